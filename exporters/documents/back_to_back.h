// Two maps on one sheet of paper: a board of the one on its front, of the other on its back.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "exporters/documents/sheet_documents.h"
#include "exporters/page/files/printed_files.h"

namespace chartroom::exporters {

struct MapSide {
  const maps::Map& map;
  double pitch = kDefaultPitch;  // millimetres between neighbouring points
  maps::RuleOverrides pack_rules = {};
};

// Whether a sheet is printed so: those of captains and radio operators.
bool goes_back_to_back(const Sheet& sheet);

// The settings for one side, whose sheets name the map behind it.
PrintSettings side_settings(const MapSide& side, const MapSide& behind,
                            const PrintSettings& settings);

// "umbria+north-pole-a4.pdf": the file that write_back_to_back writes.
std::string name_of_pair(const MapSide& front, const MapSide& back,
                         std::span<const Sheet* const> sheets, const PrintSettings& settings);

// Of each sheet the front and behind it the back, for paper that is turned about its long edge.
// Each side names the map behind it. Sheets, map and pitch as in `pdf_document`; what `settings`
// has of one map alone is not looked at.
std::string pdf_back_to_back(const MapSide& front, const MapSide& back,
                             std::span<const Sheet* const> sheets, const PrintSettings& settings);

// Writes the file, as a print of the front's map, and gives its path. Errors as in `write_sheets`.
std::vector<std::string> write_back_to_back(const MapSide& front, const MapSide& back,
                                            std::span<const Sheet* const> sheets,
                                            const PrintSettings& settings,
                                            const std::string& folder,
                                            Existing existing = Existing::keep);

}  // namespace chartroom::exporters
