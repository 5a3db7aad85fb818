#include "editor/ui/pages/page.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

// The Tab key reaches the bar before the workplace.
Page::Page(wxWindow* parent)
    : wxPanel(parent), notice_(new NoticeBar(this, [this] {
        // The bar may have highlighted the points it is about.
        highlight_nothing();
        workplace().SetFocus();
      })) {}

Page::~Page() = default;

namespace {

constexpr std::size_t kLongestTabName = 28;  // characters on a tab
constexpr int kLeastWorkplace = 240;         // enough to click each point of a usual board
constexpr int kLeastBelowBars = 200;         // enough to keep the findings in sight too

wxString labelled(const wxString& name, bool modified) {
  return (modified ? wxString::FromUTF8("● ") : wxString()) + isolated(name);
}

}  // namespace

wxString Page::label() const {
  return labelled(to_wx(document().title(ui_language())), document().modified());
}

wxString Page::short_label() const {
  return labelled(shortened(to_wx(document().title(ui_language())), kLongestTabName),
                  document().modified());
}

int Page::least_height() const {
  int above = 0;
  for (const wxWindow* bar : bars()) {
    if (bar->IsShown()) above += bar->GetSize().GetHeight();
  }
  // A page that needs more than a board makes do with less while a bar is shown above it.
  return std::max(least_workplace(), above == 0 ? 0 : FromDIP(kLeastBelowBars) + above);
}

void Page::say_refusal(const wxString& why) {
  if (!why.empty()) {
    notice_->show(why, wxICON_WARNING);
  } else if (!refusal_.empty() && notice_->text() == refusal_) {
    notice_->withdraw();
  }
  refusal_ = why;
}

std::vector<wxWindow*> Page::bars() const { return {notice_}; }

int Page::least_workplace() const { return FromDIP(kLeastWorkplace); }

void Page::keep_in_journal() {
  if (given_up_ || (!journal_ && !document().modified())) return;
  try {
    if (!journal_) journal_ = std::make_unique<Journal>(journal_folder());
    journal_->keep(document());
    if (const auto failure = journal_->failure()) throw FileException(*failure);
    journal_failed_ = false;
  } catch (const FileException& failure) {
    if (std::exchange(journal_failed_, true)) return;
    notice_->show(_("Couldn't keep a draft in case of a crash. Save often.") + "\n" +
                      fault_text(failure.error()),
                  wxICON_WARNING);
  }
}

bool Page::keep_now() {
  keep_in_journal();
  if (!journal_) return !document().modified();
  journal_->flush();
  return !journal_->failure();
}

void Page::give_up_journal() {
  given_up_ = true;
  if (journal_) journal_->discard();
  journal_.reset();
}

bool Page::disk_is_news() {
  if (document().path().empty()) return false;
  const auto there = stamp_on_disk(document().path());
  return std::exchange(seen_on_disk_, there) != there;
}

std::string journal_folder() { return state_folder() + "/journal"; }

}  // namespace chartroom::editor
