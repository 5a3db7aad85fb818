#include "exporters/pictures/contact_sheet.h"

#include <gtest/gtest.h>

#include "tests/known_maps.h"

namespace chartroom::exporters {
namespace {

struct Pixels {
  int width = 0;
  int height = 0;
};

// Returns the size in a PNG's header.
Pixels pixels_of(const std::string& png) {
  const auto number = [&](std::size_t at) {
    int value = 0;
    for (std::size_t i = at; i < at + 4; ++i)
      value = 256 * value + static_cast<unsigned char>(png[i]);
    return value;
  };
  return {number(16), number(20)};
}

TEST(ContactSheet, StandsMapsInAboutAsManyColumnsAsRows) {
  const ContactMap one{"Archipelago", known::archipelago()};
  const Pixels single = pixels_of(png_contact_sheet("Pack", {one}));
  const Pixels two = pixels_of(png_contact_sheet("Pack", {one, one}));
  const Pixels five = pixels_of(png_contact_sheet("Pack", std::vector(5, one)));
  EXPECT_EQ(two.height, single.height);
  EXPECT_GT(two.width, single.width);
  EXPECT_GT(five.width, two.width) << "three columns";
  EXPECT_GT(five.height, two.height) << "two rows";
}

TEST(ContactSheet, IsTheSameForTheSameMapsAndAnotherInAnotherOrder) {
  const ContactMap a{"A", known::archipelago()};
  const ContactMap b{"B", maps::blank_map({6, 12}, "b", "B")};
  const std::string png = png_contact_sheet("Pack", {a, b});
  EXPECT_EQ(png_contact_sheet("Pack", {a, b}), png);
  EXPECT_NE(png_contact_sheet("Pack", {b, a}), png);
}

}  // namespace
}  // namespace chartroom::exporters
