#include "exporters/board/theme.h"

namespace chartroom::exporters {

namespace {

BoardColours tropical() {
  return {.sea = {rgb(0xbcebec), rgb(0x5eb7ce)},
          .depth = rgb(0x1d7f9d),
          .wave = rgb(0x2d86a0),
          .shallows = rgb(0xd3f3ea),
          .foam = rgb(0xffffff),
          .border = rgb(0xb5174f),
          .border_casing = rgb(0xf3fbfb),
          .shore = rgb(0xf4e0ab),
          .coast = rgb(0x3c5a2c),
          .land = {rgb(0xaccb78), rgb(0x90b761), rgb(0x6ba251), rgb(0x4b8544)},
          .ornament = {rgb(0x2f6b3a), rgb(0x7a5230), rgb(0xe9c980)},
          .ink = rgb(0x0a2a52),
          .paper = rgb(0xfbfefe),
          .bezel = rgb(0x12404f),
          .bezel_trim = rgb(0xd9a441),
          .bezel_text = rgb(0xfdf6e3)};
}

BoardColours arctic() {
  return {.sea = {rgb(0x9fc9e3), rgb(0x5c8fb8)},
          .depth = rgb(0x2c6590),
          .wave = rgb(0x3f77a3),
          .shallows = rgb(0xd3ebf4),
          .foam = rgb(0xffffff),
          .border = rgb(0x7a30ac),
          .border_casing = rgb(0xf7fafd),
          .shore = rgb(0xb5dfea),
          .coast = rgb(0x2d5878),
          .land = {rgb(0xffffff), rgb(0xf6fbfd), rgb(0xdcebf4), rgb(0xb7d2e4)},
          .ornament = {rgb(0x9cc6dd), rgb(0x33414d), rgb(0xf0b14a)},
          .ink = rgb(0x0f2d45),
          .paper = rgb(0xfdfeff),
          .bezel = rgb(0x1d3b57),
          .bezel_trim = rgb(0xa9c6d8),
          .bezel_text = rgb(0xf4fafd)};
}

BoardColours reef() {
  return {.sea = {rgb(0xc6eee3), rgb(0x6cb5b4)},
          .depth = rgb(0x1b7f86),
          .wave = rgb(0x2f8a8d),
          .shallows = rgb(0xdaf4e4),
          .foam = rgb(0xffffff),
          .border = rgb(0x4f2fa7),
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
  return {.sea = {rgb(0xb6c3dc), rgb(0x7389b3)},
          .depth = rgb(0x27365f),
          .wave = rgb(0x4d6190),
          .shallows = rgb(0xbccae0),
          .foam = rgb(0xe9eefa),
          .border = rgb(0x881438),
          .border_casing = rgb(0xdfe6f4),
          .shore = rgb(0x6d7794),
          .coast = rgb(0x12182b),
          .land = {rgb(0x55607f), rgb(0x465070), rgb(0x39425e), rgb(0x2c344d)},
          .ornament = {rgb(0xfff1b8), rgb(0x1a2138), rgb(0xffd35c)},
          .ink = rgb(0x0a1530),
          .paper = rgb(0xf6f8fd),
          .bezel = rgb(0x1b2440),
          .bezel_trim = rgb(0xe8d38a),
          .bezel_text = rgb(0xfaf5df)};
}

// For a dark window: the same hues in the light of a control room.
BoardColours darkened(BoardColours c) {
  constexpr Colour kRoom = rgb(0x07131c);
  c.sea = {mixed(c.wave, kRoom, 0.29), mixed(c.wave, kRoom, 0.86)};
  c.shallows = mixed(c.wave, kRoom, 0.12);
  c.foam = faded(c.foam, 0.5);
  c.wave = mixed(c.wave, kRoom, 0.25);
  c.depth = kRoom;
  c.shore = mixed(c.shore, kRoom, 0.2);
  for (Colour& tone : c.land) tone = mixed(tone, kRoom, 0.3);
  for (Colour& tone : c.ornament) tone = mixed(tone, kRoom, 0.15);
  c.border = rgb(0xffc04d);
  c.border_casing = mixed(kRoom, c.border_casing, 0.08);
  c.ink = rgb(0xf4fbfd);
  c.paper = mixed(kRoom, c.sea[1], 0.3);
  c.bezel = mixed(c.bezel, kRoom, 0.55);
  return c;
}

// Lines, dots and hatching only.
BoardColours outlined(BoardColours c) {
  constexpr Colour kWhite = rgb(0xffffff);
  constexpr Colour kGrey = rgb(0x8a9299);
  constexpr Colour kSoft = rgb(0x55606a);
  constexpr Colour kText = rgb(0x464f56);
  constexpr Colour kDark = rgb(0x20282e);
  c.sea = {kWhite, kWhite};
  c.depth = faded(kWhite, 0);
  c.shallows = faded(kWhite, 0);
  c.foam = rgb(0xb9c1c7);
  c.wave = rgb(0x7f8a92);
  c.border = kSoft;
  c.border_casing = kWhite;
  c.shore = kWhite;
  c.coast = kDark;
  c.land = {kWhite, kWhite, kWhite, kWhite};
  c.ornament = {kGrey, kGrey, kGrey};
  c.ink = rgb(0x000000);
  c.paper = kWhite;
  c.bezel = kWhite;
  c.bezel_trim = kGrey;
  c.bezel_text = kText;
  c.hatched = true;
  return c;
}

// What stands beside the board follows from it.
BoardColours with_panel(BoardColours c, Look look) {
  c.panel = mixed(c.sea[0], rgb(0xffffff), 0.35);
  c.line = c.bezel;
  c.badge = c.bezel;
  if (look == Look::ink_saving) {
    c.panel = rgb(0xffffff);
    c.line = rgb(0x3e474e);
    c.text = rgb(0x464f56);
    c.badge_sign = c.text;
    c.bolt = rgb(0x55606a);
  } else if (look == Look::night) {
    c.page = rgb(0x0b1720);
    c.panel = mixed(c.sea[1], c.page, 0.5);
    c.plate = rgb(0x13242f);
    c.line = mixed(c.bezel_trim, rgb(0xffffff), 0.25);
    c.text = rgb(0xe6f0f4);
    c.badge_sign = rgb(0xf2f7fa);
    c.bolt = rgb(0xffb35c);
  }
  return c;
}

BoardColours themed(maps::Theme theme) {
  switch (theme) {
    case maps::Theme::arctic:
      return arctic();
    case maps::Theme::reef:
      return reef();
    case maps::Theme::night:
      return night();
    case maps::Theme::tropical:
      break;
  }
  return tropical();
}

}  // namespace

BoardColours board_colours(maps::Theme theme, Look look) {
  BoardColours colours = themed(theme);
  // Dark enough to tell the second tone in a grey print too.
  if (look == Look::colour) colours.wave = mixed(colours.wave, colours.ink, 0.4);
  if (look == Look::ink_saving) colours = outlined(colours);
  if (look == Look::night) {
    colours = darkened(colours);
    if (theme == maps::Theme::night) {
      // Slate on a dark sea would not stand out as land: here the moon is full.
      colours.land = {rgb(0xaab4cc), rgb(0x929db9), rgb(0x7b86a4), rgb(0x66718f)};
      colours.shore = rgb(0x3b466a);
    }
  }
  return with_panel(colours, look);
}

Colour team_colour(maps::Team team) {
  return team == maps::Team::blue ? rgb(0x0b4f9e) : rgb(0x2e8b57);
}

}  // namespace chartroom::exporters
