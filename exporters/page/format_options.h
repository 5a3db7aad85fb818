// Options of printed files that only one format has.
#pragma once

#include <array>
#include <string_view>

#include "exporters/page/page_settings.h"

namespace chartroom::exporters {

struct FormatOption {
  std::string_view name;    // "pdf-x": on the command line
  std::string_view format;  // "pdf"
  bool PageSettings::*wanted;
};

inline constexpr std::array kFormatOptions{FormatOption{"pdf-x", "pdf", &PageSettings::pdf_x4},
                                           FormatOption{"greys", "pdf", &PageSettings::greys},
                                           FormatOption{"layers", "svg", &PageSettings::layers}};

// Returns the page's first option that the format lacks, or nullptr.
const FormatOption* misplaced_option(const PageSettings& page, std::string_view format);

// Returns the page without options that the format lacks.
PageSettings in_format(PageSettings page, std::string_view format);

}  // namespace chartroom::exporters
