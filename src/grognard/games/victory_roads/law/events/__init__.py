"""The 37 supports played as events, each in its own window."""
