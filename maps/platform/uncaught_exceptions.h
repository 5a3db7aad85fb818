// The end of a program by an exception that nothing catches: a bug, or a library's fault.
#pragma once

#include <string>
#include <string_view>

namespace chartroom {

// The message of such an exception.
std::string unexpected_error_text(std::string_view what);

// Makes an exception that nothing catches, in any thread, end the program with a message on
// standard error that begins with `program`, and with this exit status instead of an abort.
void end_on_uncaught_exceptions(const char* program, int status);

}  // namespace chartroom
