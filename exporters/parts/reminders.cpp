#include "exporters/parts/reminders.h"

#include <fmt/core.h>

#include "exporters/parts/film_advice.h"
#include "exporters/parts/special_rules.h"

namespace chartroom::exporters {

namespace {

std::string start_of_captain(const SheetContext& context, maps::Team team) {
  const auto start = context.map.starts.of(team);
  if (!start)
    return context.tr("Choose a start on water, mark it, and keep it from the other team.");
  return fmt::format(fmt::runtime(context.tr("Your start is {}: mark it. The other team knows.")),
                     to_string(*start));
}

TextBlocks captain_reminders(const SheetContext& context, maps::Team team) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      item(start_of_captain(context, team)),
      item(tr("Draw a line from point to point. Never step on it again: it is your trail.")),
      item(tr("Say every action aloud: the direction, the question, the target, the place.")),
      item(tr("Answer their sonar truthfully: your row, or your column.")),
      item(tr("A missile hits one point: any water of the quadrant you are in, your own point "
              "included.")),
      item(tr("You may surface in any turn, and must when you can do nothing else: say where you "
              "are, wipe off all but that point.")),
      item(tr("Energy and damage are open to all. Energy stays when you surface.")),
  };
  if (context.map.surfacing) {
    blocks.insert(blocks.end() - 1, item(surfacing_rule(*context.map.surfacing, tr)));
  }
  return blocks;
}

TextBlocks operator_reminders(const SheetContext& context, maps::Team team) {
  const Translator& tr = context.tr;
  TextBlocks blocks = film_rules(context, true);
  blocks.push_back(item(noted_beside_the_trail(tr, true)));
  if (const auto start = context.map.starts.of(other(team))) {
    blocks.insert(blocks.begin() + 1,
                  item(fmt::format(fmt::runtime(tr("They start on {}: there begins the pen.")),
                                   to_string(*start))));
  }
  return blocks;
}

}  // namespace

const char* role_name(const Translator& tr, Role role) {
  return role == Role::captain ? tr("Captain") : tr("Radio Operator");
}

Icon role_icon(Role role) { return role == Role::captain ? Icon::wheel : Icon::headphones; }

TextBlocks role_reminders(const SheetContext& context, Role role, maps::Team team) {
  return role == Role::captain ? captain_reminders(context, team)
                               : operator_reminders(context, team);
}

}  // namespace chartroom::exporters
