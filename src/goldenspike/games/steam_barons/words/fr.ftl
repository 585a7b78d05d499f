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
show-controls = Contrôle
show-shares = Actions
show-companies = Compagnies
show-price = Cours
show-treasury = Trésor
show-performance = Performance
show-available = À vendre
show-unissued = Non émises
show-links = Liaisons
legend-track = Voies : O Orange  G Verte  B Brune  N Naturelle  K Noire  W Blanche
    - à personne, o dans un bourg ; souligné : inachevé
company-orange = Orange
company-green = Verte
company-brown = Brune
company-natural = Naturelle
company-black = Noire
company-white = Blanche
phase-draw_cubes = Tirage des cubes
phase-company_order = Ordre des compagnies
phase-first_player = Premier joueur
phase-new_turn = Nouvelle manche
phase-buy_shares = Achat d’actions
phase-build_track = Construction
phase-move_goods = Transport
phase-dividends = Dividendes
phase-sell_shares = Vente d’actions
phase-bankruptcies = Faillites
phase-over = La partie est finie

## Choices

choice-draw = Tirer { $colour }
choice-seat = { $seat }
choice-pass = Passer
choice-site = Construire en { $hex }
choice-done = Ne plus construire
choice-move = Déplacer un cube { $colour } depuis { $stop }, livraison { $delivery }
range-move = Déplacer un cube { $colour } depuis { $stop }, livraisons { $low } à { $high }
choice-company = { $company }
choice-bid = Miser { $bid } pour { $company }
range-bid = Miser de { $low } à { $high } $ pour { $company }
choice-buy = Acheter { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $company } à { $price } chacune
range-buy = Acheter de { $low } à { $high } actions de { $company } à { $price } chacune
choice-lay =
    Poser { $tile } en { $hex } pour { $cost }{ $shares ->
        [0] {""}
        [one] {","} en émettant une action
       *[other] {","} en émettant { $shares } actions
    }
choice-connect =
    Relier { $stop } et { $other } pour { $cost }{ $shares ->
        [0] {""}
        [one] {","} en émettant une action
       *[other] {","} en émettant { $shares } actions
    }
choice-sell = Vendre { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $company } à { $price } chacune
range-sell = Vendre de { $low } à { $high } actions de { $company } à { $price } chacune

## What happened

event-CUBE_DRAWN = Un cube { $colour } arrive à { $stop }.
event-PLACE_DRAWN = { $company } a le numéro { $place } dans l’ordre.
event-FIRST_PLAYER = { $seat } reçoit le marqueur premier joueur.
event-TURN_BEGINS = La manche { $turn } commence.
event-SHARES_OFFERED = { $company } : { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} à vendre, cours { $price }.
event-BID = { $seat } mise { $bid } pour { $company }.
event-BID_PASSED = { $seat } passe pour { $company }.
event-NO_BID = Personne ne mise pour { $company }.
event-SHARES_BOUGHT = { $seat } achète { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $company } pour { $paid }.
event-MARKER_PASSED = { $seat } reçoit le marqueur premier joueur.
event-CONTROL_TAKEN = { $seat } contrôle désormais { $company }.
event-TILE_LAID = { $company } pose { $tile } en { $hex } pour { $paid }.
event-LINKS_COMPLETED = { $company } achève des liaisons : { $links }.
event-CITIES_CONNECTED = { $company } relie { $stop } et { $other }.
event-SHARES_ISSUED = { $company } émet des actions : { $shares }.
event-BUILDING_DONE = { $company } a fini de construire.
event-DELIVERED = { $company } livre un cube { $colour } de { $stop } à { $other }.
event-PERFORMED = { $company } gagne { $links } de performance, { $total } cette manche.
event-GOODS_PASSED = { $company } ne déplace rien.
event-DIVIDEND_PAID = { $seat } touche { $paid } de dividendes de { $company }.
event-BONUS_PAID = { $seat } touche une prime de direction de { $paid } pour { $company }.
event-PROFIT_MADE = { $company } fait un bénéfice de { $profit }.
event-PRICE_CHANGED = Cours de { $company } : { $before }, désormais { $after }.
event-PRICE_BELOW_ZERO = Le cours de { $company } tombe sous zéro.
event-SALE_CHOSEN = Vous vendez { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $company }.
event-SALE_SEALED = { $seat } a choisi ses ventes.
event-SHARES_SOLD = { $seat } vend { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $company } pour { $paid }.
event-ALL_SOLD = Manche { $turn } : toutes les actions sont vendues.
event-WENT_BANKRUPT = { $company } est en faillite.
event-WON = { $seat } gagne avec { $cash }.
moment-dividends = Dividendes et profits
moment-prices = Cours des actions
moment-sales = Actions vendues

## Why an action is refused

because-DRAW_CUBES = Aucun cube { $colour } ne peut être tiré.
because-FIRST_PLAYER = { $seat } ne peut être tiré.
because-AUCTION_SHARES = Les actions de { $company } sont aux enchères : misez, ou passez.
because-LOWEST_OPENING_BID = { $bid } est trop bas : la première mise est d’au moins { $least }.
because-BID_HIGHER = { $bid } ne dépasse pas { $high }.
because-BID_WITHIN_CASH = Vous ne pouvez pas miser { $bid } avec { $cash }.
because-WINNER_BUYS = Vous devez acheter 1 à { $most } actions de { $company }.
because-OTHERS_BUY = Vous pouvez acheter 0 à { $most } actions de { $company }.
because-BUILD_TRACK = La compagnie doit construire, ou finir.
because-LAY_A_TILE = Une tuile est à poser en { $hex }.
because-ONE_NETWORK = { $stop } ne fait pas partie du réseau de la compagnie.
because-NOT_ITS_TRACK = La voie du côté { $side } de { $hex } est à { $company }.
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
because-TOO_DEAR = Cela coûte { $cost } ; la compagnie dispose de { $purse }, il manque { $short }.
because-PRINTED_CONNECTION = La carte ne porte aucune jonction imprimée entre ces deux villes.
because-CONNECTED_ALREADY = { $stop } et { $other } sont déjà reliées.
because-MOVE_GOODS = La compagnie doit déplacer un cube, ou passer.
because-CUBE_LIES_THERE = Aucun cube { $colour } à { $stop }.
because-COMPLETE_LINKS_ONLY = Il n’existe pas de tel chemin par des liaisons achevées pour le cube { $colour } de { $stop }.
because-NO_STOP_TWICE = Le cube { $colour } de { $stop } passerait deux fois par la même halte.
because-FIRST_CITY_OF_ITS_COLOUR = Le cube { $colour } de { $stop } doit s’arrêter à la première ville de sa couleur, et là seulement.
because-OWN_OR_OWNERLESS_LINKS = Le chemin du cube { $colour } de { $stop } passe par une liaison d’une autre compagnie.
because-SELL_IN_SECRET = Choisissez combien d’actions de { $company } vous vendez.
because-SELL_WHAT_YOU_HOLD = Vous avez { $held ->
    [one] { $held } action
   *[other] { $held } actions
} de { $company }, pas { $shares }.
because-NO_SALE_OF_BANKRUPT = Les actions de { $company } ne valent rien.
because-COMPANY_ORDER = { $company } ne peut être tirée.

## The rules

rule-DRAW_CUBES = Chaque ville reçoit autant de cubes que son nombre et chaque bourg un ; puis les cubes gris et le reste du sac quittent le jeu.
rule-FIRST_PLAYER = Au début, le marqueur premier joueur est attribué au hasard.
rule-AUCTION_SHARES = Dans l’ordre des compagnies, leurs actions disponibles sont mises aux enchères ; le premier joueur mise d’abord. Qui passe sort de cette enchère.
rule-LOWEST_OPENING_BID = La première mise vaut au moins le cours, et au moins 1 $.
rule-BID_HIGHER = Une mise doit dépasser la précédente.
rule-BID_WITHIN_CASH = Nul ne mise plus que l’argent qu’il a.
rule-WINNER_BUYS = Le plus offrant achète une action ou plus à ce prix ; l’argent va à la banque.
rule-OTHERS_BUY = Puis, dans le sens horaire, chacun des autres peut acheter une fois au même prix ce qui reste.
rule-PASS_THE_MARKER = Après chaque compagnie dont une action a été vendue, le marqueur premier joueur avance d’une place dans le sens horaire.
rule-CONTROL = Le premier acheteur contrôle la compagnie jusqu’à ce qu’un autre détienne strictement plus de ses actions ; entre plusieurs, celui qui en a le plus et, à égalité, le premier dans le sens horaire. Les ventes sont prises en compte d’un coup, une fois toutes faites. Si personne ne la contrôle, la compagnie ne construit pas et ne transporte rien.
rule-BUILD_TRACK = Dans l’ordre, chaque compagnie construit : sur une carte à ports autant de tuiles que le numéro de la manche plus un, sinon trois. Pas de nouvelles villes.
rule-LAY_A_TILE = Choisissez une case, puis la tuile et son orientation.
rule-ONE_NETWORK = Les voies d’une compagnie sont d’un seul tenant ; la première tuile part d’une ville, les suivantes prolongent son réseau. On peut se raccorder à une voie sans propriétaire depuis tout arrêt de son réseau, et aussi par une première tuile.
rule-NOT_ITS_TRACK = Les liaisons inachevées restent à la compagnie ; nul ne prolonge la voie d’une autre compagnie en jeu.
rule-ISSUE_SHARES = Les constructions se paient avec le trésor ; s’il ne suffit pas, juste assez d’actions sont émises à 5 $ chacune, tant qu’il y en a. Elles sont à vendre dès la phase d’achat suivante.
rule-BUILDABLE_LAND = Les tuiles se posent sur les cases de terre de la carte, jamais hors carte ni sur l’eau.
rule-CITIES_STAY_CLEAR = Aucune tuile ne se pose sur une ville, imprimée ou nouvelle : la voie s’arrête à son bord.
rule-TOWN_TILES_IN_TOWNS = Les cases de bourg reçoivent des tuiles de bourg, les autres jamais.
rule-KEEP_EVERY_ROUTE = Une tuile peut être remplacée par une autre qui porte plus de voies et garde chaque trajet tel quel, quel qu’en soit le propriétaire ; les anciens trajets gardent leur propriétaire, les nouveaux sont au constructeur. On paie toutes les sorties et le bourg, pas le terrain.
rule-LAST_TILE_ONLY = Seule la dernière tuile d’une liaison inachevée, à soi ou à reprendre, peut être tournée ou échangée, jamais une tuile de bourg. On paie les sorties, pas le terrain.
rule-FORBIDDEN_EDGE = La voie ne franchit ni côté interdit, ni bord de carte, ni rivage.
rule-START_SOMEWHERE = Une nouvelle voie part d’une ville ou prolonge celle du constructeur, même à partir d’un bourg qu’elle atteint.
rule-PORT_WITHIN_REACH = Là où la carte a des ports, on construit depuis une ville portuaire, une ville qu’une voie quelconque relie à un port, ou sa propre voie.
rule-CLAIM_UNOWNED_LINKS = Une liaison inachevée sans propriétaire se reprend en la prolongeant, si elle part d’une ville où la compagnie peut construire, ou si elle est raccordée à son réseau.
rule-NOT_TO_ITS_START = Une liaison joint deux haltes différentes.
rule-TOO_DEAR = Une tuile coûte 1 $ par sortie, 1 $ de plus dans un bourg, 1 $ sur un cours d’eau, 2 $ en collines, 3 $ en montagne ; une jonction imprimée coûte 3 $.
rule-PRINTED_CONNECTION = Deux villes voisines à jonction imprimée se relient sans tuile ; cela compte pour une construction.
rule-CONNECTED_ALREADY = Une jonction imprimée ne se construit qu’une fois.
rule-MOVE_GOODS = Deux fois, dans l’ordre, chaque compagnie peut déplacer un cube par autant de liaisons qu’elle veut. Les cubes des bourgs aussi.
rule-CUBE_LIES_THERE = Un cube part de la ville ou du bourg où il se trouve.
rule-COMPLETE_LINKS_ONLY = Les cubes ne passent que par des liaisons achevées.
rule-NO_STOP_TWICE = Un cube ne passe jamais deux fois par une halte ou une liaison et ne revient pas à son départ.
rule-FIRST_CITY_OF_ITS_COLOUR = Un cube s’arrête à la première ville de sa couleur. Les gris vont aux nouvelles villes grises, les noirs aux villes noires.
rule-OWN_OR_OWNERLESS_LINKS = Un cube passe par les liaisons de la compagnie et par celles qui n’ont pas de propriétaire.
rule-PERFORMANCE = La performance augmente du nombre de liaisons du chemin qui sont à la compagnie ; celles sans propriétaire n’ajoutent rien.
rule-DIVIDENDS = La banque paie pour chaque action le dividende qui correspond à la performance de sa compagnie.
rule-CEO_BONUS = Qui contrôle une compagnie reçoit la prime de direction d’une performance supérieure à neuf, avec ou sans actions.
rule-COMPANY_PROFIT = Le trésor de la compagnie reçoit son bénéfice de la banque.
rule-SHARE_ADJUSTMENT = Les compagnies de même performance forment une pile ; les piles vont de gauche à droite sur +5, +3, +1, 0, -1, -3, la meilleure à +5 avec six piles, +3 avec quatre ou cinq, +1 avec deux ou trois, 0 avec une. Une compagnie en faillite est une pile qui bloque une case.
rule-COLOURED_BOXES = Une case verte à l’ancien cours augmente une hausse, une rose retranche quand le cours stagne ou baisse. Le cours s’arrête à 18 ; sous 0, c’est la faillite.
rule-SELL_IN_SECRET = Chacun choisit en secret ses ventes ; puis elles sont révélées et payées au cours.
rule-SELL_WHAT_YOU_HOLD = Nul ne vend plus qu’il n’a.
rule-SELL_EVERYTHING = À la manche cinq, toutes les actions sont vendues d’office.
rule-NO_SALE_OF_BANKRUPT = Les actions d’une compagnie dont le cours est tombé sous zéro ne se vendent pas.
rule-BANKRUPTCY = Une compagnie en faillite est éliminée : ses actions disparaissent, ses liaisons ne sont à personne et servent à tous.
rule-COMPANY_ORDER = L’ordre des compagnies est tiré au sort à chaque manche.
rule-END_OF_TURN = La partie dure cinq manches.
rule-WINNER = Le plus riche gagne ; à égalité, la victoire est partagée.

## Before a table is open

about-steam_barons = Le jeu de la bourse : achetez des actions, dirigez vos compagnies et vendez en secret avant les autres.
chapter-steam_barons-0 = Mise en place
chapter-steam_barons-1 = Achat d’actions
chapter-steam_barons-2 = Construction
chapter-steam_barons-3 = Marchandises
chapter-steam_barons-4 = Dividendes et cours
chapter-steam_barons-5 = Vente d’actions
chapter-steam_barons-6 = Faillites
chapter-steam_barons-7 = Ordre des compagnies
chapter-steam_barons-8 = La fin

## On the page

ask-AUCTION_SHARES = { $company } est aux enchères, à { $bid } l’action. Miser ou passer ?
ask-AUCTION_SHARES-open = { $company } est aux enchères, et personne n’a encore misé. Miser ou passer ?
ask-WINNER_BUYS = Vous emportez l’enchère de { $company } à { $bid } l’action. Combien d’actions ?
ask-OTHERS_BUY = { $company } est encore à vendre à { $bid } l’action. Combien d’actions ?
ask-SELL_IN_SECRET = Combien d’actions de { $company } vendez-vous ? Personne ne le voit avant que tous aient choisi.
do-buy = Acheter { $amount }
do-sell = Vendre { $amount }
if-won-share = Si vous gagnez et achetez une action : argent
dividend = dividende
certificates = Actions : { $held } détenues, { $sale } en vente, { $unissued } non émises
treasury-short = Trésor
performance-short = Perf.
performance-pays = La performance { $performance } rapporte { $dividend } par action, une prime de { $bonus } et { $profit } au trésor
price-track = Cours des actions
price-track-key = Le vert s’ajoute à une hausse ; le rose se retranche si le cours stagne ou baisse. B : faillite.
first-player = premier joueur
has-answered = a choisi
is-choosing = choisit
shares-worth = valeur
my-sales = Mes ventes secrètes
sales-chosen = { $count } sur { $of }
more-barons = Cours et ventes
score-start = Argent au début
score-barons-key = Sous chaque somme : payé pour des actions, dividendes et primes, actions vendues.
tour-barons-companies = Les six compagnies : cours, trésor, performance et le dividende qu’elle rapporterait, et chaque action : détenue, en vente, non émise.
tour-barons-track = La piste des cours. Les cases vertes aident une hausse, les roses pénalisent tout le reste.
tour-barons-players = L’argent et les actions de chacun. À la fin, toutes les actions sont vendues et le plus riche gagne.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam_barons = « { $text } » n’est pas une action ; écrivez bid DOLLARS, pass, buy ACTIONS, site CASE, lay CASE FORME ORIENTATION, connect VILLE VILLE, done, move COULEUR HALTE ... VILLE ou sell COMPAGNIE ACTIONS

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
draw-price = cours
draw-performance = performance
draw-shares = actions
draw-bankrupt = en faillite
bankrupt-box = B
score-account = { $bought } + { $earned } + { $sold }

## The printed kit

print-course = Déroulement d’une manche
print-market = Carte de la bourse
print-prices = Piste des cours
print-adjustments = Table d’ajustement des cours
print-stacks = { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}
print-available = Parts disponibles
print-chart = Performance, dividendes, bénéfices des compagnies et prime de direction
print-performance = Performance
print-dividend = Dividende par part
print-profit = Bénéfice
print-bonus = Prime de direction
print-tokens-here = Les jetons des compagnies sont ici
print-displays = Fiches de compagnie
print-treasury = Trésor
print-unissued = Parts non émises
print-tokens = Jetons à découper : { $shares } parts et { $spare } autres par compagnie, et le marqueur de premier joueur
print-turn-buy = 1. Acheter des parts
print-turn-buy-how = Dans l’ordre du tour, les parts disponibles de chaque compagnie sont mises aux enchères, à partir du cours. Le gagnant en achète une ou plus, puis les autres une seule fois chacun au même prix. L’argent va à la banque. Le plus de parts donne le contrôle.
print-turn-build = 2. Construire
print-turn-build-how = Chaque compagnie construit et paie avec son trésor : sur une carte à ports, le numéro de la manche plus une tuiles, sinon { $tiles }. S’il ne suffit pas, elle émet des parts à { $share } chacune.
print-turn-goods = 3. Transporter
print-turn-goods-how = Deux fois, chaque compagnie peut mener un cube par autant de liaisons qu’elle veut, à elle ou sans propriétaire. Les siennes comptent pour la performance.
print-turn-dividends = 4. Dividendes
print-turn-dividends-how = Payez dividende, prime de direction et bénéfice selon le tableau, puis ajustez les cours : les piles de même performance vont dans les cases de gauche à droite. Une case verte augmente une hausse, une rose abaisse un cours qui stagne ou baisse.
print-turn-sell = 5. Vendre des parts
print-turn-sell-how = Chacun choisit en secret, puis toutes les ventes sont payées au cours. À la manche { $turns }, tout est vendu.
print-turn-bankrupt = 6. Faillites
print-turn-bankrupt-how = Une compagnie sous 0 est éliminée. Ses liaisons ne sont à personne.
print-turn-order = 7. Ordre du tour
print-turn-order-how = Tirez au sort les jetons des compagnies pour l’ordre du tour suivant.
print-turn-end = 8. Fin de la manche
print-turn-end-how = Après la manche { $turns }, le plus riche gagne.
print-part-market = Carte de la bourse : cours, ajustements, ordre du tour, parts disponibles, tableau (stock_market.pdf)
print-part-displays = Fiches de compagnie (companies.pdf)
print-part-tokens = Jetons : { $each } par compagnie (companies.pdf)
print-part-marker = Marqueur de premier joueur (companies.pdf)
print-need-trains = Trains ou marqueurs de chaque compagnie pour ses liaisons, environ { $each } chacune
print-need-money = Argent de jeu par pas de 1 $, environ 600 $ en tout
print-set-1 = Assemblez la carte et posez la carte de la bourse à côté. Tirez des cubes : autant par ville que son nombre, un par bourg. Retirez ensuite tous les cubes gris de la carte ; le reste du sac ne sert pas.
print-set-2 = Posez { $treasury } sur chaque fiche de compagnie, ainsi que ses parts : { $shares }. Mettez une part de chaque compagnie parmi les parts disponibles.
print-set-3 = Placez un jeton de chaque compagnie sur le cours { $price }, un sur la performance 0, et tirez au sort l’ordre du tour.
print-set-4 = Chacun prend de l’argent : { $cash }. Tirez au sort le marqueur de premier joueur. Le marqueur de manche va sur la manche 1.
print-shares-on = { $shares } sur { $map }
print-cash-for = { $cash } à { $players }
