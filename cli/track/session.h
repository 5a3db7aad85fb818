// Tracking at a terminal: the operator types announcements line by line, and none is lost.
#pragma once

#include <optional>
#include <string>

#include "cli/play/console.h"
#include "cli/record_input.h"
#include "cli/track/kept_list.h"
#include "cli/track/tracked_list.h"
#include "cli/track/tracking_reporter.h"

namespace chartroom::cli {

class TrackingSession {
 public:
  TrackingSession(const TrackOptions& options, const Settings& settings);

  // The exit status.
  int run();

 private:
  // Prepares the first typed line. Returns false after printing why it cannot.
  bool prepare();
  bool resume();
  void begin(NamedMap named);

  void greet(Console& console);
  void take(Console& console, const std::string& line);
  void take_map(Console& console, const std::string& line);
  void keep(const std::string& line);
  void show(Console& console);
  void show_again(Console& console);
  int leave(Console& console);

  const TrackOptions options_;
  const Settings& settings_;
  TrackedList list_;
  TrackingReporter reporter_;
  std::optional<KeptList> kept_;
  bool room_told_ = false;  // the message that the screen is too small was shown
};

}  // namespace chartroom::cli
