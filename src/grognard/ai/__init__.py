"""Players: bots see what people see, and nothing more."""
