privacy-title = Was dieser Server über dich weiß
privacy-lead = Das Programm schreibt diese Seite selbst, nach den Einstellungen dieses Servers: So stimmt sie hier und heute.

privacy-who-title = Wer ihn betreibt
privacy-who = Diesen Server betreibt: { $operator }
privacy-who-unknown = Wer diesen Server betreibt, hat hier keine Adresse hinterlassen. Frag, wer dir den Link geschickt hat.

privacy-cookie-title = In deinem Browser
privacy-cookie = Ein einziges Cookie namens { $cookie }: eine signierte Zufallszahl, an der du wiedererkannt wirst, ein Jahr lang gültig. Ein anderes gibt es nicht, und nichts hier kommt von fremden Seiten oder berichtet ihnen.
privacy-browser = Dein Browser merkt sich selbst, wie du die Seiten magst (Sprache, Farben, Tempo, gesehene Rundgänge). Das wird nie gesendet. Er merkt sich auch die Zahlen und Siegel, mit denen an deinen Tischen der Startwert gezogen wurde.

privacy-guest-title = Wenn du als Gast spielst
privacy-guest = Gespeichert werden eine Zufallszahl, der Name, falls du einen wählst, deine Sprache, deine Plätze und jede Handlung am Tisch mit ihrer Zeit: Das Protokoll ist die Partie.
privacy-results = Von beendeten Partien bleiben Plätze und Punkte und die Wertungen daraus; wen du Freund nennst oder einlädst; und was du an Tischen sagst, deine privaten Notizen, wen du stummschaltest, was du meldest, und in welcher Minute du zuletzt an einem Tisch warst, an dem du sitzt.
privacy-seed = Dein Browser trägt zum Zufall eines Tisches eine Zufallszahl bei; sie bleibt beim Tisch gespeichert, damit jeder nachprüfen kann.

privacy-account-title = Wenn du deine Partien behältst
privacy-account = Dann auch der Name, mit dem du dich anmeldest, eine Prüfsumme deines Passworts, aus der es sich nicht zurückrechnen lässt, und zu jedem Gerät Browser, System und wann es zuerst und zuletzt benutzt wurde.

privacy-mail-title = Mail
privacy-mail = Eine Mailadresse nur, wenn du eine angibst und bestätigst. Briefe an dich gehen über { $host }.
privacy-mail-none = Dieser Server verschickt keine Mail und braucht deine Adresse nicht.

privacy-notices-title = Benachrichtigungen
privacy-notices = Nur wenn du welche wünschst: auf welchen Wegen und wann, und 60 Tage lang, was dir mitgeteilt wurde. Mitteilungen deines Browsers reicht der Dienst seines Herstellers verschlüsselt weiter; er erfährt, wann eine kommt, nicht, was darin steht. Ein Webhook, den du angibst, erfährt das Spiel, wer mitspielt, wo der Tisch ist und wer dich einlädt oder mit dir befreundet sein möchte.

privacy-others-title = Wer es sieht
privacy-others = Wer an deinem Tisch ist, sieht deinen Namen, was du dort tust und sagst und ob du da bist. Öffentlichen Tischen kann jeder zusehen, privaten nur, wer ihren Link hat. Die Seite mit deinen Ergebnissen und Wertungen kann jeder sehen, wenn du sie nicht verbirgst; deine Freunde sehen, ob du an einem Tisch bist.
privacy-operator = Wer den Server betreibt, kann alles lesen, was er speichert: alles hier Genannte, nicht aber dein Passwort.

privacy-address-title = Deine Netzadresse
privacy-address = Sie bleibt im Arbeitsspeicher, solange du hier bist, damit niemand zu viel auf einmal verlangt, und wird nicht aufgeschrieben. Wer den Server betreibt, kann Netze ausschließen; dann wird das Netz gespeichert, nicht, wer dort war.
privacy-log = Das Programm führt kein Protokoll der Besuche, nur eines seiner eigenen Fehler. Ein Proxy davor führt vielleicht eines: Das weiß, wer den Server betreibt.

privacy-long-title = Wie lange
privacy-guest-days = Gäste, von denen { $days } Tage lang nichts zu hören war, werden vergessen, als hätten sie sich selbst gelöscht.
privacy-guest-ever = Gäste bleiben gespeichert, bis sie sich selbst löschen.
privacy-account-ever = Konten bleiben, bis du deines löschst. Geräte, die { $days } Tage lang nicht benutzt wurden, werden abgemeldet und vergessen; Links in Briefen gelten höchstens einen Tag; erledigte Meldungen verschwinden nach einem Jahr.
privacy-copies = Wer den Server betreibt, bewahrt für den Schadensfall vielleicht Kopien auf, in denen du noch eine Weile stehst, nachdem du dich gelöscht hast.

privacy-yours-title = Was du tun kannst
privacy-yours = Auf der Seite über dich lässt sich alles, was gespeichert ist, als Datei sichern und endgültig löschen: Name, Passwort, Adresse, Geräte, Gesagtes, Notizen. Deine Partien bleiben, ohne deinen Namen; wo andere weiterspielen, übernimmt ein Bot deinen Platz.
privacy-yours-link = Zur Seite über dich
