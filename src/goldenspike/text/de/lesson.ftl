## The guide of a lesson

guide = Deine Begleitung
guide-scenes = Die Szenen dieser Lektion
guide-scene = Szene { $scene }
guide-outcomes = Was jeder Weg bringt
guide-mine = dein Zug
guide-rule = Regel { $reference }
guide-leave = Lektion verlassen
guide-next = Weiter
guide-skip = Überspringen
guide-back = Szene davor
guide-again = Zurücknehmen und neu versuchen
guide-play = Eine echte Partie spielen
guide-astray = Das ist erlaubt. Aber hier geht es um etwas anderes: Nimm es zurück und versuch es noch einmal.
guide-rests = Hier ruht das Spiel. Deine Begleitung sagt dir mehr.
guide-first = Deine erste Runde
guide-close = Verstanden
guide-fold = Begleitung zuklappen
guide-unfold = Begleitung zeigen
