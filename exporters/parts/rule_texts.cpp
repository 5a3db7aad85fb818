#include "exporters/parts/rule_texts.h"

#include <fmt/core.h>

#include <utility>

#include "exporters/parts/film_advice.h"
#include "exporters/parts/special_rules.h"
#include "exporters/parts/start_texts.h"

namespace chartroom::exporters {

namespace {

std::string with_value(const char* text, int value) {
  return fmt::format(fmt::runtime(text), value);
}

// Returns the text on components that everyone sees: gauges for energy and damage, and cards.
TextBlock open_to_all(const SetParts& parts, const Translator& tr) {
  std::string text =
      parts.gauges ? tr("Put both gauges beside the screen where all can see them. Each captain "
                        "sets one. Without gauges, mark energy and damage on the sheets.")
                   : tr("Mark energy and damage on the sheets.");
  text = with_ruling(text, 18, tr);
  if (parts.cards) text += std::string(" ") + tr("Everyone takes a reference card.");
  return item(text);
}

TextBlock ruling(const Translator& tr, const std::string& text, int number) {
  return item(with_ruling(text, number, tr));
}

std::string sinking_rule(int damage, const Translator& tr) {
  return with_value(
      tr.plural("A submarine sinks at {} damage. The game ends at once and the other team wins. If "
                "one missile sinks both, the game is a draw (Ruling 4).",
                "A submarine sinks at {} damage. The game ends at once and the other team wins. If "
                "one missile sinks both, the game is a draw (Ruling 4).",
                static_cast<std::size_t>(damage)),
      damage);
}

}  // namespace

std::string with_ruling(const std::string& text, int number, const Translator& tr) {
  return text + " " + fmt::format(fmt::runtime(tr("(Ruling {})")), number);
}

TextBlocks beginning_texts(const SheetContext& context, const SetParts& parts) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      heading(tr("The game")),
      paragraph(
          tr("Two submarines hunt each other on the same map without seeing each other. In each "
             "team, a captain steers and fires, and a radio operator listens to the enemy captain "
             "and works out where that submarine must be. One player can do both.")),
      heading(tr("Setup")),
      item(tr("Place the screen in the middle of the table. The captain and radio operator of each "
              "team sit side by side behind it.")),
      item(tr("Each captain takes the team’s captain sheet. Each radio operator takes the team’s "
              "operator sheet and film. Everyone takes an erasable pen.")),
  };
  for (const std::string& start : setup_of_starts(context)) blocks.push_back(item(start));
  blocks.push_back(
      item(tr("Each radio operator lays the film on the operator sheet, marks on marks. “The film” "
              "explains where to start drawing.")));
  blocks.push_back(open_to_all(parts, tr));
  blocks.push_back(
      item(tr("No team has energy or damage yet. Choose the starting team at random.")));
  blocks.push_back(heading(tr("A turn")));
  blocks.push_back(
      paragraph(tr("The captain takes exactly one action from the table and says it aloud. Then it "
                   "is the other team’s turn.")));
  return blocks;
}

TextBlocks moving_texts(const SheetContext& context) {
  const Translator& tr = context.tr;
  return {
      heading(tr("The end")),
      paragraph(sinking_rule(context.rules.damage_to_sink, tr)),
      heading(tr("Trail and energy")),
      ruling(tr,
             tr("Your trail is every point since your start or last surfacing, including that "
                "point. Never move onto it again."),
             1),
      ruling(tr, tr("An island blocks only its own point, not the lines between points."), 2),
      item(tr("The large numbers on the map mark quadrants. A missile cannot leave the quadrant "
              "you are in.")),
      item(with_value(
          tr("You can store up to {} energy. At the maximum you can still navigate but gain none."),
          context.rules.gauge)),
      ruling(
          tr,
          tr("Surfacing costs no energy and repairs nothing. If you have no other move, surface."),
          6),
      ruling(tr, tr("Energy and damage are public."), 18),
  };
}

TextBlocks knowledge_texts(const Translator& tr) {
  return {
      heading(with_ruling(tr("What a radio operator learns"), 8, tr)),
      item(tr("A direction rules out every position from which that step was blocked.")),
      item(tr("A row or column rules out all others.")),
      item(tr("If they fire, they are in the target’s quadrant, and not on the target unless they "
              "hit themselves.")),
      item(tr("If you fire, “Hit!” means they are on the target; “Miss!” means they are not.")),
      item(noted_beside_the_trail(tr)),
  };
}

TextBlocks departure_texts(const Translator& tr) {
  return {
      heading(tr("Where Chartroom departs from the rulebook")),
      ruling(tr, tr("A missile’s target must be water. The rulebook allows any point."), 3),
      ruling(tr,
             tr("After surfacing, a silent move may go back the way you came. The rulebook allows "
                "three ways only."),
             12),
  };
}

TextBlocks silent_texts(const SheetContext& context) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      heading(tr("Chartroom’s rulings where the rulebook is silent")),
      ruling(tr,
             tr("Both submarines may share a point; do not announce it. You may take the same "
                "action twice in a row."),
             10),
      ruling(tr, tr("An illegal call does not count. The captain calls again."), 19),
      ruling(tr,
             tr("Teammates may show each other everything and whisper. Anything said aloud counts "
                "for everyone."),
             20),
  };
  if (context.map.surfacing) {
    blocks.push_back(ruling(tr,
                            tr("Take damage from surfacing before you erase the trail. It can sink "
                               "you, even if you have to surface."),
                            7));
  }
  return blocks;
}

TextBlocks realtime_texts(const Translator& tr) {
  return {
      heading(tr("Real-time variant (4 players)")),
      paragraph(
          tr("Both teams start together. Each captain calls the next direction without waiting for "
             "the other team. For any other action a captain calls “STOP!”. Everyone pauses, the "
             "action is resolved, and play resumes on that captain’s signal.")),
      ruling(tr,
             tr("If both teams call “STOP!”, resolve the first call first. If it is unclear which "
                "was first, the team that acted longer ago goes first; before any action, decide "
                "at random."),
             15),
      ruling(tr, tr("A direction called before the stop counts; one called after it does not."),
             16),
      ruling(tr,
             tr("While play is stopped, both captains may take more actions. Play resumes when "
                "every captain who stopped it says so."),
             17),
  };
}

TextBlocks map_rule_texts(const SheetContext& context) {
  TextBlocks blocks{heading(context.tr("Special rules"))};
  for (const std::string& rule : special_rules(context.map, context.rules, context.tr)) {
    blocks.push_back(item(rule));
  }
  if (blocks.size() == 1) {
    blocks.push_back(
        item(context.tr("None. Captains choose their starts, and surfacing is free.")));
  }
  return blocks;
}

}  // namespace chartroom::exporters
