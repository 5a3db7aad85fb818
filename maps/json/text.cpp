#include "maps/json/text.h"

#include <algorithm>
#include <charconv>

namespace chartroom::json {
namespace {

unsigned byte_at(std::string_view text, std::size_t offset) {
  return static_cast<unsigned char>(text[offset]);
}

// Returns the number of a \u escape's four hexadecimal digits, or nothing if they are not there.
std::optional<char32_t> hexadecimal(std::string_view text, std::size_t offset) {
  if (offset + 4 > text.size()) return std::nullopt;
  unsigned value = 0;
  const char* begin = text.data() + offset;
  const auto [stop, error] = std::from_chars(begin, begin + 4, value, 16);
  if (error != std::errc{} || stop != begin + 4) return std::nullopt;
  return value;
}

StringCharacter escape_at(std::string_view text, std::size_t offset) {
  const char kind = offset + 1 < text.size() ? text[offset + 1] : '\0';
  const std::string_view kinds = "bfnrt";
  const std::string_view meanings = "\b\f\n\r\t";
  if (const auto at = kinds.find(kind); at != std::string_view::npos) {
    return {offset, 2, static_cast<char32_t>(meanings[at])};
  }
  if (kind != 'u') return {offset, 2, static_cast<unsigned char>(kind)};
  const char32_t first = hexadecimal(text, offset + 2).value_or(0xFFFD);
  if (first < 0xD800 || first > 0xDBFF || text.substr(offset + 6, 2) != "\\u") {
    return {offset, 6, first};
  }
  const char32_t second = hexadecimal(text, offset + 8).value_or(0);
  if (second < 0xDC00 || second > 0xDFFF) return {offset, 6, first};
  return {offset, 12, 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)};
}

}  // namespace

TextPosition TextCursor::advance_to(std::size_t offset) {
  for (; offset_ < offset && offset_ < text_.size(); ++offset_) {
    const unsigned byte = byte_at(text_, offset_);
    if (byte == '\n') {
      position_ = {position_.line + 1, 1};
    } else if ((byte & 0xC0U) != 0x80U) {
      ++position_.column;
    }
  }
  return position_;
}

std::optional<StringCharacter> StringCharacters::next() {
  if (at_ >= text_.size() || text_[at_] == '"') return std::nullopt;
  if (text_[at_] == '\\') {
    const StringCharacter escape = escape_at(text_, at_);
    at_ += static_cast<std::size_t>(escape.columns);
    return escape;
  }
  const int length = std::max(1, code_point_length(text_, at_));
  const StringCharacter character{at_, 1, code_point_at(text_, at_, length)};
  at_ += static_cast<std::size_t>(length);
  return character;
}

std::size_t end_of_string(std::string_view text, std::size_t start) {
  std::size_t at = start + 1;
  while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
  return at + 1;
}

std::size_t end_of_word(std::string_view text, std::size_t start) {
  const std::size_t end = text.find_first_of(" \t\r\n,:[]{}\"", start);
  return end == std::string_view::npos ? text.size() : end;
}

}  // namespace chartroom::json
