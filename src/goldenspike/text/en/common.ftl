## Words that every game uses

money = ${ NUMBER($amount, useGrouping: 1) }
chance = Chance
nameless-seat = Player { $number }
guest = Guest { $number }
name-again = { $name } { $number }
bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-steady = Steady
bot-strong = Strong
bot-expert = Expert
bot-uct = Thinker
bots-interpreted = The engine is not compiled here: bots that think ahead play at about half their strength.

cited = { $rule } ({ $reference })
refused = { $reason } { $rule }
rule-NOT_YOUR_DECISION = Only a seat that is asked may act.
because-NOT_YOUR_DECISION = It is not your decision now: { $seat } is asked.
rule-GAME_IS_OVER = Nothing more can be done when the game is over.
because-GAME_IS_OVER = The game is over.
rule-NOTHING_TO_UNDO = Only what you have done can be taken back.
because-NOTHING_TO_UNDO = You have done nothing yet.
rule-OTHERS_HAVE_ACTED = You may take an action back until chance or another seat has acted; later, only if the others agree.
because-OTHERS_HAVE_ACTED = Others have acted since.
rule-SEEN_BY_OTHERS = Once the game has ended, or what was hidden is seen by others, an action is taken back only if all the people agree.
because-SEEN_BY_OTHERS = What was hidden has been seen since.

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
    why ACTION tells why an action is not allowed, rules lists the rules, board draws the board again, describe tells the position in words,
    log shows what has happened, undo takes your last action back, save FILE writes the record, quit leaves.
allowed = That is allowed.
no-such-choice = There is no choice with that number.
saved = Saved to { $file }.
undone = Taken back.
goodbye = Goodbye. Go on later with: { $command }
rules-title = The rules
rules-preface = The number of a paragraph is the one that the game cites when it refuses an action. [n] marks a ruling: a point on which the printed rules are silent or can be read in two ways. The name in capitals is the rule’s name in the program.
log-title = What has happened
log-run = { $count } lines like the next one
players = Players
seat-column = Seat
cash = Cash
company = Company
controller = Control
goods = Goods
order = Order of play
only-one = Only one action is possible:

## Hex maps in the terminal

legend-ground = . plain  ~ river  ^ hills  A mountains  = water  ABC city  abc town
letter-red = R
letter-blue = B
letter-yellow = Y
letter-purple = P
letter-grey = G
letter-black = K

## A position in words

describe-now = Now
describe-asked = { $seat } decides. { $rule }
describe-over = The game is over.
describe-won = { $count ->
    [one] The winner is { $seats }.
   *[other] The victory is shared by { $seats }.
}
describe-course = The course of play
describe-companies = Companies
describe-active = Active company
describe-places = Place by place
describe-track = Track, hex by hex
describe-ground = The ground, row by row from west to east
describe-bankrupt = bankrupt
describe-built = Built this turn
describe-site = A tile is to be laid in
describe-round = Round of moving goods
describe-nobody = nobody’s
describe-link = { $stop } ({ $owner })
describe-unfinished = unfinished, up to { $stop } ({ $owner })
describe-loose = unfinished
describe-town = town
describe-city = { $colour } city
describe-water = water
describe-with-track = { $ground }, with track

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-such-name = { $what ->
    [company] there is no company '{ $name }'
    [location] there is no location '{ $name }'
    [stop] there is no stop '{ $name }'
    [colour] there is no colour '{ $name }'
   *[action] there is no action '{ $name }'
}
notation-no-such-hex = there is no hex '{ $name }'; write the letter of its row and its number in it, such as H7
notation-hex-is-chosen = the tile goes to { $hex }, which was chosen before
notation-no-such-tile = there is no tile '{ $name }'; faces are { $faces }, turns 1 to 6
notation-no-such-side = '{ $word }' is no side from 1 to { $most }
notation-no-whole-number = '{ $word }' is no whole number
notation-counts-from-one = people count from one

## What keeps the server from answering now

away-title = The server is out of reach
away-lead = You are offline, or the server is not running. Your games are kept there; nothing is lost.
away-again = Try again
banned = You are shut out of this server. Reason: { $reason }
banned-until = You are shut out of this server until { $day }. Reason: { $reason }
wait-flood = That was too much at once. Wait a moment and try again.
wait-store-down = The server cannot read or write its games just now. Nothing that you were told is lost; try again in a moment.

## Records, and what is wrong with one

record-true = { $file }: a true record of { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
record-at-line = line { NUMBER($line, useGrouping: 0) }: { $told }
record-by-rule = { $told }: { $rule } { $reference }: { $reason }
record-not-legal = '{ $words }' is not legal
record-no-such-seat = there is no seat { $seat } in a game of { $players }
record-no-header-end = this is not a record: no line --- ends its header
record-no-header-line = expected a header line 'key value', found '{ $found }'
record-header-twice = the header has '{ $name }' twice
record-header-lacks = the header does not say '{ $name }'
record-other-format = record format { $found } is not known, only { $known }
record-control-character = '{ $found }' has a control character, and a record has none
record-no-action-line = expected a seat number or * and an action, found '{ $found }'
record-no-last-digest = the record ends without the digest of its last position
record-misplaced-digest = a digest is missing here or stands where none belongs
record-wrong-digest = the digest is { $found }, but the lines above give { $right }
record-no-such-game = there is no game '{ $name }', only { $known }
record-other-rules = version { $found } of the rules is not known, only those up to { $known }
record-no-number-of-players = '{ $found }' is no number of players
record-players = { $game } is for { $fewest } to { $most } players, not { $found }
record-no-such-option = { $game } has no option '{ $option }'; { $known ->
    [none] it has none
   *[other] its options: { $known }
}
record-bad-board = the board that the record brings is faulty: { $told }
record-option-twice = the option '{ $option }' is given twice
record-own-board = '{ $name }' is a board of the players' own: give its file with --board
record-too-many-actions = a record may have { $most } actions at most, and this is one more
record-draw-bad-line = the line '{ $name }' does not tell of a draw as it should
record-draw-wrong-secret = the server's number does not fit its seal
record-draw-wrong-part = the number of seat { $seat } does not fit its seal
record-draw-wrong-seed = the seed does not follow from the numbers that were drawn
record-draw-wrong-outcome = '{ $found }' does not follow from the seed, which gives '{ $right }'
limit-record-size = A record may have { $most } kB at most, and this has { $found } kB.
limit-record-time = Reading or writing this record took longer than { $seconds } seconds and was given up.
limit-game-length = The log of this game has reached { $most } lines, the most that a table keeps: nothing more can be done here. The record of the game can still be saved.
record-other-board = played on board { $found }, but this board is { $given }

## Printed kits

setup-no-such-game = there is no game '{ $name }'; there are { $known }
setup-players = { $game } is for { $fewest } to { $most } players, not { $found }
setup-other-rules = { $game } has rules of version 1 to { $known }, not { $found }
setup-no-such-option = { $game } has no option '{ $option }'{ $known ->
    [none] : it has none
   *[other] , only { $known }
}
setup-no-such-value = option '{ $option }' cannot be '{ $value }', only { $known }
setup-how-to-write-options = an option is written name=value, not '{ $found }'
setup-option-twice = option '{ $option }' is given twice
setup-no-such-board = there is no board '{ $name }'
setup-no-such-map = { $game } has no map '{ $name }'; there are { $known }
setup-map-or-board = --map names one of the game's own maps and --board a file: give one of them
setup-no-such-bot = there is no bot '{ $name }' for this game; there are { $known }
setup-bot-option-number = an option of a bot is written name=number, as in uct:simulations=500, but '{ $bot }' has '{ $found }'
setup-no-such-bot-option = { $known ->
    [none] the bot '{ $bot }' has no option '{ $option }': it has none
   *[other] the bot '{ $bot }' has no option '{ $option }', only { $known }
}
setup-bot-option-whole = the option '{ $option }' of the bot '{ $bot }' is a whole number
setup-too-many-bots = { $bots } bots were named for { $seats } seats
setup-too-many-people = { $people } people cannot sit in { $seats } seats
setup-resumed = --resume goes on with the game in the record, so { $option } cannot be given with it
setup-upto = the record has { $actions } actions, not { NUMBER($upto, useGrouping: 0) }
setup-record-file = --record needs the name of a file
setup-no-odds = there is nothing to measure in { $game }; there is in { $known }
setup-no-server = the server is not installed ({ $missing } is missing): { $command }
setup-no-printing = printing is not installed ({ $missing } is missing): { $command }
setup-bot-file = the bot { $bot } cannot be used: { $told }
setup-work-failed = a game could not be played to its end: { $told }
setup-no-ray = Ray is not installed ({ $missing } is missing): { $command }
setup-no-mind = { $game } has no search bot that could learn
setup-no-encoding = { $game } is not described in numbers, so that no program can learn it
setup-other-lessons = { $file } keeps lessons of another command ({ $command }); name another file with --out
setup-no-numpy = numpy is not installed ({ $missing } is missing): { $command }
setup-no-arena = ratings, reports and Parquet are not installed ({ $missing } is missing): { $command }
setup-other-results = { $file } holds the results of something else: name another file with --out
setup-results-line = { $file }, line { NUMBER($number, useGrouping: 0) }, is not a result: name another file with --out
setup-gauntlet = { $format } needs two bots or more, not { $count }
setup-not-numbers = --players takes numbers with commas between them, not '{ $found }'
setup-port = port { $port } of { $host } cannot be used ({ $reason }); take another with --port
print-contents = Contents
print-rules = Rules of the game
print-players = For { $fewest } to { $most } players.
print-parts = Parts to print
print-needs = What you need besides
print-set-up = Setting up
print-sheet = { $title }, sheet { $sheet } of { $sheets }.
print-join = Cut along the left and upper marks and lay each sheet on its neighbour, up to the triangles.
print-aid = Player aid
print-piece = { $count } ×
print-tiles = Track tiles
print-new-city = New City
print-part-rulebook = This rulebook (rulebook.pdf)
print-part-map = Map { $name }: on { $sheets } sheets ({ $file }_sheets.pdf) or on one large page ({ $file }_large.pdf)
print-part-tiles = Track tiles, as large as the hexes of the maps (tiles.pdf); track never runs out: print more if you need them
print-part-aids = Player aid, one for each player (player_aids.pdf)
print-need-goods-cubes = Goods cubes in { $colour }
print-need-bag = Bag to draw cubes from
print-track-costs = What track costs
print-track-exit = Each exit of a tile
print-track-town = In a town, more
print-track-river = On a river, more
print-track-hills = In hills, more
print-track-mountains = In mountains, more
print-track-printed = A printed connection
print-game-turn = Turn

## The rules page

rules-tab = { $game }: the rules – Golden Spike

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

## Studying games

study-gave-away = { $name } gave away { $points ->
    [one] one point
   *[other] { $points } points
} of the chance to win: { $chosen } % instead of { $best } %.
study-you-gave-away = You gave away { $points ->
    [one] one point
   *[other] { $points } points
} of your chance to win: { $chosen } % instead of { $best } %.
study-then = { $one }; then: { $other }
study-by-way = { $told }: { $way }
study-not-over = This game is still running. It can be analysed when it is over.
study-still-running = Several people are still playing this very game. It can be studied when they have finished it.
study-no-hints = Hints are for practice: a running game in which you play alone against bots.
study-no-play-on = This game is still running. Whoever plays it alone can go on from it elsewhere, in a seat of their own; all others when it is over.
hint-answer = { $name } would most likely answer: { $choice }.
study-no-mind = The bots of this game do not search, so it cannot be studied.
puzzle-why-gap = It leaves { $points ->
    [one] one point
   *[other] { $points } points
} of a hundred more of the chance to win than the next best choice.
puzzle-why-taken = After the next best choice, { $name } would do it instead of you: { $choice }.
puzzle-why-answer = To the next best choice, { $name } would most likely answer: { $choice }.
puzzle-why-ends = Played on to the end many times, you finish with { $own } on average and the best of the others with { $rival }; after the next best choice it is { $own-second } to { $rival-second }.
wait-study = There is a lot to study just now. Try again in a moment.
analyse-line = Line { $line }: { $told }
analyse-chosen = Chosen ({ $chance } %): { $choice }
analyse-bot = The bot ({ $chance } %): { $choice }
analyse-other = Also ({ $chance } %): { $choice }
analyse-none = No decision gave anything away beyond doubt.
analyse-chances = Chances to win over the game, from the first move to the last
analyse-short = Only { $done } % of the study was done. With more --seconds it goes deeper.
setup-not-studied = the bots of { $game } do not search, so it cannot be studied
