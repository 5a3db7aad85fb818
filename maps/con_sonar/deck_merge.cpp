#include "maps/con_sonar/deck_merge.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "maps/con_sonar/card_merge.h"
#include "maps/platform/named_value.h"

namespace chartroom::con_sonar {
namespace {

// Sonar results have no ids: the nth results with a name are matched across the three decks.
struct NamedOption {
  std::string id;
  SonarResult result = SonarResult::move;
  std::string nation;
  int effect = 0;
  int weight = 1;
  friend bool operator==(const NamedOption&, const NamedOption&) = default;
};

std::vector<NamedOption> options_of(const Deck& deck, const std::vector<SonarOption>& options) {
  std::map<std::string, int> seen;
  std::vector<NamedOption> list;
  for (const SonarOption& option : options) {
    std::string name = option_name(deck, option);
    if (const int before = seen[name]++; before > 0) name += "#" + std::to_string(before + 1);
    list.push_back({name, option.result,
                    option.nation == kOwnNation ? "" : deck.nations[option.nation].id,
                    option.effect, option.weight});
  }
  return list;
}

template <class T>
const T* with_id(const std::vector<T>& list, const std::string& id) {
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const T& one) { return one.id == id; });
  return found == list.end() ? nullptr : &*found;
}

class Merge {
 public:
  Merge(const Deck& base, const Deck& ours, const Deck& theirs)
      : base_(base), ours_(ours), theirs_(theirs), result_{ours, theirs, {}} {}

  MergedDeck run() && {
    value("id", &Deck::id);
    value("revision", &Deck::revision);
    texts("name", base_.name, ours_.name, theirs_.name, result_.ours.name, result_.theirs.name);
    value("author", &Deck::author);
    value("license", &Deck::license);
    texts("notes", base_.notes, ours_.notes, theirs_.notes, result_.ours.notes,
          result_.theirs.notes);
    value("ladder", &Deck::ladder);
    value("die", &Deck::die);
    value("hand", &Deck::hand);
    value("face_up", &Deck::face_up);
    value("score", &Deck::score);
    value("variant", &Deck::variant);
    const CardMerge fleet = cards("the fleet cards of ", fleet_of);
    const CardMerge torpedoes = cards("the torpedo cards of ", torpedoes_of);
    options("sonar.level_2.", &Sonar::level_2, level_2_);
    options("sonar.level_1.", &Sonar::level_1, level_1_);
    note_uses(fleet, torpedoes);
    named("symbols", &Deck::symbols);
    named("nations", &Deck::nations);
    put(fleet.for_us(), torpedoes.for_us(), level_2_.first, level_1_.first, result_.ours);
    put(fleet.for_them(), torpedoes.for_them(), level_2_.second, level_1_.second, result_.theirs);
    return std::move(result_);
  }

 private:
  using Options = std::vector<NamedOption>;

  // Merges one value into both results, and lists a conflict.
  template <class T>
  void take(const std::string& what, const T& base, const T& ours, const T& theirs, T& our_place,
            T& their_place) {
    T mine = ours == base ? theirs : ours;
    T other = theirs == base ? ours : theirs;
    if (same_value(mine, other)) {
      other = mine;
    } else {
      result_.conflicts.push_back(what);
    }
    our_place = std::move(mine);
    their_place = std::move(other);
  }

  template <class T>
  void value(const char* key, T Deck::*member) {
    take(key, base_.*member, ours_.*member, theirs_.*member, result_.ours.*member,
         result_.theirs.*member);
  }

  void texts(const std::string& key, const Texts& base, const Texts& ours, const Texts& theirs,
             Texts& our_place, Texts& their_place) {
    std::set<std::string> languages;
    for (const Texts* side : {&base, &ours, &theirs}) {
      for (const auto& [language, text] : *side) languages.insert(language);
    }
    Texts mine;
    Texts other;
    for (const std::string& language : languages) {
      const auto in = [&language](const Texts& side) {
        const auto found = side.find(language);
        return found == side.end() ? std::optional<std::string>{} : std::optional(found->second);
      };
      std::optional<std::string> our_text;
      std::optional<std::string> their_text;
      take(key + "." + language, in(base), in(ours), in(theirs), our_text, their_text);
      if (our_text) mine[language] = *our_text;
      if (their_text) other[language] = *their_text;
    }
    our_place = std::move(mine);
    their_place = std::move(other);
  }

  CardMerge cards(const std::string& what, Cards (*of)(const Deck&)) {
    CardMerge merge(of(base_), of(ours_), of(theirs_));
    for (const std::string& nation : merge.conflicts()) result_.conflicts.push_back(what + nation);
    return merge;
  }

  // Merges elements by id: in our order, or in theirs if ours is unchanged, then the other's
  // additions.
  template <class T, class Element>
  void elements(const std::vector<T>& base, const std::vector<T>& ours,
                const std::vector<T>& theirs, Element merge_element) {
    std::vector<std::string> ids;
    const bool as_ours = !std::equal(base.begin(), base.end(), ours.begin(), ours.end(),
                                     [](const T& a, const T& b) { return a.id == b.id; });
    const auto* first = as_ours ? &ours : &theirs;
    for (const auto* side : {first, &ours, &theirs, &base}) {
      for (const T& one : *side) {
        if (std::find(ids.begin(), ids.end(), one.id) == ids.end()) ids.push_back(one.id);
      }
    }
    for (const std::string& id : ids) {
      merge_element(id, with_id(base, id), with_id(ours, id), with_id(theirs, id));
    }
  }

  void options(const std::string& key, std::vector<SonarOption> Sonar::*level,
               std::pair<Options, Options>& result) {
    const auto of = [level](const Deck& deck) { return options_of(deck, deck.sonar.*level); };
    elements(of(base_), of(ours_), of(theirs_),
             [&](const std::string& id, const NamedOption* base, const NamedOption* ours,
                 const NamedOption* theirs) {
               const auto copy = [](const NamedOption* one) {
                 return one == nullptr ? std::optional<NamedOption>{} : std::optional(*one);
               };
               std::optional<NamedOption> mine;
               std::optional<NamedOption> other;
               take(key + id, copy(base), copy(ours), copy(theirs), mine, other);
               if (mine) result.first.push_back(*mine);
               if (other) result.second.push_back(*other);
             });
  }

  void note_uses(const CardMerge& fleet, const CardMerge& torpedoes) {
    for (const Cards& cards :
         {fleet.for_us(), fleet.for_them(), torpedoes.for_us(), torpedoes.for_them()}) {
      for (const NamedCard& card : cards) used_.insert({card.nation, card.symbol, card.leads_to});
    }
    for (const Options* level :
         {&level_2_.first, &level_2_.second, &level_1_.first, &level_1_.second}) {
      for (const NamedOption& option : *level) used_.insert(option.nation);
    }
  }

  // Merges symbols or nations. Removing one that is used or that the other side changed conflicts.
  template <class T>
  void named(const std::string& key, std::vector<T> Deck::*list) {
    std::vector<T> mine;
    std::vector<T> other;
    elements(base_.*list, ours_.*list, theirs_.*list,
             [&](const std::string& id, const T* base, const T* ours, const T* theirs) {
               const T* left = ours != nullptr ? ours : theirs;
               const bool taken_away = base != nullptr && (ours == nullptr || theirs == nullptr);
               if (taken_away) {
                 const bool changed = left != nullptr && !(*left == *base);
                 if (!changed && !used_.contains(id)) return;
                 result_.conflicts.push_back(key + "." + id);
                 left = left != nullptr ? left : base;
               }
               const T& known = base != nullptr ? *base : *left;
               const auto [our_one, their_one] =
                   element(key + "." + id, known, ours != nullptr ? *ours : *left,
                           theirs != nullptr ? *theirs : *left);
               mine.push_back(our_one);
               other.push_back(their_one);
             });
    result_.ours.*list = std::move(mine);
    result_.theirs.*list = std::move(other);
  }

  template <class T>
  std::pair<T, T> element(const std::string& key, const T& base, const T& ours, const T& theirs) {
    std::pair<T, T> result{ours, theirs};
    texts(key + ".name", base.name, ours.name, theirs.name, result.first.name, result.second.name);
    if constexpr (requires { base.colour; }) {
      take(key + ".colour", base.colour, ours.colour, theirs.colour, result.first.colour,
           result.second.colour);
    }
    return result;
  }

  static void put(const Cards& fleet, const Cards& torpedoes, const Options& level_2,
                  const Options& level_1, Deck& deck) {
    deck.fleet.clear();
    deck.torpedoes.clear();
    for (const NamedCard& c : fleet) {
      deck.fleet.push_back({deck.nation(c.nation).value(), deck.symbol(c.symbol).value(), c.number,
                            deck.symbol(c.leads_to).value()});
    }
    for (const NamedCard& c : torpedoes) {
      deck.torpedoes.push_back(
          {deck.nation(c.nation).value(), deck.symbol(c.symbol).value(), c.number});
    }
    deck.sonar.level_2 = in_deck(level_2, deck);
    deck.sonar.level_1 = in_deck(level_1, deck);
  }

  static std::vector<SonarOption> in_deck(const Options& options, const Deck& deck) {
    std::vector<SonarOption> list;
    for (const NamedOption& option : options) {
      const int nation = option.nation.empty() ? kOwnNation : deck.nation(option.nation).value();
      list.push_back({option.result, nation, option.effect, option.weight});
    }
    return list;
  }

  const Deck& base_;
  const Deck& ours_;
  const Deck& theirs_;
  MergedDeck result_;
  std::pair<Options, Options> level_2_;
  std::pair<Options, Options> level_1_;
  std::set<std::string> used_;  // ids of nations and symbols
};

}  // namespace

MergedDeck merge(const Deck& base, const Deck& ours, const Deck& theirs) {
  return Merge(base, ours, theirs).run();
}

}  // namespace chartroom::con_sonar
