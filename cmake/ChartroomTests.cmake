# What the tests' folders are built with: chartroom_tests makes a GoogleTest program of a folder, and
# chartroom_test_library a library of sources that several programs share.

find_package(GTest REQUIRED)
include(GoogleTest)
# The outside judges are modules of the system's Python.
set(Python3_EXECUTABLE /usr/bin/python3)

# Tests are compiled without optimization, which takes half as long. The options come behind those of
# chartroom_options, and SHELL keeps CMake from dropping one that is there already; _FORTIFY_SOURCE warns
# where nothing is optimized. fmt and threads change the flags, so that all get them and share one
# precompiled header.
add_library(chartroom_test_options INTERFACE)
target_link_libraries(chartroom_test_options INTERFACE GTest::gmock fmt::fmt)
target_compile_options(chartroom_test_options INTERFACE -pthread
  "$<$<CONFIG:Release>:SHELL:-U_FORTIFY_SOURCE>" "$<$<CONFIG:Release>:SHELL:-O0>"
  $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)  # for compiler caches

# The main of all programs carries their precompiled header.
add_library(chartroom_tests_main STATIC "${PROJECT_SOURCE_DIR}/tests/tests_main.cpp")
target_link_libraries(chartroom_tests_main PRIVATE chartroom_options chartroom::platform chartroom_test_options)
set(chartroom_test_headers <algorithm> <filesystem> <fstream> <functional> <map> <optional> <random> <set>
  <string> <vector> <gmock/gmock.h> <gtest/gtest.h>)
target_precompile_headers(chartroom_tests_main PRIVATE ${chartroom_test_headers})

# chartroom_test_definitions(SOURCES...): gives the folder of the sources and the length of proofs only to
# the sources that ask, so that another folder or length compiles no others anew.
function(chartroom_test_definitions)
  foreach(source IN LISTS ARGN)
    file(STRINGS ${source} asks REGEX "CHARTROOM_(SOURCE_DIR|NIGHTLY)")
    if(asks MATCHES "CHARTROOM_SOURCE_DIR")
      set_property(SOURCE ${source} APPEND PROPERTY
        COMPILE_DEFINITIONS CHARTROOM_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    endif()
    if(asks MATCHES "CHARTROOM_NIGHTLY")
      set_property(SOURCE ${source} APPEND PROPERTY
        COMPILE_DEFINITIONS CHARTROOM_NIGHTLY=$<BOOL:${CHARTROOM_NIGHTLY}>)
    endif()
  endforeach()
endfunction()

# chartroom_test_library(NAME SOURCES... LIBS libs...): library chartroom::NAME of sources that more than
# one program uses. The programs of their folder leave them out.
function(chartroom_test_library name)
  cmake_parse_arguments(ARG "" "" "LIBS" ${ARGN})
  list(TRANSFORM ARG_UNPARSED_ARGUMENTS PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/" OUTPUT_VARIABLE sources)
  add_library(chartroom_${name} STATIC ${sources})
  add_library(chartroom::${name} ALIAS chartroom_${name})
  target_link_libraries(chartroom_${name} PUBLIC chartroom_options ${ARG_LIBS} PRIVATE chartroom_test_options)
  target_precompile_headers(chartroom_${name} REUSE_FROM chartroom_tests_main)
  chartroom_test_definitions(${sources})
  set_property(GLOBAL APPEND PROPERTY CHARTROOM_SHARED_TEST_SOURCES ${sources})
endfunction()

# chartroom_optimized(SOURCES...): compiles these as the program is: what plays or tracks whole games slowly
# takes longer to run than it saves.
function(chartroom_optimized)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_PRECOMPILE_HEADERS ON
    COMPILE_OPTIONS "$<$<CONFIG:Release>:-O2>")
endfunction()

# chartroom_tests(NAME FOLDERS folders... LIBS libs... [SHARDS n] [SLOW cases...] [PRECOMPILED headers...]): one
# GoogleTest program of all sources below the folders, and one CTest test, or n that divide the cases. SLOW
# names cases that have a test of their own, which the fast tier leaves out. At full length each case is a test, as
# some take an hour. PRECOMPILED makes a header of the program's own, for libraries that change the flags.
function(chartroom_tests name)
  cmake_parse_arguments(ARG "" "SHARDS" "FOLDERS;LIBS;SLOW;PRECOMPILED" ${ARGN})
  chartroom_sources(sources ${ARG_FOLDERS})
  get_property(shared GLOBAL PROPERTY CHARTROOM_SHARED_TEST_SOURCES)
  list(REMOVE_ITEM sources ${shared})
  add_executable(${name}_tests ${sources})
  target_link_libraries(${name}_tests PRIVATE chartroom_options ${ARG_LIBS} chartroom_tests_main
    chartroom_test_options)
  if(ARG_PRECOMPILED)
    target_precompile_headers(${name}_tests PRIVATE ${chartroom_test_headers} ${ARG_PRECOMPILED})
  else()
    target_precompile_headers(${name}_tests REUSE_FROM chartroom_tests_main)
  endif()
  chartroom_test_definitions(${sources})
  if(CHARTROOM_NIGHTLY)
    gtest_discover_tests(${name}_tests TEST_PREFIX "${name}/" DISCOVERY_MODE PRE_TEST
      PROPERTIES TIMEOUT 7200 PROCESSORS 2)
    return()
  endif()
  if(NOT ARG_SHARDS)
    set(ARG_SHARDS 1)
  endif()
  # Only what fails is worth a line.
  set(command ${name}_tests --gtest_brief=1)
  if(ARG_SLOW)
    list(JOIN ARG_SLOW ":" slow)
    add_test(NAME ${name}/slow-unit-tests COMMAND ${command} --gtest_filter=${slow})
    set_tests_properties(${name}/slow-unit-tests PROPERTIES PROCESSORS 2 COST 40)
    list(APPEND command --gtest_filter=-${slow})
  endif()
  foreach(shard RANGE 1 ${ARG_SHARDS})
    set(test "${name}/unit-tests")
    if(ARG_SHARDS GREATER 1)
      string(APPEND test "-${shard}-of-${ARG_SHARDS}")
    endif()
    math(EXPR index "${shard} - 1")
    add_test(NAME ${test} COMMAND ${command})
    set_tests_properties(${test} PROPERTIES LABELS fast PROCESSORS 2 COST 10
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${ARG_SHARDS};GTEST_SHARD_INDEX=${index}")
  endforeach()
endfunction()
