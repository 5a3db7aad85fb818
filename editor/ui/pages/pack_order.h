// Puts the maps of a pack into order, by keys and by the mouse.
#pragma once

#include <functional>
#include <optional>

#include <wx/event.h>

#include "editor/ui/pages/pack_list.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {

// Alt+Up and Alt+Down move the chosen map, Delete removes it, and the mouse drags it. A drag shows
// each move at once and is one step, which Escape cancels.
class PackOrder {
 public:
  // `changed` is called after every change of the pack.
  PackOrder(PackList& list, PackDocument& document, std::function<void()> changed);
  ~PackOrder() { follow_no_drag(list_); }
  PackOrder(const PackOrder&) = delete;
  PackOrder& operator=(const PackOrder&) = delete;

  void move(int by);
  void remove();

 private:
  // True if the key was one of the list's keys.
  bool on_key(const wxKeyEvent& event);
  void begin_drag(const wxPoint& at);
  void drag_to(const wxPoint& at);
  void end_drag();
  std::optional<std::size_t> place_at(const wxPoint& where) const;
  void show_moved(std::size_t from, std::size_t to);

  PackList& list_;
  PackDocument& document_;
  std::function<void()> changed_;
  std::optional<std::size_t> dragged_;  // the place of the dragged map
  MergeKey step_ = 0;                   // 0 until the dragged map has moved
};

}  // namespace chartroom::editor
