// What the window says of how a map plays.
#pragma once

#include <string>

#include <wx/string.h>

#include "editor/model/verdict/map_verdict.h"

namespace chartroom::editor {

// "novice": captains of a level.
wxString level_name(const std::string& level);
// "novice, standard": those that were asked.
wxString levels_asked(const play::Judgement& judgement);

// A sign and a word or two: "✔ Fair", "✖ Unfair: blue has it better", "… Judging".
// Of a map with errors, which is not well because its games are fair: "✖ 1 error · Fair".
wxString verdict_headline(const MapVerdict& verdict, int errors = 0);
// The same of a state that is not in front: "" where nothing was reached.
wxString verdict_reached(const std::optional<MapVerdict>& verdict);
// Of a map of a pack, in a few short lines: its errors, and how it plays as far as that is known.
wxString verdict_in_pack(int errors, const MapVerdict& verdict, bool judging);
// The figure that decides, with its interval, who was asked, and who was not: "blue takes 53.0 %
// of the points (52.1 to 53.9) · asked novice and standard, not yet expert".
wxString verdict_details(const MapVerdict& verdict);
// "13.7 placements after 8 moves"; "" where it is not known.
wxString tracking_text(const MapVerdict& verdict);
// A line for each level and question, for whoever wants to know all of it; "" without a judgement.
wxString verdict_table(const MapVerdict& verdict);

}  // namespace chartroom::editor
