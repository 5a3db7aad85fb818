// The panel of a game: players, actions and why some are refused, and the announcements.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "editor/ui/pages/side_panel.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/toolkit/cell_texts.h"

namespace chartroom::editor {

class GamePanel : public PanelOf<PlayPage> {
 public:
  explicit GamePanel(wxWindow* parent);

  void update() override;
  bool Layout() override;

 private:
  using Row = std::vector<wxString>;

  wxSizer* make_seats();
  wxSizer* make_actions();
  wxSizer* make_answers();
  void make_list();
  wxButton* add_action(wxSizer& sizer, const wxString& label, const wxString& name,
                       std::function<void()> press);
  void update_seats();
  void update_actions();
  void update_list();
  // Returns the refused actions, each with the reason.
  wxString reasons() const;
  std::vector<Row> rows() const;
  void on_selected();

  std::array<wxChoice*, 2> seats_{};
  std::array<wxStaticText*, 2> teams_{};
  wxChoice* first_ = nullptr;
  wxCheckBox* agents_ = nullptr;
  std::array<wxButton*, 4> steps_{};
  wxToggleButton* silence_ = nullptr;
  wxToggleButton* torpedo_ = nullptr;
  wxButton* sonar_ = nullptr;
  wxButton* surface_ = nullptr;
  wxButton* row_ = nullptr;
  wxButton* column_ = nullptr;
  wxStaticText* reasons_ = nullptr;
  wxDataViewListCtrl* list_ = nullptr;
  std::optional<ColumnWidths> widths_;
  std::vector<Row> shown_;
  wxString why_;  // the text of `reasons_`, wrapped for `why_width_`
  int why_width_ = 0;
};

}  // namespace chartroom::editor
