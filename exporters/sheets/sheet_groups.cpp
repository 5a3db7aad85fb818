#include "exporters/sheets/sheet_groups.h"

#include <algorithm>
#include <array>

namespace chartroom::exporters {

std::span<const SheetGroup> sheet_groups() {
  static const std::array kGroups{
      SheetGroup{"captain", {"captain-blue", "captain-green"}},
      SheetGroup{"operator", {"operator-blue", "operator-green"}},
      SheetGroup{"film", {"film-blue", "film-green", "film-extension"}},
      // The films' former name, from before each team had its own.
      SheetGroup{"transparency", {"film-blue", "film-green", "film-extension"}},
      // Everything that two teams need to play.
      SheetGroup{"table",
                 {"assembly", "captain-blue", "captain-green", "operator-blue", "operator-green",
                  "film-blue", "film-green", "film-extension", "screen", "rules"}},
  };
  return kGroups;
}

std::vector<const Sheet*> sheets_named(std::string_view name) {
  const auto groups = sheet_groups();
  const auto group = std::ranges::find(groups, name, &SheetGroup::name);
  std::vector<const Sheet*> found;
  for (const Sheet& sheet : sheets()) {
    const bool in_group = group != groups.end() &&
                          std::ranges::find(group->sheets, sheet.name) != group->sheets.end();
    if (name == "all" || sheet.name == name || in_group) found.push_back(&sheet);
  }
  return found;
}

std::string_view name_of_all(std::span<const Sheet* const> sheets) {
  const auto stands_for_them = [&](std::string_view name) {
    return std::ranges::equal(sheets, sheets_named(name));
  };
  if (stands_for_them("all")) return "all";
  const auto group = std::ranges::find_if(sheet_groups(), stands_for_them, &SheetGroup::name);
  return group == sheet_groups().end() ? std::string_view() : group->name;
}

}  // namespace chartroom::exporters
