## The table on a phone

menu = Links, Einstellungen, Hilfe
sheet = Die Frage und die Tafeln
tabs = Tafeln
tab-turn = Spielen
tab-study = Analyse
tab-players = Mitspielende
tab-companies = Gesellschaften
tab-more = Mehr
asked-of = { $name }: { $words }
