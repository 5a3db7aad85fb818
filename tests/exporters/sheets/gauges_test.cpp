#include <gtest/gtest.h>

#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
namespace {

TEST(Gauges, ShowTheTeamOnDialAndDamageStrip) {
  const std::string text = printed_text(sample::north_pole(), "gauges");
  const std::string team = "Blue team";
  int count = 0;
  for (std::size_t at = text.find(team); at != std::string::npos; at = text.find(team, at + 1)) {
    ++count;
  }
  EXPECT_EQ(count, 2);
}

}  // namespace
}  // namespace chartroom::exporters
