# Writes the source file that says which release this is, only where it has changed:
#   cmake -DGIT=... -DSOURCE=... -DVERSION=... -DOUTPUT=release.cpp -P embed_release.cmake
# The commit is git's, or that of the archive that git made of it (.gitattributes).
cmake_minimum_required(VERSION 3.25)
file(STRINGS "${SOURCE}/cmake/commit.txt" commit LIMIT_COUNT 1)
if(commit MATCHES "^[0-9a-f]+$")
  string(SUBSTRING "${commit}" 0 12 commit)
else()
  set(commit unknown)
endif()
if(GIT)
  # A tree that lies within another project's is none of its commits.
  execute_process(COMMAND "${GIT}" -C "${SOURCE}" rev-parse --show-prefix
    OUTPUT_VARIABLE prefix OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE status ERROR_QUIET)
  if(status EQUAL 0 AND prefix STREQUAL "")
    execute_process(COMMAND "${GIT}" -C "${SOURCE}" describe --always --abbrev=12 "--exclude=*"
        "--dirty= with changes"
      OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE status ERROR_QUIET)
    if(NOT status EQUAL 0)
      set(commit unknown)
    endif()
  endif()
endif()

file(READ "${SOURCE}/LICENSE" license)
file(READ "${SOURCE}/cmake/THIRD-PARTY-NOTICES.md" notices)
file(CONFIGURE OUTPUT "${OUTPUT}" @ONLY CONTENT "// Written by cmake/embed_release.cmake.
#include \"maps/release/release.h\"

namespace chartroom {

std::string_view release_version() { return \"@VERSION@\"; }
std::string_view release_commit() { return \"@commit@\"; }
std::string_view release_licenses() {
  return R\"LICENSES(Chartroom

@license@
@notices@)LICENSES\";
}

}  // namespace chartroom
")
