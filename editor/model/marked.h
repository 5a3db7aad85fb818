// English texts of the model that the window translates.
#pragma once

namespace chartroom::editor {

// Marks a text for xgettext (--keyword=marked); the window translates it.
constexpr const char* marked(const char* english) { return english; }

}  // namespace chartroom::editor
