// A lesson on a real map: its steps, and whether they are done.
#pragma once

#include <cstddef>
#include <utility>

#include "editor/model/mirroring.h"
#include "maps/map.h"

namespace chartroom::editor {

// The data by which a step counts as done.
struct LessonView {
  const maps::Map& map;
  const Mirroring& mirroring;
};

class Lesson {
 public:
  static constexpr std::size_t kSteps = 5;

  // Begins on a map that the learner has not changed yet.
  explicit Lesson(maps::Map map) : at_begin_(map), before_(map), last_(std::move(map)) {}

  // From 0; kSteps when the lesson is over.
  std::size_t step() const { return step_; }
  bool over() const { return step_ == kSteps; }
  // Returns the instruction, English, marked for translation. The lesson must not be over.
  const char* text() const;

  // Call after every change of the map. Returns true if the step is done and the next one begins.
  bool follow(const LessonView& view);
  // Skips the step.
  void skip(const maps::Map& map) { begin(step_ + 1, map); }

 private:
  bool done(const LessonView& view) const;
  void begin(std::size_t step, const maps::Map& map);

  std::size_t step_ = 0;
  maps::Map at_begin_;  // at the lesson's start
  maps::Map before_;    // before the step
  maps::Map last_;      // at the last call of `follow`
};

}  // namespace chartroom::editor
