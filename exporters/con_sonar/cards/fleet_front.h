// The front of a fleet card.
#pragma once

#include "exporters/con_sonar/cards/card.h"

namespace chartroom::exporters {

void draw_fleet_front(const Canvas& canvas, const DeckContext& context, int card, MmRect ground);

}  // namespace chartroom::exporters
