## Knobelaufgaben: Stellungen, in denen eine Wahl viel besser ist als alle anderen

puzzles-title = Knobelaufgaben: { $game }
puzzles-lead = Stellungen aus Partien zwischen Bots, in denen eine Wahl viel besser ist als alle anderen. Finde sie, dann siehst du auf dem Plan, was jede Wahl wert war.
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzles-begin = Aufgabe { $number }
puzzles-solved = { $right } von { $count } auf Anhieb gelöst
puzzles-others = Aufgaben anderer Spiele:
puzzle = Die Aufgabe
puzzle-turn = Runde { $turn }
puzzle-solved = gelöst
puzzle-missed = verfehlt
puzzle-number = Aufgabe { $number } von { $count }
puzzle-ask = Du bist am Zug, und eine Wahl ist viel besser als alle anderen. Welche? Antworte auf dem Plan oder in der Liste.
puzzle-rests = Die Partie ruht hier. Neben dem Plan siehst du, was die Möglichkeiten wert waren.
puzzle-right = Genau das ist es.
puzzle-wrong = Es gibt etwas viel Besseres.
puzzle-answer = Das ist die Lösung.
puzzle-best = die Lösung
puzzle-mine = deine Wahl
puzzle-percent = { $chance } %
puzzle-chances = Deine Siegchance nach jeder Wahl
puzzle-others = { $count ->
    [one] Auch eine weitere Möglichkeit ist schlechter als die Lösung.
   *[other] Auch { $count } weitere Möglichkeiten sind schlechter als die Lösung.
}
puzzle-why = Warum
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal versuchen
puzzle-skip = Überspringen
puzzle-show = Lösung zeigen
puzzle-play-on = Von hier aus weiterspielen
puzzle-all = Alle Aufgaben
