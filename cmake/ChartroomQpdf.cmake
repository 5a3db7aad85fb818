# chartroom::qpdf, the library that writes what Cairo does not into PDFs. In C++20 clang reads the defaulted
# destructor of a class of its header JSON.hh where a member is not known yet, and stops (qpdf 11.3, g++'s
# library): there it reads a copy in which these destructors have a body, which leaves calls and layout alone.
include(CheckCXXSourceCompiles)
pkg_check_modules(QPDF REQUIRED IMPORTED_TARGET GLOBAL libqpdf)
add_library(chartroom_qpdf INTERFACE)
add_library(chartroom::qpdf ALIAS chartroom_qpdf)
target_link_libraries(chartroom_qpdf INTERFACE PkgConfig::QPDF)
# Says that the library is used with its present pointers.
target_compile_definitions(chartroom_qpdf INTERFACE POINTERHOLDER_TRANSITION=4)

block()
  set(CMAKE_REQUIRED_FLAGS -std=c++20)
  set(CMAKE_REQUIRED_DEFINITIONS -DPOINTERHOLDER_TRANSITION=4)
  set(CMAKE_REQUIRED_INCLUDES ${QPDF_INCLUDE_DIRS})
  check_cxx_source_compiles("#include <qpdf/QPDF.hh>\nint main() {}" CHARTROOM_QPDF_IS_READ)
endblock()
if(NOT CHARTROOM_QPDF_IS_READ)
  find_path(CHARTROOM_QPDF_HEADERS qpdf/JSON.hh HINTS ${QPDF_INCLUDE_DIRS} REQUIRED)
  file(READ "${CHARTROOM_QPDF_HEADERS}/qpdf/JSON.hh" header)
  string(REGEX REPLACE "(virtual ~JSON_[a-z]+\\(\\)) = default;" "\\1 {}" header "${header}")
  file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/qpdf-headers/qpdf/JSON.hh" CONTENT "${header}" @ONLY)
  target_include_directories(chartroom_qpdf SYSTEM BEFORE INTERFACE "${CMAKE_BINARY_DIR}/qpdf-headers")
endif()
