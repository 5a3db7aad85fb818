// The files that a verb works on, found below the paths it was given.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "maps/platform/file_error.h"

namespace chartroom::maps {

enum class FileKind : std::uint8_t { map, pack, deck };

std::string_view to_string(FileKind kind);

struct InputFile {
  std::string path;
  FileKind kind = FileKind::map;
  std::string root = {};  // the folder that was searched for it; "" where it was named itself
};

// What the text of a file is: by the ending of its name, and where that says nothing ("-", the
// names that git makes up) by its "format"; a map where that says nothing, either.
FileKind kind_of(const std::string& path, std::string_view text);
bool holds_deck(const std::string& path, std::string_view text);

// Of a pack.json that is a link: it would hold for the maps beside it, and not be judged itself.
inline constexpr std::string_view kPackIsLink = "is a link (a pack is a file)";

// Nobody sorts maps so deep, and each folder on the way may hold a pack that holds for a file.
inline constexpr int kMostFolders = 64;

// A hidden folder that was not searched, and the maps, decks and packs in it.
struct HiddenFolder {
  std::string path;
  std::vector<std::string> files;
};

// What a search came by and did not take.
struct PassedOver {
  // To folders, and to files that would have been given and were not found where they are.
  std::vector<std::string> links;
  // Those with files that would have been given, but for git's own.
  std::vector<HiddenFolder> hidden;
};

// A file stands for itself: a pack when it is named pack.json, a deck when it ends in .deck.json,
// else a map ("-": a map on standard input). A folder is searched recursively in byte order for
// pack.json, *.map.json and *.deck.json; hidden folders are left out and links not followed.
// Errors: no such path; nothing found in a folder; a file or folder too deep; a name that differs
// from such a one in capitals. Each path is given once.
std::vector<InputFile> find_input_files(const std::vector<std::string>& paths,
                                        std::vector<FileError>& errors,
                                        PassedOver* passed_over = nullptr);

}  // namespace chartroom::maps
