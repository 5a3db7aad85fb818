#include "editor/model/documents/pack_document.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <tuple>
#include <utility>

#include "editor/model/documents/map_document.h"
#include "editor/model/marked.h"
#include "maps/files/map_file.h"
#include "maps/files/named_path.h"
#include "maps/platform/contract.h"
#include "maps/platform/utf8.h"

namespace chartroom::editor {
namespace {

namespace fs = std::filesystem;

constexpr const char* kMapSuffix = ".map.json";

std::vector<std::string> maps_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator each(folder, error), end; !error && each != end;
       each.increment(error)) {
    const std::string name = each->path().filename().string();
    std::error_code unknown;
    if (name.ends_with(kMapSuffix) && name.size() > std::string(kMapSuffix).size() &&
        each->is_regular_file(unknown)) {
      files.push_back(name);
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

// Sets the author and the license, each if all maps share it. One unreadable map prevents both,
// since they must be true of all.
void credit_as_the_maps(maps::Pack& pack, const fs::path& folder) {
  std::set<std::string> authors;
  std::set<std::string> licenses;
  for (const std::string& name : pack.maps) {
    const auto map = maps::load_map((folder / name).string());
    authors.insert(map ? map.value->map.author : "");
    licenses.insert(map ? map.value->map.license : "");
  }
  if (authors.size() == 1) pack.author = *authors.begin();
  if (licenses.size() == 1) pack.license = *licenses.begin();
}

}  // namespace

ParseResult<PackDocument> PackDocument::open(const std::string& path) {
  // Also refuses links out of the folder.
  if (auto read = maps::load_pack(path); !read) return {std::nullopt, std::move(read.errors)};
  PackDocument document{maps::Pack()};
  if (auto errors = document.load(path); !errors.empty()) return {std::nullopt, std::move(errors)};
  return {std::move(document), {}};
}

PackDocument PackDocument::create(const std::string& folder) {
  const std::string full = absolute_path(folder);
  maps::Pack pack;
  pack.id = id_from_path(fs::path(full).filename().empty() ? fs::path(full).parent_path().string()
                                                           : full);
  pack.name["en"] = name_from_id(pack.id);
  pack.maps = maps_in(full);
  credit_as_the_maps(pack, full);
  PackDocument document(std::move(pack));
  document.begin_file((fs::path(full) / "pack.json").string());
  return document;
}

PackDocument PackDocument::restored(const maps::Pack& work, const std::optional<std::string>& path,
                                    const std::optional<FileStamp>& base,
                                    const DraftHistory& history) {
  PackDocument document{maps::Pack()};
  document.restore(work, path, base, history);
  // Its maps are in that folder even if the file cannot be read any more.
  if (path && document.path().empty()) document.begin_file(*path);
  return document;
}

std::string PackDocument::canonical(const maps::Pack& pack) const {
  return to_canonical_json(pack);
}

ParseResult<FileContent<maps::Pack>> PackDocument::parse(std::string_view bytes,
                                                         const std::string& path) const {
  ParseResult<maps::PackFile> file = maps::parse_pack(bytes, path);
  if (!file) return {std::nullopt, std::move(file.errors)};
  return {FileContent<maps::Pack>{std::move(file.value->pack), file.value->canonical}, {}};
}

std::string PackDocument::folder() const {
  const fs::path parent = fs::path(path_).parent_path();
  return parent.empty() ? "." : parent.string();
}

std::vector<PackDocument::Entry> PackDocument::entries() const {
  std::vector<Entry> list;
  for (const std::string& file : pack().maps) {
    Entry entry{file, maps::named_path(folder(), file)};
    if (auto read = maps::load_map(entry.path)) entry.map = std::move(read.value->map);
    list.push_back(std::move(entry));
  }
  return list;
}

std::vector<std::string> PackDocument::unlisted() const {
  std::vector<std::string> files = maps_in(folder());
  for (const std::string& file : pack().maps) {
    std::erase(files, maps::name_on_disk(folder(), file));
  }
  return files;
}

std::vector<FileError> PackDocument::apply(maps::Pack next, StepLabel label) {
  std::vector<FileError> faults = change(begin_step(), std::move(next), label);
  end_step();
  return faults;
}

std::vector<FileError> PackDocument::change(MergeKey step, maps::Pack next, StepLabel label) {
  std::vector<FileError> faults = maps::parse_pack(canonical(next), "").errors;
  if (faults.empty()) FileDocument::change(step, std::move(next), label);
  return faults;
}

void PackDocument::move(std::size_t from, std::size_t to) {
  move(begin_step(), from, to);
  end_step();
}

void PackDocument::move(MergeKey step, std::size_t from, std::size_t to) {
  CHARTROOM_EXPECTS(from < pack().maps.size() && to < pack().maps.size());
  maps::Pack next = pack();
  const std::string file = next.maps[from];
  next.maps.erase(next.maps.begin() + static_cast<std::ptrdiff_t>(from));
  next.maps.insert(next.maps.begin() + static_cast<std::ptrdiff_t>(to), file);
  change(step, std::move(next), StepLabel::move_map);
}

void PackDocument::remove(std::size_t place) {
  CHARTROOM_EXPECTS(place < pack().maps.size());
  maps::Pack next = pack();
  next.maps.erase(next.maps.begin() + static_cast<std::ptrdiff_t>(place));
  FileDocument::apply(std::move(next), StepLabel::remove_map);
}

std::optional<std::string> PackDocument::add(const std::string& map_path) {
  std::error_code error;
  const fs::path inside = fs::weakly_canonical(map_path, error)
                              .lexically_relative(fs::weakly_canonical(folder(), error));
  const std::string file = inside.string();
  if (inside.empty() || *inside.begin() == "..") {
    return marked("The map must be in the pack's folder");
  }
  if (!file.ends_with(kMapSuffix)) return marked("A map's file name must end in .map.json");
  const auto is_file = [name = chartroom::composed(file)](const std::string& listed) {
    return chartroom::composed(listed) == name;
  };
  if (std::ranges::any_of(pack().maps, is_file)) {
    return marked("The pack already has this map");
  }
  maps::Pack next = pack();
  next.maps.push_back(file);
  const std::vector<FileError> faults = apply(std::move(next), StepLabel::add_map);
  if (!faults.empty()) return faults.front().what;
  return std::nullopt;
}

std::optional<std::string> PackDocument::add_copy(const std::string& map_path) {
  const fs::path copy = fs::path(folder()) / fs::path(map_path).filename();
  std::error_code error;
  if (fs::equivalent(copy, map_path, error)) return add(map_path);
  if (!copy.string().ends_with(kMapSuffix))
    return marked("A map's file name must end in .map.json");
  if (fs::exists(fs::symlink_status(copy, error))) {
    return marked("The pack's folder already has a file with that name");
  }
  const ParseResult<std::string> bytes = read_file(map_path);
  if (!bytes) return bytes.errors.front().text();
  if (const auto map = maps::parse_map(*bytes.value, map_path); !map) {
    return map.errors.front().text();
  }
  save_file(copy.string(), *bytes.value);
  return add(copy.string());
}

bool PackDocument::set_languages(const std::vector<std::string>& languages) {
  const bool set = set_languages(begin_step(), languages);
  end_step();
  return set;
}

bool PackDocument::set_languages(MergeKey step, const std::vector<std::string>& languages) {
  if (!std::all_of(languages.begin(), languages.end(), is_language)) return false;
  const std::set<std::string, LanguageOrder> sorted(languages.begin(), languages.end());
  maps::Pack next = pack();
  next.languages.assign(sorted.begin(), sorted.end());
  return change(step, std::move(next), StepLabel::change_languages).empty();
}

void PackDocument::accept(maps::Exclusion exclusion) {
  CHARTROOM_EXPECTS(!exclusion.reason.empty());
  maps::Pack next = pack();
  next.checks.exclude.push_back(std::move(exclusion));
  apply(std::move(next), StepLabel::accept_finding);
}

void PackDocument::accept_no_more(const std::vector<maps::Exclusion>& exclusions) {
  maps::Pack next = pack();
  std::erase_if(next.checks.exclude, [&exclusions](const maps::Exclusion& each) {
    return std::ranges::find(exclusions, each) != exclusions.end();
  });
  apply(std::move(next), StepLabel::accept_no_more);
}

std::vector<const char*> differing_parts(const maps::Pack& a, const maps::Pack& b) {
  std::vector<const char*> parts;
  const auto add = [&parts](bool differs, const char* part) {
    if (differs) parts.push_back(part);
  };
  const auto texts = [](const maps::Pack& pack) {
    return std::tie(pack.id, pack.revision, pack.name, pack.author, pack.license);
  };
  const auto settings = [](const maps::Pack& pack) {
    return std::tie(pack.checks.severity, pack.checks.thresholds, pack.checks.locked);
  };
  add(texts(a) != texts(b), marked("names and details"));
  add(a.languages != b.languages, marked("languages"));
  add(a.maps != b.maps, marked("maps"));
  add(a.decks != b.decks, marked("decks"));
  add(a.rules != b.rules, marked("rules"));
  add(settings(a) != settings(b), marked("check settings"));
  add(a.checks.exclude != b.checks.exclude, marked("excluded findings"));
  return parts;
}

bool PackDocument::concerns(const maps::InputFile& file) const {
  const fs::path path = file.path;
  if (path.parent_path() == fs::path(folder())) return true;
  const auto is_it = [&](const std::string& listed) {
    const fs::path full = maps::named_path(folder(), listed);
    return full == path ||
           (file.kind == maps::FileKind::pack && full.parent_path() == path.parent_path());
  };
  return std::ranges::any_of(pack().maps, is_it) || std::ranges::any_of(pack().decks, is_it);
}

reports::Report PackDocument::validate(const checks::Catalogue& catalogue) const {
  checks::Profile profile;
  profile.catalogue = catalogue;
  profile.level = checks::Level::structure;
  std::vector<FileError> errors;
  std::vector<maps::InputFile> files = maps::find_input_files({folder()}, errors);
  std::erase_if(files, [this](const maps::InputFile& file) { return !concerns(file); });
  if (std::ranges::find(files, path(), &maps::InputFile::path) == files.end()) {
    files.push_back({path(), maps::FileKind::pack, folder()});
  }
  const std::string text = file_text();
  return checks::validate(files, profile, errors, {text, path()});
}

std::vector<ShippedMap> shipped_maps(const std::vector<std::string>& folders) {
  std::vector<ShippedMap> list;
  for (const std::string& folder : folders) {
    std::vector<FileError> errors;
    std::error_code unknown;
    if (!fs::is_directory(folder, unknown)) continue;
    for (const maps::InputFile& target : maps::find_input_files({folder}, errors)) {
      if (target.kind != maps::FileKind::pack) continue;
      const ParseResult<PackDocument> pack = PackDocument::open(target.path);
      if (!pack) continue;
      for (PackDocument::Entry& entry : pack.value->entries()) {
        if (!entry.map) continue;
        list.push_back({text_in(pack.value->pack().name, "en"), entry.path, std::move(*entry.map)});
      }
    }
  }
  return list;
}

}  // namespace chartroom::editor
