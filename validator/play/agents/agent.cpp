#include "validator/play/agents/agent.h"

#include "validator/play/agents/expert_agent.h"
#include "validator/play/agents/master_agent.h"
#include "validator/play/agents/novice_agent.h"
#include "validator/play/agents/random_agent.h"
#include "validator/play/agents/standard_agent.h"

namespace chartroom::play {

std::string_view to_string(SurfacingWill will) {
  return will == SurfacingWill::blocked ? "blocked" : "at-will";
}

template <int Words>
maps::Point Agent<Words>::choose_start(const rules::Sea<Words>& sea, maps::Team,
                                       statistics::Random& random) const {
  auto at = sea.water().begin();
  for (int skip = random.below(sea.water().count()); skip > 0; --skip) ++at;
  return *at;
}

template <int Words>
rules::Axis Agent<Words>::answer(const View<Words>&, statistics::Random& random) const {
  return random.below(2) == 0 ? rules::Axis::row : rules::Axis::column;
}

template <int Words>
std::unique_ptr<Memory<Words>> Agent<Words>::remember(const rules::Sea<Words>&, maps::Team) const {
  return nullptr;
}

template <int Words>
const std::vector<AgentEntry<Words>>& agents() {
  static const std::vector<AgentEntry<Words>> table{
      {"random", "any legal action, each as likely as the others", &RandomAgent<Words>::make},
      {"novice", "heads for open water, listens, and fires when it has an idea",
       &NoviceAgent<Words>::make},
      {"standard", "weighs every action by what both operators know", &StandardAgent<Words>::make},
      {"expert", "looks one move ahead, with a value tuned by self-play",
       &ExpertAgent<Words>::make},
      {"master", "plays every promising action out from what the enemy may be hiding",
       &MasterAgent<Words>::make},
  };
  return table;
}

std::string agent_names() {
  std::string names;
  for (const auto& entry : agents<2>()) {
    if (!names.empty()) names += ", ";
    names += entry.name;
  }
  return names;
}

template <int Words>
std::unique_ptr<Agent<Words>> make_agent(std::string_view name, SurfacingWill will) {
  if (const auto budget = parse_master(name)) {
    return std::make_unique<MasterAgent<Words>>(will, *budget);
  }
  for (const AgentEntry<Words>& entry : agents<Words>()) {
    if (entry.name == name) return entry.make(will);
  }
  return nullptr;
}

template class Agent<2>;
template class Agent<4>;
template const std::vector<AgentEntry<2>>& agents();
template const std::vector<AgentEntry<4>>& agents();
template std::unique_ptr<Agent<2>> make_agent(std::string_view, SurfacingWill);
template std::unique_ptr<Agent<4>> make_agent(std::string_view, SurfacingWill);

}  // namespace chartroom::play
