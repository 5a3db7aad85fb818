// Writes a search's maps as a pack into a new folder.
#pragma once

#include <string>
#include <vector>

#include "validator/generate/generated_pack.h"

namespace chartroom::generate {

// Returns a signature named like a folder ("packs/season/" too), without author and license.
Signature signature_of(const std::string& folder);

// True if the folder has content with which a new pack would mix.
bool is_taken(const std::string& folder);

// Throws FileException if the folder cannot be made; leaves no folder behind.
void expect_place_for(const std::string& folder);

// Makes the folder if needed and writes the maps. Each map follows its certificate, so an
// interrupted program leaves no map without one. Throws FileException.
void save_maps(const std::string& folder, const std::vector<Found>& maps);

// Writes pack.json, last since it lists existing files. Returns its path. Throws FileException.
std::string save_pack(const std::string& folder, const maps::Pack& pack);

}  // namespace chartroom::generate
