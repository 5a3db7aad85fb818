// chartroom referee: checks that games follow the rules.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/con_sonar/deck_games.h"
#include "cli/output.h"
#include "cli/record_input.h"
#include "cli/screens/screen_language.h"
#include "exporters/drawing/drawing_files.h"
#include "exporters/pictures/game_pictures.h"
#include "validator/con_sonar/deck_referee.h"
#include "validator/play/referee/referee_report.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {
namespace {

struct RefereeOptions {
  std::string path;
  std::string other_sheet;  // "": the path is a record
  std::vector<std::string> maps;
  std::string format = "text";
  std::string output;
  std::string pictures;  // the folder for pictures; "": none
  std::string picture_format = "png";
  std::string language = "en";

  Translator tr() const { return screen_translator(language); }
  TextLanguage text_language() const { return {language, reports::report_translator(language)}; }
};

// "Game 2 on North Pole: green wins".
std::string heading(const maps::Map& map, std::size_t number, const play::RefereeReport& report) {
  const std::string game = fmt::format("Game {} on {}: ", number, text_in(map.name, "en"));
  if (!report.legal()) return game + "up to the broken rule";
  if (report.result == rules::GameResult::open) return game + "no submarine was sunk";
  if (report.result == rules::GameResult::draw) return game + "a draw";
  return fmt::format("{}{} wins", game, to_string(report.result));
}

// Draws the start and every legal move as pictures, and all of them small in one file.
void draw_game(const RefereeOptions& options, const GameInput& game, std::size_t number,
               const play::RefereeReport& report) {
  const maps::Map& map = game.map.map;
  const std::vector<exporters::GameMoment> moments =
      exporters::game_moments(map, game.map.rules(), game.record, report);
  const std::string stem = fmt::format("game-{}", number);
  const bool png = options.picture_format == "png";
  for (std::size_t k = 0; k < moments.size(); ++k) {
    exporters::write_into(options.pictures,
                          fmt::format("{}-{:04}.{}", stem, k, options.picture_format),
                          png ? png_picture(map, moments[k]) : svg_picture(map, moments[k]));
  }
  exporters::write_into(
      options.pictures, stem + ".pdf",
      pdf_pages(map, heading(map, number, report), moments, exporters::Paper::a4));
}

// The verdicts on the games of a file, in order.
class Verdicts {
 public:
  explicit Verdicts(const RefereeOptions& options) : options_(options) {}

  bool json() const { return options_.format == "json"; }

  void add(const std::string& text, bool legal) {
    if (!json() && !text_.empty()) text_ += "\n";
    text_ += text;
    ++games_;
    if (!legal) ++illegal_;
  }

  int write() {
    if (!json() && games_ > 1) {
      text_ += "\n" + message("{} games, {} illegal.", games_, illegal_).in(options_.tr()) + "\n";
    }
    write_result(options_.output, text_);
    return illegal_ > 0 ? kFound : kDone;
  }

 private:
  const RefereeOptions& options_;
  std::string text_;
  std::size_t games_ = 0;
  std::size_t illegal_ = 0;
};

int referee_map_games(const RefereeOptions& options, const std::string& bytes) {
  const auto games =
      read_games(bytes, options.path, options.maps, rules::Gaps::allowed, options.language);
  if (!games) return kFailed;
  Verdicts verdicts(options);
  std::size_t number = 0;
  for (const GameInput& game : *games) {
    const auto& [record, input] = game;
    const play::RefereeReport report = play::referee(record, input.map, input.rules());
    const play::RefereedGame refereed{options.path, record, input.map, report};
    verdicts.add(
        verdicts.json() ? referee_json(refereed) : referee_text(refereed, options.text_language()),
        report.legal());
    ++number;
    if (!options.pictures.empty()) draw_game(options, game, number, report);
  }
  return verdicts.write();
}

// Referees two sheets; `bytes` are the first one's.
int referee_sheets(const RefereeOptions& options, const std::string& bytes) {
  const std::optional<std::string> others = read_record(options.other_sheet, options.language);
  if (!others) return kFailed;
  const RecordBytes one{options.path, bytes};
  const RecordBytes two{options.other_sheet, *others};
  for (const RecordBytes& sheet : {one, two}) {
    if (!is_deck_record(sheet.bytes)) continue;
    const Message maps_only = message("two sheets are only for games on maps");
    print_error(sheet.path + ": " + maps_only.in(options.tr()));
    return kFailed;
  }
  const auto pairs = read_sheets(one, two, options.maps, options.language);
  if (!pairs) return kFailed;
  Verdicts verdicts(options);
  std::size_t number = 0;
  for (const auto& [paths, sheets] : *pairs) {
    play::TwoSheets merged = play::lay_side_by_side(sheets[0].record, sheets[1].record);
    const GameInput game{std::move(merged.game), sheets[0].map};
    const play::SheetNotes notes{paths, std::move(merged.contradictions)};
    const play::RefereeReport report = play::referee(game.record, game.map.map, game.map.rules());
    const play::RefereedGame refereed{paths[0], game.record, game.map.map, report, &notes};
    verdicts.add(
        verdicts.json() ? referee_json(refereed) : referee_text(refereed, options.text_language()),
        report.legal() && refereed.agreed());
    ++number;
    if (!options.pictures.empty()) draw_game(options, game, number, report);
  }
  return verdicts.write();
}

int referee_deck_games(const RefereeOptions& options, const std::string& bytes) {
  if (!options.pictures.empty()) {
    throw CLI::ValidationError(
        message("--picture draws only games on maps; this game was played with cards")
            .in(options.tr()));
  }
  const auto games = read_deck_games(bytes, options.path, options.maps, options.language);
  if (!games) return kFailed;
  Verdicts verdicts(options);
  for (const con_sonar::GameRecord& game : *games) {
    const con_sonar::RefereeReport report = con_sonar::referee(game);
    verdicts.add(verdicts.json()
                     ? referee_json(options.path, game, report)
                     : referee_text(options.path, game, report, options.text_language()),
                 report.legal());
  }
  return verdicts.write();
}

int judge(const RefereeOptions& options) {
  const std::optional<std::string> bytes = read_record(options.path, options.language);
  if (!bytes) return kFailed;
  if (!options.other_sheet.empty()) return referee_sheets(options, *bytes);
  return is_deck_record(*bytes) ? referee_deck_games(options, *bytes)
                                : referee_map_games(options, *bytes);
}

}  // namespace

void add_referee_verb(CLI::App& program, const Settings&, int& status) {
  auto options = std::make_shared<RefereeOptions>();
  CLI::App* verb =
      program.add_subcommand("referee",
                             "Replay a game record of SONAR or Con Sonar!: was every action legal, "
                             "and who won? Status 1: a broken rule, or two sheets that disagree."
                             "\n\n"
                             "Example: chartroom referee evening.game --maps maps/packs\n"
                             "         chartroom referee blue.game green.game");
  verb->add_option("RECORD", options->path, "a file of one or more games, or - for standard input")
      ->required();
  verb->add_option("SHEET", options->other_sheet,
                   "the other captain's sheet, if RECORD is one captain's: each has its own start "
                   "and actions in full, and what it heard of the enemy");
  verb->add_option("--maps", options->maps,
                   "where to search for the record's map or deck first: a file, a pack or a "
                   "folder; repeatable")
      ->take_all()
      ->expected(1);
  verb->add_option("--format", options->format,
                   "text, or json: one object per game, each on a line")
      ->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case))
      ->capture_default_str();
  verb->add_option("--output", options->output, "write to this file instead of standard output");
  verb->add_option("--picture", options->pictures,
                   "a folder for pictures: the board after each move with both trails and the "
                   "possible positions, and all boards on pages (game-1-0001.png, game-1.pdf)");
  verb->add_option("--picture-format", options->picture_format,
                   "format of the pictures: png or svg")
      ->transform(CLI::IsMember({"png", "svg"}, CLI::ignore_case))
      ->capture_default_str();
  add_language_option(*verb, options->language);
  verb->callback([options, &status] { status = judge(*options); });
}

}  // namespace chartroom::cli
