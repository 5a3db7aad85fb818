// Sheets as files: one PDF for all of them, or one SVG or PNG each.
#pragma once

#include <span>
#include <string>

#include "exporters/drawing/canvas.h"
#include "exporters/page/page_settings.h"
#include "exporters/sheets/sheet.h"

namespace chartroom::exporters {

struct PrintSettings {
  PageSettings page;
  double pitch = kDefaultPitch;  // millimeters between neighboring points
  std::string language = "en";
  maps::RuleOverrides pack_rules = {};
  Look look = Look::colour;
  Backs backs = Backs::duplex;             // for cards; all sheets of cards have some
  std::string on_the_back = {};            // the name of another map, if the back shows it
  std::vector<const Sheet*> printed = {};  // the requested sheets; none: all
  TextLog* log = nullptr;                  // collects problems with texts, if given
};

inline constexpr int kPngDotsPerInch = 300;

// Returns the bytes of a file. Equal maps, sheets and settings give equal bytes. A PDF has the date
// of SOURCE_DATE_EPOCH, or none if that is unset. The map must fit at the pitch (largest_pitch in
// sheet_layout.h). Throws Cairo's errors (memory, fonts) as a FileException that names the map.
std::string pdf_document(const maps::Map& map, std::span<const Sheet* const> sheets,
                         const PrintSettings& settings);
std::string svg_page(const maps::Map& map, const Sheet& sheet, int page,
                     const PrintSettings& settings);
std::string png_page(const maps::Map& map, const Sheet& sheet, int page,
                     const PrintSettings& settings);

}  // namespace chartroom::exporters
