// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <functional>
#include <vector>

namespace lookback::ui {

/// The pages of the rail by name. Decode is there from the start; each other page is made when it is first asked for,
/// so that a window opens with the work of one.
class PageStack final : public QStackedWidget {
  Q_OBJECT
 public:
  using Make = std::function<QWidget*(QWidget* parent)>;

  using QStackedWidget::QStackedWidget;
  /// A page that is made later, with this stack as its parent.
  void addPage(const QString& name, Make make);
  /// In the order in which they were added.
  QStringList names() const;
  /// Makes the page if there is none yet; the name must be one of `names()`.
  QWidget* page(const QString& name);
  /// Null before the page is made.
  QWidget* madePage(const QString& name) const;
  QString shownName() const;
  /// The page is made anew when it is next asked for; not for the page that is shown.
  void forget(const QString& name);

 Q_SIGNALS:
  void made(QWidget* page);

 private:
  struct Place {
    QString name;
    Make make;
    QWidget* widget = nullptr;
  };
  Place& place(const QString& name);

  std::vector<Place> m_places;
};

}  // namespace lookback::ui
