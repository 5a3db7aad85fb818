// Packs on the desk. A pack is open in one tab at most, and only that tab writes it, so a change
// opens the pack first.
#pragma once

#include <string>
#include <vector>

#include "editor/model/documents/pack_in_force.h"
#include "editor/ui/desk/desk.h"

namespace chartroom::editor {

PackPage* make_pack_page(Desk& desk, PackDocument document);
// Returns the pack of that path; null if it is not open.
PackPage* open_pack(const Workbench& at, const std::string& path);
OpenPacks open_packs(const Workbench& at);
// True if a tab has unsaved work on the map.
bool has_unsaved(const Workbench& at, const std::string& path);

// Excludes a finding of the document in front in its pack, or includes it again.
void exclude_in_pack(Desk& desk, maps::Exclusion exclusion);
void include_in_pack(Desk& desk, const std::vector<maps::Exclusion>& exclusions);
void add_front_to_pack(Desk& desk, const std::string& path);
// Begins a pack of the folder of the map in front.
void begin_pack(Desk& desk);
// Makes the hidden panel of findings, from which packs exclude findings.
FindingsPanel* make_findings_panel(Desk& desk, wxWindow* parent);

}  // namespace chartroom::editor
