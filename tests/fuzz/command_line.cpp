#include <CLI/CLI.hpp>
#include <sstream>

#include "cli/program.h"
#include "cli/verb_table.h"
#include "maps/platform/shown_text.h"
#include "tests/fuzz/reader.h"

// Reads the words of a command line, one a line. No verb runs.

namespace chartroom::fuzz {
namespace {

// Thrown to stop before the verb runs.
struct WasRead {};

struct Parser {
  CLI::App app;
  cli::Settings settings;
  int status = 0;

  Parser() {
    const cli::Program program{"chartroom", "Maps", cli::all_verbs()};
    cli::add_all(app, program, settings, status);
    app.parse_complete_callback([] { throw WasRead(); });
  }
};

std::string without_ends(std::string text) {
  std::erase(text, '\n');
  return text;
}

}  // namespace

std::vector<std::string> seeds() {
  return {
      "validate\nmaps/packs\n--level\nfairness\n--format\njson\n--select\nR,F004",
      "--seed\n18446744073709551615\nsimulate\na.map.json\n--games\n400\n--blue\nmaster",
      "generate\nseason\n--count\n12\n--size\n8x15\n--islands\n4-10\n--tracking\neasy",
      "suggest\na.map.json\n--keep\nA1,C3\n--write\n2\n--time\n90s",
      "export\nmaps\n--sheet=captain,operator\n--pitch\n14.5\n--bleed\n3\n--calibrate\nden=1,2,3,4",
      "play\n--map\nnorth-pole\n--start\nrandom\n--jobs\n1024",
      "track\n--map\numbria\n--plain",
      "referee\nblue.game\ngreen.game\n--color\nnever",
      "help\nvalidate",
      "valdate\n--frobnicate",
      "--version",
      "completion\nbash"};
}

void read(std::string_view bytes) {
  // The parser resets itself before each reading; making a new one is a hundred times slower.
  static Parser parser;
  std::vector<std::string> words;
  std::istringstream lines{std::string(bytes)};
  for (std::string word; std::getline(lines, word);) words.insert(words.begin(), word);
  try {
    parser.app.parse(words);
    expect(false, "a verb is required");
  } catch (const WasRead&) {
  } catch (const CLI::ParseError& error) {
    std::ostringstream page;
    const int status = parser.app.exit(error, page, page);
    expect(!page.str().empty(), "what is not run is told why");
    if (status != 0) {
      const std::string text = without_ends(page.str());
      expect(shown(text) == text, "an error shows what was typed without control characters", text);
    }
  }
}

}  // namespace chartroom::fuzz
