#include "cli/track/tracked_list.h"

#include <utility>

#include "cli/output.h"
#include "cli/record_input.h"
#include "cli/screens/screen_language.h"

namespace chartroom::cli {

void TrackedList::set_map(MapInput input) {
  input_ = std::move(input);
  reader_.need_no_header();
  reader_.limit_to(input_->map.size, input_->map.islands);
}

void TrackedList::begin(MapInput input, std::string_view header) {
  set_map(std::move(input));
  for_each_line(header, [this](std::string_view line, int) { reader_.read_line(line); });
  named_ = true;
}

std::optional<rules::HeardLine> TrackedList::read_line(std::string_view text) {
  auto heard = reader_.read_line(text);
  if (reader_.team()) reader_.track(other(*reader_.team()));
  if (reader_.map() && !std::exchange(named_, true)) look_for_map();
  return heard;
}

void TrackedList::look_for_map() {
  const std::string& name = *reader_.map();
  if (input_ && name == input_->map.id) return;
  auto input = find_map({name, path_, reader_.map_position()}, options_.maps, options_.language);
  bad_map_ = !input || (input_ && input->map.id != input_->map.id);
  if (input && bad_map_) {
    const Message other = message("the list is for the map \"{}\", but --map is \"{}\"",
                                  input->map.id, input_->map.id);
    print_errors({FileError::at(path_, reader_.map_position(),
                                other.in(screen_translator(options_.language)))});
  }
  if (!input || input_) return;
  reader_.limit_to(input->map.size, input->map.islands);
  input_ = std::move(input);
}

}  // namespace chartroom::cli
