// The maps of a pack's book.
#pragma once

#include <string>
#include <vector>

#include "maps/files/pack_file.h"
#include "validator/rules/map_input.h"

namespace chartroom::cli {

// Returns the maps that the pack in `folder` lists, in its order. Others in the folder are not in
// the book.
std::vector<rules::MapInput> maps_of_book(const std::vector<rules::MapInput>& maps,
                                          const maps::Pack& pack, const std::string& folder);

}  // namespace chartroom::cli
