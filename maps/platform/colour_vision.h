// Differences between colors, for normal and color-blind vision.
#pragma once

#include <array>
#include <cstdint>

namespace chartroom {

enum class ColourVision : std::uint8_t { normal, protan, deutan, tritan };
inline constexpr std::array kColourVisions{ColourVision::normal, ColourVision::protan,
                                           ColourVision::deutan, ColourVision::tritan};

// An sRGB color, each part from 0 to 1.
struct SeenColour {
  double red = 0;
  double green = 0;
  double blue = 0;
};

// Returns CIEDE2000 (Sharma, Wu and Dalal, 2005) between the colors as perceived: full dichromacy
// by Machado, Oliveira and Fernandes (2009). 0: equal; 100: black and white.
double colour_difference(SeenColour a, SeenColour b, ColourVision vision = ColourVision::normal);

}  // namespace chartroom
