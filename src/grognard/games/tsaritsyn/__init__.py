"""Tsaritsyn, June 1919: one file per chapter of the rulebook. `record.py` puts them together."""
