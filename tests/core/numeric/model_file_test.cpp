// SPDX-FileCopyrightText: 2026 The Lookback authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/model/half.h"
#include "tests/core/numeric/model_file_support.h"
#include "tests/support/temporary_folder.h"

namespace lookback {
namespace {

using ::testing::AllOf;
using testing::bytesOfFile;
using ::testing::HasSubstr;
using testing::headerText;
using ::testing::Not;
using testing::smallModel;
using ::testing::StartsWith;
using testing::TemporaryFolder;
using testing::withHeader;
using testing::writeBytes;
namespace fs = std::filesystem;

std::string refusalOf(const fs::path& file) {
  std::string message;
  for (int reader = 0; reader < 3; ++reader) {
    try {
      if (reader == 0) loadModel(file);
      if (reader == 1) verifyModel(file);
      if (reader == 2) describeModel(file);
      if (reader < 2) ADD_FAILURE() << "was not refused";
    } catch (const Error& error) {
      message = error.what();
      EXPECT_THAT(message, HasSubstr(file.filename().string()));
    }
  }
  return message;
}

std::string refusalOfBytes(const std::string& bytes) {
  const TemporaryFolder folder;
  writeBytes(folder / "model.safetensors", bytes);
  return refusalOf(folder / "model.safetensors");
}

std::string goodBytes(StoredType type = StoredType::float32) {
  const TemporaryFolder folder;
  saveModel(smallModel(), folder / "good", type);
  return bytesOfFile(folder / "good");
}

/// The good file with its header's JSON changed.
template <class F>
std::string changed(F&& change) {
  const std::string bytes = goodBytes();
  auto json = nlohmann::ordered_json::parse(headerText(bytes));
  change(json);
  return withHeader(bytes, json.dump());
}

void expectEqual(const Parameters<float>& a, const Parameters<float>& b) {
  std::vector<std::pair<std::string, Matrix<float>>> tensors;
  a.visit([&](const std::string& name, const MatrixRef<float>& tensor) { tensors.emplace_back(name, tensor); });
  std::size_t k = 0;
  b.visit([&](const std::string& name, const MatrixRef<float>& tensor) {
    ASSERT_LT(k, tensors.size());
    EXPECT_EQ(name, tensors[k].first);
    EXPECT_EQ(Matrix<float>(tensor), tensors[k].second) << name;
    ++k;
  });
  EXPECT_EQ(k, tensors.size());
}

struct Variant {
  Scorer scorer;
  Readout readout;
  bool biases;
};

std::vector<Variant> everyVariant() {
  std::vector<Variant> variants;
  for (const Scorer scorer : {Scorer::additive, Scorer::dot, Scorer::general, Scorer::none}) {
    for (const Readout readout : {Readout::maxout, Readout::tanh, Readout::linear}) {
      for (const bool biases : {false, true}) variants.push_back({scorer, readout, biases});
    }
  }
  return variants;
}

TEST(ModelFile, EveryVariantComesBackBitForBit) {
  const TemporaryFolder folder;
  for (const Variant& variant : everyVariant()) {
    Model model = smallModel(variant.scorer, variant.biases, variant.readout);
    model.config.readoutState = ReadoutState::previous;
    model.config.direction = {Language::english, Language::other};
    saveModel(model, folder / "model.safetensors");
    const auto loaded = loadModel(folder / "model.safetensors");
    EXPECT_EQ(loaded->name, model.name);
    EXPECT_EQ(loaded->config, model.config);
    EXPECT_EQ(loaded->source, model.source);
    EXPECT_EQ(loaded->target, model.target);
    EXPECT_EQ(loaded->provenance, model.provenance);
    expectEqual(model.parameters, loaded->parameters);
  }
}

TEST(ModelFile, ShapesAreThoseOfTheParameters) {
  for (const Variant& variant : everyVariant()) {
    const Model model = smallModel(variant.scorer, variant.biases, variant.readout);
    const std::vector<TensorShape> shapes = tensorShapes(model.config);
    std::size_t k = 0;
    model.parameters.visit([&](const std::string& name, const MatrixRef<float>& tensor) {
      ASSERT_LT(k, shapes.size());
      EXPECT_EQ(shapes[k].name, name);
      EXPECT_EQ(shapes[k].rows, tensor.rows()) << name;
      EXPECT_EQ(shapes[k].columns, tensor.cols()) << name;
      const std::string letters = name.substr(name.rfind('.') + 1);
      EXPECT_EQ(shapes[k].vector, letters.front() == 'b' || letters == "v_a") << name;
      ++k;
    });
    EXPECT_EQ(k, shapes.size());
  }
}

/// The format as another program reads it: row after row, offsets from the end of the header.
TEST(ModelFile, TensorsAreStoredRowAfterRow) {
  const Model model = smallModel();
  const std::string bytes = goodBytes();
  const auto json = nlohmann::json::parse(headerText(bytes));
  const std::size_t start = bytes.size() - json.at("output.b_w").at("data_offsets").at(1).get<std::size_t>();
  EXPECT_EQ(start % 64, 0u);
  const auto& entry = json.at("output.W_o");
  EXPECT_EQ(entry.at("dtype"), "F32");
  EXPECT_EQ(entry.at("shape"), nlohmann::json({6, 2}));
  EXPECT_EQ(json.at("attention.v_a").at("shape"), nlohmann::json({5}));
  for (const auto& [key, value] : json.at("__metadata__").items()) EXPECT_TRUE(value.is_string()) << key;
  EXPECT_EQ(json.at("__metadata__").at("direction"), "fr-en");
  for (Index i = 0; i < 6; ++i) {
    for (Index j = 0; j < 2; ++j) {
      float value;
      const std::size_t at =
          start + entry.at("data_offsets").at(0).get<std::size_t>() + static_cast<std::size_t>(2 * i + j) * 4;
      std::memcpy(&value, bytes.data() + at, 4);
      EXPECT_EQ(value, model.parameters.output.W_o(i, j));
    }
  }
}

TEST(ModelFile, HalvesComeBackAsTheNearestHalves) {
  const TemporaryFolder folder;
  const Model model = smallModel();
  saveModel(model, folder / "model", StoredType::float16);
  EXPECT_LT(fs::file_size(folder / "model"), goodBytes().size());
  Parameters<float> rounded = model.parameters;
  rounded.visit([](const std::string&, MatrixRef<float> tensor) {
    tensor = tensor.unaryExpr([](float x) { return floatFromHalf(halfFromFloat(x)); }).eval();
  });
  expectEqual(rounded, loadModel(folder / "model")->parameters);
}

TEST(ModelFile, WhatIsNotFiniteOrTooLargeIsNotSaved) {
  const TemporaryFolder folder;
  writeBytes(folder / "model", "old");
  Model model = smallModel();
  model.parameters.attention.v_a[2] = 70000;
  EXPECT_NO_THROW(saveModel(model, folder / "other", StoredType::float32));
  EXPECT_THROW(saveModel(model, folder / "model", StoredType::float16), Error);
  for (const float bad : {std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity()}) {
    model.parameters.attention.v_a[2] = bad;
    EXPECT_THROW(saveModel(model, folder / "model"), Error);
  }
  EXPECT_EQ(bytesOfFile(folder / "model"), "old");
}

TEST(ModelFile, VocabularyThatDoesNotFitIsNotSaved) {
  const TemporaryFolder folder;
  Model model = smallModel();
  model.target = Vocabulary({"a"});
  EXPECT_THROW(saveModel(model, folder / "model"), Error);
  EXPECT_FALSE(fs::exists(folder / "model"));
}

TEST(ModelFile, VerifyListsTensorsCountsAndChecks) {
  const TemporaryFolder folder;
  const Model model = smallModel();
  saveModel(model, folder / "model");
  const ModelReport report = verifyModel(folder / "model");
  EXPECT_EQ(report.name, model.name);
  EXPECT_EQ(report.numbers, static_cast<std::uint64_t>(parameterCount(model.parameters)));
  EXPECT_EQ(report.fileBytes, fs::file_size(folder / "model"));
  EXPECT_EQ(report.sourceWords, 7);
  EXPECT_EQ(report.targetWords, 6);
  EXPECT_EQ(report.tensors.size(), tensorShapes(model.config).size());
  EXPECT_EQ(report.tensors[0].name, "source.E");
  EXPECT_FLOAT_EQ(static_cast<float>(report.tensors[0].smallest), model.parameters.sourceEmbedding.minCoeff());
  EXPECT_THAT(report.checks, ::testing::Contains(HasSubstr("numbers are finite")));
  EXPECT_EQ(describeModel(folder / "model").checks.size() + 1, report.checks.size());
}

/// "model-file-cut"
TEST(ModelFileRefuses, CutFiles) {
  const std::string bytes = goodBytes();
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{1}, std::size_t{4}, std::size_t{7}, std::size_t{16}, std::size_t{100},
        bytes.size() / 10, bytes.size() / 2, bytes.size() * 9 / 10, bytes.size() - 1}) {
    const std::string message = refusalOfBytes(bytes.substr(0, size));
    EXPECT_THAT(message, AllOf(HasSubstr("incomplete"), HasSubstr(std::string("has ").append(std::to_string(size)))));
    const bool headerIsThere = size > 8 + headerText(bytes).size() + 64;
    if (headerIsThere) {
      EXPECT_THAT(message, HasSubstr(std::string("should have ").append(std::to_string(bytes.size()))));
    }
  }
}

/// "model-file-wrong-kind"
TEST(ModelFileRefuses, OtherKindsOfFile) {
  for (const char* name : {"model/picture.bin", "model/text.bin", "model/zeros.bin", "db/newer.db", "import/crlf.fr",
                           "import/long_line.tsv.gz", "num/mask.json"}) {
    const fs::path path = fs::path(LOOKBACK_SHARED_DIR) / "cases" / name;
    if (!fs::exists(path)) GTEST_SKIP() << "the shared folder with cases is not there";
    EXPECT_THAT(refusalOf(path), AllOf(StartsWith("Not a model of this program"), Not(HasSubstr("incomplete"))));
  }
}

TEST(ModelFileRefuses, TextZerosAndOtherPrograms) {
  EXPECT_THAT(refusalOfBytes("This is a text of some length, and no model.\n"),
              StartsWith("Not a model of this program"));
  EXPECT_THAT(refusalOfBytes(std::string(5000, '\0')), StartsWith("Not a model of this program"));
  EXPECT_THAT(refusalOfBytes("\x89PNG\r\n\x1a\n.........."), StartsWith("Not a model of this program"));
  EXPECT_THAT(refusalOfBytes("{}"), StartsWith("\""));  // as short as a cut length
  EXPECT_THAT(refusalOfBytes(changed([](auto& json) {
                json["__metadata__"] = {{"format", "pt"}};
              })),
              StartsWith("Not a model of this program"));
  EXPECT_THAT(refusalOfBytes(changed([](auto& json) { json.erase("__metadata__"); })),
              StartsWith("Not a model of this program"));
}

TEST(ModelFileRefuses, FolderAndAbsentFile) {
  const TemporaryFolder folder;
  EXPECT_THAT(refusalOf(folder.path()), HasSubstr("Is a directory"));
  EXPECT_THAT(refusalOf(folder / "absent"), HasSubstr("No such file"));
}

TEST(ModelFileRefuses, HeaderLongerThanTheFile) {
  std::string bytes = goodBytes();
  bytes[3] = 1;  // 16 MB more
  EXPECT_THAT(refusalOfBytes(bytes), HasSubstr("incomplete"));
  bytes[7] = 0x7F;
  EXPECT_THAT(refusalOfBytes(bytes), StartsWith("Not a model of this program"));
}

TEST(ModelFileRefuses, OffsetsThatOverlapLeaveGapsOrLeadOutside) {
  const auto offsets = [](const char* name, std::uint64_t begin, std::uint64_t end) {
    return refusalOfBytes(changed([&](auto& json) { json[name]["data_offsets"] = {begin, end}; }));
  };
  EXPECT_THAT(offsets("target.E", 0, 72), HasSubstr("overlap"));
  EXPECT_THAT(offsets("target.E", 88, 160), HasSubstr("gap"));
  EXPECT_THAT(offsets("target.E", 84, 80), HasSubstr("end before they begin"));
  EXPECT_THAT(offsets("target.E", 84, 160), HasSubstr("shape asks for 72"));
  EXPECT_THAT(offsets("output.b_w", 1u << 30, (1u << 30) + 24), HasSubstr("overlap"));
  const std::string huge = refusalOfBytes(changed([](auto& json) {
    json["output.b_w"]["data_offsets"][1] = 18446744073709551615u;
    json["output.b_w"]["shape"] = {4611686018427387904u};
  }));
  EXPECT_THAT(huge, HasSubstr("too large to exist"));
}

TEST(ModelFileRefuses, WrongTypes) {
  const auto typed = [](const std::string& type) {
    return refusalOfBytes(changed([&](auto& json) {
      for (auto& [name, entry] : json.items()) {
        if (name != "__metadata__") entry["dtype"] = type;
      }
    }));
  };
  EXPECT_THAT(typed("U32"), HasSubstr("reads F32 and F16"));
  EXPECT_THAT(typed("F33"), HasSubstr("unknown type"));
  EXPECT_THAT(typed("F64"), HasSubstr("shape asks for"));
  EXPECT_THAT(refusalOfBytes(changed([](auto& json) { json["target.E"]["dtype"] = "I32"; })),
              HasSubstr("has type I32"));
}

TEST(ModelFileRefuses, WrongShapes) {
  EXPECT_THAT(refusalOfBytes(changed([](auto& json) {
                json["target.E"]["shape"] = {6, 3};
              })),
              HasSubstr("asks for [3, 6]"));
  EXPECT_THAT(refusalOfBytes(changed([](auto& json) { json["target.E"]["shape"] = {18}; })),
              HasSubstr("asks for [3, 6]"));
  EXPECT_THAT(refusalOfBytes(changed([](auto& json) {
                json["attention.v_a"]["shape"] = {5, 1};
              })),
              HasSubstr("asks for [5]"));
}

TEST(ModelFileRefuses, MissingDoubledAndForeignTensors) {
  const std::string bytes = goodBytes();
  std::string text = headerText(bytes);
  const std::string name = "\"decoder.U\"";
  std::string renamed = text;
  renamed.replace(renamed.find(name), name.size(), "\"decoder.V\"");
  EXPECT_THAT(refusalOfBytes(withHeader(bytes, renamed)), HasSubstr("\"decoder.U\" is missing"));
  std::string doubled = text;
  doubled.replace(doubled.find(name), name.size(), "\"decoder.U_z\"");
  EXPECT_THAT(refusalOfBytes(withHeader(bytes, doubled)), HasSubstr("occurs twice"));
  const std::string foreign = refusalOfBytes(changed([](auto& json) {
    json["extra"] = {{"dtype", "F32"}, {"shape", {0}}};
    json["extra"]["data_offsets"] = {json["output.b_w"]["data_offsets"][1], json["output.b_w"]["data_offsets"][1]};
  }));
  EXPECT_THAT(foreign, HasSubstr("\"extra\" does not belong"));
  std::string field = text;
  field.insert(field.find("\"shape\""), "\"shape\":[1],");
  EXPECT_THAT(refusalOfBytes(withHeader(bytes, field)), HasSubstr("occurs twice"));
}

TEST(ModelFileRefuses, BytesBehindTheLastTensor) {
  EXPECT_THAT(refusalOfBytes(goodBytes() + "x"), HasSubstr("1 bytes follow"));
}

TEST(ModelFileRefuses, NumbersThatAreNotFinite) {
  for (const StoredType type : {StoredType::float32, StoredType::float16}) {
    std::string bytes = goodBytes(type);
    bytes[bytes.size() - 1] = 0x7F;  // the highest byte of the last number: NaN in both types with the next line
    bytes[bytes.size() - 2] = static_cast<char>(0xFF);
    const TemporaryFolder folder;
    writeBytes(folder / "model", bytes);
    for (const auto& read :
         {+[](const fs::path& file) { loadModel(file); }, +[](const fs::path& file) { verifyModel(file); }}) {
      try {
        read(folder / "model");
        ADD_FAILURE() << "was not refused";
      } catch (const Error& error) {
        EXPECT_THAT(error.what(), AllOf(HasSubstr("\"output.b_w\""), HasSubstr("not finite")));
      }
    }
  }
}

TEST(ModelFileRefuses, ConfigurationsThatCannotBe) {
  const auto configured = [](const std::string& key, const nlohmann::json& value) {
    return refusalOfBytes(changed([&](auto& json) {
      auto config = nlohmann::json::parse(json["__metadata__"]["config"].template get<std::string>());
      config[key] = value;
      json["__metadata__"]["config"] = config.dump();
    }));
  };
  EXPECT_THAT(configured("n", 5), HasSubstr("asks for"));
  EXPECT_THAT(configured("n", 0), HasSubstr("n is 0"));
  EXPECT_THAT(configured("n", -4), HasSubstr("n is -4"));
  EXPECT_THAT(configured("n", 4.5), HasSubstr("n is 4.5"));
  EXPECT_THAT(configured("n", "4"), HasSubstr("n is"));
  EXPECT_THAT(configured("n", 1e18), HasSubstr("n is"));
  EXPECT_THAT(configured("target_words", 1000000), HasSubstr("asks for"));
  EXPECT_THAT(configured("scorer", "bilinear"), HasSubstr("bilinear"));
  EXPECT_THAT(configured("readout", 3), HasSubstr("another type"));
  EXPECT_THAT(configured("readout_state", "next"), HasSubstr("next"));
  EXPECT_THAT(configured("biases", "yes"), HasSubstr("another type"));
  EXPECT_THAT(configured("biases", false), HasSubstr("does not belong"));
  EXPECT_THAT(configured("scorer", "dot"), HasSubstr("does not belong"));
  const auto field = [](const char* key, const nlohmann::json& value) {
    return refusalOfBytes(changed([&](auto& json) { json["__metadata__"][key] = value; }));
  };
  EXPECT_THAT(field("config", "[1]"), HasSubstr("no JSON object"));
  EXPECT_THAT(field("config", std::string(5000, '[')), HasSubstr("too long"));
  EXPECT_THAT(field("config", "{}"), HasSubstr("lacks a field"));
  EXPECT_THAT(field("direction", "fr"), HasSubstr("direction"));
  EXPECT_THAT(field("tokenizer", "lookback-2"), HasSubstr("tokeniser \"lookback-2\""));
  EXPECT_THAT(field("format_version", "2"), HasSubstr("update the program"));
  EXPECT_THAT(field("format_version", "x"), HasSubstr("no number"));
  EXPECT_THAT(field("name", 3), HasSubstr("damaged"));
  EXPECT_THAT(refusalOfBytes(changed([](auto& json) { json["__metadata__"].erase("name"); })),
              HasSubstr("lacks its field \"name\""));
}

TEST(ModelFileRefuses, VocabulariesThatDoNotFit) {
  const auto words = [](const std::string& text) {
    return refusalOfBytes(changed([&](auto& json) { json["__metadata__"]["target_vocabulary"] = text; }));
  };
  EXPECT_THAT(words("a\nb\nc\n"), HasSubstr("holds 5 words, but the configuration says 6"));
  EXPECT_THAT(words(""), HasSubstr("holds 2 words"));
  EXPECT_THAT(words("a\nb\nc\nd\ne"), HasSubstr("holds 6 words"));  // the last line has no end
  EXPECT_THAT(words("a\nb\na\nd\n"), HasSubstr("twice"));
  EXPECT_THAT(words("a\n\nc\nd\n"), HasSubstr("empty word"));
  EXPECT_THAT(words("a\n</s>\nc\nd\n"), HasSubstr("</s>"));
}

TEST(ModelFileRefuses, HostileHeaders) {
  const std::string bytes = goodBytes();
  const auto header = [&](const std::string& text) { return refusalOfBytes(withHeader(bytes, text)); };
  EXPECT_THAT(header("{"), HasSubstr("damaged"));
  EXPECT_THAT(header("{\"a\":" + std::string(100000, '[')), HasSubstr("damaged"));
  std::string deep;
  for (int k = 0; k < 100000; ++k) deep += "{\"a\":";
  EXPECT_THAT(header(deep), HasSubstr("damaged"));
  EXPECT_THAT(header(R"({"a":{"dtype":"F32","shape":[)" + std::string(200000, '1') + R"(],"data_offsets":[0,4]}})"),
              HasSubstr("damaged"));
  EXPECT_THAT(header(R"({"a":{"dtype":"F32","shape":[1,1,1,1,1,1,1,1,1,1],"data_offsets":[0,4]}})"),
              HasSubstr("too long"));
  EXPECT_THAT(header(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0]}})"), HasSubstr("1 offsets"));
  EXPECT_THAT(header(R"({"a":{"dtype":"F32","shape":[1]}})"), HasSubstr("lacks"));
  EXPECT_THAT(header(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})"), HasSubstr("negative"));
  EXPECT_THAT(header(R"({"a":null})"), HasSubstr("null"));
  EXPECT_THAT(header("{\"__metadata__\":{\"format\":\"\xFF\"}}"), HasSubstr("damaged"));
  EXPECT_THAT(header(headerText(bytes) + "x"), HasSubstr("damaged"));
  const std::string longest(1000000, 'x');
  EXPECT_LT(header(R"({"a":{"dtype":")" + longest + R"(","shape":[1],"data_offsets":[0,4]}})").size(), 1000u);
  EXPECT_LT(header(R"({"a":{")" + longest + R"(":1}})").size(), 1000u);
}

/// Random damage anywhere: refused with an Error or, where only numbers changed, loaded; never anything else. Run under
/// the sanitizers in CI.
TEST(ModelFileRefuses, RandomDamageNeverCrashes) {
  const TemporaryFolder folder;
  const fs::path path = folder / "damaged";
  for (const StoredType type : {StoredType::float32, StoredType::float16}) {
    const std::string good = goodBytes(type);
    const std::size_t headerEnd = 8 + headerText(good).size();
    int loaded = 0;
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
      SCOPED_TRACE(seed);
      Rng rng(seed);
      std::string bytes = good;
      for (std::uint64_t k = rng.below(4) + 1; k > 0; --k) {
        const std::size_t at = rng.below(rng.below(4) == 0 ? bytes.size() : std::min(headerEnd, bytes.size()));
        switch (rng.below(5)) {
          case 0:
            bytes[at] = static_cast<char>(rng.below(256));
            break;
          case 1:
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << rng.below(8)));
            break;
          case 2:
            bytes.erase(at, rng.below(20) + 1);
            break;
          case 3:
            bytes.insert(at, bytes.substr(rng.below(bytes.size()), rng.below(30)));
            break;
          case 4:
            bytes[at] = "0123456789\"{}[],:"[rng.below(17)];
            break;
        }
        if (bytes.empty()) bytes.push_back('x');
      }
      fs::remove(path);
      writeBytes(path, bytes);
      try {
        verifyModel(path);
        EXPECT_GT(parameterCount(loadModel(path)->parameters), 0);
        ++loaded;
      } catch (const Error& error) {
        EXPECT_GT(std::string_view(error.what()).size(), 20u);
      }
    }
    EXPECT_LT(loaded, 800) << "the damage should mostly matter";
  }
}

TEST(Half, EveryHalfGoesToFloatAndBack) {
  for (unsigned bits = 0; bits < 0x10000; ++bits) {
    const float value = floatFromHalf(static_cast<std::uint16_t>(bits));
    const int exponent = static_cast<int>((bits >> 10) & 31);
    const int fraction = static_cast<int>(bits & 1023);
    if (exponent == 31 && fraction != 0) {
      EXPECT_TRUE(std::isnan(value));
      continue;
    }
    double expected = exponent == 31  ? std::numeric_limits<double>::infinity()
                      : exponent == 0 ? std::ldexp(fraction, -24)
                                      : std::ldexp(1024 + fraction, exponent - 25);
    if (bits & 0x8000) expected = -expected;
    ASSERT_EQ(static_cast<double>(value), expected) << bits;
    ASSERT_EQ(halfFromFloat(value), bits);
  }
}

TEST(Half, RoundsToNearestTiesToEven) {
  EXPECT_EQ(halfFromFloat(1.0f + 0x1p-11f), 0x3C00);             // halfway: to the even one below
  EXPECT_EQ(halfFromFloat(1.0f + 0x1p-10f + 0x1p-11f), 0x3C02);  // halfway: to the even one above
  EXPECT_EQ(halfFromFloat(std::nextafter(1.0f + 0x1p-11f, 2.0f)), 0x3C01);
  EXPECT_EQ(halfFromFloat(0x1p-25f), 0x0000);  // halfway between 0 and the smallest subnormal
  EXPECT_EQ(halfFromFloat(std::nextafter(0x1p-25f, 1.0f)), 0x0001);
  EXPECT_EQ(halfFromFloat(65519.99f), 0x7BFF);
  EXPECT_EQ(halfFromFloat(65520.0f), 0x7C00);
  EXPECT_EQ(halfFromFloat(-0.0f), 0x8000);
  EXPECT_EQ(halfFromFloat(std::numeric_limits<float>::infinity()), 0x7C00);
}

}  // namespace
}  // namespace lookback
