// What the checks say of the document in front: filter, go to the place, fix, accept.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

class FindingsPanel : public SidePanel {
 public:
  // `save` writes the document's file: for some findings that is the fix. `accept` has the pack of
  // the document accept findings.
  FindingsPanel(wxWindow* parent, std::function<void()> changed, std::function<void()> save,
                std::function<void(maps::Exclusion)> accept);
  // Judges the document, and shows what there is to say.
  void update() override;
  // What has no room is cut off below: GTK complains of lists that are squeezed.
  bool Layout() override;

  // F8: to the next finding (+1) or the one before (-1), and its place.
  void go(int step);
  bool can_go() const;
  bool can_fix() const;
  void fix_current();
  bool can_exclude() const { return can_exclude_; }
  void exclude_current();
  // Shows why a player cares about the chosen finding.
  void explain();

 private:
  FindingList& findings() const { return page().findings(); }
  // Null where none is chosen.
  const reports::Finding* current() const;
  void add_filters(wxSizer& sizer);
  void add_buttons(wxSizer& row);
  void add_texts(wxSizer& sizer);
  void on_filter();
  void on_selected();
  void show_list();
  void show_current();
  void show_status();
  void on_slow();

  std::function<void()> save_;
  std::function<void(maps::Exclusion)> accept_;
  wxSizer* filters_ = nullptr;
  wxChoice* severity_;
  wxTextCtrl* codes_;
  wxCheckBox* excluded_;
  wxDataViewListCtrl* list_;
  wxStaticText* why_;
  wxButton* fix_button_;
  wxButton* exclude_;
  wxStaticText* status_;
  std::vector<std::size_t> rows_;  // places in all()
  bool filling_ = false;
  bool can_exclude_ = false;
  SlowFindings slow_;  // the last member: its thread calls the panel
};

}  // namespace chartroom::editor
