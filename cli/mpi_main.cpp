// The program `chartroom-mpi`: the verbs that play, over the ranks of an MPI job. The first rank
// runs the verb as `chartroom` does; whenever it plays, all ranks play a part each, and one
// collective brings together what they counted. So what it writes is what `chartroom` writes, byte
// for byte.
#include <mpi.h>

#include "cli/program.h"
#include "maps/files/map_file.h"
#include "validator/play/games/tally_counts.h"
#include "validator/play/simulation/simulation_file.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::cli {

AddVerb add_simulate_verb, add_ladder_verb, add_validate_verb;

namespace {

constexpr AddVerb* kPlayingVerbs[] = {add_simulate_verb, add_ladder_verb, add_validate_verb};

// What the first rank tells the others to play: lengths of the texts that follow (both 0: nothing
// any more), the range, and the threads of each rank.
struct Order {
  std::int64_t map_length = 0;
  std::int64_t plan_length = 0;
  play::PairRange range;
  std::int64_t threads = 1;
};

void broadcast(Order& order) {
  MPI_Bcast(&order, sizeof order / sizeof(std::int64_t), MPI_INT64_T, 0, MPI_COMM_WORLD);
}

void broadcast(std::string& text) {
  MPI_Bcast(text.data(), static_cast<int>(text.size()), MPI_CHAR, 0, MPI_COMM_WORLD);
}

class MpiRanks : public play::Ranks {
 public:
  MpiRanks() {
    MPI_Comm_rank(MPI_COMM_WORLD, &mine_);
    MPI_Comm_size(MPI_COMM_WORLD, &all_);
  }
  bool first() const { return mine_ == 0; }

  // On the first rank.
  play::TournamentOutcome play(const play::TournamentPlan& plan,
                               const play::PairRange& range) override {
    std::string map = to_canonical_json(plan.map);
    std::string header = simulation_json(simulation_of(plan, {}));
    Order order{static_cast<std::int64_t>(map.size()), static_cast<std::int64_t>(header.size()),
                range, plan.jobs.threads};
    broadcast(order);
    broadcast(map);
    broadcast(header);
    play::TournamentPlan alone = plan;
    alone.jobs.ranks = nullptr;
    return {gathered(play_mine(alone, range)), true};
  }

  // On the first rank, at the end.
  void dismiss() const {
    Order none;
    broadcast(none);
  }

  // On all others: plays what the first one tells until it is dismissed.
  void serve() const {
    for (;;) {
      Order order;
      broadcast(order);
      if (order.map_length == 0) return;
      std::string map(static_cast<std::size_t>(order.map_length), '\0');
      std::string header(static_cast<std::size_t>(order.plan_length), '\0');
      broadcast(map);
      broadcast(header);
      const auto asked = play::parse_simulations(header, "first rank").value.value().front().header;
      play::TournamentPlan plan =
          play::plan_of(asked, maps::parse_map(map, "first rank").value.value().map);
      plan.jobs = static_cast<int>(order.threads);
      gathered(play_mine(plan, order.range));
    }
  }

 private:
  play::Tally play_mine(const play::TournamentPlan& plan, const play::PairRange& range) const {
    const play::Count pairs = range.end - range.begin;
    const auto cut = [&](play::Count rank) { return range.begin + pairs * rank / all_; };
    return play_pairs(plan, {cut(mine_), cut(mine_ + 1)}).tally;
  }

  // The sum of what all ranks counted, on the first one; elsewhere nothing. How many numbers a
  // tally has differs, so they are brought together as they are and added up there.
  play::Tally gathered(const play::Tally& tally) const {
    const std::vector<play::Count> counts = counts_of(tally);
    const int size = static_cast<int>(counts.size());
    std::vector<int> sizes(static_cast<std::size_t>(all_));
    MPI_Gather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
    std::vector<int> places;
    std::vector<play::Count> together;
    if (first()) {
      for (const int length : sizes) {
        places.push_back(static_cast<int>(together.size()));
        together.resize(together.size() + static_cast<std::size_t>(length));
      }
    }
    MPI_Gatherv(counts.data(), size, MPI_INT64_T, together.data(), sizes.data(), places.data(),
                MPI_INT64_T, 0, MPI_COMM_WORLD);
    play::Tally sum;
    for (std::size_t rank = 0; rank < places.size(); ++rank) {
      const auto begin = together.begin() + places[rank];
      sum += play::tally_of({begin, begin + sizes[rank]});
    }
    return sum;
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
      "Chartroom's simulated play over the ranks of an MPI job.\n\n"
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
  MPI_Init(&argc, &argv);
  const int status = chartroom::cli::run(argc, argv);
  MPI_Finalize();
  return status;
}
