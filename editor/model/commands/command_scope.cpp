#include "editor/model/commands/command_scope.h"

#include <algorithm>
#include <iterator>

namespace chartroom::editor {
namespace {

// Commands of one kind of document in menus that several kinds share.
constexpr std::string_view kOfMaps[] = {"findings.suggest",  "findings.suggest_mends",
                                        "file.new_pack",     "edit.paste_quadrants",
                                        "edit.delete",       "edit.select_none",
                                        "edit.turn_left",    "edit.turn_right",
                                        "edit.flip_up_down", "edit.flip_left_right",
                                        "edit.keep_stamp",   "edit.paste_stamp",
                                        "view.go_to",        "view.marks",
                                        "panel.pack",        "panel.table",
                                        "view.panels",       "panel.tools",
                                        "view.beside"};
constexpr std::string_view kOfPacks[] = {"file.contact_sheet"};
constexpr std::string_view kOfDecks[] = {"panel.nations", "panel.symbols", "panel.sonar"};

// Packs and games are changed in their tabs.
constexpr std::string_view kOfBoards[] = {"edit.cut",        "edit.copy",      "edit.paste",
                                          "edit.select_all", "map.properties", "panel.properties"};
constexpr std::string_view kOfSeas[] = {"view.zoom_in", "view.zoom_out", "view.zoom_full",
                                        "view.fit"};
constexpr std::string_view kOfCharts[] = {"file.print", "file.print_preview"};
constexpr std::string_view kGamesOfMaps[] = {"game.play", "game.typical", "game.dramatic",
                                             "game.stalled", "game.report"};

// Behind the start page nothing is saved, undone or looked at.
constexpr std::string_view kOfDocuments[] = {"file.save",     "file.reload",   "file.close",
                                             "edit.undo",     "edit.redo",     "panel.side",
                                             "panel.history", "panel.findings"};

template <std::size_t N>
bool is_one_of(const std::string_view (&ids)[N], std::string_view id) {
  return std::find(std::begin(ids), std::end(ids), id) != std::end(ids);
}

}  // namespace

CommandScope scope_of(std::string_view id, std::string_view menu) {
  if (menu == "Deck" || is_one_of(kOfDecks, id)) return CommandScope::decks;
  if (is_one_of(kOfPacks, id)) return CommandScope::packs;
  const bool map_menu =
      menu.starts_with("Map") || menu.starts_with("Tools") || menu == "View/Overlay";
  const bool of_maps = map_menu || is_one_of(kOfMaps, id) || is_one_of(kGamesOfMaps, id);
  if (is_one_of(kOfBoards, id)) return CommandScope::boards;
  if (is_one_of(kOfSeas, id)) return CommandScope::seas;
  if (is_one_of(kOfCharts, id)) return CommandScope::charts;
  if (id == "file.export") return CommandScope::no_games;
  // A pack stays where its maps are.
  if (id == "file.save_as") return CommandScope::no_packs;
  if (menu == "Game" && !is_one_of(kGamesOfMaps, id)) return CommandScope::games;
  if (of_maps) return CommandScope::maps;
  const bool of_documents = menu.starts_with("Findings") || is_one_of(kOfDocuments, id);
  return of_documents ? CommandScope::documents : CommandScope::any;
}

bool serves(CommandScope scope, CommandScope in_front) {
  using enum CommandScope;
  switch (scope) {
    case any:
      return true;
    case documents:
      return in_front != any;
    case no_packs:
      return in_front != any && in_front != packs;
    case boards:
      return in_front == maps || in_front == decks;
    case no_games:
      return in_front != any && in_front != games;
    case charts:
      return in_front == maps || in_front == packs;
    case seas:
      return in_front == maps || in_front == games;
    default:
      return in_front == scope;
  }
}

}  // namespace chartroom::editor
