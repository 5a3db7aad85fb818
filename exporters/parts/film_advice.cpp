#include "exporters/parts/film_advice.h"

#include <algorithm>

namespace chartroom::exporters {

namespace {

// Whether one of the films has several starts to choose among.
bool needs_marks(const SheetContext& context) {
  const FilmGrid grid = film_grid(context.pitch, context.frame);
  return std::any_of(maps::kTeams.begin(), maps::kTeams.end(), [&](maps::Team team) {
    return film_starts(grid, context.map.size, context.map.starts.of(team)).size() > 1;
  });
}

}  // namespace

TextBlocks film_rules(const SheetContext& context) {
  const Translator& tr = context.tr;
  const bool marks = needs_marks(context);
  TextBlocks rules;
  const auto add = [&rules](const char* text) { rules.push_back(item(text)); };
  add(
      tr("Lay the film on your map, its four marks on those of the map, the square at the top "
         "left: it lies true. The pen begins at its start."));
  if (marks) {
    add(
        tr("Where they start is not known: once they have gone the first ways that the arrows of a "
           "mark show, begin at that mark."));
  }
  add(tr("Draw what their captain calls, point by point."));
  add(
      tr("Slide the film by whole points: wherever the trail meets no island and stays "
         "on the map, they may be."));
  add(tr("Silence: they went one point, any open way. Draw all of the ways, thinly."));
  if (marks) {
    add(
        tr("They told their row within eight steps, or the next point lies off the film: lay it "
           "on the middlemost of the places left, trace the trail onto the map, wipe the film, lay "
           "it true, trace the trail back. Nothing is lost."));
  }
  add(tr("They surfaced: wipe the film, lay it true, and start on that point."));
  return rules;
}

}  // namespace chartroom::exporters
