"""Many at once: of several actions decided on the same line exactly one is carried out, whichever process it reaches."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.web.servers import Person

TRIES = 8


def test_of_many_answers_to_one_line_one_counts(ada: Person) -> None:
    table = ada.opens("me", "hotseat", "hotseat")
    people = [Person(ada.server) for _ in range(TRIES)]
    for person in people:
        person.http.cookies = ada.http.cookies
    for seq in range(6):
        seen = ada.view(table)
        choice = seen["choices"][-1]
        body = {"seat": choice["seat"], "seq": seq, "action": choice["first"]}
        with ThreadPoolExecutor(TRIES) as pool:
            answers = list(
                pool.map(lambda person, body=body: person.http.post(f"/api/tables/{table}/actions", json=body), people)
            )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (TRIES - 1)
        assert all(answer.json()["view"]["seq"] == seq + 1 for answer in answers if answer.status_code == 409)
    assert ada.view(table)["seq"] == 6


def test_of_many_who_sit_down_one_gets_the_seat(ada: Person) -> None:
    table = ada.opens("me", "open", "open", public=True)
    people = [Person(ada.server) for _ in range(TRIES)]
    with ThreadPoolExecutor(TRIES) as pool:
        answers = list(pool.map(lambda person: person.http.post(f"/api/tables/{table}/join", json={"seat": 2}), people))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (TRIES - 1)
    winner = next(person for person, answer in zip(people, answers, strict=True) if answer.status_code == 200)
    assert [seat["mine"] for seat in winner.view(table)["seats"]] == [False, True, False]
