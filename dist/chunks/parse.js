import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  CHECK_FINISHED,
  areParametersGuessed,
  findOverlap,
  listedSearch,
  orient,
  settingsToSave,
  suspectedFailedValue,
  toSweep
} from "./parse-repeats.js";
import {
  columnsIn,
  drawnReader,
  findCost,
  findMetric,
  hasIn,
  isGrid,
  isNumeric,
  listsInOnlyRow,
  numberIn as numberIn2,
  onlyScore,
  parameterColumns,
  scoreColumns,
  suggest,
  surveyColumns,
  valueCounts,
  wrongValue
} from "./parse-columns-columns.js";
import {
  ORDER_COLUMNS,
  cellsUnder,
  either,
  fieldsIn,
  flattened,
  groupBy,
  isListOf,
  itemsIn,
  json,
  jsonl,
  listed,
  numberIn,
  ownValue,
  parametersUnder,
  parseJson,
  plainTrials,
  readDocument,
  readDuration,
  readInstant,
  readLines,
  readNumber,
  readObject,
  refuseSummary,
  requireStatus,
  rowOf,
  secondsBetween,
  shown,
  statusReader,
  textIn,
  tryParseJson
} from "./parse-columns-names.js";
import {
  MAX_COLUMNS,
  MAX_ROWS,
  UNKNOWN_SEARCH,
  allGaps,
  byOrder,
  checkColumnCount,
  checkRowCount,
  commonSearch,
  isFields,
  isOptuna,
  namesOfColumns,
  plainTable,
  recordedDirection,
  tracedSearch
} from "./parse-table.js";
import {
  isMetaFile
} from "./read.js";
import {
  WANDB_EXPORT,
  fitsPattern,
  isEmptyFile,
  textIfAny,
  textOf,
  writtenText
} from "./read-names.js";
import {
  givenReading,
  isUnitName
} from "./settings.js";
import {
  UserError,
  dataError,
  detailOf,
  naming,
  placeText,
  printable,
  printablePath,
  settingsError
} from "./errors.js";

// src/parse/yaml.ts
var MAX_LENGTH = 2 ** 18;
var MAX_ALIASES = 50;
async function parseYaml(file, options) {
  return (await readDocument2(file, options)).value;
}
async function parseYamlTree(file, options) {
  const { document, lineCounter } = await readDocument2(file, options);
  const { isAlias, isMap, isSeq, isScalar } = await loadParser();
  const placeOf = (node) => place(node, lineCounter);
  const known = /* @__PURE__ */ new Map();
  const toTree = (found, at = placeOf(found)) => {
    if (!isAlias(found)) return treeOf(found, at);
    const node = found.resolve(document);
    const tree = known.get(node) ?? toTree(node);
    known.set(node, tree);
    return { ...tree, ...at };
  };
  const treeOf = (node, at) => {
    const value = isScalar(node) ? node.value : node?.toJS(document);
    const pairs = isMap(node) ? node.items : [];
    const entries = pairs.map(({ key, value: inner }) => {
      const where = placeOf(key);
      const tree = toTree(inner, inner ? placeOf(inner) : where);
      return { ...where, key: nameOf(key), tree };
    });
    const items = isSeq(node) ? node.items.map((item) => toTree(item)) : [];
    return { ...at, value, entries, items };
  };
  return toTree(document.contents);
}
function nameOf(key) {
  const isScalar = typeof key === "object" && key !== null && "value" in key;
  return String(isScalar ? key.value : key);
}
function place(node, lineCounter) {
  const { line, col } = lineCounter.linePos(node?.range?.[0] ?? 0);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}
async function loadParser() {
  return (await import("./yaml.js")).default;
}
async function readDocument2({ path, text }, { fix, uniqueKeys = false }) {
  const { LineCounter, parseDocument, visit } = await loadParser();
  const damaged2 = (what, line) => dataError({ path, line }, what, fix);
  if (text.length > MAX_LENGTH) throw damaged2(`is larger than ${MAX_LENGTH / 1024} KiB`);
  if (isTooDeep(text)) throw damaged2("is nested too deeply");
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, logLevel: "error" };
  const document = parseDocument(text, { ...options, uniqueKeys: false });
  const [error] = document.errors;
  if (error !== void 0) {
    const { line } = lineCounter.linePos(error.pos[0]);
    throw damaged2(`is not valid YAML: ${printable(error.message)}`, line);
  }
  if (uniqueKeys)
    visit(document, {
      Map: (_, { items }) => {
        const seen = /* @__PURE__ */ new Set();
        const double = items.find(({ key }) => seen.size === seen.add(nameOf(key)).size);
        if (double === void 0) return;
        const name = JSON.stringify(printable(nameOf(double.key)));
        throw damaged2(`has the key ${name} twice`, place(double.key, lineCounter).line);
      }
    });
  try {
    const value = document.toJS({ maxAliasCount: MAX_ALIASES });
    JSON.stringify(value);
    return { document, lineCounter, value };
  } catch (error2) {
    throw damaged2(`is not valid YAML: ${printable(detailOf(error2, "message"))}`);
  }
}
var MAX_BRACKETS = 50;
var STEEP = /^ {100}|([-?:][ \t]+([&!]\S*[ \t]+){0,2}){50}/m;
function isTooDeep(text) {
  let open = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (bracket === "[" || bracket === "{" ? 1 : -1));
    if (open > MAX_BRACKETS) return true;
  }
  return STEEP.test(text);
}

// src/parse/saved/read-saved.ts
async function readSavedSweeps(all, source) {
  const files = all.filter((file) => !isMetaFile(file));
  const saved = files.find(isSaved);
  if (saved === void 0) return null;
  const foreign = files.find((file) => !isSaved(file));
  if (foreign !== void 0) {
    const what = `is not a sweep saved by tuning-gate, but ${printablePath(saved.path)} is one`;
    const fix = "Name either only saved sweeps or only the files of the training.";
    throw dataError(foreign, what, fix);
  }
  const { readSavedSweep, uniteShards } = await import("./parse-saved-saved-sweep.js");
  const shards = files.map((file) => readSavedSweep(file, source));
  const { record, training } = uniteShards(shards);
  checkOnce(files, shards);
  const sha = source.sha ?? training.sha;
  const createdAt = source.createdAt ?? training.createdAt;
  return { record: { ...record, source: { ...record.source, sha, createdAt } }, training };
}
function checkOnce(files, shards) {
  const seen = /* @__PURE__ */ new Map();
  for (const [i, file] of files.entries()) {
    const { shard, runId, runAttempt } = shards[i]?.training ?? {};
    const place2 = JSON.stringify([shard, runId, runAttempt]);
    const before = seen.get(place2);
    if (before !== void 0) {
      const what = `holds the same shard as ${printablePath(before.path)}, saved by the same attempt`;
      throw dataError(file, what, "Keep one of them; give each sweep a `name` of its own.");
    }
    seen.set(place2, file);
  }
}
var historyFile = () => import("./parse-saved-history.js");
function areSaved(files) {
  return files.some((file) => !isMetaFile(file) && isSaved(file));
}
function isSaved(file) {
  return /^\s*\{\s*"format"\s*:\s*"tuning-gate-sweep"/.test(textIfAny(file));
}
async function saveSweep(saved) {
  return (await import("./parse-saved-saved-sweep.js")).saveSweep(saved);
}
async function acceptSaved({ files, source }, { name, metric, repository, workflow }) {
  const refuse = (what2, fix) => dataError(source.location, what2, fix);
  for (const file of files) textOf(file);
  const saved = await readSavedSweeps(ofMetric(files, metric), source);
  if (saved === null) throw refuse("is not a sweep saved by tuning-gate", FIXES.format);
  const { record, training } = saved;
  if (training.name !== name)
    throw refuse(`was saved under the name ${JSON.stringify(training.name)}`, FIXES.name);
  const { repository: of, sha, workflow: by } = training;
  if (of !== repository)
    throw refuse(`was trained in ${of}, and this is ${repository}`, FIXES.repository);
  if (sha !== null && source.sha !== null && sha !== source.sha)
    throw refuse(`was trained on ${sha}, while its run is of ${source.sha}`, FIXES.sha);
  if (workflow === null || by === null || by === workflow) return record;
  const what = `was trained by ${printable(by)}, and this is ${printable(workflow)}`;
  throw refuse(what, FIXES.workflow);
}
var FIXES = {
  format: "Save it with `mode: collect`; what other steps upload is read as `artifact:NAME`.",
  name: "Give the job that saves it the same input `name` as this one, and run it again.",
  repository: "Train it in this repository; another\u2019s is read as `artifact:NAME`.",
  sha: "Run the workflow once on the branch, so that it saves the sweep of what it checks out.",
  workflow: "Let one workflow train both, or name the other\u2019s sweep: `baseline: run:ID:NAME`."
};
function ofMetric(files, asked) {
  return [...groupBy(files, ({ path }) => path.split("/")[0]).values()].flatMap((all) => {
    if (all.length === 1) return all;
    const metrics = all.map(savedMetric);
    const wanted2 = metrics.includes(asked) ? asked : metrics.find((metric) => metric !== null);
    return all.filter((_, i) => metrics[i] === wanted2 || metrics[i] === null);
  });
}
function savedMetric(file) {
  if (!isSaved(file)) return null;
  const document = parseJson(textOf(file), file);
  const metric = isFields(document) ? document.metric : null;
  return typeof metric === "string" ? metric : null;
}

// node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class _CsvError extends Error {
  constructor(code, message, options, ...contexts) {
    if (Array.isArray(message)) message = message.join(" ").trim();
    super(message);
    if (Error.captureStackTrace !== void 0) {
      Error.captureStackTrace(this, _CsvError);
    }
    this.code = code;
    for (const context of contexts) {
      for (const key in context) {
        const value = context[key];
        this[key] = Buffer.isBuffer(value) ? value.toString(options.encoding) : value == null ? value : JSON.parse(JSON.stringify(value));
      }
    }
  }
};

// node_modules/csv-parse/lib/utils/is_object.js
var is_object = function(obj) {
  return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};

// node_modules/csv-parse/lib/api/normalize_columns_array.js
var normalize_columns_array = function(columns) {
  const normalizedColumns = [];
  for (let i = 0, l = columns.length; i < l; i++) {
    const column = columns[i];
    if (column === void 0 || column === null || column === false) {
      normalizedColumns[i] = { disabled: true };
    } else if (typeof column === "string" || typeof column === "number") {
      normalizedColumns[i] = { name: `${column}` };
    } else if (is_object(column)) {
      if (typeof column.name !== "string") {
        throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
          "Option columns missing name:",
          `property "name" is required at position ${i}`,
          "when column is an object literal"
        ]);
      }
      normalizedColumns[i] = column;
    } else {
      throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
        "Invalid column definition:",
        "expect a string or a literal object,",
        `got ${JSON.stringify(column)} at position ${i}`
      ]);
    }
  }
  return normalizedColumns;
};

// node_modules/csv-parse/lib/utils/ResizeableBuffer.js
var ResizeableBuffer = class {
  constructor(size = 100) {
    this.size = size;
    this.length = 0;
    this.buf = Buffer.allocUnsafe(size);
  }
  prepend(val) {
    if (Buffer.isBuffer(val)) {
      const length = this.length + val.length;
      if (length >= this.size) {
        this.resize();
        if (length >= this.size) {
          throw Error("INVALID_BUFFER_STATE");
        }
      }
      const buf = this.buf;
      this.buf = Buffer.allocUnsafe(this.size);
      val.copy(this.buf, 0);
      buf.copy(this.buf, val.length);
      this.length += val.length;
    } else {
      const length = this.length++;
      if (length === this.size) {
        this.resize();
      }
      const buf = this.clone();
      this.buf[0] = val;
      buf.copy(this.buf, 1, 0, length);
    }
  }
  append(val) {
    const length = this.length++;
    if (length === this.size) {
      this.resize();
    }
    this.buf[length] = val;
  }
  clone() {
    return Buffer.from(this.buf.slice(0, this.length));
  }
  resize() {
    const length = this.length;
    this.size = this.size * 2;
    const buf = Buffer.allocUnsafe(this.size);
    this.buf.copy(buf, 0, 0, length);
    this.buf = buf;
  }
  toString(encoding) {
    if (encoding) {
      return this.buf.toString(encoding, 0, this.length);
    } else {
      return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
    }
  }
  toJSON() {
    return this.toString("utf8");
  }
  reset() {
    this.length = 0;
  }
};
var ResizeableBuffer_default = ResizeableBuffer;

// node_modules/csv-parse/lib/api/init_state.js
var init_state = function(options) {
  const timchars = [
    // Basic Latin
    32,
    // [Space](https://www.fileformat.info/info/unicode/char/0020/index.htm)
    9,
    // [CHARACTER TABULATION (HT)](https://www.fileformat.info/info/unicode/char/0009/index.htm)
    10,
    // [LINE FEED (LF)](https://www.fileformat.info/info/unicode/char/000a/index.htm)
    13,
    // [CARRIAGE RETURN (CR)](https://www.fileformat.info/info/unicode/char/000d/index.htm)
    12,
    // [FORM FEED (FF)](https://www.fileformat.info/info/unicode/char/000c/index.htm)
    11,
    // [LINE TABULATION (VT)](https://www.fileformat.info/info/unicode/char/000b/index.htm)
    // Latin-1 Supplement
    160,
    // [NO-BREAK SPACE (NBSP)](https://www.fileformat.info/info/unicode/char/00a0/index.htm)
    // Ogham
    5760,
    // [OGHAM SPACE MARK](https://www.fileformat.info/info/unicode/char/1680/index.htm)
    // General Punctuation
    8192,
    // [EN QUAD](https://www.fileformat.info/info/unicode/char/2000/index.htm)
    8193,
    // [EM QUAD](https://www.fileformat.info/info/unicode/char/2001/index.htm)
    8194,
    // [EN SPACE](https://www.fileformat.info/info/unicode/char/2002/index.htm)
    8195,
    // [EM SPACE](https://www.fileformat.info/info/unicode/char/2003/index.htm)
    8196,
    // [THREE-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2004/index.htm)
    8197,
    // [FOUR-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2005/index.htm)
    8198,
    // [SIX-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2006/index.htm)
    8199,
    // [FIGURE SPACE](https://www.fileformat.info/info/unicode/char/2007/index.htm)
    8200,
    // [PUNCTUATION SPACE](https://www.fileformat.info/info/unicode/char/2008/index.htm)
    8201,
    // [THIN SPACE](https://www.fileformat.info/info/unicode/char/2009/index.htm)
    8202,
    // [HAIR SPACE](https://www.fileformat.info/info/unicode/char/200a/index.htm)
    8232,
    // [LINE SEPARATOR](https://www.fileformat.info/info/unicode/char/2028/index.htm)
    8233,
    // [PARAGRAPH SEPARATOR](https://www.fileformat.info/info/unicode/char/2029/index.htm)
    8239,
    // [NARROW NO-BREAK SPACE (NNBSP)](https://www.fileformat.info/info/unicode/char/202f/index.htm)
    8287,
    // [MEDIUM MATHEMATICAL SPACE (MMSP)](https://www.fileformat.info/info/unicode/char/205f/index.htm)
    12288,
    // [IDEOGRAPHIC SPACE](https://www.fileformat.info/info/unicode/char/3000/index.htm)
    65279
    // [ZERO WIDTH NO-BREAK SPACE (BOM)](https://www.fileformat.info/info/unicode/char/feff/index.htm)
  ].reduce((acc, codepoint) => {
    const encoded = Buffer.from(
      String.fromCharCode(codepoint),
      options.encoding
    );
    if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) {
      return acc;
    }
    acc.push(encoded);
    return acc;
  }, []);
  const timcharFirstBytes = new Uint8Array(256);
  for (const t of timchars) timcharFirstBytes[t[0]] = 1;
  return {
    bomSkipped: false,
    bufBytesStart: 0,
    castField: options.cast_function,
    commenting: false,
    delimiterBufPrevious: void 0,
    delimiterDiscovered: false,
    // Current error encountered by a record
    error: void 0,
    enabled: options.from_line === 1,
    escaping: false,
    escapeIsQuote: Buffer.isBuffer(options.escape) && Buffer.isBuffer(options.quote) && Buffer.compare(options.escape, options.quote) === 0,
    // columns can be `false`, `true`, `Array`
    expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
    field: new ResizeableBuffer_default(20),
    firstLineToHeaders: options.cast_first_line_to_header,
    needMoreDataSize: Math.max(
      // Skip if the remaining buffer smaller than comment
      options.comment !== null ? options.comment.length : 0,
      ...options.delimiter ? options.delimiter.map((delimiter) => delimiter.length) : [],
      // Auto discovery of delimiter is limited to 1 character
      options.delimiter_auto ? 1 : 0,
      // Skip if the remaining buffer can be escape sequence
      options.quote !== null ? options.quote.length : 0,
      ...timchars.map((t) => t.length)
    ),
    previousBuf: void 0,
    quoting: false,
    stop: false,
    rawBuffer: new ResizeableBuffer_default(100),
    record: [],
    recordHasError: false,
    record_length: 0,
    recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
    trimChars: [
      Buffer.from(" ", options.encoding)[0],
      Buffer.from("	", options.encoding)[0]
    ],
    wasQuoting: false,
    wasRowDelimiter: false,
    timchars,
    timcharFirstBytes
  };
};

// node_modules/csv-parse/lib/utils/underscore.js
var underscore = function(str) {
  return str.replace(/([A-Z])/g, function(_, match) {
    return "_" + match.toLowerCase();
  });
};

// node_modules/csv-parse/lib/api/normalize_options.js
var normalize_options = function(opts) {
  const options = {};
  for (const opt in opts) {
    options[underscore(opt)] = opts[opt];
  }
  if (options.encoding === void 0 || options.encoding === true) {
    options.encoding = "utf8";
  } else if (options.encoding === null || options.encoding === false) {
    options.encoding = null;
  } else if (typeof options.encoding !== "string" && options.encoding !== null) {
    throw new CsvError(
      "CSV_INVALID_OPTION_ENCODING",
      [
        "Invalid option encoding:",
        "encoding must be a string or null to return a buffer,",
        `got ${JSON.stringify(options.encoding)}`
      ],
      options
    );
  }
  if (options.bom === void 0 || options.bom === null || options.bom === false) {
    options.bom = false;
  } else if (options.bom !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_BOM",
      [
        "Invalid option bom:",
        "bom must be true,",
        `got ${JSON.stringify(options.bom)}`
      ],
      options
    );
  }
  options.cast_function = null;
  if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") {
    options.cast = void 0;
  } else if (typeof options.cast === "function") {
    options.cast_function = options.cast;
    options.cast = true;
  } else if (options.cast !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST",
      [
        "Invalid option cast:",
        "cast must be true or a function,",
        `got ${JSON.stringify(options.cast)}`
      ],
      options
    );
  }
  if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") {
    options.cast_date = false;
  } else if (options.cast_date === true) {
    options.cast_date = function(value) {
      const date = Date.parse(value);
      return !isNaN(date) ? new Date(date) : value;
    };
  } else if (typeof options.cast_date !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST_DATE",
      [
        "Invalid option cast_date:",
        "cast_date must be true or a function,",
        `got ${JSON.stringify(options.cast_date)}`
      ],
      options
    );
  }
  options.cast_first_line_to_header = void 0;
  if (options.columns === true) {
    options.cast_first_line_to_header = void 0;
  } else if (typeof options.columns === "function") {
    options.cast_first_line_to_header = options.columns;
    options.columns = true;
  } else if (Array.isArray(options.columns)) {
    options.columns = normalize_columns_array(options.columns);
  } else if (options.columns === void 0 || options.columns === null || options.columns === false) {
    options.columns = false;
  } else {
    throw new CsvError(
      "CSV_INVALID_OPTION_COLUMNS",
      [
        "Invalid option columns:",
        "expect an array, a function or true,",
        `got ${JSON.stringify(options.columns)}`
      ],
      options
    );
  }
  if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) {
    options.group_columns_by_name = false;
  } else if (options.group_columns_by_name !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "expect an boolean,",
        `got ${JSON.stringify(options.group_columns_by_name)}`
      ],
      options
    );
  } else if (options.columns === false) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "the `columns` mode must be activated."
      ],
      options
    );
  }
  if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") {
    options.comment = null;
  } else {
    if (typeof options.comment === "string") {
      options.comment = Buffer.from(options.comment, options.encoding);
    }
    if (!Buffer.isBuffer(options.comment)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_COMMENT",
        [
          "Invalid option comment:",
          "comment must be a buffer or a string,",
          `got ${JSON.stringify(options.comment)}`
        ],
        options
      );
    }
  }
  if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) {
    options.comment_no_infix = false;
  } else if (options.comment_no_infix !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_COMMENT",
      [
        "Invalid option comment_no_infix:",
        "value must be a boolean,",
        `got ${JSON.stringify(options.comment_no_infix)}`
      ],
      options
    );
  }
  if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) {
    options.delimiter_auto = false;
  } else if (options.delimiter_auto === true) {
    options.delimiter_auto = {};
  } else if (!is_object(options.delimiter_auto)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_DELIMITER_AUTO",
      [
        "Invalid option delimiter_auto:",
        "delimiter_auto must be a boolean or a configuration object,",
        `got ${JSON.stringify(options.delimiter_auto)}`
      ],
      options
    );
  }
  if (options.delimiter_auto) {
    if (options.delimiter_auto.preferred === void 0)
      options.delimiter_auto.preferred = {
        [",".charCodeAt(0)]: 1.8,
        ["	".charCodeAt(0)]: 1.8,
        [";".charCodeAt(0)]: 1.6,
        [" ".charCodeAt(0)]: 1.6,
        [":".charCodeAt(0)]: 1.5,
        [".".charCodeAt(0)]: 1.4,
        ["/".charCodeAt(0)]: 1.4
      };
    else if (!is_object(options.delimiter_auto.preferred)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "preferred must be an object,",
          `got ${JSON.stringify(options.delimiter_auto.preferred)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.score === void 0)
      options.delimiter_auto.score = (info, options2) => {
        return (info.total - info.std) * (options2.preferred[info.char_code] || 1);
      };
    else if (typeof options.delimiter_auto.score !== "function") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "score must be a function,",
          `got ${JSON.stringify(options.delimiter_auto.score)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.size === void 0)
      options.delimiter_auto.size = 2048;
    else if (typeof options.delimiter_auto.size !== "number") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "size must be a number,",
          `got ${JSON.stringify(options.delimiter_auto.size)}`
        ],
        options
      );
    }
  }
  const delimiter_json = JSON.stringify(options.delimiter);
  if (options.delimiter_auto !== false) {
    options.delimiter = [];
  }
  if (!Array.isArray(options.delimiter)) {
    if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) {
      options.delimiter = Buffer.from(",", options.encoding);
    }
    options.delimiter = [options.delimiter];
  }
  options.delimiter = options.delimiter.map(function(delimiter) {
    if (typeof delimiter === "string") {
      delimiter = Buffer.from(delimiter, options.encoding);
    }
    if (!Buffer.isBuffer(delimiter) || delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER",
        [
          "Invalid option delimiter:",
          "delimiter must be a non empty string or buffer or array of string|buffer,",
          `got ${delimiter_json}`
        ],
        options
      );
    }
    return delimiter;
  });
  if (options.escape === void 0 || options.escape === true) {
    options.escape = Buffer.from('"', options.encoding);
  } else if (typeof options.escape === "string") {
    options.escape = Buffer.from(options.escape, options.encoding);
  } else if (options.escape === null || options.escape === false) {
    options.escape = null;
  }
  if (options.escape !== null) {
    if (!Buffer.isBuffer(options.escape)) {
      throw new Error(
        `Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`
      );
    }
  }
  if (options.from === void 0 || options.from === null) {
    options.from = 1;
  } else {
    if (typeof options.from === "string" && /\d+/.test(options.from)) {
      options.from = parseInt(options.from);
    }
    if (Number.isInteger(options.from)) {
      if (options.from < 0) {
        throw new Error(
          `Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`
      );
    }
  }
  if (options.from_line === void 0 || options.from_line === null) {
    options.from_line = 1;
  } else {
    if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) {
      options.from_line = parseInt(options.from_line);
    }
    if (Number.isInteger(options.from_line)) {
      if (options.from_line <= 0) {
        throw new Error(
          `Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`
      );
    }
  }
  if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) {
    options.ignore_last_delimiters = false;
  } else if (typeof options.ignore_last_delimiters === "number") {
    options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
    if (options.ignore_last_delimiters === 0) {
      options.ignore_last_delimiters = false;
    }
  } else if (typeof options.ignore_last_delimiters !== "boolean") {
    throw new CsvError(
      "CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS",
      [
        "Invalid option `ignore_last_delimiters`:",
        "the value must be a boolean value or an integer,",
        `got ${JSON.stringify(options.ignore_last_delimiters)}`
      ],
      options
    );
  }
  if (options.ignore_last_delimiters === true && options.columns === false) {
    throw new CsvError(
      "CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS",
      [
        "The option `ignore_last_delimiters`",
        "requires the activation of the `columns` option"
      ],
      options
    );
  }
  if (options.info === void 0 || options.info === null || options.info === false) {
    options.info = false;
  } else if (options.info !== true) {
    throw new Error(
      `Invalid Option: info must be true, got ${JSON.stringify(options.info)}`
    );
  }
  if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) {
    options.max_record_size = 0;
  } else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0) {
  } else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) {
    options.max_record_size = parseInt(options.max_record_size);
  } else {
    throw new Error(
      `Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`
    );
  }
  if (options.objname === void 0 || options.objname === null || options.objname === false) {
    options.objname = void 0;
  } else if (Buffer.isBuffer(options.objname)) {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty buffer`);
    }
    if (options.encoding === null) {
    } else {
      options.objname = options.objname.toString(options.encoding);
    }
  } else if (typeof options.objname === "string") {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty string`);
    }
  } else if (typeof options.objname === "number") {
  } else {
    throw new Error(
      `Invalid Option: objname must be a string or a buffer, got ${options.objname}`
    );
  }
  if (options.objname !== void 0) {
    if (typeof options.objname === "number") {
      if (options.columns !== false) {
        throw Error(
          "Invalid Option: objname index cannot be combined with columns or be defined as a field"
        );
      }
    } else {
      if (options.columns === false) {
        throw Error(
          "Invalid Option: objname field must be combined with columns or be defined as an index"
        );
      }
    }
  }
  if (options.on_record === void 0 || options.on_record === null) {
    options.on_record = void 0;
  } else if (typeof options.on_record !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_ON_RECORD",
      [
        "Invalid option `on_record`:",
        "expect a function,",
        `got ${JSON.stringify(options.on_record)}`
      ],
      options
    );
  }
  if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") {
    throw new Error(
      `Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`
    );
  }
  if (options.quote === null || options.quote === false || options.quote === "") {
    options.quote = null;
  } else {
    if (options.quote === void 0 || options.quote === true) {
      options.quote = Buffer.from('"', options.encoding);
    } else if (typeof options.quote === "string") {
      options.quote = Buffer.from(options.quote, options.encoding);
    }
    if (!Buffer.isBuffer(options.quote)) {
      throw new Error(
        `Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`
      );
    }
  }
  if (options.raw === void 0 || options.raw === null || options.raw === false) {
    options.raw = false;
  } else if (options.raw !== true) {
    throw new Error(
      `Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`
    );
  }
  if (options.record_delimiter === void 0) {
    options.record_delimiter = [];
  } else if (typeof options.record_delimiter === "string" || Buffer.isBuffer(options.record_delimiter)) {
    if (options.record_delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer,",
          `got ${JSON.stringify(options.record_delimiter)}`
        ],
        options
      );
    }
    options.record_delimiter = [options.record_delimiter];
  } else if (!Array.isArray(options.record_delimiter)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_RECORD_DELIMITER",
      [
        "Invalid option `record_delimiter`:",
        "value must be a string, a buffer or array of string|buffer,",
        `got ${JSON.stringify(options.record_delimiter)}`
      ],
      options
    );
  }
  options.record_delimiter = options.record_delimiter.map(function(rd, i) {
    if (typeof rd !== "string" && !Buffer.isBuffer(rd)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a string, a buffer or array of string|buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    } else if (rd.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    }
    if (typeof rd === "string") {
      rd = Buffer.from(rd, options.encoding);
    }
    return rd;
  });
  if (typeof options.relax_column_count === "boolean") {
  } else if (options.relax_column_count === void 0 || options.relax_column_count === null) {
    options.relax_column_count = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`
    );
  }
  if (typeof options.relax_column_count_less === "boolean") {
  } else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) {
    options.relax_column_count_less = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`
    );
  }
  if (typeof options.relax_column_count_more === "boolean") {
  } else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) {
    options.relax_column_count_more = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`
    );
  }
  if (typeof options.relax_quotes === "boolean") {
  } else if (options.relax_quotes === void 0 || options.relax_quotes === null) {
    options.relax_quotes = false;
  } else {
    throw new Error(
      `Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`
    );
  }
  if (typeof options.skip_empty_lines === "boolean") {
  } else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) {
    options.skip_empty_lines = false;
  } else {
    throw new Error(
      `Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`
    );
  }
  if (typeof options.skip_records_with_empty_values === "boolean") {
  } else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) {
    options.skip_records_with_empty_values = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`
    );
  }
  if (typeof options.skip_records_with_error === "boolean") {
  } else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) {
    options.skip_records_with_error = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`
    );
  }
  if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) {
    options.rtrim = false;
  } else if (options.rtrim !== true) {
    throw new Error(
      `Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`
    );
  }
  if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) {
    options.ltrim = false;
  } else if (options.ltrim !== true) {
    throw new Error(
      `Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`
    );
  }
  if (options.trim === void 0 || options.trim === null || options.trim === false) {
    options.trim = false;
  } else if (options.trim !== true) {
    throw new Error(
      `Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`
    );
  }
  if (options.trim === true && opts.ltrim !== false) {
    options.ltrim = true;
  } else if (options.ltrim !== true) {
    options.ltrim = false;
  }
  if (options.trim === true && opts.rtrim !== false) {
    options.rtrim = true;
  } else if (options.rtrim !== true) {
    options.rtrim = false;
  }
  if (options.to === void 0 || options.to === null) {
    options.to = -1;
  } else if (options.to !== -1) {
    if (typeof options.to === "string" && /\d+/.test(options.to)) {
      options.to = parseInt(options.to);
    }
    if (Number.isInteger(options.to)) {
      if (options.to <= 0) {
        throw new Error(
          `Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`
      );
    }
  }
  if (options.to_line === void 0 || options.to_line === null) {
    options.to_line = -1;
  } else if (options.to_line !== -1) {
    if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) {
      options.to_line = parseInt(options.to_line);
    }
    if (Number.isInteger(options.to_line)) {
      if (options.to_line <= 0) {
        throw new Error(
          `Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`
      );
    }
  }
  return options;
};

// node_modules/csv-parse/lib/utils/delimiter_discover.js
var delimiter_discover = function(records, options) {
  if (!options) {
    ({ delimiter_auto: options } = normalize_options({ delimiter_auto: true }));
  }
  if (typeof records === "string") {
    records = Buffer.from(records);
  }
  if (Buffer.isBuffer(records)) {
    records = ((data) => {
      const records2 = [];
      const parser = transform({ delimiter: [] });
      const push = (record) => records2.push(record);
      const close = () => {
      };
      const error = parser.parse(data, true, push, close);
      if (error !== void 0) throw error;
      return records2;
    })(records);
  }
  const info = Array(127).fill().map(() => ({ lines: [] }));
  records.map(([record], line) => {
    for (let i = 0, l = record.length; i < l; i++) {
      const code = record.charCodeAt(i);
      if (info[code].lines[line] === void 0) info[code].lines[line] = 0;
      info[code].lines[line]++;
    }
  });
  info.map((info2, i) => {
    info2.char_code = i;
    info2.std = std(info2.lines);
    info2.total = info2.lines.reduce((acc, val) => acc + val, 0);
    info2.preferred = !!options.preferred[i];
    info2.score = options.score(info2, options);
  });
  const result = info.reduce(
    (acc, info2) => acc.score > info2.score ? acc : info2,
    {}
  );
  return String.fromCharCode(result.char_code);
};
var std = function(array) {
  const n = array.length;
  if (n === 0) return 0;
  const mean = array.reduce((a, b) => a + b) / n;
  return Math.sqrt(
    array.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n
  );
};

// node_modules/csv-parse/lib/api/index.js
var isRecordEmpty = function(record) {
  return record.every(
    (field) => field == null || field.toString && field.toString().trim() === ""
  );
};
var cr = 13;
var nl = 10;
var boms = {
  // Note, the following are equals:
  // Buffer.from("\ufeff")
  // Buffer.from([239, 187, 191])
  // Buffer.from('EFBBBF', 'hex')
  utf8: Buffer.from([239, 187, 191]),
  // Note, the following are equals:
  // Buffer.from "\ufeff", 'utf16le
  // Buffer.from([255, 254])
  utf16le: Buffer.from([255, 254])
};
var transform = function(original_options = {}) {
  const info = {
    bytes: 0,
    bytes_records: 0,
    comment_lines: 0,
    empty_lines: 0,
    invalid_field_length: 0,
    lines: 1,
    records: 0
  };
  const options = normalize_options(original_options);
  return {
    info,
    original_options,
    options,
    state: init_state(options),
    __needMoreData: function(i, bufLen, end) {
      if (end) return false;
      const { encoding, escape, quote } = this.options;
      const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
      const numOfCharLeft = bufLen - i - 1;
      const requiredLength = Math.max(
        needMoreDataSize,
        // Skip if the remaining buffer smaller than record delimiter
        // If "record_delimiter" is yet to be discovered:
        // 1. It is equals to `[]` and "recordDelimiterMaxLength" equals `0`
        // 2. We set the length to windows line ending in the current encoding
        // Note, that encoding is known from user or bom discovery at that point
        // recordDelimiterMaxLength,
        recordDelimiterMaxLength === 0 ? Buffer.from("\r\n", encoding).length : recordDelimiterMaxLength,
        // Skip if remaining buffer can be an escaped quote
        quoting ? (escape === null ? 0 : escape.length) + quote.length : 0,
        // Skip if remaining buffer can be record delimiter following the closing quote
        quoting ? quote.length + recordDelimiterMaxLength : 0
      );
      return numOfCharLeft < requiredLength;
    },
    // Central parser implementation
    parse: function(nextBuf, end, push, close) {
      const {
        bom,
        comment_no_infix,
        delimiter_auto,
        encoding,
        from_line,
        ltrim,
        max_record_size,
        raw,
        relax_quotes,
        rtrim,
        skip_empty_lines,
        to,
        to_line
      } = this.options;
      let { comment, escape, quote, record_delimiter } = this.options;
      const {
        bomSkipped,
        delimiterDiscovered,
        delimiterBufPrevious,
        rawBuffer,
        escapeIsQuote
      } = this.state;
      if (!delimiterDiscovered && delimiter_auto) {
        let delimiterBuf;
        if (delimiterBufPrevious === void 0) {
          delimiterBuf = nextBuf;
        } else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) {
          delimiterBuf = delimiterBufPrevious;
        } else {
          delimiterBuf = Buffer.concat([delimiterBufPrevious, nextBuf]);
        }
        nextBuf = void 0;
        if (end || delimiterBuf.length > delimiter_auto.size) {
          this.options.delimiter = [
            Buffer.from(
              delimiter_discover(delimiterBuf, this.options.delimiter_auto)
            )
          ];
          this.state.previousBuf = delimiterBuf;
          this.state.delimiterBufPrevious = void 0;
          this.state.delimiterDiscovered = true;
        } else {
          this.state.delimiterBufPrevious = delimiterBuf;
          return;
        }
      }
      const { previousBuf } = this.state;
      let buf;
      if (previousBuf === void 0) {
        if (nextBuf === void 0) {
          close();
          return;
        } else {
          buf = nextBuf;
        }
      } else if (previousBuf !== void 0 && nextBuf === void 0) {
        buf = previousBuf;
      } else {
        buf = Buffer.concat([previousBuf, nextBuf]);
      }
      if (bomSkipped === false) {
        if (bom === false) {
          this.state.bomSkipped = true;
        } else if (buf.length < 3) {
          if (end === false) {
            this.state.previousBuf = buf;
            return;
          }
        } else {
          for (const encoding2 in boms) {
            if (boms[encoding2].compare(buf, 0, boms[encoding2].length) === 0) {
              const bomLength = boms[encoding2].length;
              this.state.bufBytesStart += bomLength;
              buf = buf.slice(bomLength);
              const options2 = normalize_options({
                ...this.original_options,
                encoding: encoding2
              });
              for (const key in options2) {
                this.options[key] = options2[key];
              }
              ({ comment, escape, quote } = this.options);
              break;
            }
          }
          this.state.bomSkipped = true;
        }
      }
      const bufLen = buf.length;
      let pos;
      for (pos = 0; pos < bufLen; pos++) {
        if (this.__needMoreData(pos, bufLen, end)) {
          break;
        }
        if (this.state.wasRowDelimiter === true) {
          this.info.lines++;
          this.state.wasRowDelimiter = false;
        }
        if (to_line !== -1 && this.info.lines > to_line) {
          this.state.stop = true;
          close();
          return;
        }
        if (this.state.quoting === false && record_delimiter.length === 0) {
          const record_delimiterCount = this.__autoDiscoverRecordDelimiter(
            buf,
            pos
          );
          if (record_delimiterCount) {
            record_delimiter = this.options.record_delimiter;
          }
        }
        const chr = buf[pos];
        if (raw === true) {
          rawBuffer.append(chr);
        }
        if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) {
          this.state.wasRowDelimiter = true;
        }
        if (this.state.escaping === true) {
          this.state.escaping = false;
        } else {
          if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
            if (escapeIsQuote) {
              if (this.__isQuote(buf, pos + escape.length)) {
                this.state.escaping = true;
                pos += escape.length - 1;
                continue;
              }
            } else {
              this.state.escaping = true;
              pos += escape.length - 1;
              continue;
            }
          }
          if (this.state.commenting === false && this.__isQuote(buf, pos)) {
            if (this.state.quoting === true) {
              const nextChr = buf[pos + quote.length];
              const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
              const isNextChrComment = comment !== null && this.__compareBytes(comment, buf, pos + quote.length, nextChr);
              const isNextChrDelimiter = this.__isDelimiter(
                buf,
                pos + quote.length,
                nextChr
              );
              const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
              if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) {
                pos += escape.length - 1;
              } else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                pos += quote.length - 1;
                continue;
              } else if (relax_quotes === false) {
                const err = this.__error(
                  new CsvError(
                    "CSV_INVALID_CLOSING_QUOTE",
                    [
                      "Invalid Closing Quote:",
                      `got "${String.fromCharCode(nextChr)}"`,
                      `at line ${this.info.lines}`,
                      "instead of delimiter, record delimiter, trimable character",
                      "(if activated) or comment"
                    ],
                    this.options,
                    this.__infoField()
                  )
                );
                if (err !== void 0) return err;
              } else {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                this.state.field.prepend(quote);
                pos += quote.length - 1;
              }
            } else {
              if (this.state.field.length !== 0) {
                if (relax_quotes === false) {
                  const info2 = this.__infoField();
                  const bom2 = Object.keys(boms).map(
                    (b) => boms[b].equals(this.state.field.toString()) ? b : false
                  ).filter(Boolean)[0];
                  const err = this.__error(
                    new CsvError(
                      "INVALID_OPENING_QUOTE",
                      [
                        "Invalid Opening Quote:",
                        `a quote is found on field ${JSON.stringify(info2.column)} at line ${info2.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
                        bom2 ? `(${bom2} bom)` : void 0
                      ],
                      this.options,
                      info2,
                      {
                        field: this.state.field
                      }
                    )
                  );
                  if (err !== void 0) return err;
                }
              } else {
                this.state.quoting = true;
                pos += quote.length - 1;
                continue;
              }
            }
          }
          if (this.state.quoting === false) {
            const recordDelimiterLength = this.__isRecordDelimiter(
              chr,
              buf,
              pos
            );
            if (recordDelimiterLength !== 0) {
              const skipCommentLine = this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0;
              if (skipCommentLine) {
                this.info.comment_lines++;
              } else {
                if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
                  this.state.enabled = true;
                  this.__resetField();
                  this.__resetRecord();
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
                  this.info.empty_lines++;
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                this.info.bytes = this.state.bufBytesStart + pos;
                const errField = this.__onField();
                if (errField !== void 0) return errField;
                this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
                const errRecord = this.__onRecord(push);
                if (errRecord !== void 0) return errRecord;
                if (to !== -1 && this.info.records >= to) {
                  this.state.stop = true;
                  close();
                  return;
                }
              }
              this.state.commenting = false;
              pos += recordDelimiterLength - 1;
              continue;
            }
            if (this.state.commenting) {
              continue;
            }
            if (comment !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
              const commentCount = this.__compareBytes(comment, buf, pos, chr);
              if (commentCount !== 0) {
                this.state.commenting = true;
                continue;
              }
            }
            const delimiterLength = this.__isDelimiter(buf, pos, chr);
            if (delimiterLength !== 0) {
              this.info.bytes = this.state.bufBytesStart + pos;
              const errField = this.__onField();
              if (errField !== void 0) return errField;
              pos += delimiterLength - 1;
              continue;
            }
          }
        }
        if (this.state.commenting === false) {
          if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) {
            return this.__error(
              new CsvError(
                "CSV_MAX_RECORD_SIZE",
                [
                  "Max Record Size:",
                  "record exceed the maximum number of tolerated bytes",
                  `of ${max_record_size}`,
                  `at line ${this.info.lines}`
                ],
                this.options,
                this.__infoField()
              )
            );
          }
        }
        const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
        const rappend = rtrim === false || this.state.wasQuoting === false;
        if (lappend === true && rappend === true) {
          this.state.field.append(chr);
        } else if (rtrim === true && !this.__isCharTrimable(buf, pos)) {
          return this.__error(
            new CsvError(
              "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE",
              [
                "Invalid Closing Quote:",
                "found non trimable byte after quote",
                `at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
        } else {
          if (lappend === false) {
            pos += this.__isCharTrimable(buf, pos) - 1;
          }
          continue;
        }
      }
      if (end === true) {
        if (this.state.quoting === true) {
          const err = this.__error(
            new CsvError(
              "CSV_QUOTE_NOT_CLOSED",
              [
                "Quote Not Closed:",
                `the parsing is finished with an opening quote at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
          if (err !== void 0) return err;
        } else {
          if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
            this.info.bytes = this.state.bufBytesStart + pos;
            const errField = this.__onField();
            if (errField !== void 0) return errField;
            const errRecord = this.__onRecord(push);
            if (errRecord !== void 0) return errRecord;
          } else if (this.state.wasRowDelimiter === true) {
            this.info.empty_lines++;
          } else if (this.state.commenting === true) {
            this.info.comment_lines++;
          }
        }
      } else {
        this.state.bufBytesStart += pos;
        this.state.previousBuf = buf.slice(pos);
      }
      if (this.state.wasRowDelimiter === true) {
        this.info.lines++;
        this.state.wasRowDelimiter = false;
      }
    },
    __onRecord: function(push) {
      const {
        columns,
        group_columns_by_name,
        encoding,
        info: info2,
        from,
        relax_column_count,
        relax_column_count_less,
        relax_column_count_more,
        raw,
        skip_records_with_empty_values
      } = this.options;
      const { enabled, record } = this.state;
      if (enabled === false) {
        return this.__resetRecord();
      }
      const recordLength = record.length;
      if (columns === true) {
        if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
          this.__resetRecord();
          return;
        }
        return this.__firstLineToColumns(record);
      }
      if (columns === false && this.info.records === 0) {
        this.state.expectedRecordLength = recordLength;
      }
      if (recordLength !== this.state.expectedRecordLength) {
        const err = columns === false ? new CsvError(
          "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",
          [
            "Invalid Record Length:",
            `expect ${this.state.expectedRecordLength},`,
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record
          }
        ) : new CsvError(
          "CSV_RECORD_INCONSISTENT_COLUMNS",
          [
            "Invalid Record Length:",
            `columns length is ${columns.length},`,
            // rename columns
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record
          }
        );
        if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
          this.info.invalid_field_length++;
          this.state.error = err;
        } else {
          const finalErr = this.__error(err);
          if (finalErr) return finalErr;
        }
      }
      if (skip_records_with_empty_values === true && isRecordEmpty(record)) {
        this.__resetRecord();
        return;
      }
      if (this.state.recordHasError === true) {
        this.__resetRecord();
        this.state.recordHasError = false;
        return;
      }
      this.info.records++;
      if (from === 1 || this.info.records >= from) {
        const { objname } = this.options;
        if (columns !== false) {
          const obj = {};
          for (let i = 0, l = record.length; i < l; i++) {
            if (columns[i] === void 0 || columns[i].disabled) continue;
            if (group_columns_by_name === true && Object.hasOwn(obj, columns[i].name)) {
              if (Array.isArray(obj[columns[i].name])) {
                obj[columns[i].name] = obj[columns[i].name].concat(record[i]);
              } else {
                obj[columns[i].name] = [obj[columns[i].name], record[i]];
              }
            } else {
              Object.defineProperty(obj, columns[i].name, {
                value: record[i],
                enumerable: true,
                writable: true,
                configurable: true
              });
            }
          }
          if (raw === true || info2 === true) {
            const extRecord = Object.assign(
              { record: obj },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info2 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [obj[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? obj : [obj[objname], obj],
              push
            );
            if (err) {
              return err;
            }
          }
        } else {
          if (raw === true || info2 === true) {
            const extRecord = Object.assign(
              { record },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info2 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [record[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? record : [record[objname], record],
              push
            );
            if (err) {
              return err;
            }
          }
        }
      }
      this.__resetRecord();
    },
    __firstLineToColumns: function(record) {
      const { firstLineToHeaders } = this.state;
      try {
        const headers = firstLineToHeaders === void 0 ? record : firstLineToHeaders.call(null, record);
        if (!Array.isArray(headers)) {
          return this.__error(
            new CsvError(
              "CSV_INVALID_COLUMN_MAPPING",
              [
                "Invalid Column Mapping:",
                "expect an array from column function,",
                `got ${JSON.stringify(headers)}`
              ],
              this.options,
              this.__infoField(),
              {
                headers
              }
            )
          );
        }
        const normalizedHeaders = normalize_columns_array(headers);
        this.state.expectedRecordLength = normalizedHeaders.length;
        this.options.columns = normalizedHeaders;
        this.__resetRecord();
        return;
      } catch (err) {
        return err;
      }
    },
    __resetRecord: function() {
      if (this.options.raw === true) {
        this.state.rawBuffer.reset();
      }
      this.state.error = void 0;
      this.state.record = [];
      this.state.record_length = 0;
    },
    __onField: function() {
      const { cast, encoding, rtrim, max_record_size } = this.options;
      const { enabled, wasQuoting } = this.state;
      if (enabled === false) {
        return this.__resetField();
      }
      let field = this.state.field.toString(encoding);
      if (rtrim === true && wasQuoting === false) {
        field = field.trimRight();
      }
      if (cast === true) {
        const [err, f] = this.__cast(field);
        if (err !== void 0) return err;
        field = f;
      }
      this.state.record.push(field);
      if (max_record_size !== 0 && typeof field === "string") {
        this.state.record_length += field.length;
      }
      this.__resetField();
    },
    __resetField: function() {
      this.state.field.reset();
      this.state.wasQuoting = false;
    },
    __push: function(record, push) {
      const { on_record } = this.options;
      if (on_record !== void 0) {
        const info2 = this.__infoRecord();
        try {
          record = on_record.call(null, record, info2);
        } catch (err) {
          return err;
        }
        if (record === void 0 || record === null) {
          return;
        }
      }
      this.info.bytes_records += this.info.bytes;
      push(record);
    },
    // Return a tuple with the error and the casted value
    __cast: function(field) {
      const { columns, relax_column_count } = this.options;
      const isColumns = Array.isArray(columns);
      if (isColumns === true && relax_column_count && this.options.columns.length <= this.state.record.length) {
        return [void 0, void 0];
      }
      if (this.state.castField !== null) {
        try {
          const info2 = this.__infoField();
          return [void 0, this.state.castField.call(null, field, info2)];
        } catch (err) {
          return [err];
        }
      }
      if (this.__isFloat(field)) {
        return [void 0, parseFloat(field)];
      } else if (this.options.cast_date !== false) {
        const info2 = this.__infoField();
        return [void 0, this.options.cast_date.call(null, field, info2)];
      }
      return [void 0, field];
    },
    __compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
      if (sourceBuf[0] !== firstByte) return 0;
      const sourceLength = sourceBuf.length;
      for (let i = 1; i < sourceLength; i++) {
        if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
      }
      return sourceLength;
    },
    // Helper to test if a character is trimable
    __isCharTrimable: function(buf, pos) {
      const { timchars, timcharFirstBytes } = this.state;
      const first = buf[pos];
      if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
      loop1: for (let i = 0; i < timchars.length; i++) {
        const timchar = timchars[i];
        for (let j = 0; j < timchar.length; j++) {
          if (timchar[j] !== buf[pos + j]) continue loop1;
        }
        return timchar.length;
      }
      return 0;
    },
    __isDelimiter: function(buf, pos, chr) {
      const { delimiter, ignore_last_delimiters } = this.options;
      if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) {
        return 0;
      } else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) {
        return 0;
      }
      loop1: for (let i = 0; i < delimiter.length; i++) {
        const del = delimiter[i];
        if (del[0] === chr) {
          for (let j = 1; j < del.length; j++) {
            if (del[j] !== buf[pos + j]) continue loop1;
          }
          return del.length;
        }
      }
      return 0;
    },
    __isEscape: function(buf, pos, chr) {
      const { escape } = this.options;
      if (escape === null) return false;
      const l = escape.length;
      if (escape[0] === chr) {
        for (let i = 0; i < l; i++) {
          if (escape[i] !== buf[pos + i]) {
            return false;
          }
        }
        return true;
      }
      return false;
    },
    __isFloat: function(value) {
      return value - parseFloat(value) + 1 >= 0;
    },
    // Keep it in case we implement the `cast_int` option
    // __isInt(value){
    //   // return Number.isInteger(parseInt(value))
    //   // return !isNaN( parseInt( obj ) );
    //   return /^(\-|\+)?[1-9][0-9]*$/.test(value)
    // }
    __isQuote: function(buf, pos) {
      const { quote } = this.options;
      if (quote === null) return false;
      const l = quote.length;
      for (let i = 0; i < l; i++) {
        if (quote[i] !== buf[pos + i]) {
          return false;
        }
      }
      return true;
    },
    __isRecordDelimiter: function(chr, buf, pos) {
      const { record_delimiter } = this.options;
      const recordDelimiterLength = record_delimiter.length;
      loop1: for (let i = 0; i < recordDelimiterLength; i++) {
        const rd = record_delimiter[i];
        const rdLength = rd.length;
        if (rd[0] !== chr) {
          continue;
        }
        for (let j = 1; j < rdLength; j++) {
          if (rd[j] !== buf[pos + j]) {
            continue loop1;
          }
        }
        return rd.length;
      }
      return 0;
    },
    __autoDiscoverRecordDelimiter: function(buf, pos) {
      const { encoding } = this.options;
      const rds = [
        // Important, the windows line ending must be before mac os 9
        Buffer.from("\r\n", encoding),
        Buffer.from("\n", encoding),
        Buffer.from("\r", encoding)
      ];
      loop: for (let i = 0; i < rds.length; i++) {
        const l = rds[i].length;
        for (let j = 0; j < l; j++) {
          if (rds[i][j] !== buf[pos + j]) {
            continue loop;
          }
        }
        this.options.record_delimiter.push(rds[i]);
        this.state.recordDelimiterMaxLength = rds[i].length;
        return rds[i].length;
      }
      return 0;
    },
    __error: function(msg) {
      const { encoding, raw, skip_records_with_error } = this.options;
      const err = typeof msg === "string" ? new Error(msg) : msg;
      if (skip_records_with_error) {
        this.state.recordHasError = true;
        if (this.options.on_skip !== void 0) {
          try {
            this.options.on_skip(
              err,
              raw ? this.state.rawBuffer.toString(encoding) : void 0
            );
          } catch (err2) {
            return err2;
          }
        }
        return void 0;
      } else {
        return err;
      }
    },
    __infoDataSet: function() {
      return {
        ...this.info,
        columns: this.options.columns
      };
    },
    __infoRecord: function() {
      const { columns, raw, encoding } = this.options;
      return {
        ...this.__infoDataSet(),
        bytes_records: this.info.bytes,
        error: this.state.error,
        header: columns === true,
        index: this.state.record.length,
        raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
      };
    },
    __infoField: function() {
      const { columns } = this.options;
      const isColumns = Array.isArray(columns);
      const bytes_records = this.info.bytes_records;
      return {
        ...this.__infoRecord(),
        bytes_records,
        column: isColumns === true ? columns.length > this.state.record.length ? columns[this.state.record.length].name : null : this.state.record.length,
        quoting: this.state.wasQuoting
      };
    }
  };
};

// node_modules/csv-parse/lib/sync.js
var parse = function(data, opts = {}) {
  if (typeof data === "string") {
    data = Buffer.from(data);
  }
  const records = opts && opts.objname ? /* @__PURE__ */ Object.create(null) : [];
  const parser = transform(opts);
  const push = (record) => {
    if (parser.options.objname === void 0) records.push(record);
    else {
      records[record[0]] = record[1];
    }
  };
  const close = () => {
  };
  const error = parser.parse(data, true, push, close);
  if (error !== void 0) throw error;
  return records;
};

// src/parse/csv.ts
var csv = {
  name: "csv",
  title: "CSV or TSV",
  isGeneric: true,
  marks: { text: [/^\s*(?![\s[{<])/] },
  read: (file) => plainTable(plainTrials(readCsv(file), file.path))
};
var parquet = {
  ...csv,
  name: "parquet",
  title: "Parquet",
  marks: { isParquet: true }
};
var LINE_ENDS = ["\r\r\n", "\r\n", "\n", "\r"];
function readCsv(file, nameless = "") {
  if (file.kind === "table") return rowsOf(file, nameless);
  const { path } = file;
  const text = textOf(file);
  const records = recordsIn(text, path);
  const start = records.findIndex((record) => !isBlank(record));
  const first = records[start];
  if (first === void 0) return [];
  const columns = columnsOf(first, path, nameless);
  const rows = records.slice(columns.header === null ? start : start + 1).filter((record) => columns.count === 1 || !isBlankLine(record));
  const last = rows.findLastIndex((record) => columns.count === 1 || !isBlank(record));
  const kept = rows.slice(0, last + 1);
  if (columns.header?.cells[0] === "" && nameless === "") {
    const names = kept.map(({ cells }) => cells[0]);
    const places = kept.map(({ line }) => ({ path, line }));
    refuseSummary(names, places, true);
  }
  return kept.filter((record) => !repeatsHeader(record, columns.header)).map((record) => toRow(record, columns, path));
}
function rowsOf({ path, columns }, nameless) {
  const named = [...columns].map(([name, cells]) => [name === INDEX ? nameless : name, cells]).filter(([name]) => !NAMELESS.test(name));
  const empty = Object.fromEntries(named.map(([name]) => [name, ""]));
  const [[, first = []] = []] = columns;
  return first.map((_, i) => {
    const fields = { ...empty };
    for (const [name, cells] of named) fields[name] = cells[i];
    return { path, part: `row ${i + 1}`, fields };
  });
}
function toRow(record, { count, named, empty }, path) {
  checkCells(record, count, path);
  const { cells, line } = record;
  const fields = { ...empty };
  for (const { name, index } of named) fields[name] = cells[index] ?? "";
  return { path, line, fields };
}
function checkCells(record, count, path) {
  const { cells, line } = record;
  if (count > 1 && isBlankLine(record)) return;
  if (count > 1 && isBlank(record))
    throw dataError({ path, line }, "is empty", "Fill or remove it.");
  if (cells.length === count) return;
  const what = `has ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, but the first line has ${count}`;
  const fix = "Correct the line; quote cells that contain the delimiter.";
  throw dataError({ path, line }, what, fix);
}
function recordsIn(text, path) {
  const delimiter = findDelimiter(text);
  const body = trimEnd(text, delimiter);
  if (!body.includes('"')) {
    const lines = body.split(LINE_END, MAX_ROWS + 2);
    checkRowCount(lines.length - 1, path);
    return lines.map((text2, i) => ({
      line: i + 1,
      cells: text2.split(delimiter, MAX_COLUMNS + 1).map((cell) => cell.trim())
    }));
  }
  const records = [];
  const [blank = ""] = /^\s*[\r\n]/.exec(body) ?? [];
  let line = 1 + lineEnds(blank);
  const onRecord = (cells) => {
    checkRowCount(records.length, path);
    const record = { line, cells: cells.map((cell) => cell.trim()) };
    records.push(record);
    const count = records[0]?.cells.length ?? 0;
    if (cells.length !== count && !isBlank(record)) checkCells(record, count, path);
    line++;
    for (const cell of cells) if (/[\r\n]/.test(cell)) line += lineEnds(cell);
    return null;
  };
  try {
    const options = { record_delimiter: LINE_ENDS, relax_column_count: true, delimiter };
    parse(body.slice(blank.length), { ...options, on_record: onRecord });
  } catch (error) {
    if (!detailOf(error, "code").includes("QUOTE")) throw error;
    const what = "has a quote inside a cell, or one that is never closed";
    const fix = "Put the whole cell in double quotes, and double every quote in it.";
    throw dataError({ path, line }, what, fix);
  }
  return records;
}
var LINE_END = /\r{0,2}\n|\r/;
var lineEnds = (text) => text.split(LINE_END).length - 1;
function trimEnd(text, delimiter) {
  const blanks = delimiter === "	" ? "\r\n " : "\r\n	 ";
  let end = text.length;
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
function headerOf(file) {
  return file.kind === "table" ? [...file.columns.keys()] : headerIn(textIfAny(file));
}
function headerIn(text) {
  const line = firstLine(text).trimStart();
  return line.split(findDelimiter(line)).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}
var MAX_HEADER = 2 ** 20;
function firstLine(text) {
  const [line = ""] = text.slice(0, MAX_HEADER).replace(/^\s*[\r\n]/, "").split(/[\r\n]/, 1);
  return line;
}
function findDelimiter(text) {
  const plain = firstLine(text).replace(/"[^"]*"?/g, "");
  const count = (delimiter) => plain.split(delimiter).length - 1;
  return [",", ";", "	"].reduce(
    (most, next) => count(next) > 0 && count(next) >= count(most) ? next : most
  );
}
var NAMELESS = /^(Unnamed: \d+(\.\d+)*|__index_level_\d+__)?$/;
var INDEX = "__index_level_0__";
function columnsOf(first, path, nameless) {
  const [top = "", ...others] = first.cells;
  const isRow = others.length === 0 && readNumber(top) !== "other";
  if (!isRow && top !== "" && first.cells.some((cell) => typeof readNumber(cell) === "number")) {
    const fix = "Put a line with the names of the columns first; a name cannot be a number.";
    throw dataError({ path, line: first.line }, "has no header", fix);
  }
  const cells = isRow ? ["score"] : first.cells;
  checkColumnCount(cells.length, path);
  const named = cells.map((cell, index) => ({ name: index === 0 && cell === "" ? nameless : cell, index })).filter(({ name }) => !NAMELESS.test(name));
  const seen = /* @__PURE__ */ new Set();
  const double = named.find(({ name }) => seen.size === seen.add(name).size);
  if (double !== void 0) {
    const what = `has two columns named ${JSON.stringify(printable(double.name))}`;
    throw dataError({ path, line: first.line }, what, "Give every column a name of its own.");
  }
  const empty = Object.fromEntries(named.map(({ name }) => [name, ""]));
  return { count: cells.length, named, header: isRow ? null : first, empty };
}
function isBlankLine({ cells }) {
  return cells.length === 1 && cells[0] === "";
}
function isBlank({ cells }) {
  return cells.every((cell) => cell === "");
}
function repeatsHeader({ cells }, header) {
  const others = header?.cells ?? [];
  return cells.length === others.length && cells.every((cell, i) => cell === others[i]);
}

// src/parse/cv-results.ts
var sklearnCvResults = {
  name: "sklearn-cv-results",
  title: "scikit-learn cv_results_",
  marks: { header: [[/^mean_test_/, /^(mean_fit_time$|rank_test_)/, /^(params$|param_)/]] },
  read: readCvResults
};
var SCORE = /^(mean|split\d{1,4})_(test|train)_./;
var PARAMETER = "param_";
var INDEX2 = "sklearn index";
function readCvResults(file) {
  const all = readCsv(file, INDEX2);
  const columns = Object.keys(all[0]?.fields ?? {}).filter((name) => name !== INDEX2);
  const splits = new Set(columns.flatMap((name) => /^split(\d+)_test_/.exec(name)?.[1] ?? [])).size;
  const scores = columns.filter((name) => SCORE.test(name));
  const orders = ordersOf(all, columns);
  const rows = lastRounds(all.map((row, i) => toCandidate(row, splits, orders?.[i])));
  const drawn = rows.map(({ parameters = {} }) => parameters);
  return {
    ...plainTable(rows),
    // All scorers are better higher; errors are negated, and named so.
    directions: Object.fromEntries(scores.map((name) => [name, "maximize"])),
    scores: columns.filter((name) => name.startsWith("mean_test_")),
    search: { ...UNKNOWN_SEARCH, method: isGrid(drawn) ? "grid" : "unknown" },
    leftOut: [{ count: all.length - rows.length, what: "earlier reports" }]
  };
}
function toCandidate({ fields, ...row }, splits, order) {
  const { [INDEX2]: _, ...named } = fields;
  const [fit, score] = [numberIn(fields, "mean_fit_time"), numberIn(fields, "mean_score_time")];
  const isTimed = splits > 0 && fit !== null && score !== null;
  const hasParameters = Object.keys(fields).some((name) => name.startsWith(PARAMETER));
  const parameters = hasParameters ? parametersUnder(PARAMETER, fields) : void 0;
  const timed = isTimed ? { duration: (fit + score) * splits, ...named } : named;
  return { ...row, fields: timed, order, parameters };
}
function ordersOf(rows, columns) {
  const index = rows.map(({ fields }) => numberIn(fields, INDEX2));
  const isMoved = index.some((number, i) => number !== i) && new Set(index).size === rows.length;
  if (isMoved && index.every((number) => number !== null)) return index;
  const rank = columns.find((name) => /^rank_test_./.test(name)) ?? "";
  const ranks = rows.map(({ fields }) => numberIn(fields, rank));
  const areRising = ranks.every((one, i) => one !== null && one >= (ranks[i - 1] ?? one));
  const isSorted = areRising && ranks.length >= MIN_SORTED && new Set(ranks).size > 1;
  return isSorted ? null : rows.map((_, i) => i);
}
var MIN_SORTED = 4;
function roundOf({ fields }) {
  return numberIn(fields, "iter") ?? 0;
}
function lastRounds(rows) {
  const last = rows.reduce((most, row) => Math.max(most, roundOf(row)), 0);
  if (last === 0) return rows;
  const keyOf = ({ parameters, fields }) => JSON.stringify(parameters ?? [fields.params]);
  return [...groupBy(rows, keyOf).values()].map((rounds) => {
    const latest = rounds.reduce((a, b) => roundOf(b) >= roundOf(a) ? b : a);
    const order = rounds.find((row) => roundOf(row) === 0)?.order;
    return { ...latest, order, status: roundOf(latest) < last ? "pruned" : "finished" };
  });
}

// src/parse/tools/deephyper.ts
var OBJECTIVE = /^objective(_\d+)?$/;
var deephyperCsv = {
  name: "deephyper-csv",
  title: "DeepHyper results (CSV)",
  identity: ["job_id"],
  marks: { header: [[OBJECTIVE, "job_id", /^(m:)?timestamp_(submit|gather)$/]] },
  read: (file) => {
    const rows = readCsv(file);
    const scores = Object.keys(rows[0]?.fields ?? {}).filter((name) => OBJECTIVE.test(name));
    const directions = Object.fromEntries(scores.map((name) => [name, "maximize"]));
    return { ...plainTable(rows.map((row) => toTrial(row, scores))), scores, directions };
  }
};
function toTrial({ fields, ...place2 }, scores) {
  const marked = scores.filter((name) => /^F(_|$)/.test(textIn(fields, name)));
  const missing = Object.fromEntries(marked.map((name) => [name, null]));
  const drawn = parametersUnder("p:", fields);
  const stamp = (name) => numberIn(fields, `m:timestamp_${name}`);
  return {
    ...place2,
    status: marked.length > 0 ? "failed" : "finished",
    order: numberIn(fields, "job_id") ?? void 0,
    // Older versions do not mark them.
    parameters: Object.keys(drawn).length > 0 ? drawn : void 0,
    fields: { duration: secondsBetween(stamp("start"), stamp("end")), ...fields, ...missing }
  };
}

// src/parse/tools/flaml.ts
var flamlLog = {
  name: "flaml-log",
  title: "FLAML log (JSON Lines)",
  hasHeader: false,
  marks: { text: [/^\s*\{"record_id":/, /"iter_per_learner":/] },
  read: toTable
};
function toTable(file) {
  const rows = readLines(file).filter(({ fields }) => Object.hasOwn(fields, "record_id"));
  const learners = groupBy(rows, ({ fields }) => textIn(fields, "learner"));
  const counts = [...learners.values()].map(
    (all) => all.reduce((most, { fields }) => Math.max(most, numberIn(fields, "iter_per_learner") ?? 0), 0)
  );
  const tried = counts.reduce((sum, count) => sum + count, 0);
  if (tried > rows.length) {
    const what = `lists only trials that were better than all before them: ${rows.length} of at least ${tried}`;
    const fix = 'Search again with AutoML().fit(\u2026, log_type="all"): all trials are needed.';
    throw dataError(file, what, fix);
  }
  const trials = rows.map(({ fields, ...row }, order) => {
    const { learner, trial_time: duration } = fields;
    const parameters = { learner, ...fieldsIn(fields, "config") };
    return { ...row, fields: { duration, ...fields }, order, parameters };
  });
  const directions = { validation_loss: "minimize" };
  return { ...plainTable(trials), scores: ["validation_loss"], directions };
}

// src/parse/tools/hyperopt.ts
var hyperopt = {
  name: "hyperopt",
  title: "Hyperopt trials (JSON)",
  marks: { text: [/^\s*\[\s*\{/, /"status": ?"(ok|fail|new|running|suspended)"/] },
  isText: (text) => isListOf(text, (trial) => isResult(resultIn(trial))),
  read: (file) => {
    const trials = readDocument(file);
    const numbers = new Set(trials.map(({ fields }) => numberIn(fields, "tid")));
    return {
      ...plainTable(trials.map(toTrial2)),
      scores: ["loss"],
      directions: { loss: "minimize" },
      gaps: trials.every((_, i) => numbers.has(i)) ? [] : ["failures-hidden"]
    };
  }
};
function isResult({ status, loss = {} }) {
  if (status === "ok") return readNumber(loss) !== "other";
  return ["fail", "new", "running", "suspended"].includes(String(status));
}
function resultIn(trial) {
  return Object.hasOwn(trial, "misc") ? fieldsIn(trial, "result") : trial;
}
var STATES = ["waiting", "unfinished", null, "failed", "failed"];
function toTrial2({ fields: trial, ...place2 }) {
  const result = resultIn(trial);
  const values = Object.entries(fieldsIn(fieldsIn(trial, "misc"), "vals"));
  const drawn = values.flatMap(
    ([name, list]) => Array.isArray(list) && list.length > 0 ? [[name, list[0]]] : []
  );
  const parameters = result === trial ? result.params : Object.fromEntries(drawn);
  const duration = secondsBetween(readInstant(trial.book_time), readInstant(trial.refresh_time));
  const state = STATES[numberIn(trial, "state") ?? -1];
  return {
    ...place2,
    // A result is new until the objective returns, also while it runs.
    status: state ?? requireStatus(result.status, place2, { new: "unfinished" }),
    order: numberIn(trial, "tid") ?? void 0,
    parameters: isFields(parameters) ? parameters : void 0,
    fields: duration === null ? result : { duration, ...result }
  };
}

// src/parse/studies.ts
import { posix } from "node:path";
var SeveralStudies = class extends Error {
  studies = [];
};
async function readEach(read, study) {
  try {
    return [await read(study)];
  } catch (error) {
    if (!(error instanceof SeveralStudies)) throw error;
    const tables = [];
    for (const name of error.studies) tables.push(await read(name));
    return tables;
  }
}
function isPattern(study) {
  return study?.includes("*") ?? false;
}
function chooseStudy(studies, kind, study) {
  const [first, second] = studies;
  if (first === void 0) {
    const fix = "Name the file or folder that the tool wrote, or leave `format` out.";
    throw dataError({ option: "format" }, `the files hold no ${kind} of this format`, fix);
  }
  if (study === null && second === void 0) return first;
  const isAsked = (name) => name === study || JSON.stringify(name) === study;
  const asked = studies.filter(({ names }) => names.some(isAsked));
  const named = asked.find(({ names }) => names[0] === study) ?? asked[0];
  if (named !== void 0) return named;
  const fits = (name) => isPattern(study) && fitsPattern(name, study);
  const fitting = studies.filter(({ names }) => names.some(fits));
  const several = fitting.flatMap(({ names }) => names.at(-1) ?? []);
  if (fitting.length > 1) throw Object.assign(new SeveralStudies(), { studies: several });
  if (fitting[0] !== void 0) return fitting[0];
  const said = study === null ? "is not given" : `is ${JSON.stringify(printable(study))}`;
  const count = studies.length === 1 ? "only" : `${studies.length} ${kind}:`;
  const what = `${said}, and the files hold ${count} ${listed(studies.map(describe))}`;
  throw settingsError("study", what, "Name one of them.");
}
function describe({ names, trials }) {
  const [name, ...others] = names.map((text) => printable(text, 60));
  const known = others.length === 0 ? "" : `, ${others.join(", ")}`;
  return `${JSON.stringify(name)} (${trials} ${trials === 1 ? "trial" : "trials"}${known})`;
}
function rowsOfStudy(rows, study) {
  const columns = [...namesOfColumns(rows)];
  const column = columns.find((name) => /^study(_name|_id)?$/i.test(name));
  const number = columns.find((name) => ORDER_COLUMNS.includes(name));
  if (column === void 0 || number === void 0) return rows;
  const studies = groupBy(rows, ({ fields }) => textIn(fields, column));
  const numbers = new Set(rows.map(({ fields }) => textIn(fields, number)));
  if (studies.size < 2 || numbers.size === rows.length) return rows;
  const all = [...studies].map(([name, group]) => ({ names: [name], trials: group.length, group }));
  const isAsked = ([name]) => isPattern(study) && !studies.has(study) && fitsPattern(name, study);
  const fitting = [...studies].filter(isAsked);
  if (fitting.length < 2) return chooseStudy(all, "studies", study).group;
  return fitting.flatMap(([search, group]) => {
    const numbered = group.map((row) => ({ ...row, order: numberIn(row.fields, number) ?? 0 }));
    return ofSearch(numbered, search);
  });
}
function ofSearch(rows, search, isOfAll = false) {
  const known = search === null ? {} : { search };
  return rows.toSorted(byOrder).map(({ order, ...row }) => {
    return { ...row, ...known, ...isOfAll && { order } };
  });
}
function foldersIn({ path, files }) {
  const folders = /* @__PURE__ */ new Map();
  for (const [name, file] of files) {
    const [, folder, rest] = /^([^/]+)\/(.*)$/s.exec(name) ?? [];
    if (folder === void 0 || rest === void 0) continue;
    folders.set(folder, (folders.get(folder) ?? /* @__PURE__ */ new Map()).set(rest, file));
  }
  return [...folders].map(([name, inIt]) => ({ path: posix.join(path, name), files: inIt }));
}
function chooseFolder(folders, trialsIn2, kind, study) {
  const studies = folders.map((folder) => {
    const names = [.../* @__PURE__ */ new Set([posix.basename(folder.path) || ".", folder.path])];
    return { folder, names, trials: trialsIn2(folder).length };
  });
  return chooseStudy(studies, kind, study).folder;
}

// src/parse/tools/keras-tuner.ts
var TRIAL = /(^|\/)trial_[^/]+\/trial\.json$/;
var TRIAL_ID = /trial_([^/]+)[/\\]trial\.json$/;
var OF_TRIAL = [/"trial_id"/, /"hyperparameters"/, /"metrics"/, /"score"/, /"status"/];
var kerasTuner = {
  kind: "folder",
  name: "keras-tuner",
  title: "Keras Tuner project (folder)",
  identity: ["trial_id"],
  marks: [{ path: TRIAL, depth: 2, text: OF_TRIAL }],
  read: (folders, study) => toTable2(chooseFolder(folders, trialFiles, "projects", study))
};
function trialFiles({ files }) {
  return [...files].flatMap(([name, file]) => TRIAL.test(name) ? [file] : []);
}
function toTable2(project) {
  const all = trialFiles(project).map(readTrial);
  const oracle = readObject(project.files.get("oracle.json")) ?? {};
  const order = orderOf(oracle, all);
  const objectives = objectivesOf(all);
  const objective = objectives.length === 1 ? objectives[0] : void 0;
  const { trials, firstOf } = lastRungs(all);
  const rows = trials.map((trial) => toRow2(trial, objective, order?.(firstOf(trial)) ?? void 0));
  return {
    ...plainTable(rows),
    directions: directionsOf(objectives, all),
    scores: [objective ?? "score"],
    search: searchOf(oracle, all),
    leftOut: [{ count: all.length - trials.length, what: "earlier rungs" }],
    gaps: trialFiles(project).some(isEmptyFile) ? ["trials-unreadable"] : []
  };
}
function toRow2(trial, objective, order) {
  const { path, id, status, values, parameters } = trial;
  const metrics = metricsOf(trial);
  const last = objective !== void 0 && status === "pruned" ? ownValue(metrics, objective) : null;
  const score = trial.score ?? last ?? null;
  const named = objective === void 0 ? {} : { [objective]: score };
  const fields = { ...values, ...metrics, ...named, score, trial_id: id };
  return { path, status, order, parameters, fields };
}
function metricsOf({ metrics, bestStep, score, status }) {
  const step = status === "pruned" && score === null ? null : bestStep;
  const lastValue = ({ observations }) => (observations.find(({ step: at }) => at === step) ?? observations.at(-1))?.value ?? null;
  return Object.fromEntries([...metrics].map(([name, metric]) => [name, lastValue(metric)]));
}
function lastRungs(all) {
  const byId = new Map(all.map((trial) => [trial.id, trial]));
  const before = (trial) => {
    const other = byId.get(String(trial.values["tuner/trial_id"]));
    return other !== void 0 && epochsOf(other) < epochsOf(trial) ? other : null;
  };
  const firstOf = (trial) => {
    const earlier2 = before(trial);
    return earlier2 === null ? trial : firstOf(earlier2);
  };
  const earlier = new Set(all.map((trial) => before(trial)?.id));
  const most = Math.max(...all.map((trial) => epochsOf(trial) || 0));
  const last = all.filter(({ id }) => !earlier.has(id));
  const trials = last.map((trial) => {
    const isStopped = trial.status === "finished" && epochsOf(trial) < most;
    return isStopped ? { ...trial, status: "pruned" } : trial;
  });
  return { trials, firstOf };
}
var epochsOf = ({ values }) => numberIn(values, "tuner/epochs") ?? Number.NaN;
var TRACES = [
  [/^(brackets|factor)$/, "adaptive", "Hyperband"],
  [/^(num_initial_points|alpha|beta)$/, "adaptive", "BayesianOptimization"]
];
function searchOf(oracle, trials) {
  const isHalved = trials.some(({ values }) => Object.hasOwn(values, "tuner/bracket"));
  const search = tracedSearch(TRACES, Object.keys(oracle));
  const known = search.sampler === null && isHalved ? tracedSearch(TRACES, ["brackets"]) : search;
  const seed = numberIn(oracle, "seed");
  return { ...known, seed: Number.isSafeInteger(seed) ? seed : null };
}
function orderOf(oracle, trials) {
  const starts = fieldsIn(fieldsIn(oracle, "display"), "trial_start");
  const places = listOf(oracle.start_order);
  const orders = [
    ({ id }) => places.includes(id) ? places.indexOf(id) : null,
    // Ids are numbers, except in old versions.
    ({ id }) => /^(trial_)?\d{1,9}$/.test(id) ? Number(id.replace("trial_", "")) : null,
    ({ id }) => readInstant(ownValue(starts, id))
  ];
  return orders.find((order) => trials.every((trial) => order(trial) !== null)) ?? null;
}
function objectivesOf(trials) {
  const scored = trials.filter(({ score, status }) => score !== null && status === "finished");
  return [...scored[0]?.metrics.keys() ?? []].filter(
    (name) => scored.every(({ metrics, score }) => isBest(metrics.get(name), score ?? Number.NaN))
  );
}
var TOLERANCE = 1e-9;
function isBest(metric, score) {
  const values = metric?.observations.map(({ value }) => value) ?? [];
  const better = metric?.direction === "maximize" ? Math.max : Math.min;
  const best = values.reduce((a, b) => better(a, b), values[0] ?? Number.NaN);
  return best === score || Math.abs(best - score) <= TOLERANCE * Math.abs(score);
}
function directionsOf(objectives, trials) {
  const metrics = trials.flatMap((trial) => [...trial.metrics]);
  const known = metrics.flatMap(([metric, { direction }]) => {
    const names = objectives.includes(metric) ? [metric, "score"] : [metric];
    return direction === null ? [] : names.map((name) => ({ name, direction }));
  });
  const agreed = [...groupBy(known, ({ name }) => name)].flatMap(([name, all]) => {
    const [direction, other] = new Set(all.map((one) => one.direction));
    return direction !== void 0 && other === void 0 ? [[name, direction]] : [];
  });
  return Object.fromEntries(agreed);
}
function readTrial(file) {
  const [, named] = TRIAL_ID.exec(file.path) ?? [];
  const trial = isEmptyFile(file) ? { trial_id: named, status: "FAILED" } : readObject(file);
  const id = trial?.trial_id;
  if (trial === null || typeof id !== "string") {
    const fix = "Copy the folder of the project again, or leave the folder of this trial out.";
    throw file.kind === "unread" ? file.refusal : dataError(file, "has no trial_id", fix);
  }
  const hyperparameters = fieldsIn(trial, "hyperparameters");
  const values = fieldsIn(hyperparameters, "values");
  const metrics = Object.entries(fieldsIn(fieldsIn(trial, "metrics"), "metrics"));
  return {
    path: file.path,
    id,
    status: requireStatus(trial.status, file),
    /** Of the objective, whose name is not recorded; null if there is none. */
    score: numberIn(trial, "score"),
    bestStep: numberIn(trial, "best_step"),
    values,
    parameters: activeOf(values, hyperparameters.space),
    metrics: new Map(metrics.map(([name, metric]) => [name, readMetric(metric)]))
  };
}
function activeOf(values, space) {
  const configs = listOf(space).map((parameter) => fieldsIn(parameter, "config"));
  const holds = (condition) => {
    const { name, values: allowed } = fieldsIn(condition, "config");
    return !Array.isArray(allowed) || allowed.includes(ownValue(values, String(name)));
  };
  const isActive = (name) => {
    const ofName = configs.filter((config) => config.name === name);
    return ofName.length === 0 || ofName.some(({ conditions }) => listOf(conditions).every(holds));
  };
  const names = Object.keys(values).filter((name) => !name.startsWith("tuner/") && isActive(name));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function readMetric(metric) {
  const { direction, observations } = isFields(metric) ? metric : {};
  return {
    direction: direction === "min" ? "minimize" : direction === "max" ? "maximize" : null,
    /** In the order of the steps; each is the mean of the executions of the trial. */
    observations: listOf(observations).filter(isFields).flatMap(readObservation).sort((a, b) => a.step - b.step)
  };
}
function readObservation(observation) {
  const numbers = [observation.value].flat().map((one) => numberIn({ one }, "one") ?? Number.NaN);
  const value = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const step = numberIn(observation, "step") ?? 0;
  return Number.isNaN(value) ? [] : [{ step, value }];
}

// src/parse/sqlite.ts
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
function rowsBy(column, tables, table) {
  const rows = groupBy(tables.get(table) ?? [], (row) => String(row[column]));
  return (value) => rows.get(String(value)) ?? [];
}
function readDatabase(file, tables, instead) {
  if (file.kind !== "sqlite") throw new Error("Only databases have tables");
  const sqlite = findSqlite(file, instead);
  const folder = mkdtempSync(join(tmpdir(), "tuning-gate-"));
  try {
    const copy = join(folder, "copy.db");
    writeFileSync(copy, withoutLog(file.bytes), { mode: 384 });
    return readFrom(new sqlite.DatabaseSync(copy, { readOnly: true }), tables);
  } catch (error) {
    const what = `cannot be read as an SQLite database: ${printable(detailOf(error, "message"))}`;
    throw dataError(file, what, `Copy it while nothing writes to it, or ${instead}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
function findSqlite(place2, instead) {
  const module = process.getBuiltinModule?.("node:sqlite");
  if (module !== void 0) return module;
  const what = `is an SQLite database, which Node ${process.versions.node} cannot read`;
  throw dataError(place2, what, `Use Node 22.13 or newer, or ${instead}.`);
}
function withoutLog(bytes) {
  const copy = Buffer.from(bytes);
  for (const at of [18, 19]) if (copy[at] === 2) copy[at] = 1;
  return copy;
}
var MAX_BYTES = 2 ** 28;
var CELL = 8;
function readFrom(connection, tables) {
  let left = MAX_BYTES;
  const count = (row) => {
    for (const value of Object.values(row))
      left -= CELL + (value?.length ?? 0);
    if (left < 0) throw new Error(`its tables hold more than ${MAX_BYTES / 2 ** 20} MiB`);
    return row;
  };
  try {
    connection.exec("PRAGMA trusted_schema = OFF");
    return new Map(tables.map((name) => [name, Array.from(rowsOf2(connection, name), count)]));
  } finally {
    connection.close();
  }
}
function rowsOf2(connection, table) {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? AND rootpage > 0";
  const [isTable] = connection.prepare(sql).iterate(table);
  if (isTable === void 0) return [];
  const columns = [...connection.prepare(`PRAGMA table_xinfo("${table}")`).iterate()];
  const stored = columns.filter(({ hidden }) => hidden === 0);
  const list = stored.map(({ name }) => `"${String(name).replaceAll('"', '""')}"`);
  return connection.prepare(`SELECT ${list.join(", ")} FROM "${table}"`).iterate();
}

// src/parse/tools/mlflow.ts
var META = /(^|\/)meta\.yaml$/;
var mlflowFiles = {
  kind: "folder",
  name: "mlflow-files",
  title: "MLflow runs (folder mlruns)",
  marks: [{ path: META, depth: 3, text: [/^run_(id|uuid): /m, /^experiment_id: /m] }],
  identity: ["run_id"],
  read: (stores, study) => tableOf(stores.flatMap(runsInStore), study)
};
function runsInStore(store) {
  return [store, ...foldersIn(store)].flatMap((experiment) => {
    const meta = entriesIn(textIfAny(experiment.files.get("meta.yaml")));
    return foldersIn(experiment).flatMap((folder) => runInFolder(folder, meta) ?? []);
  });
}
var RUN_ID = /(^|\/)[0-9a-f]{32}$/;
function runInFolder(folder, experiment) {
  const file = folder.files.get("meta.yaml");
  if (file === void 0) return null;
  const isRun = RUN_ID.test(folder.path);
  const info = entriesIn(isRun ? textOf(file) : textIfAny(file));
  const run_id = info.run_id ?? info.run_uuid;
  if (run_id === void 0 || info.experiment_id === void 0) {
    if (!isRun) return null;
    const fix = "Copy the folder of the run again, or leave it out.";
    throw dataError(file, "has no run_id and experiment_id", fix);
  }
  return toRun({
    place: { path: file.path },
    info: { ...info, run_id },
    experiment,
    metrics: valuesUnder("metrics/", folder, latestValue),
    // An empty text is stored as an empty file.
    parameters: valuesUnder("params/", folder, textIfAny),
    tags: valuesUnder("tags/", folder, textIfAny),
    results: folder.files.get("artifacts/cv_results.csv")
  });
}
function entriesIn(meta) {
  const entries = [...meta.matchAll(/^(\w+): (.*)$/gm)].flatMap(([, key = "", value = ""]) => {
    const text = value.trim();
    if (["", "~", "null"].includes(text)) return [];
    if (text.startsWith('"')) return [[key, String(tryParseJson(text) ?? text)]];
    return [[key, /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text]];
  });
  return Object.fromEntries(entries);
}
function valuesUnder(prefix, { files }, read) {
  const under = [...files].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(under.map(([name, file]) => [name.slice(prefix.length), read(file)]));
}
function latestValue(file) {
  const lines = writtenText(file).split("\n");
  const reports = lines.flatMap((text, i) => {
    const line = text.trim();
    const isCut = i === lines.length - 1 && line.split(" ").length < 3;
    return line === "" || isCut ? [] : readReport(line, { path: file.path, line: i + 1 });
  });
  return reports.sort((a, b) => a.step - b.step || a.time - b.time).at(-1)?.value ?? null;
}
function readReport(line, place2) {
  const [time, text, step = "0"] = line.split(" ");
  const value = /^[+-]?nan$/i.test(text ?? "") ? null : readNumber(text);
  const isWhole2 = [time, step].every((digits) => /^-?\d{1,20}$/.test(digits ?? ""));
  if (isWhole2 && typeof value !== "string")
    return { step: Number(step), time: Number(time), value };
  const what = `is ${shown(line)}, not a time, a value and a step`;
  throw dataError(place2, what, "Correct the line, or remove it.");
}
var mlflowSqlite = {
  name: "mlflow-sqlite",
  title: "MLflow runs (SQLite)",
  identity: ["run_id"],
  hasHeader: false,
  marks: { database: ["latest_metrics", "experiment_tags", "run_uuid"] },
  read: (file, study) => tableOf(runsInDatabase(file), study)
};
var TABLES = ["experiments", "runs", "latest_metrics", "params", "tags"];
var INSTEAD = "export the runs: `MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`";
function runsInDatabase(file) {
  const tables = readDatabase(file, TABLES, INSTEAD);
  const experimentsOf = rowsBy("experiment_id", tables, "experiments");
  const metricsOf2 = rowsBy("run_uuid", tables, "latest_metrics");
  const parametersOf = rowsBy("run_uuid", tables, "params");
  const tagsOf = rowsBy("run_uuid", tables, "tags");
  return (tables.get("runs") ?? []).map((run) => {
    const id = textIn(run, "run_uuid");
    const metrics = metricsOf2(id).map(({ key, is_nan, ...metric }) => {
      return { key, value: is_nan === 1 ? null : numberIn(metric, "value") };
    });
    return toRun({
      place: { path: file.path, part: `run ${printable(id)}` },
      info: { ...run, run_id: id },
      experiment: experimentsOf(textIn(run, "experiment_id"))[0],
      metrics: byKey(metrics),
      parameters: byKey(parametersOf(id)),
      tags: byKey(tagsOf(id))
    });
  });
}
var mlflowApi = {
  name: "mlflow-api",
  title: "MLflow runs (REST API)",
  identity: ["run_id"],
  hasHeader: false,
  marks: { text: [/^\s*\{\s*"(runs|experiment)":/, /"info":\s*\{/, /"run_id":/] },
  read: (file, study) => tableOf(runsInAnswer(file), study)
};
function runsInAnswer(file) {
  const answer = readObject(file) ?? {};
  const fix = "Fetch the other pages too, and join the lists.";
  if (textIn(answer, "next_page_token")) throw dataError(file, "is one page of several", fix);
  const experiment = fieldsIn(answer, "experiment");
  return itemsIn(answer, "runs").map((run, i) => {
    const [info, data] = [fieldsIn(run, "info"), fieldsIn(run, "data")];
    const id = textIn(info, "run_id");
    return toRun({
      place: { path: file.path, part: id === "" ? `item ${i + 1}` : `run ${printable(id)}` },
      info,
      experiment,
      metrics: byKey(itemsIn(data, "metrics")),
      parameters: byKey(itemsIn(data, "params")),
      tags: byKey(itemsIn(data, "tags"))
    });
  });
}
function byKey(items) {
  return Object.fromEntries(items.map(({ key, value }) => [key, value]));
}
var mlflowCsv = {
  name: "mlflow-csv",
  title: "MLflow runs (search_runs)",
  identity: ["run_id"],
  marks: { header: [["run_id", "experiment_id", "status", /^(metrics|params|tags)\../]] },
  read: (file, study) => tableOf(readCsv(file).map(runInRow), study)
};
function runInRow({ fields, ...place2 }) {
  const metrics = Object.entries(fields).filter(([name]) => name.startsWith("metrics."));
  return toRun({
    ...{ place: place2, info: fields, others: fields, metrics: Object.fromEntries(metrics) },
    parameters: cellsUnder("params.", fields),
    tags: cellsUnder("tags.", fields)
  });
}
function toRun({ place: place2, info, experiment = {}, tags, parameters, ...logged }) {
  const [id, experimentId] = [textIn(info, "run_id"), textIn(info, "experiment_id")];
  const [start, end] = [secondsIn(info.start_time), secondsIn(info.end_time)];
  const metrics = Object.entries(logged.metrics).map(([name, value]) => {
    return [["duration", "run_id"].includes(name) ? `metrics.${name}` : name, value];
  });
  const values = { ...logged.others, ...Object.fromEntries(metrics) };
  const fields = { run_id: id, ...values, duration: secondsBetween(start, end) };
  const status = statusOf(info.status, place2);
  const row = { ...place2, status, order: start ?? void 0, parameters, fields };
  return {
    row,
    id,
    /** The run that started it, which summarises its children; null if there is none. */
    parent: textIn(tags, "mlflow.parentRunId") || null,
    /** Whether autologging made it of a candidate of scikit-learn. */
    isCandidate: textIn(tags, "mlflow.autologging") === "sklearn" && isRanked(row),
    results: logged.results,
    experiment: [textIn(experiment, "name") || experimentId, experimentId],
    isDeleted: [info, experiment].some((one) => one.lifecycle_stage === "deleted"),
    metrics: metrics.map(([name]) => name)
  };
}
function secondsIn(time) {
  const milliseconds = numberIn({ time }, "time");
  return milliseconds === null ? readInstant(time) : milliseconds / 1e3;
}
function tableOf(runs, study) {
  const parents = new Set(runs.map(({ parent }) => parent));
  const isTrial = (run) => !run.isDeleted && !parents.has(run.id);
  const groups = [...groupBy(runs, ({ experiment }) => experiment[0]).values()];
  const experiments = groups.map((group) => {
    const names = [...new Set(group.flatMap(({ experiment }) => experiment))];
    return { names, trials: group.filter(isTrial).length, group };
  });
  const offered = experiments.filter(({ trials: trials2 }) => trials2 > 0);
  const hasNone = offered.length === 0 && study === null;
  const chosen = hasNone ? runs : chooseStudy(offered, "experiments", study).group;
  const trials = chosen.filter(isTrial);
  const deleted = chosen.filter(({ isDeleted }) => isDeleted).length;
  const { searches, others } = splitSearches(trials, chosen);
  const scores = [...new Set(others.flatMap(({ metrics }) => metrics))];
  const plain = { ...plainTable(others.map(({ row }) => row)), scores };
  const parts = others.length > 0 || searches.length === 0 ? [plain, ...searches] : searches;
  return {
    ...plain,
    rows: parts.flatMap(({ rows }) => rows),
    directions: parts.length === 1 && parts[0]?.directions || {},
    search: commonSearch(parts.map(({ search }) => search)),
    scores: [...new Set(parts.flatMap((part) => part.scores ?? []))],
    leftOut: [
      { count: deleted, what: "deleted runs" },
      { count: chosen.length - trials.length - deleted, what: "parent runs" }
    ],
    study: chosen[0]?.experiment[0] ?? ""
  };
}
var NUMBERED = ["running", "scheduled", "finished", "failed", "killed"];
function statusOf(value, place2) {
  return requireStatus(NUMBERED[Number(value) - 1] ?? value, place2);
}
var UI_COLUMNS = [
  ...["Start Time", "Duration", "Run ID", "Name", "Source Type", "Source Name", "User", "Status"]
];
var mlflowUiCsv = {
  name: "mlflow-ui-csv",
  title: "MLflow runs (the web page's download)",
  identity: ["Run ID"],
  marks: { header: [UI_COLUMNS] },
  read: (file) => {
    const rows = readCsv(file).map(readUiRun);
    const tried = rows.reduce((sum, { fields }) => sum + (numberIn(fields, "n_iter") ?? 0), 0);
    refuseBest(rows.filter(isRanked), tried || null);
    return { ...plainTable(rows), gaps: ["parents-unknown"] };
  }
};
function readUiRun({ fields, ...place2 }) {
  const entries = Object.entries(fields).map(([name, value]) => {
    return [name, typeof value === "string" ? value.replace(/^'(?=[=+\-@])/, "") : value];
  });
  return {
    ...place2,
    status: statusOf(fields.Status, place2),
    order: readInstant(fields["Start Time"]) ?? void 0,
    fields: { duration: readDuration(fields.Duration), ...Object.fromEntries(entries) }
  };
}
var RANK = /^(metrics\.)?rank_test_./;
function isRanked({ fields }) {
  return Object.keys(fields).some((name) => RANK.test(name) && numberIn(fields, name) !== null);
}
function splitSearches(trials, runs) {
  const candidates = trials.filter(({ isCandidate }) => isCandidate);
  const groups = [...groupBy(candidates, ({ parent }) => parent)];
  const replaced = /* @__PURE__ */ new Set();
  const searches = groups.flatMap(([id, best]) => {
    const { results, row } = runs.find((run) => run.id === id) ?? {};
    if (results === void 0) {
      const rows = best.map((run) => run.row);
      refuseBest(rows, numberIn(row?.parameters ?? {}, "n_iter"));
      return [];
    }
    for (const run of best) replaced.add(run);
    const table = readCvResults(results);
    return [{ ...table, rows: table.rows.map((one) => ({ ...one, order: row?.order })) }];
  });
  return { searches, others: trials.filter((run) => !replaced.has(run)) };
}
var MAX_TUNING_RUNS = 5;
function refuseBest(rows, tried) {
  const [first] = rows;
  if (first === void 0 || rows.length >= (tried ?? MAX_TUNING_RUNS + 1)) return;
  const what = tried === null ? `is one of ${rows.length} candidates of scikit-learn, which may be the best of more` : `is one of the best ${rows.length} of ${tried} candidates of scikit-learn`;
  const fix = "Search again with mlflow.sklearn.autolog(max_tuning_runs=None), or name cv_results.csv, an artifact of the parent run, which has all of them.";
  throw dataError(first, `${what}: MLflow's autologging leaves out the worse ones`, fix);
}

// src/parse/tools/optuna.ts
var SCORE2 = /^values?(_|$)/;
var optunaCsv = {
  name: "optuna-csv",
  title: "Optuna trials (dataframe)",
  identity: ["number", "datetime_start"],
  marks: {
    header: [
      ["datetime_start", /^(params_|state$)/],
      ["number", /^params_/, SCORE2]
    ]
  },
  read: toTable3
};
function toTable3(file) {
  const all = readCsv(file);
  const columns = Object.keys(all[0]?.fields ?? {});
  const scores = columns.filter((name) => SCORE2.test(name));
  const attributes = columns.flatMap((name) => /^system_attrs_(.*)/s.exec(name)?.[1] ?? []);
  return {
    ...plainTable(all.map(toTrial3)),
    scores: scores.length === 0 ? null : scores,
    search: tracedSearch(TRACES2, attributes)
  };
}
function toTrial3(row) {
  const { duration, datetime_start: start, datetime_complete: end, ...fields } = row.fields;
  const number = textIn(fields, "number");
  const seconds = readNumber(duration) === "missing" ? secondsBetween(readInstant(start), readInstant(end)) : readDuration(duration);
  const fixed = textIn(fields, "system_attrs_fixed_params");
  return {
    ...row,
    // Text that is not a duration is left as it is.
    fields: seconds === null ? row.fields : { ...row.fields, duration: seconds },
    parameters: parametersUnder("params_", fields),
    ...fixed !== "{}" && readNumber(fixed) !== "missing" && { isHandPicked: true },
    order: /^\d{1,15}(\.0*)?$/.test(number) ? Number(number) : void 0
  };
}
var optunaSqlite = {
  name: "optuna-sqlite",
  title: "Optuna storage (SQLite)",
  hasHeader: false,
  marks: { database: ["study_system_attributes", "trial_system_attributes", "trial_params"] },
  read: (file, study) => tableOf2(studiesIn(readDatabase(file, TABLES2, INSTEAD2)), file.path, study)
};
var optunaDatabase = {
  name: "optuna-database",
  title: "Optuna storage (database)",
  hasHeader: false,
  marks: { text: [/^\s*\{"studies":/, /"trial_system_attributes":/] },
  read: (file, study) => {
    const tables = readObject(file) ?? {};
    const rows = new Map(TABLES2.map((name) => [name, itemsIn(tables, name)]));
    return tableOf2(studiesIn(rows), file.path, study);
  }
};
var TABLES2 = [
  ...["studies", "study_directions", "study_system_attributes", "trials", "trial_values"],
  ...["trial_params", "trial_user_attributes", "trial_system_attributes"]
];
var INSTEAD2 = 'export the trials with study.trials_dataframe().to_csv("trials.csv", index=False)';
function studiesIn(tables) {
  const directionsOf2 = rowsBy("study_id", tables, "study_directions");
  const attributesOf = rowsBy("study_id", tables, "study_system_attributes");
  const trialsOf = rowsBy("study_id", tables, "trials");
  const readTrial3 = trialReader(tables);
  return (tables.get("studies") ?? []).map(({ study_id, study_name }) => ({
    name: String(study_name),
    directions: directionsIn(directionsOf2(study_id)),
    systemAttributes: attributesIn(attributesOf(study_id)),
    trials: Array.from(trialsOf(study_id), readTrial3).sort((a, b) => a.number - b.number)
  }));
}
function directionsIn(rows) {
  const directions = byObjective(rows).map(({ direction }) => {
    if (direction === "MINIMIZE") return "minimize";
    return direction === "MAXIMIZE" ? "maximize" : null;
  });
  return directions.length === 0 ? [null] : directions;
}
function byObjective(rows) {
  return rows.toSorted((a, b) => Number(a.objective) - Number(b.objective));
}
function trialReader(tables) {
  const valuesOf = rowsBy("trial_id", tables, "trial_values");
  const parametersOf = rowsBy("trial_id", tables, "trial_params");
  const userAttributesOf = rowsBy("trial_id", tables, "trial_user_attributes");
  const systemAttributesOf = rowsBy("trial_id", tables, "trial_system_attributes");
  const read = parameterReader();
  const readParameter = ({ param_name, param_value, distribution_json }) => [String(param_name), read(param_value, distribution_json)];
  return ({ trial_id: id, ...row }, i) => ({
    number: typeof row.number === "number" ? row.number : i,
    state: String(row.state),
    values: byObjective(valuesOf(id)).map(valueIn),
    start: row.datetime_start ?? null,
    complete: row.datetime_complete ?? null,
    parameters: new Map(parametersOf(id).map(readParameter)),
    userAttributes: attributesIn(userAttributesOf(id)),
    systemAttributes: attributesIn(systemAttributesOf(id))
  });
}
function valueIn({ value, value_type }) {
  if (value_type === "INF_POS") return Infinity;
  if (value_type === "INF_NEG") return -Infinity;
  return typeof value === "number" ? value : null;
}
function attributesIn(rows) {
  const parsed = ({ value_json }) => tryParseJson(String(value_json)) ?? null;
  return new Map(rows.map((row) => [String(row.key), parsed(row)]));
}
function tableOf2(studies, path, asked) {
  const listed2 = studies.map((study2) => {
    return { study: study2, names: [study2.name], trials: study2.trials.length };
  });
  const { study } = chooseStudy(listed2, "studies", asked);
  const { directions: of, trials } = study;
  const scores = scoreNames(study);
  const directions = scores.flatMap((score, i) => of[i] ? [[score, of[i]]] : []);
  const attributes = [study, ...trials].flatMap((one) => [...one.systemAttributes.keys()]);
  return {
    ...plainTable(trials.map((trial) => toRow3(trial, scores, path))),
    directions: Object.fromEntries(directions),
    scores,
    search: tracedSearch(TRACES2, attributes),
    study: study.name
  };
}
function scoreNames({ directions, systemAttributes }) {
  const given = systemAttributes.get("study:metric_names");
  const texts = Array.isArray(given) ? given.filter((name) => typeof name === "string") : [];
  const names = new Set(texts).size === directions.length ? texts : [];
  if (directions.length === 1) return [names[0] === void 0 ? "value" : `value_${names[0]}`];
  return directions.map((_, i) => `values_${names[i] ?? i}`);
}
function toRow3(trial, scores, path) {
  const { number, state, values, start, complete, parameters } = trial;
  const place2 = { path, part: `trial ${number}` };
  const fixed = trial.systemAttributes.get("fixed_params");
  return {
    ...place2,
    fields: {
      number,
      ...Object.fromEntries(scores.map((name, i) => [name, values[i] ?? null])),
      datetime_start: start,
      datetime_complete: complete,
      duration: secondsBetween(readInstant(start), readInstant(complete)),
      ...prefixed("params", parameters),
      ...prefixed("user_attrs", trial.userAttributes),
      state
    },
    status: requireStatus(state, place2),
    order: number,
    parameters: Object.fromEntries(parameters),
    ...isFields(fixed) && Object.keys(fixed).length > 0 && { isHandPicked: true }
  };
}
function prefixed(prefix, values) {
  return Object.fromEntries([...values].map(([name, value]) => [`${prefix}_${name}`, value]));
}
function parameterReader() {
  const known = /* @__PURE__ */ new Map();
  return (internal, distribution) => {
    if (!known.has(distribution)) known.set(distribution, choicesIn(distribution));
    const choices = known.get(distribution) ?? null;
    if (choices === null || typeof internal !== "number") return internal ?? null;
    return choices[internal] ?? null;
  };
}
function choicesIn(distribution) {
  const parsed = typeof distribution === "string" ? tryParseJson(distribution) : null;
  if (!isFields(parsed)) return null;
  const attributes = parsed.attributes;
  const choices = ownValue(isFields(attributes) ? attributes : parsed, "choices");
  return Array.isArray(choices) ? choices : null;
}
var TRACES2 = [
  [/^(cma|sepcma|cmawm):/, "adaptive", "CmaEsSampler"],
  [/^tpe:relative_params/, "adaptive", "TPESampler"],
  [/^gp:relative_params/, "adaptive", "GPSampler"],
  [/^(nsga2|NSGAIISampler):/, "adaptive", "NSGAIISampler"],
  [/^(nsga3|NSGAIIISampler):/, "adaptive", "NSGAIIISampler"],
  [/^grid_id$/, "grid", "GridSampler"],
  [/^qmc:/, "unknown", "QMCSampler"]
];
var optunaJournal = {
  name: "optuna-journal",
  title: "Optuna journal",
  hasHeader: false,
  marks: { text: [/^\s*\{"op_code": ?\d+, ?"worker_id": ?"/] },
  read: readJournal
};
function readJournal(file, study) {
  const { path } = file;
  const replay = new Replay();
  const lines = textOf(file).split("\n");
  for (const [i, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const isLast = i === lines.length - 1;
    const place2 = { path, line: i + 1 };
    const fields = isLast ? tryParseJson(line) : parseJson(line, place2);
    if (isFields(fields)) replay.apply({ ...place2, fields });
    else if (!isLast) throw dataError(place2, "is not an operation of a journal", CORRECTION);
  }
  const studies = replay.studies.filter((one) => one !== null);
  return tableOf2(studies, path, study);
}
var Replay = class {
  /** Null in place of those that were deleted. */
  studies = [];
  #valueOf = parameterReader();
  #trials = [];
  apply(operation) {
    const code = wanted(operation, "op_code", isCode);
    if (code === 0) this.#createStudy(operation);
    else if (code === 1) this.studies[wanted(operation, "study_id", isWhole)] = null;
    else if (code === 3) addAll(this.#study(operation)?.systemAttributes, operation, "system_attr");
    else if (code === 4) this.#createTrial(operation);
    else if (code === 5) this.#setParameter(operation);
    else if (code === 6) this.#setState(operation);
    else if (code === 8) addAll(this.#open(operation)?.userAttributes, operation, "user_attr");
    else if (code === 9) addAll(this.#open(operation)?.systemAttributes, operation, "system_attr");
  }
  #study(operation) {
    return this.studies[wanted(operation, "study_id", isWhole)] ?? null;
  }
  /** The trial of an operation, unless it is over: finished trials do not change. */
  #open(operation) {
    const trial = this.#trials[wanted(operation, "trial_id", isWhole)];
    return trial === void 0 || isOver(trial.state) ? null : trial;
  }
  /** Every worker that joins creates the study again: the first time counts. */
  #createStudy(operation) {
    const name = wanted(operation, "study_name", isText);
    if (this.studies.some((study) => study?.name === name)) return;
    const directions = wanted(operation, "directions", areDirections);
    this.studies.push({
      name,
      directions: directions.map((code) => DIRECTIONS[code] ?? null),
      systemAttributes: /* @__PURE__ */ new Map(),
      trials: []
    });
  }
  #createTrial(operation) {
    const { fields } = operation;
    const study = this.#study(operation);
    if (study === null) return;
    const distributions = fieldsIn(fields, "distributions");
    const drawn = Object.entries(fieldsIn(fields, "params")).map(
      ([name, value]) => [name, this.#valueOf(value, ownValue(distributions, name))]
    );
    const trial = {
      number: study.trials.length,
      state: Object.hasOwn(fields, "state") ? stateIn(operation) : "RUNNING",
      values: valuesIn(operation) ?? [],
      start: fields.datetime_start ?? null,
      complete: fields.datetime_complete ?? null,
      parameters: new Map(drawn),
      userAttributes: new Map(Object.entries(fieldsIn(fields, "user_attrs"))),
      systemAttributes: new Map(Object.entries(fieldsIn(fields, "system_attrs")))
    };
    study.trials.push(trial);
    this.#trials.push(trial);
  }
  #setParameter(operation) {
    const { param_value_internal: internal, distribution } = operation.fields;
    const name = wanted(operation, "param_name", isText);
    this.#open(operation)?.parameters.set(name, this.#valueOf(internal, distribution));
  }
  #setState(operation) {
    const { fields } = operation;
    const trial = this.#open(operation);
    const state = stateIn(operation);
    if (trial === null || state === "RUNNING" && trial.state === state) return;
    if (state === "RUNNING") trial.start = fields.datetime_start ?? null;
    if (isOver(state)) trial.complete = fields.datetime_complete ?? null;
    trial.state = state;
    trial.values = valuesIn(operation) ?? trial.values;
  }
};
function addAll(to, { fields }, name) {
  for (const [key, value] of Object.entries(fieldsIn(fields, name))) to?.set(key, value);
}
function isOver(state) {
  return state !== "RUNNING" && state !== "WAITING";
}
var DIRECTIONS = [null, "minimize", "maximize"];
var STATES2 = ["RUNNING", "COMPLETE", "PRUNED", "FAIL", "WAITING"];
function stateIn(operation) {
  return STATES2[wanted(operation, "state", isState)] ?? "";
}
function valuesIn(operation) {
  const value = ownValue(operation.fields, "value") ?? null;
  if (value === null) return wanted(operation, "values", areValues);
  return [wanted(operation, "value", isNumber)];
}
var isText = (value) => typeof value === "string";
var isNumber = (value) => typeof value === "number";
var isWhole = (value) => Number.isSafeInteger(value);
var isCode = (value) => isWhole(value) && value >= 0 && value <= 10;
var isState = (value) => isWhole(value) && value in STATES2;
var isDirection = (value) => isWhole(value) && value in DIRECTIONS;
var areDirections = (value) => Array.isArray(value) && value.length > 0 && value.every(isDirection);
var areValues = (value) => value === null || Array.isArray(value) && value.every((one) => one === null || isNumber(one));
function wanted(operation, name, isRight) {
  const value = ownValue(operation.fields, name) ?? null;
  if (isRight(value)) return value;
  const what = `${name} is ${shown(value)}, which Optuna does not write`;
  throw dataError(operation, what, CORRECTION);
}
var CORRECTION = "Restore the journal, or export the trials with study.trials_dataframe().to_csv().";

// src/parse/tools/ray.ts
var STATE_FILE = /(^|\/)experiment_state-[^/]*\.json$/;
var REPORT = ["trial_id", "training_iteration", "time_total_s"];
var rayExperiment = {
  kind: "folder",
  name: "ray-experiment",
  title: "Ray Tune experiment (folder)",
  marks: [
    { path: STATE_FILE, depth: 1, text: [/^\s*\{/, /"runner_data"/, /"trial_data"/] },
    { path: /(^|\/)progress\.csv$/, depth: 2, header: [REPORT] },
    {
      path: /(^|\/)result\.json$/,
      depth: 2,
      text: REPORT.map((name) => new RegExp(`^[^\\n]*"${name}": `))
    }
  ],
  read: (folders, study) => experimentTable(chooseFolder(folders, trialFolders, "experiments", study))
};
var OF_TRIAL2 = ["result.json", "progress.csv", "params.json", "error.txt"];
function trialFolders(experiment) {
  return foldersIn(experiment).filter(({ files }) => OF_TRIAL2.some((name) => files.has(name)));
}
function experimentTable(experiment) {
  const { files } = experiment;
  const names = [...files.keys()];
  const states = names.filter((name) => !name.includes("/") && STATE_FILE.test(name)).sort();
  const file = files.get(states.at(-1) ?? "");
  const state = file === void 0 ? null : readState(file);
  const folders = trialFolders(experiment);
  const trials = new Map(folders.map(findTrial));
  const ids = /* @__PURE__ */ new Set([...state?.trials.keys() ?? [], ...trials.keys()]);
  const rows = [...ids].map((id) => trialOf(id, trials.get(id), state));
  const numeric = surveyColumns(rows).filter(isNumeric);
  const traced = tracedSearch(TRACES3, names);
  const isGenerated = names.some((name) => /^basic-variant-state-.*\.json$/.test(name));
  return {
    ...plainTable(rows),
    scores: state?.metric ? [state.metric] : numeric.map(({ name }) => name).filter(mayBeScore),
    search: traced.method === "unknown" ? searchOf2(rows, isGenerated) : traced,
    leftOut: [{ count: folders.length - trials.size, what: "repeated folders" }],
    gaps: areUneven(rows.filter(({ status }) => status === "finished")) ? ["stops-unknown"] : []
  };
}
var TRACES3 = [
  [/^pbt_(global\.txt|policy_.*\.txt)$/, "adaptive", "PopulationBasedTraining"],
  [/^(search_gen_state-.*\.json|searcher-state-.*\.pkl)$/, "adaptive", "Searcher"]
];
function readState(file) {
  const state = readObject(file) ?? {};
  const { trial_data: trials } = state;
  if (!Array.isArray(trials)) throw damaged(file, "has no list of trials");
  const { _metric: metric } = fieldsIn(state, "runner_data");
  return {
    path: file.path,
    trials: new Map(trials.map((trial, i) => readTrial2(trial, file, `trial_data[${i}]`))),
    metric: typeof metric === "string" ? metric : null
  };
}
function readTrial2(item, file, part) {
  const place2 = { path: file.path, part };
  const [fixed, running] = (Array.isArray(item) ? item : []).map(
    (half) => typeof half === "string" ? parseJson(half, place2) : half
  );
  const { trial_id: id, status } = isFields(fixed) ? fixed : {};
  if (typeof id !== "string") throw damaged(file, `has no trial_id in ${part}`);
  const known = requireStatus(status, place2, { restoring: "unfinished" });
  const lastResult = fieldsIn(running, "last_result");
  return [id, { status: known, config: fieldsIn(fixed, "config"), lastResult }];
}
function damaged({ path }, what) {
  const fix = "Copy the folder of the experiment again, or leave this file out.";
  return dataError({ path }, what, fix);
}
var ID = /_([0-9a-f]{4,8}_\d{5,9}|[0-9a-f]{8})(_|$)/;
function findTrial(folder) {
  const report = lastReport(folder);
  const name = folder.path.slice(folder.path.lastIndexOf("/") + 1);
  const reported = report?.fields.trial_id;
  const named = ID.exec(name);
  const tag = named && name.slice(named.index + named[0].length);
  const id = typeof reported === "string" ? reported : named?.[1] ?? name;
  return [id, { folder, report, tag }];
}
function lastReport({ files }) {
  const [result, progress] = [files.get("result.json"), files.get("progress.csv")];
  const text = writtenText(result);
  if (result && text !== "") return { path: result.path, fields: lastLine(text, result) };
  return progress && writtenText(progress) !== "" ? readCsv(progress).at(-1) ?? null : null;
}
function lastLine(text, { path }) {
  const lines = text.trimEnd().split("\n");
  const last = tryParseJson(lines.at(-1) ?? "");
  if (isFields(last)) return last;
  const i = lines.length - (text.endsWith("\n") ? 1 : 2);
  const report = i < 0 ? null : parseJson(lines[i] ?? "", { path, line: i + 1 });
  return isFields(report) ? report : {};
}
function trialOf(id, files, state) {
  const known = state?.trials.get(id);
  const fields = files?.report?.fields ?? known?.lastResult ?? {};
  const path = files?.report?.path ?? files?.folder.path ?? state?.path ?? "";
  const given = () => readObject(files?.folder.files.get("params.json")) ?? known?.config ?? {};
  const config = isFields(fields.config) ? fields.config : given();
  const all = { config, ...fields };
  const nested = flattened(all, SEPARATOR).filter(([name]) => name.includes(SEPARATOR));
  const status = known?.status ?? statusWithout(files, state);
  const hasBegun = Object.keys(fields).length > 0 || files?.folder.files.has("error.txt");
  return {
    path,
    part: files ? void 0 : `trial ${printable(id, 40)}`,
    fields: withDuration({ ...Object.fromEntries(nested), ...all, trial_id: id }),
    status: status === "waiting" && hasBegun ? "unfinished" : status,
    order: orderOf2(id, fields.experiment_tag ?? files?.tag),
    parameters: dotted(config)
  };
}
function statusWithout(files, state) {
  if (files?.folder.files.has("error.txt") || !files?.report) return "failed";
  return state === null ? "finished" : "unfinished";
}
var rayCsv = {
  name: "ray-csv",
  title: "Ray Tune dataframe",
  identity: ["trial_id"],
  marks: { header: [["training_iteration", /^config\//]] },
  read: dataframeTable
};
function dataframeTable(file) {
  const reports = readCsv(file).map(trialInRow);
  const trials = groupBy(reports, (row) => textIn(row.fields, "trial_id") || row).values();
  const rows = [...trials].map(
    (ofTrial) => ofTrial.reduce((last, row) => iterationOf(row) >= iterationOf(last) ? row : last)
  );
  return {
    ...plainTable(rows),
    scores: Object.keys(rows[0]?.fields ?? {}).filter(mayBeScore),
    search: searchOf2(rows),
    leftOut: [{ count: reports.length - rows.length, what: "earlier reports" }],
    gaps: areUneven(rows) ? ["failures-hidden", "stops-unknown"] : ["failures-hidden"]
  };
}
function trialInRow({ fields, ...row }) {
  return {
    ...row,
    order: orderOf2(textIn(fields, "trial_id"), fields.experiment_tag),
    fields: withDuration(fields),
    parameters: dotted(parametersUnder("config/", fields))
  };
}
var SEPARATOR = "/";
var OWN = /* @__PURE__ */ new Set([
  ...["trial_id", "trial_name", "experiment_id", "experiment_tag", "logdir", "date", "timestamp"],
  ...["done", "training_iteration", "iterations_since_restore", "checkpoint_dir_name"],
  ...["should_checkpoint", "time_this_iter_s", "time_total_s", "time_since_restore", "warmup_time"],
  ...["timesteps_total", "timesteps_since_restore", "episodes_total", "pid", "hostname", "node_ip"],
  ...["config", "duration"]
]);
function mayBeScore(name) {
  return name !== "" && !OWN.has(name.split(SEPARATOR, 1)[0] ?? "");
}
function withDuration(fields) {
  const duration = numberIn(fields, "time_total_s");
  return duration === null ? fields : { duration, ...fields };
}
function dotted(parameters) {
  const nameOf2 = (key) => key.replaceAll(SEPARATOR, ".");
  return Object.fromEntries(flattened(parameters, ".", { nameOf: nameOf2 }));
}
var iterationOf = ({ fields }) => numberIn(fields, "training_iteration") ?? 0;
var areUneven = (rows) => new Set(rows.map(iterationOf)).size > 1;
function orderOf2(id, tag) {
  const tagged = typeof tag === "string" ? /^(\d{1,9})(_|$)/.exec(tag) : null;
  const digits = COUNTED_ID.exec(id)?.[1] ?? tagged?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}
var COUNTED_ID = /^[0-9a-f]{4,8}_(\d{5,9})$/;
var GENERATOR = { ...UNKNOWN_SEARCH, sampler: "BasicVariantGenerator" };
function searchOf2(trials, isGenerated = false) {
  const isCounted = ({ fields }) => COUNTED_ID.test(textIn(fields, "trial_id"));
  if (!isGenerated && !trials.every(isCounted)) return UNKNOWN_SEARCH;
  const isComplete = trials.every(({ order }) => order !== void 0 && order < trials.length);
  const parameters = trials.map((trial) => trial.parameters ?? {});
  if (!isComplete) return GENERATOR;
  if (isGrid(parameters)) return { ...GENERATOR, method: "grid" };
  const counts = valueCounts(parameters);
  const distinct = counts.filter(({ length }) => length === trials.length);
  const uneven = counts.filter((times) => new Set(times).size > 1);
  const isDrawn = uneven.length > 0 || distinct.length > 1;
  const isRandom = isDrawn && uneven.length + distinct.length === counts.length;
  return isRandom ? { ...GENERATOR, method: "random" } : GENERATOR;
}

// src/parse/tools/syne-tune.ts
var RESULTS = /(^|\/)results\.csv(\.zip)?$/;
var syneTune = {
  kind: "folder",
  name: "syne-tune",
  title: "Syne Tune experiment (results.csv.zip)",
  marks: [{ path: RESULTS, depth: 1, header: [["trial_id", "st_decision", "st_status"]] }],
  read: (folders, study) => {
    const { files } = chooseFolder(folders, trialsIn, "experiments", study);
    const trials = trialsIn({ files });
    const most = trials.reduce((max, { length }) => Math.max(max, length), 0);
    const rows = trials.map((reports) => toTrial4(reports, reports.length === most));
    const about = readObject(files.get("metadata.json")) ?? {};
    const scheduler = textIn(about, "scheduler_name");
    const [, method] = METHODS.find(([name]) => name.test(scheduler)) ?? [];
    return {
      ...plainTable(rows),
      ...scoresIn(about, Object.keys(rows[0]?.fields ?? {})),
      search: { method: method ?? "unknown", sampler: scheduler || null, seed: null },
      leftOut: [{ count: trials.flat().length - rows.length, what: "earlier reports" }],
      // A trial without a report has no row, and one that crashes after a report adds none.
      gaps: ["failures-hidden"]
    };
  }
};
function trialsIn({ files }) {
  const [, file] = [...files].findLast(([name, csv2]) => RESULTS.test(name) && textIfAny(csv2)) ?? [];
  const reports = file === void 0 ? [] : readCsv(file);
  return [...groupBy(reports, ({ fields }) => textIn(fields, "trial_id")).values()];
}
function toTrial4(reports, isLongest) {
  const timeOf = ({ fields: fields2 }) => numberIn(fields2, "st_tuner_time") ?? 0;
  const last = reports.reduce((a, b) => timeOf(b) >= timeOf(a) ? b : a);
  const { fields } = last;
  const duration = secondsIn2(reports) ?? numberIn(fields, "elapsed_time");
  return {
    ...last,
    order: numberIn(fields, "trial_id") ?? void 0,
    status: statusOf2(last, isLongest),
    parameters: parametersUnder("config_", fields),
    fields: duration === null ? fields : { duration, ...fields }
  };
}
function secondsIn2(reports) {
  const countOf = (report) => numberIn(report?.fields ?? {}, "st_worker_iter") ?? -1;
  const ends = reports.filter((report, i) => countOf(reports[i + 1]) <= countOf(report));
  const times = ends.map(({ fields }) => numberIn(fields, "st_worker_time") ?? 0);
  return times.reduce((sum, time) => sum + time, 0) || null;
}
function statusOf2(report, isLongest) {
  const { fields } = report;
  const status = requireStatus(fields.st_status, report);
  if (status !== "unfinished") return status;
  const isCut = ["STOP", "PAUSE"].includes(textIn(fields, "st_decision"));
  return isCut && !isLongest ? "pruned" : "finished";
}
var MODES = new Map(Object.entries({ max: "maximize", min: "minimize" }));
function scoresIn({ metric_names: names, metric_mode: mode }, columns) {
  const all = Array.isArray(names) ? names : [];
  const scores = columns.filter((name) => all.includes(name));
  const directions = scores.flatMap((name) => {
    const known = MODES.get(String(Array.isArray(mode) ? mode[all.indexOf(name)] : mode));
    return known ? [[name, known]] : [];
  });
  const others = columns.filter((name) => !/^(st_|config_|trial_id$|duration$)/.test(name));
  return { scores: all.length > 0 ? scores : others, directions: Object.fromEntries(directions) };
}
var METHODS = [
  [/^(RandomSearch|ASHA)$/, "random"],
  [/^GridSearch$/, "grid"],
  [/Bayes|MOBSTER|BO(HB|RE|Torch)|CQR|REA$|HyperTune|DyHPO|DEHB|TPE|KDE|NSGA2|^Pop/i, "adaptive"]
];

// src/parse/tools/ultralytics.ts
var ultralyticsTune = {
  name: "ultralytics-tune",
  title: "Ultralytics tune_results.csv",
  marks: { header: [["fitness", "lr0", "lrf"]] },
  read: (file) => {
    const rows = readCsv(file).map((row, order) => {
      const { fitness, ...drawn } = row.fields;
      return { ...row, order, parameters: parametersUnder("", drawn) };
    });
    return {
      ...plainTable(rows),
      scores: ["fitness"],
      directions: { fitness: "maximize" },
      search: { method: "adaptive", sampler: "evolution", seed: null }
    };
  }
};

// src/parse/tools/wandb.ts
var OWN2 = /* @__PURE__ */ new Set([
  ...["Name", "Commit", "Hostname", "GPU Type", "GPU Count", "GitHub", "Job Type", "Group"],
  ...["Runtime", "Sweep", "Created", "State", "Notes", "User", "Tags", "ID"]
]);
var wandbCsv = {
  name: "wandb-csv",
  title: "Weights & Biases runs table",
  identity: ["ID"],
  // An export of few columns may have only the empty `_wandb`.
  marks: {
    header: [
      ["Name", "_wandb"],
      [
        "Name",
        /^(Runtime|Sweep|Created|_runtime|_timestamp)$/,
        /^(State|Notes|User|Tags|ID|_step)$/
      ],
      ["Name", /^(Runtime|_runtime|Sweep)$/, /^(Created|_timestamp)$/],
      ["Name", /^(Runtime|_runtime)$/, "Sweep"]
    ]
  },
  read: runsTable
};
function runsTable(file, study) {
  const rows = readCsv(file);
  const columns = Object.keys(rows[0]?.fields ?? {});
  const scores = columns.filter((name) => !OWN2.has(name) && !name.startsWith("_"));
  const hasSettings = columns.includes("metric.name") || columns.includes("metric.goal");
  const settings = hasSettings ? ["method", "metric.name", "metric.goal"] : [];
  const runs = rows.map((row) => runInRow2(row, scores, settings));
  return tableOf3(runs, study);
}
function runInRow2(row, scores, settings) {
  const { fields } = row;
  const sweep = textIn(fields, "Sweep");
  const seconds = ["Runtime", "_wandb.runtime", "_runtime"].map((name) => numberIn(fields, name));
  const duration = seconds.find((number) => number !== null) ?? null;
  const isShown = textIn(fields, "State") !== "";
  const status = isShown ? requireStatus(fields.State, row, RUN_STATES) : void 0;
  const order = readInstant(fields.Created) ?? void 0;
  return {
    scores,
    settings: settings.map((name) => fields[name]),
    sweep: ["", "-"].includes(sweep) ? null : sweep,
    row: { ...row, order, status, fields: { duration, ...fields } }
  };
}
var RUN_STATES = { preempted: "failed", preempting: "unfinished" };
var KINDS = { random: "random", grid: "grid", bayes: "adaptive" };
var METHODS2 = new Map(Object.entries(KINDS));
function tableOf3(all, study) {
  const sweeps = [...groupBy(all, ({ sweep }) => sweep)].flatMap(
    ([name, group]) => name === null ? [] : [{ names: [name], trials: group.length, group }]
  );
  const hasNone = sweeps.length === 0 && study === null;
  const runs = hasNone ? all : chooseStudy(sweeps, "sweeps", study).group;
  const byHand = hasNone ? 0 : all.filter(({ sweep }) => sweep === null).length;
  const [sampler, metric, goal] = [0, 1, 2].map((i) => {
    const [value, ...others] = new Set(runs.map(({ settings }) => settings[i]));
    return others.length === 0 && typeof value === "string" ? value : "";
  });
  const direction = goal === "maximize" || goal === "minimize" ? goal : null;
  const method = METHODS2.get(sampler ?? "") ?? "unknown";
  const names = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = metric !== void 0 && names.includes(metric);
  return {
    ...plainTable(runs.map(({ row }) => row)),
    directions: isNamed && direction !== null ? { [metric]: direction } : {},
    scores: isNamed ? [metric] : names,
    search: { method, sampler: method === "adaptive" && sampler ? sampler : null, seed: null },
    leftOut: [{ count: byHand, what: "hand-picked trials" }],
    gaps: all.every(({ row }) => row.status !== void 0) ? [] : ["failures-hidden"],
    study: runs[0]?.sweep ?? void 0
  };
}
var RUN_FILE = /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/files\/(wandb-(summary|metadata)\.json|config\.yaml)$/;
var wandbRuns = {
  kind: "folder",
  name: "wandb-runs",
  title: "Weights & Biases run folders",
  marks: [
    { path: RUN_FILE, depth: 3 },
    { path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/run-[^/]+\.wandb$/, depth: 2 }
  ],
  read: foldersTable
};
var SUMMARY = "files/wandb-summary.json";
var CONFIG = "files/config.yaml";
async function foldersTable(roots, study) {
  const folders = roots.flatMap(runsIn);
  const runs = [];
  for (const ofRun of groupBy(folders, ({ id }) => id).values()) {
    runs.push(await runInFolder2(ofRun.reduce((a, b) => b.order > a.order ? b : a)));
  }
  const table = tableOf3(runs, study);
  const repeated = folders.length - runs.length;
  const leftOut = [{ count: repeated, what: "repeated folders" }];
  return { ...table, gaps: ["failures-hidden"], leftOut: [...table.leftOut, ...leftOut] };
}
var RUN = /(?:^|\/)(?:offline-)?run-(\d{8}_\d{6})-([^/]+)$/;
function runsIn(root) {
  const agents = [...root.files].flatMap(([name, file]) => {
    const [, sweep, id] = /^sweep-([^/]+)\/config-([^/]+)\.yaml$/.exec(name) ?? [];
    return sweep === void 0 ? [] : [[id, { sweep, file }]];
  });
  const given = new Map(agents);
  return foldersIn(root).flatMap((folder) => {
    const [, stamp = "", id = ""] = RUN.exec(folder.path) ?? [];
    const order = Number(stamp.replace("_", ""));
    return id === "" ? [] : [{ ...folder, id, order, given: given.get(id) }];
  });
}
async function runInFolder2(folder) {
  const { path, files, given, order } = folder;
  if (/(^|\/)offline-[^/]+$/.test(path) && !files.has(SUMMARY) && !files.has(CONFIG)) {
    const what = "is an offline run, whose scores are only in a binary log";
    throw dataError({ path }, what, WANDB_EXPORT);
  }
  return loggedRun({
    path,
    config: await valuesIn2(files.get(CONFIG)),
    summary: readObject(files.get(SUMMARY)) ?? {},
    sweep: given?.sweep ?? null,
    order,
    // How a run ended is not recorded: one without the score failed.
    status: "finished",
    parameters: given && await valuesIn2(given.file)
  });
}
function loggedRun({ config, summary, sweep, ...row }) {
  const isLeftOut = (value) => isFields(value) && Object.hasOwn(value, "_type");
  const values = Object.fromEntries(flattened(summary, ".", { isLeftOut }));
  const times = [numberIn(fieldsIn(summary, "_wandb"), "runtime"), numberIn(summary, "_runtime")];
  const duration = Math.max(...times.map((seconds) => seconds ?? -Infinity));
  const metric = fieldsIn(config, "metric");
  const hasSettings = Object.hasOwn(config, "method") && Object.hasOwn(metric, "name");
  const rest = Object.entries(config).filter(([name]) => !(hasSettings && SETTINGS.includes(name)));
  return {
    sweep,
    settings: hasSettings ? [config.method, metric.name, metric.goal] : [],
    scores: Object.keys(values).filter((name) => !name.startsWith("_")),
    row: {
      ...row,
      parameters: row.parameters ?? Object.fromEntries(rest),
      fields: { ...duration === -Infinity ? {} : { duration }, ...config, ...values }
    }
  };
}
async function valuesIn2(file) {
  const text = writtenText(file);
  if (file === void 0 || text === "") return {};
  const fix = "Copy the file again from the machine of the run.";
  const document = await parseYaml({ ...file, text }, { fix }) ?? {};
  if (!isFields(document)) throw dataError(file, "is not the configuration of a run", fix);
  return withoutDescriptions(document);
}
function withoutDescriptions(config) {
  const { _wandb, wandb_version, ...entries } = config;
  const values = Object.entries(entries).map(([name, entry]) => {
    const isDescribed = isFields(entry) && Object.hasOwn(entry, "value");
    return [name, isDescribed ? entry.value : entry];
  });
  return Object.fromEntries(values);
}
var SETTINGS = [
  ...["method", "metric", "parameters", "name", "description", "program", "command", "project"],
  ...["entity", "early_terminate", "run_cap"]
];
var LOGGED = ["summary", "config"];
var JSON_LIST = /^\s*\[/;
var wandbApi = {
  name: "wandb-api",
  title: "Weights & Biases runs of its Python API (JSON or CSV)",
  identity: ["_id"],
  marks: { text: [/summary/, /config/] },
  isText: (text) => {
    if (ANSWER.test(text)) return true;
    if (JSON_LIST.test(text))
      return isListOf(text, (run) => LOGGED.every((name) => isFields(run[name])));
    const header = headerIn(text);
    return LOGGED.every((name) => header.includes(name));
  },
  read: async (file, study) => {
    const text = textIfAny(file);
    if (ANSWER.test(text)) return tableOf3(await runsInAnswer2(file), study);
    const rows = JSON_LIST.test(text) ? readDocument(file) : readCsv(file).map(readCells);
    return tableOf3(rows.map(listedRun), study);
  }
};
var ANSWER = /^\s*\{\s*"sweeps":/;
async function runsInAnswer2(file) {
  const answer = readObject(file) ?? {};
  const known = /* @__PURE__ */ new Map();
  for (const sweep of itemsIn(answer, "sweeps")) {
    const yaml = { path: file.path, text: textIn(sweep, "config") };
    const config = await parseYaml(yaml, { fix: "Correct the configuration of the sweep." });
    known.set(textIn(sweep, "name"), isFields(config) ? config : {});
  }
  return itemsIn(answer, "nodes").map((node) => runInNode(node, file.path, known));
}
function runInNode(node, path, known) {
  const id = textIn(node, "name");
  const place2 = { path, part: `run ${printable(id)}` };
  const logged = (name) => {
    const value = parseJson(textIn(node, name) || "{}", place2);
    return isFields(value) ? value : {};
  };
  const config = withoutDescriptions(logged("config"));
  const sweep = textIn(node, "sweepName") || null;
  const summary = { ...logged("summaryMetrics"), _id: id };
  const order = readInstant(node.createdAt) ?? void 0;
  const run = { ...place2, config, summary, sweep, order };
  return runOfSweep(run, node.state, known.get(sweep ?? ""));
}
function listedRun({ fields, ...row }) {
  const run = {
    ...row,
    config: fields.config,
    summary: { ...fields.summary, _id: textIn(fields, "id") },
    sweep: textIn(fields, "sweep_name") || null,
    order: readInstant(fields.created_at) ?? void 0
  };
  return runOfSweep(run, fields.state, fields.sweep);
}
function runOfSweep(logged, state, sweep) {
  const known = state ? requireStatus(state, logged, RUN_STATES) : void 0;
  if (!isFields(sweep)) return loggedRun({ ...logged, status: known });
  const status = state === "killed" && isFields(sweep.early_terminate) ? "pruned" : known;
  const { config } = logged;
  const drawn = Object.keys(fieldsIn(sweep, "parameters")).filter((name) => name in config);
  const parameters = Object.fromEntries(drawn.map((name) => [name, config[name]]));
  const metric = fieldsIn(sweep, "metric");
  const goal = "name" in metric ? metric.goal ?? "minimize" : void 0;
  const run = loggedRun({ ...logged, status, parameters });
  return { ...run, settings: [sweep.method, metric.name, goal] };
}
function readCells({ fields, ...row }) {
  const logged = LOGGED.map((name) => {
    const value = tryParseJson(jsonOf(textIn(fields, name)));
    if (isFields(value)) return [name, value];
    const what = `${name} is ${shown(fields[name])}, not a dict of plain values`;
    const fix = naming`Write the runs as JSON: json.dump(runs, file, default=str). If they are not of W&B, set ${{ option: "format", value: "csv" }}.`;
    throw dataError(row, what, fix);
  });
  return { ...row, fields: { ...fields, ...Object.fromEntries(logged) } };
}
var PYTHON_TOKEN = /'[^'\\]*(?:\\.[^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|,\)|[()]|(?<![\w.])(?:True|False|None|nan|inf)\b/gs;
var JSON_OF = {
  ...{ True: "true", False: "false", None: "null", nan: "null", inf: "1e999" },
  ...{ "(": "[", ")": "]", ",)": "]" },
  ...{ "\\x": "\\u00", "\\'": "'", '"': '\\"' }
};
function jsonOf(python) {
  const translate = (token) => JSON_OF[token] ?? token;
  return python.replace(PYTHON_TOKEN, (token) => {
    if (!/^['"]/.test(token)) return translate(token);
    return `"${token.slice(1, -1).replace(/\\x|\\.|"/gs, translate)}"`;
  });
}

// src/parse/formats.ts
var FORMATS = [
  ...[optunaSqlite, optunaDatabase, optunaJournal, optunaCsv],
  ...[rayExperiment, rayCsv],
  kerasTuner,
  ...[mlflowSqlite, mlflowFiles, mlflowApi, mlflowCsv, mlflowUiCsv],
  ...[wandbRuns, wandbCsv, wandbApi],
  ...[sklearnCvResults, syneTune, hyperopt, flamlLog, deephyperCsv, ultralyticsTune],
  ...[jsonl, json, parquet],
  csv
];
var FORMAT_NAMES = FORMATS.map(({ name }) => name).sort();
var PAGE = "https://github.com/tuning-gate/tuning-gate/blob/main/docs/formats.md";
var LOOKALIKES = [
  {
    // Lines of a chart are named `<run> - <metric>`, with columns for their range.
    marks: { header: [[/ - .*__MIN$/, / - .*__MAX$/]] },
    what: "is the CSV of a Weights & Biases chart, which has the steps of runs, not one row per run",
    fix: "Download the runs table instead: open the table of runs and export it as CSV."
  },
  {
    marks: { text: [/^\s*<(!doctype|html|head|body|\?xml)\b/i] },
    what: "is a web page, not a table",
    fix: "Download the file itself: this is the page that shows it, or that asks you to log in."
  },
  {
    marks: { header: [["Experiment", "rev", "typ"]] },
    what: "lists DVC experiments next to the workspace and branches",
    fix: `Keep the rows of experiments, as the lines in ${PAGE}#dvc do.`
  },
  {
    marks: { text: [/^\s*\[\s*\{\s*"rev":\s*"workspace"/] },
    what: "lists DVC experiments within the workspace and branches",
    fix: `Export them with \`dvc exp show --csv\`, and keep the rows of experiments: ${PAGE}#dvc`
  },
  {
    marks: { text: [/^\s*\{\s*"(stats|data|configs)":/, /"config_origins":/] },
    what: "is the run history of SMAC, which has a row for each budget and seed",
    fix: `Write a row for each configuration: ${PAGE}#smac3`
  },
  {
    marks: { text: [/^\s*\[\s*\[\s*\d+,\s*\d+,\s*\d+\s*\],/] },
    what: "was written by BOHB or HpBandSter, which have a row for each budget and keep parameters in another file",
    fix: `Join results.json and configs.json: ${PAGE}#bohb-and-hpbandster`
  },
  {
    marks: { text: [/^\s*\{\s*"ongoing_trials":/, /"tried_so_far":/] },
    what: "is the state of a Keras Tuner search, without its trials",
    fix: "Name the whole folder of the project, with its folders trial_\u2026."
  },
  {
    marks: { text: [/^\s*\{\s*"_?_type":/, /"search_space":/] },
    what: "is a snapshot of Ax, in which trials and their data are apart",
    fix: 'Load it with Client.load_from_json_file(path), and export client.summarize().to_csv("trials.csv").'
  },
  {
    marks: { text: [/^\s*\{\s*"results":\s*\{/, /"(n-shot|task_hashes|lm_eval_version)":/] },
    what: "holds the results of one model in LM Evaluation Harness, not a sweep",
    fix: "Write one row for each model that was evaluated, with its score."
  },
  {
    marks: { text: [/^\s*\{\s*("columns":\s*\[|("[^"]*":\s*\{\s*"0":[^{}]*\},?\s*){2})/] },
    what: 'is a table that pandas wrote by columns, or with orient="split"',
    fix: 'Write one object for each row: df.to_json(path, orient="records").'
  },
  {
    marks: { header: [["datetime_start", "params"]] },
    what: "has two lines of headers, as trials_dataframe(multi_index=True) writes them",
    fix: "Leave multi_index out."
  },
  {
    marks: { text: [/^\s*name:[ \t]*\w+[ \t]*\r?\n[ \t]*best_\w+:/] },
    what: "is the optimization_results.yaml of Hydra, which has only the best trial",
    fix: `Let each job write its score: ${PAGE}#hydra`
  },
  {
    marks: { header: [["model", "score_val", "pred_time_val", "stack_level", "fit_order"]] },
    what: "is a leaderboard of AutoGluon, which has the models of one ensemble, not the trials of a search",
    fix: "Write one row for each configuration that was tried, with its score."
  },
  {
    marks: { text: [/^(#[^\n]*\n\r?\n?)?[^\n]*\n(\|[ \t]*:?-|:?-{3,}:?[ \t]*\|)/] },
    what: "is a Markdown table",
    fix: 'Write it as CSV where it is made: with pandas, df.to_csv("trials.csv", index=False).'
  },
  {
    marks: {
      text: [
        /^(\[?([DIWEC] )?\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d,\d{3}\b|(DEBUG|INFO|WARNING|ERROR|CRITICAL):[\w.]{1,100}:|Traceback \()/
      ]
    },
    what: "is the log of a Python program, not a table",
    fix: 'Let the program write its trials: with Optuna, study.trials_dataframe().to_csv("trials.csv").'
  },
  {
    marks: { text: [/^"(\s|\\n)*[[{]((\s|\\n)*\{)?(\s|\\n)*\\"/] },
    what: "is JSON inside a JSON string: it was encoded twice",
    fix: "Write it once: json.dump(trials, file), without json.dumps."
  },
  {
    marks: { text: [/^(sep=.\s|#[^,;\t\r\n]*\r?\n[^\r\n]*[,;\t])/] },
    what: "begins with a line that is not the header: a comment, or sep= for spreadsheets",
    fix: "Remove what is above the header."
  }
];
var FORMAT = { option: "format" };
var FOLDER_FORMATS = FORMATS.filter((format) => format.kind === "folder");
var FILE_FORMATS = FORMATS.filter((format) => format.kind !== "folder");
function recognize(files, name) {
  if (name === "auto") return detectFormat(files);
  const named = FORMATS.find((format) => format.name === name);
  if (named === void 0) {
    const what2 = `is ${JSON.stringify(printable(name))}, an unknown format`;
    throw settingsError("format", what2, `Choose auto, ${either(FORMAT_NAMES)}.`);
  }
  const detected = named.isGeneric ? named : detectFormat(files);
  if (detected === named) return named;
  const what = `is ${named.name} (${named.title}), but the files look like ${detected.name}`;
  const fix = naming`Leave ${FORMAT} out, or name a plain format: csv, json or jsonl.`;
  throw settingsError("format", what, fix);
}
function isInFormat(file, { marks, isText: isText2 }) {
  return hasMarks(file, marks) && (isText2?.(textIfAny(file)) ?? true);
}
function detectFormat(files) {
  const folders = FOLDER_FORMATS.map((format) => ({ format, ...findFolders(files, format.marks) }));
  const matching = folders.filter((folder) => folder.folders.length > 0);
  const whole = matching.find(({ others: others2 }) => others2.length === 0);
  if (whole !== void 0) return whole.format;
  const [mixed] = matching;
  if (mixed !== void 0) {
    const what2 = `holds files of the format ${mixed.format.name} (${mixed.format.title}), next to files that do not belong to it`;
    const fix2 = "Name the folder that the tool wrote, or move the other files out of it.";
    throw dataError(mixed.folders[0] ?? "", what2, fix2);
  }
  for (const file of files) {
    const other = LOOKALIKES.find(({ marks }) => hasMarks(file, marks));
    if (other !== void 0) throw dataError(file, other.what, other.fix);
  }
  const written = files.filter((file) => !isEmptyFile(file));
  const shown2 = written.length === 0 ? files : written;
  const [first, ...others] = shown2.map((file) => ({ file, format: detectFileFormat(file) }));
  if (first === void 0) throw new Error("A sweep has at least one file");
  const odd = others.find(({ format }) => format !== first.format);
  if (odd === void 0) return first.format;
  const what = `looks like ${odd.format.name}, but ${printablePath(first.file.path)} looks like ${first.format.name}`;
  const fix = naming`Name only the files of one sweep, all in one format, or name the format with ${FORMAT}.`;
  throw dataError(odd.file, what, fix);
}
function detectFileFormat(file) {
  if (file.kind === "unread") throw file.refusal;
  const format = FILE_FORMATS.find((known) => isInFormat(file, known));
  if (format !== void 0) return format;
  if (file.kind === "sqlite") throw unknownDatabase(file);
  const what = "has an unknown format";
  const fix = naming`Export the trials as csv, json or jsonl, or name the format with ${FORMAT}.`;
  throw dataError(file, what, fix);
}
function checkReadable(file, format) {
  if (file.kind === "unread") throw file.refusal;
  const isText2 = file.kind === "text";
  if (isText2 && !format.marks.isParquet || isInFormat(file, format)) return;
  if (file.kind === "sqlite") throw unknownDatabase(file);
  const what = `is ${isText2 ? "text" : "a Parquet file"}, not ${format.title}`;
  throw dataError(file, what, naming`Leave ${FORMAT} out.`);
}
function unknownDatabase({ path }) {
  const what = "is an SQLite database of an unknown tool, or its data is still in the file ending in -wal";
  const fix = "Close the program that writes to it, or export the trials as CSV or JSON.";
  return dataError({ path }, what, fix);
}
function hasMarks(file, marks) {
  if (file.kind === "sqlite")
    return marks.database?.every((word) => file.bytes.includes(word)) ?? false;
  const isParquet = file.kind === "parquet" || file.kind === "table";
  if (marks.database !== void 0) return false;
  if (marks.isParquet || isParquet && !marks.header) return marks.isParquet === isParquet;
  if (marks.text?.some((pattern) => !pattern.test(textIfAny(file)))) return false;
  return marks.header === void 0 || hasColumns(file, marks.header);
}
function hasColumns(file, sets) {
  if (/^\s*[[{<]/.test(textIfAny(file))) return false;
  const header = headerOf(file);
  const isThere = (mark) => header.some((name) => typeof mark === "string" ? name === mark : mark.test(name));
  return sets.some((marks) => marks.every(isThere));
}
var BACKSLASH = "\\";
function findFolders(files, marks) {
  const folders = /* @__PURE__ */ new Map();
  const placed = files.map((file) => ({ file, path: file.path.replaceAll(BACKSLASH, "/") }));
  for (const { file, path } of placed) {
    const mark = marks.find((candidate) => candidate.path.test(path) && hasMarks(file, candidate));
    if (mark !== void 0) folders.set(above(path, mark.depth), /* @__PURE__ */ new Map());
  }
  const others = placed.filter(({ file, path }) => {
    let folder = above(path);
    while (folder !== "" && !folders.has(folder)) folder = above(folder);
    const name = path.slice(folder.length).replace(/^\//, "");
    return folders.get(folder)?.set(name, file) === void 0;
  });
  return { folders: [...folders].map(([path, inIt]) => ({ path, files: inIt })), others };
}
function above(path, levels = 1) {
  let end = path.length;
  for (let i = 0; i < levels && end > 0; i++) end = path.lastIndexOf("/", end - 1);
  return path.slice(0, Math.max(0, end));
}

// src/parse/read-record.ts
async function readRecord(all, reading, source) {
  const saved = await readSavedSweeps(all, source);
  if (saved !== null) return saved.record;
  const { format, table, meta } = await understand(all, reading, source);
  return { ...toRecord(table, { format, reading, source }), meta };
}
function recordOf(trials, reading, location) {
  const name = reading.metric ?? "score";
  const rows = trials.map((trial, i) => {
    const isScore = typeof trial === "number" || trial === null;
    const place2 = { path: location, part: `item ${i + 1}` };
    const fix = "Pass a number or null for each trial, or an object with a key for each column.";
    return rowOf(isScore ? { [name]: trial } : trial, place2, fix);
  });
  checkRowCount(rows.length, location);
  checkColumnCount(namesOfColumns(rows).size, location);
  const source = { kind: "file", location, sha: null, runUrl: null, createdAt: null };
  const table = plainTable(plainTrials(rows, location));
  return toRecord(table, { format: json, reading, source });
}
async function understand(all, { format: name, study, rows }, { location }) {
  const named = all.filter((file) => !isMetaFile(file));
  if (named.length === 0) {
    const fix = "Name the file with the trials, or the folder they are in.";
    throw dataError(all[0] ?? "", "has no trials, only metadata", fix);
  }
  const about = all.filter(isMetaFile);
  const metas = about.length > 0 ? await import("./parse-saved-meta-file-entry.js") : null;
  const meta = metas?.commonMeta(about.map(metas.readMeta)) ?? null;
  const packed = named.filter((file) => file.kind === "parquet");
  const isPacked = packed.length === named.length && rows === null;
  const files = isPacked ? await (await import("./parse-parquet.js")).readColumns(packed) : rows === null ? named : await (await import("./parse-rows.js")).selectRows(named, { rows, format: name });
  const format = rows === null ? recognize(files, name) : json;
  const tables = format.kind === "folder" ? await readEach((one) => format.read(findFolders(files, format.marks).folders, one), study) : await readFiles(files, format, study);
  const read = mergeTables(tables, study, format);
  checkRowCount(read.rows.length, location);
  checkColumnCount(namesOfColumns(read.rows).size, location);
  const table = { ...read, rows: rowsOfStudy(read.rows, study) };
  for (const { rows: rows2 } of isPattern(study) ? tables : [table])
    refuseRepeats(rows2, format.identity ?? []);
  const leftOut = table.leftOut.filter(({ count }) => count > 0);
  return { format, table: withMeta({ ...table, leftOut }, meta), meta };
}
function withMeta(table, meta) {
  if (!meta?.search) return table;
  const { space, method, sampler, seed } = meta.search;
  const names = Object.keys(space ?? {});
  const rows = table.rows.map((row) => {
    const drawn = names.filter((name) => Object.hasOwn(row.fields, name));
    if (row.parameters !== void 0 || drawn.length === 0) return row;
    const parameters = Object.fromEntries(drawn.map((name) => [name, row.fields[name]]));
    return { ...row, parameters };
  });
  const recorded = { ...table.search, seed: table.search.seed ?? seed };
  if (recorded.method !== "unknown" || method === null) return { ...table, rows, search: recorded };
  return { ...table, rows, search: { ...recorded, method, sampler: recorded.sampler ?? sampler } };
}
async function readFiles(files, format, study) {
  const tables = [];
  const seen = /* @__PURE__ */ new Map();
  for (const file of files) {
    if (isEmptyFile(file) && files.length > 1 && format.isGeneric && format.hasHeader === false) {
      const row = { path: file.path, fields: {}, status: "failed" };
      tables.push({ ...plainTable([row]), gaps: ["trials-unreadable"] });
      continue;
    }
    checkReadable(file, format);
    const read = await readEach((one) => format.read(file, one), study);
    tables.push(...read);
    if (read.every(({ rows }) => rows.length < 2)) continue;
    const content = "bytes" in file ? file.bytes.toString("latin1") : textOf(file);
    const other = seen.get(content);
    seen.set(content, file.path);
    if (other === void 0) continue;
    const what = `is the same as ${printablePath(other)}, so its trials would count twice`;
    throw dataError(file, what, "Name every file of the sweep once.");
  }
  const empty = files.find(isEmptyFile);
  if (empty && tables.some(({ rows }) => rows.length > 1)) checkReadable(empty, format);
  return tables;
}
function refuseRepeats(rows, identity) {
  const seen = /* @__PURE__ */ new Map();
  for (const row of identity.length === 0 ? [] : rows) {
    const values = identity.map((name) => ownValue(row.fields, name) ?? "");
    if (values.includes("")) continue;
    const other = seen.get(JSON.stringify(values));
    seen.set(JSON.stringify(values), row);
    if (other === void 0) continue;
    const what = `is the same trial as ${placeText(other)}, going by ${identity.join(" and ")}`;
    throw dataError(row, what, "Name every trial of the sweep once.");
  }
}
function mergeTables(tables, study, format) {
  const [first, second] = tables;
  if (first === void 0) throw new Error("A sweep has at least one file");
  if (second === void 0) return first;
  const studies = groupBy(tables, ({ study: study2 }) => study2);
  studies.delete(void 0);
  const listed2 = [...studies].map(([name = "", ofStudy]) => {
    return { names: [name], trials: ofStudy.flatMap(({ rows }) => rows).length };
  });
  if (listed2.length > 1 && !isPattern(study)) chooseStudy(listed2, "studies", null);
  const areNumbered = areNumbers(tables.flatMap(({ rows }) => rows));
  const areSearches = 2 * tables.filter(({ rows }) => rows.length > 1).length > tables.length && !(areNumbered && isOptuna(format.name));
  const scores = tables.map((table) => table.scores);
  const directions = new Set(tables.map((table) => JSON.stringify(table.directions)));
  return {
    directions: directions.size === 1 ? first.directions : {},
    rows: tables.flatMap(
      ({ rows }, i) => ofSearch(rows, areSearches ? `${i + 1}` : null, areNumbered)
    ),
    scores: scores.includes(null) ? null : [...new Set(scores.flatMap((names) => names ?? []))],
    search: commonSearch(tables.map(({ search }) => search)),
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    gaps: allGaps(tables)
  };
}
function toRecord(table, context) {
  const { format, source, reading } = context;
  if (table.rows.length === 0) throw dataError(source.location, "has no rows", CHECK_FINISHED);
  const metric = findMetric(table, context);
  const direction = requireDirection(table, metric, context);
  const cost = reading.cost === null ? null : findCost(table, reading.cost, context);
  const statusOf3 = statusReader(table.rows, metric.name);
  const started = table.rows.filter((row) => statusOf3(row) !== "waiting");
  const waiting = { count: table.rows.length - started.length, what: "waiting trials" };
  const isOrdered = started.every(({ order }) => order !== void 0);
  const rows = isOrdered ? started.toSorted(byOrder) : started;
  const judging = { metric, direction, statusOf: statusOf3, context };
  if (format.kind !== "folder") checkFiles(rows, judging);
  const { pairBy, settings } = reading;
  const asked = typeof settings === "string" ? [] : settings;
  const { names, areGuessed } = format.isGeneric ? parameterColumns(rows, [metric.name, reading.cost ?? ""], asked) : { names: [], areGuessed: false };
  const drawnIn = drawnReader(rows, names);
  const searchOf3 = searchReader(rows, context);
  const isNumbered = areNumbers(rows);
  const trials = rows.map((row, i) => {
    return {
      place: { path: row.path, line: row.line, part: row.part },
      ...judgeRow(row, judging),
      cost: cost?.of(row) ?? null,
      ...drawnIn(row),
      number: isNumbered ? row.order ?? i : i,
      shard: null,
      columns: typeof pairBy === "string" ? null : columnsIn(row, pairBy),
      ...row.isHandPicked && { isHandPicked: true },
      ...searchOf3(row)
    };
  });
  if (reading.repeats !== "separate") checkDrawnApart(trials);
  return {
    source,
    format: format.name,
    metric: metric.name,
    direction,
    cost: cost && { unit: cost.unit },
    search: listedSearch(rows, table.search),
    isOrdered,
    leftOut: waiting.count === 0 ? table.leftOut : [...table.leftOut, waiting],
    gaps: areGuessed ? [...table.gaps, "parameters-guessed"] : table.gaps,
    meta: null,
    settings: settingsToSave(reading),
    trials
  };
}
function checkDrawnApart(trials) {
  const files = [...groupBy(trials, ({ place: place2 }) => place2.path)];
  const overlap = findOverlap(files, ([, ofFile]) => ofFile);
  if (overlap === null) return;
  const [[path], [other]] = overlap;
  const what = `has trials of ${printablePath(other)} again, in the same order`;
  const fix = naming`Name the last dump of each study, and give each search its own seed. If each row is a training of its own, say ${{ option: "repeats", value: "separate" }}.`;
  throw dataError({ path }, what, fix);
}
function searchReader(rows, { reading: { unit }, source }) {
  const ofRow = ({ search }) => search === void 0 ? {} : { search };
  if (isUnitName(unit)) return ofRow;
  const ofColumn = (row) => {
    const value = ownValue(columnsIn(row, [unit]), unit) ?? null;
    return value === null ? {} : { search: String(value) };
  };
  if (rows.some((row) => ofColumn(row).search !== void 0)) return ofColumn;
  const what = `has no column ${JSON.stringify(printable(unit))}, which unit names`;
  throw dataError(source.location, what, "Name the column that says which search a trial is of.");
}
var MAX_NUMBER = 1e9;
function areNumbers(rows) {
  const numbers = rows.map(({ order = -1 }) => order);
  const isNumber2 = (order) => Number.isInteger(order) && order >= 0 && order < MAX_NUMBER;
  return numbers.every(isNumber2) && new Set(numbers).size === numbers.length;
}
function requireDirection(table, metric, context) {
  const { reading, source, format } = context;
  const recorded = recordedDirection(table, metric.name);
  if (recorded !== null && reading.direction !== null && recorded !== reading.direction) {
    const what2 = `is to ${recorded} according to the ${format.title}, but direction is ${reading.direction}`;
    const fix = naming`Leave ${{ option: "direction" }} out, or correct it.`;
    throw dataError(source.location, what2, fix);
  }
  const known = reading.direction ?? recorded;
  if (known !== null) return known;
  const what = `is not given, and the files do not say which way the metric, ${printable(metric.name)}, gets better`;
  const suggestion = suggest(table, { ...reading, metric: metric.name });
  throw dataError({ option: "direction" }, what, "Set it to maximize or minimize.", suggestion);
}
function judgeRow(row, { metric, direction, statusOf: statusOf3 }) {
  const status = statusOf3(row);
  if (status === "unfinished") return { outcome: "running", score: -Infinity };
  const number = status === "failed" ? null : numberIn2(row, metric);
  const score = number === null ? -Infinity : orient(number, direction);
  if (score === -Infinity) return { outcome: "failed", score };
  if (score < Infinity)
    return { outcome: status === "pruned" ? "pruned" : "completed", score };
  throw wrongValue(row, metric, "better than any score can be");
}
function checkFiles(rows, { metric, statusOf: statusOf3, context }) {
  const files = groupBy(rows, ({ path }) => path);
  if (files.size < 2) return;
  for (const [path, ofFile] of files) {
    if (ofFile.length === 1 && context.format.hasHeader === false) continue;
    if (ofFile.some((row) => hasIn(metric.read, row))) continue;
    if (ofFile.every((row) => ["failed", "unfinished"].includes(statusOf3(row) ?? ""))) continue;
    const what = `has no metric ${JSON.stringify(printable(metric.name))} in any row, while other files have it`;
    throw dataError({ path }, what, "Name only the files of one sweep, all with the same columns.");
  }
}
async function saveFound(found, reading, createdAt) {
  const [first] = found;
  if (first === void 0) throw new Error("Expected at least one place.");
  const all = found.flatMap(({ files }) => files);
  const saved = await readSavedSweeps(all, first.source);
  if (saved !== null) return saveSweep(saved);
  const { uniteShards } = await import("./parse-saved-saved-sweep.js");
  const shards = [];
  for (const [i, { files, source: of }] of found.entries()) {
    const shard = found.length === 1 ? null : `${i}-of-${found.length}`;
    const record = await readRecord(files, reading, of);
    shards.push({ record, training: { ...OUTSIDE_GITHUB, shard, createdAt } });
  }
  return saveSweep(uniteShards(shards));
}
var OUTSIDE_GITHUB = {
  ...{ name: "", shards: null, workflow: null, sha: null },
  ...{ repository: "", runId: 0, runAttempt: 1, event: "" }
};

// src/parse/inspect.ts
async function inspectFiles(all, reading, source) {
  if (areSaved(all)) {
    const what = "is a saved sweep, which is read with the settings it was saved with";
    throw dataError(source.location, what, "Describe it with `tuning-gate curve`.");
  }
  const { format, table, meta } = await understand(all, reading, source);
  const name = reading.metric ?? onlyScore(table, reading.cost);
  const columns = scoreColumns(table, null);
  const direction = directionOf(table, name, reading.direction);
  const isOpen = direction.value === null && name !== null;
  const known = reading.direction ?? direction.value;
  const asked = (isOpen ? ["minimize", "maximize"] : [known]).map((value) => {
    return { ...reading, metric: name, direction: value };
  });
  const { sweeps, problem } = attempt(
    asked,
    (settings) => toSweep(toRecord(table, { format, reading: settings, source }), settings)
  );
  const [sweep = null] = sweeps;
  const suspected = sweeps.find(({ suspected: suspected2 }) => suspected2 !== null)?.suspected ?? null;
  const search = sweep?.search ?? table.search;
  const isStopped = problem !== null && name !== null && columns.length > 0;
  const stop = isStopped ? `compare would stop here: ${problem.message}` : null;
  const marker = sweep && suspected && `${suspected.count} of ${sweep.counts.counted} trials have the score ${suspected.value} (${printable(sweep.metric, 60)}), and no other comes near it. If it stands for a failed trial, say so with failed-value (--failed-value ${suspected.value}).`;
  const warnings = [stop, describeNesting(table), marker, describeSearch(search)];
  return {
    source,
    /** The commits that the trials on a server record, newest first; null for files, which record none. */
    commits: null,
    /** How many, including metadata. */
    files: all.length,
    format: { name: format.name, title: format.title },
    trials: {
      rows: sweep?.counts.drawn ?? table.rows.length,
      /** As `compare` would count them; null if it would not. */
      counts: sweep?.counts ?? null,
      leftOut: sweep?.leftOut ?? table.leftOut
    },
    /** Names are untrusted text. */
    metric: { name, from: originOf(name, reading), candidates: columns.map(toCandidate2) },
    direction,
    search,
    /** The settings that trials can be compared by; guessed ones only where `settings` lists them. Untrusted text. */
    comparableSettings: sweep?.compared ?? { names: [], areGuessed: false },
    isOrdered: table.rows.every(({ order }) => order !== void 0),
    /** What the format does not record, although it may matter. */
    gaps: table.gaps,
    /** The score that seems to mark failed trials, at either end if the direction is unknown. */
    suspectedFailedValue: suspected,
    meta,
    /** For people; hold untrusted text. */
    warnings: warnings.filter((text) => text !== null),
    /** The options with which `compare` reads it so; unknown ones are questions. */
    settings: settingsOf(table, { ...reading, metric: name }),
    /** Why no metric or direction can be read from it; null if some may. */
    obstacle: columns.length === 0 ? problem : null
  };
}
var groupOf = (name) => name.replace(/\..*/s, "");
async function misfitsOf(files, reading, source) {
  if (areSaved(files)) return [];
  const { rows, study, metric, direction, cost, pairBy, settings, unit } = reading;
  const misfits = [];
  const attempt2 = async (option, read) => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      misfits.push({ option, ...error.partsFor("inputs") });
      return null;
    }
  };
  const where = rows !== null ? "rows" : study !== null ? "study" : "format";
  const found = await attempt2(where, () => understand(files, reading, source));
  if (found === null) return misfits;
  const { format, table } = found;
  const context = { format, reading, source };
  const score = await attempt2("metric", () => metric && findMetric(table, context));
  await attempt2("direction", () => score && direction && requireDirection(table, score, context));
  await attempt2("cost", () => cost && findCost(table, cost, context));
  const named = { "pair-by": pairBy, settings, unit: isUnitName(unit) ? unit : [unit] };
  const fix = `Its columns are ${listed([...namesOfColumns(table.rows)])}.`;
  for (const [option, columns] of Object.entries(named))
    for (const name of typeof columns === "string" ? [] : columns)
      if (table.rows.every((row) => !Object.hasOwn(columnsIn(row, [name, groupOf(name)]), name)))
        misfits.push({ option, what: `has no column ${JSON.stringify(printable(name))}`, fix });
  return misfits;
}
function originOf(name, { metric }) {
  if (metric !== null) return "given";
  return name === null ? "unknown" : "only";
}
function attempt(settings, read) {
  let problem = null;
  const sweeps = settings.flatMap((reading) => {
    try {
      const sweep = read(reading);
      const { counts, leftOut, metric, search } = sweep;
      const all = new Set(sweep.trials.flatMap(({ parameters }) => Object.keys(parameters ?? {})));
      const compared = { names: [...all].sort(), areGuessed: areParametersGuessed(sweep) };
      const suspected = suspectedFailedValue(sweep);
      return [{ counts, leftOut, metric, search, compared, suspected }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problem ??= error;
      return [];
    }
  });
  return { sweeps, problem: sweeps.length === 0 ? problem : null };
}
function toCandidate2({ name, numbers: values, least, greatest }) {
  const isKnown = least <= greatest;
  return { name, values, least: isKnown ? least : null, greatest: isKnown ? greatest : null };
}
function settingsOf(table, reading) {
  const score = suggest(table, { ...reading, cost: null });
  const given = givenReading(reading);
  const others = given.filter(([option]) => option !== "metric" && option !== "direction");
  return score === null ? [] : [...score, ...others];
}
function directionOf(table, metric, given) {
  const recorded = metric === null ? null : recordedDirection(table, metric);
  const from = recorded !== null ? "recorded" : given !== null ? "given" : "unknown";
  return { value: recorded ?? given, from };
}
function describeNesting(table) {
  const lists = listsInOnlyRow(table);
  if (lists === "") return null;
  return `This is read as one trial. If the rows are a list in it, set rows (--rows): ${lists}.`;
}
function describeSearch({ method }) {
  if (method === "random") return null;
  if (method === "unknown")
    return "The files do not record how the trials were drawn. If at random, set search-method (--search-method) to random: the bands hold only for random search.";
  if (method === "list")
    return "The settings are of a list. Compare it with a sweep of the same list.";
  const was = method === "grid" ? "This was a grid search" : "The search was adaptive";
  return `${was}. The bands hold only for random search.`;
}

export {
  parseYaml,
  parseYamlTree,
  historyFile,
  areSaved,
  saveSweep,
  acceptSaved,
  savedMetric,
  readRecord,
  recordOf,
  saveFound,
  inspectFiles,
  misfitsOf
};
