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
show-controls = Kontrolle
show-shares = Aktien
show-companies = Gesellschaften
show-price = Kurs
show-treasury = Kasse
show-performance = Leistung
show-available = Zum Kauf
show-unissued = Nicht ausgegeben
show-links = Strecken
legend-track =
    Gleise: O Orange  G Grün  B Braun  N Naturholz  K Schwarz  W Weiß
    - niemandem, o in einer Kleinstadt; unterstrichen: unfertig
company-orange = Orange
company-green = Grün
company-brown = Braun
company-natural = Naturholz
company-black = Schwarz
company-white = Weiß
phase-draw_cubes = Warenmarker ziehen
phase-company_order = Spielreihenfolge der Gesellschaften
phase-first_player = Auslosen, wer beginnt
phase-new_turn = Neue Runde
phase-buy_shares = Aktien kaufen
phase-build_track = Strecken bauen
phase-move_goods = Waren transportieren
phase-dividends = Dividenden
phase-sell_shares = Aktien verkaufen
phase-bankruptcies = Bankrotte
phase-over = Das Spiel ist zu Ende

## Choices

choice-draw = Warenmarker ziehen: { $colour }
choice-seat = { $seat }
choice-pass = Passen
choice-site = Auf { $hex } bauen
choice-done = Nicht weiter bauen
choice-move = Warenmarker ({ $colour }) aus { $stop } transportieren, Lieferung { $delivery }
range-move = Warenmarker ({ $colour }) aus { $stop } transportieren, Lieferungen { $low } bis { $high }
choice-company = { $company }
choice-bid = { $bid } für die Gesellschaft { $company } bieten
range-bid = { $low } bis { $high } $ für die Gesellschaft { $company } bieten
choice-buy = { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} der Gesellschaft { $company } zu je { $price } kaufen
range-buy = { $low } bis { $high } Aktien der Gesellschaft { $company } zu je { $price } kaufen
choice-lay = Auf { $hex } für { $cost } legen{ $shares ->
    [0] { "" }
    [one] { " " }und eine Aktie ausgeben
   *[other] { " " }und { $shares } Aktien ausgeben
}: { $tile }
choice-connect =
    { $stop } und { $other } für { $cost } verbinden{ $shares ->
        [0] {""}
        [one] {" "}und eine Aktie ausgeben
       *[other] {" "}und { $shares } Aktien ausgeben
    }
choice-sell = { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} der Gesellschaft { $company } zu je { $price } verkaufen
range-sell = { $low } bis { $high } Aktien der Gesellschaft { $company } zu je { $price } verkaufen

## What happened

event-CUBE_DRAWN = Ein Warenmarker ({ $colour }) kommt nach { $stop }.
event-PLACE_DRAWN = { $company } ist Nummer { $place } der Spielreihenfolge.
event-FIRST_PLAYER = { $seat } erhält den Startspielermarker.
event-TURN_BEGINS = Runde { $turn } beginnt.
event-SHARES_OFFERED = { $company }: { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} zum Kauf, Kurs { $price }.
event-BID = { $seat } bietet { $bid } für die Gesellschaft { $company }.
event-BID_PASSED = { $seat } passt bei der Gesellschaft { $company }.
event-NO_BID = Niemand bietet für die Gesellschaft { $company }.
event-SHARES_BOUGHT = { $seat } kauft { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} der Gesellschaft { $company } für { $paid }.
event-MARKER_PASSED = { $seat } erhält den Startspielermarker.
event-CONTROL_TAKEN = { $seat } kontrolliert jetzt die Gesellschaft { $company }.
event-TILE_LAID = { $company } legt auf { $hex } für { $paid }: { $tile }.
event-LINKS_COMPLETED = { $company } stellt Strecken fertig: { $links }.
event-CITIES_CONNECTED = { $company } verbindet { $stop } und { $other }.
event-SHARES_ISSUED = { $company } gibt Aktien aus: { $shares }.
event-BUILDING_DONE = { $company } hat fertig gebaut.
event-DELIVERED = { $company } liefert einen Warenmarker ({ $colour }) von { $stop } nach { $other }.
event-PERFORMED = { $company } steigert die Leistung um { $links } auf { $total } in dieser Runde.
event-GOODS_PASSED = { $company } transportiert nichts.
event-DIVIDEND_PAID = { $seat } erhält { $paid } Dividende der Gesellschaft { $company }.
event-BONUS_PAID = { $seat } erhält { $paid } Direktionsbonus für die Gesellschaft { $company }.
event-PROFIT_MADE = { $company } erzielt { $profit } Gewinn.
event-PRICE_CHANGED = Kurs der Gesellschaft { $company }: bisher { $before }, jetzt { $after }.
event-PRICE_BELOW_ZERO = Der Kurs der Gesellschaft { $company } fällt unter null.
event-SALE_CHOSEN = Du verkaufst { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} der Gesellschaft { $company }.
event-SALE_SEALED = { $seat } hat sich für Verkäufe entschieden.
event-SHARES_SOLD = { $seat } verkauft { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} der Gesellschaft { $company } für { $paid }.
event-ALL_SOLD = Runde { $turn }: Alle Aktien werden verkauft.
event-WENT_BANKRUPT = { $company } ist bankrott.
event-WON = { $seat } gewinnt mit { $cash }.
moment-dividends = Dividenden und Gewinne
moment-prices = Aktienkurse
moment-sales = Aktien verkauft

## Why an action is refused

because-DRAW_CUBES = Jetzt kann kein Warenmarker ({ $colour }) gezogen werden.
because-FIRST_PLAYER = { $seat } kann nicht ausgelost werden.
because-AUCTION_SHARES = Aktien der Gesellschaft { $company } werden versteigert: Biete oder passe.
because-LOWEST_OPENING_BID = { $bid } ist zu wenig: Das erste Gebot muss mindestens { $least } sein.
because-BID_HIGHER = { $bid } überbietet { $high } nicht.
because-BID_WITHIN_CASH = Mit { $cash } kannst du nicht { $bid } bieten.
because-WINNER_BUYS = Du musst 1 bis { $most } Aktien der Gesellschaft { $company } kaufen.
because-OTHERS_BUY = Du kannst 0 bis { $most } Aktien der Gesellschaft { $company } kaufen.
because-BUILD_TRACK = Die Gesellschaft muss jetzt bauen oder das Bauen beenden.
because-LAY_A_TILE = Jetzt muss auf { $hex } ein Plättchen gelegt werden.
because-ONE_NETWORK = { $stop } gehört nicht zum Streckennetz der Gesellschaft.
because-NOT_ITS_TRACK = Das Gleis von { $hex } nach { $side } gehört der Gesellschaft { $company }.
because-BUILDABLE_LAND = Auf { $hex } kann nicht gebaut werden.
because-CITIES_STAY_CLEAR = { $stop } nimmt { $hex } ein.
because-TOWN_TILES_IN_TOWNS = Dieses Plättchen gehört nicht auf { $hex }.
because-KEEP_EVERY_ROUTE = Das Plättchen muss die Gleise auf { $hex } beibehalten und ergänzen.
because-LAST_TILE_ONLY = Das Gleis auf { $hex } ist nicht das lose Ende einer unfertigen Strecke, das dieses Plättchen drehen würde.
because-FORBIDDEN_EDGE = Von { $hex } führt nichts über die Kante nach { $side }.
because-START_SOMEWHERE = So schließt auf { $hex } nichts an, von dem aus gebaut werden darf.
because-PORT_WITHIN_REACH = Noch verbindet keine Strecke { $stop } mit einem Hafen.
because-CLAIM_UNOWNED_LINKS = Die herrenlose Strecke bei { $stop } kann von hier aus nicht übernommen werden.
because-NOT_TO_ITS_START = Die Strecke würde in { $stop } enden, wo sie beginnt.
because-TOO_DEAR = Das kostet { $cost }; vorhanden sind { $purse }, also fehlen { $short }.
because-PRINTED_CONNECTION = Die Karte zeigt zwischen diesen beiden keine Verbindung.
because-CONNECTED_ALREADY = { $stop } und { $other } sind schon verbunden.
because-MOVE_GOODS = Die Gesellschaft muss einen Warenmarker transportieren oder passen.
because-CUBE_LIES_THERE = In { $stop } liegt kein Warenmarker ({ $colour }).
because-COMPLETE_LINKS_ONLY = Für den Warenmarker ({ $colour }) in { $stop } gibt es keinen solchen Weg über fertige Strecken.
because-NO_STOP_TWICE = Der Warenmarker ({ $colour }) aus { $stop } käme zweimal an denselben Halt.
because-FIRST_CITY_OF_ITS_COLOUR = Der Weg des Warenmarkers ({ $colour }) aus { $stop } muss in der ersten Stadt seiner Farbe enden, und nur dort.
because-OWN_OR_OWNERLESS_LINKS = Der Weg des Warenmarkers ({ $colour }) aus { $stop } führt über eine Strecke einer anderen Gesellschaft.
because-SELL_IN_SECRET = Wähle, wie viele Aktien der Gesellschaft { $company } du verkaufst.
because-SELL_WHAT_YOU_HOLD = Du hast { $held ->
    [one] { $held } Aktie
   *[other] { $held } Aktien
} der Gesellschaft { $company }, nicht { $shares }.
because-NO_SALE_OF_BANKRUPT = Aktien der Gesellschaft { $company } sind wertlos.
because-COMPANY_ORDER = Die Gesellschaft { $company } kann jetzt nicht gezogen werden.

## The rules

rule-DRAW_CUBES = Jede Stadt erhält so viele Warenmarker wie ihre Zahl und jede Kleinstadt einen; dann kommen alle grauen Warenmarker und der Rest des Beutels aus dem Spiel.
rule-FIRST_PLAYER = Das Los entscheidet, wer am Anfang den Startspielermarker hat.
rule-AUCTION_SHARES = In Spielreihenfolge der Gesellschaften werden ihre verfügbaren Aktien versteigert; wer den Startspielermarker hat, darf zuerst bieten. Wer passt, scheidet aus dieser Versteigerung aus.
rule-LOWEST_OPENING_BID = Das erste Gebot muss mindestens dem Kurs entsprechen und mindestens 1 $ sein.
rule-BID_HIGHER = Jedes Gebot muss höher sein als das vorige.
rule-BID_WITHIN_CASH = Niemand bietet mehr als das eigene Bargeld.
rule-WINNER_BUYS = Wer am höchsten bietet, kauft eine oder mehr Aktien zu diesem Preis; das Geld geht an die Bank.
rule-OTHERS_BUY = Danach dürfen die anderen im Uhrzeigersinn je einmal zum selben Preis kaufen, was noch übrig ist.
rule-PASS_THE_MARKER = Nach jeder Gesellschaft, von der eine Aktie verkauft wurde, wandert der Startspielermarker im Uhrzeigersinn einen Platz weiter.
rule-CONTROL = Wer die erste Aktie kauft, kontrolliert die Gesellschaft, bis jemand anders mehr ihrer Aktien hat; kommen mehrere infrage, dann wer die meisten hat, bei Gleichstand wer im Uhrzeigersinn zuerst kommt. Nach Verkäufen wird das einmal festgestellt, wenn alle erfolgt sind. Kontrolliert sie niemand, baut die Gesellschaft nicht und transportiert keine Waren.
rule-BUILD_TRACK = In Spielreihenfolge baut jede Gesellschaft: auf einer Karte mit Häfen ein Plättchen mehr als die Nummer der Runde, sonst drei. Neue Städte gibt es nicht.
rule-LAY_A_TILE = Wähle ein Feld, dann das Plättchen und seine Drehung.
rule-ONE_NETWORK = Alle Gleise einer Gesellschaft hängen zusammen; ihr erstes Plättchen beginnt an einer Stadt, spätere erweitern ihr Streckennetz. An herrenlose Gleise darf sie von jedem Halt ihres Netzes aus anschließen, auch mit dem ersten Plättchen.
rule-NOT_ITS_TRACK = Unfertige Strecken behält die Gesellschaft; die Gleise einer anderen, die noch im Spiel ist, setzt niemand fort.
rule-ISSUE_SHARES = Gebaut wird aus der Kasse der Gesellschaft; reicht sie nicht, gibt die Gesellschaft gerade genug Aktien zu je 5 $ aus, solange sie welche hat. Diese sind ab der nächsten Kaufphase zu haben.
rule-BUILDABLE_LAND = Plättchen liegen auf Landfeldern der Karte, nie außerhalb der Karte und nie auf Wasser.
rule-CITIES_STAY_CLEAR = Auf eine Stadt, ob gedruckt oder neu, kommt kein Plättchen: Gleise enden an ihrem Rand.
rule-TOWN_TILES_IN_TOWNS = Auf Felder mit einer Kleinstadt kommen Kleinstadtplättchen, und nur dorthin.
rule-KEEP_EVERY_ROUTE = Ein Plättchen darf durch eines mit mehr Gleisen ersetzt werden, das jeden Gleisverlauf genau beibehält, wem er auch gehört; an den alten Gleisen ändert sich der Besitz nicht, die neuen erhält, wer sie baut. Bezahlt werden alle Ausgänge und die Kleinstadt, aber kein Gelände.
rule-LAST_TILE_ONLY = Nur das letzte Plättchen einer unfertigen Strecke, die einem selbst gehört oder übernommen werden kann, darf gedreht oder getauscht werden, nie ein Kleinstadtplättchen. Bezahlt werden die Ausgänge, nicht das Gelände.
rule-FORBIDDEN_EDGE = Gleise überqueren nie eine gesperrte Kante, den Kartenrand oder ein Ufer.
rule-START_SOMEWHERE = Neue Gleise gehen von einer Stadt aus oder setzen eigene fort, auch aus einer Kleinstadt heraus, die diese erreichen.
rule-PORT_WITHIN_REACH = Hat die Karte Häfen, beginnt der Bau an einer Hafenstadt, an einer Stadt, die irgendjemandes Strecken mit einer Hafenstadt verbinden, oder an eigenen Gleisen.
rule-CLAIM_UNOWNED_LINKS = Eine unfertige Strecke, die niemandem gehört, übernimmt, wer sie verlängert, wenn sie an einer Stadt beginnt, von der aus die Gesellschaft bauen darf, oder mit ihrem Netz verbunden wird.
rule-NOT_TO_ITS_START = Eine Strecke verbindet zwei verschiedene Halte.
rule-TOO_DEAR = Ein Plättchen kostet 1 $ je Ausgang, dazu 1 $ in einer Kleinstadt, 1 $ am Fluss, 2 $ im Hügelland, 3 $ im Gebirge; eine gedruckte Verbindung kostet 3 $.
rule-PRINTED_CONNECTION = Zwei benachbarte Städte mit gedruckter Verbindung werden ohne Plättchen verbunden; das zählt als ein Bau.
rule-CONNECTED_ALREADY = Eine gedruckte Verbindung wird nur einmal gebaut.
rule-MOVE_GOODS = Zweimal darf jede Gesellschaft in Spielreihenfolge einen Warenmarker über beliebig viele Strecken transportieren, auch aus Kleinstädten.
rule-CUBE_LIES_THERE = Ein Warenmarker wird aus der Stadt oder Kleinstadt transportiert, in der er liegt.
rule-COMPLETE_LINKS_ONLY = Waren werden nur über fertige Strecken transportiert.
rule-NO_STOP_TWICE = Ein Warenmarker erreicht keinen Halt und befährt keine Strecke zweimal und kehrt nie an seinen Anfang zurück.
rule-FIRST_CITY_OF_ITS_COLOUR = Der Weg eines Warenmarkers endet in der ersten Stadt seiner Farbe. Graue gehören in graue Neue Städte, schwarze in schwarze Städte.
rule-OWN_OR_OWNERLESS_LINKS = Ein Warenmarker wird nur über Strecken der eigenen Gesellschaft und über herrenlose transportiert.
rule-PERFORMANCE = Die Leistung der Gesellschaft steigt um die Zahl ihrer eigenen Strecken auf dem Weg; herrenlose zählen nicht.
rule-DIVIDENDS = Für jede Aktie zahlt die Bank die Dividende, die der Leistung der Gesellschaft entspricht.
rule-CEO_BONUS = Wer eine Gesellschaft kontrolliert, erhält bei einer Leistung über neun den Direktionsbonus, mit oder ohne Aktien.
rule-COMPANY_PROFIT = Die Gesellschaft erhält ihren Gewinn von der Bank in ihre Kasse.
rule-SHARE_ADJUSTMENT = Gesellschaften gleicher Leistung bilden einen Stapel; die Stapel liegen von links nach rechts auf +5, +3, +1, 0, -1, -3, der beste bei sechs Stapeln auf +5, bei vier oder fünf auf +3, bei zwei oder drei auf +1, bei einem auf 0. Eine bankrotte Gesellschaft ist ein Stapel, der ein Feld sperrt.
rule-COLOURED_BOXES = Ein grünes Feld beim alten Kurs verstärkt einen Anstieg, ein rosa Feld zieht etwas ab, wenn der Kurs gleich bleibt oder fällt. Der Kurs endet bei 18; unter 0 ist die Gesellschaft bankrott.
rule-SELL_IN_SECRET = Alle wählen geheim, was sie verkaufen; dann werden alle Verkäufe aufgedeckt und zum Kurs bezahlt.
rule-SELL_WHAT_YOU_HOLD = Verkaufen lässt sich nur, was man hat.
rule-SELL_EVERYTHING = In der fünften Runde werden alle Aktien von selbst verkauft.
rule-NO_SALE_OF_BANKRUPT = Aktien einer Gesellschaft, deren Kurs unter null fiel, sind unverkäuflich.
rule-BANKRUPTCY = Eine bankrotte Gesellschaft ist aus dem Spiel: Ihre Aktien verfallen, ihre Strecken gehören niemandem und können von allen benutzt werden.
rule-COMPANY_ORDER = Die Spielreihenfolge der Gesellschaften wird für jede Runde ausgelost.
rule-END_OF_TURN = Das Spiel dauert fünf Runden.
rule-WINNER = Wer das meiste Geld hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

## Before a table is open

about-steam_barons = Das Börsenspiel: Kauf Aktien, führe die Gesellschaften, die du kontrollierst, und verkaufe heimlich, bevor es die anderen tun.
about-steam_barons-length = { $players ->
    [2] 5 Runden, etwa 90 Minuten.
    [3] 5 Runden, etwa 90 Minuten.
   *[other] 5 Runden, etwa zwei Stunden.
}
chapter-steam_barons-0 = Aufbau
chapter-steam_barons-1 = Aktien kaufen
chapter-steam_barons-2 = Strecken bauen
chapter-steam_barons-3 = Waren transportieren
chapter-steam_barons-4 = Dividenden und Kurse
chapter-steam_barons-5 = Aktien verkaufen
chapter-steam_barons-6 = Bankrotte
chapter-steam_barons-7 = Spielreihenfolge der Gesellschaften
chapter-steam_barons-8 = Spielende

## On the page

ask-AUCTION_SHARES = Aktien der Gesellschaft { $company } werden versteigert, das Gebot steht bei { $bid } je Aktie. Bieten oder passen?
ask-AUCTION_SHARES-open = Aktien der Gesellschaft { $company } werden versteigert, und noch niemand hat geboten. Bieten oder passen?
ask-WINNER_BUYS = Du hast die Versteigerung der Gesellschaft { $company } mit { $bid } je Aktie gewonnen. Wie viele Aktien kaufst du?
ask-OTHERS_BUY = Aktien der Gesellschaft { $company } gibt es noch für je { $bid }. Wie viele kaufst du?
ask-SELL_IN_SECRET = Wie viele Aktien der Gesellschaft { $company } verkaufst du? Niemand sieht es, bevor alle gewählt haben.
do-buy = { $amount } kaufen
do-sell = { $amount } verkaufen
if-won-share = Wenn du gewinnst und eine Aktie kaufst: Bargeld
dividend = Dividende
certificates = Aktien: { $held } im Besitz, { $sale } zum Kauf, { $unissued } nicht ausgegeben
treasury-short = Kasse
performance-short = Leist.
performance-pays = Leistung { $performance } bringt { $dividend } je Aktie, einen Bonus von { $bonus } und { $profit } für die Kasse
price-track = Aktienkurse
price-track-key = Grün kommt bei einem Anstieg hinzu; Rosa wird abgezogen, wenn der Kurs gleich bleibt oder fällt. B: bankrott.
first-player = beginnt
first-player-about = Hat den Startspielermarker
has-answered = hat gewählt
is-choosing = wählt
shares-worth = wert
my-sales = Meine geheimen Verkäufe
sales-chosen = { $count } von { $of }
more-barons = Aktienkurse und Verkäufe
score-start = Geld zu Beginn
score-barons-key = Unter jeder Summe: für Aktien bezahlt, Dividenden und Boni, verkaufte Aktien.
tour-barons-companies = Die sechs Gesellschaften: Kurs, Kasse, Leistung und die Dividende dafür, und jede Aktie: im Besitz, zum Kauf, nicht ausgegeben.
tour-barons-track = Die Kursleiste. Grüne Felder helfen bei einem Anstieg, rosa Felder schaden bei allem anderen.
tour-barons-players = Bargeld und Aktien von allen. Am Ende werden alle Aktien verkauft, und wer das meiste Bargeld hat, gewinnt.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam_barons = „{ $text }“ ist keine Aktion; schreib bid DOLLAR, pass, buy AKTIEN, site FELD, lay FELD FORM DREHUNG, connect STADT STADT, done, move FARBE HALT ... STADT oder sell GESELLSCHAFT AKTIEN

## A position in words

describe-marker = Startspielermarker
describe-answered = Haben ihre Verkäufe gewählt

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
draw-price = Kurs
draw-performance = Leistung
draw-shares = Aktien
draw-bankrupt = bankrott
bankrupt-box = B
score-account = { $bought } + { $earned } + { $sold }

## The printed kit

print-course = Ablauf einer Runde
print-aim = Die Bahnen gehören sechs Gesellschaften und die Gesellschaften denen, die ihre Aktien halten. Ihr ersteigert Aktien, baut Strecken und bewegt Waren für die Gesellschaften, die ihr kontrolliert, nehmt Dividenden ein und verkauft, wenn ihr glaubt, dass der Kurs fällt; alle Verkäufe einer Runde werden geheim gewählt. In Runde { $turns } wird alles verkauft. Das meiste Geld gewinnt, Gleise allein sind nichts wert.
print-length = { $turns } Runden.
print-stacks-there = Stapel
print-nth-stack = { $nth }.
print-example-shares = Aktien kaufen
print-example-shares-how = Drei Aktien der grünen Gesellschaft sind zu haben, ihr Kurs steht bei { $price }. Ada eröffnet mit { $price }, Ben bietet { $bid }, die anderen passen. Ben kauft zwei für { $two }. Im Uhrzeigersinn will Cleo als Erste eine zum selben Preis und zahlt { $bid }; dann ist keine mehr da. Das ganze Geld geht an die Bank, nicht an die Gesellschaft.
print-example-dividends = Dividenden und Kurse
print-example-dividends-how = Grün beendet die Runde mit Leistung { $best }: Jede Aktie zahlt { $dividend }, wer die Gesellschaft kontrolliert, erhält einen Bonus von { $bonus }, und ihre Kasse { $profit }. Enden die sechs Gesellschaften mit { $best }, { $second }, { $second }, { $third }, { $third } und { $third }, so bilden sie drei Stapel: Ihre Kurse ändern sich um { $up }, { $same } und { $down }, bevor grüne und rosa Felder zählen.
print-market = Börsenkarte
print-prices = Kursleiste
print-adjustments = Tafel der Kursänderungen
print-stacks = { $stacks ->
    [one] { $stacks } Stapel
   *[other] { $stacks } Stapel
}
print-available = Verfügbare Aktien
print-chart = Leistung, Dividenden, Gewinne der Gesellschaften und Direktionsbonus
print-performance = Leistung
print-dividend = Dividende je Aktie
print-profit = Gewinn
print-bonus = Direktionsbonus
print-tokens-here = Hier stehen die Marken der Gesellschaften
print-displays = Gesellschaftstafeln
print-treasury = Kasse
print-unissued = Noch nicht ausgegebene Aktien
print-tokens = Marken zum Ausschneiden: je Gesellschaft { $shares } Aktien und { $spare } weitere, dazu der Startspielermarker
print-turn-buy = 1. Aktien kaufen
print-turn-buy-how = In Spielreihenfolge werden die verfügbaren Aktien jeder Gesellschaft versteigert, mindestens zum Kurs. Wer am höchsten bietet, kauft eine oder mehr, dann dürfen alle anderen je einmal zum selben Preis kaufen. Das Geld geht an die Bank. Wer die meisten Aktien hat, kontrolliert die Gesellschaft.
print-turn-build = 2. Strecken bauen
print-turn-build-how = Jede Gesellschaft baut und zahlt aus ihrer Kasse: auf einer Karte mit Häfen ein Plättchen mehr als die Nummer der Runde, sonst { $tiles }. Reicht die Kasse nicht, gibt sie Aktien zu je { $share } aus.
print-turn-goods = 3. Waren transportieren
print-turn-goods-how = Zweimal darf jede Gesellschaft einen Warenmarker über beliebig viele eigene oder herrenlose Strecken transportieren. Die eigenen zählen als Leistung.
print-turn-dividends = 4. Dividenden
print-turn-dividends-how = Zahlt Dividende, Direktionsbonus und Gewinn nach der Tafel, dann ändert die Kurse: Stapel gleicher Leistung kommen von links nach rechts in die Felder. Ein grünes Feld verstärkt einen Anstieg, ein rosa Feld senkt einen Kurs, der gleich bleibt oder fällt.
print-turn-sell = 5. Aktien verkaufen
print-turn-sell-how = Alle wählen geheim, dann werden alle Verkäufe zum Kurs bezahlt. In Runde { $turns } wird alles verkauft.
print-turn-bankrupt = 6. Bankrotte
print-turn-bankrupt-how = Eine Gesellschaft unter 0 ist aus dem Spiel. Ihre Strecken gehören niemandem.
print-turn-order = 7. Spielreihenfolge
print-turn-order-how = Die Marken der Gesellschaften werden für die nächste Spielreihenfolge gezogen.
print-turn-end = 8. Ende der Runde
print-turn-end-how = Wer nach Runde { $turns } das meiste Geld hat, gewinnt.
print-part-market = Börsenkarte: Kurse, Kursänderungen, Spielreihenfolge, verfügbare Aktien, Tafel (stock_market.pdf)
print-part-displays = Gesellschaftstafeln (companies.pdf)
print-part-tokens = Marken: { $each } je Gesellschaft (companies.pdf)
print-part-marker = Startspielermarker (companies.pdf)
print-need-trains = Züge oder Marken jeder Gesellschaft für ihre Strecken, etwa je { $each }
print-need-money = Spielgeld in Schritten von 1 $, zusammen etwa 600 $
print-set-1 = Setzt die Karte zusammen und legt die Börsenkarte daneben. Zieht Warenmarker: für jede Stadt so viele wie ihre Zahl, für jede Kleinstadt einen. Dann kommen alle grauen von der Karte; der Rest des Beutels wird nicht gebraucht.
print-set-2 = Legt { $treasury } auf jede Gesellschaftstafel, dazu ihre Aktien: { $shares }. Eine Aktie jeder Gesellschaft kommt zu den verfügbaren Aktien.
print-set-3 = Je eine Marke jeder Gesellschaft kommt auf Kurs { $price } und auf Leistung 0; eine dritte wird für die Spielreihenfolge gezogen.
print-set-4 = Alle nehmen Geld: { $cash }. Lost den Startspielermarker aus. Die Rundenmarke kommt auf Runde 1.
print-shares-on = { $shares } auf { $map }
print-cash-for = { $cash } zu { $players }
