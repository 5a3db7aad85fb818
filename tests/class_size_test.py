#!/usr/bin/python3
"""No class of the window has more methods than a reader can hold: what has more is two classes.

Counts what the headers declare: constructors, overrides and private methods too, but no friends and
nothing of a class within another, which counts for itself.

    class_size_test.py SOURCE_FOLDER
    class_size_test.py SOURCE_FOLDER --list    the largest classes
"""

import argparse
import pathlib
import re
import sys

MOST = 45
ROOM = "editor/ui"
HEAD = re.compile(r"(?<!enum )\b(?:class|struct)\s+(\w+)[^;{}()=]*$")


def without_comments(text):
    text = re.sub(r'"(?:\\.|[^"\\])*"', '""', text)
    text = re.sub(r"'(?:\\.|[^'\\])'", "0", text)
    text = re.sub(r"//[^\n]*|^\s*#[^\n]*", "", text, flags=re.M)
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def without_brackets(text, left, right):
    kept, depth = [], 0
    for sign in text:
        depth += sign == left
        if depth == 0:
            kept.append(sign)
        depth -= sign == right and depth > 0
    return "".join(kept)


def is_method(member):
    member = re.sub(r"\b(?:public|protected|private)\s*:", "", member).strip()
    if re.match(r"(?:friend|using|enum|static_assert)\b", member):
        return False
    if "operator" in member:
        return True
    return re.search(r"\w\s*\(", without_brackets(member, "<", ">").split("=")[0]) is not None


def classes(text):
    """Yields the name and the number of methods of each class of a text without comments."""
    open_scopes = []  # the class or None, its methods so far, and the member that is being read
    member = ""
    for sign in text:
        if sign == "{":
            head = HEAD.search(without_brackets(member, "<", ">"))
            open_scopes.append([head and head.group(1), 0, member])
            member = ""
        elif sign == "}" and open_scopes:
            name, methods, member = open_scopes.pop()
            if name:
                yield name, methods
                member = "class"  # what follows it, if anything, is a variable
            elif open_scopes and open_scopes[-1][0] and is_method(member):
                open_scopes[-1][1] += 1
                member = ""
        elif sign == ";":
            if open_scopes and open_scopes[-1][0] and is_method(member):
                open_scopes[-1][1] += 1
            member = ""
        else:
            member += sign


def judge_itself():
    text = """
    struct Point { int x = f(); };
    class Board : public Window {
     public:
      explicit Board(int size) : size_(size), name_{"("} {}   // ( )
      ~Board() override;
      std::vector<int> all() const { return {1, f(2)}; }
      friend bool operator==(const Board&, const Board&) = default;
      Board& operator=(const Board&) = delete;
      struct Inner { void one(); void two() {} };
     private:
      std::function<void(int)> changed_ = [] { return g(); };
      Keys keys_{at_, [this] { leave(); }};
      enum class Mode { on, off };
    };
    """
    found = dict(classes(without_comments(text)))
    assert found == {"Point": 0, "Inner": 2, "Board": 4}, found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    judge_itself()
    sizes = [(methods, name, str(path.relative_to(arguments.folder)))
             for path in sorted((arguments.folder / ROOM).rglob("*.h"))
             for name, methods in classes(without_comments(path.read_text()))]
    if not sizes:
        sys.exit(f"{ROOM} has no classes")
    if arguments.list:
        for methods, name, path in sorted(sizes, reverse=True)[:15]:
            print(methods, name, path)
    for methods, name, path in sizes:
        if methods > MOST:
            print(f"{path}: {name} has {methods} methods, over {MOST}")
    sys.exit(any(methods > MOST for methods, _, _ in sizes))


if __name__ == "__main__":
    main()
