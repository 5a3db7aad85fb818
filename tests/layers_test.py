#!/usr/bin/python3
"""Every room uses only the rooms below it, outside libraries stay where they belong, and headers stay light.

A room is a folder with sources. ROOMS says which rooms each may include; a room that is not listed
is a fault, and so is a listed one that is gone. The test first judges a made-up tree in which each
kind of fault is planted once, so that it cannot pass by looking at nothing.

    layers_test.py SOURCE_FOLDER            rooms, libraries, and who reaches heavy headers
    layers_test.py SOURCE_FOLDER --weigh    the lines that checks, verbs, sheets and values preprocess to
    layers_test.py --lines FILE...          prints these lines
"""

import argparse
import collections
import concurrent.futures
import pathlib
import re
import sys
import tempfile

import compiler

VALUES = ["maps/platform", "maps"]
FILES = VALUES + ["maps/json", "maps/files"]
STATISTICS = ["maps/platform", "validator/statistics"]
SERIES = STATISTICS + ["maps/json", "validator/series"]
REPORTS = VALUES + ["maps/json", "validator/statistics", "validator/reports"]
RULES = VALUES + ["validator/records", "validator/rules"]
PLAY = RULES + SERIES + ["maps/files", "validator/play/*"]
DECK_RULES = ["maps/platform", "maps/json", "maps/con_sonar", "validator/records", "validator/con_sonar"]
CHECKS = PLAY + ["validator/reports", "validator/checks", "validator/checks/*"]
DECK_CHECKS = CHECKS + ["maps/con_sonar", "validator/con_sonar", "validator/con_sonar/simulation"]
PAGE = ["maps/platform", "maps/json", "exporters/drawing", "exporters/drawing/text", "exporters/page",
        "exporters/page/files"]
BOARD = PAGE + VALUES + ["validator/rules", "validator/play/tracking"] + [
    "exporters/board", "exporters/board/art"]
PARTS = BOARD + ["maps/files", "exporters/parts"]
SHEETS = PARTS + ["exporters/sheets", "exporters/sheets/*"]
PICTURES = PARTS + PLAY + ["validator/checks/comparison", "exporters/pictures"]
DECK_ART = PAGE + ["maps/con_sonar", "exporters/con_sonar/art"]
DECK_PARTS = DECK_ART + ["validator/con_sonar", "exporters/con_sonar/parts"]
GENERATE = CHECKS + ["validator/generate", "validator/generate/*"]
SUGGEST = GENERATE + ["validator/suggest"]
MODEL = CHECKS + ["editor/model", "editor/model/background"]
DOCUMENTS = MODEL + ["editor/model/documents"]
TOOLS = DOCUMENTS + ["editor/model/tools", "editor/model/tools/*"]
ALL_MODEL = TOOLS + [
    "editor/model/commands",
    "editor/model/findings",
    "editor/model/game",
    "editor/model/generate",
    "editor/model/layout",
    "editor/model/lesson",
    "editor/model/overlays",
    "editor/model/tracing",
    "editor/model/verdict",
]
DECK_MODEL = DOCUMENTS + ["maps/con_sonar", "validator/con_sonar", "editor/model/con_sonar"]
EXPORTERS = CHECKS + ["exporters/*"]
DECKS = ["maps/con_sonar", "validator/con_sonar", "validator/con_sonar/*"]
WINDOW = ALL_MODEL + EXPORTERS + ["editor/ui/toolkit"]
CANVAS = WINDOW + ["editor/ui/canvas", "editor/ui/fields"]
PAGES = CANVAS + ["editor/ui/pages", "editor/ui/findings"]
WORKBENCH = PAGES + DECK_MODEL + SUGGEST + [
    "exporters/con_sonar/*",
    "editor/ui/con_sonar",
    "editor/ui/overlays",
    "editor/ui/panels",
    "editor/ui/play",
    "editor/ui/start",
    "editor/ui/verdict",
    "editor/ui/workbench",
]

# What each room may include, itself apart. PATTERN/* stands for every room below PATTERN.
ROOMS = {
    "maps/platform": [],
    "maps/json": ["maps/platform"],
    "maps/release": [],
    "maps": VALUES,
    "maps/files": FILES,
    "maps/con_sonar": ["maps/platform", "maps/json"],
    "validator/statistics": STATISTICS,
    "validator/series": SERIES,
    "validator/reports": REPORTS,
    "validator/records": ["maps/platform"],
    "validator/rules": FILES + ["validator/records", "validator/rules"],
    "validator/con_sonar": DECK_RULES,
    "validator/con_sonar/agents": DECK_RULES + ["validator/statistics"],
    "validator/con_sonar/simulation": DECK_RULES + SERIES + ["validator/con_sonar/agents"],
    "validator/con_sonar/games": DECK_RULES + ["validator/statistics", "validator/con_sonar/agents"],
    "validator/con_sonar/checks": DECK_CHECKS + ["validator/con_sonar/simulation"],
    "validator/con_sonar/checks/family": DECK_CHECKS + ["validator/con_sonar/checks"],
    "validator/con_sonar/comparison": DECK_CHECKS + ["validator/con_sonar/checks"],
    "validator/play/tracking": RULES + ["maps/json"],
    "validator/play/agents": RULES + ["validator/statistics", "validator/play/tracking"],
    "validator/play/referee": RULES + ["maps/json", "validator/play/tracking"],
    "validator/play/games": RULES + SERIES
    + ["validator/play/tracking", "validator/play/agents", "validator/play/referee", "maps/files"],
    "validator/play/simulation": PLAY,
    "validator/play/responder": PLAY,
    "validator/checks/analysis": VALUES,
    "validator/checks": CHECKS,
    **{f"validator/checks/families/{family}": CHECKS + ["validator/checks/families/*"]
       for family in ("files", "names", "quadrants", "reach", "starts", "rules", "tracking", "play")},
    "validator/checks/comparison": CHECKS,
    "validator/checks/packs": CHECKS,
    "validator/checks/cache": CHECKS,
    "validator/checks/pipeline": CHECKS,
    "validator/generate": GENERATE,
    "validator/generate/shapes": GENERATE,
    "validator/suggest": SUGGEST,
    "exporters/drawing": ["maps/platform"],
    "exporters/drawing/text": ["maps/platform", "exporters/drawing"],
    "exporters/page": PAGE,
    "exporters/page/files": PAGE,
    "exporters/board": BOARD,
    "exporters/board/art": BOARD,
    "exporters/parts": PARTS,
    "exporters/sheets": SHEETS,
    "exporters/sheets/assembly": SHEETS,
    "exporters/sheets/film": SHEETS,
    "exporters/sheets/screen": SHEETS,
    "exporters/documents": SHEETS + CHECKS
    + ["exporters/pictures", "exporters/documents", "validator/con_sonar/checks"],
    "exporters/pictures": PICTURES,
    "exporters/report": PICTURES + CHECKS,
    "exporters/con_sonar/report": CHECKS + ["maps/con_sonar", "exporters/report"],
    "exporters/con_sonar/art": DECK_ART,
    "exporters/con_sonar/parts": DECK_PARTS,
    "exporters/con_sonar/cards": DECK_PARTS,
    "exporters/con_sonar/sheets": DECK_PARTS + ["exporters/con_sonar/cards"],
    "exporters/con_sonar/documents": DECK_PARTS
    + ["exporters/con_sonar/cards", "exporters/con_sonar/sheets"],
    "editor/model": VALUES,
    "editor/model/background": [],
    "editor/model/documents": DOCUMENTS,
    "editor/model/tools": TOOLS,
    "editor/model/findings": DOCUMENTS,
    "editor/model/con_sonar": DECK_MODEL,
    "editor/model/commands": TOOLS,
    "editor/model/tracing": DOCUMENTS,
    "editor/model/verdict": MODEL,
    "editor/model/layout": ["maps/platform"],
    "editor/model/lesson": MODEL,
    "editor/model/overlays": TOOLS + ["editor/model/verdict"],
    "editor/model/game": DOCUMENTS,
    "editor/model/generate": GENERATE + ["editor/model", "editor/model/background"],
    "editor/ui/toolkit": WINDOW,
    "editor/ui/fields": WINDOW + ["editor/ui/fields"],
    "editor/ui/canvas": CANVAS,
    "editor/ui/pages": PAGES,
    "editor/ui/findings": WINDOW,
    "editor/ui/panels": PAGES + ["editor/ui/verdict"],
    "editor/ui/verdict": PAGES,
    "editor/ui/start": PAGES + ["editor/ui/dialogs"],
    "editor/ui/overlays": PAGES + ["editor/ui/verdict"],
    "editor/ui/play": PAGES,
    "editor/ui/con_sonar": PAGES + DECK_MODEL + ["exporters/con_sonar/*", "editor/ui/dialogs"],
    "editor/ui/dialogs": CANVAS + GENERATE,
    "editor/ui/workbench": WORKBENCH,
    "editor/ui/layout": WORKBENCH,
    "editor/ui/commands": WORKBENCH + ["editor/ui/dialogs", "maps/release"],
    "editor/ui/desk": WORKBENCH + ["editor/ui/commands", "editor/ui/dialogs", "editor/ui/layout"],
    "editor/ui": PAGES + DECK_MODEL + SUGGEST + ["editor/ui/*", "maps/release"],
    "cli": EXPORTERS + DECKS + ["cli/verbs", "cli/screens", "maps/release"],
    "cli/screens": ["maps/platform"],
    "cli/signals": ["maps/platform"],
    "cli/git": FILES + ["cli/signals"],
    "cli/watch": ["maps/platform", "cli/signals"],
    "cli/validate": EXPORTERS + DECKS + ["cli", "cli/git", "cli/signals", "cli/watch", "cli/generate", "maps/release"],
    "cli/generate": EXPORTERS + DECKS + SUGGEST + ["cli", "cli/signals"],
    "cli/export": EXPORTERS + DECKS + ["cli", "cli/con_sonar"],
    "cli/con_sonar": EXPORTERS + DECKS + ["cli"],
    "cli/con_sonar/play": EXPORTERS + DECKS + ["cli", "cli/con_sonar", "cli/play", "cli/screens"],
    "cli/play": EXPORTERS + DECKS + ["cli", "cli/screens"],
    "cli/track": EXPORTERS + DECKS + ["cli", "cli/play", "cli/screens"],
    "cli/words": ["cli"],
    "cli/verbs": EXPORTERS + DECKS + GENERATE + ["cli", "cli/git", "cli/signals", "cli/watch", "cli/generate", "cli/export", "cli/con_sonar", "cli/con_sonar/play", "cli/play"]
    + ["cli/track", "cli/screens", "maps/release"],
}

# A library, what its includes begin with, and the only files that may include it.
LIBRARIES = [
    ("wxWidgets", r"wx/", r"editor/ui/.*"),
    ("GTK", r"gtk/|gdk", r"editor/ui/toolkit/.*"),
    ("Cairo", r"cairo", r"exporters/.*|editor/ui/(toolkit/painted_window|canvas/(board|page|ghost)_picture"
     r"|canvas/(board_signs|map_bitmap)"
     r"|canvas/canvas_overlay|canvas/mark_painter|start/first_picture"
     r"|overlays/overlay_picture"
     r"|canvas/tracing_layer|con_sonar/(deck_pictures|symbol_graph_picture))\.(h|cpp)"),
    ("GLib", r"glib", r"maps/platform/.*|exporters/.*"),
    ("Pango", r"pango", r"exporters/drawing/text/(text|text_layout|fonts|line_breaks)\.(h|cpp)"),
    ("Boost.Graph", r"boost/graph", r"validator/(checks/analysis/sea|con_sonar/checks/symbol)_graph\.cpp"),
    ("Boost.Math", r"boost/math", r"validator/statistics/.*"),
    ("Random123", r"Random123", r"validator/statistics/random\.cpp"),
    ("cereal", r"cereal", r"maps/json/archive\.h"),
    ("RapidJSON", r"rapidjson", r"maps/json/.*"),
    ("CLI11", r"CLI/", r"cli/.*\.cpp|editor/ui/editor_main\.cpp"),
    ("qpdf", r"qpdf", r"exporters/page/files/.*"),
    ("qrencode", r"qrencode", r"exporters/page/.*"),
]

# Heavy headers, and the only sources that may reach them, through whatever header.
REACH = [
    ("the JSON archive", r"maps/json/archive\.h|cereal/.*|rapidjson/.*",
     r"maps/(json|files)/.*|.*_file\.cpp|maps/con_sonar/deck_validation\.cpp|editor/model/documents/journal\.cpp"
     r"|validator/(checks/packs/known_members|reports/baseline)\.cpp"),
    ("Boost", r"boost/.*",
     r"validator/(play/(agents|responder)|statistics)/.*|validator/checks/(analysis/.*|cache/kept_play\.cpp|check_map\.cpp|metrics\.cpp"
     r"|play_report\.cpp)|validator/con_sonar/checks/symbol_graph\.cpp|cli/verbs/simulate_.*"
     r"|exporters/report/report_maker\.cpp"),
]

# How many lines a source may preprocess to, by kind. Each is little over the heaviest of its kind, in the
# library of g++ 12; others have other numbers.
MEASURED_WITH = "12"
LINES = [
    ("a short check", "validator/checks/families/reach/dead_end.cpp", 50_000),
    ("a check", "validator/checks/families/*/*.cpp", 99_000),
    ("a check of decks", "validator/con_sonar/checks/family/*.cpp", 109_000),
    ("a verb", "cli/*/*_verb.cpp", 150_000),
    ("a sheet", "exporters/sheets/*_sheet.cpp", 95_000),
    ("a value", "maps/*.cpp", 74_000),
    ("a deck", "maps/con_sonar/deck.cpp", 65_000),
]

LARGEST_ROOM = 18  # units: a header, a source, or both
TOP = ("maps", "validator", "exporters", "cli", "editor")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def allowed(room, other, rooms):
    def matches(pattern):
        return other == pattern or (pattern.endswith("/*") and other.startswith(pattern[:-1]))

    return room == other or any(matches(pattern) for pattern in rooms[room])


def includes_of(path):
    """What a file includes: pairs of the bracket and the name."""
    return INCLUDE.findall(path.read_text(encoding="utf-8")) if path.is_file() else []


def way_to(root, source, pattern, known):
    """The chain of includes from a source to what matches the pattern; empty if there is none."""
    before = {source: None}
    queue = collections.deque([source])
    while queue:
        name = queue.popleft()
        if name not in known:
            known[name] = includes_of(root / name)
        for kind, included in known[name]:
            if re.fullmatch(pattern, included):
                chain = [included]
                while name is not None:
                    chain.append(name)
                    name = before[name]
                return chain[::-1]
            if kind == '"' and included not in before:
                before[included] = name
                queue.append(included)
    return []


def reach_faults_of(root, reach):
    """The sources that reach a heavy header and may not, each with the way there."""
    known = {}
    faults = []
    for path in (p for top in TOP for p in sorted((root / top).rglob("*.cpp"))):
        name = path.relative_to(root).as_posix()
        for what, pattern, files in reach:
            chain = [] if re.fullmatch(files, name) else way_to(root, name, pattern, known)
            if chain:
                faults.append(f"{name} reaches {what}: {' > '.join(chain[1:])}")
    return faults


def heavy_sources_of(root, budgets):
    """The sources over the budget of their kind, a line each."""
    wanted = [(kind, path, most) for kind, pattern, most in budgets for path in sorted(root.glob(pattern))]
    with concurrent.futures.ThreadPoolExecutor() as workers:
        lines = workers.map(lambda one: compiler.preprocessed_lines(root, one[1]), wanted)
    return [
        f"{path.relative_to(root)} preprocesses to {count} lines, over {most} ({kind})"
        for (kind, path, most), count in zip(wanted, lines)
        if count > most
    ]


def integer_faults_of(root):
    """The files that use integers of a width without the header that declares them, which other releases of
    the compiler do not bring along."""
    paths = (p for top in (*TOP, "tests") for p in sorted((root / top).rglob("*")) if p.suffix in (".h", ".cpp"))
    texts = ((path, path.read_text(encoding="utf-8")) for path in paths)
    return [f"{path.relative_to(root)} uses integers of a width without <cstdint>" for path, text in texts
            if re.search(r"\bstd::u?int\d+_t\b", text) and "#include <cstdint>" not in text]


def faults_of(root, rooms, libraries, largest):
    """What is wrong with the tree, a line each."""
    faults = []
    units = collections.defaultdict(set)
    paths = [p for top in TOP for p in sorted((root / top).rglob("*")) if p.suffix in (".h", ".cpp")]
    for path in paths:
        name = path.relative_to(root).as_posix()
        room = path.parent.relative_to(root).as_posix()
        units[room].add(path.stem)
        for kind, included in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if kind == '"':
                other = included.rpartition("/")[0]
                if room in rooms and not allowed(room, other, rooms):
                    faults.append(f"{name} includes {included}: {room} may not use {other}")
            else:
                faults += [
                    f"{name} includes <{included}>: {library} is for {files}"
                    for library, pattern, files in libraries
                    if re.match(pattern, included) and not re.fullmatch(files, name)
                ]
    faults += [f"{room} is no room that this test knows" for room in sorted(units) if room not in rooms]
    faults += [f"{room} is gone" for room in rooms if room not in units]
    mirrored = {p.parent.relative_to(root / "tests") for p in root.glob("tests/*/**/*_test.cpp")}
    faults += [f"tests/{room} mirrors no room" for room in sorted(mirrored) if not (root / room).is_dir()]
    faults += [
        f"{room} holds {len(names)} units, over {largest}"
        for room, names in sorted(units.items())
        if len(names) > largest
    ]
    return faults


def sees_planted_faults():
    """Whether each kind of fault is found in a tree that has it."""
    rooms = {"maps": [], "maps/json": ["maps"], "cli": ["maps/*"], "editor": []}
    libraries = [("Cairo", "cairo", "cli/.*")]
    files = {
        "maps/point.h": '#include "maps/json/tree.h"\n#include <cairo.h>\n#include <vector>\n',
        "maps/json/tree.h": '#include "maps/point.h"\n',
        "cli/main.cpp": '#include "maps/json/tree.h"\n#include <cairo.h>\n#include "cli/a.h"\n',
        "validator/a.h": "",
        "tests/maps/old/point_test.cpp": "",
    }
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        reached = reach_faults_of(root, [("trees", r"maps/json/tree\.h|vector", "maps/.*")])
        if reached != ["cli/main.cpp reaches trees: maps/json/tree.h"]:
            return False
        (root / "cli/heavy.cpp").write_text("int a;\nint b;\n", encoding="utf-8")
        if not heavy_sources_of(root, [("a verb", "cli/heavy.cpp", 1)]):
            return False
        (root / "cli/heavy.cpp").unlink()
        (root / "cli/count.cpp").write_text("std::uint8_t a;\n", encoding="utf-8")
        if integer_faults_of(root) != ["cli/count.cpp uses integers of a width without <cstdint>"]:
            return False
        (root / "cli/count.cpp").unlink()
        found = faults_of(root, rooms, libraries, 1)
        crowded = faults_of(root, rooms, libraries, 0)
    return found == [
        "maps/point.h includes maps/json/tree.h: maps may not use maps/json",
        "maps/point.h includes <cairo.h>: Cairo is for cli/.*",
        "validator is no room that this test knows",
        "editor is gone",
        "tests/maps/old mirrors no room",
    ] and len(crowded) == len(found) + 4


def main():
    parser = argparse.ArgumentParser(usage=__doc__.partition("\n\n    ")[2])
    parser.add_argument("source", nargs="?")
    parser.add_argument("--weigh", action="store_true")
    parser.add_argument("--lines", nargs="+", metavar="FILE")
    wanted = parser.parse_args()
    if wanted.lines:
        root = pathlib.Path(__file__).parent.parent
        for path in wanted.lines:
            print(f"{compiler.preprocessed_lines(root, path):8} {path}")
        return
    if not sees_planted_faults():
        sys.exit("the test does not see the faults of a tree that has them")
    root = pathlib.Path(wanted.source)
    if wanted.weigh:
        if compiler.version() != MEASURED_WITH:
            print(f"The budgets are those of g++ {MEASURED_WITH}.")
            return
        faults = heavy_sources_of(root, LINES)
    else:
        faults = faults_of(root, ROOMS, LIBRARIES, LARGEST_ROOM) + reach_faults_of(root, REACH)
        faults += integer_faults_of(root)
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
