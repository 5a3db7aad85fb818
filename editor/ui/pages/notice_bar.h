// The bar above a document that says what happened and offers what to do about it.
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

// Not a wxInfoBar: GTK's measures its text before it breaks the lines, and cuts off the last.
class NoticeBar : public wxPanel {
 public:
  // A button that the user may press; the bar hides before `take` runs.
  struct Choice {
    wxString label;
    std::function<void()> take;
  };

  // `dismissed` is called when the bar has hidden, to move the focus from a button out of sight.
  NoticeBar(wxWindow* parent, std::function<void()> dismissed);

  // Shows a text, at most kMostChoices buttons, and a button that dismisses the bar, as Escape
  // does. The icon is wxICON_INFORMATION, wxICON_WARNING or wxICON_ERROR.
  void show(const wxString& text, int icon, std::vector<Choice> choices = {});
  // Shows a question that the user's command has raised: the choice `focused` gets the focus.
  void ask(const wxString& text, std::vector<Choice> choices, std::size_t focused = 0);
  // Shows the first faults of a file that could not be opened, and the others on demand.
  void show_faults(const std::string& path, const std::vector<FileError>& errors);
  void dismiss();
  // Hides the bar because its text is no longer true; the focus stays where the user types.
  void withdraw();
  // Hides the bar unless it asks something.
  void dismiss_messages();
  // Gives the focus to the choice that ask() focused, else to the first one.
  void focus_choice();

  const wxString& text() const { return text_; }

 private:
  static constexpr std::size_t kMostChoices = 4;
  void fit();
  // Breaks the text for a width in pixels, and returns the height of its lines.
  int break_lines(int room);
  void leave();
  void take(std::size_t choice);
  void show_all_faults(const std::vector<FileError>& errors);

  std::function<void()> dismissed_;
  std::vector<Choice> choices_;
  std::size_t usual_ = 0;  // the choice that gets the focus
  wxString text_;
  wxBoxSizer* outer_;  // the message beside the buttons, or above them if that is too narrow
  wxStaticBitmap* icon_;
  wxStaticText* label_;
  wxBoxSizer* row_;  // the buttons
  std::array<wxButton*, kMostChoices> buttons_{};
  int width_ = 0;  // for which the lines were broken
};

// Returns the background of a bar with that icon, for a light or dark desktop.
wxColour notice_background(int icon);

}  // namespace chartroom::editor
