#include "validator/reports/markdown.h"

#include <fmt/core.h>

namespace chartroom::reports {
namespace {

// True if GitHub would make a link from the address that this character is part of. It does not
// if the character is a numeric reference.
bool links(std::string_view text, std::size_t at) {
  if (text.substr(at).starts_with("://")) return true;
  return text[at] == '.' && at > 0 && (text[at - 1] == 'w' || text[at - 1] == 'W');
}

// Mentions and formulas are found in the text after escapes are gone, so only an element of its
// own parts the character from what follows.
std::string markdown_character(std::string_view text, std::size_t at) {
  const char c = text[at];
  if (c == '\n') return " ";
  if (c == '@' || c == '$') return fmt::format("<span>{}</span>", c);
  if (links(text, at)) return fmt::format("&#{};", static_cast<int>(c));
  const bool is_markup = std::string_view("\\`*_[]<>|#~&").find(c) != std::string_view::npos;
  return is_markup ? fmt::format("\\{}", c) : std::string(1, c);
}

}  // namespace

std::string escaped_markdown(std::string_view text) {
  std::string result;
  for (std::size_t at = 0; at < text.size(); ++at) result += markdown_character(text, at);
  return result;
}

}  // namespace chartroom::reports
