// Colours as people see them: how different two look, to normal and to colour-blind sight.
#pragma once

#include <array>
#include <cstdint>

namespace chartroom {

enum class ColourVision : std::uint8_t { normal, protan, deutan, tritan };
inline constexpr std::array kColourVisions{ColourVision::normal, ColourVision::protan,
                                           ColourVision::deutan, ColourVision::tritan};

// A colour of sRGB, each part from 0 to 1.
struct SeenColour {
  double red = 0;
  double green = 0;
  double blue = 0;
};

// CIEDE2000 (Sharma, Wu and Dalal, 2005), between the colours as the sight perceives them: full
// dichromacy by Machado, Oliveira and Fernandes (2009). 0: the same; 100: black and white.
double colour_difference(SeenColour a, SeenColour b, ColourVision vision = ColourVision::normal);

}  // namespace chartroom
