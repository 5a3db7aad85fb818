#include "editor/ui/dialogs/questions.h"

#include <wx/filedlg.h>
#include <wx/filefn.h>
#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "editor/model/game/game_document.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

// Never empty: without a folder, GTK starts with all programs' recent files (file_dialogs.h).
wxString folder_of(const Document& document) {
  if (document.path().empty()) return wxGetCwd();
  return wxFileName(path_to_wx(document.path())).GetPath();
}

// Returns a name with the whole suffix, as the dialog would add ".json" alone.
wxString name_of(const Document& document, const wxString& suffix) {
  const wxString name = document.path().empty()
                            ? to_wx(id_from_name(document.title("en")))
                            : wxFileName(path_to_wx(document.path())).GetFullName();
  return name.EndsWith(suffix) ? name : name.BeforeFirst('.') + suffix;
}

wxString all_files() { return "|" + _("All files") + "|*"; }

std::vector<std::string> ask_for_several(wxWindow* parent, const wxString& title,
                                         const wxString& folder, const wxString& files) {
  wxFileDialog dialog(parent, title, folder, wxString(), files,
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST | wxFD_MULTIPLE);
  std::vector<std::string> paths;
  if (dialog.ShowModal() != wxID_OK) return paths;
  wxArrayString chosen;
  dialog.GetPaths(chosen);
  for (const wxString& path : chosen) paths.push_back(path_from_wx(path));
  return paths;
}

}  // namespace

bool agrees_to_replace(wxWindow* parent, const wxString& path, const wxString& loss) {
  wxMessageDialog dialog(parent,
                         wxString::Format(_("Replace \"%s\"?"), wxFileName(path).GetFullName()),
                         _("Replace File"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
  dialog.SetExtendedMessage(_("A file with this name exists. Saving replaces its contents.") +
                            (loss.empty() ? wxString() : "\n" + loss));
  dialog.SetYesNoLabels(_("&Replace"), _("&Cancel"));
  return dialog.ShowModal() == wxID_YES;
}

bool agrees_to_drop_found(wxWindow* parent, unsigned count) {
  wxMessageDialog dialog(
      parent,
      wxString::Format(wxPLURAL("Discard the %u map found?", "Discard the %u maps found?", count),
                       count),
      _("New Search"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
  dialog.SetExtendedMessage(
      _("A new search starts with an empty list. Maps open in tabs stay open."));
  dialog.SetYesNoLabels(_("&Search"), _("&Cancel"));
  return dialog.ShowModal() == wxID_YES;
}

std::vector<std::string> ask_what_to_open(wxWindow* parent, const Document& document) {
  return ask_for_several(parent, _("Open"), folder_of(document),
                         _("Maps, decks and games") +
                             " (*.map.json, *.deck.json, *.game)|*.map.json;*.deck.json;*.game" +
                             all_files());
}

std::vector<std::string> ask_which_to_copy(wxWindow* parent) {
  return ask_for_several(parent, _("Copy Maps into the Pack's Folder"), wxGetCwd(),
                         _("Maps") + " (*.map.json)|*.map.json" + all_files());
}

std::optional<std::string> ask_for_pack(wxWindow* parent, const Document& document) {
  wxFileDialog dialog(parent, _("Open Pack"), folder_of(document), "pack.json",
                      _("Packs") + " (pack.json)|pack.json", wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return path_from_wx(dialog.GetPath());
}

std::optional<std::string> ask_for_picture(wxWindow* parent, const Document& document) {
  wxFileDialog dialog(parent, _("Trace Picture"), folder_of(document), wxString(),
                      _("Pictures") + " (*.png, *.jpg)|*.png;*.PNG;*.jpg;*.jpeg;*.JPG;*.JPEG|" +
                          _("All files") + "|*",
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return path_from_wx(dialog.GetPath());
}

std::optional<std::string> ask_where_to_save(
    wxWindow* parent, const Document& document, const FileKindTexts& kind,
    const std::function<wxString(const std::string&)>& loss) {
  const wxString suffix = wxString(kind.suffix) + (kind.json ? ".json" : "");
  wxString folder = folder_of(document);
  wxString name = name_of(document, suffix);
  for (;;) {
    // A new dialog each time: GTK's dialog forgets its folder when it is shown again.
    wxFileDialog dialog(parent, kind.save_as, folder, name,
                        kind.files + " (*" + suffix + ")|*" + suffix + all_files(), wxFD_SAVE);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    const std::string chosen = path_from_wx(dialog.GetPath());
    const std::string path = kind.json ? path_of_kind(chosen, kind.suffix) : game_path(chosen);
    const wxString shown = path_to_wx(path);
    if (!wxFileName::Exists(shown) || agrees_to_replace(parent, shown, loss(path))) return path;
    folder = wxFileName(shown).GetPath();
    name = wxFileName(shown).GetFullName();
  }
}

std::optional<std::string> ask_where_to_save_picture(wxWindow* parent, const Document& document) {
  wxFileDialog dialog(parent, _("Save Pack as Picture"), folder_of(document),
                      to_wx(id_from_name(document.title("en"))) + ".png",
                      _("Pictures") + " (*.png)|*.png", wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return path_from_wx(dialog.GetPath());
}

std::optional<std::string> ask_where_to_save_report(wxWindow* parent, const Document& document,
                                                    const wxString& name) {
  wxFileDialog dialog(parent, _("Save Report As"), folder_of(document), name,
                      _("Reports") + " (*.html)|*.html", wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return path_from_wx(dialog.GetPath());
}

}  // namespace chartroom::editor
