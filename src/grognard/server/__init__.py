"""The table over the network: seats, acts, views; the engine decides, this carries."""
