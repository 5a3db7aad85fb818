// The map that is shown beside the one that is edited: which it is, where it differs, and its
// board.
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
    std::function<void()> chosen;  // another map, which is to be shown
    std::function<void()> close;
  };
  // Hidden.
  BesidePanel(wxWindow* parent, Events events);

  // Call after every change: what is edited, and all maps that are open, it among them. Shows what
  // was chosen as long as it is open, else another map than what is edited, if there is one.
  void update(const MapDocument& edited, const std::vector<const MapDocument*>& open);
  void follow(const BoardView& view, std::optional<maps::Point> cursor) {
    board_->follow(view, cursor);
  }
  void focus_choice() { choice_->SetFocus(); }
  // Of the line above the board.
  int heading_height() const { return heading_->CalcMin().GetHeight(); }

 private:
  void offer(const MapDocument& edited, const std::vector<const MapDocument*>& open);

  std::vector<const MapDocument*> offered_;  // as the choice has them; only to know them again
  wxSizer* heading_;
  wxChoice* choice_;
  wxStaticText* differs_;
  SecondBoard* board_;
};

}  // namespace chartroom::editor
