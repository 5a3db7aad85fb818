// Decks of Con Sonar!
#include <utility>

#include <wx/intl.h>
#include <wx/notebook.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/con_sonar/card_preview.h"
#include "editor/ui/con_sonar/deck_panel.h"
#include "editor/ui/con_sonar/deck_texts.h"
#include "editor/ui/con_sonar/names_panel.h"
#include "editor/ui/con_sonar/sonar_panel.h"
#include "editor/ui/desk/desk.h"
#include "editor/ui/desk/draft_parts.h"
#include "editor/ui/desk/kinds.h"
#include "editor/ui/desk/open_packs.h"
#include "editor/ui/layout/side_panels.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/files/input_files.h"

namespace chartroom::editor {
namespace {

class DeckKind : public DocumentKind {
 public:
  using DocumentKind::DocumentKind;

  PageKind kind() const override { return DeckPage::kKind; }
  bool matches(const std::string& path, std::string_view text) const override {
    return maps::kind_of(path, text) == maps::FileKind::deck;
  }
  void open(const std::string& path, const std::string&) override {
    desk().open_read(path, DeckDocument::open(path), [this](DeckDocument document) {
      desk().add_instead(make_page(std::move(document)));
    });
  }
  void take_over(const Page& page) override {
    desk().add_instead(make_page(static_cast<const DeckPage&>(page).document()));
  }
  std::optional<FileKindTexts> texts() const override {
    return FileKindTexts{".deck", _("Decks"), _("Save Deck As")};
  }
  void bind_commands() override {
    desk().at().commands.bind("file.new_deck", [this] {
      DeckPage* page = make_page(DeckDocument(desk().next_untitled()));
      desk().add_instead(page);
      page->workplace().SetFocus();
    });
    bind_deck_commands(desk().at());
  }
  void make_panels(SidePanels& sides) override;

  std::vector<FileError> faults_of_draft(std::string_view text,
                                         const std::string& path) const override {
    return con_sonar::parse_deck(text, path).errors;
  }
  Draft show_draft(const OrphanedDraft& draft) const override;
  Page& restore(const OrphanedDraft& draft, const std::optional<std::string>& path) override;

 private:
  DeckPage* make_page(DeckDocument document);
  void show_place(const DeckPlace& place);

  SidePanels* sides_ = nullptr;
  DeckPanel* properties_ = nullptr;
  NamesPanel* nations_ = nullptr;
  NamesPanel* symbols_ = nullptr;
  SonarPanel* sonar_ = nullptr;
};

DeckPage* DeckKind::make_page(DeckDocument document) {
  DeckPage::Events events;
  events.changed = desk().at().update;
  events.gone_to = [this](const DeckPlace& place) { show_place(place); };
  auto* page = new DeckPage(desk().at().tabs, std::move(document), std::move(events));
  page->findings().follow(open_packs(desk().at()));
  return page;
}

void DeckKind::make_panels(SidePanels& sides) {
  sides_ = &sides;
  wxNotebook* book = &sides.book(kind());
  properties_ = new DeckPanel(book);
  sides.add(kind(), properties_, _("Properties"));
  sides.add(kind(), new HistoryPanel(book, desk().at().update), _("History"));
  nations_ = new NamesPanel(book, NamedKind::nations);
  sides.add(kind(), nations_, _("Nations"));
  symbols_ = new NamesPanel(book, NamedKind::symbols);
  sides.add(kind(), symbols_, _("Symbols"));
  sonar_ = new SonarPanel(book);
  sides.add(kind(), sonar_, _("Sonar"));
}

void DeckKind::show_place(const DeckPlace& place) {
  const auto show_named = [&](NamesPanel* panel) {
    sides_->show(kind(), panel);
    if (place.element) panel->go_to(*place.element);
  };
  if (place.part == DeckPart::nations) return show_named(nations_);
  if (place.part == DeckPart::symbols) return show_named(symbols_);
  if (place.part == DeckPart::sonar) return sides_->show(kind(), sonar_);
  sides_->show(kind(), properties_);
}

DocumentKind::Draft DeckKind::show_draft(const OrphanedDraft& draft) const {
  const con_sonar::Deck deck = con_sonar::parse_deck(draft.text, "").value.value().deck;
  const auto file =
      draft.path ? con_sonar::load_deck(*draft.path) : ParseResult<con_sonar::DeckFile>();
  const wxString parts = file ? describe_differing(file.value->deck, deck) : wxString();
  const auto picture = [deck](wxWindow* parent) {
    auto* preview = new CardPreview(parent);
    preview->SetMinSize(parent->FromDIP(wxSize(kDraftPictureSide, kDraftPictureSide)));
    preview->show(deck, CardKind::fleet, 0);
    return preview;
  };
  return {to_wx(text_in(deck.name, ui_language())),
          describe_standing(draft.file(), wxString::Format(_("Differences: %s."), parts)), picture};
}

Page& DeckKind::restore(const OrphanedDraft& draft, const std::optional<std::string>& path) {
  const con_sonar::Deck deck = con_sonar::parse_deck(draft.text, "").value.value().deck;
  DeckDocument document = DeckDocument::restored(deck, path, draft.base, draft.history);
  DeckPage* page = make_page(told_apart(std::move(document), deck.name, desk()));
  desk().add(page);
  return *page;
}

}  // namespace

std::unique_ptr<DocumentKind> make_deck_kind(Desk& desk) {
  return std::make_unique<DeckKind>(desk);
}

}  // namespace chartroom::editor
