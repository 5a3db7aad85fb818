#include "editor/ui/overlays/overlay_text.h"

#include <algorithm>

#include <wx/intl.h>

#include "editor/ui/overlays/overlay_marks.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "editor/ui/verdict/verdict_text.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::editor {
namespace {

using checks::PartKind;

// The number of last announcements that the legend of a trail shows.
constexpr std::size_t kCountsShown = 12;

wxString unit_of(OverlayKind kind) {
  switch (kind) {
    case OverlayKind::dead_ends:
      return _("points cut off");
    case OverlayKind::tracking:
      return wxString::Format(_("possible positions after %d moves from here"), kVerdictMoves);
    case OverlayKind::visits:
      return _("visits per 100 games");
    case OverlayKind::hits:
      return _("hits per 100 games");
    case OverlayKind::surfacings:
      return _("surfacings per 100 games");
    case OverlayKind::winners:
      return _("percent of the score from here");
    default:
      return {};
  }
}

wxString part_name(PartKind kind) {
  switch (kind) {
    case PartKind::dead_end:
      return _("dead end");
    case PartKind::pocket:
      return _("pocket");
    case PartKind::narrows:
      break;
  }
  return _("narrows");
}

wxString join(const wxString& a, const wxString& b) {
  return a.empty() || b.empty() ? a + b : a + wxString::FromUTF8(" · ") + b;
}

// Returns why figures are missing, or that they belong to an earlier map.
wxString state_text(const ShownOverlay& shown) {
  if (shown.stale) return _("from before the change");
  if (shown.figures) return {};
  if (!is_played(shown.choice.kind)) return _("calculating...");
  return wxString::Format(_("%s not simulated yet"), level_name(shown.choice.level));
}

wxString trail_text(const ShownOverlay& shown) {
  if (!shown.fit) return {};
  const std::vector<int>& counts = shown.fit->counts;
  wxString text = counts.size() > kCountsShown ? wxString::FromUTF8("… ")
                                               : wxString::Format("%d ", shown.fit->at_start);
  const std::size_t first = counts.size() > kCountsShown ? counts.size() - kCountsShown : 0;
  for (std::size_t i = first; i < counts.size(); ++i) {
    text += wxString::FromUTF8("› ") + wxString::Format("%d ", counts[i]);
  }
  const int left = counts.empty() ? shown.fit->at_start : counts.back();
  if (left == 0) return text + wxString::FromUTF8("· ") + _("fits nowhere");
  wxString fits = wxString::Format(_("possible positions: %d"), left);
  if (!shown.fit->exact) fits = wxString::Format(_("%s at most"), fits);
  text += wxString::FromUTF8("· ") + fits;
  return shown.stale ? join(text, _("from before the change")) : text;
}

wxString chance_text(const Figure& change) {
  return change.margin > 0 && within_chance(change) ? ", " + _("could be chance") : wxString();
}

// Returns a share's margin, or a count's ratio to the mean, as the report does.
wxString play_text(const ShownOverlay& shown, const Figure& figure) {
  if (shown.choice.kind == OverlayKind::winners) {
    return wxString::FromUTF8(" (±") + to_wx(figure_text(figure.margin, false)) + ")";
  }
  if (!is_played(shown.choice.kind)) return {};
  const auto& all = shown.figures->by_point;
  double sum = 0;
  for (const auto& [point, other] : all) sum += other.value;
  if (sum == 0) return {};
  return ", " +
         wxString::Format(_("%s times the average"),
                          shown_decimal(figure.value * static_cast<double>(all.size()) / sum));
}

}  // namespace

wxString overlay_name(OverlayKind kind) {
  switch (kind) {
    case OverlayKind::none:
      return _("No overlay");
    case OverlayKind::dead_ends:
      return _("Dead ends and narrows");
    case OverlayKind::tracking:
      return _("Tracking by start");
    case OverlayKind::visits:
      return _("Visits");
    case OverlayKind::hits:
      return _("Hits");
    case OverlayKind::surfacings:
      return _("Surfacings");
    case OverlayKind::winners:
      return _("Wins by start");
    case OverlayKind::trail:
      break;
  }
  return _("Trail");
}

std::string overlay_command(OverlayKind kind) {
  switch (kind) {
    case OverlayKind::none:
      return "overlay.none";
    case OverlayKind::dead_ends:
      return "overlay.dead_ends";
    case OverlayKind::tracking:
      return "overlay.tracking";
    case OverlayKind::visits:
      return "overlay.visits";
    case OverlayKind::hits:
      return "overlay.hits";
    case OverlayKind::surfacings:
      return "overlay.surfacings";
    case OverlayKind::winners:
      return "overlay.winners";
    case OverlayKind::trail:
      break;
  }
  return "overlay.trail";
}

wxString legend_text(const ShownOverlay& shown) {
  const OverlayKind kind = shown.choice.kind;
  if (kind == OverlayKind::none) return {};
  if (kind == OverlayKind::trail) return trail_text(shown);
  wxString text = unit_of(kind);
  if (shown.choice.change) text = wxString::Format(_("%s, changed since saved"), text);
  if (shown.figures && shown.figures->games > 0) {
    text = join(text, wxString::Format(_("%s games"), shown_count(shown.figures->games)));
  }
  if (kind == OverlayKind::dead_ends && shown.figures && !shown.choice.change) {
    text = join(text, shown.figures->by_point.empty()
                          ? _("none")
                          : _("disc: dead end, ring: pocket, red rim: narrows"));
  }
  return join(text, state_text(shown));
}

wxString value_text(const ShownOverlay& shown, maps::Point point) {
  if (!shown.figures) return {};
  const auto& all = shown.figures->by_point;
  const auto found = all.find(point);
  if (found == all.end()) return {};
  const Figure& figure = found->second;
  wxString text = to_wx(to_string(point)) + ": ";
  if (const auto* part = part_at(*shown.figures, point)) text += part_name(part->kind) + ", ";
  text +=
      to_wx(figure_text(figure.value, shown.figures->change)) + " " + unit_of(shown.choice.kind);
  text += shown.figures->change ? chance_text(figure) : play_text(shown, figure);
  return shown.stale ? text + ", " + _("from before the change") : text;
}

}  // namespace chartroom::editor
