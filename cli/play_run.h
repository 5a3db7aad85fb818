// What `simulate` and `ladder` do on maps and decks alike.
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

// What `simulate` is asked of maps and decks alike.
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

// Prints a problem of what is at a path, and is true where there is one.
bool refused(const std::string& path, const std::string& problem);

// The folder of the records on a map or deck, made. Throws FileException where that fails.
std::filesystem::path record_folder(const std::string& records, const std::string& id);
// Writes game `number`, counted from 0.
void save_game(const std::filesystem::path& folder, Count number, const std::string& record);

// Writes each record into its folder; nothing where no records are asked.
template <class Record>
std::function<void(Count game, const Record& record)> record_sink(const std::string& records,
                                                                  const std::string& id) {
  if (records.empty()) return {};
  return [folder = record_folder(records, id)](Count game, const Record& record) {
    save_game(folder, game, record_text(record));
  };
}

// A fixed number of games, which go on with the results of the interrupted run if there are
// `earlier` ones on this map or deck; `play(range)` plays what is left. Nothing, and an error
// printed, where these are of another run.
template <class Simulation, class Plan, class Play>
std::optional<Simulation> play_run(const std::string& path, const Plan& plan,
                                   const RunOptions& options,
                                   const std::vector<Simulation>& earlier, const Play& play) {
  const auto header = header_of(plan, options.shard);
  const Simulation* so_far = nullptr;
  for (const Simulation& known : earlier) {
    if (known.header.board != header.board) continue;
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

// Tells on a terminal of each look at a rung; stops where the program is interrupted.
series::LadderHooks ladder_hooks(const Settings& settings, const std::string& id,
                                 const std::atomic<bool>& stop);

struct LadderReport {
  std::string text;  // or JSON
  bool holds = false;
};

// Measures a ladder; nothing, and an error printed, where it cannot be played.
template <class Plan>
std::optional<LadderReport> report_ladder(const std::string& path, const Plan& plan, bool json,
                                          const series::LadderHooks& hooks) {
  if (refused(path, problem_with(plan))) return std::nullopt;
  const auto ladder = measure_ladder(plan, hooks);
  return LadderReport{json ? ladder_json(plan, ladder) : ladder_text(plan, ladder), ladder.holds()};
}

}  // namespace chartroom::cli
