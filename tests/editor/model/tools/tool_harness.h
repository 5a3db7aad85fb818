// What all tools are held to: those of the program, and one that is made up for a test.
#pragma once

#include <vector>

#include "editor/model/tools/tool.h"

namespace chartroom::editor {

// An id, texts, a key and an icon that can be shown, and a command that follows from them.
void expect_whole_entries(const std::vector<ToolKind>& tools);

// A stroke is one step or none; cancelling gives everything back; undo ends a stroke and takes it
// back; what a stroke changes is what the tool says.
void expect_strokes_are_steps(const ToolKind& tool);

// Strokes of a tool that paints leave a symmetric map symmetric.
void expect_symmetric_strokes(const ToolKind& tool);

// Random strokes, undos, redos and cancels equal a replay of whole steps.
void expect_random_use_equals_a_replay(const std::vector<ToolKind>& tools, int steps);

}  // namespace chartroom::editor
