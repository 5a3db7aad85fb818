#include "editor/ui/dialogs/generate_dialog.h"

#include <utility>

#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stdpaths.h>

#include "editor/model/generate/found_pack.h"
#include "editor/ui/dialogs/generate_form.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/safe_file.h"
#include "validator/generate/pack_folder.h"

namespace chartroom::editor {
namespace {

constexpr int kGeneratedPicture = 96;
constexpr int kNewsLines = 4;  // in the language with the longest text

wxString figures_of(const generate::Found& found) {
  const maps::Map& map = found.layout.map;
  const int islands = found.layout.islands;
  return to_wx(text_in(map.name, ui_language())) + "\n" +
         wxString::Format(wxPLURAL("%d island", "%d islands", islands), islands) +
         wxString::FromUTF8(" · ") +
         wxString::Format(_("%s possible positions after %d moves"),
                          shown_decimal(found.layout.mean_positions), generate::kTrackedMoves);
}

wxString news_of(const SearchState& state) {
  const wxString tried = wxString::Format(_("%s candidates, %s games"),
                                          shown_count(state.candidates), shown_count(state.games));
  switch (state.stage) {
    case SearchStage::none:
      return _(
          "Finds maps that simulated games show to be fair at three skills. Going first matters by "
          "at most 3 percentage points. Each map takes seconds to minutes.");
    case SearchStage::searching:
      return _("Searching:") + " " + tried;
    case SearchStage::found:
      return _("Finished:") + " " + tried;
    case SearchStage::used_up:
      return _("No more found:") + " " + tried;
    case SearchStage::stopped:
      break;
  }
  return _("Stopped:") + " " + tried;
}

wxString title_of(const SearchState& state) {
  if (state.stage == SearchStage::none) return _("Generate Maps");
  return wxString::Format(_("Generate Maps (%d of %d)"), static_cast<int>(state.found.size()),
                          state.wanted);
}

}  // namespace

GenerateDialog::GenerateDialog(wxWindow* parent, Events events)
    : wxDialog(parent, wxID_ANY, _("Generate Maps"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      events_(std::move(events)),
      form_(new GenerateForm(this)),
      live_(std::make_unique<LiveSearch>([this] { hear_news(); })) {
  auto* halves = new wxBoxSizer(wxHORIZONTAL);
  halves->Add(form_, wxSizerFlags().Border(wxALL, FromDIP(12)));
  halves->Add(make_found(), wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(halves, wxSizerFlags(1).Expand());
  sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
  SetSizerAndFit(sizer);
  CentreOnParent();
  // Found maps stay until the next search, also while the dialog is hidden.
  Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
    live_->stop();
    Hide();
  });
  SetEscapeId(wxID_CLOSE);
  show_news();
}

void GenerateDialog::hear_news() {
  CallAfter([this] { show_news(); });
}

void GenerateDialog::take_over(GenerateDialog& other) {
  form_->take_over(*other.form_);
  saved_ = other.saved_;
  std::swap(live_, other.live_);
  live_->tell([this] { hear_news(); });
  other.live_->tell([] {});
  show_news();
  if (other.IsShown()) Show();
}

void GenerateDialog::come() {
  Show();
  Raise();
  form_->focus_first();
}

wxSizer* GenerateDialog::make_found() {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(400, 300)),
                                 wxDV_SINGLE | wxDV_ROW_LINES | wxDV_NO_HEADER);
  set_accessible_name(*list_, _("Maps found"));
  list_->SetRowHeight(FromDIP(kGeneratedPicture + 4));
  list_->AppendBitmapColumn(_("Picture"), 0, wxDATAVIEW_CELL_INERT, FromDIP(kGeneratedPicture + 8));
  list_->AppendTextColumn(_("Map"), wxDATAVIEW_CELL_INERT, FromDIP(270));
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { open_chosen(); });
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { update_buttons(); });
  news_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition,
                           wxSize(FromDIP(400), kNewsLines * GetCharHeight()), wxST_NO_AUTORESIZE);
  progress_ = new wxGauge(this, wxID_ANY, 1, wxDefaultPosition, FromDIP(wxSize(60, 8)),
                          wxGA_HORIZONTAL | wxGA_SMOOTH);
  set_accessible_name(*progress_, _("Maps found"));
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(list_, wxSizerFlags(1).Expand());
  column->Add(news_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
  column->Add(progress_, wxSizerFlags().Expand());
  return column;
}

wxSizer* GenerateDialog::make_buttons() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](int id, const wxString& label, std::function<void()> press) {
    auto* button = new wxButton(this, id, label);
    button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
    row->Add(button, wxSizerFlags().Border(wxRIGHT));
    return button;
  };
  search_ = add(wxID_ANY, _("&Search"), [this] { search(); });
  stop_ = add(wxID_ANY, _("S&top"), [this] { live_->stop(); });
  row->AddStretchSpacer();
  open_map_ = add(wxID_ANY, _("&Open in Tab"), [this] { open_chosen(); });
  save_all_ = add(wxID_ANY, _("Save &All as Pack..."), [this] { save_all(); });
  add(wxID_CLOSE, _("Close"), [this] { Close(); });
  search_->SetDefault();
  return row;
}

void GenerateDialog::search() {
  if (unsaved() > 0 && !agrees_to_drop_found(this, unsaved())) return;
  saved_ = 0;
  const generate::Request request = form_->request();
  list_->DeleteAllItems();
  shown_ = {};
  live_->begin(request);
}

void GenerateDialog::open_chosen() {
  const int row = list_->GetSelectedRow();
  if (row == wxNOT_FOUND || row >= static_cast<int>(shown_.found.size())) return;
  events_.open(shown_.found[static_cast<std::size_t>(row)].layout.map);
}

unsigned GenerateDialog::unsaved() const {
  const std::size_t found = live_->state().found.size();
  return static_cast<unsigned>(found > saved_ ? found : 0);
}

// Maps found while the file dialog is open are not in the pack.
bool GenerateDialog::save_all() {
  const SearchState found = live_->state();
  // A file dialog, because a folder dialog has no field for a new folder's name.
  wxFileDialog dialog(this, _("Save All as Pack"), wxStandardPaths::Get().GetDocumentsDir(),
                      _("New Maps"), wxString(), wxFD_SAVE);
  if (dialog.ShowModal() != wxID_OK) return false;
  const std::string folder = path_from_wx(dialog.GetPath());
  if (generate::is_taken(folder)) {
    say(_("That name is already taken."));
    return false;
  }
  try {
    const std::string pack = save_as_pack(found, folder);
    saved_ = found.found.size();
    events_.saved(pack);
    return true;
  } catch (const FileException& failure) {
    say(wxString::Format(_("Couldn't save %s"), fault_text(failure.error())));
    return false;
  }
}

void GenerateDialog::say(const wxString& news) {
  news_->SetLabelText(news);
  news_->Wrap(news_->GetSize().x);
}

void GenerateDialog::show_news() {
  shown_ = live_->state();
  // Late news of an earlier search may have shown a longer list.
  while (list_->GetItemCount() > static_cast<int>(shown_.found.size())) {
    list_->DeleteItem(static_cast<unsigned>(list_->GetItemCount() - 1));
  }
  for (std::size_t i = static_cast<std::size_t>(list_->GetItemCount()); i < shown_.found.size();
       ++i) {
    add_row(shown_.found[i]);
  }
  if (list_->GetSelectedRow() == wxNOT_FOUND && !shown_.found.empty()) list_->SelectRow(0);
  say(news_of(shown_));
  progress_->SetRange(std::max(1, shown_.wanted));
  progress_->SetValue(static_cast<int>(shown_.found.size()));
  SetTitle(title_of(shown_));
  update_buttons();
}

void GenerateDialog::add_row(const generate::Found& found) {
  const maps::Map& map = found.layout.map;
  wxVariant picture;
  picture << pictures_.of(map.id, map, FromDIP(kGeneratedPicture), GetContentScaleFactor());
  wxVector<wxVariant> cells;
  cells.push_back(picture);
  cells.push_back(figures_of(found));
  list_->AppendItem(cells);
}

void GenerateDialog::update_buttons() {
  const bool searching = shown_.stage == SearchStage::searching;
  const wxWindow* focused = FindFocus();
  search_->Enable(!searching);
  stop_->Enable(searching);
  // Keep the focus in the row if the pressed button becomes disabled.
  if (searching && focused == search_) stop_->SetFocus();
  if (!searching && focused == stop_) search_->SetFocus();
  open_map_->Enable(list_->GetSelectedRow() != wxNOT_FOUND);
  save_all_->Enable(!shown_.found.empty());
}

}  // namespace chartroom::editor
