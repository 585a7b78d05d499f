## Words that every game uses

money = { NUMBER($amount, useGrouping: 1) } $
chance = Le hasard
seat-player = Joueur

cited = { $rule } ({ $reference })
refused = { $reason } { $rule }
rule-NOT_YOUR_DECISION = Seul le joueur interrogé peut agir.
because-NOT_YOUR_DECISION = Ce n’est pas à vous de décider : c’est à { $seat }.
rule-GAME_IS_OVER = Une fois la partie finie, plus rien ne peut être fait.
because-GAME_IS_OVER = La partie est finie.
rule-NOTHING_TO_UNDO = On ne peut reprendre que ce qu’on a fait.
because-NOTHING_TO_UNDO = Vous n’avez encore rien fait.
rule-OTHERS_HAVE_ACTED = On peut reprendre une action tant que ni le hasard ni un autre joueur n’a agi ; ensuite, seulement si les autres sont d’accord.
because-OTHERS_HAVE_ACTED = D’autres ont agi depuis.
rule-SEEN_BY_OTHERS = Une fois la partie finie, ou ce qui était caché vu par d’autres, une action n’est reprise que si tout le monde est d’accord.
because-SEEN_BY_OTHERS = Ce qui était caché a été vu depuis.

## The terminal

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
log-run = { $count } lignes comme la suivante
players = Joueurs
seat-column = Place
cash = Argent
company = Compagnie
controller = Contrôle
goods = Marchandises
order = Ordre du tour
only-one = Une seule action est possible :

## Hex maps in the terminal

legend-ground = . plaine  ~ rivière  ^ collines  A montagnes  = eau  ABC ville  abc bourg
letter-red = R
letter-blue = B
letter-yellow = J
letter-purple = V
letter-grey = G
letter-black = N

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-such-name = { $what ->
    [company] il n’y a pas de compagnie « { $name } »
    [location] il n’y a pas de lieu « { $name } »
    [stop] il n’y a pas de halte « { $name } »
    [colour] il n’y a pas de couleur « { $name } »
   *[action] il n’y a pas d’action « { $name } »
}
notation-no-such-hex = il n’y a pas de case « { $name } » ; écrivez la lettre de sa rangée et son numéro dans la rangée, par exemple H7
notation-hex-is-chosen = la tuile va en { $hex }, la case déjà choisie
notation-no-such-tile = il n’y a pas de tuile « { $name } » ; les formes sont { $faces }, les orientations vont de 1 à 6
notation-no-such-side = « { $word } » n’est pas un côté de 1 à { $most }
notation-no-whole-number = « { $word } » n’est pas un nombre entier
notation-counts-from-one = on compte à partir de un

## What keeps the server from answering now

wait-flood = C’était trop à la fois. Attendez un instant et réessayez.
wait-store-down = Le serveur ne peut ni lire ni écrire ses parties en ce moment. Rien de ce qui vous a été confirmé n’est perdu ; réessayez dans un instant.

## Records, and what is wrong with one

record-true = { $file } : partie enregistrée sans altération, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
record-at-line = ligne { NUMBER($line, useGrouping: 0) } : { $told }
record-by-rule = { $told } : { $rule } { $reference } : { $reason }
record-not-legal = « { $words } » n’est pas permis
record-no-such-seat = il n’y a pas de place { $seat } dans une partie à { $players }
record-no-header-end = ce n’est pas une partie enregistrée : aucune ligne --- ne termine l’en-tête
record-no-header-line = une ligne d’en-tête « clé valeur » est attendue ici, et non « { $found } »
record-header-twice = l’en-tête donne « { $name } » deux fois
record-header-lacks = l’en-tête ne donne pas « { $name } »
record-other-format = le format { $found } n’est pas connu, seulement { $known }
record-control-character = « { $found } » contient un caractère de contrôle, ce qu’une partie enregistrée n’a jamais
record-no-action-line = un numéro de place ou * et une action sont attendus ici, et non « { $found } »
record-no-last-digest = l’empreinte de la dernière position manque à la fin
record-misplaced-digest = une empreinte manque ici, ou n’y a pas sa place
record-wrong-digest = l’empreinte est { $found }, mais les lignes qui précèdent donnent { $right }
record-no-such-game = il n’y a pas de jeu « { $name } » ; il y a { $known }
record-other-rules = la version { $found } des règles n’est pas connue, seulement celles jusqu’à { $known }
record-no-number-of-players = « { $found } » n’est pas un nombre de joueurs
record-players = { $game } est pour { $fewest } à { $most } joueurs, et non { $found }
record-no-such-option = { $game } n’a pas d’option « { $option } » ; { $known ->
    [none] ce jeu n’en a aucune
   *[other] ses options : { $known }
}
record-bad-board = le plateau joint à l’enregistrement est défectueux : { $told }
record-option-twice = l’option « { $option } » est donnée deux fois
record-own-board = « { $name } » est un plateau fait par des joueurs : donnez son fichier avec --board
record-too-many-actions = une partie enregistrée compte au plus { $most } actions, et celle-ci est de trop
limit-record-size = Une partie enregistrée pèse au plus { $most } ko, et celle-ci en fait { $found }.
limit-record-time = La lecture ou l’écriture de cette partie a duré plus de { $seconds } secondes et a été abandonnée.
limit-game-length = Le journal de cette partie a atteint { $most } lignes, le maximum pour une table : plus rien ne peut y être joué. La partie peut encore être enregistrée.
record-other-board = partie jouée sur le plateau { $found }, mais ce plateau-ci est { $given }

## Printed kits

print-contents = Table des matières
print-rules = Règles du jeu
print-players = De { $fewest } à { $most } joueurs.
print-parts = Pièces à imprimer
print-needs = Ce qu’il faut en plus
print-set-up = Mise en place
print-sheet = { $title }, feuille { $sheet } sur { $sheets }.
print-join = Coupez selon les repères de gauche et du haut, puis posez chaque feuille sur sa voisine jusqu’aux triangles.
print-aid = Aide de jeu
print-piece = { $count } ×
print-tiles = Tuiles de voie
print-new-city = Nouvelle ville
print-part-rulebook = Ce livret de règles (rulebook.pdf)
print-part-map = Carte { $name } : sur { $sheets } feuilles ({ $file }_sheets.pdf) ou sur une seule grande page ({ $file }_large.pdf)
print-part-tiles = Tuiles de voie, aussi grandes que les hexagones des cartes (tiles.pdf) ; la voie ne manque jamais : imprimez-en d’autres au besoin
print-part-aids = Aide de jeu, une par joueur (player_aids.pdf)
print-need-goods-cubes = Cubes de marchandises, couleur : { $colour }
print-need-bag = Sac pour tirer les cubes
print-game-turn = Manche

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
