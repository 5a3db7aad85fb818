// Asks why a finding is excluded.
#pragma once

#include <optional>
#include <string>

#include "validator/reports/finding.h"

class wxWindow;

namespace chartroom::editor {

// Returns the reason, which is never empty; nothing if the user cancels.
std::optional<std::string> ask_why_accepted(wxWindow* parent, const reports::Finding& finding);

}  // namespace chartroom::editor
