#include "validator/play/simulation/simulation_file.h"

#include "tests/fuzz/reader.h"
#include "tests/known_maps.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::fuzz {
namespace {

using Simulations = std::vector<play::Simulation>;

std::string text_of(const Simulations& simulations) {
  std::string text;
  for (const play::Simulation& simulation : simulations) text += simulation_json(simulation);
  return text;
}

}  // namespace

std::vector<std::string> seeds() {
  play::TournamentPlan plan;
  plan.map = known::sea({"....", ".#..", "....", "...."});
  plan.rules = rules::rulebook_for(plan.map);
  plan.blue = plan.green = "random";
  plan.games = 4;
  const std::string turns = simulation_json(simulation_of(plan, play_tournament(plan)));
  plan.variant = rules::Variant::realtime;
  plan.starts = {play::StartPlan::Kind::fixed, {0, 0}, {3, 3}};
  const play::Shard shard{1, 2};
  const std::string realtime =
      simulation_json(simulation_of(plan, play_pairs(plan, range_of(plan, shard)), shard));
  return {turns, realtime, turns + realtime};
}

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) { return play::parse_simulations(text, "-"); };
  const auto simulations = parse(bytes);
  if (!was_read(simulations, bytes)) return;
  expect_to_come_back(*simulations.value, parse, text_of);
  std::vector<play::ShardFile> files;
  for (const play::Simulation& simulation : *simulations.value) {
    files.push_back({"-", {simulation}});
  }
  if (files.empty()) return;
  const auto merged = merge_shards(files);
  expect(merged.value.has_value() == merged.errors.empty(), "a sum, or errors");
}

}  // namespace chartroom::fuzz
