// Games on maps.
#include <utility>

#include <wx/choicdlg.h>
#include <wx/intl.h>
#include <wx/notebook.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/desk/desk.h"
#include "editor/ui/desk/draft_parts.h"
#include "editor/ui/desk/kinds.h"
#include "editor/ui/layout/side_panels.h"
#include "editor/ui/panels/history_panel.h"
#include "editor/ui/play/game_panel.h"
#include "editor/ui/play/new_seed.h"
#include "editor/ui/play/play_page.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "validator/play/games/recorded_games.h"

namespace chartroom::editor {
namespace {

// Returns "41 plies".
wxString shown_length(const rules::GameRecord& record) {
  const auto plies = static_cast<unsigned>(record.plies.size());
  return wxString::Format(wxPLURAL("%u move", "%u moves", plies), plies);
}

class GameKind : public DocumentKind {
 public:
  explicit GameKind(Desk& desk) : DocumentKind(desk) {
    desk.at().add_game = [this](GameDocument game, bool watched) {
      add_beside(std::move(game), watched);
    };
  }

  PageKind kind() const override { return PlayPage::kKind; }
  bool matches(const std::string& path, std::string_view text) const override {
    return holds_games(path, text);
  }
  void open(const std::string& path, const std::string& text) override;
  void take_over(const Page& page) override {
    const auto& game = static_cast<const PlayPage&>(page);
    add(game.document()).show_as(game);
  }
  std::optional<FileKindTexts> texts() const override {
    return FileKindTexts{".game", _("Games"), _("Save Game As"), false};
  }
  void bind_commands() override { bind_game_commands(desk().at()); }
  void make_panels(SidePanels& sides) override {
    wxNotebook* book = &sides.book(kind());
    sides.add(kind(), new GamePanel(book), _("Game"));
    sides.add(kind(), new HistoryPanel(book, desk().at().update), _("History"));
  }
  bool makes_panels_late() const override { return true; }

  std::vector<FileError> faults_of_draft(std::string_view text, const std::string&) const override {
    return GameDocument::restored(text, {}, {}).errors;
  }
  Draft show_draft(const OrphanedDraft& draft) const override {
    const GameDocument game = GameDocument::restored(draft.text, {}, {}).value.value();
    return {to_wx(game.title(ui_language())),
            describe_standing(draft.file(), wxString()) + " " + shown_length(game.record()),
            small_picture(game.map())};
  }
  Page& restore(const OrphanedDraft& draft, const std::optional<std::string>& path) override {
    PlayPage& page = add_beside(
        GameDocument::restored(draft.text, path, draft.base, draft.history).value.value(), true);
    page.go_on();
    return page;
  }

 private:
  PlayPage& add(GameDocument document);
  PlayPage& add_beside(GameDocument document, bool watched);
};

void GameKind::open(const std::string& path, const std::string& text) {
  Workbench& at = desk().at();
  ParseResult<std::vector<play::RecordedGame>> games = play::recorded_games(text, path);
  if (!games || games.value->size() == 1) {
    return desk().open_read(path, GameDocument::open(path),
                            [this](GameDocument document) { add(std::move(document)); });
  }
  wxArrayString names;
  for (const play::RecordedGame& game : *games.value) {
    names.Add(wxString::Format("%zu. ", names.size() + 1) +
              to_wx(text_in(game.map.map.name, ui_language())) + ", " + shown_length(game.record));
  }
  wxSingleChoiceDialog dialog(&at.window, _("The file has several games. Open which one?"),
                              _("Open Game"), names);
  if (dialog.ShowModal() != wxID_OK) return;
  play::RecordedGame& game = games.value->at(static_cast<std::size_t>(dialog.GetSelection()));
  at.notice->dismiss();
  add(GameDocument(std::move(game.map), std::move(game.record)));
}

PlayPage& GameKind::add(GameDocument document) {
  Page& before = desk().at().front();
  PlayPage& added = add_beside(std::move(document), true);
  if (added.session().is_left_open()) {
    added.session().is_of_two_people() ? added.go_on() : added.show_end();
  }
  if (before.document().untouched()) desk().close(before);
  return added;
}

// `watched` means that the game was played already.
PlayPage& GameKind::add_beside(GameDocument document, bool watched) {
  Workbench& at = desk().at();
  auto* page = new PlayPage(at.tabs, std::move(document), new_seed(), watched, at.update);
  // The page needs its size now because GTK lays it out before wx does.
  page->SetSize(at.front().GetSize());
  page->Layout();
  at.tabs->add(page);
  at.focus_workplace();
  return *page;
}

}  // namespace

std::unique_ptr<DocumentKind> make_game_kind(Desk& desk) {
  return std::make_unique<GameKind>(desk);
}

}  // namespace chartroom::editor
