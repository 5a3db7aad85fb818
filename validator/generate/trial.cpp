#include "validator/generate/trial.h"

#include <algorithm>
#include <cmath>

#include "validator/play/simulation/verdict.h"

namespace chartroom::generate {
namespace {

// One to two standard errors each beyond what a certificate allows, so that few good ones are lost.
// The standard captain comes first, as far as its games tell: they are the fastest, and its shares
// differ most. What is left in doubt after the last stage is cheaper to ask of the certificate,
// which plays its games afresh anyway and gives up early.
constexpr std::array kForcedStages{
    Stage{Level::standard, 256, 0.045, 0.08, 0.06},
    Stage{Level::standard, 1'024, 0.022, 0.045, 0.04},
    Stage{Level::standard, 4'096, 0.012, 0.035, 0.03},
    Stage{Level::standard, 8'192, 0.008, 0.031, 0.02},
    Stage{Level::expert, 1'024, 0.022, 0.05, 0.04},
    Stage{Level::expert, 4'096, 0.0115, 0.036, 0.02},
    Stage{Level::novice, 4'096, 0.016, 0.035, 0.02},
};
constexpr int kForcedScreening = 6;

constexpr std::array kFreeStages{
    Stage{Level::standard, 512, 0.5, 0.06, 0.04},   Stage{Level::expert, 512, 0.5, 0.06, 0.04},
    Stage{Level::novice, 512, 0.5, 0.06, 0.04},     Stage{Level::expert, 1'024, 0.5, 0.045, 0.025},
    Stage{Level::novice, 1'024, 0.5, 0.045, 0.025},
};
constexpr int kFreeScreening = 5;

// More pairs than any trial plays: the plan is the same, however many are asked for.
constexpr play::Count kPlanned = play::Count{1} << 24;

double away(play::Question question, const play::Tally& tally) {
  constexpr double kAnyConfidence = 0.99;
  return std::abs(share_for(question, tally, kAnyConfidence).estimate - 0.5);
}

double unfinished(const play::Tally& tally) {
  return static_cast<double>(tally.unfinished) / static_cast<double>(tally.games);
}

bool passes(const Trial& trial, const Stage& stage) {
  const play::Tally& tally = trial.at(stage.level);
  return away(play::Question::side, tally) <= stage.side &&
         away(play::Question::first_move, tally) <= stage.first &&
         unfinished(tally) <= stage.unfinished;
}

double beyond_chance(double share, double harmless, play::Count games) {
  const double excess = std::max(0.0, share - harmless);
  return std::max(0.0, excess * excess - 0.25 / static_cast<double>(games));
}

}  // namespace

std::span<const Stage> stages(bool forced_starts) {
  if (forced_starts) return kForcedStages;
  return kFreeStages;
}

int screening_stages(bool forced_starts) {
  return forced_starts ? kForcedScreening : kFreeScreening;
}

std::uint64_t seed_of(std::uint64_t request, int number, Stream stream) {
  statistics::Random random(request, static_cast<std::uint32_t>(number), 0, stream);
  const std::uint64_t high = random.next();
  return high << 32 | random.next();
}

bool play_games(Trial& trial, Level level, play::Count games, const play::Jobs& jobs,
                const std::atomic<bool>* stop) {
  play::Tally& tally = trial.tallies[static_cast<std::size_t>(level)];
  if (tally.games >= games) return true;
  play::TournamentPlan plan;
  plan.map = trial.layout.map;
  plan.rules = rules::rulebook_for(plan.map);
  plan.blue = plan.green = kLevels[static_cast<std::size_t>(level)];
  plan.games = kPlanned;
  plan.seed = trial.seed;
  plan.jobs = jobs;
  play::TournamentHooks hooks;
  hooks.stop = stop;
  tally += play_pairs(plan, {tally.games / 2, games / 2}, hooks).tally;
  return !(stop && *stop);
}

bool play_stages(Trial& trial, int last, const play::Jobs& jobs, const std::atomic<bool>* stop) {
  const auto all = stages(trial.layout.map.starts.any());
  while (trial.stage < last) {
    const Stage& stage = all[static_cast<std::size_t>(trial.stage)];
    if (!play_games(trial, stage.level, stage.games, jobs, stop)) return false;
    if (!passes(trial, stage)) return false;
    ++trial.stage;
  }
  return true;
}

double shortfall(const Trial& trial) {
  double sum = 0;
  for (const play::Tally& tally : trial.tallies) {
    if (tally.games == 0) continue;
    sum += beyond_chance(away(play::Question::side, tally), 0, tally.games) +
           beyond_chance(away(play::Question::first_move, tally), 0.02, tally.games) +
           beyond_chance(unfinished(tally), 0.015, tally.games);
  }
  return sum;
}

bool better(const Trial& a, const Trial& b) {
  return a.stage != b.stage ? a.stage > b.stage : shortfall(a) < shortfall(b);
}

}  // namespace chartroom::generate
