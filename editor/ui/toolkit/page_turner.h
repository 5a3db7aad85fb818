// The row below a preview that turns its pages.
#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace chartroom::editor {

class PageTurner : public wxPanel {
 public:
  // Calls `turned` when the user turns a page.
  PageTurner(wxWindow* parent, std::function<void()> turned);

  // Returns the page to show, from 0.
  int page() const { return page_; }
  void turn_to(int page) { page_ = page; }
  // Sets the number of pages and keeps the page to show in range; it is 0 if there are no pages.
  void set_count(int count);
  // Shows "Page 2 of 3: " and the title between the buttons if there are pages.
  void show_title(const wxString& title);

 private:
  void turn(int by);

  std::function<void()> turned_;
  int page_ = 0;
  int count_ = 0;
  wxButton* previous_;
  wxButton* next_;
  wxStaticText* title_;
};

}  // namespace chartroom::editor
