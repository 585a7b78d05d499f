# Was die Seiten des Studiums sagen: die Analyse beendeter Partien.

study-title = Analyse
study-about = Sieh, wer wann welche Siegchance hatte, welche Entscheidungen die Partie gedreht haben und was ein Bot getan hätte.
study-begin = Partie analysieren
study-go-on = Tiefer schauen
study-stop = Anhalten
study-done = { $done } % angesehen
study-graph = Die Siegchance jedes Platzes im Verlauf der Partie
study-at = Nach Zeile { $line }: { $told }
study-of-seat = { $name } { $chance } %
study-percent = { $chance } %
study-figures = Die Zahlen als Tabelle
study-line = Zeile
study-swings = Entscheidungen, die am meisten verschenkt haben
study-swing = { $name }, Zeile { $line }
study-lost = −{ $points }
study-more = { $count ->
    [one] Eine weitere zeigen
   *[other] { $count } weitere zeigen
}
study-none = Keine Entscheidung hat etwas verschenkt, das über jeden Zweifel hinausgeht.
study-the-bot = der Bot
study-the-choice = gewählt
study-another = auch

hint = Tipp
hint-about = Die drei besten Möglichkeiten, wie ein Bot sie sieht
hint-thinking = Denkt nach …
hint-title = Die besten Möglichkeiten, wie ein Bot sie sieht
hint-change = { $name } { $before } → { $after }
hint-brings = Bringt: { $changes }.
hint-behind = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} weniger als das Beste.
hint-practice = Mit Tipps ist eine Partie zum Üben da.

play-on = Von hier weiterspielen
play-on-about = Ein neuer Tisch geht von dieser Stellung aus, mit Bots auf den anderen Plätzen und eigenem Zufall.
play-on-seat = Dein Platz
play-on-bots = Gegen
play-on-begin = Weiterspielen
