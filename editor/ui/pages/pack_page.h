// A pack in a tab: its maps in order, its languages, and its exclusions.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/dataview.h>

#include "editor/model/documents/pack_document.h"
#include "editor/model/documents/pack_findings.h"
#include "editor/ui/canvas/map_preview.h"
#include "editor/ui/pages/finding_source.h"
#include "editor/ui/pages/pack_fields.h"
#include "editor/ui/pages/pack_order.h"
#include "editor/ui/pages/page.h"

namespace chartroom::editor {

class PackPage : public Page, public FindingSource {
 public:
  struct Events {
    std::function<void()> changed;  // after every change of the pack that the page makes
    std::function<void(const std::string& path)> open;  // shows a map in a tab
    // Shows a map in a tab, at one of its findings.
    std::function<void(const std::string& path, const reports::Finding& finding)> open_at;
    std::function<std::vector<std::string>()> which_to_copy;  // asks for maps of other folders
    // True if the window has unsaved work on a map.
    std::function<bool(const std::string& path)> is_unsaved;
  };
  PackPage(wxWindow* parent, PackDocument document, Events events);

  PackDocument& document() override { return document_; }
  const PackDocument& document() const override { return document_; }
  FindingSource* finding_source() override { return this; }
  PackFindings& findings() override { return findings_; }
  const PackFindings& findings() const { return findings_; }
  static constexpr PageKind kKind = PageKind::pack;
  PageKind kind() const override { return kKind; }

  int least_width() const override;
  wxString describe() const override;
  wxString describe_unsaved() const override;
  wxWindow& workplace() override { return *maps_; }
  wxWindow& picture() override { return *preview_; }
  void finish_edit() override;
  void update() override;
  std::vector<FileError> ask(const wxString& text, const std::string& other,
                             std::vector<NoticeBar::Choice> choices) override;

  bool shown_files_are_news() override;
  const std::vector<PackDocument::Entry>& maps() const { return maps_->entries(); }
  void show_verdicts(const std::vector<wxString>& verdicts) { maps_->show_verdicts(verdicts); }

  void validate() override { findings_.validate(document_); }
  // Chooses the row of the map that the finding is about.
  void highlight_finding(std::size_t index) override;
  void go_to_finding(std::size_t index) override { highlight_finding(index); }
  void open_finding(std::size_t index) override;
  // True for a map that the pack does not list: the fix lists it.
  bool has_fix_options(const reports::Finding& finding) const override;
  bool fix_finding(std::size_t index) override;
  std::optional<std::string> why_not_excluded() const override;
  maps::Exclusion new_exclusion(std::size_t index, const std::string& reason) const override;

 protected:
  int least_workplace() const override;

 private:
  wxWindow* make_maps(wxWindow* parent);
  wxSizer* make_buttons(wxWindow* parent);
  void add_button(wxWindow* parent, wxSizer& sizer, const wxString& label,
                  std::function<void()> press);
  void add();
  void add_copies();
  void show_added();
  void accept_no_more();
  void show_preview();

  PackDocument document_;
  PackFindings findings_;
  Events events_;
  PackFields fields_;
  PackList* maps_ = nullptr;
  std::vector<std::optional<FileStamp>> maps_seen_;  // on the disk, at the last look
  std::unique_ptr<PackOrder> order_;
  wxDataViewListCtrl* accepted_ = nullptr;
  wxSizer* all_accepted_ = nullptr;  // the list of exclusions and its button
  MapPreview* preview_ = nullptr;
};

// Returns the parts in which packs differ: "maps and accepted findings".
wxString describe_differing(const maps::Pack& a, const maps::Pack& b);

}  // namespace chartroom::editor
