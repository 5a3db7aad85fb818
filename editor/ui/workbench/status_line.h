// The status bar: the point under the cursor, the document in front, its zoom, and whether it is
// saved.
#pragma once

#include <wx/string.h>

#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

class StatusLine {
 public:
  explicit StatusLine(Workbench& at) : at_(at) {}

  void build();
  // The document in front, or what is done to it, has changed.
  void show_document();
  // The cursor has moved.
  void show_point();
  // Says until the next key what a key would do elsewhere; "": nothing.
  void tell_disabled_key(const wxString& text);

 private:
  Workbench& at_;
  wxString disabled_key_;
};

}  // namespace chartroom::editor
