"""Scripts are sent together: what a page needs comes in few files, each module once, whatever address asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenspike.web.pages import path_of, scripts, static_file
from goldenspike.web.scripts import MAIN, Scripts, read_module

FILES = {
    "js/main.js": 'import { word } from "./texts.js";\nconst A = () => import("./a.js");\nimport("./b.js");\n',
    "js/texts.js": "// Words.\nexport const word = (one) => {\n  return one;\n};\n"
    'export { render as draw } from "../vendor/preact.js";\n',
    "js/a.js": 'import { both } from "./both.js";\nimport { own as mine } from "./own.js";\nexport class A {}\n',
    "js/b.js": 'import { both } from "./both.js";\nconst later = () => [import("./c.js"), import("./d.js")];\n',
    "js/both.js": 'import { word } from "./texts.js";\nexport async function both() {}\n',
    "js/own.js": "const own = 1;\nexport { own };\n",
    "js/c.js": 'import { part } from "./part.js";\n',
    "js/d.js": 'import { part } from "./part.js";\n',
    "js/part.js": "export const part = 1;\n",
    "games/x/page.js": 'import { word } from "../../js/texts.js";\nexport default { word };\n',
}


@pytest.fixture
def few(tmp_path: Path) -> Scripts:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return Scripts(lambda name: path if (path := tmp_path / name).is_file() else None, ["games/x/page.js"])


def test_a_module_comes_with_whoever_needs_it(few: Scripts) -> None:
    assert few.home == {
        **dict.fromkeys(("js/main.js", "js/texts.js", "js/both.js"), MAIN),
        **dict.fromkeys(("js/a.js", "js/own.js"), "js/a.js"),
        **{name: name for name in ("js/b.js", "js/c.js", "js/d.js", "js/part.js", "games/x/page.js")},
    }


def test_a_joined_file_has_its_modules_in_order_and_hands_them_on(few: Scripts) -> None:
    assert few.sent(MAIN) == (
        'import * as vendor_preact from "../vendor/preact.js";\n'
        "const js_texts = (() => {\nconst word = (one) => {\nreturn one;\n};\n"
        "return { draw: vendor_preact.render, word };\n})();\n"
        "const js_main = (() => {\nconst { word } = js_texts;\n"
        'const A = () => import("./a.js");\nimport("./b.js");\nreturn {  };\n})();\n'
        "const js_both = (() => {\nconst { word } = js_texts;\nasync function both() {}\nreturn { both };\n})();\n"
        "export { js_texts, js_main, js_both };\n"
    )
    assert few.sent("js/both.js") == 'import { js_both } from "./main.js";\nexport const { both } = js_both;\n'
    page = few.sent("games/x/page.js") or ""
    assert page.startswith('import { js_texts } from "../../js/main.js";\n')
    assert page.endswith("export { games_x_page };\nexport default games_x_page.default;\n")
    assert few.sent("js/nowhere.js") is None


def test_what_cannot_be_joined_is_sent_as_it_is() -> None:
    for text in ('import "./aside.js";\n', 'import * as all from "./all.js";\n', "export let changing = 1;\n"):
        assert read_module("js/a.js", text) is None, text


def test_all_our_modules_are_joined_and_tables_need_few_files() -> None:
    known = scripts()
    for name in known.modules:
        file = static_file(name)
        assert file is not None
        assert b"\nimport" not in file.body.split(b"(() => {", 1)[-1].replace(b"\nimport(", b""), name
        for needed in known.modules[name].needs:
            assert needed.startswith("vendor/") or needed in known.modules, (name, needed)
            assert path_of(needed) is not None, (name, needed)
    for name, home in known.home.items():
        assert known.home[home] == home, name
