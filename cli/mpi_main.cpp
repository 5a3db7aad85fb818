// The program `chartroom-mpi`: the verbs that play, over the ranks of an MPI job. The first rank
// runs the verb as `chartroom` does. All ranks play a part of each series, and one collective
// gathers their counts, so the output equals that of `chartroom` byte for byte.
#include <cstdint>

#include <mpi.h>

#include "cli/program.h"
#include "maps/con_sonar/deck_file.h"
#include "maps/files/map_file.h"
#include "maps/platform/uncaught_exceptions.h"
#include "validator/con_sonar/simulation/deck_simulation.h"
#include "validator/play/games/tally.h"
#include "validator/play/simulation/simulation_file.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::cli {

AddVerb add_simulate_verb, add_ladder_verb, add_validate_verb, add_generate_verb;

namespace {

constexpr AddVerb* kPlayingVerbs[] = {add_simulate_verb, add_ladder_verb, add_validate_verb,
                                      add_generate_verb};

// The first rank's order to the others: lengths of the texts that follow (both 0: stop), the range
// of pairs or games, the threads of each rank, and the game.
struct Order {
  std::int64_t board_length = 0;
  std::int64_t plan_length = 0;
  std::int64_t begin = 0;
  std::int64_t end = 0;
  std::int64_t threads = 1;
  std::int64_t of_deck = 0;
};

void broadcast(Order& order) {
  MPI_Bcast(&order, sizeof order / sizeof(std::int64_t), MPI_INT64_T, 0, MPI_COMM_WORLD);
}

void broadcast(std::string& text) {
  MPI_Bcast(text.data(), static_cast<int>(text.size()), MPI_CHAR, 0, MPI_COMM_WORLD);
}

class MpiRanks : public play::Ranks, public con_sonar::Ranks {
 public:
  MpiRanks() {
    MPI_Comm_rank(MPI_COMM_WORLD, &mine_);
    MPI_Comm_size(MPI_COMM_WORLD, &all_);
  }
  bool first() const { return mine_ == 0; }

  // Runs on the first rank.
  play::TournamentOutcome play(const play::TournamentPlan& plan,
                               const series::Range& range) override {
    return play_all(plan, range, to_canonical_json(plan.map), play::tally_of);
  }
  con_sonar::SeriesOutcome play(const con_sonar::SeriesPlan& plan,
                                const series::Range& range) override {
    return play_all(plan, range, to_canonical_json(plan.rules.deck()), con_sonar::tally_of, 1);
  }

  // Runs on the first rank, at the end.
  void dismiss() const {
    Order none;
    broadcast(none);
  }

  // Runs on all other ranks: plays the first one's orders until it is dismissed.
  void serve() const {
    for (;;) {
      Order order;
      broadcast(order);
      if (order.board_length == 0) return;
      std::string board(static_cast<std::size_t>(order.board_length), '\0');
      std::string header(static_cast<std::size_t>(order.plan_length), '\0');
      broadcast(board);
      broadcast(header);
      gather(order.of_deck != 0 ? counts_on_deck(order, board, header)
                                : counts_on_map(order, board, header));
    }
  }

 private:
  using Counts = std::vector<statistics::Count>;

  // Tells the other ranks of a plan, and adds up what all of them play.
  template <class Plan, class Tally>
  series::Outcome<Tally> play_all(const Plan& plan, const series::Range& range, std::string board,
                                  Tally (*tally_of)(const Counts&), std::int64_t of_deck = 0) {
    std::string header = simulation_json(simulation_of(plan, {}));
    Order order{static_cast<std::int64_t>(board.size()),
                static_cast<std::int64_t>(header.size()),
                range.begin,
                range.end,
                plan.jobs.threads,
                of_deck};
    broadcast(order);
    broadcast(board);
    broadcast(header);
    Plan alone = plan;
    alone.jobs.ranks = nullptr;
    Tally sum;
    for (const Counts& of_rank : gather(play_mine(alone, range))) sum += tally_of(of_rank);
    return {std::move(sum), true};
  }

  Counts counts_on_map(const Order& order, const std::string& map,
                       const std::string& header) const {
    const auto asked = play::parse_simulations(header, "first rank").value.value().front().header;
    play::TournamentPlan plan =
        play::plan_of(asked, maps::parse_map(map, "first rank").value.value().map);
    plan.jobs = static_cast<int>(order.threads);
    return play_mine(plan, {order.begin, order.end});
  }

  Counts counts_on_deck(const Order& order, const std::string& deck,
                        const std::string& header) const {
    const auto asked =
        con_sonar::parse_simulations(header, "first rank").value.value().front().header;
    con_sonar::SeriesPlan plan =
        con_sonar::plan_of(asked, con_sonar::parse_deck(deck, "first rank").value.value().deck);
    plan.jobs = static_cast<int>(order.threads);
    return play_mine(plan, {order.begin, order.end});
  }

  // This rank's part of a range.
  series::Range part_of(const series::Range& range) const {
    const std::int64_t all = range.end - range.begin;
    const auto cut = [&](std::int64_t rank) { return range.begin + all * rank / all_; };
    return {cut(mine_), cut(mine_ + 1)};
  }
  Counts play_mine(const play::TournamentPlan& plan, const series::Range& range) const {
    return counts_of(play_pairs(plan, part_of(range)).tally);
  }
  Counts play_mine(const con_sonar::SeriesPlan& plan, const series::Range& range) const {
    return counts_of(play_series(plan, part_of(range)).tally);
  }

  // Returns all ranks' counts on the first one, by rank; nothing elsewhere. Tallies differ in
  // length, so the counts are gathered unchanged and added there.
  std::vector<Counts> gather(const Counts& counts) const {
    const int size = static_cast<int>(counts.size());
    std::vector<int> sizes(static_cast<std::size_t>(all_));
    MPI_Gather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
    std::vector<int> places;
    Counts together;
    if (first()) {
      for (const int length : sizes) {
        places.push_back(static_cast<int>(together.size()));
        together.resize(together.size() + static_cast<std::size_t>(length));
      }
    }
    MPI_Gatherv(counts.data(), size, MPI_INT64_T, together.data(), sizes.data(), places.data(),
                MPI_INT64_T, 0, MPI_COMM_WORLD);
    std::vector<Counts> by_rank;
    for (std::size_t rank = 0; rank < places.size(); ++rank) {
      const auto begin = together.begin() + places[rank];
      by_rank.emplace_back(begin, begin + sizes[rank]);
    }
    return by_rank;
  }

  int mine_ = 0;
  int all_ = 1;
};

int run(int argc, char** argv) {
  MpiRanks ranks;
  if (!ranks.first()) {
    ranks.serve();
    return kDone;
  }
  const Program program{
      "chartroom-mpi",
      "Simulate games over the ranks of an MPI job.\n\n"
      "Example: mpirun -n 64 chartroom-mpi simulate maps/packs/sonar-family --games 10000000",
      kPlayingVerbs};
  Settings settings;  // one thread each
  settings.ranks = &ranks;
  const int status = run_program(program, settings, argc, argv);
  ranks.dismiss();
  return status;
}

}  // namespace
}  // namespace chartroom::cli

int main(int argc, char** argv) {
  chartroom::end_on_uncaught_exceptions("chartroom-mpi", chartroom::cli::kFailed);
  MPI_Init(&argc, &argv);
  const int status = chartroom::cli::run(argc, argv);
  MPI_Finalize();
  return status;
}
