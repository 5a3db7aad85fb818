// The memories of both captains in a game.
#pragma once

#include <array>
#include <memory>

#include "validator/play/agents/agent.h"

namespace chartroom::play {

template <int Words>
class Memories {
 public:
  // Captains by team; null for none. The sea and the captains must outlive this object.
  Memories(const rules::Sea<Words>& sea, const std::array<const Agent<Words>*, 2>& captains) {
    for (const maps::Team team : maps::kTeams) {
      const Agent<Words>* captain = captains[index(team)];
      if (captain != nullptr) memories_[index(team)] = captain->remember(sea, team);
    }
  }

  // True if neither captain keeps a memory, so that `hear` can be skipped.
  bool none() const { return !memories_[0] && !memories_[1]; }

  // Returns a team's view with its captain's memory.
  View<Words> view(const rules::State<Words>& state, const std::array<Tracker<Words>, 2>& trackers,
                   maps::Team team) const {
    View<Words> view = view_of(state, trackers, team);
    view.memory = memories_[index(team)].get();
    return view;
  }

  // Tells both captains of an action, with the game and the trackers before it and their random
  // numbers. The enemy's captain gets only the announcement.
  void hear(const rules::State<Words>& before, const std::array<Tracker<Words>, 2>& trackers,
            const rules::Action& action, const rules::Announcement& said,
            std::array<statistics::Random, 2>& random) {
    for (const maps::Team team : maps::kTeams) {
      Memory<Words>* memory = memories_[index(team)].get();
      if (memory == nullptr) continue;
      memory->hear(view(before, trackers, team), team == said.team ? action : rules::Action{}, said,
                   random[index(team)]);
    }
  }

 private:
  std::array<std::unique_ptr<Memory<Words>>, 2> memories_;
};

}  // namespace chartroom::play
