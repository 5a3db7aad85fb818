#include "exporters/parts/film_advice.h"

#include <algorithm>
#include <vector>

#include "exporters/parts/start_texts.h"

namespace chartroom::exporters {

namespace {

// Returns the rule on the ends that a silence leaves and when to cross one out.
const char* silence_rule(const Translator& tr, bool known, bool in_short) {
  if (known) {
    return tr(
        "Silence: they moved one point in any open direction. Draw every such step in thin lines, "
        "and every later call at each end. Cross out an end whose next step meets an island, the "
        "map’s edge or its own trail (not another’s), or that contradicts what you learned.");
  }
  return in_short
             ? tr("Silence: they moved one point in any open direction. Draw every such step in "
                  "thin lines, and every later call at each end. Cross out an end that no longer "
                  "fits anywhere (another end’s trail does not count).")
             : tr("Silence: they moved one point in any open direction. Draw every such step in "
                  "thin lines, and every later call at each end. Cross out an end that no longer "
                  "fits anywhere. Its next step then always meets an island, the map’s edge or its "
                  "own trail (not another’s), or contradicts what you learned.");
}

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

bool has_start_to_choose(const SheetContext& context, maps::Team team) {
  const FilmGrid grid = film_grid(context.map.size, context.pitch, context.frame);
  const std::optional<maps::Point>& forced = context.map.starts.of(other(team));
  return film_starts(grid, context.map.size, forced).size() > 1;
}

TextBlocks film_rules(const SheetContext& context, std::optional<maps::Team> team) {
  const Translator& tr = context.tr;
  const bool in_short = team.has_value();
  const std::vector<maps::Team> teams =
      team ? std::vector{*team} : std::vector<maps::Team>(maps::kTeams.begin(), maps::kTeams.end());
  const bool marks =
      std::ranges::any_of(teams, [&](maps::Team of) { return has_start_to_choose(context, of); });
  const bool known =
      std::ranges::all_of(teams, [&](maps::Team of) { return knows_start(context, of); });
  TextBlocks rules;
  const auto add = [&rules](const std::string& text) { rules.push_back(item(text)); };
  const auto add_for_each = [&](const auto& text_of) {
    for (const std::string& text : text_for_each(context, teams, text_of)) add(text);
  };
  add(
      tr("Lay the film on your map, its four marks on the map’s, the square mark at the top left. "
         "Now it is aligned."));
  add_for_each([&](maps::Team of) { return start_of_drawing(context, of, in_short); });
  if (!in_short) add(tr("Draw what their captain calls, point by point."));
  add_for_each([&](maps::Team of) { return sliding_rule(context, of); });
  add(silence_rule(tr, known, in_short));
  const bool brief = in_short && context.look == Look::large_print;
  if (marks && !brief) {
    add(in_short ? tr("Next point off the film? The rules explain how to make room.")
                 : tr("If the next point is off the film, put the film in any possible position. "
                      "Trace trail, ends and numbers onto the map. Erase the film, align it, trace "
                      "everything back, and erase the map."));
  }
  if (!in_short) {
    add(known ? tr("If no position is left, a call was missed or drawn wrong. Erase the film; "
                   "their next surfacing shows where they are.")
              : tr("If no position is left, a call was missed or drawn wrong. Erase the film, "
                   "cross out what you learned, and start again with their next call. Slide the "
                   "film until they surface."));
  }
  add(tr("When they surface, erase film and notes, align the film, and start on that point."));
  return rules;
}

std::string noted_beside_the_trail(const Translator& tr, bool in_short) {
  return in_short ? tr("A row, column or quadrant tells where they were then. Number that point on "
                       "the film and note it on your sheet under this number.")
                  : tr("A row, column or quadrant tells where they were then. Number the trail’s "
                       "end (all its ends) on the film, lift the film, and note it on your sheet "
                       "under this number.");
}

}  // namespace chartroom::exporters
