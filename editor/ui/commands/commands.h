// Binds the commands of the window, in one source file for each group. Names, menus and keys of
// commands are in editor/model/commands/command.cpp.
#pragma once

#include <initializer_list>

#include <wx/menu.h>

#include "editor/model/piece.h"
#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

void bind_edit_commands(Workbench& at);
void bind_clipboard_commands(Workbench& at);
void bind_stamp_commands(Workbench& at);
void bind_map_commands(Workbench& at);
void bind_tool_commands(Workbench& at);
void bind_view_commands(Workbench& at);
void bind_overlay_commands(Workbench& at);
void bind_tracing_commands(Workbench& at);
void bind_finding_commands(Workbench& at);
void bind_deck_commands(Workbench& at);
void bind_game_commands(Workbench& at);
void bind_report_commands(Workbench& at);
void bind_sheet_commands(Workbench& at);
void bind_help_commands(Workbench& at);

// Reads the user's own shortcuts.
void use_own_shortcuts(Workbench& at);
// Names the next undo and redo in the menu.
void name_steps(Workbench& at);
// Makes the strip of overlays over the map in front.
OverlayStrip* make_overlay_strip(Workbench& at, wxWindow* parent);

// Plays games between captains, and shows one that illustrates findings of that code.
void show_game_of(Workbench& at, const std::string& code);
// Pastes the piece at the cursor, or at the selection's beginning.
void paste(Workbench& at, const Piece& piece, PasteQuadrants quadrants);

// Adds items that run these commands.
void add_commands(Workbench& at, wxMenu& menu, std::initializer_list<const char*> commands);
void show_menu_of(Workbench& at, std::initializer_list<const char*> commands);
void show_point_menu(Workbench& at, maps::Point point, const wxPoint& where);

}  // namespace chartroom::editor
