## Problèmes : des positions où un choix vaut bien mieux que tous les autres

puzzles-title = Problèmes : { $game }
puzzles-lead = Des positions tirées de parties entre robots, où un choix vaut bien mieux que tous les autres. Trouvez-le, puis voyez sur le plateau ce que valait chaque choix.
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-begin = Problème { $number }
puzzles-solved = { $right } sur { $count } résolus du premier coup
puzzles-others = Problèmes d’autres jeux :
puzzle = Le problème
puzzle-turn = manche { $turn }
puzzle-solved = résolu
puzzle-missed = manqué
puzzle-number = Problème { $number } sur { $count }
puzzle-ask = C’est à vous, et un choix vaut bien mieux que tous les autres. Lequel ? Répondez sur le plateau ou dans la liste.
puzzle-rests = La partie s’arrête ici. À côté du plateau, vous voyez ce que valaient les choix.
puzzle-right = C’est bien cela.
puzzle-wrong = Il y a bien mieux.
puzzle-answer = Voici la réponse.
puzzle-best = la réponse
puzzle-mine = votre choix
puzzle-percent = { $chance } %
puzzle-chances = Vos chances de gagner après chaque choix
puzzle-others = { $count ->
    [one] Un autre choix est lui aussi moins bon que la réponse.
   *[other] { $count } autres choix sont eux aussi moins bons que la réponse.
}
puzzle-why = Pourquoi
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-skip = Passer
puzzle-show = Voir la réponse
puzzle-play-on = Continuer à partir d’ici
puzzle-all = Tous les problèmes
