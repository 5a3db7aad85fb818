#include "exporters/sheets/film_example.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>
#include <utility>

namespace chartroom::exporters {

namespace {

using rules::ActionKind;
using rules::Announcement;
using Course = std::vector<maps::Point>;

constexpr std::size_t kMostMoves = 5;
// Fewer would hardly show the use of a film.
constexpr int kFewestPlaces = 5;
constexpr int kManyPlaces = 12;
constexpr int kTurns = 2;
// Moves before a silence, even if it costs less, and after it.
constexpr int kMovesBefore = 3;
constexpr std::size_t kMovesAfter = 2;

constexpr std::array kDirectionWords{translatable("up"), translatable("down"), translatable("left"),
                                     translatable("right")};

Announcement called(ActionKind kind, maps::Direction direction = maps::Direction::up) {
  Announcement said;
  said.team = maps::Team::green;
  said.kind = kind;
  said.direction = direction;
  return said;
}

// All of green's courses that fit the announcements.
class Courses {
 public:
  explicit Courses(const maps::Map& map) : map_(&map) {
    if (const auto& forced = map.starts.green) {
      all_.push_back({*forced});
    } else {
      for (const maps::Point p : map.water()) all_.push_back({p});
    }
  }

  void hear(const Announcement& said) {
    std::vector<Course> before = std::move(all_);
    all_.clear();
    for (Course& course : before) {
      if (said.kind == ActionKind::sonar) {
        if (course.back().row == said.line) all_.push_back(std::move(course));
        continue;
      }
      for (const maps::Direction direction : maps::kDirections) {
        if (said.kind == ActionKind::silence || direction == said.direction) go(course, direction);
      }
    }
  }

  // Returns the number of their end points.
  int places() const {
    maps::PointSet ends;
    for (const Course& course : all_) ends.insert(course.back());
    return ends.count();
  }
  const std::vector<Course>& all() const { return all_; }

 private:
  void go(const Course& course, maps::Direction direction) {
    const maps::Point to = next(course.back(), direction);
    if (!map_->is_water(to) || std::find(course.begin(), course.end(), to) != course.end()) return;
    all_.push_back(course);
    all_.back().push_back(to);
  }

  const maps::Map* map_;
  std::vector<Course> all_;
};

struct Told {
  std::vector<Announcement> heard;
  Courses courses;

  Told with(const Announcement& said) const {
    Told more = *this;
    more.heard.push_back(said);
    more.courses.hear(said);
    return more;
  }
  std::size_t length() const { return heard.size(); }
  int places() const { return courses.places(); }
};

// Returns the number of turns in the announced steps.
int turns(const Told& told) {
  int count = 0;
  for (std::size_t k = 1; k < told.length(); ++k) {
    count += told.heard[k].direction != told.heard[k - 1].direction ? 1 : 0;
  }
  return count;
}

// Finds an example with a silence, for a known start.
class KnownStart {
 public:
  KnownStart(const maps::Map& map, const rules::Rulebook& rules)
      : rules_(rules), best_{{}, Courses(map)} {}

  Told run() {
    const Told start = best_;
    const int most = std::max(kMovesBefore, rules_.silence);
    for (int before = most; before >= rules_.silence && !found_; --before) approach(start, before);
    // Without room for a silence, or a gauge that covers its cost: only steps.
    for (int before = kMovesBefore; before > 0 && !found_; --before) {
      steps_alone_ = true;
      approach(start, before);
    }
    return best_;
  }

 private:
  void approach(const Told& told, int moves) {
    if (told.places() == 0) return;
    if (moves > 0) {
      for (const maps::Direction direction : maps::kDirections) {
        approach(told.with(called(ActionKind::navigate, direction)), moves - 1);
      }
    } else if (steps_alone_) {
      consider(told, turns(told) > 0, 0);
    } else if (rules_.silence <= rules_.gauge) {
      go_on(told.with(called(ActionKind::silence)), turns(told) > 0, 0);
    }
  }

  void go_on(const Told& told, bool turned, std::size_t after) {
    if (told.places() == 0) return;
    consider(told, turned, after);
    if (after == kMovesAfter) return;
    for (const maps::Direction direction : maps::kDirections) {
      go_on(told.with(called(ActionKind::navigate, direction)), turned, after + 1);
    }
  }

  void consider(const Told& told, bool turned, std::size_t after) {
    const std::tuple worth{told.places(), after, turned};
    if (found_ && worth <= worth_) return;
    found_ = true;
    worth_ = worth;
    best_ = told;
  }

  const rules::Rulebook& rules_;
  Told best_;
  std::tuple<int, std::size_t, bool> worth_;
  bool found_ = false;
  bool steps_alone_ = false;
};

// True if a submarine can go `steps` more steps from a course.
bool can_go(const maps::Map& map, Course& course, int steps) {
  if (steps == 0) return true;
  for (const maps::Direction direction : maps::kDirections) {
    const maps::Point to = next(course.back(), direction);
    if (!map.is_water(to) || std::find(course.begin(), course.end(), to) != course.end()) continue;
    course.push_back(to);
    if (can_go(map, course, steps - 1)) return true;
    course.pop_back();
  }
  return false;
}

// Finds an example for an unknown start: steps that leave few positions, and a row if necessary.
class FreeStart {
 public:
  FreeStart(const maps::Map& map, const rules::Rulebook& rules)
      : map_(map), rules_(rules), best_{{}, Courses(map)} {}

  Told run() {
    const Told start = best_;
    extend(start);
    if (best_.places() > kManyPlaces && blue_can_pay()) ask_for_row();
    return best_;
  }

 private:
  void extend(const Told& told) {
    if (told.length() == kMostMoves) return;
    for (const maps::Direction direction : maps::kDirections) {
      const Told more = told.with(called(ActionKind::navigate, direction));
      if (more.places() < kFewestPlaces) continue;
      if (worth(more) > worth(best_)) best_ = more;
      extend(more);
    }
  }

  // A trail that turns demonstrates better how to place it.
  static std::tuple<std::size_t, int, int> worth(const Told& told) {
    return {told.length(), std::min(turns(told), kTurns), -told.places()};
  }

  // True if blue, which has moved after each green move except the last, can pay for a sonar.
  bool blue_can_pay() const {
    const int turns_before = static_cast<int>(best_.length()) - 1;
    if (rules_.sonar > std::min(rules_.gauge, turns_before)) return false;
    // With a free start it can follow green's course.
    if (!map_.starts.blue) return true;
    Course course{*map_.starts.blue};
    return can_go(map_, course, turns_before);
  }

  void ask_for_row() {
    const Told moves = best_;
    for (int row = 0; row < map_.size.rows; ++row) {
      Announcement answer = called(ActionKind::sonar);
      answer.team = maps::Team::blue;
      answer.line = row;
      const Told asked = moves.with(answer);
      if (asked.places() >= kFewestPlaces && asked.places() < best_.places()) best_ = asked;
    }
  }

  const maps::Map& map_;
  const rules::Rulebook& rules_;
  Told best_;
};

}  // namespace

FilmExample film_example(const maps::Map& map, const rules::Rulebook& rules) {
  const bool known = map.starts.green.has_value();
  const Told told = known ? KnownStart(map, rules).run() : FreeStart(map, rules).run();
  const auto tracking = play::make_tracking(map, rules, maps::Team::green, true);
  for (const Announcement& said : told.heard) {
    tracking->hear({{}, rules::HeardKind::announcement, said});
  }
  FilmExample example{told.heard, tracking->film(), told.places(), told.courses.all()};
  if (!known && !example.drawn.empty()) {
    example.drawn = {example.drawn[example.drawn.size() / 2]};
  }
  return example;
}

std::string heard_in_words(const FilmExample& example, const Translator& tr) {
  std::string text;
  for (const rules::Announcement& said : example.heard) {
    if (!text.empty()) text += ", ";
    if (said.kind == rules::ActionKind::sonar) {
      text += fmt::format(fmt::runtime(tr("Row {}")), maps::row_name(said.line));
    } else if (said.kind == rules::ActionKind::silence) {
      text += tr("silence");
    } else {
      text += tr(kDirectionWords[static_cast<std::size_t>(said.direction)]);
    }
  }
  return text;
}

}  // namespace chartroom::exporters
