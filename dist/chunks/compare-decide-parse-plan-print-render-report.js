import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  Beta,
  MAX_CALIBRATED,
  commonBreaks,
  confidenceBand,
  confidenceBands,
  constantWidthBounds,
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
  resolvableBudget,
  scoreBounds,
  stepFunction,
  trialsFor,
  tuningCurve,
  valueAt
} from "./estimate.js";
import {
  areParametersGuessed,
  orient,
  settingsToSave,
  suspectedFailedValue,
  toSweep
} from "./parse-saved-settings.js";
import {
  AXIS_COLUMN,
  ID_COLUMNS,
  ORDER_COLUMNS,
  PARAMETER_GROUP,
  STEP_COLUMN,
  cellsUnder,
  describeColumns,
  drawnReader,
  fieldsIn,
  flattened,
  groupBy,
  isCounterName,
  isNumeric,
  isScoreName,
  isSeedName,
  isStatusName,
  listed,
  namesOfColumns,
  numberIn,
  parameterColumns,
  parametersUnder,
  readDuration,
  readInstant,
  readNumber,
  requireStatus,
  secondsBetween,
  shown,
  snakeCase,
  statusReader,
  surveyColumns,
  surveyPaths,
  textIn,
  unitByName,
  usualDirection
} from "./parse-columns-columns.js";
import {
  TOOL,
  jsonHead
} from "./tool.js";
import {
  UNKNOWN_SEARCH,
  allGaps,
  byOrder,
  checkRowCount,
  commonSearch,
  isFields,
  ownValue,
  parseJson,
  plainTable,
  recordedDirection,
  tryParseJson
} from "./parse-json-parse-json.js";
import {
  isMetaFile
} from "./read.js";
import {
  savedName
} from "./read-artifact-names.js";
import {
  COST_UNIT,
  EVIDENCE_LEVELS,
  GATES,
  MAX_COST,
  MIN_COST,
  OPTIONS,
  givenReading
} from "./settings.js";
import {
  WANDB_EXPORT,
  isEmptyFile,
  printable,
  printableJson,
  printablePath
} from "./read-names.js";
import {
  UserError,
  dataError,
  detailOf,
  nearestNames,
  settingsError
} from "./errors.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./runtime.js";

// node_modules/@stdlib/math-base-assert-is-nan/lib/main.js
var require_main = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-nan/lib/main.js"(exports, module) {
    "use strict";
    function isnan(x) {
      return x !== x;
    }
    module.exports = isnan;
  }
});

// node_modules/@stdlib/math-base-assert-is-nan/lib/index.js
var require_lib = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-nan/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-floor/lib/main.js
var require_main2 = __commonJS({
  "node_modules/@stdlib/math-base-special-floor/lib/main.js"(exports, module) {
    "use strict";
    var floor = Math.floor;
    module.exports = floor;
  }
});

// node_modules/@stdlib/math-base-special-floor/lib/index.js
var require_lib2 = __commonJS({
  "node_modules/@stdlib/math-base-special-floor/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main2();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-ceil/lib/main.js
var require_main3 = __commonJS({
  "node_modules/@stdlib/math-base-special-ceil/lib/main.js"(exports, module) {
    "use strict";
    var ceil = Math.ceil;
    module.exports = ceil;
  }
});

// node_modules/@stdlib/math-base-special-ceil/lib/index.js
var require_lib3 = __commonJS({
  "node_modules/@stdlib/math-base-special-ceil/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main3();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-trunc/lib/main.js
var require_main4 = __commonJS({
  "node_modules/@stdlib/math-base-special-trunc/lib/main.js"(exports, module) {
    "use strict";
    var floor = require_lib2();
    var ceil = require_lib3();
    function trunc(x) {
      if (x < 0) {
        return ceil(x);
      }
      return floor(x);
    }
    module.exports = trunc;
  }
});

// node_modules/@stdlib/math-base-special-trunc/lib/index.js
var require_lib4 = __commonJS({
  "node_modules/@stdlib/math-base-special-trunc/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main4();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-ctor/lib/main.js
var require_main5 = __commonJS({
  "node_modules/@stdlib/number-ctor/lib/main.js"(exports, module) {
    "use strict";
    module.exports = Number;
  }
});

// node_modules/@stdlib/number-ctor/lib/index.js
var require_lib5 = __commonJS({
  "node_modules/@stdlib/number-ctor/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main5();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-ninf/lib/index.js
var require_lib6 = __commonJS({
  "node_modules/@stdlib/constants-float64-ninf/lib/index.js"(exports, module) {
    "use strict";
    var Number2 = require_lib5();
    var FLOAT64_NINF = Number2.NEGATIVE_INFINITY;
    module.exports = FLOAT64_NINF;
  }
});

// node_modules/@stdlib/constants-float64-pinf/lib/index.js
var require_lib7 = __commonJS({
  "node_modules/@stdlib/constants-float64-pinf/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_PINF = Number.POSITIVE_INFINITY;
    module.exports = FLOAT64_PINF;
  }
});

// node_modules/@stdlib/constants-float64-exponent-bias/lib/index.js
var require_lib8 = __commonJS({
  "node_modules/@stdlib/constants-float64-exponent-bias/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_EXPONENT_BIAS = 1023 | 0;
    module.exports = FLOAT64_EXPONENT_BIAS;
  }
});

// node_modules/@stdlib/constants-float64-max-base2-exponent/lib/index.js
var require_lib9 = __commonJS({
  "node_modules/@stdlib/constants-float64-max-base2-exponent/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX_BASE2_EXPONENT = 1023 | 0;
    module.exports = FLOAT64_MAX_BASE2_EXPONENT;
  }
});

// node_modules/@stdlib/constants-float64-max-base2-exponent-subnormal/lib/index.js
var require_lib10 = __commonJS({
  "node_modules/@stdlib/constants-float64-max-base2-exponent-subnormal/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX_BASE2_EXPONENT_SUBNORMAL = -1023 | 0;
    module.exports = FLOAT64_MAX_BASE2_EXPONENT_SUBNORMAL;
  }
});

// node_modules/@stdlib/constants-float64-min-base2-exponent-subnormal/lib/index.js
var require_lib11 = __commonJS({
  "node_modules/@stdlib/constants-float64-min-base2-exponent-subnormal/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MIN_BASE2_EXPONENT_SUBNORMAL = -1074 | 0;
    module.exports = FLOAT64_MIN_BASE2_EXPONENT_SUBNORMAL;
  }
});

// node_modules/@stdlib/math-base-assert-is-infinite/lib/main.js
var require_main6 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-infinite/lib/main.js"(exports, module) {
    "use strict";
    var PINF = require_lib7();
    var NINF = require_lib6();
    function isInfinite(x) {
      return x === PINF || x === NINF;
    }
    module.exports = isInfinite;
  }
});

// node_modules/@stdlib/math-base-assert-is-infinite/lib/index.js
var require_lib12 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-infinite/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main6();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-high-word-sign-mask/lib/index.js
var require_lib13 = __commonJS({
  "node_modules/@stdlib/constants-float64-high-word-sign-mask/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_HIGH_WORD_SIGN_MASK = 2147483648 >>> 0;
    module.exports = FLOAT64_HIGH_WORD_SIGN_MASK;
  }
});

// node_modules/@stdlib/constants-float64-high-word-abs-mask/lib/index.js
var require_lib14 = __commonJS({
  "node_modules/@stdlib/constants-float64-high-word-abs-mask/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_HIGH_WORD_ABS_MASK = 2147483647 >>> 0;
    module.exports = FLOAT64_HIGH_WORD_ABS_MASK;
  }
});

// node_modules/@stdlib/utils-define-property/lib/define_property.js
var require_define_property = __commonJS({
  "node_modules/@stdlib/utils-define-property/lib/define_property.js"(exports, module) {
    "use strict";
    var main = typeof Object.defineProperty === "function" ? Object.defineProperty : null;
    module.exports = main;
  }
});

// node_modules/@stdlib/utils-define-property/lib/has_define_property_support.js
var require_has_define_property_support = __commonJS({
  "node_modules/@stdlib/utils-define-property/lib/has_define_property_support.js"(exports, module) {
    "use strict";
    var defineProperty = require_define_property();
    function hasDefinePropertySupport() {
      try {
        defineProperty({}, "x", {});
        return true;
      } catch (err) {
        return false;
      }
    }
    module.exports = hasDefinePropertySupport;
  }
});

// node_modules/@stdlib/utils-define-property/lib/builtin.js
var require_builtin = __commonJS({
  "node_modules/@stdlib/utils-define-property/lib/builtin.js"(exports, module) {
    "use strict";
    var defineProperty = Object.defineProperty;
    module.exports = defineProperty;
  }
});

// node_modules/@stdlib/string-base-format-interpolate/lib/is_number.js
var require_is_number = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/is_number.js"(exports, module) {
    "use strict";
    function isNumber2(value2) {
      return typeof value2 === "number";
    }
    module.exports = isNumber2;
  }
});

// node_modules/@stdlib/string-base-format-interpolate/lib/zero_pad.js
var require_zero_pad = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/zero_pad.js"(exports, module) {
    "use strict";
    function startsWithMinus(str) {
      return str[0] === "-";
    }
    function zeros(n) {
      var out = "";
      var i;
      for (i = 0; i < n; i++) {
        out += "0";
      }
      return out;
    }
    function zeroPad(str, width, right) {
      var negative = false;
      var pad = width - str.length;
      if (pad < 0) {
        return str;
      }
      if (startsWithMinus(str)) {
        negative = true;
        str = str.substr(1);
      }
      str = right ? str + zeros(pad) : zeros(pad) + str;
      if (negative) {
        str = "-" + str;
      }
      return str;
    }
    module.exports = zeroPad;
  }
});

// node_modules/@stdlib/string-base-format-interpolate/lib/format_integer.js
var require_format_integer = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/format_integer.js"(exports, module) {
    "use strict";
    var isNumber2 = require_is_number();
    var zeroPad = require_zero_pad();
    var lowercase = String.prototype.toLowerCase;
    var uppercase = String.prototype.toUpperCase;
    function formatInteger(token) {
      var base;
      var out;
      var i;
      switch (token.specifier) {
        case "b":
          base = 2;
          break;
        case "o":
          base = 8;
          break;
        case "x":
        case "X":
          base = 16;
          break;
        case "d":
        case "i":
        case "u":
        default:
          base = 10;
          break;
      }
      out = token.arg;
      i = parseInt(out, 10);
      if (!isFinite(i)) {
        if (!isNumber2(out)) {
          throw new Error("invalid integer. Value: " + out);
        }
        i = 0;
      }
      if (i < 0 && (token.specifier === "u" || base !== 10)) {
        i = 4294967295 + i + 1;
      }
      if (i < 0) {
        out = (-i).toString(base);
        if (token.precision) {
          out = zeroPad(out, token.precision, token.padRight);
        }
        out = "-" + out;
      } else {
        out = i.toString(base);
        if (!i && !token.precision) {
          out = "";
        } else if (token.precision) {
          out = zeroPad(out, token.precision, token.padRight);
        }
        if (token.sign) {
          out = token.sign + out;
        }
      }
      if (base === 16) {
        if (token.alternate) {
          out = "0x" + out;
        }
        out = token.specifier === uppercase.call(token.specifier) ? uppercase.call(out) : lowercase.call(out);
      }
      if (base === 8) {
        if (token.alternate && out.charAt(0) !== "0") {
          out = "0" + out;
        }
      }
      return out;
    }
    module.exports = formatInteger;
  }
});

// node_modules/@stdlib/string-base-format-interpolate/lib/is_string.js
var require_is_string = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/is_string.js"(exports, module) {
    "use strict";
    function isString(value2) {
      return typeof value2 === "string";
    }
    module.exports = isString;
  }
});

// node_modules/@stdlib/string-base-format-interpolate/lib/format_double.js
var require_format_double = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/format_double.js"(exports, module) {
    "use strict";
    var abs = Math.abs;
    var lowercase = String.prototype.toLowerCase;
    var uppercase = String.prototype.toUpperCase;
    var replace = String.prototype.replace;
    var RE_EXP_POS_DIGITS = /e\+(\d)$/;
    var RE_EXP_NEG_DIGITS = /e-(\d)$/;
    var RE_ONLY_DIGITS = /^(\d+)$/;
    var RE_DIGITS_BEFORE_EXP = /^(\d+)e/;
    var RE_TRAILING_PERIOD_ZERO = /\.0$/;
    var RE_PERIOD_ZERO_EXP = /\.0*e/;
    var RE_ZERO_BEFORE_EXP = /(\..*[^0])0*e/;
    function formatDouble(f, token) {
      var digits;
      var out;
      switch (token.specifier) {
        case "e":
        case "E":
          out = f.toExponential(token.precision);
          break;
        case "f":
        case "F":
          out = f.toFixed(token.precision);
          break;
        case "g":
        case "G":
          if (abs(f) < 1e-4) {
            digits = token.precision;
            if (digits > 0) {
              digits -= 1;
            }
            out = f.toExponential(digits);
          } else {
            out = f.toPrecision(token.precision);
          }
          if (!token.alternate) {
            out = replace.call(out, RE_ZERO_BEFORE_EXP, "$1e");
            out = replace.call(out, RE_PERIOD_ZERO_EXP, "e");
            out = replace.call(out, RE_TRAILING_PERIOD_ZERO, "");
          }
          break;
        default:
          throw new Error("invalid double notation. Value: " + token.specifier);
      }
      out = replace.call(out, RE_EXP_POS_DIGITS, "e+0$1");
      out = replace.call(out, RE_EXP_NEG_DIGITS, "e-0$1");
      if (token.alternate) {
        out = replace.call(out, RE_ONLY_DIGITS, "$1.");
        out = replace.call(out, RE_DIGITS_BEFORE_EXP, "$1.e");
      }
      if (f >= 0 && token.sign) {
        out = token.sign + out;
      }
      out = token.specifier === uppercase.call(token.specifier) ? uppercase.call(out) : lowercase.call(out);
      return out;
    }
    module.exports = formatDouble;
  }
});

// node_modules/@stdlib/string-base-format-interpolate/lib/space_pad.js
var require_space_pad = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/space_pad.js"(exports, module) {
    "use strict";
    function spaces(n) {
      var out = "";
      var i;
      for (i = 0; i < n; i++) {
        out += " ";
      }
      return out;
    }
    function spacePad(str, width, right) {
      var pad = width - str.length;
      if (pad < 0) {
        return str;
      }
      str = right ? str + spaces(pad) : spaces(pad) + str;
      return str;
    }
    module.exports = spacePad;
  }
});

// node_modules/@stdlib/string-base-format-interpolate/lib/main.js
var require_main7 = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/main.js"(exports, module) {
    "use strict";
    var formatInteger = require_format_integer();
    var isString = require_is_string();
    var isNumber2 = require_is_number();
    var formatDouble = require_format_double();
    var spacePad = require_space_pad();
    var zeroPad = require_zero_pad();
    var fromCharCode = String.fromCharCode;
    var isArray = Array.isArray;
    function isnan(value2) {
      return value2 !== value2;
    }
    function initialize(token) {
      var out = {};
      out.specifier = token.specifier;
      out.precision = token.precision === void 0 ? 1 : token.precision;
      out.width = token.width;
      out.flags = token.flags || "";
      out.mapping = token.mapping;
      return out;
    }
    function formatInterpolate(tokens) {
      var hasPeriod;
      var flags;
      var token;
      var flag;
      var num;
      var out;
      var pos;
      var f;
      var i;
      var j;
      if (!isArray(tokens)) {
        throw new TypeError("invalid argument. First argument must be an array. Value: `" + tokens + "`.");
      }
      out = "";
      pos = 1;
      for (i = 0; i < tokens.length; i++) {
        token = tokens[i];
        if (isString(token)) {
          out += token;
        } else {
          hasPeriod = token.precision !== void 0;
          token = initialize(token);
          if (!token.specifier) {
            throw new TypeError("invalid argument. Token is missing `specifier` property. Index: `" + i + "`. Value: `" + token + "`.");
          }
          if (token.mapping) {
            pos = token.mapping;
          }
          flags = token.flags;
          for (j = 0; j < flags.length; j++) {
            flag = flags.charAt(j);
            switch (flag) {
              case " ":
                token.sign = " ";
                break;
              case "+":
                token.sign = "+";
                break;
              case "-":
                token.padRight = true;
                token.padZeros = false;
                break;
              case "0":
                token.padZeros = flags.indexOf("-") < 0;
                break;
              case "#":
                token.alternate = true;
                break;
              default:
                throw new Error("invalid flag: " + flag);
            }
          }
          if (token.width === "*") {
            token.width = parseInt(arguments[pos], 10);
            pos += 1;
            if (isnan(token.width)) {
              throw new TypeError("the argument for * width at position " + pos + " is not a number. Value: `" + token.width + "`.");
            }
            if (token.width < 0) {
              token.padRight = true;
              token.width = -token.width;
            }
          }
          if (hasPeriod) {
            if (token.precision === "*") {
              token.precision = parseInt(arguments[pos], 10);
              pos += 1;
              if (isnan(token.precision)) {
                throw new TypeError("the argument for * precision at position " + pos + " is not a number. Value: `" + token.precision + "`.");
              }
              if (token.precision < 0) {
                token.precision = 1;
                hasPeriod = false;
              }
            }
          }
          token.arg = arguments[pos];
          switch (token.specifier) {
            case "b":
            case "o":
            case "x":
            case "X":
            case "d":
            case "i":
            case "u":
              if (hasPeriod) {
                token.padZeros = false;
              }
              token.arg = formatInteger(token);
              break;
            case "s":
              token.maxWidth = hasPeriod ? token.precision : -1;
              token.arg = String(token.arg);
              break;
            case "c":
              if (!isnan(token.arg)) {
                num = parseInt(token.arg, 10);
                if (num < 0 || num > 127) {
                  throw new Error("invalid character code. Value: " + token.arg);
                }
                token.arg = isnan(num) ? String(token.arg) : fromCharCode(num);
              }
              break;
            case "e":
            case "E":
            case "f":
            case "F":
            case "g":
            case "G":
              if (!hasPeriod) {
                token.precision = 6;
              }
              f = parseFloat(token.arg);
              if (!isFinite(f)) {
                if (!isNumber2(token.arg)) {
                  throw new Error("invalid floating-point number. Value: " + out);
                }
                f = token.arg;
                token.padZeros = false;
              }
              token.arg = formatDouble(f, token);
              break;
            default:
              throw new Error("invalid specifier: " + token.specifier);
          }
          if (token.maxWidth >= 0 && token.arg.length > token.maxWidth) {
            token.arg = token.arg.substring(0, token.maxWidth);
          }
          if (token.padZeros) {
            token.arg = zeroPad(token.arg, token.width || token.precision, token.padRight);
          } else if (token.width) {
            token.arg = spacePad(token.arg, token.width, token.padRight);
          }
          out += token.arg || "";
          pos += 1;
        }
      }
      return out;
    }
    module.exports = formatInterpolate;
  }
});

// node_modules/@stdlib/string-base-format-interpolate/lib/index.js
var require_lib15 = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main7();
    module.exports = main;
  }
});

// node_modules/@stdlib/string-base-format-tokenize/lib/main.js
var require_main8 = __commonJS({
  "node_modules/@stdlib/string-base-format-tokenize/lib/main.js"(exports, module) {
    "use strict";
    var RE = /%(?:([1-9]\d*)\$)?([0 +\-#]*)(\*|\d+)?(?:(\.)(\*|\d+)?)?[hlL]?([%A-Za-z])/g;
    function parse2(match) {
      var token = {
        "mapping": match[1] ? parseInt(match[1], 10) : void 0,
        "flags": match[2],
        "width": match[3],
        "precision": match[5],
        "specifier": match[6]
      };
      if (match[4] === "." && match[5] === void 0) {
        token.precision = "1";
      }
      return token;
    }
    function formatTokenize(str) {
      var content;
      var tokens;
      var match;
      var prev;
      tokens = [];
      prev = 0;
      match = RE.exec(str);
      while (match) {
        content = str.slice(prev, RE.lastIndex - match[0].length);
        if (content.length) {
          tokens.push(content);
        }
        if (match[6] === "%") {
          tokens.push("%");
        } else {
          tokens.push(parse2(match));
        }
        prev = RE.lastIndex;
        match = RE.exec(str);
      }
      content = str.slice(prev);
      if (content.length) {
        tokens.push(content);
      }
      return tokens;
    }
    module.exports = formatTokenize;
  }
});

// node_modules/@stdlib/string-base-format-tokenize/lib/index.js
var require_lib16 = __commonJS({
  "node_modules/@stdlib/string-base-format-tokenize/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main8();
    module.exports = main;
  }
});

// node_modules/@stdlib/string-format/lib/is_string.js
var require_is_string2 = __commonJS({
  "node_modules/@stdlib/string-format/lib/is_string.js"(exports, module) {
    "use strict";
    function isString(value2) {
      return typeof value2 === "string";
    }
    module.exports = isString;
  }
});

// node_modules/@stdlib/string-format/lib/main.js
var require_main9 = __commonJS({
  "node_modules/@stdlib/string-format/lib/main.js"(exports, module) {
    "use strict";
    var interpolate = require_lib15();
    var tokenize = require_lib16();
    var isString = require_is_string2();
    function format2(str) {
      var args;
      var i;
      if (!isString(str)) {
        throw new TypeError(format2("invalid argument. First argument must be a string. Value: `%s`.", str));
      }
      args = [tokenize(str)];
      for (i = 1; i < arguments.length; i++) {
        args.push(arguments[i]);
      }
      return interpolate.apply(null, args);
    }
    module.exports = format2;
  }
});

// node_modules/@stdlib/string-format/lib/index.js
var require_lib17 = __commonJS({
  "node_modules/@stdlib/string-format/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main9();
    module.exports = main;
  }
});

// node_modules/@stdlib/utils-define-property/lib/polyfill.js
var require_polyfill = __commonJS({
  "node_modules/@stdlib/utils-define-property/lib/polyfill.js"(exports, module) {
    "use strict";
    var format2 = require_lib17();
    var objectProtoype = Object.prototype;
    var toStr = objectProtoype.toString;
    var defineGetter = objectProtoype.__defineGetter__;
    var defineSetter = objectProtoype.__defineSetter__;
    var lookupGetter = objectProtoype.__lookupGetter__;
    var lookupSetter = objectProtoype.__lookupSetter__;
    function defineProperty(obj, prop, descriptor) {
      var prototype;
      var hasValue;
      var hasGet;
      var hasSet;
      if (typeof obj !== "object" || obj === null || toStr.call(obj) === "[object Array]") {
        throw new TypeError(format2("invalid argument. First argument must be an object. Value: `%s`.", obj));
      }
      if (typeof descriptor !== "object" || descriptor === null || toStr.call(descriptor) === "[object Array]") {
        throw new TypeError(format2("invalid argument. Property descriptor must be an object. Value: `%s`.", descriptor));
      }
      hasValue = "value" in descriptor;
      if (hasValue) {
        if (lookupGetter.call(obj, prop) || lookupSetter.call(obj, prop)) {
          prototype = obj.__proto__;
          obj.__proto__ = objectProtoype;
          delete obj[prop];
          obj[prop] = descriptor.value;
          obj.__proto__ = prototype;
        } else {
          obj[prop] = descriptor.value;
        }
      }
      hasGet = "get" in descriptor;
      hasSet = "set" in descriptor;
      if (hasValue && (hasGet || hasSet)) {
        throw new Error("invalid argument. Cannot specify one or more accessors and a value or writable attribute in the property descriptor.");
      }
      if (hasGet && defineGetter) {
        defineGetter.call(obj, prop, descriptor.get);
      }
      if (hasSet && defineSetter) {
        defineSetter.call(obj, prop, descriptor.set);
      }
      return obj;
    }
    module.exports = defineProperty;
  }
});

// node_modules/@stdlib/utils-define-property/lib/index.js
var require_lib18 = __commonJS({
  "node_modules/@stdlib/utils-define-property/lib/index.js"(exports, module) {
    "use strict";
    var hasDefinePropertySupport = require_has_define_property_support();
    var builtin = require_builtin();
    var polyfill = require_polyfill();
    var defineProperty;
    if (hasDefinePropertySupport()) {
      defineProperty = builtin;
    } else {
      defineProperty = polyfill;
    }
    module.exports = defineProperty;
  }
});

// node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/main.js
var require_main10 = __commonJS({
  "node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/main.js"(exports, module) {
    "use strict";
    var defineProperty = require_lib18();
    function setNonEnumerableReadOnly(obj, prop, value2) {
      defineProperty(obj, prop, {
        "configurable": false,
        "enumerable": false,
        "writable": false,
        "value": value2
      });
    }
    module.exports = setNonEnumerableReadOnly;
  }
});

// node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/index.js
var require_lib19 = __commonJS({
  "node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main10();
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-has-symbol-support/lib/main.js
var require_main11 = __commonJS({
  "node_modules/@stdlib/assert-has-symbol-support/lib/main.js"(exports, module) {
    "use strict";
    function hasSymbolSupport() {
      return typeof Symbol === "function" && typeof /* @__PURE__ */ Symbol("foo") === "symbol";
    }
    module.exports = hasSymbolSupport;
  }
});

// node_modules/@stdlib/assert-has-symbol-support/lib/index.js
var require_lib20 = __commonJS({
  "node_modules/@stdlib/assert-has-symbol-support/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main11();
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-has-tostringtag-support/lib/main.js
var require_main12 = __commonJS({
  "node_modules/@stdlib/assert-has-tostringtag-support/lib/main.js"(exports, module) {
    "use strict";
    var hasSymbols = require_lib20();
    var FLG = hasSymbols();
    function hasToStringTagSupport() {
      return FLG && typeof Symbol.toStringTag === "symbol";
    }
    module.exports = hasToStringTagSupport;
  }
});

// node_modules/@stdlib/assert-has-tostringtag-support/lib/index.js
var require_lib21 = __commonJS({
  "node_modules/@stdlib/assert-has-tostringtag-support/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main12();
    module.exports = main;
  }
});

// node_modules/@stdlib/utils-native-class/lib/tostring.js
var require_tostring = __commonJS({
  "node_modules/@stdlib/utils-native-class/lib/tostring.js"(exports, module) {
    "use strict";
    var toStr = Object.prototype.toString;
    module.exports = toStr;
  }
});

// node_modules/@stdlib/utils-native-class/lib/main.js
var require_main13 = __commonJS({
  "node_modules/@stdlib/utils-native-class/lib/main.js"(exports, module) {
    "use strict";
    var toStr = require_tostring();
    function nativeClass(v) {
      return toStr.call(v);
    }
    module.exports = nativeClass;
  }
});

// node_modules/@stdlib/assert-has-own-property/lib/main.js
var require_main14 = __commonJS({
  "node_modules/@stdlib/assert-has-own-property/lib/main.js"(exports, module) {
    "use strict";
    var has = Object.prototype.hasOwnProperty;
    function hasOwnProp(value2, property) {
      if (value2 === void 0 || value2 === null) {
        return false;
      }
      return has.call(value2, property);
    }
    module.exports = hasOwnProp;
  }
});

// node_modules/@stdlib/assert-has-own-property/lib/index.js
var require_lib22 = __commonJS({
  "node_modules/@stdlib/assert-has-own-property/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main14();
    module.exports = main;
  }
});

// node_modules/@stdlib/symbol-ctor/lib/main.js
var require_main15 = __commonJS({
  "node_modules/@stdlib/symbol-ctor/lib/main.js"(exports, module) {
    "use strict";
    var Sym = typeof Symbol === "function" ? Symbol : void 0;
    module.exports = Sym;
  }
});

// node_modules/@stdlib/symbol-ctor/lib/index.js
var require_lib23 = __commonJS({
  "node_modules/@stdlib/symbol-ctor/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main15();
    module.exports = main;
  }
});

// node_modules/@stdlib/utils-native-class/lib/tostringtag.js
var require_tostringtag = __commonJS({
  "node_modules/@stdlib/utils-native-class/lib/tostringtag.js"(exports, module) {
    "use strict";
    var Symbol2 = require_lib23();
    var toStrTag = typeof Symbol2 === "function" ? Symbol2.toStringTag : "";
    module.exports = toStrTag;
  }
});

// node_modules/@stdlib/utils-native-class/lib/polyfill.js
var require_polyfill2 = __commonJS({
  "node_modules/@stdlib/utils-native-class/lib/polyfill.js"(exports, module) {
    "use strict";
    var hasOwnProp = require_lib22();
    var toStringTag = require_tostringtag();
    var toStr = require_tostring();
    function nativeClass(v) {
      var isOwn;
      var tag;
      var out;
      if (v === null || v === void 0) {
        return toStr.call(v);
      }
      tag = v[toStringTag];
      isOwn = hasOwnProp(v, toStringTag);
      try {
        v[toStringTag] = void 0;
      } catch (err) {
        return toStr.call(v);
      }
      out = toStr.call(v);
      if (isOwn) {
        v[toStringTag] = tag;
      } else {
        delete v[toStringTag];
      }
      return out;
    }
    module.exports = nativeClass;
  }
});

// node_modules/@stdlib/utils-native-class/lib/index.js
var require_lib24 = __commonJS({
  "node_modules/@stdlib/utils-native-class/lib/index.js"(exports, module) {
    "use strict";
    var hasToStringTag = require_lib21();
    var builtin = require_main13();
    var polyfill = require_polyfill2();
    var main;
    if (hasToStringTag()) {
      main = polyfill;
    } else {
      main = builtin;
    }
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-is-uint32array/lib/main.js
var require_main16 = __commonJS({
  "node_modules/@stdlib/assert-is-uint32array/lib/main.js"(exports, module) {
    "use strict";
    var nativeClass = require_lib24();
    var hasUint32Array = typeof Uint32Array === "function";
    function isUint32Array(value2) {
      return hasUint32Array && value2 instanceof Uint32Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value2) === "[object Uint32Array]";
    }
    module.exports = isUint32Array;
  }
});

// node_modules/@stdlib/assert-is-uint32array/lib/index.js
var require_lib25 = __commonJS({
  "node_modules/@stdlib/assert-is-uint32array/lib/index.js"(exports, module) {
    "use strict";
    var isUint32Array = require_main16();
    module.exports = isUint32Array;
  }
});

// node_modules/@stdlib/constants-uint32-max/lib/index.js
var require_lib26 = __commonJS({
  "node_modules/@stdlib/constants-uint32-max/lib/index.js"(exports, module) {
    "use strict";
    var UINT32_MAX = 4294967295;
    module.exports = UINT32_MAX;
  }
});

// node_modules/@stdlib/assert-has-uint32array-support/lib/uint32array.js
var require_uint32array = __commonJS({
  "node_modules/@stdlib/assert-has-uint32array-support/lib/uint32array.js"(exports, module) {
    "use strict";
    var main = typeof Uint32Array === "function" ? Uint32Array : null;
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-has-uint32array-support/lib/main.js
var require_main17 = __commonJS({
  "node_modules/@stdlib/assert-has-uint32array-support/lib/main.js"(exports, module) {
    "use strict";
    var isUint32Array = require_lib25();
    var UINT32_MAX = require_lib26();
    var GlobalUint32Array = require_uint32array();
    function hasUint32ArraySupport() {
      var bool;
      var arr;
      if (typeof GlobalUint32Array !== "function") {
        return false;
      }
      try {
        arr = [1, 3.14, -3.14, UINT32_MAX + 1, UINT32_MAX + 2];
        arr = new GlobalUint32Array(arr);
        bool = isUint32Array(arr) && arr[0] === 1 && arr[1] === 3 && // truncation
        arr[2] === UINT32_MAX - 2 && // truncation and wrap around
        arr[3] === 0 && // wrap around
        arr[4] === 1;
      } catch (err) {
        bool = false;
      }
      return bool;
    }
    module.exports = hasUint32ArraySupport;
  }
});

// node_modules/@stdlib/assert-has-uint32array-support/lib/index.js
var require_lib27 = __commonJS({
  "node_modules/@stdlib/assert-has-uint32array-support/lib/index.js"(exports, module) {
    "use strict";
    var hasUint32ArraySupport = require_main17();
    module.exports = hasUint32ArraySupport;
  }
});

// node_modules/@stdlib/array-uint32/lib/main.js
var require_main18 = __commonJS({
  "node_modules/@stdlib/array-uint32/lib/main.js"(exports, module) {
    "use strict";
    var ctor = typeof Uint32Array === "function" ? Uint32Array : void 0;
    module.exports = ctor;
  }
});

// node_modules/@stdlib/array-uint32/lib/polyfill.js
var require_polyfill3 = __commonJS({
  "node_modules/@stdlib/array-uint32/lib/polyfill.js"(exports, module) {
    "use strict";
    function polyfill() {
      throw new Error("not implemented");
    }
    module.exports = polyfill;
  }
});

// node_modules/@stdlib/array-uint32/lib/index.js
var require_lib28 = __commonJS({
  "node_modules/@stdlib/array-uint32/lib/index.js"(exports, module) {
    "use strict";
    var hasUint32ArraySupport = require_lib27();
    var builtin = require_main18();
    var polyfill = require_polyfill3();
    var ctor;
    if (hasUint32ArraySupport()) {
      ctor = builtin;
    } else {
      ctor = polyfill;
    }
    module.exports = ctor;
  }
});

// node_modules/@stdlib/assert-is-float64array/lib/main.js
var require_main19 = __commonJS({
  "node_modules/@stdlib/assert-is-float64array/lib/main.js"(exports, module) {
    "use strict";
    var nativeClass = require_lib24();
    var hasFloat64Array = typeof Float64Array === "function";
    function isFloat64Array(value2) {
      return hasFloat64Array && value2 instanceof Float64Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value2) === "[object Float64Array]";
    }
    module.exports = isFloat64Array;
  }
});

// node_modules/@stdlib/assert-is-float64array/lib/index.js
var require_lib29 = __commonJS({
  "node_modules/@stdlib/assert-is-float64array/lib/index.js"(exports, module) {
    "use strict";
    var isFloat64Array = require_main19();
    module.exports = isFloat64Array;
  }
});

// node_modules/@stdlib/assert-has-float64array-support/lib/float64array.js
var require_float64array = __commonJS({
  "node_modules/@stdlib/assert-has-float64array-support/lib/float64array.js"(exports, module) {
    "use strict";
    var main = typeof Float64Array === "function" ? Float64Array : null;
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-has-float64array-support/lib/main.js
var require_main20 = __commonJS({
  "node_modules/@stdlib/assert-has-float64array-support/lib/main.js"(exports, module) {
    "use strict";
    var isFloat64Array = require_lib29();
    var GlobalFloat64Array = require_float64array();
    function hasFloat64ArraySupport() {
      var bool;
      var arr;
      if (typeof GlobalFloat64Array !== "function") {
        return false;
      }
      try {
        arr = new GlobalFloat64Array([1, 3.14, -3.14, NaN]);
        bool = isFloat64Array(arr) && arr[0] === 1 && arr[1] === 3.14 && arr[2] === -3.14 && arr[3] !== arr[3];
      } catch (err) {
        bool = false;
      }
      return bool;
    }
    module.exports = hasFloat64ArraySupport;
  }
});

// node_modules/@stdlib/assert-has-float64array-support/lib/index.js
var require_lib30 = __commonJS({
  "node_modules/@stdlib/assert-has-float64array-support/lib/index.js"(exports, module) {
    "use strict";
    var hasFloat64ArraySupport = require_main20();
    module.exports = hasFloat64ArraySupport;
  }
});

// node_modules/@stdlib/array-float64/lib/main.js
var require_main21 = __commonJS({
  "node_modules/@stdlib/array-float64/lib/main.js"(exports, module) {
    "use strict";
    var ctor = typeof Float64Array === "function" ? Float64Array : void 0;
    module.exports = ctor;
  }
});

// node_modules/@stdlib/array-float64/lib/polyfill.js
var require_polyfill4 = __commonJS({
  "node_modules/@stdlib/array-float64/lib/polyfill.js"(exports, module) {
    "use strict";
    function polyfill() {
      throw new Error("not implemented");
    }
    module.exports = polyfill;
  }
});

// node_modules/@stdlib/array-float64/lib/index.js
var require_lib31 = __commonJS({
  "node_modules/@stdlib/array-float64/lib/index.js"(exports, module) {
    "use strict";
    var hasFloat64ArraySupport = require_lib30();
    var builtin = require_main21();
    var polyfill = require_polyfill4();
    var ctor;
    if (hasFloat64ArraySupport()) {
      ctor = builtin;
    } else {
      ctor = polyfill;
    }
    module.exports = ctor;
  }
});

// node_modules/@stdlib/assert-is-uint8array/lib/main.js
var require_main22 = __commonJS({
  "node_modules/@stdlib/assert-is-uint8array/lib/main.js"(exports, module) {
    "use strict";
    var nativeClass = require_lib24();
    var hasUint8Array = typeof Uint8Array === "function";
    function isUint8Array(value2) {
      return hasUint8Array && value2 instanceof Uint8Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value2) === "[object Uint8Array]";
    }
    module.exports = isUint8Array;
  }
});

// node_modules/@stdlib/assert-is-uint8array/lib/index.js
var require_lib32 = __commonJS({
  "node_modules/@stdlib/assert-is-uint8array/lib/index.js"(exports, module) {
    "use strict";
    var isUint8Array = require_main22();
    module.exports = isUint8Array;
  }
});

// node_modules/@stdlib/constants-uint8-max/lib/index.js
var require_lib33 = __commonJS({
  "node_modules/@stdlib/constants-uint8-max/lib/index.js"(exports, module) {
    "use strict";
    var UINT8_MAX = 255 | 0;
    module.exports = UINT8_MAX;
  }
});

// node_modules/@stdlib/assert-has-uint8array-support/lib/uint8array.js
var require_uint8array = __commonJS({
  "node_modules/@stdlib/assert-has-uint8array-support/lib/uint8array.js"(exports, module) {
    "use strict";
    var main = typeof Uint8Array === "function" ? Uint8Array : null;
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-has-uint8array-support/lib/main.js
var require_main23 = __commonJS({
  "node_modules/@stdlib/assert-has-uint8array-support/lib/main.js"(exports, module) {
    "use strict";
    var isUint8Array = require_lib32();
    var UINT8_MAX = require_lib33();
    var GlobalUint8Array = require_uint8array();
    function hasUint8ArraySupport() {
      var bool;
      var arr;
      if (typeof GlobalUint8Array !== "function") {
        return false;
      }
      try {
        arr = [1, 3.14, -3.14, UINT8_MAX + 1, UINT8_MAX + 2];
        arr = new GlobalUint8Array(arr);
        bool = isUint8Array(arr) && arr[0] === 1 && arr[1] === 3 && // truncation
        arr[2] === UINT8_MAX - 2 && // truncation and wrap around
        arr[3] === 0 && // wrap around
        arr[4] === 1;
      } catch (err) {
        bool = false;
      }
      return bool;
    }
    module.exports = hasUint8ArraySupport;
  }
});

// node_modules/@stdlib/assert-has-uint8array-support/lib/index.js
var require_lib34 = __commonJS({
  "node_modules/@stdlib/assert-has-uint8array-support/lib/index.js"(exports, module) {
    "use strict";
    var hasUint8ArraySupport = require_main23();
    module.exports = hasUint8ArraySupport;
  }
});

// node_modules/@stdlib/array-uint8/lib/main.js
var require_main24 = __commonJS({
  "node_modules/@stdlib/array-uint8/lib/main.js"(exports, module) {
    "use strict";
    var ctor = typeof Uint8Array === "function" ? Uint8Array : void 0;
    module.exports = ctor;
  }
});

// node_modules/@stdlib/array-uint8/lib/polyfill.js
var require_polyfill5 = __commonJS({
  "node_modules/@stdlib/array-uint8/lib/polyfill.js"(exports, module) {
    "use strict";
    function polyfill() {
      throw new Error("not implemented");
    }
    module.exports = polyfill;
  }
});

// node_modules/@stdlib/array-uint8/lib/index.js
var require_lib35 = __commonJS({
  "node_modules/@stdlib/array-uint8/lib/index.js"(exports, module) {
    "use strict";
    var hasUint8ArraySupport = require_lib34();
    var builtin = require_main24();
    var polyfill = require_polyfill5();
    var ctor;
    if (hasUint8ArraySupport()) {
      ctor = builtin;
    } else {
      ctor = polyfill;
    }
    module.exports = ctor;
  }
});

// node_modules/@stdlib/assert-is-uint16array/lib/main.js
var require_main25 = __commonJS({
  "node_modules/@stdlib/assert-is-uint16array/lib/main.js"(exports, module) {
    "use strict";
    var nativeClass = require_lib24();
    var hasUint16Array = typeof Uint16Array === "function";
    function isUint16Array(value2) {
      return hasUint16Array && value2 instanceof Uint16Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value2) === "[object Uint16Array]";
    }
    module.exports = isUint16Array;
  }
});

// node_modules/@stdlib/assert-is-uint16array/lib/index.js
var require_lib36 = __commonJS({
  "node_modules/@stdlib/assert-is-uint16array/lib/index.js"(exports, module) {
    "use strict";
    var isUint16Array = require_main25();
    module.exports = isUint16Array;
  }
});

// node_modules/@stdlib/constants-uint16-max/lib/index.js
var require_lib37 = __commonJS({
  "node_modules/@stdlib/constants-uint16-max/lib/index.js"(exports, module) {
    "use strict";
    var UINT16_MAX = 65535 | 0;
    module.exports = UINT16_MAX;
  }
});

// node_modules/@stdlib/assert-has-uint16array-support/lib/uint16array.js
var require_uint16array = __commonJS({
  "node_modules/@stdlib/assert-has-uint16array-support/lib/uint16array.js"(exports, module) {
    "use strict";
    var main = typeof Uint16Array === "function" ? Uint16Array : null;
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-has-uint16array-support/lib/main.js
var require_main26 = __commonJS({
  "node_modules/@stdlib/assert-has-uint16array-support/lib/main.js"(exports, module) {
    "use strict";
    var isUint16Array = require_lib36();
    var UINT16_MAX = require_lib37();
    var GlobalUint16Array = require_uint16array();
    function hasUint16ArraySupport() {
      var bool;
      var arr;
      if (typeof GlobalUint16Array !== "function") {
        return false;
      }
      try {
        arr = [1, 3.14, -3.14, UINT16_MAX + 1, UINT16_MAX + 2];
        arr = new GlobalUint16Array(arr);
        bool = isUint16Array(arr) && arr[0] === 1 && arr[1] === 3 && // truncation
        arr[2] === UINT16_MAX - 2 && // truncation and wrap around
        arr[3] === 0 && // wrap around
        arr[4] === 1;
      } catch (err) {
        bool = false;
      }
      return bool;
    }
    module.exports = hasUint16ArraySupport;
  }
});

// node_modules/@stdlib/assert-has-uint16array-support/lib/index.js
var require_lib38 = __commonJS({
  "node_modules/@stdlib/assert-has-uint16array-support/lib/index.js"(exports, module) {
    "use strict";
    var hasUint16ArraySupport = require_main26();
    module.exports = hasUint16ArraySupport;
  }
});

// node_modules/@stdlib/array-uint16/lib/main.js
var require_main27 = __commonJS({
  "node_modules/@stdlib/array-uint16/lib/main.js"(exports, module) {
    "use strict";
    var ctor = typeof Uint16Array === "function" ? Uint16Array : void 0;
    module.exports = ctor;
  }
});

// node_modules/@stdlib/array-uint16/lib/polyfill.js
var require_polyfill6 = __commonJS({
  "node_modules/@stdlib/array-uint16/lib/polyfill.js"(exports, module) {
    "use strict";
    function polyfill() {
      throw new Error("not implemented");
    }
    module.exports = polyfill;
  }
});

// node_modules/@stdlib/array-uint16/lib/index.js
var require_lib39 = __commonJS({
  "node_modules/@stdlib/array-uint16/lib/index.js"(exports, module) {
    "use strict";
    var hasUint16ArraySupport = require_lib38();
    var builtin = require_main27();
    var polyfill = require_polyfill6();
    var ctor;
    if (hasUint16ArraySupport()) {
      ctor = builtin;
    } else {
      ctor = polyfill;
    }
    module.exports = ctor;
  }
});

// node_modules/@stdlib/assert-is-little-endian/lib/ctors.js
var require_ctors = __commonJS({
  "node_modules/@stdlib/assert-is-little-endian/lib/ctors.js"(exports, module) {
    "use strict";
    var Uint8Array2 = require_lib35();
    var Uint16Array2 = require_lib39();
    var ctors = {
      "uint16": Uint16Array2,
      "uint8": Uint8Array2
    };
    module.exports = ctors;
  }
});

// node_modules/@stdlib/assert-is-little-endian/lib/main.js
var require_main28 = __commonJS({
  "node_modules/@stdlib/assert-is-little-endian/lib/main.js"(exports, module) {
    "use strict";
    var ctors = require_ctors();
    var bool;
    function isLittleEndian() {
      var uint16view;
      var uint8view;
      uint16view = new ctors["uint16"](1);
      uint16view[0] = 4660;
      uint8view = new ctors["uint8"](uint16view.buffer);
      return uint8view[0] === 52;
    }
    bool = isLittleEndian();
    module.exports = bool;
  }
});

// node_modules/@stdlib/assert-is-little-endian/lib/index.js
var require_lib40 = __commonJS({
  "node_modules/@stdlib/assert-is-little-endian/lib/index.js"(exports, module) {
    "use strict";
    var IS_LITTLE_ENDIAN = require_main28();
    module.exports = IS_LITTLE_ENDIAN;
  }
});

// node_modules/@stdlib/number-float64-base-to-words/lib/indices.js
var require_indices = __commonJS({
  "node_modules/@stdlib/number-float64-base-to-words/lib/indices.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib40();
    var indices;
    var HIGH;
    var LOW;
    if (isLittleEndian === true) {
      HIGH = 1;
      LOW = 0;
    } else {
      HIGH = 0;
      LOW = 1;
    }
    indices = {
      "HIGH": HIGH,
      "LOW": LOW
    };
    module.exports = indices;
  }
});

// node_modules/@stdlib/number-float64-base-to-words/lib/assign.js
var require_assign = __commonJS({
  "node_modules/@stdlib/number-float64-base-to-words/lib/assign.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib28();
    var Float64Array2 = require_lib31();
    var indices = require_indices();
    var FLOAT64_VIEW = new Float64Array2(1);
    var UINT32_VIEW = new Uint32Array2(FLOAT64_VIEW.buffer);
    var HIGH = indices.HIGH;
    var LOW = indices.LOW;
    function toWords(x, out, stride, offset) {
      FLOAT64_VIEW[0] = x;
      out[offset] = UINT32_VIEW[HIGH];
      out[offset + stride] = UINT32_VIEW[LOW];
      return out;
    }
    module.exports = toWords;
  }
});

// node_modules/@stdlib/number-float64-base-to-words/lib/main.js
var require_main29 = __commonJS({
  "node_modules/@stdlib/number-float64-base-to-words/lib/main.js"(exports, module) {
    "use strict";
    var fcn = require_assign();
    function toWords(x) {
      return fcn(x, [0 >>> 0, 0 >>> 0], 1, 0);
    }
    module.exports = toWords;
  }
});

// node_modules/@stdlib/number-float64-base-to-words/lib/index.js
var require_lib41 = __commonJS({
  "node_modules/@stdlib/number-float64-base-to-words/lib/index.js"(exports, module) {
    "use strict";
    var setReadOnly = require_lib19();
    var main = require_main29();
    var assign = require_assign();
    setReadOnly(main, "assign", assign);
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-get-high-word/lib/high.js
var require_high = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-high-word/lib/high.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib40();
    var HIGH;
    if (isLittleEndian === true) {
      HIGH = 1;
    } else {
      HIGH = 0;
    }
    module.exports = HIGH;
  }
});

// node_modules/@stdlib/number-float64-base-get-high-word/lib/main.js
var require_main30 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-high-word/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib28();
    var Float64Array2 = require_lib31();
    var HIGH = require_high();
    var FLOAT64_VIEW = new Float64Array2(1);
    var UINT32_VIEW = new Uint32Array2(FLOAT64_VIEW.buffer);
    function getHighWord(x) {
      FLOAT64_VIEW[0] = x;
      return UINT32_VIEW[HIGH];
    }
    module.exports = getHighWord;
  }
});

// node_modules/@stdlib/number-float64-base-get-high-word/lib/index.js
var require_lib42 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-high-word/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main30();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-from-words/lib/indices.js
var require_indices2 = __commonJS({
  "node_modules/@stdlib/number-float64-base-from-words/lib/indices.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib40();
    var indices;
    var HIGH;
    var LOW;
    if (isLittleEndian === true) {
      HIGH = 1;
      LOW = 0;
    } else {
      HIGH = 0;
      LOW = 1;
    }
    indices = {
      "HIGH": HIGH,
      "LOW": LOW
    };
    module.exports = indices;
  }
});

// node_modules/@stdlib/number-float64-base-from-words/lib/main.js
var require_main31 = __commonJS({
  "node_modules/@stdlib/number-float64-base-from-words/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib28();
    var Float64Array2 = require_lib31();
    var indices = require_indices2();
    var FLOAT64_VIEW = new Float64Array2(1);
    var UINT32_VIEW = new Uint32Array2(FLOAT64_VIEW.buffer);
    var HIGH = indices.HIGH;
    var LOW = indices.LOW;
    function fromWords(high, low) {
      UINT32_VIEW[HIGH] = high;
      UINT32_VIEW[LOW] = low;
      return FLOAT64_VIEW[0];
    }
    module.exports = fromWords;
  }
});

// node_modules/@stdlib/number-float64-base-from-words/lib/index.js
var require_lib43 = __commonJS({
  "node_modules/@stdlib/number-float64-base-from-words/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main31();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-copysign/lib/main.js
var require_main32 = __commonJS({
  "node_modules/@stdlib/math-base-special-copysign/lib/main.js"(exports, module) {
    "use strict";
    var SIGN_MASK = require_lib13();
    var ABS_MASK = require_lib14();
    var toWords = require_lib41();
    var getHighWord = require_lib42();
    var fromWords = require_lib43();
    var WORDS2 = [0, 0];
    function copysign(x, y) {
      var hx;
      var hy;
      toWords.assign(x, WORDS2, 1, 0);
      hx = WORDS2[0];
      hx &= ABS_MASK;
      hy = getHighWord(y);
      hy &= SIGN_MASK;
      hx |= hy;
      return fromWords(hx, WORDS2[1]);
    }
    module.exports = copysign;
  }
});

// node_modules/@stdlib/math-base-special-copysign/lib/index.js
var require_lib44 = __commonJS({
  "node_modules/@stdlib/math-base-special-copysign/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main32();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-smallest-normal/lib/index.js
var require_lib45 = __commonJS({
  "node_modules/@stdlib/constants-float64-smallest-normal/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_SMALLEST_NORMAL = 22250738585072014e-324;
    module.exports = FLOAT64_SMALLEST_NORMAL;
  }
});

// node_modules/@stdlib/math-base-special-abs/lib/main.js
var require_main33 = __commonJS({
  "node_modules/@stdlib/math-base-special-abs/lib/main.js"(exports, module) {
    "use strict";
    function abs(x) {
      return Math.abs(x);
    }
    module.exports = abs;
  }
});

// node_modules/@stdlib/math-base-special-abs/lib/index.js
var require_lib46 = __commonJS({
  "node_modules/@stdlib/math-base-special-abs/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main33();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-normalize/lib/assign.js
var require_assign2 = __commonJS({
  "node_modules/@stdlib/number-float64-base-normalize/lib/assign.js"(exports, module) {
    "use strict";
    var FLOAT64_SMALLEST_NORMAL = require_lib45();
    var isInfinite = require_lib12();
    var isnan = require_lib();
    var abs = require_lib46();
    var SCALAR = 4503599627370496;
    function normalize2(x, out, stride, offset) {
      if (isnan(x) || isInfinite(x)) {
        out[offset] = x;
        out[offset + stride] = 0;
        return out;
      }
      if (x !== 0 && abs(x) < FLOAT64_SMALLEST_NORMAL) {
        out[offset] = x * SCALAR;
        out[offset + stride] = -52;
        return out;
      }
      out[offset] = x;
      out[offset + stride] = 0;
      return out;
    }
    module.exports = normalize2;
  }
});

// node_modules/@stdlib/number-float64-base-normalize/lib/main.js
var require_main34 = __commonJS({
  "node_modules/@stdlib/number-float64-base-normalize/lib/main.js"(exports, module) {
    "use strict";
    var fcn = require_assign2();
    function normalize2(x) {
      return fcn(x, [0, 0], 1, 0);
    }
    module.exports = normalize2;
  }
});

// node_modules/@stdlib/number-float64-base-normalize/lib/index.js
var require_lib47 = __commonJS({
  "node_modules/@stdlib/number-float64-base-normalize/lib/index.js"(exports, module) {
    "use strict";
    var setReadOnly = require_lib19();
    var main = require_main34();
    var assign = require_assign2();
    setReadOnly(main, "assign", assign);
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-high-word-exponent-mask/lib/index.js
var require_lib48 = __commonJS({
  "node_modules/@stdlib/constants-float64-high-word-exponent-mask/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_HIGH_WORD_EXPONENT_MASK = 2146435072;
    module.exports = FLOAT64_HIGH_WORD_EXPONENT_MASK;
  }
});

// node_modules/@stdlib/number-float64-base-exponent/lib/main.js
var require_main35 = __commonJS({
  "node_modules/@stdlib/number-float64-base-exponent/lib/main.js"(exports, module) {
    "use strict";
    var getHighWord = require_lib42();
    var EXP_MASK = require_lib48();
    var BIAS = require_lib8();
    function exponent2(x) {
      var high = getHighWord(x);
      high = (high & EXP_MASK) >>> 20;
      return high - BIAS | 0;
    }
    module.exports = exponent2;
  }
});

// node_modules/@stdlib/number-float64-base-exponent/lib/index.js
var require_lib49 = __commonJS({
  "node_modules/@stdlib/number-float64-base-exponent/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main35();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-ldexp/lib/main.js
var require_main36 = __commonJS({
  "node_modules/@stdlib/math-base-special-ldexp/lib/main.js"(exports, module) {
    "use strict";
    var PINF = require_lib7();
    var NINF = require_lib6();
    var BIAS = require_lib8();
    var MAX_EXPONENT = require_lib9();
    var MAX_SUBNORMAL_EXPONENT = require_lib10();
    var MIN_SUBNORMAL_EXPONENT = require_lib11();
    var isnan = require_lib();
    var isInfinite = require_lib12();
    var copysign = require_lib44();
    var normalize2 = require_lib47().assign;
    var floatExp = require_lib49();
    var toWords = require_lib41();
    var fromWords = require_lib43();
    var TWO52_INV = 2220446049250313e-31;
    var CLEAR_EXP_MASK = 2148532223 >>> 0;
    var FRAC = [0, 0];
    var WORDS2 = [0, 0];
    function ldexp(frac, exp) {
      var high;
      var m;
      if (exp === 0 || frac === 0 || // handles +-0
      isnan(frac) || isInfinite(frac)) {
        return frac;
      }
      normalize2(frac, FRAC, 1, 0);
      frac = FRAC[0];
      exp += FRAC[1];
      exp += floatExp(frac);
      if (exp < MIN_SUBNORMAL_EXPONENT) {
        return copysign(0, frac);
      }
      if (exp > MAX_EXPONENT) {
        if (frac < 0) {
          return NINF;
        }
        return PINF;
      }
      if (exp <= MAX_SUBNORMAL_EXPONENT) {
        exp += 52;
        m = TWO52_INV;
      } else {
        m = 1;
      }
      toWords.assign(frac, WORDS2, 1, 0);
      high = WORDS2[0];
      high &= CLEAR_EXP_MASK;
      high |= exp + BIAS << 20;
      return m * fromWords(high, WORDS2[1]);
    }
    module.exports = ldexp;
  }
});

// node_modules/@stdlib/math-base-special-ldexp/lib/index.js
var require_lib50 = __commonJS({
  "node_modules/@stdlib/math-base-special-ldexp/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main36();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-exp/lib/polyval_p.js
var require_polyval_p = __commonJS({
  "node_modules/@stdlib/math-base-special-exp/lib/polyval_p.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.16666666666666602;
      }
      return 0.16666666666666602 + x * (-0.0027777777777015593 + x * (6613756321437934e-20 + x * (-16533902205465252e-22 + x * 41381367970572385e-24)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-exp/lib/expmulti.js
var require_expmulti = __commonJS({
  "node_modules/@stdlib/math-base-special-exp/lib/expmulti.js"(exports, module) {
    "use strict";
    var ldexp = require_lib50();
    var polyvalP = require_polyval_p();
    function expmulti(hi, lo, k) {
      var r;
      var t;
      var c;
      var y;
      r = hi - lo;
      t = r * r;
      c = r - t * polyvalP(t);
      y = 1 - (lo - r * c / (2 - c) - hi);
      return ldexp(y, k);
    }
    module.exports = expmulti;
  }
});

// node_modules/@stdlib/math-base-special-exp/lib/main.js
var require_main37 = __commonJS({
  "node_modules/@stdlib/math-base-special-exp/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var trunc = require_lib4();
    var NINF = require_lib6();
    var PINF = require_lib7();
    var expmulti = require_expmulti();
    var LN2_HI = 0.6931471803691238;
    var LN2_LO = 19082149292705877e-26;
    var LOG2_E = 1.4426950408889634;
    var OVERFLOW = 709.782712893384;
    var UNDERFLOW = -745.1332191019411;
    var NEARZERO = 1 / (1 << 28);
    var NEG_NEARZERO = -NEARZERO;
    function exp(x) {
      var hi;
      var lo;
      var k;
      if (isnan(x) || x === PINF) {
        return x;
      }
      if (x === NINF) {
        return 0;
      }
      if (x > OVERFLOW) {
        return PINF;
      }
      if (x < UNDERFLOW) {
        return 0;
      }
      if (x > NEG_NEARZERO && x < NEARZERO) {
        return 1 + x;
      }
      if (x < 0) {
        k = trunc(LOG2_E * x - 0.5);
      } else {
        k = trunc(LOG2_E * x + 0.5);
      }
      hi = x - k * LN2_HI;
      lo = k * LN2_LO;
      return expmulti(hi, lo, k);
    }
    module.exports = exp;
  }
});

// node_modules/@stdlib/math-base-special-exp/lib/index.js
var require_lib51 = __commonJS({
  "node_modules/@stdlib/math-base-special-exp/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main37();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-set-low-word/lib/low.js
var require_low = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-low-word/lib/low.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib40();
    var LOW;
    if (isLittleEndian === true) {
      LOW = 0;
    } else {
      LOW = 1;
    }
    module.exports = LOW;
  }
});

// node_modules/@stdlib/number-float64-base-set-low-word/lib/main.js
var require_main38 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-low-word/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib28();
    var Float64Array2 = require_lib31();
    var LOW = require_low();
    var FLOAT64_VIEW = new Float64Array2(1);
    var UINT32_VIEW = new Uint32Array2(FLOAT64_VIEW.buffer);
    function setLowWord(x, low) {
      FLOAT64_VIEW[0] = x;
      UINT32_VIEW[LOW] = low >>> 0;
      return FLOAT64_VIEW[0];
    }
    module.exports = setLowWord;
  }
});

// node_modules/@stdlib/number-float64-base-set-low-word/lib/index.js
var require_lib52 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-low-word/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main38();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_pp.js
var require_polyval_pp = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/polyval_pp.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -0.3250421072470015;
      }
      return -0.3250421072470015 + x * (-0.02848174957559851 + x * (-0.005770270296489442 + x * -23763016656650163e-21));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_qq.js
var require_polyval_qq = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/polyval_qq.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.39791722395915535;
      }
      return 0.39791722395915535 + x * (0.0650222499887673 + x * (0.005081306281875766 + x * (13249473800432164e-20 + x * -3960228278775368e-21)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_pa.js
var require_polyval_pa = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/polyval_pa.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.41485611868374833;
      }
      return 0.41485611868374833 + x * (-0.3722078760357013 + x * (0.31834661990116175 + x * (-0.11089469428239668 + x * (0.035478304325618236 + x * -0.002166375594868791))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_qa.js
var require_polyval_qa = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/polyval_qa.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.10642088040084423;
      }
      return 0.10642088040084423 + x * (0.540397917702171 + x * (0.07182865441419627 + x * (0.12617121980876164 + x * (0.01363708391202905 + x * 0.011984499846799107))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_ra.js
var require_polyval_ra = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/polyval_ra.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -0.6938585727071818;
      }
      return -0.6938585727071818 + x * (-10.558626225323291 + x * (-62.375332450326006 + x * (-162.39666946257347 + x * (-184.60509290671104 + x * (-81.2874355063066 + x * -9.814329344169145)))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_sa.js
var require_polyval_sa = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/polyval_sa.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 19.651271667439257;
      }
      return 19.651271667439257 + x * (137.65775414351904 + x * (434.56587747522923 + x * (645.3872717332679 + x * (429.00814002756783 + x * (108.63500554177944 + x * (6.570249770319282 + x * -0.0604244152148581))))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_rb.js
var require_polyval_rb = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/polyval_rb.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -0.799283237680523;
      }
      return -0.799283237680523 + x * (-17.757954917754752 + x * (-160.63638485582192 + x * (-637.5664433683896 + x * (-1025.0951316110772 + x * -483.5191916086514))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/polyval_sb.js
var require_polyval_sb = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/polyval_sb.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 30.33806074348246;
      }
      return 30.33806074348246 + x * (325.7925129965739 + x * (1536.729586084437 + x * (3199.8582195085955 + x * (2553.0504064331644 + x * (474.52854120695537 + x * -22.44095244658582)))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/main.js
var require_main39 = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var exp = require_lib51();
    var setLowWord = require_lib52();
    var PINF = require_lib7();
    var NINF = require_lib6();
    var polyvalPP = require_polyval_pp();
    var polyvalQQ = require_polyval_qq();
    var polyvalPA = require_polyval_pa();
    var polyvalQA = require_polyval_qa();
    var polyvalRA = require_polyval_ra();
    var polyvalSA = require_polyval_sa();
    var polyvalRB = require_polyval_rb();
    var polyvalSB = require_polyval_sb();
    var TINY = 1e-300;
    var SMALL2 = 13877787807814457e-33;
    var ERX = 0.8450629115104675;
    var PPC = 0.12837916709551256;
    var QQC = 1;
    var PAC = -0.0023621185607526594;
    var QAC = 1;
    var RAC = -0.009864944034847148;
    var SAC = 1;
    var RBC = -0.0098649429247001;
    var SBC = 1;
    function erfc2(x) {
      var sign;
      var ax;
      var z;
      var r;
      var s;
      var y;
      var p;
      var q;
      if (isnan(x)) {
        return NaN;
      }
      if (x === PINF) {
        return 0;
      }
      if (x === NINF) {
        return 2;
      }
      if (x === 0) {
        return 1;
      }
      if (x < 0) {
        sign = true;
        ax = -x;
      } else {
        sign = false;
        ax = x;
      }
      if (ax < 0.84375) {
        if (ax < SMALL2) {
          return 1 - x;
        }
        z = x * x;
        r = PPC + z * polyvalPP(z);
        s = QQC + z * polyvalQQ(z);
        y = r / s;
        if (x < 0.25) {
          return 1 - (x + x * y);
        }
        r = x * y;
        r += x - 0.5;
        return 0.5 - r;
      }
      if (ax < 1.25) {
        s = ax - 1;
        p = PAC + s * polyvalPA(s);
        q = QAC + s * polyvalQA(s);
        if (sign) {
          return 1 + ERX + p / q;
        }
        return 1 - ERX - p / q;
      }
      if (ax < 28) {
        s = 1 / (ax * ax);
        if (ax < 2.857142857142857) {
          r = RAC + s * polyvalRA(s);
          s = SAC + s * polyvalSA(s);
        } else {
          if (x < -6) {
            return 2 - TINY;
          }
          r = RBC + s * polyvalRB(s);
          s = SBC + s * polyvalSB(s);
        }
        z = setLowWord(ax, 0);
        r = exp(-(z * z) - 0.5625) * exp((z - ax) * (z + ax) + r / s);
        if (sign) {
          return 2 - r / ax;
        }
        return r / ax;
      }
      if (sign) {
        return 2 - TINY;
      }
      return TINY * TINY;
    }
    module.exports = erfc2;
  }
});

// node_modules/@stdlib/math-base-special-erfc/lib/index.js
var require_lib53 = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main39();
    module.exports = main;
  }
});

// node_modules/jmespath/jmespath.js
var require_jmespath = __commonJS({
  "node_modules/jmespath/jmespath.js"(exports) {
    (function(exports2) {
      "use strict";
      function isArray(obj) {
        if (obj !== null) {
          return Object.prototype.toString.call(obj) === "[object Array]";
        } else {
          return false;
        }
      }
      function isObject(obj) {
        if (obj !== null) {
          return Object.prototype.toString.call(obj) === "[object Object]";
        } else {
          return false;
        }
      }
      function strictDeepEqual(first2, second) {
        if (first2 === second) {
          return true;
        }
        var firstType = Object.prototype.toString.call(first2);
        if (firstType !== Object.prototype.toString.call(second)) {
          return false;
        }
        if (isArray(first2) === true) {
          if (first2.length !== second.length) {
            return false;
          }
          for (var i = 0; i < first2.length; i++) {
            if (strictDeepEqual(first2[i], second[i]) === false) {
              return false;
            }
          }
          return true;
        }
        if (isObject(first2) === true) {
          var keysSeen = {};
          for (var key in first2) {
            if (hasOwnProperty.call(first2, key)) {
              if (strictDeepEqual(first2[key], second[key]) === false) {
                return false;
              }
              keysSeen[key] = true;
            }
          }
          for (var key2 in second) {
            if (hasOwnProperty.call(second, key2)) {
              if (keysSeen[key2] !== true) {
                return false;
              }
            }
          }
          return true;
        }
        return false;
      }
      function isFalse(obj) {
        if (obj === "" || obj === false || obj === null) {
          return true;
        } else if (isArray(obj) && obj.length === 0) {
          return true;
        } else if (isObject(obj)) {
          for (var key in obj) {
            if (obj.hasOwnProperty(key)) {
              return false;
            }
          }
          return true;
        } else {
          return false;
        }
      }
      function objValues(obj) {
        var keys = Object.keys(obj);
        var values = [];
        for (var i = 0; i < keys.length; i++) {
          values.push(obj[keys[i]]);
        }
        return values;
      }
      function merge(a, b) {
        var merged = {};
        for (var key in a) {
          merged[key] = a[key];
        }
        for (var key2 in b) {
          merged[key2] = b[key2];
        }
        return merged;
      }
      var trimLeft;
      if (typeof String.prototype.trimLeft === "function") {
        trimLeft = function(str) {
          return str.trimLeft();
        };
      } else {
        trimLeft = function(str) {
          return str.match(/^\s*(.*)/)[1];
        };
      }
      var TYPE_NUMBER = 0;
      var TYPE_ANY = 1;
      var TYPE_STRING = 2;
      var TYPE_ARRAY = 3;
      var TYPE_OBJECT = 4;
      var TYPE_BOOLEAN = 5;
      var TYPE_EXPREF = 6;
      var TYPE_NULL = 7;
      var TYPE_ARRAY_NUMBER = 8;
      var TYPE_ARRAY_STRING = 9;
      var TYPE_NAME_TABLE = {
        0: "number",
        1: "any",
        2: "string",
        3: "array",
        4: "object",
        5: "boolean",
        6: "expression",
        7: "null",
        8: "Array<number>",
        9: "Array<string>"
      };
      var TOK_EOF = "EOF";
      var TOK_UNQUOTEDIDENTIFIER = "UnquotedIdentifier";
      var TOK_QUOTEDIDENTIFIER = "QuotedIdentifier";
      var TOK_RBRACKET = "Rbracket";
      var TOK_RPAREN = "Rparen";
      var TOK_COMMA = "Comma";
      var TOK_COLON = "Colon";
      var TOK_RBRACE = "Rbrace";
      var TOK_NUMBER = "Number";
      var TOK_CURRENT = "Current";
      var TOK_EXPREF = "Expref";
      var TOK_PIPE = "Pipe";
      var TOK_OR = "Or";
      var TOK_AND = "And";
      var TOK_EQ = "EQ";
      var TOK_GT = "GT";
      var TOK_LT = "LT";
      var TOK_GTE = "GTE";
      var TOK_LTE = "LTE";
      var TOK_NE = "NE";
      var TOK_FLATTEN = "Flatten";
      var TOK_STAR = "Star";
      var TOK_FILTER = "Filter";
      var TOK_DOT = "Dot";
      var TOK_NOT = "Not";
      var TOK_LBRACE = "Lbrace";
      var TOK_LBRACKET = "Lbracket";
      var TOK_LPAREN = "Lparen";
      var TOK_LITERAL = "Literal";
      var basicTokens = {
        ".": TOK_DOT,
        "*": TOK_STAR,
        ",": TOK_COMMA,
        ":": TOK_COLON,
        "{": TOK_LBRACE,
        "}": TOK_RBRACE,
        "]": TOK_RBRACKET,
        "(": TOK_LPAREN,
        ")": TOK_RPAREN,
        "@": TOK_CURRENT
      };
      var operatorStartToken = {
        "<": true,
        ">": true,
        "=": true,
        "!": true
      };
      var skipChars = {
        " ": true,
        "	": true,
        "\n": true
      };
      function isAlpha(ch) {
        return ch >= "a" && ch <= "z" || ch >= "A" && ch <= "Z" || ch === "_";
      }
      function isNum(ch) {
        return ch >= "0" && ch <= "9" || ch === "-";
      }
      function isAlphaNum(ch) {
        return ch >= "a" && ch <= "z" || ch >= "A" && ch <= "Z" || ch >= "0" && ch <= "9" || ch === "_";
      }
      function Lexer() {
      }
      Lexer.prototype = {
        tokenize: function(stream) {
          var tokens = [];
          this._current = 0;
          var start;
          var identifier;
          var token;
          while (this._current < stream.length) {
            if (isAlpha(stream[this._current])) {
              start = this._current;
              identifier = this._consumeUnquotedIdentifier(stream);
              tokens.push({
                type: TOK_UNQUOTEDIDENTIFIER,
                value: identifier,
                start
              });
            } else if (basicTokens[stream[this._current]] !== void 0) {
              tokens.push({
                type: basicTokens[stream[this._current]],
                value: stream[this._current],
                start: this._current
              });
              this._current++;
            } else if (isNum(stream[this._current])) {
              token = this._consumeNumber(stream);
              tokens.push(token);
            } else if (stream[this._current] === "[") {
              token = this._consumeLBracket(stream);
              tokens.push(token);
            } else if (stream[this._current] === '"') {
              start = this._current;
              identifier = this._consumeQuotedIdentifier(stream);
              tokens.push({
                type: TOK_QUOTEDIDENTIFIER,
                value: identifier,
                start
              });
            } else if (stream[this._current] === "'") {
              start = this._current;
              identifier = this._consumeRawStringLiteral(stream);
              tokens.push({
                type: TOK_LITERAL,
                value: identifier,
                start
              });
            } else if (stream[this._current] === "`") {
              start = this._current;
              var literal2 = this._consumeLiteral(stream);
              tokens.push({
                type: TOK_LITERAL,
                value: literal2,
                start
              });
            } else if (operatorStartToken[stream[this._current]] !== void 0) {
              tokens.push(this._consumeOperator(stream));
            } else if (skipChars[stream[this._current]] !== void 0) {
              this._current++;
            } else if (stream[this._current] === "&") {
              start = this._current;
              this._current++;
              if (stream[this._current] === "&") {
                this._current++;
                tokens.push({ type: TOK_AND, value: "&&", start });
              } else {
                tokens.push({ type: TOK_EXPREF, value: "&", start });
              }
            } else if (stream[this._current] === "|") {
              start = this._current;
              this._current++;
              if (stream[this._current] === "|") {
                this._current++;
                tokens.push({ type: TOK_OR, value: "||", start });
              } else {
                tokens.push({ type: TOK_PIPE, value: "|", start });
              }
            } else {
              var error = new Error("Unknown character:" + stream[this._current]);
              error.name = "LexerError";
              throw error;
            }
          }
          return tokens;
        },
        _consumeUnquotedIdentifier: function(stream) {
          var start = this._current;
          this._current++;
          while (this._current < stream.length && isAlphaNum(stream[this._current])) {
            this._current++;
          }
          return stream.slice(start, this._current);
        },
        _consumeQuotedIdentifier: function(stream) {
          var start = this._current;
          this._current++;
          var maxLength = stream.length;
          while (stream[this._current] !== '"' && this._current < maxLength) {
            var current = this._current;
            if (stream[current] === "\\" && (stream[current + 1] === "\\" || stream[current + 1] === '"')) {
              current += 2;
            } else {
              current++;
            }
            this._current = current;
          }
          this._current++;
          return JSON.parse(stream.slice(start, this._current));
        },
        _consumeRawStringLiteral: function(stream) {
          var start = this._current;
          this._current++;
          var maxLength = stream.length;
          while (stream[this._current] !== "'" && this._current < maxLength) {
            var current = this._current;
            if (stream[current] === "\\" && (stream[current + 1] === "\\" || stream[current + 1] === "'")) {
              current += 2;
            } else {
              current++;
            }
            this._current = current;
          }
          this._current++;
          var literal2 = stream.slice(start + 1, this._current - 1);
          return literal2.replace("\\'", "'");
        },
        _consumeNumber: function(stream) {
          var start = this._current;
          this._current++;
          var maxLength = stream.length;
          while (isNum(stream[this._current]) && this._current < maxLength) {
            this._current++;
          }
          var value2 = parseInt(stream.slice(start, this._current));
          return { type: TOK_NUMBER, value: value2, start };
        },
        _consumeLBracket: function(stream) {
          var start = this._current;
          this._current++;
          if (stream[this._current] === "?") {
            this._current++;
            return { type: TOK_FILTER, value: "[?", start };
          } else if (stream[this._current] === "]") {
            this._current++;
            return { type: TOK_FLATTEN, value: "[]", start };
          } else {
            return { type: TOK_LBRACKET, value: "[", start };
          }
        },
        _consumeOperator: function(stream) {
          var start = this._current;
          var startingChar = stream[start];
          this._current++;
          if (startingChar === "!") {
            if (stream[this._current] === "=") {
              this._current++;
              return { type: TOK_NE, value: "!=", start };
            } else {
              return { type: TOK_NOT, value: "!", start };
            }
          } else if (startingChar === "<") {
            if (stream[this._current] === "=") {
              this._current++;
              return { type: TOK_LTE, value: "<=", start };
            } else {
              return { type: TOK_LT, value: "<", start };
            }
          } else if (startingChar === ">") {
            if (stream[this._current] === "=") {
              this._current++;
              return { type: TOK_GTE, value: ">=", start };
            } else {
              return { type: TOK_GT, value: ">", start };
            }
          } else if (startingChar === "=") {
            if (stream[this._current] === "=") {
              this._current++;
              return { type: TOK_EQ, value: "==", start };
            }
          }
        },
        _consumeLiteral: function(stream) {
          this._current++;
          var start = this._current;
          var maxLength = stream.length;
          var literal2;
          while (stream[this._current] !== "`" && this._current < maxLength) {
            var current = this._current;
            if (stream[current] === "\\" && (stream[current + 1] === "\\" || stream[current + 1] === "`")) {
              current += 2;
            } else {
              current++;
            }
            this._current = current;
          }
          var literalString = trimLeft(stream.slice(start, this._current));
          literalString = literalString.replace("\\`", "`");
          if (this._looksLikeJSON(literalString)) {
            literal2 = JSON.parse(literalString);
          } else {
            literal2 = JSON.parse('"' + literalString + '"');
          }
          this._current++;
          return literal2;
        },
        _looksLikeJSON: function(literalString) {
          var startingChars = '[{"';
          var jsonLiterals = ["true", "false", "null"];
          var numberLooking = "-0123456789";
          if (literalString === "") {
            return false;
          } else if (startingChars.indexOf(literalString[0]) >= 0) {
            return true;
          } else if (jsonLiterals.indexOf(literalString) >= 0) {
            return true;
          } else if (numberLooking.indexOf(literalString[0]) >= 0) {
            try {
              JSON.parse(literalString);
              return true;
            } catch (ex) {
              return false;
            }
          } else {
            return false;
          }
        }
      };
      var bindingPower = {};
      bindingPower[TOK_EOF] = 0;
      bindingPower[TOK_UNQUOTEDIDENTIFIER] = 0;
      bindingPower[TOK_QUOTEDIDENTIFIER] = 0;
      bindingPower[TOK_RBRACKET] = 0;
      bindingPower[TOK_RPAREN] = 0;
      bindingPower[TOK_COMMA] = 0;
      bindingPower[TOK_RBRACE] = 0;
      bindingPower[TOK_NUMBER] = 0;
      bindingPower[TOK_CURRENT] = 0;
      bindingPower[TOK_EXPREF] = 0;
      bindingPower[TOK_PIPE] = 1;
      bindingPower[TOK_OR] = 2;
      bindingPower[TOK_AND] = 3;
      bindingPower[TOK_EQ] = 5;
      bindingPower[TOK_GT] = 5;
      bindingPower[TOK_LT] = 5;
      bindingPower[TOK_GTE] = 5;
      bindingPower[TOK_LTE] = 5;
      bindingPower[TOK_NE] = 5;
      bindingPower[TOK_FLATTEN] = 9;
      bindingPower[TOK_STAR] = 20;
      bindingPower[TOK_FILTER] = 21;
      bindingPower[TOK_DOT] = 40;
      bindingPower[TOK_NOT] = 45;
      bindingPower[TOK_LBRACE] = 50;
      bindingPower[TOK_LBRACKET] = 55;
      bindingPower[TOK_LPAREN] = 60;
      function Parser() {
      }
      Parser.prototype = {
        parse: function(expression) {
          this._loadTokens(expression);
          this.index = 0;
          var ast = this.expression(0);
          if (this._lookahead(0) !== TOK_EOF) {
            var t = this._lookaheadToken(0);
            var error = new Error(
              "Unexpected token type: " + t.type + ", value: " + t.value
            );
            error.name = "ParserError";
            throw error;
          }
          return ast;
        },
        _loadTokens: function(expression) {
          var lexer = new Lexer();
          var tokens = lexer.tokenize(expression);
          tokens.push({ type: TOK_EOF, value: "", start: expression.length });
          this.tokens = tokens;
        },
        expression: function(rbp) {
          var leftToken = this._lookaheadToken(0);
          this._advance();
          var left = this.nud(leftToken);
          var currentToken = this._lookahead(0);
          while (rbp < bindingPower[currentToken]) {
            this._advance();
            left = this.led(currentToken, left);
            currentToken = this._lookahead(0);
          }
          return left;
        },
        _lookahead: function(number3) {
          return this.tokens[this.index + number3].type;
        },
        _lookaheadToken: function(number3) {
          return this.tokens[this.index + number3];
        },
        _advance: function() {
          this.index++;
        },
        nud: function(token) {
          var left;
          var right;
          var expression;
          switch (token.type) {
            case TOK_LITERAL:
              return { type: "Literal", value: token.value };
            case TOK_UNQUOTEDIDENTIFIER:
              return { type: "Field", name: token.value };
            case TOK_QUOTEDIDENTIFIER:
              var node = { type: "Field", name: token.value };
              if (this._lookahead(0) === TOK_LPAREN) {
                throw new Error("Quoted identifier not allowed for function names.");
              }
              return node;
            case TOK_NOT:
              right = this.expression(bindingPower.Not);
              return { type: "NotExpression", children: [right] };
            case TOK_STAR:
              left = { type: "Identity" };
              right = null;
              if (this._lookahead(0) === TOK_RBRACKET) {
                right = { type: "Identity" };
              } else {
                right = this._parseProjectionRHS(bindingPower.Star);
              }
              return { type: "ValueProjection", children: [left, right] };
            case TOK_FILTER:
              return this.led(token.type, { type: "Identity" });
            case TOK_LBRACE:
              return this._parseMultiselectHash();
            case TOK_FLATTEN:
              left = { type: TOK_FLATTEN, children: [{ type: "Identity" }] };
              right = this._parseProjectionRHS(bindingPower.Flatten);
              return { type: "Projection", children: [left, right] };
            case TOK_LBRACKET:
              if (this._lookahead(0) === TOK_NUMBER || this._lookahead(0) === TOK_COLON) {
                right = this._parseIndexExpression();
                return this._projectIfSlice({ type: "Identity" }, right);
              } else if (this._lookahead(0) === TOK_STAR && this._lookahead(1) === TOK_RBRACKET) {
                this._advance();
                this._advance();
                right = this._parseProjectionRHS(bindingPower.Star);
                return {
                  type: "Projection",
                  children: [{ type: "Identity" }, right]
                };
              }
              return this._parseMultiselectList();
            case TOK_CURRENT:
              return { type: TOK_CURRENT };
            case TOK_EXPREF:
              expression = this.expression(bindingPower.Expref);
              return { type: "ExpressionReference", children: [expression] };
            case TOK_LPAREN:
              var args = [];
              while (this._lookahead(0) !== TOK_RPAREN) {
                if (this._lookahead(0) === TOK_CURRENT) {
                  expression = { type: TOK_CURRENT };
                  this._advance();
                } else {
                  expression = this.expression(0);
                }
                args.push(expression);
              }
              this._match(TOK_RPAREN);
              return args[0];
            default:
              this._errorToken(token);
          }
        },
        led: function(tokenName, left) {
          var right;
          switch (tokenName) {
            case TOK_DOT:
              var rbp = bindingPower.Dot;
              if (this._lookahead(0) !== TOK_STAR) {
                right = this._parseDotRHS(rbp);
                return { type: "Subexpression", children: [left, right] };
              }
              this._advance();
              right = this._parseProjectionRHS(rbp);
              return { type: "ValueProjection", children: [left, right] };
            case TOK_PIPE:
              right = this.expression(bindingPower.Pipe);
              return { type: TOK_PIPE, children: [left, right] };
            case TOK_OR:
              right = this.expression(bindingPower.Or);
              return { type: "OrExpression", children: [left, right] };
            case TOK_AND:
              right = this.expression(bindingPower.And);
              return { type: "AndExpression", children: [left, right] };
            case TOK_LPAREN:
              var name = left.name;
              var args = [];
              var expression, node;
              while (this._lookahead(0) !== TOK_RPAREN) {
                if (this._lookahead(0) === TOK_CURRENT) {
                  expression = { type: TOK_CURRENT };
                  this._advance();
                } else {
                  expression = this.expression(0);
                }
                if (this._lookahead(0) === TOK_COMMA) {
                  this._match(TOK_COMMA);
                }
                args.push(expression);
              }
              this._match(TOK_RPAREN);
              node = { type: "Function", name, children: args };
              return node;
            case TOK_FILTER:
              var condition = this.expression(0);
              this._match(TOK_RBRACKET);
              if (this._lookahead(0) === TOK_FLATTEN) {
                right = { type: "Identity" };
              } else {
                right = this._parseProjectionRHS(bindingPower.Filter);
              }
              return { type: "FilterProjection", children: [left, right, condition] };
            case TOK_FLATTEN:
              var leftNode = { type: TOK_FLATTEN, children: [left] };
              var rightNode = this._parseProjectionRHS(bindingPower.Flatten);
              return { type: "Projection", children: [leftNode, rightNode] };
            case TOK_EQ:
            case TOK_NE:
            case TOK_GT:
            case TOK_GTE:
            case TOK_LT:
            case TOK_LTE:
              return this._parseComparator(left, tokenName);
            case TOK_LBRACKET:
              var token = this._lookaheadToken(0);
              if (token.type === TOK_NUMBER || token.type === TOK_COLON) {
                right = this._parseIndexExpression();
                return this._projectIfSlice(left, right);
              }
              this._match(TOK_STAR);
              this._match(TOK_RBRACKET);
              right = this._parseProjectionRHS(bindingPower.Star);
              return { type: "Projection", children: [left, right] };
            default:
              this._errorToken(this._lookaheadToken(0));
          }
        },
        _match: function(tokenType) {
          if (this._lookahead(0) === tokenType) {
            this._advance();
          } else {
            var t = this._lookaheadToken(0);
            var error = new Error("Expected " + tokenType + ", got: " + t.type);
            error.name = "ParserError";
            throw error;
          }
        },
        _errorToken: function(token) {
          var error = new Error("Invalid token (" + token.type + '): "' + token.value + '"');
          error.name = "ParserError";
          throw error;
        },
        _parseIndexExpression: function() {
          if (this._lookahead(0) === TOK_COLON || this._lookahead(1) === TOK_COLON) {
            return this._parseSliceExpression();
          } else {
            var node = {
              type: "Index",
              value: this._lookaheadToken(0).value
            };
            this._advance();
            this._match(TOK_RBRACKET);
            return node;
          }
        },
        _projectIfSlice: function(left, right) {
          var indexExpr = { type: "IndexExpression", children: [left, right] };
          if (right.type === "Slice") {
            return {
              type: "Projection",
              children: [indexExpr, this._parseProjectionRHS(bindingPower.Star)]
            };
          } else {
            return indexExpr;
          }
        },
        _parseSliceExpression: function() {
          var parts2 = [null, null, null];
          var index = 0;
          var currentToken = this._lookahead(0);
          while (currentToken !== TOK_RBRACKET && index < 3) {
            if (currentToken === TOK_COLON) {
              index++;
              this._advance();
            } else if (currentToken === TOK_NUMBER) {
              parts2[index] = this._lookaheadToken(0).value;
              this._advance();
            } else {
              var t = this._lookahead(0);
              var error = new Error("Syntax error, unexpected token: " + t.value + "(" + t.type + ")");
              error.name = "Parsererror";
              throw error;
            }
            currentToken = this._lookahead(0);
          }
          this._match(TOK_RBRACKET);
          return {
            type: "Slice",
            children: parts2
          };
        },
        _parseComparator: function(left, comparator) {
          var right = this.expression(bindingPower[comparator]);
          return { type: "Comparator", name: comparator, children: [left, right] };
        },
        _parseDotRHS: function(rbp) {
          var lookahead = this._lookahead(0);
          var exprTokens = [TOK_UNQUOTEDIDENTIFIER, TOK_QUOTEDIDENTIFIER, TOK_STAR];
          if (exprTokens.indexOf(lookahead) >= 0) {
            return this.expression(rbp);
          } else if (lookahead === TOK_LBRACKET) {
            this._match(TOK_LBRACKET);
            return this._parseMultiselectList();
          } else if (lookahead === TOK_LBRACE) {
            this._match(TOK_LBRACE);
            return this._parseMultiselectHash();
          }
        },
        _parseProjectionRHS: function(rbp) {
          var right;
          if (bindingPower[this._lookahead(0)] < 10) {
            right = { type: "Identity" };
          } else if (this._lookahead(0) === TOK_LBRACKET) {
            right = this.expression(rbp);
          } else if (this._lookahead(0) === TOK_FILTER) {
            right = this.expression(rbp);
          } else if (this._lookahead(0) === TOK_DOT) {
            this._match(TOK_DOT);
            right = this._parseDotRHS(rbp);
          } else {
            var t = this._lookaheadToken(0);
            var error = new Error("Sytanx error, unexpected token: " + t.value + "(" + t.type + ")");
            error.name = "ParserError";
            throw error;
          }
          return right;
        },
        _parseMultiselectList: function() {
          var expressions = [];
          while (this._lookahead(0) !== TOK_RBRACKET) {
            var expression = this.expression(0);
            expressions.push(expression);
            if (this._lookahead(0) === TOK_COMMA) {
              this._match(TOK_COMMA);
              if (this._lookahead(0) === TOK_RBRACKET) {
                throw new Error("Unexpected token Rbracket");
              }
            }
          }
          this._match(TOK_RBRACKET);
          return { type: "MultiSelectList", children: expressions };
        },
        _parseMultiselectHash: function() {
          var pairs = [];
          var identifierTypes = [TOK_UNQUOTEDIDENTIFIER, TOK_QUOTEDIDENTIFIER];
          var keyToken, keyName, value2, node;
          for (; ; ) {
            keyToken = this._lookaheadToken(0);
            if (identifierTypes.indexOf(keyToken.type) < 0) {
              throw new Error("Expecting an identifier token, got: " + keyToken.type);
            }
            keyName = keyToken.value;
            this._advance();
            this._match(TOK_COLON);
            value2 = this.expression(0);
            node = { type: "KeyValuePair", name: keyName, value: value2 };
            pairs.push(node);
            if (this._lookahead(0) === TOK_COMMA) {
              this._match(TOK_COMMA);
            } else if (this._lookahead(0) === TOK_RBRACE) {
              this._match(TOK_RBRACE);
              break;
            }
          }
          return { type: "MultiSelectHash", children: pairs };
        }
      };
      function TreeInterpreter(runtime) {
        this.runtime = runtime;
      }
      TreeInterpreter.prototype = {
        search: function(node, value2) {
          return this.visit(node, value2);
        },
        visit: function(node, value2) {
          var matched, current, result, first2, second, field, left, right, collected, i;
          switch (node.type) {
            case "Field":
              if (value2 !== null && isObject(value2)) {
                field = value2[node.name];
                if (field === void 0) {
                  return null;
                } else {
                  return field;
                }
              }
              return null;
            case "Subexpression":
              result = this.visit(node.children[0], value2);
              for (i = 1; i < node.children.length; i++) {
                result = this.visit(node.children[1], result);
                if (result === null) {
                  return null;
                }
              }
              return result;
            case "IndexExpression":
              left = this.visit(node.children[0], value2);
              right = this.visit(node.children[1], left);
              return right;
            case "Index":
              if (!isArray(value2)) {
                return null;
              }
              var index = node.value;
              if (index < 0) {
                index = value2.length + index;
              }
              result = value2[index];
              if (result === void 0) {
                result = null;
              }
              return result;
            case "Slice":
              if (!isArray(value2)) {
                return null;
              }
              var sliceParams = node.children.slice(0);
              var computed = this.computeSliceParams(value2.length, sliceParams);
              var start = computed[0];
              var stop = computed[1];
              var step = computed[2];
              result = [];
              if (step > 0) {
                for (i = start; i < stop; i += step) {
                  result.push(value2[i]);
                }
              } else {
                for (i = start; i > stop; i += step) {
                  result.push(value2[i]);
                }
              }
              return result;
            case "Projection":
              var base = this.visit(node.children[0], value2);
              if (!isArray(base)) {
                return null;
              }
              collected = [];
              for (i = 0; i < base.length; i++) {
                current = this.visit(node.children[1], base[i]);
                if (current !== null) {
                  collected.push(current);
                }
              }
              return collected;
            case "ValueProjection":
              base = this.visit(node.children[0], value2);
              if (!isObject(base)) {
                return null;
              }
              collected = [];
              var values = objValues(base);
              for (i = 0; i < values.length; i++) {
                current = this.visit(node.children[1], values[i]);
                if (current !== null) {
                  collected.push(current);
                }
              }
              return collected;
            case "FilterProjection":
              base = this.visit(node.children[0], value2);
              if (!isArray(base)) {
                return null;
              }
              var filtered = [];
              var finalResults = [];
              for (i = 0; i < base.length; i++) {
                matched = this.visit(node.children[2], base[i]);
                if (!isFalse(matched)) {
                  filtered.push(base[i]);
                }
              }
              for (var j = 0; j < filtered.length; j++) {
                current = this.visit(node.children[1], filtered[j]);
                if (current !== null) {
                  finalResults.push(current);
                }
              }
              return finalResults;
            case "Comparator":
              first2 = this.visit(node.children[0], value2);
              second = this.visit(node.children[1], value2);
              switch (node.name) {
                case TOK_EQ:
                  result = strictDeepEqual(first2, second);
                  break;
                case TOK_NE:
                  result = !strictDeepEqual(first2, second);
                  break;
                case TOK_GT:
                  result = first2 > second;
                  break;
                case TOK_GTE:
                  result = first2 >= second;
                  break;
                case TOK_LT:
                  result = first2 < second;
                  break;
                case TOK_LTE:
                  result = first2 <= second;
                  break;
                default:
                  throw new Error("Unknown comparator: " + node.name);
              }
              return result;
            case TOK_FLATTEN:
              var original = this.visit(node.children[0], value2);
              if (!isArray(original)) {
                return null;
              }
              var merged = [];
              for (i = 0; i < original.length; i++) {
                current = original[i];
                if (isArray(current)) {
                  merged.push.apply(merged, current);
                } else {
                  merged.push(current);
                }
              }
              return merged;
            case "Identity":
              return value2;
            case "MultiSelectList":
              if (value2 === null) {
                return null;
              }
              collected = [];
              for (i = 0; i < node.children.length; i++) {
                collected.push(this.visit(node.children[i], value2));
              }
              return collected;
            case "MultiSelectHash":
              if (value2 === null) {
                return null;
              }
              collected = {};
              var child;
              for (i = 0; i < node.children.length; i++) {
                child = node.children[i];
                collected[child.name] = this.visit(child.value, value2);
              }
              return collected;
            case "OrExpression":
              matched = this.visit(node.children[0], value2);
              if (isFalse(matched)) {
                matched = this.visit(node.children[1], value2);
              }
              return matched;
            case "AndExpression":
              first2 = this.visit(node.children[0], value2);
              if (isFalse(first2) === true) {
                return first2;
              }
              return this.visit(node.children[1], value2);
            case "NotExpression":
              first2 = this.visit(node.children[0], value2);
              return isFalse(first2);
            case "Literal":
              return node.value;
            case TOK_PIPE:
              left = this.visit(node.children[0], value2);
              return this.visit(node.children[1], left);
            case TOK_CURRENT:
              return value2;
            case "Function":
              var resolvedArgs = [];
              for (i = 0; i < node.children.length; i++) {
                resolvedArgs.push(this.visit(node.children[i], value2));
              }
              return this.runtime.callFunction(node.name, resolvedArgs);
            case "ExpressionReference":
              var refNode = node.children[0];
              refNode.jmespathType = TOK_EXPREF;
              return refNode;
            default:
              throw new Error("Unknown node type: " + node.type);
          }
        },
        computeSliceParams: function(arrayLength, sliceParams) {
          var start = sliceParams[0];
          var stop = sliceParams[1];
          var step = sliceParams[2];
          var computed = [null, null, null];
          if (step === null) {
            step = 1;
          } else if (step === 0) {
            var error = new Error("Invalid slice, step cannot be 0");
            error.name = "RuntimeError";
            throw error;
          }
          var stepValueNegative = step < 0 ? true : false;
          if (start === null) {
            start = stepValueNegative ? arrayLength - 1 : 0;
          } else {
            start = this.capSliceRange(arrayLength, start, step);
          }
          if (stop === null) {
            stop = stepValueNegative ? -1 : arrayLength;
          } else {
            stop = this.capSliceRange(arrayLength, stop, step);
          }
          computed[0] = start;
          computed[1] = stop;
          computed[2] = step;
          return computed;
        },
        capSliceRange: function(arrayLength, actualValue, step) {
          if (actualValue < 0) {
            actualValue += arrayLength;
            if (actualValue < 0) {
              actualValue = step < 0 ? -1 : 0;
            }
          } else if (actualValue >= arrayLength) {
            actualValue = step < 0 ? arrayLength - 1 : arrayLength;
          }
          return actualValue;
        }
      };
      function Runtime(interpreter) {
        this._interpreter = interpreter;
        this.functionTable = {
          // name: [function, <signature>]
          // The <signature> can be:
          //
          // {
          //   args: [[type1, type2], [type1, type2]],
          //   variadic: true|false
          // }
          //
          // Each arg in the arg list is a list of valid types
          // (if the function is overloaded and supports multiple
          // types.  If the type is "any" then no type checking
          // occurs on the argument.  Variadic is optional
          // and if not provided is assumed to be false.
          abs: { _func: this._functionAbs, _signature: [{ types: [TYPE_NUMBER] }] },
          avg: { _func: this._functionAvg, _signature: [{ types: [TYPE_ARRAY_NUMBER] }] },
          ceil: { _func: this._functionCeil, _signature: [{ types: [TYPE_NUMBER] }] },
          contains: {
            _func: this._functionContains,
            _signature: [
              { types: [TYPE_STRING, TYPE_ARRAY] },
              { types: [TYPE_ANY] }
            ]
          },
          "ends_with": {
            _func: this._functionEndsWith,
            _signature: [{ types: [TYPE_STRING] }, { types: [TYPE_STRING] }]
          },
          floor: { _func: this._functionFloor, _signature: [{ types: [TYPE_NUMBER] }] },
          length: {
            _func: this._functionLength,
            _signature: [{ types: [TYPE_STRING, TYPE_ARRAY, TYPE_OBJECT] }]
          },
          map: {
            _func: this._functionMap,
            _signature: [{ types: [TYPE_EXPREF] }, { types: [TYPE_ARRAY] }]
          },
          max: {
            _func: this._functionMax,
            _signature: [{ types: [TYPE_ARRAY_NUMBER, TYPE_ARRAY_STRING] }]
          },
          "merge": {
            _func: this._functionMerge,
            _signature: [{ types: [TYPE_OBJECT], variadic: true }]
          },
          "max_by": {
            _func: this._functionMaxBy,
            _signature: [{ types: [TYPE_ARRAY] }, { types: [TYPE_EXPREF] }]
          },
          sum: { _func: this._functionSum, _signature: [{ types: [TYPE_ARRAY_NUMBER] }] },
          "starts_with": {
            _func: this._functionStartsWith,
            _signature: [{ types: [TYPE_STRING] }, { types: [TYPE_STRING] }]
          },
          min: {
            _func: this._functionMin,
            _signature: [{ types: [TYPE_ARRAY_NUMBER, TYPE_ARRAY_STRING] }]
          },
          "min_by": {
            _func: this._functionMinBy,
            _signature: [{ types: [TYPE_ARRAY] }, { types: [TYPE_EXPREF] }]
          },
          type: { _func: this._functionType, _signature: [{ types: [TYPE_ANY] }] },
          keys: { _func: this._functionKeys, _signature: [{ types: [TYPE_OBJECT] }] },
          values: { _func: this._functionValues, _signature: [{ types: [TYPE_OBJECT] }] },
          sort: { _func: this._functionSort, _signature: [{ types: [TYPE_ARRAY_STRING, TYPE_ARRAY_NUMBER] }] },
          "sort_by": {
            _func: this._functionSortBy,
            _signature: [{ types: [TYPE_ARRAY] }, { types: [TYPE_EXPREF] }]
          },
          join: {
            _func: this._functionJoin,
            _signature: [
              { types: [TYPE_STRING] },
              { types: [TYPE_ARRAY_STRING] }
            ]
          },
          reverse: {
            _func: this._functionReverse,
            _signature: [{ types: [TYPE_STRING, TYPE_ARRAY] }]
          },
          "to_array": { _func: this._functionToArray, _signature: [{ types: [TYPE_ANY] }] },
          "to_string": { _func: this._functionToString, _signature: [{ types: [TYPE_ANY] }] },
          "to_number": { _func: this._functionToNumber, _signature: [{ types: [TYPE_ANY] }] },
          "not_null": {
            _func: this._functionNotNull,
            _signature: [{ types: [TYPE_ANY], variadic: true }]
          }
        };
      }
      Runtime.prototype = {
        callFunction: function(name, resolvedArgs) {
          var functionEntry = this.functionTable[name];
          if (functionEntry === void 0) {
            throw new Error("Unknown function: " + name + "()");
          }
          this._validateArgs(name, resolvedArgs, functionEntry._signature);
          return functionEntry._func.call(this, resolvedArgs);
        },
        _validateArgs: function(name, args, signature) {
          var pluralized;
          if (signature[signature.length - 1].variadic) {
            if (args.length < signature.length) {
              pluralized = signature.length === 1 ? " argument" : " arguments";
              throw new Error("ArgumentError: " + name + "() takes at least" + signature.length + pluralized + " but received " + args.length);
            }
          } else if (args.length !== signature.length) {
            pluralized = signature.length === 1 ? " argument" : " arguments";
            throw new Error("ArgumentError: " + name + "() takes " + signature.length + pluralized + " but received " + args.length);
          }
          var currentSpec;
          var actualType;
          var typeMatched;
          for (var i = 0; i < signature.length; i++) {
            typeMatched = false;
            currentSpec = signature[i].types;
            actualType = this._getTypeName(args[i]);
            for (var j = 0; j < currentSpec.length; j++) {
              if (this._typeMatches(actualType, currentSpec[j], args[i])) {
                typeMatched = true;
                break;
              }
            }
            if (!typeMatched) {
              var expected = currentSpec.map(function(typeIdentifier) {
                return TYPE_NAME_TABLE[typeIdentifier];
              }).join(",");
              throw new Error("TypeError: " + name + "() expected argument " + (i + 1) + " to be type " + expected + " but received type " + TYPE_NAME_TABLE[actualType] + " instead.");
            }
          }
        },
        _typeMatches: function(actual, expected, argValue) {
          if (expected === TYPE_ANY) {
            return true;
          }
          if (expected === TYPE_ARRAY_STRING || expected === TYPE_ARRAY_NUMBER || expected === TYPE_ARRAY) {
            if (expected === TYPE_ARRAY) {
              return actual === TYPE_ARRAY;
            } else if (actual === TYPE_ARRAY) {
              var subtype;
              if (expected === TYPE_ARRAY_NUMBER) {
                subtype = TYPE_NUMBER;
              } else if (expected === TYPE_ARRAY_STRING) {
                subtype = TYPE_STRING;
              }
              for (var i = 0; i < argValue.length; i++) {
                if (!this._typeMatches(
                  this._getTypeName(argValue[i]),
                  subtype,
                  argValue[i]
                )) {
                  return false;
                }
              }
              return true;
            }
          } else {
            return actual === expected;
          }
        },
        _getTypeName: function(obj) {
          switch (Object.prototype.toString.call(obj)) {
            case "[object String]":
              return TYPE_STRING;
            case "[object Number]":
              return TYPE_NUMBER;
            case "[object Array]":
              return TYPE_ARRAY;
            case "[object Boolean]":
              return TYPE_BOOLEAN;
            case "[object Null]":
              return TYPE_NULL;
            case "[object Object]":
              if (obj.jmespathType === TOK_EXPREF) {
                return TYPE_EXPREF;
              } else {
                return TYPE_OBJECT;
              }
          }
        },
        _functionStartsWith: function(resolvedArgs) {
          return resolvedArgs[0].lastIndexOf(resolvedArgs[1]) === 0;
        },
        _functionEndsWith: function(resolvedArgs) {
          var searchStr = resolvedArgs[0];
          var suffix = resolvedArgs[1];
          return searchStr.indexOf(suffix, searchStr.length - suffix.length) !== -1;
        },
        _functionReverse: function(resolvedArgs) {
          var typeName = this._getTypeName(resolvedArgs[0]);
          if (typeName === TYPE_STRING) {
            var originalStr = resolvedArgs[0];
            var reversedStr = "";
            for (var i = originalStr.length - 1; i >= 0; i--) {
              reversedStr += originalStr[i];
            }
            return reversedStr;
          } else {
            var reversedArray = resolvedArgs[0].slice(0);
            reversedArray.reverse();
            return reversedArray;
          }
        },
        _functionAbs: function(resolvedArgs) {
          return Math.abs(resolvedArgs[0]);
        },
        _functionCeil: function(resolvedArgs) {
          return Math.ceil(resolvedArgs[0]);
        },
        _functionAvg: function(resolvedArgs) {
          var sum = 0;
          var inputArray = resolvedArgs[0];
          for (var i = 0; i < inputArray.length; i++) {
            sum += inputArray[i];
          }
          return sum / inputArray.length;
        },
        _functionContains: function(resolvedArgs) {
          return resolvedArgs[0].indexOf(resolvedArgs[1]) >= 0;
        },
        _functionFloor: function(resolvedArgs) {
          return Math.floor(resolvedArgs[0]);
        },
        _functionLength: function(resolvedArgs) {
          if (!isObject(resolvedArgs[0])) {
            return resolvedArgs[0].length;
          } else {
            return Object.keys(resolvedArgs[0]).length;
          }
        },
        _functionMap: function(resolvedArgs) {
          var mapped = [];
          var interpreter = this._interpreter;
          var exprefNode = resolvedArgs[0];
          var elements = resolvedArgs[1];
          for (var i = 0; i < elements.length; i++) {
            mapped.push(interpreter.visit(exprefNode, elements[i]));
          }
          return mapped;
        },
        _functionMerge: function(resolvedArgs) {
          var merged = {};
          for (var i = 0; i < resolvedArgs.length; i++) {
            var current = resolvedArgs[i];
            for (var key in current) {
              merged[key] = current[key];
            }
          }
          return merged;
        },
        _functionMax: function(resolvedArgs) {
          if (resolvedArgs[0].length > 0) {
            var typeName = this._getTypeName(resolvedArgs[0][0]);
            if (typeName === TYPE_NUMBER) {
              return Math.max.apply(Math, resolvedArgs[0]);
            } else {
              var elements = resolvedArgs[0];
              var maxElement = elements[0];
              for (var i = 1; i < elements.length; i++) {
                if (maxElement.localeCompare(elements[i]) < 0) {
                  maxElement = elements[i];
                }
              }
              return maxElement;
            }
          } else {
            return null;
          }
        },
        _functionMin: function(resolvedArgs) {
          if (resolvedArgs[0].length > 0) {
            var typeName = this._getTypeName(resolvedArgs[0][0]);
            if (typeName === TYPE_NUMBER) {
              return Math.min.apply(Math, resolvedArgs[0]);
            } else {
              var elements = resolvedArgs[0];
              var minElement = elements[0];
              for (var i = 1; i < elements.length; i++) {
                if (elements[i].localeCompare(minElement) < 0) {
                  minElement = elements[i];
                }
              }
              return minElement;
            }
          } else {
            return null;
          }
        },
        _functionSum: function(resolvedArgs) {
          var sum = 0;
          var listToSum = resolvedArgs[0];
          for (var i = 0; i < listToSum.length; i++) {
            sum += listToSum[i];
          }
          return sum;
        },
        _functionType: function(resolvedArgs) {
          switch (this._getTypeName(resolvedArgs[0])) {
            case TYPE_NUMBER:
              return "number";
            case TYPE_STRING:
              return "string";
            case TYPE_ARRAY:
              return "array";
            case TYPE_OBJECT:
              return "object";
            case TYPE_BOOLEAN:
              return "boolean";
            case TYPE_EXPREF:
              return "expref";
            case TYPE_NULL:
              return "null";
          }
        },
        _functionKeys: function(resolvedArgs) {
          return Object.keys(resolvedArgs[0]);
        },
        _functionValues: function(resolvedArgs) {
          var obj = resolvedArgs[0];
          var keys = Object.keys(obj);
          var values = [];
          for (var i = 0; i < keys.length; i++) {
            values.push(obj[keys[i]]);
          }
          return values;
        },
        _functionJoin: function(resolvedArgs) {
          var joinChar = resolvedArgs[0];
          var listJoin = resolvedArgs[1];
          return listJoin.join(joinChar);
        },
        _functionToArray: function(resolvedArgs) {
          if (this._getTypeName(resolvedArgs[0]) === TYPE_ARRAY) {
            return resolvedArgs[0];
          } else {
            return [resolvedArgs[0]];
          }
        },
        _functionToString: function(resolvedArgs) {
          if (this._getTypeName(resolvedArgs[0]) === TYPE_STRING) {
            return resolvedArgs[0];
          } else {
            return JSON.stringify(resolvedArgs[0]);
          }
        },
        _functionToNumber: function(resolvedArgs) {
          var typeName = this._getTypeName(resolvedArgs[0]);
          var convertedValue;
          if (typeName === TYPE_NUMBER) {
            return resolvedArgs[0];
          } else if (typeName === TYPE_STRING) {
            convertedValue = +resolvedArgs[0];
            if (!isNaN(convertedValue)) {
              return convertedValue;
            }
          }
          return null;
        },
        _functionNotNull: function(resolvedArgs) {
          for (var i = 0; i < resolvedArgs.length; i++) {
            if (this._getTypeName(resolvedArgs[i]) !== TYPE_NULL) {
              return resolvedArgs[i];
            }
          }
          return null;
        },
        _functionSort: function(resolvedArgs) {
          var sortedArray = resolvedArgs[0].slice(0);
          sortedArray.sort();
          return sortedArray;
        },
        _functionSortBy: function(resolvedArgs) {
          var sortedArray = resolvedArgs[0].slice(0);
          if (sortedArray.length === 0) {
            return sortedArray;
          }
          var interpreter = this._interpreter;
          var exprefNode = resolvedArgs[1];
          var requiredType = this._getTypeName(
            interpreter.visit(exprefNode, sortedArray[0])
          );
          if ([TYPE_NUMBER, TYPE_STRING].indexOf(requiredType) < 0) {
            throw new Error("TypeError");
          }
          var that = this;
          var decorated = [];
          for (var i = 0; i < sortedArray.length; i++) {
            decorated.push([i, sortedArray[i]]);
          }
          decorated.sort(function(a, b) {
            var exprA = interpreter.visit(exprefNode, a[1]);
            var exprB = interpreter.visit(exprefNode, b[1]);
            if (that._getTypeName(exprA) !== requiredType) {
              throw new Error(
                "TypeError: expected " + requiredType + ", received " + that._getTypeName(exprA)
              );
            } else if (that._getTypeName(exprB) !== requiredType) {
              throw new Error(
                "TypeError: expected " + requiredType + ", received " + that._getTypeName(exprB)
              );
            }
            if (exprA > exprB) {
              return 1;
            } else if (exprA < exprB) {
              return -1;
            } else {
              return a[0] - b[0];
            }
          });
          for (var j = 0; j < decorated.length; j++) {
            sortedArray[j] = decorated[j][1];
          }
          return sortedArray;
        },
        _functionMaxBy: function(resolvedArgs) {
          var exprefNode = resolvedArgs[1];
          var resolvedArray = resolvedArgs[0];
          var keyFunction = this.createKeyFunction(exprefNode, [TYPE_NUMBER, TYPE_STRING]);
          var maxNumber = -Infinity;
          var maxRecord;
          var current;
          for (var i = 0; i < resolvedArray.length; i++) {
            current = keyFunction(resolvedArray[i]);
            if (current > maxNumber) {
              maxNumber = current;
              maxRecord = resolvedArray[i];
            }
          }
          return maxRecord;
        },
        _functionMinBy: function(resolvedArgs) {
          var exprefNode = resolvedArgs[1];
          var resolvedArray = resolvedArgs[0];
          var keyFunction = this.createKeyFunction(exprefNode, [TYPE_NUMBER, TYPE_STRING]);
          var minNumber = Infinity;
          var minRecord;
          var current;
          for (var i = 0; i < resolvedArray.length; i++) {
            current = keyFunction(resolvedArray[i]);
            if (current < minNumber) {
              minNumber = current;
              minRecord = resolvedArray[i];
            }
          }
          return minRecord;
        },
        createKeyFunction: function(exprefNode, allowedTypes) {
          var that = this;
          var interpreter = this._interpreter;
          var keyFunc = function(x) {
            var current = interpreter.visit(exprefNode, x);
            if (allowedTypes.indexOf(that._getTypeName(current)) < 0) {
              var msg = "TypeError: expected one of " + allowedTypes + ", received " + that._getTypeName(current);
              throw new Error(msg);
            }
            return current;
          };
          return keyFunc;
        }
      };
      function compile2(stream) {
        var parser = new Parser();
        var ast = parser.parse(stream);
        return ast;
      }
      function tokenize(stream) {
        var lexer = new Lexer();
        return lexer.tokenize(stream);
      }
      function search2(data2, expression) {
        var parser = new Parser();
        var runtime = new Runtime();
        var interpreter = new TreeInterpreter(runtime);
        runtime._interpreter = interpreter;
        var node = parser.parse(expression);
        return interpreter.search(node, data2);
      }
      exports2.tokenize = tokenize;
      exports2.compile = compile2;
      exports2.search = search2;
      exports2.strictDeepEqual = strictDeepEqual;
    })(typeof exports === "undefined" ? exports.jmespath = {} : exports);
  }
});

// node_modules/@stdlib/number-float64-base-set-high-word/lib/high.js
var require_high2 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-high-word/lib/high.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib40();
    var HIGH;
    if (isLittleEndian === true) {
      HIGH = 1;
    } else {
      HIGH = 0;
    }
    module.exports = HIGH;
  }
});

// node_modules/@stdlib/number-float64-base-set-high-word/lib/main.js
var require_main40 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-high-word/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib28();
    var Float64Array2 = require_lib31();
    var HIGH = require_high2();
    var FLOAT64_VIEW = new Float64Array2(1);
    var UINT32_VIEW = new Uint32Array2(FLOAT64_VIEW.buffer);
    function setHighWord(x, high) {
      FLOAT64_VIEW[0] = x;
      UINT32_VIEW[HIGH] = high >>> 0;
      return FLOAT64_VIEW[0];
    }
    module.exports = setHighWord;
  }
});

// node_modules/@stdlib/number-float64-base-set-high-word/lib/index.js
var require_lib54 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-high-word/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main40();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-half-ln-two/lib/index.js
var require_lib55 = __commonJS({
  "node_modules/@stdlib/constants-float64-half-ln-two/lib/index.js"(exports, module) {
    "use strict";
    var HALF_LN2 = 0.34657359027997264;
    module.exports = HALF_LN2;
  }
});

// node_modules/@stdlib/math-base-special-expm1/lib/polyval_q.js
var require_polyval_q = __commonJS({
  "node_modules/@stdlib/math-base-special-expm1/lib/polyval_q.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -0.03333333333333313;
      }
      return -0.03333333333333313 + x * (0.0015873015872548146 + x * (-793650757867488e-19 + x * (4008217827329362e-21 + x * -20109921818362437e-23)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-expm1/lib/main.js
var require_main41 = __commonJS({
  "node_modules/@stdlib/math-base-special-expm1/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var getHighWord = require_lib42();
    var setHighWord = require_lib54();
    var fromWords = require_lib43();
    var PINF = require_lib7();
    var NINF = require_lib6();
    var FLOAT64_EXPONENT_BIAS = require_lib8();
    var HALF_LN2 = require_lib55();
    var polyval = require_polyval_q();
    var OVERFLOW_THRESHOLD = 709.782712893384;
    var LN2_HI = 0.6931471803691238;
    var LN2_LO = 19082149292705877e-26;
    var LN2_INV = 1.4426950408889634;
    var LN2x56 = 38.816242111356935;
    var LN2_HALFX3 = 1.0397207708399179;
    function expm1(x) {
      var halfX;
      var twopk;
      var sign;
      var hi;
      var lo;
      var hx;
      var r1;
      var y;
      var z;
      var c;
      var t;
      var e;
      var k;
      if (x === PINF || isnan(x)) {
        return x;
      }
      if (x === NINF) {
        return -1;
      }
      if (x === 0) {
        return x;
      }
      if (x < 0) {
        sign = true;
        y = -x;
      } else {
        sign = false;
        y = x;
      }
      if (y >= LN2x56) {
        if (sign) {
          return -1;
        }
        if (y >= OVERFLOW_THRESHOLD) {
          return PINF;
        }
      }
      hx = getHighWord(y) | 0;
      if (y > HALF_LN2) {
        if (y < LN2_HALFX3) {
          if (sign) {
            hi = x + LN2_HI;
            lo = -LN2_LO;
            k = -1;
          } else {
            hi = x - LN2_HI;
            lo = LN2_LO;
            k = 1;
          }
        } else {
          if (sign) {
            k = LN2_INV * x - 0.5;
          } else {
            k = LN2_INV * x + 0.5;
          }
          k |= 0;
          t = k;
          hi = x - t * LN2_HI;
          lo = t * LN2_LO;
        }
        x = hi - lo;
        c = hi - x - lo;
      } else if (hx < 1016070144) {
        return x;
      } else {
        k = 0;
      }
      halfX = 0.5 * x;
      z = x * halfX;
      r1 = 1 + z * polyval(z);
      t = 3 - r1 * halfX;
      e = z * ((r1 - t) / (6 - x * t));
      if (k === 0) {
        return x - (x * e - z);
      }
      twopk = fromWords(FLOAT64_EXPONENT_BIAS + k << 20, 0);
      e = x * (e - c) - c;
      e -= z;
      if (k === -1) {
        return 0.5 * (x - e) - 0.5;
      }
      if (k === 1) {
        if (x < -0.25) {
          return -2 * (e - (x + 0.5));
        }
        return 1 + 2 * (x - e);
      }
      if (k <= -2 || k > 56) {
        y = 1 - (e - x);
        if (k === 1024) {
          hi = getHighWord(y) + (k << 20) | 0;
          y = setHighWord(y, hi);
        } else {
          y *= twopk;
        }
        return y - 1;
      }
      t = 1;
      if (k < 20) {
        hi = 1072693248 - (2097152 >> k) | 0;
        t = setHighWord(t, hi);
        y = t - (e - x);
      } else {
        hi = FLOAT64_EXPONENT_BIAS - k << 20 | 0;
        t = setHighWord(t, hi);
        y = x - (e + t);
        y += 1;
      }
      y *= twopk;
      return y;
    }
    module.exports = expm1;
  }
});

// node_modules/@stdlib/math-base-special-expm1/lib/index.js
var require_lib56 = __commonJS({
  "node_modules/@stdlib/math-base-special-expm1/lib/index.js"(exports, module) {
    "use strict";
    var expm1 = require_main41();
    module.exports = expm1;
  }
});

// node_modules/@stdlib/math-base-special-log1p/lib/polyval_lp.js
var require_polyval_lp = __commonJS({
  "node_modules/@stdlib/math-base-special-log1p/lib/polyval_lp.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.6666666666666735;
      }
      return 0.6666666666666735 + x * (0.3999999999940942 + x * (0.2857142874366239 + x * (0.22222198432149784 + x * (0.1818357216161805 + x * (0.15313837699209373 + x * 0.14798198605116586)))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-log1p/lib/main.js
var require_main42 = __commonJS({
  "node_modules/@stdlib/math-base-special-log1p/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var getHighWord = require_lib42();
    var setHighWord = require_lib54();
    var PINF = require_lib7();
    var NINF = require_lib6();
    var FLOAT64_EXPONENT_BIAS = require_lib8();
    var polyval = require_polyval_lp();
    var LN2_HI = 0.6931471803691238;
    var LN2_LO = 19082149292705877e-26;
    var SQRT2M1 = 0.41421356237309503;
    var SQRT2HALFM1 = -0.2928932188134525;
    var SMALL2 = 1862645149230957e-24;
    var TINY = 5551115123125783e-32;
    var TWO53 = 9007199254740992;
    var TWO_THIRDS = 0.6666666666666666;
    function log1p(x) {
      var hfsq;
      var hu;
      var y;
      var f;
      var c;
      var s;
      var z;
      var R;
      var u;
      var k;
      if (x < -1 || isnan(x)) {
        return NaN;
      }
      if (x === -1) {
        return NINF;
      }
      if (x === PINF) {
        return x;
      }
      if (x === 0) {
        return x;
      }
      if (x < 0) {
        y = -x;
      } else {
        y = x;
      }
      k = 1;
      if (y < SQRT2M1) {
        if (y < SMALL2) {
          if (y < TINY) {
            return x;
          }
          return x - x * x * 0.5;
        }
        if (x > SQRT2HALFM1) {
          k = 0;
          f = x;
          hu = 1;
        }
      }
      if (k !== 0) {
        if (y < TWO53) {
          u = 1 + x;
          hu = getHighWord(u);
          k = (hu >> 20) - FLOAT64_EXPONENT_BIAS;
          if (k > 0) {
            c = 1 - (u - x);
          } else {
            c = x - (u - 1);
          }
          c /= u;
        } else {
          u = x;
          hu = getHighWord(u);
          k = (hu >> 20) - FLOAT64_EXPONENT_BIAS;
          c = 0;
        }
        hu &= 1048575;
        if (hu < 434334) {
          u = setHighWord(u, hu | 1072693248);
        } else {
          k += 1;
          u = setHighWord(u, hu | 1071644672);
          hu = 1048576 - hu >> 2;
        }
        f = u - 1;
      }
      hfsq = 0.5 * f * f;
      if (hu === 0) {
        if (f === 0) {
          c += k * LN2_LO;
          return k * LN2_HI + c;
        }
        R = hfsq * (1 - TWO_THIRDS * f);
        return k * LN2_HI - (R - (k * LN2_LO + c) - f);
      }
      s = f / (2 + f);
      z = s * s;
      R = z * polyval(z);
      if (k === 0) {
        return f - (hfsq - s * (hfsq + R));
      }
      return k * LN2_HI - (hfsq - (s * (hfsq + R) + (k * LN2_LO + c)) - f);
    }
    module.exports = log1p;
  }
});

// node_modules/@stdlib/math-base-special-log1p/lib/index.js
var require_lib57 = __commonJS({
  "node_modules/@stdlib/math-base-special-log1p/lib/index.js"(exports, module) {
    "use strict";
    var log1p = require_main42();
    module.exports = log1p;
  }
});

// node_modules/@stdlib/math-base-special-sqrt/lib/main.js
var require_main43 = __commonJS({
  "node_modules/@stdlib/math-base-special-sqrt/lib/main.js"(exports, module) {
    "use strict";
    var sqrt = Math.sqrt;
    module.exports = sqrt;
  }
});

// node_modules/@stdlib/math-base-special-sqrt/lib/index.js
var require_lib58 = __commonJS({
  "node_modules/@stdlib/math-base-special-sqrt/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main43();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-fourth-pi/lib/index.js
var require_lib59 = __commonJS({
  "node_modules/@stdlib/constants-float64-fourth-pi/lib/index.js"(exports, module) {
    "use strict";
    var FOURTH_PI = 0.7853981633974483;
    module.exports = FOURTH_PI;
  }
});

// node_modules/@stdlib/math-base-special-asin/lib/rational_pq.js
var require_rational_pq = __commonJS({
  "node_modules/@stdlib/math-base-special-asin/lib/rational_pq.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return 0.16666666666666713;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = -8.198089802484825 + x * (19.562619833175948 + x * (-16.262479672107002 + x * (5.444622390564711 + x * (-0.6019598008014124 + x * 0.004253011369004428))));
        s2 = -49.18853881490881 + x * (139.51056146574857 + x * (-147.1791292232726 + x * (70.49610280856842 + x * (-14.740913729888538 + x * 1))));
      } else {
        x = 1 / x;
        s1 = 0.004253011369004428 + x * (-0.6019598008014124 + x * (5.444622390564711 + x * (-16.262479672107002 + x * (19.562619833175948 + x * -8.198089802484825))));
        s2 = 1 + x * (-14.740913729888538 + x * (70.49610280856842 + x * (-147.1791292232726 + x * (139.51056146574857 + x * -49.18853881490881))));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-asin/lib/rational_rs.js
var require_rational_rs = __commonJS({
  "node_modules/@stdlib/math-base-special-asin/lib/rational_rs.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return 0.08333333333333809;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = 28.536655482610616 + x * (-25.56901049652825 + x * (6.968710824104713 + x * (-0.5634242780008963 + x * 0.002967721961301243)));
        s2 = 342.43986579130785 + x * (-383.8770957603691 + x * (147.0656354026815 + x * (-21.947795316429207 + x * 1)));
      } else {
        x = 1 / x;
        s1 = 0.002967721961301243 + x * (-0.5634242780008963 + x * (6.968710824104713 + x * (-25.56901049652825 + x * 28.536655482610616)));
        s2 = 1 + x * (-21.947795316429207 + x * (147.0656354026815 + x * (-383.8770957603691 + x * 342.43986579130785)));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-asin/lib/main.js
var require_main44 = __commonJS({
  "node_modules/@stdlib/math-base-special-asin/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var sqrt = require_lib58();
    var PIO4 = require_lib59();
    var ratevalPQ = require_rational_pq();
    var ratevalRS = require_rational_rs();
    var MOREBITS = 6123233995736766e-32;
    function asin(x) {
      var sgn;
      var zz;
      var a;
      var p;
      var z;
      if (isnan(x)) {
        return NaN;
      }
      if (x > 0) {
        a = x;
      } else {
        sgn = true;
        a = -x;
      }
      if (a > 1) {
        return NaN;
      }
      if (a > 0.625) {
        zz = 1 - a;
        p = zz * ratevalRS(zz);
        zz = sqrt(zz + zz);
        z = PIO4 - zz;
        zz = zz * p - MOREBITS;
        z -= zz;
        z += PIO4;
      } else {
        if (a < 1e-8) {
          return x;
        }
        zz = a * a;
        z = zz * ratevalPQ(zz);
        z = a * z + a;
      }
      return sgn ? -z : z;
    }
    module.exports = asin;
  }
});

// node_modules/@stdlib/math-base-special-asin/lib/index.js
var require_lib60 = __commonJS({
  "node_modules/@stdlib/math-base-special-asin/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main44();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-integer/lib/main.js
var require_main45 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-integer/lib/main.js"(exports, module) {
    "use strict";
    var floor = require_lib2();
    function isInteger(x) {
      return floor(x) === x;
    }
    module.exports = isInteger;
  }
});

// node_modules/@stdlib/math-base-assert-is-integer/lib/index.js
var require_lib61 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-integer/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main45();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-even/lib/main.js
var require_main46 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-even/lib/main.js"(exports, module) {
    "use strict";
    var isInteger = require_lib61();
    function isEven(x) {
      return isInteger(x / 2);
    }
    module.exports = isEven;
  }
});

// node_modules/@stdlib/math-base-assert-is-even/lib/index.js
var require_lib62 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-even/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main46();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-odd/lib/main.js
var require_main47 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-odd/lib/main.js"(exports, module) {
    "use strict";
    var isEven = require_lib62();
    function isOdd(x) {
      if (x > 0) {
        return isEven(x - 1);
      }
      return isEven(x + 1);
    }
    module.exports = isOdd;
  }
});

// node_modules/@stdlib/math-base-assert-is-odd/lib/index.js
var require_lib63 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-odd/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main47();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-uint32-base-to-int32/lib/main.js
var require_main48 = __commonJS({
  "node_modules/@stdlib/number-uint32-base-to-int32/lib/main.js"(exports, module) {
    "use strict";
    function uint32ToInt32(x) {
      return x | 0;
    }
    module.exports = uint32ToInt32;
  }
});

// node_modules/@stdlib/number-uint32-base-to-int32/lib/index.js
var require_lib64 = __commonJS({
  "node_modules/@stdlib/number-uint32-base-to-int32/lib/index.js"(exports, module) {
    "use strict";
    var uint32ToInt32 = require_main48();
    module.exports = uint32ToInt32;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/x_is_zero.js
var require_x_is_zero = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/x_is_zero.js"(exports, module) {
    "use strict";
    var isOdd = require_lib63();
    var copysign = require_lib44();
    var NINF = require_lib6();
    var PINF = require_lib7();
    function pow(x, y) {
      if (y === NINF) {
        return PINF;
      }
      if (y === PINF) {
        return 0;
      }
      if (y > 0) {
        if (isOdd(y)) {
          return x;
        }
        return 0;
      }
      if (isOdd(y)) {
        return copysign(PINF, x);
      }
      return PINF;
    }
    module.exports = pow;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/y_is_huge.js
var require_y_is_huge = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/y_is_huge.js"(exports, module) {
    "use strict";
    var ABS_MASK = require_lib14();
    var getHighWord = require_lib42();
    var HIGH_MAX_NEAR_UNITY = 1072693247 | 0;
    var HUGE = 1e300;
    var TINY = 1e-300;
    function pow(x, y) {
      var ahx;
      var hx;
      hx = getHighWord(x);
      ahx = hx & ABS_MASK;
      if (ahx <= HIGH_MAX_NEAR_UNITY) {
        if (y < 0) {
          return HUGE * HUGE;
        }
        return TINY * TINY;
      }
      if (y > 0) {
        return HUGE * HUGE;
      }
      return TINY * TINY;
    }
    module.exports = pow;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/y_is_infinite.js
var require_y_is_infinite = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/y_is_infinite.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var PINF = require_lib7();
    function pow(x, y) {
      if (x === -1) {
        return (x - x) / (x - x);
      }
      if (x === 1) {
        return 1;
      }
      if (abs(x) < 1 === (y === PINF)) {
        return 0;
      }
      return PINF;
    }
    module.exports = pow;
  }
});

// node_modules/@stdlib/constants-float64-num-high-word-significand-bits/lib/index.js
var require_lib65 = __commonJS({
  "node_modules/@stdlib/constants-float64-num-high-word-significand-bits/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_NUM_HIGH_WORD_SIGNIFICAND_BITS = 20 | 0;
    module.exports = FLOAT64_NUM_HIGH_WORD_SIGNIFICAND_BITS;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/polyval_l.js
var require_polyval_l = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/polyval_l.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.5999999999999946;
      }
      return 0.5999999999999946 + x * (0.4285714285785502 + x * (0.33333332981837743 + x * (0.272728123808534 + x * (0.23066074577556175 + x * 0.20697501780033842))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/log2ax.js
var require_log2ax = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/log2ax.js"(exports, module) {
    "use strict";
    var getHighWord = require_lib42();
    var setLowWord = require_lib52();
    var setHighWord = require_lib54();
    var BIAS = require_lib8();
    var HIGH_NUM_SIGNIFICAND_BITS = require_lib65();
    var polyvalL = require_polyval_l();
    var HIGH_SIGNIFICAND_MASK = 1048575 | 0;
    var HIGH_MIN_NORMAL_EXP = 1048576 | 0;
    var HIGH_BIASED_EXP_0 = 1072693248 | 0;
    var HIGH_BIASED_EXP_NEG_512 = 536870912 | 0;
    var HIGH_SIGNIFICAND_HALF = 524288 | 0;
    var TWO53 = 9007199254740992;
    var CP = 0.9617966939259756;
    var CP_HI = 0.9617967009544373;
    var CP_LO = -7028461650952758e-24;
    var BP = [
      1,
      1.5
    ];
    var DP_HI = [
      0,
      0.5849624872207642
      // 0x3FE2B803, 0x40000000
    ];
    var DP_LO = [
      0,
      1350039202129749e-23
      // 0x3E4CFDEB, 0x43CFD006
    ];
    function log2ax(out, ax, ahx) {
      var tmp;
      var ss;
      var s2;
      var hs;
      var ls;
      var ht;
      var lt;
      var bp;
      var dp;
      var hp;
      var lp;
      var hz;
      var lz;
      var t12;
      var t22;
      var t;
      var r;
      var u;
      var v;
      var n;
      var j;
      var k;
      n = 0 | 0;
      if (ahx < HIGH_MIN_NORMAL_EXP) {
        ax *= TWO53;
        n -= 53 | 0;
        ahx = getHighWord(ax);
      }
      n += (ahx >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
      j = ahx & HIGH_SIGNIFICAND_MASK | 0;
      ahx = j | HIGH_BIASED_EXP_0 | 0;
      if (j <= 235662) {
        k = 0;
      } else if (j < 767610) {
        k = 1;
      } else {
        k = 0;
        n += 1 | 0;
        ahx -= HIGH_MIN_NORMAL_EXP;
      }
      ax = setHighWord(ax, ahx);
      bp = BP[k];
      u = ax - bp;
      v = 1 / (ax + bp);
      ss = u * v;
      hs = setLowWord(ss, 0);
      tmp = (ahx >> 1 | HIGH_BIASED_EXP_NEG_512) + HIGH_SIGNIFICAND_HALF;
      tmp += k << 18;
      ht = setHighWord(0, tmp);
      lt = ax - (ht - bp);
      ls = v * (u - hs * ht - hs * lt);
      s2 = ss * ss;
      r = s2 * s2 * polyvalL(s2);
      r += ls * (hs + ss);
      s2 = hs * hs;
      ht = 3 + s2 + r;
      ht = setLowWord(ht, 0);
      lt = r - (ht - 3 - s2);
      u = hs * ht;
      v = ls * ht + lt * ss;
      hp = u + v;
      hp = setLowWord(hp, 0);
      lp = v - (hp - u);
      hz = CP_HI * hp;
      lz = CP_LO * hp + lp * CP + DP_LO[k];
      dp = DP_HI[k];
      t = n;
      t12 = hz + lz + dp + t;
      t12 = setLowWord(t12, 0);
      t22 = lz - (t12 - t - dp - hz);
      out[0] = t12;
      out[1] = t22;
      return out;
    }
    module.exports = log2ax;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/polyval_w.js
var require_polyval_w = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/polyval_w.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.5;
      }
      return 0.5 + x * (-0.3333333333333333 + x * 0.25);
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/logx.js
var require_logx = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/logx.js"(exports, module) {
    "use strict";
    var setLowWord = require_lib52();
    var polyvalW = require_polyval_w();
    var INV_LN2 = 1.4426950408889634;
    var INV_LN2_HI = 1.4426950216293335;
    var INV_LN2_LO = 19259629911266175e-24;
    function logx(out, ax) {
      var t22;
      var t12;
      var t;
      var w;
      var u;
      var v;
      t = ax - 1;
      w = t * t * polyvalW(t);
      u = INV_LN2_HI * t;
      v = t * INV_LN2_LO - w * INV_LN2;
      t12 = u + v;
      t12 = setLowWord(t12, 0);
      t22 = v - (t12 - u);
      out[0] = t12;
      out[1] = t22;
      return out;
    }
    module.exports = logx;
  }
});

// node_modules/@stdlib/constants-float64-ln-two/lib/index.js
var require_lib66 = __commonJS({
  "node_modules/@stdlib/constants-float64-ln-two/lib/index.js"(exports, module) {
    "use strict";
    var LN2 = 0.6931471805599453;
    module.exports = LN2;
  }
});

// node_modules/@stdlib/constants-float64-high-word-significand-mask/lib/index.js
var require_lib67 = __commonJS({
  "node_modules/@stdlib/constants-float64-high-word-significand-mask/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_HIGH_WORD_SIGNIFICAND_MASK = 1048575;
    module.exports = FLOAT64_HIGH_WORD_SIGNIFICAND_MASK;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/polyval_p.js
var require_polyval_p2 = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/polyval_p.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.16666666666666602;
      }
      return 0.16666666666666602 + x * (-0.0027777777777015593 + x * (6613756321437934e-20 + x * (-16533902205465252e-22 + x * 41381367970572385e-24)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/pow2.js
var require_pow2 = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/pow2.js"(exports, module) {
    "use strict";
    var getHighWord = require_lib42();
    var setHighWord = require_lib54();
    var setLowWord = require_lib52();
    var uint32ToInt32 = require_lib64();
    var ldexp = require_lib50();
    var LN2 = require_lib66();
    var BIAS = require_lib8();
    var ABS_MASK = require_lib14();
    var HIGH_SIGNIFICAND_MASK = require_lib67();
    var HIGH_NUM_SIGNIFICAND_BITS = require_lib65();
    var polyvalP = require_polyval_p2();
    var HIGH_MIN_NORMAL_EXP = 1048576 | 0;
    var HIGH_BIASED_EXP_NEG_1 = 1071644672 | 0;
    var LN2_HI = 0.6931471824645996;
    var LN2_LO = -1904654299957768e-24;
    function pow2(j, hp, lp) {
      var tmp;
      var t12;
      var t;
      var r;
      var u;
      var v;
      var w;
      var z;
      var n;
      var i;
      var k;
      i = j & ABS_MASK | 0;
      k = (i >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
      n = 0;
      if (i > HIGH_BIASED_EXP_NEG_1) {
        n = j + (HIGH_MIN_NORMAL_EXP >> k + 1) >>> 0;
        k = ((n & ABS_MASK) >> HIGH_NUM_SIGNIFICAND_BITS) - BIAS | 0;
        tmp = (n & ~(HIGH_SIGNIFICAND_MASK >> k)) >>> 0;
        t = setHighWord(0, tmp);
        n = (n & HIGH_SIGNIFICAND_MASK | HIGH_MIN_NORMAL_EXP) >> HIGH_NUM_SIGNIFICAND_BITS - k >>> 0;
        if (j < 0) {
          n = -n;
        }
        hp -= t;
      }
      t = lp + hp;
      t = setLowWord(t, 0);
      u = t * LN2_HI;
      v = (lp - (t - hp)) * LN2 + t * LN2_LO;
      z = u + v;
      w = v - (z - u);
      t = z * z;
      t12 = z - t * polyvalP(t);
      r = z * t12 / (t12 - 2) - (w + z * w);
      z = 1 - (r - z);
      j = getHighWord(z);
      j = uint32ToInt32(j);
      j += n << HIGH_NUM_SIGNIFICAND_BITS >>> 0;
      if (j >> HIGH_NUM_SIGNIFICAND_BITS <= 0) {
        z = ldexp(z, n);
      } else {
        z = setHighWord(z, j);
      }
      return z;
    }
    module.exports = pow2;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/main.js
var require_main49 = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var isOdd = require_lib63();
    var isInfinite = require_lib12();
    var isInteger = require_lib61();
    var sqrt = require_lib58();
    var abs = require_lib46();
    var toWords = require_lib41();
    var setLowWord = require_lib52();
    var uint32ToInt32 = require_lib64();
    var NINF = require_lib6();
    var PINF = require_lib7();
    var ABS_MASK = require_lib14();
    var xIsZero = require_x_is_zero();
    var yIsHuge = require_y_is_huge();
    var yIsInfinite = require_y_is_infinite();
    var log2ax = require_log2ax();
    var logx = require_logx();
    var pow2 = require_pow2();
    var HIGH_MAX_NEAR_UNITY = 1072693247 | 0;
    var HIGH_BIASED_EXP_31 = 1105199104 | 0;
    var HIGH_BIASED_EXP_64 = 1139802112 | 0;
    var HIGH_BIASED_EXP_10 = 1083179008 | 0;
    var HIGH_BIASED_EXP_0 = 1072693248 | 0;
    var HIGH_1075 = 1083231232 | 0;
    var HIGH_NEG_1075 = 3230714880 >>> 0;
    var HIGH_NUM_NONSIGN_BITS = 31 | 0;
    var HUGE = 1e300;
    var TINY = 1e-300;
    var OVT = 8008566259537294e-32;
    var WORDS2 = [0 | 0, 0 | 0];
    var LOG_WORKSPACE = [0, 0];
    function pow(x, y) {
      var ahx;
      var ahy;
      var ax;
      var hx;
      var lx;
      var hy;
      var ly;
      var sx;
      var sy;
      var y1;
      var hp;
      var lp;
      var t;
      var z;
      var j;
      var i;
      if (isnan(x) || isnan(y)) {
        return NaN;
      }
      toWords.assign(y, WORDS2, 1, 0);
      hy = WORDS2[0];
      ly = WORDS2[1];
      if (ly === 0) {
        if (y === 0) {
          return 1;
        }
        if (y === 1) {
          return x;
        }
        if (y === -1) {
          return 1 / x;
        }
        if (y === 0.5) {
          return sqrt(x);
        }
        if (y === -0.5) {
          return 1 / sqrt(x);
        }
        if (y === 2) {
          return x * x;
        }
        if (y === 3) {
          return x * x * x;
        }
        if (y === 4) {
          x *= x;
          return x * x;
        }
        if (isInfinite(y)) {
          return yIsInfinite(x, y);
        }
      }
      toWords.assign(x, WORDS2, 1, 0);
      hx = WORDS2[0];
      lx = WORDS2[1];
      if (lx === 0) {
        if (hx === 0) {
          return xIsZero(x, y);
        }
        if (x === 1) {
          return 1;
        }
        if (x === -1 && isOdd(y)) {
          return -1;
        }
        if (isInfinite(x)) {
          if (x === NINF) {
            return pow(-0, -y);
          }
          if (y < 0) {
            return 0;
          }
          return PINF;
        }
      }
      if (x < 0 && isInteger(y) === false) {
        return (x - x) / (x - x);
      }
      ax = abs(x);
      ahx = hx & ABS_MASK | 0;
      ahy = hy & ABS_MASK | 0;
      sx = hx >>> HIGH_NUM_NONSIGN_BITS | 0;
      sy = hy >>> HIGH_NUM_NONSIGN_BITS | 0;
      if (sx && isOdd(y)) {
        sx = -1;
      } else {
        sx = 1;
      }
      if (ahy > HIGH_BIASED_EXP_31) {
        if (ahy > HIGH_BIASED_EXP_64) {
          return yIsHuge(x, y);
        }
        if (ahx < HIGH_MAX_NEAR_UNITY) {
          if (sy === 1) {
            return sx * HUGE * HUGE;
          }
          return sx * TINY * TINY;
        }
        if (ahx > HIGH_BIASED_EXP_0) {
          if (sy === 0) {
            return sx * HUGE * HUGE;
          }
          return sx * TINY * TINY;
        }
        t = logx(LOG_WORKSPACE, ax);
      } else {
        t = log2ax(LOG_WORKSPACE, ax, ahx);
      }
      y1 = setLowWord(y, 0);
      lp = (y - y1) * t[0] + y * t[1];
      hp = y1 * t[0];
      z = lp + hp;
      toWords.assign(z, WORDS2, 1, 0);
      j = uint32ToInt32(WORDS2[0]);
      i = uint32ToInt32(WORDS2[1]);
      if (j >= HIGH_BIASED_EXP_10) {
        if ((j - HIGH_BIASED_EXP_10 | i) !== 0) {
          return sx * HUGE * HUGE;
        }
        if (lp + OVT > z - hp) {
          return sx * HUGE * HUGE;
        }
      } else if ((j & ABS_MASK) >= HIGH_1075) {
        if ((j - HIGH_NEG_1075 | i) !== 0) {
          return sx * TINY * TINY;
        }
        if (lp <= z - hp) {
          return sx * TINY * TINY;
        }
      }
      z = pow2(j, hp, lp);
      return sx * z;
    }
    module.exports = pow;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/index.js
var require_lib68 = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main49();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-e/lib/index.js
var require_lib69 = __commonJS({
  "node_modules/@stdlib/constants-float64-e/lib/index.js"(exports, module) {
    "use strict";
    var E2 = 2.718281828459045;
    module.exports = E2;
  }
});

// node_modules/@stdlib/constants-float64-eps/lib/index.js
var require_lib70 = __commonJS({
  "node_modules/@stdlib/constants-float64-eps/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_EPSILON = 2220446049250313e-31;
    module.exports = FLOAT64_EPSILON;
  }
});

// node_modules/@stdlib/math-base-special-beta/lib/lanczos_sum_expg_scaled.js
var require_lanczos_sum_expg_scaled = __commonJS({
  "node_modules/@stdlib/math-base-special-beta/lib/lanczos_sum_expg_scaled.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return Infinity;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = 709811.662581658 + x * (679979.8474157227 + x * (293136.7857211597 + x * (74887.54032914672 + x * (12555.290582413863 + x * (1443.4299244417066 + x * (115.24194596137347 + x * (6.309239205732627 + x * (0.22668404630224365 + x * (0.004826466289237662 + x * 4624429436045379e-20)))))))));
        s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
      } else {
        x = 1 / x;
        s1 = 4624429436045379e-20 + x * (0.004826466289237662 + x * (0.22668404630224365 + x * (6.309239205732627 + x * (115.24194596137347 + x * (1443.4299244417066 + x * (12555.290582413863 + x * (74887.54032914672 + x * (293136.7857211597 + x * (679979.8474157227 + x * 709811.662581658)))))))));
        s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-beta/lib/main.js
var require_main50 = __commonJS({
  "node_modules/@stdlib/math-base-special-beta/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var log1p = require_lib57();
    var sqrt = require_lib58();
    var abs = require_lib46();
    var exp = require_lib51();
    var pow = require_lib68();
    var E2 = require_lib69();
    var EPSILON = require_lib70();
    var lanczosSumExpGScaled = require_lanczos_sum_expg_scaled();
    var G = 10.900511;
    function beta(a, b) {
      var ambh;
      var agh;
      var bgh;
      var cgh;
      var res;
      var tmp;
      var c;
      if (isnan(a) || isnan(b)) {
        return NaN;
      }
      if (a < 0 || b < 0) {
        return NaN;
      }
      if (b === 1) {
        return 1 / a;
      }
      if (a === 1) {
        return 1 / b;
      }
      c = a + b;
      if (c < EPSILON) {
        res = c / a;
        res /= b;
        return res;
      }
      if (c === a && b < EPSILON) {
        return 1 / b;
      }
      if (c === b && a < EPSILON) {
        return 1 / a;
      }
      if (a < b) {
        tmp = b;
        b = a;
        a = tmp;
      }
      agh = a + G - 0.5;
      bgh = b + G - 0.5;
      cgh = c + G - 0.5;
      res = lanczosSumExpGScaled(a) * (lanczosSumExpGScaled(b) / lanczosSumExpGScaled(c));
      ambh = a - 0.5 - b;
      if (abs(b * ambh) < cgh * 100 && a > 100) {
        res *= exp(ambh * log1p(-b / cgh));
      } else {
        res *= pow(agh / cgh, ambh);
      }
      if (cgh > 1e10) {
        res *= pow(agh / cgh * (bgh / cgh), b);
      } else {
        res *= pow(agh * bgh / (cgh * cgh), b);
      }
      res *= sqrt(E2 / bgh);
      return res;
    }
    module.exports = beta;
  }
});

// node_modules/@stdlib/math-base-special-beta/lib/index.js
var require_lib71 = __commonJS({
  "node_modules/@stdlib/math-base-special-beta/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main50();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-positive-zero/lib/main.js
var require_main51 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-positive-zero/lib/main.js"(exports, module) {
    "use strict";
    var PINF = require_lib7();
    function isPositiveZero(x) {
      return x === 0 && 1 / x === PINF;
    }
    module.exports = isPositiveZero;
  }
});

// node_modules/@stdlib/math-base-assert-is-positive-zero/lib/index.js
var require_lib72 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-positive-zero/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main51();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-max/lib/main.js
var require_main52 = __commonJS({
  "node_modules/@stdlib/math-base-special-max/lib/main.js"(exports, module) {
    "use strict";
    var isPositiveZero = require_lib72();
    var isnan = require_lib();
    var PINF = require_lib7();
    function max(x, y) {
      if (isnan(x) || isnan(y)) {
        return NaN;
      }
      if (x === PINF || y === PINF) {
        return PINF;
      }
      if (x === y && x === 0) {
        if (isPositiveZero(x)) {
          return x;
        }
        return y;
      }
      if (x > y) {
        return x;
      }
      return y;
    }
    module.exports = max;
  }
});

// node_modules/@stdlib/math-base-special-max/lib/index.js
var require_lib73 = __commonJS({
  "node_modules/@stdlib/math-base-special-max/lib/index.js"(exports, module) {
    "use strict";
    var max = require_main52();
    module.exports = max;
  }
});

// node_modules/@stdlib/math-base-assert-is-negative-zero/lib/main.js
var require_main53 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-negative-zero/lib/main.js"(exports, module) {
    "use strict";
    var NINF = require_lib6();
    function isNegativeZero(x) {
      return x === 0 && 1 / x === NINF;
    }
    module.exports = isNegativeZero;
  }
});

// node_modules/@stdlib/math-base-assert-is-negative-zero/lib/index.js
var require_lib74 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-negative-zero/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main53();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-min/lib/main.js
var require_main54 = __commonJS({
  "node_modules/@stdlib/math-base-special-min/lib/main.js"(exports, module) {
    "use strict";
    var isNegativeZero = require_lib74();
    var isnan = require_lib();
    var NINF = require_lib6();
    function min(x, y) {
      if (isnan(x) || isnan(y)) {
        return NaN;
      }
      if (x === NINF || y === NINF) {
        return NINF;
      }
      if (x === y && x === 0) {
        if (isNegativeZero(x)) {
          return x;
        }
        return y;
      }
      if (x < y) {
        return x;
      }
      return y;
    }
    module.exports = min;
  }
});

// node_modules/@stdlib/math-base-special-min/lib/index.js
var require_lib75 = __commonJS({
  "node_modules/@stdlib/math-base-special-min/lib/index.js"(exports, module) {
    "use strict";
    var min = require_main54();
    module.exports = min;
  }
});

// node_modules/@stdlib/constants-float64-max/lib/index.js
var require_lib76 = __commonJS({
  "node_modules/@stdlib/constants-float64-max/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX = 17976931348623157e292;
    module.exports = FLOAT64_MAX;
  }
});

// node_modules/@stdlib/constants-int32-max/lib/index.js
var require_lib77 = __commonJS({
  "node_modules/@stdlib/constants-int32-max/lib/index.js"(exports, module) {
    "use strict";
    var INT32_MAX = 2147483647 | 0;
    module.exports = INT32_MAX;
  }
});

// node_modules/@stdlib/constants-float64-half-pi/lib/index.js
var require_lib78 = __commonJS({
  "node_modules/@stdlib/constants-float64-half-pi/lib/index.js"(exports, module) {
    "use strict";
    var HALF_PI = 1.5707963267948966;
    module.exports = HALF_PI;
  }
});

// node_modules/@stdlib/constants-float64-pi/lib/index.js
var require_lib79 = __commonJS({
  "node_modules/@stdlib/constants-float64-pi/lib/index.js"(exports, module) {
    "use strict";
    var PI = 3.141592653589793;
    module.exports = PI;
  }
});

// node_modules/@stdlib/math-base-special-kernel-cos/lib/polyval_c13.js
var require_polyval_c13 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-cos/lib/polyval_c13.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.0416666666666666;
      }
      return 0.0416666666666666 + x * (-0.001388888888887411 + x * 2480158728947673e-20);
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-kernel-cos/lib/polyval_c46.js
var require_polyval_c46 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-cos/lib/polyval_c46.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -27557314351390663e-23;
      }
      return -27557314351390663e-23 + x * (2087572321298175e-24 + x * -11359647557788195e-27);
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-kernel-cos/lib/main.js
var require_main55 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-cos/lib/main.js"(exports, module) {
    "use strict";
    var polyval13 = require_polyval_c13();
    var polyval46 = require_polyval_c46();
    function kernelCos(x, y) {
      var hz;
      var r;
      var w;
      var z;
      z = x * x;
      w = z * z;
      r = z * polyval13(z);
      r += w * w * polyval46(z);
      hz = 0.5 * z;
      w = 1 - hz;
      return w + (1 - w - hz + (z * r - x * y));
    }
    module.exports = kernelCos;
  }
});

// node_modules/@stdlib/math-base-special-kernel-cos/lib/index.js
var require_lib80 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-cos/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main55();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-kernel-sin/lib/main.js
var require_main56 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-sin/lib/main.js"(exports, module) {
    "use strict";
    var S1 = -0.16666666666666632;
    var S2 = 0.00833333333332249;
    var S3 = -1984126982985795e-19;
    var S4 = 27557313707070068e-22;
    var S5 = -25050760253406863e-24;
    var S6 = 158969099521155e-24;
    function kernelSin(x, y) {
      var r;
      var v;
      var w;
      var z;
      z = x * x;
      w = z * z;
      r = S2 + z * (S3 + z * S4) + z * w * (S5 + z * S6);
      v = z * x;
      if (y === 0) {
        return x + v * (S1 + z * r);
      }
      return x - (z * (0.5 * y - v * r) - y - v * S1);
    }
    module.exports = kernelSin;
  }
});

// node_modules/@stdlib/math-base-special-kernel-sin/lib/index.js
var require_lib81 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-sin/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main56();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-get-low-word/lib/low.js
var require_low2 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-low-word/lib/low.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib40();
    var LOW;
    if (isLittleEndian === true) {
      LOW = 0;
    } else {
      LOW = 1;
    }
    module.exports = LOW;
  }
});

// node_modules/@stdlib/number-float64-base-get-low-word/lib/main.js
var require_main57 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-low-word/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib28();
    var Float64Array2 = require_lib31();
    var LOW = require_low2();
    var FLOAT64_VIEW = new Float64Array2(1);
    var UINT32_VIEW = new Uint32Array2(FLOAT64_VIEW.buffer);
    function getLowWord(x) {
      FLOAT64_VIEW[0] = x;
      return UINT32_VIEW[LOW];
    }
    module.exports = getLowWord;
  }
});

// node_modules/@stdlib/number-float64-base-get-low-word/lib/index.js
var require_lib82 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-low-word/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main57();
    module.exports = main;
  }
});

// node_modules/@stdlib/array-base-filled/lib/main.js
var require_main58 = __commonJS({
  "node_modules/@stdlib/array-base-filled/lib/main.js"(exports, module) {
    "use strict";
    function filled(value2, len) {
      var arr;
      var i;
      arr = [];
      for (i = 0; i < len; i++) {
        arr.push(value2);
      }
      return arr;
    }
    module.exports = filled;
  }
});

// node_modules/@stdlib/array-base-filled/lib/index.js
var require_lib83 = __commonJS({
  "node_modules/@stdlib/array-base-filled/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main58();
    module.exports = main;
  }
});

// node_modules/@stdlib/array-base-zeros/lib/main.js
var require_main59 = __commonJS({
  "node_modules/@stdlib/array-base-zeros/lib/main.js"(exports, module) {
    "use strict";
    var filled = require_lib83();
    function zeros(len) {
      return filled(0, len);
    }
    module.exports = zeros;
  }
});

// node_modules/@stdlib/array-base-zeros/lib/index.js
var require_lib84 = __commonJS({
  "node_modules/@stdlib/array-base-zeros/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main59();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-rempio2/lib/kernel_rempio2.js
var require_kernel_rempio2 = __commonJS({
  "node_modules/@stdlib/math-base-special-rempio2/lib/kernel_rempio2.js"(exports, module) {
    "use strict";
    var floor = require_lib2();
    var ldexp = require_lib50();
    var zeros = require_lib84();
    var IPIO2 = [
      10680707,
      7228996,
      1387004,
      2578385,
      16069853,
      12639074,
      9804092,
      4427841,
      16666979,
      11263675,
      12935607,
      2387514,
      4345298,
      14681673,
      3074569,
      13734428,
      16653803,
      1880361,
      10960616,
      8533493,
      3062596,
      8710556,
      7349940,
      6258241,
      3772886,
      3769171,
      3798172,
      8675211,
      12450088,
      3874808,
      9961438,
      366607,
      15675153,
      9132554,
      7151469,
      3571407,
      2607881,
      12013382,
      4155038,
      6285869,
      7677882,
      13102053,
      15825725,
      473591,
      9065106,
      15363067,
      6271263,
      9264392,
      5636912,
      4652155,
      7056368,
      13614112,
      10155062,
      1944035,
      9527646,
      15080200,
      6658437,
      6231200,
      6832269,
      16767104,
      5075751,
      3212806,
      1398474,
      7579849,
      6349435,
      12618859
    ];
    var PIO2 = [
      1.570796251296997,
      // 0x3FF921FB, 0x40000000
      7549789415861596e-23,
      // 0x3E74442D, 0x00000000
      5390302529957765e-30,
      // 0x3CF84698, 0x80000000
      3282003415807913e-37,
      // 0x3B78CC51, 0x60000000
      1270655753080676e-44,
      // 0x39F01B83, 0x80000000
      12293330898111133e-52,
      // 0x387A2520, 0x40000000
      27337005381646456e-60,
      // 0x36E38222, 0x80000000
      21674168387780482e-67
      // 0x3569F31D, 0x00000000
    ];
    var TWO24 = 16777216;
    var TWON24 = 5960464477539063e-23;
    var F = zeros(20);
    var Q = zeros(20);
    var FQ = zeros(20);
    var IQ = zeros(20);
    function compute(x, y, jz, q, q0, jk, jv, jx, f) {
      var carry;
      var fw;
      var ih;
      var jp;
      var i;
      var k;
      var n;
      var j;
      var z;
      jp = jk;
      z = q[jz];
      j = jz;
      for (i = 0; j > 0; i++) {
        fw = TWON24 * z | 0;
        IQ[i] = z - TWO24 * fw | 0;
        z = q[j - 1] + fw;
        j -= 1;
      }
      z = ldexp(z, q0);
      z -= 8 * floor(z * 0.125);
      n = z | 0;
      z -= n;
      ih = 0;
      if (q0 > 0) {
        i = IQ[jz - 1] >> 24 - q0;
        n += i;
        IQ[jz - 1] -= i << 24 - q0;
        ih = IQ[jz - 1] >> 23 - q0;
      } else if (q0 === 0) {
        ih = IQ[jz - 1] >> 23;
      } else if (z >= 0.5) {
        ih = 2;
      }
      if (ih > 0) {
        n += 1;
        carry = 0;
        for (i = 0; i < jz; i++) {
          j = IQ[i];
          if (carry === 0) {
            if (j !== 0) {
              carry = 1;
              IQ[i] = 16777216 - j;
            }
          } else {
            IQ[i] = 16777215 - j;
          }
        }
        if (q0 > 0) {
          switch (q0) {
            // eslint-disable-line default-case
            case 1:
              IQ[jz - 1] &= 8388607;
              break;
            case 2:
              IQ[jz - 1] &= 4194303;
              break;
          }
        }
        if (ih === 2) {
          z = 1 - z;
          if (carry !== 0) {
            z -= ldexp(1, q0);
          }
        }
      }
      if (z === 0) {
        j = 0;
        for (i = jz - 1; i >= jk; i--) {
          j |= IQ[i];
        }
        if (j === 0) {
          for (k = 1; IQ[jk - k] === 0; k++) {
          }
          for (i = jz + 1; i <= jz + k; i++) {
            f[jx + i] = IPIO2[jv + i];
            fw = 0;
            for (j = 0; j <= jx; j++) {
              fw += x[j] * f[jx + (i - j)];
            }
            q[i] = fw;
          }
          jz += k;
          return compute(x, y, jz, q, q0, jk, jv, jx, f);
        }
        jz -= 1;
        q0 -= 24;
        while (IQ[jz] === 0) {
          jz -= 1;
          q0 -= 24;
        }
      } else {
        z = ldexp(z, -q0);
        if (z >= TWO24) {
          fw = TWON24 * z | 0;
          IQ[jz] = z - TWO24 * fw | 0;
          jz += 1;
          q0 += 24;
          IQ[jz] = fw;
        } else {
          IQ[jz] = z | 0;
        }
      }
      fw = ldexp(1, q0);
      for (i = jz; i >= 0; i--) {
        q[i] = fw * IQ[i];
        fw *= TWON24;
      }
      for (i = jz; i >= 0; i--) {
        fw = 0;
        for (k = 0; k <= jp && k <= jz - i; k++) {
          fw += PIO2[k] * q[i + k];
        }
        FQ[jz - i] = fw;
      }
      fw = 0;
      for (i = jz; i >= 0; i--) {
        fw += FQ[i];
      }
      if (ih === 0) {
        y[0] = fw;
      } else {
        y[0] = -fw;
      }
      fw = FQ[0] - fw;
      for (i = 1; i <= jz; i++) {
        fw += FQ[i];
      }
      if (ih === 0) {
        y[1] = fw;
      } else {
        y[1] = -fw;
      }
      return n & 7;
    }
    function kernelRempio2(x, y, e0, nx) {
      var fw;
      var jk;
      var jv;
      var jx;
      var jz;
      var q0;
      var i;
      var j;
      var m;
      jk = 4;
      jx = nx - 1;
      jv = (e0 - 3) / 24 | 0;
      if (jv < 0) {
        jv = 0;
      }
      q0 = e0 - 24 * (jv + 1);
      j = jv - jx;
      m = jx + jk;
      for (i = 0; i <= m; i++) {
        if (j < 0) {
          F[i] = 0;
        } else {
          F[i] = IPIO2[j];
        }
        j += 1;
      }
      for (i = 0; i <= jk; i++) {
        fw = 0;
        for (j = 0; j <= jx; j++) {
          fw += x[j] * F[jx + (i - j)];
        }
        Q[i] = fw;
      }
      jz = jk;
      return compute(x, y, jz, Q, q0, jk, jv, jx, F);
    }
    module.exports = kernelRempio2;
  }
});

// node_modules/@stdlib/math-base-special-round/lib/main.js
var require_main60 = __commonJS({
  "node_modules/@stdlib/math-base-special-round/lib/main.js"(exports, module) {
    "use strict";
    var round2 = Math.round;
    module.exports = round2;
  }
});

// node_modules/@stdlib/math-base-special-round/lib/index.js
var require_lib85 = __commonJS({
  "node_modules/@stdlib/math-base-special-round/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main60();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-rempio2/lib/rempio2_medium.js
var require_rempio2_medium = __commonJS({
  "node_modules/@stdlib/math-base-special-rempio2/lib/rempio2_medium.js"(exports, module) {
    "use strict";
    var round2 = require_lib85();
    var getHighWord = require_lib42();
    var INVPIO2 = 0.6366197723675814;
    var PIO2_1 = 1.5707963267341256;
    var PIO2_1T = 6077100506506192e-26;
    var PIO2_2 = 6077100506303966e-26;
    var PIO2_2T = 20222662487959506e-37;
    var PIO2_3 = 20222662487111665e-37;
    var PIO2_3T = 84784276603689e-45;
    var EXPONENT_MASK = 2047 | 0;
    function rempio2Medium(x, ix, y) {
      var high;
      var n;
      var t;
      var r;
      var w;
      var i;
      var j;
      n = round2(x * INVPIO2);
      r = x - n * PIO2_1;
      w = n * PIO2_1T;
      j = ix >> 20 | 0;
      y[0] = r - w;
      high = getHighWord(y[0]);
      i = j - (high >> 20 & EXPONENT_MASK);
      if (i > 16) {
        t = r;
        w = n * PIO2_2;
        r = t - w;
        w = n * PIO2_2T - (t - r - w);
        y[0] = r - w;
        high = getHighWord(y[0]);
        i = j - (high >> 20 & EXPONENT_MASK);
        if (i > 49) {
          t = r;
          w = n * PIO2_3;
          r = t - w;
          w = n * PIO2_3T - (t - r - w);
          y[0] = r - w;
        }
      }
      y[1] = r - y[0] - w;
      return n;
    }
    module.exports = rempio2Medium;
  }
});

// node_modules/@stdlib/math-base-special-rempio2/lib/main.js
var require_main61 = __commonJS({
  "node_modules/@stdlib/math-base-special-rempio2/lib/main.js"(exports, module) {
    "use strict";
    var ABS_MASK = require_lib14();
    var EXPONENT_MASK = require_lib48();
    var SIGNIFICAND_MASK = require_lib67();
    var getHighWord = require_lib42();
    var getLowWord = require_lib82();
    var fromWords = require_lib43();
    var rempio2Kernel = require_kernel_rempio2();
    var rempio2Medium = require_rempio2_medium();
    var ZERO = 0;
    var TWO24 = 16777216;
    var PIO2_1 = 1.5707963267341256;
    var PIO2_1T = 6077100506506192e-26;
    var TWO_PIO2_1T = 2 * PIO2_1T;
    var THREE_PIO2_1T = 3 * PIO2_1T;
    var FOUR_PIO2_1T = 4 * PIO2_1T;
    var PI_HIGH_WORD_SIGNIFICAND = 598523 | 0;
    var PIO4_HIGH_WORD = 1072243195 | 0;
    var THREE_PIO4_HIGH_WORD = 1073928572 | 0;
    var FIVE_PIO4_HIGH_WORD = 1074752122 | 0;
    var THREE_PIO2_HIGH_WORD = 1074977148 | 0;
    var SEVEN_PIO4_HIGH_WORD = 1075183036 | 0;
    var TWO_PI_HIGH_WORD = 1075388923 | 0;
    var NINE_PIO4_HIGH_WORD = 1075594811 | 0;
    var MEDIUM = 1094263291 | 0;
    var TX = [0, 0, 0];
    var TY = [0, 0];
    function rempio2(x, y) {
      var low;
      var e0;
      var hx;
      var ix;
      var nx;
      var i;
      var n;
      var z;
      hx = getHighWord(x) | 0;
      ix = hx & ABS_MASK | 0;
      if (ix <= PIO4_HIGH_WORD) {
        y[0] = x;
        y[1] = 0;
        return 0;
      }
      if (ix <= FIVE_PIO4_HIGH_WORD) {
        if ((ix & SIGNIFICAND_MASK) === PI_HIGH_WORD_SIGNIFICAND) {
          return rempio2Medium(x, ix, y);
        }
        if (ix <= THREE_PIO4_HIGH_WORD) {
          if (hx > 0) {
            z = x - PIO2_1;
            y[0] = z - PIO2_1T;
            y[1] = z - y[0] - PIO2_1T;
            return 1;
          }
          z = x + PIO2_1;
          y[0] = z + PIO2_1T;
          y[1] = z - y[0] + PIO2_1T;
          return -1;
        }
        if (hx > 0) {
          z = x - 2 * PIO2_1;
          y[0] = z - TWO_PIO2_1T;
          y[1] = z - y[0] - TWO_PIO2_1T;
          return 2;
        }
        z = x + 2 * PIO2_1;
        y[0] = z + TWO_PIO2_1T;
        y[1] = z - y[0] + TWO_PIO2_1T;
        return -2;
      }
      if (ix <= NINE_PIO4_HIGH_WORD) {
        if (ix <= SEVEN_PIO4_HIGH_WORD) {
          if (ix === THREE_PIO2_HIGH_WORD) {
            return rempio2Medium(x, ix, y);
          }
          if (hx > 0) {
            z = x - 3 * PIO2_1;
            y[0] = z - THREE_PIO2_1T;
            y[1] = z - y[0] - THREE_PIO2_1T;
            return 3;
          }
          z = x + 3 * PIO2_1;
          y[0] = z + THREE_PIO2_1T;
          y[1] = z - y[0] + THREE_PIO2_1T;
          return -3;
        }
        if (ix === TWO_PI_HIGH_WORD) {
          return rempio2Medium(x, ix, y);
        }
        if (hx > 0) {
          z = x - 4 * PIO2_1;
          y[0] = z - FOUR_PIO2_1T;
          y[1] = z - y[0] - FOUR_PIO2_1T;
          return 4;
        }
        z = x + 4 * PIO2_1;
        y[0] = z + FOUR_PIO2_1T;
        y[1] = z - y[0] + FOUR_PIO2_1T;
        return -4;
      }
      if (ix < MEDIUM) {
        return rempio2Medium(x, ix, y);
      }
      if (ix >= EXPONENT_MASK) {
        y[0] = NaN;
        y[1] = NaN;
        return 0;
      }
      low = getLowWord(x);
      e0 = (ix >> 20) - 1046;
      z = fromWords(ix - (e0 << 20 | 0), low);
      for (i = 0; i < 2; i++) {
        TX[i] = z | 0;
        z = (z - TX[i]) * TWO24;
      }
      TX[2] = z;
      nx = 3;
      while (TX[nx - 1] === ZERO) {
        nx -= 1;
      }
      n = rempio2Kernel(TX, TY, e0, nx, 1);
      if (hx < 0) {
        y[0] = -TY[0];
        y[1] = -TY[1];
        return -n;
      }
      y[0] = TY[0];
      y[1] = TY[1];
      return n;
    }
    module.exports = rempio2;
  }
});

// node_modules/@stdlib/math-base-special-rempio2/lib/index.js
var require_lib86 = __commonJS({
  "node_modules/@stdlib/math-base-special-rempio2/lib/index.js"(exports, module) {
    "use strict";
    var rempio2 = require_main61();
    module.exports = rempio2;
  }
});

// node_modules/@stdlib/math-base-special-sin/lib/main.js
var require_main62 = __commonJS({
  "node_modules/@stdlib/math-base-special-sin/lib/main.js"(exports, module) {
    "use strict";
    var HIGH_WORD_ABS_MASK = require_lib14();
    var HIGH_WORD_EXPONENT_MASK = require_lib48();
    var getHighWord = require_lib42();
    var kernelCos = require_lib80();
    var kernelSin = require_lib81();
    var rempio2 = require_lib86();
    var PIO4_HIGH_WORD = 1072243195 | 0;
    var SMALL_HIGH_WORD = 1045430272 | 0;
    var Y = [0, 0];
    function sin(x) {
      var ix;
      var n;
      ix = getHighWord(x);
      ix &= HIGH_WORD_ABS_MASK;
      if (ix <= PIO4_HIGH_WORD) {
        if (ix < SMALL_HIGH_WORD) {
          return x;
        }
        return kernelSin(x, 0);
      }
      if (ix >= HIGH_WORD_EXPONENT_MASK) {
        return NaN;
      }
      n = rempio2(x, Y);
      switch (n & 3) {
        case 0:
          return kernelSin(Y[0], Y[1]);
        case 1:
          return kernelCos(Y[0], Y[1]);
        case 2:
          return -kernelSin(Y[0], Y[1]);
        default:
          return -kernelCos(Y[0], Y[1]);
      }
    }
    module.exports = sin;
  }
});

// node_modules/@stdlib/math-base-special-sin/lib/index.js
var require_lib87 = __commonJS({
  "node_modules/@stdlib/math-base-special-sin/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main62();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-sqrt-two-pi/lib/index.js
var require_lib88 = __commonJS({
  "node_modules/@stdlib/constants-float64-sqrt-two-pi/lib/index.js"(exports, module) {
    "use strict";
    var SQRT_TWO_PI = 2.5066282746310007;
    module.exports = SQRT_TWO_PI;
  }
});

// node_modules/@stdlib/math-base-special-gamma/lib/polyval_s.js
var require_polyval_s = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma/lib/polyval_s.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.08333333333334822;
      }
      return 0.08333333333334822 + x * (0.0034722222160545866 + x * (-0.0026813261780578124 + x * (-22954996161337813e-20 + x * 7873113957930937e-19)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gamma/lib/stirling_approximation.js
var require_stirling_approximation = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma/lib/stirling_approximation.js"(exports, module) {
    "use strict";
    var SQRT_TWO_PI = require_lib88();
    var pow = require_lib68();
    var exp = require_lib51();
    var polyval = require_polyval_s();
    var MAX_STIRLING = 143.01608;
    function gamma2(x) {
      var w;
      var y;
      var v;
      w = 1 / x;
      w = 1 + w * polyval(w);
      y = exp(x);
      if (x > MAX_STIRLING) {
        v = pow(x, 0.5 * x - 0.25);
        y = v * (v / y);
      } else {
        y = pow(x, x - 0.5) / y;
      }
      return SQRT_TWO_PI * y * w;
    }
    module.exports = gamma2;
  }
});

// node_modules/@stdlib/constants-float64-eulergamma/lib/index.js
var require_lib89 = __commonJS({
  "node_modules/@stdlib/constants-float64-eulergamma/lib/index.js"(exports, module) {
    "use strict";
    var EULERGAMMA = 0.5772156649015329;
    module.exports = EULERGAMMA;
  }
});

// node_modules/@stdlib/math-base-special-gamma/lib/small_approximation.js
var require_small_approximation = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma/lib/small_approximation.js"(exports, module) {
    "use strict";
    var EULER = require_lib89();
    function gamma2(x, z) {
      return z / ((1 + EULER * x) * x);
    }
    module.exports = gamma2;
  }
});

// node_modules/@stdlib/math-base-special-gamma/lib/rational_pq.js
var require_rational_pq2 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma/lib/rational_pq.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return 1;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = 1 + x * (0.4942148268014971 + x * (0.20744822764843598 + x * (0.04763678004571372 + x * (0.010421379756176158 + x * (0.0011913514700658638 + x * (16011952247675185e-20 + x * 0))))));
        s2 = 1 + x * (0.0714304917030273 + x * (-0.23459179571824335 + x * (0.035823639860549865 + x * (0.011813978522206043 + x * (-0.004456419138517973 + x * (5396055804933034e-19 + x * -23158187332412014e-21))))));
      } else {
        x = 1 / x;
        s1 = 0 + x * (16011952247675185e-20 + x * (0.0011913514700658638 + x * (0.010421379756176158 + x * (0.04763678004571372 + x * (0.20744822764843598 + x * (0.4942148268014971 + x * 1))))));
        s2 = -23158187332412014e-21 + x * (5396055804933034e-19 + x * (-0.004456419138517973 + x * (0.011813978522206043 + x * (0.035823639860549865 + x * (-0.23459179571824335 + x * (0.0714304917030273 + x * 1))))));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-gamma/lib/main.js
var require_main63 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var isInteger = require_lib61();
    var isNegativeZero = require_lib74();
    var abs = require_lib46();
    var floor = require_lib2();
    var sin = require_lib87();
    var PINF = require_lib7();
    var NINF = require_lib6();
    var PI = require_lib79();
    var stirlingApprox = require_stirling_approximation();
    var smallApprox = require_small_approximation();
    var rateval = require_rational_pq2();
    function gamma2(x) {
      var sign;
      var q;
      var p;
      var z;
      if (isInteger(x) && x < 0 || x === NINF || isnan(x)) {
        return NaN;
      }
      if (x === 0) {
        if (isNegativeZero(x)) {
          return NINF;
        }
        return PINF;
      }
      if (x > 171.61447887182297) {
        return PINF;
      }
      if (x < -170.5674972726612) {
        return 0;
      }
      q = abs(x);
      if (q > 33) {
        if (x >= 0) {
          return stirlingApprox(x);
        }
        p = floor(q);
        if ((p & 1) === 0) {
          sign = -1;
        } else {
          sign = 1;
        }
        z = q - p;
        if (z > 0.5) {
          p += 1;
          z = q - p;
        }
        z = q * sin(PI * z);
        return sign * PI / (abs(z) * stirlingApprox(q));
      }
      z = 1;
      while (x >= 3) {
        x -= 1;
        z *= x;
      }
      while (x < 0) {
        if (x > -1e-9) {
          return smallApprox(x, z);
        }
        z /= x;
        x += 1;
      }
      while (x < 2) {
        if (x < 1e-9) {
          return smallApprox(x, z);
        }
        z /= x;
        x += 1;
      }
      if (x === 2) {
        return z;
      }
      x -= 2;
      return z * rateval(x);
    }
    module.exports = gamma2;
  }
});

// node_modules/@stdlib/math-base-special-gamma/lib/index.js
var require_lib90 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main63();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-max-nth-factorial/lib/index.js
var require_lib91 = __commonJS({
  "node_modules/@stdlib/constants-float64-max-nth-factorial/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX_NTH_FACTORIAL = 170 | 0;
    module.exports = FLOAT64_MAX_NTH_FACTORIAL;
  }
});

// node_modules/@stdlib/math-base-special-factorial/lib/factorials.json
var require_factorials = __commonJS({
  "node_modules/@stdlib/math-base-special-factorial/lib/factorials.json"(exports, module) {
    module.exports = [
      1,
      1,
      2,
      6,
      24,
      120,
      720,
      5040,
      40320,
      362880,
      3628800,
      39916800,
      479001600,
      6227020800,
      87178291200,
      1307674368e3,
      20922789888e3,
      355687428096e3,
      6402373705728e3,
      121645100408832e3,
      243290200817664e4,
      5109094217170944e4,
      11240007277776077e5,
      2585201673888498e7,
      6204484017332394e8,
      15511210043330986e9,
      40329146112660565e10,
      10888869450418352e12,
      30488834461171387e13,
      8841761993739702e15,
      26525285981219107e16,
      8222838654177922e18,
      2631308369336935e20,
      8683317618811886e21,
      29523279903960416e22,
      10333147966386145e24,
      37199332678990125e25,
      13763753091226346e27,
      5230226174666011e29,
      20397882081197444e30,
      8159152832478977e32,
      3345252661316381e34,
      140500611775288e37,
      6041526306337383e37,
      2658271574788449e39,
      11962222086548019e40,
      5502622159812089e42,
      25862324151116818e43,
      12413915592536073e45,
      6082818640342675e47,
      30414093201713376e48,
      15511187532873822e50,
      8065817517094388e52,
      42748832840600255e53,
      2308436973392414e56,
      12696403353658276e57,
      7109985878048635e59,
      40526919504877214e60,
      23505613312828785e62,
      13868311854568984e64,
      832098711274139e67,
      5075802138772248e68,
      3146997326038794e70,
      198260831540444e73,
      12688693218588417e73,
      8247650592082472e75,
      5443449390774431e77,
      3647111091818868e79,
      24800355424368305e80,
      1711224524281413e83,
      11978571669969892e84,
      8504785885678623e86,
      61234458376886085e87,
      44701154615126844e89,
      3307885441519386e92,
      248091408113954e95,
      18854947016660504e95,
      14518309202828587e97,
      11324281178206297e99,
      8946182130782976e101,
      7156945704626381e103,
      5797126020747368e105,
      4753643337012842e107,
      3945523969720659e109,
      3314240134565353e111,
      281710411438055e114,
      24227095383672734e114,
      2107757298379528e117,
      18548264225739844e118,
      1650795516090846e121,
      14857159644817615e122,
      1352001527678403e125,
      12438414054641308e126,
      11567725070816416e128,
      1087366156656743e131,
      1032997848823906e133,
      9916779348709496e134,
      9619275968248212e136,
      9426890448883248e138,
      9332621544394415e140,
      9332621544394415e142,
      942594775983836e145,
      9614466715035127e146,
      990290071648618e149,
      10299016745145628e150,
      1081396758240291e153,
      11462805637347084e154,
      1226520203196138e157,
      1324641819451829e159,
      14438595832024937e160,
      1588245541522743e163,
      17629525510902446e164,
      1974506857221074e167,
      22311927486598138e168,
      25435597334721877e170,
      2925093693493016e173,
      3393108684451898e175,
      3969937160808721e177,
      4684525849754291e179,
      5574585761207606e181,
      6689502913449127e183,
      8094298525273444e185,
      9875044200833601e187,
      1214630436702533e190,
      1506141741511141e192,
      1882677176888926e194,
      2372173242880047e196,
      30126600184576594e197,
      3856204823625804e200,
      4974504222477287e202,
      6466855489220474e204,
      847158069087882e207,
      11182486511960043e208,
      14872707060906857e210,
      19929427461615188e212,
      26904727073180504e214,
      3659042881952549e217,
      5012888748274992e219,
      6917786472619489e221,
      9615723196941089e223,
      13462012475717526e225,
      1898143759076171e228,
      2695364137888163e230,
      3854370717180073e232,
      55502938327393044e233,
      8047926057471992e236,
      11749972043909107e238,
      1727245890454639e241,
      25563239178728654e242,
      380892263763057e246,
      5713383956445855e247,
      862720977423324e250,
      13113358856834524e251,
      20063439050956823e253,
      30897696138473508e255,
      4789142901463394e258,
      7471062926282894e260,
      11729568794264145e262,
      1853271869493735e265,
      29467022724950384e266,
      47147236359920616e268,
      7590705053947219e271,
      12296942187394494e273,
      20044015765453026e275,
      3287218585534296e278,
      5423910666131589e280,
      9003691705778438e282,
      1503616514864999e285,
      25260757449731984e286,
      4269068009004705e289,
      7257415615307999e291
    ];
  }
});

// node_modules/@stdlib/math-base-special-factorial/lib/main.js
var require_main64 = __commonJS({
  "node_modules/@stdlib/math-base-special-factorial/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var isInteger = require_lib61();
    var gamma2 = require_lib90();
    var PINF = require_lib7();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib91();
    var FACTORIALS = require_factorials();
    function factorial(x) {
      if (isnan(x)) {
        return NaN;
      }
      if (isInteger(x)) {
        if (x < 0) {
          return NaN;
        }
        if (x <= FLOAT64_MAX_NTH_FACTORIAL) {
          return FACTORIALS[x];
        }
        return PINF;
      }
      return gamma2(x + 1);
    }
    module.exports = factorial;
  }
});

// node_modules/@stdlib/math-base-special-factorial/lib/index.js
var require_lib92 = __commonJS({
  "node_modules/@stdlib/math-base-special-factorial/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main64();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/rational_pq.js
var require_rational_pq3 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/rational_pq.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return Infinity;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = 3847467039331777e-5 + x * (3685766504351951e-5 + x * (1588920245372942e-5 + x * (4059208354298835e-6 + x * (6805476611834733e-7 + x * (7823975500312005e-8 + x * (6246580776401795e-9 + x * (341986.3488721347 + x * (12287.194511824551 + x * (261.61404416416684 + x * 2.5066282746310007)))))))));
        s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
      } else {
        x = 1 / x;
        s1 = 2.5066282746310007 + x * (261.61404416416684 + x * (12287.194511824551 + x * (341986.3488721347 + x * (6246580776401795e-9 + x * (7823975500312005e-8 + x * (6805476611834733e-7 + x * (4059208354298835e-6 + x * (1588920245372942e-5 + x * (3685766504351951e-5 + x * 3847467039331777e-5)))))))));
        s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/main.js
var require_main65 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/main.js"(exports, module) {
    "use strict";
    var gammaLanczosSum = require_rational_pq3();
    module.exports = gammaLanczosSum;
  }
});

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/index.js
var require_lib93 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main65();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-gamma-lanczos-g/lib/index.js
var require_lib94 = __commonJS({
  "node_modules/@stdlib/constants-float64-gamma-lanczos-g/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_GAMMA_LANCZOS_G = 10.900511;
    module.exports = FLOAT64_GAMMA_LANCZOS_G;
  }
});

// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/gamma_delta_ratio_lanczos.js
var require_gamma_delta_ratio_lanczos = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/gamma_delta_ratio_lanczos.js"(exports, module) {
    "use strict";
    var lanczosSum = require_lib93();
    var gamma2 = require_lib90();
    var log1p = require_lib57();
    var abs = require_lib46();
    var exp = require_lib51();
    var pow = require_lib68();
    var EPSILON = require_lib70();
    var E2 = require_lib69();
    var G = require_lib94();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib91();
    var FACTORIAL_169 = 4269068009004705e289;
    function gammaDeltaRatioLanczos(z, delta) {
      var result;
      var ratio;
      var zgh;
      if (z < EPSILON) {
        if (delta >= FLOAT64_MAX_NTH_FACTORIAL) {
          ratio = gammaDeltaRatioLanczos(delta, FLOAT64_MAX_NTH_FACTORIAL - delta);
          ratio *= z;
          ratio *= FACTORIAL_169;
          return 1 / ratio;
        }
        return 1 / (z * gamma2(z + delta));
      }
      zgh = z + G - 0.5;
      if (z + delta === z) {
        if (abs(delta / zgh) < EPSILON) {
          result = exp(-delta);
        } else {
          result = 1;
        }
      } else {
        if (abs(delta) < 10) {
          result = exp((0.5 - z) * log1p(delta / zgh));
        } else {
          result = pow(zgh / (zgh + delta), z - 0.5);
        }
        result *= lanczosSum(z) / lanczosSum(z + delta);
      }
      result *= pow(E2 / (zgh + delta), delta);
      return result;
    }
    module.exports = gammaDeltaRatioLanczos;
  }
});

// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/main.js
var require_main66 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/main.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var floor = require_lib2();
    var gamma2 = require_lib90();
    var factorial = require_lib92();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib91();
    var gammaDeltaRatioLanczos = require_gamma_delta_ratio_lanczos();
    function gammaDeltaRatio(z, delta) {
      var result;
      var idelta;
      var iz;
      if (z <= 0 || z + delta <= 0) {
        return gamma2(z) / gamma2(z + delta);
      }
      idelta = floor(delta);
      if (idelta === delta) {
        iz = floor(z);
        if (iz === z) {
          if (z <= FLOAT64_MAX_NTH_FACTORIAL && z + delta <= FLOAT64_MAX_NTH_FACTORIAL) {
            return factorial(iz - 1) / factorial(idelta + iz - 1);
          }
        }
        if (abs(delta) < 20) {
          if (delta === 0) {
            return 1;
          }
          if (delta < 0) {
            z -= 1;
            result = z;
            delta += 1;
            while (delta !== 0) {
              z -= 1;
              result *= z;
              delta += 1;
            }
            return result;
          }
          result = 1 / z;
          delta -= 1;
          while (delta !== 0) {
            z += 1;
            result /= z;
            delta -= 1;
          }
          return result;
        }
      }
      return gammaDeltaRatioLanczos(z, delta);
    }
    module.exports = gammaDeltaRatio;
  }
});

// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/index.js
var require_lib95 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main66();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-ln/lib/polyval_p.js
var require_polyval_p3 = __commonJS({
  "node_modules/@stdlib/math-base-special-ln/lib/polyval_p.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.3999999999940942;
      }
      return 0.3999999999940942 + x * (0.22222198432149784 + x * 0.15313837699209373);
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-ln/lib/polyval_q.js
var require_polyval_q2 = __commonJS({
  "node_modules/@stdlib/math-base-special-ln/lib/polyval_q.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.6666666666666735;
      }
      return 0.6666666666666735 + x * (0.2857142874366239 + x * (0.1818357216161805 + x * 0.14798198605116586));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-ln/lib/main.js
var require_main67 = __commonJS({
  "node_modules/@stdlib/math-base-special-ln/lib/main.js"(exports, module) {
    "use strict";
    var getHighWord = require_lib42();
    var setHighWord = require_lib54();
    var isnan = require_lib();
    var BIAS = require_lib8();
    var NINF = require_lib6();
    var polyvalP = require_polyval_p3();
    var polyvalQ = require_polyval_q2();
    var LN2_HI = 0.6931471803691238;
    var LN2_LO = 19082149292705877e-26;
    var TWO54 = 18014398509481984;
    var ONE_THIRD = 0.3333333333333333;
    var HIGH_SIGNIFICAND_MASK = 1048575 | 0;
    var HIGH_MAX_NORMAL_EXP = 2146435072 | 0;
    var HIGH_MIN_NORMAL_EXP = 1048576 | 0;
    var HIGH_BIASED_EXP_0 = 1072693248 | 0;
    function ln(x) {
      var hfsq;
      var hx;
      var t22;
      var t12;
      var k;
      var R;
      var f;
      var i;
      var j;
      var s;
      var w;
      var z;
      if (x === 0) {
        return NINF;
      }
      if (isnan(x) || x < 0) {
        return NaN;
      }
      hx = getHighWord(x);
      k = 0 | 0;
      if (hx < HIGH_MIN_NORMAL_EXP) {
        k -= 54 | 0;
        x *= TWO54;
        hx = getHighWord(x);
      }
      if (hx >= HIGH_MAX_NORMAL_EXP) {
        return x + x;
      }
      k += (hx >> 20) - BIAS | 0;
      hx &= HIGH_SIGNIFICAND_MASK;
      i = hx + 614244 & 1048576 | 0;
      x = setHighWord(x, hx | i ^ HIGH_BIASED_EXP_0);
      k += i >> 20 | 0;
      f = x - 1;
      if ((HIGH_SIGNIFICAND_MASK & 2 + hx) < 3) {
        if (f === 0) {
          if (k === 0) {
            return 0;
          }
          return k * LN2_HI + k * LN2_LO;
        }
        R = f * f * (0.5 - ONE_THIRD * f);
        if (k === 0) {
          return f - R;
        }
        return k * LN2_HI - (R - k * LN2_LO - f);
      }
      s = f / (2 + f);
      z = s * s;
      i = hx - 398458 | 0;
      w = z * z;
      j = 440401 - hx | 0;
      t12 = w * polyvalP(w);
      t22 = z * polyvalQ(w);
      i |= j;
      R = t22 + t12;
      if (i > 0) {
        hfsq = 0.5 * f * f;
        if (k === 0) {
          return f - (hfsq - s * (hfsq + R));
        }
        return k * LN2_HI - (hfsq - (s * (hfsq + R) + k * LN2_LO) - f);
      }
      if (k === 0) {
        return f - s * (f - R);
      }
      return k * LN2_HI - (s * (f - R) - k * LN2_LO - f);
    }
    module.exports = ln;
  }
});

// node_modules/@stdlib/math-base-special-ln/lib/index.js
var require_lib96 = __commonJS({
  "node_modules/@stdlib/math-base-special-ln/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main67();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-cos/lib/main.js
var require_main68 = __commonJS({
  "node_modules/@stdlib/math-base-special-cos/lib/main.js"(exports, module) {
    "use strict";
    var getHighWord = require_lib42();
    var kernelCos = require_lib80();
    var kernelSin = require_lib81();
    var rempio2 = require_lib86();
    var ABS_MASK = require_lib14();
    var EXPONENT_MASK = require_lib48();
    var buffer = [0, 0];
    var HIGH_WORD_PIO4 = 1072243195 | 0;
    var HIGH_WORD_TWO_NEG_27 = 1044381696 | 0;
    function cos(x) {
      var ix;
      var n;
      ix = getHighWord(x);
      ix &= ABS_MASK;
      if (ix <= HIGH_WORD_PIO4) {
        if (ix < HIGH_WORD_TWO_NEG_27) {
          return 1;
        }
        return kernelCos(x, 0);
      }
      if (ix >= EXPONENT_MASK) {
        return NaN;
      }
      n = rempio2(x, buffer);
      switch (n & 3) {
        case 0:
          return kernelCos(buffer[0], buffer[1]);
        case 1:
          return -kernelSin(buffer[0], buffer[1]);
        case 2:
          return -kernelCos(buffer[0], buffer[1]);
        default:
          return kernelSin(buffer[0], buffer[1]);
      }
    }
    module.exports = cos;
  }
});

// node_modules/@stdlib/math-base-special-cos/lib/index.js
var require_lib97 = __commonJS({
  "node_modules/@stdlib/math-base-special-cos/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main68();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-sinpi/lib/main.js
var require_main69 = __commonJS({
  "node_modules/@stdlib/math-base-special-sinpi/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var isInfinite = require_lib12();
    var cos = require_lib97();
    var sin = require_lib87();
    var abs = require_lib46();
    var copysign = require_lib44();
    var PI = require_lib79();
    function sinpi(x) {
      var ar;
      var r;
      if (isnan(x)) {
        return NaN;
      }
      if (isInfinite(x)) {
        return NaN;
      }
      r = x % 2;
      ar = abs(r);
      if (ar === 0 || ar === 1) {
        return copysign(0, r);
      }
      if (ar < 0.25) {
        return sin(PI * r);
      }
      if (ar < 0.75) {
        ar = 0.5 - ar;
        return copysign(cos(PI * ar), r);
      }
      if (ar < 1.25) {
        r = copysign(1, r) - r;
        return sin(PI * r);
      }
      if (ar < 1.75) {
        ar -= 1.5;
        return -copysign(cos(PI * ar), r);
      }
      r -= copysign(2, r);
      return sin(PI * r);
    }
    module.exports = sinpi;
  }
});

// node_modules/@stdlib/math-base-special-sinpi/lib/index.js
var require_lib98 = __commonJS({
  "node_modules/@stdlib/math-base-special-sinpi/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main69();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_a1.js
var require_polyval_a1 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_a1.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.06735230105312927;
      }
      return 0.06735230105312927 + x * (0.007385550860814029 + x * (0.0011927076318336207 + x * (22086279071390839e-20 + x * 25214456545125733e-21)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_a2.js
var require_polyval_a2 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_a2.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.020580808432516733;
      }
      return 0.020580808432516733 + x * (0.0028905138367341563 + x * (5100697921535113e-19 + x * (10801156724758394e-20 + x * 44864094961891516e-21)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_r.js
var require_polyval_r = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_r.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 1.3920053346762105;
      }
      return 1.3920053346762105 + x * (0.7219355475671381 + x * (0.17193386563280308 + x * (0.01864591917156529 + x * (7779424963818936e-19 + x * 7326684307446256e-21))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_s.js
var require_polyval_s2 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_s.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.21498241596060885;
      }
      return 0.21498241596060885 + x * (0.325778796408931 + x * (0.14635047265246445 + x * (0.02664227030336386 + x * (0.0018402845140733772 + x * 3194753265841009e-20))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t1.js
var require_polyval_t1 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t1.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -0.032788541075985965;
      }
      return -0.032788541075985965 + x * (0.006100538702462913 + x * (-0.0014034646998923284 + x * 31563207090362595e-20));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t2.js
var require_polyval_t2 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t2.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.01797067508118204;
      }
      return 0.01797067508118204 + x * (-0.0036845201678113826 + x * (881081882437654e-18 + x * -31275416837512086e-20));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t3.js
var require_polyval_t3 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_t3.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -0.010314224129834144;
      }
      return -0.010314224129834144 + x * (0.0022596478090061247 + x * (-5385953053567405e-19 + x * 3355291926355191e-19));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_u.js
var require_polyval_u = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_u.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.6328270640250934;
      }
      return 0.6328270640250934 + x * (1.4549225013723477 + x * (0.9777175279633727 + x * (0.22896372806469245 + x * 0.013381091853678766)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_v.js
var require_polyval_v = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_v.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 2.4559779371304113;
      }
      return 2.4559779371304113 + x * (2.128489763798934 + x * (0.7692851504566728 + x * (0.10422264559336913 + x * 0.003217092422824239)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/polyval_w.js
var require_polyval_w2 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/polyval_w.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.08333333333333297;
      }
      return 0.08333333333333297 + x * (-0.0027777777772877554 + x * (7936505586430196e-19 + x * (-59518755745034e-17 + x * (8363399189962821e-19 + x * -0.0016309293409657527))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/main.js
var require_main70 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var isInfinite = require_lib12();
    var abs = require_lib46();
    var ln = require_lib96();
    var trunc = require_lib4();
    var sinpi = require_lib98();
    var PI = require_lib79();
    var PINF = require_lib7();
    var polyvalA1 = require_polyval_a1();
    var polyvalA2 = require_polyval_a2();
    var polyvalR = require_polyval_r();
    var polyvalS = require_polyval_s2();
    var polyvalT1 = require_polyval_t1();
    var polyvalT2 = require_polyval_t2();
    var polyvalT3 = require_polyval_t3();
    var polyvalU = require_polyval_u();
    var polyvalV = require_polyval_v();
    var polyvalW = require_polyval_w2();
    var A1C = 0.07721566490153287;
    var A2C = 0.3224670334241136;
    var RC = 1;
    var SC = -0.07721566490153287;
    var T1C = 0.48383612272381005;
    var T2C = -0.1475877229945939;
    var T3C = 0.06462494023913339;
    var UC = -0.07721566490153287;
    var VC = 1;
    var WC = 0.4189385332046727;
    var YMIN = 1.4616321449683622;
    var TWO52 = 4503599627370496;
    var TWO56 = 72057594037927940;
    var TINY = 13877787807814457e-33;
    var TC = 1.4616321449683622;
    var TF = -0.12148629053584961;
    var TT = -3638676997039505e-33;
    function gammaln3(x) {
      var isNegative;
      var nadj;
      var flg;
      var p3;
      var p2;
      var p1;
      var p;
      var q;
      var t;
      var w;
      var y;
      var z;
      var r;
      if (isnan(x) || isInfinite(x)) {
        return x;
      }
      if (x === 0) {
        return PINF;
      }
      if (x < 0) {
        isNegative = true;
        x = -x;
      } else {
        isNegative = false;
      }
      if (x < TINY) {
        return -ln(x);
      }
      if (isNegative) {
        if (x >= TWO52) {
          return PINF;
        }
        t = sinpi(x);
        if (t === 0) {
          return PINF;
        }
        nadj = ln(PI / abs(t * x));
      }
      if (x === 1 || x === 2) {
        return 0;
      }
      if (x < 2) {
        if (x <= 0.9) {
          r = -ln(x);
          if (x >= YMIN - 1 + 0.27) {
            y = 1 - x;
            flg = 0;
          } else if (x >= YMIN - 1 - 0.27) {
            y = x - (TC - 1);
            flg = 1;
          } else {
            y = x;
            flg = 2;
          }
        } else {
          r = 0;
          if (x >= YMIN + 0.27) {
            y = 2 - x;
            flg = 0;
          } else if (x >= YMIN - 0.27) {
            y = x - TC;
            flg = 1;
          } else {
            y = x - 1;
            flg = 2;
          }
        }
        switch (flg) {
          // eslint-disable-line default-case
          case 0:
            z = y * y;
            p1 = A1C + z * polyvalA1(z);
            p2 = z * (A2C + z * polyvalA2(z));
            p = y * p1 + p2;
            r += p - 0.5 * y;
            break;
          case 1:
            z = y * y;
            w = z * y;
            p1 = T1C + w * polyvalT1(w);
            p2 = T2C + w * polyvalT2(w);
            p3 = T3C + w * polyvalT3(w);
            p = z * p1 - (TT - w * (p2 + y * p3));
            r += TF + p;
            break;
          case 2:
            p1 = y * (UC + y * polyvalU(y));
            p2 = VC + y * polyvalV(y);
            r += -0.5 * y + p1 / p2;
            break;
        }
      } else if (x < 8) {
        flg = trunc(x);
        y = x - flg;
        p = y * (SC + y * polyvalS(y));
        q = RC + y * polyvalR(y);
        r = 0.5 * y + p / q;
        z = 1;
        switch (flg) {
          // eslint-disable-line default-case
          case 7:
            z *= y + 6;
          /* Falls through */
          case 6:
            z *= y + 5;
          /* Falls through */
          case 5:
            z *= y + 4;
          /* Falls through */
          case 4:
            z *= y + 3;
          /* Falls through */
          case 3:
            z *= y + 2;
            r += ln(z);
        }
      } else if (x < TWO56) {
        t = ln(x);
        z = 1 / x;
        y = z * z;
        w = WC + z * polyvalW(y);
        r = (x - 0.5) * (t - 1) + w;
      } else {
        r = x * (ln(x) - 1);
      }
      if (isNegative) {
        r = nadj - r;
      }
      return r;
    }
    module.exports = gammaln3;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/index.js
var require_lib99 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main70();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-max-ln/lib/index.js
var require_lib100 = __commonJS({
  "node_modules/@stdlib/constants-float64-max-ln/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX_LN = 709.782712893384;
    module.exports = FLOAT64_MAX_LN;
  }
});

// node_modules/@stdlib/constants-float64-sqrt-eps/lib/index.js
var require_lib101 = __commonJS({
  "node_modules/@stdlib/constants-float64-sqrt-eps/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_SQRT_EPSILON = 14901161193847656e-24;
    module.exports = FLOAT64_SQRT_EPSILON;
  }
});

// node_modules/@stdlib/utils-eval/lib/index.js
var require_lib102 = __commonJS({
  "node_modules/@stdlib/utils-eval/lib/index.js"(exports, module) {
    "use strict";
    var evil = eval;
    module.exports = evil;
  }
});

// node_modules/@stdlib/assert-has-generator-support/lib/main.js
var require_main71 = __commonJS({
  "node_modules/@stdlib/assert-has-generator-support/lib/main.js"(exports, module) {
    "use strict";
    var evil = require_lib102();
    function hasGeneratorSupport() {
      var bool;
      try {
        evil('"use strict"; (function* () {})');
        bool = true;
      } catch (err) {
        bool = false;
      }
      return bool;
    }
    module.exports = hasGeneratorSupport;
  }
});

// node_modules/@stdlib/assert-has-generator-support/lib/index.js
var require_lib103 = __commonJS({
  "node_modules/@stdlib/assert-has-generator-support/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main71();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-tools-sum-series/lib/generators.js
var require_generators = __commonJS({
  "node_modules/@stdlib/math-base-tools-sum-series/lib/generators.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var EPS = require_lib70();
    var MAX_TERMS = 1e6;
    function sumSeries(generator, options) {
      var isgenerator;
      var tolerance;
      var nextTerm;
      var counter;
      var result;
      var opts;
      opts = {};
      if (arguments.length > 1) {
        opts = options;
      }
      tolerance = opts.tolerance || EPS;
      counter = opts.maxTerms || MAX_TERMS;
      result = opts.initialValue || 0;
      isgenerator = typeof generator.next === "function";
      if (isgenerator === true) {
        for (nextTerm of generator) {
          result += nextTerm;
          if (abs(tolerance * result) >= abs(nextTerm) || --counter === 0) {
            break;
          }
        }
      } else {
        do {
          nextTerm = generator();
          result += nextTerm;
        } while (abs(tolerance * result) < abs(nextTerm) && --counter);
      }
      return result;
    }
    module.exports = sumSeries;
  }
});

// node_modules/@stdlib/math-base-tools-sum-series/lib/basic.js
var require_basic = __commonJS({
  "node_modules/@stdlib/math-base-tools-sum-series/lib/basic.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var EPS = require_lib70();
    var MAX_TERMS = 1e6;
    function sumSeries(generator, options) {
      var tolerance;
      var nextTerm;
      var counter;
      var result;
      var opts;
      opts = {};
      if (arguments.length > 1) {
        opts = options;
      }
      tolerance = opts.tolerance || EPS;
      counter = opts.maxTerms || MAX_TERMS;
      result = opts.initialValue || 0;
      do {
        nextTerm = generator();
        result += nextTerm;
      } while (abs(tolerance * result) < abs(nextTerm) && --counter);
      return result;
    }
    module.exports = sumSeries;
  }
});

// node_modules/@stdlib/math-base-tools-sum-series/lib/index.js
var require_lib104 = __commonJS({
  "node_modules/@stdlib/math-base-tools-sum-series/lib/index.js"(exports, module) {
    "use strict";
    var hasGeneratorSupport = require_lib103();
    var generator = require_generators();
    var basic = require_basic();
    var sumSeries;
    if (hasGeneratorSupport()) {
      sumSeries = generator;
    } else {
      sumSeries = basic;
    }
    module.exports = sumSeries;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_i_large_x_series.js
var require_tgamma_i_large_x_series = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_i_large_x_series.js"(exports, module) {
    "use strict";
    function tgammaILargeXSeries(a1, x1) {
      var result = 1;
      var a = a1;
      var x = x1;
      return next;
      function next() {
        var r = result;
        result *= a / x;
        a -= 1;
        return r;
      }
    }
    module.exports = tgammaILargeXSeries;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_i_large_x.js
var require_tgamma_i_large_x = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_i_large_x.js"(exports, module) {
    "use strict";
    var sumSeries = require_lib104();
    var tgammaILargeXSeries = require_tgamma_i_large_x_series();
    function tgammaILargeX(a, x) {
      var result;
      var s;
      s = tgammaILargeXSeries(a, x);
      result = sumSeries(s);
      return result;
    }
    module.exports = tgammaILargeX;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/finite_gamma_q.js
var require_finite_gamma_q = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/finite_gamma_q.js"(exports, module) {
    "use strict";
    var exp = require_lib51();
    function finiteGammaQ(a, x) {
      var term;
      var sum;
      var e;
      var n;
      e = exp(-x);
      sum = e;
      if (sum !== 0) {
        term = sum;
        for (n = 1; n < a; ++n) {
          term /= n;
          term *= x;
          sum += term;
        }
      }
      return sum;
    }
    module.exports = finiteGammaQ;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/finite_half_gamma_q.js
var require_finite_half_gamma_q = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/finite_half_gamma_q.js"(exports, module) {
    "use strict";
    var erfc2 = require_lib53();
    var sqrt = require_lib58();
    var exp = require_lib51();
    var PI = require_lib79();
    function finiteHalfGammaQ(a, x) {
      var half;
      var term;
      var sum;
      var e;
      var n;
      e = erfc2(sqrt(x));
      if (e !== 0 && a > 1) {
        term = exp(-x) / sqrt(PI * x);
        term *= x;
        half = 0.5;
        term /= half;
        sum = term;
        for (n = 2; n < a; ++n) {
          term /= n - half;
          term *= x;
          sum += term;
        }
        e += sum;
      }
      return e;
    }
    module.exports = finiteHalfGammaQ;
  }
});

// node_modules/@stdlib/constants-float64-min-ln/lib/index.js
var require_lib105 = __commonJS({
  "node_modules/@stdlib/constants-float64-min-ln/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MIN_LN = -708.3964185322641;
    module.exports = FLOAT64_MIN_LN;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/full_igamma_prefix.js
var require_full_igamma_prefix = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/full_igamma_prefix.js"(exports, module) {
    "use strict";
    var exp = require_lib51();
    var pow = require_lib68();
    var ln = require_lib96();
    var MAX_LN = require_lib100();
    var MIN_LN = require_lib105();
    function fullIGammaPrefix(a, z) {
      var prefix;
      var alz;
      alz = a * ln(z);
      if (z >= 1) {
        if (alz < MAX_LN && -z > MIN_LN) {
          prefix = pow(z, a) * exp(-z);
        } else if (a >= 1) {
          prefix = pow(z / exp(z / a), a);
        } else {
          prefix = exp(alz - z);
        }
      } else {
        if (alz > MIN_LN) {
          prefix = pow(z, a) * exp(-z);
        } else if (z / a < MAX_LN) {
          prefix = pow(z / exp(z / a), a);
        } else {
          prefix = exp(alz - z);
        }
      }
      return prefix;
    }
    module.exports = fullIGammaPrefix;
  }
});

// node_modules/@stdlib/math-base-tools-evalpoly/lib/main.js
var require_main72 = __commonJS({
  "node_modules/@stdlib/math-base-tools-evalpoly/lib/main.js"(exports, module) {
    "use strict";
    function evalpoly(c, x) {
      var p;
      var i;
      i = c.length;
      if (i < 2 || x === 0) {
        if (i === 0) {
          return 0;
        }
        return c[0];
      }
      i -= 1;
      p = c[i] * x + c[i - 1];
      i -= 2;
      while (i >= 0) {
        p = p * x + c[i];
        i -= 1;
      }
      return p;
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/function-ctor/lib/main.js
var require_main73 = __commonJS({
  "node_modules/@stdlib/function-ctor/lib/main.js"(exports, module) {
    "use strict";
    var Fcn = Function;
    module.exports = Fcn;
  }
});

// node_modules/@stdlib/function-ctor/lib/index.js
var require_lib106 = __commonJS({
  "node_modules/@stdlib/function-ctor/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main73();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-tools-evalpoly/lib/factory.js
var require_factory = __commonJS({
  "node_modules/@stdlib/math-base-tools-evalpoly/lib/factory.js"(exports, module) {
    "use strict";
    var Fcn = require_lib106();
    var evalpoly = require_main72();
    function factory(c) {
      var f;
      var n;
      var m;
      var i;
      if (c.length > 500) {
        return polyval;
      }
      f = "return function evalpoly(x){";
      n = c.length;
      if (n === 0) {
        f += "return 0.0;";
      } else if (n === 1) {
        f += "return " + c[0] + ";";
      } else {
        f += "if(x===0.0){return " + c[0] + ";}";
        f += "return " + c[0];
        m = n - 1;
        for (i = 1; i < n; i++) {
          f += "+x*";
          if (i < m) {
            f += "(";
          }
          f += c[i];
        }
        for (i = 0; i < m - 1; i++) {
          f += ")";
        }
        f += ";";
      }
      f += "}";
      f += "//# sourceURL=evalpoly.factory.js";
      return new Fcn(f)();
      function polyval(x) {
        return evalpoly(c, x);
      }
    }
    module.exports = factory;
  }
});

// node_modules/@stdlib/math-base-tools-evalpoly/lib/index.js
var require_lib107 = __commonJS({
  "node_modules/@stdlib/math-base-tools-evalpoly/lib/index.js"(exports, module) {
    "use strict";
    var setReadOnly = require_lib19();
    var main = require_main72();
    var factory = require_factory();
    setReadOnly(main, "factory", factory);
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-log1pmx/lib/log1p_series.js
var require_log1p_series = __commonJS({
  "node_modules/@stdlib/math-base-special-log1pmx/lib/log1p_series.js"(exports, module) {
    "use strict";
    function log1pSeries(x) {
      var mMult = -x;
      var mProd = -1;
      var k = 0;
      return next;
      function next() {
        mProd *= mMult;
        k += 1;
        return mProd / k;
      }
    }
    module.exports = log1pSeries;
  }
});

// node_modules/@stdlib/math-base-special-log1pmx/lib/main.js
var require_main74 = __commonJS({
  "node_modules/@stdlib/math-base-special-log1pmx/lib/main.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var ln = require_lib96();
    var FLOAT_EPS = require_lib70();
    var sumSeries = require_lib104();
    var log1pSeries = require_log1p_series();
    function log1pmx(x) {
      var opts;
      var ax;
      if (x <= -1) {
        return NaN;
      }
      ax = abs(x);
      if (ax > 0.95) {
        return ln(1 + x) - x;
      }
      if (ax < FLOAT_EPS) {
        return -x * x / 2;
      }
      opts = {
        "initialValue": -x
      };
      return sumSeries(log1pSeries(x), opts);
    }
    module.exports = log1pmx;
  }
});

// node_modules/@stdlib/math-base-special-log1pmx/lib/index.js
var require_lib108 = __commonJS({
  "node_modules/@stdlib/math-base-special-log1pmx/lib/index.js"(exports, module) {
    "use strict";
    var log1pmx = require_main74();
    module.exports = log1pmx;
  }
});

// node_modules/@stdlib/constants-float64-two-pi/lib/index.js
var require_lib109 = __commonJS({
  "node_modules/@stdlib/constants-float64-two-pi/lib/index.js"(exports, module) {
    "use strict";
    var TWO_PI = 6.283185307179586;
    module.exports = TWO_PI;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c0.js
var require_polyval_c0 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c0.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -0.3333333333333333;
      }
      return -0.3333333333333333 + x * (0.08333333333333333 + x * (-0.014814814814814815 + x * (0.0011574074074074073 + x * (3527336860670194e-19 + x * (-1787551440329218e-19 + x * (3919263178522438e-20 + x * (-21854485106799924e-22 + x * (-185406221071516e-20 + x * (8296711340953087e-22 + x * (-17665952736826078e-23 + x * (6707853543401498e-24 + x * (10261809784240309e-24 + x * (-4382036018453353e-24 + x * 914769958223679e-24)))))))))))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c1.js
var require_polyval_c1 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c1.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -0.001851851851851852;
      }
      return -0.001851851851851852 + x * (-0.003472222222222222 + x * (0.0026455026455026454 + x * (-9902263374485596e-19 + x * (20576131687242798e-20 + x * (-4018775720164609e-22 + x * (-18098550334489977e-21 + x * (764916091608111e-20 + x * (-16120900894563446e-22 + x * (4647127802807434e-24 + x * (1378633446915721e-22 + x * (-5752545603517705e-23 + x * 11951628599778148e-24)))))))))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c2.js
var require_polyval_c2 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c2.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 0.004133597883597883;
      }
      return 0.004133597883597883 + x * (-0.0026813271604938273 + x * (7716049382716049e-19 + x * (20093878600823047e-22 + x * (-10736653226365161e-20 + x * (52923448829120125e-21 + x * (-12760635188618728e-21 + x * (3423578734096138e-23 + x * (13721957309062932e-22 + x * (-6298992138380055e-22 + x * 14280614206064242e-23)))))))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c3.js
var require_polyval_c3 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c3.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 6494341563786008e-19;
      }
      return 6494341563786008e-19 + x * (22947209362139917e-20 + x * (-4691894943952557e-19 + x * (26772063206283885e-20 + x * (-7561801671883977e-20 + x * (-2396505113867297e-22 + x * (11082654115347302e-21 + x * (-56749528269915965e-22 + x * 14230900732435883e-22)))))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c4.js
var require_polyval_c4 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c4.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -8618882909167117e-19;
      }
      return -8618882909167117e-19 + x * (7840392217200666e-19 + x * (-2990724803031902e-19 + x * (-14638452578843418e-22 + x * (6641498215465122e-20 + x * (-3968365047179435e-20 + x * 11375726970678419e-21)))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c5.js
var require_polyval_c5 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c5.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -33679855336635813e-20;
      }
      return -33679855336635813e-20 + x * (-6972813758365858e-20 + x * (2772753244959392e-19 + x * (-19932570516188847e-20 + x * (6797780477937208e-20 + x * (1419062920643967e-22 + x * (-13594048189768693e-21 + x * (8018470256334202e-21 + x * -2291481176508095e-21)))))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c6.js
var require_polyval_c6 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c6.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 5313079364639922e-19;
      }
      return 5313079364639922e-19 + x * (-5921664373536939e-19 + x * (2708782096718045e-19 + x * (7902353232660328e-22 + x * (-8153969367561969e-20 + x * (561168275310625e-19 + x * -18329116582843375e-21)))));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c7.js
var require_polyval_c7 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c7.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return 34436760689237765e-20;
      }
      return 34436760689237765e-20 + x * (5171790908260592e-20 + x * (-33493161081142234e-20 + x * (2812695154763237e-19 + x * -10976582244684731e-20)));
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c8.js
var require_polyval_c8 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/polyval_c8.js"(exports, module) {
    "use strict";
    function evalpoly(x) {
      if (x === 0) {
        return -6526239185953094e-19;
      }
      return -6526239185953094e-19 + x * (8394987206720873e-19 + x * -438297098541721e-18);
    }
    module.exports = evalpoly;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/igamma_temme_large.js
var require_igamma_temme_large = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/igamma_temme_large.js"(exports, module) {
    "use strict";
    var evalpoly = require_lib107();
    var log1pmx = require_lib108();
    var erfc2 = require_lib53();
    var sqrt = require_lib58();
    var exp = require_lib51();
    var TWO_PI = require_lib109();
    var polyvalC0 = require_polyval_c0();
    var polyvalC1 = require_polyval_c1();
    var polyvalC2 = require_polyval_c2();
    var polyvalC3 = require_polyval_c3();
    var polyvalC4 = require_polyval_c4();
    var polyvalC5 = require_polyval_c5();
    var polyvalC6 = require_polyval_c6();
    var polyvalC7 = require_polyval_c7();
    var polyvalC8 = require_polyval_c8();
    var workspace = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    function igammaTemmeLarge(a, x) {
      var result;
      var sigma;
      var phi;
      var y;
      var z;
      sigma = (x - a) / a;
      phi = -log1pmx(sigma);
      y = a * phi;
      z = sqrt(2 * phi);
      if (x < a) {
        z = -z;
      }
      workspace[0] = polyvalC0(z);
      workspace[1] = polyvalC1(z);
      workspace[2] = polyvalC2(z);
      workspace[3] = polyvalC3(z);
      workspace[4] = polyvalC4(z);
      workspace[5] = polyvalC5(z);
      workspace[6] = polyvalC6(z);
      workspace[7] = polyvalC7(z);
      workspace[8] = polyvalC8(z);
      workspace[9] = -5967612901927463e-19;
      result = evalpoly(workspace, 1 / a);
      result *= exp(-y) / sqrt(TWO_PI * a);
      if (x < a) {
        result = -result;
      }
      result += erfc2(sqrt(y)) / 2;
      return result;
    }
    module.exports = igammaTemmeLarge;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/lower_incomplete_gamma_series.js
var require_lower_incomplete_gamma_series = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/lower_incomplete_gamma_series.js"(exports, module) {
    "use strict";
    function lowerIncompleteGammaSeries(a1, z1) {
      var result = 1;
      var a = a1;
      var z = z1;
      return next;
      function next() {
        var r = result;
        a += 1;
        result *= z / a;
        return r;
      }
    }
    module.exports = lowerIncompleteGammaSeries;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/lower_gamma_series.js
var require_lower_gamma_series = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/lower_gamma_series.js"(exports, module) {
    "use strict";
    var sumSeries = require_lib104();
    var lowerIncompleteGammaSeries = require_lower_incomplete_gamma_series();
    function lowerGammaSeries(a, z, initialValue) {
      var result;
      var s;
      initialValue = initialValue || 0;
      s = lowerIncompleteGammaSeries(a, z);
      result = sumSeries(s, {
        "initialValue": initialValue
      });
      return result;
    }
    module.exports = lowerGammaSeries;
  }
});

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/rational_pq.js
var require_rational_pq4 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/rational_pq.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return Infinity;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = 709811.662581658 + x * (679979.8474157227 + x * (293136.7857211597 + x * (74887.54032914672 + x * (12555.290582413863 + x * (1443.4299244417066 + x * (115.24194596137347 + x * (6.309239205732627 + x * (0.22668404630224365 + x * (0.004826466289237662 + x * 4624429436045379e-20)))))))));
        s2 = 0 + x * (362880 + x * (1026576 + x * (1172700 + x * (723680 + x * (269325 + x * (63273 + x * (9450 + x * (870 + x * (45 + x * 1)))))))));
      } else {
        x = 1 / x;
        s1 = 4624429436045379e-20 + x * (0.004826466289237662 + x * (0.22668404630224365 + x * (6.309239205732627 + x * (115.24194596137347 + x * (1443.4299244417066 + x * (12555.290582413863 + x * (74887.54032914672 + x * (293136.7857211597 + x * (679979.8474157227 + x * 709811.662581658)))))))));
        s2 = 1 + x * (45 + x * (870 + x * (9450 + x * (63273 + x * (269325 + x * (723680 + x * (1172700 + x * (1026576 + x * (362880 + x * 0)))))))));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/main.js
var require_main75 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/main.js"(exports, module) {
    "use strict";
    var gammaLanczosSumExpGScaled = require_rational_pq4();
    module.exports = gammaLanczosSumExpGScaled;
  }
});

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/index.js
var require_lib110 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-lanczos-sum-expg-scaled/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main75();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/regularised_gamma_prefix.js
var require_regularised_gamma_prefix = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/regularised_gamma_prefix.js"(exports, module) {
    "use strict";
    var lanczosSumExpGScaled = require_lib110();
    var gammaln3 = require_lib99();
    var gamma2 = require_lib90();
    var log1pmx = require_lib108();
    var sqrt = require_lib58();
    var abs = require_lib46();
    var exp = require_lib51();
    var pow = require_lib68();
    var max = require_lib73();
    var min = require_lib75();
    var ln = require_lib96();
    var FLOAT64_MAX = require_lib76();
    var MAX_LN = require_lib100();
    var MIN_LN = require_lib105();
    var G = require_lib94();
    var E2 = require_lib69();
    function regularisedGammaPrefix(a, z) {
      var prefix;
      var amza;
      var agh;
      var alz;
      var amz;
      var sq;
      var d;
      agh = a + G - 0.5;
      d = (z - a - G + 0.5) / agh;
      if (a < 1) {
        if (z <= MIN_LN || a < 1 / FLOAT64_MAX) {
          return exp(a * ln(z) - z - gammaln3(a));
        }
        return pow(z, a) * exp(-z) / gamma2(a);
      }
      if (abs(d * d * a) <= 100 && a > 150) {
        prefix = a * log1pmx(d) + z * (0.5 - G) / agh;
        prefix = exp(prefix);
      } else {
        alz = a * ln(z / agh);
        amz = a - z;
        if (min(alz, amz) <= MIN_LN || max(alz, amz) >= MAX_LN) {
          amza = amz / a;
          if (min(alz, amz) / 2 > MIN_LN && max(alz, amz) / 2 < MAX_LN) {
            sq = pow(z / agh, a / 2) * exp(amz / 2);
            prefix = sq * sq;
          } else if (min(alz, amz) / 4 > MIN_LN && max(alz, amz) / 4 < MAX_LN && z > a) {
            sq = pow(z / agh, a / 4) * exp(amz / 4);
            prefix = sq * sq;
            prefix *= prefix;
          } else if (amza > MIN_LN && amza < MAX_LN) {
            prefix = pow(z * exp(amza) / agh, a);
          } else {
            prefix = exp(alz + amz);
          }
        } else {
          prefix = pow(z / agh, a) * exp(amz);
        }
      }
      prefix *= sqrt(agh / E2) / lanczosSumExpGScaled(a);
      return prefix;
    }
    module.exports = regularisedGammaPrefix;
  }
});

// node_modules/@stdlib/math-base-special-powm1/lib/main.js
var require_main76 = __commonJS({
  "node_modules/@stdlib/math-base-special-powm1/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var isinfinite = require_lib12();
    var abs = require_lib46();
    var expm1 = require_lib56();
    var ln = require_lib96();
    var pow = require_lib68();
    var trunc = require_lib4();
    function powm1(b, x) {
      var result;
      var y;
      if (isnan(b) || isnan(x)) {
        return NaN;
      }
      if (x === 0) {
        return 0;
      }
      if (b === 0) {
        return -1;
      }
      if (b < 0 && x % 2 === 0) {
        b = -b;
      }
      if (b > 0) {
        if (abs(x * (b - 1)) < 0.5 || abs(x) < 0.2) {
          y = ln(b) * x;
          if (y < 0.5) {
            return expm1(y);
          }
        }
      } else if (trunc(x) !== x) {
        return NaN;
      }
      result = pow(b, x) - 1;
      if (isinfinite(result) || isnan(result)) {
        return NaN;
      }
      return result;
    }
    module.exports = powm1;
  }
});

// node_modules/@stdlib/math-base-special-powm1/lib/index.js
var require_lib111 = __commonJS({
  "node_modules/@stdlib/math-base-special-powm1/lib/index.js"(exports, module) {
    "use strict";
    var powm1 = require_main76();
    module.exports = powm1;
  }
});

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p1q1.js
var require_rational_p1q1 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p1q1.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return -0.01803556856784494;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = -0.01803556856784494 + x * (0.02512664961998968 + x * (0.049410315156753225 + x * (0.0172491608709614 + x * (-2594535632054381e-19 + x * (-5410098692152044e-19 + x * (-3245886498259485e-20 + x * 0))))));
        s2 = 1 + x * (1.962029871977952 + x * (1.4801966942423133 + x * (0.5413914320717209 + x * (0.09885042511280101 + x * (0.008213096746488934 + x * (22493629192211576e-20 + x * -22335276320861708e-23))))));
      } else {
        x = 1 / x;
        s1 = 0 + x * (-3245886498259485e-20 + x * (-5410098692152044e-19 + x * (-2594535632054381e-19 + x * (0.0172491608709614 + x * (0.049410315156753225 + x * (0.02512664961998968 + x * -0.01803556856784494))))));
        s2 = -22335276320861708e-23 + x * (22493629192211576e-20 + x * (0.008213096746488934 + x * (0.09885042511280101 + x * (0.5413914320717209 + x * (1.4801966942423133 + x * (1.962029871977952 + x * 1))))));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p2q2.js
var require_rational_p2q2 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p2q2.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return 0.04906224540690395;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = 0.04906224540690395 + x * (-0.09691175301595212 + x * (-0.4149833583594954 + x * (-0.4065671242119384 + x * (-0.1584135863906922 + x * (-0.024014982064857155 + x * -0.0010034668769627955)))));
        s2 = 1 + x * (3.0234982984646304 + x * (3.4873958536072385 + x * (1.9141558827442668 + x * (0.5071377386143635 + x * (0.05770397226904519 + x * 0.001957681026011072)))));
      } else {
        x = 1 / x;
        s1 = -0.0010034668769627955 + x * (-0.024014982064857155 + x * (-0.1584135863906922 + x * (-0.4065671242119384 + x * (-0.4149833583594954 + x * (-0.09691175301595212 + x * 0.04906224540690395)))));
        s2 = 0.001957681026011072 + x * (0.05770397226904519 + x * (0.5071377386143635 + x * (1.9141558827442668 + x * (3.4873958536072385 + x * (3.0234982984646304 + x * 1)))));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p3q3.js
var require_rational_p3q3 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma1pm1/lib/rational_p3q3.js"(exports, module) {
    "use strict";
    function evalrational(x) {
      var ax;
      var s1;
      var s2;
      if (x === 0) {
        return -0.029232972183027003;
      }
      if (x < 0) {
        ax = -x;
      } else {
        ax = x;
      }
      if (ax <= 1) {
        s1 = -0.029232972183027003 + x * (0.14421626775719232 + x * (-0.14244039073863127 + x * (0.05428096940550536 + x * (-0.008505359768683364 + x * (4311713426792973e-19 + x * 0)))));
        s2 = 1 + x * (-1.5016935605448505 + x * (0.846973248876495 + x * (-0.22009515181499575 + x * (0.02558279715597587 + x * (-0.0010066679553914337 + x * -8271935218912905e-22)))));
      } else {
        x = 1 / x;
        s1 = 0 + x * (4311713426792973e-19 + x * (-0.008505359768683364 + x * (0.05428096940550536 + x * (-0.14244039073863127 + x * (0.14421626775719232 + x * -0.029232972183027003)))));
        s2 = -8271935218912905e-22 + x * (-0.0010066679553914337 + x * (0.02558279715597587 + x * (-0.22009515181499575 + x * (0.846973248876495 + x * (-1.5016935605448505 + x * 1)))));
      }
      return s1 / s2;
    }
    module.exports = evalrational;
  }
});

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/lgamma_small_imp.js
var require_lgamma_small_imp = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma1pm1/lib/lgamma_small_imp.js"(exports, module) {
    "use strict";
    var ln = require_lib96();
    var EPS = require_lib70();
    var rateval1 = require_rational_p1q1();
    var rateval2 = require_rational_p2q2();
    var rateval3 = require_rational_p3q3();
    var Y1 = 0.15896368026733398;
    var Y2 = 0.5281534194946289;
    var Y3 = 0.45201730728149414;
    function lgammaSmallImp(z, zm1, zm2) {
      var prefix;
      var result;
      var r;
      var R;
      if (z < EPS) {
        return -ln(z);
      }
      if (zm1 === 0 || zm2 === 0) {
        return 0;
      }
      result = 0;
      if (z > 2) {
        if (z >= 3) {
          do {
            z -= 1;
            zm2 -= 1;
            result += ln(z);
          } while (z >= 3);
          zm2 = z - 2;
        }
        r = zm2 * (z + 1);
        R = rateval1(zm2);
        result += r * Y1 + r * R;
        return result;
      }
      if (z < 1) {
        result += -ln(z);
        zm2 = zm1;
        zm1 = z;
        z += 1;
      }
      if (z <= 1.5) {
        r = rateval2(zm1);
        prefix = zm1 * zm2;
        result += prefix * Y2 + prefix * r;
        return result;
      }
      r = zm2 * zm1;
      R = rateval3(-zm2);
      result += r * Y3 + r * R;
      return result;
    }
    module.exports = lgammaSmallImp;
  }
});

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/main.js
var require_main77 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma1pm1/lib/main.js"(exports, module) {
    "use strict";
    var gamma2 = require_lib90();
    var expm1 = require_lib56();
    var log1p = require_lib57();
    var isnan = require_lib();
    var lgammaSmallImp = require_lgamma_small_imp();
    function gamma1pm1(x) {
      if (isnan(x)) {
        return NaN;
      }
      if (x < 0) {
        if (x < -0.5) {
          return gamma2(1 + x) - 1;
        }
        return expm1(-log1p(x) + lgammaSmallImp(x + 2, x + 1, x));
      }
      if (x < 2) {
        return expm1(lgammaSmallImp(x + 1, x, x - 1));
      }
      return gamma2(1 + x) - 1;
    }
    module.exports = gamma1pm1;
  }
});

// node_modules/@stdlib/math-base-special-gamma1pm1/lib/index.js
var require_lib112 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma1pm1/lib/index.js"(exports, module) {
    "use strict";
    var gamma1pm1 = require_main77();
    module.exports = gamma1pm1;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/small_gamma2_series.js
var require_small_gamma2_series = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/small_gamma2_series.js"(exports, module) {
    "use strict";
    function smallGamma2Series(a, x) {
      var result;
      var apn;
      var n;
      var r;
      result = -x;
      x = -x;
      apn = a + 1;
      n = 1;
      return next;
      function next() {
        r = result / apn;
        result *= x;
        n += 1;
        result /= n;
        apn += 1;
        return r;
      }
    }
    module.exports = smallGamma2Series;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_small_upper_part.js
var require_tgamma_small_upper_part = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/tgamma_small_upper_part.js"(exports, module) {
    "use strict";
    var powm1 = require_lib111();
    var sumSeries = require_lib104();
    var gamma1pm1 = require_lib112();
    var smallGamma2Series = require_small_gamma2_series();
    function tgammaSmallUpperPart(a, x, invert) {
      var initialValue;
      var result;
      var pgam;
      var p;
      var s;
      result = gamma1pm1(a);
      pgam = (result + 1) / a;
      p = powm1(x, a);
      result -= p;
      result /= a;
      s = smallGamma2Series(a, x);
      p += 1;
      initialValue = invert ? pgam : 0;
      result = -p * sumSeries(s, {
        "initialValue": (initialValue - result) / p
      });
      if (invert) {
        result = -result;
      }
      return [result, pgam];
    }
    module.exports = tgammaSmallUpperPart;
  }
});

// node_modules/@stdlib/constants-float32-smallest-normal/lib/index.js
var require_lib113 = __commonJS({
  "node_modules/@stdlib/constants-float32-smallest-normal/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT32_SMALLEST_NORMAL = 11754943508222875e-54;
    module.exports = FLOAT32_SMALLEST_NORMAL;
  }
});

// node_modules/@stdlib/math-base-tools-continued-fraction/lib/generators.js
var require_generators2 = __commonJS({
  "node_modules/@stdlib/math-base-tools-continued-fraction/lib/generators.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var FLOAT32_SMALLEST_NORMAL = require_lib113();
    var EPS = require_lib70();
    var MAX_ITER = 1e6;
    function continuedFractionA(gen, factor, maxIter) {
      var isgenerator;
      var delta;
      var a0;
      var f;
      var C2;
      var D2;
      var v;
      isgenerator = typeof gen.next === "function";
      v = isgenerator ? gen.next().value : gen();
      f = v[1];
      a0 = v[0];
      if (f === 0) {
        f = FLOAT32_SMALLEST_NORMAL;
      }
      C2 = f;
      D2 = 0;
      if (isgenerator === true) {
        do {
          v = gen.next().value;
          if (v) {
            D2 = v[1] + v[0] * D2;
            if (D2 === 0) {
              D2 = FLOAT32_SMALLEST_NORMAL;
            }
            C2 = v[1] + v[0] / C2;
            if (C2 === 0) {
              C2 = FLOAT32_SMALLEST_NORMAL;
            }
            D2 = 1 / D2;
            delta = C2 * D2;
            f *= delta;
          }
        } while (abs(delta - 1) > factor && --maxIter);
      } else {
        do {
          v = gen();
          if (v) {
            D2 = v[1] + v[0] * D2;
            if (D2 === 0) {
              D2 = FLOAT32_SMALLEST_NORMAL;
            }
            C2 = v[1] + v[0] / C2;
            if (C2 === 0) {
              C2 = FLOAT32_SMALLEST_NORMAL;
            }
            D2 = 1 / D2;
            delta = C2 * D2;
            f *= delta;
          }
        } while (v && abs(delta - 1) > factor && --maxIter);
      }
      return a0 / f;
    }
    function continuedFractionB(gen, factor, maxIter) {
      var isgenerator;
      var delta;
      var f;
      var C2;
      var D2;
      var v;
      isgenerator = typeof gen.next === "function";
      v = isgenerator ? gen.next().value : gen();
      f = v[1];
      if (f === 0) {
        f = FLOAT32_SMALLEST_NORMAL;
      }
      C2 = f;
      D2 = 0;
      if (isgenerator === true) {
        do {
          v = gen.next().value;
          if (v) {
            D2 = v[1] + v[0] * D2;
            if (D2 === 0) {
              D2 = FLOAT32_SMALLEST_NORMAL;
            }
            C2 = v[1] + v[0] / C2;
            if (C2 === 0) {
              C2 = FLOAT32_SMALLEST_NORMAL;
            }
            D2 = 1 / D2;
            delta = C2 * D2;
            f *= delta;
          }
        } while (v && abs(delta - 1) > factor && --maxIter);
      } else {
        do {
          v = gen();
          if (v) {
            D2 = v[1] + v[0] * D2;
            if (D2 === 0) {
              D2 = FLOAT32_SMALLEST_NORMAL;
            }
            C2 = v[1] + v[0] / C2;
            if (C2 === 0) {
              C2 = FLOAT32_SMALLEST_NORMAL;
            }
            D2 = 1 / D2;
            delta = C2 * D2;
            f *= delta;
          }
        } while (v && abs(delta - 1) > factor && --maxIter);
      }
      return f;
    }
    function continuedFraction(generator, options) {
      var maxIter;
      var opts;
      var eps;
      opts = {};
      if (arguments.length > 1) {
        opts = options;
      }
      maxIter = opts.maxIter || MAX_ITER;
      eps = opts.tolerance || EPS;
      if (opts.keep) {
        return continuedFractionB(generator, eps, maxIter);
      }
      return continuedFractionA(generator, eps, maxIter);
    }
    module.exports = continuedFraction;
  }
});

// node_modules/@stdlib/math-base-tools-continued-fraction/lib/basic.js
var require_basic2 = __commonJS({
  "node_modules/@stdlib/math-base-tools-continued-fraction/lib/basic.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var EPS = require_lib70();
    var FLOAT32_SMALLEST_NORMAL = require_lib113();
    var MAX_ITER = 1e6;
    function continuedFractionA(gen, factor, maxIter) {
      var delta;
      var a0;
      var C2;
      var D2;
      var f;
      var v;
      v = gen();
      f = v[1];
      a0 = v[0];
      if (f === 0) {
        f = FLOAT32_SMALLEST_NORMAL;
      }
      C2 = f;
      D2 = 0;
      do {
        v = gen();
        if (v) {
          D2 = v[1] + v[0] * D2;
          if (D2 === 0) {
            D2 = FLOAT32_SMALLEST_NORMAL;
          }
          C2 = v[1] + v[0] / C2;
          if (C2 === 0) {
            C2 = FLOAT32_SMALLEST_NORMAL;
          }
          D2 = 1 / D2;
          delta = C2 * D2;
          f *= delta;
        }
      } while (v && abs(delta - 1) > factor && --maxIter);
      return a0 / f;
    }
    function continuedFractionB(gen, factor, maxIter) {
      var delta;
      var C2;
      var D2;
      var f;
      var v;
      v = gen();
      f = v[1];
      if (f === 0) {
        f = FLOAT32_SMALLEST_NORMAL;
      }
      C2 = f;
      D2 = 0;
      do {
        v = gen();
        if (v) {
          D2 = v[1] + v[0] * D2;
          if (D2 === 0) {
            D2 = FLOAT32_SMALLEST_NORMAL;
          }
          C2 = v[1] + v[0] / C2;
          if (C2 === 0) {
            C2 = FLOAT32_SMALLEST_NORMAL;
          }
          D2 = 1 / D2;
          delta = C2 * D2;
          f *= delta;
        }
      } while (v && abs(delta - 1) > factor && --maxIter);
      return f;
    }
    function continuedFraction(generator, options) {
      var maxIter;
      var opts;
      var eps;
      opts = {};
      if (arguments.length > 1) {
        opts = options;
      }
      eps = opts.tolerance || EPS;
      maxIter = opts.maxIter || MAX_ITER;
      if (opts.keep) {
        return continuedFractionB(generator, eps, maxIter);
      }
      return continuedFractionA(generator, eps, maxIter);
    }
    module.exports = continuedFraction;
  }
});

// node_modules/@stdlib/math-base-tools-continued-fraction/lib/index.js
var require_lib114 = __commonJS({
  "node_modules/@stdlib/math-base-tools-continued-fraction/lib/index.js"(exports, module) {
    "use strict";
    var hasGeneratorSupport = require_lib103();
    var generator = require_generators2();
    var basic = require_basic2();
    var continuedFraction;
    if (hasGeneratorSupport()) {
      continuedFraction = generator;
    } else {
      continuedFraction = basic;
    }
    module.exports = continuedFraction;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/upper_incomplete_gamma_fract.js
var require_upper_incomplete_gamma_fract = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/upper_incomplete_gamma_fract.js"(exports, module) {
    "use strict";
    function upperIncompleteGammaFract(a1, z1) {
      var z = z1 - a1 + 1;
      var a = a1;
      var k = 0;
      return next;
      function next() {
        k += 1;
        z += 2;
        return [
          k * (a - k),
          z
        ];
      }
    }
    module.exports = upperIncompleteGammaFract;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/upper_gamma_fraction.js
var require_upper_gamma_fraction = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/upper_gamma_fraction.js"(exports, module) {
    "use strict";
    var continuedFraction = require_lib114();
    var upperIncompleteGammaFract = require_upper_incomplete_gamma_fract();
    function upperGammaFraction(a, z) {
      var f = upperIncompleteGammaFract(a, z);
      return 1 / (z - a + 1 + continuedFraction(f));
    }
    module.exports = upperGammaFraction;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/igamma_final.js
var require_igamma_final = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/igamma_final.js"(exports, module) {
    "use strict";
    var floor = require_lib2();
    var gamma2 = require_lib90();
    var abs = require_lib46();
    var pow = require_lib68();
    var ln = require_lib96();
    var SQRT_EPSILON = require_lib101();
    var FLOAT64_MAX = require_lib76();
    var MAX_LN = require_lib100();
    var tgammaILargeX = require_tgamma_i_large_x();
    var finiteGammaQ = require_finite_gamma_q();
    var finiteHalfGammaQ = require_finite_half_gamma_q();
    var fullIGammaPrefix = require_full_igamma_prefix();
    var igammaTemmeLarge = require_igamma_temme_large();
    var lowerGammaSeries = require_lower_gamma_series();
    var regularisedGammaPrefix = require_regularised_gamma_prefix();
    var tgammaSmallUpperPart = require_tgamma_small_upper_part();
    var upperGammaFraction = require_upper_gamma_fraction();
    function igammaFinal(x, a, regularized, upper) {
      var optimisedInvert;
      var evalMethod;
      var isHalfInt;
      var initValue;
      var useTemme;
      var isSmallA;
      var result;
      var invert;
      var isInt;
      var sigma;
      var res;
      var gam;
      var fa;
      var g;
      result = 0;
      invert = upper;
      isSmallA = a < 30 && a <= x + 1 && x < MAX_LN;
      if (isSmallA) {
        fa = floor(a);
        isInt = fa === a;
        isHalfInt = isInt ? false : abs(fa - a) === 0.5;
      } else {
        isInt = false;
        isHalfInt = false;
      }
      if (isInt && x > 0.6) {
        invert = !invert;
        evalMethod = 0;
      } else if (isHalfInt && x > 0.2) {
        invert = !invert;
        evalMethod = 1;
      } else if (x < SQRT_EPSILON && a > 1) {
        evalMethod = 6;
      } else if (x > 1e3 && (a < x || abs(a - 50) / x < 1)) {
        invert = !invert;
        evalMethod = 7;
      } else if (x < 0.5) {
        if (-0.4 / ln(x) < a) {
          evalMethod = 2;
        } else {
          evalMethod = 3;
        }
      } else if (x < 1.1) {
        if (x * 0.75 < a) {
          evalMethod = 2;
        } else {
          evalMethod = 3;
        }
      } else {
        useTemme = false;
        if (regularized && a > 20) {
          sigma = abs((x - a) / a);
          if (a > 200) {
            if (20 / a > sigma * sigma) {
              useTemme = true;
            }
          } else if (sigma < 0.4) {
            useTemme = true;
          }
        }
        if (useTemme) {
          evalMethod = 5;
        } else if (x - 1 / (3 * x) < a) {
          evalMethod = 2;
        } else {
          evalMethod = 4;
          invert = !invert;
        }
      }
      switch (evalMethod) {
        case 0:
          result = finiteGammaQ(a, x);
          if (regularized === false) {
            result *= gamma2(a);
          }
          break;
        case 1:
          result = finiteHalfGammaQ(a, x);
          if (regularized === false) {
            result *= gamma2(a);
          }
          break;
        case 2:
          result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
          if (result !== 0) {
            initValue = 0;
            optimisedInvert = false;
            if (invert) {
              initValue = regularized ? 1 : gamma2(a);
              if (regularized || result >= 1 || FLOAT64_MAX * result > initValue) {
                initValue /= result;
                if (regularized || a < 1 || FLOAT64_MAX / a > initValue) {
                  initValue *= -a;
                  optimisedInvert = true;
                } else {
                  initValue = 0;
                }
              } else {
                initValue = 0;
              }
            }
            result *= lowerGammaSeries(a, x, initValue) / a;
            if (optimisedInvert) {
              invert = false;
              result = -result;
            }
          }
          break;
        case 3:
          invert = !invert;
          res = tgammaSmallUpperPart(a, x, invert);
          result = res[0];
          g = res[1];
          invert = false;
          if (regularized) {
            result /= g;
          }
          break;
        case 4:
          result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
          if (result !== 0) {
            result *= upperGammaFraction(a, x);
          }
          break;
        case 5:
          result = igammaTemmeLarge(a, x);
          if (x >= a) {
            invert = !invert;
          }
          break;
        case 6:
          result = regularized ? pow(x, a) / gamma2(a + 1) : pow(x, a) / a;
          result *= 1 - a * x / (a + 1);
          break;
        case 7:
          result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
          result /= x;
          if (result !== 0) {
            result *= tgammaILargeX(a, x);
          }
          break;
      }
      if (regularized && result > 1) {
        result = 1;
      }
      if (invert) {
        gam = regularized ? 1 : gamma2(a);
        result = gam - result;
      }
      return result;
    }
    module.exports = igammaFinal;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/main.js
var require_main78 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/main.js"(exports, module) {
    "use strict";
    var gammaln3 = require_lib99();
    var exp = require_lib51();
    var ln = require_lib96();
    var SQRT_TWO_PI = require_lib88();
    var MAX_LN = require_lib100();
    var PINF = require_lib7();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib91();
    var igammaFinal = require_igamma_final();
    var lowerGammaSeries = require_lower_gamma_series();
    var upperGammaFraction = require_upper_gamma_fraction();
    function gammainc(x, a, regularized, upper) {
      var normalized;
      var initValue;
      var invert;
      var result;
      if (x < 0 || a <= 0) {
        return NaN;
      }
      normalized = regularized === void 0 ? true : regularized;
      invert = upper;
      if (a >= FLOAT64_MAX_NTH_FACTORIAL && !normalized) {
        if (invert && a * 4 < x) {
          result = a * ln(x) - x;
          result += ln(upperGammaFraction(a, x));
        } else if (!invert && a > 4 * x) {
          result = a * ln(x) - x;
          initValue = 0;
          result += ln(lowerGammaSeries(a, x, initValue) / a);
        } else {
          result = igammaFinal(x, a, true, invert);
          if (result === 0) {
            if (invert) {
              result = 1 + 1 / (12 * a) + 1 / (288 * a * a);
              result = ln(result) - a + (a - 0.5) * ln(a);
              result += ln(SQRT_TWO_PI);
            } else {
              result = a * ln(x) - x;
              initValue = 0;
              result += ln(lowerGammaSeries(a, x, initValue) / a);
            }
          } else {
            result = ln(result) + gammaln3(a);
          }
        }
        if (result > MAX_LN) {
          return PINF;
        }
        return exp(result);
      }
      return igammaFinal(x, a, normalized, invert);
    }
    module.exports = gammainc;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/index.js
var require_lib115 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main78();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/full_igamma_prefix.js
var require_full_igamma_prefix2 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/full_igamma_prefix.js"(exports, module) {
    "use strict";
    var exp = require_lib51();
    var pow = require_lib68();
    var ln = require_lib96();
    var MAX_LN = require_lib100();
    var MIN_LN = require_lib105();
    function fullIGammaPrefix(a, z) {
      var prefix;
      var alz;
      alz = a * ln(z);
      if (z >= 1) {
        if (alz < MAX_LN && -z > MIN_LN) {
          prefix = pow(z, a) * exp(-z);
        } else if (a >= 1) {
          prefix = pow(z / exp(z / a), a);
        } else {
          prefix = exp(alz - z);
        }
      } else if (alz > MIN_LN) {
        prefix = pow(z, a) * exp(-z);
      } else if (z / a < MAX_LN) {
        prefix = pow(z / exp(z / a), a);
      } else {
        prefix = exp(alz - z);
      }
      return prefix;
    }
    module.exports = fullIGammaPrefix;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/regularized_gamma_prefix.js
var require_regularized_gamma_prefix = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/regularized_gamma_prefix.js"(exports, module) {
    "use strict";
    var lanczosSumExpGScaled = require_lib110();
    var gammaln3 = require_lib99();
    var gamma2 = require_lib90();
    var log1p = require_lib57();
    var sqrt = require_lib58();
    var abs = require_lib46();
    var exp = require_lib51();
    var pow = require_lib68();
    var max = require_lib73();
    var min = require_lib75();
    var ln = require_lib96();
    var MAX_LN = require_lib100();
    var MIN_LN = require_lib105();
    var G = require_lib94();
    var E2 = require_lib69();
    function regularizedGammaPrefix(a, z) {
      var prefix;
      var amza;
      var agh;
      var alz;
      var amz;
      var sq;
      var d;
      agh = a + G - 0.5;
      d = (z - a - G + 0.5) / agh;
      if (a < 1) {
        if (z <= MIN_LN) {
          return exp(a * ln(z) - z - gammaln3(a));
        }
        return pow(z, a) * exp(-z) / gamma2(a);
      }
      if (abs(d * d * a) <= 100 && a > 150) {
        prefix = a * (log1p(d) - d) + z * (0.5 - G) / agh;
        prefix = exp(prefix);
      } else {
        alz = a * ln(z / agh);
        amz = a - z;
        if (min(alz, amz) <= MIN_LN || max(alz, amz) >= MAX_LN) {
          amza = amz / a;
          if (min(alz, amz) / 2 > MIN_LN && max(alz, amz) / 2 < MAX_LN) {
            sq = pow(z / agh, a / 2) * exp(amz / 2);
            prefix = sq * sq;
          } else if (min(alz, amz) / 4 > MIN_LN && max(alz, amz) / 4 < MAX_LN && z > a) {
            sq = pow(z / agh, a / 4) * exp(amz / 4);
            prefix = sq * sq;
            prefix *= prefix;
          } else if (amza > MIN_LN && amza < MAX_LN) {
            prefix = pow(z * exp(amza) / agh, a);
          } else {
            prefix = exp(alz + amz);
          }
        } else {
          prefix = pow(z / agh, a) * exp(amz);
        }
      }
      prefix *= sqrt(agh / E2) / lanczosSumExpGScaled(a);
      return prefix;
    }
    module.exports = regularizedGammaPrefix;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/beta_small_b_large_a_series.js
var require_beta_small_b_large_a_series = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/beta_small_b_large_a_series.js"(exports, module) {
    "use strict";
    var gammaDeltaRatio = require_lib95();
    var factorial = require_lib92();
    var gammainc = require_lib115();
    var log1p = require_lib57();
    var abs = require_lib46();
    var pow = require_lib68();
    var ln = require_lib96();
    var MIN_VALUE = require_lib45();
    var EPSILON = require_lib70();
    var fullIGammaPrefix = require_full_igamma_prefix2();
    var regularizedGammaPrefix = require_regularized_gamma_prefix();
    var p = new Array(30);
    function betaSmallBLargeASeries(a, b, x, y, s0, mult, normalized) {
      var prefix;
      var tmp1;
      var tnp1;
      var sum;
      var b2n;
      var bm1;
      var lx2;
      var lxp;
      var mbn;
      var lx;
      var t4;
      var h;
      var j;
      var m;
      var n;
      var r;
      var t;
      var u;
      bm1 = b - 1;
      t = a + bm1 / 2;
      if (y < 0.35) {
        lx = log1p(-y);
      } else {
        lx = ln(x);
      }
      u = -t * lx;
      h = regularizedGammaPrefix(b, u);
      if (h <= MIN_VALUE) {
        return s0;
      }
      if (normalized) {
        prefix = h / gammaDeltaRatio(a, b);
        prefix /= pow(t, b);
      } else {
        prefix = fullIGammaPrefix(b, u) / pow(t, b);
      }
      prefix *= mult;
      p[0] = 1;
      j = gammainc(u, b, true, true);
      j /= h;
      sum = s0 + prefix * j;
      tnp1 = 1;
      lx2 = lx / 2;
      lx2 *= lx2;
      lxp = 1;
      t4 = 4 * t * t;
      b2n = b;
      for (n = 1; n < p.length; ++n) {
        tnp1 += 2;
        p[n] = 0;
        mbn = b - n;
        tmp1 = 3;
        for (m = 1; m < n; ++m) {
          mbn = m * b - n;
          p[n] += mbn * p[n - m] / factorial(tmp1);
          tmp1 += 2;
        }
        p[n] /= n;
        p[n] += bm1 / factorial(tnp1);
        j = (b2n * (b2n + 1) * j + (u + b2n + 1) * lxp) / t4;
        lxp *= lx2;
        b2n += 2;
        r = prefix * p[n] * j;
        sum += r;
        if (r > 1) {
          if (abs(r) < abs(EPSILON * sum)) {
            break;
          }
        } else if (abs(r / EPSILON) < abs(sum)) {
          break;
        }
      }
      return sum;
    }
    module.exports = betaSmallBLargeASeries;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/rising_factorial_ratio.js
var require_rising_factorial_ratio = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/rising_factorial_ratio.js"(exports, module) {
    "use strict";
    function risingFactorialRatio(a, b, k) {
      var result;
      var i;
      if (k === 0) {
        return 1;
      }
      result = 1;
      for (i = 0; i < k; i++) {
        result *= (a + i) / (b + i);
      }
      return result;
    }
    module.exports = risingFactorialRatio;
  }
});

// node_modules/@stdlib/math-base-special-maxabs/lib/main.js
var require_main79 = __commonJS({
  "node_modules/@stdlib/math-base-special-maxabs/lib/main.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var max = require_lib73();
    function maxabs(x, y) {
      return max(abs(x), abs(y));
    }
    module.exports = maxabs;
  }
});

// node_modules/@stdlib/math-base-special-maxabs/lib/index.js
var require_lib116 = __commonJS({
  "node_modules/@stdlib/math-base-special-maxabs/lib/index.js"(exports, module) {
    "use strict";
    var maxabs = require_main79();
    module.exports = maxabs;
  }
});

// node_modules/@stdlib/math-base-special-minabs/lib/main.js
var require_main80 = __commonJS({
  "node_modules/@stdlib/math-base-special-minabs/lib/main.js"(exports, module) {
    "use strict";
    var abs = require_lib46();
    var min = require_lib75();
    function minabs(x, y) {
      return min(abs(x), abs(y));
    }
    module.exports = minabs;
  }
});

// node_modules/@stdlib/math-base-special-minabs/lib/index.js
var require_lib117 = __commonJS({
  "node_modules/@stdlib/math-base-special-minabs/lib/index.js"(exports, module) {
    "use strict";
    var minabs = require_main80();
    module.exports = minabs;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_power_terms.js
var require_ibeta_power_terms = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_power_terms.js"(exports, module) {
    "use strict";
    var lanczosSumExpGScaled = require_lib110();
    var maxabs = require_lib116();
    var minabs = require_lib117();
    var expm1 = require_lib56();
    var log1p = require_lib57();
    var sqrt = require_lib58();
    var abs = require_lib46();
    var exp = require_lib51();
    var pow = require_lib68();
    var min = require_lib75();
    var ln = require_lib96();
    var MAX_LN = require_lib100();
    var MIN_LN = require_lib105();
    var G = require_lib94();
    var E2 = require_lib69();
    function ibetaPowerTerms(a, b, x, y, normalized) {
      var result;
      var smallA;
      var ratio;
      var agh;
      var bgh;
      var cgh;
      var l1;
      var l2;
      var l3;
      var p1;
      var b1;
      var b2;
      var c;
      var l;
      if (!normalized) {
        return pow(x, a) * pow(y, b);
      }
      c = a + b;
      agh = a + G - 0.5;
      bgh = b + G - 0.5;
      cgh = c + G - 0.5;
      result = lanczosSumExpGScaled(c);
      result /= lanczosSumExpGScaled(a) * lanczosSumExpGScaled(b);
      result *= sqrt(bgh / E2);
      result *= sqrt(agh / cgh);
      l1 = (x * b - y * agh) / agh;
      l2 = (y * a - x * bgh) / bgh;
      if (minabs(l1, l2) < 0.2) {
        if (l1 * l2 > 0 || min(a, b) < 1) {
          if (abs(l1) < 0.1) {
            result *= exp(a * log1p(l1));
          } else {
            result *= pow(x * cgh / agh, a);
          }
          if (abs(l2) < 0.1) {
            result *= exp(b * log1p(l2));
          } else {
            result *= pow(y * cgh / bgh, b);
          }
        } else if (maxabs(l1, l2) < 0.5) {
          smallA = a < b;
          ratio = b / a;
          if (smallA && ratio * l2 < 0.1 || !smallA && l1 / ratio > 0.1) {
            l3 = expm1(ratio * log1p(l2));
            l3 = l1 + l3 + l3 * l1;
            l3 = a * log1p(l3);
            result *= exp(l3);
          } else {
            l3 = expm1(log1p(l1) / ratio);
            l3 = l2 + l3 + l3 * l2;
            l3 = b * log1p(l3);
            result *= exp(l3);
          }
        } else if (abs(l1) < abs(l2)) {
          l = a * log1p(l1) + b * ln(y * cgh / bgh);
          if (l <= MIN_LN || l >= MAX_LN) {
            l += ln(result);
            if (l >= MAX_LN) {
              return NaN;
            }
            result = exp(l);
          } else {
            result *= exp(l);
          }
        } else {
          l = b * log1p(l2) + a * ln(x * cgh / agh);
          if (l <= MIN_LN || l >= MAX_LN) {
            l += ln(result);
            if (l >= MAX_LN) {
              return NaN;
            }
            result = exp(l);
          } else {
            result *= exp(l);
          }
        }
      } else {
        b1 = x * cgh / agh;
        b2 = y * cgh / bgh;
        l1 = a * ln(b1);
        l2 = b * ln(b2);
        if (l1 >= MAX_LN || l1 <= MIN_LN || l2 >= MAX_LN || l2 <= MIN_LN) {
          if (a < b) {
            p1 = pow(b2, b / a);
            l3 = a * (ln(b1) + ln(p1));
            if (l3 < MAX_LN && l3 > MIN_LN) {
              result *= pow(p1 * b1, a);
            } else {
              l2 += l1 + ln(result);
              if (l2 >= MAX_LN) {
                return NaN;
              }
              result = exp(l2);
            }
          } else {
            p1 = pow(b1, a / b);
            l3 = (ln(p1) + ln(b2)) * b;
            if (l3 < MAX_LN && l3 > MIN_LN) {
              result *= pow(p1 * b2, b);
            } else {
              l2 += l1 + ln(result);
              if (l2 >= MAX_LN) {
                return NaN;
              }
              result = exp(l2);
            }
          }
        } else {
          result *= pow(b1, a) * pow(b2, b);
        }
      }
      return result;
    }
    module.exports = ibetaPowerTerms;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_fraction2.js
var require_ibeta_fraction2 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_fraction2.js"(exports, module) {
    "use strict";
    var continuedFraction = require_lib114();
    var ibetaPowerTerms = require_ibeta_power_terms();
    var OPTS = {
      "keep": true,
      "maxIter": 1e3
    };
    function ibetaFraction2t(a, b, x, y) {
      var m = 0;
      return next;
      function next() {
        var denom;
        var aN;
        var bN;
        aN = (a + m - 1) * (a + b + m - 1) * m * (b - m) * x * x;
        denom = a + 2 * m - 1;
        aN /= denom * denom;
        bN = m;
        bN += m * (b - m) * x / (a + 2 * m - 1);
        bN += (a + m) * (a * y - b * x + 1 + m * (2 - x)) / (a + 2 * m + 1);
        m += 1;
        return [aN, bN];
      }
    }
    function ibetaFraction2(a, b, x, y, normalized, out) {
      var result;
      var fract;
      var f;
      result = ibetaPowerTerms(a, b, x, y, normalized);
      if (out) {
        out[1] = result;
      }
      if (result === 0) {
        return result;
      }
      f = ibetaFraction2t(a, b, x, y);
      fract = continuedFraction(f, OPTS);
      return result / fract;
    }
    module.exports = ibetaFraction2;
  }
});

// node_modules/@stdlib/constants-float64-max-safe-integer/lib/index.js
var require_lib118 = __commonJS({
  "node_modules/@stdlib/constants-float64-max-safe-integer/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX_SAFE_INTEGER = 9007199254740991;
    module.exports = FLOAT64_MAX_SAFE_INTEGER;
  }
});

// node_modules/@stdlib/math-base-special-gcd/lib/bitwise_binary_gcd.js
var require_bitwise_binary_gcd = __commonJS({
  "node_modules/@stdlib/math-base-special-gcd/lib/bitwise_binary_gcd.js"(exports, module) {
    "use strict";
    function gcd(a, b) {
      var k = 0;
      var t;
      if (a === 0) {
        return b;
      }
      if (b === 0) {
        return a;
      }
      while ((a & 1) === 0 && (b & 1) === 0) {
        a >>>= 1;
        b >>>= 1;
        k += 1;
      }
      while ((a & 1) === 0) {
        a >>>= 1;
      }
      while (b) {
        while ((b & 1) === 0) {
          b >>>= 1;
        }
        if (a > b) {
          t = b;
          b = a;
          a = t;
        }
        b -= a;
      }
      return a << k;
    }
    module.exports = gcd;
  }
});

// node_modules/@stdlib/math-base-special-gcd/lib/binary_gcd.js
var require_binary_gcd = __commonJS({
  "node_modules/@stdlib/math-base-special-gcd/lib/binary_gcd.js"(exports, module) {
    "use strict";
    function gcd(a, b) {
      var k = 1;
      var t;
      if (a === 0) {
        return b;
      }
      if (b === 0) {
        return a;
      }
      while (a % 2 === 0 && b % 2 === 0) {
        a /= 2;
        b /= 2;
        k *= 2;
      }
      while (a % 2 === 0) {
        a /= 2;
      }
      while (b) {
        while (b % 2 === 0) {
          b /= 2;
        }
        if (a > b) {
          t = b;
          b = a;
          a = t;
        }
        b -= a;
      }
      return k * a;
    }
    module.exports = gcd;
  }
});

// node_modules/@stdlib/math-base-special-gcd/lib/main.js
var require_main81 = __commonJS({
  "node_modules/@stdlib/math-base-special-gcd/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var isInteger = require_lib61();
    var PINF = require_lib7();
    var NINF = require_lib6();
    var INT32_MAX = require_lib77();
    var bitwise = require_bitwise_binary_gcd();
    var largeIntegers = require_binary_gcd();
    function gcd(a, b) {
      if (isnan(a) || isnan(b)) {
        return NaN;
      }
      if (a === PINF || b === PINF || a === NINF || b === NINF) {
        return NaN;
      }
      if (!(isInteger(a) && isInteger(b))) {
        return NaN;
      }
      if (a < 0) {
        a = -a;
      }
      if (b < 0) {
        b = -b;
      }
      if (a <= INT32_MAX && b <= INT32_MAX) {
        return bitwise(a, b);
      }
      return largeIntegers(a, b);
    }
    module.exports = gcd;
  }
});

// node_modules/@stdlib/math-base-special-gcd/lib/index.js
var require_lib119 = __commonJS({
  "node_modules/@stdlib/math-base-special-gcd/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main81();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-binomcoef/lib/main.js
var require_main82 = __commonJS({
  "node_modules/@stdlib/math-base-special-binomcoef/lib/main.js"(exports, module) {
    "use strict";
    var MAX_SAFE_INTEGER = require_lib118();
    var PINF = require_lib7();
    var isInteger = require_lib61();
    var isnan = require_lib();
    var isOdd = require_lib63();
    var floor = require_lib2();
    var gcd = require_lib119();
    function binomcoef(n, k) {
      var res;
      var sgn;
      var b;
      var c;
      var d;
      var g;
      var s;
      if (isnan(n) || isnan(k)) {
        return NaN;
      }
      if (!isInteger(n) || !isInteger(k)) {
        return NaN;
      }
      if (k < 0) {
        return 0;
      }
      sgn = 1;
      if (n < 0) {
        n = -n + k - 1;
        if (isOdd(k)) {
          sgn *= -1;
        }
      }
      if (k > n) {
        return 0;
      }
      if (k === 0 || k === n) {
        return sgn;
      }
      if (k === 1 || k === n - 1) {
        return sgn * n;
      }
      if (n - k < k) {
        k = n - k;
      }
      s = floor(MAX_SAFE_INTEGER / n);
      res = 1;
      for (d = 1; d <= k; d++) {
        if (res > s) {
          break;
        }
        res *= n;
        res /= d;
        n -= 1;
      }
      if (d > k) {
        return sgn * res;
      }
      b = binomcoef(n, k - d + 1);
      if (b === PINF) {
        return sgn * b;
      }
      c = binomcoef(k, k - d + 1);
      g = gcd(b, c);
      b /= g;
      c /= g;
      res /= c;
      return sgn * res * b;
    }
    module.exports = binomcoef;
  }
});

// node_modules/@stdlib/math-base-special-binomcoef/lib/index.js
var require_lib120 = __commonJS({
  "node_modules/@stdlib/math-base-special-binomcoef/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main82();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/binomial_ccdf.js
var require_binomial_ccdf = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/binomial_ccdf.js"(exports, module) {
    "use strict";
    var binomcoef = require_lib120();
    var floor = require_lib2();
    var pow = require_lib68();
    var MIN_VALUE = require_lib45();
    function binomialCCDF(n, k, x, y) {
      var startTerm;
      var result;
      var start;
      var term;
      var i;
      result = pow(x, n);
      if (result > MIN_VALUE) {
        term = result;
        for (i = floor(n - 1); i > k; i--) {
          term *= (i + 1) * y / ((n - i) * x);
          result += term;
        }
      } else {
        start = floor(n * x);
        if (start <= k + 1) {
          start = floor(k + 2);
        }
        result = pow(x, start) * pow(y, n - start);
        result *= binomcoef(floor(n), floor(start));
        if (result === 0) {
          for (i = start - 1; i > k; i--) {
            result += pow(x, i) * pow(y, n - i);
            result *= binomcoef(floor(n), floor(i));
          }
        } else {
          term = result;
          startTerm = result;
          for (i = start - 1; i > k; i--) {
            term *= (i + 1) * y / ((n - i) * x);
            result += term;
          }
          term = startTerm;
          for (i = start + 1; i <= n; i++) {
            term *= (n - i + 1) * x / (i * y);
            result += term;
          }
        }
      }
      return result;
    }
    module.exports = binomialCCDF;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_a_step.js
var require_ibeta_a_step = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_a_step.js"(exports, module) {
    "use strict";
    var ibetaPowerTerms = require_ibeta_power_terms();
    function ibetaAStep(a, b, x, y, k, normalized, out) {
      var prefix;
      var term;
      var sum;
      var i;
      prefix = ibetaPowerTerms(a, b, x, y, normalized);
      if (out) {
        out[1] = prefix;
      }
      prefix /= a;
      if (prefix === 0) {
        return prefix;
      }
      sum = 1;
      term = 1;
      for (i = 0; i < k - 1; ++i) {
        term *= (a + b + i) * x / (a + i + 1);
        sum += term;
      }
      prefix *= sum;
      return prefix;
    }
    module.exports = ibetaAStep;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_series.js
var require_ibeta_series = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/ibeta_series.js"(exports, module) {
    "use strict";
    var lanczosSumExpGScaled = require_lib110();
    var sumSeries = require_lib104();
    var log1p = require_lib57();
    var sqrt = require_lib58();
    var exp = require_lib51();
    var pow = require_lib68();
    var ln = require_lib96();
    var MIN_VALUE = require_lib45();
    var MAX_LN = require_lib100();
    var MIN_LN = require_lib105();
    var G = require_lib94();
    var E2 = require_lib69();
    var opts = {
      "maxTerms": 100
    };
    function ibetaSeriesT(a, b, x, result) {
      var poch = 1 - b;
      var n = 1;
      return next;
      function next() {
        var r = result / a;
        a += 1;
        result *= poch * x / n;
        n += 1;
        poch += 1;
        return r;
      }
    }
    function ibetaSeries(a, b, x, s0, normalized, out, y) {
      var result;
      var agh;
      var bgh;
      var cgh;
      var l1;
      var l2;
      var c;
      var s;
      if (normalized) {
        c = a + b;
        agh = a + G - 0.5;
        bgh = b + G - 0.5;
        cgh = c + G - 0.5;
        result = lanczosSumExpGScaled(c) / (lanczosSumExpGScaled(a) * lanczosSumExpGScaled(b));
        l1 = ln(cgh / bgh) * (b - 0.5);
        l2 = ln(x * cgh / agh) * a;
        if (l1 > MIN_LN && l1 < MAX_LN && l2 > MIN_LN && l2 < MAX_LN) {
          if (a * b < bgh * 10) {
            result *= exp((b - 0.5) * log1p(a / bgh));
          } else {
            result *= pow(cgh / bgh, b - 0.5);
          }
          result *= pow(x * cgh / agh, a);
          result *= sqrt(agh / E2);
          if (out) {
            out[1] = result * pow(y, b);
          }
        } else {
          result = ln(result) + l1 + l2 + (ln(agh) - 1) / 2;
          if (out) {
            out[1] = exp(result + b * ln(y));
          }
          result = exp(result);
        }
      } else {
        result = pow(x, a);
      }
      if (result < MIN_VALUE) {
        return s0;
      }
      s = ibetaSeriesT(a, b, x, result);
      opts.initialValue = s0;
      return sumSeries(s, opts);
    }
    module.exports = ibetaSeries;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/assign.js
var require_assign3 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/assign.js"(exports, module) {
    "use strict";
    var isnan = require_lib();
    var expm1 = require_lib56();
    var floor = require_lib2();
    var log1p = require_lib57();
    var asin = require_lib60();
    var beta = require_lib71();
    var sqrt = require_lib58();
    var exp = require_lib51();
    var pow = require_lib68();
    var max = require_lib73();
    var min = require_lib75();
    var MAX_FLOAT64 = require_lib76();
    var MIN_FLOAT64 = require_lib45();
    var MAX_INT32 = require_lib77();
    var HALF_PI = require_lib78();
    var PI = require_lib79();
    var betaSmallBLargeASeries = require_beta_small_b_large_a_series();
    var risingFactorialRatio = require_rising_factorial_ratio();
    var ibetaPowerTerms = require_ibeta_power_terms();
    var ibetaFraction2 = require_ibeta_fraction2();
    var binomialCCDF = require_binomial_ccdf();
    var ibetaAStep = require_ibeta_a_step();
    var ibetaSeries = require_ibeta_series();
    var ONE_OVER_PI = 1 / PI;
    function ibetaImp(x, a, b, regularized, upper, out, stride, offset) {
      var lambda;
      var prefix;
      var fract;
      var bbar;
      var div;
      var tmp;
      var i0;
      var i1;
      var k;
      var n;
      var p;
      var y;
      y = 1 - x;
      i0 = offset;
      i1 = offset + stride;
      out[i1] = -1;
      if (isnan(x) || x < 0 || x > 1) {
        out[i0] = NaN;
        out[i1] = NaN;
        return out;
      }
      if (regularized) {
        if (a < 0 || b < 0) {
          out[i0] = NaN;
          out[i1] = NaN;
          return out;
        }
        if (a === 0) {
          if (b === 0) {
            out[i0] = NaN;
            out[i1] = NaN;
            return out;
          }
          if (b > 0) {
            out[i0] = upper ? 0 : 1;
            return out;
          }
        } else if (b === 0) {
          if (a > 0) {
            out[i0] = upper ? 1 : 0;
            return out;
          }
        }
      } else if (a <= 0 || b <= 0) {
        out[i0] = NaN;
        out[i1] = NaN;
        return out;
      }
      if (x === 0) {
        if (a === 1) {
          out[i1] = 1;
        } else {
          out[i1] = a < 1 ? MAX_FLOAT64 / 2 : MIN_FLOAT64 * 2;
        }
        if (upper) {
          out[i0] = regularized ? 1 : beta(a, b);
          return out;
        }
        out[i0] = 0;
        return out;
      }
      if (x === 1) {
        if (b === 1) {
          out[i1] = 1;
        } else {
          out[i1] = b < 1 ? MAX_FLOAT64 / 2 : MIN_FLOAT64 * 2;
        }
        if (upper) {
          out[i0] = 0;
        } else {
          out[i0] = regularized ? 1 : beta(a, b);
        }
        return out;
      }
      if (a === 0.5 && b === 0.5) {
        out[i1] = ONE_OVER_PI * sqrt(y * x);
        p = upper ? asin(sqrt(y)) : asin(sqrt(x));
        p /= HALF_PI;
        if (!regularized) {
          p *= PI;
        }
        out[i0] = p;
        return out;
      }
      if (a === 1) {
        tmp = b;
        b = a;
        a = tmp;
        tmp = y;
        y = x;
        x = tmp;
        upper = !upper;
      }
      if (b === 1) {
        if (a === 1) {
          out[i0] = upper ? y : x;
          out[i1] = 1;
          return out;
        }
        out[i1] = a * pow(x, a - 1);
        if (y < 0.5) {
          p = upper ? -expm1(a * log1p(-y)) : exp(a * log1p(-y));
        } else {
          p = upper ? -(pow(x, a) - 1) : pow(x, a);
        }
        if (!regularized) {
          p /= a;
        }
        out[i0] = p;
        return out;
      }
      if (min(a, b) <= 1) {
        if (x > 0.5) {
          tmp = b;
          b = a;
          a = tmp;
          tmp = y;
          y = x;
          x = tmp;
          upper = !upper;
        }
        if (max(a, b) <= 1) {
          if (a >= min(0.2, b) || pow(x, a) <= 0.9) {
            if (upper) {
              fract = -(regularized ? 1 : beta(a, b));
              upper = false;
              fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
            } else {
              fract = ibetaSeries(a, b, x, 0, regularized, out, y);
            }
          } else {
            tmp = b;
            b = a;
            a = tmp;
            tmp = y;
            y = x;
            x = tmp;
            upper = !upper;
            if (y >= 0.3) {
              if (upper) {
                fract = -(regularized ? 1 : beta(a, b));
                upper = false;
                fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
              } else {
                fract = ibetaSeries(a, b, x, 0, regularized, out, y);
              }
            } else {
              if (regularized) {
                prefix = 1;
              } else {
                prefix = risingFactorialRatio(a + b, a, 20);
              }
              fract = ibetaAStep(a, b, x, y, 20, regularized, out);
              if (upper) {
                fract -= regularized ? 1 : beta(a, b);
                upper = false;
                fract = -betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
              } else {
                fract = betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
              }
            }
          }
        } else if (b <= 1 || x < 0.1 && pow(b * x, a) <= 0.7) {
          if (upper) {
            fract = -(regularized ? 1 : beta(a, b));
            upper = false;
            fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
          } else {
            fract = ibetaSeries(a, b, x, 0, regularized, out, y);
          }
        } else {
          tmp = b;
          b = a;
          a = tmp;
          tmp = y;
          y = x;
          x = tmp;
          upper = !upper;
          if (y >= 0.3) {
            if (upper) {
              fract = -(regularized ? 1 : beta(a, b));
              upper = false;
              fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
            } else {
              fract = ibetaSeries(a, b, x, 0, regularized, out, y);
            }
          } else if (a >= 15) {
            if (upper) {
              fract = -(regularized ? 1 : beta(a, b));
              upper = false;
              fract = -betaSmallBLargeASeries(a, b, x, y, fract, 1, regularized);
            } else {
              fract = betaSmallBLargeASeries(a, b, x, y, 0, 1, regularized);
            }
          } else {
            if (regularized) {
              prefix = 1;
            } else {
              prefix = risingFactorialRatio(a + b, a, 20);
            }
            fract = ibetaAStep(a, b, x, y, 20, regularized, out);
            if (upper) {
              fract -= regularized ? 1 : beta(a, b);
              upper = false;
              fract = -betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
            } else {
              fract = betaSmallBLargeASeries(a + 20, b, x, y, fract, prefix, regularized);
            }
          }
        }
      } else {
        if (a < b) {
          lambda = a - (a + b) * x;
        } else {
          lambda = (a + b) * y - b;
        }
        if (lambda < 0) {
          tmp = b;
          b = a;
          a = tmp;
          tmp = y;
          y = x;
          x = tmp;
          upper = !upper;
        }
        if (b < 40) {
          if (floor(a) === a && floor(b) === b && a < MAX_INT32 - 100) {
            k = a - 1;
            n = b + k;
            fract = binomialCCDF(n, k, x, y);
            if (!regularized) {
              fract *= beta(a, b);
            }
          } else if (b * x <= 0.7) {
            if (upper) {
              fract = -(regularized ? 1 : beta(a, b));
              upper = false;
              fract = -ibetaSeries(a, b, x, fract, regularized, out, y);
            } else {
              fract = ibetaSeries(a, b, x, 0, regularized, out, y);
            }
          } else if (a > 15) {
            n = floor(b);
            if (n === b) {
              n -= 1;
            }
            bbar = b - n;
            if (regularized) {
              prefix = 1;
            } else {
              prefix = risingFactorialRatio(a + bbar, bbar, n);
            }
            fract = ibetaAStep(bbar, a, y, x, n, regularized);
            fract = betaSmallBLargeASeries(a, bbar, x, y, fract, 1, regularized);
            fract /= prefix;
          } else if (regularized) {
            n = floor(b);
            bbar = b - n;
            if (bbar <= 0) {
              n -= 1;
              bbar += 1;
            }
            fract = ibetaAStep(bbar, a, y, x, n, regularized);
            fract += ibetaAStep(a, bbar, x, y, 20, regularized);
            if (upper) {
              fract -= 1;
            }
            fract = betaSmallBLargeASeries(a + 20, bbar, x, y, fract, 1, regularized);
            if (upper) {
              fract = -fract;
              upper = false;
            }
          } else {
            fract = ibetaFraction2(a, b, x, y, regularized, out);
          }
        } else {
          fract = ibetaFraction2(a, b, x, y, regularized, out);
        }
      }
      if (out[i1] < 0) {
        out[i1] = ibetaPowerTerms(a, b, x, y, true);
      }
      div = y * x;
      if (out[i1] !== 0) {
        if (MAX_FLOAT64 * div < out[i1]) {
          out[i1] = MAX_FLOAT64 / 2;
        } else {
          out[i1] /= div;
        }
      }
      out[i0] = upper ? (regularized ? 1 : beta(a, b)) - fract : fract;
      return out;
    }
    module.exports = ibetaImp;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/main.js
var require_main83 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/main.js"(exports, module) {
    "use strict";
    var compute = require_assign3();
    function kernelBetainc(x, a, b, regularized, upper) {
      return compute(x, a, b, regularized, upper, [0, 0], 1, 0);
    }
    module.exports = kernelBetainc;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/index.js
var require_lib121 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/index.js"(exports, module) {
    "use strict";
    var setReadOnly = require_lib19();
    var main = require_main83();
    var assign = require_assign3();
    setReadOnly(main, "assign", assign);
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-betainc/lib/main.js
var require_main84 = __commonJS({
  "node_modules/@stdlib/math-base-special-betainc/lib/main.js"(exports, module) {
    "use strict";
    var kernelBetainc = require_lib121().assign;
    function betainc2(x, a, b, regularized, upper) {
      var out = [0, 0];
      regularized = regularized === false ? false : true;
      upper = upper === true ? true : false;
      kernelBetainc(x, a, b, regularized, upper, out, 1, 0);
      return out[0];
    }
    module.exports = betainc2;
  }
});

// node_modules/@stdlib/math-base-special-betainc/lib/index.js
var require_lib122 = __commonJS({
  "node_modules/@stdlib/math-base-special-betainc/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main84();
    module.exports = main;
  }
});

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

// src/report/blocks.ts
function paragraph(children) {
  return children.length === 0 ? [] : [{ type: "paragraph", children }];
}
function list(items) {
  const said2 = items.filter((item2) => item2.length > 0);
  return said2.length === 0 ? [] : [{ type: "list", items: said2 }];
}
function table(header2, rows, firstColumn = "right") {
  return { type: "table", firstColumn, header: header2, rows };
}
function fold(title, blocks, isOpen2 = false) {
  return { type: "fold", title, isOpen: isOpen2, blocks };
}
function optional(id, title, { blocks, priority }) {
  return { id, title, blocks, priority, brief: [] };
}

// src/report/phrase.ts
function say(texts, ...values) {
  return texts.flatMap((text, i) => {
    const value2 = values[i];
    return [...withCode(text), ...value2 === void 0 ? [] : spansOf(value2)];
  });
}
function spansOf(value2) {
  if (typeof value2 === "number") return [textOf(String(value2))];
  if (typeof value2 === "string") return value2 === "" ? [] : [textOf(value2)];
  return "type" in value2 ? [value2] : value2;
}
function textOf(text) {
  return { type: "text", value: text };
}
function withCode(text) {
  const pieces3 = text.split("`");
  if (pieces3.length % 2 === 0) throw new TypeError(`A backtick has no partner: ${text}`);
  return pieces3.flatMap((piece, i) => {
    if (piece === "") return [];
    return i % 2 === 0 ? [textOf(piece)] : [{ type: "inlineCode", value: piece }];
  });
}
function ofMessage(text) {
  return text.split("`").length % 2 === 0 ? [textOf(text)] : withCode(text);
}
function data(value2, maxLength) {
  return maxLength === void 0 ? { type: "data", value: value2 } : { type: "data", value: value2, maxLength };
}
function strong(children) {
  return { type: "strong", children };
}
function emphasis(children) {
  return { type: "emphasis", children };
}
function link(children, url) {
  return { type: "link", children, url };
}
function code(value2) {
  return { type: "inlineCode", value: value2 };
}
function joined(phrases, separator = say` `) {
  const said2 = phrases.filter((phrase) => phrase.length > 0);
  return said2.flatMap((phrase, i) => i === 0 ? phrase : [...separator, ...phrase]);
}
function distinct(phrases) {
  const said2 = phrases.filter((phrase) => phrase.length > 0);
  return [...new Map(said2.map((phrase) => [JSON.stringify(phrase), phrase])).values()];
}
function without(phrases, others) {
  const known = new Set(others.map((phrase) => JSON.stringify(phrase)));
  return phrases.filter((phrase) => !known.has(JSON.stringify(phrase)));
}
function listed2(phrases) {
  const [last = [], ...others] = phrases.toReversed();
  return joined([joined(others.toReversed(), say`, `), last], say` and `);
}

// src/report/words.ts
function words(texts, ...values) {
  return ours(String.raw({ raw: texts }, ...values));
}
var NUMERAL = /^[+−-]?(?:[\d.,]+|Infinity|∞|NaN)(?:e[+−-]?\d+)?[kM]?$/;
function numeral(text) {
  if (!NUMERAL.test(text)) throw new TypeError(`Not a number: ${text}`);
  return ours(text);
}
function literal(text) {
  return ours(text);
}
function ours(text) {
  return text;
}

// src/compare/evidence.ts
function evidenceBelow(a, b, margin = 0) {
  if (a.upper + margin < b.lower) return "strong";
  const upperBelow = a.upper + margin < b.point;
  const lowerAbove = a.point + margin < b.lower;
  if (upperBelow && lowerAbove) return "fair";
  return upperBelow || lowerAbove ? "weak" : "none";
}
function leastShare(minShare) {
  return Math.max(Number.MIN_VALUE, minShare - 1e-9);
}
function summarize(rows, direction, range2, minShare) {
  const all = rows.map((row, i) => ({
    from: rows[i - 1]?.budget ?? row.budget,
    to: row.budget,
    level: row[direction]
  }));
  const stretches = all.filter(
    ({ from, to, level: level2 }) => from < to || level2 === "strong" || all.length === 1
  );
  const intervals = forEachLevel(
    (least) => joined2(stretches.filter(({ level: level2 }) => isAtLeast(level2, least)))
  );
  const share2 = forEachLevel((level2) => range2 ? shareOf(intervals[level2], range2) : 0);
  const lower = ["fair", "weak"].find((some) => share2[some] >= leastShare(minShare));
  const level = intervals.strong.length > 0 ? "strong" : lower ?? "none";
  return { level, share: share2, intervals };
}
function forEachLevel(make) {
  return { weak: make("weak"), fair: make("fair"), strong: make("strong") };
}
function joined2(stretches) {
  const intervals = [];
  for (const { from, to } of stretches) {
    const last = intervals.at(-1);
    if (last && last[1] === from) last[1] = to;
    else intervals.push([from, to]);
  }
  return intervals;
}
function isAtLeast(level, least) {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
}
function shareOf(intervals, [from, to]) {
  if (from === to) return intervals.length > 0 ? 1 : 0;
  const length = intervals.reduce((sum, [a, b]) => sum + Math.log(b / a), 0);
  return Math.min(1, length / Math.log(to / from));
}

// src/compare/compare.ts
function compareCurves(baseline, candidate, rules, gate = { baseline, candidate }) {
  const range2 = comparedRange(gate.baseline, gate.candidate, rules);
  const rows = range2 === null ? [] : pieces(gate, range2, rules.margin);
  return {
    baseline,
    candidate,
    gate,
    shownRange: comparedRange(baseline, candidate, rules),
    rules,
    from: startOf(baseline, candidate, rules),
    range: range2,
    worse: summarize(rows, "worse", range2, rules.minShare),
    better: summarize(rows, "better", range2, rules.minShare),
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
}, budget, margin) {
  const b = limitsAt(baseline, budget);
  const c = limitsAt(candidate, budget);
  const [judgedB, judgedC] = [limitsAt(gate.baseline, budget), limitsAt(gate.candidate, budget)];
  return {
    budget,
    baseline: b,
    candidate: c,
    difference: difference(b, c),
    worse: evidenceBelow(judgedC, judgedB, margin),
    better: evidenceBelow(judgedB, judgedC)
  };
}
function pieces(curves, [from, to], margin) {
  const { baseline, candidate } = curves;
  const steps = [baseline, candidate].flatMap(({ lower, point, upper }) => [lower, point, upper]);
  const ends = commonBreaks(steps, from, to);
  return (from < to ? [from, ...ends] : ends).map((end) => compareAt(curves, end, margin));
}
function findCrossings([, ...rows]) {
  const crossings = [];
  let previous = { sign: 0, end: 0 };
  for (const { budget, baseline, candidate } of rows) {
    const sign = Math.sign(candidate.point - baseline.point);
    if (sign * previous.sign < 0) crossings.push(previous.end);
    previous = { sign: sign || previous.sign, end: budget };
  }
  return crossings;
}
function difference(baseline, candidate) {
  const estimate = candidate.point - baseline.point;
  return {
    lower: gapBetween(candidate.lower, baseline.upper, -Infinity),
    estimate: Number.isFinite(estimate) ? estimate : null,
    upper: gapBetween(candidate.upper, baseline.lower, Infinity)
  };
}
function gapBetween(a, b, unbounded) {
  const difference2 = a - b;
  return Number.isNaN(difference2) ? unbounded : difference2;
}

// src/compare/implications.ts
function budgetToTarget(curve, score) {
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
  const ends = endsIn(comparison, comparison.shownRange);
  return starts.map((fromBudget) => {
    const losses = ends.filter((end) => end >= fromBudget).map((end) => lossAt(comparison, end));
    return { fromBudget, loss: Math.max(...losses) };
  });
}
function notWorse(comparison) {
  const {
    rules: { margin },
    shownRange: range2
  } = comparison;
  if (margin === 0 || range2 === null) return null;
  const ends = endsIn(comparison, range2);
  const stretches = ends.map((to, i) => ({ from: ends[i - 1] ?? to, to }));
  const isWithin2 = ({ to }) => isNotWorseAt(comparison, to);
  const intervals = joined2(stretches.filter(isWithin2));
  const isEverywhere = stretches.every(isWithin2);
  return { margin, intervals, share: shareOf(intervals, range2), isEverywhere };
}
function isNotWorseAt(comparison, budget) {
  const { upper } = limitsAt(comparison.baseline, budget);
  const { lower } = limitsAt(comparison.candidate, budget);
  return upper === -Infinity || lower + comparison.rules.margin > upper;
}
function endsIn({ baseline, candidate }, [start, end]) {
  return [start, ...commonBreaks([baseline.upper, candidate.lower], start, end)];
}
function lossAt({ baseline, candidate }, budget) {
  const { upper } = limitsAt(baseline, budget);
  return upper === -Infinity ? 0 : upper - limitsAt(candidate, budget).lower;
}

// src/compare/overall-slowdown.ts
var import_math_base_special_erfc = __toESM(require_lib53(), 1);
function overallSlowdown(baseline, candidate, confidence) {
  const { odds, candidates } = topDown(baseline, candidate);
  if (odds.length === 0) return null;
  const test = scoreTest(odds, candidates);
  const limit = normalLimit((1 - confidence) / 2);
  const slowdownAt = (value2) => Math.exp(-whereItIs(test, value2));
  const [isAllBaseline, isAllCandidate] = [candidates === 0, candidates === odds.length];
  const finite = () => isAllCandidate ? 0 : slowdownAt(0);
  return {
    estimate: isAllBaseline ? Infinity : finite(),
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
    let [expected, information] = [0, 0];
    for (const ratio of odds) {
      const chance = theta * ratio / (1 + theta * ratio);
      expected += chance;
      information += chance / (1 + theta * ratio);
    }
    return (candidates - expected) / Math.sqrt(information);
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

// node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class _CsvError extends Error {
  constructor(code2, message, options, ...contexts) {
    if (Array.isArray(message)) message = message.join(" ").trim();
    super(message);
    if (Error.captureStackTrace !== void 0) {
      Error.captureStackTrace(this, _CsvError);
    }
    this.code = code2;
    for (const context of contexts) {
      for (const key in context) {
        const value2 = context[key];
        this[key] = Buffer.isBuffer(value2) ? value2.toString(options.encoding) : value2 == null ? value2 : JSON.parse(JSON.stringify(value2));
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
    const column2 = columns[i];
    if (column2 === void 0 || column2 === null || column2 === false) {
      normalizedColumns[i] = { disabled: true };
    } else if (typeof column2 === "string" || typeof column2 === "number") {
      normalizedColumns[i] = { name: `${column2}` };
    } else if (is_object(column2)) {
      if (typeof column2.name !== "string") {
        throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
          "Option columns missing name:",
          `property "name" is required at position ${i}`,
          "when column is an object literal"
        ]);
      }
      normalizedColumns[i] = column2;
    } else {
      throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
        "Invalid column definition:",
        "expect a string or a literal object,",
        `got ${JSON.stringify(column2)} at position ${i}`
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
    options.cast_date = function(value2) {
      const date2 = Date.parse(value2);
      return !isNaN(date2) ? new Date(date2) : value2;
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
    records = ((data2) => {
      const records2 = [];
      const parser = transform({ delimiter: [] });
      const push = (record) => records2.push(record);
      const close = () => {
      };
      const error = parser.parse(data2, true, push, close);
      if (error !== void 0) throw error;
      return records2;
    })(records);
  }
  const info = Array(127).fill().map(() => ({ lines: [] }));
  records.map(([record], line2) => {
    for (let i = 0, l = record.length; i < l; i++) {
      const code2 = record.charCodeAt(i);
      if (info[code2].lines[line2] === void 0) info[code2].lines[line2] = 0;
      info[code2].lines[line2]++;
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
var std = function(array2) {
  const n = array2.length;
  if (n === 0) return 0;
  const mean = array2.reduce((a, b) => a + b) / n;
  return Math.sqrt(
    array2.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n
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
      const first2 = buf[pos];
      if (first2 === void 0 || timcharFirstBytes[first2] === 0) return 0;
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
    __isFloat: function(value2) {
      return value2 - parseFloat(value2) + 1 >= 0;
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
var parse = function(data2, opts = {}) {
  if (typeof data2 === "string") {
    data2 = Buffer.from(data2);
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
  const error = parser.parse(data2, true, push, close);
  if (error !== void 0) throw error;
  return records;
};

// src/parse/columns/plain-trials.ts
function plainTrials(rows, path) {
  const columns = [...namesOfColumns(rows)];
  const axes = columns.filter((name) => AXIS_COLUMN.test(snakeCase(name)));
  const ids = ID_COLUMNS.flatMap((id) => columns.filter((name) => id.test(snakeCase(name))));
  const names = [...ids, ...columns.filter((name) => /^(id|name)$/i.test(name))];
  for (const name of /* @__PURE__ */ new Set([...columns.slice(0, 1), ...names])) {
    const values = rows.map(({ fields }) => ownValue(fields, name));
    refuseSummary(values, rows.at(-1)?.where ?? "", names.includes(name));
  }
  if (axes.length > 0) refuseSeveralRows(rows, { ids, axes }, path);
  return withOrder(rows);
}
var SUMMARY = /^((grand )?totals?|sum|means?|avg|average|overall|std|median)\b/i;
function refuseSummary(values, where, isName) {
  const last = values.at(-1);
  const others = values.slice(0, -1);
  if (others.length < 2 || typeof last !== "string" || readNumber(last) !== "other") return;
  const areNumbers = others.every((value2) => typeof readNumber(value2) === "number");
  const areNames = isName && new Set(values).size === values.length;
  if (!(areNumbers && isName) && !((areNumbers || areNames) && SUMMARY.test(last.trim()))) return;
  const what = `is called ${shown(last)}: it sums up the others rather than being a trial`;
  throw dataError(where, what, "Remove the row.");
}
function refuseSeveralRows(rows, { ids, axes }, path) {
  const repeated2 = ids.filter((name) => valuesOf(rows, name).size < rows.length);
  const isNumbered = repeated2.length < ids.length;
  const isConfiguration = (name) => ID_COLUMNS[0]?.test(snakeCase(name));
  for (const name of repeated2.filter((one2) => !isNumbered || isConfiguration(one2))) {
    const named2 = rows.filter(({ fields }) => (ownValue(fields, name) ?? "") !== "");
    const groups = [...groupBy(named2, ({ fields }) => ownValue(fields, name)).values()];
    const several = axes.filter((axis) => groups.some((group2) => valuesOf(group2, axis).size > 1));
    if (groups.length < 2 || several.length === 0) continue;
    const id = quoted(name);
    throw dataError(
      printablePath(path),
      `has several rows for one trial: ${rows.length} rows with ${groups.length} values of ${id}, distinguished by ${several.map(quoted).join(", ")}`,
      `Keep one row for each ${id}: of one metric, the highest budget, the last step or the mean over seeds. ${RENAMING} ${id}.`
    );
  }
  if (!isNumbered) refuseLog(rows, axes, path);
}
var RENAMING = "If every row is a trial, rename the column";
function valuesOf(rows, name) {
  return new Set(rows.map(({ fields }) => ownValue(fields, name)));
}
function quoted(name) {
  return JSON.stringify(printable(name, 40));
}
var MIN_STEPS = 3;
function refuseLog(rows, axes, path) {
  for (const name of axes.filter((axis) => STEP_COLUMN.test(snakeCase(axis)))) {
    const steps = rows.flatMap(({ fields }) => numberIn(fields, name) ?? []);
    const isRising = steps.every((step, i) => step >= (steps[i - 1] ?? step));
    if (!isRising || new Set(steps).size < MIN_STEPS) continue;
    const isHistory = name === "_step";
    const log2 = isHistory ? "history of one Weights & Biases run" : "log of one run";
    const instead = isHistory ? "Export the table of runs" : "Write one row for each run, with its final score";
    throw dataError(
      printablePath(path),
      `is the ${log2}, not a table of trials: ${quoted(name)} counts up from ${steps[0]} to ${steps.at(-1)}`,
      `${instead}. ${RENAMING} ${quoted(name)}.`
    );
  }
}
function withOrder(rows) {
  for (const name of ORDER_COLUMNS) {
    const numbers2 = rows.map(({ fields }) => numberIn(fields, name));
    if (!numbers2.every(Number.isSafeInteger) || new Set(numbers2).size < rows.length) continue;
    return rows.map(({ where, path, fields }, i) => ({
      where,
      path,
      fields,
      order: numbers2[i] ?? 0
    }));
  }
  return rows;
}

// src/parse/csv/csv.ts
var csv = {
  name: "csv",
  title: "CSV or TSV",
  isGeneric: true,
  marks: { text: [/^\s*(?![\s[{<])/] },
  read: (file) => plainTable(plainTrials(readCsv(file), file.path))
};
var LINE_ENDS = ["\r\r\n", "\r\n", "\n", "\r"];
function readCsv({ path, text, columns: read }, nameless = "") {
  if (read !== void 0) return rowsOf(read, { path, nameless });
  const records = recordsIn({ path, text }, findDelimiter(text));
  const start = records.findIndex((record) => !isBlank(record));
  const first2 = records[start];
  if (first2 === void 0) return [];
  const columns = columnsOf(first2, { path, nameless });
  const rows = records.slice(columns.header === null ? start : start + 1);
  const last = rows.findLastIndex((record) => columns.count === 1 || !isBlank(record));
  const place = printablePath(path);
  if (columns.header?.cells[0] === "" && nameless === "") {
    const names = rows.slice(0, last + 1).map(({ cells }) => cells[0]);
    refuseSummary(names, `${place}, line ${rows[last]?.line}`, true);
  }
  return rows.slice(0, last + 1).filter((record) => !repeatsHeader(record, columns.header)).map((record) => toRow(record, columns, { path, place }));
}
function rowsOf(columns, { path, nameless }) {
  const named2 = [...columns].map(([name, cells]) => [name === INDEX ? nameless : name, cells]).filter(([name]) => !NAMELESS.test(name));
  const empty = Object.fromEntries(named2.map(([name]) => [name, ""]));
  const [[, first2 = []] = []] = columns;
  return first2.map((_, i) => {
    const fields = { ...empty };
    for (const [name, cells] of named2) fields[name] = cells[i];
    return { where: `${printablePath(path)}, row ${i + 1}`, path, fields };
  });
}
function toRow(record, { count, named: named2, empty }, { path, place }) {
  const { cells, line: line2 } = record;
  if (count > 1 && isBlank(record)) throw damaged(path, line2, "is empty", "Fill or remove it.");
  if (cells.length !== count) {
    const what = `has ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, but the first line has ${count}`;
    throw damaged(path, line2, what, "Correct the line; quote cells that contain the delimiter.");
  }
  const fields = { ...empty };
  for (const { name, index } of named2) fields[name] = cells[index] ?? "";
  return { where: `${place}, line ${line2}`, path, fields };
}
function recordsIn({ path, text }, delimiter) {
  const body = trimEnd(text, delimiter);
  if (!body.includes('"')) {
    const lines = body.split(/\r{0,2}\n|\r/);
    checkRowCount(lines.length - 1, path);
    return lines.map((text2, i) => ({ line: i + 1, cells: trimmed(text2.split(delimiter)) }));
  }
  const records = [];
  let line2 = 1;
  const onRecord = (cells) => {
    checkRowCount(records.length, path);
    records.push({ line: line2, cells: trimmed(cells) });
    line2++;
    for (const cell of cells)
      if (/[\r\n]/.test(cell)) line2 += cell.split(/\r{0,2}\n|\r/).length - 1;
    return null;
  };
  try {
    parse(body, {
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      delimiter,
      on_record: onRecord
    });
  } catch (error) {
    if (!detailOf(error, "code").includes("QUOTE")) throw error;
    const what = "has a quote inside a cell, or one that is never closed";
    const fix = "Put the whole cell in double quotes, and double every quote in it.";
    throw damaged(path, line2, what, fix);
  }
  return records;
}
function trimmed(cells) {
  return cells.map((cell) => cell.trim());
}
function trimEnd(text, delimiter) {
  const blanks = delimiter === "	" ? "\r\n " : "\r\n	 ";
  let end = text.length;
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
function damaged(path, line2, what, fix) {
  return dataError(`${printablePath(path)}, line ${line2}`, what, fix);
}
function headerOf({ text, columns }) {
  if (columns !== void 0) return [...columns.keys()];
  const line2 = firstLine(text).trimStart();
  return line2.split(findDelimiter(line2)).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}
var MAX_HEADER = 2 ** 20;
function firstLine(text) {
  const [line2 = ""] = text.slice(0, MAX_HEADER).replace(/^\s*[\r\n]/, "").split(/[\r\n]/, 1);
  return line2;
}
function findDelimiter(text) {
  const counts = new Map([",", ";", "	"].map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of firstLine(text)) {
    if (character === '"') isQuoted = !isQuoted;
    const count = isQuoted ? void 0 : counts.get(character);
    if (count !== void 0) counts.set(character, count + 1);
  }
  return [...counts].reduce((most, one2) => one2[1] > 0 && one2[1] >= most[1] ? one2 : most)[0];
}
var NAMELESS = /^(Unnamed: \d+(\.\d+)*|__index_level_\d+__)?$/;
var INDEX = "__index_level_0__";
function columnsOf(first2, { path, nameless }) {
  const [top = "", ...others] = first2.cells;
  const isRow = others.length === 0 && readNumber(top) !== "other";
  if (!isRow && top !== "" && first2.cells.some((cell) => typeof readNumber(cell) === "number")) {
    const fix = "Put a line with the names of the columns first; a name cannot be a number.";
    throw damaged(path, first2.line, "has no header", fix);
  }
  const cells = isRow ? ["score"] : first2.cells;
  const named2 = cells.map((cell, index) => ({ name: index === 0 && cell === "" ? nameless : cell, index })).filter(({ name }) => !NAMELESS.test(name));
  const seen = /* @__PURE__ */ new Set();
  const double = named2.find(({ name }) => seen.size === seen.add(name).size);
  if (double !== void 0) {
    const what = `has two columns named ${JSON.stringify(printable(double.name))}`;
    throw damaged(path, first2.line, what, "Give every column a name of its own.");
  }
  const empty = Object.fromEntries(named2.map(({ name }) => [name, ""]));
  return { count: cells.length, named: named2, header: isRow ? null : first2, empty };
}
function isBlank({ cells }) {
  return cells.every((cell) => cell === "");
}
function repeatsHeader({ cells }, header2) {
  const others = header2?.cells ?? [];
  return cells.length === others.length && cells.every((cell, i) => cell === others[i]);
}

// src/parse/json/json.ts
var json = {
  name: "json",
  title: "JSON",
  isGeneric: true,
  hasHeader: false,
  marks: { text: [/^\s*[[{]/] },
  read: (file) => plainTable(plainTrials(readDocument(file), file.path))
};
function readDocument({ path, text }) {
  const where = printablePath(path);
  const document2 = parseJson(text, where);
  const items = isFields(document2) ? trialsIn(document2) : document2;
  if (isFields(document2) && items === null) return [{ where, path, fields: document2 }];
  if (!Array.isArray(items)) {
    const fix = "Write an array of objects, or an object with one such array called `trials`.";
    throw dataError(where, "is neither a list of trials nor a single one", fix);
  }
  checkRowCount(items.length, path);
  return items.map((item2, i) => toRow2(item2, path, `item ${i + 1}`));
}
var jsonl = {
  ...json,
  name: "jsonl",
  title: "JSON Lines",
  marks: { text: [/^\s*\{/] },
  isText: isLines,
  read: (file) => {
    const lines = readLines(file);
    const trials2 = lines.filter(isTrialAmong(lines));
    const count = lines.length - trials2.length;
    const table2 = plainTable(plainTrials(trials2, file.path));
    return { ...table2, leftOut: [{ count, what: "other lines" }] };
  }
};
function isTrialAmong(lines) {
  const counts = /* @__PURE__ */ new Map();
  for (const { fields } of lines)
    for (const key in fields) counts.set(key, (counts.get(key) ?? 0) + 1);
  const common = [...counts].flatMap(([key, count]) => 2 * count > lines.length ? [key] : []);
  if (common.length === 0) return () => true;
  const isEnd = (key) => isStatusName(key) || /^(error|exception)/i.test(key);
  return ({ fields }) => {
    const keys = Object.keys(fields);
    return keys.length === 0 || keys.some((key) => common.includes(key) || isEnd(key));
  };
}
function isLines(text) {
  const start = text.trim();
  const end = start.indexOf("\n");
  const first2 = tryParseJson(end === -1 ? start : start.slice(0, end));
  return isFields(first2) && (end !== -1 || trialsIn(first2) === null);
}
function isListOf(text, isItem) {
  const list2 = tryParseJson(text);
  return Array.isArray(list2) && list2.every((one2) => isFields(one2) && isItem(one2));
}
function readLines({ path, text }) {
  const rows = [];
  for (const [i, line2] of text.split("\n").entries()) {
    if (line2.trim() === "") continue;
    const value2 = parseJson(line2, `${printablePath(path)}, line ${i + 1}`);
    rows.push(toRow2(value2, path, `line ${i + 1}`));
    checkRowCount(rows.length, path);
  }
  return rows;
}
function toRow2(item2, path, place) {
  const where = `${printablePath(path)}, ${place}`;
  if (isFields(item2)) return { where, path, fields: item2 };
  throw dataError(
    where,
    `is ${shown(item2)}, not an object`,
    "Write one object per trial, with a key for each column."
  );
}
var LISTS = ["trials", "runs", "results", "rows"];
function trialsIn(document2) {
  const members = Object.entries(document2);
  const isTrial = members.some(
    ([name, value2]) => isStatusName(name) || readNumber(value2) !== "other"
  );
  for (const wanted2 of isTrial ? ["trials"] : LISTS) {
    const [, list2] = members.find(([name]) => name.toLowerCase() === wanted2) ?? [];
    if (Array.isArray(list2) && list2.length > 0 && list2.every(isFields)) return list2;
  }
  return null;
}

// src/parse/flaml/log.ts
var flamlLog = {
  name: "flaml-log",
  title: "FLAML log (JSON Lines)",
  hasHeader: false,
  marks: { text: [/^\s*\{"record_id":/, /"iter_per_learner":/] },
  read: toTable
};
function toTable(file) {
  const rows = readLines(file).filter(({ fields }) => Object.hasOwn(fields, "record_id"));
  refuseBestOnly(rows, file.path);
  return {
    ...plainTable(rows.map(toTrial)),
    scores: ["validation_loss"],
    directions: { validation_loss: "minimize" }
  };
}
function toTrial({ fields, ...row }, order) {
  const { learner, trial_time: duration } = fields;
  const parameters = { learner, ...fieldsIn(fields, "config") };
  return { ...row, fields: { duration, ...fields }, order, parameters };
}
function refuseBestOnly(rows, path) {
  const learners = groupBy(rows, ({ fields }) => textIn(fields, "learner"));
  const counts = [...learners.values()].map(
    (own) => own.reduce((most, { fields }) => Math.max(most, numberIn(fields, "iter_per_learner") ?? 0), 0)
  );
  const tried = counts.reduce((sum, count) => sum + count, 0);
  if (tried <= rows.length) return;
  throw dataError(
    printablePath(path),
    `lists only trials that were better than all before them: ${rows.length} of at least ${tried}`,
    'Search again with AutoML().fit(\u2026, log_type="all"): all trials are needed.'
  );
}

// src/parse/hyperopt/trials.ts
var hyperopt = {
  name: "hyperopt",
  title: "Hyperopt trials (JSON)",
  marks: { text: [/^\s*\[\s*\{/, /"status": ?"(ok|fail|new|running|suspended)"/] },
  isText: (text) => isListOf(text, (trial) => isResult(resultIn(trial))),
  read: (file) => {
    const trials2 = readDocument(file);
    const numbers2 = new Set(trials2.map(({ fields }) => numberIn(fields, "tid")));
    return {
      ...plainTable(trials2.map(toTrial2)),
      scores: ["loss"],
      directions: { loss: "minimize" },
      gaps: trials2.every((_, i) => numbers2.has(i)) ? [] : ["failures-hidden"]
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
function toTrial2({ fields: trial, ...place }) {
  const result = resultIn(trial);
  const drawn3 = Object.entries(fieldsIn(fieldsIn(trial, "misc"), "vals")).flatMap(
    ([name, values]) => Array.isArray(values) && values.length > 0 ? [[name, values[0]]] : []
  );
  const parameters = result === trial ? result.params : Object.fromEntries(drawn3);
  const duration = secondsBetween(readInstant(trial.book_time), readInstant(trial.refresh_time));
  return {
    ...place,
    // A result is new until the objective returns, also while it runs.
    status: STATES[numberIn(trial, "state") ?? -1] ?? requireStatus(result.status, place.where, { new: "unfinished" }),
    order: numberIn(trial, "tid") ?? void 0,
    parameters: isFields(parameters) ? parameters : void 0,
    fields: duration === null ? result : { duration, ...result }
  };
}

// src/parse/studies.ts
import { posix } from "node:path";
function chooseStudy(studies, kind, study) {
  const [first2, second] = studies;
  if (first2 === void 0) {
    const fix = "Name the file or folder that the tool wrote, or leave `format` out.";
    throw dataError("format (--format)", `the files hold no ${kind} of this format`, fix);
  }
  if (study === null && second === void 0) return first2;
  const found = studies.filter(({ names }) => study !== null && names.includes(study));
  const named2 = found.find(({ names }) => names[0] === study) ?? found[0];
  if (named2 !== void 0) return named2;
  const said2 = study === null ? "is not given" : `is ${JSON.stringify(printable(study))}`;
  throw settingsError(
    "study",
    `${said2}, and the files hold ${studies.length} ${kind}: ${listed(studies.map(describe))}`,
    "Name one of them."
  );
}
function describe({ names, trials: trials2 }) {
  const [name, ...others] = names.map((one2) => printable(one2, 60));
  const known = others.length === 0 ? "" : `, ${others.join(", ")}`;
  return `${JSON.stringify(name)} (${trials2} ${trials2 === 1 ? "trial" : "trials"}${known})`;
}
function rowsOfStudy(rows, study) {
  const columns = [...namesOfColumns(rows)];
  const column2 = columns.find((name) => /^study(_name|_id)?$/i.test(name));
  const number3 = columns.find((name) => ORDER_COLUMNS.includes(name));
  if (column2 === void 0 || number3 === void 0) return rows;
  const studies = groupBy(rows, ({ fields }) => textIn(fields, column2));
  const numbers2 = new Set(rows.map(({ fields }) => textIn(fields, number3)));
  if (studies.size < 2 || numbers2.size === rows.length) return rows;
  const all = [...studies].map(([name, own]) => ({ names: [name], trials: own.length, own }));
  return chooseStudy(all, "studies", study).own;
}
function foldersIn({ path, files }) {
  const found = /* @__PURE__ */ new Map();
  for (const [name, file] of files) {
    const [, folder, rest] = /^([^/]+)\/(.*)$/s.exec(name) ?? [];
    if (folder === void 0 || rest === void 0) continue;
    const own = found.get(folder) ?? /* @__PURE__ */ new Map();
    found.set(folder, own.set(rest, file));
  }
  return [...found].map(([name, own]) => ({ path: posix.join(path, name), files: own }));
}
function chooseFolder(folders, trialsIn3, kind, study) {
  const studies = folders.map((folder) => {
    const names = [.../* @__PURE__ */ new Set([posix.basename(folder.path) || ".", folder.path])];
    return { folder, names, trials: trialsIn3(folder).length };
  });
  return chooseStudy(studies, kind, study).folder;
}
function readObject(file) {
  if (file === void 0 || isEmptyFile(file)) return null;
  if (file.refusal !== void 0) throw file.refusal;
  const value2 = parseJson(file.text, printablePath(file.path));
  if (isFields(value2)) return value2;
  throw dataError(printablePath(file.path), "is not a JSON object", "Copy the file again.");
}

// src/parse/keras-tuner/trial.ts
function readTrial(file) {
  const where = printablePath(file.path);
  const trial = readObject(file);
  const id = trial && ownValue(trial, "trial_id");
  if (trial === null || typeof id !== "string") {
    const fix = "Copy the folder of the project again, or leave the folder of this trial out.";
    throw file.refusal ?? dataError(where, "has no trial_id", fix);
  }
  const hyperparameters = fieldsIn(trial, "hyperparameters");
  const values = fieldsIn(hyperparameters, "values");
  const metrics = Object.entries(fieldsIn(fieldsIn(trial, "metrics"), "metrics"));
  return {
    path: file.path,
    id,
    status: requireStatus(ownValue(trial, "status"), where),
    score: numberIn(trial, "score"),
    bestStep: numberIn(trial, "best_step"),
    values,
    parameters: activeOf(values, ownValue(hyperparameters, "space")),
    metrics: new Map(metrics.map(([name, metric]) => [name, readMetric(metric)]))
  };
}
function activeOf(values, space) {
  const configs = listOf(space).map((one2) => fieldsIn(one2, "config"));
  const isActive = (name) => {
    const own = configs.filter((config) => config.name === name);
    const holds = (condition) => holdsFor(condition, values);
    return own.length === 0 || own.some(({ conditions }) => listOf(conditions).every(holds));
  };
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith("tuner/") && isActive(name))
  );
}
function holdsFor(condition, values) {
  const { name, values: allowed } = fieldsIn(condition, "config");
  if (typeof name !== "string" || !Array.isArray(allowed)) return true;
  return allowed.includes(ownValue(values, name));
}
function listOf(value2) {
  return Array.isArray(value2) ? value2 : [];
}
function readMetric(metric) {
  const { direction, observations } = isFields(metric) ? metric : {};
  return {
    direction: direction === "min" ? "minimize" : direction === "max" ? "maximize" : null,
    observations: listOf(observations).flatMap(readObservation).sort((a, b) => a.step - b.step)
  };
}
function readObservation(observation) {
  if (!isFields(observation)) return [];
  const values = [ownValue(observation, "value")].flat().map(readNumber);
  const numbers2 = values.filter((one2) => typeof one2 === "number");
  if (numbers2.length === 0 || numbers2.length < values.length) return [];
  const mean = numbers2.reduce((sum, one2) => sum + one2, 0) / numbers2.length;
  return [{ step: numberIn(observation, "step") ?? 0, value: mean }];
}

// src/parse/keras-tuner/project.ts
var TRIAL = /(^|\/)trial_[^/]+\/trial\.json$/;
var kerasTuner = {
  kind: "folder",
  name: "keras-tuner",
  title: "Keras Tuner project (folder)",
  identity: ["trial_id"],
  marks: [
    {
      path: TRIAL,
      depth: 2,
      text: [/"trial_id"/, /"hyperparameters"/, /"metrics"/, /"score"/, /"status"/]
    }
  ],
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
  const { trials: trials2, firstOf } = lastRungs(all);
  return {
    ...plainTable(
      trials2.map((trial) => toRow3(trial, objective, order?.(firstOf(trial)) ?? void 0))
    ),
    directions: directionsOf(objectives, all),
    scores: [objective ?? "score"],
    search: searchOf(oracle, all),
    leftOut: [{ count: all.length - trials2.length, what: "earlier rungs" }]
  };
}
function toRow3(trial, objective, order) {
  const { path, id, status, values, parameters } = trial;
  const metrics = metricsOf(trial);
  const last = objective !== void 0 && status === "pruned" ? ownValue(metrics, objective) : null;
  const score = trial.score ?? last ?? null;
  return {
    where: printablePath(path),
    path,
    status,
    order,
    parameters,
    fields: {
      ...values,
      ...metrics,
      ...objective === void 0 ? {} : { [objective]: score },
      score,
      trial_id: id
    }
  };
}
function metricsOf({ metrics, bestStep, score, status }) {
  const step = status === "pruned" && score === null ? null : bestStep;
  return Object.fromEntries(
    [...metrics].map(([name, { observations }]) => {
      const found = observations.find((one2) => one2.step === step) ?? observations.at(-1);
      return [name, found?.value ?? null];
    })
  );
}
function lastRungs(trials2) {
  const byId = new Map(trials2.map((trial) => [trial.id, trial]));
  const before = (trial) => {
    const other = byId.get(String(ownValue(trial.values, "tuner/trial_id")));
    return other !== void 0 && epochsOf(other) < epochsOf(trial) ? other : null;
  };
  const firstOf = (trial) => {
    const earlier2 = before(trial);
    return earlier2 === null ? trial : firstOf(earlier2);
  };
  const earlier = new Set(trials2.map((trial) => before(trial)?.id));
  const most = trials2.reduce((sofar, trial) => Math.max(sofar, epochsOf(trial) || 0), 0);
  const isStopped = (trial) => trial.status === "finished" && epochsOf(trial) < most;
  const last = trials2.filter(({ id }) => !earlier.has(id));
  return {
    trials: last.map(
      (trial) => isStopped(trial) ? { ...trial, status: "pruned" } : trial
    ),
    firstOf
  };
}
function epochsOf({ values }) {
  return numberIn(values, "tuner/epochs") ?? Number.NaN;
}
var TRACES = [
  { keys: ["brackets", "factor"], sampler: "Hyperband" },
  { keys: ["num_initial_points", "alpha", "beta"], sampler: "BayesianOptimization" }
];
function searchOf(oracle, trials2) {
  const trace = TRACES.find(({ keys }) => keys.some((key) => Object.hasOwn(oracle, key)));
  const isHalved = trials2.some(({ values }) => Object.hasOwn(values, "tuner/bracket"));
  const sampler = trace?.sampler ?? (isHalved ? "Hyperband" : null);
  const seed = numberIn(oracle, "seed");
  return {
    method: sampler === null ? UNKNOWN_SEARCH.method : "adaptive",
    sampler,
    seed: Number.isSafeInteger(seed) ? seed : null
  };
}
function orderOf(oracle, trials2) {
  const starts = fieldsIn(fieldsIn(oracle, "display"), "trial_start");
  const places = listOf(ownValue(oracle, "start_order"));
  const orders = [
    ({ id }) => places.includes(id) ? places.indexOf(id) : null,
    // Ids are numbers, except in old versions.
    ({ id }) => /^(trial_)?\d{1,9}$/.test(id) ? Number(id.replace("trial_", "")) : null,
    ({ id }) => readInstant(ownValue(starts, id))
  ];
  return orders.find((order) => trials2.every((trial) => order(trial) !== null)) ?? null;
}
function objectivesOf(trials2) {
  const scored = trials2.filter(({ score, status }) => score !== null && status === "finished");
  return [...scored[0]?.metrics.keys() ?? []].filter(
    (name) => scored.every(({ metrics, score }) => isBest(metrics.get(name), score ?? Number.NaN))
  );
}
var TOLERANCE = 1e-9;
function isBest(metric, score) {
  const values = metric?.observations.map(({ value: value2 }) => value2) ?? [];
  const better = metric?.direction === "maximize" ? Math.max : Math.min;
  const best = values.reduce((a, b) => better(a, b), values[0] ?? Number.NaN);
  return best === score || Math.abs(best - score) <= TOLERANCE * Math.abs(score);
}
function directionsOf(objectives, trials2) {
  const entryOf2 = (name, sources) => {
    const found = trials2.flatMap(
      ({ metrics }) => sources.flatMap((source) => metrics.get(source)?.direction ?? [])
    );
    return new Set(found).size === 1 ? found.slice(0, 1).map((one2) => [name, one2]) : [];
  };
  const names = new Set(trials2.flatMap(({ metrics }) => [...metrics.keys()]));
  const known = [...names].flatMap((name) => entryOf2(name, [name]));
  return Object.fromEntries([...known, ...entryOf2("score", objectives)]);
}

// src/parse/mlflow/runs.ts
function storedRun(stored) {
  const { path, where, status, start, end, parameters, ...run } = stored;
  const metrics = stored.metrics.map(([name, value2]) => [metricName(name), value2]);
  const values = Object.fromEntries(metrics);
  const fields = { run_id: run.id, ...values, duration: secondsBetween(start, end) };
  const order = start ?? void 0;
  const row = { where, path, status: statusOf(status, where), order, parameters, fields };
  return { ...run, row, metrics: metrics.map(([name]) => name) };
}
function metricName(name) {
  return ["duration", "run_id"].includes(name) ? `metrics.${name}` : name;
}
function tableOf(runs, study) {
  const parents = new Set(runs.map(({ parent }) => parent));
  const isTrial = (run) => !run.isDeleted && !parents.has(run.id);
  const experiments = [...groupBy(runs, ({ experiment }) => experiment[0]).values()].map((own) => ({
    names: [...new Set(own.flatMap(({ experiment }) => experiment))],
    trials: own.filter(isTrial).length,
    own
  }));
  const offered = experiments.filter(({ trials: trials3 }) => trials3 > 0);
  const hasNone = offered.length === 0 && study === null;
  const chosen = hasNone ? runs : chooseStudy(offered, "experiments", study).own;
  const trials2 = chosen.filter(isTrial);
  const deleted = chosen.filter(({ isDeleted }) => isDeleted).length;
  return {
    ...plainTable(trials2.map(({ row }) => row)),
    scores: [...new Set(trials2.flatMap(({ metrics }) => metrics))],
    leftOut: [
      { count: deleted, what: "deleted runs" },
      { count: chosen.length - trials2.length - deleted, what: "parent runs" }
    ],
    study: chosen[0]?.experiment[0] ?? ""
  };
}
var NUMBERED = ["running", "scheduled", "finished", "failed", "killed"];
function statusOf(value2, where) {
  return requireStatus(NUMBERED[Number(value2) - 1] ?? value2, where);
}

// src/parse/mlflow/csv.ts
var mlflowCsv = {
  name: "mlflow-csv",
  title: "MLflow runs (search_runs)",
  identity: ["run_id"],
  marks: { header: [["run_id", "experiment_id", "status", /^(metrics|params|tags)\../]] },
  read: (file, study) => tableOf(readCsv(file).map(readRun), study)
};
function readRun(row) {
  const { fields, where } = row;
  const start = readInstant(ownValue(fields, "start_time"));
  const end = readInstant(ownValue(fields, "end_time"));
  return {
    row: {
      ...row,
      status: statusOf(ownValue(fields, "status"), where),
      order: start ?? void 0,
      parameters: cellsUnder("params.", fields),
      fields: { ...fields, duration: secondsBetween(start, end) }
    },
    id: textIn(fields, "run_id"),
    parent: textIn(fields, "tags.mlflow.parentRunId") || null,
    experiment: [textIn(fields, "experiment_id")],
    isDeleted: textIn(fields, "lifecycle_stage") === "deleted",
    metrics: Object.keys(fields).filter((name) => name.startsWith("metrics."))
  };
}
var mlflowUiCsv = {
  name: "mlflow-ui-csv",
  title: "MLflow runs (the web page's download)",
  identity: ["Run ID"],
  marks: {
    header: [
      ["Start Time", "Duration", "Run ID", "Name", "Source Type", "Source Name", "User", "Status"]
    ]
  },
  // It does not record which run started which.
  read: (file) => ({ ...plainTable(readCsv(file).map(readUiRun)), gaps: ["parents-unknown"] })
};
function readUiRun({ fields, where, ...place }) {
  const entries = Object.entries(fields).map(([name, value2]) => [name, unescaped(value2)]);
  return {
    ...place,
    where,
    status: statusOf(ownValue(fields, "Status"), where),
    order: readInstant(ownValue(fields, "Start Time")) ?? void 0,
    fields: {
      duration: readDuration(ownValue(fields, "Duration")),
      ...Object.fromEntries(entries)
    }
  };
}
function unescaped(value2) {
  return typeof value2 === "string" && /^'[=+\-@]/.test(value2) ? value2.slice(1) : value2;
}

// src/parse/sqlite.ts
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
function readDatabase({ path, database }, tables, instead) {
  if (database === void 0) throw new Error("Only databases have tables");
  const sqlite = findSqlite(path, instead);
  const folder = mkdtempSync(join(tmpdir(), "tuning-gate-"));
  try {
    const file = join(folder, "copy.db");
    writeFileSync(file, withoutLog(database), { mode: 384 });
    return readFrom(new sqlite.DatabaseSync(file, { readOnly: true }), tables);
  } catch (error) {
    throw dataError(
      printablePath(path),
      `cannot be read as an SQLite database: ${printable(detailOf(error, "message"))}`,
      `Copy it while nothing writes to it, or ${instead}.`
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
function findSqlite(path, instead) {
  const found = process.getBuiltinModule?.("node:sqlite");
  if (found !== void 0) return found;
  throw dataError(
    printablePath(path),
    `is an SQLite database, which Node ${process.versions.node} cannot read`,
    `Use Node 22.13 or newer, or ${instead}.`
  );
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
    for (const value2 of Object.values(row))
      left -= CELL + (value2?.length ?? 0);
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
function rowsOf2(connection, table2) {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? AND rootpage > 0";
  const [isTable] = connection.prepare(sql).iterate(table2);
  if (isTable === void 0) return [];
  const columns = [...connection.prepare(`PRAGMA table_xinfo("${table2}")`).iterate()];
  const stored = columns.filter(({ hidden }) => hidden === 0);
  const list2 = stored.map(({ name }) => `"${String(name).replaceAll('"', '""')}"`);
  return connection.prepare(`SELECT ${list2.join(", ")} FROM "${table2}"`).iterate();
}

// src/parse/mlflow/database.ts
var mlflowSqlite = {
  name: "mlflow-sqlite",
  title: "MLflow runs (SQLite)",
  identity: ["run_id"],
  hasHeader: false,
  marks: { database: ["latest_metrics", "experiment_tags", "run_uuid"] },
  read: (file, study) => tableOf(runsIn(file), study)
};
var TABLES = ["experiments", "runs", "latest_metrics", "params", "tags"];
var INSTEAD = "export the runs: `MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`";
var PARENT = "mlflow.parentRunId";
function runsIn(file) {
  const tables = readDatabase(file, TABLES, INSTEAD);
  const experiments = rowsBy("experiment_id", tables, "experiments");
  const [metrics, params, tags] = ["latest_metrics", "params", "tags"].map(
    (name) => rowsBy("run_uuid", tables, name)
  );
  return (tables.get("runs") ?? []).map((run) => {
    const id = textIn(run, "run_uuid");
    const experimentId = textIn(run, "experiment_id");
    const [experiment = {}] = experiments.get(experimentId) ?? [];
    return storedRun({
      where: `${printablePath(file.path)}, run ${printable(id)}`,
      path: file.path,
      status: run.status,
      start: secondsIn(run, "start_time"),
      end: secondsIn(run, "end_time"),
      metrics: (metrics?.get(id) ?? []).map((one2) => [String(one2.key), metricIn(one2)]),
      parameters: Object.fromEntries(
        (params?.get(id) ?? []).map(({ key, value: value2 }) => [String(key), String(value2)])
      ),
      id,
      parent: String(tags?.get(id)?.find(({ key }) => key === PARENT)?.value ?? "") || null,
      experiment: [textIn(experiment, "name") || experimentId, experimentId],
      isDeleted: [run, experiment].some((one2) => one2.lifecycle_stage === "deleted")
    });
  });
}
function rowsBy(key, tables, name) {
  return groupBy(tables.get(name) ?? [], (row) => textIn(row, key));
}
function secondsIn(run, key) {
  const time = numberIn(run, key);
  return time === null ? null : time / 1e3;
}
function metricIn(metric) {
  return metric.is_nan === 1 ? Number.NaN : numberIn(metric, "value");
}

// src/parse/mlflow/files.ts
var mlflowFiles = {
  kind: "folder",
  name: "mlflow-files",
  title: "MLflow runs (folder mlruns)",
  marks: [
    {
      path: /(^|\/)meta\.yaml$/,
      depth: 3,
      text: [/^run_(id|uuid): /m, /^experiment_id: /m]
    }
  ],
  identity: ["run_id"],
  read: (stores, study) => tableOf(stores.flatMap(runsIn2), study)
};
function runsIn2(store) {
  return [store, ...foldersIn(store)].flatMap((experiment) => {
    const meta = experiment.files.get("meta.yaml")?.text ?? "";
    return foldersIn(experiment).flatMap((folder) => readRun2(folder, meta) ?? []);
  });
}
var RUN_ID = /(^|\/)[0-9a-f]{32}$/;
function readRun2(folder, experiment) {
  const file = folder.files.get("meta.yaml");
  if (file?.refusal !== void 0 && RUN_ID.test(folder.path)) throw file.refusal;
  const meta = file?.text ?? "";
  const id = entryOf(meta, "run_id") ?? entryOf(meta, "run_uuid");
  const experimentId = entryOf(meta, "experiment_id");
  if (file === void 0 || id === null || experimentId === null) return null;
  return storedRun({
    where: printablePath(file.path),
    path: file.path,
    status: entryOf(meta, "status"),
    start: secondsIn2(meta, "start_time"),
    end: secondsIn2(meta, "end_time"),
    metrics: filesUnder("metrics/", folder).map(([name, one2]) => [name, latestValue(one2)]),
    // An empty text is stored as an empty file.
    parameters: Object.fromEntries(
      filesUnder("params/", folder).map(([name, { text }]) => [name, text])
    ),
    id,
    parent: folder.files.get("tags/mlflow.parentRunId")?.text.trim() || null,
    experiment: [entryOf(experiment, "name") ?? experimentId, experimentId],
    isDeleted: [meta, experiment].some((one2) => entryOf(one2, "lifecycle_stage") === "deleted")
  });
}
function entryOf(meta, key) {
  const text = new RegExp(`^${key}: (.*)$`, "m").exec(meta)?.[1]?.trim() ?? "";
  if (["", "~", "null"].includes(text)) return null;
  if (text.startsWith('"')) return String(tryParseJson(text) ?? text);
  return /^'.*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}
function secondsIn2(meta, key) {
  const text = entryOf(meta, key) ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) / 1e3 : null;
}
function filesUnder(prefix, { files }) {
  const own = [...files].filter(([name]) => name.startsWith(prefix));
  return own.map(([name, file]) => [name.slice(prefix.length), file]);
}
function latestValue(file) {
  if (file.refusal !== void 0 && !isEmptyFile(file)) throw file.refusal;
  const lines = file.text.split("\n");
  const reports = lines.flatMap((line2, i) => {
    const isCut = i === lines.length - 1 && line2.trim().split(" ").length < 3;
    if (line2.trim() === "" || isCut) return [];
    return readReport(line2.trim(), `${printablePath(file.path)}, line ${i + 1}`);
  });
  return reports.sort((a, b) => a.step - b.step || a.time - b.time).at(-1)?.value ?? null;
}
function readReport(line2, where) {
  const [time, text, step = "0"] = line2.split(" ");
  const value2 = /^[+-]?nan$/i.test(text ?? "") ? Number.NaN : readNumber(text);
  const isWhole2 = [time, step].every((one2) => /^-?\d{1,20}$/.test(one2 ?? ""));
  if (isWhole2 && typeof value2 === "number")
    return { step: Number(step), time: Number(time), value: value2 };
  const what = `is ${shown(line2)}, not a time, a value and a step`;
  throw dataError(where, what, "Correct the line, or remove it.");
}

// src/parse/optuna/study.ts
function tableOf2(studies, path, asked) {
  const listed3 = studies.map((one2) => {
    return { study: one2, names: [one2.name], trials: one2.trials.length };
  });
  const { study } = chooseStudy(listed3, "studies", asked);
  const { name, directions, trials: trials2 } = study;
  const scores = scoreNames(study);
  const drawn3 = trials2.filter((trial) => !isHandPicked(trial));
  return {
    ...plainTable(drawn3.map((trial) => toRow4(trial, scores, path))),
    directions: Object.fromEntries(
      scores.flatMap((score, i) => directions[i] ? [[score, directions[i]]] : [])
    ),
    scores,
    search: searchFrom([study, ...trials2].flatMap((one2) => [...one2.systemAttributes.keys()])),
    leftOut: [{ count: trials2.length - drawn3.length, what: "hand-picked trials" }],
    study: name
  };
}
function isHandPicked({ systemAttributes }) {
  const fixed = systemAttributes.get("fixed_params");
  return isFields(fixed) && Object.keys(fixed).length > 0;
}
function scoreNames({ directions, systemAttributes }) {
  const given = systemAttributes.get("study:metric_names");
  const texts = Array.isArray(given) ? given.filter((name) => typeof name === "string") : [];
  const names = new Set(texts).size === directions.length ? texts : [];
  if (directions.length === 1) return [names[0] === void 0 ? "value" : `value_${names[0]}`];
  return directions.map((_, i) => `values_${names[i] ?? i}`);
}
function toRow4(trial, scores, path) {
  const { number: number3, state, values, start, complete, parameters } = trial;
  const where = `${printablePath(path)}, trial ${number3}`;
  return {
    where,
    path,
    fields: {
      number: number3,
      ...Object.fromEntries(scores.map((name, i) => [name, values[i] ?? null])),
      datetime_start: start,
      datetime_complete: complete,
      duration: secondsBetween(readInstant(start), readInstant(complete)),
      ...prefixed("params", parameters),
      ...prefixed("user_attrs", trial.userAttributes),
      state
    },
    status: requireStatus(state, where),
    order: number3,
    parameters: Object.fromEntries(parameters)
  };
}
function prefixed(prefix, values) {
  return Object.fromEntries([...values].map(([name, value2]) => [`${prefix}_${name}`, value2]));
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
  const attributes = ownValue(parsed, "attributes");
  const choices = ownValue(isFields(attributes) ? attributes : parsed, "choices");
  return Array.isArray(choices) ? choices : null;
}
var TRACES2 = [
  [/^(cma|sepcma|cmawm):/, { method: "adaptive", sampler: "CmaEsSampler" }],
  [/^tpe:relative_params/, { method: "adaptive", sampler: "TPESampler" }],
  [/^gp:relative_params/, { method: "adaptive", sampler: "GPSampler" }],
  [/^(nsga2|NSGAIISampler):/, { method: "adaptive", sampler: "NSGAIISampler" }],
  [/^(nsga3|NSGAIIISampler):/, { method: "adaptive", sampler: "NSGAIIISampler" }],
  [/^grid_id$/, { method: "grid", sampler: "GridSampler" }],
  [/^qmc:/, { method: "unknown", sampler: "QMCSampler" }]
];
function searchFrom(attributes) {
  const found = TRACES2.find(([trace]) => attributes.some((name) => trace.test(name)));
  return { ...UNKNOWN_SEARCH, ...found?.[1] };
}

// src/parse/optuna/csv.ts
var PARAMETER = "params_";
var SYSTEM_ATTRIBUTE = "system_attrs_";
var SCORE = /^values?(_|$)/;
var optunaCsv = {
  name: "optuna-csv",
  title: "Optuna trials (dataframe)",
  identity: ["number", "datetime_start"],
  marks: {
    header: [
      ["datetime_start", /^(params_|state$)/],
      ["number", /^params_/, SCORE]
    ]
  },
  read: toTable3
};
function toTable3(file) {
  const all = readCsv(file);
  const columns = Object.keys(all[0]?.fields ?? {});
  const scores = columns.filter((name) => SCORE.test(name));
  const drawn3 = all.filter(({ fields }) => !isHandPicked2(fields));
  const attributes = columns.filter((name) => name.startsWith(SYSTEM_ATTRIBUTE));
  return {
    ...plainTable(drawn3.map(toTrial3)),
    scores: scores.length === 0 ? null : scores,
    search: searchFrom(attributes.map((name) => name.slice(SYSTEM_ATTRIBUTE.length))),
    leftOut: [{ count: all.length - drawn3.length, what: "hand-picked trials" }]
  };
}
function isHandPicked2(fields) {
  const fixed = textIn(fields, `${SYSTEM_ATTRIBUTE}fixed_params`);
  return fixed !== "{}" && readNumber(fixed) !== "missing";
}
function toTrial3(row) {
  const { fields } = row;
  const number3 = textIn(fields, "number");
  const duration = durationOf(fields);
  return {
    ...row,
    fields: duration === null ? fields : { ...fields, duration },
    parameters: parametersUnder(PARAMETER, fields),
    order: /^\d{1,15}(\.0*)?$/.test(number3) ? Number(number3) : void 0
  };
}
function durationOf({ duration, datetime_start: start, datetime_complete: end }) {
  if (readNumber(duration) !== "missing") return readDuration(duration) ?? duration;
  return secondsBetween(readInstant(start), readInstant(end));
}

// src/parse/optuna/journal.ts
var optunaJournal = {
  name: "optuna-journal",
  title: "Optuna journal",
  hasHeader: false,
  marks: { text: [/^\s*\{"op_code": ?\d+, ?"worker_id": ?"/] },
  read: readJournal
};
function readJournal({ path, text }, study) {
  const replay = new Replay();
  const lines = text.split("\n");
  for (const [i, line2] of lines.entries()) {
    if (line2.trim() === "") continue;
    const isLast = i === lines.length - 1;
    const where = `${printablePath(path)}, line ${i + 1}`;
    const fields = isLast ? tryParseJson(line2) : parseJson(line2, where);
    if (isFields(fields)) replay.apply({ fields, where });
    else if (!isLast) throw dataError(where, "is not an operation of a journal", CORRECTION);
  }
  return tableOf2(replay.studies(), path, study);
}
var Replay = class {
  #valueOf = parameterReader();
  /** By their ids; null if deleted. */
  #studies = [];
  /** By their ids, of all studies. */
  #trials = [];
  studies() {
    return this.#studies.filter((study) => study !== null);
  }
  apply(operation) {
    const code2 = wanted(operation, "op_code", isCode);
    if (code2 === 0) this.#createStudy(operation);
    else if (code2 === 1) this.#studies[wanted(operation, "study_id", isWhole)] = null;
    else if (code2 === 3) addAll(this.#study(operation)?.systemAttributes, operation, "system_attr");
    else if (code2 === 4) this.#createTrial(operation);
    else if (code2 === 5) this.#setParameter(operation);
    else if (code2 === 6) this.#setState(operation);
    else if (code2 === 8) addAll(this.#open(operation)?.userAttributes, operation, "user_attr");
    else if (code2 === 9) addAll(this.#open(operation)?.systemAttributes, operation, "system_attr");
  }
  #study(operation) {
    return this.#studies[wanted(operation, "study_id", isWhole)] ?? null;
  }
  /** The trial of an operation, unless it is over: finished trials do not change. */
  #open(operation) {
    const trial = this.#trials[wanted(operation, "trial_id", isWhole)];
    return trial === void 0 || isOver(trial.state) ? null : trial;
  }
  /** Every worker that joins creates the study again: the first time counts. */
  #createStudy(operation) {
    const name = wanted(operation, "study_name", isText);
    if (this.#studies.some((study) => study?.name === name)) return;
    const directions = wanted(operation, "directions", areDirections);
    this.#studies.push({
      name,
      directions: directions.map((code2) => DIRECTIONS[code2] ?? null),
      systemAttributes: /* @__PURE__ */ new Map(),
      trials: []
    });
  }
  #createTrial(operation) {
    const { fields } = operation;
    const study = this.#study(operation);
    if (study === null) return;
    const distributions = fieldsIn(fields, "distributions");
    const drawn3 = Object.entries(fieldsIn(fields, "params"));
    const trial = {
      number: study.trials.length,
      state: Object.hasOwn(fields, "state") ? stateIn(operation) : "RUNNING",
      values: valuesIn(operation) ?? [],
      start: ownValue(fields, "datetime_start") ?? null,
      complete: ownValue(fields, "datetime_complete") ?? null,
      parameters: new Map(
        drawn3.map(([name, value2]) => [name, this.#valueOf(value2, ownValue(distributions, name))])
      ),
      userAttributes: new Map(Object.entries(fieldsIn(fields, "user_attrs"))),
      systemAttributes: new Map(Object.entries(fieldsIn(fields, "system_attrs")))
    };
    study.trials.push(trial);
    this.#trials.push(trial);
  }
  #setParameter(operation) {
    const { fields } = operation;
    const [internal, distribution] = [fields.param_value_internal, fields.distribution];
    const name = wanted(operation, "param_name", isText);
    this.#open(operation)?.parameters.set(name, this.#valueOf(internal, distribution));
  }
  #setState(operation) {
    const { fields } = operation;
    const trial = this.#open(operation);
    const state = stateIn(operation);
    if (trial === null || state === "RUNNING" && trial.state === state) return;
    if (state === "RUNNING") trial.start = ownValue(fields, "datetime_start") ?? null;
    if (isOver(state)) trial.complete = ownValue(fields, "datetime_complete") ?? null;
    trial.state = state;
    trial.values = valuesIn(operation) ?? trial.values;
  }
};
function addAll(to, { fields }, name) {
  for (const [key, value2] of Object.entries(fieldsIn(fields, name))) to?.set(key, value2);
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
  const value2 = ownValue(operation.fields, "value") ?? null;
  if (value2 === null) return wanted(operation, "values", areValues);
  return [wanted(operation, "value", isNumber)];
}
var isText = (value2) => typeof value2 === "string";
var isNumber = (value2) => typeof value2 === "number";
var isWhole = (value2) => Number.isSafeInteger(value2);
var isCode = (value2) => isWhole(value2) && value2 >= 0 && value2 <= 10;
var isState = (value2) => isWhole(value2) && value2 in STATES2;
var isDirection = (value2) => isWhole(value2) && value2 in DIRECTIONS;
var areDirections = (value2) => Array.isArray(value2) && value2.length > 0 && value2.every(isDirection);
var areValues = (value2) => value2 === null || Array.isArray(value2) && value2.every((one2) => one2 === null || isNumber(one2));
function wanted({ fields, where }, name, isRight) {
  const value2 = ownValue(fields, name) ?? null;
  if (isRight(value2)) return value2;
  throw dataError(where, `${name} is ${shown(value2)}, which Optuna does not write`, CORRECTION);
}
var CORRECTION = "Restore the journal, or export the trials with study.trials_dataframe().to_csv().";

// src/parse/optuna/storage.ts
var optunaSqlite = {
  name: "optuna-sqlite",
  title: "Optuna storage (SQLite)",
  hasHeader: false,
  marks: { database: ["study_system_attributes", "trial_system_attributes", "trial_params"] },
  read: readStorage
};
var TABLES2 = [
  ...["studies", "study_directions", "study_system_attributes", "trials", "trial_values"],
  ...["trial_params", "trial_user_attributes", "trial_system_attributes"]
];
var INSTEAD2 = 'export the trials with study.trials_dataframe().to_csv("trials.csv", index=False)';
function readStorage(file, study) {
  return tableOf2(studiesIn(readDatabase(file, TABLES2, INSTEAD2)), file.path, study);
}
function studiesIn(tables) {
  const directions = rowsBy2("study_id", tables, "study_directions");
  const attributes = rowsBy2("study_id", tables, "study_system_attributes");
  const trials2 = rowsBy2("study_id", tables, "trials");
  const readTrial3 = trialReader(tables);
  return (tables.get("studies") ?? []).map(({ study_id, study_name }) => ({
    name: String(study_name),
    directions: directionsIn(directions.get(study_id) ?? []),
    systemAttributes: attributesIn(attributes.get(study_id)),
    trials: (trials2.get(study_id) ?? []).map(readTrial3).sort((a, b) => a.number - b.number)
  }));
}
function rowsBy2(key, tables, name) {
  return groupBy(tables.get(name) ?? [], (row) => row[key]);
}
function directionsIn(rows) {
  const found = byObjective(rows).map(({ direction }) => {
    if (direction === "MINIMIZE") return "minimize";
    return direction === "MAXIMIZE" ? "maximize" : null;
  });
  return found.length === 0 ? [null] : found;
}
function byObjective(rows) {
  return rows.toSorted((a, b) => Number(a.objective) - Number(b.objective));
}
function trialReader(tables) {
  const values = rowsBy2("trial_id", tables, "trial_values");
  const parameters = rowsBy2("trial_id", tables, "trial_params");
  const userAttributes = rowsBy2("trial_id", tables, "trial_user_attributes");
  const systemAttributes = rowsBy2("trial_id", tables, "trial_system_attributes");
  const parameterOf = parameterReader();
  return (row, i) => ({
    number: typeof row.number === "number" ? row.number : i,
    state: String(row.state),
    values: byObjective(values.get(row.trial_id) ?? []).map(valueIn),
    start: row.datetime_start ?? null,
    complete: row.datetime_complete ?? null,
    parameters: new Map(
      (parameters.get(row.trial_id) ?? []).map((one2) => [
        String(one2.param_name),
        parameterOf(one2.param_value, one2.distribution_json)
      ])
    ),
    userAttributes: attributesIn(userAttributes.get(row.trial_id)),
    systemAttributes: attributesIn(systemAttributes.get(row.trial_id))
  });
}
function valueIn({ value: value2, value_type }) {
  if (value_type === "INF_POS") return Infinity;
  if (value_type === "INF_NEG") return -Infinity;
  return typeof value2 === "number" ? value2 : null;
}
function attributesIn(rows = []) {
  return new Map(
    rows.map(({ key, value_json }) => [String(key), tryParseJson(String(value_json)) ?? null])
  );
}

// src/parse/parquet/parquet.ts
var parquet = {
  name: "parquet",
  title: "Parquet",
  isGeneric: true,
  marks: { isParquet: true },
  read: (file) => plainTable(plainTrials(readCsv(file), file.path))
};
async function withColumns(files) {
  if (!files.every((file) => file.parquet)) return files;
  const { readColumns } = await import("./parse-parquet-columns.js");
  return readColumns(files);
}

// src/parse/grid.ts
function valueCounts(trials2) {
  const names = [...new Set(trials2.flatMap((parameters) => Object.keys(parameters)))];
  const counts = names.map(
    (name) => [...groupBy(trials2, (parameters) => JSON.stringify(parameters[name])).values()].map(
      ({ length }) => length
    )
  );
  return counts.filter(({ length }) => length > 1);
}
function isGrid(trials2) {
  const sizes = valueCounts(trials2).map(({ length }) => length);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const distinct2 = new Set(trials2.map((parameters) => JSON.stringify(parameters)));
  return sizes.length > 1 && combinations === trials2.length && distinct2.size === trials2.length;
}

// src/parse/ray/trials.ts
var SEPARATOR = "/";
var OWN = /* @__PURE__ */ new Set([
  ...["trial_id", "trial_name", "experiment_id", "experiment_tag", "logdir", "date", "timestamp"],
  ...["done", "training_iteration", "iterations_since_restore", "checkpoint_dir_name"],
  ...["should_checkpoint", "time_this_iter_s", "time_total_s", "time_since_restore", "warmup_time"],
  ...["timesteps_total", "timesteps_since_restore", "episodes_total", "pid", "hostname", "node_ip"],
  ...["config", "duration"]
]);
function mayBeScore(name) {
  const [first2 = ""] = name.split(SEPARATOR, 1);
  return !OWN.has(first2) && name !== "";
}
function withDuration(fields) {
  const seconds = numberIn(fields, "time_total_s");
  return seconds === null || Object.hasOwn(fields, "duration") ? fields : { ...fields, duration: seconds };
}
function dotted(parameters) {
  const entries = Object.entries(parameters);
  return Object.fromEntries(
    entries.map(([name, value2]) => [name.replaceAll(SEPARATOR, "."), value2])
  );
}
function iterationOf({ fields }) {
  return numberIn(fields, "training_iteration") ?? 0;
}
function areUneven(rows) {
  return new Set(rows.map(iterationOf)).size > 1;
}
function orderOf2(id, tag) {
  const tagged = typeof tag === "string" ? /^(\d{1,9})(_|$)/.exec(tag) : null;
  const digits = COUNTED_ID.exec(id)?.[1] ?? tagged?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}
var COUNTED_ID = /^[0-9a-f]{4,8}_(\d{5,9})$/;
var GENERATOR = { ...UNKNOWN_SEARCH, sampler: "BasicVariantGenerator" };
function searchOf2(trials2, isGenerated = false) {
  const isCounted = ({ fields }) => COUNTED_ID.test(textIn(fields, "trial_id"));
  if (!isGenerated && !trials2.every(isCounted)) return UNKNOWN_SEARCH;
  const isComplete = trials2.every(({ order }) => order !== void 0 && order < trials2.length);
  const parameters = trials2.map((trial) => trial.parameters ?? {});
  if (!isComplete) return GENERATOR;
  if (isGrid(parameters)) return { ...GENERATOR, method: "grid" };
  const counts = valueCounts(parameters);
  const distinct2 = counts.filter(({ length }) => length === trials2.length);
  const uneven = counts.filter((times) => new Set(times).size > 1);
  const isDrawn = uneven.length > 0 || distinct2.length > 1;
  const isRandom = isDrawn && uneven.length + distinct2.length === counts.length;
  return isRandom ? { ...GENERATOR, method: "random" } : GENERATOR;
}

// src/parse/ray/csv.ts
var rayCsv = {
  name: "ray-csv",
  title: "Ray Tune dataframe",
  identity: ["trial_id"],
  marks: { header: [["training_iteration", /^config\//]] },
  read: toTable4
};
function toTable4(file) {
  const reports = readCsv(file).map(toTrial4);
  const trials2 = groupBy(reports, (row) => textIn(row.fields, "trial_id") || row).values();
  const rows = [...trials2].map(
    (own) => own.reduce((last, row) => iterationOf(row) >= iterationOf(last) ? row : last)
  );
  return {
    ...plainTable(rows),
    scores: Object.keys(rows[0]?.fields ?? {}).filter(mayBeScore),
    search: searchOf2(rows),
    leftOut: [{ count: reports.length - rows.length, what: "earlier reports" }],
    gaps: areUneven(rows) ? ["failures-hidden", "stops-unknown"] : ["failures-hidden"]
  };
}
function toTrial4({ fields, ...row }) {
  return {
    ...row,
    order: orderOf2(textIn(fields, "trial_id"), ownValue(fields, "experiment_tag")),
    fields: withDuration(fields),
    parameters: dotted(parametersUnder("config/", fields))
  };
}

// src/parse/ray/experiment.ts
var rayExperiment = {
  kind: "folder",
  name: "ray-experiment",
  title: "Ray Tune experiment (folder)",
  marks: [
    {
      path: /(^|\/)experiment_state-[^/]*\.json$/,
      depth: 1,
      text: [/^\s*\{/, /"runner_data"/, /"trial_data"/]
    },
    {
      path: /(^|\/)progress\.csv$/,
      depth: 2,
      header: [["trial_id", "training_iteration", "time_total_s"]]
    },
    {
      path: /(^|\/)result\.json$/,
      depth: 2,
      text: [/^[^\n]*"trial_id": /, /^[^\n]*"training_iteration": /, /^[^\n]*"time_total_s": /]
    }
  ],
  read: (folders, study) => toTable5(chooseFolder(folders, trialFolders, "experiments", study))
};
var OF_TRIAL = ["result.json", "progress.csv", "params.json", "error.txt"];
function trialFolders(experiment) {
  return foldersIn(experiment).filter(({ files }) => OF_TRIAL.some((name) => files.has(name)));
}
function toTable5(experiment) {
  const { files } = experiment;
  const latest = [...files.keys()].filter((name) => /^experiment_state-.*\.json$/.test(name)).sort();
  const file = files.get(latest.at(-1) ?? "");
  const state = file === void 0 ? null : readState(file);
  const folders = trialFolders(experiment);
  const found = new Map(folders.map(findTrial));
  const ids = /* @__PURE__ */ new Set([...state?.trials.keys() ?? [], ...found.keys()]);
  const rows = [...ids].map((id) => toTrial5(id, found.get(id), state));
  const numeric = surveyColumns(rows).filter(isNumeric);
  return {
    ...plainTable(rows),
    scores: state?.metric ? [state.metric] : numeric.map(({ name }) => name).filter(mayBeScore),
    search: searchIn([...files.keys()], rows),
    leftOut: [{ count: folders.length - found.size, what: "repeated folders" }],
    gaps: areUneven(rows.filter(({ status }) => status === "finished")) ? ["stops-unknown"] : []
  };
}
var TRACES3 = [
  { pattern: /^pbt_(global\.txt|policy_.*\.txt)$/, sampler: "PopulationBasedTraining" },
  { pattern: /^(search_gen_state-.*\.json|searcher-state-.*\.pkl)$/, sampler: "Searcher" }
];
function searchIn(names, trials2) {
  const trace = TRACES3.find(({ pattern }) => names.some((name) => pattern.test(name)));
  if (trace !== void 0) {
    return { ...UNKNOWN_SEARCH, method: "adaptive", sampler: trace.sampler };
  }
  const isGenerated = names.some((name) => /^basic-variant-state-.*\.json$/.test(name));
  return searchOf2(trials2, isGenerated);
}
function readState(file) {
  const state = readObject(file) ?? {};
  const trials2 = ownValue(state, "trial_data");
  if (!Array.isArray(trials2)) throw damaged2(file, "has no list of trials");
  const metric = ownValue(fieldsIn(state, "runner_data"), "_metric");
  return {
    path: file.path,
    trials: new Map(trials2.map((one2, i) => readTrial2(one2, file, `trial_data[${i}]`))),
    metric: typeof metric === "string" ? metric : null
  };
}
function readTrial2(item2, file, place) {
  const where = printablePath(`${file.path}, ${place}`);
  const [fixed, running] = (Array.isArray(item2) ? item2 : []).map(
    (one2) => typeof one2 === "string" ? parseJson(one2, where) : one2
  );
  const fields = isFields(fixed) ? fixed : {};
  const id = ownValue(fields, "trial_id");
  if (typeof id !== "string") throw damaged2(file, `has no trial_id in ${place}`);
  const status = requireStatus(ownValue(fields, "status"), where, { restoring: "unfinished" });
  const lastResult = fieldsIn(running, "last_result");
  return [id, { status, config: fieldsIn(fields, "config"), lastResult }];
}
function damaged2({ path }, what) {
  const fix = "Copy the folder of the experiment again, or leave this file out.";
  return dataError(printablePath(path), what, fix);
}
var ID = /_([0-9a-f]{4,8}_\d{5,9}|[0-9a-f]{8})(_|$)/;
function findTrial(folder) {
  const report = lastReport(folder);
  const name = folder.path.slice(folder.path.lastIndexOf("/") + 1);
  const reported = ownValue(report?.fields ?? {}, "trial_id");
  const named2 = ID.exec(name);
  const tag = named2 && name.slice(named2.index + named2[0].length);
  return [typeof reported === "string" ? reported : named2?.[1] ?? name, { folder, report, tag }];
}
function lastReport({ files }) {
  const result = written(files.get("result.json"));
  if (result !== null) return { path: result.path, fields: lastLine(result) };
  const progress = written(files.get("progress.csv"));
  return (progress && readCsv(progress).at(-1)) ?? null;
}
function written(file) {
  if (file?.refusal !== void 0 && !isEmptyFile(file)) throw file.refusal;
  return file?.text ? file : null;
}
function lastLine({ text, path }) {
  const lines = text.trimEnd().split("\n");
  const torn = tryParseJson(lines.at(-1) ?? "");
  if (isFields(torn)) return torn;
  const isCut = !text.endsWith("\n");
  const i = lines.length - (isCut ? 2 : 1);
  const report = i < 0 ? null : parseJson(lines[i] ?? "", `${printablePath(path)}, line ${i + 1}`);
  return isFields(report) ? report : {};
}
function toTrial5(id, found, state) {
  const known = state?.trials.get(id);
  const fields = found?.report?.fields ?? known?.lastResult ?? {};
  const path = found?.report?.path ?? found?.folder.path ?? state?.path ?? "";
  const reported = ownValue(fields, "config");
  const config = isFields(reported) ? reported : readObject(found?.folder.files.get("params.json")) ?? known?.config ?? {};
  const all = { config, ...fields };
  const nested = flattened(all, SEPARATOR).filter(([name]) => name.includes(SEPARATOR));
  const status = known?.status ?? statusWithout(found, state);
  const hasBegun = Object.keys(fields).length > 0 || found?.folder.files.has("error.txt");
  return {
    where: found ? printablePath(path) : `${printablePath(path)}, trial ${printable(id, 40)}`,
    path,
    fields: withDuration({ ...Object.fromEntries(nested), ...all, trial_id: id }),
    status: status === "waiting" && hasBegun ? "unfinished" : status,
    order: orderOf2(id, ownValue(fields, "experiment_tag") ?? found?.tag),
    parameters: dotted(Object.fromEntries(flattened(config, SEPARATOR)))
  };
}
function statusWithout(found, state) {
  if (found?.folder.files.has("error.txt") || !found?.report) return "failed";
  return state === null ? "finished" : "unfinished";
}

// src/parse/sklearn/cv-results.ts
var sklearnCvResults = {
  name: "sklearn-cv-results",
  title: "scikit-learn cv_results_",
  marks: { header: [[/^mean_test_/, /^(mean_fit_time$|rank_test_)/, /^(params$|param_)/]] },
  read: toTable6
};
var SCORE2 = /^(mean|split\d{1,4})_(test|train)_./;
var PARAMETER2 = "param_";
var INDEX2 = "sklearn index";
function toTable6(file) {
  const all = readCsv(file, INDEX2);
  const columns = Object.keys(all[0]?.fields ?? {}).filter((name) => name !== INDEX2);
  const splits = new Set(columns.flatMap((name) => /^split(\d+)_test_/.exec(name)?.[1] ?? [])).size;
  const orders = ordersOf(all, columns);
  const rows = lastRounds(all.map((row, i) => toCandidate(row, splits, orders?.[i])));
  return {
    ...plainTable(rows),
    // All scorers are better higher; errors are negated, and named so.
    directions: Object.fromEntries(
      columns.filter((name) => SCORE2.test(name)).map((name) => [name, "maximize"])
    ),
    scores: columns.filter((name) => name.startsWith("mean_test_")),
    search: {
      ...UNKNOWN_SEARCH,
      method: isGrid(rows.map(({ parameters = {} }) => parameters)) ? "grid" : "unknown"
    },
    leftOut: [{ count: all.length - rows.length, what: "earlier reports" }]
  };
}
function toCandidate({ fields, ...row }, splits, order) {
  const { [INDEX2]: _, ...own } = fields;
  const duration = durationOf2(fields, splits);
  const hasParameters = Object.keys(fields).some((name) => name.startsWith(PARAMETER2));
  const parameters = hasParameters ? parametersUnder(PARAMETER2, fields) : void 0;
  return { ...row, fields: duration === null ? own : { duration, ...own }, order, parameters };
}
function durationOf2(fields, splits) {
  const [fit, score] = [numberIn(fields, "mean_fit_time"), numberIn(fields, "mean_score_time")];
  return splits === 0 || fit === null || score === null ? null : (fit + score) * splits;
}
function ordersOf(rows, columns) {
  const index = rows.map(({ fields }) => numberIn(fields, INDEX2));
  const isMoved = index.some((number3, i) => number3 !== i) && new Set(index).size === rows.length;
  if (isMoved && index.every((number3) => number3 !== null)) return index;
  const rank = columns.find((name) => /^rank_test_./.test(name)) ?? "";
  return isSorted(rows.map(({ fields }) => numberIn(fields, rank))) ? null : rows.map((_, i) => i);
}
var MIN_SORTED = 4;
function isSorted(ranks) {
  if (ranks.length < MIN_SORTED || new Set(ranks).size < 2) return false;
  return ranks.every((rank, i) => rank !== null && rank >= (ranks[i - 1] ?? rank));
}
function roundOf({ fields }) {
  return numberIn(fields, "iter") ?? 0;
}
function lastRounds(rows) {
  const last = rows.reduce((most, row) => Math.max(most, roundOf(row)), 0);
  if (last === 0) return rows;
  const keyOf2 = ({ parameters, fields }) => JSON.stringify(parameters ?? [fields.params]);
  return [...groupBy(rows, keyOf2).values()].map((own) => {
    const latest = own.reduce((a, b) => roundOf(b) >= roundOf(a) ? b : a);
    const order = own.find((row) => roundOf(row) === 0)?.order;
    return { ...latest, order, status: roundOf(latest) < last ? "pruned" : "finished" };
  });
}

// src/parse/syne-tune/results.ts
var RESULTS = /(^|\/)results\.csv(\.zip)?$/;
var syneTune = {
  kind: "folder",
  name: "syne-tune",
  title: "Syne Tune experiment (results.csv.zip)",
  marks: [{ path: RESULTS, depth: 1, header: [["trial_id", "st_decision", "st_status"]] }],
  read: (folders, study) => {
    const { files } = chooseFolder(folders, trialsIn2, "experiments", study);
    const trials2 = trialsIn2({ files });
    const most = trials2.reduce((max, { length }) => Math.max(max, length), 0);
    const rows = trials2.map((reports) => toTrial6(reports, reports.length === most));
    const about = readObject(files.get("metadata.json")) ?? {};
    return {
      ...plainTable(rows),
      ...scoresIn(about, Object.keys(rows[0]?.fields ?? {})),
      search: searchIn2(textIn(about, "scheduler_name")),
      leftOut: [{ count: trials2.flat().length - rows.length, what: "earlier reports" }],
      // A trial without a report has no row, and one that crashes after a report adds none.
      gaps: ["failures-hidden"]
    };
  }
};
function trialsIn2({ files }) {
  const [, file] = [...files].findLast(([name, { text }]) => RESULTS.test(name) && text) ?? [];
  const reports = file === void 0 ? [] : readCsv(file);
  return [...groupBy(reports, ({ fields }) => textIn(fields, "trial_id")).values()];
}
function toTrial6(reports, isLongest) {
  const timeOf = ({ fields: fields2 }) => numberIn(fields2, "st_tuner_time") ?? 0;
  const last = reports.reduce((a, b) => timeOf(b) >= timeOf(a) ? b : a);
  const { fields } = last;
  const duration = secondsIn3(reports) ?? numberIn(fields, "elapsed_time");
  return {
    ...last,
    order: numberIn(fields, "trial_id") ?? void 0,
    status: statusOf2(last, isLongest),
    parameters: parametersUnder("config_", fields),
    fields: duration === null ? fields : { duration, ...fields }
  };
}
function secondsIn3(reports) {
  const countOf = (one2) => numberIn(one2?.fields ?? {}, "st_worker_iter") ?? -1;
  const ends = reports.filter((one2, i) => countOf(reports[i + 1]) <= countOf(one2));
  const times = ends.map(({ fields }) => numberIn(fields, "st_worker_time") ?? 0);
  return times.reduce((sum, time) => sum + time, 0) || null;
}
function statusOf2({ fields, where }, isLongest) {
  const status = requireStatus(fields.st_status, where);
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
function searchIn2(scheduler) {
  const [, method2] = METHODS.find(([name]) => name.test(scheduler)) ?? [];
  return { method: method2 ?? "unknown", sampler: scheduler || null, seed: null };
}

// src/parse/wandb/csv.ts
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
  read: toTable7
};
function toTable7(file, study) {
  const rows = readCsv(file);
  const columns = Object.keys(rows[0]?.fields ?? {});
  const scores = columns.filter((name) => !OWN2.has(name) && !name.startsWith("_"));
  const hasSettings = columns.includes("metric.name") || columns.includes("metric.goal");
  const runs = rows.map((row) => toRun(row, scores, hasSettings));
  return tableOf3(runs, study);
}
function toRun(row, scores, hasSettings) {
  const { fields, where } = row;
  const sweep = textIn(fields, "Sweep");
  const settings = hasSettings ? ["method", "metric.name", "metric.goal"] : [];
  return {
    scores,
    settings: settings.map((name) => ownValue(fields, name)),
    sweep: ["", "-"].includes(sweep) ? null : sweep,
    row: {
      ...row,
      order: readInstant(ownValue(fields, "Created")) ?? void 0,
      // The table need not show it.
      status: textIn(fields, "State") === "" ? void 0 : requireStatus(fields.State, where, RUN_STATES),
      fields: { duration: secondsIn4(fields), ...fields }
    }
  };
}
var RUN_STATES = { preempted: "failed", preempting: "unfinished" };
function secondsIn4(fields) {
  const values = ["Runtime", "_wandb.runtime", "_runtime"].map((name) => numberIn(fields, name));
  return values.find((value2) => value2 !== null) ?? null;
}
var METHODS2 = /* @__PURE__ */ new Map([
  ["random", "random"],
  ["grid", "grid"],
  ["bayes", "adaptive"]
]);
function tableOf3(all, study) {
  const sweeps = [...groupBy(all, ({ sweep }) => sweep)].flatMap(
    ([name, own]) => name === null ? [] : [{ names: [name], trials: own.length, own }]
  );
  const hasNone = sweeps.length === 0 && study === null;
  const runs = hasNone ? all : chooseStudy(sweeps, "sweeps", study).own;
  const byHand = hasNone ? 0 : all.filter(({ sweep }) => sweep === null).length;
  const common = [0, 1, 2].map((i) => {
    const [value2, ...others] = new Set(runs.map(({ settings }) => settings[i]));
    return others.length === 0 ? value2 : null;
  });
  const [sampler, metric, goal] = common.map((value2) => typeof value2 === "string" ? value2 : null);
  const direction = goal === "maximize" || goal === "minimize" ? goal : null;
  const method2 = METHODS2.get(sampler) ?? "unknown";
  const found = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = typeof metric === "string" && found.includes(metric);
  return {
    ...plainTable(runs.map(({ row }) => row)),
    directions: isNamed && direction !== null ? { [metric]: direction } : {},
    scores: isNamed ? [metric] : found,
    search: { method: method2, sampler: method2 === "adaptive" ? sampler ?? null : null, seed: null },
    leftOut: [{ count: byHand, what: "hand-picked trials" }],
    gaps: all.every(({ row }) => row.status !== void 0) ? [] : ["failures-hidden"],
    study: runs[0]?.sweep ?? void 0
  };
}

// src/parse/yaml.ts
var MAX_LENGTH = 2 ** 18;
var MAX_ALIASES = 50;
async function parseYaml({ path, text }, { fix, uniqueKeys = false }) {
  const { LineCounter, parseDocument } = (await import("./yaml.js")).default;
  const damaged3 = (where, what) => dataError(printablePath(where), what, fix);
  if (text.length > MAX_LENGTH) throw damaged3(path, `is larger than ${MAX_LENGTH / 1024} KiB`);
  if (isTooDeep(text)) throw damaged3(path, "is nested too deeply");
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, logLevel: "error", uniqueKeys };
  const document2 = parseDocument(text, options);
  const [error] = document2.errors;
  if (error !== void 0) {
    const { line: line2 } = lineCounter.linePos(error.pos[0]);
    throw damaged3(`${path}, line ${line2}`, `is not valid YAML: ${printable(error.message)}`);
  }
  try {
    const value2 = document2.toJS({ maxAliasCount: MAX_ALIASES });
    JSON.stringify(value2);
    return value2;
  } catch (error2) {
    throw damaged3(path, `is not valid YAML: ${printable(detailOf(error2, "message"))}`);
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

// src/parse/wandb/runs.ts
var wandbRuns = {
  kind: "folder",
  name: "wandb-runs",
  title: "Weights & Biases run folders",
  marks: [
    {
      path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/files\/(wandb-(summary|metadata)\.json|config\.yaml)$/,
      depth: 3
    },
    { path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/run-[^/]+\.wandb$/, depth: 2 }
  ],
  read: toTable8
};
var SUMMARY2 = "files/wandb-summary.json";
var CONFIG = "files/config.yaml";
async function toTable8(roots, study) {
  const folders = roots.flatMap(runsIn3);
  const runs = [];
  for (const own of groupBy(folders, ({ id }) => id).values()) {
    runs.push(await readRun3(own.reduce((last, one2) => one2.stamp > last.stamp ? one2 : last)));
  }
  const table2 = tableOf3(runs, study);
  const repeated2 = folders.length - runs.length;
  const leftOut = [{ count: repeated2, what: "repeated folders" }];
  return { ...table2, gaps: ["failures-hidden"], leftOut: [...table2.leftOut, ...leftOut] };
}
var RUN = /(?:^|\/)(?:offline-)?run-(\d{8}_\d{6})-([^/]+)$/;
function runsIn3(root) {
  const agents = [...root.files].flatMap(([name, file]) => {
    const [, sweep, id] = /^sweep-([^/]+)\/config-([^/]+)\.yaml$/.exec(name) ?? [];
    return sweep === void 0 ? [] : [[id, { sweep, file }]];
  });
  const given = new Map(agents);
  return foldersIn(root).flatMap((folder) => {
    const [, stamp = "", id = ""] = RUN.exec(folder.path) ?? [];
    return id === "" ? [] : [{ ...folder, id, stamp, given: given.get(id) }];
  });
}
async function readRun3({ path, files, given, stamp }) {
  checkSynced({ path, files });
  const config = await valuesIn2(files.get(CONFIG));
  const summary = readObject(files.get(SUMMARY2)) ?? {};
  return toRun2({
    where: printablePath(path),
    path,
    config,
    summary,
    sweep: given?.sweep ?? null,
    order: Number(stamp.replace("_", "")),
    // How a run ended is not recorded: one without the score failed.
    status: "finished",
    parameters: given && await valuesIn2(given.file)
  });
}
function toRun2({ config, summary, sweep, ...row }) {
  const values = Object.fromEntries(flattened(summary, ".", { isLeftOut: isMedia }));
  const times = [numberIn(fieldsIn(summary, "_wandb"), "runtime"), numberIn(summary, "_runtime")];
  const duration = Math.max(...times.map((seconds) => seconds ?? -Infinity));
  const metric = fieldsIn(config, "metric");
  const hasSettings = Object.hasOwn(config, "method") && Object.hasOwn(metric, "name");
  const own = Object.entries(config).filter(([name]) => !(hasSettings && SETTINGS.includes(name)));
  return {
    sweep,
    settings: hasSettings ? [config.method, metric.name, ownValue(metric, "goal")] : [],
    scores: Object.keys(values).filter((name) => !name.startsWith("_")),
    row: {
      ...row,
      parameters: row.parameters ?? Object.fromEntries(own),
      fields: { ...duration === -Infinity ? {} : { duration }, ...config, ...values }
    }
  };
}
function checkSynced({ path, files }) {
  if (!/(^|\/)offline-[^/]+$/.test(path) || files.has(SUMMARY2) || files.has(CONFIG)) return;
  const what = "is an offline run, whose scores are only in a binary log";
  throw dataError(printablePath(path), what, WANDB_EXPORT);
}
function isMedia(value2) {
  return isFields(value2) && Object.hasOwn(value2, "_type");
}
async function valuesIn2(file) {
  if (file === void 0 || isEmptyFile(file)) return {};
  if (file.refusal !== void 0) throw file.refusal;
  const fix = "Copy the file again from the machine of the run.";
  const document2 = await parseYaml(file, { fix }) ?? {};
  if (!isFields(document2)) {
    throw dataError(printablePath(file.path), "is not the configuration of a run", fix);
  }
  const entries = Object.entries(document2).filter(([name]) => !OWN3.includes(name));
  return Object.fromEntries(entries.map(([name, entry]) => [name, unwrapped(entry)]));
}
var OWN3 = ["_wandb", "wandb_version"];
function unwrapped(entry) {
  return isFields(entry) && Object.hasOwn(entry, "value") ? entry.value : entry;
}
var SETTINGS = [
  ...["method", "metric", "parameters", "name", "description", "program", "command", "project"],
  ...["entity", "early_terminate", "run_cap"]
];

// src/parse/wandb/api.ts
var LOGGED = ["summary", "config"];
var JSON_LIST = /^\s*\[/;
var wandbApi = {
  name: "wandb-api",
  title: "Weights & Biases runs of its Python API (JSON or CSV)",
  identity: ["_id"],
  marks: { text: [/summary/, /config/] },
  isText: (text) => JSON_LIST.test(text) ? isListOf(text, (run) => LOGGED.every((name) => isFields(run[name]))) : LOGGED.every((name) => headerOf({ text }).includes(name)),
  read: (file, study) => {
    const rows = JSON_LIST.test(file.text) ? readDocument(file) : readCsv(file).map(readCells);
    return tableOf3(rows.map(readRun4), study);
  }
};
function readRun4({ fields, ...row }) {
  return toRun2({
    ...row,
    config: fields.config,
    summary: { ...fields.summary, _id: textIn(fields, "id") },
    sweep: textIn(fields, "sweep_name") || null,
    order: readInstant(fields.created_at) ?? void 0,
    status: fields.state ? requireStatus(fields.state, row.where, RUN_STATES) : void 0
  });
}
function readCells({ fields, ...row }) {
  const logged = LOGGED.map((name) => {
    const value2 = tryParseJson(jsonOf(textIn(fields, name)));
    if (isFields(value2)) return [name, value2];
    const what = `${name} is ${shown(fields[name])}, not a dict of plain values`;
    const fix = "Write the runs as JSON: json.dump(runs, file, default=str). ";
    throw dataError(row.where, what, `${fix}If they are not of W&B, set format (--format csv).`);
  });
  return { ...row, fields: { ...fields, ...Object.fromEntries(logged) } };
}
var PYTHON = /'[^'\\]*(?:\\.[^'\\]*)*(?:'|\\?$)|"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|,\)|[()]|(?<![\w.])(?:True|False|None|nan|inf)\b/gs;
var JSON_OF = {
  ...{ True: "true", False: "false", None: "null", nan: "null", inf: "1e999" },
  ...{ "(": "[", ")": "]", ",)": "]" },
  ...{ "\\x": "\\u00", "\\'": "'", '"': '\\"' }
};
function jsonOf(python) {
  const translate = (found) => JSON_OF[found] ?? found;
  return python.replace(PYTHON, (found) => {
    if (!/^['"]/.test(found)) return translate(found);
    return `"${found.slice(1, -1).replace(/\\x|\\.|"/gs, translate)}"`;
  });
}

// src/parse/formats.ts
var FORMATS = [
  ...[optunaSqlite, optunaJournal, optunaCsv],
  ...[rayExperiment, rayCsv],
  kerasTuner,
  ...[mlflowSqlite, mlflowFiles, mlflowCsv, mlflowUiCsv],
  ...[wandbRuns, wandbCsv, wandbApi],
  ...[sklearnCvResults, syneTune, hyperopt, flamlLog],
  ...[jsonl, json, parquet],
  csv
];
var FORMAT_NAMES = FORMATS.map(({ name }) => name).sort();

// src/parse/columns/expression.ts
var import_jmespath = __toESM(require_jmespath(), 1);
function resolveExpression(wanted2, rows) {
  const { name } = wanted2;
  const meanings = [];
  if (PATH.test(name)) meanings.push(pathOf(name));
  if (isWellFormed(name)) meanings.push((row) => query(wanted2, row));
  return meanings.find((read) => rows.some((row) => hasIn(read, row))) ?? null;
}
function hasIn(read, row) {
  return valueOr(true, () => read(row) !== void 0);
}
function valueOr(other, read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError && error.fault === "data") return other;
    throw error;
  }
}
var PATH = /^("(?:[^"\\]|\\.)*"|[^."[\]]+)(\[-?\d+\])*(\.("(?:[^"\\]|\\.)*"|[^."[\]]+)(\[-?\d+\])*)*$/;
function pathOf(expression) {
  const steps = expression.match(/"(?:[^"\\]|\\.)*"|\[-?\d+\]|[^."[\]]+/g) ?? [];
  return ({ fields }) => steps.reduce(follow, fields);
}
function follow(value2, step) {
  if (step.startsWith("["))
    return Array.isArray(value2) ? value2.at(Number(step.slice(1, -1))) : void 0;
  const key = step.startsWith('"') ? String(tryParseJson(step)) : step;
  return isFields(value2) ? ownValue(value2, key) : void 0;
}
function isWellFormed(expression) {
  try {
    (0, import_jmespath.compile)(expression);
    return true;
  } catch {
    return false;
  }
}
function query({ name, option }, { fields, where }) {
  try {
    return (0, import_jmespath.search)(withoutBlanks(fields), name) ?? void 0;
  } catch (error) {
    const reason = detailOf(error, "message");
    if (/^TypeError: .* received type null/.test(reason)) return void 0;
    throw dataError(
      where,
      `${option} (--${option}) ${JSON.stringify(printable(name))} cannot be evaluated: ${printable(reason, 160)}`,
      "Correct the expression or the value; to_number() turns text into a number: CSV cells are text."
    );
  }
}
function withoutBlanks(fields) {
  const isBlank2 = (value2) => typeof value2 === "string" && value2.trim() === "";
  const entries = Object.entries(fields).filter(([, value2]) => !isBlank2(value2));
  return Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(entries));
}

// src/parse/columns/quantity.ts
function findQuantity(table2, wanted2, context) {
  const { name } = wanted2;
  if (table2.rows.some(({ fields }) => Object.hasOwn(fields, name))) {
    return { name, read: ({ fields }) => ownValue(fields, name) };
  }
  const read = resolveExpression(wanted2, table2.rows);
  if (read === null) throw notFound(table2, wanted2, context);
  return { name, read };
}
function notFound(table2, { name, option }, context) {
  const { reading, source } = context;
  const location = printablePath(source.location);
  const columns = surveyPaths(table2.rows);
  const names = columns.filter(isNumeric).map((one2) => one2.name);
  const near = nearestNames(name, names).map((one2) => JSON.stringify(printable(one2)));
  return dataError(
    location,
    `has no ${option} ${JSON.stringify(printable(name))}`,
    `${near.length > 0 ? `Did you mean ${near.join(" or ")}? ` : ""}The columns of ${location} are: ${describeColumns(columns)}.`,
    option === "metric" ? suggest(table2, { ...reading, metric: null }) : null
  );
}
function findMetric(table2, context) {
  const { metric, cost } = context.reading;
  const name = metric ?? onlyScore(table2, cost);
  if (name === null) throw unnamed(table2, context);
  return findQuantity(table2, { name, option: "metric" }, context);
}
function unnamed(table2, { reading, source }) {
  const location = printablePath(source.location);
  const found = scoreColumns(table2, reading.cost);
  const statusOf3 = statusReader(table2.rows, "");
  if (found.length === 0 && valueOr(false, () => table2.rows.every((row) => statusOf3(row) === "failed"))) {
    const what = `has no score: all ${table2.rows.length} trials failed`;
    return dataError(location, what, "Look at why they fail, and run the search again.");
  }
  if (found.length === 0) {
    return dataError(
      location,
      `has no column of numbers that can be the score: ${describeColumns(surveyPaths(table2.rows))}`,
      "Check that this is the sweep, that it has finished, and that its numbers are plain, without units."
    );
  }
  return dataError(
    "metric (--metric)",
    `is not given, and ${location} has ${found.length > 1 ? "several columns" : "one column"} of numbers: ${describeColumns(found)}`,
    "Name the column, path or expression of the score.",
    suggest(table2, reading)
  );
}
function numberIn2(row, quantity) {
  const number3 = readNumber(quantity.read(row));
  if (number3 === "other") throw wrongValue(row, quantity, "not a number");
  return number3 === "missing" ? null : number3;
}
var WRITTEN = [
  [/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/, "Write it without separators of thousands"],
  [/^[+-]?\d*,\d+$/, "Write it with a decimal point"],
  [/%$/, "Write it without the percent sign"]
];
function wrongValue(row, { name, read }, what) {
  const found = `${printable(name)} is ${shown(read(row) ?? null)}`;
  const [, hint = "Correct it"] = WRITTEN.find(([form]) => form.test(String(read(row)).trim())) ?? [];
  const fix = `${hint}, or leave it empty if the trial failed.`;
  return dataError(row.where, `${found}, ${what}`, fix);
}
function findCost(table2, name, context) {
  const { format: format2, reading } = context;
  const quantity = findQuantity(table2, { name, option: "cost" }, context);
  const known = format2.isGeneric || name !== "duration" ? unitByName(name) : "seconds";
  return {
    unit: reading.costUnit ?? known,
    of: (row) => {
      const cost = valueOr(null, () => numberIn2(row, quantity)) ?? 0;
      return cost >= MIN_COST && cost <= MAX_COST ? cost : null;
    }
  };
}
function scoreColumns({ rows, scores }, cost) {
  const none = /* @__PURE__ */ new Set([cost]);
  for (const { parameters } of rows)
    for (const name of Object.keys(parameters ?? {})) none.add(name);
  const columns = surveyPaths(rows);
  const isKnown = columns.length === 1 || scores?.length === 1;
  return columns.filter((column2) => isNumeric(column2) && !none.has(column2.name)).filter(({ name }) => scores?.includes(name) ?? !PARAMETER_GROUP.test(name.split(".")[0] ?? "")).filter(
    ({ name }) => isKnown || ![isStatusName, isSeedName, isCounterName].some((is) => is(name))
  ).toSorted((a, b) => Number(isScoreName(b.name)) - Number(isScoreName(a.name)));
}
function onlyScore(table2, cost) {
  const [only, second] = scoreColumns(table2, cost);
  if (only === void 0 || second !== void 0) return null;
  const isLone = surveyPaths(table2.rows).length === 1;
  return isLone || table2.scores?.length === 1 || isScoreName(only.name) ? only.name : null;
}
function suggest(table2, { metric, direction, cost }) {
  const columns = scoreColumns(table2, cost);
  if (metric === null && columns.length === 0) return null;
  return { settings: scoreSettings(table2, { metric, direction }, columns) };
}
var MAX_CHOICES = 5;
var EITHER_WAY = {
  question: "maximize or minimize?",
  placeholder: "maximize|minimize"
};
function scoreSettings(table2, { metric, direction }, candidates) {
  const isRecorded = metric === null ? Object.keys(table2.directions).length > 0 : recordedDirection(table2, metric) !== null;
  const asked = ["metric", metric ?? askMetric(candidates)];
  return isRecorded ? [asked] : [asked, ["direction", direction ?? EITHER_WAY]];
}
function askMetric(candidates) {
  const shown2 = candidates.slice(0, MAX_CHOICES).map(({ name }) => printable(name, 100));
  const hidden = candidates.length - shown2.length;
  const choices = hidden > 0 ? [...shown2, `${hidden} more`] : shown2;
  const list2 = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(choices);
  return { question: `${list2}?`, placeholder: "NAME" };
}

// src/parse/lookalikes.ts
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
    what: "is of BOHB or HpBandSter, which write a row for each budget and keep parameters apart",
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
    marks: { text: [/^\s*name:\s*\w+\s*\n\s*best_\w+:/] },
    what: "is the optimization_results.yaml of Hydra, which has only the best trial",
    fix: `Let each job write its score: ${PAGE}#hydra`
  },
  {
    marks: { text: [/^(sep=.\s|#[^,;\t\r\n]*\r?\n[^\r\n]*[,;\t])/] },
    what: "begins with a line that is not the header: a comment, or sep= for spreadsheets",
    fix: "Remove what is above the header."
  }
];

// src/parse/recognize.ts
var FOLDER_FORMATS = FORMATS.filter((format2) => format2.kind === "folder");
var FILE_FORMATS = FORMATS.filter((format2) => format2.kind !== "folder");
function recognize(files, name) {
  if (name === "auto") return detectFormat(files);
  const named2 = FORMATS.find((one2) => one2.name === name);
  if (named2 === void 0) {
    const names = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(FORMAT_NAMES);
    const what = `is ${JSON.stringify(printable(name))}, an unknown format`;
    throw settingsError("format", what, `Choose auto, ${names}.`);
  }
  const found = named2.isGeneric ? named2 : detectFormat(files);
  if (found === named2) return named2;
  throw settingsError(
    "format",
    `is ${named2.name} (${named2.title}), but the files look like ${found.name}`,
    "Leave `format` (--format) out, or name a plain format: csv, json or jsonl."
  );
}
function isInFormat(file, { marks, isText: isText2 }) {
  return hasMarks(file, marks) && (isText2?.(file.text) ?? true);
}
function detectFormat(files) {
  const folders = FOLDER_FORMATS.map((format2) => ({ format: format2, ...findFolders(files, format2.marks) }));
  const found = folders.filter((one2) => one2.folders.length > 0);
  const whole = found.find(({ others: others2 }) => others2.length === 0);
  if (whole !== void 0) return whole.format;
  const [mixed] = found;
  if (mixed !== void 0) {
    throw dataError(
      printablePath(mixed.folders[0]?.path ?? ""),
      `holds files of the format ${mixed.format.name} (${mixed.format.title}), next to files that do not belong to it`,
      "Name the folder that the tool wrote, or move the other files out of it."
    );
  }
  for (const file of files) {
    const other = LOOKALIKES.find(({ marks }) => hasMarks(file, marks));
    if (other !== void 0) throw dataError(printablePath(file.path), other.what, other.fix);
  }
  const [first2, ...others] = files.map((file) => ({ file, format: detectFileFormat(file) }));
  if (first2 === void 0) throw new Error("A sweep has at least one file");
  const odd = others.find(({ format: format2 }) => format2 !== first2.format);
  if (odd === void 0) return first2.format;
  throw dataError(
    printablePath(odd.file.path),
    `looks like ${odd.format.name}, but ${printablePath(first2.file.path)} looks like ${first2.format.name}`,
    "Name only the files of one sweep, all in one format, or name the format with `format` (--format)."
  );
}
function detectFileFormat(file) {
  if (file.refusal) throw file.refusal;
  const format2 = FILE_FORMATS.find((one2) => isInFormat(file, one2));
  if (format2 !== void 0) return format2;
  if (file.database) throw unknownDatabase(file);
  throw dataError(
    printablePath(file.path),
    "has an unknown format",
    "Export the trials as csv, json or jsonl, or name the format with `format` (--format)."
  );
}
function checkReadable(file, format2) {
  if (file.refusal) throw file.refusal;
  const isBinary = file.database ?? file.parquet ?? format2.marks.isParquet;
  if (!isBinary || isInFormat(file, format2)) return;
  if (file.database) throw unknownDatabase(file);
  const what = `is ${file.parquet ? "a Parquet file" : "text"}, not ${format2.title}`;
  throw dataError(printablePath(file.path), what, "Leave `format` (--format) out.");
}
function unknownDatabase({ path }) {
  return dataError(
    printablePath(path),
    "is an SQLite database of an unknown tool, or its data is still in the file ending in -wal",
    "Close the program that writes to it, or export the trials as CSV or JSON."
  );
}
function hasMarks(file, marks) {
  const { text, database, parquet: parquet2 } = file;
  if (marks.database !== void 0 || database !== void 0) {
    return marks.database?.every((word) => database?.includes(word)) ?? false;
  }
  if (marks.isParquet || parquet2 && !marks.header) return Boolean(marks.isParquet && parquet2);
  if (marks.text?.some((pattern) => !pattern.test(text))) return false;
  return marks.header === void 0 || hasColumns(file, marks.header);
}
function hasColumns(file, sets) {
  if (/^\s*[[{<]/.test(file.text)) return false;
  const header2 = headerOf(file);
  return sets.some(
    (marks) => marks.every(
      (mark) => header2.some((name) => typeof mark === "string" ? name === mark : mark.test(name))
    )
  );
}
function findFolders(files, marks) {
  const folders = /* @__PURE__ */ new Map();
  for (const file of files) {
    const path = slashed(file.path);
    const mark = marks.find((one2) => one2.path.test(path) && hasMarks(file, one2));
    if (mark !== void 0) folders.set(above(path, mark.depth), /* @__PURE__ */ new Map());
  }
  if (folders.size === 0) return { folders: [], others: files };
  const others = files.filter((file) => {
    const path = slashed(file.path);
    let folder = above(path);
    while (folder !== "" && !folders.has(folder)) folder = above(folder);
    const name = path.slice(folder.length).replace(/^\//, "");
    return folders.get(folder)?.set(name, file) === void 0;
  });
  return { folders: [...folders].map(([path, own]) => ({ path, files: own })), others };
}
function slashed(path) {
  return path.replaceAll("\\", "/");
}
function above(path, levels = 1) {
  let end = path.length;
  for (let i = 0; i < levels && end > 0; i++) end = path.lastIndexOf("/", end - 1);
  return path.slice(0, Math.max(0, end));
}

// src/parse/saved/read-saved.ts
async function readSavedSweeps(all, source, isInOwnArtifact = false) {
  const files = all.filter((file) => !isMetaFile(file));
  const saved = files.find(isSaved);
  if (saved === void 0) return null;
  const foreign = files.find((file) => !isSaved(file));
  if (foreign !== void 0) {
    const what = `is not a sweep saved by tuning-gate, but ${printablePath(saved.path)} is one`;
    const fix = "Name either only saved sweeps or only the files of the training.";
    throw dataError(printablePath(foreign.path), what, fix);
  }
  const { readSavedSweep } = await import("./parse-saved-saved-sweep.js");
  const { uniteShards } = await import("./parse-saved-shards.js");
  const shards = files.map((file) => readSavedSweep(file, source));
  if (isInOwnArtifact)
    for (const [i, { training: training2 }] of shards.entries()) checkName(files[i], training2);
  const { record, training } = uniteShards(shards);
  checkOnce(files, shards);
  const sha = source.sha ?? training.sha;
  const createdAt = source.createdAt ?? training.createdAt;
  return { record: { ...record, source: { ...source, sha, createdAt } }, training };
}
function checkOnce(files, shards) {
  const seen = /* @__PURE__ */ new Map();
  for (const [i, file] of files.entries()) {
    const { part, shard, runId, runAttempt } = shards[i]?.training ?? {};
    const place = JSON.stringify([part, shard, runId, runAttempt]);
    const [path, before] = [file, seen.get(place)].map((one2) => one2 && printablePath(one2.path));
    if (path !== void 0 && before !== void 0) {
      const what = `holds the same part or shard as ${before}, saved by the same attempt`;
      throw dataError(path, what, "Keep one of them; give each sweep a `name` of its own.");
    }
    seen.set(place, file);
  }
}
function checkName(file, { name, part, shard }) {
  const artifact = file?.path.split("/")[0] ?? "";
  if (!artifact.startsWith(savedName(name))) return;
  if (artifact === savedName(name, { part, shard: shard ?? "" })) return;
  const what = "holds another part or shard than its name says";
  throw dataError(printablePath(artifact), what, "Save each with `mode: collect`.");
}
function areSaved(files) {
  return files.some((file) => !isMetaFile(file) && isSaved(file));
}
function isSaved({ text }) {
  return /^\s*\{\s*"format"\s*:\s*"tuning-gate-sweep"/.test(text);
}
async function saveSweep(saved) {
  return (await import("./parse-saved-saved-sweep.js")).saveSweep(saved);
}
async function acceptSaved({ files, source }, { name, metric, repository, workflow }) {
  const refuse = (what, fix) => {
    throw dataError(source.location, what, fix);
  };
  const unreadable = files.find(({ refusal }) => refusal);
  if (unreadable?.refusal) throw unreadable.refusal;
  const saved = await readSavedSweeps(ofMetric(files, metric), source, workflow === null);
  if (saved === null)
    return refuse(
      "is not a sweep saved by tuning-gate",
      "Save it with `mode: collect`; what other steps upload is read as `artifact:NAME`."
    );
  const { record, training } = saved;
  if (training.name !== name)
    refuse(
      `was saved under the name ${JSON.stringify(training.name)}`,
      "Give the job that saves it the same input `name` as this one, and run it again."
    );
  if (training.repository !== repository)
    refuse(
      `was trained in ${training.repository}, and this is ${repository}`,
      "Train it in this repository; another\u2019s is read as `artifact:NAME`."
    );
  if (workflow === null) return record;
  if (training.workflow !== null && training.workflow !== workflow)
    refuse(
      `was trained by ${printable(training.workflow)}, and this is ${printable(workflow)}`,
      "Let one workflow train both, or name the other\u2019s sweep: `baseline: run:ID:NAME`."
    );
  if (training.sha !== null && training.sha !== source.sha)
    refuse(
      `was trained on ${training.sha}, while its run is of ${source.sha}`,
      "Run the workflow once on the branch, so that it saves the sweep of what it checks out."
    );
  return record;
}
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
  const document2 = parseJson(file.text, printablePath(file.path));
  const metric = isFields(document2) ? ownValue(document2, "metric") : null;
  return typeof metric === "string" ? metric : null;
}

// src/parse/to-record.ts
function toRecord(table2, context) {
  const { format: format2, source, reading } = context;
  if (table2.rows.length === 0) {
    const fix = "Check that this is the sweep, and that it has finished.";
    throw dataError(printablePath(source.location), "has no rows", fix);
  }
  const metric = findMetric(table2, context);
  const direction = requireDirection(table2, metric, context);
  const cost = reading.cost === null ? null : findCost(table2, reading.cost, context);
  const statusOf3 = statusReader(table2.rows, metric.name);
  const started = table2.rows.filter((row) => statusOf3(row) !== "waiting");
  const waiting = table2.rows.length - started.length;
  const isOrdered = started.every(({ order }) => order !== void 0);
  const rows = isOrdered ? started.toSorted(byOrder) : started;
  const judging = { metric, direction, statusOf: statusOf3, context };
  if (format2.kind !== "folder") checkFiles(rows, judging);
  const guessed = format2.isGeneric ? parameterColumns(rows, [metric.name, reading.cost ?? ""]) : [];
  const drawnIn2 = drawnReader(rows, guessed);
  const trials2 = rows.map((row) => {
    const { outcome, score } = judgeRow(row, judging);
    const { parameters, seed } = drawnIn2(row);
    return { where: row.where, outcome, score, cost: cost?.of(row) ?? null, parameters, seed };
  });
  return {
    source,
    format: format2.name,
    metric: metric.name,
    direction,
    cost: cost && { unit: cost.unit },
    search: table2.search,
    isOrdered,
    parts: null,
    leftOut: waiting > 0 ? [...table2.leftOut, { count: waiting, what: "waiting trials" }] : table2.leftOut,
    gaps: guessed.length === 0 ? table2.gaps : [...table2.gaps, "parameters-guessed"],
    meta: null,
    settings: settingsToSave(reading),
    trials: trials2
  };
}
function requireDirection(table2, metric, context) {
  const { reading, source, format: format2 } = context;
  const recorded = recordedDirection(table2, metric.name);
  if (recorded !== null && reading.direction !== null && recorded !== reading.direction) {
    throw dataError(
      printablePath(source.location),
      `is to ${recorded} according to the ${format2.title}, but direction is ${reading.direction}`,
      "Leave `direction` (--direction) out, or correct it."
    );
  }
  const known = reading.direction ?? recorded;
  if (known !== null) return known;
  throw dataError(
    "direction (--direction)",
    `is not given, and the files do not say which way the metric, ${printable(metric.name)}, gets better`,
    "Set it to maximize or minimize.",
    suggest(table2, { ...reading, metric: metric.name })
  );
}
function judgeRow(row, { metric, direction, statusOf: statusOf3 }) {
  const status = statusOf3(row);
  if (status === "unfinished") return { outcome: "running", score: -Infinity };
  const number3 = status === "failed" ? null : numberIn2(row, metric);
  const score = number3 === null ? -Infinity : orient(number3, direction);
  if (score === -Infinity) return { outcome: "failed", score };
  if (score < Infinity) return { outcome: status === "pruned" ? "pruned" : "completed", score };
  throw wrongValue(row, metric, "better than any score can be");
}
function checkFiles(rows, { metric, statusOf: statusOf3, context }) {
  const files = groupBy(rows, ({ path }) => path);
  if (files.size < 2) return;
  for (const [path, own] of files) {
    if (own.length === 1 && context.format.hasHeader === false) continue;
    if (own.some((row) => hasIn(metric.read, row))) continue;
    if (own.every((row) => ["failed", "unfinished"].includes(statusOf3(row) ?? ""))) continue;
    throw dataError(
      printablePath(path),
      `has no metric ${JSON.stringify(printable(metric.name))} in any row, while other files have it`,
      "Name only the files of one sweep, all with the same columns."
    );
  }
}

// src/parse/read-record.ts
async function readRecord(all, reading, source) {
  const saved = await readSavedSweeps(all, source);
  if (saved !== null) return saved.record;
  const { format: format2, table: table2, meta } = await understand(all, reading);
  checkRowCount(table2.rows.length, source.location);
  return { ...toRecord(table2, { format: format2, reading, source }), meta };
}
async function understand(all, { format: name, study }) {
  const named2 = all.filter((file) => !isMetaFile(file));
  if (named2.length === 0) {
    const fix = "Name the file with the trials, or the folder they are in.";
    throw dataError(printablePath(all[0]?.path ?? ""), "has no trials, only metadata", fix);
  }
  const meta = await readMeta(all.filter(isMetaFile));
  const files = await withColumns(named2);
  const format2 = recognize(files, name);
  const read = format2.kind === "folder" ? await format2.read(findFolders(files, format2.marks).folders, study) : mergeTables(await readFiles(files, format2, study));
  const table2 = { ...read, rows: rowsOfStudy(read.rows, study) };
  refuseRepeats(table2.rows, format2.identity ?? []);
  const leftOut = table2.leftOut.filter(({ count }) => count > 0);
  return { format: format2, table: withMeta({ ...table2, leftOut }, meta), meta };
}
async function readMeta(files) {
  if (files.length === 0) return null;
  const { commonMeta, readMeta: readMeta2 } = await import("./parse-saved-meta-file-entry.js");
  return commonMeta(files.map(readMeta2));
}
function withMeta(table2, meta) {
  if (!meta?.search) return table2;
  const { space, method: method2, sampler, seed } = meta.search;
  const names = Object.keys(space ?? {});
  const rows = table2.rows.map((row) => {
    const own = names.filter((name) => Object.hasOwn(row.fields, name));
    if (row.parameters !== void 0 || own.length === 0) return row;
    return { ...row, parameters: Object.fromEntries(own.map((name) => [name, row.fields[name]])) };
  });
  const recorded = { ...table2.search, seed: table2.search.seed ?? seed };
  if (recorded.method !== "unknown" || method2 === null) return { ...table2, rows, search: recorded };
  return { ...table2, rows, search: { ...recorded, method: method2, sampler: recorded.sampler ?? sampler } };
}
async function readFiles(files, format2, study) {
  const tables = [];
  const seen = /* @__PURE__ */ new Map();
  for (const file of files) {
    checkReadable(file, format2);
    const table2 = await format2.read(file, study);
    tables.push(table2);
    if (table2.rows.length < 2) continue;
    const content = (file.database ?? file.parquet)?.toString("latin1") ?? file.text;
    const other = seen.get(content);
    seen.set(content, file.path);
    if (other === void 0) continue;
    const what = `is the same as ${printablePath(other)}, so its trials would count twice`;
    throw dataError(printablePath(file.path), what, "Name every file of the sweep once.");
  }
  return tables;
}
function refuseRepeats(rows, identity3) {
  const seen = /* @__PURE__ */ new Map();
  for (const row of identity3.length === 0 ? [] : rows) {
    const values = identity3.map((name) => ownValue(row.fields, name) ?? "");
    if (values.includes("")) continue;
    const other = seen.get(JSON.stringify(values));
    seen.set(JSON.stringify(values), row);
    if (other === void 0) continue;
    const what = `is the same trial as ${other.where}, going by ${identity3.join(" and ")}`;
    throw dataError(row.where, what, "Name every trial of the sweep once.");
  }
}
function mergeTables(tables) {
  const [first2, second] = tables;
  if (first2 === void 0) throw new Error("A sweep has at least one file");
  if (second === void 0) return first2;
  const studies = groupBy(tables, ({ study }) => study);
  studies.delete(void 0);
  const listed3 = [...studies].map(([name = "", own]) => {
    return { names: [name], trials: own.reduce((sum, { rows }) => sum + rows.length, 0) };
  });
  if (listed3.length > 1) chooseStudy(listed3, "studies", null);
  const scores = tables.map((table2) => table2.scores);
  const directions = new Set(tables.map((table2) => JSON.stringify(table2.directions)));
  return {
    directions: directions.size === 1 ? first2.directions : {},
    // An order that a file records is one within that file.
    rows: tables.flatMap(({ rows }) => rows.toSorted(byOrder).map(({ order, ...row }) => row)),
    scores: scores.includes(null) ? null : [...new Set(scores.flatMap((one2) => one2 ?? []))],
    search: commonSearch(tables.map(({ search: search2 }) => search2)),
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    gaps: allGaps(tables)
  };
}

// src/parse/inspect.ts
async function inspectFiles(all, reading, source) {
  if (areSaved(all)) {
    const what = "is a saved sweep, which is read with the settings it was saved with";
    throw dataError(printablePath(source.location), what, "Describe it with `tuning-gate curve`.");
  }
  const { format: format2, table: table2, meta } = await understand(all, reading);
  const name = reading.metric ?? onlyScore(table2, reading.cost);
  const columns = scoreColumns(table2, null);
  const direction = directionOf(table2, name, reading.direction);
  const isOpen2 = direction.value === null && name !== null;
  const known = reading.direction ?? direction.value;
  const asked = (isOpen2 ? ["minimize", "maximize"] : [known]).map((value2) => {
    return { ...reading, metric: name, direction: value2 };
  });
  const { sweeps, problem } = attempt(
    asked,
    (one2) => summaryOf(toSweep(toRecord(table2, { format: format2, reading: one2, source }), one2))
  );
  const sweep = sweeps[0] ?? null;
  const suspected = sweeps.find((one2) => one2.suspected !== null)?.suspected ?? null;
  const search2 = sweep?.search ?? table2.search;
  const isMetricOpen = name === null && columns.length > 0;
  return {
    source,
    files: all.length,
    format: { name: format2.name, title: format2.title },
    trials: {
      rows: sweep?.counts.drawn ?? table2.rows.length,
      counts: sweep?.counts ?? null,
      leftOut: sweep?.leftOut ?? table2.leftOut
    },
    metric: { name, from: originOf(name, reading), candidates: columns.map(toNumberColumn) },
    direction,
    search: search2,
    isOrdered: table2.rows.every(({ order }) => order !== void 0),
    gaps: table2.gaps,
    suspectedFailedValue: suspected,
    meta,
    warnings: [
      ...problem === null || isMetricOpen ? [] : [`compare would stop here: ${problem.message}`],
      ...describeSuspected(sweep, suspected),
      ...describeSearch(search2)
    ],
    settings: settingsOf(table2, { ...reading, metric: name }, columns),
    obstacle: columns.length === 0 ? problem : null
  };
}
function originOf(name, { metric }) {
  if (metric !== null) return "given";
  return name === null ? "unknown" : "only";
}
function summaryOf(sweep) {
  const { counts, leftOut, metric, search: search2 } = sweep;
  return { counts, leftOut, metric, search: search2, suspected: suspectedFailedValue(sweep) };
}
function attempt(settings, read) {
  const sweeps = [];
  let problem = null;
  for (const one2 of settings) {
    try {
      sweeps.push(read(one2));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problem ??= error;
    }
  }
  return { sweeps, problem: sweeps.length === 0 ? problem : null };
}
function toNumberColumn({ name, numbers: numbers2, least, greatest }) {
  const range2 = least <= greatest ? { least, greatest } : { least: null, greatest: null };
  return { name, values: numbers2, ...range2 };
}
function settingsOf(table2, reading, columns) {
  if (reading.metric === null && columns.length === 0) return [];
  const others = givenReading(reading).filter(([one2]) => one2 !== "metric" && one2 !== "direction");
  return [...scoreSettings(table2, reading, columns), ...others];
}
function directionOf(table2, metric, given) {
  const recorded = metric === null ? null : recordedDirection(table2, metric);
  if (recorded !== null) return { value: recorded, from: "recorded" };
  if (given !== null) return { value: given, from: "given" };
  return { value: null, from: "unknown" };
}
function describeSuspected(sweep, suspected) {
  if (sweep === null || suspected === null) return [];
  const { value: value2, count } = suspected;
  return [
    `${count} of ${sweep.counts.counted} trials have the score ${value2} (${printable(sweep.metric, 60)}), and no other comes near it. If it stands for a failed trial, say so with failed-value (--failed-value ${value2}).`
  ];
}
function describeSearch({ method: method2 }) {
  if (method2 === "random") return [];
  return method2 === "unknown" ? [
    "The files do not record how the trials were drawn. If at random, set search-method (--search-method) to random: the bands hold only for random search."
  ] : [`The search was ${method2}. The bands hold only for random search.`];
}

// src/decide/warning.ts
var ASSUMPTIONS = [
  "adaptive-sampler",
  "adaptive-pruner",
  "drift",
  "search-space-differs",
  "same-rows",
  "paired-sweeps",
  "repeated-configurations",
  "scales-differ"
];
function warningOf(code2, { arm: arm2, message, names = [] }) {
  const isAssumption = ASSUMPTIONS.some((one2) => one2 === code2);
  return { code: code2, kind: isAssumption ? "assumption" : "information", arm: arm2, message, names };
}
function significant(checks, level) {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}

// src/decide/axis.ts
var IN_TRIALS = { kind: "trials", unit: null };
function axisOf(sweeps) {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps.length;
  return isComplete ? { kind: "cost", unit: costs[0]?.unit ?? null } : IN_TRIALS;
}
function chooseAxis(pair, settings) {
  const obstacle = withoutCost(pair) ?? costGap(pair, settings);
  if (obstacle === null)
    return { axis: axisOf([pair.baseline, pair.candidate]), settings, warnings: [] };
  const comparison = inTrials(settings.comparison);
  return { axis: IN_TRIALS, settings: { ...settings, comparison }, warnings: [obstacle] };
}
var IGNORED = "budgets are counted in trials, and those given in cost are ignored";
function withoutCost({ baseline, candidate }) {
  if (baseline.cost === null === (candidate.cost === null)) return null;
  const arm2 = baseline.cost === null ? "baseline" : "candidate";
  const message = `No trial has a cost, but those of the other sweep do: ${IGNORED}.`;
  return warningOf("cost-missing", { arm: arm2, message });
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
  const message = `One trial of the ${costlier} costs as much as ${cost} trials of the ${cheaper}, which resolves budgets only up to ${most}: no cost can be compared, so ${IGNORED}. A sweep can be this cheap because its trials fail.`;
  return warningOf("cost-ranges-disjoint", { arm: null, message });
}
function inTrials(comparison) {
  const kept = (budget) => budget?.unit === "trials" ? budget : null;
  const rows = comparison.budgets?.flatMap((budget) => kept(budget) ?? []) ?? [];
  return {
    ...comparison,
    budgetMin: kept(comparison.budgetMin),
    budgetMax: kept(comparison.budgetMax),
    budgets: rows.length > 0 ? rows : null
  };
}
function rulesOn(on, settings) {
  const { minShare, margin, budgetMin: min, budgetMax: max } = settings;
  const budgetMin = min && placed(on, "budget-min", min);
  const budgetMax = max && placed(on, "budget-max", max);
  return { minShare, margin, budgetMin, budgetMax };
}
function budgetsOn(on, { budgets }) {
  return budgets?.map((budget) => placed(on, "budgets", budget)) ?? null;
}
function placed({ axis, trial }, option, { value: value2, unit: unit2 }) {
  const isSame = unit2?.replace(PLURAL, "") === axis.unit?.replace(PLURAL, "");
  if (unit2 === null || axis.kind === "cost" && isSame) return value2;
  if (unit2 === "trials") return value2 * trial;
  throw settingsError(
    option,
    `is in ${JSON.stringify(printable(unit2))}, but budgets are in ${unitOf(axis)}`,
    "Give it in trials, or in the unit of the cost where both sweeps have one."
  );
}
function unitOf({ kind, unit: unit2 }) {
  if (kind === "trials") return "trials";
  return unit2 !== null && COST_UNIT.test(unit2) ? unit2 : "units of cost";
}
var PLURAL = /(?<=[a-z]{3})s$/;
function withUnit(budget, axis) {
  const unit2 = unitOf(axis);
  if (budget !== "1") return `${budget} ${unit2}`;
  return unit2 === "units of cost" ? "1 unit of cost" : `1 ${unit2.replace(PLURAL, "")}`;
}

// src/plan/design.ts
function designsFor([n, m], { band: band2, quantile: quantile2, rules }) {
  const baselineAt = confidenceBands(n, band2);
  const candidateAt = n === m ? null : confidenceBands(m, band2);
  return (confidence) => {
    const baseline = { band: baselineAt(confidence), trialCost: 1 };
    const candidate = candidateAt ? { band: candidateAt(confidence), trialCost: 1 } : baseline;
    return { baseline, candidate, quantile: quantile2, rules };
  };
}
function isComputable({ baseline, candidate }) {
  return Math.max(baseline.band.n, candidate.band.n) <= MAX_CALIBRATED;
}
function designRange(design) {
  return comparedRange(...rankCurves(design), design.rules);
}
function piecesOf(design) {
  const [b, c] = rankCurves(design);
  const range2 = comparedRange(b, c, design.rules);
  if (range2 === null) return [];
  const [from, to] = range2;
  const length = Math.log(to / from);
  const breaks = commonBreaks([b.lower, b.point, c.point, c.upper], from, to);
  const ends = from === to ? [to] : [from, ...breaks];
  return ends.map((end, i) => {
    const [baseline, candidate] = [limitsAt(b, end), limitsAt(c, end)];
    return {
      share: length === 0 ? 1 : Math.log(end / (ends[i - 1] ?? from)) / length,
      baselineLower: Math.max(0, baseline.lower),
      baselinePoint: baseline.point,
      candidatePoint: candidate.point,
      candidateUpper: candidate.upper
    };
  });
}
function rankCurves({ baseline, candidate, quantile: quantile2 }) {
  const curveOf2 = ({ band: band2, trialCost }) => {
    const ranks = Array.from({ length: band2.n }, (_, i) => i + 1);
    return inCost(tuningCurve(ranks, band2, quantile2), trialCost);
  };
  return [curveOf2(baseline), curveOf2(candidate)];
}

// src/plan/strong-chance.ts
var USUAL_POWER = 0.8;
var MAX_SLOWDOWN = 2 ** 20;
function powerOf(design) {
  const corners = cornersOf(design);
  return (slowdown) => chanceOf(corners, slowdown);
}
function detectableSlowdown(design, power = USUAL_POWER) {
  if (!isComputable(design)) return null;
  const powerAt2 = powerOf(design);
  const excess = (logarithm) => powerAt2(Math.exp(logarithm)) - power;
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
  for (const { baselineLower: j, candidateUpper: i } of piecesOf(design))
    enoughBelow[j] = Math.min(enoughBelow[j], i);
  const lowest = enoughBelow.findIndex((i) => i < Infinity);
  const least = lowest === -1 ? Infinity : lowest;
  return { baselineTrials, candidateTrials, enoughBelow, lowest: least };
}
var NEGLIGIBLE = 1e-60;
function chanceOf(corners, slowdown) {
  const { baselineTrials, candidateTrials, enoughBelow, lowest } = corners;
  const chances = new Float64Array(candidateTrials + 1);
  chances[candidateTrials] = 1;
  let [fewest2, most] = [candidateTrials, candidateTrials];
  let held = 0;
  for (let a = baselineTrials; a >= lowest; a--) {
    fewest2 = takeCandidates(chances, [fewest2, most], a * slowdown);
    const enough = enoughBelow[a];
    for (; most >= fewest2 && (most >= enough || isNegligible(chances[most])); most--) {
      held += chances[most];
      chances[most] = 0;
    }
  }
  return Math.min(1, held);
}
function takeCandidates(chances, [fewest2, most], weight) {
  let passedOn = 0;
  for (let b = most; b > 0; b--) {
    const here = chances[b] + passedOn;
    if (b < fewest2 && isNegligible(here)) return b + 1;
    const share2 = here / (weight + b);
    chances[b] = share2 * weight;
    passedOn = share2 * b;
  }
  chances[0] = chances[0] + passedOn;
  return 0;
}
function isNegligible(chance) {
  return (chance ?? 0) < NEGLIGIBLE;
}

// src/plan/false-alarm.ts
var NO_RATES = { weak: null, fair: null, strong: null };
function falseAlarmRates(design, {
  levels,
  seed,
  isBound = false
}) {
  const bound = { isBound: isBound || design.rules.margin > 0 };
  const computed = (rate) => ({ ...bound, rate, standardError: 0, sample: null });
  const strong2 = isComputable(design) ? computed(powerOf(design)(1)) : null;
  const asked = ["weak", "fair"].filter((level) => levels.includes(level));
  if (asked.length === 0) return { ...NO_RATES, strong: strong2 };
  const trials2 = [design.baseline.band.n, design.candidate.band.n];
  const hits = designRange(design) && simulatedHits(design, drawOrders(trials2, seed));
  const simulated = (sample) => ({ ...bound, ...estimateRate(sample) });
  const rates = asked.map((level) => [level, hits ? simulated(hits[level]) : computed(0)]);
  return { ...NO_RATES, ...Object.fromEntries(rates), strong: strong2 };
}
function estimateRate(sample) {
  const { hits, draws } = sample;
  const near = (hits + 0.5) / (draws + 1);
  return { rate: hits / draws, standardError: Math.sqrt(near * (1 - near) / draws), sample };
}
var MAX_LOOKUPS = 6e7;
var MIN_DRAWS = 1e3;
var MAX_DRAWS = 5e4;
function drawOrders([n, m], seed) {
  const affordable = Math.floor(MAX_LOOKUPS / (3 * (n + m)));
  const draws = Math.min(MAX_DRAWS, Math.max(MIN_DRAWS, affordable));
  const below = new Uint16Array(draws * (n + 1));
  const orders = randomChoices(n + m, m, quickRandom(seed));
  for (let draw = 0; draw < draws; draw++) {
    countBelow(orders.next().value, below, draw * (n + 1));
  }
  return { draws, below };
}
function simulatedHits(design, { draws, below }) {
  const stride = design.baseline.band.n + 1;
  const rule = { pieces: piecesOf(design), minShare: design.rules.minShare };
  const hits = { weak: 0, fair: 0 };
  for (let start = 0; start < draws * stride; start += stride) {
    const level = levelOf(below, start, rule);
    if (level !== "none") hits.weak++;
    if (level === "fair" || level === "strong") hits.fair++;
  }
  return { weak: { hits: hits.weak, draws }, fair: { hits: hits.fair, draws } };
}
function countBelow(order, below, start) {
  let [candidates, place] = [0, start];
  for (const isCandidate of order) {
    if (isCandidate === 1) candidates++;
    else below[++place] = candidates;
  }
}
function levelOf(below, start, { pieces: pieces3, minShare }) {
  const least = leastShare(minShare);
  let [weak, fair] = [0, 0];
  for (const { share: share2, baselineLower, baselinePoint, candidatePoint, candidateUpper } of pieces3) {
    const belowLower = below[start + baselineLower];
    if (belowLower >= candidateUpper) return "strong";
    const isPointBelow = belowLower >= candidatePoint;
    const isUpperBelow = below[start + baselinePoint] >= candidateUpper;
    if (isPointBelow || isUpperBelow) weak += share2;
    if (isPointBelow && isUpperBelow) fair += share2;
  }
  if (fair >= least) return "fair";
  return weak >= least ? "weak" : "none";
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
var OPTION = "false-alarm-rate";
var PRECISION = 1e-6;
var HIGHEST = 1 - PRECISION;
var STEPS = 200;
function gateDesign(trials2, method2, wanted2) {
  const designAt = designsFor(trials2, method2);
  if (wanted2 === null) return designAt(method2.band.confidence);
  const { rate, failOn } = wanted2;
  const largest = Math.max(...trials2);
  if (largest > MAX_CALIBRATED)
    throw settingsError(
      OPTION,
      `is ${rate}, but a sweep has ${largest.toLocaleString("en-US")} trials: rates are known only up to 20,000`,
      "Set `confidence` instead."
    );
  if (failOn === "strong") {
    let [below, enough, kept] = [0, HIGHEST, designAt(HIGHEST)];
    const isKept2 = (design) => powerOf(design)(1) <= rate;
    if (!isKept2(kept))
      throw settingsError(OPTION, `is ${rate}, which no bands keep`, "Ask for a higher rate.");
    while (enough - below > PRECISION) {
      const middle = (below + enough) / 2;
      const design = designAt(middle);
      if (isKept2(design)) [enough, kept] = [middle, design];
      else below = middle;
    }
    return kept;
  }
  const orders = drawOrders(trials2, method2.band.seed);
  const isKept = (confidence) => upperLimit(simulatedHits(designAt(confidence), orders)[failOn]) <= rate;
  if (!isKept(HIGHEST))
    throw settingsError(
      OPTION,
      `is ${rate}, less than ${orders.draws.toLocaleString("en-US")} simulated comparisons can show`,
      "Ask for a higher rate, or set fail-on to strong: its rate is computed exactly."
    );
  let step = STEPS;
  while (step > 1 && isKept((step - 1) / STEPS)) step--;
  return designAt(Math.min(HIGHEST, step / STEPS));
}

// src/plan/truth-bound.ts
function falseStrongBound(design, { isPaired }) {
  const [upper, lower] = [upperMiss(design), lowerMiss([design])];
  return isPaired ? Math.min(1, upper + lower) : 1 - (1 - upper) * (1 - lower);
}
function falseStrongBoundOfLooks(designs) {
  const upper = designs.map(upperMiss).reduce((sum, miss) => sum + miss, 0);
  return Math.min(1, upper + lowerMiss(designs));
}
function upperMiss(design) {
  const { band: band2 } = design.candidate;
  const levels = levelsOf(design, design.candidate);
  if (levels === null) return 0;
  if (band2.n > MAX_CALIBRATED) return (1 - band2.confidence) / 2;
  const [first2, last] = levels;
  const far = farBounds(band2.n);
  const lower = far.lower.map((least, i) => {
    const bound = band2.lower[i];
    return bound < first2 ? least : Math.max(least, Math.min(bound, last));
  });
  return 1 - probabilityWithin(lower, far.upper);
}
function lowerMiss(designs) {
  const open = designs.filter((design) => designRange(design) !== null);
  const band2 = open[0]?.baseline.band;
  if (band2 === void 0) return 0;
  if (band2.n > MAX_CALIBRATED) return (1 - band2.confidence) / 2;
  const far = farBounds(band2.n);
  const upper = open.reduce((bounds, design) => {
    const [first2, last] = levelsOf(design, design.baseline);
    return bounds.map((most, i) => {
      const bound = design.baseline.band.upper[i];
      return bound < last ? Math.min(most, Math.max(bound, first2)) : most;
    });
  }, far.upper);
  return 1 - probabilityWithin(far.lower, upper);
}
function levelsOf(design, { trialCost }) {
  const range2 = designRange(design);
  if (range2 === null) return null;
  const [first2, last] = range2.map((budget) => design.quantile ** (trialCost / budget));
  return [first2, last];
}
function farBounds(n) {
  return constantWidthBounds(n, Math.sqrt(Math.log(2e17) / (2 * n)));
}

// src/plan/looks.ts
function planLooks(question) {
  const { baseline, sizes, rate } = question;
  const looks2 = [];
  const designs = [];
  let totalRate = 0;
  for (const [i, size] of sizes.entries()) {
    const alpha = rate * (i + 1) / sizes.length - totalRate;
    const look = { index: i + 1, size, alpha };
    const design = gateDesign([baseline, size], question, { rate: alpha, failOn: "strong" });
    if (designRange(design) === null) {
      looks2.push({ ...look, confidence: null, spent: 0 });
      continue;
    }
    const spent = powerOf(design)(1);
    looks2.push({ ...look, confidence: design.baseline.band.confidence, spent });
    designs.push(design);
    totalRate += spent;
  }
  return { looks: looks2, totalRate, totalBound: falseStrongBoundOfLooks(designs) };
}

// src/plan/look-outcomes.ts
var SLOWDOWNS = [0.5, 1, 1.5, 2, 3, 4, 6, 8];
function looksOutcomes(question, plan, stopBelow) {
  const { baseline: n, sizes, rate, band: band2 } = question;
  const last = sizes.at(-1);
  const gates = gatesOf(question, plan);
  const isClear = ({ baseline, candidate }) => (overallSlowdown(baseline, candidate, band2.confidence)?.upper ?? Infinity) < stopBelow;
  const ends = SLOWDOWNS.map(() => []);
  const random = quickRandom(band2.seed);
  for (let draw = drawsFor(question); draw > 0; draw--) {
    const baseline = logScores(n, random).sort();
    const candidate = logScores(last, random);
    const firsts = gates.map(({ size }) => candidate.slice(0, size).sort());
    for (const [i, slowdown] of SLOWDOWNS.entries()) {
      const scoresAt = (look) => ({
        baseline,
        candidate: firsts[look].map((logarithm) => logarithm * slowdown)
      });
      ends[i]?.push(endOf(gates, scoresAt, isClear) ?? { trials: last, isFailed: false });
    }
  }
  const single = powerOf(gateDesign([n, last], question, { rate, failOn: "strong" }));
  return SLOWDOWNS.map((slowdown, i) => ({
    slowdown,
    ...summarize2(ends[i], last),
    single: { fail: single(slowdown) }
  }));
}
function gatesOf(question, { looks: looks2 }) {
  return looks2.flatMap(({ size, confidence }) => {
    if (confidence === null) return [];
    const design = designsFor([question.baseline, size], question)(confidence);
    const mirrored = { ...design, baseline: design.candidate, candidate: design.baseline };
    const { minShare } = question.rules;
    const ruleOf = (one2) => ({ pieces: piecesOf(one2), minShare });
    return [{ size, worse: ruleOf(design), better: ruleOf(mirrored) }];
  });
}
function endOf(gates, scoresAt, isClear) {
  for (const [i, { size: trials2, worse, better }] of gates.entries()) {
    const scores = scoresAt(i);
    const { baseline, candidate } = scores;
    const level = levelOf(countsBelow(baseline, candidate), 0, worse);
    if (level === "strong") return { trials: trials2, isFailed: true };
    const isBetter = () => levelOf(countsBelow(candidate, baseline), 0, better) === "strong";
    if (isClear(scores) || level === "none" && isBetter()) return { trials: trials2, isFailed: false };
  }
  return null;
}
function countsBelow(scores, others) {
  const counts = new Uint16Array(scores.length + 1);
  let below = 0;
  for (const [i, score] of scores.entries()) {
    while (others[below] < score) below++;
    counts[i + 1] = below;
  }
  return counts;
}
function logScores(n, random) {
  return Float64Array.from({ length: n }, () => Math.log1p(-random()));
}
function summarize2(ends, last) {
  const draws = ends.length;
  const rateOf2 = (isHit) => estimateRate({ hits: ends.filter(isHit).length, draws });
  const meanTrials = ends.reduce((sum, { trials: trials2 }) => sum + trials2, 0) / draws;
  const squares = ends.reduce((sum, { trials: trials2 }) => sum + (trials2 - meanTrials) ** 2, 0);
  const fail = rateOf2(({ isFailed }) => isFailed);
  const passEarly = rateOf2(({ isFailed, trials: trials2 }) => !isFailed && trials2 < last);
  return {
    fail: fail.rate,
    passEarly: passEarly.rate,
    meanTrials,
    standardErrors: {
      fail: fail.standardError,
      passEarly: passEarly.standardError,
      meanTrials: Math.sqrt(squares) / draws
    }
  };
}
var MAX_SCORES = 4e6;
var MIN_DRAWS2 = 500;
var MAX_DRAWS2 = 12500;
function drawsFor({ baseline, sizes }) {
  const scores = sizes.reduce((sum, size) => sum + baseline + size, 0);
  return Math.min(MAX_DRAWS2, Math.max(MIN_DRAWS2, Math.floor(MAX_SCORES / scores)));
}

// src/plan/trials-needed.ts
var MAX_TRIALS = 2e3;
var MAX_TRIALS_BY_RATE = 500;
var USUAL_RATIO = 6.5;
function trialsToResolve(budget, settings, quantile2) {
  const band2 = { ...settings, calibration: "exact" };
  const excess = (n) => Math.log(resolvableBudget(confidenceBand(n, band2), quantile2) / budget);
  const guess = USUAL_RATIO * budget;
  return fewest(excess, { first: 1, most: MAX_TRIALS, slope: 1, guess });
}
var USUAL_PRODUCT = 8.2;
function trialsToDetect(question) {
  if (question.falseAlarm && question.falseAlarm.failOn !== "strong") return null;
  const affordable = question.falseAlarm ? MAX_TRIALS_BY_RATE : MAX_TRIALS;
  const most = Math.min(affordable, question.most ?? affordable);
  const { budget, band: band2, quantile: quantile2 } = question;
  const first2 = budget === null ? 1 : trialsToResolve(budget, band2, quantile2);
  if (first2 === null) return null;
  const guess = (USUAL_PRODUCT / Math.log(question.slowdown)) ** 2;
  return fewest((n) => excessOf(n, question), { first: first2, most, slope: 1 / 2, guess });
}
function excessOf(n, { slowdown, power, falseAlarm, ...rest }) {
  const method2 = { ...rest, band: { ...rest.band, calibration: "exact" } };
  const detected = detectableSlowdown(gateDesign([n, n], method2, falseAlarm), power) ?? Infinity;
  return Math.log(Math.log(slowdown) / Math.log(detected));
}
var HALVE_EVERY = 3;
function fewest(excessAt, { first: first2, most, slope, guess }) {
  if (first2 > most) return null;
  if (excessAt(first2) >= 0) return first2;
  let [tooFew, enough] = [first2, most + 1];
  let wanted2 = guess;
  for (let step = 1; enough - tooFew > 1; step++) {
    const n = Math.min(enough - 1, Math.max(tooFew + 1, Math.ceil(wanted2)));
    const excess = excessAt(n);
    if (excess >= 0) enough = n;
    else tooFew = n;
    const isHalved = step % HALVE_EVERY === 0 && enough <= most;
    wanted2 = isHalved ? (tooFew + enough) / 2 : n * Math.min(2, Math.exp(-excess / slope));
  }
  return enough > most ? null : enough;
}

// src/plan/plan.ts
function makePlan(trials2, goal, policy) {
  const falseAlarm = wantedRate(policy.settings);
  const needed = trialsToDetect({ ...goal, ...methodOf(policy), falseAlarm });
  return {
    ...policy,
    trials: trials2,
    expectations: trials2 && whatToExpect(trials2, goal.slowdown, policy),
    looks: trials2 && forecastLooks(trials2, policy),
    trialsFor: { ...goal, trials: needed }
  };
}
function methodOf({ settings: { band: band2, comparison }, rules }) {
  return { band: band2, quantile: comparison.quantile, rules };
}
var SLOWDOWNS2 = [1.5, 2, 3, 4, 6, 8, 16];
function whatToExpect(trials2, slowdown, policy) {
  const method2 = methodOf(policy);
  const { band: band2, quantile: quantile2 } = method2;
  const design = gateDesign(trials2, method2, wantedRate(policy.settings));
  const slowdowns = [.../* @__PURE__ */ new Set([...SLOWDOWNS2, slowdown])].sort((a, b) => a - b);
  const budgets = trials2.map((n) => resolvableBudget(confidenceBand(n, band2), quantile2));
  return {
    trials: trials2,
    confidence: design.baseline.band.confidence,
    resolvableBudget: Math.min(...budgets),
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ["weak", "fair"], seed: band2.seed }),
    power: powerAt(slowdowns, design),
    detectableSlowdown: detectableSlowdown(design),
    falseStrongBound: falseStrongBound(design, { isPaired: false })
  };
}
function powerAt(slowdowns, design) {
  const power = powerOf(design);
  return slowdowns.map((slowdown) => ({ slowdown, probability: power(slowdown) }));
}
function forecastLooks([baseline, candidate], policy) {
  const { settings, trialCost } = policy;
  const { looks: sizes, stopBelow } = settings.gate;
  const rate = settings.comparison.falseAlarmRate;
  if (sizes === null || rate === null) return null;
  const question = { ...methodOf(policy), baseline, sizes, rate };
  const plan = planLooks(question);
  const outcomes = looksOutcomes(question, plan, stopBelow);
  const unchanged = outcomes.find(({ slowdown }) => slowdown === 1)?.meanTrials ?? candidate;
  const trials2 = candidate - unchanged;
  const cost = trialCost && { ...trialCost, value: trialCost.value * trials2 };
  return { ...plan, outcomes, saving: { trials: trials2, cost } };
}
var POINTS = 48;
var RISE = 1.6;
var FLAT = 8;
var MIN_SLOWDOWN = 1.05;
var ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
function powerCurveOf(plan) {
  const { trials: trials2, trialsFor: trialsFor2 } = plan;
  const n = trialsFor2.trials;
  const drawn3 = trials2 ?? (n === null ? null : [n, n]);
  if (drawn3 === null) return null;
  const expectations = plan.expectations ?? whatToExpect(drawn3, trialsFor2.slowdown, plan);
  if (expectations.range === null) return null;
  const goal = trials2 === null ? trialsFor2 : null;
  const caught = expectations.detectableSlowdown ?? FLAT;
  const last = roundUp(Math.max(MIN_SLOWDOWN, caught, goal?.slowdown ?? 1) ** RISE);
  const slowdowns = Array.from({ length: POINTS + 1 }, (_, i) => last ** (i / POINTS));
  const design = designsFor(drawn3, methodOf(plan))(expectations.confidence);
  return { expectations, points: powerAt(slowdowns, design), goal };
}
function roundUp(least) {
  const exponent2 = Math.floor(Math.log10(least));
  const numbers2 = ROUND.map((mantissa) => Number(`${mantissa}e${exponent2}`));
  return numbers2.find((number3) => number3 >= least) ?? least;
}

// src/decide/gate-policy.ts
function worseWords({ rules: { margin } }) {
  return margin === 0 ? "worse" : `worse by more than ${margin}`;
}
function fails(level, { failOn }) {
  return failOn !== "never" && isAtLeast(level, failOn);
}
function failingLevel({ failOn, informOnly }) {
  return informOnly || failOn === "never" ? null : failOn;
}
function isClosedByLimits({ from, rules }) {
  return rules.budgetMax !== null && rules.budgetMax < from;
}
function isBeyondRate(comparison, { comparison: asked }) {
  return comparison.range === null && asked.falseAlarmRate !== null && !isClosedByLimits(comparison);
}
function softened(verdict, { informOnly }) {
  return informOnly && verdict === "fail" ? "neutral" : verdict;
}
function verdictWord(worse, better) {
  if (worse !== "none") return better === "none" ? "worse" : "mixed";
  return better === "none" ? "none" : "better";
}
function invalid(reason, gate) {
  return { verdict: "invalid", gate: softened(gate.onInvalid, gate), reason };
}
function missingSweep(arm2, absence, gate) {
  if (absence?.why === "unknown-workflow")
    return invalid("The base branch does not have the workflow that trained", gate);
  const reasons = {
    forbidden: `The token is not allowed to look for the ${arm2} sweep`,
    unreachable: `GitHub did not return the ${arm2} sweep`,
    unusable: `The ${arm2} sweep could not be read`
  };
  const error = absence && reasons[absence.why];
  if (error) return { verdict: "error", gate: softened("fail", gate), reason: error };
  const policy = arm2 === "candidate" ? gate.onMissingCandidate : gate.onMissingBaseline;
  const reason = `No ${arm2} sweep was found`;
  return { verdict: `no-${arm2}`, gate: softened(policy, gate), reason };
}
var MISMATCHES = {
  metrics: "The sweeps have different metrics and cannot be compared",
  directions: "The sweeps have different directions and cannot be compared",
  units: "The sweeps have different units of cost and cannot be compared",
  asked: "The sweeps have a different metric or direction than the settings ask for",
  config: "The candidate was saved with other settings than the config asks for"
};
function mismatchOf({ baseline, candidate }, { reading }) {
  const { metric, direction } = reading;
  if (baseline.metric !== candidate.metric) return "metrics";
  if (baseline.direction !== candidate.direction) return "directions";
  const [b, c] = [baseline.cost, candidate.cost];
  if (b !== null && c !== null && b.unit !== c.unit) return "units";
  const isAsked = (metric ?? candidate.metric) === candidate.metric && (direction ?? candidate.direction) === candidate.direction;
  return isAsked ? null : "asked";
}
function incomparable(what, gate) {
  const remedy = "If the change is not intended, undo it. If it is, give this sweep a new `name`, which gets its own baseline, or set `on-invalid: neutral` until the change is merged.";
  return { ...invalid(MISMATCHES[what], gate), remedy };
}
function isStricter(gate, other) {
  return GATES.indexOf(gate) > GATES.indexOf(other);
}
function requireAllShards(verdict, { shards }, gate) {
  const policy = softened(gate.onMissingShards, gate);
  const reason = shardsMissing(shards);
  if (reason === null || !isStricter(policy, verdict.gate)) return verdict;
  const remedy = "Re-run the failed jobs. To judge the candidate by the trials that were saved, set `on-missing-shards: pass`.";
  return { verdict: "invalid", gate: policy, reason, reasonCode: "missing-shards", remedy };
}
function shardsMissing(shards) {
  if (shards === null || shards.saved >= shards.jobs) return null;
  return `${shards.jobs - shards.saved} of ${shards.jobs} matrix jobs saved no trials`;
}
function exitCodeOf({ gate }) {
  return gate === "fail" ? 1 : 0;
}

// src/decide/chances.ts
var SLOWDOWN = 3;
var POWER = 0.8;
var MAX_ADVISED = 200;
function rateOf(pair, settings) {
  const wanted2 = wantedRate(settings);
  if (wanted2 === null || !haveCosts(pair)) return wanted2;
  throw settingsError(
    "false-alarm-rate",
    "cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown",
    "Set `confidence` instead, or leave out `cost` to compare in trials."
  );
}
function confidenceOfGate(pair, settings) {
  const wanted2 = rateOf(pair, settings);
  if (wanted2 === null) return settings.band.confidence;
  const trials2 = [pair.baseline.trials.length, pair.candidate.trials.length];
  return gateDesign(trials2, methodOf2(settings), wanted2).baseline.band.confidence;
}
function methodOf2({ band: band2, comparison }) {
  const rules = rulesOn({ axis: IN_TRIALS, trial: 1 }, comparison);
  return { band: band2, quantile: comparison.quantile, rules };
}
function haveCosts({ baseline, candidate }) {
  return baseline.cost !== null && candidate.cost !== null;
}
function chancesOf(compared, isPaired) {
  const { comparison, settings } = compared;
  if (comparison.range === null) return null;
  const { gate, rules } = comparison;
  const design = { ...gate, quantile: gate.baseline.quantile, rules };
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
var MAX_UNNOTICED = 8;
var MANY = 1e3;
function canTell({
  comparison,
  axis,
  settings
}) {
  const { gate, rules, range: range2 } = comparison;
  if (range2 === null) return false;
  const inTrials2 = ({ band: band2 }) => ({
    band: band2.n > MAX_CALIBRATED ? confidenceBand(MANY, settings.band) : band2,
    trialCost: 1
  });
  const unlimited = axis.kind === "cost" ? { budgetMin: null, budgetMax: null } : {};
  const power = powerOf({
    baseline: inTrials2(gate.baseline),
    candidate: inTrials2(gate.candidate),
    quantile: gate.baseline.quantile,
    rules: { ...rules, ...unlimited, margin: 0 }
  });
  return power(MAX_UNNOTICED) >= POWER;
}
function haveTies({ baseline, candidate }) {
  const scores = [...baseline.trials, ...candidate.trials].map(({ score }) => score);
  return new Set(scores).size < scores.length;
}
function slowdownOf(pair, { worse, better }, { band: band2 }) {
  if ([worse, better].every(({ intervals }) => intervals.strong.length > 0)) return null;
  const scoresOf = ({ trials: trials2 }) => trials2.map(({ score }) => score);
  return overallSlowdown(scoresOf(pair.baseline), scoresOf(pair.candidate), band2.confidence);
}
function trialsNeeded(compared) {
  const toDetect = trialsForSlowdown(compared);
  const toOpenRange = trialsToOpen(compared, toDetect);
  return { toOpenRange, toDetect, slowdown: SLOWDOWN, power: POWER };
}
function isNarrow({ gate, from }) {
  return Math.min(gate.baseline.resolvableBudget, gate.candidate.resolvableBudget) < 2 * from;
}
function trialsToOpen({ comparison, settings }, toDetect) {
  const { range: range2, from, gate } = comparison;
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  if (isBeyondRate(comparison, settings)) return toDetect;
  const budget = range2 === null ? from : 2 * from;
  const { trialCost, band: band2 } = gate.baseline;
  const trials2 = budget / Math.min(trialCost, gate.candidate.trialCost);
  const { confidence } = band2;
  return trialsToResolve(trials2, { ...settings.band, confidence }, settings.comparison.quantile);
}
function trialsForSlowdown({ settings, ...pair }) {
  const falseAlarm = wantedRate(settings);
  const isSimulated = falseAlarm !== null && falseAlarm.failOn !== "strong";
  if (haveCosts(pair) || settings.comparison.margin > 0 || isSimulated) return null;
  const found = trialsToDetect({
    slowdown: SLOWDOWN,
    power: POWER,
    budget: null,
    ...methodOf2(settings),
    falseAlarm,
    most: MAX_ADVISED
  });
  return found ?? "over 200";
}
function rangeWarnings(comparison, needed) {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  const { toOpenRange: n } = needed;
  const remedy = n === null ? "" : `; ${n} trials in each sweep would resolve one`;
  const message = `The sweeps resolve less than one doubling of the budget${remedy}.`;
  return [warningOf("narrow-range", { arm: null, message })];
}

// src/math/significance.ts
var import_math_base_special_betainc = __toESM(require_lib122(), 1);
var import_math_base_special_gammaln = __toESM(require_lib99(), 1);
var SLACK = 1 + 1e-7;
function fisherPValue(one2, other) {
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
  return (0, import_math_base_special_gammaln.default)(n + 1) - (0, import_math_base_special_gammaln.default)(k + 1) - (0, import_math_base_special_gammaln.default)(n - k + 1);
}
var MAX_CELLS = 1e5;
function ksPValue(one2, other) {
  const [n, m] = [one2.length, other.length];
  const distance = distanceOf(one2, other);
  if (distance === 0) return 1;
  if (n * m <= MAX_CELLS) return Math.min(1, chanceOf2(n, m, distance));
  const d = distance / (n * m);
  return Math.min(1, 2 * Math.exp(-2 * d * d * n * m / (n + m)));
}
function distanceOf(one2, other) {
  const [first2, second] = [Float64Array.from(one2).sort(), Float64Array.from(other).sort()];
  let [i, j, most] = [0, 0, 0];
  while (i < first2.length && j < second.length) {
    const value2 = Math.min(first2[i], second[j]);
    while (first2[i] === value2) i++;
    while (second[j] === value2) j++;
    most = Math.max(most, Math.abs(i * second.length - j * first2.length));
  }
  return most;
}
function chanceOf2(n, m, distance) {
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
function orderPValue(values, level, random) {
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

// src/math/chance-to-share.ts
var import_math_base_special_gammaln2 = __toESM(require_lib99(), 1);
var NEGLIGIBLE2 = 1e-12;
function chanceToShare({ sizes: [n, m], distinct: distinct2, shared }, enough = 1) {
  const one2 = rowOf(n, Math.min(n, distinct2));
  const other = rowOf(m, Math.min(m, distinct2));
  const all = logPartitions(n + m, distinct2);
  const chanceOf3 = (x) => {
    let sum = 0;
    const least = Math.max(x, distinct2 + x - (other.length - 1));
    for (let i = least; i < Math.min(one2.length, distinct2 + 1); i++) {
      const j = distinct2 + x - i;
      const ways = one2[i] + other[j];
      sum += Math.exp(ways - (0, import_math_base_special_gammaln2.default)(i - x + 1) - (0, import_math_base_special_gammaln2.default)(j - x + 1) - (0, import_math_base_special_gammaln2.default)(x + 1) - all);
    }
    return sum;
  };
  const most = Math.min(n, m, n + m - distinct2);
  let [total, before] = [0, 0];
  for (let x = shared; x <= most && total <= enough; x++) {
    const chance = chanceOf3(x);
    total += chance;
    if (chance < Math.min(before, NEGLIGIBLE2)) break;
    before = chance;
  }
  return Math.min(1, total);
}
function rowOf(size, most) {
  const logs = Array.from({ length: most }, (_, i) => logPartitions(size, i + 1) + (0, import_math_base_special_gammaln2.default)(i + 2));
  return [-Infinity, ...logs];
}
function logPartitions(n, k) {
  if (k === 1 || k === n) return 0;
  const mean = n / k;
  const t = mean - 1;
  const x = findRoot((at) => at + mean * Math.expm1(-at), {
    low: t / 2,
    high: mean,
    tolerance: 1e-14
  });
  const exponent2 = k * (x + Math.log(-Math.expm1(-x)) - t) - n * Math.log(x) + (n - k) * Math.log(t * k);
  const factor = Math.log(t / ((1 + t) * (x - t))) / 2;
  return exponent2 + factor + (0, import_math_base_special_gammaln2.default)(n + 1) - (0, import_math_base_special_gammaln2.default)(k + 1) - (0, import_math_base_special_gammaln2.default)(n - k + 1);
}

// src/decide/checks/configurations.ts
function configurationWarnings(pair, columns) {
  const drawsOf = (arm2) => pair[arm2].trials.filter(({ parameters }) => parameters !== null && columns.length > 0).map(({ score }, i) => [JSON.stringify(columns.map((column2) => column2[arm2][i])), score]);
  const [before, after] = [drawsOf("baseline"), drawsOf("candidate")];
  const [b, c] = [before.map(([drawn3]) => drawn3), after.map(([drawn3]) => drawn3)];
  return [
    ...sharedTrials(pair, sharedBeyondChance(rowsOf3(before), rowsOf3(after))),
    ...sharedConfigurations(sharedBeyondChance(b, c)),
    ...repeatsIn("baseline", b, c),
    ...repeatsIn("candidate", c, b)
  ];
}
function sharedTrials(pair, overlap) {
  const isSame = isSameSweep(pair.baseline, pair.candidate);
  if (overlap === null && !isSame) return [];
  const what = isSame ? "Both sweeps have the same scores in the same order, as when one file is given twice or both runs use one seed" : `${overlap?.count} trials of the smaller sweep have the same parameters and the same score as trials of the other`;
  const message = `${what}: the sweeps are not independent, so nothing is promised. Give each run a seed of its own.`;
  return [warningOf("same-rows", { arm: null, message })];
}
function sharedConfigurations(overlap) {
  if (overlap === null) return [];
  const message = `${overlap.count} of the ${overlap.of} configurations of the smaller sweep occur in the other: the sweeps are paired. The limits of each still hold.`;
  return [warningOf("paired-sweeps", { arm: null, message })];
}
function rowsOf3(draws) {
  return draws.flatMap(([drawn3, score]) => score > -Infinity ? `${score} ${drawn3}` : []);
}
var SHARED_BY_CHANCE = 1 / 1e3;
function sharedBeyondChance(one2, other) {
  const [smaller, larger] = one2.length <= other.length ? [one2, other] : [other, one2];
  const [few, many] = [new Set(smaller), new Set(larger)];
  const overlap = { count: smaller.filter((key) => many.has(key)).length, of: smaller.length };
  if (overlap.count === 0 || 2 * overlap.count < overlap.of) return null;
  const shared = [...few].filter((key) => many.has(key)).length;
  const distinct2 = few.size + many.size - shared;
  const sizes = [one2.length, other.length];
  const chance = chanceToShare({ sizes, distinct: distinct2, shared }, SHARED_BY_CHANCE);
  return chance <= SHARED_BY_CHANCE ? overlap : null;
}
var MIN_DISTINCT_SCORES = 5;
function isSameSweep(baseline, candidate) {
  const [one2, other] = [baseline.trials, candidate.trials];
  const scores = new Set(one2.flatMap(({ score }) => score > -Infinity ? score : []));
  const isSame = one2.length === other.length && one2.every(({ score }, i) => score === other[i]?.score);
  return isSame && scores.size >= MIN_DISTINCT_SCORES;
}
function arePaired(warnings) {
  return warnings.some(({ code: code2 }) => code2 === "paired-sweeps" || code2 === "same-rows");
}
var MIN_EXPECTED = 8;
var MIN_REPEATED_SHARE = 0.1;
var MAX_MATCHED_SHARE = 1 / 8;
function repeatsIn(arm2, own, others) {
  const [n, foreign] = [own.length, new Set(others)];
  const counts = /* @__PURE__ */ new Map();
  for (const key of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  const repeated2 = own.filter((key) => (counts.get(key) ?? 0) > 1).length;
  const expected = repeated2 * Math.min(1, others.length / (n - 1));
  if (repeated2 < MIN_REPEATED_SHARE * n || expected < MIN_EXPECTED) return [];
  if (own.filter((key) => foreign.has(key)).length >= MAX_MATCHED_SHARE * expected) return [];
  const message = `${repeated2} of ${n} trials repeat the configuration of another trial, more than chance explains: they are not independent draws and count for more than they are worth.`;
  return [warningOf("repeated-configurations", { arm: arm2, message })];
}

// src/decide/checks/search-space.ts
function keyOf(value2) {
  if (value2 === null) return null;
  if (typeof value2 === "number") return value2 + 0;
  const text = String(value2).trim();
  const number3 = readNumber(text);
  return Number.isFinite(number3) ? Number(number3) + 0 : text.toLowerCase();
}
function drawnIn(sweep) {
  const trials2 = areParametersGuessed(sweep) ? [] : sweep.trials;
  return trials2.map(({ parameters }) => parameters).filter((drawn3) => drawn3 !== null);
}
function namesOf(drawn3) {
  return new Set(drawn3.flatMap(Object.keys));
}
function valuesOf2(drawn3, name) {
  return drawn3.map((one2) => {
    const value2 = Object.hasOwn(one2, name) ? one2[name] : null;
    return value2 === void 0 || value2 === "" ? null : value2;
  });
}
function searchedColumns({ baseline, candidate }) {
  const [before, after] = [drawnIn(baseline), drawnIn(candidate)];
  if (before.length === 0 || after.length === 0) return [];
  const columnOf = (name) => ({
    name,
    baseline: valuesOf2(before, name).map(keyOf),
    candidate: valuesOf2(after, name).map(keyOf)
  });
  const isVaried = (keys) => keys.some((key) => key !== keys[0]);
  return [...namesOf([...before, ...after])].map(columnOf).filter((column2) => isVaried(column2.baseline) || isVaried(column2.candidate));
}
function spaceChecks(columns) {
  return columns.flatMap((column2) => [...categoryCheck(column2), ...numberCheck(column2)]);
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
  const least = () => categories.reduce((p, category) => Math.min(p, pValueOf(category)), 1);
  return [{ subject: name, pValue: () => Math.min(1, questions * least()) }];
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
function spaceWarnings(pair, drawn3) {
  const declared = declaredDifferences(pair);
  const all = [.../* @__PURE__ */ new Set([...declared, ...drawn3])];
  if (all.length === 0) return [];
  const more = all.length > MAX_NAMED ? `, of which the first ${MAX_NAMED} are shown` : "";
  const message = `The sweeps were drawn from different search spaces, so the comparison includes that difference. ${all.length === 1 ? "1 parameter differs" : `${all.length} parameters differ`}${more}.`;
  const names = all.slice(0, MAX_NAMED);
  return [warningOf("search-space-differs", { arm: null, message, names })];
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
  const isFixed = ({ low, high, choices }) => choices === null ? low !== null && low === high : choices.length === 1;
  if ([one2, other].every((dimension) => dimension === null || isFixed(dimension))) return false;
  if (one2 === null || other === null) return true;
  const [first2, second] = [featuresOf(one2), featuresOf(other)];
  const isKnown = (i) => first2[i] !== null && second[i] !== null;
  return first2.some((feature, i) => isKnown(i) && feature !== second[i]);
}
function featuresOf({ low, high, log: log2, distribution, choices }) {
  const keys = choices?.map((choice) => JSON.stringify(keyOf(choice)));
  const all = keys && [...new Set(keys)].sort().join();
  return [low, high, log2, distribution?.trim().toLowerCase() ?? null, all ?? null];
}

// src/decide/checks/sweeps.ts
var COMMON = [
  ["adaptive-sampler", adaptiveSearch],
  ["adaptive-pruner", adaptivePruner],
  ["pruner-unknown", unknownPruner],
  ["search-method-unknown", unknownMethod],
  ["order-unknown", unknownOrder],
  ["direction-unlike-name", unlikeName],
  ["small-n", small],
  ["ties", ties]
];
var COUNTED = [
  ["unfinished-trials", unfinished],
  ["failed-value-suspected", suspectedFailures]
];
function sweepWarnings(sweeps) {
  const found = ([code2, messageOf]) => sweeps.flatMap(({ arm: arm2, sweep }) => {
    const message = messageOf(sweep);
    return message === null ? [] : [warningOf(code2, { arm: arm2, message })];
  });
  const areInCost = sweeps.every(({ sweep }) => sweep.cost !== null);
  return [
    ...COMMON.map(found).flatMap(once),
    ...COUNTED.flatMap(found),
    ...areInCost ? found(["cost-imprecise", impreciseCost]) : []
  ];
}
function once([first2, ...others]) {
  if (first2 === void 0) return [];
  const isSame = others.some(({ message }) => message === first2.message);
  return isSame ? [{ ...first2, arm: null }] : [first2, ...others];
}
function isAdaptive(sweep) {
  return adaptiveSearch(sweep) !== null || isPrunedAdaptively(sweep);
}
function adaptiveSearch({ search: { method: method2 } }) {
  if (method2 !== "adaptive" && method2 !== "grid") return null;
  const how = method2 === "grid" ? "The trials form a grid" : "Earlier trials of this search steer later ones";
  return `${how}: they are not independent draws, so the limits do not hold. Compare random searches.`;
}
var ADAPTIVE = /halving|hyperband|\basha\b|median|percentile|population|\bpbt\b/i;
function isPrunedAdaptively({ format: format2, search: search2, meta, counts, leftOut }) {
  const { sampler = null, pruner = null } = meta?.search ?? {};
  if ([search2.sampler, sampler, pruner].some((name) => ADAPTIVE.test(name ?? ""))) return true;
  if (format2 === "sklearn-cv-results" && counts.pruned > 0) return true;
  return leftOut.some(({ what }) => what === "earlier rungs");
}
function adaptivePruner(sweep) {
  if (!isPrunedAdaptively(sweep)) return null;
  return "Trials were stopped for doing worse than others: they are not independent draws, so the limits may not hold. Stop trials by rules fixed beforehand, or not at all.";
}
function unknownPruner(sweep) {
  const mayBe = sweep.counts.pruned > 0 || (sweep.gaps ?? []).includes("stops-unknown");
  const isKnown = isPrunedAdaptively(sweep) || Boolean(sweep.meta?.search?.pruner);
  if (!mayBe || isKnown) return null;
  return "Trials were stopped early, or may have been, and the files do not say by which rule: say it in `sweep.meta.json`. If trials were compared with each other, as in median pruning or halving, they are not independent draws.";
}
function unknownMethod({ search: search2 }) {
  if (search2.method !== "unknown") return null;
  return "The files do not say how the trials were drawn; the limits require random search: set `search-method: random` if it was.";
}
function unknownOrder({ isOrdered, trials: trials2 }) {
  if (isOrdered || trials2.length === 1) return null;
  return "The files do not say in which order the trials started, so drift was not checked.";
}
function unfinished({ counts: { drawn: drawn3, running }, trials: trials2 }) {
  if (running === 0) return null;
  const which = "Trials that had not ended when the sweep was read";
  return trials2.some(({ outcome }) => outcome === "running") ? `${which} count as failed: ${running} of ${drawn3}.` : `${which} are left out: ${running} of ${drawn3}. They are often the slow ones, so the rest is not quite a random sample.`;
}
var SMALL = 12;
function unlikeName({ metric, direction }) {
  const usual = usualDirection(metric);
  if (usual === null || usual === direction) return null;
  return `The metric is to be ${direction}d, but one of this name is usually ${usual}d.`;
}
function small({ trials: trials2 }) {
  if (trials2.length >= SMALL) return null;
  return `Fewer than ${SMALL} trials resolve only small budgets, so only large differences show.`;
}
function ties({ trials: trials2 }) {
  const scores = trials2.flatMap(({ score }) => score > -Infinity ? score : []);
  if (countTies(Float64Array.from(scores).sort()) === 0) return null;
  return "Trials share a score, so chances are upper bounds.";
}
function suspectedFailures(sweep) {
  const suspected = suspectedFailedValue(sweep);
  if (suspected === null) return null;
  const { value: value2, count } = suspected;
  return `${count} trials score ${value2}, which may stand for failure. If it does, set \`failed-value: ${value2}\`.`;
}
var IMPRECISE = 0.1;
function impreciseCost({ trials: trials2, cost }) {
  const costs = trials2.flatMap((trial) => trial.cost ?? []);
  if (cost === null || costs.length < 2) return null;
  const squares = costs.reduce((sum, one2) => sum + (one2 / cost.mean - 1) ** 2, 0);
  const error = Math.sqrt(squares / (costs.length - 1) / costs.length);
  if (error <= IMPRECISE) return null;
  return `The mean cost of a trial is known only to about ${Math.round(100 * error)} % (one standard error), and so are budgets in cost.`;
}
function driftChecks(sweeps, seed) {
  return sweeps.flatMap(({ arm: arm2, sweep }) => {
    const scores = sweep.trials.map(({ score }) => score);
    const rho = sweep.isOrdered ? orderCorrelation(scores) : null;
    if (rho === null) return [];
    const trend = rho > 0 ? "better" : "worse";
    const message = `Later trials score ${trend} than earlier ones (rank correlation ${rho.toFixed(2)}), more than chance explains: the trials may not come from one distribution.`;
    const pValue = (level) => orderPValue(scores, level, quickRandom(seed));
    return [{ subject: warningOf("drift", { arm: arm2, message }), pValue }];
  });
}

// src/decide/checks/check-assumptions.ts
var FALSE_WARNINGS = 0.01;
function checkAssumptions(pair, settings) {
  const sweeps = ["baseline", "candidate"].map((arm2) => ({ arm: arm2, sweep: pair[arm2] }));
  const columns = searchedColumns(pair);
  const drift = driftChecks(sweeps, settings.band.seed);
  const space = spaceChecks(columns);
  const failures = failureChecks(pair);
  const checks = drift.length + space.length + failures.length;
  const level = FALSE_WARNINGS / Math.max(1, checks);
  return assumptionsFirst([
    ...sweepWarnings(sweeps),
    ...significant(drift, level),
    ...spaceWarnings(pair, significant(space, level)),
    ...configurationWarnings(pair, columns),
    ...significant(failures, level),
    ...unequalScales(pair),
    ...unequalSizes(pair)
  ]);
}
function checkSweep(armed, settings) {
  const drift = driftChecks([armed], settings.band.seed);
  return assumptionsFirst([...sweepWarnings([armed]), ...significant(drift, FALSE_WARNINGS)]);
}
function assumptionsFirst(warnings) {
  const isAssumption = ({ kind }) => kind === "assumption";
  return [...warnings.filter(isAssumption), ...warnings.filter((one2) => !isAssumption(one2))];
}
function failureChecks({ baseline, candidate }) {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const isOver2 = [baseline, candidate].every(({ counts }) => counts.running === 0);
  const what = isOver2 ? "failed" : "failed or have not ended";
  const message = `${after.count} of the candidate\u2019s ${after.of} trials ${what}, and ${before.count} of the baseline\u2019s ${before.of}; chance is unlikely to explain this.`;
  const subject = warningOf("failures-differ", { arm: null, message });
  return [{ subject, pValue: () => fisherPValue(before, after) }];
}
function failuresOf({ counts: { drawn: drawn3, failed, running } }) {
  return { count: failed + running, of: drawn3 };
}
var OTHER_SCALE = 30;
function unequalScales({ baseline, candidate }) {
  const [before, after] = [middleOf(baseline), middleOf(candidate)];
  const [less, more] = [Math.min(before, after), Math.max(before, after)];
  if (!(less > 0 && more >= OTHER_SCALE * less)) return [];
  const message = `Half of the ${before < after ? "candidate" : "baseline"}\u2019s scores are at least ${OTHER_SCALE} times as large as half of the other\u2019s: one may be in percent, and the other a fraction.`;
  return [warningOf("scales-differ", { arm: null, message })];
}
function middleOf({ trials: trials2 }) {
  const scores = trials2.map(({ score }) => score).filter(Number.isFinite);
  const sorted = scores.sort((a, b) => a - b);
  return Math.abs(sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN);
}
function unequalSizes({ baseline, candidate }) {
  const sizes = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes), Math.max(...sizes)];
  if (more <= 4 * fewer) return [];
  const message = `One sweep has ${more} trials and the other ${fewer}; the smaller one limits the budgets that can be compared.`;
  return [warningOf("unequal-n", { arm: null, message })];
}
function searchWarnings({ baseline, candidate }, sweeps) {
  return [
    ...newerBaseline(baseline),
    ...unknownCommit(baseline),
    ...missingShards("baseline", baseline),
    ...missingShards("candidate", candidate),
    ...shardsMissing(candidate.shards) === null ? shardsDiffer(sweeps) : []
  ];
}
function newerBaseline({ choice }) {
  if (choice?.rung !== "newest" || choice.distance === 0) return [];
  const { distance } = choice;
  const count = distance === 1 ? "1 commit" : `${distance} commits`;
  const commits = distance === null ? "may contain commits" : `contains ${count}`;
  const message = `The baseline ${commits} that the candidate does not; they are part of the difference.`;
  return [warningOf("newer-baseline", { arm: "baseline", message })];
}
function unknownCommit({ choice }) {
  if (!choice?.isAssumed) return [];
  const message = "The candidate may not have been trained on exactly this commit; if other commits were merged into it, they are part of the difference.";
  return [warningOf("commit-unknown", { arm: "candidate", message })];
}
function missingShards(arm2, { shards }) {
  if (shards === null || shards.saved >= shards.jobs) return [];
  const message = `Only ${shards.saved} of the ${shards.jobs} matrix jobs saved their trials; the missing trials may differ in their scores.`;
  return [warningOf("missing-shards", { arm: arm2, message })];
}
function shardsDiffer({ baseline, candidate }) {
  const before = baseline?.shards;
  if (before === void 0 || candidate === null) return [];
  const after = candidate.shards ?? 1;
  if (after === before) return [];
  const message = `The number of jobs that trained the sweep changed from ${before} to ${after}. If that is not intended, trials are missing: check the matrix.`;
  return [warningOf("shards-differ", { arm: "candidate", message })];
}
function settingDiffers({ option, asked, saved }) {
  return warningOf("settings-differ", {
    arm: "candidate",
    message: `The config and the saved sweep have different values of \`${option}\`, in this order`,
    names: [asked, saved]
  });
}

// src/decide/checks/search-doubts.ts
function searchDoubts(pair, warnings) {
  const { baseline, candidate } = pair;
  const drifts = (which) => warnings.some(({ code: code2, arm: arm2 }) => code2 === "drift" && arm2 === which);
  const isUnknown = baseline.search.method === "unknown";
  if (isAdaptive(baseline)) return { baseline: "recorded", candidate: null };
  if (isUnknown && drifts("baseline")) return { baseline: "drift", candidate: null };
  if (isAdaptive(candidate)) return { baseline: null, candidate: "recorded" };
  if (drifts("candidate")) return { baseline: null, candidate: "drift" };
  const isOnlyUnknown = candidate.search.method === "unknown" && !isUnknown;
  return { baseline: null, candidate: isOnlyUnknown ? "unknown" : null };
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
function comparisonOf(pair, { settings, axis }, gateConfidence) {
  const { confidence } = settings.band;
  const [b, c] = [pair.baseline.trials.length, pair.candidate.trials.length];
  const curvesAt = (level) => {
    const bandOf = (n) => confidenceBand(n, { ...settings.band, confidence: level });
    const band2 = bandOf(b);
    return {
      baseline: curveWith(band2, pair.baseline, { settings, axis }),
      candidate: curveWith(b === c ? band2 : bandOf(c), pair.candidate, { settings, axis })
    };
  };
  const shown2 = curvesAt(confidence);
  const gate = gateConfidence === confidence ? shown2 : curvesAt(gateConfidence);
  const rules = rulesOn({ axis, trial: trialBudget(shown2) }, settings.comparison);
  return compareCurves(shown2.baseline, shown2.candidate, rules, gate);
}
function trialBudget({ baseline, candidate }) {
  return Math.max(baseline.trialCost, candidate.trialCost);
}
function budgetsOfOne(curve, axis, settings) {
  const asked = budgetsOn({ axis, trial: curve.trialCost }, settings.comparison);
  return asked ?? doublingsOf(curve);
}
function doublingsOf({ trialCost, resolvableBudget: resolvableBudget2 }) {
  return doublings(trialCost, [trialCost, Math.max(trialCost, resolvableBudget2)]);
}
function doublingsIn(comparison, range2 = comparison.range) {
  const inside = range2 === null ? [] : doublings(trialBudget(comparison), range2);
  return inside.length > 0 ? inside : [range2?.[0] ?? comparison.from];
}
function doublings(trial, [from, to]) {
  const budgets = [];
  for (let trials2 = 1; trials2 <= to / trial; trials2 *= 2)
    if (trials2 >= from / trial) budgets.push(trials2 * trial);
  return budgets;
}
function tableOf4(comparison, axis, settings) {
  const asked = budgetsOn({ axis, trial: trialBudget(comparison) }, settings.comparison);
  const budgets = asked ?? doublingsIn(comparison);
  const rows = budgets.map((budget) => compareAt(comparison, budget, comparison.rules.margin));
  const example = exampleOf(comparison, rows, axis);
  if (example === null || asked !== null || rows.includes(example)) return { rows, example };
  return { rows: [...rows, example].sort((a, b) => a.budget - b.budget), example };
}
function exampleOf(comparison, rows, axis) {
  const { range: range2, rules } = comparison;
  if (range2 === null) return null;
  const way = comparison.worse.level === "none" ? "better" : "worse";
  const { level, intervals } = comparison[way];
  const claimed = level === "none" ? [range2] : intervals[level];
  const whole = claimed.filter(([from, to]) => axis.kind === "cost" || Math.floor(to) > from);
  const stretch = longestOf(whole) ?? longestOf(claimed) ?? range2;
  const middle = Math.sqrt(stretch[0] * stretch[1]);
  const at = (budget2) => compareAt(comparison, budget2, rules.margin);
  const compared = rows.filter((row) => isWithin(row, range2));
  const fitting = compared.filter((row) => isWithin(row, stretch) && isAtLeast(row[way], level));
  const budget = plain(middle, stretch, axis);
  const named2 = budget === void 0 ? nearest(compared, middle) : at(budget);
  return nearest(fitting, middle) ?? named2 ?? at(middle);
}
function longestOf(stretches) {
  return stretches.toSorted((a, b) => b[1] / b[0] - a[1] / a[0])[0];
}
function isWithin({ budget }, [from, to]) {
  return budget >= from && budget <= to;
}
function plain(budget, [from, to], axis) {
  const whole = axis.kind === "trials" ? [Math.round, Math.ceil, Math.floor] : [];
  const short = Number(budget.toPrecision(budget < 10 ? 2 : 3));
  const all = [...whole.map((round2) => round2(budget)), short];
  return all.find((one2) => one2 > from && one2 <= to);
}
function nearest(rows, budget) {
  const distance = (row) => Math.abs(Math.log(row.budget / budget));
  return rows.toSorted((a, b) => distance(a) - distance(b))[0];
}

// src/decide/sweep-rules.ts
function adaptiveCandidate({ searchDoubts: searchDoubts2, pair }, { gate }) {
  const isOwnChoice = searchDoubts2.candidate === "recorded" && pair.baseline.search.method === "random";
  if (!isOwnChoice) return null;
  const verdict = invalid("The candidate\u2019s search was not random, the baseline\u2019s was", gate);
  const remedy = "An adaptive search reaches good scores in fewer trials, so these sweeps cannot be compared. Use random search for the candidate too.";
  return { ...verdict, reasonCode: "adaptive-candidate", remedy };
}
function withoutCost2({ pair, axis }, { gate }) {
  const [b, c] = [pair.baseline.cost, pair.candidate.cost];
  if (axis.kind === "cost" || b === null || c !== null && c.mean < b.mean) return null;
  if (pair.baseline.counts.failed * 2 >= pair.baseline.counts.counted) return null;
  const remedy = "If this is intended, set `on-invalid: neutral` until the change is merged. If not, undo it.";
  if (c === null)
    return { ...invalid("The candidate\u2019s trials have no cost, the baseline\u2019s do", gate), remedy };
  const times = Number((c.mean / b.mean).toPrecision(2));
  const reason = `A trial of the candidate costs ${times} times as much as one of the baseline, too much to compare`;
  return { ...invalid(reason, gate), remedy };
}
var ENOUGH_OF_THE_BASELINE = 0.9;
function shortCandidate(found, { gate }) {
  const { pair, searches, savedMinTrials } = found;
  if (gate.looks !== null || shardsMissing(searches.candidate.shards) !== null) return null;
  const [b, c] = [pair.baseline.counts.drawn, pair.candidate.counts.drawn];
  const short = { verdict: "insufficient", reasonCode: "candidate-short" };
  const trials2 = `${c} trial${c === 1 ? "" : "s"}`;
  const planned = gate.minTrials ?? savedMinTrials;
  if (planned !== null) {
    if (c >= planned) return null;
    const where = gate.minTrials === null ? "The number was saved with the baseline; `min-trials` overrides it." : "If fewer are enough, lower `min-trials`.";
    return {
      ...short,
      gate: softened("fail", gate),
      reason: `The candidate has ${trials2}, fewer than the ${planned} required`,
      remedy: `Train the missing ones; failed, pruned and unfinished trials count too. ${where}`
    };
  }
  if (c >= ENOUGH_OF_THE_BASELINE * b) return null;
  const isTelling = canTell(found);
  const worst = gate.onInsufficient === "fail" ? "fail" : "neutral";
  return {
    ...short,
    gate: softened(isTelling ? worst : "fail", gate),
    reason: `The candidate has only ${trials2}, the baseline ${b}`,
    remedy: isTelling ? `If ${c} are enough, set \`min-trials: ${c}\`: a candidate of ${c} trials is then judged, and a shorter one fails.` : "That is too few to see even large regressions. Train as many trials as the baseline has; if fewer are intended, set `min-trials`."
  };
}
var UNKNOWNS = ["search-method-unknown", "pruner-unknown"];
function doubtUnderStrict({ warnings, comparison }, { gate }) {
  const doubt = warnings.find(({ kind }) => kind === "assumption") ?? warnings.find(({ code: code2 }) => UNKNOWNS.includes(code2));
  if (!gate.strict || !doubt || comparison.range === null) return null;
  const reason = `Not judged, because an assumption of the comparison is in doubt (${doubt.code})`;
  const why = doubt.kind === "assumption" ? "See the note for the reason." : doubt.message;
  const remedy = `${why} Without \`strict\`, the comparison is judged anyway; with \`on-invalid: neutral\`, it does not fail the check.`;
  return { ...invalid(reason, gate), reasonCode: "assumption-in-doubt", remedy };
}

// src/decide/judge.ts
var BEFORE_COMPARING = [
  noCandidate,
  otherSettings,
  noBaseline,
  otherMetric
];
var COMPARED = [
  adaptiveCandidate,
  evidenceThatFails,
  withoutCost2,
  shortCandidate,
  doubtUnderStrict,
  nothingToCompare,
  evidenceOfWorse,
  tooFewTrials,
  doubtfulPass,
  pass
];
function judgeBefore(sweeps, settings) {
  const verdict = first(BEFORE_COMPARING, sweeps, settings);
  return verdict && requireAllShards(verdict, sweeps.searches.candidate, settings.gate);
}
function judge(found) {
  const { settings, searches, withoutLook } = found;
  const verdict = withoutLook ?? strictest(COMPARED, found, settings);
  return requireAllShards(verdict, searches.candidate, settings.gate);
}
function strictest(rules, found, settings) {
  const [one2, ...others] = rules.flatMap((rule) => rule(found, settings) ?? []);
  if (one2 === void 0) throw new Error("No rule holds.");
  return others.reduce((most, other) => isStricter(other.gate, most.gate) ? other : most, one2);
}
function first(rules, found, settings) {
  for (const rule of rules) {
    const verdict = rule(found, settings);
    if (verdict !== null) return verdict;
  }
  return null;
}
function noCandidate({ candidate, searches }, { gate }) {
  return candidate === null ? missingSweep("candidate", searches.candidate.absence, gate) : null;
}
function otherSettings({ difference: difference2 }, { gate }) {
  return difference2 ? incomparable("config", gate) : null;
}
function noBaseline({ baseline, searches }, { gate }) {
  return baseline === null ? missingSweep("baseline", searches.baseline.absence, gate) : null;
}
function otherMetric({ baseline, candidate }, settings) {
  const what = baseline && candidate && mismatchOf({ baseline, candidate }, settings);
  return what && incomparable(what, settings.gate);
}
var VERBS = { strong: "is", fair: "looks", weak: "may be" };
function evidenceThatFails({ comparison, searchDoubts: searchDoubts2 }, { gate }) {
  const { worse, better } = comparison;
  if (worse.level === "none" || !fails(worse.level, gate)) return null;
  const verdict = verdictWord(worse.level, better.level);
  const reason = `The candidate ${VERBS[worse.level]} ${worseWords(comparison)}: ${worse.level} evidence`;
  if (gate.informOnly) {
    const excuse = "never fails a run that only informs, such as one on the default branch";
    return { verdict, gate: "neutral", reason: `${reason}, which ${excuse}` };
  }
  if (searchDoubts2.baseline === null || gate.onAdaptive === "fail")
    return { verdict, gate: "fail", reason };
  return {
    verdict,
    gate: gate.onAdaptive,
    reason: `${reason}, which does not fail the check (on-adaptive: ${gate.onAdaptive})`,
    reasonCode: "adaptive-baseline",
    remedy: searchDoubts2.baseline === "drift" ? "If the trials were drawn at random, set `search-method: random`. If not, use random search for both sweeps, or set `on-adaptive: fail`." : "Use random search for both sweeps, or set `on-adaptive: fail` to fail anyway."
  };
}
function nothingToCompare(found, { gate }) {
  if (found.comparison.range !== null) return null;
  const reason = whyEmpty(found);
  const verdict = softened(gate.onInsufficient, gate);
  return { verdict: "insufficient", gate: verdict, reason, reasonCode: "empty-range" };
}
function whyEmpty({ comparison, axis, settings }) {
  const { rules, from } = comparison;
  const say2 = (budget) => withUnit(String(Number(budget.toPrecision(3))), axis);
  if (rules.budgetMax !== null && isClosedByLimits(comparison))
    return `The budget-max of ${say2(rules.budgetMax)} leaves nothing to compare: budgets start at ${say2(from)}`;
  if (isBeyondRate(comparison, settings))
    return `Too few trials to compare the sweeps with a false-alarm rate of ${settings.comparison.falseAlarmRate}`;
  const which = rules.budgetMin === null ? "any budget" : `budgets from ${say2(from)} on`;
  return `Too few trials to compare the sweeps at ${which}`;
}
function evidenceOfWorse({ comparison }, { gate }) {
  const { worse, better } = comparison;
  if (worse.level === "none" || worse.level === "weak" || fails(worse.level, gate)) return null;
  const claim = `The candidate ${VERBS[worse.level]} ${worseWords(comparison)}: ${worse.level} evidence`;
  const reason = `${claim}, which does not fail the check (fail-on: ${gate.failOn})`;
  return { verdict: verdictWord(worse.level, better.level), gate: "neutral", reason };
}
function tooFewTrials(found, { gate }) {
  const { comparison, pair, look } = found;
  const isEarly2 = look !== null && look.index < look.of;
  if (comparison.better.level === "strong" || isEarly2 || canTell(found)) return null;
  const [b, c] = [pair.baseline.trials.length, pair.candidate.trials.length];
  const sizes = b === c ? `${b} trials in each sweep` : `${b} and ${c} trials`;
  return {
    verdict: "insufficient",
    gate: softened(gate.onInsufficient, gate),
    reason: `Cannot tell: ${sizes} are too few`,
    reasonCode: "too-few-trials"
  };
}
var SIGNS = {
  recorded: "The candidate\u2019s search was not random",
  drift: "The candidate\u2019s scores change with the order of its trials, as in an adaptive search",
  unknown: "The baseline\u2019s search was random, and nothing says how the candidate\u2019s trials were drawn"
};
function doubtfulPass(found) {
  const sign = found.searchDoubts.candidate;
  if (sign === null) return null;
  const passed = pass(found);
  return {
    ...passed,
    gate: "neutral",
    reason: `${passed.reason}, but its search may not have been random`,
    reasonCode: "adaptive-candidate",
    remedy: `${SIGNS[sign]}, so it may look better than it is. ${sign === "unknown" ? "If they were drawn at random too, set `search-method: random`." : "Use random search for both sweeps."}`
  };
}
function pass({ comparison, settings: { gate } }) {
  const { worse, better } = comparison;
  const lacking = gate.failOn === "never" ? "strong" : gate.failOn;
  const reason = notWorse(comparison)?.isEverywhere ? `Not ${worseWords(comparison)}` : `No ${lacking} evidence that the candidate is ${worseWords(comparison)}`;
  return { verdict: verdictWord(worse.level, better.level), gate: "pass", reason };
}

// src/decide/looks.ts
var WITHOUT_GATE = 1 - 1e-6;
function judgeLooks(sweeps, settings, search2) {
  const { looks: looks2, informOnly } = settings.gate;
  const sizes = looks2 ?? [];
  if (!informOnly) checkTrials(sweeps, sizes.at(-1) ?? 0);
  const candidate = endedIn(sweeps.candidate);
  const pair = { ...sweeps, candidate };
  const wanted2 = rateOf(pair, settings);
  if (wanted2 === null) throw new Error("Looks need a false-alarm rate.");
  const baseline = pair.baseline.trials.length;
  const plan = planLooks({ ...methodOf2(settings), baseline, sizes, rate: wanted2.rate });
  const judged = (stoppedBy, verdict, at) => ({
    pair: at ? firstTrials(pair, at.size) : pair,
    gateConfidence: at ? at.confidence ?? WITHOUT_GATE : null,
    look: lookOf(plan, at, verdict?.verdict === "undecided" ? nextLook(candidate, sizes) : null),
    stoppedBy,
    verdict
  });
  const obstacle = obstacleTo(candidate, settings.gate, search2);
  if (obstacle !== null) return judged(null, obstacle);
  const reached = plan.looks.filter(({ size }) => size <= candidate.trials.length);
  const stopped = firstStop(pair, reached, settings);
  const unplanned = unplannedIn(candidate, sizes, informOnly);
  if (stopped !== null && (unplanned === null || stopped.isWorse))
    return judged(stopped.stoppedBy, null, stopped.planned);
  if (unplanned !== null) {
    const reason2 = `Undecided: ${unplanned} trials match none of the planned looks (${sizes.join(", ")})`;
    return judged(null, undecided(reason2));
  }
  const planned = reached.at(-1);
  const reason = informOnly ? `Judged after the last of ${sizes.at(-1)} trials, because this run only informs` : `Undecided after ${planned?.size} of ${sizes.at(-1)} trials`;
  return judged(null, undecided(reason), planned);
}
function firstStop(pair, reached, settings) {
  const { looks: looks2, informOnly } = settings.gate;
  const last = looks2?.at(-1);
  for (const planned of reached.filter(({ size }) => size === last || !informOnly)) {
    const reason = stopOf(firstTrials(pair, planned.size), planned, settings);
    const stoppedBy = planned.size === last ? "last" : reason;
    if (stoppedBy !== null) return { planned, stoppedBy, isWorse: reason === "worse" };
  }
  return null;
}
function checkTrials({ baseline, candidate }, last) {
  const { drawn: drawn3, ignored } = candidate.counts;
  if (drawn3 > last)
    throw dataError(
      printablePath(candidate.source.location),
      `has ${drawn3} trials, more than the last look (${last})`,
      "Plan the looks up to the number of trials that are trained, before any is."
    );
  if (baseline.counts.running > 0)
    throw dataError(
      printablePath(baseline.source.location),
      `has trials that have not ended (${baseline.counts.running}); with looks, the baseline must be complete at the first`,
      "Wait until they have, mark those that never will as failed, and save the baseline again."
    );
  const leftOut = candidate.leftOut.reduce((sum, { count }) => sum + count, 0);
  if (ignored > leftOut)
    throw dataError(
      printablePath(candidate.source.location),
      "was saved with `drop` for failed, pruned or unfinished trials, and a look counts exactly its first trials",
      "Save it again without `failed-trials`, `pruned-trials` and `unfinished-trials: drop`."
    );
}
function endedIn(sweep) {
  const trials2 = sweep.trials.filter(hasEnded);
  if (trials2.length === 0) return sweep;
  const { counted, ignored, ...counts } = sweep.counts;
  const others = ignored + counted - trials2.length;
  return { ...sweep, trials: trials2, counts: { ...counts, counted: trials2.length, ignored: others } };
}
function obstacleTo(candidate, gate, { shards }) {
  const missing = shardsMissing(shards);
  if (missing !== null) return undecided(`${missing}, so no look is judged`);
  const { drawn: drawn3, running } = candidate.counts;
  if (running > 0) {
    const remedy2 = "Wait for them, or mark those that never will as failed.";
    const reason2 = `${running} of ${drawn3} trials have not ended, so the look is not reached`;
    return { ...undecided(reason2), remedy: remedy2 };
  }
  const boundaries = [...boundariesOf(candidate.parts), drawn3];
  const reached = gate.looks?.filter((size) => size <= drawn3) ?? [];
  if (candidate.isOrdered || reached.every((size) => boundaries.includes(size))) return null;
  const reason = "Not judged, because the order of the candidate\u2019s trials is not known";
  const remedy = "Save a trial number or a start time with each trial.";
  return { ...invalid(reason, gate), remedy };
}
function unplannedIn({ trials: trials2, parts: parts2 }, sizes, informOnly) {
  if (informOnly) return trials2.length < (sizes[0] ?? 0) ? trials2.length : null;
  const boundaries = [...boundariesOf(parts2), trials2.length];
  return boundaries.find((size) => !sizes.includes(size)) ?? null;
}
function undecided(reason) {
  return { verdict: "undecided", gate: "neutral", reason };
}
function boundariesOf(parts2) {
  let drawn3 = 0;
  return (parts2 ?? []).map((trials2) => {
    drawn3 += trials2;
    return drawn3;
  });
}
function firstTrials({ baseline, candidate }, size) {
  const trials2 = candidate.trials.slice(0, size);
  const count = (outcome) => trials2.filter((trial) => trial.outcome === outcome).length;
  const counts = {
    ...candidate.counts,
    drawn: trials2.length,
    counted: trials2.length,
    failed: count("failed"),
    pruned: count("pruned")
  };
  return { baseline, candidate: { ...candidate, trials: trials2, counts } };
}
function stopOf(pair, { confidence }, settings) {
  if (confidence === null) return null;
  const comparison = comparisonOf(pair, { settings, axis: IN_TRIALS }, confidence);
  const { worse, better } = comparison;
  if (worse.level === "strong") return "worse";
  if (better.level === "strong" && worse.level === "none") return "better";
  const slowdown = slowdownOf(pair, comparison, settings);
  return slowdown !== null && slowdown.upper < settings.gate.stopBelow ? "limit" : null;
}
function lookOf(plan, at, next) {
  const { looks: looks2, ...totals } = plan;
  const before = { index: 0, alpha: 0, spent: 0, confidence: null };
  const { index, alpha, spent, confidence } = at ?? before;
  const sizes = looks2.map(({ size }) => size);
  return { index, of: sizes.length, sizes, alpha, spent, confidence, next, ...totals };
}
function nextLook({ trials: trials2 }, sizes) {
  const ended = trials2.filter(hasEnded).length;
  return sizes.find((size) => size > ended) ?? null;
}
function hasEnded({ outcome }) {
  return outcome !== "running";
}
function isDecided({ verdict, candidate, settings, searches }) {
  if (verdict === "error" || shardsMissing(searches.candidate.shards) !== null) return null;
  const { looks: looks2, informOnly } = settings.gate;
  const isTrained = !informOnly || candidate === null || nextLook(candidate, looks2 ?? []) === null;
  return verdict !== "undecided" && isTrained;
}
function nextTrials({ decided, candidate, settings }) {
  if (decided !== false || candidate === null) return null;
  return nextLook(candidate, settings.gate.looks ?? []);
}

// src/decide/assess.ts
function assess(sweeps, settings) {
  const verdict = judgeBefore(sweeps, settings);
  if (verdict !== null) return notCompared(sweeps, verdict, settings);
  const { baseline, candidate } = sweeps;
  if (baseline === null || candidate === null) throw new Error("A missing sweep has a verdict.");
  return assessPair({ ...sweeps, baseline, candidate }, settings);
}
function assessPair(sweeps, asked) {
  const { searches, savedMinTrials = null } = sweeps;
  const given = { baseline: sweeps.baseline, candidate: sweeps.candidate };
  const { axis, settings, warnings: ofAxis } = chooseAxis(given, asked);
  const { gate } = settings;
  const judged = gate.looks && judgeLooks(given, settings, searches.candidate);
  const pair = judged?.pair ?? given;
  const gateConfidence = judged?.gateConfidence ?? confidenceOfGate(pair, settings);
  const comparison = comparisonOf(pair, { settings, axis }, gateConfidence);
  const { baseline, candidate } = comparison;
  const { rows, example } = tableOf4(comparison, axis, settings);
  const needed = trialsNeeded({ ...pair, comparison, settings });
  const warnings = [
    ...searchWarnings(searches, pair),
    ...ofAxis,
    ...checkAssumptions(pair, settings),
    ...rangeWarnings(comparison, needed)
  ];
  const isPaired = arePaired(warnings);
  const doubts = searchDoubts(pair, warnings);
  const found = { pair, comparison, axis, settings, searches, savedMinTrials, warnings };
  const look = judged?.look ?? null;
  const withoutLook = judged?.verdict ?? null;
  const verdict = judge({ ...found, searchDoubts: doubts, look, withoutLook });
  const isEarly2 = look !== null && look.index < look.of;
  const slowdown = slowdownOf(pair, comparison, settings);
  const assessment = {
    ...verdict,
    settings,
    searches,
    ...pair,
    axis,
    comparison,
    rows,
    example,
    target: targetOf(pair, comparison, settings),
    overallSlowdown: slowdown && isEarly2 ? { ...slowdown, pValue: null } : slowdown,
    ruledOut: ruledOut(comparison, doublingsIn(comparison, comparison.shownRange)),
    notWorse: notWorse(comparison),
    jointLevel: isEarly2 ? null : jointLevel(baseline, candidate, isPaired ? "paired" : "independent"),
    gateConfidence,
    isPaired,
    searchDoubts: doubts,
    chances: chancesOf({ ...pair, comparison, settings }, isPaired),
    alone: null,
    warnings,
    trialsNeeded: needed,
    look,
    decided: isDecided({ ...verdict, ...pair, settings, searches }),
    stoppedBy: judged?.stoppedBy ?? null,
    acknowledged: null
  };
  return doubts.baseline === null ? assessment : withoutRates(assessment);
}
function withoutRates(assessment) {
  const { overallSlowdown: slowdown, trialsNeeded: needed, look } = assessment;
  return {
    ...assessment,
    overallSlowdown: slowdown && { ...slowdown, pValue: null },
    ruledOut: null,
    jointLevel: null,
    chances: null,
    trialsNeeded: needed && { ...needed, toDetect: null },
    look: look && { ...look, spent: null, totalRate: null, totalBound: null }
  };
}
function targetOf(pair, { baseline, candidate }, settings) {
  const { target, quantile: quantile2 } = settings.comparison;
  if (target === null) return null;
  const score = orient(target, pair.candidate.direction);
  const levels = [baseline, candidate].map(({ band: band2 }) => levelFromBudget(band2, quantile2));
  return {
    score: target,
    baseline: budgetToTarget(baseline, score),
    candidate: budgetToTarget(candidate, score),
    level: Math.min(...levels)
  };
}
function notCompared(sweeps, verdict, settings) {
  const { baseline, candidate, difference: difference2, searches } = sweeps;
  return {
    ...verdict,
    settings,
    searches,
    baseline,
    candidate,
    axis: axisOf([baseline, candidate].flatMap((sweep) => sweep ?? [])),
    comparison: null,
    rows: [],
    example: null,
    target: null,
    overallSlowdown: null,
    ruledOut: null,
    notWorse: null,
    jointLevel: null,
    gateConfidence: settings.band.confidence,
    isPaired: false,
    searchDoubts: { baseline: null, candidate: null },
    chances: null,
    alone: loneSweep(sweeps, settings),
    warnings: [
      // Without a candidate there is no difference that they could explain.
      ...candidate ? searchWarnings(searches, sweeps) : [],
      ...difference2 ? [settingDiffers(difference2)] : [],
      ...candidate ? checkSweep({ arm: "candidate", sweep: candidate }, settings) : []
    ],
    trialsNeeded: null,
    look: null,
    decided: isDecided({ ...verdict, candidate, settings, searches }),
    stoppedBy: null,
    acknowledged: null
  };
}
function loneSweep({ baseline, candidate }, settings) {
  if (baseline !== null || candidate === null) return null;
  const curve = curveOf(candidate, settings);
  const budgets = budgetsOfOne(curve, axisOf([candidate]), settings);
  const rows = budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  return { sweep: candidate, curve, rows };
}

// src/decide/several.ts
function combineAssessments(comparisons, notes2 = { notCompared: [], configNote: null }) {
  const [worst, ...others] = comparisons.toSorted(byUrgency);
  if (worst === void 0) throw new Error("There is no comparison to combine.");
  const { gate, verdict, reason, reasonCode = null } = worst.assessment;
  const all = comparisons.map(({ assessment }) => assessment);
  const isUnknown = all.some(({ decided }) => decided === null);
  const next = all.flatMap((one2) => nextTrials(one2) ?? []);
  return {
    ...notes2,
    comparisons: [worst, ...others],
    gate,
    verdict,
    reason,
    reasonCode,
    decided: isUnknown ? null : all.every(({ decided }) => decided),
    nextTrials: isUnknown || next.length === 0 ? null : Math.max(...next),
    familyWise: familyWiseRate(all)
  };
}
var GOOD_NEWS = ["none", "better"];
function byUrgency(a, b) {
  const gateOf = ({ assessment }) => GATES.indexOf(assessment.gate);
  const levelOf2 = ({ assessment: { comparison } }) => EVIDENCE_LEVELS.indexOf(comparison?.worse.level ?? "none");
  const newsOf = ({ assessment }) => GOOD_NEWS.indexOf(assessment.verdict);
  return gateOf(b) - gateOf(a) || levelOf2(b) - levelOf2(a) || newsOf(a) - newsOf(b) || (a.name < b.name ? -1 : 1);
}
function familyWiseRate(assessments) {
  const compared = assessments.filter(({ comparison, look }) => comparison?.range != null || look !== null).map(({ chances, look, settings }) => {
    const level2 = failingLevel(settings.gate) ?? "strong";
    const ofLooks = look?.totalRate ?? null;
    const planned = ofLooks === null ? null : { rate: ofLooks, standardError: 0 };
    return { level: level2, rate: planned ?? chances?.falseAlarm[level2] ?? null };
  });
  const rates = compared.map(({ rate }) => rate);
  const known = rates.filter((one2) => one2 !== null);
  if (rates.length === 0 || known.length < rates.length) return null;
  const sum = known.reduce((total, { rate, standardError }) => total + rate + 2 * standardError, 0);
  const level = EVIDENCE_LEVELS.find((one2) => compared.some((each) => each.level === one2));
  return { level, rate: Math.min(1, sum) };
}

// src/decide/memory.ts
function remember({ comparisons }, baseBranch) {
  const [base = null] = comparisons.flatMap(({ assessment }) => {
    const wanted2 = assessment.searches.baseline.choice?.wanted;
    return wanted2?.rung === "first-parent" ? wanted2.sha : [];
  });
  return comparisons.map(({ name, assessment }) => {
    const { baseline, candidate } = assessment;
    return {
      about: JSON.stringify([baseBranch, name]),
      base,
      candidate: candidate && trialsOf(candidate),
      baseline: baseline && trialsOf(baseline),
      failure: failureOf(assessment)
    };
  });
}
function trialsOf({ trials: trials2 }) {
  const written5 = trials2.map(({ outcome, score, cost }) => `${outcome} ${score} ${cost}`);
  return written5.toSorted().join("\n");
}
function failureOf(assessment) {
  const { gate, verdict, reason, searches, comparison } = assessment;
  if (gate !== "fail" || verdict === "error") return null;
  const level = comparison?.worse.level ?? "none";
  const shown2 = lossIn(assessment);
  if (!isFoundWorse(assessment))
    return { ...shown2, kind: "other", what: `${verdict}, ${level}: ${reason}`, isFlaky: false };
  const what = shardsMissing(searches.candidate.shards) ?? "";
  return { ...shown2, kind: "worse", what, isFlaky: isFlaky(assessment) };
}
function lossIn({ example }) {
  const { lower = -Infinity, estimate = null } = example?.difference ?? {};
  return { lower: Number.isFinite(lower) ? lower : null, estimate };
}
function isFoundWorse({ gate, verdict }) {
  return gate === "fail" && (verdict === "worse" || verdict === "mixed");
}
function isFlaky({ baseline, candidate, searches, settings }) {
  if (baseline === null || candidate === null) return false;
  const pair = { baseline: withoutLost(baseline), candidate: withoutLost(candidate) };
  const isUnchanged = pair.baseline === baseline && pair.candidate === candidate;
  if (isUnchanged) return false;
  if (pair.baseline.trials.length === 0 || pair.candidate.trials.length === 0) return true;
  const gate = { ...settings.gate, looks: null };
  return !isFoundWorse(assess({ ...pair, searches }, { ...settings, gate }));
}
function withoutLost(sweep) {
  const trials2 = sweep.trials.filter(
    ({ outcome }) => outcome !== "failed" && outcome !== "running"
  );
  if (trials2.length === sweep.trials.length) return sweep;
  const counts = { ...sweep.counts, counted: trials2.length, failed: 0, running: 0 };
  return { ...sweep, trials: trials2, counts };
}
function holdTo(run, known, earlier) {
  const held = run.comparisons.flatMap(({ name, assessment }, i) => {
    const now = known[i];
    if (now === void 0) return [];
    const { verdict, gate, settings } = assessment;
    const isOpen2 = gate !== "fail" && verdict !== "undecided" && !settings.gate.informOnly;
    const before = isOpen2 ? failureBefore(now, earlier) : void 0;
    if (!before?.failure) return [{ name, assessment: withWayOn(assessment, now), now }];
    const { what, isFlaky: isFlaky2 } = before.failure;
    const failure = { ...lossIn(assessment), kind: "repeated", what, isFlaky: isFlaky2 };
    const { url } = before;
    const after = isFlaky2 ? { ...assessment, failedBefore: { url, stands: false } } : repeated(assessment, url);
    return [{ name, assessment: after, now: isFlaky2 ? now : { ...now, failure } }];
  });
  const comparisons = held.map(({ name, assessment }) => ({ name, assessment }));
  return { run: combineAssessments(comparisons, run), known: held.map(({ now }) => now) };
}
function failureBefore(now, earlier) {
  const known = earlier.flatMap(
    ({ url, remembers }) => remembers.filter((one2) => isSameQuestion(one2, now)).map((one2) => ({ ...one2, url }))
  );
  const isLastWord = ({ candidate }, at) => known.findIndex((one2) => one2.candidate === candidate) === at;
  const failed = known.filter(
    (one2, at) => one2.failure?.kind === "worse" && one2.candidate !== now.candidate && isLastWord(one2, at)
  );
  return failed.find(({ failure }) => !failure?.isFlaky) ?? failed[0];
}
function isSameQuestion(one2, other) {
  const isSameBase = one2.base === null || other.base === null || one2.base === other.base;
  return one2.about === other.about && one2.baseline === other.baseline && isSameBase;
}
function withWayOn(assessment, { failure }) {
  const remedy = "It is worse only because of failed trials. If the machine made them fail, train again: the new trials are judged.";
  return failure?.kind === "worse" && failure.isFlaky ? { ...assessment, remedy } : assessment;
}
function repeated(assessment, url) {
  return {
    ...assessment,
    gate: "fail",
    reason: "This commit was worse in an earlier run",
    remedy: "Push a change to have it judged anew.",
    decided: assessment.decided === null ? null : true,
    failedBefore: { url, stands: true }
  };
}
function coverage(seen, now) {
  const each = now.map((one2) => coverageOf(seen, one2));
  return ["not", "beyond"].find((one2) => each.includes(one2)) ?? "all";
}
function coverageOf(seen, now) {
  const { failure } = now;
  if (failure === null) return "all";
  const isSameKind = (other) => other.kind === "other" === (failure.kind === "other");
  const shown2 = seen.find(
    (one2) => one2.about === now.about && one2.failure?.what === failure.what && isSameKind(one2.failure)
  );
  if (!shown2?.failure) return "not";
  const { lower } = shown2.failure;
  const { estimate } = failure;
  const isWithin2 = lower === null || failure.kind === "other" && estimate === null ? failure.kind === "other" || shown2.candidate === now.candidate : estimate !== null && estimate >= lower;
  return isWithin2 ? "all" : "beyond";
}

// src/decide/acknowledge.ts
function judgeLabel(known) {
  const { label: label3, set, permission, failures, failure, author } = known;
  if (set === null) return { why: "unexplained" };
  const { login: by, at } = set;
  const seen = failures.filter((one2) => one2.at < at).toSorted((a, b) => b.at.localeCompare(a.at)).at(0);
  const covered = seen ? coverage(seen.remembers, failure.remembers) : "not";
  if (!seen || covered === "not") return { why: "too-early", at };
  if (covered === "beyond") return { why: "beyond", at, seen: seen.title };
  if (!set.isPerson) return { why: "not-a-person", by };
  if (permission !== "admin" && permission !== "write")
    return { why: "may-not-write", by, permission: permission ?? "none" };
  const byAuthor = by.toLowerCase() === author?.toLowerCase();
  return { label: label3, by, at, byAuthor, seen: seen.title === failure.title ? null : seen.title };
}
function canBeAccepted({ gate, comparisons }) {
  const failing = comparisons.filter(({ assessment }) => assessment.gate === "fail");
  return gate === "fail" && failing.every(({ assessment }) => isAcceptable(assessment));
}
function acknowledge(run, acknowledged) {
  const { by } = acknowledged;
  const comparisons = run.comparisons.map((one2) => {
    const { remedy: _, ...assessment } = one2.assessment;
    if (assessment.gate !== "fail" || !isAcceptable(assessment)) return one2;
    const { verdict, reason, failedBefore } = assessment;
    const isJudged2 = verdict === "worse" || verdict === "mixed" || failedBefore?.stands;
    const why = `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
    const accepted = isJudged2 ? { gate: "pass", reason: `${reason} (accepted by ${by})` } : { gate: "neutral", reason: `Not judged, accepted by ${by}: ${why}` };
    return { ...one2, assessment: { ...assessment, ...accepted, acknowledged } };
  });
  return combineAssessments(comparisons, run);
}
function isAcceptable({ verdict }) {
  return verdict !== "error";
}

// src/decide/anchor.ts
function excuseAnchor(anchor, withBase) {
  const isFailing = isWorse(anchor) && withBase.gate === "pass";
  const main = withBase.baseline;
  if (!isFailing || main === null || anchor.baseline === null) return anchor;
  if (!areAlike(main, anchor.baseline)) return anchor;
  const searches = { baseline: anchor.searches.baseline, candidate: withBase.searches.baseline };
  const ofMain = assess({ baseline: anchor.baseline, candidate: main, searches }, anchor.settings);
  if (!isWorse(ofMain)) return anchor;
  const since = main.source.sha === null ? "" : `, since ${main.source.sha.slice(0, 7)} or earlier`;
  const remedy = `The base branch is worse than this reference too${since}, and compared with the base this passes.`;
  return { ...anchor, gate: "neutral", remedy };
}
function isWorse({ gate, verdict }) {
  return gate === "fail" && ["worse", "mixed"].includes(verdict);
}
function areAlike(one2, other) {
  return one2.metric === other.metric && one2.direction === other.direction;
}

// src/decide/checklist.ts
function checklistOf(sweep, curve) {
  const { meta, source, search: search2 } = sweep;
  const best = bestConfiguration(sweep);
  const { hardware = null, software = null, provider = null } = meta?.infrastructure ?? {};
  const { data: data2 = null, split = null, selection = null } = meta?.evaluation ?? {};
  const repository = meta?.code?.repository ?? null;
  const commit = source.sha ?? meta?.code?.commit ?? null;
  const { runUrl } = source;
  const hasParameters = Object.keys(best?.parameters ?? {}).length > 0 && !areParametersGuessed(sweep);
  const { method: method2, sampler, seed } = search2;
  const infrastructure = { hardware, software, provider };
  const known = method2 === "unknown" ? null : method2;
  return [
    { item: "infrastructure", state: stateOf(hardware, [software, provider]), ...infrastructure },
    { item: "runtime", ...runtimeOf(sweep) },
    { item: "data-splits", state: stateOf(split, [data2]), data: data2, split },
    { item: "validation-performance", state: stateOf(best) },
    { item: "code", state: stateOf(repository ?? runUrl, [commit]), repository, commit, runUrl },
    { item: "search-space-bounds", ...searchSpaceOf(sweep) },
    { item: "best-configuration", state: stateOf(hasParameters ? best : null, [best]), best },
    { item: "number-of-trials", state: "reported" },
    { item: "search-method", state: stateOf(known, [sampler]), method: method2, sampler, seed },
    { item: "selection-criterion", state: "reported", selection },
    { item: "curve", state: stateOf(curve) }
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
function stateOf(whole, parts2 = []) {
  if (whole !== null) return "reported";
  return parts2.some((part) => part !== null) ? "partly" : "missing";
}
function runtimeOf({ cost, meta }) {
  const { trialSeconds: mean = null, totalSeconds: total = null } = meta?.runtime ?? {};
  const energyKilowattHours = meta?.runtime?.energyKilowattHours ?? null;
  const isSpent = cost !== null && isTime(cost.unit);
  if (cost !== null && (isSpent || mean === null)) {
    const spent = { mean: cost.mean, total: cost.mean * cost.from, unit: cost.unit };
    return { state: stateOf(isSpent || null, [cost]), ...spent, energyKilowattHours };
  }
  const state = stateOf(mean, [total, energyKilowattHours]);
  const unit2 = mean ?? total ? "seconds" : null;
  return { state, mean, total, unit: unit2, energyKilowattHours };
}
var TIMES = /^(s|secs?|seconds?|ms|milliseconds?|mins?|minutes?|h|hrs?|hours?|days?)$/i;
function isTime(unit2) {
  return unit2?.split(/[^a-z]+/i).some((word) => TIMES.test(word)) ?? false;
}
function searchSpaceOf(sweep) {
  const declared = new Map(Object.entries(sweep.meta?.search?.space ?? {}));
  const drawn3 = drawnIn(sweep);
  const keysOf = (name) => valuesOf2(drawn3, name).map(keyOf);
  const isTuned = (name) => declared.has(name) || new Set(keysOf(name)).size > 1;
  const known = /* @__PURE__ */ new Set([...declared.keys(), ...namesOf(drawn3)]);
  const names = [...known].filter(isTuned);
  const isBounded = (name) => {
    const { low = null, high = null, choices = null } = declared.get(name) ?? {};
    return low !== null && high !== null || (choices ?? []).length > 0;
  };
  const state = names.length > 0 && names.every(isBounded) ? "reported" : "partly";
  return {
    state: known.size === 0 ? "missing" : state,
    parameters: names.slice(0, 100).map((name) => {
      const isDrawn = keysOf(name).some((key) => key !== null);
      return { name, declared: declared.get(name) ?? null, isDrawn };
    })
  };
}
function bestConfiguration({ trials: trials2, direction }) {
  const best = trials2.reduce((most, { score: score2 }) => Math.max(most, score2), -Infinity);
  const [first2, ...others] = trials2.filter(({ score: score2 }) => score2 === best);
  if (best === -Infinity || first2 === void 0) return null;
  const { where, outcome, cost, seed, parameters } = first2;
  const varied = Object.keys(parameters ?? {}).filter(
    (name) => trials2.some(({ parameters: drawn3 }) => drawn3 && drawn3[name] !== parameters?.[name])
  );
  const score = orient(best, direction);
  return { score, sharedBy: 1 + others.length, where, outcome, cost, seed, parameters, varied };
}

// src/render/wording/numbers.ts
var MINUS = "\u2212";
var MAX_DECIMALS = 6;
var MAX_DIGITS = 16;
var MAX_PLAIN = 1e7;
function formatFor(width, magnitude) {
  const isExact = !(width > 0 && Number.isFinite(width));
  if (!isExact) return formatOf(width / 3, magnitude);
  const scale = Math.min(magnitude / 1e3, magnitude < MAX_PLAIN ? 1 : Infinity);
  const write = formatOf(scale, magnitude);
  return (value2) => value2 !== 0 && isZero(write(value2)) ? powerOfTen(value2, 1) : write(value2);
}
function formatOf(scale, magnitude) {
  const least = magnitude > 0 ? Math.max(scale, Number.MIN_VALUE) : scale || 1;
  const decimals = -Math.floor(Math.log10(least));
  const isLong = decimals > MAX_DECIMALS && magnitude < 0.01;
  if (isLong || decimals > MAX_DIGITS || magnitude >= MAX_PLAIN) {
    const digits = Math.ceil(Math.log10(Math.max(magnitude, least)) - Math.log10(least)) || 0;
    return (value2) => typeset(value2.toExponential(Math.min(MAX_DIGITS, Math.max(0, digits))));
  }
  return (value2) => inPlain(value2, decimals);
}
function significantFormat(digits) {
  return (value2) => {
    if (value2 === 0) return words`0`;
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
var roundedUp = (format2) => rounded(format2, 1);
var roundedDown = (format2) => rounded(format2, -1);
function rounded(format2, way) {
  return (value2) => {
    const nearest2 = format2(value2);
    const excess = value2 - numberIn3(nearest2);
    if (way * excess <= 0) return nearest2;
    let step = excess;
    while (format2(value2 + step) === nearest2) step *= 2;
    const next = format2(value2 + step);
    const unit2 = Math.abs(numberIn3(next) - numberIn3(nearest2));
    return Math.abs(excess) < 1e-6 * unit2 ? nearest2 : next;
  };
}
function numberIn3(text) {
  return Number(text.replaceAll(MINUS, "-").replaceAll(",", ""));
}
function signed(format2) {
  return (value2) => {
    const text = format2(value2);
    return value2 > 0 && /[1-9]/.test(text) ? words`+${text}` : text;
  };
}
function typeset(text) {
  const grouped2 = text.replace(
    /^-?\d{4,}(?=\.|$)/,
    (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ",")
  );
  return numeral(isZero(text) ? grouped2.replace("-", "") : grouped2.replace(/-/g, MINUS));
}
function isZero(text) {
  return !/[1-9]/.test(text.replace(/e.*$/, ""));
}
function powerOfTen(value2, digits) {
  const [mantissa = "", exponent2 = ""] = value2.toExponential(digits - 1).split("e");
  return typeset(`${Number(mantissa)}e${Number(exponent2)}`);
}
function formatBudget(budget) {
  const short = Number(budget.toPrecision(budgetDigits(budget)));
  if (short < 1e-3 || short >= 1e9) return powerOfTen(budget, 3);
  if (short < 1e4) return words`${short}`;
  return short < 1e6 ? words`${short / 1e3}k` : words`${short / 1e6}M`;
}
function budgetDigits(budget) {
  return budget >= 1e-3 && budget < 10 ? 2 : 3;
}
function roundedTo(value2, digits, round2) {
  const shown2 = Number(value2.toPrecision(digits));
  if (Math.abs(shown2 - value2) <= 1e-9 * Math.abs(value2)) return shown2;
  const [mantissa = "", exponent2 = ""] = value2.toExponential().split("e");
  const scaled = round2(Number(`${mantissa}e${digits - 1}`));
  return Number(`${scaled}e${Number(exponent2) - digits + 1}`);
}
function formatPercent(share2) {
  return words`${inDigits(100 * share2, 6)} %`;
}
function inDigits(value2, digits) {
  return words`${Number(value2.toPrecision(digits))}`;
}
function listOf2(texts) {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
function plural(count, noun) {
  return words`${count} ${literal(noun)}${count === 1 ? "" : "s"}`;
}
var DURATIONS = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60]
];
function formatDuration(seconds) {
  const [unit2, size] = DURATIONS.find(([, one2]) => seconds >= 2 * one2) ?? ["seconds", 1];
  return words`${inDigits(seconds / size, 2)} ${unit2}`;
}
function describeAmount(value2, unit2) {
  if (unit2 === "seconds") return say`${formatDuration(value2)}`;
  const amount = formatBudget(value2);
  return unit2 === null ? say`${amount}` : say`${amount} ${data(unit2, 40)}`;
}
var MAX_PARAMETER_DIGITS = 5;
function parameterValue(value2, maxLength = 60) {
  const text = typeof value2 === "number" ? numberText(value2, MAX_PARAMETER_DIGITS) : String(value2);
  return data(text, maxLength);
}
function parameterNumber(value2, digits = MAX_PARAMETER_DIGITS) {
  return numberText(value2, digits).replaceAll("-", MINUS);
}
function numberText(value2, digits) {
  if (Number.isSafeInteger(value2)) return String(value2);
  const rounded3 = Number(value2.toPrecision(digits));
  const isTiny = Math.abs(rounded3) < 1e-3 && rounded3 !== 0;
  return isTiny ? rounded3.toExponential() : String(rounded3);
}

// src/render/wording/curve.ts
function curveWord({ comparison }, direction) {
  const { quantile: quantile2 } = comparison;
  if (quantile2 === 0.5) return words`median`;
  const share2 = direction === "maximize" ? quantile2 : Number((1 - quantile2).toPrecision(12));
  return words`${formatPercent(share2)} quantile`;
}
function directionOf2({ baseline, candidate }) {
  return baseline?.direction ?? candidate?.direction ?? "maximize";
}
function limitsOf({ settings }) {
  return words`${formatPercent(settings.band.confidence)} limits`;
}
function betterWord(direction) {
  return direction === "maximize" ? words`higher is better` : words`lower is better`;
}
function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// src/render/wording/scores.ts
function toMetric({ lower, point, upper }, direction) {
  const isUp = direction === "maximize";
  return {
    lower: orient(isUp ? lower : upper, direction),
    median: orient(point, direction),
    upper: orient(isUp ? upper : lower, direction)
  };
}
function describeLimits(limits, format2) {
  const range2 = describeRange(limits.lower, limits.upper, [format2, format2]);
  return words`${describeMedian(limits, format2)} (${range2})`;
}
function describeMedian({ median: median2 }, format2) {
  return Number.isFinite(median2) ? format2(median2) : words`fails`;
}
function describeRange(lower, upper, [low, high]) {
  if (Number.isFinite(lower) && Number.isFinite(upper)) {
    const [from, to] = [low(lower), high(upper)];
    return lower < 0 || /^[+−]/.test(to) ? words`${from} to ${to}` : words`${from}–${to}`;
  }
  if (Number.isFinite(lower)) return words`at least ${low(lower)}`;
  return Number.isFinite(upper) ? words`at most ${high(upper)}` : words`no limit above or below`;
}
function differenceInMetric({ difference: difference2 }, direction) {
  const point = difference2.estimate ?? Number.NaN;
  const { lower, median: estimate, upper } = toMetric({ ...difference2, point }, direction);
  return { lower, estimate, upper };
}
function describeDifference(row, direction, format2) {
  const { lower, upper } = differenceInMetric(row, direction);
  const outwards = [signed(roundedDown(format2)), signed(roundedUp(format2))];
  const estimate = describeEstimate(row, direction, format2);
  return words`${estimate} (${describeRange(lower, upper, outwards)})`;
}
function describeEstimate(row, direction, format2) {
  if (Number.isNaN(differenceInMetric(row, direction).estimate)) return words`not defined`;
  const written5 = ({ point }) => numberIn3(format2(orient(point, direction)));
  return signed(format2)(written5(row.candidate) - written5(row.baseline));
}
var FINEST = 1e-3;
function scoreFormat({ comparison, alone }) {
  const compared = comparison ? [comparison.baseline, comparison.candidate] : [];
  return formatOfCurves(alone ? [alone.curve] : compared);
}
var DECADES = 100;
var [MIN_SIGNIFICANT, MAX_SIGNIFICANT] = [2, 4];
function formatOfCurves(curves) {
  const known = curves.flatMap((curve) => doublingsOf(curve).map((at) => limitsAt(curve, at)));
  const medians = known.map(({ point }) => point).filter(Number.isFinite);
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const ratio = least > 0 ? most / least : least / most;
  if (least * most > 0 && ratio > DECADES) return significantFormat(significantDigits(known));
  const widths = known.map(({ lower, upper }) => upper - lower).filter((width2) => width2 > 0);
  const span = medians.length === 0 ? 0 : most - least;
  const width = Math.max(Math.min(Infinity, ...widths), FINEST * span);
  const values = known.flatMap(({ lower, point, upper }) => [lower, point, upper]);
  return formatFor(width, Math.max(0, ...values.filter(Number.isFinite).map(Math.abs)));
}
function significantDigits(known) {
  const relative = known.map(({ lower, point, upper }) => (upper - lower) / Math.abs(point));
  const narrowest = Math.min(1, ...relative.filter((width) => width > 0));
  const digits = 1 + Math.ceil(-Math.log10(narrowest / 3));
  return Math.min(MAX_SIGNIFICANT, Math.max(MIN_SIGNIFICANT, digits));
}

// src/render/wording/budget-table.ts
function budgetTable(assessment) {
  const { baseline, alone } = assessment;
  const columns = columnsOf2(assessment);
  const sweep = alone?.sweep ?? baseline;
  if (sweep === null || columns.length === 0) return [];
  const lines = (columns[0]?.cells ?? []).map((_, i) => columns.map(({ cells }) => cells[i] ?? []));
  const names = columns.map(({ name }) => name);
  const { settings } = assessment;
  const curve = settings.comparison.quantile === 0.5 ? words`Median` : curveWord(settings, sweep.direction);
  const shown2 = say`${curve} best ${data(sweep.metric)} (${betterWord(sweep.direction)})`;
  return [
    ...paragraph(say`${shown2} with ${limitsOf(assessment)}; ${sizesOf(assessment)}:`),
    table(names, lines)
  ];
}
function sizesOf({ alone, comparison }) {
  const curves = alone === null ? [comparison?.baseline, comparison?.candidate] : [alone.curve];
  const [first2 = 0, second] = curves.flatMap((curve) => curve?.band.n ?? []);
  const write = (count) => numeral(count.toLocaleString("en-US"));
  const b = write(first2);
  const trials2 = first2 === 1 ? "trial" : "trials";
  if (second === void 0) return words`${b} ${trials2}`;
  return first2 === second ? words`${b} ${trials2} each` : words`${b} and ${write(second)} trials`;
}
function columnsOf2(assessment, format2 = scoreFormat(assessment)) {
  const { alone } = assessment;
  if (alone === null) return comparedColumns(assessment, format2);
  if (alone.rows.length === 0) return [];
  const values = alone.rows.map((row) => toMetric(row, alone.sweep.direction));
  return [
    ...budgetColumns(alone.rows, assessment, [alone.curve]),
    column(
      say`Candidate`,
      values.map((value2) => say`${describeLimits(value2, format2)}`)
    )
  ];
}
function comparedColumns(assessment, format2 = scoreFormat(assessment)) {
  const { baseline, comparison, rows } = assessment;
  if (!baseline || !comparison || rows.length === 0) return [];
  const { direction } = baseline;
  const cells = (write) => rows.map((row) => say`${write(row)}`);
  const limits = (arm2, name) => {
    const at = (row) => toMetric(row[arm2], direction);
    const whole = cells((row) => describeLimits(at(row), format2));
    return column(name, whole, { name, cells: cells((row) => describeMedian(at(row), format2)) });
  };
  const difference2 = say`Difference`;
  const evidence = rows.map((row) => evidenceAt(row, assessment));
  return [
    ...budgetColumns(rows, assessment, [comparison.baseline, comparison.candidate]),
    {
      ...column(
        say`Evidence`,
        evidence.map(({ said: said2, level }) => level === "strong" ? [strong(said2)] : said2)
      ),
      ways: evidence.map(({ way }) => way)
    },
    column(
      difference2,
      cells((row) => describeDifference(row, direction, format2)),
      { name: difference2, cells: cells((row) => describeEstimate(row, direction, format2)) }
    ),
    limits("baseline", say`Baseline`),
    limits("candidate", say`Candidate`)
  ];
}
function column(name, cells, narrow = { name, cells }) {
  return { name, cells, narrow, ways: [] };
}
function budgetColumns(rows, { axis }, curves) {
  const inUnit = column(
    ofMessage(capitalized(unitOf(axis))),
    rows.map(({ budget }) => say`${formatBudget(budget)}`)
  );
  if (axis.kind === "trials") return [inUnit];
  const cells = rows.map(({ budget }) => {
    return joined(
      curves.map(({ trialCost }) => say`${formatBudget(budget / trialCost)}`),
      say` / `
    );
  });
  const name = say`Trials`;
  const whole = curves.length === 1 ? name : say`Trials (baseline / candidate)`;
  return [inUnit, column(whole, cells, { name, cells })];
}
function evidenceAt(row, { comparison, verdict, look }) {
  const range2 = comparison?.range ?? null;
  const none = { way: null, level: "none" };
  if (range2 === null || row.budget < range2[0] || row.budget > range2[1])
    return { ...none, said: say`not compared` };
  if (verdict === "invalid" || look?.index === 0) return { ...none, said: say`does not count` };
  const way = row.worse === "none" ? "better" : "worse";
  const level = row[way];
  if (level === "none") return { ...none, said: say`none` };
  return { way, level, said: say`${way}, ${level}` };
}

// src/render/wording/sweeps.ts
function label({ source }) {
  if (source.kind === "artifact" && source.sha) return source.sha.slice(0, 7);
  const parts2 = source.location.split(/[\\/]/).filter(Boolean);
  const [folder = source.location, file = folder] = parts2.slice(-2);
  const name = file.replace(/\.[a-z]+$/i, "");
  const isTelling = !/^(sweep|trials|results?|)$/i.test(name) && !/[*?{]/.test(name);
  return printable(isTelling ? name : folder);
}
function describeCounts({ counts, leftOut, gaps = [], trials: trials2 }, { reading }) {
  const { counted, failed, pruned, running } = counts;
  const { failedTrials, failedValue, prunedTrials } = reading;
  const parts2 = [
    plural(counted, "trial"),
    failed > 0 && (failedTrials === "drop" ? `${failed} more failed and dropped` : `${failed} of them failed (the worst score)`),
    failed === 0 && failedValue !== null && `none of them scored ${failedValue} (failed-value)`,
    pruned > 0 && (prunedTrials === "drop" ? `${pruned} more pruned and dropped` : `${pruned} of them pruned (${prunedTrials === "last" ? "their last" : "the worst"} score)`),
    running > 0 && (trials2.some(({ outcome }) => outcome === "running") ? `${running} of them unfinished (the worst score)` : `${running} more unfinished and left out`),
    ...leftOut.map(describeLeftOut),
    // What is guessed is said where the parameters are shown.
    ...gaps.map((gap) => gap !== "parameters-guessed" && GAPS[gap])
  ];
  return parts2.filter(Boolean).join(", ");
}
function describeLeftOut({ count, what }) {
  return `${count} ${count === 1 ? what.replace(/s$/, "") : what} left out`;
}
var GAPS = {
  "failures-hidden": "which of them crashed is not recorded",
  "parents-unknown": "runs that sum up others may count as trials",
  "stops-unknown": "whether a scheduler stopped some early is not recorded",
  "parameters-guessed": "parameters are not distinguished from other columns"
};
function describeGap(gap) {
  return `${capitalized(GAPS[gap])}.`;
}
function baselineBlock({ baseline, searches }) {
  const { choice, age } = searches.baseline;
  if (choice === null || baseline === null) return [];
  const { sha, runUrl } = baseline.source;
  const commit = sha === null ? say`an unknown commit` : shortSha(sha);
  const made = joined(
    [runUrl ? [link(say`run`, runUrl)] : [], age === null ? [] : say`${formatDuration(age)} old`],
    say`, `
  );
  return paragraph(
    say`${strong(say`Baseline:`)} the sweep of ${commit} (${made}), ${reasonFor(choice)}.`
  );
}
function reasonFor({ rung, branch, distance }) {
  const name = data(branch);
  switch (rung) {
    case "first-parent":
      return say`the commit of ${name} that this pull request was trained on top of`;
    case "merge-base":
      return say`where this branched off ${name}`;
    case "same-commit":
      return say`the same commit, from an earlier run`;
    case "ancestor":
      return say`the nearest earlier commit of ${name} with a sweep${distance === null ? "" : words`, ${plural(distance, "commit")} before`}`;
    case "newest":
      return say`the newest of ${name}, since no earlier commit has a sweep`;
  }
}
function shortSha(sha) {
  return data(sha.slice(0, 7));
}

// src/render/wording/advice.ts
function adviceSentence(assessment) {
  return joined([foundSentence(assessment), ofMessage(assessment.remedy ?? "")]);
}
function foundSentence(assessment) {
  if (assessment.comparison !== null) return ofMessage(trialsAdvice(assessment));
  const { baseline, candidate, settings } = assessment;
  if (candidate === null) return absenceSentence(assessment, "candidate");
  if (baseline === null) return absenceSentence(assessment, "baseline");
  const nameOf = (one2) => say`${data(one2.metric)} (${one2.direction})`;
  const { metric, direction } = settings.reading;
  const asked = metric ? [[data(metric)], direction === null ? [] : say`(${direction})`] : [direction === null ? [] : say`${direction}`];
  const text = joined(asked);
  const wanted2 = text.length === 0 ? [] : say`, and ${text} is asked for`;
  return say`The baseline has ${nameOf(baseline)}, the candidate ${nameOf(candidate)}${wanted2}.`;
}
function trialsAdvice(assessment) {
  const { reasonCode, comparison, trialsNeeded: trialsNeeded2, settings } = assessment;
  if (comparison === null) return "";
  if (reasonCode === "too-few-trials") return detectionAdvice(assessment);
  if (reasonCode !== "empty-range") return "";
  if (isClosedByLimits(comparison)) return "Give a larger budget-max, or none.";
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const have = `The baseline has ${plural(b, "trial")}, the candidate ${c}`;
  const n = trialsNeeded2?.toOpenRange ?? null;
  const needed = n === "over 200" ? "more than 200" : n;
  if (isBeyondRate(comparison, settings)) {
    const goal = "To keep it and catch a candidate that needs 3 times the trials";
    const need = n === null ? "" : ` ${goal}, each would need ${needed} trials.`;
    return `${have}: no gate keeps the rate.${need}`;
  }
  return n === null ? `${have}; no number of trials up to 20,000 resolves these budgets.` : `${have}; at least ${needed} each are needed.`;
}
function detectionAdvice({ trialsNeeded: trialsNeeded2, searchDoubts: searchDoubts2 }) {
  if (searchDoubts2.baseline !== null)
    return "Even with random search, so few trials would miss most regressions.";
  const missed = "A candidate that needs 8 times the trials would pass more than 1 time in 5.";
  const n = trialsNeeded2?.toDetect ?? null;
  if (trialsNeeded2 === null || n === null) return missed;
  const needed = n === "over 200" ? "more than 200 trials" : plural(n, "trial");
  return `${missed} To catch one that needs ${trialsNeeded2.slowdown} times as many, 4 times in 5, each sweep would need ${needed}.`;
}
function absenceSentence({ searches, settings, acknowledged }, arm2) {
  const { location, absence, choice } = searches[arm2];
  if (absence === null) return [];
  switch (absence.why) {
    case "missing": {
      const remedy = acknowledged === null ? remedyFor(arm2, location) : [];
      return joined([say`Nothing matches ${data(location)}.`, remedy]);
    }
    case "no-baseline-yet":
      return noneYetSentence(absence, settings.gate.informOnly);
    case "unknown-workflow":
      return say`${data(absence.branch)} has no workflow ${data(absence.workflow, 300)}, which trained this sweep, so no baseline belongs to it. Train with a workflow of the base; if it was renamed, somebody who may write has to accept this.`;
    case "expired":
      return expiredSentence(absence, arm2, location);
    case "forbidden":
      return say`Add the line ${data(absence.permission)} to the job’s \`permissions\`.`;
    case "unreachable":
      return say`GitHub gave no answer (${data(absence.what)}); run the job again.`;
    case "of-fork":
      return say`${data(location)} was saved by a run for a fork, which is never taken for a baseline.`;
    case "empty":
      return say`${data(location)} has no file in it. Check the step that saved it.`;
    case "unusable": {
      const isLookedUp = arm2 === "baseline" && (location === "auto" || choice !== null);
      return joined([
        [data(absence.what, 600)],
        isLookedUp && !settings.gate.informOnly ? TRAIN_BASE : []
      ]);
    }
  }
}
var TRAIN_BASE = say`Or run this workflow on the base branch, then this job again.`;
function noneYetSentence(absence, informs) {
  const { branch, artifact, other } = absence;
  const none = say`No sweep of ${data(branch)} is saved as ${data(artifact)} yet`;
  if (informs) return say`${none}. This run’s is the first.`;
  const remedy = say`Merge this, or run this workflow once on ${data(branch)}.`;
  if (other === null) return say`${none}. ${remedy}`;
  return say`${none} by this workflow; those of ${data(other)} are not taken. ${remedy} To compare with another workflow’s, name it: \`baseline: run:ID:NAME\`.`;
}
function remedyFor(arm2, location) {
  const isArtifact = /^(artifact|run):/.test(location);
  if (isArtifact && arm2 === "candidate")
    return say`Check that the job that trains ran, that it saved its sweep under this name, and that this job \`needs\` it.`;
  if (isArtifact) return say`Check the name, and that what saves it ran before.`;
  return arm2 === "baseline" ? say`Save the sweep of the main branch under this path, or omit the input \`baseline\` to have it looked up.` : say`Check that the training step ran, and that the input \`candidate\` points to the file it wrote.`;
}
function expiredSentence(absence, arm2, location) {
  const { sha, expiredAt } = absence;
  const which = sha === null ? say`${data(location)}` : say`The sweep of ${shortSha(sha)}`;
  const day = expiredAt && data(expiredAt.slice(0, 10));
  const expired = day === null ? say`has expired` : say`expired on ${day}`;
  if (arm2 === "candidate") return say`${which} ${expired}. Run the whole workflow again.`;
  return say`${which} ${expired}. Run this workflow once on the branch this is compared with; a schedule or a longer \`retention-days\` keeps one at hand.`;
}
function passesByItself({ gate, acknowledged }) {
  return gate === "pass" && acknowledged === null;
}
function acceptedBy({ acknowledged }) {
  return acknowledged === null ? "" : ` (accepted by ${acknowledged.by})`;
}
function acceptedSentence({ acknowledged }) {
  if (acknowledged === null) return [];
  const { by, byAuthor, at, label: label3, seen } = acknowledged;
  const author = byAuthor ? ", the author of this pull request," : "";
  const said2 = seen === null ? [] : say` The check said then: ${data(seen, 255)}.`;
  return say`${data(by)}${author} accepted this on ${momentOf(at)} with the label ${data(label3)}, for this commit only.${said2}`;
}
function failedBeforeSentence({ failedBefore }) {
  if (!failedBefore) return [];
  const { url, stands } = failedBefore;
  return stands ? say`${link(say`That run`, url)} trained the same commit for the same base. Its result stands: a check that is run until it passes would pass anything.` : say`${link(say`An earlier run`, url)} found this commit worse, but only because of trials that failed or never ended. That can be the machine’s fault, so the new training was judged.`;
}
function acceptanceSentence(label3, refusal) {
  const name = data(label3);
  if (refusal === null)
    return say`To accept it: a maintainer sets the label ${name}, then re-runs this job.`;
  if (refusal.why === "unreadable")
    return say`Whether the label ${name} accepts this could not be read (${data(refusal.what)}). ${remedyOf(refusal.lacking)}`;
  return say`The label ${name} does not count: ${reasonOf(refusal)}. To accept this result, a maintainer removes it and sets it again, then re-runs this job.`;
}
function remedyOf(lacking) {
  if (lacking === null) return say`Re-run this job.`;
  if (lacking === "collaborators")
    return say`Give the input \`github-token\` a token that may read collaborators, then re-run this job.`;
  return say`Add the line ${code(words`${lacking}: read`)} to the job’s \`permissions\`, then re-run this job.`;
}
function reasonOf(refusal) {
  switch (refusal.why) {
    case "unexplained":
      return say`GitHub does not say who set it`;
    case "too-early":
      return say`it was set on ${momentOf(refusal.at)}, before this commit had this result`;
    case "beyond":
      return say`it was set on ${momentOf(refusal.at)} for ${data(refusal.seen, 255)}, which does not cover this result`;
    case "not-a-person":
      return say`${data(refusal.by)}, which set it, is not a person`;
    case "may-not-write":
      return say`${data(refusal.by)}, who set it, may not write to this repository (permission ${data(refusal.permission)})`;
  }
}
function momentOf(at) {
  return ofMessage(`${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`);
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
  const inwards = intervals.map(
    ([from, to]) => axis.kind === "trials" ? [Math.ceil(from), Math.floor(to)] : [rounded2(from, Math.ceil), rounded2(to, Math.floor)]
  );
  const named2 = inwards.filter(([from, to]) => from <= to);
  if (named2.length === 0) {
    const middles = intervals.slice(0, MAX_PIECES).map(([a, b]) => formatBudget(Math.sqrt(a * b)));
    return `around ${withUnit(listOf2([...new Set(middles)]), axis)}`;
  }
  const pieces3 = axis.kind === "trials" ? joinNeighbours(named2) : named2;
  const write = (budget) => axis.kind === "trials" ? `${budget}` : formatBudget(budget);
  const last = withUnit(write(pieces3.at(-1)?.[1]), axis);
  if (pieces3.length > MAX_PIECES)
    return `at ${pieces3.length} stretches between ${write(pieces3[0]?.[0])} and ${last}`;
  const texts = pieces3.map(([from, to], i) => {
    const end = i === pieces3.length - 1 ? last : write(to);
    return from === to ? `at ${end}` : `from ${write(from)} to ${end}`;
  });
  return listOf2(texts);
}
function withoutStart([from, to], holds) {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}
function formatBudgetLimits(lower, upper) {
  return [formatBudget(rounded2(lower, Math.floor)), formatBudget(rounded2(upper, Math.ceil))];
}
function rounded2(value2, round2) {
  return roundedTo(value2, budgetDigits(value2), round2);
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

// src/render/wording/odds.ts
var MIN_RATE = 1e-6;
var MIN_HITS = 10;
function formatOdds({ rate, standardError, isBound, sample }) {
  if (sample !== null && sample.hits < MIN_HITS) {
    const limit = Math.max(rate, upperLimit(sample));
    return `at most ${share(limit, Math.ceil)} of the time (simulated, 97.5 % sure)`;
  }
  const most = isBound ? "at most " : "";
  if (sample !== null) {
    const off = share(2 * standardError, Math.ceil);
    return `${most}about ${formatPercent(Number(rate.toPrecision(3)))} of the time (give or take ${off})`;
  }
  if (rate < MIN_RATE) return `less than ${formatPercent(MIN_RATE)} of the time`;
  return `${most}${share(rate, isBound ? Math.ceil : Math.round)} of the time`;
}
function formatLimit(rate) {
  return formatOdds({ rate, standardError: 0, isBound: true, sample: null });
}
function share(rate, round2) {
  return formatPercent(roundedTo(rate, 2, round2));
}
function formatTimes(factor, round2) {
  if (factor === 0 || factor === Infinity) return "";
  return `${roundedTo(factor, Math.max(2, Math.floor(Math.log10(factor)) + 1), round2)}\xD7`;
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

// src/render/wording/effort.ts
var ROUNDING = { "more than": Math.floor, about: Math.round, "less than": Math.ceil };
function effortClause({ comparison, example, axis, verdict }) {
  if (comparison === null || example === null) return "";
  const { baseline, candidate } = comparison;
  const { estimate, lower } = equivalentEffort(baseline, candidate, example.budget);
  if (estimate === null || lower === Infinity) return "";
  const isOpen2 = estimate === Infinity;
  const isTiny = estimate < candidate.trialCost;
  const how = isOpen2 ? "more than" : isTiny ? "less than" : "about";
  const needed = isOpen2 ? lower : Math.max(estimate, candidate.trialCost);
  const factor = needed / example.budget;
  const times = formatTimes(factor, ROUNDING[how]);
  const isAsFound = verdict === "worse" ? factor > 1 : factor < 1;
  if (!isAsFound || times === "1\xD7") return "";
  const much = times === "2\xD7" ? "twice" : times;
  return `the same score takes ${how} ${much} the ${unitOf(axis)}`;
}
function slowdownSentence(assessment) {
  const { overallSlowdown: overallSlowdown2, verdict } = assessment;
  if (overallSlowdown2 === null || verdict === "mixed") return "";
  const { estimate, lower, upper, confidence } = overallSlowdown2;
  const isNoChange = verdict === "none" && lower <= 1 && upper >= 1;
  const isOpposite = verdict === (estimate < 1 ? "worse" : "better");
  if (isNoChange || isOpposite || upper < leastEffort(assessment)) return "";
  const [from, to] = [formatTimes(lower, Math.floor), formatTimes(upper, Math.ceil)];
  const nearest2 = formatTimes(estimate, Math.round);
  const percent = formatPercent(confidence);
  const needs = `Assuming the same ${estimate < 1 ? "speed-up" : "slowdown"} at every budget, it needs`;
  if (estimate === Infinity) return `${needs} more than ${from} the trials (${percent} limit).`;
  if (estimate === 0) return `${needs} less than ${to} the trials (${percent} limit).`;
  return `${needs} ${nearest2} the trials (${percent} limits: ${from} to ${to}).`;
}
function leastEffort({ comparison, example, verdict }) {
  if (comparison === null || example === null || verdict !== "worse") return 0;
  const { baseline, candidate } = comparison;
  const { lower } = equivalentEffort(baseline, candidate, example.budget);
  return lower / candidate.trialCost / (example.budget / baseline.trialCost);
}
function targetSentence(assessment) {
  const { target, settings, axis, comparison } = assessment;
  if (target === null || comparison === null) return "";
  const { quantile: quantile2 } = settings.comparison;
  const luck = quantile2 === 0.5 ? "" : ` at the ${formatPercent(quantile2)} quantile of luck`;
  const [b, c] = ["baseline", "candidate"].map(
    (arm2) => describeNeed(target[arm2], axis, comparison[arm2])
  );
  return `To reach ${target.score}${luck}, the baseline needs ${b}, the candidate ${c}, with ${limitsOf(assessment)}.`;
}
function describeNeed({ lower, estimate, upper }, axis, { trialCost }) {
  if (lower === Infinity) return "more than any budget";
  const [least, most] = formatBudgetLimits(Math.max(lower, trialCost), Math.max(upper, trialCost));
  if (estimate === Infinity) return `more than ${withUnit(least, axis)}`;
  const limits = upper === Infinity ? `at least ${least}` : `${least}\u2013${most}`;
  return `${describeBudget(Math.max(estimate, trialCost), axis)} (${limits})`;
}

// src/render/wording/explanations.ts
function explanations(assessment) {
  const said2 = [
    ofMessage(stopSentence(assessment)),
    failedBeforeSentence(assessment),
    acceptedSentence(assessment),
    ofMessage(gateSentence(assessment)),
    // Looks that stop at a lucky moment make limits look tighter than they are.
    assessment.look !== null && assessment.look.index > 0 ? say`Limits and slowdowns assume a number of trials fixed beforehand; with looks, they are too optimistic.` : [],
    adviceSentence(assessment)
  ];
  return said2.filter((sentence) => sentence.length > 0);
}
function outlookSentences(assessment, subject = "check") {
  if (hasSameRows(assessment)) return [];
  const ofLooks = [lookSentence(assessment), restartSentence(assessment)];
  const promised = [...ofLooks, promisesSentence(assessment, subject)].filter(Boolean).join(" ");
  if (!isJudged(assessment)) return assessment.look === null ? [] : [ofMessage(promised)];
  const said2 = [
    // After an early stop, limits are too optimistic to rule anything out by them.
    ...isEarly(assessment) ? [] : [ruledOutSentence(assessment), notWorseSentence(assessment)],
    targetSentence(assessment),
    slowdownSentence(assessment),
    promised,
    // A pass says what it would have caught right after the verdict.
    isSpared(assessment) ? catchSentence(assessment, subject) : "",
    assessment.isPaired && assessment.chances !== null ? "Chances and slowdowns are computed for independent sweeps; false alarms are normally rarer when sweeps share configurations." : "",
    trialsSentence(assessment)
  ];
  return said2.filter(Boolean).map(ofMessage);
}
function isSpared({ gate, comparison }) {
  return gate === "neutral" && comparison?.worse.level !== "none";
}
function isJudged({ verdict, comparison }) {
  return comparison !== null && !["insufficient", "invalid", "undecided"].includes(verdict);
}
function gateSentence({ comparison, gateConfidence, look }) {
  if (comparison?.range == null || comparison.gate.baseline === comparison.baseline) return "";
  if (look?.index === 0) return "";
  const shown2 = formatPercent(comparison.baseline.band.confidence);
  const gate = formatPercent(Number(gateConfidence.toFixed(3)));
  return `Evidence is judged by ${gate} limits, which the false-alarm rate sets; the ${shown2} limits shown do not decide.`;
}
function ruledOutSentence(assessment) {
  const { ruledOut: ruledOut2, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut2 || !comparison?.shownRange) return "";
  const [, end] = comparison.shownRange;
  const isWide = ({ fromBudget, loss }) => 2 * fromBudget <= end && loss < Infinity;
  const least = ruledOut2.findLast(isWide) ?? ruledOut2.at(-1);
  const limits = limitsOf(assessment);
  if (!least || least.loss === Infinity)
    return `The data rule out no loss, however large (${limits}).`;
  const write = roundedUp(scoreFormat(assessment));
  const worse = ({ loss }) => loss > 0 ? `worse by more than ${write(loss)}` : "worse by any amount";
  const first2 = ruledOut2.find((one2) => worse(one2) === worse(least)) ?? least;
  return `The data rule out that it is ${worse(first2)} from ${describeStart(first2.fromBudget, axis)} on (${limits}).`;
}
function notWorseSentence(assessment) {
  const { notWorse: notWorse2, comparison, axis } = assessment;
  if (!notWorse2 || !comparison || notWorse2.intervals.length === 0) return "";
  if (notWorse2.isEverywhere && passesByItself(assessment)) return "";
  const { margin, intervals } = notWorse2;
  const budgets = intervals.map(
    (interval) => withoutStart(interval, (budget) => isNotWorseAt(comparison, budget))
  );
  return `Strong evidence that it is not worse by more than ${margin} ${describeBudgets(budgets, axis)} (${limitsOf(assessment)}).`;
}
var WITHOUT_RATE = {
  recorded: "the baseline\u2019s search was not random",
  drift: "nothing says how the baseline\u2019s trials were drawn, and its scores change with their order, as in an adaptive search"
};
function promisesSentence(assessment, subject) {
  const { chances, settings, look, searchDoubts: searchDoubts2, failedBefore } = assessment;
  if (failedBefore?.stands) return "";
  if (searchDoubts2.baseline !== null)
    return `How often this ${subject} is wrong is not known: ${WITHOUT_RATE[searchDoubts2.baseline]}.`;
  if (look?.index === 0 || chances === null && look === null) return "";
  const limit = formatLimit(look?.totalBound ?? chances?.falseStrongBound ?? 1);
  const bound = `shows false strong evidence of \u201Cworse\u201D ${limit}`;
  const level = failingLevel(settings.gate);
  const rate = chances?.falseAlarm[level ?? "strong"];
  if (!look && !rate) return `Whatever changed, this ${subject} ${bound}.`;
  const often = look ? formatLimit(look.totalRate ?? 1) : rate && formatOdds(rate);
  const event = `this ${subject} ${level === null ? "finds strong evidence" : "fails"}`;
  const start = look ? "Over all looks: if" : "If";
  return `${start} nothing changed, ${event} ${often}; whatever changed, it ${bound}.`;
}
function catchSentence(assessment, subject = "check") {
  const { chances, comparison, settings } = assessment;
  const slowdown = chances?.detectableSlowdown ?? null;
  if (slowdown === null || comparison === null) return "";
  if (isEarly(assessment) || hasSameRows(assessment)) return "";
  if (assessment.searchDoubts.candidate !== null) return "";
  const isCheck = failingLevel(settings.gate) === "strong";
  const catches = isCheck ? `this ${subject} would have caught` : "strong evidence would have shown";
  const hasTies = comparison.baseline.ties + comparison.candidate.ties > 0;
  const odds = `${hasTies ? "At best " : ""}4 times in 5`;
  return `${odds} ${catches} a candidate that needs ${formatTimes(slowdown, Math.ceil)} the trials at every budget; ${CAUGHT_LESS}`;
}
var CAUGHT_LESS = "one that needs more only at large budgets, much less often.";
function hasSameRows({ warnings }) {
  return warnings.some(({ code: code2 }) => code2 === "same-rows");
}
function trialsSentence(assessment) {
  const { chances, comparison, trialsNeeded: trialsNeeded2, isPaired, searchDoubts: searchDoubts2, failedBefore } = assessment;
  if (chances === null || isPaired || isEarly(assessment)) return "";
  if (searchDoubts2.candidate !== null || failedBefore?.stands) return "";
  if (typeof trialsNeeded2?.toDetect !== "number") return "";
  const isClear = comparison?.worse.level === "strong" || comparison?.better.level === "strong";
  const { toDetect, slowdown } = trialsNeeded2;
  if (isClear || (chances.detectableSlowdown ?? Infinity) <= slowdown) return "";
  return `To catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5, each sweep would need ${plural(toDetect, "trial")}.`;
}
function isEarly({ look }) {
  return look !== null && look.index < look.of;
}
function stopSentence({ look, stoppedBy, overallSlowdown: overallSlowdown2, settings }) {
  if (look === null || stoppedBy === null || stoppedBy === "last") return "";
  const limit = formatTimes(overallSlowdown2?.upper ?? Infinity, Math.ceil);
  const level = formatPercent(settings.band.confidence);
  const noSign = `no sign of a slowdown beyond ${limit} (a model\u2019s ${level} limit)`;
  const why = stoppedBy === "limit" ? noSign : stoppedBy;
  return `Stopped after ${look.sizes[look.index - 1]} of ${look.sizes.at(-1)} trials: ${why}.`;
}
function lookSentence({ look, settings, candidate }) {
  if (look === null) return "";
  const { index, of, sizes, spent, confidence, next } = look;
  const rate = settings.comparison.falseAlarmRate ?? 1;
  const share2 = formatPercent(Number(inDigits((spent ?? 0) / rate, 2)));
  const ofRate = confidence === null ? ` spends nothing, because no gate keeps its share of the false-alarm rate of ${rate}` : ` spends ${share2} of the false-alarm rate of ${rate} by itself`;
  const spends = spent === null ? "" : ofRate;
  const planned = `Looks are planned at ${listOf2(sizes.map(String))} trials, and no bound is guaranteed at other sizes`;
  const which = index === 0 ? planned : `Look ${index} of ${of}${spends}`;
  const more = (next ?? 0) - (candidate?.trials.length ?? 0);
  return next === null ? `${which}.` : `${which}; the next is at ${next} trials, ${more} more.`;
}
function restartSentence({ look, candidate }) {
  const attempt2 = candidate?.restartedIn;
  return look === null || attempt2 === void 0 ? "" : `Attempt ${attempt2} trained all parts again: a new sequence of looks, with a new chance of a false alarm.`;
}

// src/render/wording/verdict.ts
function statusMark(assessment) {
  const { gate, verdict } = assessment;
  if (gate === "fail") return "\u274C";
  const isGood = verdict === "none" || verdict === "better";
  const isKnown = !hasSameRows(assessment) && assessment.searchDoubts.baseline === null;
  return gate === "pass" && isGood && isKnown ? "\u2705" : "\u26AA";
}
function outcomeSentence(assessment, mark = statusMark(assessment)) {
  if (mark !== "\u26AA") return "";
  const { gate, comparison, settings, look, verdict, reasonCode } = assessment;
  if (gate === "pass") return "The check passes.";
  if (verdict === "undecided") {
    const goesOn = look?.next == null ? "" : `Training goes on to ${look.next} trials. `;
    return `${goesOn}No check is written until a look decides.`;
  }
  const { failOn, informOnly, onAdaptive } = settings.gate;
  const isWorse2 = isJudged(assessment) && comparison?.worse.level !== "none";
  if (isWorse2 && informOnly) return "A run on the default branch never fails.";
  const isBelow = failOn === "never" || !isAtLeast(comparison?.worse.level ?? "none", failOn);
  const isExcused = reasonCode === "adaptive-baseline";
  const isSpared2 = isWorse2 && isBelow && reasonCode !== "adaptive-candidate";
  const option = isExcused ? `on-adaptive: ${onAdaptive}` : isSpared2 && `fail-on: ${failOn}`;
  const why = option ? ` (\`${option}\`)` : "";
  return `The check is neutral and does not block${why}.`;
}
function headline(assessment) {
  const { claim, numbers: numbers2 } = headlineParts(assessment);
  if (assessment.failedBefore?.stands) return assessment.reason;
  return `${claim}${numbers2}${isJudged(assessment) ? acceptedBy(assessment) : ""}`;
}
function headlineParts(assessment) {
  const { reason, comparison } = assessment;
  if (comparison?.range == null || !isJudged(assessment)) return { claim: reason, numbers: "" };
  if (assessment.verdict === "mixed") return { claim: mixedHeadline(assessment), numbers: "" };
  const claim = mainClaim(assessment);
  if (claim !== null) return { claim: outright(claim), numbers: numbers(assessment, "instead of") };
  const isPlain = claims(assessment).length === 0 && comparison.rules.margin === 0;
  const found = isPlain ? "No difference found" : reason;
  const shown2 = numbers(assessment, "and");
  const isLong = found.length + shown2.length > 80;
  return { claim: isLong ? found.replace("the candidate", "it") : found, numbers: shown2 };
}
var VERDICT_WORDS = /* @__PURE__ */ new Map([
  ["worse", "worse"],
  ["better", "better"],
  ["mixed", "worse and better"],
  ["none", "no evidence"],
  ["insufficient", "too few trials"],
  ["invalid", "not comparable"],
  ["no-baseline", "no baseline"],
  ["no-candidate", "no candidate"],
  ["undecided", "undecided"],
  ["error", "no verdict"]
]);
function briefVerdict(assessment) {
  const { verdict, failedBefore } = assessment;
  if (failedBefore?.stands) return "Worse earlier";
  const isClaim = isJudged(assessment) && verdict !== "mixed";
  return isClaim ? headlineParts(assessment).claim : capitalized(VERDICT_WORDS.get(verdict) ?? verdict);
}
function evidenceFound(assessment) {
  return claims(assessment).map(({ way, level, budgets }, i) => `${i > 0 ? `${way}: ` : ""}${level} ${budgets}`).join("; ");
}
function strengthSentence(assessment, subject = "check") {
  const { comparison, verdict, notWorse: notWorse2 } = assessment;
  if (comparison?.range == null || !isJudged(assessment)) return "";
  if (assessment.failedBefore?.stands) return "";
  const claim = mainClaim(assessment);
  if (claim !== null) {
    const evidence2 = `${capitalized(claim.level)} evidence ${claim.budgets}`;
    return `${[evidence2, effortClause(assessment)].filter(Boolean).join("; ")}.`;
  }
  const isMixed = verdict === "mixed";
  const found = claims(assessment).map(({ words: words3, level, budgets }) => {
    const where = isMixed ? "" : ` ${budgets}`;
    return `${level} evidence that it is ${words3}${where}`;
  });
  const evidence = found.length === 0 ? "" : `${capitalized(found.join(", "))}.`;
  if (isMixed) return evidence;
  const pass2 = notWorse2?.isEverywhere ? `Strong evidence at every budget compared (${limitsOf(assessment)}).` : catchSentence(assessment, subject);
  return [evidence, pass2].filter(Boolean).join(" ");
}
function verdictSentence(assessment, subject = "check") {
  return [`${headline(assessment)}.`, strengthSentence(assessment, subject)].filter(Boolean).join(" ");
}
function mixedHeadline(assessment) {
  const unit2 = ` ${unitOf(assessment.axis)}`;
  const [first2, ...others] = claims(assessment).toSorted((a, b) => a.from - b.from).map((claim) => `${outright(claim)} ${claim.budgets}`);
  const rest = others.map((text) => text.charAt(0).toLowerCase() + text.slice(1).replace(unit2, ""));
  return [first2, ...rest].join(", ");
}
var SURE = { strong: "", fair: "looks ", weak: "may be " };
function outright({ level, words: words3 }) {
  return capitalized(`${SURE[level]}${words3}`);
}
function numbers(assessment, between) {
  const { example, axis } = assessment;
  if (example === null) return "";
  const write = scoreFormat(assessment);
  const [b, c] = [example.baseline, example.candidate].map((at) => {
    const { median: median2 } = toMetric(at, directionOf2(assessment));
    return Number.isFinite(median2) ? write(median2) : "failure";
  });
  return `: ${c} ${between} ${b} after ${describeBudget(example.budget, axis)}`;
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
    const words3 = way === "worse" ? worseWords(comparison) : way;
    const from = open[0]?.[0] ?? 0;
    return [{ way, words: words3, level, from, budgets: describeBudgets(open, axis) }];
  });
}
function mainClaim(assessment) {
  const { verdict, notWorse: notWorse2 } = assessment;
  const [claim = null] = claims(assessment);
  if (claim === null || verdict === "mixed") return null;
  const isFaint = claim.way === "worse" && claim.level === "weak" && passesByItself(assessment);
  const isWithin2 = notWorse2?.isEverywhere && claim.way === "better" && claim.level !== "strong";
  return isFaint || isWithin2 ? null : claim;
}

// src/render/wording/warnings.ts
var MINOR = [
  "ties",
  "small-n",
  "unequal-n",
  "cost-imprecise",
  "search-method-unknown",
  "pruner-unknown",
  "order-unknown"
];
function warningsBlock({ warnings, reasonCode }) {
  const seen = warnings.filter(({ code: code2 }) => !MINOR.includes(code2) && code2 !== reasonCode);
  const items = seen.map((one2) => say`${strong(say`Note`)}${armOf(one2)}: ${said(one2)}`);
  return items.length === 0 ? [] : [{ type: "note", items }];
}
function minorNotes({ warnings }) {
  const minor = warnings.filter(({ code: code2 }) => MINOR.includes(code2));
  return minor.map((warning) => say`${said(warning)}${armOf(warning)}`);
}
function warningLines(warnings) {
  return warnings.map((warning) => say`Note${armOf(warning)}: ${said(warning)}`);
}
function armOf({ arm: arm2 }) {
  return arm2 === null ? [] : say` (${arm2})`;
}
function said({ message, names }) {
  if (names.length === 0) return ofMessage(message);
  const all = names.map((name) => [data(name)]);
  return say`${ofMessage(message)} (${joined(all, say`, `)})`;
}

// src/render/comment/comment.ts
function shownSections({ name, assessment }, subject) {
  const chart2 = [{ type: "figure", comparison: name }];
  const outlook = list(outlookSentences(assessment, subject));
  const baseline = baselineBlock(assessment);
  return [
    optional("notes", words`the notes`, { blocks: warningsBlock(assessment), priority: 11 }),
    optional("chart", words`the chart`, { blocks: chart2, priority: 7 }),
    optional("budgets", words`the table`, { blocks: budgetTable(assessment), priority: 12 }),
    optional("outlook", words`what the result can promise`, { blocks: outlook, priority: 9 }),
    optional("baseline", words`the choice of the baseline`, { blocks: baseline, priority: 6 })
  ];
}
var NO_FRAME = {
  name: "",
  origin: [],
  acceptance: [],
  fullReport: null,
  jobSummary: null,
  earlier: [],
  draws: 0,
  picture: { kind: "mermaid" },
  pictures: /* @__PURE__ */ new Map()
};
function drawsSentence(draws) {
  return draws < 2 ? [] : say`This pull request’s candidate has been trained ${draws} times.`;
}
function earlierSentence(verdicts) {
  const judged = verdicts.filter(({ verdict }) => ["worse", "better", "mixed", "none"].includes(verdict)).map(({ sha, gate, verdict, level }) => {
    const found = [VERDICT_WORDS.get(verdict), level === "none" ? "" : level].filter(Boolean);
    const at = sha === null ? [] : say` at ${data(sha)}`;
    return say`${gate}${at} (${ofMessage(found.join(", "))})`;
  });
  if (judged.length === 0) return [];
  return say`Earlier on this pull request: ${joined(judged, say`, `)}. Each is one more chance of a false alarm.`;
}

// src/print/xml.ts
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
function coordinate(value2) {
  return String(Math.round(value2 * 100) / 100);
}
function element(name, attributes, content) {
  const written5 = Object.entries(attributes).map(([key, value2]) => [
    key,
    typeof value2 === "number" ? coordinate(value2) : value2
  ]);
  const start = `<${name}${attributesOf(Object.fromEntries(written5))}`;
  return content === void 0 ? `${start}/>` : `${start}>${content}</${name}>`;
}
function jsonBlock(id, value2) {
  const text = JSON.stringify(value2).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return element("script", { type: "application/json", id }, text);
}

// src/print/html.ts
function htmlBlocks(blocks, place) {
  return blocks.map((block) => htmlBlock(block, place)).join("\n");
}
function htmlBlock(block, place) {
  switch (block.type) {
    case "paragraph":
      return element("p", {}, htmlPhrase(block.children));
    case "list":
      return element("ul", {}, `
${block.items.map(item).join("\n")}
`);
    case "note":
      return block.items.map(note).join("\n");
    case "table":
      return scrolling(`Table: ${place.name}`, tableOf5(block));
    case "fold": {
      const summary = element("summary", {}, htmlPhrase(block.title));
      const content = `${summary}
${htmlBlocks(block.blocks, place)}
`;
      return element("details", { open: block.isOpen }, content);
    }
    case "figure":
      return place.figure?.(block.comparison) ?? "";
  }
}
var item = (phrase) => element("li", {}, htmlPhrase(phrase));
var note = (phrase) => element("div", { class: "note" }, element("p", {}, htmlPhrase(phrase)));
function tableOf5({ header: header2, rows }) {
  const head = header2.map((name) => name.length === 0 ? "<td></td>" : headCell("col", name));
  const lines = rows.map(([first2 = [], ...others]) => {
    const cells = others.map((cell) => element("td", {}, htmlPhrase(cell)));
    return element("tr", {}, headCell("row", first2) + cells.join(""));
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
function headCell(scope, cell) {
  return element("th", { scope }, htmlPhrase(cell));
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
function isOnTheWeb(url) {
  return /^https?:\/\/[^\s()<>"'`\\|\p{C}]+$/u.test(url);
}

// src/print/markdown.ts
function markdownBlocks(blocks, figure = () => "") {
  const written5 = blocks.map((block) => markdownBlock(block, figure));
  return written5.filter(Boolean).join("\n\n");
}
function markdownBlock(block, figure) {
  switch (block.type) {
    case "paragraph":
      return markdownPhrase(block.children);
    case "list":
      return block.items.map((item2) => `- ${markdownPhrase(item2)}`).join("\n");
    case "note":
      return block.items.map((item2) => `> ${markdownPhrase(item2)}`).join("\n>\n");
    case "table":
      return tableOf6(block);
    case "fold": {
      const open = block.isOpen ? " open" : "";
      const start = `<details${open}><summary>${htmlPhrase(block.title)}</summary>`;
      return [start, markdownBlocks(block.blocks, figure), "</details>"].filter(Boolean).join("\n\n");
    }
    case "figure":
      return figure(block.comparison);
  }
}
function tableOf6({ header: header2, rows, firstColumn }) {
  const rule = header2.map((_, i) => i === 0 && firstColumn === "right" ? "--:" : ":--");
  const lines = [header2, ...rows].map((cells) => cells.map(markdownPhrase));
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
function fenced(text, language = "") {
  const lines = text.split("\n").map((line2) => {
    const indent = /^ {0,8}/.exec(line2)?.[0] ?? "";
    return (indent + printable(line2, 2e3)).trimEnd();
  });
  const runs = lines.flatMap((line2) => line2.match(/`+/g) ?? []).map((run) => run.length);
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${language}`, ...lines, fence].join("\n");
}

// src/print/fit-to-limit.ts
function fitSections(sections, { limit, elsewhere, figure }) {
  const printed = sections.map((section2) => {
    const [whole, brief] = [section2.blocks, section2.brief].map(
      (one2) => markdownBlocks(one2, figure)
    );
    return { section: section2, whole: whole ?? "", brief: brief ?? "" };
  });
  const canShorten = ({ whole, brief }) => brief !== whole;
  const inUse = printed.filter(canShorten).map(({ section: section2 }) => section2.priority);
  const priorities = [...new Set(inUse)].sort((a, b) => a - b);
  let text = textOf2(printed.map(({ whole }) => whole));
  for (const priority of priorities) {
    if (text.length <= limit) return text;
    const isShort = (one2) => one2.section.priority <= priority && canShorten(one2);
    const shortened = printed.filter(isShort).map(({ section: section2 }) => section2);
    const left = priority === priorities.at(-1) ? say`all else` : listed2(titlesOf(shortened));
    const note2 = say`Left out or shortened to fit GitHub’s limit: ${left}. The whole report: ${elsewhere}.`;
    const shown2 = printed.map((one2) => isShort(one2) ? one2.brief : one2.whole);
    text = textOf2([...shown2, markdownPhrase([emphasis(note2)])]);
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
function textOf2(parts2) {
  return `${parts2.filter(Boolean).join("\n\n")}
`;
}

// src/print/plain.ts
function plainText(phrase) {
  return written2(phrase, (name) => name);
}
function quotedText(phrase) {
  return written2(phrase, (name) => name.includes("`") ? name : `\`${name}\``);
}
function written2(phrase, quote) {
  const write = (span) => {
    switch (span.type) {
      case "text":
        return span.value;
      case "inlineCode":
        return `\`${span.value}\``;
      case "data":
        return quote(printable(span.value, span.maxLength));
      case "link": {
        const text = written2(span.children, quote);
        return isOnTheWeb(span.url) ? `${text} (${span.url})` : text;
      }
      case "break":
        return " ";
      default:
        return written2(span.children, quote);
    }
  };
  return phrase.map(write).join("");
}

// src/render/wording/settings.ts
function isCopiable(settings) {
  return !settings.some(([, value2]) => JSON.stringify(value2).includes("${{"));
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
  const flags = settings.map(([name, value2]) => {
    if (typeof value2 !== "string") return `--${name} ${value2.placeholder}`;
    return `--${name}${value2.startsWith("-") ? "=" : " "}${shellText(value2)}`;
  });
  return flags.join(" ");
}
function shellText(value2) {
  return /^[\w./-]+$/.test(value2) ? value2 : `'${value2.replaceAll("'", `'\\''`)}'`;
}

// src/render/comment/failure.ts
function failureTitle({ fault, suggestion }) {
  return `No verdict: ${TITLES[suggestion === null ? fault : "settings"]}`;
}
var TITLES = {
  settings: "the settings have to be corrected",
  config: "the config could not be read",
  pull: "the pull request could not be read",
  data: "a sweep could not be read"
};
function renderFailure(error, { name, origin }, title = failureTitle(error)) {
  const { suggestion } = error;
  const mark = ["\u274C", name && `${codeSpan(name)}:`].filter(Boolean).join(" ");
  const sections = [
    `${mark} **${title}.**`,
    fenced(error.message),
    suggestion && isCopiable(suggestion.settings) ? `What to set:

${fenced(withBlock(suggestion.settings), "yaml")}` : "",
    markdownPhrase(origin)
  ];
  return `${sections.filter(Boolean).join("\n\n")}
`;
}

// src/render/wording/run.ts
var MAX_NAMES = 3;
function runMark({ gate, comparisons }) {
  if (gate === "fail") return "\u274C";
  return comparisons.every(({ assessment }) => statusMark(assessment) === "\u2705") ? "\u2705" : "\u26AA";
}
function runHeadline(run) {
  const [{ assessment }, ...others] = run.comparisons;
  if (others.length === 0) return ofMessage(headline(assessment));
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const claim = `${briefVerdict(assessment)} in ${same.length} of ${count} comparisons`;
  const names = same.map(({ name }) => name);
  const which = same.length < count ? say`: ${someNames(names)}` : [];
  return say`${ofMessage(claim)}${which}${ofMessage(acceptedBy(assessment))}`;
}
function someNames(all) {
  const names = all.slice(0, MAX_NAMES).map((name) => [data(name)]);
  const more = all.length - names.length;
  return listed2(more > 0 ? [...names, say`${more} more`] : names);
}
function likeTheFirst({ comparisons }) {
  const outcome = ({ assessment }) => `${assessment.gate} ${briefVerdict(assessment)}`;
  return comparisons.filter((one2) => outcome(one2) === outcome(comparisons[0]));
}
function runExplanations(run) {
  const [{ assessment }, ...others] = run.comparisons;
  const isAlone = likeTheFirst(run).length === 1;
  const isSaid = assessment.acknowledged !== null || assessment.verdict.startsWith("no-");
  const isNew = others.length > 0 && !isJudged(assessment) && !isSaid;
  const said2 = [
    ofMessage(isNew ? `${headline(assessment)}.` : ""),
    isAlone ? ofMessage(strengthSentence(assessment)) : [],
    ofMessage(outcomeSentence(assessment, runMark(run))),
    ...explanations(assessment),
    ...run.comparisons.map((one2) => acceptedSentence(one2.assessment))
  ];
  if (others.length > 0 && run.gate === "pass" && run.verdict === "none") {
    const slowdown = (one2) => one2.assessment.chances?.detectableSlowdown ?? Infinity;
    const least = run.comparisons.reduce((a, b) => slowdown(b) > slowdown(a) ? b : a);
    said2.push(ofMessage(catchSentence(least.assessment)));
  }
  return distinct(said2);
}
function familyWiseSentence({ familyWise, comparisons }) {
  if (familyWise === null) return [];
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const event = canFail ? "this check fails" : "this check finds strong evidence";
  return ofMessage(`If nothing changed in any of them, ${event} ${formatLimit(familyWise.rate)}.`);
}
function runNotes({ notCompared: notCompared2, configNote }) {
  const left = someNames(notCompared2);
  const notThere = say`Not compared: ${left} (in neither the config nor the baseline).`;
  return joined([ofMessage(configNote ?? ""), notCompared2.length === 0 ? [] : notThere]);
}
function summaryTable(run) {
  const rows = run.comparisons.map(({ name, assessment }) => [
    [data(name)],
    say`${statusMark(assessment)} ${ofMessage(headline(assessment))}`,
    ofMessage(evidenceFound(assessment) || "\u2013")
  ]);
  return table([say`Comparison`, say`Result`, say`Evidence`], rows, "left");
}

// src/render/comment/checklist.ts
var WORDS = {
  infrastructure: "computing infrastructure",
  runtime: "average runtime",
  "data-splits": "data splits",
  "validation-performance": "validation performance",
  code: "link to the code",
  "search-space-bounds": "bounds of the search space",
  "best-configuration": "best configuration",
  "number-of-trials": "number of trials",
  "search-method": "method of choosing values",
  "selection-criterion": "criterion to select by",
  curve: "tuning curve"
};
function checklistFold(assessment) {
  const lists = checklistsOf(assessment);
  const columns = ["baseline", "candidate"].flatMap((arm2) => {
    const items = lists[arm2];
    return items === null ? [] : [{ arm: arm2, items }];
  });
  const codes = columns[0]?.items.map(({ item: item2 }) => item2) ?? [];
  if (codes.length === 0) return null;
  const rows = codes.map((code2, i) => ({
    name: say`${capitalized(WORDS[code2])}`,
    cells: columns.map(({ items }) => describeItem(items[i]))
  }));
  const known = rows.filter(({ cells }) => cells.some((cell) => cell.length > 0)).map(({ name, cells }) => [name, ...cells.map((cell) => cell.length > 0 ? cell : say`–`)]);
  const header2 = [[], ...columns.map(({ arm: arm2 }) => say`${capitalized(arm2)}`)];
  const open = codes.filter((code2) => columns.some((column2) => isOpen(column2, code2)));
  const title = say`Reporting checklist: ${codes.length - open.length} of ${codes.length} items`;
  const last = joined([
    missingSentence(columns, open),
    say`After Dodge et al. (2019), text box 1.`
  ]);
  return fold(title, [...known.length > 0 ? [table(header2, known)] : [], ...paragraph(last)]);
}
function isOpen({ items }, code2) {
  return items.some(({ item: item2, state }) => item2 === code2 && state !== "reported");
}
function missingSentence(columns, open) {
  if (open.length === 0) return [];
  const items = open.map((code2) => {
    const lacking = columns.filter((column2) => isOpen(column2, code2));
    const only = lacking.length < columns.length ? lacking[0]?.arm : void 0;
    return only === void 0 ? say`${WORDS[code2]}` : say`${WORDS[code2]} (${only})`;
  });
  return say`${strong(say`Missing or incomplete:`)} ${joined(items, say`, `)}. Add them in \`sweep.meta.json\`.`;
}
function describeItem(item2) {
  if (item2.item === "runtime") return describeRuntime(item2);
  const { item: _, state: _state, ...facts } = item2;
  const known = Object.entries(facts).map(([name, value2]) => {
    if (Array.isArray(value2))
      return value2.length === 0 ? [] : say`${ofMessage(name)}: ${value2.length}`;
    const isText2 = typeof value2 === "string" || typeof value2 === "number";
    return isText2 ? say`${ofMessage(name)}: ${parameterValue(value2, 120)}` : [];
  });
  return joined(known, say`; `);
}
function describeRuntime(item2) {
  const { mean, total, unit: unit2, energyKilowattHours: energy } = item2;
  const known = [
    mean === null ? [] : say`${describeAmount(mean, unit2)} a trial`,
    total === null ? [] : say`${describeAmount(total, unit2)} in total`,
    energy === null ? [] : say`${formatBudget(energy)} kWh`
  ];
  return joined(known, say`, `);
}

// src/render/comment/method.ts
function methodFold(assessment) {
  const lines = [...crossingLines(assessment), ...minorNotes(assessment), ...method(assessment)];
  const blocks = [...paragraph(howToRead(assessment)), ...list(lines)];
  return fold(say`How to read this, notes, method and settings`, blocks);
}
function howToRead(assessment) {
  const { comparison, settings, axis, gate } = assessment;
  if (!comparison) return [];
  const word = curveWord(settings, directionOf2(assessment));
  const { margin, minShare } = settings.comparison;
  const costs = axis.kind === "cost" ? " (with the mean costs taken as known)" : "";
  const raised2 = say` Before it is judged worse, the candidate’s curve is raised by the margin of ${margin}; the numbers shown are without it.`;
  return say`A ${emphasis(say`tuning curve`)} is the ${word} best score after 1, 2, 3 … trials of random search. Its ${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training on this evaluation set, not for a new test set. Evidence is ${emphasis(say`weak`)} where one ${word} lies outside the other’s limits, ${emphasis(say`fair`)} where each does, ${emphasis(say`strong`)} where the limits do not meet; weak and fair count on at least ${formatPercent(minShare)} of the budgets (log scale).${margin === 0 ? [] : raised2}${gate === "pass" ? " A pass does not mean \u201Cno regression\u201D." : ""}`;
}
function method(assessment) {
  const { baseline, candidate, comparison, settings, axis } = assessment;
  const { failedTrials, prunedTrials } = settings.reading;
  const ends = comparison?.range?.map((budget) => inDigits(budget, 4)) ?? [];
  const budgets = ends.length === 0 ? "none" : withUnit([...new Set(ends)].join(" to "), axis);
  const methods = [baseline, candidate].flatMap((sweep) => sweep?.search.method ?? []);
  const search2 = methods.length === 0 ? "" : `search: ${[...new Set(methods)].join(" and ")}; `;
  return [
    ...bandLines(assessment),
    ...gateLines(assessment),
    ...chanceLines(assessment),
    say`Budgets: ${ofMessage(budgets)}; failed trials: ${failedTrials}; pruned: ${prunedTrials}; ${ofMessage(search2)}fails on: ${settings.gate.failOn}`,
    say`${ofMessage(TOOL.name)} ${ofMessage(TOOL.version)}, after Lourie et al., ${emphasis(say`Show Your Work with Confidence`)} (2024)`
  ];
}
function crossingLines({ comparison, axis }) {
  const budgets = [...new Set(comparison?.crossings.map(formatBudget))];
  if (budgets.length === 0) return [];
  const few = budgets.length > 3 ? `${budgets[0]} \u2026 ${budgets.at(-1)}` : listOf2(budgets);
  return [ofMessage(`The curves cross near ${withUnit(few, axis)}`)];
}
function bandLines({ comparison, settings, jointLevel: jointLevel2 }) {
  if (comparison === null) return [];
  const { method: method2, confidence, calibration, seed } = settings.band;
  const methods = [comparison.baseline, comparison.candidate].map(({ band: band2 }) => band2.method);
  const how = calibration === "exact" ? say`exactly` : say`by simulation, seed ${seed}`;
  const level = jointLevel2 && formatPercent(roundedTo(jointLevel2, 3, Math.floor));
  const together = level === null ? [] : say`; all differences hold at once with at least ${level}`;
  const switched = methods.every((one2) => one2 === method2) ? "" : ". Sweeps of more than 20,000 trials have the band dkw, in closed form; smaller budgets are resolved for them";
  return [
    say`Bands: ${listed2([...new Set(methods)].map((one2) => say`${one2}`))}, ${formatPercent(confidence)}, calibrated ${how}${together}${switched}`
  ];
}
function gateLines({ gateConfidence, settings, look, searchDoubts: searchDoubts2 }) {
  const { falseAlarmRate } = settings.comparison;
  const { failOn } = settings.gate;
  if (falseAlarmRate === null || failOn === "never" || look?.index === 0) return [];
  if (searchDoubts2.baseline !== null) return [];
  const whose = look === null ? say`the check to ${falseAlarmRate}` : say`this look to ${inDigits(look.alpha, 3)}`;
  const keeps = failOn === "strong" ? "keeps" : "is shown, by simulation, to keep";
  return [
    say`The gate’s own bands: ${formatPercent(Number(gateConfidence.toFixed(4)))}, the smallest that ${keeps} false alarms of ${whose} or less. Evidence, the budgets compared and the chances go by them; limits and differences by ${formatPercent(settings.band.confidence)}`
  ];
}
function chanceLines({ chances, comparison, axis }) {
  if (chances === null || comparison === null) return [];
  const rates = Object.entries(chances.falseAlarm).flatMap(
    ([level, rate]) => rate === null ? [] : `${level} ${formatOdds(rate)}`
  );
  const good = worseWords(comparison) === "worse" ? "at least as good" : "no worse than the margin allows";
  const known = axis.kind === "cost" ? ", taking the mean costs as known" : "";
  return [
    ...rates.length > 1 ? [ofMessage(`Evidence of \u201Cworse\u201D if nothing changed: ${rates.join(", ")}`)] : [],
    say`Strong evidence is false at a budget where the candidate is ${good}${known}; fair and weak have no such bound`
  ];
}

// src/render/chart/budgets.ts
var UNRESOLVED = 4;
function chartBudgets({ arms, firstBudget: first2, budgetMax }) {
  const resolvable = arms.map((arm2) => (arm2.gate ?? arm2).resolvableBudget);
  const resolved = Math.min(...resolvable, budgetMax ?? Infinity);
  const isResolved = resolved > first2;
  const trials2 = Math.max(...arms.map(({ scores }) => scores.length)) || Infinity;
  const reach = Math.min(isResolved ? resolved : UNRESOLVED * first2, trials2 * first2);
  return { first: first2, last: reach > first2 ? reach : 2 * first2, isResolved };
}
var PRIORITIES = [[1], [2, 5], [3], [4, 6, 8], [1.5], [1.2, 2.5]];
function decades(from, to) {
  const first2 = Math.floor(Math.log10(from));
  const last = Math.floor(Math.log10(to));
  return Array.from({ length: last - first2 + 1 }, (_, i) => first2 + i);
}
function readableNumbers(first2, last) {
  return PRIORITIES.flatMap(
    (mantissas) => (
      // From text, so that no powers are rounded.
      decades(first2, last).flatMap((power) => mantissas.map((m) => Number(`${m}e${power}`)))
    )
  );
}
function budgetMarks({ first: first2, last }) {
  const all = readableNumbers(first2, last);
  const whole = first2 === 1 ? all.filter((x) => x % (last > 3 ? 1 : 0.5) === 0) : all;
  return [first2, ...whole, Number(last.toPrecision(2))].filter(
    (budget) => budget >= first2 && budget <= last
  );
}
function spaced(marks, isApart) {
  const placed3 = [];
  const texts = /* @__PURE__ */ new Set();
  for (const mark of marks) {
    if (texts.has(formatBudget(mark)) || !placed3.every((other) => isApart(other, mark))) continue;
    texts.add(formatBudget(mark));
    placed3.push(mark);
  }
  return placed3.sort((a, b) => a - b);
}

// src/render/chart/chart-of.ts
function chartOf(assessment, subject = "check") {
  const { alone, settings, axis, baseline, candidate, comparison } = assessment;
  if (alone) {
    const { sweep, curve } = alone;
    const chart2 = curveChart(sweep, curve, { settings, axis });
    return { ...chart2, title: "Candidate alone", arms: [arm("candidate", sweep, curve)] };
  }
  if (!baseline || !candidate || !comparison) return null;
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const sizes = b === c ? `${plural(b, "trial")} each` : `${b} and ${c} trials`;
  const hasGate = assessment.look === null || assessment.look.confidence !== null;
  const { gate } = hasGate ? comparison : { gate: comparison };
  const isJudged2 = hasGate && assessment.verdict !== "invalid" && comparison.range !== null;
  return {
    ...frame(hasGate ? assessment : { settings, axis }, baseline, sizes),
    firstBudget: Math.max(comparison.baseline.trialCost, comparison.candidate.trialCost),
    budgetMax: comparison.rules.budgetMax,
    title: headline(assessment),
    arms: [
      arm("baseline", baseline, comparison.baseline, gate.baseline),
      arm("candidate", candidate, comparison.candidate, gate.candidate)
    ],
    // Evidence that does not count in the table is not drawn either.
    lane: isJudged2 ? laneOf(comparison) : [],
    isJudged: isJudged2,
    looks: looksOf(assessment),
    format: scoreFormat(assessment),
    description: verdictSentence(assessment, subject)
  };
}
function curveChart(sweep, curve, shown2) {
  return {
    ...frame(shown2, sweep, plural(curve.band.n, "trial")),
    firstBudget: curve.trialCost,
    budgetMax: null,
    title: `Tuning curve of ${label(sweep)}`,
    arms: [arm("sweep", sweep, curve)],
    lane: [],
    looks: null,
    isJudged: false,
    format: formatOfCurves([curve]),
    description: curveSentence(sweep, curve, shown2)
  };
}
function curveSentence(sweep, curve, { settings, axis }) {
  const last = Math.max(curve.trialCost, curve.resolvableBudget);
  const limits = toMetric(limitsAt(curve, last), sweep.direction);
  const values = describeLimits(limits, formatOfCurves([curve]));
  return `The ${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} is ${values} after ${describeBudget(last, axis)}.`;
}
function frame({ settings, axis, gateConfidence }, sweep, sizes) {
  const { band: band2, comparison } = settings;
  const { direction } = sweep;
  const word = curveWord(settings, direction);
  const best = `${capitalized(word)} best ${printable(sweep.metric, 40)}`;
  const gate = gateConfidence ?? band2.confidence;
  const { margin, target } = comparison;
  const sign = direction === "maximize" ? "+" : "\u2212";
  const subtitle = [
    `${best} with ${formatPercent(band2.confidence)} bands`,
    sizes,
    betterWord(direction),
    gate !== band2.confidence && `dashed edges: the gate\u2019s ${formatPercent(Number(gate.toFixed(3)))}`,
    margin !== 0 && `dotted: candidate ${sign} margin ${margin}`
  ];
  return {
    subtitle: subtitle.filter(Boolean).join(", "),
    unit: unitOf(axis),
    curveWord: word,
    target,
    margin,
    metric: printable(sweep.metric),
    isDifference: false,
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
  const inMetric = (score) => orient(score, sweep.direction);
  return {
    role,
    median: mapSteps(curve.point, inMetric),
    ...limitsOf2(curve, sweep),
    gate: gate === curve ? null : limitsOf2(gate, sweep),
    scores: sweep.trials.map(({ score }) => inMetric(score)),
    trialCost: curve.trialCost
  };
}
function looksOf({ look, stoppedBy, gate }) {
  if (look === null) return null;
  const ends = { fail: "worse", pass: "better", neutral: null };
  return { sizes: look.sizes, taken: look.index, end: stoppedBy === null ? null : ends[gate] };
}
function laneOf(comparison) {
  return ["worse", "better"].flatMap(
    (direction) => ["weak", "fair", "strong"].flatMap(
      (level) => comparison[direction].intervals[level].map(([from, to]) => ({ from, to, level, direction }))
    )
  );
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
    let { data: values, width, height: height2 } = data2;
    if (!((width = Math.floor(width)) >= 0)) throw new RangeError("invalid width");
    if (!((height2 = Math.floor(height2 !== void 0 ? height2 : values.length / width)) >= 0)) throw new RangeError("invalid height");
    if (!width || !height2 || !rx && !ry) return data2;
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
function interpolateTransform(parse2, pxComma, pxParen, degParen) {
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
    a = parse2(a), b = parse2(b);
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
  var domain = unit, range2 = unit, interpolate$1 = value, transform2, untransform, unknown, clamp = identity$1, piecewise2, output, input;
  function rescale() {
    var n = Math.min(domain.length, range2.length);
    if (clamp !== identity$1) clamp = clamper(domain[0], domain[n - 1]);
    piecewise2 = n > 2 ? polymap : bimap;
    output = input = null;
    return scale;
  }
  function scale(x) {
    return x == null || isNaN(x = +x) ? unknown : (output || (output = piecewise2(domain.map(transform2), range2, interpolate$1)))(transform2(clamp(x)));
  }
  scale.invert = function(y) {
    return clamp(untransform((input || (input = piecewise2(range2, domain.map(transform2), number2)))(y)));
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
    transform2 = t, untransform = u;
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
function loggish(transform2) {
  const scale = transform2(transformLog, transformExp);
  const domain = scale.domain;
  let base = 10;
  let logs;
  let pows;
  function rescale() {
    logs = logp(base), pows = powp(base);
    if (domain()[0] < 0) {
      logs = reflect(logs), pows = reflect(pows);
      transform2(transformLogn, transformExpn);
    } else {
      transform2(transformLog, transformExp);
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
  return low >= MIN_DRAWABLE && (scale === "log" ? high > 0 : high > LOG_SPAN * low);
}
var [MIN_DRAWABLE, MAX_DRAWABLE] = [1e-250, 1e250];
function isDrawable(score) {
  return Math.abs(score) < MAX_DRAWABLE;
}
var STRETCH = 1.5;
var TARGET_STRETCH = 2;
var PADDING = 0.05;
var AROUND_ZERO = 0.12;
function curveAxis(curves, { budgets: { first: first2, last }, isLog, target, range: range2, isDifference = false }) {
  const { toPlane, fromPlane } = planeOf(isLog);
  const start = range2 === "full" ? first2 : first2 * (last / first2) ** (1 / 3);
  const lines = curves.flatMap(({ median: median2 }) => scoresOn(median2, first2, last));
  const medians = isDifference ? [...lines, 0] : lines;
  const bands = curves.flatMap(
    ({ lower, upper, resolvableBudget: resolvableBudget2 }) => [lower, upper].flatMap((edge) => scoresOn(edge, start, Math.min(last, resolvableBudget2)))
  );
  const outer = intervalOf([...medians, ...bands].map(toPlane));
  if (outer === null) return { low: 0, high: 1, isLog: false, ticks: [] };
  const inner = intervalOf(medians.map(toPlane)) ?? outer;
  const stretch = range2 === "full" || isDifference ? Infinity : STRETCH;
  const slack = stretch * (inner[1] - inner[0]) || Infinity;
  const shown2 = [
    Math.max(outer[0], inner[0] - slack),
    Math.min(outer[1], inner[1] + slack)
  ];
  const [low, high] = withTarget(shown2, target === null ? null : toPlane(target));
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
function padded([low, high], isLog, share2) {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  const least = Math.max(isLog ? 1e-12 : 1e-12 * size, MIN_DRAWABLE);
  if (span > least) return [low - share2 * span, high + share2 * span];
  const linear3 = size > MIN_DRAWABLE ? 0.02 * size : 1;
  const around = isLog ? 0.2 : linear3;
  return [low - around, high + around];
}
var STRIP = { share: 0.9, stretch: 4, padding: 0.02 };
function stripAxis(model, isLog) {
  const { toPlane, fromPlane } = planeOf(isLog);
  const sign = model.direction === "maximize" ? 1 : -1;
  const inPlane = (score) => sign * toPlane(score);
  const sweeps = model.arms.map(
    ({ scores }) => scores.filter(isDrawable).map(inPlane).sort((a, b) => b - a)
  );
  const best = intervalOf(sweeps.flat())?.[1];
  if (best === void 0) return null;
  const core = Math.min(
    ...sweeps.map((scores) => scores[Math.ceil(STRIP.share * scores.length) - 1] ?? best)
  );
  const limit = core < best ? best - STRIP.stretch * (best - core) : -Infinity;
  const least = sweeps.flat().reduce((a, b) => b >= limit ? Math.min(a, b) : a, best);
  const [low, high] = sign > 0 ? [least, best] : [-best, -least];
  const [from, to] = padded([low, high], isLog, STRIP.padding);
  return axisBetween(fromPlane(from), fromPlane(to), isLog);
}
var TICKS = 5;
function axisBetween(low, high, isLog) {
  if (isLog && high >= 10 * low) return { low, high, isLog, ticks: logTicks(low, high) };
  const scale = linear2([low, high], [0, 1]);
  const format2 = formatOf2(scale);
  const ticks2 = scale.ticks(TICKS).map((score) => ({ score, text: format2(score) }));
  return { low, high, isLog, ticks: ticks2 };
}
function logTicks(low, high) {
  const powers = Math.log10(high) - Math.log10(low);
  const mantissas = powers < 2 ? [1, 2, 5] : [1];
  const every = Math.ceil(powers / 6);
  return decades(low, high).filter((power) => power % every === 0).flatMap((power) => mantissas.map((mantissa) => Number(`${mantissa}e${power}`))).filter((score) => score >= low && score <= high).map((score) => {
    const isPlain = score >= 1e-4 && score < 1e6;
    return { score, text: isPlain ? grouped(String(score)) : powerOfTen(score, 1) };
  });
}
function grouped(text) {
  return text.replace(/^−?\d{5,}/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ","));
}
function formatOf2(scale) {
  const [low = 0, high = 1] = scale.domain();
  const [first2 = low, second = high] = scale.ticks(TICKS);
  const size = Math.max(Math.abs(low), Math.abs(high));
  const exponent2 = Math.floor(Math.log10(second - first2) + 1e-6);
  const isSmall = exponent2 < -6 && size < 0.01;
  if (!isSmall && size < 1e9) {
    const plainFormat = scale.tickFormat(TICKS, "f");
    return (score) => grouped(plainFormat(score));
  }
  const digits = Math.floor(Math.log10(size)) - exponent2 + 1;
  return (score) => score === 0 ? "0" : powerOfTen(score, Math.min(17, Math.max(1, digits)));
}

// src/render/terminal/forest.ts
function forestPlot(assessment, columns, write = ({ said: said2 }) => plainText(said2)) {
  const rows = rowsOf4(assessment);
  if (rows.length === 0) return "";
  const scale = scaleOf(rows, columns);
  const heading2 = unitOf(assessment.axis);
  const budgets = Math.max(heading2.length, ...rows.map(({ budget }) => budget.length));
  const values = Math.max(...rows.map(({ value: value2 }) => value2.length));
  const lines = rows.map(
    ({ budget, arm: arm2, limits, value: value2, evidence }) => [
      budget.padStart(budgets),
      arm2,
      drawn(limits, arm2, scale),
      value2.padEnd(values),
      evidence && write(evidence)
    ].join("  ")
  );
  const axis = `${heading2.padStart(budgets)}     ${tickLine(scale)}`;
  return [axis, ...lines].map((line2) => line2.trimEnd()).join("\n");
}
function rowsOf4(assessment) {
  const direction = directionOf2(assessment);
  const write = scoreFormat(assessment);
  const rowOf2 = (arm2, at) => {
    const limits = toMetric(at, direction);
    return { arm: arm2, limits, value: Number.isFinite(limits.median) ? write(limits.median) : "fails" };
  };
  return assessment.rows.flatMap((row) => [
    { budget: formatBudget(row.budget), evidence: null, ...rowOf2("b", row.baseline) },
    { budget: "", evidence: evidenceAt(row, assessment), ...rowOf2("c", row.candidate) }
  ]);
}
var TICK_COLUMNS = 12;
function scaleOf(rows, columns) {
  const late = rows.slice(Math.floor(rows.length / 3));
  const values = [
    ...rows.map(({ limits }) => limits.median),
    ...late.flatMap(({ limits }) => [limits.lower, limits.upper])
  ].filter(Number.isFinite);
  const [low, high] = withRoom(Math.min(...values), Math.max(...values));
  const scale = linear2([low, high], [0, columns - 1]);
  const count = Math.max(2, columns / TICK_COLUMNS);
  const write = scale.tickFormat(count);
  const edge = (score) => score < low ? -1 : columns;
  return {
    columns,
    ticks: scale.ticks(count).map((value2) => ({ value: value2, text: write(value2) })),
    // It may lie outside.
    columnOf: (score) => Number.isFinite(score) ? Math.round(scale(score)) : edge(score)
  };
}
function withRoom(low, high) {
  if (low < high) return [low, high];
  const middle = Number.isFinite(low) ? low : 0;
  const around = Math.abs(middle) / 10 || 1;
  return [middle - around, middle + around];
}
function drawn({ lower, median: median2, upper }, arm2, scale) {
  const { columns, columnOf } = scale;
  const [from, to] = [columnOf(lower), columnOf(upper)];
  const at = Number.isFinite(median2) ? columnOf(median2) : null;
  const cells = Array.from({ length: columns }, (_, i) => {
    if (i === at) return arm2 === "b" ? "\u25CB" : "\u25CF";
    if (i === from) return "\u251C";
    if (i === to) return "\u2524";
    return i > from && i < to ? "\u2500" : " ";
  });
  return `${from < 0 ? "\u25C2" : " "}${cells.join("")}${to >= columns ? "\u25B8" : " "}`;
}
function tickLine({ columns, ticks: ticks2, columnOf }) {
  return ticks2.reduce((line2, { value: value2, text }) => {
    const start = columnOf(value2) + 1 - Math.floor(text.length / 2);
    const isFree = start >= (line2 === "" ? 0 : line2.length + 2);
    return isFree && start + text.length <= columns + 2 ? line2.padEnd(start) + text : line2;
  }, "");
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
    const json2 = await resp.json();
    if (!json2 || !json2.success || !json2.url) {
      throw new Error("Received failure response from chart shorturl endpoint");
    } else {
      return json2.url;
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

// src/render/svg/theme.ts
var BAND_OPACITY = 0.22;
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
function palette(theme2) {
  const colours = Object.entries(COLOURS).map(([name, values]) => [
    name,
    theme2 === "page" ? `var(--chart-${name})` : values[theme2]
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

// src/render/comment/quickchart.ts
var MAX_URL_LENGTH = 3999;
var DENSITIES = [48, 36, 24, 16, 8];
var [WIDTH, HEIGHT] = [560, 320];
var BAND_OPACITY2 = "38";
function quickChart(model, server) {
  for (const pieces3 of DENSITIES) {
    const config = configOf(model, pieces3);
    const url = config === null ? null : urlOf(config, server);
    if (url !== null && url.length <= MAX_URL_LENGTH) return { url, width: WIDTH };
  }
  return null;
}
function urlOf(config, server) {
  const { protocol, host, pathname } = new URL(server);
  return new src_default().setScheme(protocol.replace(":", "")).setHost(host + pathname.replace(/\/+$/, "")).setVersion("4").setWidth(WIDTH).setHeight(HEIGHT).setBackgroundColor("#fff").setConfig(config).getUrl();
}
function configOf(model, pieces3) {
  const budgets = chartBudgets(model);
  const isLog = isLogarithmic(model);
  const axis = curveAxis(model.arms, { budgets, isLog, target: null });
  if (axis.ticks.length === 0 || !budgets.isResolved) return null;
  const { first: first2, last } = budgets;
  const rounded3 = rounding(first2, last);
  const factor = (last / first2) ** (1 / pieces3);
  const ends = Array.from({ length: pieces3 }, (_, i) => Math.min(last, first2 * factor ** (i + 1)));
  const score = scoreRounding(axis);
  const lineOf = (curve, pick) => [
    score(valueAt(curve, first2)),
    ...ends.map((end) => {
      const [start, middle] = [end / factor, end / Math.sqrt(factor)];
      return score(pick(...[start, middle, end].map((budget) => valueAt(curve, budget))));
    })
  ];
  const medians = model.arms.map(({ role, median: median2 }) => ({
    label: role,
    data: lineOf(median2, (_, middle) => middle),
    borderColor: palette("light")[role],
    // Only in the legend, next to its dashes.
    backgroundColor: bandColour(role),
    ...role === "baseline" ? { borderDash: [7, 4] } : {}
  }));
  const bands = model.arms.flatMap(({ role, lower, upper }) => {
    const plain2 = { label: "", borderColor: "#0000", backgroundColor: "#0000" };
    const fill = { target: "+1", above: bandColour(role), below: bandColour(role) };
    return [
      { ...plain2, data: lineOf(upper, Math.max), fill },
      { ...plain2, data: lineOf(lower, Math.min) }
    ];
  });
  const unit2 = model.unit.replace(/[^\p{L}\p{N} /·.-]/gu, "").slice(0, 24);
  const yTitle = `${model.curveWord} best score, ${betterWord(model.direction)}`;
  return {
    type: "line",
    data: { labels: [first2, ...ends].map(rounded3), datasets: [...medians, ...bands] },
    options: {
      elements: { line: { stepped: "after", borderWidth: 2 }, point: { radius: 0 } },
      plugins: { legend: { align: "start" } },
      scales: {
        x: {
          type: "logarithmic",
          min: rounded3(first2),
          max: rounded3(last),
          ticks: { maxRotation: 0, includeBounds: false, format: { maximumSignificantDigits: 2 } },
          title: { display: true, text: `${unit2} of random search (log scale)` }
        },
        y: {
          ...isLog ? { type: "logarithmic" } : {},
          min: score(axis.low),
          max: score(axis.high),
          ticks: { includeBounds: false },
          title: { display: true, text: yTitle }
        }
      }
    }
  };
}
var bandColour = (role) => `${palette("light")[role]}${BAND_OPACITY2}`;
function rounding(first2, last) {
  const digits = 3 + Math.max(0, Math.ceil(-Math.log10(last / first2 - 1)));
  return (budget) => Number(budget.toPrecision(Math.min(17, digits)));
}
function scoreRounding({ low, high, isLog }) {
  const span = high - low;
  const size = Math.max(Math.abs(low), Math.abs(high));
  const digits = isLog ? 3 : 3 + Math.ceil(Math.log10(size / span));
  const [below, above2] = isLog ? [low / 2, 2 * high] : [low - span / 10, high + span / 10];
  return (score) => {
    const inside = Math.min(above2, Math.max(below, score));
    return Number(inside.toPrecision(Math.min(17, digits)));
  };
}

// src/render/comment/picture.ts
function pictureSection(assessment, picture2, subject = "check") {
  const model = chartOf(assessment, subject);
  if (model === null) return "";
  const drawn3 = picture2.kind === "none" ? "" : chart({ assessment, model, subject }, picture2);
  if (drawn3 || !chartBudgets(model).isResolved) return drawn3;
  const plot = forestPlot(assessment, 24);
  const level = formatPercent(assessment.settings.band.confidence);
  return plot && `\`\`\`text
${plot}
\`\`\`

\u25CB baseline, \u25CF candidate, with ${level} limits.`;
}
function chart({ assessment, model, subject }, picture2) {
  const alt = `Tuning curves. ${verdictSentence(assessment, subject)}`;
  if (picture2.kind === "stored") {
    const { light, dark } = picture2;
    const source = attributesOf({ media: "(prefers-color-scheme: dark)", srcset: dark });
    return `<picture><source${source}><img${attributesOf({ alt, src: light })}></picture>`;
  }
  const level = formatPercent(assessment.settings.band.confidence);
  const drawn3 = picture2.kind === "quickchart" ? quickChart(model, picture2.server) : null;
  if (drawn3 === null) return mermaid(model, level);
  const { url: src, width } = drawn3;
  return `<img${attributesOf({ alt, width, src })}>

Lines: ${model.curveWord}s; shaded: ${level} simultaneous bands. The table has the limits.`;
}
function mermaid(model, level) {
  const chart2 = mermaidChart(model);
  if (chart2 === null) return "";
  const lines = model.arms.map(({ role }) => `${COLOURS2[role].name} is the ${role}`).join(", ");
  const log2 = isLogarithmic(model) ? " Log scale (base 10)." : "";
  return `${chart2}

${capitalized(lines)}; pale lines are the ${level} limits.${log2}`;
}
var MAX_POINTS = 12;
var MAX_PLAIN2 = 1e20;
var COLOURS2 = {
  baseline: { name: "blue", code: "#2f81f7" },
  candidate: { name: "orange", code: "#db6d28" },
  sweep: { name: "blue", code: "#2f81f7" }
};
function theme({ arms }) {
  const medians = arms.map(({ role }) => COLOURS2[role].code);
  const limits = medians.flatMap((code2) => [`${code2}66`, `${code2}66`]);
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
      plotColorPalette: "${[...limits, ...medians].join(", ")}"
---`;
}
function mermaidChart(model) {
  const budgets = chartBudgets(model);
  const isLog = isLogarithmic(model);
  const axis = curveAxis(model.arms, { budgets, isLog, target: null });
  const points = evenBudgets(budgets);
  const [low, high] = isLog ? [Math.log10(axis.low), Math.log10(axis.high)] : [axis.low, axis.high];
  const isPlain = Math.max(Math.abs(low), Math.abs(high)) < MAX_PLAIN2;
  const write = writer(high - low);
  if (axis.ticks.length === 0 || !budgets.isResolved || points.length < 2) return null;
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
function evenBudgets({ first: first2, last }) {
  const all = Array.from(
    { length: MAX_POINTS },
    (_, i) => first2 * (last / first2) ** (i / (MAX_POINTS - 1))
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
var MAX_PARAMETERS = 30;
function sweepsFold(assessment) {
  const arms = ["Baseline", "Candidate"].flatMap((title2) => {
    const sweep = assessment[title2 === "Baseline" ? "baseline" : "candidate"];
    return sweep ? [{ title: title2, sweep, best: bestConfiguration(sweep) }] : [];
  });
  if (arms.length === 0) return null;
  const names = namesOf2(arms);
  const rows = [...sweepRows(arms, assessment), ...parameterRows(arms, names)];
  const known = rows.filter(([, ...cells]) => cells.some((cell) => cell.length > 0)).map((cells) => cells.map((cell) => cell.length > 0 ? cell : say`–`));
  const header2 = [[], ...arms.map(({ title: title2 }) => say`${title2}`)];
  const more = names.length - MAX_PARAMETERS;
  const isUnknown = ({ best, sweep }) => best !== null && (best.parameters === null || areParametersGuessed(sweep));
  const notes2 = [
    more > 0 ? say`${plural(more, "more parameter")} in \`report.json\`.` : [],
    arms.some(isUnknown) ? say`The files do not tell parameters from other columns: list them under \`search.space\` in \`sweep.meta.json\`.` : [],
    // Two best scores side by side invite the very comparison that this report replaces.
    say`A best score flatters: compare the curves.`
  ];
  const title = arms.length > 1 ? "Sweeps and best configurations" : "Sweep and best configuration";
  return fold(say`${title}`, [table(header2, known), ...paragraph(joined(notes2))]);
}
function sweepRows(arms, assessment) {
  const write = scoreFormat(assessment);
  const row = (title, cell) => [title, ...arms.map(cell)];
  return [
    row(
      say`Read from`,
      ({ sweep: { source, format: format2 } }) => say`${data(source.location)} (${ofMessage(format2)})`
    ),
    row(say`Trials`, ({ sweep }) => ofMessage(describeCounts(sweep, assessment.settings))),
    row(
      say`Mean cost`,
      ({ sweep: { cost } }) => cost ? say`${describeAmount(cost.mean, cost.unit)} (of ${plural(cost.from, "trial")})` : []
    ),
    row([strong(say`Best score`)], ({ sweep, best }) => {
      if (best === null) return say`all trials failed`;
      const shared = best.sharedBy > 1 ? say` (the first of ${best.sharedBy} that share it)` : [];
      return say`${write(best.score)} ${data(sweep.metric, 40)}${shared}`;
    }),
    row(say`found in`, ({ best }) => best ? [data(best.where, 200)] : []),
    row(
      say`Cost`,
      ({ best, sweep }) => best?.cost == null ? [] : describeAmount(best.cost, sweep.cost?.unit ?? null)
    ),
    row(say`Training seed`, ({ best }) => best?.seed == null ? [] : say`${best.seed}`)
  ];
}
function namesOf2(arms) {
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  return [.../* @__PURE__ */ new Set([...varied, ...all])];
}
function parameterRows(arms, names) {
  return names.slice(0, MAX_PARAMETERS).map((name) => [
    [data(name, 40)],
    ...arms.map(({ best }) => {
      const parameters = best?.parameters ?? {};
      const value2 = Object.hasOwn(parameters, name) ? parameters[name] : void 0;
      return value2 === void 0 ? [] : [parameterValue(value2)];
    })
  ]);
}

// src/render/comment/run-comment.ts
function renderRunComment(run, given, limit = Number.POSITIVE_INFINITY) {
  const frame2 = frameOf(run, given);
  const { fullReport, jobSummary, picture: picture2, pictures } = frame2;
  const inJob = jobSummary === null ? code(words`comment.md`) : link(say`job summary`, jobSummary);
  const elsewhere = fullReport === null ? inJob : link(say`page, chart and data`, fullReport);
  const subject = run.comparisons.length > 1 ? "comparison" : "check";
  const figure = (name) => {
    const one2 = run.comparisons.find((comparison) => comparison.name === name);
    return one2 ? pictureSection(one2.assessment, pictures.get(name) ?? picture2, subject) : "";
  };
  return fitSections(sectionsOf(run, frame2), { limit, elsewhere: [elsewhere], figure });
}
function sectionsOf(run, frame2) {
  const [first2, ...others] = run.comparisons;
  const isSeveral = others.length > 0;
  const name = frame2.name === "" ? [] : say`${data(frame2.name)}:`;
  const result = strong(say`${runHeadline(run)}.`);
  const brief = joined([say`${runMark(run)}`, name, [result]]);
  const said2 = runExplanations(run);
  const summary = [summaryTable(run)];
  const past = joined([drawsSentence(frame2.draws), earlierSentence(frame2.earlier)]);
  const whole = frame2.fullReport && link(say`interactive page, chart and data`, frame2.fullReport);
  const folded2 = (id, title, [made, priority]) => optional(id, title, { blocks: made === null ? [] : [made], priority });
  const sentence = (id, title, [one2, priority]) => optional(id, title, { blocks: paragraph(one2), priority });
  return [
    {
      id: "result",
      title: words`what it means`,
      blocks: paragraph(joined([brief, ...said2])),
      priority: 10,
      brief: paragraph(brief)
    },
    sentence("acceptance", words`how to accept it`, [frame2.acceptance, 15]),
    ...isSeveral ? [
      {
        id: "summary",
        title: words`the summary`,
        blocks: summary,
        priority: 0,
        brief: summary
      },
      sentence("outlook", words`what the result can promise`, [familyWiseSentence(run), 9])
    ] : shownSections(first2),
    sentence("earlier", words`the earlier verdicts`, [past, 8]),
    sentence("link", words`its link`, [whole ? say`Full report: ${whole}` : [], 14]),
    ...isSeveral ? foldsOf(run, said2) : [
      folded2("sweeps", words`the sweeps`, [sweepsFold(first2.assessment), 5]),
      folded2("checklist", words`the reporting checklist`, [checklistFold(first2.assessment), 1])
    ],
    folded2("method", words`method and settings`, [methodFold(first2.assessment), 4]),
    sentence("origin", words`the origin`, [frame2.origin, 13])
  ];
}
function frameOf(run, frame2) {
  const [only, ...others] = run.comparisons;
  const origin = joined([runNotes(run), frame2.origin]);
  if (others.length > 0) return { ...frame2, origin };
  const name = [frame2.name, only.name].filter(Boolean).join(" / ");
  return { ...frame2, origin, name };
}
function foldsOf({ comparisons }, above2) {
  return comparisons.map((one2, i) => {
    const { name, assessment } = one2;
    const title = say`${statusMark(assessment)} ${data(name)} · ${ofMessage(headline(assessment))}`;
    const isNew = without([ofMessage(strengthSentence(assessment))], above2).length > 0;
    const strength = ofMessage(isNew ? strengthSentence(assessment, "comparison") : "");
    const said2 = [strength, ...without(explanations(assessment), above2)];
    const shown2 = shownSections(one2, "comparison").flatMap(({ blocks }) => blocks);
    const isOpen2 = assessment.gate === "fail" && i === 0;
    return optional("comparison", words`a comparison`, {
      blocks: [fold(title, [...paragraph(joined(said2)), ...shown2], isOpen2)],
      priority: 7 - i / comparisons.length
    });
  });
}

// src/render/json/inspection.ts
function inspectionJson(inspections) {
  const sweeps = inspections.map(({ settings, obstacle: _, ...rest }) => {
    const known = settings.map(([name, value2]) => [name, typeof value2 === "string" ? value2 : null]);
    return { ...rest, settings: Object.fromEntries(known) };
  });
  return { ...jsonHead("inspect"), sweeps };
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
function falseAlarmJson({ weak, fair, strong: strong2 }) {
  const known = (one2) => one2 && { rate: one2.rate, standardError: one2.standardError, bound: one2.isBound };
  return { weak: known(weak), fair: known(fair), strong: known(strong2) };
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
  let shown2 = "";
  for (const character of text) {
    space -= textWidth(character, style);
    if (space < 0) break;
    shown2 += character;
  }
  return `${shown2.replace(/[\s\u200d]+$/u, "")}\u2026`;
}
function wrapped(text, style, { width, maxLines }) {
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
function group(classes, parts2) {
  return parts2.length === 0 ? [] : [element("g", { class: classes }, parts2.join(""))];
}
function tidy(text) {
  const spaced2 = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const low = spaced2.replace(new RegExp("(\\p{M}{3})\\p{M}+", "gu"), "$1");
  return low.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}
function label2(options) {
  const { x, y, size, weight, fill, anchor = "start", halo } = options;
  const shown2 = truncate(options.text, options, options.maxWidth ?? Infinity);
  const tooltip = shown2 === options.text ? "" : element("title", {}, escapeXml(options.text));
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
  return element("text", attributes, escapeXml(shown2) + tooltip);
}
function pathOf2(points) {
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
  return pathOf2([left, right].map((x) => ({ x, y })));
}
function vertical(x, ends) {
  return pathOf2(ends.map((y) => ({ x, y })));
}
function labelBox({ x, y, text, anchor = "start", ...style }) {
  const width = textWidth(text, style);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
}
var FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
function pictureOf(picture2, parts2) {
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
    ...parts2
  ];
  return `${element("svg", attributes, `
${content.join("\n")}
`)}
`;
}
function placed2(texts, inside) {
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

// src/render/svg/sheet.ts
var SHEETS = {
  wide: sheet(640, 250, { title: 18, text: 14, small: 13 }),
  narrow: sheet(400, 220, { title: 16, text: 12, small: 11 })
};
function sheet(width, plotHeight, sizes) {
  const style = (size, weight) => ({ size, weight });
  return {
    width,
    left: 16,
    right: width - 16,
    plotHeight,
    title: style(sizes.title, "semibold"),
    text: style(sizes.text, "regular"),
    strong: style(sizes.text, "semibold"),
    small: style(sizes.small, "regular")
  };
}
function lineHeight({ size }) {
  return Math.round(1.35 * size);
}
function centred(y, { size }) {
  return y + 0.36 * size;
}
function headingOf(title, subtitle, sheet2) {
  const width = sheet2.right - sheet2.left;
  const titles = title === "" ? [] : wrapped(tidy(title), sheet2.title, { width, maxLines: 3 });
  const subtitles = subtitle.flatMap(
    (text) => wrapped(tidy(text), sheet2.text, { width, maxLines: 4 })
  );
  let y = 10;
  const lines = [
    ...titles.map((text, i) => {
      y += i === 0 ? sheet2.title.size : lineHeight(sheet2.title);
      return { ...sheet2.title, text, y, isTitle: true };
    }),
    ...subtitles.map((text, i) => {
      y += lineHeight(sheet2.text) + (i === 0 ? 3 : 0);
      return { ...sheet2.text, text, y, isTitle: false };
    })
  ];
  return { lines, bottom: y + 4 };
}
function header({ lines }, sheet2, ink) {
  const maxWidth = sheet2.right - sheet2.left;
  return lines.map(
    ({ isTitle, ...line2 }) => label2({ ...line2, x: sheet2.left, fill: isTitle ? ink.text : ink.muted, maxWidth })
  );
}

// src/render/chart/strip.ts
var ROW = 32;
var GAP = 8;
var HEADING = 12;
var TEXT_GAP = 14;
var NAME_GAP = 10;
function stripPlace(model, sheet2, above2, isLog) {
  const axis = stripAxis(model, isLog);
  const headingY = above2 + 2 * lineHeight(sheet2.text);
  const named2 = model.arms.map((arm2) => {
    const name = arm2.role === "sweep" ? "trials" : arm2.role;
    return { arm: arm2, name, words: leftOutWords(arm2, axis) };
  });
  const widths = named2.flatMap(({ name, words: words3 }) => [
    textWidth(name, sheet2.text),
    textWidth(words3, sheet2.small)
  ]);
  const left = sheet2.left + Math.max(...widths) + NAME_GAP;
  const rows = named2.map((row, i) => {
    const rowTop = headingY + HEADING + (ROW + GAP) * i;
    return { ...row, box: { left, right: sheet2.right, top: rowTop, bottom: rowTop + ROW } };
  });
  const axisY = headingY + HEADING + (ROW + GAP) * rows.length;
  const labelY = axisY + 2 * lineHeight(sheet2.text) + 4;
  return { sheet: sheet2, headingY, rows, axis, axisY, labelY, bottom: labelY + 14 };
}
function leftOutWords({ scores }, axis) {
  const finite = scores.filter(Number.isFinite);
  const failed = scores.length - finite.length;
  const off = finite.filter((score) => axis === null || !isOn(axis, score)).length;
  const words3 = [off > 0 && `${off} off the scale`, failed > 0 && `${failed} failed`];
  return words3.filter(Boolean).join(", ");
}
function strip(model, place, ink) {
  return [
    ...heading(model, place, ink),
    ...axisOf2(place, ink),
    ...place.rows.flatMap((row) => [
      ...trials(row, model, place, ink),
      ...medianMark(row, place, ink),
      ...rowTexts(row, place, ink)
    ]),
    ...axisLabel(model, place, ink)
  ];
}
function heading(model, { sheet: sheet2, headingY: y }, ink) {
  const strong2 = { ...sheet2.strong, x: sheet2.left, y, text: "Every trial", fill: ink.text };
  const every = trialsPerDot(model);
  const dots = every === 1 ? "a dot each" : `a dot for ${every} neighbours`;
  const x = sheet2.left + textWidth(strong2.text, sheet2.strong) + 8;
  const text = `${dots}, line: ${model.curveWord} trial`;
  return [label2(strong2), label2({ ...sheet2.text, x, y, text, fill: ink.muted })];
}
function axisOf2({ sheet: sheet2, rows, axis, axisY }, ink) {
  const box = rows[0]?.box;
  if (axis === null || box === void 0) return [];
  const x = placeOn(axis, [box.left, box.right]);
  let end = sheet2.left;
  const marked = axis.ticks.filter(({ score, text }) => {
    const half = textWidth(text, sheet2.text) / 2;
    if (x(score) - half < end || x(score) + half > sheet2.width - 4) return false;
    end = x(score) + half + TEXT_GAP;
    return true;
  });
  const look = { ...sheet2.text, y: axisY + sheet2.text.size + 7, fill: ink.muted };
  const lines = marked.map(({ score }) => vertical(x(score), [box.top, axisY]));
  return [
    element("path", { d: lines.join(""), stroke: ink.grid }),
    element("path", { d: horizontal(box, axisY), stroke: ink.muted }),
    ...marked.map(({ score, text }) => label2({ ...look, x: x(score), text, anchor: "middle" }))
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
var MAX_DOTS = 300;
function trialsPerDot({ arms }) {
  return Math.ceil(Math.max(...arms.map(({ scores }) => scores.length)) / MAX_DOTS);
}
var RADIUS = 3;
var LAYERS = 3;
function trials({ arm: arm2, box }, model, { axis }, ink) {
  if (axis === null) return [];
  const every = trialsPerDot(model);
  const x = placeOn(axis, [box.left, box.right]);
  const dots = arm2.scores.filter((score) => isOn(axis, score)).sort((a, b) => a - b).filter((_, rank) => rank % every === 0).map((score, i) => ({ x: x(score), y: height(i, box) }));
  const stroke = { stroke: ink[arm2.role], "stroke-width": 2 * RADIUS };
  const look = { ...stroke, "stroke-linecap": "round", "stroke-opacity": 0.6 };
  const paths = Array.from({ length: LAYERS }, (_, layer) => {
    const own = dots.filter((_2, i) => i % LAYERS === layer).map((dot) => `${pathOf2([dot])}h0`);
    return own.length === 0 ? "" : element("path", { d: own.join(""), ...look });
  });
  return group(`${every === 1 ? "trials" : "sample"} ${arm2.role}`, paths.filter(Boolean));
}
var GOLDEN = (Math.sqrt(5) - 1) / 2;
function height(index, { top, bottom }) {
  const share2 = (index * GOLDEN + 0.5) % 1;
  return top + RADIUS + share2 * (bottom - top - 2 * RADIUS);
}
function medianMark({ arm: arm2, box }, { axis }, ink) {
  const score = valueAt(arm2.median, arm2.trialCost);
  if (axis === null || !isOn(axis, score)) return [];
  const x = placeOn(axis, [box.left, box.right])(score);
  const d = vertical(x, [box.top - 2, box.bottom + 2]);
  return [element("path", { d, stroke: ink.text, "stroke-width": 2 })];
}
function rowTexts({ arm: arm2, name, words: words3, box }, { sheet: sheet2 }, ink) {
  const middle = (box.top + box.bottom) / 2;
  const half = lineHeight(sheet2.small) / 2;
  const at = (y) => ({ x: sheet2.left, y: centred(y, sheet2.small) });
  const nameAt = (y) => label2({ ...sheet2.text, ...at(y), text: name, fill: ink[arm2.role] });
  if (words3 === "") return [nameAt(middle)];
  const below = { ...sheet2.small, ...at(middle + half), text: words3, fill: ink.muted };
  return [nameAt(middle - half), label2(below)];
}

// src/render/chart/layout.ts
function layOut(model, options = {}) {
  const sheet2 = SHEETS[options.width ?? "wide"];
  const budgets = chartBudgets(model);
  const isLog = isLogarithmic(model, options.scale);
  const scores = curveAxis(model.arms, { ...model, ...options, budgets, isLog });
  const subtitle = isLog ? `${model.subtitle}, log scale` : model.subtitle;
  const heading2 = headingOf(model.title, [subtitle], sheet2);
  const looksY = heading2.bottom + 18;
  const above2 = model.looks ? looksY + sheet2.small.size + 8 : heading2.bottom;
  const lanes = budgets.isResolved ? lanePlaces(model, above2 + 12, sheet2) : [];
  const top = (lanes.at(-1)?.bottom ?? above2) + 16;
  const box = {
    left: leftOf(scores, sheet2),
    right: rightOf(model, budgets, sheet2),
    top,
    bottom: top + sheet2.plotHeight
  };
  const xLabelY = box.bottom + belowAxis(sheet2) + 24;
  const strip2 = model.isDifference ? null : stripPlace(model, sheet2, xLabelY, isLog);
  return {
    sheet: sheet2,
    height: strip2?.bottom ?? xLabelY + 14,
    heading: heading2,
    looksY,
    lanes,
    plot: {
      box,
      budgets,
      scores,
      x: log([budgets.first, budgets.last], [box.left, box.right]).clamp(true),
      // Scores beyond the axis, even infinite ones, are on the frame.
      y: placeOn(scores, [box.bottom, box.top]),
      isOff: (score) => !isOn(scores, score),
      // The side of failures.
      badEdge: model.direction === "maximize" ? "bottom" : "top"
    },
    xLabelY,
    strip: strip2
  };
}
function lanePlaces({ arms, lane: lane2, isDifference }, top, { small: small2 }) {
  if (arms.length < 2 && !isDifference) return [];
  const level = small2.size + 1;
  if (lane2.length === 0) return [{ direction: "worse", top, bottom: top + level + 4 }];
  return ["better", "worse"].filter((direction) => lane2.some((segment) => segment.direction === direction)).map((direction, i) => {
    const rowTop = top + i * (3 * level + 8);
    return { direction, top: rowTop, bottom: rowTop + 3 * level };
  });
}
function leftOf({ ticks: ticks2 }, { left, text }) {
  const texts = ["better?", ...ticks2.map((tick) => tick.text)];
  return left + Math.max(...texts.map((one2) => textWidth(one2, text))) + 10;
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
var RIGHT_GAP = 8;
function rightOf(model, budgets, sheet2) {
  const widths = model.arms.map((arm2) => endTexts(arm2, model, budgets)).flatMap(({ name, value: value2 }) => [textWidth(name, sheet2.strong), textWidth(value2, sheet2.small)]);
  const words3 = ["strong", lookWords(model)].map((text) => textWidth(text, sheet2.small));
  return sheet2.width - 8 - RIGHT_GAP - Math.max(...words3, ...widths);
}
function lookWords({ looks: looks2 }) {
  if (looks2 === null) return "";
  const reached = looks2.sizes[looks2.taken - 1];
  return `${reached ? formatBudget(reached) : 0} of ${formatBudget(looks2.sizes.at(-1) ?? 0)}`;
}
function belowAxis({ text }) {
  return text.size + 7;
}

// src/render/chart/annotations.ts
function targetLine(model, { plot }, ink) {
  const { target, isDifference } = model;
  if (target === null || plot.isOff(target)) return [];
  const d = horizontal(plot.box, plot.y(target));
  const dashes = isDifference ? void 0 : "1 4";
  return [element("path", { d, stroke: ink.text, "stroke-dasharray": dashes })];
}
function notes(model, layout, ink) {
  const { arms, target } = model;
  const { plot, sheet: sheet2 } = layout;
  const look = { ...sheet2.small, halo: ink.background };
  const line2 = lineHeight(sheet2.small);
  const hasTarget = target !== null && !plot.isOff(target);
  const atTarget = (hasTarget ? targetWords(model, target) : []).map(
    (words3) => words3.map(({ text, isAbove }) => {
      const y = plot.y(target ?? 0) + (isAbove ? -5 : sheet2.small.size + 2);
      return { ...look, x: plot.box.right - 4, y, anchor: "end", text, fill: ink.text };
    })
  );
  const { left, top, bottom } = plot.box;
  const atEdges = arms.flatMap(
    (arm2) => offWords(arm2, model, layout).map(
      ({ edge, text }) => [0, 1, 2, 3].map((row) => {
        const y = edge === "bottom" ? bottom - 7 - line2 * row : top + 4 + line2 * (row + 0.8);
        return { ...look, x: left + 24, y, text, fill: ink[arm2.role] };
      })
    )
  );
  return placed2([...atTarget, ...atEdges], plot.box).map(label2);
}
function targetWords({ isDifference, direction, format: format2 }, target) {
  const [up, down] = direction === "maximize" ? ["better", "worse"] : ["worse", "better"];
  const above2 = { text: `\u2191 candidate ${up}`, isAbove: true };
  const below = { text: `\u2193 candidate ${down}`, isAbove: false };
  if (isDifference) return [[above2], [below]];
  const text = `target ${format2(target)}`;
  return [[above2, below].map((place) => ({ ...place, text }))];
}
var ARROWS = { bottom: "\u2193", top: "\u2191" };
function offWords(curve, model, { plot }) {
  const { format: format2, isDifference } = model;
  const { median: median2, role, resolvableBudget: resolvableBudget2 } = curve;
  const { badEdge } = plot;
  const { first: first2, last } = plot.budgets;
  const end = [first2, ...commonBreaks([median2], first2, last)].findLast(
    (budget) => plot.isOff(valueAt(median2, budget))
  );
  const isShort = end === void 0 || isDifference || end >= last;
  const fails2 = `${ARROWS[badEdge]} ${role} fails up to ${formatBudget(end ?? first2)}`;
  const medians = isShort ? [] : [{ edge: badEdge, text: fails2 }];
  const reach = Math.min(last, resolvableBudget2);
  const bands = ["bottom", "top"].flatMap((edge) => {
    const isBottom = edge === "bottom";
    const limit = isBottom ? curve.lower : curve.upper;
    const budgets = reach > first2 ? [first2, ...commonBreaks([limit], first2, reach)] : [];
    const values = budgets.map((budget) => valueAt(limit, budget));
    const farthest = isBottom ? Math.min(...values) : Math.max(...values);
    const isInside = isBottom ? farthest >= plot.scores.low : farthest <= plot.scores.high;
    if (isInside || values.length === 0) return [];
    const whose = role === "sweep" ? "band" : `${armName(curve, model)}\u2019s band`;
    const to = Number.isFinite(farthest) ? `goes on to ${format2(farthest)}` : "has no limit here";
    return [{ edge, text: `${ARROWS[edge]} ${whose} ${to}` }];
  });
  return [...medians, ...bands];
}
function endLabels(model, layout, ink) {
  const { plot, sheet: sheet2 } = layout;
  const { box, y, budgets } = plot;
  const height2 = lineHeight(sheet2.strong) + lineHeight(sheet2.small);
  const wanted2 = model.arms.map((arm2) => ({ role: arm2.role, ...endTexts(arm2, model, budgets) })).map((end) => ({ ...end, y: y(end.score) })).sort((a, b) => a.y - b.y);
  const x = box.right + RIGHT_GAP;
  return apart(wanted2, height2, [box.top + height2 / 2 - 4, box.bottom - height2 / 2 + 4]).flatMap(
    (end) => {
      const nameY = end.centre - height2 / 2 + sheet2.strong.size;
      const look = { x, fill: ink[end.role] };
      const isMoved = Math.abs(end.centre - end.y) > 6;
      const leader = pathOf2([
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
function apart(wanted2, height2, [least, most]) {
  const centres = wanted2.map(({ y }) => Math.min(most, Math.max(least, y)));
  const [first2 = 0, second = Infinity] = centres;
  if (second - first2 >= height2)
    return wanted2.map((end, i) => ({ ...end, centre: centres[i] ?? 0 }));
  const middle = Math.min(most - height2 / 2, Math.max(least + height2 / 2, (first2 + second) / 2));
  return wanted2.map((end, i) => ({ ...end, centre: middle + (i - 0.5) * height2 }));
}

// src/render/chart/axes.ts
var TICK = 5;
var MARK_GAP = 12;
function scoreAxis({ plot, sheet: sheet2 }, ink) {
  const { box, scores, y } = plot;
  const shown2 = scores.ticks.filter(({ score }) => y(score) < box.bottom - 1);
  const d = shown2.map(({ score }) => horizontal(box, y(score)));
  const look = { ...sheet2.text, x: box.left - 10, fill: ink.muted, anchor: "end" };
  return [
    ...d.length > 0 ? [element("path", { d: d.join(""), stroke: ink.grid })] : [],
    ...shown2.map(({ score, text }) => label2({ ...look, y: centred(y(score), sheet2.text), text }))
  ];
}
function budgetAxis(model, layout, ink) {
  const { plot, sheet: sheet2 } = layout;
  const { box, budgets, x } = plot;
  const half = (budget) => textWidth(formatBudget(budget), sheet2.text) / 2;
  const areApart = (a, b) => Math.abs(x(a) - x(b)) >= half(a) + half(b) + MARK_GAP;
  const ticks2 = spaced(budgetMarks(budgets), areApart);
  const marks = ticks2.map((tick) => vertical(x(tick), [box.bottom, box.bottom + TICK]));
  const axis = horizontal(box, box.bottom) + marks.join("");
  const look = { ...sheet2.text, fill: ink.muted, anchor: "middle" };
  const middle = (box.left + box.right) / 2;
  const name = { ...look, x: middle, y: layout.xLabelY, fill: ink.text };
  const text = tidy(`${model.unit} of random search (log scale)`);
  const maxWidth = 2 * Math.min(middle - sheet2.left, sheet2.right - middle);
  return [
    element("path", { d: axis, fill: "none", stroke: ink.muted }),
    ...ticks2.map(
      (tick) => label2({ ...look, x: x(tick), y: box.bottom + belowAxis(sheet2), text: formatBudget(tick) })
    ),
    label2({ ...name, text, maxWidth })
  ];
}

// src/render/chart/curves.ts
function band(curve, plot, ink) {
  const end = Math.min(curve.resolvableBudget, plot.budgets.last);
  if (end <= plot.budgets.first) return [];
  const outline = (edge) => pieces2(edge, plot, end).flatMap(cornersOf2);
  const d = `${pathOf2([...outline(curve.upper), ...outline(curve.lower).toReversed()])}z`;
  return [element("path", { d, fill: ink[curve.role], "fill-opacity": BAND_OPACITY })];
}
function median({ median: median2, role }, plot, ink) {
  const dashes = role === "baseline" ? "7 4" : void 0;
  const look = { stroke: ink[role], "stroke-width": 2.5, "stroke-dasharray": dashes };
  return line(median2, plot, { ...look, "stroke-linejoin": "round" });
}
function gateOutline({ role, gate }, plot, ink) {
  if (gate === null) return [];
  const look = { stroke: ink[role], "stroke-width": 1.2, "stroke-dasharray": "3 3" };
  return [gate.lower, gate.upper].flatMap((edge) => line(edge, plot, look));
}
function raised(model, plot, ink) {
  const { arms, margin, direction, isDifference } = model;
  const candidate = arms[isDifference ? 0 : 1];
  if (candidate === void 0 || margin === 0) return [];
  const by = direction === "maximize" ? margin : -margin;
  const curve = mapSteps(candidate.median, (score) => score + by);
  const look = { stroke: ink.candidate, "stroke-width": 1.5, "stroke-dasharray": "1.5 2.5" };
  return line(curve, plot, look);
}
function line(curve, plot, look) {
  const d = parts(curve, plot).map(pathOf2).join("");
  return d === "" ? [] : [element("path", { d, fill: "none", ...look })];
}
var MIN_WIDTH = 3;
function pieces2(curve, plot, last) {
  const { first: first2 } = plot.budgets;
  const pieceUpTo = (budget, start) => {
    const score = valueAt(curve, budget);
    return { start, end: plot.x(budget), y: plot.y(score), isOff: plot.isOff(score) };
  };
  const all = [pieceUpTo(first2, plot.x(first2))];
  for (const budget of commonBreaks([curve], first2, last)) {
    const previous = all.at(-1);
    const piece = pieceUpTo(budget, previous.end);
    const isNarrow2 = all.length > 1 && previous.end - previous.start < MIN_WIDTH;
    const isSame = all.length > 1 && previous.y === piece.y && previous.isOff === piece.isOff;
    if (isNarrow2 || isSame) all[all.length - 1] = { ...piece, start: previous.start };
    else all.push(piece);
  }
  return all;
}
function cornersOf2({ start, end, y }) {
  return [
    { x: start, y },
    { x: end, y }
  ];
}
function parts(curve, plot) {
  const found = [];
  let previous;
  for (const piece of pieces2(curve, plot, plot.budgets.last)) {
    const [corner, end] = cornersOf2(piece);
    const riser = previous ? [{ x: piece.start, y: previous.y }] : [];
    const isEntering = previous === void 0 || previous.isOff;
    if (!isEntering) found.at(-1)?.push(corner, ...piece.isOff ? [] : [end]);
    else if (!piece.isOff) found.push([...riser, corner, end]);
    previous = piece;
  }
  return found;
}

// src/render/chart/lane.ts
var LEVELS = ["weak", "fair", "strong"];
var OPACITIES = [0, 0.3, 0.55, 0.85];
function lane(model, { direction, top, bottom }, { plot, sheet: sheet2 }, ink) {
  const { left, right } = plot.box;
  const track = element("path", { d: horizontal(plot.box, bottom), stroke: ink.muted });
  const look = { ...sheet2.text, fill: ink.muted };
  if (model.lane.length === 0) {
    const text = model.isJudged ? "no evidence of a difference" : "the evidence does not count";
    return [track, label2({ ...look, x: left, y: bottom - 5, text })];
  }
  const steps = stepsOf(model.lane, direction, plot);
  const levelY = (level) => bottom - level * (bottom - top) / LEVELS.length;
  const topsOf = ({ from, to, level }) => [
    { x: from, y: levelY(level) },
    { x: to, y: levelY(level) }
  ];
  const areaOf = (step) => {
    const base = { ...step, level: 0 };
    return `${pathOf2([...topsOf(step), ...topsOf(base).toReversed()])}z`;
  };
  const outline = pathOf2([
    { x: left, y: bottom },
    ...steps.flatMap(topsOf),
    { x: right, y: bottom }
  ]);
  const name = { ...sheet2.text, fill: ink.text, text: `${direction}?`, anchor: "end" };
  return [
    label2({ ...name, x: left - 10, y: bottom - 2 }),
    ...[1, 2, 3].flatMap((level) => {
      const d = steps.filter((step) => step.level === level).map(areaOf);
      const area = { d: d.join(""), fill: ink[direction], "fill-opacity": OPACITIES[level] };
      return d.length === 0 ? [] : [element("path", area)];
    }),
    track,
    element("path", { d: outline, fill: "none", stroke: ink[direction], "stroke-width": 1.2 }),
    ...LEVELS.map((text, i) => {
      const y = centred(levelY(i + 0.5), sheet2.small);
      return label2({ ...sheet2.small, x: right + RIGHT_GAP, y, text, fill: ink.muted });
    })
  ];
}
var COLUMN = 3;
function stepsOf(lane2, direction, { x, box }) {
  const own = lane2.filter((segment) => segment.direction === direction).map(({ from, to, level }) => ({ from: x(from), to: x(to), level: LEVELS.indexOf(level) + 1 }));
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

// src/render/chart/looks.ts
var RADIUS2 = 5;
function looks(model, layout, ink) {
  if (model.looks === null) return [];
  const { sizes, taken, end } = model.looks;
  const { sheet: sheet2, plot, looksY: y } = layout;
  const { left, right } = plot.box;
  const step = (right - left) / sizes.length;
  const places = sizes.map((size, i) => ({ size, x: left + step * (i + 1) - RADIUS2 }));
  const reached = places[taken - 1];
  const said2 = end === null ? ink.text : ink[end];
  const dots = places.map(({ x: cx }, i) => {
    const stroke = i === taken - 1 ? said2 : ink.muted;
    const fill = i < taken ? stroke : ink.background;
    return element("circle", { cx, cy: y, r: RADIUS2, fill, stroke });
  });
  const inOrder = reached ? [reached, ...places.toReversed()] : places.toReversed();
  const numbers2 = [...new Set(inOrder)].map(({ x, size }) => {
    const place = { x, y: y + RADIUS2 + sheet2.small.size + 1, anchor: "middle" };
    return [{ ...sheet2.small, ...place, text: formatBudget(size), fill: ink.muted }];
  });
  const room = { left: 0, right: sheet2.width, top: 0, bottom: layout.height };
  const name = { ...sheet2.text, y: y + 5, fill: ink.text };
  const lineTo = (end2, dashes) => {
    const d = horizontal({ left, right: end2 }, y);
    return element("path", { d, stroke: ink.muted, "stroke-dasharray": dashes });
  };
  const words3 = { ...sheet2.small, x: right + RIGHT_GAP, y: centred(y, sheet2.small) };
  return [
    label2({ ...name, x: left - 10, text: "looks", anchor: "end" }),
    lineTo(right - RADIUS2, "2 3"),
    ...reached ? [lineTo(reached.x)] : [],
    ...dots,
    ...placed2(numbers2, room).map(label2),
    label2({ ...words3, text: lookWords(model), fill: ink.text })
  ];
}

// src/render/chart/render-chart.ts
function renderChart(model, options) {
  const ink = palette(options.theme);
  const layout = layOut(model, options);
  const { plot, sheet: sheet2, height: height2 } = layout;
  const each = (name, draw) => (
    // The dashed line is drawn last: where both coincide, the solid one shows between its dashes.
    model.arms.toReversed().flatMap((curve) => group(`${name} ${curve.role}`, draw(curve)))
  );
  const picture2 = {
    id: options.id ?? `chart-${options.theme}`,
    width: sheet2.width,
    height: height2,
    title: tidy(model.title) || "Tuning curves",
    description: tidy(model.description),
    background: ink.background
  };
  return pictureOf(picture2, [
    ...header(layout.heading, sheet2, ink),
    ...group("looks", looks(model, layout, ink)),
    ...group(
      "lane",
      layout.lanes.flatMap((place) => lane(model, place, layout, ink))
    ),
    ...scoreAxis(layout, ink),
    ...each("band", (curve) => [...band(curve, plot, ink), ...gateOutline(curve, plot, ink)]),
    ...budgetAxis(model, layout, ink),
    ...targetLine(model, layout, ink),
    ...group("raised candidate", raised(model, plot, ink)),
    ...each("median", (curve) => median(curve, plot, ink)),
    ...notes(model, layout, ink),
    ...endLabels(model, layout, ink),
    ...layout.strip ? group("strip", strip(model, layout.strip, ink)) : []
  ]);
}

// src/render/data/csv.ts
function csvText(header2, rows) {
  return [header2, ...rows].map((row) => `${row.map(written3).join(",")}
`).join("");
}
function csvOfRun(header2, comparisons) {
  const first2 = (cell) => comparisons.length > 1 ? [cell] : [];
  const rows = comparisons.flatMap(({ name, rows: rows2 }) => rows2.map((row) => [...first2(name), ...row]));
  return rows.length === 0 ? null : csvText([...first2("comparison"), ...header2], rows);
}
var FORMULA = /(^|[;\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;
var NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
function written3(cell) {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = NUMBER.test(cell) ? cell : cell.replace(FORMULA, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// src/render/data/curves.ts
function shownCurves(assessment) {
  const { comparison, alone } = assessment;
  if (comparison === null)
    return { baseline: null, candidate: alone && { ...alone, gateCurve: null } };
  const { gate } = comparison;
  const hasOwnBands = gate.baseline !== comparison.baseline;
  const shown2 = (arm2) => {
    const sweep = assessment[arm2];
    return sweep && { sweep, curve: comparison[arm2], gateCurve: hasOwnBands ? gate[arm2] : null };
  };
  return { baseline: shown2("baseline"), candidate: shown2("candidate") };
}
function curvesCsv({ comparisons }) {
  const rowsOf6 = (assessment) => {
    const { baseline, candidate } = shownCurves(assessment);
    const ofBaseline = baseline === null ? [] : curveRows("baseline", baseline);
    return candidate === null ? [] : [...ofBaseline, ...curveRows("candidate", candidate)];
  };
  return csvOfRun(
    COLUMNS,
    comparisons.map(({ name, assessment }) => ({ name, rows: rowsOf6(assessment) }))
  );
}
function curveCsv(sweep, curve) {
  return csvText(COLUMNS, curveRows("sweep", { sweep, curve, gateCurve: null }));
}
var COLUMNS = ["arm", "confidence", "from", "to", "lower", "median", "upper"];
function curveRows(arm2, { sweep, curve, gateCurve }) {
  return [curve, ...gateCurve ? [gateCurve] : []].flatMap(
    (one2) => curveSteps(one2, sweep.direction, Infinity).steps.map((step) => {
      const { from, to, lower, median: median2, upper } = step;
      return [arm2, one2.band.confidence, from, to, lower, median2, upper];
    })
  );
}
function curveSteps(curve, direction, maxSteps) {
  const ends = commonBreaks([curve.lower, curve.point, curve.upper], 0, Infinity);
  const isThinned = curve.band.n > maxSteps && ends.length > maxSteps;
  const lasts = isThinned ? evenlySpaced(ends, maxSteps) : ends.map((_, i) => i);
  const steps = lasts.map((last, i) => {
    const first2 = (lasts[i - 1] ?? -1) + 1;
    const to = ends[last];
    const lower = limitsAt(curve, ends[first2]).lower;
    const limits = toMetric({ ...limitsAt(curve, to), lower }, direction);
    return { from: ends[first2 - 1] ?? 0, to, ...limits };
  });
  return { steps, isThinned };
}
function evenlySpaced(ends, maxSteps) {
  const logs = ends.slice(0, -1).map(Math.log);
  const [first2, last] = [logs[0], logs.at(-1)];
  const lasts = /* @__PURE__ */ new Set();
  let next = 0;
  for (let i = 0; i < maxSteps - 1; i++) {
    const target = first2 + (last - first2) * i / (maxSteps - 2) + 1e-12;
    while (next + 1 < logs.length && logs[next + 1] <= target) next++;
    lasts.add(next);
  }
  return [...lasts, ends.length - 1];
}

// src/render/data/trials.ts
function trialsCsv({ comparisons }) {
  return sweepsCsv(
    comparisons.map(({ name, assessment: { baseline, candidate } }) => ({
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
function sweepsCsv(comparisons) {
  const trials2 = comparisons.flatMap(({ arms }) => arms.flatMap(({ sweep }) => sweep.trials));
  const parameters = new Set(trials2.flatMap((trial) => Object.keys(trial.parameters ?? {})));
  const header2 = [...COLUMNS2, ...[...parameters].map((name) => `params_${name}`)];
  const rowsOf6 = ({ arm: arm2, sweep }) => sweep.trials.map(({ outcome, score, cost, seed, where, parameters: drawn3 }, i) => {
    const inMetric = Number.isFinite(score) ? orient(score, sweep.direction) : null;
    const cellOf = (name) => drawn3 !== null && Object.hasOwn(drawn3, name) ? drawn3[name] ?? null : null;
    return [arm2, i + 1, outcome, inMetric, cost, seed, where, ...[...parameters].map(cellOf)];
  });
  return csvOfRun(
    header2,
    comparisons.map(({ name, arms }) => ({ name, rows: arms.flatMap(rowsOf6) }))
  );
}

// src/render/json/curve.ts
function curveJson(sweep, curve, { settings, budgets }) {
  const { direction } = sweep;
  const scores = sweep.trials.map(({ score }) => score);
  const means = meanCurve(scores, curve.band, scoreBounds(direction, settings.reading));
  return {
    ...jsonHead("curve"),
    // A false-alarm rate needs two sweeps: a single one has no gate.
    ...shownCurve({ sweep, curve, gateCurve: null }),
    at: budgets.map((budget) => {
      const trials2 = trialsFor(budget, curve.trialCost);
      const medians = toMetric(limitsAt(curve, budget), direction);
      return { budget, trials: trials2, ...medians, ...meanJson(means, trials2, direction) };
    })
  };
}
function meanJson(curve, trials2, direction) {
  const { u, v, w, vStd, vShade } = meanEstimatesAt(curve, trials2);
  const shade = vShade && toMetric({ ...vShade, point: v }, direction);
  const mean = toMetric({ ...meanLimitsAt(curve, trials2), point: v }, direction);
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
function runJson({ comparisons, ...run }) {
  const [only, ...others] = comparisons;
  if (others.length === 0) return compareJson(only.assessment);
  const { verdict, gate, reason, reasonCode, decided, familyWise, notCompared: notCompared2, configNote } = run;
  return {
    ...jsonHead("compare"),
    verdict,
    gate,
    reason,
    reasonCode,
    exitCode: exitCodeOf({ gate }),
    comparisons: comparisons.map(({ name, assessment }) => {
      const { schemaVersion: _, tool: _tool, command: _command, ...one2 } = compareJson(assessment);
      return { name, ...one2 };
    }),
    decided,
    familyWise,
    notCompared: notCompared2,
    configNote
  };
}
function compareJson(assessment) {
  const { verdict, gate, reason, comparison, settings, axis, notWorse: notWorse2, acknowledged } = assessment;
  const { chances, trialsNeeded: trialsNeeded2, reasonCode = null } = assessment;
  const { baseline, candidate } = shownCurves(assessment);
  const direction = assessment.baseline?.direction ?? "maximize";
  return {
    ...jsonHead("compare"),
    verdict,
    gate,
    reason,
    reasonCode,
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
    falseAlarm: chances && falseAlarmJson(chances.falseAlarm),
    jointLevel: assessment.jointLevel,
    detectableSlowdown: chances?.detectableSlowdown ?? null,
    falseStrongBound: chances?.falseStrongBound ?? null,
    overallSlowdown: assessment.overallSlowdown,
    ruledOut: assessment.ruledOut,
    notWorse: notWorse2 && {
      margin: notWorse2.margin,
      intervals: notWorse2.intervals,
      share: notWorse2.share
    },
    equivalentEffort: comparison && assessment.rows.map(
      ({ budget }) => equivalentEffort(comparison.baseline, comparison.candidate, budget)
    ),
    target: assessment.target,
    look: assessment.look,
    decided: assessment.decided,
    stoppedBy: assessment.stoppedBy,
    trialsNeeded: trialsNeeded2 && trialsNeededJson(trialsNeeded2),
    acknowledged: acknowledged && {
      label: acknowledged.label,
      by: acknowledged.by,
      at: acknowledged.at
    },
    checklist: checklistJson(assessment),
    warnings: assessment.warnings
  };
}
function checklistJson(assessment) {
  const lists = checklistsOf(assessment);
  return lists.baseline === null && lists.candidate === null ? null : lists;
}
function trialsNeededJson({ toOpenRange, toDetect, ...goal }) {
  const known = (trials2) => trials2 === "over 200" ? null : trials2;
  return { toOpenRange: known(toOpenRange), toDetect: known(toDetect), ...goal };
}
function settingsJson({ reading, band: band2, comparison, gate }) {
  const { method: method2, ...rest } = band2;
  const { given: _, ...read } = reading;
  const { budgetMin, budgetMax, budgets, ...others } = comparison;
  const limits = {
    budgetMin: budgetMin && budgetJson(budgetMin),
    budgetMax: budgetMax && budgetJson(budgetMax),
    budgets: budgets?.map(budgetJson) ?? null
  };
  return { ...read, band: method2, ...rest, ...others, ...limits, ...gate };
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

// src/render/json/plan.ts
function planJson({ settings, trials: trials2, expectations, looks: looks2, trialsFor: trialsFor2 }) {
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
    trialsFor: [{ slowdown, power, budget, n }],
    looks: looks2 && looksJson(looks2)
  };
}
function looksJson({ looks: looks2, totalRate, totalBound, outcomes, saving }) {
  const sizes = looks2.map(({ size }) => size);
  return { sizes, plan: looks2, totalRate, totalBound, outcomes, saving };
}

// src/render/chart/difference.ts
function differenceChart(model) {
  const { first: first2, last, isResolved } = chartBudgets(model);
  const [baseline, candidate] = model.arms;
  if (baseline === void 0 || candidate === void 0 || !isResolved) return null;
  const minus = (a, b, undefinedAs) => {
    const ends = [first2, ...commonBreaks([a, b], first2, last)];
    const differences = ends.map((end) => valueAt(a, end) - valueAt(b, end));
    const values = differences.map((value2) => Number.isNaN(value2) ? undefinedAs : value2);
    return stepFunction([...ends.slice(0, -1), Infinity], values);
  };
  const limits = (b, c) => ({
    lower: minus(c.lower, b.upper, -Infinity),
    upper: minus(c.upper, b.lower, Infinity),
    resolvableBudget: Math.min(b.resolvableBudget, c.resolvableBudget)
  });
  return {
    ...model,
    isDifference: true,
    subtitle: `Candidate \u2212 baseline. ${model.subtitle}`,
    budgetMax: last,
    target: 0,
    arms: [
      {
        role: "candidate",
        median: minus(candidate.median, baseline.median, Number.NaN),
        ...limits(baseline, candidate),
        gate: baseline.gate && candidate.gate && limits(baseline.gate, candidate.gate),
        scores: [],
        trialCost: first2
      }
    ],
    format: signed(model.format)
  };
}

// src/render/page/chart-figure.ts
function chartFigure(assessment, { prefix, isWhole: isWhole2, subject }) {
  const model = chartOf(assessment, subject);
  if (model === null) return "";
  const shown2 = model.title === headline(assessment) ? { ...model, title: "" } : model;
  const [first2, ...others] = viewsOf(shown2);
  const views = isWhole2 ? [first2, ...others] : [first2];
  const parts2 = [
    views.length > 1 && viewControls(views, prefix),
    ...views.map((view) => {
      const pictures = [picture(view, "wide", prefix), picture(view, "narrow", prefix)];
      return element("div", { class: `view ${view.name}` }, pictures.join("\n"));
    }),
    isWhole2 && jsonBlock(`${prefix}readout`, readout(model, assessment))
  ];
  const content = `
${parts2.filter(Boolean).join("\n")}
`;
  return element("figure", { id: `${prefix}chart`, class: "chart" }, content);
}
function viewsOf(model) {
  const [focused, full] = ["focus", "full"].map(
    (range2) => layOut(model, { range: range2 }).plot.scores
  );
  const isLog = isLogarithmic(model);
  const scale = isLog ? "linear" : "log";
  const difference2 = differenceChart(model);
  const views = [{ name: "curves", label: "Curves", model }];
  if (focused?.low !== full?.low || focused?.high !== full?.high)
    views.push({ name: "full", label: "Whole range", model, options: { range: "full" } });
  const other = isLog ? "Linear scores" : "Log scores";
  if (isLogarithmic(model, scale) !== isLog)
    views.push({ name: "scale", label: other, model, options: { scale } });
  if (difference2) views.push({ name: "difference", label: "Difference", model: difference2 });
  return views;
}
function viewControls(views, prefix) {
  const radios = views.map(({ name, label: label3 }, i) => {
    const attributes = { type: "radio", name: `${prefix}view`, value: name, checked: i === 0 };
    return element("label", {}, `${element("input", attributes)} ${label3}`);
  });
  return element("fieldset", {}, element("legend", {}, "View") + radios.join(""));
}
function picture({ name, model, options }, width, prefix) {
  const { sheet: sheet2, height: height2, plot } = layOut(model, { ...options, width });
  const { first: first2, last } = plot.budgets;
  const goodEnd = model.direction;
  const place = { width: sheet2.width, height: height2, ...plot.box, first: first2, last, goodEnd };
  const svg = renderChart(model, {
    ...options,
    theme: "page",
    width,
    id: `${prefix}${name}-${width}`
  });
  const attributes = { class: `picture ${width}`, "data-plot": JSON.stringify(place) };
  return element("div", attributes, svg.trim());
}
function readout(model, assessment) {
  const { example, alone, rows } = assessment;
  const { first: first2, last } = chartBudgets(model);
  const inTable = (alone?.rows ?? rows).map(({ budget }) => budget);
  const budgets = readableBudgets([first2, last], example ? [example.budget, ...inTable] : inTable);
  const columns = columnsOf2(assessmentAt(budgets, assessment), scoreFormat(assessment));
  const distances = budgets.map((budget) => Math.abs(Math.log(budget ** 2 / first2 / last)));
  return {
    columns: columns.map(({ name }) => plainText(name)),
    rows: budgets.map((budget, i) => {
      return { budget, cells: columns.map(({ cells }) => plainText(cells[i] ?? [])) };
    }),
    start: example ? budgets.indexOf(example.budget) : distances.indexOf(Math.min(...distances))
  };
}
var STEPS2 = 160;
function readableBudgets([first2, last], given) {
  const even = Array.from({ length: STEPS2 + 1 }, (_, i) => first2 * (last / first2) ** (i / STEPS2));
  const written5 = new Set(given.map(formatBudget));
  const others = even.map((budget) => Number(budget.toPrecision(2))).filter((budget) => budget >= first2 && budget <= last && !written5.has(formatBudget(budget)));
  return [.../* @__PURE__ */ new Set([...given, ...others])].sort((a, b) => a - b);
}
function assessmentAt(budgets, assessment) {
  const { comparison, alone, settings } = assessment;
  const { margin } = settings.comparison;
  const rowsOf6 = (curve) => budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  return {
    ...assessment,
    rows: comparison ? budgets.map((budget) => compareAt(comparison, budget, margin)) : [],
    alone: alone && { ...alone, rows: rowsOf6(alone.curve) }
  };
}

// src/render/page/downloads.ts
function downloads(run, maxBytes) {
  const links = [];
  const missing = [];
  let left = maxBytes;
  for (const [name, type, text] of filesOf(run)) {
    if (text === null) continue;
    const href = `data:${type};base64,${Buffer.from(text).toString("base64")}`;
    const link2 = element("a", { href, download: name }, name);
    left -= link2.length;
    if (left > 0) links.push(link2);
    else missing.push(element("code", {}, name));
  }
  const parts2 = links.length > 0 ? ["Download:", ...links] : [];
  if (missing.length > 0)
    parts2.push(`In the report\u2019s folder: ${listOf2(missing)}, too large for this page.`);
  return parts2.length > 0 ? element("p", { class: "downloads" }, parts2.join("\n")) : "";
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

// src/render/page/section.ts
function section({ id, title, content }, { prefix, heading: heading2 }) {
  if (content === "") return "";
  const own = `${prefix}${id}`;
  const head = element(heading2, { id: `${own}-title` }, htmlPhrase(title));
  return element("section", { id: own }, `
${head}
${content}
`);
}

// src/render/page/trial-table.ts
var MAX_PARAMETERS2 = 10;
function trialTable({ baseline, candidate }, maxRows, place) {
  const arms = [...rankedTrials("baseline", baseline), ...rankedTrials("candidate", candidate)];
  const sweep = candidate ?? baseline;
  if (sweep === null) return "";
  const shown2 = arms.flatMap((trials2) => trials2.slice(0, maxRows)).sort(byScore);
  const names = parameterNames(arms.flat());
  const columns = trialColumns(sweep, names.slice(0, MAX_PARAMETERS2), arms.flat());
  const rows = shown2.map((trial) => {
    const cells = columns.map(([, cell]) => element("td", {}, escapeXml(cell(trial))));
    return element(
      "tr",
      { id: `${place.prefix}${trial.arm.charAt(0)}${trial.rank}` },
      cells.join("")
    );
  });
  const all = arms.flat().length;
  const isCut = shown2.length < all;
  const hidden = names.length - MAX_PARAMETERS2;
  const notes2 = [
    isCut ? `The best ${shown2.length} of ${all} trials.` : `${plural(all, "trial")}, the best first.`,
    hidden > 0 && `${plural(hidden, "more parameter")} without a column.`,
    "The report\u2019s folder has everything as <code>trials.csv</code>."
  ];
  const order = sweep.direction === "maximize" ? "descending" : "ascending";
  const heads = columns.map(
    ([name], i) => element("th", { scope: "col", "aria-sort": i === 1 ? order : void 0 }, escapeXml(name))
  );
  const thead = element("thead", {}, element("tr", {}, heads.join("")));
  const tbody = element("tbody", {}, `
${rows.join("\n")}
`);
  const table2 = element("table", { class: "sortable" }, `${thead}${tbody}`);
  const note2 = element("p", {}, notes2.filter(Boolean).join(" "));
  const content = `${note2}
${scrolling("Table: Trials", table2)}`;
  return section({ id: "trials", title: say`Trials`, content }, place);
}
function rankedTrials(arm2, sweep) {
  if (sweep === null) return [];
  const places = shortPlaces(sweep.trials);
  const shown2 = sweep.trials.map((trial, i) => ({ arm: arm2, trial, where: places[i] ?? "" }));
  return [shown2.sort(byScore).map((one2, i) => ({ ...one2, rank: i + 1 }))];
}
function byScore(a, b) {
  return a.trial.score === b.trial.score ? 0 : b.trial.score - a.trial.score;
}
var STATUS = {
  completed: "finished",
  pruned: "pruned",
  failed: "failed",
  running: "unfinished"
};
var MAX_CELL_LENGTH = 40;
function trialColumns({ metric, cost, direction }, names, shown2) {
  const short = (text) => printable(text, MAX_CELL_LENGTH);
  const number3 = (value2, digits) => value2 === null || !Number.isFinite(value2) ? "\u2013" : parameterNumber(value2, digits);
  const unit2 = cost?.unit ? ` (${short(cost.unit)})` : "";
  const costs = [`Cost${unit2}`, ({ trial }) => number3(trial.cost, 4)];
  const parameter = (name, { parameters }) => {
    if (parameters === null || !Object.hasOwn(parameters, name)) return "\u2013";
    const value2 = parameters[name] ?? null;
    return typeof value2 === "number" ? parameterNumber(value2) : short(String(value2));
  };
  return [
    ["Sweep", ({ arm: arm2 }) => arm2],
    [short(metric), ({ trial }) => number3(orient(trial.score, direction), 7)],
    ...names.map((name) => [short(name), ({ trial }) => parameter(name, trial)]),
    ...shown2.some(({ trial }) => trial.cost !== null) ? [costs] : [],
    ["Status", ({ trial }) => STATUS[trial.outcome]],
    ["Read from", ({ where }) => where]
  ];
}
function parameterNames(shown2) {
  const all = shown2.map(({ trial }) => trial.parameters ?? {});
  const names = [...new Set(all.flatMap(Object.keys))];
  const isVaried = (name) => new Set(all.map((values) => values[name])).size > 1;
  return [...names.filter(isVaried), ...names.filter((name) => !isVaried(name))];
}
var BOUNDARY = /[\\/]|, /g;
var MAX_PLACE_LENGTH = 80;
function shortPlaces(trials2) {
  const places = trials2.map(({ where }) => where);
  const [first2 = ""] = places;
  const ends = [...first2.matchAll(BOUNDARY)].map(({ 0: mark, index }) => index + mark.length);
  const isShared = (end) => places.every((place) => place.startsWith(first2.slice(0, end)));
  const shared = ends.findLast(isShared) ?? 0;
  return places.map((place) => printable(place.slice(shared) || place, MAX_PLACE_LENGTH));
}

// src/render/page/page.ts
var ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
var MAX_WHOLE = 3;
var MAX_BYTES2 = 298e3;
var [MAX_ROWS, BRIEF_ROWS] = [300, 10];
var GATES2 = { pass: "Pass", neutral: "Neutral", fail: "Fail" };
function renderPage(run, assets, given) {
  const { earlier, name, origin } = frameOf(run, given);
  const [{ assessment }, ...others] = run.comparisons;
  const headlined = runHeadline(run);
  const main = others.length === 0 ? [
    element("h1", {}, htmlPhrase(headlined)),
    comparisonContent(assessment, {
      subject: "check",
      earlier: earlierSentence(earlier),
      isWhole: true,
      place: { prefix: "", heading: "h2" }
    })
  ] : [
    element("h1", {}, htmlPhrase(headlined)),
    htmlBlocks(
      [
        ...paragraph(joined(runExplanations(run))),
        summaryTable(run),
        ...paragraph(joined([familyWiseSentence(run), earlierSentence(earlier)]))
      ],
      { name: "Comparisons" }
    ),
    ...run.comparisons.map(folded)
  ];
  const content = main.filter(Boolean).join("\n");
  const left = MAX_BYTES2 - Buffer.byteLength(`${content}${assets.script}${assets.style}`);
  const header2 = [
    element("span", { class: "brand" }, TOOL.name),
    name && htmlPhrase([data(name)]),
    element("span", { class: `gate ${run.gate}` }, GATES2[run.gate])
  ];
  const body = [
    element("header", {}, header2.filter(Boolean).join("\n")),
    element("main", {}, `
${content}
${downloads(run, left)}
`),
    origin.length > 0 && element("footer", {}, htmlBlocks(paragraph(origin), { name: "" })),
    `<script>${assets.script}</script>`
  ];
  const html = `
${headOf(plainText(headlined), assets)}
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
function comparisonContent(assessment, { subject, earlier, isWhole: isWhole2, place }) {
  const outcome = ofMessage(subject === "check" ? outcomeSentence(assessment) : "");
  const outlook = list([...outlookSentences(assessment, subject), earlier]);
  const strength = ofMessage(strengthSentence(assessment, subject));
  const part = (id, title, blocks) => section({ id, title, content: htmlBlocks(blocks, { name: plainText(title) }) }, place);
  const unfolded = (id, fold2, more = []) => part(id, fold2?.title ?? [], [...fold2?.blocks ?? [], ...more]);
  return [
    htmlBlocks(paragraph(joined([strength, outcome, ...explanations(assessment)])), { name: "" }),
    htmlBlocks(warningsBlock(assessment), { name: "" }),
    chartFigure(assessment, { prefix: place.prefix, isWhole: isWhole2, subject }),
    part("budgets", say`By budget`, budgetTable(assessment)),
    part("outlook", say`What the result can promise`, outlook),
    unfolded("sweeps", sweepsFold(assessment), baselineBlock(assessment)),
    trialTable(assessment, isWhole2 ? MAX_ROWS : BRIEF_ROWS, place),
    unfolded("checklist", checklistFold(assessment)),
    unfolded("method", methodFold(assessment))
  ].filter(Boolean).join("\n");
}
function folded({ name, assessment }, index) {
  const title = say`${statusMark(assessment)} ${data(name)} ${ofMessage(headline(assessment))}`;
  const content = comparisonContent(assessment, {
    subject: "comparison",
    earlier: [],
    isWhole: index < MAX_WHOLE,
    place: { prefix: `t${index + 1}-`, heading: "h3" }
  });
  const summary = element("summary", {}, element("h2", {}, htmlPhrase(title)));
  return element("details", { class: "comparison", open: index === 0 }, `${summary}
${content}
`);
}

// src/render/power-chart/power-chart-of.ts
function powerChartOf(power, settings) {
  const { expectations, points, goal } = power;
  const isGate = settings.gate.failOn === "strong";
  const title = titleOf(power, isGate);
  const { confidence, falseAlarm } = expectations;
  const [b, c] = expectations.trials;
  const sizes = b === c ? `Two sweeps of ${plural(b, "trial")}` : `Sweeps of ${b} and ${plural(c, "trial")}`;
  const { quantile: quantile2 } = settings.comparison;
  const luck = quantile2 === 0.5 ? "" : `, ${formatPercent(quantile2)} quantile of luck`;
  const subtitle = [`${sizes}, ${formatPercent(Number(confidence.toFixed(4)))} bands${luck}`];
  if (falseAlarm.strong) subtitle.push(`If nothing changed: ${formatOdds(falseAlarm.strong)}`);
  const yLabel = isGate ? "chance that the check fails" : "chance of strong evidence";
  const chanceAt = points.map(({ slowdown, probability: chance }) => ({ slowdown, chance }));
  const chances = expectations.power.map(
    ({ slowdown, probability }) => `${formatChance(probability)} at ${formatSlowdown(slowdown)} times`
  );
  return {
    title,
    subtitle,
    yLabel,
    lines: [{ name: yLabel, colour: "baseline", stroke: "solid", points: chanceAt }],
    wanted: {
      chance: goal?.power ?? 0.8,
      text: goal ? `${formatPercent(goal.power)} wanted` : "4 times in 5"
    },
    mark: markOf(power),
    trials: null,
    description: `${title}. The chance by how many times the trials the candidate needs: ${chances.join(", ")}.`
  };
}
function titleOf({ expectations, goal }, isGate) {
  const { detectableSlowdown: detectableSlowdown2, trials: trials2 } = expectations;
  if (goal) {
    const verb = isGate ? "catch" : "show";
    return `${plural(trials2[0], "trial")} each ${verb} a candidate that needs ${formatSlowdown(goal.slowdown)}\xD7 the trials`;
  }
  const what = detectableSlowdown2 === null ? "no slowdown" : `a candidate that needs ${formatTimes(detectableSlowdown2, Math.ceil)} the trials`;
  return `${isGate ? "Caught" : "Shown"} 4 times in 5: ${what}`;
}
function markOf({ expectations, goal }) {
  const { detectableSlowdown: detectableSlowdown2, power } = expectations;
  if (goal === null) {
    const text2 = `${formatTimes(detectableSlowdown2 ?? 1, Math.ceil)} the trials`;
    return detectableSlowdown2 === null ? null : { slowdown: detectableSlowdown2, chance: 0.8, text: text2 };
  }
  const point = power.find(({ slowdown }) => slowdown === goal.slowdown);
  if (point === void 0) return null;
  const text = `${formatSlowdown(goal.slowdown)}\xD7 the trials: ${formatChance(point.probability)}`;
  return { slowdown: goal.slowdown, chance: point.probability, text };
}
function looksChartOf({ looks: looks2, outcomes, totalRate }, baseline, { gate }) {
  const sizes = looks2.map(({ size }) => size);
  const last = sizes.at(-1) ?? 1;
  const unchanged = outcomes.find(({ slowdown }) => slowdown === 1)?.meanTrials ?? last;
  const title = `Looks at ${listOf2(sizes.map(String))} trials: about ${Math.round(unchanged)} if nothing changed`;
  const described = outcomes.map(
    ({ slowdown, fail, passEarly, meanTrials }) => `${formatSlowdown(slowdown)} times: fails ${formatChance(fail)}, passes early ${formatChance(passEarly)}, ${Math.round(meanTrials)} trials`
  );
  const single = `fails, with a single look at ${plural(last, "trial")}`;
  const early = "passes before the last look";
  const chances = outcomes.map((one2) => ({ ...one2, single: one2.single.fail }));
  const points = (of) => chances.map(({ slowdown, [of]: chance }) => ({ slowdown, chance }));
  return {
    title,
    subtitle: [
      `Simulated for ${plural(baseline, "baseline trial")}; passes early if the slowdown\u2019s limit is below ${formatSlowdown(gate.stopBelow)}\xD7`,
      `If nothing changed, one of the looks fails ${formatLimit(totalRate)}`
    ],
    yLabel: "chance",
    lines: [
      { name: "fails, at any look", colour: "worse", stroke: "solid", points: points("fail") },
      { name: single, colour: "worse", stroke: "dashed", points: points("single") },
      { name: early, colour: "better", stroke: "dotted", points: points("passEarly") }
    ],
    wanted: null,
    mark: null,
    trials: {
      name: `trials of the candidate until it is decided, on average; a single look takes ${last}`,
      most: last,
      points: outcomes.map(({ slowdown, meanTrials: trials2 }) => ({ slowdown, trials: trials2 }))
    },
    description: `${title}. By how many times the trials the candidate needs: ${described.join("; ")}.`
  };
}

// src/render/power-chart/render-power-chart.ts
var SHEET = SHEETS.wide;
var ROW2 = lineHeight(SHEET.text);
function renderPowerChart(model, theme2) {
  const ink = palette(theme2);
  const { title, subtitle, lines, description } = model;
  const heading2 = headingOf(title, subtitle, SHEET);
  const legend = lines.length > 1 ? lines : [];
  const top = heading2.bottom + ROW2 * (legend.length + 2.4) + (legend.length > 0 ? 4 : 0);
  const left = SHEET.left + textWidth(formatPercent(1), SHEET.text) + 10;
  const box = { left, right: SHEET.right - 10, top, bottom: top + SHEET.plotHeight };
  const slowdowns = lines.flatMap(({ points }) => points.map(({ slowdown }) => slowdown));
  const ends = [Math.min(...slowdowns), Math.max(...slowdowns)];
  const plot = {
    box,
    x: log(ends, [box.left, box.right]).clamp(true),
    y: linear2([0, 1], [box.bottom, box.top]).clamp(true)
  };
  const axisBottom = box.bottom + 78;
  const size = {
    width: SHEET.width,
    height: axisBottom + (model.trials ? TRIALS_HEIGHT : 0),
    background: ink.background
  };
  return pictureOf({ id: `power-${theme2}`, ...size, title, description }, [
    ...header(heading2, SHEET, ink),
    ...legend.flatMap((line2, i) => legendRow(line2, heading2.bottom + ROW2 * (i + 1), ink)),
    ...chanceAxis(model, plot, ink),
    ...guides(model, plot, ink),
    ...lines.toReversed().flatMap((line2) => drawn2(line2, plot, ink)),
    ...slowdownAxis(marksOf(model, ends), plot, ink),
    ...words2(model, plot, ink),
    ...model.trials ? trialBars(model.trials, axisBottom, plot, ink) : []
  ]);
}
var DASHES = { solid: void 0, dashed: "6 4", dotted: "2 4" };
function strokeOf({ colour, stroke }, ink) {
  const width = { "stroke-width": stroke === "dashed" ? 1.5 : 2.5 };
  return { fill: "none", stroke: ink[colour], ...width, "stroke-dasharray": DASHES[stroke] };
}
function legendRow(line2, y, ink) {
  const swatch = horizontal({ left: SHEET.left, right: SHEET.left + 28 }, y - 5);
  const text = { ...SHEET.text, x: SHEET.left + 36, y, text: line2.name, fill: ink.text };
  return [
    element("path", { d: swatch, ...strokeOf(line2, ink) }),
    label2({ ...text, maxWidth: SHEET.right - text.x })
  ];
}
function drawn2(line2, { box, x, y }, ink) {
  const points = line2.points.map(({ slowdown, chance }) => ({ x: x(slowdown), y: y(chance) }));
  const d = pathOf2(points);
  const ends = [points.at(-1), points[0]].map((at) => ({ x: at?.x ?? 0, y: box.bottom }));
  const area = `${pathOf2([...points, ...ends])}z`;
  const fill = { fill: ink[line2.colour], "fill-opacity": BAND_OPACITY / 2 };
  return [
    ...line2.stroke === "solid" ? [element("path", { d: area, ...fill })] : [],
    element("path", { d, ...strokeOf(line2, ink) })
  ];
}
var SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];
function chanceAxis({ yLabel }, { box, y }, ink) {
  const lines = SHARES.slice(1).map((share2) => horizontal(box, y(share2)));
  const look = { ...SHEET.text, x: box.left - 10, fill: ink.muted, anchor: "end" };
  const name = { ...SHEET.text, x: SHEET.left, y: box.top - 26, text: yLabel, fill: ink.text };
  return [
    element("path", { d: lines.join(""), stroke: ink.grid }),
    label2({ ...name, maxWidth: SHEET.right - SHEET.left }),
    ...SHARES.map(
      (share2) => label2({ ...look, y: centred(y(share2), SHEET.text), text: formatPercent(share2) })
    )
  ];
}
var APART = 14;
function slowdownAxis(wanted2, { box, x }, ink) {
  const half = (slowdown) => textWidth(written4(slowdown), SHEET.text) / 2;
  const inside = (slowdown) => Math.min(x(slowdown), SHEET.width - half(slowdown));
  const isApart = (a, b) => Math.abs(inside(a) - inside(b)) >= half(a) + half(b) + APART;
  const ticks2 = spaced(wanted2, isApart);
  const marks = ticks2.map((tick) => vertical(x(tick), [box.bottom, box.bottom + 5]));
  const d = horizontal(box, box.bottom) + marks.join("");
  const look = { ...SHEET.text, fill: ink.muted, y: box.bottom + 22, anchor: "middle" };
  const text = "times the trials that the candidate needs (log scale)";
  const middle = (box.left + box.right) / 2;
  return [
    element("path", { d, fill: "none", stroke: ink.muted }),
    ...ticks2.map((tick) => label2({ ...look, x: inside(tick), text: written4(tick) })),
    label2({ ...look, x: x(1), y: box.bottom + 41, text: "no change" }),
    label2({ ...look, x: middle, y: box.bottom + 64, text, fill: ink.text })
  ];
}
function written4(slowdown) {
  const short = slowdown < 1e3 ? formatSlowdown : formatBudget;
  return `${short(Number(slowdown.toPrecision(3)))}\xD7`;
}
function marksOf({ trials: trials2 }, [first2 = 1, last = 1]) {
  const withBars = trials2?.points.map(({ slowdown }) => slowdown) ?? [];
  const between = last < 3 ? linear2([1, last], [0, 1]).ticks(4) : [];
  const whole = readableNumbers(first2, last).filter((slowdown) => slowdown % 0.5 === 0);
  return [1, last, ...withBars, ...whole, ...between].filter(
    (slowdown) => slowdown >= first2 && slowdown <= last
  );
}
function guides({ wanted: wanted2, mark }, { box, x, y }, ink) {
  if (wanted2 === null) return [];
  const down = mark ? vertical(x(mark.slowdown), [y(mark.chance), box.bottom]) : "";
  const d = horizontal(box, y(wanted2.chance)) + down;
  return [element("path", { d, stroke: ink.muted, "stroke-dasharray": "2 3" })];
}
function words2({ wanted: wanted2, mark }, { box, x, y }, ink) {
  if (wanted2 === null) return [];
  const look = { fill: ink.text, halo: ink.background };
  const text = { ...SHEET.text, ...look, text: wanted2.text, x: box.left + 6 };
  const onLine = [-7, 18].map((below) => ({ ...text, y: y(wanted2.chance) + below }));
  if (mark === null) return placed2([onLine], box).map(label2);
  const [cx, cy] = [x(mark.slowdown), y(mark.chance)];
  const name = { ...SHEET.strong, ...look, text: mark.text };
  const atDot = [cy + 24, cy - 12, box.bottom - 10].flatMap((row) => [
    { ...name, x: cx + 10, y: row },
    { ...name, x: box.right - 6, y: row, anchor: "end" }
  ]);
  const dot = { cx, cy, r: 5, fill: ink.baseline, stroke: ink.background, "stroke-width": 2 };
  return [element("circle", dot), ...placed2([onLine, atDot], box).map(label2)];
}
var [COLUMN_WIDTH, COLUMN_HEIGHT, TRIALS_HEIGHT] = [28, 70, 70 + 2.4 * ROW2 + 8];
function trialBars({ name, most, points }, top, { box, x }, ink) {
  const bottom = top + TRIALS_HEIGHT - 8;
  const text = { ...SHEET.text, fill: ink.text };
  const scale = { ...text, fill: ink.muted, x: box.left - 10, anchor: "end" };
  const whole = bottom - COLUMN_HEIGHT;
  return [
    label2({ ...text, x: SHEET.left, y: top + ROW2, text: name, maxWidth: SHEET.right - SHEET.left }),
    ...points.flatMap(({ slowdown, trials: trials2 }) => {
      const right = Math.min(box.right, x(slowdown) + COLUMN_WIDTH / 2);
      const left = Math.max(box.left, right - COLUMN_WIDTH);
      const height2 = trials2 / most * COLUMN_HEIGHT;
      const column2 = { x: left, y: bottom - height2, width: COLUMN_WIDTH, height: height2 };
      const middle = { x: left + COLUMN_WIDTH / 2, anchor: "middle" };
      return [
        element("rect", { ...column2, fill: ink.muted, "fill-opacity": BAND_OPACITY }),
        label2({ ...text, ...middle, y: bottom - 6, text: String(Math.round(trials2)) })
      ];
    }),
    element("path", { d: horizontal(box, whole), stroke: ink.muted, "stroke-dasharray": "6 4" }),
    element("path", { d: horizontal(box, bottom), stroke: ink.muted }),
    label2({ ...scale, y: centred(whole, SHEET.text), text: String(most) })
  ];
}

// src/render/report.ts
var NOTHING_ELSE = { markdown: null, curves: null, trials: null, charts: /* @__PURE__ */ new Map(), page: null };
function comparisonReport(assessment, frame2 = {}, drawing = {}) {
  return reportOfRun(combineAssessments([{ name: "", assessment }]), frame2, drawing);
}
function reportOfRun(run, frame2 = {}, drawing = {}) {
  const whole = { ...NO_FRAME, ...frame2 };
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
      const [only = null] = isSeveral ? [] : chartsOfRun(run, drawing).values();
      return only;
    },
    get charts() {
      return isSeveral ? chartsOfRun(run, drawing) : /* @__PURE__ */ new Map();
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
    chart: inBothThemes((theme2) => renderChart(model, { ...drawing, theme: theme2 }))
  };
}
function chartsOfRun({ comparisons }, drawing = {}) {
  const drawn3 = comparisons.flatMap(({ name, assessment }) => {
    const model = chartOf(assessment, comparisons.length > 1 ? "comparison" : "check");
    if (model === null) return [];
    return [[name, inBothThemes((theme2) => renderChart(model, { ...drawing, theme: theme2 }))]];
  });
  return new Map(drawn3);
}
function inBothThemes(draw) {
  return { light: draw("light"), dark: draw("dark") };
}
function planReport(plan, curve) {
  const { looks: looks2, trials: trials2, settings } = plan;
  const model = looks2 && trials2 ? looksChartOf(looks2, trials2[0], settings) : curve && powerChartOf(curve, settings);
  return {
    ...NOTHING_ELSE,
    json: jsonText(planJson(plan)),
    chart: model && inBothThemes((theme2) => renderPowerChart(model, theme2))
  };
}

// src/render/starter/starter-config.ts
var DOCS = "https://github.com/tuning-gate/tuning-gate/blob/main/docs/config.md";
var SCHEMA = "https://raw.githubusercontent.com/tuning-gate/tuning-gate/main/schema/config.schema.json";
var HEAD = `# yaml-language-server: $schema=${SCHEMA}
# What tuning-gate compares and how: ${DOCS}
# Each setting is the input of the same name; an input given in the workflow wins.
# The gate reads this file from the branch that a pull request is merged into.`;
var EXAMPLE = `# Several comparisons in one run share one comment and one check. Each name is the \`name\` that a
# job with \`mode: collect\` saved its sweep under.
# comparisons:
#   small: {}
#   large:
#     margin: 0.01`;
function starterConfig(sweeps) {
  const known = sweeps.map(({ name, inspection }) => ({ name, ...settingsOf2(inspection) }));
  const [only = UNKNOWN, ...others] = known;
  const entries = known.flatMap(({ name, lines }) => [
    `  ${yamlText(name)}:`,
    ...lines.map((line2) => `    ${line2}`)
  ]);
  const several = [
    "# Each name is the `name` that a job with `mode: collect` saved its sweep under.",
    "comparisons:",
    ...entries
  ];
  const text = [
    HEAD,
    "",
    ...others.length === 0 ? [...only.lines, ""] : [],
    ...DEFAULTS.map(defaultLines),
    ...others.length === 0 ? [EXAMPLE] : several
  ];
  const open = new Set([only, ...others].flatMap((one2) => one2.open));
  return { text: `${text.join("\n")}
`, open: [...open] };
}
var UNKNOWN = {
  lines: ["metric: # the column of the score", "direction: # maximize or minimize?"],
  open: ["metric", "direction"]
};
function settingsOf2(inspection) {
  const { source, format: format2, trials: trials2, metric, direction, settings, search: search2 } = inspection;
  const { suspectedFailedValue: suspected } = inspection;
  const asked = settings.find(([name]) => name === "metric")?.[1];
  const question = typeof asked === "object" ? asked.question : "the column of the score";
  const counted = trials2.counts === null ? "" : `, ${plural(trials2.counts.counted, "trial")}`;
  const lines = [
    `# Found in ${printablePath(source.location)}: ${format2.title}${counted}.`,
    setting("metric", metric.name, question),
    setting("direction", direction.value, "maximize or minimize?")
  ];
  for (const [name, value2] of settings)
    if (name !== "metric" && name !== "direction" && typeof value2 === "string")
      lines.push(setting(name, value2));
  if (suspected !== null) {
    const scored = `${plural(suspected.count, "trial")} scored exactly this`;
    lines.push(`# failed-value: ${suspected.value} # ${scored}; does it stand for a failure?`);
  }
  if (search2.method === "unknown")
    lines.push(
      "# search-method: random # the files do not record how trials were drawn; were they drawn at random?"
    );
  const open = { metric: metric.name === null, direction: direction.value === null };
  return { lines, open: ["metric", "direction"].filter((name) => open[name]) };
}
function setting(name, value2, question = "") {
  return value2 === null ? `${name}: # ${question}` : `${name}: ${scalar(name, value2)}`;
}
function scalar(name, value2) {
  const isNumber2 = OPTIONS[name].kind.placeholder !== "NAME" && /^-?\d+(\.\d+)?$/.test(value2);
  return isNumber2 ? value2 : yamlText(value2);
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

// src/render/starter/starter-workflow.ts
var CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
var PYTHON2 = "actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0";
var SEED = `--seed \${{ github.run_number }}`;
function starterWorkflow(sweeps) {
  const [only, ...others] = sweeps;
  const { matrix, options, name, path } = others.length > 0 ? {
    matrix: `include:
${sweeps.map(matrixItem).join("\n")}`,
    options: `--model \${{ matrix.name }} --trials 48 ${SEED}`,
    name: `
          name: \${{ matrix.name }}`,
    path: `\${{ matrix.sweep }}`
  } : {
    matrix: "part: [1, 2, 3, 4]",
    options: `--trials 12 ${SEED} --part \${{ matrix.part }}`,
    name: "",
    path: pathOf3(only ?? { location: "" })
  };
  return `name: Tuning
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  push:
    branches: [main]
  schedule:
    - cron: '23 4 1 * *' # a fresh baseline every month, before the last one expires
  workflow_dispatch:
concurrency:
  # A push or another base replaces the run before; commits of main and edited titles get their own.
  group: tuning-\${{ (github.event.action != 'edited' || github.event.changes.base) && github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
permissions:
  contents: read
jobs:
  train: # runs the pull request's code, so it may only read
    # An edited title changes nothing; another base does.
    if: github.event.action != 'edited' || github.event.changes.base
    strategy:
      fail-fast: false
      matrix:
        ${matrix}
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      # Put in what trains, and what it needs. Every job and every run draws trials of its own.
      - uses: ${PYTHON2}
        with:
          python-version: '3.13'
      - run: pip install -r requirements.txt
      - run: python sweep.py ${options} --output ${path}
      - uses: tuning-gate/tuning-gate@v0
        with:
          mode: collect${name}
          candidate: ${path}
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
function matrixItem(sweep) {
  return `          - name: ${yamlText(sweep.name)}
            sweep: ${pathOf3(sweep)}`;
}
function pathOf3({ location }) {
  return /^(?!.*\.\.)[A-Za-z][\w./-]*$/.test(location) ? location : "candidate.csv";
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
function columnsOf3(line2) {
  const visible = line2.replace(NO_COLUMN, "");
  return Array.from(visible).length + (visible.match(TWO_COLUMNS)?.length ?? 0);
}
var SPACE = / (?!%)/;
function wrapped2(text, { width }) {
  const lines = [];
  for (const word of text.split(SPACE)) {
    const line2 = lines.at(-1);
    if (line2 === void 0 || columnsOf3(line2) + 1 + columnsOf3(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${line2} ${word}`;
  }
  return lines.join("\n");
}
function prose(sentences2, screen) {
  const inner = { ...screen, width: screen.width - 2 };
  return sentences2.filter(Boolean).map((sentence) => wrapped2(sentence, inner).replaceAll("\n", "\n  ")).join("\n");
}
function aligned(rows, screen, paint = (cell) => cell) {
  const widths = (rows[0] ?? []).map(
    (_, i) => rows.reduce((widest, row) => Math.max(widest, columnsOf3(row[i] ?? "")), 0)
  );
  const line2 = (row, at) => {
    const gap = (cell, i) => " ".repeat((widths[i] ?? 0) - columnsOf3(cell) + 2);
    const before = `  ${row.slice(0, -1).map((cell, i) => paint(cell, at, i) + gap(cell, i)).join("")}`;
    const left = 2 + widths.slice(0, -1).reduce((sum, width2) => sum + width2 + 2, 0);
    const width = Math.max(20, screen.width - left);
    const last = wrapped2(row.at(-1) ?? "", { ...screen, width });
    return before + last.replaceAll("\n", `
${" ".repeat(left)}`);
  };
  return `
${rows.map((row, at) => line2(row, at).trimEnd()).join("\n")}`;
}
function paragraphs(parts2) {
  return `${parts2.filter(Boolean).join("\n")}
`;
}
function numbersTable(columns, screen) {
  return aligned(rowsOf5(columns.map(alignRight)), screen);
}
function rowsOf5(columns) {
  return (columns[0] ?? []).map((_, i) => columns.map((column2) => column2[i] ?? ""));
}
function alignRight(cells) {
  const width = Math.max(...cells.map(columnsOf3));
  return cells.map((cell) => " ".repeat(width - columnsOf3(cell)) + cell);
}

// src/render/terminal/comparison.ts
function renderText(assessment, screen, subject = "check") {
  const outcome = subject === "check" ? outcomeSentence(assessment) : "";
  const strength = strengthSentence(assessment, subject);
  const details = [...sweepLines(assessment), ...noteLines(assessment, screen)];
  return paragraphs([
    titleOf2(`${statusMark(assessment)} ${headline(assessment)}.`, assessment, screen),
    sentences([ofMessage(strength), ofMessage(outcome), ...explanations(assessment)], screen),
    budgetTable2(assessment, screen),
    forest(assessment, screen),
    sentences(outlookSentences(assessment, subject), screen),
    styled(prose(details, screen), "dim", screen)
  ]);
}
function renderRunText(run, screen) {
  const [only, ...others] = run.comparisons;
  const notes2 = prose([plainText(runNotes(run))], screen);
  if (others.length === 0) return `${renderText(only.assessment, screen)}${notes2 && `${notes2}
`}`;
  const { header: header2, rows } = summaryTable(run);
  return paragraphs([
    titleOf2(`${runMark(run)} ${plainText(runHeadline(run))}.`, run, screen),
    sentences(runExplanations(run), screen),
    aligned(
      [header2, ...rows].map((cells) => cells.map(plainText)),
      { ...screen, width: Infinity }
    ),
    sentences([familyWiseSentence(run)], screen),
    notes2,
    ...run.comparisons.map(
      ({ name, assessment }) => `
${printable(name)}
${renderText(assessment, screen, "comparison")}`
    )
  ]);
}
var COLOURS3 = { pass: "green", neutral: null, fail: "red" };
function titleOf2(result, { gate }, screen) {
  return styled(styled(wrapped2(result, screen), "bold", screen), COLOURS3[gate], screen);
}
function sentences(phrases, screen) {
  return prose(phrases.map(quotedText), screen);
}
function coloured(evidence, way, screen) {
  return styled(evidence, way && { worse: "red", better: "green" }[way], screen);
}
function budgetTable2(assessment, screen) {
  const columns = comparedColumns(assessment);
  if (columns.length === 0) return "";
  const linesOf = (shown2) => rowsOf5(shown2.map(({ name, cells }) => [name, ...cells].map(plainText)));
  const paint = (cell, row, column2) => coloured(cell, columns[column2]?.ways[row - 1] ?? null, screen);
  const wide = { ...screen, width: Infinity };
  const isWide = widthOf(aligned(linesOf(columns), wide)) > screen.width;
  if (isWide) return aligned(linesOf(columns.map(({ narrow }) => narrow)), screen, paint);
  return aligned(linesOf(columns), wide, paint);
}
var [MIN_PLOT, MAX_PLOT] = [12, 46];
function forest(assessment, screen) {
  const excess = Math.max(0, widthOf(forestPlot(assessment, MAX_PLOT)) - screen.width);
  const columns = Math.max(MIN_PLOT, MAX_PLOT - excess);
  const plot = forestPlot(
    assessment,
    columns,
    ({ said: said2, way }) => coloured(plainText(said2), way, screen)
  );
  return plot && `
${plot}
`;
}
function widthOf(lines) {
  return Math.max(...lines.split("\n").map(columnsOf3));
}
function noteLines({ warnings }, { isVerbose }) {
  const shown2 = warnings.filter(({ code: code2 }) => isVerbose || !MINOR.includes(code2));
  const hidden = warnings.length - shown2.length;
  const more = hidden === 0 ? "" : `${plural(hidden, "more note")}: use --verbose.`;
  return [...warningLines(shown2).map(plainText), more];
}
function sweepLines({ baseline, candidate, settings }) {
  const describe2 = (arm2, sweep) => sweep ? `${arm2}: ${describeReading(sweep)}; ${describeCounts(sweep, settings)}.` : "";
  return [describe2("Baseline", baseline), describe2("Candidate", candidate)];
}
function describeReading({ format: format2, metric, direction }) {
  return `${format2}, ${printable(metric)} (${direction})`;
}

// src/render/terminal/curve.ts
function renderCurveText(sweep, curve, { settings, budgets, screen }) {
  const axis = axisOf([sweep]);
  const format2 = formatOfCurves([curve]);
  const resolved = describeBudget(curve.resolvableBudget, axis);
  const head = `${label(sweep)}: ${describeReading(sweep)}; ${describeCounts(sweep, settings)}; resolves budgets up to ${resolved}.`;
  const trials2 = budgets.map((budget) => formatBudget(trialsFor(budget, curve.trialCost)));
  const inCost2 = alignRight([`budget (${unitOf(axis)})`, ...budgets.map(formatBudget)]);
  const columns = [
    ...axis.kind === "cost" ? [inCost2] : [],
    alignRight(["trials", ...trials2]),
    [
      `${curveWord(settings, sweep.direction)} best (${limitsOf({ settings })})`,
      ...budgets.map(
        (budget) => describeLimits(toMetric(limitsAt(curve, budget), sweep.direction), format2)
      )
    ]
  ];
  const note2 = "\nThe mean curves of earlier work are in --json.";
  return paragraphs([
    wrapped2(head, screen),
    aligned(rowsOf5(columns), screen),
    styled(wrapped2(note2, screen), "dim", screen)
  ]);
}

// src/render/terminal/inspection.ts
function renderInspection(inspection, screen, program) {
  const { source, format: format2, files, gaps, warnings } = inspection;
  const notes2 = [...gaps.map(describeGap), ...warnings].map(
    (note2) => `
${styled(wrapped2(`Note: ${note2}`, screen), "dim", screen)}`
  );
  const parts2 = [
    `${printablePath(source.location)}: ${format2.title} (format ${format2.name}), ${plural(files, "file")}`,
    aligned(factsOf(inspection), screen),
    candidatesOf(inspection, screen),
    ...notes2,
    toUse(inspection, program)
  ];
  return `${parts2.filter(Boolean).join("\n")}
`;
}
var FROM = {
  given: "as given",
  only: "the only column of numbers it can be",
  recorded: "recorded, or fixed by the format",
  unknown: "not recorded"
};
function factsOf(inspection) {
  const { metric, direction, search: search2, isOrdered, trials: trials2 } = inspection;
  const { rows, counts, leftOut } = trials2;
  const kinds = counts && `: ${counts.failed} failed, ${counts.pruned} pruned, ${counts.running} unfinished`;
  const known = (value2, from) => value2 === null ? "unknown" : `${printable(value2, 60)} (${FROM[from]})`;
  const { method: method2, sampler, seed } = search2;
  const details = [sampler && `by ${printable(sampler, 60)}`, seed !== null && `seed ${seed}`];
  return [
    ["trials", [`${rows}${kinds ?? ""}`, ...leftOut.map(describeLeftOut)].join("; ")],
    ["counted", String(counts?.counted ?? "not known yet")],
    ["metric", known(metric.name, metric.from)],
    ["direction", known(direction.value, direction.from)],
    ["search", [method2, ...details].filter(Boolean).join(", ")],
    ["order", isOrdered ? "recorded" : "not recorded; as found"]
  ];
}
var MAX_SHOWN = 20;
function candidatesOf({ metric }, screen) {
  if (metric.candidates.length === 0) return "";
  const shown2 = metric.candidates.slice(0, MAX_SHOWN);
  const rows = shown2.map(({ values, name, least, greatest }) => {
    const isKnown = least !== null && greatest !== null;
    const range2 = isKnown ? `${inDigits(least, 4)} to ${inDigits(greatest, 4)}` : "";
    const which = name === metric.name ? " (the metric)" : "";
    return [String(values), printable(name, 100), `${range2}${which}`];
  });
  const more = metric.candidates.length - MAX_SHOWN;
  const table2 = aligned([["values", "name", ""], ...rows], screen);
  return `
Columns of numbers that could be the metric:${table2}${more > 0 ? `
  and ${more} more` : ""}`;
}
function toUse({ source, settings, metric, obstacle }, program) {
  if (obstacle !== null || metric.name === null && settings.length === 0) return "";
  const isPiped = source.kind === "stdin";
  const location = isPiped ? "-" : source.location;
  const file = isPiped ? { question: "the file to read", placeholder: location } : location;
  const where = ["candidate", file];
  if (printable(location, 200) !== location || !isCopiable([where, ...settings])) return "";
  const command = `${program} compare BASELINE ${shellText(location)} ${suggestedFlags({ settings })}`;
  const block = withBlock([where, ...settings]).replaceAll(/^/gm, "  ");
  return `
To compare it:
  ${command.trimEnd()}
In a workflow:
${block}`;
}

// src/render/terminal/plan.ts
function renderPlan(plan, screen) {
  const parts2 = [...sizedParts(plan, screen), trialsSentence2(plan)].filter(Boolean);
  const lines = `${parts2.join("\n\n")}
`.split("\n");
  return lines.map((line2) => line2.startsWith("  ") ? line2 : wrapped2(line2, screen)).join("\n");
}
function sizedParts(plan, screen) {
  const { trials: trials2, expectations, looks: looks2, settings } = plan;
  if (trials2 === null || expectations === null) return [];
  const [baseline] = trials2;
  const rate = settings.comparison.falseAlarmRate;
  if (looks2 !== null) return looksParts(looks2, { baseline, rate }, screen);
  if (expectations.range === null) return [rangeSentence(plan, expectations)];
  return [
    rangeSentence(plan, expectations),
    falseAlarmPart(plan, expectations, screen),
    powerPart(plan, expectations, screen),
    detectableSentence(plan, expectations)
  ];
}
function rangeSentence({ settings, rules }, expectations) {
  const { trials: trials2, range: range2, confidence, resolvableBudget: resolvableBudget2 } = expectations;
  const { falseAlarmRate: rate, quantile: quantile2 } = settings.comparison;
  const [baseline, candidate] = trials2;
  const sizes = `A baseline of ${plural(baseline, "trial")} and a candidate of ${candidate}`;
  if (range2 !== null) {
    const [from2, to] = [formatBudget(range2[0]), describeBudget(range2[1], IN_TRIALS)];
    const luck = quantile2 === 0.5 ? "" : `, ${formatPercent(quantile2)} quantile of luck`;
    const keeps = settings.gate.failOn === "strong" ? "keep" : "are shown, by simulation, to keep";
    const chosen = rate === null ? "" : `, which ${keeps} false alarms of the check to ${rate} or less`;
    return `${sizes} can be compared for budgets of ${from2} to ${to} (${formatPercent(Number(confidence.toFixed(4)))} bands${luck}${chosen}).`;
  }
  if (rate !== null)
    return `${sizes} cannot be compared: no gate keeps false alarms of the check to ${rate} or less.`;
  const from = formatBudget(Math.max(1, rules.budgetMin ?? 1));
  const end = rules.budgetMax === null ? "" : ` and end at ${formatBudget(rules.budgetMax)}`;
  return `${sizes} cannot be compared: they resolve budgets up to ${describeBudget(resolvableBudget2, IN_TRIALS)}, and comparisons begin at ${from}${end}.`;
}
var LEVELS2 = { weak: "weak or more", fair: "fair or more", strong: "strong" };
function falseAlarmPart({ settings }, { falseAlarm, falseStrongBound: falseStrongBound2 }, screen) {
  const rows = ["weak", "fair", "strong"].flatMap((level) => {
    const rate = falseAlarm[level];
    const remark = level === settings.gate.failOn ? " (fails the check)" : "";
    return rate === null ? [] : [[`${LEVELS2[level]}${remark}`, formatOdds(rate)]];
  });
  return [
    `If nothing changed, evidence that the candidate is worse is found:${aligned(rows, screen)}`,
    `Whatever changed, false strong evidence of \u201Cworse\u201D is shown ${formatLimit(falseStrongBound2)}.`
  ].join("\n\n");
}
function powerPart(plan, { power }, screen) {
  const event = isStrongGate(plan) ? "this check fails" : "strong evidence is found";
  const table2 = numbersTable(
    [
      ["trials", ...power.map(({ slowdown }) => `${formatSlowdown(slowdown)}\xD7`)],
      ["chance", ...power.map(({ probability }) => formatChance(probability))]
    ],
    screen
  );
  return `Chance that ${event} if the candidate needs this many times the trials for the same score:${table2}`;
}
function isStrongGate({ settings }) {
  return settings.gate.failOn === "strong";
}
function detectableSentence(plan, { detectableSlowdown: detectableSlowdown2, falseAlarm }) {
  if (falseAlarm.strong === null) return "";
  if (detectableSlowdown2 === null)
    return "The sweeps are too small to show any slowdown 4 times in 5.";
  const catches = isStrongGate(plan) ? "this check catches" : "strong evidence shows";
  return `4 times in 5 ${catches} a candidate that needs ${formatTimes(detectableSlowdown2, Math.ceil)} the trials at every budget; ${CAUGHT_LESS}`;
}
function trialsSentence2(plan) {
  const { settings, trialsFor: trialsFor2, looks: looks2 } = plan;
  const { slowdown, power, budget, trials: trials2 } = trialsFor2;
  const { falseAlarmRate: rate } = settings.comparison;
  const isSimulated = ["fair", "weak"].includes(settings.gate.failOn);
  if (rate !== null && isSimulated) return "";
  const goal = `${isStrongGate(plan) ? "To catch" : "To show by strong evidence"} a candidate that needs ${formatSlowdown(slowdown)}\xD7 the trials with a chance of ${formatPercent(power)}`;
  const resolve = budget === null ? "" : `, and to resolve budgets up to ${budget.toLocaleString("en-US")}`;
  const most = rate === null ? "2,000" : "500";
  const answer = trials2 === null ? `more than ${most} trials` : plural(trials2, "trial");
  return `${goal}${resolve}, each sweep needs ${answer}${looks2 === null ? "" : " at one look"}.`;
}
function looksParts(forecast, { baseline, rate }, screen) {
  const { looks: looks2, totalRate, totalBound } = forecast;
  const sizes = looks2.map(({ size }) => String(size));
  const bands = looks2.map(
    ({ confidence }) => confidence === null ? "none keeps the rate" : formatPercent(Number(confidence.toFixed(4)))
  );
  const table2 = numbersTable(
    [
      ["trials", ...sizes],
      ["bands", ...bands],
      ["fails", ...looks2.map(({ spent }) => spent === 0 ? "never" : formatChance(spent))]
    ],
    screen
  );
  return [
    `Looks at ${listOf2(sizes)} trials of a candidate, with a baseline of ${baseline}. If nothing changed, each fails this often:${table2}`,
    `If nothing changed, any of them fails ${formatLimit(totalRate)} (the rate asked for is ${rate}); whatever changed, false strong evidence of \u201Cworse\u201D is shown ${formatLimit(totalBound)}.`,
    outcomesPart(forecast, screen),
    savingSentence(forecast)
  ];
}
function outcomesPart({ looks: looks2, outcomes }, screen) {
  const table2 = numbersTable(
    [
      ["trials", ...outcomes.map(({ slowdown }) => `${formatSlowdown(slowdown)}\xD7`)],
      ["fails", ...outcomes.map(({ fail }) => formatChance(fail))],
      ["at one look", ...outcomes.map(({ single }) => formatChance(single.fail))],
      ["passes early", ...outcomes.map(({ passEarly }) => formatChance(passEarly))],
      ["trials", ...outcomes.map(({ meanTrials }) => inDigits(meanTrials, 3))]
    ],
    screen
  );
  const errors = outcomes.flatMap(({ standardErrors: { fail, passEarly } }) => [fail, passEarly]);
  const last = looks2.at(-1)?.size;
  return `What happens to a candidate that needs this many times the trials for the same score:${table2}

At one look: a single one at ${last} trials. Trials: on average, until it is decided. Simulated, give or take ${formatChance(2 * Math.max(...errors))}.`;
}
function savingSentence({ looks: looks2, saving }) {
  const { trials: trials2, cost } = saving;
  const last = looks2.at(-1)?.size ?? 0;
  const unit2 = unitOf({ kind: "cost", unit: cost?.unit ?? null });
  const worth = cost === null ? "" : `, which saves ${formatBudget(cost.value)} ${unit2}`;
  return `If nothing changed, training stops after ${inDigits(last - trials2, 3)} of ${last} trials on average${worth}.`;
}

export {
  say,
  ofMessage,
  link,
  joined,
  parseYaml,
  areSaved,
  saveSweep,
  acceptSaved,
  savedMetric,
  readRecord,
  inspectFiles,
  IN_TRIALS,
  axisOf,
  rulesOn,
  makePlan,
  powerCurveOf,
  exitCodeOf,
  curveOf,
  budgetsOfOne,
  assess,
  combineAssessments,
  remember,
  holdTo,
  judgeLabel,
  canBeAccepted,
  acknowledge,
  excuseAnchor,
  describeCounts,
  adviceSentence,
  acceptanceSentence,
  statusMark,
  outcomeSentence,
  headline,
  verdictSentence,
  NO_FRAME,
  codeSpan,
  plainText,
  quotedText,
  suggestedFlags,
  shellText,
  failureTitle,
  renderFailure,
  runHeadline,
  runExplanations,
  pageColours,
  renderRunComment,
  inspectionJson,
  jsonText,
  comparisonReport,
  reportOfRun,
  curveReport,
  chartsOfRun,
  planReport,
  starterConfig,
  starterWorkflow,
  PLAIN_SCREEN,
  renderText,
  renderRunText,
  renderCurveText,
  renderInspection,
  renderPlan
};
