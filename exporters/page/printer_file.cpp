#include "exporters/page/printer_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <span>
#include <string_view>

#include "maps/files/document_fields.h"
#include "maps/json/tree.h"
#include "maps/json/writer.h"
#include "maps/platform/safe_file.h"

namespace chartroom::exporters {

namespace {

namespace fs = std::filesystem;

constexpr const char* kFormat = "chartroom-printer";

[[noreturn]] void refuse(const std::string& path, const std::string& what) {
  FileError error;
  error.path = path;
  error.what = what;
  throw FileException(error);
}

// A member of an object that is a number; else a fault.
double number_of(const json::Value* object, std::string_view name, json::ErrorList& errors) {
  const json::Value* value = object != nullptr ? object->member(name) : nullptr;
  double number = 0;
  if (value != nullptr && value->kind == json::Value::Kind::number) {
    const std::string& text = value->text;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
  }
  const TextPosition position = value != nullptr    ? value->position
                                : object != nullptr ? object->position
                                                    : TextPosition{};
  errors.add(position, "", "no length \"" + std::string(name) + "\" (a number of millimetres)");
  return number;
}

void expect_members(const json::Value& object, std::span<const std::string_view> names,
                    json::ErrorList& errors) {
  for (const json::Value* child : object.children) {
    if (std::find(names.begin(), names.end(), child->key) != names.end()) continue;
    errors.add(child->key_position, child->pointer(),
               json::in_quotes(child->key) + " is not a field here");
  }
}

Mm lengths_of(const json::Value& document, std::string_view medium, json::ErrorList& errors) {
  static constexpr std::array<std::string_view, 2> kNames{"across", "down"};
  const json::Value* object = document.member(medium);
  if (object != nullptr) expect_members(*object, kNames, errors);
  return {number_of(object, "across", errors), number_of(object, "down", errors)};
}

}  // namespace

bool is_printer_name(const std::string& name) {
  return !name.empty() && name.size() <= 64 &&
         std::all_of(name.begin(), name.end(), [](unsigned char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                  c == '-' || c == '_';
         });
}

std::string printer_path(const std::string& name) {
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const char* home = std::getenv("HOME");
  fs::path folder = ".";
  if (config != nullptr && *config != '\0') {
    folder = config;
  } else if (home != nullptr && *home != '\0') {
    folder = fs::path(home) / ".config";
  }
  return (folder / "chartroom" / (name + ".printer.json")).string();
}

std::vector<std::string> printer_names() {
  constexpr std::string_view kSuffix = ".printer.json";
  std::vector<std::string> names;
  std::error_code unreadable;
  for (const auto& file :
       fs::directory_iterator(fs::path(printer_path("x")).parent_path(), unreadable)) {
    std::string name = file.path().filename().string();
    if (!name.ends_with(kSuffix)) continue;
    name.resize(name.size() - kSuffix.size());
    if (is_printer_name(name)) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

void save_printer(const std::string& path, const MeasuredLengths& lengths) {
  std::error_code problem;
  fs::create_directories(fs::path(path).parent_path(), problem);
  if (problem) refuse(path, "cannot be written: " + problem.message());
  json::Writer json;
  json.begin_object().member("format", kFormat).member("version", 1);
  for (const auto& [name, medium] :
       {std::pair{"paper", lengths.paper}, std::pair{"film", lengths.film}}) {
    json.key(name).begin_object();
    json.key("across").decimal(medium.x).key("down").decimal(medium.y).end_object();
  }
  json.end_object();
  save_file(path, json.text());
}

MeasuredLengths load_printer(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes.value) throw FileException(bytes.errors.front());
  json::ErrorList errors(path);
  json::Tree tree(*bytes.value);
  const json::Value* document = tree.read(errors);
  MeasuredLengths lengths;
  if (document != nullptr && maps::judge_header(*document, kFormat, errors)) {
    static constexpr std::array<std::string_view, 4> kNames{"format", "version", "paper", "film"};
    expect_members(*document, kNames, errors);
    lengths = {lengths_of(*document, "paper", errors), lengths_of(*document, "film", errors)};
  }
  if (!errors.empty()) throw FileException(errors.sorted().front());
  return lengths;
}

}  // namespace chartroom::exporters
