#include "editor/model/documents/document.h"

#include <filesystem>

namespace chartroom::editor {
namespace {

constexpr std::size_t kMaxIdLength = 64;
constexpr std::string_view kKinds[] = {".map", ".deck"};

bool is_lower_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool strip(std::string& text, std::string_view suffix) {
  const bool there = text.ends_with(suffix);
  if (there) text.resize(text.size() - suffix.size());
  return there;
}

}  // namespace

DiskState Document::disk_state() const {
  if (path_.empty()) return DiskState::none;
  const std::optional<FileStamp> now = stamp_on_disk(path_);
  if (!now) return DiskState::gone;
  return now == stamp_ ? DiskState::same : DiskState::changed;
}

std::string absolute_path(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path full = fs::absolute(path, error);
  if (error) return path;
  // Where a folder is a link, "folder/.." is not what it looks like.
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
  std::string stem = std::filesystem::path(path).filename().string();
  strip(stem, ".json");
  std::string id;
  std::string fallback = "map";
  for (const std::string_view kind : kKinds) {
    if (strip(stem, kind)) fallback = kind.substr(1);
  }
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
  return id.empty() ? fallback : id;
}

std::string name_from_id(std::string id) {
  for (char& c : id) {
    if (c == '-') c = ' ';
  }
  if (id[0] >= 'a' && id[0] <= 'z') id[0] = static_cast<char>(id[0] - 'a' + 'A');
  return id;
}

}  // namespace chartroom::editor
