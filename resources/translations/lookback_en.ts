<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-FileCopyrightText: 2026 The Lookback authors
     SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EnergiesExport</name>
    <message numerus="yes">
        <source>Rounded to %n place(s); the rounded weights leave %1 to 1.</source>
        <translation>
            <numerusform>Rounded to %n place; the rounded weights leave %1 to 1.</numerusform>
            <numerusform>Rounded to %n places; the rounded weights leave %1 to 1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapScene</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n miss</numerusform>
            <numerusform>%n misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n extra</numerusform>
            <numerusform>%n extra</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::Answers</name>
    <message numerus="yes">
        <source>%n time(s) answered</source>
        <translation>
            <numerusform>%n time answered</numerusform>
            <numerusform>%n times answered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::AuthorView</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::CutRaceWidget</name>
    <message numerus="yes">
        <source>The sentence has %n word(s).</source>
        <translation>
            <numerusform>The sentence has %n word.</numerusform>
            <numerusform>The sentence has %n words.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataForm</name>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to no word and are left out, the first on line %1</source>
        <translation>
            <numerusform>%n points to no word and is left out: line %1</numerusform>
            <numerusform>%n point to no word and are left out, the first on line %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataPaste</name>
    <message numerus="yes">
        <source>%n pair(s), source and target parted by a tab.</source>
        <translation>
            <numerusform>%n pair, source and target parted by a tab.</numerusform>
            <numerusform>%n pairs, source and target parted by a tab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source sentence(s): their translations belong on the right.</source>
        <translation>
            <numerusform>%n source sentence: its translation belongs on the right.</numerusform>
            <numerusform>%n source sentences: their translations belong on the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), line by line.</source>
        <translation>
            <numerusform>%n pair, line by line.</numerusform>
            <numerusform>%n pairs, line by line.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataPreview</name>
    <message numerus="yes">
        <source>%n line(s) have a third column; it is not read.</source>
        <translation>
            <numerusform>%n line has a third column; it is not read.</numerusform>
            <numerusform>%n lines have a third column; it is not read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invisible character(s) were left out.</source>
        <translation>
            <numerusform>%n invisible character was left out.</numerusform>
            <numerusform>%n invisible characters were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataProblems</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with more than a million bytes</source>
        <translation>
            <numerusform>%n line with more than a million bytes</numerusform>
            <numerusform>%n lines with more than a million bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with a NUL byte</source>
        <translation>
            <numerusform>%n line with a NUL byte</numerusform>
            <numerusform>%n lines with a NUL byte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not valid UTF-8</source>
        <translation>
            <numerusform>%n line not valid UTF-8</numerusform>
            <numerusform>%n lines not valid UTF-8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a tab between source and target</source>
        <translation>
            <numerusform>%n line without a tab between source and target</numerusform>
            <numerusform>%n lines without a tab between source and target</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with an empty side</source>
        <translation>
            <numerusform>%n line with an empty side</numerusform>
            <numerusform>%n lines with an empty side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) longer than the longest sentence</source>
        <translation>
            <numerusform>%n pair longer than the longest sentence</numerusform>
            <numerusform>%n pairs longer than the longest sentence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with garbled letters, as in “Ã©” for “é”</source>
        <translation>
            <numerusform>%n line with garbled letters, as in “Ã©” for “é”</numerusform>
            <numerusform>%n lines with garbled letters, as in “Ã©” for “é”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with source and target swapped, by their small words</source>
        <translation>
            <numerusform>%n line with source and target swapped, by its small words</numerusform>
            <numerusform>%n lines with source and target swapped, by their small words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) not translated: the same on both sides</source>
        <translation>
            <numerusform>%n pair not translated: the same on both sides</numerusform>
            <numerusform>%n pairs not translated: the same on both sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) that came before</source>
        <translation>
            <numerusform>%n pair that came before</numerusform>
            <numerusform>%n pairs that came before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::DecoderWidget</name>
    <message numerus="yes">
        <source>Trained on sentences of up to %n word(s)</source>
        <translation>
            <numerusform>Trained on sentences of one word</numerusform>
            <numerusform>Trained on sentences of up to %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::EditList</name>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n active</numerusform>
            <numerusform>%n active</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::EnergiesWidget</name>
    <message numerus="yes">
        <source>to %n place(s)</source>
        <translation>
            <numerusform>to %n place</numerusform>
            <numerusform>to %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::FinderDialog</name>
    <message numerus="yes">
        <source>%n sentence(s) with gold links</source>
        <translation>
            <numerusform>%n sentence with gold links</numerusform>
            <numerusform>%n sentences with gold links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n sentence</numerusform>
            <numerusform>%n sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) skipped</source>
        <translation>
            <numerusform>%n line skipped</numerusform>
            <numerusform>%n lines skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) point to no word: are the texts in the order of the links?</source>
        <translation>
            <numerusform>%n link points to no word: are the texts in the order of the links?</numerusform>
            <numerusform>%n links point to no word: are the texts in the order of the links?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::GradientLensView</name>
    <message numerus="yes">
        <source>a copy after %n update(s)</source>
        <translation>
            <numerusform>a copy after %n update</numerusform>
            <numerusform>a copy after %n updates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::Inspector</name>
    <message numerus="yes">
        <source>+ %n other(s)</source>
        <translation>
            <numerusform>+ %n other</numerusform>
            <numerusform>+ %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::InspectorContent</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::LaneController</name>
    <message numerus="yes">
        <source>another sentence, %n word(s) differ</source>
        <translation>
            <numerusform>another sentence, %n word differs</numerusform>
            <numerusform>another sentence, %n words differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::LaneView</name>
    <message numerus="yes">
        <source>%1 of %n word(s) lost</source>
        <translation>
            <numerusform>%1 of %n word lost</numerusform>
            <numerusform>%1 of %n words lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::LearnPage</name>
    <message numerus="yes">
        <source>%n lesson(s).</source>
        <translation>
            <numerusform>%n lesson.</numerusform>
            <numerusform>%n lessons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review: %n due</source>
        <translation>
            <numerusform>Review: %n due</numerusform>
            <numerusform>Review: %n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of the course.</source>
        <translation>
            <numerusform>%n word of the course.</numerusform>
            <numerusform>%n words of the course.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::LengthChart</name>
    <message numerus="yes">
        <source>%1, %2 words: BLEU %3, 95 % from %4 to %5, %n sentence(s).</source>
        <translation>
            <numerusform>%1, %2 words: BLEU %3, 95 % from %4 to %5, %n sentence.</numerusform>
            <numerusform>%1, %2 words: BLEU %3, 95 % from %4 to %5, %n sentences.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::LessonCard</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 question(s) right</source>
        <translation>
            <numerusform>%n of %1 questions right</numerusform>
            <numerusform>%n of %1 questions right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::LossAerChart</name>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%n evaluation</numerusform>
            <numerusform>%n evaluations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::MainWindow</name>
    <message numerus="yes">
        <source>The model wrote no end mark; the translation is cut after %n word(s).</source>
        <translation>
            <numerusform>The model wrote no end mark; the translation is cut after %n word.</numerusform>
            <numerusform>The model wrote no end mark; the translation is cut after %n words.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ProbePanel</name>
    <message numerus="yes">
        <source>%n crossing(s)</source>
        <translation>
            <numerusform>%n crossing</numerusform>
            <numerusform>%n crossings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ProblemList</name>
    <message numerus="yes">
        <source>%n problem(s) in this place of the lesson</source>
        <translation>
            <numerusform>%n problem in this place of the lesson</numerusform>
            <numerusform>%n problems in this place of the lesson</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::QuizBody</name>
    <message numerus="yes">
        <source>share out %n token(s)</source>
        <translation>
            <numerusform>share out %n token</numerusform>
            <numerusform>share out %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n place(s)</source>
        <translation>
            <numerusform>to %n place</numerusform>
            <numerusform>to %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::QuizCard</name>
    <message numerus="yes">
        <source>%n right one(s) still missing</source>
        <translation>
            <numerusform>%n right one still missing</numerusform>
            <numerusform>%n right ones still missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) not right yet; they are marked.</source>
        <translation>
            <numerusform>%n place not right yet; they are marked.</numerusform>
            <numerusform>%n places not right yet; they are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>right as far as it goes; it is asked to %n place(s)</source>
        <translation>
            <numerusform>right as far as it goes; it is asked to %n place</numerusform>
            <numerusform>right as far as it goes; it is asked to %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in another place than expected</source>
        <translation>
            <numerusform>%n mark in another place than expected</numerusform>
            <numerusform>%n marks in another place than expected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::RaceView</name>
    <message numerus="yes">
        <source>%n word(s), stage %1 of %2</source>
        <translation>
            <numerusform>%n word, stage %1 of %2</numerusform>
            <numerusform>%n words, stage %1 of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s): RNNencdec BLEU %1, RNNsearch %2, a fixed average %3.</source>
        <translation>
            <numerusform>%n word: RNNencdec BLEU %1, RNNsearch %2, a fixed average %3.</numerusform>
            <numerusform>%n words: RNNencdec BLEU %1, RNNsearch %2, a fixed average %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunDetailsPanel</name>
    <message numerus="yes">
        <source>Move %n runs to the trash</source>
        <translation>
            <numerusform>Move %n run to the trash</numerusform>
            <numerusform>Move %n runs to the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %n runs</source>
        <translation>
            <numerusform>Restore %n run</numerusform>
            <numerusform>Restore %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunsPane</name>
    <message numerus="yes">
        <source>%n run(s) deleted; the store is %1 smaller.</source>
        <translation>
            <numerusform>%n run deleted; the store is %1 smaller.</numerusform>
            <numerusform>%n runs deleted; the store is %1 smaller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n run(s) to the trash</source>
        <translation>
            <numerusform>move %n run to the trash</numerusform>
            <numerusform>move %n runs to the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) moved to the trash.</source>
        <translation>
            <numerusform>%n run moved to the trash.</numerusform>
            <numerusform>%n runs moved to the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>restore %n run(s)</source>
        <translation>
            <numerusform>restore %n run</numerusform>
            <numerusform>restore %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) for good?</source>
        <translation>
            <numerusform>Delete %n run for good?</numerusform>
            <numerusform>Delete %n runs for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreBreakdown</name>
    <message numerus="yes">
        <source>of %n sentence(s); this one&apos;s score is like the whole&apos;s</source>
        <translation>
            <numerusform>of %n sentence; this one&apos;s score is like the whole&apos;s</numerusform>
            <numerusform>of %n sentences; this one&apos;s score is like the whole&apos;s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreTableModel</name>
    <message numerus="yes">
        <source>%1 %2, 95 % from %3 to %4, %n sentence(s)</source>
        <translation>
            <numerusform>%1 %2, 95 % from %3 to %4, %n sentence</numerusform>
            <numerusform>%1 %2, 95 % from %3 to %4, %n sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreboardPage</name>
    <message numerus="yes">
        <source>%1: BLEU %2, 95 % from %3 to %4, on %n sentence(s).</source>
        <translation>
            <numerusform>%1: BLEU %2, 95 % from %3 to %4, on %n sentence.</numerusform>
            <numerusform>%1: BLEU %2, 95 % from %3 to %4, on %n sentences.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::SentenceChart</name>
    <message numerus="yes">
        <source>Probability and row entropy of each of %n word(s).</source>
        <translation>
            <numerusform>Probability and row entropy of %n word.</numerusform>
            <numerusform>Probability and row entropy of each of %n words.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::SheetPanel</name>
    <message numerus="yes">
        <source>Your number, to %n place(s). Enter checks it.</source>
        <translation>
            <numerusform>Your number, to %n place. Enter checks it.</numerusform>
            <numerusform>Your number, to %n places. Enter checks it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::SheetView</name>
    <message numerus="yes">
        <source>%1, to %n place(s)</source>
        <translation>
            <numerusform>%1, to %n place</numerusform>
            <numerusform>%1, to %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round the missing numbers to %n place(s). 0.84 and 0,84 are both read.</source>
        <translation>
            <numerusform>Round the missing numbers to %n place. 0.84 and 0,84 are both read.</numerusform>
            <numerusform>Round the missing numbers to %n places. 0.84 and 0,84 are both read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::TokenShares</name>
    <message numerus="yes">
        <source>Up and Down give and take a token; %n left.</source>
        <translation>
            <numerusform>Up and Down give and take a token; %n left.</numerusform>
            <numerusform>Up and Down give and take a token; %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to share out</source>
        <translation>
            <numerusform>%n token left to share out</numerusform>
            <numerusform>%n tokens left to share out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyExport</name>
    <message numerus="yes">
        <source>Rounded to %n place(s); the total of the rounded weights is what it is.</source>
        <translation>
            <numerusform>Rounded to %n place; the total of the rounded weights is what it is.</numerusform>
            <numerusform>Rounded to %n places; the total of the rounded weights is what it is.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyTable</name>
    <message numerus="yes">
        <source>Rounded to %n place(s) the weights still add up to 1.</source>
        <translation>
            <numerusform>Rounded to %n place the weights still add up to 1.</numerusform>
            <numerusform>Rounded to %n places the weights still add up to 1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainForm</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainPage</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
</context>
</TS>
