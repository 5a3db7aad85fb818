#include "maps/platform/visible_text.h"

#include <glib.h>

#include <algorithm>
#include <array>

#include "maps/platform/utf8.h"

namespace chartroom {
namespace {

struct CodePoints {
  char32_t first;
  char32_t last;
};

constexpr char32_t kBlankBraille = 0x2800;

// Default_Ignorable_Code_Point of DerivedCoreProperties.txt, the same since Unicode 9.
constexpr std::array kIgnorable{
    CodePoints{0xAD, 0xAD},       CodePoints{0x34F, 0x34F},    CodePoints{0x61C, 0x61C},
    CodePoints{0x115F, 0x1160},   CodePoints{0x17B4, 0x17B5},  CodePoints{0x180B, 0x180F},
    CodePoints{0x200B, 0x200F},   CodePoints{0x202A, 0x202E},  CodePoints{0x2060, 0x206F},
    CodePoints{0x3164, 0x3164},   CodePoints{0xFE00, 0xFE0F},  CodePoints{0xFEFF, 0xFEFF},
    CodePoints{0xFFA0, 0xFFA0},   CodePoints{0xFFF0, 0xFFF8},  CodePoints{0x1BCA0, 0x1BCA3},
    CodePoints{0x1D173, 0x1D17A}, CodePoints{0xE0000, 0xE0FFF}};

bool is_seen(char32_t c) {
  switch (g_unichar_type(c)) {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_NON_SPACING_MARK:
    case G_UNICODE_ENCLOSING_MARK:
      return false;
    default:
      return !is_blank(c) && !is_invisible(c);
  }
}

}  // namespace

bool is_invisible(char32_t code_point) {
  return code_point == kBlankBraille || std::ranges::any_of(kIgnorable, [&](const CodePoints& one) {
           return one.first <= code_point && code_point <= one.last;
         });
}

bool is_blank(char32_t code_point) {
  constexpr char32_t kVerticalTab = 0x0B;
  constexpr char32_t kNextLine = 0x85;
  return g_unichar_isspace(code_point) != FALSE || code_point == kVerticalTab ||
         code_point == kNextLine;
}

bool is_visible(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const int length = code_point_length(text, at);
    if (length == 0 || is_seen(code_point_at(text, at, length))) return true;
    at += static_cast<std::size_t>(length);
  }
  return false;
}

std::string visible_part(std::string_view text) {
  std::string result;
  bool space = false;
  for (const std::string& character : characters_of(text)) {
    const int length = code_point_length(character, 0);
    const char32_t c = length == 0 ? 0xFFFD : code_point_at(character, 0, length);
    if (is_invisible(c)) continue;
    space = space || is_blank(c);
    if (is_blank(c)) continue;
    if (space && !result.empty()) result += ' ';
    space = false;
    result += character;
  }
  return result;
}

}  // namespace chartroom
