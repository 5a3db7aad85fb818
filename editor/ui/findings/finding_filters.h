// Which findings are shown: from which severity on, of which codes, and accepted ones too.
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

  // The row that all stand in, and what `add` puts beside the first; in a narrow panel it takes
  // more lines, and a low one cuts off the last.
  wxSizer& row() { return *row_; }
  void add(wxWindow& control) { row_->Insert(behind_first_++, &control, flags_); }
  FindingFilter chosen() const;
  // Hides what does not filter.
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
