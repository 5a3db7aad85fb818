// The undo history that a draft keeps: the states before and after it, as texts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/model/step_label.h"

namespace chartroom::editor {

// Undo and redo of a draft, nearest step first.
struct DraftHistory {
  // A step, and the draft's text after undoing or redoing it.
  struct Step {
    StepLabel label;
    std::string text;

    friend bool operator==(const Step&, const Step&) = default;
  };

  std::vector<Step> undo;
  std::vector<Step> redo;
  // The state that counts as saved: 0 is the oldest of these. Empty if there is none.
  std::optional<std::size_t> saved;

  friend bool operator==(const DraftHistory&, const DraftHistory&) = default;
};

// The most bytes of steps that a draft keeps.
inline constexpr std::size_t kMostHistory = std::size_t{256} * 1024;

// Writes the history of a draft with this text: a line for each step, which has what changes
// against the neighboring state. Drops the farthest steps beyond kMostHistory.
std::string history_lines(std::string_view draft, const DraftHistory& history);
// Reads the history from the lines before a draft's text. Other lines are ignored; steps behind an
// unreadable one are lost.
DraftHistory read_history(std::string_view lines, std::string_view draft);

}  // namespace chartroom::editor
