// What papers, looks and the like are called where sheets are chosen.
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
// Of an option that only some formats have, and of what stands for several sheets; both by their
// names on the command line.
wxString option_name(std::string_view option);
wxString group_name(std::string_view group);

// The name of each in a list.
template <class List, class Name>
wxArrayString names_of(const List& list, Name name) {
  wxArrayString names;
  for (const auto& item : list) names.Add(name(item));
  return names;
}

}  // namespace chartroom::editor
