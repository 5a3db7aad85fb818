// Simulated admirals.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "validator/con_sonar/agents/table.h"
#include "validator/con_sonar/legal_turns.h"
#include "validator/statistics/random.h"

namespace chartroom::con_sonar {

// An admiral. Agents hold no state of a game: one serves many.
class Agent {
 public:
  Agent() = default;
  Agent(const Agent&) = delete;
  Agent& operator=(const Agent&) = delete;
  virtual ~Agent() = default;

  // A legal turn. The sonar only where the view's cards allow it.
  virtual Turn choose(const View& view, statistics::Random& random) const = 0;
  // How to carry out what the sonar shows: the place of one of these events. The cards given for it
  // have left the hand.
  virtual std::size_t choose_result(const View& view, const std::vector<Event>& events,
                                    statistics::Random& random) const;
};

// The one table of agents, from the weakest up.
struct AgentEntry {
  std::string_view name;
  std::string_view description;
  std::unique_ptr<Agent> (*make)();
};
const std::vector<AgentEntry>& agents();

// Their names, "random, greedy": for help and messages.
std::string agent_names();

// By name; null where there is no such agent.
std::unique_ptr<Agent> make_agent(std::string_view name);

}  // namespace chartroom::con_sonar
