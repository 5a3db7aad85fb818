// Who plays games of Con Sonar!: threads of this program, and other programs beside it if there are any.
#pragma once

#include "validator/statistics/jobs.h"

namespace chartroom::con_sonar {

struct GameRange;
struct SeriesOutcome;
struct SeriesPlan;

using Ranks = statistics::Ranks<SeriesPlan, GameRange, SeriesOutcome>;
using Jobs = statistics::Jobs<Ranks>;

}  // namespace chartroom::con_sonar
