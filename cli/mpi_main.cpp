// The program `chartroom-mpi`: simulated play over the ranks of an MPI job, one collective at the
// end. A fixed number of games is shared out as shards; verdicts on the maps of a pack (--margin)
// are shared out map by map. What it writes is what `chartroom simulate` writes, byte for byte.
#include <mpi.h>

#include "cli/output.h"
#include "cli/simulate_options.h"
#include "validator/play/simulation_file.h"
#include "validator/play/simulation_report.h"

namespace chartroom {
namespace {

struct Ranks {
  int mine = 0;
  int all = 1;
  bool first() const { return mine == 0; }
};

// The text of every rank, on the first one; elsewhere nothing.
std::vector<std::string> gathered(const std::string& text, const Ranks& ranks) {
  const int size = static_cast<int>(text.size());
  std::vector<int> sizes(static_cast<std::size_t>(ranks.all));
  MPI_Gather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> places(sizes.size());
  std::size_t whole = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    places[i] = static_cast<int>(whole);
    whole += static_cast<std::size_t>(sizes[i]);
  }
  std::string bytes(ranks.first() ? whole : 0, '\0');
  MPI_Gatherv(text.data(), size, MPI_CHAR, bytes.data(), sizes.data(), places.data(), MPI_CHAR, 0,
              MPI_COMM_WORLD);
  std::vector<std::string> texts;
  for (std::size_t i = 0; ranks.first() && i < sizes.size(); ++i) {
    texts.push_back(
        bytes.substr(static_cast<std::size_t>(places[i]), static_cast<std::size_t>(sizes[i])));
  }
  return texts;
}

// What keeps any of the maps from being played, printed by the first rank.
bool playable(const std::vector<MapInput>& inputs, const SimulateOptions& options,
              const Settings& settings, const Ranks& ranks) {
  bool good = true;
  for (const MapInput& input : inputs) {
    const std::string problem =
        options.margin ? problem_with(input.map, input.rules(), budget_for(options, settings))
                       : problem_with(plan_for(input, options, settings));
    if (problem.empty()) continue;
    if (ranks.first()) print_error(input.path + ": " + problem);
    good = false;
  }
  return good;
}

// Every rank judges each all-th map; the documents come together in the maps' order.
std::string judge(const std::vector<MapInput>& inputs, const SimulateOptions& options,
                  const Settings& settings, const Ranks& ranks) {
  const auto written = options.format == "json" ? simulation_json : simulation_text;
  std::string mine;
  for (std::size_t i = static_cast<std::size_t>(ranks.mine); i < inputs.size();
       i += static_cast<std::size_t>(ranks.all)) {
    const FairnessBudget budget = budget_for(options, settings);
    const Rulebook rules = inputs[i].rules();
    mine += written(simulation_of(inputs[i].map, rules, budget,
                                  judge_fairness(inputs[i].map, rules, budget))) +
            '\0';
  }
  std::vector<std::string> texts = gathered(mine, ranks);
  std::string result;
  for (std::size_t i = 0; ranks.first() && i < inputs.size(); ++i) {
    std::string& text = texts[i % texts.size()];
    const std::size_t end = text.find('\0');
    if (i > 0 && options.format == "text") result += "\n";
    result += text.substr(0, end);
    text.erase(0, end + 1);
  }
  return result;
}

// Every rank plays its shard of each map; the first one adds them up.
std::string play(const std::vector<MapInput>& inputs, const SimulateOptions& options,
                 const Settings& settings, const Ranks& ranks) {
  const Shard shard{ranks.mine + 1, ranks.all};
  std::string mine;
  for (const MapInput& input : inputs) {
    const TournamentPlan plan = plan_for(input, options, settings);
    mine += simulation_json(simulation_of(plan, play_pairs(plan, range_of(plan, shard)), shard));
  }
  const std::vector<std::string> texts = gathered(mine, ranks);
  if (!ranks.first()) return "";
  std::vector<ShardFile> files;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string name = "rank " + std::to_string(i);
    files.push_back({name, parse_simulations(texts[i], name).value.value()});
  }
  std::string result;
  std::vector<Simulation> merged = merge_shards(files).value.value();
  for (std::size_t i = 0; i < merged.size(); ++i) {
    merged[i].map_name = text_in(inputs[i].map.name, "en");
    merged[i].starts_forced = inputs[i].map.starts.blue && inputs[i].map.starts.green;
    if (i > 0 && options.format == "text") result += "\n";
    result += options.format == "json" ? simulation_json(merged[i]) : simulation_text(merged[i]);
  }
  return result;
}

int simulate(const SimulateOptions& options, const Settings& settings, const Ranks& ranks) {
  bool good = true;
  const std::vector<MapInput> inputs = read_map_inputs(options.path, good);
  if (!good || !playable(inputs, options, settings, ranks)) return kCouldNot;
  const std::string result = options.margin ? judge(inputs, options, settings, ranks)
                                            : play(inputs, options, settings, ranks);
  if (ranks.first()) write_result(options.output, result);
  return kDone;
}

int run(int argc, char** argv, const Ranks& ranks) {
  CLI::App program(
      "Chartroom's simulated play over the ranks of an MPI job.\n\n"
      "Example: mpirun -n 64 chartroom-mpi simulate maps/packs/sonar-family --games 10000000",
      "chartroom-mpi");
  program.require_subcommand(1);
  Settings settings;
  program.add_option("--seed", settings.seed, "the same seed gives the same bytes")
      ->capture_default_str();
  program.add_option("--jobs", settings.jobs, "threads of each rank")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  SimulateOptions options;
  CLI::App* verb = program.add_subcommand("simulate", "as chartroom simulate");
  verb->fallthrough();
  add_simulate_options(*verb, options);
  try {
    program.parse(argc, argv);
    check_together(*verb, options);
    for (const char* name : {"--shard", "--resume", "--record"}) {
      if (verb->count(name) > 0) {
        throw CLI::ValidationError(std::string(name) + " is not for ranks (chartroom simulate)");
      }
    }
    options.agents_given = verb->count("--blue") + verb->count("--green") > 0;
    return simulate(options, settings, ranks);
  } catch (const CLI::ParseError& error) {
    if (!ranks.first()) return error.get_exit_code() == 0 ? kDone : kCouldNot;
    return program.exit(error) == 0 ? kDone : kCouldNot;
  } catch (const FileException& problem) {
    print_errors({problem.error()});
    return kCouldNot;
  }
}

}  // namespace
}  // namespace chartroom

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  chartroom::Ranks ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &ranks.mine);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks.all);
  const int status = chartroom::run(argc, argv, ranks);
  MPI_Finalize();
  return status;
}
