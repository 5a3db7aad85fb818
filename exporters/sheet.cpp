#include "exporters/sheet.h"

#include <array>

namespace chartroom {

namespace {

template <Team team>
std::string captain_title(const Words& words) {
  return role_title(words("Captain"), words, team);
}

template <Team team>
std::string operator_title(const Words& words) {
  return role_title(words("Operator"), words, team);
}

std::string transparency_title(const Words& words) { return words("Transparency"); }

template <Team team>
void draw_captain(cairo_t* cr, const SheetContext& context, int /*page*/) {
  draw_captain_sheet(cr, context, team);
}

template <Team team>
void draw_operator(cairo_t* cr, const SheetContext& context, int /*page*/) {
  draw_operator_sheet(cr, context, team);
}

constexpr std::array<Sheet, 5> kSheets{{
    {"captain-blue", captain_title<Team::blue>, draw_captain<Team::blue>},
    {"captain-green", captain_title<Team::green>, draw_captain<Team::green>},
    {"operator-blue", operator_title<Team::blue>, draw_operator<Team::blue>},
    {"operator-green", operator_title<Team::green>, draw_operator<Team::green>},
    {"transparency", transparency_title, draw_transparency, Medium::film},
}};

}  // namespace

std::span<const Sheet> sheets() { return kSheets; }

const Sheet* find_sheet(std::string_view name) {
  for (const Sheet& sheet : kSheets) {
    if (sheet.name == name) return &sheet;
  }
  return nullptr;
}

const char* team_name(const Words& words, Team team) {
  return team == Team::blue ? words("Blue team") : words("Green team");
}

std::string role_title(const char* role, const Words& words, Team team) {
  return std::string(role) + ", " + team_name(words, team);
}

}  // namespace chartroom
