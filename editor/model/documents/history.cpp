#include "editor/model/documents/history.h"

#include <iterator>

#include "maps/platform/contract.h"

namespace chartroom::editor {

History::History(maps::Map first) { states_.push_back({.map = std::move(first)}); }

void History::push(maps::Map map, StepLabel label, MergeKey key) {
  if (map == current()) return;
  State next{std::move(map), label, key, ++last_serial_};
  if (key != 0 && !can_redo() && states_[current_].key == key && modified()) {
    if (next.map == states_[current_ - 1].map) return cancel(key);
    states_[current_] = std::move(next);
    return;
  }
  const auto behind = states_.begin() + static_cast<std::ptrdiff_t>(current_) + 1;
  dropped_.assign(std::make_move_iterator(behind), std::make_move_iterator(states_.end()));
  states_.erase(behind, states_.end());
  states_.push_back(std::move(next));
  ++current_;
}

void History::cancel(MergeKey key) {
  if (key == 0 || can_redo() || states_[current_].key != key) return;
  states_.pop_back();
  --current_;
  states_.insert(states_.end(), std::make_move_iterator(dropped_.begin()),
                 std::make_move_iterator(dropped_.end()));
  dropped_.clear();
}

StepLabel History::undo_label() const {
  CHARTROOM_EXPECTS(can_undo());
  return states_[current_].label;
}

StepLabel History::redo_label() const {
  CHARTROOM_EXPECTS(can_redo());
  return states_[current_ + 1].label;
}

void History::undo() {
  CHARTROOM_EXPECTS(can_undo());
  --current_;
}

void History::redo() {
  CHARTROOM_EXPECTS(can_redo());
  ++current_;
}

std::vector<StepLabel> History::steps() const {
  std::vector<StepLabel> labels;
  for (std::size_t i = 1; i < states_.size(); ++i) labels.push_back(states_[i].label);
  return labels;
}

void History::go_to(std::size_t done) {
  CHARTROOM_EXPECTS(done < states_.size());
  current_ = done;
}

}  // namespace chartroom::editor
