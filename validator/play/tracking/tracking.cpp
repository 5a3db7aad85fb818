#include "validator/play/tracking/tracking.h"

#include <chrono>
#include <utility>

#include "validator/play/tracking/mishearing.h"

namespace chartroom::play {
namespace {

// The most that looking for one slip may cost, in trails that are led on by one line.
constexpr std::size_t kMostWork = 8'000'000;

// Copies of the tracker kept for taking lines back. A tracker may hold many trails, so beyond this
// number every other copy is dropped and the lines between are heard again.
constexpr std::size_t kMostCopies = 32;

template <int Words>
class ExactTracking final : public Tracking {
 public:
  ExactTracking(const maps::Map& map, const rules::Rulebook& rules, maps::Team tracked)
      : sea_(map, rules),
        tracked_(tracked),
        fresh_(sea_, tracked),
        now_(fresh_),
        copies_{{0, fresh_}} {}

  Knowledge hear(const rules::HeardLine& heard) override {
    const bool was_lost = lost(now_);
    const auto begin = std::chrono::steady_clock::now();
    update(heard);
    seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    Knowledge known = knowledge();
    known.position = heard.position;
    known.event = heard_event(heard, tracked_);
    known.text = heard_text(heard, tracked_);
    known.refuted = heard.kind == rules::HeardKind::announcement && lost(now_) && !was_lost;
    if (known.refuted) known.mishearing = find_slip();
    return known;
  }

  Knowledge at_start() const override { return knowledge(); }
  double seconds() const override { return seconds_; }

  std::vector<FilmPoint> film() const override { return film_of(now_, sea_); }

 private:
  using AnyTracker = Tracker<Words>;
  struct Copy {
    std::size_t lines;  // that it has heard
    AnyTracker tracker;
  };

  static bool lost(const AnyTracker& tracker) { return tracker.candidates().empty(); }

  Knowledge knowledge() const {
    Knowledge known;
    for (const maps::Point point : now_.candidates()) known.points.push_back(point);
    known.hypotheses = now_.hypotheses();
    known.exact = now_.exact();
    return known;
  }

  void apply(AnyTracker& tracker, const rules::HeardLine& heard) const {
    if (heard.kind == rules::HeardKind::start) {
      tracker = fresh_;
    } else {
      tracker.hear(heard.said);
    }
  }

  void update(const rules::HeardLine& heard) {
    if (heard.kind == rules::HeardKind::undo) {
      take_back();
      return;
    }
    apply(now_, heard);
    lines_.push_back(heard);
    if (lines_.size() - copies_.back().lines < apart_) return;
    copies_.push_back({lines_.size(), now_});
    if (copies_.size() > kMostCopies) thin_out();
  }

  void take_back() {
    CHARTROOM_EXPECTS(!lines_.empty());
    lines_.pop_back();
    while (copies_.back().lines > lines_.size()) copies_.pop_back();
    std::size_t work = 0;
    now_ = after(lines_.size(), work);
  }

  void thin_out() {
    std::vector<Copy> kept;
    for (std::size_t i = 0; i < copies_.size(); i += 2) kept.push_back(std::move(copies_[i]));
    copies_ = std::move(kept);
    apart_ *= 2;
  }

  // The tracker as it was when so many of the lines had been heard.
  AnyTracker after(std::size_t lines, std::size_t& work) const {
    std::size_t i = copies_.size() - 1;
    while (copies_[i].lines > lines) --i;
    AnyTracker tracker = copies_[i].tracker;
    for (std::size_t at = copies_[i].lines; at < lines; ++at) {
      work += 1 + tracker.trails().size();
      apply(tracker, lines_[at]);
    }
    return tracker;
  }

  // The first line whose change could make a difference to the last one: a surfacing tells the
  // point, whatever was said before it.
  std::size_t first_that_matters() const {
    std::size_t at = lines_.size() - 1;
    while (at > 0) {
      const rules::HeardLine& before = lines_[at - 1];
      if (before.kind == rules::HeardKind::start) return at;
      --at;
      if (before.said.kind == rules::ActionKind::surface) return at;
    }
    return at;
  }

  // The number of points left when all lines from `at` on are heard; 0 where nothing explains one.
  int left_from(std::size_t at, AnyTracker tracker, std::size_t& work) const {
    for (; at < lines_.size() && !lost(tracker); ++at) {
      work += 1 + tracker.trails().size();
      apply(tracker, lines_[at]);
    }
    return tracker.candidates().count();
  }

  // The best change of one line; nothing where none explains all that follows.
  std::optional<Mishearing> slip_at(std::size_t at, std::size_t& work) const {
    const rules::HeardLine& line = lines_[at];
    // That they asked us tells nothing, so nothing is mended there.
    if (line.said.team == tracked_ && line.said.kind == rules::ActionKind::sonar)
      return std::nullopt;
    const AnyTracker before = after(at, work);
    std::optional<Mishearing> best;
    int most = 0;
    for (const rules::Announcement& meant : misheard(line.said, tracked_, sea_.size())) {
      if (work > kMostWork) break;
      AnyTracker tracker = before;
      tracker.hear(meant);
      work += 1 + before.trails().size();
      const int left = left_from(at + 1, std::move(tracker), work);
      if (left <= most) continue;
      most = left;
      best =
          Mishearing{line.position.line, heard_text(line, tracked_), heard_text(meant, tracked_)};
    }
    const bool last = at + 1 == lines_.size();
    if (!best && !last && left_from(at + 1, before, work) > 0) {
      best = Mishearing{line.position.line, heard_text(line, tracked_), ""};
    }
    return best;
  }

  // The likeliest slip: people notice one soon, so late lines come first, and among the changes of
  // a line the one that leaves most points. The last line itself is doubted last of all, since
  // almost any other word would explain it.
  std::optional<Mishearing> find_slip() const {
    std::size_t work = 0;
    const std::size_t first = first_that_matters();
    for (std::size_t at = lines_.size() - 1; at > first && work < kMostWork;) {
      if (auto mishearing = slip_at(--at, work)) return mishearing;
    }
    work = 0;
    return slip_at(lines_.size() - 1, work);
  }

  rules::Sea<Words> sea_;
  maps::Team tracked_;
  AnyTracker fresh_;
  AnyTracker now_;
  std::vector<rules::HeardLine> lines_;  // that are not taken back
  std::vector<Copy> copies_;             // ascending, the first one before all lines
  std::size_t apart_ = 16;               // lines between copies
  double seconds_ = 0;
};

}  // namespace

std::unique_ptr<Tracking> make_tracking(const maps::Map& map, const rules::Rulebook& rules,
                                        maps::Team tracked, bool start_known) {
  maps::Map sea = map;
  if (!start_known) sea.starts = {};
  if (maps::BasicPointSet<2>::fits(sea.size)) {
    return std::make_unique<ExactTracking<2>>(sea, rules, tracked);
  }
  return std::make_unique<ExactTracking<4>>(sea, rules, tracked);
}

}  // namespace chartroom::play
