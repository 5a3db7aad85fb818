// Prevents crashes of GTK's file dialogs.
#pragma once

namespace chartroom::editor {

// Removes the recently used files of all programs from every file dialog. When they are shown, GTK
// 3.24 (last seen with 3.24.38) releases a part of the dialog once too often. It crashes when the
// dialog closes or gets the next click, also with GtkFileChooserNative or a reused dialog. File >
// Open Recent lists this program's files. Call once, before the first dialog.
void leave_out_recent_files();

// Never frees the chooser of a file dialog, a few thousand bytes each time. GTK 3.24.38 may still
// sort a list of files for a freed chooser, and crashes. Call once, before the first dialog.
void keep_file_choosers();

}  // namespace chartroom::editor
