// chartroom merge: adds the shards of a simulation up.
#include <memory>

#include "cli/output.h"
#include "maps/platform/safe_file.h"
#include "validator/play/simulation/simulation_file.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string output;
};

// The results of a file, or nothing with its faults printed.
std::optional<play::ShardFile> read_shard_file(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path, play::kMaxResultBytes);
  if (!bytes) {
    print_errors(bytes.errors);
    return {};
  }
  ParseResult<std::vector<play::Simulation>> read = play::parse_simulations(*bytes.value, path);
  print_errors(read.errors);
  if (!read) return {};
  return play::ShardFile{path, std::move(*read.value)};
}

int merge(const Options& options) {
  std::vector<play::ShardFile> files;
  for (const std::string& path : options.files) {
    if (auto file = read_shard_file(path)) files.push_back(std::move(*file));
  }
  if (files.size() != options.files.size()) return kCouldNot;
  const ParseResult<std::vector<play::Simulation>> merged = merge_shards(files);
  print_errors(merged.errors);
  if (!merged) return kCouldNot;
  std::string result;
  for (const play::Simulation& simulation : *merged.value) result += simulation_json(simulation);
  write_result(options.output, result);
  return kDone;
}

}  // namespace

void add_merge_verb(CLI::App& program, const Settings&, int& status) {
  auto options = std::make_shared<Options>();
  CLI::App* verb = program.add_subcommand(
      "merge",
      "Add the shards of a simulation up to what one run gives, byte for byte.\n\n"
      "Example: chartroom merge part-1.json part-2.json part-3.json --output whole.json");
  verb->add_option("FILE", options->files,
                   "results of simulate --shard I/N --format json: every part once, in any order")
      ->required();
  verb->add_option("--output", options->output, "a file instead of standard output");
  verb->callback([options, &status] { status = merge(*options); });
}

}  // namespace chartroom::cli
