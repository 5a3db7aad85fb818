#include "editor/ui/panels/pack_panel.h"

#include <cctype>
#include <filesystem>
#include <utility>

#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/wrapsizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/texts.h"
#include "exporters/documents/print_checks.h"
#include "maps/files/pack_search.h"

namespace chartroom::editor {
namespace {

std::vector<std::string> words_in(const wxString& text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : from_wx(text) + " ") {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
      word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, ""));
    }
  }
  return words;
}

wxString joined(const std::vector<std::string>& words) {
  wxString text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + to_wx(word);
  return text;
}

}  // namespace

PackPanel::PackPanel(wxWindow* parent, std::function<void()> tell,
                     std::function<void(const std::string&)> open)
    : PanelOf(parent, std::move(tell)), open_(std::move(open)) {
  title_ = new wxStaticText(this, wxID_ANY, wxString());
  title_->SetFont(title_->GetFont().Bold());
  maps_ = new wxDataViewListCtrl(this, kIdPack, wxDefaultPosition, wxDefaultSize,
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*maps_, _("Maps of the pack"));
  maps_->AppendTextColumn(_("Map"), wxDATAVIEW_CELL_INERT, FromDIP(150));
  maps_->AppendTextColumn(_("File"), wxDATAVIEW_CELL_INERT, FromDIP(150));
  maps_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) {
    const int row = maps_->GetSelectedRow();
    if (row != wxNOT_FOUND) open_(paths_[static_cast<std::size_t>(row)]);
  });
  auto* buttons = new wxWrapSizer(wxHORIZONTAL);
  add_button(*buttons, _("&Up"), [this] { move(-1); });
  add_button(*buttons, _("&Down"), [this] { move(+1); });
  add_button(*buttons, _("&Add This Map"), [this] { add_front(); });
  add_button(*buttons, _("&Remove"), [this] { remove(); });
  add_button(*buttons, _("&Save Pack"), [this] { save(); });
  languages_ = new wxTextCtrl(this, wxID_ANY);
  set_accessible_name(*languages_, _("Languages"));
  languages_->SetToolTip(_("Those that its maps must be named in: two letters each"));
  languages_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    on_languages();
    event.Skip();
  });
  findings_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                     wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*findings_, _("Findings on the pack"));
  findings_->AppendTextColumn(_("Code"), wxDATAVIEW_CELL_INERT, FromDIP(58));
  findings_->AppendTextColumn(_("What"), wxDATAVIEW_CELL_INERT, FromDIP(240));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  const auto flags = wxSizerFlags().Expand().Border(wxALL, FromDIP(6));
  sizer->Add(title_, flags);
  sizer->Add(maps_, wxSizerFlags(3).Expand());
  sizer->Add(buttons, flags);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(new wxStaticText(this, wxID_ANY, _("Languages")), wxSizerFlags().CentreVertical());
  row->Add(languages_, wxSizerFlags(1).Border(wxLEFT, FromDIP(6)));
  sizer->Add(row, flags);
  sizer->Add(findings_, wxSizerFlags(2).Expand());
  SetSizer(sizer);
}

wxButton* PackPanel::add_button(wxSizer& sizer, const wxString& label,
                                std::function<void()> press) {
  auto* button =
      new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
  sizer.Add(button);
  buttons_.push_back(button);
  return button;
}

void PackPanel::update() {
  if (!has_page()) return;
  const std::string& path = document().path();
  const std::string pack = path.empty() ? "" : maps::nearest_pack(path).value_or("");
  // A pack that is being changed stays until it is saved.
  if (!modified() && !pack.empty() && pack != tried_) return show_pack(pack);
  show_all();
}

void PackPanel::show_pack(const std::string& path) {
  tried_ = path;
  ParseResult<PackDocument> read = PackDocument::open(path);
  if (read) {
    pack_ = std::move(*read.value);
  } else {
    pack_.reset();
    page().notice().show_faults(path, std::move(read.errors));
  }
  show_all();
}

bool PackPanel::can_make() const {
  if (!has_page() || modified()) return false;
  const std::string& path = document().path();
  return !path.empty() && !maps::nearest_pack(path);
}

void PackPanel::make_pack() {
  const auto folder = std::filesystem::absolute(document().path()).parent_path();
  pack_ = PackDocument::create(folder.string());
  tried_ = pack_->path();
  show_all();
}

bool PackPanel::save() {
  if (!pack_) return true;
  try {
    pack_->save();
  } catch (const FileException& failure) {
    page().notice().show(_("The pack was not written.") + " " + to_wx(failure.error().text()),
                         wxICON_ERROR,
                         {{_("Read It Again"), [this] { show_pack(std::string(tried_)); }}});
    return false;
  }
  show_all();
  changed();
  return true;
}

void PackPanel::move(int by) {
  const int from = maps_->GetSelectedRow();
  const int to = from + by;
  if (!pack_ || from == wxNOT_FOUND || to < 0 || to >= maps_->GetItemCount()) return;
  pack_->move(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
  show_all();
  maps_->SelectRow(static_cast<unsigned>(to));
}

void PackPanel::remove() {
  const int row = maps_->GetSelectedRow();
  if (!pack_ || row == wxNOT_FOUND) return;
  pack_->remove(static_cast<std::size_t>(row));
  show_all();
}

void PackPanel::add_front() {
  if (!pack_) return;
  const std::string& path = document().path();
  const std::optional<std::string> why =
      path.empty() ? "Save the map into the folder of the pack first." : pack_->add(path);
  if (why) page().notice().show(wxGetTranslation(to_wx(*why)), wxICON_INFORMATION);
  show_all();
}

void PackPanel::on_languages() {
  if (!pack_ || words_in(languages_->GetValue()) == pack_->pack().languages) return;
  if (!pack_->set_languages(words_in(languages_->GetValue()))) {
    page().notice().show(_("Languages are written with two letters each, as en, de, ko."),
                         wxICON_INFORMATION);
  }
  show_all();
}

void PackPanel::show_all() {
  for (wxButton* button : buttons_) button->Enable(pack_.has_value());
  languages_->Enable(pack_.has_value());
  const int row = maps_->GetSelectedRow();
  maps_->DeleteAllItems();
  paths_.clear();
  if (!pack_) {
    title_->SetLabel(_("This map belongs to no pack."));
    findings_->DeleteAllItems();
    return;
  }
  const wxString name = to_wx(text_in(pack_->pack().name, ui_language()));
  title_->SetLabel(pack_->modified() ? wxString::FromUTF8("● ") + name : name);
  for (const PackDocument::Entry& entry : pack_->entries()) {
    wxVector<wxVariant> cells;
    cells.push_back(entry.readable ? to_wx(text_in(entry.name, ui_language()))
                                   : _("cannot be read"));
    cells.push_back(to_wx(entry.file));
    maps_->AppendItem(cells);
    paths_.push_back(entry.path);
  }
  if (row != wxNOT_FOUND && row < maps_->GetItemCount()) {
    maps_->SelectRow(static_cast<unsigned>(row));
  }
  if (!languages_->HasFocus()) languages_->ChangeValue(joined(pack_->pack().languages));
  show_findings();
}

void PackPanel::show_findings() {
  findings_->DeleteAllItems();
  if (pack_->modified()) return;  // the checks judge what is on the disk
  for (const reports::Finding& finding : pack_->judge(exporters::full_catalogue()).findings) {
    if (finding.excluded) continue;
    wxVector<wxVariant> cells;
    cells.push_back(to_wx(finding.code));
    cells.push_back(wxFileName(path_to_wx(finding.path)).GetFullName() + ": " +
                    to_wx(finding.message));
    findings_->AppendItem(cells);
  }
}

}  // namespace chartroom::editor
