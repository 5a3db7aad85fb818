#include "maps/json/syntax_error.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string>

#include "maps/json/text.h"

namespace chartroom::json {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

Message found_at(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return message("the file ends here");
  const auto byte = static_cast<unsigned char>(text[offset]);
  if (byte == '\n' || byte == '\r') return message("the line ends here");
  if (byte == '\t') return message("found a tab");
  if (byte < 0x20) return message("found the control character {}", fmt::format("{:02X}", byte));
  if (byte == '\\') {
    const int next = offset + 1 < text.size() ? code_point_length(text, offset + 1) : 0;
    return message("found \"{}\"", text.substr(offset, 1 + next));
  }
  const int length = code_point_length(text, offset);
  const bool digit = byte >= '0' && byte <= '9';
  const bool letter = (byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z';
  const std::size_t end = digit || letter ? end_of_word(text, offset) : offset + length;
  const std::string_view found = text.substr(offset, std::min<std::size_t>(end - offset, 20));
  return found == "\"" ? message("found a quotation mark") : message("found \"{}\"", found);
}

Message expected_for(rapidjson::ParseErrorCode code) {
  switch (code) {
    case rapidjson::kParseErrorDocumentEmpty:
      return message("an object in braces");
    case rapidjson::kParseErrorDocumentRootNotSingular:
      return message("nothing after the end");
    case rapidjson::kParseErrorObjectMissName:
      return message("a member's name in quotation marks");
    case rapidjson::kParseErrorObjectMissColon:
      return message("a colon after the member's name");
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
      return message("a comma or {}", std::string("}"));
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
      return message("a comma or ]");
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
      return message("\\u and four hexadecimal digits");
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
      return message("both halves of a surrogate pair, or the character itself");
    case rapidjson::kParseErrorStringEscapeInvalid:
      return message(
          "no control characters in text, and one of \" \\ / b f n r t u after a backslash");
    case rapidjson::kParseErrorStringMissQuotationMark:
      return message("a closing quotation mark");
    case rapidjson::kParseErrorNumberMissFraction:
      return message("a digit after the decimal point");
    case rapidjson::kParseErrorNumberMissExponent:
      return message("a digit after the e");
    case rapidjson::kParseErrorNumberTooBig:
      return message("a number up to 1.7e308");
    default:
      return message("a value: text in quotation marks, a number, true, false, null, {} or [",
                     std::string("{"));
  }
}

// A misspelled true, false or null is reported at its first letter, not where it goes wrong.
std::size_t word_start(std::string_view text, std::size_t offset) {
  std::size_t start = offset;
  while (start > 0 && text[start - 1] >= 'a' && text[start - 1] <= 'z') --start;
  return start;
}

// Returns the offset of the last character before `offset` that is not white space, or nothing.
std::optional<std::size_t> last_before(std::string_view text, std::size_t offset) {
  if (offset == 0) return std::nullopt;
  const std::size_t at = text.find_last_not_of(kSpace, offset - 1);
  return at == std::string_view::npos ? std::nullopt : std::optional(at);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Returns the opening quotation mark of the text in which `offset` is. A text is on one line.
std::size_t opening_quote(std::string_view text, std::size_t offset) {
  const std::size_t line_end = offset == 0 ? text.npos : text.rfind('\n', offset - 1);
  std::size_t at = line_end == text.npos ? 0 : line_end + 1;
  std::size_t opening = at;
  while (at < offset) {
    if (text[at] != '"') {
      ++at;
      continue;
    }
    opening = at;
    at = end_of_string(text, at);
  }
  return opening;
}

bool is_curly_quote(std::string_view text, std::size_t offset) {
  constexpr std::array<std::string_view, 7> kCurly{"“", "”", "„", "‘", "’", "«", "»"};
  return std::any_of(kCurly.begin(), kCurly.end(), [&](std::string_view quote) {
    return text.substr(offset).starts_with(quote);
  });
}

SyntaxError curly_quote(std::size_t offset) {
  return {offset, message("curly quotation mark (use a straight one: \")")};
}

// Returns the error of a text that its line or the file ends.
SyntaxError open_text(std::string_view text, std::size_t offset) {
  const std::size_t opening = opening_quote(text, offset);
  for (std::size_t at = opening; at < std::min(offset, text.size()); ++at) {
    if (is_curly_quote(text, at)) return curly_quote(at);
  }
  return {opening, message("missing closing quotation mark")};
}

// Returns the offset of the first line that git wrote into a file with a conflict, if any.
std::optional<std::size_t> conflict_marker(std::string_view text) {
  for (std::size_t line = 0; line < text.size();) {
    for (const std::string_view marker : {"<<<<<<<", ">>>>>>>", "|||||||", "======="}) {
      if (text.substr(line).starts_with(marker)) return line;
    }
    const std::size_t end = text.find('\n', line);
    if (end == std::string_view::npos) break;
    line = end + 1;
  }
  return std::nullopt;
}

// Returns the error of a comma before the character at `offset`, if there is one too many.
std::optional<SyntaxError> wrong_comma(std::string_view text, std::size_t offset) {
  const auto comma = last_before(text, offset);
  if (!comma || text[*comma] != ',' || offset >= text.size()) return std::nullopt;
  if (text[offset] == '}' || text[offset] == ']') {
    return SyntaxError{*comma, message("trailing comma (delete it)")};
  }
  const bool decimal =
      is_digit(text[offset]) && *comma > 0 && is_digit(text[*comma - 1]) && offset == *comma + 1;
  if (!decimal) return std::nullopt;
  const std::size_t before = text.find_last_not_of("0123456789", *comma - 1);
  const std::size_t start = before == text.npos ? 0 : before + 1;
  std::string number(text.substr(start, end_of_word(text, offset) - start));
  number[*comma - start] = '.';
  return SyntaxError{*comma, message("decimal comma (write {})", number)};
}

// Returns the mistake that explains why the reader stopped at `offset`, if it is a common one.
std::optional<SyntaxError> known_mistake(std::string_view text, std::size_t offset,
                                         rapidjson::ParseErrorCode code) {
  if (text.starts_with("version https://git-lfs.github.com/spec/")) {
    return SyntaxError{0, message("a Git LFS pointer, not the file (run \"git lfs pull\")")};
  }
  if (const auto marker = conflict_marker(text)) {
    return SyntaxError{*marker, message("unresolved Git conflict (keep one side and delete the "
                                        "conflict markers)")};
  }
  if (text.find_first_not_of(kSpace) == text.npos) return SyntaxError{0, message("empty file")};
  const bool line_ends = offset < text.size() && (text[offset] == '\n' || text[offset] == '\r');
  if (code == rapidjson::kParseErrorStringMissQuotationMark ||
      (code == rapidjson::kParseErrorStringEscapeInvalid && line_ends)) {
    return open_text(text, offset);
  }
  const std::string_view rest = text.substr(std::min(offset, text.size()));
  if (rest.empty() || code == rapidjson::kParseErrorStringEscapeInvalid) return std::nullopt;
  if (rest.starts_with("//") || rest.starts_with("/*") || rest.starts_with('#')) {
    return SyntaxError{offset, message("comment (JSON has none; delete it)")};
  }
  if (is_curly_quote(text, offset)) return curly_quote(offset);
  if (rest.starts_with('\'')) {
    return SyntaxError{offset, message("single quotation mark (use a double one: \")")};
  }
  if (auto comma = wrong_comma(text, offset)) return comma;
  const bool comma_or_end = code == rapidjson::kParseErrorObjectMissCommaOrCurlyBracket ||
                            code == rapidjson::kParseErrorArrayMissCommaOrSquareBracket;
  constexpr std::string_view kStarts = "\"{[-0123456789tfn";
  const auto last = last_before(text, offset);
  // No comma is missing inside a number or word: 01, truely.
  const bool apart = last && (*last + 1 < offset || rest.front() == '"' || rest.front() == '{' ||
                              rest.front() == '[' || text[*last] == '"');
  if (comma_or_end && apart && kStarts.find(rest.front()) != kStarts.npos) {
    return SyntaxError{*last + 1, message("missing comma")};
  }
  return std::nullopt;
}

}  // namespace

std::optional<SyntaxError> encoding_error(std::string_view text) {
  const std::size_t at = std::min(utf8_length(text), text.find('\0'));
  if (at == text.size()) return std::nullopt;
  const auto byte = static_cast<unsigned char>(text[at]);
  const std::string code = fmt::format("{:02X}", byte);
  const bool utf16 = text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
                     (byte == 0 && at <= 1 && text.size() > 1);
  if (utf16) {
    return SyntaxError{
        at, message("not valid UTF-8 (0x{}); looks like UTF-16: save the file as UTF-8", code)};
  }
  if (byte == 0) return SyntaxError{at, message("NUL byte (not allowed in text)")};
  return SyntaxError{at, message("not valid UTF-8 (0x{}); save the file as UTF-8", code)};
}

SyntaxError syntax_error(std::string_view text, std::size_t offset,
                         rapidjson::ParseErrorCode code) {
  if (code == rapidjson::kParseErrorValueInvalid) offset = word_start(text, offset);
  if (auto mistake = known_mistake(text, offset, code)) return *mistake;
  return {offset, message("{} (expected {})", found_at(text, offset), expected_for(code))};
}

}  // namespace chartroom::json
