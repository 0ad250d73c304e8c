"""City of Fury's kinds of document and their vocabulary."""
