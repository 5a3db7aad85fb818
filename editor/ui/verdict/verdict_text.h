// Texts of verdicts in the window.
#pragma once

#include <string>

#include <wx/string.h>

#include "editor/model/verdict/map_verdict.h"

namespace chartroom::editor {

// Returns the name of a skill: "novice".
wxString level_name(const std::string& level);
// Returns the tested skills: "novice, standard".
wxString levels_asked(const play::Fairness& fairness);

// Returns a sign and a word or two: "✔ Fair", "✖ Unfair: blue has it better", "… Judging".
// Errors come first, as fair games do not make up for them: "✖ 1 error · Fair".
wxString verdict_headline(const MapVerdict& verdict, int errors = 0);
// Returns the headline of a map that is not in front; "" without a verdict.
wxString verdict_reached(const std::optional<MapVerdict>& verdict);
// Returns a few short lines on a map of a pack: its errors and its verdict so far.
wxString verdict_in_pack(int errors, const MapVerdict& verdict, bool simulating);
// Returns the deciding share with its interval, the tested skills and those not tested yet:
// "blue 53.0 % (52.1 to 53.9) · asked: novice, standard · not asked: expert".
wxString verdict_details(const MapVerdict& verdict);
// "13.7 placements after 8 moves"; "" if it is not known yet.
wxString tracking_text(const MapVerdict& verdict);
// Returns a line for each skill and question; without a verdict only the progress.
wxString verdict_table(const MapVerdict& verdict);

}  // namespace chartroom::editor
