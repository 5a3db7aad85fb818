// What both captains of a game keep of it.
#pragma once

#include <array>
#include <memory>

#include "validator/play/agents/agent.h"

namespace chartroom::play {

template <int Words>
class Memories {
 public:
  // By team; null where nobody sits who remembers anything. The sea and the captains must outlive
  // it.
  Memories(const rules::Sea<Words>& sea, const std::array<const Agent<Words>*, 2>& captains) {
    for (const maps::Team team : maps::kTeams) {
      const Agent<Words>* captain = captains[index(team)];
      if (captain != nullptr) memories_[index(team)] = captain->remember(sea, team);
    }
  }

  // Whether nobody remembers anything, so that nobody need be told.
  bool none() const { return !memories_[0] && !memories_[1]; }

  // What a team may know, and what its captain remembers.
  View<Words> view(const rules::State<Words>& state, const std::array<Tracker<Words>, 2>& trackers,
                   maps::Team team) const {
    View<Words> view = view_of(state, trackers, team);
    view.memory = memories_[index(team)].get();
    return view;
  }

  // An action was carried out: the game and the trackers as they were before, and the numbers that
  // either captain draws. Nobody is told more of the enemy's action than what was said.
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
