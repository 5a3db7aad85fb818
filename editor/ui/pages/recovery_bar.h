// The bar above the tabs with the drafts that earlier runs left.
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

struct OrphanedDraft;

// Each draft stays until the user answers. Later hides the bar until the user goes to it, a draft's
// file is opened, or another draft is added.
class RecoveryBar : public wxPanel {
 public:
  struct Offer {
    std::shared_ptr<OrphanedDraft> draft;
    std::function<wxWindow*(wxWindow* parent)> picture;
    wxString name;
    wxString origin;                         // the time of its last change, and its file
    wxString difference;                     // how it differs from its file
    std::optional<std::string> path;         // its file
    std::vector<NoticeBar::Choice> choices;  // the first restores it
  };

  // `answered` is called when an offer is answered or the bar is put off, to move the focus from a
  // button out of sight.
  RecoveryBar(wxWindow* parent, std::function<void()> answered);

  void add(Offer offer);
  bool offers() const { return !rows_.empty(); }
  // Returns the unanswered drafts in the order in which they were added.
  std::vector<std::shared_ptr<OrphanedDraft>> unanswered() const;
  // Shows the bar if one of its drafts belongs to that file.
  void remind_of(const std::string& path);
  // Shows the bar and gives it the focus.
  void focus_choice();

 private:
  struct Row {
    std::shared_ptr<OrphanedDraft> draft;
    std::vector<NoticeBar::Choice> choices;
    std::optional<std::string> path;
    wxPanel* panel = nullptr;
    wxBoxSizer* across = nullptr;  // texts beside the buttons, or above them if narrow
    wxButton* first = nullptr;
  };

  void add_texts(Row& row, const Offer& offer);
  void add_buttons(Row& row, const wxString& name);
  void take(const wxPanel* panel, std::size_t choice);
  void restore_all();
  void put_off();
  Row drop(std::size_t index);
  void fit();

  std::function<void()> answered_;
  std::vector<Row> rows_;
  wxStaticText* title_;
  wxButton* all_;
  wxButton* later_;
  wxScrolledWindow* list_;
  wxBoxSizer* column_;
  wxSize window_;  // for which the rows were laid out
};

}  // namespace chartroom::editor
