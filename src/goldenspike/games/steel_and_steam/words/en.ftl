## Names

phase-deal_cards = Dealing city cards
phase-turn_order = Rolling for the turn order
phase-victory_cards = Victory cards
phase-begin_turn = A turn begins
phase-home_city = Home city
phase-destination = Determining the destination
phase-running = Running the locomotive
phase-highballing = Highballing
phase-business = Conducting business
phase-takeover = A hostile takeover
phase-station = In the station
phase-usage_fees = Usage fees
phase-payment = A payment to be made
phase-end_of_turn = End of the turn
phase-dice = The dice
phase-great_depression = The Great Depression
phase-over = The game is over
condition-bust = bust
condition-bearish = bearish
condition-normal = normal
condition-bullish = bullish
condition-boom = boom
condition-depression = Great Depression
engine-4-4-0 = 4-4-0 “American”
engine-4-6-2 = 4-6-2 “Pacific”
engine-4-8-4 = 4-8-4 “Northern”

## Victory cards

victory_card-Portfolio = Portfolio
victory_card-Baron = Baron
victory_card-Eight_Regions = Eight Regions
victory_card-Nine_Regions = Nine Regions
victory_card-Shipping_Magnate = Shipping Magnate
victory_card-Sunset_Line = Sunset Line
victory_card-Overland_Line = Overland Line
victory_card-Northern_Line = Northern Line
victory_card-Gulf_Line = Gulf Line
victory_card-Conductor = Conductor
victory_card-Long_Hauler = Long Hauler
victory_card-Breadwinner = Breadwinner
victory_card-All_Over = All Over
victory_card-Five_Stations = Five Stations
victory_card-Regular_Service = Regular Service
victory_card-Pacific_Express = Pacific Express
victory_card-Northern_Limited = Northern Limited
victory_card-Fireman = Fireman
victory_card-Fast_Freight = Fast Freight
victory_card-Cash_Box = Cash Box
victory_card-Millionaire = Millionaire
victory_card-Toll_Keeper = Toll Keeper
victory_card-Tycoon = Tycoon
victory_card-Grand_Tour = Grand Tour
victory_card-Gateways = Gateways
victory_card-Sightseer = Sightseer
victory_card-Mountains = Mountains
measure-journeys = complete { $least } journeys
measure-earned = earn { $least } in payoffs in all
measure-best_payoff = earn { $least } with a single journey
measure-fees = receive { $least } in usage fees from other players
measure-highballs = highball { $least } times with full benefit
measure-cash = hold { $least } in cash
measure-net_worth = have a net worth of { $least }
measure-properties = own { $least } properties without lien
measure-lanes = own { $least } shipping lanes without lien
measure-deeds_worth = own properties without lien for { $least } at their prices
measure-regions_served = own properties without lien that serve { $least } regions
measure-connect = connect a city of the region { $one } with one of the region { $other } by your own properties without lien
measure-cities_passed = enter { $least } different cities
measure-tour = enter { $places }
measure-arrivals = end journeys in { $least } different cities
measure-regions_arrived = end journeys in { $least } different regions
measure-engine = own a { $engine } or better
measure-and = { $first } and { $second }

## Choices

choice-roll = Roll { $first } and { $second }
choice-draw = A card of { $area }
choice-turn = City card { $card }
choice-victory = The victory card “{ $card }”
choice-home = Take home card { $card } ({ $area })
choice-pick = Pick card { $card } ({ $area })
choice-move = Move to { $space } by { $property } ({ $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
})
choice-highball = Highball: roll for more MPs
choice-dump = Dump ballast and end the turn
choice-repair = Repair one maintenance level
choice-depart = Depart on a new journey
choice-buy = Buy { $property } for { $price }
choice-upgrade = Buy a { $engine } for { $price }
choice-takeover = Take over { $property } from { $owner } for { $price }
choice-yard = Build a repair yard in { $city }
choice-nothing = No business
choice-mortgage = Mortgage { $property } for { $amount }
choice-payoff = Pay off the lien on { $property } for { $amount }
choice-giveup = Give up the controlling interest in { $property } for { $amount }
choice-allow = Let the takeover happen
choice-swap = Pay for a new victory card and forfeit the turn
choice-stop = End the turn here, without the free step into a junction

## What happened

event-CARD_DEALT = { $seat } is dealt a card of { $area }.
event-SPACE_FILLED = A card of { $area } comes to selection space { $space }.
event-ORDER_ROLLED = { $seat } rolls { $roll } for the turn order.
event-ORDER_PLACE = { $seat } plays in place { $place }.
event-CARD_TURNED = { $seat } turns city card { $card }.
event-CARD_DISCARDED = City card { $card } goes to the discard.
event-HOME_FOUND = { $seat } is at home in { $city }.
event-DECK_REFILLED = The deck is empty: { $cards } used cards are shuffled into a new one.
event-DESTINATION_FOUND = { $seat } is bound for { $city }; the journey pays { $payoff }.
event-SAME_CITY = The dice name { $city }, where { $seat } already is: another card must be picked.
event-ROLLED = The dice show { $first } and { $second }.
event-TURN_BEGUN = Turn { $turn }: { $seat } has { $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
}.
event-MOVED = { $seat } moves to { $space } by { $property }; { $left ->
    [one] { $left } MP
   *[other] { $left } MPs
} left.
event-CARRIED_OVER = { $seat } puts the last MP on the transit track.
event-ARRIVED = { $seat } is in the station of { $city } and is paid { $payoff }.
event-BALLAST_DUMPED = { $seat } dumps ballast: { $lost ->
    [one] { $lost } MP
   *[other] { $lost } MPs
} lost.
event-HIGHBALL_DECLARED = { $seat } is highballing, at maintenance level { $level }!
event-HIGHBALL_RESULT = The result is { $result }: { $seat } has { $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
}, at maintenance level { $level }.
event-BROKE_DOWN = { $seat } breaks down and has only { $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
}.
event-CATASTROPHE = { $seat } suffers a catastrophic breakdown and does not move.
event-REPAIRED = { $seat } repairs to level { $level }; { $left ->
    [one] { $left } MP
   *[other] { $left } MPs
} left.
event-DEPARTED = { $seat } departs from { $city }.
event-BOUGHT = { $seat } buys { $property } for { $price }.
event-UPGRADED = { $seat } buys a { $engine } for { $price }.
event-NO_BUSINESS = { $seat } conducts no business.
event-TAKEOVER_TRIED = { $seat } offers { $price } for the mortgaged { $property } of { $owner }.
event-TAKEN_OVER = { $seat } takes over { $property }; { $owner } gets { $rest }.
event-TAKEOVER_FAILED = { $owner } keeps { $property } from { $seat }: the takeover fails.
event-MORTGAGED = { $seat } mortgages { $property } for { $amount }.
event-LIEN_PAID_OFF = { $seat } pays off the lien on { $property } for { $amount }.
event-INTEREST_GIVEN_UP = { $seat } gives { $property } back to the bank for { $amount }.
event-FEE_TO_BANK = { $seat } pays the bank { $amount }.
event-FEE_TO_OWNER = { $seat } pays { $owner } { $amount } in usage fees.
event-GRANDFATHERED = { $seat } keeps the old fee on { $property }, now paid to { $owner }.
event-GRANDFATHERING_ENDED = { $seat } no longer has the old fee on { $property }.
event-ESTABLISHED = The last deed is sold: the established fee schedule begins.
event-MUST_RAISE = { $seat } owes { $debt }, holds { $cash } and must raise money.
event-FORGIVEN = { $seat } cannot pay { $amount } more; it is forgiven.
event-LAST_DEED_SOLD = { $seat } buys the last deed of the bank: the short game ends.
event-HOME_RICH = { $seat } has come home with a net worth of { $worth }.
event-VICTORY_CARD_DRAWN = { $seat } has the victory card “{ $card }”.
event-SECRET_CARD_DRAWN = { $seat } draws a victory card in secret.
event-VICTORY_CARD_MET = { $seat } has met the victory card “{ $card }”.
event-SWAPPED = { $seat } pays { $price } for another victory card.
event-LIMIT_REACHED = { $rounds } rounds are played: the game ends.
event-NET_WORTH = { $seat } has a net worth of { $worth }.
event-WON = { $seat } wins.
event-ECONOMY_CHANGED = The economy is now: { $condition }.
event-DEPRESSION_BEGUN = The Great Depression begins: everyone rolls and pays.
event-DEPRESSION_ROLLED = The Great Depression costs { $seat } { $amount }.
event-DEPRESSION_ENDED = The Great Depression is over.
event-YARD_BUILT = { $seat } builds a repair yard in { $city } for { $price }.
event-PAID_AT_ONCE = { $seat } pays { $amount } before riding { $property }.
event-FEE_LAID_DOWN = { $seat } lays down { $amount } for the attempt.
event-HANDED_BACK = The bank hands { $amount } back to { $seat }.
moment-journey-ended = The journey’s end
moment-fees = Usage fees
moment-takeover = A line changes hands
moment-economy = The economy

## Why an action is refused

because-DEAL_CARDS = No such card is left in the deck.
because-HOME_CITY = Pick one of your two home cards now.
because-ROLL_DICE = The dice are to be rolled: two numbers from 1 to 6.
because-SELECT_A_CARD = Pick a card from one of the three selection spaces now.
because-TURN_THE_CARD = Card { $card } cannot lie behind this region side.
because-SPEND_MPS = You are on the road with { $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
}: move, or do what else is offered.
because-CONNECTED = No segment of { $property } leads there from { $space }.
because-SPEND_ONE_MP = You have not spent an MP this turn yet.
because-NO_DUMPING_WHEN_HIGHBALLING = You are highballing this turn and must spend all MPs.
because-HIGHBALL_FIRST = Highballing is declared before the first move, out on the road or departing.
because-NOT_WHEN_BROKEN_DOWN = Your locomotive has broken down.
because-REPAIR_OR_DEPART = You are in the station with { $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
}: repair, or depart.
because-REPAIR_IN_STATION = You are not in the station of your destination, nor in a yard of yours.
because-BASE_LEVEL_REACHED = Your locomotive is already at its base level, { $level }.
because-CONDUCT_BUSINESS = You are to conduct one piece of business now, or none.
because-OWNED_BY_BANK = { $property } already belongs to { $owner }.
because-PAY_THE_PRICE = It costs { $price }, and you hold { $cash }.
because-UPGRADE = You run a { $owned }: a { $engine } would be no upgrade.
because-HOSTILE_TAKEOVER = { $property } is not a mortgaged property of another player.
because-OWNER_ANSWERS = Your { $property } is to be taken over: pay off its lien, raise money, or let it happen.
because-YOUR_PROPERTY = { $property } is not yours.
because-MORTGAGE = { $property } already has a lien.
because-PAY_OFF_LIEN = { $property } has no lien.
because-CONTROLLING_INTEREST = { $property } has no lien: mortgage it first.
because-RAISE_MONEY = You owe { $debt } and hold { $cash }: mortgage a property or give one up.
because-VICTORY_CARD = The victory card “{ $card }” is not in the deck.
because-SWAP_VICTORY_CARD = You cannot swap a victory card now.
because-GREAT_DEPRESSION = The dice are rolled for the Great Depression: two numbers from 1 to 6.
because-REPAIR_YARD = { $city } is neither your home city nor where you are.
because-TWO_YARDS_EACH = You have two repair yards already.
because-ONE_YARD_PER_CITY = { $owner } has a repair yard in { $city } already.
because-CASH_ON_THE_BARRELHEAD = { $property } costs { $fee } before you ride it, and you hold { $cash }.

## The rules

rule-DEAL_CARDS = Two city cards are dealt to every player, then the three selection spaces are filled, all region side up. Which card lies behind a region side is only drawn when it is turned, among the unseen cards of that region.
rule-TURN_ORDER = Everyone rolls two dice; the highest goes first. Those who are level roll again among themselves.
rule-HOME_CITY = On your first turn you pick one of your two cards, turn it and roll for your home city; the other card goes to the discard. A destination and your first move follow. Home cities may be shared.
rule-ROLL_DICE = A roll is always of two six-sided dice, added together.
rule-SELECT_A_CARD = For a destination you pick a card from one of the three selection spaces without looking at its city side. The space is filled from the deck.
rule-TURN_THE_CARD = Then the card is turned: it is any unseen card of its region, with the same odds. Seen cards lie open in the discard.
rule-DESTINATION_CITY = A roll names the destination on the card. If it names the city where the locomotive stands, the card is discarded and you pick again.
rule-REFILL_DECK = When the deck is empty, the discard is shuffled and becomes the new deck.
rule-SPEND_MPS = Your locomotive has MPs for the turn: 8, 10 or 13 by its type, or 4, 5 or 6 when broken down. A step follows one property to the next space: 1 MP into a milepost, city or hub, none into a junction, 2 in all into or out of a ferry point. You may reverse and use a segment again. All MPs are to be spent; with none left you may still enter a junction, or stop.
rule-CONNECTED = A step starts where the locomotive stands. Lines meet only in spaces, and both circles of a hub are one space; lines that merely cross do not connect.
rule-TRANSIT_TRACK = With 1 MP left you may begin a ferry step or a repair that costs 2: the MP goes to the transit track and counts next turn, for that alone. Doing something else loses it. A step begun is not ridden yet.
rule-IN_THE_STATION = Movement ends in your destination: the locomotive is in the station and the journey’s payoff is paid at once. Then come one piece of business, repairs, and departure if an MP is left. Passing other cities does nothing.
rule-DUMP_BALLAST = With a normal or breakdown allowance you may dump ballast: the MPs left are lost and the turn ends.
rule-SPEND_ONE_MP = At least 1 MP must be spent before ballast is dumped. Whoever starts the turn in the station with nothing to repair therefore departs.
rule-NO_DUMPING_WHEN_HIGHBALLING = On a highballing turn all MPs must be spent: after an arrival on repairs or a new journey.
rule-HIGHBALL_FIRST = Highballing is declared before anything is moved or spent in the turn: on the road, or when departing from the station.
rule-NOT_WHEN_BROKEN_DOWN = A locomotive that has broken down cannot highball.
rule-HIGHBALLING = Roll and subtract the maintenance level. 0: level +3, no benefit; 1 or 2: +2, partial benefit; 3 or 4: +2, full; 5 to 7: +1, full; 8 or more: full benefit without wear. The full benefit is 4, 5 or 6 MPs, the partial one 2, 2 or 3. A level above 7 is a breakdown (B!): no benefit, and only the breakdown allowance until repaired.
rule-CATASTROPHIC_BREAKDOWN = A result below 0 is a catastrophic breakdown: no movement this turn, level B!, and the fee of the property last ridden is still due; at departure it is the flat fee.
rule-REPAIR_OR_DEPART = In the station, after business, you repair, depart, or dump what is left where that is allowed. The new destination is determined at departure. Without MPs the turn ends in the station.
rule-REPAIR_IN_STATION = Repairs are made in the station, one maintenance level for 2 MPs. B! counts as level 8: one repair makes it 7, and the normal allowance is back from the next turn on.
rule-BASE_LEVEL_REACHED = Repairs never go below the base level of the type: 2 for the 4-4-0, 1 for the 4-6-2, 0 for the 4-8-4.
rule-CONDUCT_BUSINESS = On entering the station you may do one of these: buy one property, upgrade the locomotive, take over a mortgaged property, with repair yards build one, or nothing.
rule-OWNED_BY_BANK = Only a property whose deed lies with the bank can be bought, at its price.
rule-PAY_THE_PRICE = Whatever you buy or pay off is paid with money you hold.
rule-UPGRADE = A 4-6-2 costs $20,000, a 4-8-4 $30,000, from any slower type. The new locomotive starts at its base level; the MPs of the running turn stay as they are.
rule-HOSTILE_TAKEOVER = A mortgaged property of another player can be taken over for its HT price: the original price goes to the bank, the rest to the former owner, and the lien is gone.
rule-OWNER_ANSWERS = A takeover waits for the owner. If the owner pays off the lien or gives the property up first, it fails, and the other player may choose other business.
rule-YOUR_PROPERTY = At any decision of yours you may mortgage your properties, pay off their liens or give up the interest in them.
rule-MORTGAGE = A property without lien can be mortgaged for its M value. It can then be taken over, and earns less.
rule-PAY_OFF_LIEN = A lien is paid off for the P amount; the property is in good standing again.
rule-CONTROLLING_INTEREST = The controlling interest in a mortgaged property can be given up for its CI value: the deed goes back to the bank and is for sale again.
rule-USAGE_FEES = At the end of a turn you pay for the properties ridden in it. $1,000 to the bank for all of the bank’s and your own together. To each other owner $5,000, and $1,000 more for each further property of theirs, to the bank if that one is mortgaged. If only mortgaged ones of an owner were ridden, $3,000 in all: a third to the owner, the rest to the bank. A turn spent wholly in the station is free.
rule-GRANDFATHERED_FEE = A locomotive whose last property changes hands or standing keeps its old fee there. Bought from the bank: still $1,000, to the new owner. Lien paid off or property taken over: still the mortgaged fee, all to the owner. Mortgaged or given up: the normal fee. Riding another player’s property in a turn ends it at once; riding the bank’s or your own ends it after that turn.
rule-ESTABLISHED_SCHEDULE = In the long game the established schedule begins when the last deed leaves the bank, and stays: $10,000, $2,000 and $6,000 instead of $5,000, $1,000 and $3,000. It ends all grandfathered fees.
rule-RAISE_MONEY = Whoever must pay more than they hold mortgages properties or gives them up until the debt can be paid or nothing is left.
rule-NOBODY_IS_ELIMINATED = Nobody is eliminated. Whoever still cannot pay pays what there is, other players first and the largest debt first; the rest is forgiven.
rule-SHORT_GAME = The short game ends at once when the last deed of the bank is bought. The highest net worth wins: cash and the prices of properties without lien. Players who are level share the victory.
rule-LONG_GAME = The long game is won at the end of a turn in which your locomotive entered its home city, if after all fees your net worth is $375,000 with three players, $340,000 with four, $305,000 with five or $270,000 with six.
rule-VICTORY_CARD = In the experimental short game everyone draws a victory card at the start. The first to meet theirs at the end of a turn of their own wins. Cards lie open unless agreed otherwise.
rule-SWAP_VICTORY_CARD = In the experimental short game you may forfeit your turn before doing anything in it, pay $10,000 and draw another victory card; the old one goes back to the deck.
rule-TURN_LIMIT = With a limit the game ends at the latest after so many rounds, and the highest net worth wins.
rule-FLUCTUATING_ECONOMY = Option: every roll of doubles may move the economy between bust, bearish, normal, bullish and boom, before the roll’s own effect. Payoffs change by $500 for each full $5,000 when bearish or bullish, for each full $2,500 in a bust or boom. In a boom there is no flat fee if only properties of the bank and your own were ridden; in a bust $1,000 more goes to the bank on a turn with any fee.
rule-GREAT_DEPRESSION = Option: once per game, double 1s in a bust start the Great Depression. Everyone rolls two dice at once and pays that many thousands to the bank, and payoffs lose the bust and the bearish amount together. The next doubles end it and leave a bust.
rule-REPAIR_YARD = Option: as business you may build a repair yard for $7,000 in your home city or the city you are in. In your own yard a level costs 1 MP, also when just passing through.
rule-TWO_YARDS_EACH = Option: a player builds at most two repair yards.
rule-ONE_YARD_PER_CITY = Option: there is at most one repair yard in a city.
rule-CASH_ON_THE_BARRELHEAD = Option: fees fall due before riding. Each new property costs at once what it adds to the turn’s fees. Before a highballing attempt the fee of where you stand is laid down; it is due after a catastrophic breakdown, else handed back. Whoever cannot pay cannot ride there; whoever can pay for no step raises money first, and with nothing left to give rides the cheapest line for what there is.

## The terminal

round = Round { $round }
economy = Economy
schedule-expansion = Expansion fees
schedule-established = Established fees
engine-column = Engine
level = Level
place = Where
journey = Journey
worth = Net worth
properties = Properties
victory-card = Victory card
tableau = City cards
mps-left = { $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
} left
ends = Ends of this turn
end-column = End
mps-column = MPs
fees-column = Fees
far-column = Still to go
go-help = Type go SPACE to ride there by the cheapest way, or ways SPACE to see the ways.
no-way = No way leads there this turn.
no-such-space = There is no space '{ $name }' on the board.

## A position in words

describe-running = On the move
describe-debt = Debt
describe-bank = with the bank
describe-cities = Cities
describe-lines = Lines
describe-here = Here now

## Words in the drawing

draw-title = Steel & Steam
draw-subtitle = Rail network map
draw-pacific =
    Pacific
    Ocean
draw-atlantic =
    Atlantic
    Ocean
draw-gulf_of_mexico = Gulf of Mexico
draw-hudson_bay = Hudson Bay
draw-mexico = Mexico
draw-city = city, 1 MP
draw-hub = hub: one space, 1 MP
draw-milepost = milepost, 1 MP
draw-junction = junction, free
draw-ferry = ferry point, 2 MPs in or out
draw-seat = Seat
draw-economy = Economy
draw-level = maintenance
draw-broken = B!
draw-bust = Bust
draw-bearish = Bearish
draw-normal = Normal
draw-bullish = Bullish
draw-boom = Boom
draw-depression = Great Depression
draw-bank = Bank’s deeds

## On the page

ask-HOME_CITY = Pick one of your two home cards. The dice then name your home city.
ask-SELECT_A_CARD = Pick a city card: the region of your next destination.
ask-SPEND_MPS = Run your locomotive{ $city ->
    [none] .
   *[other] {" "}to { $city }.
} Click a lit space: each shows its MPs and the fees of the turn.
ask-CONDUCT_BUSINESS = You are in the station. Conduct one piece of business, or none.
ask-REPAIR_OR_DEPART = In the station: repair, or depart on a new journey.
ask-OWNER_ANSWERS = Your { $property } is to be taken over. Pay off its lien, raise money, or let it happen.
ask-RAISE_MONEY = You owe { $debt } and hold { $cash }. Mortgage a property or give one up.
money-short = ${ $amount }k
thousands = { $amount }
in-thousands = In thousands of dollars.
mps = { $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
}
end-of = { $mps ->
    [one] { $mps } MP
   *[other] { $mps } MPs
}, fees { $fee }
far-left = { $mps } to go
route-to = The way to { $space }
route-run = Run there
ways = Ways, cheapest first
fold-steps = Step by step
fold-deeds = Property management
home = Home
home-cards = Home cards
in-station = in the station
now-at = now at { $space }
at-the-throttle = running
transit = Transit track
transit-about = One MP is spent already and counts next turn, for that alone.
transit-repair = repair
grandfathered = Grandfathered fee
yards = Repair yards
highball = Highball
highballing = highballing
highball-full = full benefit
highball-partial = partial
highball-none = no benefit
highball-breakdown = breakdown
highball-catastrophe = catastrophic
highball-never = Broken down: no highballing
mortgaged = mortgaged
deeds = Deeds ({ $left } with the bank)
deeds-about = In thousands of dollars. Click a deed to see what can be done with it.
deed-price = price
deed-price-short = Price
deed-mortgage = mortgage value
deed-mortgage-short = M
deed-payoff = to pay off the lien
deed-payoff-short = P
deed-takeover = hostile takeover
deed-takeover-short = HT
deed-controlling = controlling interest
deed-controlling-short = CI
payoffs = Payoffs
payoffs-from = From
payoff = Payoff
payoffs-span = ${ $low }–{ $high }k
cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
behind-home = One of these becomes your home:
behind-pick = One of these becomes your destination. From { $city } it pays:
takeover-cash = { $name }: cash, if it succeeds
region-NE = Northeast
region-SE = Southeast
region-NC = North Central
region-SC = South Central
region-P = Plains
region-NW = Northwest
region-SW = Southwest
region-CE = Eastern Canada
region-CW = Western Canada
area-East = East
area-Central = Central
area-West = West
area-Great_Lakes = Great Lakes
area-South = South
area-Pacific = Pacific
area-Canada = Canada
area-Northeast = Northeast
area-Southeast = Southeast
area-North_Central = North Central
area-South_Central = South Central
area-Plains = Plains
area-Northwest = Northwest
area-Southwest = Southwest
area-Eastern_Canada = Eastern Canada
area-Western_Canada = Western Canada
cards-left = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, { $discard } in the discard
dice-show = Dice: { $first } and { $second }
fees-expansion = Fees of a turn: $1,000 for all properties of the bank and your own, $5,000 to each other owner and $1,000 for each further property; $3,000 where only mortgaged ones were ridden.
fees-established = Fees of a turn: $1,000 for all properties of the bank and your own, $10,000 to each other owner and $2,000 for each further property; $6,000 where only mortgaged ones were ridden.
debt-line = { $name } owes { $amount } and holds { $cash }.
takeover-line = { $owner } must answer a hostile takeover of { $property }.
more-sns = City cards, economy, deeds and payoffs
score-start = Starting cash
score-payoffs = Payoffs of journeys
score-fees-received = Usage fees received
score-fees-paid = Usage fees paid
score-bought = Properties bought
score-engines = Locomotives bought
score-takeovers = Hostile takeovers
score-liens = Mortgages and liens
score-other = Other
score-deeds = Properties without lien

## Options

option-length = Length
option-length-short = short game
option-length-short-about = Ends when the bank sells its last property; the highest net worth wins.
option-length-long = long game
option-length-long-about = Ends when somebody comes home with enough net worth: the fewer players, the more is needed.
option-length-experimental = experimental short game
option-length-experimental-about = Everyone draws a victory card, and whoever first does what it asks wins.
option-economy = Economy
option-economy-steady = steady
option-economy-steady-about = Payoffs and fees stay as printed.
option-economy-fluctuating = fluctuating
option-economy-fluctuating-about = Doubles move the economy between bust and boom, and payoffs and fees with it.
option-economy-depression = fluctuating, with the Great Depression
option-economy-depression-about = As fluctuating; once in a game a crash in the bust can cost everyone thousands.
option-yards = Repair yards
option-yards-about = With them, players may build yards of their own in which repairs come cheaper.
option-yards-no = no
option-yards-yes = yes
option-fees = Usage fees
option-fees-end_of_turn = at the end of the turn
option-fees-end_of_turn-about = What you owe for others’ lines is paid when your turn ends.
option-fees-barrelhead = cash on the barrelhead
option-fees-barrelhead-about = Every line is paid before you ride it: no running on credit.
option-victory_cards = Victory cards
option-victory_cards-about = Only in the experimental game: whether all see whose card asks for what.
option-victory_cards-open = open
option-victory_cards-secret = secret
option-limit = Limit of rounds
option-limit-about = Ends the game after so many rounds at the latest; the highest net worth then wins.
option-limit-none = none

## The first game

tour-steel_and_steam-1 = You run a locomotive across North America. Each journey to a destination pays; with that money you buy railways, and whoever rides them pays you.
tour-steel_and_steam-2 = First pick one of your two home cards. Two dice name the city on it that becomes your home, and your locomotive starts there.
tour-steel_and_steam-3 = Then pick a city card from the three selection spaces. It tells only a region; the dice name the destination when it is turned.
tour-steel_and_steam-4 = Now run. Lit spaces are the ends of this turn, each with its MPs and the fees of the cheapest way. Click one to see the way, click again to run it.
tour-steel_and_steam-5 = You need not go all the way at once: neighbouring spaces are single steps. MPs you do not want are lost by dumping ballast.
tour-steel_and_steam-6 = Before moving you may highball: a roll of the dice for more MPs, at the risk of wear or a breakdown. The bar beside each player shows the odds.
tour-steel_and_steam-7 = In the station of your destination you are paid and may do one piece of business: buy a property, a better locomotive, or take over a mortgaged property.
tour-steel_and_steam-8 = At the end of a turn you pay usage fees: $1,000 for the bank’s lines and your own, $5,000 to every other owner. Ride your own lines, and let others ride them too.
tour-steel_and_steam-9 = Short of money? Mortgage a deed. The short game ends when the bank’s last deed is bought; the highest net worth wins: cash and the prices of properties without lien.

## Before a table is open

about-steel_and_steam = Run your locomotive on journeys across North America, buy railways and better engines, and let others pay for riding your lines.
about-steel_and_steam-length = { $length ->
    [long] three to four hours.
    [experimental] about an hour, more or less as the cards fall.
   *[short] about two hours.
}
board-north_america = North America
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

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steel_and_steam = '{ $text }' is no action; an action begins with { $words }
notation-words-after = '{ $text }': after '{ $word }' { $wanted ->
    [one] comes { $wanted } word
   *[other] come { $wanted } words
}, not { $found }
notation-no-such-name-after = '{ $word }': there is no '{ $name }'
notation-no-number = '{ $word }' is no number from 0 to { NUMBER($most, useGrouping: 0) }
notation-how-to-move = write 'move SPACE' or 'move SPACE PROPERTY'
notation-no-neighbour = { $name } is no neighbour
notation-several-lines = several lines lead there: write which, { $names }
notation-leads-elsewhere = { $property } does not lead to { $space }

## The printed kit

setup-without-victory-cards = only the experimental short game is played for victory cards
setup-without-limit = uct plays games to their end at random, and Steel & Steam needs a limit for that: limit=20, say
setup-off-the-map = { $place } lies off the map that is drawn under the board, so this board cannot be printed
print-course = The course of a turn
print-aim = You are the engineer of one locomotive and the owner of whatever you can afford. Run from city to city across North America, collect the payoff of every journey, and invest it: in railways, which everybody who rides them must pay you for, or in a faster engine. The short game ends when the bank has sold its last deed, and the highest net worth wins. The long game is won by whoever comes home rich enough.
print-length = Short, long, or with victory cards, as agreed; a limit of rounds can be set.
print-locomotives = Locomotives: MPs a turn, benefits of highballing, base maintenance level (ML) and cost
print-payoffs-between = Payoffs between some cities
print-deeds = Deeds
print-property = Property
print-net-worth = Net worth needed
print-example-highball = Highballing
print-example-highball-how = Your { $engine } has maintenance level { $level } and you declare highballing. You roll { $roll }; less the level that is { $result }: full benefit, and some wear. You run { $normal } + { $benefit } = { $mps } MPs this turn, and the level becomes { $worn }.
print-example-journey = A first journey
print-example-journey-how = You start in { $from } with { $cash }, and the dice send you to { $to }. Entering it ends the run and pays { $payoff } at once: you hold { $sum } and may buy one deed, or something else, before you repair and depart.
print-example-fees = Paying the fees
print-example-fees-how = This turn you rode a line of the bank, two of Ben’s and a mortgaged one of Cleo’s. { $flat } goes to the bank; Ben gets { $first } and { $more } more for his second line, { $other }; Cleo’s line costs { $mortgaged }, of which she gets { $owner } and the bank { $bank }. That is { $sum } for the turn, by the expansion schedule.
print-amount = { NUMBER($amount, useGrouping: 1) }
print-players-or-more = { $players }+ players
print-victory-when = Whoever has done this first, at the end of a turn of their own, wins.
print-tokens = Tokens to cut out: a locomotive, three city markers and two repair yards for each colour
print-bank = Bank
print-deeds-space = Available deeds
print-tableau = City Card Tableau
print-deck = Deck, region side up
print-discard = Discard, city side up
print-selection = Selection { $number }
print-economy-doubles = Doubles: { $changes }
print-economy-boom = Payoffs gain { $step } for each full { $band }. No fee where only lines of the bank and your own were ridden.
print-economy-bullish = Payoffs gain { $step } for each full { $double }.
print-economy-normal = Payoffs and fees as they are.
print-economy-bearish = Payoffs lose { $step } for each full { $double }.
print-economy-bust = Payoffs lose { $step } for each full { $band }. Once a turn { $bust } more to the bank, if any fee is due.
print-economy-depression = Option, once a game, on double 1s in a bust: everyone rolls and pays the bank that many thousands; payoffs lose the bust and the bearish amount together. The next doubles end it: bust.
print-cube-engine = Type
print-cubes-how = A cube lies on the type, on the level, on a box from 0 to 9 and on a box with +; both together are the MPs left. The boxes with a cube drawn in them are those of the start.
print-transit-how = An MP spent ahead, on a ferry step or a repair that costs { $cost }, stays on box 1 until your next turn.
print-more-fees = Usage fees
print-fee-extra = Mortgaged and further
print-fee-extra-how = If a further line of the same owner is mortgaged, its extra { $more } ({ $later }) goes to the bank.
print-fee-station = In the station
print-fee-station-how = A turn spent wholly in the station costs nothing.
print-fee-debt = Short of money
print-fee-debt-how = Mortgage or give up deeds until you can pay; what is then still missing is forgiven. Nobody is eliminated.
print-grandfathering = Grandfathered fees
print-grandfathering-how = If the line your locomotive rode last changes hands or standing, you go on paying there as before:
print-old-bought = Bought from the bank
print-old-bought-how = still { $fee }, to the new owner.
print-old-free = Lien paid off, or taken over
print-old-free-how = still the fee of a mortgaged line, all of it to the owner.
print-old-normal = Mortgaged, or given up
print-old-normal-how = the normal fee from now on.
print-old-end = It ends
print-old-end-how = at once when you ride a line of another player; after the turn when you ride one of the bank or your own; for everybody when the established schedule begins.
print-options = Optional rules
print-option-economy = Economy
print-option-economy-how = Any doubles move the economy, before the roll’s own effect. Read the payoff and fees of the new condition off its box.
print-option-depression = Great Depression
print-option-depression-how = Once a game, on double 1s in a bust. Everyone rolls two dice at once and pays the bank that many thousands; payoffs lose the bust and the bearish amount together. The next doubles end it and leave a bust.
print-option-bust = Bust
print-option-bust-how = The { $bust } more are due once a turn, however many fees you pay in it.
print-option-yards = Repair yards
print-option-yards-how = As business, { $yard }: in your home city or where you are; two for each player, one in a city. A level costs { $own } MP there, also when passing through.
print-option-barrelhead = Cash on the barrelhead
print-option-barrelhead-how = Pay before you ride: each line costs at once what it adds to the turn’s fees. Before highballing lay down the fee of where you stand; you get it back unless a catastrophe follows. Who cannot pay cannot ride there.
print-part-board = Board with Bank space, City Card Tableau and economy track: on { $sheets } sheets (board_sheets.pdf) or on one large page (board_large.pdf)
print-part-deeds = Deeds, lien side on the back (deeds.pdf)
print-part-cards = City cards, region side and city side (city_cards.pdf)
print-part-victory = Victory cards (victory_cards.pdf)
print-part-payoffs = Payoff booklet (payoff_booklet.pdf)
print-part-locomotives = Locomotive cards, one for each colour (locomotive_cards.pdf)
print-part-tokens = Tokens: { $engines } locomotives, { $markers } city markers, { $yards } repair yards (locomotive_cards.pdf)
print-need-dice = Dice with six sides
print-need-cubes = Cubes, { $each } for each of the { $colours } colours: red, blue, green, yellow, purple, black
print-need-chips = Chips of { $value }
print-need-marker = Marker for the economy track
print-set-1 = Join the board. Lay all deeds on the space for available deeds and all chips on their spaces: they are the bank. Agree on a banker, on short, long or experimental short game, and on optional rules.
print-set-2 = Everyone takes { $cash }, and in a colour of their own a locomotive card, a locomotive, three city markers, two repair yards and seven cubes. Put a cube on each of the four boxes that show one; the other cubes are spare.
print-set-3 = Shuffle the city cards, region side up. Deal two to everyone, region side up, lay one on each selection space and the rest on the deck.
print-set-4 = With victory cards deal one to everyone. With the economy put its marker on Normal.
print-set-5 = Everyone rolls for the turn order; it holds for the whole game. In that order each player picks a home card, turns it and rolls for the home city, puts locomotive, home and start markers there, takes a destination from the tableau and plays the first turn.
print-ends = Ends of the game
print-condition = Condition
print-doubles = Doubles
print-effect = Payoffs and fees
print-railway = Railway, { $mileposts } mileposts
print-lane = Shipping lane, { $mileposts } mileposts
print-price = Price
print-mortgage = M  Mortgage value
print-lien = Lien
print-payoff = P  Pay off the lien
print-takeover = HT  Hostile takeover
print-controlling = CI  Controlling interest
print-serves = Serves { $cities }.
print-payoffs = Payoff booklet
print-payoffs-how = Find the table of either end of the journey, then the other end in it.
print-locomotive = Locomotive card
print-normal = Normal
print-breakdown = Breakdown
print-full = Full
print-partial = Partial
print-base = Base ML
print-cost = Cost
print-transit = Transit track
print-maintenance = Maintenance level
print-highball = Highballing
print-roll = Dice less ML
print-change = ML
print-benefit = Benefit
print-below = below { $least }
print-and-up = { $least } and up
print-no-move = no move
print-none = none
print-owner = Owner
print-expansion = Expansion
print-established = Established
print-home-letter = H
print-start-letter = S
print-destination-letter = D
print-yard-letter = R
print-economy = Fluctuating economy
print-turn-before = Before you move
print-turn-before-how = On the road, or about to depart: you may highball. Roll two dice, subtract your maintenance level, read the table.
print-turn-move = Move
print-turn-move-how = { $enter } MP into a city, hub or milepost; a junction is free; to or from a ferry point it is { $ferry } MPs. Lines meet in circles only.
print-turn-dump = Dump ballast
print-turn-dump-how = Not when highballing, and not before you have spent 1 MP: you may give up the rest of your movement.
print-turn-arrive = Arrive
print-turn-arrive-how = Your destination ends the run at once. Take the payoff between start and destination.
print-turn-business = Business, one of
print-turn-business-how = buy a deed from the bank; a better locomotive; take over a mortgaged deed at HT; build a repair yard (option, { $yard }).
print-turn-repair = Repair
print-turn-repair-how = { $repair } MPs a level, { $own } MP in your own yard. B! counts as level { $broken }. Never below the base level.
print-turn-depart = Depart
print-turn-depart-how = With 1 MP or more: take a card from the tableau, refill it, turn your card and roll two dice for the city.
print-turn-pay = Pay
print-turn-pay-how = Usage fees for all properties ridden this turn. None on a turn spent wholly in the station.
print-turn-anytime = At any time
print-turn-anytime-how = Mortgage a deed for M, pay off a lien for P, or hand a mortgaged deed back to the bank for CI.
print-fee-flat = Bank’s or your own
print-fee-flat-how = { $fee } in all
print-fee-other = Another player’s
print-fee-other-how = { $fee }, and { $more } for each further deed
print-fee-mortgaged = Mortgaged only
print-fee-mortgaged-how = { $fee }: { $owner } owner, { $bank } bank
print-end-short = Short game
print-end-short-how = ends when the bank sells its last deed. Cash and deeds without lien count.
print-end-long = Long game
print-end-long-how = enter your home city with a net worth of { $targets }, after fees.
print-target = { $worth } ({ $players } players)
print-end-cards = Victory cards
print-end-cards-how = the first to meet their own card at the end of a turn wins; a swap costs { $swap } and the turn.
print-stays = stays
reached-of = { $reached } / { $least }
part-dotted = { $part } ·
