#include "editor/ui/pages/pack_page.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <wx/choicdlg.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include "editor/model/marked.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/documents/print_checks.h"

namespace chartroom::editor {
namespace {

constexpr int kBetweenButtons = 6;
constexpr int kLeastPackHeight = 322;  // a few maps and the fields below them
constexpr int kMostAccepted = 3;       // rows in sight below the list's header
constexpr int kRoundPackRow = 10;
constexpr int kLeastPackWidth = 650;  // maps with their verdicts, and the fields beside them

wxDataViewListCtrl* make_list(wxWindow* parent, const wxString& name) {
  auto* list = new wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list, name);
  return list;
}

void append(wxDataViewListCtrl& list, std::initializer_list<wxString> texts) {
  wxVector<wxVariant> cells;
  for (const wxString& text : texts) cells.push_back(text);
  list.AppendItem(cells);
}

}  // namespace

PackPage::PackPage(wxWindow* parent, PackDocument document, Events events)
    : Page(parent),
      document_(std::move(document)),
      findings_(exporters::full_catalogue()),
      events_(std::move(events)),
      fields_(document_, {events_.changed, [this](const wxString& why) { say_refusal(why); }}) {
  has_other_document();
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(make_maps(this), wxSizerFlags(3).Expand());
  preview_ = new MapPreview(this, FromDIP(wxSize(180, 180)));
  auto* beside = new wxBoxSizer(wxVERTICAL);
  beside->Add(preview_, wxSizerFlags(1).Expand());
  beside->Add(fields_.make_details(this), wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
  row->Add(beside, wxSizerFlags(2).Expand());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(&notice(), wxSizerFlags().Expand());
  sizer->Add(row, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  update();
  // Selected without scrolling: a list without room yet would scroll past the row.
  if (maps_->GetItemCount() > 0) maps_->SelectRow(0);
  show_preview();
}

wxWindow* PackPage::make_maps(wxWindow* parent) {
  auto* side = new wxPanel(parent);
  maps_ = new PackList(side, wxID_ANY, events_.open);
  maps_->add_verdicts();
  maps_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    show_preview();
    event.Skip();
  });
  order_ = std::make_unique<PackOrder>(*maps_, document_, events_.changed);
  wxSizer* languages = fields_.make_languages(side);
  accepted_ = make_list(side, _("Excluded findings"));
  accepted_->AppendTextColumn(_("Code"), wxDATAVIEW_CELL_INERT, FromDIP(58));
  accepted_->AppendTextColumn(_("Map"), wxDATAVIEW_CELL_INERT, FromDIP(120));
  accepted_->AppendTextColumn(_("Reason"), wxDATAVIEW_CELL_INERT, FromDIP(240));
  accepted_->SetToolTip(_("Delete removes the exclusion, so its findings count again"));
  accepted_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_DELETE || event.HasAnyModifiers()) return event.Skip();
    accept_no_more();
  });
  const auto flags = wxSizerFlags().Expand().Border(wxALL, FromDIP(6));
  all_accepted_ = new wxBoxSizer(wxHORIZONTAL);
  all_accepted_->Add(accepted_, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(6)));
  add_button(side, *all_accepted_, _("Stop E&xcluding"), [this] { accept_no_more(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(maps_, wxSizerFlags(1).Expand());
  sizer->Add(make_buttons(side), flags);
  sizer->Add(languages, flags);
  sizer->Add(all_accepted_, wxSizerFlags().Expand());
  side->SetSizer(sizer);
  return side;
}

wxSizer* PackPage::make_buttons(wxWindow* parent) {
  auto* buttons = new wxWrapSizer(wxHORIZONTAL);
  add_button(parent, *buttons, _("&Up"), [this] { order_->move(-1); });
  add_button(parent, *buttons, _("&Down"), [this] { order_->move(+1); });
  add_button(parent, *buttons, _("&Add Maps..."), [this] { add(); });
  add_button(parent, *buttons, _("&Remove"), [this] { order_->remove(); });
  return buttons;
}

void PackPage::add_button(wxWindow* parent, wxSizer& sizer, const wxString& label,
                          std::function<void()> press) {
  auto* button =
      new wxButton(parent, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  // No more than the label's room, so that all buttons fit in one row as long as possible.
  button->SetMinSize(button->GetBestSize() + FromDIP(wxSize(14, 8)));
  button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
  sizer.Add(button, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(kBetweenButtons)));
}

int PackPage::least_width() const { return FromDIP(kLeastPackWidth); }

int PackPage::least_workplace() const { return FromDIP(kLeastPackHeight); }

wxString PackPage::describe() const {
  const auto count = static_cast<unsigned>(document_.pack().maps.size());
  return to_wx(document_.pack().id) + wxString::FromUTF8(" · ") +
         wxString::Format(wxPLURAL("%u map", "%u maps", count), count);
}

wxString PackPage::describe_unsaved() const {
  const wxString parts = describe_differing(document_.saved_pack(), document_.pack());
  return parts.empty() ? _("the file itself") : parts;
}

void PackPage::update() {
  maps_->show(document_.entries(), events_.is_unsaved);
  fields_.update();
  accepted_->DeleteAllItems();
  for (const maps::Exclusion& each : document_.pack().checks.exclude) {
    const std::string of = each.map.value_or(each.deck.value_or(""));
    append(*accepted_, {to_wx(each.code), of.empty() ? _("all") : to_wx(of), to_wx(each.reason)});
  }
  // The list of exclusions leaves as much room as possible to the maps.
  const int rows = 1 + std::min(accepted_->GetItemCount(), kMostAccepted);
  const int height = rows * (GetCharHeight() + FromDIP(kRoundPackRow));
  const bool some = accepted_->GetItemCount() > 0;
  if (accepted_->IsShown() != some || accepted_->GetMinSize().GetHeight() != height) {
    accepted_->SetMinSize(wxSize(-1, height));
    all_accepted_->ShowItems(some);
    accepted_->GetParent()->Layout();
  }
  show_preview();
}

void PackPage::finish_edit() { fields_.finish(); }

void PackPage::show_preview() {
  const PackDocument::Entry* entry = maps_->chosen();
  preview_->show(entry == nullptr ? std::nullopt : entry->map);
}

std::vector<FileError> PackPage::ask(const wxString& text, const std::string& other,
                                     std::vector<NoticeBar::Choice> choices) {
  const ParseResult<maps::PackFile> file = maps::parse_pack(other, document_.path());
  if (!file) return file.errors;
  const wxString parts = describe_differing(document_.pack(), file.value->pack);
  const wxString differs =
      parts.empty() ? _("The packs are the same.") : wxString::Format(_("Differences: %s."), parts);
  notice().show(text + "\n" + differs, wxICON_WARNING, std::move(choices));
  return {};
}

bool PackPage::shown_files_are_news() {
  std::vector<std::optional<FileStamp>> stamps;
  for (const PackDocument::Entry& entry : maps()) stamps.push_back(stamp_on_disk(entry.path));
  return std::exchange(maps_seen_, stamps) != stamps;
}

void PackPage::highlight_finding(std::size_t index) {
  for (std::size_t row = 0; row < maps_->entries().size(); ++row) {
    if (maps_->entries()[row].path == findings_.at(index).path) maps_->choose(row);
  }
  show_preview();
}

void PackPage::open_finding(std::size_t index) {
  const reports::Finding finding = findings_.at(index);
  if (finding.path != document_.path()) events_.open_at(finding.path, finding);
}

bool PackPage::has_fix_options(const reports::Finding& finding) const {
  const checks::Check* check = findings_.check(finding.code);
  return check != nullptr && check->listing_fixes;
}

bool PackPage::fix_finding(std::size_t index) {
  if (!has_fix_options(findings_.at(index))) return false;
  if (const auto why = document_.add(std::string(findings_.at(index).path))) {
    notice().show(wxGetTranslation(to_wx(*why)), wxICON_INFORMATION);
  }
  events_.changed();
  return true;
}

std::optional<std::string> PackPage::why_not_excluded() const {
  if (!document_.stamp()) {
    return marked("Save the pack, open the map or deck, and exclude it there");
  }
  return marked("Open its map or deck and exclude it there");
}

maps::Exclusion PackPage::new_exclusion(std::size_t index, const std::string& reason) const {
  return {.code = findings_.at(index).code, .map = std::nullopt, .points = {}, .reason = reason};
}

void PackPage::add() {
  if (notice().IsShown()) notice().dismiss();
  const std::vector<std::string> files = document_.unlisted();
  if (files.empty()) return add_copies();
  wxArrayString names;
  for (const std::string& file : files) names.Add(path_to_wx(file));
  wxMultiChoiceDialog dialog(this, _("Maps in the folder that are not in the pack yet:"),
                             _("Add Maps"), names);
  wxArrayInt all;
  for (std::size_t i = 0; i < files.size(); ++i) all.Add(static_cast<int>(i));
  dialog.SetSelections(all);
  if (dialog.ShowModal() != wxID_OK) return;
  const auto folder = std::filesystem::path(document_.path()).parent_path();
  for (const int chosen : dialog.GetSelections()) {
    const auto why = document_.add((folder / files[static_cast<std::size_t>(chosen)]).string());
    if (why) notice().show(wxGetTranslation(to_wx(*why)), wxICON_INFORMATION);
  }
  show_added();
}

// Chooses the added map, which is the last and may be out of sight.
void PackPage::show_added() {
  events_.changed();
  if (maps_->GetItemCount() > 0) maps_->choose(static_cast<std::size_t>(maps_->GetItemCount()) - 1);
}

// Adds maps of other folders: the pack has all maps of its own.
void PackPage::add_copies() {
  const std::vector<std::string> paths = events_.which_to_copy();
  if (paths.empty()) return;
  wxString refused;
  for (const std::string& path : paths) {
    wxString why;
    try {
      if (const auto reason = document_.add_copy(path)) why = wxGetTranslation(to_wx(*reason));
    } catch (const FileException& failure) {
      why = fault_text(failure.error());
    }
    if (why.empty()) continue;
    refused += (refused.empty() ? wxString() : "\n") + path_to_wx(path) + ": " + why;
  }
  if (!refused.empty()) notice().show(refused, wxICON_WARNING);
  show_added();
}

void PackPage::accept_no_more() {
  const int row = accepted_->GetSelectedRow();
  if (row == wxNOT_FOUND) return;
  document_.accept_no_more({document_.pack().checks.exclude.at(static_cast<std::size_t>(row))});
  events_.changed();
}

wxString describe_differing(const maps::Pack& a, const maps::Pack& b) {
  std::vector<wxString> parts;
  for (const char* part : differing_parts(a, b)) parts.push_back(wxGetTranslation(part));
  return enumerated(parts);
}

}  // namespace chartroom::editor
