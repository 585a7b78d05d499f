## The page about oneself

me-title = Du und deine Partien
me-lead = { $kept ->
    [account] Du bist { $name }, und deine Partien bleiben dir.
    [devices] Du bist { $name }, auf { $count } Geräten.
   *[here] Du spielst als { $name }, nur auf diesem Gerät.
}
signed-out = Dieses Gerät wurde abgemeldet. Du machst als neuer Gast weiter oder meldest dich wieder an.
kept = Deine Partien bleiben dir. Mit Name und Passwort meldest du dich überall an.
entered = { $count ->
    [0] Willkommen, { $name }. Deine Partien sind jetzt auch hier.
    [one] Willkommen, { $name }. Die Partie, die du in diesem Browser als Gast begonnen hast, gehört jetzt auch dir.
   *[other] Willkommen, { $name }. Die { $count } Partien, die du in diesem Browser als Gast begonnen hast, gehören jetzt auch dir.
}
changed = Gespeichert.
keep-about = Wähle einen Namen und ein Passwort, und du findest deine Partien in jedem Browser wieder. Du bleibst, wer du bist: Alle Plätze bleiben deine.
login = Name zum Anmelden
password = Passwort
password-about = Mindestens { $count } Zeichen. Ein paar Wörter, die du dir merkst, sind besser als eines mit Sonderzeichen.
password-new = Neues Passwort
password-new-about = Lass es leer, wenn das alte bleiben soll. Ein neues meldet alle anderen Geräte ab.
password-now = Jetziges Passwort
sign-in-title = Anmelden
sign-in-about = Du hast schon einen Namen zum Anmelden? Was du hier als Gast begonnen hast, kommt mit.
sign-in-now = Anmelden
signed-in-as = Du meldest dich als { $login } mit einem Passwort an.
change-sign-in = Name oder Passwort ändern
sign-out = Abmelden
sign-out-here = Auf diesem Gerät abmelden
sign-out-others = Auf allen anderen abmelden
forgot = Vergessen?
forgot-name = Name zum Anmelden oder deine Mailadresse
forgot-send = Link schicken
forgot-sent = Wenn dieser Name oder diese Adresse hier bekannt und die Adresse bestätigt ist, geht jetzt ein Brief mit einem Link dorthin.
forgot-operator = Dieser Server verschickt keine Mail. Bitte die Person, die ihn betreibt, um einen Link: Damit wählst du ein neues Passwort.

## One more device

one-more = Meine Partien auf einem anderen Gerät öffnen
one-more-about = Dein Telefon übernimmt dieselben Plätze: Scanne einen Code oder öffne einen Link. Ein Passwort brauchst du nicht.
one-more-link = Code und Link zeigen
one-more-again = Einen neuen machen
one-more-qr = QR-Code des Links
one-more-how = Scanne das mit dem anderen Gerät, oder schick dir den Link. Wer ihn öffnet, spielt als du: Er gilt einmal und { $count } Minuten lang.
one-more-local = Diese Adresse ist nur von diesem Rechner aus erreichbar. Für andere Geräte öffne die Seite unter der Adresse des Rechners in deinem Netz.
devices = Deine Geräte
device-here = dieses
device-unknown = Ein unbekanntes Gerät
device-seen = Zuletzt benutzt: { $when }

## Mail

mail-title = Mail
mail-about = Eine Adresse braucht niemand. Mit ihr kommst du wieder herein, wenn du dein Passwort vergisst; niemand sonst sieht sie.
mail-is = Deine Adresse: { $address }
mail-asked = Ein Brief an { $address } ist unterwegs. Die Adresse gilt, sobald du dem Link darin gefolgt bist.
mail-address = Mailadresse
mail-send = Brief zur Bestätigung schicken
mail-none = Keine Adresse behalten

## Everything, and its end

all-title = Alles über dich
all-about = Eine Datei enthält alles, was dieser Server über dich behält: deine Namen, deine Geräte, deine Tische und was du dort getan hast.
all-export = Datei speichern
delete = Mich hier löschen …
delete-about = Du wirst überall abgemeldet, und dein Name, dein Passwort und deine Adresse werden gelöscht. Deine Plätze haben keinen Namen mehr: Wo andere weiterspielen, spielt ein Bot für dich. Niemand kann das rückgängig machen.
delete-sure = Endgültig löschen

## Links

link-sign-in-title = Auf diesem Gerät als { $name } spielen?
link-sign-in-lead = Dann sind die Plätze und Partien von { $name } auch hier offen.
link-sign-in-do = Ja, Partien öffnen
link-reset-title = Ein neues Passwort für { $name }
link-reset-lead = Dann bist du auf diesem Gerät angemeldet und auf allen anderen abgemeldet.
link-mail-title = Ist das deine Adresse?
link-mail-lead = Dann erreichen dich Briefe an { $name } hier.
link-mail-do = Ja, das ist meine
link-mail-done = Die Adresse ist bestätigt.
link-moves = { $count ->
    [one] Die Partie, die du in diesem Browser als Gast begonnen hast, geht auch an { $name }.
   *[other] Die { $count } Partien, die du in diesem Browser als Gast begonnen hast, gehen auch an { $name }.
}
link-here-title = Hier bist du schon { $name }
link-here-lead = Öffne diesen Link auf dem anderen Gerät: Hier wird er nicht verbraucht.
link-done-title = Fertig
link-bad-title = Dieser Link führt nirgendwohin

## What can go wrong

trouble-wrong-password = Der Name oder das Passwort stimmt nicht.
trouble-name-taken = Unter diesem Namen meldet sich schon jemand an. Wähle einen anderen.
trouble-unknown-link = Er wurde schon benutzt oder ist zu alt. Mach einen neuen.
trouble-mail-down = Der Brief konnte nicht verschickt werden. Versuch es später noch einmal.
trouble-not-kept = Niemand fände zu deinen Partien zurück: Behalte sie zuerst.
trouble-bad-request = Etwas davon geht so nicht. Ein Name hat 1 bis 24 Zeichen, ein Passwort mindestens 8.
