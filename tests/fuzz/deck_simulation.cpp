#include "validator/con_sonar/simulation/deck_simulation.h"
#include "maps/con_sonar/even_deck.h"
#include "tests/fuzz/reader.h"

namespace chartroom::fuzz {
namespace {

using Simulations = std::vector<con_sonar::Simulation>;

std::string text_of(const Simulations& simulations) {
  std::string text;
  for (const con_sonar::Simulation& simulation : simulations) text += simulation_json(simulation);
  return text;
}

}  // namespace

std::vector<std::string> seeds() {
  con_sonar::SeriesPlan plan{.rules = con_sonar::Rules(con_sonar::even_deck("even", "Even", 3, 4)),
                             .nations = {0, 1, 2},
                             .agents = {"random", "random", "random"}};
  plan.games = 3;
  return {simulation_json(simulation_of(plan, play_series(plan, plan.all_games())))};
}

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) { return con_sonar::parse_simulations(text, "-"); };
  const auto simulations = parse(bytes);
  if (!was_read(simulations, bytes)) return;
  expect_to_come_back(*simulations.value, parse, text_of);
}

}  // namespace chartroom::fuzz
