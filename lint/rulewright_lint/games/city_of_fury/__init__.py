"""What City of Fury adds to the linter."""
