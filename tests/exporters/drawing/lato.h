// Finds the version of the sheets' font Lato.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "maps/platform/installed.h"

namespace chartroom::exporters {

// True for Lato 2.015 (Debian 13), which kerns more pairs than Lato 2.007 (Debian 12), to which the
// layouts are fitted: some lines break earlier and their type is a step smaller.
inline bool lato_is_wider() {
  const std::string font = installed_folder("fonts").value() + "/Lato-Regular.ttf";
  FILE* pipe = popen(("fc-scan --format '%{fontversion}' " + font).c_str(), "r");
  char version[32] = {};
  EXPECT_NE(std::fgets(version, sizeof version, pipe), nullptr);
  pclose(pipe);
  constexpr int k2010 = 131727;  // in units of 1/65536
  return std::atoi(version) > k2010;
}

}  // namespace chartroom::exporters
