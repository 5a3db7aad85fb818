// Finds the map or deck that a record names, as validator/RECORDS.md specifies.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/files/input_files.h"
#include "maps/files/pack_file.h"
#include "maps/platform/file_error.h"
#include "maps/platform/texts.h"

namespace chartroom::maps {

// The id and names of a map or deck.
struct CalledName {
  std::string id;
  Texts name;
};

// The kind of file to find: maps or decks.
struct SoughtKind {
  FileKind kind = FileKind::map;
  std::string_view ending;  // the ending of a path to such a file
  std::vector<std::string> Pack::*listed = nullptr;
  // Returns the id and names of the file at a path, or why it cannot be read.
  ParseResult<CalledName> (*called)(const std::string& path) = nullptr;
  std::string_view option = {};  // the option for search places, "--maps"; "" if there is none
};

// The name of a map or deck in a file: an id, a name in any language (in lowercase, words separated
// by one space), or a path with the kind's ending.
struct SoughtName {
  std::string name;
  std::string file;       // the file with the name ("-": standard input, as in the current folder)
  TextPosition position;  // the name's position; line 0: no particular line
};

// Returns the path of the named file. A path is relative to the file that contains it. An id is
// looked up in `places` (folders, packs or files, in order), then in the nearest pack at or above
// that file, then in the installed packs; the first match wins. If none has the id, it is taken as
// a name, and exactly one file in all these places must have it.
ParseResult<std::string> find_named(const SoughtKind& kind, const SoughtName& wanted,
                                    const std::vector<std::string>& places);

}  // namespace chartroom::maps
