// Short reminders for captains and radio operators.
#pragma once

#include <array>
#include <cstdint>

#include "exporters/board/icons.h"
#include "exporters/drawing/text/text_blocks.h"
#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

enum class Role : std::uint8_t { captain, radio };

inline constexpr std::array kRoles{Role::captain, Role::radio};

const char* role_name(const Translator& tr, Role role);
Icon role_icon(Role role);

// Returns the reminders, with the team's forced start and the surface points if the map has them.
TextBlocks role_reminders(const SheetContext& context, Role role, maps::Team team);

}  // namespace chartroom::exporters
