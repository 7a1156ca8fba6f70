# The rulebook: our summaries, paragraph by paragraph.

rulebook-title = Rulebook of { $game }
rulebook-note = Our summaries, paragraph by paragraph, and the interpretation the program enforces. Version { $version } of the rules.
rulebook-search = Search for a word or a paragraph
rulebook-kind = Subject
rulebook-all = all subjects
rulebook-count = { $count ->
    [0] no paragraph
    [one] one paragraph
   *[other] { $count } paragraphs
}
rulebook-none = No result in this rulebook.
rulebook-chapters = Chapters
rulebook-chapter = Chapter { $chapter }
rulebook-games = Games
rulebook-link = Address of paragraph { $cite }
