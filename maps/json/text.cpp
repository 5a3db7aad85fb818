#include "maps/json/text.h"

#include <algorithm>
#include <charconv>

namespace chartroom::json {
namespace {

unsigned byte_at(std::string_view text, std::size_t offset) {
  return static_cast<unsigned char>(text[offset]);
}

// Length, lowest and highest value of the second byte, by first byte.
struct Lead {
  int length;
  unsigned low;
  unsigned high;
};

Lead lead_of(unsigned first) {
  if (first < 0x80) return {1, 0, 0};
  if (first < 0xC2 || first > 0xF4) return {0, 0, 0};
  if (first < 0xE0) return {2, 0x80, 0xBF};
  if (first < 0xF0) return {3, first == 0xE0 ? 0xA0U : 0x80U, first == 0xED ? 0x9FU : 0xBFU};
  return {4, first == 0xF0 ? 0x90U : 0x80U, first == 0xF4 ? 0x8FU : 0xBFU};
}

// The four hexadecimal digits of a \u escape; nothing where there are none.
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

char32_t decode(std::string_view text, std::size_t offset, int length) {
  const unsigned first = byte_at(text, offset);
  if (length == 1) return first;
  char32_t value = first & (0xFFU >> (length + 1));
  for (int i = 1; i < length; ++i) value = value << 6 | (byte_at(text, offset + i) & 0x3FU);
  return value;
}

}  // namespace

int code_point_length(std::string_view text, std::size_t offset) {
  const Lead lead = lead_of(byte_at(text, offset));
  if (lead.length <= 1) return lead.length;
  if (offset + lead.length > text.size()) return 0;
  const unsigned second = byte_at(text, offset + 1);
  if (second < lead.low || second > lead.high) return 0;
  for (int i = 2; i < lead.length; ++i) {
    if ((byte_at(text, offset + i) & 0xC0U) != 0x80U) return 0;
  }
  return lead.length;
}

int count_code_points(std::string_view text) {
  int count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if ((byte_at(text, i) & 0xC0U) != 0x80U) ++count;
  }
  return count;
}

std::size_t utf8_length(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const int length = code_point_length(text, at);
    if (length == 0) break;
    at += static_cast<std::size_t>(length);
  }
  return at;
}

std::string readable_text(std::string_view text) {
  std::string result;
  for (;;) {
    const std::size_t good = utf8_length(text);
    result += text.substr(0, good);
    if (good == text.size()) return result;
    result += "\uFFFD";
    text.remove_prefix(good + 1);
  }
}

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
  const StringCharacter character{at_, 1, decode(text_, at_, length)};
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
