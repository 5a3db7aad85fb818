// Text fields of a document.
#pragma once

#include <string>

#include <wx/textctrl.h>

#include "editor/model/documents/document.h"

namespace chartroom::editor {

// Returns the field's text, cut to the longest text of the format.
std::string typed_in(const wxTextCtrl& field);

// Limits the field to one line of kLongestField characters. A longer text that is pasted is cut,
// and spaces replace characters that would break or turn the line.
void keep_to_a_line(wxTextCtrl& field);

// Typing in a field, until it is left, is one step of the document. The document has every letter
// at once, for undo, save and crash.
class TypedStep {
 public:
  // Returns the step of the present typing; begins one if none is open.
  MergeKey in(Document& document) {
    if (!is_open(document)) key_ = document.begin_step();
    return key_;
  }
  // True while the step of the typing is open; else the field shows the document's text.
  bool is_open(const Document& document) const { return document.is_open(key_); }
  // Ends the step. Call when the user leaves the field.
  void end(Document& document) const {
    if (is_open(document)) document.end_step();
  }
  // Shows the document's text, unless the user is typing: the document may not hold the text typed
  // (an empty name).
  void show(wxTextCtrl& field, const wxString& text, const Document& document) const;

 private:
  MergeKey key_ = 0;
};

}  // namespace chartroom::editor
