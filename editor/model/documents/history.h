// Undo and redo: a history of whole maps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "editor/model/step_label.h"
#include "maps/map.h"

namespace chartroom::editor {

// Pushes with the same key, one after the other, are one step. 0 never merges.
using MergeKey = std::uint64_t;

// One line of maps with a current one; unlimited. A map is a few hundred bytes, so a long day's
// work stays below a megabyte.
class History {
 public:
  // Begins with a map that counts as saved.
  explicit History(maps::Map first);

  const maps::Map& current() const { return states_[current_].map; }

  // A step to `map`; what could be redone is dropped. A map equal to the current one is no step.
  // Merges with the step before it when both have the same key, but never into a saved state; a
  // step that has come back to where it began is cancelled.
  void push(maps::Map map, StepLabel label, MergeKey key = 0);
  // Takes the last step back as if it had never been: what it dropped can be redone again. Does
  // nothing unless the last step has this key.
  void cancel(MergeKey key);

  bool can_undo() const { return current_ > 0; }
  bool can_redo() const { return current_ + 1 < states_.size(); }
  // What undo and redo would take back and do again. They must be possible.
  StepLabel undo_label() const;
  StepLabel redo_label() const;
  void undo();
  void redo();

  // The steps, undone ones too, oldest first; how many of them are done; and going to the state
  // with the first `done` of them done, by undos or redos.
  std::vector<StepLabel> steps() const;
  std::size_t done() const { return current_; }
  void go_to(std::size_t done);

  // Whether the current state is another than the one last marked.
  bool modified() const { return states_[current_].serial != saved_; }
  void mark_saved() { saved_ = states_[current_].serial; }

  // Changes every map, past and future ones too: for what is no step of the user's.
  template <class Change>
  void change_all(Change change) {
    for (State& state : states_) change(state.map);
  }

 private:
  struct State {
    maps::Map map;
    StepLabel label{};         // of the step that led here; the first state has none
    MergeKey key = 0;          // of that step
    std::uint64_t serial = 0;  // no two states ever share one
  };

  std::vector<State> states_;
  std::size_t current_ = 0;
  std::vector<State> dropped_;  // what the last step dropped from behind it
  std::uint64_t saved_ = 0;
  std::uint64_t last_serial_ = 0;
};

}  // namespace chartroom::editor
