// Dialogs that ask for files. All return no path if the user cancels.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/window.h>

#include "editor/model/documents/document.h"

namespace chartroom::editor {

// A document kind's names in file dialogs.
struct FileKindTexts {
  const char* suffix;  // ".map", before ".json"; ".game"
  wxString files;      // "Maps"
  wxString save_as;    // "Save Map As"
  bool json = true;    // false: the suffix is the whole ending
};

// Asks for the map, deck and game files to open.
std::vector<std::string> ask_what_to_open(wxWindow* parent, const Document& document);

// Asks for maps to copy into a pack's folder.
std::vector<std::string> ask_which_to_copy(wxWindow* parent);

// Asks for the picture to trace.
std::optional<std::string> ask_for_picture(wxWindow* parent, const Document& document);

// Asks for the pack.json to open.
std::optional<std::string> ask_for_pack(wxWindow* parent, const Document& document);

// Asks for the file to save to, and whether to replace an existing one. The name ends as the kind's
// files do, in ".map.json" or ".game". `loss` says what else an existing file concerns, or "".
std::optional<std::string> ask_where_to_save(
    wxWindow* parent, const Document& document, const FileKindTexts& kind,
    const std::function<wxString(const std::string& path)>& loss);

// Asks; true if the user agrees to replace the file. `loss` is added to the question.
bool agrees_to_replace(wxWindow* parent, const wxString& path, const wxString& loss = {});

// Asks; true if a new search may drop this number of found maps, which no pack has.
bool agrees_to_drop_found(wxWindow* parent, unsigned count);

// Asks for the PNG file to save a picture of the document to.
std::optional<std::string> ask_where_to_save_picture(wxWindow* parent, const Document& document);

// Asks for the file to save a report to; proposes this name in the document's folder.
std::optional<std::string> ask_where_to_save_report(wxWindow* parent, const Document& document,
                                                    const wxString& name);

}  // namespace chartroom::editor
