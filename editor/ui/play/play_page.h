// A game in a tab: its board, and buttons to step through its moves.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/slider.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include "editor/model/game/game_session.h"
#include "editor/ui/pages/page.h"
#include "editor/ui/play/game_sight.h"
#include "editor/ui/play/game_texts.h"
#include "editor/ui/play/persons_turn.h"
#include "editor/ui/play/play_board.h"

namespace chartroom::editor {

class PlayPage : public Page {
 public:
  // `changed` is called after every change of the game or of its visible part.
  PlayPage(wxWindow* parent, GameDocument document, std::uint64_t seed, bool watched,
           std::function<void()> changed);
  ~PlayPage() override;

  GameDocument& document() override { return document_; }
  const GameDocument& document() const override { return document_; }
  const GameSession& session() const { return session_; }

  // Returns the turn of the person who plays now.
  PersonsTurn& person() { return *person_; }
  const PersonsTurn& person() const { return *person_; }

  void set_seat(maps::Team team, const std::string& agent);
  // Takes the view from another page of this game; captains play if they do there.
  void show_as(const PlayPage& other);
  void set_first(maps::Team team);
  void let_agents_play(bool play);
  void show_step(std::size_t step);
  void take_back();
  void play_from_here();
  void show_end() { show_step(session_.steps().size()); }
  // Shows the end of a restored game; without agents an open game goes on, its secrets hidden.
  void go_on();

  static constexpr PageKind kKind = PageKind::game;
  PageKind kind() const override { return kKind; }
  wxString describe() const override;
  wxString describe_unsaved() const override;
  wxString describe_step(std::size_t step) const override { return step_played(document_, step); }
  bool needs_side_panel() const override { return true; }
  PlayBoard& board() { return *board_; }
  wxWindow& workplace() override { return *board_; }
  wxWindow& picture() override { return *board_; }
  void update() override;
  void file_has_changed() override;
  // If the written file has the game's untitled map, names it in the record and saves the record.
  void file_was_saved(const std::string& path) override;
  bool asks_before_closing(const std::function<void()>& close) override;
  std::vector<FileError> ask(const wxString& text, const std::string& other,
                             std::vector<NoticeBar::Choice> choices) override;

 private:
  wxSizer* make_way();
  wxSizer* make_view();
  wxButton* add_button(wxSizer& sizer, const wxString& label, const wxString& name,
                       std::function<void()> press);
  void changed();
  // True if the record names a file with the map as it was played on.
  bool leads_to_its_map() const;
  // The warning if it does not.
  wxString lost_map_text() const;
  void save_map();
  void show_game();
  void show_turn();
  void ask_agents();
  void hear_agents();

  GameDocument document_;
  GameSession session_;
  std::function<void()> changed_;
  bool covered_ = false;   // the text has two lines
  bool revealed_ = false;  // the game has ended
  PlayBoard* board_ = nullptr;
  wxStaticText* turn_ = nullptr;
  wxSlider* slider_ = nullptr;
  wxStaticText* place_ = nullptr;
  std::optional<GameSight> sight_;
  std::optional<PersonsTurn> person_;
  wxButton* back_ = nullptr;
  wxButton* forward_ = nullptr;
  wxButton* take_back_ = nullptr;
  wxButton* from_here_ = nullptr;
  wxTimer pace_;
  AgentThread agents_;  // the last member: its thread calls the page
};

}  // namespace chartroom::editor
