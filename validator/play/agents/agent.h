// Simulated captains.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "validator/play/agents/stream.h"
#include "validator/play/tracking/tracker.h"
#include "validator/rules/legal_actions.h"
#include "validator/rules/state.h"
#include "validator/statistics/random.h"

namespace chartroom::play {

// The version of the captains, raised whenever one of them changes its play. Results name it, so
// that results of different versions are not added up.
inline constexpr int kCaptains = 4;

// When an agent may choose to surface: only when it cannot navigate, or at any time.
enum class SurfacingWill : std::uint8_t { blocked, at_will };

std::string_view to_string(SurfacingWill will);

template <int Words>
class Memory;

// Everything that a team may know of a game in progress: the sea, its own submarine, and all that
// follows from announcements. Valid during one call.
template <int Words>
struct View {
  const rules::Sea<Words>& sea;
  maps::Team team;
  const rules::Submarine<Words>& own;
  int enemy_energy;
  int enemy_damage;
  const Tracker<Words>& enemy;            // the enemy's possible positions
  const Tracker<Words>& ourselves;        // our possible positions for the enemy
  const Memory<Words>* memory = nullptr;  // the captain's own, if it keeps one
};

// A captain's memory of one game, for captains that need more than the current view.
template <int Words>
class Memory {
 public:
  Memory() = default;
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  virtual ~Memory() = default;

  // Called after each action of either team with the captain's view before it and the announcement.
  // `own_action` has the secret parts of an own action.
  virtual void hear(const View<Words>& before, const rules::Action& own_action,
                    const rules::Announcement& said, statistics::Random& random) = 0;
};

// Returns a team's view of a game: the only way from a state to a view.
template <int Words>
View<Words> view_of(const rules::State<Words>& state, const std::array<Tracker<Words>, 2>& trackers,
                    maps::Team team) {
  const rules::Submarine<Words>& enemy = state.submarine(other(team));
  return {state.sea(),          team,         state.submarine(team),
          enemy.energy,         enemy.damage, trackers[index(other(team))],
          trackers[index(team)]};
}

// A captain and a radio operator in one. An agent has no state of a game, so it can play many
// games; a Memory has the data of one.
template <int Words>
class Agent {
 public:
  Agent() = default;
  Agent(const Agent&) = delete;
  Agent& operator=(const Agent&) = delete;
  virtual ~Agent() = default;

  // Returns a water point to start on, if the map leaves the choice.
  virtual maps::Point choose_start(const rules::Sea<Words>& sea, maps::Team team,
                                   statistics::Random& random) const;
  // Returns a legal action. The answer to a sonar is filled in later by the enemy.
  virtual rules::Action choose(const View<Words>& view, statistics::Random& random) const = 0;
  // Returns the answer to the enemy's sonar.
  virtual rules::Axis answer(const View<Words>& view, statistics::Random& random) const;
  // Returns a memory for a new game; null if this captain keeps none. A captain also plays from a
  // view without it. The sea and the captain must outlive it.
  virtual std::unique_ptr<Memory<Words>> remember(const rules::Sea<Words>& sea,
                                                  maps::Team team) const;
};

// The one table of agents.
template <int Words>
struct AgentEntry {
  std::string_view name;
  std::string_view description;
  std::unique_ptr<Agent<Words>> (*make)(SurfacingWill will);
};

template <int Words>
const std::vector<AgentEntry<Words>>& agents();

// Returns the agents' names, weakest first, "random, novice": for help and messages.
std::string agent_names();

// Returns the agent of a name; null if there is none. A master's name may set its thinking:
// "master:200" plays 200 rollouts before each action, "master:50ms" as many as fit in the time.
template <int Words>
std::unique_ptr<Agent<Words>> make_agent(std::string_view name, SurfacingWill will);

}  // namespace chartroom::play
