// All states that fit a game's record: a silence without a direction, or a start that a captain's
// sheet lacks, leaves several.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "validator/rules/record.h"
#include "validator/rules/state.h"

namespace chartroom::play {

// The possible submarines of a team, each once. All have equal energy, since announcements reveal
// every cost and gain. Damage may differ if a torpedo may have hit and no claim says so.
using Submarines = std::vector<rules::Submarine<4>>;

// The teams are independent, so the states are all pairs of the two lists.
class PossibleGame {
 public:
  // Past this number a team's trails are forgotten and its points kept; illegal actions may pass.
  static constexpr std::size_t kMost = 20'000;

  // Given starts must be legal; the sea must outlive the game.
  PossibleGame(const rules::Sea<4>& sea, const rules::GameRecord& record, std::size_t most = kMost);

  const rules::Sea<4>& sea() const { return *sea_; }
  const Submarines& of(maps::Team team) const { return teams_[index(team)]; }
  maps::PointSet points(maps::Team team) const;
  // True if the team has one point, or one damage, in every state.
  bool point_known(maps::Team team) const;
  bool damage_known(maps::Team team) const;
  bool exact() const { return exact_; }
  // The result; empty if it depends on the state.
  std::optional<rules::GameResult> result() const;

  // Returns the rules that a line of play breaks, each in some state, in the order of Refusal;
  // empty if some state makes it legal. Ignores its answer and claim.
  std::vector<rules::Refusal> broken_rules(const rules::RecordPly& ply) const;

  // Carries out the line in the states where it is legal, at least one, and drops the others.
  void apply(const rules::RecordPly& ply);

  // Drops a team's submarines without `holds`. Returns false and drops none if none would be left.
  template <class Holds>
  bool keep(maps::Team team, Holds holds) {
    Submarines kept;
    for (const auto& submarine : of(team)) {
      if (holds(submarine)) kept.push_back(submarine);
    }
    if (kept.empty()) return false;
    teams_[index(team)] = std::move(kept);
    return true;
  }

 private:
  bool afloat(const rules::Submarine<4>& submarine) const {
    return submarine.damage < sea_->rules().damage_to_sink;
  }
  bool may_be_afloat(maps::Team team) const;
  void tidy(maps::Team team);

  const rules::Sea<4>* sea_;
  std::size_t most_;
  std::array<Submarines, 2> teams_;
  maps::Team to_move_;
  rules::Variant variant_;
  bool exact_ = true;
};

// Returns the actions that a line may stand for: all four silences if its direction is not written.
std::vector<rules::Action> possible_actions(const rules::RecordPly& ply);

}  // namespace chartroom::play
