// A document in a tab, of whatever kind: its journal, and the bar that speaks about its file.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/model/commands/command.h"
#include "editor/model/documents/document.h"
#include "editor/model/documents/journal.h"
#include "editor/ui/pages/notice_bar.h"

namespace chartroom::editor {

class FindingSource;

class Page : public wxPanel {
 public:
  explicit Page(wxWindow* parent);
  ~Page() override;

  virtual Document& document() = 0;
  virtual const Document& document() const = 0;
  // Whose steps are undone and redone just now.
  virtual Undoable& undoable() { return document(); }
  // What the checks say of the document; null where they say nothing of its kind.
  virtual FindingSource* finding_source() { return nullptr; }
  NoticeBar& notice() { return *notice_; }

  virtual PageKind kind() const = 0;

  // "● North Pole": the dot says that it is not saved.
  wxString label() const;
  // The same with no more of the name than a tab has room for.
  wxString short_label() const;
  // What the document is, for the status bar.
  virtual wxString describe() const = 0;
  // "A1, B2 and C3", "names and rules": where it differs from its file.
  virtual wxString describe_unsaved() const = 0;

  // What a step of the document's history did; "" where the name of its kind tells all.
  virtual wxString describe_step(std::size_t /*step*/) const { return {}; }

  // In pixels: of what is edited and its tab, with the bar that speaks about its file.
  int least_height() const;
  // What comes and goes above that, and takes room from it.
  virtual std::vector<wxWindow*> bars() const;
  // Of these what asks nothing goes.
  virtual void dismiss_what_is_told() { notice_->dismiss_what_is_told(); }
  // What is edited needs that, in pixels; 0: half of the room will do.
  virtual int least_width() const { return 0; }
  // True if nothing can be done without the panel at the side.
  virtual bool needs_side_panel() const { return false; }
  // What the keyboard works on.
  virtual wxWindow& workplace() = 0;
  // What the page paints of the document.
  virtual wxWindow& picture() = 0;
  // Ends what is half done: a stroke, the editing of a cell.
  virtual void finish_edit() {}
  // A line that was begun and waits for its other end is no step yet: undo drops it first.
  virtual bool has_begun_line() const { return false; }
  virtual void drop_begun_line() {}
  // Shows the document, which somebody has changed.
  virtual void update() = 0;
  // Ends what points out a finding, or how the file differs.
  virtual void light_nothing() {}
  // After every save, and whenever the document has got another file.
  virtual void file_has_changed() {}
  // A file was saved by the window: the page may show it, too.
  virtual void file_was_saved(const std::string& /*path*/) {}
  // Asks about what would be missed though the document is saved. False where that is nothing, and
  // nothing is asked; `close` closes the page.
  virtual bool asks_before_closing(const std::function<void()>& /*close*/) { return false; }

  // Asks what to do about another state of the document, that of its file: says how it differs.
  // Every fault, and nothing is asked, where the text cannot be read.
  virtual std::vector<FileError> ask(const wxString& text, const std::string& other,
                                     std::vector<NoticeBar::Choice> choices) = 0;

  // Call after every change and every save.
  void keep_in_journal();
  // The same, and waits until it is written. Whether nothing would be lost now.
  bool keep_now();
  // The page is about to go, and its work is saved, or given up: nothing is kept any more.
  void give_up_journal();

  // Whether the file on the disk has changed since this was last asked.
  bool disk_is_news();
  // The same of other files that the page shows.
  virtual bool shown_files_are_news() { return false; }

 protected:
  // In pixels: of what is edited and its tab.
  virtual int least_workplace() const;
  // The document is another one.
  void has_other_document() { seen_on_disk_ = document().stamp(); }

 private:
  std::unique_ptr<Journal> journal_;
  bool given_up_ = false;
  bool journal_failed_ = false;
  std::optional<FileStamp> seen_on_disk_;
  NoticeBar* notice_ = nullptr;
};

// The page as one of its kind; null where it is of another kind, or there is none.
template <class P>
P* page_as(Page* page) {
  return page != nullptr && page->kind() == P::kKind ? static_cast<P*>(page) : nullptr;
}

// Where unsaved work is kept.
std::string journal_folder();

}  // namespace chartroom::editor
