#include "cli/con_sonar/play/deck_setup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>

#include "cli/con_sonar/admirals.h"
#include "cli/con_sonar/deck_games.h"
#include "cli/con_sonar/deck_input.h"
#include "cli/con_sonar/play/deck_session.h"
#include "cli/output.h"
#include "cli/record_input.h"
#include "cli/screens/screen_language.h"
#include "maps/files/input_files.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {
namespace {

constexpr const char* kUsualAgent = "greedy";
constexpr int kUsualAdmirals = 3;

struct DeckGame {
  DeckInput deck;
  bool by_id = true;
  std::optional<con_sonar::GameRecord> record;  // to be continued
};

[[noreturn]] void refuse(const Message& problem, const PlayOptions& options) {
  throw CLI::ValidationError(problem.in(screen_translator(options.language)));
}

bool exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

std::optional<DeckGame> new_deck_game(const PlayOptions& options) {
  const std::string& name = options.map;
  if (name.ends_with(".deck.json") || exists(name)) {
    auto deck = read_deck_input(name);
    if (!deck) return std::nullopt;
    return DeckGame{std::move(*deck), false, {}};
  }
  ParseResult<DeckInput> deck = find_deck({name, name, {}}, options.maps);
  print_errors(deck.errors, options.language);
  if (!deck) return std::nullopt;
  return DeckGame{std::move(*deck.value), true, {}};
}

std::optional<DeckGame> resumed_deck_game(const PlayOptions& options) {
  std::vector<std::string> places = options.maps;
  if (!options.map.empty()) places.insert(places.begin(), options.map);
  const std::optional<std::string> bytes = read_record(options.resume, options.language);
  if (!bytes) return std::nullopt;
  auto games = read_deck_games(*bytes, options.resume, places, options.language);
  if (!games) return std::nullopt;
  if (games->size() != 1) {
    const Message one = message("{} has {} games (play continues a file with one game)",
                                options.resume, games->size());
    print_error(one.in(screen_translator(options.language)));
    return std::nullopt;
  }
  con_sonar::GameRecord& record = games->front();
  ParseResult<DeckInput> deck = find_deck({record.deck, options.resume, record.deck_place}, places);
  if (!deck) return std::nullopt;
  const bool by_id = !record.deck.ends_with(".deck.json");
  return DeckGame{std::move(*deck.value), by_id, std::move(record)};
}

Message problem_with_options(const PlayOptions& options) {
  const auto given = [](const std::string& value) { return !value.empty(); };
  if (options.two || given(options.team) || given(options.start) || given(options.variant) ||
      given(options.clock) || given(options.time)) {
    return message(
        "--two, --team, --start, --variant, --clock and --time are for maps; for decks use "
        "--admirals and --players");
  }
  if (given(options.players) && given(options.against)) {
    return message("--players already names the agents, so it does not go with --against");
  }
  if (given(options.resume) && (given(options.admirals) || given(options.first))) {
    return message(
        "--resume continues a game, which already has its admirals and first player (no "
        "--admirals or --first)");
  }
  return {};
}

// Returns the seats of a continued game; names that are no agents are persons.
std::vector<std::string> seats_of(const con_sonar::GameRecord& record) {
  std::vector<std::string> agents = record.players;
  for (std::string& name : agents) {
    if (!con_sonar::make_agent(name)) name.clear();
  }
  return agents;
}

// Returns the seats, "" for a person. Throws CLI::ValidationError.
std::vector<std::string> seats_of(const PlayOptions& options, std::size_t admirals) {
  std::vector<std::string> agents(admirals,
                                  options.against.empty() ? kUsualAgent : options.against);
  agents[0].clear();
  if (!options.players.empty()) {
    agents = CLI::detail::split(options.players, ',');
    if (agents.size() != admirals) {
      refuse(message("--players: {} players for {} admirals (expected one each)", agents.size(),
                     admirals),
             options);
    }
    std::replace(agents.begin(), agents.end(), std::string(con_sonar::kPerson), std::string());
  }
  for (const std::string& agent : agents) {
    if (agent.empty() || con_sonar::make_agent(agent)) continue;
    refuse(message("\"{}\" is not a player of cards (expected {} or one of {})", agent,
                   std::string(con_sonar::kPerson), con_sonar::agent_names()),
           options);
  }
  return agents;
}

std::vector<int> admirals_of_game(const DeckGame& game, const PlayOptions& options) {
  if (game.record) return game.record->admirals;
  const con_sonar::Deck& deck = game.deck.deck;
  const Translator tr = screen_translator(options.language);
  if (!options.admirals.empty()) return admirals_of(deck, options.admirals, tr);
  const auto named = options.players.empty()
                         ? kUsualAdmirals
                         : static_cast<int>(CLI::detail::split(options.players, ',').size());
  const int all = static_cast<int>(deck.nations.size());
  return admirals_of(deck, std::to_string(std::min(named, all)), tr);
}

// Returns the seat that goes first. Throws CLI::ValidationError.
int first_seat(const con_sonar::Deck& deck, const con_sonar::LiveGameSetup& setup,
               const PlayOptions& options) {
  const int seats = static_cast<int>(setup.admirals.size());
  const std::string first = lower_case(options.first);
  if (!names_first(options)) return con_sonar::draw_first(seats, setup.seed);
  std::string names;
  for (int seat = 0; seat < seats; ++seat) {
    const std::string& id = deck.nations[setup.admirals[seat]].id;
    if (id == first) return seat;
    names += id + ", ";
  }
  refuse(message("--first: \"{}\" is not understood (expected {}or random)",
                 printable(options.first), names),
         options);
}

std::string deck_resume_options(const PlayOptions& options, std::uint64_t seed) {
  std::string text;
  if (!options.players.empty()) text += " --players " + options.players;
  if (!options.against.empty()) text += " --against " + options.against;
  if (!options.sonar.empty()) text += " --sonar " + options.sonar;
  for (const std::string& path : options.maps) text += " --maps " + path;
  return text + fmt::format(" --seed {}", seed);
}

// Returns "you are red; greedy plays green, blue", with players in the order of their seats.
Message seats_text(const con_sonar::Deck& deck, const con_sonar::LiveGameSetup& setup) {
  const auto people = std::count(setup.agents.begin(), setup.agents.end(), "");
  std::vector<std::string> players;
  for (const std::string& player : setup.agents) {
    if (std::find(players.begin(), players.end(), player) == players.end())
      players.push_back(player);
  }
  std::vector<Message> parts;
  for (const std::string& player : players) {
    std::vector<std::string> nations;
    for (std::size_t seat = 0; seat < setup.admirals.size(); ++seat) {
      if (setup.agents[seat] == player) nations.push_back(deck.nations[setup.admirals[seat]].id);
    }
    const std::string seats = fmt::format("{}", fmt::join(nations, ", "));
    parts.push_back(!player.empty() ? message("{} plays {}", player, seats)
                    : people == 1   ? message("you are {}", seats)
                                    : message("people play {}", seats));
  }
  return joined("{}; {}", parts);
}

std::string deck_greeting(const DeckGame& game, const con_sonar::LiveGameSetup& setup,
                          const PlayOptions& options) {
  const con_sonar::Deck& deck = game.deck.deck;
  const Translator tr = screen_translator(options.language);
  const Message name = shown_in(deck.name, options.language);
  std::string text = message("{}: {}.", game.record ? message("Continuing {}", name) : name,
                             seats_text(deck, setup))
                         .in(tr) +
                     "\n";
  if (!game.record) {
    const Message first = capitalized(deck.nations[setup.admirals[0]].id);
    const Message goes = names_first(options) ? message("{} goes first.", first)
                                              : message("{} goes first (drawn at random).", first);
    text += goes.in(tr) + "\n";
  }
  return text + message("Random seed: {}. Type help at any prompt.", setup.seed).in(tr) + "\n";
}

std::optional<DeckGame> game_of(const PlayOptions& options) {
  return options.resume.empty() ? new_deck_game(options) : resumed_deck_game(options);
}

// Returns the game. Prints the reason and returns nothing if the record breaks a rule.
std::unique_ptr<con_sonar::LiveGame> started(const DeckGame& game, con_sonar::LiveGameSetup setup,
                                             const PlayOptions& options) {
  if (!game.record) {
    return std::make_unique<con_sonar::LiveGame>(game.deck.deck, std::move(setup));
  }
  auto read = con_sonar::LiveGame::resume(std::move(setup), *game.record, options.resume);
  print_errors(read.errors, options.language);
  return read ? std::move(*read.value) : nullptr;
}

}  // namespace

bool asks_for_deck(const PlayOptions& options) {
  if (!options.resume.empty()) {
    const ParseResult<std::string> bytes = read_file(options.resume);
    return bytes && is_deck_record(*bytes.value);
  }
  const std::string& name = options.map;
  if (name.empty()) return false;
  if (exists(name)) {
    const ParseResult<std::string> bytes = read_file(name);
    return bytes && maps::holds_deck(name, *bytes.value);
  }
  if (name.ends_with(".json")) return name.ends_with(".deck.json");
  return !is_known_map(name, options.maps) && find_deck({name, name, {}}, options.maps);
}

int play_deck(const PlayOptions& options, const Settings& settings) {
  Message problem = problem_with_options(options);
  if (problem.empty()) problem = problem_with_record(options);
  if (!problem.empty()) {
    print_error(problem.in(screen_translator(options.language)));
    return kFailed;
  }
  const std::optional<DeckGame> game = game_of(options);
  if (!game) return kFailed;
  con_sonar::LiveGameSetup setup;
  setup.admirals = admirals_of_game(*game, options);
  const bool chosen = !options.players.empty() || !options.against.empty();
  setup.agents = !chosen && game->record && !game->record->players.empty()
                     ? seats_of(*game->record)
                     : seats_of(options, setup.admirals.size());
  setup.sonar_level = options.sonar == "1" || options.sonar == "2" ? options.sonar[0] - '0' : 0;
  setup.seed = seed_of(settings, options);
  if (!game->record) seat_first(setup, first_seat(game->deck.deck, setup, options));
  const con_sonar::Rules rules(game->deck.deck);
  if (const Message few = rules.too_few(static_cast<int>(setup.admirals.size())); !few.empty()) {
    print_error(game->deck.path + ": " + few.in(reports::report_translator(options.language)));
    return kFailed;
  }
  const PlayFiles files{options.record, game->deck.path, game->by_id,
                        deck_resume_options(options, setup.seed)};
  Console console(settings, PlayClock::real, options.language);
  console.print(deck_greeting(*game, setup, options));
  const std::unique_ptr<con_sonar::LiveGame> live = started(*game, std::move(setup), options);
  if (!live) return kFailed;
  DeckSession session(*live, console, files);
  if (!options.resume.empty()) session.resume_from(options.resume);
  return session.run();
}

}  // namespace chartroom::cli
