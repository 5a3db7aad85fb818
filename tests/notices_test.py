#!/usr/bin/python3
"""cmake/THIRD-PARTY-NOTICES.md names every library that is compiled in or linked, and every font.

What is found: the libraries among the packages that the build needs, the headers that sources include, the
libraries that the programs are linked with, the fonts beside the programs. What is said of them is compared
with Debian's copyright files. The comparison first judges made-up notices in which each kind of fault is
planted once, so that it cannot pass by looking at nothing.

    notices_test.py SOURCE BUILD PROGRAM...
"""

import dataclasses
import pathlib
import platform
import re
import subprocess
import sys

ROOMS = ("maps", "validator", "exporters", "cli", "editor")
# Of the packages that the build needs, those that leave nothing in the programs.
TOOLS = {"cmake", "ninja-build", "pkg-config", "gettext", "dpkg-dev", "file", "cmark-gfm",
         "librsvg2-common"}
# The dynamic loader's and the kernel's, and C's and POSIX's headers.
SYSTEM = re.compile(r"<(sys/[a-z]+\.h|[a-z0-9_]+|mach-o/dyld\.h|(dlfcn|fcntl|fnmatch|poll|signal|spawn|stdlib|termios|time|unistd)\.h)>")
# Other releases of Debian write the same in other words.
QUOTED_DEBIAN = "12"
# As in SPDX's list of licenses.
LICENSES = {
    "Apache-2.0", "BSD-3-Clause", "BSL-1.0", "EPL-2.0", "GPL-3.0-or-later", "GCC-exception-3.1",
    "HPND-sell-variant", "LGPL-2.0-or-later", "LGPL-2.1-only", "LGPL-2.1-or-later", "MIT", "MPL-1.1", "OFL-1.1",
    "WxWindows-exception-3.1", "Zlib",
}


@dataclasses.dataclass
class Notice:
    title: str
    fields: dict
    text: str  # of the license, where it stands here


def notices_in(page):
    """The entries of the page: headings with fields below them."""
    notices = []
    for title, body in re.findall(r"^#{3,4} (.+)\n((?:(?!^#).*\n)*)", page, re.M):
        fields = {}
        for key, value in re.findall(r"^- ([A-Za-z-]+(?: as)?): (.+)$", body, re.M):
            fields.setdefault(key, []).append(value)
        if not fields:
            continue
        text = re.search(r"^```text\n(.*?)^```$", body, re.M | re.S)
        notices.append(Notice(title, fields, text.group(1) if text else ""))
    return notices


def words(text):
    """As words, so that line breaks and the dots of Debian's empty lines do not matter."""
    return " ".join(re.sub(r"^ \.$", "", text, flags=re.M).split())


def ticked(notice, key):
    return [tick for value in notice.fields.get(key, []) for tick in re.findall(r"`([^`]+)`", value)]


def faults_of(notices, found, copyright_of):
    """found: packages, includes, libraries and fonts; copyright_of(package): Debian's text, or None."""
    faults = []
    places = {place for notice in notices for place in ticked(notice, "Found as")}
    packages = {package for notice in notices for package in ticked(notice, "Debian")}
    used = set()
    for kind in ("includes", "libraries"):
        for one, where in sorted(found[kind].items()):
            known = [place for place in places if one.startswith(place)]
            used.update(known)
            if not known:
                faults.append(f"no notice of {one} ({where})")
    faults += [f"no notice of the package {one}" for one in sorted(found["packages"] - packages)]
    faults += [f"no notice of the font {one}" for one in sorted(found["fonts"] - packages)]
    faults += [f"a notice of {place}, which nothing uses" for place in sorted(places - used)]
    for notice in notices:
        license_ids = re.split(r" (?:AND|OR|WITH) ", notice.fields.get("SPDX-License-Identifier", [""])[0])
        faults += [f"{notice.title}: \"{one}\" is no license" for one in license_ids if one not in LICENSES]
        said = [copyright_of(package) for package in ticked(notice, "Debian")]
        texts = [words(text) for text in said if text is not None]
        if not texts:
            continue  # data that was made elsewhere
        for holder in notice.fields.get("Copyright") or ["(nobody)"]:
            if not any(words(holder) in text for text in texts):
                faults.append(f"{notice.title}: Debian does not name {holder}")
        compiled_in = all(place.startswith("<") for place in ticked(notice, "Found as"))
        if compiled_in and ticked(notice, "Found as"):
            if len(notice.text) < 500 or not any(words(notice.text) in text for text in texts):
                faults.append(f"{notice.title}: not the text of its license")
    return faults


def sees_planted_faults():
    license_text = "Permission is hereby granted. " * 20
    page = f"""### Good
- Debian: `good-dev`
- Found as: `<good/`
- SPDX-License-Identifier: MIT
- Copyright: 2000 A. Author

```text
{license_text}
```

### Wrong
- Debian: `wrong-dev`
- Found as: `<wrong.h>`, `libwrong.so`
- SPDX-License-Identifier: Beerware
- Copyright: 2000 Somebody Else

### Stale
- Debian: `stale-dev`
- Found as: `<stale/`
- SPDX-License-Identifier: MIT
- Copyright: 2000 A. Author
"""
    found = {
        "includes": {"<good/a.h>": "x.cpp", "<wrong.h>": "x.cpp", "<new.h>": "x.cpp"},
        "libraries": {"libwrong.so.1": "program", "libnew.so.2": "program"},
        "packages": {"good-dev", "wrong-dev", "new-dev"},
        "fonts": {"fonts-new"},
    }
    faults = faults_of(notices_in(page), found, lambda package: "2000 A. Author\n " + license_text)
    return faults == [
        "no notice of <new.h> (x.cpp)",
        "no notice of libnew.so.2 (program)",
        "no notice of the package new-dev",
        "no notice of the font fonts-new",
        "a notice of <stale/, which nothing uses",
        'Wrong: "Beerware" is no license',
        "Wrong: Debian does not name 2000 Somebody Else",
        "Stale: not the text of its license",
    ]


def includes_in(source, with_editor):
    found = {}
    rooms = ROOMS if with_editor else [room for room in ROOMS if room != "editor"]
    for room in rooms:
        for path in sorted((source / room).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            for name in re.findall(r"^\s*#\s*include\s*(<[^>]+>)", path.read_text(encoding="utf-8"), re.M):
                if not SYSTEM.fullmatch(name):
                    found.setdefault(name, path.relative_to(source).as_posix())
    return found


def libraries_of(programs):
    found = {}
    for program in programs:
        facts = subprocess.run(["readelf", "-dW", program], capture_output=True, check=True, text=True).stdout
        names = re.findall(r"\(NEEDED\).*\[([^]]+)\]", facts)
        assert names, f"{program} is linked with nothing"
        found |= {name: program.name for name in names if not name.startswith("ld-linux")}
    return found


def packages_in(source):
    text = (source / "cmake/packages.txt").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^\[([a-z]+)\]\n((?:(?!\[).*\n?)*)", text, re.M))
    names = set((sections["build"] + sections.get("editor", "")).split()) - TOOLS
    return {name for name in names if not name.startswith("fonts-")}


def debian_copyright(package):
    """Debian's text, or None where it is not the Debian that the notices quote."""
    if platform.freedesktop_os_release().get("VERSION_ID") != QUOTED_DEBIAN:
        return None
    path = pathlib.Path("/usr/share/doc") / package / "copyright"
    return path.read_text(encoding="utf-8", errors="replace") if path.exists() else None


def main():
    if not sees_planted_faults():
        sys.exit("the test does not see the faults of notices that have them")
    source, build, *programs = (pathlib.Path(argument) for argument in sys.argv[1:])
    page = (source / "cmake/THIRD-PARTY-NOTICES.md").read_text(encoding="utf-8")
    with_editor = any(program.name == "chartroom-editor" for program in programs)
    with_ranks = any(program.name == "chartroom-mpi" for program in programs)
    notices = notices_in(page)
    if not with_editor:
        notices = [one for one in notices if "the editor" not in " ".join(one.fields.get("For", []))]
    if not with_ranks:
        notices = [one for one in notices if one.title != "Open MPI"]
    includes = includes_in(source, with_editor)
    if not with_ranks:
        includes.pop("<mpi.h>")
    packages = packages_in(source)
    if not with_editor:
        packages -= {"libgtk-3-dev", "libwxgtk3.2-dev"}
    fonts = {path.stem for path in (build / "share/chartroom/fonts").glob("*.copyright")}
    assert len(fonts) == 3, fonts
    found = {"includes": includes, "libraries": libraries_of(programs), "packages": packages, "fonts": fonts}
    faults = faults_of(notices, found, debian_copyright)
    said = subprocess.run([programs[0], "--licenses"], capture_output=True, check=True, text=True).stdout
    if page not in said or (source / "LICENSE").read_text(encoding="utf-8") not in said:
        faults.append(f"{programs[0].name} --licenses does not print LICENSE and the notices")
    # What is copied out of the repository on its own says itself what it is under.
    for name in ("cli/action/action.yml", "cli/action/gitlab.yml", "cli/action/judge.sh", "cli/action/Containerfile", ".pre-commit-hooks.yaml",
                 "cli/github-matrix.yml", "cli/slurm-array.sh"):
        if "SPDX-License-Identifier: MIT\n" not in (source / name).read_text(encoding="utf-8"):
            faults.append(f"{name} does not say its license")
    if not (source / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n"):
        faults.append("LICENSE is not MIT's")
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
