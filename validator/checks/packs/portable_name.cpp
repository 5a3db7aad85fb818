#include "validator/checks/packs/portable_name.h"

#include <algorithm>
#include <array>

#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"

namespace chartroom::checks {
namespace {

constexpr std::string_view kRefusedCharacters = "<>:\"|?*\\";
constexpr std::string_view kDropped = " .";  // at the end of a name
constexpr std::size_t kTooLong = 255;        // bytes

// Superscript digits count as digits.
constexpr std::array kNumbers{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³"};
constexpr std::array kDevices{"con", "prn", "aux", "nul", "conin$", "conout$"};

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20; }

// Returns the end of a stem, which the first period ends. Windows ignores spaces before it.
std::size_t end_of_stem(std::string_view name) {
  const std::string_view stem = name.substr(0, name.find('.'));
  return stem.find_last_not_of(' ') + 1;
}

bool is_seen(const std::string& character) { return shown(character) == character; }

bool is_device(std::string_view name) {
  const std::string stem = small_letters(name.substr(0, end_of_stem(name)));
  if (std::ranges::find(kDevices, stem) != kDevices.end()) return true;
  return (stem.starts_with("com") || stem.starts_with("lpt")) &&
         std::ranges::find(kNumbers, stem.substr(3)) != kNumbers.end();
}

// Returns the name's characters that every system shows and stores, and a hyphen for each other.
std::string with_stored_characters(std::string_view name) {
  std::string result;
  for (const std::string& character : characters_of(repaired_utf8(name))) {
    const bool kept = is_seen(character) && character != "\uFFFD" &&
                      kRefusedCharacters.find(character) == std::string_view::npos;
    result += kept ? character : "-";
  }
  return result;
}

// Shortens the stem of a long name. The ending, such as ".map.json", tells what a file is.
std::string shortened(const std::string& name) {
  constexpr std::size_t kGood = 100;
  if (name.size() <= 2 * kGood) return name;
  std::string ending;
  for (const std::string_view one : {".map.json", ".deck.json"}) {
    if (name.ends_with(one)) ending = one;
  }
  const std::string begin = name.substr(0, kGood);
  return begin.substr(0, utf8_length(begin)) + ending;
}

}  // namespace

NameFault fault_of_name(std::string_view name) {
  if (utf8_length(name) != name.size()) return NameFault::not_utf8;
  if (!refused_character(name).empty()) return NameFault::character;
  if (std::ranges::any_of(name, is_control)) return NameFault::control;
  if (is_device(name)) return NameFault::device;
  if (!name.empty() && kDropped.find(name.back()) != kDropped.npos) return NameFault::ending;
  if (!std::ranges::all_of(characters_of(name), is_seen)) return NameFault::hidden;
  return name.size() >= kTooLong ? NameFault::length : NameFault::none;
}

bool is_refused(NameFault fault) { return fault < NameFault::hidden; }

std::string refused_character(std::string_view name) {
  const std::size_t at = name.find_first_of(kRefusedCharacters);
  return at == name.npos ? "" : std::string(1, name[at]);
}

std::string portable_name(std::string_view name) {
  if (fault_of_name(name) == NameFault::none) return std::string(name);
  std::string result = shortened(with_stored_characters(name));
  while (!result.empty() && kDropped.find(result.back()) != kDropped.npos) result.pop_back();
  if (result.empty()) result = "-";
  if (is_device(result)) result.insert(end_of_stem(result), "_");
  return result;
}

}  // namespace chartroom::checks
