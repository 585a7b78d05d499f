## Ergebnisse einer Person

person-mine = Deine Ergebnisse aus Partien, die zählen. Du bist seit { $day } hier.
person-since = Seit { $day } hier.
person-empty = Noch keine beendete Partie, die zählt.
person-unknown = Hier ist niemand zu sehen
person-unknown-about = So jemanden gibt es nicht, oder die Ergebnisse sind verborgen.
page-hide = Meine Ergebnisse verbergen
page-show = Meine Ergebnisse allen zeigen
page-hidden = Nur du siehst diese Seite. Du stehst in keiner Bestenliste, und niemand findet deine Partien über deinen Namen.
rating = Wertung
rating-is = { $value } ± { $half }
rating-about = Alle beginnen bei 25. In 95 von 100 Fällen liegt die wahre Stärke in der Spanne; jede Partie macht sie enger. Partien aus Aufzeichnungen, mit Tipps, am geteilten Bildschirm oder mit zweimal versuchtem Glück zählen nicht.
course-told = Wertung im Lauf der Zeit: { $from } am { $first }, { $to } am { $last }.
company-people = Unter Menschen
company-bots = Gegen Bots
company-mixed = Mit Menschen und Bots
by-seat = { $among }: Ergebnisse nach Platz
head-to-head = Im direkten Vergleich
games-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
players-count = { $count }
won-of = { $won } ({ $share } %)
decisions-made = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
head-players = Spieler
head-seat = Platz
head-games = Partien
head-won = Gewonnen
head-place = Rang
head-score = Punkte
head-best = Bestwert
head-against = Gegen
head-ahead = Davor
head-behind = Dahinter
head-player = Spieler
head-rating = Wertung
head-setup = Gespielt
head-day = Tag
head-decisions = Entscheidungen
head-turns = Runden
head-time = Dauer
people-loading = Einen Augenblick …
somebody = Jemand

## Beendete Partien

finished-title = Beendete Partien
finished-about = Alle öffentlichen Partien und alle deine eigenen. Jede lässt sich nachspielen.
finished-search = Suchen
finished-player = Spieler (Anmeldename)
finished-from = Von
finished-to = Bis
finished-found = Die neuesten zuerst
finished-none = Keine solchen Partien.
finished-more = Mehr zeigen
search-any = Egal
place-short = { $place }.
came-left = am Ende nicht da
game-given-up = Die Partie wurde aufgegeben.
not-counted = Zählt nicht: { $why }
why-not-anonymous = Wer gespielt hat, ist nicht mehr bekannt.
why-not-record = Sie kommt aus einer Aufzeichnung.
why-not-position = Sie geht von einer Stellung einer anderen Partie aus.
why-not-hint = Es gab Tipps.
why-not-hotseat = Eine Person hat mehrere Plätze gespielt.
why-not-friend = Ein Platz wurde weitergegeben.
why-not-short = Jemand hat nie eine Entscheidung getroffen.
why-not-undo = Das Glück wurde noch einmal versucht.

## Rekorde eines Titels

records-title = Rekorde
records-of = Rekorde in { $title }
records-about = Aus allen Partien, die zählen. Wer { $least } davon beendet hat, kann in der Bestenliste stehen, in der Reihenfolge dessen, was an der Wertung sicher ist.
records-none = Noch keine Partie, die zählt, wurde zu Ende gespielt.
records-lengths = Wie lang Partien sind (Mittel, kürzeste bis längste)
records-scores = Höchste Punktzahlen
records-best = { $among }: die Besten
records-nobody = Noch niemand hat { $least } Partien beendet.
spread = { $mean } ({ $least } bis { $most })

## Freunde und Einladungen

friends-title = Freunde
friends-about = Freunde sehen, wann du an einem Tisch bist, und laden dich mit einem Klick ein.
friends-none = Noch keine. Frag jemanden über den Anmeldenamen.
friends-need-account = Freunde müssen dich wiederfinden.
friends-asking = Sie möchten mit dir befreundet sein
friends-asked = Du hast gefragt
friends-blocked = Blockiert
friend-here = jetzt da
friend-ask = Freundschaft anfragen
friend-ask-title = Jemanden fragen
friend-ask-about = Der Name, gleich in welcher Schreibweise.
friend-asked = Angefragt
friend-is = Befreundet
friend-accept = Annehmen
friend-decline = Ablehnen
friend-end = Beenden
friend-take-back = Zurückziehen
friend-block = Blockieren
friend-unblock = Nicht mehr blockieren
do-to = { $what }: { $name }
invite-by-name = Mit Namen einladen
invite-name = Anmeldename
invite-now = Einladen
invite-friend = { $name } einladen
invite-withdraw = Zurückziehen
invited-title = Du bist eingeladen
invited-by = { $name } lädt dich ein.
invited-accept = Hinsetzen
invited-decline = Ablehnen
trouble-not-welcome = Diese Person möchte nichts von dir hören.
trouble-unknown-person = Unter diesem Namen ist hier niemand zu finden.
trouble-not-invited = Du bist dort nicht mehr eingeladen.
trouble-friends-full = Du kennst hier zu viele Leute. Beende zuerst etwas oder hebe eine Blockierung auf.
