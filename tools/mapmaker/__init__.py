"""Maps of the games from open geodata and layers drawn by hand."""
