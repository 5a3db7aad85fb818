#include "cli/export/exporter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>
#include <utility>

#include "cli/con_sonar/export_decks.h"
#include "cli/export/book_maps.h"
#include "cli/export/export_back_to_back.h"
#include "cli/export/printer_measurements.h"
#include "cli/export/structure_errors.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "cli/text_findings.h"
#include "exporters/documents/back_to_back.h"
#include "exporters/documents/book.h"
#include "exporters/documents/sheet_documents.h"
#include "exporters/documents/sheet_files.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/page/format_options.h"
#include "exporters/parts/map_set.h"
#include "exporters/parts/sheet_layout.h"
#include "exporters/pictures/map_picture.h"
#include "exporters/sheets/sheet_groups.h"
#include "maps/files/pack_file.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"

namespace chartroom::cli {

namespace {

namespace fs = std::filesystem;

// This many games give a share within about three percentage points.
constexpr int kBookGames = 1000;

class Exporter {
 public:
  Exporter(const ExportOptions& options, const Settings& settings)
      : options_(options), run_(settings) {}

  // True if all succeeded.
  bool run() {
    if (!take_settings() || !take_sheets()) return false;
    if (options_.back_to_back) return export_pair();
    std::vector<MapInput> maps;
    std::vector<DeckInput> decks;
    for (BoardInput& input : read_board_inputs(options_.path, good_)) {
      if (auto* map = std::get_if<MapInput>(&input)) maps.push_back(std::move(*map));
      if (auto* deck = std::get_if<DeckInput>(&input)) decks.push_back(std::move(*deck));
    }
    if (!options_apply(!maps.empty(), !decks.empty())) return false;
    if (!run_.quiet) std::ranges::for_each(maps, print_structure_errors);
    if (book_) take_book(maps);
    for (const std::string& language : languages_) {
      settings_.language = language;
      ids_.clear();
      for (const MapInput& input : maps) export_map(input);
      for (const DeckInput& input : decks) export_deck_of(input);
      if (!book_maps_.empty()) export_book();
    }
    return good_;
  }

 private:
  bool take_settings() {
    settings_.page = {
        exporters::parse_paper(options_.paper).value_or(exporters::Paper::a4), options_.bleed, {}};
    settings_.look = exporters::parse_look(options_.style).value_or(exporters::Look::colour);
    const bool small = settings_.page.paper == exporters::Paper::a4 ||
                       settings_.page.paper == exporters::Paper::letter;
    if (settings_.look == exporters::Look::large_print && small) {
      print_error(fmt::format(
          "--style large-print: letters on {} are only three quarters as large as on {}",
          options_.paper, options_.paper == "a4" ? "a3" : "tabloid"));
    }
    if (options_.backs == "gutterfold") settings_.backs = exporters::Backs::gutterfold;
    settings_.page.pdf_x4 = options_.pdf_x;
    settings_.page.greys = options_.greys;
    settings_.page.layers = options_.layers;
    if (const auto* wrong = exporters::misplaced_option(settings_.page, options_.format)) {
      print_error(fmt::format("--{} needs --format {}", wrong->name, wrong->format));
      return false;
    }
    if (!options_.printer.empty()) {
      const std::optional<exporters::PrinterScale> scale = scale_of_printer(options_.printer);
      if (!scale) return false;
      settings_.page.printer = *scale;
      settings_.page.printer_name = options_.printer;
    }
    if (!take_languages()) return false;
    if (options_.pitch && !(*options_.pitch >= exporters::kSmallestPitch)) {
      print_error(fmt::format("--pitch {}: the minimum is {} mm", *options_.pitch,
                              exporters::kSmallestPitch));
      return false;
    }
    if (options_.pitch && *options_.pitch > exporters::kLargestPitch) {
      print_error(fmt::format("--pitch {}: the maximum is {} mm", *options_.pitch,
                              exporters::kLargestPitch));
      return false;
    }
    return true;
  }

  bool take_languages() {
    const auto known = exporters::sheet_languages();
    bool all = false;
    for (const std::string& language : options_.languages) {
      if (language == "all") {
        all = true;
        continue;
      }
      if (std::find(known.begin(), known.end(), language) == known.end()) {
        print_error(fmt::format("--lang {}: no sheets in this language (expected {} or all)",
                                language, fmt::join(known, ", ")));
        return false;
      }
      languages_.push_back(language);
    }
    if (all) languages_.assign(known.begin(), known.end());
    return true;
  }

  // Returns the output folder: with several languages each has its own. Throws if a link has the
  // name of one that the user did not name.
  std::string folder() const {
    if (!options_.names_output) expect_no_link(options_.output);
    if (languages_.size() < 2) return options_.output;
    std::string own = (fs::path(options_.output) / settings_.language).string();
    expect_no_link(own);
    return own;
  }

  bool take_sheets() {
    std::set<const exporters::Sheet*> wanted;
    std::error_code error;
    const bool pack = fs::exists(fs::path(options_.path) / "pack.json", error);
    for (const std::string& name : options_.sheets) {
      if (name == "book" || (name == "all" && pack && options_.format == "pdf")) book_ = true;
      if (name == "book" && (!pack || options_.format != "pdf")) {
        print_error("--sheet book needs a folder with a pack.json, and --format pdf");
        return false;
      }
      if (name == "picture") picture_ = true;
      if (name == "book" || name == "picture") continue;
      const std::vector<const exporters::Sheet*> sheets = exporters::sheets_named(name);
      if (sheets.empty() && !is_deck_sheet(name)) {
        print_error(fmt::format(
            "--sheet {}: no such sheet (sheets: {}, picture, book, all; groups: {}; sheets of a "
            "deck: {}, all)",
            name, fmt::join(sheet_names(), ", "), fmt::join(group_names(), ", "),
            fmt::join(deck_sheet_names(), ", ")));
        return false;
      }
      wanted.insert(sheets.begin(), sheets.end());
    }
    for (const exporters::Sheet& known : exporters::sheets()) {
      if (wanted.contains(&known)) sheets_.push_back(&known);
    }
    settings_.printed = sheets_;
    return true;
  }

  // True if each option applies to something among the given maps and decks.
  bool options_apply(bool maps, bool decks) const {
    std::string problem;
    for (const std::string& name : options_.sheets) {
      const bool of_maps = name == "all" || name == "picture" || name == "book" ||
                           !exporters::sheets_named(name).empty();
      if (maps && !decks && !of_maps) problem = "--sheet " + name + " is only for decks";
      if (decks && !maps && !is_deck_sheet(name)) problem = "--sheet " + name + " is only for maps";
    }
    if (decks && !maps && options_.pitch) problem = "--pitch is only for maps";
    if (maps && problem.empty()) problem = backs_problem(decks);
    if (decks && problem.empty()) {
      problem = not_for_decks(deck_export_in("en"), !options_.backs.empty());
    }
    if (!problem.empty()) print_error(problem);
    return problem.empty();
  }

  // Returns the problem of --backs for maps, or "". In a folder it may be meant for decks only.
  std::string backs_problem(bool decks) const {
    const auto folds = [](const exporters::Sheet* sheet) { return sheet->folds; };
    if (decks || options_.backs.empty()) return "";
    if (std::none_of(sheets_.begin(), sheets_.end(), folds)) {
      return "--backs: none of these sheets has cards";
    }
    return options_.backs == "none" ? "--backs none is only for decks" : "";
  }

  DeckExport deck_export_in(const std::string& language) const {
    exporters::DeckPrintSettings settings;
    settings.page = settings_.page;
    settings.page.portrait = true;
    settings.language = language;
    settings.look = settings_.look;
    settings.backs = exporters::parse_backs(options_.backs).value_or(exporters::Backs::duplex);
    DeckExport wanted = deck_export(options_.sheets, options_.format, settings);
    wanted.existing = existing();
    return wanted;
  }

  void export_deck_of(const DeckInput& input) {
    if (!is_first(input.deck.id, input.path)) return;
    tell(export_deck(input, deck_export_in(settings_.language), folder(), run_.quiet));
    if (!run_.quiet) print_missing_name(input.deck.name, input.path);
  }

  // True for the first file with an id: a second one would overwrite its files, named by id.
  bool is_first(const std::string& id, const std::string& path) {
    if (ids_.insert(id).second) return true;
    print_error(
        fmt::format("{}: another map or deck with the id {} was already exported", path, id));
    good_ = false;
    return false;
  }

  // Returns the pitch, or nothing if the board does not fit. A picture's paper fits any board.
  std::optional<double> pitch_for(const maps::Map& map, const std::string& path) const {
    const exporters::Mm frame = frame_size(settings_.page.paper);
    const double largest = largest_pitch(map.size, frame);
    if (options_.pitch > largest && !sheets_.empty()) {
      print_error(fmt::format(
          "{}: X603: a board of {} × {} points does not fit on {} at a grid spacing of {} mm (the "
          "maximum is {} mm)",
          path, map.size.columns, map.size.rows, options_.paper, *options_.pitch, largest));
      return std::nullopt;
    }
    if (options_.pitch) return options_.pitch;
    const double usual = usual_pitch(map.size, frame);
    if (usual < exporters::kDefaultPitch && !sheets_.empty() && !run_.quiet) {
      print_error(
          fmt::format("{}: uses a grid spacing of {} mm, the largest that fits", path, usual));
    }
    return usual;
  }

  void export_map(const MapInput& input) {
    const maps::Map& map = input.map;
    const std::string& path = input.path;
    const std::optional<double> pitch = pitch_for(map, path);
    if (!pitch) {
      good_ = false;
      return;
    }
    settings_.pitch = *pitch;
    settings_.pack_rules = input.pack_rules;
    if (!is_first(map.id, path)) return;
    exporters::TextLog log;
    settings_.log = &log;
    const auto written =
        write_sheets(map, sheets_, settings_, options_.format, folder(), existing());
    if (written.empty() && !sheets_.empty() && !run_.quiet) {
      print_error(fmt::format("{}: these sheets do not apply, so there is nothing to print", path));
    }
    tell(written);
    if (picture_) export_picture(map);
    settings_.log = nullptr;
    if (!run_.quiet) print_findings(map, path, log);
  }

  exporters::Existing existing() const {
    return options_.force ? exporters::Existing::replace : exporters::Existing::keep;
  }

  void write(const exporters::PrintedFile& file, const std::string& id) const {
    tell(write_prints(folder(), {&file, 1}, id, existing()));
  }

  void export_picture(const maps::Map& map) const {
    const double pitch = options_.pitch.value_or(exporters::kPicturePitch);
    const std::string picture =
        options_.format == "pdf"   ? exporters::pdf_picture(map, settings_.look, pitch)
        : options_.format == "svg" ? exporters::svg_picture(map, settings_.look, pitch)
                                   : exporters::png_picture(map, settings_.look, pitch);
    std::string request = name_of_request({}, "en", settings_.look);
    if (options_.pitch) request += fmt::format("-{}mm", pitch);
    write({fmt::format("{}-picture{}.{}", map.id, request, options_.format),
           exporters::with_set(picture, options_.format,
                               exporters::sheet_set(map, settings_.pack_rules))},
          map.id);
  }

  void print_missing_name(const Texts& name, const std::string& path) const {
    if (name.contains(settings_.language)) return;
    print_error(fmt::format("{}: F007: no name in \"{}\"; printed as \"{}\"", path,
                            settings_.language, text_in(name, settings_.language)));
  }

  // Prints findings that players would notice. The sheets are written anyway.
  void print_findings(const maps::Map& map, const std::string& path,
                      const exporters::TextLog& log) const {
    print_missing_name(map.name, path);
    print_text_findings(path, log);
  }

  // Exports two maps back to back.
  bool export_pair() {
    const PairRequest request{options_.path, options_.back, options_.sheets, options_.format,
                              !options_.backs.empty()};
    if (!take_pair_sheets(request, sheets_)) return false;
    std::vector<exporters::MapSide> sides;
    const std::vector<MapInput> maps = read_pair(request);
    for (const MapInput& input : maps) {
      const std::optional<double> pitch = pitch_for(input.map, input.path);
      if (!pitch) return false;
      sides.push_back({input.map, *pitch, input.pack_rules});
    }
    if (sides.empty()) return false;
    for (const std::string& language : languages_) {
      settings_.language = language;
      exporters::TextLog log;
      settings_.log = &log;
      tell(write_back_to_back(sides[0], sides[1], sheets_, settings_, folder(), existing()));
      settings_.log = nullptr;
      if (run_.quiet) continue;
      for (const MapInput& input : maps) print_missing_name(input.map.name, input.path);
      print_text_findings(options_.path, log);
    }
    if (!run_.quiet && options_.sheets == ExportOptions{}.sheets) {
      print_error(
          "--back-to-back exports only boards; for the rest use export MAP --sheet "
          "film,screen,rules");
    }
    return true;
  }

  // Reads the pack and plays the games of its maps.
  void take_book(const std::vector<MapInput>& maps) {
    ParseResult<maps::PackFile> pack =
        maps::load_pack((fs::path(options_.path) / "pack.json").string());
    if (!pack.value) {
      print_errors(pack.errors);
      good_ = false;
      return;
    }
    pack_ = std::move(pack.value->pack);
    book_maps_ = maps_of_book(maps, pack_, options_.path);
    for (const MapInput& input : book_maps_) {
      metrics_.push_back(play::play_metrics(input.map, input.rules(), kBookGames, run_.threads));
    }
  }

  void export_book() {
    std::vector<exporters::BookMap> maps;
    for (std::size_t k = 0; k < book_maps_.size(); ++k) {
      maps.push_back({book_maps_[k].map, metrics_[k]});
    }
    settings_.pack_rules = pack_.rules;
    const exporters::BookTitle title{pack_.id, pack_.revision,
                                     text_in(pack_.name, settings_.language), pack_.author};
    exporters::TextLog log;
    settings_.log = &log;
    write({fmt::format("{}-book-{}{}.pdf", pack_.id, options_.paper,
                       name_of_request(settings_.page, settings_.language, settings_.look)),
           pdf_book(title, maps, settings_)},
          pack_.id);
    settings_.log = nullptr;
    if (!run_.quiet) print_text_findings(options_.path, log);
  }

  void tell(const std::vector<std::string>& written) const {
    if (run_.quiet) return;
    for (const std::string& path : written) fmt::print("{}\n", shown(path));
  }

  const ExportOptions& options_;
  const Settings& run_;
  exporters::PrintSettings settings_;
  std::vector<std::string> languages_;
  std::vector<const exporters::Sheet*> sheets_;
  maps::Pack pack_;                         // of the book
  std::vector<MapInput> book_maps_;         // in the pack's order
  std::vector<play::PlayMetrics> metrics_;  // one per map of the book
  std::set<std::string> ids_;
  bool book_ = false;
  bool picture_ = false;
  bool good_ = true;
};

}  // namespace

std::vector<std::string_view> sheet_names() {
  std::vector<std::string_view> names;
  for (const exporters::Sheet& sheet : exporters::sheets()) names.push_back(sheet.name);
  return names;
}

std::vector<std::string_view> group_names() {
  std::vector<std::string_view> names;
  for (const exporters::SheetGroup& group : exporters::sheet_groups()) names.push_back(group.name);
  return names;
}

bool export_all(const ExportOptions& options, const Settings& settings) {
  return Exporter(options, settings).run();
}

}  // namespace chartroom::cli
