## What a notice says

notice-turn = Du bist am Zug: { $game }
notice-low = Deine Zeit wird knapp: { $game }
notice-over = Die Partie ist zu Ende: { $game }
notice-vote = Die anderen stimmen über deinen Platz ab: { $game }
notice-friend = { $name } hat deinen Platz übernommen: { $game }
notice-invited = { $name } lädt dich ein: { $game }
notice-request = { $name } möchte mit dir befreundet sein
notice-request-text = Antworten kannst du auf der Seite „Freunde“.
notice-with = Mit { $names }
notice-line = { $told }, mit { $names }
notice-many = { $count ->
    [one] Neues aus einer Partie
   *[other] Neues aus { $count } Partien
}
notice-news = Es gibt Neues für dich
notice-test = Ein Test von Golden Spike
notice-test-text = Nachrichten kommen hier an.
notice-letter =
    Hallo { $name },

    { $news }

    Du erhältst diesen Brief, weil du es so wolltest. Keine Briefe mehr:
    { $stop }

## How you wish to be told

notices = Nachrichten
notices-about = Du erfährst einmal, dass du am Zug bist, und wenn eine Partie endet, deine Zeit knapp wird oder es um deinen Platz geht; nie, während du den Tisch vor dir hast.
notices-here = Auf diesem Gerät
notices-here-push = Auf diesem Gerät anzeigen, auch wenn die Seite geschlossen ist
notices-here-open = Auf diesem Gerät anzeigen, solange ein Tisch in einem anderen Tab offen ist
notices-here-none = Diese Adresse ist nicht verschlüsselt (https): Der Browser zeigt hier nichts an. Ein Ton geht.
notices-here-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du sie erlauben.
notices-sound = Einen Ton spielen, wenn du an einem offenen Tisch am Zug bist
notices-sound-hear = Anhören
notices-letters = Briefe
notices-mail = Briefe an { $address } schicken
notices-mail-none = Für Briefe gib zuerst unter „Mail“ eine Adresse an.
notices-digest = Briefe kommen
notices-digest-now = sofort
notices-digest-hour = gesammelt, jede Stunde
notices-digest-day = gesammelt, einmal am Tag
notices-digest-at = Um
notices-webhook = Webhook
notices-webhook-about = Eine Adresse von Discord, Slack, ntfy oder einem eigenen Programm, die dann aufgerufen wird.
notices-webhook-address = Adresse
notices-style = Art
notices-style-discord = Discord
notices-style-slack = Slack, Mattermost und ähnliche
notices-style-ntfy = ntfy
notices-style-json = Ein Programm (JSON)
notices-test = Test schicken
notices-test-done = Der Test ist angekommen.
notices-test-failed = { $status ->
    [0] Unter dieser Adresse antwortet niemand.
   *[other] Die Adresse antwortet mit Fehler { NUMBER($status, useGrouping: 0) }.
}
notices-invitations = Einladungen
notices-invitations-about = Auch wenn dich jemand an einen Tisch einlädt oder mit dir befreundet sein möchte
notices-quiet = Ruhezeit
notices-quiet-about = Dazwischen kommt nichts
notices-quiet-from = Von
notices-quiet-to = Bis
notices-zone = Zeitzone
notices-save = Speichern
notices-saved = Gespeichert.
notices-browsers = Diese Browser erhalten Nachrichten
notices-browser-end = Dort keine mehr
trouble-inner-address = Diese Adresse liegt nicht im öffentlichen Internet.
trouble-no-notices = Dieser Server schickt keine Nachrichten an Browser und Webhooks.

## The link in a letter

stop-title = Keine Briefe mehr über deine Partien?
stop-lead = Auf der Seite über dich kannst du sie dir wieder wünschen.
stop-now = Keine Briefe mehr
stop-done = Du erhältst keine Briefe mehr.
