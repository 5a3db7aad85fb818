// A report on a deck: its cards, what the checks find and what simulated play says, as one page of
// HTML that needs nothing else.
#pragma once

#include <string>

#include "maps/con_sonar/deck.h"
#include "validator/reports/report.h"

namespace chartroom::exporters {

// `judged` is of this deck alone.
std::string deck_report_html(const con_sonar::Deck& deck, const reports::Report& judged);

}  // namespace chartroom::exporters
