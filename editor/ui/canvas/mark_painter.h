// Paints the marks of findings over the board.
#pragma once

#include <vector>

#include "editor/model/board_view.h"
#include "editor/model/findings/finding_marks.h"

typedef struct _cairo cairo_t;

namespace chartroom::editor {

// A sign in the upper right corner of each point, which leaves what is drawn on the point in sight:
// a diamond for errors, a triangle for warnings, a disc for notes; a second one peeps out behind it
// where there are several findings. Signs keep their size on the screen where the zoom leaves room.
void paint_marks(cairo_t* cr, const BoardView& view, const std::vector<FindingMark>& marks);

}  // namespace chartroom::editor
