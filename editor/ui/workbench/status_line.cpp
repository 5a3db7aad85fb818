#include "editor/ui/workbench/status_line.h"

#include <optional>

#include <wx/intl.h>
#include <wx/statusbr.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

enum StatusField { kFieldPoint, kFieldMap, kFieldZoom, kFieldModified, kFields };

// Describes the point, why the brush cannot paint there, and its findings.
wxString describe_here(MapPage& page, const Brush& brush, maps::Point point) {
  const maps::Map& map = page.document().map();
  wxString here = describe_point(map, point);
  if (wants_water(map, brush, point)) {
    here += wxString::FromUTF8(" · ") + (brush.layer == Layer::starts
                                             ? _("a start must be on water")
                                             : _("a surface point must be on water"));
  }
  const wxString found = describe_findings_at(page.findings(), point);
  if (!found.empty()) here += wxString::FromUTF8(" · ") + found;
  return here;
}

}  // namespace

void StatusLine::build() {
  at_.window.CreateStatusBar(kFields);
  const int widths[kFields] = {-4, -3, at_.window.FromDIP(60), -1};
  at_.window.SetStatusWidths(kFields, widths);
}

void StatusLine::show_document() {
  wxString map = at_.front().describe();
  if (at_.front_map() != nullptr && at_.brush.mirroring.any()) {
    map += wxString::FromUTF8(" · ") + _("mirrors are on");
  }
  at_.window.SetStatusText(map, kFieldMap);
  at_.window.SetStatusText(at_.front().document().modified() ? _("modified") : wxString(),
                           kFieldModified);
  disabled_key_.clear();  // it may be possible now
  show_point();
}

void StatusLine::show_disabled_key(const wxString& text) {
  if (disabled_key_ == text) return;
  disabled_key_ = text;
  show_point();
}

void StatusLine::show_point() {
  if (at_.tabs == nullptr) return;
  MapPage* page = at_.starting() ? nullptr : at_.front_map();
  if (page == nullptr) {
    at_.window.SetStatusText(disabled_key_, kFieldPoint);
    return at_.window.SetStatusText(wxString(), kFieldZoom);
  }
  BoardCanvas& canvas = page->canvas();
  const auto point = canvas.cursor();
  wxString here = wxGetTranslation(at_.tool->help) + wxString::FromUTF8(" · ") +
                  _("wheel: zoom, drag with Space: move the board, Escape: cancel");
  if (const wxString tracing = page->traced().describe(); !tracing.empty()) {
    here = tracing;
  } else if (point) {
    here = describe_here(*page, at_.brush, *point);
    const wxString size = to_wx(canvas.dragged_size());
    if (!size.empty()) here = size + wxString::FromUTF8(" · ") + here;
  }
  at_.window.SetStatusText(disabled_key_.empty() ? here : disabled_key_, kFieldPoint);
  const wxString value = at_.overlays->point_at(point);
  if (canvas.tracing().busy()) here = describe_next(canvas.tracing().work()) + " " + here;
  set_accessible_description(canvas,
                             value.empty() ? here : here + wxString::FromUTF8(" · ") + value);
  at_.window.SetStatusText(
      wxString::Format(_("%s%%"), shown_decimal(100 * canvas.view().zoom_level(), 0)), kFieldZoom);
}

}  // namespace chartroom::editor
