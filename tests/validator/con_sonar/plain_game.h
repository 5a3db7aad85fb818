// Con Sonar! again, slow and plain: no kinds, no lists in place, no undo; every card and submarine
// is separate, and positions are copied. Tests compare the fast core with it.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "maps/con_sonar/deck.h"

namespace chartroom::con_sonar::plain {

struct Boat {
  int nation = 0;
  int step = 0;  // 0: not on the ladder
};

struct Game {
  const Deck* deck = nullptr;
  std::vector<int> admirals;
  std::vector<Boat> boats;
  std::vector<std::vector<int>> hands;     // indices in the deck's list, by seat
  std::vector<std::vector<int>> trophies;  // nations of the submarines scored, by seat
  std::vector<std::vector<int>> misses;    // torpedo cards scored, by seat
  std::vector<int> pile;
  std::vector<int> discards;
  std::vector<int> unseen;
  std::deque<int> buried;
  std::vector<int> face_up;
  int seat = 0;
  bool over = false;

  // Deals and reveals the lowest cards.
  Game(const Deck& of, std::vector<int> order);

  // Returns each possible turn, dice and sonar included, up to the draw, by its text: "play red+2
  // red@4; strike blue*2 blue@6 hit".
  std::map<std::string, Game> ways() const;
  // Draws and reveals the lowest cards and begins the next admiral's turn.
  void end_turn();
  // Returns the number of ways to play `depth` turns. A finished game counts as one.
  long long perft(int depth) const;
  int score(int of_seat) const;

  std::vector<int> hand_kept;  // cards left in the hand in this turn

 private:
  void extend(const std::string& done, int arrow, std::map<std::string, Game>& found) const;
  void add_ends(const std::string& done, int arrow, std::map<std::string, Game>& found) const;
  void add_sonar(std::map<std::string, Game>& found) const;
  void add_result(const std::string& done, const SonarOption& option,
                  std::map<std::string, Game>& found) const;
  std::vector<std::size_t> targets(int nation) const;
  std::string name(const Boat& boat) const;
  int live(int nation) const;
  void befall(SonarResult result);
  void move(std::size_t boat, int effect);
  void discard_face_up(int card);
  void judge_end(bool card_used);
  int take_lowest_fleet_card();
};

}  // namespace chartroom::con_sonar::plain
