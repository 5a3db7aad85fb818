// chartroom export: sheets to print from a map or from all maps of a folder.

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cli/map_input.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "exporters/output.h"
#include "exporters/pdf_marks.h"
#include "exporters/sheet_layout.h"
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
  double bleed = 0;
  std::string language = "en";
  std::string output = "./sheets";
  std::string verify;
};

// ", revision 2"; nothing where there is none.
std::string in_words(const std::string& revision) {
  return revision.empty() ? std::string() : ", revision " + revision;
}

class Exporter {
 public:
  Exporter(const ExportOptions& options, const Settings& settings)
      : options_(options), run_(settings) {}

  // Whether all went well.
  bool run() {
    if (!take_settings() || !take_sheets()) return false;
    for (const MapInput& input : read_map_inputs(options_.path, good_)) export_map(input);
    return good_;
  }

 private:
  bool take_settings() {
    settings_.language = options_.language;
    settings_.page = {parse_paper(options_.paper).value_or(Paper::a4), options_.bleed};
    const auto known = sheet_languages();
    if (std::find(known.begin(), known.end(), options_.language) == known.end()) {
      print_error(fmt::format("--lang {}: no sheets in this language (there are {})",
                              options_.language, fmt::join(known, ", ")));
      return false;
    }
    if (options_.pitch != 0 && !(options_.pitch >= kSmallestPitch)) {
      print_error(fmt::format("--pitch {}: at least {} mm", options_.pitch, kSmallestPitch));
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
        print_error(fmt::format("--sheet {}: no such sheet (there are {}, all)", name,
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

  // Nothing where the board does not fit.
  std::optional<double> pitch_for(const Map& map, const std::string& path) const {
    const Mm frame = frame_size(settings_.page.paper);
    const double largest = largest_pitch(map.size, frame);
    if (options_.pitch > largest) {
      print_error(fmt::format(
          "{}: X603: a board of {} x {} points does not fit on {} at a pitch of {} mm (at most {} "
          "mm)",
          path, map.size.columns, map.size.rows, options_.paper, options_.pitch, largest));
      return std::nullopt;
    }
    if (options_.pitch != 0) return options_.pitch;
    const double usual = usual_pitch(map.size, frame);
    if (usual < kDefaultPitch && !run_.quiet) {
      print_error(fmt::format("{}: drawn at a pitch of {} mm, the largest that fits", path, usual));
    }
    return usual;
  }

  void export_map(const MapInput& input) {
    const Map& map = input.map;
    const std::string& path = input.path;
    const std::optional<double> pitch = pitch_for(map, path);
    if (!pitch) {
      good_ = false;
      return;
    }
    settings_.pitch = *pitch;
    settings_.pack_rules = input.pack_rules;
    if (!ids_.insert(map.id).second) {
      print_error(fmt::format("{}: another map with the id {} was exported already", path, map.id));
      good_ = false;
      return;
    }
    if (options_.format == "pdf") {
      write(fmt::format("{}-{}.pdf", map.id, options_.paper),
            pdf_document(map, sheets_, settings_));
      return;
    }
    for (const Sheet* sheet : sheets_) {
      for (int page = 0; page < sheet->pages; ++page) write_page(map, *sheet, page);
    }
  }

  void write_page(const Map& map, const Sheet& sheet, int page) const {
    const std::string number = sheet.pages > 1 ? fmt::format("-{}", page + 1) : std::string();
    write(fmt::format("{}-{}{}.{}", map.id, sheet.name, number, options_.format),
          options_.format == "svg" ? svg_page(map, sheet, page, settings_)
                                   : png_page(map, sheet, page, settings_));
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
    if (!run_.quiet) fmt::print("{}\n", path);
  }

  const ExportOptions& options_;
  const Settings& run_;
  PrintSettings settings_;
  std::vector<const Sheet*> sheets_;
  std::set<std::string> ids_;
  bool good_ = true;
};

// Whether every page of a print-out is of this map, as it is now.
int verify(const std::string& pdf, const MapInput& input) {
  const SheetSet wanted = sheet_set(input.map, input.pack_rules);
  const auto pages = sets_of_pages(pdf);
  int wrong = 0;
  for (std::size_t k = 0; k < pages.size(); ++k) {
    const auto& set = pages[k];
    if (set == wanted) continue;
    ++wrong;
    const std::string found =
        set ? fmt::format("of {}{}, {}", set->map, in_words(set->revision), set->code)
            : std::string("not a sheet of Chartroom");
    fmt::print("{}: page {}: {} (expected {}{}, {})\n", pdf, k + 1, found, wanted.map,
               in_words(wanted.revision), wanted.code);
  }
  if (wrong > 0) return kFound;
  fmt::print("{}: {} of {}{}, {}\n", pdf,
             pages.size() == 1 ? "the page is" : fmt::format("all {} pages are", pages.size()),
             wanted.map, in_words(wanted.revision), wanted.code);
  return kDone;
}

int run_export(const ExportOptions& options, const Settings& settings) {
  if (options.verify.empty()) return Exporter(options, settings).run() ? kDone : kCouldNot;
  const std::optional<MapInput> input = read_map_input(options.path);
  return input ? verify(options.verify, *input) : kCouldNot;
}

}  // namespace

void add_export_verb(CLI::App& program, const Settings& settings, int& status) {
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
  verb->add_option("--paper", options->paper, "a4, letter, a3 or tabloid, landscape")
      ->check(CLI::IsMember({"a4", "letter", "a3", "tabloid"}))
      ->capture_default_str();
  verb->add_option(
      "--pitch", options->pitch,
      "Millimetres between neighbouring points (16, on a3 and tabloid 22, or the largest "
      "that fits)");
  verb->add_option(
          "--bleed", options->bleed,
          "Millimetres of ground beyond the paper's edge, with crop marks, for print shops")
      ->check(CLI::Range(0.0, 20.0));
  verb->add_option("--lang", options->language, "Language of the sheets")->capture_default_str();
  verb->add_option("--output", options->output, "Folder for the files, made where it is missing")
      ->capture_default_str();
  verb->add_option("--verify", options->verify,
                   "Print nothing; say whether each page of this PDF is of the map as it is now");
  verb->callback([options, &settings, &status] { status = run_export(*options, settings); });
}

}  // namespace chartroom
