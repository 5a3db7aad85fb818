#include <gtest/gtest.h>

#include <utility>

#include "tests/exporters/sample_maps.h"
#include "tests/exporters/sheets/printed_text.h"

namespace chartroom::exporters {
namespace {

// Rulers are on the sheets that need their true scale.
TEST(SheetFurniture, CarriesRulersOnlyWhereSomethingIsMeasured) {
  for (const auto& [name, measured] : {std::pair{"captain-blue", true},
                                       {"gauges", true},
                                       {"practice", true},
                                       {"calibration", true},
                                       {"reference", false},
                                       {"screen", false},
                                       {"rules", false},
                                       {"assembly", false}}) {
    const std::string text = printed_text(sample::archipelago(), name);
    // The middle of a ruler is a word of its own.
    EXPECT_EQ(text.find(" 50 ") != std::string::npos, measured) << name;
  }
}

}  // namespace
}  // namespace chartroom::exporters
