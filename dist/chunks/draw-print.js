import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  MIN_OVERVIEW,
  TRIAGE_WORDS,
  axisOf,
  baselineChoice,
  betterWord,
  budgetName,
  budgetTable,
  budgetsOfOne,
  byTriage,
  capitalized,
  checklistFold,
  checklistsOf,
  columnsOf,
  compareAt,
  configSentences,
  curveOf,
  curveWord,
  curvesOf,
  data,
  describeBudget,
  describeBudgets,
  describeLimits,
  describeMedian,
  differenceInMetric,
  directionOf,
  drawnSize,
  emphasis,
  equivalentEffort,
  evidenceAt,
  exitCodeOf,
  familyWise,
  formatBudget,
  formatOfCurves,
  formatPValue,
  formatPercent,
  headline,
  historyBlocks,
  historyFormat,
  historyHeadline,
  inDigits,
  inPlain,
  isAtLeast,
  isJudged,
  label,
  levelsOf,
  limitsOfMerge,
  lineOf,
  list,
  listOf,
  listed,
  messageOf,
  methodFold,
  nameOf,
  originOf,
  otherTriage,
  outcomeWords,
  outlook,
  ownOf,
  paragraph,
  parameterNumber,
  plural,
  powerOfTen,
  reasonCodeOf,
  reasonLine,
  resultOf,
  runExplanations,
  runHeadline,
  runNotes,
  runStatements,
  say,
  scoreFormat,
  searchSpace,
  signed,
  significantFormat,
  sizeOf,
  sizesOf,
  statementsOf,
  summaryTable,
  sweepsFold,
  toMetric,
  triageHeadline,
  triageStatements,
  unitOf,
  verdictStatements,
  warningsBlock,
  words,
  wouldFail
} from "./compare-decide-plan-report.js";
import {
  commonBreaks,
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
} from "./parse-saved-settings.js";
import {
  MAX_SCORES
} from "./parse-table.js";
import {
  TOOL,
  jsonHead,
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

// src/draw/data/curve-steps.ts
function shownCurves(assessment) {
  const curves = curvesOf(assessment);
  const shown = (arm2) => {
    const [sweep, curve] = [assessment[arm2], curves[arm2]];
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
  const logs = ends.slice(0, -1).map(Math.log);
  const [first, last] = [logs[0], logs.at(-1)];
  const lasts = /* @__PURE__ */ new Set();
  let next = 0;
  for (let i = 0; i < maxSteps - 1; i++) {
    const target = first + (last - first) * i / (maxSteps - 2) + 1e-12;
    while (next + 1 < logs.length && logs[next + 1] <= target) next++;
    lasts.add(next);
  }
  return [...lasts, ends.length - 1];
}

// src/draw/data/curve.ts
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
  const { metric, direction, format: format2, source, counts, cost } = sweep;
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
    cost: cost && { mean: cost.mean, unit: cost.unit },
    steps,
    stepsThinned: isThinned
  };
}

// src/draw/data/json-values.ts
function jsonText(value2) {
  return `${printableJson(laidOut(JSON.parse(compactJson(value2)), "\n"))}
`;
}
var MAX_LINE = 150;
function laidOut(value2, newline) {
  if (typeof value2 !== "object" || value2 === null) return JSON.stringify(value2);
  const inner = `${newline}  `;
  const isList = Array.isArray(value2);
  const parts2 = Object.entries(value2).map(([key, part]) => {
    const written3 = laidOut(part, inner);
    return isList ? written3 : `${JSON.stringify(key)}: ${written3}`;
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
function compactJson(value2) {
  return JSON.stringify(value2, finiteOrText);
}
function finiteOrText(_, value2) {
  if (value2 === Infinity) return "Infinity";
  return value2 === -Infinity ? "-Infinity" : value2;
}
function falseAlarmJson({ weak, fair, strong }) {
  const known = (rate) => rate && { rate: rate.rate, standardError: rate.standardError, bound: rate.isBound };
  return { weak: known(weak), fair: known(fair), strong: known(strong) };
}

// src/print/plain.ts
var BREAK = / (?!%)(?!(?<=\bp )[<=] )(?<!\bp [<=] )/;
function linesOf(text, fits, maxLines = Infinity) {
  const lines = [];
  for (const word of text.split(BREAK)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== void 0 && (lines.length === maxLines || fits(longer))) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}
function plainText(phrase) {
  return written(phrase, (name) => name);
}
function quotedText(phrase) {
  return written(phrase, (name) => name.includes("`") ? name : `\`${name}\``);
}
function written(phrase, quote) {
  const write2 = (span) => {
    switch (span.type) {
      case "text":
        return span.value;
      case "inlineCode":
        return `\`${span.value}\``;
      case "data":
        return quote(printable(span.value, span.maxLength));
      case "link": {
        const text = written(span.children, quote);
        return isOnTheWeb(span.url) ? `${text} (${span.url})` : text;
      }
      case "break":
        return " ";
      default:
        return written(span.children, quote);
    }
  };
  return phrase.map(write2).join("");
}
function isOnTheWeb(url) {
  return /^https?:\/\/[^\s()<>"'`\\|\p{C}]+$/u.test(url);
}

// src/print/html.ts
function htmlBlocks(blocks, name = "") {
  return blocks.map((block) => htmlBlock(block, name)).join("\n");
}
function htmlBlock(block, name) {
  switch (block.type) {
    case "paragraph":
      return paragraphOf(block.children);
    case "list": {
      const items = block.items.map((item) => element("li", {}, htmlPhrase(lineOf(item))));
      return element("ul", {}, `
${items.join("\n")}
`);
    }
    case "note":
      return block.items.map((item) => element("div", { class: "note" }, paragraphOf(item))).join("\n");
    case "table":
      return scrolling(`Table: ${name}`, tableOf(block));
    case "fold": {
      const summary = element("summary", {}, htmlPhrase(block.title));
      const content = `${summary}
${htmlBlocks(block.blocks, name)}
`;
      return element("details", { open: block.isOpen }, content);
    }
    case "code":
      return element("pre", {}, element("code", {}, escapeXml(block.value)));
    case "image": {
      const { alt, url: src, width } = block;
      return element("img", { alt: plainText(alt), width, src });
    }
    case "figure":
      return "";
  }
}
function paragraphOf(line2) {
  return element("p", {}, htmlPhrase(lineOf(line2)));
}
function tableOf({ header, rows }) {
  const head = header.map((name) => name.length === 0 ? "<td></td>" : headCell("col", name));
  const lines = rows.map(([first = [], ...others]) => {
    const cells = others.map((cell2) => element("td", {}, htmlPhrase(cell2)));
    return element("tr", {}, headCell("row", first) + cells.join(""));
  });
  const thead = element("thead", {}, element("tr", {}, head.join("")));
  const tbody = element("tbody", {}, `
${lines.join("\n")}
`);
  return element("table", {}, `
${thead}
${tbody}
`);
}
function headCell(scope, cell2) {
  return element("th", { scope }, htmlPhrase(cell2));
}
function scrolling(name, content) {
  const attributes = { class: "scroll", role: "region", "aria-label": name, tabindex: 0 };
  return element("div", attributes, content);
}
function htmlPhrase(phrase) {
  return phrase.map(htmlSpan).join("");
}
function htmlSpan(span) {
  switch (span.type) {
    case "text":
      return escapeXml(span.value);
    case "strong":
      return element("strong", {}, htmlPhrase(span.children));
    case "emphasis":
      return element("em", {}, htmlPhrase(span.children));
    case "inlineCode":
      return element("code", {}, escapeXml(span.value));
    case "data":
      return element("code", {}, escapeXml(printable(span.value, span.maxLength) || " "));
    case "link": {
      const text = htmlPhrase(span.children);
      return isOnTheWeb(span.url) ? element("a", { href: span.url }, text) : text;
    }
    case "break":
      return "<br>";
  }
}
var ESCAPES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
function attributesOf(attributes) {
  return Object.entries(attributes).map(([name, value2]) => {
    if (value2 === void 0 || value2 === false) return "";
    if (value2 === true) return ` ${name}`;
    const text = typeof value2 === "number" ? coordinate(value2) : value2;
    return ` ${name}="${escapeXml(text)}"`;
  }).join("");
}
function escapeXml(text) {
  return text.replace(ILLEGAL, "").replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
}
function coordinate(value2) {
  return String(Math.round(value2 * 100) / 100);
}
function element(name, attributes, content) {
  const start = `<${name}${attributesOf(attributes)}`;
  return content === void 0 ? `${start}/>` : `${start}>${content}</${name}>`;
}
function jsonBlock(id, value2) {
  const text = JSON.stringify(value2).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return element("script", { type: "application/json", id }, text);
}

// src/print/markdown.ts
function fitSections(sections, { limit, elsewhere, figure: figure2 }) {
  const printed = sections.map((section) => {
    const [whole, brief] = [section.blocks, section.brief].map(
      (blocks) => markdownBlocks(blocks, figure2)
    );
    return { section, whole: whole ?? "", brief: brief ?? "" };
  });
  const canShorten = ({ whole, brief }) => brief !== whole;
  const inUse = printed.filter(canShorten).map(({ section }) => section.priority);
  const priorities = [...new Set(inUse)].sort((a, b) => a - b);
  let text = textOf(printed.map(({ whole }) => whole));
  for (const priority of priorities) {
    if (text.length <= limit) return text;
    const isShort = (part) => part.section.priority <= priority && canShorten(part);
    const shortened = printed.filter(isShort).map(({ section }) => section);
    const left = priority === priorities.at(-1) ? say`all else` : listed(titlesOf(shortened));
    const note = say`Left out or shortened to fit GitHub’s limit: ${left}. The whole report: ${elsewhere}.`;
    const shown = printed.map((part) => isShort(part) ? part.brief : part.whole);
    text = textOf([...shown, markdownPhrase([emphasis(note)])]);
  }
  return text;
}
function titlesOf(sections) {
  const counts = /* @__PURE__ */ new Map();
  for (const { title } of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  counts.delete("");
  return [...counts].map(
    ([title, count]) => count === 1 ? say`${title}` : say`${title} (${count} times)`
  );
}
function textOf(parts2) {
  return `${parts2.filter(Boolean).join("\n\n")}
`;
}
function markdownBlocks(blocks, figure2 = () => []) {
  const written3 = blocks.map((block) => markdownBlock(block, figure2));
  return written3.filter(Boolean).join("\n\n");
}
function markdownBlock(block, figure2) {
  switch (block.type) {
    case "paragraph":
      return markdownPhrase(lineOf(block.children));
    case "list":
      return block.items.map((item) => `- ${markdownPhrase(lineOf(item))}`).join("\n");
    case "note":
      return block.items.map((item) => `> ${markdownPhrase(lineOf(item))}`).join("\n>\n");
    case "table":
      return tableOf2(block);
    case "fold": {
      const open = block.isOpen ? " open" : "";
      const start = `<details${open}><summary>${htmlPhrase(block.title)}</summary>`;
      return [start, markdownBlocks(block.blocks, figure2), "</details>"].filter(Boolean).join("\n\n");
    }
    case "code":
      return fenced(block.value, block.language);
    case "image":
      return imageOf(block);
    case "figure":
      return markdownBlocks(figure2(block.comparison));
  }
}
function imageOf({ alt, url: src, dark, width }) {
  const image = `<img${attributesOf({ alt: plainText(alt), width, src })}>`;
  if (dark === void 0) return image;
  const source = attributesOf({ media: "(prefers-color-scheme: dark)", srcset: dark });
  return `<picture><source${source}>${image}</picture>`;
}
function tableOf2({ header, rows, firstColumn }) {
  const rule = header.map((_, i) => i === 0 && firstColumn === "right" ? "--:" : ":--");
  const lines = [header, ...rows].map((cells) => cells.map(markdownPhrase));
  const [head = [], ...others] = lines;
  return [head, rule, ...others].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
function markdownPhrase(phrase) {
  return phrase.map(markdownSpan).join("");
}
function markdownSpan(span) {
  switch (span.type) {
    case "text":
      return escapeText(span.value);
    case "strong":
      return `**${markdownPhrase(span.children)}**`;
    case "emphasis":
      return `*${markdownPhrase(span.children)}*`;
    case "inlineCode":
      return codeSpan(span.value);
    case "data":
      return codeSpan(span.value, span.maxLength);
    case "link": {
      const text = markdownPhrase(span.children);
      return isOnTheWeb(span.url) ? `[${text}](${span.url})` : text;
    }
    case "break":
      return "<br>";
  }
}
var MARKS = /[\\`*_~[\]<>|&]/g;
function escapeText(text) {
  return text.replace(MARKS, "\\$&");
}
function codeSpan(text, maxLength) {
  const content = printable(text, maxLength).replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|") || " ";
  const longestRun = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const padding = longestRun > 0 ? " " : "";
  return `${fence}${padding}${content}${padding}${fence}`;
}
function fenced(text, language) {
  const lines = text.split("\n").map((line2) => {
    const indent = /^ {0,40}/.exec(line2)?.[0] ?? "";
    return (indent + printable(line2, 2e3)).trimEnd();
  });
  const runs = lines.flatMap((line2) => line2.match(/`+/g) ?? []).map((run) => run.length);
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${language}`, ...lines, fence].join("\n");
}

// src/draw/data/comparison.ts
function runJson(run) {
  return run.comparisons.length === 1 ? onlyJson(run) : severalJson(run);
}
function onlyJson(run) {
  const [{ assessment }] = run.comparisons;
  const { statements, ...only } = comparisonJson(assessment, "check");
  return {
    ...jsonHead("compare"),
    ...only,
    statements: [...statements, ...runNotes(run).map(statementJson)]
  };
}
function severalJson(run) {
  const { comparisons } = run;
  const [{ assessment: worst }] = comparisons;
  const { familyWise: familyWise2, notCompared, configNote } = run;
  return {
    ...jsonHead("compare"),
    ...outcomeJson(worst),
    comparisons: comparisons.map(({ name, assessment }) => {
      return { name, ...comparisonJson(assessment, "comparison") };
    }),
    familyWise: familyWise2,
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
    reason: plainText(reasonLine(assessment)),
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
    notWorse: notWorse && {
      margin: notWorse.margin,
      intervals: notWorse.intervals,
      share: notWorse.share
    },
    equivalentEffort: comparison && rows.map(({ budget }) => equivalentEffort(comparison, budget)),
    target: compared.target,
    test: compared.test && testJson(compared.test, direction),
    trialsNeeded: trialsNeeded && trialsNeededJson(trialsNeeded),
    accepted: accepted && {
      label: accepted.label,
      by: accepted.by,
      at: accepted.at
    },
    checklist: checklistJson(assessment),
    warnings: assessment.warnings.map(warningJson),
    statements: statementsOf(assessment, subject).map(statementJson)
  };
}
function testJson({ pairs, ...test }, direction) {
  if (pairs === null) return { ...test, pairs };
  const { trials: _trials, pValueIfLost: _ifLost, change, ...counts } = pairs;
  const inMetric = change && toMetric({ ...change, point: change.estimate }, direction);
  const { lower = 0, median: estimate = 0, upper = 0 } = inMetric ?? {};
  return { ...test, pairs: { ...counts, change: change && { estimate, lower, upper } } };
}
function warningJson(warning) {
  const { code, kind, arm: arm2, names } = warning;
  return { code, kind, arm: arm2, message: plainText(messageOf(warning)), names };
}
function statementJson({ id, said }) {
  return { id, text: quotedText(said) };
}
function checklistJson(assessment) {
  const lists = checklistsOf(assessment);
  return lists.baseline === null && lists.candidate === null ? null : lists;
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
    worse: row.worse,
    better: row.better
  };
}

// src/draw/data/inspection.ts
function inspectionJson(inspections) {
  const sweeps = inspections.map(({ settings, obstacle: _, ...rest }) => {
    const known = settings.map(([name, value2]) => [name, typeof value2 === "string" ? value2 : null]);
    return { ...rest, settings: Object.fromEntries(known) };
  });
  return { ...jsonHead("inspect"), sweeps };
}

// src/draw/data/plan.ts
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
    test: expectations?.test ?? null,
    // Without a test the power is that of strong evidence, even if the check fails on less.
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

// src/draw/svg/text-width.ts
var SAFETY = 1.05;
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
  return `${shown.replace(/[\s\u200d]+$/u, "")}\u2026`;
}
function wrapped(text, style, { width, maxLines }) {
  return linesOf(text, (line2) => textWidth(line2, style) <= width, maxLines);
}
function balanced(text, style, size) {
  const greedy = wrapped(text, style, size);
  const shares = greedy.length === 1 ? [] : [0.5, 0.6, 0.7, 0.8, 0.9];
  const tried = shares.map((share) => wrapped(text, style, { ...size, width: share * size.width }));
  const isAsShort = (lines) => lines.length === greedy.length && lines.every((line2) => textWidth(line2, style) <= size.width);
  return tried.find(isAsShort) ?? greedy;
}

// src/draw/svg/svg.ts
function group(classes, parts2) {
  return parts2.length === 0 ? [] : [element("g", { class: classes }, parts2.join(""))];
}
function path(d, look) {
  const all = typeof d === "string" ? d : d.join("");
  return all === "" ? [] : [element("path", { d: all, ...look })];
}
function tidy(text) {
  const spaced2 = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const low = spaced2.replace(new RegExp("(\\p{M}{3})\\p{M}+", "gu"), "$1");
  return low.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}
function label2(options) {
  const { x, y, size, weight, fill, anchor = "start", halo, more } = options;
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
  const second = more && element("tspan", { dx: 8, "font-weight": 400, fill: more.fill }, escapeXml(more.text));
  return element("text", attributes, escapeXml(shown) + tooltip + (second ?? ""));
}
function hatching({ left, right, top, bottom }) {
  const height = bottom - top;
  const lines = Math.max(0, Math.ceil((right - left + height) / HATCH) - 1);
  return Array.from({ length: lines }, (_, i) => {
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
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
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
function placed(texts, inside) {
  const found = [];
  const isApart = (a, b) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  for (const places of texts) {
    const free = places.find((place) => {
      const box = labelBox(place);
      const isInside = box.left >= inside.left && box.right <= inside.right;
      const isBetween = box.top >= inside.top && box.bottom <= inside.bottom;
      return isInside && isBetween && found.every((other) => isApart(labelBox(other), box));
    });
    if (free !== void 0) found.push(free);
  }
  return found;
}

// src/draw/svg/theme.ts
var BAND_OPACITY = 0.18;
var TINT_OPACITY = 0.1;
var MARK_OPACITY = 0.75;
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

// src/draw/svg/sheet.ts
var WIDTHS = ["wide", "narrow"];
var SIZES = {
  wide: { width: 640, plotHeight: 250, title: 18, text: 14, small: 13 },
  narrow: { width: 400, plotHeight: 220, title: 16, text: 12, small: 11 }
};
function sheetOf(size, theme) {
  const { width, plotHeight, title, text, small } = SIZES[size];
  const style = (size2, weight) => ({ size: size2, weight });
  return {
    width,
    left: 16,
    right: width - 16,
    plotHeight,
    title: style(title, "semibold"),
    text: style(text, "regular"),
    strong: style(text, "semibold"),
    small: style(small, "regular"),
    ink: palette(theme)
  };
}
function lettered(sheet, look, place) {
  const [letters, colour] = look.split(" ");
  return { ...sheet[letters], fill: sheet.ink[colour], ...place };
}
function write(sheet, look, place) {
  return label2(lettered(sheet, look, place));
}
var RIGHT_GAP = 8;
function lineHeight({ size }) {
  return Math.round(1.35 * size);
}
function centred(y, { size }) {
  return y + 0.36 * size;
}
function headingOf(title, subtitle, sheet) {
  const { left: x } = sheet;
  const width = sheet.right - x;
  const titles = title === "" ? [] : balanced(tidy(title), sheet.title, { width, maxLines: 3 });
  const subtitles = subtitle.flatMap(
    (text) => wrapped(tidy(text), sheet.text, { width, maxLines: 4 })
  );
  let y = 10;
  const drawn2 = [
    ...titles.map((text, i) => {
      y += i === 0 ? sheet.title.size : lineHeight(sheet.title);
      return write(sheet, "title text", { x, y, text, maxWidth: width });
    }),
    ...subtitles.map((text, i) => {
      y += lineHeight(sheet.text) + (i === 0 ? 3 : 0);
      return write(sheet, "text muted", { x, y, text, maxWidth: width });
    })
  ];
  return { drawn: drawn2, bottom: y + 4 };
}

// src/draw/panel.ts
function drawMarks(plot, marks) {
  return marks.flatMap((mark) => mark(plot));
}
function stackPanels(sheet, about, panels) {
  const placed2 = [];
  for (const panel of panels) placed2.push(panel(placed2.at(-1)?.bottom ?? 0));
  const size = { width: sheet.width, height: placed2.at(-1)?.bottom ?? 0 };
  const drawn2 = placed2.flatMap((panel) => panel.drawn);
  return {
    ...size,
    svg: pictureOf({ ...about, ...size, background: sheet.ink.background }, drawn2),
    box: placed2.find(({ plot }) => plot)?.plot?.box ?? { left: 0, right: 0, top: 0, bottom: 0 },
    dots: placed2.flatMap(({ dots: dots2 = [] }) => dots2)
  };
}
var BELOW_TEXT = 14;
function yAxis(ticks2, letters = "text") {
  return ({ sheet, box, y }) => {
    const lines = ticks2.map(({ value: value2 }) => y(value2)).filter((at) => at < box.bottom - 1);
    const place = { x: box.left - 10, anchor: "end" };
    return [
      ...path(
        lines.map((at) => horizontal(box, at)),
        { stroke: sheet.ink.grid }
      ),
      ...ticks2.map(
        ({ value: value2, text }) => write(sheet, `${letters} muted`, { ...place, y: centred(y(value2), sheet[letters]), text })
      )
    ];
  };
}
function spaceFor(texts, { left, text }) {
  return left + Math.max(0, ...texts.map((one2) => textWidth(one2, text))) + 10;
}
var TICK = 5;
var GAP = 12;
var belowAxis = ({ text }, letters = text) => letters.size + 7;
var belowName = (sheet) => belowAxis(sheet) + 24;
function xAxis({ wanted, textOf: textOf2, name, letters = "text", nameBelow }) {
  return ({ sheet, box, x }) => {
    const half = (value2) => textWidth(textOf2(value2), sheet[letters]) / 2;
    const inside = (value2) => Math.min(x(value2), sheet.width - half(value2));
    const shown = spaced(wanted, textOf2, (a, b) => {
      const gap = Math.max(GAP, 2 * half(a), 2 * half(b));
      return Math.abs(inside(a) - inside(b)) >= half(a) + half(b) + gap;
    });
    const ticks2 = shown.map((value2) => vertical(x(value2), [box.bottom, box.bottom + TICK]));
    const y = box.bottom + belowAxis(sheet, sheet[letters]);
    const middle = (box.left + box.right) / 2;
    return [
      ...path([horizontal(box, box.bottom), ...ticks2], { fill: "none", stroke: sheet.ink.muted }),
      ...shown.map((value2) => {
        const place = { x: inside(value2), y, text: textOf2(value2), anchor: "middle" };
        return write(sheet, `${letters} muted`, place);
      }),
      write(sheet, `${letters} text`, {
        ...{ x: middle, y: box.bottom + (nameBelow ?? belowName(sheet)) },
        text: tidy(name),
        anchor: "middle",
        maxWidth: 2 * Math.min(middle - sheet.left, sheet.right - middle)
      })
    ];
  };
}
function spaced(values, textOf2, areApart) {
  const placed2 = /* @__PURE__ */ new Map();
  for (const value2 of values) {
    const isFree = [...placed2.values()].every((other) => areApart(other, value2));
    if (isFree && !placed2.has(textOf2(value2))) placed2.set(textOf2(value2), value2);
  }
  return [...placed2.values()].sort((a, b) => a - b);
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

// src/draw/budgets.ts
var UNRESOLVED = 4;
function chartBudgets({ arms, firstBudget: first, budgetMax }) {
  const resolvable = arms.map((arm2) => arm2.resolvableBudget);
  const resolved = Math.min(...resolvable, budgetMax ?? Infinity);
  const isResolved = resolved > first;
  const trials = Math.max(...arms.map((arm2) => arm2.trials.length)) || Infinity;
  const reach = Math.min(isResolved ? resolved : UNRESOLVED * first, trials * first);
  return { first, last: reach > first ? reach : 2 * first, isResolved };
}
function lastFailing({ median: median2 }, { first, last }) {
  const all = [first, ...commonBreaks([median2], first, last)];
  return all.findLast((budget) => !Number.isFinite(valueAt(median2, budget))) ?? null;
}
function budgetMarks({ first, last }) {
  const all = readableNumbers(first, last);
  const whole = first === 1 ? all.filter((x) => x % (last > 3 ? 1 : 0.5) === 0) : all;
  return [first, ...whole, last].filter((budget) => budget >= first && budget <= last);
}

// src/draw/score-axis.ts
var NO_SCALE = { low: 0, high: 1, isLog: false, ticks: [] };
function placeOn(axis, [start, end]) {
  const { toPlane } = planeOf(axis.isLog);
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
function planeOf(isLog) {
  return isLog ? { toPlane: Math.log, fromPlane: Math.exp } : { toPlane: (score) => score, fromPlane: (place) => place };
}
var LOG_SPAN = 100;
function isLogarithmic({ arms, target }, scale = "auto") {
  if (scale === "linear") return false;
  const scores = arms.flatMap(scoresOf).filter(isDrawable);
  const low = scores.reduce((a, b) => Math.min(a, b), target ?? Infinity);
  const high = scores.reduce((a, b) => Math.max(a, b), 0);
  return low >= MIN_DRAWABLE && (scale === "log" ? high > 0 : high > LOG_SPAN * low);
}
function scoresOf({ trials }) {
  return trials.map(({ score }) => score);
}
var [MIN_DRAWABLE, MAX_DRAWABLE] = [1e-250, 1e250];
function isDrawable(score) {
  return Math.abs(score) < MAX_DRAWABLE;
}
var STRETCH = 1.5;
var TARGET_STRETCH = 2;
var PADDING = 0.05;
var AROUND_ZERO = 0.12;
function curveAxis(model, { budgets, scale, range: range2, ...asked }) {
  const { arms, isDifference, isUnknown } = model;
  const { first, last } = budgets;
  const { target } = { ...model, ...asked };
  const isLog = isLogarithmic(model, scale);
  const isWhole = range2 === "full" || isUnknown;
  const { toPlane, fromPlane } = planeOf(isLog);
  const start = isWhole ? first : first * (last / first) ** (1 / 3);
  const lines = arms.flatMap(({ median: median2 }) => scoresOn(median2, first, last));
  const medians = isDifference ? [...lines, 0] : lines;
  const bands = arms.flatMap(
    ({ lower, upper, resolvableBudget }) => [lower, upper].flatMap((edge) => scoresOn(edge, start, Math.min(last, resolvableBudget)))
  );
  const outer = intervalOf([...medians, ...bands].map(toPlane));
  if (outer === null) return NO_SCALE;
  const inner = intervalOf(medians.map(toPlane)) ?? outer;
  const stretch = isWhole || isDifference ? Infinity : STRETCH;
  const slack = stretch * (inner[1] - inner[0]) || Infinity;
  const shown = [
    Math.max(outer[0], inner[0] - slack),
    Math.min(outer[1], inner[1] + slack)
  ];
  const [low, high] = withTarget(shown, target === null ? null : toPlane(target));
  const [from, to] = padded([low, high], isLog, isDifference ? AROUND_ZERO : PADDING);
  const least = !isLog && !isDifference && low >= 0 && high > low ? Math.max(0, from) : from;
  return axisBetween(fromPlane(least), fromPlane(to), isLog);
}
function scoresOn(curve, from, to) {
  if (from > to) return [];
  const budgets = from < to ? [from, ...commonBreaks([curve], from, to)] : [from];
  return budgets.map((budget) => valueAt(curve, budget)).filter(isDrawable);
}
function intervalOf(values) {
  if (values.length === 0) return null;
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}
function withTarget([low, high], target) {
  if (target === null) return [low, high];
  const [least, most] = [Math.min(low, target), Math.max(high, target)];
  return most - least <= TARGET_STRETCH * (high - low) ? [least, most] : [low, high];
}
function padded([low, high], isLog, share) {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  const least = Math.max(isLog ? 1e-12 : 1e-12 * size, MIN_DRAWABLE);
  if (span > least) return [low - share * span, high + share * span];
  const linear3 = size > MIN_DRAWABLE ? 0.02 * size : 1;
  const around2 = isLog ? 0.2 : linear3;
  return [low - around2, high + around2];
}
function trialsAxis(scores, { direction, isLog, share, stretch, padding }) {
  const { toPlane, fromPlane } = planeOf(isLog);
  const sign = direction === "maximize" ? 1 : -1;
  const inPlane = (score) => sign * toPlane(score);
  const sweeps = scores.map(
    (sweep) => sweep.filter(isDrawable).map(inPlane).sort((a, b) => b - a)
  );
  const best = intervalOf(sweeps.flat())?.[1];
  if (best === void 0) return NO_SCALE;
  const core = Math.min(
    ...sweeps.map((sweep) => sweep[Math.ceil(share * sweep.length) - 1] ?? best)
  );
  const limit = core < best ? best - stretch * (best - core) : -Infinity;
  const least = sweeps.flat().reduce((a, b) => b >= limit ? Math.min(a, b) : a, best);
  const [low, high] = sign > 0 ? [least, best] : [-best, -least];
  const [from, to] = padded([low, high], isLog, padding);
  return axisBetween(fromPlane(from), fromPlane(to), isLog);
}
var TICKS = 5;
function axisBetween(low, high, isLog) {
  const isLong = isLog && high >= 10 * low;
  const marks = isLong ? logMarks(low, high) : linear2([low, high], [0, 1]).ticks(TICKS);
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

// src/draw/frame.ts
function frameOf(model, options) {
  const sheet = sheetOf(options.width ?? "wide", options.theme);
  const budgets = chartBudgets(model);
  const scores = curveAxis(model, { ...options, budgets });
  const left = spaceFor(["better?", ...scores.ticks.map(({ text }) => text)], sheet);
  const widths = model.arms.flatMap((arm2) => {
    const { name, value: value2 } = endTexts(arm2, model, budgets);
    return [textWidth(name, sheet.strong), textWidth(value2, sheet.small)];
  });
  const words2 = ["strong", model.size ? endOfDataLabel(model, budgets) : ""];
  const smalls = words2.map((text) => textWidth(text, sheet.small));
  const right = sheet.width - 8 - RIGHT_GAP - Math.max(...smalls, ...widths);
  const x = log([budgets.first, budgets.last], [left, right]).clamp(true);
  return { model, sheet, budgets, scores, left, right, x };
}
function armName({ role }, { isDifference }) {
  return isDifference ? "difference" : role;
}
function endTexts(arm2, model, { last }) {
  const score = valueAt(arm2.median, last);
  const value2 = Number.isFinite(score) ? model.format(score) : "fails";
  const name = arm2.role === "sweep" ? model.curveWord : armName(arm2, model);
  return { name, value: `${value2} at ${formatBudget(last)}`, score };
}
function endOfDataLabel({ budgetMax }, { last }) {
  const what = last === budgetMax ? "compared to" : "data end:";
  return `${what} ${formatBudget(last)}`;
}

// src/draw/cost.ts
var HEIGHT = 18;
var OUT = 5;
var ARROW = 8;
var SPACE = 4;
var costPanel = (size, { model, sheet, budgets, left, right, x }) => (above) => {
  const row = lineHeight(sheet.text);
  const headingY = above - BELOW_TEXT + 2 * row;
  const width = sheet.right - sheet.left;
  const question = wrapped(size.question, sheet.text, { width, maxLines: 3 });
  const top = headingY + question.length * row + lineHeight(sheet.small) + 12;
  const bottom = top + HEIGHT;
  const plot = { size, box: { left, right, top, bottom }, x };
  const { ink } = sheet;
  const colour = size.way ?? "muted";
  const ends = [top - OUT, bottom + OUT];
  const at = x(size.budget);
  const more = { text: size.difference, fill: ink.text };
  const endOfData = { x: right + RIGHT_GAP, y: centred((top + bottom) / 2, sheet.small) };
  const below = {
    y: bottom + OUT + sheet.small.size + 1,
    text: `baseline: ${formatBudget(size.budget)}`
  };
  const answer = { ...sheet.small, weight: "semibold" };
  const drawn2 = [
    write(sheet, "strong text", { x: sheet.left, y: headingY, text: "Difference", more }),
    ...question.map((text, i) => {
      const y = headingY + lineHeight(sheet.text) * (i + 1);
      return write(sheet, "text muted", { x: sheet.left, y, text });
    }),
    element("rect", {
      ...{ x: left, y: top, width: right - left, height: HEIGHT },
      ...{ fill: ink.grid, "fill-opacity": 0.6 }
    }),
    ...limitsBar(plot, ink[colour]),
    ...path(vertical(right, ends), { stroke: ink.muted, "stroke-dasharray": "2 2" }),
    write(sheet, "small muted", { ...endOfData, text: endOfDataLabel(model, budgets) }),
    ...path(vertical(at, ends), { stroke: ink.baseline, "stroke-width": 3 }),
    ...candidateMark(plot, ink[colour]),
    around(at, lettered(sheet, "small baseline", { x: at, ...below }), sheet),
    around(
      answerX(plot),
      { ...answer, y: ends[0] - 5, text: size.answer, fill: ink[colour] },
      sheet
    )
  ];
  return { drawn: group("size", drawn2), bottom: bottom + OUT + lineHeight(sheet.small) + 12 };
};
function answerX({ size, x, box }) {
  const { estimate } = size.needed;
  return estimate === Infinity ? (x(size.budget) + box.right) / 2 : x(estimate);
}
function limitsBar({ size, x, box }, colour) {
  const { lower, upper } = size.needed;
  if (lower === Infinity) return [];
  const [from, to] = [x(lower), Math.max(x(lower) + 2, x(upper))];
  const bar = { x: from, y: box.top + 3, width: to - from, height: HEIGHT - 6, rx: 2 };
  return [element("rect", { ...bar, fill: colour, "fill-opacity": 0.3, stroke: colour })];
}
function candidateMark({ size, x, box }, colour) {
  const y = (box.top + box.bottom) / 2;
  const { estimate } = size.needed;
  if (estimate !== Infinity)
    return [element("circle", { cx: x(estimate), cy: y, r: 6, fill: colour })];
  const beyond = Math.min(x(size.budget) + ARROW + 3, box.right + RIGHT_GAP - 3);
  const tip = Math.max(box.right - SPACE, beyond);
  const line2 = horizontal({ left: x(size.budget) + 2, right: tip - 1 }, y);
  const head = pathOf([-ARROW, 0, ARROW].map((up) => ({ x: tip - Math.abs(up), y: y + up })));
  return path([line2, head], { fill: "none", stroke: colour, "stroke-width": 3.5 });
}
function around(wanted, text, { left, right }) {
  const half = textWidth(text.text, text) / 2;
  const inside = Math.min(right - half, Math.max(left + half, wanted));
  return label2({ ...text, x: inside, anchor: "middle" });
}

// src/draw/evidence.ts
var MARKS2 = { fail: "M-5 -5l10 10M-5 5l10 -10", neutral: "M-5 0h10", pass: "M-5 0l4 4l6 -9" };
var outcomePanel = ({ gate, words: words2 }, sheet) => (top) => {
  const colour = gate === "fail" ? "worse" : "text";
  const { left, strong, ink } = sheet;
  const y = top + lineHeight(strong) + 3;
  const transform = `translate(${left + 6} ${y - 0.36 * strong.size})`;
  const look = { fill: "none", stroke: ink[colour], "stroke-width": 2.5 };
  const drawn2 = [
    element("path", { d: MARKS2[gate], transform, ...look }),
    write(sheet, `strong ${colour}`, { x: left + 18, y, text: words2 })
  ];
  return { drawn: group("outcome", drawn2), bottom: y + 4 };
};
function placeLanes(model, top, { small }) {
  if (model.arms.length < 2 && !model.isDifference) return [];
  const level = small.size + 1;
  const directions = ["better", "worse"].filter(
    (direction) => model.lane?.some((segment) => segment.direction === direction)
  );
  if (directions.length === 0) return [{ direction: "worse", top, bottom: top + level + 4 }];
  return directions.map((direction, i) => {
    const rowTop = top + i * (3 * level + 8);
    return { direction, top: rowTop, bottom: rowTop + 3 * level };
  });
}
var hatchNotCompared = (lanes) => (plot) => {
  if (lanes.length === 0) return [];
  const { model, sheet } = plot;
  const { left, right } = plot.box;
  const start = comparedFrom(plot);
  const wordsEnd = left + textWidth(laneWords(model), sheet.text) + 12;
  const [from, to] = isSilent(model) ? [wordsEnd, right] : [left, start];
  const lines = (box, stroke) => path(box.right - box.left < 1 ? "" : hatching(box), { stroke });
  const name = { x: left + 6, y: plot.box.top - 3, text: "not compared" };
  const isWide = textWidth(name.text, sheet.small) + 12 < to - from;
  return group("not-compared", [
    ...lines({ ...plot.box, right: start }, sheet.ink.grid),
    ...lanes.flatMap(
      ({ top, bottom }) => lines({ left: from, right: to, top, bottom }, sheet.ink.muted)
    ),
    ...isWide && !isSilent(model) ? [write(sheet, "small muted", name)] : []
  ]);
};
function comparedFrom({ model: { compared }, x, box }) {
  return compared === null ? box.right : x(compared[0]);
}
function isSilent({ lane, isUnknown, compared }) {
  return lane === null || (isUnknown || compared === null) && lane.length === 0;
}
var LEVELS = ["weak", "fair", "strong"];
var OPACITIES = [0, 0.3, 0.55, 0.85];
function drawLane({ direction, top, bottom }, plot) {
  const { model, sheet } = plot;
  const { left, right } = plot.box;
  const track = path(horizontal(plot.box, bottom), { stroke: sheet.ink.muted });
  if (!model.lane?.length) {
    const text = laneWords(model);
    const last = right - textWidth(text, sheet.text) - 8;
    const x = isSilent(model) ? left : Math.max(left, Math.min(comparedFrom(plot), last));
    return [...track, write(sheet, "text text", { x: x + 4, y: bottom - 5, text })];
  }
  const colour = sheet.ink[direction];
  const steps = stepsOf(model.lane, direction, plot);
  const levelY = (level) => bottom - level * (bottom - top) / LEVELS.length;
  const topsOf = ({ from, to, level }) => [
    { x: from, y: levelY(level) },
    { x: to, y: levelY(level) }
  ];
  const areaOf = (step) => `${pathOf([...topsOf(step), ...topsOf({ ...step, level: 0 }).toReversed()])}z`;
  const ends = [left, right].map((x) => ({ x, y: bottom }));
  const outline = pathOf([...ends.slice(0, 1), ...steps.flatMap(topsOf), ...ends.slice(1)]);
  const name = { x: left - 10, y: bottom - 2, text: `${direction}?`, anchor: "end" };
  return [
    write(sheet, "text text", name),
    ...[1, 2, 3].flatMap((level) => {
      const areas = steps.filter((step) => step.level === level).map(areaOf);
      return path(areas, { fill: colour, "fill-opacity": OPACITIES[level] });
    }),
    ...track,
    ...path(outline, { fill: "none", stroke: colour, "stroke-width": 1.2 }),
    ...LEVELS.map((text, i) => {
      const y = centred(levelY(i + 0.5), sheet.small);
      return write(sheet, "small muted", { x: right + RIGHT_GAP, y, text });
    })
  ];
}
function laneWords({ lane, pairs, isUnknown, compared }) {
  if (isUnknown) return compared === null ? "not compared" : "cannot tell: too few trials";
  if (lane === null) return "the evidence does not count";
  return pairs ? "no evidence from the bands; the pairs decide" : "no evidence of a difference";
}
var COLUMN = 8;
function stepsOf(lane, direction, { x, box }) {
  const own = lane.filter((segment) => segment.direction === direction).map(({ from, to, level }) => ({ from: x(from), to: x(to), level: LEVELS.indexOf(level) + 1 }));
  const steps = [];
  for (let from = box.left; from < box.right; from += COLUMN) {
    const to = Math.min(box.right, from + COLUMN);
    const inside = own.filter((segment) => segment.from < to && segment.to > from);
    const level = inside.reduce((highest, segment) => Math.max(highest, segment.level), 0);
    const last = steps.at(-1);
    if (last?.level === level) steps[steps.length - 1] = { ...last, to };
    else steps.push({ from, to, level });
  }
  return steps;
}

// src/draw/curves.ts
var curvesPanel = (frame2) => (above) => {
  const { model, sheet, budgets, scores, left, right } = frame2;
  const isEmpty = !budgets.isResolved;
  const lanes = isEmpty ? [] : placeLanes(model, above + 12, sheet);
  const top = isEmpty ? above : (lanes.at(-1)?.bottom ?? above) + 16;
  const box = { left, right, top, bottom: isEmpty ? top : top + sheet.plotHeight };
  const plot = { ...frame2, box, y: placeOn(scores, [box.bottom, box.top]) };
  if (isEmpty) return { drawn: [], bottom: top + BELOW_TEXT, plot };
  const each = (name, draw) => (
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    model.arms.toReversed().map((arm2) => (plot2) => group(`${name} ${arm2.role}`, draw(arm2)(plot2)))
  );
  const drawn2 = drawMarks(plot, [
    hatchNotCompared(lanes),
    () => group(
      "lane",
      lanes.flatMap((place) => drawLane(place, plot))
    ),
    yAxis(scores.ticks.filter(({ value: value2 }) => plot.y(value2) < box.bottom - 1)),
    ...each("band", band),
    xAxis({
      wanted: budgetMarks(budgets),
      textOf: formatBudget,
      name: `${model.unit} of random search (log scale)`
    }),
    targetLine,
    raised,
    ...each("median", median),
    notes,
    endLabels
  ]);
  return { drawn: drawn2, bottom: box.bottom + belowName(sheet) + BELOW_TEXT, plot };
};
var isOff = (score, { scores }) => !isOn(scores, score);
var band = ({ upper, lower, role, resolvableBudget }) => (plot) => {
  const end = Math.min(resolvableBudget, plot.budgets.last);
  if (end <= plot.budgets.first) return [];
  const outline = (edge) => pieces(edge, plot, end).flatMap(cornersOf);
  const d = `${pathOf([...outline(upper), ...outline(lower).toReversed()])}z`;
  return path(d, { fill: plot.sheet.ink[role], "fill-opacity": BAND_OPACITY });
};
var median = ({ median: median2, role }) => (plot) => {
  const dashes = role === "baseline" ? "7 4" : void 0;
  const look = { stroke: plot.sheet.ink[role], "stroke-width": 2.5, "stroke-dasharray": dashes };
  return line(median2, plot, { ...look, "stroke-linejoin": "round" });
};
function raised(plot) {
  const { model, sheet } = plot;
  const candidate = model.arms.find(({ role }) => role === "candidate");
  if (candidate === void 0 || model.margin === 0) return [];
  const look = { stroke: sheet.ink.candidate, "stroke-width": 1.5, "stroke-dasharray": "1.5 2.5" };
  return group("raised candidate", line(raisedCurve(candidate, model), plot, look));
}
function raisedCurve({ median: median2 }, { margin, direction }) {
  return mapSteps(median2, (score) => score + (direction === "maximize" ? margin : -margin));
}
function raisedLabel(arm2, plot) {
  const { model } = plot;
  if (arm2.role !== "candidate" || model.margin === 0 || model.isDifference) return [];
  const last = valueAt(raisedCurve(arm2, model), plot.budgets.last);
  if (!Number.isFinite(last) || !isOff(last, plot)) return [];
  const [edge, sign] = model.direction === "maximize" ? ["top", "+"] : ["bottom", "\u2212"];
  const text = `${ARROWS[edge]} candidate ${sign} margin: ${model.format(last)}`;
  return [{ edge, text, isLeft: true }];
}
function line(curve, plot, look) {
  return path(parts(curve, plot).map(pathOf), { fill: "none", ...look });
}
var MIN_WIDTH = 3;
function pieces(curve, plot, last) {
  const { first } = plot.budgets;
  const pieceUpTo = (budget, start) => {
    const score = valueAt(curve, budget);
    return { start, end: plot.x(budget), y: plot.y(score), isOff: isOff(score, plot) };
  };
  const all = [pieceUpTo(first, plot.x(first))];
  for (const budget of commonBreaks([curve], first, last)) {
    const previous = all.at(-1);
    const piece = pieceUpTo(budget, previous.end);
    const isNarrow = all.length > 1 && previous.end - previous.start < MIN_WIDTH;
    const isSame = all.length > 1 && previous.y === piece.y && previous.isOff === piece.isOff;
    if (isNarrow || isSame) all[all.length - 1] = { ...piece, start: previous.start };
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
function parts(curve, plot) {
  const found = [];
  let previous;
  for (const piece of pieces(curve, plot, plot.budgets.last)) {
    const [corner, end] = cornersOf(piece);
    const riser = previous ? [{ x: piece.start, y: previous.y }] : [];
    const isEntering = previous === void 0 || previous.isOff;
    if (!isEntering) found.at(-1)?.push(corner, ...piece.isOff ? [] : [end]);
    else if (!piece.isOff) found.push([...riser, corner, end]);
    previous = piece;
  }
  return found;
}
function targetLine(plot) {
  const { target, isDifference } = plot.model;
  if (target === null || isOff(target, plot)) return [];
  const dashes = isDifference ? void 0 : "1 4";
  const look = { stroke: plot.sheet.ink.text, "stroke-dasharray": dashes };
  return path(horizontal(plot.box, plot.y(target)), look);
}
function notes(plot) {
  const { model, sheet } = plot;
  const { target } = model;
  const { left, right, top, bottom } = plot.box;
  const halo = sheet.ink.background;
  const line2 = lineHeight(sheet.small);
  const atTarget = (target === null || isOff(target, plot) ? [] : targetLabels(model, target)).map(
    (words2) => words2.map(({ text, isAbove }) => {
      const y = plot.y(target ?? 0) + (isAbove ? -5 : sheet.small.size + 2);
      return lettered(sheet, "small text", { x: right - 4, y, text, anchor: "end", halo });
    })
  );
  const atEdges = model.arms.flatMap(
    (arm2) => [...clippedLabels(arm2, plot), ...raisedLabel(arm2, plot)].map(
      ({ edge, text, isLeft = false }) => [0, 1, 2, 3].map((row) => {
        const y = edge === "bottom" ? bottom - 7 - line2 * row : top + 4 + line2 * (row + 0.8);
        const x = isLeft ? { x: left + 6 } : { x: right - 6, anchor: "end" };
        return lettered(sheet, `small ${arm2.role}`, { ...x, y, text, halo });
      })
    )
  );
  return placed([...atTarget, ...atEdges], plot.box).map(label2);
}
function targetLabels({ isDifference, direction, format: format2 }, target) {
  const [up, down] = direction === "maximize" ? ["better", "worse"] : ["worse", "better"];
  const above = { text: `\u2191 candidate ${up}`, isAbove: true };
  const below = { text: `\u2193 candidate ${down}`, isAbove: false };
  if (isDifference) return [[above], [below]];
  const text = `target ${format2(target)}`;
  return [[above, below].map((place) => ({ ...place, text }))];
}
var ARROWS = { bottom: "\u2193", top: "\u2191" };
function clippedLabels(arm2, plot) {
  const { median: median2, role, resolvableBudget } = arm2;
  const { model, scores } = plot;
  const badEdge = model.direction === "maximize" ? "bottom" : "top";
  const { first, last } = plot.budgets;
  const budgetsTo = (end2, curve = median2) => [first, ...commonBreaks([curve], first, end2)];
  const end = budgetsTo(last).findLast((budget) => isOff(valueAt(median2, budget), plot));
  const isShort = end === void 0 || model.isDifference || end >= last;
  const fails = `${ARROWS[badEdge]} ${role} fails up to ${formatBudget(end ?? first)}`;
  const medians = isShort ? [] : [{ edge: badEdge, text: fails }];
  const reach = Math.min(last, resolvableBudget);
  const bands = ["bottom", "top"].flatMap((edge) => {
    const [limit, most] = edge === "bottom" ? [arm2.lower, Math.min] : [arm2.upper, Math.max];
    if (reach <= first) return [];
    const farthest = most(...budgetsTo(reach, limit).map((budget) => valueAt(limit, budget)));
    const isInside = edge === "bottom" ? farthest >= scores.low : farthest <= scores.high;
    if (isInside) return [];
    const whose = role === "sweep" ? "band" : `${armName(arm2, model)}\u2019s band`;
    const to = Number.isFinite(farthest) ? `goes on to ${model.format(farthest)}` : "has no limit here";
    return [{ edge, text: `${ARROWS[edge]} ${whose} ${to}` }];
  });
  return [...medians, ...bands];
}
function endLabels({ model, sheet, box, y, budgets }) {
  const height = lineHeight(sheet.strong) + lineHeight(sheet.small);
  const x = box.right + RIGHT_GAP;
  const ends = model.arms.map((arm2) => ({ role: arm2.role, ...endTexts(arm2, model, budgets) })).sort((a, b) => y(a.score) - y(b.score));
  const wanted = ends.map(({ score }) => y(score));
  const centres = apart(wanted, height, [box.top + height / 2 - 4, box.bottom - height / 2 + 4]);
  return ends.flatMap(({ role, name, value: value2, score }, i) => {
    const centre = centres[i] ?? 0;
    const leader = pathOf([
      { x: box.right + 1, y: y(score) },
      { x: x - 1, y: centre }
    ]);
    const isMoved = Math.abs(centre - y(score)) > 6;
    const nameY = centre - height / 2 + sheet.strong.size;
    return group(`end ${role}`, [
      ...path(isMoved ? leader : "", { fill: "none", stroke: sheet.ink[role] }),
      write(sheet, `strong ${role}`, { x, y: nameY, text: name }),
      write(sheet, `small ${role}`, { x, y: nameY + lineHeight(sheet.small), text: value2 })
    ]);
  });
}
function apart(wanted, height, [least, most]) {
  const inside = (low, y, high) => Math.min(high, Math.max(low, y));
  const centres = wanted.map((y) => inside(least, y, most));
  const [first = 0, second = Infinity] = centres;
  if (second - first >= height) return centres;
  const middle = inside(least + height / 2, (first + second) / 2, most - height / 2);
  return [middle - height / 2, middle + height / 2];
}

// src/draw/dots.ts
var RADIUS = 3;
var MAX_DOTS = 300;
function perDot(marked) {
  return Math.ceil(marked.length / MAX_DOTS);
}
function dotsHeading({ title, perDot: perDot2, more = "", y }, sheet) {
  const text = (perDot2 === 1 ? "a dot each" : `a dot for ${perDot2} neighbours`) + more;
  const second = { text, fill: sheet.ink.muted };
  return write(sheet, "strong text", { x: sheet.left, y, text: title, more: second });
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
    (own) => disks(own, 2 * RADIUS, { stroke, "stroke-opacity": MARK_OPACITY })
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

// src/draw/pairs.ts
var SHOWN = { share: 0.5, stretch: 1 + STRETCH, padding: 0.04 };
var MAX_SIDE = 300;
var GAP2 = 8;
var MARK_WIDTH = 16;
var EQUAL = "as good";
var pairsPanel = (pairs, frame2, range2) => (above) => {
  const { model, sheet, scores } = frame2;
  const { direction } = model;
  const stretch = range2 === "full" ? Infinity : SHOWN.stretch;
  const each = ARMS.map((arm2) => pairs.map((pair) => pair[arm2].score));
  const axis = trialsAxis(each, { ...SHOWN, stretch, direction, isLog: scores.isLog });
  const row = lineHeight(sheet.text);
  const headingY = above - BELOW_TEXT + 2 * row;
  const nameY = headingY + row + 6;
  const left = Math.max(
    frame2.left,
    spaceFor(
      axis.ticks.map(({ text }) => text),
      sheet
    )
  );
  const end = sheet.width - 8 - textWidth(EQUAL, sheet.text) - GAP2;
  const side = Math.min(MAX_SIDE, end - left);
  const box = { left, right: left + side, top: nameY + 14, bottom: nameY + 14 + side };
  const x = placeOn(axis, [box.left, box.right]);
  const y = placeOn(axis, [box.bottom, box.top]);
  const plot = { model, sheet, box, x, y };
  const all = pairs.toSorted(byScore).map((pair) => {
    const { baseline, candidate } = pair;
    return {
      ...{ id: candidate.id, before: baseline.id, side: sideOf(pair, direction) },
      ...{ x: x(baseline.score), y: y(candidate.score) },
      failed: ARMS.filter((arm2) => !Number.isFinite(pair[arm2].score)),
      off: ARMS.filter((arm2) => !isOn(axis, pair[arm2].score))
    };
  });
  const pairsPerDot = perDot(all);
  const shown = all.filter((_, rank) => rank % pairsPerDot === 0);
  const legend = legendOf(all);
  const xNameY = box.bottom + belowName(sheet);
  const beside = box.right + 3 * GAP2;
  const words2 = Math.max(...legend.map(({ text }) => textWidth(text, sheet.text)));
  const isBeside = beside + MARK_WIDTH + words2 <= sheet.right;
  const legendAt = isBeside ? { x: beside, y: box.top + 3 * row } : { x: left, y: xNameY + 1.6 * row };
  const texts = new Map(axis.ticks.map(({ value: value2, text }) => [value2, text]));
  const metric = tidy(model.metric);
  const name = { x: sheet.left, y: nameY, text: `candidate\u2019s ${metric}` };
  const drawn2 = [
    dotsHeading({ title: "Every pair", perDot: pairsPerDot, y: headingY }, sheet),
    write(sheet, "text text", { ...name, maxWidth: sheet.right - sheet.left }),
    ...drawMarks(plot, [
      yAxis(axis.ticks),
      equalLine,
      xAxis({
        wanted: [...texts.keys()],
        textOf: (score) => texts.get(score) ?? "",
        name: `baseline\u2019s ${metric}`
      }),
      pairDots(shown),
      sideNames,
      legendRows(legend, legendAt)
    ])
  ];
  const lastText = isBeside ? xNameY : legendAt.y + row * (legend.length - 1);
  return {
    ...{ drawn: group("scatter", drawn2), bottom: lastText + BELOW_TEXT },
    ...{ box, axis, legend, pairs: shown, dots: pairsPerDot === 1 ? shown : [] }
  };
};
var ARMS = ["baseline", "candidate"];
var SIDES = ["worse", "better", "same"];
function byScore(a, b) {
  const [first = 0, second = 0] = ARMS.map(
    (arm2) => a[arm2].score === b[arm2].score ? 0 : a[arm2].score - b[arm2].score
  );
  return first || second;
}
function sideOf({ baseline, candidate }, direction) {
  if (candidate.score === baseline.score) return "same";
  const isHigher = candidate.score > baseline.score;
  return isHigher === (direction === "maximize") ? "better" : "worse";
}
function legendOf(pairs) {
  const count = (is) => pairs.filter(is).length;
  const rows = [
    ...SIDES.map((look) => {
      const words2 = look === "same" ? "the same" : look;
      return { look, words: words2, n: count(({ side }) => side === look) };
    }),
    ...ARMS.map((arm2) => {
      const n = count(({ failed }) => failed.includes(arm2));
      return { look: "failed", words: `failed in the ${arm2}`, n };
    }),
    {
      look: null,
      words: "off the scale, on the frame",
      n: count(({ failed, off }) => off.length > failed.length)
    }
  ];
  return rows.filter(({ n }) => n > 0).map(({ look, words: words2, n }) => ({ look, text: `${inPlain(n, 0)} ${words2}` }));
}
function equalLine({ model, sheet, box }) {
  const { left, right, top, bottom } = box;
  const line2 = [
    { x: left, y: bottom },
    { x: right, y: top }
  ];
  const corner = model.direction === "maximize" ? { x: right, y: bottom } : { x: left, y: top };
  const size = { x: left, y: top, width: right - left, height: bottom - top };
  const name = { x: right + GAP2, y: centred(top, sheet.text), text: EQUAL };
  const { grid, muted } = sheet.ink;
  const fill = sheet.ink[colourOf("worse", model)];
  return [
    ...path(`${pathOf([...line2, corner])}z`, { fill, "fill-opacity": TINT_OPACITY }),
    element("rect", { ...size, fill: "none", stroke: grid }),
    ...path(pathOf(line2), { stroke: muted, "stroke-width": 1.5 }),
    write(sheet, "text muted", name)
  ];
}
function sideNames({ model, sheet, box }) {
  const high = { x: box.left + 8, y: box.top + sheet.strong.size + 6 };
  const low = { x: box.right - 8, y: box.bottom - 10, anchor: "end" };
  const isUp = model.direction === "maximize";
  const places = { worse: isUp ? low : high, better: isUp ? high : low };
  return ["worse", "better"].map(
    (text) => write(sheet, `strong ${colourOf(text, model)}`, {
      ...places[text],
      text,
      halo: sheet.ink.background
    })
  );
}
var pairDots = (pairs) => ({ model, sheet: { ink } }) => {
  const sideSeen = ({ off, side }) => off.length === ARMS.length ? "same" : side;
  return SIDES.toReversed().flatMap((side) => {
    const own = pairs.filter((pair) => sideSeen(pair) === side);
    const ended = own.filter(({ failed: failed2 }) => failed2.length === 0);
    const failed = own.filter((pair) => !ended.includes(pair));
    const colour = ink[colourOf(side, model)];
    return [...dots(ended, colour), ...rings(failed, colour, ink.background)];
  });
};
function colourOf(side, { isUnknown }) {
  return side === "same" || isUnknown ? "muted" : side;
}
var legendRows = (legend, place) => ({ model, sheet }) => legend.flatMap(({ look, text }, i) => {
  const { ink } = sheet;
  const y = place.y + i * lineHeight(sheet.text);
  const at = [{ x: place.x + RADIUS, y: y - 0.36 * sheet.text.size }];
  const isDot = look !== null && !model.isUnknown;
  const mark = look === "failed" ? rings(at, ink.muted, ink.background) : dots(isDot ? at : [], ink[colourOf(look ?? "same", model)]);
  return [...mark, write(sheet, "text text", { x: place.x + MARK_WIDTH, y, text })];
});

// src/draw/trials.ts
var ROW = 32;
var GAP3 = 8;
var HEADING = 12;
var TEXT_GAP = 14;
var NAME_GAP = 10;
var SHOWN2 = { share: 0.9, stretch: 4, padding: 0.02 };
var trialsPanel = ({ model, sheet, scores: { isLog } }) => (above) => {
  const axis = trialsAxis(model.arms.map(scoresOf), { ...SHOWN2, ...model, isLog });
  const headingY = above - BELOW_TEXT + 2 * lineHeight(sheet.text);
  const rows = model.arms.map((arm2) => {
    const name = arm2.role === "sweep" ? "trials" : arm2.role;
    return { arm: arm2, name, words: leftOutLabel(arm2, axis) };
  });
  const widths = rows.map(
    ({ name, words: words2 }) => Math.max(textWidth(name, sheet.text), textWidth(words2, sheet.small))
  );
  const left = sheet.left + Math.max(...widths) + NAME_GAP;
  const top = headingY + HEADING;
  const bottom = top + (ROW + GAP3) * rows.length;
  const x = placeOn(axis, [left, sheet.right]);
  const y = (row) => top + (ROW + GAP3) * row;
  const plot = { model, sheet, axis, box: { left, right: sheet.right, top, bottom }, x, y };
  const trialsPerDot = Math.max(...model.arms.map(({ trials }) => perDot(trials)));
  const dotted = model.arms.map(
    ({ trials }, row) => trials.filter(({ score }) => isOn(axis, score)).sort((a, b) => a.score - b.score).filter((_, rank) => rank % trialsPerDot === 0).map(({ id, score }, i) => {
      const down = RADIUS + scattered(i, 0.5) * (ROW - 2 * RADIUS);
      return { id, x: x(score), y: y(row) + down };
    })
  );
  const more = `, line: ${model.curveWord} trial`;
  const drawn2 = [
    dotsHeading({ title: "Every trial", perDot: trialsPerDot, more, y: headingY }, sheet),
    ...drawMarks(plot, [
      scoreAxis,
      ...rows.flatMap((row, i) => [
        () => group(`trials ${row.arm.role}`, dots(dotted[i] ?? [], sheet.ink[row.arm.role])),
        medianMark(row.arm, i),
        rowLabels(row, i)
      ]),
      axisName
    ])
  ];
  return {
    drawn: group("strip", drawn2),
    bottom: bottom + 2 * lineHeight(sheet.text) + 4 + BELOW_TEXT,
    dots: trialsPerDot === 1 ? dotted.flat() : []
  };
};
function leftOutLabel({ trials }, axis) {
  const finite = trials.filter(({ score }) => Number.isFinite(score));
  const failed = trials.length - finite.length;
  const off = finite.filter(({ score }) => !isOn(axis, score)).length;
  const words2 = [off > 0 && `${off} off the scale`, failed > 0 && `${failed} failed`];
  return words2.filter(Boolean).join(", ");
}
function scoreAxis({ sheet, axis, x, box }) {
  if (axis.ticks.length === 0) return [];
  let end = sheet.left;
  const marked = axis.ticks.filter(({ value: value2, text }) => {
    const half = textWidth(text, sheet.text) / 2;
    if (x(value2) - half < end || x(value2) + half > sheet.width - 4) return false;
    end = x(value2) + half + TEXT_GAP;
    return true;
  });
  const place = { y: box.bottom + belowAxis(sheet), anchor: "middle" };
  const lines = marked.map(({ value: value2 }) => vertical(x(value2), [box.top, box.bottom]));
  return [
    ...path(lines, { stroke: sheet.ink.grid }),
    ...path(horizontal(box, box.bottom), { stroke: sheet.ink.muted }),
    ...marked.map(({ value: value2, text }) => write(sheet, "text muted", { ...place, x: x(value2), text }))
  ];
}
function axisName({ model, sheet, box }) {
  const isUp = model.direction === "maximize";
  const better = isUp ? "better \u2192" : "\u2190 better";
  const y = box.bottom + 2 * lineHeight(sheet.text) + 4;
  const maxWidth = sheet.right - sheet.left - textWidth(better, sheet.text) - TEXT_GAP;
  const [start, end] = [{ x: sheet.left }, { x: sheet.right, anchor: "end" }];
  const metric = { y, text: tidy(model.metric), maxWidth };
  return [
    write(sheet, "text text", { ...metric, ...isUp ? start : end }),
    write(sheet, "text muted", { y, text: better, ...isUp ? end : start })
  ];
}
var medianMark = (arm2, row) => ({ axis, x, y, sheet }) => {
  const score = valueAt(arm2.median, arm2.trialCost);
  if (!isOn(axis, score)) return [];
  const line2 = vertical(x(score), [y(row) - 2, y(row) + ROW + 2]);
  return path(line2, { stroke: sheet.ink.text, "stroke-width": 2 });
};
var rowLabels = ({ arm: arm2, name, words: words2 }, row) => ({ y, sheet }) => {
  const middle = y(row) + ROW / 2;
  const half = words2 === "" ? 0 : lineHeight(sheet.small) / 2;
  const at = (y2) => ({ x: sheet.left, y: centred(y2, sheet.small) });
  return [
    write(sheet, `text ${arm2.role}`, { ...at(middle - half), text: name }),
    ...words2 === "" ? [] : [write(sheet, "small muted", { ...at(middle + half), text: words2 })]
  ];
};

// src/draw/chart.ts
function renderChart(model, options) {
  return drawChart(model, { below: "size", ...options }, `chart-${options.theme}`).svg;
}
function drawChart(model, options, id) {
  const frame2 = frameOf(model, options);
  const { sheet, scores } = frame2;
  const subtitle = scores.isLog ? `${model.subtitle}, log scale` : model.subtitle;
  const title = tidy(model.title) || "Tuning curves";
  return stackPanels(sheet, { id, title, description: tidy(model.description) }, [
    () => headingOf(model.title, [subtitle], sheet),
    ...model.outcome ? [outcomePanel(model.outcome, sheet)] : [],
    curvesPanel(frame2),
    ...panelBelow(frame2, options)
  ]);
}
function panelBelow(frame2, { below, range: range2 }) {
  const { pairs, size, isDifference } = frame2.model;
  if (pairs !== null) return [pairsPanel(pairs, frame2, range2)];
  if (below === "size" && size !== null) return [costPanel(size, frame2)];
  return isDifference ? [] : [trialsPanel(frame2)];
}

// src/draw/chart-of.ts
function chartOf(assessment, subject = "check") {
  if (assessment.kind === "unjudged") return null;
  const { settings, axis, candidate } = assessment;
  if (assessment.kind === "lone") {
    const { curve } = assessment;
    const chart = curveChart(candidate, curve, { settings, axis });
    return {
      ...chart,
      title: "Candidate alone",
      outcome: outcomeOf(assessment),
      arms: [arm("candidate", candidate, curve)]
    };
  }
  const { baseline, comparison, outcome } = assessment;
  const isUnknown = outcome.evidence === "cannot-tell";
  const isJudged2 = outcome.evidence !== "void" && comparison.range !== null;
  return {
    ...frame(assessment, { baseline, candidate }, [comparison.baseline, comparison.candidate]),
    budgetMax: comparison.rules.budgetMax,
    title: plainText(headline(assessment)),
    outcome: outcomeOf(assessment),
    arms: [
      arm("baseline", baseline, comparison.baseline),
      arm("candidate", candidate, comparison.candidate)
    ],
    // Evidence that does not count in the table is not drawn either.
    lane: isJudged2 ? isUnknown ? [] : laneOf(comparison) : null,
    compared: isJudged2 ? comparison.range : null,
    isUnknown,
    size: isJudged2 ? sizeIn(assessment) : null,
    pairs: pairsOf(assessment),
    format: scoreFormat(assessment),
    description: plainText(lineOf(verdictStatements(assessment, subject)))
  };
}
function outcomeOf(assessment) {
  return { gate: assessment.outcome.gate, words: outcomeWords(assessment) };
}
function curveChart(sweep, curve, shown) {
  return {
    ...frame(shown, { sweep }, [curve]),
    budgetMax: null,
    title: `Tuning curve of ${label(sweep)}`,
    arms: [arm("sweep", sweep, curve)],
    format: formatOfCurves([curve]),
    description: curveSentence(sweep, curve, shown)
  };
}
function curveSentence(sweep, curve, { settings, axis }) {
  const last = Math.max(curve.trialCost, curve.resolvableBudget);
  const limits = toMetric(limitsAt(curve, last), sweep.direction);
  const values = describeLimits(limits, formatOfCurves([curve]));
  return `The ${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} is ${values} after ${plainText(describeBudget(last, axis))}.`;
}
function frame({ settings, axis, test = null }, sweeps, curves) {
  const { band: band2, comparison } = settings;
  const sweep = Object.values(sweeps).at(-1);
  const failures = Object.entries(sweeps).map(([arm2, { trials }]) => {
    const failed = trials.filter(({ score }) => score === -Infinity).length;
    return failed > 0 && `${inPlain(failed, 0)} failed${arm2 === "sweep" ? "" : ` in the ${arm2}`}`;
  });
  const firstBudget = Math.max(...curves.map(({ trialCost }) => trialCost));
  const isBare = curves.some(({ resolvableBudget }) => resolvableBudget <= firstBudget);
  const { direction } = sweep;
  const word = curveWord(settings, direction);
  const best = plainText(capitalized(say`${word} best ${data(sweep.metric, 40)}`));
  const { margin, target } = comparison;
  const sign = direction === "maximize" ? "+" : "\u2212";
  const subtitle = [
    !isBare && `${best} with ${formatPercent(band2.confidence)} bands`,
    sizesOf(curves),
    ...failures,
    betterWord(direction),
    test && testWords(test),
    isBare && "no budget compared",
    margin !== 0 && !isBare && `dotted: candidate ${sign} margin ${margin}`
  ];
  return {
    subtitle: subtitle.filter(Boolean).join(", "),
    firstBudget,
    unit: unitOf(axis),
    curveWord: word,
    target,
    margin,
    outcome: null,
    metric: printable(sweep.metric),
    pairs: null,
    lane: null,
    compared: null,
    isUnknown: false,
    size: null,
    isDifference: false,
    direction
  };
}
function testWords({ pairs, pValue, alpha }) {
  const what = pairs ? "pairs" : "no change";
  return `test of ${what}: ${formatPValue(pValue)} for \u201Cworse\u201D, fails at ${inDigits(alpha, 3)} or less`;
}
function arm(role, { trials, direction }, curve) {
  const inMetric = (score) => orient(score, direction);
  const { lower, upper, point, resolvableBudget, trialCost } = curve;
  const [low, high] = direction === "maximize" ? [lower, upper] : [upper, lower];
  return {
    role,
    median: mapSteps(point, inMetric),
    lower: mapSteps(low, inMetric),
    upper: mapSteps(high, inMetric),
    resolvableBudget,
    trials: trials.map(({ score }, i) => ({ id: trialId(role, i), score: inMetric(score) })),
    trialCost
  };
}
function pairsOf({ test, ...sweeps }) {
  const drawn2 = (arm2) => {
    const { trials, direction } = sweeps[arm2];
    const places = new Map(trials.map((trial, i) => [trial, i]));
    return (trial) => {
      const id = trialId(arm2, places.get(trial));
      return { id, score: orient(trial.score, direction) };
    };
  };
  const [before, after] = [drawn2("baseline"), drawn2("candidate")];
  const pairs = test?.pairs?.trials.map(({ baseline, candidate }) => {
    return { baseline: before(baseline), candidate: after(candidate) };
  });
  return pairs ?? null;
}
function trialId(arm2, index) {
  return `${arm2.charAt(0)}${index + 1}`;
}
function laneOf(comparison) {
  return ["worse", "better"].flatMap(
    (direction) => ["weak", "fair", "strong"].flatMap((level) => {
      const { level: counted, intervals } = comparison[direction];
      const shown = isAtLeast(counted, level) ? intervals[level] : [];
      return shown.map(([from, to]) => ({ from, to, level, direction }));
    })
  );
}
function sizeIn(assessment) {
  const size = drawnSize(assessment);
  if (size === null) return null;
  const { difference, question, answer } = size;
  return {
    ...size,
    difference: plainText(difference),
    question: plainText(question),
    answer: plainText(answer)
  };
}
function differenceChart(model) {
  const { first, last, isResolved } = chartBudgets(model);
  const [baseline, candidate] = model.arms;
  if (baseline === void 0 || candidate === void 0 || !isResolved) return null;
  const minus = (a, b, undefinedAs) => {
    const ends = [first, ...commonBreaks([a, b], first, last)];
    const differences = ends.map((end) => valueAt(a, end) - valueAt(b, end));
    const values = differences.map((value2) => Number.isNaN(value2) ? undefinedAs : value2);
    return stepFunction([...ends.slice(0, -1), Infinity], values);
  };
  return {
    ...model,
    pairs: null,
    size: null,
    isDifference: true,
    subtitle: `Candidate \u2212 baseline. ${model.subtitle}`,
    budgetMax: last,
    target: 0,
    arms: [
      {
        role: "candidate",
        median: minus(candidate.median, baseline.median, Number.NaN),
        lower: minus(candidate.lower, baseline.upper, -Infinity),
        upper: minus(candidate.upper, baseline.lower, Infinity),
        resolvableBudget: Math.min(baseline.resolvableBudget, candidate.resolvableBudget),
        trials: [],
        trialCost: first
      }
    ],
    format: signed(model.format)
  };
}

// src/draw/data/csv.ts
function curvesCsv({ comparisons }) {
  const rowsOf2 = (assessment) => Object.entries(shownCurves(assessment)).flatMap(
    ([arm2, shown]) => shown === null ? [] : curveRows(arm2, shown)
  );
  return csvOfRun(
    CURVE_COLUMNS,
    comparisons.map(({ name, assessment }) => ({ name, rows: rowsOf2(assessment) }))
  );
}
function curveCsv(sweep, curve) {
  return csvText(CURVE_COLUMNS, curveRows("sweep", { sweep, curve }));
}
var CURVE_COLUMNS = ["arm", "confidence", "from", "to", "lower", "median", "upper"];
function curveRows(arm2, { sweep, curve }) {
  const { confidence } = curve.band;
  return curveSteps(curve, sweep.direction, Infinity).steps.map(
    ({ from, to, lower, median: median2, upper }) => [arm2, confidence, from, to, lower, median2, upper]
  );
}
function trialsCsv({ comparisons }) {
  return sweepsCsv(
    comparisons.map(({ name, assessment: { baseline, candidate } }) => {
      return { name, arms: { baseline, candidate } };
    })
  );
}
function sweepCsv(sweep) {
  return sweepsCsv([{ name: "", arms: { sweep } }]);
}
var TRIAL_COLUMNS = ["arm", "trial", "status", "score", "cost", "seed", "where"];
function sweepsCsv(comparisons) {
  const all = comparisons.flatMap(({ arms }) => Object.values(arms).flatMap((arm2) => arm2?.trials));
  const names = [...new Set(all.flatMap((trial) => Object.keys(trial?.parameters ?? {})))];
  const rowsOf2 = ([arm2, sweep]) => sweep?.trials.map(({ outcome, score, cost, seed, place, parameters: drawn2 }, i) => {
    const inMetric = Number.isFinite(score) ? orient(score, sweep.direction) : null;
    const cellOf = (name) => ownOf(drawn2, name);
    return [arm2, i + 1, outcome, inMetric, cost, seed, placeText(place), ...names.map(cellOf)];
  }) ?? [];
  return csvOfRun(
    [...TRIAL_COLUMNS, ...names.map((name) => `params_${name}`)],
    comparisons.map(({ name, arms }) => ({ name, rows: Object.entries(arms).flatMap(rowsOf2) }))
  );
}
function csvText(header, rows) {
  return [header, ...rows].map((row) => `${row.map(written2).join(",")}
`).join("");
}
function csvOfRun(header, comparisons) {
  const first = (cell2) => comparisons.length > 1 ? [cell2] : [];
  const rows = comparisons.flatMap(({ name, rows: rows2 }) => rows2.map((row) => [...first(name), ...row]));
  return rows.length === 0 ? null : csvText([...first("comparison"), ...header], rows);
}
var FORMULA = /(^|[;\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;
var NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
function written2(cell2) {
  if (typeof cell2 !== "string") return cell2 === null ? "" : String(cell2);
  const text = NUMBER.test(cell2) ? cell2 : cell2.replace(FORMULA, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// src/draw/data/history-line.ts
function historyEntry(about, { candidate, withPredecessor }) {
  const { settings } = withPredecessor;
  const axis = axisOf([candidate]);
  const curve = curveOf(candidate, settings);
  const { trials, counts, direction, metric } = candidate;
  const { counted, failed, pruned, running } = counts;
  const scores = trials.map(({ score }) => score).sort((a, b) => a - b);
  const at = (budget) => limitsIn(curve, budget, direction);
  const { method, confidence } = settings.band;
  return {
    schemaVersion: 1,
    ...about,
    metric,
    direction,
    axis,
    band: { method, confidence, quantile: settings.comparison.quantile },
    search: candidate.search.method,
    trials: { counted, failed, pruned, running },
    at: budgetsOfOne(curve, axis, settings).map(at),
    largest: at(Math.max(curve.trialCost, curve.resolvableBudget)),
    scores: scores.length > MAX_SCORES ? null : scores.map((score) => score === -Infinity ? null : orient(score, direction)),
    predecessor: resultOf2(withPredecessor)
  };
}
function limitsIn(curve, budget, direction) {
  return { budget, ...toMetric(limitsAt(curve, budget), direction) };
}
function resultOf2(assessment) {
  const { outcome, baseline, searches, settings } = assessment;
  const { test = null, chances = null } = assessment.kind === "compared" ? assessment : {};
  const { failOn } = settings.gate;
  const byBands = failOn === "never" ? 0 : chances?.falseAlarm[failOn]?.rate ?? null;
  return {
    commit: baseline?.source.sha ?? null,
    location: printable(searches.baseline.location.text, 300),
    verdict: outcome.verdict,
    ...levelsOf(assessment),
    alarmed: wouldFail(assessment),
    rate: test === null ? byBands : test.attainedRate,
    pValue: test?.pValue ?? null,
    design: test?.design ?? null
  };
}

// src/draw/history.ts
var PANEL = 96;
var HEAD = 30;
function drawHistory(view, { theme, width, id, title, subtitle }) {
  const sheet = sheetOf(width, theme);
  const description = `${subtitle} The table has every merge.`;
  return stackPanels(sheet, { id, title: title || "The history of main", description }, [
    () => headingOf(title, [subtitle], sheet),
    (above) => mergesPanel(view, sheet, title === "" ? above - 12 : above)
  ]);
}
function mergesPanel(view, sheet, above) {
  const top = above + (view.changes?.length ? lineHeight(sheet.small) : 0);
  const tops = view.budgets.map((_, i) => top + HEAD + i * (PANEL + HEAD));
  const bottom = (tops.at(-1) ?? top) + PANEL;
  const box = { left: sheet.left + 52, right: sheet.right - 8, top, bottom };
  const step = (box.right - box.left) / Math.max(1, view.merges.length);
  const plot = { view, sheet, box, step, x: (i) => box.left + (i + 0.5) * step, y: Number };
  const whole = { ...plot, box: { ...box, bottom: bottom + LANE + 6 } };
  const drawn2 = [
    ...view.budgets.flatMap((budget, i) => {
      const own = { ...box, top: tops[i], bottom: tops[i] + PANEL };
      return drawScores(budget, { ...plot, box: own });
    }),
    ...changeLines(plot),
    ...resultMarks(bottom + 0.7 * LANE + 4, plot),
    ...mergeAxis(view, sheet)(whole)
  ];
  return { drawn: drawn2, bottom: whole.box.bottom + 2.6 * lineHeight(sheet.text) + 12, plot: whole };
}
function drawScores(budget, merges) {
  const { view, sheet, box, x, step } = merges;
  const shown = view.merges.map((merge) => limitsOfMerge(merge, budget));
  const scale = scoreScale(shown, box);
  const format2 = historyFormat(view);
  const y = (score) => Math.min(box.bottom, Math.max(box.top, scale.y(score)));
  const bars = shown.flatMap(
    (limits, i) => limits === void 0 || !Number.isFinite(limits.median) ? [] : vertical(x(i), [y(limits.upper), y(limits.lower)])
  );
  const dots2 = shown.flatMap(
    (limits, i) => limits === void 0 ? [] : `${pathOf([{ x: x(i), y: y(limits.median) }])}h0`
  );
  const levels = view.stretches.flatMap(({ from, to, levels: known }) => {
    const level = known[view.budgets.indexOf(budget)] ?? null;
    const ends = { left: box.left + from * step, right: box.left + to * step };
    return level === null ? [] : horizontal(ends, y(level));
  });
  const lines = { fill: "none", "stroke-linecap": "round", stroke: sheet.ink.sweep };
  const bar = { "stroke-opacity": 2 * BAND_OPACITY, "stroke-width": widthOf(step, 6) };
  const name = plainText(budgetName(budget, view));
  return drawMarks({ ...merges, y }, [
    () => [write(sheet, "small text", { x: sheet.left, y: box.top - 8, text: name })],
    yAxis(
      scale.ticks.map((value2) => ({ value: value2, text: format2(value2) })),
      "small"
    ),
    () => path(horizontal(box, box.bottom), { stroke: sheet.ink.grid }),
    () => path(bars, { ...lines, ...bar }),
    () => path(levels, { stroke: sheet.ink.text, "stroke-width": 1.5 }),
    () => path(dots2, { ...lines, "stroke-width": widthOf(step, 5) })
  ]);
}
var widthOf = (step, most) => Math.max(1.5, Math.min(most, 0.6 * step));
function scoreScale(shown, { top, bottom }) {
  const finite = (of) => shown.flatMap((limits) => limits?.[of] ?? []).filter(Number.isFinite);
  const medians = finite("median");
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const isLog = least > 0 && most > 30 * least;
  const slack = Math.max(most - least, middleOf(finite("upper")) - middleOf(finite("lower"))) / 2;
  const low = isLog ? least / 1.5 : Math.max(least - slack, Math.min(least, ...finite("lower")));
  const high = isLog ? most * 1.5 : Math.min(most + slack, Math.max(most, ...finite("upper")));
  const isPoint = !(high > low);
  const ends = medians.length === 0 ? [0, 1] : isPoint ? [low - 1, high + 1] : [low, high];
  const scale = (isLog ? log() : linear2()).domain(ends).range([bottom - 4, top + 4]);
  const ticks2 = isLog ? readableNumbers(low, high).slice(0, 8) : scale.ticks(3);
  const y = (score) => Number.isFinite(score) ? scale(score) : score < 0 ? bottom : top;
  return { y, ticks: ticks2.filter((tick) => tick >= (ends[0] ?? 0) && tick <= (ends[1] ?? 1)) };
}
var middleOf = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
function changeLines({ view, sheet, box, step }) {
  const changes = view.changes ?? [];
  const lines = changes.flatMap(({ at, direction }) => {
    const line2 = vertical(box.left + at * step, [box.top + 4, box.bottom]);
    return path(line2, { stroke: sheet.ink[direction], "stroke-width": 1.5 });
  });
  const names = changes.toReversed().map(({ at, direction }) => {
    const { commit, pull } = view.merges[at];
    const number3 = pull === null ? "" : ` #${pull}`;
    const text = `${direction === "worse" ? "\u25BC" : "\u25B2"} ${commit.slice(0, 7)}${number3}`;
    const half = textWidth(text, sheet.small) / 2;
    const x = Math.max(box.left + half, Math.min(box.right - half, box.left + at * step));
    const place = { x, y: box.top, anchor: "middle", halo: sheet.ink.background };
    return [lettered(sheet, `small ${direction}`, { ...place, text })];
  });
  const around2 = { ...box, left: 0, right: sheet.width, top: box.top - 20 };
  return [...lines, ...placed(names, around2).map(label2)];
}
var LANE = 18;
var MARKS3 = {
  worse: { d: "m-4 -3h8l-4 7z", colour: "worse", isFilled: true },
  better: { d: "m-4 3h8l-4 -7z", colour: "better", isFilled: true },
  same: { d: "m-1 0h2", colour: "muted", isFilled: false },
  unknown: { d: "m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0", colour: "muted", isFilled: false }
};
function markOf(compared) {
  if (compared.verdict === "no-baseline") return null;
  if (compared.alarmed) return "worse";
  if (compared.verdict === "better") return "better";
  return compared.verdict === "none" || compared.verdict === "worse" ? "same" : "unknown";
}
function resultMarks(y, { view, sheet, x, box }) {
  const kinds = Object.keys(MARKS3);
  const paths = kinds.flatMap((kind) => {
    const { d, colour, isFilled } = MARKS3[kind];
    const places = view.merges.flatMap(
      (merge, i) => markOf(merge.predecessor) === kind ? `${pathOf([{ x: x(i), y }])}${d}` : []
    );
    const ink = sheet.ink[colour];
    return path(places, isFilled ? { fill: ink } : { fill: "none", stroke: ink });
  });
  const place = { x: box.left - 8, y: centred(y, sheet.small), maxWidth: box.left - 4 };
  return [write(sheet, "small muted", { ...place, text: "previous", anchor: "end" }), ...paths];
}
function mergeAxis({ merges }, sheet) {
  const last = merges.length - 1;
  return xAxis({
    wanted: [0, last, last / 2, last / 4, 3 * last / 4].map(Math.round),
    textOf: (i) => merges[i]?.date.slice(0, 10) ?? "",
    name: merges.length === 1 ? "one merge" : `${merges.length} merges, oldest first`,
    letters: "small",
    nameBelow: 2.4 * lineHeight(sheet.text)
  });
}

// src/draw/overview.ts
var ROW2 = 17;
var GROUP = 26;
var SIZES2 = {
  wide: { width: 760, name: { left: 16, right: 156 }, lane: { left: 166, right: 306 } },
  narrow: { width: 400, name: { left: 12, right: 128 }, lane: null }
};
var GAP4 = 14;
var MIN_PLOT = 120;
var HEADINGS = { candidate: "cand.", baseline: "base", slowdown: "slowdown" };
function columnsOf2({ groups }, size) {
  const { width, name, lane } = SIZES2[size];
  const rows = groups.flatMap((group2) => group2.rows);
  const { small } = sheetOf("narrow", "page");
  const space = (of, texts) => Math.max(...[...texts, HEADINGS[of]].map((text) => textWidth(text, small))) + GAP4;
  const slowdown = width - GAP4;
  const left = (lane ?? name).right + GAP4;
  const baseline = slowdown - space("slowdown", ["not reached"]);
  const common = { width, name, lane, slowdown };
  if (lane === null)
    return { ...common, plot: { left, right: baseline }, candidate: null, baseline: null };
  const textsOf = (of) => rows.map((row) => row[of]);
  const candidate = baseline - space("baseline", textsOf("baseline"));
  const scores = candidate - space("candidate", textsOf("candidate"));
  const right = Math.max(left + MIN_PLOT, scores - 4);
  return { ...common, plot: { left, right }, candidate, baseline };
}
function drawOverview(model, options) {
  const { theme, width = "wide", id = `overview-${theme}` } = options;
  const columns = columnsOf2(model, width);
  const narrow = sheetOf("narrow", theme);
  const sheet = {
    ...narrow,
    title: { ...narrow.title, size: width === "wide" ? 18 : 16 },
    width: columns.width,
    left: columns.name.left,
    right: columns.slowdown
  };
  const isBlocked = model.groups.some(({ triage }) => triage === "blocks");
  const ink = isBlocked ? { ...sheet.ink, text: sheet.ink.worse } : sheet.ink;
  const [title, subtitle] = theme === "page" ? ["", []] : [model.title, [model.subtitle]];
  const heading = headingOf(title, subtitle, { ...sheet, ink });
  const namesY = heading.bottom + 22;
  const { groups, bottom } = placeRows(model, namesY);
  const rows = groups.flatMap((group2) => group2.rows);
  const box = { ...columns.plot, top: namesY + 6, bottom: bottom + 8 };
  const ends = endsOf(model);
  const x = log(ends, [box.left, box.right]).clamp(true);
  const plot = { sheet, box, x, y: Number, columns, ends, namesY };
  const about = { id, title: model.title, description: model.description };
  const { svg, height } = stackPanels(sheet, about, [
    () => heading,
    () => ({
      drawn: drawMarks(plot, [
        missedZone(rows),
        slowdownAxis,
        columnNames(model),
        ...groups.flatMap(({ text, colour, y, rows: rows2 }) => [
          () => [write(sheet, `strong ${colour}`, { x: sheet.left, y, text })],
          ...rows2.map(drawRow)
        ])
      ]),
      bottom: box.bottom
    }),
    (top) => {
      const lines = footerLines(model);
      const drawn2 = lines.map((text, i) => {
        const place = { x: sheet.left, y: top + 20 * (i + 1), maxWidth: sheet.width - 30 };
        return write(sheet, "small muted", { ...place, text });
      });
      return { drawn: drawn2, bottom: top + 20 * lines.length + 10 };
    }
  ]);
  const places = rows.map(({ row: { index }, y }) => {
    return { index, top: y - ROW2 / 2, bottom: y + ROW2 / 2 };
  });
  return { svg, width: columns.width, height, rows: places };
}
function placeRows({ groups }, top) {
  let bottom = top;
  const placed2 = groups.map(({ triage, name, rows }) => {
    const colour = colourOf2(triage);
    bottom += GROUP;
    const y = bottom - 4;
    const own = rows.map((row) => {
      bottom += ROW2;
      const isStrong = triage === "blocks" || triage === "better" && row.isStrong;
      return { row, colour: isStrong ? colour : "muted", isStrong, y: bottom - ROW2 / 2 + 4 };
    });
    return { text: name, colour, y, rows: own };
  });
  return { groups: placed2, bottom };
}
var colourOf2 = (triage) => triage === "blocks" ? "worse" : triage === "better" ? "better" : "muted";
var [WIDEST, NARROWEST] = [16, 2];
function endsOf({ groups }) {
  const shown = groups.flatMap(
    ({ rows }) => rows.flatMap(({ slowdown, missed }) => [
      ...slowdown ? [slowdown.lower, slowdown.estimate, slowdown.upper] : [],
      missed ?? 1
    ])
  );
  const known = shown.filter((slowdown) => slowdown > 0 && slowdown < Infinity);
  const low = 2 ** Math.floor(Math.log2(Math.min(1 / NARROWEST, ...known)));
  const high = 2 ** Math.ceil(Math.log2(Math.max(NARROWEST, ...known)));
  return [Math.max(1 / WIDEST, low), Math.min(WIDEST, high)];
}
var missedZone = (rows) => ({ x, sheet }) => {
  const areas = rows.flatMap(({ row: { missed }, y }) => {
    const rows2 = { top: y - ROW2 / 2, bottom: y + ROW2 / 2 };
    return missed === null ? [] : rectangle({ left: x(1), right: x(missed), ...rows2 });
  });
  return path(areas, { fill: sheet.ink.grid, "fill-opacity": 0.8 });
};
var FRACTIONS = { 0.5: "\xBD", 0.25: "\xBC", 0.125: "\u215B" };
function slowdownAxis({ ends: [low, high], x, box, sheet, namesY: y }) {
  const count = Math.round(Math.log2(high / low)) + 1;
  const ticks2 = Array.from({ length: count }, (_, i) => low * 2 ** i);
  const lines = ticks2.filter((tick) => tick !== 1).map((tick) => vertical(x(tick), [box.top, box.bottom]));
  return [
    ...path(lines, { stroke: sheet.ink.grid }),
    ...path(vertical(x(1), [box.top, box.bottom]), { stroke: sheet.ink.text }),
    ...ticks2.map((tick) => {
      const text = tick < 1 ? FRACTIONS[tick] ?? `1/${1 / tick}` : String(tick);
      return write(sheet, "small muted", { x: x(tick), y, text: `${text}\xD7`, anchor: "middle" });
    })
  ];
}
var columnNames = ({ lanes }) => ({ columns, sheet, namesY: y }) => {
  const name = { x: columns.lane?.left ?? 0, y, text: lanes, maxWidth: 150 };
  return [
    ...columns.lane ? [write(sheet, "small muted", name)] : [],
    ...["candidate", "baseline", "slowdown"].flatMap((of) => {
      const place = { x: columns[of] ?? 0, y, text: HEADINGS[of], anchor: "end" };
      return columns[of] === null ? [] : [write(sheet, "small muted", place)];
    })
  ];
};
var drawRow = (placed2) => (plot) => {
  const { row, isStrong } = placed2;
  const { columns, sheet, box } = plot;
  const { left, right } = columns.name;
  const y = centred(placed2.y, sheet.small);
  const slowdown = isStrong ? { ...sheet.small, weight: "semibold" } : sheet.small;
  const number3 = (of, text = "") => {
    const place = { x: columns[of] ?? 0, y, text, anchor: "end" };
    const letters = of === "slowdown" ? { ...sheet, small: slowdown } : sheet;
    const look = of === "baseline" ? "small muted" : "small text";
    return columns[of] === null || text === "" ? [] : [write(letters, look, place)];
  };
  const x = columns.lane?.left ?? box.left;
  const words2 = { x, y, text: tidy(row.headline), maxWidth: columns.slowdown - x };
  const isEmpty = row.slowdown === null && row.lane === null;
  const name = {
    x: right,
    y,
    text: tidy(row.name),
    maxWidth: right - left,
    anchor: "end"
  };
  return [
    write(sheet, "small text", name),
    ...isEmpty ? [write(sheet, "small muted", { ...words2, halo: sheet.ink.background })] : [],
    ...drawLane2(placed2, plot),
    ...drawSlowdown(placed2, plot),
    ...number3("candidate", row.candidate),
    ...number3("baseline", row.baseline),
    ...number3("slowdown", row.slowdown?.text)
  ];
};
var LEVELS2 = [
  { level: "weak", height: 4, opacity: MARK_OPACITY },
  { level: "fair", height: 7, opacity: MARK_OPACITY },
  { level: "strong", height: 11, opacity: 1 }
];
var MIN_WIDTH2 = 1.5;
function drawLane2({ row, y }, { columns, sheet: { ink } }) {
  const { lane: place } = columns;
  if (place === null || row.lane === null) return [];
  const bottom = y + ROW2 / 2 - 3;
  const x = (along) => place.left + along * (place.right - place.left);
  const looks = ["worse", "better"].flatMap(
    (direction) => LEVELS2.flatMap(({ level, height, opacity }) => {
      const own = row.lane?.filter((one2) => one2.direction === direction && one2.level === level);
      const areas = own?.map(({ from, to }) => {
        const [left, right] = [x(from), Math.max(x(to), x(from) + MIN_WIDTH2)];
        return rectangle({ left, right, top: bottom - height, bottom });
      });
      return path(areas ?? [], { fill: ink[direction], "fill-opacity": opacity });
    })
  );
  return [...path(horizontal(place, bottom), { stroke: ink.grid }), ...looks];
}
var RADIUS2 = 4;
function drawSlowdown({ row, y, colour }, { x, box, sheet, ends: [low, high] }) {
  if (row.slowdown === null) return [];
  const { estimate, lower, upper, isOverall } = row.slowdown;
  const { [colour]: stroke, background } = sheet.ink;
  const limits = horizontal({ left: x(Math.max(lower, low)), right: x(upper) }, y);
  const arrow = (tip, way) => {
    const corners = [-4, 0, 4].map((dy) => ({ x: tip - way * Math.abs(dy), y: y + dy }));
    return path(pathOf(corners), { fill: "none", stroke, "stroke-width": 2 });
  };
  const isOn2 = estimate >= low && estimate <= high;
  const place = { cx: x(Math.max(estimate, low)), cy: y, r: RADIUS2 };
  const fill = isOverall ? stroke : background;
  return [
    ...path(limits, { stroke, "stroke-width": 3, "stroke-opacity": MARK_OPACITY }),
    ...upper > high ? arrow(box.right + 5, 1) : [],
    ...lower < low ? arrow(box.left - 5, -1) : [],
    ...isOn2 ? [element("circle", { ...place, fill, stroke, "stroke-width": 1.5 })] : []
  ];
}
function footerLines({ groups, more }) {
  const rows = groups.flatMap((group2) => group2.rows);
  const isMissed = rows.some(({ missed }) => missed !== null);
  const isHollow = rows.some(({ slowdown }) => slowdown?.isOverall === false);
  return [
    isMissed && "Grey: even at every budget, missed more than 1 time in 5.",
    isHollow && "Hollow: at the headline\u2019s budget; it may differ at others.",
    more > 0 && `And ${more} more with less to say.`
  ].filter((one2) => one2 !== false);
}

// src/draw/overview-of.ts
var MAX_SIZE = 1e9;
var MAX_ROWS = 50;
function overviewOf(run) {
  const places = new Map(run.comparisons.map((one2, i) => [one2, i]));
  let left = MAX_ROWS;
  const groups = byTriage(run).map(([triage, ...found]) => {
    const shown = found.slice(0, left);
    left -= shown.length;
    const rows = shown.map((one2) => rowOf(one2, places.get(one2) ?? 0));
    const sizeOfRow = ({ slowdown }) => Math.min(slowdown?.estimate ?? 0, MAX_SIZE);
    rows.sort((a, b) => sizeOfRow(b) - sizeOfRow(a));
    return { triage, name: TRIAGE_WORDS[triage], rows };
  });
  return {
    title: plainText(triageHeadline(run)),
    subtitle: plainText(otherTriage(run)),
    lanes: lanesOf(run),
    groups: groups.filter(({ rows }) => rows.length > 0),
    more: Math.max(0, run.comparisons.length - MAX_ROWS),
    description: plainText(lineOf(triageStatements(run)))
  };
}
function lanesOf({ comparisons }) {
  const ranges = comparisons.flatMap(({ assessment }) => {
    const range2 = assessment.kind === "compared" ? assessment.comparison.range : null;
    return range2 ? plainText(describeBudgets([range2], assessment.axis)) : [];
  });
  const [only, ...others] = new Set(ranges);
  return others.length > 0 || only === void 0 ? "evidence by budget" : `evidence ${only}`;
}
function rowOf({ name, assessment }, index) {
  const nothing = { candidate: "", baseline: "", lane: null, slowdown: null, missed: null };
  const row = { index, name, headline: plainText(headline(assessment)), isStrong: false };
  if (assessment.kind !== "compared") return { ...row, ...nothing };
  const { example, comparison, chances } = assessment;
  const write2 = scoreFormat(assessment);
  const written3 = (score) => Number.isFinite(score) ? write2(orient(score, directionOf(assessment))) : "fails";
  const isCounted = isJudged(assessment) && comparison.range !== null;
  return {
    ...row,
    lane: isCounted ? laneOn(assessment) : null,
    slowdown: slowdownOf(assessment),
    missed: chances?.detectableSlowdown ?? null,
    candidate: example ? written3(example.candidate.point) : "",
    baseline: example ? written3(example.baseline.point) : "",
    isStrong: comparison.better.level === "strong"
  };
}
function laneOn({ comparison }) {
  const [start, end] = comparison.range ?? [1, 1];
  const along = (budget) => Math.log(budget / start) / Math.log(end / start) || 0;
  return laneOf(comparison).map((one2) => {
    return { ...one2, from: along(one2.from), to: along(one2.to) };
  });
}
function slowdownOf(assessment) {
  const { overallSlowdown } = assessment;
  if (overallSlowdown?.fits && 0 < overallSlowdown.estimate && overallSlowdown.estimate < Infinity) {
    const text2 = times(overallSlowdown.estimate);
    return { ...overallSlowdown, isOverall: true, text: text2 };
  }
  const size = sizeOf(assessment);
  if (size === null) return null;
  const { budget, needed, isUnderOne } = size;
  const [lower, estimate, upper] = [needed.lower, needed.estimate, needed.upper].map(
    (trials) => trials / budget
  );
  const known = `${isUnderOne ? "\u2264 " : ""}${times(estimate)}`;
  const text = estimate === Infinity ? "not reached" : known;
  return { lower, estimate, upper, isOverall: false, text };
}
function times(factor) {
  return `${significantFormat(2)(factor)}\xD7`;
}

// src/draw/page/pictures.ts
function inWidths(draw) {
  const drawn2 = WIDTHS.map((width) => {
    const { svg, places } = draw(width);
    return { html: element("div", { class: `picture ${width}` }, svg.trim()), places };
  });
  const html = drawn2.map((one2) => one2.html).join("\n");
  return { html, places: drawn2.map((one2) => one2.places) };
}
function figure(attributes, parts2) {
  return element("figure", attributes, `
${parts2.join("\n")}
`);
}

// src/draw/page/chart-figure.ts
function chartFigure(assessment, { prefix, subject, isBrief = false }) {
  const model = chartOf(assessment, subject);
  if (model === null || assessment.kind === "unjudged") return "";
  const isLone = assessment.kind === "lone";
  const views = viewsOf(isLone ? model : { ...model, title: "" }).filter(
    ({ name }) => !isBrief || name === "curves" || name === "difference"
  );
  const drawn2 = views.map((view) => ({ view, ...inWidths(drawnWith(view, prefix)) }));
  const readout = {
    ...readoutOf(model, assessment),
    axis: { name: "Budget", isLog: true },
    prefix,
    plots: drawn2.flatMap(({ places }) => places)
  };
  return figure({ id: `${prefix}chart`, class: "chart" }, [
    ...views.length > 1 ? [viewControls(views, prefix)] : [],
    ...drawn2.map(({ view, html }) => element("div", { class: `view ${view.name}` }, html)),
    jsonBlock(`${prefix}readout`, readout)
  ]);
}
function viewsOf(model) {
  const budgets = chartBudgets(model);
  const [focused, full] = ["focus", "full"].map(
    (range2) => curveAxis(model, { budgets, range: range2 })
  );
  const isLog = isLogarithmic(model);
  const scale = isLog ? "linear" : "log";
  const difference = differenceChart(model);
  const views = [{ name: "curves", label: "Curves", model }];
  if (budgets.isResolved && (focused?.low !== full?.low || focused?.high !== full?.high))
    views.push({ name: "full", label: "Whole range", model, options: { range: "full" } });
  const other = isLog ? "Linear scores" : "Log scores";
  if (isLogarithmic(model, scale) !== isLog)
    views.push({ name: "scale", label: other, model, options: { scale } });
  if (difference) views.push({ name: "difference", label: "Difference", model: difference });
  return views;
}
function viewControls(views, prefix) {
  const radios = views.map(({ name, label: label3 }, i) => {
    const id = `${prefix}view-${name}`;
    const attributes = { type: "radio", id, name: `${prefix}view`, value: name, checked: i === 0 };
    return element("label", {}, `${element("input", attributes)} ${label3}`);
  });
  return element("fieldset", {}, element("legend", {}, "View") + radios.join(""));
}
function drawnWith({ name, model, options }, prefix) {
  return (width) => {
    const drawn2 = drawChart(
      model,
      { ...options, theme: "page", width },
      `${prefix}${name}-${width}`
    );
    const { svg, box, height } = drawn2;
    const { first, last } = chartBudgets(model);
    const dots2 = drawn2.dots.map(({ id, x, y, before }) => {
      const place = [id, Math.round(x), Math.round(y)];
      return before === void 0 ? place : [...place, before];
    });
    return { svg, places: { width: drawn2.width, height, ...box, first, last, dots: dots2 } };
  };
}
function readoutOf(model, assessment) {
  const example = assessment.kind === "compared" ? assessment.example : null;
  const { first, last } = chartBudgets(model);
  const inTable = assessment.rows.map(({ budget }) => budget);
  const budgets = readableBudgets([first, last], example ? [example.budget, ...inTable] : inTable);
  const columns = columnsOf(assessmentAt(budgets, assessment), scoreFormat(assessment));
  const distances = budgets.map((budget) => Math.abs(Math.log(budget ** 2 / first / last)));
  return {
    columns: columns.map(({ name }) => plainText(name)),
    rows: budgets.map((budget, i) => {
      return { at: budget, cells: columns.map(({ cells }) => plainText(cells[i] ?? [])) };
    }),
    start: example ? budgets.indexOf(example.budget) : distances.indexOf(Math.min(...distances))
  };
}
var STEPS = 160;
function readableBudgets([first, last], given) {
  const even = Array.from({ length: STEPS + 1 }, (_, i) => first * (last / first) ** (i / STEPS));
  const written3 = new Set(given.map(formatBudget));
  const others = even.map((budget) => Number(budget.toPrecision(2))).filter((budget) => budget >= first && budget <= last && !written3.has(formatBudget(budget)));
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

// src/draw/page/overview-figure.ts
function overviewFigure(run) {
  if (run.comparisons.length < MIN_OVERVIEW) return htmlBlocks([summaryTable(run)], "Comparisons");
  const model = overviewOf(run);
  const { html, places } = inWidths((width) => {
    const { svg, height, rows } = drawOverview(model, {
      theme: "page",
      width,
      id: `overview-${width}`
    });
    return { svg, places: { height, rows } };
  });
  const shown = places;
  return figure({ id: "overview" }, [html, jsonBlock("overview-rows", shown)]);
}
function filterOf(run) {
  const { length } = run.comparisons;
  if (length < MIN_OVERVIEW) return "";
  const choice = (value2, text) => {
    const attributes2 = { type: "radio", name: "triage", value: value2, checked: value2 === "" };
    return element("label", {}, `${element("input", attributes2)} ${text}`);
  };
  const choices = byTriage(run).map(
    ([triage, ...found]) => choice(triage, `${TRIAGE_WORDS[triage]} (${found.length})`)
  );
  const parts2 = [
    element("label", {}, `Name ${element("input", { type: "search", id: "name-filter" })}`),
    element(
      "fieldset",
      {},
      [element("legend", {}, "Show"), choice("", `all (${length})`), ...choices].join("")
    ),
    element("p", { role: "status" }, "")
  ];
  const attributes = { id: "filter", role: "search", "aria-label": "Comparisons", hidden: true };
  return element("div", attributes, `
${parts2.join("\n")}
`);
}

// src/draw/page/trial-table.ts
var MAX_PARAMETERS = 10;
function trialTable({ baseline, candidate }, maxRows, { prefix, of }) {
  const sweep = candidate ?? baseline;
  if (sweep === null) return "";
  const arms = [shownTrials("baseline", baseline), shownTrials("candidate", candidate)];
  const all = arms.flat();
  const shown = arms.flatMap((trials) => trials.slice(0, maxRows)).sort(byScore2);
  const names = parameterNames(all);
  const columns = trialColumns(sweep, names.slice(0, MAX_PARAMETERS), all);
  const hidden = names.length - MAX_PARAMETERS;
  const notes2 = [
    shown.length < all.length ? `The best ${shown.length} of ${all.length} trials.` : `${plural(all.length, "trial")}, the best first.`,
    hidden > 0 && `${plural(hidden, "more parameter")} without a column.`,
    "The report\u2019s folder has everything as <code>trials.csv</code>."
  ];
  const order = sweep.direction === "maximize" ? "descending" : "ascending";
  const heads = columns.map(([name, value2], i) => {
    const sorted = i === 1 ? order : void 0;
    const ranks = JSON.stringify(ranksOf(shown.map(value2)));
    const attributes = { scope: "col", "aria-sort": sorted, "data-ranks": ranks };
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
  const note = element("p", {}, notes2.filter(Boolean).join(" "));
  return `${note}
${scrolling(`Table: Trials${of}`, table)}`;
}
function shownTrials(arm2, sweep) {
  if (sweep === null) return [];
  const places = shortPlaces(sweep.trials);
  return sweep.trials.map((trial, i) => ({ arm: arm2, id: trialId(arm2, i), trial, where: places[i] ?? "" })).sort(byScore2);
}
function byScore2(a, b) {
  return a.trial.score === b.trial.score ? 0 : b.trial.score - a.trial.score;
}
var STATUS = {
  completed: "finished",
  pruned: "pruned",
  failed: "failed",
  running: "unfinished"
};
var MAX_CELL_LENGTH = 40;
var short = (text) => printable(text, MAX_CELL_LENGTH);
function trialColumns({ metric, cost, direction }, names, shown) {
  const unit2 = cost?.unit ? ` (${short(cost.unit)})` : "";
  const scoreOf = ({ trial }) => Number.isFinite(trial.score) ? orient(trial.score, direction) : null;
  const parameters = names.map((name) => {
    return [short(name), ({ trial }) => parameterOf(trial, name)];
  });
  const costs = [`Cost${unit2}`, ({ trial }) => trial.cost, 4];
  return [
    ["Sweep", ({ arm: arm2 }) => arm2],
    [short(metric), scoreOf, 7],
    ...parameters,
    ...shown.some(({ trial }) => trial.cost !== null) ? [costs] : [],
    ["Status", ({ trial }) => STATUS[trial.outcome]],
    ["Read from", ({ where }) => where]
  ];
}
function parameterOf({ parameters }, name) {
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
  const compare = (a, b) => areNumbers ? Number(a) - Number(b) : String(a).localeCompare(String(b), "en", { numeric: true });
  const ranks = new Map(known.sort(compare).map((value2, rank) => [value2, rank]));
  return values.map((value2) => ranks.get(value2) ?? null);
}
function parameterNames(shown) {
  const all = shown.map(({ trial }) => trial.parameters ?? {});
  const names = [...new Set(all.flatMap(Object.keys))];
  const isVaried = (name) => new Set(all.map((values) => values[name])).size > 1;
  return [...names.filter(isVaried), ...names.filter((name) => !isVaried(name))];
}
var MAX_PLACE_LENGTH = 80;
function shortPlaces(trials) {
  const paths = trials.map(({ place }) => place.path);
  const [first = ""] = paths;
  const areOfOneFile = new Set(paths).size === 1;
  const ends = [...first.matchAll(/[\\/]/g)].map(({ index }) => index + 1);
  const isShared = (end) => paths.every((path2) => path2.startsWith(first.slice(0, end)));
  const shared = ends.findLast(isShared) ?? 0;
  return trials.map(({ place }) => {
    const path2 = areOfOneFile ? "" : place.path.slice(shared);
    return printable(placeText({ ...place, path: path2 }) || place.path, MAX_PLACE_LENGTH);
  });
}

// src/draw/page/page.ts
var ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
var MAX_BYTES = 298e3;
var MAX_WHOLE = 15;
var [MAX_ROWS2, MAX_ROWS_OF_ALL, MIN_ROWS] = [300, 1500, 10];
var GATES = { pass: "Pass", neutral: "Neutral", fail: "Fail" };
function renderPage(run, assets, frame2) {
  const name = nameOf(run, frame2);
  const origin = originOf(run, frame2);
  const [{ assessment }, ...others] = run.comparisons;
  const headlined = runHeadline(run);
  const main = [
    element("h1", {}, htmlPhrase(headlined)),
    ...others.length === 0 ? [comparisonContent(assessment, null)] : [
      htmlBlocks(paragraph(runExplanations(run))),
      overviewFigure(run),
      htmlBlocks(paragraph(familyWise(run))),
      filterOf(run),
      ...run.comparisons.map((one2, i) => folded(one2, i, { run, assets }))
    ]
  ];
  const content = main.filter(Boolean).join("\n");
  const left = MAX_BYTES - Buffer.byteLength(`${content}${assets.script}${assets.style}`);
  const header = [
    element("span", { class: "brand" }, TOOL.name),
    name && htmlPhrase([data(name)]),
    element("span", { class: `gate ${run.outcome.gate}` }, GATES[run.outcome.gate])
  ];
  return pageOf({
    title: plainText(headlined),
    header: header.filter(Boolean),
    content: `${content}
${downloads(run, left)}`,
    footer: htmlBlocks(paragraph(origin)),
    assets
  });
}
function pageOf({ title, header, content, footer, assets }) {
  const body = [
    element("header", {}, header.join("\n")),
    element("main", {}, `
${content}
`),
    footer && element("footer", {}, footer),
    `<script>${assets.script}</script>`
  ];
  const html = `
${headOf(title, assets)}
${element("body", {}, `
${body.filter(Boolean).join("\n")}
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
function comparisonContent(assessment, place) {
  const subject = place ? "comparison" : "check";
  const { prefix, maxRows, isBrief } = place ?? { prefix: "", maxRows: MAX_ROWS2, isBrief: false };
  const of = place ? ` of ${printable(place.name)}` : "";
  const trials = trialTable(assessment, maxRows, { prefix, of });
  const promised = list(outlook(assessment, subject));
  const section = (id, title, content) => {
    const ofSection = `${prefix}${id}`;
    const head = element(place ? "h3" : "h2", { id: `${ofSection}-title` }, htmlPhrase(title));
    return content && element("section", { id: ofSection }, `
${head}
${content}
`);
  };
  const part = (id, title, blocks) => section(id, title, htmlBlocks(blocks, `${plainText(title)}${of}`));
  const unfolded = (id, [fold], more = []) => part(id, fold?.title ?? [], [...fold?.blocks ?? [], ...more]);
  return [
    htmlBlocks(paragraph(resultOf(assessment, subject))),
    htmlBlocks(warningsBlock(assessment)),
    chartFigure(assessment, { prefix, subject, isBrief }),
    part("budgets", say`By budget`, budgetTable(assessment)),
    part("outlook", say`What the result can promise`, promised),
    unfolded(
      "sweeps",
      sweepsFold(assessment),
      paragraph([...baselineChoice(assessment), ...searchSpace(assessment)])
    ),
    section("trials", say`Trials`, trials),
    unfolded("checklist", checklistFold(assessment)),
    unfolded("method", [methodFold(assessment)])
  ].filter(Boolean).join("\n");
}
function folded(one2, index, { run, assets }) {
  const { name, assessment } = one2;
  const { length } = run.comparisons;
  const title = say`${assessment.outcome.mark} ${data(name)} ${headline(assessment)}`;
  const share = Math.floor(MAX_ROWS_OF_ALL / length);
  const maxRows = Math.max(MIN_ROWS, Math.min(MAX_ROWS2, share));
  const id = `t${index + 1}`;
  const place = { name, prefix: `${id}-`, maxRows, isBrief: index > 0 && length > MAX_WHOLE };
  const content = comparisonContent(assessment, place);
  const isPacked = length >= MIN_OVERVIEW && index > 0;
  const shown = isPacked ? packed(assets.pack(content)) : content;
  const summary = element("summary", {}, element("h2", {}, htmlPhrase(title)));
  const open = index === 0 && (length < MIN_OVERVIEW || assessment.outcome.mark === "\u274C");
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
function downloads(run, maxBytes) {
  const links = [];
  const missing = [];
  let left = maxBytes;
  for (const [name, type, text] of filesOf(run)) {
    if (text === null) continue;
    const href = `data:${type};base64,${Buffer.from(text).toString("base64")}`;
    const link = element("a", { href, download: name }, name);
    left -= link.length;
    if (left > 0) links.push(link);
    else missing.push(element("code", {}, name));
  }
  const parts2 = links.length > 0 ? ["Download:", ...links] : [];
  if (missing.length > 0)
    parts2.push(`In the report\u2019s folder: ${listOf(missing)}, too large for this page.`);
  return parts2.length > 0 ? element("nav", { class: "downloads", "aria-label": "Downloads" }, parts2.join("\n")) : "";
}
function filesOf(run) {
  const [only, ...others] = run.comparisons;
  const model = others.length > 0 ? null : chartOf(only.assessment);
  return [
    ["chart.svg", "image/svg+xml", model && renderChart(model, { theme: "light" })],
    ["trials.csv", "text/csv;charset=utf-8", trialsCsv(run)],
    ["curves.csv", "text/csv;charset=utf-8", curvesCsv(run)],
    ["report.json", "application/json", compactJson(runJson(run))]
  ];
}

// src/draw/page/history-page.ts
function historyPage(view, frame2, assets) {
  const headline2 = historyHeadline(view, frame2);
  const { lead, notes: notes2, changes, promises, merges } = historyBlocks(view, frame2);
  const section = (id, title, blocks) => blocks.length > 0 && element("section", { id }, `
${element("h2", {}, title)}
${htmlBlocks(blocks, title)}
`);
  const content = [
    element("h1", {}, htmlPhrase(headline2)),
    htmlBlocks(lead),
    htmlBlocks(notes2),
    view.merges.length > 0 && figureOf(view),
    section("changes", "Changes", changes),
    section("promises", "What the history can promise", promises),
    section("merges", "Merges", merges)
  ];
  const brand = element("span", { class: "brand" }, TOOL.name);
  return pageOf({
    title: plainText(headline2),
    header: frame2.name === "" ? [brand] : [brand, htmlPhrase([data(frame2.name)])],
    content: content.filter(Boolean).join("\n"),
    footer: "",
    assets
  });
}
function figureOf(view) {
  const words2 = { title: "", subtitle: "", theme: "page" };
  const { html, places } = inWidths((width) => {
    const { svg, box, ...size } = drawHistory(view, { ...words2, width, id: `history-${width}` });
    return {
      svg,
      places: {
        width: size.width,
        height: size.height,
        ...box,
        first: 0,
        last: view.merges.length,
        dots: []
      }
    };
  });
  const readout = {
    prefix: "",
    axis: { name: "Merge", isLog: false },
    table: "merges",
    plots: places,
    columns: [],
    rows: [],
    start: view.merges.length - 1
  };
  const pictures = element("div", { class: "view" }, html);
  return figure({ id: "history", class: "chart" }, [pictures, jsonBlock("readout", readout)]);
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
var [WIDTH, HEIGHT2] = [560, 320];
var ALPHA = Math.round(255 * BAND_OPACITY).toString(16);
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
  return new src_default().setScheme(protocol.replace(":", "")).setHost(host + pathname.replace(/\/+$/, "")).setVersion("4").setWidth(WIDTH).setHeight(HEIGHT2).setBackgroundColor("#fff").setConfig(config).getUrl();
}
function configOf(model, pieces2) {
  const budgets = chartBudgets(model);
  const axis = curveAxis(model, { budgets, target: null });
  const { isLog } = axis;
  if (axis.ticks.length === 0 || !budgets.isResolved) return null;
  const { labels, ends } = gridOf(budgets, pieces2);
  const score = scoreRounding(axis);
  const lineOf2 = (curve, pick) => ends.map((end, i) => {
    const start = ends[i - 1] ?? end;
    const inside = [start, Math.sqrt(start * end), end];
    return score(pick(...inside.map((budget) => valueAt(curve, budget))));
  });
  const medians = model.arms.map((arm2) => ({
    label: legendOf2(arm2, budgets),
    data: lineOf2(arm2.median, (_, middle) => middle),
    borderColor: palette("light")[arm2.role],
    // Only in the legend, next to its dashes.
    backgroundColor: bandColour(arm2.role),
    ...arm2.role === "baseline" ? { borderDash: [7, 4] } : {}
  }));
  const bands = model.arms.flatMap(({ role, lower, upper }) => {
    const plain = { label: "", borderColor: "#0000", backgroundColor: "#0000" };
    const fill = { target: "+1", above: bandColour(role), below: bandColour(role) };
    return [
      { ...plain, data: lineOf2(upper, Math.max), fill },
      { ...plain, data: lineOf2(lower, Math.min) }
    ];
  });
  const unit2 = model.unit.replace(/[^\p{L}\p{N} /·.-]/gu, "").slice(0, 24);
  const yTitle = `${model.curveWord} best score, ${betterWord(model.direction)}`;
  return {
    type: "line",
    data: { labels, datasets: [...medians, ...bands] },
    options: {
      elements: { line: { stepped: "after", borderWidth: 2 }, point: { radius: 0 } },
      plugins: { legend: { align: "start" } },
      scales: {
        x: {
          grid: { display: false },
          ticks: { maxRotation: 0, autoSkip: false },
          title: { display: true, text: `${unit2} of random search (log scale)` }
        },
        y: {
          ...isLog ? { type: "logarithmic" } : {},
          min: score(axis.low),
          max: score(axis.high),
          ticks: {
            includeBounds: false,
            ...isLog ? { format: { maximumSignificantDigits: 2 } } : {}
          },
          title: { display: true, text: yTitle }
        }
      }
    }
  };
}
var bandColour = (role) => `${palette("light")[role]}${ALPHA}`;
function legendOf2(arm2, budgets) {
  const end = lastFailing(arm2, budgets);
  if (end === null) return arm2.role;
  return `${arm2.role} (fails${end < budgets.last ? ` up to ${formatBudget(end)}` : ""})`;
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
function scoreRounding({ low, high, isLog }) {
  const span = high - low;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const digits = isLog ? 3 : 3 + Math.ceil(Math.log10(size / span));
  const [below, above] = isLog ? [low / 2, 2 * high] : [low - span / 10, high + span / 10];
  return (score) => {
    const inside = Math.min(above, Math.max(below, score));
    return Number(inside.toPrecision(Math.min(17, digits)));
  };
}

// src/draw/text-plot.ts
function drawTextPlot(assessment, columns, write2 = ({ said }) => plainText(said)) {
  const model = chartOf(assessment);
  if (model === null) return [];
  const rows = rowsOf(model, assessment);
  const shown = chartBudgets(model);
  const axis = curveAxis(model, { budgets: shown, target: null });
  if (rows.length === 0 || !shown.isResolved || axis.ticks.length === 0) return [];
  const place = placeOn(axis, [0, columns - 1]);
  const heading = unitOf(assessment.axis);
  const budgets = Math.max(heading.length, ...rows.map(({ budget }) => budget.length));
  const values = Math.max(...rows.map(({ value: value2 }) => value2.length));
  const lines = rows.map(
    ({ budget, role, limits, value: value2, evidence }) => [
      budget.padStart(budgets),
      role.charAt(0),
      drawn(limits, axis, { columns, place, dot: role === "baseline" ? "\u25CB" : "\u25CF" }),
      value2.padEnd(values),
      evidence && write2(evidence)
    ].join("  ")
  );
  const ticks2 = tickLine(axis, { columns, place });
  return [`${heading.padStart(budgets)}     ${ticks2}`, ...lines].map((line2) => line2.trimEnd());
}
function rowsOf({ arms, format: format2 }, assessment) {
  if (assessment.kind === "unjudged") return [];
  const found = assessment.kind === "compared" ? assessment.rows.map((row) => evidenceAt(row, assessment)) : [];
  return assessment.rows.flatMap(
    ({ budget }, row) => arms.map(({ role, lower, median: median2, upper }, i) => {
      const at = (curve) => valueAt(curve, budget);
      const limits = { lower: at(lower), median: at(median2), upper: at(upper) };
      return {
        ...{ role, limits, value: describeMedian(limits, format2) },
        budget: i === 0 ? formatBudget(budget) : "",
        evidence: i === 1 ? found[row] : void 0
      };
    })
  );
}
function drawn({ lower, median: median2, upper }, axis, { columns, place, dot }) {
  const columnOf = (score) => Math.round(place(score));
  const from = lower < axis.low ? -1 : columnOf(lower);
  const to = upper > axis.high ? columns : columnOf(upper);
  const at = isOn(axis, median2) ? columnOf(median2) : null;
  const cells = Array.from({ length: columns }, (_, i) => {
    if (i === at) return dot;
    if (i === from) return "\u251C";
    if (i === to) return "\u2524";
    return i > from && i < to ? "\u2500" : " ";
  });
  return `${from < 0 ? "\u25C2" : " "}${cells.join("")}${to >= columns ? "\u25B8" : " "}`;
}
function tickLine({ ticks: ticks2 }, { columns, place }) {
  const [first = 0, second = Infinity] = ticks2.map(({ value: value2 }) => place(value2));
  const widest = Math.max(...ticks2.map(({ text }) => text.length));
  const every = Math.ceil((widest + 2) / (second - first)) || 1;
  return ticks2.reduce((line2, { value: value2, text }, i) => {
    const start = Math.round(place(value2)) + 1 - Math.floor(text.length / 2);
    const isFree = i % every === 0 && start >= (line2 === "" ? 0 : line2.length + 2);
    return isFree && start + text.length <= columns + 2 ? line2.padEnd(start) + text : line2;
  }, "");
}

export {
  linesOf,
  plainText,
  quotedText,
  fitSections,
  markdownBlocks,
  codeSpan,
  pageColours,
  renderChart,
  chartOf,
  curveChart,
  curveJson,
  jsonText,
  runJson,
  onlyJson,
  curvesCsv,
  curveCsv,
  trialsCsv,
  sweepCsv,
  historyEntry,
  inspectionJson,
  planJson,
  drawHistory,
  drawOverview,
  overviewOf,
  renderPage,
  historyPage,
  quickChart,
  drawTextPlot
};
