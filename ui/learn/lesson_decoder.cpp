// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_decoder.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

#include "core/decoding/compare.h"

#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/arcs_view.h"
#include "ui/views/energies_view.h"
#include "ui/views/map_view.h"
#include "ui/views/next_words_view.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr double kSmallestCell = 10;  // to see a long sentence whole matters more than its cells

/// Keeps hands off what the page does not list: looking and choosing a word stay possible.
class Guard final : public QObject {
 public:
  Guard(PaneCanvas* canvas, DecodeModel& model, bool mouse, QList<int> keys)
      : QObject(canvas), m_canvas(canvas), m_model(model), m_mouse(mouse), m_keys(std::move(keys)) {
    setObjectName(QStringLiteral("lesson.guard.%1.%2").arg(m_mouse).arg(m_keys.size()));
    canvas->installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    switch (event->type()) {
      case QEvent::KeyPress:
        if (m_keys.contains(static_cast<QKeyEvent*>(event)->key())) {
          event->ignore();
          return true;
        }
        break;
      case QEvent::MouseButtonPress:
        if (!m_mouse) break;
        m_canvas->setFocus(Qt::MouseFocusReason);
        if (const int at = m_canvas->sourcePositionAt(static_cast<QMouseEvent*>(event)->position()); at >= 0)
          m_model.setSource(at);
        return true;
      case QEvent::MouseButtonDblClick:
      case QEvent::MouseMove:
      case QEvent::MouseButtonRelease:
      case QEvent::Wheel:
        return m_mouse;
      case QEvent::ContextMenu:
        return true;
      default:
        break;
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  PaneCanvas* m_canvas;
  DecodeModel& m_model;
  bool m_mouse;
  QList<int> m_keys;
};

/// The actions of the energies by the control that allows them.
struct Allowed {
  const char* action;
  const char* control;
};
constexpr Allowed kEnergies[] = {
    {"energies.equalise", "equalise"}, {"energies.sharpen", "sharpen"},    {"energies.flatten", "flatten"},
    {"energies.shift", "shift-all"},   {"energies.onlyThis", "only-this"}, {"energies.zeroStrongest", "zero-strongest"},
    {"energies.permute", "permute"},   {"energies.lock", "lock"},          {"energies.resetWord", ""},
    {"energies.resetStep", ""},  // the widget has a Reset of its own
};

/// Every key that changes an energy.
QList<int> editingKeys() {
  QList<int> keys{Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End, Qt::Key_0};
  for (int key = Qt::Key_1; key <= Qt::Key_9; ++key) keys << key;
  return keys;
}

void putAway(QWidget* widget) {
  if (widget) widget->hide();
}

}  // namespace

LessonDecoder::LessonDecoder(const LessonContext& context, const LessonControls& controls, const Opening& opening,
                             QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_controls(controls),
      m_opening(opening),
      m_controller(m_model, context.engine),
      m_player(m_model),
      m_title(plainLabel(QStringLiteral("lane.title"), "strong", this)),
      m_trouble(plainLabel(QStringLiteral("lane.trouble"), "note", this)),
      m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(static_cast<int>(context.services.theme.px(6)));
  m_column->addWidget(m_title);
  m_column->addWidget(m_trouble);
  m_title->hide();
  m_title->setWordWrap(true);
  m_trouble->setWordWrap(true);
  m_trouble->hide();
  connect(&m_controller, &DecodeController::sourceChanged, this, [this] {
    m_trouble->hide();
    m_chosen = false;
    m_seenSource = m_model.source();
    m_model.setCursor(std::min(m_opening.step, static_cast<int>(m_model.trace()->steps.size())), m_opening.part);
    followCursor();
    fillStrips();
    Q_EMIT opened();
  });
  connect(&m_model, &DecodeModel::cursorChanged, this, &LessonDecoder::followCursor);
  connect(&m_controller, &DecodeController::failed, this, [this](DecodeStage, const QString& message) {
    m_trouble->setText(message);
    m_trouble->show();
  });
}

LessonDecoder::~LessonDecoder() {
  // The panes look at the model, which goes before the children of a widget do.
  for (PaneView* pane : m_panes) delete pane;
}

void LessonDecoder::setTitle(const QString& title) {
  m_title->setText(title);
  m_title->setVisible(!title.isEmpty());
}

void LessonDecoder::addPane(const std::string& name, const LessonMap& map) {
  Theme& theme = m_context.services.theme;
  if (name == "annotations") {
    m_strips = new BlendStrips(theme, this);
    m_column->addWidget(m_strips);
    return;
  }
  PaneView* pane = nullptr;
  if (name == "arcs") pane = new ArcsView(m_model, theme, this);
  if (name == "energies") pane = new EnergiesView(m_model, theme, this);
  if (name == "words") pane = new NextWordsView(m_model, theme, this);
  if (name == "map") {
    auto* view = new MapView(m_model, theme, this);
    view->setCellSize(map.values ? CellSize::forty : CellSize::fit);
    view->setSmallestCell(kSmallestCell);
    view->setTransposed(map.transposed);
    view->setStretched(map.stretched);
    pane = view;
  }
  if (!pane) return;
  limit(pane);
  m_panes.push_back(pane);
  m_column->addWidget(pane, 1);
}

void LessonDecoder::limit(PaneView* pane) {
  putAway(pane->findChild<MaximiseButton*>());
  if (qobject_cast<ArcsView*>(pane)) {
    QList<int> keys{Qt::Key_P, Qt::Key_W};
    if (!m_controls.has("threshold")) {
      putAway(pane->findChild<PaneCombo*>());
      keys << Qt::Key_BracketLeft << Qt::Key_BracketRight;
    }
    if (!m_controls.has("crossings")) {
      putAway(pane->findChild<PaneCheck*>());
      keys << Qt::Key_R;
    }
    new Guard(pane->canvas(), m_model, false, keys);
  } else if (qobject_cast<EnergiesView*>(pane)) {
    for (const Allowed& allowed : kEnergies)
      if (!m_controls.has(allowed.control))
        if (auto* action = pane->findChild<QAction*>(QLatin1String(allowed.action))) action->setVisible(false);
    const bool sliders = m_controls.any({"energy-slider", "weight-bar"});
    QList<int> keys = sliders ? QList<int>() : editingKeys();
    if (!m_controls.has("lock")) keys << Qt::Key_L;
    if (!m_controls.has("reset")) keys << Qt::Key_Delete << Qt::Key_Backspace;
    new Guard(pane->canvas(), m_model, !sliders, keys);
  } else if (qobject_cast<NextWordsView*>(pane)) {
    if (!m_controls.has("force-word"))
      new Guard(pane->canvas(), m_model, true, {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Delete, Qt::Key_Backspace});
  } else if (qobject_cast<MapView*>(pane)) {
    putAway(pane->findChild<Segments*>());
    QList<int> keys{Qt::Key_F};
    if (!m_controls.has("transpose")) keys << Qt::Key_T;
    new Guard(pane->canvas(), m_model, false, keys);
  }
}

void LessonDecoder::start(const Task& task) {
  m_task = task;
  if (task.model.empty()) {
    m_trouble->setText(tr("The model that this widget runs is not on this computer."));
    m_trouble->show();
    return;
  }
  m_controller.start(task.model, task.sentence);
  if (!task.target.isEmpty()) m_controller.decodeAlong(task.sentence, task.target, false);
}

void LessonDecoder::follow(bool target) {
  m_controller.decodeAlong(QString::fromStdString(m_controller.state().sentence), target ? m_task.target : QString(),
                           true);
}

void LessonDecoder::show(std::shared_ptr<const Trace> trace) {
  m_model.setResult(nullptr, trace, trace);
  m_model.setCursor(std::min(m_opening.step, static_cast<int>(trace->steps.size())), SubStep::write);
  Q_EMIT opened();
}

QString LessonDecoder::sourceText() const {
  return isolated(QString::fromStdString(m_controller.state().sentence));
}

void LessonDecoder::compare(const LessonDecoder& other) {
  const auto& trace = other.m_model.trace();
  m_otherSource = trace ? trace->source : std::vector<std::string>();
  m_shifts.clear();
  if (trace && m_model.trace()) m_shifts = annotationShifts(*trace, *m_model.trace());
  fillStrips();
}

void LessonDecoder::followCursor() {
  const auto& trace = m_model.trace();
  if (m_model.source() != m_seenSource) m_chosen = true;
  m_seenSource = m_model.source();
  if (m_chosen || !trace || m_model.step() < 1 || m_model.subStep() == SubStep::score) return;
  const Vector<double>& alpha = trace->steps[static_cast<std::size_t>(m_model.step()) - 1].alpha;
  if (alpha.size() == 0) return;
  Index strongest = 0;
  alpha.maxCoeff(&strongest);
  m_seenSource = static_cast<int>(strongest);  // before the model says so
  m_model.setSource(m_seenSource);
}

void LessonDecoder::fillStrips() {
  if (!m_strips || !m_model.trace()) return;
  const Trace& trace = *m_model.trace();
  std::vector<BlendStrips::Source> strips;
  for (Index j = 0; j < trace.h.cols(); ++j) {
    const auto at = static_cast<std::size_t>(j);
    const QString word = at < trace.source.size() ? QString::fromStdString(trace.source[at]) : QString();
    const bool other = at < m_otherSource.size() && at < trace.source.size() && m_otherSource[at] != trace.source[at];
    const QString moved = at < m_shifts.size() ? tr("moved %1").arg(fixedText(m_shifts[at], 2)) : QString();
    QString symbol = QStringLiteral("\\u{%1} h_%2").arg(word).arg(j + 1);
    if (!moved.isEmpty()) symbol += QStringLiteral("  \\u{  %1}").arg(moved);
    QString name = tr("Annotation of %1").arg(isolated(word));
    if (!moved.isEmpty()) name += QStringLiteral(", ") + moved;
    strips.push_back({symbol, name, QString(), trace.h.col(j), other});
  }
  m_strips->setVectors(tr("Annotations"), strips);
}

SubStep subStepOf(const std::string& name) {
  return name == "score"    ? SubStep::score
         : name == "soften" ? SubStep::soften
         : name == "blend"  ? SubStep::blend
                            : SubStep::write;
}

std::shared_ptr<const Trace> traceOfWeights(const std::vector<std::string>& source,
                                            const std::vector<std::string>& target, const lesson::Matrix& weights,
                                            const Direction& direction) {
  auto trace = std::make_shared<Trace>();
  trace->direction = direction;
  trace->source = source;
  trace->sourceIds.assign(source.size(), 0);
  trace->target = target;
  trace->finished = true;
  for (std::size_t i = 0; i < target.size() && i < weights.size(); ++i) {
    StepTrace step;
    step.alpha = Eigen::Map<const Vector<double>>(weights[i].data(), static_cast<Index>(weights[i].size()));
    step.modelAlpha = step.alpha;
    step.e = step.alpha.array().max(1e-9).log();
    step.modelEnergies = step.e;
    trace->steps.push_back(std::move(step));
  }
  return trace;
}

}  // namespace lookback::ui
