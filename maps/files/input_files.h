// Finds the files that a verb works on, below the paths that it is given.
#pragma once

#include <cstdint>
#include <filesystem>
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
  std::string root = {};  // the folder whose search found it; "" if the path itself was given
};

// Returns the kind of a file by the ending of its name. For other names ("-", names made up by git)
// reads the text's "format"; a map if it has none.
FileKind kind_of(const std::string& path, std::string_view text);
bool holds_deck(const std::string& path, std::string_view text);

// True for the name of a map, deck or pack.
bool is_ours(const std::filesystem::path& path);
// True if a disk without capitals may open the file by the name of a map, deck or pack, and it has
// no such name.
bool is_ours_but_for_capitals(const std::filesystem::path& path);

// The error for a link named pack.json, which would apply to its folder without being checked.
inline constexpr std::string_view kPackIsLink = "is a link (expected a file)";

// The limit of nested folders, each of which may hold a pack that applies to a file.
inline constexpr int kMostFolders = 64;

// A hidden folder that was not searched, and the maps, decks and packs in it.
struct HiddenFolder {
  std::string path;
  std::vector<std::string> files;
};

// The links and hidden folders that a search skipped.
struct PassedOver {
  // Links to folders, and links to maps, packs or decks that the search did not also find directly.
  std::vector<std::string> links;
  // These, and links to what the search found.
  std::vector<std::string> all_links;
  // Hidden folders that hold such files, except .git.
  std::vector<HiddenFolder> hidden;
};

// Returns each file once. A path to a file is taken as given: pack.json is a pack, *.deck.json a
// deck, any other a map ("-" is a map on standard input). A folder is searched recursively, in byte
// order, for pack.json, *.map.json and *.deck.json, without hidden folders and links. Errors: no
// such path; nothing found in a folder; too many nested folders; a name that differs from the
// expected one only in capitalization.
std::vector<InputFile> find_input_files(const std::vector<std::string>& paths,
                                        std::vector<FileError>& errors,
                                        PassedOver* passed_over = nullptr);

}  // namespace chartroom::maps
