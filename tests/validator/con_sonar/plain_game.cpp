#include "tests/validator/con_sonar/plain_game.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace chartroom::con_sonar::plain {
namespace {

auto rank_of(const FleetCard& c) { return std::tuple(c.nation, c.effect, c.symbol, c.leads_to); }
auto rank_of(const TorpedoCard& c) { return std::tuple(c.nation, c.torpedoes, c.symbol); }

template <class Card>
int take_lowest(std::vector<int>& from, const std::vector<Card>& cards) {
  const auto lowest = std::min_element(from.begin(), from.end(), [&](int a, int b) {
    return rank_of(cards[a]) < rank_of(cards[b]);
  });
  const int card = *lowest;
  from.erase(lowest);
  return card;
}

void erase_one(std::vector<int>& list, int value) {
  list.erase(std::find(list.begin(), list.end(), value));
}

std::vector<int> numbers_to(std::size_t end) {
  std::vector<int> result;
  for (std::size_t i = 0; i < end; ++i) result.push_back(static_cast<int>(i));
  return result;
}

}  // namespace

Game::Game(const Deck& of, std::vector<int> order) : deck(&of), admirals(std::move(order)) {
  for (std::size_t nation = 0; nation < of.nations.size(); ++nation) {
    for (const int start : of.ladder.starts) boats.push_back({static_cast<int>(nation), start});
  }
  pile = numbers_to(of.fleet.size());
  unseen = numbers_to(of.torpedoes.size());
  hands.resize(admirals.size());
  trophies.resize(admirals.size());
  misses.resize(admirals.size());
  for (auto& hand : hands) {
    for (int i = 0; i < of.hand; ++i) hand.push_back(take_lowest(pile, of.fleet));
  }
  for (int i = 0; i < of.face_up; ++i) face_up.push_back(take_lowest(unseen, of.torpedoes));
  hand_kept = hands[0];
}

std::string Game::name(const Boat& boat) const {
  return " " + deck->nations[boat.nation].id + "@" + std::to_string(boat.step);
}

int Game::live(int nation) const {
  return static_cast<int>(std::count_if(boats.begin(), boats.end(), [&](const Boat& boat) {
    return boat.nation == nation && boat.step > 0;
  }));
}

std::vector<std::size_t> Game::targets(int nation) const {
  const bool any = live(nation) == 0;
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < boats.size(); ++i) {
    if (boats[i].step > 0 && (any || boats[i].nation == nation)) result.push_back(i);
  }
  return result;
}

void Game::move(std::size_t boat, int effect) {
  boats[boat].step += effect;
  if (boats[boat].step < 1) boats[boat].step = 1;
  if (boats[boat].step > deck->ladder.steps) boats[boat].step = deck->ladder.steps;
}

std::map<std::string, Game> Game::ways() const {
  std::map<std::string, Game> found;
  extend("", -1, found);
  add_sonar(found);
  return found;
}

void Game::extend(const std::string& done, int arrow, std::map<std::string, Game>& found) const {
  for (const int card : hand_kept) {
    const FleetCard& played = deck->fleet[card];
    if (arrow != -1 && played.symbol != arrow) continue;
    for (const std::size_t boat : targets(played.nation)) {
      Game next = *this;
      erase_one(next.hand_kept, card);
      next.move(boat, played.effect);
      const std::string now = done + (done.empty() ? "" : "; ") + "play " +
                              fleet_card_names(*deck)[card] + name(boats[boat]);
      found.emplace(now, next);
      next.add_ends(now + "; ", played.leads_to, found);
      next.extend(now, played.leads_to, found);
    }
  }
}

void Game::discard_face_up(int card) { erase_one(face_up, card); }

void Game::judge_end(bool card_used) {
  int left = 0;
  for (std::size_t nation = 0; nation < deck->nations.size(); ++nation) {
    left += live(static_cast<int>(nation));
  }
  over = left <= deck->variant.last_submarines || (card_used && unseen.empty() && buried.empty());
}

void Game::add_ends(const std::string& done, int arrow, std::map<std::string, Game>& found) const {
  for (const int card : face_up) {
    const TorpedoCard& torpedo = deck->torpedoes[card];
    const std::string card_name = torpedo_card_names(*deck)[card];
    Game without = *this;
    without.discard_face_up(card);
    Game bury = without;
    bury.buried.push_back(card);
    found.emplace(done + "bury " + card_name, bury);
    if (torpedo.symbol != arrow) continue;
    without.judge_end(true);
    if (deck->variant.discard_matched) found.emplace(done + "discard " + card_name, without);
    if (torpedo.nation == admirals[seat]) {
      found.emplace(done + "remove " + card_name, without);
      continue;
    }
    for (const std::size_t boat : targets(torpedo.nation)) {
      const std::string shot = done + "strike " + card_name + name(boats[boat]);
      if (boats[boat].step >= 2) {
        Game hit = without;
        hit.trophies[seat].push_back(boats[boat].nation);
        hit.boats[boat].step = 0;
        hit.judge_end(true);
        found.emplace(shot + " hit", hit);
      }
      if (boats[boat].step <= deck->die) {
        Game miss = without;
        miss.misses[seat].push_back(card);
        found.emplace(shot + " miss", miss);
      }
    }
  }
}

void Game::add_sonar(std::map<std::string, Game>& found) const {
  const auto size = hand_kept.size();
  for (unsigned choice = 1; choice < 1U << size; ++choice) {
    Game next = *this;
    std::multiset<std::tuple<std::tuple<int, int, int, int>, std::string>> given;
    for (std::size_t i = 0; i < size; ++i) {
      if ((choice >> i & 1U) == 0) continue;
      const int card = hand_kept[i];
      given.insert({rank_of(deck->fleet[card]), fleet_card_names(*deck)[card]});
      erase_one(next.hand_kept, card);
    }
    std::string cards;
    for (const auto& [rank, card] : given) cards += " " + card;
    const auto add_level = [&](const char* level, const std::vector<SonarOption>& options) {
      for (const SonarOption& option : options) {
        next.add_result("sonar " + std::string(level) + cards + "; result ", option, found);
      }
    };
    if (!deck->sonar.level_2.empty()) add_level("2", deck->sonar.level_2);
    if (deck->sonar.level_1.empty()) continue;
    add_level("1", deck->sonar.level_2);
    add_level("1", deck->sonar.level_1);
  }
}

// Carries out a result without a choice.
void Game::befall(SonarResult result) {
  const auto own_boats = targets(admirals[seat]);
  if (result == SonarResult::run_aground) {
    const std::size_t lowest = *std::min_element(
        own_boats.begin(), own_boats.end(),
        [&](std::size_t a, std::size_t b) { return boats[a].step < boats[b].step; });
    boats[lowest].step = 0;
    return judge_end(false);
  }
  for (const std::size_t boat : own_boats) {
    boats[boat].step = result == SonarResult::perfect_storm ? 1 : deck->ladder.steps;
  }
}

void Game::add_result(const std::string& done, const SonarOption& option,
                      std::map<std::string, Game>& found) const {
  const int own = admirals[seat];
  const std::string what = done + std::string(to_string(option.result));
  bool any = false;
  const auto add = [&](const std::string& how, const Game& then) {
    any = true;
    found.emplace(what + how, then);
  };
  Game next = *this;
  if (option.result == SonarResult::move) {
    for (const std::size_t boat : targets(option.nation == kOwnNation ? own : option.nation)) {
      Game moved = *this;
      moved.move(boat, option.effect);
      add(" " + move_name(*deck, option.nation, option.effect) + name(boats[boat]), moved);
    }
  } else if (option.result == SonarResult::friendly_fire && live(own) > 0) {
    for (const std::size_t boat : targets(own)) {
      if (boats[boat].step <= deck->die) add(name(boats[boat]) + " miss", *this);
      if (boats[boat].step == 1) continue;
      Game hit = *this;
      hit.boats[boat].step = 0;
      hit.judge_end(false);
      add(name(boats[boat]) + " hit", hit);
    }
  } else if (option.result == SonarResult::reinforcements) {
    for (std::size_t area = 0; area < trophies.size(); ++area) {
      if (std::count(trophies[area].begin(), trophies[area].end(), own) == 0) continue;
      Game back = *this;
      erase_one(back.trophies[area], own);
      back.boats.push_back(
          {own, *std::min_element(deck->ladder.starts.begin(), deck->ladder.starts.end())});
      add(" " + deck->nations[admirals[area]].id, back);
    }
  } else if (option.result == SonarResult::special_delivery) {
    for (const int card : misses[seat]) {
      Game back = *this;
      erase_one(back.misses[seat], card);
      back.buried.push_back(card);
      add(" " + torpedo_card_names(*deck)[card], back);
    }
  } else if (live(own) > 0 && option.result != SonarResult::friendly_fire) {
    next.befall(option.result);
    add("", next);
  }
  if (!any) add(" none", *this);
}

int Game::take_lowest_fleet_card() {
  if (pile.empty()) std::swap(pile, discards);
  return take_lowest(pile, deck->fleet);
}

void Game::end_turn() {
  std::vector<int> gone = hands[seat];
  for (const int card : hand_kept) erase_one(gone, card);
  discards.insert(discards.end(), gone.begin(), gone.end());
  hands[seat] = hand_kept;
  while (static_cast<int>(hands[seat].size()) < deck->hand) {
    hands[seat].push_back(take_lowest_fleet_card());
  }
  while (static_cast<int>(face_up.size()) < deck->face_up) {
    if (unseen.empty()) {
      face_up.push_back(buried.front());
      buried.pop_front();
    } else {
      face_up.push_back(take_lowest(unseen, deck->torpedoes));
    }
  }
  seat = (seat + 1) % static_cast<int>(admirals.size());
  hand_kept = hands[seat];
}

long long Game::perft(int depth) const {
  if (depth == 0 || over) return 1;
  const std::map<std::string, Game> all = ways();
  if (depth == 1) return static_cast<long long>(all.size());
  long long count = 0;
  for (const auto& [how, after] : all) {
    Game next = after;
    if (!next.over) next.end_turn();
    count += next.perft(depth - 1);
  }
  return count;
}

int Game::score(int of_seat) const {
  std::map<int, int> by_nation;
  for (const int nation : trophies[of_seat]) ++by_nation[nation];
  int pairs = 0;
  for (const auto& [nation, count] : by_nation) pairs += count / 2;
  // Makes sets one after the other, each from the four nations with the most submarines left.
  int sets = 0;
  for (;; ++sets) {
    std::vector<int*> counts;
    for (auto& [nation, count] : by_nation) {
      if (count > 0) counts.push_back(&count);
    }
    if (counts.size() < 4) break;
    std::sort(counts.begin(), counts.end(), [](const int* a, const int* b) { return *a > *b; });
    for (int i = 0; i < 4; ++i) --*counts[i];
  }
  if (deck->variant.sets_of_four == SetsOfFour::once && sets > 1) sets = 1;
  return deck->score.submarine * static_cast<int>(trophies[of_seat].size()) +
         deck->score.torpedo_card * static_cast<int>(misses[of_seat].size()) +
         deck->score.survivor * live(admirals[of_seat]) + deck->score.pair * pairs +
         deck->score.set_of_four * sets;
}

}  // namespace chartroom::con_sonar::plain
