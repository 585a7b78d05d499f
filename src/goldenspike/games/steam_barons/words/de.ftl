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
show-available = Zu haben
show-unissued = Nicht ausgegeben
show-links = Verbindungen
legend-track = Gleise: O Orange  G Grün  B Braun  N Natur  K Schwarz  W Weiß
    - niemandes, o in einem Ort; unterstrichen: offen
company-orange = Orange
company-green = Grün
company-brown = Braun
company-natural = Natur
company-black = Schwarz
company-white = Weiß
phase-draw_cubes = Würfel ziehen
phase-company_order = Reihenfolge der Gesellschaften
phase-first_player = Startspieler
phase-new_turn = Neue Runde
phase-buy_shares = Aktien kaufen
phase-build_track = Gleise bauen
phase-move_goods = Waren bewegen
phase-dividends = Dividenden
phase-sell_shares = Aktien verkaufen
phase-bankruptcies = Bankrotte
phase-over = Das Spiel ist zu Ende

## Choices

choice-draw = { $colour } ziehen
choice-seat = { $seat }
choice-pass = Passen
choice-site = In { $hex } bauen
choice-done = Nicht weiter bauen
choice-move = Würfel ({ $colour }) aus { $stop } bewegen, Lieferung { $delivery }
range-move = Würfel ({ $colour }) aus { $stop } bewegen, Lieferungen { $low } bis { $high }
choice-company = { $company }
choice-bid = { $bid } für { $company } bieten
range-bid = { $low } bis { $high } $ für { $company } bieten
choice-buy = { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} von { $company } zu je { $price } kaufen
range-buy = { $low } bis { $high } Aktien von { $company } zu je { $price } kaufen
choice-lay =
    In { $hex } für { $cost } legen{ $shares ->
        [0] {""}
        [one] {" "}und eine Aktie ausgeben
       *[other] {" "}und { $shares } Aktien ausgeben
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
} von { $company } zu je { $price } verkaufen
range-sell = { $low } bis { $high } Aktien von { $company } zu je { $price } verkaufen

## What happened

event-CUBE_DRAWN = Ein Würfel ({ $colour }) kommt nach { $stop }.
event-PLACE_DRAWN = { $company } ist Nummer { $place } in der Reihenfolge.
event-FIRST_PLAYER = { $seat } bekommt den Startspielermarker.
event-TURN_BEGINS = Runde { $turn } beginnt.
event-SHARES_OFFERED = { $company }: { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} zu verkaufen, Kurs { $price }.
event-BID = { $seat } bietet { $bid } für { $company }.
event-BID_PASSED = { $seat } passt bei { $company }.
event-NO_BID = Niemand bietet für { $company }.
event-SHARES_BOUGHT = { $seat } kauft { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} von { $company } für { $paid }.
event-MARKER_PASSED = { $seat } bekommt den Startspielermarker.
event-CONTROL_TAKEN = { $seat } kontrolliert jetzt { $company }.
event-TILE_LAID = { $company } legt { $tile } in { $hex } für { $paid }.
event-LINKS_COMPLETED = { $company } stellt Verbindungen fertig: { $links }.
event-CITIES_CONNECTED = { $company } verbindet { $stop } und { $other }.
event-SHARES_ISSUED = { $company } gibt Aktien aus: { $shares }.
event-BUILDING_DONE = { $company } ist mit dem Bauen fertig.
event-DELIVERED = { $company } liefert einen Würfel ({ $colour }) von { $stop } nach { $other }.
event-PERFORMED = { $company } gewinnt { $links } Leistung, { $total } in dieser Runde.
event-GOODS_PASSED = { $company } bewegt nichts.
event-DIVIDEND_PAID = { $seat } bekommt { $paid } Dividende von { $company }.
event-BONUS_PAID = { $seat } bekommt { $paid } Direktorenbonus für { $company }.
event-PROFIT_MADE = { $company } macht { $profit } Gewinn.
event-PRICE_CHANGED = Kurs von { $company }: { $before }, jetzt { $after }.
event-PRICE_BELOW_ZERO = Der Kurs von { $company } fällt unter null.
event-SALE_CHOSEN = Du verkaufst { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} von { $company }.
event-SALE_SEALED = { $seat } hat die Verkäufe gewählt.
event-SHARES_SOLD = { $seat } verkauft { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} von { $company } für { $paid }.
event-ALL_SOLD = Runde { $turn }: Alle Aktien werden verkauft.
event-WENT_BANKRUPT = { $company } ist bankrott.
event-WON = { $seat } gewinnt mit { $cash }.
moment-dividends = Dividenden und Gewinne
moment-prices = Aktienkurse
moment-sales = Aktien verkauft

## Why an action is refused

because-DRAW_CUBES = Jetzt kann kein Würfel ({ $colour }) gezogen werden.
because-FIRST_PLAYER = { $seat } kann nicht gezogen werden.
because-AUCTION_SHARES = Aktien von { $company } werden versteigert: bieten oder passen.
because-LOWEST_OPENING_BID = { $bid } ist zu wenig: Das erste Gebot ist mindestens { $least }.
because-BID_HIGHER = { $bid } übertrifft { $high } nicht.
because-BID_WITHIN_CASH = Mit { $cash } kannst du nicht { $bid } bieten.
because-WINNER_BUYS = Du musst 1 bis { $most } Aktien von { $company } kaufen.
because-OTHERS_BUY = Du kannst 0 bis { $most } Aktien von { $company } kaufen.
because-BUILD_TRACK = Die Gesellschaft muss jetzt bauen oder das Bauen beenden.
because-LAY_A_TILE = In { $hex } ist jetzt ein Plättchen zu legen.
because-ONE_NETWORK = { $stop } gehört nicht zum Netz der Gesellschaft.
because-NOT_ITS_TRACK = Das Gleis von { $hex } nach { $side } gehört { $company }.
because-BUILDABLE_LAND = { $hex } ist kein Land, auf dem gebaut werden kann.
because-CITIES_STAY_CLEAR = { $stop } nimmt { $hex } ein.
because-TOWN_TILES_IN_TOWNS = Dieses Plättchen gehört nicht nach { $hex }.
because-KEEP_EVERY_ROUTE = Das Plättchen muss das Gleis in { $hex } beibehalten und erweitern.
because-LAST_TILE_ONLY = Das Gleis in { $hex } ist nicht das lose Ende einer unfertigen Verbindung, das dieses Plättchen drehen würde.
because-FORBIDDEN_EDGE = Aus { $hex } führt nichts über die Kante nach { $side }.
because-START_SOMEWHERE = So schließt in { $hex } nichts an, von dem aus gebaut werden darf.
because-PORT_WITHIN_REACH = Noch verbindet kein Gleis { $stop } mit einem Hafen.
because-CLAIM_UNOWNED_LINKS = Die herrenlose Verbindung bei { $stop } kann von hier nicht übernommen werden.
because-NOT_TO_ITS_START = Die Verbindung würde in { $stop } enden, wo sie beginnt.
because-TOO_DEAR = Das kostet { $cost }; vorhanden sind { $purse }, es fehlen { $short }.
because-PRINTED_CONNECTION = Die Karte zeigt zwischen diesen beiden keine Verbindung.
because-CONNECTED_ALREADY = { $stop } und { $other } sind schon verbunden.
because-MOVE_GOODS = Die Gesellschaft muss einen Würfel bewegen oder passen.
because-CUBE_LIES_THERE = In { $stop } liegt kein Würfel ({ $colour }).
because-COMPLETE_LINKS_ONLY = Für den Würfel ({ $colour }) in { $stop } gibt es keinen solchen Weg über fertige Verbindungen.
because-NO_STOP_TWICE = Der Würfel ({ $colour }) aus { $stop } käme zweimal an denselben Halt.
because-FIRST_CITY_OF_ITS_COLOUR = Der Weg des Würfels ({ $colour }) aus { $stop } muss in der ersten Stadt seiner Farbe enden, und nur dort.
because-OWN_OR_OWNERLESS_LINKS = Der Weg des Würfels ({ $colour }) aus { $stop } benutzt eine Verbindung einer anderen Gesellschaft.
because-SELL_IN_SECRET = Wähle, wie viele Aktien von { $company } du verkaufst.
because-SELL_WHAT_YOU_HOLD = Du hast { $held ->
    [one] { $held } Aktie
   *[other] { $held } Aktien
} von { $company }, nicht { $shares }.
because-NO_SALE_OF_BANKRUPT = Aktien von { $company } sind wertlos.
because-COMPANY_ORDER = { $company } kann jetzt nicht gezogen werden.

## The rules

rule-DRAW_CUBES = Jede Stadt bekommt so viele Würfel wie ihre Zahl und jeder Ort einen; dann verlassen alle grauen Würfel und der Rest des Beutels das Spiel.
rule-FIRST_PLAYER = Der Zufall entscheidet, wer am Anfang den Startspielermarker hat.
rule-AUCTION_SHARES = In der Reihenfolge der Gesellschaften werden ihre verfügbaren Aktien versteigert; der Startspieler bietet zuerst. Wer passt, ist aus dieser Versteigerung heraus.
rule-LOWEST_OPENING_BID = Das erste Gebot ist mindestens der Kurs und mindestens 1 $.
rule-BID_HIGHER = Ein Gebot muss höher sein als das vorige.
rule-BID_WITHIN_CASH = Niemand bietet mehr, als er bar hat.
rule-WINNER_BUYS = Der Höchstbietende kauft eine oder mehr Aktien zu diesem Preis; das Geld geht an die Bank.
rule-OTHERS_BUY = Danach dürfen die anderen im Uhrzeigersinn je einmal zum selben Preis kaufen, was übrig ist.
rule-PASS_THE_MARKER = Nach jeder Gesellschaft, von der eine Aktie verkauft wurde, wandert der Startspielermarker einen Platz im Uhrzeigersinn.
rule-CONTROL = Der erste Käufer kontrolliert die Gesellschaft, bis ein anderer mehr ihrer Aktien hält als er; unter mehreren der mit den meisten, bei Gleichstand der erste im Uhrzeigersinn. Verkäufe zählen auf einmal, wenn alle erfolgt sind. Kontrolliert sie niemand, baut sie nicht und bewegt keine Waren.
rule-BUILD_TRACK = Der Reihe nach baut jede Gesellschaft: auf einer Karte mit Häfen so viele Plättchen wie die Rundenzahl plus eins, sonst drei. Keine neuen Städte.
rule-LAY_A_TILE = Wähle ein Feld, dann das Plättchen und seine Drehung.
rule-ONE_NETWORK = Alle Gleise einer Gesellschaft hängen zusammen; das erste Plättchen beginnt an einer Stadt, spätere erweitern ihr Netz. An herrenlose Gleise darf man von jedem Halt des eigenen Netzes aus anschließen, auch mit dem ersten Plättchen.
rule-NOT_ITS_TRACK = Unfertige Verbindungen bleiben bei der Gesellschaft; niemand setzt das Gleis einer anderen fort, die noch im Spiel ist.
rule-ISSUE_SHARES = Bauten zahlt die Kasse; reicht sie nicht, werden gerade genug Aktien zu je 5 $ ausgegeben, solange es welche gibt. Sie sind ab der nächsten Kaufphase zu haben.
rule-BUILDABLE_LAND = Plättchen liegen auf Landfeldern der Karte, nie außerhalb und nie auf Wasser.
rule-CITIES_STAY_CLEAR = Auf eine Stadt, gedruckt oder neu, kommt kein Plättchen: Gleise enden an ihrem Rand.
rule-TOWN_TILES_IN_TOWNS = Ortsfelder nehmen Ortsplättchen auf, und nur sie.
rule-KEEP_EVERY_ROUTE = Ein Plättchen darf durch eines mit mehr Gleis ersetzt werden, das jeden Gleisverlauf genau beibehält, wem er auch gehört; alte Verläufe behalten ihre Besitzer, neue gehören dem Erbauer. Bezahlt werden alle Ausgänge und der Ort, kein Gelände.
rule-LAST_TILE_ONLY = Nur das letzte Plättchen einer eigenen oder übernehmbaren unfertigen Verbindung darf gedreht oder getauscht werden, nie ein Ortsplättchen. Bezahlt werden die Ausgänge, nicht das Gelände.
rule-FORBIDDEN_EDGE = Gleise überqueren nie eine gesperrte Kante, den Kartenrand oder ein Ufer.
rule-START_SOMEWHERE = Neues Gleis geht von einer Stadt aus oder setzt eigenes fort, auch aus einem Ort heraus, den es erreicht.
rule-PORT_WITHIN_REACH = Wo die Karte Häfen hat, beginnt der Bau an einer Hafenstadt, an einer Stadt, die irgendein Gleis mit einer Hafenstadt verbindet, oder an eigenem Gleis.
rule-CLAIM_UNOWNED_LINKS = Eine unfertige Verbindung, die niemandem gehört, übernimmt, wer sie verlängert, wenn sie an einer Stadt beginnt, von der aus die Gesellschaft bauen darf, oder mit ihrem Netz verbunden wird.
rule-NOT_TO_ITS_START = Eine Verbindung verbindet zwei verschiedene Halte.
rule-TOO_DEAR = Ein Plättchen kostet 1 $ je Ausgang, 1 $ mehr im Ort, 1 $ am Fluss, 2 $ im Hügelland, 3 $ im Gebirge; eine gedruckte Verbindung kostet 3 $.
rule-PRINTED_CONNECTION = Zwei benachbarte Städte mit gedruckter Verbindung werden ohne Plättchen verbunden; das zählt als ein Bau.
rule-CONNECTED_ALREADY = Eine gedruckte Verbindung wird nur einmal gebaut.
rule-MOVE_GOODS = Zweimal darf jede Gesellschaft der Reihe nach einen Würfel über beliebig viele Verbindungen bewegen, auch Würfel aus Orten.
rule-CUBE_LIES_THERE = Ein Würfel wird von der Stadt oder dem Ort aus bewegt, wo er liegt.
rule-COMPLETE_LINKS_ONLY = Würfel gehen nur über fertige Verbindungen.
rule-NO_STOP_TWICE = Ein Würfel kommt an keinen Halt und über keine Verbindung zweimal und nie zum Anfang zurück.
rule-FIRST_CITY_OF_ITS_COLOUR = Der Weg eines Würfels endet in der ersten Stadt seiner Farbe. Graue gehen zu grauen neuen Städten, schwarze zu schwarzen Städten.
rule-OWN_OR_OWNERLESS_LINKS = Ein Würfel geht über eigene Verbindungen der Gesellschaft und herrenlose.
rule-PERFORMANCE = Die Leistung wächst um die eigenen Verbindungen des Wegs; herrenlose zählen nicht.
rule-DIVIDENDS = Jede Aktie zahlt aus der Bank die Dividende zur Leistung ihrer Gesellschaft.
rule-CEO_BONUS = Wer eine Gesellschaft kontrolliert, bekommt bei einer Leistung über neun den Direktorenbonus, mit oder ohne Aktien.
rule-COMPANY_PROFIT = Die Kasse der Gesellschaft bekommt ihren Gewinn aus der Bank.
rule-SHARE_ADJUSTMENT = Gesellschaften gleicher Leistung bilden einen Stapel; die Stapel liegen von links nach rechts auf +5, +3, +1, 0, -1, -3, der beste bei sechs Stapeln auf +5, bei vier oder fünf auf +3, bei zwei oder drei auf +1, bei einem auf 0. Eine bankrotte Gesellschaft ist ein Stapel, der ein Feld sperrt.
rule-COLOURED_BOXES = Ein grünes Feld beim alten Kurs verstärkt einen Anstieg, ein rosa Feld zieht ab, wenn der Kurs stillsteht oder fällt. Der Kurs endet bei 18; unter 0 ist die Gesellschaft bankrott.
rule-SELL_IN_SECRET = Jeder wählt geheim, was er verkauft; dann werden alle Verkäufe aufgedeckt und zum Kurs bezahlt.
rule-SELL_WHAT_YOU_HOLD = Niemand verkauft mehr, als er hat.
rule-SELL_EVERYTHING = In Runde fünf werden alle Aktien von selbst verkauft.
rule-NO_SALE_OF_BANKRUPT = Aktien einer Gesellschaft, deren Kurs unter null fiel, sind unverkäuflich.
rule-BANKRUPTCY = Eine bankrotte Gesellschaft ist aus dem Spiel: Ihre Aktien sind weg, ihre Verbindungen gehören niemandem und dienen allen.
rule-COMPANY_ORDER = Die Reihenfolge der Gesellschaften wird für jede Runde ausgelost.
rule-END_OF_TURN = Das Spiel dauert fünf Runden.
rule-WINNER = Das meiste Geld gewinnt; bei Gleichstand wird der Sieg geteilt.

## Before a table is open

about-steam_barons = Das Börsenspiel: Aktien kaufen, die eigenen Gesellschaften führen und heimlich verkaufen, bevor es die anderen tun.
chapter-steam_barons-0 = Aufbau
chapter-steam_barons-1 = Aktien kaufen
chapter-steam_barons-2 = Gleise bauen
chapter-steam_barons-3 = Waren bewegen
chapter-steam_barons-4 = Dividenden und Kurse
chapter-steam_barons-5 = Aktien verkaufen
chapter-steam_barons-6 = Bankrotte
chapter-steam_barons-7 = Reihenfolge der Gesellschaften
chapter-steam_barons-8 = Das Ende

## On the page

ask-AUCTION_SHARES = { $company } wird versteigert und steht bei { $bid } je Aktie. Bieten oder passen?
ask-AUCTION_SHARES-open = { $company } wird versteigert, und noch niemand hat geboten. Bieten oder passen?
ask-WINNER_BUYS = Du hast { $company } für { $bid } je Aktie ersteigert. Wie viele Aktien?
ask-OTHERS_BUY = { $company } gibt es noch für { $bid } je Aktie. Wie viele Aktien?
ask-SELL_IN_SECRET = Wie viele Aktien von { $company } verkaufst du? Niemand sieht es, bevor alle gewählt haben.
do-buy = { $amount } kaufen
do-sell = { $amount } verkaufen
if-won-share = Wenn du gewinnst und eine Aktie kaufst: Bargeld
dividend = Dividende
certificates = Aktien: { $held } im Besitz, { $sale } zum Kauf, { $unissued } nicht ausgegeben
treasury-short = Kasse
performance-short = Leist.
performance-pays = Leistung { $performance } bringt { $dividend } je Aktie, einen Bonus von { $bonus } und { $profit } für die Kasse
price-track = Aktienkurse
price-track-key = Grün wird beim Steigen dazugezählt, Rosa beim Stillstand oder Fallen abgezogen. B: bankrott.
first-player = Startspieler
has-answered = hat gewählt
is-choosing = wählt
shares-worth = wert
my-sales = Meine geheimen Verkäufe
sales-chosen = { $count } von { $of }
more-barons = Aktienkurse und Verkäufe
score-start = Geld am Anfang
score-barons-key = Unter jeder Summe: für Aktien bezahlt, Dividenden und Boni, verkaufte Aktien.
tour-barons-companies = Die sechs Gesellschaften: Kurs, Kasse, Leistung und die Dividende dafür, und jede Aktie: im Besitz, zum Kauf, nicht ausgegeben.
tour-barons-track = Die Kursleiste. Grüne Felder helfen beim Steigen, rosa Felder schaden bei allem anderen.
tour-barons-players = Geld und Aktien von allen. Am Ende werden alle Aktien verkauft, und das meiste Geld gewinnt.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam_barons = „{ $text }“ ist keine Aktion; schreib bid DOLLAR, pass, buy AKTIEN, site FELD, lay FELD FORM DREHUNG, connect STADT STADT, done, move FARBE HALT ... STADT oder sell GESELLSCHAFT AKTIEN

## Words in the drawing

draw-supply = Warenvorrat
draw-plain = Ebene
draw-river = Fluss +1 $
draw-hills = Hügel +2 $
draw-mountains = Gebirge +3 $
draw-town = Ort +1 $
draw-port = Hafen
draw-forbidden = kein Durchkommen
draw-cities = Städte und Waren
draw-price = Kurs
draw-performance = Leistung
draw-shares = Aktien
draw-bankrupt = bankrott
bankrupt-box = B
score-account = { $bought } + { $earned } + { $sold }

## The printed kit

print-course = Ablauf einer Runde
print-market = Börsenkarte
print-prices = Kursleiste
print-adjustments = Tafel der Kursänderungen
print-stacks = { $stacks ->
    [one] { $stacks } Stapel
   *[other] { $stacks } Stapel
}
print-available = Verfügbare Aktien
print-chart = Leistung, Dividenden, Gewinne der Gesellschaften und Direktorenbonus
print-performance = Leistung
print-dividend = Dividende je Aktie
print-profit = Gewinn
print-bonus = Direktorenbonus
print-tokens-here = Hier stehen die Marken der Gesellschaften
print-displays = Gesellschaftstafeln
print-treasury = Kasse
print-unissued = Noch nicht ausgegebene Aktien
print-tokens = Marken zum Ausschneiden: je Gesellschaft { $shares } Aktien und { $spare } weitere, dazu der Startspielermarker
print-turn-buy = 1. Aktien kaufen
print-turn-buy-how = In Spielreihenfolge werden die verfügbaren Aktien jeder Gesellschaft versteigert, mindestens zum Kurs. Das höchste Gebot kauft eine oder mehr, dann dürfen alle anderen je einmal zum selben Preis kaufen. Das Geld geht an die Bank. Die meisten Aktien geben die Kontrolle.
print-turn-build = 2. Strecken bauen
print-turn-build-how = Jede Gesellschaft baut und zahlt aus ihrer Kasse: auf einer Karte mit Häfen so viele Plättchen wie die Rundenzahl plus eins, sonst { $tiles }. Reicht die Kasse nicht, gibt sie Aktien zu je { $share } aus.
print-turn-goods = 3. Waren bewegen
print-turn-goods-how = Zweimal darf jede Gesellschaft einen Warenmarker über beliebig viele eigene oder herrenlose Verbindungen bewegen. Die eigenen zählen als Leistung.
print-turn-dividends = 4. Dividenden
print-turn-dividends-how = Dividende, Direktorenbonus und Gewinn nach der Tafel zahlen, dann die Kurse ändern: Stapel gleicher Leistung kommen von links nach rechts in die Felder. Ein grünes Feld verstärkt einen Anstieg, ein rosa Feld senkt einen Kurs, der stillsteht oder fällt.
print-turn-sell = 5. Aktien verkaufen
print-turn-sell-how = Alle wählen geheim, dann werden alle Verkäufe zum Kurs bezahlt. In Runde { $turns } wird alles verkauft.
print-turn-bankrupt = 6. Bankrotte
print-turn-bankrupt-how = Eine Gesellschaft unter 0 ist aus dem Spiel. Ihre Verbindungen gehören niemandem.
print-turn-order = 7. Spielreihenfolge
print-turn-order-how = Die Marken der Gesellschaften werden für die nächste Reihenfolge gezogen.
print-turn-end = 8. Ende der Runde
print-turn-end-how = Nach Runde { $turns } gewinnt das meiste Geld.
print-part-market = Börsenkarte: Kurse, Kursänderungen, Reihenfolge, verfügbare Aktien, Tafel (stock_market.pdf)
print-part-displays = Gesellschaftstafeln (companies.pdf)
print-part-tokens = Marken: { $each } je Gesellschaft (companies.pdf)
print-part-marker = Startspielermarker (companies.pdf)
print-need-trains = Züge oder Marken jeder Gesellschaft für ihre Verbindungen, etwa je { $each }
print-need-money = Spielgeld in Schritten von 1 $, zusammen etwa 600 $
print-set-1 = Setzt die Karte zusammen und legt die Börsenkarte daneben. Zieht Warenmarker: für jede Stadt so viele wie ihre Zahl, für jeden Ort einen. Dann kommen alle grauen von der Karte; der Rest des Beutels wird nicht gebraucht.
print-set-2 = Legt { $treasury } auf jede Gesellschaftstafel, dazu ihre Aktien: { $shares }. Eine Aktie jeder Gesellschaft kommt zu den verfügbaren Aktien.
print-set-3 = Je eine Marke jeder Gesellschaft kommt auf Kurs { $price } und auf Leistung 0; eine dritte wird für die Spielreihenfolge gezogen.
print-set-4 = Alle nehmen Geld: { $cash }. Lost den Startspielermarker aus. Die Rundenmarke kommt auf Runde 1.
print-shares-on = { $shares } auf { $map }
print-cash-for = { $cash } zu { $players }
