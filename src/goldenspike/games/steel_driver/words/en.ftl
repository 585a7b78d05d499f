## Names

company-red = Red
company-blue = Blue
company-green = Green
company-yellow = Yellow
company-purple = Purple
company-black = Black
colour-white = white
colour-black = black
colour-silver = silver
colour-orange = orange
colour-red = red
phase-take_cubes = Take investment cubes
phase-auction = Auction control markers
phase-build_track = Build track
phase-take_profits = Take profits
phase-end_of_turn = End of turn
phase-final_profit = Final profit determination
phase-over = The game is over

## Choices

choice-auction = Put { $company } up for auction and bid { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
}
range-auction = Put { $company } up for auction, bidding { $low } to { $high } cubes
choice-bid = Bid { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
} for { $company }
range-bid = Bid { $low } to { $high } cubes for { $company }
choice-pass = Pass
choice-build = Build { $from } – { $to } for { $cost ->
    [one] { $cost } cube
   *[other] { $cost } cubes
}, earning { $profit }
choice-claim = Claim the { $colour } cube in { $location }

## What happened

event-CUBES_TAKEN = Turn { $turn }: everybody takes { $cubes } investment cubes.
event-PUT_UP = { $seat } puts { $company } up for auction and bids { $bid }.
event-BID = { $seat } bids { $bid } for { $company }.
event-BID_PASSED = { $seat } drops out of the auction of { $company }.
event-CANNOT_RAISE = { $seat } has too few cubes to raise for { $company } and is out.
event-CONTROL_WON = { $seat } takes control of { $company } and a share for { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
}.
event-MARKER_PASSED = { $seat } passes the Active Player marker on.
event-NO_CUBE_TO_BID = { $seat } has no cube, so the Active Player marker moves on.
event-BUILT = { $company } builds { $from } – { $to } and earns { $profit }.
event-COMPANY_PASSED = { $company } cannot build and passes, { $treasury ->
    [0] with an empty box
    [one] with { $treasury } cube left
   *[other] with { $treasury } cubes left
}.
event-NOBODY_CONTROLS = { $company } passes, because nobody controls it.
event-LINK_COMPLETED = The golden spike! { $company } completes the transcontinental link and gains { $bonus }.
event-LINK_SHARED = { $company } is part of the transcontinental link and gains { $bonus }.
event-PROFIT_TAKEN = { $seat } takes { $profit } as the profit of { $company }.
event-TURN_ENDED = Turn { $turn } is over. { $company } goes first in the next order of play.
event-CONTROLS_AT_THE_END = { $seat } controls { $company } for the final claims with { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}.
event-CLAIMED = { $company } claims the { $colour } cube in { $location }.
event-FINAL_VALUE = { $company } ends with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: every share is worth { $value }.
event-SHARES_PAID = { $seat } is paid { $paid } for { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
} of { $company }.
event-WON = { $seat } wins with { $cash }.
event-WON_BY_GOODS = { $seat } wins with { $cash }: several have as much, and { $seat } controls most goods cubes, { $goods }.
gained-cubes = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
moment-link = The transcontinental link

## Why an action is refused

because-AUCTION_OR_PASS = No company is up for auction: put one up with an opening bid, or pass the marker on.
because-MARKER_IN_BOX = { $company } was already sold this turn, to { $seat }.
because-OPENING_BID = An opening bid of { $bid } is too low.
because-RAISE_OR_PASS = { $company } is up for auction and stands at { $bid }: raise the bid, or pass.
because-BID_HIGHER = { $bid } does not beat the bid of { $high }.
because-BID_WITHIN_CUBES = You cannot bid { $bid }, for you hold only { $held ->
    [one] { $held } cube
   *[other] { $held } cubes
}.
because-BUILD_ONE_LINK = { $company } is to build one link now.
because-MUST_BUILD = { $company } can pay for a link, so it may not pass.
because-POTENTIAL_ROUTE = The board has no route between { $from } and { $to }.
because-ONE_LINK_PER_ROUTE = { $company } has already built { $from } – { $to }.
because-COMPANY_PAYS = The link costs { $cost ->
    [one] { $cost } cube
   *[other] { $cost } cubes
}, but { $company } has only { $treasury } in its box.
because-HEXAGONAL_START = { $company } has no track yet, and { $from } is no hexagonal city.
because-CONTIGUOUS = The track of { $company } does not reach { $from }.
because-LINK_AS_LISTED = { $from } and { $to } are both in the network: write this link from { $from } to { $to }.
because-CLAIM_ONE_CUBE = { $company } is to claim one goods cube now.
because-CUBE_LIES_THERE = No goods cube lies in { $location }.
because-CLAIM_WHERE_CONNECTED = The track of { $company } does not reach { $location }.

## The rules

rule-TAKE_CUBES = At the start of a turn every player takes investment cubes: 10 with three players, 8 with four, 7 with five, 6 with six. Cubes not spent are kept from turn to turn, and there are always enough of them.
rule-AUCTION_OR_PASS = Whoever holds the Active Player marker puts the control marker of a company up for auction, or passes the Active Player marker to the left.
rule-MARKER_IN_BOX = Only a control marker that still lies in its company box can be put up: every company is sold at most once a turn.
rule-OPENING_BID = Whoever puts a company up makes the first bid, of at least 1 cube.
rule-RAISE_OR_PASS = The bidding goes clockwise: raise, or pass and stay out of this auction.
rule-BID_HIGHER = A bid must be higher than the one before it.
rule-BID_WITHIN_CUBES = Nobody bids more cubes than they hold. A bidder who cannot raise is passed over.
rule-WIN_CONTROL = The highest bidder puts the cubes into the company’s box and takes its control marker and one of its shares. The Active Player marker then moves to the left.
rule-PASS_THE_MARKER = A player without a cube passes the Active Player marker on automatically. The auctions end when all six companies are sold or when everybody in turn has passed the marker; passing it does not keep you from putting a company up when it comes round again. The marker then lies with the player to the left of whoever last put a company up, or where it was if nobody did.
rule-BUILD_ONE_LINK = In company order each company builds one link or passes, again and again, until all have passed. Whoever controls the company decides where.
rule-MUST_BUILD = A company that can build must build, even where the only link it can pay for earns nothing.
rule-COMPANY_PASSES = A company passes when no legal link is affordable, or when nobody controls it this turn; it then builds no more in this phase and keeps its cubes. The order of passing is the next order of play.
rule-POTENTIAL_ROUTE = Track is built only along the potential routes of the board.
rule-ONE_LINK_PER_ROUTE = Each route takes one link, and a link is never moved or removed.
rule-COMPANY_PAYS = A link is paid with the cubes in the company’s own box; players add nothing.
rule-HEXAGONAL_START = The first link of a company starts from a hexagonal city, which is named first. Several companies may start in the same city.
rule-CONTIGUOUS = Every later link starts from a location that the company has already reached: its track is one network.
rule-LINK_AS_LISTED = A link between two locations that the company has already reached is legal. It is written in the order in which the board lists its ends.
rule-LOCATION_PROFIT = A newly reached location adds its value to the company’s profit, once for each company. The city where the company started never does.
rule-TRANSCONTINENTAL_LINK = When track joins the two ends of the continent (New York and San Francisco on the standard board) for the first time, the company that completes the link gains $50 and every other company in it $30. It runs over the fewest companies, then over the fewest links; all companies that are level take part.
rule-TAKE_PROFITS = Every company pays its profit of this turn to whoever controls it. Shares earn nothing yet.
rule-NEW_COMPANY_ORDER = At the end of a turn the order of passing becomes the order of play, profits go back to zero, and the control markers return to their boxes.
rule-FINAL_CONTROL = After turn five the player with most shares controls a company. Among players who are level it is the first one met clockwise from the player who controlled it last, starting with that player.
rule-CLAIM_ONE_CUBE = In company order each company claims one goods cube, round after round, as long as any of them can; whoever controls it chooses.
rule-CUBE_LIES_THERE = One goods cube lies in each location that any track reaches, until it is claimed.
rule-CLAIM_WHERE_CONNECTED = A company claims only in locations that its own track reaches.
rule-SETS = The goods of a company form sets of different colours, the largest first: $10, $30, $60, $100 and $150 for one to five cubes. Their sum is the company’s final value.
rule-FINAL_PAYOUT = Every share pays the final value of its company.
rule-WINNER = Most cash wins. If players are level, the one whose companies hold more goods cubes wins; if they are level there too, they share the victory.

## Before a table is open

about-steel_driver = Bid investment cubes for the control of six railways, build across the continent, and hold the right shares when the goods are counted.
about-steel_driver-length = 60 to 90 minutes, by the rulebook.
board-usa = United States
chapter-steel_driver-1 = Take investment cubes
chapter-steel_driver-2 = Auction control markers
chapter-steel_driver-3 = Build track
chapter-steel_driver-4 = Take profits
chapter-steel_driver-5 = End of turn
chapter-steel_driver-6 = Final profit

## Figures, in the terminal and on the page

cubes = Cubes
shares = Shares
controls = Controls
treasury = Box
profit = Profit
track = Track
value = Value

## On the page

ask-AUCTION_OR_PASS = Put a company up for auction, or pass the marker on.
ask-RAISE_OR_PASS = { $company } stands at { $bid }. Raise, or drop out?
ask-BUILD_ONE_LINK = { $company } builds. Which link?
ask-CLAIM_ONE_CUBE = { $company } claims a goods cube. Which one?
marker = marker
marker-about = Holds the Active Player marker and puts companies up for auction
bid-confirm = { $count ->
    [one] Bid { $count } cube
   *[other] Bid { $count } cubes
}
if-won-cubes = If you win: your cubes
if-won-box = If you win: box of { $company }
on-the-board = on the board
more-panels = Order of play and goods
score-turn = Profits, turn { $turn }
score-goods = Tie: goods cubes
score-shares = { $shares } × { $value }
tour-driver-map = The board. Lit links can be built; click one. Click anything else to learn why not.
tour-driver-companies = The six companies: who controls them, their investment cubes and their profit. In an auction, click one to bid.
tour-driver-players = Everybody’s cash, cubes and shares. The most cash wins.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steel_driver = '{ $text }' is no action; write 'auction COMPANY CUBES', 'bid CUBES', 'pass', 'build FROM TO' or 'claim LOCATION'
notation-no-number-of-cubes = '{ $word }' is no number of cubes from 0 to { $most }

## A position in words

describe-marker = Active Player marker
describe-auction = Up for auction
describe-passed = Passed
describe-start = Start
describe-routes = Routes (cubes or company)

## Words in the drawing

draw-title = Steel Driver
draw-pacific =
    Pacific
    Ocean
draw-atlantic =
    Atlantic
    Ocean
draw-gulf_of_mexico = Gulf of Mexico
draw-canada = Canada
draw-mexico = Mexico
draw-start = city to start from
draw-location = location and its value
draw-cost = cost of the link in cubes
draw-end = end of the transcontinental link
draw-sets = sets of different goods
draw-turn = Turn
draw-take_cubes = Take cubes
draw-auction = Auction
draw-build_track = Build track
draw-take_profits = Take profits
draw-end_of_turn = End of turn
draw-final_profit = Final profit
draw-over = The end
draw-seat = Seat
draw-bid = bid
list-sum = { $one } + { $other }

## The printed kit

setup-off-the-map = { $place } lies off the map that is drawn under the board, so this board cannot be printed
print-course = The course of a turn
print-aim = Six railway companies belong to nobody for long: every turn their control is sold by auction, and paid for with investment cubes. Whoever controls a company decides where it builds, pockets its profit of the turn and keeps one of its shares for good. After { $turns } turns the companies gather goods along their track, and every share pays what these goods are worth. Most cash wins.
print-length = { $turns } turns and a final phase, around 60 to 90 minutes at a table.
print-cubes-each = Cubes each turn
print-across = The first link across the continent
print-across-builder = The company that completes it
print-across-partner = Every other company in it
print-example-auction = An auction
print-example-auction-how = With four players everybody takes { $cubes } cubes. Ada puts Red up and bids 2. Ben says 3, Cleo passes, Dan says { $bid }; Ada and Ben pass. Dan puts { $bid } cubes into Red’s box, takes the control marker and a Red share, and has { $left } cubes left for later auctions. Red can spend those { $bid } cubes on track this turn, with whatever was in its box before. The Active Player marker goes on to Ben.
print-example-goods = Goods at the end
print-example-goods-how = Red has claimed two white cubes, a black, an orange and a red one. Four different colours make a set of { $four }; the second white cube is a set of its own, { $one }. Red’s final value is { $share }, and every Red share pays that much: { $all } to a player with { $shares } shares.
print-shares-here = Shares and control marker
print-cubes-here = Investment cubes
print-order = Order of play
print-row-order = Order
print-row-active = Active
print-row-passed = Passed
print-profit-track = Profit of the turn
print-share = Share
print-control = Control marker
print-pieces = Shares, control markers and tokens to cut out
print-tracks = Track to cut out: { $each } links for each company
print-active-player = Active Player
print-active-company = Active company
print-turn-cubes = 1. Take cubes
print-turn-cubes-how = Everyone takes investment cubes: { $cubes }.
print-turn-auction = 2. Auction
print-turn-auction-how = The Active Player puts up a control marker and bids at least { $least } cube, or passes the marker to the left. The highest bidder puts the cubes into the company’s box and takes the control marker and a share.
print-turn-build = 3. Build track
print-turn-build-how = In order of play each company builds one link or passes, until all have passed. It pays the cubes on the route and gains the value of the place it reaches. The first link starts in a hexagonal city, later ones at the own track. A company that can build must. The first link across the continent: { $builder } for the company that completes it, { $partner } for each other one in it.
print-turn-profit = 4. Take profits
print-turn-profit-how = Each company’s profit is paid in cash to whoever controls it. Shares pay nothing yet.
print-turn-end = 5. End of turn
print-turn-end-how = The order of passing becomes the order of play. Profits go back to $0, control markers to their boxes.
print-turn-final = 6. After turn { $turns }
print-turn-final-how = A goods cube of its colour goes to every place with track. Most shares control a company; it claims one cube after the other in order of play from places on its own track. Each share pays the value of the company’s sets. Most cash wins.
print-cubes-for = { $cubes } with { $players }
print-set-size = Different cubes in a set
print-set-value = Value
print-part-board = Board with company boxes, order of play and profit track: on { $sheets } sheets (board_sheets.pdf) or on one large page (board_large.pdf)
print-part-shares = Shares, { $each } of each company (pieces.pdf)
print-part-controls = Control markers (pieces.pdf)
print-part-tokens = Company tokens, two of each company (pieces.pdf)
print-part-markers = Markers for the Active Player and the active company (pieces.pdf)
print-part-tracks = Links of track, { $each } of each company (pieces.pdf)
print-need-cubes = White investment cubes; if they run out, use any others
print-need-goods = Goods cubes in { $colour }
print-need-goods-white = The { $count } white goods cubes of the final phase are taken from the investment cubes.
print-need-money = Play money in steps of $10, about $10,000 in all
print-set-1 = Join the board. Put the shares and the control marker of each company into its box, and lay track, cubes and money beside the board.
print-set-2 = Put one token of each company on the order of play, in the order of the boxes from left to right, and the other on $0 of the profit track. The marker of the active company goes below the first one.
print-set-3 = The youngest player takes the Active Player marker. The game lasts { $turns } turns and the final phase.
