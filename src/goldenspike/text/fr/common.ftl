## Words that every game uses

money = { NUMBER($amount, useGrouping: 1) } $
chance = Le hasard
nameless-seat = Joueur { $number }
guest = Invité { $number }
name-again = { $name } { $number }
bot-random = Hasard
bot-greedy = Avide
bot-beginner = Débutant
bot-steady = Solide
bot-strong = Fort
bot-expert = Maître
bot-uct = Penseur
bots-interpreted = Ici, le moteur n’est pas compilé : les robots qui calculent à l’avance jouent environ à la moitié de leur force.

cited = { $rule } ({ $reference })
refused = { $reason } { $rule }
rule-NOT_YOUR_DECISION = Seul peut agir un joueur dont on attend la décision.
because-NOT_YOUR_DECISION = Ce n’est pas à vous de décider : c’est à { $seat }.
rule-GAME_IS_OVER = Une fois la partie terminée, plus rien ne peut être joué.
because-GAME_IS_OVER = La partie est terminée.
rule-NOTHING_TO_UNDO = On ne peut annuler que ce qu’on a fait soi-même.
because-NOTHING_TO_UNDO = Vous n’avez encore rien fait.
rule-OTHERS_HAVE_ACTED = On peut annuler son action tant que ni le hasard ni un autre joueur n’est intervenu ; ensuite, seulement avec l’accord des autres.
because-OTHERS_HAVE_ACTED = D’autres ont joué depuis.
rule-SEEN_BY_OTHERS = Une fois la partie terminée, ou dès que d’autres ont vu ce qui était caché, une action n’est annulée qu’avec l’accord de tous.
because-SEEN_BY_OTHERS = Ce qui était caché a été vu depuis.

## The terminal

turn = Manche { $turn } sur { $turns }
your-decision = { $seat }, à vous de décider
your-decision-for = { $seat }, à vous de décider pour la compagnie { $company }
highest-bid = Plus haute mise : { $bid }, { $seat }
out-of-it = Hors de cette enchère : { $seats }
too-narrow = La carte demande un terminal d’au moins { $columns } colonnes.
not-a-record = Le fichier { $file } existe déjà et n’est pas une partie enregistrée : choisissez un autre nom.
labelled = { $label } : { $value }
to-decide = À qui de jouer
more-help = Tapez un numéro, une action ou help.
choose = Votre choix :
choose-number = De { $low } à { $high } :
pass-keyboard = Passez le clavier à { $seat }, qui appuie ensuite sur Entrée.
help = Tapez le numéro d’un choix, ou une action telle que l’écrivent les parties enregistrées, par exemple { $example }.
    why ACTION dit pourquoi une action est refusée, rules donne les règles, board redessine le plateau, describe dit la position en mots,
    log montre ce qui s’est passé, undo annule votre dernière action, save FICHIER enregistre la partie, quit quitte le jeu.
allowed = C’est permis.
no-such-choice = Aucun choix ne porte ce numéro.
saved = Partie enregistrée dans { $file }.
undone = Action annulée.
goodbye = Au revoir. Pour continuer plus tard : { $command }
rules-title = Les règles
rules-preface = Le numéro d’un paragraphe est celui que le jeu cite quand il refuse une action. [n] signale une précision : un point sur lequel la règle imprimée se tait ou se lit de deux façons. Le nom en capitales est celui de la règle dans le programme.
log-title = Ce qui s’est passé
log-run = { $count } lignes semblables à la suivante
players = Joueurs
seat-column = Place
cash = Argent
company = Compagnie
controller = Contrôle
goods = Marchandises
order = Ordre du tour
only-one = Une seule action est possible :

## Hex maps in the terminal

legend-ground = . plaine  ~ rivière  ^ collines  A montagnes  = eau  ABC ville  abc bourg
letter-red = R
letter-blue = B
letter-yellow = J
letter-purple = V
letter-grey = G
letter-black = N

## A position in words

describe-now = Maintenant
describe-asked = À { $seat } de décider. { $rule }
describe-over = La partie est terminée.
describe-won = { $count ->
    [one] La victoire revient à { $seats }.
   *[other] La victoire est partagée : { $seats }.
}
describe-course = Où en est la partie
describe-companies = Compagnies
describe-active = Compagnie active
describe-places = Lieu par lieu
describe-track = Les voies, case par case
describe-ground = Le terrain, rangée par rangée d’ouest en est
describe-bankrupt = en faillite
describe-built = Constructions ce tour-ci
describe-site = Une tuile est à poser en
describe-round = Passage de transport
describe-nobody = à personne
describe-link = { $stop } ({ $owner })
describe-unfinished = inachevée, jusqu’en { $stop } ({ $owner })
describe-loose = inachevée
describe-town = bourg
describe-city = ville { $colour ->
    [bleu] bleue
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}
describe-water = eau
describe-with-track = { $ground }, avec une voie

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-such-name = { $what ->
    [company] il n’y a pas de compagnie « { $name } »
    [location] il n’y a pas d’emplacement « { $name } »
    [stop] il n’y a pas de halte « { $name } »
    [colour] il n’y a pas de couleur « { $name } »
   *[action] il n’y a pas d’action « { $name } »
}
notation-no-such-hex = il n’y a pas de case « { $name } » ; écrivez la lettre de sa rangée et son numéro dans la rangée, par exemple H7
notation-hex-is-chosen = la tuile va en { $hex }, la case déjà choisie
notation-no-such-tile = il n’y a pas de tuile « { $name } » ; les formes sont { $faces }, les orientations vont de 1 à 6
notation-no-such-side = « { $word } » n’est pas un côté de 1 à { $most }
notation-no-whole-number = « { $word } » n’est pas un nombre entier
notation-counts-from-one = la numérotation commence à 1

## What keeps the server from answering now

away-title = Le serveur est hors de portée
away-lead = Vous êtes hors ligne, ou le serveur ne fonctionne pas. Vos parties y sont conservées ; rien n’est perdu.
away-again = Réessayer
banned = L’accès à ce serveur vous est interdit. Motif : { $reason }
banned-until = L’accès à ce serveur vous est interdit jusqu’au { $day }. Motif : { $reason }
wait-flood = C’était trop à la fois. Attendez un instant et réessayez.
wait-store-down = Le serveur ne peut ni lire ni écrire ses parties en ce moment. Rien de ce qui vous a été confirmé n’est perdu ; réessayez dans un instant.

## Records, and what is wrong with one

record-true = { $file } : partie enregistrée sans altération, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
record-at-line = ligne { NUMBER($line, useGrouping: 0) } : { $told }
record-by-rule = { $told } : { $rule } { $reference } : { $reason }
record-not-legal = « { $words } » n’est pas permis
record-no-such-seat = il n’y a pas de place { $seat } dans une partie à { $players }
record-no-header-end = ce n’est pas une partie enregistrée : aucune ligne --- ne termine l’en-tête
record-no-header-line = une ligne d’en-tête « clé valeur » est attendue ici, et non « { $found } »
record-header-twice = l’en-tête donne « { $name } » deux fois
record-header-lacks = l’en-tête ne donne pas « { $name } »
record-other-format = format d’enregistrement inconnu : { $found } ; seul format connu : { $known }
record-control-character = « { $found } » contient un caractère de contrôle ; une partie enregistrée n’en a jamais
record-no-action-line = un numéro de place (ou *) et une action sont attendus ici, et non « { $found } »
record-no-last-digest = l’empreinte de la dernière position manque à la fin
record-misplaced-digest = une empreinte manque ici, ou n’y a pas sa place
record-wrong-digest = l’empreinte est { $found }, mais les lignes qui précèdent donnent { $right }
record-no-such-game = il n’y a pas de jeu « { $name } », seulement { $known }
record-other-rules = version { $found } des règles inconnue ; les versions connues vont jusqu’à { $known }
record-no-number-of-players = « { $found } » n’est pas un nombre de joueurs
record-players = { $game } se joue de { $fewest } à { $most }, et non à { $found }
record-no-such-option = { $game } n’a pas d’option « { $option } » ; { $known ->
    [none] ce jeu n’en a aucune
   *[other] ses options : { $known }
}
record-bad-board = le plateau joint à la partie enregistrée est défectueux : { $told }
record-option-twice = l’option « { $option } » est donnée deux fois
record-own-board = « { $name } » est un plateau créé par des joueurs : indiquez son fichier avec --board
record-too-many-actions = une partie enregistrée compte au plus { $most } actions, et celle-ci est de trop
record-draw-bad-line = la ligne « { $name } » ne parle pas d’un tirage comme il le faut
record-draw-wrong-secret = le nombre du serveur ne convient pas à son sceau
record-draw-wrong-part = le nombre de la place { $seat } ne convient pas à son sceau
record-draw-wrong-seed = la graine ne découle pas des nombres tirés
record-draw-wrong-outcome = « { $found } » ne découle pas de la graine, qui donne « { $right } »
limit-record-size = Une partie enregistrée pèse au plus { $most } ko, et celle-ci en fait { $found }.
limit-record-time = La lecture ou l’écriture de cette partie enregistrée a dépassé { $seconds } secondes et a été abandonnée.
limit-game-length = Le journal de cette partie a atteint { $most } lignes, le maximum pour une table : plus rien ne peut y être joué. La partie peut encore être enregistrée.
record-other-board = partie jouée sur le plateau { $found }, alors que ce plateau est { $given }

## Printed kits

setup-no-such-game = le jeu « { $name } » n’existe pas ; il y a { $known }
setup-players = { $game } se joue de { $fewest } à { $most } personnes, pas à { $found }
setup-other-rules = { $game } a des règles de version 1 à { $known }, pas { $found }
setup-no-such-option = { $known ->
    [none] { $game } n’a pas d’option « { $option } » : il n’en a aucune
   *[other] { $game } n’a pas d’option « { $option } », seulement { $known }
}
setup-no-such-value = l’option « { $option } » ne peut valoir « { $value } », seulement { $known }
setup-how-to-write-options = une option s’écrit nom=valeur, pas « { $found } »
setup-option-twice = l’option « { $option } » est donnée deux fois
setup-no-such-board = le plateau « { $name } » n’existe pas
setup-no-such-map = { $game } n’a pas de carte « { $name } » ; il y a { $known }
setup-map-or-board = --map nomme une carte du jeu et --board un fichier : donnez l’un des deux
setup-no-such-bot = le bot « { $name } » n’existe pas pour ce jeu ; il y a { $known }
setup-bot-option-number = une option de bot s’écrit nom=nombre, comme uct:simulations=500, mais « { $bot } » contient « { $found } »
setup-no-such-bot-option = { $known ->
    [none] le bot « { $bot } » n’a pas d’option « { $option } » : il n’en a aucune
   *[other] le bot « { $bot } » n’a pas d’option « { $option } », seulement { $known }
}
setup-bot-option-whole = l’option « { $option } » du bot « { $bot } » est un nombre entier
setup-too-many-bots = { $bots } bots sont nommés pour { $seats } places
setup-too-many-people = { $people } personnes ne peuvent s’asseoir à { $seats } places
setup-resumed = --resume reprend la partie enregistrée : { $option } ne peut être donné en même temps
setup-upto = l’enregistrement compte { $actions } actions, pas { NUMBER($upto, useGrouping: 0) }
setup-record-file = --record demande un nom de fichier
setup-no-odds = il n’y a rien à mesurer dans { $game }, mais bien dans { $known }
setup-no-server = le serveur n’est pas installé (il manque { $missing }) : { $command }
setup-no-printing = l’impression n’est pas installée (il manque { $missing }) : { $command }
setup-bot-file = le bot { $bot } est inutilisable : { $told }
setup-work-failed = une partie n’a pu être jouée jusqu’à la fin : { $told }
setup-no-ray = Ray n’est pas installé ({ $missing } manque) : { $command }
setup-no-mind = { $game } n’a pas de robot de recherche qui puisse apprendre
setup-no-encoding = { $game } n’est pas décrit en nombres, aucun programme ne peut donc l’apprendre
setup-other-lessons = { $file } garde les leçons d’une autre commande ({ $command }) ; nommez un autre fichier avec --out
setup-no-numpy = numpy n’est pas installé ({ $missing } manque) : { $command }
setup-no-arena = classements, rapports et Parquet ne sont pas installés ({ $missing } manque) : { $command }
setup-other-results = { $file } contient les résultats d’autre chose : nommez un autre fichier avec --out
setup-results-line = { $file }, ligne { NUMBER($number, useGrouping: 0) }, n’est pas un résultat : nommez un autre fichier avec --out
setup-gauntlet = pour { $format }, il faut au moins deux bots, pas { $count }
setup-not-numbers = --players prend des nombres séparés par des virgules, pas « { $found } »
setup-port = le port { $port } de { $host } ne peut servir ({ $reason }) ; prenez-en un autre avec --port
print-contents = Table des matières
print-rules = Règles du jeu
print-players = De { $fewest } à { $most } joueurs.
print-parts = Pièces à imprimer
print-needs = Matériel à prévoir en plus
print-set-up = Mise en place
print-sheet = { $title }, feuille { $sheet } sur { $sheets }.
print-join = Coupez le long des repères de gauche et du haut, puis posez chaque feuille sur sa voisine jusqu’aux triangles.
print-aid = Aide de jeu
print-piece = { $count } ×
print-tiles = Tuiles de voie
print-new-city = Nouvelle ville
print-part-rulebook = Ce livret de règles (rulebook.pdf)
print-part-map = Carte { $name } : sur { $sheets } feuilles ({ $file }_sheets.pdf) ou sur une seule grande page ({ $file }_large.pdf)
print-part-tiles = Tuiles de voie, à la taille des hexagones des cartes (tiles.pdf) ; les voies ne manquent jamais : imprimez-en d’autres au besoin
print-part-aids = Aide de jeu, une par joueur (player_aids.pdf)
print-need-goods-cubes = Cubes de marchandises ({ $colour })
print-need-bag = Sac pour le tirage des cubes
print-track-costs = Le prix des voies
print-track-exit = Chaque sortie d’une tuile
print-track-town = Dans un bourg, en plus
print-track-river = Sur une rivière, en plus
print-track-hills = En collines, en plus
print-track-mountains = En montagne, en plus
print-track-printed = Une jonction imprimée
print-game-turn = Manche

## The rules page

rules-tab = { $game } : les règles – Golden Spike

## Track tiles: the face, and the side of its first exit

tile-straight = une voie droite (orientation { $turn })
tile-gentle = une courbe douce (orientation { $turn })
tile-sharp = une courbe serrée (orientation { $turn })
tile-crossing = un croisement de voies droites (orientation { $turn })
tile-straight_over_gentle = une voie droite croisant une courbe douce (orientation { $turn })
tile-gentles_crossing = deux courbes douces croisées (orientation { $turn })
tile-gentles = deux courbes douces (orientation { $turn })
tile-straight_and_sharp = une voie droite et une courbe serrée (orientation { $turn })
tile-gentle_and_sharp_left = une courbe douce, une courbe serrée à gauche (orientation { $turn })
tile-gentle_and_sharp_right = une courbe douce, une courbe serrée à droite (orientation { $turn })
tile-sharps_near = deux courbes serrées voisines (orientation { $turn })
tile-sharps_far = deux courbes serrées opposées (orientation { $turn })
tile-town = un bourg à une sortie (orientation { $turn })
tile-town_straight = un bourg sur voie droite (orientation { $turn })
tile-town_gentle = un bourg sur courbe douce (orientation { $turn })
tile-town_sharp = un bourg sur courbe serrée (orientation { $turn })
tile-town_fan = un bourg à trois sorties voisines (orientation { $turn })
tile-town_left = un bourg à trois sorties, branche à gauche (orientation { $turn })
tile-town_right = un bourg à trois sorties, branche à droite (orientation { $turn })
tile-town_star = un bourg à trois sorties en étoile (orientation { $turn })
tile-town_four_straight = un bourg à quatre sorties sur deux voies droites (orientation { $turn })
tile-town_four_gentle = un bourg à quatre sorties, dont trois voisines (orientation { $turn })
tile-town_four_sharp = un bourg à quatre sorties voisines (orientation { $turn })

## Étudier les parties

study-gave-away = { $name } a cédé { $points ->
    [one] un point
   *[other] { $points } points
} de ses chances de gagner : { $chosen } % au lieu de { $best } %.
study-you-gave-away = Vous avez cédé { $points ->
    [one] un point
   *[other] { $points } points
} de vos chances de gagner : { $chosen } % au lieu de { $best } %.
study-then = { $one } ; puis : { $other }
study-by-way = { $told } : { $way }
study-not-over = Cette partie est encore en cours. On pourra l’analyser quand elle sera finie.
study-still-running = Plusieurs personnes jouent encore cette même partie. On pourra l’étudier quand elles l’auront finie.
study-no-hints = Les conseils sont faits pour s’exercer : une partie en cours où vous jouez seul contre des robots.
study-no-play-on = Cette partie est encore en cours. Qui la joue seul peut la continuer ailleurs, à sa propre place ; les autres, quand elle sera finie.
hint-answer = { $name } répondrait sans doute : { $choice }.
study-no-mind = Les robots de ce jeu ne calculent pas à l’avance ; on ne peut donc pas l’étudier.
puzzle-why-gap = Il vous laisse { $points ->
    [one] un point
   *[other] { $points } points
} sur cent de chances de gagner en plus que le deuxième choix.
puzzle-why-taken = Après le deuxième choix, { $name } le ferait à votre place : { $choice }.
puzzle-why-answer = Au deuxième choix, { $name } répondrait sans doute : { $choice }.
puzzle-why-ends = En jouant la suite de nombreuses fois jusqu’au bout, vous finissez avec { $own } en moyenne et le meilleur des autres avec { $rival } ; après le deuxième choix, c’est { $own-second } contre { $rival-second }.
wait-study = Il y a beaucoup à étudier en ce moment. Réessayez dans un instant.
analyse-line = Ligne { $line } : { $told }
analyse-chosen = Joué ({ $chance } %) : { $choice }
analyse-bot = Le robot ({ $chance } %) : { $choice }
analyse-other = Aussi ({ $chance } %) : { $choice }
analyse-none = Aucune décision n’a cédé quoi que ce soit de façon certaine.
analyse-chances = Chances de gagner au fil de la partie, du premier coup au dernier
analyse-short = Seuls { $done } % de l’étude ont été faits. Avec plus de --seconds, elle va plus loin.
setup-not-studied = les robots de { $game } ne calculent pas à l’avance ; on ne peut donc pas l’étudier
