// The findings on the document in front: filter, sort, go to the place, fix, exclude.
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
    std::function<void()> save;     // saves the document, which is the fix of some findings
    // Exclude findings in the document's pack, or remove exclusions.
    std::function<void(maps::Exclusion)> accept;
    std::function<void(const std::vector<maps::Exclusion>&)> accept_no_more;
    // Returns the verdict on the document in front so far.
    std::function<std::optional<MapVerdict>()> played;
    // Shows a game of captains that illustrates a finding of this code.
    std::function<void(const std::string&)> show_game;
    // Opens the menu of the chosen finding.
    std::function<void()> menu;
  };
  FindingsPanel(wxWindow* parent, Events events);
  // Shows the document of a page that came to the front.
  void show(Page& page);
  // Call before the page closes.
  void forget(const Page& page);
  // Checks the document and shows its findings.
  void update();
  // Call when the document's verdict has changed.
  void validate_play();
  // Cuts off below what does not fit: GTK complains about lists that are too small.
  bool Layout() override;
  // Puts the list first, so that it stays visible in a low panel.
  void show_few(bool few);
  // Return the heights for a few findings with all controls, which depend on the panel's width; and
  // for two findings with their buttons.
  int whole_height() const;
  int least_height() const;

  // Returns the chosen finding, valid until the list changes; null if there is none.
  const reports::Finding* current() const;
  // Goes to the next finding (+1) or the previous one (-1), and its place: F8.
  void go(int step);
  // Goes to the finding with that index in the document's list.
  void choose(std::size_t index);
  bool can_go() const;
  bool can_fix() const;
  void fix_current();
  // True if a game illustrates the chosen finding.
  bool has_game() const;
  // Excludes the chosen finding, or says why it cannot be excluded and what would help.
  void exclude_current();
  bool can_exclude() const { return current() != nullptr && !can_include_; }
  bool can_include() const { return current() != nullptr && can_include_; }
  void include_current();
  bool accepted_shown() const { return filters_->accepted_shown(); }
  void show_accepted(bool shown);
  const FindingOrder& order() const { return order_; }
  void sort(FindingOrder order);
  // Shows why the chosen finding matters to players.
  void explain();

 private:
  static constexpr int kLeastList = 100;  // the height of the header and a few rows

  FindingList& findings() const { return source_->findings(); }
  // Applies the filters, the order and the language to the list.
  void arrange();
  void add_buttons(wxWindow* parent);
  void add_texts(wxWindow* parent, wxSizer& sizer);
  int few_rows() const;
  void show_heads_with_room();
  // Call after a change of the controls around the list.
  void lay_out_again();
  void on_filter();
  void on_selected();
  void show_list();
  void show_current();
  void show_status();
  // Returns "Checked: structure, print. Not checked yet: fairness.", in short and with the
  // skills whose games decided on fairness.
  std::pair<wxString, wxString> extent() const;
  void take(SlowFindings& checked);

  Events events_;
  Page* page_ = nullptr;
  FindingSource* source_ = nullptr;  // the page's; null if no checks apply to it
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
  bool highlighted_ = false;  // the board highlights the current finding's points
  wxString why_not_accepted_;
  bool can_exclude_ = false;
  bool can_include_ = false;
  FindingOrder order_;
  // The last members: their threads call the panel.
  SlowFindings sheets_;
  SlowFindings play_;
};

}  // namespace chartroom::editor
