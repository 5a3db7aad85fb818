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
  double pitch = kDefaultPitch;  // millimetres between neighbouring points
  std::string language = "en";
  maps::RuleOverrides pack_rules = {};
  Look look = Look::colour;
  Backs backs = Backs::duplex;             // of cards; all of these have some
  std::string on_the_back = {};            // the name of another map, where that is printed there
  std::vector<const Sheet*> printed = {};  // the sheets of the request; none: all
  TextLog* log = nullptr;                  // takes what is wrong with texts, where given
};

inline constexpr int kPngDotsPerInch = 300;

// The bytes of a file. The same map, sheets and settings give the same bytes. A PDF carries the
// date of SOURCE_DATE_EPOCH, and none where that is unset.
// The map must fit at the pitch (largest_pitch in sheet_layout.h).
// Errors: what Cairo reports (memory, fonts) is thrown as a FileException that names the map.
std::string pdf_document(const maps::Map& map, std::span<const Sheet* const> sheets,
                         const PrintSettings& settings);
std::string svg_page(const maps::Map& map, const Sheet& sheet, int page,
                     const PrintSettings& settings);
std::string png_page(const maps::Map& map, const Sheet& sheet, int page,
                     const PrintSettings& settings);

}  // namespace chartroom::exporters
