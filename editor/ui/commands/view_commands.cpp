// Commands on zoom and marks, and to go to another document.
#include <wx/intl.h>
#include <wx/textdlg.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr double kZoomStep = 1.25;

void go_to_point(Workbench& at) {
  const maps::Size sea = at.map().size;
  const wxString last = to_wx(to_string(maps::Point(sea.columns - 1, sea.rows - 1)));
  wxString question = wxString::Format(_("Point, from A1 to %s:"), last);
  for (wxString answer;;) {
    wxTextEntryDialog dialog(&at.window, question, _("Go to Point"), answer);
    if (dialog.ShowModal() != wxID_OK) return;
    answer = dialog.GetValue();
    const auto point = maps::parse_point(from_wx(answer.Upper().Trim().Trim(false)));
    if (point && sea.contains(*point)) return at.board().go_to(*point);
    question = wxString::Format(_("This map has no such point.\nPoint, from A1 to %s:"), last);
  }
}

}  // namespace

void bind_view_commands(Workbench& at) {
  // The board in front is a map's or a game's.
  const auto look = [&at](auto change) {
    return [&at, change] {
      if (PlayPage* game = at.front_game()) return change(game->board());
      change(at.board().viewport());
      at.update_status();
    };
  };
  at.commands.bind("view.zoom_in", look([](auto& board) { board.zoom(kZoomStep); }));
  at.commands.bind("view.zoom_out", look([](auto& board) { board.zoom(1 / kZoomStep); }));
  at.commands.bind("view.zoom_full", look([](auto& board) { board.zoom_to(1); }));
  at.commands.bind("view.fit", look([](auto& board) { board.fit(); }));
  at.commands.bind("view.go_to", [&at] { go_to_point(at); });
  at.commands.bind(
      "view.marks",
      [&at] {
        at.marks_shown = !at.marks_shown;
        at.board().show_marks(at.marks_shown);
      },
      {}, [&at] { return at.marks_shown; });
  at.commands.bind(
      "view.beside", [&at] { at.map_page().boards().show(!at.map_page().boards().shown()); }, {},
      [&at] { return at.front_map() != nullptr && at.map_page().boards().shown(); });
  const auto several = [&at] { return at.tabs->count() > 1; };
  at.commands.bind(
      "view.next_map", [&at] { at.tabs->step(1); }, several);
  at.commands.bind(
      "view.previous_map", [&at] { at.tabs->step(-1); }, several);
}

}  // namespace chartroom::editor
