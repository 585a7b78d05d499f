## Mots communs à tous les jeux

money = { NUMBER($amount, useGrouping: 1) } $
chance = Le hasard
seat-player = Joueur

rule-NOT_YOUR_DECISION = Seul le joueur interrogé peut agir.
because-NOT_YOUR_DECISION = Ce n’est pas à vous de décider : c’est à { $seat }.
rule-GAME_IS_OVER = Une fois la partie finie, plus rien ne peut être fait.
because-GAME_IS_OVER = La partie est finie.
rule-NOTHING_TO_UNDO = On ne peut reprendre que ce qu’on a fait.
because-NOTHING_TO_UNDO = Vous n’avez encore rien fait.
rule-OTHERS_HAVE_ACTED = On peut reprendre une action tant que ni le hasard ni un autre joueur n’a agi ; ensuite, seulement si les autres sont d’accord.
because-OTHERS_HAVE_ACTED = D’autres ont agi depuis.

## Le terminal

turn = Manche { $turn } sur { $turns }
your-decision = { $seat }, à vous de décider
your-decision-for = { $seat }, à vous de décider pour { $company }
highest-bid = Plus haute mise : { $bid }, { $seat }
out-of-it = Hors de cette enchère : { $seats }
too-narrow = La carte demande un terminal d’au moins { $columns } colonnes.
not-a-record = { $file } existe déjà et n’est pas un enregistrement de partie : choisissez un autre nom.
labelled = { $label } : { $value }
to-decide = À qui de décider
more-help = Tapez un numéro, une action ou help.
choose = Votre choix :
choose-number = De { $low } à { $high } :
pass-keyboard = Passez le clavier à { $seat }, qui appuie ensuite sur Entrée.
help = Tapez le numéro d’un choix, ou une action comme dans les parties enregistrées, par exemple { $example }.
    why ACTION dit pourquoi une action est refusée, rules donne les règles, board redessine le plateau,
    log montre ce qui s’est passé, undo reprend votre dernière action, save FICHIER enregistre la partie, quit quitte le jeu.
allowed = C’est permis.
no-such-choice = Aucun choix ne porte ce numéro.
saved = Enregistré dans { $file }.
undone = Action reprise.
goodbye = Au revoir. Pour continuer plus tard : { $command }
rules-title = Les règles
log-title = Ce qui s’est passé
players = Joueurs
seat-column = Place
cash = Argent
cubes = Cubes
shares = Actions
controls = Contrôle
company = Compagnie
controller = Contrôle
treasury = Trésor
profit = Bénéfice
track = Voies
goods = Marchandises
value = Valeur
order = Ordre du tour
only-one = Une seule action est possible :

## Track tiles: the face, and the side of its first exit

tile-straight = voie droite (orientation { $turn })
tile-gentle = courbe douce (orientation { $turn })
tile-sharp = courbe serrée (orientation { $turn })
tile-crossing = croisement de voies droites (orientation { $turn })
tile-straight_over_gentle = voie droite croisant une courbe douce (orientation { $turn })
tile-gentles_crossing = deux courbes douces croisées (orientation { $turn })
tile-gentles = deux courbes douces (orientation { $turn })
tile-straight_and_sharp = voie droite et courbe serrée (orientation { $turn })
tile-gentle_and_sharp_left = courbe douce, courbe serrée à gauche (orientation { $turn })
tile-gentle_and_sharp_right = courbe douce, courbe serrée à droite (orientation { $turn })
tile-sharps_near = deux courbes serrées voisines (orientation { $turn })
tile-sharps_far = deux courbes serrées opposées (orientation { $turn })
tile-town = bourg à une sortie (orientation { $turn })
tile-town_straight = bourg sur voie droite (orientation { $turn })
tile-town_gentle = bourg sur courbe douce (orientation { $turn })
tile-town_sharp = bourg sur courbe serrée (orientation { $turn })
tile-town_fan = bourg à trois sorties voisines (orientation { $turn })
tile-town_left = bourg à trois sorties, branche à gauche (orientation { $turn })
tile-town_right = bourg à trois sorties, branche à droite (orientation { $turn })
tile-town_star = bourg à trois sorties en étoile (orientation { $turn })
tile-town_four_straight = bourg à quatre sorties sur deux voies droites (orientation { $turn })
tile-town_four_gentle = bourg à quatre sorties, dont trois voisines (orientation { $turn })
tile-town_four_sharp = bourg à quatre sorties voisines (orientation { $turn })
