// The row below a preview that turns its pages.
#pragma once

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace chartroom::editor {

class PageTurner : public wxPanel {
 public:
  // `turned` is called when another of the pages is wanted.
  PageTurner(wxWindow* parent, std::function<void()> turned);

  // Which page is wanted, from 0.
  int page() const { return page_; }
  void turn_to(int page) { page_ = page; }
  // There are so many: the page that is wanted becomes one of them, or 0 where there is none.
  void set_count(int count);
  // What stands between the buttons, where there are pages: "Page 2 of 3: " and the title.
  void show_title(const wxString& title);

 private:
  void turn(int by);

  std::function<void()> turned_;
  int page_ = 0;
  int count_ = 0;
  wxButton* back_;
  wxButton* forth_;
  wxStaticText* title_;
};

}  // namespace chartroom::editor
