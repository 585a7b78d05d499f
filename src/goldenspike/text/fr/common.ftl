## Mots communs à tous les jeux

money = { NUMBER($amount, useGrouping: 1) } $
chance = Le hasard
seat-player = Joueur

rule-NOT_YOUR_DECISION = Seule une place à qui l’on pose une question peut agir.
because-NOT_YOUR_DECISION = Ce n’est pas à vous de décider : c’est à { $seat }.
rule-GAME_IS_OVER = Une fois la partie finie, plus rien ne peut être fait.
because-GAME_IS_OVER = La partie est finie.
rule-NOTHING_TO_UNDO = On ne peut reprendre que ce qu’on a fait.
because-NOTHING_TO_UNDO = Vous n’avez encore rien fait.
rule-OTHERS_HAVE_ACTED = On peut reprendre une action tant que ni le hasard ni une autre place n’a agi ; ensuite, seulement si les autres sont d’accord.
because-OTHERS_HAVE_ACTED = D’autres ont agi depuis.

## Le terminal

turn = Manche { $turn } sur { $turns }
your-decision = { $seat }, à vous de décider
more-help = Tapez un numéro, une action ou help.
choose = Votre choix
choose-number = De { $low } à { $high }
pass-keyboard = Passez le clavier à { $seat }, qui appuie ensuite sur Entrée.
help = Tapez le numéro d’un choix, ou une action comme dans les parties enregistrées, par exemple { $example }.
    why ACTION dit pourquoi une action est refusée, rules donne les règles, board redessine le plateau,
    log montre ce qui s’est passé, undo reprend votre dernière action, save FICHIER enregistre la partie, quit s’en va.
allowed = C’est permis.
no-such-choice = Aucun choix ne porte ce numéro.
saved = Enregistré dans { $file }.
undone = Action reprise.
goodbye = Au revoir. Pour continuer plus tard : { $command }
rules-title = Les règles
log-title = Ce qui s’est passé
players = Joueurs
seat-column = Place
cash = Argent
cubes = Cubes
shares = Parts
controls = Contrôle
company = Compagnie
controller = Contrôle
treasury = Boîte
profit = Bénéfice
track = Voies
goods = Marchandises
value = Valeur
order = Ordre du tour
only-one = Une seule action est possible :
