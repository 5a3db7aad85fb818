#include "editor/ui/pages/pack_order.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

namespace chartroom::editor {

PackOrder::PackOrder(PackList& list, PackDocument& document, std::function<void()> changed)
    : list_(list), document_(document), changed_(std::move(changed)) {
  list.SetToolTip(_("Drag a map or press Alt+Up or Alt+Down to move it; Delete removes it"));
  list.Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (!on_key(event)) event.Skip();
  });
  follow_drag(list, {[this](const wxPoint& at) { begin_drag(at); },
                     [this](const wxPoint& at) { drag_to(at); }, [this] { end_drag(); }});
}

bool PackOrder::on_key(const wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if (key == WXK_DELETE && !event.HasAnyModifiers()) {
    remove();
  } else if ((key == WXK_UP || key == WXK_DOWN) && event.GetModifiers() == wxMOD_ALT) {
    move(key == WXK_UP ? -1 : +1);
  } else if (key == WXK_ESCAPE && document_.is_open(step_)) {
    document_.cancel_step();
    dragged_.reset();
    changed_();
  } else {
    return false;
  }
  return true;
}

void PackOrder::begin_drag(const wxPoint& at) {
  dragged_ = place_at(at);
  step_ = 0;
}

void PackOrder::drag_to(const wxPoint& at) {
  const auto to = place_at(at);
  if (!dragged_ || !to || *to == *dragged_) return;
  if (step_ == 0) step_ = document_.begin_step();
  // An undo during the drag has ended the step and moved the map: the drag ends.
  if (!document_.is_open(step_)) return dragged_.reset();
  document_.move(step_, *dragged_, *to);
  show_moved(*std::exchange(dragged_, to), *to);
}

void PackOrder::end_drag() {
  if (document_.is_open(step_)) document_.end_step();
  dragged_.reset();
  step_ = 0;
}

std::optional<std::size_t> PackOrder::place_at(const wxPoint& where) const {
  wxDataViewItem item;
  wxDataViewColumn* column = nullptr;
  list_.HitTest(where, item, column);
  if (!item.IsOk()) return std::nullopt;
  return static_cast<std::size_t>(list_.ItemToRow(item));
}

void PackOrder::move(int by) {
  const int from = list_.GetSelectedRow();
  const int to = from + by;
  if (from == wxNOT_FOUND || to < 0 || to >= list_.GetItemCount()) return;
  document_.move(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
  show_moved(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
}

void PackOrder::show_moved(std::size_t from, std::size_t to) {
  list_.choose(to);
  // Shows the next row too, so that the user can drag a map past the edge of the list.
  const std::size_t next = to < from ? std::max<std::size_t>(to, 1) - 1 : to + 1;
  if (next < static_cast<std::size_t>(list_.GetItemCount()))
    list_.EnsureVisible(list_.RowToItem(static_cast<int>(next)));
  changed_();
}

void PackOrder::remove() {
  const int row = list_.GetSelectedRow();
  if (row == wxNOT_FOUND) return;
  document_.remove(static_cast<std::size_t>(row));
  changed_();
}

}  // namespace chartroom::editor
