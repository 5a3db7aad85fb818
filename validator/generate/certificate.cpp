#include "validator/generate/certificate.h"

#include <fmt/format.h>

#include <cmath>
#include <vector>

#include "maps/platform/contract.h"
#include "maps/platform/hash.h"
#include "validator/checks/packs/same_play.h"
#include "validator/play/agents/agent.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::generate {
namespace {

bool within(const statistics::Interval& share, double margin) {
  return share.low >= 0.5 - margin && share.high <= 0.5 + margin;
}

// After a part of the games: whether the rest is hardly worth playing. This only ever keeps a
// certificate from being given.
bool hopeless(const Certificate& certificate, const play::Tally& played) {
  const auto off = [&](play::Question question) {
    return std::abs(share_for(question, played, kConfidence).estimate - 0.5);
  };
  return (certificate.side_proof.empty() && off(play::Question::side) > 0.75 * kSideMargin) ||
         off(play::Question::first_move) > kFirstMargin;
}

// Where a search believes a certificate less likely than this, it gives it up.
constexpr double kWorthTrying = 0.12;

// Of a tally, what a certificate keeps.
play::Tally kept(const play::Tally& all) {
  play::Tally tally;
  tally.games = all.games;
  tally.wins_by_team = all.wins_by_team;
  tally.wins_by_first = all.wins_by_first;
  tally.draws = all.draws;
  tally.unfinished = all.unfinished;
  tally.pairs = all.pairs;
  tally.pairs_by_first = all.pairs_by_first;
  return tally;
}

// Until a level has so many games; whether a look at them may show what the certificate says.
struct Part {
  Count games;
  bool look;
};

std::vector<Part> parts_of(const Certificate& certificate) {
  if (certificate.looks == 1) {
    return {
        {certificate.games / 8, false}, {certificate.games / 2, false}, {certificate.games, true}};
  }
  std::vector<Part> parts{{kForcedLooks.front() / 2, false}};
  for (const Count games : kForcedLooks) parts.push_back({games, true});
  return parts;
}

// Plays a part of a level's games and says whether to go on. `shown`: there is nothing left to
// show.
bool play_level(Certificate& certificate, Trial& trial, Level level, const Part& part, bool& shown,
                const Trial* known, const play::Jobs& jobs, const std::atomic<bool>* stop) {
  const auto i = static_cast<std::size_t>(level);
  if (shown) return true;
  if (!play_games(trial, level, part.games, jobs, stop)) return false;
  certificate.tallies[i] = kept(trial.tallies[i]);
  shown = part.look && certificate.holds(i);
  // Whoever plays the certificate again knows nothing else of the map, and must come as far.
  bool given_up = hopeless(certificate, certificate.tallies[i]);
  given_up = given_up || (known && chance_of(*known, certificate.tallies) < kWorthTrying);
  return shown || (part.games < certificate.games && !given_up);
}

}  // namespace

statistics::Interval Certificate::side(std::size_t level) const {
  return share_for(play::Question::side, tallies[level], confidence_of_a_look());
}

statistics::Interval Certificate::first(std::size_t level) const {
  return share_for(play::Question::first_move, tallies[level], confidence_of_a_look());
}

statistics::Interval Certificate::unfinished(std::size_t level) const {
  const play::Tally& tally = tallies[level];
  return statistics::share(static_cast<double>(tally.unfinished), tally.games,
                           confidence_of_a_look());
}

bool Certificate::holds(std::size_t level) const {
  return (!side_proof.empty() || within(side(level), kSideMargin)) &&
         within(first(level), kFirstMargin) && unfinished(level).high < kUnfinishedMost;
}

std::string map_hash(const maps::Map& map) {
  return fmt::format("{:016x}", fnv1a(checks::same_play_key(map, {})));
}

int looks_for(const maps::Map& map) {
  return map.starts.any() ? static_cast<int>(kForcedLooks.size()) : 1;
}

std::optional<Certificate> certify(const maps::Map& map, std::uint64_t seed, Count candidates,
                                   int looks, const play::Jobs& jobs, const std::atomic<bool>* stop,
                                   Trial* known) {
  CHARTROOM_EXPECTS(looks == 1 || looks == looks_for(map));
  Certificate certificate;
  certificate.map = map.id;
  certificate.map_hash = map_hash(map);
  certificate.captains = play::kCaptains;
  certificate.seed = seed;
  certificate.games = map.starts.any() ? kForcedLooks.back() : kFreeGames;
  certificate.looks = looks;
  certificate.candidates = candidates;
  certificate.side_proof = play::side_proof(map, {});
  Trial trial{.layout = {.map = map}, .seed = seed};
  // By what it costs to be refused.
  std::array<bool, kLevels.size()> shown{};
  for (const Part& part : parts_of(certificate)) {
    for (const Level level : {Level::standard, Level::novice, Level::expert}) {
      bool& done = shown[static_cast<std::size_t>(level)];
      if (play_level(certificate, trial, level, part, done, known, jobs, stop)) continue;
      for (std::size_t i = 0; known && i < kLevels.size(); ++i)
        known->tallies[i] += trial.tallies[i];
      return std::nullopt;
    }
  }
  const checks::TrackingMetrics tracking = checks::tracking_metrics(map);
  certificate.ambiguous_moves = tracking.ambiguous_moves;
  for (std::size_t i = 0; i < certificate.placements.size(); ++i) {
    certificate.placements[i] = tracking.mean_placements[i + 1];
  }
  return certificate;
}

}  // namespace chartroom::generate
