// The window's commands on files.
#include <utility>

#include <wx/intl.h>

#include "editor/ui/frame.h"
#include "editor/ui/questions.h"
#include "editor/ui/texts.h"

namespace chartroom {

void EditorFrame::on_close(wxCloseEvent& event) {
  for (int i = 0; event.CanVeto() && i < tabs_->count(); ++i) {
    if (!may_lose_changes(tabs_->page(i))) return event.Veto();
  }
  Destroy();
}

void EditorFrame::on_open() {
  for (const std::string& path : ask_what_to_open(this, front().document())) open(path);
}

bool EditorFrame::save(MapPage& page) {
  if (page.document().path().empty()) return save_as(page);
  return saved(page, [&] { page.document().save(); });
}

bool EditorFrame::save_as(MapPage& page) {
  page.canvas().finish_stroke();
  const auto path = ask_where_to_save(this, page.document());
  return path && saved(page, [&] { page.document().save_as(*path); });
}

// Runs a save and shows why it failed, if it did.
template <class Save>
bool EditorFrame::saved(MapPage& page, Save save) {
  page.canvas().finish_stroke();
  page.notice().dismiss();
  try {
    save();
  } catch (const FileException& failure) {
    page.notice().show(_("Not saved.") + " " + to_wx(failure.error().text()), wxICON_ERROR,
                       {{_("Save As..."), [this, &page] { save_as(page); }}});
    return false;
  }
  update();
  return true;
}

bool EditorFrame::may_lose_changes(MapPage& page) {
  page.canvas().finish_stroke();
  if (!page.document().modified()) return true;
  tabs_->bring_to_front(page);
  switch (ask_about_changes(this, page.document())) {
    case ChangesAnswer::save:
      return save(page);
    case ChangesAnswer::discard:
      return true;
    case ChangesAnswer::cancel:
      break;
  }
  return false;
}

void EditorFrame::close_map() {
  MapPage& page = front();
  if (may_lose_changes(page)) tabs_->close(page);
}

}  // namespace chartroom
