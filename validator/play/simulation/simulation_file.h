// Reads documents of `simulate --format json`, to add up shards and to resume a run.
#pragma once

#include <string>
#include <vector>

#include "maps/platform/file_error.h"
#include "validator/play/simulation/simulation.h"

namespace chartroom::play {

// Reads all documents of a file, one a line, as simulation_json writes them. A judgement is an
// error, since it can be neither merged nor resumed.
ParseResult<std::vector<Simulation>> parse_simulations(std::string_view text,
                                                       const std::string& path);

// Merges the shards of one run, in any order, into the result of a single run. A shard that is
// missing, duplicate, unfinished or of another run is an error with the path of its file.
using ShardFile = series::ShardFile<Simulation>;
ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile>& files);

}  // namespace chartroom::play
