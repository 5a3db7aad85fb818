// Colours as people see them: how different two look, to normal and to colour-blind sight.
#pragma once

#include "exporters/drawing/colour.h"

namespace chartroom::exporters {

enum class ColourVision { normal, protan, deutan, tritan };

// CIEDE2000 (Sharma, Wu and Dalal, 2005), between the colours as the sight perceives them: full
// dichromacy by Machado, Oliveira and Fernandes (2009).
double difference(Colour a, Colour b, ColourVision vision = ColourVision::normal);

}  // namespace chartroom::exporters
