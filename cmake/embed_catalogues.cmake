# Compiles the catalogues and writes them as bytes of a source file:
#   cmake -DMSGFMT=... -DFOLDER=... "-DLANGUAGES=de;fr" -DOUTPUT=catalogues.cpp
#     -DHEADER=exporters/parts/sheet_texts.h -DNAMESPACE=exporters
#     -DFUNCTION=sheet_catalogues -P embed_catalogues.cmake
set(arrays "")
set(table "")
foreach(language ${LANGUAGES})
  set(compiled "${OUTPUT}.${language}.mo")
  execute_process(COMMAND "${MSGFMT}" --check-format --no-hash --endianness=little
    --output-file=${compiled} "${FOLDER}/${language}.po" COMMAND_ERROR_IS_FATAL ANY)
  file(READ "${compiled}" bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  string(APPEND arrays "constexpr char k_${language}[] = {\n${bytes}};\n")
  string(APPEND table "    {\"${language}\", {k_${language}, sizeof k_${language}}},\n")
endforeach()
file(WRITE "${OUTPUT}" "// Written by cmake/embed_catalogues.cmake.
#include \"${HEADER}\"

namespace chartroom::${NAMESPACE} {
namespace {
${arrays}
constexpr MessageCatalogue kCatalogues[] = {
${table}};
}  // namespace

std::span<const MessageCatalogue> ${FUNCTION}() { return kCatalogues; }

}  // namespace chartroom::${NAMESPACE}
")
