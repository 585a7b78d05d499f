## Figures that are set side by side

figure-controls = Compagnies que vous contrôlez
figure-cash = Votre argent
figure-links = Liaisons de Bois
figure-treasury = Trésor de Bois
figure-issued = Parts de Bois à vendre
figure-performance = Performance de Bois
figure-price = Cours de la part
figure-rival = Argent de Ben

## The first turn

share-title = Une part, et le contrôle
share-ask = À la fin, seul l’argent compte, et ce sont les parts qui le rapportent. Une part de chaque compagnie est mise aux enchères, à cinq dollars au moins. Bois passe en premier et Ben mise huit. Vous avez { $before-cash }. Misez neuf : le premier acheteur contrôle la compagnie.
share-want = Vous dirigez Bois, pour { $want-cash-loss }. Cet argent va à la banque, pas à la compagnie. Il vous reste { $want-cash }, assez pour une deuxième compagnie.
share-leave = Ben achète, et Bois construit et livre comme il l’entend. Vous gardez { $leave-cash }, mais l’argent seul ne rapporte rien : sans part, pas de dividende, et sans contrôle, rien à décider.

build-title = La compagnie construit
build-ask = Vous construisez maintenant pour Bois : trois tuiles, payées par son propre trésor de { $before-treasury }. Votre argent n’y touche pas. Dans un bourg, la voie repart de l’autre côté, si bien qu’une tuile peut faire deux liaisons : cliquez sur Bolton, entre Wigan et Manchester, et posez-y le bourg en ligne droite.
build-ask-1 = Choisissez la tuile de bourg qui joint Wigan, à l’ouest, et Manchester, à l’est.
build-want = Deux liaisons avec une tuile, pour { $want-treasury-loss } : Wigan – Bolton et Bolton – Manchester. Chaque liaison du trajet d’un cube comptera ; les bourgs sont donc les bienvenus.
build-single = Preston et Wigan sont reliées : bonne ligne aussi, mais { $single-links } liaison pour { $single-treasury-loss }. Par Bolton, une tuile en fait deux.
build-want-title = Wigan – Bolton – Manchester
build-single-title = Preston – Wigan

issue-title = Émettre une part
issue-ask = Bois a { $before-links } liaisons, encore une tuile à poser et un trésor vide. Une compagnie à court d’argent émet des parts à cinq dollars, juste ce qu’il faut ; elles seront en vente à la manche suivante. Reliez Manchester et Bradford, par les collines entre les deux.
issue-ask-1 = Une voie droite, de Manchester jusqu’à Bradford.
issue-want = { $want-links } liaisons, et Bradford la violette est atteinte. Une part a été émise pour cela : { $want-issued } sera en vente à la prochaine manche, et son acheteur partagera les dividendes. De bonnes voies le valent.
issue-stop = Aucune part n’est émise, mais Bois en reste à { $stop-links } liaisons, et les cubes violets de Wigan et de Preston ne vont nulle part.
issue-want-title = Vous construisez à crédit
issue-stop-title = Vous vous arrêtez

deliver-title = Livrer, et performer
deliver-ask = Chaque compagnie livre deux cubes par manche, par autant de ses liaisons qu’on veut, jusqu’à la première ville de la couleur du cube. Chaque liaison à elle augmente sa performance d’un point. Envoyez un cube violet de Preston jusqu’à Bradford.
deliver-want = { $want-performance } liaisons, donc une performance de { $want-performance }. La performance paie les dividendes et décide quelles parts montent.
deliver-short = Ce trajet finit après une seule liaison : performance { $short-performance } au lieu de { $want-performance }. Une compagnie ne livre que deux fois par manche : faites voyager chaque cube.
deliver-want-title = De Preston à Bradford
deliver-short-title = Une seule liaison

price-title = Les dividendes et le cours
price-ask = Second passage. Quand toutes ont livré, chaque part paie un dividende selon la performance, et les compagnies sont classées : les meilleures montent, les dernières baissent. Bois est à trois, à égalité avec votre Noire. Faites-en la meilleure : il reste le cube violet de Preston.
price-want = Bois est en tête. Sa part passe de cinq à { $want-price }, les dividendes sont payés et vous avez { $want-cash }.
price-dull = Avec quatre en tout, Bois se retrouve au milieu, à égalité avec d’autres : sa part est à { $dull-price } au lieu de { $want-price }, et vous avez { $dull-cash } au lieu de { $want-cash }. C’est l’avance sur les autres qui fait bouger un cours.
price-want-title = De Preston à Bradford
price-dull-title = Une seule liaison

## Buying and selling

keep-title = Vendre maintenant ?
keep-ask = Après les dividendes, chacun dit en secret ce qu’il vend, au cours du jour. Une part de Bois rapporterait { $before-price }, presque le prix payé. Mais sa ligne est la meilleure de la carte. Gardez vos deux parts : ne vendez ni Bois ni Noire.
keep-ask-1 = Et gardez la Noire.
keep-want = Patience : Bois monte manche après manche jusqu’à { $want-price }, le cours le plus haut. En continuant ainsi, vous finissez avec { $want-cash } et gagnez.
keep-sell = Huit dollars en main, mais votre part est partie, et le contrôle de votre meilleure compagnie ira à qui l’achètera. En continuant à partir de là, vous finissez avec { $sell-cash } au lieu de { $want-cash }.
keep-want-title = Vous gardez Bois
keep-sell-title = Vous vendez Bois

sell-title = Vendre au plus haut
sell-ask = Une manche plus tard. La Noire est à { $before-price } et n’a plus de bonne voie à construire ; vous en avez deux parts. À la prochaine manche, les parts d’autres compagnies seront bon marché, et il vous faut de l’argent. Gardez Bois, vendez les deux Noires, gardez la Blanche.
sell-ask-1 = La Noire : vendez deux parts.
sell-ask-2 = Et gardez la Blanche.
sell-want = Vendu au plus haut : la Noire finit la partie à { $want-price }. Cet argent a acheté des parts qui ont monté, et vous finissez avec { $want-cash }.
sell-hold = Pas de catastrophe, mais votre argent dort dans la Noire pendant que les autres achètent à bon marché : en continuant, vous finissez avec { $hold-cash } au lieu de { $want-cash }, et vos rivaux sont bien plus près.
sell-want-title = Vous vendez la Noire
sell-hold-title = Vous gardez tout

last-title = La dernière livraison
last-ask = Cinquième manche, dernier passage. Ensuite toutes les parts sont vendues automatiquement, au cours du moment. Bois est au sommet et vous en avez trois parts : si elle se laisse distancer, chacune y perd. À Barrow, un cube jaune peut parcourir sept liaisons jusqu’à Manchester.
last-want = Sept liaisons, et le cours reste à { $want-price }. Tout est vendu : vous avez { $want-cash }, Ben { $want-rival }. Vous avez gagné !
last-short = Une liaison, c’est trop peu : d’autres dépassent Bois et son cours tombe à { $short-price }. Vous finissez avec { $short-cash } au lieu de { $want-cash }.
last-want-title = Sept liaisons jusqu’à Manchester
last-short-title = Une liaison jusqu’à Lancaster

## And now

end = Parts, voies, livraisons, dividendes, cours et ventes : c’est Steam Barons. Deux débutants vous attendent à une table pour une vraie partie, depuis le début.
first-turn = Votre première manche : achetez le contrôle de deux compagnies, à neuf ou dix dollars chacune. Cherchez des bourgs entre deux villes, où une tuile fait deux liaisons, et des cubes qui parcourent toute la ligne.
