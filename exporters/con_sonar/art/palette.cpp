#include "exporters/con_sonar/art/palette.h"

#include <string>

namespace chartroom::exporters {

DeckColours deck_colours(Look look) {
  if (look == Look::ink_saving) {
    constexpr Colour kWhite = rgb(0xffffff);
    constexpr Colour kInk = rgb(0x20282e);
    constexpr Light kLines{kInk, rgb(0xa9b1b7), kWhite};
    return {.ground = kWhite,
            .plate = kWhite,
            .text = kInk,
            .fleet = kLines,
            .torpedo = kLines,
            .page = kWhite,
            .ink = kInk,
            .rule = rgb(0x8a9299),
            .band = kWhite,
            .band_text = kInk,
            .tint = kWhite};
  }
  return {.ground = rgb(0x070d08),
          .plate = rgb(0x101c12),
          .text = rgb(0xe9f7e4),
          .fleet = {rgb(0x7dff4a), rgb(0x2f7a2b), rgb(0x0b2610)},
          .torpedo = {rgb(0xffb938), rgb(0x7d5312), rgb(0x271a06)},
          .page = rgb(0xffffff),
          .ink = rgb(0x121a13),
          .rule = rgb(0x7f9a80),
          .band = rgb(0x0b1a0d),
          .band_text = rgb(0x8dff5e),
          .tint = rgb(0xeef6ec)};
}

Colour nation_colour(const con_sonar::Nation& nation) {
  return rgb(static_cast<unsigned>(std::stoul(nation.colour.substr(1), nullptr, 16)));
}

NationColours nation_colours(const con_sonar::Nation& nation, Look look) {
  const Colour own = nation_colour(nation);
  if (look == Look::ink_saving) return {rgb(0xffffff), rgb(0x20282e), own};
  const bool dark = luminance(own) < kMiddleLuminance;
  return {own, dark ? rgb(0xffffff) : rgb(0x0a0f0b), mixed(own, rgb(0xffffff), dark ? 0.35 : 0.0)};
}

}  // namespace chartroom::exporters
