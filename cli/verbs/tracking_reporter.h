// What `chartroom track` tells: a table or JSON lines, pictures, and what was found.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/map_input.h"
#include "exporters/pictures/tracking_picture.h"
#include "validator/play/tracking/tracking.h"
#include "validator/play/tracking/tracking_report.h"

namespace chartroom::cli {

struct TrackOptions {
  std::string path;
  std::string team;
  std::vector<std::string> maps;
  std::string format = "text";
  bool stats = false;
  std::string output;
  std::string pictures;  // a folder for them; "": none

  bool json() const { return format == "json"; }
  // The operator's own team. A list does not need it: the names of the teams do not matter there.
  std::optional<maps::Team> own_team() const { return maps::parse_team(team); }
  maps::Team tracked() const { return other(own_team().value_or(maps::Team::blue)); }
  // The tracked team, in sentences.
  std::string who() const {
    return own_team() ? std::string(to_string(tracked())) : std::string("the enemy");
  }
};

// Writes what becomes known: each line at once where a person waits for it, else all at the end.
// What cannot be written is thrown as a FileException.
class TrackingReporter {
 public:
  TrackingReporter(const TrackOptions& options, bool at_once);

  void begin(const MapInput& input);
  bool begun() const { return tracking_ != nullptr; }
  void hear(const rules::HeardLine& heard);
  // The board at the end of a game.
  void end();
  // Something that was found, on standard error.
  void say(const TextPosition& position, std::string what);
  // Writes what is left to write; the status of it all.
  int finish();

 private:
  void write(const std::string& text);
  void draw();

  const TrackOptions& options_;
  bool at_once_;
  MapInput input_;
  std::unique_ptr<play::Tracking> tracking_;
  std::optional<exporters::TrackingPictures> pictures_;
  int drawn_ = 0;
  play::Knowledge last_;
  play::TrackingTally tally_;
  double seconds_ = 0;
  std::string result_;
  bool found_ = false;
};

}  // namespace chartroom::cli
