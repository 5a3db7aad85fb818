// A map in a tab: its board, another map beside it, and the picture that it is traced from.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/model/documents/map_document.h"
#include "editor/ui/canvas/board_canvas.h"
#include "editor/ui/findings/fix_bar.h"
#include "editor/ui/pages/board_pair.h"
#include "editor/ui/pages/map_finding_source.h"
#include "editor/ui/pages/page.h"
#include "editor/ui/pages/traced_picture.h"

namespace chartroom::editor {

class MapPage : public Page {
 public:
  MapPage(wxWindow* parent, MapDocument document, Brush& brush, BoardCanvas::Events events);
  ~MapPage() override;

  MapDocument& document() override { return document_; }
  const MapDocument& document() const override { return document_; }
  // Returns the steps of the traced picture while the user works on it, else the map's.
  Undoable& undoable() override;
  FindingSource* finding_source() override { return &*findings_; }
  LiveFindings& findings() { return findings_->findings(); }
  BoardCanvas& canvas() { return *canvas_; }
  BoardPair& boards() { return *boards_; }
  TracedPicture& traced() { return *traced_; }
  const TracedPicture& traced() const { return *traced_; }

  // The mirrors of this map, which the brush has while the map is in front.
  Mirroring mirroring;

  // Replaces the document and shows it.
  void show_document(MapDocument document);

  static constexpr PageKind kKind = PageKind::map;
  PageKind kind() const override { return kKind; }
  wxString describe() const override;
  wxString describe_unsaved() const override;
  std::vector<wxWindow*> bars() const override;
  void dismiss_messages() override;
  wxWindow& workplace() override { return *canvas_; }
  wxWindow& picture() override { return *canvas_; }
  bool has_begun_line() const override { return canvas_->has_begun_line(); }
  void drop_begun_line() override { canvas_->drop_begun_line(); }
  void finish_edit() override { canvas_->finish_stroke(); }
  void update() override;
  void highlight_nothing() override { canvas_->highlight({}); }
  void file_has_changed() override { traced_->remember(); }
  // Also lights the points at which the other map differs.
  std::vector<FileError> ask(const wxString& text, const std::string& other,
                             std::vector<NoticeBar::Choice> choices) override;

  // Offers changes of the map, and makes the chosen one as a step. The focus stays where it is
  // until `focus_offer`.
  void offer(const wxString& question, const maps::Map& map, std::vector<FixBar::Option> options);
  void focus_offer() { fix_bar_->take_focus(); }
  bool offers() const { return fix_bar_->offers(); }

 private:
  TracingBar* make_tracing_bar();
  FixBar* make_fix_bar();

  MapDocument document_;
  std::function<void()> changed_;
  BoardCanvas* canvas_ = nullptr;
  FixBar* fix_bar_ = nullptr;
  std::optional<BoardPair> boards_;
  std::optional<TracedPicture> traced_;
  std::optional<MapFindingSource> findings_;
};

}  // namespace chartroom::editor
