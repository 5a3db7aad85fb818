// Simulated admirals.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "validator/con_sonar/agents/deck_view.h"
#include "validator/con_sonar/legal_turns.h"
#include "validator/statistics/random.h"

namespace chartroom::con_sonar {

// An admiral. An agent has no state of a game, so it can play many games.
class Agent {
 public:
  Agent() = default;
  Agent(const Agent&) = delete;
  Agent& operator=(const Agent&) = delete;
  virtual ~Agent() = default;

  // Returns a legal turn, with the sonar only if the view's cards allow it.
  virtual Turn choose(const View& view, statistics::Random& random) const = 0;
  // Returns the index of the event with which to carry out the sonar's result. The cards paid for
  // the sonar have left the hand.
  virtual std::size_t choose_result(const View& view, const std::vector<Event>& events,
                                    statistics::Random& random) const;
};

// The one table of agents, weakest first.
struct AgentEntry {
  std::string_view name;
  std::string_view description;
  std::unique_ptr<Agent> (*make)();
};
const std::vector<AgentEntry>& agents();

// Returns the agents' names, "random, greedy": for help and messages.
std::string agent_names();

// Returns the agent of a name; null if there is none.
std::unique_ptr<Agent> make_agent(std::string_view name);

}  // namespace chartroom::con_sonar
