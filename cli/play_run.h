// The parts of `simulate` and `ladder` that maps and decks share.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/settings.h"
#include "validator/series/ladder.h"
#include "validator/series/shards.h"

namespace chartroom::cli {

using series::Count;

// The options of `simulate` that maps and decks share.
struct RunOptions {
  Count games = 1000;
  std::optional<double> margin;
  double confidence = 0.99;
  std::string record;  // folder; "": none
  std::optional<series::Shard> shard;
  std::string resume;  // the file of an interrupted run
  std::string format = "text";
  std::string output;
};

// Prints the problem of a file and returns true, unless the problem is "".
bool refused(const std::string& path, const std::string& problem);

// Makes the folder for the records of a map or deck and returns it. Throws FileException.
std::filesystem::path record_folder(const std::string& records, const std::string& id);
// Writes game `number`, counted from 0.
void save_game(const std::filesystem::path& folder, Count number, const std::string& record);

// Returns a function that writes each record into its folder, or an empty one without `records`.
template <class Record>
std::function<void(Count game, const Record& record)> record_sink(const std::string& records,
                                                                  const std::string& id) {
  if (records.empty()) return {};
  return [folder = record_folder(records, id)](Count game, const Record& record) {
    save_game(folder, game, record_text(record));
  };
}

// Plays a fixed number of games by `play(range)`. Resumes the interrupted run if `earlier` has its
// results on this map or deck. If they are of another run, prints an error and returns nothing.
template <class Simulation, class Plan, class Play>
std::optional<Simulation> play_run(const std::string& path, const Plan& plan,
                                   const RunOptions& options,
                                   const std::vector<Simulation>& earlier, const Play& play) {
  const auto header = header_of(plan, options.shard);
  const Simulation* so_far = nullptr;
  for (const Simulation& known : earlier) {
    if (known.header.id != header.id) continue;
    std::string what = difference(known.header, header);
    if (what.empty() && known.header.shard != header.shard) what = "shard";
    if (!what.empty()) {
      refused(path, "\"" + what + "\" is another one than in " + options.resume +
                        " (the same run to go on with)");
      return std::nullopt;
    }
    so_far = &known;
  }
  auto outcome = play(rest_of(plan, options.shard, so_far ? so_far->tally.games : 0));
  if (so_far) outcome.tally += tally_of(*so_far, plan);
  return simulation_of(plan, std::move(outcome), options.shard);
}

// Returns hooks that show each look at a rung on a terminal, and that stop by `stop`.
series::LadderHooks ladder_hooks(const Settings& settings, const std::string& id,
                                 const std::atomic<bool>& stop);

struct LadderReport {
  std::string text;  // or JSON
  bool holds = false;
};

// Measures a ladder. If it cannot be played, prints an error and returns nothing.
template <class Plan>
std::optional<LadderReport> report_ladder(const std::string& path, const Plan& plan, bool json,
                                          const series::LadderHooks& hooks) {
  if (refused(path, problem_with(plan))) return std::nullopt;
  const auto ladder = measure_ladder(plan, hooks);
  return LadderReport{json ? ladder_json(plan, ladder) : ladder_text(plan, ladder), ladder.holds()};
}

}  // namespace chartroom::cli
