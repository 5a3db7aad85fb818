#include "editor/ui/dialogs/palette_dialog.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/keys.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

PaletteDialog::PaletteDialog(wxWindow* parent, const CommandSet& commands)
    : wxDialog(parent, wxID_ANY, _("All Commands"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      set_(commands) {
  for (const Command* command : commands.bound()) {
    commands_.push_back(command);
    // A language's command shows its own name; its name in the window's language is found, too.
    texts_.push_back(from_wx(command_name(*command) + " " + command_menu(*command) + " " +
                             wxGetTranslation(command->name)));
  }
  query_ = new wxTextCtrl(this, wxID_ANY);
  query_->SetHint(_("Type part of a name"));
  set_accessible_name(*query_, _("Search"));
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(560, 380)),
                                 wxDV_SINGLE | wxDV_NO_HEADER);
  set_accessible_name(*list_, _("All Commands"));
  list_->AppendTextColumn(_("Command"), wxDATAVIEW_CELL_INERT, FromDIP(290));
  list_->AppendTextColumn(_("Menu"), wxDATAVIEW_CELL_INERT, FromDIP(130));
  list_->AppendTextColumn(_("Keys"), wxDATAVIEW_CELL_INERT, FromDIP(110));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(query_, wxSizerFlags().Expand().Border());
  sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
  SetSizerAndFit(sizer);
  CentreOnParent();
  query_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { choose(); });
  // GTK would search the list itself, in a window of its own that swallows Escape.
  list_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
    CallAfter([this] { query_->SetFocus(); });
    event.Skip();
  });
  Bind(wxEVT_CHAR_HOOK, &PaletteDialog::on_key, this);
  search();
  query_->SetFocus();
}

void PaletteDialog::search() {
  found_ = palette_search(from_wx(query_->GetValue()), texts_);
  // Disabled commands come last, and only if they are looked for.
  const auto disabled = std::stable_partition(found_.begin(), found_.end(), [this](std::size_t i) {
    return set_.enabled(commands_[i]->id);
  });
  if (query_->IsEmpty()) found_.erase(disabled, found_.end());
  list_->DeleteAllItems();
  for (const std::size_t place : found_) {
    const Command& command = *commands_[place];
    wxVector<wxVariant> row;
    row.push_back(set_.enabled(command.id) ? command_name(command) : set_.why_disabled(command));
    wxString menu = command_menu(command);
    menu.Replace("/", wxString::FromUTF8(" › "));
    row.push_back(menu);
    row.push_back(shown_keys(set_.shortcuts().of(command.id).value_or("")));
    list_->AppendItem(row);
  }
  if (!found_.empty()) return list_->SelectRow(0);
  wxVector<wxVariant> nothing;
  nothing.push_back(_("No command matches."));
  nothing.push_back(wxString());
  nothing.push_back(wxString());
  list_->AppendItem(nothing);
}

void PaletteDialog::on_key(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const int rows = list_->GetItemCount();
  if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER) {
    choose();
  } else if (key == WXK_ESCAPE) {
    EndModal(wxID_CANCEL);  // wx does so only if the dialog has a button for it
  } else if ((key == WXK_DOWN || key == WXK_UP) && rows > 0) {
    const int row = std::clamp(list_->GetSelectedRow() + (key == WXK_DOWN ? 1 : -1), 0, rows - 1);
    list_->SelectRow(static_cast<unsigned>(row));
    list_->EnsureVisible(list_->RowToItem(row));
  } else {
    event.Skip();
  }
}

void PaletteDialog::choose() {
  const int row = list_->GetSelectedRow();
  if (row == wxNOT_FOUND || found_.empty()) return;
  chosen_ = commands_[found_[static_cast<std::size_t>(row)]]->id;
  if (!set_.enabled(chosen_)) return;
  EndModal(wxID_OK);
}

}  // namespace chartroom::editor
