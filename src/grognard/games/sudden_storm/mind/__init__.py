"""What the computer players think of a position."""
