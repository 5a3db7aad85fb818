// The board of a map, and another map beside or below it, whichever makes both boards larger.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/ui/canvas/board_canvas.h"
#include "editor/ui/pages/beside_panel.h"

namespace chartroom::editor {

class BoardPair {
 public:
  // `update` is called when the user chooses another map, `changed` after the second board opens or
  // closes.
  struct Events {
    std::function<void()> update;
    std::function<void()> changed;
  };
  // The canvas and all windows made here are children of the page.
  BoardPair(wxWindow& page, BoardCanvas& canvas, Events events);

  wxSizer* sizer() const { return boards_; }
  BesidePanel& beside() { return *beside_; }

  // Shows or hides an open map beside the board.
  void show(bool shown);
  bool shown() const { return beside_->IsShown(); }
  // Returns all open maps with the edited one; called at every update.
  using OpenMaps = std::function<std::vector<const MapDocument*>()>;
  void take_open_maps(OpenMaps open_maps) { open_maps_ = std::move(open_maps); }

  void update(const MapDocument& edited);
  // Moves the second board as the first one has moved in its window.
  void follow() { beside_->follow(canvas_.view(), canvas_.cursor()); }

 private:
  void arrange();

  wxWindow& page_;
  BoardCanvas& canvas_;
  Events events_;
  wxBoxSizer* boards_;
  wxStaticText* name_;  // over the board; shown with the second board
  BesidePanel* beside_;
  OpenMaps open_maps_ = [] { return std::vector<const MapDocument*>(); };
};

}  // namespace chartroom::editor
