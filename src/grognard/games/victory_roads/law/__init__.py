"""The rules, one file per chapter: the only room that decides what is legal."""
