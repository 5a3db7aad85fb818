#include "validator/suggest/suggest.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <tuple>

#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/checks/packs/same_play.h"
#include "validator/statistics/parallel_sum.h"
#include "validator/suggest/small_changes.h"

namespace chartroom::suggest {
namespace {

// The number of changed maps in a round: results steer only later rounds.
constexpr Count kRound = 32;
// The number of best maps of one size that are changed further.
constexpr std::size_t kParents = 8;

// Games of one skill. A candidate that is more than `errors` standard errors outside its margin is
// dropped. Standard captains play first: they differ most.
struct Stage {
  Level level;
  Count games;
  double errors;
};
constexpr std::array kStages{Stage{Level::standard, 256, 2},    Stage{Level::standard, 1'024, 2},
                             Stage{Level::expert, 512, 2},      Stage{Level::standard, 4'096, 2},
                             Stage{Level::expert, 2'048, 2},    Stage{Level::novice, 2'048, 2},
                             Stage{Level::expert, 8'192, 1},    Stage{Level::novice, 8'192, 1},
                             Stage{Level::standard, 16'384, 1}, Stage{Level::expert, 16'384, 1}};
constexpr std::size_t kScreening = 6;

double standard_error(Count games) { return 0.5 / std::sqrt(static_cast<double>(games)); }

struct Candidate {
  maps::Map map;
  int number = 0;
  Figures figures = {};
  generate::Trial trial = {};
  std::size_t stage = 0;
  double off = 0;  // distance of the possible positions from the wished number
  bool refused = false;
};

struct Candidates {
  std::vector<Candidate> all;
  Candidates& operator+=(Candidates& others) {
    std::move(others.all.begin(), others.all.end(), std::back_inserter(all));
    return *this;
  }
};

class Suggesting {
 public:
  Suggesting(const Request& request, const SuggestHooks& hooks)
      : request_(request), hooks_(hooks) {}

  Answer run() {
    if (!look_at_map()) return std::move(answer_);
    std::vector<maps::Map> parents{request_.map};
    for (int size = 1; size <= kMostChanges && !answer_.requested.empty() && !enough(); ++size) {
      parents = try_size(size, parents);
    }
    std::stable_sort(answer_.suggestions.begin(), answer_.suggestions.end(),
                     [](const Suggestion& a, const Suggestion& b) {
                       const int first = size_of(a.difference);
                       const int second = size_of(b.difference);
                       return first != second ? first < second : a.certainty > b.certainty;
                     });
    answer_.complete = !stopped();
    return std::move(answer_);
  }

 private:
  const maps::PackFile* pack() const { return request_.pack ? &*request_.pack : nullptr; }
  bool stopped() const { return hooks_.stop && *hooks_.stop; }
  bool enough() const {
    return stopped() || static_cast<int>(answer_.suggestions.size()) >= request_.count ||
           answer_.tries >= request_.evaluations ||
           (answer_.tries > 0 && hooks_.out_of_time && hooks_.out_of_time());
  }

  // Finds the map's figures, and the requirements that a suggestion must meet.
  bool look_at_map() {
    Figures& before = answer_.before;
    before = figures_without_play(request_.map, pack());
    const std::uint64_t seed = seed_of(request_.seed, 0, generate::Stream::plan);
    if (!play_fresh(request_.map, request_.games, seed, before, request_.jobs, hooks_.stop)) {
      answer_.complete = false;
      return false;
    }
    count(before);
    for (const Requirement requirement : kRequirements) {
      const bool held = requirement == Requirement::structure && request_.finding
                            ? !has_finding(request_.map, pack(), *request_.finding)
                            : holds(requirement, before, request_.tracking);
      if (held) {
        required_.push_back(requirement);
        continue;
      }
      answer_.missed.push_back(requirement);
      const bool asked =
          request_.requirements.empty() ||
          std::count(request_.requirements.begin(), request_.requirements.end(), requirement) > 0;
      if (!asked) continue;
      answer_.requested.push_back(requirement);
      required_.push_back(requirement);
    }
    return true;
  }

  bool is_required(Requirement requirement) const {
    return std::count(required_.begin(), required_.end(), requirement) > 0;
  }

  bool is_requested(Requirement requirement) const {
    return std::count(answer_.requested.begin(), answer_.requested.end(), requirement) > 0;
  }

  // Tries changed maps of one size, and returns the best ones, to change further.
  std::vector<maps::Map> try_size(int size, const std::vector<maps::Map>& parents) {
    std::vector<maps::Map> pool = changed_maps(size, parents);
    // Tries all single changes; larger ones leave half of the remaining tries to the next size.
    const Count left = request_.evaluations - answer_.tries;
    const Count most = std::min<Count>(static_cast<Count>(pool.size()),
                                       size == 1 || size == kMostChanges ? left : left / 2);
    std::vector<Candidate> best;
    for (Count begin = 0; begin < most && !enough(); begin += kRound) {
      const Count end = std::min(begin + kRound, most);
      std::vector<Candidate> round = screened(pool, begin, end);
      if (stopped()) break;
      answer_.tries += end - begin;
      for (Candidate& candidate : round) {
        count(candidate.trial.tallies);
        if (candidate.refused) continue;
        if (!answered()) confirm(candidate);
        best.push_back(std::move(candidate));
      }
      keep_best(best);
      if (hooks_.progress) hooks_.progress(answer_);
    }
    std::vector<maps::Map> next;
    for (Candidate& candidate : best) next.push_back(std::move(candidate.map));
    return next;
  }

  bool answered() const {
    return stopped() || static_cast<int>(answer_.suggestions.size()) >= request_.count;
  }

  // Returns all maps that are `size` changes from the map and one from a parent, shuffled.
  std::vector<maps::Map> changed_maps(int size, const std::vector<maps::Map>& parents) {
    std::vector<maps::Map> pool;
    for (const maps::Map& parent : parents) {
      for (const maps::MapEdit& edit : single_changes(parent, request_.keep)) {
        maps::Map map = edited(parent, edit);
        if (size_of(difference(request_.map, map)) != size) continue;
        if (seen_.insert(checks::same_play_key(map, {})).second) pool.push_back(std::move(map));
      }
    }
    statistics::Random random(request_.seed, static_cast<std::uint32_t>(size), 0,
                              generate::Stream::change);
    for (std::size_t i = pool.size(); i > 1; --i) {
      std::swap(pool[i - 1], pool[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    }
    return pool;
  }

  std::vector<Candidate> screened(const std::vector<maps::Map>& pool, Count begin, Count end) {
    Candidates round = statistics::parallel_sum<Candidates>(
        request_.jobs.threads, end - begin, hooks_.stop, [&](Count i, Candidates& mine) {
          mine.all.push_back(screened(pool[static_cast<std::size_t>(begin + i)],
                                      static_cast<int>(answer_.tries + i)));
        });
    std::sort(round.all.begin(), round.all.end(),
              [](const Candidate& a, const Candidate& b) { return a.number < b.number; });
    return std::move(round.all);
  }

  Candidate screened(const maps::Map& map, int number) const {
    Candidate candidate{.map = map, .number = number};
    candidate.refused = true;
    Figures& figures = candidate.figures;
    figures.structure = structure_of(map, pack());
    if (adds_findings(answer_.before.structure.findings, figures.structure.findings)) {
      // A later change may fix a finding that this one adds, such as two that open a bay.
      candidate.refused = !is_requested(Requirement::structure);
      return candidate;
    }
    figures = figures_without_play(map, pack());
    candidate.refused = false;
    candidate.off = off(figures.mean_positions);
    candidate.trial.layout.map = map;
    candidate.trial.seed = seed_of(request_.seed, 1 + number, generate::Stream::games);
    if (stands_without_play(candidate)) play_stages(candidate, kScreening, {});
    return candidate;
  }

  double off(double mean_positions) const {
    if (!request_.tracking || !is_required(Requirement::tracking)) return 0;
    return std::max(
        {0.0, request_.tracking->low - mean_positions, mean_positions - request_.tracking->high});
  }

  bool stands_without_play(const Candidate& candidate) const {
    return candidate.off == 0 && candidate.figures.playable &&
           (!is_required(Requirement::structure) || sound(candidate.map, candidate.figures));
  }

  // True if a map lacks the findings that are to be fixed.
  bool sound(const maps::Map& map, const Figures& figures) const {
    const std::vector<std::string>& findings = figures.structure.findings;
    if (!request_.finding) return findings.empty();
    const auto count = [this](const std::vector<std::string>& codes) {
      return std::count(codes.begin(), codes.end(), request_.finding->code);
    };
    return count(findings) < count(answer_.before.structure.findings) &&
           !has_finding(map, pack(), *request_.finding);
  }

  // Drops the candidate if a share is far from even after a stage.
  void play_stages(Candidate& candidate, std::size_t last, const series::Jobs& jobs) const {
    for (; candidate.stage < last; ++candidate.stage) {
      const Stage& stage = kStages[candidate.stage];
      if (!play_games(candidate.trial, stage.level, stage.games, jobs, hooks_.stop)) return;
      candidate.figures.tallies = candidate.trial.tallies;
      const double allowed = stage.errors * standard_error(stage.games);
      if (worst(candidate, static_cast<std::size_t>(stage.level)) > allowed) return;
    }
  }

  // The allowed distance of a requirement's estimate from even. For a requested requirement, the
  // interval of fresh games must be within kMargin, too.
  double margin(Requirement requirement) const {
    constexpr double kDeviations = 2.576;  // of kConfidence
    return is_requested(requirement) ? kMargin - kDeviations * standard_error(request_.games)
                                     : kMargin;
  }

  // The most by which a skill's games exceed a margin.
  double worst(const Candidate& candidate, std::size_t level) const {
    double most = -kMargin;
    for (const Requirement requirement : required_) {
      if (is_of_play(requirement)) {
        most = std::max(most, away(requirement, candidate.figures, level) - margin(requirement));
      }
    }
    return most;
  }

  // Plays fewer games if they need only confirm requirements that the map meets.
  std::size_t last_stage() const {
    const bool play = is_requested(Requirement::side) || is_requested(Requirement::first_move);
    return play ? kStages.size() : kScreening;
  }

  // True if fresh games meet the requirement; for a requirement that was met before, if their
  // estimates do.
  bool keeps(Requirement requirement, const maps::Map& map, const Figures& figures) const {
    if (requirement == Requirement::structure)
      return !is_requested(requirement) || sound(map, figures);
    if (is_requested(requirement)) return holds(requirement, figures, request_.tracking);
    if (!is_of_play(requirement)) return holds(requirement, figures, request_.tracking);
    bool held = figures.playable;
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
      held = held && away(requirement, figures, i) <= kMargin;
    }
    return held;
  }

  void confirm(Candidate& candidate) {
    if (candidate.stage < kScreening) return;
    const Count before = played(candidate.trial.tallies);
    play_stages(candidate, last_stage(), request_.jobs);
    answer_.games += played(candidate.trial.tallies) - before;
    if (candidate.stage < last_stage()) return;
    Figures figures = figures_without_play(candidate.map, pack());
    const std::uint64_t seed =
        seed_of(request_.seed, 1 + candidate.number, generate::Stream::certificate);
    if (!play_fresh(candidate.map, request_.games, seed, figures, request_.jobs, hooks_.stop))
      return;
    count(figures);
    for (const Requirement requirement : required_) {
      if (!keeps(requirement, candidate.map, figures)) return;
    }
    const double clear = certainty(answer_.requested, figures);
    answer_.suggestions.push_back(
        {candidate.map, difference(request_.map, candidate.map), std::move(figures), clear});
  }

  // Nearer first: faults left, tracking, how far play went, and how far from even it was there.
  bool nearer(const Candidate& a, const Candidate& b) const {
    const auto rank = [this](const Candidate& c) {
      const std::array<int, 3> faults =
          is_required(Requirement::structure) ? c.figures.structure.faults : std::array<int, 3>{};
      const Stage& reached = kStages[std::min(c.stage, kStages.size() - 1)];
      const auto level = static_cast<std::size_t>(reached.level);
      const double uneven = c.trial.tallies[level].games > 0 ? worst(c, level) : 0;
      return std::tuple(faults, c.off, kStages.size() - c.stage, uneven, c.number);
    };
    return rank(a) < rank(b);
  }

  void keep_best(std::vector<Candidate>& best) const {
    std::sort(best.begin(), best.end(),
              [this](const Candidate& a, const Candidate& b) { return nearer(a, b); });
    if (best.size() > kParents) best.erase(best.begin() + kParents, best.end());
  }

  static Count played(const std::array<play::Tally, kLevels.size()>& tallies) {
    Count sum = 0;
    for (const play::Tally& tally : tallies) sum += tally.games;
    return sum;
  }
  void count(const std::array<play::Tally, kLevels.size()>& tallies) {
    answer_.games += played(tallies);
  }
  void count(const Figures& figures) { count(figures.tallies); }

  const Request& request_;
  const SuggestHooks& hooks_;
  std::vector<Requirement> required_;
  std::set<std::string> seen_;
  Answer answer_;
};

}  // namespace

Answer suggest_changes(const Request& request, const SuggestHooks& hooks) {
  return Suggesting(request, hooks).run();
}

}  // namespace chartroom::suggest
