# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBENCH=.../lookback-cli -DFOLDER=... -P check_synthetic.cmake
# The synthetic corpora are those of every earlier measurement, byte for byte.
set(small c321b8ac94b3a5cd302d942c636df232)
set(medium 026838ce95ab5defaec270c5dda5e186)
set(paper 76cd46b16baafbd7e53abdc76fd9bd9c)
foreach(config small medium paper)
  set(file ${FOLDER}/synthetic-${config}.tsv)
  execute_process(COMMAND ${BENCH} bench --config ${config} --write-data ${file} RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "cannot write ${file}")
  endif()
  file(MD5 ${file} sum)
  file(REMOVE ${file})
  if(NOT sum STREQUAL ${config})
    message(FATAL_ERROR "synthetic corpus ${config}: md5 ${sum}, expected ${${config}}")
  endif()
endforeach()
