#include "editor/ui/findings/finding_texts.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include <wx/intl.h>

#include "editor/model/findings/finding_marks.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "validator/reports/translation.h"

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

std::vector<std::string> codes_in(const wxString& text) {
  std::vector<std::string> codes;
  std::string code;
  for (const char c : from_wx(text) + " ") {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      code += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    } else if (!code.empty()) {
      codes.push_back(std::exchange(code, ""));
    }
  }
  return codes;
}

wxString message_text(const reports::Finding& finding) {
  return to_wx(reports::said_in(reports::report_translator(ui_language()), finding));
}

wxString translated_text(const Message& said) {
  return to_wx(said.in(reports::report_translator(ui_language())));
}

wxString why_text(const std::string& english) {
  return to_wx(reports::report_translator(ui_language())(english.c_str()));
}

wxString count_findings(int errors, int warnings, int notes) {
  wxString text;
  const auto add = [&text](int count, const wxString& part) {
    if (count > 0) text += (text.empty() ? wxString() : wxString(", ")) + part;
  };
  add(errors, wxString::Format(wxPLURAL("%d error", "%d errors", errors), errors));
  add(warnings, wxString::Format(wxPLURAL("%d warning", "%d warnings", warnings), warnings));
  add(notes, wxString::Format(wxPLURAL("%d note", "%d notes", notes), notes));
  return text.empty() ? _("No problems") : text;
}

wxString count_findings(const std::vector<reports::Finding>& findings) {
  const auto count = [&findings](Severity severity) {
    return static_cast<int>(std::ranges::count_if(findings, [severity](const auto& finding) {
      return finding.severity == severity && !finding.excluded;
    }));
  };
  return count_findings(count(Severity::error), count(Severity::warning), count(Severity::note));
}

wxString left_findings_text(const std::vector<reports::Finding>& findings) {
  const bool any =
      std::ranges::any_of(findings, [](const auto& finding) { return !finding.excluded; });
  return any ? wxString::Format(_("Leaves %s"), count_findings(findings)) : _("Leaves no problems");
}

wxString describe_levels(const std::vector<CheckedLevel>& levels) {
  wxString checked;
  wxString left;
  for (const CheckedLevel& level : levels) {
    wxString& text = level.checked ? checked : left;
    text += (text.empty() ? wxString() : wxString(", ")) + wxGetTranslation(level.name);
  }
  const wxString text = wxString::Format(_("Checked: %s."), checked);
  return left.empty() ? text : text + " " + wxString::Format(_("Not checked yet: %s."), left);
}

wxString describe_findings_at(const LiveFindings& findings, maps::Point point) {
  const std::vector<std::size_t> places = findings_at(findings, point);
  if (places.empty()) return {};
  const reports::Finding& gravest = findings.at(places[0]);
  const wxString text = severity_sign(gravest.severity) + " " + to_wx(gravest.code) + ": " +
                        capitalised(message_text(gravest));
  const auto count = static_cast<unsigned>(places.size());
  if (count == 1) return text;
  return wxString::Format(wxPLURAL("%u finding", "%u findings", count), count) + ": " + text;
}

}  // namespace chartroom::editor
