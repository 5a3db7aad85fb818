#include "editor/ui/pages/pack_list.h"

#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr int kPackPicture = 50;

enum PackColumn : unsigned { kPictures, kNames, kVerdicts };

// The map's name above the file's; a dot marks unsaved work.
wxString entry_text(const PackDocument::Entry& entry, bool unsaved) {
  wxString name = entry.map ? to_wx(text_in(entry.map->name, ui_language())) : _("cannot be read");
  if (unsaved) name = wxString::FromUTF8("● ") + name;
  return name + "\n" + path_to_wx(entry.file);
}

}  // namespace

PackList::PackList(wxWindow* parent, wxWindowID id,
                   std::function<void(const std::string& path)> open)
    : wxDataViewListCtrl(parent, id, wxDefaultPosition, wxDefaultSize,
                         wxDV_SINGLE | wxDV_ROW_LINES) {
  set_accessible_name(*this, _("Maps of the pack"));
  SetRowHeight(FromDIP(kPackPicture + 4));
  AppendBitmapColumn(_("Picture"), kPictures, wxDATAVIEW_CELL_INERT, FromDIP(kPackPicture + 8));
  AppendTextColumn(_("Map"), wxDATAVIEW_CELL_INERT, FromDIP(160));
  Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this, open = std::move(open)](wxDataViewEvent&) {
    if (const PackDocument::Entry* entry = chosen()) open(std::string(entry->path));
  });
}

void PackList::show(std::vector<PackDocument::Entry> entries,
                    const std::function<bool(const std::string& path)>& is_unsaved) {
  entries_ = std::move(entries);
  while (GetItemCount() > static_cast<int>(entries_.size())) {
    DeleteItem(static_cast<unsigned>(GetItemCount() - 1));
  }
  for (unsigned row = 0; row < entries_.size(); ++row) {
    if (row == static_cast<unsigned>(GetItemCount())) {
      wxVector<wxVariant> cells(GetColumnCount(), wxString());
      cells[kPictures] = picture(entries_[row]);
      AppendItem(cells);
    }
    set(row, kPictures, picture(entries_[row]));
    set(row, kNames, entry_text(entries_[row], is_unsaved(entries_[row].path)));
  }
}

const PackDocument::Entry* PackList::chosen() const {
  const int row = GetSelectedRow();
  if (row == wxNOT_FOUND || row >= static_cast<int>(entries_.size())) return nullptr;
  return &entries_[static_cast<std::size_t>(row)];
}

void PackList::choose(std::size_t place) {
  SelectRow(static_cast<unsigned>(place));
  EnsureVisible(RowToItem(static_cast<int>(place)));
}

void PackList::add_verdicts() {
  AppendTextColumn(_("Verdict"), wxDATAVIEW_CELL_INERT, FromDIP(190));
}

void PackList::show_verdicts(const std::vector<wxString>& verdicts) {
  for (unsigned row = 0; row < verdicts.size(); ++row) set(row, kVerdicts, verdicts[row]);
}

// Equal values are not painted again. Without RowChanged() GTK tells screen readers nothing.
void PackList::set(unsigned row, unsigned column, const wxVariant& value) {
  wxVariant old;
  GetValue(old, row, column);
  if (old == value || !GetStore()->SetValueByRow(value, row, column)) return;
  GetStore()->RowChanged(row);
}

wxVariant PackList::picture(const PackDocument::Entry& entry) {
  wxVariant picture;
  picture << (entry.map ? pictures_.of(entry.path, *entry.map, FromDIP(kPackPicture),
                                       GetContentScaleFactor())
                        : wxBitmapBundle());
  return picture;
}

}  // namespace chartroom::editor
