#include "exporters/board/theme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "tests/exporters/seen_colours.h"

namespace chartroom::exporters {
using namespace maps;
namespace {

constexpr double kApart = 15;

// Players must distinguish all these roles at a glance.
TEST(Theme, KeepsItsRolesApartForEverySight) {
  for (const Theme theme : kThemes) {
    const std::array<BoardColours, 4> grounds{
        board_colours(theme, Look::colour), board_colours(theme, Look::night),
        board_colours(theme, Look::large_print), dark_window_colours(theme)};
    for (std::size_t ground = 0; ground < grounds.size(); ++ground) {
      const BoardColours& c = grounds[ground];
      const std::array<Colour, 5> roles{c.sea[0], c.sea[1], c.land[1], c.border, c.ink};
      for (const ColourVision vision : kColourVisions) {
        for (std::size_t a = 0; a < roles.size(); ++a) {
          for (std::size_t b = a + 1; b < roles.size(); ++b) {
            EXPECT_GE(difference(roles[a], roles[b], vision), kApart)
                << to_string(theme) << ", ground " << ground << ", roles " << a << " and " << b
                << ", sight " << static_cast<int>(vision);
          }
        }
      }
    }
  }
}

// Maps need up to four tones, by the four color theorem, unless a quadrant is in pieces.
TEST(Theme, KeepsTheTonesOfTheSeaApartForEverySightAndInGrey) {
  struct Least {
    Look look;
    double difference;
    double grey;
  };
  for (const Least least :
       {Least{Look::colour, 7, 7}, Least{Look::night, 5.5, 5}, Least{Look::large_print, 6.5, 7}}) {
    for (const Theme theme : kThemes) {
      const BoardColours c = board_colours(theme, least.look);
      for (std::size_t a = 0; a < 4; ++a) {
        for (std::size_t b = a + 1; b < 4; ++b) {
          const std::string where = std::string(to_string(theme)) + " " +
                                    std::string(to_string(least.look)) + " " + std::to_string(a) +
                                    " and " + std::to_string(b);
          EXPECT_GE(std::abs(grey(c.sea[a]) - grey(c.sea[b])), least.grey) << where;
          for (const ColourVision vision : kColourVisions) {
            EXPECT_GE(difference(c.sea[a], c.sea[b], vision), least.difference)
                << where << ", sight " << static_cast<int>(vision);
          }
        }
      }
    }
  }
}

TEST(Theme, HasNoToneOfTheSeaTwice) {
  for (const Theme theme : kThemes) {
    for (const BoardColours& c :
         {board_colours(theme, Look::colour), board_colours(theme, Look::night),
          board_colours(theme, Look::large_print), dark_window_colours(theme)}) {
      for (std::size_t a = 0; a < c.sea.size(); ++a) {
        for (std::size_t b = a + 1; b < c.sea.size(); ++b) {
          EXPECT_GE(difference(c.sea[a], c.sea[b]), 2.5)
              << to_string(theme) << " " << a << " and " << b;
        }
      }
    }
  }
}

TEST(Theme, ShowsPointsBordersAndBlackLinesOnEveryToneOfTheSea) {
  constexpr Colour kBlack = rgb(0x000000);
  for (const Theme theme : kThemes) {
    for (const Look look : kLooks) {
      const BoardColours c = board_colours(theme, look);
      const std::string where = std::string(to_string(theme)) + " " + std::string(to_string(look));
      EXPECT_GE(contrast(c.ink, c.paper), 7) << where;
      for (const Colour tone : c.sea) {
        EXPECT_GE(contrast(kBlack, tone), 4) << where;
        // Either the border itself or its casing.
        EXPECT_GE(std::max(contrast(c.border, tone), contrast(c.border_casing, tone)), 2.5)
            << where;
        EXPECT_GE(difference(c.border, tone), kApart) << where;
      }
    }
  }
}

TEST(Theme, HasLightLinesAndPlacesToWriteOnForTheNight) {
  constexpr Colour kBlack = rgb(0x000000);
  for (const Theme theme : kThemes) {
    const BoardColours c = board_colours(theme, Look::night);
    EXPECT_EQ(luminance(c.page), 1) << "paper stays paper";
    EXPECT_GE(contrast(kBlack, c.plate), 15) << to_string(theme);
    EXPECT_GE(contrast(kBlack, mixed(c.panel, c.plate, 0.5)), 7) << to_string(theme);
    EXPECT_GE(contrast(c.border, c.border_casing), 7) << to_string(theme);
    // The four tones are light enough for black pens and dark enough for light lines.
    for (std::size_t tone = 0; tone < 4; ++tone) {
      EXPECT_GE(contrast(c.paper, c.sea[tone]), 1.9) << to_string(theme) << " " << tone;
    }
  }
}

// WCAG level AAA, for text and for the marks of points on all their backgrounds.
TEST(Theme, HasContrastsOfSevenInLargePrint) {
  constexpr Colour kWhite = rgb(0xffffff);
  const auto on = [](Colour mark, Colour ground) {
    return contrast(mixed(ground, {mark.red, mark.green, mark.blue}, mark.alpha), ground);
  };
  for (const Theme theme : kThemes) {
    const BoardColours c = board_colours(theme, Look::large_print);
    for (const Colour tone : c.sea) {
      EXPECT_GE(on(c.ink, tone), 7) << to_string(theme);
      EXPECT_GE(on(c.numeral, tone), 7) << to_string(theme);
    }
    for (const Colour ground : {c.plate, c.page, c.panel}) {
      for (const Colour letters : {c.text, c.line, c.bolt, c.border}) {
        EXPECT_GE(on(letters, ground), 7) << to_string(theme);
      }
    }
    EXPECT_GE(on(c.bezel_text, c.bezel), 7) << to_string(theme);
    EXPECT_GE(on(c.badge_sign, c.badge), 7) << to_string(theme);
    EXPECT_GE(on(c.border, c.border_casing), 7) << to_string(theme);
    EXPECT_GE(on(c.coast, c.shore), 7) << to_string(theme);
  }
  for (const Team team : kTeams) EXPECT_GE(on(kWhite, team_colour(team, Look::large_print)), 7);
}

TEST(Theme, KeepsTheTeamsApartForEverySight) {
  for (const Look look : kLooks) {
    for (const ColourVision vision : kColourVisions) {
      EXPECT_GE(difference(team_colour(Team::blue, look), team_colour(Team::green, look), vision),
                kApart);
    }
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

// WCAG level AA for costs: bolts, damage and "free" on the plates of cards and panels.
TEST(Theme, WritesCostsThatAreReadOnTheirPlates) {
  for (const Theme theme : kThemes) {
    for (const Look look : kLooks) {
      const BoardColours c = board_colours(theme, look);
      for (const Colour letters : {c.text, c.bolt, c.damage}) {
        EXPECT_GE(contrast(letters, c.plate), 4.5) << to_string(theme) << " " << to_string(look);
      }
      EXPECT_GE(difference(c.damage, c.text), look == Look::ink_saving ? 0 : kApart);
    }
  }
}

// WCAG contrast of large letters: players cannot find fainter ones in a dark room.
TEST(Theme, HasNumbersOfQuadrantsAtNightThatAreReadOnEveryToneOfTheSea) {
  for (const Theme theme : kThemes) {
    const BoardColours c = board_colours(theme, Look::night);
    const Colour letters{c.numeral.red, c.numeral.green, c.numeral.blue};
    for (const Colour tone : c.sea) {
      EXPECT_GE(contrast(mixed(tone, letters, c.numeral.alpha), tone), 3) << to_string(theme);
    }
  }
}

TEST(Look, IsReadByItsName) {
  for (const Look look : kLooks) EXPECT_EQ(parse_look(to_string(look)), look);
  EXPECT_FALSE(parse_look("sepia"));
}

}  // namespace
}  // namespace chartroom::exporters
