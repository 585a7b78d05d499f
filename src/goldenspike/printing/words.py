"""The words on Steel & Steam's printed parts, in English; another language is another mapping with the same keys."""

from typing import Final

WORDS: Final = {
    "game": "Steel & Steam",
    "railway": "Railway",
    "lane": "Shipping lane",
    "price": "Price",
    "mortgage": "M  Mortgage value",
    "lien": "Lien",
    "payoff": "P  Pay off the lien",
    "takeover": "HT  Hostile takeover",
    "controlling": "CI  Controlling interest",
    "mileposts": "mileposts",
    "serves": "Serves",
    "payoffs": "Payoff booklet",
    "payoffs_how": "Find the table of either end of the journey, then the other end in it.",
    "board": "Rail network map",
    "sheet": "sheet",
    "locomotive": "Locomotive card",
    "normal": "Normal",
    "breakdown": "Breakdown",
    "full": "Full",
    "partial": "Partial",
    "base": "Base ML",
    "cost": "Cost",
    "transit": "Transit track",
    "maintenance": "Maintenance level",
    "highball": "Highballin' table",
    "roll": "2d6 - ML",
    "change": "ML",
    "benefit": "Benefit",
    "aid": "Player aid",
    "fees": "Usage fees at the end of the turn",
    "owner": "Owner",
    "expansion": "Expansion",
    "established": "Established",
    "tokens": "Tokens: cut out, three city markers and two repair yards each",
    "economy": "Fluctuating economy",
}

TURN: Final = [
    (
        "Before you move",
        "On the road, or about to depart: you may highball. Roll 2d6, subtract your maintenance level, read the table.",
    ),
    (
        "Move",
        "1 MP into a city, hub or milepost; a junction is free; to or from a ferry point it is 2 MP. Lines meet in circles only.",
    ),
    ("Dump ballast", "Not when highballing, and not before you have spent 1 MP: you may give up the rest of your movement."),
    ("Arrive", "Your destination ends the run at once. Take the payoff between start and destination."),
    (
        "Business, one of",
        "buy a deed from the bank; a better locomotive; take over a mortgaged deed at HT; build a repair yard (option, $7,000).",
    ),
    ("Repair", "2 MP a level, 1 MP in your own yard. B! counts as level 8. Never below the base level."),
    ("Depart", "With 1 MP or more: take a card from the tableau, refill it, turn your card and roll 2d6 for the city."),
    ("Pay", "Usage fees for all properties ridden this turn. None on a turn spent wholly in the station."),
    ("At any time", "Mortgage a deed for M, pay off a lien for P, or hand a mortgaged deed back to the bank for CI."),
]

FEES: Final = [
    ("Bank's or your own", "$1,000 in all", "$1,000 in all"),
    ("Another player's", "$5,000, and $1,000 for each further deed", "$10,000, and $2,000 for each further deed"),
    ("Mortgaged only", "$3,000: $1,000 owner, $2,000 bank", "$6,000: $2,000 owner, $4,000 bank"),
]
ENDS: Final = [
    ("Short game", "ends when the bank sells its last deed. Cash and deeds without lien count."),
    ("Long game", "enter your home city with $375,000 (3 players), $340,000 (4), $305,000 (5) or $270,000 (6), after fees."),
    ("Victory cards", "the first to meet the own card at the end of a turn wins; a swap costs $10,000 and the turn."),
]
LOCOMOTIVES: Final = [
    ("", "4-4-0", "4-6-2", "4-8-4"),
    ("normal", "8", "10", "13"),
    ("breakdown", "4", "5", "6"),
    ("full", "+4", "+5", "+6"),
    ("partial", "+2", "+2", "+3"),
    ("base", "2", "1", "0"),
    ("cost", "-", "$20,000", "$30,000"),
]
HIGHBALL: Final = [
    ("below 0", "B!", "no move"),
    ("0", "+3", "none"),
    ("1 - 2", "+2", "partial"),
    ("3 - 4", "+2", "full"),
    ("5 - 7", "+1", "full"),
    ("8 and up", "+0", "full"),
]
ECONOMY: Final = [
    ("Boom", "1-5 Bullish, 6 stays"),
    ("Bullish", "1-4 Normal, 5 stays, 6 Boom"),
    ("Normal", "1-2 Bearish, 3-4 stays, 5-6 Bullish"),
    ("Bearish", "1 Bust, 2 stays, 3-6 Normal"),
    ("Bust", "1 stays, 2-6 Bearish"),
]
ECONOMY_HOW: Final = (
    "Doubles on any roll move it. Take the payoff in whole steps of $2,500: Boom adds and Bust takes $500 a step, Bullish adds"
    " and Bearish takes $500 for every second step. Boom: no fee for bank's and own lines alone. Bust: $1,000 more with any fee."
)
