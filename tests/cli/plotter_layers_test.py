"""Layers for a cutting plotter: well-formed SVG, and as many closed paths as there are pieces."""

import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"


def layers(path):
    """The paths of each layer by its name."""
    root = xml.parse(path).getroot()
    found = {}
    for group in root.findall(SVG + "g"):
        if group.get(INKSCAPE + "groupmode") == "layer":
            assert group.get("id") == group.get(INKSCAPE + "label"), path
            found[group.get("id")] = [p.get("d") for p in group.findall(SVG + "path")]
    return found


def export(program, board, folder, *options):
    subprocess.run(
        [program, "export", board, "--format", "svg", "--layers", "--quiet", "--output", folder]
        + list(options),
        check=True,
    )


def expect(path, cuts, scores):
    found = layers(path)
    assert list(found)[0] == "print", (path, list(found))
    for name, count in (("cut", cuts), ("score", scores)):
        assert len(found.get(name, [])) == count, (path, name, len(found.get(name, [])))
    assert all(d.endswith("Z") for d in found.get("cut", [])), path


def main(program, source):
    packs = pathlib.Path(source) / "maps" / "packs"
    with tempfile.TemporaryDirectory() as folder:
        north_pole = packs / "sonar-family" / "north-pole.map.json"
        export(program, north_pole, folder, "--sheet", "reference,gauges,screen,transparency")
        out = pathlib.Path(folder)
        expect(out / "north-pole-reference-1-layers.svg", 4, 0)
        expect(out / "north-pole-gauges-layers.svg", 10, 0)
        expect(out / "north-pole-screen-1-layers.svg", 1, 1)
        deck = packs / "con-sonar" / "con-sonar.deck.json"
        export(program, deck, folder, "--sheet", "fleet-cards,tokens", "--backs", "gutterfold")
        pages = sorted(out.glob("con-sonar-fleet-cards-*-layers-gutterfold.svg"))
        assert pages, list(out.iterdir())
        # Fronts and backs, and the fold between them.
        expect(pages[0], len(layers(pages[0])["cut"]) // 2 * 2, 1)
        tokens = layers(next(out.glob("con-sonar-tokens*-layers-gutterfold.svg")))
        # A plate is folded once.
        assert tokens["score"] and len(tokens["cut"]) > len(tokens["score"]), tokens


main(*sys.argv[1:])
