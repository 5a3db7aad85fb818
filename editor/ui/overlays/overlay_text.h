// What the window says of overlays.
#pragma once

#include <array>
#include <string>

#include <wx/string.h>

#include "editor/model/overlays/live_overlay.h"

namespace chartroom::editor {

// In the order in which they are offered.
inline constexpr std::array kOverlays{
    OverlayKind::none, OverlayKind::dead_ends,  OverlayKind::tracking, OverlayKind::visits,
    OverlayKind::hits, OverlayKind::surfacings, OverlayKind::winners,  OverlayKind::trail};

// "Visits"
wxString overlay_name(OverlayKind kind);
// Of the command that shows it: "overlay.visits".
std::string overlay_command(OverlayKind kind);

// What the colours and numbers are: "visits in 100 games · 12,288 games", and what is missing yet;
// of a trail, how many places are left after each announcement.
wxString legend_text(const ShownOverlay& shown);
// "C4: 37 visits in 100 games, 1.2 times the mean"; "" where the point has no figure.
wxString value_text(const ShownOverlay& shown, maps::Point point);

}  // namespace chartroom::editor
