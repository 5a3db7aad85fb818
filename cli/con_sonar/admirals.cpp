#include "cli/con_sonar/admirals.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <numeric>
#include "maps/platform/message.h"

namespace chartroom::cli {
namespace {

[[noreturn]] void refuse_admirals(const con_sonar::Deck& deck, const std::string& text,
                                  const Translator& tr) {
  std::vector<std::string> ids;
  for (const con_sonar::Nation& nation : deck.nations) ids.push_back(nation.id);
  throw CLI::ValidationError(
      message(
          "--admirals: \"{}\" is not understood (expected a number from 2 to {}, or two or more "
          "of {}, each once)",
          text, ids.size(), fmt::format("{}", fmt::join(ids, ",")))
          .in(tr));
}

}  // namespace

std::vector<int> admirals_of(const con_sonar::Deck& deck, const std::string& text,
                             const Translator& tr) {
  const int nations = static_cast<int>(deck.nations.size());
  if (text.size() == 1 && text[0] >= '2' && text[0] <= '0' + nations) {
    std::vector<int> admirals(static_cast<std::size_t>(text[0] - '0'));
    std::iota(admirals.begin(), admirals.end(), 0);
    return admirals;
  }
  std::vector<int> admirals;
  for (const std::string& id : CLI::detail::split(text, ',')) {
    const std::optional<int> nation = deck.nation(id);
    const bool doubled =
        nation && std::find(admirals.begin(), admirals.end(), *nation) != admirals.end();
    if (!nation || doubled) refuse_admirals(deck, text, tr);
    admirals.push_back(*nation);
  }
  if (admirals.size() < 2) refuse_admirals(deck, text, tr);
  return admirals;
}

}  // namespace chartroom::cli
