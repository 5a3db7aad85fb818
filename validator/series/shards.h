// Splits a run into shards and merges their results.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maps/platform/file_error.h"
#include "validator/statistics/counts.h"

namespace chartroom::series {

using statistics::Count;

// One of `parts` consecutive parts of a run, from 1.
struct Shard {
  int part = 1;
  int parts = 1;
  friend bool operator==(const Shard&, const Shard&) = default;
};

// Reads "2/8"; empty for any other text, and unless 1 <= part <= parts <= 100,000.
std::optional<Shard> parse_shard(std::string_view text);
// "shard 2/8".
std::string shard_name(const Shard& shard);
// Returns the begin and end of a shard of `whole`.
std::pair<Count, Count> part_of(Count whole, const Shard& shard);

// The request of a run: two runs with equal headers play the same games.
struct RunHeader {
  std::string id;    // of the map or deck
  std::string hash;  // of its canonical text, 16 hexadecimal digits
  std::uint64_t seed = 1;
  Count games = 0;  // 0: until it was decided
  std::optional<Shard> shard;

  friend bool operator==(const RunHeader&, const RunHeader&) = default;
};

// The largest file of results that is read, in bytes.
inline constexpr std::size_t kMaxResultBytes = std::size_t{1} << 28;

// The results in one file. A Simulation has a header with an optional shard, and `complete`.
template <class Simulation>
struct ShardFile {
  std::string path;
  std::vector<Simulation> simulations;  // one a map or deck
};

// Returns why a file cannot be merged with the first one; "" if it can. `what` are "maps".
template <class Simulation>
std::string problem_of(const ShardFile<Simulation>& file, const ShardFile<Simulation>& first,
                       const std::string& what) {
  if (file.simulations.size() != first.simulations.size()) {
    return "it has results for " + std::to_string(file.simulations.size()) + " " + what + ", but " +
           first.path + " for " + std::to_string(first.simulations.size());
  }
  for (std::size_t i = 0; i < file.simulations.size(); ++i) {
    const Simulation& mine = file.simulations[i];
    const Simulation& theirs = first.simulations[i];
    if (!mine.header.shard) return "it is not a shard (--shard I/N writes one)";
    if (mine.header.shard != file.simulations.front().header.shard) {
      return "its " + what + " belong to different shards";
    }
    if (const std::string other = difference(mine.header, theirs.header); !other.empty()) {
      return "\"" + other + "\" differs from " + first.path + " (merge shards of one run)";
    }
    if (theirs.header.shard && mine.header.shard->parts != theirs.header.shard->parts) {
      return "it is " + shard_name(*mine.header.shard) + ", but " + first.path + " is " +
             shard_name(*theirs.header.shard) + " (merge shards of one run)";
    }
    if (!mine.complete) return "it was stopped early (simulate --resume finishes it)";
  }
  return "";
}

// Returns the files by shard number, each part once. Adds errors for missing, duplicate and
// unfinished shards and for other runs, with the shard's path.
template <class Simulation>
std::map<int, const ShardFile<Simulation>*> sorted_shards(
    const std::vector<ShardFile<Simulation>>& files, const std::string& what,
    std::vector<FileError>& errors) {
  const auto add = [&](const ShardFile<Simulation>& file, std::string error) {
    errors.push_back({file.path, 0, 0, "", std::move(error), ErrorKind::not_format});
  };
  std::map<int, const ShardFile<Simulation>*> parts;
  for (const ShardFile<Simulation>& file : files) {
    if (const std::string problem = problem_of(file, files.front(), what); !problem.empty()) {
      add(file, problem);
      continue;
    }
    if (file.simulations.empty()) continue;  // as the first one, so that another is wrong
    const Shard shard = *file.simulations.front().header.shard;
    const auto [other, fresh] = parts.emplace(shard.part, &file);
    if (fresh) continue;
    add(file, shard_name(shard) + " is a duplicate (also in " + other->second->path + ")");
  }
  if (!errors.empty()) return {};
  const int all = files.front().simulations.front().header.shard->parts;
  for (int part = 1; part <= all; ++part) {
    if (parts.count(part) > 0) continue;
    add(files.front(), "missing " + shard_name({part, all}) + " of this run");
  }
  return parts;
}

// Merges the shards of one run, in any order, into the result of a single run; `finish(simulation)`
// computes the values that follow from the sum.
template <class Simulation, class Finish>
ParseResult<std::vector<Simulation>> merge_shards(const std::vector<ShardFile<Simulation>>& files,
                                                  const std::string& what, const Finish& finish) {
  std::vector<FileError> errors;
  const auto parts = sorted_shards(files, what, errors);
  if (!errors.empty()) return {std::nullopt, std::move(errors)};
  std::vector<Simulation> merged = files.front().simulations;
  for (std::size_t i = 0; i < merged.size(); ++i) {
    merged[i].header.shard.reset();
    merged[i].tally = {};
    for (const auto& [part, file] : parts) merged[i].tally += file->simulations[i].tally;
    finish(merged[i]);
  }
  return {std::move(merged), {}};
}

}  // namespace chartroom::series
