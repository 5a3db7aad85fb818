#include "exporters/page/format_options.h"

namespace chartroom::exporters {

const FormatOption* misplaced_option(const PageSettings& page, std::string_view format) {
  for (const FormatOption& option : kFormatOptions) {
    if (page.*option.wanted && option.format != format) return &option;
  }
  return nullptr;
}

PageSettings in_format(PageSettings page, std::string_view format) {
  while (const FormatOption* option = misplaced_option(page, format)) page.*option->wanted = false;
  return page;
}

}  // namespace chartroom::exporters
