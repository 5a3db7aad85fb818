#include "editor/model/step_label.h"

#include <array>
#include <cstddef>

#include "editor/model/marked.h"

namespace chartroom::editor {
namespace {

// Ordered like StepLabel.
constexpr std::array kStepTexts{
    marked("painting islands"),
    marked("erasing islands"),
    marked("painting quadrants"),
    marked("erasing quadrants"),
    marked("painting surface points"),
    marked("erasing surface points"),
    marked("setting a start"),
    marked("removing a start"),
    marked("drawing a border"),
    marked("renumbering quadrants"),
    marked("splitting quadrants"),
    marked("applying symmetry"),
    marked("rotating or flipping"),
    marked("resizing the map"),
    marked("cutting"),
    marked("pasting"),
    marked("moving"),
    marked("fixing a finding"),
    marked("changing the name"),
    marked("changing the theme"),
    marked("changing the rules"),
    marked("changing surfacing"),
    marked("changing the notes"),
    marked("changing the details"),
    marked("changing a card"),
    marked("adding a card"),
    marked("duplicating cards"),
    marked("removing cards"),
    marked("changing a nation"),
    marked("adding a nation"),
    marked("removing a nation"),
    marked("moving a nation"),
    marked("changing a symbol"),
    marked("adding a symbol"),
    marked("removing a symbol"),
    marked("moving a symbol"),
    marked("changing the setup"),
    marked("changing the score"),
    marked("changing the sonar"),
    marked("moving a map"),
    marked("adding a map"),
    marked("removing a map"),
    marked("changing the languages"),
    marked("excluding a finding"),
    marked("including a finding again"),
    marked("moving a corner"),
    marked("moving the picture"),
    marked("clicking a point"),
    marked("aligning the picture"),
    marked("choosing a start"),
    marked("playing a move"),
    marked("playing from here"),
    marked("taking back"),
    marked("generating the map"),
    marked("restoring a draft"),
    marked("reloading the file"),
};
static_assert(kStepTexts.size() == static_cast<std::size_t>(StepLabel::reload) + 1);

}  // namespace

const char* step_text(StepLabel label) { return kStepTexts[static_cast<std::size_t>(label)]; }

}  // namespace chartroom::editor
