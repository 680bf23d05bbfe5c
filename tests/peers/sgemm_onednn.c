// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hands the sgemm calls of a program to oneDNN, whose kernels are of the family of MKL's, which Debian does not carry:
//   gcc -O2 -shared -fPIC sgemm_onednn.c -o sgemm_onednn.so -ldnnl      (package libdnnl-dev)
//   rnnsearch_peer.py --blas sgemm_onednn.so
#include <dnnl.h>
#include <stdlib.h>

// Fortran's sgemm: C = alpha op(A) op(B) + beta C, columns first. oneDNN counts rows first, so it is asked for the transpose.
void sgemm_(const char* opA, const char* opB, const int* rows, const int* columns, const int* inner, const float* alpha,
            const float* a, const int* strideA, const float* b, const int* strideB, const float* beta, float* c,
            const int* strideC) {
  const dnnl_status_t status = dnnl_sgemm(*opB, *opA, *columns, *rows, *inner, *alpha, b, *strideB, a, *strideA, *beta, c,
                                          *strideC);
  if (status != dnnl_success) abort();
}
