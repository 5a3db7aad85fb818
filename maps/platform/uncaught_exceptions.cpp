#include "maps/platform/uncaught_exceptions.h"

#include <cstdio>
#include <cstdlib>
#include <exception>

#include "maps/platform/shown_text.h"

namespace chartroom {
namespace {

const char* ended_program = "";
int ended_status = EXIT_FAILURE;

std::string what_is_thrown() {
  const std::exception_ptr thrown = std::current_exception();
  if (!thrown) return "the program cannot continue";
  try {
    std::rethrow_exception(thrown);
  } catch (const std::exception& exception) {
    return exception.what();
  } catch (...) {
    return "unknown exception";
  }
}

// Other threads may still run, so nothing is destroyed.
[[noreturn]] void end_program() {
  const std::string text = unexpected_error_text(what_is_thrown());
  std::fprintf(stderr, "%s: %s\n", ended_program, text.c_str());
  std::_Exit(ended_status);
}

}  // namespace

std::string unexpected_error_text(std::string_view what) {
  return "unexpected error: " + shown(what) + ". This is a bug. Please report it with the command.";
}

void end_on_uncaught_exceptions(const char* program, int status) {
  ended_program = program;
  ended_status = status;
  std::set_terminate(end_program);
}

}  // namespace chartroom
