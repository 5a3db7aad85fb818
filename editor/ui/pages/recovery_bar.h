// The bar above the tabs with all unsaved work that earlier runs left behind.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/ui/pages/notice_bar.h"

namespace chartroom::editor {

struct LeftWork;

// Each offer stays until it is answered, whatever else happens in the window; put off, it is out of
// sight until it is called, its file is opened, or another one comes.
class RecoveryBar : public wxPanel {
 public:
  struct Offer {
    std::shared_ptr<LeftWork> work;
    std::function<wxWindow*(wxWindow* parent)> picture;
    wxString name;
    wxString origin;                         // when it was changed last, and its file
    wxString differs;                        // from that file
    std::optional<std::string> path;         // of that file
    std::vector<NoticeBar::Choice> choices;  // the first restores it
  };

  // `answered` is called when the last offer has gone or been put off, so that the focus does not
  // stay with a button nobody sees.
  RecoveryBar(wxWindow* parent, std::function<void()> answered);

  void add(Offer offer);
  bool offers() const { return !rows_.empty(); }
  // What nobody has answered yet, in the order in which it came.
  std::vector<std::shared_ptr<LeftWork>> unanswered() const;
  // Brings them into sight where one of them is work on that file.
  void remind_of(const std::string& path);
  // Brings them into sight.
  void focus_choice();

 private:
  struct Row {
    std::shared_ptr<LeftWork> work;
    std::vector<NoticeBar::Choice> choices;
    std::optional<std::string> path;
    wxPanel* panel = nullptr;
    wxBoxSizer* across = nullptr;  // texts beside the buttons, or above them where it is narrow
    wxButton* first = nullptr;
  };

  void add_texts(Row& row, const Offer& offer);
  void add_buttons(Row& row, const wxString& name);
  void take(const wxPanel* panel, std::size_t choice);
  void restore_all();
  void put_off();
  // The row goes; its choice can be taken no more.
  Row drop(std::size_t place);
  void fit();

  std::function<void()> answered_;
  std::vector<Row> rows_;
  wxStaticText* title_;
  wxButton* all_;
  wxButton* later_;
  wxScrolledWindow* list_;
  wxBoxSizer* column_;
  wxSize window_;  // that the rows were laid out for
};

}  // namespace chartroom::editor
