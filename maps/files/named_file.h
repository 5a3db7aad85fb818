// Finding the map or deck that a record names, as validator/RECORDS.md says.
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

// What a map or deck is called.
struct CalledName {
  std::string id;
  Texts name;
};

// What is looked for: maps or decks.
struct SoughtKind {
  FileKind kind = FileKind::map;
  std::string_view ending;  // of a path to one
  std::vector<std::string> Pack::*listed = nullptr;
  // What the file at a path is called, or why it cannot be read.
  ParseResult<CalledName> (*called)(const std::string& path) = nullptr;
  std::string_view option = {};  // by which people give places to look in, "--maps"; "": none
};

// A map or deck as a file names it: by id, by its name in any language (in small letters, one space
// between words), or by a path with the kind's ending.
struct SoughtName {
  std::string name;
  std::string file;  // that names it ("-": standard input, taken to stand in the current folder)
  TextPosition position;  // where it does so; line 0: nowhere in particular
};

// The path of what is named. A path is relative to the file. An id is looked for in `places` (paths
// of folders, packs or files, in this order), then in the nearest pack at or above
// the file, then in the installed packs; the first file that has it is taken. Where none has the
// id, it is taken for a name, which only one of the files in all these places may have.
ParseResult<std::string> find_named(const SoughtKind& kind, const SoughtName& wanted,
                                    const std::vector<std::string>& places);

}  // namespace chartroom::maps
