// An announcement list while it is read, with the map from the list or the command line.
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
  // Errors name the list by `path`. The options must outlive it.
  TrackedList(const TrackOptions& options, std::string path)
      : options_(options), path_(std::move(path)), reader_(path_, options.tracked()) {}

  // Sets the map of --map, which the list need not name.
  void set_map(MapInput input);
  // Begins a list for this map with this header.
  void begin(MapInput input, std::string_view header);
  // Does as AnnouncementReader. Prints an error if the map cannot be found.
  std::optional<rules::HeardLine> read_line(std::string_view text);

  // Returns the map, or nothing while it is unknown.
  const std::optional<MapInput>& input() const { return input_; }
  // True if the list names a map that cannot be found, or another one than --map.
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
