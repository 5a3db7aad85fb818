#include "validator/con_sonar/agents/deck_agent.h"

#include "validator/con_sonar/agents/deck_random_agent.h"
#include "validator/con_sonar/agents/greedy_agent.h"
#include "validator/con_sonar/agents/planner_agent.h"

namespace chartroom::con_sonar {

std::size_t Agent::choose_result(const View&, const std::vector<Event>& events,
                                 statistics::Random& random) const {
  return static_cast<std::size_t>(random.below(static_cast<int>(events.size())));
}

const std::vector<AgentEntry>& agents() {
  static const std::vector<AgentEntry> table{
      {"random", "draws a card, its submarine, whether to go on, and how to end, step by step",
       &RandomAgent::make},
      {"greedy", "takes the turn of the best expected own score", &GreedyAgent::make},
      {"planner", "weighs what the next admirals and the own next turn may do, and keeps links",
       &PlannerAgent::make},
  };
  return table;
}

std::string agent_names() {
  std::string names;
  for (const AgentEntry& entry : agents()) {
    if (!names.empty()) names += ", ";
    names += entry.name;
  }
  return names;
}

std::unique_ptr<Agent> make_agent(std::string_view name) {
  for (const AgentEntry& entry : agents()) {
    if (entry.name == name) return entry.make();
  }
  return nullptr;
}

}  // namespace chartroom::con_sonar
