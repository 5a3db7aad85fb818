// The bar above a map that says what happened, and offers what to do about it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/infobar.h>

#include "maps/file_error.h"

namespace chartroom {

class NoticeBar : public wxInfoBar {
 public:
  // What the user may do; the bar goes away first.
  struct Choice {
    wxString label;
    std::function<void()> take;
  };

  // `dismissed` is called when the bar has gone, so that the focus does not stay with a button
  // nobody sees.
  NoticeBar(wxWindow* parent, std::function<void()> dismissed);

  // A text with what can be done, and a button that dismisses it. At most kMostChoices. The icon is
  // wxICON_INFORMATION, wxICON_WARNING or wxICON_ERROR.
  void show(const wxString& text, int icon, std::vector<Choice> choices = {});
  // Every fault of a file that could not be opened: the first few at once, the others on demand.
  void show_faults(const std::string& path, std::vector<FileError> faults);
  void dismiss();

  const wxString& text() const { return text_; }

 private:
  static constexpr int kMostChoices = 4;
  void take(std::size_t choice);
  void show_all_faults(const std::vector<FileError>& faults);

  std::function<void()> dismissed_;
  std::vector<Choice> choices_;
  wxString text_;
};

}  // namespace chartroom
