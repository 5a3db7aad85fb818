// The common part of documents with a file: maps, decks, packs and games.
#pragma once

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
    if (is_first || is_variant) history_.change_all(name);
    path_ = absolute_path(path);
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
  }

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

  // Makes a new document a draft, as a step after its file. If the file no longer matches `base`,
  // saving reports it as changed. If the file is gone, saving writes it again; if it cannot be
  // read, the draft has no file. Without a file, the draft is no step that could be undone.
  void restore(T work, const std::optional<std::string>& path,
               const std::optional<FileStamp>& base) {
    if (path && load(*path).empty()) {
      stamp_ = base;
      return apply(std::move(work), StepLabel::restore);
    }
    history_ = History<T>(std::move(work));
    history_.forget_saved();
    if (path && !stamp_on_disk(*path)) begin_file(*path);
  }

  // The canonical form of a value.
  virtual std::string canonical(const T& written) const = 0;
  // Reads the value in a file's bytes.
  virtual ParseResult<FileContent<T>> parse(std::string_view bytes,
                                            const std::string& path) const = 0;

 private:
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
  std::string schema_;    // the schema that the file names, not part of the value
  std::string odd_text_;  // the opened file's text if it is not canonical
};

}  // namespace chartroom::editor
