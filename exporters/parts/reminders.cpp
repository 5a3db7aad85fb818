#include "exporters/parts/reminders.h"

#include <fmt/core.h>

#include "exporters/parts/film_advice.h"
#include "exporters/parts/special_rules.h"

namespace chartroom::exporters {

namespace {

std::string start_of_captain(const SheetContext& context, maps::Team team) {
  const auto start = context.map.starts.of(team);
  if (!start) return context.tr("Choose a start on water, mark it, and keep it secret.");
  return fmt::format(fmt::runtime(context.tr("Mark your start, {}. The other team knows it.")),
                     to_string(*start));
}

TextBlocks captain_reminders(const SheetContext& context, maps::Team team) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      item(start_of_captain(context, team)),
      item(tr("Draw a line from point to point: your trail. Never move onto it again.")),
      item(tr("Announce every action: direction, “Sonar!”, “Silence!”, target or position.")),
      item(tr("Answer their sonar truthfully with your row or your column.")),
      item(tr("A missile hits one point: any water in your quadrant, including your own point.")),
      item(tr("You may surface on any turn, and must if you have no other move. Say where you are "
              "and erase all but that point.")),
      item(tr("Energy and damage are public. You keep your energy when you surface.")),
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
                  item(fmt::format(fmt::runtime(tr("They start on {}: start drawing there.")),
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
