#include "validator/generate/certificate.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "maps/platform/contract.h"
#include "maps/platform/hash.h"
#include "validator/checks/packs/same_play.h"
#include "validator/play/agents/agent.h"
#include "validator/play/simulation/fairness.h"

namespace chartroom::generate {
namespace {

bool is_within(const statistics::Interval& share, double margin) {
  return share.low >= 0.5 - margin && share.high <= 0.5 + margin;
}

// True if the remaining games are hardly worth playing. It can refuse a certificate, never give
// one.
bool hopeless(const Certificate& certificate, const play::Tally& played) {
  const auto off = [&](play::Question question) {
    return std::abs(share_for(question, played, kConfidence).estimate - 0.5);
  };
  return (certificate.side_proof.empty() && off(play::Question::side) > 0.75 * kSideMargin) ||
         off(play::Question::first_move) > kFirstMargin;
}

// A search gives up a certificate that is less likely than this.
constexpr double kWorthTrying = 0.12;

// Returns the parts of a tally that a certificate keeps.
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

// A part ends when a level has `games` games. `look`: these games may prove the claims.
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

// Plays a certificate's games. After each batch it picks the level that is most likely to refuse
// the map for the cost of its games, so most refusals come after few games.
class Proof {
 public:
  Proof(Certificate& certificate, Trial& trial, const Trial* known)
      : certificate_(certificate),
        trial_(trial),
        before_(known ? posterior(known->prior, known->tallies) : belief_of_new_map()),
        given_up_below_(known ? kWorthTrying : 0),
        parts_(parts_of(certificate)) {
    until_.fill(next_stop(0));
  }

  // True if the games prove all claims.
  bool play(const series::Jobs& jobs, const std::atomic<bool>* stop) {
    while (const auto level =
               most_telling(believed(), forced_starts(), certificate_.tallies, until_)) {
      const auto i = static_cast<std::size_t>(*level);
      if (!play_games(trial_, *level, until_[i], jobs, stop)) return false;
      certificate_.tallies[i] = kept(trial_.tallies[i]);
      if (!go_on(i)) return false;
    }
    return true;
  }

 private:
  bool forced_starts() const { return trial_.layout.map.starts.any(); }
  Belief believed() const { return posterior(before_, certificate_.tallies); }

  // Returns the end of the next batch, at most the end of a part.
  Count next_stop(Count played) const {
    constexpr Count kFewest = 2'048;
    const Count stop = played + std::max(kFewest, 2 * (played / 8));
    for (const Part& part : parts_) {
      if (part.games > played) return std::min(part.games, stop);
    }
    return played;
  }

  // Updates the plan after games of a level; false if the certificate is refused or given up.
  bool go_on(std::size_t level) {
    const Count played = until_[level];
    const auto part = std::find_if(parts_.begin(), parts_.end(),
                                   [played](const Part& p) { return p.games == played; });
    const bool shown = part != parts_.end() && part->look && certificate_.holds(level);
    // A later verification knows only these games and must reach the same end.
    if (part != parts_.end() && !shown &&
        (played == certificate_.games || hopeless(certificate_, certificate_.tallies[level]))) {
      return false;
    }
    until_[level] = shown ? 0 : next_stop(played);
    return chance_left() >= given_up_below_;
  }

  // Returns the chance that the unproven levels will be proven.
  double chance_left() const {
    if (stalls(certificate_.tallies)) return 0;
    const Belief belief = believed();
    double chance = 1;
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
      if (until_[i] > 0) chance *= chance_of(belief, static_cast<Level>(i), forced_starts());
    }
    return chance;
  }

  Certificate& certificate_;
  Trial& trial_;
  Belief before_;
  double given_up_below_;
  std::vector<Part> parts_;
  Until until_{};
};

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
  return (!side_proof.empty() || is_within(side(level), kSideMargin)) &&
         is_within(first(level), kFirstMargin) && unfinished(level).high < kUnfinishedMost;
}

std::string map_hash(const maps::Map& map) {
  return fmt::format("{:016x}", fnv1a(checks::same_play_key(map, {})));
}

int looks_for(const maps::Map& map) {
  return map.starts.any() ? static_cast<int>(kForcedLooks.size()) : 1;
}

std::optional<Certificate> certify(const maps::Map& map, std::uint64_t seed, Count candidates,
                                   int looks, const series::Jobs& jobs,
                                   const std::atomic<bool>* stop, Trial* known) {
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
  if (!Proof(certificate, trial, known).play(jobs, stop)) {
    for (std::size_t i = 0; known && i < kLevels.size(); ++i) known->tallies[i] += trial.tallies[i];
    return std::nullopt;
  }
  const checks::TrackingMetrics tracking = checks::tracking_metrics(map);
  certificate.ambiguous_moves = tracking.ambiguous_moves;
  for (std::size_t i = 0; i < certificate.mean_positions.size(); ++i) {
    certificate.mean_positions[i] = tracking.mean_placements[i + 1];
  }
  return certificate;
}

}  // namespace chartroom::generate
