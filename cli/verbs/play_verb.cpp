// chartroom play: a game in the terminal.
#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/con_sonar/play/deck_setup.h"
#include "cli/output.h"
#include "cli/play/setup.h"
#include "maps/platform/shown_text.h"

namespace chartroom::cli {
namespace {

// "4.5", in tenths.
Message seconds(int milliseconds) {
  const int tenths = (milliseconds + 50) / 100;
  return message("{}.{}", tenths / 10, tenths % 10);
}

// Returns who plays: "you are blue; novice plays green".
Message seats_text(const play::TableSetup& setup) {
  for (const maps::Team team : maps::kTeams) {
    const std::string& agent = setup.agents[index(team)];
    if (agent.empty()) continue;
    const Message you = team_word(other(team));
    const play::Pace& pace = setup.pace;
    if (setup.variant == rules::Variant::turns) {
      return message("you are {}; {} plays {}", you, agent, team_word(team));
    }
    return pace.spread == 0 ? message("you are {}; {} plays {}, calling every {} s", you, agent,
                                      team_word(team), seconds(pace.mean))
                            : message("you are {}; {} plays {}, calling every {} to {} s", you,
                                      agent, team_word(team), seconds(pace.mean - pace.spread),
                                      seconds(pace.mean + pace.spread));
  }
  return message("two people at one keyboard");
}

Message map_greeting(const PlayPlan& plan, const PlayOptions& options) {
  const play::TableSetup& setup = plan.setup;
  const std::string name = shown_in(setup.map.name, options.language);
  const Message game = options.resume.empty() ? Message(name) : message("Continuing {}", name);
  return message("{}: {}.\nRandom seed: {}. Type help at any prompt.", game, seats_text(setup),
                 setup.seed);
}

int play(const PlayOptions& options, const Settings& settings) {
  auto plan = plan_play(options, seed_of(settings, options));
  if (!plan) return kFailed;
  Console console(settings, options.time == "typed" ? PlayClock::typed : PlayClock::real,
                  options.language);
  console.say(map_greeting(*plan, options));
  auto setup = set_up(std::move(*plan), options, console);
  if (!setup) {
    console.say(message("The game had not started, so there is nothing to save."));
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
