#include "validator/play/referee/cited_rules.h"

#include <fmt/core.h>

#include "maps/platform/contract.h"

namespace chartroom::play {
namespace {

// In the order of CitedRule.
constexpr std::array<Citation, kCitedRules> kCitations{{
    {"The game ends the instant a submarine is sunk", "\"A turn\""},
    {"A team takes one action, and then it is the other team's turn", "\"A turn\""},
    {"The team that was drawn goes first", "\"Set-up\""},
    {"A system is used only when the gauge can pay for it", "\"A turn\""},
    {"A submarine stays on the map", "\"A turn\""},
    {"No submarine enters a point that is an island", "ruling 2"},
    {"A submarine does not come back to a point of its own trail before it has surfaced",
     "\"A turn\""},
    {"The start belongs to the trail, and a submarine does not come back to it before it has "
     "surfaced",
     "ruling 1"},
    {"Silence moves one point, so it needs a step that is legal", "\"A turn\""},
    {"A missile is fired at water", "ruling 3"},
    {"A missile does not leave the quadrant that it is fired in", "ruling 3"},
    {"A captain answers sonar truthfully with either the row or the column, as it prefers",
     "\"A turn\""},
    {"Captains say truthfully who took damage", "ruling 13"},
    {"A captain who surfaces tells the exact point", "\"A turn\""},
    {"A submarine starts on water", "\"Set-up\""},
    {"Where the map gives a start, the team starts there", "\"Set-up\""},
    {"From a stop until play resumes, no one calls a direction", "rulings 14 and 16"},
}};

}  // namespace

Citation citation_of(CitedRule rule) { return kCitations[static_cast<std::size_t>(rule)]; }

CitedRule cited_for(rules::Refusal refusal) {
  switch (refusal) {
    case rules::Refusal::game_over:
      return CitedRule::sinking_ends_the_game;
    case rules::Refusal::not_your_turn:
      return CitedRule::turns;
    case rules::Refusal::energy:
      return CitedRule::energy;
    case rules::Refusal::off_map:
      return CitedRule::map_edge;
    case rules::Refusal::island:
      return CitedRule::islands;
    case rules::Refusal::own_trail:
      return CitedRule::own_trail;
    case rules::Refusal::target_island:
      return CitedRule::water_targets;
    case rules::Refusal::target_quadrant:
      return CitedRule::quadrant_targets;
    case rules::Refusal::false_answer:
      return CitedRule::true_answers;
    case rules::Refusal::false_claim:
      return CitedRule::told_damage;
    case rules::Refusal::start_island:
      return CitedRule::starts_on_water;
    case rules::Refusal::start_forced:
      return CitedRule::given_starts;
    case rules::Refusal::stopped:
      break;
  }
  return CitedRule::stops;
}

std::string citation_text(const std::vector<CitedRule>& rules) {
  CHARTROOM_EXPECTS(!rules.empty());
  if (rules.size() == 1) {
    const Citation cited = citation_of(rules.front());
    return fmt::format("The rule (maps/RULES.md, {}): {}.", cited.place, cited.sentence);
  }
  std::string text = "The rules (maps/RULES.md):";
  for (const CitedRule rule : rules) {
    const Citation cited = citation_of(rule);
    text += fmt::format(" {} ({}).", cited.sentence, cited.place);
  }
  return text;
}

}  // namespace chartroom::play
