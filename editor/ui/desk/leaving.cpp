#include "editor/ui/desk/leaving.h"

#include <wx/intl.h>

#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

void leave_or_ask(Desk& desk, Generator& generator, wxCloseEvent& event,
                  const std::function<void(UnsavedWork)>& leave) {
  wxString unsaved;
  const Tabs& tabs = *desk.at().tabs;
  for (int i = 0; i < tabs.count(); ++i) {
    Page& page = tabs.page(i);
    page.finish_edit();
    if (!page.document().modified()) continue;
    unsaved += "\n" + to_wx(page.document().title(ui_language())) + ": " + page.describe_unsaved();
  }
  if (const unsigned found = generator.unsaved(); found > 0) {
    unsaved += "\n" + _("Generate Maps") + ": " +
               wxString::Format(wxPLURAL("%u map", "%u maps", found), found);
  }
  // At the end of the session no question is possible: the next start offers the drafts.
  if (unsaved.empty() || !event.CanVeto()) return leave(UnsavedWork::keep);
  event.Veto();
  const auto save = [&desk, &generator] {
    if (desk.save_all() && generator.save_all()) desk.at().window.Close();
  };
  desk.at().notice->ask(_("Unsaved changes:") + unsaved,
                        {{_("Save and Quit"), save},
                         {_("Quit and Keep Drafts"), [leave] { leave(UnsavedWork::keep); }},
                         {_("Discard and Quit"), [leave] { leave(UnsavedWork::discard); }}});
}

}  // namespace chartroom::editor
