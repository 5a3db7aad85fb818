#include "exporters/parts/rule_texts.h"

#include <fmt/core.h>

#include <utility>

#include "exporters/parts/film_advice.h"
#include "exporters/parts/special_rules.h"

namespace chartroom::exporters {

namespace {

std::string with_value(const char* text, int value) {
  return fmt::format(fmt::runtime(text), value);
}

// Adds how both teams get their starts: from the map, by choice, or one each.
void add_starts(TextBlocks& blocks, const SheetContext& context) {
  const maps::Starts& starts = context.map.starts;
  const std::string forced = starts_rule(starts, context.tr);
  if (!forced.empty()) blocks.push_back(item(forced));
  if (!starts.blue || !starts.green) {
    blocks.push_back(item(forced.empty()
                              ? context.tr("Each captain secretly marks a start with an X, on any "
                                           "water point.")
                              : context.tr("The other captain secretly marks a start with an X, on "
                                           "any water point.")));
  }
}

// Returns the text on components that everyone sees: gauges for energy and damage, and cards.
TextBlock open_to_all(const SetParts& parts, const Translator& tr) {
  std::string text =
      parts.gauges ? tr("Both gauges lie beside the screen where all see them, each set by its "
                        "team’s captain. Without gauges mark energy and damage on the sheets.")
                   : tr("Mark energy and damage on the sheets.");
  if (parts.cards) text += std::string(" ") + tr("Everybody takes a reference card.");
  return item(text);
}

// Returns a ruling with its number.
TextBlock ruling(const Translator& tr, const char* text, const char* number) {
  return item(std::string(text) + " " + fmt::format(fmt::runtime(tr("(Ruling {})")), number));
}

}  // namespace

TextBlocks beginning_texts(const SheetContext& context, const SetParts& parts) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      heading(tr("The game")),
      paragraph(tr("Two submarines hunt each other over the same map without seeing each other. In "
                   "each team a captain steers and fires, and a radio operator listens to the "
                   "other captain and works out where that submarine must be. One player may do "
                   "both.")),
      heading(tr("Set-up")),
      item(tr("Stand the screen in the middle of the table. The captain and the radio operator of "
              "a team sit side by side behind it.")),
      item(tr("Each captain takes the captain sheet of the team, each radio operator the operator "
              "sheet and the film of the team; everybody a pen that wipes off.")),
  };
  add_starts(blocks, context);
  blocks.push_back(
      item(tr("Each radio operator lays the film on the operator sheet, marks on marks; where "
              "the pen begins is told under “The film”.")));
  blocks.push_back(open_to_all(parts, tr));
  blocks.push_back(
      item(tr("Nobody has energy or damage yet. Draw lots for the team that begins.")));
  blocks.push_back(heading(tr("A turn")));
  blocks.push_back(
      paragraph(tr("The captain takes exactly one action of the table and says it aloud. Then it "
                   "is the other team’s turn.")));
  return blocks;
}

TextBlocks moving_texts(const SheetContext& context) {
  const Translator& tr = context.tr;
  return {
      heading(tr("Trail and energy")),
      item(tr("Your trail is every point since the start or the last surfacing, the start "
              "included. You never step on it again.")),
      item(tr("Islands block their own point only, nothing between two points.")),
      item(tr("The large numbers on the map are its quadrants. A missile stays within the one you "
              "are in.")),
      item(with_value(tr("The gauge holds {} energy. With a full gauge you may navigate, and gain "
                         "nothing."),
                      context.rules.gauge)),
      item(tr("Whoever can do nothing else must surface. Surfacing takes no energy and repairs "
              "nothing.")),
      item(tr("Energy and damage are open to all.")),
      heading(tr("The end")),
      paragraph(with_value(tr("At {} damage a submarine is sunk. The game ends at once, and the "
                              "other team wins; if one "
                              "missile sinks both, nobody does (Ruling 4)."),
                           context.rules.damage_to_sink)),
  };
}

TextBlocks knowledge_texts(const Translator& tr) {
  return {
      heading(tr("What a radio operator hears")),
      item(tr("A direction: every place from which that step was closed is out.")),
      item(tr("Row or column: all others are out.")),
      item(tr("They fire: they are in the quadrant of the target, and not on it unless they "
              "hit themselves.")),
      item(tr("We fired: after “Hit!” they are on the target, after “Miss!” they are not.")),
      item(noted_beside_the_trail(tr)),
  };
}

TextBlocks ruling_texts(const SheetContext& context) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      heading(tr("Where the rulebook is silent: rulings of Chartroom")),
      ruling(tr, tr("A missile’s target is water; your own point is allowed."), "3"),
      ruling(tr, tr("You may surface again at once, and after surfacing go back the way you came."),
             "12"),
      ruling(tr,
             tr("Both submarines may be on one point; nothing is said. An action may be taken "
                "twice in a row."),
             "10"),
      item(tr("A call that is not allowed is taken back and costs nothing: the captain calls "
              "again.")),
      item(tr("Within a team you may show and whisper everything; what is said aloud counts for "
              "all.")),
  };
  if (context.map.surfacing) {
    blocks.push_back(ruling(
        tr,
        tr("Damage by surfacing is taken before the trail is wiped off, and sinks a submarine "
           "like any other, even one that must surface."),
        "7"));
  }
  return blocks;
}

TextBlocks realtime_texts(const Translator& tr) {
  return {
      heading(tr("Variant: at the same time, with four players")),
      paragraph(tr("Both begin together, and each captain calls the next direction without waiting "
                   "for the other team. For every other action a captain calls “STOP!”: all pause, "
                   "the action is settled, and at that captain’s sign play goes on.")),
      ruling(tr,
             tr("Of two stops the one heard first is settled first, then the other. If nobody can "
                "tell, the team goes first that acted longer ago; before any action, lots decide."),
             "15"),
      ruling(tr, tr("A direction called before the stop counts; one called after it does not."),
             "16"),
      ruling(tr,
             tr("While play is stopped, both captains may use more actions. It goes on when each "
                "who stopped it says so."),
             "17"),
  };
}

TextBlocks map_rule_texts(const SheetContext& context) {
  TextBlocks blocks{heading(context.tr("Rule of this map"))};
  for (const std::string& rule : special_rules(context.map, context.rules, context.tr)) {
    blocks.push_back(item(rule));
  }
  if (blocks.size() == 1) {
    blocks.push_back(
        item(context.tr("None: the captains choose their starts, and surfacing costs nothing.")));
  }
  return blocks;
}

}  // namespace chartroom::exporters
