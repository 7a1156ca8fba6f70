# At the table in the browser a unit is seen and clicked: its name is enough, without the mark that is typed at the terminal.
unit-ref = { $name }
unit-brief = { $name }
