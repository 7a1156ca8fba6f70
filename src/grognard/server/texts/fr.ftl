# À la table du navigateur une unité se montre et se clique : son nom suffit, sans le repère qu'on tape au terminal.
unit-ref = { $name }
unit-brief = { $name }
