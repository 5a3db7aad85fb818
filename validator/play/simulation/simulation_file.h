// Documents of `simulate --format json`, read back: to add shards up and to go on with a run.
#pragma once

#include <string>
#include <vector>

#include "maps/platform/file_error.h"
#include "validator/play/simulation/simulation.h"

namespace chartroom::play {

// Reads all documents of a file, one a line, as simulation_json writes them. Fixed numbers of
// games only: a judgement can be neither merged nor resumed.
ParseResult<std::vector<Simulation>> parse_simulations(std::string_view text,
                                                       const std::string& path);

// Adds the shards of one run, in any order, to what one run gives. A shard that is missing,
// doubled, unfinished or of another run is an error, whose path is that of the shard's file.
using ShardFile = series::ShardFile<Simulation>;
ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile>& files);

}  // namespace chartroom::play
