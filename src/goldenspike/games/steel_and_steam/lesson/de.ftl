## Figures that are set side by side

figure-mps = Übrige BP
figure-level = Wartungsstufe
figure-cash = Dein Bargeld
figure-payoff = Die Reise bringt
figure-earned = Mit Reisen verdient
figure-worth = Dein Vermögen
figure-deeds = Deine Strecken
figure-rival = Die Gegenseite

## A first run

highball-title = Volldampf
highball-ask = Du bist in Portland in Maine zu Hause und willst nach Pittsburgh. Deine Lokomotive hat { $before-mps } Bewegungspunkte. Bevor du fährst, darfst du Volldampf geben: Die Würfel geben mehr, dafür nutzt sie sich ab. Je niedriger die Wartungsstufe, desto sicherer. Deine ist { $before-level }: Gib Volldampf.
highball-want = Die Würfel waren freundlich: { $want-mps } BP in diesem Zug. Die Lokomotive nutzt sich etwas ab, auf Stufe { $want-level }. Unter Stufe drei geht das selten schief; weiter oben droht eine Panne.
highball-plain = Du fährst ohne Verschleiß und hast noch { $plain-mps } BP. Aber jetzt ist es zu spät: Volldampf wird angesagt, bevor sich etwas bewegt, und { $want-mps } BP hätten bis Pittsburgh und weiter gereicht.

arrive-title = In den Bahnhof
arrive-ask = Du stehst in Harrisburg und hast { $before-mps } BP. Ein Schritt zum nächsten Meilenstein oder zur nächsten Stadt kostet einen, eine Abzweigung nichts. Fahr auf der Pennsylvania Railroad nach Pittsburgh: Klick es an und nimm den kürzesten Weg, oder fahr Schritt für Schritt.
arrive-ask-1 = Weiter nach Pittsburgh.
arrive-ask-2 = Noch ein Schritt, und du bist da.
arrive-want = Du bist im Bahnhof, und die Reise wird sofort bezahlt: { $want-cash-gain }. Mit { $want-mps } BP kannst du im selben Zug noch ein Geschäft machen, reparieren oder wieder aufbrechen.
arrive-aside = Das führt von Pittsburgh weg. Nur dein Ziel zahlt; andere Städte sind bloß Durchgang. Du hast weiterhin { $aside-cash }.
arrive-want-title = Nach Pittsburgh
arrive-aside-title = Ein anderer Weg

journey-title = Wohin als Nächstes?
journey-ask = Beim Aufbruch wählst du eine von drei Karten. Du siehst die Region, nicht die Stadt; die nennen die Würfel. Je weiter die Reise, desto mehr bringt sie, und du bist in Pittsburgh. Wähl die Prärie.
journey-want = { $want-payoff } für diese Reise. Ferne Regionen zahlen gut, und auf langen Wegen zeigt eine schnelle Lokomotive, was sie wert ist.
journey-near = Der Nordosten liegt vor deiner Tür: Die Reise bringt { $near-payoff }, wo die andere { $want-payoff } gebracht hätte. Kurze Fahrten gehen schnell, aber du brauchst viele davon.

## Money at work

engine-title = Die bessere Lokomotive
engine-ask = Drei Reisen haben dir { $before-cash } gebracht. Beim Einfahren darfst du ein Geschäft machen: eine Strecke kaufen oder eine bessere Lokomotive. Deine fährt acht Punkte je Zug; eine { engine-4-8-4 } fährt dreizehn und verschleißt weniger. Kauf sie zuerst.
engine-want = Teuer, und erst einmal bist du fast arm. Aber vier Runden später hat die schnelle Lokomotive insgesamt { $want-earned } verdient, und du bist { $want-worth } wert.
engine-deed = Zuerst eine Strecke: schön, aber mit einer langsamen Lokomotive kommt das Geld langsam. Vier Runden später hast du { $deed-earned } statt { $want-earned } verdient und bist { $deed-worth } statt { $want-worth } wert.

deed-title = Eine eigene Strecke
deed-ask = In Butte wirst du wieder bezahlt und hast { $before-cash }. Jetzt eine Strecke: Die anderen zahlen fünftausend Dollar für jeden Zug, in dem sie darauf fahren. Die Chicago and North Western durchquert die belebte Mitte der Karte. Kauf C&NW.
deed-want = C&NW gehört dir. Du hast noch { $want-cash }, aber dein Vermögen ist weiterhin { $want-worth }: Eine Strecke zählt am Ende zum vollen Preis und bringt unterwegs etwas ein.
deed-nothing = Du behältst { $nothing-cash }, und dein Vermögen ist dasselbe: { $nothing-worth }. Aber Bargeld bringt nichts ein, und die Strecke kann bald jemand anderem gehören.

repair-title = In der Werkstatt
repair-ask = Du bist im Bahnhof von Baltimore, hast noch { $before-mps } BP, und der Volldampf hat deine Lokomotive auf Stufe { $before-level } abgenutzt. Eine Reparatur kostet zwei BP und senkt die Stufe um eins. Reparier, so weit es geht.
repair-ask-1 = Noch einmal.
repair-ask-2 = Und ein letztes Mal.
repair-want = Stufe { $want-level }, wie neu, und { $want-mps } BP für die nächste Reise. Der nächste Volldampf ist wieder sicher.
repair-depart = Du brichst sofort auf, mit { $depart-mps } BP und auf Stufe { $depart-level }. Eine Weile geht das gut; aber jeder Volldampf nutzt weiter ab, und eine Panne kostet einen ganzen Zug.

fee-title = Auf wessen Strecke fährst du?
fee-ask = Viel später. Zwei Strecken führen nach Montreal: deine Canadian Pacific und Adas Canadian National. Am Ende des Zuges zahlst du für das Befahrene: tausend Dollar an die Bank für ihre und deine Strecken zusammen, aber fünftausend an jede andere Person. Wähl gut.
fee-want = Auf der eigenen Strecke. Am Ende des Zuges hast du { $want-cash }.
fee-rival = Derselbe Schritt, aber Ada wird bezahlt: Du hast am Ende des Zuges { $rival-cash } statt { $want-cash } und sie { $rival-rival } statt { $want-rival }.

last-title = Die letzte Strecke
last-ask = Das kurze Spiel endet sofort, wenn die Bank ihre letzte Strecke verkauft; das höchste Vermögen gewinnt: Bargeld und der Preis deiner Strecken. Eine ist noch da, und du bist im Bahnhof. Du bist { $before-worth } wert, Ben { $before-rival }. Kauf GLT.
last-want = Das Spiel ist aus, und du gewinnst mit { $want-worth } gegen Bens { $want-rival }. Wer vorn liegt, tut gut daran, es zu beenden.
last-wait = Diesmal ging es gut: Zwei Runden später hast du trotzdem gewonnen. Aber bis dahin sind alle gefahren und haben verdient, und Ben kam von { $before-rival } auf { $wait-rival }. Wer vorn liegt, tut gut daran, es zu beenden.

## And now

end = Fahren, Volldampf, Karten, Lokomotiven, Strecken, Gebühren und das Ende: Jetzt kennst du Steel & Steam. Zwei Anfänger warten an einem Tisch auf eine echte Partie von Anfang an.
first-turn = Deine ersten Züge: Gib Volldampf, solange die Wartungsstufe niedrig ist, wähl ferne Regionen und spar auf eine bessere Lokomotive, bevor du Strecken kaufst. Sieh nach, was ein Weg kostet, bevor du ihn fährst.
