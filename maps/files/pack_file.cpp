#include "maps/files/pack_file.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <set>
#include <utility>

#include "maps/files/document_fields.h"
#include "maps/files/input_files.h"
#include "maps/files/link_steps.h"
#include "maps/files/named_path.h"
#include "maps/json/schema_member.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/visible_text.h"

namespace chartroom::maps {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPackFormat = "chartroom-pack";

struct ExclusionDocument {
  json::Field<std::string> code;
  json::Field<std::string> map;
  json::Field<std::string> deck;
  json::Field<json::List<std::string>> points;
  json::Field<std::string> reason;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("code", code), optional_member("map", map),
            optional_member("deck", deck), optional_member("points", points),
            required_member("reason", reason));
  }
};

struct ChecksDocument {
  json::Field<json::Dictionary<std::string>> severity;
  json::Field<json::Dictionary<double>> thresholds;
  json::Field<json::List<ExclusionDocument>> exclude;
  json::Field<json::List<std::string>> locked;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("severity", severity), optional_member("thresholds", thresholds),
            optional_member("exclude", exclude), optional_member("locked", locked));
  }
};

// pack.json, member by member, in canonical order.
struct PackDocument : json::HeaderDocument {
  json::Field<std::string> schema;
  json::Field<json::List<std::string>> languages;
  json::Field<json::List<std::string>> maps;
  json::Field<json::List<std::string>> decks;
  json::Field<RulesDocument> rules;
  json::Field<ChecksDocument> checks;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(json::schema_member(schema));
    json::HeaderDocument::serialize(archive);
    archive(optional_member("languages", languages), required_member("maps", maps),
            optional_member("decks", decks), optional_member("rules", rules),
            optional_member("checks", checks));
  }
};

bool is_code(std::string_view text) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return text.size() == 4 && text[0] >= 'A' && text[0] <= 'Z' &&
         std::all_of(text.begin() + 1, text.end(), digit);
}

bool leaves_folder(std::string_view name) {
  for (std::size_t at = 0; at <= name.size();) {
    const std::size_t end = std::min(name.find('/', at), name.size());
    if (name.substr(at, end - at) == "..") return true;
    at = end + 1;
  }
  return false;
}

bool is_file_name(std::string_view name, std::string_view ending) {
  if (name.size() <= ending.size() || !name.ends_with(ending)) return false;
  if (name[name.size() - ending.size() - 1] == '/') return false;
  return name.front() != '/' && name.find('\\') == name.npos && !leaves_folder(name) &&
         std::count(name.begin(), name.end(), '/') <= kMostFolders;
}

std::vector<std::string> validate_files(const json::Field<json::List<std::string>>& files,
                                        const char* ending, json::ErrorList& errors) {
  std::vector<std::string> result;
  for (const auto& file : files.value.value_or(json::List<std::string>{})) {
    if (!file.value) continue;
    if (!is_file_name(*file.value, ending)) {
      add_field_error(
          *file.at,
          message("a file name in this folder that ends in {}, without .. or backslashes",
                  std::string(ending)),
          errors);
    }
    result.push_back(*file.value);
  }
  return result;
}

std::vector<std::string> validate_languages(const json::Field<json::List<std::string>>& languages,
                                            json::ErrorList& errors) {
  std::set<std::string, LanguageOrder> seen;
  for (const auto& language : languages.value.value_or(json::List<std::string>{})) {
    if (!language.value) continue;
    if (!is_language(*language.value)) {
      add_field_error(*language.at, message("a language code: two lowercase letters, such as en"),
                      errors);
    } else if (!seen.insert(*language.value).second) {
      add_duplicate_error(*language.at, errors);
    }
  }
  return {seen.begin(), seen.end()};
}

std::map<std::string, Severity> validate_severities(
    const json::Field<json::Dictionary<std::string>>& severities, json::ErrorList& errors) {
  std::map<std::string, Severity> result;
  for (const auto& [code, text] : severities.value.value_or(json::Dictionary<std::string>{})) {
    if (!is_code(code)) {
      errors.add(text.at->key_position, text.at->pointer(),
                 message("{} is not a check code (a capital letter and three digits, such as Q104)",
                         json::in_quotes(code)));
    }
    if (!text.value) continue;
    const std::optional<Severity> severity = parse_severity(*text.value);
    if (!severity) add_field_error(*text.at, message("error, warning or note"), errors);
    result.emplace(code, severity.value_or(Severity::note));
  }
  return result;
}

std::map<std::string, double> validate_thresholds(
    const json::Field<json::Dictionary<double>>& thresholds, json::ErrorList& errors) {
  std::map<std::string, double> result;
  for (const auto& [name, number] : thresholds.value.value_or(json::Dictionary<double>{})) {
    if (!number.value) continue;
    if (*number.value < 0) add_field_error(*number.at, message("a number of 0 or more"), errors);
    result.emplace(name, *number.value + 0.0);  // -0 becomes 0
  }
  return result;
}

Exclusion validate_exclusion(const ExclusionDocument& document, json::ErrorList& errors) {
  Exclusion exclusion;
  exclusion.code = document.code.value.value_or("");
  if (document.code.value && !is_code(exclusion.code)) {
    add_field_error(*document.code.at, message("a capital letter and three digits, such as Q104"),
                    errors);
  }
  exclusion.map = validate_id(document.map, errors);
  exclusion.deck = validate_id(document.deck, errors);
  if (document.deck.value && (document.map.value || document.points.value)) {
    errors.add(document.deck.at->position, document.deck.at->pointer(),
               message("\"deck\" cannot be combined with \"map\" or \"points\""));
  }
  for (const auto& name : document.points.value.value_or(json::List<std::string>{})) {
    const std::optional<Point> point = validate_point(name, std::nullopt, errors);
    if (point) exclusion.points.push_back(*point);
  }
  exclusion.reason = document.reason.value.value_or("");
  if (document.reason.value && !is_visible(exclusion.reason)) {
    add_field_error(*document.reason.at, message("visible text"), errors);
  }
  return exclusion;
}

std::set<std::string> validate_locked(const json::Field<json::List<std::string>>& locked,
                                      json::ErrorList& errors) {
  std::set<std::string> result;
  for (const auto& code : locked.value.value_or(json::List<std::string>{})) {
    if (!code.value) continue;
    if (!is_code(*code.value)) {
      add_field_error(*code.at, message("a capital letter and three digits, such as Q104"), errors);
    } else if (!result.insert(*code.value).second) {
      add_duplicate_error(*code.at, errors);
    }
  }
  return result;
}

CheckSettings validate_checks(const json::Field<ChecksDocument>& checks, json::ErrorList& errors) {
  CheckSettings result;
  if (!checks.value) return result;
  result.severity = validate_severities(checks.value->severity, errors);
  result.thresholds = validate_thresholds(checks.value->thresholds, errors);
  result.locked = validate_locked(checks.value->locked, errors);
  if (!checks.value->exclude.value) return result;
  for (const json::Field<ExclusionDocument>& exclusion : *checks.value->exclude.value) {
    if (exclusion.value) result.exclude.push_back(validate_exclusion(*exclusion.value, errors));
  }
  return result;
}

// Returns the pack of a document. It is valid only if `errors` stays empty.
Pack validated_pack(const PackDocument& document, json::ErrorList& errors) {
  Pack pack;
  take_header(document, pack, errors);
  pack.languages = validate_languages(document.languages, errors);
  pack.maps = validate_files(document.maps, ".map.json", errors);
  pack.decks = validate_files(document.decks, ".deck.json", errors);
  pack.rules = validate_rules(document.rules, errors);
  pack.checks = validate_checks(document.checks, errors);
  return pack;
}

json::Field<json::List<std::string>> list_unless_empty(const std::vector<std::string>& texts) {
  return texts.empty() ? json::Field<json::List<std::string>>{}
                       : json::field_of(json::list_of(texts));
}

ExclusionDocument document_of(const Exclusion& exclusion) {
  ExclusionDocument document;
  document.code.value = exclusion.code;
  document.map.value = exclusion.map;
  document.deck.value = exclusion.deck;
  std::vector<std::string> points;
  for (const Point p : exclusion.points) points.push_back(to_string(p));
  document.points = list_unless_empty(points);
  document.reason.value = exclusion.reason;
  return document;
}

json::Field<ChecksDocument> checks_of(const CheckSettings& checks) {
  if (checks == CheckSettings{}) return {};
  ChecksDocument document;
  for (const auto& [code, severity] : checks.severity) {
    if (!document.severity.value) document.severity.value.emplace();
    document.severity.value->emplace_back(code, json::field_of(std::string(to_string(severity))));
  }
  for (const auto& [name, number] : checks.thresholds) {
    if (!document.thresholds.value) document.thresholds.value.emplace();
    document.thresholds.value->emplace_back(name, json::field_of(number));
  }
  for (const Exclusion& exclusion : checks.exclude) {
    if (!document.exclude.value) document.exclude.value.emplace();
    document.exclude.value->push_back(json::field_of(document_of(exclusion)));
  }
  document.locked = list_unless_empty({checks.locked.begin(), checks.locked.end()});
  return json::field_of(std::move(document));
}

enum class Place : std::uint8_t { inside, outside, of_git };

bool holds_git(fs::path::const_iterator begin, fs::path::const_iterator end) {
  return std::find(begin, end, fs::path(".git")) != end;
}

// Tells whether a file, after following links, lies in a folder, outside it, or in .git. A missing
// file counts as inside.
class Places {
 public:
  // `folder` must be free of links.
  explicit Places(fs::path folder) : folder_(std::move(folder)) {}

  // Resolves the parent folder of files only once.
  Place of(const std::string& file) {
    const auto slash = file.rfind('/');
    const std::string parent = slash == std::string::npos ? "" : file.substr(0, slash);
    const auto [known, fresh] = folders_.try_emplace(parent);
    if (fresh) known->second = end_of(parent);
    std::error_code error;
    const bool is_link = known->second == Place::inside && fs::is_symlink(folder_ / file, error);
    return is_link ? end_of(file) : known->second;
  }

 private:
  Place end_of(const fs::path& name) const {
    if (holds_git(name.begin(), name.end())) return Place::of_git;
    std::error_code error;
    const fs::path real = fs::weakly_canonical((folder_ / name).lexically_normal(), error);
    if (error) return Place::inside;
    const auto [folder, rest] =
        std::mismatch(folder_.begin(), folder_.end(), real.begin(), real.end());
    if (folder != folder_.end() || has_absolute_link(name)) return Place::outside;
    return holds_git(rest, real.end()) ? Place::of_git : Place::inside;
  }

  // Such a link leads into the folder in one clone, and elsewhere in another.
  bool has_absolute_link(const fs::path& name) const {
    return std::ranges::any_of(link_steps(folder_, name), &LinkStep::is_absolute);
  }

  fs::path folder_;
  std::map<std::string, Place> folders_;
};

// Refuses files outside the pack, which reviewers of the pack would never see, and in .git.
void refuse_other_places(const std::vector<std::string>& files, const std::string& list,
                         const PackFile& pack, json::ErrorList& errors) {
  const fs::path parent = fs::path(pack.path).parent_path();
  std::error_code error;
  const fs::path folder = fs::canonical(parent.empty() ? fs::path(".") : parent, error);
  if (error) return;
  Places places(folder);
  NamesOnDisk on_disk(folder);
  for (std::size_t i = 0; i < files.size(); ++i) {
    const Place place = places.of(on_disk.of(files[i]));
    if (place == Place::inside) continue;
    const std::string pointer = "/" + list + "/" + std::to_string(i);
    const std::string name = json::in_quotes(files[i]);
    errors.add(pack.source.of(pointer), pointer,
               place == Place::outside
                   ? message("{} links out of the folder (list a file in the folder)", name)
                   : message("{} leads into .git (list a file elsewhere in the folder)", name));
  }
}

}  // namespace

ParseResult<PackFile> parse_pack(std::string_view bytes, const std::string& path) {
  json::ErrorList errors(path);
  json::Tree tree(bytes);
  const auto document = json::read_document<PackDocument>(tree, kPackFormat, errors);
  if (!document) return {{}, errors.sorted()};
  Pack pack = validated_pack(*document, errors);
  if (!errors.empty()) return {{}, errors.sorted()};
  const bool canonical =
      json::with_schema(to_canonical_json(pack), document->schema.value.value_or("")) == bytes;
  return {PackFile{path, std::move(pack), json::source_index(tree), canonical}, {}};
}

ParseResult<PackFile> load_pack(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {{}, bytes.errors};
  return parse_pack_in_place(*bytes.value, path);
}

ParseResult<PackFile> parse_pack_in_place(std::string_view bytes, const std::string& path) {
  ParseResult<PackFile> read = parse_pack(bytes, path);
  if (!read) return read;
  json::ErrorList errors(path);
  refuse_other_places(read.value->pack.maps, "maps", *read.value, errors);
  refuse_other_places(read.value->pack.decks, "decks", *read.value, errors);
  if (!errors.empty()) return {{}, errors.sorted()};
  return read;
}

std::string to_canonical_json(const Pack& pack) {
  PackDocument document;
  static_cast<json::HeaderDocument&>(document) = json::header_of(pack, kPackFormat);
  const std::set<std::string, LanguageOrder> languages(pack.languages.begin(),
                                                       pack.languages.end());
  document.languages = list_unless_empty({languages.begin(), languages.end()});
  document.maps = json::field_of(json::list_of(pack.maps));
  document.decks = list_unless_empty(pack.decks);
  document.rules = field_of_rules(pack.rules);
  document.checks = checks_of(pack.checks);
  return json::OutputArchive().write_document(document);
}

}  // namespace chartroom::maps
