// The visible part of a game: trails, and the film of a team's possible positions. With two people,
// the board is covered until the one whose turn it is looks alone.
#pragma once

#include <functional>
#include <optional>

#include <wx/choice.h>
#include <wx/sizer.h>

#include "editor/model/game/game_session.h"

namespace chartroom::editor {

class GameSight {
 public:
  // Adds its choices to the row as children of the parent.
  GameSight(wxWindow* parent, wxSizer& row, const GameSession& session,
            std::function<void()> changed);
  GameSight(const GameSight&) = delete;
  GameSight& operator=(const GameSight&) = delete;

  // Shows what the people in the seats may see.
  void choose();
  // Shows all trails: the game is over.
  void reveal();
  // Uncovers the board for the team whose turn it is.
  void look() { looking_ = session_.turn().team; }
  bool covered() const;
  void show_as(const GameSight& other);
  bool shows_trail(maps::Team team) const;
  // Returns the team with shown possible positions.
  std::optional<maps::Team> film() const;
  void update();

 private:
  bool by_turns() const;

  const GameSession& session_;
  std::optional<maps::Team> looking_;  // the one of two people who looks alone
  wxChoice* trails_;
  wxChoice* places_;
};

}  // namespace chartroom::editor
