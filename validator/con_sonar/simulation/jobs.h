// The threads and other programs that play games of Con Sonar!
#pragma once

#include "validator/statistics/jobs.h"

namespace chartroom::con_sonar {

struct GameRange;
struct SeriesOutcome;
struct SeriesPlan;

using Ranks = statistics::Ranks<SeriesPlan, GameRange, SeriesOutcome>;
using Jobs = statistics::Jobs<Ranks>;

}  // namespace chartroom::con_sonar
