"""Victory Roads, from Minsk to Berlin, 1944-1945: the map, the counters, weather and movement; combat and the
advanced rules are to come.
"""
