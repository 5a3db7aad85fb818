// What the checks say of the document in front: filter, sort, go to the place, fix, accept.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/model/verdict/map_verdict.h"
#include "editor/ui/findings/finding_filters.h"
#include "editor/ui/findings/finding_table.h"
#include "editor/ui/pages/finding_source.h"
#include "editor/ui/pages/page.h"

namespace chartroom::editor {

class FindingsPanel : public wxPanel {
 public:
  struct Events {
    std::function<void()> changed;  // after every change of the document that the panel makes
    std::function<void()> save;     // the document's file: for some findings that is the fix
    // Have the pack of the document accept findings, or accept them no more.
    std::function<void(maps::Exclusion)> accept;
    std::function<void(const std::vector<maps::Exclusion>&)> accept_no_more;
    // What is known of how the document in front plays.
    std::function<std::optional<MapVerdict>()> played;
    // Shows a game of captains of which a finding's code speaks.
    std::function<void(const std::string&)> show_game;
    // The menu of the chosen finding is wanted.
    std::function<void()> menu;
  };
  FindingsPanel(wxWindow* parent, Events events);
  // Another document has come to the front.
  void show(Page& page);
  // The page is about to be closed.
  void forget(const Page& page);
  // Judges the document, and shows what there is to say.
  void update();
  // More is known of how the document plays.
  void judge_play();
  // What has no room is cut off below: GTK complains of lists that are squeezed.
  bool Layout() override;
  // Puts the list first, so that of a panel that is too low for all it is what stays in sight.
  void show_few(bool few);
  // Of a few findings with all that stands round them, which may take more rows in a narrow panel;
  // and of two findings and what can be done with them.
  int whole_height() const;
  int least_height() const;

  // The chosen finding, until the list changes; null where none is.
  const reports::Finding* current() const;
  // F8: to the next finding (+1) or the one before (-1), and its place.
  void go(int step);
  // Goes to the finding of that place in the document's list.
  void choose(std::size_t place);
  bool can_go() const;
  bool can_fix() const;
  void fix_current();
  // A finding about the games of captains.
  bool has_game() const;
  // Says why, and what would help, where it cannot be accepted.
  void exclude_current();
  bool can_exclude() const { return current() != nullptr && !can_include_; }
  bool can_include() const { return current() != nullptr && can_include_; }
  void include_current();
  bool accepted_shown() const { return filters_->accepted_shown(); }
  void show_accepted(bool shown);
  const FindingOrder& order() const { return order_; }
  void sort(FindingOrder order);
  // Shows why a player cares about the chosen finding.
  void explain();

 private:
  FindingList& findings() const { return source_->findings(); }
  // The list is to show what the filters, the order and the language say.
  void arrange();
  void add_buttons(wxWindow* parent);
  void add_texts(wxWindow* parent, wxSizer& sizer);
  int few_rows() const;
  void show_heads_with_room();
  // After a change of what stands round the list.
  void lay_out_again();
  void on_filter();
  void on_selected();
  void show_list();
  void show_current();
  void show_status();
  // "Judged: structure, print. Not judged: tracking, fairness.": in short, and with the levels by
  // whose games fairness was judged.
  std::pair<wxString, wxString> extent() const;
  void take(SlowFindings& judged);

  Events events_;
  Page* page_ = nullptr;
  FindingSource* source_ = nullptr;  // the page's; null where checks say nothing of it
  wxNotebook* book_;
  std::unique_ptr<FindingFilters> filters_;
  bool few_ = false;
  FindingTable* list_;
  wxSizer* texts_ = nullptr;  // below the list
  wxStaticText* why_;
  wxButton* fix_button_;
  wxButton* exclude_;
  wxStaticText* status_;
  std::vector<std::size_t> rows_;  // places in all()
  bool filling_ = false;
  bool lit_ = false;  // the points of the current finding, on the board
  wxString why_not_accepted_;
  bool can_exclude_ = false;
  bool can_include_ = false;
  FindingOrder order_;
  // The last members: their threads call the panel.
  SlowFindings sheets_;
  SlowFindings play_;
};

}  // namespace chartroom::editor
