# One target carries the language, the warnings and the sanitizers; every folder's library and
# every program links it. chartroom_library and chartroom_program keep the folders' files short.

find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)

add_library(chartroom_options INTERFACE)
target_compile_features(chartroom_options INTERFACE cxx_std_20)
target_include_directories(chartroom_options INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(chartroom_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  -Wno-sign-conversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns falsely of overlapping copies where strings are put together (GCC bug 105651).
  target_compile_options(chartroom_options INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 17)
  # Newer clang warns of what g++ 12's library itself uses in stable_sort; g++ and clang 14 watch over ours.
  target_compile_options(chartroom_options INTERFACE -Wno-deprecated-declarations)
endif()
if(CHARTROOM_WARNINGS_ARE_ERRORS)
  target_compile_options(chartroom_options INTERFACE -Werror)
endif()
if(CHARTROOM_SANITIZE)
  target_compile_options(chartroom_options INTERFACE -fsanitize=${CHARTROOM_SANITIZE}
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(chartroom_options INTERFACE -fsanitize=${CHARTROOM_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 warns falsely of std::regex where it optimises with a sanitizer (GCC bug 105562).
    target_compile_options(chartroom_options INTERFACE -Wno-maybe-uninitialized)
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # RapidJSON adds nothing to null pointers.
    target_compile_options(chartroom_options INTERFACE -fno-sanitize=pointer-overflow)
  endif()
endif()
# Files come from strangers: programs check their buffers and frames, and lie where nobody foresees.
# Where they were built is nobody's business.
if(NOT APPLE)
  target_link_options(chartroom_options INTERFACE -Wl,-z,relro,-z,now,-z,noexecstack)
endif()
target_compile_options(chartroom_options INTERFACE
  $<$<CONFIG:Release>:-fstack-protector-strong;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=3;-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=>)
# Bit counting is an instruction from this level on; the programs check for it when they start.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(chartroom_options INTERFACE -march=x86-64-v2)
else()
  # Other processors multiply and add in one step, rounded once: results would differ from those here,
  # where this level has no such instruction.
  target_compile_options(chartroom_options INTERFACE -ffp-contract=off)
endif()

# chartroom_sources(RESULT FOLDERS...): every source below the folders, so that a new file is one
# file. What begins the name of another program (…_main.cpp) is left out, and so are folders below
# that have a CMakeLists.txt of their own, whose targets they are.
function(chartroom_sources result)
  list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/" OUTPUT_VARIABLE folders)
  list(TRANSFORM folders APPEND "/*.cpp" OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  list(FILTER sources EXCLUDE REGEX "_main\\.cpp$")
  list(TRANSFORM folders APPEND "/*/CMakeLists.txt" OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE others CONFIGURE_DEPENDS ${patterns})
  foreach(other IN LISTS others)
    cmake_path(GET other PARENT_PATH folder)
    list(FILTER sources EXCLUDE REGEX "^${folder}/")
  endforeach()
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

# chartroom_library(NAME [HOT] FOLDERS folders... [PUBLIC libs...] [PRIVATE libs...]): library
# chartroom::NAME of all sources below the folders. HOT is for rooms whose speed players feel: only
# these are optimised for it in a release, the others for a short build.
function(chartroom_library name)
  cmake_parse_arguments(ARG "HOT" "" "FOLDERS;PUBLIC;PRIVATE" ${ARGN})
  chartroom_sources(sources ${ARG_FOLDERS})
  add_library(chartroom_${name} STATIC ${sources})
  add_library(chartroom::${name} ALIAS chartroom_${name})
  target_link_libraries(chartroom_${name} PUBLIC chartroom_options ${ARG_PUBLIC}
    PRIVATE ${ARG_PRIVATE})
  if(NOT ARG_HOT)
    target_compile_options(chartroom_${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
  set_target_properties(chartroom_${name} PROPERTIES
    UNITY_BUILD ${CHARTROOM_UNITY} UNITY_BUILD_BATCH_SIZE 40)
endfunction()

# chartroom_catalogues(NAME HEADER NAMESPACE FUNCTION [FOLDER]): compiles the gettext catalogues in FOLDER, by
# default po/ of this folder, into library chartroom::NAME, which defines the function that the header declares. A
# library of its own, as the sources of one that makes a source wait for all libraries that it links.
find_program(MSGFMT msgfmt REQUIRED)
set(CHARTROOM_LANGUAGES de fr it ko)
function(chartroom_catalogues name header namespace function)
  set(embed "${PROJECT_SOURCE_DIR}/cmake/embed_catalogues.cmake")
  set(folder "${CMAKE_CURRENT_SOURCE_DIR}/po")
  if(ARGN)
    set(folder ${ARGN})
  endif()
  set(texts ${CHARTROOM_LANGUAGES})
  list(TRANSFORM texts REPLACE "(.+)" "${folder}/\\1.po")
  add_custom_command(OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/catalogues.cpp"
    COMMAND "${CMAKE_COMMAND}" -DMSGFMT=${MSGFMT} "-DFOLDER=${folder}"
      "-DLANGUAGES=${CHARTROOM_LANGUAGES}" "-DOUTPUT=${CMAKE_CURRENT_BINARY_DIR}/catalogues.cpp"
      -DHEADER=${header} -DNAMESPACE=${namespace} -DFUNCTION=${function} -P "${embed}"
    DEPENDS "${embed}" ${texts}
    COMMENT "Compiling the catalogues of ${header}" VERBATIM)
  add_library(chartroom_${name} STATIC "${CMAKE_CURRENT_BINARY_DIR}/catalogues.cpp")
  add_library(chartroom::${name} ALIAS chartroom_${name})
  target_link_libraries(chartroom_${name} PRIVATE chartroom_options)
endfunction()
