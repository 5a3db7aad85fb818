// A map in a tab: its board, another map beside it, and the picture that it is traced from.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/model/documents/live_findings.h"
#include "editor/model/documents/map_document.h"
#include "editor/ui/canvas/board_canvas.h"
#include "editor/ui/findings/mend_bar.h"
#include "editor/ui/pages/beside_panel.h"
#include "editor/ui/pages/page.h"
#include "editor/ui/pages/tracing_bar.h"
#include "exporters/documents/print_checks.h"

namespace chartroom::editor {

class MapPage : public Page {
 public:
  MapPage(wxWindow* parent, MapDocument document, Brush& brush, BoardCanvas::Events events);
  ~MapPage() override;

  MapDocument& document() override { return document_; }
  const MapDocument& document() const override { return document_; }
  // While a traced picture is worked on, its steps: the map's wait.
  Undoable& undoable() override;
  LiveFindings& findings() override { return findings_; }
  BoardCanvas& canvas() { return *canvas_; }
  const BoardCanvas& canvas() const { return *canvas_; }

  // After the document came from elsewhere.
  void show_document(MapDocument document);

  static constexpr CommandScope kScope = CommandScope::maps;
  CommandScope scope() const override { return kScope; }
  wxString describe() const override;
  wxString describe_unsaved() const override;
  wxWindow& workplace() override { return *canvas_; }
  wxWindow& picture() override { return *canvas_; }
  bool has_begun_line() const override { return canvas_->has_begun_line(); }
  void drop_begun_line() override { canvas_->drop_begun_line(); }
  void finish_edit() override { canvas_->finish_stroke(); }
  void update() override;
  void file_has_changed() override { remember_picture(); }
  // Lights the points at which the other map differs, too.
  std::vector<FileError> ask(const wxString& text, const std::string& other,
                             std::vector<NoticeBar::Choice> choices) override;

  void judge() override { findings_.judge(document_); }
  std::optional<SlowTask> slow_task() override { return findings_.slow_task(); }
  std::optional<SlowTask> play_task(Played played) override {
    return findings_.play_task(std::move(played));
  }
  bool take(SlowResult result) override { return findings_.take(std::move(result)); }
  std::vector<wxWindow*> bars() const override;
  void dismiss_what_is_told() override;
  void light_finding(std::size_t place) override;
  void go_to_finding(std::size_t place) override;
  void light_nothing() override { canvas_->light({}); }
  void show_findings() override { canvas_->mark(finding_marks(findings_)); }
  bool has_mends(const reports::Finding& finding) const override {
    return !finding.excluded && findings_.has_mends(finding.code);
  }
  bool fix_finding(std::size_t place) override;
  // Shows ways to change the map, and does the one that is chosen, as a step. The focus stays where
  // it is until `focus_offer`.
  void offer(const wxString& question, const maps::Map& map, std::vector<MendBar::Way> ways);
  void focus_offer();
  bool offers() const { return mends_->offers(); }
  std::optional<std::string> why_not_excluded() const override;
  std::vector<maps::Exclusion> exclusions_of(std::size_t place) const override;
  maps::Exclusion exclusion_of(std::size_t place, const std::string& reason) const override;

  // All maps that are open, this one among them; asked for at every update.
  using OpenMaps = std::function<std::vector<const MapDocument*>()>;
  // Shows one of them beside the board, or none.
  void show_beside(bool shown);
  bool beside_shown() const { return beside_->IsShown(); }
  BesidePanel& beside() { return *beside_; }
  void take_open_maps(OpenMaps open_maps) { open_maps_ = std::move(open_maps); }

  // The picture to trace: takes one and has four points clicked in it, or says why it cannot; all
  // that is done to it is remembered with the map's file.
  void trace(const std::string& file);
  // The picture of another page of the same map, which may have no file to remember it with.
  void take_picture(const MapPage& other);
  void work_on_picture(TracingWork::Mode mode);
  bool traces(TracingWork::Mode mode) const { return canvas_->tracing().work().mode() == mode; }
  // What keys do to the picture; "" while they are the board's.
  wxString describe_tracing() const;
  void show_picture(bool visible);
  void remove_picture();

 private:
  void make_mend_bar();
  void make_boards();
  // Beside each other or one above the other, whichever shows them larger.
  void arrange_boards();
  // Shows what was done to the picture, and remembers it.
  void show_tracing();
  void remember_picture();
  void recall_picture();

  MapDocument document_;
  LiveFindings findings_{exporters::full_catalogue()};
  BoardCanvas* canvas_ = nullptr;
  TracingBar* tracing_ = nullptr;
  MendBar* mends_ = nullptr;
  wxBoxSizer* boards_ = nullptr;
  wxStaticText* name_ = nullptr;  // over the board, where there is another beside it
  BesidePanel* beside_ = nullptr;
  OpenMaps open_maps_ = [] { return std::vector<const MapDocument*>(); };
  std::function<void()> changed_;
  std::optional<Tracing> remembered_;  // the picture, as it was last written down
};

}  // namespace chartroom::editor
