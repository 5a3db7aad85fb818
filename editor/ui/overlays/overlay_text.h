// Texts of overlays in the window.
#pragma once

#include <array>
#include <string>

#include <wx/string.h>

#include "editor/model/overlays/live_overlay.h"

namespace chartroom::editor {

// All kinds, in the order of the menu.
inline constexpr std::array kOverlays{
    OverlayKind::none, OverlayKind::dead_ends,  OverlayKind::tracking, OverlayKind::visits,
    OverlayKind::hits, OverlayKind::surfacings, OverlayKind::winners,  OverlayKind::trail};

// "Visits"
wxString overlay_name(OverlayKind kind);
// Returns the id of the command that shows the overlay: "overlay.visits".
std::string overlay_command(OverlayKind kind);

// Returns the meaning of colors and numbers, "visits per 100 games · 12,288 games", and what is
// missing yet. For a trail, returns the number of possible positions after each announcement.
wxString legend_text(const ShownOverlay& shown);
// "C4: 37 visits in 100 games, 1.2 times the mean"; "" if the point has no figure.
wxString value_text(const ShownOverlay& shown, maps::Point point);

}  // namespace chartroom::editor
