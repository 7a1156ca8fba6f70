"""7. Combat, in the order of its six steps."""
