// The languages that sheets are set in: a new one is tested without being listed again.
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
