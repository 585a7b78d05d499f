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
show-shares = Parts
show-companies = Compagnies
show-price = Cours
show-treasury = Trésor
show-performance = Performance
show-available = À vendre
show-unissued = Non émises
show-links = Liaisons
legend-track = Voies : O Orange  G Verte  B Brune  N Bois  K Noire  W Blanche
    - à personne, o dans un bourg ; souligné : inachevé
company-orange = Orange
company-green = Verte
company-brown = Brune
company-natural = Bois
company-black = Noire
company-white = Blanche
phase-draw_cubes = Tirage des cubes
phase-company_order = Ordre des compagnies
phase-first_player = Premier joueur
phase-new_turn = Nouvelle manche
phase-buy_shares = Achat de parts
phase-build_track = Construction
phase-move_goods = Transport
phase-dividends = Dividendes
phase-sell_shares = Vente de parts
phase-bankruptcies = Faillites
phase-over = La partie est terminée

## Choices

choice-draw = Tirer un cube { $colour }
choice-seat = { $seat }
choice-pass = Passer
choice-site = Construire en { $hex }
choice-done = Ne plus construire
choice-move = Livrer un cube { $colour } depuis { $stop }, trajet { $delivery }
range-move = Livrer un cube { $colour } depuis { $stop }, trajets { $low } à { $high }
choice-company = { $company }
choice-bid = Miser { $bid } sur la compagnie { $company }
range-bid = Miser de { $low } à { $high } $ sur la compagnie { $company }
choice-buy = Acheter { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
} de la compagnie { $company } à { $price } chacune
range-buy = Acheter de { $low } à { $high } parts de la compagnie { $company } à { $price } chacune
choice-lay =
    Poser { $tile } en { $hex } pour { $cost }{ $shares ->
        [0] {""}
        [one] {","} en émettant une part
       *[other] {","} en émettant { $shares } parts
    }
choice-connect =
    Relier { $stop } à { $other } pour { $cost }{ $shares ->
        [0] {""}
        [one] {","} en émettant une part
       *[other] {","} en émettant { $shares } parts
    }
choice-sell = Vendre { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
} de la compagnie { $company } à { $price } chacune
range-sell = Vendre de { $low } à { $high } parts de la compagnie { $company } à { $price } chacune

## What happened

event-CUBE_DRAWN = Un cube { $colour } est posé à { $stop }.
event-PLACE_DRAWN = La compagnie { $company } joue en position { $place }.
event-FIRST_PLAYER = { $seat } reçoit le marqueur de premier joueur.
event-TURN_BEGINS = La manche { $turn } commence.
event-SHARES_OFFERED = Compagnie { $company } : { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
} à vendre, cours { $price }.
event-BID = { $seat } mise { $bid } sur la compagnie { $company }.
event-BID_PASSED = { $seat } se retire de l’enchère pour la compagnie { $company }.
event-NO_BID = Personne ne mise sur la compagnie { $company }.
event-SHARES_BOUGHT = { $seat } achète { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
} de la compagnie { $company } pour { $paid }.
event-MARKER_PASSED = { $seat } reçoit le marqueur de premier joueur.
event-CONTROL_TAKEN = { $seat } contrôle désormais la compagnie { $company }.
event-TILE_LAID = La compagnie { $company } pose { $tile } en { $hex } pour { $paid }.
event-LINKS_COMPLETED = La compagnie { $company } achève { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}.
event-CITIES_CONNECTED = La compagnie { $company } relie { $stop } à { $other }.
event-SHARES_ISSUED = La compagnie { $company } émet { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
}.
event-BUILDING_DONE = La compagnie { $company } a terminé sa construction.
event-DELIVERED = La compagnie { $company } livre un cube { $colour } depuis { $stop } jusqu’à { $other }.
event-PERFORMED = La compagnie { $company } gagne { $links } de performance : { $total } à cette manche.
event-GOODS_PASSED = La compagnie { $company } ne transporte rien.
event-DIVIDEND_PAID = { $seat } touche { $paid } de dividendes de la compagnie { $company }.
event-BONUS_PAID = { $seat } touche une prime de direction de { $paid } pour la compagnie { $company }.
event-PROFIT_MADE = La compagnie { $company } fait un bénéfice de { $profit }.
event-PRICE_CHANGED = Cours de la compagnie { $company } : { $before }, désormais { $after }.
event-PRICE_BELOW_ZERO = Le cours de la compagnie { $company } tombe sous zéro.
event-SALE_CHOSEN = Vous vendez { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
} de la compagnie { $company }.
event-SALE_SEALED = { $seat } a choisi ses ventes.
event-SHARES_SOLD = { $seat } vend { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
} de la compagnie { $company } pour { $paid }.
event-ALL_SOLD = Manche { $turn } : toutes les parts sont vendues.
event-WENT_BANKRUPT = La compagnie { $company } est en faillite.
event-WON = { $seat } gagne avec { $cash }.
moment-dividends = Dividendes et profits
moment-prices = Cours des parts
moment-sales = Parts vendues

## Why an action is refused

because-DRAW_CUBES = Aucun cube { $colour } ne peut être tiré.
because-FIRST_PLAYER = Le sort ne peut pas désigner { $seat }.
because-AUCTION_SHARES = Les parts de la compagnie { $company } sont aux enchères : misez ou passez.
because-LOWEST_OPENING_BID = Une mise de { $bid } est trop basse : la première est d’au moins { $least }.
because-BID_HIGHER = Une mise de { $bid } ne dépasse pas { $high }.
because-BID_WITHIN_CASH = Vous ne pouvez pas miser { $bid } : vous n’avez que { $cash }.
because-WINNER_BUYS = Vous devez acheter de 1 à { $most } parts de la compagnie { $company }.
because-OTHERS_BUY = Vous pouvez acheter de 0 à { $most } parts de la compagnie { $company }.
because-BUILD_TRACK = La compagnie doit construire, ou terminer.
because-LAY_A_TILE = Une tuile est à poser en { $hex }.
because-ONE_NETWORK = { $stop } ne fait pas partie du réseau de la compagnie.
because-NOT_ITS_TRACK = La voie du côté { $side } de { $hex } appartient à la compagnie { $company }.
because-BUILDABLE_LAND = { $hex } n’est pas un terrain constructible.
because-CITIES_STAY_CLEAR = { $stop } occupe toute la case { $hex }.
because-TOWN_TILES_IN_TOWNS = Cette tuile n’a pas sa place en { $hex }.
because-KEEP_EVERY_ROUTE = La tuile doit conserver la voie posée en { $hex } et y ajouter.
because-LAST_TILE_ONLY = La voie en { $hex } n’est pas le bout libre d’une liaison inachevée que cette tuile réorienterait.
because-FORBIDDEN_EDGE = Rien ne franchit le côté { $side } de { $hex }.
because-START_SOMEWHERE = Rien de ce que vous pouvez prolonger ne mène ainsi en { $hex }.
because-PORT_WITHIN_REACH = Aucune voie ne relie encore { $stop } à un port.
because-CLAIM_UNOWNED_LINKS = La liaison sans propriétaire à { $stop } ne peut pas être reprise d’ici.
because-NOT_TO_ITS_START = La liaison finirait à { $stop }, d’où elle part.
because-TOO_DEAR = Cela coûte { $cost } ; la compagnie dispose de { $purse }, il manque donc { $short }.
because-PRINTED_CONNECTION = La carte ne porte aucune jonction imprimée entre ces deux villes.
because-CONNECTED_ALREADY = { $stop } et { $other } sont déjà reliées.
because-MOVE_GOODS = La compagnie doit livrer un cube, ou passer.
because-CUBE_LIES_THERE = Il n’y a pas de cube { $colour } à { $stop }.
because-COMPLETE_LINKS_ONLY = Le cube { $colour } pris à { $stop } ne peut pas suivre ce trajet par des liaisons achevées.
because-NO_STOP_TWICE = Le cube { $colour } pris à { $stop } passerait deux fois par la même halte.
because-FIRST_CITY_OF_ITS_COLOUR = Le cube { $colour } pris à { $stop } doit s’arrêter à la première ville de sa couleur, et là seulement.
because-OWN_OR_OWNERLESS_LINKS = Le trajet du cube { $colour } pris à { $stop } emprunte une liaison d’une autre compagnie.
because-SELL_IN_SECRET = Choisissez combien de parts de la compagnie { $company } vous vendez.
because-SELL_WHAT_YOU_HOLD = Vous avez { $held ->
    [one] { $held } part
   *[other] { $held } parts
} de la compagnie { $company }, pas { $shares }.
because-NO_SALE_OF_BANKRUPT = Les parts de la compagnie { $company } ne valent plus rien.
because-COMPANY_ORDER = Le sort ne peut pas désigner la compagnie { $company } maintenant.

## The rules

rule-DRAW_CUBES = Chaque ville reçoit autant de cubes que l’indique son nombre, et chaque bourg un ; puis les cubes gris et le reste du sac quittent le jeu.
rule-FIRST_PLAYER = Au début, le marqueur de premier joueur est attribué au hasard.
rule-AUCTION_SHARES = Dans l’ordre des compagnies, les parts disponibles de chacune sont mises aux enchères ; le détenteur du marqueur de premier joueur mise en premier. Qui passe se retire de cette enchère.
rule-LOWEST_OPENING_BID = La première mise est au moins égale au cours, et d’au moins 1 $.
rule-BID_HIGHER = Une mise doit dépasser la précédente.
rule-BID_WITHIN_CASH = Personne ne mise plus que l’argent dont il dispose.
rule-WINNER_BUYS = Le plus offrant achète une ou plusieurs parts à ce prix ; l’argent va à la banque.
rule-OTHERS_BUY = Puis, dans le sens des aiguilles d’une montre, chacun des autres peut acheter une fois, au même prix, parmi ce qui reste.
rule-PASS_THE_MARKER = Après chaque compagnie dont une part a été vendue, le marqueur de premier joueur avance d’une place dans le sens des aiguilles d’une montre.
rule-CONTROL = Le premier acheteur contrôle la compagnie jusqu’à ce qu’un autre détienne strictement plus de ses parts ; entre plusieurs, celui qui en a le plus et, à égalité, le premier dans le sens des aiguilles d’une montre. Les ventes sont prises en compte d’un coup, une fois toutes faites. Si personne ne la contrôle, la compagnie ne construit pas et ne transporte rien.
rule-BUILD_TRACK = Dans l’ordre des compagnies, chacune construit : sur une carte à ports, autant de tuiles que le numéro de la manche plus un, sinon trois. Pas de nouvelles villes.
rule-LAY_A_TILE = Choisissez une case, puis la tuile et son orientation.
rule-ONE_NETWORK = Les voies d’une compagnie sont d’un seul tenant ; la première tuile part d’une ville, les suivantes prolongent son réseau. On peut se raccorder à une voie sans propriétaire depuis toute halte de son réseau, et aussi par une première tuile.
rule-NOT_ITS_TRACK = Les liaisons inachevées restent à la compagnie ; aucune ne prolonge la voie d’une autre compagnie en jeu.
rule-ISSUE_SHARES = Les constructions se paient avec le trésor ; s’il ne suffit pas, la compagnie émet juste assez de parts à 5 $ chacune, tant qu’il y en a. Elles sont à vendre dès la phase d’achat suivante.
rule-BUILDABLE_LAND = Les tuiles se posent sur les cases de terre de la carte, jamais hors de la carte ni sur l’eau.
rule-CITIES_STAY_CLEAR = Aucune tuile ne se pose sur une ville, imprimée ou nouvelle : la voie s’arrête à son bord.
rule-TOWN_TILES_IN_TOWNS = Les cases de bourg ne reçoivent que des tuiles de bourg, et elles seules en reçoivent.
rule-KEEP_EVERY_ROUTE = Une tuile peut être remplacée par une autre qui porte plus de voies et conserve chaque trajet tel quel, à qui qu’il soit ; les anciens trajets gardent leur propriétaire, les nouveaux sont au constructeur. On paie toutes les sorties et le bourg, pas le terrain.
rule-LAST_TILE_ONLY = Seule la dernière tuile d’une liaison inachevée, à soi ou à reprendre, peut être tournée ou échangée, jamais une tuile de bourg. On paie les sorties, pas le terrain.
rule-FORBIDDEN_EDGE = La voie ne franchit ni un côté interdit, ni le bord de la carte, ni un rivage.
rule-START_SOMEWHERE = Une nouvelle voie part d’une ville ou prolonge celle du constructeur, même à partir d’un bourg qu’elle atteint.
rule-PORT_WITHIN_REACH = Là où la carte a des ports, on construit depuis une ville portuaire, depuis une ville qu’une voie relie à un port, à qui qu’elle soit, ou depuis sa propre voie.
rule-CLAIM_UNOWNED_LINKS = Une liaison inachevée sans propriétaire se reprend en la prolongeant, si elle part d’une ville où la compagnie peut construire, ou si elle est raccordée à son réseau.
rule-NOT_TO_ITS_START = Une liaison joint deux haltes différentes.
rule-TOO_DEAR = Une tuile coûte 1 $ par sortie, 1 $ de plus dans un bourg, 1 $ sur un cours d’eau, 2 $ en collines, 3 $ en montagne ; une jonction imprimée coûte 3 $.
rule-PRINTED_CONNECTION = Deux villes voisines à jonction imprimée se relient sans tuile ; cela compte pour une construction.
rule-CONNECTED_ALREADY = Une jonction imprimée ne se construit qu’une fois.
rule-MOVE_GOODS = Deux fois, dans l’ordre des compagnies, chacune peut livrer un cube par autant de liaisons qu’elle veut. Les cubes des bourgs se livrent aussi.
rule-CUBE_LIES_THERE = Un cube part de la ville ou du bourg où il se trouve.
rule-COMPLETE_LINKS_ONLY = Les cubes ne passent que par des liaisons achevées.
rule-NO_STOP_TWICE = Un cube ne passe jamais deux fois par une halte ou une liaison et ne revient pas à son départ.
rule-FIRST_CITY_OF_ITS_COLOUR = Un cube s’arrête à la première ville de sa couleur. Les gris vont aux nouvelles villes grises, les noirs aux villes noires.
rule-OWN_OR_OWNERLESS_LINKS = Un cube passe par les liaisons de la compagnie et par celles qui n’ont pas de propriétaire.
rule-PERFORMANCE = La performance augmente du nombre de liaisons du trajet qui sont à la compagnie ; celles sans propriétaire n’ajoutent rien.
rule-DIVIDENDS = La banque paie pour chaque part le dividende qui correspond à la performance de sa compagnie.
rule-CEO_BONUS = Qui contrôle une compagnie reçoit la prime de direction d’une performance supérieure à neuf, avec ou sans parts.
rule-COMPANY_PROFIT = Le trésor de la compagnie reçoit son bénéfice de la banque.
rule-SHARE_ADJUSTMENT = Les compagnies de même performance forment une pile ; les piles se rangent de gauche à droite sur +5, +3, +1, 0, -1, -3, la meilleure à +5 avec six piles, +3 avec quatre ou cinq, +1 avec deux ou trois, 0 avec une. Une compagnie en faillite est une pile qui bloque une case.
rule-COLOURED_BOXES = La case verte de l’ancien cours amplifie une hausse, la rose retranche quand le cours stagne ou baisse. Le cours s’arrête à 18 ; sous 0, c’est la faillite.
rule-SELL_IN_SECRET = Chacun choisit ses ventes en secret ; puis elles sont révélées et payées au cours.
rule-SELL_WHAT_YOU_HOLD = Personne ne vend plus de parts qu’il n’en a.
rule-SELL_EVERYTHING = À la cinquième manche, toutes les parts sont vendues d’office.
rule-NO_SALE_OF_BANKRUPT = Les parts d’une compagnie dont le cours est tombé sous zéro ne se vendent pas.
rule-BANKRUPTCY = Une compagnie en faillite est éliminée : ses parts disparaissent, ses liaisons ne sont plus à personne et servent à tous.
rule-COMPANY_ORDER = L’ordre des compagnies est tiré au sort à chaque manche.
rule-END_OF_TURN = La partie dure cinq manches.
rule-WINNER = Le plus riche gagne ; à égalité, la victoire est partagée.

## Before a table is open

about-steam_barons = Le jeu de la bourse : achetez des parts, dirigez vos compagnies et vendez en secret avant les autres.
about-steam_barons-length = { $players ->
    [2] 5 manches, environ 90 minutes.
    [3] 5 manches, environ 90 minutes.
   *[other] 5 manches, environ deux heures.
}
chapter-steam_barons-0 = Mise en place
chapter-steam_barons-1 = Achat de parts
chapter-steam_barons-2 = Construction
chapter-steam_barons-3 = Transport
chapter-steam_barons-4 = Dividendes et cours
chapter-steam_barons-5 = Vente de parts
chapter-steam_barons-6 = Faillites
chapter-steam_barons-7 = Ordre des compagnies
chapter-steam_barons-8 = La fin

## On the page

ask-AUCTION_SHARES = La compagnie { $company } est aux enchères, à { $bid } la part. Miser ou passer ?
ask-AUCTION_SHARES-open = La compagnie { $company } est aux enchères, et personne n’a encore misé. Miser ou passer ?
ask-WINNER_BUYS = Vous remportez l’enchère pour la compagnie { $company } à { $bid } la part. Combien de parts ?
ask-OTHERS_BUY = La compagnie { $company } est encore à vendre, à { $bid } la part. Combien de parts ?
ask-SELL_IN_SECRET = Combien de parts de la compagnie { $company } vendez-vous ? Personne ne le voit avant que tous aient choisi.
do-buy = Acheter { $amount }
do-sell = Vendre { $amount }
if-won-share = Si vous gagnez et achetez une part : argent
dividend = dividende
certificates = Parts : { $held } détenues, { $sale } à vendre, { $unissued } non émises
treasury-short = Trésor
performance-short = Perf.
performance-pays = La performance { $performance } rapporte { $dividend } par part, une prime de { $bonus } et { $profit } au trésor
price-track = Cours des parts
price-track-key = Le nombre vert s’ajoute à une hausse ; le rose se retranche si le cours stagne ou baisse. B : faillite.
first-player = premier joueur
first-player-about = Détient le marqueur de premier joueur
has-answered = a choisi
is-choosing = choisit
shares-worth = valeur
my-sales = Mes ventes secrètes
sales-chosen = { $count } sur { $of }
more-barons = Cours et ventes
score-start = Argent au début
score-barons-key = Sous chaque somme : payé pour des parts, dividendes et primes, parts vendues.
tour-barons-companies = Les six compagnies : cours, trésor, performance et dividende correspondant, et le sort de chaque part : détenue, à vendre, non émise.
tour-barons-track = La piste des cours. Les cases vertes favorisent une hausse, les roses pénalisent tout le reste.
tour-barons-players = L’argent et les parts de chacun. À la fin, toutes les parts sont vendues et le plus riche gagne.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam_barons = « { $text } » n’est pas une action ; écrivez bid DOLLARS, pass, buy PARTS, site CASE, lay CASE FORME ORIENTATION, connect VILLE VILLE, done, move COULEUR HALTE ... VILLE ou sell COMPAGNIE PARTS

## A position in words

describe-marker = Marqueur de premier joueur
describe-answered = Ont choisi leurs ventes

## Words in the drawing

draw-supply = Réserve de marchandises
draw-plain = plaine
draw-river = rivière +1 $
draw-hills = collines +2 $
draw-mountains = montagnes +3 $
draw-town = bourg +1 $
draw-port = port
draw-forbidden = infranchissable
draw-atlantic =
    Océan
    Atlantique
draw-gulf_of_mexico = Golfe du Mexique
draw-lake_superior = L. Supérieur
draw-lake_michigan = L. Michigan
draw-lake_huron = L. Huron
draw-lake_ontario = L. Ontario
draw-north_sea =
    Mer
    du Nord
draw-irish_sea =
    Mer
    d’Irlande
draw-solway_firth =
    Solway
    Firth
draw-scotland = Écosse
draw-wales =
    Pays
    de Galles
draw-cities = villes et marchandises
draw-price = cours
draw-performance = performance
draw-shares = parts
draw-bankrupt = en faillite
bankrupt-box = B
score-account = { $bought } + { $earned } + { $sold }

## The printed kit

print-course = Déroulement d’une manche
print-aim = Les chemins de fer sont à six compagnies, et les compagnies à ceux qui en détiennent les parts. Vous achetez des parts aux enchères, construisez et transportez pour les compagnies que vous contrôlez, touchez des dividendes et vendez quand vous croyez que le cours va baisser ; toutes les ventes d’une manche sont choisies en secret. À la manche { $turns }, tout est vendu. Le plus riche gagne, et les voies seules ne valent rien.
print-length = { $turns } manches.
print-stacks-there = Piles
print-nth-stack = { $nth }.
print-example-shares = Acheter des parts
print-example-shares-how = Trois parts de la compagnie verte sont à vendre et son cours est de { $price }. Ada ouvre à { $price }, Ben mise { $bid }, les autres passent. Ben en achète deux pour { $two }. Dans le sens horaire, Cléo est la première à en vouloir une au même prix et paie { $bid } ; il n’en reste plus. Tout cet argent va à la banque, pas à la compagnie.
print-example-dividends = Dividendes et cours
print-example-dividends-how = La verte finit la manche avec une performance de { $best } : chaque part rapporte { $dividend }, qui contrôle la compagnie reçoit une prime de { $bonus }, et son trésor { $profit }. Si les six compagnies finissent à { $best }, { $second }, { $second }, { $third }, { $third } et { $third }, elles forment trois piles : leurs cours changent de { $up }, { $same } et { $down }, avant que comptent les cases vertes et roses.
print-market = Carte de la bourse
print-prices = Piste des cours
print-adjustments = Tableau d’ajustement des cours
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
print-tokens-here = Emplacement des jetons de compagnie
print-displays = Fiches de compagnie
print-treasury = Trésor
print-unissued = Parts non émises
print-tokens = Jetons à découper : { $shares } parts et { $spare } autres par compagnie, et le marqueur de premier joueur
print-turn-buy = 1. Acheter des parts
print-turn-buy-how = Dans l’ordre des compagnies, les parts disponibles de chacune sont mises aux enchères, à partir du cours. Le gagnant en achète une ou plusieurs, puis chacun des autres peut en acheter une fois au même prix. L’argent va à la banque. Qui a le plus de parts contrôle la compagnie.
print-turn-build = 2. Construire
print-turn-build-how = Chaque compagnie construit et paie avec son trésor : sur une carte à ports, autant de tuiles que le numéro de la manche plus un, sinon { $tiles }. S’il ne suffit pas, elle émet des parts à { $share } chacune.
print-turn-goods = 3. Transporter
print-turn-goods-how = Deux fois, chaque compagnie peut livrer un cube par autant de liaisons qu’elle veut, à elle ou sans propriétaire. Les siennes comptent pour la performance.
print-turn-dividends = 4. Dividendes
print-turn-dividends-how = Payez dividendes, prime de direction et bénéfice selon le tableau, puis ajustez les cours : les piles de même performance se rangent dans les cases de gauche à droite. Une case verte amplifie une hausse, une rose abaisse un cours qui stagne ou baisse.
print-turn-sell = 5. Vendre des parts
print-turn-sell-how = Chacun choisit en secret, puis toutes les ventes sont payées au cours. À la manche { $turns }, tout est vendu.
print-turn-bankrupt = 6. Faillites
print-turn-bankrupt-how = Une compagnie sous 0 est éliminée. Ses liaisons ne sont plus à personne.
print-turn-order = 7. Ordre des compagnies
print-turn-order-how = Tirez au sort les jetons des compagnies pour l’ordre de la manche suivante.
print-turn-end = 8. Fin de la manche
print-turn-end-how = Après la manche { $turns }, le plus riche gagne.
print-part-market = Carte de la bourse : cours, ajustements, ordre des compagnies, parts disponibles, tableau (stock_market.pdf)
print-part-displays = Fiches de compagnie (companies.pdf)
print-part-tokens = Jetons : { $each } par compagnie (companies.pdf)
print-part-marker = Marqueur de premier joueur (companies.pdf)
print-need-trains = Trains ou marqueurs de chaque compagnie pour ses liaisons, environ { $each } par compagnie
print-need-money = Argent de jeu par pas de 1 $, environ 600 $ en tout
print-set-1 = Assemblez la carte et posez la carte de la bourse à côté. Tirez des cubes de marchandises : pour chaque ville, autant que l’indique son nombre, et un par bourg. Retirez ensuite tous les cubes gris de la carte ; le reste du sac ne sert pas.
print-set-2 = Posez { $treasury } sur chaque fiche de compagnie, ainsi que ses parts : { $shares }. Mettez une part de chaque compagnie parmi les parts disponibles.
print-set-3 = Placez un jeton de chaque compagnie sur le cours { $price } et un sur la performance 0, et tirez au sort l’ordre des compagnies.
print-set-4 = Chacun prend de l’argent : { $cash }. Tirez au sort qui reçoit le marqueur de premier joueur. Le marqueur de manche va sur la manche 1.
print-shares-on = { $shares } sur { $map }
print-cash-for = { $cash } à { $players }
