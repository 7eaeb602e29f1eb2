import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  Beta,
  MAX_CALIBRATED,
  commonBreaks,
  confidenceBand,
  confidenceBands,
  countTies,
  findRoot,
  firstReaching,
  inCost,
  levelFromBudget,
  limitsAt,
  mapSteps,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  probabilityWithin,
  quickRandom,
  randomChoices,
  require_lib,
  require_lib2,
  require_lib3,
  resolvableBudget,
  scoreBounds,
  stepFunction,
  trialsFor,
  tuningCurve,
  valueAt
} from "./chunk-JLX33V46.js";
import {
  suspectedFailedValue
} from "./chunk-DUA2P34L.js";
import {
  areParametersGuessed,
  orient
} from "./chunk-JUTMMGBC.js";
import {
  TOOL,
  jsonHead
} from "./chunk-6T35VRDD.js";
import {
  META_FILE
} from "./chunk-HP77T5JU.js";
import {
  plainSearch,
  printable,
  printableJson,
  printablePath
} from "./chunk-GIUSFQ3E.js";
import {
  COST_UNIT,
  EVIDENCE_LEVELS,
  GATES,
  OPTIONS,
  dataError,
  settingsError
} from "./chunk-JHSXOLMS.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-XNUOBV35.js";

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
    function stringifyPath(path, next) {
      let result = "";
      for (const key of path) {
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
      const path = [];
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
        if (path.length > maxDepth)
          return;
        if (key === void 0)
          return valueToString(value3, space, onNext, key);
        path.push(key);
        const result2 = builder(value3, key === ROOT_SENTINEL ? void 0 : key);
        path.pop();
        return result2;
      };
      const builder = references ? (value3, key) => {
        if (value3 !== null && (typeof value3 === "object" || typeof value3 === "function" || typeof value3 === "symbol")) {
          if (tracking.has(value3)) {
            unpack.set(path.slice(1), tracking.get(value3));
            return valueToString(void 0, space, onNext, key);
          }
          tracking.set(value3, path.slice(1));
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

// src/compare/evidence.ts
function evidenceBelow(a, b) {
  if (a.upper < b.lower) return "strong";
  const upperBelow = a.upper < b.point;
  const lowerAbove = a.point < b.lower;
  if (upperBelow && lowerAbove) return "fair";
  return upperBelow || lowerAbove ? "weak" : "none";
}
function raise(limits2, margin2) {
  return {
    lower: limits2.lower + margin2,
    point: limits2.point + margin2,
    upper: limits2.upper + margin2
  };
}
var SOME_EVIDENCE = ["weak", "fair", "strong"];
var SHARE_SLACK = 1e-9;
function summarize(rows, direction, range3, minShare) {
  const all = rows.map((row, i) => ({
    from: rows[i - 1]?.budget ?? row.budget,
    to: row.budget,
    level: row[direction]
  }));
  const stretches = all.filter(
    ({ from, to, level: level2 }) => from < to || level2 === "strong" || all.length === 1
  );
  const intervals = forEachLevel(
    (least2) => joinWhere(stretches, ({ level: level2 }) => isAtLeast(level2, least2))
  );
  const share = forEachLevel((level2) => range3 ? shareOf(intervals[level2], range3) : 0);
  const level = SOME_EVIDENCE.findLast(
    (some) => some === "strong" && intervals.strong.length > 0 || share[some] >= minShare - SHARE_SLACK && share[some] > 0
  );
  return { level: level ?? "none", share, intervals };
}
function forEachLevel(make) {
  return { weak: make("weak"), fair: make("fair"), strong: make("strong") };
}
function joinWhere(stretches, holds) {
  const joined3 = [];
  for (const stretch of stretches) {
    if (!holds(stretch)) continue;
    const { from, to } = stretch;
    const last = joined3.at(-1);
    if (last && last[1] === from) last[1] = to;
    else joined3.push([from, to]);
  }
  return joined3;
}
function isAtLeast(level, least2) {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least2);
}
function shareOf(intervals, [from, to]) {
  if (from === to) return intervals.length > 0 ? 1 : 0;
  const length = intervals.reduce((sum, [a, b]) => sum + Math.log(b / a), 0);
  return Math.min(1, length / Math.log(to / from));
}

// src/compare/compare.ts
function compareCurves(baseline, candidate, rules, gate = { baseline, candidate }) {
  const range3 = comparedRange(gate.baseline, gate.candidate, rules);
  const rows = range3 === null ? [] : pieces(gate, range3, rules.margin);
  return {
    baseline,
    candidate,
    gate,
    shownRange: comparedRange(baseline, candidate, rules),
    rules,
    from: startOf(baseline, candidate, rules),
    range: range3,
    worse: summarize(rows, "worse", range3, rules.minShare),
    better: summarize(rows, "better", range3, rules.minShare),
    crossings: findCrossings(rows)
  };
}
function comparedRange(baseline, candidate, rules) {
  const from = startOf(baseline, candidate, rules);
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const to = Math.min(resolved, rules.budgetMax ?? Infinity);
  return from <= to ? [from, to] : null;
}
function startOf(baseline, candidate, rules) {
  return Math.max(baseline.trialCost, candidate.trialCost, rules.budgetMin ?? 0);
}
function compareAt({
  baseline,
  candidate,
  gate = { baseline, candidate }
}, budget, margin2) {
  const b = limitsAt(baseline, budget);
  const c = limitsAt(candidate, budget);
  const [judgedB, judgedC] = [limitsAt(gate.baseline, budget), limitsAt(gate.candidate, budget)];
  return {
    budget,
    baseline: b,
    candidate: c,
    difference: difference(b, c),
    worse: evidenceBelow(raise(judgedC, margin2), judgedB),
    better: evidenceBelow(judgedB, judgedC)
  };
}
function pieces(curves, [from, to], margin2) {
  const { baseline, candidate } = curves;
  const steps = [baseline, candidate].flatMap(({ lower, point, upper }) => [lower, point, upper]);
  const ends2 = commonBreaks(steps, from, to);
  return (from < to ? [from, ...ends2] : ends2).map((end) => compareAt(curves, end, margin2));
}
function findCrossings(rows) {
  const crossings = [];
  let previous = { sign: 0, end: 0 };
  for (const { budget, baseline, candidate } of rows) {
    const sign = Math.sign(
      Number(candidate.point > baseline.point) - Number(candidate.point < baseline.point)
    );
    if (sign * previous.sign < 0 && previous.end > (rows[0]?.budget ?? 0))
      crossings.push(previous.end);
    previous = { sign: sign || previous.sign, end: budget };
  }
  return crossings;
}
function difference(baseline, candidate) {
  const estimate2 = candidate.point - baseline.point;
  return {
    lower: gapBetween(candidate.lower, baseline.upper, -Infinity),
    estimate: Number.isFinite(estimate2) ? estimate2 : null,
    upper: gapBetween(candidate.upper, baseline.lower, Infinity)
  };
}
function gapBetween(a, b, unbounded) {
  const difference2 = a - b;
  return Number.isNaN(difference2) ? unbounded : difference2;
}

// src/compare/implications.ts
function budgetToTarget(curve, score) {
  if (!Number.isFinite(score)) throw new RangeError(`target is ${score}`);
  return budgetToReach(curve, { lower: score, point: score, upper: score });
}
function budgetToReach(curve, score) {
  return {
    lower: firstReaching(curve.upper, score.lower),
    estimate: firstReaching(curve.point, score.point),
    upper: firstReaching(curve.lower, score.upper)
  };
}
function equivalentEffort(baseline, candidate, budget) {
  if (!(budget > 0 && budget < Infinity)) throw new RangeError(`budget is ${budget}`);
  const score = limitsAt(baseline, budget);
  const needed = budgetToReach(candidate, score);
  return { budget, ...needed, estimate: score.point === -Infinity ? null : needed.estimate };
}
function jointLevel(baseline, candidate, relation) {
  const b = levelFromBudget(baseline.band, baseline.quantile);
  const c = levelFromBudget(candidate.band, candidate.quantile);
  return relation === "independent" ? b * c : Math.max(0, b + c - 1);
}
function ruledOut(comparison, starts) {
  if (comparison.shownRange === null) return null;
  const ends2 = endsIn(comparison, comparison.shownRange);
  return starts.map((fromBudget) => {
    const later = ends2.filter(({ to }) => to >= fromBudget);
    return { fromBudget, loss: Math.max(...later.map(lossOf)) };
  });
}
function notWorse(comparison) {
  const {
    rules: { margin: margin2 },
    shownRange: range3
  } = comparison;
  if (margin2 === 0 || range3 === null) return null;
  const ends2 = endsIn(comparison, range3);
  const isWithin3 = ({ to }) => isNotWorseAt(comparison, to);
  const intervals = joinWhere(ends2, isWithin3);
  return {
    margin: margin2,
    intervals,
    share: shareOf(intervals, range3),
    isEverywhere: ends2.every(isWithin3)
  };
}
function isNotWorseAt(comparison, budget) {
  const { best, worst } = endsAt(comparison, budget);
  return best === -Infinity || worst + comparison.rules.margin > best;
}
function endsAt({ baseline, candidate }, budget) {
  const best = limitsAt(baseline, budget).upper;
  return { to: budget, best, worst: limitsAt(candidate, budget).lower };
}
function endsIn(comparison, [start, end]) {
  const { baseline, candidate } = comparison;
  const breaks = [start, ...commonBreaks([baseline.upper, candidate.lower], start, end)];
  return breaks.map((to, i) => ({ from: breaks[i - 1] ?? start, ...endsAt(comparison, to) }));
}
function lossOf({ best, worst }) {
  return best === -Infinity ? 0 : best - worst;
}

// src/compare/overall-slowdown.ts
var import_math_base_special_erfc = __toESM(require_lib2(), 1);
function overallSlowdown(baseline, candidate, confidence) {
  const { odds, candidates } = topDown(baseline, candidate);
  if (odds.length === 0) return null;
  const test = scoreTest(odds, candidates);
  const limit = normalLimit((1 - confidence) / 2);
  const slowdownAt = (value2) => Math.exp(-whereItIs(test, value2));
  const [isAllBaseline, isAllCandidate] = [candidates === 0, candidates === odds.length];
  const finite2 = () => isAllCandidate ? 0 : slowdownAt(0);
  return {
    estimate: isAllBaseline ? Infinity : finite2(),
    lower: isAllCandidate ? 0 : slowdownAt(-limit),
    upper: isAllBaseline ? Infinity : slowdownAt(limit),
    confidence,
    pValue: 2 * normalTail(Math.abs(test(0)))
  };
}
function topDown(baseline, candidate) {
  const [others, own] = [fallingOrder(baseline), fallingOrder(candidate)];
  const pooled = fallingOrder([...baseline, ...candidate]);
  const median2 = pooled[Math.floor(pooled.length / 2)];
  const odds = [];
  let [i, j] = [0, 0];
  while (i < others.length && j < own.length) {
    const top = Math.max(others[i], own[j]);
    if (top <= median2) break;
    const [fromBaseline, fromCandidate] = [tiedAt(others, i, top), tiedAt(own, j, top)];
    const tied = fromBaseline + fromCandidate;
    for (let k = 0; k < tied; k++) {
      const left = others.length - i - k / tied * fromBaseline;
      odds.push((own.length - j - k / tied * fromCandidate) / left);
    }
    i += fromBaseline;
    j += fromCandidate;
  }
  return { odds, candidates: j };
}
function fallingOrder(scores) {
  return Float64Array.from(scores).sort().reverse();
}
function tiedAt(falling, place, value2) {
  let end = place;
  while (falling[end] === value2) end++;
  return end - place;
}
function scoreTest(odds, candidates) {
  return (logTheta) => {
    const theta = Math.exp(logTheta);
    let [expected, information2] = [0, 0];
    for (const ratio of odds) {
      const chance = theta * ratio / (1 + theta * ratio);
      expected += chance;
      information2 += chance / (1 + theta * ratio);
    }
    return (candidates - expected) / Math.sqrt(information2);
  };
}
function normalTail(z) {
  return (0, import_math_base_special_erfc.default)(z / Math.SQRT2) / 2;
}
var FARTHEST = 38;
function normalLimit(tail) {
  const excess = (z) => Math.log(normalTail(z) / tail);
  return findRoot(excess, { low: 0, high: FARTHEST, tolerance: 1e-13 });
}
function whereItIs(falling, value2) {
  let [low, high] = [-1, 1];
  while (falling(low) < value2) low *= 2;
  while (falling(high) > value2) high *= 2;
  return findRoot((x) => falling(x) - value2, { low, high, tolerance: 1e-12 });
}

// src/decide/warning.ts
function assumption(code2, { arm: arm2, message, names = [] }) {
  return { code: code2, kind: "assumption", arm: arm2, message, names };
}
function information(code2, { arm: arm2, message, names = [] }) {
  return { code: code2, kind: "information", arm: arm2, message, names };
}
function warnOnce(sweeps2, isTrue, warning) {
  const [first, ...others] = sweeps2.filter(({ sweep }) => isTrue(sweep));
  if (first === void 0) return [];
  return [{ ...warning, arm: others.length > 0 ? null : first.arm }];
}
var FALSE_WARNINGS = 0.01;
function levelOfEach(checks) {
  return FALSE_WARNINGS / Math.max(1, checks);
}
function significant(checks, level) {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}

// src/decide/axis.ts
var IN_TRIALS = { kind: "trials", unit: null };
function axisOf(sweeps2) {
  const costs = sweeps2.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps2.length;
  return isComplete ? { kind: "cost", unit: costs[0]?.unit ?? null } : IN_TRIALS;
}
function chooseAxis(pair, settings) {
  const axis = axisOf([pair.baseline, pair.candidate]);
  const gap = axis.kind === "cost" ? costGap(pair, settings) : null;
  if (gap === null) return { axis, settings, warnings: [] };
  const areUnused = budgetsIn(settings.comparison).some(isInCost);
  const message = `${gap}${areUnused ? " Budgets given in cost are ignored." : ""}`;
  return {
    axis: IN_TRIALS,
    settings: { ...settings, comparison: withoutCosts(settings.comparison) },
    warnings: [information("cost-ranges-disjoint", { arm: null, message })]
  };
}
function costGap({ baseline, candidate }, settings) {
  if (baseline.cost === null || candidate.cost === null) return null;
  const [b, c] = [baseline.cost.mean, candidate.cost.mean];
  const [costlier, cheaper] = b > c ? ["baseline", "candidate"] : ["candidate", "baseline"];
  const trials2 = Math.max(b, c) / Math.min(b, c);
  const band2 = confidenceBand((b > c ? candidate : baseline).trials.length, settings.band);
  const resolved = resolvableBudget(band2, settings.comparison.quantile);
  if (resolved < 1 || trials2 <= resolved) return null;
  const [cost, most] = [trials2, resolved].map((value2) => Number(value2.toPrecision(2)));
  return `One trial of the ${costlier} costs as much as ${cost} trials of the ${cheaper}, which resolves budgets only up to ${most}: no cost can be compared, so the sweeps are compared in trials. A sweep can be this cheap because its trials fail.`;
}
function withoutCosts(comparison) {
  const inTrials = (budget) => budget?.unit === "trials" ? budget : null;
  const rows = comparison.budgets?.flatMap((budget) => inTrials(budget) ?? []) ?? [];
  return {
    ...comparison,
    budgetMin: inTrials(comparison.budgetMin),
    budgetMax: inTrials(comparison.budgetMax),
    budgets: rows.length > 0 ? rows : null
  };
}
function budgetsIn({ budgetMin, budgetMax, budgets: budgets2 }) {
  const named3 = (option, budget) => budget === null ? [] : [{ option, ...budget }];
  return [
    ...named3("budget-min", budgetMin),
    ...named3("budget-max", budgetMax),
    ...(budgets2 ?? []).flatMap((budget) => named3("budgets", budget))
  ];
}
function isInCost({ unit: unit2 }) {
  return unit2 !== "trials";
}
function rulesOn(on, settings) {
  const { minShare, margin: margin2 } = settings;
  const budgetMin = settings.budgetMin && placed(on, "budget-min", settings.budgetMin);
  const budgetMax = settings.budgetMax && placed(on, "budget-max", settings.budgetMax);
  if (budgetMax !== null && budgetMax < on.trial && on.axis.kind === "trials") {
    const what = `is ${budgetMax}, less than 1 trial`;
    throw settingsError("budget-max", what, "Budgets start at 1 trial.");
  }
  return { minShare, margin: margin2, budgetMin, budgetMax };
}
function budgetsOn(on, { budgets: budgets2 }) {
  return budgets2?.map((budget) => placed(on, "budgets", budget)) ?? null;
}
function placed({ axis, trial }, option, { value: value2, unit: unit2 }) {
  if (unit2 === null || axis.kind === "cost" && isSameUnit(unit2, axis.unit)) return value2;
  if (unit2 === "trials") return value2 * trial;
  const hasUnit = axis.kind === "trials" || axis.unit !== null;
  const expected = hasUnit ? unitOf(axis) : "the cost, without a unit";
  throw settingsError(
    option,
    `is in ${shownUnit(unit2)}, but budgets are in ${expected}`,
    axis.kind === "trials" ? "Give it in trials, or name the `cost` of a trial and its `cost-unit`." : "Give it in that unit, or in trials."
  );
}
function unitOf({ kind, unit: unit2 }) {
  if (kind === "trials") return "trials";
  return unit2 !== null && COST_UNIT.test(unit2) ? unit2 : "units of cost";
}
var PLURAL = /(?<=\b(?:second|minute|hour|day|week|month|year|dollar|euro|cent|token|step|epoch))s$/;
function withUnit(budget, axis) {
  if (budget !== "1") return `${budget} ${unitOf(axis)}`;
  if (axis.kind === "trials") return "1 trial";
  return unitOf(axis) === "units of cost" ? "1 unit of cost" : `1 ${unitOf(axis).replace(PLURAL, "")}`;
}
function isSameUnit(unit2, other) {
  return unit2.replace(PLURAL, "") === other?.replace(PLURAL, "");
}
function shownUnit(unit2) {
  return unit2 === null ? "no unit" : JSON.stringify(printable(unit2));
}
function checkUnits(baseline, candidate) {
  if (baseline.metric !== candidate.metric) return;
  const [b, c] = [baseline.cost, candidate.cost];
  if (b === null || c === null || b.unit === c.unit) return;
  throw otherUnit(
    `is ${shownUnit(b.unit)} in the baseline and ${shownUnit(c.unit)} in the candidate`
  );
}
function checkUnit(arm2, sweep, { costUnit }) {
  if (costUnit === null || sweep.cost === null || costUnit === sweep.cost.unit) return;
  throw otherUnit(`is ${shownUnit(costUnit)}, but ${shownUnit(sweep.cost.unit)} in the ${arm2}`);
}
function otherUnit(what) {
  return dataError(
    "cost-unit (--cost-unit)",
    `${what}, so their budgets cannot be compared`,
    "Use one unit for both; a saved sweep keeps the unit it was saved with."
  );
}
function checkBudgets({ arm: arm2, sweep, other }, comparison) {
  if (sweep.cost !== null || other.cost === null) return;
  const budget = budgetsIn(comparison).find(isInCost);
  if (budget === void 0) return;
  const { option, value: value2, unit: unit2 } = budget;
  const shown3 = unit2 === null ? `${value2} without a unit` : `${value2} ${unit2}`;
  throw dataError(
    `${option} (--${option})`,
    `is ${shown3}, but no trial of the ${arm2} has a cost, so budgets are in trials`,
    "Give it in trials, such as `8 trials`, or give both sweeps a cost."
  );
}

// src/decide/curves.ts
function curveOf(sweep, settings) {
  const band2 = confidenceBand(sweep.trials.length, settings.band);
  return curveWith(band2, sweep, { settings, axis: axisOf([sweep]) });
}
function curveWith(band2, sweep, { settings, axis }) {
  const scores = sweep.trials.map((trial) => trial.score);
  const bounds = scoreBounds(sweep.direction, settings.reading);
  const curve = tuningCurve(scores, band2, settings.comparison.quantile, bounds);
  return axis.kind === "cost" && sweep.cost ? inCost(curve, sweep.cost.mean) : curve;
}
function comparisonOf(pair, { settings, axis, gateConfidence: gateConfidence2 }) {
  const { confidence } = settings.band;
  const bandOf = bandsBySize(settings.band);
  const curvesAt = (level) => {
    const curve = (sweep) => curveWith(bandOf(sweep.trials.length, level), sweep, { settings, axis });
    return { baseline: curve(pair.baseline), candidate: curve(pair.candidate) };
  };
  const shown3 = curvesAt(confidence);
  const gate = gateConfidence2 === confidence ? shown3 : curvesAt(gateConfidence2);
  const rules = rulesOn({ axis, trial: trialBudget(shown3) }, settings.comparison);
  return compareCurves(shown3.baseline, shown3.candidate, rules, gate);
}
function bandsBySize(settings) {
  const known = /* @__PURE__ */ new Map();
  return (n, confidence) => {
    const band2 = known.get(`${n} ${confidence}`) ?? confidenceBand(n, { ...settings, confidence });
    known.set(`${n} ${confidence}`, band2);
    return band2;
  };
}
function trialBudget({ baseline, candidate }) {
  return Math.max(baseline.trialCost, candidate.trialCost);
}
function budgetsOfOne(curve, axis, settings) {
  const asked = budgetsOn({ axis, trial: curve.trialCost }, settings.comparison);
  return asked ?? doublingsOf(curve);
}
function doublingsOf({ trialCost, resolvableBudget: resolvableBudget2 }) {
  const most = Math.max(1, resolvableBudget2 / trialCost);
  return powersOfTwo(1, most).map((trials2) => trials2 * trialCost);
}
function budgetsOf(comparison, axis, settings) {
  const asked = budgetsOn({ axis, trial: trialBudget(comparison) }, settings.comparison);
  return asked ?? doublingsIn(comparison);
}
function doublingsIn(comparison, range3 = comparison.range) {
  const { from: start } = comparison;
  if (range3 === null) return [start];
  const [from, to] = range3;
  const trial = trialBudget(comparison);
  const doublings = powersOfTwo(from / trial, to / trial).map((trials2) => trials2 * trial);
  return doublings.length > 0 ? doublings : [from];
}
function powersOfTwo(from, to) {
  const powers = [];
  for (let power = 1; power <= to; power *= 2) if (power >= from) powers.push(power);
  return powers;
}
function tableOf(comparison, axis, settings) {
  const { margin: margin2, budgets: asked } = settings.comparison;
  const rows = budgetsOf(comparison, axis, settings).map(
    (budget) => compareAt(comparison, budget, margin2)
  );
  const example = exampleOf(comparison, { rows, axis, margin: margin2 });
  if (example === null || asked !== null || rows.includes(example)) return { rows, example };
  return { rows: [...rows, example].sort((a, b) => a.budget - b.budget), example };
}
function exampleOf(comparison, { rows, axis, margin: margin2 }) {
  const { range: range3 } = comparison;
  if (range3 === null) return null;
  const { stretches, isAgreeing } = claimOf(comparison, range3);
  const named3 = stretches.filter((one2) => axis.kind === "cost" || Math.floor(one2[1]) > one2[0]);
  const stretch = longestOf(named3) ?? longestOf(stretches) ?? range3;
  const fitting = rows.filter((row2) => isWithin(row2.budget, stretch) && isAgreeing(row2));
  const middle = middleOf(stretch);
  const row = nearest(fitting, middle);
  if (row !== void 0) return row;
  const budget = plain(middle, stretch, axis);
  const at2 = (one2) => compareAt(comparison, one2, margin2);
  if (budget !== void 0) return at2(budget);
  return nearest(
    rows.filter((one2) => isWithin(one2.budget, range3)),
    middle
  ) ?? at2(middle);
}
function claimOf(comparison, range3) {
  const way = comparison.worse.level === "none" ? "better" : "worse";
  const { level, intervals } = comparison[way];
  if (level === "none") return { stretches: [range3], isAgreeing: () => true };
  return { stretches: intervals[level], isAgreeing: (row) => isAtLeast(row[way], level) };
}
function longestOf(stretches) {
  return stretches.toSorted((a, b) => b[1] / b[0] - a[1] / a[0])[0];
}
function isWithin(budget, [from, to]) {
  return budget >= from && budget <= to;
}
function middleOf([from, to]) {
  return Math.sqrt(from * to);
}
function plain(budget, [from, to], axis) {
  const whole = axis.kind === "trials" ? [Math.round, Math.ceil, Math.floor] : [];
  return [...whole.map((round2) => round2(budget)), short(budget)].find(
    (one2) => one2 > from && one2 <= to && one2 === short(one2)
  );
}
function short(budget) {
  return Number(budget.toPrecision(budget < 10 ? 2 : 3));
}
function nearest(rows, budget) {
  const distance = (row) => Math.abs(Math.log(row.budget / budget));
  return rows.toSorted((a, b) => distance(a) - distance(b))[0];
}

// src/decide/gate-policy.ts
function judge(comparison, axis, settings) {
  const { gate } = settings;
  if (comparison.range === null) {
    const verdict2 = softened(gate.onInsufficient, gate);
    return { verdict: "insufficient", gate: verdict2, reason: whyEmpty(comparison, axis, settings) };
  }
  const { level } = comparison.worse;
  const verdict = verdictWord(level, comparison.better.level);
  if (level !== "none" && (isAtLeast(level, "fair") || fails(level, gate))) {
    const claim = `The candidate ${VERBS[level]} ${worseWords(comparison)}: ${level} evidence`;
    const excuse = excuseOf(level, gate);
    if (excuse === null) return { verdict, gate: "fail", reason: claim };
    return { verdict, gate: "neutral", reason: `${claim}, which ${excuse}` };
  }
  const lacking = gate.failOn === "never" ? "strong" : gate.failOn;
  const reason = notWorse(comparison)?.isEverywhere ? `Not ${worseWords(comparison)}` : `No ${lacking} evidence that the candidate is ${worseWords(comparison)}`;
  return { verdict, gate: "pass", reason };
}
function worseWords({ rules: { margin: margin2 } }) {
  return margin2 === 0 ? "worse" : `worse by more than ${margin2}`;
}
var VERBS = { strong: "is", fair: "looks", weak: "may be" };
function fails(level, { failOn }) {
  return failOn !== "never" && isAtLeast(level, failOn);
}
function failingLevel({ failOn, informOnly }) {
  return informOnly || failOn === "never" ? null : failOn;
}
function excuseOf(level, gate) {
  if (!fails(level, gate)) return `does not fail the check (fail-on: ${gate.failOn})`;
  return gate.informOnly ? "never fails a run that only informs, such as one on the default branch" : null;
}
function isClosedByLimits(comparison) {
  const { budgetMin, budgetMax } = comparison.rules;
  return budgetMax !== null && budgetMax < Math.max(trialBudget(comparison), budgetMin ?? 0);
}
function isBeyondRate(comparison, { comparison: asked }) {
  return comparison.range === null && asked.falseAlarmRate !== null && !isClosedByLimits(comparison);
}
function whyEmpty(comparison, axis, settings) {
  const { baseline, candidate, rules, from } = comparison;
  const shown3 = (budget) => String(Number(budget.toPrecision(3))).replace("e+", "e");
  const say = (budget) => withUnit(shown3(budget), axis);
  const trial = trialBudget(comparison);
  const { budgetMin, budgetMax } = rules;
  if (budgetMax !== null && budgetMax < trial) {
    return `The budget-max of ${say(budgetMax)} is less than one trial of the more expensive sweep (${say(trial)})`;
  }
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax) {
    return `The budget-min of ${say(budgetMin)} is above the budget-max of ${say(budgetMax)}`;
  }
  if (isBeyondRate(comparison, settings)) {
    return `Too few trials to compare the sweeps with a false-alarm rate of ${settings.comparison.falseAlarmRate}`;
  }
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const tooFew = "Too few trials to compare the sweeps at";
  return resolved < trial ? `${tooFew} any budget` : `${tooFew} budgets from budget-min (${say(from)}) on`;
}
function softened(verdict, { informOnly }) {
  return informOnly && verdict === "fail" ? "neutral" : verdict;
}
function verdictWord(worse, better) {
  if (worse !== "none" && better !== "none") return "mixed";
  if (worse !== "none") return "worse";
  return better === "none" ? "none" : "better";
}
function missingSweep(arm2, absence, gate) {
  const unknown = whyUnknown(arm2, absence);
  if (unknown) return { verdict: "error", gate: softened("fail", gate), reason: unknown };
  return arm2 === "candidate" ? {
    verdict: "no-candidate",
    gate: softened(gate.onMissingCandidate, gate),
    reason: "No candidate sweep was found"
  } : {
    verdict: "no-baseline",
    gate: softened(gate.onMissingBaseline, gate),
    reason: "No baseline sweep was found"
  };
}
function whyUnknown(arm2, absence) {
  if (absence?.why === "forbidden") return `The token is not allowed to look for the ${arm2} sweep`;
  if (absence?.why === "unreachable") return `GitHub did not return the ${arm2} sweep`;
  return null;
}
function incomparable(what, gate) {
  const isOfSettings = what === "config" || what.startsWith("asked");
  const fix = isOfSettings ? "Correct the setting" : `Use the same ${what === "units" ? "unit of cost" : what.slice(0, -1)} in both`;
  return {
    verdict: "invalid",
    gate: softened(gate.onInvalid, gate),
    reason: MISMATCHES[what],
    remedy: `${fix}. ${IF_MEANT}`
  };
}
var IF_MEANT = "If the change is intended, give this sweep a new `name`, which gets its own baseline, or set `on-invalid: neutral` until the change is merged.";
var MISMATCHES = {
  metrics: "The sweeps have different metrics and cannot be compared",
  directions: "The sweeps have different directions and cannot be compared",
  units: "The sweeps have different units of cost and cannot be compared",
  "asked-metric": "The sweeps have a different metric than the settings ask for",
  config: "The candidate was saved with other settings than the config asks for",
  "asked-direction": "The sweeps have a different direction than the settings ask for"
};
var FINDINGS = ["mixed", "worse", "better", "none"];
function applyStrict(verdict, worse, { warnings, gate }) {
  const doubt = warnings.find(({ kind }) => kind === "assumption");
  const canBeSpoilt = FINDINGS.includes(verdict.verdict) && !fails(worse, gate);
  if (!gate.strict || doubt === void 0 || !canBeSpoilt) return verdict;
  return {
    verdict: "invalid",
    gate: softened(gate.onInvalid, gate),
    reason: `Not judged, because an assumption of the comparison is in doubt (${doubt.code})`,
    remedy: "See the note for the reason. Without `strict`, the comparison is judged anyway; with `on-invalid: neutral`, it does not fail the check."
  };
}
function requireAllShards(verdict, { shards }, gate) {
  const policy = softened(gate.onMissingShards, gate);
  const isStricter = GATES.indexOf(policy) > GATES.indexOf(verdict.gate);
  if (shards === null || shards.saved >= shards.jobs || !isStricter) return verdict;
  return {
    verdict: "invalid",
    gate: policy,
    reason: `${shards.jobs - shards.saved} of ${shards.jobs} matrix jobs saved no trials`,
    remedy: "Re-run the failed jobs. To judge the candidate by the trials that were saved, set `on-missing-shards: pass`."
  };
}
function exitCodeOf({ gate }) {
  return gate === "fail" ? 1 : 0;
}

// src/decide/several.ts
function combineAssessments(comparisons2, notes3 = { notCompared: [], configNote: null }) {
  const [worst, ...others] = comparisons2.toSorted(byUrgency);
  if (worst === void 0) throw new Error("There is no comparison to combine.");
  const { gate, verdict, reason } = worst.assessment;
  const familyWise = familyWiseRate(comparisons2.map(({ assessment }) => assessment));
  return { ...notes3, comparisons: [worst, ...others], gate, verdict, reason, familyWise };
}
var GOOD_NEWS = ["none", "better"];
function byUrgency(a, b) {
  const gateOf = ({ assessment }) => GATES.indexOf(assessment.gate);
  const levelOf = ({ assessment: { comparison } }) => EVIDENCE_LEVELS.indexOf(comparison?.worse.level ?? "none");
  const newsOf = ({ assessment }) => GOOD_NEWS.indexOf(assessment.verdict);
  return gateOf(b) - gateOf(a) || levelOf(b) - levelOf(a) || newsOf(a) - newsOf(b) || (a.name < b.name ? -1 : 1);
}
function familyWiseRate(assessments) {
  const compared = assessments.flatMap(
    ({ chances, settings }) => chances === null ? [] : [{ chances, level: failingLevel(settings.gate) ?? "strong" }]
  );
  const rates = compared.map(({ chances, level: level2 }) => chances.falseAlarm[level2]);
  const known = rates.filter((one2) => one2 !== null);
  if (rates.length === 0 || known.length < rates.length) return null;
  const sum = known.reduce((total, { rate, standardError }) => total + rate + 2 * standardError, 0);
  const level = EVIDENCE_LEVELS.find((one2) => compared.some((each) => each.level === one2));
  return { level, rate: Math.min(1, sum) };
}

// src/decide/acknowledge.ts
function judgeLabel(known) {
  const { label: label3, set, permission, failures, title, author } = known;
  if (set === null) return { why: "unexplained" };
  const { login: by, at: at2 } = set;
  const seen = failures.filter((failure) => failure.at < at2).toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (seen === void 0) return { why: "too-early", at: at2 };
  if (!set.isPerson) return { why: "not-a-person", by };
  if (permission !== "admin" && permission !== "write")
    return { why: "may-not-write", by, permission: permission ?? "none" };
  const byAuthor = by.toLowerCase() === author?.toLowerCase();
  return { label: label3, by, at: at2, byAuthor, seen: seen.title === title ? null : seen.title };
}
var ACCEPTABLE = ["worse", "mixed", "invalid"];
function canBeAccepted({ gate, comparisons: comparisons2 }) {
  const failing = comparisons2.filter(({ assessment }) => assessment.gate === "fail");
  return gate === "fail" && failing.every(({ assessment }) => isAcceptable(assessment));
}
function acknowledge(run, acknowledged) {
  const comparisons2 = run.comparisons.map(({ name, assessment }) => {
    const isIt = assessment.gate === "fail" && isAcceptable(assessment);
    return { name, assessment: isIt ? accepted(assessment, acknowledged) : assessment };
  });
  return combineAssessments(comparisons2, run);
}
function isAcceptable(assessment) {
  return ACCEPTABLE.includes(assessment.verdict) && opened(assessment).gate !== "fail";
}
function accepted(assessment, acknowledged) {
  const { remedy: _, ...rest } = assessment;
  const reason = `${assessment.reason} (accepted by ${acknowledged.by})`;
  return { ...rest, ...opened({ ...assessment, reason }), acknowledged };
}
function opened({ verdict, reason, searches, settings }) {
  return requireAllShards({ verdict, reason, gate: "pass" }, searches.candidate, settings.gate);
}

// src/plan/design.ts
function designInTrials([baseline, candidate], { quantile: quantile3, rules }) {
  const armOf2 = (band2) => ({ band: band2, trialCost: 1 });
  return { baseline: armOf2(baseline), candidate: armOf2(candidate), quantile: quantile3, rules };
}
function isComputable({ baseline, candidate }) {
  return Math.max(baseline.band.n, candidate.band.n) <= MAX_CALIBRATED;
}
function designRange(design) {
  return comparedRange(...rankCurves(design), design.rules);
}
function piecesOf(design) {
  const [b, c] = rankCurves(design);
  const range3 = comparedRange(b, c, design.rules);
  if (range3 === null) return [];
  const [from, to] = range3;
  const length = Math.log(to / from);
  const breaks = commonBreaks([b.lower, b.point, c.point, c.upper], from, to);
  const ends2 = from === to ? [to] : [from, ...breaks];
  return ends2.map((end, i) => {
    const [baseline, candidate] = [limitsAt(b, end), limitsAt(c, end)];
    return {
      share: length === 0 ? 1 : Math.log(end / (ends2[i - 1] ?? from)) / length,
      baselineLower: Math.max(0, baseline.lower),
      baselinePoint: baseline.point,
      candidatePoint: candidate.point,
      candidateUpper: candidate.upper
    };
  });
}
function rankCurves({ baseline, candidate, quantile: quantile3 }) {
  const curveOf2 = ({ band: band2, trialCost }) => {
    const ranks = Array.from({ length: band2.n }, (_, i) => i + 1);
    return inCost(tuningCurve(ranks, band2, quantile3), trialCost);
  };
  return [curveOf2(baseline), curveOf2(candidate)];
}

// src/plan/strong-chance.ts
var UNCHANGED = { slowdown: 1, where: "everywhere" };
var USUAL_POWER = 0.8;
var MAX_SLOWDOWN = 2 ** 20;
function strongRate(design) {
  return chanceOf(cornersOf(design), UNCHANGED);
}
function powerOf(design) {
  const corners = cornersOf(design);
  return (alternative) => chanceOf(corners, alternative);
}
function detectableSlowdown(design, power = USUAL_POWER) {
  if (!isComputable(design)) return null;
  const corners = cornersOf(design);
  const excess = (logarithm) => chanceOf(corners, { slowdown: Math.exp(logarithm), where: "everywhere" }) - power;
  if (excess(0) >= 0) return 1;
  let high = Math.LN2;
  while (excess(high) < 0) {
    if (high >= Math.log(MAX_SLOWDOWN)) return null;
    high *= 2;
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}
function cornersOf(design) {
  const [baselineTrials, candidateTrials] = [design.baseline.band.n, design.candidate.band.n];
  const enoughBelow = new Float64Array(baselineTrials + 1).fill(Infinity);
  for (const { baselineLower: j, candidateUpper: i } of piecesOf(design)) {
    if (j > 0) enoughBelow[j] = Math.min(enoughBelow[j], i);
  }
  const lowest = enoughBelow.findIndex((i) => i < Infinity);
  return {
    baselineTrials,
    candidateTrials,
    enoughBelow,
    lowest: lowest === -1 ? Infinity : lowest
  };
}
function chanceOf(corners, alternative) {
  const { baselineTrials, candidateTrials } = corners;
  const start = { chances: /* @__PURE__ */ new Map([[baselineTrials, 1]]), left: baselineTrials + candidateTrials };
  if (alternative.where === "above-median") return chanceAboveMedian(corners, alternative);
  return Math.min(1, walk(corners, start, { slowdown: alternative.slowdown, end: [0, 0] }).held);
}
var NEGLIGIBLE = 1e-60;
function walk(corners, start, { slowdown, end }) {
  const { baselineTrials, candidateTrials, enoughBelow, lowest } = corners;
  const [baselineEnd, candidateEnd] = end;
  const chances = new Float64Array(candidateTrials + 1);
  let [most, fewest2] = [-1, candidateTrials];
  let held = 0;
  for (let a = baselineTrials; a >= Math.max(baselineEnd, lowest); a--) {
    const beginning = start.chances.get(a);
    if (beginning !== void 0) {
      const b = start.left - a;
      chances[b] = chances[b] + beginning;
      [most, fewest2] = [Math.max(most, b), Math.min(fewest2, b)];
    }
    const weight = (a - baselineEnd) * slowdown;
    fewest2 = takeCandidates(chances, { most, fewest: fewest2, last: candidateEnd }, weight);
    if (a === baselineEnd) return { held, passed: chances[candidateEnd] };
    const enough = enoughBelow[a];
    for (; most >= fewest2 && (most >= enough || isNegligible(chances[most])); most--) {
      held += chances[most];
      chances[most] = 0;
    }
  }
  return { held, passed: 0 };
}
function takeCandidates(chances, { most, fewest: fewest2, last }, weight) {
  let passedOn = 0;
  for (let b = most; b > last; b--) {
    const here = chances[b] + passedOn;
    if (b < fewest2 && isNegligible(here)) return b + 1;
    const share = here / (weight + b - last);
    chances[b] = share * weight;
    passedOn = share * (b - last);
  }
  chances[last] = chances[last] + passedOn;
  return last;
}
function isNegligible(chance) {
  return (chance ?? 0) < NEGLIGIBLE;
}
var UNLIKELY = 1e-12;
function chanceAboveMedian(corners, { slowdown }) {
  const { baselineTrials, candidateTrials } = corners;
  const left = Math.ceil((baselineTrials + candidateTrials) / 2);
  let held = 0;
  const passed = /* @__PURE__ */ new Map();
  const whole = { chances: /* @__PURE__ */ new Map([[baselineTrials, 1]]), left: baselineTrials + candidateTrials };
  for (const [baselineLeft, chance] of divisionsOf(corners, left)) {
    const end = [baselineLeft, left - baselineLeft];
    const found = walk(corners, whole, { slowdown, end });
    held += chance * found.held;
    passed.set(baselineLeft, chance * found.passed);
  }
  const below = walk(corners, { chances: passed, left }, { slowdown: 1, end: [0, 0] });
  return Math.min(1, held + below.held);
}
function divisionsOf({ baselineTrials: n, candidateTrials: m }, size) {
  const weights = /* @__PURE__ */ new Map();
  const likeliest = Math.floor((n + 1) * (size + 1) / (n + m + 2));
  const ratio = (k) => (n - k) * (size - k) / ((k + 1) * (m - size + k + 1));
  for (let [k, weight] = [likeliest, 1]; weight > UNLIKELY; weight *= ratio(k++)) {
    weights.set(k, weight);
  }
  for (let [k, weight] = [likeliest, 1]; weight > UNLIKELY; weight /= ratio(--k)) {
    weights.set(k, weight);
  }
  const sum = [...weights.values()].reduce((a, b) => a + b, 0);
  return new Map([...weights].map(([k, weight]) => [k, weight / sum]));
}

// src/plan/false-alarm.ts
var NO_RATES = { weak: null, fair: null, strong: null };
function falseAlarmRates(design, { levels, seed, isBound }) {
  const bound = { isBound: isBound === true || design.rules.margin > 0 };
  const computed = (rate) => ({ ...bound, rate, standardError: 0, sample: null });
  const strong = isComputable(design) ? computed(strongRate(design)) : null;
  const asked = ["weak", "fair"].filter((level) => levels.includes(level));
  if (asked.length === 0) return { ...NO_RATES, strong };
  if (designRange(design) === null) return { weak: computed(0), fair: computed(0), strong };
  const trials2 = [design.baseline.band.n, design.candidate.band.n];
  const hits = simulatedHits(design, drawOrders(trials2, seed));
  const rates = asked.map((level) => [level, { ...bound, ...estimate(hits[level]) }]);
  return { ...NO_RATES, ...Object.fromEntries(rates), strong };
}
function estimate(sample) {
  const { hits, draws } = sample;
  const near = (hits + 0.5) / (draws + 1);
  return { rate: hits / draws, standardError: Math.sqrt(near * (1 - near) / draws), sample };
}
var MAX_LOOKUPS = 6e7;
var MIN_DRAWS = 1e3;
var MAX_DRAWS = 5e4;
function drawOrders([n, m], seed) {
  const draws = drawsFor(n + m);
  const below = new Uint16Array(draws * (n + 1));
  const orders = randomChoices({ size: n + m, chosen: m }, quickRandom(seed));
  for (let draw = 0; draw < draws; draw++) {
    countBelow(orders.next().value, below, draw * (n + 1));
  }
  return { draws, below };
}
function simulatedHits(design, { draws, below }) {
  const stride = design.baseline.band.n + 1;
  const pieces3 = piecesOf(design);
  const minShare = Math.max(Number.MIN_VALUE, design.rules.minShare - SHARE_SLACK);
  const hits = { weak: 0, fair: 0 };
  for (let start = 0; start < draws * stride; start += stride) {
    const { weak, fair } = sharesIn(below, start, pieces3);
    if (weak >= minShare) hits.weak++;
    if (fair >= minShare) hits.fair++;
  }
  return { weak: { hits: hits.weak, draws }, fair: { hits: hits.fair, draws } };
}
function drawsFor(trials2) {
  const affordable = Math.floor(MAX_LOOKUPS / (3 * trials2));
  return Math.min(MAX_DRAWS, Math.max(MIN_DRAWS, affordable));
}
function countBelow(order, below, start) {
  let [candidates, place] = [0, start];
  for (const isCandidate of order) {
    if (isCandidate === 1) candidates++;
    else below[++place] = candidates;
  }
}
function sharesIn(below, start, pieces3) {
  let [weak, fair] = [0, 0];
  for (const { share, baselineLower, baselinePoint, candidatePoint, candidateUpper } of pieces3) {
    const belowLower = below[start + baselineLower];
    if (belowLower >= candidateUpper) return { weak: 1, fair: 1 };
    const isPointBelow = belowLower >= candidatePoint;
    const isUpperBelow = below[start + baselinePoint] >= candidateUpper;
    if (isPointBelow || isUpperBelow) weak += share;
    if (isPointBelow && isUpperBelow) fair += share;
  }
  return { weak, fair };
}
function falseStrongBound(design, { isPaired }) {
  const { baseline, candidate, quantile: quantile3 } = design;
  const range3 = designRange(design);
  if (range3 === null) return 0;
  const levels = ({ trialCost }) => range3.map((budget) => quantile3 ** (trialCost / budget));
  const upper = upperHolds(candidate, levels(candidate));
  const lower = lowerHolds(baseline, levels(baseline));
  return isPaired ? Math.min(1, 2 - upper - lower) : 1 - upper * lower;
}
function heldByOneSide({ confidence }) {
  return 1 - (1 - confidence) / 2;
}
function upperHolds({ band: band2 }, [first, last]) {
  if (band2.n > MAX_CALIBRATED) return heldByOneSide(band2);
  const far = farBounds(band2.n);
  const lower = far.lower.map((least2, i) => {
    const bound = band2.lower[i];
    return bound < first ? least2 : Math.max(least2, Math.min(bound, last));
  });
  return probabilityWithin(lower, far.upper);
}
function lowerHolds({ band: band2 }, [first, last]) {
  if (band2.n > MAX_CALIBRATED) return heldByOneSide(band2);
  const far = farBounds(band2.n);
  const upper = far.upper.map((most, i) => {
    const bound = band2.upper[i];
    return bound < last ? Math.min(most, Math.max(bound, first)) : most;
  });
  return probabilityWithin(far.lower, upper);
}
var NEGLIGIBLE2 = 1e-17;
function farBounds(n) {
  const width = Math.sqrt(Math.log(2 / NEGLIGIBLE2) / (2 * n));
  const ranks = Float64Array.from({ length: n }, (_, i) => i + 1);
  return {
    lower: ranks.map((i) => Math.max(0, i / n - width)),
    upper: ranks.map((i) => Math.min(1, (i - 1) / n + width))
  };
}

// src/plan/expectations.ts
var MAX_TRIALS_ABOVE_MEDIAN = 2e3;
function expectationsOf(design, { seed, slowdowns }) {
  const { baseline, candidate, quantile: quantile3 } = design;
  const budgets2 = [baseline, candidate].map(({ band: band2 }) => resolvableBudget(band2, quantile3));
  return {
    trials: [baseline.band.n, candidate.band.n],
    confidence: baseline.band.confidence,
    resolvableBudget: Math.min(...budgets2),
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ["weak", "fair"], seed }),
    power: slowdowns.map(powerPoints(design)),
    detectableSlowdown: detectableSlowdown(design),
    falseStrongBound: falseStrongBound(design, { isPaired: false })
  };
}
function powerPoints(design) {
  const power = powerOf(design);
  const isSmall = design.baseline.band.n + design.candidate.band.n <= MAX_TRIALS_ABOVE_MEDIAN;
  return (slowdown) => ({
    slowdown,
    probability: power({ slowdown, where: "everywhere" }),
    aboveMedian: isSmall ? power({ slowdown, where: "above-median" }) : null
  });
}
var POINTS = 12;
var POINTS_BEYOND = 5;
var RISE = 1.6;
var FLAT = 8;
var MIN_SLOWDOWN = 1.05;
var MAX_SLOWDOWN2 = 1e7;
var ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
function powerCurve(design, caught, asked) {
  const beyondOf = (slowdown) => Math.min(MAX_SLOWDOWN2, Math.max(MIN_SLOWDOWN, slowdown) ** RISE);
  const risen = beyondOf(caught ?? FLAT);
  const last = roundUp(Math.max(risen, beyondOf(asked ?? 1)));
  const bend = risen ** RISE < last ? risen : last;
  const beyond2 = bend < last ? evenly(bend, last, POINTS_BEYOND) : [];
  return [1, ...evenly(1, bend, POINTS), ...beyond2].map(powerPoints(design));
}
function evenly(from, to, steps) {
  return Array.from(
    { length: steps },
    (_, i) => i === steps - 1 ? to : from * (to / from) ** ((i + 1) / steps)
  );
}
function roundUp(least2) {
  const exponent2 = Math.floor(Math.log10(least2));
  const numbers2 = ROUND.map((mantissa) => Number(`${mantissa}e${exponent2}`));
  return numbers2.find((number3) => number3 >= least2) ?? least2;
}

// src/math/binomial.ts
var DOUBT = 0.025;
function upperLimit({ hits, draws }) {
  return hits === draws ? 1 : new Beta(hits + 1, draws - hits).quantile(1 - DOUBT);
}

// src/plan/gate-by-rate.ts
function wantedRate({ comparison, gate }) {
  const { falseAlarmRate: rate } = comparison;
  return rate === null || gate.failOn === "never" ? null : { rate, failOn: gate.failOn };
}
function confidenceOfGate(trials2, settings, rules) {
  const wanted = wantedRate(settings);
  const { band: band2, comparison } = settings;
  if (wanted === null) return band2.confidence;
  return gateConfidence({ ...wanted, trials: trials2, band: band2, quantile: comparison.quantile, rules });
}
var PRECISION = 1e-6;
var HIGHEST = 1 - PRECISION;
var STEPS = 200;
function gateConfidence(question) {
  const found = searchConfidence(question);
  if (typeof found === "number") return found;
  throw found;
}
function searchConfidence(question) {
  const { trials: trials2, band: band2, rate, failOn } = question;
  const largest = Math.max(...trials2);
  if (largest > MAX_CALIBRATED) return tooLarge(rate, largest);
  const bandsOf = new Map(trials2.map((n) => [n, confidenceBands(n, band2)]));
  const designAt = (confidence) => {
    const bands2 = new Map([...bandsOf].map(([n, bandOf]) => [n, bandOf(confidence)]));
    return designInTrials(trials2.map((n) => bands2.get(n)), question);
  };
  if (failOn === "strong") {
    const isWithin3 = (confidence) => strongRate(designAt(confidence)) <= rate;
    if (!isWithin3(HIGHEST)) return neverKept(rate);
    return least(isWithin3);
  }
  const draws = drawsFor(trials2[0] + trials2[1]);
  if (upperLimit({ hits: 0, draws }) > rate) return tooRare(rate, draws);
  const orders = drawOrders(trials2, band2.seed);
  const isKept = (confidence) => {
    const design = designAt(confidence);
    if (designRange(design) === null) return true;
    return upperLimit(simulatedHits(design, orders)[failOn]) <= rate;
  };
  if (!isKept(HIGHEST)) return neverKept(rate);
  let step2 = STEPS;
  while (step2 > 1 && isKept((step2 - 1) / STEPS)) step2--;
  return Math.min(HIGHEST, step2 / STEPS);
}
function least(isTrue) {
  let [below, enough] = [0, HIGHEST];
  while (enough - below > PRECISION) {
    const middle = (below + enough) / 2;
    if (isTrue(middle)) enough = middle;
    else below = middle;
  }
  return enough;
}
function tooLarge(rate, trials2) {
  const what = `is ${rate}, but a sweep has ${shown(trials2)} trials: rates are known only up to ${shown(MAX_CALIBRATED)}`;
  return settingsError("false-alarm-rate", what, "Set `confidence` instead.");
}
function tooRare(rate, draws) {
  const what = `is ${rate}, less than ${shown(draws)} simulated comparisons can show`;
  const fix = "Ask for a higher rate, or set fail-on to strong: its rate is computed exactly.";
  return settingsError("false-alarm-rate", what, fix);
}
function neverKept(rate) {
  const what = `is ${rate}, which no confidence up to ${HIGHEST} keeps`;
  return settingsError("false-alarm-rate", what, "Ask for a higher rate.");
}
function shown(count) {
  return count.toLocaleString("en-US");
}

// src/plan/trials-needed.ts
var ROUNDING = 1e-9;
function trialsToResolve(budget, { most = MAX_CALIBRATED, ...settings }, quantile3) {
  const band2 = { ...settings, calibration: "exact" };
  const excess = (n) => Math.log(resolvableBudget(confidenceBand(n, band2), quantile3) / budget);
  const first = tooFewBelow(budget, band2, quantile3);
  return fewest(excess, { first, most, slope: 1, guess: 2 * first });
}
function tooFewBelow(budget, { method: method2, confidence }, quantile3) {
  const last = (1 + ROUNDING) * Math.log(quantile3) / budget;
  const isConstantWidth = method2 === "ks" || method2 === "dkw";
  const n = isConstantWidth ? -1 / (2 * Math.expm1(last)) : Math.log1p(-confidence) / last;
  return Math.max(1, Math.ceil(n));
}
var MAX_TRIALS = 2e3;
var MAX_TRIALS_BY_RATE = 500;
var USUAL_PRODUCT = 8.2;
function trialsToDetect(question) {
  if (question.falseAlarm && question.falseAlarm.failOn !== "strong") return null;
  const affordable = question.falseAlarm ? MAX_TRIALS_BY_RATE : MAX_TRIALS;
  const most = Math.min(affordable, question.most ?? affordable);
  const first = fewestThatResolve(question, most);
  if (first === null) return null;
  const guess = Math.ceil((USUAL_PRODUCT / Math.log(question.slowdown)) ** 2);
  return fewest((n) => excessOf(n, question), { first, most, slope: 1 / 2, guess });
}
function fewestThatResolve(question, most) {
  const { budget, rules, band: band2, falseAlarm, quantile: quantile3 } = question;
  const compared = falseAlarm ? 0 : Math.max(1, rules.budgetMin ?? 0);
  const resolved = Math.max(compared, budget ?? 0);
  return resolved === 0 ? 1 : trialsToResolve(resolved, { ...band2, most }, quantile3);
}
function excessOf(trials2, question) {
  const { slowdown, power, quantile: quantile3, falseAlarm, rules } = question;
  const band2 = { ...question.band, calibration: "exact" };
  const sizes3 = [trials2, trials2];
  const confidence = falseAlarm ? searchConfidence({ ...falseAlarm, trials: sizes3, band: band2, quantile: quantile3, rules }) : band2.confidence;
  if (typeof confidence !== "number") return -Infinity;
  const made = confidenceBand(trials2, { ...band2, confidence });
  const design = designInTrials([made, made], { quantile: quantile3, rules });
  const detected = detectableSlowdown(design, power);
  return detected === null ? -Infinity : Math.log(Math.log(slowdown) / Math.log(detected));
}
function fewest(excessAt, search) {
  if (search.first > search.most) return null;
  let tooFew = { n: search.first, excess: excessAt(search.first) };
  if (tooFew.excess >= 0) return tooFew.n;
  let enough = null;
  let guess = Math.max(search.first + 1, search.guess);
  for (let step2 = 0; enough === null || enough.n - tooFew.n > 1; step2++) {
    if (tooFew.n === search.most) return null;
    const n = enough ? between(tooFew, enough, { ...search, step: step2 }) : Math.min(search.most, guess);
    const found = { n, excess: excessAt(n) };
    if (found.excess >= 0) enough = found;
    else tooFew = found;
    guess = beyond(tooFew, search.slope);
  }
  return enough.n;
}
function beyond({ n, excess }, slope) {
  const wanted = Math.ceil(n * Math.exp(-excess / slope));
  return Math.max(n + 1, Math.min(wanted, 2 * n));
}
var HALVE_EVERY = 3;
function between(tooFew, enough, { slope, step: step2 }) {
  const [low, high] = [tooFew.n + 1, enough.n - 1];
  const isHalved = step2 % HALVE_EVERY === 0 || enough.excess === Infinity;
  const shrink = tooFew.excess === -Infinity ? Math.exp(-enough.excess / slope) : (tooFew.n / enough.n) ** (enough.excess / (enough.excess - tooFew.excess));
  const wanted = isHalved ? (low + high) / 2 : enough.n * shrink;
  return Math.min(high, Math.max(low, Math.floor(wanted)));
}

// src/plan/plan.ts
function makePlan(trials2, goal, policy) {
  const { settings, rules } = policy;
  const needed = trialsToDetect({
    ...goal,
    band: settings.band,
    falseAlarm: wantedRate(settings),
    quantile: settings.comparison.quantile,
    rules
  });
  return {
    ...policy,
    trials: trials2,
    expectations: trials2 && whatToExpect(trials2, goal.slowdown, policy),
    trialsFor: { ...goal, trials: needed }
  };
}
var SLOWDOWNS = [1.5, 2, 3, 4, 6, 8, 16];
function whatToExpect(trials2, slowdown, policy) {
  const { band: band2, comparison } = policy.settings;
  const slowdowns = [.../* @__PURE__ */ new Set([...SLOWDOWNS, slowdown])].sort((a, b) => a - b);
  const confidence = confidenceOfGate(trials2, policy.settings, policy.rules);
  const gate = designOf(trials2, confidence, policy);
  const expected = expectationsOf(gate, { seed: band2.seed, slowdowns });
  if (confidence === band2.confidence) return expected;
  const budgets2 = trials2.map((n) => resolvableBudget(confidenceBand(n, band2), comparison.quantile));
  return { ...expected, resolvableBudget: Math.min(...budgets2) };
}
function designOf(trials2, confidence, { settings, rules }) {
  const bands2 = trials2.map((n) => confidenceBand(n, { ...settings.band, confidence }));
  const { quantile: quantile3 } = settings.comparison;
  return designInTrials(bands2, { quantile: quantile3, rules });
}
function powerCurveOf(plan) {
  const { trials: trials2, trialsFor: trialsFor2, expectations } = plan;
  const n = trialsFor2.trials;
  const drawn2 = trials2 ?? (n === null ? null : [n, n]);
  if (drawn2 === null) return null;
  const expected = expectations ?? whatToExpect(drawn2, trialsFor2.slowdown, plan);
  if (expected.range === null) return null;
  const goal = trials2 === null ? trialsFor2 : null;
  const design = designOf(drawn2, expected.confidence, plan);
  const points = powerCurve(design, expected.detectableSlowdown, goal?.slowdown ?? null);
  return { expectations: expected, points, goal };
}

// src/decide/chances.ts
var SLOWDOWN = 3;
var POWER = 0.8;
var MAX_ADVISED = 200;
function confidenceOfGate2(pair, axis, settings) {
  const rules = rulesOn({ axis, trial: 1 }, settings.comparison);
  const { budgetMin, budgetMax } = rules;
  const isClosed = budgetMax !== null && budgetMax < Math.max(1, budgetMin ?? 0);
  if (wantedRate(settings) === null || isClosed) return settings.band.confidence;
  if (haveCosts(pair)) {
    throw settingsError(
      "false-alarm-rate",
      "cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown",
      "Set `confidence` instead, or leave out `cost` to compare in trials."
    );
  }
  const trials2 = [pair.baseline.trials.length, pair.candidate.trials.length];
  return confidenceOfGate(trials2, settings, rules);
}
function haveCosts({ baseline, candidate }) {
  return baseline.cost !== null && candidate.cost !== null;
}
function chancesOf(compared, isPaired) {
  const { comparison, settings } = compared;
  if (comparison.range === null) return null;
  const design = designOf2(comparison);
  const bound = { falseStrongBound: falseStrongBound(design, { isPaired }) };
  if (haveCosts(compared)) return { ...bound, falseAlarm: NO_RATES, detectableSlowdown: null };
  const { failOn } = settings.gate;
  return {
    ...bound,
    falseAlarm: falseAlarmRates(design, {
      levels: failOn === "never" ? [] : [failOn],
      seed: settings.band.seed,
      isBound: haveTies(compared)
    }),
    // With a margin power depends on the scores.
    detectableSlowdown: settings.comparison.margin > 0 ? null : detectableSlowdown(design, POWER)
  };
}
function haveTies({ comparison, baseline, candidate }) {
  const scores = new Set(baseline.trials.map(({ score }) => score));
  const areShared = candidate.trials.some(({ score }) => scores.has(score));
  return comparison.baseline.ties + comparison.candidate.ties > 0 || areShared;
}
function designOf2({ gate: { baseline, candidate }, rules }) {
  const armOf2 = ({ band: band2, trialCost }) => ({ band: band2, trialCost });
  const { quantile: quantile3 } = baseline;
  return { baseline: armOf2(baseline), candidate: armOf2(candidate), quantile: quantile3, rules };
}
function trialsNeeded(compared) {
  const { comparison, settings } = compared;
  const toDetect = trialsForSlowdown(compared);
  return {
    // A gate that keeps the rate because it cannot fire would need fewer trials, and is of no use.
    toOpenRange: isBeyondRate(comparison, settings) ? toDetect : trialsToOpen(comparison, settings),
    toDetect,
    slowdown: SLOWDOWN,
    power: POWER
  };
}
function trialsForSlowdown({ comparison, settings, ...pair }) {
  const { rules } = comparison;
  const falseAlarm = wantedRate(settings);
  const isSimulated = falseAlarm !== null && falseAlarm.failOn !== "strong";
  if (haveCosts(pair) || rules.margin > 0 || isSimulated) return null;
  const found = trialsToDetect({
    slowdown: SLOWDOWN,
    power: POWER,
    budget: null,
    band: settings.band,
    quantile: settings.comparison.quantile,
    falseAlarm,
    rules,
    most: MAX_ADVISED
  });
  return found ?? "over 200";
}
var ONE_DOUBLING = 2;
function isNarrow({ gate, from }) {
  const { baseline, candidate } = gate;
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget) < ONE_DOUBLING * from;
}
function trialsToOpen(comparison, settings) {
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  const { baseline, candidate } = comparison.gate;
  const { range: range3, from } = comparison;
  const budget = range3 === null ? from : ONE_DOUBLING * from;
  const trials2 = budget / Math.min(baseline.trialCost, candidate.trialCost);
  const { confidence } = baseline.band;
  return trialsToResolve(trials2, { ...settings.band, confidence }, settings.comparison.quantile);
}
function rangeWarnings(comparison, needed) {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  const { toOpenRange: n } = needed;
  const remedy = typeof n !== "number" ? "" : `; ${n} trials in each sweep would resolve one`;
  const message = `The sweeps resolve less than one doubling of the budget${remedy}.`;
  return [information("narrow-range", { arm: null, message })];
}

// src/decide/parameters.ts
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
function keyOf(value2) {
  if (typeof value2 === "number") return value2 + 0;
  const text = String(value2).trim();
  const number3 = DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number3) ? number3 + 0 : text.toLowerCase();
}
function drawnParameters(sweep) {
  const trials2 = areParametersGuessed(sweep) ? [] : sweep.trials;
  const known = trials2.map(({ parameters }) => parameters).filter((drawn2) => drawn2 !== null);
  const names = new Set(known.flatMap((drawn2) => Object.keys(drawn2)));
  const columnOf = (name) => known.map((drawn2) => {
    const value2 = Object.hasOwn(drawn2, name) ? drawn2[name] : null;
    return value2 === void 0 || value2 === "" ? null : value2;
  });
  const columns2 = new Map([...names].map((name) => [name, columnOf(name)]));
  return { trials: known.length, columns: columns2 };
}
function searchedColumns({ baseline, candidate }) {
  const [before, after] = [drawnParameters(baseline), drawnParameters(candidate)];
  if (before.trials === 0 || after.trials === 0) return [];
  return [.../* @__PURE__ */ new Set([...before.columns.keys(), ...after.columns.keys()])].map((name) => ({ name, baseline: keysOf(before, name), candidate: keysOf(after, name) })).filter((column) => isVaried(column.baseline) || isVaried(column.candidate));
}
function keysOf({ trials: trials2, columns: columns2 }, name) {
  const values = columns2.get(name) ?? new Array(trials2).fill(null);
  return values.map((value2) => value2 === null ? null : keyOf(value2));
}
function isVaried(keys) {
  return keys.some((key) => key !== keys[0]);
}

// src/math/chance-to-share.ts
var import_math_base_special_gammaln = __toESM(require_lib(), 1);
var NEGLIGIBLE3 = 1e-12;
function chanceToShare({ sizes: [n, m], distinct, shared }, enough = 1) {
  const [ofOne, ofOther] = [n, m].map((size) => rowOf(size, Math.min(size, distinct)));
  const ways = { one: ofOne ?? [], other: ofOther ?? [], all: logPartitions(n + m, distinct) };
  const most = Math.min(n, m, n + m - distinct);
  let [total, before] = [0, 0];
  for (let x = shared; x <= most && total <= enough; x++) {
    const chance = chanceOf2(x, distinct, ways);
    total += chance;
    if (chance < Math.min(before, NEGLIGIBLE3)) break;
    before = chance;
  }
  return Math.min(1, total);
}
function rowOf(size, most) {
  const logs = Array.from({ length: most }, (_, i) => logPartitions(size, i + 1) + (0, import_math_base_special_gammaln.default)(i + 2));
  return [-Infinity, ...logs];
}
function chanceOf2(x, distinct, { one: one2, other, all }) {
  let sum = 0;
  const least2 = Math.max(x, distinct + x - (other.length - 1));
  for (let i = least2; i < Math.min(one2.length, distinct + 1); i++) {
    const j = distinct + x - i;
    const log2 = one2[i] + other[j] - (0, import_math_base_special_gammaln.default)(i - x + 1) - (0, import_math_base_special_gammaln.default)(j - x + 1);
    sum += Math.exp(log2 - (0, import_math_base_special_gammaln.default)(x + 1) - all);
  }
  return sum;
}
function logPartitions(n, k) {
  if (k === 1 || k === n) return 0;
  const mean = n / k;
  const t = mean - 1;
  const x = findRoot((at2) => at2 + mean * Math.expm1(-at2), {
    low: t / 2,
    high: mean,
    tolerance: 1e-14
  });
  const exponent2 = k * (x + Math.log(-Math.expm1(-x)) - t) - n * Math.log(x) + (n - k) * Math.log(t * k);
  const factor = Math.log(t / ((1 + t) * (x - t))) / 2;
  return exponent2 + factor + (0, import_math_base_special_gammaln.default)(n + 1) - (0, import_math_base_special_gammaln.default)(k + 1) - (0, import_math_base_special_gammaln.default)(n - k + 1);
}

// src/decide/checks/configurations.ts
function configurationWarnings(pair, columns2) {
  const drawsOf = (arm2) => {
    const known = pair[arm2].trials.filter(({ parameters }) => parameters !== null);
    return known.map(({ score }, i) => {
      return { configuration: JSON.stringify(columns2.map((column) => column[arm2][i])), score };
    });
  };
  const isSearched = columns2.length > 0;
  const baseline = isSearched ? drawsOf("baseline") : [];
  const candidate = isSearched ? drawsOf("candidate") : [];
  const rows = { baseline: rowsOf(baseline), candidate: rowsOf(candidate) };
  const configurations = {
    baseline: baseline.map(({ configuration }) => configuration),
    candidate: candidate.map(({ configuration }) => configuration)
  };
  return [
    ...sameRows(pair, rows),
    ...pairedSweeps(configurations),
    ...repeatedConfigurations(configurations)
  ];
}
function rowsOf(draws) {
  return draws.filter(({ score }) => score > -Infinity).map(({ configuration, score }) => `${score} ${configuration}`);
}
var SHARED_BY_CHANCE = 1 / 1e3;
function sharedBeyondChance({ baseline, candidate }) {
  const isCandidateSmaller = candidate.length < baseline.length;
  const [smaller, larger] = isCandidateSmaller ? [candidate, baseline] : [baseline, candidate];
  const [few, many] = [new Set(smaller), new Set(larger)];
  const overlap2 = { shared: smaller.filter((key) => many.has(key)).length, of: smaller.length };
  if (overlap2.shared === 0 || 2 * overlap2.shared < overlap2.of) return null;
  const shared = [...few].filter((key) => many.has(key)).length;
  const distinct = few.size + many.size - shared;
  const sizes3 = [baseline.length, candidate.length];
  const chance = chanceToShare({ sizes: sizes3, distinct, shared }, SHARED_BY_CHANCE);
  return chance <= SHARED_BY_CHANCE ? overlap2 : null;
}
function sameRows(pair, rows) {
  const say = (what) => [
    assumption("same-rows", { arm: null, message: `${what}: the sweeps are not independent.` })
  ];
  if (isSameSweep(pair.baseline, pair.candidate)) {
    return say(
      "Both sweeps have the same scores in the same order, as if the same file had been given twice"
    );
  }
  const overlap2 = sharedBeyondChance(rows);
  if (overlap2 === null) return [];
  return say(
    `${overlap2.shared} trials of the smaller sweep have the same parameters and the same score as trials of the other`
  );
}
var MIN_DISTINCT_SCORES = 5;
function isSameSweep(baseline, candidate) {
  const [one2, other] = [baseline.trials, candidate.trials];
  const scores = new Set(one2.flatMap(({ score }) => score > -Infinity ? score : []));
  const isSame2 = one2.length === other.length && one2.every(({ score }, i) => score === other[i]?.score);
  return isSame2 && scores.size >= MIN_DISTINCT_SCORES;
}
function pairedSweeps(configurations) {
  const overlap2 = sharedBeyondChance(configurations);
  if (overlap2 === null) return [];
  const message = `${overlap2.shared} of the ${overlap2.of} configurations of the smaller sweep occur in the other: the sweeps are paired. The limits of each still hold.`;
  return [assumption("paired-sweeps", { arm: null, message })];
}
function arePaired(warnings) {
  return warnings.some(({ code: code2 }) => code2 === "paired-sweeps" || code2 === "same-rows");
}
var MIN_EXPECTED = 8;
var MIN_REPEATED_SHARE = 0.1;
var MAX_MATCHED_SHARE = 1 / 8;
function repeatedConfigurations({ baseline, candidate }) {
  return [
    ...repeatsIn("baseline", baseline, candidate),
    ...repeatsIn("candidate", candidate, baseline)
  ];
}
function repeatsIn(arm2, own, others) {
  const [n, foreign] = [own.length, new Set(others)];
  const counts = /* @__PURE__ */ new Map();
  for (const key of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  const repeated = own.filter((key) => (counts.get(key) ?? 0) > 1).length;
  const expected = repeated * Math.min(1, others.length / (n - 1));
  if (repeated < MIN_REPEATED_SHARE * n || expected < MIN_EXPECTED) return [];
  if (own.filter((key) => foreign.has(key)).length >= MAX_MATCHED_SHARE * expected) return [];
  const message = `${repeated} of ${n} trials repeat the configuration of another trial, more than chance explains: they are not independent draws and count for more than they are worth.`;
  return [assumption("repeated-configurations", { arm: arm2, message })];
}

// src/math/significance.ts
var import_math_base_special_betainc = __toESM(require_lib3(), 1);
var import_math_base_special_gammaln2 = __toESM(require_lib(), 1);
var SLACK = 1 + 1e-7;
function fisherPValue(one2, other) {
  for (const { count, of } of [one2, other]) {
    if (!Number.isInteger(count) || !(count >= 0 && count <= of)) {
      throw new RangeError(`${count} of ${of}`);
    }
  }
  const [total, having] = [one2.of + other.of, one2.count + other.count];
  const everything = logChoose(total, having);
  const logChance = (count) => logChoose(one2.of, count) + logChoose(other.of, having - count) - everything;
  const found = Math.exp(logChance(one2.count)) * SLACK;
  let sum = 0;
  for (let count = Math.max(0, having - other.of); count <= Math.min(one2.of, having); count++) {
    const chance = Math.exp(logChance(count));
    if (chance <= found) sum += chance;
  }
  return Math.min(1, sum);
}
function logChoose(n, k) {
  return (0, import_math_base_special_gammaln2.default)(n + 1) - (0, import_math_base_special_gammaln2.default)(k + 1) - (0, import_math_base_special_gammaln2.default)(n - k + 1);
}
var MAX_CELLS = 1e5;
function ksPValue(one2, other) {
  const [n, m] = [one2.length, other.length];
  if (n === 0 || m === 0) throw new RangeError("a sample is empty");
  const distance = distanceOf(one2, other);
  if (distance === 0) return 1;
  if (n * m <= MAX_CELLS) return Math.min(1, chanceOf3({ n, m, distance }));
  const d = distance / (n * m);
  return Math.min(1, 2 * Math.exp(-2 * d * d * n * m / (n + m)));
}
function distanceOf(one2, other) {
  const [first, second] = [Float64Array.from(one2).sort(), Float64Array.from(other).sort()];
  let [i, j, most] = [0, 0, 0];
  while (i < first.length && j < second.length) {
    const value2 = Math.min(first[i], second[j]);
    while (first[i] === value2) i++;
    while (second[j] === value2) j++;
    most = Math.max(most, Math.abs(i * second.length - j * first.length));
  }
  return most;
}
function chanceOf3({ n, m, distance }) {
  const inside = new Float64Array(m + 1);
  let left = 0;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const across = inside[j] * (n - i + 1);
      const up = (inside[j - 1] ?? 0) * (m - j + 1);
      const here = i + j === 0 ? 1 : (across + up) / (n + m - i - j + 1);
      const isInside = Math.abs(i * m - j * n) < distance;
      inside[j] = isInside ? here : 0;
      if (!isInside) left += here;
    }
  }
  return left;
}
function orderCorrelation(values) {
  const n = values.length;
  const ranks = centredRanks(values);
  const spread = ranks.reduce((sum, rank) => sum + rank * rank, 0);
  if (spread === 0) return null;
  const rho = slopeOf(ranks) / Math.sqrt(n * (n * n - 1) / 3 * spread);
  return Math.min(1, Math.max(-1, rho));
}
var MAX_MOVES = 5e6;
var ENOUGH_HITS = 10;
function orderPValue(values, { level, random }) {
  const rho = orderCorrelation(values);
  if (rho === null) return 1;
  const enough = Math.min(ENOUGH_HITS, Math.floor(MAX_MOVES * level / values.length));
  if (enough < 1) return (0, import_math_base_special_betainc.default)(1 - rho * rho, (values.length - 2) / 2, 0.5, true, false);
  const ranks = centredRanks(values);
  const observed = Math.abs(slopeOf(ranks));
  const most = Math.ceil(enough / level);
  let hits = 0;
  for (let draw = 1; draw <= most; draw++) {
    shuffle(ranks, random);
    if (Math.abs(slopeOf(ranks)) >= observed) hits++;
    if (hits === enough) return enough / draw;
  }
  return (1 + hits) / (1 + most);
}
function centredRanks(values) {
  const sorted = Float64Array.from(values).sort();
  const doubled = /* @__PURE__ */ new Map();
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const value2 = sorted[start];
    while (end < sorted.length && sorted[end] === value2) end++;
    doubled.set(value2, start + end + 1);
  }
  return Float64Array.from(values, (value2) => (doubled.get(value2) ?? 0) - (values.length + 1));
}
function slopeOf(ranks) {
  let sum = 0;
  for (let i = 0; i < ranks.length; i++) sum += (2 * i - (ranks.length - 1)) * ranks[i];
  return sum;
}
function shuffle(values, random) {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const value2 = values[i];
    values[i] = values[j];
    values[j] = value2;
  }
}

// src/decide/checks/facts.ts
var SMALL = 12;
var UNEQUAL = 4;
function smallSweeps(sweeps2) {
  return sweeps2.filter(({ sweep }) => sweep.trials.length < SMALL).map(({ arm: arm2, sweep: { trials: trials2 } }) => {
    const count = trials2.length === 1 ? "1 trial resolves" : `${trials2.length} trials resolve`;
    const message = `${count} only small budgets, so only large differences show.`;
    return information("small-n", { arm: arm2, message });
  });
}
function largeSweeps(sweeps2, { method: method2 }) {
  if (method2 === "dkw") return [];
  return sweeps2.filter(({ sweep }) => sweep.trials.length > MAX_CALIBRATED).map(({ arm: arm2, sweep: { trials: trials2 } }) => {
    const message = `${trials2.length} trials are more than the 20,000 for which bands are exact. The band dkw, used instead, resolves much smaller budgets: a random part of 20,000 trials tells more.`;
    return information("large-n", { arm: arm2, message });
  });
}
function unequalSizes({ baseline, candidate }) {
  const sizes3 = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes3), Math.max(...sizes3)];
  if (more <= UNEQUAL * fewer) return [];
  const message = `One sweep has ${more} trials and the other ${fewer}; the smaller one limits the budgets that can be compared.`;
  return [information("unequal-n", { arm: null, message })];
}
function tiedScores(sweeps2) {
  const tied = sweeps2.flatMap(({ arm: arm2, sweep: { trials: trials2 } }) => {
    const scores = trials2.flatMap(({ score }) => score > -Infinity ? score : []);
    const sorted = Float64Array.from(scores).sort();
    const count = countTies(sorted);
    return count === 0 ? [] : [{ arm: arm2, count, of: trials2.length }];
  });
  const [first, second] = tied;
  if (first === void 0) return [];
  const [whose, others] = second ? [" the baseline\u2019s", ` and ${second.count} of the candidate\u2019s ${second.of}`] : ["", ""];
  const message = `${first.count} of${whose} ${first.of} trials${others} share a score, so chances are upper bounds.`;
  return [information("ties", { arm: second ? null : first.arm, message })];
}
function failureChecks({ baseline, candidate }) {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const candidates = { ...after, whose: "the candidate\u2019s" };
  const baselines = { ...before, whose: "the baseline\u2019s" };
  const [more, fewer] = after.count / after.of < before.count / before.of ? [baselines, candidates] : [candidates, baselines];
  const message = `${more.count} of ${more.whose} ${more.of} trials failed, but ${fewer.count || "none"} of ${fewer.whose} ${fewer.of}; chance is unlikely to explain this.`;
  const subject = information("failures-differ", { arm: null, message });
  return [{ subject, pValue: () => fisherPValue(before, after) }];
}
function failuresOf({ trials: trials2, counts }) {
  const completed = trials2.filter(({ outcome }) => outcome === "completed").length;
  return { count: counts.failed, of: completed + counts.pruned + counts.failed };
}
function suspectedFailures(sweeps2) {
  return sweeps2.flatMap(({ arm: arm2, sweep }) => {
    const suspected = suspectedFailedValue(sweep);
    if (suspected === null) return [];
    const { value: value2, count } = suspected;
    const message = `${count} trials score ${value2}, which may stand for failure. If it does, set \`failed-value: ${value2}\`.`;
    return [information("failed-value-suspected", { arm: arm2, message })];
  });
}
var IMPRECISE = 0.1;
function missingCosts({ baseline, candidate }) {
  if (baseline.cost === null === (candidate.cost === null)) return [];
  const arm2 = baseline.cost === null ? "baseline" : "candidate";
  const message = "No trial has a cost, but those of the other sweep do: budgets are counted in trials.";
  return [information("cost-missing", { arm: arm2, message })];
}
function impreciseCosts(sweeps2) {
  if (sweeps2.some(({ sweep }) => sweep.cost === null)) return [];
  return sweeps2.flatMap(({ arm: arm2, sweep }) => {
    const { mean, deviation, trials: trials2 } = costStatistics(sweep.trials);
    const error = (deviation ?? 0) / Math.sqrt(trials2) / mean;
    if (error <= IMPRECISE) return [];
    const message = `The mean cost of a trial is known only to about ${Math.round(100 * error)} % (one standard error), and so are budgets in cost.`;
    return [information("cost-imprecise", { arm: arm2, message })];
  });
}
function costStatistics(trials2) {
  const costs = trials2.flatMap(({ cost }) => cost ?? []);
  let [mean, squares] = [0, 0];
  for (const [i, cost] of costs.entries()) {
    const step2 = cost - mean;
    mean += step2 / (i + 1);
    squares += step2 * (cost - mean);
  }
  const deviation = costs.length > 1 ? Math.sqrt(squares / (costs.length - 1)) : null;
  return { mean, deviation, total: mean * costs.length, trials: costs.length };
}
function searchWarnings({ baseline, candidate }) {
  return [
    ...newerBaseline(baseline),
    ...unknownCommit(baseline),
    ...missingShards("baseline", baseline),
    ...missingShards("candidate", candidate)
  ];
}
function newerBaseline({ choice }) {
  if (choice?.rung !== "newest" || choice.distance === 0) return [];
  const { distance } = choice;
  const commits = distance === null ? "may contain commits" : `contains ${plural(distance, "commit")}`;
  const message = `The baseline ${commits} that the candidate does not; they are part of the difference.`;
  return [information("newer-baseline", { arm: "baseline", message })];
}
function unknownCommit({ choice }) {
  if (!choice?.isAssumed) return [];
  const message = "The candidate may not have been trained on exactly this commit; if other commits were merged into it, they are part of the difference.";
  return [information("commit-unknown", { arm: "candidate", message })];
}
function missingShards(arm2, { shards }) {
  if (shards === null || shards.saved >= shards.jobs) return [];
  const message = `Only ${shards.saved} of the ${shards.jobs} matrix jobs saved their trials; the missing trials may differ in their scores.`;
  return [information("missing-shards", { arm: arm2, message })];
}
function plural(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
function settingDiffers({ option, asked, saved }) {
  return information("settings-differ", {
    arm: "candidate",
    message: `The config and the saved sweep have different values of \`${option}\`, in this order`,
    names: [asked, saved]
  });
}

// src/decide/checks/sampling.ts
function unknownMethod(sweeps2) {
  const message = "The files do not say how the trials were drawn; the limits require random search: set `search-method: random` if it was.";
  return warnOnce(
    sweeps2,
    ({ search }) => search.method === "unknown",
    information("search-method-unknown", { arm: null, message })
  );
}
var ADAPTIVE = /halving|hyperband|\basha\b|median|percentile|population|\bpbt\b/i;
function prunerWarnings(sweeps2) {
  const message = "Trials were stopped for doing worse than others: they are not independent draws, so the limits may not hold. Stop trials by rules fixed beforehand, or not at all.";
  const open = "Trials were stopped early, or may have been, and the files do not say by which rule. If trials were compared with each other, as in median pruning or halving, they are not independent draws.";
  return [
    ...warnOnce(sweeps2, isAdaptive, assumption("adaptive-pruner", { arm: null, message })),
    ...warnOnce(
      sweeps2,
      (sweep) => !isAdaptive(sweep) && isOpen(sweep),
      information("pruner-unknown", { arm: null, message: open })
    )
  ];
}
function isAdaptive({ format: format2, search, meta, counts, leftOut }) {
  const names = [search.sampler, meta?.search?.sampler ?? null];
  if (names.some((name) => name !== null && ADAPTIVE.test(name))) return true;
  if (format2 === "sklearn-cv-results" && counts.pruned > 0) return true;
  return leftOut.some(({ what }) => what === "earlier rungs");
}
function isOpen({ counts, gaps }) {
  return counts.pruned > 0 || (gaps ?? []).includes("stops-unknown");
}
function driftChecks(sweeps2, seed) {
  return sweeps2.flatMap(({ arm: arm2, sweep }) => {
    const scores = sweep.trials.map(({ score }) => score);
    const rho = sweep.isOrdered ? orderCorrelation(scores) : null;
    if (rho === null) return [];
    const pValue = (level) => orderPValue(scores, { level, random: quickRandom(seed) });
    return [{ subject: assumption("drift", { arm: arm2, message: driftMessage(rho) }), pValue }];
  });
}
function driftMessage(rho) {
  const trend = rho > 0 ? "better" : "worse";
  return `Later trials score ${trend} than earlier ones (rank correlation ${rho.toFixed(2)}), more than chance explains: the trials may not come from one distribution.`;
}
function unknownOrder(sweeps2) {
  const message = "The files do not say in which order the trials started, so drift was not checked.";
  return warnOnce(
    sweeps2,
    ({ isOrdered, trials: trials2 }) => !isOrdered && trials2.length > 1,
    information("order-unknown", { arm: null, message })
  );
}
function sweepWarnings(arm2, sweep) {
  return [...notRandom(arm2, sweep), ...unfinished(arm2, sweep)];
}
function notRandom(arm2, { search }) {
  if (search.method !== "adaptive" && search.method !== "grid") return [];
  const how = search.method === "grid" ? "The trials form a grid" : "Earlier trials of this search steer later ones";
  const message = `${how}: they are not independent draws, so the limits do not hold. Compare random searches.`;
  return [assumption("adaptive-sampler", { arm: arm2, message })];
}
function unfinished(arm2, { counts }) {
  if (counts.running === 0) return [];
  const trials2 = counts.running === 1 ? "1 unfinished trial is" : `${counts.running} unfinished trials are`;
  const message = `${trials2} not counted; slow trials are the ones missing, so the sweep is not quite a random sample.`;
  return [information("unfinished-trials", { arm: arm2, message })];
}

// src/decide/checks/search-space.ts
function spaceChecks(columns2) {
  return columns2.flatMap((column) => [...categoryCheck(column), ...numberCheck(column)]);
}
function categoryCheck({ name, baseline, candidate }) {
  const [before, after] = [tallyOf(baseline), tallyOf(candidate)];
  const categories = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])];
  if (categories.length < 2) return [];
  const pValueOf = (category) => fisherPValue(
    { count: before.get(category) ?? 0, of: baseline.length },
    { count: after.get(category) ?? 0, of: candidate.length }
  );
  const questions = categories.length === 2 ? 1 : categories.length;
  const least2 = () => categories.reduce((p, category) => Math.min(p, pValueOf(category)), 1);
  return [{ subject: name, pValue: () => Math.min(1, questions * least2()) }];
}
function tallyOf(keys) {
  const tally = /* @__PURE__ */ new Map();
  for (const key of keys) {
    const category = typeof key === "string" ? `text ${key}` : typeof key;
    tally.set(category, (tally.get(category) ?? 0) + 1);
  }
  return tally;
}
function numberCheck({ name, baseline, candidate }) {
  const [before, after] = [numbersIn(baseline), numbersIn(candidate)];
  if (before.length === 0 || after.length === 0) return [];
  if ((/* @__PURE__ */ new Set([...before, ...after])).size === 1) return [];
  return [{ subject: name, pValue: () => ksPValue(before, after) }];
}
function numbersIn(keys) {
  return keys.filter((key) => typeof key === "number");
}
var MAX_NAMED = 5;
function spaceWarnings(pair, drawn2) {
  const declared = declaredDifferences(pair);
  const all = [.../* @__PURE__ */ new Set([...declared, ...drawn2])];
  if (all.length === 0) return [];
  const [names, many] = [all.slice(0, MAX_NAMED), all.length > MAX_NAMED];
  const which = all.length === 1 ? "one parameter" : `${all.length} parameters`;
  const listed2 = many ? ` (the first ${MAX_NAMED} are shown)` : "";
  const message = `The sweeps were drawn from different search spaces: they differ in ${which}${listed2}. The comparison includes that difference.`;
  return [assumption("search-space-differs", { arm: null, message, names })];
}
function declaredDifferences({ baseline, candidate }) {
  const [before, after] = [baseline, candidate].map(({ meta }) => meta?.search?.space ?? null);
  if (!before || !after) return [];
  const names = /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => differ(ownOf(before, name), ownOf(after, name)));
}
function ownOf(space, name) {
  return Object.hasOwn(space, name) ? space[name] ?? null : null;
}
function differ(one2, other) {
  if ([one2, other].every((dimension) => dimension === null || isFixed(dimension))) return false;
  if (one2 === null || other === null) return true;
  const [first, second] = [featuresOf(one2), featuresOf(other)];
  return first.some((feature, i) => {
    const opposite = second[i] ?? null;
    return feature !== null && opposite !== null && feature !== opposite;
  });
}
function isFixed({ low, high, choices }) {
  return choices === null ? low !== null && low === high : choices.length === 1;
}
function featuresOf({ low, high, log: log2, distribution, choices }) {
  const keys = choices?.map((choice) => JSON.stringify(choice === null ? null : keyOf(choice)));
  const all = keys && [...new Set(keys)].sort().join();
  return [low, high, log2, distribution?.trim().toLowerCase() ?? null, all ?? null];
}

// src/decide/checks/check-assumptions.ts
function checkAssumptions(pair, settings) {
  const sweeps2 = ["baseline", "candidate"].map((arm2) => ({ arm: arm2, sweep: pair[arm2] }));
  const columns2 = searchedColumns(pair);
  const drift = driftChecks(sweeps2, settings.band.seed);
  const space = spaceChecks(columns2);
  const failures = failureChecks(pair);
  const level = levelOfEach(drift.length + space.length + failures.length);
  return assumptionsFirst([
    ...factsOf(sweeps2),
    ...largeSweeps(sweeps2, settings.band),
    ...significant(drift, level),
    ...spaceWarnings(pair, significant(space, level)),
    ...configurationWarnings(pair, columns2),
    ...significant(failures, level),
    ...unequalSizes(pair),
    ...missingCosts(pair)
  ]);
}
function checkSweep(armed, settings) {
  const drift = driftChecks([armed], settings.band.seed);
  return assumptionsFirst([
    ...factsOf([armed]),
    ...largeSweeps([armed], settings.band),
    ...significant(drift, levelOfEach(drift.length))
  ]);
}
function factsOf(sweeps2) {
  return [
    ...sweeps2.flatMap(({ arm: arm2, sweep }) => sweepWarnings(arm2, sweep)),
    ...prunerWarnings(sweeps2),
    ...unknownMethod(sweeps2),
    ...unknownOrder(sweeps2),
    ...smallSweeps(sweeps2),
    ...tiedScores(sweeps2),
    ...suspectedFailures(sweeps2),
    ...impreciseCosts(sweeps2)
  ];
}
function assumptionsFirst(warnings) {
  const isAssumption = ({ kind }) => kind === "assumption";
  return [...warnings.filter(isAssumption), ...warnings.filter((one2) => !isAssumption(one2))];
}

// src/decide/assess.ts
function assess(sweeps2, settings, searches = ownSearches(sweeps2)) {
  const { baseline, candidate } = sweeps2;
  const { gate } = settings;
  const without = (verdict) => notCompared(sweeps2, { verdict, settings, searches });
  const withoutArm = (arm2) => without(missingSweep(arm2, searches[arm2].absence, gate));
  if (candidate === null) return withoutArm("candidate");
  if (sweeps2.difference) return without(incomparable("config", gate));
  if (baseline === null) return withoutArm("baseline");
  const mismatch = mismatchOf({ baseline, candidate }, settings);
  if (mismatch) return without(incomparable(mismatch, gate));
  return assessPair({ baseline, candidate }, settings, searches);
}
function assessPair(pair, given, searches) {
  const { axis, settings, warnings: ofAxis } = chooseAxis(pair, given);
  const gateConfidence2 = confidenceOfGate2(pair, axis, settings);
  const comparison = comparisonOf(pair, { settings, axis, gateConfidence: gateConfidence2 });
  const { baseline, candidate } = comparison;
  const { rows, example } = tableOf(comparison, axis, settings);
  const needed = trialsNeeded({ ...pair, comparison, settings });
  const warnings = [
    ...searchWarnings(searches),
    ...ofAxis,
    ...checkAssumptions(pair, settings),
    ...rangeWarnings(comparison, needed)
  ];
  const isPaired = arePaired(warnings);
  const { gate } = settings;
  const found = judge(comparison, axis, settings);
  const verdict = applyStrict(found, comparison.worse.level, { warnings, gate });
  return {
    ...requireAllShards(verdict, searches.candidate, gate),
    settings,
    searches,
    ...pair,
    axis,
    comparison,
    rows,
    example,
    efforts: rows.map(({ budget }) => equivalentEffort(baseline, candidate, budget)),
    target: targetOf(pair, comparison, settings),
    overallSlowdown: slowdownOf(pair, comparison, settings),
    ruledOut: ruledOut(comparison, doublingsIn(comparison, comparison.shownRange)),
    notWorse: notWorse(comparison),
    jointLevel: jointLevel(baseline, candidate, isPaired ? "paired" : "independent"),
    gateConfidence: gateConfidence2,
    isBeyondRate: isBeyondRate(comparison, settings),
    isPaired,
    chances: chancesOf({ ...pair, comparison, settings }, isPaired),
    alone: null,
    warnings,
    trialsNeeded: needed,
    acknowledged: null
  };
}
function slowdownOf(pair, { worse, better }, { band: band2 }) {
  if ([worse, better].every(({ intervals }) => intervals.strong.length > 0)) return null;
  const scoresOf = ({ trials: trials2 }) => trials2.map(({ score }) => score);
  return overallSlowdown(scoresOf(pair.baseline), scoresOf(pair.candidate), band2.confidence);
}
function targetOf({ candidate: { direction } }, { baseline, candidate }, { comparison }) {
  const { target, quantile: quantile3 } = comparison;
  if (target === null) return null;
  const score = orient(target, direction);
  const levels = [baseline, candidate].map(({ band: band2 }) => levelFromBudget(band2, quantile3));
  return {
    score: target,
    baseline: budgetToTarget(baseline, score),
    candidate: budgetToTarget(candidate, score),
    level: Math.min(...levels)
  };
}
function notCompared(sweeps2, { verdict, settings, searches }) {
  const { baseline, candidate, difference: difference2 } = sweeps2;
  return {
    ...requireAllShards(verdict, searches.candidate, settings.gate),
    settings,
    searches,
    baseline,
    candidate,
    axis: axisOf([baseline, candidate].flatMap((sweep) => sweep ?? [])),
    comparison: null,
    rows: [],
    example: null,
    efforts: [],
    target: null,
    overallSlowdown: null,
    ruledOut: null,
    notWorse: null,
    jointLevel: null,
    gateConfidence: settings.band.confidence,
    isBeyondRate: false,
    isPaired: false,
    chances: null,
    alone: loneSweep(sweeps2, settings),
    warnings: [
      ...searchWarnings(searches),
      ...difference2 ? [settingDiffers(difference2)] : [],
      ...candidate ? checkSweep({ arm: "candidate", sweep: candidate }, settings) : []
    ],
    trialsNeeded: null,
    acknowledged: null
  };
}
function loneSweep({ baseline, candidate }, settings) {
  if (baseline !== null || candidate === null) return null;
  const curve = curveOf(candidate, settings);
  const budgets2 = budgetsOfOne(curve, axisOf([candidate]), settings);
  const rows = budgets2.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  return { sweep: candidate, curve, rows };
}
function ownSearches({ baseline, candidate }) {
  const search = (sweep) => plainSearch(sweep?.source.location ?? "", sweep ? null : { why: "missing" });
  return { baseline: search(baseline), candidate: search(candidate) };
}
function mismatchOf({ baseline, candidate }, { reading }) {
  const { metric, direction } = reading;
  if (baseline.metric !== candidate.metric) return "metrics";
  if (metric !== null && candidate.metric !== metric) return "asked-metric";
  if (baseline.direction !== candidate.direction) return "directions";
  const costs = [baseline.cost, candidate.cost].flatMap((cost) => cost ?? []);
  if (new Set(costs.map(({ unit: unit2 }) => unit2)).size > 1) return "units";
  return direction !== null && candidate.direction !== direction ? "asked-direction" : null;
}

// src/decide/search-space.ts
var MISSING = { state: "missing", from: null };
function reported(from) {
  return { state: "reported", from };
}
function partly(from) {
  return { state: "partly", from };
}
function nonEmpty(text) {
  return text?.trim() ? text : null;
}
var MAX_LISTED = 100;
function searchSpaceOf(sweep) {
  const declared = new Map(Object.entries(sweep.meta?.search?.space ?? {}));
  const drawn2 = drawnParameters(sweep).columns;
  const dimension = (name) => {
    const bounds = declared.get(name) ?? null;
    const values = drawn2.get(name) ?? [];
    const allowed = bounds === null ? () => true : allows(bounds);
    return {
      name,
      declared: bounds,
      isBounded: bounds !== null && areBounds(bounds),
      observed: observe(values),
      isOutside: values.some((value2) => value2 !== null && !allowed(value2))
    };
  };
  const all = [.../* @__PURE__ */ new Set([...declared.keys(), ...drawn2.keys()])].map(dimension);
  const [fixed, tuned] = [all.filter(isFixed2), all.filter((one2) => !isFixed2(one2))];
  return {
    item: "search-space-bounds",
    ...spaceOrigin(tuned, fixed),
    parameters: [...tuned, ...fixed].slice(0, MAX_LISTED),
    known: all.length,
    fixed: fixed.length
  };
}
function spaceOrigin(tuned, fixed) {
  if (tuned.length + fixed.length === 0) return MISSING;
  if (!tuned.some(({ isBounded }) => isBounded))
    return partly(tuned.some(isOnlyDeclared) ? "meta" : "sweep");
  const isSound = tuned.every(({ isBounded, isOutside }) => isBounded && !isOutside);
  return isSound ? reported("meta") : partly("meta");
}
function isFixed2({ declared, observed }) {
  if (declared !== null || observed === null) return declared === null;
  return observed.distinct === 1 && !observed.isSometimesNone;
}
function isOnlyDeclared({ declared, observed }) {
  return declared !== null && observed === null;
}
function areBounds({ low, high, choices }) {
  return low !== null && high !== null || (choices ?? []).length > 0;
}
function allows({ low, high, choices }) {
  if (choices !== null && choices.length > 0) {
    const keys = new Set(choices.flatMap((choice) => choice === null ? [] : keyOf(choice)));
    return (value2) => keys.has(keyOf(value2));
  }
  if (low === null && high === null) return () => true;
  const [least2, greatest] = [low ?? -Infinity, high ?? Infinity];
  return (value2) => {
    const key = keyOf(value2);
    return typeof key === "number" && least2 - slack(least2) <= key && key <= greatest + slack(greatest);
  };
}
function slack(bound) {
  return Number.isFinite(bound) ? 1e-9 * Math.abs(bound) : 0;
}
var MAX_EXAMPLES = 10;
function observe(column) {
  const values = column.filter((value2) => value2 !== null);
  if (values.length === 0) return null;
  const keyed = new Map(values.map((value2) => [keyOf(value2), value2]));
  const numbers2 = [...keyed.keys()].filter((key) => typeof key === "number");
  const isNumeric = numbers2.length === keyed.size;
  const sorted = isNumeric ? numbers2.sort((a, b) => a - b) : [];
  return {
    least: sorted[0] ?? null,
    greatest: sorted.at(-1) ?? null,
    isSometimesNone: values.length < column.length,
    distinct: keyed.size,
    examples: (isNumeric ? sorted : [...keyed.values()]).slice(0, MAX_EXAMPLES)
  };
}
function bestConfiguration({ trials: trials2, direction }) {
  const best = trials2.reduce((most, { score }) => Math.max(most, score), -Infinity);
  const [first, ...others] = trials2.filter(({ score }) => score === best);
  if (best === -Infinity || first === void 0) return null;
  const { where, outcome, cost, seed, parameters } = first;
  return {
    score: orient(best, direction),
    of: trials2.length,
    sharedBy: 1 + others.length,
    where,
    isPruned: outcome === "pruned",
    cost,
    seed,
    parameters,
    varied: variedOf(Object.keys(parameters ?? {}), trials2)
  };
}
function variedOf(names, trials2) {
  const [first, ...others] = trials2.map(({ parameters }) => parameters).filter((parameters) => parameters !== null);
  return names.filter((name) => others.some((drawn2) => drawn2[name] !== first?.[name]));
}

// src/decide/checklist.ts
function checklistOf(sweep, curve) {
  const best = bestConfiguration(sweep);
  return [
    infrastructureOf(sweep),
    runtimeOf(sweep),
    dataSplitsOf(sweep),
    {
      item: "validation-performance",
      ...best === null ? MISSING : reported("sweep"),
      score: best?.score ?? null,
      of: sweep.trials.length
    },
    codeOf(sweep),
    searchSpaceOf(sweep),
    bestOf(best, sweep),
    { item: "number-of-trials", ...reported("sweep"), trials: sweep.counts },
    searchMethodOf(sweep),
    criterionOf(sweep),
    {
      item: "curve",
      ...curve === null ? MISSING : reported("sweep"),
      resolvableBudget: curve && curve.resolvableBudget / curve.trialCost
    }
  ];
}
function checklistsOf(assessment) {
  const { comparison, alone } = assessment;
  const of = (arm2, lone) => {
    const sweep = assessment[arm2];
    return sweep && checklistOf(sweep, comparison?.[arm2] ?? lone);
  };
  return { baseline: of("baseline", null), candidate: of("candidate", alone?.curve ?? null) };
}
function infrastructureOf({ meta }) {
  const given = meta?.infrastructure;
  const hardware = nonEmpty(given?.hardware);
  const [software, provider] = [nonEmpty(given?.software), nonEmpty(given?.provider)];
  const origin = originOf({ whole: hardware, parts: [software, provider] });
  return { item: "infrastructure", ...origin, hardware, software, provider };
}
function dataSplitsOf({ meta }) {
  const [data, split] = [nonEmpty(meta?.evaluation?.data), nonEmpty(meta?.evaluation?.split)];
  return { item: "data-splits", ...originOf({ whole: split, parts: [data] }), data, split };
}
function originOf({ whole, parts: parts3 }) {
  if (whole !== null) return reported("meta");
  return parts3.some((part) => part !== null) ? partly("meta") : MISSING;
}
function codeOf({ meta, source }) {
  const { sha, runUrl } = source;
  const repository = nonEmpty(meta?.code?.repository);
  const commit = sha ?? nonEmpty(meta?.code?.commit);
  const origin = () => {
    if (repository !== null) return reported("meta");
    if (runUrl !== null) return reported("sweep");
    return commit === null ? MISSING : partly(sha === null ? "meta" : "sweep");
  };
  return { item: "code", ...origin(), repository, commit, runUrl };
}
function bestOf(best, sweep) {
  const hasParameters = Object.keys(best?.parameters ?? {}).length > 0 && !areParametersGuessed(sweep);
  const origin = best === null ? MISSING : hasParameters ? reported("sweep") : partly("sweep");
  return { item: "best-configuration", ...origin, best };
}
function searchMethodOf({ search, meta }) {
  const { method: method2, sampler, seed } = search;
  const source = meta?.search?.method === method2 ? "meta" : "sweep";
  const known = sampler === null ? MISSING : partly("sweep");
  const origin = method2 === "unknown" ? known : reported(source);
  return { item: "search-method", ...origin, method: method2, sampler, seed };
}
function criterionOf({ metric, direction, meta }) {
  const selection = nonEmpty(meta?.evaluation?.selection);
  const origin = reported(selection === null ? "sweep" : "meta");
  return { item: "selection-criterion", ...origin, metric, direction, selection };
}
var UNKNOWN = { mean: null, deviation: null, total: null, unit: null, trials: null };
function runtimeOf({ trials: trials2, cost, meta }) {
  const given = meta?.runtime ?? null;
  const energyKilowattHours = given?.energyKilowattHours ?? null;
  const say = (origin, times2) => {
    return { item: "runtime", ...origin, ...times2, energyKilowattHours };
  };
  const spent = cost && { ...costStatistics(trials2), unit: cost.unit };
  const givenTimes = {
    ...UNKNOWN,
    mean: given?.trialSeconds ?? null,
    total: given?.totalSeconds ?? null,
    unit: "seconds"
  };
  if (spent && isTime(spent.unit)) return say(reported("sweep"), spent);
  if (givenTimes.mean !== null) return say(reported("meta"), givenTimes);
  if (spent) return say(partly("sweep"), spent);
  if (givenTimes.total !== null) return say(partly("meta"), givenTimes);
  return say(energyKilowattHours === null ? MISSING : partly("meta"), UNKNOWN);
}
var TIMES = /^(s|secs?|seconds?|ms|milliseconds?|mins?|minutes?|h|hrs?|hours?|days?)$/i;
function isTime(unit2) {
  return unit2?.split(/[^a-z]+/i).some((word) => TIMES.test(word)) ?? false;
}

// src/render/wording/markup.ts
function codeSpan(text, longest) {
  const content = printable(text, longest).replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|") || " ";
  const longestRun = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const padding = longestRun > 0 ? " " : "";
  return `${fence}${padding}${content}${padding}${fence}`;
}
function table(header3, rows, firstColumn = "right") {
  const rule = header3.map((_, i) => i === 0 && firstColumn === "right" ? "--:" : ":--");
  return [header3, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
function folded(title, body) {
  return `<details><summary>${title}</summary>

${body}

</details>`;
}
function fenced(text, language = "") {
  const lines = text.split("\n").map((line2) => {
    const indent = /^ {0,8}/.exec(line2)?.[0] ?? "";
    return (indent + printable(line2, 2e3)).trimEnd();
  });
  const runs = lines.flatMap((line2) => line2.match(/`+/g) ?? []).map((run) => run.length);
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${language}`, ...lines, fence].join("\n");
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
    return value2 === true ? ` ${name}` : ` ${name}="${escapeXml(String(value2))}"`;
  }).join("");
}
function escapeXml(text) {
  return text.replace(ILLEGAL, "").replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
}

// src/render/wording/acceptance.ts
function passesByItself({ gate, acknowledged }) {
  return gate === "pass" && acknowledged === null;
}
function acceptedBy({ acknowledged }) {
  return acknowledged === null ? "" : ` (accepted by ${acknowledged.by})`;
}
function acceptedSentence({ acknowledged }) {
  if (acknowledged === null) return "";
  const { by, at: at2, label: label3, seen } = acknowledged;
  const author = acknowledged.byAuthor ? ", the author of this pull request," : "";
  const when = momentOf(at2);
  const said2 = seen === null ? "" : ` The check said then: ${codeSpan(seen, 255)}.`;
  return `${codeSpan(by)}${author} accepted this on ${when} with the label ${codeSpan(label3)}, for this commit only.${said2}`;
}
function acceptanceSentence(label3, refusal) {
  const name = codeSpan(label3);
  if (refusal === null)
    return `To accept it: a maintainer sets the label ${name}, then re-runs this job.`;
  if (refusal.why === "unreadable")
    return `Whether the label ${name} accepts this could not be read (${codeSpan(refusal.what)}). ${remedyFor(refusal.lacking)}`;
  return `The label ${name} does not count: ${reasonOf(refusal)}. To accept this result, a maintainer removes it and sets it again, then re-runs this job.`;
}
function reasonOf(refusal) {
  switch (refusal.why) {
    case "unexplained":
      return "GitHub does not say who set it";
    case "too-early":
      return `it was set on ${momentOf(refusal.at)}, before the check of this commit had a result to accept`;
    case "not-a-person":
      return `${codeSpan(refusal.by)}, which set it, is not a person`;
    case "may-not-write":
      return `${codeSpan(refusal.by)}, who set it, may not write to this repository (permission ${codeSpan(refusal.permission)})`;
  }
}
function remedyFor(lacking) {
  if (lacking === null) return "Re-run this job.";
  const remedy = lacking === "collaborators" ? `Give the input ${codeSpan("github-token")} a token that may read collaborators` : `Add the line ${codeSpan(`${lacking}: read`)} to the job\u2019s ${codeSpan("permissions")}`;
  return `${remedy}, then re-run this job.`;
}
function momentOf(at2) {
  return `${at2.slice(0, 10)} at ${at2.slice(11, 16)} UTC`;
}

// src/render/wording/numbers.ts
var MINUS = "\u2212";
var MAX_DECIMALS = 6;
var MAX_DIGITS = 16;
var MAX_PLAIN = 1e7;
var BELOW_100 = 100 - 2 ** -46;
function formatFor(width, magnitude) {
  const isExact = !(width > 0 && Number.isFinite(width));
  if (!isExact) return formatOf(width / 3, magnitude);
  const write = formatOf(
    Math.min(magnitude / 1e3, magnitude < MAX_PLAIN ? 1 : Infinity),
    magnitude
  );
  return (value2) => value2 !== 0 && isZero(write(value2)) ? powerOfTen(value2, 1) : write(value2);
}
function formatOf(scale, magnitude) {
  const least2 = magnitude > 0 ? Math.max(scale, Number.MIN_VALUE) : scale || 1;
  const decimals = -Math.floor(Math.log10(least2));
  const isLong = decimals > MAX_DECIMALS && magnitude < 0.01;
  if (isLong || decimals > MAX_DIGITS || magnitude >= MAX_PLAIN) {
    const digits = Math.ceil(Math.log10(Math.max(magnitude, least2)) - Math.log10(least2)) || 0;
    return (value2) => typeset(value2.toExponential(Math.min(MAX_DIGITS, Math.max(0, digits))));
  }
  return (value2) => inPlain(value2, decimals);
}
function significantFormat(digits) {
  return (value2) => {
    if (value2 === 0) return "0";
    const exponent2 = Number(value2.toExponential(digits - 1).split("e")[1]);
    const isPlain = exponent2 > -MAX_DECIMALS && 10 ** exponent2 < MAX_PLAIN;
    return isPlain ? inPlain(value2, digits - 1 - exponent2) : powerOfTen(value2, digits);
  };
}
function inPlain(value2, decimals) {
  if (decimals >= 0) return typeset(value2.toFixed(decimals));
  const unit2 = 10 ** -decimals;
  return typeset((Math.round(value2 / unit2) * unit2).toFixed(0));
}
var NEGLIGIBLE4 = 1e-6;
function roundedUp(format2) {
  return rounded(format2, 1);
}
function roundedDown(format2) {
  return rounded(format2, -1);
}
function rounded(format2, way) {
  return (value2) => {
    const nearest3 = format2(value2);
    const excess = value2 - numberIn(nearest3);
    if (way * excess <= 0) return nearest3;
    let step2 = excess;
    while (format2(value2 + step2) === nearest3) step2 *= 2;
    const next = format2(value2 + step2);
    const unit2 = Math.abs(numberIn(next) - numberIn(nearest3));
    return Math.abs(excess) < NEGLIGIBLE4 * unit2 ? nearest3 : next;
  };
}
function numberIn(text) {
  return Number(text.replaceAll(MINUS, "-").replaceAll(",", ""));
}
function signed(format2) {
  return (value2) => {
    const text = format2(value2);
    return value2 > 0 && /[1-9]/.test(text) ? `+${text}` : text;
  };
}
function typeset(text) {
  const grouped2 = text.replace(
    /^-?\d{4,}(?=\.|$)/,
    (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ",")
  );
  return isZero(text) ? grouped2.replace("-", "") : grouped2.replace(/-/g, MINUS);
}
function isZero(text) {
  return !/[1-9]/.test(text.replace(/e.*$/, ""));
}
function powerOfTen(value2, digits) {
  const [mantissa = "", exponent2 = ""] = value2.toExponential(digits - 1).split("e");
  return typeset(`${Number(mantissa)}e${Number(exponent2)}`);
}
function formatBudget(budget) {
  const short2 = Number(budget.toPrecision(budget >= 1e-3 && budget < 10 ? 2 : 3));
  if (short2 < 1e-3 || short2 >= 1e9) return powerOfTen(budget, 3);
  if (short2 < 1e4) return String(short2);
  return short2 < 1e6 ? `${short2 / 1e3}k` : `${short2 / 1e6}M`;
}
function formatPercent(share) {
  const digits = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
  const percents = digits.map((count) => Number((100 * share).toPrecision(count)));
  const percent = percents.find((one2) => one2 < 100 || share >= 1) ?? BELOW_100;
  return `${percent > 0 && percent < 1e-6 ? powerOfTen(percent, 6) : percent} %`;
}
function formatLevel(level) {
  const short2 = [3, 6, 9, 12, 15].map((decimals) => cutTo(level, decimals)).find((one2) => one2 > 0 && one2 < 1);
  return formatPercent(short2 ?? level);
}
function cutTo(value2, decimals) {
  const nearest3 = Number(value2.toFixed(decimals));
  return nearest3 <= value2 ? nearest3 : Number((nearest3 - 10 ** -decimals).toFixed(decimals));
}
function inDigits(value2, digits) {
  return String(Number(value2.toPrecision(digits)));
}
function listOf(texts) {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
function plural2(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
var AGE_UNITS = [
  { unit: "day", seconds: 86400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 }
];
function formatAge(seconds) {
  const fitting = AGE_UNITS.find((one2) => seconds >= 2 * one2.seconds) ?? AGE_UNITS[2];
  const count = Math.floor(seconds / fitting.seconds);
  return count < 1 ? "just made" : `${plural2(count, fitting.unit)} old`;
}
var SECONDS_UNIT = /^(s|secs?|seconds?)$/i;
var TIME_UNITS = [
  { seconds: 86400, name: "days" },
  { seconds: 3600, name: "hours" },
  { seconds: 60, name: "minutes" }
];
function describeAmount(value2, unit2) {
  if (unit2 === null) return threeDigits(value2);
  if (!SECONDS_UNIT.test(unit2)) return `${threeDigits(value2)} ${codeSpan(unit2, 40)}`;
  const larger = TIME_UNITS.find(({ seconds }) => value2 >= 2 * seconds);
  const shown3 = threeDigits(value2 / (larger?.seconds ?? 1));
  return `${shown3} ${larger?.name ?? (shown3 === "1" ? "second" : "seconds")}`;
}
function threeDigits(value2) {
  const rounded3 = Number(value2.toPrecision(3));
  if (rounded3 >= 1e15 || rounded3 > 0 && rounded3 < 1e-6) return powerOfTen(value2, 3);
  return String(rounded3 >= 1e3 ? Math.round(value2) : rounded3);
}
var DECIMAL2 = /^-?\d*\.?\d+(e[+-]?\d+)?$/i;
var WHOLE = /^-?\d+$/;
var MAX_NAME_LENGTH = 40;
var MAX_VALUE_LENGTH = 60;
var MAX_PARAMETER_DIGITS = 5;
var SHORT_LENGTH = 8;
function parameterName(name) {
  return codeSpan(name, MAX_NAME_LENGTH);
}
function parameterValue(value2, longest = MAX_VALUE_LENGTH) {
  return codeSpan(valueText(value2), longest);
}
function parameterNumber(value2, digits = MAX_PARAMETER_DIGITS) {
  return numberText(value2, digits).replaceAll("-", MINUS);
}
function valueText(value2) {
  const text = String(value2);
  const isLong = text.length > SHORT_LENGTH && DECIMAL2.test(text) && !WHOLE.test(text);
  if (typeof value2 === "number" || isLong) return numberText(Number(text), MAX_PARAMETER_DIGITS);
  return text;
}
function numberText(value2, digits) {
  if (Number.isSafeInteger(value2)) return String(value2);
  const rounded3 = Number(value2.toPrecision(digits));
  const isTiny = Math.abs(rounded3) < 1e-3 && rounded3 !== 0;
  return isTiny ? rounded3.toExponential() : String(rounded3);
}

// src/render/wording/sweeps.ts
function label({ source }) {
  if (source.kind === "artifact" && source.sha) return source.sha.slice(0, 7);
  const name = basename(source.location).replace(/\.[a-z]+$/i, "");
  const isTelling = !/^(sweep|trials|results?|)$/i.test(name) && !/[*?{]/.test(name);
  return printable(isTelling ? name : basename(dirname(source.location)) || source.location);
}
function basename(path) {
  return partsOf(path).at(-1) ?? "";
}
function dirname(path) {
  return partsOf(path).slice(0, -1).join("/");
}
function partsOf(path) {
  return path.split(/[\\/]/).filter(Boolean);
}
function describeCounts({ counts, leftOut, gaps = [] }, { reading }) {
  const { counted, failed, pruned, running } = counts;
  const { failedTrials, prunedTrials } = reading;
  const parts3 = [
    plural2(counted, "trial"),
    failed > 0 && (failedTrials === "drop" ? `${failed} more failed and dropped` : `${failed} of them failed (the worst score)`),
    pruned > 0 && (prunedTrials === "drop" ? `${pruned} more pruned and dropped` : `${pruned} of them pruned (${prunedTrials === "last" ? "their last" : "the worst"} score)`),
    running > 0 && `${running} more unfinished and not counted`,
    ...leftOut.map(describeLeftOut),
    ...gaps.map((gap) => GAPS[gap].short)
  ];
  return parts3.filter(Boolean).join(", ");
}
function describeLeftOut({ count, what }) {
  return `${count} ${count === 1 ? what.replace(/s$/, "") : what} left out`;
}
var GAPS = {
  "failures-hidden": {
    short: "which of them crashed is not recorded",
    long: "This format does not record which trials crashed: one that did counts with its last score, or is missing."
  },
  "parents-unknown": {
    short: "runs that sum up others may count as trials",
    long: "This format does not distinguish runs that sum up others from trials: they count too if they have the metric."
  },
  "stops-unknown": {
    short: "whether some were stopped early not recorded",
    long: "Some trials reported less often than others, and it is not recorded whether a scheduler stopped them: they count as finished."
  },
  "parameters-guessed": {
    // Said where the parameters are shown.
    short: "",
    long: "The files do not distinguish parameters from other columns."
  }
};
function describeGap(gap) {
  return GAPS[gap].long;
}
function baselineSentence({ baseline, searches }) {
  const { choice, age } = searches.baseline;
  if (choice === null || baseline === null) return "";
  const { sha, runUrl } = baseline.source;
  const commit = sha === null ? "an unknown commit" : shortSha(sha);
  const made = [runUrl && `[run](${runUrl})`, age !== null && formatAge(age)].filter(Boolean);
  return `**Baseline:** the sweep of ${commit} (${made.join(", ")}), ${reasonFor(choice)}.${insteadOf(choice)}`;
}
function reasonFor(choice) {
  const { rung, branch, wanted, distance } = choice;
  const name = codeSpan(branch);
  switch (rung) {
    case "first-parent":
      return `the commit of ${name} that this pull request was trained on top of`;
    case "merge-base":
      return `where this branched off ${name}`;
    case "same-commit":
      return "the same commit, from an earlier run";
    case "ancestor":
      return `the nearest with a sweep${distance === null ? "" : `, ${plural2(distance, "commit")}`} before ${wanted ? shortSha(wanted.sha) : "it"}, ${whatIsWanted(choice)}`;
    case "newest":
      return `the newest of ${name}, since there is none at or before ${whatIsWanted(choice)}`;
  }
}
function whatIsWanted({ wanted, branch }) {
  const name = codeSpan(branch);
  switch (wanted?.rung) {
    case "first-parent":
      return `the commit of ${name} that this pull request was trained on top of`;
    case "same-commit":
      return "this run\u2019s own commit";
    default:
      return `the place where this branched off ${name}`;
  }
}
function insteadOf({ expired }) {
  return expired === null ? "" : ` The sweep of ${shortSha(expired.sha)} has expired.`;
}
function shortSha(sha) {
  return codeSpan(sha.slice(0, 7));
}

// src/render/wording/advice.ts
function adviceSentence(assessment) {
  const advice = [foundSentence(assessment), assessment.remedy ?? ""];
  return advice.filter(Boolean).join(" ");
}
function foundSentence(assessment) {
  if (assessment.comparison !== null) return trialsAdvice(assessment);
  const { baseline, candidate, settings } = assessment;
  if (candidate === null) return absenceSentence(assessment, "candidate");
  if (baseline === null) return absenceSentence(assessment, "baseline");
  const [b, c] = [baseline, candidate].map((one2) => `${codeSpan(one2.metric)} (${one2.direction})`);
  const { metric, direction } = settings.reading;
  const asked = metric ? [codeSpan(metric), direction && `(${direction})`] : [direction];
  const text = asked.filter(Boolean).join(" ");
  const wanted = text && `, and ${text} is asked for`;
  return `The baseline has ${b}, the candidate ${c}${wanted}.`;
}
function trialsAdvice(assessment) {
  const { verdict, comparison, trialsNeeded: trialsNeeded2, isBeyondRate: isBeyondRate2 } = assessment;
  if (verdict !== "insufficient" || comparison === null) return "";
  if (isClosedByLimits(comparison)) return "Give a larger budget-max, or none.";
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const have = b === c ? `Each sweep has ${plural2(b, "trial")}` : `The baseline has ${plural2(b, "trial")} and the candidate ${c}`;
  const n = trialsNeeded2?.toOpenRange ?? null;
  if (isBeyondRate2) {
    if (n === null) return `${have}: no gate keeps the rate.`;
    const needed = n === "over 200" ? "more than 200 trials" : plural2(n, "trial");
    return `${have}: no gate keeps the rate. To keep it and catch a candidate that needs 3 times the trials, each sweep would need ${needed}.`;
  }
  return n === null ? `${have}; no number of trials up to 20,000 resolves these budgets.` : `${have}; at least ${n} each are needed.`;
}
function absenceSentence(assessment, arm2) {
  const { location, absence } = assessment.searches[arm2];
  if (absence === null) return "";
  const informs = assessment.settings.gate.informOnly;
  switch (absence.why) {
    case "missing":
      return `Nothing matches ${codeSpan(location)}. ${remedyFor2(arm2, location)}`;
    case "no-baseline-yet":
      return noneYetSentence(absence, informs);
    case "expired":
      return expiredSentence(absence, arm2, location);
    case "forbidden":
      return `Add the line ${codeSpan(absence.permission)} to the job\u2019s ${codeSpan("permissions")}.`;
    case "unreachable":
      return `GitHub gave no answer (${codeSpan(absence.what)}); run the job again.`;
    case "of-fork":
      return `${codeSpan(location)} was saved by a run for a fork, which is never taken for a baseline.`;
    case "empty":
      return `${codeSpan(location)} has no file in it. Check the step that saved it.`;
    case "unusable":
      return `The one that was found cannot be used: ${codeSpan(absence.what, 400)}`;
  }
}
function noneYetSentence({ branch, artifact, other }, informs) {
  const none = `No sweep of ${codeSpan(branch)} is saved as ${codeSpan(artifact)} yet`;
  if (informs) return `${none}. This run\u2019s is the first.`;
  const remedy = `Merge this, or run this workflow once on ${codeSpan(branch)}.`;
  if (other === null) return `${none}. ${remedy}`;
  return `${none} by this workflow; those of ${codeSpan(other)} are not taken. ${remedy} To compare with another workflow\u2019s, name it: ${codeSpan("baseline: run:ID:NAME")}.`;
}
function remedyFor2(arm2, location) {
  const isArtifact = /^(artifact|run):/.test(location);
  if (isArtifact && arm2 === "candidate") {
    return "Check that the job that trains ran, that it saved its sweep under this name, and that this job `needs` it.";
  }
  if (isArtifact) return "Check the name, and that what saves it ran before.";
  return arm2 === "baseline" ? "Save the sweep of the main branch under this path, or omit the input `baseline`, and it is looked up." : "Check that the training step ran, and that the input `candidate` points to the file it wrote.";
}
function expiredSentence({ sha, expiredAt }, arm2, location) {
  const which = sha === null ? codeSpan(location) : `The sweep of ${shortSha(sha)}`;
  const when = expiredAt === null ? "has expired" : `expired on ${codeSpan(expiredAt.slice(0, 10))}`;
  const remedy = arm2 === "baseline" ? "Run this workflow once on the branch this is compared with; a schedule or a longer `retention-days` keeps one at hand." : "Run the whole workflow again.";
  return `${which} ${when}. ${remedy}`;
}

// src/render/wording/budgets.ts
var MAX_PIECES = 3;
function describeBudget(budget, axis) {
  return withUnit(formatBudget(budget), axis);
}
function describeStart(budget, axis) {
  return describeBudget(rounded2(budget, Math.ceil), axis);
}
function describeBudgets(intervals, axis) {
  const inwards = intervals.map(axis.kind === "trials" ? wholeTrials : fewDigits);
  const named3 = inwards.filter(([from, to]) => from <= to);
  if (named3.length === 0) {
    const middles = intervals.slice(0, MAX_PIECES).map(([a, b]) => formatBudget(Math.sqrt(a * b)));
    return `around ${withUnit(listOf([...new Set(middles)]), axis)}`;
  }
  const pieces3 = axis.kind === "trials" ? joinNeighbours(named3) : named3;
  const write = (budget) => axis.kind === "trials" ? `${budget}` : formatBudget(budget);
  const last = withUnit(write(pieces3.at(-1)?.[1]), axis);
  if (pieces3.length > MAX_PIECES) {
    return `at ${pieces3.length} stretches between ${write(pieces3[0]?.[0])} and ${last}`;
  }
  const isShort = ([from, to]) => from === to || axis.kind === "trials" && to === from + 1;
  if (pieces3.every(isShort)) {
    const budgets2 = [...new Set(pieces3.flat())].map(write);
    return `at ${listOf([...budgets2.slice(0, -1), last])}`;
  }
  const texts = pieces3.map(([from, to], i) => {
    const end = i === pieces3.length - 1 ? last : write(to);
    return from === to ? `at ${end}` : `from ${write(from)} to ${end}`;
  });
  return listOf(texts);
}
function withoutStart([from, to], holds) {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}
function wholeTrials([from, to]) {
  return [Math.ceil(from), Math.floor(to)];
}
function fewDigits([from, to]) {
  return [rounded2(from, Math.ceil), rounded2(to, Math.floor)];
}
function formatBudgetLimits(lower, upper) {
  return [formatBudget(rounded2(lower, Math.floor)), formatBudget(rounded2(upper, Math.ceil))];
}
function rounded2(value2, round2) {
  const shown3 = Number(value2.toPrecision(value2 >= 1e-3 && value2 < 10 ? 2 : 3));
  if (Math.abs(shown3 - value2) <= 1e-12 * value2) return shown3;
  const [mantissa = "", exponent2 = ""] = value2.toExponential().split("e");
  const digits = value2 >= 1e-3 && value2 < 10 ? 1 : 2;
  const scaled = round2(Number(`${mantissa}e${digits}`));
  return Number(`${scaled}e${Number(exponent2) - digits}`);
}
function joinNeighbours(pieces3) {
  const joined3 = [];
  for (const [from, to] of pieces3) {
    const last = joined3.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined3.push([from, to]);
  }
  return joined3;
}

// src/render/wording/curve.ts
function curveWord({ comparison }, direction) {
  const { quantile: quantile3 } = comparison;
  if (quantile3 === 0.5) return "median";
  const share = direction === "maximize" ? quantile3 : Number((1 - quantile3).toPrecision(12));
  return `${formatPercent(share)} quantile`;
}
function directionOf({ baseline, candidate }) {
  return baseline?.direction ?? candidate?.direction ?? "maximize";
}
function betterWord(direction) {
  return direction === "maximize" ? "higher is better" : "lower is better";
}
function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// src/render/wording/odds.ts
var MIN_RATE = 1e-6;
var MIN_HITS = 10;
function formatOdds({ rate, standardError, isBound, sample }) {
  if (sample !== null && sample.hits < MIN_HITS) {
    const limit = Math.max(rate, upperLimit(sample));
    return `at most ${roundedTimes(limit, Math.ceil)} (simulated, 97.5 % sure)`;
  }
  if (sample !== null) {
    return `${isBound ? "at most about" : "about"} ${estimatedTimes(rate, 2 * standardError)}`;
  }
  if (rate < MIN_RATE) return "less than once in 1,000,000 times";
  return isBound ? `at most ${roundedTimes(rate, Math.ceil)}` : roundedTimes(rate, Math.round);
}
function formatLimit(rate) {
  return formatOdds({ rate, standardError: 0, isBound: true, sample: null });
}
function asCount(rate, minCount) {
  const among = 10 ** Math.max(2, Math.ceil(Math.log10(minCount / rate)));
  return { count: Number((rate * among).toPrecision(9)), among };
}
function roundedTimes(rate, round2) {
  const { count, among } = asCount(rate, 10);
  const whole = round2(count);
  return whole % 10 === 0 && among > 100 ? times(whole / 10, among / 10) : times(whole, among);
}
function estimatedTimes(rate, error) {
  const { count, among } = asCount(rate, 2);
  const unit2 = error * among < 2 ? 10 : 1;
  const off = Math.ceil(Number((error * among * unit2).toPrecision(9))) / unit2;
  return `${times(Math.round(count * unit2) / unit2, among)} (give or take ${off})`;
}
function times(count, among) {
  return `${count === 1 ? "once" : `${count} times`} in ${among.toLocaleString("en-US")}`;
}
function formatFactor(factor) {
  const up = (unit2) => Math.ceil(Number((factor * unit2).toPrecision(9))) / unit2;
  if (factor >= 100) return String(up(1));
  return String(factor < 2 ? up(100) : up(10));
}
function formatTimes(factor, round2) {
  if (factor === 0 || factor === Infinity) return "";
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(factor)));
  const scaled = round2(Number((factor * 10 ** decimals).toPrecision(9)));
  const isWhole = scaled % 10 ** decimals === 0;
  return `${(scaled / 10 ** decimals).toFixed(isWhole ? 0 : decimals)}\xD7`;
}
var [MIN_CHANCE, MAX_CHANCE] = [1e-3, 0.995];
function formatChance(chance) {
  if (chance < MIN_CHANCE) return `under ${formatPercent(MIN_CHANCE)}`;
  if (chance > MAX_CHANCE) return `over ${formatPercent(0.99)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}
function formatSlowdown(slowdown) {
  return slowdown.toLocaleString("en-US", { maximumFractionDigits: 16 });
}

// src/render/wording/promises.ts
function promisesSentence(assessment) {
  const { chances } = assessment;
  if (chances === null) return "";
  const ifNothing = falseAlarmClause(assessment);
  const bound = `shows false strong evidence of \u201Cworse\u201D ${formatLimit(chances.falseStrongBound)}`;
  if (ifNothing === "") return `Whatever changed, this check ${bound}.`;
  return `${ifNothing}; whatever changed, it ${bound}.`;
}
function falseAlarmClause({ chances, settings }) {
  const level = failingLevel(settings.gate);
  const rate = chances?.falseAlarm[level ?? "strong"] ?? null;
  if (rate === null) return "";
  const event = level === null ? "this check finds strong evidence" : "this check fails";
  return `If nothing changed, ${event} ${formatOdds(rate)}`;
}
function independenceSentence({ chances, isPaired }, saysSlowdown) {
  const saysRate = chances !== null && chances.falseAlarm.strong !== null;
  if (!isPaired || !(saysRate || saysSlowdown)) return "";
  if (!saysRate) return "The slowdown is computed for independent sweeps.";
  const what = saysSlowdown ? "Chances and slowdown" : "These chances";
  return `${what} are computed for independent sweeps; false alarms are normally rarer when sweeps share configurations.`;
}
function catchSentence(assessment, verb = "would have caught") {
  const { chances, axis, settings } = assessment;
  if (chances === null || axis.kind === "cost" || settings.comparison.margin > 0) return "";
  const { detectableSlowdown: slowdown, falseAlarm } = chances;
  if (falseAlarm.strong === null) return "";
  if (slowdown === null) return "The sweeps are too small to catch any slowdown 4 times in 5.";
  const level = failingLevel(assessment.settings.gate);
  const catches = level === "strong" ? `this check ${verb}` : "strong evidence would show";
  const more = level === "weak" || level === "fair" ? "; this check catches more" : "";
  const odds = `${hasTies(assessment) ? "At best " : ""}4 times in 5`;
  return `${odds} ${catches} a candidate that is ${formatFactor(slowdown)}\xD7 slower at every budget${more}.`;
}
function hasTies({ comparison }) {
  return (comparison?.baseline.ties ?? 0) + (comparison?.candidate.ties ?? 0) > 0;
}
var CAUGHT_LESS = "Slowdowns that appear only at large budgets are caught much less often.";
function catchesSentence(assessment) {
  const { settings, axis, chances } = assessment;
  if (chances !== null && axis.kind === "trials" && settings.comparison.margin > 0) {
    return "With a margin set, the slowdown that would be caught depends on the scores.";
  }
  const caught = passesByItself(assessment) ? "" : catchSentence(assessment, "catches");
  if (chances?.detectableSlowdown == null) return caught;
  return [caught, CAUGHT_LESS].filter(Boolean).join(" ");
}
function trialsSentence(assessment) {
  const { chances, comparison, trialsNeeded: trialsNeeded2, isPaired } = assessment;
  const levels = [comparison?.worse.level, comparison?.better.level];
  if (chances === null || isPaired || typeof trialsNeeded2?.toDetect !== "number") return "";
  if (levels.includes("strong")) return "";
  const { toDetect, slowdown } = trialsNeeded2;
  const detectable = chances.detectableSlowdown ?? Infinity;
  if (detectable <= slowdown) return "";
  return `To catch a ${formatFactor(slowdown)}\xD7 slowdown 4 times in 5, each sweep would need ${plural2(toDetect, "trial")}.`;
}

// src/render/wording/scores.ts
function toMetric({ lower, point, upper }, direction) {
  const [a, middle, b] = [lower, point, upper].map((score) => orient(score, direction));
  const ends2 = [a, b].sort((x, y) => x - y);
  return { lower: ends2[0], middle, upper: ends2[1] };
}
function describeLimits({ lower, middle, upper }, format2) {
  const estimate2 = Number.isFinite(middle) ? format2(middle) : "fails";
  return `${estimate2} (${describeRange(lower, upper, [format2, format2])})`;
}
function describeRange(lower, upper, [low, high]) {
  if (Number.isFinite(lower) && Number.isFinite(upper)) {
    const [from, to] = [low(lower), high(upper)];
    return lower < 0 || /^[+−]/.test(to) ? `${from} to ${to}` : `${from}\u2013${to}`;
  }
  if (Number.isFinite(lower)) return `at least ${low(lower)}`;
  return Number.isFinite(upper) ? `at most ${high(upper)}` : "no limit above or below";
}
function differenceInMetric({ difference: difference2 }, direction) {
  const { lower, estimate: estimate2, upper } = difference2;
  return toMetric({ lower, point: estimate2 ?? Number.NaN, upper }, direction);
}
function describeDifference(row, direction, format2) {
  const { lower, middle, upper } = differenceInMetric(row, direction);
  const written5 = ({ point }) => numberIn(format2(orient(point, direction)));
  const estimate2 = Number.isNaN(middle) ? "not defined" : signed(format2)(written5(row.candidate) - written5(row.baseline));
  const outwards = [signed(roundedDown(format2)), signed(roundedUp(format2))];
  return `${estimate2} (${describeRange(lower, upper, outwards)})`;
}
var FINEST = 1e-3;
var MORE_DIGITS = [1, 2];
function scoreFormat({ comparison, alone, rows, example }) {
  const compared = comparison ? [comparison.baseline, comparison.candidate] : [];
  const curves = alone ? [alone.curve] : compared;
  const shown3 = example ? [...rows, example] : rows;
  const usual = formatOfCurves(curves);
  const finer = MORE_DIGITS.map((more) => formatOfCurves(curves, more));
  const showsAll = (format2) => shown3.every((row) => showsEvidence(row, format2));
  return [usual, ...finer].find(showsAll) ?? usual;
}
var DECADES = 100;
var [MIN_SIGNIFICANT, MAX_SIGNIFICANT] = [2, 4];
function formatOfCurves(curves, moreDigits = 0) {
  const known = curves.flatMap((curve) => doublingsOf(curve).map((at2) => limitsAt(curve, at2)));
  const medians = finite(known.map(({ point }) => point));
  if (spansDecades(medians)) return significantFormat(significantDigits(known) + moreDigits);
  const widths = known.map(({ lower, upper }) => upper - lower).filter((width2) => width2 > 0);
  const span = medians.length === 0 ? 0 : Math.max(...medians) - Math.min(...medians);
  const width = Math.max(Math.min(Infinity, ...widths), FINEST * span);
  const magnitude = Math.max(0, ...finite(known.flatMap(valuesOf)).map(Math.abs));
  return formatFor(width / 10 ** moreDigits, magnitude);
}
function spansDecades(medians) {
  const [least2, most] = [Math.min(...medians), Math.max(...medians)];
  const ratio = least2 > 0 ? most / least2 : least2 / most;
  return least2 * most > 0 && ratio > DECADES;
}
function significantDigits(known) {
  const relative = known.map(({ lower, point, upper }) => (upper - lower) / Math.abs(point));
  const narrowest = Math.min(1, ...relative.filter((width) => width > 0));
  const digits = 1 + Math.ceil(-Math.log10(narrowest / 3));
  return Math.min(MAX_SIGNIFICANT, Math.max(MIN_SIGNIFICANT, digits));
}
function showsEvidence({ worse, better, baseline, candidate, difference: difference2 }, format2) {
  if (worse === "none" && better === "none") return true;
  const [low, high] = worse === "none" ? [baseline, candidate] : [candidate, baseline];
  const gap = worse === "none" ? difference2.lower : -difference2.upper;
  const pairs = [
    [low.point, high.lower],
    [low.upper, high.point],
    [low.upper, high.lower]
  ];
  const isApart = !(gap > 0) || roundedDown(format2)(gap) !== format2(0);
  return isApart && pairs.every(([a, b]) => !(a < b) || format2(a) !== format2(b));
}
function valuesOf({ lower, point, upper }) {
  return [lower, point, upper];
}
function finite(values) {
  return values.filter(Number.isFinite);
}
function meanValuesAt(budgets2, { sweep, curve, settings }) {
  const scores = sweep.trials.map(({ score }) => score);
  const mean = meanCurve(scores, curve.band, scoreBounds(sweep.direction, settings.reading));
  return budgets2.map(
    (budget) => inMetric(mean, trialsFor(budget, curve.trialCost), sweep.direction)
  );
}
function inMetric(curve, trials2, direction) {
  const { u, v, w, vStd, vShade } = meanEstimatesAt(curve, trials2);
  const shade = vShade && ends(vShade, direction);
  const limits2 = ends(meanLimitsAt(curve, trials2), direction);
  return {
    trials: trials2,
    u: u === null ? null : orient(u, direction),
    v: orient(v, direction),
    w: orient(w, direction),
    vStd,
    vLower: shade?.lower ?? null,
    vUpper: shade?.upper ?? null,
    meanLower: limits2.lower,
    meanUpper: limits2.upper
  };
}
function ends({ lower, upper }, direction) {
  if (direction === "maximize") return { lower, upper };
  return { lower: orient(upper, direction), upper: orient(lower, direction) };
}

// src/render/wording/slowdown.ts
function effortOf({ comparison, example, axis, verdict }) {
  if (comparison === null || example === null) return null;
  const { baseline, candidate } = comparison;
  const { budget } = example;
  const { estimate: estimate2, lower } = equivalentEffort(baseline, candidate, budget);
  if (estimate2 === null) return null;
  const unit2 = unitOf(axis) === "units of cost" ? "cost" : unitOf(axis);
  const takes = "the same score takes";
  if (lower === Infinity) {
    return { words: "it reaches the same score at no budget", from: Infinity, to: Infinity };
  }
  if (estimate2 === Infinity) {
    const times3 = formatTimes(lower / budget, Math.floor);
    const isTelling = lower >= candidate.trialCost && Number.parseFloat(times3) > 1;
    const words3 = `${takes} more than ${moreThan(times3, unit2, lower >= candidate.resolvableBudget)}`;
    return isTelling ? { words: words3, from: lower, to: Infinity } : null;
  }
  if (estimate2 < candidate.trialCost) {
    const words3 = `${takes} less than 1 trial`;
    return budget > baseline.trialCost ? { words: words3, from: 0, to: candidate.trialCost } : null;
  }
  const isAsFound = verdict === "worse" ? estimate2 > budget : estimate2 < budget;
  const times2 = formatTimes(estimate2 / budget, Math.round);
  const words2 = `${takes} about ${times2 === "2\xD7" ? "twice" : times2} the ${unit2}`;
  return isAsFound ? { words: words2, from: estimate2, to: estimate2 } : null;
}
function moreThan(times2, unit2, isEnd) {
  if (times2 === "2\xD7") return `twice the ${unit2}`;
  return `${times2} the ${unit2}${isEnd ? ", where the data end" : ""}`;
}
function effortInTrials(assessment) {
  const { comparison, example } = assessment;
  const effort = effortOf(assessment);
  if (effort === null || comparison === null || example === null) return [0, Infinity];
  const { baseline, candidate } = comparison;
  const once2 = example.budget / baseline.trialCost * candidate.trialCost;
  return [effort.from / once2, effort.to / once2];
}
function slowdownSentence(assessment) {
  const { overallSlowdown: overallSlowdown2, verdict } = assessment;
  if (overallSlowdown2 === null || verdict === "mixed") return "";
  const { estimate: estimate2, lower, upper, confidence } = overallSlowdown2;
  const isNoChange = verdict === "none" && lower <= 1 && upper >= 1;
  const isOpposite = verdict === (estimate2 < 1 ? "worse" : "better");
  const [least2, most] = effortInTrials(assessment);
  if (isNoChange || isOpposite || least2 > upper || most < lower) return "";
  const [from, nearest3, to] = [
    formatTimes(lower, Math.floor),
    formatTimes(estimate2, Math.round),
    formatTimes(upper, Math.ceil)
  ];
  const percent = formatPercent(confidence);
  const needs = `Assuming the same ${estimate2 < 1 ? "speed-up" : "slowdown"} at every budget, it needs`;
  if (estimate2 === Infinity) return `${needs} more than ${from} the trials (${percent} limit).`;
  if (estimate2 === 0) return `${needs} less than ${to} the trials (${percent} limit).`;
  return `${needs} ${nearest3} the trials (${percent} limits: ${from} to ${to}).`;
}

// src/render/wording/explanations.ts
function explanations(assessment) {
  const said2 = [
    acceptedSentence(assessment),
    oneScoreSentence(assessment),
    littleEvidenceSentence(assessment),
    gateSentence(assessment),
    adviceSentence(assessment)
  ];
  return said2.filter(Boolean);
}
function outlookSentences(assessment) {
  if (!isJudged(assessment)) return [];
  const slowdown = slowdownSentence(assessment);
  const isCaught = assessment.gate === "fail" || assessment.acknowledged !== null;
  const said2 = [
    ruledOutSentence(assessment),
    notWorseSentence(assessment),
    targetSentence(assessment),
    slowdown,
    promisesSentence(assessment),
    isCaught ? "" : catchesSentence(assessment),
    independenceSentence(assessment, slowdown !== ""),
    trialsSentence(assessment)
  ];
  return said2.filter(Boolean);
}
function isJudged(assessment) {
  const { verdict, comparison } = assessment;
  const isVoid = verdict === "insufficient" || verdict === "invalid" || isSameTwice(assessment);
  return comparison !== null && !isVoid;
}
function isSameTwice({ verdict, baseline, candidate }) {
  if (verdict !== "none" || baseline === null || candidate === null) return false;
  const haveSameCosts = baseline.trials.every(({ cost }, i) => cost === candidate.trials[i]?.cost);
  return haveSameCosts && isSameSweep(baseline, candidate);
}
function limitsOf({ settings }) {
  return `${formatPercent(settings.band.confidence)} limits`;
}
function oneScoreSentence(assessment) {
  const { baseline, candidate } = assessment;
  if (baseline === null || candidate === null || !isJudged(assessment)) return "";
  const scores = new Set([...baseline.trials, ...candidate.trials].map(({ score: score2 }) => score2));
  const [score = -Infinity] = scores;
  if (scores.size > 1 || score === -Infinity) return "";
  return `Every trial scored ${scoreFormat(assessment)(orient(score, baseline.direction))}.`;
}
function littleEvidenceSentence(assessment) {
  const { comparison, settings } = assessment;
  if (comparison === null || !isJudged(assessment)) return "";
  const { level: counted, share } = comparison.worse;
  if (share.fair === 0 || isAtLeast(counted, "fair")) return "";
  const least2 = formatPercent(settings.comparison.minShare);
  return `Fair evidence that it is worse holds at less than ${least2} of the budgets, too few to count.`;
}
function gateSentence({ comparison, example, gateConfidence: gateConfidence2, axis }) {
  if (comparison?.range == null || comparison.gate.baseline === comparison.baseline) return "";
  const { range: range3, shownRange, rules } = comparison;
  const shown3 = formatPercent(comparison.baseline.band.confidence);
  const gate = formatPercent(Number(gateConfidence2.toFixed(3)));
  const isStrong = example?.worse === "strong" || example?.better === "strong";
  const isOverlap = example !== null && isStrong && !areApart(example, rules.margin);
  const last = shownRange?.[1] ?? 0;
  const parts3 = [
    isOverlap && "overlap",
    last < range3[1] && `have no upper end beyond ${describeBudget(last, axis)}`
  ].filter(Boolean);
  if (parts3.length === 0) return "";
  return `The check judges by ${gate} limits (its false-alarm rate is set), the table shows ${shown3} limits; those ${parts3.join(" and ")}.`;
}
function areApart({ worse, baseline: b, candidate: c }, margin2) {
  return worse === "strong" ? c.upper + margin2 < b.lower : b.upper < c.lower;
}
function crossingSentence(assessment) {
  const { comparison, settings, axis } = assessment;
  const crossings = comparison?.crossings ?? [];
  const [first, last] = [crossings[0], crossings.at(-1)];
  if (first === void 0 || last === void 0) return "";
  const to = describeBudget(last, axis);
  const where = describeBudget(first, axis) === to ? `near ${to}` : `between ${formatBudget(first)} and ${to}`;
  const times2 = crossings.length === 2 ? "twice" : `${crossings.length} times`;
  const often = crossings.length === 1 ? "" : ` ${times2},`;
  return `The ${curveWord(settings, directionOf(assessment))}s cross${often} ${where}.`;
}
function ruledOutSentence(assessment) {
  const { ruledOut: ruledOut2, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut2 || !comparison?.range || !comparison.shownRange)
    return "";
  const [, end] = comparison.shownRange;
  const isWide = ({ fromBudget, loss }) => 2 * fromBudget <= end && loss < Infinity;
  const least2 = ruledOut2.findLast(isWide) ?? ruledOut2.at(-1);
  const limits2 = limitsOf(assessment);
  if (!least2 || least2.loss === Infinity) {
    return `The data rule out no loss, however large (${limits2}).`;
  }
  const write = roundedUp(scoreFormat(assessment));
  const worse = ({ loss }) => loss > 0 ? `worse by more than ${write(loss)}` : "worse by any amount";
  const first = ruledOut2.find((one2) => worse(one2) === worse(least2)) ?? least2;
  return `The data rule out that it is ${worse(first)} from ${describeStart(first.fromBudget, axis)} on (${limits2}).`;
}
function notWorseSentence(assessment) {
  const { notWorse: notWorse2, comparison, axis } = assessment;
  if (!notWorse2 || !comparison || notWorse2.intervals.length === 0) return "";
  if (notWorse2.isEverywhere && passesByItself(assessment)) return "";
  const { margin: margin2, intervals } = notWorse2;
  const budgets2 = intervals.map(
    (interval) => withoutStart(interval, (budget) => isNotWorseAt(comparison, budget))
  );
  return `Strong evidence that it is not worse by more than ${margin2} ${describeBudgets(budgets2, axis)} (${limitsOf(assessment)}).`;
}
function targetSentence(assessment) {
  const { target, settings, axis, comparison } = assessment;
  if (target === null || comparison === null) return "";
  const { quantile: quantile3 } = settings.comparison;
  const luck = quantile3 === 0.5 ? "" : ` at the ${formatPercent(quantile3)} quantile of luck`;
  const [b, c] = ["baseline", "candidate"].map(
    (arm2) => describeNeed(target[arm2], axis, comparison[arm2])
  );
  const needs = luck === "" ? "typically needs" : "needs";
  return `To reach ${target.score}${luck}, the baseline ${needs} ${b}, the candidate ${c}, with ${limitsOf(assessment)}.`;
}
function describeNeed({ lower, estimate: estimate2, upper }, axis, { trialCost }) {
  if (lower === Infinity) return "more than any budget";
  const [least2, most] = formatBudgetLimits(lower, upper);
  if (estimate2 === Infinity) {
    return lower < trialCost ? "more than the data show" : `more than ${withUnit(least2, axis)}`;
  }
  const budget = estimate2 < trialCost ? "less than 1 trial" : describeBudget(estimate2, axis);
  if (upper < trialCost) return budget;
  const isOpen3 = [lower < trialCost, upper === Infinity];
  if (isOpen3.every(Boolean)) return `${budget} (no upper limit)`;
  if (isOpen3[1]) return `${budget} (at least ${least2})`;
  return `${budget} (${isOpen3[0] ? `at most ${most}` : `${least2}\u2013${most}`})`;
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
  return function(data, rx, ry = rx) {
    if (!((rx = +rx) >= 0)) throw new RangeError("invalid rx");
    if (!((ry = +ry) >= 0)) throw new RangeError("invalid ry");
    let { data: values, width, height: height2 } = data;
    if (!((width = Math.floor(width)) >= 0)) throw new RangeError("invalid width");
    if (!((height2 = Math.floor(height2 !== void 0 ? height2 : values.length / width)) >= 0)) throw new RangeError("invalid height");
    if (!width || !height2 || !rx && !ry) return data;
    const blurx = rx && blur(rx);
    const blury = ry && blur(ry);
    const temp = values.slice();
    if (blurx && blury) {
      blurh(blurx, temp, values, width, height2);
      blurh(blurx, values, temp, width, height2);
      blurh(blurx, temp, values, width, height2);
      blurv(blury, values, temp, width, height2);
      blurv(blury, temp, values, width, height2);
      blurv(blury, values, temp, width, height2);
    } else if (blurx) {
      blurh(blurx, values, temp, width, height2);
      blurh(blurx, temp, values, width, height2);
      blurh(blurx, values, temp, width, height2);
    } else if (blury) {
      blurv(blury, values, temp, width, height2);
      blurv(blury, temp, values, width, height2);
      blurv(blury, values, temp, width, height2);
    }
    return data;
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
  return (T, S, start, stop, step2) => {
    start <<= 2, stop <<= 2, step2 <<= 2;
    blur(T, S, start + 0, stop + 0, step2);
    blur(T, S, start + 1, stop + 1, step2);
    blur(T, S, start + 2, stop + 2, step2);
    blur(T, S, start + 3, stop + 3, step2);
  };
}
function blurf(radius) {
  const radius0 = Math.floor(radius);
  if (radius0 === radius) return bluri(radius);
  const t = radius - radius0;
  const w = 2 * radius + 1;
  return (T, S, start, stop, step2) => {
    if (!((stop -= step2) >= start)) return;
    let sum = radius0 * S[start];
    const s0 = step2 * radius0;
    const s1 = s0 + step2;
    for (let i = start, j = start + s0; i < j; i += step2) {
      sum += S[Math.min(stop, i)];
    }
    for (let i = start, j = stop; i <= j; i += step2) {
      sum += S[Math.min(stop, i + s0)];
      T[i] = (sum + t * (S[Math.max(start, i - s1)] + S[Math.min(stop, i + s1)])) / w;
      sum -= S[Math.max(start, i - s0)];
    }
  };
}
function bluri(radius) {
  const w = 2 * radius + 1;
  return (T, S, start, stop, step2) => {
    if (!((stop -= step2) >= start)) return;
    let sum = radius * S[start];
    const s = step2 * radius;
    for (let i = start, j = start + s; i < j; i += step2) {
      sum += S[Math.min(stop, i)];
    }
    for (let i = start, j = stop; i <= j; i += step2) {
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
  const step2 = (stop - start) / Math.max(0, count), power = Math.floor(Math.log10(step2)), error = step2 / Math.pow(10, power), factor = error >= e10 ? 10 : error >= e5 ? 5 : error >= e2 ? 2 : 1;
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
var shuffle2 = shuffler(Math.random);
function shuffler(random) {
  return function shuffle3(array2, i0 = 0, i1 = array2.length) {
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
function precisionFixed(step2) {
  return Math.max(0, -exponent(Math.abs(step2)));
}
function precisionPrefix(step2, value2) {
  return Math.max(0, Math.max(-8, Math.min(8, Math.floor(exponent(value2) / 3))) * 3 - exponent(Math.abs(step2)));
}
function precisionRound(step2, max) {
  step2 = Math.abs(step2), max = Math.abs(max) - step2;
  return Math.max(0, exponent(max) - exponent(step2)) + 1;
}

// node_modules/d3-scale/dist/d3-scale.mjs
function initRange(domain, range3) {
  switch (arguments.length) {
    case 0:
      break;
    case 1:
      this.range(domain);
      break;
    default:
      this.range(range3).domain(domain);
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
function bimap(domain, range3, interpolate) {
  var d0 = domain[0], d1 = domain[1], r0 = range3[0], r1 = range3[1];
  if (d1 < d0) d0 = normalize(d1, d0), r0 = interpolate(r1, r0);
  else d0 = normalize(d0, d1), r0 = interpolate(r0, r1);
  return function(x) {
    return r0(d0(x));
  };
}
function polymap(domain, range3, interpolate) {
  var j = Math.min(domain.length, range3.length) - 1, d = new Array(j), r = new Array(j), i = -1;
  if (domain[j] < domain[0]) {
    domain = domain.slice().reverse();
    range3 = range3.slice().reverse();
  }
  while (++i < j) {
    d[i] = normalize(domain[i], domain[i + 1]);
    r[i] = interpolate(range3[i], range3[i + 1]);
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
  var domain = unit, range3 = unit, interpolate$1 = value, transform, untransform, unknown, clamp = identity$1, piecewise2, output, input;
  function rescale() {
    var n = Math.min(domain.length, range3.length);
    if (clamp !== identity$1) clamp = clamper(domain[0], domain[n - 1]);
    piecewise2 = n > 2 ? polymap : bimap;
    output = input = null;
    return scale;
  }
  function scale(x) {
    return x == null || isNaN(x = +x) ? unknown : (output || (output = piecewise2(domain.map(transform), range3, interpolate$1)))(transform(clamp(x)));
  }
  scale.invert = function(y) {
    return clamp(untransform((input || (input = piecewise2(range3, domain.map(transform), number2)))(y)));
  };
  scale.domain = function(_) {
    return arguments.length ? (domain = Array.from(_, number$1), rescale()) : domain.slice();
  };
  scale.range = function(_) {
    return arguments.length ? (range3 = Array.from(_), rescale()) : range3.slice();
  };
  scale.rangeRound = function(_) {
    return range3 = Array.from(_), interpolate$1 = round, rescale();
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
  var step2 = tickStep(start, stop, count), precision;
  specifier = formatSpecifier(specifier == null ? ",f" : specifier);
  switch (specifier.type) {
    case "s": {
      var value2 = Math.max(Math.abs(start), Math.abs(stop));
      if (specifier.precision == null && !isNaN(precision = precisionPrefix(step2, value2))) specifier.precision = precision;
      return formatPrefix(specifier, value2);
    }
    case "":
    case "e":
    case "g":
    case "p":
    case "r": {
      if (specifier.precision == null && !isNaN(precision = precisionRound(step2, Math.max(Math.abs(start), Math.abs(stop))))) specifier.precision = precision - (specifier.type === "e");
      break;
    }
    case "f":
    case "%": {
      if (specifier.precision == null && !isNaN(precision = precisionFixed(step2))) specifier.precision = precision - (specifier.type === "%") * 2;
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
    var step2;
    var maxIter = 10;
    if (stop < start) {
      step2 = start, start = stop, stop = step2;
      step2 = i0, i0 = i1, i1 = step2;
    }
    while (maxIter-- > 0) {
      step2 = tickIncrement(start, stop, count);
      if (step2 === prestep) {
        d[i0] = start;
        d[i1] = stop;
        return domain(d);
      } else if (step2 > 0) {
        start = Math.floor(start / step2) * step2;
        stop = Math.ceil(stop / step2) * step2;
      } else if (step2 < 0) {
        start = Math.ceil(start * step2) / step2;
        stop = Math.floor(stop * step2) / step2;
      } else {
        break;
      }
      prestep = step2;
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

// src/render/wording/verdict.ts
function statusMark(assessment) {
  const { gate, verdict } = assessment;
  if (gate === "fail") return "\u274C";
  if (isSameTwice(assessment)) return "\u26AA";
  return gate === "pass" && (verdict === "none" || verdict === "better") ? "\u2705" : "\u26AA";
}
function outcomeSentence(assessment, mark = statusMark(assessment)) {
  if (mark !== "\u26AA") return "";
  const { gate, comparison, settings } = assessment;
  if (gate === "pass") return "The check passes.";
  const { failOn, informOnly } = settings.gate;
  if (!isJudged(assessment) || comparison?.worse.level === "none") {
    return "The check is neutral and does not block.";
  }
  if (informOnly) return "The check never fails a run on the default branch.";
  const when = failOn === "never" ? "never does" : `fails only on ${failOn} evidence`;
  return `The check does not fail: it ${when} (\`fail-on: ${failOn}\`).`;
}
function headline(assessment) {
  const { claim, numbers: numbers2 } = headlineParts(assessment);
  return `${claim}${numbers2}${isJudged(assessment) ? acceptedBy(assessment) : ""}`;
}
function headlineParts(assessment) {
  const { reason, comparison } = assessment;
  if (isSameTwice(assessment)) {
    return { claim: "Nothing is compared: both sweeps have the same scores", numbers: "" };
  }
  if (comparison?.range == null || !isJudged(assessment)) return { claim: reason, numbers: "" };
  if (assessment.verdict === "mixed") return { claim: mixedHeadline(assessment), numbers: "" };
  const claim = claims(assessment)[0];
  const isClaimed = claim !== void 0 && !isFaintlyWorse(assessment) && !isWithin2(assessment, claim);
  if (isClaimed) return { claim: outright(claim), numbers: numbers(assessment, "instead of") };
  const isPlain = claim === void 0 && comparison.rules.margin === 0;
  const found = isPlain ? "No difference found" : assessment.reason;
  const shown3 = numbers(assessment, "and");
  const isLong = found.length + shown3.length > MAX_HEADLINE;
  return { claim: isLong ? found.replace("the candidate", "it") : found, numbers: shown3 };
}
var MAX_HEADLINE = 80;
var VERDICT_WORDS = /* @__PURE__ */ new Map([
  ["worse", "worse"],
  ["better", "better"],
  ["mixed", "worse and better"],
  ["none", "no evidence"],
  ["insufficient", "too few trials"],
  ["invalid", "not comparable"],
  ["no-baseline", "no baseline"],
  ["no-candidate", "no candidate"],
  ["error", "no verdict"]
]);
function briefVerdict(assessment) {
  const { verdict, notWorse: notWorse2 } = assessment;
  const [claim] = claims(assessment);
  if (isSameTwice(assessment)) return "Nothing compared";
  if (!isJudged(assessment) || verdict === "mixed")
    return capitalized(VERDICT_WORDS.get(verdict) ?? verdict);
  if (claim !== void 0 && !isWithin2(assessment, claim)) return outright(claim);
  return notWorse2?.isEverywhere ? assessment.reason : "No difference found";
}
function evidenceFound(assessment) {
  return claims(assessment).map(({ way, level, budgets: budgets2 }, i) => `${i > 0 ? `${way}: ` : ""}${level} ${budgets2}`).join("; ");
}
function strengthSentence(assessment) {
  const { comparison, verdict, notWorse: notWorse2 } = assessment;
  if (comparison?.range == null || !isJudged(assessment)) return "";
  const found = claims(assessment);
  const [first] = found;
  if (verdict === "mixed") {
    const levels = found.toReversed().map(({ words: words2, level }) => `${level} evidence that it is ${words2}`);
    return `${capitalized(levels.join(", "))}${numbers(assessment, "instead of")}.`;
  }
  if (first === void 0 || isFaintlyWorse(assessment) || isWithin2(assessment, first)) {
    const faint = found.map(
      ({ words: words2, level, budgets: budgets2 }) => `${level} evidence that it is ${words2} ${budgets2}`
    );
    const said2 = notWorse2?.isEverywhere ? `Strong evidence at every budget compared (${limitsOf(assessment)}).` : catchSentence(assessment);
    return [faint.length > 0 && `${capitalized(faint.join(", "))}.`, said2].filter(Boolean).join(" ");
  }
  const evidence = `${capitalized(first.level)} evidence ${first.budgets}`;
  return `${[evidence, effortOf(assessment)?.words].filter(Boolean).join("; ")}.`;
}
function verdictSentence(assessment) {
  return [`${headline(assessment)}.`, strengthSentence(assessment)].filter(Boolean).join(" ");
}
function mixedHeadline(assessment) {
  const unit2 = ` ${unitOf(assessment.axis)}`;
  const [first, ...others] = claims(assessment).toSorted((a, b) => a.from - b.from).map((claim) => `${outright(claim)} ${claim.budgets}`);
  const rest = others.map((text) => text.charAt(0).toLowerCase() + text.slice(1).replace(unit2, ""));
  return [first, ...rest].join(", ");
}
var SURE = { strong: "", fair: "looks ", weak: "may be " };
function outright({ level, words: words2 }) {
  return capitalized(`${SURE[level]}${words2}`);
}
function numbers(assessment, between2) {
  const { example, axis } = assessment;
  if (example === null) return "";
  const [b, c] = exampleScores(assessment, example);
  const after = `after ${describeBudget(example.budget, axis)}`;
  if (b == null && c == null) return `: both fail ${after}`;
  if (c == null) return `: fails ${after}, where the baseline reaches ${b}`;
  if (b == null) return `: ${c} ${after}, where the baseline fails`;
  if (b === c) return `: ${c} in both ${after}`;
  const factor = numberIn(c) / numberIn(b);
  return between2 === "instead of" && numberIn(b) > 0 && factor >= 10 - 1e-9 ? `: ${c} ${after}, ${formatTimes(factor, Math.round)} the baseline\u2019s ${b}` : `: ${c} ${between2} ${b} ${after}`;
}
function exampleScores(assessment, row) {
  const write = scoreFormat(assessment);
  return ["baseline", "candidate"].map((arm2) => {
    const { middle } = toMetric(row[arm2], directionOf(assessment));
    return Number.isFinite(middle) ? write(middle) : null;
  });
}
function isFaintlyWorse(assessment) {
  const { verdict, comparison } = assessment;
  return verdict === "worse" && passesByItself(assessment) && comparison?.worse.level === "weak";
}
function isWithin2({ notWorse: notWorse2 }, { way, level }) {
  return notWorse2?.isEverywhere === true && way === "better" && level !== "strong";
}
function claims(assessment) {
  const { comparison, settings, axis } = assessment;
  if (comparison === null || !isJudged(assessment)) return [];
  return ["worse", "better"].flatMap((way) => {
    const { level, intervals } = comparison[way];
    if (level === "none") return [];
    const open = intervals[level].map(
      (interval) => withoutStart(interval, (budget) => {
        const row = compareAt(comparison, budget, settings.comparison.margin);
        return isAtLeast(row[way], level);
      })
    );
    const words2 = way === "worse" ? worseWords(comparison) : way;
    const from = open[0]?.[0] ?? 0;
    return [{ way, words: words2, level, from, budgets: describeBudgets(open, axis) }];
  });
}
function evidenceWords({ budget, worse, better }, assessment) {
  const { comparison, verdict } = assessment;
  const range3 = comparison?.range ?? null;
  if (range3 === null || isSameTwice(assessment) || budget < range3[0] || budget > range3[1])
    return "not compared";
  if (verdict === "insufficient" || verdict === "invalid") return "does not count";
  if (worse !== "none") return `worse, ${worse}`;
  return better === "none" ? "none" : `better, ${better}`;
}

// src/render/wording/forest.ts
var FOREST_COLUMNS = { comment: 24, terminal: 46 };
function forestPlot(assessment, columns2) {
  const rows = rowsOf2(assessment);
  if (rows.length === 0) return "";
  const scale = scaleOf(rows, columns2);
  const heading2 = unitOf(assessment.axis);
  const budgets2 = Math.max(heading2.length, ...rows.map(({ budget }) => budget.length));
  const values = Math.max(...rows.map(({ value: value2 }) => value2.length));
  const lines = rows.map(
    ({ budget, arm: arm2, limits: limits2, value: value2, evidence }) => [
      budget.padStart(budgets2),
      arm2,
      drawn(limits2, arm2, scale),
      value2.padEnd(evidence === "" ? 0 : values),
      evidence
    ].join("  ")
  );
  const axis = `${heading2.padStart(budgets2)}     ${tickLine(scale)}`;
  return [axis, ...lines].map((line2) => line2.trimEnd()).join("\n");
}
function forestKey({ alone }) {
  return `${alone ? "c candidate" : "b baseline, c candidate"}; \u25C2 and \u25B8: the limits go on`;
}
function rowsOf2(assessment) {
  const { baseline, rows, alone } = assessment;
  const write = scoreFormat(assessment);
  const value2 = ({ middle }) => Number.isFinite(middle) ? write(middle) : "fails";
  if (alone !== null) {
    return alone.rows.map((row) => {
      const limits2 = toMetric(row, alone.sweep.direction);
      const budget = formatBudget(row.budget);
      return { budget, arm: "c", limits: limits2, value: value2(limits2), evidence: "" };
    });
  }
  if (baseline === null) return [];
  return rows.flatMap((row) => {
    const [b, c] = [row.baseline, row.candidate].map(
      (one2) => toMetric(one2, baseline.direction)
    );
    const words2 = evidenceWords(row, assessment);
    const evidence = words2 === "none" ? "no evidence" : words2;
    return [
      { budget: formatBudget(row.budget), arm: "b", limits: b, value: value2(b), evidence: "" },
      { budget: "", arm: "c", limits: c, value: value2(c), evidence }
    ];
  });
}
var DECADES2 = 100;
var TICK_COLUMNS = 12;
function scaleOf(rows, columns2) {
  const late = rows.slice(Math.floor(rows.length / 3));
  const values = [
    ...rows.map(({ limits: limits2 }) => limits2.middle),
    ...late.flatMap(({ limits: limits2 }) => [limits2.lower, limits2.upper])
  ].filter(Number.isFinite);
  const [low, high] = withRoom(Math.min(...values), Math.max(...values));
  const isLog = low > 0 && high / low > DECADES2;
  const scale = (isLog ? log() : linear2()).domain([low, high]).range([0, columns2 - 1]);
  const count = Math.max(2, columns2 / TICK_COLUMNS);
  const write = isLog ? significantFormat(1) : scale.tickFormat(count);
  const edge = (score) => score < low ? -1 : columns2;
  return {
    columns: columns2,
    ticks: (isLog ? powersOfTen(low, high) : scale.ticks(count)).map((value2) => ({
      value: value2,
      text: write(value2)
    })),
    columnOf: (score) => Number.isFinite(score) && !(isLog && score <= 0) ? Math.round(scale(score)) : edge(score)
  };
}
function powersOfTen(low, high) {
  const first = Math.ceil(Math.log10(low));
  const count = Math.floor(Math.log10(high)) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(`1e${first + i}`));
}
function withRoom(low, high) {
  if (low < high) return [low, high];
  const middle = Number.isFinite(low) ? low : 0;
  const around = Math.abs(middle) / 10 || 1;
  return [middle - around, middle + around];
}
var DOTS = { b: "\u25CB", c: "\u25CF" };
function drawn({ lower, middle, upper }, arm2, scale) {
  const { columns: columns2, columnOf } = scale;
  const [from, to] = [columnOf(lower), columnOf(upper)];
  const at2 = Number.isFinite(middle) ? columnOf(middle) : null;
  const cells = Array.from({ length: columns2 }, (_, i) => {
    if (i === at2) return DOTS[arm2];
    if (i === from) return "\u251C";
    if (i === to) return "\u2524";
    return i > from && i < to ? "\u2500" : " ";
  });
  return `${from < 0 ? "\u25C2" : " "}${cells.join("")}${to >= columns2 ? "\u25B8" : " "}`;
}
function tickLine({ columns: columns2, ticks: ticks2, columnOf }) {
  return ticks2.reduce((line2, { value: value2, text }) => {
    const start = columnOf(value2) + 1 - Math.floor(text.length / 2);
    const isFree = start >= (line2 === "" ? 0 : line2.length + 2);
    return isFree && start + text.length <= columns2 + 2 ? line2.padEnd(start) + text : line2;
  }, "");
}

// src/render/comment/budget-table.ts
function budgetTable(assessment) {
  const { baseline, alone } = assessment;
  const columns2 = alone === null ? comparedColumns(assessment) : loneColumns(assessment);
  const sweep = alone?.sweep ?? baseline;
  if (sweep === null || columns2.length === 0) return "";
  const lines = (columns2[0]?.[1] ?? []).map((_, i) => columns2.map(([, cells]) => cells[i] ?? ""));
  const names = columns2.map(([name]) => name);
  return `${curveCaption(sweep, assessment)}; ${sizesOf(assessment)}:

${table(names, lines)}`;
}
function sizesOf({ alone, comparison }) {
  const curves = alone === null ? [comparison?.baseline, comparison?.candidate] : [alone.curve];
  const [first = 0, second] = curves.flatMap((curve) => curve?.band.n ?? []);
  const [b, c] = [first, second].map((count) => count?.toLocaleString("en-US"));
  const trials2 = first === 1 ? "trial" : "trials";
  if (second === void 0) return `${b} ${trials2}`;
  return first === second ? `${b} ${trials2} each` : `${b} and ${c} trials`;
}
function curveCaption({ metric, direction }, assessment) {
  const curve = capitalized(curveWord(assessment.settings, direction));
  return `${curve} best ${codeSpan(metric)} (${betterWord(direction)}) with ${limitsOf(assessment)}`;
}
function comparedColumns(assessment, format2 = scoreFormat(assessment)) {
  const { baseline, comparison, rows } = assessment;
  if (!baseline || !comparison || rows.length === 0) return [];
  const { direction } = baseline;
  const valuesOf2 = (arm2) => rows.map((row) => toMetric(row[arm2], direction));
  const budgets2 = rows.map(({ budget }) => budget);
  return [
    ...budgetColumns(budgets2, assessment, [comparison.baseline, comparison.candidate]),
    ["Evidence", rows.map((row) => describeEvidence(row, assessment))],
    ["Difference", rows.map((row) => describeDifference(row, direction, format2))],
    ["Baseline", written(valuesOf2("baseline"), format2)],
    ["Candidate", written(valuesOf2("candidate"), format2)]
  ];
}
function loneColumns(assessment) {
  const { alone } = assessment;
  if (alone === null || alone.rows.length === 0) return [];
  const { sweep, curve, rows } = alone;
  const values = rows.map((row) => toMetric(row, sweep.direction));
  const budgets2 = rows.map(({ budget }) => budget);
  return [
    ...budgetColumns(budgets2, assessment, [curve]),
    ["Candidate", written(values, scoreFormat(assessment))]
  ];
}
function budgetColumns(budgets2, { axis }, curves) {
  const trials2 = (budget) => curves.map(({ trialCost }) => formatBudget(budget / trialCost)).join(" / ");
  const inUnit = [capitalized(unitOf(axis)), budgets2.map(formatBudget)];
  if (axis.kind === "trials") return [inUnit];
  const name = curves.length === 1 ? "Trials" : "Trials (baseline / candidate)";
  return [inUnit, [name, budgets2.map(trials2)]];
}
function written(values, format2) {
  return values.map((value2) => describeLimits(value2, format2));
}
function describeEvidence(row, assessment) {
  const words2 = evidenceWords(row, assessment);
  return words2.endsWith("strong") ? `**${words2}**` : words2;
}

// src/render/comment/checklist.ts
var CHECKLIST_ITEMS = {
  infrastructure: { words: "computing infrastructure", field: "infrastructure.hardware" },
  runtime: { words: "average runtime", field: "runtime.trialSeconds" },
  "data-splits": { words: "data splits", field: "evaluation.split" },
  "validation-performance": { words: "validation performance", field: null },
  code: { words: "link to the code", field: "code.repository" },
  "search-space-bounds": { words: "bounds of the search space", field: "search.space" },
  "best-configuration": { words: "best configuration", field: "search.space" },
  "number-of-trials": { words: "number of trials", field: null },
  "search-method": { words: "method of choosing values", field: "search.method" },
  "selection-criterion": { words: "criterion to select by", field: null },
  curve: { words: "tuning curve", field: null }
};
function checklistSection(assessment) {
  const lists = checklistsOf(assessment);
  const columns2 = ["baseline", "candidate"].flatMap((arm2) => {
    const items = lists[arm2];
    return items === null ? [] : [{ arm: arm2, items }];
  });
  const codes = columns2[0]?.items.map(({ item }) => item) ?? [];
  if (codes.length === 0) return "";
  const rows = codes.map((code2, i) => [
    capitalized(CHECKLIST_ITEMS[code2].words),
    ...columns2.map(({ items }) => describeItem(items[i]))
  ]);
  const known = rows.filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING));
  const header3 = ["", ...columns2.map(({ arm: arm2 }) => capitalized(arm2))];
  const open = codes.filter((code2) => columns2.some((column) => isOpen2(column, code2)));
  const parts3 = [
    known.length > 0 ? table(header3, known) : "",
    [missingLine(columns2, open), SOURCE].filter(Boolean).join(" ")
  ];
  const title = `Reporting checklist: ${codes.length - open.length} of ${codes.length} items`;
  return folded(title, parts3.filter(Boolean).join("\n\n"));
}
var SOURCE = "After Dodge et al. (2019), text box 1.";
var NOTHING = "\u2013";
function isOpen2({ items }, code2) {
  return items.some(({ item, state }) => item === code2 && state !== "reported");
}
function missingLine(columns2, open) {
  if (open.length === 0) return "";
  const items = open.map((code2) => {
    const lacking = columns2.filter((column) => isOpen2(column, code2));
    const only = lacking.length < columns2.length ? ` (${lacking[0]?.arm})` : "";
    return `${CHECKLIST_ITEMS[code2].words}${only}`;
  });
  const hasField = open.some((code2) => CHECKLIST_ITEMS[code2].field !== null);
  const how = hasField ? " Add them in `sweep.meta.json`." : "";
  return `**Missing or incomplete:** ${items.join(", ")}.${how}`;
}
var MAX_TEXT_LENGTH = 120;
var SHA = /^[0-9a-f]{40,64}$/;
function describeItem(item) {
  if (item.state === "missing") return NOTHING;
  switch (item.item) {
    case "infrastructure":
      return parts(
        quoted(item.hardware) || missing("hardware"),
        quoted(item.software),
        quoted(item.provider)
      );
    case "runtime":
      return describeRuntime(item);
    case "data-splits":
      return parts(quoted(item.data), quoted(item.split) || missing("split"));
    case "code":
      return describeCode(item);
    case "search-space-bounds":
      return describeSpace(item);
    case "search-method":
      return describeSearch(item);
    case "selection-criterion":
      return quoted(item.selection) || NOTHING;
    default:
      return NOTHING;
  }
}
function parts(...all) {
  return all.filter(Boolean).join("; ");
}
function quoted(text) {
  return text === null ? "" : codeSpan(text, MAX_TEXT_LENGTH);
}
function missing(what) {
  return `${what} *missing*`;
}
function describeRuntime(item) {
  const { mean, deviation, total, trials: trials2, energyKilowattHours: energy } = item;
  const amount = (value2) => describeAmount(value2, item.unit);
  const spread = deviation === null ? "" : ` (standard deviation ${amount(deviation)})`;
  const of = trials2 === null ? "" : ` over ${plural2(trials2, "trial")}`;
  return parts(
    mean === null ? "" : `${amount(mean)} a trial on average${spread}`,
    total === null ? "" : `${amount(total)} in total${of}`,
    energy === null ? "" : `${describeAmount(energy, null)} kWh`,
    item.state === "reported" ? "" : missing(whatOfRuntime(item))
  );
}
function whatOfRuntime({ mean, unit: unit2 }) {
  if (mean === null) return "average";
  return unit2 === null ? "unit" : "time";
}
function describeCode({ repository, commit, runUrl }) {
  const shown3 = commit && SHA.test(commit) ? commit.slice(0, 7) : commit;
  return parts(
    quoted(repository) || (runUrl === null ? missing("link") : `[run](${runUrl})`),
    shown3 === null ? "" : `commit ${codeSpan(shown3)}`
  );
}
function describeSearch({ method: method2, sampler, seed }) {
  const known = [
    method2 === "unknown" ? missing("method") : method2,
    sampler !== null && `by ${codeSpan(sampler, MAX_TEXT_LENGTH)}`,
    seed !== null && `seed ${seed}`
  ];
  return known.filter(Boolean).join(", ");
}
var MAX_PARAMETERS = 8;
var MAX_VALUES = 5;
var MAX_VALUE_LENGTH2 = 30;
function describeSpace({ parameters, known, fixed }) {
  const tuned = known - fixed;
  const shown3 = parameters.slice(0, Math.min(tuned, MAX_PARAMETERS));
  const more = tuned - shown3.length;
  const lines = [
    ...shown3.map(describeDimension),
    more > 0 && `and ${more} more`,
    fixed > 0 && `${tuned > 0 ? "and " : ""}${plural2(fixed, "parameter")} with one value only`
  ];
  return lines.filter(Boolean).join("<br>");
}
function describeDimension({ name, declared, isBounded, observed, isOutside }) {
  const drawn2 = observed ? describeObserved(observed) : "";
  const lines = [
    declared && describeDeclared(declared),
    declared && !isBounded && "bounds *missing*",
    isOutside && "drawn *outside*",
    drawn2 && (!isBounded || isOutside) && `observed ${drawn2}`
  ];
  return `${parameterName(name)}: ${lines.filter(Boolean).join("; ")}`;
}
function describeDeclared({
  distribution,
  low,
  high,
  log: log2,
  choices
}) {
  const parts3 = [
    choices && listed(choices, choices.length),
    describeEnds(low, high),
    distribution ? codeSpan(distribution, MAX_VALUE_LENGTH2) : log2 && "log scale"
  ];
  return parts3.filter(Boolean).join(", ");
}
function describeEnds(low, high) {
  if (low !== null && high !== null) return `${parameterNumber(low)} to ${parameterNumber(high)}`;
  if (low !== null) return `at least ${parameterNumber(low)}`;
  return high === null ? "" : `at most ${parameterNumber(high)}`;
}
function describeObserved(observed) {
  const { least: least2, greatest, distinct, examples: examples2, isSometimesNone } = observed;
  const isRange = least2 !== null && greatest !== null && distinct > MAX_VALUES;
  const ends2 = isRange && [least2, greatest].map((end) => parameterNumber(end, 3)).join(" to ");
  const values = ends2 || listed(examples2, distinct);
  return `${values}${isSometimesNone ? ", or none" : ""}`;
}
function listed(values, all) {
  const shown3 = values.slice(0, MAX_VALUES).map((value2) => parameterValue(value2, MAX_VALUE_LENGTH2));
  const more = all - shown3.length;
  return [...shown3, ...more > 0 ? [`${more} more`] : []].join(", ");
}

// src/render/comment/fit-to-limit.ts
function optional(title, markdown, rank) {
  return { title, markdown, shorter: [{ rank, markdown: "" }] };
}
function fitSections(sections, { limit, elsewhere: elsewhere2 }) {
  let [shown3, text] = [sections, joined(sections)];
  const steps = stepsOf(sections);
  for (const [i, { place, markdown, rank }] of steps.entries()) {
    if (text.length <= limit && rank !== steps[i - 1]?.rank) return text;
    shown3 = shown3.map((section3, j) => j === place ? { ...section3, markdown } : section3);
    const left = i === steps.length - 1 ? "all else" : listOf(changed(sections, shown3));
    const note = `*Left out or shortened to fit GitHub\u2019s limit: ${left}. The whole report: ${elsewhere2}.*`;
    text = joined([...shown3, { markdown: note }]);
  }
  return text;
}
function stepsOf(sections) {
  const steps = sections.flatMap(
    ({ markdown: whole, shorter }, place) => shorter.filter(({ markdown }) => markdown !== whole).map((one2) => ({ place, ...one2 }))
  );
  return steps.sort((a, b) => a.rank - b.rank);
}
function changed(whole, shown3) {
  const counts = /* @__PURE__ */ new Map();
  for (const [i, { title, markdown }] of whole.entries()) {
    if (title !== "" && markdown !== shown3[i]?.markdown)
      counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return [...counts].map(([title, count]) => count === 1 ? title : `${title} (${count} times)`);
}
function joined(sections) {
  const written5 = sections.map(({ markdown }) => markdown).filter(Boolean);
  return `${written5.join("\n\n")}
`;
}

// src/render/comment/warnings.ts
var MINOR = [
  "ties",
  "small-n",
  "unequal-n",
  "cost-imprecise",
  "search-method-unknown",
  "pruner-unknown",
  "order-unknown"
];
function warningsSection({ warnings }) {
  const seen = warnings.filter(({ code: code2 }) => !MINOR.includes(code2));
  return seen.map((warning) => `> **Note**${armOf(warning)}: ${said(warning, codeSpan)}`).join("\n>\n");
}
function minorNotes({ warnings }) {
  const minor = warnings.filter(({ code: code2 }) => MINOR.includes(code2));
  return minor.map((warning) => `${capitalizedArm(warning)}${said(warning, codeSpan)}`);
}
function warningLines(warnings) {
  return warnings.map((warning) => `Note${armOf(warning)}: ${said(warning, printable)}`);
}
function armOf({ arm: arm2 }) {
  return arm2 === null ? "" : ` (${arm2})`;
}
function capitalizedArm({ arm: arm2 }) {
  if (arm2 === null) return "";
  return arm2 === "baseline" ? "Baseline: " : "Candidate: ";
}
function said({ message, names }, write) {
  return names.length === 0 ? message : `${message} (${names.map((name) => write(name)).join(", ")})`;
}

// src/render/comment/method.ts
function methodSection(assessment) {
  const notes3 = [crossingSentence(assessment), ...minorNotes(assessment)].filter(Boolean);
  const lines = [...notes3, ...method(assessment)].map((line2) => `- ${line2}`);
  const parts3 = ["How to read this", notes3.length > 0 && "notes", "method and settings"];
  const title = capitalized(
    parts3.slice(assessment.comparison ? 0 : 1).filter(Boolean).join(", ")
  );
  return folded(title, [howToRead(assessment), lines.join("\n")].filter(Boolean).join("\n\n"));
}
function howToRead(assessment) {
  const { comparison, settings, axis, gate } = assessment;
  if (!comparison) return "";
  const word = curveWord(settings, directionOf(assessment));
  const costs = axis.kind === "cost" ? " (with the mean costs taken as known)" : "";
  const share = formatPercent(settings.comparison.minShare);
  return `A *tuning curve* is the ${word} best score after 1, 2, 3 \u2026 trials of random search. Its ${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training on this evaluation set, not for a new test set. Evidence is *weak* where one ${word} lies outside the other\u2019s limits, *fair* where each does, *strong* where the limits do not meet; weak and fair count on at least ${share} of the budgets (log scale).${margin(settings)}${gate === "pass" ? " A pass does not mean \u201Cno regression\u201D." : ""}`;
}
function margin({ comparison }) {
  const { margin: raised2 } = comparison;
  if (raised2 === 0) return "";
  return ` Before it is judged worse, the candidate\u2019s curve is raised by the margin of ${raised2}; the numbers shown are without it.`;
}
function method(assessment) {
  const { comparison, settings, axis } = assessment;
  const { failedTrials, prunedTrials } = settings.reading;
  const { failOn } = settings.gate;
  const fails2 = failOn === "never" ? "never" : `on ${failOn} evidence`;
  return [
    ...bandLines(assessment),
    ...gateLines(assessment),
    ...chanceLines(assessment),
    `Budgets: ${comparedBudgets(comparison, axis)}; failed trials: ${failedTrials}; pruned: ${prunedTrials}; ${searchWords(assessment)}fails ${fails2}`,
    `${TOOL.name} ${TOOL.version}, after Lourie et al., *Show Your Work with Confidence* (2024)`
  ];
}
function comparedBudgets(comparison, axis) {
  const ends2 = comparison?.range?.map((budget) => inDigits(budget, 4)) ?? [];
  return ends2.length === 0 ? "none" : withUnit([...new Set(ends2)].join(" to "), axis);
}
function gateLines({ gateConfidence: gateConfidence2, settings }) {
  const { falseAlarmRate } = settings.comparison;
  const { failOn } = settings.gate;
  if (falseAlarmRate === null || failOn === "never") return [];
  const searched = failOn === "strong" ? "the smallest, to 0.0001 %, that keeps" : "the smallest, in steps of 0.5 %, from which on all are shown by simulation, with 97.5 % confidence, to keep";
  return [
    `The gate\u2019s own bands: ${formatPercent(Number(gateConfidence2.toFixed(4)))}, ${searched} false alarms of the check to ${falseAlarmRate} or less. Evidence, the budgets compared and the chances go by them; limits and differences by ${formatPercent(settings.band.confidence)}`
  ];
}
function chanceLines(assessment) {
  const { chances, comparison, axis, gate } = assessment;
  if (chances === null || comparison === null) return [];
  const rates = Object.entries(chances.falseAlarm).flatMap(
    ([level, rate]) => rate === null ? [] : `${level} ${formatOdds(rate)}`
  );
  const ifNothing = `Evidence of \u201Cworse\u201D if nothing changed: ${rates.join(", ")}; simulated rates with two standard errors`;
  const good = worseWords(comparison) === "worse" ? "at least as good" : "no worse than the margin allows";
  const bound = formatLimit(chances.falseStrongBound).replace(" times in", " in");
  const known = axis.kind === "cost" ? ", taking the mean costs as known" : "";
  return [
    ...rates.length > 1 ? [ifNothing] : [],
    ...gate === "fail" && isJudged(assessment) ? [catchesSentence(assessment)].filter(Boolean) : [],
    `False strong evidence, where the candidate is ${good}${known}: ${bound}; fair and weak have no such bound`
  ];
}
function searchWords({ baseline, candidate }) {
  const [b, c] = [baseline, candidate].map((sweep) => sweep && describeSearch2(sweep));
  if (b == null || c == null || b === c) return b || c ? `search: ${b ?? c}; ` : "";
  return `search: ${b || "unknown"} (baseline), ${c || "unknown"} (candidate); `;
}
function describeSearch2({ search }) {
  if (search.method === "unknown") return "";
  return search.sampler === null ? search.method : `${search.method}, ${codeSpan(search.sampler)}`;
}
function bandLines({ comparison, settings, jointLevel: jointLevel2 }) {
  if (!comparison || jointLevel2 === null) return [];
  const [b, c] = [comparison.baseline, comparison.candidate].map(
    ({ band: band2 }) => describeBand(band2.method, settings)
  );
  const together = `all differences hold at once with at least ${formatLevel(jointLevel2)}`;
  if (b === c) return [`Bands: ${b}; ${together}`];
  return [`Baseline\u2019s band: ${b}`, `Candidate\u2019s band: ${c}; ${together}`];
}
function describeBand(method2, { band: band2 }) {
  const switched = method2 === band2.method ? "" : ", as for all sweeps of more than 20,000 trials; smaller budgets are resolved for it";
  return `${method2}, ${formatPercent(band2.confidence)}, ${howCalibrated(method2, band2)}${switched}`;
}
function howCalibrated(method2, { calibration, seed }) {
  if (method2 === "dkw") return "in closed form, conservative";
  return calibration === "exact" ? "calibrated exactly" : `calibrated by simulation, seed ${seed}`;
}

// src/render/chart/budgets.ts
var UNRESOLVED = 4;
function chartBudgets({ arms, firstBudget: first, budgetMax }) {
  const resolvable = arms.map((arm2) => (arm2.gate ?? arm2).resolvableBudget);
  const resolved = Math.min(...resolvable, budgetMax ?? Infinity);
  const isResolved = resolved > first;
  const trials2 = Math.max(...arms.map(({ scores }) => scores.length));
  const reach = Math.min(isResolved ? resolved : UNRESOLVED * first, trials2 * first);
  return { first, last: reach > first ? reach : 2 * first, isResolved };
}
var PRIORITIES = [[1], [2, 5], [3], [4, 6, 8], [1.5], [1.2, 2.5]];
function decades(from, to) {
  const first = Math.floor(Math.log10(from));
  const last = Math.floor(Math.log10(to));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
function readableNumbers(first, last) {
  return PRIORITIES.flatMap(
    (mantissas) => (
      // From text, so that no powers are rounded.
      decades(first, last).flatMap((power) => mantissas.map((m) => Number(`${m}e${power}`)))
    )
  );
}
function trialMarks({ first, last }, trialCost) {
  const [from, to] = [first / trialCost, last / trialCost];
  const inside = (trials2) => trials2 >= from * (1 - 1e-9) && trials2 <= to * (1 + 1e-9);
  const marks = [1, ...readableNumbers(from, to)];
  return marks.filter((trials2) => Number.isInteger(trials2) && inside(trials2));
}
function budgetMarks({ first, last }) {
  const all = readableNumbers(first, last);
  const whole = first === 1 ? all.filter((x) => x % (last > 3 ? 1 : 0.5) === 0) : all;
  return [first, ...whole, Number(last.toPrecision(2))].filter(
    (budget) => budget >= first && budget <= last
  );
}
function spaced(marks, isApart) {
  const placed2 = [];
  const texts = /* @__PURE__ */ new Set();
  for (const mark of marks) {
    if (texts.has(formatBudget(mark)) || !placed2.every((other) => isApart(other, mark))) continue;
    texts.add(formatBudget(mark));
    placed2.push(mark);
  }
  return placed2.sort((a, b) => a - b);
}

// src/render/chart/chart-of.ts
function chartOf(assessment) {
  const { alone, settings, axis, baseline, candidate, comparison } = assessment;
  if (alone) {
    const { sweep, curve } = alone;
    const chart2 = curveChart(sweep, curve, { settings, axis });
    return {
      ...chart2,
      title: `Candidate alone: ${lastMedian(sweep, curve, { settings, axis })}`,
      arms: [arm("candidate", sweep, curve)]
    };
  }
  if (!baseline || !candidate || !comparison) return null;
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const sizes3 = b === c ? `${plural2(b, "trial")} each` : `${b} and ${c} trials`;
  const arms = [
    arm("baseline", baseline, comparison.baseline, comparison.gate.baseline),
    arm("candidate", candidate, comparison.candidate, comparison.gate.candidate)
  ];
  const format2 = scoreFormat(assessment);
  return {
    ...frame(assessment, baseline, sizes3),
    firstBudget: Math.max(comparison.baseline.trialCost, comparison.candidate.trialCost),
    budgetMax: comparison.rules.budgetMax,
    title: headline(assessment),
    arms,
    ...judged(assessment, comparison),
    format: format2,
    description: `${verdictSentence(assessment)} ${trialsSentence2(arms, format2)}`
  };
}
function curveChart(sweep, curve, shown3) {
  const arms = [arm("sweep", sweep, curve)];
  const format2 = formatOfCurves([curve]);
  return {
    ...frame(shown3, sweep, plural2(curve.band.n, "trial")),
    firstBudget: curve.trialCost,
    budgetMax: null,
    title: `Tuning curve of ${label(sweep)}`,
    arms,
    lane: [],
    isJudged: false,
    format: format2,
    description: `${curveSentence(sweep, curve, shown3)} ${trialsSentence2(arms, format2)}`
  };
}
function lastMedian(sweep, curve, { axis }) {
  const last = Math.max(curve.trialCost, curve.resolvableBudget);
  const { middle } = toMetric(limitsAt(curve, last), sweep.direction);
  const format2 = formatOfCurves([curve]);
  const value2 = Number.isFinite(middle) ? format2(middle) : "fails";
  return `${value2} after ${describeBudget(last, axis)}`;
}
function curveSentence(sweep, curve, { settings, axis }) {
  const { trialCost: first, resolvableBudget: last } = curve;
  const ends2 = last > first ? [first, last] : [first];
  const format2 = formatOfCurves([curve]);
  const said2 = ends2.map((end) => {
    const limits2 = toMetric(limitsAt(curve, end), sweep.direction);
    return `${describeLimits(limits2, format2)} after ${describeBudget(end, axis)}`;
  });
  return `The ${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} is ${said2.join(" and ")}.`;
}
var MAX_METRIC_LENGTH = 40;
function frame({ settings, axis, gateConfidence: gateConfidence2 }, sweep, sizes3) {
  const { band: band2, comparison } = settings;
  const { direction } = sweep;
  const word = curveWord(settings, direction);
  const best = `${capitalized(word)} best ${printable(sweep.metric, MAX_METRIC_LENGTH)}`;
  const isOther = gateConfidence2 !== void 0 && gateConfidence2 !== band2.confidence;
  const gate = `dashed edges: the gate\u2019s ${formatPercent(Number((gateConfidence2 ?? 0).toFixed(3)))}`;
  const { margin: margin2, target } = comparison;
  const sign = direction === "maximize" ? "+" : "\u2212";
  return {
    subtitle: [
      `${best} with ${formatPercent(band2.confidence)} bands`,
      sizes3,
      betterWord(direction),
      ...isOther ? [gate] : [],
      ...margin2 === 0 ? [] : [`dotted: candidate ${sign} margin ${margin2}`]
    ],
    xLabel: axis.kind === "cost" ? `${unitOf(axis)} (log scale), and the trials they buy` : "trials of random search (log scale)",
    unit: unitOf(axis),
    curveWord: word,
    target,
    margin: margin2,
    metric: printable(sweep.metric),
    direction
  };
}
function limitsOf2({ lower, upper, resolvableBudget: resolvableBudget2 }, { direction }) {
  const [worst, best] = [lower, upper].map(
    (limit) => mapSteps(limit, (score) => orient(score, direction))
  );
  const isUp = direction === "maximize";
  return { lower: isUp ? worst : best, upper: isUp ? best : worst, resolvableBudget: resolvableBudget2 };
}
function arm(role, sweep, curve, gate = curve) {
  const toMetric2 = (score) => orient(score, sweep.direction);
  return {
    role,
    median: mapSteps(curve.point, toMetric2),
    ...limitsOf2(curve, sweep),
    gate: gate === curve ? null : limitsOf2(gate, sweep),
    scores: sweep.trials.map(({ score }) => toMetric2(score)),
    trialCost: curve.trialCost
  };
}
function judged({ verdict }, comparison) {
  const isJudged2 = verdict !== "invalid" && verdict !== "insufficient";
  return { lane: isJudged2 ? laneOf(comparison) : [], isJudged: isJudged2 };
}
function laneOf({ worse, better }) {
  const segments = [...segmentsOf(worse, "worse"), ...segmentsOf(better, "better")];
  return segments.sort((a, b) => a.from - b.from);
}
function segmentsOf({ intervals }, direction) {
  const { weak, fair, strong } = intervals;
  const cuts = [...new Set([weak, fair, strong].flat(2))].sort((a, b) => a - b);
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i];
    const holds = (level2) => intervals[level2].some(([a, b]) => a <= from && to <= b);
    const level = ["strong", "fair", "weak"].find(holds);
    return level ? [{ from, to, level, direction }] : [];
  });
}
function trialsSentence2(arms, format2) {
  const rows = arms.map(({ scores, role }) => {
    const finite2 = scores.filter(Number.isFinite);
    const whose = arms.length === 1 ? "" : ` of the ${role}`;
    const failed = scores.length - finite2.length;
    return [
      `${plural2(scores.length, "trial")}${whose}`,
      ...finite2.length > 0 ? [rangeOf(finite2, format2)] : [],
      ...failed > 0 ? [`${failed} failed`] : []
    ].join(", ");
  });
  return `Every trial: ${rows.join("; ")}.`;
}
function rangeOf(scores, format2) {
  const low = scores.reduce((a, b) => Math.min(a, b));
  const high = scores.reduce((a, b) => Math.max(a, b));
  return low === high ? `all at ${format2(low)}` : `from ${format2(low)} to ${format2(high)}`;
}

// src/render/chart/scores.ts
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
  const scores = arms.flatMap((arm2) => arm2.scores).filter(isDrawable);
  const low = scores.reduce((a, b) => Math.min(a, b), target ?? Infinity);
  const high = scores.reduce((a, b) => Math.max(a, b), 0);
  if (low < 1e-250 || high > 1e250) return false;
  return scale === "log" ? high > 0 : high > LOG_SPAN * low;
}
var MAX_DRAWABLE = 5e307;
function isDrawable(score) {
  return Math.abs(score) < MAX_DRAWABLE;
}
var STRETCH = 1.5;
var TARGET_STRETCH = 2;
var PADDING = 0.05;
function curveAxis(curves, shown3) {
  const { isLog, target } = shown3;
  const { toPlane, fromPlane } = planeOf(isLog);
  const found = extent(curves, shown3, toPlane);
  if (found === null) return { low: 0, high: 1, isLog: false, ticks: [] };
  const [low, high] = withTarget(found, target === null ? null : toPlane(target));
  const [from, to] = padded(low, high, isLog);
  const start = !isLog && low >= 0 && high > low ? Math.max(0, from) : from;
  return axisBetween(fromPlane(start), fromPlane(to), isLog);
}
function extent(curves, { budgets: { first, last }, range: range3, always = [], stretch = STRETCH }, toPlane) {
  const start = range3 === "full" ? first : first * (last / first) ** (1 / 3);
  const medians = curves.flatMap(({ median: median2 }) => scoresOn(median2, first, last));
  const bands2 = curves.flatMap(
    ({ lower, upper, resolvableBudget: resolvableBudget2 }) => [lower, upper].flatMap((edge) => scoresOn(edge, start, Math.min(last, resolvableBudget2)))
  );
  const inner = intervalOf([...medians, ...always].map(toPlane));
  const outer = intervalOf([...medians, ...always, ...bands2].map(toPlane));
  if (inner === null || outer === null) return outer;
  const slack2 = range3 === "full" ? Infinity : stretch * (inner[1] - inner[0]) || Infinity;
  return [Math.max(outer[0], inner[0] - slack2), Math.min(outer[1], inner[1] + slack2)];
}
function scoresOn(curve, from, to) {
  if (from > to) return [];
  const budgets2 = from < to ? [from, ...commonBreaks([curve], from, to)] : [from];
  return budgets2.map((budget) => valueAt(curve, budget)).filter(isDrawable);
}
function intervalOf(values) {
  if (values.length === 0) return null;
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}
function withTarget([low, high], target) {
  if (target === null) return [low, high];
  const [least2, most] = [Math.min(low, target), Math.max(high, target)];
  return most - least2 <= TARGET_STRETCH * (high - low) ? [least2, most] : [low, high];
}
var MIN_SPAN = 1e-303;
function padded(low, high, isLog, share = PADDING) {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  if (span <= Math.max(isLog ? 1e-12 : 1e-12 * size, MIN_SPAN)) {
    const linear3 = size > MIN_SPAN ? 0.02 * size : 1;
    const around = isLog ? 0.2 : linear3;
    return [low - around, high + around];
  }
  return [low - share * span, high + share * span];
}
var STRIP = { share: 0.9, stretch: 4, padding: 0.02 };
function stripAxis(model, isLog) {
  const { toPlane, fromPlane } = planeOf(isLog);
  const sign = model.direction === "maximize" ? 1 : -1;
  const sweeps2 = model.arms.map(
    ({ scores }) => scores.filter(isDrawable).map((score) => sign * toPlane(score)).sort((a, b) => b - a)
  );
  const best = intervalOf(sweeps2.flat())?.[1];
  if (best === void 0) return null;
  const core = Math.min(
    ...sweeps2.map((scores) => scores[Math.ceil(STRIP.share * scores.length) - 1] ?? best)
  );
  const limit = core < best ? best - STRIP.stretch * (best - core) : -Infinity;
  const least2 = sweeps2.flat().reduce((a, b) => b >= limit ? Math.min(a, b) : a, best);
  const [low, high] = sign > 0 ? [least2, best] : [-best, -least2];
  const [from, to] = padded(low, high, isLog, STRIP.padding);
  return axisBetween(fromPlane(from), fromPlane(to), isLog);
}
var TICKS = 5;
function axisBetween(low, high, isLog) {
  const ticks2 = isLog && high >= 10 * low ? logTicks(low, high) : linearTicks(low, high);
  return { low, high, isLog, ticks: ticks2 };
}
function linearTicks(low, high) {
  const scale = linear2([low, high], [0, 1]);
  const format2 = formatOf2(scale);
  return scale.ticks(TICKS).map((score) => ({ score, text: format2(score) }));
}
function logTicks(low, high) {
  const powers = Math.log10(high) - Math.log10(low);
  const mantissas = powers < 2 ? [1, 2, 5] : [1];
  const every = Math.ceil(powers / 6);
  return decades(low, high).filter((power) => power % every === 0).flatMap((power) => mantissas.map((mantissa) => Number(`${mantissa}e${power}`))).filter((score) => score >= low && score <= high).map((score) => ({ score, text: plain2(score) }));
}
function plain2(score) {
  if (score < 1e-4 || score >= 1e6) return powerOfTen(score, 1);
  return grouped(String(score));
}
function grouped(text) {
  return text.replace(/^−?\d{5,}/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));
}
var PLAIN = { decimals: 6, small: 0.01, large: 1e9 };
function formatOf2(scale) {
  const [low = 0, high = 1] = scale.domain();
  const [first = low, second = high] = scale.ticks(TICKS);
  const size = Math.max(Math.abs(low), Math.abs(high));
  const exponent2 = Math.floor(Math.log10(second - first) + 1e-6);
  const isSmall = -exponent2 > PLAIN.decimals && size < PLAIN.small;
  if (!isSmall && size < PLAIN.large) {
    const plainFormat = scale.tickFormat(TICKS, "f");
    return (score) => grouped(plainFormat(score));
  }
  const digits = Math.floor(Math.log10(size)) - exponent2 + 1;
  return (score) => score === 0 ? "0" : powerOfTen(score, Math.min(17, Math.max(1, digits)));
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
  setHeight(height2) {
    this.height = height2;
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
    const { width, height: height2, chart: chart2, format: format2, version, backgroundColor, devicePixelRatio, apiKey } = this;
    const postData = {
      width,
      height: height2,
      chart: chart2
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
    const data = await resp.arrayBuffer();
    return Buffer.from(data);
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

// src/render/svg/theme.ts
var BAND_OPACITY = 0.22;
var LIGHT = {
  background: "#ffffff",
  text: "#1f2328",
  muted: "#59636e",
  grid: "#e6e8eb",
  worse: "#cf222e",
  better: "#00797a",
  baseline: "#0969da",
  candidate: "#bc4c00",
  sweep: "#0969da",
  difference: "#6e40c9"
};
var DARK = {
  background: "#0d1117",
  text: "#f0f6fc",
  muted: "#8b949e",
  grid: "#21262d",
  worse: "#f85149",
  better: "#39c5bb",
  baseline: "#58a6ff",
  candidate: "#ffa657",
  sweep: "#58a6ff",
  difference: "#bc8cff"
};
function variable(colour) {
  return `--chart-${colour}`;
}
var PAGE = Object.fromEntries(
  Object.keys(LIGHT).map((colour) => [colour, `var(${variable(colour)})`])
);
function palette(theme2) {
  return { light: LIGHT, dark: DARK, page: PAGE }[theme2];
}
function chartVariables(theme2) {
  const colours = Object.entries(palette(theme2));
  return new Map(colours.map(([colour, value2]) => [variable(colour), value2]));
}

// src/render/comment/quickchart.ts
var MAX_URL_LENGTH = 3999;
var MAX_PIECES2 = 200;
var DENSITIES = [MAX_PIECES2, 64, 56, 48, 42, 36, 32, 28, 25, 22, 20, 18, 16, 14, 12, 10, 8, 6];
var [WIDTH, HEIGHT] = [560, 320];
function quickChart(model, server) {
  const plane = planeOf2(model);
  if (plane === null) return null;
  const areResolved = model.arms.some((arm2) => arm2.resolvableBudget > model.firstBudget);
  for (const hasBands of areResolved ? [true, false] : [false]) {
    for (const maxPieces of DENSITIES) {
      const url = urlOf(configOn(plane, model, { hasBands, maxPieces }), server);
      if (url.length <= MAX_URL_LENGTH)
        return { url, width: WIDTH, hasBands, isThinned: maxPieces < MAX_PIECES2 };
    }
  }
  return null;
}
function urlOf(config, server) {
  const { protocol, host, pathname } = new URL(server);
  return new src_default().setScheme(protocol.replace(":", "")).setHost(host + pathname.replace(/\/+$/, "")).setVersion("4").setWidth(WIDTH).setHeight(HEIGHT).setBackgroundColor("#fff").setConfig(config).getUrl();
}
var BAND_OPACITY2 = "38";
function configOn(plane, model, { hasBands, maxPieces }) {
  const medians = model.arms.map((arm2) => medianLine(arm2, plane, maxPieces));
  const bands2 = hasBands ? model.arms.flatMap((arm2) => bandLines2(arm2, plane, maxPieces)) : [];
  return {
    type: "line",
    data: { datasets: [...medians, ...bands2] },
    options: {
      elements: {
        line: { stepped: "after", borderWidth: 2 },
        point: { radius: 0 }
      },
      plugins: { legend: { align: "start" } },
      scales: {
        x: {
          type: "logarithmic",
          min: plane.from,
          max: plane.to,
          ticks: { maxRotation: 0, format: { maximumSignificantDigits: 2 } },
          title: { display: true, text: xTitle(model) }
        },
        y: {
          ...plane.isLog ? { type: "logarithmic" } : {},
          min: plane.low,
          max: plane.high,
          ticks: { includeBounds: false },
          title: {
            display: true,
            text: `${model.curveWord} best score, ${betterWord(model.direction)}`
          }
        }
      }
    }
  };
}
function planeOf2(model) {
  const budgets2 = chartBudgets(model);
  const isLog = isLogarithmic(model);
  const { low, high, ticks: ticks2 } = curveAxis(model.arms, { budgets: budgets2, isLog, target: null });
  if (ticks2.length === 0) return null;
  const { first, last } = budgets2;
  const places = 3 + Math.max(0, Math.ceil(-Math.log10(last / first - 1)));
  const x = (budget) => Number(budget.toPrecision(Math.min(17, places)));
  const span = high - low;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const digits = isLog ? 3 : 3 + Math.ceil(Math.log10(size / span));
  const written5 = (score) => Number(score.toPrecision(Math.min(17, digits)));
  const [below, above] = isLog ? [low / 2, 2 * high] : [low - span / 10, high + span / 10];
  const y = (score) => written5(Math.min(above, Math.max(below, score)));
  return {
    first,
    from: x(first),
    to: x(last),
    low: written5(low),
    high: written5(high),
    isLog,
    x,
    y
  };
}
function medianLine({ role, median: median2 }, plane, maxPieces) {
  const stretch = { from: plane.first, to: plane.to, maxPieces };
  return {
    label: role,
    data: pointsOf(
      median2,
      thinned(median2, stretch, (_, middle) => middle),
      plane
    ),
    borderColor: palette("light")[role],
    // Only in the legend, next to its dashes.
    backgroundColor: bandColour(role),
    ...role === "baseline" ? { borderDash: [7, 4] } : {}
  };
}
var bandColour = (role) => `${palette("light")[role]}${BAND_OPACITY2}`;
function bandLines2({ role, lower, upper, resolvableBudget: resolvableBudget2 }, plane, maxPieces) {
  const stretch = { from: plane.first, to: Math.min(plane.to, resolvableBudget2), maxPieces };
  if (stretch.to <= stretch.from) return [];
  const [highest, lowest] = [
    thinned(upper, stretch, (first, _, last) => Math.max(first, last)),
    thinned(lower, stretch, (first, _, last) => Math.min(first, last))
  ];
  const colour = bandColour(role);
  const plain3 = { label: "", borderColor: "#0000", backgroundColor: "#0000" };
  const fill = { target: "+1", above: colour, below: colour };
  return [
    { ...plain3, data: pointsOf(upper, highest, plane), fill },
    { ...plain3, data: pointsOf(lower, lowest, plane) }
  ];
}
function pointsOf(curve, pieces3, plane) {
  const points = pieces3.map(({ end, value: value2 }) => [plane.x(end), plane.y(value2)]);
  const changes = points.filter(([, y], i) => y !== points[i + 1]?.[1]);
  return [[plane.from, plane.y(valueAt(curve, plane.first))], ...changes];
}
function xTitle({ unit: unit2 }) {
  const word = unit2.replace(/[^\p{L}\p{N} /·.-]/gu, "").slice(0, 24);
  return `${word} of random search (log scale)`;
}
function thinned(curve, { from, to, maxPieces }, pick) {
  const ends2 = commonBreaks([curve], from, to);
  const lasts = ends2.length <= maxPieces ? ends2.map((_, i) => i) : evenlySpaced(ends2, from, maxPieces);
  return lasts.map((last, i) => {
    const start = lasts[i - 1];
    const end = ends2[last];
    const firstEnd = ends2[start === void 0 ? 0 : start + 1];
    const middle = Math.sqrt(start === void 0 ? from : ends2[start]) * Math.sqrt(end);
    return {
      end,
      value: pick(valueAt(curve, firstEnd), valueAt(curve, middle), valueAt(curve, end))
    };
  });
}
function evenlySpaced(ends2, from, maxPieces) {
  const factor = ends2.at(-1) / from;
  const lasts = /* @__PURE__ */ new Set();
  let next = 0;
  for (let i = 1; i < maxPieces; i++) {
    const budget = from * factor ** (i / maxPieces);
    while (ends2[next] <= budget) next++;
    if (next > 0) lasts.add(next - 1);
  }
  return [...lasts.add(ends2.length - 1)];
}

// src/render/comment/picture.ts
function pictureSection(assessment, picture2) {
  const model = picture2.kind === "none" ? null : chartOf(assessment);
  if (model === null) return "";
  const drawn2 = { assessment, model };
  if (picture2.kind === "stored") return storedImage(assessment, picture2);
  const image = picture2.kind === "quickchart" ? quickChartImage(drawn2, picture2.server) : "";
  return image || mermaid(drawn2);
}
function mermaid({ assessment, model }) {
  const chart2 = mermaidChart(model);
  if (chart2 === null) return "";
  const [first, ...others] = model.arms.map(({ role }) => ({ role, colour: COLOURS[role].name }));
  const lines = [
    first && `${first.colour} is the ${first.role}`,
    ...others.map(({ role, colour }) => `${colour.toLowerCase()} the ${role}`)
  ].join(", ");
  const level = formatPercent(assessment.settings.band.confidence);
  const log2 = isLogarithmic(model) ? " Log scale (base 10)." : "";
  return `${chart2}

${lines}; pale lines are the ${level} limits.${log2}`;
}
function quickChartImage({ assessment, model }, server) {
  const chart2 = quickChart(model, server);
  if (chart2 === null) return "";
  const image = `<img${attributesOf({ alt: altText(assessment), width: chart2.width, src: chart2.url })}>`;
  const { settings } = assessment;
  const level = formatPercent(settings.band.confidence);
  const shaded = chart2.hasBands ? `; shaded: ${level} simultaneous bands` : "";
  const thinned2 = chart2.isThinned ? " Some of their steps are left out." : "";
  return `${image}

Lines: ${model.curveWord}s${shaded}.${thinned2} The table has the limits.`;
}
function storedImage(assessment, { light, dark }) {
  const source = attributesOf({ media: "(prefers-color-scheme: dark)", srcset: dark });
  const image = attributesOf({ alt: altText(assessment), src: light });
  return `<picture><source${source}><img${image}></picture>`;
}
function altText(assessment) {
  return `Tuning curves. ${verdictSentence(assessment)}`;
}
var MAX_POINTS = 12;
var MAX_PLAIN2 = 1e20;
var COLOURS = {
  baseline: { name: "Blue", code: "#2f81f7" },
  candidate: { name: "Orange", code: "#db6d28" },
  sweep: { name: "Blue", code: "#2f81f7" },
  difference: { name: "Violet", code: "#8957e5" }
};
var PALE = "66";
function theme({ arms }) {
  const medians = arms.map(({ role }) => COLOURS[role].code);
  const limits2 = medians.flatMap((code2) => [`${code2}${PALE}`, `${code2}${PALE}`]);
  return `---
config:
  xyChart:
    width: 480
    height: 320
    yAxis:
      labelPadding: 10
  themeVariables:
    xyChart:
      backgroundColor: "transparent"
      plotColorPalette: "${[...limits2, ...medians].join(", ")}"
---`;
}
function mermaidChart(model) {
  const budgets2 = chartBudgets(model);
  const isLog = isLogarithmic(model);
  const axis = curveAxis(model.arms, { budgets: budgets2, isLog, target: null });
  const points = evenBudgets(budgets2);
  const [low, high] = isLog ? [Math.log10(axis.low), Math.log10(axis.high)] : [axis.low, axis.high];
  const isPlain = Math.max(Math.abs(low), Math.abs(high)) < MAX_PLAIN2;
  const write = writer(high - low);
  if (axis.ticks.length === 0 || !budgets2.isResolved || points.length < 2) return null;
  if (!isPlain || write(low) === write(high)) return null;
  const place = placeOn(axis, [low, high]);
  const lineOf = (curve) => `  line [${points.map((budget) => write(place(valueAt(curve, budget)))).join(", ")}]`;
  const labels = points.map((budget) => `"${shortBudget(budget)}"`);
  return [
    "```mermaid",
    theme(model),
    "xychart-beta",
    `  x-axis "${model.unit} of random search (log scale)" [${labels.join(", ")}]`,
    `  y-axis ${write(low)} --> ${write(high)}`,
    ...model.arms.flatMap(({ upper, lower }) => [lineOf(upper), lineOf(lower)]),
    ...model.arms.map(({ median: median2 }) => lineOf(median2)),
    "```"
  ].join("\n");
}
function evenBudgets({ first, last }) {
  const all = Array.from(
    { length: MAX_POINTS },
    (_, i) => first * (last / first) ** (i / (MAX_POINTS - 1))
  );
  return all.filter((budget, i) => {
    const next = all[i + 1];
    return next === void 0 || shortBudget(next) !== shortBudget(budget);
  });
}
function shortBudget(budget) {
  return formatBudget(Number(budget.toPrecision(2)));
}
function writer(span) {
  const decimals = Math.min(100, Math.max(0, 3 - Math.floor(Math.log10(span))));
  return (value2) => value2.toFixed(decimals).replace(/\.?0*$/, (zeros) => decimals === 0 ? zeros : "").replace(/^-0$/, "0");
}

// src/render/comment/sweeps.ts
var MAX_PARAMETERS2 = 30;
var NONE = "\u2013";
function sweepsSection(assessment) {
  const arms = shownOf(assessment);
  if (arms.length === 0) return "";
  const names = namesOf(arms);
  const rows = [
    ...sweepRows(arms, assessment),
    ...bestRows(arms),
    ...parameterRows(arms, names.slice(0, MAX_PARAMETERS2))
  ];
  const notes3 = [moreNote(names), unknownNote(arms), FLATTERS].filter(Boolean).join(" ");
  return inFold(arms, rows, `

${notes3}`);
}
function briefSweepsSection(assessment) {
  const arms = shownOf(assessment);
  return arms.length === 0 ? "" : inFold(arms, sweepRows(arms, assessment).slice(0, 2), "");
}
function inFold(arms, rows, notes3) {
  const title = `Sweep${arms.length > 1 ? "s and best configurations" : " and best configuration"}`;
  const header3 = ["", ...arms.map((arm2) => arm2.title)];
  const known = rows.filter(([, ...cells]) => cells.some((cell) => cell !== NONE));
  return folded(title, `${table(header3, known)}${notes3}`);
}
function shownOf(assessment) {
  const shown3 = (arm2, title) => {
    const sweep = assessment[arm2];
    return sweep ? [{ title, sweep, best: bestConfiguration(sweep) }] : [];
  };
  return [...shown3("baseline", "Baseline"), ...shown3("candidate", "Candidate")];
}
function sweepRows(arms, { settings }) {
  const source = ({ sweep }) => `${codeSpan(sweep.source.location)} (${sweep.format})`;
  return [
    ["Read from", ...arms.map(source)],
    ["Trials", ...arms.map(({ sweep }) => describeCounts(sweep, settings))],
    ["Mean cost", ...arms.map(({ sweep }) => meanCost(sweep))]
  ];
}
function meanCost({ cost }) {
  if (cost === null) return NONE;
  const unit2 = cost.unit === null ? "" : ` ${codeSpan(cost.unit)}`;
  return `${formatBudget(cost.mean)}${unit2} (of ${plural2(cost.from, "trial")})`;
}
function bestRows(arms) {
  const format2 = scoreFormat2(arms.flatMap(({ best }) => best?.score ?? []));
  return [
    ["**Best score**", ...arms.map((arm2) => scoreCell(arm2, format2))],
    ["found in", ...arms.map(({ best }) => best ? codeSpan(best.where, 200) : NONE)],
    ["Cost", ...arms.map(costCell)],
    ["Training seed", ...arms.map(({ best }) => String(best?.seed ?? NONE))]
  ];
}
function scoreFormat2(scores) {
  const magnitude = Math.max(0, ...scores.map(Math.abs));
  const gap = scores.length > 1 ? Math.max(...scores) - Math.min(...scores) : 0;
  const width = Math.min(3e-3 * magnitude, 3, Math.max(gap, 1e-6 * magnitude));
  return formatFor(gap > 0 ? width : 0, magnitude);
}
function scoreCell({ sweep, best }, format2) {
  if (best === null) return "all trials failed";
  const remarks = [
    best.sharedBy > 1 && `the first of ${best.sharedBy} that share it`,
    best.isPruned && "pruned"
  ].filter(Boolean);
  const remark = remarks.length > 0 ? ` (${remarks.join("; ")})` : "";
  return `${format2(best.score)} ${codeSpan(sweep.metric, 40)}${remark}`;
}
function costCell({ sweep, best }) {
  if (best === null || best.cost === null) return NONE;
  return describeAmount(best.cost, sweep.cost?.unit ?? null);
}
function namesOf(arms) {
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  return [.../* @__PURE__ */ new Set([...varied, ...all])];
}
function parameterRows(arms, names) {
  return names.map((name) => [
    parameterName(name),
    ...arms.map(({ best }) => valueCell(best?.parameters ?? {}, name))
  ]);
}
function valueCell(parameters, name) {
  const value2 = Object.hasOwn(parameters, name) ? parameters[name] : void 0;
  return value2 === void 0 ? NONE : parameterValue(value2);
}
function moreNote(names) {
  const more = names.length - MAX_PARAMETERS2;
  return more > 0 ? `${plural2(more, "more parameter")} in \`report.json\`.` : "";
}
function unknownNote(arms) {
  const guessed = arms.filter(({ best, sweep }) => best?.parameters && areParametersGuessed(sweep));
  const isUnknown = arms.some(({ best }) => best?.parameters === null);
  if (guessed.length === 0 && !isUnknown) return "";
  const what = guessed.length > 0 ? "All columns of that row are shown" : "The files do not tell parameters from other columns";
  return `${what}: list the parameters under \`search.space\` in \`sweep.meta.json\`.`;
}
var FLATTERS = "A best score flatters: compare the curves.";

// src/render/comment/comment.ts
function renderComment(assessment, frame2, limit = Number.POSITIVE_INFINITY) {
  return fitSections(sectionsOf(assessment, frame2), { limit, elsewhere: elsewhere(frame2) });
}
function sectionsOf(assessment, frame2) {
  return [
    lead(assessment, frame2),
    optional("how to accept it", frame2.acceptance, 15),
    ...shownSections(assessment, frame2.picture),
    optional("the earlier verdicts", earlierSentence(frame2.earlier), 8),
    baselineSection(assessment),
    optional("its link", fullReportLine(frame2), 14),
    ...foldedSections(assessment),
    optional("the origin", frame2.origin, 13)
  ];
}
function shownSections(assessment, picture2) {
  return [
    optional("the notes", warningsSection(assessment), 11),
    optional("the chart", chart(assessment, picture2), 7),
    optional("the table", budgetTable(assessment), 12),
    optional("what the result can promise", outlook(assessment), 9)
  ];
}
function baselineSection(assessment) {
  return optional("the choice of the baseline", baselineSentence(assessment), 6);
}
function foldedSections(assessment) {
  return [
    {
      title: "the sweeps",
      markdown: sweepsSection(assessment),
      shorter: [
        { rank: 2, markdown: briefSweepsSection(assessment) },
        { rank: 5, markdown: "" }
      ]
    },
    optional("the reporting checklist", checklistSection(assessment), 1),
    optional("method and settings", methodSection(assessment), 4)
  ];
}
function lead(assessment, { name }) {
  const mark = [statusMark(assessment), name && `${codeSpan(name)}:`].filter(Boolean).join(" ");
  const result = `${mark} **${headline(assessment)}.**`;
  const said2 = [
    result,
    strengthSentence(assessment),
    outcomeSentence(assessment),
    ...explanations(assessment)
  ];
  return {
    title: "what it means",
    markdown: said2.filter(Boolean).join(" "),
    shorter: [{ rank: 10, markdown: result }]
  };
}
function chart(assessment, picture2) {
  if (picture2.kind !== "none") return pictureSection(assessment, picture2);
  const plot = forestPlot(assessment, FOREST_COLUMNS.comment);
  return plot && `${fenced(plot, "text")}

${forestKey(assessment)}.`;
}
function outlook(assessment) {
  return outlookSentences(assessment).map((sentence) => `- ${sentence}`).join("\n");
}
var NO_FRAME = {
  name: "",
  origin: "",
  acceptance: "",
  fullReport: null,
  jobSummary: null,
  earlier: [],
  picture: { kind: "mermaid" },
  pictures: /* @__PURE__ */ new Map()
};
function fullReportLine({ fullReport }) {
  return fullReport === null ? "" : `Full report: [interactive page, chart and data](${fullReport})`;
}
function elsewhere({ fullReport, jobSummary }) {
  if (fullReport !== null) return `[page, chart and data](${fullReport})`;
  return jobSummary === null ? "`comment.md`" : `[job summary](${jobSummary})`;
}
var JUDGED = ["worse", "better", "mixed", "none"];
function earlierSentence(verdicts) {
  if (verdicts.length === 0) return "";
  const sentence = `Earlier on this pull request: ${verdicts.map(describeEarlier).join(", ")}.`;
  const hasJudged = verdicts.some(({ verdict }) => JUDGED.includes(verdict));
  return hasJudged ? `${sentence} A rate is for one look; looks add up.` : sentence;
}
function describeEarlier({ sha, gate, verdict, level }) {
  const words2 = [VERDICT_WORDS.get(verdict), level === "none" ? void 0 : level];
  const inParentheses = words2.filter(Boolean).join(", ");
  return [gate, sha && `at ${codeSpan(sha)}`, inParentheses && `(${inParentheses})`].filter(Boolean).join(" ");
}

// src/render/comment/failure.ts
function failureTitle({ fault, suggestion }) {
  return fault === "data" && suggestion === null ? "No verdict: a sweep could not be read" : "No verdict: the settings have to be corrected";
}
function renderFailure(error, { name, origin }, title = failureTitle(error)) {
  const { suggestion } = error;
  const mark = ["\u274C", name && `${codeSpan(name)}:`].filter(Boolean).join(" ");
  const sections = [
    `${mark} **${title}.**`,
    fenced(error.message),
    suggestion && columnTable(suggestion),
    suggestion && settingsToCopy(suggestion),
    origin
  ];
  return `${sections.filter(Boolean).join("\n\n")}
`;
}
function columnTable({ columns: columns2, hidden }) {
  if (columns2.length === 0) return "";
  const rows = columns2.map(({ name, values, least: least2, greatest }) => [
    String(values),
    codeSpan(name),
    least2 <= greatest ? `${inDigits(least2, 4)} to ${inDigits(greatest, 4)}` : ""
  ]);
  const more = hidden > 0 ? `

And ${plural2(hidden, "more column")}.` : "";
  return `The columns of numbers:

${table(["Values", "Column", "Range"], rows)}${more}`;
}
function isCopiable(settings) {
  return !settings.some(([, value2]) => JSON.stringify(value2).includes("${{"));
}
function settingsToCopy({ settings }) {
  if (!isCopiable(settings)) return "";
  return `What to set:

${fenced(withBlock(settings), "yaml")}`;
}
function withBlock(settings) {
  const line2 = ([name, value2]) => `  ${name}: ${typeof value2 === "string" ? yamlText(value2) : `# ${value2.question}`}`;
  return ["with:", ...settings.map(line2)].join("\n");
}
var NOT_A_STRING = /^(null|true|false|yes|no|on|off|y|n)$/i;
function yamlText(value2) {
  const isWord = /^[A-Za-z][\w./-]*$/.test(value2) && !NOT_A_STRING.test(value2);
  return isWord ? value2 : JSON.stringify(value2);
}
function suggestedFlags({ settings }) {
  return settings.map(
    ([name, value2]) => typeof value2 === "string" ? `--${name}${separator(value2)}${shellText(value2)}` : `--${name} ${value2.placeholder}`
  ).join(" ");
}
function separator(value2) {
  return value2.startsWith("-") ? "=" : " ";
}
function shellText(value2) {
  return /^[\w./-]+$/.test(value2) ? value2 : `'${value2.replaceAll("'", `'\\''`)}'`;
}

// src/render/wording/several.ts
var MAX_NAMES = 3;
var MAX_NOT_COMPARED = 10;
function runMark({ gate, comparisons: comparisons2 }) {
  if (gate === "fail") return "\u274C";
  return comparisons2.every(({ assessment }) => statusMark(assessment) === "\u2705") ? "\u2705" : "\u26AA";
}
function runHeadline(run, write) {
  const [first, ...others] = groupsOf(run);
  const count = run.comparisons.length;
  const all = count === 2 ? "both" : `all ${count}`;
  const where = first.length === count ? all : `${first.length} of ${count}`;
  const claim = `${briefVerdict(first[0].assessment)} in ${where} comparisons`;
  if (run.verdict !== "none" || statusMark(first[0].assessment) !== "\u2705")
    return `${claim}${examples(first, run, write)}${acceptedBy(first[0].assessment)}`;
  const better = others.find(([{ assessment }]) => assessment.verdict === "better");
  const more = better && `, better in ${better.length}${examples(better, run, write)}`;
  return `${claim}${more ?? ""}`;
}
function examples(group2, { comparisons: comparisons2 }, write) {
  const numbers2 = group2.map(({ assessment }) => headlineParts(assessment).numbers.replace(":", ""));
  const isAll = group2.length === comparisons2.length;
  if (group2.length <= 2 && !(isAll && numbers2.every((one2) => one2 === ""))) {
    return `: ${group2.map(({ name }, i) => `${write(name)}${numbers2[i]}`).join("; ")}`;
  }
  return isAll ? "" : `: ${someNames(group2, MAX_NAMES, write)}`;
}
function someNames(group2, most, write) {
  const names = group2.slice(0, most).map(({ name }) => write(name));
  const more = group2.length - names.length;
  return listOf(more > 0 ? [...names, `${more} more`] : names);
}
function groupsOf({ comparisons: [worst, ...others] }) {
  const groups = [[worst]];
  for (const one2 of others) {
    const group2 = groups.find(([first]) => outcomeOf(first) === outcomeOf(one2));
    if (group2 === void 0) groups.push([one2]);
    else group2.push(one2);
  }
  return groups;
}
function outcomeOf({ assessment }) {
  return `${assessment.gate} ${briefVerdict(assessment)}`;
}
function runExplanations(run, write) {
  const [first] = groupsOf(run);
  const { assessment } = first[0];
  const said2 = [
    first.length === 1 && isJudged(assessment) ? strengthSentence(assessment) : "",
    ...isJudged(assessment) ? [] : [`${headlineParts(assessment).claim}.`],
    outcomeSentence(assessment, runMark(run)),
    ...explanations(assessment),
    ...run.comparisons.map((one2) => acceptedSentence(one2.assessment)),
    othersSentence(run, first.length),
    run.gate === "pass" && run.verdict === "none" ? sensitivitySentence(run, write) : ""
  ];
  return [...new Set(said2.filter(Boolean))];
}
var ENDS = {
  fail: ["also fails", "also fail"],
  neutral: ["is neutral", "are neutral"],
  pass: ["passes", "pass"]
};
function othersSentence({ comparisons: comparisons2, gate }, told) {
  if (gate === "pass") return "";
  const others = comparisons2.slice(told);
  const gates = ["fail", "neutral", "pass"].flatMap((end) => {
    const count = others.filter(({ assessment }) => assessment.gate === end).length;
    return count === 0 ? [] : [{ count, end: ENDS[end][count === 1 ? 0 : 1] }];
  });
  const [only, ...more] = gates;
  if (only === void 0) return "";
  if (more.length === 0) return `The other ${only.count === 1 ? "" : `${only.count} `}${only.end}.`;
  return `Of the other ${others.length}, ${listOf(gates.map(({ count, end }) => `${count} ${end}`))}.`;
}
function sensitivitySentence({ comparisons: comparisons2 }, write) {
  const slowdown = ({ assessment }) => assessment.chances?.detectableSlowdown ?? Infinity;
  const least2 = comparisons2.reduce((a, b) => slowdown(b) > slowdown(a) ? b : a);
  const sentence = catchSentence(least2.assessment);
  const isSame2 = comparisons2.every(({ assessment }) => catchSentence(assessment) === sentence);
  if (sentence === "" || isSame2) return sentence;
  return `The least sensitive is ${write(least2.name)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
var CHECK = /\b(t)h(?:is|e) check (?=(?:fails|finds|shows|catches|would have|passes|is neutral|never|does not|judges)\b)/gi;
function aboutOne(text) {
  return text.replace(CHECK, "$1his comparison ");
}
function familyWiseSentence({ familyWise, comparisons: comparisons2 }) {
  if (familyWise === null) return "";
  const canFail = comparisons2.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const event = canFail ? "this check fails" : "this check finds strong evidence";
  return `If nothing changed in any of them, ${event} ${formatLimit(familyWise.rate)}.`;
}
function runNotes({ notCompared: notCompared2, configNote }, write) {
  const left = notCompared2.map((name) => ({ name }));
  const notThere = left.length > 0 && `Not compared (no sweep of that name is expected): ${someNames(left, MAX_NOT_COMPARED, write)}.`;
  return [configNote, notThere].filter(Boolean).join(" ");
}
var SUMMARY_COLUMNS = [
  "Comparison",
  "Verdict",
  "Evidence",
  "After",
  "Baseline",
  "Candidate"
];
function summaryRows(run, write) {
  return run.comparisons.map(({ name, assessment }) => {
    const { example, axis } = assessment;
    const row = isJudged(assessment) ? example : null;
    const scores = row === null ? ["", ""] : exampleScores(assessment, row);
    return [
      write(name),
      `${statusMark(assessment)} ${briefVerdict(assessment)}${assessment.acknowledged ? ", accepted" : ""}`,
      evidenceFound(assessment) || "\u2013",
      row === null ? "\u2013" : describeBudget(row.budget, axis),
      ...scores.map((score) => score === null ? "fails" : score || "\u2013")
    ];
  });
}

// src/render/comment/several.ts
function renderRunComment(run, given, limit = Number.POSITIVE_INFINITY) {
  const frame2 = frameOf(run, given);
  const [only, ...others] = run.comparisons;
  if (others.length === 0) return renderComment(only.assessment, frame2, limit);
  const result = lead2(run, frame2);
  const folds = run.comparisons.flatMap((one2, i) => {
    const place = { last: run.comparisons.length - i, isFirst: i === 0, above: result.markdown };
    return foldOf(one2, place, frame2);
  });
  const sections = [
    result,
    optional("how to accept it", frame2.acceptance, OF_RUN + 5),
    { title: "the summary", markdown: summaryTable(run), shorter: [] },
    optional("what the result can promise", familyWiseSentence(run), OF_RUN + 1),
    optional("the earlier verdicts", earlierSentence(frame2.earlier), OF_RUN),
    optional("its link", fullReportLine(frame2), OF_RUN + 4),
    ...folds,
    optional("the origin", frame2.origin, OF_RUN + 3)
  ];
  return fitSections(sections, { limit, elsewhere: elsewhere(frame2) });
}
function frameOf(run, frame2) {
  const [only, ...others] = run.comparisons;
  const origin = [runNotes(run, codeSpan), frame2.origin].filter(Boolean).join(" ");
  if (others.length > 0) return { ...frame2, origin };
  const name = [frame2.name, only.name].filter(Boolean).join(" / ");
  return { ...frame2, origin, name, picture: frame2.pictures.get(only.name) ?? frame2.picture };
}
function lead2(run, { name }) {
  const mark = [runMark(run), name && `${codeSpan(name)}:`].filter(Boolean).join(" ");
  const result = `${mark} **${runHeadline(run, codeSpan)}.**`;
  return {
    title: "what it means",
    markdown: [result, ...runExplanations(run, codeSpan)].join(" "),
    shorter: [{ rank: OF_RUN + 2, markdown: result }]
  };
}
function summaryTable(run) {
  return table(SUMMARY_COLUMNS, summaryRows(run, codeSpan), "left");
}
var [OF_ANY, OF_PASSING, OF_FAILING, OF_RUN] = [0, 1e4, 2e4, 3e4];
var DETAILS = 5;
var WHOLE2 = 20;
function foldOf({ name, assessment }, { last, isFirst, above }, { picture: picture2, pictures }) {
  const fails2 = assessment.gate === "fail";
  const said2 = [
    strengthSentence(assessment),
    outcomeSentence(assessment),
    ...explanations(assessment)
  ].filter((sentence) => !above.includes(sentence));
  const fold = `<details${fails2 && isFirst ? " open" : ""}>`;
  const sections = [
    optional("a fold", `${fold}${summaryOf(name, assessment)}`, WHOLE2),
    optional("what it means", said2.join(" "), 10),
    ...shownSections(assessment, pictures.get(name) ?? picture2),
    baselineSection(assessment),
    ...foldedSections(assessment),
    optional("", "</details>", WHOLE2)
  ];
  const tierOf = (rank) => {
    if (rank <= DETAILS) return OF_ANY;
    return fails2 ? OF_FAILING : OF_PASSING;
  };
  return sections.map(({ title, markdown, shorter }) => ({
    title,
    markdown: aboutOne(markdown),
    shorter: shorter.map((one2) => ({
      rank: tierOf(one2.rank) + 100 * one2.rank + last,
      markdown: aboutOne(one2.markdown)
    }))
  }));
}
function summaryOf(name, assessment) {
  const title = `${statusMark(assessment)} <code>${escapeXml(printable(name))}</code> \xB7 ${escapeXml(headline(assessment))}`;
  return `<summary>${title}</summary>`;
}

// src/render/terminal/layout.ts
var PLAIN_SCREEN = { width: 80, hasColours: false, isVerbose: true };
var STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39] };
function styled(text, style, { hasColours }) {
  if (!hasColours || style === null) return text;
  const [on, off] = STYLES[style];
  return text.replace(/.+/g, (line2) => `\x1B[${on}m${line2}\x1B[${off}m`);
}
var NO_COLUMN = /[\p{M}\p{Cf}]/gu;
var TWO_COLUMNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/gu;
function columnsOf(line2) {
  const visible = line2.replace(NO_COLUMN, "");
  return Array.from(visible).length + (visible.match(TWO_COLUMNS)?.length ?? 0);
}
var SPACE = / (?!%)/;
function wrapped(text, { width }) {
  const lines = [];
  for (const word of text.split(SPACE)) {
    const line2 = lines.at(-1);
    if (line2 === void 0 || columnsOf(line2) + 1 + columnsOf(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${line2} ${word}`;
  }
  return lines.join("\n");
}
function prose(sentences, screen) {
  const inner = { ...screen, width: screen.width - 2 };
  return sentences.filter(Boolean).map((sentence) => wrapped(sentence, inner).replaceAll("\n", "\n  ")).join("\n");
}
var MIN_CELL = 20;
function aligned(rows, screen) {
  const widths = (rows[0] ?? []).map(
    (_, i) => rows.reduce((widest, row) => Math.max(widest, columnsOf(row[i] ?? "")), 0)
  );
  const line2 = (row) => {
    const start = row.slice(0, -1).map((cell, i) => `${padded2(cell, widths[i] ?? 0)}  `);
    const before = `  ${start.join("")}`;
    const left = columnsOf(before);
    const width = Math.max(MIN_CELL, screen.width - left);
    const last = wrapped(row.at(-1) ?? "", { ...screen, width });
    return before + last.replaceAll("\n", `
${" ".repeat(left)}`);
  };
  return `
${rows.map((row) => line2(row).trimEnd()).join("\n")}`;
}
function padded2(cell, width) {
  return cell + " ".repeat(Math.max(0, width - columnsOf(cell)));
}
function paragraphs(parts3) {
  return `${parts3.filter(Boolean).join("\n")}
`;
}
function alignRight(cells) {
  const width = Math.max(...cells.map(columnsOf));
  return cells.map((cell) => " ".repeat(width - columnsOf(cell)) + cell);
}

// src/render/terminal/inspection.ts
function renderInspection(sweep, screen) {
  const { inspection } = sweep;
  const { source, format: format2, files, gaps } = inspection;
  const title = `${printablePath(source.location)}: ${format2.title} (format ${format2.name}), ${plural2(files, "file")}`;
  const parts3 = [
    title,
    facts(sweep, screen),
    metricTable(inspection, screen),
    parameterTable(inspection, screen),
    costTable(inspection, screen),
    ...[...gaps.map(describeGap), ...notesOf(sweep)].map(
      (note) => `
${styled(wrapped(`Note: ${note}`, screen), "dim", screen)}`
    ),
    toUse(inspection)
  ];
  return `${parts3.filter(Boolean).join("\n")}
`;
}
function facts(sweep, screen) {
  const { inspection } = sweep;
  const { metric, isOrdered } = inspection;
  const rows = [
    ["trials", describeTrials(inspection.trials)],
    ["counted", describeCounted(sweep)],
    ["metric", metric.name === null ? "unknown" : `${shown2(metric.name)} (${METRIC[metric.from]})`],
    ["direction", describeDirection(inspection)],
    ["search", describeSearch3(inspection.search)],
    ["order", isOrdered ? "recorded" : "not recorded; as found"],
    ...describeMeta(inspection.meta)
  ];
  return aligned(rows, screen);
}
var METRIC = {
  given: "as given",
  only: "the only column of numbers it can be",
  unknown: ""
};
var DIRECTION = {
  given: "as given",
  recorded: "recorded, or fixed by the format",
  name: "guessed from the name of the metric",
  unknown: "not recorded, and not clear from the name"
};
function describeDirection({ metric, direction: { value: value2, from }, settings }) {
  if (value2 !== null || metric.name !== null) return `${value2 ?? "unknown"} (${DIRECTION[from]})`;
  const isRecorded = settings.length > 0 && settings.every(([name]) => name !== "direction");
  return isRecorded ? "recorded for each metric" : "unknown";
}
var SEARCH = {
  recorded: "recorded",
  meta: "as sweep.meta.json says",
  given: "as given",
  unknown: "not recorded"
};
function describeTrials({ rows, leftOut, ...counts }) {
  const { finished, failed, pruned, unfinished: unfinished2 } = counts;
  const kinds = `${finished} finished, ${failed} failed, ${pruned} pruned, ${unfinished2} unfinished`;
  return [`${rows}: ${kinds}`, ...leftOut.map(describeLeftOut)].join("; ");
}
function describeCounted({ inspection, resolvableBudget: resolvableBudget2, confidence }) {
  const { counted } = inspection.trials;
  if (counted === null || resolvableBudget2 === null) return "not known yet";
  return `${counted}, which resolve budgets up to ${formatBudget(resolvableBudget2)} at ${formatPercent(confidence)}`;
}
function describeSearch3({ method: method2, sampler, seed, from }) {
  const named3 = sampler === null ? "" : `, by ${shown2(sampler)}`;
  const seeded = seed === null ? "" : `, seed ${seed}`;
  return `${method2} (${SEARCH[from]})${named3}${seeded}`;
}
function describeMeta(meta) {
  if (meta === null) return [];
  const known = Object.entries(meta).flatMap(([name, part]) => part === null ? [] : name);
  return [[META_FILE, known.join(", ") || "records nothing"]];
}
var MAX_SHOWN = 20;
function metricTable({ metric }, screen) {
  const rows = metric.candidates.map((column) => [
    String(column.values),
    shown2(column.name),
    range2(column),
    column.name === metric.name ? "the metric" : ""
  ]);
  const title = "Columns of numbers that could be the metric";
  return section(title, [["values", "name", "range", ""], ...rows], screen);
}
function parameterTable({ parameters }, screen) {
  if (parameters === null)
    return "\nParameters: this format does not distinguish them from other columns";
  const rows = parameters.map((parameter) => [
    String(parameter.values),
    shown2(parameter.name),
    `${parameter.distinct} distinct`,
    parameter.examples.length === 0 ? range2(parameter) : examplesOf(parameter)
  ]);
  return section("Parameters", [["values", "name", "", "range"], ...rows], screen);
}
function examplesOf({ examples: examples2, distinct }) {
  const list2 = examples2.map((one2) => printable(one2, 20));
  return [...list2, ...distinct > list2.length ? ["\u2026"] : []].join(", ");
}
function costTable({ costs }, screen) {
  const rows = costs.map(({ name, values, mean, unit: unit2 }) => [
    String(values),
    shown2(name),
    `mean ${inDigits(mean, 4)}${unit2 === null ? "" : ` ${unit2}`}`
  ]);
  return section("What could be the cost (--cost)", [["values", "name", ""], ...rows], screen);
}
function section(title, rows, screen) {
  if (rows.length === 1) return "";
  const hidden = rows.length - 1 - MAX_SHOWN;
  const more = hidden > 0 ? `
  and ${hidden} more` : "";
  return `
${title}:${aligned(rows.slice(0, MAX_SHOWN + 1), screen)}${more}`;
}
function toUse({ source, settings, metric, obstacle }) {
  if (obstacle !== null || metric.name === null && settings.length === 0) return "";
  const { location } = source;
  const where = ["candidate", location];
  if (printable(location, 200) !== location || !isCopiable([where, ...settings])) return "";
  const command = `tuning-gate compare BASELINE ${shellText(location)} ${suggestedFlags({ settings })}`;
  const block = withBlock([where, ...settings]).replaceAll(/^/gm, "  ");
  return `
To compare it:
  ${command.trimEnd()}
In a workflow:
${block}`;
}
function shown2(name) {
  return printable(name, 60);
}
function range2({ least: least2, greatest }) {
  if (least2 === null || greatest === null) return "";
  return `${inDigits(least2, 4)} to ${inDigits(greatest, 4)}`;
}
var MAX_NAMED2 = 10;
function notesOf({ inspection, checklist }) {
  const declared = (checklist ?? []).flatMap((item) => item.item === "search-space-bounds" ? item.parameters : []).filter((dimension) => dimension.declared !== null);
  const absent = declared.filter(({ observed }) => observed === null);
  const outside = declared.filter(({ isOutside }) => isOutside);
  const space = [
    absent.length > 0 && `${META_FILE} declares parameters that no trial has: ${named2(absent)}.`,
    outside.length > 0 && `Parameters were drawn outside of the bounds that ${META_FILE} declares: ${named2(outside)}.`
  ];
  return [...inspection.warnings, ...space.filter((note) => note !== false)];
}
function named2(dimensions) {
  const names = dimensions.slice(0, MAX_NAMED2).map(({ name }) => printable(name, 40));
  const more = dimensions.length - names.length;
  return [...names, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}

// src/render/json/inspection.ts
function inspectionJson(sweeps2) {
  return { ...jsonHead("inspect"), sweeps: sweeps2.map(sweepJson) };
}
function sweepJson(sweep) {
  const { inspection, resolvableBudget: resolvableBudget2, confidence, checklist } = sweep;
  const { search, settings, obstacle, sweep: _, ...rest } = inspection;
  const { method: method2, sampler, seed, from } = search;
  return {
    ...rest,
    search: { method: method2, sampler, seed, from },
    checklist: checklist?.map(({ item, state }) => ({ item, state })) ?? null,
    warnings: notesOf(sweep),
    settings: Object.fromEntries(
      settings.map(([name, value2]) => [name, typeof value2 === "string" ? value2 : null])
    ),
    resolvableBudget: resolvableBudget2,
    confidence
  };
}

// src/render/json/values.ts
var INNERMOST = /[{[]\n\s+([^{}[\]]{1,150}?)\n\s*([}\]])/g;
function jsonText(value2) {
  const lines = JSON.stringify(value2, finiteOrText, 2).replace(
    INNERMOST,
    (found, inner) => {
      const [open, close] = found[0] === "{" ? ["{ ", " }"] : ["[", "]"];
      return `${open}${inner.replace(/\n\s*/g, " ")}${close}`;
    }
  );
  return `${printableJson(lines)}
`;
}
function compactJson(value2) {
  return JSON.stringify(value2, finiteOrText);
}
function finiteOrText(_, value2) {
  if (value2 === Infinity) return "Infinity";
  return value2 === -Infinity ? "-Infinity" : value2;
}
function limits(at2, direction) {
  const { lower, middle, upper } = toMetric(at2, direction);
  return { lower, median: middle, upper };
}
function falseAlarmJson({ weak, fair, strong }) {
  const known = (one2) => one2 && { rate: one2.rate, standardError: one2.standardError, bound: one2.isBound };
  return { weak: known(weak), fair: known(fair), strong: known(strong) };
}

// src/render/svg/inter-widths.ts
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

// src/render/svg/text-width.ts
var SAFETY = 1.05;
var WIDE = /* @__PURE__ */ new Map([
  ["\uFDFD", 12],
  ["\u2E3A", 2],
  ["\u2E3B", 3]
]);
function characterWidth(character, weight) {
  const width = INTER_WIDTHS[weight][(character.codePointAt(0) ?? 0) - 32];
  if (width !== void 0) return width / 1e3;
  return WIDE.get(character) ?? (new RegExp("\\p{Extended_Pictographic}", "u").test(character) ? 1.4 : 1);
}
function textWidth(text, { size, weight }) {
  let ems = 0;
  for (const character of text) ems += characterWidth(character, weight);
  return ems * size * SAFETY;
}
function truncate(text, style, maxWidth) {
  if (textWidth(text, style) <= maxWidth) return text;
  let space = maxWidth - textWidth("\u2026", style);
  let shown3 = "";
  for (const character of text) {
    space -= textWidth(character, style);
    if (space < 0) break;
    shown3 += character;
  }
  return `${shown3.replace(/[\s\u200d]+$/u, "")}\u2026`;
}
function wrapped2(text, style, { width, maxLines }) {
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    const fits = lines.length === maxLines || textWidth(longer, style) <= width;
    if (last !== void 0 && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

// src/render/svg/svg.ts
function coordinate(value2) {
  return String(Math.round(value2 * 100) / 100);
}
function element(name, attributes, content = "") {
  const written5 = Object.entries(attributes).map(([key, value2]) => [
    key,
    typeof value2 === "number" ? coordinate(value2) : value2
  ]);
  const start = `<${name}${attributesOf(Object.fromEntries(written5))}`;
  return content === "" ? `${start}/>` : `${start}>${content}</${name}>`;
}
function group(classes, parts3) {
  return parts3.length === 0 ? [] : [element("g", { class: classes }, parts3.join(""))];
}
function tidy(text) {
  const spaced2 = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const low = spaced2.replace(new RegExp("(\\p{M}{3})\\p{M}+", "gu"), "$1");
  return low.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}
function haloAttributes(halo) {
  if (halo === void 0) return {};
  return { stroke: halo, "stroke-width": 3, "stroke-linejoin": "round", "paint-order": "stroke" };
}
function label2(options) {
  const { x, y, size, weight, fill, anchor = "start" } = options;
  const shown3 = truncate(options.text, options, options.maxWidth ?? Number.POSITIVE_INFINITY);
  const tooltip = shown3 === options.text ? "" : element("title", {}, escapeXml(options.text));
  const attributes = {
    x,
    y,
    "font-size": size,
    "font-weight": weight === "semibold" ? 600 : void 0,
    "text-anchor": anchor === "start" ? void 0 : anchor,
    fill,
    ...haloAttributes(options.halo)
  };
  return element("text", attributes, escapeXml(shown3) + tooltip);
}
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
  return pathOf([
    { x: left, y },
    { x: right, y }
  ]);
}
function vertical(x, [top, bottom]) {
  return pathOf([
    { x, y: top },
    { x, y: bottom }
  ]);
}
function labelBox({ x, y, text, anchor = "start", ...style }) {
  const width = textWidth(text, style);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
}
var FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
function pictureOf(picture2, parts3) {
  const { id, width, height: height2, title, description, background } = picture2;
  const ids = { title: `${id}-title`, description: `${id}-description` };
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width,
    height: height2,
    viewBox: `0 0 ${coordinate(width)} ${coordinate(height2)}`,
    role: "img",
    "aria-labelledby": `${ids.title} ${ids.description}`,
    "font-family": FONTS,
    direction: "ltr"
  };
  const content = [
    element("title", { id: ids.title }, escapeXml(title)),
    element("desc", { id: ids.description }, escapeXml(description)),
    element("rect", { width, height: height2, fill: background }),
    ...parts3
  ];
  return `${element("svg", attributes, `
${content.join("\n")}
`)}
`;
}
function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height2 = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height2);
}
var TEXT_WEIGHT = 1e3;
function bestPlace(places, { lines, texts }) {
  const covered2 = (box, others) => others.reduce((sum, other) => sum + overlap(box, other), 0);
  const costs = places.map((place) => {
    const box = labelBox(place);
    return covered2(box, lines) + TEXT_WEIGHT * covered2(box, texts);
  });
  return places[costs.indexOf(Math.min(...costs))];
}

// src/render/svg/sheet.ts
function sheet(width, plotHeight, sizes3) {
  const [title, text, small] = sizes3;
  return {
    width,
    left: 16,
    right: width - 16,
    plotHeight,
    title: { size: title, weight: "semibold" },
    text: { size: text, weight: "regular" },
    strong: { size: text, weight: "semibold" },
    small: { size: small, weight: "regular" }
  };
}
var SHEETS = {
  wide: sheet(640, 250, [18, 14, 13]),
  narrow: sheet(400, 220, [16, 12, 11])
};
function lineHeight({ size }) {
  return Math.round(1.35 * size);
}
function centred(y, { size }) {
  return y + 0.36 * size;
}
var MAX_TITLE_LINES = 3;
var MAX_SUBTITLE_LINES = 4;
function headingOf(title, subtitle, sheet2) {
  const width = sheet2.right - sheet2.left;
  const titles = wrapped2(tidy(title), sheet2.title, { width, maxLines: MAX_TITLE_LINES });
  const subtitles = subtitle.flatMap(
    (text) => wrapped2(tidy(text), sheet2.text, { width, maxLines: MAX_SUBTITLE_LINES })
  );
  const first = 10 + sheet2.title.size;
  const second = first + lineHeight(sheet2.title) * (titles.length - 1) + lineHeight(sheet2.text) + 3;
  const lines = [
    ...titles.map((text, i) => {
      return { ...sheet2.title, text, y: first + lineHeight(sheet2.title) * i, isTitle: true };
    }),
    ...subtitles.map((text, i) => {
      return { ...sheet2.text, text, y: second + lineHeight(sheet2.text) * i, isTitle: false };
    })
  ];
  return { lines, bottom: (lines.at(-1)?.y ?? 0) + 4 };
}
function header({ lines }, sheet2, ink) {
  const maxWidth = sheet2.right - sheet2.left;
  return lines.map(
    ({ isTitle, ...line2 }) => label2({ ...line2, x: sheet2.left, fill: isTitle ? ink.text : ink.muted, maxWidth })
  );
}

// src/render/chart/model.ts
function differenceOf({ arms }, budgets2) {
  const [baseline, candidate] = arms;
  if (baseline === void 0 || candidate === void 0) return null;
  const minus = (a, b, undefinedAs) => subtract([a, b], budgets2, undefinedAs);
  return {
    role: "difference",
    median: minus(candidate.median, baseline.median, Number.NaN),
    lower: minus(candidate.lower, baseline.upper, -Infinity),
    upper: minus(candidate.upper, baseline.lower, Infinity),
    resolvableBudget: Math.min(baseline.resolvableBudget, candidate.resolvableBudget),
    gate: null
  };
}
function subtract([a, b], { first, last }, undefinedAs) {
  const ends2 = [first, ...commonBreaks([a, b], first, last)];
  const values = ends2.map((end) => {
    const difference2 = valueAt(a, end) - valueAt(b, end);
    return Number.isNaN(difference2) ? undefinedAs : difference2;
  });
  return stepFunction([...ends2.slice(0, -1), Infinity], values);
}
function marginOf({ margin: margin2, direction }) {
  if (margin2 === 0) return [];
  return [direction === "maximize" ? -margin2 : margin2];
}

// src/render/chart/trials.ts
var MAX_DOTS = 300;
function isInColumns({ arms }) {
  return arms.some(({ scores }) => scores.length > MAX_DOTS);
}
var RADIUS = 3;
var LAYERS = 3;
var OPACITY = 0.6;
var GOLDEN = (Math.sqrt(5) - 1) / 2;
function dotPlaces(model, { rows, axis }) {
  return rows.map(({ arm: { scores }, box }) => {
    if (axis === null || isInColumns(model)) return scores.map(() => null);
    const x = placeOn(axis, [box.left, box.right]);
    const ranked = [...scores.keys()].sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
    const ranks = new Map(
      ranked.filter((trial) => isOn(axis, scores[trial] ?? Infinity)).map((trial, rank) => [trial, rank])
    );
    return scores.map((score, trial) => {
      const rank = ranks.get(trial);
      return rank === void 0 ? null : { x: x(score), y: height(rank, box) };
    });
  });
}
function height(rank, { top, bottom }) {
  const share = (rank * GOLDEN + 0.5) % 1;
  return top + RADIUS + share * (bottom - top - 2 * RADIUS);
}
function trials(model, place, ink) {
  const { rows, axis } = place;
  if (axis === null) return [];
  const shares = rows.map((row) => columnShares(row, axis));
  const largest = Math.max(...shares.flat());
  const places = dotPlaces(model, place);
  return rows.flatMap(({ arm: arm2, box }, i) => {
    const fill = ink[arm2.role];
    const marks = isInColumns(model) ? columns(shares[i] ?? [], box, { largest, fill }) : dots(
      (places[i] ?? []).flatMap((one2) => one2 ?? []),
      fill
    );
    return group(`trials ${arm2.role}`, marks);
  });
}
function dots(places, stroke) {
  const look = { stroke, "stroke-width": 2 * RADIUS, "stroke-linecap": "round" };
  const inOrder = [...places].sort((a, b) => a.x - b.x || a.y - b.y);
  return Array.from({ length: LAYERS }, (_, layer) => {
    const own = inOrder.filter((_2, i) => i % LAYERS === layer);
    const d = own.map((point) => `${pathOf([point])}h0`).join("");
    return d === "" ? "" : element("path", { d, ...look, "stroke-opacity": OPACITY });
  }).filter(Boolean);
}
var COLUMN = 6;
function columnShares({ arm: { scores }, box }, axis) {
  const { left, right } = box;
  const x = placeOn(axis, [0, right - left]);
  const counts = new Array(Math.ceil((right - left) / COLUMN)).fill(0);
  for (const score of scores.filter((one2) => isOn(axis, one2))) {
    const column = Math.min(counts.length - 1, Math.floor(x(score) / COLUMN));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts.map((count) => count / scores.length);
}
function columns(shares, { left, top, bottom }, { largest, fill }) {
  const d = shares.flatMap((share, i) => {
    if (share === 0) return [];
    const up = bottom - Math.max(1.5, share / largest * (bottom - top));
    const [from, to] = [left + COLUMN * i, left + COLUMN * (i + 1) - 1];
    const corners = [bottom, up, up, bottom].map((y, j) => ({ x: j < 2 ? from : to, y }));
    return `${pathOf(corners)}z`;
  });
  return d.length === 0 ? [] : [element("path", { d: d.join(""), fill, "fill-opacity": OPACITY })];
}

// src/render/chart/strip.ts
var ROW = 30;
var GAP = 8;
var HEADING = 12;
var TEXT_GAP = 14;
var NAME_GAP = 10;
function stripPlace(model, { sheet: sheet2, top, isLog }) {
  const axis = stripAxis(model, isLog);
  const headingY = top + 2 * lineHeight(sheet2.text);
  const named3 = model.arms.map((arm2) => {
    const isNamed = model.arms.length > 1 || arm2.role === "candidate";
    return { arm: arm2, name: isNamed ? arm2.role : "trials", words: leftOutWords(arm2, axis) };
  });
  const widest = Math.max(...named3.map(({ words: words2 }) => textWidth(words2, sheet2.small)));
  const space = widest > 0 ? widest + TEXT_GAP : 0;
  const names = Math.max(...named3.map(({ name }) => textWidth(name, sheet2.text)));
  const isUp = model.direction === "maximize";
  const left = sheet2.left + names + NAME_GAP + (isUp ? space : 0);
  const right = sheet2.right - (isUp ? 0 : space);
  const rows = named3.map((row, i) => {
    const rowTop = headingY + HEADING + (ROW + GAP) * i;
    return { ...row, box: { left, right, top: rowTop, bottom: rowTop + ROW } };
  });
  const axisY = headingY + HEADING + (ROW + GAP) * rows.length;
  const labelY = axisY + 2 * lineHeight(sheet2.text) + 4;
  return { sheet: sheet2, headingY, rows, axis, axisY, labelY, bottom: labelY + 14 };
}
function strip(model, place, ink) {
  return [
    ...heading(model, place, ink),
    ...axisOf2(place, ink),
    ...trials(model, place, ink),
    ...place.rows.flatMap((row) => [
      ...medianMark(row, place, ink),
      ...rowTexts(row, model, place, ink)
    ]),
    ...axisLabel(model, place, ink)
  ];
}
function heading(model, { sheet: sheet2, headingY: y }, ink) {
  const strong = { ...sheet2.strong, x: sheet2.left, y, text: "Every trial", fill: ink.text };
  const text = `${isInColumns(model) ? "in columns" : "a dot each"}, line: ${model.curveWord} trial`;
  const x = sheet2.left + textWidth(strong.text, sheet2.strong) + 8;
  return [label2(strong), label2({ ...sheet2.text, x, y, text, fill: ink.muted })];
}
function axisOf2({ sheet: sheet2, rows, axis, axisY }, ink) {
  const box = rows[0]?.box;
  if (axis === null || box === void 0) return [];
  const x = placeOn(axis, [box.left, box.right]);
  let end = sheet2.left;
  const marked2 = axis.ticks.filter(({ score, text }) => {
    const half = textWidth(text, sheet2.text) / 2;
    if (x(score) - half < end || x(score) + half > sheet2.width - 4) return false;
    end = x(score) + half + TEXT_GAP;
    return true;
  });
  const look = { ...sheet2.text, y: axisY + sheet2.text.size + 7, fill: ink.muted };
  const lines = marked2.map(({ score }) => vertical(x(score), [box.top, axisY]));
  return [
    ...lines.length === 0 ? [] : [element("path", { d: lines.join(""), stroke: ink.grid })],
    element("path", { d: horizontal(box, axisY), stroke: ink.muted }),
    ...marked2.map(({ score, text }) => label2({ ...look, x: x(score), text, anchor: "middle" }))
  ];
}
function axisLabel(model, { sheet: sheet2, labelY: y }, ink) {
  const isUp = model.direction === "maximize";
  const better = isUp ? "better \u2192" : "\u2190 better";
  const maxWidth = sheet2.right - sheet2.left - textWidth(better, sheet2.text) - TEXT_GAP;
  const [start, end] = [{ x: sheet2.left }, { x: sheet2.right, anchor: "end" }];
  const metric = { ...sheet2.text, y, text: tidy(model.metric), fill: ink.text, maxWidth };
  return [
    label2({ ...metric, ...isUp ? start : end }),
    label2({ ...sheet2.text, y, text: better, fill: ink.muted, ...isUp ? end : start })
  ];
}
function medianMark({ arm: arm2, box }, { axis }, ink) {
  const score = valueAt(arm2.median, arm2.trialCost);
  if (axis === null || !isOn(axis, score)) return [];
  const x = placeOn(axis, [box.left, box.right])(score);
  const d = vertical(x, [box.top - 2, box.bottom + 2]);
  return [element("path", { d, stroke: ink.text, "stroke-width": 2 })];
}
function rowTexts({ arm: arm2, name, words: words2, box }, { direction }, { sheet: sheet2 }, ink) {
  const y = centred((box.top + box.bottom) / 2, sheet2.text);
  const bad = direction === "maximize" ? { x: box.left - TEXT_GAP, anchor: "end" } : { x: box.right + TEXT_GAP };
  return [
    label2({ ...sheet2.text, x: sheet2.left, y, text: name, fill: ink[arm2.role] }),
    ...words2 === "" ? [] : [label2({ ...sheet2.small, ...bad, y, text: words2, fill: ink.muted })]
  ];
}
function leftOutWords({ scores }, axis) {
  const finite2 = scores.filter(Number.isFinite);
  const failed = scores.length - finite2.length;
  const off = finite2.filter((score) => axis === null || !isOn(axis, score)).length;
  const words2 = [off > 0 && `${off} off the scale`, failed > 0 && `${failed} failed`];
  return words2.filter(Boolean).join(", ");
}

// src/render/chart/layout.ts
function layOut(model, options = {}) {
  const sheet2 = SHEETS[options.width ?? "wide"];
  const budgets2 = chartBudgets(model);
  const difference2 = options.view === "difference" ? differenceOf(model, budgets2) : null;
  const isDifference = difference2 !== null;
  const curves = difference2 ? [difference2] : model.arms;
  const isLog = !isDifference && isLogarithmic(model, options.scale);
  const shown3 = { budgets: budgets2, isLog, range: options.range };
  const scores = isDifference ? (
    // The limits are what the difference is about, so they stay on the axis.
    curveAxis(curves, {
      ...shown3,
      always: [0, ...marginOf(model)],
      stretch: Infinity,
      target: null
    })
  ) : curveAxis(curves, { ...shown3, target: model.target });
  const heading2 = headingOf(model.title, [subtitleOf(model, isDifference, isLog)], sheet2);
  const lanes2 = lanePlaces(model, budgets2, { top: heading2.bottom + 12, sheet: sheet2 });
  const top = (lanes2.at(-1)?.bottom ?? heading2.bottom) + 16;
  const box = {
    left: leftOf(model, scores, sheet2),
    right: rightOf(model, { curves, budgets: budgets2, sheet: sheet2 }),
    top,
    bottom: top + sheet2.plotHeight
  };
  const xLabelY = box.bottom + belowAxis(sheet2) + lineHeight(sheet2.text) * rowsOfTrials(model) + 24;
  const strip2 = isDifference ? null : stripPlace(model, { sheet: sheet2, top: xLabelY, isLog });
  return {
    sheet: sheet2,
    height: strip2?.bottom ?? xLabelY + 14,
    heading: heading2,
    curves,
    isDifference,
    lanes: lanes2,
    plot: plotOf(model, { box, budgets: budgets2, scores }),
    xLabelY,
    strip: strip2
  };
}
function subtitleOf({ subtitle }, isDifference, isLog) {
  const [what = "", sizes3 = "", ...more] = subtitle;
  if (isDifference) return `Candidate \u2212 baseline: ${what.replace(/^M/, "m")}, ${sizes3}`;
  return [what, ...isLog ? ["log scale"] : [], sizes3, ...more].filter(Boolean).join(", ");
}
function levelHeight({ small }) {
  return small.size + 1;
}
function lanePlaces({ arms, lane: lane2 }, { isResolved }, { top, sheet: sheet2 }) {
  if (arms.length < 2 || !isResolved) return [];
  const found = ["better", "worse"].filter(
    (direction) => lane2.some((segment) => segment.direction === direction)
  );
  const height2 = 3 * levelHeight(sheet2);
  return (found.length === 0 ? ["worse"] : found).map((direction, i) => {
    const rowTop = top + i * (height2 + 8);
    return {
      direction,
      top: rowTop,
      bottom: rowTop + (lane2.length === 0 ? levelHeight(sheet2) + 4 : height2)
    };
  });
}
function leftOf(model, { ticks: ticks2 }, { left, text, small }) {
  const numbers2 = ticks2.map((tick) => textWidth(tick.text, text));
  const rows = rowsOfTrials(model) > 0 ? [textWidth("candidate", small)] : [];
  return left + Math.max(textWidth("better?", text), ...numbers2, ...rows) + 10;
}
function endTexts({ role, median: median2 }, { format: format2, curveWord: curveWord2 }, { last }) {
  const score = valueAt(median2, last);
  const write = role === "difference" ? signed(format2) : format2;
  const value2 = Number.isFinite(score) ? write(score) : "fails";
  const name = role === "sweep" ? curveWord2 : role;
  const written5 = Number.isNaN(score) ? "not defined" : value2;
  return { name, value: `${written5} at ${formatBudget(last)}`, score };
}
var RIGHT_GAP = 8;
function rightOf(model, { curves, budgets: budgets2, sheet: sheet2 }) {
  const texts = curves.map((curve) => endTexts(curve, model, budgets2));
  const widths = texts.flatMap(({ name, value: value2 }) => [
    textWidth(name, sheet2.strong),
    textWidth(value2, sheet2.small)
  ]);
  return sheet2.width - 8 - RIGHT_GAP - Math.max(textWidth("strong", sheet2.small), ...widths);
}
function plotOf({ direction }, { box, budgets: budgets2, scores }) {
  return {
    box,
    budgets: budgets2,
    scores,
    x: log([budgets2.first, budgets2.last], [box.left, box.right]).clamp(true),
    y: placeOn(scores, [box.bottom, box.top]),
    isOff: (score) => !(score >= scores.low && score <= scores.high),
    badEdge: direction === "maximize" ? "bottom" : "top"
  };
}
function belowAxis({ text }) {
  return text.size + 7;
}
function rowsOfTrials({ arms }) {
  return arms.some(({ trialCost }) => trialCost !== 1) ? arms.length : 0;
}
function chartGeometry(model, options = {}) {
  const { sheet: sheet2, height: height2, heading: heading2, plot, curves, strip: strip2 } = layOut(model, options);
  const { box, budgets: budgets2, scores, x, y, isOff } = plot;
  return {
    width: sheet2.width,
    height: height2,
    titleBottom: Math.max(0, ...heading2.lines.filter(({ isTitle }) => isTitle).map(({ y: y2 }) => y2)) + 4,
    plot: box,
    budgets: { first: budgets2.first, last: budgets2.last },
    x,
    y: (score) => isOff(score) ? null : y(score),
    curves,
    isLog: scores.isLog,
    dots: strip2 === null ? [] : dotPlaces(model, strip2)
  };
}

// src/render/chart/curves.ts
function band(curve, plot, ink) {
  const end = Math.min(curve.resolvableBudget, plot.budgets.last);
  if (end <= plot.budgets.first) return [];
  const [upper, lower] = [curve.upper, curve.lower].map((edge) => outline(edge, plot, end));
  if (upper === void 0 || lower === void 0) return [];
  const d = `${pathOf([...upper, ...lower.toReversed()])}z`;
  return [element("path", { d, fill: ink[curve.role], "fill-opacity": BAND_OPACITY })];
}
var DASHES = { baseline: "7 4" };
function median(curve, plot, ink) {
  return line(curve.median, plot, {
    stroke: ink[curve.role],
    "stroke-width": 2.5,
    "stroke-dasharray": DASHES[curve.role],
    "stroke-linejoin": "round"
  });
}
function gateOutline({ role, gate }, plot, ink) {
  if (gate === null) return [];
  const look = { stroke: ink[role], "stroke-width": 1.2, "stroke-dasharray": "3 3" };
  return [gate.lower, gate.upper].flatMap((edge) => line(edge, plot, look));
}
function raisedMedian({ arms, margin: margin2, direction }) {
  const candidate = arms.length > 1 ? arms.find(({ role }) => role === "candidate") : void 0;
  if (candidate === void 0 || margin2 === 0) return [];
  const by = direction === "maximize" ? margin2 : -margin2;
  return [mapSteps(candidate.median, (score) => score + by)];
}
function raised(model, plot, ink) {
  const look = { stroke: ink.candidate, "stroke-width": 1.5, "stroke-dasharray": "1.5 2.5" };
  return raisedMedian(model).flatMap((curve) => line(curve, plot, look));
}
function line(curve, plot, look) {
  const d = parts2(curve, plot).map(pathOf).join("");
  return d === "" ? [] : [element("path", { d, fill: "none", ...look })];
}
function covered(curve, plot) {
  return parts2(curve, plot).flatMap(
    (points) => points.slice(1).map((to, i) => {
      const from = points[i];
      return {
        left: from.x - AROUND,
        right: to.x + AROUND,
        top: Math.min(from.y, to.y) - AROUND,
        bottom: Math.max(from.y, to.y) + AROUND
      };
    })
  );
}
var AROUND = 3;
var MIN_WIDTH = 3;
function pieces2(curve, plot, last) {
  const { first } = plot.budgets;
  const pieceUpTo = (budget, start) => {
    const score = valueAt(curve, budget);
    return { start, end: plot.x(budget), y: plot.y(score), isOff: plot.isOff(score) };
  };
  const all = [pieceUpTo(first, plot.x(first))];
  for (const budget of commonBreaks([curve], first, last)) {
    const previous = all.at(-1);
    const piece = pieceUpTo(budget, previous.end);
    const isNarrow2 = all.length > 1 && previous.end - previous.start < MIN_WIDTH;
    const isSame2 = all.length > 1 && previous.y === piece.y && previous.isOff === piece.isOff;
    if (isNarrow2 || isSame2) all[all.length - 1] = { ...piece, start: previous.start };
    else all.push(piece);
  }
  return all;
}
function outline(curve, plot, last) {
  return pieces2(curve, plot, last).flatMap(({ start, end, y }) => [
    { x: start, y },
    { x: end, y }
  ]);
}
function parts2(curve, plot) {
  const found = [];
  let previous;
  for (const piece of pieces2(curve, plot, plot.budgets.last)) {
    const riser = previous && { x: piece.start, y: previous.y };
    const corners = [
      { x: piece.start, y: piece.y },
      { x: piece.end, y: piece.y }
    ];
    const isEntering = previous === void 0 || previous.isOff;
    if (piece.isOff) {
      if (!isEntering && !Number.isNaN(piece.y)) found.at(-1)?.push(corners[0]);
    } else if (isEntering) found.push([...riser ? [riser] : [], ...corners]);
    else found.at(-1)?.push(...corners);
    previous = piece;
  }
  return found;
}

// src/render/chart/annotations.ts
function guidesOf(model, { isDifference, plot }) {
  const { target, format: format2, direction } = model;
  if (!isDifference) {
    const isShown = target !== null && !plot.isOff(target);
    return isShown ? [{ score: target, name: `target ${format2(target)}`, dashes: "1 4" }] : [];
  }
  const [above, below] = direction === "maximize" ? ["better", "worse"] : ["worse", "better"];
  return [
    { score: 0, name: `\u2191 candidate ${above}`, side: "above" },
    { score: 0, name: `\u2193 candidate ${below}`, side: "below" },
    ...marginOf(model).map((score) => ({ score, name: "margin", dashes: "1.5 2.5" }))
  ];
}
function guideLines(model, layout, ink) {
  const { box, y } = layout.plot;
  const guides2 = guidesOf(model, layout).filter(({ side }) => side !== "below");
  return guides2.map(({ score, dashes }) => {
    const d = horizontal(box, y(score));
    return element("path", { d, stroke: ink.text, "stroke-dasharray": dashes });
  });
}
function notes(model, layout, ink) {
  const { curves, plot, isDifference } = layout;
  const shown3 = [
    ...curves.map(({ median: median2 }) => median2),
    ...isDifference ? [] : raisedMedian(model)
  ];
  const lines = shown3.flatMap((curve) => covered(curve, plot));
  const guides2 = guidesOf(model, layout);
  const texts = guides2.map(({ score }) => {
    const height2 = plot.y(score);
    return { ...plot.box, top: height2 - 1, bottom: height2 + 1 };
  });
  const wanted = [
    ...guides2.map((guide) => guidePlaces(guide, layout, ink)),
    ...curves.flatMap(
      (curve) => offWords(curve, model, layout).map((words2) => notePlaces(words2, curve, layout, ink))
    )
  ];
  return wanted.flatMap((places) => {
    const placed2 = placeInside(places, layout, { lines, texts });
    if (placed2 === void 0) return [];
    texts.push(labelBox(placed2));
    return [label2(placed2)];
  });
}
function placeInside(places, { plot: { box } }, obstacles) {
  const inside = places.filter((place) => {
    const { left, right, top, bottom } = labelBox(place);
    return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
  });
  return bestPlace(inside, obstacles);
}
var STEP = 16;
function guidePlaces({ score, name, side }, { plot, sheet: sheet2 }, ink) {
  const { box, y } = plot;
  const look = { ...sheet2.small, fill: ink.text, halo: ink.background, text: name };
  const count = Math.ceil((box.right - box.left) / STEP);
  const rows = [
    ...side === "below" ? [] : [y(score) - 5],
    ...side === "above" ? [] : [y(score) + look.size + 2]
  ];
  const columns2 = Array.from({ length: count }, (_, i) => box.right - 4 - STEP * i);
  return columns2.flatMap(
    (x) => rows.map((row) => ({ ...look, x, y: row, anchor: "end" }))
  );
}
function notePlaces({ edge, text }, { role }, { plot, sheet: sheet2 }, ink) {
  const { box } = plot;
  const look = { ...sheet2.small, text, fill: ink[role], halo: ink.background };
  const line2 = lineHeight(sheet2.small);
  const rows = [0, 1, 2, 3].map(
    (row) => edge === "bottom" ? box.bottom - 7 - line2 * row : box.top + 4 + line2 * (row + 0.8)
  );
  const count = Math.ceil((box.right - box.left) / STEP);
  const columns2 = Array.from({ length: count }, (_, i) => box.left + 8 + STEP * i);
  return rows.flatMap((y) => columns2.map((x) => ({ ...look, x, y })));
}
function offWords(curve, model, { plot }) {
  const { median: median2, role, resolvableBudget: resolvableBudget2 } = curve;
  const { first, last } = plot.budgets;
  const failing = [first, ...commonBreaks([median2], first, last)].filter(
    (budget) => plot.isOff(valueAt(median2, budget))
  );
  const end = failing.at(-1);
  const text = `${role} fails up to ${formatBudget(end ?? first)}`;
  const isShort = end === void 0 || role === "difference" || end >= last;
  const medians = isShort ? [] : [{ edge: plot.badEdge, text: `${arrow(plot.badEdge)} ${text}` }];
  const reach = Math.min(last, resolvableBudget2);
  const bands2 = ["bottom", "top"].flatMap((edge) => {
    const limit = edge === "bottom" ? curve.lower : curve.upper;
    const budgets2 = reach > first ? [first, ...commonBreaks([limit], first, reach)] : [];
    const beyond2 = budgets2.map((budget) => valueAt(limit, budget)).filter(isBeyond(plot, edge));
    return beyond2.length === 0 ? [] : [{ edge, text: bandWords(curve, beyond2, edge, model) }];
  });
  return [...medians, ...bands2];
}
function isBeyond({ scores }, edge) {
  return (score) => edge === "bottom" ? score < scores.low : score > scores.high;
}
function arrow(edge) {
  return edge === "bottom" ? "\u2193" : "\u2191";
}
function bandWords({ role }, beyond2, edge, { format: format2 }) {
  const farthest = edge === "bottom" ? Math.min(...beyond2) : Math.max(...beyond2);
  const write = role === "difference" ? signed(format2) : format2;
  const whose = role === "baseline" || role === "candidate" ? `${role}\u2019s band` : "band";
  const end = Number.isFinite(farthest) ? `goes on to ${write(farthest)}` : "has no limit here";
  return `${arrow(edge)} ${whose} ${end}`;
}
function endLabels(model, layout, ink) {
  const { curves, plot, sheet: sheet2 } = layout;
  const { box, y, budgets: budgets2 } = plot;
  const height2 = lineHeight(sheet2.strong) + lineHeight(sheet2.small);
  const wanted = curves.map((curve) => ({ role: curve.role, ...endTexts(curve, model, budgets2) })).map((end) => ({ ...end, y: endHeight(end, layout), centre: y(end.score) || box.bottom })).sort((a, b) => a.y - b.y);
  const x = box.right + RIGHT_GAP;
  return apart(wanted, height2, [box.top + height2 / 2 - 4, box.bottom - height2 / 2 + 4]).flatMap(
    (end) => {
      const nameY = end.centre - height2 / 2 + sheet2.strong.size;
      const look = { x, fill: ink[end.role] };
      const isMoved = Math.abs(end.centre - end.y) > 6;
      const leader = pathOf([
        { x: box.right + 1, y: end.y },
        { x: x - 1, y: end.centre }
      ]);
      return group(`end ${end.role}`, [
        ...isMoved ? [element("path", { d: leader, fill: "none", stroke: ink[end.role] })] : [],
        label2({ ...sheet2.strong, ...look, y: nameY, text: end.name }),
        label2({ ...sheet2.small, ...look, y: nameY + lineHeight(sheet2.small), text: end.value })
      ]);
    }
  );
}
function endHeight({ score }, { plot }) {
  return Number.isNaN(score) ? plot.box[plot.badEdge] : plot.y(score);
}
function apart(wanted, height2, [least2, most]) {
  const [first, second] = wanted.map(({ y }) => Math.min(most, Math.max(least2, y)));
  const centres = [first, second];
  if (first !== void 0 && second !== void 0 && second - first < height2) {
    const middle = Math.min(most - height2 / 2, Math.max(least2 + height2 / 2, (first + second) / 2));
    centres[0] = middle - height2 / 2;
    centres[1] = middle + height2 / 2;
  }
  return wanted.map((end, i) => ({ ...end, centre: centres[i] ?? end.y }));
}

// src/render/chart/axes.ts
var TICK = 5;
var MARK_GAP = 12;
var NAME_GAP2 = 10;
function scoreAxis({ plot, sheet: sheet2 }, ink) {
  const { box, scores, y } = plot;
  const shown3 = scores.ticks.filter(({ score }) => y(score) < box.bottom - 1);
  const d = shown3.map(({ score }) => horizontal(box, y(score)));
  const look = { ...sheet2.text, x: box.left - 10, fill: ink.muted, anchor: "end" };
  return [
    ...d.length > 0 ? [element("path", { d: d.join(""), stroke: ink.grid })] : [],
    ...shown3.map(({ score, text }) => label2({ ...look, y: centred(y(score), sheet2.text), text }))
  ];
}
function budgetAxis(model, layout, ink) {
  const { plot, sheet: sheet2 } = layout;
  const { box, budgets: budgets2, x } = plot;
  const ticks2 = spaced(budgetMarks(budgets2), (a, b) => areApart2([a, b], x, sheet2.text.size));
  const middle = (box.left + box.right) / 2;
  const xLabel = { ...sheet2.text, x: middle, y: layout.xLabelY, anchor: "middle" };
  const marks = ticks2.map((tick) => vertical(x(tick), [box.bottom, box.bottom + TICK]));
  const axis = horizontal(box, box.bottom) + marks.join("");
  const look = { ...sheet2.text, fill: ink.muted, anchor: "middle" };
  const text = tidy(model.xLabel);
  const maxWidth = 2 * Math.min(middle - sheet2.left, sheet2.right - middle);
  return [
    element("path", { d: axis, fill: "none", stroke: ink.muted }),
    ...ticks2.map(
      (tick) => label2({ ...look, x: x(tick), y: box.bottom + belowAxis(sheet2), text: formatBudget(tick) })
    ),
    ...trialRows(model, layout, ink),
    label2({ ...xLabel, text, fill: ink.text, maxWidth })
  ];
}
function halfWidth(budget, size) {
  return textWidth(formatBudget(budget), { size, weight: "regular" }) / 2;
}
function areApart2([a, b], x, size) {
  return Math.abs(x(a) - x(b)) >= halfWidth(a, size) + halfWidth(b, size) + MARK_GAP;
}
function trialRows(model, { plot, sheet: sheet2 }, ink) {
  if (rowsOfTrials(model) === 0) return [];
  const { box, budgets: budgets2, x } = plot;
  return model.arms.flatMap((arm2, i) => {
    const y = box.bottom + belowAxis(sheet2) + lineHeight(sheet2.text) * (i + 1);
    const at2 = (trials2) => x(trials2 * arm2.trialCost);
    const isApart = (a, b) => areApart2([a, b], at2, sheet2.small.size);
    const isClear = (trials2) => halfWidth(trials2, sheet2.small.size) <= at2(trials2) - box.left + NAME_GAP2 - 3;
    const marks = spaced(trialMarks(budgets2, arm2.trialCost).filter(isClear), isApart);
    const isAlone = model.arms.length === 1;
    const look = { ...sheet2.small, y, fill: isAlone ? ink.muted : ink[arm2.role] };
    const name = isAlone ? "trials" : arm2.role;
    return [
      label2({ ...look, x: box.left - NAME_GAP2, text: name, anchor: "end" }),
      ...marks.map(
        (trials2) => label2({ ...look, x: at2(trials2), text: formatBudget(trials2), anchor: "middle" })
      )
    ];
  });
}

// src/render/chart/lane.ts
var LEVELS = ["weak", "fair", "strong"];
var OPACITIES = [0, 0.3, 0.55, 0.85];
function lanes(model, layout, ink) {
  return layout.lanes.flatMap((place) => lane(model, place, layout, ink));
}
function lane(model, place, layout, ink) {
  const { plot, sheet: sheet2 } = layout;
  const { direction, top, bottom } = place;
  const { left, right } = plot.box;
  const track = element("path", { d: horizontal(plot.box, bottom), stroke: ink.muted });
  const look = { ...sheet2.text, fill: ink.muted };
  if (model.lane.length === 0) {
    const text = model.isJudged ? "no evidence of a difference" : "the evidence does not count";
    return [track, label2({ ...look, x: left, y: bottom - 5, text })];
  }
  const steps = withoutSlivers(stepsOf2(model.lane, direction, plot));
  const height2 = (bottom - top) / LEVELS.length;
  const levelY = (level) => bottom - level * height2;
  const profile = steps.flatMap(({ from, to, level }) => [
    at(from, levelY(level)),
    at(to, levelY(level))
  ]);
  const outline2 = pathOf([at(left, bottom), ...profile, at(right, bottom)]);
  return [
    label2({
      ...look,
      x: left - 10,
      y: bottom - 2,
      text: `${direction}?`,
      fill: ink.text,
      anchor: "end"
    }),
    ...OPACITIES.flatMap((opacity, level) => {
      const areas = steps.filter((step2) => step2.level === level && level > 0);
      const d = areas.map(({ from, to }) => area(from, to, [levelY(level), bottom])).join("");
      return d === "" ? [] : [element("path", { d, fill: ink[direction], "fill-opacity": opacity })];
    }),
    track,
    element("path", { d: outline2, fill: "none", stroke: ink[direction], "stroke-width": 1.2 }),
    ...LEVELS.map((text, i) => {
      const y = centred(levelY(i + 0.5), sheet2.small);
      return label2({ ...sheet2.small, x: right + RIGHT_GAP, y, text, fill: ink.muted });
    })
  ];
}
function at(x, y) {
  return { x, y };
}
function area(from, to, [top, bottom]) {
  return `${pathOf([at(from, bottom), at(from, top), at(to, top), at(to, bottom)])}z`;
}
function stepsOf2(lane2, direction, { x, box }) {
  const own = lane2.filter((segment) => segment.direction === direction).map(({ from, to, level }) => {
    return { from: x(from), to: x(to), level: LEVELS.indexOf(level) + 1 };
  }).filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
  const steps = [];
  for (const step2 of [...own, { from: box.right, to: box.right, level: 0 }]) {
    const end = steps.at(-1)?.to ?? box.left;
    if (step2.from > end) steps.push({ from: end, to: step2.from, level: 0 });
    if (step2.to > step2.from) steps.push(step2);
  }
  return steps;
}
var MIN_WIDTH2 = 3;
function isSliver({ from, to }) {
  return to - from < MIN_WIDTH2;
}
function withoutSlivers(steps) {
  const grouped2 = [];
  for (const step2 of steps) {
    const last = grouped2.at(-1);
    if (last && isSliver(last) && isSliver(step2)) {
      const level = Math.max(last.level, step2.level);
      grouped2[grouped2.length - 1] = { ...last, to: step2.to, level };
    } else grouped2.push(step2);
  }
  const raised2 = grouped2.map((step2, i) => {
    const around = Math.max(grouped2[i - 1]?.level ?? 0, grouped2[i + 1]?.level ?? 0);
    const level = isSliver(step2) ? Math.max(step2.level, around) : step2.level;
    return { ...step2, level, isPeak: isSliver(step2) && step2.level > around };
  });
  const ends2 = raised2.map(({ from, to, isPeak }, i) => {
    const next = raised2[i + 1];
    if (isPeak && next) return from + MIN_WIDTH2;
    return next?.isPeak && i + 2 === raised2.length ? next.to - MIN_WIDTH2 : to;
  });
  return joined2(
    raised2.map(({ from, level }, i) => {
      return { from: ends2[i - 1] ?? from, to: ends2[i] ?? from, level };
    })
  );
}
function joined2(steps) {
  const all = [];
  for (const { from, to, level } of steps) {
    const last = all.at(-1);
    if (last?.level === level) all[all.length - 1] = { from: last.from, to, level };
    else all.push({ from, to, level });
  }
  return all;
}

// src/render/chart/render-chart.ts
function renderChart(model, options) {
  const ink = palette(options.theme);
  const layout = layOut(model, options);
  const { plot, sheet: sheet2, height: height2, curves, isDifference } = layout;
  const each = (name, draw) => (
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    curves.toReversed().flatMap((curve) => group(`${name} ${curve.role}`, draw(curve)))
  );
  const title = tidy(model.title) || "Tuning curves";
  const description = tidy(model.description);
  const { width } = sheet2;
  const picture2 = {
    id: idOf(options),
    width,
    height: height2,
    title,
    description,
    background: ink.background
  };
  return pictureOf(picture2, [
    ...header(layout.heading, sheet2, ink),
    ...group("lane", lanes(model, layout, ink)),
    ...scoreAxis(layout, ink),
    ...each("band", (curve) => [...band(curve, plot, ink), ...gateOutline(curve, plot, ink)]),
    ...budgetAxis(model, layout, ink),
    ...guideLines(model, layout, ink),
    ...isDifference ? [] : group("raised candidate", raised(model, plot, ink)),
    ...each("median", (curve) => median(curve, plot, ink)),
    ...notes(model, layout, ink),
    ...endLabels(model, layout, ink),
    ...layout.strip ? group("strip", strip(model, layout.strip, ink)) : []
  ]);
}
function idOf({ theme: theme2, scale, range: range3, view, width }) {
  const defaults = ["auto", "focus", "curves", "wide"];
  const chosen = [scale, range3, view, width].filter((one2) => one2 && !defaults.includes(one2));
  return ["chart", theme2, ...chosen].join("-");
}

// src/render/page/html.ts
var VOID = ["input", "link", "meta"];
function element2(name, attributes, content = "") {
  const start = `<${name}${attributesOf(attributes)}>`;
  return VOID.includes(name) ? start : `${start}${content}</${name}>`;
}
function jsonBlock(id, value2) {
  const text = JSON.stringify(value2).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return element2("script", { type: "application/json", id }, text);
}
function byteLength(text) {
  return new TextEncoder().encode(text).length;
}
var FOLDED = /^<details><summary>(.*)<\/summary>\n\n([\s\S]*)\n\n<\/details>$/;
function section2(id, title, markdown) {
  return { id, title, content: markdown && blocks(markdown, title) };
}
function unfolded(id, markdown) {
  const [, title = "", body = ""] = FOLDED.exec(markdown) ?? [];
  return section2(id, title, body);
}
function renderSection({ id, title, content }) {
  const heading2 = element2("h2", { id: `${id}-title` }, escapeXml(title));
  return element2("section", { id }, `
${heading2}
${content}
`);
}
var BLOCKS = [
  { holds: (line2) => line2.startsWith("| "), write: table2 },
  { holds: (line2) => line2.startsWith("- "), write: list },
  { holds: (line2) => line2.startsWith(">"), write: notes2 }
];
var PARAGRAPH = { holds: () => true, write: paragraph };
function blocks(markdown, title) {
  const written5 = [];
  let block;
  let lines = [];
  const end = () => {
    if (block) written5.push(block.write(lines, title));
    [block, lines] = [void 0, []];
  };
  for (const line2 of markdown.split("\n")) {
    const next = line2 === "" ? void 0 : BLOCKS.find(({ holds }) => holds(line2)) ?? PARAGRAPH;
    if (next !== block) end();
    block = next;
    lines.push(line2);
  }
  end();
  return written5.join("\n");
}
function paragraph(lines) {
  return element2("p", {}, inline(lines.join("\n")));
}
function list(lines) {
  const items = lines.map((line2) => element2("li", {}, inline(line2.slice(2))));
  return element2("ul", {}, `
${items.join("\n")}
`);
}
function notes2(lines) {
  const texts = lines.map((line2) => line2.replace(/^> ?/, "")).filter(Boolean);
  return texts.map((text) => element2("div", { class: "note" }, element2("p", {}, inline(text)))).join("\n");
}
function table2([header3 = "", _rule, ...rows], title) {
  const head = cellsOf(header3).map((name) => name === "" ? "<td></td>" : headCell("col", name));
  const lines = rows.map((row) => {
    const [first = "", ...others] = cellsOf(row);
    const cells = others.map((cell) => element2("td", {}, inline(cell)));
    return element2("tr", {}, headCell("row", first) + cells.join(""));
  });
  const thead = element2("thead", {}, element2("tr", {}, head.join("")));
  const tbody = element2("tbody", {}, `
${lines.join("\n")}
`);
  return scrolling(`Table: ${title}`, element2("table", {}, `
${thead}
${tbody}
`));
}
function headCell(scope, cell) {
  return element2("th", { scope }, inline(cell));
}
function cellsOf(row) {
  return row.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim());
}
function scrolling(name, content) {
  const attributes = { class: "scroll", role: "region", "aria-label": name, tabindex: 0 };
  return element2("div", attributes, content);
}
var CODE = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
var MARKS = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|&lt;br&gt;/g;
function inline(markdown) {
  const parts3 = [];
  let last = 0;
  for (const { 0: span, 2: content = "", index } of markdown.matchAll(CODE)) {
    parts3.push(marked(markdown.slice(last, index)), code(content));
    last = index + span.length;
  }
  return [...parts3, marked(markdown.slice(last))].join("");
}
function marked(text) {
  return escapeXml(text).replace(MARKS, markOf);
}
function markOf(_, strong, em, label3, url) {
  if (strong !== void 0) return element2("strong", {}, strong);
  if (em !== void 0) return element2("em", {}, em);
  return url === void 0 ? "<br>" : `<a href="${url}">${label3}</a>`;
}
function code(content) {
  const isPadded = /^ [\s\S]*`[\s\S]* $/.test(content);
  const text = (isPadded ? content.slice(1, -1) : content).replaceAll("\\|", "|");
  return element2("code", {}, escapeXml(text));
}

// src/render/page/readout.ts
function readout(model, assessment) {
  const { first, last } = chartGeometry(model).budgets;
  const example = assessment.example?.budget;
  const budgets2 = withBudget(readableBudgets(first, last), example);
  const columns2 = columnsAt(budgets2, model, assessment);
  const rows = budgets2.map((budget, i) => ({
    budget,
    cells: columns2.map(([, cells]) => (cells[i] ?? "").replaceAll("**", ""))
  }));
  const start = nearest2(budgets2, example ?? Math.sqrt(first) * Math.sqrt(last));
  return { columns: columns2.map(([name]) => name), rows, start };
}
var MAX_ROWS = 160;
var STRIDES = [1, 2, 5, 10];
function readableBudgets(first, last) {
  const low = Math.floor(Math.log10(first));
  const decades2 = Array.from({ length: Math.floor(Math.log10(last)) - low + 1 }, (_, i) => low + i);
  const all = STRIDES.map(
    (stride) => decades2.flatMap((exponent2) => twoDigits(stride).map((digits) => Number(`${digits}e${exponent2 - 1}`))).filter((budget) => budget >= first && budget <= last)
  );
  return all.find((budgets2) => budgets2.length <= MAX_ROWS) ?? all.at(-1) ?? [];
}
function twoDigits(stride) {
  return Array.from({ length: 90 / stride }, (_, i) => 10 + i * stride);
}
function withBudget(budgets2, more) {
  if (more === void 0) return budgets2;
  const others = budgets2.filter((budget) => formatBudget(budget) !== formatBudget(more));
  return [...others, more].sort((a, b) => a - b);
}
function nearest2(budgets2, wanted) {
  const distances = budgets2.map((budget) => Math.abs(Math.log(budget / wanted)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
function columnsAt(budgets2, model, assessment) {
  const { comparison, settings } = assessment;
  if (comparison === null) return loneColumns2(budgets2, model, assessment);
  const { margin: margin2 } = settings.comparison;
  const rows = budgets2.map((budget) => compareAt(comparison, budget, margin2));
  return comparedColumns({ ...assessment, rows }, scoreFormat(assessment));
}
function loneColumns2(budgets2, { arms, unit: unit2, direction }, assessment) {
  const format2 = scoreFormat(assessment);
  const name = capitalized(curveWord(assessment.settings, direction));
  const columns2 = arms.map(({ median: median2, lower, upper }) => {
    const limitsAt2 = (budget) => ({
      lower: valueAt(lower, budget),
      middle: valueAt(median2, budget),
      upper: valueAt(upper, budget)
    });
    return [name, budgets2.map((budget) => describeLimits(limitsAt2(budget), format2))];
  });
  return [[capitalized(unit2), budgets2.map(formatBudget)], ...columns2];
}

// src/render/page/chart-figure.ts
var VIEWS = [
  { name: "curves", label: "Curves", options: {} },
  { name: "full", label: "Whole range", options: { range: "full" } },
  { name: "linear", label: "Linear scale", options: { scale: "linear" } },
  { name: "log", label: "Log scale", options: { scale: "log" } },
  { name: "difference", label: "Difference", options: { view: "difference" } }
];
function chartFigure(assessment, maxBytes = Infinity) {
  const model = maxBytes < MIN_BYTES ? null : chartOf(assessment);
  if (model === null) return "";
  const isUntitled = model.title === headline(assessment);
  const views = drawnViews(model, { isUntitled, maxBytes });
  if (views.length === 0) return "";
  const parts3 = [
    views.length > 1 ? viewControls(views) : "",
    ...views.map(({ drawn: drawn2 }) => drawn2),
    jsonBlock("readout", readout(model, assessment))
  ];
  const content = parts3.filter(Boolean).join("\n");
  return element2("figure", { id: "chart", class: "chart" }, `
${content}
`);
}
var MIN_BYTES = 4e3;
function drawnViews(model, { isUntitled, maxBytes }) {
  const looks = /* @__PURE__ */ new Set();
  const views = [];
  let left = maxBytes;
  for (const view of VIEWS) {
    const draw = (width) => {
      const options = { ...view.options, theme: "page", width };
      return { options, svg: renderChart(model, options) };
    };
    const wide = draw("wide");
    const look = wide.svg.replace(IDS, "");
    if (looks.has(look)) continue;
    looks.add(look);
    const pictures = [wide, draw("narrow")].map((one2) => picture(one2, model, isUntitled));
    const drawn2 = element2("div", { class: `view ${view.name}` }, pictures.join("\n"));
    left -= byteLength(drawn2);
    if (left < 0) break;
    views.push({ view, drawn: drawn2 });
  }
  return views;
}
var IDS = / (?:id|aria-labelledby)="[^"]*"/g;
function viewControls(views) {
  const radios = views.map(({ view: { name, label: label3 } }, i) => {
    const attributes = { type: "radio", name: "view", id: `view-${name}`, checked: i === 0 };
    return element2("label", {}, `${element2("input", attributes)} ${label3}`);
  });
  return element2("fieldset", {}, element2("legend", {}, "View") + radios.join(""));
}
function picture({ options, svg }, model, isUntitled) {
  const { width, height: height2, titleBottom, plot, budgets: budgets2 } = chartGeometry(model, options);
  const hidden = isUntitled ? titleBottom : 0;
  const place = {
    ...{ width, height: height2 - hidden, hidden },
    ...{ left: plot.left, right: plot.right, top: plot.top - hidden, bottom: plot.bottom - hidden },
    ...{ first: budgets2.first, last: budgets2.last, goodEnd: model.direction }
  };
  const shown3 = svg.trim().replace(
    / height="[^"]*" viewBox="[^"]*"/,
    ` height="${place.height}" viewBox="0 ${hidden} ${width} ${place.height}"`
  );
  const attributes = { class: `picture ${options.width}`, "data-plot": JSON.stringify(place) };
  return element2("div", attributes, shown3);
}

// src/render/page/content.ts
var GATES2 = { pass: "Pass", neutral: "Neutral", fail: "Fail" };
function contentOf(assessment, given, earlier) {
  return {
    opening: opening(assessment, given),
    before: [
      section2("budgets", "By budget", budgetTable(assessment)),
      section2("outlook", "What the result can promise", outlook2(assessment, earlier)),
      sweeps(assessment)
    ],
    trials: null,
    after: [
      unfolded("checklist", checklistSection(assessment)),
      unfolded("method", methodSection(assessment))
    ]
  };
}
function header2({ gate }, { name }) {
  const parts3 = [
    element2("span", { class: "brand" }, TOOL.name),
    name && inline(codeSpan(name)),
    element2("span", { class: `gate ${gate}` }, GATES2[gate])
  ];
  return element2("header", {}, parts3.filter(Boolean).join("\n"));
}
function opening(assessment, { title, outcome, figure, downloads: downloads2 }) {
  const lead3 = [strengthSentence(assessment), outcome, ...explanations(assessment)];
  const notes3 = blocks(warningsSection(assessment), "Notes");
  return [title, leadParagraph(lead3), notes3, figure, downloads2].filter(Boolean).join("\n");
}
function leadParagraph(sentences) {
  const lead3 = sentences.filter(Boolean);
  return lead3.length > 0 ? element2("p", {}, lead3.map(inline).join(" ")) : "";
}
function outlook2(assessment, earlier) {
  return [...outlookSentences(assessment), earlierSentence(earlier)].filter(Boolean).map((sentence) => `- ${sentence}`).join("\n");
}
function sweeps(assessment) {
  const { title, content } = unfolded("sweeps", sweepsSection(assessment));
  const baseline = blocks(baselineSentence(assessment), title);
  return { id: "sweeps", title, content: [content, baseline].filter(Boolean).join("\n") };
}
function renderContent({ opening: opening2, before, trials: trials2, after }) {
  const sections = [...before, ...trials2 ? [trials2] : [], ...after].filter(({ content }) => content !== "").map(renderSection);
  return [opening2, ...sections].join("\n");
}
function renderBody(result, main, frame2) {
  const footer = blocks(frame2.origin, "Origin");
  const parts3 = [
    header2(result, frame2),
    element2("main", {}, `
${main}
`),
    footer && element2("footer", {}, footer)
  ];
  return parts3.filter(Boolean).join("\n");
}

// src/render/data/csv.ts
function csvText(header3, rows) {
  return [header3, ...rows].map((row) => `${row.map(written2).join(",")}
`).join("");
}
function csvOfRun(header3, comparisons2) {
  const first = (cell) => comparisons2.length > 1 ? [cell] : [];
  const rows = comparisons2.flatMap(({ name, rows: rows2 }) => rows2.map((row) => [...first(name), ...row]));
  return rows.length === 0 ? null : csvText([...first("comparison"), ...header3], rows);
}
var FORMULA = /(^|[;\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;
var NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
function written2(cell) {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = NUMBER.test(cell) ? cell : cell.replace(FORMULA, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// src/render/data/curves.ts
function shownCurves({ baseline, candidate, comparison, alone }) {
  if (comparison === null || baseline === null || candidate === null)
    return { baseline: null, candidate: alone && { ...alone, gateCurve: null } };
  const { gate } = comparison;
  const hasOwnBands = gate.baseline !== comparison.baseline;
  const shown3 = (arm2, sweep) => {
    return { sweep, curve: comparison[arm2], gateCurve: hasOwnBands ? gate[arm2] : null };
  };
  return { baseline: shown3("baseline", baseline), candidate: shown3("candidate", candidate) };
}
function curvesCsv({ comparisons: comparisons2 }) {
  const rowsOf3 = (assessment) => {
    const { baseline, candidate } = shownCurves(assessment);
    const ofBaseline = baseline === null ? [] : curveRows("baseline", baseline);
    return candidate === null ? [] : [...ofBaseline, ...curveRows("candidate", candidate)];
  };
  return csvOfRun(
    COLUMNS,
    comparisons2.map(({ name, assessment }) => ({ name, rows: rowsOf3(assessment) }))
  );
}
function curveCsv(sweep, curve) {
  return csvText(COLUMNS, curveRows("sweep", { sweep, curve, gateCurve: null }));
}
var COLUMNS = ["arm", "confidence", "from", "to", "lower", "median", "upper"];
function curveRows(arm2, { sweep, curve, gateCurve }) {
  return [curve, ...gateCurve ? [gateCurve] : []].flatMap(
    (one2) => curveSteps(one2, sweep.direction, Infinity).steps.map(({ from, to, lower, median: median2, upper }) => [
      arm2,
      one2.band.confidence,
      from,
      to,
      lower,
      median2,
      upper
    ])
  );
}
function curveSteps(curve, direction, maxSteps) {
  const ends2 = commonBreaks([curve.lower, curve.point, curve.upper], 0, Infinity);
  const isThinned = curve.band.n > maxSteps && ends2.length > maxSteps;
  const lasts = isThinned ? evenlySpaced2(ends2, maxSteps) : ends2.map((_, i) => i);
  const steps = lasts.map((last, i) => {
    const first = (lasts[i - 1] ?? -1) + 1;
    const to = ends2[last];
    const lower = limitsAt(curve, ends2[first]).lower;
    const limits2 = { ...limitsAt(curve, to), lower };
    return step(limits2, direction, [ends2[first - 1] ?? 0, to]);
  });
  return { steps, isThinned };
}
function step(limits2, direction, [from, to]) {
  const { lower, middle, upper } = toMetric(limits2, direction);
  return { from, to, lower, median: middle, upper };
}
function evenlySpaced2(ends2, maxSteps) {
  const logs = ends2.slice(0, -1).map(Math.log);
  const [first, last] = [logs[0], logs.at(-1)];
  const lasts = /* @__PURE__ */ new Set();
  let next = 0;
  for (let i = 0; i < maxSteps - 1; i++) {
    const target = first + (last - first) * i / (maxSteps - 2) + 1e-12;
    while (next + 1 < logs.length && logs[next + 1] <= target) next++;
    lasts.add(next);
  }
  return [...lasts, ends2.length - 1];
}

// src/render/data/trials.ts
function trialsCsv({ comparisons: comparisons2 }) {
  return sweepsCsv(
    comparisons2.map(({ name, assessment: { baseline, candidate } }) => ({
      name,
      arms: Object.entries({ baseline, candidate }).flatMap(
        ([arm2, sweep]) => sweep ? [{ arm: arm2, sweep }] : []
      )
    }))
  );
}
function sweepCsv(sweep) {
  return sweepsCsv([{ name: "", arms: [{ arm: "sweep", sweep }] }]);
}
var COLUMNS2 = ["arm", "trial", "status", "score", "cost", "seed", "where"];
function sweepsCsv(comparisons2) {
  const trials2 = comparisons2.flatMap(({ arms }) => arms.flatMap(({ sweep }) => sweep.trials));
  const parameters = new Set(trials2.flatMap((trial) => Object.keys(trial.parameters ?? {})));
  const header3 = [...COLUMNS2, ...[...parameters].map((name) => `params_${name}`)];
  const rowsOf3 = ({ arm: arm2, sweep }) => sweep.trials.map((trial, i) => [
    ...[arm2, i + 1, trial.outcome, scoreOf(trial, sweep), trial.cost, trial.seed, trial.where],
    ...[...parameters].map((name) => parameterOf(trial, name))
  ]);
  return csvOfRun(
    header3,
    comparisons2.map(({ name, arms }) => ({ name, rows: arms.flatMap(rowsOf3) }))
  );
}
function scoreOf({ score }, { direction }) {
  return Number.isFinite(score) ? orient(score, direction) : null;
}
function parameterOf({ parameters }, name) {
  if (parameters === null || !Object.hasOwn(parameters, name)) return null;
  return parameters[name] ?? null;
}

// src/render/json/curve.ts
function curveJson(sweep, curve, { settings, budgets: budgets2 }) {
  const means = meanValuesAt(budgets2, { sweep, curve, settings });
  return {
    ...jsonHead("curve"),
    // A false-alarm rate needs two sweeps: a single one has no gate.
    ...shownCurve({ sweep, curve, gateCurve: null }),
    at: means.map(({ trials: trials2, ...mean }, i) => {
      const budget = budgets2[i];
      const medians = limits(limitsAt(curve, budget), sweep.direction);
      return { budget, trials: trials2, ...medians, ...mean };
    })
  };
}
var MAX_STEPS = 2e3;
function shownCurve({ sweep, curve, gateCurve }) {
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
    stepsThinned: isThinned,
    gateSteps: gateCurve && curveSteps(gateCurve, direction, MAX_STEPS).steps
  };
}

// src/render/json/comparison.ts
function runJson({ comparisons: comparisons2, ...run }) {
  const [only, ...others] = comparisons2;
  if (others.length === 0) return compareJson(only.assessment);
  const { verdict, gate, reason, familyWise, notCompared: notCompared2, configNote } = run;
  return {
    ...jsonHead("compare"),
    verdict,
    gate,
    reason,
    exitCode: exitCodeOf({ gate }),
    comparisons: comparisons2.map(({ name, assessment }) => {
      const { schemaVersion: _, tool: _tool, command: _command, ...one2 } = compareJson(assessment);
      return { name, ...one2 };
    }),
    familyWise,
    notCompared: notCompared2,
    configNote
  };
}
function compareJson(assessment) {
  const { verdict, gate, reason, comparison, settings, axis, notWorse: notWorse2 } = assessment;
  const { baseline, candidate } = shownCurves(assessment);
  const direction = assessment.baseline?.direction ?? "maximize";
  return {
    ...jsonHead("compare"),
    verdict,
    gate,
    reason,
    exitCode: exitCodeOf(assessment),
    settings: settingsJson(settings),
    axis,
    worse: comparison?.worse ?? null,
    better: comparison?.better ?? null,
    range: comparison?.range ?? null,
    shownRange: comparison?.shownRange ?? null,
    gateConfidence: assessment.gateConfidence,
    baseline: baseline && shownCurve(baseline),
    candidate: candidate && shownCurve(candidate),
    crossings: comparison?.crossings ?? [],
    at: assessment.rows.map((row) => rowJson(row, direction)),
    falseAlarm: assessment.chances && falseAlarmJson(assessment.chances.falseAlarm),
    jointLevel: assessment.jointLevel,
    detectableSlowdown: assessment.chances?.detectableSlowdown ?? null,
    falseStrongBound: assessment.chances?.falseStrongBound ?? null,
    overallSlowdown: assessment.overallSlowdown,
    ruledOut: assessment.ruledOut,
    notWorse: notWorse2 && notWorseJson(notWorse2),
    equivalentEffort: comparison && assessment.efforts,
    target: assessment.target,
    trialsNeeded: assessment.trialsNeeded && trialsNeededJson(assessment.trialsNeeded),
    acknowledged: assessment.acknowledged && acknowledgedJson(assessment.acknowledged),
    checklist: checklistJson(assessment),
    warnings: assessment.warnings
  };
}
function acknowledgedJson({ label: label3, by, at: at2 }) {
  return { label: label3, by, at: at2 };
}
function notWorseJson({ isEverywhere: _, ...known }) {
  return known;
}
function trialsNeededJson({ toOpenRange, toDetect, ...goal }) {
  const known = (trials2) => trials2 === "over 200" ? null : trials2;
  return { toOpenRange: known(toOpenRange), toDetect: known(toDetect), ...goal };
}
function settingsJson({ reading, band: band2, comparison, gate }) {
  const { method: method2, ...rest } = band2;
  const { given: _, ...read } = reading;
  const { budgetMin, budgetMax, budgets: budgets2, ...others } = comparison;
  const limits2 = {
    budgetMin: budgetMin && budgetJson(budgetMin),
    budgetMax: budgetMax && budgetJson(budgetMax),
    budgets: budgets2?.map(budgetJson) ?? null
  };
  return { ...read, band: method2, ...rest, ...others, ...limits2, ...gate };
}
function budgetJson({ value: value2, unit: unit2 }) {
  return unit2 === null ? value2 : `${value2} ${unit2}`;
}
function rowJson(row, direction) {
  const { lower, middle, upper } = differenceInMetric(row, direction);
  return {
    budget: row.budget,
    baseline: limits(row.baseline, direction),
    candidate: limits(row.candidate, direction),
    // Not a number, and so null, where it is not defined.
    difference: { lower, estimate: middle, upper },
    worse: row.worse,
    better: row.better
  };
}
function checklistJson(assessment) {
  const { baseline, candidate } = checklistsOf(assessment);
  return baseline === null && candidate === null ? null : { baseline, candidate };
}

// src/render/page/downloads.ts
var MAX_BYTES = 12e4;
function downloads(run) {
  const links = [];
  const missing2 = [];
  let bytes = 0;
  for (const { name, type, text } of filesOf(run)) {
    const link = element2("a", { href: dataUrl(type, text), download: name }, name);
    const fits = bytes + byteLength(link) <= MAX_BYTES;
    if (fits) bytes += byteLength(link);
    (fits ? links : missing2).push(fits ? link : element2("code", {}, name));
  }
  const rest = missing2.length === 0 ? "" : element2("span", {}, `${listOf(missing2)}: too large for this page; in the report\u2019s folder.`);
  const content = [element2("span", {}, "Download"), ...links, rest].filter(Boolean).join("\n");
  return element2("p", { class: "downloads" }, `
${content}
`);
}
function filesOf(run) {
  const csv = "text/csv";
  const report = compactJson(runJson(run));
  const files = [
    { name: "report.json", type: "application/json", text: report },
    { name: "trials.csv", type: csv, text: trialsCsv(run) },
    { name: "curves.csv", type: csv, text: curvesCsv(run) }
  ];
  return files.flatMap(({ text, ...file }) => text === null ? [] : [{ ...file, text }]);
}
function dataUrl(type, text) {
  const whole = text.replace(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD");
  const escaped = whole.replace(
    /[^!-~]|["#%&'<>]/gu,
    (one2) => one2 === "'" ? "%27" : encodeURIComponent(one2)
  );
  return `data:${type};charset=utf-8,${escaped}`;
}

// src/render/page/trial-table.ts
var TITLE = "Trials";
var MAX_PARAMETERS3 = 10;
function trialSection({ baseline, candidate }, maxBytes) {
  const arms = [...rankedTrials("baseline", baseline), ...rankedTrials("candidate", candidate)];
  const sweeps2 = arms.flatMap((arm2) => arm2[0]?.sweep ?? []);
  const names = parameterNames(sweeps2);
  const columns2 = trialColumns(sweeps2, names.slice(0, MAX_PARAMETERS3));
  const rows = arms.map((arm2) => arm2.map((shown3) => ({ shown: shown3, row: rowOf2(shown3, columns2) })));
  const maxRows = rowsThatFit(
    rows.map((arm2) => arm2.map(({ row }) => byteLength(row) + 1)),
    maxBytes
  );
  const best = rows.flatMap((arm2) => arm2.slice(0, maxRows)).sort((a, b) => byScore(a.shown, b.shown)).map(({ row }) => row);
  const notes3 = notesOf2({ arms, maxRows, hidden: names.length - MAX_PARAMETERS3 });
  const table3 = tableOf2(columns2, best, sweeps2[0]?.direction);
  const content = [armChoice(arms), notes3, table3].filter(Boolean).join("\n");
  return { id: "trials", title: TITLE, content: arms.length === 0 ? "" : content };
}
function rankedTrials(arm2, sweep) {
  if (sweep === null) return [];
  const places = shortPlaces(sweep.trials);
  const trials2 = sweep.trials.map((trial, i) => ({ arm: arm2, sweep, trial, where: places[i] ?? "" }));
  return [trials2.sort(byScore).map((shown3, i) => ({ ...shown3, rank: i + 1 }))];
}
function byScore(a, b) {
  return a.trial.score === b.trial.score ? 0 : b.trial.score - a.trial.score;
}
function rowOf2(shown3, columns2) {
  const cells = columns2.map(({ cell }) => element2("td", {}, escapeXml(cell(shown3))));
  return element2("tr", { id: `${shown3.arm.charAt(0)}${shown3.rank}` }, cells.join(""));
}
function rowsThatFit(lengths, maxBytes) {
  const all = lengths.flat();
  if (all.reduce((sum, length) => sum + length, 0) <= maxBytes) return Infinity;
  const longest = all.reduce((max, length) => Math.max(max, length), 1);
  return Math.max(0, Math.floor(maxBytes / (longest * lengths.length)));
}
function notesOf2({ arms, maxRows, hidden }) {
  const isCut = arms.some((arm2) => arm2.length > maxRows);
  const notes3 = [
    isCut && `Only the best ${plural2(maxRows, "trial")} of each sweep.`,
    hidden > 0 && `${plural2(hidden, "more parameter")} without a column.`,
    (isCut || hidden > 0) && "<code>trials.csv</code> in the report\u2019s folder has everything."
  ].filter(Boolean);
  return notes3.length === 0 ? "" : element2("p", {}, notes3.join(" "));
}
function armChoice(arms) {
  if (arms.length < 2) return "";
  const radios = ["both", "baseline", "candidate"].map((arm2) => {
    const id = `trials-${arm2}`;
    const input = element2("input", { type: "radio", name: "trials", id, checked: arm2 === "both" });
    return element2("label", {}, `${input} ${arm2}`);
  });
  return element2("fieldset", {}, element2("legend", {}, "Sweeps") + radios.join(""));
}
function tableOf2(columns2, rows, direction = "maximize") {
  const order = direction === "maximize" ? "descending" : "ascending";
  const heads = columns2.map(
    ({ name, isScore }) => element2("th", { scope: "col", "aria-sort": isScore ? order : void 0 }, escapeXml(name))
  );
  const thead = element2("thead", {}, element2("tr", {}, heads.join("")));
  const tbody = element2("tbody", {}, `
${rows.join("\n")}
`);
  return scrolling(`Table: ${TITLE}`, element2("table", { class: "sortable" }, `${thead}${tbody}`));
}
var STATUS = { completed: "finished", pruned: "pruned", failed: "failed" };
var NONE2 = "\u2013";
var MAX_CELL_LENGTH = 40;
var SCORE_DIGITS = 7;
var COST_DIGITS = 4;
function trialColumns(sweeps2, names) {
  const costs = sweeps2.flatMap(({ cost: cost2 }) => cost2 ?? []);
  const unit2 = costs[0]?.unit ?? null;
  const cost = {
    name: unit2 === null ? "Cost" : `Cost (${printable(unit2, MAX_CELL_LENGTH)})`,
    cell: ({ trial }) => trial.cost === null ? NONE2 : parameterNumber(trial.cost, COST_DIGITS)
  };
  const metric = printable(sweeps2[0]?.metric ?? "Score", MAX_CELL_LENGTH);
  return [
    { name: "Sweep", cell: ({ arm: arm2 }) => arm2 },
    { name: metric, cell: scoreCell2, isScore: true },
    ...names.map((name) => ({
      name: printable(name, MAX_CELL_LENGTH),
      cell: ({ trial }) => valueCell2(trial.parameters, name)
    })),
    ...costs.length > 0 ? [cost] : [],
    { name: "Status", cell: ({ trial }) => STATUS[trial.outcome] },
    { name: "Read from", cell: ({ where }) => where }
  ];
}
function scoreCell2({ trial, sweep }) {
  if (!Number.isFinite(trial.score)) return NONE2;
  return parameterNumber(orient(trial.score, sweep.direction), SCORE_DIGITS);
}
function valueCell2(parameters, name) {
  if (parameters === null || !Object.hasOwn(parameters, name)) return NONE2;
  const value2 = parameters[name] ?? null;
  return typeof value2 === "number" ? parameterNumber(value2) : printable(String(value2), MAX_CELL_LENGTH);
}
function parameterNames(sweeps2) {
  const seen = /* @__PURE__ */ new Map();
  for (const { parameters } of sweeps2.flatMap(({ trials: trials2 }) => trials2)) {
    for (const [name, value2] of Object.entries(parameters ?? {})) {
      const values = seen.get(name) ?? /* @__PURE__ */ new Set();
      if (values.size < 2) seen.set(name, values.add(value2));
    }
  }
  const isVaried2 = (name) => (seen.get(name)?.size ?? 0) > 1;
  const names = [...seen.keys()];
  return [...names.filter(isVaried2), ...names.filter((name) => !isVaried2(name))];
}
var BOUNDARY = /[\\/]|, /g;
var MAX_PLACE_LENGTH = 80;
function shortPlaces(trials2) {
  const places = trials2.map(({ where }) => where);
  const [first = ""] = places;
  const ends2 = [...first.matchAll(BOUNDARY)].map(({ 0: mark, index }) => index + mark.length);
  const isShared = (end) => places.every((place) => place.startsWith(first.slice(0, end)));
  const shared = ends2.findLast(isShared) ?? 0;
  return places.map((place) => printable(place.slice(shared) || place, MAX_PLACE_LENGTH));
}

// src/render/page/page.ts
var MAX_PAGE_BYTES = 3e5;
var AROUND_ROWS = 8e3;
var ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
function renderPage(assessment, assets, frame2 = NO_FRAME) {
  const title = headline(assessment);
  const opening2 = {
    title: element2("h1", {}, escapeXml(title)),
    outcome: outcomeSentence(assessment),
    figure: chartFigure(assessment),
    downloads: downloads(combineAssessments([{ name: "", assessment }]))
  };
  const content = contentOf(assessment, opening2, frame2.earlier);
  const page = (shown3) => documentOf(title, assets, renderBody(assessment, renderContent(shown3), frame2));
  const maxBytes = MAX_PAGE_BYTES - AROUND_ROWS - byteLength(page(content));
  return page({ ...content, trials: trialSection(assessment, maxBytes) });
}
function documentOf(title, assets, content) {
  const head = headOf(`${title} \xB7 ${TOOL.name}`, assets);
  const body = element2("body", {}, `
${content}
${scriptOf(assets)}
`);
  return `<!doctype html>
${element2("html", { lang: "en" }, `
${head}
${body}
`)}
`;
}
function headOf(name, { style, styleHash, scriptHash }) {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `script-src 'sha256-${scriptHash}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'"
  ].join("; ");
  const parts3 = [
    element2("meta", { charset: "utf-8" }),
    element2("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    element2("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element2("meta", { name: "color-scheme", content: "light dark" }),
    element2("meta", { name: "referrer", content: "no-referrer" }),
    element2("title", {}, escapeXml(name)),
    element2("link", { rel: "icon", href: ICON }),
    // Nothing may be added between these tags: the policy allows the style by its hash.
    `<style>${style}</style>`
  ];
  return element2("head", {}, `
${parts3.join("\n")}
`);
}
function scriptOf({ script }) {
  return `<script>${script}</script>`;
}
function pageColours() {
  const dark = chartVariables("dark");
  const lines = [...chartVariables("light")].map(
    ([name, light]) => `${name}:light-dark(${light},${dark.get(name) ?? light});`
  );
  return `:root{${lines.join("")}}
`;
}

// src/render/json/plan.ts
function planJson({ settings, trials: trials2, expectations, trialsFor: trialsFor2 }) {
  const { slowdown, power, budget, trials: n } = trialsFor2;
  return {
    ...jsonHead("plan"),
    n: trials2,
    confidence: settings.band.confidence,
    gateConfidence: expectations?.confidence ?? null,
    failOn: settings.gate.failOn,
    resolvableBudget: expectations?.resolvableBudget ?? null,
    falseAlarm: expectations && falseAlarmJson(expectations.falseAlarm),
    falseStrongBound: expectations?.falseStrongBound ?? null,
    // The power is that of strong evidence, even if the check fails on less.
    powerLevel: "strong",
    power: expectations?.power ?? null,
    detectableSlowdown: expectations?.detectableSlowdown ?? null,
    trialsFor: [{ slowdown, power, budget, n }]
  };
}

// src/render/page/several.ts
var FREE_COMPARISONS = 3;
var BYTES_EACH = 12e3;
var MIN_SHARE = 3e4;
function renderRunPage(run, assets, given) {
  const frame2 = frameOf(run, given);
  const [only, ...others] = run.comparisons;
  if (others.length === 0) return renderPage(only.assessment, assets, frame2);
  const page = (tabs) => {
    const group2 = element2(
      "div",
      { class: "tabs", role: "group", "aria-label": "Comparisons" },
      `
${tabs.join("\n")}
`
    );
    const main = [...openingOf(run, frame2), group2].filter(Boolean).join("\n");
    return documentOf(runHeadline(run, printable), assets, renderBody(run, main, frame2));
  };
  const further = Math.max(0, run.comparisons.length - FREE_COMPARISONS);
  return page(tabsWithin(MAX_PAGE_BYTES + further * BYTES_EACH - byteLength(page([])), run));
}
function openingOf(run, { earlier }) {
  return [
    element2("h1", {}, inline(runHeadline(run, codeSpan))),
    leadParagraph(runExplanations(run, codeSpan)),
    blocks(summaryTable(run), "Comparisons"),
    leadParagraph([familyWiseSentence(run), earlierSentence(earlier)]),
    FILES
  ];
}
var FILES = element2(
  "p",
  { class: "downloads" },
  `${element2("span", {}, "Download")}
<span>The data of all are in the report\u2019s folder.</span>`
);
function tabsWithin(maxBytes, { comparisons: comparisons2 }) {
  const tabs = comparisons2.map((one2, i) => tab(one2, i, `${titleOf(one2)}
${LEFT_OUT}`));
  let left = tabs.reduce((bytes, text) => bytes - byteLength(text) - 1, maxBytes);
  const replace = (i, text) => {
    const more = byteLength(text) - byteLength(tabs[i] ?? "");
    const fits = more <= left;
    if (fits) [tabs[i], left] = [text, left - more];
    return fits;
  };
  const told = comparisons2.flatMap((one2, i) => {
    const fits = replace(i, tab(one2, i, contentWith(one2, { figure: "", maxTrials: 0 })));
    return fits ? [{ one: one2, i }] : [];
  });
  for (const [place, { one: one2, i }] of told.entries()) {
    const share = Math.min(left, Math.max(left / (told.length - place), MIN_SHARE));
    const maxPictures = Math.max(share * PICTURES, Math.min(share, MIN_SHARE));
    const figure = chartFigure(one2.assessment, maxPictures);
    const maxTrials = share - byteLength(figure) - AROUND_ROWS;
    if (figure !== "") replace(i, tab(one2, i, contentWith(one2, { figure, maxTrials })));
  }
  return tabs;
}
var PICTURES = 0.7;
function contentWith(one2, { figure, maxTrials }) {
  const { assessment } = one2;
  const downloads2 = figure === "" && assessment.candidate !== null ? LEFT_OUT : "";
  const content = contentOf(
    assessment,
    { title: titleOf(one2), outcome: "", figure, downloads: downloads2 },
    []
  );
  const trials2 = maxTrials > 0 ? trialSection(assessment, maxTrials) : null;
  return renderContent({ ...content, trials: trials2 });
}
var LEFT_OUT = element2(
  "p",
  {},
  "The rest is left out to keep this page small; the report\u2019s folder has it."
);
function titleOf({ name, assessment }) {
  return element2("h1", {}, `${inline(codeSpan(name))} ${escapeXml(headline(assessment))}`);
}
function tab({ name, assessment }, index, content) {
  const id = `tab-${index + 1}`;
  const input = element2("input", { type: "radio", name: "tab", id, checked: index === 0 });
  const label3 = `${statusMark(assessment)} ${escapeXml(printable(name))}`;
  const body = element2("div", { class: "tab" }, `
${scoped(content, `t${index + 1}-`)}
`);
  return [input, element2("label", { for: id }, label3), body].join("\n");
}
var NAMES = / (id|name|aria-labelledby|href)="([^"]*)"/g;
var HEADING2 = /<(\/?)h([12])\b/g;
function scoped(content, prefix) {
  return aboutOne(content).replace(NAMES, (found, attribute, value2) => {
    if (attribute === "href") return found.replace('"#', `"#${prefix}`);
    return ` ${attribute}="${value2.replace(/[^ ]+/g, (one2) => prefix + one2)}"`;
  }).replace(HEADING2, (_, slash, level) => `<${slash}h${Number(level) + 1}`);
}

// src/render/power-chart/power-chart-of.ts
function powerChartOf(power, settings) {
  const { expectations, points, goal } = power;
  const title = titleOf2(power, settings);
  const subtitle = [
    `${sizes(expectations)}, ${formatPercent(Number(expectations.confidence.toFixed(4)))} bands${quantile2(settings)}`,
    ...levelLines(expectations, settings),
    ...points.some(({ aboveMedian }) => aboveMedian !== null) ? [DASHED_NOTE] : []
  ];
  return {
    title,
    subtitle,
    yLabel: isStrongGate(settings) ? "chance that the check fails" : "chance of strong evidence",
    curve: points,
    wanted: {
      probability: goal?.power ?? 0.8,
      text: goal ? `${formatPercent(goal.power)} wanted` : "4 times in 5"
    },
    mark: markOf2(power),
    description: `${title}. ${subtitle.join(". ")}. ${describe(expectations, settings)}`
  };
}
var DASHED_NOTE = "Dashed: as much slower at large budgets alone, above the median of all scores";
function titleOf2({ expectations, goal }, settings) {
  const isGate = isStrongGate(settings);
  if (goal) {
    const [n] = expectations.trials;
    const verb = isGate ? "catch" : "show";
    return `${plural2(n, "trial")} each ${verb} a candidate that needs ${formatSlowdown(goal.slowdown)}\xD7 the trials`;
  }
  const { detectableSlowdown: slowdown } = expectations;
  const seen = isGate ? "Caught" : "Shown";
  if (slowdown === null) return `${seen} 4 times in 5: no slowdown`;
  return `${seen} 4 times in 5: a candidate that needs ${formatFactor(slowdown)}\xD7 the trials`;
}
function sizes({ trials: [baseline, candidate] }) {
  if (baseline === candidate) return `Two sweeps of ${plural2(baseline, "trial")}`;
  return `Sweeps of ${baseline} and ${plural2(candidate, "trial")}`;
}
function quantile2({ comparison }) {
  const { quantile: q } = comparison;
  return q === 0.5 ? "" : `, ${formatPercent(q)} quantile of luck`;
}
function levelLines({ falseAlarm }, { gate }) {
  const { failOn } = gate;
  const rate = falseAlarm[failOn === "never" ? "strong" : failOn];
  if (rate === null) return [];
  const odds = formatOdds(rate);
  if (failOn === "strong") return [`If nothing changed, it fails ${odds}`];
  if (failOn === "never") return [`If nothing changed, it is found ${odds}`];
  return [
    `The check fails on ${failOn} evidence too, and catches more`,
    `If nothing changed, it fails ${odds}`
  ];
}
function markOf2({ expectations, goal }) {
  if (goal === null) {
    const { detectableSlowdown: slowdown } = expectations;
    const text2 = `${formatFactor(slowdown ?? 1)}\xD7 the trials`;
    return slowdown === null ? null : { slowdown, probability: 0.8, text: text2 };
  }
  const point = expectations.power.find(({ slowdown }) => slowdown === goal.slowdown);
  if (point === void 0) return null;
  const text = `${formatSlowdown(goal.slowdown)}\xD7 the trials: ${formatChance(point.probability)}`;
  return { ...point, text };
}
function describe({ power }, settings) {
  const what = isStrongGate(settings) ? "The chance that the check fails" : "The chance of it";
  const rows = power.map(
    ({ slowdown, probability }) => `${formatChance(probability)} at ${formatSlowdown(slowdown)} times`
  );
  return `${what} by how many times the trials the candidate needs: ${rows.join(", ")}.`;
}
function isStrongGate({ gate }) {
  return gate.failOn === "strong";
}

// src/render/power-chart/plot.ts
var SHEET = SHEETS.wide;
var ABOVE = 2.4 * lineHeight(SHEET.text);
var BELOW = 78;
function layOut2({ title, subtitle, curve }) {
  const heading2 = headingOf(title, subtitle, SHEET);
  const top = heading2.bottom + ABOVE;
  const left = SHEET.left + textWidth(formatPercent(1), SHEET.text) + 10;
  const box = { left, right: SHEET.right - 10, top, bottom: top + SHEET.plotHeight };
  const plot = {
    box,
    x: log([1, curve.at(-1)?.slowdown ?? 1], [box.left, box.right]).clamp(true),
    y: linear2([0, 1], [box.bottom, box.top]).clamp(true)
  };
  return { height: box.bottom + BELOW, heading: heading2, plot };
}
var SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];
function chanceAxis({ yLabel }, { box, y }, ink) {
  const lines = SHARES.slice(1).map((share) => horizontal(box, y(share)));
  const look = { ...SHEET.text, x: box.left - 10, fill: ink.muted, anchor: "end" };
  const name = { ...SHEET.text, x: SHEET.left, y: box.top - 26, text: yLabel, fill: ink.text };
  return [
    element("path", { d: lines.join(""), stroke: ink.grid }),
    label2({ ...name, maxWidth: SHEET.right - SHEET.left }),
    ...SHARES.map(
      (share) => label2({ ...look, y: centred(y(share), SHEET.text), text: formatPercent(share) })
    )
  ];
}
var APART = 14;
function slowdownAxis({ curve }, { box, x }, ink) {
  const last = curve.at(-1)?.slowdown ?? 1;
  const half = (slowdown) => textWidth(written3(slowdown), SHEET.text) / 2;
  const inside = (slowdown) => Math.min(x(slowdown), SHEET.width - half(slowdown));
  const isApart = (a, b) => Math.abs(inside(a) - inside(b)) >= half(a) + half(b) + APART;
  const ticks2 = spaced(slowdownMarks(last), isApart);
  const marks = ticks2.map((tick) => vertical(x(tick), [box.bottom, box.bottom + 5]));
  const d = horizontal(box, box.bottom) + marks.join("");
  const look = { ...SHEET.text, fill: ink.muted, y: box.bottom + 22, anchor: "middle" };
  const text = "times the trials that the candidate needs (log scale)";
  const middle = (box.left + box.right) / 2;
  return [
    element("path", { d, fill: "none", stroke: ink.muted }),
    ...ticks2.map((tick) => label2({ ...look, x: inside(tick), text: written3(tick) })),
    // The meaning of the left edge is spelled out.
    label2({ ...look, x: SHEET.left, y: box.bottom + 41, text: "no change", anchor: "start" }),
    label2({ ...look, x: middle, y: box.bottom + 64, text, fill: ink.text })
  ];
}
function written3(slowdown) {
  const short2 = slowdown < 1e3 ? formatSlowdown : formatBudget;
  return `${short2(Number(slowdown.toPrecision(3)))}\xD7`;
}
function slowdownMarks(last) {
  const between2 = last < 3 ? linear2([1, last], [0, 1]).ticks(4) : [];
  const whole = readableNumbers(1, last).filter((slowdown) => slowdown % 0.5 === 0);
  return [1, last, ...whole, ...between2].filter((slowdown) => slowdown <= last);
}

// src/render/power-chart/render-power-chart.ts
function renderPowerChart(model, theme2) {
  const ink = palette(theme2);
  const { plot, height: height2, heading: heading2 } = layOut2(model);
  const { title, description } = model;
  const { width } = SHEET;
  const size = {
    id: `power-${theme2}`,
    width,
    height: height2,
    background: ink.background
  };
  return pictureOf({ ...size, title, description }, [
    ...header(heading2, SHEET, ink),
    ...chanceAxis(model, plot, ink),
    ...guides(model, plot, ink),
    ...powerCurve2(model, plot, ink),
    ...slowdownAxis(model, plot, ink),
    ...words(model, plot, ink)
  ]);
}
function guides({ wanted, mark }, { box, x, y }, ink) {
  const down = (slowdown, probability) => vertical(x(slowdown), [y(probability), box.bottom]);
  const d = horizontal(box, y(wanted.probability));
  const all = mark === null ? d : d + down(mark.slowdown, mark.probability);
  return [element("path", { d: all, stroke: ink.muted, "stroke-dasharray": "2 3" })];
}
function words(model, plot, ink) {
  const lines = [...curveBoxes(model, plot), ...guideBoxes(model, plot)];
  const wanted = bestPlace(wantedPlaces(model, plot, ink), { lines, texts: [] });
  const { mark } = model;
  const said2 = wanted === void 0 ? [] : [label2(wanted)];
  if (mark === null) return said2;
  const texts = wanted === void 0 ? [] : [labelBox(wanted)];
  const name = bestPlace(markPlaces(mark, plot, ink), { lines, texts });
  const [cx, cy] = [plot.x(mark.slowdown), plot.y(mark.probability)];
  const dot = { cx, cy, r: 5, fill: ink.baseline, stroke: ink.background, "stroke-width": 2 };
  return [element("circle", dot), ...said2, ...name === void 0 ? [] : [label2(name)]];
}
function wantedPlaces({ wanted }, { box, y }, ink) {
  const look = { ...SHEET.text, text: wanted.text, fill: ink.text, halo: ink.background };
  const line2 = y(wanted.probability);
  const [left, right] = [box.left + 6, box.right - 6];
  const rows = [line2 - 7, line2 + 18].filter((row) => row < box.bottom - 6);
  return [
    ...rows.map((row) => ({ ...look, x: left, y: row })),
    ...rows.map((row) => ({ ...look, x: right, y: row, anchor: "end" })),
    ...rows.map((row) => ({ ...look, x: (left + right) / 2, y: row, anchor: "middle" }))
  ];
}
function markPlaces({ slowdown, probability, text }, { box, x, y }, ink) {
  const look = { ...SHEET.strong, text, fill: ink.text, halo: ink.background };
  const [dotX, dotY] = [x(slowdown), y(probability)];
  const middle = (box.top + box.bottom) / 2;
  const rows = [dotY + 24, dotY + 48, box.bottom - 10, middle, dotY - 12, box.top + 18].filter(
    (row) => row > box.top + 12 && row < box.bottom - 6
  );
  const all = rows.flatMap((row) => [
    { ...look, x: dotX + 10, y: row },
    { ...look, x: dotX - 10, y: row, anchor: "end" },
    { ...look, x: box.right - 6, y: row, anchor: "end" }
  ]);
  return all.filter((place) => {
    const { left, right } = labelBox(place);
    return left >= box.left && right <= box.right;
  });
}
var PARTS = [0, 0.25, 0.5, 0.75];
var CLEAR = 4;
function curveBoxes({ curve }, { x, y }) {
  const points = curve.map(({ slowdown, probability }) => ({
    x: x(slowdown),
    y: y(probability)
  }));
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const at2 = (part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part
    });
    return PARTS.map((part) => {
      const [start, end] = [at2(part), at2(part + 1 / PARTS.length)];
      return { left: start.x, right: end.x, top: end.y - CLEAR, bottom: start.y + CLEAR };
    });
  });
}
function guideBoxes({ wanted, mark }, { box, x, y }) {
  const line2 = y(wanted.probability);
  const wide = { left: box.left, right: box.right, top: line2 - 1, bottom: line2 + 1 };
  if (mark === null) return [wide];
  const [dotX, dotY] = [x(mark.slowdown), y(mark.probability)];
  const down = { left: dotX - 1, right: dotX + 1, top: dotY, bottom: box.bottom };
  const dot = { left: dotX - 7, right: dotX + 7, top: dotY - 7, bottom: dotY + 7 };
  return [wide, down, dot];
}
function powerCurve2({ curve }, plot, ink) {
  const points = curve.map(({ slowdown, probability }) => ({
    x: plot.x(slowdown),
    y: plot.y(probability)
  }));
  const atLargeBudgets = curve.flatMap(
    ({ slowdown, aboveMedian }) => aboveMedian === null ? [] : { x: plot.x(slowdown), y: plot.y(aboveMedian) }
  );
  const dashes = { fill: "none", stroke: ink.baseline, "stroke-dasharray": "6 4" };
  const d = smooth(points);
  const { left, right, bottom } = plot.box;
  const area2 = `${d}L${coordinate(right)} ${bottom}L${coordinate(left)} ${bottom}Z`;
  return [
    element("path", { d: area2, fill: ink.baseline, "fill-opacity": BAND_OPACITY / 2 }),
    element("path", { d, fill: "none", stroke: ink.baseline, "stroke-width": 2.5 }),
    ...atLargeBudgets.length === 0 ? [] : [element("path", { d: smooth(atLargeBudgets), ...dashes, "stroke-width": 1.5 })]
  ];
}
function smooth(points) {
  const slopes = points.map((_, i) => slopeAt(points, i));
  const pieces3 = points.slice(1).map((to, i) => {
    const from = points[i];
    const third = (to.x - from.x) / 3;
    const [leaving, arriving] = [slopes[i], slopes[i + 1]];
    const controls = [
      { x: from.x + third, y: from.y + leaving * third },
      { x: to.x - third, y: to.y - arriving * third },
      to
    ];
    return `C${controls.map(written4).join(" ")}`;
  });
  return `M${written4(points[0])}${pieces3.join("")}`;
}
function slopeAt(points, i) {
  const at2 = points[i];
  const [last, next] = [points[i - 1], points[i + 1]];
  if (!last || !next) return slopeOf2(last ?? at2, next ?? at2);
  const [before, after] = [slopeOf2(last, at2), slopeOf2(at2, next)];
  const middle = (before * (next.x - at2.x) + after * (at2.x - last.x)) / (next.x - last.x);
  const most = 2 * Math.min(Math.abs(before), Math.abs(after));
  return Math.sign(middle) * Math.min(Math.abs(middle), most);
}
function slopeOf2(a, b) {
  return (b.y - a.y) / (b.x - a.x);
}
function written4({ x, y }) {
  return `${coordinate(x)} ${coordinate(y)}`;
}

// src/render/report.ts
function comparisonReport(assessment, frame2 = {}, drawing = {}) {
  return reportOfRun(combineAssessments([{ name: "", assessment }]), frame2, drawing);
}
function reportOfRun(run, frame2 = {}, drawing = {}) {
  const whole = { ...NO_FRAME, ...frame2 };
  const charts = once(() => chartsOfRun(run, drawing));
  const isSeveral = run.comparisons.length > 1;
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
      return isSeveral ? null : charts().values().next().value ?? null;
    },
    get charts() {
      return isSeveral ? charts() : /* @__PURE__ */ new Map();
    },
    page: (assets) => renderRunPage(run, assets, whole)
  };
}
function curveReport(sweep, curve, { settings, budgets: budgets2 }, drawing) {
  const model = curveChart(sweep, curve, { settings, axis: axisOf([sweep]) });
  return {
    json: jsonText(curveJson(sweep, curve, { settings, budgets: budgets2 })),
    markdown: null,
    curves: curveCsv(sweep, curve),
    trials: sweepCsv(sweep),
    chart: bothThemes(model, drawing),
    charts: /* @__PURE__ */ new Map(),
    page: null
  };
}
function once(make) {
  let made = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
function chartsOfRun({ comparisons: comparisons2 }, drawing = {}) {
  const drawn2 = comparisons2.flatMap(({ name, assessment }) => {
    const images = bothThemes(chartOf(assessment), drawing);
    return images === null ? [] : [[name, images]];
  });
  return new Map(drawn2);
}
function bothThemes(model, drawing) {
  return model && {
    light: renderChart(model, { ...drawing, theme: "light" }),
    dark: renderChart(model, { ...drawing, theme: "dark" })
  };
}
function planReport(plan, curve) {
  const model = curve && powerChartOf(curve, plan.settings);
  return {
    json: jsonText(planJson(plan)),
    markdown: null,
    curves: null,
    trials: null,
    chart: model && {
      light: renderPowerChart(model, "light"),
      dark: renderPowerChart(model, "dark")
    },
    charts: /* @__PURE__ */ new Map(),
    page: null
  };
}

// src/render/starter/starter-config.ts
var DOCS = "https://github.com/tuning-gate/tuning-gate/blob/main/docs/config.md";
var SCHEMA = "https://raw.githubusercontent.com/tuning-gate/tuning-gate/main/schema/config.schema.json";
function starterConfig(sweeps2) {
  const known = sweeps2.map(({ inspection }) => settingLines(inspection));
  const [first = UNKNOWN2, ...others] = known;
  const shared = first.filter((line2) => others.every((lines) => lines.some(isSame(line2))));
  const own = known.map((lines) => lines.filter((line2) => !shared.some(isSame(line2))));
  const all = [...shared, ...own.flat()];
  const text = [
    HEAD,
    ...sweeps2.length === 0 ? [""] : sweeps2.map(describeSweep),
    ...shared.map(lineText),
    "",
    ...DEFAULTS.map(defaultLines),
    comparisons(sweeps2, own)
  ];
  const open = all.filter(({ value: value2 }) => value2 === null).map(({ name }) => name);
  return { text: `${text.join("\n")}
`, open: [...new Set(open)] };
}
var HEAD = `# yaml-language-server: $schema=${SCHEMA}
# What tuning-gate compares and how: ${DOCS}
# Each setting is the input of the same name; an input given in the workflow wins.
# The gate reads this file from the branch that a pull request is merged into.`;
var DIRECTION_QUESTION = "maximize or minimize?";
var UNKNOWN2 = [
  { name: "metric", value: null, comment: "the column of the score" },
  { name: "direction", value: null, comment: DIRECTION_QUESTION }
];
function settingLines(inspection) {
  const { metric, settings, search, suspectedFailedValue: suspected } = inspection;
  const asked = settings.find(([name]) => name === "metric")?.[1];
  const question = typeof asked === "object" ? asked.question : "the column of the score";
  const others = settings.filter(([name]) => name !== "metric" && name !== "direction");
  return [
    { name: "metric", value: metric.name, comment: METRIC2[metric.from] ?? question },
    ...directionLine(inspection),
    ...others.flatMap(
      ([name, value2]) => typeof value2 === "string" ? [{ name, value: value2, comment: "" }] : []
    ),
    ...suspected === null ? [] : [
      {
        name: "failed-value",
        value: String(suspected.value),
        comment: `${plural2(suspected.count, "trial")} scored exactly this; does it stand for a failure?`,
        isOff: true
      }
    ],
    ...search.method !== "unknown" ? [] : [
      {
        name: "search-method",
        value: "random",
        comment: "the files do not record how trials were drawn; were they drawn at random?",
        isOff: true
      }
    ]
  ];
}
var METRIC2 = {
  given: "",
  only: "the only column of numbers it can be",
  unknown: null
};
var DIRECTION2 = {
  given: "",
  recorded: "recorded in the files, or fixed by their format",
  name: "by the name of the metric",
  unknown: DIRECTION_QUESTION
};
function directionLine({ metric, direction, settings }) {
  const isRecorded = !settings.some(([name]) => name === "direction");
  if (metric.name === null && direction.value === null && isRecorded && settings.length > 0)
    return [];
  return [{ name: "direction", value: direction.value, comment: DIRECTION2[direction.from] }];
}
function isSame(one2) {
  return (other) => lineText(one2) === lineText(other);
}
function lineText({ name, value: value2, comment, isOff }) {
  const setting = `${isOff ? "# " : ""}${name}:${value2 === null ? "" : ` ${scalar(name, value2)}`}`;
  return comment === "" ? setting : `${setting} # ${comment}`;
}
function scalar(name, value2) {
  const isNumber = OPTIONS[name].kind.placeholder !== "NAME" && /^-?\d+(\.\d+)?$/.test(value2);
  return isNumber ? value2 : yamlText(value2);
}
function describeSweep({ inspection: { source, format: format2, trials: trials2, metric } }) {
  const counted = trials2.counted === null ? "" : `, ${plural2(trials2.counted, "trial")}`;
  const column = metric.candidates.find(({ name }) => name === metric.name);
  const range3 = column === void 0 || column.least === null || column.greatest === null ? "" : `, ${printable(column.name, 60)} from ${inDigits(column.least, 4)} to ${inDigits(column.greatest, 4)}`;
  return `
# Found in ${printablePath(source.location)}: ${format2.title}${counted}${range3}.`;
}
var DEFAULTS = [
  ["false-alarm-rate", "0.01"],
  ["fail-on"],
  ["on-missing-baseline"],
  ["acknowledge-label"]
];
function defaultLines([name, example]) {
  const { description, default: initial = "" } = OPTIONS[name];
  return `# ${description}
# ${name}: ${scalar(name, example ?? initial)}
`;
}
var EXAMPLE = `# Several comparisons in one run share one comment and one check. Each name is the \`name\` that a
# job with \`mode: collect\` saved its sweep under.
# comparisons:
#   small: {}
#   large:
#     margin: 0.01`;
function comparisons(sweeps2, own) {
  if (sweeps2.length < 2) return EXAMPLE;
  const entries = sweeps2.map(({ name }, i) => {
    const lines = (own[i] ?? []).map((line2) => `    ${lineText(line2)}`);
    const hasSettings = (own[i] ?? []).some(({ isOff }) => !isOff);
    return [`  ${yamlText(name)}:${hasSettings ? "" : " {}"}`, ...lines].join("\n");
  });
  return [
    "# Each name is the `name` that a job with `mode: collect` saved its sweep under.",
    "comparisons:",
    ...entries
  ].join("\n");
}

// src/render/starter/starter-workflow.ts
var CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
var RUN = `\${{ github.run_number }}`;
function starterWorkflow(sweeps2) {
  return `name: Tuning
on:
  pull_request:
  push:
    branches: [main]
  schedule:
    - cron: '23 4 1 * *' # a fresh baseline every month, before the last one expires
  workflow_dispatch:
concurrency:
  # A push to a pull request replaces the run before; every commit of main gets its own.
  group: tuning-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
permissions:
  contents: read
jobs:
  train: # runs the pull request's code, so it may only read
    strategy:
      fail-fast: false
      matrix:
${matrix(sweeps2)}
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
${training(sweeps2)}
      - uses: tuning-gate/tuning-gate@v0
        with:
          mode: collect
${collected(sweeps2)}
          retention-days: 90
  gate: # runs no code but the Action's, so it may write
    needs: train
    if: \${{ !cancelled() && needs.train.result != 'skipped' }}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      actions: read # find the baseline
      checks: write
      contents: read
      pull-requests: write # comment
    steps:
      - uses: tuning-gate/tuning-gate@v0
        with:
          mode: gate
          retention-days: 90
`;
}
var PARTS2 = "        part: [0, 1, 2, 3]";
function matrix(sweeps2) {
  if (sweeps2.length < 2) return PARTS2;
  const items = sweeps2.map(
    (sweep) => `          - name: ${yamlText(sweep.name)}
            sweep: ${pathOf2(sweep)}`
  );
  return ["        include:", ...items].join("\n");
}
function training(sweeps2) {
  const trials2 = sweeps2.length < 2 ? `--trials 12 --seed ${RUN}\${{ matrix.part }}` : `--model \${{ matrix.name }} --trials 48 --seed ${RUN}`;
  return `      # Put in what trains. Every job and every run draws trials of its own, at random.
      - run: python sweep.py ${trials2} --output ${locationOf(sweeps2)}`;
}
function collected(sweeps2) {
  const name = sweeps2.length < 2 ? "" : `          name: \${{ matrix.name }}
`;
  return `${name}          candidate: ${locationOf(sweeps2)}`;
}
function locationOf(sweeps2) {
  const [only, another] = sweeps2;
  if (another !== void 0) return `\${{ matrix.sweep }}`;
  return only === void 0 ? DEFAULT_PATH : pathOf2(only);
}
var DEFAULT_PATH = "candidate.csv";
var PLAIN_PATH = /^(?!.*\.\.)[A-Za-z][\w./-]*$/;
function pathOf2({ location }) {
  return PLAIN_PATH.test(location) ? location : DEFAULT_PATH;
}

// src/render/terminal/comparison.ts
function renderText(assessment, screen, outcome = outcomeSentence(assessment)) {
  const result = wrapped(`${statusMark(assessment)} ${headline(assessment)}.`, screen);
  const details = [...sweepLines(assessment), ...noteLines(assessment, screen)];
  return paragraphs([
    styled(styled(result, "bold", screen), COLOURS2[assessment.gate], screen),
    prose([strengthSentence(assessment), outcome, ...explanations(assessment)], screen),
    withEvidence(budgetTable2(assessment, screen), screen),
    withEvidence(forest(assessment, screen), screen),
    prose(outlookSentences(assessment), screen),
    styled(prose(details, screen), "dim", screen)
  ]);
}
function renderRunText(run, screen) {
  const [only, ...others] = run.comparisons;
  const notes3 = prose([runNotes(run, printable)], screen);
  if (others.length === 0) return `${renderText(only.assessment, screen)}${notes3 && `${notes3}
`}`;
  const result = wrapped(`${runMark(run)} ${runHeadline(run, printable)}.`, screen);
  const rows = [SUMMARY_COLUMNS, ...summaryRows(run, printable)];
  return paragraphs([
    styled(styled(result, "bold", screen), COLOURS2[run.gate], screen),
    prose(runExplanations(run, printable), screen),
    aligned(rows, { ...screen, width: Infinity }),
    prose([familyWiseSentence(run)], screen),
    notes3,
    ...run.comparisons.map(
      ({ name, assessment }) => `
${printable(name)}
${aboutOne(renderText(assessment, screen, ""))}`
    )
  ]);
}
var COLOURS2 = { pass: "green", neutral: null, fail: "red" };
function withEvidence(lines, screen) {
  const colour = (words2) => words2.startsWith("worse") ? "red" : "green";
  return lines.replace(
    /(worse|better), (weak|fair|strong)/g,
    (words2) => styled(words2, colour(words2), screen)
  );
}
function budgetTable2(assessment, screen) {
  const columns2 = comparedColumns(assessment);
  const [, firstCells = []] = columns2[0] ?? [];
  if (firstCells.length === 0) return "";
  const rows = ["", ...firstCells].map(
    (_, i) => columns2.map(([name, cells]) => (i === 0 ? name : cells[i - 1] ?? "").replaceAll("*", ""))
  );
  const table3 = aligned(rows, { ...screen, width: Infinity });
  if (widthOf(table3) <= screen.width) return table3;
  const brief = rows.map((row) => row.map((cell) => cell.replace(/ \(.*\)$/, "")));
  return aligned(brief, screen);
}
function forest(assessment, { width }) {
  const { terminal } = FOREST_COLUMNS;
  const whole = forestPlot(assessment, terminal);
  const excess = widthOf(whole) - width;
  const plot = excess <= 0 ? whole : forestPlot(assessment, Math.max(MIN_PLOT, terminal - excess));
  return plot && `
${plot}
`;
}
var MIN_PLOT = 12;
function widthOf(lines) {
  return Math.max(...lines.split("\n").map(columnsOf));
}
function noteLines({ warnings }, { isVerbose }) {
  if (isVerbose) return warningLines(warnings);
  const major = warnings.filter(({ code: code2 }) => !MINOR.includes(code2));
  const folded2 = warnings.length - major.length;
  const them = folded2 === 1 ? "it" : "them";
  const more = folded2 === 0 ? "" : `${plural2(folded2, "note")}: use --verbose to read ${them}.`;
  return [...warningLines(major), more];
}
function sweepLines({ baseline, candidate, settings }) {
  const describe2 = (arm2, sweep) => sweep ? `${arm2}: ${describeReading(sweep)}; ${describeCounts(sweep, settings)}.` : "";
  return [describe2("Baseline", baseline), describe2("Candidate", candidate)];
}
function describeReading({ format: format2, metric, direction }) {
  return `${format2}, ${printable(metric)} (${direction})`;
}

// src/render/terminal/curve.ts
function renderCurveText(sweep, curve, shown3) {
  const axis = axisOf([sweep]);
  const inTrials = axis.kind === "cost" ? ` (${describeBudget(curve.resolvableBudget / curve.trialCost, IN_TRIALS)})` : "";
  const resolved = `${describeBudget(curve.resolvableBudget, axis)}${inTrials}`;
  const head = `${label(sweep)}: ${describeReading(sweep)}; ${describeCounts(sweep, shown3.settings)}; resolves budgets up to ${resolved}.`;
  return paragraphs([wrapped(head, shown3.screen), curveTable(sweep, curve, shown3)]);
}
function curveTable(sweep, curve, { settings, budgets: budgets2, screen }) {
  const medians = budgets2.map((budget) => toMetric(limitsAt(curve, budget), sweep.direction));
  const means = meanValuesAt(budgets2, { sweep, curve, settings });
  const format2 = formatOfCurves([curve]);
  const limits2 = `(${formatPercent(settings.band.confidence)} limits)`;
  const columns2 = [
    ...budgetColumns2(sweep, budgets2, means),
    [
      `${curveWord(settings, sweep.direction)} best ${limits2}`,
      ...medians.map((value2) => describeLimits(value2, format2))
    ],
    ...hasMeans(means) ? meanColumns(means, limits2, format2) : []
  ];
  const rows = ["", ...budgets2].map((_, i) => columns2.map((column) => column[i] ?? ""));
  const note = wrapped(meanNote(sweep, means, settings), screen);
  return [aligned(rows, screen), "", styled(note, "dim", screen)].join("\n");
}
function budgetColumns2(sweep, budgets2, means) {
  const axis = axisOf([sweep]);
  const trials2 = alignRight(["trials", ...means.map((mean) => formatBudget(mean.trials))]);
  if (axis.kind === "trials") return [trials2];
  return [alignRight([`budget (${unitOf(axis)})`, ...budgets2.map(formatBudget)]), trials2];
}
function hasMeans(means) {
  return means.every(({ v }) => Number.isFinite(v));
}
function hasLimits({ meanLower, meanUpper }) {
  return Number.isFinite(meanLower) || Number.isFinite(meanUpper);
}
function meanColumns(means, limits2, format2) {
  const stds = means.map(({ vStd }) => format2(vStd ?? 0));
  if (!means.some(hasLimits)) {
    return [["mean \xB1 std", ...means.map(({ v }, i) => `${format2(v)} \xB1 ${stds[i]}`)]];
  }
  const values = means.map(
    ({ meanLower, v, meanUpper }) => describeLimits({ lower: meanLower, middle: v, upper: meanUpper }, format2)
  );
  return [
    [`mean ${limits2}`, ...values],
    ["std", ...stds]
  ];
}
function meanNote({ trials: trials2, direction }, means, settings) {
  const { floor } = scoreBounds(direction, settings.reading);
  const option = direction === "maximize" ? "metric-min" : "metric-max";
  if (!hasMeans(means)) {
    return `There is no mean: trials failed, and no --${option} is given that could stand for them.`;
  }
  const bounds = means.some(hasLimits) ? "" : " For limits of the mean give --metric-min and --metric-max.";
  const failed = trials2.some(({ score }) => score === -Infinity) ? ` Failed trials enter both as ${orient(floor, direction)} (--${option}).` : "";
  return `The mean is the estimate V; std is the spread of single searches about it.${failed}${bounds}`;
}

// src/render/terminal/plan.ts
var BAR_WIDTH = 24;
var LEVELS2 = { weak: "weak or more", fair: "fair or more", strong: "strong" };
var IN_TRIALS2 = { kind: "trials", unit: null };
function renderPlan(plan, screen) {
  const parts3 = [...sizedParts(plan, screen), trialsSentence3(plan)].filter(Boolean);
  return `${parts3.map((part) => eachWrapped(part, screen)).join("\n\n")}
`;
}
function eachWrapped(part, screen) {
  return part.split("\n").map((line2) => line2.startsWith("  ") ? line2 : wrapped(line2, screen)).join("\n");
}
function sizedParts(plan, screen) {
  const { trials: trials2, expectations } = plan;
  if (trials2 === null || expectations === null) return [];
  const { range: range3 } = expectations;
  if (range3 === null) return [noRangeSentence(plan, expectations)];
  return [
    rangeSentence(plan, expectations, range3),
    falseAlarmPart(plan, expectations, screen),
    powerPart(plan, expectations, screen),
    detectableSentence(plan, expectations)
  ];
}
function sizes2([baseline, candidate]) {
  return baseline === candidate ? `Two sweeps of ${plural2(baseline, "trial")}` : `A baseline of ${plural2(baseline, "trial")} and a candidate of ${candidate}`;
}
function rangeSentence(plan, { trials: trials2, confidence }, range3) {
  return `${sizes2(trials2)} can be compared for ${budgets(range3)} (${bands(plan, confidence)}).`;
}
function budgets([from, to]) {
  if (from === to) return `a budget of ${describeBudget(from, IN_TRIALS2)}`;
  const [first, last] = [formatBudget(from), describeBudget(to, IN_TRIALS2)];
  return last.startsWith(`${first} `) ? `budgets of about ${last}` : `budgets of ${first} to ${last}`;
}
function bands({ settings }, confidence) {
  const { falseAlarmRate: rate, quantile: quantile3 } = settings.comparison;
  const luck = quantile3 === 0.5 ? "" : `, ${formatPercent(quantile3)} quantile of luck`;
  const keeps = settings.gate.failOn === "strong" ? "keep" : "are shown, by simulation, to keep";
  const chosen = rate === null ? "" : `, which ${keeps} false alarms of the check to ${rate} or less`;
  return `${formatPercent(Number(confidence.toFixed(4)))} bands${luck}${chosen}`;
}
function noRangeSentence({ settings, ...plan }, expectations) {
  const { trials: trials2, resolvableBudget: resolvableBudget2, confidence } = expectations;
  const { budgetMin, budgetMax, falseAlarmRate: rate } = settings.comparison;
  if (rate !== null) {
    return `${sizes2(trials2)} cannot be compared: no gate keeps false alarms of the check to ${rate} or less.`;
  }
  const from = formatBudget(Math.max(1, budgetMin?.value ?? 1));
  const limit = budgetMax ? ` and end at ${formatBudget(budgetMax.value)}` : "";
  const resolved = describeBudget(resolvableBudget2, IN_TRIALS2);
  return `${sizes2(trials2)} cannot be compared: they resolve budgets up to ${resolved}, and comparisons begin at ${from}${limit} (${bands({ settings, ...plan }, confidence)}).`;
}
function falseAlarmPart({ settings }, { falseAlarm, falseStrongBound: falseStrongBound2 }, screen) {
  const rows = ["weak", "fair", "strong"].flatMap((level) => {
    const rate = falseAlarm[level];
    const remark = level === settings.gate.failOn ? "fails the check" : "";
    return rate === null ? [] : [[LEVELS2[level], formatOdds(rate), remark]];
  });
  const bound = formatLimit(falseStrongBound2);
  return [
    `If nothing changed, evidence that the candidate is worse is found:${aligned(rows, screen)}`,
    `Whatever the two distributions, strong evidence of \u201Cworse\u201D is shown at a budget where the candidate is at least as good ${bound}.`
  ].join("\n\n");
}
function powerPart(plan, { power }, screen) {
  const event = isStrongGate2(plan) ? "this check fails" : "strong evidence is found";
  const slowdowns = power.map(({ slowdown }) => `${formatSlowdown(slowdown)}\xD7`);
  const chances = power.map(({ probability }) => formatChance(probability));
  const above = power.flatMap(
    ({ aboveMedian: chance }) => chance === null ? [] : formatChance(chance)
  );
  const columns2 = [
    ["", ...alignRight(slowdowns)],
    ["at every budget", ...alignRight(chances)],
    ["", ...power.map(({ probability }) => bar(probability, BAR_WIDTH))],
    ...above.length === 0 ? [] : [["at large budgets alone", ...alignRight(above)]]
  ];
  const rows = ["", ...power].map((_, i) => columns2.map((column) => column[i] ?? "")).slice(above.length === 0 ? 1 : 0);
  const note = above.length === 0 ? "" : `

${LARGE_BUDGETS}`;
  return `Chance that ${event} if the candidate is so many times slower:${aligned(rows, screen)}${note}`;
}
var LARGE_BUDGETS = "At large budgets alone: as the baseline below the median of all scores, and that much slower above it.";
function isStrongGate2({ settings }) {
  return settings.gate.failOn === "strong";
}
function detectableSentence(plan, { detectableSlowdown: detectableSlowdown2, falseAlarm }) {
  if (falseAlarm.strong === null) return "";
  if (detectableSlowdown2 === null)
    return "The sweeps are too small to show any slowdown 4 times in 5.";
  const { failOn } = plan.settings.gate;
  const catches = isStrongGate2(plan) ? "this check catches" : "strong evidence shows";
  const less = failOn === "fair" || failOn === "weak" ? ` This check fails on ${failOn} evidence too, and so catches more.` : "";
  return `4 times in 5 ${catches} a candidate that is ${formatFactor(detectableSlowdown2)}\xD7 slower at every budget. ${CAUGHT_LESS}${less}`;
}
function trialsSentence3(plan) {
  const { settings, trialsFor: trialsFor2 } = plan;
  const { slowdown, power, budget, trials: trials2 } = trialsFor2;
  const { falseAlarmRate: rate } = settings.comparison;
  const { failOn } = settings.gate;
  const goal = `${isStrongGate2(plan) ? "To catch" : "To show by strong evidence"} a candidate that is ${formatSlowdown(slowdown)}\xD7 slower with a chance of ${formatPercent(power)}`;
  const resolve = budget === null ? "" : `, and to resolve budgets up to ${budget.toLocaleString("en-US")}`;
  if (rate !== null && (failOn === "fair" || failOn === "weak")) {
    return `${goal}${resolve}: how many trials each sweep needs is not computed, because the false-alarm rate of ${failOn} evidence would have to be simulated for every size.`;
  }
  const most = rate === null ? "2,000" : "500";
  const answer = trials2 === null ? `more than ${most} trials` : plural2(trials2, "trial");
  return `${goal}${resolve}, each sweep needs ${answer}.`;
}
var PARTS3 = ["", "\u258F", "\u258E", "\u258D", "\u258C", "\u258B", "\u258A", "\u2589"];
function bar(share, width) {
  const eighths = Math.round(share * width * PARTS3.length);
  const part = PARTS3[eighths % PARTS3.length] ?? "";
  return "\u2588".repeat(Math.floor(eighths / PARTS3.length)) + part;
}

export {
  IN_TRIALS,
  axisOf,
  rulesOn,
  checkUnits,
  checkUnit,
  checkBudgets,
  curveOf,
  budgetsOfOne,
  exitCodeOf,
  combineAssessments,
  judgeLabel,
  canBeAccepted,
  acknowledge,
  makePlan,
  powerCurveOf,
  assess,
  checklistOf,
  codeSpan,
  acceptanceSentence,
  describeCounts,
  adviceSentence,
  statusMark,
  outcomeSentence,
  headline,
  verdictSentence,
  NO_FRAME,
  fullReportLine,
  failureTitle,
  renderFailure,
  suggestedFlags,
  runHeadline,
  runExplanations,
  renderRunComment,
  PLAIN_SCREEN,
  renderInspection,
  inspectionJson,
  jsonText,
  pageColours,
  comparisonReport,
  reportOfRun,
  curveReport,
  chartsOfRun,
  planReport,
  starterConfig,
  starterWorkflow,
  renderText,
  renderRunText,
  renderCurveText,
  renderPlan
};
