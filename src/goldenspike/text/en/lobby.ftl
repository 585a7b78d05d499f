# The pages before a table: lobby, new table, replay and rules.

foot-api = For programs: the API
keep-games-lead = You play as a guest: your games are on this device alone.
lobby-title = Lay your own line
lobby-lead = Railway board games, played by their rulebooks. Sit down against bots at once, or share a link with friends.
play-now = Play now against bots
learn = Learn by playing
learn-on = Go on learning ({ $scene } of { $scenes })
with-people = Play with people
players-range = { $fewest } to { $most } players
my-games-empty = No game is going on. One click above starts one.
public-tables = Open tables
public-tables-empty = Nobody has opened a public table at the moment.
finished-games = Finished games
seats-open = { $count ->
    [0] Ready to start
    [one] { $count } seat open
   *[other] { $count } seats open
}
new-title = A new table
seat-kind = Who sits in seat { $number }
seat-name = Name for seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a seat
kind-open-about = Whoever comes first
who-sees = Who can come
private = By invitation
private-about = Only those who have the link
public-about = Listed in the lobby for everyone
create = Set up the table
length-of-play = Length of play: { $length }
rules-lead = Every rule as the game enforces it, with the paragraph of the rulebook and the rulings in brackets.
rules-contents = Contents
rules-aim = What it is about
rules-board = The board of { $game }
rules-chapter = Rules about this: { $chapter }
rules-examples = Examples
rules-figures = Tables
rules-all = All rules
rules-find = Find in the rules
rules-found = { $count ->
    [0] No rule has these words.
    [one] { $count } rule has these words.
   *[other] { $count } rules have these words.
}
rules-missing = There are no rules of that name.
replay-title = Replay
replay-lead = Open a record to look at a finished game, or to play on where one stopped.
replay-file = A record from a file
replay-text = Or its text
replay-open = Open the record
