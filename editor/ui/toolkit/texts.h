// What the editor says about maps, points and steps, in the user's language.
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

// UTF-8 of the model, and bytes that a file name may hold, as text for the screen.
wxString to_wx(const std::string& utf8);
// As UTF-8.
std::string from_wx(const wxString& text);
// A name that reads from right to left takes nothing that stands beside it along.
wxString isolated(const wxString& name);
// With a capital first.
wxString capitalised(const wxString& text);
// The most characters that a field for texts takes; the format's limit is 4 KiB.
inline constexpr int kLongestField = 1000;
// No longer than so many characters and the dots that say that there is more.
wxString shortened(const wxString& text, std::size_t longest);
// File names: as the system has them, not as UTF-8.
wxString path_to_wx(const std::string& path);
std::string path_from_wx(const wxString& path);

// The language of the window, as maps name it (editor/ui/toolkit/translations.h chooses it).
std::string ui_language();
// Numbers as the language of the window writes them: "41,488"; "49.4".
wxString shown_count(std::int64_t number);
wxString shown_decimal(double number, int decimals = 1);
// What a reader of files refuses, in the language of the window: the reason alone, or with the
// file's name and the place before it.
wxString reason_text(const FileError& error);
wxString fault_text(const FileError& error);

// "Coral reef"
wxString theme_name(maps::Theme theme);
// A language in its own words: "Deutsch"; its code where it is none of the window's.
wxString language_name(const std::string& code);

// "painting islands"
wxString step_name(StepLabel label);
// "C3 · island · quadrant 1"
wxString describe_point(const maps::Map& map, maps::Point point);
// "archipelago · 10 × 10"
wxString describe_map(const maps::Map& map);
// A sentence a line: "C3 became an island"
wxString describe_difference(const maps::MapDifference& difference);
// "A1, B2 and C3", "12 points", "names and rules": where the map differs from its file
wxString describe_unsaved(const MapDocument& document);
// "21 November, 10:32", by the clock of the user
wxString describe_time(std::chrono::system_clock::time_point when);
// "islands, quadrants and starts"
wxString enumerated(const std::vector<wxString>& names);
// "C3, D4 and E5"
wxString list_points(const maps::PointSet& points);

}  // namespace chartroom::editor
