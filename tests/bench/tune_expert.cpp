// Tunes the weights of the expert captain by self-play:
//   chartroom-tune-expert ITERATIONS PAIRS SEED MAP...
// Simultaneous perturbation (Spall 1992): each iteration moves all weights at once, half of them up
// and half down by chance, lets the one side play the other on every map, and goes some way towards
// the winner. Half as many games against the standard captain keep the play sharp. It prints the
// weights as they stand in validator/play/agents/expert_weights.h, every 50 iterations with their
// score.
#include <fmt/core.h>

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <random>

#include "maps/files/map_file.h"
#include "validator/play/agents/expert_agent.h"
#include "validator/play/agents/standard_agent.h"
#include "validator/play/games/match.h"

namespace chartroom {
using namespace maps;
using namespace statistics;
using namespace rules;
using namespace play;
namespace {

struct Trait {
  const char* name;
  int& (*of)(ExpertWeights&);
  double step;  // size of its first moves
};

constexpr Trait kTraits[] = {
    {"energy", [](ExpertWeights& w) -> int& { return w.energy; }, 12},
    {"fading", [](ExpertWeights& w) -> int& { return w.fading; }, 3},
    {"armed", [](ExpertWeights& w) -> int& { return w.armed; }, 20},
    {"hidden", [](ExpertWeights& w) -> int& { return w.hidden; }, 24},
    {"seen", [](ExpertWeights& w) -> int& { return w.seen; }, 24},
    {"hit", [](ExpertWeights& w) -> int& { return w.hit; }, 120},
    {"win", [](ExpertWeights& w) -> int& { return w.win; }, 300},
    {"suffered", [](ExpertWeights& w) -> int& { return w.suffered; }, 200},
    {"danger[0]", [](ExpertWeights& w) -> int& { return w.danger[0]; }, 80},
    {"danger[1]", [](ExpertWeights& w) -> int& { return w.danger[1]; }, 60},
    {"danger[2]", [](ExpertWeights& w) -> int& { return w.danger[2]; }, 40},
    {"danger[3]", [](ExpertWeights& w) -> int& { return w.danger[3]; }, 30},
    {"danger[4]", [](ExpertWeights& w) -> int& { return w.danger[4]; }, 20},
    {"last", [](ExpertWeights& w) -> int& { return w.last; }, 80},
    {"chance[0]", [](ExpertWeights& w) -> int& { return w.chance[0]; }, 80},
    {"chance[1]", [](ExpertWeights& w) -> int& { return w.chance[1]; }, 60},
    {"chance[2]", [](ExpertWeights& w) -> int& { return w.chance[2]; }, 40},
    {"chance[3]", [](ExpertWeights& w) -> int& { return w.chance[3]; }, 30},
    {"chance[4]", [](ExpertWeights& w) -> int& { return w.chance[4]; }, 20},
    {"heading", [](ExpertWeights& w) -> int& { return w.heading; }, 40},
    {"boldness", [](ExpertWeights& w) -> int& { return w.boldness; }, 32},
    {"narrow", [](ExpertWeights& w) -> int& { return w.narrow; }, 15},
    {"cramped", [](ExpertWeights& w) -> int& { return w.cramped; }, 8},
    {"wide", [](ExpertWeights& w) -> int& { return w.wide; }, 2},
    {"hug", [](ExpertWeights& w) -> int& { return w.hug; }, 8},
};
constexpr std::size_t kCount = std::size(kTraits);
using Values = std::array<double, kCount>;

struct Field {
  explicit Field(const Map& given) : map(given), sea(map, rulebook_for(map)) {}
  Map map;
  Sea<2> sea;
};

class Tuner {
 public:
  Tuner(const std::vector<std::string>& paths, int pairs, std::uint32_t seed)
      : pairs_(pairs), seed_(seed), random_(seed) {
    for (const std::string& path : paths) {
      const auto file = load_map(path);
      if (!file || !BasicPointSet<2>::fits(file.value->map.size)) {
        fmt::print(stderr, "{} is no map of up to 10 x 11 points\n", path);
        std::exit(2);
      }
      fields_.push_back(std::make_unique<Field>(file.value->map));
    }
    ExpertWeights weights;
    for (std::size_t i = 0; i < kCount; ++i) values_[i] = kTraits[i].of(weights);
  }

  void run(int iterations) {
    for (int i = 0; i < iterations; ++i) {
      const double shrink = std::pow(1 + 4.0 * i / iterations, -0.3);
      iterate(shrink, static_cast<std::uint32_t>(i));
      if (i % 50 == 49 || i + 1 == iterations) report(i + 1);
    }
  }

 private:
  void iterate(double shrink, std::uint32_t number) {
    Values up = values_;
    Values down = values_;
    Values moves{};
    for (std::size_t i = 0; i < kCount; ++i) {
      moves[i] = (random_() & 1U ? 1 : -1) * shrink * kTraits[i].step;
      up[i] += moves[i];
      down[i] -= moves[i];
    }
    const ExpertAgent<2> one(SurfacingWill::blocked, weights(up));
    const ExpertAgent<2> two(SurfacingWill::blocked, weights(down));
    int lead = 0;
    for (int pair = 0; pair < pairs_; ++pair) lead += half_points_of(one, two, pair, number) - 2;
    for (int pair = 0; pair < pairs_ / 2; ++pair) {
      lead += half_points_of(one, standard_, pair, number);
      lead -= half_points_of(two, standard_, pair, number);
    }
    for (std::size_t i = 0; i < kCount; ++i) values_[i] += 1.5 * lead / pairs_ * moves[i];
  }

  // Returns the score of `one` in two games from the same starts, in half points: 0 to 4.
  int half_points_of(const Agent<2>& one, const Agent<2>& two, int pair, std::uint32_t number) {
    const Field& field = *fields_[static_cast<std::size_t>(pair) % fields_.size()];
    const std::uint64_t seed = std::uint64_t{seed_} << 32 | number;
    GameSetup setup;
    setup.seed = seed;
    setup.pair = static_cast<std::uint32_t>(pair);
    setup.first = pair / static_cast<int>(fields_.size()) % 2 == 0 ? Team::blue : Team::green;
    setup.blue = start(field, Team::blue, one, setup);
    setup.green = start(field, Team::green, one, setup);
    Tally tally;
    int points = 0;
    for (const Team player : kTeams) {
      setup.game = static_cast<std::uint32_t>(index(player));
      const Players<2> players{player == Team::blue ? one : two, player == Team::blue ? two : one};
      points += half_points(play_game(field.sea, players, setup, tally), player);
    }
    return points;
  }

  static Point start(const Field& field, Team team, const Agent<2>& agent, const GameSetup& setup) {
    if (const auto& forced = field.map.starts.of(team)) return *forced;
    Random random(setup.seed, setup.pair, 0,
                  team == Team::blue ? Stream::blue_start : Stream::green_start);
    return agent.choose_start(field.sea, team, random);
  }

  static ExpertWeights weights(const Values& values) {
    ExpertWeights weights;
    for (std::size_t i = 0; i < kCount; ++i) {
      kTraits[i].of(weights) = static_cast<int>(std::lround(values[i]));
    }
    return weights;
  }

  void report(int iteration) {
    ExpertWeights now = weights(values_);
    const ExpertAgent<2> agent(SurfacingWill::blocked, now);
    const ExpertAgent<2> before(SurfacingWill::blocked);
    int against_standard = 0;
    int against_start = 0;
    for (int pair = 0; pair < 1000; ++pair) {
      against_standard += half_points_of(agent, standard_, pair, ~0U);
      against_start += half_points_of(agent, before, pair, ~0U);
    }
    fmt::print("{} iterations: {:.1f} % against standard, {:.1f} % against the weights at first\n",
               iteration, against_standard / 40.0, against_start / 40.0);
    for (const Trait& trait : kTraits) fmt::print("  {} = {}\n", trait.name, trait.of(now));
    std::fflush(stdout);
  }

  std::vector<std::unique_ptr<Field>> fields_;
  StandardAgent<2> standard_{SurfacingWill::blocked};
  int pairs_;
  std::uint32_t seed_;
  std::mt19937 random_;
  Values values_{};
};

}  // namespace
}  // namespace chartroom

int main(int argc, char** argv) {
  if (argc < 5) {
    fmt::print(stderr, "chartroom-tune-expert ITERATIONS PAIRS SEED MAP...\n");
    return 2;
  }
  chartroom::Tuner tuner({argv + 4, argv + argc}, std::atoi(argv[2]),
                         static_cast<std::uint32_t>(std::atoi(argv[3])));
  tuner.run(std::atoi(argv[1]));
}
