import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  aligned,
  apart,
  coordinate,
  element,
  escapeXml,
  fitSections,
  htmlBlocks,
  htmlPhrase,
  jsonBlock,
  plainText,
  quotedText,
  renderRunText,
  scrolling,
  styled,
  textOf,
  widthOf,
  wrapped
} from "./print.js";
import {
  OUTSIDE,
  TRIAGE,
  axisOf,
  betterWord,
  briefHeadline,
  budgetName,
  budgetsOfOne,
  byTriage,
  capitalized,
  cellsByBudget,
  checklistsOf,
  code,
  compareAt,
  comparisonSections,
  configSentences,
  curveOf,
  curveWord,
  curvesOf,
  data,
  decidedBy,
  describeBudget,
  describeDifference,
  describeEstimate,
  describeLimits,
  describeMedian,
  differenceInMetric,
  directionOf,
  equivalentEffort,
  evidenceAt,
  exitCodeOf,
  formatBudget,
  formatFor,
  formatOfChange,
  formatOfCurves,
  formatPValue,
  formatPercent,
  formatTimes,
  hasChart,
  haveOneScale,
  headline,
  historyBlocks,
  historyHeadline,
  inDigits,
  inPlain,
  isFailedByTest,
  isFailure,
  isStrengthUnknown,
  joined,
  label,
  limitsOfMerge,
  lineOf,
  lines,
  link,
  messageOf,
  middleBest,
  nameOf,
  otherTriage,
  outcomeWords,
  ownOf,
  paragraph,
  parameterNumber,
  plural,
  powerOfTen,
  reasonCodeOf,
  restsOnTest,
  resultOf,
  runHeadline,
  runNotes,
  runStatements,
  say,
  scoreFormat,
  searchesWords,
  sectionsOf,
  signed,
  significantFormat,
  sizesOf,
  state,
  statementsIn,
  statementsOf,
  summaryTable,
  toMetric,
  triageHeadline,
  triageStatements,
  triageTitle,
  triageWords,
  typicalWord,
  unitOf,
  verdictStatements,
  viewHistory,
  words,
  wouldFail
} from "./compare-decide-plan-report.js";
import {
  commonBreaks,
  firstWhere,
  limitsAt,
  mapSteps,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  scoreBounds,
  stepFunction,
  trialsFor,
  valueAt
} from "./estimate.js";
import {
  orient
} from "./parse-repeats.js";
import {
  MAX_SCORES
} from "./parse-table.js";
import {
  TOOL,
  jsonHead,
  linesOf,
  placeText,
  printable,
  printableJson
} from "./errors.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./runtime.js";

// node_modules/javascript-stringify/dist/quote.js
var require_quote = __commonJS({
  "node_modules/javascript-stringify/dist/quote.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.stringifyPath = exports.quoteKey = exports.isValidVariableName = exports.IS_VALID_IDENTIFIER = exports.quoteString = void 0;
    var ESCAPABLE = /[\\\'\x00-\x1f\x7f-\x9f\u00ad\u0600-\u0604\u070f\u17b4\u17b5\u200c-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\uffff]/g;
    var META_CHARS = /* @__PURE__ */ new Map([
      ["\b", "\\b"],
      ["	", "\\t"],
      ["\n", "\\n"],
      ["\f", "\\f"],
      ["\r", "\\r"],
      ["'", "\\'"],
      ['"', '\\"'],
      ["\\", "\\\\"]
    ]);
    function escapeChar(char) {
      return META_CHARS.get(char) || `\\u${`0000${char.charCodeAt(0).toString(16)}`.slice(-4)}`;
    }
    function quoteString(str) {
      return `'${str.replace(ESCAPABLE, escapeChar)}'`;
    }
    exports.quoteString = quoteString;
    var RESERVED_WORDS = new Set("break else new var case finally return void catch for switch while continue function this with default if throw delete in try do instanceof typeof abstract enum int short boolean export interface static byte extends long super char final native synchronized class float package throws const goto private transient debugger implements protected volatile double import public let yield".split(" "));
    exports.IS_VALID_IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
    function isValidVariableName(name) {
      return typeof name === "string" && !RESERVED_WORDS.has(name) && exports.IS_VALID_IDENTIFIER.test(name);
    }
    exports.isValidVariableName = isValidVariableName;
    function quoteKey(key, next) {
      return isValidVariableName(key) ? key : next(key);
    }
    exports.quoteKey = quoteKey;
    function stringifyPath(path2, next) {
      let result = "";
      for (const key of path2) {
        if (isValidVariableName(key)) {
          result += `.${key}`;
        } else {
          result += `[${next(key)}]`;
        }
      }
      return result;
    }
    exports.stringifyPath = stringifyPath;
  }
});

// node_modules/javascript-stringify/dist/function.js
var require_function = __commonJS({
  "node_modules/javascript-stringify/dist/function.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.FunctionParser = exports.dedentFunction = exports.functionToString = exports.USED_METHOD_KEY = void 0;
    var quote_1 = require_quote();
    var METHOD_NAMES_ARE_QUOTED = {
      " "() {
      }
    }[" "].toString().charAt(0) === '"';
    var FUNCTION_PREFIXES = {
      Function: "function ",
      GeneratorFunction: "function* ",
      AsyncFunction: "async function ",
      AsyncGeneratorFunction: "async function* "
    };
    var METHOD_PREFIXES = {
      Function: "",
      GeneratorFunction: "*",
      AsyncFunction: "async ",
      AsyncGeneratorFunction: "async *"
    };
    var TOKENS_PRECEDING_REGEXPS = new Set("case delete else in instanceof new return throw typeof void , ; : + - ! ~ & | ^ * / % < > ? =".split(" "));
    exports.USED_METHOD_KEY = /* @__PURE__ */ new WeakSet();
    var functionToString = (fn, space, next, key) => {
      const name = typeof key === "string" ? key : void 0;
      if (name !== void 0)
        exports.USED_METHOD_KEY.add(fn);
      return new FunctionParser(fn, space, next, name).stringify();
    };
    exports.functionToString = functionToString;
    function dedentFunction(fnString) {
      let found;
      for (const line2 of fnString.split("\n").slice(1)) {
        const m = /^[\s\t]+/.exec(line2);
        if (!m)
          return fnString;
        const [str] = m;
        if (found === void 0)
          found = str;
        else if (str.length < found.length)
          found = str;
      }
      return found ? fnString.split(`
${found}`).join("\n") : fnString;
    }
    exports.dedentFunction = dedentFunction;
    var FunctionParser = class {
      constructor(fn, indent, next, key) {
        this.fn = fn;
        this.indent = indent;
        this.next = next;
        this.key = key;
        this.pos = 0;
        this.hadKeyword = false;
        this.fnString = Function.prototype.toString.call(fn);
        this.fnType = fn.constructor.name;
        this.keyQuote = key === void 0 ? "" : quote_1.quoteKey(key, next);
        this.keyPrefix = key === void 0 ? "" : `${this.keyQuote}:${indent ? " " : ""}`;
        this.isMethodCandidate = key === void 0 ? false : this.fn.name === "" || this.fn.name === key;
      }
      stringify() {
        const value2 = this.tryParse();
        if (!value2) {
          return `${this.keyPrefix}void ${this.next(this.fnString)}`;
        }
        return dedentFunction(value2);
      }
      getPrefix() {
        if (this.isMethodCandidate && !this.hadKeyword) {
          return METHOD_PREFIXES[this.fnType] + this.keyQuote;
        }
        return this.keyPrefix + FUNCTION_PREFIXES[this.fnType];
      }
      tryParse() {
        if (this.fnString[this.fnString.length - 1] !== "}") {
          return this.keyPrefix + this.fnString;
        }
        if (this.fn.name) {
          const result = this.tryStrippingName();
          if (result)
            return result;
        }
        const prevPos = this.pos;
        if (this.consumeSyntax() === "class")
          return this.fnString;
        this.pos = prevPos;
        if (this.tryParsePrefixTokens()) {
          const result = this.tryStrippingName();
          if (result)
            return result;
          let offset = this.pos;
          switch (this.consumeSyntax("WORD_LIKE")) {
            case "WORD_LIKE":
              if (this.isMethodCandidate && !this.hadKeyword) {
                offset = this.pos;
              }
            case "()":
              if (this.fnString.substr(this.pos, 2) === "=>") {
                return this.keyPrefix + this.fnString;
              }
              this.pos = offset;
            case '"':
            case "'":
            case "[]":
              return this.getPrefix() + this.fnString.substr(this.pos);
          }
        }
      }
      /**
       * Attempt to parse the function from the current position by first stripping
       * the function's name from the front. This is not a fool-proof method on all
       * JavaScript engines, but yields good results on Node.js 4 (and slightly
       * less good results on Node.js 6 and 8).
       */
      tryStrippingName() {
        if (METHOD_NAMES_ARE_QUOTED) {
          return;
        }
        let start = this.pos;
        const prefix = this.fnString.substr(this.pos, this.fn.name.length);
        if (prefix === this.fn.name) {
          this.pos += prefix.length;
          if (this.consumeSyntax() === "()" && this.consumeSyntax() === "{}" && this.pos === this.fnString.length) {
            if (this.isMethodCandidate || !quote_1.isValidVariableName(prefix)) {
              start += prefix.length;
            }
            return this.getPrefix() + this.fnString.substr(start);
          }
        }
        this.pos = start;
      }
      /**
       * Attempt to advance the parser past the keywords expected to be at the
       * start of this function's definition. This method sets `this.hadKeyword`
       * based on whether or not a `function` keyword is consumed.
       */
      tryParsePrefixTokens() {
        let posPrev = this.pos;
        this.hadKeyword = false;
        switch (this.fnType) {
          case "AsyncFunction":
            if (this.consumeSyntax() !== "async")
              return false;
            posPrev = this.pos;
          case "Function":
            if (this.consumeSyntax() === "function") {
              this.hadKeyword = true;
            } else {
              this.pos = posPrev;
            }
            return true;
          case "AsyncGeneratorFunction":
            if (this.consumeSyntax() !== "async")
              return false;
          case "GeneratorFunction":
            let token = this.consumeSyntax();
            if (token === "function") {
              token = this.consumeSyntax();
              this.hadKeyword = true;
            }
            return token === "*";
        }
      }
      /**
       * Advance the parser past one element of JavaScript syntax. This could be a
       * matched pair of delimiters, like braces or parentheses, or an atomic unit
       * like a keyword, variable, or operator. Return a normalized string
       * representation of the element parsed--for example, returns '{}' for a
       * matched pair of braces. Comments and whitespace are skipped.
       *
       * (This isn't a full parser, so the token scanning logic used here is as
       * simple as it can be. As a consequence, some things that are one token in
       * JavaScript, like decimal number literals or most multi-character operators
       * like '&&', are split into more than one token here. However, awareness of
       * some multi-character sequences like '=>' is necessary, so we match the few
       * of them that we care about.)
       */
      consumeSyntax(wordLikeToken) {
        const m = this.consumeMatch(/^(?:([A-Za-z_0-9$\xA0-\uFFFF]+)|=>|\+\+|\-\-|.)/);
        if (!m)
          return;
        const [token, match] = m;
        this.consumeWhitespace();
        if (match)
          return wordLikeToken || match;
        switch (token) {
          case "(":
            return this.consumeSyntaxUntil("(", ")");
          case "[":
            return this.consumeSyntaxUntil("[", "]");
          case "{":
            return this.consumeSyntaxUntil("{", "}");
          case "`":
            return this.consumeTemplate();
          case '"':
            return this.consumeRegExp(/^(?:[^\\"]|\\.)*"/, '"');
          case "'":
            return this.consumeRegExp(/^(?:[^\\']|\\.)*'/, "'");
        }
        return token;
      }
      consumeSyntaxUntil(startToken, endToken) {
        let isRegExpAllowed = true;
        for (; ; ) {
          const token = this.consumeSyntax();
          if (token === endToken)
            return startToken + endToken;
          if (!token || token === ")" || token === "]" || token === "}")
            return;
          if (token === "/" && isRegExpAllowed && this.consumeMatch(/^(?:\\.|[^\\\/\n[]|\[(?:\\.|[^\]])*\])+\/[a-z]*/)) {
            isRegExpAllowed = false;
            this.consumeWhitespace();
          } else {
            isRegExpAllowed = TOKENS_PRECEDING_REGEXPS.has(token);
          }
        }
      }
      consumeMatch(re2) {
        const m = re2.exec(this.fnString.substr(this.pos));
        if (m)
          this.pos += m[0].length;
        return m;
      }
      /**
       * Advance the parser past an arbitrary regular expression. Return `token`,
       * or the match object of the regexp.
       */
      consumeRegExp(re2, token) {
        const m = re2.exec(this.fnString.substr(this.pos));
        if (!m)
          return;
        this.pos += m[0].length;
        this.consumeWhitespace();
        return token;
      }
      /**
       * Advance the parser past a template string.
       */
      consumeTemplate() {
        for (; ; ) {
          this.consumeMatch(/^(?:[^`$\\]|\\.|\$(?!{))*/);
          if (this.fnString[this.pos] === "`") {
            this.pos++;
            this.consumeWhitespace();
            return "`";
          }
          if (this.fnString.substr(this.pos, 2) === "${") {
            this.pos += 2;
            this.consumeWhitespace();
            if (this.consumeSyntaxUntil("{", "}"))
              continue;
          }
          return;
        }
      }
      /**
       * Advance the parser past any whitespace or comments.
       */
      consumeWhitespace() {
        this.consumeMatch(/^(?:\s|\/\/.*|\/\*[^]*?\*\/)*/);
      }
    };
    exports.FunctionParser = FunctionParser;
  }
});

// node_modules/javascript-stringify/dist/array.js
var require_array = __commonJS({
  "node_modules/javascript-stringify/dist/array.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.arrayToString = void 0;
    var arrayToString = (array2, space, next) => {
      const values = array2.map(function(value2, index) {
        const result = next(value2, index);
        if (result === void 0)
          return String(result);
        return space + result.split("\n").join(`
${space}`);
      }).join(space ? ",\n" : ",");
      const eol = space && values ? "\n" : "";
      return `[${eol}${values}${eol}]`;
    };
    exports.arrayToString = arrayToString;
  }
});

// node_modules/javascript-stringify/dist/object.js
var require_object = __commonJS({
  "node_modules/javascript-stringify/dist/object.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.objectToString = void 0;
    var quote_1 = require_quote();
    var function_1 = require_function();
    var array_1 = require_array();
    var objectToString = (value2, space, next, key) => {
      if (typeof Buffer === "function" && Buffer.isBuffer(value2)) {
        return `Buffer.from(${next(value2.toString("base64"))}, 'base64')`;
      }
      if (typeof global === "object" && value2 === global) {
        return globalToString(value2, space, next, key);
      }
      const toString = OBJECT_TYPES[Object.prototype.toString.call(value2)];
      return toString ? toString(value2, space, next, key) : void 0;
    };
    exports.objectToString = objectToString;
    var rawObjectToString = (obj, indent, next, key) => {
      const eol = indent ? "\n" : "";
      const space = indent ? " " : "";
      const values = Object.keys(obj).reduce(function(values2, key2) {
        const fn = obj[key2];
        const result = next(fn, key2);
        if (result === void 0)
          return values2;
        const value2 = result.split("\n").join(`
${indent}`);
        if (function_1.USED_METHOD_KEY.has(fn)) {
          values2.push(`${indent}${value2}`);
          return values2;
        }
        values2.push(`${indent}${quote_1.quoteKey(key2, next)}:${space}${value2}`);
        return values2;
      }, []).join(`,${eol}`);
      if (values === "")
        return "{}";
      return `{${eol}${values}${eol}}`;
    };
    var globalToString = (value2, space, next) => {
      return `Function(${next("return this")})()`;
    };
    var OBJECT_TYPES = {
      "[object Array]": array_1.arrayToString,
      "[object Object]": rawObjectToString,
      "[object Error]": (error, space, next) => {
        return `new Error(${next(error.message)})`;
      },
      "[object Date]": (date2) => {
        return `new Date(${date2.getTime()})`;
      },
      "[object String]": (str, space, next) => {
        return `new String(${next(str.toString())})`;
      },
      "[object Number]": (num) => {
        return `new Number(${num})`;
      },
      "[object Boolean]": (bool) => {
        return `new Boolean(${bool})`;
      },
      "[object Set]": (set, space, next) => {
        return `new Set(${next(Array.from(set))})`;
      },
      "[object Map]": (map2, space, next) => {
        return `new Map(${next(Array.from(map2))})`;
      },
      "[object RegExp]": String,
      "[object global]": globalToString,
      "[object Window]": globalToString
    };
  }
});

// node_modules/javascript-stringify/dist/stringify.js
var require_stringify = __commonJS({
  "node_modules/javascript-stringify/dist/stringify.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.toString = void 0;
    var quote_1 = require_quote();
    var object_1 = require_object();
    var function_1 = require_function();
    var PRIMITIVE_TYPES = {
      string: quote_1.quoteString,
      number: (value2) => Object.is(value2, -0) ? "-0" : String(value2),
      boolean: String,
      symbol: (value2, space, next) => {
        const key = Symbol.keyFor(value2);
        if (key !== void 0)
          return `Symbol.for(${next(key)})`;
        return `Symbol(${next(value2.description)})`;
      },
      bigint: (value2, space, next) => {
        return `BigInt(${next(String(value2))})`;
      },
      undefined: String,
      object: object_1.objectToString,
      function: function_1.functionToString
    };
    var toString = (value2, space, next, key) => {
      if (value2 === null)
        return "null";
      return PRIMITIVE_TYPES[typeof value2](value2, space, next, key);
    };
    exports.toString = toString;
  }
});

// node_modules/javascript-stringify/dist/index.js
var require_dist = __commonJS({
  "node_modules/javascript-stringify/dist/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.stringify = void 0;
    var stringify_1 = require_stringify();
    var quote_1 = require_quote();
    var ROOT_SENTINEL = /* @__PURE__ */ Symbol("root");
    function stringify2(value2, replacer, indent, options = {}) {
      const space = typeof indent === "string" ? indent : " ".repeat(indent || 0);
      const path2 = [];
      const stack = /* @__PURE__ */ new Set();
      const tracking = /* @__PURE__ */ new Map();
      const unpack = /* @__PURE__ */ new Map();
      let valueCount = 0;
      const { maxDepth = 100, references = false, skipUndefinedProperties = false, maxValues = 1e5 } = options;
      const valueToString = replacerToString(replacer);
      const onNext = (value3, key) => {
        if (++valueCount > maxValues)
          return;
        if (skipUndefinedProperties && value3 === void 0)
          return;
        if (path2.length > maxDepth)
          return;
        if (key === void 0)
          return valueToString(value3, space, onNext, key);
        path2.push(key);
        const result2 = builder(value3, key === ROOT_SENTINEL ? void 0 : key);
        path2.pop();
        return result2;
      };
      const builder = references ? (value3, key) => {
        if (value3 !== null && (typeof value3 === "object" || typeof value3 === "function" || typeof value3 === "symbol")) {
          if (tracking.has(value3)) {
            unpack.set(path2.slice(1), tracking.get(value3));
            return valueToString(void 0, space, onNext, key);
          }
          tracking.set(value3, path2.slice(1));
        }
        return valueToString(value3, space, onNext, key);
      } : (value3, key) => {
        if (stack.has(value3))
          return;
        stack.add(value3);
        const result2 = valueToString(value3, space, onNext, key);
        stack.delete(value3);
        return result2;
      };
      const result = onNext(value2, ROOT_SENTINEL);
      if (unpack.size) {
        const sp = space ? " " : "";
        const eol = space ? "\n" : "";
        let wrapper = `var x${sp}=${sp}${result};${eol}`;
        for (const [key, value3] of unpack.entries()) {
          const keyPath = quote_1.stringifyPath(key, onNext);
          const valuePath = quote_1.stringifyPath(value3, onNext);
          wrapper += `x${keyPath}${sp}=${sp}x${valuePath};${eol}`;
        }
        return `(function${sp}()${sp}{${eol}${wrapper}return x;${eol}}())`;
      }
      return result;
    }
    exports.stringify = stringify2;
    function replacerToString(replacer) {
      if (!replacer)
        return stringify_1.toString;
      return (value2, space, next, key) => {
        return replacer(value2, space, (value3) => stringify_1.toString(value3, space, next, key), key);
      };
    }
  }
});

// node_modules/d3-array/dist/d3-array.mjs
function ascending(a, b) {
  return a == null || b == null ? NaN : a < b ? -1 : a > b ? 1 : a >= b ? 0 : NaN;
}
function descending(a, b) {
  return a == null || b == null ? NaN : b < a ? -1 : b > a ? 1 : b >= a ? 0 : NaN;
}
function bisector(f) {
  let compare1, compare2, delta;
  if (f.length !== 2) {
    compare1 = ascending;
    compare2 = (d, x) => ascending(f(d), x);
    delta = (d, x) => f(d) - x;
  } else {
    compare1 = f === ascending || f === descending ? f : zero;
    compare2 = f;
    delta = f;
  }
  function left(a, x, lo = 0, hi = a.length) {
    if (lo < hi) {
      if (compare1(x, x) !== 0) return hi;
      do {
        const mid = lo + hi >>> 1;
        if (compare2(a[mid], x) < 0) lo = mid + 1;
        else hi = mid;
      } while (lo < hi);
    }
    return lo;
  }
  function right(a, x, lo = 0, hi = a.length) {
    if (lo < hi) {
      if (compare1(x, x) !== 0) return hi;
      do {
        const mid = lo + hi >>> 1;
        if (compare2(a[mid], x) <= 0) lo = mid + 1;
        else hi = mid;
      } while (lo < hi);
    }
    return lo;
  }
  function center(a, x, lo = 0, hi = a.length) {
    const i = left(a, x, lo, hi - 1);
    return i > lo && delta(a[i - 1], x) > -delta(a[i], x) ? i - 1 : i;
  }
  return { left, center, right };
}
function zero() {
  return 0;
}
function number(x) {
  return x === null ? NaN : +x;
}
var ascendingBisect = bisector(ascending);
var bisectRight = ascendingBisect.right;
var bisectLeft = ascendingBisect.left;
var bisectCenter = bisector(number).center;
var blur2 = Blur2(blurf);
var blurImage = Blur2(blurfImage);
function Blur2(blur) {
  return function(data2, rx, ry = rx) {
    if (!((rx = +rx) >= 0)) throw new RangeError("invalid rx");
    if (!((ry = +ry) >= 0)) throw new RangeError("invalid ry");
    let { data: values, width, height } = data2;
    if (!((width = Math.floor(width)) >= 0)) throw new RangeError("invalid width");
    if (!((height = Math.floor(height !== void 0 ? height : values.length / width)) >= 0)) throw new RangeError("invalid height");
    if (!width || !height || !rx && !ry) return data2;
    const blurx = rx && blur(rx);
    const blury = ry && blur(ry);
    const temp = values.slice();
    if (blurx && blury) {
      blurh(blurx, temp, values, width, height);
      blurh(blurx, values, temp, width, height);
      blurh(blurx, temp, values, width, height);
      blurv(blury, values, temp, width, height);
      blurv(blury, temp, values, width, height);
      blurv(blury, values, temp, width, height);
    } else if (blurx) {
      blurh(blurx, values, temp, width, height);
      blurh(blurx, temp, values, width, height);
      blurh(blurx, values, temp, width, height);
    } else if (blury) {
      blurv(blury, values, temp, width, height);
      blurv(blury, temp, values, width, height);
      blurv(blury, values, temp, width, height);
    }
    return data2;
  };
}
function blurh(blur, T, S, w, h) {
  for (let y = 0, n = w * h; y < n; ) {
    blur(T, S, y, y += w, 1);
  }
}
function blurv(blur, T, S, w, h) {
  for (let x = 0, n = w * h; x < w; ++x) {
    blur(T, S, x, x + n, w);
  }
}
function blurfImage(radius) {
  const blur = blurf(radius);
  return (T, S, start, stop, step) => {
    start <<= 2, stop <<= 2, step <<= 2;
    blur(T, S, start + 0, stop + 0, step);
    blur(T, S, start + 1, stop + 1, step);
    blur(T, S, start + 2, stop + 2, step);
    blur(T, S, start + 3, stop + 3, step);
  };
}
function blurf(radius) {
  const radius0 = Math.floor(radius);
  if (radius0 === radius) return bluri(radius);
  const t = radius - radius0;
  const w = 2 * radius + 1;
  return (T, S, start, stop, step) => {
    if (!((stop -= step) >= start)) return;
    let sum = radius0 * S[start];
    const s0 = step * radius0;
    const s1 = s0 + step;
    for (let i = start, j = start + s0; i < j; i += step) {
      sum += S[Math.min(stop, i)];
    }
    for (let i = start, j = stop; i <= j; i += step) {
      sum += S[Math.min(stop, i + s0)];
      T[i] = (sum + t * (S[Math.max(start, i - s1)] + S[Math.min(stop, i + s1)])) / w;
      sum -= S[Math.max(start, i - s0)];
    }
  };
}
function bluri(radius) {
  const w = 2 * radius + 1;
  return (T, S, start, stop, step) => {
    if (!((stop -= step) >= start)) return;
    let sum = radius * S[start];
    const s = step * radius;
    for (let i = start, j = start + s; i < j; i += step) {
      sum += S[Math.min(stop, i)];
    }
    for (let i = start, j = stop; i <= j; i += step) {
      sum += S[Math.min(stop, i + s)];
      T[i] = sum / w;
      sum -= S[Math.max(start, i - s)];
    }
  };
}
var array = Array.prototype;
var slice = array.slice;
var e10 = Math.sqrt(50);
var e5 = Math.sqrt(10);
var e2 = Math.sqrt(2);
function tickSpec(start, stop, count) {
  const step = (stop - start) / Math.max(0, count), power = Math.floor(Math.log10(step)), error = step / Math.pow(10, power), factor = error >= e10 ? 10 : error >= e5 ? 5 : error >= e2 ? 2 : 1;
  let i1, i2, inc;
  if (power < 0) {
    inc = Math.pow(10, -power) / factor;
    i1 = Math.round(start * inc);
    i2 = Math.round(stop * inc);
    if (i1 / inc < start) ++i1;
    if (i2 / inc > stop) --i2;
    inc = -inc;
  } else {
    inc = Math.pow(10, power) * factor;
    i1 = Math.round(start / inc);
    i2 = Math.round(stop / inc);
    if (i1 * inc < start) ++i1;
    if (i2 * inc > stop) --i2;
  }
  if (i2 < i1 && 0.5 <= count && count < 2) return tickSpec(start, stop, count * 2);
  return [i1, i2, inc];
}
function ticks(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  if (!(count > 0)) return [];
  if (start === stop) return [start];
  const reverse = stop < start, [i1, i2, inc] = reverse ? tickSpec(stop, start, count) : tickSpec(start, stop, count);
  if (!(i2 >= i1)) return [];
  const n = i2 - i1 + 1, ticks2 = new Array(n);
  if (reverse) {
    if (inc < 0) for (let i = 0; i < n; ++i) ticks2[i] = (i2 - i) / -inc;
    else for (let i = 0; i < n; ++i) ticks2[i] = (i2 - i) * inc;
  } else {
    if (inc < 0) for (let i = 0; i < n; ++i) ticks2[i] = (i1 + i) / -inc;
    else for (let i = 0; i < n; ++i) ticks2[i] = (i1 + i) * inc;
  }
  return ticks2;
}
function tickIncrement(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  return tickSpec(start, stop, count)[2];
}
function tickStep(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  const reverse = stop < start, inc = reverse ? tickIncrement(stop, start, count) : tickIncrement(start, stop, count);
  return (reverse ? -1 : 1) * (inc < 0 ? 1 / -inc : inc);
}
var shuffle = shuffler(Math.random);
function shuffler(random) {
  return function shuffle2(array2, i0 = 0, i1 = array2.length) {
    let m = i1 - (i0 = +i0);
    while (m) {
      const i = random() * m-- | 0, t = array2[m + i0];
      array2[m + i0] = array2[i + i0];
      array2[i + i0] = t;
    }
    return array2;
  };
}

// node_modules/d3-color/dist/d3-color.mjs
function define(constructor, factory, prototype) {
  constructor.prototype = factory.prototype = prototype;
  prototype.constructor = constructor;
}
function extend(parent, definition) {
  var prototype = Object.create(parent.prototype);
  for (var key in definition) prototype[key] = definition[key];
  return prototype;
}
function Color() {
}
var darker = 0.7;
var brighter = 1 / darker;
var reI = "\\s*([+-]?\\d+)\\s*";
var reN = "\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*";
var reP = "\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*";
var reHex = /^#([0-9a-f]{3,8})$/;
var reRgbInteger = new RegExp(`^rgb\\(${reI},${reI},${reI}\\)$`);
var reRgbPercent = new RegExp(`^rgb\\(${reP},${reP},${reP}\\)$`);
var reRgbaInteger = new RegExp(`^rgba\\(${reI},${reI},${reI},${reN}\\)$`);
var reRgbaPercent = new RegExp(`^rgba\\(${reP},${reP},${reP},${reN}\\)$`);
var reHslPercent = new RegExp(`^hsl\\(${reN},${reP},${reP}\\)$`);
var reHslaPercent = new RegExp(`^hsla\\(${reN},${reP},${reP},${reN}\\)$`);
var named = {
  aliceblue: 15792383,
  antiquewhite: 16444375,
  aqua: 65535,
  aquamarine: 8388564,
  azure: 15794175,
  beige: 16119260,
  bisque: 16770244,
  black: 0,
  blanchedalmond: 16772045,
  blue: 255,
  blueviolet: 9055202,
  brown: 10824234,
  burlywood: 14596231,
  cadetblue: 6266528,
  chartreuse: 8388352,
  chocolate: 13789470,
  coral: 16744272,
  cornflowerblue: 6591981,
  cornsilk: 16775388,
  crimson: 14423100,
  cyan: 65535,
  darkblue: 139,
  darkcyan: 35723,
  darkgoldenrod: 12092939,
  darkgray: 11119017,
  darkgreen: 25600,
  darkgrey: 11119017,
  darkkhaki: 12433259,
  darkmagenta: 9109643,
  darkolivegreen: 5597999,
  darkorange: 16747520,
  darkorchid: 10040012,
  darkred: 9109504,
  darksalmon: 15308410,
  darkseagreen: 9419919,
  darkslateblue: 4734347,
  darkslategray: 3100495,
  darkslategrey: 3100495,
  darkturquoise: 52945,
  darkviolet: 9699539,
  deeppink: 16716947,
  deepskyblue: 49151,
  dimgray: 6908265,
  dimgrey: 6908265,
  dodgerblue: 2003199,
  firebrick: 11674146,
  floralwhite: 16775920,
  forestgreen: 2263842,
  fuchsia: 16711935,
  gainsboro: 14474460,
  ghostwhite: 16316671,
  gold: 16766720,
  goldenrod: 14329120,
  gray: 8421504,
  green: 32768,
  greenyellow: 11403055,
  grey: 8421504,
  honeydew: 15794160,
  hotpink: 16738740,
  indianred: 13458524,
  indigo: 4915330,
  ivory: 16777200,
  khaki: 15787660,
  lavender: 15132410,
  lavenderblush: 16773365,
  lawngreen: 8190976,
  lemonchiffon: 16775885,
  lightblue: 11393254,
  lightcoral: 15761536,
  lightcyan: 14745599,
  lightgoldenrodyellow: 16448210,
  lightgray: 13882323,
  lightgreen: 9498256,
  lightgrey: 13882323,
  lightpink: 16758465,
  lightsalmon: 16752762,
  lightseagreen: 2142890,
  lightskyblue: 8900346,
  lightslategray: 7833753,
  lightslategrey: 7833753,
  lightsteelblue: 11584734,
  lightyellow: 16777184,
  lime: 65280,
  limegreen: 3329330,
  linen: 16445670,
  magenta: 16711935,
  maroon: 8388608,
  mediumaquamarine: 6737322,
  mediumblue: 205,
  mediumorchid: 12211667,
  mediumpurple: 9662683,
  mediumseagreen: 3978097,
  mediumslateblue: 8087790,
  mediumspringgreen: 64154,
  mediumturquoise: 4772300,
  mediumvioletred: 13047173,
  midnightblue: 1644912,
  mintcream: 16121850,
  mistyrose: 16770273,
  moccasin: 16770229,
  navajowhite: 16768685,
  navy: 128,
  oldlace: 16643558,
  olive: 8421376,
  olivedrab: 7048739,
  orange: 16753920,
  orangered: 16729344,
  orchid: 14315734,
  palegoldenrod: 15657130,
  palegreen: 10025880,
  paleturquoise: 11529966,
  palevioletred: 14381203,
  papayawhip: 16773077,
  peachpuff: 16767673,
  peru: 13468991,
  pink: 16761035,
  plum: 14524637,
  powderblue: 11591910,
  purple: 8388736,
  rebeccapurple: 6697881,
  red: 16711680,
  rosybrown: 12357519,
  royalblue: 4286945,
  saddlebrown: 9127187,
  salmon: 16416882,
  sandybrown: 16032864,
  seagreen: 3050327,
  seashell: 16774638,
  sienna: 10506797,
  silver: 12632256,
  skyblue: 8900331,
  slateblue: 6970061,
  slategray: 7372944,
  slategrey: 7372944,
  snow: 16775930,
  springgreen: 65407,
  steelblue: 4620980,
  tan: 13808780,
  teal: 32896,
  thistle: 14204888,
  tomato: 16737095,
  turquoise: 4251856,
  violet: 15631086,
  wheat: 16113331,
  white: 16777215,
  whitesmoke: 16119285,
  yellow: 16776960,
  yellowgreen: 10145074
};
define(Color, color, {
  copy(channels) {
    return Object.assign(new this.constructor(), this, channels);
  },
  displayable() {
    return this.rgb().displayable();
  },
  hex: color_formatHex,
  // Deprecated! Use color.formatHex.
  formatHex: color_formatHex,
  formatHex8: color_formatHex8,
  formatHsl: color_formatHsl,
  formatRgb: color_formatRgb,
  toString: color_formatRgb
});
function color_formatHex() {
  return this.rgb().formatHex();
}
function color_formatHex8() {
  return this.rgb().formatHex8();
}
function color_formatHsl() {
  return hslConvert(this).formatHsl();
}
function color_formatRgb() {
  return this.rgb().formatRgb();
}
function color(format2) {
  var m, l;
  format2 = (format2 + "").trim().toLowerCase();
  return (m = reHex.exec(format2)) ? (l = m[1].length, m = parseInt(m[1], 16), l === 6 ? rgbn(m) : l === 3 ? new Rgb(m >> 8 & 15 | m >> 4 & 240, m >> 4 & 15 | m & 240, (m & 15) << 4 | m & 15, 1) : l === 8 ? rgba(m >> 24 & 255, m >> 16 & 255, m >> 8 & 255, (m & 255) / 255) : l === 4 ? rgba(m >> 12 & 15 | m >> 8 & 240, m >> 8 & 15 | m >> 4 & 240, m >> 4 & 15 | m & 240, ((m & 15) << 4 | m & 15) / 255) : null) : (m = reRgbInteger.exec(format2)) ? new Rgb(m[1], m[2], m[3], 1) : (m = reRgbPercent.exec(format2)) ? new Rgb(m[1] * 255 / 100, m[2] * 255 / 100, m[3] * 255 / 100, 1) : (m = reRgbaInteger.exec(format2)) ? rgba(m[1], m[2], m[3], m[4]) : (m = reRgbaPercent.exec(format2)) ? rgba(m[1] * 255 / 100, m[2] * 255 / 100, m[3] * 255 / 100, m[4]) : (m = reHslPercent.exec(format2)) ? hsla(m[1], m[2] / 100, m[3] / 100, 1) : (m = reHslaPercent.exec(format2)) ? hsla(m[1], m[2] / 100, m[3] / 100, m[4]) : named.hasOwnProperty(format2) ? rgbn(named[format2]) : format2 === "transparent" ? new Rgb(NaN, NaN, NaN, 0) : null;
}
function rgbn(n) {
  return new Rgb(n >> 16 & 255, n >> 8 & 255, n & 255, 1);
}
function rgba(r, g, b, a) {
  if (a <= 0) r = g = b = NaN;
  return new Rgb(r, g, b, a);
}
function rgbConvert(o) {
  if (!(o instanceof Color)) o = color(o);
  if (!o) return new Rgb();
  o = o.rgb();
  return new Rgb(o.r, o.g, o.b, o.opacity);
}
function rgb(r, g, b, opacity) {
  return arguments.length === 1 ? rgbConvert(r) : new Rgb(r, g, b, opacity == null ? 1 : opacity);
}
function Rgb(r, g, b, opacity) {
  this.r = +r;
  this.g = +g;
  this.b = +b;
  this.opacity = +opacity;
}
define(Rgb, rgb, extend(Color, {
  brighter(k) {
    k = k == null ? brighter : Math.pow(brighter, k);
    return new Rgb(this.r * k, this.g * k, this.b * k, this.opacity);
  },
  darker(k) {
    k = k == null ? darker : Math.pow(darker, k);
    return new Rgb(this.r * k, this.g * k, this.b * k, this.opacity);
  },
  rgb() {
    return this;
  },
  clamp() {
    return new Rgb(clampi(this.r), clampi(this.g), clampi(this.b), clampa(this.opacity));
  },
  displayable() {
    return -0.5 <= this.r && this.r < 255.5 && (-0.5 <= this.g && this.g < 255.5) && (-0.5 <= this.b && this.b < 255.5) && (0 <= this.opacity && this.opacity <= 1);
  },
  hex: rgb_formatHex,
  // Deprecated! Use color.formatHex.
  formatHex: rgb_formatHex,
  formatHex8: rgb_formatHex8,
  formatRgb: rgb_formatRgb,
  toString: rgb_formatRgb
}));
function rgb_formatHex() {
  return `#${hex(this.r)}${hex(this.g)}${hex(this.b)}`;
}
function rgb_formatHex8() {
  return `#${hex(this.r)}${hex(this.g)}${hex(this.b)}${hex((isNaN(this.opacity) ? 1 : this.opacity) * 255)}`;
}
function rgb_formatRgb() {
  const a = clampa(this.opacity);
  return `${a === 1 ? "rgb(" : "rgba("}${clampi(this.r)}, ${clampi(this.g)}, ${clampi(this.b)}${a === 1 ? ")" : `, ${a})`}`;
}
function clampa(opacity) {
  return isNaN(opacity) ? 1 : Math.max(0, Math.min(1, opacity));
}
function clampi(value2) {
  return Math.max(0, Math.min(255, Math.round(value2) || 0));
}
function hex(value2) {
  value2 = clampi(value2);
  return (value2 < 16 ? "0" : "") + value2.toString(16);
}
function hsla(h, s, l, a) {
  if (a <= 0) h = s = l = NaN;
  else if (l <= 0 || l >= 1) h = s = NaN;
  else if (s <= 0) h = NaN;
  return new Hsl(h, s, l, a);
}
function hslConvert(o) {
  if (o instanceof Hsl) return new Hsl(o.h, o.s, o.l, o.opacity);
  if (!(o instanceof Color)) o = color(o);
  if (!o) return new Hsl();
  if (o instanceof Hsl) return o;
  o = o.rgb();
  var r = o.r / 255, g = o.g / 255, b = o.b / 255, min = Math.min(r, g, b), max = Math.max(r, g, b), h = NaN, s = max - min, l = (max + min) / 2;
  if (s) {
    if (r === max) h = (g - b) / s + (g < b) * 6;
    else if (g === max) h = (b - r) / s + 2;
    else h = (r - g) / s + 4;
    s /= l < 0.5 ? max + min : 2 - max - min;
    h *= 60;
  } else {
    s = l > 0 && l < 1 ? 0 : h;
  }
  return new Hsl(h, s, l, o.opacity);
}
function hsl(h, s, l, opacity) {
  return arguments.length === 1 ? hslConvert(h) : new Hsl(h, s, l, opacity == null ? 1 : opacity);
}
function Hsl(h, s, l, opacity) {
  this.h = +h;
  this.s = +s;
  this.l = +l;
  this.opacity = +opacity;
}
define(Hsl, hsl, extend(Color, {
  brighter(k) {
    k = k == null ? brighter : Math.pow(brighter, k);
    return new Hsl(this.h, this.s, this.l * k, this.opacity);
  },
  darker(k) {
    k = k == null ? darker : Math.pow(darker, k);
    return new Hsl(this.h, this.s, this.l * k, this.opacity);
  },
  rgb() {
    var h = this.h % 360 + (this.h < 0) * 360, s = isNaN(h) || isNaN(this.s) ? 0 : this.s, l = this.l, m2 = l + (l < 0.5 ? l : 1 - l) * s, m1 = 2 * l - m2;
    return new Rgb(
      hsl2rgb(h >= 240 ? h - 240 : h + 120, m1, m2),
      hsl2rgb(h, m1, m2),
      hsl2rgb(h < 120 ? h + 240 : h - 120, m1, m2),
      this.opacity
    );
  },
  clamp() {
    return new Hsl(clamph(this.h), clampt(this.s), clampt(this.l), clampa(this.opacity));
  },
  displayable() {
    return (0 <= this.s && this.s <= 1 || isNaN(this.s)) && (0 <= this.l && this.l <= 1) && (0 <= this.opacity && this.opacity <= 1);
  },
  formatHsl() {
    const a = clampa(this.opacity);
    return `${a === 1 ? "hsl(" : "hsla("}${clamph(this.h)}, ${clampt(this.s) * 100}%, ${clampt(this.l) * 100}%${a === 1 ? ")" : `, ${a})`}`;
  }
}));
function clamph(value2) {
  value2 = (value2 || 0) % 360;
  return value2 < 0 ? value2 + 360 : value2;
}
function clampt(value2) {
  return Math.max(0, Math.min(1, value2 || 0));
}
function hsl2rgb(h, m1, m2) {
  return (h < 60 ? m1 + (m2 - m1) * h / 60 : h < 180 ? m2 : h < 240 ? m1 + (m2 - m1) * (240 - h) / 60 : m1) * 255;
}
var radians = Math.PI / 180;
var degrees = 180 / Math.PI;
var K = 18;
var Xn = 0.96422;
var Yn = 1;
var Zn = 0.82521;
var t0 = 4 / 29;
var t1 = 6 / 29;
var t2 = 3 * t1 * t1;
var t3 = t1 * t1 * t1;
function labConvert(o) {
  if (o instanceof Lab) return new Lab(o.l, o.a, o.b, o.opacity);
  if (o instanceof Hcl) return hcl2lab(o);
  if (!(o instanceof Rgb)) o = rgbConvert(o);
  var r = rgb2lrgb(o.r), g = rgb2lrgb(o.g), b = rgb2lrgb(o.b), y = xyz2lab((0.2225045 * r + 0.7168786 * g + 0.0606169 * b) / Yn), x, z;
  if (r === g && g === b) x = z = y;
  else {
    x = xyz2lab((0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / Xn);
    z = xyz2lab((0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / Zn);
  }
  return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z), o.opacity);
}
function lab(l, a, b, opacity) {
  return arguments.length === 1 ? labConvert(l) : new Lab(l, a, b, opacity == null ? 1 : opacity);
}
function Lab(l, a, b, opacity) {
  this.l = +l;
  this.a = +a;
  this.b = +b;
  this.opacity = +opacity;
}
define(Lab, lab, extend(Color, {
  brighter(k) {
    return new Lab(this.l + K * (k == null ? 1 : k), this.a, this.b, this.opacity);
  },
  darker(k) {
    return new Lab(this.l - K * (k == null ? 1 : k), this.a, this.b, this.opacity);
  },
  rgb() {
    var y = (this.l + 16) / 116, x = isNaN(this.a) ? y : y + this.a / 500, z = isNaN(this.b) ? y : y - this.b / 200;
    x = Xn * lab2xyz(x);
    y = Yn * lab2xyz(y);
    z = Zn * lab2xyz(z);
    return new Rgb(
      lrgb2rgb(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
      lrgb2rgb(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
      lrgb2rgb(0.0719453 * x - 0.2289914 * y + 1.4052427 * z),
      this.opacity
    );
  }
}));
function xyz2lab(t) {
  return t > t3 ? Math.pow(t, 1 / 3) : t / t2 + t0;
}
function lab2xyz(t) {
  return t > t1 ? t * t * t : t2 * (t - t0);
}
function lrgb2rgb(x) {
  return 255 * (x <= 31308e-7 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055);
}
function rgb2lrgb(x) {
  return (x /= 255) <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4);
}
function hclConvert(o) {
  if (o instanceof Hcl) return new Hcl(o.h, o.c, o.l, o.opacity);
  if (!(o instanceof Lab)) o = labConvert(o);
  if (o.a === 0 && o.b === 0) return new Hcl(NaN, 0 < o.l && o.l < 100 ? 0 : NaN, o.l, o.opacity);
  var h = Math.atan2(o.b, o.a) * degrees;
  return new Hcl(h < 0 ? h + 360 : h, Math.sqrt(o.a * o.a + o.b * o.b), o.l, o.opacity);
}
function hcl(h, c, l, opacity) {
  return arguments.length === 1 ? hclConvert(h) : new Hcl(h, c, l, opacity == null ? 1 : opacity);
}
function Hcl(h, c, l, opacity) {
  this.h = +h;
  this.c = +c;
  this.l = +l;
  this.opacity = +opacity;
}
function hcl2lab(o) {
  if (isNaN(o.h)) return new Lab(o.l, 0, 0, o.opacity);
  var h = o.h * radians;
  return new Lab(o.l, Math.cos(h) * o.c, Math.sin(h) * o.c, o.opacity);
}
define(Hcl, hcl, extend(Color, {
  brighter(k) {
    return new Hcl(this.h, this.c, this.l + K * (k == null ? 1 : k), this.opacity);
  },
  darker(k) {
    return new Hcl(this.h, this.c, this.l - K * (k == null ? 1 : k), this.opacity);
  },
  rgb() {
    return hcl2lab(this).rgb();
  }
}));
var A = -0.14861;
var B = 1.78277;
var C = -0.29227;
var D = -0.90649;
var E = 1.97294;
var ED = E * D;
var EB = E * B;
var BC_DA = B * C - D * A;
function cubehelixConvert(o) {
  if (o instanceof Cubehelix) return new Cubehelix(o.h, o.s, o.l, o.opacity);
  if (!(o instanceof Rgb)) o = rgbConvert(o);
  var r = o.r / 255, g = o.g / 255, b = o.b / 255, l = (BC_DA * b + ED * r - EB * g) / (BC_DA + ED - EB), bl = b - l, k = (E * (g - l) - C * bl) / D, s = Math.sqrt(k * k + bl * bl) / (E * l * (1 - l)), h = s ? Math.atan2(k, bl) * degrees - 120 : NaN;
  return new Cubehelix(h < 0 ? h + 360 : h, s, l, o.opacity);
}
function cubehelix(h, s, l, opacity) {
  return arguments.length === 1 ? cubehelixConvert(h) : new Cubehelix(h, s, l, opacity == null ? 1 : opacity);
}
function Cubehelix(h, s, l, opacity) {
  this.h = +h;
  this.s = +s;
  this.l = +l;
  this.opacity = +opacity;
}
define(Cubehelix, cubehelix, extend(Color, {
  brighter(k) {
    k = k == null ? brighter : Math.pow(brighter, k);
    return new Cubehelix(this.h, this.s, this.l * k, this.opacity);
  },
  darker(k) {
    k = k == null ? darker : Math.pow(darker, k);
    return new Cubehelix(this.h, this.s, this.l * k, this.opacity);
  },
  rgb() {
    var h = isNaN(this.h) ? 0 : (this.h + 120) * radians, l = +this.l, a = isNaN(this.s) ? 0 : this.s * l * (1 - l), cosh2 = Math.cos(h), sinh2 = Math.sin(h);
    return new Rgb(
      255 * (l + a * (A * cosh2 + B * sinh2)),
      255 * (l + a * (C * cosh2 + D * sinh2)),
      255 * (l + a * (E * cosh2)),
      this.opacity
    );
  }
}));

// node_modules/d3-interpolate/dist/d3-interpolate.mjs
function basis(t12, v0, v1, v2, v3) {
  var t22 = t12 * t12, t32 = t22 * t12;
  return ((1 - 3 * t12 + 3 * t22 - t32) * v0 + (4 - 6 * t22 + 3 * t32) * v1 + (1 + 3 * t12 + 3 * t22 - 3 * t32) * v2 + t32 * v3) / 6;
}
function basis$1(values) {
  var n = values.length - 1;
  return function(t) {
    var i = t <= 0 ? t = 0 : t >= 1 ? (t = 1, n - 1) : Math.floor(t * n), v1 = values[i], v2 = values[i + 1], v0 = i > 0 ? values[i - 1] : 2 * v1 - v2, v3 = i < n - 1 ? values[i + 2] : 2 * v2 - v1;
    return basis((t - i / n) * n, v0, v1, v2, v3);
  };
}
function basisClosed(values) {
  var n = values.length;
  return function(t) {
    var i = Math.floor(((t %= 1) < 0 ? ++t : t) * n), v0 = values[(i + n - 1) % n], v1 = values[i % n], v2 = values[(i + 1) % n], v3 = values[(i + 2) % n];
    return basis((t - i / n) * n, v0, v1, v2, v3);
  };
}
var constant = (x) => () => x;
function linear(a, d) {
  return function(t) {
    return a + t * d;
  };
}
function exponential(a, b, y) {
  return a = Math.pow(a, y), b = Math.pow(b, y) - a, y = 1 / y, function(t) {
    return Math.pow(a + t * b, y);
  };
}
function hue$1(a, b) {
  var d = b - a;
  return d ? linear(a, d > 180 || d < -180 ? d - 360 * Math.round(d / 360) : d) : constant(isNaN(a) ? b : a);
}
function gamma(y) {
  return (y = +y) === 1 ? nogamma : function(a, b) {
    return b - a ? exponential(a, b, y) : constant(isNaN(a) ? b : a);
  };
}
function nogamma(a, b) {
  var d = b - a;
  return d ? linear(a, d) : constant(isNaN(a) ? b : a);
}
var rgb2 = (function rgbGamma(y) {
  var color2 = gamma(y);
  function rgb3(start, end) {
    var r = color2((start = rgb(start)).r, (end = rgb(end)).r), g = color2(start.g, end.g), b = color2(start.b, end.b), opacity = nogamma(start.opacity, end.opacity);
    return function(t) {
      start.r = r(t);
      start.g = g(t);
      start.b = b(t);
      start.opacity = opacity(t);
      return start + "";
    };
  }
  rgb3.gamma = rgbGamma;
  return rgb3;
})(1);
function rgbSpline(spline) {
  return function(colors) {
    var n = colors.length, r = new Array(n), g = new Array(n), b = new Array(n), i, color2;
    for (i = 0; i < n; ++i) {
      color2 = rgb(colors[i]);
      r[i] = color2.r || 0;
      g[i] = color2.g || 0;
      b[i] = color2.b || 0;
    }
    r = spline(r);
    g = spline(g);
    b = spline(b);
    color2.opacity = 1;
    return function(t) {
      color2.r = r(t);
      color2.g = g(t);
      color2.b = b(t);
      return color2 + "";
    };
  };
}
var rgbBasis = rgbSpline(basis$1);
var rgbBasisClosed = rgbSpline(basisClosed);
function numberArray(a, b) {
  if (!b) b = [];
  var n = a ? Math.min(b.length, a.length) : 0, c = b.slice(), i;
  return function(t) {
    for (i = 0; i < n; ++i) c[i] = a[i] * (1 - t) + b[i] * t;
    return c;
  };
}
function isNumberArray(x) {
  return ArrayBuffer.isView(x) && !(x instanceof DataView);
}
function genericArray(a, b) {
  var nb = b ? b.length : 0, na = a ? Math.min(nb, a.length) : 0, x = new Array(na), c = new Array(nb), i;
  for (i = 0; i < na; ++i) x[i] = value(a[i], b[i]);
  for (; i < nb; ++i) c[i] = b[i];
  return function(t) {
    for (i = 0; i < na; ++i) c[i] = x[i](t);
    return c;
  };
}
function date(a, b) {
  var d = /* @__PURE__ */ new Date();
  return a = +a, b = +b, function(t) {
    return d.setTime(a * (1 - t) + b * t), d;
  };
}
function number2(a, b) {
  return a = +a, b = +b, function(t) {
    return a * (1 - t) + b * t;
  };
}
function object(a, b) {
  var i = {}, c = {}, k;
  if (a === null || typeof a !== "object") a = {};
  if (b === null || typeof b !== "object") b = {};
  for (k in b) {
    if (k in a) {
      i[k] = value(a[k], b[k]);
    } else {
      c[k] = b[k];
    }
  }
  return function(t) {
    for (k in i) c[k] = i[k](t);
    return c;
  };
}
var reA = /[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g;
var reB = new RegExp(reA.source, "g");
function zero2(b) {
  return function() {
    return b;
  };
}
function one(b) {
  return function(t) {
    return b(t) + "";
  };
}
function string(a, b) {
  var bi = reA.lastIndex = reB.lastIndex = 0, am, bm, bs, i = -1, s = [], q = [];
  a = a + "", b = b + "";
  while ((am = reA.exec(a)) && (bm = reB.exec(b))) {
    if ((bs = bm.index) > bi) {
      bs = b.slice(bi, bs);
      if (s[i]) s[i] += bs;
      else s[++i] = bs;
    }
    if ((am = am[0]) === (bm = bm[0])) {
      if (s[i]) s[i] += bm;
      else s[++i] = bm;
    } else {
      s[++i] = null;
      q.push({ i, x: number2(am, bm) });
    }
    bi = reB.lastIndex;
  }
  if (bi < b.length) {
    bs = b.slice(bi);
    if (s[i]) s[i] += bs;
    else s[++i] = bs;
  }
  return s.length < 2 ? q[0] ? one(q[0].x) : zero2(b) : (b = q.length, function(t) {
    for (var i2 = 0, o; i2 < b; ++i2) s[(o = q[i2]).i] = o.x(t);
    return s.join("");
  });
}
function value(a, b) {
  var t = typeof b, c;
  return b == null || t === "boolean" ? constant(b) : (t === "number" ? number2 : t === "string" ? (c = color(b)) ? (b = c, rgb2) : string : b instanceof color ? rgb2 : b instanceof Date ? date : isNumberArray(b) ? numberArray : Array.isArray(b) ? genericArray : typeof b.valueOf !== "function" && typeof b.toString !== "function" || isNaN(b) ? object : number2)(a, b);
}
function round(a, b) {
  return a = +a, b = +b, function(t) {
    return Math.round(a * (1 - t) + b * t);
  };
}
var degrees2 = 180 / Math.PI;
var identity = {
  translateX: 0,
  translateY: 0,
  rotate: 0,
  skewX: 0,
  scaleX: 1,
  scaleY: 1
};
function decompose(a, b, c, d, e, f) {
  var scaleX, scaleY, skewX;
  if (scaleX = Math.sqrt(a * a + b * b)) a /= scaleX, b /= scaleX;
  if (skewX = a * c + b * d) c -= a * skewX, d -= b * skewX;
  if (scaleY = Math.sqrt(c * c + d * d)) c /= scaleY, d /= scaleY, skewX /= scaleY;
  if (a * d < b * c) a = -a, b = -b, skewX = -skewX, scaleX = -scaleX;
  return {
    translateX: e,
    translateY: f,
    rotate: Math.atan2(b, a) * degrees2,
    skewX: Math.atan(skewX) * degrees2,
    scaleX,
    scaleY
  };
}
var svgNode;
function parseCss(value2) {
  const m = new (typeof DOMMatrix === "function" ? DOMMatrix : WebKitCSSMatrix)(value2 + "");
  return m.isIdentity ? identity : decompose(m.a, m.b, m.c, m.d, m.e, m.f);
}
function parseSvg(value2) {
  if (value2 == null) return identity;
  if (!svgNode) svgNode = document.createElementNS("http://www.w3.org/2000/svg", "g");
  svgNode.setAttribute("transform", value2);
  if (!(value2 = svgNode.transform.baseVal.consolidate())) return identity;
  value2 = value2.matrix;
  return decompose(value2.a, value2.b, value2.c, value2.d, value2.e, value2.f);
}
function interpolateTransform(parse, pxComma, pxParen, degParen) {
  function pop(s) {
    return s.length ? s.pop() + " " : "";
  }
  function translate(xa, ya, xb, yb, s, q) {
    if (xa !== xb || ya !== yb) {
      var i = s.push("translate(", null, pxComma, null, pxParen);
      q.push({ i: i - 4, x: number2(xa, xb) }, { i: i - 2, x: number2(ya, yb) });
    } else if (xb || yb) {
      s.push("translate(" + xb + pxComma + yb + pxParen);
    }
  }
  function rotate(a, b, s, q) {
    if (a !== b) {
      if (a - b > 180) b += 360;
      else if (b - a > 180) a += 360;
      q.push({ i: s.push(pop(s) + "rotate(", null, degParen) - 2, x: number2(a, b) });
    } else if (b) {
      s.push(pop(s) + "rotate(" + b + degParen);
    }
  }
  function skewX(a, b, s, q) {
    if (a !== b) {
      q.push({ i: s.push(pop(s) + "skewX(", null, degParen) - 2, x: number2(a, b) });
    } else if (b) {
      s.push(pop(s) + "skewX(" + b + degParen);
    }
  }
  function scale(xa, ya, xb, yb, s, q) {
    if (xa !== xb || ya !== yb) {
      var i = s.push(pop(s) + "scale(", null, ",", null, ")");
      q.push({ i: i - 4, x: number2(xa, xb) }, { i: i - 2, x: number2(ya, yb) });
    } else if (xb !== 1 || yb !== 1) {
      s.push(pop(s) + "scale(" + xb + "," + yb + ")");
    }
  }
  return function(a, b) {
    var s = [], q = [];
    a = parse(a), b = parse(b);
    translate(a.translateX, a.translateY, b.translateX, b.translateY, s, q);
    rotate(a.rotate, b.rotate, s, q);
    skewX(a.skewX, b.skewX, s, q);
    scale(a.scaleX, a.scaleY, b.scaleX, b.scaleY, s, q);
    a = b = null;
    return function(t) {
      var i = -1, n = q.length, o;
      while (++i < n) s[(o = q[i]).i] = o.x(t);
      return s.join("");
    };
  };
}
var interpolateTransformCss = interpolateTransform(parseCss, "px, ", "px)", "deg)");
var interpolateTransformSvg = interpolateTransform(parseSvg, ", ", ")", ")");
var epsilon2 = 1e-12;
function cosh(x) {
  return ((x = Math.exp(x)) + 1 / x) / 2;
}
function sinh(x) {
  return ((x = Math.exp(x)) - 1 / x) / 2;
}
function tanh(x) {
  return ((x = Math.exp(2 * x)) - 1) / (x + 1);
}
var zoom = (function zoomRho(rho, rho2, rho4) {
  function zoom2(p0, p1) {
    var ux0 = p0[0], uy0 = p0[1], w0 = p0[2], ux1 = p1[0], uy1 = p1[1], w1 = p1[2], dx = ux1 - ux0, dy = uy1 - uy0, d2 = dx * dx + dy * dy, i, S;
    if (d2 < epsilon2) {
      S = Math.log(w1 / w0) / rho;
      i = function(t) {
        return [
          ux0 + t * dx,
          uy0 + t * dy,
          w0 * Math.exp(rho * t * S)
        ];
      };
    } else {
      var d1 = Math.sqrt(d2), b0 = (w1 * w1 - w0 * w0 + rho4 * d2) / (2 * w0 * rho2 * d1), b1 = (w1 * w1 - w0 * w0 - rho4 * d2) / (2 * w1 * rho2 * d1), r0 = Math.log(Math.sqrt(b0 * b0 + 1) - b0), r1 = Math.log(Math.sqrt(b1 * b1 + 1) - b1);
      S = (r1 - r0) / rho;
      i = function(t) {
        var s = t * S, coshr0 = cosh(r0), u = w0 / (rho2 * d1) * (coshr0 * tanh(rho * s + r0) - sinh(r0));
        return [
          ux0 + u * dx,
          uy0 + u * dy,
          w0 * coshr0 / cosh(rho * s + r0)
        ];
      };
    }
    i.duration = Math.abs(S) * 1e3 * rho / Math.SQRT2;
    return i;
  }
  zoom2.rho = function(_) {
    var _1 = Math.max(1e-3, +_), _2 = _1 * _1, _4 = _2 * _2;
    return zoomRho(_1, _2, _4);
  };
  return zoom2;
})(Math.SQRT2, 2, 4);
function hsl2(hue) {
  return function(start, end) {
    var h = hue((start = hsl(start)).h, (end = hsl(end)).h), s = nogamma(start.s, end.s), l = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
    return function(t) {
      start.h = h(t);
      start.s = s(t);
      start.l = l(t);
      start.opacity = opacity(t);
      return start + "";
    };
  };
}
var hsl_default = hsl2(hue$1);
var hslLong = hsl2(nogamma);
function hcl2(hue) {
  return function(start, end) {
    var h = hue((start = hcl(start)).h, (end = hcl(end)).h), c = nogamma(start.c, end.c), l = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
    return function(t) {
      start.h = h(t);
      start.c = c(t);
      start.l = l(t);
      start.opacity = opacity(t);
      return start + "";
    };
  };
}
var hcl_default = hcl2(hue$1);
var hclLong = hcl2(nogamma);
function cubehelix2(hue) {
  return (function cubehelixGamma(y) {
    y = +y;
    function cubehelix3(start, end) {
      var h = hue((start = cubehelix(start)).h, (end = cubehelix(end)).h), s = nogamma(start.s, end.s), l = nogamma(start.l, end.l), opacity = nogamma(start.opacity, end.opacity);
      return function(t) {
        start.h = h(t);
        start.s = s(t);
        start.l = l(Math.pow(t, y));
        start.opacity = opacity(t);
        return start + "";
      };
    }
    cubehelix3.gamma = cubehelixGamma;
    return cubehelix3;
  })(1);
}
var cubehelix_default = cubehelix2(hue$1);
var cubehelixLong = cubehelix2(nogamma);

// node_modules/d3-format/dist/d3-format.mjs
function formatDecimal(x) {
  return Math.abs(x = Math.round(x)) >= 1e21 ? x.toLocaleString("en").replace(/,/g, "") : x.toString(10);
}
function formatDecimalParts(x, p) {
  if (!isFinite(x) || x === 0) return null;
  var i = (x = p ? x.toExponential(p - 1) : x.toExponential()).indexOf("e"), coefficient = x.slice(0, i);
  return [
    coefficient.length > 1 ? coefficient[0] + coefficient.slice(2) : coefficient,
    +x.slice(i + 1)
  ];
}
function exponent(x) {
  return x = formatDecimalParts(Math.abs(x)), x ? x[1] : NaN;
}
function formatGroup(grouping, thousands) {
  return function(value2, width) {
    var i = value2.length, t = [], j = 0, g = grouping[0], length = 0;
    while (i > 0 && g > 0) {
      if (length + g + 1 > width) g = Math.max(1, width - length);
      t.push(value2.substring(i -= g, i + g));
      if ((length += g + 1) > width) break;
      g = grouping[j = (j + 1) % grouping.length];
    }
    return t.reverse().join(thousands);
  };
}
function formatNumerals(numerals) {
  return function(value2) {
    return value2.replace(/[0-9]/g, function(i) {
      return numerals[+i];
    });
  };
}
var re = /^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;
function formatSpecifier(specifier) {
  if (!(match = re.exec(specifier))) throw new Error("invalid format: " + specifier);
  var match;
  return new FormatSpecifier({
    fill: match[1],
    align: match[2],
    sign: match[3],
    symbol: match[4],
    zero: match[5],
    width: match[6],
    comma: match[7],
    precision: match[8] && match[8].slice(1),
    trim: match[9],
    type: match[10]
  });
}
formatSpecifier.prototype = FormatSpecifier.prototype;
function FormatSpecifier(specifier) {
  this.fill = specifier.fill === void 0 ? " " : specifier.fill + "";
  this.align = specifier.align === void 0 ? ">" : specifier.align + "";
  this.sign = specifier.sign === void 0 ? "-" : specifier.sign + "";
  this.symbol = specifier.symbol === void 0 ? "" : specifier.symbol + "";
  this.zero = !!specifier.zero;
  this.width = specifier.width === void 0 ? void 0 : +specifier.width;
  this.comma = !!specifier.comma;
  this.precision = specifier.precision === void 0 ? void 0 : +specifier.precision;
  this.trim = !!specifier.trim;
  this.type = specifier.type === void 0 ? "" : specifier.type + "";
}
FormatSpecifier.prototype.toString = function() {
  return this.fill + this.align + this.sign + this.symbol + (this.zero ? "0" : "") + (this.width === void 0 ? "" : Math.max(1, this.width | 0)) + (this.comma ? "," : "") + (this.precision === void 0 ? "" : "." + Math.max(0, this.precision | 0)) + (this.trim ? "~" : "") + this.type;
};
function formatTrim(s) {
  out: for (var n = s.length, i = 1, i0 = -1, i1; i < n; ++i) {
    switch (s[i]) {
      case ".":
        i0 = i1 = i;
        break;
      case "0":
        if (i0 === 0) i0 = i;
        i1 = i;
        break;
      default:
        if (!+s[i]) break out;
        if (i0 > 0) i0 = 0;
        break;
    }
  }
  return i0 > 0 ? s.slice(0, i0) + s.slice(i1 + 1) : s;
}
var prefixExponent;
function formatPrefixAuto(x, p) {
  var d = formatDecimalParts(x, p);
  if (!d) return prefixExponent = void 0, x.toPrecision(p);
  var coefficient = d[0], exponent2 = d[1], i = exponent2 - (prefixExponent = Math.max(-8, Math.min(8, Math.floor(exponent2 / 3))) * 3) + 1, n = coefficient.length;
  return i === n ? coefficient : i > n ? coefficient + new Array(i - n + 1).join("0") : i > 0 ? coefficient.slice(0, i) + "." + coefficient.slice(i) : "0." + new Array(1 - i).join("0") + formatDecimalParts(x, Math.max(0, p + i - 1))[0];
}
function formatRounded(x, p) {
  var d = formatDecimalParts(x, p);
  if (!d) return x + "";
  var coefficient = d[0], exponent2 = d[1];
  return exponent2 < 0 ? "0." + new Array(-exponent2).join("0") + coefficient : coefficient.length > exponent2 + 1 ? coefficient.slice(0, exponent2 + 1) + "." + coefficient.slice(exponent2 + 1) : coefficient + new Array(exponent2 - coefficient.length + 2).join("0");
}
var formatTypes = {
  "%": (x, p) => (x * 100).toFixed(p),
  "b": (x) => Math.round(x).toString(2),
  "c": (x) => x + "",
  "d": formatDecimal,
  "e": (x, p) => x.toExponential(p),
  "f": (x, p) => x.toFixed(p),
  "g": (x, p) => x.toPrecision(p),
  "o": (x) => Math.round(x).toString(8),
  "p": (x, p) => formatRounded(x * 100, p),
  "r": formatRounded,
  "s": formatPrefixAuto,
  "X": (x) => Math.round(x).toString(16).toUpperCase(),
  "x": (x) => Math.round(x).toString(16)
};
function identity2(x) {
  return x;
}
var map = Array.prototype.map;
var prefixes = ["y", "z", "a", "f", "p", "n", "\xB5", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y"];
function formatLocale(locale2) {
  var group2 = locale2.grouping === void 0 || locale2.thousands === void 0 ? identity2 : formatGroup(map.call(locale2.grouping, Number), locale2.thousands + ""), currencyPrefix = locale2.currency === void 0 ? "" : locale2.currency[0] + "", currencySuffix = locale2.currency === void 0 ? "" : locale2.currency[1] + "", decimal = locale2.decimal === void 0 ? "." : locale2.decimal + "", numerals = locale2.numerals === void 0 ? identity2 : formatNumerals(map.call(locale2.numerals, String)), percent = locale2.percent === void 0 ? "%" : locale2.percent + "", minus = locale2.minus === void 0 ? "\u2212" : locale2.minus + "", nan = locale2.nan === void 0 ? "NaN" : locale2.nan + "";
  function newFormat(specifier, options) {
    specifier = formatSpecifier(specifier);
    var fill = specifier.fill, align = specifier.align, sign = specifier.sign, symbol = specifier.symbol, zero3 = specifier.zero, width = specifier.width, comma = specifier.comma, precision = specifier.precision, trim = specifier.trim, type = specifier.type;
    if (type === "n") comma = true, type = "g";
    else if (!formatTypes[type]) precision === void 0 && (precision = 12), trim = true, type = "g";
    if (zero3 || fill === "0" && align === "=") zero3 = true, fill = "0", align = "=";
    var prefix = (options && options.prefix !== void 0 ? options.prefix : "") + (symbol === "$" ? currencyPrefix : symbol === "#" && /[boxX]/.test(type) ? "0" + type.toLowerCase() : ""), suffix = (symbol === "$" ? currencySuffix : /[%p]/.test(type) ? percent : "") + (options && options.suffix !== void 0 ? options.suffix : "");
    var formatType = formatTypes[type], maybeSuffix = /[defgprs%]/.test(type);
    precision = precision === void 0 ? 6 : /[gprs]/.test(type) ? Math.max(1, Math.min(21, precision)) : Math.max(0, Math.min(20, precision));
    function format2(value2) {
      var valuePrefix = prefix, valueSuffix = suffix, i, n, c;
      if (type === "c") {
        valueSuffix = formatType(value2) + valueSuffix;
        value2 = "";
      } else {
        value2 = +value2;
        var valueNegative = value2 < 0 || 1 / value2 < 0;
        value2 = isNaN(value2) ? nan : formatType(Math.abs(value2), precision);
        if (trim) value2 = formatTrim(value2);
        if (valueNegative && +value2 === 0 && sign !== "+") valueNegative = false;
        valuePrefix = (valueNegative ? sign === "(" ? sign : minus : sign === "-" || sign === "(" ? "" : sign) + valuePrefix;
        valueSuffix = (type === "s" && !isNaN(value2) && prefixExponent !== void 0 ? prefixes[8 + prefixExponent / 3] : "") + valueSuffix + (valueNegative && sign === "(" ? ")" : "");
        if (maybeSuffix) {
          i = -1, n = value2.length;
          while (++i < n) {
            if (c = value2.charCodeAt(i), 48 > c || c > 57) {
              valueSuffix = (c === 46 ? decimal + value2.slice(i + 1) : value2.slice(i)) + valueSuffix;
              value2 = value2.slice(0, i);
              break;
            }
          }
        }
      }
      if (comma && !zero3) value2 = group2(value2, Infinity);
      var length = valuePrefix.length + value2.length + valueSuffix.length, padding = length < width ? new Array(width - length + 1).join(fill) : "";
      if (comma && zero3) value2 = group2(padding + value2, padding.length ? width - valueSuffix.length : Infinity), padding = "";
      switch (align) {
        case "<":
          value2 = valuePrefix + value2 + valueSuffix + padding;
          break;
        case "=":
          value2 = valuePrefix + padding + value2 + valueSuffix;
          break;
        case "^":
          value2 = padding.slice(0, length = padding.length >> 1) + valuePrefix + value2 + valueSuffix + padding.slice(length);
          break;
        default:
          value2 = padding + valuePrefix + value2 + valueSuffix;
          break;
      }
      return numerals(value2);
    }
    format2.toString = function() {
      return specifier + "";
    };
    return format2;
  }
  function formatPrefix2(specifier, value2) {
    var e = Math.max(-8, Math.min(8, Math.floor(exponent(value2) / 3))) * 3, k = Math.pow(10, -e), f = newFormat((specifier = formatSpecifier(specifier), specifier.type = "f", specifier), { suffix: prefixes[8 + e / 3] });
    return function(value3) {
      return f(k * value3);
    };
  }
  return {
    format: newFormat,
    formatPrefix: formatPrefix2
  };
}
var locale;
var format;
var formatPrefix;
defaultLocale({
  thousands: ",",
  grouping: [3],
  currency: ["$", ""]
});
function defaultLocale(definition) {
  locale = formatLocale(definition);
  format = locale.format;
  formatPrefix = locale.formatPrefix;
  return locale;
}
function precisionFixed(step) {
  return Math.max(0, -exponent(Math.abs(step)));
}
function precisionPrefix(step, value2) {
  return Math.max(0, Math.max(-8, Math.min(8, Math.floor(exponent(value2) / 3))) * 3 - exponent(Math.abs(step)));
}
function precisionRound(step, max) {
  step = Math.abs(step), max = Math.abs(max) - step;
  return Math.max(0, exponent(max) - exponent(step)) + 1;
}

// node_modules/d3-scale/dist/d3-scale.mjs
function initRange(domain, range2) {
  switch (arguments.length) {
    case 0:
      break;
    case 1:
      this.range(domain);
      break;
    default:
      this.range(range2).domain(domain);
      break;
  }
  return this;
}
function constants(x) {
  return function() {
    return x;
  };
}
function number$1(x) {
  return +x;
}
var unit = [0, 1];
function identity$1(x) {
  return x;
}
function normalize(a, b) {
  return (b -= a = +a) ? function(x) {
    return (x - a) / b;
  } : constants(isNaN(b) ? NaN : 0.5);
}
function clamper(a, b) {
  var t;
  if (a > b) t = a, a = b, b = t;
  return function(x) {
    return Math.max(a, Math.min(b, x));
  };
}
function bimap(domain, range2, interpolate) {
  var d0 = domain[0], d1 = domain[1], r0 = range2[0], r1 = range2[1];
  if (d1 < d0) d0 = normalize(d1, d0), r0 = interpolate(r1, r0);
  else d0 = normalize(d0, d1), r0 = interpolate(r0, r1);
  return function(x) {
    return r0(d0(x));
  };
}
function polymap(domain, range2, interpolate) {
  var j = Math.min(domain.length, range2.length) - 1, d = new Array(j), r = new Array(j), i = -1;
  if (domain[j] < domain[0]) {
    domain = domain.slice().reverse();
    range2 = range2.slice().reverse();
  }
  while (++i < j) {
    d[i] = normalize(domain[i], domain[i + 1]);
    r[i] = interpolate(range2[i], range2[i + 1]);
  }
  return function(x) {
    var i2 = bisectRight(domain, x, 1, j) - 1;
    return r[i2](d[i2](x));
  };
}
function copy$1(source, target) {
  return target.domain(source.domain()).range(source.range()).interpolate(source.interpolate()).clamp(source.clamp()).unknown(source.unknown());
}
function transformer$2() {
  var domain = unit, range2 = unit, interpolate$1 = value, transform, untransform, unknown, clamp = identity$1, piecewise2, output, input;
  function rescale() {
    var n = Math.min(domain.length, range2.length);
    if (clamp !== identity$1) clamp = clamper(domain[0], domain[n - 1]);
    piecewise2 = n > 2 ? polymap : bimap;
    output = input = null;
    return scale;
  }
  function scale(x) {
    return x == null || isNaN(x = +x) ? unknown : (output || (output = piecewise2(domain.map(transform), range2, interpolate$1)))(transform(clamp(x)));
  }
  scale.invert = function(y) {
    return clamp(untransform((input || (input = piecewise2(range2, domain.map(transform), number2)))(y)));
  };
  scale.domain = function(_) {
    return arguments.length ? (domain = Array.from(_, number$1), rescale()) : domain.slice();
  };
  scale.range = function(_) {
    return arguments.length ? (range2 = Array.from(_), rescale()) : range2.slice();
  };
  scale.rangeRound = function(_) {
    return range2 = Array.from(_), interpolate$1 = round, rescale();
  };
  scale.clamp = function(_) {
    return arguments.length ? (clamp = _ ? true : identity$1, rescale()) : clamp !== identity$1;
  };
  scale.interpolate = function(_) {
    return arguments.length ? (interpolate$1 = _, rescale()) : interpolate$1;
  };
  scale.unknown = function(_) {
    return arguments.length ? (unknown = _, scale) : unknown;
  };
  return function(t, u) {
    transform = t, untransform = u;
    return rescale();
  };
}
function continuous() {
  return transformer$2()(identity$1, identity$1);
}
function tickFormat(start, stop, count, specifier) {
  var step = tickStep(start, stop, count), precision;
  specifier = formatSpecifier(specifier == null ? ",f" : specifier);
  switch (specifier.type) {
    case "s": {
      var value2 = Math.max(Math.abs(start), Math.abs(stop));
      if (specifier.precision == null && !isNaN(precision = precisionPrefix(step, value2))) specifier.precision = precision;
      return formatPrefix(specifier, value2);
    }
    case "":
    case "e":
    case "g":
    case "p":
    case "r": {
      if (specifier.precision == null && !isNaN(precision = precisionRound(step, Math.max(Math.abs(start), Math.abs(stop))))) specifier.precision = precision - (specifier.type === "e");
      break;
    }
    case "f":
    case "%": {
      if (specifier.precision == null && !isNaN(precision = precisionFixed(step))) specifier.precision = precision - (specifier.type === "%") * 2;
      break;
    }
  }
  return format(specifier);
}
function linearish(scale) {
  var domain = scale.domain;
  scale.ticks = function(count) {
    var d = domain();
    return ticks(d[0], d[d.length - 1], count == null ? 10 : count);
  };
  scale.tickFormat = function(count, specifier) {
    var d = domain();
    return tickFormat(d[0], d[d.length - 1], count == null ? 10 : count, specifier);
  };
  scale.nice = function(count) {
    if (count == null) count = 10;
    var d = domain();
    var i0 = 0;
    var i1 = d.length - 1;
    var start = d[i0];
    var stop = d[i1];
    var prestep;
    var step;
    var maxIter = 10;
    if (stop < start) {
      step = start, start = stop, stop = step;
      step = i0, i0 = i1, i1 = step;
    }
    while (maxIter-- > 0) {
      step = tickIncrement(start, stop, count);
      if (step === prestep) {
        d[i0] = start;
        d[i1] = stop;
        return domain(d);
      } else if (step > 0) {
        start = Math.floor(start / step) * step;
        stop = Math.ceil(stop / step) * step;
      } else if (step < 0) {
        start = Math.ceil(start * step) / step;
        stop = Math.floor(stop * step) / step;
      } else {
        break;
      }
      prestep = step;
    }
    return scale;
  };
  return scale;
}
function linear2() {
  var scale = continuous();
  scale.copy = function() {
    return copy$1(scale, linear2());
  };
  initRange.apply(scale, arguments);
  return linearish(scale);
}
function nice(domain, interval) {
  domain = domain.slice();
  var i0 = 0, i1 = domain.length - 1, x0 = domain[i0], x1 = domain[i1], t;
  if (x1 < x0) {
    t = i0, i0 = i1, i1 = t;
    t = x0, x0 = x1, x1 = t;
  }
  domain[i0] = interval.floor(x0);
  domain[i1] = interval.ceil(x1);
  return domain;
}
function transformLog(x) {
  return Math.log(x);
}
function transformExp(x) {
  return Math.exp(x);
}
function transformLogn(x) {
  return -Math.log(-x);
}
function transformExpn(x) {
  return -Math.exp(-x);
}
function pow10(x) {
  return isFinite(x) ? +("1e" + x) : x < 0 ? 0 : x;
}
function powp(base) {
  return base === 10 ? pow10 : base === Math.E ? Math.exp : (x) => Math.pow(base, x);
}
function logp(base) {
  return base === Math.E ? Math.log : base === 10 && Math.log10 || base === 2 && Math.log2 || (base = Math.log(base), (x) => Math.log(x) / base);
}
function reflect(f) {
  return (x, k) => -f(-x, k);
}
function loggish(transform) {
  const scale = transform(transformLog, transformExp);
  const domain = scale.domain;
  let base = 10;
  let logs;
  let pows;
  function rescale() {
    logs = logp(base), pows = powp(base);
    if (domain()[0] < 0) {
      logs = reflect(logs), pows = reflect(pows);
      transform(transformLogn, transformExpn);
    } else {
      transform(transformLog, transformExp);
    }
    return scale;
  }
  scale.base = function(_) {
    return arguments.length ? (base = +_, rescale()) : base;
  };
  scale.domain = function(_) {
    return arguments.length ? (domain(_), rescale()) : domain();
  };
  scale.ticks = (count) => {
    const d = domain();
    let u = d[0];
    let v = d[d.length - 1];
    const r = v < u;
    if (r) [u, v] = [v, u];
    let i = logs(u);
    let j = logs(v);
    let k;
    let t;
    const n = count == null ? 10 : +count;
    let z = [];
    if (!(base % 1) && j - i < n) {
      i = Math.floor(i), j = Math.ceil(j);
      if (u > 0) for (; i <= j; ++i) {
        for (k = 1; k < base; ++k) {
          t = i < 0 ? k / pows(-i) : k * pows(i);
          if (t < u) continue;
          if (t > v) break;
          z.push(t);
        }
      }
      else for (; i <= j; ++i) {
        for (k = base - 1; k >= 1; --k) {
          t = i > 0 ? k / pows(-i) : k * pows(i);
          if (t < u) continue;
          if (t > v) break;
          z.push(t);
        }
      }
      if (z.length * 2 < n) z = ticks(u, v, n);
    } else {
      z = ticks(i, j, Math.min(j - i, n)).map(pows);
    }
    return r ? z.reverse() : z;
  };
  scale.tickFormat = (count, specifier) => {
    if (count == null) count = 10;
    if (specifier == null) specifier = base === 10 ? "s" : ",";
    if (typeof specifier !== "function") {
      if (!(base % 1) && (specifier = formatSpecifier(specifier)).precision == null) specifier.trim = true;
      specifier = format(specifier);
    }
    if (count === Infinity) return specifier;
    const k = Math.max(1, base * count / scale.ticks().length);
    return (d) => {
      let i = d / pows(Math.round(logs(d)));
      if (i * base < base - 0.5) i *= base;
      return i <= k ? specifier(d) : "";
    };
  };
  scale.nice = () => {
    return domain(nice(domain(), {
      floor: (x) => pows(Math.floor(logs(x))),
      ceil: (x) => pows(Math.ceil(logs(x)))
    }));
  };
  return scale;
}
function log() {
  const scale = loggish(transformer$2()).domain([1, 10]);
  scale.copy = () => copy$1(scale, log()).base(scale.base());
  initRange.apply(scale, arguments);
  return scale;
}

// src/draw/svg/inter-widths.ts
var INTER_WIDTHS = {
  // biome-ignore format: a table
  regular: [
    281,
    288,
    466,
    633,
    642,
    982,
    644,
    300,
    365,
    365,
    501,
    662,
    288,
    460,
    288,
    360,
    631,
    407,
    610,
    618,
    646,
    593,
    620,
    566,
    619,
    620,
    288,
    302,
    662,
    662,
    662,
    511,
    966,
    690,
    654,
    730,
    722,
    601,
    590,
    746,
    743,
    269,
    571,
    672,
    565,
    903,
    753,
    765,
    639,
    765,
    644,
    642,
    646,
    744,
    690,
    985,
    682,
    679,
    629,
    365,
    360,
    365,
    471,
    456,
    323,
    562,
    612,
    571,
    612,
    583,
    370,
    613,
    591,
    242,
    242,
    549,
    242,
    876,
    591,
    600,
    612,
    612,
    376,
    528,
    327,
    591,
    562,
    818,
    546,
    562,
    552,
    426,
    333,
    426,
    662
  ],
  // biome-ignore format: a table
  semibold: [
    252,
    321,
    523,
    644,
    650,
    1004,
    663,
    326,
    373,
    373,
    540,
    673,
    319,
    465,
    319,
    379,
    660,
    423,
    623,
    636,
    666,
    612,
    640,
    576,
    640,
    640,
    319,
    329,
    673,
    673,
    673,
    543,
    999,
    728,
    659,
    737,
    722,
    605,
    588,
    749,
    746,
    277,
    580,
    703,
    565,
    922,
    759,
    769,
    645,
    773,
    652,
    650,
    660,
    736,
    728,
    1020,
    720,
    713,
    652,
    373,
    379,
    373,
    481,
    469,
    351,
    574,
    624,
    583,
    624,
    591,
    389,
    625,
    612,
    262,
    262,
    569,
    262,
    900,
    612,
    609,
    624,
    624,
    397,
    549,
    353,
    612,
    587,
    839,
    569,
    588,
    566,
    455,
    359,
    455,
    673
  ]
};

// src/draw/svg/svg.ts
function group(classes, parts2) {
  return parts2.length === 0 ? [] : [element("g", { class: classes }, parts2.join(""))];
}
function path(d, look) {
  const all = typeof d === "string" ? d : d.join("");
  return all === "" ? [] : [element("path", { d: all, ...look })];
}
function tidy(text) {
  const spaced = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const low = spaced.replace(new RegExp("(\\p{M}{3})\\p{M}+", "gu"), "$1");
  return low.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}
function label2(options) {
  const { x, y, size, weight, fill, anchor = "start", halo } = options;
  const shown = truncate(options.text, options, options.maxWidth ?? Infinity);
  const tooltip = shown === options.text ? "" : element("title", {}, escapeXml(options.text));
  const attributes = {
    x,
    y,
    "font-size": size,
    "font-weight": weight === "semibold" ? 600 : void 0,
    "text-anchor": anchor === "start" ? void 0 : anchor,
    fill,
    ...halo && {
      stroke: halo,
      "stroke-width": 3,
      "stroke-linejoin": "round",
      "paint-order": "stroke"
    }
  };
  return element("text", attributes, escapeXml(shown) + tooltip);
}
function hatching({ left, right, top, bottom }) {
  const height = bottom - top;
  const lines4 = Math.max(0, Math.ceil((right - left + height) / HATCH) - 1);
  return Array.from({ length: lines4 }, (_, i) => {
    const along = (i + 1) * HATCH;
    const [low, high] = [Math.max(0, along - (right - left)), Math.min(height, along)];
    return pathOf([low, high].map((up) => ({ x: left + along - up, y: bottom - up })));
  }).join("");
}
var HATCH = 7;
function pathOf(points) {
  let [x, y] = [0, 0];
  return points.map((point, i) => {
    const [dx, dy] = [Math.round(10 * point.x) - x, Math.round(10 * point.y) - y];
    [x, y] = [x + dx, y + dy];
    if (i === 0) return `M${dx / 10} ${dy / 10}`;
    if (dx !== 0 && dy !== 0) return `l${dx / 10} ${dy / 10}`;
    return `${dy === 0 ? "" : `v${dy / 10}`}${dx === 0 ? "" : `h${dx / 10}`}`;
  }).join("");
}
function horizontal({ left, right }, y) {
  return pathOf([left, right].map((x) => ({ x, y })));
}
function vertical(x, ends) {
  return pathOf(ends.map((y) => ({ x, y })));
}
function arrowHead({ x, y }, half, height) {
  const base = [-half, half].map((dx) => ({ x: x + dx, y: y - height }));
  return `${pathOf([...base, { x, y }])}z`;
}
function rectangle({ left, right, top, bottom }) {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom }
  ];
  return `${pathOf(corners)}z`;
}
function labelBox({ x, y, text, anchor = "start", ...style }) {
  const width = textWidth(text, style);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const [left, right] = [x - share * width, x + (1 - share) * width];
  return { left, right, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
}
var FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
function pictureOf(picture, parts2) {
  const { id, width, height, title, description, background } = picture;
  const ids = { title: `${id}-title`, description: `${id}-description` };
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width,
    height,
    viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`,
    role: "img",
    "aria-labelledby": `${ids.title} ${ids.description}`,
    "font-family": FONTS,
    direction: "ltr"
  };
  const content = [
    element("title", { id: ids.title }, escapeXml(title)),
    element("desc", { id: ids.description }, escapeXml(description)),
    element("rect", { width, height, fill: background }),
    ...parts2
  ];
  return `${element("svg", attributes, `
${content.join("\n")}
`)}
`;
}
function placed(texts, { sheet, box: inside }, isCrossed = () => false) {
  const found = [];
  const isApart = (a, b) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  return texts.flatMap((places) => {
    const all = places.map((place) => ({ place, box: labelBox(lettered(sheet, place)) })).filter(({ box }) => {
      const isInside = box.left >= inside.left && box.right <= inside.right;
      const isBetween = box.top >= inside.top && box.bottom <= inside.bottom;
      return isInside && isBetween && found.every((other) => isApart(other, box));
    });
    const free = all.find(({ box }) => !isCrossed(box)) ?? all[0];
    if (free === void 0) return [];
    found.push(free.box);
    return label2(lettered(sheet, free.place));
  });
}
var WIDTHS = ["wide", "narrow"];
var SIZES = {
  wide: { width: 640, plotHeight: 250, title: 18, text: 14, small: 13 },
  narrow: { width: 400, plotHeight: 220, title: 16, text: 12, small: 11 }
};
function sheetOf(size, theme) {
  const { width, plotHeight, title, text, small } = SIZES[size];
  const style = (size2, weight) => {
    return { size: size2, weight, line: Math.round(1.35 * size2) };
  };
  return {
    width,
    left: 16,
    right: width - 16,
    plotHeight,
    /** From the top of a panel to its plot, with a heading between. */
    head: 31,
    /** Between a plot and the texts on its right. */
    rightGap: 8,
    /** From the foot of a plot down to the texts below it, and from the last of them to the next panel. */
    belowAxis: small + 7,
    belowText: 14,
    title: style(title, "semibold"),
    text: style(text, "regular"),
    strong: style(text, "semibold"),
    small: style(small, "regular"),
    ink: palette(theme)
  };
}
function lettered(sheet, { look, halo, ...place }) {
  const [letters, colour] = look.split(" ");
  const outline = halo ? { halo: sheet.ink.background } : {};
  return { ...sheet[letters], fill: sheet.ink[colour], ...place, ...outline };
}
function write(sheet, look, place) {
  return label2(lettered(sheet, { ...place, look }));
}
function centred(y, { size }) {
  return y + 0.36 * size;
}
function headingOf(title, subtitle, sheet) {
  const { left: x } = sheet;
  const width = sheet.right - x;
  const titles = title === "" ? [] : balanced(tidy(title), sheet.title, { width, maxLines: 3 });
  const subtitles = subtitle.flatMap(
    (text) => wrapped2(tidy(text), sheet.text, { width, maxLines: 4 })
  );
  let y = 10;
  const drawn3 = [
    ...titles.map((text, i) => {
      y += i === 0 ? sheet.title.size : sheet.title.line;
      return write(sheet, "title text", { x, y, text, maxWidth: width });
    }),
    ...subtitles.map((text, i) => {
      y += sheet.text.line + (i === 0 ? 3 : 0);
      return write(sheet, "text muted", { x, y, text, maxWidth: width });
    })
  ];
  return { drawn: drawn3, bottom: y + 4 };
}
var OPACITY = {
  /** Light enough for a median to have a contrast of 3:1 on top of both. */
  band: 0.18,
  /** The tint on the side of harm. */
  tint: 0.1,
  /** The limits of the typical change of pairs. */
  limits: 0.18,
  /** The limits of a difference, and where they are clear of zero. */
  difference: 0.28,
  clear: 0.5,
  /** For marks that may overlap, such as dots; 3:1 against the background and the tint. */
  mark: 0.75
};
var COLOURS = {
  background: { light: "#ffffff", dark: "#0d1117" },
  text: { light: "#1f2328", dark: "#f0f6fc" },
  muted: { light: "#59636e", dark: "#8b949e" },
  grid: { light: "#e6e8eb", dark: "#21262d" },
  worse: { light: "#cf222e", dark: "#f85149" },
  better: { light: "#00797a", dark: "#39c5bb" },
  baseline: { light: "#0969da", dark: "#58a6ff" },
  candidate: { light: "#bc4c00", dark: "#ffa657" },
  sweep: { light: "#0969da", dark: "#58a6ff" }
};
function palette(theme) {
  const colours = Object.entries(COLOURS).map(([name, values]) => [
    name,
    theme === "page" ? `var(--chart-${name})` : values[theme]
  ]);
  return Object.fromEntries(colours);
}
function pageColours() {
  const variables = Object.entries(COLOURS).map(
    ([name, { light, dark }]) => `--chart-${name}:light-dark(${light},${dark});`
  );
  return `:root{${variables.join("")}}
`;
}
var SAFETY = 1.12;
function textWidth(text, { size, weight }) {
  let ems = 0;
  for (const character of text) {
    const known = INTER_WIDTHS[weight][(character.codePointAt(0) ?? 0) - 32];
    ems += (known ?? (new RegExp("\\p{Extended_Pictographic}", "u").test(character) ? 1400 : 1e3)) / 1e3;
  }
  return ems * size * SAFETY;
}
function truncate(text, style, maxWidth) {
  if (textWidth(text, style) <= maxWidth) return text;
  let space = maxWidth - textWidth("\u2026", style);
  let shown = "";
  for (const character of text) {
    space -= textWidth(character, style);
    if (space < 0) break;
    shown += character;
  }
  return `${shown.replace(/(?<![\s\u200d])[\s\u200d]+$/u, "")}\u2026`;
}
function wrapped2(text, style, { width, maxLines }) {
  return linesOf(text, (line2) => textWidth(line2, style) <= width, maxLines);
}
function balanced(text, style, size) {
  const greedy = wrapped2(text, style, size);
  const shares = greedy.length === 1 ? [] : [0.5, 0.6, 0.7, 0.8, 0.9];
  const tried = shares.map((share) => wrapped2(text, style, { ...size, width: share * size.width }));
  const isAsShort = (lines4) => lines4.length === greedy.length && lines4.every((line2) => textWidth(line2, style) <= size.width);
  return tried.find(isAsShort) ?? greedy;
}

// src/draw/panel.ts
function drawMarks(plot, marks) {
  return marks.flatMap((mark) => mark(plot));
}
var headingPanel = ({ title, subtitle }, heading, sheet) => () => {
  if (heading === "none") return { drawn: [], bottom: 4 };
  const { drawn: drawn3, bottom } = headingOf(title, [subtitle], sheet);
  return { drawn: drawn3, bottom: bottom + 10 };
};
var besideEachOther = (left, right) => (top) => {
  const [one2, other] = [left(top), right(top)];
  const [drawn3, dots2] = [
    [...one2.drawn, ...other.drawn],
    [...one2.dots ?? [], ...other.dots ?? []]
  ];
  return { ...other, drawn: drawn3, dots: dots2, bottom: Math.max(one2.bottom, other.bottom) };
};
function stackPanels(sheet, about, panels2) {
  const placed2 = [];
  for (const panel of panels2) placed2.push(panel(placed2.at(-1)?.bottom ?? 0));
  const size = { width: sheet.width, height: placed2.at(-1)?.bottom ?? 0 };
  const drawn3 = placed2.flatMap((panel) => panel.drawn);
  const boxes = placed2.flatMap(({ plot }) => plot?.box ?? []);
  const [box = { left: 0, right: 0, top: 0, bottom: 0 }] = boxes;
  return {
    ...size,
    svg: pictureOf({ ...about, ...size, background: sheet.ink.background }, drawn3),
    box: { ...box, bottom: boxes.at(-1)?.bottom ?? 0 },
    dots: placed2.flatMap(({ dots: dots2 = [] }) => dots2)
  };
}
function tint(harm, { ink }) {
  return path(rectangle(harm), { fill: ink.worse, "fill-opacity": OPACITY.tint });
}
function evenLine(box, y, { ink }) {
  const dashed = { stroke: ink.baseline, "stroke-width": 2, "stroke-dasharray": "7 4" };
  return path(horizontal(box, y), dashed);
}
function yNumbers(ticks2) {
  return ({ sheet, box, y }) => ticks2.map(({ value: value2, text }) => {
    const place = { x: box.left - 8, y: centred(y(value2), sheet.small), anchor: "end" };
    return write(sheet, "small muted", { ...place, text });
  });
}
function yAxis(ticks2) {
  return (plot) => {
    const { sheet, box, y } = plot;
    const lines4 = ticks2.map(({ value: value2 }) => y(value2)).filter((at) => at < box.bottom - 1);
    const across = lines4.map((at) => horizontal(box, at));
    return [...path(across, { stroke: sheet.ink.grid }), ...yNumbers(ticks2)(plot)];
  };
}
function endsBetween(ticks2, names, sheet) {
  const [numbers, named2] = [
    ticks2.map(({ text }) => textWidth(text, sheet.small)),
    names.map((name) => textWidth(name, sheet.strong))
  ];
  const right = sheet.width - 8 - sheet.rightGap - Math.max(...named2);
  return { left: sheet.left + Math.max(0, ...numbers) + 8, right };
}
var [GAP, MAX_NUMBERS] = [12, 6];
function xNumbers(wanted, textOf2) {
  return ({ sheet, box, x }) => {
    const shown = /* @__PURE__ */ new Map();
    for (const value2 of wanted) {
      const text = textOf2(value2);
      const half = textWidth(text, sheet.small) / 2;
      const at = Math.min(x(value2), box.right + 2 - half);
      const isFree = [...shown.values()].every((other) => {
        const gap = Math.max(GAP, 2 * half, 2 * other.half);
        return Math.abs(other.at - at) >= half + other.half + gap;
      });
      if (isFree && !shown.has(text)) shown.set(text, { at, half });
      if (shown.size === MAX_NUMBERS) break;
    }
    const y = box.bottom + sheet.belowAxis;
    const sorted2 = [...shown].sort(([, a], [, b]) => a.at - b.at);
    return sorted2.map(([text, { at }]) => {
      return write(sheet, "small muted", { x: at, y, text, anchor: "middle" });
    });
  };
}
var MANTISSAS = [[1], [2, 5], [3], [4, 6, 8], [1.5], [1.2, 2.5]];
function readableNumbers(first, last) {
  return MANTISSAS.flatMap(
    (mantissas) => (
      // From text, so that no powers are rounded.
      decades(first, last).flatMap((power) => mantissas.map((m) => Number(`${m}e${power}`)))
    )
  );
}
function decades(from, to) {
  const first = Math.floor(Math.log10(from));
  const last = Math.floor(Math.log10(to));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
var RADIUS = 3;
var MAX_DOTS = 300;
function perDot(marked) {
  return Math.ceil(marked.length / MAX_DOTS);
}
var GOLDEN = (Math.sqrt(5) - 1) / 2;
function scattered(index, start = 0) {
  return (index * GOLDEN + start) % 1;
}
var LAYERS = 3;
function dots(places, stroke) {
  const layers = Array.from(
    { length: LAYERS },
    (_, layer) => places.filter((_2, i) => i % LAYERS === layer)
  );
  return layers.flatMap(
    (own) => disks(own, 2 * RADIUS, { stroke, "stroke-opacity": OPACITY.mark })
  );
}
function rings(places, stroke, background) {
  return [
    ...disks(places, 2 * RADIUS + 3, { stroke }),
    ...disks(places, 2 * RADIUS, { stroke: background })
  ];
}
function disks(places, diameter, { stroke, ...more }) {
  const d = places.map((place) => `${pathOf([place])}h0`);
  return path(d, { stroke, "stroke-width": diameter, "stroke-linecap": "round", ...more });
}

// src/draw/axes.ts
var NO_SCALE = { low: 0, high: 1, isLog: false, ticks: [] };
function placeOn(axis, [start, end]) {
  const { toPlane } = planeOf(axis);
  const [low, high] = [toPlane(axis.low), toPlane(axis.high)];
  return (score) => {
    if (!(score > axis.low)) return start;
    if (score >= axis.high) return end;
    return start + (toPlane(score) - low) / (high - low) * (end - start);
  };
}
function isOn({ low, high }, score) {
  return score >= low && score <= high;
}
function planeOf({ isLog, near }) {
  if (near !== void 0)
    return {
      toPlane: (score) => Math.asinh(score / near),
      fromPlane: (place) => near * Math.sinh(place)
    };
  return isLog ? { toPlane: Math.log, fromPlane: Math.exp } : { toPlane: (score) => score, fromPlane: (place) => place };
}
var LOG_SPAN = 100;
function isLogarithmic({ arms, target }, scale = "auto") {
  if (scale === "linear") return false;
  const scores = arms.map(sortedScores);
  const low = Math.min(target ?? Infinity, ...scores.flatMap((own) => own[0] ?? []));
  const high = Math.max(0, ...scores.flatMap((own) => own.at(-1) ?? []));
  return low >= MIN_DRAWABLE && (scale === "log" ? high > 0 : high > LOG_SPAN * low);
}
var sorted = /* @__PURE__ */ new WeakMap();
function sortedScores({ trials }) {
  const known = sorted.get(trials);
  if (known !== void 0) return known;
  const scores = Float64Array.from(trials, ({ score }) => score).filter(isDrawable);
  sorted.set(trials, scores.sort());
  return scores;
}
var [MIN_DRAWABLE, MAX_DRAWABLE] = [1e-250, 1e250];
function isDrawable(score) {
  return Math.abs(score) < MAX_DRAWABLE;
}
var STRETCH = 1.5;
var MAX_STRETCH = 2;
var PADDING = 0.06;
var ASIDE = 0.3;
function curveAxis(model, { budgets, scale, count, trialShare = 0, ...asked }) {
  const { arms, direction } = model;
  const { target } = { ...model, ...asked };
  const isLog = isLogarithmic(model, scale);
  const { toPlane, fromPlane } = planeOf({ isLog });
  const medians = arms.flatMap(({ median: median2 }) => scoresOn(median2, budgets, budgets.first));
  const bands = arms.flatMap(({ lower, upper, resolvableBudget }) => {
    const last = Math.min(budgets.last, resolvableBudget);
    return [lower, upper].flatMap(
      (edge) => scoresOn(edge, { ...budgets, last }, endOfLuck(budgets))
    );
  });
  const outer = intervalOf([...medians, ...bands].map(toPlane));
  if (outer === null) return NO_SCALE;
  const inner = intervalOf(medians.map(toPlane)) ?? outer;
  const slack = STRETCH * (inner[1] - inner[0]) || Infinity;
  const shown = [
    Math.max(outer[0], inner[0] - slack),
    Math.min(outer[1], inner[1] + slack)
  ];
  const worst = arms.flatMap((arm) => worstOf(arm, trialShare, direction)).map(toPlane);
  const span = shown[1] - shown[0];
  const reach = worst.map((score) => Math.min(shown[1] + span, Math.max(shown[0] - span, score)));
  const [low, high] = [...reach, ...target === null ? [] : [toPlane(target)]].reduce(
    withMore,
    shown
  );
  const [from, to] = padded([low, high], isLog, PADDING);
  const least = !isLog && low >= 0 && high > low ? Math.max(0, from) : from;
  return axisBetween([fromPlane(least), fromPlane(to)], isLog, count);
}
function mergesAxis(merges) {
  const of = (edge) => merges.map((limits) => limits[edge]).filter(isDrawable);
  const medians = intervalOf(of("median"));
  if (medians === null) return NO_SCALE;
  const [least, most] = medians;
  const isLog = least >= MIN_DRAWABLE && most > LOG_SPAN * least;
  if (isLog) return axisBetween([least / 1.5, most * 1.5], isLog, 3);
  const [lower, upper] = [of("lower"), of("upper")];
  const slack = Math.max(most - least, middleBest(upper) - middleBest(lower)) / 2 || Infinity;
  const low = Math.max(least - slack, Math.min(least, ...lower));
  const high = Math.min(most + slack, Math.max(most, ...upper));
  return axisBetween(padded([low, high], isLog, PADDING), isLog, 3);
}
function differenceAxis({ arms, margin, direction }, { median: median2, lower, upper }, { budgets, isLog }) {
  const differences = scoresOn(median2, budgets, budgets.first);
  const near = isLog ? leastOf(differences) : void 0;
  const { toPlane, fromPlane } = planeOf({ isLog: false, near });
  const limits = [lower, upper].flatMap((edge) => scoresOn(edge, budgets, endOfLuck(budgets)));
  const lost = direction === "maximize" ? -margin : margin;
  const values = [0, ...differences, ...limits].map(toPlane);
  const [low, high] = withMore(intervalOf(values) ?? [0, 0], toPlane(lost));
  if (low === high) {
    const scores = arms.flatMap((arm) => scoresOn(arm.median, budgets, budgets.first));
    const [from2, to2] = padded([scores[0] ?? 0, scores[0] ?? 0], false, PADDING);
    return withSigns(axisBetween([(from2 - to2) / 2, (to2 - from2) / 2], false, 3));
  }
  const around = [Math.min(low, -ASIDE * high), Math.max(high, -ASIDE * low)];
  const [from, to] = padded(around, false, PADDING);
  const ends = [fromPlane(from), fromPlane(to)];
  return withSigns(near === void 0 ? axisBetween(ends, false, 3) : axisAroundZero(ends, near));
}
function leastOf(differences) {
  const sizes = differences.map(Math.abs).filter((size) => size > MIN_DRAWABLE);
  const largest = Math.max(0, ...sizes);
  const least = Math.max(Math.min(...sizes), largest / LOG_SPAN);
  return largest >= 10 * least ? least : void 0;
}
function axisAroundZero([low, high], near) {
  const powers = decades(near, Math.max(-low, high)).map((power) => Number(`1e${power}`));
  const sizes = powers.filter((size) => size > near);
  const marks = [...sizes.map((size) => -size), 0, ...sizes].filter(
    (at) => at >= low && at <= high
  );
  const write2 = significantFormat(1);
  const ticks2 = marks.map((value2) => ({ value: value2, text: write2(value2) }));
  return { low, high, isLog: false, near, ticks: ticks2 };
}
var PAIRS_SHOWN = 0.75;
function stemsAxis({ all, change }, direction) {
  const sizes = all.map(({ baseline, candidate }) => Math.abs(candidate.score - baseline.score)).filter(isDrawable).sort((a, b) => a - b);
  const limits = change ? [change.lower, change.upper].map(Math.abs).filter(isDrawable) : [];
  const usual = sizes[Math.ceil(PAIRS_SHOWN * sizes.length) - 1] ?? 0;
  const wanted = [Math.max(...limits, usual), sizes.at(-1) ?? 0, 1];
  const size = 1.12 * (wanted.find((one2) => one2 > MIN_DRAWABLE) ?? 1);
  const [low, high] = direction === "maximize" ? [-size, 0.6 * size] : [-0.6 * size, size];
  return withSigns(axisBetween([low, high], false, 4));
}
function dotsAxis(values) {
  const [low, high] = padded(intervalOf(values) ?? [0, 0], false, PADDING);
  return { ...NO_SCALE, low, high };
}
function withSigns(axis) {
  const ticks2 = axis.ticks.map(({ value: value2, text }) => {
    return { value: value2, text: value2 === 0 ? "0" : `${value2 > 0 ? "+" : ""}${text}` };
  });
  return { ...axis, ticks: ticks2 };
}
function endOfLuck({ first, last }) {
  return first * (last / first) ** (1 / 3);
}
function scoresOn(curve, { first, last }, start) {
  if (first > last) return [];
  const ends = [first, ...first < last ? commonBreaks([curve], first, last) : []];
  return ends.filter((end, i) => Math.sqrt(end * (ends[i - 1] ?? end)) >= start).map((end) => valueAt(curve, end)).filter(isDrawable);
}
function intervalOf(values) {
  if (values.length === 0) return null;
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}
function withMore([low, high], value2) {
  const [least, most] = [Math.min(low, value2), Math.max(high, value2)];
  return most - least <= MAX_STRETCH * (high - low) ? [least, most] : [low, high];
}
function worstOf(arm, share, direction) {
  const scores = sortedScores(arm);
  const place = Math.ceil(share * arm.trials.length) - 1;
  const worst = scores.at(direction === "maximize" ? -1 - place : place);
  return share > 0 && place < scores.length && worst !== void 0 ? [worst] : [];
}
function padded([low, high], isLog, share) {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  const least = Math.max(isLog ? 1e-12 : 1e-12 * size, MIN_DRAWABLE);
  if (span > least) return [low - share * span, high + share * span];
  const linear3 = size > MIN_DRAWABLE ? 0.02 * size : 1;
  const around = isLog ? 0.2 : linear3;
  return [low - around, high + around];
}
var [TICKS, MIN_TICKS] = [5, 3];
function axisBetween([low, high], isLog, count = TICKS) {
  const isLong = isLog && high >= 10 * low;
  const [few = [], more = []] = [count, count + 1].map(linear2([low, high], [0, 1]).ticks);
  const even = few.length < MIN_TICKS ? more : few;
  const marks = isLong ? logMarks(low, high) : even;
  const write2 = isLong ? significantFormat(1) : formatOf([low, high], marks);
  return { low, high, isLog, ticks: marks.map((value2) => ({ value: value2, text: write2(value2) })) };
}
function logMarks(low, high) {
  const powers = Math.log10(high) - Math.log10(low);
  const mantissas = powers < 2 ? [1, 2, 5] : [1];
  const every = Math.ceil(powers / 6);
  return decades(low, high).filter((power) => power % every === 0).flatMap((power) => mantissas.map((mantissa) => Number(`${mantissa}e${power}`))).filter((score) => score >= low && score <= high);
}
function formatOf([low, high], [first = low, second = high]) {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const exponent2 = Math.floor(Math.log10(second - first) + 1e-6);
  const isSmall = exponent2 < -6 && size < 0.01;
  if (!isSmall && size < 1e9) return (score) => inPlain(score, Math.max(0, -exponent2));
  const digits = Math.floor(Math.log10(size)) - exponent2 + 1;
  return (score) => score === 0 ? words`0` : powerOfTen(score, Math.min(17, Math.max(1, digits)));
}
var UNRESOLVED = 4;
function chartBudgets({ arms, budgetMax }) {
  const first = Math.max(...arms.map((arm) => arm.trialCost));
  const resolvable = arms.map((arm) => arm.resolvableBudget);
  const resolved = Math.min(...resolvable, budgetMax ?? Infinity);
  const isResolved = resolved > first;
  const trials = Math.max(...arms.map((arm) => arm.trials.length)) || Infinity;
  const reach = Math.min(isResolved ? resolved : UNRESOLVED * first, trials * first);
  return { first, last: reach > first ? reach : 2 * first, isResolved };
}
function lastFailing({ median: median2 }, { first, last }) {
  const all = [first, ...commonBreaks([median2], first, last)];
  return all.findLast((budget) => !Number.isFinite(valueAt(median2, budget))) ?? null;
}
var MAX_DOUBLINGS = 6;
function budgetMarks({ first, last }) {
  const isInside = (budget) => budget >= first && budget <= last;
  if (first !== 1 || last < 2)
    return [first, ...readableNumbers(first, last), last].filter(isInside);
  const doublings = Math.floor(Math.log2(last));
  const every = Math.ceil((doublings + 1) / MAX_DOUBLINGS);
  const powers = Array.from(
    { length: Math.floor(doublings / every) + 1 },
    (_, i) => 2 ** (every * i)
  );
  const between = every > 1 || powers.length > 4 ? [] : powers.map((trials) => 3 * trials);
  return [...powers, ...between].filter(isInside);
}

// src/draw/chart-of.ts
var charts = { check: /* @__PURE__ */ new WeakMap(), comparison: /* @__PURE__ */ new WeakMap() };
function chartOf(assessment, subject = "check") {
  const known = charts[subject].get(assessment);
  const chart = known ?? newChart(assessment, subject);
  if (chart !== null) charts[subject].set(assessment, chart);
  return chart;
}
function newChart(assessment, subject) {
  if (!hasChart(assessment)) return null;
  const { candidate } = assessment;
  if (assessment.kind === "lone") {
    const chart2 = curveChart(candidate, assessment.curve, assessment, "candidate");
    const subtitle = `${outcomeWords(assessment)}. ${chart2.subtitle}`;
    return { ...chart2, title: "Candidate alone", subtitle };
  }
  const { baseline, comparison, outcome, test } = assessment;
  const decides = restsOnTest(assessment) ? test : null;
  const chart = chartWith({ ...assessment, test: decides }, [
    ["baseline", baseline, comparison.baseline],
    ["candidate", candidate, comparison.candidate]
  ]);
  return {
    ...chart,
    budgetMax: comparison.rules.budgetMax,
    // A picture has no code.
    title: plainText(headline(assessment)).replaceAll("`", ""),
    subtitle: `${outcomeWords(assessment)}. ${chart.subtitle}`,
    // Evidence that does not count in the table is not drawn either.
    compared: outcome.evidence === "void" ? null : comparison.range,
    haveOneScale: haveOneScale(assessment),
    isStrengthKnown: !isStrengthUnknown(assessment),
    example: exampleIn(assessment),
    tested: testedOf(assessment),
    format: scoreFormat(assessment),
    description: plainText(lineOf(verdictStatements(assessment, subject)))
  };
}
function curveChart(sweep, curve, shown, role = "sweep") {
  const title = `Tuning curve of ${label(sweep)}`;
  const description = curveSentence(sweep, curve, shown);
  return { ...chartWith(shown, [[role, sweep, curve]]), title, description };
}
function curveSentence(sweep, curve, { settings, axis }) {
  const last = Math.max(curve.trialCost, curve.resolvableBudget);
  const limits = toMetric(limitsAt(curve, last), sweep.direction);
  const values = describeLimits(limits, formatOfCurves([curve]));
  return `The ${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} is ${values} after ${plainText(describeBudget(last, axis))}.`;
}
function chartWith({ settings, axis, test = null }, drawn3) {
  const { band: band2, comparison } = settings;
  const curves = drawn3.map(([, , curve]) => curve);
  const { direction, metric } = drawn3.map(([, sweep]) => sweep).at(-1);
  const failures = drawn3.map(([role, { trials }]) => {
    const failed = trials.filter(({ score }) => score === -Infinity).length;
    const where = drawn3.length === 1 ? "" : ` in the ${role}`;
    return failed > 0 && `${inPlain(failed, 0)} failed${where}`;
  });
  const firstBudget = Math.max(...curves.map(({ trialCost }) => trialCost));
  const isBare = curves.some(({ resolvableBudget }) => resolvableBudget <= firstBudget);
  const word = curveWord(settings, direction);
  const named2 = data(metric, 40);
  const best = plainText(capitalized(say`${typicalWord(settings, direction)} best ${named2}`));
  const { margin, target } = comparison;
  const subtitle = [
    test?.searches && plainText(say`Best ${named2} of each search`),
    test?.pairs && plainText([named2]),
    !(test?.searches || test?.pairs || isBare) && `${best} with ${formatPercent(band2.confidence)} bands`,
    test?.searches ? plainText(searchesWords(test)) : sizesOf(curves),
    ...failures,
    betterWord(direction),
    test && decidedWords(test),
    isBare && "no budget compared",
    margin !== 0 && !isBare && `dotted: a loss of ${margin}`
  ];
  return {
    subtitle: subtitle.filter(Boolean).join(", "),
    direction,
    unit: unitOf(axis),
    curveWord: word,
    scoreWord: comparison.quantile === 0.5 ? "Typical best score" : `${word} of the best score`,
    budgetMax: null,
    target,
    margin,
    arms: drawn3.map(armOf),
    tested: null,
    compared: null,
    haveOneScale: true,
    isStrengthKnown: true,
    example: null,
    format: formatOfCurves(curves)
  };
}
function decidedWords({ pairs, pValue, alpha }) {
  const what = pairs ? "pairs" : "no change";
  return `test of ${what}: ${formatPValue(pValue)} for \u201Cworse\u201D, fails at ${inDigits(alpha, 3)} or less`;
}
function armOf([role, { trials, direction }, curve]) {
  const inMetric = (score) => orient(score, direction);
  const drawn3 = (steps) => mapSteps(drawnSteps(steps), inMetric);
  const { lower, upper, point, resolvableBudget, trialCost } = curve;
  const [low, high] = direction === "maximize" ? [lower, upper] : [upper, lower];
  return {
    ...{ role, resolvableBudget, trialCost },
    ...{ median: drawn3(point), lower: drawn3(low), upper: drawn3(high) },
    trials: trials.map(({ score }, i) => ({ id: trialId(role, i), score: inMetric(score) }))
  };
}
var MAX_DRAWN = 4e3;
function drawnSteps(steps) {
  const { breaks, values } = steps;
  if (breaks.length <= MAX_DRAWN) return steps;
  const [first, last] = [Math.log(breaks[0]), Math.log(breaks.at(-2))];
  const placeOf = (end) => Math.ceil((Math.log(end) - first) / (last - first) * MAX_DRAWN);
  const isKept = (_, i) => i === breaks.length - 1 || placeOf(breaks[i]) !== placeOf(breaks[i + 1]);
  return { breaks: breaks.filter(isKept), values: values.filter(isKept) };
}
function testedOf(assessment) {
  const { test, outcome } = assessment;
  if (test?.pairs) return haveOneScale(assessment) ? pairsOf(test.pairs, assessment) : null;
  if (test?.searches) return searchesIn(test.searches, assessment);
  const isBySettings = isFailedByTest(outcome) && test?.by === "same-settings";
  return isBySettings && test.settings ? settingsIn(test.settings, assessment) : null;
}
var ARMS = ["baseline", "candidate"];
function settingsIn({ residuals, shift }, { candidate: { direction } }) {
  const counted = (role) => residuals[role].flatMap(
    (score, i) => score === null ? [] : [{ id: trialId(role, i), score }]
  );
  const lost = shift ?? 0;
  const change = lost > 0 ? signed(formatFor(lost, lost))(-orient(lost, direction)) : null;
  return { kind: "settings", arms: ARMS.map((role) => ({ role, trials: counted(role) })), change };
}
function searchesIn({ length, scores }, { candidate: { direction } }) {
  const places = Array.from({ length }, (_, i) => i);
  const ends = places.map((i) => i + 1 === length ? Infinity : i + 1.5);
  const inMetric = (values) => stepFunction(
    ends,
    values.map((value2) => orient(value2, direction))
  );
  const arms = ARMS.map((role) => {
    const runs = scores[role].map((run) => places.map((i) => Math.max(...run.slice(0, i + 1))));
    const across = (pick2) => inMetric(places.map((i) => pick2(runs.map((run) => run[i]))));
    const extremes = [across((all) => Math.min(...all)), across((all) => Math.max(...all))];
    const [lower, upper] = direction === "maximize" ? extremes : extremes.toReversed();
    return {
      ...{ role, median: across(middleBest), lower, upper, runs: runs.map(inMetric) },
      ...{ resolvableBudget: Infinity, trials: [], trialCost: 1 }
    };
  });
  return { kind: "searches", length, arms };
}
function pairsOf({ trials, differing, change }, sweeps) {
  const { direction } = sweeps.candidate;
  const drawn3 = (arm) => {
    const ids = new Map(sweeps[arm].trials.map((trial, i) => [trial, trialId(arm, i)]));
    return (trial) => {
      return { id: ids.get(trial), score: orient(trial.score, direction) };
    };
  };
  const [before, after] = [drawn3("baseline"), drawn3("candidate")];
  const all = trials.map(({ baseline, candidate }) => {
    return { baseline: before(baseline), candidate: after(candidate) };
  });
  const shown = { kind: "pairs", all, areSettings: differing === 0 };
  if (change === null) return { ...shown, change };
  const { lower, median: median2, upper } = toMetric({ ...change, point: change.estimate }, direction);
  const text = signed(formatOfChange(change))(median2);
  return { ...shown, change: { lower, estimate: median2, upper, text } };
}
function trialId(arm, index) {
  return `${arm.charAt(0)}${index + 1}`;
}
function exampleIn(assessment) {
  const { example } = assessment;
  if (example === null) return null;
  const [direction, format2] = [directionOf(assessment), scoreFormat(assessment)];
  const written2 = (arm) => describeMedian(toMetric(example[arm], direction), format2);
  return {
    budget: example.budget,
    baseline: written2("baseline"),
    candidate: written2("candidate"),
    difference: describeEstimate(example, direction, format2)
  };
}
function differenceOf(model) {
  const { first, last, isResolved } = chartBudgets(model);
  const [baseline, candidate] = model.arms;
  if (!baseline || !candidate || !isResolved || !model.haveOneScale) return null;
  const minus = (a, b, undefinedAs) => {
    const ends = [first, ...commonBreaks([a, b], first, last)];
    const differences = ends.map((end) => valueAt(a, end) - valueAt(b, end));
    const values = differences.map((value2) => Number.isNaN(value2) ? undefinedAs : value2);
    return stepFunction([...ends.slice(0, -1), Infinity], values);
  };
  return {
    median: minus(candidate.median, baseline.median, Number.NaN),
    lower: minus(candidate.lower, baseline.upper, -Infinity),
    upper: minus(candidate.upper, baseline.lower, Infinity)
  };
}

// scripts/platform-fetch.mjs
var platform_fetch_default = globalThis.fetch;

// node_modules/quickchart-js/build/quickchart.mjs
var import_javascript_stringify = __toESM(require_dist(), 1);
var SPECIAL_FUNCTION_REGEX = /['"]__BEGINFUNCTION__(.*?)__ENDFUNCTION__['"]/g;
var USER_AGENT = `quickchart-js/3.1.0`;
function doStringify(chartConfig) {
  const str = (0, import_javascript_stringify.stringify)(chartConfig);
  if (!str) {
    return void 0;
  }
  return str.replace(SPECIAL_FUNCTION_REGEX, "$1");
}
function postJson(url, payload) {
  return platform_fetch_default(url, {
    method: "POST",
    headers: {
      "User-Agent": USER_AGENT,
      "Content-Type": "application/json"
    },
    body: JSON.stringify(payload)
  });
}
var QuickChart = class {
  constructor(apiKey, accountId) {
    this.apiKey = apiKey;
    this.accountId = accountId;
    this.host = "quickchart.io";
    this.scheme = "https";
    this.chart = void 0;
    this.width = 500;
    this.height = 300;
    this.devicePixelRatio = 1;
    this.backgroundColor = "#ffffff";
    this.format = "png";
    this.version = "2.9.4";
  }
  setConfig(chartConfig) {
    this.chart = typeof chartConfig === "string" ? chartConfig : doStringify(chartConfig);
    return this;
  }
  setHost(host) {
    this.host = host;
    return this;
  }
  setScheme(scheme) {
    this.scheme = scheme;
    return this;
  }
  setWidth(width) {
    this.width = width;
    return this;
  }
  setHeight(height) {
    this.height = height;
    return this;
  }
  setBackgroundColor(color2) {
    this.backgroundColor = color2;
    return this;
  }
  setDevicePixelRatio(ratio) {
    this.devicePixelRatio = ratio;
    return this;
  }
  setFormat(fmt) {
    this.format = fmt;
    return this;
  }
  setVersion(version) {
    this.version = version;
    return this;
  }
  isValid() {
    if (!this.chart) {
      return false;
    }
    return true;
  }
  getBaseUrl() {
    return `${this.scheme}://${this.host}`;
  }
  getUrlObject() {
    if (!this.isValid()) {
      throw new Error("You must call setConfig before getUrl");
    }
    const ret = new URL(`${this.getBaseUrl()}/chart`);
    ret.searchParams.append("c", this.chart);
    ret.searchParams.append("w", String(this.width));
    ret.searchParams.append("h", String(this.height));
    ret.searchParams.append("ref", "qc-js");
    if (this.devicePixelRatio !== 1) {
      ret.searchParams.append("devicePixelRatio", String(this.devicePixelRatio));
    }
    if (this.backgroundColor) {
      ret.searchParams.append("bkg", this.backgroundColor);
    }
    if (this.format) {
      ret.searchParams.append("f", this.format);
    }
    if (this.version) {
      ret.searchParams.append("v", this.version);
    }
    if (this.apiKey) {
      ret.searchParams.append("key", this.apiKey);
    }
    return ret;
  }
  getUrl() {
    return this.getUrlObject().href;
  }
  getSignedUrl() {
    if (!this.accountId || !this.apiKey) {
      throw new Error("You must set accountId and apiKey in the QuickChart constructor to use getSignedUrl()");
    }
    const crypto = __require("crypto");
    const urlObj = this.getUrlObject();
    const chartStr = urlObj.searchParams.get("c");
    const signature = crypto.createHmac("sha256", this.apiKey).update(chartStr).digest("hex");
    urlObj.searchParams.append("sig", signature);
    urlObj.searchParams.append("accountId", this.accountId);
    urlObj.searchParams.delete("key");
    return urlObj.href;
  }
  getPostData() {
    if (!this.isValid()) {
      throw new Error("You must call setConfig creating post data");
    }
    const { width, height, chart, format: format2, version, backgroundColor, devicePixelRatio, apiKey } = this;
    const postData = {
      width,
      height,
      chart
    };
    if (format2) {
      postData.format = format2;
    }
    if (version) {
      postData.version = version;
    }
    if (backgroundColor) {
      postData.backgroundColor = backgroundColor;
    }
    if (devicePixelRatio) {
      postData.devicePixelRatio = devicePixelRatio;
    }
    if (apiKey) {
      postData.key = apiKey;
    }
    return postData;
  }
  async getShortUrl() {
    if (!this.isValid()) {
      throw new Error("You must call setConfig before getUrl");
    }
    if (this.host !== "quickchart.io") {
      throw new Error("Short URLs must use quickchart.io host");
    }
    const resp = await postJson(`${this.getBaseUrl()}/chart/create`, this.getPostData());
    if (!resp.ok) {
      const quickchartError = resp.headers.get("x-quickchart-error");
      const details = quickchartError ? `
${quickchartError}` : "";
      throw new Error(`Chart shorturl creation failed with status code ${resp.status}${details}`);
    }
    const json = await resp.json();
    if (!json || !json.success || !json.url) {
      throw new Error("Received failure response from chart shorturl endpoint");
    } else {
      return json.url;
    }
  }
  async toBinary() {
    if (!this.isValid()) {
      throw new Error("You must call setConfig before getUrl");
    }
    const resp = await postJson(`${this.getBaseUrl()}/chart`, this.getPostData());
    if (!resp.ok) {
      const quickchartError = resp.headers.get("x-quickchart-error");
      const details = quickchartError ? `
${quickchartError}` : "";
      throw new Error(`Chart creation failed with status code ${resp.status}${details}`);
    }
    const data2 = await resp.arrayBuffer();
    return Buffer.from(data2);
  }
  async toDataUrl() {
    const buf = await this.toBinary();
    const b64buf = buf.toString("base64");
    const type = this.format === "svg" ? "svg+xml" : "png";
    return `data:image/${type};base64,${b64buf}`;
  }
  async toFile(pathOrDescriptor) {
    const fs = __require("fs");
    const buf = await this.toBinary();
    fs.writeFileSync(pathOrDescriptor, buf);
  }
  static getGradientFillHelper(direction, colors, dimensions) {
    return `__BEGINFUNCTION__getGradientFillHelper(${JSON.stringify(direction)}, ${JSON.stringify(colors)}, ${JSON.stringify(dimensions)})__ENDFUNCTION__`;
  }
  static getGradientFill(colorOptions, linearGradient) {
    return `__BEGINFUNCTION__getGradientFill(${JSON.stringify(colorOptions)}, ${JSON.stringify(linearGradient)})__ENDFUNCTION__`;
  }
  static getImageFill(url) {
    return `__BEGINFUNCTION__getImageFill(${JSON.stringify(url)})__ENDFUNCTION__`;
  }
};
QuickChart.pattern = {
  draw: function(shapeType, backgroundColor, patternColor, requestedSize) {
    return `__BEGINFUNCTION__pattern.draw(${JSON.stringify(shapeType)}, ${JSON.stringify(backgroundColor)}, ${JSON.stringify(patternColor)}, ${JSON.stringify(requestedSize)})__ENDFUNCTION__`;
  }
};
var src_default = QuickChart;

// src/draw/quickchart.ts
var MAX_URL_LENGTH = 3999;
var DENSITIES = [48, 36, 24, 16, 8];
var [WIDTH, HEIGHT] = [560, 320];
var ALPHA = Math.round(255 * OPACITY.band).toString(16);
function quickChart(model, server) {
  for (const pieces2 of DENSITIES) {
    const config = configOf(model, pieces2);
    const url = config === null ? null : urlOf(config, server);
    if (url !== null && url.length <= MAX_URL_LENGTH) return { url, width: WIDTH };
  }
  return null;
}
function urlOf(config, server) {
  const { protocol, host, pathname } = new URL(server);
  return new src_default().setScheme(protocol.replace(":", "")).setHost(host + pathname.replace(/(?<!\/)\/+$/, "")).setVersion("4").setWidth(WIDTH).setHeight(HEIGHT).setBackgroundColor("#fff").setConfig(config).getUrl();
}
function configOf(model, pieces2) {
  if (model.tested !== null) return null;
  const budgets = chartBudgets(model);
  const scores = curveAxis(model, { budgets, target: null });
  if (scores.ticks.length === 0 || !budgets.isResolved) return null;
  const difference = differenceOf(model);
  const { labels, ends } = gridOf(budgets, pieces2);
  const along = (curve, axis2, pick2) => ends.map((end, i) => {
    const start = ends[i - 1] ?? end;
    const inside = [start, Math.sqrt(start * end), end];
    return rounding(axis2)(pick2(...inside.map((budget) => valueAt(curve, budget))));
  });
  const median2 = (curve, axis2) => along(curve.median, axis2, (_, middle) => middle);
  const band2 = ({ lower, upper }, axis2, colour) => {
    const fill = { target: "+1", above: colour, below: colour };
    return [
      { ...INVISIBLE, data: along(upper, axis2, Math.max), fill },
      { ...INVISIBLE, data: along(lower, axis2, Math.min) }
    ];
  };
  const lines4 = model.arms.map((arm) => ({
    label: legendOf(arm, budgets),
    data: median2(arm, scores),
    ...looksOf(arm.role)
  }));
  const { text, muted } = palette("light");
  const axis = difference && differenceAxis(model, difference, { budgets, isLog: false });
  const own = { yAxisID: "yd" };
  const datasets = difference && axis ? [
    {
      ...{ ...own, label: "candidate \u2212 baseline", data: median2(difference, axis) },
      ...{ borderColor: text, backgroundColor: `${muted}${ALPHA}` }
    },
    ...lines4,
    { ...own, ...ZERO, data: ends.map(() => 0) },
    ...band2(difference, axis, `${muted}${ALPHA}`).map((edge) => ({ ...own, ...edge }))
  ] : [...lines4, ...model.arms.flatMap((arm) => band2(arm, scores, bandColour(arm.role)))];
  const unit2 = model.unit.replace(/[^\p{L}\p{N} /·.-]/gu, "").slice(0, 24);
  const better = betterWord(model.direction);
  const y = scaleOf(scores, axis ? "best score" : `${model.curveWord} best score, ${better}`);
  const x = {
    ticks: { maxRotation: 0, autoSkip: false },
    grid: HIDDEN,
    title: { display: true, text: `${unit2} of tuning (log scale)` }
  };
  const scales = {
    x,
    ...axis ? {
      y: { ...y, stack: "s" },
      // Space between the two.
      yg: { stack: "s", stackWeight: 0.15, ticks: HIDDEN, grid: HIDDEN, border: HIDDEN },
      yd: { ...scaleOf(axis, better), stack: "s", stackWeight: 1.5 }
    } : { y }
  };
  return {
    ...{ type: "line", data: { labels, datasets } },
    options: {
      elements: { line: { stepped: "after", borderWidth: 2 }, point: { radius: 0 } },
      plugins: { legend: { align: "start" } },
      scales
    }
  };
}
var INVISIBLE = { label: "", borderColor: "#0000", backgroundColor: "#0000" };
var HIDDEN = { display: false };
var ZERO = {
  ...{ label: "no difference", borderColor: palette("light").muted, borderDash: [2, 3] },
  backgroundColor: "#0000"
};
function looksOf(role) {
  return {
    borderColor: palette("light")[role],
    // Only in the legend, next to its dashes.
    backgroundColor: bandColour(role),
    ...role === "baseline" ? { borderDash: [7, 4] } : {}
  };
}
function scaleOf(axis, title) {
  const score = rounding(axis);
  return {
    ...axis.isLog ? { type: "logarithmic" } : {},
    min: score(axis.low),
    max: score(axis.high),
    ticks: {
      includeBounds: false,
      ...axis.isLog ? { format: { maximumSignificantDigits: 2 } } : {}
    },
    title: { display: true, text: title }
  };
}
var bandColour = (role) => `${palette("light")[role]}${ALPHA}`;
function legendOf(arm, budgets) {
  const end = lastFailing(arm, budgets);
  if (end === null) return arm.role;
  return `${arm.role} (fails${end < budgets.last ? ` up to ${formatBudget(end)}` : ""})`;
}
var APART = 1 / 14;
function gridOf(budgets, pieces2) {
  const { first, last } = budgets;
  const ends = Array.from(
    { length: pieces2 + 1 },
    (_, i) => Math.min(last, first * (last / first) ** (i / pieces2))
  );
  const labels = ends.map(() => "");
  for (const mark of [first, last, ...budgetMarks(budgets)]) {
    const at = Math.round(pieces2 * Math.log(mark / first) / Math.log(last / first));
    const near = labels.slice(Math.max(0, Math.ceil(at - APART * pieces2)), at + APART * pieces2);
    if (near.some(Boolean)) continue;
    [ends[at], labels[at]] = [mark, formatBudget(mark)];
  }
  return { ends, labels };
}
function rounding({ low, high, isLog }) {
  const span = high - low;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const digits = isLog ? 3 : 3 + Math.ceil(Math.log10(size / span));
  const [below, above] = isLog ? [low / 2, 2 * high] : [low - span / 10, high + span / 10];
  return (score) => {
    const inside = Math.min(above, Math.max(below, score));
    return Number(inside.toPrecision(Math.min(17, digits)));
  };
}

// src/draw/comment.ts
var NO_FRAME = {
  ...OUTSIDE,
  jobSummary: null,
  picture: { kind: "forest" },
  pictures: /* @__PURE__ */ new Map()
};
function renderRunComment(run, frame, limit = Number.POSITIVE_INFINITY) {
  const { fullReport, jobSummary, picture, pictures } = frame;
  const inJob = jobSummary === null ? code(words`comment.md`) : link(say`job summary`, jobSummary);
  const elsewhere = fullReport === null ? inJob : link(say`page, chart and data`, fullReport);
  const subject = run.comparisons.length > 1 ? "comparison" : "check";
  const figure2 = (name) => {
    const shown = comparisonNamed(run, name);
    if (shown === null) return overviewBlocks(run, pictures.get(""));
    return figureBlocks(shown, pictures.get(name) ?? picture, subject);
  };
  return fitSections(sectionsOf(run, frame), { limit, elsewhere: [elsewhere], figure: figure2 });
}
function comparisonNamed({ comparisons }, name) {
  if (name === "" && comparisons.length > 1) return null;
  return comparisons.find((comparison) => comparison.name === name)?.assessment ?? null;
}
function renderRunText2(run, screen) {
  return renderRunText(run, screen, (name) => {
    const shown = comparisonNamed(run, name);
    return shown === null ? [summaryTable(run)] : textBlocks(drawTextPlot(shown, screen));
  });
}
function overviewBlocks(run, picture) {
  if (picture?.kind !== "stored") return [summaryTable(run, briefHeadline)];
  return [storedImage(picture, lineOf(triageStatements(run)))];
}
var NARROW = "(max-width: 600px)";
var DARK = "(prefers-color-scheme: dark)";
function storedImage(stored, alt) {
  const others = [
    { media: words`${NARROW} and ${DARK}`, url: stored["dark-narrow"] },
    { media: words`${NARROW}`, url: stored["light-narrow"] },
    { media: words`${DARK}`, url: stored.dark }
  ];
  return { type: "image", alt, url: stored.light, others };
}
var GET_PICTURE = say`For a picture: \`charts: branch\`, with \`contents: write\`.`;
function figureBlocks(assessment, picture, subject) {
  if (picture.kind === "none" || !hasChart(assessment)) return [];
  const alt = altText(assessment, subject);
  if (picture.kind === "stored") return [storedImage(picture, alt)];
  const model = chartOf(assessment, subject);
  if (model === null) return [];
  const drawn3 = picture.kind === "quickchart" ? quickChart(model, picture.server) : null;
  if (drawn3 !== null) {
    const level = formatPercent(assessment.settings.band.confidence);
    const lines4 = say`Lines: ${model.curveWord}s; shaded: ${level} simultaneous bands.`;
    return [{ type: "image", alt, ...drawn3 }, ...paragraph(state("lines", lines4))];
  }
  const plot = drawTextPlot(assessment, PHONE);
  if (plot.length === 0) return [];
  const isFallback = picture.kind === "forest" && picture.isFallback === true;
  return [...textBlocks(plot), ...paragraph(state("lines", isFallback ? GET_PICTURE : []))];
}
function textBlocks(plot) {
  return plot.length === 0 ? [] : [{ type: "code", language: words`text`, value: plot.join("\n") }];
}
var PHONE = { width: 40, hasColours: false, isVerbose: false };
function altText(assessment, subject) {
  const [verdict, ...others] = verdictStatements(assessment, subject).map(({ said }) => said);
  const own = (verdict ?? []).filter(({ type }) => type !== "data");
  const known = others.filter((said) => said.every(({ type }) => type !== "data"));
  return joined([say`${withoutEnd(own)}.`, ...known]);
}
function withoutEnd(phrase) {
  const last = phrase.at(-1);
  const isEnd = last?.type === "text" && /^[ .]*$/.test(last.value);
  return isEnd ? withoutEnd(phrase.slice(0, -1)) : phrase;
}
function drawTextPlot(assessment, screen) {
  const model = chartOf(assessment);
  if (model === null) return [];
  const pairs = assessment.kind === "compared" ? assessment.test?.pairs : null;
  if (pairs) return [drawPairBars(pairs, screen.width)];
  const { tested } = model;
  if (tested && tested.kind !== "pairs") return drawStrips(tested, model, screen.width);
  return drawCurves(model, assessment, screen);
}
function drawCurves(model, assessment, screen) {
  const rows = rowsOf(model, assessment);
  const shown = chartBudgets(model);
  const axis = curveAxis(model, { budgets: shown, target: null });
  if (rows.length === 0 || !shown.isResolved || axis.ticks.length === 0) return [];
  const heading = unitOf(assessment.axis);
  const budgets = Math.max(heading.length, ...rows.map(({ budget }) => budget.length));
  const values = widthOf(rows.map(({ value: value2 }) => value2));
  const hasEvidence = rows.some(({ evidence }) => evidence?.way);
  const canvas = canvasOf(axis, screen.width - budgets - 9 - values - (hasEvidence ? 3 : 0));
  const isTested = assessment.kind === "compared" && restsOnTest(assessment);
  const levels = /* @__PURE__ */ new Set();
  const letterOf = ({ level, way }) => {
    if (way === null || isTested) return "";
    levels.add(`${level.charAt(0)} ${level}`);
    return styled(level.charAt(0), { worse: "red", better: "green" }[way], screen);
  };
  const lines4 = rows.map(({ budget, evidence, ...strip }) => {
    const cells = [budget.padStart(budgets), drawn(strip, canvas), strip.value.padEnd(values)];
    return [...cells, evidence && letterOf(evidence)].join("  ");
  });
  return [
    ...[`${heading.padStart(budgets)}     ${tickLine(canvas)}`, ...lines4].map(
      (one2) => one2.trimEnd()
    ),
    assessment.kind === "lone" ? "\u25CF candidate" : "\u25CB baseline  \u25CF candidate",
    ...levels.size > 0 ? [`evidence: ${[...levels].join(", ")}`] : []
  ];
}
function rowsOf({ arms, format: format2 }, assessment) {
  if (assessment.kind === "unjudged") return [];
  const found = assessment.kind === "compared" ? assessment.rows.map((row) => evidenceAt(row, assessment)) : [];
  return assessment.rows.flatMap(
    ({ budget }, row) => arms.map((arm, i) => ({
      ...stripAt(budget, arm, format2),
      budget: i === 0 ? formatBudget(budget) : "",
      evidence: i === 1 ? found[row] : void 0
    }))
  );
}
function stripAt(budget, { role, lower, median: median2, upper }, format2) {
  const at = (curve) => valueAt(curve, budget);
  const limits = { lower: at(lower), median: at(median2), upper: at(upper) };
  return { role, limits, value: describeMedian(limits, format2) };
}
function drawStrips(tested, { direction, format: format2 }, width) {
  const isBySettings = tested.kind === "settings";
  const strips = isBySettings ? tested.arms.map(({ role, trials }) => ({ role, value: "", limits: middleHalf(trials) })) : tested.arms.map((arm) => stripAt(tested.length, arm, format2));
  const axis = dotsAxis(
    strips.flatMap(({ limits }) => Object.values(limits).filter(Number.isFinite))
  );
  const canvas = canvasOf(axis, width - widthOf(strips.map(({ value: value2 }) => value2)) - 7);
  const ends = ["worse", "better"];
  const [first = "", last = ""] = isBySettings || direction === "maximize" ? ends : ends.toReversed();
  return [
    `    ${first}${last.padStart(canvas.columns - first.length)}`,
    ...strips.map((strip) => `${drawn(strip, canvas)}  ${strip.value}`.trimEnd()),
    "\u25CB baseline  \u25CF candidate",
    isBySettings ? "line: the middle half of its trials" : "line: from the worst to the best search"
  ];
}
function middleHalf(trials) {
  const sorted2 = trials.map(({ score }) => score).sort((a, b) => a - b);
  const at = (share) => sorted2[Math.round(share * (sorted2.length - 1))] ?? 0;
  return { lower: at(0.25), median: middleBest(sorted2), upper: at(0.75) };
}
function drawPairBars({ n, worse, same, better }, width) {
  const counts = Object.entries({ worse, same, better });
  const line2 = (perSquare) => {
    const bars = counts.map(([name, count]) => {
      const squares = "\u25A0".repeat(Math.ceil(count / perSquare));
      return `${name} ${squares}${squares && " "}${count}`;
    });
    return bars.join(" \xB7 ");
  };
  const each = Array.from({ length: n }, (_, i) => i + 1);
  return line2(each.find((pairs) => line2(pairs).length <= width) ?? n);
}
var [MIN_COLUMNS, MAX_COLUMNS] = [10, 46];
function canvasOf(axis, free) {
  const columns = Math.max(MIN_COLUMNS, Math.min(MAX_COLUMNS, free));
  return { axis, columns, place: placeOn(axis, [0, columns - 1]) };
}
function drawn({ role, limits }, { axis, columns, place }) {
  const { lower, median: median2, upper } = limits;
  const columnOf = (score) => Math.round(place(score));
  const from = lower < axis.low ? -1 : columnOf(lower);
  const to = upper > axis.high ? columns : columnOf(upper);
  const at = isOn(axis, median2) ? columnOf(median2) : null;
  const cells = Array.from({ length: columns }, (_, i) => {
    if (i === at) return role === "baseline" ? "\u25CB" : "\u25CF";
    if (i === from) return "\u251C";
    if (i === to) return "\u2524";
    return i > from && i < to ? "\u2500" : " ";
  });
  const [goesDown, goesUp] = [from < 0 ? "\u25C2" : " ", to >= columns ? "\u25B8" : " "];
  return `${role.charAt(0)}  ${goesDown}${cells.join("")}${goesUp}`;
}
function tickLine({ axis: { ticks: ticks2 }, columns, place }) {
  const [first = 0, second = Infinity] = ticks2.map(({ value: value2 }) => place(value2));
  const widest2 = widthOf(ticks2.map(({ text }) => text));
  const every = Math.ceil((widest2 + 2) / (second - first)) || 1;
  return ticks2.reduce((line2, { value: value2, text }, i) => {
    const start = Math.round(place(value2)) + 1 - Math.floor(text.length / 2);
    const isFree = i % every === 0 && start >= (line2 === "" ? 0 : line2.length + 2);
    return isFree && start + text.length <= columns + 2 ? line2.padEnd(start) + text : line2;
  }, "");
}

// src/draw/data/csv.ts
function curvesCsv(run) {
  return csvOfRun(
    CURVE_COLUMNS,
    run,
    (assessment) => Object.entries(shownCurves(assessment)).flatMap(
      ([arm, shown]) => shown === null ? [] : curveRows(arm, shown)
    )
  );
}
function curveCsv(sweep, curve) {
  return csvText(CURVE_COLUMNS, curveRows("sweep", { sweep, curve }));
}
var CURVE_COLUMNS = ["arm", "confidence", "from", "to", "lower", "median", "upper"];
function curveRows(arm, { sweep, curve }) {
  const { confidence } = curve.band;
  return curveSteps(curve, sweep.direction, Infinity).steps.map(
    ({ from, to, lower, median: median2, upper }) => [arm, confidence, from, to, lower, median2, upper]
  );
}
function trialsCsv(run) {
  const sweepsOf = ({ baseline, candidate }) => Object.entries({ baseline, candidate });
  const all = run.comparisons.flatMap(({ assessment }) => sweepsOf(assessment));
  const { header, rowsOf: rowsOf2 } = trialTable(all.map(([, sweep]) => sweep));
  return csvOfRun(
    header,
    run,
    (assessment) => sweepsOf(assessment).flatMap(([arm, sweep]) => rowsOf2(arm, sweep))
  );
}
function sweepCsv(sweep) {
  const { header, rowsOf: rowsOf2 } = trialTable([sweep]);
  return csvText(header, rowsOf2("sweep", sweep));
}
function trialTable(sweeps) {
  const trials = sweeps.flatMap((sweep) => sweep?.trials ?? []);
  const names = [...new Set(trials.flatMap(({ parameters }) => Object.keys(parameters ?? {})))];
  const columns = ["arm", "trial", "status", "score", "cost", "seed", "where"];
  return {
    header: [...columns, ...names.map((name) => `params_${name}`)],
    rowsOf: (arm, sweep) => (sweep?.trials ?? []).map(({ outcome, score, cost, seed, place, parameters }, i) => {
      const known = sweep && Number.isFinite(score) ? orient(score, sweep.direction) : null;
      const values = names.map((name) => ownOf(parameters, name));
      return [arm, i + 1, outcome, known, cost, seed, placeText(place), ...values];
    })
  };
}
function csvText(header, rows) {
  return [header, ...rows].map((row) => `${row.map(written).join(",")}
`).join("");
}
function csvOfRun(header, { comparisons }, rowsOf2) {
  const first = (cell2) => comparisons.length > 1 ? [cell2] : [];
  const rows = comparisons.flatMap(
    ({ name, assessment }) => rowsOf2(assessment).map((row) => [...first(name), ...row])
  );
  return rows.length === 0 ? null : csvText([...first("comparison"), ...header], rows);
}
var FORMULA = /(^|[;\t\r\n])([^\S;\t\r\n]*)(?=[=+\-@＝＋－＠])/g;
var NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
function written(cell2) {
  if (typeof cell2 !== "string") return cell2 === null ? "" : String(cell2);
  const text = NUMBER.test(cell2) ? cell2 : cell2.replace(FORMULA, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
function shownCurves(assessment) {
  const curves = curvesOf(assessment);
  const shown = (arm) => {
    const [sweep, curve] = [assessment[arm], curves[arm]];
    return sweep && curve && { sweep, curve };
  };
  return { baseline: shown("baseline"), candidate: shown("candidate") };
}
function curveSteps(curve, direction, maxSteps) {
  const ends = commonBreaks([curve.lower, curve.point, curve.upper], 0, Infinity);
  const isThinned = curve.band.n > maxSteps && ends.length > maxSteps;
  const lasts = isThinned ? evenlySpaced(ends, maxSteps) : ends.map((_, i) => i);
  const steps = lasts.map((last, i) => {
    const first = (lasts[i - 1] ?? -1) + 1;
    const to = ends[last];
    const lower = limitsAt(curve, ends[first]).lower;
    const limits = toMetric({ ...limitsAt(curve, to), lower }, direction);
    return { from: ends[first - 1] ?? 0, to, ...limits };
  });
  return { steps, isThinned };
}
function evenlySpaced(ends, maxSteps) {
  const logs = Float64Array.from(ends.slice(0, -1), Math.log);
  const [first, last] = [logs[0], logs.at(-1)];
  const lasts = Array.from({ length: maxSteps - 1 }, (_, i) => {
    const target = first + (last - first) * i / (maxSteps - 2) + 1e-12;
    return firstWhere(logs, (log2) => log2 > target) - 1;
  });
  return [...new Set(lasts), ends.length - 1];
}

// src/draw/data/json.ts
function runJson(run) {
  return run.comparisons.length === 1 ? onlyJson(run) : severalJson(run);
}
function onlyJson(run) {
  const [{ assessment }] = run.comparisons;
  const { statements, ...only } = comparisonJson(assessment, "check");
  const notes = runNotes(run).map(statementJson);
  return { ...jsonHead("compare"), ...only, statements: [...statements, ...notes] };
}
function severalJson(run) {
  const { comparisons, familyWise, notCompared, configNote } = run;
  const [worst] = comparisons;
  return {
    ...jsonHead("compare"),
    ...outcomeJson(worst.assessment),
    comparisons: comparisons.map(({ name, assessment }) => {
      return { name, ...comparisonJson(assessment, "comparison") };
    }),
    familyWise,
    notCompared,
    configNote: configNote && quotedText(configSentences(configNote)),
    statements: runStatements(run).map(statementJson)
  };
}
var NOTHING = {
  comparison: null,
  rows: [],
  target: null,
  overallSlowdown: null,
  ruledOut: null,
  notWorse: null,
  jointLevel: null,
  chances: null,
  trialsNeeded: null,
  test: null
};
var NO_EVIDENCE = { worse: null, better: null, range: null, crossings: [] };
function outcomeJson(assessment) {
  const { verdict, gate } = assessment.outcome;
  return {
    verdict,
    gate,
    reason: plainText(headline(assessment)),
    reasonCode: reasonCodeOf(assessment),
    exitCode: exitCodeOf(assessment.outcome)
  };
}
function comparisonJson(assessment, subject) {
  const { settings, axis, accepted } = assessment;
  const compared = assessment.kind === "compared" ? assessment : NOTHING;
  const { comparison, chances, notWorse, rows, trialsNeeded } = compared;
  const { worse, better, range: range2, crossings } = comparison ?? NO_EVIDENCE;
  const { baseline, candidate } = shownCurves(assessment);
  const direction = assessment.baseline?.direction ?? "maximize";
  return {
    ...outcomeJson(assessment),
    settings: settingsJson(settings),
    axis,
    worse,
    better,
    range: range2,
    baseline: baseline && shownCurve(baseline),
    candidate: candidate && shownCurve(candidate),
    crossings,
    at: rows.map((row) => rowJson(row, direction)),
    falseAlarm: chances && falseAlarmJson(chances.falseAlarm),
    jointLevel: compared.jointLevel,
    detectableSlowdown: chances?.detectableSlowdown ?? null,
    falseStrongBound: chances?.falseStrongBound ?? null,
    overallSlowdown: compared.overallSlowdown,
    ruledOut: compared.ruledOut,
    notWorse: notWorse && pick(notWorse, "margin", "intervals", "share"),
    equivalentEffort: comparison && rows.map(({ budget }) => equivalentEffort(comparison, budget)),
    target: compared.target,
    test: compared.test && testJson(compared.test, direction),
    decidedBy: decidedBy(assessment),
    gateRate: chances?.gateRate?.rate ?? null,
    trialsNeeded: trialsNeeded && trialsNeededJson(trialsNeeded),
    accepted: accepted && pick(accepted, "label", "by", "at"),
    checklist: checklistJson(assessment),
    warnings: assessment.warnings.map(warningJson),
    statements: statementsOf(assessment, subject).map(statementJson)
  };
}
function testJson(tested, direction) {
  const { pairs, settings, searches: _searches, pBetterAfterTuning: _better, ...head } = tested;
  return {
    ...head,
    explained: settings?.explained ?? null,
    lowerShare: settings?.lowerShare ?? null,
    shift: settings?.shift == null ? null : -orient(settings.shift, direction),
    columns: settings?.columns.names ?? [],
    olderTrials: settings?.olderTrials.reduce((sum, count) => sum + count, 0) ?? 0,
    pairs: pairs && pairsJson(pairs, direction)
  };
}
function pairsJson({ change, ...pairs }, direction) {
  const { n, worse, better, same, unmatched, differing, correlation, passing } = pairs;
  const counts = { n, worse, better, same, unmatched, differing, correlation, passing };
  if (change === null) return { ...counts, change };
  const { lower, median: median2, upper } = toMetric({ ...change, point: change.estimate }, direction);
  return { ...counts, change: { estimate: median2, lower, upper } };
}
function warningJson(warning) {
  const { code: code2, kind, arm, names } = warning;
  return { code: code2, kind, arm, message: plainText(messageOf(warning)), names };
}
function statementJson({ id, said }) {
  return { id, text: quotedText(said) };
}
function checklistJson(assessment) {
  const lists = checklistsOf(assessment);
  return lists.baseline || lists.candidate ? lists : null;
}
function trialsNeededJson({ toOpenRange, toDetect, ...goal }) {
  const known = (trials) => trials === "over 200" ? null : trials;
  return { toOpenRange: known(toOpenRange), toDetect: known(toDetect), ...goal };
}
function settingsJson({ reading, band: band2, comparison, gate }) {
  const { method, ...rest } = band2;
  const { given: _, ...read } = reading;
  const { budgetMin, budgetMax, budgets, ...others } = comparison;
  const limits = {
    budgetMin: budgetMin && budgetJson(budgetMin),
    budgetMax: budgetMax && budgetJson(budgetMax),
    budgets: budgets?.map(budgetJson) ?? null
  };
  return { ...read, band: method, ...rest, ...others, ...limits, ...gate };
}
function pick(from, ...names) {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
function budgetJson({ value: value2, unit: unit2 }) {
  return unit2 === null ? value2 : `${value2} ${unit2}`;
}
function rowJson(row, direction) {
  return {
    budget: row.budget,
    baseline: toMetric(row.baseline, direction),
    candidate: toMetric(row.candidate, direction),
    // Not a number, and so null, where it is not defined.
    difference: differenceInMetric(row, direction),
    ...pick(row, "worse", "better")
  };
}
function curveJson(sweep, curve, { settings, budgets }) {
  const { direction } = sweep;
  const scores = sweep.trials.map(({ score }) => score);
  const means = meanCurve(scores, curve.band, scoreBounds(direction, settings.reading));
  return {
    ...jsonHead("curve"),
    // A false-alarm rate needs two sweeps: a single one has no gate.
    ...shownCurve({ sweep, curve }),
    at: budgets.map((budget) => {
      const trials = trialsFor(budget, curve.trialCost);
      const medians = toMetric(limitsAt(curve, budget), direction);
      return { budget, trials, ...medians, ...meanJson(means, trials, direction) };
    })
  };
}
function meanJson(curve, trials, direction) {
  const { u, v, w, vStd, vShade } = meanEstimatesAt(curve, trials);
  const shade = vShade && toMetric({ ...vShade, point: v }, direction);
  const mean = toMetric({ ...meanLimitsAt(curve, trials), point: v }, direction);
  return {
    u: u === null ? null : orient(u, direction),
    v: mean.median,
    w: orient(w, direction),
    vStd,
    vLower: shade?.lower ?? null,
    vUpper: shade?.upper ?? null,
    meanLower: mean.lower,
    meanUpper: mean.upper
  };
}
var MAX_STEPS = 2e3;
function shownCurve({ sweep, curve }) {
  const { metric, direction, format: format2, counts, cost } = sweep;
  const { environment: _, ...source } = sweep.source;
  const { steps, isThinned } = curveSteps(curve, direction, MAX_STEPS);
  return {
    n: counts.counted,
    failed: counts.failed,
    trials: counts,
    ties: curve.ties,
    metric,
    direction,
    format: format2,
    source,
    resolvableBudget: curve.resolvableBudget,
    cost: cost && pick(cost, "mean", "unit"),
    steps,
    stepsThinned: isThinned
  };
}
function planJson({ settings, expectations, paired, trialsFor: trialsFor2 }) {
  const { slowdown, power, budget, trials: n } = trialsFor2;
  return {
    ...jsonHead("plan"),
    n: expectations?.trials ?? null,
    confidence: settings.band.confidence,
    failOn: settings.gate.failOn,
    resolvableBudget: expectations?.resolvableBudget ?? null,
    falseAlarm: expectations && falseAlarmJson(expectations.falseAlarm),
    falseStrongBound: expectations?.falseStrongBound ?? null,
    gateRate: expectations?.gateRate ?? null,
    test: expectations?.test ?? null,
    // The power is that of strong evidence or the test, even if the check fails on less.
    powerLevel: "strong",
    power: expectations?.power ?? null,
    capped: expectations?.capped ?? null,
    detectableSlowdown: expectations?.detectableSlowdown ?? null,
    trialsFor: [{ slowdown, power, budget, n }],
    paired: paired && pairedJson(paired)
  };
}
function pairedJson({ pairs: n, correlation, level: alpha, ...forecast }) {
  const { power, capped, detectableSlowdown } = forecast;
  return { n, correlation, alpha, power, capped, detectableSlowdown };
}
function inspectionJson(inspections) {
  const sweeps = inspections.map(({ settings, source: from, obstacle: _, ...rest }) => {
    const { environment: _environment, ...source } = from;
    const known = settings.map(([name, value2]) => [name, typeof value2 === "string" ? value2 : null]);
    const search = { ...rest.search, drawnFrom: rest.search.drawnFrom ?? null };
    return { source, ...rest, search, settings: Object.fromEntries(known) };
  });
  return { ...jsonHead("inspect"), sweeps };
}
function jsonText(value2) {
  return `${printableJson(laidOut(JSON.parse(JSON.stringify(value2, finiteOrText)), "\n"))}
`;
}
var MAX_LINE = 150;
function laidOut(value2, newline) {
  if (typeof value2 !== "object" || value2 === null) return JSON.stringify(value2);
  const inner = `${newline}  `;
  const isList = Array.isArray(value2);
  const parts2 = Object.entries(value2).map(([key, part]) => {
    const written2 = laidOut(part, inner);
    return isList ? written2 : `${JSON.stringify(key)}: ${written2}`;
  });
  const isFlat = Object.values(value2).every((part) => typeof part !== "object" || part === null);
  const line2 = parts2.join(", ");
  if (isFlat && line2.length <= MAX_LINE)
    return isList || line2 === "" ? braced(isList, line2) : `{ ${line2} }`;
  return braced(isList, `${inner}${parts2.join(`,${inner}`)}${newline}`);
}
function braced(isList, content) {
  return isList ? `[${content}]` : `{${content}}`;
}
function finiteOrText(_, value2) {
  if (value2 === Infinity) return "Infinity";
  return value2 === -Infinity ? "-Infinity" : value2;
}
function falseAlarmJson({ weak, fair, strong }) {
  const known = (rate) => rate && { rate: rate.rate, standardError: rate.standardError, bound: rate.isBound };
  return { weak: known(weak), fair: known(fair), strong: known(strong) };
}
function historyEntry(about, { candidate, withPredecessor }) {
  const { settings, outcome } = withPredecessor;
  const chances = withPredecessor.kind === "compared" ? withPredecessor.chances : null;
  const axis = axisOf([candidate]);
  const curve = curveOf(candidate, settings);
  const { trials, counts, direction, metric } = candidate;
  const scores = trials.map(({ score }) => score).sort((a, b) => a - b);
  const at = (budget) => ({ budget, ...toMetric(limitsAt(curve, budget), direction) });
  return {
    schemaVersion: 1,
    ...about,
    metric,
    direction,
    axis,
    band: { confidence: settings.band.confidence, quantile: settings.comparison.quantile },
    search: candidate.search.method,
    trials: { counted: counts.counted },
    at: budgetsOfOne(curve, axis, settings).map(at),
    largest: at(Math.max(curve.trialCost, curve.resolvableBudget)),
    scores: scores.length > MAX_SCORES ? null : scores.map((score) => score === -Infinity ? null : orient(score, direction)),
    predecessor: {
      verdict: outcome.verdict,
      alarmed: wouldFail(withPredecessor),
      rate: settings.gate.failOn === "never" ? 0 : chances?.gateRate?.rate ?? null
    }
  };
}

// src/draw/model.ts
var VERSIONS = ["light", "dark", "light-narrow", "dark-narrow"];
function inEachVersion(make) {
  const made = VERSIONS.map((version) => [version, make(version)]);
  return Object.fromEntries(made);
}
function inBothThemes(draw) {
  return { light: draw("light"), dark: draw("dark") };
}

// src/draw/frame.ts
var COLUMN = 84;
var COLUMN_GAP = 20;
var SETTINGS = 276;
var TRIAL_SHARE = 0.8;
var GOES_ON = "band continues";
var MAX_UNIT = 120;
function frameOf(model, options) {
  const sheet = sheetOf(options.width ?? "wide", options.theme);
  const budgets = chartBudgets(model);
  const isResult = options.view === void 0 || options.view === "result";
  const curve = isResult && model.tested === null ? differenceOf(model) : null;
  const shown = curve ? { count: 3 } : { trialShare: TRIAL_SHARE };
  const scores = curveAxis(model, { ...options, ...shown, budgets });
  const { isLog } = scores;
  const difference = curve && { ...curve, axis: differenceAxis(model, curve, { budgets, isLog }) };
  const unit2 = unitName(model);
  const names = model.arms.map((arm) => endName(arm, model, budgets));
  const ticks2 = [...scores.ticks, ...difference?.axis.ticks ?? []];
  const ends = endsBetween(ticks2, names, sheet);
  const words3 = Math.max(
    Math.min(MAX_UNIT, textWidth(unit2, sheet.small)),
    13 + textWidth(GOES_ON, sheet.small)
  );
  const right = Math.min(ends.right, sheet.width - 8 - sheet.rightGap - words3);
  const isBySettings = isResult && model.tested?.kind === "settings";
  const isAlone = difference !== null || options.width === "narrow" || !budgets.isResolved;
  const start = isBySettings ? sheet.left : ends.left;
  const width = isBySettings ? SETTINGS : COLUMN * model.arms.length;
  const columns = { left: start, right: isAlone ? right : start + width };
  const left = isAlone ? ends.left : columns.right + COLUMN_GAP + ends.left - start;
  const x = log([budgets.first, budgets.last], [left, right]).clamp(true);
  return { model, sheet, budgets, scores, difference, unit: unit2, columns, left, right, x };
}
function scoresHeading({ model, scores }) {
  return `${model.scoreWord}s${scores.isLog ? ", log scale" : ""}`;
}
function unitName({ unit: unit2 }) {
  return unit2 === "trials" ? "trials of tuning" : tidy(unit2);
}
function placeCurves(frame, axis, { top, bottom }) {
  const box = { left: frame.left, right: frame.right, top, bottom };
  return { ...frame, axis, box, y: placeOn(axis, [bottom, top]) };
}
function endName({ role, median: median2 }, model, { last }) {
  const name = role === "sweep" ? model.curveWord : role;
  return Number.isFinite(valueAt(median2, last)) ? name : `${name} fails`;
}

// src/draw/curves.ts
var SMALL_HEIGHT = 118;
var smallCurvesPanel = (frame) => (above) => {
  const { sheet, scores } = frame;
  const top = above + sheet.head;
  const plot = placeCurves(frame, scores, { top, bottom: top + SMALL_HEIGHT });
  const drawn3 = [
    panelHeading(scoresHeading(frame), above, frame),
    ...drawMarks(plot, [yAxis(scores.ticks), ...curveMarks(frame, sheet.belowText)])
  ];
  return { drawn: drawn3, bottom: plot.box.bottom + sheet.belowText, plot };
};
function panelHeading(text, above, { sheet, at: x = sheet.left }) {
  const place = { x, y: above + sheet.strong.size, maxWidth: sheet.right - x };
  return write(sheet, "strong text", { ...place, text });
}
function curveMarks({ model, budgets, sheet }, below = 6) {
  const each = (name, draw) => (
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    model.arms.toReversed().map((arm) => (plot) => group(`${name} ${arm.role}`, draw(arm)(plot)))
  );
  return [
    ...each("band", (arm) => {
      const look = { fill: sheet.ink[arm.role], "fill-opacity": OPACITY.band };
      return band(arm, look, [budgets.first, Math.min(arm.resolvableBudget, budgets.last)]);
    }),
    (plot) => armsBeyond(plot).flatMap(({ role, arrows }) => drawArrows(arrows, sheet.ink[role], plot)),
    targetLine,
    budgetLine,
    ...each("median", ({ median: median2, role }) => {
      const dashes = role === "baseline" ? "7 4" : void 0;
      return line(median2, {
        stroke: sheet.ink[role],
        "stroke-width": 2.5,
        "stroke-dasharray": dashes
      });
    }),
    exampleDots(below),
    endNames(
      model.arms.map((arm) => {
        const at = valueAt(arm.median, budgets.last);
        return { look: arm.role, text: endName(arm, model, budgets), at };
      })
    )
  ];
}
var band = ({ lower, upper }, look, stretch) => (plot) => {
  if (stretch[1] <= stretch[0]) return [];
  const outline = (edge) => pieces(edge, plot, stretch).flatMap(cornersOf);
  return path(`${pathOf([...outline(upper), ...outline(lower).toReversed()])}z`, look);
};
var line = (curve, look, stretch) => (plot) => {
  const { first, last } = plot.budgets;
  const drawn3 = parts(curve, plot, stretch ?? [first, last]).map(pathOf);
  return path(drawn3, { fill: "none", "stroke-linejoin": "round", ...look });
};
var MIN_WIDTH = 3;
function pieces(curve, plot, [first, last]) {
  const pieceUpTo = (budget, start) => {
    const score = valueAt(curve, budget);
    return { start, end: plot.x(budget), y: plot.y(score), isOff: !isOn(plot.axis, score) };
  };
  const all = [pieceUpTo(first, plot.x(first))];
  for (const budget of commonBreaks([curve], first, last)) {
    const previous = all.at(-1);
    const piece = pieceUpTo(budget, previous.end);
    const isNarrow2 = all.length > 1 && previous.end - previous.start < MIN_WIDTH;
    const isSame = all.length > 1 && previous.y === piece.y && previous.isOff === piece.isOff;
    if (isNarrow2 || isSame) all[all.length - 1] = { ...piece, start: previous.start };
    else all.push(piece);
  }
  return all;
}
function cornersOf({ start, end, y }) {
  return [
    { x: start, y },
    { x: end, y }
  ];
}
function parts(curve, plot, stretch) {
  const found = [];
  let previous;
  for (const piece of pieces(curve, plot, stretch)) {
    const [corner, end] = cornersOf(piece);
    const riser = previous ? [{ x: piece.start, y: previous.y }] : [];
    const isEntering = previous === void 0 || previous.isOff;
    if (!isEntering) found.at(-1)?.push(corner, ...piece.isOff ? [] : [end]);
    else if (!piece.isOff) found.push([...riser, corner, end]);
    previous = piece;
  }
  return found;
}
function stretchesWhere(curves, [first, last], holds) {
  const found = [];
  let from = first;
  for (const to of last > first ? commonBreaks(curves, first, last) : []) {
    const before = found.at(-1);
    if (holds(curves.map((curve) => valueAt(curve, to)))) {
      if (before?.[1] === from) found[found.length - 1] = [before[0], to];
      else found.push([from, to]);
    }
    from = to;
  }
  return found;
}
var MIN_ARROW = 16;
function arrowsBeyond({ lower, upper }, { axis, x }, { reach, shift = 0 }) {
  const sides2 = [
    ["down", stretchesWhere([lower], reach, ([limit = 0]) => limit < axis.low)],
    ["up", stretchesWhere([upper], reach, ([limit = 0]) => limit > axis.high)]
  ];
  return sides2.flatMap(([way, beyond2]) => {
    const [from, to] = longestOf(beyond2, x);
    return to - from < MIN_ARROW + shift ? [] : [{ x: (from + to) / 2 + shift, way }];
  });
}
function longestOf(stretches, x) {
  const ends = stretches.map(([from, to]) => [x(from), x(to)]);
  return ends.sort(([a, b], [c, d]) => d - c - (b - a))[0] ?? [0, 0];
}
function drawArrows(arrows, fill, { box }) {
  return arrows.flatMap(({ x, way }) => {
    const [y, height] = way === "down" ? [box.bottom, 7] : [box.top, -7];
    return path(arrowHead({ x, y }, 4.5, height), { fill });
  });
}
function armsBeyond(plot) {
  const { model, budgets } = plot;
  return model.arms.map((arm, i) => {
    const reach = [budgets.first, Math.min(arm.resolvableBudget, budgets.last)];
    return { role: arm.role, arrows: arrowsBeyond(arm, plot, { reach, shift: 12 * i }) };
  });
}
var overflowKey = (all, y) => ({ sheet, box }) => {
  if (all.every(({ arrows }) => arrows.length === 0)) return [];
  const x = box.right + sheet.rightGap;
  return [
    ...path(arrowHead({ x: x + 4.5, y }, 4.5, 7), { fill: sheet.ink.muted }),
    write(sheet, "small muted", { x: x + 13, y, text: GOES_ON })
  ];
};
function targetLine({ model: { target }, sheet, axis, box, y }) {
  if (target === null || !isOn(axis, target)) return [];
  return path(horizontal(box, y(target)), { stroke: sheet.ink.text, "stroke-dasharray": "1 4" });
}
function targetName({ model: { target, format: format2 }, sheet, axis, box, y }) {
  if (target === null || !isOn(axis, target)) return [];
  const text = { look: "small text", x: box.left + 6, halo: true };
  return [y(target) - 5, y(target) + sheet.small.size + 2].map((at) => {
    return { ...text, y: at, text: `target ${format2(target)}` };
  });
}
function budgetLine({ model, sheet, box, x }) {
  if (model.example === null) return [];
  const line2 = vertical(x(model.example.budget), [box.top, box.bottom]);
  return path(line2, { stroke: sheet.ink.text, "stroke-opacity": 0.45 });
}
function numberedDot({ look, y, text, isAbove }, plot) {
  const { sheet, x, model } = plot;
  const cx = x(model.example?.budget ?? 1);
  const label3 = { look: `strong ${look}`, text, halo: true };
  const at = (dx, up) => [
    { ...label3, x: cx + dx, y: up },
    { ...label3, x: cx - dx, y: up, anchor: "end" }
  ];
  const beside = (dx, dy) => [isAbove, !isAbove].flatMap((up) => at(dx, up ? y - 8 - dy : y + sheet.strong.size + 4 + dy));
  const places = [
    ...beside(8, 0),
    ...beside(8, 12),
    ...at(20, centred(y, sheet.strong)),
    ...beside(20, 0),
    ...beside(8, 24)
  ];
  const drawn3 = { fill: sheet.ink[look], stroke: sheet.ink.background, "stroke-width": 1.5 };
  return { circle: element("circle", { cx, cy: y, r: 4.5, ...drawn3 }), places };
}
function writePlaced(texts, lines4, plot) {
  const { sheet, box, budgets } = plot;
  const drawn3 = lines4.map((line2) => pieces(line2, plot, [budgets.first, budgets.last]));
  const isCrossed = ({ left, right, top, bottom }) => drawn3.some((line2) => {
    const ys = line2.flatMap(({ start, end, y }) => end >= left && start <= right ? y : []);
    return Math.min(...ys) < bottom && Math.max(...ys) > top;
  });
  return placed(texts, { sheet, box: { ...box, top: box.top - 13 } }, isCrossed);
}
var exampleDots = (below) => (plot) => {
  const { example, arms } = plot.model;
  const at = arms.flatMap(({ role, median: median2 }) => {
    if (example === null || role === "sweep") return [];
    return [{ role, text: example[role], y: plot.y(valueAt(median2, example.budget)) }];
  });
  const upper = at.toSorted((a, b) => a.y - b.y)[0]?.role;
  const dots2 = at.map(
    ({ role, ...dot }) => numberedDot({ ...dot, look: role, isAbove: role === upper }, plot)
  );
  return [
    ...dots2.map(({ circle }) => circle).toReversed(),
    ...writePlaced(
      [...dots2.map(({ places }) => places), targetName(plot)],
      arms.map(({ median: median2 }) => median2),
      { ...plot, box: { ...plot.box, bottom: plot.box.bottom + below } }
    )
  ];
};
var endNames = (names) => ({ sheet, box, y }) => {
  const sorted2 = names.toSorted((a, b) => y(a.at) - y(b.at));
  const wanted = sorted2.map(({ at }) => y(at));
  const centres = spread(wanted, sheet.strong.line, [box.top + 4, box.bottom - 4]);
  return sorted2.flatMap(({ look, text }, i) => {
    const place = {
      x: box.right + sheet.rightGap,
      y: centred(centres[i] ?? 0, sheet.strong),
      text
    };
    return group(`end ${look}`, [write(sheet, `strong ${look}`, place)]);
  });
};
function spread(wanted, gap, [least, most]) {
  const groups = [];
  const meanOf = ({ sum, size }) => sum / size;
  wanted.forEach((place, i) => {
    groups.push({ sum: Math.min(most, Math.max(least, place)) - i * gap, size: 1 });
    for (; ; ) {
      const [before, last] = groups.slice(-2);
      if (!before || !last || meanOf(before) <= meanOf(last)) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, size: before.size + last.size });
    }
  });
  const highest = Math.max(least, most - (wanted.length - 1) * gap);
  const starts = groups.flatMap((one2) => Array(one2.size).fill(meanOf(one2)));
  return starts.map((start, i) => Math.min(highest, Math.max(least, start)) + i * gap);
}
function budgetAxis({ model, budgets, unit: unit2 }) {
  const first = model.example ? [model.example.budget] : [];
  return (plot) => {
    const { sheet, box } = plot;
    const x = box.right + sheet.rightGap;
    const name = { x, y: box.bottom + sheet.belowAxis, text: unit2, maxWidth: sheet.width - x - 4 };
    return [
      ...xNumbers([...first, ...budgetMarks(budgets)], formatBudget)(plot),
      write(sheet, "small muted", name)
    ];
  };
}

// src/draw/difference.ts
var HEIGHT2 = 164;
var differencePanel = (frame, difference) => (above) => {
  const { model, sheet, budgets } = frame;
  const top = above + sheet.head;
  const plot = placeCurves(frame, difference.axis, { top, bottom: top + HEIGHT2 });
  const end = valueAt(difference.median, budgets.last);
  const lost = lossLine(model);
  const scale = difference.axis.near === void 0 ? "" : ", log scale";
  const bottom = plot.box.bottom + sheet.belowAxis + sheet.belowText;
  const drawn3 = [
    panelHeading(`${model.scoreWord}: candidate \u2212 baseline${scale}`, above, frame),
    ...drawMarks(plot, [
      yNumbers(difference.axis.ticks),
      ...differenceMarks(difference, model),
      words2(difference),
      budgetAxis(frame),
      overflowKey(
        [beyond(difference, plot), ...armsBeyond({ ...plot, axis: frame.scores })],
        bottom + sheet.small.line - sheet.belowText
      ),
      endNames([
        { look: "baseline", text: "baseline", at: 0 },
        ...model.compared ? [{ look: "candidate", text: "candidate", at: end }] : [],
        ...isOn(difference.axis, lost) && lost !== 0 ? [{ look: "muted", text: "margin", at: lost }] : []
      ])
    ])
  ];
  return { drawn: group("difference", drawn3), bottom, plot };
};
function beyond(difference, plot) {
  return { arrows: arrowsBeyond(difference, plot, { reach: shownIn(plot) }) };
}
function lossLine({ margin, direction }) {
  if (margin === 0) return 0;
  return direction === "maximize" ? -margin : margin;
}
function differenceMarks(difference, model) {
  return [
    (plot) => tint(sideOf("worse", plot), plot.sheet),
    (plot) => {
      const look = { fill: plot.sheet.ink.muted, "fill-opacity": OPACITY.difference };
      return band(difference, look, shownIn(plot))(plot);
    },
    ...WAYS.map((way) => clearAreas(difference, way)),
    hatchNotCompared,
    (plot) => drawArrows(beyond(difference, plot).arrows, plot.sheet.ink.muted, plot),
    budgetLine,
    (plot) => {
      const look = { stroke: plot.sheet.ink.text, "stroke-width": 2.5 };
      return model.compared ? line(difference.median, look, shownIn(plot))(plot) : [];
    },
    zeroLine
  ];
}
var WAYS = ["worse", "better"];
function shownIn({ model: { compared }, budgets: { first, last } }) {
  if (compared === null) return [first, first];
  return [Math.max(first, compared[0]), Math.min(last, compared[1])];
}
function sideOf(way, { model, box, y }) {
  const { line: line2, isBelow } = edgeOf(way, model);
  return isBelow ? { ...box, top: y(line2) } : { ...box, bottom: y(line2) };
}
function edgeOf(way, model) {
  const isUp = model.direction === "maximize";
  const edges = {
    worse: { line: lossLine(model), isBelow: isUp },
    better: { line: 0, isBelow: !isUp }
  };
  return edges[way];
}
function clearStretches({ lower, upper }, way, plot) {
  const { model } = plot;
  if (!model.isStrengthKnown) return [];
  const { line: line2, isBelow } = edgeOf(way, model);
  return stretchesWhere(
    [lower, upper],
    shownIn(plot),
    ([low = 0, high = 0]) => isBelow ? high < line2 : low > line2
  );
}
var clearAreas = (difference, way) => (plot) => {
  const look = { fill: plot.sheet.ink[way], "fill-opacity": OPACITY.clear };
  return clearStretches(difference, way, plot).flatMap(
    (stretch) => band(difference, look, stretch)(plot)
  );
};
function hatchNotCompared(plot) {
  const { sheet, box, x, y, model } = plot;
  const [from, to] = shownIn(plot).map(x);
  const beside = [{ right: from }, { left: to }].map((side) => ({ ...box, ...side }));
  const areas = model.compared ? beside.filter(({ left, right }) => right - left > 1) : [box];
  const edge = y(0) - box.top > box.bottom - y(0) ? box.top : box.bottom;
  return areas.flatMap((area) => {
    const { left, right } = area;
    const text = { x: (left + right) / 2, y: (y(0) + edge) / 2 + 4, text: "not compared" };
    const isWide = textWidth(text.text, sheet.small) + 12 < right - left;
    return group("not-compared", [
      ...path(rectangle(area), { fill: sheet.ink.background }),
      ...path(hatching(area), { stroke: sheet.ink.grid, "stroke-width": 1.5 }),
      ...isWide ? [write(sheet, "small muted", { ...text, anchor: "middle", halo: true })] : []
    ]);
  });
}
function zeroLine({ model, sheet, axis, box, y }) {
  const lost = lossLine(model);
  const dotted = { stroke: sheet.ink.text, "stroke-width": 1.5, "stroke-dasharray": "1.5 3" };
  return [
    ...lost !== 0 && isOn(axis, lost) ? path(horizontal(box, y(lost)), dotted) : [],
    ...evenLine(box, y(0), sheet)
  ];
}
var SHARES = Array.from({ length: 11 }, (_, i) => i / 10);
var constant2 = (value2) => stepFunction([Infinity], [value2]);
var words2 = (difference) => (plot) => {
  const { model, sheet, box, x, y } = plot;
  const { example } = model;
  const at = example ? valueAt(difference.median, example.budget) : 0;
  const dot = example && {
    ...{ look: "text", text: example.difference },
    ...{ y: y(Number.isNaN(at) ? 0 : at), isAbove: at > 0 }
  };
  const drawn3 = dot && model.compared ? numberedDot(dot, plot) : null;
  const texts = WAYS.flatMap((way) => {
    const side = sideOf(way, plot);
    const atFoot = side.bottom === box.bottom;
    const place = atFoot ? box.bottom - 11 : box.top + sheet.strong.size + 6;
    const word = { look: `strong ${way}`, y: place, halo: true };
    const along = (text, from2, to2) => {
      const free = to2 - from2 - 16 - textWidth(text, sheet.strong);
      return SHARES.map((share) => ({ ...word, text, x: from2 + 8 + share * free }));
    };
    const [from, to] = longestOf(clearStretches(difference, way, plot), x);
    const clear = `clearly ${way}`;
    const isWide = textWidth(clear, sheet.strong) + 16 < to - from;
    const isHigh = side.bottom - side.top > 32;
    const places = [
      ...isWide ? along(clear, from, to).reverse() : [],
      ...isHigh ? along(way, box.left, box.right) : []
    ];
    return places.length === 0 ? [] : [places];
  });
  return [
    ...drawn3 ? [drawn3.circle] : [],
    ...writePlaced(
      [...drawn3 ? [drawn3.places] : [], ...texts],
      [difference.median, constant2(0), constant2(lossLine(model))],
      { ...plot, box: { ...box, bottom: box.bottom + 6 } }
    )
  ];
};

// src/draw/pairs.ts
var HEIGHT3 = 180;
var RADIUS2 = 4;
var ARROW = 9;
var pairsPanel = (pairs, { model, sheet }) => (above) => {
  const top = above + sheet.head;
  const names = namesOf(pairs, model);
  const texts = names.map(({ text }) => text);
  const { ticks: ticks2 } = stemsAxis(pairs, model.direction);
  const box = { ...endsBetween(ticks2, texts, sheet), top, bottom: top + HEIGHT3 };
  const plot = placeStems(pairs, model, { sheet, box });
  const { stems, each } = plot;
  const one2 = pairs.areSettings ? "setting" : "pair";
  const which = each === 1 ? `each ${one2}` : `every ${each}th ${one2}`;
  const drawn3 = [
    panelHeading(`Candidate \u2212 baseline, a stem for ${which}`, above, { sheet }),
    ...drawMarks(plot, [
      ...stemMarks(pairs),
      yNumbers(ticks2),
      baselineEnds(one2),
      endNames(names)
    ])
  ];
  const bottom = box.bottom + sheet.belowAxis + sheet.belowText;
  return { drawn: drawn3, bottom, dots: each === 1 ? stems : [], names, stemPlot: plot };
};
function placeStems(pairs, model, place) {
  const { left, right, top, bottom } = place.box;
  const axis = stemsAxis(pairs, model.direction);
  const sorted2 = sortedPairs(pairs, model);
  const each = perDot(sorted2);
  const shown = sorted2.filter((_, rank) => rank % each === 0);
  const step = (right - left) / shown.length;
  const x = (i) => left + (i + 0.5) * step;
  const y = placeOn(axis, [bottom, top]);
  const stems = shown.map((pair, i) => {
    const change = changeOf(pair);
    const { id } = pair.candidate;
    return { id, before: pair.baseline.id, x: x(i), y: y(change), change, ...kindOf(pair, model) };
  });
  return { ...place, model, axis, x, y, step, sorted: sorted2, each, stems };
}
function stemMarks(pairs) {
  return [harmAndLimits(pairs), ...SIDES.map(drawStems), lines2(pairs)];
}
var SIDES = ["same", "better", "worse"];
var signOf = ({ direction }) => direction === "maximize" ? 1 : -1;
function sortedPairs({ all }, model) {
  const gain = (a, b) => a === b ? 0 : signOf(model) * (a - b);
  return all.toSorted(
    (a, b) => gain(a.baseline.score, b.baseline.score) || gain(a.candidate.score, b.candidate.score)
  );
}
function changeOf({ baseline, candidate }) {
  return baseline.score === candidate.score ? 0 : candidate.score - baseline.score;
}
function kindOf(pair, model) {
  const gain = signOf(model) * changeOf(pair);
  const side = gain === 0 ? "same" : gain < 0 ? "worse" : "better";
  const scores = [pair.baseline.score, pair.candidate.score];
  return { side, hasFailed: !scores.every(Number.isFinite) };
}
var harmAndLimits = ({ change }) => ({ model, sheet, box, y }) => {
  const harm = signOf(model) > 0 ? { ...box, top: y(0) } : { ...box, bottom: y(0) };
  const limits = change && { ...box, top: y(change.upper), bottom: y(change.lower) };
  const look = { fill: sheet.ink.muted, "fill-opacity": OPACITY.limits };
  return [...tint(harm, sheet), ...path(limits ? rectangle(limits) : "", look)];
};
var drawStems = (side) => ({ sheet, axis, step, y, stems }) => {
  const own = stems.filter((stem) => stem.side === side);
  const fill = sheet.ink[side === "same" ? "muted" : side];
  const ended = own.filter(({ hasFailed }) => !hasFailed);
  const [within, beyond2] = [true, false].map(
    (isIn) => ended.filter(({ change }) => isOn(axis, change) === isIn)
  );
  const tipOf = (stem) => ARROW * Math.sign(stem.y - y(0));
  const stalks = ended.map((stem) => {
    return vertical(stem.x, [y(0), stem.y - (isOn(axis, stem.change) ? 0 : tipOf(stem))]);
  });
  const r = Math.min(RADIUS2, Math.max(1.5, 0.4 * step));
  const arrows = beyond2.map((stem) => arrowHead(stem, Math.min(5.5, 1.4 * r + 0.2), tipOf(stem)));
  return [
    ...path(stalks, { stroke: fill, "stroke-width": Math.min(2, Math.max(0.75, 0.5 * step)) }),
    ...path(arrows, { fill }),
    ...within.map((stem) => element("circle", { cx: stem.x, cy: stem.y, r, fill })),
    ...rings(
      own.filter(({ hasFailed }) => hasFailed),
      fill,
      sheet.ink.background
    )
  ];
};
var lines2 = ({ change }) => ({ sheet, axis, box, y }) => {
  const isShown = change !== null && isOn(axis, change.estimate);
  const line2 = isShown ? horizontal(box, y(change.estimate)) : "";
  const typical = path(line2, { stroke: sheet.ink.text, "stroke-width": 2 });
  return [...typical, ...evenLine(box, y(0), sheet)];
};
function namesOf(pairs, model) {
  const { all, change } = pairs;
  const axis = stemsAxis(pairs, model.direction);
  const kinds = all.map((pair) => ({ ...kindOf(pair, model), change: changeOf(pair) }));
  const count = (side) => inPlain(kinds.filter((one2) => one2.side === side).length, 0);
  const same = count("same");
  const far = signOf(model) * Infinity;
  const hasFailed = kinds.some((one2) => one2.hasFailed);
  const isBeyond = kinds.some((one2) => !one2.hasFailed && !isOn(axis, one2.change));
  const typical = change && Number.isFinite(change.estimate) ? `typically ${change.text}` : null;
  const names = [
    { look: "better", text: `${count("better")} better`, at: far },
    { look: "baseline", text: same === "0" ? "same score" : `${same} the same`, at: 0 },
    { look: "text", text: typical, at: change?.estimate ?? 0 },
    { look: "muted", text: isBeyond ? "arrows go on" : null, at: -far },
    { look: "muted", text: hasFailed ? "hollow: failed" : null, at: -far },
    { look: "worse", text: `${count("worse")} of ${inPlain(all.length, 0)} worse`, at: -far }
  ];
  return names.flatMap(({ text, ...name }) => text === null ? [] : [{ ...name, text }]);
}
var baselineEnds = (one2) => ({ model, sheet, box, sorted: sorted2 }) => {
  const y = box.bottom + sheet.belowAxis;
  const known = sorted2.map(({ baseline }) => baseline.score).filter(Number.isFinite);
  const [worst, best] = [known[0], known.at(-1)];
  if (worst === void 0 || best === void 0) return [];
  const small = { look: "small muted", y };
  const first = { ...small, x: box.left, text: `baseline\u2019s worst ${one2} ${model.format(worst)}` };
  const last = { ...small, x: box.right, text: `its best ${model.format(best)}` };
  const texts = [[first], [{ ...last, anchor: "end" }]];
  return placed(texts, { sheet, box: { ...box, bottom: y + 10 } });
};
var BAR = 40;
var GAP2 = 2;
function arePasses({ all }) {
  const isPass = ({ score }) => score === 0 || score === 1;
  return all.every(({ baseline, candidate }) => isPass(baseline) && isPass(candidate));
}
var examplesPanel = (pairs, frame) => (above) => {
  const { sheet, model } = frame;
  const { ink } = sheet;
  const counts = countsOf(pairs, model);
  const y = above + sheet.head - 6;
  const width = sheet.right - sheet.left;
  const middle = (sheet.left + sheet.right) / 2;
  const parts2 = [
    ["worse", counts.lost, `lost ${inPlain(counts.lost, 0)}`, "start", sheet.left],
    ["muted", counts.same, sameWords(counts), "middle", middle],
    ["better", counts.won, `won ${inPlain(counts.won, 0)}`, "end", sheet.right]
  ];
  const below = y + BAR + sheet.strong.line;
  let right = sheet.left;
  const [lost, same, won] = parts2.map(([colour, n, text, anchor, edge]) => {
    const [left, size] = [right, n / pairs.all.length * width];
    right += size;
    const look = colour === "muted" ? { "fill-opacity": OPACITY.difference } : {};
    const place = { x: left, y, width: Math.max(0, size - GAP2), height: BAR };
    const bar = n > 0 ? [element("rect", { ...place, fill: ink[colour], ...look })] : [];
    const letters = colour === "muted" ? "strong text" : "strong background";
    const inside = { x: left + size / 2, y: centred(y + BAR / 2, sheet.strong) };
    const isInside = textWidth(text, sheet.strong) + 12 <= size;
    const label3 = isInside ? { ...inside, look: letters, text, anchor: "middle" } : { look: `strong ${colour}`, x: edge, y: below, text, anchor };
    return { bar, label: [label3] };
  });
  const labels = [lost, won, same].flatMap((part) => part ? [part.label] : []);
  const around = { left: 0, right: sheet.width, top: y, bottom: below + sheet.strong.size };
  const drawn3 = [
    ...[lost, same, won].flatMap((part) => part?.bar ?? []),
    ...placed(labels, { sheet, box: around })
  ];
  const title = `The ${inPlain(pairs.all.length, 0)} pairs, before and after`;
  const bottom = below + sheet.belowAxis - sheet.small.size + sheet.belowText;
  return { drawn: [panelHeading(title, above, frame), ...drawn3], bottom };
};
function countsOf({ all }, { direction }) {
  const isGood = ({ score }) => score === 1 === (direction === "maximize");
  const count = (before, after) => all.filter(({ baseline, candidate }) => {
    return isGood(baseline) === before && isGood(candidate) === after;
  }).length;
  const [both, neither] = [count(true, true), count(false, false)];
  return { lost: count(true, false), won: count(false, true), same: both + neither, both, neither };
}
function sameWords({ same, both, neither }) {
  return `same ${inPlain(same, 0)}: ${inPlain(both, 0)} pass, ${inPlain(neither, 0)} fail both times`;
}

// src/draw/trials.ts
function largePanels(frame) {
  const { sheet, budgets, scores, model } = frame;
  const height = budgets.isResolved ? sheet.plotHeight : 0.6 * sheet.plotHeight;
  const title = (each) => each === 1 ? "Every trial" : `Every ${each}th trial`;
  const trials = columnsPanel(frame, {
    ...{ name: "every-trial", arms: model.arms, axis: scores, height, title },
    over: (arm, x) => ({ box }) => beyondAxis(arm, { x, box }, frame)
  });
  if (!budgets.isResolved) return [trials];
  const curves = curvesPanel(frame, height);
  return isNarrow(frame) ? [curves, trials] : [besideEachOther(trials, curves)];
}
var isNarrow = ({ columns, left }) => columns.right > left;
var curvesPanel = (frame, height) => (above) => {
  const { sheet, scores } = frame;
  const top = above + sheet.head;
  const plot = placeCurves(frame, scores, { top, bottom: top + height });
  const foot = plot.box.bottom + sheet.belowAxis;
  const isLeft = !isNarrow(frame) && frame.left - frame.columns.right < COLUMN_GAP + 1;
  const ticks2 = isLeft ? scores.ticks.map((tick) => ({ ...tick, text: "" })) : scores.ticks;
  const drawn3 = [
    panelHeading(scoresHeading(frame), above, { sheet, at: frame.left }),
    ...drawMarks(plot, [
      yAxis(ticks2),
      ...curveMarks(frame),
      budgetAxis(frame),
      overflowKey(armsBeyond(plot), foot + sheet.small.line)
    ])
  ];
  return { drawn: drawn3, bottom: foot + sheet.small.line + 6, plot };
};
var columnsPanel = ({ sheet, columns }, { name, arms, axis, height, title, under = () => [], over }) => (above) => {
  const top = above + sheet.head;
  const box = { ...columns, top, bottom: top + height };
  const plot = { sheet, box, x: Number, y: placeOn(axis, [box.bottom, top]) };
  const width = (columns.right - columns.left) / arms.length;
  const placed2 = arms.map((arm, i) => {
    const middle = columns.left + (i + 0.5) * width;
    return { arm, middle, dots: dotsOf(arm, { middle, width: width - 12 }, { ...plot, axis }) };
  });
  const each = Math.max(...arms.map(({ trials }) => perDot(trials)));
  const foot = { y: box.bottom + sheet.belowAxis, anchor: "middle" };
  const drawn3 = [
    panelHeading(title(each), above, { sheet, at: columns.left }),
    ...drawMarks(plot, [
      yAxis(axis.ticks),
      under,
      ...placed2.map(({ arm: { role }, dots: own }) => () => {
        return group(`trials ${role}`, dots(own, sheet.ink[role]));
      }),
      ...placed2.flatMap(({ arm, middle: x }) => [
        () => {
          const text = arm.role === "sweep" ? "trials" : arm.role;
          return [write(sheet, `strong ${arm.role}`, { ...foot, x, text })];
        },
        over(arm, x)
      ])
    ])
  ];
  return {
    ...{ drawn: group(name, drawn3), bottom: foot.y + sheet.belowText },
    dots: each === 1 ? placed2.flatMap((one2) => one2.dots) : []
  };
};
function dotsOf({ trials }, { middle, width }, { axis, y }) {
  const each = perDot(trials);
  const shown = each === 1 ? trials.filter(({ score }) => isOn(axis, score)).sort((a, b) => b.score - a.score) : Array.from(
    sortedScores({ trials }).filter((score) => isOn(axis, score)).reverse().filter((_, rank) => rank % each === 0),
    (score) => ({ id: "", score })
  );
  const found = [];
  for (const [i, { id, score }] of shown.entries()) {
    const near = found.filter((other) => Math.abs(other.y - y(score)) < 2 * RADIUS);
    const isFree = (x2) => near.every((other) => Math.hypot(other.x - x2, other.y - y(score)) >= 2 * RADIUS);
    const free = STEPS.map((step) => middle + step * RADIUS).find(
      (x2) => Math.abs(x2 - middle) <= width / 2 && isFree(x2)
    );
    const x = free ?? middle + (scattered(i) - 0.5) * width;
    found.push({ id, x, y: y(score) });
  }
  return found;
}
var STEPS = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2));
function beyondAxis({ role, trials }, { x, box }, { sheet, scores: axis, model }) {
  const count = (is) => trials.filter(({ score }) => is(score)).length;
  const failed = count((score) => !Number.isFinite(score));
  const lower = count((score) => Number.isFinite(score) && score < axis.low);
  const higher = count((score) => Number.isFinite(score) && score > axis.high);
  const common = { look: `small ${role}`, x, anchor: "middle", halo: true };
  const isUp = model.direction === "maximize";
  const words3 = (off, way, failures) => [
    ...off > 0 ? [`${inPlain(off, 0)} ${way}`] : [],
    ...failures > 0 ? [`${inPlain(failures, 0)} failed`] : []
  ];
  const notes = (texts, first, row2) => texts.map((text) => [0, 1].map((i) => ({ ...common, y: first + i * row2, text })));
  const row = sheet.small.line;
  const foot = notes(words3(lower, "lower \u2193", isUp ? failed : 0), box.bottom - 6, -row);
  const head = notes(words3(higher, "higher \u2191", isUp ? 0 : failed), box.top + sheet.small.size, row);
  return placed([...foot, ...head], { sheet, box });
}
var HEIGHT4 = 164;
var HALF = 44;
function settingsPanels({ arms, change }, frame) {
  const axis = beyondAxisOf(arms);
  const even = arms[0] ? median(arms[0]) : 0;
  const sizeBeside = (x, [from, to], sheet) => {
    if (change === null) return [];
    const y = centred((from + to) / 2, sheet.strong);
    const place = { x: x - 5, y, anchor: "end", halo: true };
    const stroke = sheet.ink.text;
    return [
      ...path(vertical(x, [from, to]), { stroke, "stroke-width": 1.5 }),
      ...path(arrowHead({ x, y: to }, 4, 6 * Math.sign(to - from)), { fill: stroke }),
      write(sheet, "strong text", { ...place, text: change })
    ];
  };
  const trials = columnsPanel(frame, {
    ...{ name: "settings", arms, axis, height: HEIGHT4 },
    title: () => "Each score minus what settings predict",
    under: sides(even),
    over: (arm, x) => ({ y, sheet }) => {
      const [left, at, stroke] = [x - HALF, y(median(arm)), sheet.ink.text];
      const line2 = horizontal({ left, right: x + HALF }, at);
      return [
        ...path(line2, { stroke, "stroke-width": 2.5 }),
        ...arm.role === "candidate" ? sizeBeside(left - 7, [y(even), at], sheet) : []
      ];
    }
  });
  const plain = { ...frame, model: { ...frame.model, example: null } };
  const curves = curvesPanel(plain, HEIGHT4);
  return isNarrow(frame) ? [trials, curves] : [besideEachOther(trials, curves)];
}
var scoresIn = ({ trials }) => trials.map(({ score }) => score);
var beyondAxisOf = (arms) => dotsAxis(arms.flatMap(scoresIn));
var median = (column) => middleBest(scoresIn(column));
function settingsInRow({ arms }, { sheet, box }) {
  const x = placeOn(beyondAxisOf(arms), [box.left + 4, box.right - 4]);
  const even = arms[0] ? x(median(arms[0])) : 0;
  const lane = (box.bottom - box.top) / arms.length;
  return [
    ...tint({ ...box, right: even }, sheet),
    ...arms.flatMap((arm, i) => {
      const ends = [box.top + i * lane + 2, box.top + (i + 1) * lane - 2];
      const y = (ends[0] + ends[1]) / 2;
      const places = arm.trials.map(({ score }) => ({ x: x(score), y }));
      const middle = vertical(x(median(arm)), ends);
      return [
        ...dots(places, sheet.ink[arm.role]),
        ...path(middle, { stroke: sheet.ink.text, "stroke-width": 2.5 })
      ];
    })
  ];
}
var sides = (even) => ({ sheet, box, y }) => {
  const [x, halo] = [box.left + 6, true];
  return [
    ...tint({ ...box, top: y(even) }, sheet),
    ...evenLine(box, y(even), sheet),
    write(sheet, "strong better", { x, y: box.top + sheet.strong.size, text: "better", halo }),
    write(sheet, "strong worse", { x, y: box.bottom - 6, text: "worse", halo })
  ];
};
var SEARCHES_HEIGHT = 190;
var UNIT = "trials in a search";
var searchesPanel = (searches, frame) => (above) => {
  const { sheet } = frame;
  const top = above + sheet.head;
  const names = namesOf2(searches, frame);
  const texts = [...names.map(({ text }) => text), UNIT];
  const ends = endsBetween(searchesAxis(searches, frame.model).ticks, texts, sheet);
  const box = { ...ends, top, bottom: top + SEARCHES_HEIGHT };
  const plot = placeSearches(searches, frame, { sheet, box });
  const wanted = [1, searches.length, Math.round(searches.length / 2)];
  const unit2 = { x: box.right + sheet.rightGap, y: box.bottom + sheet.belowAxis, text: UNIT };
  const drawn3 = [
    panelHeading("Best score so far: each search thin, their median thick", above, frame),
    ...drawMarks(plot, [
      yAxis(plot.axis.ticks),
      ...searchMarks(searches),
      xNumbers(wanted, (trials) => inPlain(trials, 0)),
      endNames(names)
    ]),
    write(sheet, "small muted", unit2)
  ];
  return { drawn: group("searches", drawn3), bottom: unit2.y + sheet.belowText };
};
function placeSearches(searches, frame, place) {
  const { left, right, top, bottom } = place.box;
  const budgets = budgetsOf(searches);
  const axis = searchesAxis(searches, frame.model);
  const x = linear2([budgets.first, budgets.last], [left, right]).clamp(true);
  return { ...frame, ...place, budgets, axis, x, y: placeOn(axis, [bottom, top]) };
}
function searchMarks({ arms }) {
  return [
    ...arms.flatMap(
      ({ role, runs }) => runs.map(
        (run) => (plot) => line(run, { stroke: plot.sheet.ink[role], "stroke-opacity": 0.55 })(plot)
      )
    ),
    // As everywhere: the solid line shows between the dashes.
    ...arms.toReversed().map(
      ({ role, median: median2 }) => (plot) => {
        const dashes = role === "baseline" ? "9 4" : void 0;
        const look = { "stroke-width": 3.5, "stroke-dasharray": dashes };
        return line(median2, { stroke: plot.sheet.ink[role], ...look })(plot);
      }
    )
  ];
}
var budgetsOf = ({ length }) => ({ first: 0.5, last: length + 0.5, isResolved: true });
function searchesAxis(searches, model) {
  const budgets = { ...budgetsOf(searches), first: Math.max(1, searches.length / 4) };
  const shown = { ...model, arms: searches.arms };
  return curveAxis(shown, { budgets, scale: "linear", target: null, count: 4 });
}
function namesOf2({ arms, length }, { model }) {
  const names = arms.map(({ role, median: median2 }) => {
    const at2 = valueAt(median2, length);
    return { look: role, at: at2, text: `${role} ${Number.isFinite(at2) ? model.format(at2) : "fails"}` };
  });
  const sign = model.direction === "maximize" ? 1 : -1;
  const [before = [], after = []] = arms.map(
    ({ runs }) => runs.map((run) => sign * valueAt(run, length))
  );
  if (!(Math.max(...after) < Math.min(...before))) return names;
  const way = sign > 0 ? "below" : "above";
  const all = [`all ${after.length} end ${way}`, `the baseline\u2019s ${before.length}`];
  const at = names.at(-1)?.at ?? 0;
  return [...names, ...all.map((text) => ({ look: "worse", at, text }))];
}

// src/draw/chart.ts
function renderChart(model, options) {
  return drawChart(model, options, `chart-${options.theme}`).svg;
}
function drawChart(model, options, id) {
  const frame = frameOf(model, options);
  const { sheet } = frame;
  const title = tidy(model.title) || "Tuning curves";
  return stackPanels(sheet, { id, title, description: tidy(model.description) }, [
    headingPanel(model, options.heading, sheet),
    ...panelsOf(frame, options)
  ]);
}
function panelsOf(frame, { view }) {
  const { difference, model } = frame;
  if (view === "order") return [orderPanel(frame)];
  const tested = view === "curves" ? null : model.tested;
  if (tested?.kind === "settings") return settingsPanels(tested, frame);
  if (tested?.kind === "searches") return [searchesPanel(tested, frame)];
  if (tested) return [arePasses(tested) ? examplesPanel(tested, frame) : pairsPanel(tested, frame)];
  if (difference) return [differencePanel(frame, difference), smallCurvesPanel(frame)];
  return largePanels(frame);
}
var GAP3 = 20;
var PARTS = 4;
var MIN_TRIALS = 5 * PARTS;
function hasOrder({ arms }) {
  return arms.every(({ trials }) => trials.length >= MIN_TRIALS);
}
var orderPanel = ({ model: { arms }, sheet, scores, columns }) => (above) => {
  const width = (sheet.right - columns.left + GAP3) / arms.length;
  const top = above + sheet.head;
  const placed2 = arms.map((arm, i) => {
    const left = columns.left + i * width;
    const box = { left, right: left + width - GAP3, top, bottom: top + sheet.plotHeight };
    const x = (place) => left + (place - 0.5) / arm.trials.length * (width - GAP3);
    const plot = { sheet, box, x, y: placeOn(scores, [box.bottom, box.top]) };
    const ticks2 = i === 0 ? scores.ticks : scores.ticks.map((tick) => ({ ...tick, text: "" }));
    const own = dotsOf2(arm, plot);
    return { dots: own, drawn: drawMarks(plot, [yAxis(ticks2), order(arm, own, scores)]) };
  });
  const scale = scores.isLog ? ", log scale" : "";
  const heading = `Trials in their order, line: median of each quarter${scale}`;
  return {
    drawn: [panelHeading(heading, above, { sheet }), ...placed2.flatMap((one2) => one2.drawn)],
    bottom: top + sheet.plotHeight + sheet.belowAxis + sheet.strong.line + sheet.belowText,
    dots: arms.some(({ trials }) => perDot(trials) > 1) ? [] : placed2.flatMap((one2) => one2.dots)
  };
};
function dotsOf2({ trials }, { x, y }) {
  const each = perDot(trials);
  const shown = Array.from({ length: Math.ceil(trials.length / each) }, (_, i) => i * each);
  return shown.map((i) => {
    const { id, score } = trials[i];
    return { id, score, x: x(i + 1), y: y(score) };
  });
}
var order = ({ role, trials }, all, axis) => (plot) => {
  const { sheet, box, x, y } = plot;
  const ink = sheet.ink[role];
  const ended = all.filter(({ score }) => Number.isFinite(score));
  const failed = all.filter(({ score }) => !Number.isFinite(score));
  const medians = Array.from({ length: PARTS }, (_, i) => {
    const from = Math.round(i * trials.length / PARTS);
    const to = Math.round((i + 1) * trials.length / PARTS);
    const sorted2 = Float64Array.from(trials.slice(from, to), ({ score }) => score).sort();
    const median2 = sorted2[Math.floor(sorted2.length / 2)];
    const ends = { left: x(from + 0.5), right: x(to + 0.5) };
    return isOn(axis, median2) ? horizontal(ends, y(median2)) : "";
  });
  return [
    ...group(`order ${role}`, dots(ended, ink)),
    ...rings(failed, ink, sheet.ink.background),
    ...path(medians, { stroke: sheet.ink.text, "stroke-width": 2.5 }),
    ...xNumbers([1, trials.length, Math.round(trials.length / 2)], (i) => inPlain(i, 0))(plot),
    write(sheet, `strong ${role}`, {
      ...{ x: (box.left + box.right) / 2, y: box.bottom + sheet.belowAxis + sheet.strong.line },
      ...{ text: role === "sweep" ? "trials" : role, anchor: "middle" }
    })
  ];
};

// src/draw/overview.ts
var MAX_PANELS = 10;
function drawOverview(model, { theme, width = "wide", heading }, id = `overview-${theme}`) {
  const { title, description } = model;
  const areFew = model.rows.length <= MAX_PANELS;
  const sized = sheetOf(width, theme);
  const { small, text, strong } = sheetOf("narrow", theme);
  const sheet = areFew ? sized : { ...sized, small, text, strong };
  const isBlocked = model.rows.some(({ triage }) => triage === "blocks");
  const ink = isBlocked ? { ...sheet.ink, text: sheet.ink.worse } : sheet.ink;
  return stackPanels(sheet, { id, title, description }, [
    headingPanel(model, heading, { ...sheet, ink }),
    (above) => (areFew ? panels : lines3)(model, sheet, above)
  ]).svg;
}
var COLOURS2 = { blocks: "worse", better: "better" };
var colourOf = (triage) => COLOURS2[triage] ?? "muted";
var widest = (texts, letters) => Math.max(0, ...texts.map((text) => textWidth(text, letters)));
var [ROW, GAP4, HEAD, BESIDE] = [46, 14, 26, 12];
function panels({ rows }, sheet, above) {
  const shared = sharedBudgets(rows);
  const said = rows.map((row) => row.said);
  const [estimates = [], limits = []] = [0, 1].map(
    (i) => rows.map((row) => row.difference?.[i] ?? "")
  );
  const beside = Math.max(
    widest(estimates, sheet.strong),
    widest([...limits, shared?.unit ?? ""], sheet.small)
  );
  const left = sheet.left + BESIDE + widest(said, sheet.small);
  const right = sheet.right - beside - BESIDE;
  const boxes = rows.map((_, i) => {
    const top = above + HEAD + i * (ROW + GAP4);
    return { left, right, top, bottom: top + ROW };
  });
  const foot = boxes.at(-1);
  const areDifferences = rows.every(
    ({ chart }) => [void 0, "pairs"].includes(chart?.tested?.kind)
  );
  const heading = areDifferences ? "Candidate \u2212 baseline" : "What decides";
  const drawn3 = [
    panelHeading(`${heading}, each row its own scale`, above, { sheet }),
    ...rows.flatMap((row, i) => {
      const place = { sheet, box: boxes[i] };
      return [...pictureOf2(row, place, shared?.budgets ?? null), ...wordsBeside(row, place)];
    }),
    ...shared ? sharedAxis(shared, { sheet, box: foot }) : []
  ];
  return { drawn: drawn3, bottom: foot.bottom + sheet.belowAxis + sheet.belowText };
}
function sharedBudgets(rows) {
  const charts2 = rows.flatMap(({ chart }) => chart?.tested === null ? [chart] : []);
  const [unit2, ...others] = new Set(charts2.map(unitName));
  if (unit2 === void 0 || others.length > 0) return null;
  const each = charts2.map(chartBudgets);
  const first = Math.min(...each.map((budgets) => budgets.first));
  const last = Math.max(...each.map((budgets) => budgets.last));
  return { unit: unit2, budgets: { first, last, isResolved: true } };
}
function sharedAxis({ budgets, unit: unit2 }, { sheet, box }) {
  const x = box.right + BESIDE;
  const name = { x, y: box.bottom + sheet.belowAxis, text: unit2, maxWidth: sheet.right - x };
  const plot = { sheet, box, x: scaleOf2(budgets, box), y: Number };
  return [...xNumbers(budgetMarks(budgets), formatBudget)(plot), write(sheet, "small muted", name)];
}
function scaleOf2({ first, last }, { left, right }) {
  return log([first, last], [left, right]).clamp(true);
}
function wordsBeside(row, { sheet, box }) {
  const colour = colourOf(row.triage);
  const [first, second] = [box.top + 20, box.top + 20 + sheet.small.line];
  const maxWidth = box.left - sheet.left - 6;
  const x = box.right + BESIDE;
  const [estimate = "", limits = ""] = row.difference ?? [];
  const strong = colour === "muted" ? "strong text" : `strong ${colour}`;
  const texts = [
    ["strong text", { x: sheet.left, y: first, text: tidy(row.name), maxWidth }],
    [`small ${colour}`, { x: sheet.left, y: second, text: row.said }],
    [strong, { x, y: first, text: estimate }],
    ["small muted", { x, y: second, text: limits }]
  ];
  return texts.flatMap(([look, place]) => place.text === "" ? [] : [write(sheet, look, place)]);
}
function pictureOf2({ chart, headline: headline2 }, place, shared) {
  const { sheet, box } = place;
  const frame = chart && frameOf(chart, { theme: "page" });
  const tested = chart?.tested ?? null;
  if (frame && tested) {
    if (tested.kind === "settings") return settingsInRow(tested, place);
    if (tested.kind === "searches")
      return drawMarks(placeSearches(tested, frame, place), searchMarks(tested));
    return drawMarks(placeStems(tested, frame.model, place), stemMarks(tested));
  }
  if (!frame?.difference) {
    const width = sheet.right - box.left;
    return wrapped2(tidy(headline2), sheet.small, { width, maxLines: 2 }).map((text, i) => {
      const y2 = box.top + 20 + i * sheet.small.line;
      return write(sheet, "small muted", { x: box.left, y: y2, text, maxWidth: width });
    });
  }
  const { difference, model } = frame;
  const { axis, median: median2 } = difference;
  const y = placeOn(axis, [box.bottom, box.top]);
  const plot = { ...frame, ...place, x: scaleOf2(shared ?? frame.budgets, box), y, axis };
  const budget = model.example?.budget ?? null;
  const at = budget === null ? Number.NaN : valueAt(median2, budget);
  const { text: fill, background: stroke } = sheet.ink;
  const dot = { cx: plot.x(budget ?? 1), cy: y(at), r: 4, fill, stroke, "stroke-width": 1.5 };
  return [
    ...drawMarks(plot, differenceMarks(difference, model)),
    ...Number.isFinite(at) ? [element("circle", dot)] : []
  ];
}
var [LINE, GROUP] = [17, 26];
var NAMES = { wide: 140, narrow: 116 };
function lines3({ rows, more }, sheet, above) {
  const isNarrow2 = sheet.width < 500;
  const column = (right2, texts) => right2 - GAP4 - widest(texts, sheet.small);
  const middle = column(sheet.right, ["slowdown", ...rows.map(({ size }) => size?.text ?? "")]);
  const differences = rows.map(({ size, difference }) => (size && difference?.[0]) ?? "");
  const right = (isNarrow2 ? middle : column(middle, ["difference", ...differences])) - 4;
  const left = sheet.left + (isNarrow2 ? NAMES.narrow : NAMES.wide) + GAP4;
  const head = above + 12;
  let foot = head;
  const placed2 = rows.map((row, i) => {
    const isFirst = rows[i - 1]?.triage !== row.triage;
    foot += LINE + (isFirst ? GROUP : 0);
    return { ...row, isFirst, y: foot - LINE / 2 + 4 };
  });
  const box = { left, right, top: head + 6, bottom: foot + 8 };
  const ends = slowdownEnds(rows);
  const plot = { sheet, box, x: log(ends, [left, right]).clamp(true), ends };
  const notes = [
    ...rows.some(({ size }) => size !== null && size.missed !== null) ? ["Grey: slowdowns missed more than 1 time in 5."] : [],
    "Slowdown: at the headline\u2019s budget; it may differ at others.",
    ...more > 0 ? [`And ${more} more with less to say.`] : []
  ];
  const small = (place, y) => write(sheet, "small muted", { ...place, y });
  const drawn3 = [
    ...missedAreas(placed2, plot),
    ...slowdownAxis(placed2, head, plot),
    small({ x: sheet.right, text: "slowdown", anchor: "end" }, head),
    ...isNarrow2 ? [] : [small({ x: middle, text: "difference", anchor: "end" }, head)],
    ...placed2.flatMap((row) => drawLine(row, isNarrow2 ? null : middle, plot)),
    ...notes.map((text, i) => small({ x: sheet.left, text }, box.bottom + 20 * (i + 1)))
  ];
  return { drawn: drawn3, bottom: box.bottom + 20 * notes.length + 10 };
}
var [WIDEST, NARROWEST] = [16, 2];
function slowdownEnds(rows) {
  const shown = rows.flatMap(
    ({ size }) => size ? [size.lower, size.estimate, size.upper, size.missed ?? 1] : []
  );
  const known = shown.filter((slowdown) => slowdown > 0 && slowdown < Infinity);
  const low = 2 ** Math.floor(Math.log2(Math.min(1 / NARROWEST, ...known)));
  const high = 2 ** Math.ceil(Math.log2(Math.max(NARROWEST, ...known)));
  return [Math.max(1 / WIDEST, low), Math.min(WIDEST, high)];
}
function missedAreas(rows, { x, sheet }) {
  const areas = rows.flatMap(({ size, y }) => {
    const missed = size?.missed ?? null;
    const ends = { top: y - LINE / 2, bottom: y + LINE / 2 };
    return missed === null ? [] : rectangle({ left: x(1), right: x(missed), ...ends });
  });
  return path(areas, { fill: sheet.ink.grid, "fill-opacity": 0.8 });
}
var FRACTIONS = { 0.5: "\xBD", 0.25: "\xBC" };
function slowdownAxis(rows, at, { ends: [low, high], x, sheet }) {
  const count = Math.round(Math.log2(high / low)) + 1;
  const ticks2 = Array.from({ length: count }, (_, i) => low * 2 ** i);
  const behind = rows.filter(({ size }) => size !== null);
  const line2 = (tick) => behind.flatMap(({ y }) => vertical(x(tick), [y - LINE / 2, y + LINE / 2]));
  return [
    ...path(ticks2.filter((tick) => tick !== 1).flatMap(line2), { stroke: sheet.ink.grid }),
    ...path(line2(1), { stroke: sheet.ink.text }),
    ...ticks2.map((tick) => {
      const text = tick < 1 ? FRACTIONS[tick] ?? `1/${1 / tick}` : String(tick);
      return write(sheet, "small muted", { x: x(tick), y: at, text: `${text}\xD7`, anchor: "middle" });
    })
  ];
}
function drawLine(row, differenceAt, plot) {
  const { sheet, box } = plot;
  const { size, difference, triage } = row;
  const colour = colourOf(triage);
  const right = box.left - GAP4;
  const at = { y: centred(row.y, sheet.small) };
  const end = { ...at, anchor: "end" };
  const name = { ...end, x: right, text: tidy(row.name), maxWidth: right - sheet.left };
  const heading = { x: sheet.left, y: row.y - LINE / 2 - 8, text: triageTitle(triage) };
  const words3 = [
    ...row.isFirst ? [write(sheet, `strong ${colour}`, heading)] : [],
    write(sheet, "small text", name)
  ];
  if (size === null) {
    const place = { x: box.left, text: tidy(row.headline), maxWidth: sheet.right - box.left };
    return [...words3, write(sheet, "small muted", { ...at, ...place })];
  }
  const isStrong = colour === "worse" || size.isStrong;
  const weight = isStrong ? "semibold" : "regular";
  const number3 = { ...sheet, small: { ...sheet.small, weight } };
  return [
    ...words3,
    ...slowdownMark(size, { y: row.y, colour: isStrong ? colour : "muted" }, plot),
    ...differenceAt === null ? [] : [write(sheet, "small text", { ...end, x: differenceAt, text: difference?.[0] ?? "" })],
    write(number3, "small text", { ...end, x: sheet.right, text: size.text })
  ];
}
var RADIUS3 = 4;
function slowdownMark({ estimate, lower, upper }, { y, colour }, { x, box, sheet, ends: [low, high] }) {
  const { [colour]: stroke } = sheet.ink;
  const limits = horizontal({ left: x(Math.max(lower, low)), right: x(upper) }, y);
  const arrow = (tip, way) => {
    const corners = [-4, 0, 4].map((dy) => ({ x: tip - way * Math.abs(dy), y: y + dy }));
    return path(pathOf(corners), { fill: "none", stroke, "stroke-width": 2 });
  };
  const isOn2 = estimate >= low && estimate <= high;
  return [
    ...path(limits, { stroke, "stroke-width": 3, "stroke-opacity": OPACITY.mark }),
    ...upper > high ? arrow(box.right + 5, 1) : [],
    ...lower < low ? arrow(box.left - 5, -1) : [],
    ...isOn2 ? [element("circle", { cx: x(estimate), cy: y, r: RADIUS3, fill: stroke })] : []
  ];
}

// src/draw/overview-of.ts
var MAX_SIZE = 1e9;
var MAX_ROWS = 50;
function overviewOf(run) {
  const sorted2 = byTriage(run);
  const rows = sorted2.slice(0, MAX_ROWS).map(rowOf);
  const sizeOfRow = ({ size }) => Math.min(size?.estimate ?? 0, MAX_SIZE);
  const place = ({ triage }) => TRIAGE.indexOf(triage);
  return {
    title: plainText(triageHeadline(run)),
    subtitle: plainText(otherTriage(run)),
    rows: rows.sort((a, b) => place(a) - place(b) || sizeOfRow(b) - sizeOfRow(a)),
    more: sorted2.length - rows.length,
    description: plainText(lineOf(triageStatements(run)))
  };
}
function rowOf({ name, assessment }) {
  const chart = chartOf(assessment, "comparison");
  const compared = assessment.kind === "compared" ? assessment : null;
  const { triage } = assessment.outcome;
  const isSized = chart?.tested === null && triage !== "unknown";
  return {
    ...{ triage, name, chart, headline: plainText(headline(assessment)) },
    said: plainText(triageWords(assessment)),
    difference: compared && differenceIn(compared, chart),
    size: compared && isSized ? sizeIn(compared) : null
  };
}
function sizeIn(assessment) {
  const { comparison, chances, size } = assessment;
  if (size === null) return null;
  const { budget, needed, isUnderOne } = size;
  const estimate = needed.estimate / budget;
  const times = formatTimes(estimate, isUnderOne ? Math.ceil : Math.round);
  return {
    ...{ estimate, lower: needed.lower / budget, upper: needed.upper / budget },
    text: estimate === Infinity ? "not reached" : `${isUnderOne ? "\u2264 " : ""}${times}`,
    missed: chances?.detectableSlowdown ?? null,
    isStrong: comparison.better.level === "strong"
  };
}
function differenceIn(assessment, chart) {
  const { example, test } = assessment;
  const pairs = test?.pairs;
  if (pairs) return [`${pairs.worse} of ${pairs.n} worse`, `${pairs.better} better`];
  const [direction, format2] = [directionOf(assessment), scoreFormat(assessment)];
  if (test?.searches) {
    const { best } = test.searches;
    const [from, to] = [best.baseline, best.candidate].map(format2.shown);
    const change = orient(to - from, direction);
    return [Number.isFinite(change) ? signed(format2)(change) : "", "in the median search"];
  }
  if (chart?.tested?.kind === "settings") return [chart.tested.change ?? "", "at similar settings"];
  if (example === null || !chart?.haveOneScale) return null;
  const said = describeDifference(example, direction, format2);
  const [estimate = "", limits = ""] = said.split(/ (?=\()/);
  return [estimate, limits];
}

// src/draw/page/figures.ts
function chartFigure(assessment, { prefix, subject, isBrief = false }) {
  const model = chartOf(assessment, subject);
  if (model === null || assessment.kind === "unjudged") return "";
  const views = viewsOf(model).filter(({ name }) => !(isBrief && name === "order"));
  const shown = assessment.kind === "lone" ? model : { ...model, title: "" };
  const drawn3 = views.map(({ name: view }) => ({
    view,
    pictures: WIDTHS.map((width) => drawView(shown, { view, width, prefix }))
  }));
  const readout = {
    ...readoutOf(model, assessment),
    prefix,
    plots: drawn3.flatMap(({ pictures }) => pictures.map(({ plot }) => plot))
  };
  return figure({ id: `${prefix}chart`, class: "chart" }, [
    ...views.length > 1 ? [viewControls(views, prefix)] : [],
    ...drawn3.map(({ view, pictures }) => {
      return element("div", { class: `view ${view}` }, inWidths(pictures.map(({ svg }) => svg)));
    }),
    jsonBlock(`${prefix}readout`, readout)
  ]);
}
var RESULTS = {
  difference: "Difference",
  pairs: "Pairs",
  settings: "Settings",
  searches: "Searches"
};
function viewsOf(model) {
  const kind = model.tested?.kind ?? "difference";
  const hasResult = model.tested !== null || differenceOf(model) !== null;
  const all = [
    { name: "result", label: RESULTS[kind], isShown: hasResult },
    // Adaptive searches have no curve of trials.
    { name: "curves", label: "Curves and trials", isShown: kind !== "searches" },
    { name: "order", label: "By order", isShown: hasOrder(model) }
  ];
  return all.filter(({ isShown }) => isShown);
}
function viewControls(views, prefix) {
  const radios = views.map(({ name, label: label3 }, i) => {
    const id = `${prefix}view-${name}`;
    const attributes = { type: "radio", id, name: `${prefix}view`, value: name, checked: i === 0 };
    return element("label", {}, `${element("input", attributes)} ${label3}`);
  });
  return element("fieldset", {}, element("legend", {}, "View") + radios.join(""));
}
function drawView(model, { view, width, prefix }) {
  const heading = view === "result" ? "none" : "shown";
  const options = { view, heading, width, theme: "page" };
  const { svg, box, dots: dots2, ...size } = drawChart(model, options, `${prefix}${view}-${width}`);
  const { first, last } = chartBudgets(model);
  const places = dots2.map(({ id, x, y, before }) => {
    const place = [id, Math.round(x), Math.round(y)];
    return before === void 0 ? place : [...place, before];
  });
  const plot = { ...size, ...box, first, last, dots: places };
  return { svg, plot };
}
function readoutOf(model, assessment) {
  const example = assessment.kind === "compared" ? assessment.example : null;
  if (model.tested?.kind === "searches") return { columns: [], rows: [], start: 0 };
  const { first, last } = chartBudgets(model);
  const inTable = assessment.rows.map(({ budget }) => budget);
  const budgets = readableBudgets([first, last], example ? [example.budget, ...inTable] : inTable);
  const cells = cellsByBudget(assessmentAt(budgets, assessment), scoreFormat(assessment));
  const distances = budgets.map((budget) => Math.abs(Math.log(budget ** 2 / first / last)));
  return {
    columns: (cells?.header ?? []).map(plainText),
    rows: budgets.map((at, i) => ({ at, cells: (cells?.rows[i] ?? []).map(plainText) })),
    start: example ? budgets.indexOf(example.budget) : distances.indexOf(Math.min(...distances))
  };
}
var STEPS2 = 160;
function readableBudgets([first, last], given) {
  const even = Array.from({ length: STEPS2 + 1 }, (_, i) => first * (last / first) ** (i / STEPS2));
  const written2 = new Set(given.map(formatBudget));
  const others = even.map((budget) => Number(budget.toPrecision(2))).filter((budget) => budget >= first && budget <= last && !written2.has(formatBudget(budget)));
  return [.../* @__PURE__ */ new Set([...given, ...others])].sort((a, b) => a - b);
}
function assessmentAt(budgets, assessment) {
  if (assessment.kind === "lone") {
    const { curve } = assessment;
    return {
      ...assessment,
      rows: budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }))
    };
  }
  const { comparison } = assessment;
  return { ...assessment, rows: budgets.map((budget) => compareAt(comparison, budget)) };
}
function inWidths(svgs) {
  return WIDTHS.map((width, i) => {
    return element("div", { class: `picture ${width}` }, svgs[i]?.trim());
  }).join("\n");
}
function figure(attributes, parts2) {
  return element("figure", attributes, `
${parts2.join("\n")}
`);
}
function overviewFigure(run) {
  const model = overviewOf(run);
  const svgs = WIDTHS.map((width) => {
    return drawOverview(model, { theme: "page", heading: "none", width }, `overview-${width}`);
  });
  return figure({ id: "overview" }, [inWidths(svgs)]);
}

// src/draw/page/trial-table.ts
var MAX_PARAMETERS = 10;
function trialTable2(assessment, maxRows, { prefix, of }) {
  const sweep = assessment.candidate ?? assessment.baseline;
  if (sweep === null) return "";
  const arms = ["baseline", "candidate"].map((arm) => trialsOf(arm, assessment[arm]));
  const all = arms.flat();
  const shown = arms.flatMap((own) => own.sort(byScore).slice(0, maxRows)).sort(byScore);
  const names = parameterNames(all.map(({ trial }) => trial.parameters ?? {}));
  const hasCost = all.some(({ trial }) => trial.cost !== null);
  const columns = trialColumns(sweep, names.slice(0, MAX_PARAMETERS), hasCost);
  const hidden = names.length - MAX_PARAMETERS;
  const notes = [
    shown.length < all.length ? `The best ${shown.length} of ${all.length} trials.` : `${plural(all.length, "trial")}, the best first.`,
    hidden > 0 && `${plural(hidden, "more parameter")} without a column.`,
    "The report\u2019s folder has everything as <code>trials.csv</code>."
  ];
  const heads = columns.map(([name, value2], i) => {
    const order2 = sweep.direction === "maximize" ? "descending" : "ascending";
    const sorted2 = i === 1 ? order2 : void 0;
    const ranks = JSON.stringify(ranksOf(shown.map(value2)));
    const attributes = { scope: "col", "aria-sort": sorted2, "data-ranks": ranks };
    return element("th", attributes, escapeXml(name));
  });
  const rows = shown.map((trial) => {
    const cells = columns.map(([, value2, digits]) => cell(value2(trial), digits));
    return element("tr", { id: `${prefix}${trial.id}` }, cells.join(""));
  });
  const thead = element("thead", {}, element("tr", {}, heads.join("")));
  const tbody = element("tbody", {}, `
${rows.join("\n")}
`);
  const table = element("table", { class: "sortable" }, `${thead}${tbody}`);
  const note = element("p", {}, notes.filter(Boolean).join(" "));
  return `${note}
${scrolling(`Table: Trials${of}`, table)}`;
}
function trialsOf(arm, sweep) {
  const trials = sweep?.trials ?? [];
  const places = shortPlaces(trials);
  return trials.map((trial, i) => {
    return { arm, id: trialId(arm, i), trial, where: places[i] };
  });
}
function byScore({ trial: a }, { trial: b }) {
  return a.score === b.score ? 0 : b.score - a.score;
}
var STATUS = {
  completed: "finished",
  pruned: "pruned",
  failed: "failed",
  running: "unfinished"
};
var MAX_CELL_LENGTH = 40;
var short = (text) => printable(text, MAX_CELL_LENGTH);
function trialColumns({ metric, cost, direction }, names, hasCost) {
  const unit2 = cost?.unit ? ` (${short(cost.unit)})` : "";
  const scoreOf = ({ trial: { score } }) => Number.isFinite(score) ? orient(score, direction) : null;
  const costs = [`Cost${unit2}`, ({ trial }) => trial.cost, 4];
  return [
    ["Sweep", ({ arm }) => arm],
    [short(metric), scoreOf, 7],
    ...names.map((name) => [short(name), (shown) => parameterOf(shown, name)]),
    ...hasCost ? [costs] : [],
    ["Status", ({ trial }) => STATUS[trial.outcome]],
    ["Read from", ({ where }) => where]
  ];
}
function parameterOf({ trial: { parameters } }, name) {
  if (parameters === null || !Object.hasOwn(parameters, name)) return null;
  const value2 = parameters[name];
  return typeof value2 === "number" ? value2 : short(String(value2));
}
function cell(value2, digits) {
  const text = typeof value2 === "number" ? parameterNumber(value2, digits) : value2 ?? "\u2013";
  return element("td", {}, escapeXml(text));
}
function ranksOf(values) {
  const known = [...new Set(values)].filter((value2) => value2 !== null);
  const areNumbers = known.every((value2) => typeof value2 === "number");
  const words3 = new Intl.Collator("en", { numeric: true });
  known.sort((a, b) => areNumbers ? Number(a) - Number(b) : words3.compare(`${a}`, `${b}`));
  const ranks = new Map(known.map((value2, rank) => [value2, rank]));
  return values.map((value2) => ranks.get(value2) ?? null);
}
function parameterNames(all) {
  const names = [...new Set(all.flatMap(Object.keys))];
  const isVaried = (name) => all.some((values) => values[name] !== all[0]?.[name]);
  return [...names.filter(isVaried), ...names.filter((name) => !isVaried(name))];
}
var MAX_PLACE_LENGTH = 80;
function shortPlaces(trials) {
  const paths = trials.map(({ place }) => place.path);
  const [first = ""] = paths;
  const areOfOneFile = paths.every((path2) => path2 === first);
  const ends = [...first.matchAll(/[\\/]/g)].map(({ index }) => index + 1);
  const shared = ends.findLast((end) => paths.every((one2) => one2.startsWith(first.slice(0, end))));
  return trials.map(({ place }) => {
    const path2 = areOfOneFile ? "" : place.path.slice(shared);
    return printable(placeText({ ...place, path: path2 }) || place.path, MAX_PLACE_LENGTH);
  });
}

// src/draw/page/page.ts
var ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
var MIN_PACKED = 4;
var MAX_WHOLE = 15;
var [MAX_ROWS2, MAX_ROWS_OF_ALL, MIN_ROWS] = [300, 1500, 10];
var GATES = { pass: "Pass", neutral: "Neutral", fail: "Fail" };
function renderPage(run, assets, frame) {
  const name = nameOf(run, frame);
  const headlined = runHeadline(run);
  const main = sectionsOf(run, frame).map((section) => sectionHtml(section, run, assets));
  const header = [
    element("span", { class: "brand" }, TOOL.name),
    name && htmlPhrase([data(name)]),
    element("span", { class: `gate ${run.outcome.gate}` }, GATES[run.outcome.gate])
  ];
  return pageOf({
    title: plainText(headlined),
    header: header.filter(Boolean),
    content: main.filter(Boolean).join("\n"),
    assets
  });
}
function sectionHtml(section, run, assets) {
  const [{ assessment }, ...others] = run.comparisons;
  const { id, blocks } = section;
  if (id === "result") {
    const [first] = blocks;
    const [, said = []] = first?.type === "lines" ? first.items : [];
    return [element("h1", {}, htmlPhrase(runHeadline(run))), htmlBlocks(lines([said]))].join("\n");
  }
  if (others.length === 0) return partHtml(section, assessment, ALONE);
  if (id === "chart") return overviewFigure(run);
  if (id === "comparison" || section.isFolded) return "";
  const html = htmlBlocks(blocks);
  if (id !== "small") return html;
  const all = run.comparisons.map((one2, i) => folded(one2, i, { run, assets }));
  return [html, ...all].join("\n");
}
function pageOf({ title, header, content, assets }) {
  const body = [
    element("header", {}, header.join("\n")),
    element("main", {}, `
${content}
`),
    `<script>${assets.script}</script>`
  ];
  const html = `
${headOf(title, assets)}
${element("body", {}, `
${body.join("\n")}
`)}
`;
  return `<!doctype html>
${element("html", { lang: "en" }, html)}
`;
}
function headOf(title, { style, styleHash, scriptHash }) {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `script-src 'sha256-${scriptHash}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; ");
  const parts2 = [
    element("meta", { charset: "utf-8" }),
    element("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("meta", { name: "color-scheme", content: "light dark" }),
    element("meta", { name: "referrer", content: "no-referrer" }),
    element("title", {}, escapeXml(`${title} \xB7 ${TOOL.name}`)),
    element("link", { rel: "icon", href: ICON }),
    // Nothing may be added between these tags: the policy allows the style by its hash.
    `<style>${style}</style>`
  ];
  return element("head", {}, `
${parts2.join("\n")}
`);
}
var ALONE = { name: "", prefix: "", maxRows: MAX_ROWS2, isBrief: false };
function partHtml({ id, title, isFolded, blocks }, assessment, place) {
  const { name, prefix, maxRows, isBrief } = place;
  const subject = name === "" ? "check" : "comparison";
  const of = name === "" ? "" : ` of ${printable(name)}`;
  if (id === "chart") return chartFigure(assessment, { prefix, subject, isBrief });
  const content = htmlBlocks(blocks, `${plainText(capitalized(say`${title}`))}${of}`);
  if (!isFolded) return content;
  const headed = (which, heading, html) => {
    const ofSection = `${prefix}${which}`;
    const head = element(name === "" ? "h2" : "h3", { id: `${ofSection}-title` }, heading);
    return html && element("section", { id: ofSection }, `
${head}
${html}
`);
  };
  const own = headed(id, htmlPhrase(capitalized(say`${title}`)), content);
  if (id !== "sweeps") return own;
  const trials = headed("trials", "Trials", trialTable2(assessment, maxRows, { prefix, of }));
  return [own, trials].filter(Boolean).join("\n");
}
function folded(one2, index, { run, assets }) {
  const { name, assessment } = one2;
  const { length } = run.comparisons;
  const title = say`${assessment.outcome.mark} ${data(name)}: ${headline(assessment)}`;
  const share = Math.floor(MAX_ROWS_OF_ALL / length);
  const maxRows = Math.max(MIN_ROWS, Math.min(MAX_ROWS2, share));
  const id = `t${index + 1}`;
  const place = { name, prefix: `${id}-`, maxRows, isBrief: index > 0 && length > MAX_WHOLE };
  const content = [
    htmlBlocks(lines([resultOf(assessment, "comparison")])),
    ...comparisonSections(one2, "comparison").map((section) => partHtml(section, assessment, place))
  ].filter(Boolean).join("\n");
  const isPacked = length >= MIN_PACKED && index > 0;
  const shown = isPacked ? packed(assets.pack(content)) : content;
  const summary = element("summary", {}, element("h2", {}, htmlPhrase(title)));
  const open = index === 0 && (length < MIN_PACKED || isFailure(assessment.outcome));
  const attributes = { class: "comparison", id, "data-standing": assessment.outcome.triage, open };
  return element("details", attributes, `${summary}
${shown}
`);
}
function packed(data2) {
  const where = `Needs JavaScript and a browser from 2023 or later. Without them, read ${element("code", {}, "comment.md")} in the report\u2019s folder.`;
  const note = element("noscript", {}, element("p", {}, where));
  return `${note}${element("script", { type: "text/plain" }, data2)}`;
}

// src/draw/history.ts
function historyReport(history, frame) {
  const view = viewHistory(history);
  return {
    name: frame.name,
    get json() {
      const blocks = Object.values(historyBlocks(view, frame)).flat();
      const statements = statementsIn(blocks).map(({ id, said }) => ({
        id,
        text: plainText(said)
      }));
      const merges = view.merges.map(({ scores: _, ...merge }) => merge);
      return jsonText({ ...jsonHead("history"), name: frame.name, ...view, merges, statements });
    },
    get chart() {
      return view.merges.length === 0 ? null : historyChart(view, frame);
    },
    page: (assets) => historyPage(view, frame, assets),
    text: (screen) => historyText(view, frame, screen)
  };
}
function historyChart(view, frame) {
  const headline2 = plainText(historyHeadline(view, frame));
  const title = frame.name === "" ? headline2 : `${frame.name}: ${headline2}`;
  const [shown] = statementsIn(historyBlocks(view, frame).lead);
  const words3 = { title, subtitle: plainText(shown?.said ?? []) };
  return inBothThemes((theme) => {
    return drawHistory(view, { ...words3, width: "wide", id: `history-${theme}`, theme });
  });
}
function historyText(view, frame, screen) {
  const { lead, notes, changes, promises, merges } = historyBlocks(view, frame);
  const prose = (blocks) => statementsIn(blocks).flatMap(({ said }) => wrapped(plainText(said), screen));
  const tables = [changes, screen.isVerbose ? merges : []].flat().flatMap((block) => {
    if (block.type !== "table") return [];
    const rows = [block.header, ...block.rows].map((row) => row.map(plainText));
    return apart(aligned(rows, screen));
  });
  return textOf([
    ...wrapped(plainText(historyHeadline(view, frame)), screen),
    ...prose(lead),
    ...tables,
    ...apart(prose(promises)),
    ...apart(prose(notes))
  ]);
}
function historyPage(view, frame, assets) {
  const headline2 = historyHeadline(view, frame);
  const { lead, notes, changes, promises, merges } = historyBlocks(view, frame);
  const section = (id, title, blocks) => blocks.length > 0 && element("section", { id }, `
${element("h2", {}, title)}
${htmlBlocks(blocks, title)}
`);
  const content = [
    element("h1", {}, htmlPhrase(headline2)),
    htmlBlocks(lead),
    htmlBlocks(notes),
    view.merges.length > 0 && figureOf(view),
    section("changes", "Changes", changes),
    section("promises", "What the history can promise", promises),
    section("merges", "Merges", merges)
  ];
  const brand = element("span", { class: "brand" }, TOOL.name);
  return pageOf({
    title: plainText(headline2),
    header: frame.name === "" ? [brand] : [brand, htmlPhrase([data(frame.name)])],
    content: content.filter(Boolean).join("\n"),
    assets
  });
}
function figureOf(view) {
  const words3 = { title: "", subtitle: "", theme: "page" };
  const svgs = WIDTHS.map((width) => {
    return drawHistory(view, { ...words3, width, id: `history-${width}` });
  });
  return figure({ id: "history" }, [inWidths(svgs)]);
}
var PANEL = 96;
var HEAD2 = 30;
function drawHistory(view, drawing) {
  const { theme, width, id, title, subtitle } = drawing;
  const sheet = sheetOf(width, theme);
  const description = `${subtitle} The table has every merge.`;
  return stackPanels(sheet, { id, title: title || "The history of main", description }, [
    () => headingOf(title, [subtitle], sheet),
    (above) => mergesPanel(view, sheet, title === "" ? above - 12 : above)
  ]).svg;
}
function mergesPanel(view, sheet, above) {
  const top = above + (view.changes?.length ? sheet.small.line : 0);
  const tops = view.budgets.map((_, i) => top + HEAD2 + i * (PANEL + HEAD2));
  const bottom = (tops.at(-1) ?? top) + PANEL;
  const box = { left: sheet.left + 52, right: sheet.right - 8, top, bottom };
  const step = (box.right - box.left) / Math.max(1, view.merges.length);
  const plot = { view, sheet, box, step, x: (i) => box.left + (i + 0.5) * step, y: Number };
  const drawn3 = [
    ...view.budgets.flatMap((budget, i) => {
      const own = { ...box, top: tops[i], bottom: tops[i] + PANEL };
      return drawScores(budget, { ...plot, box: own });
    }),
    ...changeLines(plot),
    ...mergeAxis(view, sheet)(plot)
  ];
  return { drawn: drawn3, bottom: bottom + 2.6 * sheet.text.line + 12, plot };
}
function drawScores(budget, merges) {
  const { view, sheet, box, x, step } = merges;
  const shown = view.merges.flatMap((merge, i) => {
    const limits = limitsOfMerge(merge, budget);
    return limits === void 0 ? [] : [{ at: x(i), ...limits }];
  });
  const axis = mergesAxis(shown);
  const y = placeOn(axis, [box.bottom, box.top]);
  const known = shown.filter(({ median: median2 }) => Number.isFinite(median2));
  const bars = known.map(({ at, lower, upper }) => vertical(at, [y(upper), y(lower)]));
  const dots2 = shown.map(({ at, median: median2 }) => `${pathOf([{ x: at, y: y(median2) }])}h0`);
  const levels = view.stretches.flatMap(({ from, to, levels: known2 }) => {
    const level = known2[view.budgets.indexOf(budget)] ?? null;
    const ends = { left: box.left + from * step, right: box.left + to * step };
    return level === null ? [] : horizontal(ends, y(level));
  });
  const lines4 = { fill: "none", "stroke-linecap": "round", stroke: sheet.ink.sweep };
  const bar = { "stroke-opacity": 2 * OPACITY.band, "stroke-width": widthOf2(step, 6) };
  const name = plainText(budgetName(budget, view));
  return drawMarks({ ...merges, y }, [
    () => [write(sheet, "small text", { x: sheet.left, y: box.top - 8, text: name })],
    yAxis(axis.ticks),
    () => path(horizontal(box, box.bottom), { stroke: sheet.ink.grid }),
    () => path(bars, { ...lines4, ...bar }),
    () => path(levels, { stroke: sheet.ink.text, "stroke-width": 1.5 }),
    () => path(dots2, { ...lines4, "stroke-width": widthOf2(step, 5) })
  ]);
}
var widthOf2 = (step, most) => Math.max(1.5, Math.min(most, 0.6 * step));
function changeLines({ view, sheet, box, step }) {
  const changes = view.changes ?? [];
  const lines4 = changes.flatMap(({ at, direction }) => {
    const line2 = vertical(box.left + at * step, [box.top + 4, box.bottom]);
    return path(line2, { stroke: sheet.ink[direction], "stroke-width": 1.5 });
  });
  const names = changes.toReversed().map(({ at, direction }) => {
    const { commit, pull } = view.merges[at];
    const number3 = pull === null ? "" : ` #${pull}`;
    const text = `${direction}: ${commit.slice(0, 7)}${number3}`;
    const half = textWidth(text, sheet.small) / 2;
    const x = Math.max(box.left + half, Math.min(box.right - half, box.left + at * step));
    const look = `small ${direction}`;
    return [{ look, x, y: box.top, anchor: "middle", halo: true, text }];
  });
  const around = { ...box, left: 0, right: sheet.width, top: box.top - 20 };
  return [...lines4, ...placed(names, { sheet, box: around })];
}
function mergeAxis({ merges }, sheet) {
  const last = merges.length - 1;
  const wanted = [0, last, last / 2, last / 4, 3 * last / 4].map(Math.round);
  const text = merges.length === 1 ? "one merge" : `${merges.length} merges, oldest first`;
  return (plot) => {
    const { box } = plot;
    const x = (box.left + box.right) / 2;
    const y = box.bottom + 2.4 * sheet.text.line;
    return [
      ...path(horizontal(box, box.bottom), { stroke: sheet.ink.muted }),
      ...xNumbers(wanted, (i) => merges[i]?.date.slice(0, 10) ?? "")(plot),
      write(sheet, "small text", { x, y, text, anchor: "middle" })
    ];
  };
}

// src/draw/report.ts
var NOTHING_ELSE = { markdown: null, charts: /* @__PURE__ */ new Map(), page: null };
function reportOfRun(run, frame = {}, drawing = {}) {
  const whole = { ...NO_FRAME, ...frame };
  return {
    get json() {
      return jsonText(runJson(run));
    },
    get markdown() {
      return renderRunComment(run, whole);
    },
    get curves() {
      return curvesCsv(run);
    },
    get trials() {
      return trialsCsv(run);
    },
    get chart() {
      if (run.comparisons.length > 1) return drawn2(overviewOf(run), drawOverview);
      const [[, only] = []] = modelsOf(run);
      return only ? drawn2(only, renderChart, drawing) : null;
    },
    get charts() {
      const models = run.comparisons.length > 1 ? modelsOf(run) : [];
      return new Map(models.map(([name, model]) => [name, drawn2(model, renderChart, drawing)]));
    },
    page: (assets) => renderPage(run, assets, whole)
  };
}
function curveReport(sweep, curve, { settings, budgets }, drawing) {
  const model = curveChart(sweep, curve, { settings, axis: axisOf([sweep]) });
  return {
    ...NOTHING_ELSE,
    json: jsonText(curveJson(sweep, curve, { settings, budgets })),
    curves: curveCsv(sweep, curve),
    trials: sweepCsv(sweep),
    get chart() {
      return drawn2(model, renderChart, drawing);
    }
  };
}
function picturesOfRun(run) {
  const pictures = /* @__PURE__ */ new Map();
  if (run.comparisons.length > 1) pictures.set("", inComment(overviewOf(run), drawOverview));
  for (const [name, model] of modelsOf(run)) pictures.set(name, inComment(model, renderChart));
  return pictures;
}
function inComment(model, draw) {
  return inEachVersion((version) => {
    const [theme, width = "wide"] = version.split("-");
    return draw(model, { theme, width, heading: "none" });
  });
}
function drawn2(model, draw, drawing = {}) {
  return inBothThemes((theme) => draw(model, { ...drawing, theme }));
}
function modelsOf({ comparisons }) {
  const subject = comparisons.length > 1 ? "comparison" : "check";
  return comparisons.flatMap(({ name, assessment }) => {
    const model = chartOf(assessment, subject);
    return model === null ? [] : [[name, model]];
  });
}
function planReport(plan) {
  return {
    ...NOTHING_ELSE,
    json: jsonText(planJson(plan)),
    curves: null,
    trials: null,
    chart: null
  };
}

export {
  pageColours,
  NO_FRAME,
  renderRunComment,
  renderRunText2 as renderRunText,
  csvText,
  onlyJson,
  curveJson,
  planJson,
  inspectionJson,
  jsonText,
  historyEntry,
  inEachVersion,
  historyReport,
  reportOfRun,
  curveReport,
  picturesOfRun,
  planReport
};
