# Die Seiten vor einem Tisch: Lobby, neuer Tisch, Wiedergabe und Regeln.

foot-api = Für Programme: die API
keep-games-lead = Du spielst als Gast: Deine Partien sind nur auf diesem Gerät.
lobby-title = Bau deine eigene Strecke
lobby-lead = Eisenbahnbrettspiele, gespielt nach ihren Regelheften. Setz dich gleich mit Bots an den Tisch, oder schick Freunden einen Link.
play-now = Jetzt gegen Bots spielen
learn = Spielend lernen
learn-on = Weiterlernen ({ $scene } von { $scenes })
with-people = Mit anderen Menschen spielen
players-range = Für { $fewest } bis { $most } Personen
my-games-empty = Keine Partie läuft. Ein Klick oben beginnt eine.
public-tables = Offene Tische
public-tables-empty = Im Augenblick hat niemand einen öffentlichen Tisch eröffnet.
finished-games = Beendete Partien
seats-open = { $count ->
    [0] Kann beginnen
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
new-title = Ein neuer Tisch
seat-kind = Wer sitzt auf Platz { $number }
seat-name = Name für Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Platz hinzufügen
kind-open-about = Wer zuerst kommt
who-sees = Wer kommen kann
private = Mit Einladung
private-about = Nur wer den Link hat
public-about = Für alle am Bahnhof zu sehen
create = Tisch eröffnen
length-of-play = Spieldauer: { $length }
rules-lead = Jede Regel, wie das Programm sie anwendet, in Klammern der Absatz des Regelhefts und die Klarstellungen.
rules-contents = Inhalt
rules-aim = Worum es geht
rules-board = Der Spielplan von { $game }
rules-chapter = Regeln dazu: { $chapter }
rules-examples = Beispiele
rules-figures = Tabellen
rules-all = Alle Regeln
rules-find = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] { $count } Regel enthält diese Wörter.
   *[other] { $count } Regeln enthalten diese Wörter.
}
rules-missing = Regeln dieses Namens gibt es nicht.
replay-title = Nachspielen
replay-lead = Öffne eine Aufzeichnung, um eine Partie anzusehen oder dort weiterzuspielen, wo sie stehen blieb.
replay-file = Eine Aufzeichnung aus einer Datei
replay-text = Oder ihr Text
replay-open = Aufzeichnung öffnen
