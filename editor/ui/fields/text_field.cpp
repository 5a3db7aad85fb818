#include "editor/ui/fields/text_field.h"

#include <algorithm>

#include <wx/clipbrd.h>
#include <wx/dataobj.h>

#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/shown_text.h"

namespace chartroom::editor {
namespace {

// GTK would paste nothing of a text that is too long, and would delete the selection.
bool paste_in_line(wxTextCtrl& field) {
  wxTextDataObject data;
  {
    const wxClipboardLocker lock;
    if (!lock || !wxTheClipboard->GetData(data)) return false;
  }
  wxString text;
  for (const wxUniChar c : data.GetText()) {
    const std::string one = from_wx(wxString(c));
    text += shown(one) == one ? c : wxUniChar(' ');
  }
  long from = 0;
  long to = 0;
  field.GetSelection(&from, &to);
  const long room = kLongestField - static_cast<long>(field.GetValue().length()) + (to - from);
  field.WriteText(text.Left(static_cast<std::size_t>(std::max(0L, room))));
  return true;
}

}  // namespace

std::string typed_in(const wxTextCtrl& field) {
  return from_wx(field.GetValue().Left(kLongestField));
}

void keep_to_a_line(wxTextCtrl& field) {
  field.SetMaxLength(kLongestField);
  field.Bind(wxEVT_TEXT_PASTE, [&field](wxClipboardTextEvent& event) {
    if (!paste_in_line(field)) event.Skip();
  });
}

void TypedStep::show(wxTextCtrl& field, const wxString& text, const Document& document) const {
  const bool typing = field.HasFocus() && is_open(document);
  if (typing || field.GetValue() == text) return;
  field.ChangeValue(text);
  // After an undo in the field the user types on at its end.
  if (field.HasFocus()) field.SetInsertionPointEnd();
}

}  // namespace chartroom::editor
