#include "editor/ui/desk/drafts.h"

#include <utility>
#include <vector>

#include <wx/intl.h>

#include "editor/ui/desk/draft_parts.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

wxString origin_of(const OrphanedDraft& draft) {
  wxString text = describe_time(draft.when);
  if (draft.path) text += wxString::FromUTF8(" · ") + path_to_wx(*draft.path);
  return text;
}

}  // namespace

Drafts::Drafts(wxWindow* parent, Desk& desk)
    : desk_(desk), bar_(new RecoveryBar(parent, desk.at().focus_workplace)) {}

void Drafts::offer_all() {
  std::vector<FileError> errors;
  const auto faults = [this](std::string_view text, const std::string& path) {
    return desk_.kind_of("", text).faults_of_draft(text, path);
  };
  for (OrphanedDraft& draft : orphaned_drafts(journal_folder(), faults, errors)) {
    offer(std::make_shared<OrphanedDraft>(std::move(draft)));
  }
  if (!errors.empty()) desk_.at().notice->show_faults(journal_folder(), std::move(errors));
}

// Keeps the entry locked until the offer is answered.
void Drafts::offer(const std::shared_ptr<OrphanedDraft>& draft) {
  const DocumentKind& kind = desk_.kind_of("", draft->text);
  const DraftFileState file = draft->file();
  const bool of_file = file == DraftFileState::same || file == DraftFileState::changed;
  // A pack needs the folder that its maps are in.
  const bool keeps_path = !kind.texts();
  const bool has_path = of_file || file == DraftFileState::gone || keeps_path;
  DocumentKind::Draft shown = kind.show_draft(*draft);
  RecoveryBar::Offer offer;
  offer.draft = draft;
  offer.picture = std::move(shown.picture);
  offer.name = shown.name;
  offer.origin = origin_of(*draft);
  offer.difference = shown.differs;
  offer.path = draft->path;
  offer.choices.push_back({_("Restore"), [this, draft, has_path] {
                             restore(*draft, has_path ? draft->path : std::nullopt);
                           }});
  offer.choices.push_back({_("Discard"), [this, draft, has_path, name = shown.name] {
                             draft->entry.remove();
                             offer_undo(draft, has_path, name);
                           }});
  if (of_file && !keeps_path) {
    offer.choices.push_back({_("Keep Both"), [this, draft] {
                               restore(*draft, std::nullopt);
                               desk_.open(*draft->path);
                             }});
  }
  bar_->add(std::move(offer));
}

// A discarded draft can be restored until the next notice.
void Drafts::offer_undo(const std::shared_ptr<OrphanedDraft>& draft, bool has_path,
                        const wxString& name) {
  desk_.at().notice->show(
      wxString::Format(_("Discarded the draft of \"%s\"."), name), wxICON_INFORMATION,
      {{_("Undo Discard"),
        [this, draft, has_path] { restore(*draft, has_path ? draft->path : std::nullopt); }}});
}

void Drafts::restore(OrphanedDraft& draft, const std::optional<std::string>& path) {
  Page& before = desk_.at().front();
  before.finish_edit();
  Page* of_file = path ? desk_.at().tabs->find(*path) : nullptr;
  Page& page = desk_.kind_of("", draft.text).restore(draft, path);
  if (page.keep_now()) draft.entry.remove();
  // Closes an untouched document, or a second tab of the file without changes.
  if (before.document().untouched()) {
    desk_.close(before);
  } else if (of_file != nullptr && of_file != &page && is_as_opened(of_file->document())) {
    desk_.close(*of_file);
  }
  desk_.at().tabs->bring_to_front(page);
  page.workplace().SetFocus();
  if (path) desk_.watch(*path);
}

void Drafts::take_over(const Drafts& before) {
  for (const std::shared_ptr<OrphanedDraft>& draft : before.bar_->unanswered()) offer(draft);
  if (!before.bar_->IsShown()) bar_->Hide();  // the user chose Later
}

}  // namespace chartroom::editor
