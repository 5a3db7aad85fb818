#include "exporters/sheets/film_example.h"

#include <array>
#include <memory>

namespace chartroom::exporters {

namespace {

constexpr std::size_t kMostMoves = 5;
// Fewer would show too little of what a film is for.
constexpr int kFewestPlaces = 5;
constexpr int kManyPlaces = 12;
constexpr int kSilences = 3;

constexpr std::array kDirectionWords{translatable("up"), translatable("down"), translatable("left"),
                                     translatable("right")};

rules::Announcement called(rules::ActionKind kind,
                           maps::Direction direction = maps::Direction::up) {
  rules::Announcement said;
  said.team = maps::Team::green;
  said.kind = kind;
  said.direction = direction;
  return said;
}

class Search {
 public:
  Search(const maps::Map& map, const rules::Rulebook& rules)
      : rows_(map.size.rows), tracking_(play::make_tracking(map, rules, maps::Team::green, true)) {
    int places = tracking_->at_start().count();
    if (map.starts.green) {
      for (int k = 0; k < kSilences; ++k) places = hear(called(rules::ActionKind::silence));
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
  int hear(const rules::Announcement& said) {
    heard_.push_back(said);
    return tracking_->hear({{}, rules::HeardKind::announcement, said}).count();
  }

  void extend() {
    if (heard_.size() == silences_ + kMostMoves) return;
    for (const maps::Direction direction : maps::kDirections) {
      const int places = hear(called(rules::ActionKind::navigate, direction));
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
    tracking_->hear({{}, rules::HeardKind::undo, {}});
    heard_.pop_back();
  }

  void ask_for_row() {
    const std::vector<rules::Announcement> moves = best_.heard;
    for (std::size_t k = heard_.size(); k < moves.size(); ++k) hear(moves[k]);
    for (int row = 0; row < rows_; ++row) {
      rules::Announcement answer = called(rules::ActionKind::sonar);
      answer.team = maps::Team::blue;
      answer.line = row;
      const int places = hear(answer);
      if (places >= kFewestPlaces && places < best_.places) {
        best_ = {heard_, tracking_->film(), places};
      }
      take_back();
    }
  }

  int rows_;
  std::unique_ptr<play::Tracking> tracking_;
  std::vector<rules::Announcement> heard_;
  std::size_t silences_ = 0;
  FilmExample best_;
};

}  // namespace

FilmExample film_example(const maps::Map& map, const rules::Rulebook& rules) {
  return Search(map, rules).run();
}

std::string heard_in_words(const FilmExample& example, const Translator& tr) {
  std::string text;
  for (const rules::Announcement& said : example.heard) {
    if (!text.empty()) text += ", ";
    if (said.kind == rules::ActionKind::sonar) {
      text += std::string(tr("Row")) + " " + maps::row_name(said.line);
    } else if (said.kind == rules::ActionKind::silence) {
      text += tr("silence");
    } else {
      text += tr(kDirectionWords[static_cast<std::size_t>(said.direction)]);
    }
  }
  return text;
}

}  // namespace chartroom::exporters
