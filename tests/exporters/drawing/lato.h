// Which Lato the sheets are set in.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "maps/platform/installed.h"

namespace chartroom::exporters {

// The layouts are fitted to Lato 2.007, which Debian 12 has. Lato 2.015 of Debian 13 kerns other
// pairs, so that some lines break earlier and their type is a step smaller.
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
