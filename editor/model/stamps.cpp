#include "editor/model/stamps.h"

#include <algorithm>

#include "editor/model/unwritten_file.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {
namespace {

constexpr std::string_view kStamp = "stamp ";

}  // namespace

std::string stamps_text(const std::vector<Stamp>& stamps) {
  std::string text;
  for (const Stamp& stamp : stamps) {
    text += std::string(kStamp) + stamp.name + "\n" + piece_text(stamp.piece);
  }
  return text;
}

ParseResult<std::vector<Stamp>> parse_stamps(std::string_view text, const std::string& path) {
  std::vector<Stamp> stamps;
  std::vector<FileError> errors;
  int line = 1;
  while (!text.empty()) {
    const std::size_t name_end = std::min(text.find('\n'), text.size());
    const std::size_t next = text.find("\nstamp ", name_end);
    const std::size_t end = next == std::string_view::npos ? text.size() : next + 1;
    ParseResult<Piece> piece =
        parse_piece(text.substr(std::min(name_end + 1, end), end - std::min(name_end + 1, end)));
    if (!text.starts_with(kStamp) || name_end == kStamp.size()) {
      FileError error;
      error.path = path;
      error.line = line;
      error.column = 1;
      error.what = "not a stamp (expected: stamp and its name)";
      errors.push_back(error);
    }
    for (FileError error : piece.errors) {
      error.path = path;
      error.line += line;
      errors.push_back(error);
    }
    if (errors.empty()) {
      stamps.push_back(
          {std::string(text.substr(kStamp.size(), name_end - kStamp.size())), *piece.value});
    }
    line += static_cast<int>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    text.remove_prefix(end);
  }
  if (!errors.empty()) return {std::nullopt, std::move(errors)};
  return {std::move(stamps), {}};
}

ParseResult<std::vector<Stamp>> load_stamps(const std::string& path) {
  if (is_missing(path)) return {std::vector<Stamp>(), {}};
  ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {std::nullopt, std::move(bytes.errors)};
  return parse_stamps(*bytes.value, path);
}

void save_stamps(const std::string& path, const std::vector<Stamp>& stamps) {
  save_file(path, stamps_text(stamps));
}

}  // namespace chartroom::editor
