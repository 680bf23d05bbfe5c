// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data_page.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMimeData>
#include <QUrl>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

#include "ui/pages/data_form.h"
#include "ui/pages/data_paste.h"
#include "ui/pages/data_preview.h"
#include "ui/pages/data_problems.h"
#include "ui/pages/store_dialog.h"
#include "ui/support/controls.h"
#include "ui/support/text.h"
#include "ui/views/thin_scroll_bar.h"

namespace lookback::ui {
namespace {

constexpr double kForm = 352;
constexpr double kLeastWidth = 860, kLeastHeight = 500;  // before the page scrolls

QStringList localFiles(const QMimeData& data) {
  QStringList files;
  for (const QUrl& url : data.urls())
    if (url.isLocalFile()) files << url.toLocalFile();
  return files;
}

}  // namespace

DataPage::DataPage(Services services, QWidget* parent, ImportEngine engine)
    : Page(parent),
      m_services(services),
      m_controller(std::move(engine)),
      m_banner(new Banner(services.theme, false, this)),
      m_form(new DataForm(services, this)),
      m_scroll(new QScrollArea(this)),
      m_right(new QSplitter(Qt::Vertical, this)),
      m_preview(new DataPreview(services.theme, nullptr)),
      m_problems(new DataProblems(services.theme, nullptr)),
      m_empty(plainLabel(QStringLiteral("dataPage.empty"), "note", this)) {
  setObjectName(QStringLiteral("dataPage"));
  setAttribute(Qt::WA_StyledBackground);
  setAcceptDrops(true);
  build();
  connectController();
  connect(&services.theme, &Theme::changed, this, &DataPage::applyTheme);
  retranslate();
  applyTheme();
  showPreview(nullptr);
}

DataPage::~DataPage() {
  m_controller.disconnect(this);
}

void DataPage::build() {
  m_right->setObjectName(QStringLiteral("dataPage.right"));
  m_right->setChildrenCollapsible(false);
  m_right->addWidget(m_preview);
  m_right->addWidget(m_problems);
  m_right->setStretchFactor(0, 3);
  m_right->setStretchFactor(1, 2);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setWordWrap(true);
  auto* right = new QVBoxLayout;
  right->setSpacing(0);
  right->addWidget(m_banner);
  right->addWidget(m_empty, 1);
  right->addWidget(m_right, 1);
  m_body = new QWidget;
  auto* line = new QHBoxLayout(m_body);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(0);
  line->addWidget(m_form);
  line->addLayout(right, 1);
  m_scroll->setObjectName(QStringLiteral("dataPage.scroll"));
  setLook(*m_scroll, "page");
  m_scroll->setWidget(m_body);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setVerticalScrollBar(new ThinScrollBar(m_services.theme, Qt::Vertical, m_scroll));
  m_scroll->setHorizontalScrollBar(new ThinScrollBar(m_services.theme, Qt::Horizontal, m_scroll));
  m_scroll->viewport()->setAutoFillBackground(false);
  m_body->setAutoFillBackground(false);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(m_scroll);
}

void DataPage::connectController() {
  connect(m_form, &DataForm::sourceChanged, this, &DataPage::read);
  connect(m_form, &DataForm::sizeChanged, m_preview, &DataPreview::setSize);
  connect(m_form, &DataForm::pasteRequested, this, &DataPage::paste);
  m_preview->setSize(m_form->size());
  connect(m_form, &DataForm::importRequested, this, [this] {
    m_form->showOutcome(QString());
    m_controller.import(m_form->settings(), m_form->name());
  });
  connect(m_form, &DataForm::cancelRequested, &m_controller, &ImportController::cancel);
  connect(m_problems, &DataProblems::fixToggled, this, [this](ImportIssue issue, bool wanted) {
    m_fixes.set(issue, wanted);
    read();
  });
  connect(&m_controller, &ImportController::jobChanged, this, [this] {
    m_form->showJob(m_controller.job(), {});
    m_problems->setEnabled(m_controller.job() != ImportController::Job::import);
    Q_EMIT statusChanged();
  });
  connect(&m_controller, &ImportController::progressChanged, this,
          [this](const ImportProgress& progress) { m_form->showJob(m_controller.job(), progress); });
  connect(&m_controller, &ImportController::previewed, this, [this](std::shared_ptr<const ImportPreview> preview) {
    m_banner->clear();
    showPreview(std::move(preview));
    Q_EMIT settled(true);
  });
  connect(&m_controller, &ImportController::imported, this, &DataPage::showOutcome);
  connect(&m_controller, &ImportController::failed, this, &DataPage::showFailure);
}

void DataPage::takeFiles(const QStringList& files) {
  if (m_controller.job() == ImportController::Job::import) return;
  m_fixes = {};
  showPreview(nullptr);
  m_form->takeFiles(files);
}

/// The pasted text becomes files, so that everything that holds of files holds of it.
void DataPage::paste() {
  if (m_controller.job() == ImportController::Job::import || findChild<DataPaste*>()) return;
  auto* dialog = new DataPaste(m_services.theme, this);
  connect(dialog, &DataPaste::taken, this, [this](const QString& source, const QString& target) {
    auto folder = std::make_unique<QTemporaryDir>();
    const QStringList files = folder->isValid() ? pastedFiles(folder->path(), source, target) : QStringList();
    if (files.isEmpty()) {
      m_banner->showMessage(
          Banner::Kind::error,
          tr("The pasted text cannot be written to “%1”; free some space there.").arg(isolated(QDir::tempPath())));
      return;
    }
    takeFiles(files);
    m_pasted = std::move(folder);  // the one before is read no more
  });
  dialog->open();
}

void DataPage::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Paste)) return paste();
  QWidget::keyPressEvent(event);
}

void DataPage::read() {
  ImportSource source = m_form->source();
  source.fixes = m_fixes;
  m_controller.setSource(std::move(source));
}

void DataPage::showPreview(std::shared_ptr<const ImportPreview> preview) {
  m_hasPreview = preview != nullptr;
  m_form->showPreview(preview);
  m_preview->showPreview(preview);
  m_problems->showPreview(preview);
  m_right->setVisible(m_hasPreview);
  m_empty->setVisible(!m_hasPreview);
  Q_EMIT statusChanged();
}

void DataPage::showOutcome(const ImportOutcome& outcome) {
  const QLocale locale;
  const auto number = [&locale](std::uint64_t count) { return locale.toString(static_cast<qulonglong>(count)); };
  m_form->showOutcome(tr("Kept as “%1”: %2 pairs to train on, %3 held back. Its files are in %4.")
                          .arg(isolated(QString::fromStdString(outcome.name)), number(outcome.trainPairs),
                               number(outcome.devPairs),
                               isolated(QString::fromStdU16String(outcome.folder.u16string()))));
  Q_EMIT statusChanged();
  Q_EMIT settled(true);
}

void DataPage::showFailure(ImportController::Job job, const QString& message) {
  if (job == ImportController::Job::preview) {
    showPreview(nullptr);
    m_banner->showMessage(Banner::Kind::error, message);
  } else {
    m_banner->showMessage(Banner::Kind::error, message + QLatin1Char(' ') + tr("Nothing of the import was kept."),
                          {{tr("Store elsewhere…"), tr("Asks for another place for imported text and runs."),
                            [this] { chooseStore(); }}});
  }
  Q_EMIT statusChanged();
  Q_EMIT settled(false);
}

void DataPage::useStore(const std::filesystem::path& store) {
  m_controller.setEngine(ImportEngine::core(store));
}

void DataPage::chooseStore() {
  QFileDialog* dialog = storeDialog(this);
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
    const std::filesystem::path store(file.toStdU16String());
    useStore(store);
    m_banner->clear();
    Q_EMIT storeChosen(store);
  });
  dialog->open();
}

QList<QWidget*> DataPage::stops() const {
  QList<QWidget*> stops{m_form};
  if (m_hasPreview) stops << m_preview->table();
  if (m_hasPreview && m_problems->tree()->isVisible()) stops << m_problems->tree();
  return stops;
}

QString DataPage::statusText() const {
  if (m_controller.job() == ImportController::Job::preview) return tr("Reading the files…");
  if (m_controller.job() == ImportController::Job::import) return tr("Importing…");
  return m_hasPreview ? m_preview->summary() : tr("No corpus is chosen yet.");
}

ExportPicture DataPage::focusedPicture() const {
  const QWidget* focus = QApplication::focusWidget();
  if (focus && m_problems->isAncestorOf(focus)) return problemsPicture(m_problems->rows(), m_controller.source());
  return pairsPicture(*m_preview->preview(), m_controller.source(), m_form->size());
}

void DataPage::exportAs() {
  if (canExport()) askAndExport(this, m_services.settings, *m_banner, focusedPicture());
}

void DataPage::copy() {
  if (canExport()) copyPicture(focusedPicture());
}

void DataPage::dragEnterEvent(QDragEnterEvent* event) {
  if (!localFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void DataPage::dropEvent(QDropEvent* event) {
  takeFiles(localFiles(*event->mimeData()));
}

void DataPage::applyTheme() {
  const auto px = [this](double length) { return static_cast<int>(std::lround(m_services.theme.px(length))); };
  m_form->setFixedWidth(px(kForm));
  m_body->setMinimumSize(px(kLeastWidth), px(kLeastHeight));
  m_right->setHandleWidth(px(8));
  m_right->setContentsMargins(px(8), px(8), px(8), px(8));
}

void DataPage::retranslate() {
  setAccessibleName(tr("Data"));
  m_empty->setText(
      tr("Choose or drop a corpus, and its first pairs and problems stand here.\nNothing is kept before you "
         "press Import."));
}

}  // namespace lookback::ui
