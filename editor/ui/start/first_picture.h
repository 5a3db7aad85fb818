// The window's picture while its parts are made.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/layout/panel_layout.h"
#include "editor/ui/toolkit/painted_window.h"
#include "maps/map.h"

namespace chartroom::editor {

class FirstPicture : public PaintedWindow {
 public:
  // Shows the map, if any, with the margins of the later board. Calls `painted` once, when the
  // picture is visible.
  FirstPicture(wxWindow* window, std::optional<maps::Map> map, const Margins& board,
               std::function<void()> painted);

 private:
  void paint(cairo_t* cr) override;
  void paint_board(cairo_t* cr) const;

  std::optional<maps::Map> map_;
  Margins board_;
  std::function<void()> painted_;
};

// Returns the map that will be in front once these files are open; nothing where that is no map.
std::optional<maps::Map> map_in_front(const std::vector<std::string>& paths);

}  // namespace chartroom::editor
