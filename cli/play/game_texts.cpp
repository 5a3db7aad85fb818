#include "cli/play/game_texts.h"

namespace chartroom::cli {
namespace {

Message missile_call(const Message& team, const rules::Announcement& said) {
  const std::string target = to_string(said.point);
  if (said.hit && said.self) return message("{}: missile {} = hit self", team, target);
  if (said.hit) return message("{}: missile {} = hit", team, target);
  if (said.self) return message("{}: missile {} = self", team, target);
  return message("{}: missile {} = miss", team, target);
}

Message sonar_call(const Message& team, const rules::Announcement& said) {
  return said.axis == rules::Axis::row
             ? message("{}: sonar row {}", team, maps::row_name(said.line))
             : message("{}: sonar column {}", team, maps::column_name(said.line));
}

}  // namespace

Message call_text(const rules::Announcement& said) {
  const Message team = team_word(said.team);
  switch (said.kind) {
    case rules::ActionKind::navigate:
      return message("{}: {}", team, direction_word(said.direction));
    case rules::ActionKind::silence:
      return message("{}: silence", team);
    case rules::ActionKind::sonar:
      return sonar_call(team, said);
    case rules::ActionKind::torpedo:
      return missile_call(team, said);
    case rules::ActionKind::surface:
      break;
  }
  return said.self ? message("{}: surface = {} damage", team, to_string(said.point))
                   : message("{}: surface = {}", team, to_string(said.point));
}

}  // namespace chartroom::cli
