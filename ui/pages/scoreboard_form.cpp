// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/scoreboard_form.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "ui/support/text.h"
#include "ui/views/number_text.h"
#include "ui/views/pane_controls.h"

namespace lookback::ui {
namespace {

constexpr int kLeastWords = 3, kMostWords = 50;  // what the generator can write

QString fileName(const std::filesystem::path& file) {
  return QFileInfo(QString::fromStdU16String(file.u16string())).fileName();
}

}  // namespace

EvaluateForm::EvaluateForm(Services services, QWidget* parent)
    : QDialog(parent), m_services(services), m_board(std::make_shared<Board>()) {
  setObjectName(QStringLiteral("evaluateForm"));
  build();
  retranslate();
  follow();
}

QSpinBox* EvaluateForm::number(const char* name, int least, int most, int value) {
  auto* box = new QSpinBox(this);
  box->setObjectName(QLatin1String(name));
  box->setRange(least, most);
  box->setValue(value);
  box->setMinimumHeight(static_cast<int>(m_services.theme.px(32)));
  return box;
}

void EvaluateForm::addField(QWidget* control) {
  auto* caption = plainLabel(control->objectName() + QStringLiteral(".caption"), "note", this);
  caption->setBuddy(control);
  m_fields.push_back({caption, control});
  static_cast<QFormLayout*>(layout()->itemAt(0)->layout())->addRow(caption, control);
}

void EvaluateForm::build() {
  auto* column = new QVBoxLayout(this);
  column->addLayout(new QFormLayout);
  const auto combo = [this](const char* name) {
    auto* box = new FieldCombo(m_services.theme, this);
    box->setObjectName(QLatin1String(name));
    setLook(*box, "field");
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(28);
    return box;
  };
  const auto button = [this](const char* name, const char* look) {
    auto* made = new QPushButton(this);
    made->setObjectName(QLatin1String(name));
    setLook(*made, look);
    made->setAutoDefault(false);
    return made;
  };
  m_system = combo("evaluate.system");
  m_set = combo("evaluate.set");
  m_first = button("evaluate.file", "button");
  m_second = button("evaluate.references", "button");
  m_sentences = number("evaluate.sentences", 1, 20000, 500);
  m_from = number("evaluate.from", kLeastWords, kMostWords, kLeastWords);
  m_to = number("evaluate.to", kLeastWords, kMostWords, kMostWords);
  m_seed = number("evaluate.seed", 0, 1000000, 99);
  m_beam = number("evaluate.beam", 1, 50, 5);
  for (QWidget* control :
       std::initializer_list<QWidget*>{m_system, m_set, m_first, m_second, m_sentences, m_from, m_to, m_seed, m_beam})
    addField(control);
  m_replace = new PaneCheck(m_services.theme, QString(), this);
  m_again = new PaneCheck(m_services.theme, QString(), this);
  m_hint = plainLabel(QStringLiteral("evaluate.hint"), "note", this);
  m_problem = plainLabel(QStringLiteral("evaluate.problem"), "note", this);
  for (QLabel* label : {m_hint, m_problem}) label->setWordWrap(true);
  column->addWidget(m_replace);
  column->addWidget(m_again);
  column->addWidget(m_hint);
  column->addWidget(m_problem);
  m_start = button("evaluate.start", "primary");
  m_start->setDefault(true);
  m_close = button("evaluate.close", "button");
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(m_close);
  buttons->addWidget(m_start);
  column->addLayout(buttons);

  connect(m_system, &QComboBox::currentIndexChanged, this, [this] {
    fillSets();
    follow();
  });
  connect(m_set, &QComboBox::currentIndexChanged, this, &EvaluateForm::follow);
  connect(m_first, &QPushButton::clicked, this, [this] { chooseFile(m_file, m_first); });
  connect(m_second, &QPushButton::clicked, this, [this] { chooseFile(m_references, m_second); });
  connect(m_from, &QSpinBox::valueChanged, m_to, &QSpinBox::setMinimum);
  connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
  connect(m_start, &QPushButton::clicked, this, [this] {
    try {
      const EvaluationWish asked = wish();
      m_problem->clear();
      accept();
      Q_EMIT evaluateRequested(asked);
    } catch (const Error& error) {
      m_problem->setText(QString::fromUtf8(error.what()));
    }
  });
}

void EvaluateForm::chooseFile(std::filesystem::path& file, QPushButton*) {
  auto* dialog =
      new QFileDialog(this, tr("Choose a file"), QString(), tr("Texts (*.tsv *.txt *.gz *.fr *.en);;All files (*)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  connect(dialog, &QFileDialog::fileSelected, this, [this, &file](const QString& chosen) {
    file = chosen.toStdU16String();
    showFiles();
  });
  dialog->open();
}

void EvaluateForm::setFiles(const std::filesystem::path& file, const std::filesystem::path& references) {
  m_file = file;
  m_references = references;
  m_set->setCurrentIndex(references.empty() ? 1 : 2);
  showFiles();
}

void EvaluateForm::showFiles() {
  m_first->setText(m_file.empty() ? tr("Choose…") : menuText(fileName(m_file)));
  m_second->setText(m_references.empty() ? tr("Choose…") : menuText(fileName(m_references)));
}

void EvaluateForm::setBoard(const std::shared_ptr<const Board>& board) {
  m_board = board;
  fillSystems();
  fillSets();
  follow();
}

/// First "all of a direction" for each direction that there is, then the systems one by one.
void EvaluateForm::fillSystems() {
  const QSignalBlocker quiet(m_system);
  const QString kept = m_system->currentData().toString();
  m_system->clear();
  std::vector<Direction> directions;
  for (const BoardSystem& system : m_board->systems)
    if (std::find(directions.begin(), directions.end(), system.direction) == directions.end())
      directions.push_back(system.direction);
  for (const BoardSystem& system : m_board->systems) m_system->addItem(system.name, QString::fromStdString(system.key));
  for (const Direction& direction : directions)
    m_system->addItem(tr("All that translate %1").arg(directionText(direction)),
                      QStringLiteral("all:") + directionText(direction));
  const int at = m_system->findData(kept);
  m_system->setCurrentIndex(std::max(0, at));
}

void EvaluateForm::offer(const std::string& system) {
  const int at = m_system->findData(QString::fromStdString(system));
  if (at >= 0) m_system->setCurrentIndex(at);
}

Direction EvaluateForm::direction() const {
  const QString chosen = m_system->currentData().toString();
  for (const BoardSystem& system : m_board->systems)
    if (QString::fromStdString(system.key) == chosen ||
        chosen == QStringLiteral("all:") + directionText(system.direction))
      return system.direction;
  return {};
}

void EvaluateForm::fillSets() {
  const QSignalBlocker quiet(m_set);
  const int kept = std::max(0, m_set->currentIndex());
  m_set->clear();
  m_sets = {{Source::generated, 0}, {Source::pairs, 0}, {Source::parallel, 0}};
  m_set->addItems({tr("Generated sentences"), tr("One file: source, tab, reference"), tr("Two files, line by line")});
  for (std::size_t k = 0; k < m_board->testSets.size(); ++k) {
    const store::StoredTestSet& set = m_board->testSets[k];
    if (!(set.direction == direction())) continue;
    m_sets.push_back({Source::stored, k});
    m_set->addItem(tr("Scored before: %1").arg(QString::fromStdString(set.name)));
  }
  for (std::size_t k = 0; k < m_board->imported.size(); ++k) {
    const Board::ImportedSet& set = m_board->imported[k];
    if (!(set.direction == direction())) continue;
    m_sets.push_back({Source::imported, k});
    m_set->addItem(
        tr("Imported: %1 (%2 pairs)").arg(QString::fromStdString(set.name), countText(static_cast<qint64>(set.pairs))));
  }
  m_set->setCurrentIndex(kept < m_set->count() ? kept : 0);
}

EvaluateForm::SetItem EvaluateForm::set() const {
  const int at = m_set->currentIndex();
  return at < 0 || at >= static_cast<int>(m_sets.size()) ? SetItem{} : m_sets[static_cast<std::size_t>(at)];
}

void EvaluateForm::follow() {
  const Source source = set().source;
  const auto show = [this](const QWidget* control, bool shown) {
    for (const Field& field : m_fields)
      if (field.control == control) {
        field.caption->setVisible(shown);
        field.control->setVisible(shown);
      }
  };
  const bool generated = source == Source::generated;
  show(m_first, source == Source::pairs || source == Source::parallel);
  show(m_second, source == Source::parallel);
  for (const QWidget* control : {m_sentences, m_from, m_to, m_seed}) show(control, generated);
  const QString way = directionText(direction());
  m_hint->setText(generated
                      ? tr("Sentences of the generator, %1, with gold links, so AER is measured too. Seed 99 was used "
                           "for no shipped model.")
                            .arg(way)
                  : source == Source::pairs    ? tr("Each line: %1, source first.").arg(way)
                  : source == Source::parallel ? tr("Line i of one file belongs to line i of the other; %1.").arg(way)
                                               : tr("The same sentences as before, %1.").arg(way));
  m_start->setEnabled(!m_board->systems.empty());
  m_problem->clear();
  showFiles();
  adjustSize();
}

EvaluationWish EvaluateForm::wish() const {
  EvaluationWish wish;
  const QString chosen = m_system->currentData().toString();
  for (const BoardSystem& system : m_board->systems)
    if (QString::fromStdString(system.key) == chosen ||
        chosen == QStringLiteral("all:") + directionText(system.direction))
      wish.systems.push_back(system);
  if (wish.systems.empty())
    throw Error(ErrorCode::wrongUsage, tr("There is no model to evaluate. Open one or train one first.").toStdString());
  const SetItem item = set();
  TestSetChoice& choice = wish.set;
  choice.direction = direction();
  const auto wanted = [](const std::filesystem::path& file, const QString& problem) {
    if (file.empty()) throw Error(ErrorCode::wrongUsage, problem.toStdString());
    return file;
  };
  switch (item.source) {
    case Source::generated:
      choice.kind = TestSetChoice::Kind::generated;
      choice.sentences = m_sentences->value();
      choice.minWords = m_from->value();
      choice.maxWords = m_to->value();
      choice.seed = static_cast<std::uint64_t>(m_seed->value());
      break;
    case Source::parallel:
      choice.references = wanted(m_references, tr("Choose the file with the references."));
      [[fallthrough]];
    case Source::pairs:
      choice.kind = item.source == Source::pairs ? TestSetChoice::Kind::pairs : TestSetChoice::Kind::parallel;
      choice.file = wanted(m_file, tr("Choose the file with the sentences."));
      break;
    case Source::stored:
      choice.kind = TestSetChoice::Kind::stored;
      choice.fingerprint = m_board->testSets[item.index].fingerprint;
      break;
    case Source::imported:
      choice.kind = TestSetChoice::Kind::pairs;
      choice.file = m_board->imported[item.index].file;
      choice.links = m_board->imported[item.index].links;
      choice.name = m_board->imported[item.index].name;
      break;
  }
  wish.beam = m_beam->value();
  wish.replaceUnknown = m_replace->isChecked();
  wish.again = m_again->isChecked();
  return wish;
}

void EvaluateForm::retranslate() {
  setWindowTitle(tr("Evaluate"));
  const struct {
    QWidget* control;
    QString name, help;
  } texts[] = {
      {m_system, tr("Model"),
       tr("The model or stored run that translates; or all of one direction, one after the other.")},
      {m_set, tr("Test set"), tr("Sentences with translations by people, that no model was trained on.")},
      {m_first, tr("Sentences"), tr("The file to translate; may be gzip.")},
      {m_second, tr("References"), tr("The file with their translations; may be gzip.")},
      {m_sentences, tr("How many"), tr("More sentences make the intervals narrower and take longer.")},
      {m_from, tr("Words from"), tr("Shortest sentence, in French words.")},
      {m_to, tr("Words to"), tr("Longest sentence, in French words.")},
      {m_seed, tr("Seed"), tr("The same seed makes the same sentences on every computer.")},
      {m_beam, tr("Beam"), tr("Hypotheses kept at each word; 1 is greedy.")},
  };
  for (const auto& text : texts)
    for (const Field& field : m_fields) {
      if (field.control != text.control) continue;
      field.caption->setText(text.name);
      describeControl(*field.control, field.control->objectName(), text.name, text.help);
      field.control->setToolTip(plainTip(text.help));
    }
  m_replace->setText(tr("Replace unknown words by the source word read from most"));
  describeControl(*m_replace, QStringLiteral("evaluate.replace"), m_replace->text(),
                  tr("What stands where the model writes <unk>."));
  m_again->setText(tr("Translate again even if the score is kept"));
  describeControl(*m_again, QStringLiteral("evaluate.again"), m_again->text(),
                  tr("A score of the same model on the same sentences is taken from the store otherwise."));
  m_start->setText(tr("Evaluate"));
  describeControl(*m_start, QStringLiteral("evaluate.start"), tr("Evaluate"),
                  tr("Translates the test set and scores it."));
  m_close->setText(tr("Close"));
  describeControl(*m_close, QStringLiteral("evaluate.close"), tr("Close"),
                  tr("Closes the form; nothing is evaluated."));
  fillSystems();
  fillSets();
  follow();
}

}  // namespace lookback::ui
