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
show-income = Income
show-points = Points
show-locomotive = Locomotive
show-action = Action
show-links = Links
legend-track = Track: 1 to 6 its player, - nobody’s, o through a town; underlined: unfinished
show-supply = Supply spaces
action-Turn_Order = Turn Order
action-First_Move = First Move
action-Engineer = Engineer
action-First_Build = First Build
action-City_Growth = City Growth
action-Locomotive = Locomotive
action-Urbanization = Urbanization
phase-draw_cubes = Draw cubes
phase-places_for_sale = Places for sale
phase-random_order = Random order
phase-new_turn = New turn
phase-capital = Capital
phase-turn_order_auction = Auction of turn order
phase-actions = Actions
phase-build_track = Build track
phase-move_goods = Move goods
phase-income = Income
phase-next_turn_order = Next turn order
phase-end_of_game = End of the game
phase-over = The game is over

## Choices

choice-draw = Draw { $colour }
choice-seat = { $seat }
choice-pass = Pass
choice-site = Build in { $hex }
choice-done = Build no more
choice-move = Move a { $colour } cube from { $stop }, delivery { $delivery }
range-move = Move a { $colour } cube from { $stop }, deliveries { $low } to { $high }
choice-bid = Bid { $bid }
range-bid = Bid ${ $low } to ${ $high }
choice-stay = Pass once and stay in
choice-take = Take { $tile } for { $cost }
choice-take-number = Take { $tile } for its number only
choice-capital = Raise { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of capital
range-capital = Raise { $low } to { $high } steps of capital of $5
choice-lay = Lay { $tile } in { $hex } for { $cost }
choice-connect = Connect { $stop } and { $other } for { $cost }
choice-urbanize = Turn { $stop } into a { $colour } city
choice-grow = Let { $stop } grow
choice-supply = Take the cubes of supply space { $space }
choice-improve = Improve the locomotive to level { $level }
choice-income = Add { $points } to income
choice-points = Take { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}

## What happened

event-CUBE_DRAWN = A { $colour } cube comes to { $stop }.
event-SUPPLY_DRAWN = A { $colour } cube comes to supply space { $space }.
event-OPENER_DRAWN = { $seat } opens the first auction.
event-PLACE_DRAWN = { $seat } draws place { $place }.
event-BID = { $seat } bids { $bid }.
event-BID_PASSED = { $seat } passes.
event-PLACE_WON = { $seat } takes place { $place } for { $paid }.
event-STAYS_IN = { $seat } passes once and stays in.
event-TURN_BEGINS = Turn { $turn } begins.
event-CAPITAL_RAISED = { $seat } raises { $money }: income { $income }, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
event-ACTION_TAKEN = { $seat } takes { $tile } for { $paid }.
event-NUMBER_TAKEN = { $seat } takes { $tile } for its number only.
event-TILE_LAID = { $seat } lays { $tile } in { $hex } for { $paid }.
event-LINKS_COMPLETED = { $seat } completes links: { $links }.
event-CITIES_CONNECTED = { $seat } connects { $stop } and { $other }.
event-URBANIZED = { $seat } turns { $stop } into a { $colour } city.
event-CITY_GROWN = { $seat } lets { $stop } grow.
event-SUPPLY_MOVED = { $seat } moves the cubes of supply space { $space } to { $stop }.
event-BUILDING_DONE = { $seat } has finished building.
event-LINKS_LOST = { $seat } loses unfinished links: { $links }.
event-DELIVERED = { $seat } delivers a { $colour } cube from { $stop } to { $other }.
event-IMPROVED = { $seat } improves the locomotive to level { $level }.
event-GOODS_PASSED = { $seat } moves nothing.
event-INCOME_TAKEN = { $seat } adds { $points } to income, now { $income }.
event-POINTS_TAKEN = { $seat } takes { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, now { $total }.
event-INCOME_PAID = Income of { $seat }: { $income }; cash { $cash }.
event-EXPENSES_PAID = { $seat }: income { $income }, expenses { $expenses }; cash { $cash }.
event-DEBT_COVERED = { $seat } was { $owed } short: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} and { $income } of income are gone.
event-WENT_BANKRUPT = { $seat } is bankrupt and leaves the game.
event-SCORED = { $seat }: { $income } for income, { $links } for links, { $total } in all.
event-WON = { $seat } wins with { $total ->
    [one] { $total } victory point
   *[other] { $total } victory points
}.
gained-income = { $amount } income
gained-points = { $amount } VP

## Why an action is refused

because-DRAW_CUBES = No { $colour } cube can be drawn now.
because-RANDOM_ORDER = { $seat } cannot be drawn now.
because-PLACES_FOR_SALE = Place { $place } is for sale at { $bid }: bid more, or pass.
because-OPEN_THE_AUCTION = You open the auction of place { $place } and must name a bid.
because-BID_HIGHER = { $bid } does not beat { $high }.
because-BID_WITHIN_MEANS = You cannot bid { $bid }, for you can pay { $means } at most.
because-BUY_CAPITAL = You can raise { $most ->
    [one] { $most } step
   *[other] { $most } steps
} of capital at most.
because-TURN_ORDER_AUCTION = The bid is { $bid }: raise it, or pass.
because-PASS_ONCE = You do not hold last turn’s Turn Order, or have used it.
because-TAKE_AN_ACTION = You are to take an action tile now.
because-ACTION_TAKEN = { $tile } is taken.
because-ACTION_COST = { $tile } costs { $cost }, and you can pay { $means } at most.
because-NUMBER_ONLY = { $tile } cannot be taken for its number only.
because-NOTHING_TO_DO_WITH_IT = { $tile } could not be carried out.
because-BUILD_TRACK = You are to build now, or be done.
because-LAY_A_TILE = A tile is to be laid in { $hex } now.
because-MUST_BE_CARRIED_OUT = { $tile } is paid for.
because-NEEDS_URBANIZATION = You have no Urbanization to carry out.
because-URBANIZE_A_TOWN = { $stop } is no town.
because-NEW_CITY_LEFT = No { $colour } New City is left.
because-NEEDS_CITY_GROWTH = You have no City Growth to carry out.
because-GROW_A_PRINTED_CITY = { $stop } is no printed city.
because-GROWN_ALREADY = { $stop } has grown before, or no marker is left.
because-CHOOSE_A_SUPPLY = Choose the supply space whose cubes go to { $stop }.
because-SUPPLY_IS_EMPTY = Supply space { $space } is empty.
because-NOT_YOUR_TRACK = The track at the { $side } side of { $hex } belongs to { $owner }.
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
because-TOO_MANY_TILES = All { $limit } builds of this turn are used up.
because-PRINTED_CONNECTION = The map prints no connection between these two.
because-CONNECTED_ALREADY = { $stop } and { $other } are joined already.
because-MOVE_GOODS = You are to move a cube, improve the locomotive, or pass.
because-CUBE_LIES_THERE = No { $colour } cube lies in { $stop }.
because-COMPLETE_LINKS_ONLY = There is no such way for the { $colour } cube in { $stop } over complete links.
because-NO_STOP_TWICE = The { $colour } cube from { $stop } would enter a stop twice.
because-FIRST_CITY_OF_ITS_COLOUR = The { $colour } cube from { $stop } must end its way at the first { $colour } city, and nowhere else.
because-WITHIN_LOCOMOTIVE_LEVEL = The way of the { $colour } cube from { $stop } is longer than your locomotive’s level.
because-OWN_LINK_ON_THE_WAY = No link on the way of the { $colour } cube from { $stop } is yours.
because-NOBODY_OWNS_MORE = Another player owns more links on the way of the { $colour } cube from { $stop } than you.
because-IMPROVE_ONCE = You have already improved your locomotive this turn.
because-HIGHEST_LOCOMOTIVE = Your locomotive is at its highest level.
because-INCOME_OR_POINTS = { $points ->
    [one] Place your { $points } point on income or take it as a victory point.
   *[other] Place your { $points } points on income or take them as victory points.
}

## The rules

rule-DRAW_CUBES = Two cubes from the bag go to every city and two to every supply space; then the bag is not used again, and delivered cubes leave the game.
rule-RANDOM_ORDER = By the standard rules the first turn order is random; by the base rules it is random who opens the first auction.
rule-PLACES_FOR_SALE = Base rules: the places of the first turn order are sold one by one; raise or pass; the winner pays, the left neighbour still without a place opens the next, and the last place is free.
rule-OPEN_THE_AUCTION = Whoever opens names a bid; $0 will do.
rule-BID_HIGHER = A bid must be higher than the one before it.
rule-BID_WITHIN_MEANS = Nobody bids more than they can pay: by the base rules with capital raised, by the standard rules in cash.
rule-RAISE_CAPITAL = Base rules: capital is raised only when a payment is due: cash first, then $5 for each step of income down, as few as needed, and the change is kept. At -10 each further $5 costs 2 victory points.
rule-BUY_CAPITAL = Standard rules: capital is bought in its own phase only, any number of steps of $5, each for a step of income or, at -10, for 2 victory points; all later payments come from cash.
rule-BANKRUPT = Whoever cannot pay what must be paid is bankrupt and leaves. Complete links stay, usable and ownerless for ever; unfinished ones may be claimed.
rule-TURN_ORDER_AUCTION = Standard rules: in the current order, raise or pass; the opening bid may be $0. Whoever passes takes the last free place. First and second pay their bid, the last nothing, the others half, rounded up.
rule-PASS_ONCE = Whoever held Turn Order in the last turn may pass once and stay in.
rule-TAKE_AN_ACTION = In turn order everyone takes one action tile.
rule-ACTION_TAKEN = Each action can be taken by one player only.
rule-ACTION_COST = Base rules: City Growth costs $2, Locomotive $4 and its new level, Urbanization $6; the others are free, and so is Locomotive at level 6. By the standard rules all are free.
rule-NUMBER_ONLY = City Growth and Urbanization may be taken for their number only: said on taking, free, and without effect.
rule-NOTHING_TO_DO_WITH_IT = With no city left to grow, or no town or New City left, the action can only be taken for its number.
rule-BUILD_TRACK = Three tiles a turn, four with Engineer; First Build goes first. City Growth and Urbanization do not count.
rule-LAY_A_TILE = Choose a hex, then the tile and its turn.
rule-MUST_BE_CARRIED_OUT = What was paid for must be carried out.
rule-UNFINISHED_LINKS = A link is the track between neighbouring stops. An unfinished one stays owned until the end of the owner’s next build turn, unless extended or completed in it; complete links are owned for good.
rule-NEEDS_URBANIZATION = Only Urbanization makes New Cities, once a turn.
rule-URBANIZE_A_TOWN = Any town becomes a New City, connected on all six sides: track that points at it is completed, spurs that end on the town’s own tile are gone, links with tiles beyond it keep their owners, and the cubes of one supply space are put on it.
rule-NEW_CITY_LEFT = There is one red, blue, yellow and purple New City and four grey ones.
rule-NEEDS_CITY_GROWTH = Only City Growth lets a city grow, once a turn.
rule-GROW_A_PRINTED_CITY = All cubes of one supply space go to a printed city.
rule-GROWN_ALREADY = A city grows once; there are ten markers.
rule-CHOOSE_A_SUPPLY = One supply space is emptied; with none left, nothing is moved.
rule-SUPPLY_IS_EMPTY = The space must hold cubes.
rule-NOT_YOUR_TRACK = Nobody continues another player’s track; blocking it is allowed.
rule-BUILDABLE_LAND = Tiles lie on land hexes of the map, never off it and never on water.
rule-CITIES_STAY_CLEAR = No tile is laid on a city, printed or New: track ends at its edge.
rule-TOWN_TILES_IN_TOWNS = Town hexes take town tiles, and no other hex does.
rule-KEEP_EVERY_ROUTE = A tile may be replaced by one with more track that keeps every route there exactly, whoever owns it; old routes keep their owners, new ones are the builder’s. All exits are paid, and the town, but no terrain.
rule-LAST_TILE_ONLY = Only the last tile of an unfinished link that is the builder’s own or can be claimed may be turned or swapped, never a town tile. Exits are paid, terrain is not.
rule-FORBIDDEN_EDGE = Track never crosses a forbidden edge, the edge of the map or a shore.
rule-START_SOMEWHERE = New track leaves a city or continues the builder’s own track, also out of a town that it reaches.
rule-PORT_WITHIN_REACH = Where the map has ports, building starts from a port city, from a city that anybody’s track joins to one, or from the builder’s own track.
rule-CLAIM_UNOWNED_LINKS = An unfinished link that nobody owns is claimed by extending it, if it starts at a city or touches a link of the claimer.
rule-NOT_TO_ITS_START = A link joins two different stops.
rule-TOO_DEAR = A tile costs $1 for each exit, $1 more in a town, $1 on a river, $2 in hills, $3 in mountains; a printed connection costs $3.
rule-TOO_MANY_TILES = There is a limit to the builds of a turn; a turned or replaced tile and a printed connection count as one each.
rule-PRINTED_CONNECTION = Two adjacent cities with a printed connection are joined without a tile; it counts as one build.
rule-CONNECTED_ALREADY = A printed connection is built once.
rule-MOVE_GOODS = Two rounds: each player in order moves one cube, improves the locomotive by 1, or passes; First Move goes first.
rule-CUBE_LIES_THERE = A cube is moved from the city or town where it lies.
rule-COMPLETE_LINKS_ONLY = Cubes move over complete links only.
rule-NO_STOP_TWICE = A cube enters no stop and no link twice and never returns to where it started.
rule-FIRST_CITY_OF_ITS_COLOUR = A cube ends its way at the first city of its colour. Grey cubes go to grey New Cities, black ones to black cities.
rule-WITHIN_LOCOMOTIVE_LEVEL = A cube moves over at most as many links as the mover’s locomotive has levels.
rule-OWN_LINK_ON_THE_WAY = At least one link of the way is the mover’s own.
rule-NOBODY_OWNS_MORE = No other single player owns more links of the way than the mover; ownerless links count for nobody.
rule-IMPROVE_ONCE = The locomotive is improved once a turn instead of a move.
rule-HIGHEST_LOCOMOTIVE = Locomotives have levels 1 to 6.
rule-INCOME_OR_POINTS = Every link of a delivery gives its owner one point. All points of a delivery go on income or on victory points, the mover choosing first, then the others in turn order. Income stops at +10.
rule-COLLECT_INCOME = Income is received or paid in turn order.
rule-PAY_EXPENSES = Standard rules: $1 per locomotive level after income. Whoever is short loses 1 victory point for every $2 owed, an odd dollar being given back, then 1 income for every $2; anyone who falls below -10 is bankrupt.
rule-NEXT_TURN_ORDER = Base rules: the next turn order follows the numbers of the actions, the lowest first.
rule-FINAL_SCORE = At the end 1 victory point for every 2 income, or 2 less for every point below zero, and 1 for every complete link.
rule-WINNER = Most victory points win; then the higher income; then the lower action number of the last turn.

## Before a table is open

about-steam = Lay track across hexes, move goods over your links, and choose between income and victory points with every cube.
about-steam-length = { $players ->
    [3] 10 turns, about 90 minutes.
    [4] 8 turns, about 100 minutes.
   *[other] 7 turns, about two hours.
}
board-eastern_us = Eastern US
board-northern_england = Northern England
option-rules = Rules
option-rules-base = Base game
option-rules-base-about = The easier way in: money you lack is raised the moment you need it, and action tiles have a price.
option-rules-standard = Standard game
option-rules-standard-about = Sharper: you raise capital before you know what you need, pay expenses every turn, and bid for the turn order.
chapter-steam-1 = Set-up and first turn order
chapter-steam-2 = Capital and auction
chapter-steam-3 = Actions
chapter-steam-4 = Build track
chapter-steam-5 = Move goods
chapter-steam-6 = Income and expenses
chapter-steam-7 = The end

## On the page

ask-TAKE_AN_ACTION = Take an action tile.
ask-BUILD_TRACK-you = You build track, { $built } built so far. In which hex?
ask-MOVE_GOODS-you = You move goods, round { $round } of 2.
bids-now = bids { $bid }
ask-PLACES_FOR_SALE = Place { $place } in the turn order stands at { $bid }. Raise, or pass?
ask-PLACES_FOR_SALE-open = Place { $place } in the turn order is for sale. You open the bidding.
ask-TURN_ORDER_AUCTION = The turn order is auctioned and stands at { $bid }. Raise, or pass?
ask-TURN_ORDER_AUCTION-open = The turn order is auctioned, and nobody has bid yet. Bid, or pass?
ask-BUY_CAPITAL = How many steps of capital do you raise?
ask-CHOOSE_A_SUPPLY = Which supply space’s cubes go to { $stop }?
ask-INCOME_OR_POINTS = { $points ->
    [one] Your { $points } point: on income, or as a victory point?
   *[other] Your { $points } points: on income, or as victory points?
}
do-capital = Raise { $amount }
if-won = If you win: { $what }
points-to-place = points of this delivery
nth-in-order = No. { $nth } in turn order
action-tiles = Action tiles
supply = Supply
new-cities-left = New Cities left
more-steam = Action tiles and supply
score-goods = Taken for deliveries
score-lost = Given up for capital and debts
score-income = For income
score-links = For complete links
score-tie = Ties go to the higher income: { $incomes }.
tour-steam-players = Players in turn order: cash, income, victory points, complete links and the locomotive’s level. The most victory points win.
tour-steam-actions = The seven action tiles. Their numbers set the order of the next turn in the base game, and break ties at the end.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam = '{ $text }' is no action; write bid DOLLARS, pass, stay, take ACTION, take ACTION pass, capital STEPS, site HEX, lay HEX FACE TURN, connect CITY CITY, urbanize TOWN COLOUR, grow CITY, supply SPACE, done, move COLOUR STOP ... CITY, improve, income or points

## A position in words

describe-spaces = Supply space { $space }

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
draw-income = income
draw-points = points

## The printed kit

print-course = The course of a turn
print-aim = Everybody builds a railway of their own on a map of hexes and brings coloured goods cubes to cities of their colour. Every link on a cube’s way earns its owner a point, and whoever earns decides each time: more income, which is money in all turns to come, or victory points, which win. Money is always short: it comes from income, or from capital that lowers income. At the end links and income count too, and most victory points win.
print-length = { $least } to { $most } turns: the more players, the fewer.
print-game-turns = Turns
print-action-number = No.
print-action-name = Action
print-action-effect = What it does
print-example-tile = A tile
print-example-tile-how = Ada lays a curve in the hills: two exits at { $exit } each and { $hills } for the hills, { $tile } in all. She holds { $cash }. By the base rules she raises one step of capital: her income falls by 1, she gets { $step }, pays, and keeps { $change }.
print-example-delivery = A delivery
print-example-delivery-how = Ada’s locomotive has level { $links }. She moves a red cube over { $links } links to the first red city on its way; { $own } of the links are hers and one is Ben’s, so no other player owns more of them than she does. She gets { $own } points and puts them on income, which rises from { $before } to { $after }. Ben gets 1 point and takes it as a victory point.
print-charts = Tracks and action tiles
print-income-track = Income
print-points-track = Victory points; go round again beyond { $last }
print-level-track = Locomotive level
print-growth = City Growth markers
print-cost = Cost, base game
print-free = free
print-cost-engine = { $cost } and the new level
print-cost-or-pass = { $cost }, or take the number only
print-turn-capital = Capital
print-turn-capital-how = Standard rules: buy any number of steps, { $step } for one income, or for { $points } victory points at { $lowest }. Base rules: raised only when you must pay.
print-turn-auction = Turn order
print-turn-auction-how = Standard rules: auction in the current order. First and second pay their bid, the last nothing, the others half, rounded up. Base rules: by the numbers of the action tiles, lowest first.
print-turn-actions = Actions
print-turn-actions-how = In turn order everyone takes one action tile. Base rules: pay its cost.
print-turn-build = Build track
print-turn-build-how = { $tiles } tiles, { $more } with Engineer. $1 for each exit, $1 in a town, $1 on a river, $2 in hills, $3 in mountains; a printed connection $3. Start at a city or at your own track.
print-turn-goods = Move goods
print-turn-goods-how = Two rounds: move one cube to the first city of its colour on its way, over at most as many links as your locomotive has levels, at least one of them yours and no other player owning more of them than you; or improve the locomotive, once a turn; or pass. Each link gives its owner one point, on income or as a victory point.
print-turn-income = Income
print-turn-income-how = Take or pay your income. Standard rules: then pay $1 for each level of the locomotive.
print-turn-end = The end
print-turn-end-how = After { $turns }. One victory point for every 2 income, 2 less for each point below zero, 1 for each complete link.
print-turns-for = turn { $turns } with { $players }
print-action-1 = You may pass once in the next auction and stay in (standard rules). In the base game you are first next turn.
print-action-2 = You move goods first in both rounds.
print-action-3 = You build one tile more.
print-action-4 = You build first.
print-action-5 = All cubes of one supply space go to a printed city that has not grown yet. Mark it.
print-action-6 = Your locomotive gains one level at once.
print-action-7 = A town becomes a New City; all cubes of one supply space go there.
print-part-charts = Tracks, action tiles and City Growth markers (charts.pdf)
print-need-discs = Markers in each of six colours for links, tracks and turn order
print-need-money = Play money in steps of $1, about $400 in all
print-set-1 = Join the map of your choice. Put all goods cubes into the bag; draw { $city } for each city, whatever number is printed in it, and { $supply } for each space of the Goods Supply.
print-set-2 = Everyone takes the markers of a colour and puts one on income 0, one on 0 victory points and one on locomotive level { $level }. Nobody has money yet.
print-set-3 = Base rules: the places of the first turn order are sold one after the other. Standard rules: draw the order by lot.
print-set-4 = Lay out action tiles, track tiles, New Cities and City Growth markers. The game ends after { $turns }.
