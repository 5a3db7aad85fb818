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
  // Shows changes of the document in front or of the work on it.
  void show_document();
  void show_point();
  // Says why a pressed key does nothing now, until the next key; "" clears it.
  void show_disabled_key(const wxString& text);

 private:
  Workbench& at_;
  wxString disabled_key_;
};

}  // namespace chartroom::editor
