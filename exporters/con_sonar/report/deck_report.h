// A report on a deck as one self-contained page of HTML: its cards, findings and simulated play.
#pragma once

#include <string>

#include "maps/con_sonar/deck.h"
#include "validator/reports/report.h"

namespace chartroom::exporters {

// Returns the page. `judged` must be about this deck alone.
std::string deck_report_html(const con_sonar::Deck& deck, const reports::Report& checked);

}  // namespace chartroom::exporters
