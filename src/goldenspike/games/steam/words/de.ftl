## Names

colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-purple = lila
colour-grey = grau
colour-black = schwarz
side-NE = Nordosten
side-E = Osten
side-SE = Südosten
side-SW = Südwesten
side-W = Westen
side-NW = Nordwesten
show-cash = Bargeld
show-income = Einkommen
show-points = Punkte
show-locomotive = Lokomotive
show-action = Aktion
show-links = Strecken
legend-track = Gleise: 1 bis 6 wem, - niemandem, o in Kleinstädten; unterstrichen: unfertig
show-supply = Vorratsfelder
action-Turn_Order = Spielreihenfolge
action-First_Move = Erster Transport
action-Engineer = Ingenieur
action-First_Build = Erster Bau
action-City_Growth = Stadtwachstum
action-Locomotive = Lokomotive
action-Urbanization = Stadtgründung
phase-draw_cubes = Warenmarker ziehen
phase-places_for_sale = Plätze versteigern
phase-random_order = Spielreihenfolge auslosen
phase-new_turn = Neue Runde
phase-capital = Kapital
phase-turn_order_auction = Spielreihenfolge versteigern
phase-actions = Aktionen
phase-build_track = Strecken bauen
phase-move_goods = Waren transportieren
phase-income = Einkommen
phase-next_turn_order = Nächste Spielreihenfolge
phase-end_of_game = Spielende
phase-over = Das Spiel ist zu Ende

## Choices

choice-draw = Warenmarker ziehen: { $colour }
choice-seat = { $seat }
choice-pass = Passen
choice-site = Auf { $hex } bauen
choice-done = Nicht weiter bauen
choice-move = Warenmarker ({ $colour }) aus { $stop } transportieren, Lieferung { $delivery }
range-move = Warenmarker ({ $colour }) aus { $stop } transportieren, Lieferungen { $low } bis { $high }
choice-bid = { $bid } bieten
range-bid = { $low } bis { $high } $ bieten
choice-stay = Einmal passen und im Rennen bleiben
choice-take = { $tile } für { $cost } nehmen
choice-take-number = { $tile } nur wegen der Nummer nehmen
choice-capital = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} Kapital aufnehmen
range-capital = { $low } bis { $high } Schritte Kapital zu 5 $ aufnehmen
choice-lay = Auf { $hex } für { $cost } legen: { $tile }
choice-connect = { $stop } und { $other } für { $cost } verbinden
choice-urbanize = { $stop } zur Neuen Stadt ausbauen ({ $colour })
choice-grow = { $stop } wachsen lassen
choice-supply = Warenmarker aus Vorratsfeld { $space } nehmen
choice-improve = Lokomotive auf Stufe { $level } verbessern
choice-income = { $points } zum Einkommen
choice-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} nehmen

## What happened

event-CUBE_DRAWN = Ein Warenmarker ({ $colour }) kommt nach { $stop }.
event-SUPPLY_DRAWN = Ein Warenmarker ({ $colour }) kommt auf Vorratsfeld { $space }.
event-OPENER_DRAWN = { $seat } eröffnet die erste Versteigerung.
event-PLACE_DRAWN = { $seat } zieht Platz { $place } der Spielreihenfolge.
event-BID = { $seat } bietet { $bid }.
event-BID_PASSED = { $seat } passt.
event-PLACE_WON = { $seat } nimmt für { $paid } Platz { $place } der Spielreihenfolge.
event-STAYS_IN = { $seat } passt einmal und bleibt im Rennen.
event-TURN_BEGINS = Runde { $turn } beginnt.
event-CAPITAL_RAISED = { $seat } nimmt { $money } auf: Einkommen { $income }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-ACTION_TAKEN = { $seat } nimmt { $tile } für { $paid }.
event-NUMBER_TAKEN = { $seat } nimmt { $tile } nur wegen der Nummer.
event-TILE_LAID = { $seat } legt auf { $hex } für { $paid }: { $tile }.
event-LINKS_COMPLETED = { $seat } stellt Strecken fertig: { $links }.
event-CITIES_CONNECTED = { $seat } verbindet { $stop } und { $other }.
event-URBANIZED = { $seat } baut { $stop } zur Neuen Stadt ({ $colour }) aus.
event-CITY_GROWN = { $seat } lässt { $stop } wachsen.
event-SUPPLY_MOVED = { $seat } bringt die Warenmarker aus Vorratsfeld { $space } nach { $stop }.
event-BUILDING_DONE = { $seat } hat fertig gebaut.
event-LINKS_LOST = { $seat } verliert unfertige Strecken: { $links }.
event-DELIVERED = { $seat } liefert einen Warenmarker ({ $colour }) von { $stop } nach { $other }.
event-IMPROVED = { $seat } verbessert die Lokomotive auf Stufe { $level }.
event-GOODS_PASSED = { $seat } transportiert nichts.
event-INCOME_TAKEN = { $seat } erhöht das Einkommen um { $points } auf { $income }.
event-POINTS_TAKEN = { $seat } nimmt { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, hat jetzt { $total }.
event-INCOME_PAID = Einkommen von { $seat }: { $income }; Bargeld { $cash }.
event-EXPENSES_PAID = { $seat }: Einkommen { $income }, Ausgaben { $expenses }; Bargeld { $cash }.
event-DEBT_COVERED = { $seat } konnte { $owed } nicht zahlen und verliert { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} und { $income } Einkommen.
event-WENT_BANKRUPT = { $seat } ist bankrott und scheidet aus.
event-SCORED = { $seat }: { $income } für Einkommen, { $links } für Strecken, zusammen { $total }.
event-WON = { $seat } gewinnt mit { $total ->
    [one] { $total } Siegpunkt
   *[other] { $total } Siegpunkten
}.
gained-income = { $amount } Einkommen
gained-points = { $amount } SP

## Why an action is refused

because-DRAW_CUBES = Jetzt kann kein Warenmarker ({ $colour }) gezogen werden.
because-RANDOM_ORDER = { $seat } kann jetzt nicht gezogen werden.
because-PLACES_FOR_SALE = Das Gebot für Platz { $place } steht bei { $bid }: Biete mehr oder passe.
because-OPEN_THE_AUCTION = Du eröffnest die Versteigerung von Platz { $place } und musst ein Gebot nennen.
because-BID_HIGHER = { $bid } überbietet { $high } nicht.
because-BID_WITHIN_MEANS = Du kannst nicht { $bid } bieten, denn du kannst höchstens { $means } zahlen.
because-BUY_CAPITAL = Du kannst höchstens { $most ->
    [one] { $most } Schritt
   *[other] { $most } Schritte
} Kapital aufnehmen.
because-TURN_ORDER_AUCTION = Das Gebot steht bei { $bid }: Erhöhe oder passe.
because-PASS_ONCE = Du hattest in der letzten Runde nicht das Plättchen „Spielreihenfolge“, oder du hast es schon benutzt.
because-TAKE_AN_ACTION = Du musst jetzt ein Aktionsplättchen nehmen.
because-ACTION_TAKEN = { $tile } ist schon vergeben.
because-ACTION_COST = { $tile } kostet { $cost }, und du kannst höchstens { $means } zahlen.
because-NUMBER_ONLY = { $tile } kann nicht nur wegen der Nummer genommen werden.
because-NOTHING_TO_DO_WITH_IT = { $tile } ließe sich nicht ausführen.
because-BUILD_TRACK = Du musst jetzt bauen oder das Bauen beenden.
because-LAY_A_TILE = Jetzt muss auf { $hex } ein Plättchen gelegt werden.
because-MUST_BE_CARRIED_OUT = { $tile } ist schon bezahlt.
because-NEEDS_URBANIZATION = Du hast keine Stadtgründung auszuführen.
because-URBANIZE_A_TOWN = { $stop } ist keine Kleinstadt.
because-NEW_CITY_LEFT = Es ist keine Neue Stadt ({ $colour }) mehr da.
because-NEEDS_CITY_GROWTH = Du hast kein Stadtwachstum auszuführen.
because-GROW_A_PRINTED_CITY = { $stop } ist keine gedruckte Stadt.
because-GROWN_ALREADY = { $stop } ist schon gewachsen, oder es ist keine Marke mehr da.
because-CHOOSE_A_SUPPLY = Wähle das Vorratsfeld, dessen Warenmarker nach { $stop } kommen.
because-SUPPLY_IS_EMPTY = Vorratsfeld { $space } ist leer.
because-NOT_YOUR_TRACK = Das Gleis von { $hex } nach { $side } gehört { $owner }.
because-BUILDABLE_LAND = Auf { $hex } kann nicht gebaut werden.
because-CITIES_STAY_CLEAR = { $stop } nimmt { $hex } ein.
because-TOWN_TILES_IN_TOWNS = Dieses Plättchen gehört nicht auf { $hex }.
because-KEEP_EVERY_ROUTE = Das Plättchen muss die Gleise auf { $hex } beibehalten und ergänzen.
because-LAST_TILE_ONLY = Das Gleis auf { $hex } ist nicht das lose Ende einer unfertigen Strecke, das dieses Plättchen drehen würde.
because-FORBIDDEN_EDGE = Von { $hex } führt nichts über die Kante nach { $side }.
because-START_SOMEWHERE = So schließt auf { $hex } nichts an, von dem aus du bauen darfst.
because-PORT_WITHIN_REACH = Noch verbindet keine Strecke { $stop } mit einem Hafen.
because-CLAIM_UNOWNED_LINKS = Die herrenlose Strecke bei { $stop } kann von hier aus nicht übernommen werden.
because-NOT_TO_ITS_START = Die Strecke würde in { $stop } enden, wo sie beginnt.
because-TOO_DEAR = Das kostet { $cost }; vorhanden sind { $purse }, also fehlen { $short }.
because-TOO_MANY_TILES = Du hast in dieser Runde schon { $limit }-mal gebaut, öfter geht es nicht.
because-PRINTED_CONNECTION = Die Karte zeigt zwischen diesen beiden keine Verbindung.
because-CONNECTED_ALREADY = { $stop } und { $other } sind schon verbunden.
because-MOVE_GOODS = Du musst einen Warenmarker transportieren, die Lokomotive verbessern oder passen.
because-CUBE_LIES_THERE = In { $stop } liegt kein Warenmarker ({ $colour }).
because-COMPLETE_LINKS_ONLY = Für den Warenmarker ({ $colour }) in { $stop } gibt es keinen solchen Weg über fertige Strecken.
because-NO_STOP_TWICE = Der Warenmarker ({ $colour }) aus { $stop } käme zweimal an denselben Halt.
because-FIRST_CITY_OF_ITS_COLOUR = Der Weg des Warenmarkers ({ $colour }) aus { $stop } muss in der ersten Stadt seiner Farbe enden, und nur dort.
because-WITHIN_LOCOMOTIVE_LEVEL = Der Weg des Warenmarkers ({ $colour }) aus { $stop } ist zu lang für die Stufe deiner Lokomotive.
because-OWN_LINK_ON_THE_WAY = Keine Strecke auf dem Weg des Warenmarkers ({ $colour }) aus { $stop } gehört dir.
because-NOBODY_OWNS_MORE = Auf dem Weg des Warenmarkers ({ $colour }) aus { $stop } gehören jemand anderem mehr Strecken als dir.
because-IMPROVE_ONCE = Du hast deine Lokomotive in dieser Runde schon verbessert.
because-HIGHEST_LOCOMOTIVE = Deine Lokomotive hat schon die höchste Stufe.
because-INCOME_OR_POINTS = { $points ->
    [one] Erhöhe mit deinem { $points } Punkt dein Einkommen oder nimm ihn als Siegpunkt.
   *[other] Erhöhe mit deinen { $points } Punkten dein Einkommen oder nimm sie als Siegpunkte.
}

## The rules

rule-DRAW_CUBES = Zwei Warenmarker aus dem Beutel kommen in jede Stadt und zwei auf jedes Vorratsfeld; danach wird der Beutel nicht mehr gebraucht, und gelieferte Warenmarker kommen aus dem Spiel.
rule-RANDOM_ORDER = Nach den Standardregeln wird die erste Spielreihenfolge ausgelost; nach den Grundregeln wird ausgelost, wer die erste Versteigerung eröffnet.
rule-PLACES_FOR_SALE = Grundregeln: Die Plätze der ersten Spielreihenfolge werden einzeln versteigert; wer an der Reihe ist, erhöht oder passt. Wer gewinnt, zahlt; die nächste Person links, die noch keinen Platz hat, eröffnet die nächste Versteigerung, und der letzte Platz ist kostenlos.
rule-OPEN_THE_AUCTION = Wer eröffnet, nennt ein Gebot; 0 $ genügen.
rule-BID_HIGHER = Jedes Gebot muss höher sein als das vorige.
rule-BID_WITHIN_MEANS = Niemand bietet mehr, als bezahlt werden kann: nach den Grundregeln auch mit aufgenommenem Kapital, nach den Standardregeln nur bar.
rule-RAISE_CAPITAL = Grundregeln: Kapital wird nur für eine fällige Zahlung aufgenommen: Zuerst wird bar bezahlt, dann gibt es 5 $ für jeden Schritt, um den das Einkommen sinkt, so wenige wie nötig; das Wechselgeld bleibt. Bei -10 kosten weitere 5 $ jeweils 2 Siegpunkte.
rule-BUY_CAPITAL = Standardregeln: Kapital gibt es nur in der Kapitalphase, beliebig viele Schritte zu 5 $, jeder für einen Schritt Einkommen oder, bei -10, für 2 Siegpunkte; alles Spätere wird bar bezahlt.
rule-BANKRUPT = Wer eine Pflichtzahlung nicht leisten kann, ist bankrott und scheidet aus. Fertige Strecken bleiben für immer herrenlos und für alle benutzbar; unfertige können übernommen werden.
rule-TURN_ORDER_AUCTION = Standardregeln: In der bisherigen Spielreihenfolge wird erhöht oder gepasst; das erste Gebot darf 0 $ sein. Wer passt, nimmt den letzten freien Platz. Für Platz eins und zwei wird das ganze Gebot bezahlt, für den letzten nichts, für die anderen die Hälfte, aufgerundet.
rule-PASS_ONCE = Wer in der letzten Runde das Plättchen „Spielreihenfolge“ hatte, darf einmal passen und im Rennen bleiben.
rule-TAKE_AN_ACTION = In Spielreihenfolge nehmen alle je ein Aktionsplättchen.
rule-ACTION_TAKEN = Jedes Aktionsplättchen kann nur einmal genommen werden.
rule-ACTION_COST = Grundregeln: Stadtwachstum kostet 2 $, Lokomotive 4 $ und ihre neue Stufe, Stadtgründung 6 $; die anderen sind kostenlos, die Lokomotive auf Stufe 6 auch. Nach den Standardregeln sind alle kostenlos.
rule-NUMBER_ONLY = Stadtwachstum und Stadtgründung darf man allein wegen ihrer Nummer nehmen: Das wird beim Nehmen angesagt, kostet nichts und bleibt ohne Wirkung.
rule-NOTHING_TO_DO_WITH_IT = Gibt es keine Stadt mehr, die wachsen kann, oder keine Kleinstadt oder Neue Stadt mehr, kann die Aktion nur wegen ihrer Nummer genommen werden.
rule-BUILD_TRACK = Drei Plättchen je Runde, mit Ingenieur vier; wer Erster Bau hat, beginnt. Stadtwachstum und Stadtgründung zählen nicht mit.
rule-LAY_A_TILE = Wähle ein Feld, dann das Plättchen und seine Drehung.
rule-MUST_BE_CARRIED_OUT = Was bezahlt ist, muss ausgeführt werden.
rule-UNFINISHED_LINKS = Eine Strecke besteht aus den Gleisen zwischen benachbarten Halten. Eine unfertige Strecke behält man bis zum Ende des nächsten eigenen Bauzugs, länger nur, wenn man sie darin verlängert oder fertigstellt; eine fertige behält man für immer.
rule-NEEDS_URBANIZATION = Nur durch Stadtgründung entstehen Neue Städte, einmal je Runde.
rule-URBANIZE_A_TOWN = Jede Kleinstadt kann zur Neuen Stadt werden, die an allen sechs Seiten angeschlossen ist: Gleise, die auf sie zeigen, werden fertig; Stümpfe, die auf dem Plättchen der Kleinstadt enden, verschwinden; bei Strecken mit Plättchen jenseits davon ändert sich der Besitz nicht, und die Warenmarker eines Vorratsfelds kommen auf die Neue Stadt.
rule-NEW_CITY_LEFT = Es gibt je eine Neue Stadt in Rot, Blau, Gelb und Lila und vier graue.
rule-NEEDS_CITY_GROWTH = Nur durch Stadtwachstum wächst eine Stadt, einmal je Runde.
rule-GROW_A_PRINTED_CITY = Alle Warenmarker eines Vorratsfelds kommen in eine gedruckte Stadt.
rule-GROWN_ALREADY = Jede Stadt wächst höchstens einmal; es gibt zehn Marken.
rule-CHOOSE_A_SUPPLY = Ein Vorratsfeld wird geleert; ist keines mehr gefüllt, geschieht nichts.
rule-SUPPLY_IS_EMPTY = Auf dem Vorratsfeld müssen Warenmarker liegen.
rule-NOT_YOUR_TRACK = Niemand setzt fremde Gleise fort; sie zu blockieren ist erlaubt.
rule-BUILDABLE_LAND = Plättchen liegen auf Landfeldern der Karte, nie außerhalb der Karte und nie auf Wasser.
rule-CITIES_STAY_CLEAR = Auf eine Stadt, ob gedruckt oder neu, kommt kein Plättchen: Gleise enden an ihrem Rand.
rule-TOWN_TILES_IN_TOWNS = Auf Felder mit einer Kleinstadt kommen Kleinstadtplättchen, und nur dorthin.
rule-KEEP_EVERY_ROUTE = Ein Plättchen darf durch eines mit mehr Gleisen ersetzt werden, das jeden Gleisverlauf genau beibehält, wem er auch gehört; an den alten Gleisen ändert sich der Besitz nicht, die neuen erhält, wer sie baut. Bezahlt werden alle Ausgänge und die Kleinstadt, aber kein Gelände.
rule-LAST_TILE_ONLY = Nur das letzte Plättchen einer unfertigen Strecke, die einem selbst gehört oder übernommen werden kann, darf gedreht oder getauscht werden, nie ein Kleinstadtplättchen. Bezahlt werden die Ausgänge, nicht das Gelände.
rule-FORBIDDEN_EDGE = Gleise überqueren nie eine gesperrte Kante, den Kartenrand oder ein Ufer.
rule-START_SOMEWHERE = Neue Gleise gehen von einer Stadt aus oder setzen eigene fort, auch aus einer Kleinstadt heraus, die diese erreichen.
rule-PORT_WITHIN_REACH = Hat die Karte Häfen, beginnt der Bau an einer Hafenstadt, an einer Stadt, die irgendjemandes Strecken mit einer Hafenstadt verbinden, oder an eigenen Gleisen.
rule-CLAIM_UNOWNED_LINKS = Eine unfertige Strecke, die niemandem gehört, übernimmt, wer sie verlängert, wenn sie an einer Stadt beginnt oder eine eigene Strecke berührt.
rule-NOT_TO_ITS_START = Eine Strecke verbindet zwei verschiedene Halte.
rule-TOO_DEAR = Ein Plättchen kostet 1 $ je Ausgang, dazu 1 $ in einer Kleinstadt, 1 $ am Fluss, 2 $ im Hügelland, 3 $ im Gebirge; eine gedruckte Verbindung kostet 3 $.
rule-TOO_MANY_TILES = Die Zahl der Bauten je Runde ist begrenzt; ein gedrehtes oder ersetztes Plättchen und eine gedruckte Verbindung zählen je als ein Bau.
rule-PRINTED_CONNECTION = Zwei benachbarte Städte mit gedruckter Verbindung werden ohne Plättchen verbunden; das zählt als ein Bau.
rule-CONNECTED_ALREADY = Eine gedruckte Verbindung wird nur einmal gebaut.
rule-MOVE_GOODS = Zwei Durchgänge: Alle transportieren der Reihe nach einen Warenmarker, verbessern die Lokomotive um 1 oder passen; wer Erster Transport hat, beginnt.
rule-CUBE_LIES_THERE = Ein Warenmarker wird aus der Stadt oder Kleinstadt transportiert, in der er liegt.
rule-COMPLETE_LINKS_ONLY = Waren werden nur über fertige Strecken transportiert.
rule-NO_STOP_TWICE = Ein Warenmarker erreicht keinen Halt und befährt keine Strecke zweimal und kehrt nie an seinen Anfang zurück.
rule-FIRST_CITY_OF_ITS_COLOUR = Der Weg eines Warenmarkers endet in der ersten Stadt seiner Farbe. Graue gehören in graue Neue Städte, schwarze in schwarze Städte.
rule-WITHIN_LOCOMOTIVE_LEVEL = Ein Warenmarker wird höchstens über so viele Strecken transportiert, wie die eigene Lokomotive Stufen hat.
rule-OWN_LINK_ON_THE_WAY = Mindestens eine Strecke auf dem Weg gehört der Person, die transportiert.
rule-NOBODY_OWNS_MORE = Niemandem sonst gehören auf dem Weg mehr Strecken als der Person, die transportiert; herrenlose zählen für niemanden.
rule-IMPROVE_ONCE = Die Lokomotive darf einmal je Runde anstelle eines Transports verbessert werden.
rule-HIGHEST_LOCOMOTIVE = Lokomotiven haben die Stufen 1 bis 6.
rule-INCOME_OR_POINTS = Jede Strecke einer Lieferung bringt einen Punkt für die Person, der sie gehört. Alle Punkte einer Lieferung gehen entweder zum Einkommen oder zu den Siegpunkten; zuerst wählt, wer transportiert, dann wählen die anderen in Spielreihenfolge. Das Einkommen endet bei +10.
rule-COLLECT_INCOME = Einkommen wird in Spielreihenfolge ausgezahlt oder, wenn es negativ ist, bezahlt.
rule-PAY_EXPENSES = Standardregeln: Nach dem Einkommen wird 1 $ je Stufe der Lokomotive bezahlt. Wer das nicht kann, verliert für je 2 $ Schulden einen Siegpunkt, ein ungerader Dollar wird herausgegeben, dann für je 2 $ einen Schritt Einkommen; wer unter -10 fällt, ist bankrott.
rule-NEXT_TURN_ORDER = Grundregeln: Die nächste Spielreihenfolge richtet sich nach den Nummern der Aktionen, die kleinste zuerst.
rule-FINAL_SCORE = Am Ende gibt es 1 Siegpunkt je 2 Einkommen, 2 weniger je Punkt unter null, und 1 je fertige Strecke.
rule-WINNER = Wer die meisten Siegpunkte hat, gewinnt; dann entscheidet das höhere Einkommen, dann die kleinere Aktionsnummer der letzten Runde.

## Before a table is open

about-steam = Leg Gleise über Sechsecke, transportiere Waren über deine Strecken und wähle bei jeder Lieferung zwischen Einkommen und Siegpunkten.
about-steam-length = { $players ->
    [3] 10 Runden, etwa 90 Minuten.
    [4] 8 Runden, etwa 100 Minuten.
   *[other] 7 Runden, etwa zwei Stunden.
}
board-eastern_us = Osten der USA
board-northern_england = Nordengland
option-rules = Regeln
option-rules-base = Grundspiel
option-rules-base-about = Der leichtere Einstieg: Fehlendes Geld wird in dem Moment beschafft, in dem man es braucht, und Aktionsplättchen kosten etwas.
option-rules-standard = Standardspiel
option-rules-standard-about = Schärfer: Kapital wird aufgenommen, bevor man weiß, was man braucht, jede Runde fallen Ausgaben an, und um die Reihenfolge wird geboten.
chapter-steam-1 = Aufbau und erste Spielreihenfolge
chapter-steam-2 = Kapital und Versteigerung
chapter-steam-3 = Aktionen
chapter-steam-4 = Strecken bauen
chapter-steam-5 = Waren transportieren
chapter-steam-6 = Einkommen und Ausgaben
chapter-steam-7 = Spielende

## On the page

ask-TAKE_AN_ACTION = Nimm ein Aktionsplättchen.
ask-BUILD_TRACK-you = Du baust, bisher { $built }. In welchem Feld?
ask-MOVE_GOODS-you = Du bewegst Waren, Durchgang { $round } von 2.
bids-now = bietet { $bid }
ask-PLACES_FOR_SALE = Das Gebot für Platz { $place } der Spielreihenfolge steht bei { $bid }. Erhöhen oder passen?
ask-PLACES_FOR_SALE-open = Platz { $place } der Spielreihenfolge wird versteigert. Du eröffnest.
ask-TURN_ORDER_AUCTION = Die Spielreihenfolge wird versteigert, das Gebot steht bei { $bid }. Erhöhen oder passen?
ask-TURN_ORDER_AUCTION-open = Die Spielreihenfolge wird versteigert, und noch niemand hat geboten. Bieten oder passen?
ask-BUY_CAPITAL = Wie viele Schritte Kapital nimmst du auf?
ask-CHOOSE_A_SUPPLY = Die Warenmarker welches Vorratsfelds kommen nach { $stop }?
ask-INCOME_OR_POINTS = { $points ->
    [one] Dein { $points } Punkt: zum Einkommen oder als Siegpunkt?
   *[other] Deine { $points } Punkte: zum Einkommen oder als Siegpunkte?
}
do-capital = { $amount } aufnehmen
if-won = Wenn du gewinnst: { $what }
points-to-place = Punkte dieser Lieferung
nth-in-order = Nr. { $nth } der Spielreihenfolge
action-tiles = Aktionsplättchen
supply = Vorrat
new-cities-left = Übrige Neue Städte
more-steam = Aktionsplättchen und Vorrat
score-goods = Für Lieferungen genommen
score-lost = Für Kapital und Schulden abgegeben
score-income = Für Einkommen
score-links = Für fertige Strecken
score-tie = Bei Gleichstand entscheidet das höhere Einkommen: { $incomes }.
tour-steam-players = Alle in Spielreihenfolge: Bargeld, Einkommen, Siegpunkte, fertige Strecken und die Stufe der Lokomotive. Wer die meisten Siegpunkte hat, gewinnt.
tour-steam-actions = Die sieben Aktionsplättchen. Ihre Nummern bestimmen im Grundspiel die nächste Spielreihenfolge und entscheiden am Ende bei Gleichstand.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam = „{ $text }“ ist keine Aktion; schreib bid DOLLAR, pass, stay, take AKTION, take AKTION pass, capital SCHRITTE, site FELD, lay FELD FORM DREHUNG, connect STADT STADT, urbanize KLEINSTADT FARBE, grow STADT, supply VORRATSFELD, done, move FARBE HALT ... STADT, improve, income oder points

## A position in words

describe-spaces = Vorratsfeld { $space }

## Words in the drawing

draw-supply = Warenvorrat
draw-plain = Ebene
draw-river = Fluss +1 $
draw-hills = Hügel +2 $
draw-mountains = Gebirge +3 $
draw-town = Kleinstadt +1 $
draw-port = Hafen
draw-forbidden = kein Übergang
draw-atlantic = Atlantik
draw-gulf_of_mexico = Golf von Mexiko
draw-lake_superior = Oberer See
draw-lake_michigan = Michigansee
draw-lake_huron = Huronsee
draw-lake_ontario = Ontariosee
draw-north_sea = Nordsee
draw-irish_sea =
    Irische
    See
draw-solway_firth =
    Solway
    Firth
draw-scotland = Schottland
draw-wales = Wales
draw-cities = Städte und Waren
draw-income = Einkommen
draw-points = Punkte

## The printed kit

print-course = Ablauf einer Runde
print-aim = Alle bauen auf einer Karte aus Sechsecken eine eigene Bahn und bringen farbige Warenmarker in Städte ihrer Farbe. Jede Verbindung auf dem Weg bringt ihrem Besitzer einen Punkt, und er entscheidet jedes Mal: mehr Einkommen, also Geld in allen kommenden Runden, oder Siegpunkte, die den Sieg bringen. Geld ist immer knapp: Es kommt aus dem Einkommen oder aus Kapital, das das Einkommen senkt. Am Ende zählen auch Verbindungen und Einkommen, und die meisten Siegpunkte gewinnen.
print-length = { $least } bis { $most } Runden: je mehr mitspielen, desto weniger.
print-game-turns = Runden
print-action-number = Nr.
print-action-name = Aktion
print-action-effect = Was sie bewirkt
print-example-tile = Ein Plättchen
print-example-tile-how = Ada legt eine Kurve ins Hügelland: zwei Ausgänge zu je { $exit } und { $hills } für die Hügel, zusammen { $tile }. Sie hat { $cash }. Nach den Grundregeln nimmt sie einen Schritt Kapital auf: Ihr Einkommen sinkt um 1, sie erhält { $step }, zahlt und behält { $change }.
print-example-delivery = Eine Lieferung
print-example-delivery-how = Adas Lokomotive hat Stufe { $links }. Sie bewegt einen roten Warenmarker über { $links } Strecken zur ersten roten Stadt auf dem Weg; { $own } davon gehören ihr und eine Ben, also gehören niemandem sonst mehr davon als ihr. Sie erhält { $own } Punkte und legt sie aufs Einkommen, das von { $before } auf { $after } steigt. Ben erhält 1 Punkt und nimmt ihn als Siegpunkt.
print-charts = Leisten und Aktionsplättchen
print-income-track = Einkommen
print-points-track = Siegpunkte; über { $last } hinaus beginnt die Leiste von vorn
print-level-track = Stufe der Lokomotive
print-growth = Marken für Stadtwachstum
print-cost = Preis, Grundspiel
print-free = kostenlos
print-cost-engine = { $cost } und die neue Stufe
print-cost-or-pass = { $cost } oder nur die Nummer
print-turn-capital = Kapital
print-turn-capital-how = Standardregeln: Kaufe beliebig viele Schritte, { $step } für einen Schritt Einkommen oder bei { $lowest } für { $points } Siegpunkte. Grundregeln: nur, wenn gezahlt werden muss.
print-turn-auction = Spielreihenfolge
print-turn-auction-how = Standardregeln: Versteigerung in der bisherigen Spielreihenfolge. Platz eins und zwei zahlen ihr Gebot, der letzte nichts, die anderen die Hälfte, aufgerundet. Grundregeln: nach den Nummern der Aktionsplättchen, die niedrigste zuerst.
print-turn-actions = Aktionen
print-turn-actions-how = In Spielreihenfolge nehmen alle ein Aktionsplättchen. Grundregeln: Es kostet seinen Preis.
print-turn-build = Strecken bauen
print-turn-build-how = { $tiles } Plättchen, mit Ingenieur { $more }. 1 $ je Ausgang, 1 $ in einer Kleinstadt, 1 $ am Fluss, 2 $ im Hügelland, 3 $ im Gebirge; eine gedruckte Verbindung 3 $. Beginne an einer Stadt oder an eigenen Gleisen.
print-turn-goods = Waren transportieren
print-turn-goods-how = Zwei Durchgänge: Transportiere einen Warenmarker zur ersten Stadt seiner Farbe auf dem Weg, über höchstens so viele Strecken, wie deine Lokomotive Stufen hat; mindestens eine muss dir gehören, und niemandem dürfen mehr davon gehören als dir. Oder verbessere einmal in der Runde die Lokomotive. Oder passe. Jede Strecke bringt der Person, der sie gehört, einen Punkt, als Einkommen oder als Siegpunkt.
print-turn-income = Einkommen
print-turn-income-how = Erhalte oder zahle dein Einkommen. Standardregeln: Zahle danach 1 $ je Stufe der Lokomotive.
print-turn-end = Spielende
print-turn-end-how = Nach { $turns }. Ein Siegpunkt je 2 Einkommen, 2 weniger je Punkt unter null, 1 je fertige Strecke.
print-turns-for = Runde { $turns } zu { $players }
print-action-1 = In der nächsten Versteigerung darfst du einmal passen und im Rennen bleiben (Standardregeln). Im Grundspiel beginnst du die nächste Runde.
print-action-2 = Du transportierst in beiden Durchgängen zuerst.
print-action-3 = Du legst ein Plättchen mehr.
print-action-4 = Du baust zuerst.
print-action-5 = Alle Warenmarker eines Vorratsfelds kommen in eine gedruckte Stadt, die noch nicht gewachsen ist. Markiere sie.
print-action-6 = Deine Lokomotive gewinnt sofort eine Stufe.
print-action-7 = Eine Kleinstadt wird zur Neuen Stadt; alle Warenmarker eines Vorratsfelds kommen darauf.
print-part-charts = Leisten, Aktionsplättchen und Marken für Stadtwachstum (charts.pdf)
print-need-discs = Marken in jeder der sechs Farben für Strecken, Leisten und Spielreihenfolge
print-need-money = Spielgeld in Schritten von 1 $, zusammen etwa 400 $
print-set-1 = Setzt die gewählte Karte zusammen. Alle Warenmarker kommen in den Beutel; zieht { $city } für jede Stadt, gleich welche Zahl darin steht, und { $supply } für jedes Feld des Warenvorrats.
print-set-2 = Alle nehmen die Marken einer Farbe und legen je eine auf Einkommen 0, auf 0 Siegpunkte und auf Stufe { $level } der Lokomotive. Geld hat noch niemand.
print-set-3 = Grundregeln: Die Plätze der ersten Spielreihenfolge werden nacheinander versteigert. Standardregeln: Die Spielreihenfolge wird ausgelost.
print-set-4 = Legt Aktionsplättchen, Streckenplättchen, Neue Städte und Marken für Stadtwachstum bereit. Das Spiel endet nach { $turns }.
