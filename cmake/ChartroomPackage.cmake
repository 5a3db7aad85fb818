# What `cmake --install` puts where, and the packages that `cpack` makes: `chartroom`, which needs
# no window system, `fonts-chartroom`, which sheets are set in, and `chartroom-editor`, which needs
# `chartroom` for its packs. The programs find these beside themselves, so that any prefix will do.
include(GNUInstallDirs)

set(CHARTROOM_CONTACT "The Chartroom authors" CACHE STRING
  "Who makes the packages: \"Name <address>\" if there is an address to write to")

# chartroom_manual(PAGE COMPONENT): a page of the manual, compressed as Debian has it: the same bytes
# at any time.
find_program(GZIP gzip REQUIRED)
function(chartroom_manual page component)
  get_filename_component(name "${page}" NAME)
  set(compressed "${CMAKE_CURRENT_BINARY_DIR}/${name}.gz")
  add_custom_command(OUTPUT "${compressed}"
    COMMAND "${GZIP}" -9nc "${CMAKE_CURRENT_SOURCE_DIR}/${page}" > "${compressed}"
    DEPENDS "${page}" VERBATIM)
  add_custom_target(manual_${component} ALL DEPENDS "${compressed}")
  install(FILES "${compressed}" DESTINATION share/man/man1 COMPONENT ${component})
endfunction()

# chartroom_package_documents(PACKAGE COMPONENT): license, notices and changelog, as Debian has them.
function(chartroom_package_documents package component)
  set(folder "share/doc/${package}")
  install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION ${folder} RENAME copyright
    COMPONENT ${component})
  install(FILES "${CMAKE_BINARY_DIR}/documents/changelog.gz" DESTINATION ${folder}
    COMPONENT ${component})
  if(NOT package STREQUAL chartroom)
    install(FILES cmake/THIRD-PARTY-NOTICES.md DESTINATION ${folder} COMPONENT ${component})
  endif()
endfunction()
file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/documents")
add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/documents/changelog.gz"
  COMMAND sh "${PROJECT_SOURCE_DIR}/cmake/release_notes.sh" --debian "${CHARTROOM_CONTACT}" >
    "${CMAKE_BINARY_DIR}/documents/changelog"
  COMMAND "${GZIP}" -9nf "${CMAKE_BINARY_DIR}/documents/changelog"
  DEPENDS CHANGELOG.md cmake/release_notes.sh VERBATIM)
add_custom_target(changelog ALL DEPENDS "${CMAKE_BINARY_DIR}/documents/changelog.gz")

# chartroom_documents(PAGES...): what is to be read, side by side in one folder: links lead to those
# that are there, too; of others the words stay, and pictures are left out.
function(chartroom_documents)
  set(names "")
  foreach(page IN LISTS ARGN)
    get_filename_component(name "${page}" NAME)
    list(APPEND names "${name}")
  endforeach()
  foreach(page IN LISTS ARGN)
    get_filename_component(name "${page}" NAME)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${page}")
    execute_process(COMMAND awk -v "names=${names}" -f
        "${PROJECT_SOURCE_DIR}/cmake/installed_links.awk" "${PROJECT_SOURCE_DIR}/${page}"
      OUTPUT_FILE "${CMAKE_BINARY_DIR}/documents/${name}" COMMAND_ERROR_IS_FATAL ANY)
    install(FILES "${CMAKE_BINARY_DIR}/documents/${name}" DESTINATION share/doc/chartroom
      COMPONENT chartroom)
  endforeach()
endfunction()

install(TARGETS chartroom RUNTIME COMPONENT chartroom)
chartroom_manual(cli/chartroom.1 chartroom)
# What shells complete, and a page of the manual for each verb, come from the program itself.
set(words "${CMAKE_BINARY_DIR}/words")
file(READ cli/verb_table.cpp verb_table)
string(REGEX MATCHALL "  VERB\\([a-z_]+\\)" verb_lines "${verb_table}")
set(pages "")
foreach(line IN LISTS verb_lines)
  string(REGEX REPLACE "  VERB\\(([a-z_]+)\\)" "\\1" verb "${line}")
  string(REPLACE "_" "-" verb "${verb}")
  if(NOT verb STREQUAL "completion")
    set(page "${words}/chartroom-${verb}.1")
    add_custom_command(OUTPUT "${page}.gz"
      COMMAND chartroom completion man --verb ${verb} > "${page}"
      COMMAND "${GZIP}" -9nf "${page}" VERBATIM)
    list(APPEND pages "${page}.gz")
  endif()
endforeach()
foreach(shell bash zsh fish)
  add_custom_command(OUTPUT "${words}/chartroom.${shell}"
    COMMAND chartroom completion ${shell} > "${words}/chartroom.${shell}" VERBATIM)
endforeach()
file(MAKE_DIRECTORY "${words}")
add_custom_target(words_of_chartroom ALL
  DEPENDS ${pages} "${words}/chartroom.bash" "${words}/chartroom.zsh" "${words}/chartroom.fish")
install(FILES ${pages} DESTINATION share/man/man1 COMPONENT chartroom)
install(FILES "${words}/chartroom.bash" DESTINATION share/bash-completion/completions
  RENAME chartroom COMPONENT chartroom)
install(FILES "${words}/chartroom.zsh" DESTINATION share/zsh/vendor-completions RENAME _chartroom
  COMPONENT chartroom)
install(FILES "${words}/chartroom.fish" DESTINATION share/fish/vendor_completions.d
  COMPONENT chartroom)
install(DIRECTORY maps/packs DESTINATION share/chartroom COMPONENT chartroom)
# Schemas with the site of this build in their $id.
set(schemas maps/files/map.schema.json maps/files/pack.schema.json maps/con_sonar/deck.schema.json
  validator/reports/validate.schema.json validator/reports/baseline.schema.json
  validator/checks/checks.schema.json validator/checks/comparison/diff.schema.json
  validator/play/simulation/simulate.schema.json validator/play/responder/responder.schema.json
  validator/play/simulation/ladder.schema.json validator/play/referee/referee.schema.json
  validator/play/tracking/track.schema.json validator/generate/certificate.schema.json
  validator/suggest/suggest.schema.json cli/validate/project.schema.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${schemas})
foreach(schema IN LISTS schemas)
  get_filename_component(name "${schema}" NAME)
  file(READ "${schema}" text)
  string(REPLACE "https://chartroom.example/" "${CHARTROOM_SITE}/" text "${text}")
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/schemas/${name}" CONTENT "${text}" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/schemas/${name}" DESTINATION share/chartroom/schemas
    COMPONENT chartroom)
endforeach()
chartroom_documents(README.md CHANGELOG.md ${CHARTROOM_FORMAT_PAGES} maps/RULES.md
  maps/CON-SONAR.md validator/CHECKS.md cmake/THIRD-PARTY-NOTICES.md)
chartroom_package_documents(chartroom chartroom)
# What judges packs elsewhere, to be copied into their repositories.
install(DIRECTORY cli/action DESTINATION share/doc/chartroom COMPONENT chartroom)
install(FILES .pre-commit-hooks.yaml DESTINATION share/doc/chartroom/action
  RENAME pre-commit-hooks.yaml COMPONENT chartroom)
install(DIRECTORY "${CMAKE_BINARY_DIR}/share/chartroom/profiles" DESTINATION share/chartroom
  COMPONENT chartroom)
install(DIRECTORY "${CMAKE_BINARY_DIR}/share/chartroom/fonts" DESTINATION share/chartroom
  COMPONENT fonts)
install(FILES cmake/fonts.lintian-overrides DESTINATION share/lintian/overrides
  RENAME fonts-chartroom COMPONENT fonts)
chartroom_package_documents(fonts-chartroom fonts)
if(CHARTROOM_EDITOR)
  install(TARGETS chartroom-editor RUNTIME COMPONENT editor)
  chartroom_manual(editor/chartroom-editor.1 editor)
  install(FILES editor/chartroom-editor.desktop DESTINATION share/applications COMPONENT editor)
  install(FILES editor/chartroom-editor.svg DESTINATION share/icons/hicolor/scalable/apps
    COMPONENT editor)
  install(FILES editor/chartroom-editor.xml DESTINATION share/mime/packages COMPONENT editor)
  chartroom_package_documents(chartroom-editor editor)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME chartroom)
set(CPACK_PACKAGE_VENDOR "The Chartroom authors")
set(CPACK_PACKAGE_CONTACT "${CHARTROOM_CONTACT}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_HOMEPAGE_URL "${CHARTROOM_SITE}")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL chartroom fonts)
if(CHARTROOM_EDITOR)
  list(APPEND CPACK_COMPONENTS_ALL editor)
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Each package's description begins with its own summary.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_DEBIAN_CHARTROOM_PACKAGE_NAME chartroom)
set(CPACK_DEBIAN_CHARTROOM_DESCRIPTION
  "validate, simulate, play and print maps of the board game SONAR
Judges map packs in continuous integration, decides by simulated play whether
a map is fair, and prints sheets at true scale. An unofficial tool.")
set(CPACK_DEBIAN_CHARTROOM_PACKAGE_RECOMMENDS "fonts-chartroom (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_FONTS_PACKAGE_NAME fonts-chartroom)
set(CPACK_DEBIAN_FONTS_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_FONTS_PACKAGE_SECTION fonts)
set(CPACK_DEBIAN_FONTS_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_FONTS_DESCRIPTION
  "fonts that the sheets of chartroom are set in
Lato, B612 and Nanum as they were when the program was made, so that what is
printed is the same on any machine.")
set(CPACK_DEBIAN_EDITOR_PACKAGE_NAME chartroom-editor)
set(CPACK_DEBIAN_EDITOR_PACKAGE_RECOMMENDS "fonts-chartroom (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_EDITOR_PACKAGE_DEPENDS "chartroom (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_EDITOR_DESCRIPTION
  "editor for maps of the board game SONAR
Paints islands, quadrants and starts, judges the map while it is edited, and
prints it. An unofficial tool.")
include(CPack)
