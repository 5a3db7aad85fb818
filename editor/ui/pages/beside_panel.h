// The panel with another map beside the edited one: a choice of maps, a count of differing points,
// and the board.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/model/documents/map_document.h"
#include "editor/ui/canvas/second_board.h"

namespace chartroom::editor {

class BesidePanel : public wxPanel {
 public:
  struct Events {
    BoardMoves board;
    std::function<void()> chosen;  // the user chose another map
    std::function<void()> close;
  };
  // The panel begins hidden.
  BesidePanel(wxWindow* parent, Events events);

  // Shows the chosen map as long as it is open, else another map than the edited one if there is
  // one. Call after every change, with all open maps, which include the edited one.
  void update(const MapDocument& edited, const std::vector<const MapDocument*>& open);
  void follow(const BoardView& view, std::optional<maps::Point> cursor) {
    board_->follow(view, cursor);
  }
  void focus_choice() { choice_->SetFocus(); }
  // Returns the height of the line above the board, in pixels.
  int heading_height() const { return heading_->CalcMin().GetHeight(); }

 private:
  void offer(const MapDocument& edited, const std::vector<const MapDocument*>& open);

  std::vector<const MapDocument*> offered_;  // in the order of the choice; compared by address only
  wxSizer* heading_;
  wxChoice* choice_;
  wxStaticText* differs_;
  SecondBoard* board_;
};

}  // namespace chartroom::editor
