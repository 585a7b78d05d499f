## Names

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-purple = violet
colour-grey = gris
colour-black = noir
side-NE = nord-est
side-E = est
side-SE = sud-est
side-SW = sud-ouest
side-W = ouest
side-NW = nord-ouest
show-cash = Argent
show-income = Revenu
show-points = Points
show-locomotive = Locomotive
show-action = Action
show-links = Liaisons
legend-track = Voies : 1 à 6 son joueur, - à personne, o dans un bourg ; souligné : inachevé
show-supply = Réserves
action-Turn_Order = Ordre du tour
action-First_Move = Premier transport
action-Engineer = Ingénieur
action-First_Build = Première construction
action-City_Growth = Croissance urbaine
action-Locomotive = Locomotive
action-Urbanization = Urbanisation
phase-draw_cubes = Tirage des cubes
phase-places_for_sale = Vente des places
phase-random_order = Ordre au hasard
phase-new_turn = Nouvelle manche
phase-capital = Capital
phase-turn_order_auction = Enchères pour l’ordre du tour
phase-actions = Actions
phase-build_track = Construction
phase-move_goods = Transport
phase-income = Revenus
phase-next_turn_order = Ordre du tour suivant
phase-end_of_game = Fin de partie
phase-over = La partie est finie

## Choices

choice-draw = Tirer { $colour }
choice-seat = { $seat }
choice-pass = Passer
choice-site = Construire en { $hex }
choice-done = Ne plus construire
choice-move = Déplacer un cube { $colour } depuis { $stop }, livraison { $delivery }
range-move = Déplacer un cube { $colour } depuis { $stop }, livraisons { $low } à { $high }
choice-bid = Miser { $bid }
range-bid = Miser de { $low } à { $high } $
choice-stay = Passer une fois sans sortir
choice-take = Prendre { $tile } pour { $cost }
choice-take-number = Prendre { $tile } pour son seul numéro
choice-capital = Lever { $steps ->
    [one] { $steps } tranche
   *[other] { $steps } tranches
} de capital
range-capital = Lever de { $low } à { $high } tranches de capital de 5 $
choice-lay = Poser { $tile } en { $hex } pour { $cost }
choice-connect = Relier { $stop } et { $other } pour { $cost }
choice-urbanize = Faire de { $stop } une ville ({ $colour })
choice-grow = Faire croître { $stop }
choice-supply = Prendre les cubes de la réserve { $space }
choice-improve = Améliorer la locomotive au niveau { $level }
choice-income = Ajouter { $points } au revenu
choice-points = Prendre { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}

## What happened

event-CUBE_DRAWN = Un cube { $colour } arrive à { $stop }.
event-SUPPLY_DRAWN = Un cube { $colour } arrive dans la réserve { $space }.
event-OPENER_DRAWN = { $seat } ouvre la première enchère.
event-PLACE_DRAWN = { $seat } tire la place { $place }.
event-BID = { $seat } mise { $bid }.
event-BID_PASSED = { $seat } passe.
event-PLACE_WON = { $seat } prend la place { $place } pour { $paid }.
event-STAYS_IN = { $seat } passe une fois sans sortir.
event-TURN_BEGINS = La manche { $turn } commence.
event-CAPITAL_RAISED = { $seat } lève { $money } : revenu { $income }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
event-ACTION_TAKEN = { $seat } prend { $tile } pour { $paid }.
event-NUMBER_TAKEN = { $seat } prend { $tile } pour son seul numéro.
event-TILE_LAID = { $seat } pose { $tile } en { $hex } pour { $paid }.
event-LINKS_COMPLETED = { $seat } achève des liaisons : { $links }.
event-CITIES_CONNECTED = { $seat } relie { $stop } et { $other }.
event-URBANIZED = { $seat } fait de { $stop } une ville ({ $colour }).
event-CITY_GROWN = { $seat } fait croître { $stop }.
event-SUPPLY_MOVED = { $seat } place les cubes de la réserve { $space } à { $stop }.
event-BUILDING_DONE = { $seat } a fini de construire.
event-LINKS_LOST = { $seat } perd des liaisons inachevées : { $links }.
event-DELIVERED = { $seat } livre un cube { $colour } de { $stop } à { $other }.
event-IMPROVED = { $seat } améliore sa locomotive au niveau { $level }.
event-GOODS_PASSED = { $seat } ne déplace rien.
event-INCOME_TAKEN = { $seat } ajoute { $points } au revenu, désormais { $income }.
event-POINTS_TAKEN = { $seat } prend { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}, désormais { $total }.
event-INCOME_PAID = Revenu de { $seat } : { $income } ; argent { $cash }.
event-EXPENSES_PAID = { $seat } : revenu { $income }, dépenses { $expenses } ; argent { $cash }.
event-DEBT_COVERED = Il manquait { $owed } à { $seat } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} et { $income } de revenu perdus.
event-WENT_BANKRUPT = { $seat } fait faillite et quitte la partie.
event-SCORED = { $seat } : { $income } pour le revenu, { $links } pour les liaisons, { $total } en tout.
event-WON = { $seat } gagne avec { $total ->
    [one] { $total } point de victoire
   *[other] { $total } points de victoire
}.
gained-income = { $amount } de revenu
gained-points = { $amount } PV

## Why an action is refused

because-DRAW_CUBES = Aucun cube { $colour } ne peut être tiré.
because-RANDOM_ORDER = { $seat } ne peut être tiré maintenant.
because-PLACES_FOR_SALE = La place { $place } est à { $bid } : surenchérissez ou passez.
because-OPEN_THE_AUCTION = Vous ouvrez l’enchère de la place { $place } et devez annoncer une mise.
because-BID_HIGHER = { $bid } ne dépasse pas { $high }.
because-BID_WITHIN_MEANS = Vous ne pouvez pas miser { $bid } : vous pouvez payer { $means } au plus.
because-BUY_CAPITAL = Vous pouvez lever { $most ->
    [one] { $most } tranche
   *[other] { $most } tranches
} de capital au plus.
because-TURN_ORDER_AUCTION = L’enchère est à { $bid } : surenchérissez ou passez.
because-PASS_ONCE = Vous n’aviez pas Ordre du tour à la manche précédente, ou l’avez déjà utilisé.
because-TAKE_AN_ACTION = À vous de prendre une tuile d’action.
because-ACTION_TAKEN = La tuile { $tile } est déjà prise.
because-ACTION_COST = La tuile { $tile } coûte { $cost }, et vous pouvez payer { $means } au plus.
because-NUMBER_ONLY = La tuile { $tile } ne peut pas être prise pour son seul numéro.
because-NOTHING_TO_DO_WITH_IT = L’action { $tile } ne pourrait pas être exécutée.
because-BUILD_TRACK = À vous de construire, ou de finir.
because-LAY_A_TILE = Une tuile est à poser en { $hex }.
because-MUST_BE_CARRIED_OUT = L’action { $tile } est payée.
because-NEEDS_URBANIZATION = Vous n’avez pas d’Urbanisation à exécuter.
because-URBANIZE_A_TOWN = { $stop } n’est pas un bourg.
because-NEW_CITY_LEFT = Il ne reste pas de nouvelle ville ({ $colour }).
because-NEEDS_CITY_GROWTH = Vous n’avez pas de Croissance urbaine à exécuter.
because-GROW_A_PRINTED_CITY = { $stop } n’est pas une ville imprimée.
because-GROWN_ALREADY = { $stop } a déjà grandi, ou il n’y a plus de marqueur.
because-CHOOSE_A_SUPPLY = Choisissez la réserve dont les cubes vont à { $stop }.
because-SUPPLY_IS_EMPTY = La réserve { $space } est vide.
because-NOT_YOUR_TRACK = La voie du côté { $side } de { $hex } est à { $owner }.
because-BUILDABLE_LAND = { $hex } n’est pas un terrain constructible.
because-CITIES_STAY_CLEAR = { $stop } occupe { $hex }.
because-TOWN_TILES_IN_TOWNS = Cette tuile ne va pas en { $hex }.
because-KEEP_EVERY_ROUTE = La tuile doit garder la voie posée en { $hex } et y ajouter.
because-LAST_TILE_ONLY = La voie en { $hex } n’est pas le bout libre d’une liaison inachevée que cette tuile réorienterait.
because-FORBIDDEN_EDGE = Rien ne franchit le côté { $side } de { $hex }.
because-START_SOMEWHERE = Rien d’où vous puissiez construire ne mène ainsi en { $hex }.
because-PORT_WITHIN_REACH = Aucune voie ne relie encore { $stop } à un port.
because-CLAIM_UNOWNED_LINKS = La liaison sans propriétaire à { $stop } ne peut être reprise d’ici.
because-NOT_TO_ITS_START = La liaison finirait à { $stop }, d’où elle part.
because-TOO_DEAR = Cela coûte { $cost } ; vous disposez de { $purse }, il manque { $short }.
because-TOO_MANY_TILES = Les { $limit } constructions de cette manche sont épuisées.
because-PRINTED_CONNECTION = La carte ne porte aucune jonction imprimée entre ces deux villes.
because-CONNECTED_ALREADY = { $stop } et { $other } sont déjà reliées.
because-MOVE_GOODS = Déplacez un cube, améliorez la locomotive, ou passez.
because-CUBE_LIES_THERE = Aucun cube { $colour } à { $stop }.
because-COMPLETE_LINKS_ONLY = Il n’existe pas de tel chemin par des liaisons achevées pour le cube { $colour } de { $stop }.
because-NO_STOP_TWICE = Le cube { $colour } de { $stop } passerait deux fois par la même halte.
because-FIRST_CITY_OF_ITS_COLOUR = Le cube { $colour } de { $stop } doit s’arrêter à la première ville de sa couleur, et là seulement.
because-WITHIN_LOCOMOTIVE_LEVEL = Le chemin du cube { $colour } de { $stop } dépasse le niveau de votre locomotive.
because-OWN_LINK_ON_THE_WAY = Aucune liaison du chemin du cube { $colour } de { $stop } n’est à vous.
because-NOBODY_OWNS_MORE = Un autre joueur possède plus de liaisons que vous sur le chemin du cube { $colour } de { $stop }.
because-IMPROVE_ONCE = Vous avez déjà amélioré votre locomotive cette manche.
because-HIGHEST_LOCOMOTIVE = Votre locomotive est au plus haut niveau.
because-INCOME_OR_POINTS = { $points ->
    [one] Placez votre { $points } point sur le revenu ou prenez-le en point de victoire.
   *[other] Placez vos { $points } points sur le revenu ou prenez-les en points de victoire.
}

## The rules

rule-DRAW_CUBES = Deux cubes du sac vont à chaque ville et deux à chaque réserve ; le sac ne sert plus ensuite, et les cubes livrés quittent le jeu.
rule-RANDOM_ORDER = Aux règles standard, le premier ordre du tour est tiré au sort ; aux règles de base, c’est celui qui ouvre la première enchère.
rule-PLACES_FOR_SALE = Règles de base : les places du premier ordre du tour sont vendues une à une ; on surenchérit ou on passe ; le gagnant paie, le voisin de gauche encore sans place ouvre l’enchère suivante, et la dernière place est gratuite.
rule-OPEN_THE_AUCTION = Qui ouvre annonce une mise ; 0 $ suffit.
rule-BID_HIGHER = Une mise doit dépasser la précédente.
rule-BID_WITHIN_MEANS = Nul ne mise plus qu’il ne peut payer : en levant du capital aux règles de base, en argent aux règles standard.
rule-RAISE_CAPITAL = Règles de base : le capital n’est levé que pour un paiement dû : d’abord l’argent disponible, puis 5 $ par cran de revenu perdu, le moins possible, et l’on garde la monnaie. À -10, chaque tranche de 5 $ de plus coûte 2 points de victoire.
rule-BUY_CAPITAL = Règles standard : le capital ne s’achète qu’à sa phase, en autant de tranches de 5 $ qu’on veut, chacune pour un cran de revenu ou, à -10, pour 2 points de victoire ; tous les paiements suivants se font en argent.
rule-BANKRUPT = Qui ne peut payer son dû fait faillite et quitte la partie. Ses liaisons achevées restent, utilisables et à jamais sans propriétaire ; les inachevées peuvent être reprises.
rule-TURN_ORDER_AUCTION = Règles standard : dans l’ordre actuel, on surenchérit ou on passe ; la première mise peut être de 0 $. Qui passe prend la dernière place libre. Les deux premiers paient leur mise, le dernier rien, les autres la moitié, arrondie au supérieur.
rule-PASS_ONCE = Qui avait Ordre du tour à la manche précédente peut passer une fois sans sortir.
rule-TAKE_AN_ACTION = Dans l’ordre du tour, chacun prend une tuile d’action.
rule-ACTION_TAKEN = Chaque action ne va qu’à un joueur.
rule-ACTION_COST = Règles de base : Croissance urbaine coûte 2 $, Locomotive 4 $ et son nouveau niveau, Urbanisation 6 $ ; les autres sont gratuites, comme Locomotive au niveau 6. Aux règles standard tout est gratuit.
rule-NUMBER_ONLY = Croissance urbaine et Urbanisation peuvent être prises pour leur seul numéro : annoncé en les prenant, gratuit et sans effet.
rule-NOTHING_TO_DO_WITH_IT = Sans ville à faire croître, ou sans bourg ni nouvelle ville, l’action ne peut être prise que pour son numéro.
rule-BUILD_TRACK = Trois tuiles par manche, quatre avec Ingénieur ; Première construction commence. Croissance urbaine et Urbanisation ne comptent pas.
rule-LAY_A_TILE = Choisissez une case, puis la tuile et son orientation.
rule-MUST_BE_CARRIED_OUT = Ce qui est payé doit être exécuté.
rule-UNFINISHED_LINKS = Une liaison est la voie entre deux haltes voisines. Inachevée, elle appartient à son propriétaire jusqu’à la fin de sa construction suivante, et au-delà seulement s’il l’y prolonge ou l’achève ; achevée, elle est à lui pour de bon.
rule-NEEDS_URBANIZATION = Seule Urbanisation crée de nouvelles villes, une fois par manche.
rule-URBANIZE_A_TOWN = Tout bourg devient une nouvelle ville, reliée par ses six côtés : la voie qui y mène est achevée, les amorces qui finissent sur la tuile du bourg disparaissent, les liaisons qui ont des tuiles au-delà gardent leur propriétaire, et les cubes d’une réserve y sont posés.
rule-NEW_CITY_LEFT = Il y a quatre nouvelles villes grises et une de chacune des autres couleurs : rouge, bleu, jaune et violet.
rule-NEEDS_CITY_GROWTH = Seule Croissance urbaine fait croître une ville, une fois par manche.
rule-GROW_A_PRINTED_CITY = Tous les cubes d’une réserve vont à une ville imprimée.
rule-GROWN_ALREADY = Une ville croît une fois ; il y a dix marqueurs.
rule-CHOOSE_A_SUPPLY = Une réserve est vidée ; s’il n’y en a plus, rien ne bouge.
rule-SUPPLY_IS_EMPTY = La réserve doit contenir des cubes.
rule-NOT_YOUR_TRACK = Nul ne prolonge la voie d’autrui ; la bloquer est permis.
rule-BUILDABLE_LAND = Les tuiles se posent sur les cases de terre de la carte, jamais hors carte ni sur l’eau.
rule-CITIES_STAY_CLEAR = Aucune tuile ne se pose sur une ville, imprimée ou nouvelle : la voie s’arrête à son bord.
rule-TOWN_TILES_IN_TOWNS = Les cases de bourg reçoivent des tuiles de bourg, les autres jamais.
rule-KEEP_EVERY_ROUTE = Une tuile peut être remplacée par une autre qui porte plus de voies et garde chaque trajet tel quel, quel qu’en soit le propriétaire ; les anciens trajets gardent leur propriétaire, les nouveaux sont au constructeur. On paie toutes les sorties et le bourg, pas le terrain.
rule-LAST_TILE_ONLY = Seule la dernière tuile d’une liaison inachevée, à soi ou à reprendre, peut être tournée ou échangée, jamais une tuile de bourg. On paie les sorties, pas le terrain.
rule-FORBIDDEN_EDGE = La voie ne franchit ni côté interdit, ni bord de carte, ni rivage.
rule-START_SOMEWHERE = Une nouvelle voie part d’une ville ou prolonge celle du constructeur, même à partir d’un bourg qu’elle atteint.
rule-PORT_WITHIN_REACH = Là où la carte a des ports, on construit depuis une ville portuaire, une ville qu’une voie quelconque relie à un port, ou sa propre voie.
rule-CLAIM_UNOWNED_LINKS = Une liaison inachevée sans propriétaire se reprend en la prolongeant, si elle part d’une ville ou touche une liaison du repreneur.
rule-NOT_TO_ITS_START = Une liaison joint deux haltes différentes.
rule-TOO_DEAR = Une tuile coûte 1 $ par sortie, 1 $ de plus dans un bourg, 1 $ sur un cours d’eau, 2 $ en collines, 3 $ en montagne ; une jonction imprimée coûte 3 $.
rule-TOO_MANY_TILES = Le nombre de constructions par manche est limité ; une tuile tournée ou remplacée et une jonction imprimée comptent chacune pour une.
rule-PRINTED_CONNECTION = Deux villes voisines à jonction imprimée se relient sans tuile ; cela compte pour une construction.
rule-CONNECTED_ALREADY = Une jonction imprimée ne se construit qu’une fois.
rule-MOVE_GOODS = Deux passages : chacun à son tour déplace un cube, améliore sa locomotive de 1 ou passe ; Premier transport commence.
rule-CUBE_LIES_THERE = Un cube part de la ville ou du bourg où il se trouve.
rule-COMPLETE_LINKS_ONLY = Les cubes ne passent que par des liaisons achevées.
rule-NO_STOP_TWICE = Un cube ne passe jamais deux fois par une halte ou une liaison et ne revient pas à son départ.
rule-FIRST_CITY_OF_ITS_COLOUR = Un cube s’arrête à la première ville de sa couleur. Les gris vont aux nouvelles villes grises, les noirs aux villes noires.
rule-WITHIN_LOCOMOTIVE_LEVEL = Un cube passe par autant de liaisons au plus que le niveau de la locomotive.
rule-OWN_LINK_ON_THE_WAY = Au moins une liaison du chemin est à celui qui déplace.
rule-NOBODY_OWNS_MORE = Aucun autre joueur ne possède plus de liaisons du chemin que celui qui déplace ; les liaisons sans propriétaire ne comptent pour personne.
rule-IMPROVE_ONCE = La locomotive s’améliore une fois par manche, au lieu d’un transport.
rule-HIGHEST_LOCOMOTIVE = Les locomotives ont les niveaux 1 à 6.
rule-INCOME_OR_POINTS = Chaque liaison d’une livraison rapporte un point à son propriétaire. Tous les points d’une livraison vont au revenu ou aux points de victoire ; celui qui déplace choisit d’abord, puis les autres dans l’ordre du tour. Le revenu s’arrête à +10.
rule-COLLECT_INCOME = Les revenus sont touchés ou payés dans l’ordre du tour.
rule-PAY_EXPENSES = Règles standard : 1 $ par niveau de locomotive après le revenu. Qui n’a pas assez perd 1 point de victoire par 2 $ dus, un dollar impair étant rendu, puis 1 de revenu par 2 $ ; sous -10, c’est la faillite.
rule-NEXT_TURN_ORDER = Règles de base : l’ordre suivant est celui des numéros d’action, le plus petit d’abord.
rule-FINAL_SCORE = À la fin, 1 point de victoire par 2 de revenu, ou 2 de moins par point sous zéro, et 1 par liaison achevée.
rule-WINNER = Celui qui a le plus de points de victoire gagne ; à égalité, le revenu le plus haut, puis le plus petit numéro d’action de la dernière manche.

## Before a table is open

about-steam = Posez des voies sur les hexagones, acheminez des marchandises par vos liaisons et choisissez à chaque cube entre revenu et points de victoire.
board-eastern_us = Est des États-Unis
board-northern_england = Nord de l’Angleterre
option-rules = Règles
option-rules-base = Jeu de base
option-rules-standard = Jeu standard
chapter-steam-1 = Mise en place et premier ordre du tour
chapter-steam-2 = Capital et enchères
chapter-steam-3 = Actions
chapter-steam-4 = Construction
chapter-steam-5 = Marchandises
chapter-steam-6 = Revenus et dépenses
chapter-steam-7 = La fin

## On the page

ask-TAKE_AN_ACTION = Prenez une tuile d’action.
ask-PLACES_FOR_SALE = La place { $place } dans l’ordre du tour est à { $bid }. Surenchérir ou passer ?
ask-PLACES_FOR_SALE-open = La place { $place } dans l’ordre du tour est à vendre. Vous ouvrez les enchères.
ask-TURN_ORDER_AUCTION = L’ordre du tour est aux enchères, à { $bid }. Surenchérir ou passer ?
ask-TURN_ORDER_AUCTION-open = L’ordre du tour est aux enchères, et personne n’a encore misé. Miser ou passer ?
ask-BUY_CAPITAL = Combien de tranches de capital levez-vous ?
ask-CHOOSE_A_SUPPLY = Les cubes de quelle réserve vont à { $stop } ?
ask-INCOME_OR_POINTS = { $points ->
    [one] Votre { $points } point : en revenu ou en point de victoire ?
   *[other] Vos { $points } points : en revenu ou en points de victoire ?
}
do-capital = Lever { $amount }
if-won = Si vous gagnez : { $what }
points-to-place = points de cette livraison
nth-in-order = n° { $nth } dans l’ordre du tour
action-tiles = Tuiles d’action
supply = Réserve
new-cities-left = Nouvelles villes restantes
more-steam = Tuiles d’action et réserve
score-goods = Pris pour les livraisons
score-lost = Cédés pour le capital et les dettes
score-income = Pour le revenu
score-links = Pour les liaisons achevées
score-tie = En cas d’égalité, le revenu le plus haut l’emporte : { $incomes }.
tour-steam-players = Les joueurs dans l’ordre du tour : argent, revenu, points de victoire, liaisons achevées et niveau de la locomotive. Celui qui a le plus de points de victoire gagne.
tour-steam-actions = Les sept tuiles d’action. Avec les règles de base, leurs numéros fixent l’ordre du tour de la manche suivante ; à la fin, ils départagent les ex æquo.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam = « { $text } » n’est pas une action ; écrivez bid DOLLARS, pass, stay, take ACTION, take ACTION pass, capital TRANCHES, site CASE, lay CASE FORME ORIENTATION, connect VILLE VILLE, urbanize BOURG COULEUR, grow VILLE, supply RÉSERVE, done, move COULEUR HALTE ... VILLE, improve, income ou points

## Words in the drawing

draw-supply = Réserve de marchandises
draw-plain = plaine
draw-river = rivière +1 $
draw-hills = collines +2 $
draw-mountains = montagnes +3 $
draw-town = bourg +1 $
draw-port = port
draw-forbidden = infranchissable
draw-cities = villes et marchandises
draw-income = revenu
draw-points = points

## The printed kit

print-course = Déroulement d’une manche
print-charts = Pistes et tuiles d’action
print-income-track = Revenu
print-points-track = Points de victoire ; au-delà de { $last }, refaites le tour
print-level-track = Niveau de locomotive
print-growth = Marqueurs de Croissance urbaine
print-cost = Coût, règles de base
print-free = gratuit
print-cost-engine = { $cost } et le nouveau niveau
print-cost-or-pass = { $cost }, ou le numéro seul
print-turn-capital = Capital
print-turn-capital-how = Règles standard : achetez autant de crans que vous voulez, { $step } contre un de revenu, ou contre { $points } points de victoire à { $lowest }. Règles de base : seulement quand il faut payer.
print-turn-auction = Ordre du tour
print-turn-auction-how = Règles standard : enchères dans l’ordre actuel. Les deux premiers paient leur mise, le dernier rien, les autres la moitié, arrondie au supérieur. Règles de base : d’après les numéros des tuiles d’action, le plus petit d’abord.
print-turn-actions = Actions
print-turn-actions-how = Dans l’ordre du tour, chacun prend une tuile d’action. Règles de base : payez son coût.
print-turn-build = Construire
print-turn-build-how = { $tiles } tuiles, { $more } avec Ingénieur. 1 $ par sortie, 1 $ dans un bourg, 1 $ sur une rivière, 2 $ en collines, 3 $ en montagne ; une jonction imprimée 3 $. Partez d’une ville ou de vos propres voies.
print-turn-goods = Transporter
print-turn-goods-how = Deux tours de table : menez un cube à la première ville de sa couleur sur son chemin, par autant de liaisons au plus que votre locomotive a de niveaux, dont au moins une à vous, aucun autre joueur n’en ayant plus que vous ; ou améliorez la locomotive, une fois par manche ; ou passez. Chaque liaison donne un point à son propriétaire, en revenu ou en points de victoire.
print-turn-income = Revenus
print-turn-income-how = Recevez ou payez votre revenu. Règles standard : payez ensuite 1 $ par niveau de locomotive.
print-turn-end = La fin
print-turn-end-how = Après { $turns }. Un point de victoire par 2 de revenu, 2 de moins par point sous zéro, 1 par liaison achevée.
print-turns-for = la manche { $turns } à { $players }
print-action-1 = Vous pouvez passer une fois dans l’enchère suivante sans en sortir (règles standard). Aux règles de base, vous êtes premier à la manche suivante.
print-action-2 = Vous transportez en premier aux deux tours de table.
print-action-3 = Vous construisez une tuile de plus.
print-action-4 = Vous construisez en premier.
print-action-5 = Tous les cubes d’une réserve vont dans une ville imprimée qui n’a pas encore grandi. Marquez-la.
print-action-6 = Votre locomotive gagne aussitôt un niveau.
print-action-7 = Un bourg devient une nouvelle ville ; tous les cubes d’une réserve y vont.
print-part-charts = Pistes, tuiles d’action et marqueurs de Croissance urbaine (charts.pdf)
print-need-discs = Marqueurs dans chacune des six couleurs, pour les liaisons, les pistes et l’ordre du tour
print-need-money = Argent de jeu par pas de 1 $, environ 400 $ en tout
print-set-1 = Assemblez la carte de votre choix. Mettez tous les cubes dans le sac ; tirez-en { $city } par ville, quel que soit le nombre imprimé, et { $supply } par case de la réserve de marchandises.
print-set-2 = Chacun prend les marqueurs d’une couleur et en place un sur le revenu 0, un sur 0 point de victoire et un sur le niveau de locomotive { $level }. Personne n’a encore d’argent.
print-set-3 = Règles de base : les places du premier ordre du tour sont vendues l’une après l’autre. Règles standard : tirez l’ordre au sort.
print-set-4 = Préparez tuiles d’action, tuiles de voie, nouvelles villes et marqueurs de croissance. La partie finit après { $turns }.
