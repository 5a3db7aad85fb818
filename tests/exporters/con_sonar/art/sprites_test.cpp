#include "exporters/con_sonar/art/sprites.h"

#include <gtest/gtest.h>

#include "exporters/con_sonar/art/palette.h"
#include "maps/platform/colour_vision.h"
#include "tests/exporters/con_sonar/print_decks.h"
#include "tests/maps/con_sonar/decks.h"

namespace chartroom::exporters {
namespace {

namespace decks = con_sonar::decks;

double seen_difference(Colour a, Colour b, ColourVision vision) {
  return colour_difference({a.red, a.green, a.blue}, {b.red, b.green, b.blue}, vision);
}

// Returns the number of pixels in which two pictures differ.
int difference_of(const PixelArt& a, const PixelArt& b) {
  EXPECT_EQ(a.width(), b.width());
  EXPECT_EQ(a.height(), b.height());
  int count = 0;
  for (std::size_t row = 0; row < a.rows.size(); ++row) {
    for (std::size_t k = 0; k < a.rows[row].size(); ++k) {
      count += (a.rows[row][k] == '.') != (b.rows[row][k] == '.');
    }
  }
  return count;
}

void expect_sound(const PixelArt& art) {
  ASSERT_GT(art.height(), 0);
  for (const std::string_view row : art.rows) {
    EXPECT_EQ(row.size(), art.rows.front().size()) << row;
    EXPECT_EQ(row.find_first_not_of("#+."), std::string_view::npos) << row;
  }
}

TEST(Sprites, HaveRowsOfOneLength) {
  for (const con_sonar::Deck& deck : {decks::shipped(), decks::most()}) {
    for (const PixelArt& art : symbol_sprites(deck)) expect_sound(art);
  }
  for (int nation = 0; nation < con_sonar::kMaxNations; ++nation) expect_sound(emblem(nation));
  for (const PixelArt* art : {&torpedo_sprite(), &running_torpedo_sprite(), &submarine_sprite(),
                              &admiral_sprite(), &trefoil_sprite(), &arrow_sprite()}) {
    expect_sound(*art);
  }
}

// Some symbols have art by id, the others from the stock.
TEST(Sprites, TellAllSymbolsOfADeckApart) {
  con_sonar::Deck mixed = decks::most();
  const con_sonar::Deck shipped = decks::shipped();
  for (std::size_t k = 0; k < shipped.symbols.size(); ++k)
    mixed.symbols[2 * k] = shipped.symbols[k];
  for (const con_sonar::Deck& deck : {shipped, decks::most(), mixed}) {
    const std::vector<PixelArt> sprites = symbol_sprites(deck);
    ASSERT_EQ(sprites.size(), deck.symbols.size());
    for (std::size_t a = 0; a < sprites.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) EXPECT_GE(difference_of(sprites[a], sprites[b]), 45);
    }
  }
}

TEST(Sprites, TellNationsApartWithoutColour) {
  for (int a = 0; a < con_sonar::kMaxNations; ++a) {
    for (int b = 0; b < a; ++b) EXPECT_GE(difference_of(emblem(a), emblem(b)), 25) << a << " " << b;
  }
}

// The emblem stands out in gray from any nation's color.
TEST(Palette, SetsSignsOffFromEveryColour) {
  for (unsigned red = 0; red < 256; red += 15) {
    for (unsigned green = 0; green < 256; green += 15) {
      for (unsigned blue = 0; blue < 256; blue += 15) {
        char code[8];
        std::snprintf(code, sizeof code, "#%02x%02x%02x", red, green, blue);
        for (const Look look : {Look::colour, Look::ink_saving}) {
          const NationColours colours = nation_colours({"n", {}, code}, look);
          const double fill = luminance(colours.fill) + 0.05;
          const double sign = luminance(colours.sign) + 0.05;
          EXPECT_GE(std::max(fill, sign) / std::min(fill, sign), 4) << code;
        }
      }
    }
  }
}

TEST(Palette, SetsSignsOffForTheColourBlind) {
  for (const con_sonar::Nation& nation : decks::shipped().nations) {
    for (const Look look : {Look::colour, Look::ink_saving}) {
      const NationColours colours = nation_colours(nation, look);
      for (const ColourVision vision : kColourVisions) {
        EXPECT_GE(seen_difference(colours.fill, colours.sign, vision), 30) << nation.id;
      }
    }
  }
}

TEST(Palette, LightsFleetAndTorpedoesDifferently) {
  const DeckColours colours = deck_colours(Look::colour);
  for (const ColourVision vision : {ColourVision::normal, ColourVision::tritan}) {
    EXPECT_GE(seen_difference(colours.fleet.bright, colours.torpedo.bright, vision), 15);
  }
}

}  // namespace
}  // namespace chartroom::exporters
