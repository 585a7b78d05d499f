## The pages

nav = Pages
nav-lobby = Lobby
nav-new = New table
nav-replay = Replay
nav-people = People and their games
nav-my-page = My results
nav-friends = Friends
language = Language
skip = To the content
skip-decision = To the decision
skip-board = To the board
skip-log = To what happened
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
privacy = Privacy
keep-games = Keep my games
my-games = My games
to-me = Me and my devices

## Lobby

opponents = Bots to play against
rules = The rules
puzzles = Puzzles
your-turn = Your turn
spoken-more = { $count ->
    [one] One more thing has happened: R lists it.
   *[other] { $count } more things have happened: R lists them.
}
spoken-turn = { $name }. { $question }
seat-open = Open seat
status-running = In play
status-over = Over
option-is = { $option }: { $value }

## A new table

game = Game
board = Board
options = Options
seats = Seats
seat-bot = Bot in seat { $number }
shuffle = Shuffle the seats
shuffle-about = Chance decides who sits where, and so who begins.
kind-me = Me
kind-bot = Bot
kind-hotseat = Player on this screen
kind-open = Open seat
public = Public
bot-random-about = Takes any legal action, without a plan: for trying things out.
bot-greedy-about = Weighs what each action brings at once, and answers immediately: a sound opponent.
bot-uct-about = Plays many games ahead in its head before it acts, and takes a few seconds for it.
bot-beginner-about = Knows the rules and means well, and makes the mistakes that people make at first. Answers at once.
bot-steady-about = Plans by estimates and misses little that pays. Answers at once.
bot-strong-about = Thinks ahead, for about a second a move: for those who know the game.
bot-expert-about = Thinks ahead for up to four seconds a move, with all the cores that it is given: the strongest bot there is here.

## Before the start

gathering-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
gathering-ready = Everybody is here.
gathering-look = You may look on. To sit down, ask the host for the invitation.
you-here = you
you-named = You
asked-here = to act
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
skip-steps = Skip
playback = What the others do
faster = Faster
speed = { $speed }×
again = Again
again-about = Show it once more
recap = Since your decision
recap-since = { $count ->
    [one] Since your decision: one event
   *[other] Since your decision: { $count } events
}
recap-watching = { $count ->
    [one] While you watch: one event
   *[other] While you watch: { $count } events
}
moment = Result
moment-auction-won = Auction won
moment-turn-ended = End of the turn
moment-turn-begins = A new turn
moment-final = The final reckoning
order-after = Order of play:
board-only = Board only
legend = Key to the signs
decision = Your decision
waiting-for = { $count ->
    [0] The game goes on.
    [one] { $names } is to decide.
   *[other] { $names } are to decide.
}
bots-think = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
showing = See what the others did.
watching = You are watching this game.
amount = Amount
less = Less
more = More
undo = Take back
dice = Dice
dice-check = Check the dice
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
curtain-title = { $name }, it is your turn
curtain-about = What comes next is for { $name } alone. Everybody else looks away.
curtain-raise = I am { $name }: show me
curtain-undo = Take back what was just done
share = Links to this table
share-look = To look on
share-look-private = Whoever has this link sees what every onlooker sees, and cannot sit down.
share-look-public = This table is public: everybody may look on.
share-invite = Whoever has this link may also sit down while a seat is open.
doubt-over = The game has ended, and everything that was hidden is known.
doubt-seen = What was hidden has been seen since that action.
doubt-marked = It can be taken back all the same; the log keeps what was seen.
doubt-ask = It is taken back only if all the others agree.
doubt-ask-them = Ask the others
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
note-reported = Reported. Whoever runs this server will read it.
log = What happened
log-earlier = Show earlier lines ({ $count })
log-of-seat = Lines of whom
log-of-turn = Lines of which turn
log-all-seats = Everybody
log-all-turns = All turns
log-none = No line is like that.
log-newest = To the newest
turn-number = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
log-undo = { $name } takes it back.
log-ask = { $name } asks to take an action back.
log-agree = { $name } agrees.
log-refuse = { $name } does not agree.
log-seen = (seen by all)

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

describe = The position in words
help-title = Help
help-lit = What is lit can be clicked, on the board and in the list. You see what it brings before you do it; a second click or Enter does it.
help-why = Click anything that is not lit to learn which rule forbids it.
help-log = Point at a line of the log to light up its places; click it to see that position.
help-keys = Keys
key-arrows = from one lit choice to the next
key-enter = choose, and again to do it
key-escape = let go, skip, or return to now
key-describe = the position in words
key-undo = take back
key-zoom = closer, farther, whole board
key-board = the board alone, or everything
key-legend = key to the signs
key-step = one position back or forward
key-play = play the game from here
key-faster = play faster
key-again = show again what happened since my decision
key-recap = open or close the list of what happened
key-now = back to now
key-since = mark what changed since my move
key-talk = talk, or your notes
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

## Who is here, and what is beside the board

beside = Log, talk and notes
tab-log = Log
tab-talk = Talk
tab-notes = Notes
here-now = is here
here-away = not here
here-seen = last here { $ago }
here-of = { $name }: { $where }.
here-onlookers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}
talk-unread = { $count ->
    [one] one new remark
   *[other] { $count } new remarks
}
talk-spoken = { $name }: { $text }
talk-spoken-many = { $count } new remarks. The last one: { $last }

## Rules and replay


## Companies and scores

companies = Companies
nobody = nobody
out = out
bid-now = { $bid }, { $name }
shares-of = shares of { $company }
final-score = Final score

## The tour of a table

tour = A first look
tour-again = Show me around
tour-next = Next
tour-end = Play
tour-decision = Here you are asked. What is lit on the board stands here as text, too, and you see what a choice brings before you do it.
tour-history = The scrubber goes back to any position. “Take back” undoes your last action.
tour-log = What happened, in sentences. Point at a line, and its places light up.

## Building track and moving goods on a map of hexes

tour-hexes = The map. In the build phase lit hexes can be built on: click one, and choose a tile. When goods move, click a lit city.
ask-BUILD_TRACK = { $who } builds track, { $built } built so far. In which hex?
ask-LAY_A_TILE = Which tile goes to { $hex }?
ask-MOVE_GOODS = { $who } moves goods, round { $round } of 2.
do-bid = Bid { $money }
tiles-for = { $count ->
    [0] Looking for tiles …
    [one] One tile fits in { $hex }.
   *[other] { $count } tiles fit in { $hex }.
}
price-span = { $low } to { $high }
site-completes = { $one } – { $other }, completes a link, { $price }
site-goes-on = goes on from { $stops }, { $price }
site-begins = begins at { $stops }, { $price }
sites-from = { $count ->
    [one] From { $stop }: one hex, { $price }
   *[other] From { $stop }: { $count } hexes, { $price } and up
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
bankrupt = bankrupt

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
holding = ×{ $count }
of-colour = , { $colour }
list-dotted = { $one } · { $other }
list-alternatives = { $one } / { $other }
list-spaced = { $one } { $other }
list-comma = { $one }, { $other }
list-way = { $one } → { $other }
