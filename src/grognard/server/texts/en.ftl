# At the table in the browser a unit is seen and clicked: its name is enough, without the mark that is typed at the terminal. A game in which units share a name says what to call them.
unit-ref = { $name }
unit-brief = { $name }

# A game that cannot be played again, read as it was written.
unread-act = does something that its own side alone may read
written-die = a die: { $face } of { $sides }

# A group of units.
group-final = This move cannot be undone: play it by itself.
group-busy = Finish the current move first.
group-there = Already in this hex.
group-has-final = one of these moves cannot be undone: play it by itself
