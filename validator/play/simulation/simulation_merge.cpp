#include <fmt/format.h>

#include <map>

#include "validator/play/simulation/simulation_file.h"

namespace chartroom::play {
namespace {

FileError fault(const ShardFile& file, std::string what) {
  return {file.path, 0, 0, "", std::move(what), ErrorKind::not_format};
}

std::string shard_name(const Shard& shard) {
  return fmt::format("shard {}/{}", shard.part, shard.parts);
}

// What keeps a file from being merged with the first one; "" when nothing.
std::string problem(const ShardFile& file, const ShardFile& first) {
  if (file.simulations.size() != first.simulations.size()) {
    return fmt::format("it has results for {} maps (as many as {}: {})", file.simulations.size(),
                       first.path, first.simulations.size());
  }
  for (std::size_t i = 0; i < file.simulations.size(); ++i) {
    const Simulation& mine = file.simulations[i];
    const Simulation& theirs = first.simulations[i];
    if (!mine.header.shard) return "it is no shard (--shard I/N writes one)";
    if (mine.header.shard != file.simulations.front().header.shard) {
      return "its maps are of different shards (one shard of each)";
    }
    if (const std::string what = difference(mine.header, theirs.header); !what.empty()) {
      return fmt::format("\"{}\" is another one than in {} (shards of one run)", what, first.path);
    }
    if (theirs.header.shard && mine.header.shard->parts != theirs.header.shard->parts) {
      return fmt::format("it is {}, but {} is {} (as many shards)", shard_name(*mine.header.shard),
                         first.path, shard_name(*theirs.header.shard));
    }
    if (!mine.complete) return "it was stopped early (simulate --resume finishes it)";
  }
  return "";
}

}  // namespace

ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile>& files) {
  std::vector<FileError> errors;
  std::map<int, const ShardFile*> parts;
  for (const ShardFile& file : files) {
    if (const std::string what = problem(file, files.front()); !what.empty()) {
      errors.push_back(fault(file, what));
      continue;
    }
    const Shard shard = *file.simulations.front().header.shard;
    const auto [other, fresh] = parts.emplace(shard.part, &file);
    if (!fresh) {
      errors.push_back(fault(file, fmt::format("{} is doubled (it is in {}, too)",
                                               shard_name(shard), other->second->path)));
    }
  }
  if (!errors.empty()) return {std::nullopt, std::move(errors)};
  const int all = files.front().simulations.front().header.shard->parts;
  for (int part = 1; part <= all; ++part) {
    if (parts.count(part) > 0) continue;
    errors.push_back(fault(files.front(),
                           fmt::format("{} of the same run is missing", shard_name({part, all}))));
  }
  if (!errors.empty()) return {std::nullopt, std::move(errors)};
  std::vector<Simulation> merged = files.front().simulations;
  for (std::size_t i = 0; i < merged.size(); ++i) {
    merged[i].header.shard.reset();
    merged[i].tally = {};
    for (const auto& [part, file] : parts) merged[i].tally += file->simulations[i].tally;
    merged[i].verdicts = verdicts(merged[i].tally, level_of(merged[i].header), kReportConfidence);
  }
  return {std::move(merged), {}};
}

}  // namespace chartroom::play
