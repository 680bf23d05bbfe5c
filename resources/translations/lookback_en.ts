<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-FileCopyrightText: 2026 The Lookback authors
     SPDX-License-Identifier: GPL-3.0-or-later
     English plurals; every other English text stands in the sources. -->
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
