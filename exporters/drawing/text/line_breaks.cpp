#include "exporters/drawing/text/line_breaks.h"

namespace chartroom::exporters {

namespace {

bool is_hangul(gunichar c) { return c >= 0xAC00 && c <= 0xD7A3; }
bool is_open_quote(gunichar c) { return c == 0xAB; }
bool is_apart(gunichar c) { return c == 0xBB || c == '!' || c == '?' || c == ':' || c == ';'; }

void keep(PangoAttrList* list, const char* text, const char* from, const char* to) {
  PangoAttribute* const kept = pango_attr_allow_breaks_new(FALSE);
  kept->start_index = static_cast<guint>(from - text);
  kept->end_index = static_cast<guint>(to - text);
  pango_attr_list_insert(list, kept);
}

// Keeps Korean words from space to space: a particle after a foreign name belongs to it.
void keep_korean_words(PangoAttrList* list, const char* text) {
  for (const char* at = text; *at != '\0';) {
    const char* const from = at;
    bool korean = false;
    for (; *at != '\0' && *at != ' ' && *at != '\n'; at = g_utf8_next_char(at)) {
      korean = korean || is_hangul(g_utf8_get_char(at));
    }
    if (korean) keep(list, text, from, at);
    if (*at != '\0') ++at;
  }
}

// True for a number and its word, or French punctuation and its word.
bool are_one(gunichar before, gunichar after) {
  if (is_open_quote(before) || is_apart(after)) return true;
  return g_unichar_isdigit(before) != FALSE && (g_unichar_isalpha(after) != FALSE || after == '%');
}

// "C" in "column C".
bool is_lone_capital(const char* at) {
  if (g_unichar_isupper(g_utf8_get_char(at)) == FALSE) return false;
  const gunichar next = g_utf8_get_char(g_utf8_next_char(at));
  return g_unichar_isalnum(next) == FALSE && next != '\'' && next != 0x2019;
}

// True for "Row" in "Row 2" and "1 a" in "1 a 4": such a name or letter belongs to the number.
bool takes_number(const char* text, const char* space) {
  if (g_unichar_isdigit(g_utf8_get_char(space + 1)) == FALSE) return false;
  const char* first = g_utf8_prev_char(space);
  const bool one_letter =
      first == text || g_unichar_isalpha(g_utf8_get_char(g_utf8_prev_char(first))) == FALSE;
  while (first > text && g_unichar_isalpha(g_utf8_get_char(g_utf8_prev_char(first))) != FALSE) {
    first = g_utf8_prev_char(first);
  }
  const gunichar begin = g_utf8_get_char(first);
  return g_unichar_isupper(begin) != FALSE || (one_letter && g_unichar_isalpha(begin) != FALSE);
}

// Keeps codes, and verbs with their pronouns; longer words may need the break.
void keep_short_hyphenated_words(PangoAttrList* list, const char* text) {
  constexpr long kShort = 16;
  for (const char* at = text; *at != '\0';) {
    const char* const from = at;
    bool hyphen = false;
    for (; *at != '\0' && *at != ' ' && *at != '\n'; at = g_utf8_next_char(at)) {
      hyphen = hyphen || *at == '-';
    }
    if (hyphen && g_utf8_strlen(from, at - from) <= kShort) keep(list, text, from, at);
    if (*at != '\0') ++at;
  }
}

}  // namespace

void keep_together(PangoAttrList* list, const char* text) {
  keep_korean_words(list, text);
  keep_short_hyphenated_words(list, text);
  for (const char* space = text; *space != '\0'; space = g_utf8_next_char(space)) {
    if (*space != ' ' || space == text || space[1] == '\0') continue;
    const char* const before = g_utf8_prev_char(space);
    const char* const after = space + 1;
    if (are_one(g_utf8_get_char(before), g_utf8_get_char(after)) || is_lone_capital(after) ||
        takes_number(text, space)) {
      keep(list, text, before, g_utf8_next_char(after));
    }
  }
}

}  // namespace chartroom::exporters
