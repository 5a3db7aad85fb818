#include "exporters/page/printer_file.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "maps/json/archive.h"
#include "maps/json/document.h"
#include "maps/json/writer.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/user_folders.h"

namespace chartroom::exporters {

namespace {

namespace fs = std::filesystem;

constexpr const char* kFormat = "chartroom-printer";

struct LengthsDocument {
  json::Field<double> across;
  json::Field<double> down;
  json::OtherMembers others;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("across", across), required_member("down", down), others);
  }
};

struct PrinterDocument {
  json::Field<std::string> format;
  json::Field<std::int64_t> version;
  json::Field<LengthsDocument> paper;
  json::Field<LengthsDocument> film;
  json::OtherMembers others;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("format", format), required_member("version", version),
            required_member("paper", paper), required_member("film", film), others);
  }
};

void refuse_others(const json::OtherMembers& others, json::ErrorList& errors) {
  for (const json::Value* member : others.values) {
    errors.add(member->key_position, member->pointer(),
               "unknown member " + json::in_quotes(member->key));
  }
}

double validate_length(const json::Field<double>& field, const char* name,
                       json::ErrorList& errors) {
  if (field.value) return *field.value;
  const json::Value* nearest = field.at != nullptr ? field.at : field.object;
  errors.add(nearest != nullptr ? nearest->position : TextPosition{}, "",
             std::string("missing length \"") + name + "\" (in millimeters)");
  return 0;
}

Mm validate_lengths(const json::Field<LengthsDocument>& field, json::ErrorList& errors) {
  const LengthsDocument document = field.value.value_or(LengthsDocument{});
  refuse_others(document.others, errors);
  return {validate_length(document.across, "across", errors),
          validate_length(document.down, "down", errors)};
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
  return (fs::path(settings_folder()) / (name + ".printer.json")).string();
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
  if (problem) {
    throw FileException(
        FileError::with_message(path, message("cannot write: {}", system_reason(problem.value()))));
  }
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
  const json::Value* root = tree.read(errors);
  MeasuredLengths lengths;
  if (root != nullptr && validate_header(*root, kFormat, errors)) {
    json::Field<PrinterDocument> document;
    json::InputArchive::lenient().read(*root, document);
    refuse_others(document.value->others, errors);
    lengths = {validate_lengths(document.value->paper, errors),
               validate_lengths(document.value->film, errors)};
  }
  if (!errors.empty()) throw FileException(errors.sorted().front());
  return lengths;
}

}  // namespace chartroom::exporters
