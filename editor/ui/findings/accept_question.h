// Asking why a finding is right for its map.
#pragma once

#include <optional>
#include <string>

#include "validator/reports/finding.h"

class wxWindow;

namespace chartroom::editor {

// The reason; nothing where the question was given up. An empty reason is no answer.
std::optional<std::string> ask_why_accepted(wxWindow* parent, const reports::Finding& finding);

}  // namespace chartroom::editor
