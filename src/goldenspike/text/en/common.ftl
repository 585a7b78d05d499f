## Words that every game uses

money = ${ NUMBER($amount, useGrouping: 1) }
chance = Chance
seat-player = Player

rule-NOT_YOUR_DECISION = Only a seat that is asked may act.
because-NOT_YOUR_DECISION = It is not your decision now: { $seat } is asked.
rule-GAME_IS_OVER = Nothing more can be done when the game is over.
because-GAME_IS_OVER = The game is over.
rule-NOTHING_TO_UNDO = Only what you have done can be taken back.
because-NOTHING_TO_UNDO = You have done nothing yet.
rule-OTHERS_HAVE_ACTED = You may take an action back until chance or another seat has acted; later, only if the others agree.
because-OTHERS_HAVE_ACTED = Others have acted since.

## The terminal

turn = Turn { $turn } of { $turns }
your-decision = { $seat }, it is your decision
your-decision-for = { $seat }, it is your decision for { $company }
highest-bid = Highest bid: { $bid }, { $seat }
out-of-it = Out of this auction: { $seats }
too-narrow = The map needs a terminal of { $columns } columns or more.
not-a-record = { $file } is there already and is no record: choose another name.
labelled = { $label }: { $value }
to-decide = To decide
more-help = Type a number, an action, or help.
choose = Your choice:
choose-number = From { $low } to { $high }:
pass-keyboard = Pass the keyboard to { $seat }, who then presses Enter.
help = Type the number of a choice, or an action as it is written in records, such as { $example }.
    why ACTION tells why an action is not allowed, rules lists the rules, board draws the board again,
    log shows what has happened, undo takes your last action back, save FILE writes the record, quit leaves.
allowed = That is allowed.
no-such-choice = There is no choice with that number.
saved = Saved to { $file }.
undone = Taken back.
goodbye = Goodbye. Go on later with: { $command }
rules-title = The rules
log-title = What has happened
players = Players
seat-column = Seat
cash = Cash
cubes = Cubes
shares = Shares
controls = Controls
company = Company
controller = Control
treasury = Box
profit = Profit
track = Track
goods = Goods
value = Value
order = Order of play
only-one = Only one action is possible:

## Track tiles: the face, and the side of its first exit

tile-straight = straight track (turn { $turn })
tile-gentle = gentle curve (turn { $turn })
tile-sharp = sharp curve (turn { $turn })
tile-crossing = crossing of straights (turn { $turn })
tile-straight_over_gentle = straight across a gentle curve (turn { $turn })
tile-gentles_crossing = two gentle curves crossing (turn { $turn })
tile-gentles = two gentle curves (turn { $turn })
tile-straight_and_sharp = straight and sharp curve (turn { $turn })
tile-gentle_and_sharp_left = gentle curve, sharp curve on its left (turn { $turn })
tile-gentle_and_sharp_right = gentle curve, sharp curve on its right (turn { $turn })
tile-sharps_near = two sharp curves side by side (turn { $turn })
tile-sharps_far = two sharp curves face to face (turn { $turn })
tile-town = town with one exit (turn { $turn })
tile-town_straight = town on a straight (turn { $turn })
tile-town_gentle = town on a gentle curve (turn { $turn })
tile-town_sharp = town on a sharp curve (turn { $turn })
tile-town_fan = town with three exits side by side (turn { $turn })
tile-town_left = town with three exits, branching left (turn { $turn })
tile-town_right = town with three exits, branching right (turn { $turn })
tile-town_star = town with three exits as a star (turn { $turn })
tile-town_four_straight = town with four exits on two straights (turn { $turn })
tile-town_four_gentle = town with four exits, three of them together (turn { $turn })
tile-town_four_sharp = town with four exits side by side (turn { $turn })
