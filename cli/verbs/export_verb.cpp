// chartroom export: sheets to print from a map, a deck, or all of a folder.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cli/con_sonar/export_decks.h"
#include "cli/export/export_back_to_back.h"
#include "cli/export/exporter.h"
#include "cli/export/print_verification.h"
#include "cli/export/printer_measurements.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "cli/sheet_fonts.h"
#include "exporters/page/files/printed_files.h"
#include "exporters/page/format_options.h"
#include "exporters/page/paper.h"

namespace chartroom::cli {

namespace {

std::vector<std::string> paper_names() {
  std::vector<std::string> names;
  for (const exporters::Paper paper : exporters::kPapers) names.emplace_back(to_string(paper));
  return names;
}

int run_export(const ExportOptions& options, const Settings& settings) {
  if (!options.calibrate.empty()) return calibrate_printer(options.calibrate, settings.quiet);
  if (options.path.empty()) {
    print_error("export: no map or deck (expected a file or a folder)");
    return kFailed;
  }
  if (!options.back.empty() && !options.back_to_back && options.verify.empty()) {
    print_error("export: two maps need --back-to-back");
    return kFailed;
  }
  if (options.verify.empty()) {
    print_missing_fonts(settings);
    try {
      return export_all(options, settings) ? kDone : kFailed;
    } catch (const exporters::KeptFileException& kept) {
      print_error(kept.error().text() +
                  " (choose another folder with --output, or replace the file with --force)");
      return kFailed;
    }
  }
  std::vector<exporters::SheetSet> sets = sets_to_verify(options.path);
  if (!sets.empty() && !options.back.empty()) {
    const std::vector<exporters::SheetSet> behind = sets_to_verify(options.back);
    if (behind.empty()) return kFailed;
    sets.insert(sets.end(), behind.begin(), behind.end());
  }
  return sets.empty() ? kFailed : verify_prints(options.verify, sets);
}

}  // namespace

void add_export_verb(CLI::App& program, const Settings& settings, int& status) {
  const auto options = std::make_shared<ExportOptions>();
  CLI::App* verb = program.add_subcommand(
      "export",
      "Export the sheets of a map, a deck or a pack, to print at true scale.\n\n"
      "Example: chartroom export north-pole --paper letter --lang de\n"
      "writes sheets/north-pole-letter-de.pdf (captain's and operator's sheets for both teams, "
      "screen, cards, gauges and rules) and north-pole-letter-film-de.pdf for clear film.\n"
      "Print at 100%, and check the rulers.\n\n"
      "Example: chartroom export con-sonar --sheet fleet-cards,torpedo-cards\n"
      "writes the cards of a deck with their backs, to print double-sided, flipped on the long "
      "edge.");
  verb->add_option("PATH", options->path,
                   "a map or deck file, the id of a shipped one, or a folder");
  verb->add_option("BACK", options->back, "with --back-to-back: the map on the other side");
  verb->add_option(
          "--sheet", options->sheets,
          fmt::format("sheets, separated by commas: {}, or all (default); groups: {}; book for a "
                      "pack, picture for the board alone. Decks: {}, or all but the last",
                      fmt::join(sheet_names(), ", "), fmt::join(group_names(), ", "),
                      fmt::join(deck_sheet_names(), ", ")))
      ->delimiter(',');
  verb->add_option("--format", options->format, "pdf (all sheets in one file), svg or png")
      ->transform(CLI::IsMember({"pdf", "svg", "png"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--paper", options->paper,
                   "paper: a4, letter, a3 or tabloid (landscape for maps, portrait for decks)")
      ->transform(CLI::IsMember(paper_names(), CLI::ignore_case))
      ->capture_default_str();
  verb->add_option(
      "--pitch", options->pitch,
      "grid spacing in mm (default: 15.5, on a3 and tabloid 22, or the largest that fits)");
  verb->add_option(
          "--bleed", options->bleed,
          "bleed in mm with crop marks, for print shops; decks have it between their cards")
      ->check(CLI::Range(0.0, exporters::kMostBleed));
  verb->add_option(
          "--lang", options->languages,
          "languages of the sheets, separated by commas, or all; several get a folder each")
      ->delimiter(',')
      ->transform(CLI::ignore_case)
      ->capture_default_str();
  verb->add_option("--output", options->output, "folder for the files; created if it is missing")
      ->capture_default_str();
  verb->add_flag("--pdf-x", options->pdf_x,
                 "write PDF/X-4 for print shops (offset on coated paper, FOGRA39)");
  verb->add_flag("--greys", options->greys, "write a PDF in gray, with only a black plate");
  verb->add_flag("--layers", options->layers,
                 "write SVG with layers for a cutting plotter: print, cut, score, engrave");
  verb->add_flag("--force", options->force,
                 "replace existing files that are not prints of the same map or deck");
  verb->add_option(
          "--style", options->style,
          "style: colour, ink-saving (lines and hatching), night (for a dark room) or large-print "
          "(for a3 or tabloid). The last two are for maps only")
      ->transform(CLI::IsMember({"colour", "ink-saving", "night", "large-print"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_flag("--back-to-back", options->back_to_back,
                 "captain's and operator's sheets of two maps in one PDF, to print double-sided, "
                 "flipped on the long edge");
  verb->add_option("--backs", options->backs,
                   "backs of cards: duplex (on the next page; default), gutterfold (beside the "
                   "fronts, to fold and glue) or, for decks, none")
      ->transform(CLI::IsMember({"duplex", "gutterfold", "none"}, CLI::ignore_case));
  verb->add_option(
      "--calibrate", options->calibrate,
      "NAME=A,B,C,D: save the lengths in mm measured on a printer's calibration sheet");
  verb->add_option("--printer", options->printer, "correct lengths for this calibrated printer");
  verb->add_option(
      "--verify", options->verify,
      "instead: check that each page of this PDF, or of the PDFs in this folder, matches the "
      "current map, deck, folder or pack");
  verb->callback([verb, options, &settings, &status] {
    options->names_output = verb->count("--output") > 0;
    status = run_export(*options, settings);
  });
}

}  // namespace chartroom::cli
