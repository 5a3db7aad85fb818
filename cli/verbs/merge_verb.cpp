// chartroom merge: adds the shards of a simulation up.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "cli/output.h"
#include "cli/results_file.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::cli {
namespace {

struct MergeOptions {
  std::vector<std::string> files;
  std::string output;
};

// The sums of one game's shards; none where there are none. `good` turns false, and errors are
// printed, where they do not add up.
template <class Simulation>
std::vector<Simulation> merged(const std::vector<series::ShardFile<Simulation>>& files,
                               bool& good) {
  const bool any = std::any_of(files.begin(), files.end(),
                               [](const auto& file) { return !file.simulations.empty(); });
  if (!any) return {};
  ParseResult<std::vector<Simulation>> sums = merge_shards(files);
  print_errors(sums.errors);
  good = good && sums;
  return sums.value.value_or(std::vector<Simulation>{});
}

int merge(const MergeOptions& options) {
  std::vector<play::ShardFile> maps;
  std::vector<con_sonar::ShardFile> decks;
  std::vector<bool> of_decks;  // the order of the first file
  for (const std::string& path : options.files) {
    std::optional<ResultsFile> file = read_results(path);
    if (!file) continue;
    if (maps.empty()) of_decks = file->of_decks;
    maps.push_back({path, std::move(file->maps)});
    decks.push_back({path, std::move(file->decks)});
  }
  bool good = maps.size() == options.files.size();
  if (!good) return kFailed;
  const std::vector<play::Simulation> map_sums = merged(maps, good);
  const std::vector<con_sonar::Simulation> deck_sums = merged(decks, good);
  if (!good) return kFailed;
  std::string result;
  auto map = map_sums.begin();
  auto deck = deck_sums.begin();
  for (const bool of_deck : of_decks) {
    result += of_deck ? simulation_json(*deck++) : simulation_json(*map++);
  }
  write_result(options.output, result);
  return kDone;
}

}  // namespace

void add_merge_verb(CLI::App& program, const Settings&, int& status) {
  auto options = std::make_shared<MergeOptions>();
  CLI::App* verb = program.add_subcommand(
      "merge",
      "Combine the shards of a simulation into the result of one run, byte for byte.\n\n"
      "Example: chartroom merge part-1.json part-2.json part-3.json --output whole.json");
  verb->add_option("FILE", options->files,
                   "results of simulate --shard I/N --format json: each part once, in any order")
      ->required();
  verb->add_option("--output", options->output, "write to this file instead of standard output");
  verb->callback([options, &status] { status = merge(*options); });
}

}  // namespace chartroom::cli
