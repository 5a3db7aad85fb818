// The part of a game's tab that looks after the file of the game's map.
#include <wx/intl.h>

#include "editor/model/verdict/map_verdict.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/files/map_file.h"
#include "maps/platform/safe_file.h"

namespace chartroom::editor {

bool PlayPage::leads_to_its_map() const {
  const auto file = maps::load_map(document_.named_map());
  const PlayedMap played(document_.map(), document_.rules());
  return file && PlayedMap(file.value->map, document_.rules()) == played;
}

wxString PlayPage::lost_map_text() const {
  return wxString::Format(
      _("The record refers to the map \"%s\". Save that map too, or the record cannot be opened."),
      to_wx(document_.map().id));
}

void PlayPage::file_has_changed() {
  if (leads_to_its_map()) return;
  notice().show(lost_map_text(), wxICON_WARNING, {{_("Save Map Too"), [this] { save_map(); }}});
}

void PlayPage::file_was_saved(const std::string& path) {
  if (!is_untitled_id(document_.map().id) || leads_to_its_map()) return;
  const auto file = maps::load_map(path);
  const PlayedMap played(document_.map(), document_.rules());
  if (!file || !(PlayedMap(file.value->map, document_.rules()) == played)) return;
  if (notice().text() == lost_map_text()) notice().withdraw();
  document_.take_file_of_map(path, file.value->map);
  try {
    if (!document_.path().empty() && !document_.modified()) document_.save();
  } catch (const FileException&) {
    // Saving or closing the game reports the failure.
  }
  has_other_document();
}

bool PlayPage::asks_before_closing(const std::function<void()>& close) {
  if (document_.path().empty() || leads_to_its_map()) return false;
  // The last button saves, so that it keeps its place from the warning.
  notice().ask(lost_map_text(),
               {{_("Close without Saving"), close}, {_("Save Map Too"), [this] { save_map(); }}},
               1);
  return true;
}

void PlayPage::save_map() {
  try {
    const std::string path = document_.save_map();
    notice().show(wxString::Format(_("Saved %s"), path_to_wx(path)), wxICON_INFORMATION);
    has_other_document();
    changed();
  } catch (const FileException& failure) {
    notice().show(wxString::Format(_("Couldn't save %s"), fault_text(failure.error())),
                  wxICON_ERROR, {{_("Save Map Too"), [this] { save_map(); }}});
  }
}

}  // namespace chartroom::editor
