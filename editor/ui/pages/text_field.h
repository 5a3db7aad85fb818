// Fields in which texts of a document are typed.
#pragma once

#include <string>

#include <wx/textctrl.h>

#include "editor/model/documents/document.h"

namespace chartroom::editor {

// Of what is typed as much as the format has room for.
std::string typed_in(const wxTextCtrl& field);

// The field takes one line of at most so much. Of a line that is pasted it takes what there is room
// for, with spaces for what would break or turn it.
void keep_to_a_line(wxTextCtrl& field);

// What is typed in a field, from coming to it to leaving it, is one step of the document, which has
// every letter at once: whoever undoes, saves or crashes finds it there.
class TypedStep {
 public:
  // The step that what is typed now is a part of.
  MergeKey in(Document& document) {
    if (!is_open(document)) key_ = document.begin_step();
    return key_;
  }
  // No step that has ended in any way is: then the field says what the document holds.
  bool is_open(const Document& document) const { return document.is_open(key_); }
  // The field has been left.
  void end(Document& document) const {
    if (is_open(document)) document.end_step();
  }
  // Shows the text that the document holds. What is being typed stays, though the document cannot
  // hold it (an empty name).
  void show(wxTextCtrl& field, const wxString& text, const Document& document) const;

 private:
  MergeKey key_ = 0;
};

}  // namespace chartroom::editor
