# The fonts that pages are set in, from Debian's packages (all under the SIL Open Font License),
# laid beside the programs with their licences, as where they are installed.
set(fonts "${CMAKE_BINARY_DIR}/share/chartroom/fonts")
file(MAKE_DIRECTORY "${fonts}")
foreach(font
    fonts-lato/truetype/lato/Lato-Regular.ttf fonts-lato/truetype/lato/Lato-Bold.ttf
    fonts-b612/opentype/b612/B612-Regular.otf fonts-b612/opentype/b612/B612-Bold.otf
    fonts-nanum/truetype/nanum/NanumGothic.ttf fonts-nanum/truetype/nanum/NanumGothicBold.ttf)
  string(REGEX MATCH "^([^/]+)/(.+)$" split "${font}")
  set(package "${CMAKE_MATCH_1}")
  set(file "/usr/share/fonts/${CMAKE_MATCH_2}")
  if(NOT EXISTS "${file}")
    message(FATAL_ERROR "${file} is missing: install ${package} (cmake/install-packages.sh build)")
  endif()
  file(COPY "${file}" DESTINATION "${fonts}")
  configure_file("/usr/share/doc/${package}/copyright" "${fonts}/${package}.copyright" COPYONLY)
endforeach()

# What presses do to colours, in the same way.
file(COPY exporters/page/profiles DESTINATION "${CMAKE_BINARY_DIR}/share/chartroom")
