// What the window says of findings.
#pragma once

#include <string>
#include <vector>

#include <wx/string.h>

#include "editor/model/documents/live_findings.h"

namespace chartroom::editor {

// A sign and a word: "✖ error".
wxString severity_name(Severity severity);

// "q1, R202" as codes.
std::vector<std::string> codes_in(const wxString& text);

// What the checks say, in the language of the window: a finding; what mends one, or why a check was
// not run; why a player cares.
wxString message_text(const reports::Finding& finding);
wxString said_text(const Message& said);
wxString why_text(const std::string& english);

// "2 errors, 1 note", "Nothing found".
wxString count_findings(int errors, int warnings, int notes);
// The same of those that are not accepted.
wxString count_findings(const std::vector<reports::Finding>& findings);

// "Judged: structure. Not judged: tracking, fairness."; there is a level that was judged.
wxString describe_levels(const std::vector<JudgedLevel>& levels);

// What the mark of a point stands for: "✖ R201: The water is in 2 pieces"; of several the gravest,
// and how many there are; "" where there is none.
wxString describe_findings_at(const LiveFindings& findings, maps::Point point);

}  // namespace chartroom::editor
