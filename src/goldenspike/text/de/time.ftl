## What a table agrees on

time = Bedenkzeit
time-none = Ohne Uhr
time-none-about = Alle nehmen sich die Zeit, die sie brauchen.
time-live = In einer Sitzung
time-live-about = Alle haben einen Vorrat an Zeit und für jeden Zug etwas dazu.
time-correspondence = Als Fernpartie
time-correspondence-about = Über Tage: Jede Entscheidung hat ihre eigene Zeit.
time-preset = Vorrat und Zugabe
time-own = Eigene Werte
time-bank = Minuten für jede Person
time-increment = Sekunden dazu für jeden Zug
time-span = Für jede Entscheidung
time-weekends = Wochenenden frei
time-weekends-about = Samstage und Sonntage zählen nicht (nach der Uhr von Greenwich, UTC).
time-vacation = Urlaubstage für jede Person
time-then = Wenn jemandes Zeit um ist oder jemand geht
time-then-bot = Ein Bot übernimmt: { $bot }
time-then-resign = Die Partie endet
time-then-bot-about = Der Bot spielt auf diesem Platz weiter und weiß nicht mehr als die Person, die dort saß. Sie kann jederzeit zurückkommen.
time-then-resign-about = Diese Person hat aufgegeben, und die Partie ist zu Ende: Zu zweit gewinnt die andere, zu mehreren niemand.
span-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
span-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
agreed-live = In einer Sitzung: je { $bank }, { $increment } dazu pro Zug
agreed-live-bank = In einer Sitzung: je { $bank }
agreed-span = { $span } je Entscheidung
agreed-weekends = Wochenenden frei
agreed-vacation = { $span } Urlaub

## Clocks

clock-of = Zeit für { $name }: { $time }
clock-hours = { $hours }:{ $minutes } h
clock-minutes = { $minutes }:{ $seconds }
clock-low = Die Zeit wird knapp
clock-away = im Urlaub
clock-span = { $whole } { $part }

## Your seat

your-seat = Dein Platz
bot-plays = Bot spielt
leave-game = Die Partie verlassen
leave-about = Ein Bot spielt auf deinem Platz weiter ({ $bot }). Du kannst jederzeit zurückkommen.
resign-game = Aufgeben
resign-about-two = Die Partie endet, und die andere Person gewinnt.
resign-about-many = Die Partie endet für alle, und niemand gewinnt.
resign-about-alone = Die Partie endet hier.
hand-over = Deinen Platz weitergeben
hand-over-about = Schick diesen Link einer Person. Wer ihn öffnet und sich hinsetzt, spielt an deiner Stelle weiter und sieht von da an alles, was du siehst. Du verlierst deinen Platz.
hand-over-show = Link zeigen
vacation = Urlaub
vacation-about = Deine Uhr steht, bis du etwas tust oder zurückkommst. Du hast noch { $span }.
vacation-on = Du bist im Urlaub. Es bleiben { $span }.
vacation-begin = Urlaub beginnen
vacation-end = Ich bin zurück
delete-game = Die Partie löschen
delete-table-about = Noch niemand hat etwas getan. Der Tisch ist dann für alle weg.
sure = Wirklich?
stand-in = { $bot } spielt für dich.
stand-in-back = Deinen Platz wieder einnehmen
take-seat = { $name } gibt dir diesen Platz. Du spielst dort weiter und siehst, was man dort sieht.
take-seat-now = Hinsetzen
vote-about = { $name } lässt alle warten. Wenn du zustimmst: { $then }.
vote-then-bot = Ein Bot übernimmt, und wer fehlt, kann zurückkommen
vote-then-resign = Die Partie endet
vote-count = { $cast } von { $needed } Stimmen
vote-now = Dafür stimmen
vote-done = Du hast abgestimmt.

## How it ended

given-up-left = { $name } hat aufgegeben.
given-up-time = Die Zeit von { $name } ist um.
given-up-vote = Die anderen warten nicht länger auf { $name }.
given-up-closed = Wer diesen Server betreibt, hat die Partie beendet.
given-up-winner = { $names } gewinnt.
given-up-nobody = Niemand gewinnt: Die Partie wurde nicht zu Ende gespielt.

## Lines of the log

log-taken-left = { $name } verlässt die Partie; { $bot } spielt weiter.
log-taken-time = Die Zeit von { $name } ist um; { $bot } spielt weiter.
log-taken-vote = Die anderen warten nicht länger auf { $name }; { $bot } spielt weiter.
log-back = { $name } ist zurück.
log-friend = { $friend } übernimmt diesen Platz.
log-away = { $name } ist im Urlaub.
log-vote = { $name } stimmt dafür, ohne { $other } weiterzuspielen.
