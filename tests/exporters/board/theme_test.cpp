#include "exporters/board/theme.h"

#include <gtest/gtest.h>

#include <array>

#include "maps/platform/colour_vision.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

double difference(Colour a, Colour b, ColourVision vision = ColourVision::normal) {
  return colour_difference({a.red, a.green, a.blue}, {b.red, b.green, b.blue}, vision);
}

constexpr double kApart = 15;

// Everything that a player must tell from everything else at a glance.
TEST(Theme, KeepsItsRolesApartForEverySight) {
  for (const Theme theme : kThemes) {
    for (const Look look : {Look::colour, Look::night}) {
      const BoardColours c = board_colours(theme, look);
      const std::array<Colour, 5> roles{c.sea[0], c.sea[1], c.land[1], c.border, c.ink};
      for (const ColourVision vision : kColourVisions) {
        for (std::size_t a = 0; a < roles.size(); ++a) {
          for (std::size_t b = a + 1; b < roles.size(); ++b) {
            EXPECT_GE(difference(roles[a], roles[b], vision), kApart)
                << to_string(theme) << " " << to_string(look) << ", roles " << a << " and " << b
                << ", sight " << static_cast<int>(vision);
          }
        }
      }
    }
  }
}

TEST(Theme, KeepsTheTeamsApartForEverySight) {
  for (const ColourVision vision : kColourVisions) {
    EXPECT_GE(difference(team_colour(Team::blue), team_colour(Team::green), vision), kApart);
  }
}

TEST(Theme, WritesTextThatIsReadOnItsGround) {
  for (const Theme theme : kThemes) {
    for (const Look look : kLooks) {
      const BoardColours c = board_colours(theme, look);
      EXPECT_GE(difference(c.text, c.plate), 50) << to_string(theme) << to_string(look);
      EXPECT_GE(difference(c.text, c.page), 50) << to_string(theme) << to_string(look);
      EXPECT_GE(difference(c.line, c.plate), 40) << to_string(theme) << to_string(look);
      // Large letters and signs.
      EXPECT_GE(difference(c.bezel_text, c.bezel), 50) << to_string(theme) << to_string(look);
      EXPECT_GE(difference(c.badge_sign, c.badge), 50) << to_string(theme) << to_string(look);
    }
  }
}

TEST(Look, IsReadByItsName) {
  for (const Look look : kLooks) EXPECT_EQ(parse_look(to_string(look)), look);
  EXPECT_FALSE(parse_look("sepia"));
}

}  // namespace
}  // namespace chartroom::exporters
