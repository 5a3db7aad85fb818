#include "exporters/parts/film_advice.h"

#include <fmt/core.h>

#include <algorithm>
#include <vector>

#include "exporters/parts/start_texts.h"

namespace chartroom::exporters {

namespace {

// Returns the rule on moving the film over the map.
std::string sliding_rule(const SheetContext& context, maps::Team team) {
  return knows_start(context, team)
             ? context.tr("Do not move the film: they are at the end of the trail.")
             : context.tr(
                   "Until they surface, slide the film by whole points. Every position is possible "
                   "where the trail meets no island and stays on the map; they are at its end. "
                   "Then leave it aligned.");
}

}  // namespace

bool trails_leave_the_film(const SheetContext& context) {
  return std::ranges::any_of(maps::kTeams, [&](maps::Team team) {
    return !holds_every_trail(team_film(context, team), context.map.size,
                              context.map.starts.of(maps::other(team)));
  });
}

TextBlocks film_rules(const SheetContext& context, std::optional<maps::Team> team) {
  const Translator& tr = context.tr;
  const bool in_short = team.has_value();
  const std::vector<maps::Team> teams =
      team ? std::vector{*team} : std::vector<maps::Team>(maps::kTeams.begin(), maps::kTeams.end());
  const bool unknown =
      std::ranges::any_of(teams, [&](maps::Team of) { return !knows_start(context, of); });
  TextBlocks rules;
  const auto add = [&rules](const std::string& text) { rules.push_back(item(text)); };
  const auto add_for_each = [&](const auto& text_of) {
    for (const std::string& text : text_for_each(context, teams, text_of)) add(text);
  };
  add(
      tr("Lay the film on your sheet, its four corner marks on the sheet’s, the square one at the "
         "top left. Now it is aligned."));
  add_for_each([&](maps::Team of) { return start_of_drawing(context, of, in_short); });
  if (!in_short) add(tr("Draw what their captain calls, point by point."));
  add_for_each([&](maps::Team of) { return sliding_rule(context, of); });
  add(
      tr("Silence: they moved one point, you do not know which way. Leave a gap and go on drawing "
         "from an open point next to the trail’s end. When that no longer fits, move the new part "
         "to another such point."));
  const bool brief = in_short && context.look == Look::large_print;
  if (unknown && trails_leave_the_film(context) && !brief) {
    add(in_short ? tr("Next point off the film? The rules explain how to make room.")
                 : tr("If the next point is off the film, slide the film until the trail and that "
                      "point fit on the map. Trace trail, ends and numbers onto the map. Erase the "
                      "film, align it, trace everything back, and erase the map."));
  }
  if (!in_short) {
    add(unknown ? tr("If no position is left, a call was missed or drawn wrong. Erase the film, "
                     "cross out what you learned, and start again with their next call. Slide the "
                     "film until they surface.")
                : tr("If no position is left, a call was missed or drawn wrong. Erase the film; "
                     "their next surfacing shows where they are."));
  }
  add(tr("When they surface, erase film and notes, align the film, and start on that point."));
  return rules;
}

TextBlocks exact_silence_rules(const SheetContext& context) {
  const Translator& tr = context.tr;
  return {
      heading(tr("For experts: silence without a gap")),
      paragraph(
          films_of(context.map, {}).unknown
              ? tr("Silence: they moved one point in any open direction. Draw every such step in "
                   "thin lines, and every later call at each end. Cross out an end that no longer "
                   "fits anywhere. Its next step then always meets an island, the map’s edge or "
                   "its own trail (not another’s), or contradicts what you learned.")
              : tr("Silence: they moved one point in any open direction. Draw every such step in "
                   "thin lines, and every later call at each end. Cross out an end whose next step "
                   "meets an island, the map’s edge or its own trail (not another’s), or that "
                   "contradicts what you learned.")),
  };
}

std::string noted_beside_the_trail(const Translator& tr, bool in_short) {
  return in_short ? tr("A row, column or quadrant tells where they were then. Number that point on "
                       "the film and note it on your sheet under this number.")
                  : tr("A row, column or quadrant tells where they were then. Number the trail’s "
                       "end (all its ends) on the film, lift the film, and note it on your sheet "
                       "under this number.");
}

}  // namespace chartroom::exporters
