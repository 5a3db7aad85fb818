#include "maps/platform/shown_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "maps/platform/utf8.h"
#include "maps/platform/visible_text.h"

namespace chartroom {
namespace {

bool is_within(char32_t c, char32_t first, char32_t last) { return first <= c && c <= last; }

// True for invisible characters that some scripts and pictures need, and for the blank of Braille.
bool shapes_text(char32_t c) {
  return is_within(c, 0x200C, 0x200D) || is_within(c, 0xFE00, 0xFE0F) ||
         is_within(c, 0x180B, 0x180D) || c == 0x2800;
}

// True for characters that could command a terminal, end the line or change the order of letters;
// for invisible ones that shape no text; and for noncharacters, which XML forbids.
bool is_hidden(char32_t c) {
  const bool controls = c < 0x20 || is_within(c, 0x7F, 0x9F) || is_within(c, 0x2028, 0x202E) ||
                        is_within(c, 0xFFF9, 0xFFFB);
  return controls || (is_invisible(c) && !shapes_text(c)) || (c & 0xFFFE) == 0xFFFE;
}

bool is_space(char32_t c) {
  return c == U' ' || c == 0xA0 || c == 0x1680 || (0x2000 <= c && c <= 0x200A) || c == 0x202F ||
         c == 0x205F || c == 0x3000;
}

// True for CI commands: runners take "##[", "##vso[" and "##teamcity[" anywhere, and "::" at the
// beginning of a line, after any spaces.
bool begins_command(std::string_view rest, bool only_spaces_before) {
  if (only_spaces_before && rest.starts_with("::")) return true;
  if (!rest.starts_with("##")) return false;
  const std::size_t end =
      rest.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", 2);
  return end != rest.npos && rest[end] == '[';
}

// True for characters from right to left, with those that Unicode keeps for such letters.
bool is_from_right(char32_t c) {
  return is_within(c, 0x590, 0x8FF) || c == 0x200F || is_within(c, 0xFB1D, 0xFDFF) ||
         is_within(c, 0xFE70, 0xFEFE) || is_within(c, 0x10800, 0x10FFF) ||
         is_within(c, 0x1E800, 0x1EFFF);
}

bool is_isolate(char32_t c) { return is_within(c, 0x2066, 0x2069); }

std::string escape(char32_t code_point) {
  if (code_point == U'\n') return "\\n";
  if (code_point == U'\r') return "\\r";
  return fmt::format("\\u{{{:x}}}", static_cast<unsigned>(code_point));
}

}  // namespace

std::string shown(std::string_view text) {
  std::string result;
  bool only_spaces = true;
  for (std::size_t at = 0; at < text.size();) {
    const int length = code_point_length(text, at);
    if (length == 0) {
      result += fmt::format("\\x{{{:02x}}}", static_cast<unsigned char>(text[at++]));
      only_spaces = false;
      continue;
    }
    const char32_t code_point = code_point_at(text, at, length);
    const auto bytes = static_cast<std::size_t>(length);
    const bool escaped = is_hidden(code_point) || begins_command(text.substr(at), only_spaces);
    result += escaped ? escape(code_point) : std::string(text.substr(at, bytes));
    only_spaces = only_spaces && is_space(code_point);
    at += bytes;
  }
  return result;
}

std::string shown_in(const Texts& texts, std::string_view language) {
  return shown(text_in(texts, language));
}

std::string isolated(std::string_view text) {
  bool turns = false;
  std::string inner;
  for (std::size_t at = 0; at < text.size();) {
    const int length = std::max(1, code_point_length(text, at));
    const char32_t c = code_point_at(text, at, length);
    turns = turns || is_from_right(c);
    if (!is_isolate(c)) inner += text.substr(at, static_cast<std::size_t>(length));
    at += static_cast<std::size_t>(length);
  }
  if (!turns) return std::string(text);
  return std::string(kFirstStrongIsolate) + inner + std::string(kPopIsolate);
}

std::optional<EscapedCharacter> escaped_character(std::string_view text) {
  constexpr std::string_view kBegin = "\\u{";
  const std::size_t end = text.find('}');
  if (!text.starts_with(kBegin) || end == text.npos) return std::nullopt;
  unsigned code_point = 0;
  const auto [stop, error] =
      std::from_chars(text.data() + kBegin.size(), text.data() + end, code_point, 16);
  if (error != std::errc{} || stop != text.data() + end) return std::nullopt;
  const std::string utf8 = utf8_of(static_cast<char32_t>(code_point));
  if (utf8.empty()) return std::nullopt;
  return EscapedCharacter{utf8, end + 1};
}

}  // namespace chartroom
