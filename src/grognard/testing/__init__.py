"""Published helpers for tests of this and other modules."""
