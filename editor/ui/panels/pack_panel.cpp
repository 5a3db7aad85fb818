#include "editor/ui/panels/pack_panel.h"

#include <algorithm>
#include <utility>

#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/wrapsizer.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/cell_texts.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/documents/print_checks.h"
#include "maps/files/pack_search.h"

namespace chartroom::editor {

PackPanel::PackPanel(wxWindow* parent, std::function<void()> tell, Packs packs)
    : PanelOf(parent, std::move(tell)),
      packs_(std::move(packs)),
      checked_(exporters::full_catalogue()) {
  title_ = new wxStaticText(this, wxID_ANY, wxString());
  title_->SetFont(title_->GetFont().Bold());
  maps_ = new PackList(this, kIdPack, packs_.open);
  open_ = new wxButton(this, wxID_ANY, _("&Open Pack"));
  open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { packs_.open(std::string(path_)); });
  add_ = new wxButton(this, wxID_ANY, _("&Add This Map"));
  add_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { packs_.add_front(std::string(path_)); });
  auto* buttons = new wxWrapSizer(wxHORIZONTAL);
  buttons->Add(open_, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(6)));
  buttons->Add(add_);
  findings_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                     wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*findings_, _("Findings on the pack"));
  findings_->AppendTextColumn(_("Code"), wxDATAVIEW_CELL_INERT, FromDIP(58));
  findings_->AppendTextColumn(_("Message"), wxDATAVIEW_CELL_INERT, FromDIP(240));
  show_whole_texts(*findings_);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  const auto flags = wxSizerFlags().Expand().Border(wxALL, FromDIP(6));
  sizer->Add(title_, flags);
  sizer->Add(maps_, wxSizerFlags(3).Expand());
  sizer->Add(buttons, flags);
  sizer->Add(findings_, wxSizerFlags(2).Expand());
  SetSizer(sizer);
}

const PackDocument* PackPanel::pack() const {
  const PackDocument* open = packs_.find(path_);
  return open == nullptr && closed_ ? &*closed_ : open;
}

void PackPanel::update() {
  if (!has_page()) return;
  read();
  show_all();
}

void PackPanel::read() {
  const std::string& map = document().path();
  std::string path = map.empty() ? "" : maps::nearest_pack(map).value_or("");
  const auto stamp = path.empty() ? std::nullopt : stamp_on_disk(path);
  if (path == path_ && stamp == stamp_) return;
  path_ = std::move(path);
  stamp_ = stamp;
  closed_.reset();
  if (path_.empty()) return;
  ParseResult<PackDocument> read = PackDocument::open(path_);
  if (read) {
    closed_ = std::move(*read.value);
  } else {
    page().notice().show_faults(path_, std::move(read.errors));
  }
}

void PackPanel::show_front(const std::vector<PackDocument::Entry>& entries) {
  const std::string& front = document().path();
  const auto found = std::ranges::find(entries, front, &PackDocument::Entry::path);
  add_->Enable(pack() != nullptr && found == entries.end());
  // Chosen only once, so that the user's own choice of another map stays.
  if (pack() == nullptr || std::exchange(chosen_, front) == front) return;
  if (found != entries.end()) maps_->choose(static_cast<std::size_t>(found - entries.begin()));
}

void PackPanel::show_all() {
  const PackDocument* shown = pack();
  open_->Enable(shown != nullptr);
  const auto entries = shown == nullptr ? std::vector<PackDocument::Entry>() : shown->entries();
  maps_->show(entries, packs_.is_unsaved);
  show_front(entries);
  findings_->DeleteAllItems();
  if (shown == nullptr) return title_->SetLabel(_("This map is not in a pack."));
  const wxString name = to_wx(shown->title(ui_language()));
  title_->SetLabelText(shown->modified() ? wxString::FromUTF8("● ") + name : name);
  checked_.validate(*shown);
  for (std::size_t i = 0; i < checked_.size(); ++i) {
    const reports::Finding& finding = checked_.at(i);
    if (finding.excluded) continue;
    wxVector<wxVariant> cells;
    cells.push_back(to_wx(finding.code));
    cells.push_back(wxFileName(path_to_wx(finding.path)).GetFullName() + ": " +
                    message_text(finding));
    findings_->AppendItem(cells);
  }
}

}  // namespace chartroom::editor
