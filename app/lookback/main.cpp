// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>
#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "app/lookback/end_signals.h"
#include "app/option_checks.h"
#include "core/base/error.h"
#include "core/store/place.h"
#include "ui/learn/learn_page.h"
#include "ui/main_window.h"
#include "ui/models/asked_places.h"
#include "ui/pages/data_page.h"
#include "ui/present/handout_desk.h"
#include "ui/support/language.h"
#include "ui/support/save_file.h"
#include "ui/support/style.h"
#include "ui/window_actions.h"

namespace {

using namespace lookback;
using namespace lookback::ui;

constexpr const char* kVersion = LOOKBACK_VERSION;
constexpr const char* kOpeningSentence = "L'accord sur la zone économique européenne a été signé en août 1992.";
constexpr const char* kOpeningSentenceEnglish =
    "The agreement on the European Economic Area was signed in August 1992.";
/// How long a screenshot waits for flip marks and layout after the sentence is there.
constexpr int kScreenshotDelayMs = 600;
constexpr int kScreenshotTimeoutMs = 60000;

struct Options {
  std::string model, text, page = "decode", store, theme, language, screenshot, step, lesson, handout, out;
  std::vector<std::string> edits, corpus;
  QSize size;
  double scale = 0;
  bool measureStart = false, teacher = false;
};

/// "1280x800"; an empty size for anything else.
QSize parseSize(const std::string& text) {
  int width = 0, height = 0;
  char rest = 0;
  const bool good = std::sscanf(text.c_str(), "%dx%d%c", &width, &height, &rest) == 2 && width > 0 && height > 0;
  return good && width <= 16384 && height <= 16384 ? QSize(width, height) : QSize();
}

std::optional<ThemeName> parseTheme(const QString& name) {
  if (name == QLatin1String("system")) return ThemeName::system;
  if (name == QLatin1String("light")) return ThemeName::light;
  if (name == QLatin1String("dark")) return ThemeName::dark;
  if (name == QLatin1String("contrast")) return ThemeName::contrast;
  return std::nullopt;
}

int parse(CLI::App& app, Options& options, int argc, char** argv) {
  std::string size;
  app.set_version_flag("--version", std::string("lookback ") + kVersion);
  app.add_option("--model", options.model, "Model file (.safetensors) to open")->option_text("FILE");
  app.add_option("--text", options.text, "Sentence to decode first")->option_text("SENTENCE");
  app.add_option("--page", options.page, "Page to open: learn, decode, energies, train, scoreboard, race or data")
      ->check(CLI::IsMember({"learn", "decode", "energies", "train", "scoreboard", "race", "data"}));
  app.add_option("--lesson", options.lesson, "Lesson to open on the page Learn, by number or folder name")
      ->option_text("LESSON");
  app.add_option("--handout", options.handout, "Write a lesson's handout as PDF and quit: a number, name or folder")
      ->option_text("LESSON");
  app.add_option("--out", options.out, "File of the handout")->option_text("FILE");
  app.add_flag("--teacher", options.teacher, "The teacher's handout, with answers and notes");
  app.get_option("--handout")->needs("--out");
  app.get_option("--out")->needs("--handout");
  app.get_option("--teacher")->needs("--handout");
  app.add_option("--corpus", options.corpus, "Files to open on the page Data: one TSV or two texts, and links")
      ->expected(1, 3)
      ->option_text("FILE...");
  app.add_option("--store", options.store, "File that keeps the runs")->option_text("FILE");
  app.add_option("--theme", options.theme, "system, light, dark or contrast")
      ->check(CLI::IsMember({"system", "light", "dark", "contrast"}));
  app.add_option("--language", options.language, "system, en or fr; this time only")
      ->check(CLI::IsMember({"system", "en", "fr"}));
  app.add_option("--scale", options.scale, "Size of everything in percent, 80 to 300")->check(numberFrom(80.0, 300.0));
  app.add_option("--size", size, "Size of the window in pixels, for example 1280x800")
      ->option_text("WxH")
      ->check([](const std::string& text) {
        return parseSize(text).isValid() ? std::string() : "Not a size: " + text + " (for example 1280x800)";
      });
  app.add_option("--screenshot", options.screenshot,
                 "Save a picture of the window once the sentence is decoded, and quit; needs no display")
      ->option_text("FILE");
  app.add_flag("--measure-start", options.measureStart,
               "Say \"window\" when the window is painted, \"sentence\" when the sentence is, and quit");
  app.add_option("--step", options.step, "Step to show, with a sub-step if wanted: 6 or 6:blend")
      ->check([](const std::string& text) {
        return parseStep(QString::fromStdString(text)) ? std::string()
                                                       : "Not a step: " + text + " (for example 6:blend)";
      });
  app.add_option("--set", options.edits, "Energy to set, as STEP:POSITION=ENERGY; steps count from 1, positions from 0")
      ->check([](const std::string& text) {
        return parseEnergy(QString::fromStdString(text))
                   ? std::string()
                   : "Not STEP:POSITION=ENERGY with a finite number: " + text + " (for example 1:0=2.5)";
      });
  for (const char* elsewhere : {"--text", "--page", "--lesson", "--corpus", "--screenshot", "--measure-start", "--size",
                                "--step", "--set", "--model"})
    app.get_option("--handout")->excludes(elsewhere);  // it opens no window
  app.get_option("--lesson")->excludes("--corpus");
  guardOptions(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error);
    return code == 0 ? -1 : 2;
  }
  if (!size.empty()) options.size = parseSize(size);
  return 0;
}

bool isSet(const char* name) {
  const char* value = std::getenv(name);
  return value && *value;
}

/// True if a platform can be opened; what needs no display gets one without.
bool preparePlatform(bool withoutDisplay) {
  if (isSet("QT_QPA_PLATFORM") || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")) return true;
  if (!withoutDisplay) return false;
  setenv("QT_QPA_PLATFORM", "offscreen", 1);
  return true;
}

constexpr const char* kNoDisplay =
    "lookback: there is no display to open a window on. Start it on a desktop, save a picture with "
    "--screenshot FILE, or use lookback-cli.\n";

/// Qt ends the program with abort() when a display does not answer; a sentence and exit code 1 are kinder.
void onMessage(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtFatalMsg) {
    const bool display = message.contains(QLatin1String("platform plugin"));
    std::fputs(display ? kNoDisplay : qPrintable(QStringLiteral("lookback: %1\n").arg(message)), stderr);
    std::fflush(stderr);
    std::_Exit(1);
  }
  if (message.contains(QLatin1String("could not connect to display")) ||
      message.contains(QLatin1String("Could not load the Qt platform plugin")))
    return;
  std::fprintf(stderr, "%s\n", qPrintable(message));
}

QStringList modelFolders() {
  const QDir program(QCoreApplication::applicationDirPath());
  QStringList folders = {program.filePath(QStringLiteral("../share/lookback/models")),
                         program.filePath(QStringLiteral("models")), program.filePath(QStringLiteral("../models"))};
#ifdef LOOKBACK_MODELS_DIR
  folders << QStringLiteral(LOOKBACK_MODELS_DIR);
#endif
  return folders;
}

/// Saves the window when it has settled, and quits. `refused`: something of the command line cannot be shown.
void takeScreenshot(MainWindow& window, Theme& theme, const Options& options, const bool& refused) {
  theme.setReducedMotion(true);
  const auto shoot = [&window, &refused, file = QString::fromStdString(options.screenshot)](bool good) {
    QBuffer picture;
    picture.open(QIODevice::WriteOnly);
    window.grab().save(&picture, QFileInfo(file).suffix().isEmpty() ? "png" : qPrintable(QFileInfo(file).suffix()));
    const QString why =
        picture.data().isEmpty() ? QStringLiteral("name it .png or .jpg") : saveFile(picture.data(), file);
    const bool saved = why.isEmpty();
    if (!saved) std::fprintf(stderr, "lookback: %s could not be written: %s\n", qPrintable(file), qPrintable(why));
    if (!good) std::fprintf(stderr, "lookback: %s\n", qPrintable(window.banner().text()));
    QCoreApplication::exit(saved && good && !refused ? 0 : 1);
  };
  auto* delay = new QTimer(&window);
  delay->setSingleShot(true);
  delay->setInterval(kScreenshotDelayMs);
  QObject::connect(&window, &MainWindow::settled, delay, [delay, shoot](bool good) {
    delay->disconnect();
    QObject::connect(delay, &QTimer::timeout, delay, [shoot, good] { shoot(good); });
    delay->start();  // anew with every edit that comes in
  });
  QTimer::singleShot(kScreenshotTimeoutMs, &window, [shoot] { shoot(false); });
}

/// For the benchmark of the start: says "window" once the window is painted and "sentence" once it was painted with the
/// sentence, and quits.
class StartReport final : public QObject {
 public:
  explicit StartReport(MainWindow& window) : QObject(&window), m_window(window) {
    qApp->installEventFilter(this);
    connect(&window, &MainWindow::settled, this, [this](bool good) {
      m_word = good ? "sentence" : "failure";
      m_due = false;  // a picture that was begun before does not count
    });
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool painting = event->type() == QEvent::Paint && watched->isWidgetType() &&
                          static_cast<QWidget*>(watched)->window() == &m_window;
    if (painting && !std::exchange(m_due, true)) QTimer::singleShot(0, this, &StartReport::say);
    return false;
  }

 private:
  void say() {
    if (!m_due) return;
    m_due = false;
    if (!std::exchange(m_shown, true)) write("window");
    if (!m_word) return;
    write(m_word);
    QCoreApplication::exit(std::strcmp(m_word, "sentence") == 0 ? 0 : 1);
  }
  static void write(const char* word) {
    std::fprintf(stdout, "%s\n", word);
    std::fflush(stdout);
  }

  MainWindow& m_window;
  const char* m_word = nullptr;  // when the sentence is there, or never will be
  bool m_due = false, m_shown = false;
};

/// The steps and energies of the command line, or a sentence on the window that says why not.
void showAsked(MainWindow& window, const Options& options, bool& refused) {
  std::vector<Intervention> energies;
  for (const std::string& text : options.edits) energies.push_back(*parseEnergy(QString::fromStdString(text)));
  const std::optional<AskedStep> step = parseStep(QString::fromStdString(options.step));
  DecodeModel& model = window.decodeModel();
  if (!model.trace() || (energies.empty() && !step)) return;
  if (const QString problem = placeProblem(*model.trace(), energies, step); !problem.isEmpty()) {
    std::fprintf(stderr, "lookback: %s\n", qPrintable(problem));
    refused = true;
    QTimer::singleShot(0, &window,
                       [&window, problem] { window.refuse(problem); });  // after whoever waits for the sentence
    return;
  }
  for (const Intervention& energy : energies) model.requestIntervention(energy);
  if (step) model.setCursor(step->step, step->subStep);
  if (!energies.empty()) model.setSource(energies.back().position);
}

void openAs(MainWindow& window, const Options& options, bool& refused) {
  auto* once = new QObject(&window);
  QObject::connect(&window, &MainWindow::settled, once, [once, &window, &refused, options](bool good) {
    if (good && !window.decodeModel().trace()) return;  // another page is there before the sentence
    once->deleteLater();
    if (!good) return;
    showAsked(window, options, refused);
  });
}

void openData(MainWindow& window, const Options& options) {
  window.showPage(QStringLiteral("data"));
  QStringList files;
  for (const std::string& file : options.corpus) files << QFileInfo(QString::fromStdString(file)).absoluteFilePath();
  window.dataPage().takeFiles(files);
}

/// Empty if there is no home to keep runs in; then they stay in memory.
std::filesystem::path storeFile(const Options& options) {
  if (!options.store.empty())
    return std::filesystem::path(QFileInfo(QString::fromStdString(options.store)).absoluteFilePath().toStdU16String());
  try {
    return store::defaultStorePath();
  } catch (const Error&) {
    return {};
  }
}

/// What can be said of the named files before there is a window; empty if nothing stands against them.
std::string fileTrouble(const Options& options) {
  std::error_code ignored;
  for (const std::string& file : options.corpus) {
    const auto status = std::filesystem::status(file, ignored);
    if (!std::filesystem::exists(status)) return fmt::format("--corpus: there is no file \"{}\"", file);
    if (std::filesystem::is_directory(status))
      return fmt::format("--corpus: \"{}\" is a folder; name a text file", file);
    if (::access(file.c_str(), R_OK) != 0) return fmt::format("--corpus: \"{}\" may not be read", file);
  }
  const auto store = std::filesystem::status(options.store, ignored);
  if (!options.store.empty() && std::filesystem::exists(store) && !std::filesystem::is_regular_file(store))
    return fmt::format("--store: \"{}\" is no ordinary file; name another", options.store);
  return {};
}

int refuse(const std::string& sentence) {
  std::fprintf(stderr, "lookback: %s\n", sentence.c_str());
  return 1;
}

int run(QApplication& app, const Options& options) {
  Settings settings(Settings::defaultFile());
  WindowLanguage language(settings);
  if (!options.language.empty()) language.show(QString::fromStdString(options.language));
  Theme theme;
  theme.setName(parseTheme(settings.get(setting::theme)).value_or(ThemeName::system));
  theme.setScale(settings.get(setting::scale));
  theme.setReducedMotion(settings.get(setting::reducedMotion));
  if (!options.theme.empty()) theme.setName(*parseTheme(QString::fromStdString(options.theme)));
  if (options.scale > 0) theme.setScale(options.scale / 100);
  app.setStyle(new Style(theme));
  Actions actions(settings);
  addWindowActions(actions);
  language.bind(actions);
  ModelShelf shelf(modelFolders(), settings.get(setting::recentModels));
  if (!options.lesson.empty() && findLesson(options.lesson, settings.get(setting::ownLessons)).empty())
    return refuse("there is no lesson \"" + options.lesson + "\"; give the number of one, or the name of its folder");
  if (!options.handout.empty())
    return runHandout(Services{theme, settings, actions, shelf, storeFile(options)}, options.handout,
                      language.shown().toStdString(), options.teacher ? HandoutFor::teacher : HandoutFor::student,
                      QString::fromStdString(options.out));
  MainWindow window(Services{theme, settings, actions, shelf, storeFile(options)});
  if (options.size.isValid()) window.resize(options.size);
  if (options.size.isValid() && window.size() != options.size)
    return refuse(fmt::format("--size {}x{}: the window needs at least {}x{}", options.size.width(),
                              options.size.height(), window.minimumWidth(), window.minimumHeight()));
  bool refused = false;
  openAs(window, options, refused);
  if (!options.screenshot.empty()) takeScreenshot(window, theme, options, refused);
  if (options.measureStart) new StartReport(window);
  const std::filesystem::path model =
      options.model.empty()
          ? shelf.opening(settings.get(setting::model))
          : std::filesystem::path(QFileInfo(QString::fromStdString(options.model)).absoluteFilePath().toStdU16String());
  const bool english = options.text.empty() && model.stem().string().starts_with("en-");
  const QString sentence = QString::fromStdString(
      options.text.empty() ? (english ? kOpeningSentenceEnglish : kOpeningSentence) : options.text);
  // The worker reads the model while the window is painted for the first time.
  window.start(model, sentence);
  if (options.page == "race")
    actions.get(QStringLiteral("scoreboard.race"))->trigger();
  else if (options.page != "decode")
    actions.get(QStringLiteral("page.") + QString::fromStdString(options.page))->trigger();
  if (!options.lesson.empty()) {
    window.showPage(QStringLiteral("learn"));
    window.learnPage().openLesson(QString::fromStdString(options.lesson));
  }
  if (!options.corpus.empty()) openData(window, options);
  window.show();
  return app.exec();
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App commandLine{
      "Lookback: step a trained attention model through a sentence, change its energies and weights, and see what "
      "it writes then."};
  if (const int code = parse(commandLine, options, argc, argv)) return std::max(code, 0);
  if (const std::string trouble = fileTrouble(options); !trouble.empty()) return refuse(trouble);
  if (!preparePlatform(!options.screenshot.empty() || !options.handout.empty() || options.measureStart)) {
    std::fputs(kNoDisplay, stderr);
    return 1;
  }
  qInstallMessageHandler(onMessage);
  int one = 1;  // Qt has no business with our options
  QApplication app(one, argv);
  QCoreApplication::setApplicationName(QStringLiteral("Lookback"));
  QCoreApplication::setApplicationVersion(QStringLiteral(LOOKBACK_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("lookback"));
  app.setWindowIcon(QIcon(QStringLiteral(":/icons/lookback.svg")));
  const EndSignals signals;
  return run(app, options);
}
