"""Victory Roads, from Minsk to Berlin, 1944-1945: the map is there, the rules are to come."""
