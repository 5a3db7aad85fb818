// The findings in one row below the board, where there is no room for their list.
#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace chartroom::editor {

class FoldedFindings : public wxPanel {
 public:
  // `unfold` is called when the user asks for the list.
  FoldedFindings(wxWindow* parent, std::function<void()> unfold);

  // Shows the title with the count, and the chosen finding or the counts by severity.
  void show(const wxString& title, const wxString& text);
  void focus_button() { button_->SetFocus(); }

 private:
  wxButton* button_;
  wxStaticText* text_;
};

}  // namespace chartroom::editor
