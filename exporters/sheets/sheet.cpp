#include "exporters/sheets/sheet.h"

#include <array>

namespace chartroom::exporters {

namespace {

template <maps::Team team>
std::string captain_title(const Translator& words) {
  return role_title(words("Captain"), words, team);
}

template <maps::Team team>
std::string operator_title(const Translator& words) {
  return role_title(words("Operator"), words, team);
}

std::string transparency_title(const Translator& words) { return words("Transparency"); }
std::string screen_title(const Translator& words) { return words("Screen"); }
std::string reference_title(const Translator& words) { return words("Reference cards"); }
std::string gauges_title(const Translator& words) { return words("Gauges"); }
std::string rules_title(const Translator& words) { return words("Rules"); }
std::string practice_title(const Translator& words) { return words("Practice map"); }
std::string calibration_title(const Translator& words) { return words("Calibration"); }

template <maps::Team team>
void draw_captain(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  draw_captain_sheet(canvas, context, team);
}

template <maps::Team team>
void draw_operator(const Canvas& canvas, const SheetContext& context, int /*page*/) {
  draw_operator_sheet(canvas, context, team);
}

constexpr std::array<Sheet, 11> kSheets{{
    {"captain-blue", captain_title<maps::Team::blue>, draw_captain<maps::Team::blue>},
    {"captain-green", captain_title<maps::Team::green>, draw_captain<maps::Team::green>},
    {"operator-blue", operator_title<maps::Team::blue>, draw_operator<maps::Team::blue>},
    {"operator-green", operator_title<maps::Team::green>, draw_operator<maps::Team::green>},
    {"transparency", transparency_title, draw_transparency, Medium::film},
    {"screen", screen_title, draw_screen},
    {"reference", reference_title, draw_reference_cards, Medium::paper, 2},
    {"gauges", gauges_title, draw_gauges},
    {"rules", rules_title, draw_rules, Medium::paper, 2},
    {"practice", practice_title, draw_practice_map},
    {"calibration", calibration_title, draw_calibration},
}};

}  // namespace

std::span<const Sheet> sheets() { return kSheets; }

const Sheet* find_sheet(std::string_view name) {
  for (const Sheet& sheet : kSheets) {
    if (sheet.name == name) return &sheet;
  }
  return nullptr;
}

BoardColours sheet_colours(const SheetContext& context) {
  return board_colours(context.map.theme.value_or(maps::Theme::tropical), context.look);
}

const char* team_name(const Translator& words, maps::Team team) {
  return team == maps::Team::blue ? words("Blue team") : words("Green team");
}

std::string role_title(const char* role, const Translator& words, maps::Team team) {
  return std::string(role) + ", " + team_name(words, team);
}

}  // namespace chartroom::exporters
