// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window/start_times.h"

#include <fmt/format.h>
#include <unistd.h>

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>

#include "core/base/error.h"

namespace lookback::ui {
namespace {

constexpr int kPatienceMs = 60000;

void emptyPageCache() {
  sync();
  QFile caches(QStringLiteral("/proc/sys/vm/drop_caches"));
  if (!caches.open(QIODevice::WriteOnly) || caches.write("3") != 1 || !caches.flush())
    throw Error("a cold start needs the right to empty the page cache (/proc/sys/vm/drop_caches)");
}

/// Waits for one line; milliseconds since the start of the clock.
double awaitWord(QProcess& process, const QElapsedTimer& clock, const QByteArray& word) {
  while (!process.canReadLine())
    if (!process.waitForReadyRead(kPatienceMs)) throw Error("the program ended without showing its window");
  const double at = static_cast<double>(clock.nsecsElapsed()) / 1e6;
  if (process.readLine().trimmed() != word)
    throw Error(fmt::format("the program did not say \"{}\"", word.toStdString()));
  return at;
}

}  // namespace

StartTimes startTimes(const QString& program, const std::filesystem::path& model, int starts, bool cold) {
  if (!QFile::exists(program)) throw Error(fmt::format("there is no program {}", program.toStdString()));
  const QTemporaryDir home;
  StartTimes times;
  for (int start = 0; start < starts; ++start) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());  // the settings of nobody
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    if (cold) emptyPageCache();
    QElapsedTimer clock;
    clock.start();
    process.start(program, {QStringLiteral("--measure-start"), QStringLiteral("--size"), QStringLiteral("1920x1080"),
                            QStringLiteral("--model"), QString::fromStdU16String(model.u16string())});
    times.window.push_back(awaitWord(process, clock, "window"));
    times.sentence.push_back(awaitWord(process, clock, "sentence"));
    process.waitForFinished(kPatienceMs);
  }
  return times;
}

}  // namespace lookback::ui
