#include "validator/play/simulation/simulation_file.h"

namespace chartroom::play {

ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile>& files) {
  return series::merge_shards(files, "maps", [](Simulation& merged) {
    merged.verdicts = verdicts(merged.tally, level_of(merged.header), kReportConfidence);
  });
}

}  // namespace chartroom::play
