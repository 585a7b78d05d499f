## The pages

nav = Pages
nav-lobby = Accueil
nav-new = Nouvelle table
nav-replay = Relecture
language = Langue
skip = Aller au contenu
save = Enregistrer
cancel = Annuler
back = Retour
close = Fermer
copy = Copier
confirm = Valider
theme-to-dark = Couleurs sombres
theme-to-light = Couleurs claires
lost-title = Cette page n’existe pas
lost-lead = La ligne s’arrête ici. Toutes les lignes partent de l’accueil.
name-title = Votre nom
name-label = Tel que les autres le voient à la table
foot-api = Pour les programmes : l’API

## Lobby

lobby-title = Tracez votre ligne
lobby-lead = Des jeux de société ferroviaires, joués selon leurs règles. Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
play-now = Jouer contre des robots
with-people = Jouer à plusieurs
rules = Les règles
players-range = De { $fewest } à { $most } joueurs
my-games = Mes parties
my-games-empty = Aucune partie en cours. Un clic ci-dessus en commence une.
public-tables = Tables ouvertes
public-tables-empty = Personne n’a ouvert de table publique pour le moment.
finished-games = Parties terminées
your-turn = À vous de jouer
seat-open = Place libre
seats-open = { $count ->
    [0] Prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
status-running = En cours
status-over = Terminée
option-is = { $option } : { $value }

## A new table

new-title = Une nouvelle table
game = Jeu
board = Plateau
options = Options
seats = Places
seat-kind = Qui occupe la place { $number }
seat-bot = Robot à la place { $number }
seat-name = Nom pour la place { $number }
seat-remove = Retirer la place { $number }
seat-add = Ajouter une place
kind-me = Moi
kind-bot = Robot
kind-hotseat = Joueur sur cet écran
kind-open = Place libre
kind-open-about = Au premier venu
who-sees = Qui peut venir
private = Sur invitation
private-about = Seulement ceux qui ont le lien
public = Publique
public-about = Visible de tous à l’accueil
create = Dresser la table
bot-random = Hasard
bot-greedy = Avide
bot-uct = Penseur

## Before the start

gathering-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
gathering-ready = Tout le monde est là.
gathering-look = Vous pouvez regarder. Pour prendre place, demandez l’invitation à l’hôte.
you-here = vous
sit-down = S’asseoir sous le nom de { $name }
stand-up = Se lever
seat-a-bot = Placer un robot
invite = Inviter
invite-public = Cette table figure à l’accueil. Vous pouvez aussi envoyer son lien.
invite-private = Envoyez ce lien à ceux avec qui vous voulez jouer.
start = Commencer la partie
close-table = Fermer la table
close-sure = La fermer pour tout le monde ?
closed-title = Cette table est fermée
closed-lead = Elle a été fermée avant le début de la partie. Rien n’a été joué, rien n’est perdu.

## At the table

unknown-table-title = Cette table n’existe pas
unknown-table-lead = Le lien est peut-être incomplet, ou la table a été fermée avant le début de la partie.
private-table-title = Cette table est privée
private-table-lead = Demandez le lien d’invitation à ceux qui y jouent.
offline-title = Le serveur ne répond pas
offline-lead = Veuillez réessayer dans un instant.
trouble-title = Quelque chose s’est mal passé
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout le plateau
skip-steps = Sauter
playback = Ce que font les autres
faster = Plus vite
speed = { $speed }×
again = Revoir
again-about = Le montrer encore une fois
recap = Depuis votre décision
recap-since = { $count ->
    [one] Depuis votre décision : un événement
   *[other] Depuis votre décision : { $count } événements
}
recap-watching = { $count ->
    [one] Depuis votre arrivée : un événement
   *[other] Depuis votre arrivée : { $count } événements
}
moment = Résultat
moment-auction-won = Enchère remportée
moment-turn-ended = Fin de la manche
moment-turn-begins = Une nouvelle manche
moment-final = Le décompte final
order-after = Ordre du tour :
board-only = Plateau seul
legend = Légende
decision = Votre décision
waiting-for = { $count ->
    [0] La partie continue.
   *[other] C’est à { $names } de décider.
}
showing = Voyez ce qu’ont fait les autres.
watching = Vous regardez cette partie.
amount = Montant
less = Moins
more = Plus
undo = Reprendre
settings = Réglages
why-title = Pourquoi pas ?
why-link = Lire cette règle
past = Vous regardez la position { $at } sur { $last }.
past-now = Revenir au présent
past-your-turn = Revenir au présent : à vous de jouer
won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
rematch = Rejouer
consent-asked = { $name } demande à reprendre une action.
consent-waiting = { $name } a demandé aux autres l’autorisation de reprendre une action.
consent-more = { $count ->
    [one] Une action de plus part avec elle.
   *[other] { $count } actions de plus partent avec elle.
}
consent-agree = Accepter
consent-refuse = Refuser
curtain-title = { $name }, c’est à vous
curtain-about = La suite ne regarde que { $name }. Les autres détournent les yeux.
curtain-raise = Je suis { $name } : montrez-moi
curtain-undo = Reprendre ce qui vient d’être fait
share = Liens vers cette table
share-look = Pour regarder
share-look-private = Ce lien permet de voir ce que voit tout spectateur, pas de prendre place.
share-look-public = Cette table est publique : tout le monde peut regarder.
share-invite = Ce lien permet aussi de prendre place tant qu’un siège est libre.
doubt-over = La partie est finie, et tout ce qui était caché est connu.
doubt-seen = Ce qui était caché a été vu depuis cette action.
doubt-marked = On peut la reprendre quand même ; le journal garde ce qui a été vu.
doubt-ask = Elle n’est reprise que si tous les autres sont d’accord.
doubt-ask-them = Demander aux autres
note-caught-up = { $count ->
    [0] Connexion rétablie. Rien n’a été manqué.
    [one] Connexion rétablie, une action rattrapée.
   *[other] Connexion rétablie, { $count } actions rattrapées.
}
note-lost = La connexion est perdue. Nouvel essai…
note-taken-alone = Il ne restait qu’un choix, il a été fait : { $choice }
note-taken-back = Action reprise.
note-undo-asked = On demande aux autres si vous pouvez la reprendre.
note-stale = La partie avait avancé. Regardez à nouveau.
note-watching = Vous regardez. Seuls les joueurs peuvent demander pourquoi.
note-stopped = Autre chose est demandé : le chemin n’a pas été parcouru jusqu’au bout.
note-copied = Copié.
note-offline = Le serveur ne répond pas.
log = Ce qui s’est passé
log-earlier = Afficher les lignes précédentes ({ $count })
log-of-seat = Lignes de qui
log-of-turn = Lignes de quelle manche
log-all-seats = Tous
log-all-turns = Toutes les manches
log-none = Aucune ligne ne correspond.
log-newest = Aux plus récentes
to-log = Vers le journal
turn-number = { $turn ->
    [0] Mise en place
   *[other] Manche { $turn }
}
log-undo = { $name } reprend son action.
log-ask = { $name } demande à reprendre une action.
log-agree = { $name } accepte.
log-refuse = { $name } n’accepte pas.
log-seen = (vu par tous)

## History

history = Historique
history-first = Au début
history-back = Un pas en arrière
history-play = Dérouler
history-pause = Pause
history-forward = Un pas en avant
history-last = Maintenant
history-position = Position
history-of = { $at } sur { $last }
history-link = Copier un lien vers cette position
since = Depuis mon coup
since-about = Marquer ce qui a changé depuis mon dernier coup
export = Enregistrer la partie

## Help and settings

help-title = Aide
help-lit = On peut cliquer sur tout ce qui est éclairé, sur le plateau et dans la liste. Vous voyez l’effet avant de valider ; un second clic ou Entrée valide.
help-why = Cliquez sur ce qui n’est pas éclairé pour savoir quelle règle l’interdit.
help-log = Pointez une ligne du journal pour éclairer ses lieux ; cliquez pour voir cette position.
help-keys = Touches
key-arrows = d’un choix éclairé à l’autre
key-enter = choisir, et encore pour valider
key-escape = lâcher, passer, ou revenir au présent
key-undo = reprendre
key-zoom = plus près, plus loin, tout le plateau
key-board = le plateau seul, ou tout
key-legend = légende
key-step = une position en arrière ou en avant
key-play = dérouler la partie
key-faster = accélérer la lecture
key-again = revoir ce qui s’est passé depuis ma décision
key-recap = ouvrir ou fermer la liste de ce qui s’est passé
key-now = revenir au présent
key-since = marquer ce qui a changé depuis mon coup
key-help = cette aide
setting-alone = Faire automatiquement le seul choix possible
setting-confirm = Montrer l’effet d’un choix avant de valider
setting-pace = Durée d’affichage des actions des autres
pace-none = aucune
pace-brisk = courte
pace-calm = longue
setting-theme = Couleurs
theme-auto = comme l’appareil
theme-light = claires
theme-dark = sombres

## Rules and replay

rules-lead = Chaque règle telle que le jeu l’applique, avec le paragraphe du livret et les précisions entre crochets.
rules-missing = Il n’y a pas de règles de ce nom.
replay-title = Relecture
replay-lead = Ouvrez une partie enregistrée pour la revoir, ou pour la reprendre là où elle s’est arrêtée.
replay-file = Une partie dans un fichier
replay-text = Ou son texte
replay-open = Ouvrir la partie

## Companies and scores

companies = Compagnies
nobody = personne
out = sorti
bid-now = { $bid }, { $name }
shares-of = actions de { $company }
final-score = Décompte

## The tour of a table

tour = Un premier regard
tour-again = Visite guidée
tour-next = Suite
tour-end = Jouer
tour-decision = C’est ici que l’on vous interroge. Ce qui est éclairé sur le plateau y figure aussi en toutes lettres, et vous voyez l’effet d’un choix avant de le faire.
tour-history = Le curseur ramène à n’importe quelle position. « Reprendre » annule votre dernière action.
tour-log = Ce qui s’est passé, en phrases. Pointez une ligne, et ses lieux s’éclairent.

## Building track and moving goods on a map of hexes

tour-hexes = La carte. À la phase de construction, on construit sur les cases éclairées : cliquez sur l’une d’elles, puis choisissez une tuile. Quand les marchandises circulent, cliquez sur une ville éclairée.
ask-BUILD_TRACK = { $who } construit (déjà posé : { $built }). Dans quelle case ?
ask-LAY_A_TILE = Quelle tuile en { $hex } ?
ask-MOVE_GOODS = { $who } achemine des marchandises, passage { $round } sur 2.
do-bid = Miser { $money }
tiles-for = { $count ->
    [0] Recherche des tuiles…
    [one] Une tuile convient en { $hex }.
   *[other] { $count } tuiles conviennent en { $hex }.
}
issuing = { $shares ->
    [one] +1 action
   *[other] +{ $shares } actions
}
lay-it = Poser pour { $cost }
deliver-it = Livrer
all-ways = { $count ->
    [one] Montrer un chemin de plus
   *[other] Montrer { $count } chemins de plus
}
suggested = conseillé
bankrupt = en faillite

## Texts that are put together

dash = –
with-key = { $words } ({ $key })
confirm-amount = { confirm } : { $amount }
name-of = { $name } – Changer de nom
tab = { $title } – Golden Spike
tab-your-turn = ● { your-turn } – { $title }
tab-over = { status-over } – { $title }
history-of-last = / { $last }
tour-count = { $at } / { $of }
figure-of = { $whose } : { $figure }
figure-is = { $figure } : { $value }
figure-name = { $figure } :
plus-amount = +{ $amount }
minus-amount = −{ $amount }
holding = ×{ $count }
of-colour = , { $colour }
list-dotted = { $one } · { $other }
list-alternatives = { $one } / { $other }
list-spaced = { $one } { $other }
list-comma = { $one }, { $other }
list-way = { $one } → { $other }
