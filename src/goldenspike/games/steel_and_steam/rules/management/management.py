"""Property management: mortgages, liens and controlling interest, open to a player at each of their decisions [20]."""

from __future__ import annotations

from goldenspike.games.steel_and_steam.rules import actions, events, rules
from goldenspike.games.steel_and_steam.rules.board.rails import Rails
from goldenspike.games.steel_and_steam.rules.fees.grandfathering import end_for_all_on, note_lien_gone
from goldenspike.games.steel_and_steam.rules.state import NOBODY, SteelAndSteamState
from goldenspike.kernel.core import Choice, Log, Refusal
from goldenspike.kernel.ints import i64
from goldenspike.parts.bits import BIT, lowest


def is_management(action: i64) -> bool:
    return actions.MORTGAGE <= actions.kind(action) <= actions.GIVEUP


def offer_raising(rails: Rails, state: SteelAndSteamState, seat: i64, offered: list[Choice]) -> None:
    """Offer what brings money: a mortgage on every deed in good standing, the controlling interest in every mortgaged one."""
    deeds = state.owned[seat]
    while deeds:
        place = lowest(deeds)
        deeds &= deeds - 1
        offered.append(rails.giveups[place] if state.mortgaged & BIT[place] else rails.mortgages[place])


def offer_management(rails: Rails, state: SteelAndSteamState, seat: i64, offered: list[Choice]) -> None:
    """Offer what brings money, and every lien that can be paid off."""
    deeds = state.owned[seat]
    if deeds == 0:
        return
    offer_raising(rails, state, seat, offered)
    deeds &= state.mortgaged
    while deeds:
        place = lowest(deeds)
        deeds &= deeds - 1
        if rails.board.payoff[place] <= state.cash[seat]:
            offered.append(rails.payoffs[place])


def check_management(rails: Rails, state: SteelAndSteamState, seat: i64, action: i64) -> Refusal | None:
    kind, place = actions.kind(action), actions.second(action)
    if action != actions.with_one(kind, place) or place >= rails.board.property_count or not state.owned[seat] & BIT[place]:
        return Refusal(rules.YOUR_PROPERTY, min(place, rails.board.property_count - 1))
    has_lien = state.mortgaged & BIT[place] != 0
    if kind == actions.MORTGAGE:
        return Refusal(rules.MORTGAGE, place) if has_lien else None
    if kind == actions.GIVEUP:
        return None if has_lien else Refusal(rules.CONTROLLING_INTEREST, place)
    return check_payoff(rails, state, seat, place) if has_lien else Refusal(rules.PAY_OFF_LIEN, place)


def check_payoff(rails: Rails, state: SteelAndSteamState, seat: i64, place: i64) -> Refusal | None:
    price = rails.board.payoff[place]
    return Refusal(rules.PAY_THE_PRICE, price, state.cash[seat]) if price > state.cash[seat] else None


def manage(rails: Rails, state: SteelAndSteamState, seat: i64, action: i64, log: Log) -> None:
    kind, place = actions.kind(action), actions.second(action)
    if kind == actions.MORTGAGE:
        mortgage(rails, state, seat, place, log)
    elif kind == actions.PAYOFF:
        pay_off_lien(rails, state, seat, place, log)
    else:
        give_up_controlling_interest(rails, state, seat, place, log)


def mortgage(rails: Rails, state: SteelAndSteamState, seat: i64, place: i64, log: Log) -> None:
    amount = rails.board.mortgage[place]
    state.cash[seat] += amount
    state.bank -= amount
    state.mortgaged |= BIT[place]
    log.tell(events.MORTGAGED, seat, place, amount)
    end_for_all_on(state, place, log)


def pay_off_lien(rails: Rails, state: SteelAndSteamState, seat: i64, place: i64, log: Log) -> None:
    amount = rails.board.payoff[place]
    state.cash[seat] -= amount
    state.bank += amount
    state.mortgaged ^= BIT[place]
    log.tell(events.LIEN_PAID_OFF, seat, place, amount)
    note_lien_gone(state, place, seat, seat, log)


def give_up_controlling_interest(rails: Rails, state: SteelAndSteamState, seat: i64, place: i64, log: Log) -> None:
    amount = rails.board.controlling[place]
    state.cash[seat] += amount
    state.bank -= amount
    state.mortgaged ^= BIT[place]
    state.owned[seat] ^= BIT[place]
    state.available |= BIT[place]
    state.owner[place] = NOBODY
    log.tell(events.INTEREST_GIVEN_UP, seat, place, amount)
    end_for_all_on(state, place, log)


def raisable(rails: Rails, state: SteelAndSteamState, seat: i64) -> i64:
    """The money that all properties of a seat would bring if they were mortgaged and then given up."""
    money: i64 = 0
    deeds = state.owned[seat]
    while deeds:
        place = lowest(deeds)
        deeds &= deeds - 1
        money += rails.board.controlling[place]
        if not state.mortgaged & BIT[place]:
            money += rails.board.mortgage[place]
    return money


def net_worth(rails: Rails, state: SteelAndSteamState, seat: i64) -> i64:
    """Cash and the price of every property without lien [22]."""
    worth = state.cash[seat]
    deeds = state.owned[seat] & ~state.mortgaged
    while deeds:
        worth += rails.board.price[lowest(deeds)]
        deeds &= deeds - 1
    return worth
