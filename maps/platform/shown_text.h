// Text that somebody else wrote, fit to be shown to people: on one line, without what commands a
// terminal, begins a line of its own, or turns the order of letters round.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "maps/platform/texts.h"

namespace chartroom {

// The text with escapes for control characters (C0, C1, DEL), line and paragraph separators,
// bidirectional controls and noncharacters, `\u{1b}`, and for bytes that are no UTF-8, `\x{ff}`. A
// line feed is `\n` and a carriage return `\r`. What a runner of GitHub would take for a command,
// "##[" and a "::" at the beginning, has its first sign escaped. All else, the backslash too, stays
// as it is.
std::string shown(std::string_view text);

// The text in `language` (see text_in), shown.
std::string shown_in(const Texts& texts, std::string_view language);

// The character that an escape at the beginning of a text, `\u{1b}`, stands for.
struct EscapedCharacter {
  std::string utf8;
  std::size_t length = 0;  // bytes that the escape takes
};
// Nothing where the text does not begin with an escape of a character.
std::optional<EscapedCharacter> escaped_character(std::string_view text);

}  // namespace chartroom
