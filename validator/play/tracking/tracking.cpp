#include "validator/play/tracking/tracking.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "validator/play/tracking/mishearing.h"

namespace chartroom::play {
namespace {

// The most work of a search for corrections, in trails that one line changes.
constexpr std::size_t kMostWork = 16'000'000;

// Copies of the tracker kept for undo. A tracker may hold many trails, so beyond this number every
// other copy is dropped and the lines between are replayed.
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

  Knowledge hear(const rules::HeardLine& line) override {
    const rules::HeardLine heard = with_damage(line);
    const bool was_lost = lost(now_);
    const auto begin = std::chrono::steady_clock::now();
    const auto change = update(heard);
    seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    Knowledge known = knowledge();
    known.position = heard.position;
    known.event = heard_event(heard, tracked_);
    known.text = heard_text(heard, tracked_);
    known.change = change;
    const bool corrects = heard.corrects != 0 || heard.inserts != 0;
    const bool calls = heard.kind == rules::HeardKind::announcement && !corrects;
    known.refuted = calls && lost(now_) && !was_lost;
    if (known.refuted || (corrects && lost(now_))) explain(known);
    if (calls && was_lost) known.reason = why_never(heard.said);
    return known;
  }

  Knowledge now() const override {
    Knowledge known = knowledge();
    if (lost(now_) && !lines_.empty()) explain(known);
    return known;
  }
  Knowledge at_start() const override { return knowledge(); }
  double seconds() const override { return seconds_; }

  std::vector<FilmPoint> film() const override { return film_of(now_, sea_); }
  const std::vector<rules::HeardLine>& standing() const override { return lines_; }

 private:
  // Adds the damage of a surfacing that the call left out, as in "on H2".
  rules::HeardLine with_damage(rules::HeardLine heard) const {
    if (!heard.tells_damage) {
      heard.said.self = (sea_.water() - sea_.safe()).contains(heard.said.point);
    }
    return heard;
  }

  using AnyTracker = Tracker<Words>;
  struct Copy {
    std::size_t lines;  // the lines that it has taken in
    AnyTracker tracker;
  };
  // A step that `undo` takes back: a line, or a correction of `before`.
  struct Step {
    rules::HeardLine heard;
    rules::HeardLine before;
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
    } else if (heard.kind == rules::HeardKind::announcement) {
      tracker.hear(heard.said);
    }
  }

  std::optional<Mishearing> update(const rules::HeardLine& heard) {
    if (heard.kind == rules::HeardKind::undo) return take_back();
    if (heard.corrects != 0) return correct(heard);
    if (heard.inserts != 0) return insert(heard);
    steps_.push_back({heard, {}});
    lines_.push_back(heard);
    hear_from(lines_.size() - 1);
    return std::nullopt;
  }

  // Replays the lines from `at` on; `now_` has those before.
  void hear_from(std::size_t at) {
    for (; at < lines_.size(); ++at) {
      apply(now_, lines_[at]);
      if (at + 1 - copies_.back().lines < apart_) continue;
      copies_.push_back({at + 1, now_});
      if (copies_.size() > kMostCopies) thin_out();
    }
  }

  void forget_from(std::size_t at) {
    while (copies_.back().lines > at) copies_.pop_back();
    std::size_t work = 0;
    now_ = after(at, work);
  }

  void replace(std::size_t at, rules::HeardLine line) {
    forget_from(at);
    lines_[at] = std::move(line);
    hear_from(at);
  }

  std::size_t index_of(int number) const {
    const auto found = std::find_if(lines_.rbegin(), lines_.rend(), [number](const auto& line) {
      return line.position.line == number;
    });
    CHARTROOM_EXPECTS(found != lines_.rend());
    return static_cast<std::size_t>(lines_.rend() - found) - 1;
  }

  Mishearing correct(const rules::HeardLine& heard) {
    const std::size_t at = index_of(heard.corrects);
    rules::HeardLine meant = heard;
    meant.corrects = 0;
    meant.position = lines_[at].position;
    const Mishearing change{heard.corrects, text(lines_[at]), text(meant)};
    steps_.push_back({heard, lines_[at]});
    replace(at, std::move(meant));
    return change;
  }

  // The new line keeps the number of the inserting line.
  Mishearing insert(const rules::HeardLine& heard) {
    const std::size_t at = index_of(heard.inserts);
    rules::HeardLine meant = heard;
    meant.inserts = 0;
    steps_.push_back({heard, {}});
    forget_from(at);
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(at), meant);
    hear_from(at);
    return {heard.inserts, "", text(meant)};
  }

  void take_out(std::size_t at) {
    forget_from(at);
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(at));
    hear_from(at);
  }

  Mishearing take_back() {
    CHARTROOM_EXPECTS(!steps_.empty());
    const Step step = std::move(steps_.back());
    steps_.pop_back();
    if (step.heard.corrects != 0) {
      replace(index_of(step.heard.corrects), step.before);
    } else {
      take_out(index_of(step.heard.position.line));
    }
    return {step.heard.position.line, text(step.heard), ""};
  }

  std::string text(const rules::HeardLine& line) const { return heard_text(line, tracked_); }

  void thin_out() {
    std::vector<Copy> kept;
    for (std::size_t i = 0; i < copies_.size(); i += 2) kept.push_back(std::move(copies_[i]));
    copies_ = std::move(kept);
    apart_ *= 2;
  }

  // Returns the tracker after the first `lines` lines.
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

  // Returns the line from which on no position fits; there must be one.
  std::size_t lost_line() const {
    AnyTracker tracker = fresh_;
    bool was_lost = false;
    std::size_t since = 0;
    for (std::size_t at = 0; at < lines_.size(); ++at) {
      apply(tracker, lines_[at]);
      if (lost(tracker) && !was_lost) since = at;
      was_lost = lost(tracker);
    }
    return since;
  }

  // Returns the first line whose change could affect a line: a surfacing reveals the point, so
  // lines before it do not matter.
  std::size_t first_that_matters(std::size_t at) const {
    while (at > 0) {
      const rules::HeardLine& before = lines_[at - 1];
      if (before.kind == rules::HeardKind::start) return at;
      --at;
      const bool call = before.kind == rules::HeardKind::announcement;
      if (call && before.said.kind == rules::ActionKind::surface) return at;
    }
    return at;
  }

  // True if something fits all lines from `at` on.
  bool explains_from(std::size_t at, AnyTracker tracker, std::size_t& work) const {
    for (; at < lines_.size() && !lost(tracker); ++at) {
      work += 1 + tracker.trails().size();
      apply(tracker, lines_[at]);
    }
    return !lost(tracker);
  }

  // Adds the one-word changes of a line that make all following lines fit.
  void add_corrections(std::size_t at, Knowledge& known, std::size_t& work) const {
    const rules::HeardLine& line = lines_[at];
    if (line.kind != rules::HeardKind::announcement) return;
    const AnyTracker before = after(at, work);
    for (const rules::Announcement& meant : misheard(line.said, tracked_, sea_.size())) {
      if (work > kMostWork) break;
      AnyTracker tracker = before;
      tracker.hear(meant);
      work += 1 + before.trails().size();
      if (!explains_from(at + 1, std::move(tracker), work)) continue;
      known.corrections.push_back({line.position.line, text(line), heard_text(meant, tracked_)});
    }
  }

  // True if a call repeats the one before it.
  bool repeats(std::size_t at) const {
    const auto is_call = [](const rules::HeardLine& line) {
      return line.kind == rules::HeardKind::announcement;
    };
    return at > 0 && is_call(lines_[at - 1]) && is_call(lines_[at]) &&
           lines_[at - 1].said == lines_[at].said;
  }

  // Adds the line's removal if all following lines fit without it.
  void add_omission(std::size_t at, Knowledge& known, std::size_t& work) const {
    const rules::HeardLine& line = lines_[at];
    if (line.kind != rules::HeardKind::announcement) return;
    if (!explains_from(at + 1, after(at, work), work)) return;
    known.corrections.push_back({line.position.line, text(line), ""});
  }

  // Adds the missed steps before a line that explain every line. A step before an equal step is
  // skipped: adding it after that step is equivalent.
  void add_insertions(std::size_t at, Knowledge& known, std::size_t& work) const {
    const rules::HeardLine& line = lines_[at];
    const AnyTracker before = after(at, work);
    for (const rules::Announcement& missed : missable(tracked_)) {
      if (work > kMostWork) break;
      const std::string meant = heard_text(missed, tracked_);
      if (text(line) == meant) continue;
      AnyTracker tracker = before;
      tracker.hear(missed);
      work += 1 + before.trails().size();
      if (!explains_from(at, std::move(tracker), work)) continue;
      known.corrections.push_back({line.position.line, "", meant});
    }
  }

  // Adds the removals of lines up to `here`, late lines first. In a run of equal calls the last one
  // stands for all. `repeated`: adds those of runs, else those of single lines before `here`.
  void add_omissions(std::size_t first, std::size_t here, bool repeated, Knowledge& known,
                     std::size_t& work) const {
    for (std::size_t at = here + 1; at > first && work < kMostWork;) {
      --at;
      if (repeats(at) != repeated || (at < here && repeats(at + 1))) continue;
      if (repeated || at < here) add_omission(at, known, work);
    }
  }

  // Adds the corrections before line `here`, and the removal of a line that was typed twice.
  void add_earlier(std::size_t first, std::size_t here, Knowledge& known, std::size_t& work) const {
    for (std::size_t at = here; at > first && work < kMostWork;) add_corrections(--at, known, work);
    for (std::size_t at = here + 1; at > first && work < kMostWork;) {
      add_insertions(--at, known, work);
    }
    const std::size_t others = known.corrections.size();
    add_omissions(first, here, true, known, work);
    if (known.corrections.size() > others) known.repeated = known.corrections[others];
    add_omissions(first, here, false, known, work);
  }

  // Sets the line that no position fits and the corrections. People notice a slip soon, so late
  // lines come first. The line itself comes last, since almost any other word would fit.
  void explain(Knowledge& known) const {
    const std::size_t here = lost_line();
    known.unexplained = Mishearing{lines_[here].position.line, text(lines_[here]), ""};
    known.reason = why_never(lines_[here].said);
    std::size_t work = 0;
    add_earlier(first_that_matters(here), here, known, work);
    std::size_t own_work = 0;
    add_corrections(here, known, own_work);
    if (!repeats(here)) add_omission(here, known, own_work);
    known.all_corrections = work < kMostWork && own_work < kMostWork;
    if (!known.corrections.empty()) known.mishearing = known.corrections.front();
  }

  // Returns why no captain can ever say this on the map; an empty message if one can.
  Message why_never(const rules::Announcement& said) const {
    const bool surfaces = said.kind == rules::ActionKind::surface;
    const std::string point = to_string(said.point);
    if (said.team != tracked_ || (!surfaces && said.kind != rules::ActionKind::torpedo)) return {};
    if (!sea_.water().contains(said.point)) return message("{} is an island", point);
    if (!surfaces || said.self != sea_.safe().contains(said.point)) return {};
    if (sea_.rules().surfacing_damage == 0) return message("surfacing costs nothing on this map");
    return said.self ? message("surfacing on {} costs nothing", point)
                     : message("surfacing on {} costs damage", point);
  }

  rules::Sea<Words> sea_;
  maps::Team tracked_;
  AnyTracker fresh_;
  AnyTracker now_;
  std::vector<rules::HeardLine> lines_;  // the standing lines, as corrected
  std::vector<Step> steps_;              // the steps that are not taken back
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
