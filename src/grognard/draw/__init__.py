"""Maps as pictures and as text, from the same record."""
