// Requirements for all tools: those of the program, and one made up for a test.
#pragma once

#include <vector>

#include "editor/model/tools/tool.h"

namespace chartroom::editor {

// Expects an id, texts, a key, an icon that can be shown, and a command derived from them.
void expect_whole_entries(const std::vector<ToolKind>& tools);

// Expects that a stroke is one step or none, that cancelling restores everything, that undo ends
// and undoes a stroke, and that strokes change only what the tool declares.
void expect_strokes_are_steps(const ToolKind& tool);

// Expects that strokes of a tool that changes the map keep a symmetric map symmetric.
void expect_symmetric_strokes(const ToolKind& tool);

// Expects that random strokes, undos, redos and cancels equal a replay of whole steps.
void expect_random_use_equals_a_replay(const std::vector<ToolKind>& tools, int steps);

}  // namespace chartroom::editor
