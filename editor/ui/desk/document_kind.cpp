#include "editor/ui/desk/document_kind.h"

#include <wx/intl.h>

#include "editor/ui/desk/kinds.h"

namespace chartroom::editor {

std::vector<MakeKind> document_kinds() {
  return {make_game_kind, make_deck_kind, make_pack_kind, make_map_kind};
}

wxString describe_standing(DraftFileState file, wxString difference) {
  difference.Replace("\n", wxString::FromUTF8(" · "));
  switch (file) {
    case DraftFileState::same:
      return difference;
    case DraftFileState::changed:
      return _("Its file has changed since then.") + " " + difference;
    case DraftFileState::another:
      return _("Another file now has its name.");
    case DraftFileState::gone:
      return _("Its file is no longer on disk.");
    case DraftFileState::none:
      break;
  }
  return _("It was never saved.");
}

}  // namespace chartroom::editor
