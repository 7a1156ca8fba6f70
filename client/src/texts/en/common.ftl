# What all pages share.

close = Close
cancel = Cancel
copy = Copy
copied = Copied
again = Try again
waiting = One moment…
just-now = just now
skip = Skip to the content
home = Grognard, home
guest-name = Guest

nav-label = Pages
nav-play = Play
nav-rules = Rules
nav-account = Account

lang-label = Language
theme-label = Theme
theme-now = Theme: { $theme }
theme-light = Light
theme-dark = Dark
theme-auto = Same as the system

lost-title = Page not found
lost-text = The link is incomplete, or the page is gone.

ask-name-title = What name do you want to play under?
ask-name-label = Your name at the table
ask-name-hint = No account is needed. This browser will remember you.
ask-name-go = Continue

fault-no-server = The server does not answer. Nothing is lost: try again in a moment.
fault-status = The server refused the request ({ $status }).
fault-busy = The server is very busy: trying again in a moment.
fault-here = The page ran into an error: { $what }

chip-label = Paragraph { $cite }
chip-none = This paragraph is not in the rules.
chip-more = Open in the rulebook
ruling = Ruling
rule-kind = { $kind ->
    [advance] advance
    [air] air
    [artillery] artillery
    [combat] combat
    [command] command
    [component] components
    [movement] movement
    [note] note
    [optional] option
    [physical] printed matter
    [reinforcement] reinforcements
    [retreat] retreat
    [sequence] sequence of play
    [setup] set-up
    [special-unit] special units
    [stacking] stacking
    [supply] supply
    [victory] victory
    [weather] weather
    [zoc] zones of control
   *[other] { $kind }
}
