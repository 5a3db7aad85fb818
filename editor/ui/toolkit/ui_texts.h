// Texts about maps, points and steps in the user's language.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <wx/string.h>

#include "editor/model/documents/map_document.h"
#include "maps/map.h"
#include "maps/map_difference.h"
#include "maps/platform/file_error.h"

namespace chartroom::editor {

// Converts UTF-8, or else any bytes of a file name, to text for the screen.
wxString to_wx(const std::string& utf8);
// Returns the text as UTF-8.
std::string from_wx(const wxString& text);
// Returns a name with marks that keep its right-to-left letters from reordering its neighbors.
wxString isolated(const wxString& name);
// Returns the text with a capital first letter.
wxString capitalised(const wxString& text);
// The most characters in a text field; the format's limit is 4 KiB.
inline constexpr int kLongestField = 1000;
// Returns at most `longest` characters, and dots if there are more.
wxString shortened(const wxString& text, std::size_t longest);
// Convert file names, which are in the system's encoding, not in UTF-8.
wxString path_to_wx(const std::string& path);
std::string path_from_wx(const wxString& path);

// Returns the code of the window's language (editor/ui/toolkit/translations.h chooses it).
std::string ui_language();
// Return numbers as the window's language writes them: "41,488"; "49.4".
wxString shown_count(std::int64_t number);
wxString shown_decimal(double number, int decimals = 1);
// Return a file's error in the window's language: the reason alone, or after the file's name and
// the place.
wxString reason_text(const FileError& error);
wxString fault_text(const FileError& error);

// "Coral reef"
wxString theme_name(maps::Theme theme);
// Returns a language's own name, "Deutsch"; its code if the window does not have it.
wxString language_name(const std::string& code);

// "painting islands"
wxString step_name(StepLabel label);
// "C3 · island · quadrant 1"
wxString describe_point(const maps::Map& map, maps::Point point);
// "archipelago · 10 × 10"
wxString describe_map(const maps::Map& map);
// Returns lines of a sentence each: "C3 became an island"
wxString describe_difference(const maps::MapDifference& difference);
// Returns how the map differs from its file: "A1, B2 and C3", "12 points", or sentences.
wxString describe_unsaved(const MapDocument& document);
// "21 November, 10:32" in the user's time zone
wxString describe_time(std::chrono::system_clock::time_point when);
// "islands, quadrants and starts"
wxString enumerated(const std::vector<wxString>& names);
// "C3, D4 and E5"
wxString list_points(const maps::PointSet& points);

}  // namespace chartroom::editor
