"""Tsaritsyn, June 1919: law, mind and table. `record.py` puts them together."""
