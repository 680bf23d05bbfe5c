# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DSOURCE=... -DBINARY=... -P headless_configure.cmake
# The headless build must configure where Qt and QCustomPlot do not exist, and no compile command may mention them.
file(REMOVE_RECURSE ${BINARY})
execute_process(
  COMMAND ${CMAKE_COMMAND} -S ${SOURCE} -B ${BINARY} -G Ninja -DLOOKBACK_BUILD_GUI=OFF
          -DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON -DCMAKE_DISABLE_FIND_PACKAGE_QCustomPlotQt6=ON
  RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "The headless build does not configure without Qt:\n${output}")
endif()
file(READ ${BINARY}/compile_commands.json commands)
if(NOT commands MATCHES "core/")
  message(FATAL_ERROR "The headless build compiles nothing of core")
endif()
if(commands MATCHES "/qt6|Qt6|QT_CORE_LIB|qcustomplot")
  message(FATAL_ERROR "The headless build still sees Qt")
endif()
message(STATUS "Headless build configured without Qt")
