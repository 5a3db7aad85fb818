#include "editor/model/commands/shortcut.h"

#include <algorithm>
#include <array>

#include "editor/model/unwritten_file.h"
#include "maps/platform/contract.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {
namespace {

constexpr std::array kModifiers{std::string_view("Ctrl"), std::string_view("Alt"),
                                std::string_view("Shift")};
constexpr std::array kNames{
    std::string_view("Space"),  std::string_view("Enter"),    std::string_view("Escape"),
    std::string_view("Delete"), std::string_view("Insert"),   std::string_view("Backspace"),
    std::string_view("Tab"),    std::string_view("Home"),     std::string_view("End"),
    std::string_view("PageUp"), std::string_view("PageDown"), std::string_view("Left"),
    std::string_view("Right"),  std::string_view("Up"),       std::string_view("Down"),
    std::string_view("F1"),     std::string_view("F2"),       std::string_view("F3"),
    std::string_view("F4"),     std::string_view("F5"),       std::string_view("F6"),
    std::string_view("F7"),     std::string_view("F8"),       std::string_view("F9"),
    std::string_view("F10"),    std::string_view("F11"),      std::string_view("F12")};

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return upper(x) == upper(y); });
}

std::optional<std::string> key_name(std::string_view text) {
  if (text.size() == 1 && text[0] > ' ' && text[0] < 0x7F) return std::string(1, upper(text[0]));
  for (const std::string_view name : kNames) {
    if (same_word(name, text)) return std::string(name);
  }
  return std::nullopt;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) {
    text.remove_suffix(1);
  }
  return text;
}

std::optional<std::string> default_of(std::string_view command) {
  const Command* known = find_command(command);
  if (known == nullptr || known->shortcut == nullptr) return std::nullopt;
  return known->shortcut;
}

FileError fault(const std::string& path, int line, std::string what) {
  FileError error;
  error.path = path;
  error.line = line;
  error.column = 1;
  error.what = std::move(what);
  return error;
}

}  // namespace

std::optional<std::string> parse_shortcut(std::string_view text) {
  std::array<bool, kModifiers.size()> held{};
  for (;;) {
    const std::size_t plus = text.find('+', 1);
    if (plus == std::string_view::npos || plus + 1 == text.size()) break;
    const auto found = std::find_if(kModifiers.begin(), kModifiers.end(), [&](std::string_view m) {
      return same_word(m, text.substr(0, plus));
    });
    if (found == kModifiers.end()) return std::nullopt;
    held[static_cast<std::size_t>(found - kModifiers.begin())] = true;
    text.remove_prefix(plus + 1);
  }
  const std::optional<std::string> key = key_name(text);
  if (!key) return std::nullopt;
  std::string result;
  for (std::size_t i = 0; i < held.size(); ++i) {
    if (held[i]) result += std::string(kModifiers[i]) + "+";
  }
  return result + *key;
}

ParseResult<Shortcuts> Shortcuts::parse(std::string_view text, const std::string& path) {
  Shortcuts result;
  std::vector<FileError> errors;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.front() == '#') continue;
    const std::size_t equals = line.find('=');
    const std::string id(trimmed(line.substr(0, equals)));
    if (equals == std::string_view::npos || id.empty()) {
      errors.push_back(fault(path, number, "not a shortcut (expected: command = keys)"));
      continue;
    }
    const std::string_view keys = trimmed(line.substr(equals + 1));
    const std::optional<std::string> shortcut = parse_shortcut(keys);
    if (shortcut || keys.empty()) {
      result.changed_[id] = shortcut;
    } else {
      errors.push_back(fault(
          path, number,
          "\"" + std::string(keys) + "\" is not a shortcut (expected, for example, Ctrl+Shift+S)"));
    }
  }
  if (!errors.empty()) return {std::nullopt, std::move(errors)};
  return {std::move(result), {}};
}

ParseResult<Shortcuts> Shortcuts::load(const std::string& path) {
  if (is_missing(path)) return {Shortcuts(), {}};
  ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {std::nullopt, std::move(bytes.errors)};
  return parse(*bytes.value, path);
}

void Shortcuts::save(const std::string& path) const { save_file(path, text()); }

std::string Shortcuts::text() const {
  std::string text;
  for (const auto& [id, shortcut] : changed_) {
    text += id + (shortcut ? " = " + *shortcut + "\n" : " =\n");
  }
  return text;
}

std::optional<std::string> Shortcuts::of(std::string_view command) const {
  if (const auto found = changed_.find(command); found != changed_.end()) return found->second;
  return default_of(command);
}

void Shortcuts::set(const std::string& command, const std::optional<std::string>& shortcut) {
  CHARTROOM_EXPECTS(!shortcut || parse_shortcut(*shortcut) == shortcut);
  changed_[command] = shortcut;
  if (find_command(command) != nullptr && shortcut == default_of(command)) reset(command);
}

std::map<std::string, std::vector<std::string>> Shortcuts::conflicts() const {
  std::map<std::string, std::vector<std::string>> users;
  for (const Command& command : commands()) {
    if (const auto shortcut = of(command.id)) users[*shortcut].push_back(command.id);
  }
  std::erase_if(users, [](const auto& entry) { return entry.second.size() < 2; });
  return users;
}

const Command* Shortcuts::command_of(const std::string& shortcut) const {
  for (const Command& command : commands()) {
    if (of(command.id) == shortcut) return &command;
  }
  return nullptr;
}

}  // namespace chartroom::editor
