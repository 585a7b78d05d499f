## Figures that are set side by side

figure-companies = Compagnies que vous contrôlez
figure-cubes = Cubes qui vous restent
figure-box = Cubes dans la boîte de la Rouge
figure-profit = Bénéfice de la Rouge
figure-cash = Votre argent
figure-mine = Votre argent
figure-rival = Argent d’Ada
figure-best = Argent de Ben
figure-shares = Vos parts de la Rouge
figure-value = Valeur d’une part de la Rouge

## Turn one

bid-title = La première enchère
bid-ask = Chaque manche commence par des enchères. Vous avez { $before-cubes } cubes et pouvez mettre une compagnie en vente : cliquez sur la Rouge sous le plateau et misez la moitié de vos cubes. Votre mise va dans la boîte de la compagnie : c’est tout ce qu’elle aura pour construire.
bid-want = Ada et Ben passent : la Rouge est à vous pour cette manche, avec { $want-box } cubes pour construire, et vous gardez pour toujours une de ses parts. Les { $want-cubes } cubes qui vous restent suffisent pour une deuxième compagnie.
bid-low = Trop peu : Ada offre davantage et la Rouge lui revient. Une petite mise n’économise rien quand quelqu’un d’autre veut la compagnie.
bid-everything = La Rouge est à vous, mais vous n’avez plus rien en main : vous contrôlez { $everything-companies } compagnie et regardez les autres se partager les cinq dernières. Avec { $want-cubes } cubes en réserve, vous pourriez en viser une autre.
bid-want-title = Vous misez la moitié
bid-low-title = Vous misez presque rien
bid-everything-title = Vous misez tout

raise-title = Surenchérir ou laisser ?
raise-ask = Ada a mis la Verte en vente et Ben est monté à quatre. Vous avez { $before-cubes } cubes. L’enchère tourne jusqu’à ce que tous passent sauf un. Les cubes gardés servent encore à la manche suivante, mais une compagnie que vous ne contrôlez pas ne vous rapporte rien maintenant. Montez à cinq.
raise-want = La Verte aussi est à vous. Vous contrôlez { $want-companies } compagnies, et toutes deux vous rapporteront cette manche. Votre main est vide ? Peu importe : dix nouveaux cubes arrivent à chaque manche.
raise-leave = Vous gardez { $leave-cubes } cubes, mais Ben prend la Verte pour quatre et construit avec elle. Vous ne contrôlez que { $leave-companies } compagnie. C’est parfois sage ; ici, cinq cubes sont un juste prix.

found-title = La première voie
found-ask = La Rouge construit d’abord. Sa première voie part d’une ville hexagonale ; le nombre sur une ligne est son coût en cubes, celui de l’emplacement atteint est le gain. La Rouge a cinq cubes. Trouvez une voie à trois qui en permette ensuite une à deux : Philadelphia – Pittsburgh.
found-want = Pittsburgh rapporte quarante, et de là la Rouge atteint Cleveland avec ses deux derniers cubes : { $want-profit } en une manche. Regardez toujours deux voies plus loin avant de commencer.
found-coast = Los Angeles rapporte autant que Pittsburgh, mais sur cette côte aucune voie ne coûte deux. La Rouge en reste à { $coast-profit } avec deux cubes inutiles ; à partir de Pittsburgh, elle aurait fait { $want-profit }.

profit-title = Les bénéfices sont versés
profit-ask = La Verte peut construire encore une fois, depuis New York ou Albany. Quand plus aucune compagnie ne peut construire, chacune verse son bénéfice de la manche à qui la contrôle. Choisissez la voie à deux cubes qui rapporte le plus : Albany – Boston.
profit-want = La manche est finie. La Rouge et la Verte vous ont versé { $want-cash } à elles deux. Leurs bénéfices reviennent à zéro et les marqueurs de contrôle retournent dans les boîtes : à la prochaine manche, tout est remis en vente.
profit-buffalo = Buffalo rapporte moins que Boston : { $buffalo-cash } au lieu de { $want-cash }. En échange, la Verte se rapproche de Chicago. Céder un peu aujourd’hui pour être mieux placé demain peut être un bon calcul, à condition de le voir.

## Later turns

again-title = Remise en vente
again-ask = Deuxième manche. Ada offre trois cubes pour la Rouge, arrivée à Cleveland parmi de riches villes. Il vous reste { $before-cubes } cubes. Le contrôle dure une manche, mais chaque enchère gagnée apporte une part que vous gardez. Misez quatre.
again-want = La Rouge est de nouveau à vous : vous détenez { $want-shares } de ses parts, et à la fin de la manche vous avez { $want-cash }. Les parts ne rapportent encore rien. Patience.
again-leave = Ada prend la Rouge, son bénéfice et une part. Vous placez vos cubes sur la Violette et avez { $leave-cash } à la fin de la manche. C’est presque autant ; mais vous détenez { $leave-shares } part de la Rouge au lieu de { $want-shares }, et ce sont les parts qui décident de la fin.

share-title = Une part pour la fin
share-ask = Quatrième manche : Ben veut la Rouge et mise sept. Après la cinquième manche, chaque part rapporte ce que valent les marchandises de sa compagnie. La Rouge va loin et trouvera beaucoup de couleurs, et vous avez { $before-shares } de ses parts. Misez huit.
share-want = Cher, mais juste : vous finissez avec { $want-shares } parts de la Rouge et { $want-cash }, plus que tous les autres. Personne d’autre n’en détient une seule.
share-leave = Ben prend la Rouge pour cette manche, et une de ses parts pour toujours. Vous finissez avec { $leave-shares } parts de la Rouge et { $leave-cash } au lieu de { $want-cash }.

spike-title = Le clou d’or
spike-ask = Le premier lien entre New York et San Francisco, quelles que soient les compagnies, rapporte cinquante à la compagnie qui l’achève et trente à chaque autre qui en fait partie. La Rouge est à Kansas City, à une voie de Dallas, où la Bleue de Ben arrive de l’ouest.
spike-want = Le clou d’or ! Dallas rapporte moins que Denver, mais avec la prime vous finissez la manche avec { $want-mine }.
spike-denver = Denver rapporte dix de plus que Dallas. Mais c’est alors la Verte d’Ada qui achève un lien à elle, et la prime lui revient : à la fin de la manche, vous avez { $denver-mine } au lieu de { $want-mine }, et Ada { $denver-rival } au lieu de { $want-rival }.

goods-title = Les marchandises, et la fin
goods-ask = Les cinq manches sont finies. Les compagnies prennent maintenant, l’une après l’autre, un cube de marchandises le long de leurs voies. Un ensemble de couleurs différentes rapporte dix, trente, soixante, cent, cent cinquante. De quelle couleur la Rouge ne peut-elle trouver qu’un seul cube ? Le seul rouge est à Santa Fe, le seul orange à Los Angeles : prenez le rouge avant Ben.
goods-want = La Rouge réunit quatre couleurs et chaque part rapporte { $want-value }. Vous en avez cinq : { $want-mine } en tout, contre { $want-best } pour Ben. Vous avez gagné !
goods-white = Il y a des cubes blancs partout, ils ne s’envolent pas. Pendant ce temps, Ben prend Santa Fe et la Rouge finit avec une couleur de moins : une part rapporte { $white-value } au lieu de { $want-value }, et avec { $white-mine } vous êtes derrière Ben et ses { $white-best }.

## And now

end = Vous avez misé, construit, planté le clou d’or et vendu les marchandises : c’est tout Steel Driver. Deux débutants vous attendent à une table pour une vraie partie, depuis le début.
first-turn = Votre première manche : visez deux compagnies, à quatre ou six cubes chacune. Avant de miser, repérez les deux voies que vous construiriez : une première depuis une ville hexagonale, une seconde que les cubes restants peuvent payer.
