"""No call to std::filesystem in the editor throws: a file or folder may vanish at any moment.

Usage: file_errors_test.py SOURCE
"""
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
# Functions that ask the system; each has an overload that takes an error code.
ASKING = ("absolute|canonical|copy|copy_file|create_directories|create_directory|create_hard_link|create_symlink|"
          "current_path|equivalent|exists|file_size|hard_link_count|is_directory|is_empty|is_regular_file|is_symlink|"
          "last_write_time|permissions|proximate|read_symlink|relative|remove|remove_all|rename|resize_file|space|"
          "status|symlink_status|temp_directory_path|weakly_canonical")
CALL = re.compile(rf"\b(?:fs|filesystem)::({ASKING})\(")
OF_ENTRY = re.compile(r"(?:\.|->)(?:exists|file_size|hard_link_count|is_directory|is_regular_file|is_symlink|"
                      r"last_write_time|refresh|status|symlink_status)\(\)")
ITERATOR = re.compile(r"for \([^;]*:\s*(?:\w+::)+(?:recursive_)?directory_iterator")


def arguments(text, begin):
    depth = 1
    for at in range(begin, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0:
            return text[begin:at]
    return text[begin:]


def faults(text):
    """The line and the text of each call that may throw; a file that catches filesystem_error may."""
    if "catch (const std::filesystem::filesystem_error" in text:
        return []
    codes = re.findall(r"std::error_code&? (\w+)", text)
    given = re.compile(r"\b(?:%s)\b" % "|".join(codes)) if codes else re.compile(r"(?!)")
    found = [at for at in CALL.finditer(text) if not given.search(arguments(text, at.end()))]
    found += [*ITERATOR.finditer(text)]
    if "filesystem" in text:
        found += [*OF_ENTRY.finditer(text)]
    return [f"{text.count(chr(10), 0, at.start()) + 1}: {at.group()}" for at in found]


CODE = "std::error_code error;\n"
for throwing in ("if (!std::filesystem::exists(path)) return;", "fs::remove(a(b));", CODE + "fs::rename(error_of, b);",
                 CODE + "for (const auto& each : fs::directory_iterator(folder, error)) {",
                 "#include <filesystem>\nif (each->is_regular_file()) return;"):
    assert len(faults(throwing)) == 1, throwing
for calm in (CODE + "fs::exists(path, error);", CODE + "fs::exists(fs::symlink_status(file, error));",
             CODE + "for (fs::directory_iterator each(folder, error), end; !error && each != end;",
             "fs::path(a).filename();"):
    assert not faults(calm), calm

files = sorted(path for end in ("h", "cpp") for path in (source / "editor").rglob(f"*.{end}"))
assert len(files) > 100, files
throwing = [f"{path.relative_to(source)}:{fault}" for path in files for fault in faults(path.read_text(encoding="utf-8"))]
assert not throwing, "\n".join(["these throw; give them a std::error_code", *throwing])
