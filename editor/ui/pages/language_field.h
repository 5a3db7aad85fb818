// The field that says in which language a name below it is written.
#pragma once

#include <functional>
#include <string>

#include <wx/combobox.h>

namespace chartroom::editor {

// Tells each language that is typed or picked, in small letters, where it is another than `now`
// gives: one of the list at once, another by two letters or its English name when the field is
// left. From then on the field says the language that holds, whatever was typed.
void follow_language(wxComboBox& field, std::function<std::string()> now,
                     std::function<void(const std::string& language)> chosen);

}  // namespace chartroom::editor
