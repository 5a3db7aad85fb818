// Puts the maps of a pack into order, by keys and by the mouse.
#pragma once

#include <functional>
#include <optional>

#include <wx/event.h>

#include "editor/ui/pages/pack_list.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {

// Alt+Up and Alt+Down move the map that is chosen, Delete takes it out, and a map that is dragged
// goes along at once: however far it is dragged that is one step, which Escape takes back.
class PackOrder {
 public:
  // `changed` is called after every change of the pack.
  PackOrder(PackList& list, PackDocument& document, std::function<void()> changed);
  ~PackOrder() { follow_no_drag(list_); }
  PackOrder(const PackOrder&) = delete;
  PackOrder& operator=(const PackOrder&) = delete;

  // Moves the map that is chosen.
  void move(int by);
  // Takes it out of the pack.
  void remove();

 private:
  // Whether the key was one of these.
  bool on_key(const wxKeyEvent& event);
  void begin_drag(const wxPoint& at);
  void drag_to(const wxPoint& at);
  void end_drag();
  std::optional<std::size_t> place_at(const wxPoint& where) const;
  void show_moved(std::size_t from, std::size_t to);

  PackList& list_;
  PackDocument& document_;
  std::function<void()> changed_;
  std::optional<std::size_t> dragged_;  // its place, while the mouse holds it
  MergeKey step_ = 0;                   // 0: it was not moved yet
};

}  // namespace chartroom::editor
