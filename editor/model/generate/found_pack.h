// Saves a search's maps as a pack.
#pragma once

#include <string>

#include "editor/model/generate/live_search.h"

namespace chartroom::editor {

// Writes all found maps, their certificates and their pack into a folder, which names the pack.
// Returns the path of pack.json. Throws FileException, also if the folder has other content.
std::string save_as_pack(const SearchState& search, const std::string& folder);

}  // namespace chartroom::editor
