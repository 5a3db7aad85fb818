// Which files: the questions that need a dialog of their own.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <wx/window.h>

#include "editor/model/documents/document.h"

namespace chartroom::editor {

// What a kind of document is called where its files are asked for.
struct FileKindTexts {
  const char* suffix;  // ".map", before ".json"; ".game"
  wxString files;      // "Maps"
  wxString save_as;    // "Save Map As"
  bool json = true;    // false: nothing stands behind the suffix
};

// The map, deck and game files to open; none when the user cancels.
std::vector<std::string> ask_what_to_open(wxWindow* parent, const Document& document);

// Maps that are to be copied into the folder of a pack; none when the user cancels.
std::vector<std::string> ask_which_to_copy(wxWindow* parent);

// The picture to trace.
std::optional<std::string> ask_for_picture(wxWindow* parent, const Document& document);

// The pack.json to show.
std::optional<std::string> ask_for_pack(wxWindow* parent, const Document& document);

// Where to save. The name ends in what files of that kind end in, as ".map.json" or ".game". A
// file that is there is only taken when the user agrees to replace it.
std::optional<std::string> ask_where_to_save(wxWindow* parent, const Document& document,
                                             const FileKindTexts& kind);

// Whether what is at the path, and would be lost, may be written over.
bool agrees_to_replace(wxWindow* parent, const wxString& path);

// Whether a new search may drop so many maps that were found before and not saved as a pack.
bool agrees_to_drop_found(wxWindow* parent, unsigned count);

// Where a picture of the document is to be written, as PNG.
std::optional<std::string> ask_where_to_save_picture(wxWindow* parent, const Document& document);

// Where a copy of the report of that name is to be written, beside the document at first.
std::optional<std::string> ask_where_to_save_report(wxWindow* parent, const Document& document,
                                                    const wxString& name);

}  // namespace chartroom::editor
