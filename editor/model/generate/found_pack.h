// What a search has found, kept as a pack.
#pragma once

#include <string>

#include "editor/model/generate/live_search.h"

namespace chartroom::editor {

// Writes all maps that were found, with their certificates and their pack, into a folder that the
// pack is named after. The path of pack.json. Throws FileException, also where the folder holds
// something else.
std::string save_as_pack(const SearchState& search, const std::string& folder);

}  // namespace chartroom::editor
