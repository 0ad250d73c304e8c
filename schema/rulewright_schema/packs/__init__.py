"""Packs: files, manifests, requirements, overrides, and how a run's paths become one catalog."""
