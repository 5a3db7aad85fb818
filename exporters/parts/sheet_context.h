// The context from which sheets are drawn: content and appearance.
#pragma once

#include <string>
#include <vector>

#include "exporters/board/board_marks.h"
#include "exporters/board/theme.h"
#include "exporters/drawing/canvas.h"
#include "exporters/page/backs.h"
#include "exporters/parts/map_set.h"
#include "exporters/parts/sheet_layout.h"
#include "exporters/parts/sheet_texts.h"
#include "maps/map.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

struct Sheet;

struct SheetContext {
  const maps::Map& map;
  Translator tr;
  std::string language;
  double pitch;
  rules::Rulebook rules;  // the published ones, the pack's, the map's own
  SheetSet set;
  Mm frame = kSmallFrame;
  Look look = Look::colour;
  Backs backs = Backs::duplex;             // for cards
  std::string on_the_back = {};            // the name of another map, if the back shows it
  std::vector<const Sheet*> printed = {};  // the requested sheets; none: all
};

// Returns the colors of the map's theme in the sheet's look.
BoardColours sheet_colours(const SheetContext& context);

// Returns the colors of its pictures: large print has special marks, but no special pictures.
BoardColours picture_colours(const SheetContext& context);

const char* team_name(const Translator& tr, maps::Team team);
// Returns the letters on the teams' signs in the sheet's language.
TeamLetters team_letters(const Translator& tr);
// "Captain, Blue team".
std::string role_title(const char* role, const Translator& tr, maps::Team team);

}  // namespace chartroom::exporters
