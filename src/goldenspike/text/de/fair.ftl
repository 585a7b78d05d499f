# Wie der Startwert eines Tischs gezogen wird, und ob das Glück einer Partie echt ist.

fair-title = Niemand sucht den Zufall aus
fair-lead = Jeder Wurf, jede Karte und jeder Stein folgt hier aus einem Startwert. Der Server und die Browser aller Mitspielenden ziehen ihn gemeinsam, sodass ihn niemand aussuchen kann und niemand ihn vor dem Ende der Partie kennt.
fair-how = Wie gezogen wird
fair-step-seal = Wenn ein Tisch eröffnet wird, zieht der Server eine geheime Zahl und zeigt ihr Siegel: einen Fingerabdruck, der nichts von der Zahl verrät, aber zu keiner anderen passt.
fair-step-promise = Wenn du dich setzt, zieht dein Browser eine eigene Zahl und schickt nur deren Siegel.
fair-step-tell = Wenn die Partie beginnen soll, liegen alle Siegel fest. Erst dann nennen die Browser ihre Zahlen.
fair-step-seed = Der Startwert entsteht aus der Zahl des Servers und denen aller Mitspielenden. Jedes Ergebnis der Partie folgt aus ihm und der Nummer des Zugs, und aus nichts sonst.
fair-step-end = Wenn die Partie vorbei ist, nennt der Server seine Zahl. Jetzt kann jeder sehen, dass sie zum Siegel aus der ersten Minute passt, und die ganze Partie nachrechnen.
fair-why = Was das für dich heißt
fair-why-server = Wer den Server betreibt, kann den Zufall nicht aussuchen: Die Zahl des Servers stand fest, bevor er deine kannte.
fair-why-players = Niemand am Tisch kann sie aussuchen oder vorhersagen: Die Zahl des Servers kennt nur er, und alle Zahlen standen fest, bevor die erste genannt wurde.
fair-why-undo = Wer einen Zug zurücknimmt und noch einmal spielt, hat dasselbe Glück.
fair-limits = Was das nicht kann
fair-limit-part = Macht dein Browser nicht mit, weil seine Seite beim Beginn geschlossen war oder ein Programm für dich spielt, wird ohne ihn gezogen. Der Tisch sagt das dazu.
fair-limit-untold = Wer eine Zahl verspricht und dann zurückhält, ohne den geht die Ziehung weiter. Gewinnen könnte damit nur, wer auch die Zahl des Servers kennt, und nur einen einzigen zweiten Versuch; der Tisch nennt den Namen.
fair-limit-server = Solange die Partie läuft, muss der Server den Startwert kennen, um zu geben. Ändern kann er ihn nicht; dass er ihn niemandem verrät, ist Vertrauenssache.
fair-limit-seats = Wer beim Mischen der Plätze wo sitzt und was Bots sich denken, wird nicht so gezogen.
fair-check-how = Wie du es prüfst
fair-check-page = Drück am Ende einer Partie auf „{ $button }“. Dein Browser rechnet nach, was er kann, und vergleicht das Siegel mit dem, das er sich vor der Partie gemerkt hat.
fair-check-record = Oder speichere die Aufzeichnung und lass { $command } auf deinem eigenen Rechner laufen: Das prüft jede Zeile und jedes Ergebnis. Wie man dafür ein eigenes Programm schreibt, steht in { $document }.
fair-link = Wie gewürfelt wird
fair-checking = Wird geprüft …
fair-seal = Siegel der Zahl des Servers
fair-waiting-promise = Der Startwert wird gezogen. Es fehlt noch der Browser von { $names }.
fair-drawing = Der Startwert wird gezogen.
fair-no-draw = Wie gewürfelt wurde, ist nicht aufgezeichnet; ob das Glück echt ist, lässt sich nicht prüfen.
fair-before = Dieser Tisch wurde eröffnet, bevor gemeinsam gezogen wurde: Der Server hat den Startwert allein gezogen.
fair-alone = Kein Browser hat mitgezogen: Der Server hat den Startwert allein gezogen. Dass er ihn nicht ausgesucht hat, lässt sich nicht zeigen, nur dass er dabei geblieben ist.
fair-together = Der Server und der Browser von { $names } haben den Startwert gemeinsam gezogen.
fair-untold = Der Browser von { $name } hat eine Zahl versprochen und nicht genannt.
fair-brought = { $count ->
    [one] Der erste Zug stammt aus einer anderen Partie: Sein Glück wurde nicht geprüft.
   *[other] Die ersten { $count } Züge stammen aus einer anderen Partie: Ihr Glück wurde nicht geprüft.
}
fair-known = Das Ende wurde zurückgenommen, als der Startwert schon gezeigt war: Von Zug { $move } an konnte, wer hinsah, den Zufall vorhersagen.
fair-here = Von diesem Browser geprüft
fair-there = Das sagt der Server
fair-true = Alles ist echt.
fair-false = Hier stimmt etwas nicht.
fair-seal-true = Die Zahl des Servers passt zum Siegel.
fair-seal-false = Die Zahl des Servers passt nicht zu ihrem Siegel.
fair-seen-true = Es ist das Siegel, das dieser Browser vor der Partie gesehen hat.
fair-seen-false = Das ist nicht das Siegel, das dieser Browser vor der Partie gesehen hat.
fair-seen-none = Dieser Browser hat das Siegel vor der Partie nicht gesehen: Dass es damals dasselbe war, sagt der Server.
fair-own-true = Die Zahl, die dieser Browser gezogen hat, steckt im Startwert.
fair-own-false = Dieser Browser hat seine Zahl genannt, aber sie steckt nicht im Startwert.
fair-others-true = Alle Siegel sind die, die feststanden, bevor dieser Browser seine Zahl nannte.
fair-others-false = Die Siegel der anderen haben sich geändert, seit dieser Browser seine Zahl genannt hat.
fair-parts-true = { $count ->
    [0] Es gibt keine Zahlen von Mitspielenden, die mit ihrem Siegel zu vergleichen wären.
    [one] Die Zahl der einen Person, die mitgezogen hat, passt zu ihrem Siegel.
   *[other] Die { $count } Zahlen der Mitspielenden passen zu ihren Siegeln.
}
fair-parts-false = Die Zahl von { $name } passt nicht zu ihrem Siegel.
fair-seed-true = Der Startwert folgt aus all diesen Zahlen.
fair-seed-false = Der Startwert folgt nicht aus diesen Zahlen.
fair-dice-true = { $count ->
    [0] In dieser Partie tat der Zufall nichts.
    [one] Das eine Ergebnis der Partie folgt aus dem Startwert.
   *[other] Alle { $count } Ergebnisse der Partie folgen aus dem Startwert.
}
fair-dice-false = Zug { $move }, „{ $words }“, folgt nicht aus dem Startwert.
fair-offered = Dass jedes Ergebnis aus der richtigen Liste des Möglichen stammt, sagt der Server. Mit der Aufzeichnung kann dein eigener Rechner auch das prüfen.
fair-record = Aufzeichnung speichern
fair-failed = Der Zufall ließ sich gerade nicht prüfen. Versuch es noch einmal.
note-left-out = Dieser Browser hat seine Zahl rechtzeitig genannt, aber die Partie begann ohne sie. Frag den Betreiber dieses Servers, warum.
