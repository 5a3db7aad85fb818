// What GTK's print dialog must not do.
#pragma once

namespace chartroom::editor {

// Greys "At" and "On hold" in every print dialog until a printer is selected, which greys or
// ungreys them as that printer can. GTK 3.24 (last seen with 3.24.38) offers both before, and
// crashes on either. For the whole program, before the first dialog.
void print_at_a_time_only_with_a_printer();

}  // namespace chartroom::editor
