#include "cli/play/setup.h"

#include <fmt/core.h>

#include <array>
#include <cstdint>

#include "cli/output.h"
#include "cli/record_input.h"
#include "cli/screens/screen_language.h"
#include "validator/play/agents/agent.h"

namespace chartroom::cli {
namespace {

struct Game {
  MapInput map;
  bool map_by_id = true;
  std::optional<rules::GameRecord> record;  // to be continued
};

std::optional<Game> new_map_game(const PlayOptions& options) {
  auto named = find_or_read_map(options.map, options.maps, options.language);
  if (!named) return std::nullopt;
  return Game{std::move(named->input), named->by_id, std::nullopt};
}

std::optional<Game> resumed_map_game(const PlayOptions& options) {
  std::vector<std::string> maps = options.maps;
  if (!options.map.empty()) maps.insert(maps.begin(), options.map);
  auto games = read_games(options.resume, maps, options.language);
  if (!games) return std::nullopt;
  if (games->size() != 1) {
    print_error(message("{} has {} games (play continues a file with one game)", options.resume,
                        games->size())
                    .in(screen_translator(options.language)));
    return std::nullopt;
  }
  GameInput& game = games->front();
  const bool by_id = !game.record.map.ends_with(".map.json");
  return Game{std::move(game.map), by_id, std::move(game.record)};
}

// Returns agents by team: "" for a person or an unknown name.
std::array<std::string, 2> agents_of(const rules::GameRecord& record) {
  std::array<std::string, 2> agents = record.players;
  for (std::string& name : agents) {
    if (!play::make_agent<2>(name, play::SurfacingWill::blocked)) name.clear();
  }
  return agents;
}

// True if a record names its players and one of them is a person.
bool names_a_person(const rules::GameRecord& record) {
  const std::array<std::string, 2> agents = agents_of(record);
  for (const maps::Team team : maps::kTeams) {
    if (!record.players[index(team)].empty() && agents[index(team)].empty()) return true;
  }
  return false;
}

play::TableSetup players(const Game& game, const PlayOptions& options, std::uint64_t seed) {
  play::TableSetup setup;
  setup.map = game.map.map;
  setup.rules = game.map.rules();
  // A record keeps its name for the map; PlayFiles corrects a path when saving.
  setup.map_name = game.map.map.id;
  setup.seed = seed;
  const bool realtime = game.record ? game.record->variant == rules::Variant::realtime
                                    : options.variant == "realtime";
  setup.variant = realtime ? rules::Variant::realtime : rules::Variant::turns;
  if (!options.clock.empty()) setup.pace = play::parse_pace(options.clock).value();
  const bool chosen = options.two || !options.against.empty() || !options.team.empty();
  if (!chosen && game.record && names_a_person(*game.record)) {
    setup.agents = agents_of(*game.record);
  } else if (!options.two) {
    setup.agents[index(other(team_of(options)))] =
        options.against.empty() ? "novice" : options.against;
  }
  return setup;
}

// Returns why the seats cannot be taken, or an empty message.
Message setup_problem(const play::TableSetup& setup) {
  if (setup.map.water().empty()) return message("the map has no water");
  for (const std::string& agent : setup.agents) {
    if (agent.empty() || play::make_agent<2>(agent, play::SurfacingWill::blocked)) continue;
    return message("there is no agent \"{}\" (expected one of: {})", agent, play::agent_names());
  }
  return {};
}

// Returns how the game, perhaps from a record, contradicts the options on time, or an empty
// message.
Message problem_with_time(const play::TableSetup& setup, const PlayOptions& options) {
  const bool has_agent = !setup.agents[0].empty() || !setup.agents[1].empty();
  if (setup.variant == rules::Variant::realtime && !has_agent) {
    return message(
        "the record is of a realtime game, which needs an agent's clock (choose an agent with "
        "--against)");
  }
  if (setup.variant == rules::Variant::turns && !(options.clock.empty() && options.time.empty())) {
    return message("--clock and --time are only for realtime");
  }
  return {};
}

// Returns why a team cannot start there, or an empty message.
Message start_problem(const maps::Map& map, maps::Team team, maps::Point start) {
  if (!map.size.contains(start)) {
    return message("{} is not on the map (A1 to {})", to_string(start),
                   to_string(maps::Point{map.size.columns - 1, map.size.rows - 1}));
  }
  const auto refusal = play::Table::check_start(map, team, start);
  if (!refusal) return {};
  if (*refusal == rules::Refusal::start_island) {
    return message("{} is an island; start on water", to_string(start));
  }
  return message("{} must start on {} on this map", team_word(team),
                 to_string(*map.starts.of(team)));
}

bool is_random(std::string_view start) { return lower_case(start) == "random"; }

// Returns the problem of --start that no forced start overrides, or an empty message.
Message given_start_problem(const maps::Map& map, const PlayOptions& options) {
  if (options.start.empty() || is_random(options.start)) return {};
  const auto start = parse_typed_point(options.start);
  if (!start) {
    return message("--start: \"{}\" is not understood (expected a point such as C2, or random)",
                   printable(options.start));
  }
  if (!map.starts.of(team_of(options))) return {};
  const Message problem = start_problem(map, team_of(options), *start);
  return problem.empty() ? problem : message("--start: {}", problem);
}

// Asks a person for a start. Returns nothing if the person leaves.
std::optional<maps::Point> asked_start(const play::TableSetup& setup, maps::Team team,
                                       Console& console) {
  console.print("\n" +
                map_text_board(setup.map, {console.colour(), console.width(), console.tr()}));
  const Message help = message(
      "Choose a secret start for {}: a point of water (.) or a surface point (o), such as C2, or\n"
      "type random. On the board # is an island; | and - are borders of quadrants, which missiles\n"
      "do not cross.",
      team_word(team));
  const Message prompt = message("{}, start where? (a point, random or help)> ", team_word(team));
  while (const auto line = console.ask(prompt, help)) {
    if (is_random(*line)) {
      return play::Table::draw_start(setup.map, setup.rules, team, "", setup.seed);
    }
    const auto start = parse_typed_point(*line);
    const Message problem = start ? start_problem(setup.map, team, *start)
                                  : message("Type a point, such as C2, or random");
    if (problem.empty()) return start;
    console.say(message("{}.", problem));
  }
  return std::nullopt;
}

// Returns a team's start: forced, an agent's, given or asked.
std::optional<maps::Point> start_for(PlayPlan& plan, maps::Team team, const PlayOptions& options,
                                     Console& console, std::optional<maps::Team>& player) {
  const play::TableSetup& setup = plan.setup;
  if (setup.map.starts.of(team)) return setup.map.starts.of(team);
  const std::string& agent = setup.agents[index(team)];
  if (!agent.empty()) {
    return play::Table::draw_start(setup.map, setup.rules, team, agent, setup.seed);
  }
  if (is_random(options.start)) {
    return play::Table::draw_start(setup.map, setup.rules, team, "", setup.seed);
  }
  if (const auto given = parse_typed_point(options.start)) {
    const Message problem = start_problem(setup.map, team, *given);
    if (problem.empty()) return given;
    console.say(message("{}.", problem));
  }
  if (options.two) {
    if (!console.hand_over(team_word(team))) return std::nullopt;
    player = team;
  }
  return asked_start(setup, team, console);
}

}  // namespace

std::optional<PlayPlan> plan_play(const PlayOptions& options, std::uint64_t seed) {
  Message problem = problem_with(options);
  auto game = !problem.empty()         ? std::nullopt
              : options.resume.empty() ? new_map_game(options)
                                       : resumed_map_game(options);
  PlayPlan plan;
  if (game) {
    plan.setup = players(*game, options, seed);
    problem = setup_problem(plan.setup);
    if (problem.empty()) problem = problem_with_time(plan.setup, options);
    if (problem.empty()) problem = given_start_problem(plan.setup.map, options);
  }
  if (!problem.empty()) print_error(problem.in(screen_translator(options.language)));
  if (!problem.empty() || !game) return std::nullopt;
  plan.files = {options.record, game->map.path, game->map_by_id, options_to_go_on(options, seed)};
  if (!game->record) return plan;
  ParseResult<std::unique_ptr<play::Table>> read =
      play::Table::resume(plan.setup, *game->record, options.resume);
  print_errors(read.errors, options.language);
  if (!read) return std::nullopt;
  plan.resumed = std::move(*read.value);
  return plan;
}

std::optional<PlaySetup> set_up(PlayPlan plan, const PlayOptions& options, Console& console) {
  PlaySetup result{std::move(plan.resumed), plan.files, {}};
  if (result.table) return result;
  for (const maps::Team team : maps::kTeams) {
    const auto start = start_for(plan, team, options, console, result.person_at_keyboard);
    if (!start) return std::nullopt;
    plan.setup.starts[index(team)] = *start;
  }
  if (plan.setup.variant == rules::Variant::realtime) {
    result.table = std::make_unique<play::Table>(std::move(plan.setup));
    return result;
  }
  const auto given = maps::parse_team(lower_case(options.first));
  plan.setup.first = given ? *given : play::Table::draw_first(plan.setup.seed);
  const Message first = team_title(plan.setup.first);
  console.say(given ? message("\n{} goes first.", first)
                    : message("\n{} goes first (drawn at random).", first));
  result.table = std::make_unique<play::Table>(std::move(plan.setup));
  return result;
}

}  // namespace chartroom::cli
