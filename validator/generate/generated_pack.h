// Makes a pack of a search's maps, with ids, names, themes and certificates.
#pragma once

#include <string>
#include <vector>

#include "maps/files/pack_file.h"
#include "validator/generate/search.h"

namespace chartroom::generate {

// The identity of a pack.
struct Signature {
  std::string id;
  std::string name;  // in English
  std::string author;
  std::string license;
};

struct GeneratedPack {
  maps::Pack pack;
  std::vector<Found> maps;  // in the pack's order; certificates name the maps by their ids
};

// Returns a pack that rotates the themes. No two maps share a name.
GeneratedPack generated_pack(const Request& request, const Search& search,
                             const Signature& signature);

// Returns the report on a search in Markdown: the request, the search, and each map's certificate.
// `request_text` repeats the search.
std::string search_report(const GeneratedPack& pack, const Search& search,
                          const std::string& request_text);

// Returns one sentence on the best result of a search that found too few maps.
std::string nearest_text(const Request& request, const Search& search);

}  // namespace chartroom::generate
