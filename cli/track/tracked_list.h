// An announcement list while it is read, with the map that it or the command line names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/map_input.h"
#include "cli/track/options.h"
#include "validator/rules/announcement_list.h"

namespace chartroom::cli {

class TrackedList {
 public:
  // Faults name the list by `path`. The options must outlive it.
  TrackedList(const TrackOptions& options, std::string path)
      : options_(options), path_(std::move(path)), reader_(path_, options.tracked()) {}

  // The map of --map: the list need not name it.
  void set_map(MapInput input);
  // Begins a list of this map with this header.
  void begin(MapInput input, std::string_view header);
  // See AnnouncementReader. A map that cannot be had is printed.
  std::optional<rules::HeardLine> read_line(std::string_view text);

  // Nothing until it is known.
  const std::optional<MapInput>& input() const { return input_; }
  // The list names a map that cannot be had, or another than --map.
  bool bad_map() const { return bad_map_; }
  rules::AnnouncementReader& reader() { return reader_; }

 private:
  void look_for_map();

  const TrackOptions& options_;
  std::string path_;
  rules::AnnouncementReader reader_;
  std::optional<MapInput> input_;
  bool named_ = false;
  bool bad_map_ = false;
};

}  // namespace chartroom::cli
