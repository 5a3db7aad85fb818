// Two maps on one sheet of paper: one map's board on the front, the other's on the back.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "exporters/documents/sheet_documents.h"
#include "exporters/page/files/printed_files.h"

namespace chartroom::exporters {

struct MapSide {
  const maps::Map& map;
  double pitch = kDefaultPitch;  // millimeters between neighboring points
  maps::RuleOverrides pack_rules = {};
};

// True for sheets that are printed back to back: those of captains and radio operators.
bool goes_back_to_back(const Sheet& sheet);

// Returns the settings for one side, whose sheets name the map behind it.
PrintSettings side_settings(const MapSide& side, const MapSide& behind,
                            const PrintSettings& settings);

// Returns the name of the file that write_back_to_back writes: "umbria+north-pole-a4.pdf".
std::string name_of_pair(const MapSide& front, const MapSide& back,
                         std::span<const Sheet* const> sheets, const PrintSettings& settings);

// Returns a PDF with the front and then the back of each sheet, for paper flipped on the long edge.
// Each side names the map behind it. Sheets, map and pitch are as in `pdf_document`; parts of
// `settings` that belong to one map are ignored.
std::string pdf_back_to_back(const MapSide& front, const MapSide& back,
                             std::span<const Sheet* const> sheets, const PrintSettings& settings);

// Writes the file as a print of the front's map, and returns its path. Throws as `write_sheets`.
std::vector<std::string> write_back_to_back(const MapSide& front, const MapSide& back,
                                            std::span<const Sheet* const> sheets,
                                            const PrintSettings& settings,
                                            const std::string& folder,
                                            Existing existing = Existing::keep);

}  // namespace chartroom::exporters
