#include "editor/ui/findings/finding_texts.h"

#include <wx/intl.h>

#include "editor/model/findings/finding_marks.h"
#include "editor/ui/toolkit/texts.h"

namespace chartroom::editor {
namespace {

wxString severity_sign(Severity severity) {
  switch (severity) {
    case Severity::error:
      return wxString::FromUTF8("✖");
    case Severity::warning:
      return wxString::FromUTF8("⚠");
    case Severity::note:
      break;
  }
  return wxString::FromUTF8("•");
}

}  // namespace

wxString severity_name(Severity severity) {
  const wxString sign = severity_sign(severity) + " ";
  switch (severity) {
    case Severity::error:
      return sign + _("error");
    case Severity::warning:
      return sign + _("warning");
    case Severity::note:
      break;
  }
  return sign + _("note");
}

wxString describe_findings_at(const LiveFindings& findings, maps::Point point) {
  const std::vector<std::size_t> places = findings_at(findings, point);
  if (places.empty()) return {};
  const checks::MapFinding& gravest = findings.at(places[0]);
  const wxString text = severity_sign(gravest.severity) + " " + to_wx(gravest.code) + ": " +
                        capitalised(to_wx(gravest.message));
  const auto count = static_cast<unsigned>(places.size());
  if (count == 1) return text;
  return wxString::Format(wxPLURAL("%u finding", "%u findings", count), count) + ": " + text;
}

}  // namespace chartroom::editor
