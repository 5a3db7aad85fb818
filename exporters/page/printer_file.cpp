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
double number_of(const json::JsonValue* object, std::string_view name, json::FaultList& faults) {
  const json::JsonValue* value = object != nullptr ? object->member(name) : nullptr;
  double number = 0;
  if (value != nullptr && value->kind == json::JsonValue::Kind::number) {
    const std::string& text = value->text;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
  }
  const Place place = value != nullptr ? value->place : object != nullptr ? object->place : Place{};
  faults.add(place, "", "no length \"" + std::string(name) + "\" (a number of millimetres)");
  return number;
}

void expect_members(const json::JsonValue& object, std::span<const std::string_view> names,
                    json::FaultList& faults) {
  for (const json::JsonValue* child : object.children) {
    if (std::find(names.begin(), names.end(), child->key) != names.end()) continue;
    faults.add(child->key_place, child->pointer(),
               json::in_quotes(child->key) + " is not a field here");
  }
}

Mm lengths_of(const json::JsonValue& document, std::string_view medium, json::FaultList& faults) {
  static constexpr std::array<std::string_view, 2> kNames{"across", "down"};
  const json::JsonValue* object = document.member(medium);
  if (object != nullptr) expect_members(*object, kNames, faults);
  return {number_of(object, "across", faults), number_of(object, "down", faults)};
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
  json::JsonWriter json;
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
  const Read<std::string> bytes = read_file(path);
  if (!bytes.value) throw FileException(bytes.errors.front());
  json::FaultList faults(path);
  json::JsonTree tree(*bytes.value);
  const json::JsonValue* document = tree.read(faults);
  MeasuredLengths lengths;
  if (document != nullptr && maps::judge_header(*document, kFormat, faults)) {
    static constexpr std::array<std::string_view, 4> kNames{"format", "version", "paper", "film"};
    expect_members(*document, kNames, faults);
    lengths = {lengths_of(*document, "paper", faults), lengths_of(*document, "film", faults)};
  }
  if (!faults.empty()) throw FileException(faults.sorted().front());
  return lengths;
}

}  // namespace chartroom::exporters
