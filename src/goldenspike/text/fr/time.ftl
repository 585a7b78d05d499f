## What a table agrees on

time = Temps de jeu
time-none = Sans horloge
time-none-about = Chacun prend le temps qu’il lui faut.
time-live = En direct
time-live-about = En une séance : chacun dispose d’une réserve de temps, et d’un peu plus à chaque tour.
time-correspondence = Par correspondance
time-correspondence-about = Sur plusieurs jours : chaque décision a son propre délai.
time-preset = Réserve et supplément
time-own = Autres valeurs
time-bank = Minutes par joueur
time-increment = Secondes ajoutées à chaque tour
time-span = Pour chaque décision
time-weekends = Week-ends libres
time-weekends-about = Les samedis et les dimanches ne comptent pas (à l’heure de Greenwich, UTC).
time-vacation = Jours de congé par joueur
time-then = Si le temps d’un joueur est écoulé, ou s’il part
time-then-bot = Un robot prend la suite : { $bot }
time-then-resign = La partie s’arrête
time-then-bot-about = Le robot joue à sa place et n’en sait pas plus que lui ; le joueur peut revenir à tout moment.
time-then-resign-about = Ce joueur a abandonné et la partie est terminée : à deux, l’autre gagne ; à plusieurs, personne.
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
agreed-live = En direct : { $bank } chacun, { $increment } de plus par tour
agreed-live-bank = En direct : { $bank } chacun
agreed-span = { $span } par décision
agreed-weekends = week-ends libres
agreed-vacation = { $span } de congé

## Clocks

clock-of = Temps restant à { $name } : { $time }
clock-hours = { $hours } h { $minutes }
clock-minutes = { $minutes }:{ $seconds }
clock-low = Il reste peu de temps
clock-away = en congé
clock-span = { $whole } { $part }

## Your seat

your-seat = Votre place
bot-plays = un robot joue
leave-game = Quitter la partie
leave-about = Un robot joue à votre place ({ $bot }). Vous pouvez revenir à tout moment.
resign-game = Abandonner
resign-about-two = La partie s’arrête et l’autre joueur gagne.
resign-about-many = La partie s’arrête pour tout le monde et personne ne gagne.
resign-about-alone = La partie s’arrête ici.
hand-over = Céder votre place
hand-over-about = Envoyez ce lien à une seule personne. Qui l’ouvre et s’assoit joue à votre place et voit dès lors tout ce que vous voyez. Vous perdez votre place.
hand-over-show = Montrer le lien
vacation = Congé
vacation-about = Votre horloge s’arrête jusqu’à votre prochaine action ou votre retour. Il vous reste { $span }.
vacation-on = Vous êtes en congé. Il vous reste { $span }.
vacation-begin = Partir en congé
vacation-end = Me voici de retour
delete-game = Supprimer la partie
delete-table-about = Personne n’a encore joué. La table disparaît pour tout le monde.
sure = Vraiment ?
stand-in = { $bot } joue pour vous.
stand-in-back = Reprendre votre place
take-seat = { $name } vous cède cette place. Vous y jouez la suite et voyez ce que l’on y voit.
take-seat-now = Prendre place
vote-about = { $name } fait attendre tout le monde. Avec votre accord : { $then }.
vote-then-bot = un robot joue jusqu’au retour du joueur
vote-then-resign = la partie s’arrête
vote-count = { $cast } voix sur { $needed }
vote-now = Voter pour
vote-done = Vous avez voté.

## How it ended

given-up-left = { $name } a abandonné.
given-up-time = Le temps imparti à { $name } est écoulé.
given-up-vote = Les autres n’attendent plus { $name }.
given-up-closed = L’exploitant de ce serveur a mis fin à la partie.
given-up-winner = { $names } gagne.
given-up-nobody = Personne ne gagne : la partie n’a pas été jouée jusqu’au bout.

## Lines of the log

log-taken-left = { $name } quitte la partie ; { $bot } joue la suite.
log-taken-time = Le temps imparti à { $name } est écoulé ; { $bot } joue la suite.
log-taken-vote = Les autres n’attendent plus { $name } ; { $bot } joue la suite.
log-back = { $name } est de retour.
log-friend = { $friend } prend cette place.
log-away = { $name } est en congé.
log-vote = { $name } vote pour continuer sans { $other }.
