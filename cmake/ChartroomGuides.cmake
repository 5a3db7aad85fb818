# The guides, laid out as in the repository, so that what one links to is there: as they are written, and as
# pages for the browser, which the editor opens. Without cmark-gfm there are no pages.
find_program(CHARTROOM_CMARK cmark-gfm)
set(guides "${CMAKE_BINARY_DIR}/share/chartroom/guides")
set(guide_pages "")

# chartroom_guide(PATH): a link to what lies in the repository, in a folder of the guides' own.
function(chartroom_guide path)
  get_filename_component(folder ${path} DIRECTORY)
  if(IS_SYMLINK "${guides}/${folder}")  # Once the whole folder was a link: writing would change the repository.
    file(REMOVE "${guides}/${folder}")
  endif()
  file(MAKE_DIRECTORY "${guides}/${folder}")
  file(CREATE_LINK "${PROJECT_SOURCE_DIR}/${path}" "${guides}/${path}" SYMBOLIC)
endfunction()

foreach(pictures maps/pictures exporters/gallery cli/pictures editor/pictures)
  get_filename_component(folder ${pictures} DIRECTORY)
  chartroom_guide(${pictures})
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/${pictures}" COMPONENT chartroom
    DESTINATION share/chartroom/guides/${folder})
endforeach()

# The pages of formats and commands, which cli/FORMATS.md lists.
set(CHARTROOM_FORMAT_PAGES cli/FORMATS.md cli/COMMANDS.md cli/MERGING.md cli/VALIDATE.md editor/EDITOR-FILES.md
  exporters/SHEETS.md maps/DECK-FILES.md maps/FAULTS.md maps/MAP-FILES.md maps/PACK-FILES.md
  validator/CAPTAINS.md validator/GENERATION.md validator/RECORDS.md validator/REFEREE.md
  validator/REPORTS.md validator/SIMULATION.md)

file(GLOB manuals RELATIVE "${PROJECT_SOURCE_DIR}" CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/editor/MANUAL*.md")
foreach(guide maps/DESIGN.md maps/DECKS.md maps/RULES.md maps/CON-SONAR.md exporters/PRINTING.md
    cli/PLAYING.md cli/CI.md validator/CHECKS.md .github/SECURITY.md ${CHARTROOM_FORMAT_PAGES} ${manuals})
  get_filename_component(folder ${guide} DIRECTORY)
  get_filename_component(name ${guide} NAME_WLE)
  chartroom_guide(${guide})
  install(FILES "${PROJECT_SOURCE_DIR}/${guide}" COMPONENT chartroom
    DESTINATION share/chartroom/guides/${folder})
  if(NOT CHARTROOM_CMARK)
    continue()
  endif()
  set(language en)
  if(name MATCHES "\\.([a-z]+)$")
    set(language ${CMAKE_MATCH_1})
  endif()
  set(page "${guides}/${folder}/${name}.html")
  add_custom_command(OUTPUT "${page}" DEPENDS ${guide} cmake/guide_page.awk
    COMMAND "${CHARTROOM_CMARK}" --unsafe -e table --to html "${PROJECT_SOURCE_DIR}/${guide}" > "${page}.part"
    COMMAND "${CMAKE_COMMAND}" -E env LC_ALL=C awk -v language=${language}
      -f "${PROJECT_SOURCE_DIR}/cmake/guide_page.awk" "${page}.part" > "${page}"
    COMMAND "${CMAKE_COMMAND}" -E rm "${page}.part" VERBATIM)
  list(APPEND guide_pages "${page}")
  install(FILES "${page}" COMPONENT chartroom DESTINATION share/chartroom/guides/${folder})
endforeach()
add_custom_target(guides ALL DEPENDS ${guide_pages})
