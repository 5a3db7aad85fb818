// Texts of strangers in Markdown.
#pragma once

#include <string>
#include <string_view>

namespace chartroom::reports {

// Escapes a text for one line or one table cell of Markdown, as GitHub and GitLab read it: no
// character is markup, part of a link, a mention or a formula, or the end of a cell.
std::string escaped_markdown(std::string_view text);

}  // namespace chartroom::reports
