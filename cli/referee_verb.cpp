// chartroom referee: whether a game was played by the rules.
#include <fmt/format.h>

#include <memory>

#include "cli/output.h"
#include "cli/record_input.h"
#include "validator/play/referee_report.h"

namespace chartroom {
namespace {

struct Options {
  std::string path;
  std::vector<std::string> maps;
  std::string format = "text";
  std::string output;
};

// What a file of several games comes to.
std::string summary(std::size_t games, std::size_t illegal) {
  return fmt::format("\n{} games, {} illegal.\n", games, illegal);
}

int judge(const Options& options) {
  const auto games = read_games(options.path, options.maps);
  if (!games) return kCouldNot;
  const bool json = options.format == "json";
  std::string result;
  std::size_t illegal = 0;
  for (const auto& [record, input] : *games) {
    const RefereeReport report = referee(record, input.map, input.rules());
    const RefereedGame game{options.path, record, input.map, report};
    if (!json && !result.empty()) result += "\n";
    result += json ? referee_json(game) : referee_text(game);
    if (!report.legal()) ++illegal;
  }
  if (!json && games->size() > 1) result += summary(games->size(), illegal);
  write_result(options.output, result);
  return illegal > 0 ? kFound : kDone;
}

}  // namespace

void add_referee_verb(CLI::App& program, const Settings&, int& status) {
  auto options = std::make_shared<Options>();
  CLI::App* verb = program.add_subcommand(
      "referee",
      "Replay a game record: was every action legal, and who won? Ends with 1 where a rule was "
      "broken.\n\n"
      "Example: chartroom referee evening.game --maps maps/packs");
  verb->add_option("RECORD", options->path, "a file of one or more games, or - for standard input")
      ->required();
  verb->add_option(
          "--maps", options->maps,
          "where to look for the record's map first: a map, a pack or a folder; repeatable")
      ->take_all()
      ->expected(1);
  verb->add_option("--format", options->format, "text, or json: one object a game, each on a line")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  verb->add_option("--output", options->output, "a file instead of standard output");
  verb->callback([options, &status] { status = judge(*options); });
}

}  // namespace chartroom
