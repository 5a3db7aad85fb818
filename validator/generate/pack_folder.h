// The folder of its own that a search's maps are written into as a pack.
#pragma once

#include <string>
#include <vector>

#include "validator/generate/generated_pack.h"

namespace chartroom::generate {

// The pack of a folder, of no author and license: named like it, also as "packs/season/".
Signature signature_of(const std::string& folder);

// Whether there is something that a new pack would be mixed with.
bool is_taken(const std::string& folder);

// Throws FileException where the folder cannot be made; leaves none behind.
void expect_place_for(const std::string& folder);

// Makes the folder where it is not there, and writes the maps into it. Each comes behind its
// certificate: whatever ends the program leaves no map that lacks one. Throws FileException.
void save_maps(const std::string& folder, const std::vector<Found>& maps);

// Writes pack.json, which comes last: it promises what is there. Its path. Throws FileException.
std::string save_pack(const std::string& folder, const maps::Pack& pack);

}  // namespace chartroom::generate
