#include "exporters/parts/film_advice.h"

#include <algorithm>

namespace chartroom::exporters {

namespace {

// Returns the rule on the ends that a silence leaves and when to cross one out.
const char* silence_rule(const Translator& tr, bool known, bool in_short) {
  if (known) {
    return tr(
        "Silence: they went one point, any open way. Draw all of the ways, thinly, and every call "
        "from then on at each end. Strike an end whose next step meets an island, the map’s edge "
        "or its own trail (not another end’s), or that is ruled out by what you learned.");
  }
  return in_short
             ? tr("Silence: they went one point, any open way. Draw all of the ways, thinly, and "
                  "every call from then on at each end. Strike an end when no possible place is "
                  "left for it (another end’s trail does not count).")
             : tr("Silence: they went one point, any open way. Draw all of the ways, thinly, and "
                  "every call from then on at each end. Strike an end when no possible place is "
                  "left for it: in each its next step meets an island, the map’s edge or its own "
                  "trail (not another end’s), or what you learned rules it out.");
}

}  // namespace

bool has_start_to_choose(const SheetContext& context, maps::Team team) {
  const FilmGrid grid = film_grid(context.map.size, context.pitch, context.frame);
  const std::optional<maps::Point>& forced = context.map.starts.of(other(team));
  return film_starts(grid, context.map.size, forced).size() > 1;
}

TextBlocks film_rules(const SheetContext& context, bool in_short) {
  const Translator& tr = context.tr;
  const bool marks = std::any_of(maps::kTeams.begin(), maps::kTeams.end(), [&](maps::Team team) {
    return has_start_to_choose(context, team);
  });
  const bool known = context.map.starts.blue && context.map.starts.green;
  TextBlocks rules;
  const auto add = [&rules](const char* text) { rules.push_back(item(text)); };
  add(
      tr("Lay the film on your map, its four marks on those of the map, the square mark at "
         "the top left: it lies true."));
  if (marks) {
    add(in_short
            ? tr("Where they start is not known: the rules tell at which mark to begin.")
            : tr("Where they start is not known: note what they call under “First calls” until "
                 "only one start mark’s arrows fit, and draw it from there. If before that they go "
                 "silent, your sonar is answered or a missile is fired, take any mark that "
                 "fits."));
  }
  if (!in_short) add(tr("Draw what their captain calls, point by point."));
  if (known) {
    if (!in_short) add(tr("The pen begins at the start mark, where they start."));
    add(tr("Leave the film as it lies: the end of the trail is where they are."));
  } else {
    add(
        tr("Until they surface, slide the film by whole points: every place is possible where the "
           "trail meets no island and stays on the map, and they are at its end. After that leave "
           "it."));
  }
  add(silence_rule(tr, known, in_short));
  if (marks) {
    add(in_short ? tr("The next point lies off the film: the rules tell how to make room.")
                 : tr("The next point lies off the film: lay the film on any possible place, trace "
                      "trail, ends and numbers onto the map, wipe the film, lay it true, trace all "
                      "back, wipe the map. Nothing is lost."));
  }
  if (!in_short) {
    add(known
            ? tr("No place is left: a call was missed, or drawn wrong. Wipe the film; their "
                 "surfacing tells you again where they are.")
            : tr("No place is left: a call was missed, or drawn wrong. Wipe the film, strike what "
                 "you learned, and begin again with their next call; the film slides until they "
                 "surface."));
  }
  add(tr("They surfaced: wipe film and notes, lay the film true, and start on that point."));
  return rules;
}

std::string noted_beside_the_trail(const Translator& tr, bool in_short) {
  return in_short
             ? tr("A row, column or quadrant that you learn is where they were then: number that "
                  "point on the film, and note it on your sheet under this number.")
             : tr("A row, column or quadrant that you learn is where they were then: number the "
                  "trail’s end (all its ends) on the film, lift the film, and note it on your "
                  "sheet under this number.");
}

}  // namespace chartroom::exporters
