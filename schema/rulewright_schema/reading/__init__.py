"""Bytes to nodes: YAML read over libyaml's events, with a finding for every fault of the text."""
