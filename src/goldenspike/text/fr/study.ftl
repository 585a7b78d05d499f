# Ce que disent les pages d’étude : l’analyse des parties finies.

study-title = Analyse
study-about = Voyez qui avait quelles chances de gagner à quel moment, quelles décisions ont fait basculer la partie, et ce qu’un robot aurait joué.
study-begin = Analyser la partie
study-go-on = Regarder de plus près
study-stop = Arrêter
study-done = { $done } % examinés
study-graph = Les chances de gagner de chacun au fil de la partie
study-at = Après la ligne { $line } : { $told }
study-of-seat = { $name } { $chance } %
study-percent = { $chance } %
study-figures = Les chiffres en tableau
study-line = Ligne
study-swings = Les décisions qui ont le plus coûté
study-swing = { $name }, ligne { $line }
study-lost = −{ $points }
study-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer { $count } de plus
}
study-none = Aucune décision n’a cédé quoi que ce soit de façon certaine.
study-the-bot = le robot
study-the-choice = joué
study-another = aussi

hint = Conseil
hint-about = Les trois meilleurs choix aux yeux d’un robot
hint-thinking = Réflexion…
hint-title = Les meilleurs choix aux yeux d’un robot
hint-change = { $name } { $before } → { $after }
hint-brings = Apporte : { $changes }.
hint-behind = { $points ->
    [one] Un point
   *[other] { $points } points
} de moins que le meilleur.
hint-practice = Avec des conseils, une partie est un exercice.

play-on = Continuer d’ici
play-on-about = Une nouvelle table part de cette position, avec des robots aux autres places et un hasard à elle.
play-on-seat = Votre place
play-on-bots = Contre
play-on-begin = Continuer
