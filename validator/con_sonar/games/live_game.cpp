#include "validator/con_sonar/games/live_game.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "validator/con_sonar/agents/choices.h"
#include "validator/con_sonar/deck_referee.h"
#include "validator/con_sonar/deck_violation_text.h"
#include "validator/con_sonar/legal_turns.h"

namespace chartroom::con_sonar {
namespace {

// The sonar has its own random numbers: a shot that it causes rolls at the same line.
enum class GameStream : std::uint32_t { cards, agent, sonar, first };

// Returns `count` random cards of a pile in the order in which they are drawn.
template <int Capacity>
std::vector<int> drawn_from(const CardList<Capacity>& pile, int count, statistics::Random& random) {
  std::vector<int> cards(pile.begin(), pile.end());
  // A pile has no order in the game, so draws must not depend on its order in memory.
  std::sort(cards.begin(), cards.end());
  std::vector<int> drawn;
  for (; count > 0 && !cards.empty(); --count) {
    const auto at = cards.begin() + random.below(static_cast<int>(cards.size()));
    drawn.push_back(*at);
    cards.erase(at);
  }
  return drawn;
}

bool fires(const RecordLine& line) {
  return line.kind == EventKind::strike ||
         (line.kind == EventKind::result && line.result == SonarResult::friendly_fire &&
          !line.none);
}

}  // namespace

int draw_first(int seats, std::uint64_t seed) {
  return statistics::Random(seed, 0, 0, GameStream::first).below(seats);
}

void seat_first(LiveGameSetup& setup, int seat) {
  std::rotate(setup.admirals.begin(), setup.admirals.begin() + seat, setup.admirals.end());
  std::rotate(setup.agents.begin(), setup.agents.begin() + seat, setup.agents.end());
}

LiveGame::LiveGame(Resumed, const Deck& deck, LiveGameSetup setup)
    : rules_(deck),
      cards_(rules_, setup.sonar_level),
      setup_(std::move(setup)),
      states_{State(rules_, setup_.admirals)} {
  CHARTROOM_EXPECTS(setup_.agents.size() == setup_.admirals.size());
  for (const std::string& name : setup_.agents) {
    agents_.push_back(name.empty() ? nullptr : make_agent(name));
    CHARTROOM_EXPECTS(name.empty() || agents_.back());
  }
}

LiveGame::LiveGame(const Deck& deck, LiveGameSetup setup)
    : LiveGame(Resumed{}, deck, std::move(setup)) {
  deal();
}

ParseResult<std::unique_ptr<LiveGame>> LiveGame::resume(LiveGameSetup setup,
                                                        const GameRecord& record,
                                                        const std::string& path) {
  const RefereeReport report = referee(record);
  if (const auto& broken = report.violation) {
    return {{}, {FileError::at(path, broken->position, broken->message)}};
  }
  setup.admirals = record.admirals;
  std::unique_ptr<LiveGame> game(new LiveGame(Resumed{}, record.rules->deck(), std::move(setup)));
  for (const RecordLine& line : record.lines) game->append(line);
  if (game->state().phase() == Phase::set_up) game->deal();
  game->settle();
  return {std::move(game), {}};
}

statistics::Random LiveGame::random() const {
  return {setup_.seed, static_cast<std::uint32_t>(lines_.size()), 0, GameStream::cards};
}

void LiveGame::append(RecordLine line) {
  states_.push_back(state());
  apply(states_.back(), line);
  lines_.push_back(std::move(line));
}

void LiveGame::deal() {
  for (int seat = 0; seat < state().seats(); ++seat) {
    if (state().is_dealt(seat)) continue;
    statistics::Random numbers = random();
    RecordLine line;
    line.deal = true;
    line.nation = setup_.admirals[seat];
    line.cards = drawn_from(state().fleet_pile(), rules_.deck().hand, numbers);
    append(std::move(line));
  }
  if (state().phase() == Phase::set_up) append(revealed_line());
}

RecordLine LiveGame::drawn_line() const {
  statistics::Random numbers = random();
  RecordLine line;
  line.kind = EventKind::draw;
  line.nation = state().to_move();
  line.cards = drawn_from(state().fleet_pile(), state().draw_due(), numbers);
  // Cards on the table join the discards before these become the pile.
  CardList<kMaxFleetCards> discards = state().fleet_discards();
  for (const Kind kind : state().board().table) discards.push(kind);
  const int missing = state().draw_due() - static_cast<int>(line.cards.size());
  const std::vector<int> rest = drawn_from(discards, missing, numbers);
  line.cards.insert(line.cards.end(), rest.begin(), rest.end());
  return line;
}

RecordLine LiveGame::revealed_line() const {
  statistics::Random numbers = random();
  RecordLine line;
  line.kind = EventKind::reveal;
  line.cards = drawn_from(state().unseen(), state().reveal_due(), numbers);
  const auto missing = static_cast<std::size_t>(state().reveal_due()) - line.cards.size();
  const auto& buried = state().buried();
  line.cards.insert(line.cards.end(), buried.begin(),
                    buried.begin() + std::min<std::size_t>(missing, buried.size()));
  return line;
}

RecordLine LiveGame::with_rolls(RecordLine line) const {
  if (!fires(line)) return line;
  statistics::Random numbers = random();
  const bool strike = line.kind == EventKind::strike;
  const int torpedoes = strike ? rules_.torpedoes()[line.cards[0]].torpedoes : 1;
  line.rolls.clear();
  line.claim = false;
  for (int i = 0; i < torpedoes && !*line.claim; ++i) {
    line.rolls.push_back(1 + numbers.below(rules_.deck().die));
    line.claim = line.rolls.back() < line.submarine.step;
  }
  return line;
}

Message LiveGame::refusal(const RecordLine& line) const {
  const RecordLine rolled = with_rolls(line);
  const std::optional<Refusal> refusal = check(state(), rolled);
  return refusal ? violation_text(state(), line, *refusal) : Message();
}

void LiveGame::play(const RecordLine& line) {
  append(with_rolls(line));
  settle();
}

void LiveGame::end_turn() {
  CHARTROOM_EXPECTS(state().phase() == Phase::queue);
  append(drawn_line());
  settle();
}

// Plays on until a choice is due.
void LiveGame::settle() {
  for (;;) {
    switch (state().phase()) {
      case Phase::sonar: {
        const std::vector<RecordLine> choices = sonar_choices();
        if (choices.size() > 1) return;
        append(with_rolls(choices[0]));
        break;
      }
      case Phase::draw:
        append(drawn_line());
        break;
      case Phase::reveal:
        append(revealed_line());
        break;
      default:
        return;
    }
  }
}

SonarOption LiveGame::shown() const {
  const std::vector<SonarOption> options = rules_.options(state().board().level);
  const int weights =
      std::accumulate(options.begin(), options.end(), 0,
                      [](int sum, const SonarOption& option) { return sum + option.weight; });
  statistics::Random numbers(setup_.seed, static_cast<std::uint32_t>(lines_.size()), 0,
                             GameStream::sonar);
  int drawn = numbers.below(weights);
  const auto at = std::find_if(options.begin(), options.end(), [&](const SonarOption& option) {
    drawn -= option.weight;
    return drawn < 0;
  });
  return *at;
}

std::vector<RecordLine> LiveGame::sonar_choices() const {
  const StateView view(cards_, state());
  std::vector<RecordLine> choices;
  for (const Event& event : results_of(view.view(), shown())) {
    choices.push_back(record_line(state(), event));
  }
  return choices;
}

void LiveGame::play_agent_turn() {
  CHARTROOM_EXPECTS(is_agent(seat()) && !over());
  statistics::Random numbers(setup_.seed, static_cast<std::uint32_t>(lines_.size()), 0,
                             GameStream::agent);
  // A record may end during an agent's turn, which then ends at once.
  if (state().phase() == Phase::begin) {
    const StateView view(cards_, state());
    for (const Event& event : events_of(agents_[seat()]->choose(view.view(), numbers))) {
      append(with_rolls(record_line(state(), event)));
    }
  }
  if (state().phase() == Phase::queue) return end_turn();
  settle();
  if (state().phase() != Phase::sonar) return;
  const StateView view(cards_, state());
  const std::vector<Event> results = results_of(view.view(), shown());
  play(
      record_line(state(), results[agents_[seat()]->choose_result(view.view(), results, numbers)]));
}

std::size_t LiveGame::lines_to_take_back() const {
  const auto turn_begins = [&](std::size_t line) { return states_[line].phase() == Phase::begin; };
  if (lines_.size() <= first_line()) return 0;
  if (state().phase() == Phase::queue || state().phase() == Phase::sonar) return 1;
  for (std::size_t line = lines_.size() - 1;; --line) {
    if (turn_begins(line) && !is_agent(states_[line].board().seat)) return lines_.size() - line;
    if (line == first_line()) return 0;
  }
}

void LiveGame::take_back(std::size_t lines) {
  CHARTROOM_EXPECTS(lines <= lines_.size() - first_line());
  lines_.resize(lines_.size() - lines);
  states_.resize(states_.size() - lines, states_.front());
}

GameRecord LiveGame::record(const std::string& deck_name) const {
  GameRecord record;
  record.deck = deck_name;
  record.rules.emplace(rules_.deck());
  record.admirals = setup_.admirals;
  record.players = setup_.agents;
  std::replace(record.players.begin(), record.players.end(), std::string(), std::string(kPerson));
  record.lines = lines_;
  return record;
}

}  // namespace chartroom::con_sonar
