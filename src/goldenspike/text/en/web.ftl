## The pages

nav = Pages
nav-lobby = Lobby
nav-new = New table
nav-replay = Replay
language = Language
skip = To the content
save = Save
cancel = Cancel
back = Back
close = Close
copy = Copy
confirm = Do it
theme-to-dark = Dark colours
theme-to-light = Light colours
lost-title = There is no such page
lost-lead = The line ends here. The lobby is where all lines start.
name-title = Your name
name-label = As others at the table see you
foot-api = For programs: the API

## Lobby

lobby-title = Lay your own line
lobby-lead = Railway board games, played by their rulebooks. Sit down against bots at once, or share a link with friends.
play-now = Play now against bots
with-people = Play with people
rules = The rules
players-range = { $fewest } to { $most } players
my-games = My games
my-games-empty = No game is going on. One click above starts one.
public-tables = Open tables
public-tables-empty = Nobody has opened a public table at the moment.
finished-games = Finished games
your-turn = Your turn
seat-open = Open seat
seats-open = { $count ->
    [0] Ready to start
    [one] { $count } seat open
   *[other] { $count } seats open
}
status-open = Open
status-running = In play
status-over = Over
option-is = { $option }: { $value }
about-steel_driver = Bid investment cubes for the control of six railways, build across the continent, and hold the right shares when the goods are counted.
about-steel_and_steam = Run your locomotive on journeys across North America, buy railways and better engines, and let others pay for riding your lines.

## A new table

new-title = A new table
game = Game
board = Board
options = Options
seats = Seats
seat-kind = Who sits in seat { $number }
seat-bot = Bot in seat { $number }
seat-name = Name for seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a seat
kind-me = Me
kind-bot = Bot
kind-hotseat = Player on this screen
kind-open = Open seat
kind-open-about = Whoever comes first
who-sees = Who can come
private = By invitation
private-about = Only those who have the link
public = Public
public-about = Listed in the lobby for everyone
create = Set up the table
bot-random = Random
bot-greedy = Greedy
bot-uct = Thinker
bot-search = Thinker
board-usa = United States
board-north_america = North America

## Before the start

gathering-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
gathering-ready = Everybody is here.
you-here = you
sit-down = Sit down as { $name }
stand-up = Stand up
seat-a-bot = Seat a bot
invite = Invite
invite-public = This table is listed in the lobby. You can send its link, too.
invite-private = Send this link to those you want to play with.
start = Start the game
close-table = Close the table
close-sure = Close it for everybody?
closed-title = This table is closed
closed-lead = It was closed before the game began. Nothing was played, and nothing is lost.

## At the table

unknown-table-title = There is no such table
unknown-table-lead = The link may be incomplete, or the table was closed before its game began.
private-table-title = This table is private
private-table-lead = Ask the people who play here for the invitation link.
offline-title = The server does not answer
offline-lead = Please try again in a moment.
trouble-title = Something went wrong
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
skip-ahead = Skip ({ $count })
decision = Your decision
waiting-for = { $count ->
    [0] The game goes on.
    [one] { $names } is to decide.
   *[other] { $names } are to decide.
}
showing = See what the others did.
watching = You are watching this game.
amount = Amount
less = Less
more = More
undo = Take back
settings = Settings
why-title = Why not?
why-link = Read this rule
past = You are looking at position { $at } of { $last }.
past-now = Back to now
past-your-turn = Back to now: it is your turn
won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
rematch = Play again
consent-asked = { $name } asks to take an action back.
consent-waiting = { $name } has asked the others for permission to take an action back.
consent-more = { $count ->
    [one] One more action goes with it.
   *[other] { $count } more actions go with it.
}
consent-agree = Agree
consent-refuse = Refuse
note-caught-up = { $count ->
    [0] Connected again. Nothing was missed.
    [one] Connected again, and caught up: one action.
   *[other] Connected again, and caught up: { $count } actions.
}
note-lost = The connection is lost. Trying again …
note-taken-alone = Only one choice was left, so it was taken: { $choice }
note-taken-back = Taken back.
note-undo-asked = The others are asked whether you may take it back.
note-stale = The game had moved on. Please look again.
note-watching = You are watching. Only players can ask why.
note-stopped = Something else is asked: the way was not run to its end.
note-copied = Copied.
note-offline = The server does not answer.
log = What happened
log-undo = { $name } takes it back.
log-ask = { $name } asks to take an action back.
log-agree = { $name } agrees.
log-refuse = { $name } does not agree.

## History

history = History
history-first = To the beginning
history-back = One back
history-play = Play
history-pause = Pause
history-forward = One forward
history-last = Now
history-position = Position
history-of = { $at } of { $last }
history-link = Copy a link to this position
since = Since my move
since-about = Mark what changed since my last move
export = Save the record

## Help and settings

help-title = Help
help-lit = What is lit can be clicked, on the board and in the list. You see what it brings before you do it; a second click or Enter does it.
help-why = Click anything that is not lit to learn which rule forbids it.
help-log = Point at a line of the log to light up its places; click it to see that position.
help-keys = Keys
key-arrows = from one lit choice to the next
key-enter = choose, and again to do it
key-escape = let go, skip, or return to now
key-undo = take back
key-zoom = closer, farther, whole board
key-step = one position back or forward
key-play = play the game from here
key-now = back to now
key-since = mark what changed since my move
key-help = this help
setting-alone = Take the only choice automatically
setting-confirm = Show what a choice brings before it is done
setting-pace = How long the actions of others are shown
pace-none = not at all
pace-brisk = briskly
pace-calm = calmly
setting-theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark

## Rules and replay

rules-lead = Every rule as the game enforces it, with the paragraph of the rulebook and the rulings in brackets.
rules-missing = There are no rules of that name.
replay-title = Replay
replay-lead = Open a record to look at a finished game, or to play on where one stopped.
replay-file = A record from a file
replay-text = Or its text
replay-open = Open the record

## Steel Driver

chapter-steel_driver-1 = Take investment cubes
chapter-steel_driver-2 = Auction control markers
chapter-steel_driver-3 = Build track
chapter-steel_driver-4 = Take profits
chapter-steel_driver-5 = End of turn
chapter-steel_driver-6 = Final profit
ask-AUCTION_OR_PASS = Put a company up for auction, or pass the marker on.
ask-RAISE_OR_PASS = { $company } stands at { $bid }. Raise, or drop out?
ask-BUILD_ONE_LINK = { $company } builds. Which link?
ask-CLAIM_ONE_CUBE = { $company } claims a goods cube. Which one?
companies = Companies
nobody = nobody
marker = Active
out = out
bid-now = { $bid }, { $name }
bid-confirm = { $count ->
    [one] Bid { $count } cube
   *[other] Bid { $count } cubes
}
if-won-cubes = If you win: your cubes
if-won = If you win: { $what }
if-won-share = If you win and buy one share: cash
if-won-box = If you win: box of { $company }
shares-of = shares of { $company }
on-the-board = on the board
more-panels = Order of play and goods
final-score = Final score
score-turn = Profits, turn { $turn }
score-shares = { $shares } × { $value }

## Steel & Steam

chapter-steel_and_steam-1 = The start
chapter-steel_and_steam-2 = Destinations
chapter-steel_and_steam-3 = Running the locomotive
chapter-steel_and_steam-4 = Highballing
chapter-steel_and_steam-5 = In the station
chapter-steel_and_steam-6 = Business
chapter-steel_and_steam-7 = Property management
chapter-steel_and_steam-8 = Usage fees
chapter-steel_and_steam-9 = The end of the game
chapter-steel_and_steam-10 = Optional rules

## The tour of a table

tour = A first look
tour-again = Show me around
tour-next = Next
tour-end = Play
tour-decision = Here you are asked. What is lit on the board stands here as text, too, and you see what a choice brings before you do it.
tour-history = The scrubber goes back to any position. “Take back” undoes your last action.
tour-log = What happened, in sentences. Point at a line, and its places light up.
tour-driver-map = The board. Lit links can be built; click one. Click anything else to learn why not.
tour-driver-companies = The six companies: who controls them, their investment cubes and their profit. In an auction, click one to bid.
tour-driver-players = Everybody’s cash, cubes and shares. The most cash wins.
tour-steam-map = The map. In the build phase lit hexes can be built on: click one, and choose a tile. When goods move, click a lit city.
tour-steam-players = Players in turn order: cash, income, victory points, complete links and the locomotive’s level. The most victory points win.
tour-steam-actions = The seven action tiles. Their numbers set the order of the next turn in the base game, and break ties at the end.
tour-barons-companies = The six companies: price, treasury, performance and the dividend it would pay, and every share: held, for sale, not issued.
tour-barons-track = The share price track. Green boxes help a rise, pink ones hurt all else.
tour-barons-players = Everybody’s cash and shares. At the end all shares are sold, and the most cash wins.

## Steam and Steam Barons

board-eastern_us = Eastern US
board-northern_england = Northern England
option-rules = Rules
option-rules-base = Base game
option-rules-standard = Standard game
about-steam = Lay track across hexes, move goods over your links, and choose between income and victory points with every cube.
about-steam_barons = The stock-market game: buy shares, run the companies you control, and sell in secret before the others do.
ask-TAKE_AN_ACTION = Take an action tile.
ask-PLACES_FOR_SALE = Place { $place } in the turn order stands at { $bid }. Raise, or pass?
ask-PLACES_FOR_SALE-open = Place { $place } in the turn order is for sale. You open the bidding.
ask-TURN_ORDER_AUCTION = The turn order is auctioned and stands at { $bid }. Raise, or pass?
ask-TURN_ORDER_AUCTION-open = The turn order is auctioned, and nobody has bid yet. Bid, or pass?
ask-BUY_CAPITAL = How many steps of capital do you raise?
ask-BUILD_TRACK = { $who } builds track, { $built } built so far. In which hex?
ask-LAY_A_TILE = Which tile goes to { $hex }?
ask-CHOOSE_A_SUPPLY = Which supply space’s cubes go to { $stop }?
ask-MOVE_GOODS = { $who } moves goods, round { $round } of 2.
ask-INCOME_OR_POINTS = { $points ->
    [one] Your { $points } point: on income, or as a victory point?
   *[other] Your { $points } points: on income, or as victory points?
}
ask-AUCTION_SHARES = { $company } is auctioned and stands at { $bid } a share. Bid, or pass?
ask-AUCTION_SHARES-open = { $company } is auctioned, and nobody has bid yet. Bid, or pass?
ask-WINNER_BUYS = You won the auction of { $company } at { $bid } a share. How many shares?
ask-OTHERS_BUY = { $company } is sold on at { $bid } a share. How many shares?
ask-SELL_IN_SECRET = How many shares of { $company } do you sell? Nobody sees it before all have chosen.
do-bid = Bid { $money }
do-buy = Buy { $amount }
do-sell = Sell { $amount }
do-capital = Raise { $amount }
tiles-for = { $count ->
    [0] Looking for tiles …
    [one] One tile fits in { $hex }.
   *[other] { $count } tiles fit in { $hex }.
}
issuing = { $shares ->
    [one] +1 share
   *[other] +{ $shares } shares
}
lay-it = Lay it for { $cost }
deliver-it = Deliver
all-ways = { $count ->
    [one] Show one more way
   *[other] Show { $count } more ways
}
suggested = suggested
points-to-place = points of this delivery
nth-in-order = No. { $nth } in turn order
bankrupt = bankrupt
action-tiles = Action tiles
supply = Supply
new-cities-left = New Cities left
more-steam = Action tiles and supply
score-goods = Taken for deliveries
score-lost = Given up for capital and debts
score-income = For income
score-links = For complete links
score-tie = Ties go to the higher income: { $incomes }.
dividend = dividend
certificates = Shares: { $held } held, { $sale } for sale, { $unissued } not issued
treasury-short = Treasury
performance-short = Perf.
performance-pays = Performance { $performance } pays { $dividend } a share, a bonus of { $bonus } and { $profit } to the treasury
price-track = Share prices
price-track-key = Green adds its number to a rise; pink takes its number off when the price stands still or falls. B: bankrupt.
first-player = first player
has-answered = has answered
is-choosing = is choosing
shares-worth = worth
my-sales = My sealed sales
sales-chosen = { $count } of { $of }
more-barons = Share prices and sales
score-start = Cash at the start
score-barons-key = Under each sum: paid for shares, dividends and bonuses, shares sold.
chapter-steam-1 = Set-up and first turn order
chapter-steam-2 = Capital and auction
chapter-steam-3 = Actions
chapter-steam-4 = Build track
chapter-steam-5 = Move goods
chapter-steam-6 = Income and expenses
chapter-steam-7 = The end
chapter-steam_barons-0 = Set-up
chapter-steam_barons-1 = Buy shares
chapter-steam_barons-2 = Build track
chapter-steam_barons-3 = Move goods
chapter-steam_barons-4 = Dividends and share prices
chapter-steam_barons-5 = Sell shares
chapter-steam_barons-6 = Bankruptcies
chapter-steam_barons-7 = Company order of play
chapter-steam_barons-8 = The end

## Texts that are put together

dash = –
with-key = { $words } ({ $key })
confirm-amount = { confirm }: { $amount }
name-of = { $name } – Change your name
tab = { $title } – Golden Spike
tab-your-turn = ● { your-turn } – { $title }
tab-over = { status-over } – { $title }
history-of-last = / { $last }
tour-count = { $at } / { $of }
figure-of = { $whose }: { $figure }
figure-is = { $figure }: { $value }
figure-name = { $figure }:
plus-amount = +{ $amount }
minus-amount = −{ $amount }
holding = { $name } ×{ $count }
reached-of = { $reached } / { $least }
of-colour = , { $colour }
bankrupt-box = B
part-dotted = { $part } ·
score-account = { $bought } + { $earned } + { $sold }
list-dotted = { $one } · { $other }
list-alternatives = { $one } / { $other }
list-spaced = { $one } { $other }
list-comma = { $one }, { $other }
list-sum = { $one } + { $other }
list-way = { $one } → { $other }
