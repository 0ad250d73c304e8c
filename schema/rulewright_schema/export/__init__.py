"""JSON Schemas made from the models."""
