"""The rules, a file a chapter: the only room that decides what is legal."""
