// Texts of findings in the window.
#pragma once

#include <string>
#include <vector>

#include <wx/string.h>

#include "editor/model/documents/live_findings.h"

namespace chartroom::editor {

// A sign and a word: "✖ error".
wxString severity_name(Severity severity);

// Returns the codes in a text such as "q1, R202", with capital letters.
std::vector<std::string> codes_in(const wxString& text);

// Return a check's text in the window's language: a finding; a fix, or why a check did not run; why
// a player cares.
wxString message_text(const reports::Finding& finding);
wxString translated_text(const Message& said);
wxString why_text(const std::string& english);

// "2 errors, 1 note", "Nothing found".
wxString count_findings(int errors, int warnings, int notes);
// Counts the findings that are not excluded.
wxString count_findings(const std::vector<reports::Finding>& findings);
// Returns "Leaves 1 warning", for the findings of a map after a fix.
wxString left_findings_text(const std::vector<reports::Finding>& findings);

// "Checked: structure. Not checked yet: tracking, fairness." Needs a level that was checked.
wxString describe_levels(const std::vector<CheckedLevel>& levels);

// Returns the gravest finding at a point, "✖ R201: The water is in 2 pieces", after the number of
// findings if there are several; "" if there is none.
wxString describe_findings_at(const LiveFindings& findings, maps::Point point);

}  // namespace chartroom::editor
