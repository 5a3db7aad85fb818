#include "exporters/parts/reminders.h"

#include "exporters/parts/film_advice.h"
#include "exporters/parts/rule_texts.h"
#include "exporters/parts/special_rules.h"
#include "exporters/parts/start_texts.h"

namespace chartroom::exporters {

namespace {

// Returns the rule on surfacing, with the damage that this map charges for it.
std::string surfacing_reminder(const SheetContext& context) {
  const Translator& tr = context.tr;
  const std::string rule =
      tr("You may surface on any turn. Say where you are and erase all but that point.");
  if (!context.map.surfacing) return rule;
  return with_ruling(
      rule + " " + surfacing_rule(*context.map.surfacing, tr) + " " + tr("Say the damage, too."),
      13, tr);
}

TextBlocks captain_reminders(const SheetContext& context, maps::Team team) {
  const Translator& tr = context.tr;
  TextBlocks blocks{
      item(start_of_captain(context, team)),
      item(tr("Draw a line from point to point: your trail. Never move onto it again, nor onto an "
              "island.")),
      item(tr("Announce every action: direction, “Sonar!”, “Silence!”, target or position.")),
      item(tr("Answer their sonar truthfully with your row or your column.")),
      item(with_ruling(
          tr("A missile hits one point in your quadrant, even your own point. Their captain says "
             "“Hit!” or “Miss!”. You say “Self!”, but only if you hit yourself."),
          13, tr)),
      item(surfacing_reminder(context)),
      item(with_ruling(tr("Energy and damage are public."), 18, tr) + " " +
           losing_rule(context.rules.damage_to_sink, tr)),
  };
  // In large print the front's words are enough.
  if (context.look == Look::large_print) blocks.erase(blocks.begin() + 2);
  return blocks;
}

TextBlocks operator_reminders(const SheetContext& context, maps::Team team) {
  TextBlocks blocks = film_rules(context, team);
  blocks.push_back(item(noted_beside_the_trail(context.tr, true)));
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
