#include "exporters/sheets/sheet.h"

#include <array>

namespace chartroom::exporters {

// The table, in the order in which a document holds the sheets.
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

}  // namespace chartroom::exporters
