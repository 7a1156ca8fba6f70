"""Victory Roads, from Bagration to Berlin, 1944-1945: law, mind and table. `record.py` puts them together."""
