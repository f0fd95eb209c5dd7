# Writes the commit that SOURCE_DIR stands at into HEADER, from TEMPLATE, and leaves it alone where it says so already.
find_package(Git QUIET)
set(COMMIT "unknown")
if(Git_FOUND)
  execute_process(
    COMMAND ${GIT_EXECUTABLE} describe --always --dirty --abbrev=10 --exclude=*
    WORKING_DIRECTORY ${SOURCE_DIR} OUTPUT_VARIABLE described OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(described)
    set(COMMIT "${described}")
  endif()
endif()
configure_file(${TEMPLATE} ${HEADER} @ONLY)
