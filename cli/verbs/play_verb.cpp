// chartroom play: a game in the terminal.
#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/con_sonar/play/deck_setup.h"
#include "cli/output.h"
#include "cli/play/setup.h"
#include "maps/platform/shown_text.h"

namespace chartroom::cli {
namespace {

std::string map_greeting(const PlayPlan& plan, const PlayOptions& options) {
  const play::TableSetup& setup = plan.setup;
  std::string who = "two people at one keyboard";
  for (const maps::Team team : maps::kTeams) {
    if (setup.agents[index(team)].empty()) continue;
    who = fmt::format("you are {}; {} plays {}", to_string(other(team)), setup.agents[index(team)],
                      to_string(team));
  }
  std::string clock;
  if (setup.variant == rules::Variant::realtime) {
    clock = fmt::format(", calling every {}", seconds_of(setup.pace));
  }
  return fmt::format("{}{}: {}{}.\nRandom seed: {}. Type help at any prompt.\n",
                     options.resume.empty() ? "" : "Continuing ", shown_in(setup.map.name, "en"),
                     who, clock, setup.seed);
}

int play(const PlayOptions& options, const Settings& settings) {
  auto plan = plan_play(options, seed_of(settings, options));
  if (!plan) return kFailed;
  Console console(settings, options.time == "typed" ? PlayClock::typed : PlayClock::real);
  console.say(map_greeting(*plan, options));
  auto setup = set_up(std::move(*plan), options, console);
  if (!setup) {
    console.print("The game had not started, so there is nothing to save.\n");
    return console.leaving() == Leaving::interrupted ? kInterrupted : kDone;
  }
  PlaySession session(*setup->table, console, setup->files);
  session.set_person_at_keyboard(setup->person_at_keyboard);
  if (!options.resume.empty()) session.resume_from(options.resume);
  return session.run();
}

}  // namespace

void add_play_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<PlayOptions>();
  CLI::App* verb = program.add_subcommand(
      "play",
      "Play a game in the terminal, against agents or with people at one keyboard.\n\n"
      "Example: chartroom play north-pole --start C2 --record evening.game\n"
      "Example: chartroom play con-sonar --players person,person,planner");
  add_play_options(*verb, *options);
  verb->callback([options, &settings, &status] {
    status = asks_for_deck(*options) ? play_deck(*options, settings) : play(*options, settings);
  });
}

}  // namespace chartroom::cli
