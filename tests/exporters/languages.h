// Lists the languages of the sheets, so that new ones are tested automatically.
#pragma once

#include <string>
#include <vector>

#include "exporters/parts/sheet_texts.h"

namespace chartroom::exporters {

inline std::vector<std::string> languages() {
  const std::vector<std::string_view> all = sheet_languages();
  return std::vector<std::string>(all.begin(), all.end());
}

}  // namespace chartroom::exporters
