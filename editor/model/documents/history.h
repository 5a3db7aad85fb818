// Undo and redo: a history of whole values, such as maps or decks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "editor/model/step_label.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {

// Consecutive pushes with equal keys are one step. 0 never merges.
using MergeKey = std::uint64_t;

// An unlimited list of values with a current one. A map is a few hundred bytes and a deck a few
// thousand, so a long day's work stays below some megabytes.
template <class T>
class History {
 public:
  // Begins with a value that counts as saved.
  explicit History(T first) { states_.push_back({.value = std::move(first)}); }
  // Begins with steps, each a value and the label of the step that led there (the first has none),
  // after the first `done` of them. No state counts as saved.
  History(std::vector<std::pair<T, StepLabel>> steps, std::size_t done) : current_(done) {
    CHARTROOM_EXPECTS(done < steps.size());
    for (auto& [value, label] : steps)
      states_.push_back({std::move(value), label, 0, last_serial_++});
    forget_saved();
  }

  const T& current() const { return states_[current_].value; }

  // Adds a step to `value` and drops the steps that could be redone. A value equal to the current
  // one is no step. Merges with the previous step if both have one key, but never into a saved
  // state. A merged step that returns to its beginning is canceled.
  void push(T value, StepLabel label, MergeKey key = 0) {
    if (value == current()) return;
    State next{std::move(value), label, key, ++last_serial_};
    if (key != 0 && !can_redo() && states_[current_].key == key && modified()) {
      if (next.value == states_[current_ - 1].value) return cancel(key);
      states_[current_] = std::move(next);
      return;
    }
    const auto behind = states_.begin() + static_cast<std::ptrdiff_t>(current_) + 1;
    dropped_.assign(std::make_move_iterator(behind), std::make_move_iterator(states_.end()));
    states_.erase(behind, states_.end());
    states_.push_back(std::move(next));
    ++current_;
  }
  // Removes the last step if it has this key; the steps that it dropped can be redone again.
  void cancel(MergeKey key) {
    if (!ends_with(key)) return;
    states_.pop_back();
    --current_;
    states_.insert(states_.end(), std::make_move_iterator(dropped_.begin()),
                   std::make_move_iterator(dropped_.end()));
    dropped_.clear();
  }

  // True if the last of all steps is done and has this key.
  bool ends_with(MergeKey key) const {
    return key != 0 && !can_redo() && states_[current_].key == key;
  }

  bool can_undo() const { return current_ > 0; }
  bool can_redo() const { return current_ + 1 < states_.size(); }
  // The labels of the steps to undo and redo, which must be possible.
  StepLabel undo_label() const {
    CHARTROOM_EXPECTS(can_undo());
    return states_[current_].label;
  }
  StepLabel redo_label() const {
    CHARTROOM_EXPECTS(can_redo());
    return states_[current_ + 1].label;
  }
  void undo() {
    CHARTROOM_EXPECTS(can_undo());
    --current_;
  }
  void redo() {
    CHARTROOM_EXPECTS(can_redo());
    ++current_;
  }

  // The labels of all steps, undone ones too, oldest first; the number of steps done; and a jump to
  // the state after the first `done`.
  std::vector<StepLabel> steps() const {
    std::vector<StepLabel> labels;
    for (std::size_t i = 1; i < states_.size(); ++i) labels.push_back(states_[i].label);
    return labels;
  }
  std::size_t done() const { return current_; }
  // Returns the state after the first `done` steps.
  const T& at(std::size_t done) const {
    CHARTROOM_EXPECTS(done < states_.size());
    return states_[done].value;
  }
  void go_to(std::size_t done) {
    CHARTROOM_EXPECTS(done < states_.size());
    current_ = done;
  }

  // True if the current state is not the one marked as saved.
  bool modified() const { return states_[current_].serial != saved_; }
  void mark_saved() { saved_ = states_[current_].serial; }
  void mark_saved(std::size_t done) { saved_ = states_.at(done).serial; }
  // Returns the number of steps after which the state is the saved one, if one is.
  std::optional<std::size_t> saved() const {
    const auto found = std::ranges::find(states_, saved_, &State::serial);
    if (found == states_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - states_.begin());
  }
  // Returns a number of the state after the first `done` steps, which no other state ever has.
  std::uint64_t serial(std::size_t done) const { return states_.at(done).serial; }
  // Marks no state as saved.
  void forget_saved() { saved_ = kNoSerial; }

  // Changes every value, past and future ones too: for changes that are not the user's steps.
  template <class Change>
  void change_all(Change change) {
    for (State& state : states_) change(state.value);
  }

 private:
  struct State {
    T value;
    StepLabel label{};         // the label of the step that led here; the first state has none
    MergeKey key = 0;          // the key of that step
    std::uint64_t serial = 0;  // unique for each state
  };

  static constexpr std::uint64_t kNoSerial = ~std::uint64_t{0};

  std::vector<State> states_;
  std::size_t current_ = 0;
  std::vector<State> dropped_;  // the states that the last step dropped
  std::uint64_t saved_ = 0;
  std::uint64_t last_serial_ = 0;
};

}  // namespace chartroom::editor
