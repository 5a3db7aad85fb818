#include "maps/map_merge.h"

#include <set>

#include "maps/map_values.h"

namespace chartroom::maps {
namespace {

// The values that depend on the board's size.
struct Board {
  Size size;
  PointSet islands;
  QuadrantGrid quadrants;
  Starts starts;
  PointSet safe;
  friend bool operator==(const Board&, const Board&) = default;
};

Board board_of(const Map& map) {
  return {map.size, map.islands, map.quadrants, map.starts, map.surface_points()};
}

class Merge {
 public:
  Merge(const Map& base, const Map& ours, const Map& theirs)
      : base_(base), ours_(ours), theirs_(theirs), result_{ours, theirs, {}} {}

  MergedMap run() && {
    value("id", &Map::id);
    value("revision", &Map::revision);
    texts("name.", &Map::name);
    value("author", &Map::author);
    value("license", &Map::license);
    texts("notes.", &Map::notes);
    value("theme", &Map::theme);
    if (base_.size == ours_.size && base_.size == theirs_.size) {
      merge_points();
    } else {
      merge_boards();
    }
    merge_damage();
    for (const HouseRule& rule : kHouseRules) {
      take(std::string("rules.") + rule.name, base_.rules.*rule.replacement,
           ours_.rules.*rule.replacement, theirs_.rules.*rule.replacement,
           result_.ours.rules.*rule.replacement, result_.theirs.rules.*rule.replacement);
    }
    return std::move(result_);
  }

 private:
  // Merges one value into both results. Returns false on a conflict.
  template <class T>
  static bool agrees(const T& base, const T& ours, const T& theirs, T& our_place, T& their_place) {
    our_place = ours == base ? theirs : ours;
    their_place = theirs == base ? ours : theirs;
    if (!same_value(our_place, their_place)) return false;
    their_place = our_place;
    return true;
  }

  // Merges one value into both results, and lists a conflict.
  template <class T>
  void take(const std::string& what, const T& base, const T& ours, const T& theirs, T& our_place,
            T& their_place) {
    if (agrees(base, ours, theirs, our_place, their_place)) return;
    result_.conflicts.push_back({what, {}});
  }

  template <class T>
  void value(const std::string& what, T Map::*member) {
    take(what, base_.*member, ours_.*member, theirs_.*member, result_.ours.*member,
         result_.theirs.*member);
  }

  static std::optional<std::string> text(const Texts& texts, const std::string& language) {
    const auto found = texts.find(language);
    return found == texts.end() ? std::nullopt : std::optional(found->second);
  }

  static void put(Texts& texts, const std::string& language,
                  const std::optional<std::string>& value) {
    if (value) {
      texts[language] = *value;
    } else {
      texts.erase(language);
    }
  }

  void texts(const std::string& prefix, Texts Map::*member) {
    std::set<std::string, LanguageOrder> languages;
    for (const Map* map : {&base_, &ours_, &theirs_}) {
      for (const auto& [language, value] : map->*member) languages.insert(language);
    }
    for (const std::string& language : languages) {
      std::optional<std::string> our_text;
      std::optional<std::string> their_text;
      take(prefix + language, text(base_.*member, language), text(ours_.*member, language),
           text(theirs_.*member, language), our_text, their_text);
      put(result_.ours.*member, language, our_text);
      put(result_.theirs.*member, language, their_text);
    }
  }

  // Merges sets without conflicts, because a point's membership can change in one way only.
  static PointSet merged_set(const PointSet& base, const PointSet& ours, const PointSet& theirs) {
    const PointSet added = (ours - base) | (theirs - base);
    const PointSet removed = (base - ours) | (base - theirs);
    return (base | added) - removed;
  }

  void merge_points() {
    result_.ours.islands = merged_set(base_.islands, ours_.islands, theirs_.islands);
    result_.theirs.islands = result_.ours.islands;
    our_safe_ =
        merged_set(base_.surface_points(), ours_.surface_points(), theirs_.surface_points());
    their_safe_ = our_safe_;
    PointSet torn;
    for (const Point p : base_.points()) {
      int our_number = 0;
      int their_number = 0;
      const bool good = agrees(base_.quadrants.at(p), ours_.quadrants.at(p),
                               theirs_.quadrants.at(p), our_number, their_number);
      result_.ours.quadrants.set(p, our_number);
      result_.theirs.quadrants.set(p, their_number);
      if (!good) torn.insert(p);
    }
    if (!torn.empty()) result_.conflicts.push_back({"the quadrants", torn});
    for (const Team team : kTeams) {
      take("starts." + std::string(to_string(team)), base_.starts.of(team), ours_.starts.of(team),
           theirs_.starts.of(team), result_.ours.starts.of(team), result_.theirs.starts.of(team));
    }
  }

  void merge_boards() {
    Board our_board;
    Board their_board;
    take("the board and its size", board_of(base_), board_of(ours_), board_of(theirs_), our_board,
         their_board);
    lay(our_board, result_.ours, our_safe_);
    lay(their_board, result_.theirs, their_safe_);
  }

  static void lay(const Board& board, Map& map, PointSet& safe) {
    map.size = board.size;
    map.islands = board.islands;
    map.quadrants = board.quadrants;
    map.starts = board.starts;
    safe = board.safe;
  }

  static int damage(const Map& map) { return map.surfacing ? map.surfacing->damage_elsewhere : 0; }

  // Surface points need damage elsewhere: removing the damage removes the points too.
  void merge_damage() {
    int our_damage = 0;
    int their_damage = 0;
    take("surfacing.damage_elsewhere", damage(base_), damage(ours_), damage(theirs_), our_damage,
         their_damage);
    const auto put_surfacing = [](Map& map, int cost, const PointSet& safe) {
      map.surfacing.reset();
      if (cost > 0) map.surfacing = Surfacing{safe, cost};
    };
    put_surfacing(result_.ours, our_damage, our_safe_);
    put_surfacing(result_.theirs, their_damage, their_safe_);
  }

  const Map& base_;
  const Map& ours_;
  const Map& theirs_;
  MergedMap result_;
  PointSet our_safe_;
  PointSet their_safe_;
};

}  // namespace

MergedMap merge(const Map& base, const Map& ours, const Map& theirs) {
  return Merge(base, ours, theirs).run();
}

}  // namespace chartroom::maps
