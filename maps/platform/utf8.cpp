#include "maps/platform/utf8.h"

#include <glib.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

namespace chartroom {
namespace {

unsigned byte_at(std::string_view text, std::size_t offset) {
  return static_cast<unsigned char>(text[offset]);
}

// The length of a code point and the range of its second byte, by its first byte.
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

// Numbers the characters, equal for equal bytes; the text need not be UTF-8.
std::u32string numbers_of(std::string_view text) {
  std::u32string numbers;
  numbers.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const int length = std::max(1, code_point_length(text, at));
    char32_t number = 0;
    for (int i = 0; i < length; ++i) number = number << 8 | byte_at(text, at++);
    numbers += number;
  }
  return numbers;
}

struct FreeText {
  void operator()(char* text) const { g_free(text); }
};
using GlibText = std::unique_ptr<char, FreeText>;

GlibText normalized(const char* text, GNormalizeMode mode) {
  return GlibText(g_utf8_normalize(text, -1, mode));
}

// Applies a function of GLib, which takes texts of UTF-8 up to a zero byte, to all such parts of
// the text. Other bytes stay.
template <class Function>
std::string changed_parts(std::string_view text, Function change) {
  std::string result;
  for (;;) {
    const std::string_view part = text.substr(0, std::min(utf8_length(text), text.find('\0')));
    result += change(std::string(part).c_str()).get();
    if (part.size() == text.size()) return result;
    result += text[part.size()];
    text.remove_prefix(part.size() + 1);
  }
}

// True if all code points lie below U+0300, the first that composes with another.
bool is_surely_composed(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char byte) { return byte < 0xCC; });
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

std::vector<std::string> characters_of(std::string_view text) {
  std::vector<std::string> characters;
  for (std::size_t at = 0; at < text.size();) {
    const auto length = static_cast<std::size_t>(std::max(1, code_point_length(text, at)));
    characters.emplace_back(text.substr(at, length));
    at += length;
  }
  return characters;
}

std::string repaired_utf8(std::string_view text) {
  std::string result;
  for (;;) {
    const std::size_t good = utf8_length(text);
    result += text.substr(0, good);
    if (good == text.size()) return result;
    result += "\uFFFD";
    text.remove_prefix(good + 1);
  }
}

char32_t code_point_at(std::string_view text, std::size_t offset, int length) {
  const unsigned first = byte_at(text, offset);
  if (length == 1) return first;
  char32_t value = first & (0xFFU >> (length + 1));
  for (int i = 1; i < length; ++i) value = value << 6 | (byte_at(text, offset + i) & 0x3FU);
  return value;
}

std::string utf8_of(char32_t c) {
  const auto tail = [c](int shift) { return static_cast<char>(0x80 | (c >> shift & 0x3F)); };
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) return {static_cast<char>(0xC0 | c >> 6), tail(0)};
  if (c < 0x10000) {
    if (c >= 0xD800 && c <= 0xDFFF) return "";
    return {static_cast<char>(0xE0 | c >> 12), tail(6), tail(0)};
  }
  if (c > 0x10FFFF) return "";
  return {static_cast<char>(0xF0 | c >> 18), tail(12), tail(6), tail(0)};
}

std::string composed(std::string_view text) {
  if (is_surely_composed(text)) return std::string(text);
  return changed_parts(text, [](const char* part) { return normalized(part, G_NORMALIZE_NFC); });
}

std::string caseless(std::string_view text) {
  return changed_parts(text, [](const char* part) {
    const GlibText apart = normalized(part, G_NORMALIZE_NFD);
    return normalized(GlibText(g_utf8_casefold(apart.get(), -1)).get(), G_NORMALIZE_NFC);
  });
}

std::string small_letters(std::string_view text) {
  std::string small;
  for (const char c : composed(text)) {
    const auto byte = static_cast<unsigned char>(c);
    // U+00C0 to U+00DE begin with this byte; U+00D7, the multiplication sign, is no letter.
    const bool accented =
        !small.empty() && small.back() == '\xC3' && byte >= 0x80 && byte <= 0x9E && byte != 0x97;
    const bool capital = accented || (c >= 'A' && c <= 'Z');
    small += capital ? static_cast<char>(byte + 0x20) : c;
  }
  return small;
}

std::size_t edit_distance(std::string_view one, std::string_view other) {
  const std::u32string from = numbers_of(one);
  const std::u32string to = numbers_of(other);
  // Rows of the table: the one before the last, the last, and the one that is being filled.
  std::vector<std::size_t> before(to.size() + 1);
  std::vector<std::size_t> last(to.size() + 1);
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    row[0] = i + 1;
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t changed = last[j] + (from[i] == to[j] ? 0 : 1);
      row[j + 1] = std::min({changed, last[j + 1] + 1, row[j] + 1});
      const bool swapped = i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j];
      if (swapped) row[j + 1] = std::min(row[j + 1], before[j - 1] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last.back();
}

std::vector<std::size_t> nearest_words(std::string_view misspelled,
                                       std::span<const std::string_view> known) {
  constexpr std::size_t kMost = 2;
  const auto letters = static_cast<std::size_t>(count_code_points(misspelled));
  if (letters == 0) return {};
  std::size_t least = std::min(kMost, letters - 1);
  std::vector<std::size_t> nearest;
  for (std::size_t i = 0; i < known.size(); ++i) {
    // The length difference is a lower bound, for untrusted words that may be long.
    const auto other = static_cast<std::size_t>(count_code_points(known[i]));
    if (std::max(letters, other) - std::min(letters, other) > least) continue;
    const std::size_t away = edit_distance(misspelled, known[i]);
    if (away > least) continue;
    if (away < least) nearest.clear();
    least = away;
    nearest.push_back(i);
  }
  return nearest;
}

bool is_wide(char32_t letter) {
  constexpr std::pair<char32_t, char32_t> kWide[] = {
      {0x1100, 0x115F}, {0x2E80, 0xA4CF}, {0xA960, 0xA97F},   {0xAC00, 0xD7A3},  {0xF900, 0xFAFF},
      {0xFE30, 0xFE6F}, {0xFF01, 0xFF60}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD}};
  return std::ranges::any_of(kWide, [letter](const auto& range) {
    return letter >= range.first && letter <= range.second;
  });
}

int display_width(std::string_view line) {
  int columns = 0;
  for (std::size_t at = 0; at < line.size();) {
    const int length = code_point_length(line, at);
    columns += length > 0 && is_wide(code_point_at(line, at, length)) ? 2 : 1;
    at += static_cast<std::size_t>(std::max(length, 1));
  }
  return columns;
}

}  // namespace chartroom
