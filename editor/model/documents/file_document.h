// The common part of documents with a file: maps, decks, packs and games.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "editor/model/documents/document.h"
#include "maps/json/schema_text.h"
#include "maps/platform/contract.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/texts.h"

namespace chartroom::editor {

// A file's value, and whether its text is canonical.
template <class T>
struct FileContent {
  T value;
  bool canonical;
};

template <class T>
class FileDocument : public Document {
 public:
  std::string title(const std::string& language) const override {
    return shown_in(value().name, language);
  }
  std::string file_text() const override {
    return odd_text_.empty() || modified() ? json::with_schema(canonical(value()), schema_)
                                           : odd_text_;
  }
  std::string draft_text() const override { return text_of_draft(value()); }
  DraftHistory draft_history() const override {
    DraftHistory kept;
    const std::size_t done = history_.done();
    const std::vector<StepLabel> labels = steps();
    std::map<std::uint64_t, std::string> texts;
    const auto text = [&](std::size_t state) {
      const std::uint64_t serial = history_.serial(state);
      const auto known = drafts_.find(serial);
      return texts
          .emplace(serial,
                   known == drafts_.end() ? text_of_draft(history_.at(state)) : known->second)
          .first->second;
    };
    for (std::size_t i = done; i > 0; --i) kept.undo.push_back({labels[i - 1], text(i - 1)});
    for (std::size_t i = done; i < labels.size(); ++i)
      kept.redo.push_back({labels[i], text(i + 1)});
    kept.saved = history_.saved();
    drafts_ = std::move(texts);
    return kept;
  }
  bool modified() const override { return history_.modified(); }
  std::string file_id() const override { return path_.empty() ? "" : saved_.id; }
  void accept_disk_state() override {
    const DiskState now = disk_state();
    if (now == DiskState::gone || (now == DiskState::changed && !can_be_read())) {
      history_.forget_saved();
    }
    if (now == DiskState::same && value() == saved_) history_.mark_saved();
  }

  // Changes the value in an open step. Does nothing once that step has ended, so a drag that
  // continues after an undo is harmless. The label of the last change names the step.
  void change(MergeKey step, T next, StepLabel label) {
    if (is_open(step)) history_.push(std::move(next), label, step);
  }
  // Changes the value in one whole step.
  void apply(T next, StepLabel label) {
    change(begin_step(), std::move(next), label);
    end_step();
  }
  void cancel_step() override { history_.cancel(std::exchange(open_step_, 0)); }

  bool can_undo() const override { return history_.can_undo(); }
  bool can_redo() const override { return history_.can_redo(); }
  StepLabel undo_label() const override { return history_.undo_label(); }
  StepLabel redo_label() const override { return history_.redo_label(); }
  // Also undoes an open step that has changed anything; redo repeats it.
  void undo() override {
    const MergeKey open = std::exchange(open_step_, 0);
    if (can_undo() && (open == 0 || history_.ends_with(open))) history_.undo();
  }
  void redo() override {
    end_step();
    if (can_redo()) history_.redo();
  }
  std::vector<StepLabel> steps() const override { return history_.steps(); }
  // Returns the value after the first `done` steps.
  const T& state(std::size_t done) const { return history_.at(done); }
  std::size_t steps_done() const override { return history_.done(); }
  void go_to(std::size_t done) override {
    end_step();
    history_.go_to(done);
  }

  void save() override {
    CHARTROOM_EXPECTS(!path_.empty());
    if (!stamp_ && stamp_on_disk(path_)) {
      FileError error;
      error.path = path_;
      error.what = "is there already";
      throw FileException(error);
    }
    write(value(), path_, stamp_);
  }
  void save_as(const std::string& path) override {
    T named = value();
    const bool is_first = path_.empty();
    // A pack needs an id for each of its files.
    const bool is_variant = !is_first && absolute_path(path) != path_ && is_beside_pack(path);
    const auto name = [&path, is_first, begun = saved_](T& each) {
      // A restored draft keeps its number.
      const bool unnamed = each.name.size() == 1 && is_untitled_name(text_in(each.name, "en"));
      if (is_first && (each.name == begun.name || unnamed)) {
        each.name["en"] = name_from_id(id_from_path(path));
      }
      if (each.id == begun.id || is_untitled_id(each.id)) each.id = id_from_path(path);
    };
    if (is_first || is_variant) name(named);
    write(named, path, std::nullopt);
    if (is_first || is_variant) change_all(name);
    path_ = absolute_path(path);
  }
  // Gives an untitled document another number, in all its states.
  void renumber(int number) {
    change_all([number](T& each) {
      if (is_untitled_id(each.id)) each.id = untitled_id(number);
      const bool unnamed = each.name.size() == 1 && is_untitled_name(each.name.begin()->second);
      if (unnamed) each.name.begin()->second = untitled_name(number);
    });
  }
  std::vector<FileError> reload() override {
    CHARTROOM_EXPECTS(!path_.empty());
    return take(path_, [this](T read) { apply(std::move(read), StepLabel::reload); });
  }

 protected:
  // Begins with a value without a file.
  explicit FileDocument(T value) : history_(value), saved_(std::move(value)) {}

  const T& value() const { return history_.current(); }
  // The value last opened or saved.
  const T& saved() const { return saved_; }

  // Changes every state, past and future ones too: for changes that are not the user's steps.
  template <class Change>
  void change_all(Change change) {
    history_.change_all(change);
    forget_draft_texts();
  }
  // Call after a change of what is not in the value but in its draft.
  void forget_draft_texts() { drafts_.clear(); }

  // Sets a new document's value from a file, or returns all the file's errors.
  std::vector<FileError> load(const std::string& path) {
    return take(path, [&](T read) {
      history_ = History<T>(std::move(read));
      path_ = absolute_path(path);
    });
  }

  // Gives a new document a file that does not exist yet.
  void begin_file(const std::string& path) {
    path_ = absolute_path(path);
    history_.forget_saved();
  }

  // Makes a new document a draft with its history. Without one, the draft is a step after its file.
  // If the file no longer matches `base`, saving reports it as changed. If the file is gone, saving
  // writes it again; if it cannot be read, the draft has no file.
  void restore(T work, const std::optional<std::string>& path, const std::optional<FileStamp>& base,
               const DraftHistory& history) {
    const bool loaded = path && load(*path).empty();
    const bool same = stamp_ == base;
    if (loaded) stamp_ = base;
    if (loaded && history.undo.empty() && history.redo.empty()) {
      return apply(std::move(work), StepLabel::restore);
    }
    history_ = restored_history(std::move(work), history, same);
    if (path && !loaded && !stamp_on_disk(*path)) begin_file(*path);
  }

  // Returns a value's text in a draft, which can be read again.
  virtual std::string text_of_draft(const T& drafted) const { return canonical(drafted); }
  // Reads such a text.
  virtual std::optional<T> parse_draft(std::string_view text) const {
    auto read = parse(text, "");
    return read ? std::optional(std::move(read.value->value)) : std::nullopt;
  }

  // The canonical form of a value.
  virtual std::string canonical(const T& written) const = 0;
  // Reads the value in a file's bytes.
  virtual ParseResult<FileContent<T>> parse(std::string_view bytes,
                                            const std::string& path) const = 0;

 private:
  // Takes the steps up to the first unreadable one in each direction.
  History<T> restored_history(T work, const DraftHistory& history, bool file_is_same) const {
    std::vector<std::pair<T, StepLabel>> states;
    states.emplace_back(std::move(work), StepLabel{});
    // Backward: the label belongs to the later state.
    for (const DraftHistory::Step& step : history.undo) {
      std::optional<T> before = parse_draft(step.text);
      if (!before) break;
      states.back().second = step.label;
      states.emplace_back(std::move(*before), StepLabel{});
    }
    const std::size_t done = states.size() - 1;
    std::ranges::reverse(states);
    for (const DraftHistory::Step& step : history.redo) {
      std::optional<T> after = parse_draft(step.text);
      if (!after) break;
      states.emplace_back(std::move(*after), step.label);
    }
    const std::size_t dropped = history.undo.size() - done;
    const std::size_t saved = history.saved.value_or(0) - dropped;  // large if it was dropped
    const bool is_kept = history.saved && saved < states.size();
    History<T> restored(std::move(states), done);
    if (file_is_same && is_kept) restored.mark_saved(saved);
    return restored;
  }

  template <class Take>
  std::vector<FileError> take(const std::string& path, Take give) {
    const ParseResult<std::string> bytes = read_file(path);
    if (!bytes) return bytes.errors;
    ParseResult<FileContent<T>> read = parse(*bytes.value, path);
    if (!read) return std::move(read.errors);
    give(std::move(read.value->value));
    stamp_ = stamp_of(*bytes.value);
    odd_text_ = read.value->canonical ? "" : *bytes.value;
    schema_ = json::schema_of(*bytes.value);
    saved_ = value();
    history_.mark_saved();
    return {};
  }

  bool can_be_read() const {
    const ParseResult<std::string> bytes = read_file(path_);
    return bytes && parse(*bytes.value, path_);
  }

  void write(const T& written, const std::string& path, const std::optional<FileStamp>& expected) {
    end_step();
    const std::string text = json::with_schema(canonical(written), schema_);
    if (const auto errors = parse(text, path).errors; !errors.empty()) {
      FileError error = errors.front();
      error.what = "this could not be opened again: " + error.what;
      throw FileException(error);
    }
    save_file(path, text, expected);
    stamp_ = stamp_of(text);
    odd_text_.clear();
    saved_ = written;
    history_.mark_saved();
  }

  History<T> history_;
  T saved_;
  std::string schema_;  // the schema that the file names, not part of the value
  mutable std::map<std::uint64_t, std::string> drafts_;  // texts of states, by their serials
  std::string odd_text_;  // the opened file's text if it is not canonical
};

}  // namespace chartroom::editor
