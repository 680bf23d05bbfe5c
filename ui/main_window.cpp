// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QHBoxLayout>
#include <QMimeData>
#include <QToolTip>
#include <QUrl>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

#include "core/text/vocabulary.h"
#include "ui/learn/learn_page.h"
#include "ui/lens/lens_desk.h"
#include "ui/model_card.h"
#include "ui/page_stack.h"
#include "ui/pages/compare_desk.h"
#include "ui/pages/data_page.h"
#include "ui/pages/energies_page.h"
#include "ui/pages/gold_desk.h"
#include "ui/pages/scoreboard_page.h"
#include "ui/pages/train_page.h"
#include "ui/present/handout_desk.h"
#include "ui/present/presenter.h"
#include "ui/rail.h"
#include "ui/support/controls.h"
#include "ui/support/describe.h"
#include "ui/support/style.h"
#include "ui/support/text.h"
#include "ui/top_bar.h"
#include "ui/transport_bar.h"
#include "ui/views/map_view.h"
#include "ui/views/pane_controls.h"
#include "ui/window_actions.h"

namespace lookback::ui {
namespace {

constexpr QSize kLeast(1024, 640), kUsual(1280, 800);
/// Raised when the saved state of an older window no longer fits.
constexpr int kLayoutVersion = 1;

QString textOf(const std::filesystem::path& path) {
  return QString::fromStdU16String(path.u16string());
}

/// Enter presses the button in focus, as it does in dialogs.
class EnterPresses final : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::KeyPress) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    auto* button = qobject_cast<QAbstractButton*>(watched);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!enter || !button || !button->isEnabled() || button->window() != parent()) return false;
    if (key->modifiers() & ~Qt::KeypadModifier) return false;
    button->click();
    return true;
  }
};

}  // namespace

MainWindow::MainWindow(Services services, DecodeEngine engine)
    : m_services(services),
      m_engine(engine.shared()),
      m_controller(m_model, m_engine),
      m_player(m_model),
      m_menu(new QMenu(this)) {
  setObjectName(QStringLiteral("mainWindow"));
  qApp->installEventFilter(new EnterPresses(this));
  setLocale(QLocale::c());  // numbers keep their decimal point in every language
  m_player.setSpeed(services.settings.get(setting::speed));
  // Before the parts connect: a style sheet takes back the palettes they set.
  connect(&m_services.theme, &Theme::changed, this, &MainWindow::applyTheme);
  build();
  m_compare = std::make_unique<CompareDesk>(m_services, m_model, m_controller, *m_page, m_engine, this);
  connect(m_compare.get(), &CompareDesk::changed, this, &MainWindow::followModel);
  connect(m_compare.get(), &CompareDesk::failed, this,
          [this](const QString& message) { m_banner->showMessage(Banner::Kind::error, message); });
  m_lenses = std::make_unique<LensDesk>(m_services, m_model, this);
  m_lenses->attach(*m_page);
  m_presenter = new Presenter(m_services, *this, *m_stack, *m_page, m_player);
  new HandoutDesk(m_services, *m_stack);  // lives as long as the pages
  connectModel();
  connectActions();
  fillMenu();
  retranslate();
  applyTheme();
  restoreState();
  followModel();
  m_startNote = services.settings.note();
  if (!m_startNote.isEmpty()) m_banner->showMessage(Banner::Kind::notice, m_startNote);
}

MainWindow::~MainWindow() {
  m_presenter->stop();
  delete m_presenter;
  // Members go before child widgets, and both announce their end (an undo stack empties itself): nobody listens any
  // more, and the widgets that refer to the members go first.
  for (QObject* sender :
       std::initializer_list<QObject*>{&m_controller.undoStack(), &m_controller, &m_player, &m_model, m_page, m_top})
    sender->disconnect(this);
  m_compare->disconnect(this);
  for (Page* page : findChildren<Page*>()) {
    page->disconnect(this);
    if (page->undoStack()) page->undoStack()->disconnect(this);
  }
  delete takeCentralWidget();
}

void MainWindow::build() {
  auto* centre = new QWidget(this);
  m_top = new TopBar(m_services, m_menu, centre);
  m_rail = new Rail(m_services.theme, centre);
  m_stack = new PageStack(centre);
  addPages();  // its buttons come before the page when Tab goes round
  m_decode = new QWidget(m_stack);
  m_page = new DecodePage(m_services, m_model, m_controller, m_decode);
  m_gold = std::make_unique<GoldDesk>(m_services, m_model, m_controller, this);
  for (PaneView* pane : m_page->panes())
    if (auto* map = qobject_cast<MapView*>(pane)) m_gold->attach(*map);
  m_transport = new TransportBar(m_services, m_model, m_player, m_decode);
  m_statusLine = new QFrame(centre);
  m_statusLine->setObjectName(QStringLiteral("statusLine"));
  m_status = new TwoToneLabel(m_services.theme, m_statusLine);
  m_status->setObjectName(QStringLiteral("status"));
  auto* statusLine = new QHBoxLayout(m_statusLine);
  statusLine->addWidget(m_status, 1);
  m_banner = new Banner(m_services.theme, false, m_decode);
  m_job = new Banner(m_services.theme, true, m_page);

  auto* decode = new QVBoxLayout(m_decode);
  decode->setContentsMargins(0, 0, 0, 0);
  decode->setSpacing(0);
  decode->addWidget(m_banner);
  decode->addWidget(m_page, 1);
  decode->addWidget(m_transport);
  m_stack->page(QStringLiteral("decode"));
  connect(m_stack, &PageStack::made, this, &MainWindow::adopt);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(0);
  middle->addWidget(m_rail);
  middle->addWidget(m_stack, 1);
  auto* column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_top);
  column->addLayout(middle, 1);
  column->addWidget(m_statusLine);
  setCentralWidget(centre);
  setMinimumSize(kLeast);
  setAcceptDrops(true);
  m_ring = new FocusRing(m_services.theme, this);
  for (auto* button : findChildren<QAbstractButton*>()) button->installEventFilter(this);
}

void MainWindow::connectModel() {
  for (auto signal : {&DecodeModel::cursorChanged, &DecodeModel::resultChanged, &DecodeModel::interventionsChanged})
    connect(&m_model, signal, this, &MainWindow::followModel);
  connect(&m_player, &Player::playingChanged, this, &MainWindow::enableActions);
  connect(&m_player, &Player::breakpointsChanged, this, &MainWindow::enableActions);
  connect(&m_controller.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::enableActions);
  connect(&m_controller, &DecodeController::sourceChanged, this, &MainWindow::followSource);
  connect(&m_controller, &DecodeController::failed, this, &MainWindow::showFailure);
  connect(&m_controller, &DecodeController::jobChanged, this, [this](const QString& job) {
    m_services.actions.get(QStringLiteral("decode.run"))->setEnabled(!m_top->sentence()->text().trimmed().isEmpty());
    if (job.isEmpty())
      m_job->clear();
    else
      m_job->showJob(job + QStringLiteral("…"),
                     {tr("Cancel"), tr("Stops this; what the window shows stays."), [this] { m_controller.cancel(); }});
  });
  connect(&m_controller, &DecodeController::decoded, this, [this] { Q_EMIT settled(true); });
  connect(m_gold.get(), &GoldDesk::decodeWanted, this, &MainWindow::showDecode);
  connect(m_gold.get(), &GoldDesk::failed, this,
          [this](const QString& message) { m_banner->showMessage(Banner::Kind::error, message); });
  connect(m_top, &TopBar::modelChosen, this, &MainWindow::openModelFile);
  connect(m_top, &TopBar::decodeRequested, &m_controller, &DecodeController::decodeSentence);
  connect(m_top, &TopBar::pendingChanged, this, &MainWindow::followModel);
}

void MainWindow::start(const std::filesystem::path& model, const QString& sentence) {
  m_top->showSentence(sentence);
  if (!model.empty()) {
    m_controller.start(model, sentence);
    return;
  }
  m_banner->showMessage(Banner::Kind::error,
                        tr("No model was found beside the program. Open a model file (.safetensors), or train one with "
                           "“lookback-cli train”."),
                        {{tr("Open model…"), tr("Opens a model file from disk."), [this] { chooseModel(); }}});
  Q_EMIT settled(false);
}

void MainWindow::refuse(const QString& sentence) {
  m_banner->showMessage(Banner::Kind::error, sentence);
  Q_EMIT settled(false);
}

void MainWindow::openModelFile(const std::filesystem::path& file) {
  if (m_controller.state().model.empty() && !m_controller.isBusy())
    m_controller.start(file, m_top->sentence()->text());
  else
    m_controller.openModel(file);
}

QString MainWindow::statusText() const {
  return m_status->accessibleName();
}

void MainWindow::followModel() {
  followStatus();
  enableActions();
}

void MainWindow::followStatus() {
  if (const Page* page = shownPage())
    m_status->setTexts(page->statusText(), page->statusNote());
  else if (!m_model.trace())
    m_status->setTexts(m_controller.isBusy() ? tr("Reading the model…") : tr("No sentence is decoded yet."), QString());
  else if (m_top->isPending())
    m_status->setTexts(statusSentence(m_model), tr("The sentence above is not decoded yet: press Enter."));
  else
    m_status->setTexts(statusSentence(m_model),
                       m_model.comparing() ? m_compare->lanes().summary() : nextSentence(m_model));
}

/// The rail, in the order of Ctrl+1 to Ctrl+6.
void MainWindow::addPages() {
  m_stack->addPage(QStringLiteral("learn"), [this](QWidget* parent) { return makeLearnPage(parent); });
  m_stack->addPage(QStringLiteral("decode"), [this](QWidget*) { return m_decode; });
  m_stack->addPage(QStringLiteral("energies"),
                   [this](QWidget* parent) { return new EnergiesPage(m_services, parent); });
  m_stack->addPage(QStringLiteral("train"), [this](QWidget* parent) { return makeTrainPage(parent); });
  m_stack->addPage(QStringLiteral("scoreboard"), [this](QWidget* parent) { return makeScoreboardPage(parent); });
  m_stack->addPage(QStringLiteral("data"), [this](QWidget* parent) { return makeDataPage(parent); });
  for (const QString& name : m_stack->names())
    m_rail->addPage(m_services.actions.get(QStringLiteral("page.") + name), name);
}

/// What the window does for every page beside Decode.
void MainWindow::adopt(QWidget* widget) {
  for (auto* button : widget->findChildren<QAbstractButton*>()) button->installEventFilter(this);
  auto* page = qobject_cast<Page*>(widget);
  connect(page, &Page::statusChanged, this, &MainWindow::followModel);
  if (QUndoStack* undo = page->undoStack()) connect(undo, &QUndoStack::indexChanged, this, &MainWindow::enableActions);
}

LearnPage* MainWindow::makeLearnPage(QWidget* parent) {
  auto* page = new LearnPage(m_services, LessonShelf::standardCourse(), parent, m_engine);
  page->setCaptureSource(
      [this](const std::vector<std::string>& models) { return captureDecode(*m_page, m_controller, models); });
  connect(page, &LearnPage::settled, this, [this] { Q_EMIT settled(true); });
  return page;
}

TrainPage* MainWindow::makeTrainPage(QWidget* parent) {
  auto* page = new TrainPage(m_services, parent);
  connect(page, &TrainPage::decodeRequested, this, [this](const QString& checkpoint, const QString& sentence) {
    showDecode();
    openModelFile(std::filesystem::path(checkpoint.toStdU16String()));
    if (!sentence.isEmpty()) m_controller.decodeSentence(sentence);
  });
  connect(page, &TrainPage::storeMoved, this, [this](const std::filesystem::path& store) {
    m_services.store = store;
    if (m_stack->madePage(QStringLiteral("data"))) dataPage().useStore(store);
    for (const char* reader : {"scoreboard", "learn"})
      m_stack->forget(QLatin1String(reader));  // it reads the other store the next time
  });
  return page;
}

DataPage* MainWindow::makeDataPage(QWidget* parent) {
  auto* page = new DataPage(m_services, parent, ImportEngine::core(m_services.store));
  connect(page, &DataPage::storeChosen, this,
          [this](const std::filesystem::path& store) { trainPage().useStore(store); });
  connect(page, &DataPage::settled, this, &MainWindow::settled);
  return page;
}

ScoreboardPage* MainWindow::makeScoreboardPage(QWidget* parent) {
  auto* page = new ScoreboardPage(m_services, parent);
  connect(page, &ScoreboardPage::settled, this, &MainWindow::settled);
  connect(page, &ScoreboardPage::againRequested, this, [this](const store::RunSettings& settings) {
    trainPage().form().showPlan(settings);
    showPage(QStringLiteral("train"));
  });
  return page;
}

LearnPage& MainWindow::learnPage() {
  return *static_cast<LearnPage*>(m_stack->page(QStringLiteral("learn")));
}
ScoreboardPage& MainWindow::scoreboardPage() {
  return *static_cast<ScoreboardPage*>(m_stack->page(QStringLiteral("scoreboard")));
}
bool MainWindow::onLesson() const {
  const auto* page = qobject_cast<const LearnPage*>(m_stack->currentWidget());
  return page && page->isOnVisit();
}
TrainPage& MainWindow::trainPage() {
  return *static_cast<TrainPage*>(m_stack->page(QStringLiteral("train")));
}
DataPage& MainWindow::dataPage() {
  return *static_cast<DataPage*>(m_stack->page(QStringLiteral("data")));
}

TrainPage* MainWindow::madeTrainPage() const {
  return static_cast<TrainPage*>(m_stack->madePage(QStringLiteral("train")));
}

void MainWindow::showPage(const QString& name) {
  m_player.pause();
  m_stack->setCurrentWidget(m_stack->page(name));
  followModel();
}

void MainWindow::showDecode() {
  showPage(QStringLiteral("decode"));
}

Page* MainWindow::shownPage() const {
  return qobject_cast<Page*>(m_stack->currentWidget());
}

/// What undo and redo act on; null where there is nothing to take back.
QUndoStack* MainWindow::shownUndo() {
  Page* page = shownPage();
  return page ? page->undoStack() : &m_controller.undoStack();
}

QList<QWidget*> MainWindow::shownStops() const {
  const Page* page = shownPage();
  return page ? page->stops() : m_page->stops() << m_transport;
}

void MainWindow::followSource() {
  const std::filesystem::path& file = m_controller.state().model;
  m_services.shelf.remember(file);
  m_services.settings.set(setting::recentModels, m_services.shelf.recent());
  m_services.settings.set(setting::model, textOf(file));
  m_top->showModel(file, modelTitle(*m_model.model()), m_model.trace()->direction);
  m_top->showSentence(QString::fromStdString(m_controller.state().sentence));
  setWindowTitle(tr("%1 – Lookback").arg(modelTitle(*m_model.model())));
  m_banner->clear();
  noteUnusual();
}

/// What a reader of the page must know about this sentence (U9): unknown words, no end.
void MainWindow::noteUnusual() {
  QStringList unknown;
  const Trace& trace = *m_model.trace();
  for (std::size_t j = 0; j < trace.sourceIds.size(); ++j)
    if (trace.sourceIds[j] == Vocabulary::kUnknown) unknown << quoted(trace.source[j]);
  unknown.removeDuplicates();
  constexpr qsizetype kNamed = 6;
  if (unknown.size() > kNamed) unknown = unknown.mid(0, kNamed) << QStringLiteral("…");
  QStringList notes;
  if (!m_startNote.isEmpty()) notes << std::exchange(m_startNote, QString());
  if (!unknown.isEmpty())
    notes << tr("Unknown to this model: %1. It reads <unk> there.").arg(unknown.join(QStringLiteral(", ")));
  if (!trace.finished)
    notes << tr("The model wrote no end mark; the translation is cut after %n word(s).", nullptr,
                static_cast<int>(trace.steps.size()));
  m_unusual = !notes.isEmpty();
  if (m_unusual) m_banner->showMessage(Banner::Kind::notice, notes.join(QLatin1Char(' ')));
}

void MainWindow::showFailure(DecodeStage stage, const QString& message) {
  std::vector<Banner::Way> ways;
  const QString shown =
      m_model.trace() ? QLatin1Char(' ') + tr("What the window showed before is still here.") : QString();
  if (stage == DecodeStage::model) {
    ways.push_back({tr("Open model…"), tr("Opens another model file from disk."), [this] { chooseModel(); }});
    ways.push_back({tr("Try again"), tr("Reads the same file again."), [this] { m_controller.retry(); }});
  } else if (stage == DecodeStage::sentence) {
    ways.push_back({tr("Change the sentence"), tr("Puts the keyboard into the source sentence."), [this] {
                      m_top->sentence()->setFocus(Qt::OtherFocusReason);
                      m_top->sentence()->selectAll();
                    }});
  } else {
    ways.push_back({tr("Try again"), tr("Decodes again."), [this] { m_controller.retry(); }});
  }
  m_unusual = false;
  m_banner->showMessage(Banner::Kind::error, message + shown, std::move(ways));
  followModel();
  Q_EMIT settled(false);
}

void MainWindow::applyTheme() {
  const Theme& theme = m_services.theme;
  const auto px = [&theme](double length) { return static_cast<int>(std::lround(theme.px(length))); };
  QApplication::setFont(theme.font(TextStep::base));  // menus and dialogs
  QToolTip::setFont(theme.font(TextStep::note));
  QToolTip::setPalette(themePalette(theme));
  QApplication::setPalette(themePalette(theme),
                           "QWhatsThat");  // of this class alone: the rest tells us the desktop's theme
  setPalette(themePalette(theme));
  setFont(theme.font(TextStep::base));
  setStyleSheet(ui::styleSheet(theme));
  m_statusLine->setFixedHeight(px(24));
  m_statusLine->layout()->setContentsMargins(px(16), 0, px(16), 0);
}

void MainWindow::restoreState() {
  resize(kUsual);
  m_page->currentPane()->setFocus();  // so that letters and Space act at once
  const Settings& settings = m_services.settings;
  if (settings.get(setting::layout) != kLayoutVersion) return;
  restoreGeometry(settings.get(setting::geometry));
  m_page->restoreState();
  m_page->setInspectorShown(settings.get(setting::inspector));
}

void MainWindow::closeEvent(QCloseEvent* event) {
  for (Page* page : findChildren<Page*>())
    if (!page->mayClose()) return event->ignore();
  m_player.pause();
  Settings& settings = m_services.settings;
  settings.set(setting::layout, kLayoutVersion);
  settings.set(setting::geometry, saveGeometry());
  settings.set(setting::inspector, m_page->isInspectorShown());
  settings.set(setting::speed, m_player.speed());
  m_page->saveState();
  settings.save();
  QMainWindow::closeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && onDecode() && m_page->maximised()) {
    m_page->setMaximised(nullptr);
    return;
  }
  if (event->key() == Qt::Key_Escape && onDecode() && m_compare->close()) return;
  if (event->key() == Qt::Key_Escape && onLesson()) return learnPage().showLibrary();
  if (!m_services.actions.handleKey(*event)) QMainWindow::keyPressEvent(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // Arrow keys would move the focus between buttons; here they step, as everywhere else.
  if (event->type() == QEvent::KeyPress && qobject_cast<QAbstractButton*>(watched)) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool arrow = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
    if (arrow && m_services.actions.handleKey(*key)) return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

/// A model file can be dropped on the window.
void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1) openModelFile(std::filesystem::path(urls.front().toLocalFile().toStdU16String()));
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    // The panes are children and get the news, and their new names, after their window.
    QMetaObject::invokeMethod(this, &MainWindow::fillMenu, Qt::QueuedConnection);
  }
  QMainWindow::changeEvent(event);
}

}  // namespace lookback::ui
