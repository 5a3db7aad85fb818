// The form of a new map: its size, and a blank sea, a shipped map or a part of one to start from.
#pragma once

#include <functional>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>

#include "editor/model/documents/map_document.h"
#include "editor/model/documents/pack_document.h"
#include "editor/ui/canvas/map_preview.h"
#include "editor/ui/fields/number_field.h"

namespace chartroom::editor {

class NewMapForm : public wxPanel {
 public:
  // Calls `done` when the user presses Enter anywhere in the form.
  NewMapForm(wxWindow* parent, std::function<void()> done);
  // Returns the described map as a new document.
  MapDocument document() const;
  // Chooses the first shipped map, if there is one.
  void begin_with_shipped();

 private:
  void make_controls();
  NumberField* make_side(const wxString& name);
  void on_template();
  maps::Map map() const;

  std::vector<ShippedMap> shipped_;
  wxChoice* template_ = nullptr;  // a blank sea first
  wxChoice* part_ = nullptr;      // in the order of TemplatePart
  NumberField* columns_ = nullptr;
  NumberField* rows_ = nullptr;
  MapPreview* preview_ = nullptr;
};

}  // namespace chartroom::editor
