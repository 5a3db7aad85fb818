#include "editor/model/documents/document.h"

#include <filesystem>
#include <utility>

#include "maps/files/map_file.h"
#include "maps/map_difference.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {
namespace {

constexpr std::size_t kMaxIdLength = 64;

bool is_lower_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::string map_path(std::string path) {
  const auto strip = [&path](std::string_view suffix) {
    const bool there = path.ends_with(suffix);
    if (there) path.resize(path.size() - suffix.size());
    return there;
  };
  while (strip(".json")) {
  }
  strip(".map");
  return path + ".map.json";
}

std::string id_from_path(const std::string& path) {
  std::string stem = std::filesystem::path(path).filename().string();
  for (const std::string suffix : {".json", ".map"}) {
    if (stem.ends_with(suffix)) stem.resize(stem.size() - suffix.size());
  }
  std::string id;
  for (const char raw : stem) {
    const char c = lower(raw);
    if (is_lower_or_digit(c)) {
      id += c;
    } else if (!id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  if (id.size() > kMaxIdLength) id.resize(kMaxIdLength);
  while (id.ends_with('-')) id.pop_back();
  return id.empty() ? "map" : id;
}

std::string name_from_id(std::string id) {
  for (char& c : id) {
    if (c == '-') c = ' ';
  }
  if (id[0] >= 'a' && id[0] <= 'z') id[0] = static_cast<char>(id[0] - 'a' + 'A');
  return id;
}

std::vector<FileError> faults_of(const maps::Map& map, const std::string& path) {
  return maps::parse_map(to_canonical_json(map), path).errors;
}

Document Document::copy_of(const maps::Map& map) {
  Document document;
  maps::Map copy = map;
  copy.id = document.map().id;
  copy.name = document.map().name;
  copy.revision.clear();
  copy.notes.clear();
  return {std::move(copy), "", std::nullopt};
}

Document::Document()
    : Document(maps::blank_map({10, 10}, "untitled", "Untitled"), "", std::nullopt) {}

Document::Document(maps::Map map, std::string path, std::optional<FileStamp> stamp)
    : history_(map), saved_(std::move(map)), path_(std::move(path)), stamp_(stamp) {}

ParseResult<Document> Document::open(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {std::nullopt, bytes.errors};
  ParseResult<maps::MapFile> file = maps::parse_map(*bytes.value, path);
  if (!file) return {std::nullopt, std::move(file.errors)};
  Document document(std::move(file.value->map), path, stamp_of(*bytes.value));
  if (!file.value->canonical) document.odd_text_ = *bytes.value;
  return {std::move(document), {}};
}

std::string Document::title(const std::string& language) const {
  return text_in(map().name, language);
}

std::string Document::file_text() const {
  return odd_text_.empty() || modified() ? to_canonical_json(map()) : odd_text_;
}

DiskState Document::disk_state() const {
  if (path_.empty()) return DiskState::none;
  const std::optional<FileStamp> now = stamp_on_disk(path_);
  if (!now) return DiskState::gone;
  return now == stamp_ ? DiskState::same : DiskState::changed;
}

maps::PointSet Document::unsaved_points() const { return difference(saved_, map()).points(); }

MergeKey Document::begin_step() { return open_step_ = ++last_step_; }

void Document::change(MergeKey step, const maps::MapEdit& edit, StepLabel label) {
  if (is_open(step)) history_.push(edited(map(), edit), label, step);
}

void Document::change(MergeKey step, maps::Map next, StepLabel label) {
  if (is_open(step)) history_.push(std::move(next), label, step);
}

void Document::apply(maps::Map next, StepLabel label) {
  change(begin_step(), std::move(next), label);
  end_step();
}

void Document::cancel_step() { history_.cancel(std::exchange(open_step_, 0)); }

void Document::undo() {
  if (open_step_ != 0) {
    cancel_step();
  } else if (can_undo()) {
    history_.undo();
  }
}

void Document::redo() {
  end_step();
  if (can_redo()) history_.redo();
}

void Document::go_to(std::size_t done) {
  end_step();
  history_.go_to(done);
}

void Document::save() {
  CHARTROOM_EXPECTS(!path_.empty());
  write(map(), path_, stamp_);
}

void Document::save_as(const std::string& path) {
  maps::Map named = map();
  if (path_.empty()) {
    named.id = id_from_path(path);
    named.name["en"] = name_from_id(named.id);
  }
  write(named, path, std::nullopt);
  if (path_.empty()) {
    history_.change_all([&](maps::Map& each) {
      each.id = named.id;
      each.name = named.name;
    });
  }
  path_ = path;
}

std::vector<FileError> Document::reload() {
  CHARTROOM_EXPECTS(!path_.empty());
  ParseResult<Document> read = open(path_);
  if (!read) return std::move(read.errors);
  apply(read.value->map(), StepLabel::reload);
  stamp_ = read.value->stamp_;
  odd_text_ = read.value->odd_text_;
  saved_ = map();
  history_.mark_saved();
  return {};
}

void Document::write(const maps::Map& map, const std::string& path,
                     const std::optional<FileStamp>& expected) {
  end_step();
  if (const auto errors = faults_of(map, path); !errors.empty()) {
    FileError error = errors.front();
    error.what = "this could not be opened again: " + error.what;
    throw FileException(error);
  }
  const std::string text = to_canonical_json(map);
  save_file(path, text, expected);
  stamp_ = stamp_of(text);
  odd_text_.clear();
  saved_ = map;
  history_.mark_saved();
}

}  // namespace chartroom::editor
