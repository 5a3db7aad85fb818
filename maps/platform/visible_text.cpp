#include "maps/platform/visible_text.h"

#include <glib.h>

#include <algorithm>
#include <array>

#include "maps/platform/utf8.h"

namespace chartroom {
namespace {

// Characters that are letters or signs by type but leave nothing to see: Hangul fillers and the
// blank Braille pattern.
constexpr std::array<char32_t, 5> kBlank{0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0};

bool is_seen(char32_t c) {
  switch (g_unichar_type(c)) {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_NON_SPACING_MARK:
    case G_UNICODE_ENCLOSING_MARK:
    case G_UNICODE_SPACE_SEPARATOR:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return false;
    default:
      return std::find(kBlank.begin(), kBlank.end(), c) == kBlank.end();
  }
}

}  // namespace

bool is_visible(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const int length = code_point_length(text, at);
    if (length == 0 || is_seen(code_point_at(text, at, length))) return true;
    at += static_cast<std::size_t>(length);
  }
  return false;
}

}  // namespace chartroom
