#include "editor/ui/pages/traced_picture.h"

#include <filesystem>
#include <utility>

#include <wx/intl.h>

#include "editor/model/tracing/tracing_file.h"
#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

void TracedPicture::open(const std::string& file) {
  at_.canvas.finish_stroke();
  if (!at_.canvas.tracing().open(absolute_path(file), at_.canvas.view())) {
    return at_.notice.show(
        wxString::Format(_("Couldn't read the picture %s. Choose a PNG or JPEG file."),
                         path_to_wx(std::filesystem::path(file).filename().string())),
        wxICON_ERROR);
  }
  work_on(TracingWork::Mode::points);
}

void TracedPicture::take(const TracedPicture& other) {
  const std::optional<Tracing>& tracing = other.work().tracing();
  if (tracing && at_.canvas.tracing().lay(*tracing)) update();
}

void TracedPicture::remove() {
  at_.canvas.tracing().remove();
  at_.changed();
}

void TracedPicture::show(bool visible) {
  work().show(visible);
  at_.changed();
}

void TracedPicture::work_on(TracingWork::Mode mode) {
  at_.canvas.finish_stroke();
  switch (mode) {
    case TracingWork::Mode::off:
      work().end();
      break;
    case TracingWork::Mode::corners:
      work().move_corners();
      break;
    case TracingWork::Mode::points:
      at_.canvas.tracing().click_points(at_.document.map().size);
      break;
  }
  at_.canvas.SetFocus();
  at_.changed();
}

void TracedPicture::set_opacity(double opacity) {
  work().set_opacity(opacity);
  update();
}

void TracedPicture::take_back() {
  work().undo();
  at_.canvas.SetFocus();
  at_.changed();
}

wxString TracedPicture::describe() const {
  switch (work().mode()) {
    case TracingWork::Mode::corners:
      return _("Undo affects only the picture until you press Done.");
    case TracingWork::Mode::points:
      return _("Backspace undoes a click; Escape leaves the picture unchanged.");
    default:
      return {};
  }
}

void TracedPicture::update() {
  at_.bar.show(work());
  at_.canvas.Refresh();
  if (work().tracing() != remembered_) remember();
}

void TracedPicture::remember() {
  remembered_ = work().tracing();
  const std::string& map = at_.document.path();
  if (map.empty()) return;
  try {
    ParseResult<KeptTracings> kept = KeptTracings::load(tracings_file());
    KeptTracings list = kept ? std::move(*kept.value) : KeptTracings();
    if (remembered_ || list.of(map) != nullptr) {
      list.set(map, remembered_);
      list.save(tracings_file());
    }
  } catch (const FileException&) {
    // Losing the position of a picture must not stop work on the map.
  }
}

void TracedPicture::recall() {
  at_.canvas.tracing().remove();
  at_.bar.show(work());
  remembered_.reset();
  if (at_.document.path().empty()) return;
  const ParseResult<KeptTracings> kept = KeptTracings::load(tracings_file());
  const Tracing* tracing = kept ? kept.value->of(at_.document.path()) : nullptr;
  if (tracing == nullptr) return;
  remembered_ = *tracing;
  if (at_.canvas.tracing().lay(*tracing)) return;
  at_.notice.show(
      wxString::Format(_("The traced picture %s is missing."), path_to_wx(tracing->file())),
      wxICON_INFORMATION);
}

}  // namespace chartroom::editor
