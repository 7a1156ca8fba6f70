"""What computer players want to know. Nothing legal depends on it."""
