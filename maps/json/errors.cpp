#include "maps/json/errors.h"

#include <algorithm>

namespace chartroom::json {

void ErrorList::add(TextPosition position, std::string pointer, Message said, ErrorKind kind) {
  if (skip_if_full()) return;
  std::string what = said.english();
  text_ += pointer.size() + what.size();
  errors_.push_back({.path = path_,
                     .line = position.line,
                     .column = position.column,
                     .pointer = std::move(pointer),
                     .what = std::move(what),
                     .kind = kind,
                     .said = std::move(said)});
}

void ErrorList::clear() {
  errors_.clear();
  skipped_ = 0;
  text_ = 0;
}

bool ErrorList::skip_if_full() {
  if (full()) ++skipped_;
  return full();
}

std::vector<FileError> ErrorList::sorted() const {
  std::vector<FileError> result = errors_;
  std::stable_sort(result.begin(), result.end(), [](const FileError& a, const FileError& b) {
    return TextPosition{a.line, a.column} < TextPosition{b.line, b.column};
  });
  if (skipped_ == 0 || most_ < kMaxErrors) return result;
  FileError others = result.back();
  others.pointer.clear();
  others.said = message_for(skipped_, "{} more error in this file is not shown",
                            "{} more errors in this file are not shown", skipped_);
  others.what = others.said.english();
  result.push_back(std::move(others));
  return result;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string result = "\"";
  const bool cut = text.size() > kLongest;
  std::size_t end = cut ? kLongest : text.size();
  // A cut may not go through the bytes of one character.
  while (cut && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  for (const char c : text.substr(0, end)) {
    const auto byte = static_cast<unsigned char>(c);
    result += byte < 0x20 || byte == 0x7F ? '?' : c;
  }
  return result + (cut ? "…\"" : "\"");
}

}  // namespace chartroom::json
