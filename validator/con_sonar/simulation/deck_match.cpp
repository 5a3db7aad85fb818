#include "validator/con_sonar/simulation/deck_match.h"

#include "validator/con_sonar/agents/choices.h"

namespace chartroom::con_sonar {
namespace {

using statistics::Random;
using Rolls = CardList<kMaxTorpedoes>;

// Returns the index of a card in the list. Reads it all, since a mispredicted branch costs more.
template <int Capacity>
int place_in(const CardList<Capacity>& list, Kind kind) {
  int place = 0;
  for (int i = 0; i < list.size(); ++i) place = list[i] == kind ? i : place;
  return place;
}

// Does not keep the order, which means nothing in a hand and among the face-up cards.
template <int Capacity>
Kind take(CardList<Capacity>& list, Kind kind) {
  return list.swap_out(place_in(list, kind));
}

// The listener of a game without a record.
struct Silent {
  static constexpr bool kListens = false;
};

// Also plays the events in the plain game, which can write record lines.
class Recorder {
 public:
  static constexpr bool kListens = true;

  Recorder(const MatchSetup& setup, std::vector<RecordLine>& lines)
      : state_(setup.cards.rules(),
               {setup.admirals.begin(),
                setup.admirals.begin() + static_cast<std::ptrdiff_t>(setup.agents.size())}),
        lines_(lines) {}

  void begin(const std::array<Hand, kMaxNations>& hands, const CardList<kMaxFaceUp>& face_up) {
    for (int seat = 0; seat < state_.seats(); ++seat) {
      state_.deal(seat, std::vector<int>(hands[seat].begin(), hands[seat].end()));
    }
    state_.reveal_first(std::vector<int>(face_up.begin(), face_up.end()));
    lines_ = set_up_lines(state_);
  }
  void hear(const Event& event, const Rolls& rolls = {}) {
    lines_.push_back(record_line(state_, event, {rolls.begin(), rolls.end()}));
    state_.apply(event);
  }

 private:
  State state_;
  std::vector<RecordLine>& lines_;
};

template <class Listener>
class Match {
 public:
  Match(const MatchSetup& setup, Tally& tally, Listener& listener)
      : setup_(setup),
        cards_(setup.cards),
        tally_(tally),
        listener_(listener),
        table_(setup.opening.table),
        fleet_pile_(setup.opening.fleet),
        unseen_(setup.opening.torpedoes),
        random_(setup.seed, setup.game, 0, Stream::cards_and_dice),
        wills_(setup.seed, setup.game, 0, Stream::admirals) {
    table_.admirals = setup.admirals;
  }

  void play() {
    deal();
    int turns = 0;
    while (!over_ && turns < kMostTurns) {
      play_turn();
      next_seat(++turns);
    }
    count_game(turns);
  }

 private:
  Hand& hand() { return hands_[table_.seat]; }

  template <class List>
  Kind draw_from(List& pile) {
    return pile.swap_out(random_.below(pile.size()));
  }

  void deal() {
    for (int seat = 0; seat < table_.seats; ++seat) {
      for (int i = 0; i < setup_.first_hand_sizes[seat]; ++i)
        hands_[seat].push(draw_from(fleet_pile_));
    }
    for (int i = 0; i < cards_.face_up(); ++i) table_.face_up.push(draw_from(unseen_));
    if constexpr (Listener::kListens) listener_.begin(hands_, table_.face_up);
  }

  View view() {
    return {cards_,
            table_,
            hand(),
            discards_,
            buried_,
            areas_,
            fleet_pile_.size(),
            unseen_.size(),
            &tally_.effort.turns_weighed};
  }

  void next_seat(int turn) {
    if (setup_.seat_order == SeatOrder::rounds) {
      table_.seat = table_.seat + 1 == table_.seats ? 0 : table_.seat + 1;
      return;
    }
    const int place = turn % table_.seats;
    const bool back = turn / table_.seats % 2 == 1;
    table_.seat = back ? table_.seats - 1 - place : place;
  }

  void play_turn() {
    count_chance();
    const Turn turn = setup_.agents[table_.seat]->choose(view(), wills_);
    ++tally_.queues[turn.end == EventKind::sonar ? 0 : turn.cards.size()];
    if (turn.end == EventKind::sonar) {
      use_sonar(turn);
    } else {
      for (int i = 0; i < turn.cards.size(); ++i) play_card(turn.cards[i], turn.submarines[i]);
      end_queue(turn);
    }
    if (over_) return;
    draw(turn);
    reveal();
  }

  // Any card of the hand can end a queue, so any may lead to a strike.
  void count_chance() {
    unsigned reached = 0;
    for (const Kind kind : hand()) reached |= 1U << cards_.fleet(kind).leads_to;
    unsigned there = 0;
    for (const Kind kind : table_.face_up) {
      const Cards::Torpedo& card = cards_.torpedo(kind);
      there |= static_cast<unsigned>(card.nation != table_.to_move()) << card.symbol;
    }
    tally_.strikes_possible += (reached & there) != 0 ? 1 : 0;
  }

  void tell(EventKind kind, int card, Submarine submarine = {}, bool hit = false,
            const Rolls& rolls = {}) {
    Event event;
    event.kind = kind;
    event.cards.push(card);
    event.submarine = submarine;
    event.hit = hit;
    listener_.hear(event, rolls);
  }

  void move(Submarine submarine, int effect) {
    table_.fleets.move(submarine.nation, submarine.step, moved(cards_, submarine.step, effect));
  }

  void play_card(Kind card, Submarine submarine) {
    take(hand(), card);
    move(submarine, cards_.fleet(card).effect);
    if constexpr (Listener::kListens) tell(EventKind::play, card, submarine);
  }

  void end_queue(const Turn& turn) {
    switch (turn.end) {
      case EventKind::strike:
        ++tally_.ends[static_cast<std::size_t>(TurnEnd::strike)];
        return strike(turn.torpedo, turn.target);
      case EventKind::bury:
        ++tally_.ends[static_cast<std::size_t>(TurnEnd::bury)];
        buried_.push(take_face_up(turn.torpedo));
        if constexpr (Listener::kListens) tell(turn.end, turn.torpedo);
        return;
      case EventKind::remove:
      case EventKind::discard:
        ++tally_.ends[static_cast<std::size_t>(turn.end == EventKind::remove ? TurnEnd::remove
                                                                             : TurnEnd::discard)];
        take_face_up(turn.torpedo);
        if constexpr (Listener::kListens) tell(turn.end, turn.torpedo);
        return use_up();
      default:
        ++tally_.ends[static_cast<std::size_t>(TurnEnd::queue)];
    }
  }

  Kind take_face_up(Kind card) { return take(table_.face_up, card); }

  // Rolls until one is below the step, and at most as many as there are torpedoes.
  bool fire(int torpedoes, int step, Rolls& rolls) {
    for (int i = 0; i < torpedoes; ++i) {
      const int roll = random_.below(cards_.die()) + 1;
      if constexpr (Listener::kListens) rolls.push(roll);
      if (roll < step) return true;
    }
    return false;
  }

  void strike(Kind card, Submarine target) {
    take_face_up(card);
    Rolls rolls;
    const bool hit = fire(cards_.torpedo(card).torpedoes, target.step, rolls);
    if (hit) {
      table_.fleets.sink(target.nation, target.step);
      ++table_.scored[table_.seat][target.nation];
      ++tally_.hits;
    } else {
      ++table_.torpedo_cards[table_.seat];
      areas_[table_.seat].push(card);
    }
    if constexpr (Listener::kListens) tell(EventKind::strike, card, target, hit, rolls);
    use_up();
  }

  // A used card that nothing can replace ends the game.
  void use_up() {
    over_ = unseen_.empty() && buried_.empty();
    end_if_few_are_left();
  }
  void end_if_few_are_left() {
    if (table_.fleets.all() <= cards_.last_submarines()) over_ = true;
  }

  void use_sonar(const Turn& turn) {
    ++tally_.ends[static_cast<std::size_t>(TurnEnd::sonar)];
    for (const Kind card : turn.cards) take(hand(), card);
    if constexpr (Listener::kListens) {
      Event event;
      event.kind = EventKind::sonar;
      event.cards = turn.cards;
      event.level = turn.level;
      listener_.hear(event);
    }
    const std::vector<Event> events = results_of(view(), drawn_option());
    const std::size_t chosen =
        events.size() == 1 ? 0 : setup_.agents[table_.seat]->choose_result(view(), events, wills_);
    carry_out(events[chosen]);
  }

  const SonarOption& drawn_option() {
    int drawn = random_.below(cards_.option_weights());
    std::size_t i = 0;
    while (drawn >= cards_.options()[i].weight) drawn -= cards_.options()[i++].weight;
    return cards_.options()[i];
  }

  void carry_out(Event event) {
    Rolls rolls;
    if (event.result == SonarResult::friendly_fire && !event.none) {
      event.hit = fire(1, event.submarine.step, rolls);
    }
    if constexpr (Listener::kListens) listener_.hear(event, rolls);
    if (!event.none) take_effect(event);
  }

  void take_effect(const Event& event) {
    Fleets& fleets = table_.fleets;
    const int own = table_.to_move();
    switch (event.result) {
      case SonarResult::move:
        return move(event.submarine, event.effect);
      case SonarResult::friendly_fire:
        if (!event.hit) return;
        fleets.sink(own, event.submarine.step);
        return end_if_few_are_left();
      case SonarResult::run_aground:
        fleets.sink(own, fleets.steps(own).lowest());
        return end_if_few_are_left();
      case SonarResult::reinforcements:
        --table_.scored[event.area][own];
        return fleets.put(own, cards_.lowest_start());
      case SonarResult::perfect_storm:
        return fleets.send_all(own, 1);
      case SonarResult::special_delivery: {
        TorpedoArea& area = areas_[table_.seat];
        area.take(area.find(event.cards[0]));
        --table_.torpedo_cards[table_.seat];
        return buried_.push(event.cards[0]);
      }
      case SonarResult::revealed_plans:
        return fleets.send_all(own, cards_.steps());
    }
  }

  void draw(const Turn& turn) {
    for (const Kind card : turn.cards) discards_.push(card);
    Event event;
    while (hand().size() < cards_.hand()) {
      if (fleet_pile_.empty()) {
        fleet_pile_ = discards_;
        discards_.clear();
      }
      const Kind card = draw_from(fleet_pile_);
      hand().push(card);
      if constexpr (Listener::kListens) event.cards.push(card);
    }
    if constexpr (Listener::kListens) {
      event.kind = EventKind::draw;
      listener_.hear(event);
    }
  }

  void reveal() {
    if (table_.face_up.size() == cards_.face_up()) return;
    const Kind card = unseen_.empty() ? buried_.take_first() : draw_from(unseen_);
    table_.face_up.push(card);
    if constexpr (Listener::kListens) tell(EventKind::reveal, card);
  }

  void count_game(int turns) {
    std::array<int, kMaxNations> scores{};
    int best = score(cards_, table_, 0);
    int winners = 0;
    for (int seat = 0; seat < table_.seats; ++seat) {
      scores[seat] = score(cards_, table_, seat);
      if (scores[seat] > best) winners = 0;
      best = std::max(best, scores[seat]);
      winners += scores[seat] == best ? 1 : 0;
    }
    ++tally_.games;
    ++tally_.turns[turns];
    ++tally_.endings[static_cast<std::size_t>(ending())];
    for (int seat = 0; seat < table_.seats; ++seat) {
      const Count won = scores[seat] == best ? kWin / winners : 0;
      tally_.wins_by_seat[seat] += won;
      tally_.wins_by_nation[table_.admirals[seat]] += won;
      ++tally_.games_by_nation[table_.admirals[seat]];
      ++tally_.scores_by_seat[seat][scores[seat]];
    }
  }

  Ending ending() const {
    if (!over_) return Ending::limit;
    return table_.fleets.all() <= cards_.last_submarines() ? Ending::no_submarine
                                                           : Ending::no_torpedo_card;
  }

  const MatchSetup& setup_;
  const Cards& cards_;
  Tally& tally_;
  Listener& listener_;
  Table table_;
  std::array<Hand, kMaxNations> hands_;
  CardList<kMaxFleetCards> fleet_pile_;
  CardList<kMaxFleetCards> discards_;
  CardList<kMaxTorpedoCards> unseen_;
  CardQueue buried_;
  std::array<TorpedoArea, kMaxNations> areas_;
  bool over_ = false;
  Random random_;
  Random wills_;
};

}  // namespace

Opening::Opening(const Cards& cards, int admirals) {
  const Rules& rules = cards.rules();
  for (int nation = 0; nation < rules.nations(); ++nation) {
    for (const int start : rules.deck().ladder.starts) table.fleets.put(nation, start);
  }
  table.seats = admirals;
  for (std::size_t kind = 0; kind < rules.fleet().size(); ++kind) {
    for (int i = 0; i < rules.fleet_copies()[kind]; ++i) fleet.push(static_cast<int>(kind));
  }
  for (std::size_t kind = 0; kind < rules.torpedoes().size(); ++kind) {
    for (int i = 0; i < rules.torpedo_copies()[kind]; ++i) torpedoes.push(static_cast<int>(kind));
  }
}

void play_match(const MatchSetup& setup, Tally& tally) {
  Silent silent;
  Match<Silent>(setup, tally, silent).play();
}

void play_match(const MatchSetup& setup, Tally& tally, std::vector<RecordLine>& lines) {
  Recorder recorder(setup, lines);
  Match<Recorder>(setup, tally, recorder).play();
}

}  // namespace chartroom::con_sonar
