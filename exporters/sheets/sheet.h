// The sheets of a map: one file each, one table.
#pragma once

#include "exporters/page/canvas.h"

#include <span>
#include <string>
#include <string_view>

#include "exporters/board/theme.h"
#include "exporters/page/page_settings.h"
#include "exporters/parts/map_set.h"
#include "exporters/parts/sheet_layout.h"
#include "exporters/parts/sheet_texts.h"
#include "maps/map.h"
#include "validator/rules/rulebook.h"

namespace chartroom::exporters {

// What a sheet shows, and how.
struct SheetContext {
  const maps::Map& map;
  Translator words;
  std::string language;
  double pitch;
  rules::Rulebook rules;  // the published ones, the pack's, the map's own
  SheetSet set;
  Mm frame = kSmallFrame;
  Look look = Look::colour;
};

// The colours of the map's theme in the sheet's look.
BoardColours sheet_colours(const SheetContext& context);

enum class Medium : std::uint8_t { paper, film };

struct Sheet {
  std::string_view name;  // "captain-blue": on the command line and in file names
  std::string (*title)(const Translator& words);
  // Draws a page, from 0, in millimetres from the top left of the frame; nothing outside it.
  void (*draw)(const Canvas& canvas, const SheetContext& context, int page);
  Medium medium = Medium::paper;
  int pages = 1;
};

// Every sheet, in the order in which a document holds them.
std::span<const Sheet> sheets();

// Nothing for a name that no sheet has.
const Sheet* find_sheet(std::string_view name);

// The sheets themselves.
void draw_captain_sheet(const Canvas& canvas, const SheetContext& context, maps::Team team);
void draw_operator_sheet(const Canvas& canvas, const SheetContext& context, maps::Team team);
void draw_transparency(const Canvas& canvas, const SheetContext& context, int page);
void draw_screen(const Canvas& canvas, const SheetContext& context, int page);
void draw_reference_cards(const Canvas& canvas, const SheetContext& context, int page);
void draw_gauges(const Canvas& canvas, const SheetContext& context, int page);
void draw_rules(const Canvas& canvas, const SheetContext& context, int page);
void draw_practice_map(const Canvas& canvas, const SheetContext& context, int page);
void draw_calibration(const Canvas& canvas, const SheetContext& context, int page);

// "Captain, Blue team".
std::string role_title(const char* role, const Translator& words, maps::Team team);
const char* team_name(const Translator& words, maps::Team team);

}  // namespace chartroom::exporters
