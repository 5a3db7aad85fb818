// chartroom play: a game in the terminal.
#include <fmt/format.h>

#include "cli/output.h"
#include "cli/play_setup.h"

namespace chartroom {
namespace {

std::string greeting(const PlayPlan& plan, const PlayOptions& options) {
  const TableSetup& setup = plan.setup;
  std::string who = "two people at one keyboard";
  for (const Team team : kTeams) {
    if (setup.agents[index(team)].empty()) continue;
    who = fmt::format("you are {}, {} is played by {}", to_string(other(team)), to_string(team),
                      setup.agents[index(team)]);
  }
  return fmt::format("{}{}: {}. Type help whenever you are asked.\n",
                     options.resume.empty() ? "" : "On with ", text_in(setup.map.name, "en"), who);
}

int play(const PlayOptions& options, const Settings& settings) {
  auto plan = plan_play(options, settings);
  if (!plan) return kCouldNot;
  Console console(settings);
  console.print(greeting(*plan, options));
  auto setup = set_up(std::move(*plan), options, console);
  if (!setup) {
    console.print("The game had not begun; there is nothing to save.\n");
    return console.leaving() == Leaving::interrupted ? kInterrupted : kDone;
  }
  PlaySession session(*setup->table, console, setup->files);
  session.seat(setup->seated);
  if (!options.resume.empty()) session.mark_saved(options.resume);
  return session.run();
}

}  // namespace

void add_play_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<PlayOptions>();
  CLI::App* verb = program.add_subcommand(
      "play",
      "Play a game in the terminal, against an agent or two people at one keyboard.\n\n"
      "Example: chartroom play north-pole --start C2 --record evening.game");
  verb->add_option("MAP", options->map, "a map file, or the id of a shipped map");
  verb->add_option("--against", options->against, "the agent to play against: novice or random");
  verb->add_flag("--two", options->two, "two people take turns at the keyboard");
  verb->add_option("--team", options->team, "yours against an agent: blue (default) or green")
      ->check(CLI::IsMember({"blue", "green"}));
  verb->add_option("--first", options->first, "who begins: blue, green or random (default)")
      ->check(CLI::IsMember({"blue", "green", "random"}));
  verb->add_option("--start", options->start, "your start, such as C2; else you are asked");
  verb->add_option("--record", options->record, "keep the game in this file after every ply");
  verb->add_option("--resume", options->resume, "go on with the game of this record");
  verb->callback([options, &settings, &status] { status = play(*options, settings); });
}

}  // namespace chartroom
