// The bar above a map that says what happened, and offers what to do about it.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "maps/platform/file_error.h"

namespace chartroom::editor {

// Not a wxInfoBar: that of GTK measures its text before it breaks the lines, and cuts off the last.
class NoticeBar : public wxPanel {
 public:
  // What the user may do; the bar goes away first.
  struct Choice {
    wxString label;
    std::function<void()> take;
  };

  // `dismissed` is called when the bar has gone, so that the focus does not stay with a button
  // nobody sees.
  NoticeBar(wxWindow* parent, std::function<void()> dismissed);

  // A text with what can be done, and a button that dismisses it; so does Escape. At most
  // kMostChoices. The icon is wxICON_INFORMATION, wxICON_WARNING or wxICON_ERROR.
  void show(const wxString& text, int icon, std::vector<Choice> choices = {});
  // The same as a question that the user's command has raised: one choice has the focus.
  void ask(const wxString& text, std::vector<Choice> choices, std::size_t focused = 0);
  // Every fault of a file that could not be opened: the first few at once, the others on demand.
  void show_faults(const std::string& path, const std::vector<FileError>& errors);
  void dismiss();
  // What it says is no longer so: it goes, and the focus stays with whoever types.
  void withdraw();
  // Where it asks nothing.
  void dismiss_what_is_told();
  // The choice that had the focus when it was asked; the first one else.
  void focus_choice();

  const wxString& text() const { return text_; }

 private:
  static constexpr std::size_t kMostChoices = 4;
  void fit();
  // Breaks the text for so much room, in pixels: the height of its lines.
  int break_lines(int room);
  void leave();
  void take(std::size_t choice);
  void show_all_faults(const std::vector<FileError>& errors);

  std::function<void()> dismissed_;
  std::vector<Choice> choices_;
  std::size_t usual_ = 0;  // the choice that comes first by keys
  wxString text_;
  wxBoxSizer* outer_;  // the message beside the buttons, or above them where that is too narrow
  wxStaticBitmap* icon_;
  wxStaticText* label_;
  wxBoxSizer* row_;  // of the buttons
  std::array<wxButton*, kMostChoices> buttons_{};
  int width_ = 0;  // that the lines were broken for
};

// What a bar with that icon stands on, in light and dark.
wxColour notice_ground(int icon);

}  // namespace chartroom::editor
