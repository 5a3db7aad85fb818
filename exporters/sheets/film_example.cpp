#include "exporters/sheets/film_example.h"

#include <array>
#include <memory>

namespace chartroom {

namespace {

constexpr std::size_t kMostMoves = 5;
// Fewer would show too little of what a film is for.
constexpr int kFewestPlaces = 5;
constexpr int kManyPlaces = 12;
constexpr int kSilences = 3;

constexpr std::array kDirectionWords{translatable("up"), translatable("down"), translatable("left"),
                                     translatable("right")};

Announcement called(ActionKind kind, Direction direction = Direction::up) {
  Announcement said;
  said.team = Team::green;
  said.kind = kind;
  said.direction = direction;
  return said;
}

class Search {
 public:
  Search(const Map& map, const Rulebook& rules)
      : rows_(map.size.rows), tracking_(make_tracking(map, rules, Team::green, true)) {
    int places = tracking_->at_start().count();
    if (map.starts.green) {
      for (int k = 0; k < kSilences; ++k) places = hear(called(ActionKind::silence));
    }
    silences_ = heard_.size();
    best_ = {heard_, tracking_->film(), places};
  }

  FilmExample run() {
    extend();
    if (best_.places > kManyPlaces) ask_for_row();
    return best_;
  }

 private:
  int hear(const Announcement& said) {
    heard_.push_back(said);
    return tracking_->hear({{}, HeardKind::announcement, said}).count();
  }

  void extend() {
    if (heard_.size() == silences_ + kMostMoves) return;
    for (const Direction direction : kDirections) {
      const int places = hear(called(ActionKind::navigate, direction));
      if (places >= kFewestPlaces) {
        const bool longer = heard_.size() > best_.heard.size();
        if (longer || (heard_.size() == best_.heard.size() && places < best_.places)) {
          best_ = {heard_, tracking_->film(), places};
        }
        extend();
      }
      take_back();
    }
  }

  void take_back() {
    tracking_->hear({{}, HeardKind::undo, {}});
    heard_.pop_back();
  }

  void ask_for_row() {
    const std::vector<Announcement> moves = best_.heard;
    for (std::size_t k = heard_.size(); k < moves.size(); ++k) hear(moves[k]);
    for (int row = 0; row < rows_; ++row) {
      Announcement answer = called(ActionKind::sonar);
      answer.team = Team::blue;
      answer.line = row;
      const int places = hear(answer);
      if (places >= kFewestPlaces && places < best_.places) {
        best_ = {heard_, tracking_->film(), places};
      }
      take_back();
    }
  }

  int rows_;
  std::unique_ptr<Tracking> tracking_;
  std::vector<Announcement> heard_;
  std::size_t silences_ = 0;
  FilmExample best_;
};

}  // namespace

FilmExample film_example(const Map& map, const Rulebook& rules) { return Search(map, rules).run(); }

std::string heard_in_words(const FilmExample& example, const Words& words) {
  std::string text;
  for (const Announcement& said : example.heard) {
    if (!text.empty()) text += ", ";
    if (said.kind == ActionKind::sonar) {
      text += std::string(words("Row")) + " " + row_name(said.line);
    } else if (said.kind == ActionKind::silence) {
      text += words("silence");
    } else {
      text += words(kDirectionWords[static_cast<std::size_t>(said.direction)]);
    }
  }
  return text;
}

}  // namespace chartroom
