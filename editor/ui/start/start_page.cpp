#include "editor/ui/start/start_page.h"

#include <filesystem>
#include <utility>

#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/model/documents/pack_document.h"
#include "editor/ui/canvas/map_bitmap.h"
#include "editor/ui/dialogs/new_map_form.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/files/map_file.h"
#include "maps/files/named_path.h"
#include "maps/files/pack_file.h"
#include "maps/files/pack_search.h"
#include "maps/platform/installed.h"

namespace chartroom::editor {
namespace {

constexpr int kStartPicture = 88;
constexpr int kStartGap = 12;
constexpr std::size_t kMostRecent = 6;

// Returns the map whose picture stands for the pack.
std::optional<maps::Map> first_map(const maps::PackFile& pack) {
  if (pack.pack.maps.empty()) return std::nullopt;
  const auto folder = std::filesystem::path(pack.path).parent_path();
  const ParseResult<maps::MapFile> map =
      maps::load_map(maps::named_path(folder, pack.pack.maps.front()));
  return map ? std::optional(map.value->map) : std::nullopt;
}

wxString size_text(const maps::Map& map) {
  return wxString::Format(wxString::FromUTF8("%d × %d"), map.size.columns, map.size.rows);
}

}  // namespace

StartPage::StartPage(wxWindow* parent, Choices choices)
    : wxPanel(parent), choices_(std::move(choices)) {
  auto* title = new wxStaticText(this, wxID_ANY, _("What would you like to draw?"));
  title->SetFont(title->GetFont().Bold().Scaled(1.4F));
  wxSizer* new_map = make_new_map();
  list_ = new wxDataViewListCtrl(this, kIdStart, wxDefaultPosition, wxDefaultSize,
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, _("Recent and shipped maps"));
  list_->SetRowHeight(FromDIP(kStartPicture + 4));
  list_->AppendBitmapColumn(_("Picture"), 0, wxDATAVIEW_CELL_INERT, FromDIP(kStartPicture + 16));
  list_->AppendTextColumn(_("Name"), wxDATAVIEW_CELL_INERT, FromDIP(190));
  list_->AppendTextColumn(_("Size"), wxDATAVIEW_CELL_INERT, FromDIP(80));
  list_->AppendTextColumn(_("Source"), wxDATAVIEW_CELL_INERT, FromDIP(260));
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED,
              [this](wxDataViewEvent&) { take(list_->GetSelectedRow()); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  const auto flags = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(kStartGap));
  sizer->Add(title, flags);
  sizer->Add(new_map, flags);
  sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(kStartGap)));
  sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(kStartGap)));
  SetSizer(sizer);
  Hide();
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE && !menu_is_open()) return choices_.leave();
    event.Skip();
  });
}

wxSizer* StartPage::make_new_map() {
  const auto create = [this] { choices_.begin(form_->document()); };
  form_ = new NewMapForm(this, create);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(form_);
  row->Add(make_button(_("&Create Map"), create),
           wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(kStartGap)));
  return row;
}

wxSizer* StartPage::make_buttons() {
  auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
  const auto add = [&](const wxString& label, const std::function<void()>& press) {
    wxButton* button = make_button(label, press);
    row->Add(button, wxSizerFlags().Border(wxRIGHT | wxTOP, FromDIP(kStartGap / 2)));
    return button;
  };
  take_ = add(_("&Open"), [this] { take(list_->GetSelectedRow()); });
  add(_("&Browse..."), choices_.ask_open);
  add(_("&Learn in Five Steps"), choices_.learn);
  add(_("&Skip"), choices_.leave);
  return row;
}

wxButton* StartPage::make_button(const wxString& label, std::function<void()> press) {
  auto* button = new wxButton(this, wxID_ANY, label);
  button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
  return button;
}

void StartPage::show(const std::vector<std::string>& recent) {
  list_->DeleteAllItems();
  rows_.clear();
  for (const std::string& path : recent) {
    if (rows_.size() < kMostRecent) add_recent(path);
  }
  add_shipped();
  if (!rows_.empty()) list_->SelectRow(0);
  take_->Enable(!rows_.empty());
  Show();
}

void StartPage::add_recent(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return;
  if (const ParseResult<maps::PackFile> pack = maps::parse_pack(*bytes.value, path)) {
    const std::optional<maps::Map> first = first_map(*pack.value);
    const wxString label = to_wx(text_in(pack.value->pack.name, ui_language()));
    return add({path, std::nullopt}, first ? &*first : nullptr, label, path_to_wx(path));
  }
  const wxFileName name(path_to_wx(path));
  const ParseResult<maps::MapFile> file = maps::parse_map(*bytes.value, path);
  const wxString label =
      file ? to_wx(text_in(file.value->map.name, ui_language())) : name.GetFullName();
  add({path, std::nullopt}, file ? &file.value->map : nullptr, label, path_to_wx(path));
}

void StartPage::add_shipped() {
  const auto folder = installed_folder("packs");
  if (!folder) return;
  const std::vector<ShippedMap> all = shipped_maps({*folder});
  for (const ShippedMap& shipped : all) {
    add({"", shipped.map}, &shipped.map, to_wx(text_in(shipped.map.name, ui_language())),
        wxString::Format(_("From %s (opens a copy)"), to_wx(shipped.pack)));
  }
  std::string last;
  for (const ShippedMap& shipped : all) {
    const auto path = maps::nearest_pack(shipped.path);
    if (!path || *path == std::exchange(last, *path)) continue;
    add({*path, std::nullopt}, &shipped.map, to_wx(shipped.pack), _("Pack of maps"));
  }
}

void StartPage::add(Row row, const maps::Map* picture, const wxString& name,
                    const wxString& origin) {
  const bool dark = wxSystemSettings::GetAppearance().IsDark();
  wxVariant bitmap;
  bitmap << (picture == nullptr
                 ? wxBitmapBundle()
                 : map_bitmap(*picture, FromDIP(kStartPicture), GetContentScaleFactor(), dark));
  wxVector<wxVariant> cells;
  cells.push_back(bitmap);
  cells.push_back(name);
  cells.push_back(picture == nullptr ? wxString() : size_text(*picture));
  cells.push_back(origin);
  list_->AppendItem(cells);
  rows_.push_back(std::move(row));
}

void StartPage::take(int row) {
  if (row == wxNOT_FOUND) return;
  // A copy, as opening a document closes the page and may replace its rows.
  const Row chosen = rows_[static_cast<std::size_t>(row)];
  if (chosen.map) {
    choices_.begin(MapDocument::copy_of(*chosen.map));
  } else {
    choices_.open(chosen.path);
  }
}

}  // namespace chartroom::editor
