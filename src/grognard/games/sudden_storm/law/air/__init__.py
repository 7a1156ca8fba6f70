"""16 to 26. The war in the air: bases, missions, air combat, bombing, losses and replacements."""
