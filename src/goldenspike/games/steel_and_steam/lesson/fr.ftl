## Figures that are set side by side

figure-mps = PM restants
figure-level = Niveau d’entretien
figure-cash = Votre argent
figure-payoff = Le voyage rapporte
figure-earned = Gagné par les voyages
figure-worth = Votre fortune nette
figure-deeds = Vos propriétés
figure-rival = Chez votre rival

## A first run

highball-title = À toute vapeur
highball-ask = Vous habitez Portland, dans le Maine, et allez à Pittsburgh. Votre locomotive a { $before-mps } points de mouvement par tour. Avant de rouler, vous pouvez aller à toute vapeur : les dés en donnent davantage, au prix de l’usure. Plus le niveau d’entretien est bas, plus c’est sûr. Le vôtre est de { $before-level } : allez-y.
highball-want = Les dés sont favorables : { $want-mps } PM à ce tour. La machine s’use un peu, au niveau { $want-level }. Sous le niveau trois, cela tourne rarement mal ; plus haut, la panne menace.
highball-plain = Vous roulez sans usure, avec { $plain-mps } PM restants. Mais il est trop tard : on annonce la toute vapeur avant de bouger, et { $want-mps } PM menaient à Pittsburgh et au-delà.

arrive-title = En gare
arrive-ask = Vous êtes à Harrisburg avec { $before-mps } PM. Un pas vers la borne ou la ville suivante en coûte un, un embranchement rien. Roulez par le Pennsylvania Railroad jusqu’à Pittsburgh : cliquez dessus et prenez le chemin le plus court, ou avancez pas à pas.
arrive-ask-1 = Continuez vers Pittsburgh.
arrive-ask-2 = Encore un pas et vous y êtes.
arrive-want = Vous êtes en gare et le voyage est payé aussitôt : { $want-cash-gain }. Avec { $want-mps } PM restants, vous pouvez faire une opération, réparer ou repartir dans le même tour.
arrive-aside = Ce chemin s’éloigne de Pittsburgh. Seule votre destination paie ; les autres villes ne sont que des lieux de passage. Vous avez toujours { $aside-cash }.
arrive-want-title = Vers Pittsburgh
arrive-aside-title = Un autre chemin

journey-title = Et ensuite ?
journey-ask = Au départ, vous choisissez une carte parmi trois. Vous voyez la région, pas la ville : les dés la désignent. Plus le voyage est long, plus il rapporte, et vous êtes à Pittsburgh. Choisissez les Plaines.
journey-want = { $want-payoff } pour ce voyage. Les régions lointaines paient bien, et c’est sur les longs trajets qu’une machine rapide montre sa valeur.
journey-near = Le Nord-Est est à votre porte : le voyage rapporte { $near-payoff }, quand les Plaines auraient rapporté { $want-payoff }. Les petits trajets vont vite, mais il en faut beaucoup.

## Money at work

engine-title = Une meilleure machine
engine-ask = Trois voyages vous ont rapporté { $before-cash }. En entrant en gare, vous pouvez faire une opération : acheter une propriété ou une meilleure locomotive. La vôtre fait huit points par tour ; une { engine-4-8-4 } en fait treize et s’use moins. Achetez-la d’abord.
engine-want = Cher, et vous voilà presque sans argent. Mais quatre manches plus tard, la machine rapide a rapporté { $want-earned } en tout, et vous valez { $want-worth }.
engine-deed = D’abord une propriété : beau chemin de fer, mais avec une machine lente l’argent rentre lentement. Quatre manches plus tard, vous avez gagné { $deed-earned } au lieu de { $want-earned } et valez { $deed-worth } au lieu de { $want-worth }.

deed-title = Un chemin de fer à vous
deed-ask = À Butte, vous êtes payé de nouveau et avez { $before-cash }. Place aux propriétés : les autres paient cinq mille dollars à chaque tour où ils y roulent. Le Chicago and North Western traverse le milieu de la carte, très fréquenté. Achetez C&NW.
deed-want = C&NW est à vous. Il vous reste { $want-cash }, mais votre fortune nette est toujours de { $want-worth } : une propriété compte pour tout son prix à la fin, et rapporte en chemin.
deed-nothing = Vous gardez { $nothing-cash }, et votre fortune nette est la même : { $nothing-worth }. Mais l’argent ne rapporte rien, et quelqu’un d’autre peut acheter cette ligne.

repair-title = À l’atelier
repair-ask = Vous êtes en gare de Baltimore avec { $before-mps } PM, et la toute vapeur a usé votre machine jusqu’au niveau { $before-level }. Une réparation coûte deux PM et baisse le niveau d’un cran. Réparez autant que possible.
repair-ask-1 = Encore une fois.
repair-ask-2 = Et une dernière.
repair-want = Niveau { $want-level }, comme neuve, et { $want-mps } PM pour le prochain voyage. La toute vapeur redevient sûre.
repair-depart = Vous partez aussitôt, avec { $depart-mps } PM et au niveau { $depart-level }. Cela ira un moment ; mais chaque toute vapeur use davantage, et une panne coûte un tour entier.

fee-title = Sur quelle ligne roulez-vous ?
fee-ask = Bien plus tard. Deux lignes mènent à Montreal : votre Canadian Pacific et le Canadian National d’Ada. En fin de tour, vous payez ce que vous avez parcouru : mille dollars à la banque pour ses lignes et les vôtres ensemble, mais cinq mille à chaque autre propriétaire. Choisissez bien.
fee-want = Par votre propre ligne. À la fin du tour, vous avez { $want-cash }.
fee-rival = Le même pas, mais Ada est payée : vous finissez le tour avec { $rival-cash } au lieu de { $want-cash }, et elle a { $rival-rival } au lieu de { $want-rival }.

last-title = La dernière propriété
last-ask = La partie courte s’achève dès que la dernière propriété quitte la banque ; la plus haute fortune nette gagne : l’argent et le prix des propriétés. Il en reste une, et vous êtes en gare. Vous valez { $before-worth }, Ben { $before-rival }. Achetez GLT.
last-want = La partie est finie, et vous gagnez avec { $want-worth } contre { $want-rival } pour Ben. Quand on mène, mieux vaut en finir.
last-wait = Cette fois, tout s’est bien passé : deux manches plus tard, vous gagnez quand même. Mais entre-temps chacun a roulé et gagné, et Ben est passé de { $before-rival } à { $wait-rival }. Quand on mène, mieux vaut en finir.

## And now

end = Rouler, toute vapeur, cartes, machines, propriétés, droits et fin : vous connaissez Steel & Steam. Deux débutants vous attendent à une table pour une vraie partie, depuis le début.
first-turn = Vos premiers tours : allez à toute vapeur tant que le niveau d’entretien est bas, choisissez des régions lointaines et épargnez pour une meilleure machine avant d’acheter des propriétés. Regardez ce que coûte un chemin avant d’y rouler.
