#include "exporters/board/theme.h"

namespace chartroom::exporters {

namespace {

using SeaTones = std::array<Colour, maps::kMaxQuadrant>;

// The fifth and later tones lie between and beyond the first four.
constexpr SeaTones sea_tones(Colour light, Colour dark, Colour middle, Colour darkest) {
  constexpr Colour kWhite = rgb(0xffffff);
  return {light,
          dark,
          middle,
          darkest,
          mixed(light, middle, 0.5),
          mixed(dark, darkest, 0.5),
          mixed(middle, dark, 0.5),
          mixed(light, kWhite, 0.35),
          mixed(light, kWhite, 0.7)};
}

BoardColours tropical() {
  return {.sea = sea_tones(rgb(0xbde9e9), rgb(0x5bb5c9), rgb(0x92cebe), rgb(0x4195c0)),
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
  return {.sea = sea_tones(rgb(0x9dc7dd), rgb(0x5d91b9), rgb(0x75afbd), rgb(0x4876a7)),
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
  return {.sea = sea_tones(rgb(0xc6eee3), rgb(0x6ab3b3), rgb(0x9ed0b6), rgb(0x3f97aa)),
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
  return {.sea = sea_tones(rgb(0xbfcde2), rgb(0x7b95bd), rgb(0x92b4cc), rgb(0x6a78a6)),
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

// Returns the colors for a dark window: the hues in the light of a control room.
BoardColours darkened(BoardColours c) {
  constexpr Colour kRoom = rgb(0x07131c);
  c.sea = sea_tones(mixed(c.wave, kRoom, 0.29), mixed(c.wave, kRoom, 0.86),
                    mixed(c.wave, kRoom, 0.56), mixed(c.wave, rgb(0xffffff), 0.3));
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
  c.numeral = faded(c.ink, 0.6);
  return c;
}

SeaTones sea_at_night(maps::Theme theme) {
  switch (theme) {
    case maps::Theme::arctic:
      return sea_tones(rgb(0x8fb7cc), rgb(0x5587ad), rgb(0x69a2b1), rgb(0x4572a1));
    case maps::Theme::reef:
      return sea_tones(rgb(0x8dc0b2), rgb(0x459291), rgb(0x77a88d), rgb(0x097c8e));
    case maps::Theme::night:
      return sea_tones(rgb(0xa9b7cf), rgb(0x7586b1), rgb(0x83a1bb), rgb(0x6a6d9c));
    case maps::Theme::tropical:
      break;
  }
  return sea_tones(rgb(0x87c3c5), rgb(0x3990a6), rgb(0x68aa9d), rgb(0x2878a0));
}

// Returns the colors for paper in a dark room: a sea of middle tones, on which black pens and film
// show as well as the board's light lines.
BoardColours at_night(BoardColours c, maps::Theme theme) {
  constexpr Colour kRoom = rgb(0x07131c);
  c.sea = sea_at_night(theme);
  // Keeps belts of depth light enough for pens.
  c.depth = c.sea[1];
  c.shallows = mixed(c.sea[0], rgb(0xffffff), 0.3);
  c.wave = mixed(c.wave, kRoom, 0.35);
  c.shore = mixed(c.shore, kRoom, 0.12);
  // Ice stays the lightest; woods are darker than any sea, so that their trees stand out.
  const bool ice = theme == maps::Theme::arctic;
  const bool woods = theme == maps::Theme::tropical;
  for (Colour& tone : c.land) tone = mixed(tone, kRoom, ice ? 0.08 : woods ? 0.5 : 0.12);
  if (woods) c.ornament[0] = rgb(0x8fbf6a);
  c.border = rgb(0xffc04d);
  c.border_casing = mixed(kRoom, c.bezel, 0.4);
  c.bezel = mixed(c.bezel, kRoom, 0.3);
  // Light numerals would not stand out on the lighter tones.
  c.numeral = faded(kRoom, 0.85);
  return c;
}

Colour land_in_large_print(maps::Theme theme) {
  switch (theme) {
    case maps::Theme::arctic:
      return rgb(0x47678a);
    case maps::Theme::reef:
      return rgb(0xa8403a);
    case maps::Theme::night:
      return rgb(0x5c6788);
    case maps::Theme::tropical:
      break;
  }
  return rgb(0x456c2e);
}

// Returns colors for lines, dots and hatching only.
BoardColours outlined(BoardColours c) {
  constexpr Colour kWhite = rgb(0xffffff);
  constexpr Colour kGrey = rgb(0x8a9299);
  constexpr Colour kText = rgb(0x464f56);
  constexpr Colour kDark = rgb(0x20282e);
  c.sea.fill(kWhite);
  c.depth = faded(kWhite, 0);
  c.shallows = faded(kWhite, 0);
  c.foam = rgb(0xccd3d8);
  c.wave = rgb(0x9ba5ac);
  c.border = rgb(0x12181c);
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
  c.numeral = kGrey;
  c.hatched = true;
  return c;
}

// Returns the colors of large print: a light sea on which black letters and marks show on every
// tone, dark land with light hatching, and lines in black and white.
BoardColours in_large_print(BoardColours c, maps::Theme theme) {
  constexpr Colour kWhite = rgb(0xffffff);
  constexpr Colour kBlack = rgb(0x000000);
  c.sea = sea_tones(rgb(0xd2e7f3), rgb(0x82b1d0), rgb(0xa8d2cc), rgb(0x7c97bd));
  c.depth = faded(kWhite, 0);
  c.shallows = kWhite;
  c.foam = faded(kWhite, 0);
  c.wave = rgb(0x1f4660);
  c.border = rgb(0x6a0040);
  c.border_casing = kWhite;
  c.shore = kWhite;
  c.coast = kBlack;
  c.land.fill(land_in_large_print(theme));
  c.ornament.fill(kWhite);
  c.ink = kBlack;
  c.paper = kWhite;
  c.bezel = rgb(0x101820);
  c.bezel_trim = rgb(0x5f8fb0);
  c.bezel_text = kWhite;
  c.numeral = kBlack;
  c.bold = true;
  return c;
}

// Adds the colors beside the board, which follow from the board's.
BoardColours with_panel(BoardColours c, Look look) {
  c.panel = mixed(c.sea[0], rgb(0xffffff), 0.35);
  c.line = c.bezel;
  c.badge = c.bezel;
  c.damage = c.border;
  if (look == Look::ink_saving) {
    c.panel = rgb(0xffffff);
    c.line = rgb(0x3e474e);
    c.text = rgb(0x464f56);
    c.badge_sign = c.text;
    c.bolt = rgb(0x55606a);
  } else if (look == Look::night) {
    c.panel = mixed(c.sea[1], rgb(0xffffff), 0.3);
    c.plate = mixed(c.sea[0], rgb(0xffffff), 0.8);
    c.text = rgb(0x0b1720);
    c.bolt = rgb(0x8f4a00);
    c.damage = rgb(0x9a1b2f);
  } else if (look == Look::large_print) {
    c.panel = rgb(0xffffff);
    c.text = rgb(0x000000);
    c.bolt = rgb(0x6b3300);
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
  // Dark enough to show on the darker tones in gray prints too.
  colours.wave = mixed(colours.wave, colours.ink, 0.4);
  colours.numeral = faded(colours.ink, 0.62);
  if (look == Look::ink_saving) colours = outlined(colours);
  if (look == Look::night) colours = at_night(colours, theme);
  if (look == Look::large_print) colours = in_large_print(colours, theme);
  return with_panel(colours, look);
}

BoardColours dark_window_colours(maps::Theme theme) {
  BoardColours colours = darkened(themed(theme));
  if (theme == maps::Theme::night) {
    // Slate would not stand out as land on a dark sea: here the moon is full.
    colours.land = {rgb(0xaab4cc), rgb(0x929db9), rgb(0x7b86a4), rgb(0x66718f)};
    colours.shore = rgb(0x3b466a);
  }
  return colours;
}

Colour team_colour(maps::Team team, Look look) {
  if (look == Look::large_print) {
    return team == maps::Team::blue ? rgb(0x102a70) : rgb(0x14603a);
  }
  return team == maps::Team::blue ? rgb(0x0b4f9e) : rgb(0x2e8b57);
}

}  // namespace chartroom::exporters
