// Packs: a folder of maps with pack.json. The format is maps/PACK-FILES.md.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "maps/json/source_index.h"
#include "maps/map.h"
#include "maps/platform/file_error.h"
#include "maps/platform/severity.h"

namespace chartroom::maps {

// Findings that a pack's author has looked at and accepts.
struct Exclusion {
  std::string code;
  std::optional<std::string> map;        // id of the map; nothing: all of the pack
  std::vector<Point> points;             // the finding's points; empty: all findings of the code
  std::string reason;                    // never empty
  std::optional<std::string> deck = {};  // id of the deck, where it is not about maps
  friend bool operator==(const Exclusion&, const Exclusion&) = default;
};

struct CheckSettings {
  std::map<std::string, Severity> severity;  // by code
  std::map<std::string, double> thresholds;  // by name
  std::vector<Exclusion> exclude;
  std::set<std::string> locked = {};  // codes that packs below cannot lower or exclude
  friend bool operator==(const CheckSettings&, const CheckSettings&) = default;
};

struct Pack {
  std::string id;
  std::string revision;
  Texts name;
  std::string author;
  std::string license;
  std::vector<std::string> languages;  // those that its maps must be named in
  std::vector<std::string> maps;       // file names within the folder, in order
  std::vector<std::string> decks;
  RuleOverrides rules;  // defaults for its maps
  CheckSettings checks;
  friend bool operator==(const Pack&, const Pack&) = default;
};

struct PackFile {
  std::string path;  // of pack.json
  Pack pack;
  json::SourceIndex source;
  bool canonical = true;
  // Codes that packs above it lock: its exclusions of them do not hold. A file alone does not tell.
  std::set<std::string> locked_above = {};
};

// Reads the bytes of a pack.json. Errors come by position, at most 1,000. `languages` come with
// "en" first, then by code.
ParseResult<PackFile> parse_pack(std::string_view bytes, const std::string& path);
// Reads it from disk, and refuses file names that are links out of the folder, and such as lead
// into git's own. Whether the files are there is not looked at.
ParseResult<PackFile> load_pack(const std::string& path);
// The same where the file holds these bytes, whatever it holds, or will once it is there.
ParseResult<PackFile> parse_pack_in_place(std::string_view bytes, const std::string& path);
// The canonical form.
std::string to_canonical_json(const Pack& pack);

}  // namespace chartroom::maps
