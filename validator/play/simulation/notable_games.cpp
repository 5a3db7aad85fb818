#include "validator/play/simulation/notable_games.h"

#include <algorithm>
#include <cstdlib>
#include <mutex>

#include "validator/play/simulation/game_metrics.h"

namespace chartroom::play {
namespace {

// Counts of one game, from its record.
struct Character {
  int plies = 0;
  int shots = 0;
  int wounds = 0;  // times that a submarine took damage
  bool both_hurt = false;
  bool anybody_sunk = false;
  int lead_changes = 0;
};

Character character_of(const rules::GameRecord& record, const rules::Rulebook& rules) {
  Character c;
  std::array<int, 2> damage{};
  std::array<int, 2> harm{};  // damage as the rules count it for sinking
  int lead = 0;
  for (const rules::RecordPly& ply : record.plies) {
    ++c.plies;
    if (ply.action.kind == rules::ActionKind::torpedo) ++c.shots;
    if (!ply.claim) continue;
    damage[index(ply.team)] += ply.claim->self ? 1 : 0;
    damage[index(other(ply.team))] += ply.claim->hit ? 1 : 0;
    const bool surfaced = ply.action.kind == rules::ActionKind::surface;
    if (ply.claim->self) harm[index(ply.team)] += surfaced ? rules.surfacing_damage : 1;
    if (ply.claim->hit) ++harm[index(other(ply.team))];
    c.wounds += (ply.claim->self ? 1 : 0) + (ply.claim->hit ? 1 : 0);
    const int now = damage[1] - damage[0];
    if (now != 0 && lead != 0 && (now > 0) != (lead > 0)) ++c.lead_changes;
    if (now != 0) lead = now;
  }
  c.both_hurt = damage[0] > 0 && damage[1] > 0;
  c.anybody_sunk = std::max(harm[0], harm[1]) >= rules.damage_to_sink;
  return c;
}

// Scores a game: changes of the lead, damage to both and shots raise it, length lowers it.
int drama(const Character& c) {
  return 40 * c.lead_changes + 30 * (c.both_hurt ? 1 : 0) + 10 * c.wounds + 4 * c.shots -
         c.plies / 8;
}

class Looker {
 public:
  explicit Looker(const rules::Rulebook& rules) : rules_(rules) {}

  void add(Count number, const rules::GameRecord& record) {
    const Character c = character_of(record, rules_);
    const std::lock_guard lock(mutex_);
    characters_.emplace(number, c);
    ++lengths_[c.plies];
    ++shots_[c.shots];
  }

  std::optional<Count> dramatic() const {
    return best([](const Character& c) { return -drama(c); });
  }

  std::optional<Count> stalled() const {
    for (const auto& [number, character] : characters_) {
      if (!character.anybody_sunk) return number;
    }
    return std::nullopt;
  }

  std::optional<Count> typical() const {
    const int length = median(lengths_);
    const int shots = median(shots_);
    return best([&](const Character& c) {
      return std::abs(c.plies - length) + 4 * std::abs(c.shots - shots) + 4 * (c.both_hurt ? 1 : 0);
    });
  }

 private:
  // The first game with the lowest cost.
  template <class Cost>
  std::optional<Count> best(Cost cost) const {
    std::optional<Count> found;
    int lowest = 0;
    for (const auto& [number, character] : characters_) {
      const int c = cost(character);
      if (found && c >= lowest) continue;
      found = number;
      lowest = c;
    }
    return found;
  }

  const rules::Rulebook& rules_;
  std::mutex mutex_;
  std::map<Count, Character> characters_;
  std::map<int, Count> lengths_;
  std::map<int, Count> shots_;
};

std::optional<NotableGame> replayed(const TournamentPlan& plan, std::optional<Count> number) {
  if (!number) return {};
  std::optional<NotableGame> found;
  TournamentPlan alone = plan;
  alone.jobs = {};
  TournamentHooks hooks;
  hooks.record = [&](Count game, const rules::GameRecord& record) {
    if (game == *number) found = NotableGame{game, record};
  };
  play_pairs(alone, {*number / 2, *number / 2 + 1}, hooks);
  return found;
}

}  // namespace

NotableGames notable_games(const TournamentPlan& plan, Count look_through,
                           const TournamentHooks& hooks) {
  Looker looker(plan.rules);
  TournamentHooks looking = hooks;
  looking.record = [&](Count game, const rules::GameRecord& record) { looker.add(game, record); };
  play_pairs(plan, {0, std::min(all_pairs(plan).end, (look_through + 1) / 2)}, looking);
  return {replayed(plan, looker.dramatic()), replayed(plan, looker.typical()),
          replayed(plan, looker.stalled())};
}

}  // namespace chartroom::play
