## The pages

nav = Pages
nav-lobby = Accueil
nav-new = Nouvelle table
nav-replay = Relecture
nav-people = Les gens et leurs parties
nav-my-page = Mes résultats
nav-friends = Amis
language = Langue
skip = Aller au contenu
skip-decision = Aller à la décision
skip-board = Aller au plateau
skip-log = Aller au journal
save = Enregistrer
cancel = Ne rien changer
back = Retour
close = Fermer
copy = Copier
confirm = Valider
theme-to-dark = Thème sombre
theme-to-light = Thème clair
lost-title = Cette page n’existe pas
lost-lead = La ligne s’arrête ici. Toutes les lignes partent de l’accueil.
name-title = Votre nom
name-label = Tel que les autres le voient à la table
privacy = Confidentialité
keep-games = Garder mes parties
my-games = Mes parties
to-me = Moi et mes appareils

## Lobby

opponents = Robots à affronter
rules = Les règles
puzzles = Problèmes
your-turn = À vous de jouer
spoken-more = { $count ->
    [one] Il s’est passé une chose de plus : R la donne.
   *[other] Il s’est passé { $count } choses de plus : R les donne.
}
spoken-turn = { $name }. { $question }
seat-open = Place libre
status-running = En cours
status-over = Terminée
option-is = { $option } : { $value }

## A new table

game = Jeu
board = Plateau
options = Options
seats = Places
seat-bot = Robot à la place { $number }
shuffle = Mélanger les places
shuffle-about = Le hasard décide qui s’assoit où, et donc qui commence.
kind-me = Moi
kind-bot = Robot
kind-hotseat = Joueur sur cet écran
kind-open = Place libre
public = Publique
bot-random-about = Joue n’importe quelle action permise, sans plan : pour essayer le jeu.
bot-greedy-about = Pèse ce que chaque action rapporte aussitôt et répond immédiatement : un adversaire solide.
bot-uct-about = Joue de nombreuses parties dans sa tête avant d’agir ; il lui faut quelques secondes.
bot-beginner-about = Connaît les règles et joue de bonne foi, avec les erreurs que l’on fait au début. Répond aussitôt.
bot-steady-about = Planifie à l’estime et laisse passer peu d’occasions. Répond aussitôt.
bot-strong-about = Calcule à l’avance, environ une seconde par action : pour qui connaît le jeu.
bot-expert-about = Calcule à l’avance jusqu’à quatre secondes par action, avec tous les cœurs qu’on lui laisse : le robot le plus fort d’ici.

## Before the start

gathering-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
gathering-ready = Tout le monde est là.
gathering-look = Vous pouvez regarder. Pour participer, demandez l’invitation à l’hôte.
you-here = vous
you-named = Vous
asked-here = à jouer
sit-down = Prendre place : { $name }
stand-up = Quitter ma place
seat-a-bot = Placer un robot
invite = Inviter
invite-public = Cette table figure à l’accueil. Vous pouvez aussi envoyer son lien.
invite-private = Envoyez ce lien aux personnes avec qui vous voulez jouer.
start = Commencer la partie
close-table = Fermer la table
close-sure = La fermer pour tout le monde ?
closed-title = Cette table est fermée
closed-lead = Elle a été fermée avant le début de la partie. Rien n’a été joué, rien n’est perdu.

## At the table

unknown-table-title = Cette table n’existe pas
unknown-table-lead = Le lien est peut-être incomplet, ou la table a été fermée avant le début de la partie.
private-table-title = Cette table est privée
private-table-lead = Demandez le lien d’invitation aux personnes qui y jouent.
offline-title = Le serveur ne répond pas
offline-lead = Veuillez réessayer dans un instant.
trouble-title = Une erreur est survenue
zoom = Zoom
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Tout le plateau
skip-steps = Sauter
playback = Ce que font les autres
faster = Plus vite
speed = { $speed }×
again = Revoir
again-about = Le montrer encore une fois
recap = Depuis votre décision
recap-since = { $count ->
    [one] Depuis votre décision : un événement
   *[other] Depuis votre décision : { $count } événements
}
recap-watching = { $count ->
    [one] Depuis votre arrivée : un événement
   *[other] Depuis votre arrivée : { $count } événements
}
moment = Résultat
moment-auction-won = Enchère remportée
moment-turn-ended = Fin de la manche
moment-turn-begins = Une nouvelle manche
moment-final = Le décompte final
order-after = Ordre du tour :
board-only = Plateau seul
legend = Légende
decision = Votre décision
waiting-for = { $count ->
    [0] La partie continue.
   *[other] C’est à { $names } de décider.
}
bots-think = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
showing = Voici ce qu’ont fait les autres.
watching = Vous regardez cette partie.
amount = Montant
less = Moins
more = Plus
undo = Annuler mon action
dice = Dés
dice-check = Vérifier les dés
settings = Réglages
why-title = Pourquoi pas ?
why-link = Lire cette règle
past = Vous revoyez la position { $at } sur { $last }.
past-now = Revenir au présent
past-your-turn = Revenir au présent : à vous de jouer
won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
rematch = Rejouer
consent-asked = { $name } demande à annuler une action.
consent-waiting = { $name } a demandé aux autres l’accord pour annuler une action.
consent-more = { $count ->
    [one] Une autre action est annulée avec elle.
   *[other] { $count } autres actions sont annulées avec elle.
}
consent-agree = Accepter
consent-refuse = Refuser
curtain-title = { $name }, c’est à vous
curtain-about = La suite ne regarde que { $name } : les autres détournent les yeux.
curtain-raise = Je suis { $name } : montrez-moi
curtain-undo = Annuler ce qui vient d’être joué
share = Liens vers cette table
share-look = Pour regarder
share-look-private = Ce lien permet de voir la partie comme tout spectateur, sans prendre place.
share-look-public = Cette table est publique : tout le monde peut regarder.
share-invite = Ce lien permet aussi de prendre place tant qu’il en reste une de libre.
doubt-over = La partie est terminée, et tout ce qui était caché est connu.
doubt-seen = Ce qui était caché a été vu depuis cette action.
doubt-marked = Vous pouvez l’annuler quand même ; le journal garde ce qui a été vu.
doubt-ask = Elle n’est annulée qu’avec l’accord de tous les autres.
doubt-ask-them = Demander aux autres
note-caught-up = { $count ->
    [0] Connexion rétablie. Rien n’a été manqué.
    [one] Connexion rétablie, une action rattrapée.
   *[other] Connexion rétablie, { $count } actions rattrapées.
}
note-lost = Connexion perdue. Nouvelle tentative…
note-taken-alone = Un seul choix restait possible, il a été joué : { $choice }
note-taken-back = Action annulée.
note-undo-asked = Les autres doivent approuver l’annulation.
note-stale = La partie a avancé entre-temps. Choisissez de nouveau.
note-watching = Vous regardez la partie. Seuls les joueurs peuvent demander pourquoi.
note-stopped = Trajet interrompu : une autre décision est attendue.
note-copied = Copié.
note-offline = Le serveur ne répond pas.
note-reported = Signalé. Le responsable de ce serveur le lira.
log = Ce qui s’est passé
log-earlier = Afficher les lignes précédentes ({ $count })
log-of-seat = Lignes de qui
log-of-turn = Lignes de quelle manche
log-all-seats = Tous
log-all-turns = Toutes les manches
log-none = Aucune ligne ne correspond.
log-newest = Aux plus récentes
turn-number = { $turn ->
    [0] Mise en place
   *[other] Manche { $turn }
}
log-undo = { $name } annule son action.
log-ask = { $name } demande à annuler une action.
log-agree = { $name } accepte.
log-refuse = { $name } refuse.
log-seen = (vu par tous)

## History

history = Historique
history-first = Au début
history-back = Un pas en arrière
history-play = Lecture
history-pause = Pause
history-forward = Un pas en avant
history-last = Maintenant
history-position = Position
history-of = { $at } sur { $last }
history-link = Copier un lien vers cette position
since = Depuis mon coup
since-about = Montrer ce qui a changé depuis mon dernier coup
export = Enregistrer la partie

## Help and settings

describe = La position en mots
help-title = Aide
help-lit = Tout ce qui est en surbrillance, sur le plateau comme dans la liste, est cliquable. Vous voyez l’effet d’un choix avant de valider ; un second clic ou Entrée valide.
help-why = Cliquez sur ce qui n’est pas en surbrillance pour savoir quelle règle l’interdit.
help-log = Pointez une ligne du journal pour mettre ses lieux en surbrillance ; cliquez dessus pour revoir cette position.
help-keys = Touches
key-arrows = d’un choix en surbrillance à l’autre
key-enter = choisir, puis valider
key-escape = désélectionner, sauter ou revenir au présent
key-describe = la position en mots
key-undo = annuler mon action
key-zoom = zoom avant, zoom arrière, tout le plateau
key-board = le plateau seul, ou tout
key-legend = légende
key-step = une position en arrière ou en avant
key-play = lecture de la partie à partir d’ici
key-faster = accélérer la lecture
key-again = revoir ce qui s’est passé depuis ma décision
key-recap = ouvrir ou fermer la liste de ce qui s’est passé
key-now = revenir au présent
key-since = montrer ce qui a changé depuis mon coup
key-talk = la discussion, ou vos notes
key-help = cette aide
setting-alone = Jouer d’office le seul choix possible
setting-confirm = Montrer l’effet d’un choix avant de valider
setting-pace = Durée d’affichage des coups des autres
pace-none = aucune
pace-brisk = courte
pace-calm = longue
setting-theme = Thème
theme-auto = celui de l’appareil
theme-light = clair
theme-dark = sombre

## Who is here, and what is beside the board

beside = Journal, discussion et notes
tab-log = Journal
tab-talk = Discussion
tab-notes = Notes
here-now = présent à la table
here-away = absent
here-seen = dernière visite { $ago }
here-of = { $name } : { $where }.
here-onlookers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
talk-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
talk-spoken = { $name } : { $text }
talk-spoken-many = { $count } nouveaux messages. Le dernier : { $last }

## Rules and replay


## Companies and scores

companies = Compagnies
nobody = personne
out = a passé
bid-now = { $bid }, { $name }
shares-of = parts de la compagnie { $company }
final-score = Décompte final

## The tour of a table

tour = Premiers pas
tour-again = Visite guidée
tour-next = Suivant
tour-end = Jouer
tour-decision = C’est ici que vous décidez. Ce qui est en surbrillance sur le plateau y figure aussi en toutes lettres, et vous voyez l’effet d’un choix avant de le valider.
tour-history = Le curseur ramène à n’importe quelle position. « Annuler mon action » revient sur votre dernier coup.
tour-log = Ce qui s’est passé, en toutes lettres. Pointez une ligne : ses lieux passent en surbrillance.

## Building track and moving goods on a map of hexes

tour-hexes = La carte. Pendant la construction, cliquez sur une case en surbrillance, puis choisissez une tuile. Pendant le transport, cliquez sur une ville en surbrillance.
ask-BUILD_TRACK = { $who } : où construire ? (Tuiles posées : { $built })
ask-LAY_A_TILE = Quelle tuile poser en { $hex } ?
ask-MOVE_GOODS = { $who } : que transporter ? (Passage { $round } sur 2)
do-bid = Miser { $money }
tiles-for = { $count ->
    [0] Recherche des tuiles…
    [one] Une tuile convient en { $hex }.
   *[other] { $count } tuiles conviennent en { $hex }.
}
price-span = { $low } à { $high }
site-completes = { $one } – { $other }, achève une liaison, { $price }
site-goes-on = prolonge depuis { $stops }, { $price }
site-begins = part de { $stops }, { $price }
sites-from = { $count ->
    [one] Depuis { $stop } : une case, { $price }
   *[other] Depuis { $stop } : { $count } cases, dès { $price }
}
issuing = { $shares ->
    [one] +1 part
   *[other] +{ $shares } parts
}
lay-it = Poser pour { $cost }
deliver-it = Livrer
all-ways = { $count ->
    [one] Montrer un trajet de plus
   *[other] Montrer { $count } trajets de plus
}
suggested = conseillé
bankrupt = en faillite

## Texts that are put together

dash = –
with-key = { $words } ({ $key })
confirm-amount = { confirm } : { $amount }
name-of = { $name } – Changer de nom
tab = { $title } – Golden Spike
tab-your-turn = ● { your-turn } – { $title }
tab-over = { status-over } – { $title }
history-of-last = / { $last }
tour-count = { $at } / { $of }
figure-of = { $whose } : { $figure }
figure-is = { $figure } : { $value }
figure-name = { $figure } :
plus-amount = +{ $amount }
minus-amount = −{ $amount }
holding = ×{ $count }
of-colour = , { $colour }
list-dotted = { $one } · { $other }
list-alternatives = { $one } / { $other }
list-spaced = { $one } { $other }
list-comma = { $one }, { $other }
list-way = { $one } → { $other }
