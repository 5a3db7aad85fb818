#include "cli/progress.h"

#include <fmt/core.h>

#include <cmath>
#include <cstdio>

#include "cli/output.h"
#include "validator/play/simulation/simulation_report.h"

namespace chartroom::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// "0:07 left".
std::string time_left(play::Count games, double games_a_second) {
  const double seconds = static_cast<double>(games) / games_a_second;
  const auto whole = static_cast<long long>(std::ceil(seconds));
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02} left", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02} left", whole / 60, whole % 60);
}

// Returns half the width of the 95% interval of a share near one half, in percentage points.
double half_width(play::Count games) {
  return games == 0 ? 50 : 98 / std::sqrt(static_cast<double>(games));
}

}  // namespace

Progress::Progress(const Settings& settings, std::string what)
    : on_(show_progress(settings)), what_(std::move(what)), begin_(Clock::now()), drawn_(begin_) {}

Progress::~Progress() {
  if (on_) std::fputs("\r\033[K", stderr);
}

void Progress::show(play::Count played, play::Count all) {
  draw(what_, played, all, fmt::format("±{:.1f}%", half_width(played)));
}

void Progress::show(const play::FairnessProgress& at) {
  const bool shares = at.side.high > at.side.low;
  if (!shares) return draw(what_ + ", " + at.level, at.games, at.most, "");
  draw(what_ + ", " + at.level, at.games, at.most,
       fmt::format("blue {:.1f}–{:.1f}%, first player {:.1f}–{:.1f}%", 100 * at.side.low,
                   100 * at.side.high, 100 * at.first.low, 100 * at.first.high));
}

void Progress::show(const std::string& so_far) {
  if (!on_) return;
  const std::lock_guard lock(mutex_);
  if (!due()) return;
  std::fputs(fmt::format("\r\033[K{}: {}", what_, so_far).c_str(), stderr);
  std::fflush(stderr);
}

// True if it is time to draw again.
bool Progress::due() {
  if (seconds_since(drawn_) < 0.1) return false;
  drawn_ = Clock::now();
  return true;
}

void Progress::draw(const std::string& what, play::Count played, play::Count all,
                    const std::string& interval) {
  if (!on_) return;
  const std::lock_guard lock(mutex_);
  if (!due()) return;
  const double rate = static_cast<double>(played) / seconds_since(begin_);
  std::fputs(
      fmt::format("\r\033[K{}: {} of {} games, {} games/s{}, {}", what, play::grouped(played),
                  play::grouped(all), play::grouped(static_cast<play::Count>(rate)),
                  interval.empty() ? "" : ", " + interval,
                  played == 0 ? "starting" : time_left(all - played, rate))
          .c_str(),
      stderr);
  std::fflush(stderr);
}

}  // namespace chartroom::cli
