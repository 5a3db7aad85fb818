// A lesson on a real map: what to do, step by step, and whether it is done.
#pragma once

#include <cstddef>
#include <utility>

#include "editor/model/mirroring.h"
#include "maps/map.h"

namespace chartroom::editor {

// What a step is judged by.
struct LessonView {
  const maps::Map& map;
  const Mirroring& mirroring;
};

class Lesson {
 public:
  static constexpr std::size_t kSteps = 5;

  // On a map that the learner has not changed yet.
  explicit Lesson(maps::Map map) : at_begin_(map), before_(map), last_(std::move(map)) {}

  // From 0; kSteps when the lesson is over.
  std::size_t step() const { return step_; }
  bool over() const { return step_ == kSteps; }
  // What to do, in a sentence or two: English, marked for translation. Not when it is over.
  const char* text() const;

  // Call after every change of the map. Whether the step is done: then the next one has begun.
  bool heed(const LessonView& view);
  // Leaves the step out.
  void skip(const maps::Map& map) { begin(step_ + 1, map); }

 private:
  bool done(const LessonView& view) const;
  void begin(std::size_t step, const maps::Map& map);

  std::size_t step_ = 0;
  maps::Map at_begin_;  // of the lesson
  maps::Map before_;    // the step
  maps::Map last_;      // as it was told last
};

}  // namespace chartroom::editor
