#include "validator/play/referee/cited_rules.h"

#include "maps/platform/contract.h"

namespace chartroom::play {
namespace {

// In the order of CitedRule.
constexpr std::array<Citation, kCitedRules> kCitations{{
    {translatable("The game ends the instant a submarine is sunk"), translatable("\"A turn\"")},
    {translatable("A team takes one action, and then it is the other team's turn"),
     translatable("\"A turn\"")},
    {translatable("The team that was drawn goes first"), translatable("\"Set-up\"")},
    {translatable("A system is used only when the gauge can pay for it"),
     translatable("\"A turn\"")},
    {translatable("A submarine stays on the map"), translatable("\"A turn\"")},
    {translatable("No submarine enters a point that is an island"), translatable("ruling 2")},
    {translatable(
         "A submarine does not come back to a point of its own trail before it has surfaced"),
     translatable("\"A turn\"")},
    {translatable(
         "The start belongs to the trail, and a submarine does not come back to it before it has "
         "surfaced"),
     translatable("ruling 1")},
    {translatable("Silence moves one point, so it needs a step that is legal"),
     translatable("\"A turn\"")},
    {translatable("A missile is fired at water"), translatable("ruling 3")},
    {translatable("A missile does not leave the quadrant that it is fired in"),
     translatable("ruling 3")},
    {translatable(
         "A captain answers sonar truthfully with either the row or the column, as it prefers"),
     translatable("\"A turn\"")},
    {translatable("Captains say truthfully who took damage"), translatable("ruling 13")},
    {translatable("A captain who surfaces tells the exact point"), translatable("\"A turn\"")},
    {translatable("A submarine starts on water"), translatable("\"Set-up\"")},
    {translatable("Where the map gives a start, the team starts there"),
     translatable("\"Set-up\"")},
    {translatable("From a stop until play resumes, no one calls a direction"),
     translatable("rulings 14 and 16")},
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

Message citation_text(const std::vector<CitedRule>& rules) {
  CHARTROOM_EXPECTS(!rules.empty());
  if (rules.size() == 1) {
    const Citation cited = citation_of(rules.front());
    return message("The rule (maps/RULES.md, {}): {}.", word(cited.place), word(cited.sentence));
  }
  std::vector<Message> all;
  for (const CitedRule rule : rules) {
    const Citation cited = citation_of(rule);
    all.push_back(message("{} ({}).", word(cited.sentence), word(cited.place)));
  }
  return message("The rules (maps/RULES.md): {}", joined("{} {}", all));
}

}  // namespace chartroom::play
