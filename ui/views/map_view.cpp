// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/map_view.h"

#include <QAction>

#include "core/model/model.h"
#include "ui/views/map_gold_bar.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"
#include "ui/views/scale_legend.h"
#include "ui/views/view_export.h"

namespace lookback::ui {

MapView::MapView(DecodeModel& model, Theme& theme, QWidget* parent)
    : PaneView(QStringLiteral("map"), model, theme, parent),
      m_map(new MapCanvas(model, theme, this)),
      m_sizes(new Segments(theme, {QString(), QString()}, this)),
      m_reader(new PaneCombo(theme, this)),
      m_legend(new ScaleLegend(
          theme, [&theme](double share) { return theme.weight(share); }, this)),
      m_transpose(add("map.transpose")),
      m_fit(add("map.fit")) {
  addControl(m_sizes);
  addControl(m_reader);
  m_reader->hide();
  addControl(m_legend);
  m_transpose->setCheckable(true);
  m_fit->setCheckable(true);
  connect(m_sizes, &Segments::chosenChanged, this,
          [this](int index) { setCellSize(index == 0 ? CellSize::forty : CellSize::fit); });
  connect(m_fit, &QAction::toggled, this, [this](bool on) { setCellSize(on ? CellSize::fit : CellSize::forty); });
  connect(m_transpose, &QAction::toggled, this, &MapView::setTransposed);
  connect(m_map, &MapCanvas::sceneChanged, this, [this] {
    if (stretched()) nameLegend();
  });
  connect(m_map, &MapCanvas::actionRequested, this, [this](const QString& name) {
    if (auto* wanted = findChild<QAction*>(name); wanted && wanted->isEnabled()) wanted->trigger();
  });
  setCanvas(m_map);
}

QAction* MapView::add(const char* name) {
  auto* action = new QAction(this);
  action->setObjectName(QLatin1String(name));
  addAction(action);
  return action;
}

void MapView::setGold(GoldModel& gold) {
  m_gold = &gold;
  m_showGold = add("map.gold");
  m_annotate = add("map.annotate");
  m_sure = add("map.sure");
  m_possible = add("map.possible");
  m_unlink = add("map.unlink");
  m_compare = add("map.compare");
  m_showGold->setCheckable(true);
  m_annotate->setCheckable(true);
  connect(m_showGold, &QAction::triggered, this, [this] { m_gold->setGoldVisible(!m_gold->goldVisible()); });
  connect(m_annotate, &QAction::triggered, this, [this] { m_gold->setAnnotating(!m_gold->annotating()); });
  connect(m_sure, &QAction::triggered, this, [this] { link(LinkKind::sure); });
  connect(m_possible, &QAction::triggered, this, [this] { link(LinkKind::possible); });
  connect(m_unlink, &QAction::triggered, this, [this] { link(LinkKind::none); });
  connect(m_compare, &QAction::triggered, &gold, &GoldModel::requestComparison);
  m_bar = new MapGoldBar(gold, theme(), {m_annotate, m_showGold, m_compare}, this);
  addFooter(m_bar);
  m_bar->orderAfter(m_map);
  m_map->setGold(gold);
  connect(&gold, &GoldModel::changed, this, &MapView::enableLinks);
  connect(&model(), &DecodeModel::cursorChanged, this, &MapView::enableLinks);
  retranslate();
  enableLinks();
}

void MapView::setPosteriors(PosteriorModel& posteriors) {
  m_posteriors = &posteriors;
  m_nextReader = add("map.reader");
  connect(m_nextReader, &QAction::triggered, &posteriors, &PosteriorModel::chooseNext);
  connect(m_reader, &QComboBox::activated, this, [this](int index) {
    const auto& choices = m_posteriors->choices();
    m_posteriors->choose(index < 1 ? std::nullopt : std::optional(choices[static_cast<std::size_t>(index - 1)]));
  });
  m_map->setPosteriors(posteriors);
  connect(&posteriors, &PosteriorModel::changed, this, &MapView::followReader);
  retranslate();
}

/// The choices, the one shown, and everything that says whose weights these are.
void MapView::followReader() {
  QStringList names = {m_posteriors->reader(std::nullopt).shortName()};
  int chosen = 0;
  for (const PosteriorChoice& choice : m_posteriors->choices()) {
    if (choice == m_posteriors->chosen()) chosen = static_cast<int>(names.size());
    names << m_posteriors->reader(choice).shortName();
  }
  QStringList shown;
  for (int k = 0; k < m_reader->count(); ++k) shown << m_reader->itemText(k);
  if (names != shown) {
    m_reader->clear();
    m_reader->addItems(names);
    m_reader->updateGeometry();
  }
  m_reader->setCurrentIndex(chosen);
  m_reader->setVisible(names.size() > 1);
  m_nextReader->setEnabled(names.size() > 1);
  nameLegend();
  const QString title = reader().isPosterior() ? tr("Map, %1").arg(reader().name()) : tr("Map");
  if (title != accessibleName()) setTexts(title, helpText());
  followStale();
}

bool MapView::isBehind() const {
  return PaneView::isBehind() || (m_posteriors && m_posteriors->waiting());
}

QString MapView::helpText() const {
  if (reader().isPosterior())
    return tr(
        "A table of posteriors: each row is a target word and shows how likely a statistical alignment takes it "
        "from every source word, on the same fixed scale from 0 to 1. Arrow keys move from cell to cell.");
  return tr(
      "A table of all weights: each row is a target word and shows how much it reads from every source word, on "
      "a fixed scale from 0 to 1. Arrow keys move from cell to cell.");
}

void MapView::link(LinkKind kind) {
  m_gold->requestLink(model().step(), model().source(), kind);
}

void MapView::enableLinks() {
  const GoldOverlay& overlay = *m_gold->overlay();
  const bool here = m_map->rows() > 0;
  m_showGold->setEnabled(here && overlay.hasGold);
  m_showGold->setChecked(overlay.goldShown);
  m_annotate->setEnabled(here);
  m_annotate->setChecked(m_gold->annotating());
  const bool word = here && m_gold->annotating() && m_gold->linkable(model().step(), model().source());
  m_sure->setEnabled(word);
  m_possible->setEnabled(word);
  m_unlink->setEnabled(word && m_gold->ownAt({model().source(), model().step() - 1}) != LinkKind::none);
  m_compare->setEnabled(here && (overlay.hasGold || overlay.hasOwn));
}

void MapView::retranslate() {
  setTexts(tr("Map"), helpText());
  m_sizes->setTexts({tr("40 px"), tr("Fit")});
  describeControl(*m_sizes, QStringLiteral("map.cellSize"), tr("Cell size"),
                  tr("Cells of 40 pixels with their values, or as small as needed for the whole sentence."));
  m_legend->setObjectName(QStringLiteral("map.legend"));
  nameLegend();
  m_transpose->setText(tr("Exchange rows and columns"));
  m_fit->setText(tr("Fit the map into the pane"));
  describeControl(*m_reader, QStringLiteral("map.readers"), tr("Whose weights"),
                  tr("The attention of the decoder, or how a statistical alignment, trained by counting, explains the "
                     "same words: in the same cells, on the same scale, beside the same gold links (R)."));
  m_reader->setToolTip(m_reader->accessibleDescription());
  if (m_posteriors) {
    m_nextReader->setText(tr("Show the next: attention, HMM, Model 1"));
    followReader();
  }
  if (!m_gold) return;
  m_showGold->setText(tr("Show the gold links"));
  m_annotate->setText(tr("Draw links of your own"));
  m_sure->setText(tr("Link as sure"));
  m_possible->setText(tr("Link as possible"));
  m_unlink->setText(tr("Take the link away"));
  m_compare->setText(tr("Compare the links…"));
}

void MapView::nameLegend() {
  const QString symbol = reader().isPosterior() ? QStringLiteral("p") : QStringLiteral("α");
  const QString low = fixedText(scene().lowest(), 2), high = fixedText(scene().highest(), 2);
  if (stretched())
    m_legend->setTexts(low, high, symbol, tr("stretched"));
  else
    m_legend->setTexts(QStringLiteral("0"), tr("1 fixed"), symbol);
  m_legend->setAccessibleName(
      stretched() ? tr("Colour scale of the weights, stretched to this picture: from %1 to %2").arg(low, high)
                  : tr("Colour scale of the weights, fixed from 0 to 1"));
}

void MapView::setStretched(bool stretched) {
  if (stretched == this->stretched()) return;
  MapOptions options = m_map->options();
  options.stretched = stretched;
  m_map->setOptions(options);
  nameLegend();
  Q_EMIT optionsChanged();
}

void MapView::layOutLike(std::shared_ptr<const Trace> trace) {
  MapOptions options = m_map->options();
  if (options.alike == trace) return;
  options.alike = std::move(trace);
  m_map->setOptions(options);
}

void MapView::setSmallestCell(double pixels) {
  MapOptions options = m_map->options();
  options.smallest = pixels;
  m_map->setOptions(options);
}

void MapView::scrollWith(MapView& other) {
  connect(m_map, &MapCanvas::scrolled, other.m_map, &MapCanvas::scrollAlong);
  connect(other.m_map, &MapCanvas::scrolled, m_map, &MapCanvas::scrollAlong);
}

void MapView::setCellSize(CellSize size) {
  m_sizes->setChosen(size == CellSize::forty ? 0 : 1);
  m_fit->setChecked(size == CellSize::fit);
  if (size == cellSize()) return;
  MapOptions options = m_map->options();
  options.cells = size;
  m_map->setOptions(options);
  Q_EMIT optionsChanged();
}

void MapView::setTransposed(bool transposed) {
  m_transpose->setChecked(transposed);
  if (transposed == this->transposed()) return;
  MapOptions options = m_map->options();
  options.transposed = transposed;
  m_map->setOptions(options);
  Q_EMIT optionsChanged();
}

QString MapView::exportId() const {
  const QString suffix = reader().suffix();
  return suffix.isEmpty() ? objectName() : objectName() + u'-' + suffix;
}

QString MapView::exportNote() const {
  QString note = transposed() ? tr("Rows source, columns target; fixed scale from 0 to 1.")
                              : tr("Rows target, columns source; fixed scale from 0 to 1.");
  if (stretched())
    note = (transposed() ? tr("Rows source, columns target; scale STRETCHED, from %1 to %2.")
                         : tr("Rows target, columns source; scale STRETCHED, from %1 to %2."))
               .arg(fixedText(scene().lowest(), 2), fixedText(scene().highest(), 2));
  if (reader().isPosterior()) note = reader().note() + u' ' + note;
  if (!scene().gold() || !scene().gold()->goldShown) return note;
  return note + u' ' + tr("Frame: gold link, dashed where only possible; disc: hit, cross: miss, triangle: extra.") +
         u' ' + plainText(scene().goldNumbers()) + u'.';
}

QString MapView::exportCsv() const {
  if (m_map->rows() == 0) return {};
  const MapScene& map = scene();
  QStringList fields = {transposed() ? map.sourceTitle() + u'\\' + map.targetTitle()
                                     : map.targetTitle() + u'\\' + map.sourceTitle()};
  for (int column = 0; column < m_map->columns(); ++column) fields << map.columnLabel(column);
  QString csv = csvLine(fields);
  for (int row = 0; row < m_map->rows(); ++row) {
    fields = {map.rowLabel(row)};
    for (int column = 0; column < m_map->columns(); ++column) fields << exactText(map.weight({row, column}));
    csv += csvLine(fields);
  }
  return csv;
}

}  // namespace lookback::ui
