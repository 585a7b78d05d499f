## Names

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-grey = grey
colour-black = black
side-NE = north-east
side-E = east
side-SE = south-east
side-SW = south-west
side-W = west
side-NW = north-west
show-cash = Cash
show-controls = Controls
show-shares = Shares
show-companies = Companies
show-price = Price
show-treasury = Treasury
show-performance = Performance
show-available = For sale
show-unissued = Not issued
show-links = Links
legend-track = Track: O Orange  G Green  B Brown  N Natural  K Black  W White  - nobody’s
    o through a town; underlined: unfinished
company-orange = Orange
company-green = Green
company-brown = Brown
company-natural = Natural
company-black = Black
company-white = White
phase-draw_cubes = Draw cubes
phase-company_order = Company order of play
phase-first_player = First player
phase-new_turn = New turn
phase-buy_shares = Buy shares
phase-build_track = Build track
phase-move_goods = Move goods
phase-dividends = Dividends
phase-sell_shares = Sell shares
phase-bankruptcies = Bankruptcies
phase-over = The game is over

## Choices

choice-draw = Draw { $colour }
choice-seat = { $seat }
choice-pass = Pass
choice-site = Build in { $hex }
choice-done = Build no more
choice-move = Move a { $colour } cube from { $stop }, delivery { $delivery }
range-move = Move a { $colour } cube from { $stop }, deliveries { $low } to { $high }
choice-company = { $company }
choice-bid = Bid { $bid } for { $company }
range-bid = Bid ${ $low } to ${ $high } for { $company }
choice-buy = Buy { $shares } of { $company } at { $price } each
range-buy = Buy { $low } to { $high } of { $company } at { $price } each
choice-lay =
    Lay { $tile } in { $hex } for { $cost }{ $shares ->
        [0] {""}
        [one] {","} issuing one share
       *[other] {","} issuing { $shares } shares
    }
choice-connect =
    Connect { $stop } and { $other } for { $cost }{ $shares ->
        [0] {""}
        [one] {","} issuing one share
       *[other] {","} issuing { $shares } shares
    }
choice-sell = Sell { $shares } of { $company } at { $price } each
range-sell = Sell { $low } to { $high } of { $company } at { $price } each

## What happened

event-CUBE_DRAWN = A { $colour } cube comes to { $stop }.
event-PLACE_DRAWN = { $company } is number { $place } in the order of play.
event-FIRST_PLAYER = { $seat } gets the first player marker.
event-TURN_BEGINS = Turn { $turn } begins.
event-SHARES_OFFERED = { $company }: { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
} for sale, price { $price }.
event-BID = { $seat } bids { $bid } for { $company }.
event-BID_PASSED = { $seat } passes on { $company }.
event-NO_BID = Nobody bids for { $company }.
event-SHARES_BOUGHT = { $seat } buys { $shares } of { $company } for { $paid }.
event-MARKER_PASSED = { $seat } gets the first player marker.
event-CONTROL_TAKEN = { $seat } controls { $company } now.
event-TILE_LAID = { $company } lays { $tile } in { $hex } for { $paid }.
event-LINKS_COMPLETED = { $company } completes links: { $links }.
event-CITIES_CONNECTED = { $company } connects { $stop } and { $other }.
event-SHARES_ISSUED = { $company } issues shares: { $shares }.
event-BUILDING_DONE = { $company } has finished building.
event-DELIVERED = { $company } delivers a { $colour } cube from { $stop } to { $other }.
event-PERFORMED = { $company } gains { $links } in performance, { $total } this turn.
event-GOODS_PASSED = { $company } moves nothing.
event-DIVIDEND_PAID = { $seat } gets { $paid } in dividends of { $company }.
event-BONUS_PAID = { $seat } gets a CEO bonus of { $paid } for { $company }.
event-PROFIT_MADE = { $company } makes a profit of { $profit }.
event-PRICE_CHANGED = Share price of { $company }: { $before }, now { $after }.
event-PRICE_BELOW_ZERO = The share price of { $company } falls below zero.
event-SALE_CHOSEN = You sell { $shares } of { $company }.
event-SALE_SEALED = { $seat } has chosen what to sell.
event-SHARES_SOLD = { $seat } sells { $shares } of { $company } for { $paid }.
event-ALL_SOLD = Turn { $turn }: all shares are sold.
event-WENT_BANKRUPT = { $company } is bankrupt.
event-WON = { $seat } wins with { $cash }.
moment-dividends = Dividends and profits
moment-prices = Share prices
moment-sales = Shares sold

## Why an action is refused

because-DRAW_CUBES = No { $colour } cube can be drawn now.
because-FIRST_PLAYER = { $seat } cannot be drawn.
because-AUCTION_SHARES = Shares of { $company } are up for auction: bid, or pass.
because-LOWEST_OPENING_BID = { $bid } is too low: the first bid is at least { $least }.
because-BID_HIGHER = { $bid } does not beat { $high }.
because-BID_WITHIN_CASH = You cannot bid { $bid } with { $cash }.
because-WINNER_BUYS = You must buy 1 to { $most } shares of { $company }.
because-OTHERS_BUY = You can buy 0 to { $most } shares of { $company }.
because-BUILD_TRACK = The company is to build now, or be done.
because-LAY_A_TILE = A tile is to be laid in { $hex } now.
because-ONE_NETWORK = { $stop } is not part of the company’s network.
because-NOT_ITS_TRACK = The track at the { $side } side of { $hex } belongs to { $company }.
because-BUILDABLE_LAND = { $hex } is no land that can be built on.
because-CITIES_STAY_CLEAR = { $stop } fills { $hex }.
because-TOWN_TILES_IN_TOWNS = That tile does not belong in { $hex }.
because-KEEP_EVERY_ROUTE = The tile must keep the track that lies in { $hex } and add to it.
because-LAST_TILE_ONLY = The track in { $hex } is not the loose end of an unfinished link that this tile would turn.
because-FORBIDDEN_EDGE = Nothing crosses the { $side } side of { $hex }.
because-START_SOMEWHERE = Nothing you may build from leads into { $hex } that way.
because-PORT_WITHIN_REACH = No track joins { $stop } to a port yet.
because-CLAIM_UNOWNED_LINKS = The unowned link at { $stop } cannot be claimed from here.
because-NOT_TO_ITS_START = The link would end at { $stop }, where it began.
because-TOO_DEAR = That costs { $cost }; there is { $purse }, so { $short } is missing.
because-PRINTED_CONNECTION = The map prints no connection between these two.
because-CONNECTED_ALREADY = { $stop } and { $other } are joined already.
because-MOVE_GOODS = The company is to move a cube, or pass.
because-CUBE_LIES_THERE = No { $colour } cube lies in { $stop }.
because-COMPLETE_LINKS_ONLY = There is no such way for the { $colour } cube in { $stop } over complete links.
because-NO_STOP_TWICE = The { $colour } cube from { $stop } would enter a stop twice.
because-FIRST_CITY_OF_ITS_COLOUR = The { $colour } cube from { $stop } must end its way at the first { $colour } city, and nowhere else.
because-OWN_OR_OWNERLESS_LINKS = The way of the { $colour } cube from { $stop } uses a link of another company.
because-SELL_IN_SECRET = Choose how many shares of { $company } you sell.
because-SELL_WHAT_YOU_HOLD = You hold { $held ->
    [one] { $held } share
   *[other] { $held } shares
} of { $company }, not { $shares }.
because-NO_SALE_OF_BANKRUPT = Shares of { $company } are worthless.
because-COMPANY_ORDER = { $company } cannot be drawn now.

## The rules

rule-DRAW_CUBES = Every city gets as many cubes as its number and every town one; then all grey cubes and the rest of the bag leave the game.
rule-FIRST_PLAYER = Chance decides who holds the first player marker at the beginning.
rule-AUCTION_SHARES = In company order the available shares of each company are auctioned; the holder of the first player marker may bid first. Whoever passes is out of this auction.
rule-LOWEST_OPENING_BID = The first bid is at least the share price, and at least $1.
rule-BID_HIGHER = A bid must be higher than the one before it.
rule-BID_WITHIN_CASH = Nobody bids more than the cash they hold.
rule-WINNER_BUYS = The highest bidder buys one share or more at that price; the money goes to the bank.
rule-OTHERS_BUY = Then, clockwise, the others may each buy once at the same price what is left.
rule-PASS_THE_MARKER = After each company of which a share was sold the first player marker moves one seat clockwise.
rule-CONTROL = The first buyer controls a company, until another player holds strictly more of its shares; among several the largest holder, the first clockwise if level. Sales are settled once, after all of them. Nobody in control: the company neither builds nor moves goods.
rule-BUILD_TRACK = In company order each company builds: on a map with ports as many tiles as the turn number plus one, else three. No New Cities.
rule-LAY_A_TILE = Choose a hex, then the tile and its turn.
rule-ONE_NETWORK = All track of a company hangs together; its first tile starts at a city, later ones extend its network. Ownerless track may be linked up with from any stop of its own network, and by a first tile too.
rule-NOT_ITS_TRACK = Unfinished links stay the company’s; nobody goes on with the track of another company in play.
rule-ISSUE_SHARES = Builds are paid from the treasury; if it is short, just enough shares are issued at $5 each, as long as there are any. They are for sale from the next share phase.
rule-BUILDABLE_LAND = Tiles lie on land hexes of the map, never off it and never on water.
rule-CITIES_STAY_CLEAR = No tile is laid on a city, printed or New: track ends at its edge.
rule-TOWN_TILES_IN_TOWNS = Town hexes take town tiles, and no other hex does.
rule-KEEP_EVERY_ROUTE = A tile may be replaced by one with more track that keeps every route there exactly, whoever owns it; old routes keep their owners, new ones are the builder’s. All exits are paid, and the town, but no terrain.
rule-LAST_TILE_ONLY = Only the last tile of an unfinished link that is the builder’s own or can be claimed may be turned or swapped, never a town tile. Exits are paid, terrain is not.
rule-FORBIDDEN_EDGE = Track never crosses a forbidden edge, the edge of the map or a shore.
rule-START_SOMEWHERE = New track leaves a city or continues the builder’s own track, also out of a town that it reaches.
rule-PORT_WITHIN_REACH = Where the map has ports, building starts from a port city, from a city that anybody’s track joins to one, or from the builder’s own track.
rule-CLAIM_UNOWNED_LINKS = An unfinished link that nobody owns is claimed by extending it, if it starts at a city where the company may build, or is joined to its network.
rule-NOT_TO_ITS_START = A link joins two different stops.
rule-TOO_DEAR = A tile costs $1 for each exit, $1 more in a town, $1 on a river, $2 in hills, $3 in mountains; a printed connection costs $3.
rule-PRINTED_CONNECTION = Two adjacent cities with a printed connection are joined without a tile; it counts as one build.
rule-CONNECTED_ALREADY = A printed connection is built once.
rule-MOVE_GOODS = Twice, in company order, each company may move one cube over any number of links. Cubes in towns move too.
rule-CUBE_LIES_THERE = A cube is moved from the city or town where it lies.
rule-COMPLETE_LINKS_ONLY = Cubes move over complete links only.
rule-NO_STOP_TWICE = A cube enters no stop and no link twice and never returns to where it started.
rule-FIRST_CITY_OF_ITS_COLOUR = A cube ends its way at the first city of its colour. Grey cubes go to grey New Cities, black ones to black cities.
rule-OWN_OR_OWNERLESS_LINKS = A cube moves over the company’s own links and those of nobody.
rule-PERFORMANCE = A company’s performance grows by its own links on the way; ownerless links add nothing.
rule-DIVIDENDS = Every share pays the dividend of its company’s performance, from the bank.
rule-CEO_BONUS = Whoever controls a company gets the CEO bonus of a performance above nine, with or without shares.
rule-COMPANY_PROFIT = The company’s treasury gets its profit from the bank.
rule-SHARE_ADJUSTMENT = Companies level in performance form a stack; the stacks lie from left to right on +5, +3, +1, 0, -1, -3, the best at +5 with six stacks, +3 with four or five, +1 with two or three, 0 with one. A bankrupt company is a stack that blocks a box.
rule-COLOURED_BOXES = A green box of the old price adds to a rise, a pink one takes away when the price stands or falls. The price stops at 18; below 0 the company goes bankrupt.
rule-SELL_IN_SECRET = Everyone chooses in secret what to sell; then all sales are revealed and paid at the share price.
rule-SELL_WHAT_YOU_HOLD = Nobody sells more than they hold.
rule-SELL_EVERYTHING = In turn five all shares are sold automatically.
rule-NO_SALE_OF_BANKRUPT = Shares of a company whose price fell below zero cannot be sold.
rule-BANKRUPTCY = A bankrupt company is out: its shares are gone, its links belong to nobody and can be used by all.
rule-COMPANY_ORDER = The order of play of the companies is drawn at random for every turn.
rule-END_OF_TURN = The game lasts five turns.
rule-WINNER = Most money wins; level players share the victory.

## Before a table is open

about-steam_barons = The stock-market game: buy shares, run the companies you control, and sell in secret before the others do.
about-steam_barons-length = { $players ->
    [2] 5 turns, about 90 minutes.
    [3] 5 turns, about 90 minutes.
   *[other] 5 turns, about two hours.
}
chapter-steam_barons-0 = Set-up
chapter-steam_barons-1 = Buy shares
chapter-steam_barons-2 = Build track
chapter-steam_barons-3 = Move goods
chapter-steam_barons-4 = Dividends and share prices
chapter-steam_barons-5 = Sell shares
chapter-steam_barons-6 = Bankruptcies
chapter-steam_barons-7 = Company order of play
chapter-steam_barons-8 = The end

## On the page

ask-AUCTION_SHARES = { $company } is auctioned and stands at { $bid } a share. Bid, or pass?
ask-AUCTION_SHARES-open = { $company } is auctioned, and nobody has bid yet. Bid, or pass?
ask-WINNER_BUYS = You won the auction of { $company } at { $bid } a share. How many shares?
ask-OTHERS_BUY = { $company } is sold on at { $bid } a share. How many shares?
ask-SELL_IN_SECRET = How many shares of { $company } do you sell? Nobody sees it before all have chosen.
do-buy = Buy { $amount }
do-sell = Sell { $amount }
if-won-share = If you win and buy one share: cash
dividend = dividend
certificates = Shares: { $held } held, { $sale } for sale, { $unissued } not issued
treasury-short = Treasury
performance-short = Perf.
performance-pays = Performance { $performance } pays { $dividend } a share, a bonus of { $bonus } and { $profit } to the treasury
price-track = Share prices
price-track-key = Green adds its number to a rise; pink takes its number off when the price stands still or falls. B: bankrupt.
first-player = first player
first-player-about = Holds the first player marker
has-answered = has answered
is-choosing = is choosing
shares-worth = worth
my-sales = My sealed sales
sales-chosen = { $count } of { $of }
more-barons = Share prices and sales
score-start = Cash at the start
score-barons-key = Under each sum: paid for shares, dividends and bonuses, shares sold.
tour-barons-companies = The six companies: price, treasury, performance and the dividend it would pay, and every share: held, for sale, not issued.
tour-barons-track = The share price track. Green boxes help a rise, pink ones hurt all else.
tour-barons-players = Everybody’s cash and shares. At the end all shares are sold, and the most cash wins.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam_barons = '{ $text }' is no action; write bid DOLLARS, pass, buy SHARES, site HEX, lay HEX FACE TURN, connect CITY CITY, done, move COLOUR STOP ... CITY or sell COMPANY SHARES

## A position in words

describe-marker = First player marker
describe-answered = Have chosen what to sell

## Words in the drawing

draw-supply = Goods Supply
draw-plain = plain
draw-river = river +$1
draw-hills = hills +$2
draw-mountains = mountains +$3
draw-town = town +$1
draw-port = port
draw-forbidden = no way across
draw-atlantic =
    Atlantic
    Ocean
draw-gulf_of_mexico = Gulf of Mexico
draw-lake_superior = L. Superior
draw-lake_michigan = L. Michigan
draw-lake_huron = L. Huron
draw-lake_ontario = L. Ontario
draw-north_sea =
    North
    Sea
draw-irish_sea =
    Irish
    Sea
draw-solway_firth =
    Solway
    Firth
draw-scotland = Scotland
draw-wales = Wales
draw-cities = cities and goods
draw-price = price
draw-performance = performance
draw-shares = shares
draw-bankrupt = bankrupt
bankrupt-box = B
score-account = { $bought } + { $earned } + { $sold }

## The printed kit

print-course = The course of a turn
print-aim = The railways belong to six companies, and the companies to those who hold their shares. You buy shares at auction, build track and move goods for the companies you control, collect dividends, and sell when you think the price will fall; all sales of a turn are chosen in secret. In turn { $turns } everything is sold. Most money wins, and track alone is worth nothing.
print-length = { $turns } turns.
print-stacks-there = Stacks
print-nth-stack = { $nth }.
print-example-shares = Buying shares
print-example-shares-how = Three shares of the green company are for sale and its price is { $price }. Ada opens with { $price }, Ben bids { $bid }, the others pass. Ben buys two for { $two }. Clockwise, Cleo is the first who wants one at the same price and pays { $bid }; then none are left. All this money goes to the bank, not to the company.
print-example-dividends = Dividends and prices
print-example-dividends-how = Green ends the turn with a performance of { $best }: every share pays { $dividend }, whoever controls the company gets a bonus of { $bonus }, and its treasury { $profit }. If the six companies end with { $best }, { $second }, { $second }, { $third }, { $third } and { $third }, they form three stacks: their prices change by { $up }, { $same } and { $down }, before green and pink boxes are counted.
print-market = Stock-market card
print-prices = Share price track
print-adjustments = Share Adjustment Table
print-stacks = { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}
print-available = Available shares
print-chart = Performance, dividends, company profits and CEO bonus
print-performance = Performance
print-dividend = Dividend per share
print-profit = Company profit
print-bonus = CEO bonus
print-tokens-here = Company tokens stand here
print-displays = Company displays
print-treasury = Treasury
print-unissued = Shares not issued yet
print-tokens = Tokens to cut out: { $shares } shares and { $spare } more of each company, and the first player marker
print-turn-buy = 1. Buy shares
print-turn-buy-how = In order of play each company’s available shares are auctioned, from the share price upwards. The winner buys one or more, then the others once each at the same price. The money goes to the bank. Most shares control the company.
print-turn-build = 2. Build track
print-turn-build-how = Each company builds and pays from its treasury: on a map with ports the turn number plus one tiles, else { $tiles }. If it is short it issues shares at { $share } each.
print-turn-goods = 3. Move goods
print-turn-goods-how = Twice each company may move one cube over any number of its own or ownerless links. Its own links count as performance.
print-turn-dividends = 4. Dividends
print-turn-dividends-how = Pay dividend, CEO bonus and company profit by the chart, then adjust the share prices: stacks of equal performance go into the boxes from left to right. A green box adds to a rise, a pink one lowers a price that stands or falls.
print-turn-sell = 5. Sell shares
print-turn-sell-how = Everyone chooses in secret, then all sales are paid at the share price. In turn { $turns } everything is sold.
print-turn-bankrupt = 6. Bankruptcies
print-turn-bankrupt-how = A company below 0 is out. Its links belong to nobody.
print-turn-order = 7. Order of play
print-turn-order-how = Draw the company tokens for the next order of play.
print-turn-end = 8. End of turn
print-turn-end-how = After turn { $turns } the most money wins.
print-part-market = Stock-market card: share prices, adjustments, order of play, available shares, chart (stock_market.pdf)
print-part-displays = Company displays (companies.pdf)
print-part-tokens = Tokens: { $each } of each company (companies.pdf)
print-part-marker = First player marker (companies.pdf)
print-need-trains = Train pieces or markers of each company for its links, about { $each } each
print-need-money = Play money in steps of $1, about $600 in all
print-set-1 = Join the map and lay the stock-market card beside it. Draw goods cubes: as many for each city as its number, one for each town. Then take all grey cubes off the map; the rest of the bag is not used.
print-set-2 = Put { $treasury } on each company display, and its share tokens: { $shares }. Lay one share of each company on the available shares.
print-set-3 = Put a token of each company on price { $price }, one on performance 0, and draw one each for the order of play.
print-set-4 = Everyone takes money: { $cash }. Draw lots for the first player marker. The turn marker goes on turn 1.
print-shares-on = { $shares } on { $map }
print-cash-for = { $cash } with { $players }
