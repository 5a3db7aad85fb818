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

// Findings that a pack's author decided to allow.
struct Exclusion {
  std::string code;
  std::optional<std::string> map;        // the map's id; nothing: the whole pack
  std::vector<Point> points;             // the finding's points; empty: all findings of the code
  std::string reason;                    // never empty
  std::optional<std::string> deck = {};  // the deck's id, if the finding is about a deck
  friend bool operator==(const Exclusion&, const Exclusion&) = default;
};

struct CheckSettings {
  std::map<std::string, Severity> severity;  // keyed by check code
  std::map<std::string, double> thresholds;  // keyed by threshold name
  std::vector<Exclusion> exclude;
  std::set<std::string> locked = {};  // codes that nested packs cannot lower or exclude
  friend bool operator==(const CheckSettings&, const CheckSettings&) = default;
};

struct Pack {
  std::string id;
  std::string revision;
  Texts name;
  std::string author;
  std::string license;
  std::vector<std::string> languages;  // languages in which every map must have a name
  std::vector<std::string> maps;       // file names within the folder, in order
  std::vector<std::string> decks;
  RuleOverrides rules;  // defaults for its maps
  CheckSettings checks;
  friend bool operator==(const Pack&, const Pack&) = default;
};

struct PackFile {
  std::string path;  // the path of pack.json
  Pack pack;
  json::SourceIndex source;
  bool canonical = true;
  // Codes locked by parent packs, which void this pack's exclusions. Readers leave this empty.
  std::set<std::string> locked_above = {};
};

// Reads the bytes of a pack.json. Errors come by position, at most 1,000. `languages` list "en"
// first, then by code.
ParseResult<PackFile> parse_pack(std::string_view bytes, const std::string& path);
// Reads a pack.json from disk. Also refuses file names that lead out of the folder by links or into
// .git. Does not check that the files exist.
ParseResult<PackFile> load_pack(const std::string& path);
// Does as load_pack, but takes `bytes` as the file's content. The file need not exist yet.
ParseResult<PackFile> parse_pack_in_place(std::string_view bytes, const std::string& path);
// The canonical form.
std::string to_canonical_json(const Pack& pack);

}  // namespace chartroom::maps
