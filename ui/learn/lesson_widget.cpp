// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_widget.h"

#include <QEvent>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/error.h"
#include "ui/learn/chart_widget.h"
#include "ui/learn/decoder_widget.h"
#include "ui/learn/energies_widget.h"
#include "ui/learn/hull_widget.h"
#include "ui/learn/predict_widget.h"
#include "ui/learn/race_widget.h"
#include "ui/learn/sheet_widget.h"
#include "ui/support/controls.h"
#include "ui/views/view_export.h"

namespace lookback::ui {
namespace {

using lesson::WidgetKind;

/// Stands where a widget cannot be shown, and says why.
class MissingWidget final : public LessonWidget {
 public:
  MissingWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent, QString why = {})
      : LessonWidget(context, widget, parent),
        m_why(std::move(why)),
        m_label(plainLabel(QStringLiteral("lesson.missing"), "note", this)) {
    m_label->setWordWrap(true);
    body()->addWidget(m_label);
    MissingWidget::retranslate();
  }

 protected:
  void retranslate() override {
    const auto name = lesson::schemaOf(source().kind).name;
    m_label->setText(LessonWidget::tr("This version cannot show the widget “%1”. The text goes on without it.")
                         .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))));
    if (!m_why.isEmpty()) m_label->setText(m_why);
  }

 private:
  QString m_why;
  QLabel* m_label;
};

template <class Made>
LessonWidgetMaker maker() {
  return [](const LessonContext& context, const lesson::Widget& widget, QWidget* parent) -> LessonWidget* {
    return new Made(context, widget, parent);
  };
}

std::map<WidgetKind, LessonWidgetMaker>& makers() {
  static std::map<WidgetKind, LessonWidgetMaker> all{
      {WidgetKind::stepper, maker<DecoderWidget>()},
      {WidgetKind::map, maker<DecoderWidget>()},
      {WidgetKind::arcs, maker<DecoderWidget>()},
      {WidgetKind::hull, maker<HullWidget>()},
      {WidgetKind::scorer, maker<ScorerWidget>()},
      {WidgetKind::chart,
       [](const LessonContext& context, const lesson::Widget& widget, QWidget* parent) -> LessonWidget* {
         if (widget.parameters.text("data") != "softmax") return new ChartWidget(context, widget, parent);
         lesson::Widget bars = widget;  // the softmax of given energies: the table of weights without sliders
         bars.parameters.set("show", {std::vector<std::string>{"alpha", "bars"}, {}, true});
         bars.parameters.set("places", {std::int64_t{4}, {}, true});
         return new EnergiesWidget(context, bars, parent);
       }},
      {WidgetKind::predict, maker<PredictWidget>()},
      {WidgetKind::race,
       [](const LessonContext& context, const lesson::Widget& widget, QWidget* parent) -> LessonWidget* {
         if (widget.parameters.has("sentence")) return new CutRaceWidget(context, widget, parent);
         return new GrownRaceWidget(context, widget, parent);
       }},
      {WidgetKind::energies,
       [](const LessonContext& context, const lesson::Widget& widget, QWidget* parent) -> LessonWidget* {
         if (widget.parameters.has("sentence")) return new DecoderWidget(context, widget, parent);
         return new EnergiesWidget(context, widget, parent);
       }},
      {WidgetKind::sheet,
       [](const LessonContext& context, const lesson::Widget& widget, QWidget* parent) -> LessonWidget* {
         if (widget.parameters.has("sentence")) return new ModelSheetWidget(context, widget, parent);
         return new SheetWidget(context, widget, parent);
       }},
  };
  return all;
}

}  // namespace

std::filesystem::path LessonContext::model(const std::string& name) const {
  for (const ModelShelf::Entry& entry : services.shelf.entries())
    if (entry.file.stem().string() == name) return entry.file;
  return {};
}

bool LessonControls::any(std::initializer_list<const char*> names) const {
  return std::any_of(names.begin(), names.end(), [this](const char* name) { return has(name); });
}

LessonWidget::LessonWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_source(widget),
      m_controls(widget.controls),
      m_body(new QVBoxLayout),
      m_caption(plainLabel(QStringLiteral("lesson.caption"), "note", this)) {
  setObjectName(QStringLiteral("lesson.%1")
                    .arg(QLatin1String(lesson::schemaOf(widget.kind).name.data(),
                                       static_cast<qsizetype>(lesson::schemaOf(widget.kind).name.size()))));
  m_caption->setText(QString::fromStdString(widget.caption));
  m_caption->setWordWrap(true);
  m_caption->setVisible(!widget.caption.empty());
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(m_body, 1);
  column->addWidget(m_caption);
  connect(&theme(), &Theme::changed, this, [this] { applyTheme(); });
}

int LessonWidget::px(double length) const {
  return static_cast<int>(std::lround(theme().px(length)));
}

void LessonWidget::applyTheme() {
  m_body->setSpacing(px(8));
  layout()->setSpacing(px(4));
}

ExportPicture LessonWidget::picture() {
  const auto name = lesson::schemaOf(m_source.kind).name;
  ExportPicture picture = widgetPicture(*this);
  picture.id = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
  picture.title = m_caption->text().isEmpty() ? picture.id : m_caption->text();
  picture.description = statusText().isEmpty() ? picture.title : statusText();
  picture.csv =
      csvLine({QStringLiteral("widget"), QStringLiteral("status")}) + csvLine({picture.id, picture.description});
  return picture;
}

void LessonWidget::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

LessonWidget* makeLessonWidget(const LessonContext& context, const lesson::Widget& widget, QWidget* parent) {
  const auto found = makers().find(widget.kind);
  if (found == makers().end()) return new MissingWidget(context, widget, parent);
  try {
    return found->second(context, widget, parent);
  } catch (const Error& error) {
    return new MissingWidget(context, widget, parent, QString::fromUtf8(error.what()));
  }
}

void addLessonWidget(WidgetKind kind, LessonWidgetMaker maker) {
  makers().insert_or_assign(kind, std::move(maker));
}

}  // namespace lookback::ui
