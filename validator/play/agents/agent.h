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

// The edition of the captains: raised whenever one of them plays otherwise than before, so that
// results tell whom they mean and those of different captains are not added up.
inline constexpr int kCaptains = 4;

// When an agent surfaces of its own will: only when it cannot navigate, or whenever it likes.
enum class SurfacingWill : std::uint8_t { blocked, at_will };

std::string_view to_string(SurfacingWill will);

template <int Words>
class Memory;

// What a team may know of a game in progress, and nothing else: the sea, the own submarine, and
// what follows from what everybody heard. Valid during one call.
template <int Words>
struct View {
  const rules::Sea<Words>& sea;
  maps::Team team;
  const rules::Submarine<Words>& own;
  int enemy_energy;
  int enemy_damage;
  const Tracker<Words>& enemy;            // where the enemy may be
  const Tracker<Words>& ourselves;        // where the enemy must expect us
  const Memory<Words>* memory = nullptr;  // of the captain who looks, where it keeps one
};

// What a captain keeps of one game, where the course of it tells more than the view at its end.
template <int Words>
class Memory {
 public:
  Memory() = default;
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  virtual ~Memory() = default;

  // Either team has acted: what the captain saw before, what was said, and of an own action what
  // others do not hear.
  virtual void hear(const View<Words>& before, const rules::Action& own_action,
                    const rules::Announcement& said, statistics::Random& random) = 0;
};

// What a team may know of a game and what was heard in it: the only way from a state to a view.
template <int Words>
View<Words> view_of(const rules::State<Words>& state, const std::array<Tracker<Words>, 2>& trackers,
                    maps::Team team) {
  const rules::Submarine<Words>& enemy = state.submarine(other(team));
  return {state.sea(),          team,         state.submarine(team),
          enemy.energy,         enemy.damage, trackers[index(other(team))],
          trackers[index(team)]};
}

// A captain and an operator in one. Agents hold no state of a game, so one serves many: what they
// keep of a game is in their memory of it.
template <int Words>
class Agent {
 public:
  Agent() = default;
  Agent(const Agent&) = delete;
  Agent& operator=(const Agent&) = delete;
  virtual ~Agent() = default;

  // A water point to start on, where the map leaves the choice.
  virtual maps::Point choose_start(const rules::Sea<Words>& sea, maps::Team team,
                                   statistics::Random& random) const;
  // A legal action. For sonar the answer is the enemy's and is filled in afterwards.
  virtual rules::Action choose(const View<Words>& view, statistics::Random& random) const = 0;
  // What to tell the enemy who asked by sonar.
  virtual rules::Axis answer(const View<Words>& view, statistics::Random& random) const;
  // The memory of a game that begins; null for a captain who keeps none. A view without it is good
  // enough, too. The sea and the captain must outlive it.
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

// Their names from the weakest up, "random, novice": for help and messages.
std::string agent_names();

// By name; null where there is no such agent. A master may be told how long to think: "master:200"
// plays 200 games on before each action, "master:50ms" as many as fit into the time.
template <int Words>
std::unique_ptr<Agent<Words>> make_agent(std::string_view name, SurfacingWill will);

}  // namespace chartroom::play
