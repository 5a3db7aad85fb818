#include "exporters/documents/print_checks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <glib.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "exporters/documents/sheet_page.h"
#include "exporters/drawing/cairo_objects.h"
#include "exporters/sheets/sheet.h"
#include "maps/platform/installed.h"
#include "maps/platform/utf8.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/map_subject.h"
#include "validator/checks/pipeline/placement.h"
#include "validator/con_sonar/checks/check_deck.h"
#include "validator/con_sonar/checks/deck_checks.h"

namespace chartroom::exporters {

namespace {

// The smallest pitch that is comfortable to draw on by hand.
constexpr double kSmallestDrawnPitch = 12;

// Returns the length with as many decimals as it needs: "12", "11.5".
Message millimetres(double length) {
  const std::string written = fmt::format("{}", length);
  const std::size_t point = written.find('.');
  return decimal(length,
                 point == std::string::npos ? 0 : static_cast<int>(written.size() - point - 1));
}

std::set<std::string> map_languages(const maps::Map& map) {
  std::set<std::string> languages{"en"};
  const auto known = sheet_languages();
  for (const auto& [language, name] : map.name) {
    if (std::find(known.begin(), known.end(), language) != known.end()) languages.insert(language);
  }
  return languages;
}

// Draws every page and throws the drawing away.
TextLog drawn_texts(const checks::MapSubject& subject) {
  TextLog log;
  const cairo_rectangle_t page{0, 0, kSmallFrame.x, kSmallFrame.y};
  for (const std::string& language : map_languages(subject.map)) {
    const SheetContext context{.map = subject.map,
                               .tr = sheet_translator(language),
                               .language = language,
                               .pitch = usual_pitch(subject.map.size),
                               .rules = subject.rules,
                               .set = sheet_set(subject.map, {})};
    for (const Sheet& sheet : sheets()) {
      for (int k = 0; k < sheet.pages(context); ++k) {
        const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &page));
        const CairoPtr cr(cairo_create(surface.get()));
        const std::size_t before = log.size();
        sheet.draw({cr.get(), &log}, context, k);
        name_place(&log, before, sheet.name, language);
      }
    }
  }
  return log;
}

// Caches the last map's log, because two checks ask for it in turn.
const TextLog& text_log(const checks::MapSubject& subject) {
  struct Drawn {
    maps::Map map;
    rules::Rulebook rules;
    TextLog log;
  };
  thread_local std::optional<Drawn> last;
  if (!last || !(last->map == subject.map) || !(last->rules == subject.rules)) {
    last = Drawn{subject.map, subject.rules, drawn_texts(subject)};
  }
  return last->log;
}

// Returns the pointer of the map's value that causes the problem; "" for a text of the sheet.
std::string pointer_to(const maps::Map& map, const TextProblem& problem) {
  const std::vector<std::string> missing = characters_of(problem.characters);
  const std::string text = composed(problem.text);
  const auto is_to_blame = [&](const std::string& written) {
    const std::string value = composed(written);
    if (value.empty() || text.find(value) == std::string::npos) return false;
    return problem.kind == TextProblem::Kind::no_room ||
           std::any_of(missing.begin(), missing.end(), [&value](const std::string& character) {
             return value.find(character) != std::string::npos;
           });
  };
  for (const auto& [language, name] : map.name) {
    if (is_to_blame(name)) return "/name/" + language;
  }
  return is_to_blame(map.author) ? "/author" : "";
}

std::vector<checks::Diagnostic> too_large(const checks::MapSubject& subject) {
  const maps::Size size = subject.map.size;
  const double pitch = usual_pitch(size);
  if (pitch >= kSmallestDrawnPitch) return {};
  checks::Diagnostic diagnostic;
  diagnostic.message = message(
      "A board of {} × {} points fits on A4 only with a grid spacing of {} mm; A3 has room for {} "
      "mm or more",
      size.columns, size.rows, millimetres(pitch), millimetres(kSmallestDrawnPitch));
  diagnostic.pointer = "/points";
  return {diagnostic};
}

// Returns "U+AD70, U+B3C4", at most three: terminals may lack these characters too.
Message code_points(const std::vector<std::string>& characters) {
  constexpr std::size_t kShown = 3;
  std::vector<std::string> list;
  for (const std::string& character : characters) {
    if (list.size() < kShown)
      list.push_back(fmt::format("U+{:04X}", g_utf8_get_char(character.c_str())));
  }
  const std::size_t more = characters.size() - list.size();
  const std::string text = fmt::format("{}", fmt::join(list, ", "));
  return more == 0 ? Message(text) : message("{} and {} more letters", text, more);
}

// Makes one finding for all texts: a missing font usually lacks all of a language's letters.
std::vector<checks::Diagnostic> font_drafts(const TextLog& log) {
  std::set<std::string> characters;
  std::vector<std::string> texts;
  for (const TextProblem& problem : log) {
    if (problem.kind != TextProblem::Kind::no_font) continue;
    for (std::string& one : characters_of(problem.characters)) characters.insert(std::move(one));
    if (std::find(texts.begin(), texts.end(), problem.text) == texts.end()) {
      texts.push_back(problem.text);
    }
  }
  if (texts.empty()) return {};
  checks::Diagnostic diagnostic;
  const Message letters = code_points({characters.begin(), characters.end()});
  diagnostic.message = texts.size() == 1
                           ? message("No installed font has {}, used in \"{}\"", letters, texts[0])
                           : message("No installed font has {}, used in \"{}\" and {} more texts",
                                     letters, texts[0], texts.size() - 1);
  diagnostic.evidence = {{"texts", texts}};
  return {diagnostic};
}

// Returns the message about a text without room; its smallest size is in millimeters.
Message without_room(const std::string& text, const std::vector<std::string>& sheets) {
  const Message least = millimetres(kMinTextMm);
  if (sheets.empty())
    return message("\"{}\" does not fit even at {} mm and is shortened", text, least);
  if (sheets.size() == 1)
    return message("\"{}\" does not fit even at {} mm and is shortened on the sheet {}", text,
                   least, sheets[0]);
  return message("\"{}\" does not fit even at {} mm and is shortened on the sheet {} and {} more",
                 text, least, sheets[0], sheets.size() - 1);
}

// Makes one finding per text, however many sheets it is on.
std::vector<checks::Diagnostic> room_drafts(const TextLog& log) {
  std::vector<std::pair<std::string, std::vector<std::string>>> texts;
  for (const TextProblem& problem : log) {
    if (problem.kind != TextProblem::Kind::no_room) continue;
    auto known = std::find_if(texts.begin(), texts.end(),
                              [&](const auto& entry) { return entry.first == problem.text; });
    if (known == texts.end()) known = texts.insert(texts.end(), {problem.text, {}});
    if (!problem.where.empty()) known->second.push_back(problem.where);
  }
  std::vector<checks::Diagnostic> diagnostics;
  for (const auto& [text, sheets] : texts) {
    checks::Diagnostic diagnostic;
    diagnostic.message = without_room(text, sheets);
    diagnostic.evidence = {{"text", text}, {"sheets", sheets}};
    diagnostics.push_back(std::move(diagnostic));
  }
  return diagnostics;
}

using Drafts = std::vector<checks::Diagnostic> (*)(const TextLog& log);

// Returns the findings of `drafts` on all sheets' texts, each at the value that causes it.
std::vector<checks::Diagnostic> texts_with(Drafts drafts, const checks::MapSubject& subject) {
  std::map<std::string, TextLog> by_pointer;
  for (const TextProblem& problem : text_log(subject)) {
    by_pointer[pointer_to(subject.map, problem)].push_back(problem);
  }
  std::vector<checks::Diagnostic> diagnostics;
  for (const auto& [pointer, log] : by_pointer) {
    for (checks::Diagnostic& diagnostic : drafts(log)) {
      diagnostic.pointer = pointer;
      diagnostics.push_back(std::move(diagnostic));
    }
  }
  return diagnostics;
}

maps::Map named(const std::string& name) { return maps::blank_map({6, 6}, "sea", name); }

checks::Check text_without_room() {
  return {.code = "X601",
          .family = checks::Family::print,
          .severity = Severity::warning,
          .level = checks::Level::tracking,
          .title = translatable("a text does not fit on a sheet"),
          .why = translatable("Letters below the smallest size cannot be read at the table."),
          .needs_fonts = true,
          .run = [](const checks::MapSubject& s) { return texts_with(room_drafts, s); },
          .example = []() -> checks::Example {
            return checks::MapExample{.difference = translatable("a shorter name"),
                                      .raising = named("The sea north of " + std::string(60, 'W')),
                                      .near_miss = named("A sea far north of the long coast")};
          }};
}

checks::Check character_without_font() {
  return {.code = "X602",
          .family = checks::Family::print,
          .severity = Severity::error,
          .level = checks::Level::tracking,
          .title = translatable("no installed font has a character"),
          .why = translatable("The sheet would show a box where a letter should be."),
          .needs_fonts = true,
          .run = [](const checks::MapSubject& s) { return texts_with(font_drafts, s); },
          .example = []() -> checks::Example {
            return checks::MapExample{.difference = translatable("European and Korean letters"),
                                      .raising = named("Sea \U0010FFFD"),
                                      .near_miss = named("Mer d’Œuvre, 바다")};
          }};
}

checks::Check too_large_map() {
  return {.code = "X603",
          .family = checks::Family::print,
          .severity = Severity::warning,
          .level = checks::Level::tracking,
          .title = translatable("the map is too large for the paper"),
          .why = translatable("A grid this narrow is hard to draw on by hand."),
          .run = too_large,
          .example = []() -> checks::Example {
            return checks::MapExample{.difference = translatable("one row and one column fewer"),
                                      .raising = maps::blank_map({15, 15}, "sea", "Sea"),
                                      .near_miss = maps::blank_map({14, 14}, "sea", "Sea")};
          }};
}

}  // namespace

std::vector<checks::Check> print_checks() {
  return {text_without_room(), character_without_font(), too_large_map()};
}

checks::Catalogue full_catalogue() {
  checks::Catalogue catalogue = checks::standard_catalogue();
  catalogue.add(print_checks());
  catalogue.add(con_sonar::deck_catalogue());
  return catalogue;
}

checks::Profile full_profile() {
  checks::Profile profile;
  profile.catalogue = full_catalogue();
  profile.check_deck = con_sonar::check_deck;
  profile.has_fonts = installed_folder("fonts").has_value();
  return profile;
}

std::vector<reports::Finding> text_findings(const TextLog& log) {
  std::vector<reports::Finding> findings;
  for (checks::Diagnostic& one : room_drafts(log)) {
    findings.push_back(finding_of(text_without_room(), std::move(one)));
  }
  for (checks::Diagnostic& one : font_drafts(log)) {
    findings.push_back(finding_of(character_without_font(), std::move(one)));
  }
  return findings;
}

}  // namespace chartroom::exporters
