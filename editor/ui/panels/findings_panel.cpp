#include "editor/ui/panels/findings_panel.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include <wx/intl.h>
#include <wx/textdlg.h>
#include <wx/wrapsizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/texts.h"
#include "exporters/documents/print_checks.h"

namespace chartroom::editor {
namespace {

constexpr int kLeastList = 100;  // the height of the header and a few rows

constexpr Severity kShownFrom[] = {Severity::note, Severity::warning, Severity::error};

wxString severity_name(Severity severity) {
  switch (severity) {
    case Severity::error:
      return wxString::FromUTF8("✖ ") + _("error");
    case Severity::warning:
      return wxString::FromUTF8("⚠ ") + _("warning");
    case Severity::note:
      break;
  }
  return wxString::FromUTF8("• ") + _("note");
}

// "q1, R202" as codes.
std::vector<std::string> codes_in(const wxString& text) {
  std::vector<std::string> codes;
  std::string code;
  for (const char c : from_wx(text) + " ") {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      code += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    } else if (!code.empty()) {
      codes.push_back(std::exchange(code, ""));
    }
  }
  return codes;
}

}  // namespace

FindingsPanel::FindingsPanel(wxWindow* parent, std::function<void()> tell,
                             std::function<void()> save,
                             std::function<void(maps::Exclusion)> accept)
    : SidePanel(parent, std::move(tell)),
      save_(std::move(save)),
      accept_(std::move(accept)),
      slow_(exporters::full_catalogue(), "X", [this] { CallAfter([this] { on_slow(); }); }) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  add_filters(*sizer);
  list_ = new wxDataViewListCtrl(this, kIdFindings, wxDefaultPosition, wxDefaultSize,
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  list_->SetMinSize(wxSize(-1, FromDIP(kLeastList)));
  set_accessible_name(*list_, _("Findings"));
  list_->AppendTextColumn(_("Severity"), wxDATAVIEW_CELL_INERT, FromDIP(92));
  list_->AppendTextColumn(_("Code"), wxDATAVIEW_CELL_INERT, FromDIP(58));
  list_->AppendTextColumn(_("Where"), wxDATAVIEW_CELL_INERT, FromDIP(110));
  list_->AppendTextColumn(_("What"), wxDATAVIEW_CELL_INERT, FromDIP(420));
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    on_selected();
    event.Skip();  // the window offers what can be done with it
  });
  sizer->Add(list_, wxSizerFlags(1).Expand());
  add_texts(*sizer);
  SetSizer(sizer);
}

bool FindingsPanel::Layout() {
  if (GetSizer() == nullptr) return false;
  const wxSize room = GetClientSize();
  // How many rows the filters take is not known before their width is.
  filters_->InformFirstDirection(wxHORIZONTAL, room.GetWidth(), -1);
  const int height = std::max(room.GetHeight(), GetSizer()->CalcMin().GetHeight());
  GetSizer()->SetDimension(0, 0, room.GetWidth(), height);
  return true;
}

void FindingsPanel::add_filters(wxSizer& sizer) {
  // A narrow window has no room for all in a row.
  auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
  wxArrayString names;
  for (const wxString& name : {_("All findings"), _("Warnings and errors"), _("Errors only")}) {
    names.Add(name);
  }
  severity_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
  severity_->SetSelection(0);
  set_accessible_name(*severity_, _("Severity"));
  severity_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_filter(); });
  codes_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(90, -1)));
  codes_->SetHint(_("Codes, as R or Q1"));
  set_accessible_name(*codes_, _("Codes"));
  codes_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { on_filter(); });
  excluded_ = new wxCheckBox(this, wxID_ANY, _("Accepted ones too"));
  excluded_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { on_filter(); });
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3));
  row->Add(severity_, flags);
  row->Add(codes_, flags);
  row->Add(excluded_, flags);
  add_buttons(*row);
  filters_ = row;
  sizer.Add(row, wxSizerFlags().Expand());
}

void FindingsPanel::add_texts(wxSizer& sizer) {
  why_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                          wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  status_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  const auto flags = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(4));
  sizer.Add(why_, flags);
  sizer.Add(status_, flags);
  sizer.AddSpacer(FromDIP(4));
}

void FindingsPanel::add_buttons(wxSizer& row) {
  fix_button_ = new wxButton(this, wxID_ANY, _("&Mend"));
  exclude_ = new wxButton(this, wxID_ANY, _("&Accept..."));
  fix_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { fix_current(); });
  exclude_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { exclude_current(); });
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3));
  row.Add(fix_button_, flags);
  row.Add(exclude_, flags);
}

const reports::Finding* FindingsPanel::current() const {
  if (!has_page()) return nullptr;
  const std::optional<std::size_t> place = findings().current_place();
  return place ? &findings().at(*place) : nullptr;
}

void FindingsPanel::update() {
  if (!has_page()) return;
  page().judge();
  if (auto task = page().slow_task()) slow_.judge(std::move(*task));
  show_list();
}

void FindingsPanel::on_slow() {
  std::optional<SlowResult> result = slow_.take();
  if (result && has_page() && page().take(std::move(*result))) show_list();
}

void FindingsPanel::on_filter() {
  FindingFilter filter;
  filter.at_least = kShownFrom[severity_->GetSelection()];
  filter.codes = codes_in(codes_->GetValue());
  filter.excluded = excluded_->GetValue();
  findings().set_filter(std::move(filter));
  show_list();
}

void FindingsPanel::show_list() {
  filling_ = true;
  list_->DeleteAllItems();
  rows_ = findings().shown();
  for (const std::size_t place : rows_) {
    const reports::Finding& finding = findings().at(place);
    wxVector<wxVariant> row;
    row.push_back(finding.excluded ? _("accepted") : severity_name(finding.severity));
    row.push_back(to_wx(finding.code));
    row.push_back(to_wx(reports::enumerated(finding.places, 4)));
    row.push_back(capitalised(to_wx(finding.message)));
    list_->AppendItem(row);
  }
  filling_ = false;
  show_current();
  show_status();
}

void FindingsPanel::show_current() {
  const reports::Finding* finding = current();
  filling_ = true;
  list_->UnselectAll();
  for (std::size_t row = 0; finding != nullptr && row < rows_.size(); ++row) {
    if (&findings().at(rows_[row]) != finding) continue;
    list_->SelectRow(static_cast<unsigned>(row));
    list_->EnsureVisible(list_->RowToItem(static_cast<int>(row)));
  }
  filling_ = false;
  wxString why = finding == nullptr ? wxString() : to_wx(findings().why(finding->code));
  if (finding != nullptr && finding->excluded) {
    why = wxString::Format(_("Accepted: %s"), to_wx(finding->reason));
  }
  if (can_fix()) why += " " + wxString::Format(_("Mend: %s."), to_wx(finding->fix->label));
  why_->SetLabel(why);
  why_->SetToolTip(why);
  can_exclude_ = finding != nullptr && !finding->excluded && !page().why_not_excluded();
  fix_button_->Enable(can_fix());
  exclude_->Enable(can_exclude());
}

void FindingsPanel::show_status() {
  wxString counts;
  const auto add = [&](Severity severity, const wxString& text) {
    if (findings().count(severity) == 0) return;
    counts += (counts.empty() ? wxString() : wxString(", ")) + text;
  };
  const int errors = findings().count(Severity::error);
  const int warnings = findings().count(Severity::warning);
  const int found = findings().count(Severity::note);
  add(Severity::error, wxString::Format(wxPLURAL("%d error", "%d errors", errors), errors));
  add(Severity::warning,
      wxString::Format(wxPLURAL("%d warning", "%d warnings", warnings), warnings));
  add(Severity::note, wxString::Format(wxPLURAL("%d note", "%d notes", found), found));
  if (counts.empty()) counts = _("Nothing found");
  const wxString text = counts + ". " + wxGetTranslation(findings().extent());
  wxString more = wxString::Format(_("%d checks were made."), findings().judged());
  for (const reports::NotRun& left_out : findings().not_judged()) {
    more += "\n" + to_wx(left_out.code + ": " + left_out.reason);
  }
  status_->SetLabel(text);
  status_->SetToolTip(text + "\n" + more);
}

void FindingsPanel::on_selected() {
  const int row = list_->GetSelectedRow();
  if (filling_ || row == wxNOT_FOUND) return;
  const std::size_t place = rows_[static_cast<std::size_t>(row)];
  findings().set_current(place);
  page().light_finding(place);
  show_current();
}

bool FindingsPanel::can_go() const { return has_page() && !findings().shown().empty(); }

void FindingsPanel::go(int step) {
  const std::optional<std::size_t> place = findings().go(step);
  if (!place) return;
  page().go_to_finding(*place);
  show_current();
}

bool FindingsPanel::can_fix() const {
  const reports::Finding* finding = current();
  return finding != nullptr && finding->fixable();
}

void FindingsPanel::fix_current() {
  if (!can_fix()) return;
  page().finish_edit();
  const std::optional<std::size_t> place = findings().current_place();
  page().light_nothing();
  if (!page().fix_finding(place.value())) save_();
  changed();
}

void FindingsPanel::exclude_current() {
  if (!can_exclude()) return;
  const std::size_t place = findings().current_place().value();
  const reports::Finding& finding = findings().at(place);
  wxTextEntryDialog dialog(this,
                           wxString::Format(_("%s: %s.\nWhy is that right for this map?"),
                                            to_wx(finding.code), to_wx(finding.message)),
                           _("Accept Finding"));
  if (dialog.ShowModal() != wxID_OK || dialog.GetValue().empty()) return;
  accept_(page().exclusion_of(place, from_wx(dialog.GetValue())));
}

void FindingsPanel::explain() {
  const reports::Finding* finding = current();
  const std::string why = finding == nullptr ? "" : findings().why(finding->code);
  if (why.empty()) return;
  wxString text = to_wx(finding->code + ": " + finding->message) + ".\n" + to_wx(why);
  if (const auto reason = page().why_not_excluded()) {
    text += "\n" + wxString::Format(_("It cannot be accepted here: %s."), to_wx(*reason));
  }
  page().notice().show(text, wxICON_INFORMATION);
}

}  // namespace chartroom::editor
