// Names of papers, looks, backs, options and groups in the dialogs of sheets.
#pragma once

#include <string_view>

#include <wx/arrstr.h>
#include <wx/string.h>

#include "exporters/page/backs.h"
#include "exporters/page/look.h"
#include "exporters/page/paper.h"

namespace chartroom::editor {

wxString paper_name(exporters::Paper paper);
wxString look_name(exporters::Look look);
wxString backs_name(exporters::Backs backs);
// Return the name of a format's option and of a group of sheets by their command-line names.
wxString option_name(std::string_view option);
wxString group_name(std::string_view group);

// Returns the name of each item of a list.
template <class List, class Name>
wxArrayString names_of(const List& list, Name name) {
  wxArrayString names;
  for (const auto& item : list) names.Add(name(item));
  return names;
}

}  // namespace chartroom::editor
