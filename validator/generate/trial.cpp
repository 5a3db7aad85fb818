#include "validator/generate/trial.h"

#include <algorithm>
#include <cstdint>

#include "validator/generate/certificate.h"

namespace chartroom::generate {
namespace {

// A candidate goes on while its promise is at least this part of what it was before its games:
// whoever fell below is worth less than the next one like it, which has cost nothing yet. Of a new
// one little is known by the few games that it has cost, and it may found a line.
constexpr double kKeptOfNew = 0.1;
constexpr double kKeptOfVaried = 0.5;
// From this chance on the certificate tells more for its games than the search.
constexpr double kReady = 0.2;
// Games at a level: at first, and at most.
constexpr Count kFewestTrialGames = 256;
constexpr Count kMost = 8'192;
// What a game costs by level, by the processor's time.
constexpr std::array kCost{2.0, 1.0, 4.5};
// More games without a result than this share, and than these, are more than chance: no certificate
// allows it.
constexpr double kStalling = 1.5 * kUnfinishedMost;
constexpr double kFewStalled = 8;

// More pairs than any trial plays: the plan is the same, however many are asked for.
constexpr play::Count kPlanned = play::Count{1} << 24;

bool forced(const Trial& trial) { return trial.layout.map.starts.any(); }

// What is learned by so many games more at a level for what they cost: how likely it refuses, and
// which part of what is in doubt they decide.
double worth(const Belief& believed, bool forced_starts, std::size_t level, Count more) {
  const double doubt = doubt_of(believed, static_cast<Level>(level), forced_starts);
  const auto games = static_cast<double>(more);
  const double refused = 1 - chance_of(believed, static_cast<Level>(level), forced_starts);
  return refused * doubt / (doubt + 0.25 / games) / (kCost[level] * games);
}

// The chance beside that of an even map that had as many games: what has been seen against it, and
// not how little has been seen at all.
double promise_of(const Trial& trial) {
  if (stalls(trial.tallies)) return 0;
  const Belief believed = posterior(trial.prior, trial.tallies);
  Belief even = believed;
  for (auto& question : even) {
    for (Normal& share : question) share.mean = 0;
  }
  return chance_of(believed, forced(trial)) / chance_of(even, forced(trial));
}

// Twice as many games as before at each level, up to the most.
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
