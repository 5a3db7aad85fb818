// Makes a stranger's text safe to show: on one line, without terminal commands, line breaks or
// controls that change the order of letters.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "maps/platform/texts.h"

namespace chartroom {

// Returns the text with escapes: `\u{1b}` for control characters (C0, C1, DEL), line and paragraph
// separators, bidirectional controls and noncharacters; `\x{ff}` for bytes that are not UTF-8; `
// ` and `\r` for line feed and carriage return. Also escapes the first character of "##[" and of a
// leading "::", which GitHub's runners take for commands. All else stays, even backslashes.
std::string shown(std::string_view text);

// Returns the text in `language` (see text_in), as `shown` escapes it.
std::string shown_in(const Texts& texts, std::string_view language);

// Marks of a text that keeps its order to itself: its direction is that of its first letter.
inline constexpr std::string_view kFirstStrongIsolate = "\u2068";
inline constexpr std::string_view kPopIsolate = "\u2069";

// Returns a user's text to print within a line of other words. A text with letters from right to
// left, which could turn the order of the words around it, comes between the two marks. Others
// stay.
std::string isolated(std::string_view text);

// The character of an escape at the beginning of a text, such as `\u{1b}`.
struct EscapedCharacter {
  std::string utf8;
  std::size_t length = 0;  // the escape's length in bytes
};
// Returns nothing if the text does not begin with a character's escape.
std::optional<EscapedCharacter> escaped_character(std::string_view text);

}  // namespace chartroom
