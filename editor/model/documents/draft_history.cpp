#include "editor/model/documents/draft_history.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <iterator>

#include "editor/model/documents/escaped_line.h"

namespace chartroom::editor {
namespace {

constexpr std::string_view kUndo = "undo ";
constexpr std::string_view kRedo = "redo ";
constexpr std::string_view kSaved = "saved ";

// Returns the next word of a line, and removes it with the space behind it.
std::string_view word_of(std::string_view& line) {
  const std::string_view word = line.substr(0, line.find(' '));
  line.remove_prefix(std::min(line.size(), word.size() + 1));
  return word;
}

std::optional<std::size_t> number_of(std::string_view word) {
  std::size_t number = 0;
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  if (error != std::errc() || stop != end) return std::nullopt;
  return number;
}

// Says how many bytes at the front and the back stay, and what comes between them.
std::string change_line(std::string_view word, std::string_view from,
                        const DraftHistory::Step& step) {
  const std::string_view to = step.text;
  const std::size_t shorter = std::min(from.size(), to.size());
  const auto front = static_cast<std::size_t>(std::distance(
      from.begin(), std::mismatch(from.begin(), from.begin() + shorter, to.begin()).first));
  const auto back = static_cast<std::size_t>(std::distance(
      from.rbegin(),
      std::mismatch(from.rbegin(), from.rbegin() + (shorter - front), to.rbegin()).first));
  return fmt::format("{}{} {} {} {}\n", word, step_word(step.label), front, back,
                     escaped_line(to.substr(front, to.size() - front - back)));
}

std::optional<DraftHistory::Step> step_of(std::string_view line, std::string_view from) {
  const auto label = step_of_word(word_of(line));
  const auto front = number_of(word_of(line));
  const auto back = number_of(word_of(line));
  if (!label || !front || !back || *front > from.size() || *back > from.size() - *front) {
    return std::nullopt;
  }
  return DraftHistory::Step{*label, std::string(from.substr(0, *front)) + unescaped_line(line) +
                                        std::string(from.substr(from.size() - *back))};
}

// Writes steps of one direction while their room lasts.
class StepLines {
 public:
  StepLines(std::string_view word, std::string_view draft,
            const std::vector<DraftHistory::Step>& of)
      : word_(word), from_(draft), steps_(of) {}

  // Adds the next line; false if there is none, or no room.
  bool add(std::size_t& room) {
    if (done_ == steps_.size()) return false;
    const std::string line = change_line(word_, from_, steps_[done_]);
    if (line.size() > room) return false;
    room -= line.size();
    lines_ += line;
    from_ = steps_[done_++].text;
    return true;
  }
  std::size_t dropped() const { return steps_.size() - done_; }
  std::size_t done() const { return done_; }
  const std::string& lines() const { return lines_; }

 private:
  std::string_view word_;
  std::string_view from_;
  const std::vector<DraftHistory::Step>& steps_;
  std::size_t done_ = 0;
  std::string lines_;
};

}  // namespace

std::string history_lines(std::string_view draft, const DraftHistory& history) {
  std::size_t room = kMostHistory;
  StepLines undo(kUndo, draft, history.undo);
  StepLines redo(kRedo, draft, history.redo);
  for (bool more = true; more;) {
    more = undo.add(room);
    more = redo.add(room) || more;
  }
  std::string lines = undo.lines() + redo.lines();
  const auto saved = history.saved;
  if (saved && *saved >= undo.dropped() && *saved - undo.dropped() <= undo.done() + redo.done()) {
    lines += fmt::format("{}{}\n", kSaved, *saved - undo.dropped());
  }
  return lines;
}

DraftHistory read_history(std::string_view lines, std::string_view draft) {
  DraftHistory history;
  bool broken = false;
  const auto add = [&](std::vector<DraftHistory::Step>& steps, std::string_view line) {
    auto step = step_of(line, steps.empty() ? draft : std::string_view(steps.back().text));
    if (!step || broken) {
      broken = true;
    } else {
      steps.push_back(std::move(*step));
    }
  };
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    if (line.starts_with(kUndo)) add(history.undo, line.substr(kUndo.size()));
    if (line.starts_with(kRedo)) add(history.redo, line.substr(kRedo.size()));
    if (line.starts_with(kSaved)) history.saved = number_of(line.substr(kSaved.size()));
  }
  const std::size_t states = history.undo.size() + history.redo.size() + 1;
  if (broken || (history.saved && *history.saved >= states)) history.saved = std::nullopt;
  return history;
}

}  // namespace chartroom::editor
