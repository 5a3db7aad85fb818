// The document desk: opens, saves, closes and reloads documents, and looks after their files.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "editor/ui/desk/document_kind.h"
#include "editor/ui/desk/recent_menu.h"
#include "editor/ui/toolkit/disk_watch.h"
#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

class RecoveryBar;

// Unsaved work when the window closes: kept as drafts, or lost.
enum class UnsavedWork { keep, discard };

class Desk {
 public:
  // Requests of the desk to the window.
  struct Hooks {
    std::function<void()> leave_start;               // hides the start page
    std::function<void()> to_front;                  // another document is in front
    std::function<void(const Page&)> forget;         // the page is about to be closed
    std::function<void(const std::string&)> remind;  // shows drafts of that file again
  };
  Desk(Workbench& at, const std::vector<MakeKind>& kinds, Hooks hooks);

  Workbench& at() { return at_; }
  RecentMenu& recent() { return recent_; }
  DocumentKind& kind_of(const Page& page) const;
  DocumentKind& kind_of(const std::string& path, std::string_view text) const;
  void bind_commands();
  // Makes the tabs, with a blank map in front. `bars_changed` is called when the bar of a page is
  // shown or hidden.
  void make_tabs(wxWindow* parent, std::function<void()> bars_changed);
  void make_panels(SidePanels& sides);
  // Makes the panels of the document in front if its kind makes them late.
  void make_late_panels(SidePanels& sides);

  // Opens files, and shows every fault found in them.
  void open(const std::string& path);
  void open_all(const std::vector<std::string>& paths);
  // Adds the document that was read, or shows the faults of its file.
  template <class D, class Add>
  void open_read(const std::string& path, ParseResult<D> read, Add add);
  // Hides the start page.
  void leave_start() { hooks_.leave_start(); }
  // Tells the window that another document is in front.
  void has_come_to_front() { hooks_.to_front(); }
  // Adds a tab with the page; add_instead also closes an untouched document in front.
  void add(Page* page);
  void add_instead(Page* page);
  // Brings the page to the front.
  void show(Page& page);
  void came_from_disk(const Page& page);
  // Watches the file for changes by other programs.
  void watch(const std::string& path) {
    if (watch_) watch_->add(path);
  }
  // Watches the files of all that is open from now on.
  void watch_disk();
  void look_at_disk();
  // Compares the document in front with its file again, if a bar says how they differ.
  void renew_disk_question();

  // The English names of what is open, and the number of the next untitled document.
  std::set<std::string> names_taken() const;
  int next_untitled() const;

  // Each returns true if the document was saved.
  bool save(Page& page);
  bool save_as(Page& page);
  bool save_all();
  // Overwrites the file, whatever it holds.
  bool overwrite(Page& page);
  void compare_with_disk(Page& page);

  // Closes the document in front; asks first where work would be lost.
  void close_front();
  // Closes the tab without asking.
  void close(Page& page);
  // Keeps or drops the drafts of all documents before the window closes.
  void leave(UnsavedWork work);
  // Opens what is open in another window, with its history.
  void take_over(Tabs& before);

 private:
  // Offers to trace a picture that was opened as a map.
  void offer_to_trace(const std::string& path);
  template <class Save>
  bool saved(Page& page, Save save);
  void close_now(Page& page);
  std::vector<NoticeBar::Choice> ways_to_save(Page& page, std::vector<NoticeBar::Choice> first);

  Workbench& at_;
  Hooks hooks_;
  RecentMenu recent_;
  std::unique_ptr<DiskWatch> watch_;
  std::vector<std::unique_ptr<DocumentKind>> kinds_;
};

template <class D, class Add>
void Desk::open_read(const std::string& path, ParseResult<D> read, Add add) {
  if (!read) {
    recent_.remove(path);
    return at_.notice->show_faults(path, std::move(read.errors));
  }
  add(std::move(*read.value));
  at_.focus_workplace();
  came_from_disk(at_.front());
  hooks_.remind(at_.front().document().path());
}

}  // namespace chartroom::editor
