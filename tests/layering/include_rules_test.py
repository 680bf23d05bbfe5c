#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule itself, on includes that stand in no file."""
import unittest

from include_rules import violations


def breaks(path, include, exists=True):
    return bool(violations(path, f"#include {include}\n", lambda target: exists))


class IncludeRules(unittest.TestCase):
    def test_order_of_layers(self):
        self.assertFalse(breaks("app/lookback/main.cpp", '"ui/main_window.h"'))
        self.assertFalse(breaks("ui/main_window.cpp", '"core/decoding/trace.h"'))
        self.assertTrue(breaks("core/model/model.cpp", '"ui/main_window.h"'))
        self.assertTrue(breaks("ui/main_window.cpp", '"app/cli/heatmap.h"'))
        self.assertTrue(breaks("app/cli/trace.cpp", '"ui/main_window.h"'))
        self.assertTrue(breaks("ui/main_window.cpp", '"tests/support/golden.h"'))

    def test_order_inside_core(self):
        self.assertFalse(breaks("core/model/model.h", '"core/text/vocabulary.h"'))
        self.assertFalse(breaks("core/evaluation/bleu.cpp", '"core/text/tokenizer.h"'))
        self.assertFalse(breaks("core/training/trainer.cpp", '"core/data/corpus.h"'))
        self.assertFalse(breaks("core/store/store.cpp", '"core/training/trainer.h"'))
        self.assertTrue(breaks("core/nn/layers.h", '"core/model/model.h"'))
        self.assertTrue(breaks("core/data/corpus.h", '"core/model/model.h"'))
        self.assertTrue(breaks("core/decoding/beam.cpp", '"core/evaluation/bleu.h"'))
        self.assertFalse(breaks("core/store/recorder.cpp", '"core/evaluation/aer.h"'))
        self.assertFalse(breaks("core/statistical/model1.h", '"core/data/corpus.h"'))
        self.assertFalse(breaks("core/statistical/tuning.cpp", '"core/evaluation/bleu.h"'))
        self.assertTrue(breaks("core/statistical/tuning.cpp", '"core/training/trainer.h"'))
        self.assertTrue(breaks("core/training/trainer.cpp", '"core/statistical/model1.h"'))
        for room in ("base", "text", "model", "data", "training", "decoding", "evaluation", "lesson"):
            self.assertTrue(breaks(f"core/{room}/any.cpp", '"core/store/store.h"'))
        self.assertFalse(breaks("app/cli/runs.cpp", '"core/store/store.h"'))
        self.assertTrue(breaks("core/store/store.cpp", '"core/lesson/lesson.h"'))
        self.assertTrue(breaks("core/lesson/lesson.cpp", '"core/store/store.h"'))
        self.assertFalse(breaks("core/lesson/lesson.cpp", '"core/text/unicode.h"'))
        self.assertTrue(breaks("core/lesson/lesson.cpp", '"core/model/model.h"'))

    def test_headers_from_outside(self):
        self.assertTrue(breaks("core/base/rng.h", "<QString>"))
        self.assertTrue(breaks("core/base/rng.h", "<QtCore/QString>"))
        self.assertTrue(breaks("tests/core/model/model_test.cpp", "<QtTest>"))
        self.assertTrue(breaks("app/cli/train.cpp", "<QString>"))
        self.assertFalse(breaks("ui/main_window.h", "<QString>"))
        self.assertFalse(breaks("ui/views/curve_view.cpp", "<qcustomplot.h>"))
        self.assertTrue(breaks("ui/views/curve_view.h", '"qcustomplot.h"'))
        self.assertTrue(breaks("ui/pages/train_page.cpp", "<qcustomplot.h>"))
        self.assertFalse(breaks("core/text/unicode.cpp", "<unicode/uchar.h>"))
        self.assertTrue(breaks("core/text/tokenizer.cpp", "<unicode/uchar.h>"))
        self.assertTrue(breaks("core/model/model.cpp", "<SQLiteCpp/SQLiteCpp.h>"))
        self.assertTrue(breaks("app/cli/runs.cpp", "<SQLiteCpp/SQLiteCpp.h>"))
        self.assertTrue(breaks("ui/pages/train_page.cpp", "<sqlite3.h>"))
        self.assertFalse(breaks("core/store/store.cpp", "<SQLiteCpp/Database.h>"))
        self.assertTrue(breaks("core/training/recipe.cpp", "<toml++/toml.h>"))
        self.assertFalse(breaks("core/lesson/lesson.cpp", "<toml++/toml.h>"))
        self.assertFalse(breaks("core/lesson/markdown.cpp", "<cmark.h>"))
        self.assertTrue(breaks("core/lesson/lesson.cpp", "<cmark.h>"))
        self.assertFalse(breaks("core/base/rng.h", "<cmath>"))

    def test_paths_from_the_root(self):
        self.assertTrue(breaks("core/model/model.cpp", '"model.h"'))
        self.assertTrue(breaks("core/model/model.cpp", '"core/model/absent.h"', exists=False))
        self.assertFalse(breaks("tests/ui/page_test.cpp", '"page_test.moc"'))


if __name__ == "__main__":
    unittest.main()
