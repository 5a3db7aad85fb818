// Ends a program on an exception that nothing catches: a bug, or a library's fault.
#pragma once

#include <string>
#include <string_view>

namespace chartroom {

// The message of such an exception.
std::string unexpected_error_text(std::string_view what);

// Makes an uncaught exception in any thread end the program with `status` instead of an abort,
// after a message on standard error that begins with `program`.
void end_on_uncaught_exceptions(const char* program, int status);

}  // namespace chartroom
