#include "editor/model/documents/document.h"

#include <algorithm>
#include <filesystem>

#include "maps/json/id.h"

namespace chartroom::editor {
namespace {

bool strip(std::string& text, std::string_view suffix) {
  const bool there = text.ends_with(suffix);
  if (there) text.resize(text.size() - suffix.size());
  return there;
}

// True if a text is `first`, or begins with it and ends in a number.
bool is_numbered(std::string_view text, std::string_view first, std::string_view between) {
  if (text == first) return true;
  if (!text.starts_with(first)) return false;
  text.remove_prefix(first.size());
  if (!text.starts_with(between)) return false;
  text.remove_prefix(between.size());
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

}  // namespace

std::string untitled_name(int number) {
  return number == 1 ? "Untitled" : "Untitled " + std::to_string(number);
}

std::string untitled_id(int number) {
  return number == 1 ? "untitled" : "untitled-" + std::to_string(number);
}

bool is_untitled_name(std::string_view name) { return is_numbered(name, untitled_name(1), " "); }

bool is_untitled_id(std::string_view id) { return is_numbered(id, untitled_id(1), "-"); }

DiskState Document::disk_state() const {
  if (path_.empty()) return DiskState::none;
  const std::optional<FileStamp> now = stamp_on_disk(path_);
  if (!now) return DiskState::gone;
  return now == stamp_ ? DiskState::same : DiskState::changed;
}

bool is_beside_pack(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(std::filesystem::path(path).replace_filename("pack.json"), error);
}

std::string absolute_path(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path full = fs::absolute(path, error);
  if (error) return path;
  // If a folder is a link, "folder/.." may be elsewhere.
  const fs::path plain = full.lexically_normal();
  const bool other = fs::exists(full, error) && !fs::equivalent(full, plain, error);
  return other ? full.string() : plain.string();
}

std::string path_of_kind(std::string path, std::string_view kind) {
  while (strip(path, ".json")) {
  }
  strip(path, kind);
  return path + std::string(kind) + ".json";
}

std::string id_from_path(const std::string& path) {
  const std::string id = json::id_of_file(path);
  return !id.empty() ? id : path.ends_with(".deck.json") ? "deck" : "map";
}

std::string id_from_name(std::string name) {
  std::replace(name.begin(), name.end(), '/', ' ');
  return id_from_path(name);
}

std::string name_from_id(std::string id) {
  for (char& c : id) {
    if (c == '-') c = ' ';
  }
  if (id[0] >= 'a' && id[0] <= 'z') id[0] = static_cast<char>(id[0] - 'a' + 'A');
  return id;
}

}  // namespace chartroom::editor
