"""The guides as pages for the browser: each has a title and names its language, its links lead to a page, a heading
or a picture that is there, and no link shows a browser a guide as it was written.

Usage: guide_pages_test.py GUIDES
"""
import html.parser
import pathlib
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.language, self.title, self.ids, self.targets, self.inside = None, "", [], [], None
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.inside = tag
        self.language = attrs["lang"] if tag == "html" else self.language
        self.ids += [attrs["id"]] if "id" in attrs else []
        self.targets += [attrs[name] for name in ("href", "src") if name in attrs]

    def handle_data(self, data):
        if self.inside == "title" and not self.title:
            self.title = data


def faults_of(path, pages):
    page = pages[path]
    if not page.title.strip() or not page.language:
        yield "has no title or no language"
    if len(set(page.ids)) < len(page.ids):
        yield "names two headings alike"
    for target in page.targets:
        link = urllib.parse.urlparse(target)
        there = (path.parent / urllib.parse.unquote(link.path)).resolve() if link.path else path
        if link.scheme:
            continue
        if not there.exists() or there.suffix == ".md":
            yield f"leads to {target}"
        elif link.fragment and urllib.parse.unquote(link.fragment) not in pages[there].ids:
            yield f"leads to {target}, which names no heading"


def main(guides):
    pages = {path.resolve(): Page(path) for path in pathlib.Path(guides).rglob("*.html")}
    faults = [f"{path}: {fault}" for path in sorted(pages) for fault in faults_of(path, pages)]
    links = sum(len(page.targets) for page in pages.values())
    print(f"{len(pages)} pages, {links} links", *faults, sep="\n")
    assert len(pages) > 10 and links > 50
    return len(faults) > 0


sys.exit(main(*sys.argv[1:]))
