// Filters the shown findings by severity and code, and shows excluded ones.
#pragma once

#include <functional>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/model/documents/finding_list.h"

namespace chartroom::editor {

class FindingFilters {
 public:
  FindingFilters(wxWindow* parent, std::function<void()> changed);
  FindingFilters(const FindingFilters&) = delete;
  FindingFilters& operator=(const FindingFilters&) = delete;

  // The row of the controls. A narrow panel wraps it, and a low panel cuts off the last line.
  wxSizer& row() { return *row_; }
  // Adds a control after the first one and those added before.
  void add(wxWindow& control) { row_->Insert(behind_first_++, &control, flags_); }
  FindingFilter chosen() const;
  // Hides or shows the controls for codes and excluded findings while they do not filter.
  void show_few(bool few);
  bool accepted_shown() const { return excluded_->GetValue(); }
  void show_accepted(bool shown) { excluded_->SetValue(shown); }

 private:
  wxSizer* row_;
  wxSizerFlags flags_;
  std::size_t behind_first_ = 1;
  wxChoice* severity_;
  wxTextCtrl* codes_;
  wxCheckBox* excluded_;
};

}  // namespace chartroom::editor
