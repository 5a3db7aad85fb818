#include "exporters/print_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "exporters/drawing.h"
#include "exporters/sheet.h"

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

std::vector<Draft> texts_without_room(const MapSubject& subject) {
  return text_drafts(text_log(subject), TextProblem::Kind::no_room);
}

std::vector<Draft> texts_without_font(const MapSubject& subject) {
  return text_drafts(text_log(subject), TextProblem::Kind::no_font);
}

std::vector<Draft> too_large(const MapSubject& subject) {
  const Size size = subject.map.size;
  const double pitch = usual_pitch(size);
  if (pitch >= kSmallestPitch) return {};
  Draft draft;
  draft.message = fmt::format(
      "a board of {} x {} points fits on A4 at a pitch of {} mm only (at least {} mm; --paper a3)",
      size.columns, size.rows, pitch, kSmallestPitch);
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

}  // namespace

std::span<const Check> print_checks() { return kChecks; }

std::vector<Draft> text_drafts(const TextLog& log, TextProblem::Kind kind) {
  std::vector<Draft> drafts;
  for (const TextProblem& problem : log) {
    if (problem.kind != kind) continue;
    Draft draft;
    draft.message =
        kind == TextProblem::Kind::no_room
            ? fmt::format("\"{}\" does not fit its place even at {} mm", problem.text, kMinTextMm)
            : fmt::format("no installed font has \"{}\", of \"{}\"", problem.characters,
                          problem.text);
    draft.evidence = {{"text", problem.text}};
    drafts.push_back(std::move(draft));
  }
  return drafts;
}

}  // namespace chartroom
