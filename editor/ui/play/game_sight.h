// What is shown of a game: whose trails, and the film of where one may be. Where two people play it
// covers the board until whose turn it is says that nobody else looks.
#pragma once

#include <functional>
#include <optional>

#include <wx/choice.h>
#include <wx/sizer.h>

#include "editor/model/game/game_session.h"

namespace chartroom::editor {

class GameSight {
 public:
  // Puts its choices into the row, of that parent.
  GameSight(wxWindow* parent, wxSizer& row, const GameSession& session,
            std::function<void()> changed);
  GameSight(const GameSight&) = delete;
  GameSight& operator=(const GameSight&) = delete;

  // What a captain of the seats that people sit in may see.
  void choose();
  // Nobody has a secret any more.
  void reveal();
  // Whose turn it is looks alone.
  void look() { looking_ = session_.turn().team; }
  bool covered() const;
  void show_as(const GameSight& other);
  bool shows_trail(maps::Team team) const;
  // Whose possible places are shown.
  std::optional<maps::Team> film() const;
  void update();

 private:
  bool by_turns() const;

  const GameSession& session_;
  std::optional<maps::Team> looking_;  // of two people, alone
  wxChoice* trails_;
  wxChoice* places_;
};

}  // namespace chartroom::editor
