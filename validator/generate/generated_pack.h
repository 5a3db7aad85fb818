// A search's maps as a pack: with ids, names and themes, each with its certificate.
#pragma once

#include <string>
#include <vector>

#include "maps/files/pack_file.h"
#include "validator/generate/search.h"

namespace chartroom::generate {

// Whose pack it is.
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

// Themes come in turns. No two maps have one name.
GeneratedPack generated_pack(const Request& request, const Search& search,
                             const Signature& signature);

// The report on a search, in Markdown: what was asked, how it was found, and what each map is
// certified for. `request_text` is what redoes it.
std::string search_report(const GeneratedPack& pack, const Search& search,
                          const std::string& request_text);

// What a search that found too few came nearest to, in one sentence.
std::string nearest_text(const Request& request, const Search& search);

}  // namespace chartroom::generate
