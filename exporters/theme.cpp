#include "exporters/theme.h"

namespace chartroom {

namespace {

BoardColours tropical() {
  return {.sea = {rgb(0xaee3e6), rgb(0x7ccbda)},
          .depth = rgb(0x1d7f9d),
          .wave = rgb(0x3b93ab),
          .shallows = rgb(0xd3f3ea),
          .foam = rgb(0xffffff),
          .border = rgb(0x8a1c4a),
          .border_casing = rgb(0xf3fbfb),
          .shore = rgb(0xf4e0ab),
          .coast = rgb(0x3c5a2c),
          .land = {rgb(0xa9c977), rgb(0x8ab862), rgb(0x6ba251), rgb(0x4b8544)},
          .ornament = {rgb(0x2f6b3a), rgb(0x7a5230), rgb(0xe9c980)},
          .ink = rgb(0x0e3346),
          .paper = rgb(0xfbfefe),
          .bezel = rgb(0x12404f),
          .bezel_trim = rgb(0xd9a441),
          .bezel_text = rgb(0xfdf6e3)};
}

BoardColours arctic() {
  return {.sea = {rgb(0xcfe4ee), rgb(0xa3c8dd)},
          .depth = rgb(0x2c6590),
          .wave = rgb(0x5b8fb0),
          .shallows = rgb(0xe3f5f8),
          .foam = rgb(0xffffff),
          .border = rgb(0x5b2a86),
          .border_casing = rgb(0xf7fafd),
          .shore = rgb(0xb5dfea),
          .coast = rgb(0x2d5878),
          .land = {rgb(0xffffff), rgb(0xe2f1f8), rgb(0xbddcec), rgb(0x8fbfdb)},
          .ornament = {rgb(0x9cc6dd), rgb(0x33414d), rgb(0xf0b14a)},
          .ink = rgb(0x0f2d45),
          .paper = rgb(0xfdfeff),
          .bezel = rgb(0x1d3b57),
          .bezel_trim = rgb(0xa9c6d8),
          .bezel_text = rgb(0xf4fafd)};
}

BoardColours reef() {
  return {.sea = {rgb(0xb9e4da), rgb(0x8bcdc8)},
          .depth = rgb(0x1b7f86),
          .wave = rgb(0x3f9a9c),
          .shallows = rgb(0xdaf4e4),
          .foam = rgb(0xffffff),
          .border = rgb(0x3d2f87),
          .border_casing = rgb(0xf5fbf8),
          .shore = rgb(0xf7c9a9),
          .coast = rgb(0x7e2a2f),
          .land = {rgb(0xf6a48b), rgb(0xec7f6d), rgb(0xd95f5c), rgb(0xb8434d)},
          .ornament = {rgb(0xffdfb8), rgb(0x8f2d56), rgb(0xffb84d)},
          .ink = rgb(0x0d3a40),
          .paper = rgb(0xfbfefd),
          .bezel = rgb(0x15484c),
          .bezel_trim = rgb(0xf08a6a),
          .bezel_text = rgb(0xfff5ec)};
}

BoardColours night() {
  return {.sea = {rgb(0xa9b7d2), rgb(0x8497bb)},
          .depth = rgb(0x27365f),
          .wave = rgb(0x4d6190),
          .shallows = rgb(0xbccae0),
          .foam = rgb(0xe9eefa),
          .border = rgb(0x6a1240),
          .border_casing = rgb(0xdfe6f4),
          .shore = rgb(0x6d7794),
          .coast = rgb(0x12182b),
          .land = {rgb(0x55607f), rgb(0x454f6d), rgb(0x39425e), rgb(0x2c344d)},
          .ornament = {rgb(0xfff1b8), rgb(0x1a2138), rgb(0xffd35c)},
          .ink = rgb(0x0e1730),
          .paper = rgb(0xf6f8fd),
          .bezel = rgb(0x1b2440),
          .bezel_trim = rgb(0xe8d38a),
          .bezel_text = rgb(0xfaf5df)};
}

// For a dark window: the same hues in the light of a control room.
BoardColours darkened(BoardColours c) {
  constexpr Colour kRoom = rgb(0x07131c);
  c.sea = {mixed(c.wave, kRoom, 0.52), mixed(c.wave, kRoom, 0.74)};
  c.shallows = mixed(c.wave, kRoom, 0.3);
  c.foam = faded(c.foam, 0.5);
  c.wave = mixed(c.wave, kRoom, 0.35);
  c.depth = kRoom;
  c.shore = mixed(c.shore, kRoom, 0.2);
  for (Colour& tone : c.land) tone = mixed(tone, kRoom, 0.25);
  for (Colour& tone : c.ornament) tone = mixed(tone, kRoom, 0.15);
  c.border = rgb(0xff9ec4);
  c.border_casing = mixed(kRoom, c.border_casing, 0.08);
  c.ink = rgb(0xeaf6fa);
  c.paper = mixed(kRoom, c.sea[1], 0.3);
  c.bezel = mixed(c.bezel, kRoom, 0.55);
  return c;
}

}  // namespace

BoardColours board_colours(Theme theme, bool dark) {
  BoardColours colours = tropical();
  if (theme == Theme::arctic) colours = arctic();
  if (theme == Theme::reef) colours = reef();
  if (theme == Theme::night) colours = night();
  if (!dark) return colours;
  colours = darkened(colours);
  if (theme == Theme::night) {
    // Slate on a dark sea would not stand out as land: here the moon is full.
    colours.land = {rgb(0xaab4cc), rgb(0x929db9), rgb(0x7b86a4), rgb(0x66718f)};
    colours.shore = rgb(0x3b466a);
  }
  return colours;
}

Colour team_colour(Team team) { return team == Team::blue ? rgb(0x0b5fa5) : rgb(0x1c7a4c); }

}  // namespace chartroom
