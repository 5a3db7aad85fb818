#include "editor/model/commands/command.h"

#include <iterator>

#include "editor/model/marked.h"
#include "editor/model/tools/tools.h"

namespace chartroom::editor {
namespace {

using Kind = CommandKind;

constexpr auto kFile = marked("File");
constexpr auto kEdit = marked("Edit");
constexpr auto kMap = marked("Map");
constexpr auto kMirror = marked("Map/Mirror");
constexpr auto kTurn = marked("Map/Rotate and Flip");
constexpr auto kDeck = marked("Deck");
constexpr auto kGame = marked("Game");
constexpr auto kTools = marked("Tools");
constexpr auto kLayer = marked("Tools/Layer");
constexpr auto kQuadrant = marked("Tools/Quadrant");
constexpr auto kFindings = marked("Findings");
constexpr auto kSort = marked("Findings/Sort");
constexpr auto kView = marked("View");
constexpr auto kOverlay = marked("View/Overlay");
constexpr auto kPanels = marked("View/Panels");
constexpr auto kLanguage = marked("View/Language");
constexpr auto kHelp = marked("Help");

constexpr const char* kNoKeys = nullptr;

// The needs of disabled commands.
constexpr auto kSelection = marked("select something first");
constexpr auto kMirrorOn = marked("turn on a mirror first");
constexpr auto kPicture = marked("choose Trace Picture first");

using Commands = std::vector<Command>;

const Commands kFileCommands{
    {"file.new", kFile, kAlways, marked("New"), "Ctrl+N", marked("Create a blank map")},
    {"file.new_deck", kFile, kAlways, marked("New Deck"), "Ctrl+Alt+N",
     marked("Create a deck of cards for Con Sonar!")},
    {"file.new_from", kFile, kAlways, marked("New from Shipped Map..."), "Ctrl+Shift+N",
     marked("Start from a copy of a published map")},
    {"file.generate", kFile, kAlways, marked("Generate Maps..."), "Ctrl+Shift+G",
     marked("Search for fair new maps in the background")},
    {"file.open", kFile, kAlways, marked("Open..."), "Ctrl+O", marked("Open a map, deck or game")},
    {"file.open_pack", kFile, kAlways, marked("Open Pack..."), "Ctrl+Shift+O",
     marked("Open a pack of maps")},
    {"file.new_pack", kFile, kMaps, marked("Make Pack from Folder"), kNoKeys,
     marked("Make a pack from all maps in this map's folder")},
    {"file.save", kFile, kDocuments, marked("Save"), "Ctrl+S", marked("Save to the current file"),
     Kind::action, true},
    {"file.save_as", kFile, kDocuments - kPacks, marked("Save As..."), "Ctrl+Shift+S",
     marked("Save to another file")},
    {"file.save_all", kFile, kAlways, marked("Save All"), "Ctrl+Alt+S",
     marked("Save every map, deck and pack")},
    {"file.reload", kFile, kDocuments, marked("Compare with Saved File..."), "F5",
     marked("Show how the file on disk differs from what is open")},
    {"file.export", kFile, kMaps | kDecks | kPacks, marked("Export Sheets..."), "Ctrl+E",
     marked("Write sheets as PDF, SVG or PNG"), Kind::action, true},
    {"file.contact_sheet", kFile, kPacks, marked("Save Pack as Picture..."), kNoKeys,
     marked("Save one picture of all maps in the pack")},
    {"file.print_preview", kFile, kMaps | kPacks, marked("Print Preview..."), "Ctrl+Alt+P",
     marked("See the pages before printing")},
    {"file.print", kFile, kMaps | kPacks, marked("Print..."), "Ctrl+P",
     marked("Print sheets at true scale")},
    {"file.close", kFile, kDocuments, marked("Close"), "Ctrl+W", marked("Close this tab"),
     Kind::action, true},
    {"file.quit", kFile, kAlways, marked("Quit"), "Ctrl+Q", marked("Close the window")},
};

const Commands kEditCommands{
    {"edit.undo", kEdit, kDocuments, marked("Undo"), "Ctrl+Z", marked("Undo the last step")},
    {"edit.redo", kEdit, kDocuments, marked("Redo"), "Ctrl+Shift+Z",
     marked("Redo the last undone step")},
    {"edit.cut", kEdit, kMaps | kDecks, marked("Cut"), "Ctrl+X", marked("Cut the selection"),
     Kind::action, true, kSelection},
    {"edit.copy", kEdit, kMaps | kDecks, marked("Copy"), "Ctrl+C", marked("Copy the selection"),
     Kind::action, false, kSelection},
    {"edit.paste", kEdit, kMaps | kDecks, marked("Paste"), "Ctrl+V", marked("Paste at the cursor")},
    {"edit.paste_quadrants", kEdit, kMaps, marked("Paste with Quadrants"), "Ctrl+Shift+V",
     marked("Paste at the cursor, including quadrants")},
    {"edit.delete", kEdit, kMaps, marked("Clear"), "Delete",
     marked("Make the selection open water"), Kind::action, false, kSelection},
    {"edit.select_all", kEdit, kMaps | kDecks, marked("Select All"), "Ctrl+A",
     marked("Select the whole map or all cards"), Kind::action, true},
    {"edit.select_none", kEdit, kMaps, marked("Deselect"), "Ctrl+Shift+A",
     marked("Cancel the selection")},
    {"edit.turn_left", kEdit, kMaps, marked("Rotate Selection Left"), "Ctrl+[",
     marked("Rotate the selection a quarter turn counterclockwise"), Kind::action, true,
     kSelection},
    {"edit.turn_right", kEdit, kMaps, marked("Rotate Selection Right"), "Ctrl+]",
     marked("Rotate the selection a quarter turn clockwise"), Kind::action, false, kSelection},
    {"edit.flip_left_right", kEdit, kMaps, marked("Flip Selection Horizontally"), "Ctrl+Shift+H",
     marked("Mirror the selection"), Kind::action, false, kSelection},
    {"edit.flip_up_down", kEdit, kMaps, marked("Flip Selection Vertically"), "Ctrl+Shift+J",
     marked("Mirror the selection"), Kind::action, false, kSelection},
    {"edit.keep_stamp", kEdit, kMaps, marked("Save as Stamp..."), "Ctrl+Shift+K",
     marked("Save the selection as a stamp"), Kind::action, true, kSelection},
    {"edit.paste_stamp", kEdit, kMaps, marked("Paste Stamp..."), "Ctrl+K",
     marked("Paste a saved stamp")},
};

const Commands kMapCommands{
    {"map.properties", kMap, kMaps | kDecks, marked("Properties..."), "F4",
     marked("Edit names, rules and notes")},
    {"map.resize", kMap, kMaps, marked("Resize..."), "Ctrl+Shift+R",
     marked("Change the number of columns and rows")},
    {"map.renumber", kMap, kMaps, marked("Renumber Quadrants"), kNoKeys,
     marked("Number the quadrants in reading order")},
    {"map.split_quadrants", kMap, kMaps, marked("Split Divided Quadrants"), kNoKeys,
     marked("Make each part of a divided quadrant its own quadrant")},
    {"mirror.left_right", kMirror, kMaps, marked("Left to Right"), kNoKeys,
     marked("Mirror painting left to right"), Kind::toggle},
    {"mirror.up_down", kMirror, kMaps, marked("Top to Bottom"), kNoKeys,
     marked("Mirror painting top to bottom"), Kind::toggle},
    {"mirror.main_diagonal", kMirror, kMaps, marked("Diagonal from A1"), kNoKeys,
     marked("Mirror painting across the diagonal from A1"), Kind::toggle},
    {"mirror.anti_diagonal", kMirror, kMaps, marked("Other Diagonal"), kNoKeys,
     marked("Mirror painting across the other diagonal"), Kind::toggle},
    {"mirror.half_turn", kMirror, kMaps, marked("Half Turn"), kNoKeys,
     marked("Repeat painting after a half turn"), Kind::toggle},
    {"mirror.quarter_turn", kMirror, kMaps, marked("Quarter Turns"), kNoKeys,
     marked("Repeat painting after each quarter turn"), Kind::toggle},
    {"mirror.none", kMirror, kMaps, marked("No Mirrors"), kNoKeys, marked("Paint without mirrors"),
     Kind::action, true, kMirrorOn},
    {"mirror.apply_first", kMirror, kMaps, marked("Make Map Symmetric, Keeping Left or Top"),
     kNoKeys, marked("Mirror the left or top part onto the rest"), Kind::action, true, kMirrorOn},
    {"mirror.apply_last", kMirror, kMaps, marked("Make Map Symmetric, Keeping Right or Bottom"),
     kNoKeys, marked("Mirror the right or bottom part onto the rest"), Kind::action, false,
     kMirrorOn},
    {"map.turn_left", kTurn, kMaps, marked("Rotate Left"), kNoKeys,
     marked("Rotate the whole map counterclockwise")},
    {"map.turn_right", kTurn, kMaps, marked("Rotate Right"), kNoKeys,
     marked("Rotate the whole map clockwise")},
    {"map.flip_left_right", kTurn, kMaps, marked("Flip Horizontally"), kNoKeys,
     marked("Mirror the whole map")},
    {"map.flip_up_down", kTurn, kMaps, marked("Flip Vertically"), kNoKeys,
     marked("Mirror the whole map")},
    {"trace.open", kMap, kMaps, marked("Trace Picture..."), "Ctrl+T",
     marked("Put a photo or scan under the grid"), Kind::action, true},
    {"trace.show", kMap, kMaps, marked("Show Traced Picture"), "Ctrl+Shift+T",
     marked("Show the picture under the grid"), Kind::toggle, false, kPicture},
    {"trace.points", kMap, kMaps, marked("Align Picture by Four Points"), kNoKeys,
     marked("Click four points of the sea in the picture to align it"), Kind::toggle, false,
     kPicture},
    {"trace.corners", kMap, kMaps, marked("Move Picture Corners"), kNoKeys,
     marked("Drag the corners of the picture into place"), Kind::toggle, false, kPicture},
    {"trace.close", kMap, kMaps, marked("Remove Traced Picture"), kNoKeys,
     marked("Remove the picture from under the grid"), Kind::action, false, kPicture},
};

const Commands kDeckCommands{
    {"deck.add_fleet_card", kDeck, kDecks, marked("Add Fleet Card"), "Ctrl+Shift+F",
     marked("Add a fleet card like the selected one")},
    {"deck.add_torpedo_card", kDeck, kDecks, marked("Add Torpedo Card"), kNoKeys,
     marked("Add a torpedo card like the selected one")},
    {"deck.duplicate", kDeck, kDecks, marked("Duplicate Cards"), "Ctrl+D",
     marked("Add a copy of each selected card")},
    {"deck.remove", kDeck, kDecks, marked("Remove Cards"), "Ctrl+Delete",
     marked("Remove the selected cards from the deck")},
    {"deck.fleet", kDeck, kDecks, marked("Go to Fleet Cards"), "Ctrl+Alt+1",
     marked("Go to the table of fleet cards"), Kind::action, true},
    {"deck.torpedoes", kDeck, kDecks, marked("Go to Torpedo Cards"), "Ctrl+Alt+2",
     marked("Go to the table of torpedo cards")},
};

const Commands kGameCommands{
    {"game.play", kGame, kMaps, marked("Play This Map"), "F9",
     marked("Play on this map against the program or another person")},
    {"game.typical", kGame, kMaps, marked("Show a Typical Game"), kNoKeys,
     marked("Watch a typical simulated game")},
    {"game.dramatic", kGame, kMaps, marked("Show a Dramatic Game"), kNoKeys,
     marked("Watch an eventful simulated game")},
    {"game.stalled", kGame, kMaps, marked("Show a Stalled Game"), kNoKeys,
     marked("Watch a simulated game that no one won")},
    {"game.report", kGame, kMaps, marked("Report"), "Ctrl+R",
     marked("Show a report on the map in the browser")},
    {"game.sonar", kGame, kGames, marked("Sonar"), "S",
     marked("Ask the enemy for its row or column"), Kind::action, true},
    {"game.silence", kGame, kGames, marked("Silence"), "N", marked("Make the next move in silence"),
     Kind::toggle},
    {"game.torpedo", kGame, kGames, marked("Missile"), "T", marked("Choose a target and fire"),
     Kind::toggle},
    {"game.surface", kGame, kGames, marked("Surface"), "U",
     marked("Clear your trail and reveal your position")},
    {"game.answer_row", kGame, kGames, marked("Answer with the Row"), "W",
     marked("Answer the enemy's sonar with your row")},
    {"game.answer_column", kGame, kGames, marked("Answer with the Column"), "C",
     marked("Answer the enemy's sonar with your column")},
    {"game.back", kGame, kGames, marked("Step Back"), "Alt+Left", marked("Show the previous move"),
     Kind::action, true},
    {"game.forward", kGame, kGames, marked("Step Forward"), "Alt+Right",
     marked("Show the next move")},
    {"game.first", kGame, kGames, marked("Go to Start"), "Alt+Home",
     marked("Show the start of the game")},
    {"game.last", kGame, kGames, marked("Go to End"), "Alt+End",
     marked("Show the latest position")},
    {"game.take_back", kGame, kGames, marked("Take Back"), "Backspace",
     marked("Take back all moves since the last human turn"), Kind::action, true},
    {"game.from_here", kGame, kGames, marked("Play from Here"), "Ctrl+Enter",
     marked("Continue from the move shown and drop later moves")},
    {"game.agents", kGame, kGames, marked("Captains Play"), "F2",
     marked("Let the program's captains play, or pause them"), Kind::toggle},
};

const Commands kLayerCommands{
    {"layer.islands", kLayer, kMaps, marked("Islands"), "Alt+1", marked("Paint islands"),
     Kind::choice},
    {"layer.quadrants", kLayer, kMaps, marked("Quadrants"), "Alt+2", marked("Paint quadrants"),
     Kind::choice},
    {"layer.surface_points", kLayer, kMaps, marked("Surface Points"), "Alt+3",
     marked("Paint surface points"), Kind::choice},
    {"layer.blue_start", kLayer, kMaps, marked("Blue's Start"), "Alt+4",
     marked("Set blue's forced start"), Kind::choice},
    {"layer.green_start", kLayer, kMaps, marked("Green's Start"), "Alt+5",
     marked("Set green's forced start"), Kind::choice},
};

const Commands kBrushCommands{
    {"brush.wider", kTools, kMaps, marked("Wider Brush"), "]", marked("Paint more points at once"),
     Kind::action, true},
    {"brush.narrower", kTools, kMaps, marked("Narrower Brush"), "[",
     marked("Paint fewer points at once")},
};

const Commands kFindingsCommands{
    {"findings.next", kFindings, kDocuments, marked("Next Finding"), "F8",
     marked("Go to the next finding")},
    {"findings.previous", kFindings, kDocuments, marked("Previous Finding"), "Shift+F8",
     marked("Go to the previous finding")},
    {"findings.fix", kFindings, kDocuments, marked("Fix Finding"), "Ctrl+.",
     marked("Apply the suggested fix"), Kind::action, true},
    {"findings.suggest", kFindings, kMaps, marked("Suggest Changes"), "Ctrl+Shift+M",
     marked("Find the smallest changes that make the map fair")},
    {"findings.suggest_mends", kFindings, kMaps, marked("Suggest Changes for Finding"), kNoKeys,
     marked("Find the smallest changes that remove the finding")},
    {"findings.exclude", kFindings, kDocuments, marked("Exclude Finding..."), kNoKeys,
     marked("Exclude the finding in the pack, with a reason")},
    {"findings.include", kFindings, kDocuments, marked("Stop Excluding Finding"), kNoKeys,
     marked("Remove the exclusion from the pack so the finding counts again")},
    {"findings.accepted", kFindings, kDocuments, marked("Show Excluded Findings"), kNoKeys,
     marked("Show findings that the pack excludes"), Kind::toggle},
    {"findings.explain", kFindings, kDocuments, marked("Explain Finding"), "Shift+F1",
     marked("Show why it matters to players")},
    {"findings.by_severity", kSort, kDocuments, marked("By Severity"), kNoKeys,
     marked("Show errors first, then warnings, then notes"), Kind::choice},
    {"findings.by_code", kSort, kDocuments, marked("By Code"), kNoKeys,
     marked("Sort findings by code"), Kind::choice},
    {"findings.by_place", kSort, kDocuments, marked("By Location"), kNoKeys,
     marked("Sort findings by location in the file"), Kind::choice},
    {"findings.by_text", kSort, kDocuments, marked("By Message"), kNoKeys,
     marked("Sort findings by message"), Kind::choice},
    {"findings.reversed", kSort, kDocuments, marked("Reversed"), kNoKeys,
     marked("Reverse the order of findings"), Kind::toggle, true},
};

const Commands kViewCommands{
    {"view.zoom_in", kView, kMaps | kGames, marked("Zoom In"), "Ctrl++",
     marked("Show the map larger")},
    {"view.zoom_out", kView, kMaps | kGames, marked("Zoom Out"), "Ctrl+-",
     marked("Show the map smaller")},
    {"view.zoom_full", kView, kMaps | kGames, marked("Printed Size"), "Ctrl+1",
     marked("Show the map at its printed size")},
    {"view.fit", kView, kMaps | kGames, marked("Fit to Window"), "Ctrl+0",
     marked("Show the whole map")},
    {"view.go_to", kView, kMaps, marked("Go to Point..."), "Ctrl+G",
     marked("Go to a point by name"), Kind::action, true},
    {"view.marks", kView, kMaps, marked("Finding Marks"), "Ctrl+Shift+F8",
     marked("Mark findings on the board"), Kind::toggle},
    {"view.beside", kView, kMaps, marked("Side by Side"), "F7",
     marked("Show another map, or this one again, beside the board"), Kind::toggle},
    {"view.next_map", kView, kAlways, marked("Next Tab"), "Ctrl+PageDown",
     marked("Go to the next tab")},
    {"view.previous_map", kView, kAlways, marked("Previous Tab"), "Ctrl+PageUp",
     marked("Go to the previous tab")},
    {"view.notice", kView, kAlways, marked("Go to Notice"), "F6",
     marked("Move to the notice bar above the map")},
    {"view.next_part", kView, kAlways, marked("Go to Next Pane"), "Shift+F6",
     marked("Move to the notice, tools, panels, then back to the board")},
    {"view.panels", kView, kMaps, marked("Hide or Show All Panels"), "Tab",
     marked("Hide all panels or show them again")},
    {"view.palette", kView, kAlways, marked("All Commands..."), "Ctrl+Shift+P",
     marked("Find a command by name")},
    {"panel.tools", kPanels, kMaps, marked("Tools"), kNoKeys, marked("Show the tools"),
     Kind::toggle},
    {"panel.side", kPanels, kDocuments, marked("Side Panel"), kNoKeys,
     marked("Show the side panel"), Kind::toggle},
    {"overlay.none", kOverlay, kMaps, marked("No Overlay"), kNoKeys,
     marked("Show the map without an overlay"), Kind::choice},
    {"overlay.dead_ends", kOverlay, kMaps, marked("Dead Ends and Narrows"), kNoKeys,
     marked("Show areas that single points cut off"), Kind::choice},
    {"overlay.tracking", kOverlay, kMaps, marked("Tracking by Start"), kNoKeys,
     marked("Show how easily each start is tracked"), Kind::choice},
    {"overlay.visits", kOverlay, kMaps, marked("Visits"), kNoKeys,
     marked("Show where submarines go"), Kind::choice},
    {"overlay.hits", kOverlay, kMaps, marked("Hits"), kNoKeys, marked("Show where missiles hit"),
     Kind::choice},
    {"overlay.surfacings", kOverlay, kMaps, marked("Surfacings"), kNoKeys,
     marked("Show where submarines surface"), Kind::choice},
    {"overlay.winners", kOverlay, kMaps, marked("Wins by Start"), kNoKeys,
     marked("Show which starts win"), Kind::choice},
    {"overlay.trail", kOverlay, kMaps, marked("Trail"), kNoKeys,
     marked("Show where an announced trail fits"), Kind::choice},
    {"panel.properties", kPanels, kMaps | kDecks, marked("Properties"), kNoKeys,
     marked("Show the properties"), Kind::toggle},
    {"panel.findings", kPanels, kDocuments, marked("Findings"), kNoKeys,
     marked("Show the findings"), Kind::toggle},
    {"panel.history", kPanels, kDocuments, marked("History"), kNoKeys,
     marked("Show the editing history"), Kind::toggle},
    {"panel.pack", kPanels, kMaps, marked("Pack"), kNoKeys, marked("Show the maps of the pack"),
     Kind::toggle},
    {"panel.table", kPanels, kMaps, marked("Table of Points"), "Ctrl+Shift+B",
     marked("Show the map as a table for screen readers"), Kind::toggle},
    {"panel.side_left", kPanels, kAlways, marked("Side Panel on the Left"), kNoKeys,
     marked("Put the side panel left of the board"), Kind::toggle, true},
    {"panel.findings_beside", kPanels, kAlways, marked("Findings at the Side"), kNoKeys,
     marked("Put the findings beside the board if there is room"), Kind::toggle},
    {"panel.nations", kPanels, kDecks, marked("Nations"), kNoKeys,
     marked("Show the nations of the deck"), Kind::toggle},
    {"panel.symbols", kPanels, kDecks, marked("Symbols"), kNoKeys,
     marked("Show the symbols of the deck"), Kind::toggle},
    {"panel.sonar", kPanels, kDecks, marked("Sonar"), kNoKeys,
     marked("Show what the deck's sonar can do"), Kind::toggle},
    {"language.system", kLanguage, kAlways, marked("System Default"), kNoKeys,
     marked("Use the system's language"), Kind::choice},
    {"language.en", kLanguage, kAlways, marked("English"), kNoKeys,
     marked("Show the window in English"), Kind::choice},
    {"language.de", kLanguage, kAlways, marked("German"), kNoKeys,
     marked("Show the window in German"), Kind::choice},
    {"language.fr", kLanguage, kAlways, marked("French"), kNoKeys,
     marked("Show the window in French"), Kind::choice},
    {"language.it", kLanguage, kAlways, marked("Italian"), kNoKeys,
     marked("Show the window in Italian"), Kind::choice},
    {"language.ko", kLanguage, kAlways, marked("Korean"), kNoKeys,
     marked("Show the window in Korean"), Kind::choice},
};

const Commands kHelpCommands{
    {"help.manual", kHelp, kAlways, marked("Manual"), "F1", marked("Read the manual")},
    {"help.start", kHelp, kAlways, marked("Start Page"), kNoKeys,
     marked("Show recent files and shipped maps")},
    {"help.learn", kHelp, kAlways, marked("Learn in Five Steps"), kNoKeys,
     marked("Draw on a real map, step by step")},
    {"help.shortcuts", kHelp, kAlways, marked("Keyboard Shortcuts..."), "Ctrl+Shift+F1",
     marked("View and change keyboard shortcuts")},
    {"help.about", kHelp, kAlways, marked("About"), kNoKeys,
     marked("Show the version and license")},
};

constexpr const char* kQuadrantNames[] = {
    marked("Quadrant 1"), marked("Quadrant 2"), marked("Quadrant 3"),
    marked("Quadrant 4"), marked("Quadrant 5"), marked("Quadrant 6"),
    marked("Quadrant 7"), marked("Quadrant 8"), marked("Quadrant 9")};
constexpr const char* kDigits[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};

Commands tool_commands(const std::vector<ToolKind>& tools) {
  Commands list;
  for (const ToolKind& tool : tools) {
    list.push_back({"tool." + std::string(tool.id), kTools, kMaps, tool.name, tool.shortcut,
                    tool.help, Kind::choice});
  }
  return list;
}

Commands quadrant_commands() {
  Commands list;
  for (std::size_t i = 0; i < std::size(kQuadrantNames); ++i) {
    list.push_back({std::string("quadrant.") + kDigits[i], kQuadrant, kMaps, kQuadrantNames[i],
                    kDigits[i], marked("Paint this quadrant"), Kind::choice});
  }
  return list;
}

}  // namespace

std::vector<Command> commands_with(const std::vector<ToolKind>& tools) {
  Commands all;
  for (const Commands& part :
       {kFileCommands, kEditCommands, kMapCommands, kDeckCommands, kGameCommands,
        tool_commands(tools), kBrushCommands, kLayerCommands, quadrant_commands(),
        kFindingsCommands, kViewCommands, kHelpCommands}) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

}  // namespace chartroom::editor
