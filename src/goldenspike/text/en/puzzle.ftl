## Puzzles: positions in which one choice is far better than all others

puzzles-title = Puzzles: { $game }
puzzles-lead = Positions from games between bots in which one choice is far better than all others. Find it, then see on the board what every choice was worth.
puzzles-none = There are no puzzles for this game yet.
puzzles-begin = Puzzle { $number }
puzzles-solved = { $right } of { $count } solved at the first try
puzzles-others = Puzzles of other games:
puzzle = The puzzle
puzzle-turn = turn { $turn }
puzzle-solved = solved
puzzle-missed = missed
puzzle-number = Puzzle { $number } of { $count }
puzzle-ask = It is your turn, and one choice is far better than all others. Which one? Answer on the board or from the list.
puzzle-rests = The game rests here. Beside the board you see what the choices were worth.
puzzle-right = That is it.
puzzle-wrong = There is something far better.
puzzle-answer = This is the answer.
puzzle-best = the answer
puzzle-mine = your choice
puzzle-percent = { $chance } %
puzzle-chances = Your chance to win after each choice
puzzle-others = { $count ->
    [one] One other choice is worse than the answer as well.
   *[other] { $count } other choices are worse than the answer as well.
}
puzzle-why = Why
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-skip = Skip
puzzle-show = Show the answer
puzzle-play-on = Play on from here
puzzle-all = All puzzles
