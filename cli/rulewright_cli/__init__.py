"""The rulewright command: the only layer that prints or exits."""
