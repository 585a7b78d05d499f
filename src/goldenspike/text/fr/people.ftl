## Résultats d’une personne

person-mine = Vos résultats, d’après les parties qui comptent. Vous êtes ici depuis le { $day }.
person-since = Ici depuis le { $day }.
person-empty = Pas encore de partie terminée qui compte.
person-unknown = Personne à voir ici
person-unknown-about = Cette personne n’existe pas, ou garde ses résultats pour elle.
page-hide = Masquer mes résultats
page-show = Montrer mes résultats à tous
page-hidden = Vous seul voyez cette page. Vous ne figurez dans aucun classement, et personne ne trouve vos parties par votre nom.
rating = Cote
rating-is = { $value } ± { $half }
rating-about = Chacun part de 25. La vraie force se trouve dans l’intervalle 95 fois sur 100 ; chaque partie le resserre. Les parties issues d’un enregistrement, jouées avec des conseils, sur un écran partagé ou en retentant sa chance ne comptent pas.
course-told = Cote au fil du temps : { $from } le { $first }, { $to } le { $last }.
company-people = Entre humains
company-bots = Contre les robots
company-mixed = Avec humains et robots
by-seat = { $among } : résultats par place
head-to-head = Face à face
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
players-count = { $count }
won-of = { $won } ({ $share } %)
decisions-made = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
head-players = Joueurs
head-seat = Place
head-games = Parties
head-won = Gagnées
head-place = Rang
head-score = Score
head-best = Record
head-against = Contre
head-ahead = Devant
head-behind = Derrière
head-player = Joueur
head-rating = Cote
head-setup = Partie
head-day = Date
head-decisions = Décisions
head-turns = Tours
head-time = Durée
people-loading = Un instant…
somebody = Un joueur

## Parties terminées

finished-title = Parties terminées
finished-about = Toutes les parties publiques, et toutes les vôtres. Chacune se rejoue.
finished-search = Chercher
finished-player = Joueur (nom de connexion)
finished-from = Du
finished-to = Au
finished-found = Les plus récentes d’abord
finished-none = Aucune partie de ce genre.
finished-more = En voir plus
search-any = Peu importe
place-short = { $place }.
came-left = absent à la fin
game-given-up = La partie a été abandonnée.
not-counted = Ne compte pas : { $why }
why-not-anonymous = on ne sait plus qui a joué.
why-not-record = elle vient d’un enregistrement.
why-not-position = elle reprend une position d’une autre partie.
why-not-hint = il y a eu des conseils.
why-not-hotseat = une personne a joué plusieurs places.
why-not-friend = une place a été transmise.
why-not-short = quelqu’un n’a pris aucune décision.
why-not-undo = la chance a été retentée.

## Records d’un titre

records-title = Records
records-of = Records de { $title }
records-about = D’après toutes les parties qui comptent. Qui en a terminé { $least } peut figurer au classement, dans l’ordre de ce qui est sûr de sa cote.
records-none = Aucune partie qui compte n’a encore été menée à son terme.
records-lengths = Longueur des parties (moyenne, de la plus courte à la plus longue)
records-scores = Meilleurs scores
records-best = { $among } : les meilleurs
records-nobody = Personne n’a encore terminé { $least } parties.
spread = { $mean } ({ $least } à { $most })

## Amis et invitations

friends-title = Amis
friends-about = Vos amis voient quand vous êtes à une table, et vous invitent d’un clic.
friends-none = Aucun pour l’instant. Demandez à quelqu’un, par son nom de connexion.
friends-need-account = Vos amis doivent pouvoir vous retrouver.
friends-asking = On vous demande comme ami
friends-asked = Vous avez demandé
friends-blocked = Bloqués
friend-here = ici en ce moment
friend-ask = Demander comme ami
friend-ask-title = Demander à quelqu’un
friend-ask-about = Son nom, peu importe les majuscules.
friend-asked = Demandé
friend-is = Ami
friend-accept = Accepter
friend-decline = Refuser
friend-end = Mettre fin
friend-take-back = Retirer
friend-block = Bloquer
friend-unblock = Débloquer
do-to = { $what } : { $name }
invite-by-name = Inviter par le nom
invite-name = Nom de connexion
invite-now = Inviter
invite-friend = Inviter { $name }
invite-withdraw = Retirer
invited-title = Vous êtes invité
invited-by = { $name } vous invite.
invited-accept = S’asseoir
invited-decline = Refuser
trouble-not-welcome = Cette personne ne souhaite pas que vous la contactiez.
trouble-unknown-person = Personne ne se trouve ici sous ce nom.
trouble-not-invited = Vous n’y êtes plus invité.
trouble-friends-full = Vous connaissez trop de monde ici. Mettez fin à une amitié ou débloquez quelqu’un d’abord.
