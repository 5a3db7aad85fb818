#include "cli/export_verb.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "exporters/output.h"
#include "exporters/sheet_layout.h"
#include "maps/file_error.h"
#include "maps/map_file.h"
#include "maps/pack_file.h"
#include "maps/safe_file.h"

namespace chartroom {

namespace {

namespace fs = std::filesystem;

// A smaller grid than this cannot be drawn on by hand.
constexpr double kSmallestPitch = 5;

struct ExportOptions {
  std::string path;
  std::vector<std::string> sheets{"all"};
  std::string format = "pdf";
  std::string paper = "a4";
  double pitch = 0;  // 0: the usual one
  std::string language = "en";
  std::string output = "./sheets";
  bool quiet = false;
};

void complain(const std::string& text) { fmt::print(stderr, "{}\n", text); }

template <class T>
bool complain_of(const Read<T>& read) {
  for (const FileError& error : read.errors) complain(error.text());
  return !read.value;
}

// All NAME.map.json below a folder, in byte order; hidden folders and links are left out.
std::vector<std::string> maps_below(const fs::path& folder) {
  std::vector<std::string> found;
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, error);
  for (const fs::recursive_directory_iterator end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (entry->is_symlink() || name.starts_with('.')) {
      if (entry->is_directory()) entry.disable_recursion_pending();
      continue;
    }
    if (entry->is_regular_file() && name.ends_with(".map.json")) {
      found.push_back(entry->path().string());
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

// The map's own house rules, and the pack's where it has none.
RuleOverrides with_defaults(RuleOverrides rules, const RuleOverrides& pack) {
  const auto fill = [](std::optional<int>& own, const std::optional<int>& of_pack) {
    if (!own) own = of_pack;
  };
  fill(rules.gauge, pack.gauge);
  fill(rules.sonar, pack.sonar);
  fill(rules.silence, pack.silence);
  fill(rules.torpedo, pack.torpedo);
  fill(rules.damage_to_sink, pack.damage_to_sink);
  fill(rules.ply_limit, pack.ply_limit);
  return rules;
}

class Exporter {
 public:
  explicit Exporter(const ExportOptions& options) : options_(options) {}

  // Whether all went well.
  bool run() {
    if (!take_settings() || !take_sheets()) return false;
    const std::vector<std::string> paths = map_paths();
    for (const std::string& path : paths) {
      const Read<MapFile> file = load_map(path);
      if (complain_of(file)) {
        good_ = false;
        continue;
      }
      Map map = file.value->map;
      map.rules = with_defaults(map.rules, pack_rules_);
      export_map(map, path);
    }
    return good_;
  }

 private:
  bool take_settings() {
    settings_.language = options_.language;
    settings_.paper = parse_paper(options_.paper).value_or(Paper::a4);
    const auto known = sheet_languages();
    if (std::find(known.begin(), known.end(), options_.language) == known.end()) {
      complain(fmt::format("--lang {}: no sheets in this language (there are {})",
                           options_.language, fmt::join(known, ", ")));
      return false;
    }
    if (options_.pitch != 0 && !(options_.pitch >= kSmallestPitch)) {
      complain(fmt::format("--pitch {}: at least {} mm", options_.pitch, kSmallestPitch));
      return false;
    }
    return true;
  }

  bool take_sheets() {
    std::set<const Sheet*> wanted;
    for (const std::string& name : options_.sheets) {
      const Sheet* sheet = find_sheet(name);
      if (name != "all" && sheet == nullptr) {
        std::vector<std::string_view> names;
        for (const Sheet& known : sheets()) names.push_back(known.name);
        complain(fmt::format("--sheet {}: no such sheet (there are {}, all)", name,
                             fmt::join(names, ", ")));
        return false;
      }
      for (const Sheet& known : sheets()) {
        if (name == "all" || &known == sheet) wanted.insert(&known);
      }
    }
    for (const Sheet& known : sheets()) {
      if (wanted.contains(&known)) sheets_.push_back(&known);
    }
    return true;
  }

  std::vector<std::string> map_paths() {
    fs::path path = options_.path;
    if (path.filename() == "pack.json") path = path.has_parent_path() ? path.parent_path() : ".";
    std::error_code error;
    if (!fs::is_directory(path, error)) return {path.string()};
    std::vector<std::string> paths;
    if (fs::exists(path / "pack.json", error)) {
      const Read<PackFile> pack = load_pack((path / "pack.json").string());
      if (complain_of(pack)) {
        good_ = false;
        return {};
      }
      pack_rules_ = pack.value->pack.rules;
      for (const std::string& name : pack.value->pack.maps) {
        paths.push_back((path / name).string());
      }
    } else {
      paths = maps_below(path);
    }
    if (paths.empty()) {
      complain(fmt::format("{}: no maps found", options_.path));
      good_ = false;
    }
    return paths;
  }

  // Nothing where the board does not fit.
  std::optional<double> pitch_for(const Map& map, const std::string& path) const {
    const double largest = largest_pitch(map.size);
    if (options_.pitch > largest) {
      complain(fmt::format(
          "{}: a board of {} x {} points does not fit at a pitch of {} mm (at most {} mm)", path,
          map.size.columns, map.size.rows, options_.pitch, largest));
      return std::nullopt;
    }
    if (options_.pitch != 0) return options_.pitch;
    const double usual = usual_pitch(map.size);
    if (usual < kDefaultPitch && !options_.quiet) {
      complain(fmt::format("{}: drawn at a pitch of {} mm, the largest that fits", path, usual));
    }
    return usual;
  }

  void export_map(const Map& map, const std::string& path) {
    const std::optional<double> pitch = pitch_for(map, path);
    if (!pitch) {
      good_ = false;
      return;
    }
    settings_.pitch = *pitch;
    if (!ids_.insert(map.id).second) {
      complain(fmt::format("{}: another map with the id {} was exported already", path, map.id));
      good_ = false;
      return;
    }
    if (options_.format == "pdf") {
      write(fmt::format("{}-{}.pdf", map.id, options_.paper),
            pdf_document(map, sheets_, settings_));
      return;
    }
    for (const Sheet* sheet : sheets_) {
      write(fmt::format("{}-{}.{}", map.id, sheet->name, options_.format),
            options_.format == "svg" ? svg_page(map, *sheet, settings_)
                                     : png_page(map, *sheet, settings_));
    }
  }

  void write(const std::string& name, const std::string& bytes) const {
    std::error_code error;
    fs::create_directories(options_.output, error);
    if (error) {
      FileError fault;
      fault.path = options_.output;
      fault.what = "cannot be created: " + error.message();
      throw FileException(fault);
    }
    const std::string path = (fs::path(options_.output) / name).string();
    save_file(path, bytes);
    if (!options_.quiet) fmt::print("{}\n", path);
  }

  const ExportOptions& options_;
  PrintSettings settings_;
  RuleOverrides pack_rules_;
  std::vector<const Sheet*> sheets_;
  std::set<std::string> ids_;
  bool good_ = true;
};

}  // namespace

void add_export_verb(CLI::App& program, int& status) {
  const auto options = std::make_shared<ExportOptions>();
  CLI::App* verb = program.add_subcommand("export", "Sheets to print, at true scale");
  verb->footer(
      "Example: chartroom export north-pole.map.json --paper letter --lang de\n"
      "writes sheets/north-pole-letter.pdf: a captain's and an operator's sheet for both teams, "
      "and the film.\nPrint at 100 %, and check the rulers.");
  verb->add_option("PATH", options->path, "A map file, or a folder of maps")->required();
  verb->add_option("--sheet", options->sheets,
                   "captain-blue, captain-green, operator-blue, operator-green, transparency, "
                   "or all (the default); several with commas")
      ->delimiter(',');
  verb->add_option("--format", options->format, "pdf (all sheets in one), svg or png")
      ->check(CLI::IsMember({"pdf", "svg", "png"}))
      ->capture_default_str();
  verb->add_option("--paper", options->paper, "a4 or letter, landscape")
      ->check(CLI::IsMember({"a4", "letter"}))
      ->capture_default_str();
  verb->add_option("--pitch", options->pitch,
                   "Millimetres between neighbouring points (16, or the largest that fits)");
  verb->add_option("--lang", options->language, "Language of the sheets")->capture_default_str();
  verb->add_option("--output", options->output, "Folder for the files, made where it is missing")
      ->capture_default_str();
  verb->callback([&program, &status, options] {
    const CLI::Option* quiet = program.get_option_no_throw("--quiet");
    options->quiet = quiet != nullptr && quiet->count() > 0;
    status = Exporter(*options).run() ? 0 : 2;
  });
}

}  // namespace chartroom
