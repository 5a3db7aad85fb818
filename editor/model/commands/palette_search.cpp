#include <algorithm>
#include <optional>

#include "editor/model/commands/command.h"
#include "maps/platform/utf8.h"

namespace chartroom::editor {
namespace {

// Bytes over 0x7F belong to letters.
bool in_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) > 0x7F;
}

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> result;
  bool inside = false;
  for (const char c : small_letters(text)) {
    if (in_word(c)) {
      if (!inside) result.emplace_back();
      result.back() += c;
    }
    inside = in_word(c);
  }
  return result;
}

bool has_letters_in_order(const std::string& word, const std::string& letters) {
  auto at = word.begin();
  for (const char c : letters) {
    at = std::find(at, word.end(), c);
    if (at == word.end()) return false;
    ++at;
  }
  return true;
}

constexpr std::size_t kOnlyLetters = 100;  // more than any text has words

// Returns the rank of a word in a text, lower is better; nothing if it is not found.
std::optional<std::size_t> place(const std::string& wanted, const std::vector<std::string>& text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i].starts_with(wanted)) return i;
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (has_letters_in_order(text[i], wanted)) return kOnlyLetters + i;
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::size_t> palette_search(std::string_view query,
                                        const std::vector<std::string>& texts) {
  const std::vector<std::string> wanted = words(query);
  std::vector<std::pair<std::size_t, std::size_t>> found;  // sum of places, number of the text
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::vector<std::string> text = words(texts[i]);
    std::size_t sum = 0;
    const bool all = std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
      const std::optional<std::size_t> at = place(word, text);
      sum += at.value_or(0);
      return at.has_value();
    });
    if (all) found.emplace_back(sum, i);
  }
  std::sort(found.begin(), found.end());
  std::vector<std::size_t> result;
  for (const auto& [sum, i] : found) result.push_back(i);
  return result;
}

}  // namespace chartroom::editor
