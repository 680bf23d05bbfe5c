// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_document.h"

#include <QBuffer>
#include <QFile>
#include <QFontDatabase>
#include <QImageReader>
#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>
#include <cmath>
#include <system_error>

#include "core/lesson/limits.h"

namespace lookback::ui {
namespace {

constexpr double kLineHeight = 1.35;    // of the height that the font itself wants
constexpr double kParagraphGap = 0.85;  // of the type size, after a paragraph
constexpr double kListGap = 0.25;
constexpr int kIndent = 22;  // px of a list, of the type's 16

/// "figures/NAME" with a plain name: no way out of the folder.
bool isFigureName(const QString& name) {
  const QString prefix = QStringLiteral("figures/");
  const QString rest = name.mid(prefix.size());
  return name.startsWith(prefix) && !rest.isEmpty() && !rest.contains(u'/') && !rest.contains(u'\\') &&
         !rest.startsWith(u'.');
}

QString styleRules(const LessonLook& look) {
  return QStringLiteral("a { color: %1; } code { font-family: '%2'; background-color: %3; } h2, h3, h4 { color: %4; }")
      .arg(look.link.name(), QFontDatabase::systemFont(QFontDatabase::FixedFont).family(), look.ground.name(),
           look.text.name());
}

/// What HTML leaves to the reader: line height and the room between paragraphs.
void layOut(QTextDocument& document, const LessonLook& look) {
  const double size = look.body.pixelSize();
  QTextCursor cursor(&document);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    cursor.setPosition(block.position());
    QTextBlockFormat format = block.blockFormat();
    format.setLineHeight(100 * look.line, QTextBlockFormat::ProportionalHeight);
    const bool last = !block.next().isValid(), item = block.textList() != nullptr;
    const bool moreItems = item && !last && block.next().textList() != nullptr;
    const bool heading = format.headingLevel() > 0;
    format.setTopMargin(heading && block != document.begin() ? kParagraphGap * size : 0);
    format.setBottomMargin(last ? 0 : (moreItems || heading ? kListGap : kParagraphGap) * size);
    cursor.setBlockFormat(format);
    if (!heading) continue;
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat type;
    QFont font = format.headingLevel() <= 2 ? look.heading : look.body;
    font.setWeight(QFont::DemiBold);
    type.setFont(font);
    cursor.mergeCharFormat(type);
  }
}

}  // namespace

LessonLook lessonLook(const Theme& theme) {
  return {theme.font(TextStep::body),
          theme.font(TextStep::body, QFont::DemiBold),
          kLineHeight,
          theme.color(Role::text),
          theme.color(Role::text2),
          theme.color(Role::source),
          theme.color(Role::sunken)};
}

QImage lessonFigure(const std::filesystem::path& folder, const QString& name) {
  if (folder.empty() || !isFigureName(name)) return {};
  std::error_code error;
  const auto root = std::filesystem::canonical(folder, error);
  if (error) return {};
  const auto file = std::filesystem::canonical(folder / std::filesystem::path(name.toStdU16String()), error);
  if (error || file.parent_path() != root / "figures" || !std::filesystem::is_regular_file(file, error)) return {};
  QFile source(QString::fromStdU16String(file.u16string()));
  if (!source.open(QIODevice::ReadOnly) || source.size() > static_cast<qint64>(lesson::kMostImageBytes)) return {};
  QByteArray bytes = source.read(static_cast<qint64>(lesson::kMostImageBytes));
  QBuffer buffer(&bytes);
  QImageReader reader(&buffer);
  const QByteArray format = reader.format();
  if (format != "png" && format != "jpeg") return {};
  const QSize size = reader.size();
  constexpr int kSide = static_cast<int>(lesson::kMostImageSide);
  if (!size.isValid() || size.width() > kSide || size.height() > kSide) return {};
  return reader.read();
}

LessonDocument::LessonDocument(std::filesystem::path folder, QObject* parent)
    : QTextDocument(parent), m_folder(std::move(folder)) {
  setDocumentMargin(0);
  setUndoRedoEnabled(false);
}

QVariant LessonDocument::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::ImageResource) return {};
  if (!name.scheme().isEmpty() || !name.host().isEmpty()) return {};
  const QImage picture = lessonFigure(m_folder, name.path(QUrl::FullyDecoded));
  return picture.isNull() ? QVariant() : QVariant(picture);
}

void LessonDocument::setProse(const QString& html, const LessonLook& look) {
  setDefaultFont(look.body);
  setIndentWidth(kIndent * look.body.pixelSize() / 16.0);
  setDefaultStyleSheet(styleRules(look));
  setHtml(html);
  layOut(*this, look);
}

std::unique_ptr<LessonDocument> proseDocument(const lesson::Lesson& lesson, const lesson::Prose& prose,
                                              const LessonLook& look) {
  auto document = std::make_unique<LessonDocument>(lesson.folder);
  document->setProse(QString::fromStdString(prose.html), look);
  return document;
}

std::unique_ptr<LessonDocument> lessonDocument(const lesson::Lesson& lesson, const lesson::LessonText& text,
                                               const LessonLook& look,
                                               const std::function<QString(const lesson::Block&)>& instead) {
  QString html;
  for (const lesson::Page& page : text.pages) {
    html += QStringLiteral("<h2>%1</h2>").arg(QString::fromStdString(page.title).toHtmlEscaped());
    for (const lesson::Block& block : page.blocks) {
      if (const auto* prose = std::get_if<lesson::Prose>(&block.content))
        html += QString::fromStdString(prose->html);
      else if (instead)
        html += instead(block);
    }
  }
  auto document = std::make_unique<LessonDocument>(lesson.folder);
  document->setProse(html, look);
  return document;
}

}  // namespace lookback::ui
