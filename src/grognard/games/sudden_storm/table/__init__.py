"""What the table shows of a position."""
