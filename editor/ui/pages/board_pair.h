// The board of a map, and another map beside it or below it, whichever shows both larger.
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
  // `update` is called when another map is to be shown, `changed` after the second board came or
  // went.
  struct Events {
    std::function<void()> update;
    std::function<void()> changed;
  };
  // The canvas is a child of the page, and so is all that this makes.
  BoardPair(wxWindow& page, BoardCanvas& canvas, Events events);

  wxSizer* sizer() const { return boards_; }
  BesidePanel& beside() { return *beside_; }

  // Shows one of the open maps beside the board, or none.
  void show(bool shown);
  bool shown() const { return beside_->IsShown(); }
  // Returns all maps that are open, the edited one among them; asked for at every update.
  using OpenMaps = std::function<std::vector<const MapDocument*>()>;
  void take_open_maps(OpenMaps open_maps) { open_maps_ = std::move(open_maps); }

  // The edited map may have changed.
  void update(const MapDocument& edited);
  // The board may lie elsewhere in its window.
  void follow() { beside_->follow(canvas_.view(), canvas_.cursor()); }

 private:
  void arrange();

  wxWindow& page_;
  BoardCanvas& canvas_;
  Events events_;
  wxBoxSizer* boards_;
  wxStaticText* name_;  // over the board, where there is another beside it
  BesidePanel* beside_;
  OpenMaps open_maps_ = [] { return std::vector<const MapDocument*>(); };
};

}  // namespace chartroom::editor
