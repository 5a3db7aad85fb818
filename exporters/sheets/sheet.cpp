#include "exporters/sheets/sheet.h"

#include <algorithm>
#include <array>

namespace chartroom::exporters {

// The table of sheets, in document order.
#define CHARTROOM_SHEETS(SHEET) \
  SHEET(assembly)               \
  SHEET(captain_blue)           \
  SHEET(captain_green)          \
  SHEET(operator_blue)          \
  SHEET(operator_green)         \
  SHEET(film_blue)              \
  SHEET(film_green)             \
  SHEET(film_extension)         \
  SHEET(screen)                 \
  SHEET(reference)              \
  SHEET(gauges)                 \
  SHEET(rules)                  \
  SHEET(practice)               \
  SHEET(calibration)

#define CHARTROOM_DECLARED(name) Sheet name##_sheet();
CHARTROOM_SHEETS(CHARTROOM_DECLARED)
#undef CHARTROOM_DECLARED

std::span<const Sheet> sheets() {
#define CHARTROOM_LISTED(name) name##_sheet(),
  static const std::array kSheets{CHARTROOM_SHEETS(CHARTROOM_LISTED)};
#undef CHARTROOM_LISTED
  return kSheets;
}

bool has_backs(const Sheet& sheet, Backs backs) {
  return sheet.both_sides && !(sheet.folds && backs == Backs::gutterfold);
}

const Sheet* find_sheet(std::string_view name) {
  for (const Sheet& sheet : sheets()) {
    if (sheet.name == name) return &sheet;
  }
  return nullptr;
}

std::vector<const Sheet*> printed_sheets(const SheetContext& context) {
  if (context.printed.size() > 1) return context.printed;
  std::vector<const Sheet*> all;
  for (const Sheet& sheet : sheets()) all.push_back(&sheet);
  return all;
}

bool is_printed(const SheetContext& context, std::string_view name) {
  return std::ranges::any_of(printed_sheets(context),
                             [name](const Sheet* sheet) { return sheet->name == name; });
}

}  // namespace chartroom::exporters
