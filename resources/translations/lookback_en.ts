<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-FileCopyrightText: 2026 The Lookback authors
     SPDX-License-Identifier: GPL-3.0-or-later
     English plurals; every other English text stands in the sources. -->
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>lookback::ui::DataForm</name>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation><numerusform>%n link</numerusform><numerusform>%n links</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to no word and are left out, the first on line %1</source>
        <translation><numerusform>%n points to no word and is left out: line %1</numerusform><numerusform>%n point to no word and are left out, the first on line %1</numerusform></translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataPreview</name>
    <message numerus="yes">
        <source>%n line(s) have a third column; it is not read.</source>
        <translation><numerusform>%n line has a third column; it is not read.</numerusform><numerusform>%n lines have a third column; it is not read.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n invisible character(s) were left out.</source>
        <translation><numerusform>%n invisible character was left out.</numerusform><numerusform>%n invisible characters were left out.</numerusform></translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataProblems</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation><numerusform>… and %n more</numerusform><numerusform>… and %n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with more than a million bytes</source>
        <translation><numerusform>%n line with more than a million bytes</numerusform><numerusform>%n lines with more than a million bytes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with a NUL byte</source>
        <translation><numerusform>%n line with a NUL byte</numerusform><numerusform>%n lines with a NUL byte</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not valid UTF-8</source>
        <translation><numerusform>%n line not valid UTF-8</numerusform><numerusform>%n lines not valid UTF-8</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a tab between source and target</source>
        <translation><numerusform>%n line without a tab between source and target</numerusform><numerusform>%n lines without a tab between source and target</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with an empty side</source>
        <translation><numerusform>%n line with an empty side</numerusform><numerusform>%n lines with an empty side</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) longer than the longest sentence</source>
        <translation><numerusform>%n pair longer than the longest sentence</numerusform><numerusform>%n pairs longer than the longest sentence</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with garbled letters, as in “Ã©” for “é”</source>
        <translation><numerusform>%n line with garbled letters, as in “Ã©” for “é”</numerusform><numerusform>%n lines with garbled letters, as in “Ã©” for “é”</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with source and target swapped, by their small words</source>
        <translation><numerusform>%n line with source and target swapped, by its small words</numerusform><numerusform>%n lines with source and target swapped, by their small words</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) not translated: the same on both sides</source>
        <translation><numerusform>%n pair not translated: the same on both sides</numerusform><numerusform>%n pairs not translated: the same on both sides</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) that came before</source>
        <translation><numerusform>%n pair that came before</numerusform><numerusform>%n pairs that came before</numerusform></translation>
    </message>
</context>
<context>
    <name>lookback::ui::EditList</name>
    <message numerus="yes">
        <source>%n active</source>
        <translation><numerusform>%n active</numerusform><numerusform>%n active</numerusform></translation>
    </message>
</context>
<context>
    <name>lookback::ui::Inspector</name>
    <message numerus="yes">
        <source>+ %n other(s)</source>
        <translation><numerusform>+ %n other</numerusform><numerusform>+ %n others</numerusform></translation>
    </message>
</context>
<context>
    <name>lookback::ui::InspectorContent</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation><numerusform>%n other</numerusform><numerusform>%n others</numerusform></translation>
    </message>
</context>
<context>
    <name>lookback::ui::MainWindow</name>
    <message numerus="yes">
        <source>The model wrote no end mark; the translation is cut after %n word(s).</source>
        <translation><numerusform>The model wrote no end mark; the translation is cut after %n word.</numerusform><numerusform>The model wrote no end mark; the translation is cut after %n words.</numerusform></translation>
    </message>
</context>
<context>
    <name>lookback::ui::SentenceChart</name>
    <message numerus="yes">
        <source>Probability and row entropy of each of %n word(s).</source>
        <translation><numerusform>Probability and row entropy of %n word.</numerusform><numerusform>Probability and row entropy of each of %n words.</numerusform></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainForm</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation><numerusform>%n minute</numerusform><numerusform>%n minutes</numerusform></translation>
    </message>
</context>
</TS>
