// Paints the marks of findings over the board.
#pragma once

#include <vector>

#include "editor/model/board_view.h"
#include "editor/model/findings/finding_marks.h"

typedef struct _cairo cairo_t;

namespace chartroom::editor {

// Paints a sign in the upper right corner of each point, beside the point's own drawing: a diamond
// for errors, a triangle for warnings, a disc for notes. A second sign behind it means several
// findings. Signs keep their size on the screen if the zoom leaves room.
void paint_marks(cairo_t* cr, const BoardView& view, const std::vector<FindingMark>& marks);

}  // namespace chartroom::editor
