## Figures that are set side by side

figure-locomotive = Niveau de votre locomotive
figure-cash = Votre argent
figure-income = Votre revenu
figure-links = Vos liaisons
figure-gained = Points pour vous
figure-gift = Points pour Ada
figure-points = Vos points de victoire
figure-mine = Vos points de victoire à la fin
figure-rival = Ceux d’Ada

## The first turn

action-title = Une action pour chacun
action-ask = Vous n’avez encore rien, ni argent ni voie. Chaque manche commence par les actions : chacune ne peut être prise qu’une fois, et certaines coûtent. Un cube passe par autant de liaisons que votre locomotive a de niveaux : prenez donc la Locomotive.
action-want = Votre locomotive est au niveau { $want-locomotive }. Faute d’argent, vous avez levé du capital : cinq dollars par cran de revenu perdu. Vous gardez la monnaie, { $want-cash }, et votre revenu est de { $want-income }.
action-free = Ingénieur et les autres actions gratuites sont bonnes aussi. Mais au niveau { $free-locomotive }, un cube ne passe que par une seule liaison, et il faudrait d’abord payer une meilleure machine.

build-title = La première liaison
build-ask = Passons aux voies. Une tuile coûte un dollar par sortie, et plus sur les rivières et les collines. Cliquez sur la case de rivière entre Bradford et Leeds et posez une voie droite qui les joint : une tuile, et la liaison est achevée.
build-ask-1 = Choisissez la voie droite dont les bouts visent Bradford et Leeds.
build-want = Bradford et Leeds sont reliées, et la liaison est à vous pour toujours. Elle a coûté { $want-cash-loss } : deux sorties et la rivière. À la fin, chaque liaison achevée vaut un point de victoire.
build-curve = Cela coûte aussi { $curve-cash-loss }, mais mène en rase campagne. Tant que la voie n’atteint pas une autre étape, ce n’est pas une liaison et rien n’y passe : vous en avez { $curve-links }.
build-want-title = Tout droit de Bradford à Leeds
build-curve-title = Une courbe vers la campagne

debt-title = S’endetter, mais avec un plan
debt-ask = Vous avez aussi relié Bradford et Manchester, en empruntant de nouveau : votre revenu est de { $before-income }. Des cinq derniers dollars, il reste { $before-cash }, et vous pouvez poser encore une tuile. Reliez Leeds et Doncaster, par la case de plaine entre les deux.
debt-ask-1 = Une voie droite, de Leeds jusqu’à Doncaster.
debt-want = Trois liaisons, et rien d’emprunté pour la dernière. Bradford – Leeds – Doncaster est désormais une ligne à vous, et un cube violet n’attend que cela à Bradford.
debt-stop = Vous gardez { $stop-cash }, mais l’argent en main ne sert à rien dans Steam. Avec { $stop-links } liaisons, pas de ligne de deux entre Bradford et Doncaster la violette ; or ce sont les livraisons qui font remonter le revenu.
debt-want-title = Une troisième liaison
debt-stop-title = Vous arrêtez de construire

engine-title = Livrer ou améliorer ?
engine-ask = Le transport se fait en deux passages. À chacun, vous livrez un cube ou, une fois par manche, améliorez votre locomotive d’un niveau. Améliorez d’abord : le cube sera encore là au second passage.
engine-want = Niveau trois, et la livraison suivra. À la fin de la deuxième manche, votre locomotive est au niveau { $want-locomotive } et vous avez { $want-links } liaisons.
engine-early = Deux livraisons dès la première manche rapportent un point de plus, mais la machine prend du retard : à la fin de la deuxième manche, elle est au niveau { $early-locomotive } au lieu de { $want-locomotive }, pour le même revenu de { $early-income }. Ce sont les longues livraisons qui gagnent, et elles exigent des niveaux tôt.
engine-want-title = Vous améliorez d’abord
engine-early-title = Vous livrez tout de suite

deliver-title = Une livraison
deliver-ask = Second passage. Un cube va vers une ville de sa couleur, par des liaisons achevées, et s’arrête à la première qu’il rencontre. Chaque liaison du trajet donne un point à son propriétaire. Cliquez sur Bradford et envoyez le cube violet par Leeds à Doncaster.
deliver-want = Deux liaisons, toutes deux à vous : { $want-gained } points pour un cube. Dites maintenant ce qu’ils deviendront.
deliver-short = Un cube arrêté après une liaison rapporte { $short-gained } point. Le même coup pouvait en rapporter { $want-gained } : parmi vos cubes, cherchez le plus long trajet sur vos propres voies.
deliver-want-title = Le cube violet, par deux liaisons
deliver-short-title = Un cube arrêté après une liaison

income-title = Revenu ou points de victoire
income-ask = Tous les points d’une livraison vont au revenu, ou tous aux points de victoire. Votre revenu est de { $before-income } : il vous faudrait le payer à chaque manche. Mettez d’abord les points au revenu.
income-want = Votre revenu remonte et vous finissez la manche avec { $want-cash }. Une fois payé ce qui est dû, il est de { $want-income }. Les points placés tôt au revenu paient les voies de toutes les manches suivantes.
income-points = { $points-points } points de victoire, c’est bien, mais votre revenu reste sous zéro : vous payez, empruntez pour cela et tombez à { $points-income } au lieu de { $want-income }. Les points viendront quand les voies seront là.

## Later

long-title = Une longue ligne
long-ask = Troisième manche. Votre ligne va de Doncaster à Wigan par Leeds, Bradford, Burnley et Preston, et votre machine est au niveau cinq. Trouvez une livraison par cinq liaisons, toutes à vous : le cube noir de Doncaster va ainsi à Wigan.
long-want = { $want-gained } points pour un cube, et rien pour les autres. Une seule longue ligne à soi vaut mieux que beaucoup de courtes.
long-gift = Ce trajet passe par Manchester, et une de ses liaisons est à Ada : { $gift-gained } points pour vous et { $gift-gift } pour elle. C’est permis tant que personne n’en possède plus que vous, mais pourquoi lui en faire cadeau ?
long-want-title = Par Burnley et Preston
long-gift-title = Par Manchester

last-title = La dernière livraison
last-ask = Dixième manche, et le cube que vous venez de livrer rapporte six points. À la fin, deux points de revenu valent un point de victoire, et le revenu ne dépasse jamais dix. Où placer ces points ?
last-want = En points de victoire. Vous finissez avec { $want-mine } et Ada avec { $want-rival } : les points de victoire, la moitié du revenu, et un par liaison. Vous avez gagné !
last-income = À la dernière manche, le revenu n’achète plus rien : vous finissez avec { $income-mine } au lieu de { $want-mine }.

## And now

end = Action, voies, machine, livraison, revenu et points : vous connaissez une manche de Steam. Deux débutants vous attendent à une table pour une vraie partie, depuis le début.
first-turn = Vos premières manches : cherchez deux ou trois villes proches et un cube qui veut aller de l’une à l’autre, et construisez là. Améliorez tôt la locomotive, mettez les points au revenu jusqu’à passer zéro, et allongez une ligne plutôt que d’en commencer une autre.
