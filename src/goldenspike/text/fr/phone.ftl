## The table on a phone

menu = Liens, réglages, aide
sheet = La question et les panneaux
tabs = Panneaux
tab-turn = Jouer
tab-study = Analyse
tab-players = Joueurs
tab-companies = Compagnies
tab-more = Autres
asked-of = { $name } : { $words }
