// The checks in words and pictures: what --list and --explain print, and validator/CHECKS.md.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::checks {

// The table of checks: code, severity, level, title; below it what a pack may set.
std::string list_text();
// One check in full, with an example that raises it and a near miss; the code must be known.
std::string explain_text(std::string_view code);
// All checks in full, as Markdown.
std::string checks_page();

}  // namespace chartroom::checks
