## The guide of a lesson

guide = Your guide
guide-scenes = The scenes of this lesson
guide-scene = Scene { $scene }
guide-outcomes = What each way brings
guide-mine = your move
guide-rule = Rule { $reference }
guide-leave = Leave the lesson
guide-next = Go on
guide-skip = Skip
guide-back = Scene before
guide-again = Take back, try again
guide-play = Play a real game
guide-astray = The rules allow that. Here, though, we are after something else: take it back and try once more.
guide-rests = The game rests here. Your guide tells you more.
guide-first = Your first turn
guide-close = Got it
guide-fold = Fold up the guide
guide-unfold = Show the guide
