// Every state that a game may be in, as far as its record tells: a silence whose way nobody wrote,
// or a start that a captain's sheet lacks, leaves several.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "validator/rules/record.h"
#include "validator/rules/state.h"

namespace chartroom::play {

// What a team's submarine may be, each once. Energy is the same in all of them, since everybody
// hears what costs and what gains; damage is not where a torpedo may have hit and nobody said.
using Submarines = std::vector<rules::Submarine<4>>;

// What one team may be says nothing of the other, so the states are all pairs of the two lists.
class PossibleGame {
 public:
  // Past so many the trails of a team are forgotten and its points kept, so that what is not
  // legal may pass from then on.
  static constexpr std::size_t kMost = 20'000;

  // Starts that are given must be legal; the sea must outlive the game.
  PossibleGame(const rules::Sea<4>& sea, const rules::GameRecord& record, std::size_t most = kMost);

  const rules::Sea<4>& sea() const { return *sea_; }
  const Submarines& of(maps::Team team) const { return teams_[index(team)]; }
  maps::PointSet points(maps::Team team) const;
  // Whether it is on one point in every state; the same of its damage.
  bool point_known(maps::Team team) const;
  bool damage_known(maps::Team team) const;
  bool exact() const { return exact_; }
  // Nothing where it depends on the state.
  std::optional<rules::GameResult> result() const;

  // The first rule, in the order of Refusal, that a line of play breaks where no state makes it
  // legal; nothing where some state does. Its answer and claim are not looked at.
  std::optional<rules::Refusal> check(const rules::RecordPly& ply) const;

  // Carries the line out wherever it is legal, which it must be somewhere, and drops the rest.
  void apply(const rules::RecordPly& ply);

  // Drops what a team cannot be, because `holds` is false of it. Where nothing would be left it
  // drops nothing and gives false.
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

// The actions that a line may stand for: all four silences where the way is not written.
std::vector<rules::Action> possible_actions(const rules::RecordPly& ply);

}  // namespace chartroom::play
