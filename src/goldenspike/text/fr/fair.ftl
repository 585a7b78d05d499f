# Comment la graine d’une table est tirée, et si la chance d’une partie est authentique.

fair-title = Personne ne choisit les dés
fair-lead = Ici, chaque dé, chaque carte et chaque cube découle d’une graine. Le serveur et les navigateurs de tous les joueurs la tirent ensemble : personne ne peut la choisir, et personne ne la connaît avant la fin de la partie.
fair-how = Comment se fait le tirage
fair-step-seal = À l’ouverture d’une table, le serveur tire un nombre secret et en montre le sceau : une empreinte qui ne révèle rien du nombre, mais ne convient à aucun autre.
fair-step-promise = Quand vous prenez place, votre navigateur tire son propre nombre et n’en envoie que le sceau.
fair-step-tell = Au moment de commencer, tous les sceaux sont figés. Alors seulement, les navigateurs révèlent leurs nombres.
fair-step-seed = La graine est faite du nombre du serveur et de ceux de tous les joueurs. Chaque résultat de la partie découle de la graine et du numéro du coup, et de rien d’autre.
fair-step-end = À la fin de la partie, le serveur révèle son nombre. Chacun peut alors voir qu’il convient au sceau de la première minute, et recalculer toute la partie.
fair-why = Ce que cela vous apporte
fair-why-server = Qui tient le serveur ne peut pas choisir les dés : le nombre du serveur était figé avant qu’il ne connaisse le vôtre.
fair-why-players = Aucun joueur ne peut les choisir ni les prévoir : le serveur seul connaît son nombre, et tous étaient figés avant que le premier ne soit révélé.
fair-why-undo = Qui reprend un coup et le rejoue obtient les mêmes dés.
fair-limits = Ce que cela ne peut pas
fair-limit-part = Si votre navigateur ne participe pas, parce que sa page était fermée au début ou qu’un programme joue pour vous, le tirage se fait sans lui. La table le dit.
fair-limit-untold = Si quelqu’un promet un nombre puis le garde, le tirage continue sans ce nombre. Seul qui connaîtrait aussi le nombre du serveur pourrait y gagner, et une seule autre chance ; la table donne son nom.
fair-limit-server = Tant que la partie dure, le serveur doit connaître la graine pour distribuer. Il ne peut pas la changer ; qu’il ne la dise à personne est affaire de confiance.
fair-limit-seats = Qui s’assoit où quand on mélange les places, et ce que pensent les robots, n’est pas tiré ainsi.
fair-check-how = Comment vérifier
fair-check-page = À la fin d’une partie, appuyez sur « { $button } ». Votre navigateur recalcule ce qu’il peut et compare le sceau à celui qu’il a gardé d’avant la partie.
fair-check-record = Ou enregistrez la partie et lancez { $command } sur votre propre ordinateur : chaque ligne et chaque résultat sont vérifiés. La manière d’écrire votre propre vérificateur se trouve dans { $document }.
fair-link = Comment les dés sont tirés
fair-checking = Vérification…
fair-seal = Sceau du nombre du serveur
fair-waiting-promise = Le tirage des dés est en cours. On attend le navigateur de { $names }.
fair-drawing = Le tirage des dés est en cours.
fair-no-draw = Le tirage des dés n’est pas noté : on ne peut pas vérifier que la chance est authentique.
fair-before = Cette table a été ouverte avant les tirages communs : le serveur a tiré les dés seul.
fair-alone = Aucun navigateur n’a participé : le serveur a tiré les dés seul. On ne peut pas montrer qu’il ne les a pas choisis, seulement qu’il s’y est tenu.
fair-together = Le serveur et le navigateur de { $names } ont tiré les dés ensemble.
fair-untold = Le navigateur de { $name } a promis un nombre et ne l’a pas révélé.
fair-brought = { $count ->
    [one] Le premier coup vient d’une autre partie : sa chance n’a pas été vérifiée.
   *[other] Les { $count } premiers coups viennent d’une autre partie : leur chance n’a pas été vérifiée.
}
fair-known = La fin a été reprise alors que la graine était déjà montrée : à partir du coup { $move }, qui regardait pouvait prévoir les dés.
fair-here = Vérifié par ce navigateur
fair-there = Ce que dit le serveur
fair-true = Tout est authentique.
fair-false = Quelque chose ne va pas ici.
fair-seal-true = Le nombre du serveur convient au sceau.
fair-seal-false = Le nombre du serveur ne convient pas à son sceau.
fair-seen-true = C’est le sceau que ce navigateur a vu avant la partie.
fair-seen-false = Ce n’est pas le sceau que ce navigateur a vu avant la partie.
fair-seen-none = Ce navigateur n’a pas vu le sceau avant la partie : qu’il était déjà le même, c’est le serveur qui le dit.
fair-own-true = Le nombre que ce navigateur a tiré est dans la graine.
fair-own-false = Ce navigateur a révélé son nombre, mais il n’est pas dans la graine.
fair-others-true = Tous les sceaux sont ceux qui étaient figés avant que ce navigateur ne révèle son nombre.
fair-others-false = Les sceaux des autres joueurs ont changé depuis que ce navigateur a révélé son nombre.
fair-parts-true = { $count ->
    [0] Il n’y a aucun nombre de joueur à comparer à son sceau.
    [one] Le nombre du seul joueur qui a participé convient à son sceau.
   *[other] Les { $count } nombres des joueurs qui ont participé conviennent à leurs sceaux.
}
fair-parts-false = Le nombre de { $name } ne convient pas à son sceau.
fair-seed-true = La graine découle de tous ces nombres.
fair-seed-false = La graine ne découle pas de ces nombres.
fair-dice-true = { $count ->
    [0] Le hasard n’a rien fait dans cette partie.
    [one] Le seul résultat de la partie découle de la graine.
   *[other] Les { $count } résultats de la partie découlent de la graine.
}
fair-dice-false = Le coup { $move }, « { $words } », ne découle pas de la graine.
fair-offered = Que chaque résultat ait été pris dans la bonne liste de ce qui pouvait venir, c’est le serveur qui le dit. Avec l’enregistrement, votre propre ordinateur peut vérifier cela aussi.
fair-record = Enregistrer la partie
fair-failed = Les dés n’ont pas pu être vérifiés. Réessayez.
note-left-out = Ce navigateur a révélé son nombre à temps, mais la partie a commencé sans lui. Demandez pourquoi à qui tient ce serveur.
