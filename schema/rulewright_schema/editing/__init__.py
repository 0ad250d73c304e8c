"""Changes to text that are proved to change nothing else: fixes, layout, places within scalars."""
