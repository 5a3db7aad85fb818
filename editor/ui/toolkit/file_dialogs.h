// What GTK's file dialogs must not do.
#pragma once

namespace chartroom::editor {

// Leaves the recently used files of all programs out of every file dialog. GTK 3.24 (last seen with
// 3.24.38) lets go of a part of the dialog once too often on the way there, and crashes when the
// dialog closes or is next clicked on; neither GtkFileChooserNative, which shows the same dialog,
// nor one that is kept and shown again does better. What this program opened is under File > Open
// Recent. For the whole program, before the first dialog.
void leave_out_recent_files();

// Keeps what every file dialog is made of when the dialog goes, a few thousand bytes each time. GTK
// 3.24.38 may go on sorting a list of files by a chooser that has gone, and crashes then. For the
// whole program, before the first dialog.
void keep_file_choosers();

}  // namespace chartroom::editor
