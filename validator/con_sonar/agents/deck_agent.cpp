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
      {"random", "chooses each step of a turn at random", &RandomAgent::make},
      {"greedy", "takes the turn with the best expected score", &GreedyAgent::make},
      {"planner", "weighs the next admirals' turns and its own next turn, and keeps links",
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
