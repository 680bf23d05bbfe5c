// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_io.h"
#include "core/base/open_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "core/base/error.h"
#include "tests/support/temporary_folder.h"

namespace lookback {
namespace {

using ::testing::AllOf;
using testing::bytesOfFile;
using ::testing::HasSubstr;
using testing::TemporaryFolder;
using testing::writeBytes;
namespace fs = std::filesystem;

template <class F>
std::string messageOf(F&& f) {
  try {
    f();
  } catch (const Error& error) {
    return error.what();
  }
  ADD_FAILURE() << "nothing was thrown";
  return {};
}

std::size_t filesIn(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(FileIo, WritesAndReadsBack) {
  const TemporaryFolder folder;
  const std::string bytes("a\0b\nœ", 7);
  writeFileAtomically(folder / "œuvre.bin", bytes);
  EXPECT_EQ(readFile(folder / "œuvre.bin", 100), bytes);
  EXPECT_EQ(filesIn(folder.path()), 1u);
}

TEST(FileIo, WithoutCommitTheOldFileStays) {
  const TemporaryFolder folder;
  writeBytes(folder / "file", "old");
  {
    AtomicFile file(folder / "file");
    file.write("half of the n");
    EXPECT_EQ(bytesOfFile(folder / "file"), "old");
  }
  EXPECT_EQ(bytesOfFile(folder / "file"), "old");
  EXPECT_EQ(filesIn(folder.path()), 1u) << "the partial file is gone";
}

TEST(FileIo, CommitReplacesTheFileAndKeepsItsPermissions) {
  const TemporaryFolder folder;
  writeBytes(folder / "file", "old and longer");
  ::chmod((folder / "file").c_str(), 0640);
  writeFileAtomically(folder / "file", "new");
  EXPECT_EQ(bytesOfFile(folder / "file"), "new");
  EXPECT_EQ(fs::status(folder / "file").permissions(), fs::perms(0640));
}

TEST(FileIo, LinkKeepsPointingToItsTarget) {
  const TemporaryFolder folder;
  writeBytes(folder / "target", "old");
  fs::create_symlink(folder / "target", folder / "link");
  writeFileAtomically(folder / "link", "new");
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(bytesOfFile(folder / "target"), "new");
}

TEST(FileIo, FullDiskIsNamedAndNothingIsLeft) {
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  const std::string message = messageOf([] { writeFileAtomically("/dev/full", "bytes"); });
  EXPECT_THAT(message, AllOf(HasSubstr("/dev/full"), HasSubstr("No space left"), HasSubstr("free some space")));
  EXPECT_TRUE(fs::is_character_file("/dev/full")) << "a device is never replaced by a file";
}

TEST(FileIo, ReasonsAndPathsAreNamed) {
  const TemporaryFolder folder;
  EXPECT_THAT(messageOf([&] { readFile(folder / "absent", 10); }),
              AllOf(HasSubstr("œuvre 数据/absent"), HasSubstr("No such file")));
  EXPECT_THAT(messageOf([&] { readFile(folder.path(), 10); }), HasSubstr("Is a directory"));
  EXPECT_THAT(messageOf([&] { InputFile file(folder.path()); }), HasSubstr("Is a directory"));
  EXPECT_THAT(messageOf([&] { InputFile file("/dev/null"); }), HasSubstr("not a regular file"));
  EXPECT_THAT(messageOf([&] { AtomicFile file(folder.path()); }), HasSubstr("Is a directory"));
  EXPECT_THAT(messageOf([&] { AtomicFile file(folder / "absent/file"); }), HasSubstr("No such file"));
  EXPECT_THAT(messageOf([&] {
                AtomicFile file(folder / std::string(300, 'x'));
                file.commit();
              }),
              HasSubstr("name too long"));
  EXPECT_EQ(filesIn(folder.path()), 0u);
}

TEST(FileIo, LimitIsKept) {
  const TemporaryFolder folder;
  writeBytes(folder / "file", "12345");
  EXPECT_EQ(readFile(folder / "file", 5), "12345");
  EXPECT_THAT(messageOf([&] { readFile(folder / "file", 4); }), HasSubstr("larger than the 4 bytes"));
  EXPECT_THAT(messageOf([&] { readFile("/dev/zero", 1000); }), HasSubstr("it is a device"));
}

/// A pipe that nobody writes to would be waited for for ever.
TEST(FileIo, PipesAreReadButNotWaitedForForEver) {
  const TemporaryFolder folder;
  const fs::path pipe = folder / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_THAT(messageOf([&] { InputFile file(pipe); }), HasSubstr("not a regular file"));
  EXPECT_THAT(messageOf([&] { readFile(pipe, 10); }), HasSubstr("no program writes"));
  EXPECT_THAT(messageOf([&] { writeFileAtomically(pipe, "bytes"); }), HasSubstr("no program reads"));
  for (const int first : {0, 1}) {  // who comes first
    std::jthread writer([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(first == 0 ? 0 : 100));
      writeFileAtomically(pipe, "bytes");
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(first == 0 ? 100 : 0));
    EXPECT_EQ(readFile(pipe, 10), "bytes");
  }
  EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST(FileIo, LongTextsOfFilesAreShortenedInMessages) {
  EXPECT_EQ(clipped("short"), "short");
  std::string text;
  for (int k = 0; k < 100000; ++k) text += "é";
  const std::string shown = clipped(text + "end");
  EXPECT_LT(shown.size(), 400u);
  EXPECT_TRUE(shown.starts_with("éé") && shown.ends_with("éend"));
}

TEST(FileIo, PiecesAreReadWhereTheyAre) {
  const TemporaryFolder folder;
  writeBytes(folder / "file", "0123456789");
  const InputFile file(folder / "file");
  EXPECT_EQ(file.size(), 10u);
  std::string bytes(3, ' ');
  file.read(4, bytes);
  EXPECT_EQ(bytes, "456");
  EXPECT_THAT(messageOf([&] { file.read(8, bytes); }), HasSubstr("ends at byte 10"));
}

}  // namespace
}  // namespace lookback
