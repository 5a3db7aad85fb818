#include "editor/ui/dialogs/shortcuts_dialog.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/command_set.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

enum ShortcutColumn : unsigned { kColumnName, kColumnMenu, kColumnKeys };

}  // namespace

ShortcutsDialog::ShortcutsDialog(wxWindow* parent, std::vector<const Command*> commands,
                                 Shortcuts shortcuts)
    : wxDialog(parent, wxID_ANY, _("Keyboard Shortcuts"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      commands_(std::move(commands)),
      shortcuts_(std::move(shortcuts)) {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(600, 380)),
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, _("Commands"));
  list_->AppendTextColumn(_("Command"), wxDATAVIEW_CELL_INERT, FromDIP(280));
  list_->AppendTextColumn(_("Menu"), wxDATAVIEW_CELL_INERT, FromDIP(130));
  list_->AppendTextColumn(_("Keys"), wxDATAVIEW_CELL_INERT, FromDIP(150));
  for (const Command* command : commands_) {
    wxVector<wxVariant> row;
    row.push_back(command_name(*command));
    row.push_back(command_menu(*command));
    row.push_back(shown_keys(shortcuts_.of(command->id).value_or("")));
    list_->AppendItem(row);
  }
  keys_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(180, -1)));
  keys_->SetHint(_("Press the new shortcut here"));
  set_accessible_name(*keys_, _("New shortcut"));
  auto* none = new wxButton(this, wxID_ANY, _("&Remove Shortcut"));
  auto* usual = new wxButton(this, wxID_ANY, _("Reset to &Default"));
  conflict_ = new wxStaticText(this, wxID_ANY, wxString());
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(keys_, wxSizerFlags(1).CentreVertical());
  row->Add(none, wxSizerFlags().Border(wxLEFT));
  row->Add(usual, wxSizerFlags().Border(wxLEFT));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list_, wxSizerFlags(1).Expand().Border());
  sizer->Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
  sizer->Add(conflict_, wxSizerFlags().Expand().Border());
  sizer->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  SetSizerAndFit(sizer);
  CentreOnParent();
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_chosen(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { keys_->SetFocus(); });
  none->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set(std::nullopt); });
  usual->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    const Command* command = chosen();
    if (command == nullptr) return;
    shortcuts_.reset(command->id);
    show_keys();
    show_chosen();
  });
  Bind(wxEVT_CHAR_HOOK, &ShortcutsDialog::on_key, this);
  list_->SelectRow(0);
  show_chosen();
}

const Command* ShortcutsDialog::chosen() const {
  const int row = list_->GetSelectedRow();
  return row == wxNOT_FOUND ? nullptr : commands_[static_cast<std::size_t>(row)];
}

void ShortcutsDialog::on_key(wxKeyEvent& event) {
  // Tab leaves the field, and Escape closes the dialog.
  const std::optional<std::string> keys = shortcut_of(event);
  if (!keys_->HasFocus() || !keys || keys == "Tab" || keys == "Shift+Tab" || keys == "Escape") {
    event.Skip();
    return;
  }
  set(keys);
}

void ShortcutsDialog::set(const std::optional<std::string>& keys) {
  const Command* command = chosen();
  if (command == nullptr) return;
  shortcuts_.set(command->id, keys);
  show_keys();
  show_chosen();
}

void ShortcutsDialog::show_keys() {
  for (unsigned row = 0; row < commands_.size(); ++row) {
    const wxString keys = shown_keys(shortcuts_.of(commands_[row]->id).value_or(""));
    if (list_->GetTextValue(row, kColumnKeys) != keys) {
      list_->SetTextValue(keys, row, kColumnKeys);
    }
  }
}

void ShortcutsDialog::show_chosen() {
  const Command* command = chosen();
  const std::string keys = command == nullptr ? "" : shortcuts_.of(command->id).value_or("");
  keys_->ChangeValue(shown_keys(keys));
  wxString others;
  const auto conflicts = shortcuts_.conflicts();
  if (const auto found = conflicts.find(keys); found != conflicts.end()) {
    for (const std::string& id : found->second) {
      if (id == command->id) continue;
      others += (others.empty() ? wxString() : wxString(", ")) + command_name(*find_command(id));
    }
  }
  conflict_->SetLabel(
      others.empty()
          ? wxString::FromUTF8(" ")
          : wxString::Format(_("%s is also used by: %s. The first in the menus gets it."),
                             shown_keys(keys), others));
  Layout();
}

}  // namespace chartroom::editor
