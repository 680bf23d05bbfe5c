// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/handout.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/learn/lesson_decoder.h"
#include "ui/learn/lesson_widget.h"
#include "ui/support/save_file.h"
#include "ui/support/style.h"
#include "ui/support/text.h"
#include "ui/views/pane_canvas.h"
#include "ui/views/pane_view.h"

namespace lookback::ui {
namespace {

// A page in px of 96 a inch, as the document is laid out.
constexpr double kPageWidth = 794, kPageHeight = 1123, kMargin = 68, kFooter = 28;
constexpr int kPixelsPerInch = 96, kDotsPerInch = 1200;
constexpr double kPictureWidth = 600, kPictureHeight = 300;
constexpr int kWidgetWidth = 640;
constexpr double kPictureScale = 2.5;
constexpr int kLookMs = 50;
/// What is left at the foot of a page when a title would stand there alone.
constexpr double kOrphan = 130;

LessonLook paperLook() {
  LessonLook look = lessonLook(exportTheme());
  look.body.setPixelSize(14);
  look.heading = look.body;
  look.heading.setPixelSize(17);
  look.line = 1.35;
  return look;
}

QString blockHtml(const HandoutText& text, const lesson::Lesson& lesson, const lesson::Block& block,
                  const HandoutFigures& figures, QStringList& names, int& questions) {
  if (const auto* prose = std::get_if<lesson::Prose>(&block.content)) return QString::fromStdString(prose->html);
  if (const auto* quiz = std::get_if<lesson::QuizBlock>(&block.content)) {
    const lesson::QuizItem* item = lesson.item(quiz->item);
    return item ? text.question(*item, ++questions) : QString();
  }
  const auto* widget = std::get_if<lesson::Widget>(&block.content);
  if (!widget) return {};
  const auto figure = figures.find(&block);
  if (figure == figures.end()) return text.figure(*widget, QString(), 0);
  names << QStringLiteral("handout-figure-%1").arg(names.size());
  const QSizeF natural = QSizeF(figure->second.size()) / kPictureScale;
  const double scale = std::min({1.0, kPictureWidth / natural.width(), kPictureHeight / natural.height()});
  return text.figure(*widget, names.last(), static_cast<int>(std::lround(natural.width() * scale)));
}

/// The room between lines is for words: below a figure it would be a third of its height.
void tightenFigures(QTextDocument& document) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (!block.text().contains(QChar::ObjectReplacementCharacter)) continue;
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    format.setLineHeight(100, QTextBlockFormat::SingleHeight);
    cursor.setBlockFormat(format);
  }
}

/// Titles at the foot of a page go to the next one. True if one had to.
bool moveTitles(QTextDocument& document) {
  const double height = document.pageSize().height();
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const QTextBlockFormat now = block.blockFormat();
    if (now.headingLevel() == 0 || block == document.begin()) continue;
    if (now.pageBreakPolicy() & QTextFormat::PageBreak_AlwaysBefore) continue;
    const double top = document.documentLayout()->blockBoundingRect(block).top();
    if (height - std::fmod(top, height) > kOrphan) continue;
    QTextBlockFormat format;
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(block).mergeBlockFormat(format);
    return true;
  }
  return false;
}

/// A change of formats lays out a part anew, and places and the count of pages may stay behind: so all of it again.
void paginate(QTextDocument& document) {
  const QSizeF page(kPageWidth - 2 * kMargin, kPageHeight - 2 * kMargin);
  constexpr int kMostTitles = 200;
  for (int moved = 0; moved < kMostTitles; ++moved) {
    document.setPageSize(QSizeF());
    document.setPageSize(page);
    if (!moveTitles(document)) return;
  }
}

void drawPages(QPdfWriter& writer, QTextDocument& document, const HandoutText& text) {
  QPainter painter(&writer);
  painter.scale(double(kDotsPerInch) / kPixelsPerInch, double(kDotsPerInch) / kPixelsPerInch);
  const QSizeF room = document.pageSize();
  const int pages = document.pageCount();
  for (int page = 0; page < pages; ++page) {
    if (page > 0) writer.newPage();
    painter.save();
    painter.translate(kMargin, kMargin - page * room.height());
    document.drawContents(&painter, QRectF(0, page * room.height(), room.width(), room.height()));
    painter.restore();
    QFont small = exportTheme().font(TextStep::tick);
    painter.setFont(small);
    painter.setPen(exportTheme().color(Role::text2));
    painter.drawText(QRectF(kMargin, kPageHeight - kMargin, room.width(), kFooter), Qt::AlignHCenter | Qt::AlignTop,
                     text.footer(page + 1, pages));
  }
}

bool isReady(const LessonWidget& widget) {
  const auto decoders = widget.findChildren<LessonDecoder*>();
  return std::all_of(decoders.begin(), decoders.end(), [](LessonDecoder* decoder) {
    return decoder->model().trace() || !decoder->controller().isBusy();
  });
}

QImage paper(QSize size) {
  QImage image(size * kPictureScale, QImage::Format_ARGB32_Premultiplied);
  image.fill(exportTheme().color(Role::surface));
  return image;
}

/// What paper cannot do, and the caption, which stands below in the type of the text.
void hideForPaper(LessonWidget& widget) {
  for (QPushButton* button : widget.findChildren<QPushButton*>()) button->hide();
  for (const char* name : {"lesson.caption", "chart.note"})
    for (QLabel* label : widget.findChildren<QLabel*>(QLatin1String(name))) label->hide();
}

/// The panes of a decoder as they are exported, one below the other; anything else as it stands on the screen.
QImage pictureOf(LessonWidget& widget) {
  QList<PaneView*> panes;
  for (const LessonDecoder* decoder : widget.findChildren<LessonDecoder*>())
    for (PaneView* pane : decoder->panes())
      if (pane->model().trace()) panes << pane;
  if (panes.isEmpty()) {
    if (!widget.findChildren<LessonDecoder*>().isEmpty()) return {};
    QImage image = paper(widget.size());
    QPainter painter(&image);
    painter.scale(kPictureScale, kPictureScale);
    widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    return image;
  }
  constexpr int kGap = 12;
  QSize whole(0, -kGap);
  for (const PaneView* pane : panes)
    whole = {std::max(whole.width(), pane->exportSize().width()), whole.height() + kGap + pane->exportSize().height()};
  QImage image = paper(whole);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(kPictureScale, kPictureScale);
  for (const PaneView* pane : panes) {
    painter.save();
    pane->renderTo(painter, pane->exportSize());
    painter.restore();
    painter.translate(0, pane->exportSize().height() + kGap);
  }
  return image;
}

/// Whether the page asks for numbers that a picture of the calculation beside it would tell.
bool asksForNumbers(const lesson::Lesson& lesson, const lesson::Page& page) {
  return std::any_of(page.blocks.begin(), page.blocks.end(), [&](const lesson::Block& block) {
    const auto* quiz = std::get_if<lesson::QuizBlock>(&block.content);
    const lesson::QuizItem* item = quiz ? lesson.item(quiz->item) : nullptr;
    return item && std::holds_alternative<lesson::NumberBody>(item->body);
  });
}

bool showsNumbers(const lesson::Block& block) {
  using lesson::WidgetKind;
  const auto* widget = std::get_if<lesson::Widget>(&block.content);
  return widget && (widget->kind == WidgetKind::energies || widget->kind == WidgetKind::hull ||
                    widget->kind == WidgetKind::scorer || widget->kind == WidgetKind::sheet);
}

/// Needs a picture of its own: what is only a question, a race of many models, or to be guessed first is described.
bool hasPicture(const lesson::Widget& widget) {
  using lesson::WidgetKind;
  return widget.kind != WidgetKind::predict && widget.kind != WidgetKind::race && widget.kind != WidgetKind::quiz;
}

}  // namespace

std::unique_ptr<LessonDocument> handoutDocument(const lesson::Lesson& lesson, const HandoutText& text,
                                                const std::string& language, const HandoutFigures& figures) {
  QString html = text.head();
  QStringList names;
  std::vector<const QImage*> pictures;
  int questions = 0;
  for (const lesson::Page& page : lesson.text(language)->pages) {
    html += text.pageTitle(page) + text.notes(page.notes);
    const bool hides = !text.withKey() && asksForNumbers(lesson, page);
    for (const lesson::Block& block : page.blocks) {
      const qsizetype before = names.size();
      html +=
          blockHtml(text, lesson, block, hides && showsNumbers(block) ? HandoutFigures() : figures, names, questions);
      if (names.size() > before) pictures.push_back(&figures.at(&block));
    }
  }
  auto document = std::make_unique<LessonDocument>(lesson.folder);
  for (qsizetype k = 0; k < names.size(); ++k)
    document->addResource(QTextDocument::ImageResource, QUrl(names[k]), *pictures[static_cast<std::size_t>(k)]);
  document->setProse(html, paperLook());
  tightenFigures(*document);
  paginate(*document);
  return document;
}

QString writeHandout(const lesson::Lesson& lesson, const std::string& language, HandoutFor whom,
                     const HandoutFigures& figures, const QString& file) {
  const HandoutText text(lesson, language, whom);
  const auto document = handoutDocument(lesson, text, language, figures);
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&bytes);
    writer.setTitle(text.title());
    writer.setResolution(kDotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    drawPages(writer, *document, text);
  }
  const QString problem = saveFile(bytes.data(), file);
  if (problem.isEmpty()) return {};
  return QCoreApplication::translate("lookback::ui::Handout", "%1 could not be written: %2. Choose another place.")
      .arg(isolated(QDir::toNativeSeparators(file)), problem);
}

HandoutJob::HandoutJob(const Services& services, std::shared_ptr<const lesson::LoadedLesson> lesson,
                       std::string language, std::vector<Copy> copies, QObject* parent, DecodeEngine engine)
    : QObject(parent),
      m_theme(std::make_unique<Theme>()),
      m_services{*m_theme, services.settings, services.actions, services.shelf, services.store},
      m_lesson(std::move(lesson)),
      m_copies(std::move(copies)),
      m_engine(std::move(engine)) {
  m_theme->setName(ThemeName::light);
  m_theme->setReducedMotion(true);
  const lesson::LessonText* text = m_lesson->lesson.text(language);
  m_language = text ? text->language : std::move(language);
  m_look.setInterval(kLookMs);
  connect(&m_look, &QTimer::timeout, this, &HandoutJob::lookAtWidget);
}

HandoutJob::~HandoutJob() = default;

void HandoutJob::start() {
  const lesson::LessonText* text = m_lesson->lesson.text(m_language);
  if (!text) {
    Q_EMIT finished(
        tr("This lesson has no text that can be read. Open it on the page Learn: its problems stand there."));
    return;
  }
  if (m_lesson->hasErrors()) {
    Q_EMIT finished(
        tr("This lesson has problems, so no handout is written. They stand on the page Learn: mend them first."));
    return;
  }
  for (const lesson::Page& page : text->pages)
    for (const lesson::Block& block : page.blocks)
      if (const auto* widget = std::get_if<lesson::Widget>(&block.content); widget && hasPicture(*widget))
        m_todo.push_back(&block);
  m_all = m_todo.size();
  nextWidget();
}

void HandoutJob::nextWidget() {
  m_table.reset();
  Q_EMIT progressed(static_cast<int>(m_all - m_todo.size()), static_cast<int>(m_all));
  if (m_todo.empty()) return write();
  m_block = m_todo.front();
  m_todo.pop_front();
  m_waited = 0;
  m_table = std::make_unique<QWidget>();
  m_table->setAttribute(Qt::WA_DontShowOnScreen);
  m_table->setAttribute(Qt::WA_QuitOnClose, false);  // its end is not the program's
  m_table->setPalette(themePalette(*m_theme));
  m_table->setFont(m_theme->font(TextStep::base));
  m_table->setStyleSheet(styleSheet(*m_theme));
  LessonContext context{m_services, m_engine, nullptr, m_lesson->lesson.name, m_language, {}, m_lesson->lesson.models};
  m_widget = makeLessonWidget(context, std::get<lesson::Widget>(m_block->content), m_table.get());
  auto* column = new QVBoxLayout(m_table.get());
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_widget);
  m_table->resize(kWidgetWidth, std::max(120, m_table->sizeHint().height()));
  m_table->show();
  m_look.start();
}

void HandoutJob::lookAtWidget() {
  m_waited += kLookMs;
  if (m_widget && !isReady(*m_widget) && m_waited < m_patienceMs) return;
  m_look.stop();
  if (m_widget) {
    hideForPaper(*m_widget);
    m_table->layout()->activate();
    m_table->resize(kWidgetWidth, std::max(120, m_table->sizeHint().height()));
    const QImage picture = pictureOf(*m_widget);
    if (!picture.isNull()) m_figures[m_block] = picture;
  }
  nextWidget();
}

void HandoutJob::write() {
  for (const Copy& copy : m_copies) {
    const QString problem = writeHandout(m_lesson->lesson, m_language, copy.whom, m_figures, copy.file);
    if (!problem.isEmpty()) return Q_EMIT finished(problem);
  }
  Q_EMIT finished(QString());
}

}  // namespace lookback::ui
