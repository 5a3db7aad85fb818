#include "validator/generate/trial.h"

#include <algorithm>
#include <cstdint>

#include "validator/generate/certificate.h"

namespace chartroom::generate {
namespace {

// A candidate is played while its promise is at least this part of its first promise: below it, a
// new candidate of its kind is worth more. A new map has little evidence after few games and may
// start a line, so it gets more patience.
constexpr double kKeptOfNew = 0.1;
constexpr double kKeptOfVaried = 0.5;
// From this chance on, certificate games tell more than search games.
constexpr double kReady = 0.2;
// The first and the largest number of games at a level.
constexpr Count kFewestTrialGames = 256;
constexpr Count kMost = 8'192;
// The cost of a game by level, in processor time.
constexpr std::array kCost{2.0, 1.0, 4.5};
// A share and a number of unfinished games; more than both is no chance, so no certificate.
constexpr double kStalling = 1.5 * kUnfinishedMost;
constexpr double kFewStalled = 8;

// More than any trial plays, so the plan does not depend on the number of games.
constexpr play::Count kPlanned = play::Count{1} << 24;

bool forced(const Trial& trial) { return trial.layout.map.starts.any(); }

// Returns the value of further games for their cost: the chance of a refusal times the part of the
// doubt that they settle.
double worth(const Belief& believed, bool forced_starts, std::size_t level, Count more) {
  const double doubt = doubt_of(believed, static_cast<Level>(level), forced_starts);
  const auto games = static_cast<double>(more);
  const double refused = 1 - chance_of(believed, static_cast<Level>(level), forced_starts);
  return refused * doubt / (doubt + 0.25 / games) / (kCost[level] * games);
}

// Returns the chance relative to an even map with as many games: the evidence against the map, not
// the lack of evidence.
double promise_of(const Trial& trial) {
  if (stalls(trial.tallies)) return 0;
  const Belief believed = posterior(trial.prior, trial.tallies);
  Belief even = believed;
  for (auto& question : even) {
    for (Normal& share : question) share.mean = 0;
  }
  return chance_of(believed, forced(trial)) / chance_of(even, forced(trial));
}

// Returns twice the games of each level so far, up to the most.
Until until_of(const Trial& trial) {
  Until until{};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    const Count games = std::max(kFewestTrialGames, 2 * trial.tallies[i].games);
    if (games <= kMost) until[i] = games;
  }
  return until;
}

}  // namespace

std::uint64_t seed_of(std::uint64_t request, int number, Stream stream) {
  statistics::Random random(request, static_cast<std::uint32_t>(number), 0, stream);
  const std::uint64_t high = random.next();
  return high << 32 | random.next();
}

bool play_games(Trial& trial, Level level, play::Count games, const series::Jobs& jobs,
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

double chance_of(const Trial& trial) {
  if (stalls(trial.tallies)) return 0;
  return chance_of(posterior(trial.prior, trial.tallies), forced(trial));
}

bool stalls(const Tallies& tallies) {
  return std::any_of(tallies.begin(), tallies.end(), [](const play::Tally& tally) {
    return static_cast<double>(tally.unfinished) >
           kFewStalled + kStalling * static_cast<double>(tally.games);
  });
}

std::optional<Level> most_telling(const Belief& believed, bool forced_starts, const Tallies& played,
                                  const Until& until) {
  std::optional<Level> found;
  double most = 0;
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (until[i] == 0) continue;
    const double gain = worth(believed, forced_starts, i, until[i] - played[i].games);
    if (found && gain <= most) continue;
    most = gain;
    found = static_cast<Level>(i);
  }
  return found;
}

Prospect prospect_of(const Trial& trial) {
  if (stalls(trial.tallies)) return {};
  const Belief believed = posterior(trial.prior, trial.tallies);
  Prospect best;
  for (const Change change : {Change::nudge, Change::vary}) {
    const double chance = chance_of(belief_of_change(believed, change), forced(trial));
    if (chance > best.chance) best = {change, chance};
  }
  return best;
}

bool screen(Trial& trial, const series::Jobs& jobs, const std::atomic<bool>* stop) {
  double promise = promise_of(trial);
  const double least = (trial.varied ? kKeptOfVaried : kKeptOfNew) * promise;
  while (promise >= least && promise > 0) {
    if (chance_of(trial) >= kReady) return true;
    const Until until = until_of(trial);
    const auto level =
        most_telling(posterior(trial.prior, trial.tallies), forced(trial), trial.tallies, until);
    if (!level) return false;
    if (!play_games(trial, *level, until[static_cast<std::size_t>(*level)], jobs, stop)) {
      return false;
    }
    promise = promise_of(trial);
  }
  return false;
}

bool better(const Trial& a, const Trial& b) {
  return prospect_of(a).chance > prospect_of(b).chance;
}

}  // namespace chartroom::generate
