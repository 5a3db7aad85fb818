// Prevents a crash of GTK's print dialog.
#pragma once

namespace chartroom::editor {

// Disables "At" and "On hold" in every print dialog until the user selects a printer; GTK then sets
// them by the printer. GTK 3.24 (last seen with 3.24.38) enables both before, and crashes on
// either. Call once, before the first dialog.
void print_at_a_time_only_with_a_printer();

}  // namespace chartroom::editor
