// What papers and looks are called where sheets are chosen.
#pragma once

#include <wx/arrstr.h>
#include <wx/string.h>

#include "exporters/page/look.h"
#include "exporters/page/paper.h"

namespace chartroom::editor {

wxString paper_name(exporters::Paper paper);
wxString look_name(exporters::Look look);

// The name of each in a list.
template <class List, class Name>
wxArrayString names_of(const List& list, Name name) {
  wxArrayString names;
  for (const auto& item : list) names.Add(name(item));
  return names;
}

}  // namespace chartroom::editor
