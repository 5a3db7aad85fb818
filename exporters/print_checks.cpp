#include "exporters/print_checks.h"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <array>
#include <set>

#include "exporters/drawing.h"
#include "exporters/sheet.h"
#include "validator/checks/examples.h"

namespace chartroom {

namespace {

// A grid of a smaller pitch is hard to draw on by hand.
constexpr double kSmallestPitch = 12;

std::set<std::string> languages_of(const Map& map) {
  std::set<std::string> languages{"en"};
  const auto known = sheet_languages();
  for (const auto& [language, name] : map.name) {
    if (std::find(known.begin(), known.end(), language) != known.end()) languages.insert(language);
  }
  return languages;
}

// Draws every page and throws the drawing away.
TextLog text_log(const MapSubject& subject) {
  TextLog log;
  const cairo_rectangle_t page{0, 0, kSmallFrame.x, kSmallFrame.y};
  for (const std::string& language : languages_of(subject.map)) {
    const SheetContext context{subject.map,   Words(language),
                               language,      usual_pitch(subject.map.size),
                               subject.rules, sheet_set(subject.map, {})};
    for (const Sheet& sheet : sheets()) {
      for (int k = 0; k < sheet.pages; ++k) {
        const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &page));
        const CairoPtr cr(cairo_create(surface.get()));
        keep_text_log(cr.get(), &log);
        sheet.draw(cr.get(), context, k);
      }
    }
  }
  return log;
}

// The value of the map that a text on a sheet shows; "" where it is a text of the sheet's own.
std::string pointer_to(const Map& map, const std::string& text) {
  const auto shows = [&text](const std::string& value) {
    return !value.empty() && text.find(value) != std::string::npos;
  };
  for (const auto& [language, name] : map.name) {
    if (shows(name)) return "/name/" + language;
  }
  return shows(map.author) ? "/author" : "";
}

std::vector<Draft> texts_with(TextProblem::Kind kind, const MapSubject& subject) {
  std::vector<Draft> drafts = text_drafts(text_log(subject), kind);
  for (Draft& draft : drafts) {
    draft.pointer = pointer_to(subject.map, std::get<std::string>(draft.evidence[0].second));
  }
  return drafts;
}

std::vector<Draft> texts_without_room(const MapSubject& subject) {
  return texts_with(TextProblem::Kind::no_room, subject);
}

std::vector<Draft> texts_without_font(const MapSubject& subject) {
  return texts_with(TextProblem::Kind::no_font, subject);
}

std::vector<Draft> too_large(const MapSubject& subject) {
  const Size size = subject.map.size;
  const double pitch = usual_pitch(size);
  if (pitch >= kSmallestPitch) return {};
  Draft draft;
  draft.message = fmt::format(
      "A board of {} x {} points fits on A4 at a pitch of {} mm only (at least {} mm; --paper a3)",
      size.columns, size.rows, pitch, kSmallestPitch);
  draft.pointer = "/points";
  return {draft};
}

constexpr std::array<Check, 3> kChecks{{
    {"X601", Severity::warning, Level::tracking, "a text does not fit its place on a sheet",
     "A line squeezed below the smallest size is not read at the table.", false,
     texts_without_room},
    {"X602", Severity::error, Level::tracking, "no installed font has a character",
     "The sheet would show a box where a letter should be.", false, texts_without_font},
    {"X603", Severity::warning, Level::tracking, "the map is too large for the paper",
     "A grid this narrow is hard to draw on by hand.", false, too_large},
}};

// "U+AD70, U+B3C4": what no font has, a terminal shows no better.
std::string code_points(const std::string& characters) {
  std::vector<std::string> list;
  for (const char* at = characters.c_str(); *at != '\0'; at = g_utf8_next_char(at)) {
    list.push_back(fmt::format("U+{:04X}", g_utf8_get_char(at)));
  }
  return fmt::format("{}", fmt::join(list, ", "));
}

Map named(const std::string& name) { return blank_map({6, 6}, "sea", name); }

std::vector<MapExample> examples() {
  return {
      {"X601", "a shorter name", named("The sea north of " + std::string(60, 'W')), "",
       named("A sea far north of the long coast")},
      {"X602", "letters of Europe and Korea", named("Sea \U0010FFFD"), "",
       named("Mer d’Œuvre, 바다")},
      {"X603", "a row and a column less", blank_map({15, 15}, "sea", "Sea"), "",
       blank_map({14, 14}, "sea", "Sea")},
  };
}

}  // namespace

std::span<const Check> print_checks() { return kChecks; }

void register_print_checks() {
  register_checks(kChecks);
  register_examples(examples());
}

std::vector<Draft> text_drafts(const TextLog& log, TextProblem::Kind kind) {
  std::vector<Draft> drafts;
  for (const TextProblem& problem : log) {
    if (problem.kind != kind) continue;
    Draft draft;
    draft.message =
        kind == TextProblem::Kind::no_room
            ? fmt::format("\"{}\" does not fit its place even at {} mm", problem.text, kMinTextMm)
            : fmt::format("No installed font has {}, of \"{}\"", code_points(problem.characters),
                          problem.text);
    draft.evidence = {{"text", problem.text}};
    drafts.push_back(std::move(draft));
  }
  return drafts;
}

}  // namespace chartroom
