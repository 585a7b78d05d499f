## Letters by mail: the subject, and the text

letter-sign-in-title = Golden Spike: dein Link zum Anmelden
letter-sign-in =
    Hallo { $name },

    dieser Link öffnet deine Partien auf dem Gerät, auf dem du ihm folgst. Er gilt einmal und zehn Minuten lang:

    { $link }

    Wenn du ihn nicht angefordert hast, musst du nichts tun.
letter-reset-title = Golden Spike: ein neues Passwort
letter-reset =
    Hallo { $name },

    mit diesem Link wählst du ein neues Passwort. Er gilt einmal und eine Stunde lang, und alle anderen Geräte werden abgemeldet:

    { $link }

    Wenn du ihn nicht angefordert hast, musst du nichts tun: Dein Passwort bleibt, wie es ist.
letter-mail-title = Golden Spike: Ist das deine Adresse?
letter-mail =
    Hallo { $name },

    folge diesem Link innerhalb eines Tages, um zu bestätigen, dass dich Post von Golden Spike hier erreicht:

    { $link }

    Wenn du davon nichts weißt, musst du nichts tun: Die Adresse wird nicht behalten.
