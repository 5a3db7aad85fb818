// A document of any kind in a tab, with its journal and the bar about its file.
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
  // Returns the work whose steps undo and redo now concern.
  virtual Undoable& undoable() { return document(); }
  // Returns the document's findings; null if its kind has no checks.
  virtual FindingSource* finding_source() { return nullptr; }
  NoticeBar& notice() { return *notice_; }
  // Says in the bar why a typed text was refused; "" withdraws what was said last.
  void say_refusal(const wxString& why);

  virtual PageKind kind() const = 0;

  // "● North Pole": the dot means unsaved changes.
  wxString label() const;
  // The label with a name short enough for a tab.
  wxString short_label() const;
  // Describes the document for the status bar.
  virtual wxString describe() const = 0;
  // Returns where the document differs from its file: "A1, B2 and C3", "names and rules".
  virtual wxString describe_unsaved() const = 0;

  // Describes a step of the document's history; "" if the label of the step says all.
  virtual wxString describe_step(std::size_t /*step*/) const { return {}; }

  // Returns the least height of the tab with its bars, in pixels.
  int least_height() const;
  // Returns the bars above the edited view, which take room from it when shown.
  virtual std::vector<wxWindow*> bars() const;
  // Hides the bars that ask nothing.
  virtual void dismiss_messages() { notice_->dismiss_messages(); }
  // Returns the width that the edited view needs, in pixels; 0 if half of the room is enough.
  virtual int least_width() const { return 0; }
  // True if the user can do nothing without the side panel.
  virtual bool needs_side_panel() const { return false; }
  // Returns the window that the keyboard works on.
  virtual wxWindow& workplace() = 0;
  // Returns the window with the document's picture.
  virtual wxWindow& picture() = 0;
  // Ends an unfinished edit: a stroke, the editing of a cell.
  virtual void finish_edit() {}
  // True if a line waits for its other end: it is no step yet, and undo drops it first.
  virtual bool has_begun_line() const { return false; }
  virtual void drop_begun_line() {}
  virtual void update() = 0;
  // Ends the highlighting of a finding or of differences from the file.
  virtual void highlight_nothing() {}
  // Called after every save, and when the document gets another file.
  virtual void file_has_changed() {}
  // Called when the window has saved any file, which the page may show too.
  virtual void file_was_saved(const std::string& /*path*/) {}
  // Asks about a loss that a saved document does not prevent; `close` closes the page. False if
  // there is none and nothing is asked.
  virtual bool asks_before_closing(const std::function<void()>& /*close*/) { return false; }

  // Asks what to do about the text of the document's file, and says how it differs. If the text is
  // invalid, returns its errors and asks nothing.
  virtual std::vector<FileError> ask(const wxString& text, const std::string& other,
                                     std::vector<NoticeBar::Choice> choices) = 0;

  // Writes unsaved work to the journal. Call after every change and every save.
  void keep_in_journal();
  // Writes to the journal and waits until it is written. True if nothing would be lost now.
  bool keep_now();
  // Removes the draft and keeps no more: the page closes, its work is saved or discarded.
  void give_up_journal();

  // True if the file on the disk has changed since the last call.
  bool disk_is_news();
  // True if other files that the page shows have changed since the last call.
  virtual bool shown_files_are_news() { return false; }

 protected:
  // Returns the least height of the edited view and its tab, in pixels.
  virtual int least_workplace() const;
  // Call when the page gets another document.
  void has_other_document() { seen_on_disk_ = document().stamp(); }

 private:
  std::unique_ptr<Journal> journal_;
  bool given_up_ = false;
  bool journal_failed_ = false;
  std::optional<FileStamp> seen_on_disk_;
  NoticeBar* notice_ = nullptr;
  wxString refusal_;  // what say_refusal said last
};

// Returns the page as type P; null if it is of another kind or null.
template <class P>
P* page_as(Page* page) {
  return page != nullptr && page->kind() == P::kKind ? static_cast<P*>(page) : nullptr;
}

// Returns the folder of the drafts.
std::string journal_folder();

}  // namespace chartroom::editor
