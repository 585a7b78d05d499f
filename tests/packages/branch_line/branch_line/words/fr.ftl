## Names

phase-concession = La concession
phase-lay_track = Pose de la voie
phase-over = La partie est finie

## Choices

choice-hire = { $gangs ->
    [one] { $gangs } équipe à embaucher
   *[other] { $gangs } équipes à embaucher
}
choice-bid = Offrir { $bid }
range-bid = Offrir de { $low } à { $high } dollars
choice-lay = Poser la voie jusqu’à { $stop } pour { $cost }, ce qui rapporte { $fare }
choice-dismiss = Renvoyer les équipes
notation-no-action-branch_line = « { $text } » n’est pas une action ; écrivez « bid DOLLARS », « lay ARRÊT » ou « dismiss »

## What happened

event-HIRED = Manche { $turn } : { $gangs ->
    [one] { $gangs } équipe à embaucher.
   *[other] { $gangs } équipes à embaucher.
}
event-BID_SEALED = { $seat } a remis une offre secrète.
event-CONCESSION_WON = { $seat } remporte la concession pour { $bid }.
event-LAID = { $seat } pose la voie jusqu’à { $stop } pour { $cost } et encaisse { $fare } de billets.
event-DISMISSED = { $seat } renvoie les équipes.

## Why an action is refused

because-GANGS_FOR_HIRE = On retourne d’abord la carte.
because-BID_IN_SECRET = C’est une offre qui vous est demandée.
because-BID_WITHIN_CASH = Vous ne pouvez pas offrir { $bid } avec { $cash } en caisse.
because-LAY_OR_DISMISS = Vous tenez la concession : posez la voie jusqu’à un arrêt, ou renvoyez les équipes.
because-END_OF_THE_LINE = { $stop } n’est pas voisin d’un bout de la ligne.
because-PAY_FOR_SECTION = Le tronçon vers { $stop } coûte { $cost }, et vous n’avez que { $cash }.

## The rules

rule-GANGS_FOR_HIRE = Chaque manche commence par une carte, qui dit combien d’équipes sont à embaucher : une, deux ou trois.
rule-BID_IN_SECRET = Chacun fait en secret une offre pour la concession, et toutes sont dévoilées ensemble. Une offre peut être nulle.
rule-BID_WITHIN_CASH = Personne n’offre plus que ce qu’il a.
rule-HIGHEST_BID = L’offre la plus haute est payée et remporte la concession. À égalité, c’est le premier dans le sens horaire à partir de qui commence cette manche ; à chaque manche le joueur suivant commence.
rule-LAY_OR_DISMISS = Qui tient la concession pose un tronçon par équipe, ou renvoie les équipes qui restent.
rule-END_OF_THE_LINE = Un tronçon mène d’un des deux bouts de la ligne à l’arrêt voisin. Au début, la ligne n’est que la gare de jonction.
rule-PAY_FOR_SECTION = Le prix d’un tronçon est payé quand on le pose.
rule-FARES = Un arrêt paie ses billets, une seule fois, à qui pose la voie jusqu’à lui.
rule-WINNER = La partie finit quand la ligne atteint les deux bouts de la vallée, ou après six manches. Le plus riche gagne ; à égalité la victoire est partagée.

## Words in the drawing and on the page

draw-title = Petite ligne
about-branch_line = Faites en secret une offre pour la concession, puis posez la voie le long de la vallée.
ask-BID_IN_SECRET = { $gangs ->
    [one] { $gangs } équipe à embaucher. Qu’offrez-vous pour la concession ?
   *[other] { $gangs } équipes à embaucher. Qu’offrez-vous pour la concession ?
}
ask-LAY_OR_DISMISS = { $gangs ->
    [one] Vous avez { $gangs } équipe. De quel côté ?
   *[other] Vous avez { $gangs } équipes. De quel côté ?
}
has-answered = a fait son offre
track = Voies
