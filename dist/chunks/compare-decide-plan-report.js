import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  averageRepeats,
  repeatsIn
} from "./parse.js";
import {
  Beta,
  MAX_CALIBRATED,
  commonBreaks,
  confidenceBand,
  constantWidthBounds,
  countTies,
  exactLimits,
  findRoot,
  firstReaching,
  inCost,
  levelFromBudget,
  limitsAt,
  probabilityWithin,
  quickRandom,
  randomChoices,
  remember,
  resolvableBudget,
  scoreBounds,
  stepFunction,
  tuningCurve,
  upperLimit,
  valueAt
} from "./estimate.js";
import {
  areParametersGuessed,
  orient,
  suspectedFailedValue
} from "./parse-list.js";
import {
  digitsOf,
  readNumber,
  usualDirection
} from "./parse-columns-plain-trials.js";
import {
  CONFIG_PATH,
  COST_UNIT,
  EVIDENCE_LEVELS,
  GATES,
  isInput,
  isUnitName,
  yamlText
} from "./settings.js";
import {
  TOOL,
  naming,
  placeText,
  printable,
  settingsError
} from "./errors.js";
import {
  __commonJS,
  __toESM
} from "./runtime.js";

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
    function isNumber(value) {
      return typeof value === "number";
    }
    module.exports = isNumber;
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
    var isNumber = require_is_number();
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
        if (!isNumber(out)) {
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
    function isString(value) {
      return typeof value === "string";
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
var require_main = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/main.js"(exports, module) {
    "use strict";
    var formatInteger = require_format_integer();
    var isString = require_is_string();
    var isNumber = require_is_number();
    var formatDouble = require_format_double();
    var spacePad = require_space_pad();
    var zeroPad = require_zero_pad();
    var fromCharCode = String.fromCharCode;
    var isArray = Array.isArray;
    function isnan(value) {
      return value !== value;
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
                if (!isNumber(token.arg)) {
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
var require_lib = __commonJS({
  "node_modules/@stdlib/string-base-format-interpolate/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main();
    module.exports = main;
  }
});

// node_modules/@stdlib/string-base-format-tokenize/lib/main.js
var require_main2 = __commonJS({
  "node_modules/@stdlib/string-base-format-tokenize/lib/main.js"(exports, module) {
    "use strict";
    var RE = /%(?:([1-9]\d*)\$)?([0 +\-#]*)(\*|\d+)?(?:(\.)(\*|\d+)?)?[hlL]?([%A-Za-z])/g;
    function parse(match) {
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
          tokens.push(parse(match));
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
var require_lib2 = __commonJS({
  "node_modules/@stdlib/string-base-format-tokenize/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main2();
    module.exports = main;
  }
});

// node_modules/@stdlib/string-format/lib/is_string.js
var require_is_string2 = __commonJS({
  "node_modules/@stdlib/string-format/lib/is_string.js"(exports, module) {
    "use strict";
    function isString(value) {
      return typeof value === "string";
    }
    module.exports = isString;
  }
});

// node_modules/@stdlib/string-format/lib/main.js
var require_main3 = __commonJS({
  "node_modules/@stdlib/string-format/lib/main.js"(exports, module) {
    "use strict";
    var interpolate = require_lib();
    var tokenize = require_lib2();
    var isString = require_is_string2();
    function format(str) {
      var args;
      var i;
      if (!isString(str)) {
        throw new TypeError(format("invalid argument. First argument must be a string. Value: `%s`.", str));
      }
      args = [tokenize(str)];
      for (i = 1; i < arguments.length; i++) {
        args.push(arguments[i]);
      }
      return interpolate.apply(null, args);
    }
    module.exports = format;
  }
});

// node_modules/@stdlib/string-format/lib/index.js
var require_lib3 = __commonJS({
  "node_modules/@stdlib/string-format/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main3();
    module.exports = main;
  }
});

// node_modules/@stdlib/utils-define-property/lib/polyfill.js
var require_polyfill = __commonJS({
  "node_modules/@stdlib/utils-define-property/lib/polyfill.js"(exports, module) {
    "use strict";
    var format = require_lib3();
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
        throw new TypeError(format("invalid argument. First argument must be an object. Value: `%s`.", obj));
      }
      if (typeof descriptor !== "object" || descriptor === null || toStr.call(descriptor) === "[object Array]") {
        throw new TypeError(format("invalid argument. Property descriptor must be an object. Value: `%s`.", descriptor));
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
var require_lib4 = __commonJS({
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
var require_main4 = __commonJS({
  "node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/main.js"(exports, module) {
    "use strict";
    var defineProperty = require_lib4();
    function setNonEnumerableReadOnly(obj, prop, value) {
      defineProperty(obj, prop, {
        "configurable": false,
        "enumerable": false,
        "writable": false,
        "value": value
      });
    }
    module.exports = setNonEnumerableReadOnly;
  }
});

// node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/index.js
var require_lib5 = __commonJS({
  "node_modules/@stdlib/utils-define-nonenumerable-read-only-property/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main4();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-nan/lib/main.js
var require_main5 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-nan/lib/main.js"(exports, module) {
    "use strict";
    function isnan(x) {
      return x !== x;
    }
    module.exports = isnan;
  }
});

// node_modules/@stdlib/math-base-assert-is-nan/lib/index.js
var require_lib6 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-nan/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main5();
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-has-symbol-support/lib/main.js
var require_main6 = __commonJS({
  "node_modules/@stdlib/assert-has-symbol-support/lib/main.js"(exports, module) {
    "use strict";
    function hasSymbolSupport() {
      return typeof Symbol === "function" && typeof /* @__PURE__ */ Symbol("foo") === "symbol";
    }
    module.exports = hasSymbolSupport;
  }
});

// node_modules/@stdlib/assert-has-symbol-support/lib/index.js
var require_lib7 = __commonJS({
  "node_modules/@stdlib/assert-has-symbol-support/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main6();
    module.exports = main;
  }
});

// node_modules/@stdlib/assert-has-tostringtag-support/lib/main.js
var require_main7 = __commonJS({
  "node_modules/@stdlib/assert-has-tostringtag-support/lib/main.js"(exports, module) {
    "use strict";
    var hasSymbols = require_lib7();
    var FLG = hasSymbols();
    function hasToStringTagSupport() {
      return FLG && typeof Symbol.toStringTag === "symbol";
    }
    module.exports = hasToStringTagSupport;
  }
});

// node_modules/@stdlib/assert-has-tostringtag-support/lib/index.js
var require_lib8 = __commonJS({
  "node_modules/@stdlib/assert-has-tostringtag-support/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main7();
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
var require_main8 = __commonJS({
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
var require_main9 = __commonJS({
  "node_modules/@stdlib/assert-has-own-property/lib/main.js"(exports, module) {
    "use strict";
    var has = Object.prototype.hasOwnProperty;
    function hasOwnProp(value, property) {
      if (value === void 0 || value === null) {
        return false;
      }
      return has.call(value, property);
    }
    module.exports = hasOwnProp;
  }
});

// node_modules/@stdlib/assert-has-own-property/lib/index.js
var require_lib9 = __commonJS({
  "node_modules/@stdlib/assert-has-own-property/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main9();
    module.exports = main;
  }
});

// node_modules/@stdlib/symbol-ctor/lib/main.js
var require_main10 = __commonJS({
  "node_modules/@stdlib/symbol-ctor/lib/main.js"(exports, module) {
    "use strict";
    var Sym = typeof Symbol === "function" ? Symbol : void 0;
    module.exports = Sym;
  }
});

// node_modules/@stdlib/symbol-ctor/lib/index.js
var require_lib10 = __commonJS({
  "node_modules/@stdlib/symbol-ctor/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main10();
    module.exports = main;
  }
});

// node_modules/@stdlib/utils-native-class/lib/tostringtag.js
var require_tostringtag = __commonJS({
  "node_modules/@stdlib/utils-native-class/lib/tostringtag.js"(exports, module) {
    "use strict";
    var Symbol2 = require_lib10();
    var toStrTag = typeof Symbol2 === "function" ? Symbol2.toStringTag : "";
    module.exports = toStrTag;
  }
});

// node_modules/@stdlib/utils-native-class/lib/polyfill.js
var require_polyfill2 = __commonJS({
  "node_modules/@stdlib/utils-native-class/lib/polyfill.js"(exports, module) {
    "use strict";
    var hasOwnProp = require_lib9();
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
var require_lib11 = __commonJS({
  "node_modules/@stdlib/utils-native-class/lib/index.js"(exports, module) {
    "use strict";
    var hasToStringTag = require_lib8();
    var builtin = require_main8();
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
var require_main11 = __commonJS({
  "node_modules/@stdlib/assert-is-uint32array/lib/main.js"(exports, module) {
    "use strict";
    var nativeClass = require_lib11();
    var hasUint32Array = typeof Uint32Array === "function";
    function isUint32Array(value) {
      return hasUint32Array && value instanceof Uint32Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value) === "[object Uint32Array]";
    }
    module.exports = isUint32Array;
  }
});

// node_modules/@stdlib/assert-is-uint32array/lib/index.js
var require_lib12 = __commonJS({
  "node_modules/@stdlib/assert-is-uint32array/lib/index.js"(exports, module) {
    "use strict";
    var isUint32Array = require_main11();
    module.exports = isUint32Array;
  }
});

// node_modules/@stdlib/constants-uint32-max/lib/index.js
var require_lib13 = __commonJS({
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
var require_main12 = __commonJS({
  "node_modules/@stdlib/assert-has-uint32array-support/lib/main.js"(exports, module) {
    "use strict";
    var isUint32Array = require_lib12();
    var UINT32_MAX = require_lib13();
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
var require_lib14 = __commonJS({
  "node_modules/@stdlib/assert-has-uint32array-support/lib/index.js"(exports, module) {
    "use strict";
    var hasUint32ArraySupport = require_main12();
    module.exports = hasUint32ArraySupport;
  }
});

// node_modules/@stdlib/array-uint32/lib/main.js
var require_main13 = __commonJS({
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
var require_lib15 = __commonJS({
  "node_modules/@stdlib/array-uint32/lib/index.js"(exports, module) {
    "use strict";
    var hasUint32ArraySupport = require_lib14();
    var builtin = require_main13();
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
var require_main14 = __commonJS({
  "node_modules/@stdlib/assert-is-float64array/lib/main.js"(exports, module) {
    "use strict";
    var nativeClass = require_lib11();
    var hasFloat64Array = typeof Float64Array === "function";
    function isFloat64Array(value) {
      return hasFloat64Array && value instanceof Float64Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value) === "[object Float64Array]";
    }
    module.exports = isFloat64Array;
  }
});

// node_modules/@stdlib/assert-is-float64array/lib/index.js
var require_lib16 = __commonJS({
  "node_modules/@stdlib/assert-is-float64array/lib/index.js"(exports, module) {
    "use strict";
    var isFloat64Array = require_main14();
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
var require_main15 = __commonJS({
  "node_modules/@stdlib/assert-has-float64array-support/lib/main.js"(exports, module) {
    "use strict";
    var isFloat64Array = require_lib16();
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
var require_lib17 = __commonJS({
  "node_modules/@stdlib/assert-has-float64array-support/lib/index.js"(exports, module) {
    "use strict";
    var hasFloat64ArraySupport = require_main15();
    module.exports = hasFloat64ArraySupport;
  }
});

// node_modules/@stdlib/array-float64/lib/main.js
var require_main16 = __commonJS({
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
var require_lib18 = __commonJS({
  "node_modules/@stdlib/array-float64/lib/index.js"(exports, module) {
    "use strict";
    var hasFloat64ArraySupport = require_lib17();
    var builtin = require_main16();
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
var require_main17 = __commonJS({
  "node_modules/@stdlib/assert-is-uint8array/lib/main.js"(exports, module) {
    "use strict";
    var nativeClass = require_lib11();
    var hasUint8Array = typeof Uint8Array === "function";
    function isUint8Array(value) {
      return hasUint8Array && value instanceof Uint8Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value) === "[object Uint8Array]";
    }
    module.exports = isUint8Array;
  }
});

// node_modules/@stdlib/assert-is-uint8array/lib/index.js
var require_lib19 = __commonJS({
  "node_modules/@stdlib/assert-is-uint8array/lib/index.js"(exports, module) {
    "use strict";
    var isUint8Array = require_main17();
    module.exports = isUint8Array;
  }
});

// node_modules/@stdlib/constants-uint8-max/lib/index.js
var require_lib20 = __commonJS({
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
var require_main18 = __commonJS({
  "node_modules/@stdlib/assert-has-uint8array-support/lib/main.js"(exports, module) {
    "use strict";
    var isUint8Array = require_lib19();
    var UINT8_MAX = require_lib20();
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
var require_lib21 = __commonJS({
  "node_modules/@stdlib/assert-has-uint8array-support/lib/index.js"(exports, module) {
    "use strict";
    var hasUint8ArraySupport = require_main18();
    module.exports = hasUint8ArraySupport;
  }
});

// node_modules/@stdlib/array-uint8/lib/main.js
var require_main19 = __commonJS({
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
var require_lib22 = __commonJS({
  "node_modules/@stdlib/array-uint8/lib/index.js"(exports, module) {
    "use strict";
    var hasUint8ArraySupport = require_lib21();
    var builtin = require_main19();
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
var require_main20 = __commonJS({
  "node_modules/@stdlib/assert-is-uint16array/lib/main.js"(exports, module) {
    "use strict";
    var nativeClass = require_lib11();
    var hasUint16Array = typeof Uint16Array === "function";
    function isUint16Array(value) {
      return hasUint16Array && value instanceof Uint16Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value) === "[object Uint16Array]";
    }
    module.exports = isUint16Array;
  }
});

// node_modules/@stdlib/assert-is-uint16array/lib/index.js
var require_lib23 = __commonJS({
  "node_modules/@stdlib/assert-is-uint16array/lib/index.js"(exports, module) {
    "use strict";
    var isUint16Array = require_main20();
    module.exports = isUint16Array;
  }
});

// node_modules/@stdlib/constants-uint16-max/lib/index.js
var require_lib24 = __commonJS({
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
var require_main21 = __commonJS({
  "node_modules/@stdlib/assert-has-uint16array-support/lib/main.js"(exports, module) {
    "use strict";
    var isUint16Array = require_lib23();
    var UINT16_MAX = require_lib24();
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
var require_lib25 = __commonJS({
  "node_modules/@stdlib/assert-has-uint16array-support/lib/index.js"(exports, module) {
    "use strict";
    var hasUint16ArraySupport = require_main21();
    module.exports = hasUint16ArraySupport;
  }
});

// node_modules/@stdlib/array-uint16/lib/main.js
var require_main22 = __commonJS({
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
var require_lib26 = __commonJS({
  "node_modules/@stdlib/array-uint16/lib/index.js"(exports, module) {
    "use strict";
    var hasUint16ArraySupport = require_lib25();
    var builtin = require_main22();
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
    var Uint8Array2 = require_lib22();
    var Uint16Array2 = require_lib26();
    var ctors = {
      "uint16": Uint16Array2,
      "uint8": Uint8Array2
    };
    module.exports = ctors;
  }
});

// node_modules/@stdlib/assert-is-little-endian/lib/main.js
var require_main23 = __commonJS({
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
var require_lib27 = __commonJS({
  "node_modules/@stdlib/assert-is-little-endian/lib/index.js"(exports, module) {
    "use strict";
    var IS_LITTLE_ENDIAN = require_main23();
    module.exports = IS_LITTLE_ENDIAN;
  }
});

// node_modules/@stdlib/number-float64-base-get-high-word/lib/high.js
var require_high = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-high-word/lib/high.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib27();
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
var require_main24 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-high-word/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib15();
    var Float64Array2 = require_lib18();
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
var require_lib28 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-high-word/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main24();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-set-high-word/lib/high.js
var require_high2 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-high-word/lib/high.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib27();
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
var require_main25 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-high-word/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib15();
    var Float64Array2 = require_lib18();
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
var require_lib29 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-high-word/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main25();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-from-words/lib/indices.js
var require_indices = __commonJS({
  "node_modules/@stdlib/number-float64-base-from-words/lib/indices.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib27();
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
var require_main26 = __commonJS({
  "node_modules/@stdlib/number-float64-base-from-words/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib15();
    var Float64Array2 = require_lib18();
    var indices = require_indices();
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
var require_lib30 = __commonJS({
  "node_modules/@stdlib/number-float64-base-from-words/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main26();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-pinf/lib/index.js
var require_lib31 = __commonJS({
  "node_modules/@stdlib/constants-float64-pinf/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_PINF = Number.POSITIVE_INFINITY;
    module.exports = FLOAT64_PINF;
  }
});

// node_modules/@stdlib/number-ctor/lib/main.js
var require_main27 = __commonJS({
  "node_modules/@stdlib/number-ctor/lib/main.js"(exports, module) {
    "use strict";
    module.exports = Number;
  }
});

// node_modules/@stdlib/number-ctor/lib/index.js
var require_lib32 = __commonJS({
  "node_modules/@stdlib/number-ctor/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main27();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-ninf/lib/index.js
var require_lib33 = __commonJS({
  "node_modules/@stdlib/constants-float64-ninf/lib/index.js"(exports, module) {
    "use strict";
    var Number2 = require_lib32();
    var FLOAT64_NINF = Number2.NEGATIVE_INFINITY;
    module.exports = FLOAT64_NINF;
  }
});

// node_modules/@stdlib/constants-float64-exponent-bias/lib/index.js
var require_lib34 = __commonJS({
  "node_modules/@stdlib/constants-float64-exponent-bias/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_EXPONENT_BIAS = 1023 | 0;
    module.exports = FLOAT64_EXPONENT_BIAS;
  }
});

// node_modules/@stdlib/constants-float64-half-ln-two/lib/index.js
var require_lib35 = __commonJS({
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
var require_main28 = __commonJS({
  "node_modules/@stdlib/math-base-special-expm1/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var getHighWord = require_lib28();
    var setHighWord = require_lib29();
    var fromWords = require_lib30();
    var PINF = require_lib31();
    var NINF = require_lib33();
    var FLOAT64_EXPONENT_BIAS = require_lib34();
    var HALF_LN2 = require_lib35();
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
var require_lib36 = __commonJS({
  "node_modules/@stdlib/math-base-special-expm1/lib/index.js"(exports, module) {
    "use strict";
    var expm1 = require_main28();
    module.exports = expm1;
  }
});

// node_modules/@stdlib/math-base-special-floor/lib/main.js
var require_main29 = __commonJS({
  "node_modules/@stdlib/math-base-special-floor/lib/main.js"(exports, module) {
    "use strict";
    var floor = Math.floor;
    module.exports = floor;
  }
});

// node_modules/@stdlib/math-base-special-floor/lib/index.js
var require_lib37 = __commonJS({
  "node_modules/@stdlib/math-base-special-floor/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main29();
    module.exports = main;
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
var require_main30 = __commonJS({
  "node_modules/@stdlib/math-base-special-log1p/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var getHighWord = require_lib28();
    var setHighWord = require_lib29();
    var PINF = require_lib31();
    var NINF = require_lib33();
    var FLOAT64_EXPONENT_BIAS = require_lib34();
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
var require_lib38 = __commonJS({
  "node_modules/@stdlib/math-base-special-log1p/lib/index.js"(exports, module) {
    "use strict";
    var log1p = require_main30();
    module.exports = log1p;
  }
});

// node_modules/@stdlib/math-base-special-sqrt/lib/main.js
var require_main31 = __commonJS({
  "node_modules/@stdlib/math-base-special-sqrt/lib/main.js"(exports, module) {
    "use strict";
    var sqrt = Math.sqrt;
    module.exports = sqrt;
  }
});

// node_modules/@stdlib/math-base-special-sqrt/lib/index.js
var require_lib39 = __commonJS({
  "node_modules/@stdlib/math-base-special-sqrt/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main31();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-fourth-pi/lib/index.js
var require_lib40 = __commonJS({
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
var require_main32 = __commonJS({
  "node_modules/@stdlib/math-base-special-asin/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var sqrt = require_lib39();
    var PIO4 = require_lib40();
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
var require_lib41 = __commonJS({
  "node_modules/@stdlib/math-base-special-asin/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main32();
    module.exports = main;
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
var require_lib42 = __commonJS({
  "node_modules/@stdlib/math-base-special-abs/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main33();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-ceil/lib/main.js
var require_main34 = __commonJS({
  "node_modules/@stdlib/math-base-special-ceil/lib/main.js"(exports, module) {
    "use strict";
    var ceil = Math.ceil;
    module.exports = ceil;
  }
});

// node_modules/@stdlib/math-base-special-ceil/lib/index.js
var require_lib43 = __commonJS({
  "node_modules/@stdlib/math-base-special-ceil/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main34();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-trunc/lib/main.js
var require_main35 = __commonJS({
  "node_modules/@stdlib/math-base-special-trunc/lib/main.js"(exports, module) {
    "use strict";
    var floor = require_lib37();
    var ceil = require_lib43();
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
var require_lib44 = __commonJS({
  "node_modules/@stdlib/math-base-special-trunc/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main35();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-max-base2-exponent/lib/index.js
var require_lib45 = __commonJS({
  "node_modules/@stdlib/constants-float64-max-base2-exponent/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX_BASE2_EXPONENT = 1023 | 0;
    module.exports = FLOAT64_MAX_BASE2_EXPONENT;
  }
});

// node_modules/@stdlib/constants-float64-max-base2-exponent-subnormal/lib/index.js
var require_lib46 = __commonJS({
  "node_modules/@stdlib/constants-float64-max-base2-exponent-subnormal/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX_BASE2_EXPONENT_SUBNORMAL = -1023 | 0;
    module.exports = FLOAT64_MAX_BASE2_EXPONENT_SUBNORMAL;
  }
});

// node_modules/@stdlib/constants-float64-min-base2-exponent-subnormal/lib/index.js
var require_lib47 = __commonJS({
  "node_modules/@stdlib/constants-float64-min-base2-exponent-subnormal/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MIN_BASE2_EXPONENT_SUBNORMAL = -1074 | 0;
    module.exports = FLOAT64_MIN_BASE2_EXPONENT_SUBNORMAL;
  }
});

// node_modules/@stdlib/math-base-assert-is-infinite/lib/main.js
var require_main36 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-infinite/lib/main.js"(exports, module) {
    "use strict";
    var PINF = require_lib31();
    var NINF = require_lib33();
    function isInfinite(x) {
      return x === PINF || x === NINF;
    }
    module.exports = isInfinite;
  }
});

// node_modules/@stdlib/math-base-assert-is-infinite/lib/index.js
var require_lib48 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-infinite/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main36();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-high-word-sign-mask/lib/index.js
var require_lib49 = __commonJS({
  "node_modules/@stdlib/constants-float64-high-word-sign-mask/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_HIGH_WORD_SIGN_MASK = 2147483648 >>> 0;
    module.exports = FLOAT64_HIGH_WORD_SIGN_MASK;
  }
});

// node_modules/@stdlib/constants-float64-high-word-abs-mask/lib/index.js
var require_lib50 = __commonJS({
  "node_modules/@stdlib/constants-float64-high-word-abs-mask/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_HIGH_WORD_ABS_MASK = 2147483647 >>> 0;
    module.exports = FLOAT64_HIGH_WORD_ABS_MASK;
  }
});

// node_modules/@stdlib/number-float64-base-to-words/lib/indices.js
var require_indices2 = __commonJS({
  "node_modules/@stdlib/number-float64-base-to-words/lib/indices.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib27();
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
    var Uint32Array2 = require_lib15();
    var Float64Array2 = require_lib18();
    var indices = require_indices2();
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
var require_main37 = __commonJS({
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
var require_lib51 = __commonJS({
  "node_modules/@stdlib/number-float64-base-to-words/lib/index.js"(exports, module) {
    "use strict";
    var setReadOnly = require_lib5();
    var main = require_main37();
    var assign = require_assign();
    setReadOnly(main, "assign", assign);
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-copysign/lib/main.js
var require_main38 = __commonJS({
  "node_modules/@stdlib/math-base-special-copysign/lib/main.js"(exports, module) {
    "use strict";
    var SIGN_MASK = require_lib49();
    var ABS_MASK = require_lib50();
    var toWords = require_lib51();
    var getHighWord = require_lib28();
    var fromWords = require_lib30();
    var WORDS = [0, 0];
    function copysign(x, y) {
      var hx;
      var hy;
      toWords.assign(x, WORDS, 1, 0);
      hx = WORDS[0];
      hx &= ABS_MASK;
      hy = getHighWord(y);
      hy &= SIGN_MASK;
      hx |= hy;
      return fromWords(hx, WORDS[1]);
    }
    module.exports = copysign;
  }
});

// node_modules/@stdlib/math-base-special-copysign/lib/index.js
var require_lib52 = __commonJS({
  "node_modules/@stdlib/math-base-special-copysign/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main38();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-smallest-normal/lib/index.js
var require_lib53 = __commonJS({
  "node_modules/@stdlib/constants-float64-smallest-normal/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_SMALLEST_NORMAL = 22250738585072014e-324;
    module.exports = FLOAT64_SMALLEST_NORMAL;
  }
});

// node_modules/@stdlib/number-float64-base-normalize/lib/assign.js
var require_assign2 = __commonJS({
  "node_modules/@stdlib/number-float64-base-normalize/lib/assign.js"(exports, module) {
    "use strict";
    var FLOAT64_SMALLEST_NORMAL = require_lib53();
    var isInfinite = require_lib48();
    var isnan = require_lib6();
    var abs = require_lib42();
    var SCALAR = 4503599627370496;
    function normalize(x, out, stride, offset) {
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
    module.exports = normalize;
  }
});

// node_modules/@stdlib/number-float64-base-normalize/lib/main.js
var require_main39 = __commonJS({
  "node_modules/@stdlib/number-float64-base-normalize/lib/main.js"(exports, module) {
    "use strict";
    var fcn = require_assign2();
    function normalize(x) {
      return fcn(x, [0, 0], 1, 0);
    }
    module.exports = normalize;
  }
});

// node_modules/@stdlib/number-float64-base-normalize/lib/index.js
var require_lib54 = __commonJS({
  "node_modules/@stdlib/number-float64-base-normalize/lib/index.js"(exports, module) {
    "use strict";
    var setReadOnly = require_lib5();
    var main = require_main39();
    var assign = require_assign2();
    setReadOnly(main, "assign", assign);
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-high-word-exponent-mask/lib/index.js
var require_lib55 = __commonJS({
  "node_modules/@stdlib/constants-float64-high-word-exponent-mask/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_HIGH_WORD_EXPONENT_MASK = 2146435072;
    module.exports = FLOAT64_HIGH_WORD_EXPONENT_MASK;
  }
});

// node_modules/@stdlib/number-float64-base-exponent/lib/main.js
var require_main40 = __commonJS({
  "node_modules/@stdlib/number-float64-base-exponent/lib/main.js"(exports, module) {
    "use strict";
    var getHighWord = require_lib28();
    var EXP_MASK = require_lib55();
    var BIAS = require_lib34();
    function exponent(x) {
      var high = getHighWord(x);
      high = (high & EXP_MASK) >>> 20;
      return high - BIAS | 0;
    }
    module.exports = exponent;
  }
});

// node_modules/@stdlib/number-float64-base-exponent/lib/index.js
var require_lib56 = __commonJS({
  "node_modules/@stdlib/number-float64-base-exponent/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main40();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-ldexp/lib/main.js
var require_main41 = __commonJS({
  "node_modules/@stdlib/math-base-special-ldexp/lib/main.js"(exports, module) {
    "use strict";
    var PINF = require_lib31();
    var NINF = require_lib33();
    var BIAS = require_lib34();
    var MAX_EXPONENT = require_lib45();
    var MAX_SUBNORMAL_EXPONENT = require_lib46();
    var MIN_SUBNORMAL_EXPONENT = require_lib47();
    var isnan = require_lib6();
    var isInfinite = require_lib48();
    var copysign = require_lib52();
    var normalize = require_lib54().assign;
    var floatExp = require_lib56();
    var toWords = require_lib51();
    var fromWords = require_lib30();
    var TWO52_INV = 2220446049250313e-31;
    var CLEAR_EXP_MASK = 2148532223 >>> 0;
    var FRAC = [0, 0];
    var WORDS = [0, 0];
    function ldexp(frac, exp) {
      var high;
      var m;
      if (exp === 0 || frac === 0 || // handles +-0
      isnan(frac) || isInfinite(frac)) {
        return frac;
      }
      normalize(frac, FRAC, 1, 0);
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
      toWords.assign(frac, WORDS, 1, 0);
      high = WORDS[0];
      high &= CLEAR_EXP_MASK;
      high |= exp + BIAS << 20;
      return m * fromWords(high, WORDS[1]);
    }
    module.exports = ldexp;
  }
});

// node_modules/@stdlib/math-base-special-ldexp/lib/index.js
var require_lib57 = __commonJS({
  "node_modules/@stdlib/math-base-special-ldexp/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main41();
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
    var ldexp = require_lib57();
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
var require_main42 = __commonJS({
  "node_modules/@stdlib/math-base-special-exp/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var trunc = require_lib44();
    var NINF = require_lib33();
    var PINF = require_lib31();
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
var require_lib58 = __commonJS({
  "node_modules/@stdlib/math-base-special-exp/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main42();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-integer/lib/main.js
var require_main43 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-integer/lib/main.js"(exports, module) {
    "use strict";
    var floor = require_lib37();
    function isInteger(x) {
      return floor(x) === x;
    }
    module.exports = isInteger;
  }
});

// node_modules/@stdlib/math-base-assert-is-integer/lib/index.js
var require_lib59 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-integer/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main43();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-even/lib/main.js
var require_main44 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-even/lib/main.js"(exports, module) {
    "use strict";
    var isInteger = require_lib59();
    function isEven(x) {
      return isInteger(x / 2);
    }
    module.exports = isEven;
  }
});

// node_modules/@stdlib/math-base-assert-is-even/lib/index.js
var require_lib60 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-even/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main44();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-odd/lib/main.js
var require_main45 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-odd/lib/main.js"(exports, module) {
    "use strict";
    var isEven = require_lib60();
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
var require_lib61 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-odd/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main45();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-set-low-word/lib/low.js
var require_low = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-low-word/lib/low.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib27();
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
var require_main46 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-low-word/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib15();
    var Float64Array2 = require_lib18();
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
var require_lib62 = __commonJS({
  "node_modules/@stdlib/number-float64-base-set-low-word/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main46();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-uint32-base-to-int32/lib/main.js
var require_main47 = __commonJS({
  "node_modules/@stdlib/number-uint32-base-to-int32/lib/main.js"(exports, module) {
    "use strict";
    function uint32ToInt32(x) {
      return x | 0;
    }
    module.exports = uint32ToInt32;
  }
});

// node_modules/@stdlib/number-uint32-base-to-int32/lib/index.js
var require_lib63 = __commonJS({
  "node_modules/@stdlib/number-uint32-base-to-int32/lib/index.js"(exports, module) {
    "use strict";
    var uint32ToInt32 = require_main47();
    module.exports = uint32ToInt32;
  }
});

// node_modules/@stdlib/math-base-special-pow/lib/x_is_zero.js
var require_x_is_zero = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/x_is_zero.js"(exports, module) {
    "use strict";
    var isOdd = require_lib61();
    var copysign = require_lib52();
    var NINF = require_lib33();
    var PINF = require_lib31();
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
    var ABS_MASK = require_lib50();
    var getHighWord = require_lib28();
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
    var abs = require_lib42();
    var PINF = require_lib31();
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
var require_lib64 = __commonJS({
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
    var getHighWord = require_lib28();
    var setLowWord = require_lib62();
    var setHighWord = require_lib29();
    var BIAS = require_lib34();
    var HIGH_NUM_SIGNIFICAND_BITS = require_lib64();
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
      var t1;
      var t2;
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
      t1 = hz + lz + dp + t;
      t1 = setLowWord(t1, 0);
      t2 = lz - (t1 - t - dp - hz);
      out[0] = t1;
      out[1] = t2;
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
    var setLowWord = require_lib62();
    var polyvalW = require_polyval_w();
    var INV_LN2 = 1.4426950408889634;
    var INV_LN2_HI = 1.4426950216293335;
    var INV_LN2_LO = 19259629911266175e-24;
    function logx(out, ax) {
      var t2;
      var t1;
      var t;
      var w;
      var u;
      var v;
      t = ax - 1;
      w = t * t * polyvalW(t);
      u = INV_LN2_HI * t;
      v = t * INV_LN2_LO - w * INV_LN2;
      t1 = u + v;
      t1 = setLowWord(t1, 0);
      t2 = v - (t1 - u);
      out[0] = t1;
      out[1] = t2;
      return out;
    }
    module.exports = logx;
  }
});

// node_modules/@stdlib/constants-float64-ln-two/lib/index.js
var require_lib65 = __commonJS({
  "node_modules/@stdlib/constants-float64-ln-two/lib/index.js"(exports, module) {
    "use strict";
    var LN2 = 0.6931471805599453;
    module.exports = LN2;
  }
});

// node_modules/@stdlib/constants-float64-high-word-significand-mask/lib/index.js
var require_lib66 = __commonJS({
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
    var getHighWord = require_lib28();
    var setHighWord = require_lib29();
    var setLowWord = require_lib62();
    var uint32ToInt32 = require_lib63();
    var ldexp = require_lib57();
    var LN2 = require_lib65();
    var BIAS = require_lib34();
    var ABS_MASK = require_lib50();
    var HIGH_SIGNIFICAND_MASK = require_lib66();
    var HIGH_NUM_SIGNIFICAND_BITS = require_lib64();
    var polyvalP = require_polyval_p2();
    var HIGH_MIN_NORMAL_EXP = 1048576 | 0;
    var HIGH_BIASED_EXP_NEG_1 = 1071644672 | 0;
    var LN2_HI = 0.6931471824645996;
    var LN2_LO = -1904654299957768e-24;
    function pow2(j, hp, lp) {
      var tmp;
      var t1;
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
      t1 = z - t * polyvalP(t);
      r = z * t1 / (t1 - 2) - (w + z * w);
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
var require_main48 = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var isOdd = require_lib61();
    var isInfinite = require_lib48();
    var isInteger = require_lib59();
    var sqrt = require_lib39();
    var abs = require_lib42();
    var toWords = require_lib51();
    var setLowWord = require_lib62();
    var uint32ToInt32 = require_lib63();
    var NINF = require_lib33();
    var PINF = require_lib31();
    var ABS_MASK = require_lib50();
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
    var WORDS = [0 | 0, 0 | 0];
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
      toWords.assign(y, WORDS, 1, 0);
      hy = WORDS[0];
      ly = WORDS[1];
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
      toWords.assign(x, WORDS, 1, 0);
      hx = WORDS[0];
      lx = WORDS[1];
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
      toWords.assign(z, WORDS, 1, 0);
      j = uint32ToInt32(WORDS[0]);
      i = uint32ToInt32(WORDS[1]);
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
var require_lib67 = __commonJS({
  "node_modules/@stdlib/math-base-special-pow/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main48();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-e/lib/index.js
var require_lib68 = __commonJS({
  "node_modules/@stdlib/constants-float64-e/lib/index.js"(exports, module) {
    "use strict";
    var E = 2.718281828459045;
    module.exports = E;
  }
});

// node_modules/@stdlib/constants-float64-eps/lib/index.js
var require_lib69 = __commonJS({
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
var require_main49 = __commonJS({
  "node_modules/@stdlib/math-base-special-beta/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var log1p = require_lib38();
    var sqrt = require_lib39();
    var abs = require_lib42();
    var exp = require_lib58();
    var pow = require_lib67();
    var E = require_lib68();
    var EPSILON = require_lib69();
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
      res *= sqrt(E / bgh);
      return res;
    }
    module.exports = beta;
  }
});

// node_modules/@stdlib/math-base-special-beta/lib/index.js
var require_lib70 = __commonJS({
  "node_modules/@stdlib/math-base-special-beta/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main49();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-assert-is-positive-zero/lib/main.js
var require_main50 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-positive-zero/lib/main.js"(exports, module) {
    "use strict";
    var PINF = require_lib31();
    function isPositiveZero(x) {
      return x === 0 && 1 / x === PINF;
    }
    module.exports = isPositiveZero;
  }
});

// node_modules/@stdlib/math-base-assert-is-positive-zero/lib/index.js
var require_lib71 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-positive-zero/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main50();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-max/lib/main.js
var require_main51 = __commonJS({
  "node_modules/@stdlib/math-base-special-max/lib/main.js"(exports, module) {
    "use strict";
    var isPositiveZero = require_lib71();
    var isnan = require_lib6();
    var PINF = require_lib31();
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
var require_lib72 = __commonJS({
  "node_modules/@stdlib/math-base-special-max/lib/index.js"(exports, module) {
    "use strict";
    var max = require_main51();
    module.exports = max;
  }
});

// node_modules/@stdlib/math-base-assert-is-negative-zero/lib/main.js
var require_main52 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-negative-zero/lib/main.js"(exports, module) {
    "use strict";
    var NINF = require_lib33();
    function isNegativeZero(x) {
      return x === 0 && 1 / x === NINF;
    }
    module.exports = isNegativeZero;
  }
});

// node_modules/@stdlib/math-base-assert-is-negative-zero/lib/index.js
var require_lib73 = __commonJS({
  "node_modules/@stdlib/math-base-assert-is-negative-zero/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main52();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-min/lib/main.js
var require_main53 = __commonJS({
  "node_modules/@stdlib/math-base-special-min/lib/main.js"(exports, module) {
    "use strict";
    var isNegativeZero = require_lib73();
    var isnan = require_lib6();
    var NINF = require_lib33();
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
var require_lib74 = __commonJS({
  "node_modules/@stdlib/math-base-special-min/lib/index.js"(exports, module) {
    "use strict";
    var min = require_main53();
    module.exports = min;
  }
});

// node_modules/@stdlib/constants-float64-max/lib/index.js
var require_lib75 = __commonJS({
  "node_modules/@stdlib/constants-float64-max/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX = 17976931348623157e292;
    module.exports = FLOAT64_MAX;
  }
});

// node_modules/@stdlib/constants-int32-max/lib/index.js
var require_lib76 = __commonJS({
  "node_modules/@stdlib/constants-int32-max/lib/index.js"(exports, module) {
    "use strict";
    var INT32_MAX = 2147483647 | 0;
    module.exports = INT32_MAX;
  }
});

// node_modules/@stdlib/constants-float64-half-pi/lib/index.js
var require_lib77 = __commonJS({
  "node_modules/@stdlib/constants-float64-half-pi/lib/index.js"(exports, module) {
    "use strict";
    var HALF_PI = 1.5707963267948966;
    module.exports = HALF_PI;
  }
});

// node_modules/@stdlib/constants-float64-pi/lib/index.js
var require_lib78 = __commonJS({
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
var require_main54 = __commonJS({
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
var require_lib79 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-cos/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main54();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-kernel-sin/lib/main.js
var require_main55 = __commonJS({
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
var require_lib80 = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-sin/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main55();
    module.exports = main;
  }
});

// node_modules/@stdlib/number-float64-base-get-low-word/lib/low.js
var require_low2 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-low-word/lib/low.js"(exports, module) {
    "use strict";
    var isLittleEndian = require_lib27();
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
var require_main56 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-low-word/lib/main.js"(exports, module) {
    "use strict";
    var Uint32Array2 = require_lib15();
    var Float64Array2 = require_lib18();
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
var require_lib81 = __commonJS({
  "node_modules/@stdlib/number-float64-base-get-low-word/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main56();
    module.exports = main;
  }
});

// node_modules/@stdlib/array-base-filled/lib/main.js
var require_main57 = __commonJS({
  "node_modules/@stdlib/array-base-filled/lib/main.js"(exports, module) {
    "use strict";
    function filled(value, len) {
      var arr;
      var i;
      arr = [];
      for (i = 0; i < len; i++) {
        arr.push(value);
      }
      return arr;
    }
    module.exports = filled;
  }
});

// node_modules/@stdlib/array-base-filled/lib/index.js
var require_lib82 = __commonJS({
  "node_modules/@stdlib/array-base-filled/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main57();
    module.exports = main;
  }
});

// node_modules/@stdlib/array-base-zeros/lib/main.js
var require_main58 = __commonJS({
  "node_modules/@stdlib/array-base-zeros/lib/main.js"(exports, module) {
    "use strict";
    var filled = require_lib82();
    function zeros(len) {
      return filled(0, len);
    }
    module.exports = zeros;
  }
});

// node_modules/@stdlib/array-base-zeros/lib/index.js
var require_lib83 = __commonJS({
  "node_modules/@stdlib/array-base-zeros/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main58();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-rempio2/lib/kernel_rempio2.js
var require_kernel_rempio2 = __commonJS({
  "node_modules/@stdlib/math-base-special-rempio2/lib/kernel_rempio2.js"(exports, module) {
    "use strict";
    var floor = require_lib37();
    var ldexp = require_lib57();
    var zeros = require_lib83();
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
var require_main59 = __commonJS({
  "node_modules/@stdlib/math-base-special-round/lib/main.js"(exports, module) {
    "use strict";
    var round = Math.round;
    module.exports = round;
  }
});

// node_modules/@stdlib/math-base-special-round/lib/index.js
var require_lib84 = __commonJS({
  "node_modules/@stdlib/math-base-special-round/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main59();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-rempio2/lib/rempio2_medium.js
var require_rempio2_medium = __commonJS({
  "node_modules/@stdlib/math-base-special-rempio2/lib/rempio2_medium.js"(exports, module) {
    "use strict";
    var round = require_lib84();
    var getHighWord = require_lib28();
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
      n = round(x * INVPIO2);
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
var require_main60 = __commonJS({
  "node_modules/@stdlib/math-base-special-rempio2/lib/main.js"(exports, module) {
    "use strict";
    var ABS_MASK = require_lib50();
    var EXPONENT_MASK = require_lib55();
    var SIGNIFICAND_MASK = require_lib66();
    var getHighWord = require_lib28();
    var getLowWord = require_lib81();
    var fromWords = require_lib30();
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
var require_lib85 = __commonJS({
  "node_modules/@stdlib/math-base-special-rempio2/lib/index.js"(exports, module) {
    "use strict";
    var rempio2 = require_main60();
    module.exports = rempio2;
  }
});

// node_modules/@stdlib/math-base-special-sin/lib/main.js
var require_main61 = __commonJS({
  "node_modules/@stdlib/math-base-special-sin/lib/main.js"(exports, module) {
    "use strict";
    var HIGH_WORD_ABS_MASK = require_lib50();
    var HIGH_WORD_EXPONENT_MASK = require_lib55();
    var getHighWord = require_lib28();
    var kernelCos = require_lib79();
    var kernelSin = require_lib80();
    var rempio2 = require_lib85();
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
var require_lib86 = __commonJS({
  "node_modules/@stdlib/math-base-special-sin/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main61();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-sqrt-two-pi/lib/index.js
var require_lib87 = __commonJS({
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
    var SQRT_TWO_PI = require_lib87();
    var pow = require_lib67();
    var exp = require_lib58();
    var polyval = require_polyval_s();
    var MAX_STIRLING = 143.01608;
    function gamma(x) {
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
    module.exports = gamma;
  }
});

// node_modules/@stdlib/constants-float64-eulergamma/lib/index.js
var require_lib88 = __commonJS({
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
    var EULER = require_lib88();
    function gamma(x, z) {
      return z / ((1 + EULER * x) * x);
    }
    module.exports = gamma;
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
var require_main62 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var isInteger = require_lib59();
    var isNegativeZero = require_lib73();
    var abs = require_lib42();
    var floor = require_lib37();
    var sin = require_lib86();
    var PINF = require_lib31();
    var NINF = require_lib33();
    var PI = require_lib78();
    var stirlingApprox = require_stirling_approximation();
    var smallApprox = require_small_approximation();
    var rateval = require_rational_pq2();
    function gamma(x) {
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
    module.exports = gamma;
  }
});

// node_modules/@stdlib/math-base-special-gamma/lib/index.js
var require_lib89 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main62();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-max-nth-factorial/lib/index.js
var require_lib90 = __commonJS({
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
var require_main63 = __commonJS({
  "node_modules/@stdlib/math-base-special-factorial/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var isInteger = require_lib59();
    var gamma = require_lib89();
    var PINF = require_lib31();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib90();
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
      return gamma(x + 1);
    }
    module.exports = factorial;
  }
});

// node_modules/@stdlib/math-base-special-factorial/lib/index.js
var require_lib91 = __commonJS({
  "node_modules/@stdlib/math-base-special-factorial/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main63();
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
var require_main64 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/main.js"(exports, module) {
    "use strict";
    var gammaLanczosSum = require_rational_pq3();
    module.exports = gammaLanczosSum;
  }
});

// node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/index.js
var require_lib92 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-lanczos-sum/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main64();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-gamma-lanczos-g/lib/index.js
var require_lib93 = __commonJS({
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
    var lanczosSum = require_lib92();
    var gamma = require_lib89();
    var log1p = require_lib38();
    var abs = require_lib42();
    var exp = require_lib58();
    var pow = require_lib67();
    var EPSILON = require_lib69();
    var E = require_lib68();
    var G = require_lib93();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib90();
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
        return 1 / (z * gamma(z + delta));
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
      result *= pow(E / (zgh + delta), delta);
      return result;
    }
    module.exports = gammaDeltaRatioLanczos;
  }
});

// node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/main.js
var require_main65 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/main.js"(exports, module) {
    "use strict";
    var abs = require_lib42();
    var floor = require_lib37();
    var gamma = require_lib89();
    var factorial = require_lib91();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib90();
    var gammaDeltaRatioLanczos = require_gamma_delta_ratio_lanczos();
    function gammaDeltaRatio(z, delta) {
      var result;
      var idelta;
      var iz;
      if (z <= 0 || z + delta <= 0) {
        return gamma(z) / gamma(z + delta);
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
var require_lib94 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main65();
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
var require_main66 = __commonJS({
  "node_modules/@stdlib/math-base-special-ln/lib/main.js"(exports, module) {
    "use strict";
    var getHighWord = require_lib28();
    var setHighWord = require_lib29();
    var isnan = require_lib6();
    var BIAS = require_lib34();
    var NINF = require_lib33();
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
      var t2;
      var t1;
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
      t1 = w * polyvalP(w);
      t2 = z * polyvalQ(w);
      i |= j;
      R = t2 + t1;
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
var require_lib95 = __commonJS({
  "node_modules/@stdlib/math-base-special-ln/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main66();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-cos/lib/main.js
var require_main67 = __commonJS({
  "node_modules/@stdlib/math-base-special-cos/lib/main.js"(exports, module) {
    "use strict";
    var getHighWord = require_lib28();
    var kernelCos = require_lib79();
    var kernelSin = require_lib80();
    var rempio2 = require_lib85();
    var ABS_MASK = require_lib50();
    var EXPONENT_MASK = require_lib55();
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
var require_lib96 = __commonJS({
  "node_modules/@stdlib/math-base-special-cos/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main67();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-sinpi/lib/main.js
var require_main68 = __commonJS({
  "node_modules/@stdlib/math-base-special-sinpi/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var isInfinite = require_lib48();
    var cos = require_lib96();
    var sin = require_lib86();
    var abs = require_lib42();
    var copysign = require_lib52();
    var PI = require_lib78();
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
var require_lib97 = __commonJS({
  "node_modules/@stdlib/math-base-special-sinpi/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main68();
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
var require_main69 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var isInfinite = require_lib48();
    var abs = require_lib42();
    var ln = require_lib95();
    var trunc = require_lib44();
    var sinpi = require_lib97();
    var PI = require_lib78();
    var PINF = require_lib31();
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
    function gammaln2(x) {
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
    module.exports = gammaln2;
  }
});

// node_modules/@stdlib/math-base-special-gammaln/lib/index.js
var require_lib98 = __commonJS({
  "node_modules/@stdlib/math-base-special-gammaln/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main69();
    module.exports = main;
  }
});

// node_modules/@stdlib/constants-float64-max-ln/lib/index.js
var require_lib99 = __commonJS({
  "node_modules/@stdlib/constants-float64-max-ln/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_MAX_LN = 709.782712893384;
    module.exports = FLOAT64_MAX_LN;
  }
});

// node_modules/@stdlib/constants-float64-sqrt-eps/lib/index.js
var require_lib100 = __commonJS({
  "node_modules/@stdlib/constants-float64-sqrt-eps/lib/index.js"(exports, module) {
    "use strict";
    var FLOAT64_SQRT_EPSILON = 14901161193847656e-24;
    module.exports = FLOAT64_SQRT_EPSILON;
  }
});

// node_modules/@stdlib/utils-eval/lib/index.js
var require_lib101 = __commonJS({
  "node_modules/@stdlib/utils-eval/lib/index.js"(exports, module) {
    "use strict";
    var evil = eval;
    module.exports = evil;
  }
});

// node_modules/@stdlib/assert-has-generator-support/lib/main.js
var require_main70 = __commonJS({
  "node_modules/@stdlib/assert-has-generator-support/lib/main.js"(exports, module) {
    "use strict";
    var evil = require_lib101();
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
var require_lib102 = __commonJS({
  "node_modules/@stdlib/assert-has-generator-support/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main70();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-tools-sum-series/lib/generators.js
var require_generators = __commonJS({
  "node_modules/@stdlib/math-base-tools-sum-series/lib/generators.js"(exports, module) {
    "use strict";
    var abs = require_lib42();
    var EPS = require_lib69();
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
    var abs = require_lib42();
    var EPS = require_lib69();
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
var require_lib103 = __commonJS({
  "node_modules/@stdlib/math-base-tools-sum-series/lib/index.js"(exports, module) {
    "use strict";
    var hasGeneratorSupport = require_lib102();
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
    var sumSeries = require_lib103();
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
    var exp = require_lib58();
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
var require_main71 = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var exp = require_lib58();
    var setLowWord = require_lib62();
    var PINF = require_lib31();
    var NINF = require_lib33();
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
var require_lib104 = __commonJS({
  "node_modules/@stdlib/math-base-special-erfc/lib/index.js"(exports, module) {
    "use strict";
    var main = require_main71();
    module.exports = main;
  }
});

// node_modules/@stdlib/math-base-special-gammainc/lib/finite_half_gamma_q.js
var require_finite_half_gamma_q = __commonJS({
  "node_modules/@stdlib/math-base-special-gammainc/lib/finite_half_gamma_q.js"(exports, module) {
    "use strict";
    var erfc2 = require_lib104();
    var sqrt = require_lib39();
    var exp = require_lib58();
    var PI = require_lib78();
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
    var exp = require_lib58();
    var pow = require_lib67();
    var ln = require_lib95();
    var MAX_LN = require_lib99();
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
    var setReadOnly = require_lib5();
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
    var abs = require_lib42();
    var ln = require_lib95();
    var FLOAT_EPS = require_lib69();
    var sumSeries = require_lib103();
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
    var erfc2 = require_lib104();
    var sqrt = require_lib39();
    var exp = require_lib58();
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
    var sumSeries = require_lib103();
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
    var gammaln2 = require_lib98();
    var gamma = require_lib89();
    var log1pmx = require_lib108();
    var sqrt = require_lib39();
    var abs = require_lib42();
    var exp = require_lib58();
    var pow = require_lib67();
    var max = require_lib72();
    var min = require_lib74();
    var ln = require_lib95();
    var FLOAT64_MAX = require_lib75();
    var MAX_LN = require_lib99();
    var MIN_LN = require_lib105();
    var G = require_lib93();
    var E = require_lib68();
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
          return exp(a * ln(z) - z - gammaln2(a));
        }
        return pow(z, a) * exp(-z) / gamma(a);
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
      prefix *= sqrt(agh / E) / lanczosSumExpGScaled(a);
      return prefix;
    }
    module.exports = regularisedGammaPrefix;
  }
});

// node_modules/@stdlib/math-base-special-powm1/lib/main.js
var require_main76 = __commonJS({
  "node_modules/@stdlib/math-base-special-powm1/lib/main.js"(exports, module) {
    "use strict";
    var isnan = require_lib6();
    var isinfinite = require_lib48();
    var abs = require_lib42();
    var expm1 = require_lib36();
    var ln = require_lib95();
    var pow = require_lib67();
    var trunc = require_lib44();
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
    var ln = require_lib95();
    var EPS = require_lib69();
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
    var gamma = require_lib89();
    var expm1 = require_lib36();
    var log1p = require_lib38();
    var isnan = require_lib6();
    var lgammaSmallImp = require_lgamma_small_imp();
    function gamma1pm1(x) {
      if (isnan(x)) {
        return NaN;
      }
      if (x < 0) {
        if (x < -0.5) {
          return gamma(1 + x) - 1;
        }
        return expm1(-log1p(x) + lgammaSmallImp(x + 2, x + 1, x));
      }
      if (x < 2) {
        return expm1(lgammaSmallImp(x + 1, x, x - 1));
      }
      return gamma(1 + x) - 1;
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
    var sumSeries = require_lib103();
    var gamma1pm1 = require_lib112();
    var smallGamma2Series = require_small_gamma2_series();
    function tgammaSmallUpperPart(a, x, invert2) {
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
      initialValue = invert2 ? pgam : 0;
      result = -p * sumSeries(s, {
        "initialValue": (initialValue - result) / p
      });
      if (invert2) {
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
    var abs = require_lib42();
    var FLOAT32_SMALLEST_NORMAL = require_lib113();
    var EPS = require_lib69();
    var MAX_ITER = 1e6;
    function continuedFractionA(gen, factor, maxIter) {
      var isgenerator;
      var delta;
      var a0;
      var f;
      var C;
      var D;
      var v;
      isgenerator = typeof gen.next === "function";
      v = isgenerator ? gen.next().value : gen();
      f = v[1];
      a0 = v[0];
      if (f === 0) {
        f = FLOAT32_SMALLEST_NORMAL;
      }
      C = f;
      D = 0;
      if (isgenerator === true) {
        do {
          v = gen.next().value;
          if (v) {
            D = v[1] + v[0] * D;
            if (D === 0) {
              D = FLOAT32_SMALLEST_NORMAL;
            }
            C = v[1] + v[0] / C;
            if (C === 0) {
              C = FLOAT32_SMALLEST_NORMAL;
            }
            D = 1 / D;
            delta = C * D;
            f *= delta;
          }
        } while (abs(delta - 1) > factor && --maxIter);
      } else {
        do {
          v = gen();
          if (v) {
            D = v[1] + v[0] * D;
            if (D === 0) {
              D = FLOAT32_SMALLEST_NORMAL;
            }
            C = v[1] + v[0] / C;
            if (C === 0) {
              C = FLOAT32_SMALLEST_NORMAL;
            }
            D = 1 / D;
            delta = C * D;
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
      var C;
      var D;
      var v;
      isgenerator = typeof gen.next === "function";
      v = isgenerator ? gen.next().value : gen();
      f = v[1];
      if (f === 0) {
        f = FLOAT32_SMALLEST_NORMAL;
      }
      C = f;
      D = 0;
      if (isgenerator === true) {
        do {
          v = gen.next().value;
          if (v) {
            D = v[1] + v[0] * D;
            if (D === 0) {
              D = FLOAT32_SMALLEST_NORMAL;
            }
            C = v[1] + v[0] / C;
            if (C === 0) {
              C = FLOAT32_SMALLEST_NORMAL;
            }
            D = 1 / D;
            delta = C * D;
            f *= delta;
          }
        } while (v && abs(delta - 1) > factor && --maxIter);
      } else {
        do {
          v = gen();
          if (v) {
            D = v[1] + v[0] * D;
            if (D === 0) {
              D = FLOAT32_SMALLEST_NORMAL;
            }
            C = v[1] + v[0] / C;
            if (C === 0) {
              C = FLOAT32_SMALLEST_NORMAL;
            }
            D = 1 / D;
            delta = C * D;
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
    var abs = require_lib42();
    var EPS = require_lib69();
    var FLOAT32_SMALLEST_NORMAL = require_lib113();
    var MAX_ITER = 1e6;
    function continuedFractionA(gen, factor, maxIter) {
      var delta;
      var a0;
      var C;
      var D;
      var f;
      var v;
      v = gen();
      f = v[1];
      a0 = v[0];
      if (f === 0) {
        f = FLOAT32_SMALLEST_NORMAL;
      }
      C = f;
      D = 0;
      do {
        v = gen();
        if (v) {
          D = v[1] + v[0] * D;
          if (D === 0) {
            D = FLOAT32_SMALLEST_NORMAL;
          }
          C = v[1] + v[0] / C;
          if (C === 0) {
            C = FLOAT32_SMALLEST_NORMAL;
          }
          D = 1 / D;
          delta = C * D;
          f *= delta;
        }
      } while (v && abs(delta - 1) > factor && --maxIter);
      return a0 / f;
    }
    function continuedFractionB(gen, factor, maxIter) {
      var delta;
      var C;
      var D;
      var f;
      var v;
      v = gen();
      f = v[1];
      if (f === 0) {
        f = FLOAT32_SMALLEST_NORMAL;
      }
      C = f;
      D = 0;
      do {
        v = gen();
        if (v) {
          D = v[1] + v[0] * D;
          if (D === 0) {
            D = FLOAT32_SMALLEST_NORMAL;
          }
          C = v[1] + v[0] / C;
          if (C === 0) {
            C = FLOAT32_SMALLEST_NORMAL;
          }
          D = 1 / D;
          delta = C * D;
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
    var hasGeneratorSupport = require_lib102();
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
    var floor = require_lib37();
    var gamma = require_lib89();
    var abs = require_lib42();
    var pow = require_lib67();
    var ln = require_lib95();
    var SQRT_EPSILON = require_lib100();
    var FLOAT64_MAX = require_lib75();
    var MAX_LN = require_lib99();
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
      var invert2;
      var isInt;
      var sigma;
      var res;
      var gam;
      var fa;
      var g;
      result = 0;
      invert2 = upper;
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
        invert2 = !invert2;
        evalMethod = 0;
      } else if (isHalfInt && x > 0.2) {
        invert2 = !invert2;
        evalMethod = 1;
      } else if (x < SQRT_EPSILON && a > 1) {
        evalMethod = 6;
      } else if (x > 1e3 && (a < x || abs(a - 50) / x < 1)) {
        invert2 = !invert2;
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
          invert2 = !invert2;
        }
      }
      switch (evalMethod) {
        case 0:
          result = finiteGammaQ(a, x);
          if (regularized === false) {
            result *= gamma(a);
          }
          break;
        case 1:
          result = finiteHalfGammaQ(a, x);
          if (regularized === false) {
            result *= gamma(a);
          }
          break;
        case 2:
          result = regularized ? regularisedGammaPrefix(a, x) : fullIGammaPrefix(a, x);
          if (result !== 0) {
            initValue = 0;
            optimisedInvert = false;
            if (invert2) {
              initValue = regularized ? 1 : gamma(a);
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
              invert2 = false;
              result = -result;
            }
          }
          break;
        case 3:
          invert2 = !invert2;
          res = tgammaSmallUpperPart(a, x, invert2);
          result = res[0];
          g = res[1];
          invert2 = false;
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
            invert2 = !invert2;
          }
          break;
        case 6:
          result = regularized ? pow(x, a) / gamma(a + 1) : pow(x, a) / a;
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
      if (invert2) {
        gam = regularized ? 1 : gamma(a);
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
    var gammaln2 = require_lib98();
    var exp = require_lib58();
    var ln = require_lib95();
    var SQRT_TWO_PI = require_lib87();
    var MAX_LN = require_lib99();
    var PINF = require_lib31();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib90();
    var igammaFinal = require_igamma_final();
    var lowerGammaSeries = require_lower_gamma_series();
    var upperGammaFraction = require_upper_gamma_fraction();
    function gammainc(x, a, regularized, upper) {
      var normalized;
      var initValue;
      var invert2;
      var result;
      if (x < 0 || a <= 0) {
        return NaN;
      }
      normalized = regularized === void 0 ? true : regularized;
      invert2 = upper;
      if (a >= FLOAT64_MAX_NTH_FACTORIAL && !normalized) {
        if (invert2 && a * 4 < x) {
          result = a * ln(x) - x;
          result += ln(upperGammaFraction(a, x));
        } else if (!invert2 && a > 4 * x) {
          result = a * ln(x) - x;
          initValue = 0;
          result += ln(lowerGammaSeries(a, x, initValue) / a);
        } else {
          result = igammaFinal(x, a, true, invert2);
          if (result === 0) {
            if (invert2) {
              result = 1 + 1 / (12 * a) + 1 / (288 * a * a);
              result = ln(result) - a + (a - 0.5) * ln(a);
              result += ln(SQRT_TWO_PI);
            } else {
              result = a * ln(x) - x;
              initValue = 0;
              result += ln(lowerGammaSeries(a, x, initValue) / a);
            }
          } else {
            result = ln(result) + gammaln2(a);
          }
        }
        if (result > MAX_LN) {
          return PINF;
        }
        return exp(result);
      }
      return igammaFinal(x, a, normalized, invert2);
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
    var exp = require_lib58();
    var pow = require_lib67();
    var ln = require_lib95();
    var MAX_LN = require_lib99();
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
    var gammaln2 = require_lib98();
    var gamma = require_lib89();
    var log1p = require_lib38();
    var sqrt = require_lib39();
    var abs = require_lib42();
    var exp = require_lib58();
    var pow = require_lib67();
    var max = require_lib72();
    var min = require_lib74();
    var ln = require_lib95();
    var MAX_LN = require_lib99();
    var MIN_LN = require_lib105();
    var G = require_lib93();
    var E = require_lib68();
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
          return exp(a * ln(z) - z - gammaln2(a));
        }
        return pow(z, a) * exp(-z) / gamma(a);
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
      prefix *= sqrt(agh / E) / lanczosSumExpGScaled(a);
      return prefix;
    }
    module.exports = regularizedGammaPrefix;
  }
});

// node_modules/@stdlib/math-base-special-kernel-betainc/lib/beta_small_b_large_a_series.js
var require_beta_small_b_large_a_series = __commonJS({
  "node_modules/@stdlib/math-base-special-kernel-betainc/lib/beta_small_b_large_a_series.js"(exports, module) {
    "use strict";
    var gammaDeltaRatio = require_lib94();
    var factorial = require_lib91();
    var gammainc = require_lib115();
    var log1p = require_lib38();
    var abs = require_lib42();
    var pow = require_lib67();
    var ln = require_lib95();
    var MIN_VALUE = require_lib53();
    var EPSILON = require_lib69();
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
    var abs = require_lib42();
    var max = require_lib72();
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
    var abs = require_lib42();
    var min = require_lib74();
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
    var expm1 = require_lib36();
    var log1p = require_lib38();
    var sqrt = require_lib39();
    var abs = require_lib42();
    var exp = require_lib58();
    var pow = require_lib67();
    var min = require_lib74();
    var ln = require_lib95();
    var MAX_LN = require_lib99();
    var MIN_LN = require_lib105();
    var G = require_lib93();
    var E = require_lib68();
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
      result *= sqrt(bgh / E);
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
    var isnan = require_lib6();
    var isInteger = require_lib59();
    var PINF = require_lib31();
    var NINF = require_lib33();
    var INT32_MAX = require_lib76();
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
    var PINF = require_lib31();
    var isInteger = require_lib59();
    var isnan = require_lib6();
    var isOdd = require_lib61();
    var floor = require_lib37();
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
    var floor = require_lib37();
    var pow = require_lib67();
    var MIN_VALUE = require_lib53();
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
    var sumSeries = require_lib103();
    var log1p = require_lib38();
    var sqrt = require_lib39();
    var exp = require_lib58();
    var pow = require_lib67();
    var ln = require_lib95();
    var MIN_VALUE = require_lib53();
    var MAX_LN = require_lib99();
    var MIN_LN = require_lib105();
    var G = require_lib93();
    var E = require_lib68();
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
          result *= sqrt(agh / E);
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
    var isnan = require_lib6();
    var expm1 = require_lib36();
    var floor = require_lib37();
    var log1p = require_lib38();
    var asin = require_lib41();
    var beta = require_lib70();
    var sqrt = require_lib39();
    var exp = require_lib58();
    var pow = require_lib67();
    var max = require_lib72();
    var min = require_lib74();
    var MAX_FLOAT64 = require_lib75();
    var MIN_FLOAT64 = require_lib53();
    var MAX_INT32 = require_lib76();
    var HALF_PI = require_lib77();
    var PI = require_lib78();
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
    var setReadOnly = require_lib5();
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

// src/report/blocks.ts
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
function say(texts, ...values) {
  const pieces2 = known.get(texts) ?? texts.map(withCode);
  known.set(texts, pieces2);
  return pieces2.flatMap((piece, i) => {
    const value = values[i];
    return value === void 0 ? piece : [...piece, ...spansOf(value)];
  });
}
var known = /* @__PURE__ */ new WeakMap();
function spansOf(value) {
  if (typeof value === "number") return [textOf(String(value))];
  if (typeof value === "string") return value === "" ? [] : [textOf(value)];
  return "type" in value ? [value] : value;
}
function textOf(text) {
  return { type: "text", value: ours(text) };
}
function withCode(text) {
  const pieces2 = text.split("`");
  if (pieces2.length % 2 === 0) throw new TypeError(`A backtick has no partner: ${text}`);
  return pieces2.flatMap((piece, i) => {
    if (piece === "") return [];
    return i % 2 === 0 ? [textOf(piece)] : [code(ours(piece))];
  });
}
function data(value, maxLength) {
  return maxLength === void 0 ? { type: "data", value } : { type: "data", value, maxLength };
}
var KINDS = {
  commit: /^[0-9a-f]{7,64}$/,
  /** `2026-03-01 at 10:00 UTC` */
  moment: /^\d{4}-\d\d-\d\d at \d\d:\d\d UTC$/,
  day: /^\d{4}-\d\d-\d\d$/,
  /** Of a format, or of a field. */
  name: /^[A-Za-z][\w-]{0,39}$/,
  login: /^[A-Za-z\d][A-Za-z\d-]{0,38}(?:\[bot\])?$/,
  /** A word or two, such as a unit. */
  noun: /^[\p{L}$€£¥][\p{L}\p{N}$€£¥ /·-]{0,19}$/u,
  version: /^\d[\w.+-]{0,40}$/
};
function plain(kind, text) {
  return KINDS[kind].test(text) ? textOf(text) : data(text);
}
function commit(sha) {
  return data(sha.slice(0, 7));
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
function code(value) {
  return { type: "inlineCode", value };
}
function joined(phrases, separator = say` `) {
  const said = phrases.filter((phrase) => phrase.length > 0);
  return said.flatMap((phrase, i) => i === 0 ? phrase : [...separator, ...phrase]);
}
function listed(phrases) {
  const [last = [], ...others] = phrases.toReversed();
  return joined([joined(others.toReversed(), say`, `), last], say` and `);
}
function capitalized([first, ...others]) {
  if (first?.type !== "text") return first === void 0 ? [] : [first, ...others];
  return [textOf(first.value.charAt(0).toUpperCase() + first.value.slice(1)), ...others];
}
function lowered([first, ...others]) {
  if (first?.type !== "text") return first === void 0 ? [] : [first, ...others];
  return [textOf(first.value.charAt(0).toLowerCase() + first.value.slice(1)), ...others];
}
function lengthOf(phrase) {
  const lengths = phrase.map((span) => {
    if ("children" in span) return lengthOf(span.children);
    return span.type === "break" ? 1 : span.value.length;
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}
function fact(id, label2, value) {
  return value.length === 0 ? [] : [{ id, label: label2, value }];
}
function facts(rows) {
  return rows.length === 0 ? [] : [{ type: "facts", rows }];
}
function lines(items) {
  const said = items.filter((line) => line.length > 0);
  return said.length === 0 ? [] : [{ type: "lines", items: said }];
}
function small(parts) {
  return parts.length === 0 ? [] : [{ type: "small", parts }];
}
function state(id, said) {
  return said.length === 0 ? [] : [{ id, said }];
}
function lineOf(statements) {
  return joined(statements.map(({ said }) => said));
}
function partsOf(parts) {
  return joined(
    parts.map(({ said }) => said),
    say` · `
  );
}
function statementsIn(blocks) {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case "paragraph":
        return block.children;
      case "small":
        return block.parts;
      case "facts":
        return block.rows.map(({ id, label: label2, value }) => ({ id, said: say`${label2}: ${value}` }));
      case "lines":
      case "note":
        return block.items.flat();
      case "fold":
        return statementsIn(block.blocks);
      default:
        return [];
    }
  });
}
function paragraph(children) {
  return children.length === 0 ? [] : [{ type: "paragraph", children }];
}
function table(header, rows, firstColumn = "right") {
  return { type: "table", firstColumn, header, rows, narrow: rows };
}
function fold(title, blocks, isOpen2 = false) {
  return { type: "fold", title, isOpen: isOpen2, blocks };
}

// src/math/interleaving.ts
var NEGLIGIBLE = 1e-60;
function chanceToTouch({ candidateTrials, steps }, slowdown = 1) {
  const lowest = steps.findIndex((step) => step < Infinity);
  if (lowest === -1) return 0;
  const chances = new Float64Array(candidateTrials + 1);
  chances[candidateTrials] = 1;
  let [fewest2, most] = [candidateTrials, candidateTrials];
  let touched = 0;
  for (let a = steps.length - 1; a >= lowest; a--) {
    fewest2 = takeCandidates(chances, [fewest2, most], a * slowdown);
    const enough = steps[a];
    for (; most >= fewest2 && (most >= enough || isNegligible(chances[most])); most--) {
      touched += chances[most];
      chances[most] = 0;
    }
  }
  return Math.min(1, touched);
}
function takeCandidates(chances, [fewest2, most], weight) {
  let passedOn = 0;
  for (let b = most; b > 0; b--) {
    const here = chances[b] + passedOn;
    if (b < fewest2 && isNegligible(here)) return b + 1;
    const share = here / (weight + b);
    chances[b] = share * weight;
    passedOn = share * b;
  }
  chances[0] = chances[0] + passedOn;
  return 0;
}
function isNegligible(chance) {
  return (chance ?? 0) < NEGLIGIBLE;
}
var CountBelow = class {
  #logFactorials;
  #trials;
  /**
   * @param n of the baseline, ≥ 1
   * @param logs of factorials, up to n + m at least
   */
  constructor(n, m, logs = logFactorials(n + m)) {
    this.#trials = [n, m];
    this.#logFactorials = logs;
  }
  /**
   * P(B ≥ b), to a relative error of 1e-12 for sweeps of 1,000 trials and 1e-9 for 20,000: the smaller of both tails
   * is added up, and its terms follow from one another.
   *
   * @param a rank of the baseline's score, from 1 to n
   * @param b in [0, m + 1]
   */
  atLeast(a, b) {
    const [n, m] = this.#trials;
    if (b <= 0) return 1;
    if (b > m) return 0;
    const isUpper = b > a * m / (n + 1);
    const up = this.#ratioAt(a);
    if (isUpper) return Math.exp(this.logAtLeast(a, b));
    return 1 - Math.exp(this.#logSum(a, b - 1, { ratio: (k) => 1 / up(k - 1), step: -1 }));
  }
  /**
   * ln P(B ≥ b), also where the chance is too small for a number.
   *
   * @param b above the mean of B, a·m/(n + 1), and at most m
   */
  logAtLeast(a, b) {
    return this.#logSum(a, b, { ratio: this.#ratioAt(a), step: 1 });
  }
  /** P(B = k + 1) / P(B = k). */
  #ratioAt(a) {
    const [n, m] = this.#trials;
    return (k) => (k + a) * (m - k) / ((k + 1) * (m - k + n - a));
  }
  /** The logarithm of the sum of P(B = b) from `start` on in one direction, away from the mode. */
  #logSum(a, start, { ratio, step }) {
    const [, m] = this.#trials;
    let [sum, term] = [0, 1];
    for (let k = start; k >= 0 && k <= m && term > sum * 1e-17; k += step) {
      sum += term;
      if (k + step >= 0 && k + step <= m) term *= ratio(k);
    }
    return this.logChance(a, start) + Math.log(sum);
  }
  /** ln P(B = b). */
  logChance(a, b) {
    const [n, m] = this.#trials;
    return this.#logChoose(b + a - 1, b) + this.#logChoose(m - b + n - a, m - b) - this.#logChoose(n + m, m);
  }
  #logChoose(n, k) {
    const log = this.#logFactorials;
    return log[n] - log[k] - log[n - k];
  }
};
function logFactorials(most) {
  const logs = new Float64Array(most + 1);
  let lost = 0;
  for (let k = 2; k <= most; k++) {
    const before = logs[k - 1];
    const next = Math.log(k) + lost;
    logs[k] = before + next;
    lost = next - (logs[k] - before);
  }
  return logs;
}

// src/math/classes.ts
var TOLERANCE = 1e-9;
function classesOfArms(baseline, candidate, margin = 0) {
  const classes = classesOfAll(baseline, candidate, margin);
  return [classes.subarray(0, baseline.length), classes.subarray(baseline.length)];
}
function classesOfAll(baseline, candidate, margin = 0) {
  const n = baseline.length;
  const scores = new Float64Array(n + candidate.length);
  scores.set(baseline);
  for (let i = n; i < scores.length; i++) scores[i] = candidate[i - n] + margin;
  return classesOfScores(scores, margin);
}
function classesOfScores(scores, margin = 0) {
  const sorted = Float64Array.from(scores).sort();
  const scales = sorted.map((score) => Math.max(Math.abs(score), margin));
  const starts = startsOf(sorted, scales);
  return Float64Array.from(scores, (score) => classAmong(starts, score));
}
function classesOfLosses(baseline, candidate, margin = 0) {
  const losses = baseline.map((x, i) => {
    const y = candidate[i] + margin;
    const scale = Math.max(Math.abs(x), Math.abs(y), margin);
    const isSame = x === y || scale < Infinity && Math.abs(x - y) <= TOLERANCE * scale;
    const loss = isSame ? 0 : x - y;
    return { loss, size: Math.abs(loss), scale };
  });
  const sorted = losses.filter(({ loss }) => loss !== 0).sort((a, b) => a.size === b.size ? a.scale - b.scale : a.size - b.size);
  const starts = startsOf(
    Float64Array.from(sorted, ({ size }) => size),
    Float64Array.from(sorted, ({ scale }) => scale)
  );
  return Float64Array.from(losses, ({ loss, size }) => Math.sign(loss) * classAmong(starts, size));
}
function startsOf(sorted, scales) {
  const starts = new Float64Array(sorted.length);
  let [count, scale] = [0, 0];
  for (let i = 0; i < sorted.length; i++) {
    const value = sorted[i];
    if (!Number.isFinite(value)) continue;
    const own = scales[i];
    const least = count === 0 ? -Infinity : starts[count - 1];
    if (value - least <= TOLERANCE * Math.max(scale, own)) continue;
    starts[count++] = value;
    scale = own;
  }
  return starts.subarray(0, count);
}
function classAmong(starts, value) {
  if (!Number.isFinite(value)) return value;
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = low + high >> 1;
    if (starts[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/compare/no-change.ts
var SLACK = 1 + 1e-9;
var ROUNDING = 1e-9;
function ranksTested({ trials: [n], quantile, budgetMin, budgetMax }) {
  const rankAt = (share) => Math.ceil(n * share - ROUNDING);
  const first = Math.max(1, rankAt(1.5 * quantile ** (1 / budgetMin) - 0.5));
  const last = budgetMax === null ? n : rankAt(quantile ** (1 / budgetMax));
  return { first, last };
}
function testOfNoChange([baseline, candidate], design, margin = 0) {
  const counts = new CountBelow(...design.trials);
  const { first, last } = ranksTested(design);
  const [xs, ys] = classesOfArms(baseline, candidate, margin);
  xs.sort();
  ys.sort();
  let [statistic, rank, below] = [1, first, 0];
  for (let a = 1; a <= last; a++) {
    const x = xs[a - 1];
    while (below < ys.length && ys[below] < x) below++;
    const tail = a < first ? 1 : counts.atLeast(a, below);
    if (tail < statistic) [statistic, rank] = [tail, a];
  }
  const pValue = statistic === 1 ? 1 : chanceToTouch(staircaseOf(design, statistic, counts));
  return { statistic, rank, pValue };
}
function staircaseOf(design, limit, counts = new CountBelow(...design.trials)) {
  const [n, candidateTrials] = design.trials;
  const { first, last } = ranksTested(design);
  const steps = new Float64Array(n + 1).fill(Infinity);
  let b = 0;
  for (let a = first; a <= last && b <= candidateTrials; a++) {
    b = firstWithout((few) => counts.atLeast(a, few) > limit * SLACK, b, candidateTrials + 1);
    if (b <= candidateTrials) steps[a] = b;
  }
  return { candidateTrials, steps };
}
function firstWithout(holds, from, end) {
  let [low, high] = [from, from];
  for (let reach = 1; high < end && holds(high); reach *= 2) {
    low = high + 1;
    high = Math.min(end, high + reach);
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/compare/change-points.ts
var CHANGE_LEVEL = 3e-3;
var REACHES = [2, 4, 8, 16];
var MIN_P_VALUE = 1e-50;
function changePoints(sweeps, test) {
  const pool = poolOf(sweeps);
  const known3 = /* @__PURE__ */ new Map();
  const changeOf = (from, to) => {
    const key = `${from} ${to}`;
    if (!known3.has(key)) known3.set(key, changeIn(pool, { from, to }, test));
    return known3.get(key) ?? null;
  };
  const pointsIn = (from, to) => {
    const found = changeOf(from, to);
    if (found === null) return [];
    return [...pointsIn(from, found.at), found, ...pointsIn(found.at, to)];
  };
  const points = pointsIn(0, sweeps.length);
  if (points.length < 2) return points;
  for (let i = 0; i < points.length; ) {
    const found = changeOf(points[i - 1]?.at ?? 0, points[i + 1]?.at ?? sweeps.length);
    points.splice(i, 1, ...found === null ? [] : [found]);
    i = found === null ? Math.max(0, i - 1) : i + 1;
  }
  return points;
}
function poolOf(sweeps) {
  const all = sweeps.flatMap((scores, owner) => scores.map((score) => ({ score, owner })));
  all.sort((a, b) => a.score === b.score ? 0 : a.score - b.score);
  const starts = [0];
  for (const { length } of sweeps) starts.push(starts.at(-1) + length);
  const places = new Uint32Array(all.length);
  const free = [...starts];
  all.forEach(({ owner }, place) => {
    const at = free[owner];
    places[at] = place;
    free[owner] = at + 1;
  });
  return {
    scores: Float64Array.from(all, ({ score }) => score),
    owners: Uint32Array.from(all, ({ owner }) => owner),
    places,
    starts,
    logFactorials: logFactorials(all.length)
  };
}
function placesIn({ places, starts }, { from, to }) {
  return places.slice(starts[from], starts[to]).sort();
}
function changeIn(pool, segment, { rules, level }) {
  let extreme = null;
  const all = placesIn(pool, segment);
  let limit = Math.log(level / 2);
  for (const split2 of splitsOf(segment)) {
    const share = Math.log(split2.share);
    const isWhole = split2.from === segment.from && split2.to === segment.to;
    const places = isWhole ? all : placesIn(pool, split2);
    const found = extremeOf({ ...pool, places }, split2, {
      rules,
      limit: limit + share
    });
    if (found === null) continue;
    extreme = found;
    limit = found.logTail - share;
  }
  if (extreme === null) return null;
  const { split, direction } = extreme;
  const pValue = Math.max(MIN_P_VALUE, 2 * chanceOf(extreme, rules) / split.share);
  return pValue <= level ? { at: split.at, direction, pValue } : null;
}
function chanceOf({ trials, logTail }, rules) {
  const tail = Math.exp(logTail);
  if (trials[0] * tail < MIN_P_VALUE / 1e6) return 0;
  return chanceToTouch(staircaseOf({ ...rules, trials }, tail));
}
function splitsOf({ from, to }) {
  const places = Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i);
  const weights = places.map((at) => 1 / Math.min(at - from, to - at));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const reaches = REACHES.filter((reach) => 2 * reach < to - from);
  const half = reaches.length === 0 ? 1 : 0.5;
  const near = reaches.flatMap(
    (reach) => places.map((at) => {
      const around = {
        from: Math.max(from, at - reach),
        to: Math.min(to, at + reach)
      };
      return { ...around, at, share: half / reaches.length / places.length };
    })
  );
  const whole = places.map((at, i) => {
    return { from, at, to, share: half * weights[i] / total };
  });
  return [...whole, ...near];
}
function extremeOf({ scores, owners, places, starts, logFactorials: logs }, split, { rules, limit }) {
  const { from, at, to } = split;
  const [start = 0, middle = 0, end = 0] = [from, at, to].map((sweep) => starts[sweep]);
  const [before, after] = [middle - start, end - middle];
  const worse2 = new LeastTail({ ...rules, trials: [before, after] }, limit, logs);
  const better = new LeastTail({ ...rules, trials: [after, before] }, limit, logs);
  let [beforeBelow, afterBelow, beforeRead, afterRead] = [0, 0, 0, 0];
  let last = Number.NaN;
  for (const place of places) {
    const score = scores[place];
    if (score !== last) {
      last = score;
      beforeBelow = beforeRead;
      afterBelow = afterRead;
    }
    if (owners[place] < at) worse2.read(++beforeRead, afterBelow);
    else better.read(++afterRead, beforeBelow);
  }
  const logTail = Math.min(worse2.log, better.log);
  if (logTail === limit) return null;
  return worse2.log <= better.log ? { split, direction: "worse", trials: [before, after], logTail } : { split, direction: "better", trials: [after, before], logTail };
}
var LeastTail = class {
  /** ln T, or the limit. */
  log;
  #ranks;
  #counts;
  #expected;
  #below = 0;
  constructor(design, limit, logs) {
    const [n, m] = design.trials;
    this.log = limit;
    this.#ranks = ranksTested(design);
    this.#counts = new CountBelow(n, m, logs);
    this.#expected = m / (n + 1);
  }
  /** @param below how many of the other side's scores are below the one of this rank */
  read(rank, below) {
    const { first, last } = this.#ranks;
    if (below === this.#below || rank < first || rank > last) return;
    this.#below = below;
    if (below <= rank * this.#expected) return;
    if (this.#counts.logChance(rank, below) >= this.log) return;
    this.log = Math.min(this.log, this.#counts.logAtLeast(rank, below));
  }
};

// src/compare/compare.ts
function compareCurves(baseline, candidate, rules) {
  const range = comparedRange(baseline, candidate, rules);
  const curves = { baseline, candidate };
  const better = inClasses(curves, 0);
  const worse2 = rules.margin === 0 ? better : inClasses(curves, rules.margin);
  const comparable = { ...curves, classes: { worse: worse2, better } };
  const rows = range === null ? [] : pieces(comparable, range);
  return {
    ...comparable,
    rules,
    from: startOf(baseline, candidate, rules),
    range,
    worse: summarize(rows, "worse", range, rules.minShare),
    better: summarize(rows, "better", range, rules.minShare),
    crossings: findCrossings(rows)
  };
}
function inClasses({ baseline, candidate }, margin) {
  const valuesOf2 = ({ lower, point, upper }) => [lower, point, upper].flatMap(({ values }) => values);
  const [b, c] = classesOfArms(valuesOf2(baseline), valuesOf2(candidate), margin);
  return { baseline: withValues(baseline, b), candidate: withValues(candidate, c) };
}
function withValues(curve, values) {
  const { lower, point, upper } = curve;
  const ofPoint = lower.values.length;
  const ofUpper = ofPoint + point.values.length;
  return {
    ...curve,
    lower: stepFunction(lower.breaks, values.subarray(0, ofPoint)),
    point: stepFunction(point.breaks, values.subarray(ofPoint, ofUpper)),
    upper: stepFunction(upper.breaks, values.subarray(ofUpper))
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
function compareAt({ baseline, candidate, classes }, budget) {
  const b = limitsAt(baseline, budget);
  const c = limitsAt(candidate, budget);
  const { worse: worse2, better } = evidenceAt(classes, budget);
  return { budget, baseline: b, candidate: c, difference: difference(b, c), worse: worse2, better };
}
function evidenceAt({ worse: worse2, better }, budget) {
  const { baseline, candidate } = limitsOfBoth(better, budget);
  const raised = worse2 === better ? { baseline, candidate } : limitsOfBoth(worse2, budget);
  return {
    budget,
    worse: evidenceBelow(raised.candidate, raised.baseline),
    better: evidenceBelow(baseline, candidate),
    // Not a number where both fail: no change.
    sign: Math.sign(candidate.point - baseline.point) || 0
  };
}
function limitsOfBoth({ baseline, candidate }, budget) {
  return { baseline: limitsAt(baseline, budget), candidate: limitsAt(candidate, budget) };
}
function pieces({ baseline, candidate, classes }, [from, to]) {
  const steps = [baseline, candidate].flatMap(({ lower, point, upper }) => [lower, point, upper]);
  const ends = commonBreaks(steps, from, to);
  return (from < to ? [from, ...ends] : ends).map((end) => evidenceAt(classes, end));
}
function findCrossings([, ...rows]) {
  const crossings = [];
  let previous = { sign: 0, end: 0 };
  for (const { budget, sign } of rows) {
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
function jointLevel(baseline, candidate, relation) {
  const b = levelFromBudget(baseline.band, baseline.quantile);
  const c = levelFromBudget(candidate.band, candidate.quantile);
  return relation === "independent" ? b * c : Math.max(0, b + c - 1);
}
function evidenceBelow(a, b) {
  if (a.upper < b.lower) return "strong";
  const upperBelow = a.upper < b.point;
  const lowerAbove = a.point < b.lower;
  if (upperBelow && lowerAbove) return "fair";
  return upperBelow || lowerAbove ? "weak" : "none";
}
function leastShare(minShare) {
  return Math.max(Number.MIN_VALUE, minShare - 1e-9);
}
function summarize(rows, direction, range, minShare) {
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
  const share = forEachLevel((level2) => range ? shareOf(intervals[level2], range) : 0);
  const lower = ["fair", "weak"].find((some) => share[some] >= leastShare(minShare));
  const level = intervals.strong.length > 0 ? "strong" : lower ?? "none";
  return { level, share, intervals };
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

// src/math/significance.ts
var import_math_base_special_betainc = __toESM(require_lib122(), 1);
var import_math_base_special_gammaln = __toESM(require_lib98(), 1);
var SLACK2 = 1 + 1e-7;
function fisherPValue(one, other) {
  const [total, having] = [one.of + other.of, one.count + other.count];
  const everything = logChoose(total, having);
  const logChance = (count) => logChoose(one.of, count) + logChoose(other.of, having - count) - everything;
  const found = Math.exp(logChance(one.count)) * SLACK2;
  let sum = 0;
  for (let count = Math.max(0, having - other.of); count <= Math.min(one.of, having); count++) {
    const chance = Math.exp(logChance(count));
    if (chance <= found) sum += chance;
  }
  return Math.min(1, sum);
}
function fewerPValue(one, other) {
  const having = one.count + other.count;
  const everything = logChoose(one.of + other.of, having);
  let sum = 0;
  for (let count = Math.max(0, having - one.of); count <= other.count; count++)
    sum += Math.exp(logChoose(other.of, count) + logChoose(one.of, having - count) - everything);
  return Math.min(1, sum);
}
function logChoose(n, k) {
  return (0, import_math_base_special_gammaln.default)(n + 1) - (0, import_math_base_special_gammaln.default)(k + 1) - (0, import_math_base_special_gammaln.default)(n - k + 1);
}
var MAX_CELLS = 1e5;
function ksPValue(one, other) {
  const [n, m] = [one.length, other.length];
  const distance = distanceOf(one, other);
  if (distance === 0) return 1;
  if (n * m <= MAX_CELLS) return Math.min(1, chanceOf2(n, m, distance));
  const d = distance / (n * m);
  return Math.min(1, 2 * Math.exp(-2 * d * d * n * m / (n + m)));
}
function distanceOf(one, other) {
  const [first, second] = [Float64Array.from(one).sort(), Float64Array.from(other).sort()];
  let [i, j, most] = [0, 0, 0];
  while (i < first.length && j < second.length) {
    const value = Math.min(first[i], second[j]);
    while (first[i] === value) i++;
    while (second[j] === value) j++;
    most = Math.max(most, Math.abs(i * second.length - j * first.length));
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
  return rankCorrelation(values, [...values.keys()]);
}
function rankCorrelation(one, other) {
  const [xs, ys] = [centredRanks(one), centredRanks(other)];
  const product = (a, b) => a.reduce((sum, rank, i) => sum + rank * b[i], 0);
  const spread = Math.sqrt(product(xs, xs) * product(ys, ys));
  return spread === 0 ? null : Math.min(1, Math.max(-1, product(xs, ys) / spread));
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
function rankShares(values) {
  const n = values.length;
  return centredRanks(values).map((rank) => (rank + n) / (2 * n));
}
function centredRanks(values) {
  const sorted = Float64Array.from(values).sort();
  const doubled = /* @__PURE__ */ new Map();
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    const value = sorted[start];
    while (end < sorted.length && sorted[end] === value) end++;
    doubled.set(value, start + end + 1);
  }
  return Float64Array.from(values, (value) => (doubled.get(value) ?? 0) - (values.length + 1));
}
function slopeOf(ranks) {
  let sum = 0;
  for (let i = 0; i < ranks.length; i++) sum += (2 * i - (ranks.length - 1)) * ranks[i];
  return sum;
}
function shuffle(values, random) {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const value = values[i];
    values[i] = values[j];
    values[j] = value;
  }
}
var NEGLIGIBLE2 = 1e-12;
function chanceToShare({ sizes: [n, m], distinct, shared }, enough = 1) {
  const one = rowOf(n, Math.min(n, distinct));
  const other = rowOf(m, Math.min(m, distinct));
  const all = logPartitions(n + m, distinct);
  const chanceOf3 = (x) => {
    let sum = 0;
    const least = Math.max(x, distinct + x - (other.length - 1));
    for (let i = least; i < Math.min(one.length, distinct + 1); i++) {
      const j = distinct + x - i;
      const ways = one[i] + other[j];
      sum += Math.exp(ways - (0, import_math_base_special_gammaln.default)(i - x + 1) - (0, import_math_base_special_gammaln.default)(j - x + 1) - (0, import_math_base_special_gammaln.default)(x + 1) - all);
    }
    return sum;
  };
  const most = Math.min(n, m, n + m - distinct);
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
  const logs = Array.from({ length: most }, (_, i) => logPartitions(size, i + 1) + (0, import_math_base_special_gammaln.default)(i + 2));
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
  const exponent = k * (x + Math.log(-Math.expm1(-x)) - t) - n * Math.log(x) + (n - k) * Math.log(t * k);
  const factor = Math.log(t / ((1 + t) * (x - t))) / 2;
  return exponent + factor + (0, import_math_base_special_gammaln.default)(n + 1) - (0, import_math_base_special_gammaln.default)(k + 1) - (0, import_math_base_special_gammaln.default)(n - k + 1);
}
function holmShares(pValues, questions) {
  const shares = pValues.map(() => 1);
  let [rank, isOver] = [0, false];
  for (const i of [...pValues.keys()].sort(
    (a, b) => pValues[a] - pValues[b]
  )) {
    const share = 1 / (questions - rank);
    shares[i] = share;
    isOver ||= pValues[i] > share;
    if (!isOver) rank++;
  }
  return shares;
}

// src/compare/configurations.ts
var MAX_COLUMNS = 24;
var NO_SETTING = /^(time|cost|seed|id|run|counter)$/;
var NO_SETTING_IN_TEXT = /^(commit|sha|branch|host|path|dir|user|date)$/;
function chooseColumns(current, older, sizes, asked) {
  const names = asked ?? namesIn(older.length > 0 ? older : current);
  const leftOut = [];
  const chosen = [...new Set(names)].sort().filter((name) => {
    const values = current.flatMap(({ settings }) => readSetting(settings, name) ?? []);
    const why = new Set(values).size < 2 ? "constant" : null;
    const doubt = asked === null ? doubtOf(name, values, { sizes, rows: current.length }) : null;
    if (why ?? doubt) leftOut.push({ name, why: why ?? doubt });
    return (why ?? doubt) === null;
  });
  for (const name of chosen.slice(MAX_COLUMNS)) leftOut.push({ name, why: "too-many" });
  return { names: chosen.slice(0, MAX_COLUMNS), leftOut };
}
function namesIn(trials) {
  return trials.flatMap(
    ({ settings }) => Object.keys(settings).filter((name) => readSetting(settings, name) !== null)
  );
}
function doubtOf(name, values, { sizes, rows }) {
  const isText = values.every((value) => typeof value === "string");
  const isComplete = values.length === rows;
  if (!isComplete && sizes.includes(values.length)) return "looks-like-a-label";
  const counts = [...countsOf(values).values()];
  const isSplit = counts.length === 2 && sizes.every((size) => counts.includes(size));
  if (isText && isComplete && isSplit) return "looks-like-a-label";
  if (isText && isComplete && counts.length === rows) return "differs-in-every-row";
  const word = lastWord(name);
  return NO_SETTING.test(word) || isText && NO_SETTING_IN_TEXT.test(word) ? "named-like-no-setting" : null;
}
function countsOf(values) {
  const counts = /* @__PURE__ */ new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
function lastWord(name) {
  const words2 = name.split(new RegExp("[^\\p{L}]+|(?<=\\p{Ll})(?=\\p{Lu})", "u")).filter(Boolean);
  return (words2.at(-1) ?? "").toLowerCase();
}
function readSetting(settings, name) {
  const value = Object.hasOwn(settings, name) ? settings[name] : null;
  const text = String(value ?? "").trim();
  if (text === "") return null;
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  return /^(true|false)$/i.test(text) ? text.toLowerCase() : text;
}
var MAX_OLDER = 192;
function chooseOlder(sweeps, current, margin) {
  const contentOf = (settings, score) => `${score.toPrecision(SAME_DIGITS)} ${settingsText(settings)}`;
  const known3 = new Set(
    current.flatMap(({ score, settings }) => [
      contentOf(settings, score),
      contentOf(settings, score - margin)
    ])
  );
  let [left, isOver] = [MAX_OLDER, false];
  return sweeps.map((sweep) => {
    if (namesIn(sweep).length === 0) return [];
    const fresh = sweep.filter(
      ({ score, settings }) => score === -Infinity || !known3.has(contentOf(settings, score))
    );
    const fitting = left === MAX_OLDER ? fresh.slice(0, left) : fresh;
    isOver ||= fitting.length > left;
    if (isOver) return [];
    left -= fitting.length;
    return fitting;
  });
}
var SAME_DIGITS = 9;
function settingsText(settings) {
  const names = Object.keys(settings).sort();
  return JSON.stringify(names.map((name) => [name, readSetting(settings, name)]));
}
function inSettingsOrder(trials, columns, classes) {
  const values = trials.map(({ settings }) => columns.map((name) => readSetting(settings, name)));
  const bySettings2 = (i, j) => {
    for (const c of columns.keys()) {
      const order = compareSettings(values[i]?.[c] ?? null, values[j]?.[c] ?? null);
      if (order !== 0) return order;
    }
    return 0;
  };
  return [...trials.keys()].sort(
    (i, j) => bySettings2(i, j) || classes[i] - classes[j] || 0
  );
}
function compareSettings(one, other) {
  if (one === other) return 0;
  const kind = kindOf(one) - kindOf(other);
  return kind !== 0 ? kind : one < other ? -1 : 1;
}
function kindOf(value) {
  return value === null ? MISSING : typeof value === "number" ? NUMBER : TEXT;
}
var [MISSING, NUMBER, TEXT] = [0, 1, 2];
function kernelColumn(trials, name) {
  const values = trials.map(({ settings }) => readSetting(settings, name));
  const numbers = values.filter((value) => typeof value === "number");
  const shares = rankShares(numbers);
  const texts = [...new Set(values.filter((value) => typeof value === "string"))];
  const kinds = new Map(texts.map((text, i) => [text, TEXT + i]));
  const column2 = { kinds: new Int32Array(values.length), places: new Float64Array(values.length) };
  let next = 0;
  for (const [row, value] of values.entries()) {
    const isNumber = typeof value === "number";
    column2.kinds[row] = isNumber ? NUMBER : kinds.get(value) ?? MISSING;
    column2.places[row] = isNumber ? shares[next++] : 0;
  }
  return column2;
}

// src/math/normal.ts
var import_math_base_special_erfc = __toESM(require_lib104(), 1);
function normalTail(z) {
  return (0, import_math_base_special_erfc.default)(z / Math.SQRT2) / 2;
}
var FARTHEST = 38;
function normalQuantile(chance) {
  const tail = Math.min(chance, 1 - chance);
  const excess = (z2) => Math.log(normalTail(z2) / tail);
  const z = findRoot(excess, { low: 0, high: FARTHEST, tolerance: 1e-13 });
  return chance < 0.5 ? 0 - z : z;
}

// src/compare/effect-size.ts
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
function equivalentEffort({ classes }, budget) {
  const { baseline, candidate } = classes.better;
  const score = limitsAt(baseline, budget);
  const needed = budgetToReach(candidate, score);
  return { budget, ...needed, estimate: score.point === -Infinity ? null : needed.estimate };
}
function ruledOut(comparison, starts) {
  if (comparison.range === null) return null;
  const ends = endsIn(comparison, comparison.range);
  return starts.map((fromBudget) => {
    const losses = ends.filter((end) => end >= fromBudget).map((end) => lossAt(comparison, end));
    return { fromBudget, loss: losses.reduce((a, b) => Math.max(a, b), -Infinity) };
  });
}
function notWorse(comparison) {
  const { range, rules } = comparison;
  const { margin } = rules;
  if (margin === 0 || range === null) return null;
  const ends = endsIn(comparison, range);
  const stretches = ends.map((to, i) => ({ from: ends[i - 1] ?? to, to }));
  const isWithin2 = ({ to }) => isNotWorseAt(comparison, to);
  const intervals = joined2(stretches.filter(isWithin2));
  const isEverywhere = stretches.every(isWithin2);
  return { margin, intervals, share: shareOf(intervals, range), isEverywhere };
}
function isNotWorseAt(comparison, budget) {
  const { baseline, candidate } = limitsOfBoth(comparison.classes.worse, budget);
  return baseline.upper === -Infinity || candidate.lower > baseline.upper;
}
function endsIn({ baseline, candidate }, [start, end]) {
  return [start, ...commonBreaks([baseline.upper, candidate.lower], start, end)];
}
function lossAt(comparison, budget) {
  const even = limitsOfBoth(comparison.classes.better, budget);
  if (even.baseline.upper === -Infinity || even.baseline.upper === even.candidate.lower) return 0;
  const { baseline, candidate } = limitsOfBoth(comparison, budget);
  return baseline.upper - candidate.lower;
}
function overallSlowdown(baseline, candidate, confidence) {
  const { odds, candidates, isCandidate, trials } = topDown(baseline, candidate);
  if (odds.length === 0) return null;
  const test = scoreTest(odds, candidates);
  const limit = normalQuantile((1 + confidence) / 2);
  const slowdownAt = (value) => Math.exp(-whereItIs(test, value));
  const [isAllBaseline, isAllCandidate] = [candidates === 0, candidates === odds.length];
  const finite = () => isAllCandidate ? 0 : slowdownAt(0);
  return {
    estimate: isAllBaseline ? Infinity : finite(),
    lower: isAllCandidate ? 0 : slowdownAt(-limit),
    upper: isAllBaseline ? Infinity : slowdownAt(limit),
    confidence,
    pValue: 2 * normalTail(Math.abs(test(0))),
    trendPValue: isAllBaseline || isAllCandidate ? null : trendPValue({ odds, isCandidate, trials }, 1 / slowdownAt(0))
  };
}
function trendPValue({ odds, isCandidate, trials }, theta) {
  let [score, weight, weighted2, squared] = [0, 0, 0, 0];
  for (const [i, ratio] of odds.entries()) {
    const z = Math.log(Math.LN2 / -Math.log1p(-(i + 0.5) / trials));
    const chance = theta * ratio / (1 + theta * ratio);
    const variance2 = chance * (1 - chance);
    score += z * (isCandidate[i] - chance);
    weight += variance2;
    weighted2 += z * variance2;
    squared += z * z * variance2;
  }
  const variance = squared - weighted2 ** 2 / weight;
  return variance > 0 ? 2 * normalTail(Math.abs(score) / Math.sqrt(variance)) : null;
}
function topDown(baseline, candidate) {
  const classes = classesOfArms(baseline, candidate);
  const [others, own] = [fallingOrder(classes[0]), fallingOrder(classes[1])];
  const pooled = fallingOrder([...others, ...own]);
  const median = pooled[Math.floor(pooled.length / 2)];
  const odds = [];
  const isCandidate = [];
  let [i, j] = [0, 0];
  while (i < others.length && j < own.length) {
    const top = Math.max(others[i], own[j]);
    if (top <= median) break;
    const [fromBaseline, fromCandidate] = [tiedAt(others, i, top), tiedAt(own, j, top)];
    const tied = fromBaseline + fromCandidate;
    for (let k = 0; k < tied; k++) {
      const left = others.length - i - k / tied * fromBaseline;
      odds.push((own.length - j - k / tied * fromCandidate) / left);
      isCandidate.push(fromCandidate / tied);
    }
    i += fromBaseline;
    j += fromCandidate;
  }
  return { odds, candidates: j, isCandidate, trials: pooled.length };
}
function fallingOrder(scores) {
  return Float64Array.from(scores).sort().reverse();
}
function tiedAt(falling, place, value) {
  let end = place;
  while (falling[end] === value) end++;
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
function whereItIs(falling, value) {
  let [low, high] = [-1, 1];
  while (falling(low) < value) low *= 2;
  while (falling(high) > value) high *= 2;
  return findRoot((x) => falling(x) - value, { low, high, tolerance: 1e-12 });
}

// src/compare/relabelings.ts
var USUAL_DRAWS = 19999;
var DRAWS_AT_LEVEL = 20;
var MOST_DRAWS = 199999;
function drawsFor(level) {
  const wanted = level === null ? 0 : Math.ceil(DRAWS_AT_LEVEL / level);
  return Math.min(MOST_DRAWS, Math.max(USUAL_DRAWS, wanted));
}
var TOLERANCE2 = 1e-9;
function shareAsExtreme(values) {
  return countAsExtreme(values) / values.length;
}
function countAsExtreme(values) {
  return countUpTo(values, withSlack(values[0]));
}
function shareOfSmaller(one, other) {
  const found = Math.min(countAsExtreme(one), countAsExtreme(other));
  const [limit, otherLimit] = [limitOf(one, found), limitOf(other, found)];
  let count = 0;
  for (let i = 0; i < one.length; i++)
    if (one[i] <= limit || other[i] <= otherLimit) count++;
  return count / one.length;
}
function limitOf(values, most) {
  const sorted = values.toSorted();
  let [limit, place] = [-Infinity, 0];
  for (const value of sorted) {
    const slack = withSlack(value);
    while (place < sorted.length && sorted[place] <= slack) place++;
    if (place > most) break;
    limit = value;
  }
  return limit;
}
function withSlack(value) {
  return value + TOLERANCE2 * Math.abs(value);
}
function countUpTo(values, most) {
  let count = 0;
  for (let i = 0; i < values.length; i++) if (values[i] <= most) count++;
  return count;
}
function leastTails(scores, design) {
  const ascending = Int32Array.from(scores.keys()).sort((i, j) => {
    const [x, y] = [scores[i], scores[j]];
    return x < y ? -1 : Number(x > y);
  });
  const isLarger = Uint8Array.from(
    ascending,
    (i, place) => place > 0 && scores[i] > scores[ascending[place - 1]] ? 1 : 0
  );
  const tails = localTails(design);
  const seen = new Int32Array(2);
  const below = new Int32Array(2);
  return (labels) => {
    const least = [1, 1];
    seen.fill(0);
    below.fill(0);
    for (let place = 0; place < ascending.length; place++) {
      if (isLarger[place] === 1) {
        below[0] = seen[0];
        below[1] = seen[1];
      }
      const arm = labels[ascending[place]];
      const rank = seen[arm] + 1;
      seen[arm] = rank;
      const tail = tails(arm, rank, below[1 - arm]);
      if (tail < least[arm]) least[arm] = tail;
    }
    return { worse: least[0], better: least[1] };
  };
}
function localTails(design) {
  const [n, m] = design.trials;
  const known3 = new Float64Array(2 * (n + 1) * (m + 1)).fill(1);
  const widths = [m + 1, n + 1];
  const starts = [0, (n + 1) * (m + 1)];
  const counts = [new CountBelow(n, m), new CountBelow(m, n)];
  for (const arm of [0, 1]) {
    const own = design.trials[arm];
    const { first, last } = ranksTested({ ...design, trials: arm === 0 ? [n, m] : [m, n] });
    const cellOf = (rank) => starts[arm] + rank * widths[arm];
    known3.fill(-1, cellOf(first), cellOf(Math.min(own, last) + 1));
  }
  return (arm, rank, below) => {
    const cell = starts[arm] + rank * widths[arm] + below;
    const tail = known3[cell];
    if (tail >= 0) return tail;
    const computed2 = counts[arm].atLeast(rank, below);
    known3[cell] = computed2;
    return computed2;
  };
}

// src/compare/paired.ts
var MAX_COMPLETE = 14;
function testOfPairs(pairs, design, plan) {
  const { margin = 0 } = plan;
  const found = testAtMargin(pairs, design, { ...plan, margin: 0 });
  if (margin === 0) return found;
  const raised = testAtMargin(pairs, design, { ...plan, margin });
  return raised.pValue < found.pValue ? found : {
    ...raised,
    better: found.better,
    betterAfterTuning: found.betterAfterTuning
  };
}
function testAtMargin(pairs, design, { seed, level, margin }) {
  const n = pairs.length;
  const isComplete = n <= MAX_COMPLETE;
  const swaps = isComplete ? 2 ** n : 1 + drawsFor(level);
  const baseline = pairs.map((pair) => pair.baseline);
  const candidate = pairs.map((pair) => pair.candidate);
  const scores = classesOfAll(baseline, candidate, margin);
  const ranks = signedRanks(scores, classesOfLosses(baseline, candidate, margin));
  const tailsOf = leastTails(scores, design);
  const swappings = isComplete ? allSwaps(n) : drawnSwaps(n, seed);
  const labels = new Uint8Array(2 * n);
  const [signed2, least, better] = [
    new Float64Array(swaps),
    new Float64Array(swaps),
    new Float64Array(swaps)
  ];
  for (let swap = 0; swap < swaps; swap++) {
    const swapped = swappings.next().value;
    for (let i = 0; i < n; i++) {
      labels[i] = swapped[i];
      labels[n + i] = 1 - swapped[i];
    }
    signed2[swap] = -signedRank(ranks, swapped);
    const tails = tailsOf(labels);
    least[swap] = tails.worse;
    better[swap] = tails.better;
  }
  const opposite = signed2.map((rank) => -rank);
  return {
    signedRank: -signed2[0],
    sameSettings: shareAsExtreme(signed2),
    afterTuning: shareAsExtreme(least),
    pValue: shareOfSmaller(signed2, least),
    better: shareOfSmaller(opposite, better),
    betterAfterTuning: shareAsExtreme(better),
    swaps,
    isComplete
  };
}
function* allSwaps(n) {
  const swapped = new Uint8Array(n);
  for (let swap = 0; ; swap++) {
    for (let i = 0; i < n; i++) swapped[i] = swap >> i & 1;
    yield swapped;
  }
}
function* drawnSwaps(n, seed) {
  const random = quickRandom(seed);
  const swapped = new Uint8Array(n);
  for (; ; ) {
    yield swapped;
    for (let from = 0; from < n; from += BITS) {
      const bits = Math.floor(random() * 2 ** BITS);
      const to = Math.min(n, from + BITS);
      for (let i = from; i < to; i++) swapped[i] = bits >> i - from & 1;
    }
  }
}
var BITS = 24;
function signedRank(ranks, swapped) {
  let sum = 0;
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i];
    sum += swapped[i] === 1 ? -rank : rank;
  }
  return sum;
}
function countedPairs(scores, losses) {
  const n = losses.length;
  const areTwo = new Set(scores.filter((score) => score > -Infinity)).size <= 2;
  const quartile = areTwo ? -Infinity : scores.toSorted()[Math.floor(n / 2) - 1] ?? -Infinity;
  return [...losses.keys()].filter(
    (i) => losses[i] !== 0 && Math.max(scores[i], scores[n + i]) > quartile
  );
}
function signedRanks(scores, losses) {
  const n = losses.length;
  const sizeOf2 = (i) => Math.abs(losses[i]);
  const counted = countedPairs(scores, losses).sort((i, j) => sizeOf2(i) - sizeOf2(j) || 0);
  const ranks = new Float64Array(n);
  for (let from = 0, to = 0; from < counted.length; from = to) {
    const size = sizeOf2(counted[from]);
    while (to < counted.length && sizeOf2(counted[to]) === size) to++;
    for (const i of counted.slice(from, to))
      ranks[i] = Math.sign(losses[i]) * (from + 1 + to) / 2;
  }
  return ranks;
}
var CONFIDENCE = 0.99;
function shiftOfPairs(pairs) {
  const baseline = pairs.map((pair) => pair.baseline);
  const candidate = pairs.map((pair) => pair.candidate);
  const counted = countedPairs(
    classesOfAll(baseline, candidate),
    classesOfLosses(baseline, candidate)
  );
  const changes = counted.map((i) => candidate[i] - baseline[i]);
  const n = changes.length;
  if (n === 0) return null;
  const means = meansOfTwo(changes);
  const skipped = meansBeyond(n, (1 - CONFIDENCE) / 2);
  const size = means.length;
  const at = (place) => means[place];
  const [low, high] = [at(size / 2 - 1), at(size / 2)];
  return {
    estimate: low === high ? low : (low + high) / 2,
    lower: skipped === 0 ? -Infinity : at(2 * skipped - 2),
    upper: skipped === 0 ? Infinity : at(size + 1 - 2 * skipped)
  };
}
function meansOfTwo(changes) {
  const n = changes.length;
  const means = new Float64Array(n * (n + 1));
  let place = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i; j < n; j++) {
      const [x, y] = [changes[i], changes[j]];
      const isBoth = Number.isNaN(x + y);
      means[place++] = isBoth ? -Infinity : x / 2 + y / 2;
      means[place++] = isBoth ? Infinity : x / 2 + y / 2;
    }
  }
  return means.sort();
}
var MAX_EXACT = 600;
function meansBeyond(n, doubt) {
  if (n > MAX_EXACT) {
    const spread = Math.sqrt(n * (n + 1) * (2 * n + 1) / 24);
    return Math.floor(n * (n + 1) / 4 + normalQuantile(doubt) * spread);
  }
  const most = Math.floor(n * (n + 1) / 4);
  const chances = new Float64Array(most + 1);
  chances[0] = 1;
  for (let rank = 1; rank <= n; rank++) {
    for (let sum = most; sum >= 0; sum--) {
      const without = chances[sum];
      chances[sum] = (without + (chances[sum - rank] ?? 0)) / 2;
    }
  }
  let [c, below] = [0, 0];
  while (c <= most && below + chances[c] <= doubt) below += chances[c++];
  return c;
}

// src/compare/searches.ts
function evenSearches({ baseline, candidate }) {
  const lengths = [...baseline, ...candidate].map((search) => search.length);
  const length = commonLength({ baseline, candidate });
  const failed = { score: -Infinity, settings: {} };
  const even = (search) => [
    ...search.slice(0, length),
    ...Array(Math.max(0, length - search.length)).fill(failed)
  ];
  const sumOf = (ofOne) => lengths.reduce((sum, one) => sum + Math.max(0, ofOne(one)), 0);
  return {
    baseline: baseline.map(even),
    candidate: candidate.map(even),
    length,
    filled: sumOf((one) => length - one),
    leftOut: sumOf((one) => one - length)
  };
}
function commonLength({ baseline, candidate }) {
  const lengths = [...baseline, ...candidate].map((search) => search.length);
  const longest = Math.max(...lengths);
  return Math.min(...lengths.filter((length) => 2 * length >= longest));
}
var MAX_FIRST = 5;
function distinctSearches({
  baseline,
  candidate
}) {
  const first = Math.min(MAX_FIRST, commonLength({ baseline, candidate }));
  const traces = new Map(
    [...baseline, ...candidate].map((search) => [search, traceOf(search, first)])
  );
  const areOne = (one, other) => coincide(traces.get(one), traces.get(other), first);
  const isShared = (search) => baseline.some((other) => areOne(other, search));
  const shared = candidate.filter(isShared).length;
  const all = [...baseline, ...candidate];
  if (all.every((one, i) => all.slice(0, i).every((other) => areOne(one, other))))
    return { baseline, candidate, shared };
  const distinct = (searches) => {
    const kept = [];
    for (const search of searches)
      if (!kept.some((other) => areOne(other, search))) kept.push(search);
    return kept;
  };
  return { baseline: distinct(baseline), candidate: distinct(candidate), shared };
}
function traceOf(search, first) {
  const realSettings = ({ settings }) => Object.entries(settings).flatMap(
    ([name, value]) => isReal(Number(value ?? "")) ? [JSON.stringify([name, Number(value)])] : []
  );
  return {
    beginnings: search.slice(0, first).map((trial) => new Set(realSettings(trial))),
    results: new Set(
      search.slice(1).flatMap(
        ({ score, settings }) => isReal(score) ? [`${score} ${settingsText(settings)}`] : []
      )
    )
  };
}
function isReal(value) {
  return Number.isFinite(value) && Number(value.toPrecision(5)) !== value;
}
function coincide(one, other, first) {
  const known3 = new Set(other.beginnings.flatMap((settings) => [...settings]));
  const alike = one.beginnings.filter((settings) => [...settings].some((text) => known3.has(text)));
  return 2 * alike.length > first || [...one.results].some((text) => other.results.has(text));
}
function leastPValue([n, m]) {
  return 1 / labelings(n, m);
}
function labelings(n, m) {
  let product = 1;
  for (let i = 1; i <= m; i++) product = product * (n + i) / i;
  return Math.round(product);
}

// src/math/kernel-fit.ts
var WEIGHTS = [0, 0.35, 1.4, 5.6, 22.4];
var FIRST_WEIGHT = 1.4;
var RIDGES = [0.03, 0.1, 0.3, 1, 3, 10];
var FIRST_RIDGE = 0.3;
var MAX_ROUNDS = 3;
var MIN_GAIN = 1e-6;
var MAX_SEARCHED = 128;
var KernelRegression = class {
  #columns;
  #searched;
  #all;
  #known = /* @__PURE__ */ new Map();
  /** Room for one kernel. */
  #scratch;
  /**
   * @param columns at least one, of the same number of rows
   * @param rows how many, ≥ 1; where weights are not chosen on all, then on some that are spread evenly over their order
   */
  constructor(columns, rows) {
    const searched = Math.min(rows, MAX_SEARCHED);
    this.#columns = columns;
    this.#scratch = new Float64Array(2 * paddedSize(rows) ** 2);
    this.#all = Int32Array.from({ length: rows }, (_, row) => row);
    this.#searched = Int32Array.from(
      { length: searched },
      (_, k) => Math.floor((k + 0.5) * rows / searched)
    );
  }
  /**
   * @param targets finite, one a row
   * @param given weights and ridge; chosen where they are not given
   */
  fit(targets, given = this.#choose(targets)) {
    const { weights, ridge } = given;
    return { weights, ridge, residuals: this.#on(this.#all, weights, ridge).residuals(targets) };
  }
  #choose(targets) {
    const some = Float64Array.from(this.#searched, (row) => targets[row]);
    const { weights, ridge } = this.#search(some);
    if (some.length === targets.length) return { weights, ridge };
    const errorOf = (tried) => meanSquare(this.#on(this.#all, weights, tried).residuals(targets));
    return { weights, ridge: leastBy(RIDGES, errorOf) };
  }
  /** Coordinate by coordinate: the columns' weights in turn, then the ridge. */
  #search(targets) {
    const errorOf = (values) => {
      const fitted = this.#on(this.#searched, values.slice(0, -1), values.at(-1));
      return meanSquare(fitted.residuals(targets));
    };
    const first = [...this.#columns.map(() => FIRST_WEIGHT), FIRST_RIDGE];
    let best = { values: first, error: errorOf(first) };
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const before = best;
      for (const at of first.keys()) {
        const others = at < this.#columns.length ? WEIGHTS : RIDGES;
        const now = best.values[at];
        for (const value of others.filter((one) => one !== now)) {
          const values = best.values.with(at, value);
          const error = errorOf(values);
          if (error < best.error * (1 - MIN_GAIN)) best = { values, error };
        }
      }
      if (best === before) break;
    }
    return { weights: best.values.slice(0, -1), ridge: best.values.at(-1) };
  }
  #on(rows, weights, ridge) {
    const key = `${rows.length} ${weights} ${ridge}`;
    const known3 = this.#known.get(key);
    if (known3 !== void 0) return known3;
    const matrix = this.#kernel(rows, weights, ridge);
    const made = new LeaveOneOut(matrix, rows.length, paddedSize(rows.length));
    this.#known.set(key, made);
    return made;
  }
  /** The lower triangle of K + λI, row by row, with room for its inverse. */
  #kernel(rows, weights, ridge) {
    const size = paddedSize(rows.length);
    const kernel = this.#scratch.subarray(0, 2 * size * size).fill(0);
    for (const [c, weight] of weights.entries())
      if (weight > 0) addDistances(kernel, { rows, size, column: this.#columns[c], weight });
    for (let i = 0; i < rows.length; i++)
      for (let cell = i * size; cell < i * size + i; cell++)
        kernel[cell] = Math.exp(-kernel[cell]);
    for (let i = 0; i < size; i++) kernel[i * size + i] = i < rows.length ? 1 + ridge : 1;
    return kernel;
  }
};
function addDistances(kernel, { rows, size, column: column2, weight }) {
  const kinds = Int32Array.from(rows, (row) => column2?.kinds[row]);
  const places = Float64Array.from(rows, (row) => column2?.places[row]);
  for (let i = 0; i < rows.length; i++) {
    for (let j = 0, cell = i * size; j < i; j++, cell++) {
      const difference2 = places[i] - places[j];
      const distance = kinds[i] === kinds[j] ? difference2 * difference2 : 0.25;
      kernel[cell] = kernel[cell] + weight * distance;
    }
  }
}
function paddedSize(rows) {
  return Math.ceil(rows / 4) * 4;
}
function meanSquare(values) {
  return dot(values, values) / values.length;
}
function leastBy(values, errorOf) {
  const errors = values.map(errorOf);
  return values[errors.indexOf(Math.min(...errors))];
}
var LeaveOneOut = class {
  #rows;
  #size;
  /** L⁻ᵀ, row by row. */
  #inverse;
  /**
   * @param matrix the lower triangle of A, row by row, and as much room below it
   * @param rows of A; beyond them, up to `size`, it is the identity
   * @param size a multiple of 4
   */
  constructor(matrix, rows, size) {
    this.#rows = rows;
    this.#size = size;
    invert(matrix, size);
    this.#inverse = matrix.slice(size * size);
  }
  residuals(targets) {
    const [rows, size, inverse] = [this.#rows, this.#size, this.#inverse];
    const half = new Float64Array(rows);
    for (let i = 0; i < rows; i++) {
      const target = targets[i];
      for (let j = i; j < rows; j++)
        half[j] = half[j] + target * inverse[i * size + j];
    }
    return Float64Array.from(half, (_, i) => {
      const row = inverse.subarray(i * size + i, i * size + rows);
      return dot(row, half.subarray(i)) / dot(row, row);
    });
  }
};
function invert(matrix, size) {
  for (let first = 0; first < size; first += 4) {
    eliminate(matrix, { size, first, from: 0, to: first });
    factoriseBlock(matrix, size, first);
  }
  matrix.fill(0, size * size);
  for (let i = 0; i < size; i++) matrix[(size + i) * size + i] = 1;
  for (let first = 0; first < size; first += 4)
    eliminate(matrix, { size, first: size + first, from: first, to: size });
}
function factoriseBlock(matrix, size, first) {
  for (let i = first; i < first + 4; i++) {
    const row = matrix.subarray(i * size, i * size + size);
    for (let j = first; j <= i; j++) {
      const other = matrix.subarray(j * size, j * size + j);
      const rest = row[j] - dot(other, row);
      row[j] = i === j ? Math.sqrt(rest) : rest / matrix[j * size + j];
    }
  }
}
function eliminate(matrix, { size, first, from, to }) {
  const a = first * size;
  const b = a + size;
  const c = b + size;
  const d = c + size;
  for (let j = from; j < to; j += 2) {
    const row = j * size;
    const next = row + size;
    let a1 = matrix[a + j];
    let b1 = matrix[b + j];
    let c1 = matrix[c + j];
    let d1 = matrix[d + j];
    let a2 = matrix[a + j + 1];
    let b2 = matrix[b + j + 1];
    let c2 = matrix[c + j + 1];
    let d2 = matrix[d + j + 1];
    for (let k = from; k < j; k++) {
      const one = matrix[row + k];
      const two = matrix[next + k];
      const ak = matrix[a + k];
      const bk = matrix[b + k];
      const ck = matrix[c + k];
      const dk = matrix[d + k];
      a1 -= ak * one;
      b1 -= bk * one;
      c1 -= ck * one;
      d1 -= dk * one;
      a2 -= ak * two;
      b2 -= bk * two;
      c2 -= ck * two;
      d2 -= dk * two;
    }
    const pivot = matrix[row + j];
    const beside = matrix[next + j];
    const last = matrix[next + j + 1];
    a1 /= pivot;
    matrix[a + j] = a1;
    b1 /= pivot;
    matrix[b + j] = b1;
    c1 /= pivot;
    matrix[c + j] = c1;
    d1 /= pivot;
    matrix[d + j] = d1;
    matrix[a + j + 1] = (a2 - a1 * beside) / last;
    matrix[b + j + 1] = (b2 - b1 * beside) / last;
    matrix[c + j + 1] = (c2 - c1 * beside) / last;
    matrix[d + j + 1] = (d2 - d1 * beside) / last;
  }
}
function dot(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

// src/compare/settings-model.ts
var SettingsModel = class {
  #regression;
  /** The trials that have a column, in the order of their settings. */
  #fitted;
  #olderTargets;
  /**
   * @param trials of both arms, in any order
   * @param classes of the scores of `trials`, which part those with equal settings in the order
   */
  constructor(trials, { columns: { names }, older }, classes) {
    const order = inSettingsOrder(trials, names, classes);
    const columns = names.map((name) => kernelColumn([...trials, ...older.flat()], name));
    const hasSettings = (row) => columns.some(({ kinds }) => kinds[row] !== 0);
    this.#fitted = order.filter(hasSettings);
    const rows = [...this.#fitted, ...older.flat().map((_, i) => trials.length + i)];
    this.#regression = new KernelRegression(
      columns.map(({ kinds, places }) => ({
        kinds: Int32Array.from(rows, (row) => kinds[row]),
        places: Float64Array.from(rows, (row) => places[row])
      })),
      rows.length
    );
    this.#olderTargets = older.flatMap((sweep) => [
      ...normalScores(classesOfScores(sweep.map(({ score }) => score)))
    ]);
  }
  /**
   * @param classes of the scores of the trials
   * @param given weights and ridge; chosen where they are not given
   */
  fit(classes, given) {
    const scores = normalScores(classes);
    const centre = meanOf(scores);
    const centreOfAll = meanOf([...scores, ...this.#olderTargets]);
    const targets = [...this.#fitted.map((i) => scores[i]), ...this.#olderTargets];
    const centred = Float64Array.from(targets, (target) => target - centreOfAll);
    const { weights, ridge, residuals: ofRows } = this.#regression.fit(centred, given);
    const residuals = scores.map((score) => score - centre);
    const isCounted = new Uint8Array(scores.length).fill(1);
    for (const [row, i] of this.#fitted.entries()) {
      residuals[i] = ofRows[row];
      isCounted[i] = 0;
    }
    for (let i = 0; i < residuals.length; i++) residuals[i] = rounded(residuals[i]);
    const predicted = scores.map((score, i) => score - residuals[i]);
    const least = predicted.toSorted()[Math.floor(predicted.length / 4)];
    for (let i = 0; i < predicted.length; i++)
      if (predicted[i] >= least) isCounted[i] = 1;
    const spread = sumOfSquares(scores.map((score) => score - centre));
    const explained = spread === 0 ? 0 : 1 - sumOfSquares(residuals) / spread;
    return { explained, weights, ridge, residuals, predicted, isCounted };
  }
};
var UNIT = 1e9;
function rounded(value) {
  return Math.round(value * UNIT) / UNIT;
}
function normalScores(classes) {
  const known3 = /* @__PURE__ */ new Map();
  return rankShares(classes).map((share) => {
    const score = known3.get(share) ?? normalQuantile(share);
    known3.set(share, score);
    return score;
  });
}
function meanOf(values) {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum / values.length;
}
function sumOfSquares(values) {
  return values.reduce((sum, value) => sum + value * value, 0);
}
var ResidualRanks = class {
  /** Of each unit, the sum of the doubled, centred ranks of its trials that count, and how many they are. */
  #sums;
  #counts;
  counted;
  #meanSquare;
  /** @param unitOf of each trial, from 0 */
  constructor({ residuals, isCounted }, unitOf2) {
    const counting = [...residuals.keys()].filter((i) => isCounted[i] === 1);
    const ranks = centredRanks(counting.map((i) => residuals[i]));
    const units = 1 + unitOf2.reduce((most, unit) => Math.max(most, unit), 0);
    this.#sums = new Float64Array(units);
    this.#counts = new Int32Array(units);
    for (const [at, i] of counting.entries()) {
      const unit = unitOf2[i];
      this.#sums[unit] = this.#sums[unit] + ranks[at];
      this.#counts[unit] = this.#counts[unit] + 1;
    }
    this.counted = counting.length;
    this.#meanSquare = sumOfSquares(ranks) / counting.length;
  }
  /**
   * Positive where the candidate is worse, rounded to 1e-9.
   *
   * @param labels of units, 1 for the candidate's
   * @returns −∞ where only one arm has trials that count, or they all tie
   */
  statistic(labels) {
    const { sum, count } = this.#ofCandidate(labels);
    const k = this.counted;
    const variance = count * (k - count) / (k - 1) * this.#meanSquare;
    return variance > 0 ? rounded(-sum / Math.sqrt(variance)) : -Infinity;
  }
  /** The share of all pairs of trials that count, one of each arm, in which the candidate's is below; ties half. */
  lowerShare(labels) {
    const { sum, count } = this.#ofCandidate(labels);
    const pairs = count * (this.counted - count);
    return pairs === 0 ? null : 0.5 - sum / 2 / pairs;
  }
  #ofCandidate(labels) {
    const sums = this.#sums;
    const counts = this.#counts;
    let sum = 0;
    let count = 0;
    for (let unit = 0; unit < labels.length; unit++) {
      const label2 = labels[unit];
      sum += label2 * sums[unit];
      count += label2 * counts[unit];
    }
    return { sum, count };
  }
};

// src/compare/units.ts
var MAX_COMPLETE2 = 2e4;
var MAX_FITTED = 400;
var MIN_EXPLAINED = 0.2;
function testOfUnits(arms, question) {
  const pool = new PooledUnits(arms);
  const even = testAtMargin2(pool, { ...question, margin: 0 });
  if (question.margin === 0) return even;
  const { worse: worse2, relabelings } = testAtMargin2(pool, question);
  return worse2.pValue < even.worse.pValue ? even : { ...even, worse: worse2, relabelings };
}
function testAtMargin2(pool, question) {
  const { design, margin } = question;
  const classes = pool.classesAt(margin);
  const known3 = settingsOf(pool, question);
  const model = known3 && new SettingsModel(pool.trials, known3, classes);
  const fit = model?.fit(classes) ?? null;
  const ranks = fit && new ResidualRanks(fit, pool.unitOf);
  const settings = known3 && fit && ranks && {
    columns: known3.columns,
    olderTrials: known3.older.map((sweep) => sweep.length),
    explained: fit.explained,
    weights: fit.weights,
    ridge: fit.ridge,
    counted: ranks.counted,
    residuals: pool.inArms(
      (trial) => fit.isCounted[trial] === 1 ? fit.residuals[trial] : null
    ),
    statistic: ranks.statistic(pool.labels),
    lowerShare: ranks.lowerShare(pool.labels),
    shift: null
  };
  const isUsual = design.quantile === 0.5 && design.budgetMin <= 1 && design.budgetMax === null;
  const compared = fit !== null && fit.explained >= MIN_EXPLAINED && isUsual ? ranks : null;
  if (compared === null && pool.isByTrial)
    return { ...exactly(pool, question), settings, relabelings: null };
  const { same, after, afterBetter } = relabel(pool, question, { classes, ranks: compared });
  const opposite = same?.map((value) => value === Infinity ? Infinity : -value) ?? null;
  const [worse2, better] = [pValuesOf(after, same), pValuesOf(afterBetter, opposite)];
  const isShown = compared !== null && Math.min(worse2.pValue, better.pValue) <= question.shiftUpTo;
  const shift = model && fit && isShown ? shiftOf(pool, model, fit) : null;
  return { worse: worse2, better, settings: settings && { ...settings, shift }, relabelings: after.length };
}
function relabel({ labels: found, unitCounts, unitOf: unitOf2, isByTrial }, { design, level, seed }, { classes, ranks }) {
  const all = labelings(...unitCounts);
  const isComplete = all <= MAX_COMPLETE2;
  const total = isComplete ? all : 1 + drawsFor(level);
  const same = ranks && new Float64Array(total);
  const after = new Float64Array(total);
  const afterBetter = new Float64Array(total);
  const tailsOf = leastTails(classes, design);
  const ofTrials = new Uint8Array(classes.length);
  const choices = isComplete ? allLabelings(found) : drawnLabelings(found, seed);
  for (let at = 0; at < total; at++) {
    const labels = choices.next().value;
    if (!isByTrial)
      for (let i = 0; i < ofTrials.length; i++) ofTrials[i] = labels[unitOf2[i]];
    const { worse: worse2, better } = tailsOf(isByTrial ? labels : ofTrials);
    after[at] = worse2;
    afterBetter[at] = better;
    if (same && ranks) same[at] = -ranks.statistic(labels);
  }
  return { same, after, afterBetter };
}
function exactly({ trials, labels }, { design, margin, passing: passing2 }) {
  const scoresOf = (label2) => trials.flatMap(({ score }, trial) => labels[trial] === label2 ? [score] : []);
  const [n, m] = design.trials;
  const swapped = { ...design, trials: [m, n] };
  const alone = (pValue) => ({ pValue, sameSettings: null, afterTuning: pValue });
  if (passing2 !== null && margin === 0) {
    const [before, after] = [0, 1].map((label2) => {
      const scores = scoresOf(label2);
      return { count: scores.filter((score) => score === passing2).length, of: scores.length };
    });
    return {
      worse: alone(fewerPValue(before, after)),
      better: alone(fewerPValue(after, before))
    };
  }
  return {
    worse: alone(testOfNoChange([scoresOf(0), scoresOf(1)], design, margin).pValue),
    better: alone(testOfNoChange([scoresOf(1), scoresOf(0)], swapped).pValue)
  };
}
function pValuesOf(after, same) {
  const afterTuning = shareAsExtreme(after);
  if (same === null) return { pValue: afterTuning, sameSettings: null, afterTuning };
  return { pValue: shareOfSmaller(same, after), sameSettings: shareAsExtreme(same), afterTuning };
}
function settingsOf(pool, { columns: asked, older: sweeps, margin }) {
  const { trials, trialCounts } = pool;
  if (trials.length > MAX_FITTED) return null;
  const older = chooseOlder(sweeps, pool.raisedBy(margin), margin);
  const columns = chooseColumns(trials, older.flat(), trialCounts, asked);
  return columns.names.length === 0 ? null : { columns, older };
}
var SHIFT_TOLERANCE = 2 ** -14;
function shiftOf(pool, model, found) {
  const finite = pool.trials.flatMap(({ score }) => score === -Infinity ? [] : [score]);
  const range = Math.max(...finite) - Math.min(...finite);
  const tolerance = range * SHIFT_TOLERANCE;
  const statisticWith = (fitOf) => (shift) => new ResidualRanks(fitOf(pool.classesAt(shift)), pool.unitOf).statistic(pool.labels);
  const near = statisticWith((classes) => model.fit(classes, found));
  const exact = statisticWith((classes) => model.fit(classes));
  if (!(near(-range) > 0 && near(range) < 0)) return null;
  const middle = findRoot(near, { low: -range, high: range, tolerance });
  const isWorse = exact(middle) > 0;
  for (let step = tolerance; step <= 2 * range; step *= 4) {
    const end = isWorse ? middle + step : middle - step;
    if (exact(end) > 0 === isWorse) continue;
    const [low, high] = [Math.min(middle, end), Math.max(middle, end)];
    return findRoot(exact, { low, high, tolerance });
  }
  return null;
}
var PooledUnits = class {
  trials;
  /** Of each trial. */
  unitOf;
  /** Of each unit: 1 for the candidate's. */
  labels;
  isByTrial;
  /** The places of units in the arms, the baseline's first, in the order of the list. */
  #order;
  constructor({ baseline, candidate }) {
    const units = [...baseline, ...candidate];
    const size = units[0]?.length ?? 0;
    const classes = classesOfScores(units.flat().map(({ score }) => score));
    const contents = units.map(
      (unit, index) => unit.map(({ settings }, i) => `${settingsText(settings)} ${classes[index * size + i]}`).sort().join()
    );
    const textOf3 = (index) => contents[index];
    const order = [...units.keys()].sort(
      (i, j) => textOf3(i) < textOf3(j) ? -1 : Number(textOf3(i) > textOf3(j))
    );
    this.#order = order;
    this.trials = order.flatMap((index) => units[index]);
    this.unitOf = Int32Array.from(this.trials, (_, trial) => Math.floor(trial / size));
    this.labels = Uint8Array.from(order, (index) => index < baseline.length ? 0 : 1);
    this.isByTrial = size === 1;
  }
  get unitCounts() {
    const candidates = this.labels.reduce((sum, label2) => sum + label2, 0);
    return [this.labels.length - candidates, candidates];
  }
  get trialCounts() {
    const size = this.trials.length / this.labels.length;
    const [baselines, candidates] = this.unitCounts;
    return [baselines * size, candidates * size];
  }
  /** What is known of each trial of the list, in the order of the arms. */
  inArms(known3) {
    const size = this.trials.length / this.labels.length;
    const places = this.#order.map((_, place) => place);
    places.sort((a, b) => this.#order[a] - this.#order[b]);
    const of = (label2) => places.filter((place) => this.labels[place] === label2).flatMap((place) => Array.from({ length: size }, (_, i) => known3(place * size + i)));
    return { baseline: of(0), candidate: of(1) };
  }
  /** Trials, those of the candidate raised before. */
  raisedBy(margin) {
    const isRaised = (trial) => this.labels[this.unitOf[trial]] === 1;
    return this.trials.map(
      (trial, i) => isRaised(i) ? { ...trial, score: trial.score + margin } : trial
    );
  }
  /** Scores by classes, those of the candidate raised before. */
  classesAt(margin) {
    const raised = this.raisedBy(margin).map(({ score }) => score);
    return classesOfScores(raised, Math.abs(margin));
  }
};
function* allLabelings(found) {
  yield found;
  const labels = found.toSorted();
  do
    if (labels.some((label2, unit) => label2 !== found[unit])) yield labels;
  while (toNext(labels));
}
function toNext(labels) {
  let place = labels.length - 2;
  while (place >= 0 && !(labels[place] === 0 && labels[place + 1] === 1)) place--;
  if (place < 0) return false;
  labels[place] = 1;
  labels[place + 1] = 0;
  labels.subarray(place + 2).sort();
  return true;
}
function* drawnLabelings(found, seed) {
  yield found;
  const candidates = found.reduce((sum, label2) => sum + label2, 0);
  yield* randomChoices(found.length, candidates, quickRandom(seed));
}

// src/plan/design.ts
function designFor([n, m], { band, quantile, rules }) {
  const armOf2 = (trials) => ({ band: confidenceBand(trials, band), trialCost: 1 });
  const baseline = armOf2(n);
  return { baseline, candidate: n === m ? baseline : armOf2(m), quantile, rules };
}
function noChangeDesign(trials, { quantile, rules }) {
  const most = Math.max(...trials);
  if (most > MAX_CALIBRATED)
    throw settingsError(
      "false-alarm-rate",
      `is set, but a sweep has ${most.toLocaleString("en-US")} trials: rates are known only up to 20,000`,
      "Set `confidence` instead."
    );
  const { budgetMin, budgetMax } = rules;
  return { trials, quantile, budgetMin: Math.max(1, budgetMin ?? 1), budgetMax };
}
function isComputable({ baseline, candidate }) {
  return Math.max(baseline.band.n, candidate.band.n) <= MAX_CALIBRATED;
}
function designRange(design) {
  return comparedRange(...rankCurves(design), design.rules);
}
function piecesOf(design) {
  const [b, c] = rankCurves(design);
  const range = comparedRange(b, c, design.rules);
  if (range === null) return [];
  const [from, to] = range;
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
function rankCurves({ baseline, candidate, quantile }) {
  const curveOf2 = ({ band, trialCost }) => {
    const ranks = Array.from({ length: band.n }, (_, i) => i + 1);
    return inCost(tuningCurve(ranks, band, quantile), trialCost);
  };
  return [curveOf2(baseline), curveOf2(candidate)];
}
function strongStaircase(design) {
  const steps = new Float64Array(design.baseline.band.n + 1).fill(Infinity);
  for (const { baselineLower: j, candidateUpper: i } of piecesOf(design))
    if (j > 0) steps[j] = Math.min(steps[j], i);
  return { candidateTrials: design.candidate.band.n, steps };
}
function falseStrongBound(design, { isPaired }) {
  const [upper, lower] = [upperMiss(design), lowerMiss(design)];
  return isPaired ? Math.min(1, upper + lower) : 1 - (1 - upper) * (1 - lower);
}
function upperMiss(design) {
  return missOf(design, design.candidate, ({ far, first, last, band }) => ({
    ...far,
    lower: far.lower.map((least, i) => {
      const bound = band.lower[i];
      return bound < first ? least : Math.max(least, Math.min(bound, last));
    })
  }));
}
function lowerMiss(design) {
  return missOf(design, design.baseline, ({ far, first, last, band }) => ({
    ...far,
    upper: far.upper.map((most, i) => {
      const bound = band.upper[i];
      return bound < last ? Math.min(most, Math.max(bound, first)) : most;
    })
  }));
}
function missOf(design, { band, trialCost }, boundsOf) {
  const range = designRange(design);
  if (range === null) return 0;
  if (band.n > MAX_CALIBRATED) return (1 - band.confidence) / 2;
  const [first, last] = range.map((budget) => design.quantile ** (trialCost / budget));
  const side = { band, far: farBounds(band.n), first, last };
  const { lower, upper } = boundsOf(side);
  return 1 - probabilityWithin(lower, upper);
}
function farBounds(n) {
  return constantWidthBounds(n, Math.sqrt(Math.log(2e17) / (2 * n)));
}

// src/plan/gate.ts
var USUAL_LEVEL = 3e-3;
var MOST_BY_BANDS = 0.01;
function doBandsDecide(design) {
  return chanceToTouch(strongStaircase(design)) <= MOST_BY_BANDS;
}
function failingOrders(trials, method2, rate) {
  const { staircase } = gateAt(noChangeDesign(trials, method2), rate ?? USUAL_LEVEL);
  const design = designFor(trials, method2);
  return rate === null && doBandsDecide(design) ? eitherOf(strongStaircase(design), staircase) : staircase;
}
function eitherOf(one, other) {
  const steps = one.steps.map((step, rank) => Math.min(step, other.steps[rank]));
  return { ...one, steps };
}
var HALVE_EVERY = 3;
var SAME = 1e-9;
var CLOSE = 1 - 1e-6;
var gateAt = remember((design, level) => {
  const counts = new CountBelow(...design.trials);
  const at = (limit) => {
    const staircase = staircaseOf(design, limit, counts);
    return { staircase, rate: chanceToTouch(staircase) };
  };
  const none = at(0);
  const atMost2 = at(level);
  if (atMost2.rate <= level) return atMost2;
  const wanted = Math.log(level);
  const known3 = {
    low: -Infinity,
    lowMass: -Infinity,
    high: wanted,
    highMass: Math.log(atMost2.rate)
  };
  let gate = none;
  for (let step = 1; known3.high - known3.low > SAME && known3.high > LEAST_LOG; step++) {
    const { low, lowMass, high, highMass } = known3;
    const share = (wanted - lowMass) / (highMass - lowMass);
    const isHalved = lowMass === -Infinity || step % HALVE_EVERY === 0;
    let middle = isHalved ? (low + high) / 2 : low + share * (high - low);
    if (low === -Infinity) middle = high - (highMass - wanted) - step * 1e-3;
    const tried = at(Math.exp(middle));
    if (tried.rate <= level) {
      gate = tried;
      if (tried.rate > level * CLOSE) break;
      Object.assign(known3, { low: middle, lowMass: Math.log(tried.rate) });
    } else Object.assign(known3, { high: middle, highMass: Math.log(tried.rate) });
  }
  return gate;
});
var LEAST_LOG = Math.log(1e-300);
function powerAgainstCap({ candidateTrials: m, steps }, budget, quantile) {
  const n = steps.length - 1;
  const above = -Math.expm1(Math.log(quantile) / budget);
  const [baselineAbove, capped] = [binomial(n, above), binomial(m, above)];
  const highest = steps.findLastIndex((step) => step <= m);
  const touching = new Float64Array(m + 1);
  let [lowest, power] = [0, 0];
  for (let a = 0; a <= n; a++) {
    const enough = steps[a];
    lowest = Math.min(lowest, enough);
    for (let [b, passed] = [lowest, 0]; a > 0 && b <= m; b++) {
      passed = (a * (b >= enough ? 1 : touching[b]) + b * passed) / (a + b);
      touching[b] = passed;
    }
    for (; lowest < m && touching[lowest] < NEGLIGIBLE3; lowest++) touching[lowest] = 0;
    const here = baselineAbove[n - a];
    if (here < NEGLIGIBLE3) continue;
    power += a < highest ? here : here * dot2(capped, touching);
  }
  return Math.min(1, power);
}
var NEGLIGIBLE3 = 1e-60;
function dot2(one, other) {
  let sum = 0;
  const last = other.length - 1;
  for (let i = 0; i <= last; i++) sum += one[i] * other[last - i];
  return sum;
}
function binomial(n, p) {
  const chances = new Float64Array(n + 1);
  let log = n * Math.log1p(-p);
  for (let k = 0; k <= n; k++) {
    chances[k] = Math.exp(log);
    log += Math.log((n - k) / (k + 1)) + Math.log(p / (1 - p));
  }
  return chances;
}
var USUAL_POWER = 0.8;
var MAX_LOG = 20 * Math.LN2;
function detectableSlowdown(staircase, power = USUAL_POWER) {
  const excess = (logarithm) => chanceToTouch(staircase, Math.exp(logarithm)) - power;
  if (excess(0) >= 0) return 1;
  let high = Math.LN2;
  while (excess(high) < 0) {
    if (high >= MAX_LOG) return null;
    high = Math.min(2 * high, MAX_LOG);
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}
function computedRate(rate, isBound = false) {
  return { rate, standardError: 0, isBound, sample: null };
}
var NO_RATES = { weak: null, fair: null, strong: null };
function falseAlarmRates(design, {
  levels,
  seed,
  isBound = false
}) {
  const bound = { isBound: isBound || design.rules.margin > 0 };
  const computed2 = (rate) => ({ ...computedRate(rate), ...bound });
  const strong2 = isComputable(design) ? computed2(chanceToTouch(strongStaircase(design))) : null;
  const asked = ["weak", "fair"].filter((level) => levels.includes(level));
  if (asked.length === 0) return { ...NO_RATES, strong: strong2 };
  const trials = [design.baseline.band.n, design.candidate.band.n];
  const hits = designRange(design) && simulatedHits(design, drawOrders(trials, seed));
  const simulated = (sample) => ({ ...bound, ...estimateRate(sample) });
  const rates = asked.map((level) => [level, hits ? simulated(hits[level]) : computed2(0)]);
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
function levelOf(below, start, { pieces: pieces2, minShare }) {
  const least = leastShare(minShare);
  let [weak, fair] = [0, 0];
  for (const { share, baselineLower, baselinePoint, candidatePoint, candidateUpper } of pieces2) {
    const belowLower = below[start + baselineLower];
    if (belowLower >= candidateUpper) return "strong";
    const isPointBelow = belowLower >= candidatePoint;
    const isUpperBelow = below[start + baselinePoint] >= candidateUpper;
    if (isPointBelow || isUpperBelow) weak += share;
    if (isPointBelow && isUpperBelow) fair += share;
  }
  if (fair >= least) return "fair";
  return weak >= least ? "weak" : "none";
}

// src/plan/paired-power.ts
var LEVELS = [3e-3, 0.01, 0.05];
var CORRELATIONS = [0, 0.5, 0.8, 0.9, 0.95];
var PAIRS = [10, 12, 14, 20, 28, 40, 60];
var MAX_SIMULATED_PAIRS = 60;
var LOG_ODDS = [0, Math.log(4), Math.log(19)];
var SLOWDOWNS = [
  // Level 0.003
  [8.466, 6.927, 5.231, 3.68, 2.959, 2.346, 1.994],
  [27.68, 16.51, 10.57, 6.052, 4.264, 3.102, 2.464],
  [112, 59.13, 24.76, 9.808, 5.996, 3.937, 2.983],
  [4.606, 3.64, 3.304, 2.492, 2.079, 1.845, 1.626],
  [8.613, 6.279, 5.394, 3.449, 2.703, 2.23, 1.865],
  [18.93, 14.19, 9.18, 4.735, 3.44, 2.772, 2.157],
  [2.903, 2.36, 2.105, 1.802, 1.59, 1.46, 1.378],
  [4.295, 3.337, 2.793, 2.149, 1.837, 1.668, 1.519],
  [7.503, 5.123, 3.828, 2.665, 2.108, 1.906, 1.664],
  [2.359, 1.861, 1.719, 1.52, 1.408, 1.318, 1.257],
  [3.202, 2.336, 2.059, 1.742, 1.562, 1.435, 1.342],
  [4.493, 2.92, 2.531, 2, 1.744, 1.553, 1.435],
  [2.058, 1.583, 1.495, 1.354, 1.278, 1.222, 1.174],
  [2.67, 1.822, 1.707, 1.494, 1.382, 1.306, 1.233],
  [3.895, 2.19, 1.939, 1.652, 1.504, 1.394, 1.289],
  // Level 0.01
  [5.353, 4.422, 3.605, 2.943, 2.479, 2.022, 1.794],
  [15.48, 8.262, 6.515, 4.513, 3.443, 2.628, 2.186],
  [50.88, 21.7, 13, 6.971, 4.644, 3.274, 2.641],
  [3.154, 2.742, 2.579, 2.113, 1.836, 1.668, 1.511],
  [5.469, 4.365, 3.866, 2.812, 2.377, 2.013, 1.716],
  [10.78, 7.788, 5.883, 3.735, 3.049, 2.48, 2.011],
  [2.16, 1.94, 1.818, 1.61, 1.47, 1.376, 1.311],
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: 1.443 is no logarithm, but what came out
  [2.927, 2.568, 2.287, 1.913, 1.707, 1.546, 1.443],
  [4.319, 3.577, 2.956, 2.338, 1.964, 1.733, 1.582],
  [1.73, 1.608, 1.536, 1.405, 1.335, 1.265, 1.213],
  [2.173, 1.912, 1.816, 1.6, 1.478, 1.378, 1.297],
  [2.91, 2.382, 2.187, 1.803, 1.625, 1.493, 1.389],
  [1.523, 1.417, 1.365, 1.277, 1.234, 1.186, 1.146],
  [1.769, 1.62, 1.524, 1.395, 1.33, 1.272, 1.202],
  [2.127, 1.853, 1.713, 1.523, 1.423, 1.358, 1.262],
  // Level 0.05
  [2.807, 2.581, 2.338, 2.073, 1.863, 1.642, 1.525],
  [5.482, 4.528, 3.727, 3.027, 2.576, 2.101, 1.844],
  [13.06, 7.857, 6.473, 4.278, 3.347, 2.629, 2.22],
  [2.092, 1.914, 1.877, 1.681, 1.514, 1.438, 1.349],
  [3.291, 2.762, 2.651, 2.168, 1.917, 1.719, 1.528],
  [5.053, 4.141, 3.758, 2.8, 2.455, 2.112, 1.753],
  [1.639, 1.576, 1.497, 1.402, 1.31, 1.251, 1.22],
  [2.142, 2.059, 1.825, 1.638, 1.504, 1.407, 1.339],
  [2.834, 2.605, 2.268, 1.927, 1.712, 1.583, 1.467],
  [1.436, 1.385, 1.341, 1.268, 1.232, 1.183, 1.15],
  [1.738, 1.615, 1.55, 1.449, 1.359, 1.281, 1.228],
  [2.117, 2, 1.825, 1.636, 1.491, 1.391, 1.312],
  [1.298, 1.274, 1.229, 1.19, 1.164, 1.133, 1.101],
  [1.488, 1.432, 1.367, 1.292, 1.251, 1.209, 1.156],
  [1.707, 1.61, 1.519, 1.403, 1.35, 1.291, 1.209]
];
var CAPPED = [
  // Level 0.003
  [0.016, 8e-3, 0.012, 0.032, 0.236, 0.67, 0.97],
  [6e-3, 2e-3, 2e-3, 6e-3, 2e-3, 0.04, 0.306],
  [6e-3, 6e-3, 2e-3, 0.062, 0.274, 0.786, 0.988],
  [4e-3, 6e-3, 4e-3, 4e-3, 0.026, 0.108, 0.478],
  [6e-3, 0.012, 0.026, 0.094, 0.328, 0.82, 0.984],
  [4e-3, 4e-3, 6e-3, 0.01, 0.022, 0.096, 0.534],
  [4e-3, 0.044, 0.042, 0.084, 0.318, 0.776, 0.992],
  [4e-3, 8e-3, 4e-3, 8e-3, 0.02, 0.146, 0.53],
  [2e-3, 0.024, 0.046, 0.15, 0.37, 0.824, 0.998],
  [0, 0.01, 0.012, 0.026, 0.034, 0.094, 0.484],
  // Level 0.01
  [0.028, 0.018, 0.032, 0.158, 0.41, 0.86, 0.994],
  [0.012, 0.012, 8e-3, 0.022, 0.024, 0.146, 0.506],
  [0.04, 0.038, 0.038, 0.232, 0.6, 0.894, 0.994],
  [0.01, 8e-3, 0.014, 0.022, 0.08, 0.27, 0.664],
  [0.054, 0.06, 0.084, 0.244, 0.636, 0.956, 0.998],
  [0.026, 0.018, 0.022, 0.026, 0.088, 0.3, 0.73],
  [0.068, 0.078, 0.122, 0.294, 0.596, 0.948, 0.996],
  [0.018, 0.022, 0.026, 0.036, 0.098, 0.324, 0.764],
  [0.054, 0.092, 0.14, 0.326, 0.632, 0.948, 1],
  [0.032, 0.04, 0.034, 0.046, 0.108, 0.31, 0.726],
  // Level 0.05
  [0.138, 0.148, 0.24, 0.476, 0.788, 0.962, 1],
  [0.042, 0.054, 0.062, 0.1, 0.178, 0.42, 0.814],
  [0.16, 0.216, 0.25, 0.552, 0.856, 0.974, 1],
  [0.062, 0.056, 0.068, 0.12, 0.314, 0.548, 0.86],
  [0.238, 0.288, 0.38, 0.612, 0.894, 0.998, 1],
  [0.084, 0.088, 0.1, 0.148, 0.344, 0.602, 0.92],
  [0.246, 0.342, 0.464, 0.65, 0.88, 0.996, 1],
  [0.1, 0.092, 0.12, 0.182, 0.338, 0.64, 0.942],
  [0.302, 0.39, 0.474, 0.7, 0.87, 0.99, 1],
  [0.086, 0.148, 0.15, 0.222, 0.336, 0.672, 0.914]
];
var MIN_PAIRS = 10;
var USUAL = 1;
var MAX_SLOWDOWN = 2 ** 20;
function pairedDetectable(pairs, correlation, level) {
  const slowdown = slowdownsCaught({ pairs, correlation, level })?.[USUAL] ?? Infinity;
  return slowdown > MAX_SLOWDOWN ? null : slowdown;
}
function pairedPower(plan, slowdown) {
  const caught = slowdownsCaught(plan);
  if (caught === null) return null;
  const scale = (factor) => Math.log(factor) ** 0.75;
  const odds = [Math.log(plan.level / (1 - plan.level)), ...LOG_ODDS];
  const at = weighted([1, ...caught].map(scale), scale(slowdown), (i) => odds[i]);
  return 1 / (1 + Math.exp(-at));
}
function pairedPowerAgainstCap(plan, budget) {
  if (!hasOrders(plan)) return null;
  const line = budget === 2 ? 0 : 1;
  const share = interpolated(plan, (row, size) => CAPPED[2 * row + line]?.[size]);
  return Math.min(1, Math.max(0, share));
}
function hasOrders({ pairs, level }) {
  return pairs >= MIN_PAIRS && 2 ** -pairs <= level;
}
function slowdownsCaught(plan) {
  if (!hasOrders(plan)) return null;
  return LOG_ODDS.map((_, power) => {
    const rowAt = (row) => SLOWDOWNS[row * LOG_ODDS.length + power];
    return 1 + Math.exp(interpolated(plan, (row, size) => Math.log(rowAt(row)[size] - 1)));
  });
}
function interpolated({ pairs, correlation, level }, at) {
  const size = Math.log(Math.min(pairs, MAX_SIMULATED_PAIRS));
  return weighted(
    LEVELS.map(Math.log),
    Math.log(Math.min(level, LEVELS.at(-1))),
    (l) => weighted(
      CORRELATIONS,
      Math.min(0.95, Math.max(0, correlation)),
      (c) => weighted(PAIRS.map(Math.log), size, (i) => at(l * CORRELATIONS.length + c, i))
    )
  );
}
function weighted(grid, x, valueAt2) {
  const after = grid.findIndex((point) => x < point);
  const i = after === -1 ? grid.length - 2 : Math.max(0, after - 1);
  const [low, high] = [grid[i], grid[i + 1]];
  const share = (x - low) / (high - low);
  return (1 - share) * valueAt2(i) + share * valueAt2(i + 1);
}

// src/plan/trials-needed.ts
var MAX_TRIALS = 2e3;
var USUAL_RATIO = 6.5;
function trialsToResolve(budget, settings, quantile) {
  const band = { ...settings, calibration: "exact" };
  const excess = (n) => Math.log(resolvableBudget(confidenceBand(n, band), quantile) / budget);
  const guess = USUAL_RATIO * budget;
  return fewest(excess, { first: 1, most: MAX_TRIALS, slope: 1, guess });
}
var USUAL_PRODUCT = 8.2;
var trialsToDetect = remember((question) => {
  const most = Math.min(MAX_TRIALS, question.most ?? MAX_TRIALS);
  const { budget, band, quantile } = question;
  const first = budget === null ? 1 : trialsToResolve(budget, band, quantile);
  if (first === null) return null;
  const guess = (USUAL_PRODUCT / Math.log(question.slowdown)) ** 2;
  return fewest((n) => excessOf(n, question), { first, most, slope: 1 / 2, guess });
});
function excessOf(n, { slowdown, power, rate, ...rest }) {
  const method2 = { ...rest, band: { ...rest.band, calibration: "exact" } };
  const detected = detectableSlowdown(failingOrders([n, n], method2, rate), power) ?? Infinity;
  return Math.log(Math.log(slowdown) / Math.log(detected));
}
var HALVE_EVERY2 = 3;
function fewest(excessAt, { first, most, slope, guess }) {
  if (first > most) return null;
  if (excessAt(first) >= 0) return first;
  let [tooFew, enough] = [first, most + 1];
  let wanted = guess;
  for (let step = 1; enough - tooFew > 1; step++) {
    const n = Math.min(enough - 1, Math.max(tooFew + 1, Math.ceil(wanted)));
    const excess = excessAt(n);
    if (excess >= 0) enough = n;
    else tooFew = n;
    const isHalved = step % HALVE_EVERY2 === 0 && enough <= most;
    wanted = isHalved ? (tooFew + enough) / 2 : n * Math.min(2, Math.exp(-excess / slope));
  }
  return enough > most ? null : enough;
}

// src/plan/plan.ts
function makePlan(trials, goal, policy) {
  const { falseAlarmRate: rate } = policy.settings.comparison;
  const needed = trialsToDetect({ ...goal, ...methodOf(policy), rate });
  return {
    ...policy,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    paired: null,
    trialsFor: { ...goal, trials: needed }
  };
}
var PAIRED_CAPS = [2, 4];
function makePairedPlan(paired, goal, policy) {
  const slowdowns = slowdownsWith(goal.slowdown);
  const isEnough = (pairs2) => (pairedPower({ ...paired, pairs: pairs2 }, goal.slowdown) ?? 0) >= goal.power;
  const sizes = Array.from({ length: MAX_SIMULATED_PAIRS }, (_, i) => i + 1);
  const { pairs, correlation, level } = paired;
  return {
    ...policy,
    expectations: null,
    paired: {
      ...paired,
      power: slowdowns.flatMap((slowdown) => {
        const probability = pairedPower(paired, slowdown);
        return probability === null ? [] : [{ slowdown, probability }];
      }),
      capped: PAIRED_CAPS.flatMap((budget) => {
        const probability = pairedPowerAgainstCap(paired, budget);
        return probability === null ? [] : [{ budget, probability }];
      }),
      detectableSlowdown: pairedDetectable(pairs, correlation, level)
    },
    trialsFor: { ...goal, trials: sizes.find(isEnough) ?? null }
  };
}
function methodOf({ settings: { band, comparison }, rules }) {
  return { band, quantile: comparison.quantile, rules };
}
var SLOWDOWNS2 = [1.5, 2, 3, 4, 6, 8, 16];
var CAPS = [1, 2, 4];
function whatToExpect(trials, slowdown, policy) {
  const method2 = methodOf(policy);
  const { band, quantile } = method2;
  const { falseAlarmRate: alpha } = policy.settings.comparison;
  const design = designFor(trials, method2);
  const orders = failingOrders(trials, method2, alpha);
  const slowdowns = slowdownsWith(slowdown);
  const budgets = trials.map((n) => resolvableBudget(confidenceBand(n, band), quantile));
  const resolved = Math.min(...budgets);
  return {
    trials,
    confidence: band.confidence,
    resolvableBudget: resolved,
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ["weak", "fair"], seed: band.seed }),
    gateRate: chanceToTouch(orders),
    test: alpha === null ? null : { alpha, attainedRate: chanceToTouch(orders) },
    power: powerAt(slowdowns, orders),
    capped: CAPS.filter((budget) => budget < resolved).map((budget) => ({
      budget,
      probability: powerAgainstCap(orders, budget, quantile)
    })),
    detectableSlowdown: isComputable(design) ? detectableSlowdown(orders) : null,
    falseStrongBound: alpha === null ? falseStrongBound(design, { isPaired: false }) : null
  };
}
function slowdownsWith(slowdown) {
  return [.../* @__PURE__ */ new Set([...SLOWDOWNS2, slowdown])].sort((a, b) => a - b);
}
function powerAt(slowdowns, orders) {
  return slowdowns.map((slowdown) => ({ slowdown, probability: chanceToTouch(orders, slowdown) }));
}

// src/plan/settings-power.ts
var LEVELS2 = [3e-3, 0.01];
var TRIALS = [24, 48, 96];
var EXPLAINED = [0.3, 0.5, 0.7, 0.8, 0.9];
var SLOWDOWNS3 = [
  // Level 0.003
  [4.64, 3.57, 2.82, 2.46, 1.94],
  [2.8, 2.41, 2.04, 1.77, 1.52],
  [1.92, 1.81, 1.61, 1.47, 1.35],
  // Level 0.01
  [3.56, 2.94, 2.41, 2.19, 1.77],
  [2.39, 2.13, 1.85, 1.65, 1.44],
  [1.81, 1.66, 1.49, 1.41, 1.35]
];
function settingsDetectable([n, m], explained, level) {
  const size = Math.floor(2 * n * m / (n + m));
  const [leastLevel = 0, mostLevel = 1] = LEVELS2;
  if (size < TRIALS[0] || explained < EXPLAINED[0]) return null;
  if (level < leastLevel || level > mostLevel) return null;
  const ofRow = (row) => between(EXPLAINED, explained, (i) => Math.log(SLOWDOWNS3[row]?.[i] - 1));
  const ofLevel = (l) => between(TRIALS.map(Math.log), Math.log(size), (i) => ofRow(l * TRIALS.length + i));
  return 1 + Math.exp(between(LEVELS2.map(Math.log), Math.log(level), ofLevel));
}
function between(scale, at, valueAt2) {
  const next = scale.findIndex((place) => place >= at);
  if (next <= 0) return valueAt2(next === 0 ? 0 : scale.length - 1);
  const [low, high] = [scale[next - 1], scale[next]];
  const share = (at - low) / (high - low);
  return (1 - share) * valueAt2(next - 1) + share * valueAt2(next);
}

// src/report/numbers.ts
var MINUS = "\u2212";
var MAX_DECIMALS = 6;
var MAX_DIGITS = 16;
var MAX_PLAIN = 1e7;
function formatOf(plain3) {
  const write = (value) => typeset(plain3(value));
  return Object.assign(write, { shown: (value) => Number(plain3(value)) });
}
function formatFor(width, magnitude) {
  const isExact = !(width > 0 && Number.isFinite(width));
  if (!isExact) return formatOf(digitsFor(width / 3, magnitude));
  const scale = Math.min(magnitude / 1e3, magnitude < MAX_PLAIN ? 1 : Infinity);
  const plain3 = digitsFor(scale, magnitude);
  return formatOf((value) => {
    const text = plain3(value);
    return value !== 0 && Number(text) === 0 ? shortPower(value, 1) : text;
  });
}
function digitsFor(scale, magnitude) {
  const least = magnitude > 0 ? Math.max(scale, Number.MIN_VALUE) : scale || 1;
  const decimals = -Math.floor(Math.log10(least));
  const isLong = decimals > MAX_DECIMALS && magnitude < 0.01;
  if (isLong || decimals > MAX_DIGITS || magnitude >= MAX_PLAIN) {
    const digits = Math.ceil(Math.log10(Math.max(magnitude, least)) - Math.log10(least)) || 0;
    return (value) => value.toExponential(Math.min(MAX_DIGITS, Math.max(0, digits)));
  }
  return (value) => plainDigits(value, decimals);
}
function significantFormat(digits) {
  return formatOf((value) => {
    if (value === 0) return "0";
    const exponent = Number(value.toExponential(digits - 1).split("e")[1]);
    const isPlain = exponent > -MAX_DECIMALS && 10 ** exponent < MAX_PLAIN;
    return isPlain ? plainDigits(value, digits - 1 - exponent) : shortPower(value, digits);
  });
}
function inPlain(value, decimals) {
  return typeset(plainDigits(value, decimals));
}
function plainDigits(value, decimals) {
  if (decimals >= 0) return value.toFixed(decimals);
  const unit = 10 ** -decimals;
  return (Math.round(value / unit) * unit).toFixed(0);
}
var roundedUp = (format) => rounded2(format, 1);
var roundedDown = (format) => rounded2(format, -1);
function rounded2(format, way) {
  const moved = (value) => {
    const nearest2 = format.shown(value);
    const excess = value - nearest2;
    if (way * excess <= 0) return value;
    let step = excess;
    while (format.shown(value + step) === nearest2) step *= 2;
    const next = format.shown(value + step);
    return Math.abs(excess) < 1e-6 * Math.abs(next - nearest2) ? value : value + step;
  };
  const shown = (value) => format.shown(moved(value));
  return Object.assign((value) => format(moved(value)), { shown });
}
function signed(format) {
  const write = (value) => format.shown(value) > 0 ? words`+${format(value)}` : format(value);
  return Object.assign(write, { shown: format.shown });
}
function typeset(text) {
  const grouped = text.replace(
    /^-?\d{4,}(?=\.|$)/,
    (whole) => whole.replace(/\B(?=(\d{3}){1,110}$)/g, ",")
  );
  return numeral(Number(text) === 0 ? grouped.replace("-", "") : grouped.replace(/-/g, MINUS));
}
function powerOfTen(value, digits) {
  return typeset(shortPower(value, digits));
}
function shortPower(value, digits) {
  const [mantissa = "", exponent = ""] = value.toExponential(digits - 1).split("e");
  return `${Number(mantissa)}e${Number(exponent)}`;
}
function formatBudget(budget) {
  const short = shownBudget(budget);
  if (short < 1e-3 || short >= 1e9) return powerOfTen(budget, 3);
  if (short < 1e4) return typeset(`${short}`);
  return short < 1e6 ? words`${short / 1e3}k` : words`${short / 1e6}M`;
}
function shownBudget(budget) {
  return Number(budget.toPrecision(budgetDigits(budget)));
}
function budgetDigits(budget) {
  return budget >= 1e-3 && budget < 10 ? 2 : 3;
}
function roundedTo(value, digits, round) {
  const shown = Number(value.toPrecision(digits));
  if (Math.abs(shown - value) <= 1e-9 * Math.abs(value)) return shown;
  const [mantissa = "", exponent = ""] = value.toExponential().split("e");
  const scaled = round(Number(`${mantissa}e${digits - 1}`));
  return Number(`${scaled}e${Number(exponent) - digits + 1}`);
}
function formatPercent(share) {
  return words`${inDigits(100 * share, 6)} %`;
}
function inDigits(value, digits) {
  return words`${Number(value.toPrecision(digits))}`;
}
function listOf(texts) {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
}
function plural(count, noun) {
  return words`${inPlain(count, 0)} ${literal(noun)}${count === 1 ? "" : "s"}`;
}
var DURATIONS = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60]
];
function formatDuration(seconds) {
  const [unit, size] = DURATIONS.find(([, one]) => seconds >= 2 * one) ?? ["seconds", 1];
  return words`${inDigits(seconds / size, 2)} ${unit}`;
}
function describeAmount(value, unit) {
  if (unit === "seconds") return say`${formatDuration(value)}`;
  const amount = formatBudget(value);
  return unit === null ? say`${amount}` : say`${amount} ${data(unit, 40)}`;
}
var MAX_PARAMETER_DIGITS = 5;
function parameterValue(value, maxLength = 60) {
  const text = typeof value === "number" ? numberText(value, MAX_PARAMETER_DIGITS) : String(value);
  return data(text, maxLength);
}
function parameterNumber(value, digits = MAX_PARAMETER_DIGITS) {
  return numberText(value, digits).replaceAll("-", MINUS);
}
function numberText(value, digits) {
  if (Number.isSafeInteger(value)) return String(value);
  const rounded4 = Number(value.toPrecision(digits));
  const isTiny = Math.abs(rounded4) < 1e-3 && rounded4 !== 0;
  return isTiny ? rounded4.toExponential() : String(rounded4);
}
var MIN_HITS = 10;
function formatOdds({ rate, standardError, isBound, sample }) {
  if (sample !== null && sample.hits < MIN_HITS) {
    const limit = Math.max(rate, upperLimit(sample));
    return words`at most ${perThousand(limit, Math.ceil)} times in 1,000 (simulated, 97.5 % sure)`;
  }
  if (sample !== null) {
    const off = perThousand(2 * standardError, Math.ceil);
    const most = isBound ? "at most " : "";
    return words`${most}about ${perThousand(rate, Math.round)} times in 1,000 (give or take ${off})`;
  }
  return words`${atMost(rate, isBound)} times in 1,000`;
}
function formatPerThousand({
  rate,
  standardError,
  isBound
}) {
  return words`${atMost(rate + 2 * standardError, isBound || standardError > 0)} in 1,000`;
}
var MIN_PER_THOUSAND = 0.1;
function atMost(rate, isBound) {
  if (1e3 * rate < MIN_PER_THOUSAND) return words`fewer than ${MIN_PER_THOUSAND}`;
  return words`${isBound ? "at most " : ""}${perThousand(rate, isBound ? Math.ceil : Math.round)}`;
}
function perThousand(rate, round) {
  const unit = 1e3 * rate < 10 ? 10 : 1;
  return words`${Math.min(1e3, round(Number((1e3 * rate * unit).toPrecision(12))) / unit)}`;
}
var MIN_P_VALUE2 = 1e-5;
function formatPValue(p) {
  return p < MIN_P_VALUE2 ? words`p < 0.00001` : words`p = ${inDigits(p, 2)}`;
}
function formatLimit(rate) {
  return formatOdds(computedRate(rate, true));
}
function formatTimes(factor, round) {
  if (factor === 0 || factor === Infinity) return words``;
  return words`${roundedTimes(factor, round)}×`;
}
function roundedTimes(factor, round) {
  return roundedTo(factor, Math.max(2, Math.floor(Math.log10(factor)) + 1), round);
}
var [MIN_CHANCE, MAX_CHANCE] = [1e-3, 0.995];
function formatChance(chance) {
  if (chance < MIN_CHANCE) return words`under ${formatPercent(MIN_CHANCE)}`;
  if (chance > MAX_CHANCE) return words`over ${formatPercent(0.99)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}
function formatSlowdown(slowdown) {
  return numeral(slowdown.toLocaleString("en-US", { maximumFractionDigits: 16 }));
}

// src/report/absence.ts
function absenceText(assessment) {
  const { searches, settings, candidate, baseline } = assessment;
  if (candidate !== null && baseline !== null) return null;
  if (assessment.outcome.code === "unchanged") return null;
  const arm = candidate === null ? "candidate" : "baseline";
  const { location, absence } = searches[arm];
  if (absence === null) return null;
  const informs = settings.gate.informOnly;
  switch (absence.why) {
    case "missing":
      return {
        found: say`Nothing matches ${data(location.text)}.`,
        next: remedyFor(arm, location)
      };
    case "no-baseline-yet":
      return noneYet(absence, informs);
    case "unknown-workflow":
      return {
        found: say`${data(absence.branch)} has no workflow ${data(absence.workflow, 300)}, which trained this sweep, so no baseline belongs to it.`,
        next: { you: say`train with a workflow of the base branch.` }
      };
    case "untrained":
      return {
        found: say`${untrainedSentence(absence)}.`,
        next: { maintainer: say`merge this, or run this workflow once on the base branch.` }
      };
    case "expired":
      return expired(absence, arm, location.text);
    case "forbidden":
      return {
        found: [],
        next: {
          maintainer: say`add the line ${data(absence.permission)} to the job’s \`permissions\`.`
        }
      };
    case "unreachable":
      return {
        found: say`GitHub did not answer (${data(absence.what)}).`,
        next: { you: say`run the job again.` }
      };
    case "no-trials": {
      const branch = data(absence.branch);
      return {
        found: say`None of the ${plural(absence.commits, "newest commit")} of ${branch} has trials in ${data(location.text)}.`,
        next: { maintainer: say`train on ${branch}, in runs that record its commit.` }
      };
    }
    case "of-fork":
      return {
        found: say`${data(location.text)} was saved by a run for a fork, which is never taken for a baseline.`,
        next: { you: say`name a run of the base branch.` }
      };
    case "empty":
      return {
        found: say`${data(location.text)} has no file in it.`,
        next: { you: say`check the step that saved it.` }
      };
    case "defective":
      return {
        found: [data(absence.what, 600)],
        next: informs ? {} : { maintainer: say`run this workflow on the base branch, or merge what fixes it.` }
      };
    case "unusable": {
      const isLookedUp = arm === "baseline" && location.kind === "auto";
      const retrain = say`if that does not help, run this workflow on the base branch, then this job again.`;
      return {
        found: [data(absence.what, 600)],
        next: isLookedUp && !informs ? { maintainer: retrain } : {}
      };
    }
  }
}
function untrainedSentence({ sha, job, exitCode }) {
  const base = sha === null ? say`The base` : say`The base ${commit(sha)}`;
  const who = job === null ? say`its job` : say`job ${data(job)}`;
  const code2 = exitCode === null ? say`saved no sweep` : say`ended with exit code ${exitCode}`;
  return say`${base} could not be trained in this run: ${who} ${code2}${exitCode === 0 ? " and left no sweep that can be read" : ""}`;
}
function confirmationSentence({ confirmation, outcome }) {
  if (!confirmation) return [];
  const { sha, pValue, absence } = confirmation;
  if (sha === null) {
    const why = absence?.why === "untrained" ? untrainedSentence(absence) : say`The base that was trained in this run cannot be compared`;
    return state("confirmation", say`${why}, so this verdict stands.`);
  }
  const isHeld = outcome.code === "not-confirmed" ? "not worse" : "worse";
  const p = pValue === null ? [] : say` (${formatPValue(pValue)})`;
  return state(
    "confirmation",
    say`Against the base ${commit(sha)} trained in this run, it is ${isHeld}${p}.`
  );
}
function noneYet(absence, informs) {
  const { branch, artifact, other } = absence;
  const none = say`No sweep of ${data(branch)} is saved as ${data(artifact)} yet`;
  if (informs) return { found: say`${none}. This run’s is the first.`, next: {} };
  const isOther = other !== null;
  return {
    found: isOther ? say`${none} by this workflow; those of ${data(other)} are not taken.` : say`${none}.`,
    next: {
      maintainer: say`merge this, or run this workflow once on ${data(branch)}${isOther ? say`; to compare with another workflow’s, set \`baseline: run:ID:NAME\`` : []}.`
    }
  };
}
function remedyFor(arm, location) {
  const { kind } = location;
  if (kind === "server" && location.byCommit)
    return { you: say`check that training ran, and which commit its trials record.` };
  if (kind === "server") return { you: say`check the name and the filters.` };
  if (kind === "artifact" && arm === "candidate")
    return {
      you: say`check that the job that trains saved its sweep under this name, and that this job \`needs\` it.`
    };
  if (kind === "artifact") return { you: say`check the name, and that what saves it ran before.` };
  return arm === "baseline" ? {
    you: say`save the sweep of the main branch under this path, or omit \`baseline\` to have it looked up.`
  } : { you: say`check that training ran, and that \`candidate\` names the file it wrote.` };
}
function expired(absence, arm, location) {
  const { sha, expiredAt } = absence;
  const which = sha === null ? say`${data(location)}` : say`The sweep of ${commit(sha)}`;
  const day = expiredAt && data(expiredAt.slice(0, 10));
  const found = day === null ? say`${which} has expired.` : say`${which} expired on ${day}.`;
  if (arm === "candidate") return { found, next: { you: say`run the whole workflow again.` } };
  return {
    found,
    next: {
      maintainer: say`run this workflow once on the base branch; a schedule, or a longer \`retention-days\`, keeps a sweep at hand.`
    }
  };
}
function acceptedSentence({ accepted }) {
  if (accepted === null) return [];
  const { by, byAuthor, at, label: label2, seen } = accepted;
  const author = byAuthor ? ", the author of this pull request," : "";
  const said = seen === null ? [] : say` The check said then: ${data(seen, 255)}.`;
  return state(
    "accepted",
    say`${data(by)}${author} accepted this on ${momentOf(at)} with the label ${data(label2)}, for this commit only.${said}`
  );
}
function failedBeforeSentence({ failedBefore: before, outcome }) {
  if (!before) return [];
  if (!before.stands && outcome.gate === "fail")
    return state(
      "failed-before",
      say`It is worse only because of trials that failed or never ended. ${link(say`An earlier run`, before.url)} failed only because of such trials, too, so this failure stands. Push a new commit to run the check again.`
    );
  const said = before.stands ? say`${link(say`That run`, before.url)} trained the same commit for the same base. Its result stands: a check that is run until it passes would pass anything.` : say`${link(say`An earlier run`, before.url)} found this commit worse, but only because of trials that failed or never ended. That can be the machine’s fault, so the new training was judged.`;
  return state("failed-before", said);
}
var RERUN = emphasis(say`Re-run failed jobs`);
function acceptanceSentence(label2, refusal) {
  const name = data(label2);
  if (refusal === null) return say`to accept, label ${name}, then press ${RERUN}.`;
  if (refusal.why === "unreadable")
    return say`${remedyOf(refusal.lacking)} Whether the label ${name} accepts this could not be read (${data(refusal.what)}).`;
  return say`the label ${name} does not count: ${reasonOf(refusal)}. To accept, remove it and set it again, then press ${RERUN}.`;
}
function remedyOf(lacking) {
  if (lacking === null) return say`to try again, press ${RERUN}.`;
  if (lacking === "collaborators")
    return say`give the input \`github-token\` a token that may read collaborators, then press ${RERUN}.`;
  return say`add the line ${code(words`${lacking}: read`)} to the job’s \`permissions\`, then press ${RERUN}.`;
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
  return plain("moment", `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`);
}

// src/decide/classify.ts
var JUDGED = ["mixed", "worse", "better", "none"];
function outcomeOf(ruling2, seen) {
  const isJudged2 = JUDGED.includes(ruling2.verdict);
  return {
    ...ruling2,
    mark: markOf(ruling2, seen),
    triage: triageOf(ruling2, seen),
    cause: causeOf(ruling2, seen),
    isJudged: isJudged2,
    evidence: evidenceOf(ruling2),
    claim: isJudged2 ? claimOf(ruling2, seen) : null
  };
}
function withRuling(assessment, ruling2) {
  const { code: code2, facts: facts2, verdict, gate } = ruling2;
  const known3 = assessment;
  const compared = known3.kind === "compared" ? known3 : null;
  const outcome = outcomeOf({ code: code2, facts: facts2, verdict, gate }, { ...assessment, compared });
  return { ...assessment, outcome };
}
function leaveOut(assessment) {
  const ruling2 = {
    code: "unchanged",
    facts: {},
    verdict: "no-candidate",
    gate: "neutral"
  };
  return withRuling(assessment, ruling2);
}
function markOf({ verdict, gate }, { compared }) {
  if (gate === "fail") return "\u274C";
  const isGood = verdict === "none" || verdict === "better";
  if (gate !== "pass" || !isGood || compared === null) return "\u26AA";
  if (isRepetition(compared.test)) return "\u26AA";
  const isKnown = compared.searchDoubts.baseline === null;
  return isKnown && !mayBeWorse(compared.test) ? "\u2705" : "\u26AA";
}
function triageOf({ verdict, gate }, { compared }) {
  if (gate === "fail") return "blocks";
  const test = compared?.test ?? null;
  if (test?.pairs && foundInPairs(test) === "may be worse") return "worse";
  if (verdict === "none") return gate === "neutral" ? "unknown" : "same";
  if (verdict === "better") return "better";
  return verdict === "worse" || verdict === "mixed" ? "worse" : "unknown";
}
function evidenceOf({ code: code2, verdict }) {
  if (verdict === "invalid") return "void";
  return verdict === "insufficient" && code2 !== "candidate-short" ? "cannot-tell" : "counts";
}
function causeOf(ruling2, seen) {
  if (seen.accepted !== null) return "accepted";
  const isUntold = ruling2.code === "no-scores" || ruling2.code === "all-equal";
  if (isUntold) return "not-judged";
  if (ruling2.verdict === "insufficient") return "too-few-trials";
  return ruling2.verdict === "invalid" ? "not-judged" : causeOfEvidence(ruling2, seen);
}
function causeOfEvidence(ruling2, { settings, compared }) {
  switch (ruling2.code) {
    case "worse": {
      if (ruling2.gate !== "fail") return settings.gate.failOn === "never" ? "fail-on" : "informs";
      const isShown = compared?.comparison.worse.level === "strong";
      return ruling2.facts.by === "test" && !isShown ? "test" : null;
    }
    case "adaptive-baseline":
      return "adaptive-search";
    case "repeats-differ":
      return ruling2.code;
    case "evidence-only":
      if (ruling2.gate === "pass") return null;
      return compared?.decides === "test" ? "test" : "fail-on";
    default:
      return null;
  }
}
function claimOf({ verdict, gate }, { compared, accepted }) {
  if (compared === null || verdict === "mixed" || compared.test?.pairs) return null;
  const { comparison, notWorse: notWorse2 } = compared;
  const way = comparison.worse.level === "none" ? "better" : "worse";
  const { level } = comparison[way];
  if (level === "none") return null;
  const isFaint = way === "worse" && level === "weak" && gate === "pass" && accepted === null;
  const isWithin2 = notWorse2?.isEverywhere && way === "better" && level !== "strong";
  return isFaint || isWithin2 ? null : { way, level };
}
function isFailedByTest({ code: code2, facts: facts2 }) {
  const isWorse = code2 === "worse" || code2 === "adaptive-baseline" || code2 === "repeats-differ";
  return isWorse && facts2.by === "test";
}
function restsOnTest({
  test,
  decides,
  outcome
}) {
  return test !== null && (decides === "test" || isFailedByTest(outcome));
}
function isRepetition(test) {
  return test?.pairs != null && test.pairs.same === test.pairs.n;
}
var NOTABLE = 0.05;
function foundInPairs({ pValue, pBetter, alpha }) {
  if (pValue <= NOTABLE) return "may be worse";
  if (pBetter <= alpha) return "better";
  return pBetter <= NOTABLE ? "may be better" : "nothing";
}
function mayBeWorse(test) {
  if (!test?.pairs) return false;
  const { areMostlyIdentical, worse: worse2, better } = test.pairs;
  return test.pValue <= NOTABLE || areMostlyIdentical && worse2 > better;
}
function reasonCodeOf({ accepted, outcome }) {
  return accepted === null ? outcome.code : "accepted";
}

// src/decide/outcome.ts
var TRIAGE = ["blocks", "worse", "unknown", "better", "same"];
function isFoundWorse({ gate, verdict }) {
  return gate === "fail" && (verdict === "worse" || verdict === "mixed");
}
function exitCodeOf({ gate }) {
  return gate === "fail" ? 1 : 0;
}
function bisectCodeOf(found) {
  if (found.gate === "pass") return 0;
  return isFoundWorse(found) ? 1 : 125;
}

// src/decide/checks/two-valued.ts
var FEW = 12;
function passingScore({ baseline, candidate }) {
  const values = /* @__PURE__ */ new Set();
  let isTold = false;
  for (const { trials } of [baseline, candidate]) {
    const own = /* @__PURE__ */ new Set();
    let finished = 0;
    for (const { score } of trials) {
      if (!Number.isFinite(score)) continue;
      finished++;
      own.add(score);
      if (values.add(score).size > 2) return null;
    }
    if (finished <= FEW) return null;
    isTold ||= own.size === 2;
  }
  return isTold ? Math.max(...values) : null;
}
function passRatesOf(pair) {
  const passing2 = passingScore(pair);
  if (passing2 === null) return null;
  const rateOf2 = ({ trials }) => trials.filter(({ score }) => score === passing2).length / trials.length;
  return { baseline: rateOf2(pair.baseline), candidate: rateOf2(pair.candidate) };
}
function haveSettings(pair) {
  return [pair.baseline, pair.candidate].some((sweep) => {
    if (areParametersGuessed(sweep)) return false;
    const all = sweep.trials.flatMap(({ parameters }) => Object.entries(parameters ?? {}));
    const firsts = new Map(all.toReversed());
    return all.some(([name, value]) => value !== firsts.get(name));
  });
}

// src/decide/findings.ts
var ASSUMPTIONS = [
  "adaptive-sampler",
  "adaptive-pruner",
  "drift",
  "search-space-differs",
  "same-rows",
  "partly-paired",
  "repeated-configurations",
  "scales-differ"
];
function warningOf(code2, { arm, facts: facts2, names = [] }) {
  const isAssumption = ASSUMPTIONS.some((one) => one === code2);
  const kind = isAssumption ? "assumption" : "information";
  return { code: code2, kind, arm, facts: facts2, names };
}
function significant(checks, level) {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}

// src/decide/curves.ts
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
function withoutCost({ baseline, candidate }) {
  if (baseline.cost === null === (candidate.cost === null)) return null;
  const arm = baseline.cost === null ? "baseline" : "candidate";
  return warningOf("cost-missing", { arm, facts: {} });
}
function costGap({ baseline, candidate }, settings) {
  if (baseline.cost === null || candidate.cost === null) return null;
  const [b, c] = [baseline.cost.mean, candidate.cost.mean];
  const trials = Math.max(b, c) / Math.min(b, c);
  const band = confidenceBand((b > c ? candidate : baseline).trials.length, settings.band);
  const resolved = resolvableBudget(band, settings.comparison.quantile);
  if (resolved < 1 || trials <= resolved) return null;
  const costlier = b > c ? "baseline" : "candidate";
  return warningOf("cost-ranges-disjoint", { arm: null, facts: { costlier, trials, resolved } });
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
function placed({ axis, trial }, option, { value, unit }) {
  const isSame = unit?.replace(PLURAL, "") === axis.unit?.replace(PLURAL, "");
  if (unit === null || axis.kind === "cost" && isSame) return value;
  if (unit === "trials") return value * trial;
  throw settingsError(
    option,
    `is in ${JSON.stringify(printable(unit))}, but budgets are in ${unitOf(axis)}`,
    "Give it in trials, or in the unit of the cost where both sweeps have one."
  );
}
function unitOf({ kind, unit }) {
  if (kind === "trials") return "trials";
  return unit !== null && COST_UNIT.test(unit) ? unit : "units of cost";
}
var PLURAL = /(?<=[a-z]{3})s$/;
function curveOf(sweep, settings) {
  const band = confidenceBand(sweep.trials.length, settings.band);
  return curveWith(band, sweep, { settings, axis: axisOf([sweep]) });
}
function curvesOf(assessment) {
  if (assessment.kind === "compared") return assessment.comparison;
  return { baseline: null, candidate: assessment.kind === "lone" ? assessment.curve : null };
}
function curveWith(band, sweep, { settings, axis }) {
  const scores = sweep.trials.map((trial) => trial.score);
  const bounds = scoreBounds(sweep.direction, settings.reading);
  const curve = tuningCurve(scores, band, settings.comparison.quantile, bounds);
  return axis.kind === "cost" && sweep.cost ? inCost(curve, sweep.cost.mean) : curve;
}
function comparisonOf(pair, { settings, axis }) {
  const [b, c] = [pair.baseline.trials.length, pair.candidate.trials.length];
  const band = confidenceBand(b, settings.band);
  const curves = {
    baseline: curveWith(band, pair.baseline, { settings, axis }),
    candidate: curveWith(b === c ? band : confidenceBand(c, settings.band), pair.candidate, {
      settings,
      axis
    })
  };
  const rules = rulesOn({ axis, trial: trialBudget(curves) }, settings.comparison);
  return compareCurves(curves.baseline, curves.candidate, rules);
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
function doublingsIn(comparison, range = comparison.range) {
  const inside = range === null ? [] : doublings(trialBudget(comparison), range);
  return inside.length > 0 ? inside : [range?.[0] ?? comparison.from];
}
function doublings(trial, [from, to]) {
  const budgets = [];
  for (let trials = 1; trials <= to / trial; trials *= 2)
    if (trials >= from / trial) budgets.push(trials * trial);
  return budgets;
}
function tableOf(comparison, axis, settings) {
  const asked = budgetsOn({ axis, trial: trialBudget(comparison) }, settings.comparison);
  const budgets = asked ?? doublingsIn(comparison);
  const rows = budgets.map((budget) => compareAt(comparison, budget));
  const example = exampleOf(comparison, rows, axis);
  if (example === null || asked !== null || rows.includes(example)) return { rows, example };
  return { rows: [...rows, example].sort((a, b) => a.budget - b.budget), example };
}
function exampleOf(comparison, rows, axis) {
  const { range } = comparison;
  if (range === null) return null;
  const way = comparison.worse.level === "none" ? "better" : "worse";
  const { level, intervals } = comparison[way];
  const claimed = level === "none" ? [range] : intervals[level];
  const whole = claimed.filter(([from, to]) => axis.kind === "cost" || Math.floor(to) > from);
  const stretch = longestOf(whole) ?? longestOf(claimed) ?? range;
  const middle = Math.sqrt(stretch[0] * stretch[1]);
  const at = (budget2) => compareAt(comparison, budget2);
  const compared = rows.filter((row) => isWithin(row, range));
  const fitting = compared.filter((row) => isWithin(row, stretch) && isAtLeast(row[way], level));
  const budget = plain2(middle, stretch, axis);
  const named = budget === void 0 ? nearest(compared, middle) : at(budget);
  return nearest(fitting, middle) ?? named ?? at(middle);
}
function longestOf(stretches) {
  return stretches.toSorted((a, b) => b[1] / b[0] - a[1] / a[0])[0];
}
function isWithin({ budget }, [from, to]) {
  return budget >= from && budget <= to;
}
function plain2(budget, [from, to], axis) {
  const short = Number(budget.toPrecision(budget < 10 ? 2 : 3));
  const whole = [Math.round, Math.ceil, Math.floor].map((round) => round(budget));
  const all = axis.kind === "trials" ? whole : [short];
  return all.find((one) => one > from && one <= to);
}
function nearest(rows, budget) {
  const distance = (row) => Math.abs(Math.log(row.budget / budget));
  return rows.toSorted((a, b) => distance(a) - distance(b))[0];
}
function sizeOf({ comparison, example }) {
  const { candidate, range } = comparison;
  if (example === null || range === null) return null;
  const { lower, estimate, upper } = equivalentEffort(comparison, example.budget);
  if (estimate === null) return null;
  const { trialCost } = candidate;
  const [, end] = range;
  const within = (budget) => budget > end ? Infinity : Math.max(budget, trialCost);
  return {
    budget: example.budget,
    needed: { lower: within(lower), estimate: within(estimate), upper: within(upper) },
    isUnderOne: estimate < trialCost,
    end
  };
}
function isClosedByLimits({ from, rules }) {
  return rules.budgetMax !== null && rules.budgetMax < from;
}

// src/decide/checks/sweeps.ts
var COMMON = [
  adaptiveSearch,
  adaptivePruner,
  unknownPruner,
  unknownMethod,
  unknownOrder,
  unlikeName,
  small2,
  ties
];
var COUNTED = [unfinished, suspectedFailures];
function sweepWarnings(sweeps) {
  const found = (fact2) => sweeps.flatMap((armed) => fact2(armed) ?? []);
  const areInCost = sweeps.every(({ sweep }) => sweep.cost !== null);
  return [
    ...COMMON.map(found).flatMap(once),
    ...COUNTED.flatMap(found),
    ...areInCost ? found(impreciseCost) : []
  ];
}
function once([first, ...others]) {
  if (first === void 0) return [];
  const said = JSON.stringify(first.facts);
  const isSame = others.some(({ facts: facts2 }) => JSON.stringify(facts2) === said);
  return isSame ? [{ ...first, arm: null }] : [first, ...others];
}
function isAdaptive(sweep) {
  return isSteered(sweep) || isPrunedAdaptively(sweep);
}
function isDrawn(sweep) {
  return sweep.search.method === "random" && !isAdaptive(sweep);
}
function isSteered({ search: { method: method2 }, trials }) {
  const isDrawnOtherwise = method2 !== "random" && method2 !== "unknown";
  return isDrawnOtherwise || trials.some(({ isHandPicked }) => isHandPicked);
}
function adaptiveSearch({ arm, sweep }) {
  const facts2 = { isGrid: sweep.search.method !== "adaptive" };
  return isSteered(sweep) ? warningOf("adaptive-sampler", { arm, facts: facts2 }) : null;
}
var ADAPTIVE = /halving|hyperband|\basha\b|median|percentile|population|\bpbt\b/i;
function isPrunedAdaptively({ format, search, meta, counts, leftOut }) {
  const { sampler = null, pruner = null } = meta?.search ?? {};
  if ([search.sampler, sampler, pruner].some((name) => ADAPTIVE.test(name ?? ""))) return true;
  if (format === "sklearn-cv-results" && counts.pruned > 0) return true;
  return leftOut.some(({ what }) => what === "earlier rungs");
}
function adaptivePruner({ arm, sweep }) {
  return isPrunedAdaptively(sweep) ? warningOf("adaptive-pruner", { arm, facts: {} }) : null;
}
function unknownPruner({ arm, sweep }) {
  const mayBe = sweep.counts.pruned > 0 || (sweep.gaps ?? []).includes("stops-unknown");
  const isKnown = isPrunedAdaptively(sweep) || Boolean(sweep.meta?.search?.pruner);
  return mayBe && !isKnown ? warningOf("pruner-unknown", { arm, facts: {} }) : null;
}
function unknownMethod({ arm, sweep: { search } }) {
  if (search.method !== "unknown") return null;
  return warningOf("search-method-unknown", { arm, facts: {} });
}
function unknownOrder({ arm, sweep: { isOrdered, trials } }) {
  if (isOrdered || trials.length === 1) return null;
  return warningOf("order-unknown", { arm, facts: {} });
}
function unfinished({ arm, sweep: { counts, trials } }) {
  if (counts.running === 0) return null;
  const areCounted = trials.some(({ outcome }) => outcome === "running");
  const facts2 = { count: counts.running, of: counts.drawn, areCounted };
  return warningOf("unfinished-trials", { arm, facts: facts2 });
}
var SMALL = 12;
function unlikeName({ arm, sweep: { metric, direction } }) {
  const usual = usualDirection(metric);
  if (usual === null || usual === direction) return null;
  return warningOf("direction-unlike-name", { arm, facts: { direction } });
}
function small2({ arm, sweep: { trials } }) {
  if (trials.length >= SMALL) return null;
  return warningOf("small-n", { arm, facts: { enough: SMALL } });
}
function ties({ arm, sweep: { trials } }) {
  const scores = trials.flatMap(({ score }) => score > -Infinity ? score : []);
  if (countTies(Float64Array.from(scores).sort()) === 0) return null;
  return warningOf("ties", { arm, facts: {} });
}
function suspectedFailures({ arm, sweep }) {
  const facts2 = suspectedFailedValue(sweep);
  return facts2 && warningOf("failed-value-suspected", { arm, facts: facts2 });
}
var IMPRECISE = 0.1;
function impreciseCost({ arm, sweep: { trials, cost } }) {
  const costs = trials.flatMap((trial) => trial.cost ?? []);
  if (cost === null || costs.length < 2) return null;
  const squares = costs.reduce((sum, one) => sum + (one / cost.mean - 1) ** 2, 0);
  const error = Math.sqrt(squares / (costs.length - 1) / costs.length);
  return error <= IMPRECISE ? null : warningOf("cost-imprecise", { arm, facts: { error } });
}
function driftChecks(sweeps, seed) {
  return sweeps.flatMap(({ arm, sweep }) => {
    const scores = sweep.trials.map(({ score }) => score);
    const rho = sweep.isOrdered ? orderCorrelation(scores) : null;
    if (rho === null) return [];
    const pValue = (level) => orderPValue(scores, level, quickRandom(seed));
    return [{ subject: warningOf("drift", { arm, facts: { correlation: rho } }), pValue }];
  });
}
function searchDoubts(pair, warnings) {
  const { baseline, candidate } = pair;
  const drifts = (which) => warnings.some(({ code: code2, arm }) => code2 === "drift" && arm === which);
  const isUnknown = baseline.search.method === "unknown";
  if (isAdaptive(baseline)) return { baseline: "recorded", candidate: null };
  if (isUnknown && drifts("baseline")) return { baseline: "drift", candidate: null };
  if (isAdaptive(candidate)) return { baseline: null, candidate: "recorded" };
  if (drifts("candidate")) return { baseline: null, candidate: "drift" };
  const isOnlyUnknown = candidate.search.method === "unknown" && !isUnknown;
  return { baseline: null, candidate: isOnlyUnknown ? "unknown" : null };
}

// src/decide/units.ts
var MAX_TRIALS2 = 2e3;
function unitsOf(pair, settings) {
  const { unit } = settings.reading;
  const level = settings.comparison.falseAlarmRate ?? USUAL_LEVEL;
  const searches = {
    baseline: searchesOf(pair.baseline, unit),
    candidate: searchesOf(pair.candidate, unit)
  };
  const distinct = distinctSearches(searches);
  const known3 = [distinct.baseline.length, distinct.candidate.length];
  const isBySearch = unit === "auto" ? areSearches(pair, known3, level) : unit !== "trial";
  if (!isBySearch) {
    const alone = ({ trials }) => trials.map((trial) => [configured(trial)]);
    return {
      unit: "trial",
      arms: { baseline: alone(pair.baseline), candidate: alone(pair.candidate) }
    };
  }
  const most = Math.floor(MAX_TRIALS2 / Math.max(...known3));
  const cut = (arm) => arm.map((search) => search.slice(0, most));
  return {
    unit: "search",
    arms: evenSearches({ baseline: cut(distinct.baseline), candidate: cut(distinct.candidate) }),
    repeated: {
      baseline: searches.baseline.length - known3[0],
      candidate: searches.candidate.length - known3[1]
    },
    shared: distinct.shared,
    are: kindOf2(pair, unit)
  };
}
var ADAPTIVE_BY_DEFAULT = /^(optuna|hyperopt)/;
function areSearches(pair, known3, level) {
  if (Math.min(...known3) < 2) return false;
  const sweeps = [pair.baseline, pair.candidate];
  const isFixed = sweeps.some(({ search }) => search.method === "grid" || search.method === "list");
  if (sweeps.some(isAdaptive)) return !isFixed;
  const mayBe = sweeps.some(
    ({ format, search }) => search.method === "unknown" && ADAPTIVE_BY_DEFAULT.test(format)
  );
  return mayBe && leastPValue(known3) <= level;
}
function kindOf2({ candidate: { trials } }, unit) {
  if (!isUnitName(unit)) return "values of a column";
  return trials.every(({ search }) => search === void 0) ? "jobs" : "files or studies";
}
function searchesOf({ trials }, unit) {
  const searches = /* @__PURE__ */ new Map();
  for (const trial of trials) {
    const { search = null, shard } = trial;
    const key = JSON.stringify(isUnitName(unit) ? [shard, search] : search);
    const known3 = searches.get(key);
    if (known3) known3.push(configured(trial));
    else searches.set(key, [configured(trial)]);
  }
  return [...searches.values()];
}
function configuredTrials({ trials }) {
  return trials.map(configured);
}
function configured({ score, parameters }) {
  return { score, settings: parameters ?? {} };
}
function haveColumns(sweep, { reading: reading2 }) {
  if (reading2.settings === "none") return false;
  return reading2.settings !== "auto" || !areParametersGuessed(sweep);
}
function columnsFor(pair, { reading: reading2 }) {
  const { settings } = reading2;
  const sweeps = [pair.baseline, pair.candidate];
  if (!sweeps.every((sweep) => haveColumns(sweep, { reading: reading2 }))) return [];
  if (typeof settings === "string") return null;
  const has = (name) => sweeps.some(
    ({ trials }) => trials.some(({ parameters }) => Object.hasOwn(parameters ?? {}, name))
  );
  const missing2 = settings.find((name) => !has(name));
  if (missing2 === void 0) return settings;
  const what = `names ${JSON.stringify(printable(missing2, 80))}, which no trial of either sweep has`;
  throw settingsError(
    "settings",
    what,
    "`tuning-gate inspect` lists the settings that files have."
  );
}

// src/decide/no-change.ts
function methodOf2({ band, comparison }) {
  const rules = rulesOn({ axis: IN_TRIALS, trial: 1 }, comparison);
  return { band, quantile: comparison.quantile, rules };
}
function designOf({ baseline, candidate }, settings) {
  return noChangeDesign([baseline.trials.length, candidate.trials.length], methodOf2(settings));
}
function testOf({ pair, settings, relation, axis }, older, level) {
  const alpha = level ?? USUAL_LEVEL;
  const unlimited = { ...settings.comparison, budgetMin: null, budgetMax: null };
  const inTrials2 = axis.kind === "cost" ? { ...settings, comparison: unlimited } : settings;
  if (relation.design === "paired") return testPairsAt(relation.pairing, inTrials2, alpha);
  if (settings.comparison.falseAlarmRate === null && !isTestable(pair)) return null;
  return testUnitsAt({ pair, units: unitsOf(pair, settings), older, settings }, alpha);
}
var CLEAR = 0.05;
function resultOfUnits({ pair, units: { arms }, older, settings }, shiftUpTo = 0) {
  const sizeOf2 = (arm) => arm.length * (arm[0]?.length ?? 0);
  const trials = [sizeOf2(arms.baseline), sizeOf2(arms.candidate)];
  return testOfUnits(arms, {
    design: noChangeDesign(trials, methodOf2(settings)),
    margin: settings.comparison.margin,
    passing: passingScore(pair),
    columns: columnsFor(pair, settings),
    older: older.map((sweep) => haveColumns(sweep, settings) ? configuredTrials(sweep) : []),
    level: levelToResolve(settings),
    seed: settings.band.seed,
    shiftUpTo
  });
}
function testUnitsAt(question, alpha) {
  checkCosts(question.pair);
  const { pair, units, settings } = question;
  const { worse: worse2, better, settings: found, relabelings } = resultOfUnits(question, CLEAR);
  const isExact = worse2.sameSettings === null && relabelings === null && passingScore(pair) === null;
  const ofLabelings = relabelings === null ? alpha : Math.floor(alpha * relabelings) / relabelings;
  return {
    design: "independent",
    unit: units.unit,
    units: { baseline: units.arms.baseline.length, candidate: units.arms.candidate.length },
    pValue: worse2.pValue,
    pSameSettings: worse2.sameSettings,
    pAfterTuning: worse2.afterTuning,
    pBetter: better.pValue,
    pBetterAfterTuning: better.afterTuning,
    alpha,
    attainedRate: isExact ? gateAt(designOf(pair, settings), alpha).rate : ofLabelings,
    failed: worse2.pValue <= alpha,
    by: worse2.sameSettings === null ? null : sideOf(worse2.sameSettings, worse2.afterTuning),
    settings: found,
    relabelings,
    searches: units.unit === "search" ? describeSearches(units) : null,
    pairs: null
  };
}
function sideOf(sameSettings, afterTuning) {
  return sameSettings <= afterTuning ? "same-settings" : "after-tuning";
}
function describeSearches({
  arms,
  unit: _,
  ...found
}) {
  const { length, filled, leftOut } = arms;
  const scoresOf = (searches) => searches.map((search) => search.map(({ score }) => score));
  const scores = { baseline: scoresOf(arms.baseline), candidate: scoresOf(arms.candidate) };
  const middle = (searches) => middleBest(searches.map((search) => Math.max(...search)));
  return {
    ...{ length, filled, leftOut, scores, ...found },
    best: { baseline: middle(scores.baseline), candidate: middle(scores.candidate) }
  };
}
function middleBest(scores) {
  return scores.toSorted((a, b) => a - b)[Math.ceil(scores.length / 2) - 1];
}
var MAX_PAIRS = 1e3;
function testPairsAt(pairing, settings, alpha) {
  const pairs = scoresOfPairs(pairing.pairs);
  const found = resultOf(pairs, settings);
  const share = Math.min(1, MAX_PAIRS / pairing.pairs.length);
  const missing2 = thinned(pairing.missing, Math.ceil(share * pairing.missing.length));
  const lost = missing2.map(({ score }) => ({ baseline: score, candidate: -Infinity }));
  const withLost = lost.length === 0 ? found : resultOf([...pairs, ...lost], settings);
  return {
    design: "paired",
    unit: "pair",
    units: { baseline: pairs.length, candidate: pairs.length },
    pValue: found.pValue,
    pSameSettings: found.sameSettings,
    pAfterTuning: found.afterTuning,
    pBetter: found.better,
    pBetterAfterTuning: found.betterAfterTuning,
    alpha,
    attainedRate: Math.floor(alpha * found.swaps) / found.swaps,
    failed: found.pValue <= alpha,
    by: sideOf(found.sameSettings, found.afterTuning),
    settings: null,
    relabelings: found.swaps,
    searches: null,
    pairs: {
      trials: thinned(pairing.pairs, MAX_PAIRS),
      ...describePairs(pairs, pairing),
      pValueIfLost: withLost.pValue
    }
  };
}
var MAX_SHARED = 10;
function levelToResolve({ comparison: { falseAlarmRate: rate } }) {
  return rate === null ? USUAL_LEVEL : rate / MAX_SHARED;
}
function resultOf(pairs, settings) {
  const { band, comparison } = settings;
  const design = noChangeDesign([pairs.length, pairs.length], methodOf2(settings));
  const options = { seed: band.seed, level: levelToResolve(settings), margin: comparison.margin };
  return testOfPairs(pairs, design, options);
}
function scoresOfPairs(pairs) {
  return thinned(pairs, MAX_PAIRS).map(({ baseline, candidate }) => {
    return { baseline: baseline.score, candidate: candidate.score };
  });
}
function thinned(all, most) {
  const place = (i) => Math.floor(i * most / all.length);
  return all.length <= most ? all : all.filter((_, i) => place(i) > place(i - 1));
}
function describePairs(pairs, { missing: missing2, extra, differing }) {
  const baseline = pairs.map((pair) => pair.baseline);
  const candidate = pairs.map((pair) => pair.candidate);
  const losses = classesOfLosses(baseline, candidate);
  const n = pairs.length;
  const counts = {
    worse: losses.filter((loss) => loss > 0).length,
    better: losses.filter((loss) => loss < 0).length,
    same: losses.filter((loss) => loss === 0).length
  };
  const isMost = counts.same >= MOSTLY * n && counts.same < n;
  return {
    n,
    ...counts,
    areMostlyIdentical: isMost && areFine(baseline),
    passing: valuesIn(pairs).length === 2 ? passRatesOf2(pairs, counts) : null,
    unmatched: { baseline: missing2.length, candidate: extra },
    differing,
    correlation: rankCorrelation(baseline, candidate),
    change: shiftOfPairs(pairs)
  };
}
var MOSTLY = 0.9;
function areFine(scores) {
  const fine = scores.filter((score) => digitsOf(score) >= 6);
  return new Set(fine).size >= MOSTLY * scores.length;
}
function valuesIn(pairs) {
  const scores = pairs.flatMap(({ baseline, candidate }) => [baseline, candidate]);
  return [...new Set(scores.filter(Number.isFinite))];
}
var SURE = 0.99;
function passRatesOf2(pairs, { worse: worse2, better }) {
  const n = pairs.length;
  const high = Math.max(...valuesIn(pairs));
  const rateOf2 = (arm) => pairs.filter((pair) => pair[arm] === high).length / n;
  const doubt = (1 - SURE) / 2;
  const least = worse2 === 0 ? 0 : new Beta(worse2, better + 1).quantile(doubt);
  const most = better === 0 ? 1 : new Beta(worse2 + 1, better).quantile(1 - doubt);
  const changeAt = (share) => (1 - 2 * share) * (worse2 + better) / n + 0;
  const change = { lower: changeAt(most), upper: changeAt(least) };
  return { baseline: rateOf2("baseline"), candidate: rateOf2("candidate"), change };
}
function isTestable(pair) {
  const { baseline, candidate } = pair;
  const most = Math.max(baseline.trials.length, candidate.trials.length);
  return !haveCosts(pair) && most <= MAX_CALIBRATED;
}
function checkCosts(pair) {
  if (haveCosts(pair))
    throw settingsError(
      "false-alarm-rate",
      "cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown",
      "Set `confidence` instead, or leave out `cost` to compare in trials."
    );
}
function haveCosts({ baseline, candidate }) {
  return baseline.cost !== null && candidate.cost !== null;
}

// src/decide/chances.ts
var SLOWDOWNS4 = [3, 2];
var POWER = 0.8;
var MAX_ADVISED = 200;
function decidersOf(compared) {
  const { comparison, settings, test } = compared;
  const { falseAlarmRate: rate } = settings.comparison;
  if (test === null) return "bands";
  if (rate !== null || test.unit !== "trial" || passingScore(compared) !== null) return "test";
  const isLower = settings.gate.failOn === "fair" || settings.gate.failOn === "weak";
  return isLower || doBandsDecide(designIn(comparison)) ? "either" : "test";
}
function designIn({ baseline, candidate, rules }) {
  return { baseline, candidate, quantile: baseline.quantile, rules };
}
function chancesOf(compared, isPaired) {
  const { comparison, settings, test } = compared;
  if (comparison.range === null && test === null) return null;
  const bound = haveTies(compared) || test?.pairs != null;
  const ofTest = test && computedRate(test.attainedRate, bound);
  const hasPower = settings.comparison.margin === 0;
  if (test !== null && (test.unit !== "trial" || passingScore(compared) !== null)) {
    const detectable = hasPower ? detectableInPairs(test) : null;
    return { ...NO_CHANCES, gateRate: ofTest, detectableSlowdown: detectable };
  }
  const decides = decidersOf(compared);
  const design = designIn(comparison);
  const falseStrong = decides === "test" ? null : falseStrongBound(design, { isPaired });
  if (haveCosts(compared)) return { ...NO_CHANCES, falseStrongBound: falseStrong };
  const { rates: falseAlarm, ofBands } = alarmsOf(design, settings, bound);
  const isKnown = hasPower && (test !== null || isComputable(design));
  return {
    falseStrongBound: falseStrong,
    falseAlarm,
    gateRate: decides === "test" ? ofTest : rateOfEither(compared, ofBands),
    detectableSlowdown: isKnown ? detectableSlowdown(failingOrders2(compared, design), POWER) : null
  };
}
function alarmsOf(design, { gate: { failOn }, band: { seed } }, isBound) {
  const level = failOn === "never" ? "strong" : failOn;
  const rates = falseAlarmRates(design, { levels: [level], seed, isBound });
  return { rates, ofBands: rates[level] };
}
var NO_CHANCES = {
  falseStrongBound: null,
  falseAlarm: NO_RATES,
  gateRate: null,
  detectableSlowdown: null
};
function rateOfEither(compared, ofBands) {
  const { test, settings, comparison } = compared;
  if (ofBands === null || test === null) return ofBands;
  const isStrong = settings.gate.failOn === "strong" || settings.gate.failOn === "never";
  if (test.pSameSettings !== null || !isStrong)
    return { ...ofBands, rate: Math.min(1, ofBands.rate + test.alpha), isBound: true };
  return { ...ofBands, rate: chanceToTouch(failingOrders2(compared, designIn(comparison))) };
}
function detectableInPairs({ pairs, alpha }) {
  if (pairs === null || pairs.passing !== null) return null;
  return pairedDetectable(pairs.n, pairs.correlation ?? 0, alpha);
}
function failingOrders2(compared, design) {
  const { test, settings } = compared;
  const strong2 = strongStaircase(design);
  if (test === null) return strong2;
  const { falseAlarmRate: rate } = settings.comparison;
  const level = (rate ?? test.alpha) * (test.pSameSettings === null ? 1 : 0.5);
  const { staircase } = gateAt(designOf(compared, settings), level);
  const hasBands = decidersOf(compared) === "either";
  return hasBands ? eitherOf(strong2, staircase) : staircase;
}
var MAX_UNNOTICED = 8;
var MANY = 1e3;
function canTell({
  axis,
  ...compared
}) {
  const { baseline, candidate, rules, range } = compared.comparison;
  const { test } = compared;
  if (test?.searches) return !hasTooFewSearches(test);
  if (test?.pairs) {
    const { n, correlation } = test.pairs;
    return (pairedDetectable(n, correlation ?? 0, test.alpha) ?? Infinity) <= MAX_UNNOTICED;
  }
  if (range === null) return false;
  const inTrials2 = ({ band }) => ({
    band: band.n > MAX_CALIBRATED ? confidenceBand(MANY, compared.settings.band) : band,
    trialCost: 1
  });
  const unlimited = axis.kind === "cost" ? { budgetMin: null, budgetMax: null } : {};
  const orders = failingOrders2(compared, {
    baseline: inTrials2(baseline),
    candidate: inTrials2(candidate),
    quantile: baseline.quantile,
    rules: { ...rules, ...unlimited, margin: 0 }
  });
  return chanceToTouch(orders, MAX_UNNOTICED) >= POWER;
}
function hasTooFewSearches({ unit, units, alpha }) {
  return unit === "search" && leastPValue([units.baseline, units.candidate]) > alpha;
}
function haveTies({ baseline, candidate }) {
  const scores = [...baseline.trials, ...candidate.trials].map(({ score }) => score);
  return new Set(scores).size < scores.length;
}
var MIN_TREND = 0.2;
function slowdownOf(pair, { comparison, rows }, { band }) {
  const scoresOf = ({ trials }) => trials.map(({ score }) => score);
  const found = overallSlowdown(scoresOf(pair.baseline), scoresOf(pair.candidate), band.confidence);
  if (found === null) return null;
  const { worse: worse2, better } = comparison;
  const isMixed = [worse2, better].every(({ intervals }) => intervals.strong.length > 0);
  const hasTrend = found.trendPValue !== null && found.trendPValue <= MIN_TREND;
  const fits = !isMixed && !hasTrend && rows.every(({ budget }) => allows(comparison, budget, found.estimate));
  return { ...found, fits };
}
function allows(comparison, budget, slowdown) {
  const { baseline, candidate } = comparison;
  const { lower, upper } = equivalentEffort(comparison, budget);
  const needed = slowdown * (budget / baseline.trialCost) * candidate.trialCost;
  return needed >= lower && needed <= Math.max(upper, candidate.trialCost);
}
function trialsNeeded(compared) {
  const { slowdown, toDetect } = trialsForSlowdown(compared);
  return { toOpenRange: trialsToOpen(compared), toDetect, slowdown, power: POWER };
}
function isNarrow({ baseline, candidate, from }) {
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget) < 2 * from;
}
function trialsToOpen({
  comparison,
  settings
}) {
  const { range, from, baseline, candidate } = comparison;
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  const budget = range === null ? from : 2 * from;
  const trials = budget / Math.min(baseline.trialCost, candidate.trialCost);
  return trialsToResolve(trials, settings.band, settings.comparison.quantile);
}
function trialsForSlowdown({ settings, ...pair }) {
  const { margin, falseAlarmRate: rate } = settings.comparison;
  const [first, ...others] = SLOWDOWNS4;
  if (haveCosts(pair) || margin > 0) return { slowdown: first, toDetect: null };
  const least = Math.min(pair.baseline.trials.length, pair.candidate.trials.length);
  const toDetect = (slowdown) => {
    const goal = { slowdown, power: POWER, budget: null };
    const found = trialsToDetect({ ...goal, ...methodOf2(settings), rate, most: MAX_ADVISED });
    return { slowdown, toDetect: found ?? "over 200" };
  };
  return others.reduce(
    (asked, slowdown) => asked.toDetect !== "over 200" && asked.toDetect <= least ? toDetect(slowdown) : asked,
    toDetect(first)
  );
}
function rangeWarnings(comparison, needed) {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  return [warningOf("narrow-range", { arm: null, facts: { trials: needed.toOpenRange } })];
}

// src/decide/checks/configurations.ts
function keyOf(value) {
  if (value === null) return null;
  if (typeof value === "number") return value + 0;
  const text = String(value).trim();
  const number = readNumber(text);
  return Number.isFinite(number) ? Number(number) + 0 : text.toLowerCase();
}
function drawnIn(sweep) {
  const trials = areParametersGuessed(sweep) ? [] : sweep.trials;
  return trials.map(({ parameters }) => parameters).filter((drawn) => drawn !== null);
}
function namesOf(drawn) {
  return new Set(drawn.flatMap(Object.keys));
}
function valuesOf(drawn, name) {
  return drawn.map((one) => {
    const value = ownOf(one, name);
    return value === "" ? null : value;
  });
}
function ownOf(values, name) {
  return values !== null && Object.hasOwn(values, name) ? values[name] ?? null : null;
}
function searchedColumns({ baseline, candidate }) {
  const [before, after] = [drawnIn(baseline), drawnIn(candidate)];
  if (before.length === 0 || after.length === 0) return [];
  const columnOf = (name) => ({
    name,
    baseline: valuesOf(before, name).map(keyOf),
    candidate: valuesOf(after, name).map(keyOf)
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
function spaceWarnings(pair, drawn) {
  const declared = declaredDifferences(pair);
  const all = [.../* @__PURE__ */ new Set([...declared, ...drawn])];
  if (all.length === 0) return [];
  const names = all.slice(0, MAX_NAMED);
  const facts2 = { parameters: all.length, shown: names.length };
  return [warningOf("search-space-differs", { arm: null, facts: facts2, names })];
}
function declaredDifferences({ baseline, candidate }) {
  const [before, after] = [baseline, candidate].map(({ meta }) => meta?.search?.space ?? null);
  if (!before || !after) return [];
  const names = /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => differ(ownOf(before, name), ownOf(after, name)));
}
function differ(one, other) {
  const isFixed = ({ low, high, choices }) => choices === null ? low !== null && low === high : choices.length === 1;
  if ([one, other].every((dimension) => dimension === null || isFixed(dimension))) return false;
  if (one === null || other === null) return true;
  const [first, second] = [featuresOf(one), featuresOf(other)];
  const isKnown = (i) => first[i] !== null && second[i] !== null;
  return first.some((feature, i) => isKnown(i) && feature !== second[i]);
}
function featuresOf({ low, high, log, distribution, choices }) {
  const keys = choices?.map((choice) => JSON.stringify(keyOf(choice)));
  const all = keys && [...new Set(keys)].sort().join();
  return [low, high, log, distribution?.trim().toLowerCase() ?? null, all ?? null];
}
function configurationWarnings(pair, columns, { isPaired, repeats }) {
  const drawsOf = (arm) => pair[arm].trials.filter(({ parameters }) => parameters !== null && columns.length > 0).map(({ score }, i) => [JSON.stringify(columns.map((column2) => column2[arm][i])), score]);
  const [before, after] = [drawsOf("baseline"), drawsOf("candidate")];
  const [b, c] = [before.map(([drawn]) => drawn), after.map(([drawn]) => drawn)];
  return [
    ...isPaired ? [] : sharedTrials(pair, sharedBeyondChance(rowsOf(before), rowsOf(after))),
    ...repeats === "separate" ? [...repeatsBy("baseline", b, c), ...repeatsBy("candidate", c, b)] : []
  ];
}
function sharedTrials(pair, overlap) {
  const isSame = isSameSweep(pair.baseline, pair.candidate);
  if (overlap === null && !isSame) return [];
  const shared = isSame ? null : overlap?.count ?? 0;
  return [warningOf("same-rows", { arm: null, facts: { shared } })];
}
function rowsOf(draws) {
  return draws.flatMap(([drawn, score]) => score > -Infinity ? `${score} ${drawn}` : []);
}
var SHARED_BY_CHANCE = 1 / 1e3;
var FEW_COPIES = 2;
function sharedBeyondChance(one, other) {
  const [smaller, larger] = one.length <= other.length ? [one, other] : [other, one];
  const many = new Set(larger);
  const shared = smaller.filter((key) => many.has(key));
  const overlap = { count: shared.length, of: smaller.length };
  const copies = new Set(shared.filter((key) => REAL.test(key)));
  if (copies.size > FEW_COPIES) return { ...overlap, count: copies.size };
  return 2 * overlap.count >= overlap.of && isBeyondChance(one, other) ? overlap : null;
}
var REAL = /[[,]-?(?=[\d.]*\.)0*\.?0*[1-9](\.?\d){5}/;
function isBeyondChance(one, other) {
  const [first, second] = [new Set(one), new Set(other)];
  const shared = [...first].filter((key) => second.has(key)).length;
  if (shared === 0) return false;
  const distinct = first.size + second.size - shared;
  const sizes = [one.length, other.length];
  return chanceToShare({ sizes, distinct, shared }, SHARED_BY_CHANCE) <= SHARED_BY_CHANCE;
}
var MIN_DISTINCT_SCORES = 5;
function isSameSweep(baseline, candidate) {
  const [one, other] = [baseline.trials, candidate.trials];
  const scores = new Set(one.flatMap(({ score }) => score > -Infinity ? score : []));
  const isSame = one.length === other.length && one.every(({ score }, i) => score === other[i]?.score);
  return isSame && scores.size >= MIN_DISTINCT_SCORES;
}
var MIN_EXPECTED = 8;
var MIN_REPEATED_SHARE = 0.1;
var MAX_MATCHED_SHARE = 1 / 8;
function repeatsBy(arm, own, others) {
  const [n, foreign] = [own.length, new Set(others)];
  const counts = /* @__PURE__ */ new Map();
  for (const key of own) counts.set(key, (counts.get(key) ?? 0) + 1);
  const repeated2 = own.filter((key) => (counts.get(key) ?? 0) > 1).length;
  const expected = repeated2 * Math.min(1, others.length / (n - 1));
  if (repeated2 < MIN_REPEATED_SHARE * n || expected < MIN_EXPECTED) return [];
  if (own.filter((key) => foreign.has(key)).length >= MAX_MATCHED_SHARE * expected) return [];
  return [warningOf("repeated-configurations", { arm, facts: { count: repeated2, of: n } })];
}

// src/decide/keys.ts
var ARMS = ["baseline", "candidate"];
var MIN_APART = 0.9;
function keysOf(pair, pairBy) {
  if (pairBy === "trial") {
    const keys = { baseline: numbersOf(pair.baseline), candidate: numbersOf(pair.candidate) };
    const flaw2 = repeatedNumbers(keys) ?? reorderedBy(keys, pair);
    return { ...keys, leftOut: [], areGuessed: false, tellApart: flaw2 === null, flaw: flaw2 };
  }
  const areGuessed = pairBy === "parameters" && [pair.baseline, pair.candidate].some(areParametersGuessed);
  const all = columnsOf(pair, pairBy);
  const isKey = areGuessed ? mayBeDrawn : isPartOfKey;
  const shared = all.filter((column2) => isKey(column2));
  const leftOut = all.filter((column2) => !shared.includes(column2)).map(({ name }) => name);
  const plain3 = keysBy(shared);
  const isRepeated = pairBy === "parameters" && !areGuessed && !areApart(known2(plain3.baseline));
  const seeds = seedsOf(pair);
  const { baseline, candidate } = isRepeated && haveCommon(seeds) ? keysBy([...shared, seeds]) : plain3;
  const tellApart = areApart(known2(baseline));
  const moved = shared.filter((column2) => !haveCommon(column2)).map(({ name }) => name);
  const isMoved = pairBy === "parameters" && moved.length > 0;
  const repeated2 = () => repeatedBy(shared, { baseline, candidate }, pair);
  const flaw = isMoved ? { why: "search-moved", arm: null, facts: {}, names: moved } : pairBy === "parameters" ? null : repeated2();
  return { baseline, candidate, leftOut, areGuessed, tellApart, flaw };
}
var [ROUGHLY, NEARLY] = [1e-6, 1e-12];
function keysBy(columns) {
  const keysWith = (tolerance) => {
    const classes = columns.map((column2) => inClasses2(column2, tolerance));
    const keysIn = (arm) => (columns[0]?.[arm] ?? []).map((_, i) => {
      const values = classes.map((column2) => column2[arm][i] ?? null);
      return values.every((value) => value === null) ? null : JSON.stringify(values);
    });
    return { baseline: keysIn("baseline"), candidate: keysIn("candidate") };
  };
  const [few, many] = [keysWith(ROUGHLY), keysWith(NEARLY)];
  const areEnough = ARMS.every((arm) => new Set(few[arm]).size === new Set(many[arm]).size);
  return areEnough ? few : many;
}
function inClasses2({ name, ...column2 }, tolerance) {
  const numbers = [...column2.baseline, ...column2.candidate].filter(
    (value) => typeof value === "number"
  );
  const leasts = /* @__PURE__ */ new Map();
  let least = Number.NaN;
  for (const value of numbers.sort((a, b) => a - b)) {
    if (!areNear(value, least, tolerance)) least = value;
    leasts.set(value, least);
  }
  const classed = (values) => values.map((value) => leasts.get(value) ?? value);
  return { name, baseline: classed(column2.baseline), candidate: classed(column2.candidate) };
}
function areNear(one, other, tolerance = ROUGHLY) {
  if (typeof one !== "number" || typeof other !== "number") return one === other;
  return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
}
function isPartOfKey(column2) {
  if (haveCommon(column2)) return true;
  const [values, others] = [column2.baseline, column2.candidate].map(
    (all) => all.filter((value) => value !== null)
  );
  const isText = [values, others].every((all) => all.every((value) => typeof value === "string"));
  const isRemark = isText && [values, others].every(areApart);
  return !isRemark && new Set(values).size > 1;
}
function areApart(values) {
  return new Set(values).size >= MIN_APART * values.length;
}
function repeatedBy(given, keys, pair) {
  const arm = ARMS.find((one) => !areApart(known2(keys[one])));
  if (arm === void 0) return null;
  const all = known2(keys[arm]);
  const names = given.map(({ name }) => name);
  const mend = [...columnsOf(pair, "parameters"), seedsOf(pair)].find((column2) => {
    const both = keysBy([...given, column2]);
    return !names.includes(column2.name) && areApart(both.baseline) && areApart(both.candidate);
  });
  return {
    ...{ why: "pair-by-repeats", arm },
    facts: { count: new Set(all).size, of: all.length, isMended: mend !== void 0 },
    names: mend ? [...names, mend.name] : names
  };
}
var NO_DRAW = /(^|[^a-z])(id|number|index|count|time|date|epoch|step|trial|seed)$/i;
function reorderedBy(keys, pair) {
  const places = new Map(keys.candidate.map((key, i) => [key, i]));
  const matched = keys.baseline.flatMap((key, i) => {
    const place = key === null ? void 0 : places.get(key);
    return place === void 0 ? [] : [[i, place]];
  });
  const columns = columnsOf(pair, "parameters");
  const shared = columns.filter(
    ({ baseline, candidate }) => [baseline, candidate].every((values) => values.some((value) => value !== null))
  );
  const isNumber = (values) => values.every((value) => typeof value === "number") && areApart(values);
  const drawn = shared.filter(
    ({ name, baseline, candidate }) => !NO_DRAW.test(name) && isNumber(baseline) && isNumber(candidate)
  );
  const valuesIn2 = ({ baseline, candidate }) => matched.map(([b, c]) => [baseline[b] ?? null, candidate[c] ?? null]);
  const areEqual = (place) => shared.every((column2) => {
    const [one = null, other = null] = valuesIn2(column2)[place] ?? [];
    return areNear(one, other);
  });
  const isKept = drawn.length > 0 ? drawn.some((column2) => areOrdered(valuesIn2(column2))) : matched.filter((_, place) => areEqual(place)).length >= MIN_APART * matched.length;
  const names = (drawn.length > 0 ? drawn : shared).map(({ name }) => name);
  return isKept ? null : { why: "trials-dealt-anew", arm: null, facts: {}, names };
}
function areOrdered(pairs) {
  const sorted = pairs.toSorted(([x], [other]) => x - other);
  const isIn = (sign) => {
    let [start, before, most] = [Number.NaN, -Infinity, -Infinity];
    return sorted.every(([x, y]) => {
      if (!areNear(x, start)) [start, before] = [x, most];
      most = Math.max(most, sign * y);
      return sign * y >= before || areNear(sign * y, before);
    });
  };
  return isIn(1) || isIn(-1);
}
function trialsOf({ trials, dropped = [] }) {
  return [...trials, ...dropped];
}
function numbersOf(sweep) {
  const keys = trialsOf(sweep).map(({ shard, number }) => JSON.stringify([shard, number]));
  const seen = /* @__PURE__ */ new Map();
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  return keys.map((key) => seen.get(key) === 1 ? key : null);
}
function repeatedNumbers(keys) {
  const arm = ARMS.find((one) => known2(keys[one]).length < MIN_APART * keys[one].length);
  if (arm === void 0) return null;
  const facts2 = { count: known2(keys[arm]).length, of: keys[arm].length, isMended: false };
  return { why: "pair-by-repeats", arm, facts: facts2, names: [] };
}
function columnsOf(pair, pairBy) {
  const [before, after] = [trialsOf(pair.baseline), trialsOf(pair.candidate)];
  const found = [...before, ...after].flatMap(({ parameters }) => Object.keys(parameters ?? {}));
  const names = pairBy === "parameters" ? [...new Set(found)] : pairBy;
  const columns = names.map((name) => {
    const drawnFor = ({ columns: columns2, parameters }) => keyOf(ownOf(columns2, name) ?? ownOf(parameters, name));
    return { name, baseline: before.map(drawnFor), candidate: after.map(drawnFor) };
  });
  const areGuessed = pairBy === "parameters" && [pair.baseline, pair.candidate].some(areParametersGuessed);
  return areGuessed ? [...columns, seedsOf(pair)] : columns;
}
function seedsOf(pair) {
  const seedsIn = (arm) => trialsOf(pair[arm]).map(({ seed }) => seed);
  return { name: "seed", baseline: seedsIn("baseline"), candidate: seedsIn("candidate") };
}
function haveCommon(column2) {
  const { baseline, candidate } = inClasses2(column2, ROUGHLY);
  const values = new Set(candidate);
  return baseline.some((value) => value !== null && values.has(value));
}
function mayBeDrawn(column2) {
  const { baseline, candidate } = inClasses2(column2, ROUGHLY);
  const [fewer, more] = baseline.length <= candidate.length ? [baseline, candidate] : [candidate, baseline];
  const left = /* @__PURE__ */ new Map();
  for (const value of more) left.set(value, (left.get(value) ?? 0) + 1);
  for (const value of fewer) {
    const count = left.get(value) ?? 0;
    if (count === 0) return false;
    left.set(value, count - 1);
  }
  return !countsUp(baseline) && !countsUp(candidate);
}
function countsUp(values) {
  const numbers = values.filter((value) => Number.isInteger(value));
  if (numbers.length < values.length || new Set(numbers).size < values.length) return false;
  const least = numbers.reduce((a, b) => Math.min(a, b), Infinity);
  return values.length > 1 && numbers.every((value) => value < least + values.length);
}
function known2(keys) {
  return keys.filter((key) => key !== null);
}

// src/decide/pairing.ts
var ENOUGH_MATCHED = 0.9;
var MIN_PAIRS2 = 10;
function relationOf(pair, settings) {
  const keys = keysOf(pair, settings.reading.pairBy);
  const pairing = pairingOf(pair, keys, settings.reading.pairBy);
  const asked = askedOf(settings, pair.baseline);
  const isShared = isBeyondChance(known2(keys.baseline), known2(keys.candidate));
  const isDependent = keys.areGuessed ? asked === "paired" : isShared;
  const mayBeChance = asked === "auto" && keys.areGuessed && pairing.missing.length > 0;
  const isList = asked !== "independent" && isMatched(pairing) && !mayBeChance;
  const least = asked === "paired" ? 1 : MIN_PAIRS2;
  if (isList && pairing.pairs.length >= least) return { design: "paired", pairing };
  const isOlder = (pair.baseline.pairing ?? "paired") !== "paired";
  if (asked === "paired" && isOlder)
    return { design: "independent", why: "baseline-not-paired", pairing, isDependent };
  if (mustMatch(asked, pairing, settings)) return { design: "unmatched", pairing, isDependent };
  const why = (isList ? isShared : isDependent) ? whyApart(isList, settings) : null;
  return { design: "independent", why, pairing, isDependent };
}
function mustMatch(asked, { flaw }, { reading: reading2 }) {
  return asked === "paired" || asked === "auto" && reading2.pairBy !== "parameters" && flaw !== null;
}
function whyApart(isList, { comparison }) {
  if (isList) return "few-pairs";
  return comparison.pairing === "auto" ? "partly-paired" : null;
}
function isMatched({ pairs, missing: missing2 }) {
  return pairs.length > 0 && pairs.length >= ENOUGH_MATCHED * (pairs.length + missing2.length);
}
function askedOf({ comparison: { pairing }, reading: reading2, gate }, baseline) {
  if (pairing !== "auto") return pairing;
  if (reading2.unit !== "auto") return "independent";
  if (gate.failOn === "fair" || gate.failOn === "weak") return "independent";
  const isList = baseline.pairing === "paired" || baseline.search.method === "list";
  return isList ? "paired" : "auto";
}
function pairingOf(pair, keys, pairBy) {
  const [before, after] = [
    byKey(pair.baseline, keys.baseline),
    byKey(pair.candidate, keys.candidate)
  ];
  const dropped = /* @__PURE__ */ new Set([...pair.baseline.dropped ?? [], ...pair.candidate.dropped ?? []]);
  const common = keys.tellApart ? [...before.keys()].filter((key) => after.has(key)).sort() : [];
  const pairs = common.flatMap((key) => {
    const others = after.get(key) ?? [];
    const own = before.get(key) ?? [];
    return own.flatMap((baseline, i) => others[i] ? { baseline, candidate: others[i] } : []);
  });
  const partners = new Set(pairs.map(({ candidate }) => candidate));
  const counted = pairs.filter((one) => !dropped.has(one.baseline) && !dropped.has(one.candidate));
  const isLost = (_, i) => !keys.tellApart || !after.has(keys.baseline[i] ?? "");
  const differing = pairBy === "parameters" ? leftOutOf(keys, counted) : differingIn(counted, pair);
  const mostDiffer = (1 - ENOUGH_MATCHED) * counted.length;
  return {
    pairs: counted,
    missing: pair.baseline.trials.filter(isLost),
    extra: pair.candidate.trials.filter((trial) => !partners.has(trial)).length,
    leftOut: keys.leftOut,
    flaw: keys.flaw,
    differing,
    areSame: pairBy === "parameters" || (differing === null ? pairBy !== "trial" : differing <= mostDiffer)
  };
}
function byKey(sweep, keys) {
  const trials = /* @__PURE__ */ new Map();
  const idOf = ({ shard, number }) => JSON.stringify([shard, number]);
  const inOrder = (a, b) => a.trial.number - b.trial.number || (idOf(a.trial) < idOf(b.trial) ? -1 : 1);
  const numbered = trialsOf(sweep).map((trial, i) => ({ trial, key: keys[i] ?? null }));
  for (const { trial, key } of numbered.toSorted(inOrder)) {
    if (key === null) continue;
    const same = trials.get(key);
    if (same) same.push(trial);
    else trials.set(key, [trial]);
  }
  return trials;
}
function leftOutOf({ leftOut, areGuessed }, { length }) {
  if (leftOut.length === 0) return 0;
  return areGuessed ? null : length;
}
function differingIn(pairs, pair) {
  const names = searchedColumns(pair).map(({ name }) => name);
  if (names.length === 0) return null;
  const drawnFor = ({ parameters }, name) => keyOf(ownOf(parameters, name));
  return pairs.filter(
    ({ baseline, candidate }) => names.some((name) => !areNear(drawnFor(baseline, name), drawnFor(candidate, name)))
  ).length;
}
var MAX_NAMED2 = 5;
function pairingWarnings(relation) {
  const { pairs, missing: missing2, leftOut, flaw } = relation.pairing;
  if (relation.design === "paired") {
    const names = leftOut.slice(0, MAX_NAMED2);
    const facts3 = { count: leftOut.length };
    return names.length === 0 ? [] : [warningOf("parameters-left-out", { arm: null, facts: facts3, names })];
  }
  if (relation.design === "unmatched") return flaw === null ? [] : [flawWarning(flaw)];
  if (relation.why === null) return [];
  const facts2 = { count: pairs.length, of: pairs.length + missing2.length };
  return [
    warningOf(relation.why, {
      arm: relation.why === "baseline-not-paired" ? "baseline" : null,
      facts: facts2
    })
  ];
}
function flawWarning(flaw) {
  const names = flaw.names.slice(-MAX_NAMED2);
  return flaw.why === "pair-by-repeats" ? warningOf(flaw.why, { ...flaw, names }) : warningOf(flaw.why, { ...flaw, names });
}

// src/decide/rules.ts
var BEFORE = [
  ({ candidate, searches }) => !candidate && missing("candidate", searches),
  ({ difference: difference2 }) => difference2 && invalid("incomparable", { differ: "config" }),
  ({ baseline, searches }, gate) => !baseline && missing("baseline", searches, gate),
  (asked) => {
    const differ2 = mismatchOf(asked);
    return differ2 && invalid("incomparable", { differ: differ2 });
  },
  ({ baseline, candidate, settings }) => baseline && candidate && areExamples({ baseline, candidate }, settings) && invalid("rows-are-examples", {})
];
function areExamples(pair, settings) {
  if (settings.reading.repeats === "separate" || passingScore(pair) === null || haveSettings(pair))
    return false;
  return relationOf(pair, settings).design === "independent";
}
var COMPARED = [
  // Nudging parameters, or training others, must not switch the test of pairs off.
  ({ relation: { design, pairing } }) => design === "unmatched" && invalid("unmatched", {
    count: pairing.pairs.length,
    of: pairing.pairs.length + pairing.missing.length
  }),
  // A candidate must not choose its way out: after an adaptive search it looks better than it is.
  ({ searchDoubts: searchDoubts2, pair }) => searchDoubts2.candidate === "recorded" && pair.baseline.search.method === "random" && invalid("adaptive-candidate", {}),
  worse,
  // Trials that cost more must not pass as if they cost nothing; what crashes is cheap, and its mend must get through.
  ({ pair, axis }) => {
    const { cost: b, counts } = pair.baseline;
    const { cost: c } = pair.candidate;
    if (axis.kind === "cost" || !b || counts.failed * 2 >= counts.drawn) return null;
    if (!c) return invalid("cost-missing", {});
    return c.mean >= b.mean && invalid("cost-higher", { times: c.mean / b.mean });
  },
  shortCandidate,
  // Nobody knows how trials that were not recorded would have ended: a job that lost them must not decide.
  ({ test }) => {
    if (!test?.pairs || test.failed || test.pairs.pValueIfLost > test.alpha) return null;
    const { unmatched, pValueIfLost: pValue } = test.pairs;
    return invalid("missing-partners", { missing: unmatched.baseline, pValue });
  },
  // Without a range, nothing was found that an assumption could spoil.
  ({ warnings, comparison, relation }, { strict }) => {
    const isOfDraws = ({ code: code2 }) => ON_DRAWS.includes(code2) || UNKNOWNS.includes(code2);
    const counting = isSameList(relation) ? warnings.filter((one) => !isOfDraws(one)) : warnings;
    const doubt = counting.find(({ kind }) => kind === "assumption") ?? counting.find(({ code: code2 }) => UNKNOWNS.includes(code2));
    if (!strict || !doubt || comparison.range === null) return null;
    return invalid("assumption-in-doubt", { doubt: doubt.code });
  },
  ({ pair: { baseline, candidate } }, { onInsufficient }) => {
    if (!hasScores(baseline)) return insufficient("no-scores", {}, onInsufficient);
    const scores = [...baseline.trials, ...candidate.trials].map(({ score }) => score);
    const areEqual = scores.every((score) => score === scores[0]);
    return areEqual && insufficient("all-equal", {}, onInsufficient);
  },
  ({ test }, { onInsufficient }) => test !== null && hasTooFewSearches(test) && insufficient("too-few-searches", test.units, onInsufficient),
  ({ comparison, test }, { onInsufficient }) => {
    if (test?.searches) return null;
    const { range, rules, from } = comparison;
    const facts2 = isClosedByLimits(comparison) ? { budgetMax: rules.budgetMax, from } : { budgetMax: null, from: rules.budgetMin === null ? null : from };
    return range === null && insufficient("empty-range", facts2, onInsufficient);
  },
  // Evidence that does not fail the check, and is too much for a pass.
  (found, gate) => {
    const { level } = found.comparison.worse;
    if (level === "none" || level === "weak" || isFailing(found, gate)) return null;
    if (found.test?.pairs) return null;
    return passing(found, gate, "neutral");
  },
  // Cannot tell is not a pass.
  (found, { onInsufficient }) => {
    const { comparison, test, settings, pair } = found;
    const isBetter = test?.pairs ? isBetterByTest(test) : comparison.better.level === "strong";
    if (isBetter || canTell({ ...found, ...pair })) return null;
    const rate = test?.attainedRate === 0 ? settings.comparison.falseAlarmRate : null;
    return insufficient("too-few-trials", { rate }, onInsufficient);
  },
  // Copies of the baseline make a candidate look like it.
  (found, gate) => found.warnings.some(({ code: code2 }) => code2 === "same-rows") && passing(found, gate, "neutral", "same-rows"),
  // Neither independent nor paired: no rate is known of such sweeps, so no pass is.
  (found, gate) => found.warnings.some(({ code: code2 }) => code2 === "partly-paired") && passing(found, gate, "neutral", "partly-paired"),
  // An adaptive search makes a candidate look better than it is, so only its pass is in doubt.
  (found, gate) => found.searchDoubts.candidate !== null && passing(found, gate, "neutral", "doubtful-pass"),
  (found, gate) => passing(found, gate, "pass")
];
var UNKNOWNS = ["search-method-unknown", "pruner-unknown"];
var ON_DRAWS = ["adaptive-sampler", "adaptive-pruner", "drift"];
function isSameList({ design, pairing }) {
  return design === "paired" && pairing.areSame;
}
function judgeBefore(sweeps, settings) {
  const { gate } = settings;
  for (const row of BEFORE) {
    const ruling2 = row({ ...sweeps, settings }, gate);
    if (ruling2) return softened(ruling2, gate);
  }
  return null;
}
function judge(found) {
  const { gate } = found.settings;
  const rulings = COMPARED.flatMap((row) => {
    const ruling2 = row(found, gate);
    return ruling2 ? softened(ruling2, gate) : [];
  });
  const same = identical(found);
  const [first, ...others] = same ? [...rulings.filter((one) => one.gate === "fail"), same] : rulings;
  if (first === void 0) throw new Error("Some row always holds.");
  return others.reduce((most, one) => isStricter(one.gate, most.gate) ? one : most, first);
}
function softened(ruling2, { informOnly }) {
  if (!informOnly || ruling2.gate !== "fail") return ruling2;
  const { code: code2, facts: facts2 } = ruling2;
  const isDefective = code2 === "error" && facts2.arm === "candidate" && facts2.obstacle === "unusable";
  return isDefective ? ruling2 : { ...ruling2, gate: "neutral" };
}
var ruling = (verdict, code2, facts2, gate) => ({ code: code2, facts: facts2, verdict, gate });
var invalid = (code2, facts2) => ruling("invalid", code2, facts2, "fail");
var insufficient = (code2, facts2, gate) => ruling("insufficient", code2, facts2, gate);
function missing(arm, searches, gate) {
  const obstacle = searches[arm].absence?.why;
  if (obstacle === "unknown-workflow") return invalid(obstacle, {});
  if (obstacle === "forbidden" || obstacle === "unreachable" || obstacle === "unusable")
    return ruling("error", "error", { arm, obstacle }, "fail");
  const absent = gate?.onMissingBaseline ?? "fail";
  if (obstacle === "defective") {
    const defective = isStricter("neutral", absent) ? "neutral" : absent;
    return ruling("no-baseline", "baseline-unusable", {}, defective);
  }
  const code2 = arm === "baseline" && obstacle === "expired" ? obstacle : `no-${arm}`;
  return ruling(`no-${arm}`, code2, {}, absent);
}
function missingShards({ candidate: { shards } }) {
  return invalid("missing-shards", { missing: shardsMissing(shards), jobs: shards?.jobs ?? 0 });
}
function shardsMissing(shards) {
  return shards === null ? 0 : Math.max(0, shards.jobs - shards.saved);
}
function mismatchOf({ baseline: b, candidate: c, settings: { reading: reading2 } }) {
  if (b === null || c === null) return null;
  if (b.metric !== c.metric) return "metrics";
  if (b.direction !== c.direction) return "directions";
  if (b.cost && c.cost && b.cost.unit !== c.cost.unit) return "units";
  const { metric, direction } = reading2;
  const isAsked = (metric ?? c.metric) === c.metric && (direction ?? c.direction) === c.direction;
  return isAsked ? null : "asked";
}
var ENOUGH_OF_THE_BASELINE = 0.9;
function identical({ test, relation, pair }) {
  const isWhole = relation.pairing.pairs.length >= ENOUGH_OF_THE_BASELINE * pair.baseline.trials.length;
  if (!test?.pairs || !isRepetition(test) || !isWhole || !hasScores(pair.baseline)) return null;
  return ruling("none", "identical", { pairs: test.pairs.n }, "pass");
}
function hasScores({ trials }) {
  return trials.some(({ score }) => score > -Infinity);
}
function isFailing(found, gate) {
  return isFailedByBands(found, gate) || (found.test?.failed ?? false);
}
function isFailedByBands({ decides, comparison }, { failOn }) {
  const needed = failOn === "never" ? "strong" : failOn;
  return decides !== "test" && isAtLeast(comparison.worse.level, needed);
}
var CLEARLY_BETTER = 0.05;
function worse(found, gate) {
  const { comparison, test, searchDoubts: searchDoubts2 } = found;
  if (!isFailing(found, gate)) return null;
  const byBands = isFailedByBands(found, gate);
  if (!byBands && test?.by === "same-settings" && test.pBetterAfterTuning <= CLEARLY_BETTER)
    return ruling("mixed", "better-after-tuning", {}, "neutral");
  const { level } = comparison.worse;
  const isGain = comparison.better.level === "strong" && !test?.pairs;
  const ofBands = level === "none" || test?.pairs ? "worse" : wordOf(comparison);
  const verdict = isGain ? "mixed" : ofBands;
  const facts2 = { level, margin: comparison.rules.margin, by: byBands ? "bands" : "test" };
  const canFail = gate.failOn !== "never" && !gate.informOnly;
  if (canFail && searchDoubts2.baseline !== null)
    return ruling(verdict, "adaptive-baseline", facts2, "neutral");
  if (canFail && found.doRepeatsDiffer) return ruling(verdict, "repeats-differ", facts2, "neutral");
  return ruling(verdict, "worse", facts2, gate.failOn === "never" ? "neutral" : "fail");
}
function shortCandidate(found, gate) {
  const { pair, savedMinTrials, lost } = found;
  const [b, trials] = [pair.baseline.counts.drawn, pair.candidate.counts.drawn];
  const planned = plannedTrials(savedMinTrials, gate);
  if (planned !== null)
    return trials + lost < planned.wanted ? insufficient("candidate-short", { trials, ...planned }, "fail") : null;
  if (trials + lost >= ENOUGH_OF_THE_BASELINE * b) return null;
  const isTelling = canTell({ ...found, ...pair });
  const facts2 = { trials, wanted: b, by: "baseline", canTell: isTelling };
  const worst = gate.onInsufficient === "fail" || !isTelling ? "fail" : "neutral";
  return insufficient("candidate-short", facts2, worst);
}
function plannedTrials(saved, { minTrials }) {
  if (minTrials !== null) return { wanted: minTrials, by: "settings" };
  return saved === null ? null : { wanted: saved, by: "saved" };
}
function passing({ comparison, test, notWorse: notWorse2 }, { failOn }, gate, because) {
  const needed = failOn === "never" ? "strong" : failOn;
  const lacking = notWorse2?.isEverywhere ? null : needed;
  const { level } = comparison.worse;
  const byTest = test && isBetterByTest(test) ? "better" : "none";
  const verdict = test !== null && test.unit !== "trial" ? byTest : wordOf(comparison);
  const own = verdict === "better" ? "better" : verdict === "none" ? "none" : "evidence-only";
  const facts2 = { level, lacking, margin: comparison.rules.margin };
  return ruling(verdict, because ?? own, facts2, gate);
}
function isBetterByTest({ pBetter, alpha }) {
  return pBetter <= alpha;
}
function wordOf({ worse: { level }, better }) {
  if (level !== "none") return better.level === "none" ? "worse" : "mixed";
  return better.level === "none" ? "none" : "better";
}
function failingLevel({ failOn, informOnly }) {
  return informOnly || failOn === "never" ? null : failOn;
}
function levelsOf(assessment) {
  if (assessment.kind !== "compared") return { worse: "none", better: "none" };
  const { worse: down, better } = assessment.comparison;
  return { worse: down.level, better: better.level };
}
function isStricter(gate, other) {
  return GATES.indexOf(gate) > GATES.indexOf(other);
}

// src/decide/lost.ts
function lostTrials(sweeps, gate) {
  const { shards } = sweeps.searches.candidate;
  const missing2 = shardsMissing(shards);
  if (shards === null || missing2 === 0) return 0;
  const planned = plannedTrials(sweeps.savedMinTrials ?? null, gate)?.wanted;
  return missing2 * (planned ? planned / shards.jobs : commonestSize(sweeps.candidate));
}
function commonestSize({ trials, dropped = [] }) {
  const sizes = /* @__PURE__ */ new Map();
  for (const { shard } of [...trials, ...dropped]) sizes.set(shard, (sizes.get(shard) ?? 0) + 1);
  const all = [...sizes.values()].sort((a, b) => b - a);
  const timesOf = (size) => all.filter((other) => other === size).length;
  return all.reduce((most, size) => timesOf(size) > timesOf(most) ? size : most, all[0] ?? 0);
}
function withoutLost(sweeps, settings, lost) {
  if (lost === 0) return { present: sweeps, failed: null };
  const length = Math.ceil(lost);
  const { baseline, candidate } = sweeps;
  const absent = relationOf(sweeps, settings).pairing.missing.slice(0, length);
  const rest = baseline.trials.filter((trial) => !absent.includes(trial));
  const reduced = { ...sweeps, baseline: withTrials(baseline, rest) };
  const isPaired = rest.length > 0 && relationOf(reduced, settings).design === "paired";
  const trials = isPaired ? absent.map(asFailed) : Array.from({ length }, lostTrial);
  const all = [...candidate.trials, ...trials];
  return {
    present: isPaired ? reduced : sweeps,
    failed: {
      ...sweeps,
      candidate: { ...withTrials(candidate, all, trials.length), isOrdered: false }
    }
  };
}
function withTrials(sweep, trials, failed = 0) {
  const more = trials.length - sweep.trials.length;
  const { counts } = sweep;
  const [drawn, counted] = [counts.drawn + more, counts.counted + more];
  return {
    ...sweep,
    trials,
    counts: { ...counts, drawn, counted, failed: counts.failed + failed }
  };
}
function asFailed(trial) {
  return { ...trial, outcome: "failed", score: -Infinity, cost: null };
}
function lostTrial(_, number) {
  const unknown = { cost: null, parameters: null, seed: null, columns: null };
  const place = { path: "a job that saved nothing" };
  return { ...unknown, place, number, shard: "lost", outcome: "failed", score: -Infinity };
}

// src/decide/prepare.ts
var ARMS2 = ["baseline", "candidate"];
function prepare(sweeps, asked) {
  const listed2 = withLists(sweeps, asked);
  const areWhole = unitsOf(listed2, asked).unit === "search";
  const repeats = areWhole ? { pair: listed2, as: null, warnings: [] } : withRepeats(listed2, asked);
  const { axis, settings, warnings } = chooseAxis(repeats.pair, asked);
  const relation = relationOf(repeats.pair, settings);
  return { ...repeats, axis, settings, relation, warnings: [...warnings, ...repeats.warnings] };
}
function withLists({ baseline, candidate }, settings) {
  const all = {
    baseline: baseline.withHandPicked ?? baseline,
    candidate: candidate.withHandPicked ?? candidate
  };
  const arePicked = all.baseline !== baseline || all.candidate !== candidate;
  const arePaired = arePicked && relationOf(all, settings).design === "paired";
  return arePaired ? all : { baseline, candidate };
}
function withRepeats(pair, settings) {
  const { repeats } = settings.reading;
  const none = { pair, as: null, warnings: [] };
  if (repeats === "separate") return none;
  const isAsked = repeats === "average";
  const [before, after] = ARMS2.map((arm) => repeatsIn(pair[arm], isAsked));
  if (!before && !after) return none;
  const relation = relationOf(pair, settings);
  const isGiven = settings.reading.pairBy !== "parameters";
  if (relation.design === "paired" || isGiven && relation.pairing.flaw !== null) return none;
  if (!before || !after) {
    const arm = before ? "baseline" : "candidate";
    const { count, of } = before ?? after;
    const warning = warningOf("repeated-configurations", { arm, facts: { count, of } });
    return isAsked ? averagedBy(1, pair) : { pair, as: "differ", warnings: [warning] };
  }
  return averagedBy(Math.min(before.trainings, after.trainings), pair);
}
function averagedBy(trainings, pair) {
  const baseline = averageRepeats(pair.baseline, trainings);
  const candidate = averageRepeats(pair.candidate, trainings);
  const [before, after] = [baseline.trials.length, candidate.trials.length];
  const facts2 = { baseline: before, candidate: after, trainings };
  const warnings = [warningOf("repeats-averaged", { arm: null, facts: facts2 })];
  return { pair: { baseline, candidate }, as: "averaged", warnings };
}

// src/decide/several.ts
function combineAssessments(comparisons, notes = { notCompared: [], configNote: null }) {
  const [worst, ...others] = comparisons.toSorted(byUrgency);
  if (worst === void 0) throw new Error("There is no comparison to combine.");
  const all = comparisons.map(({ assessment }) => assessment);
  return {
    ...notes,
    comparisons: [worst, ...others],
    outcome: worst.assessment.outcome,
    familyWise: familyWiseRate(all)
  };
}
var GOOD_NEWS = ["none", "better"];
function byUrgency(a, b) {
  const gateOf = ({ assessment: { outcome } }) => outcome.code === "unchanged" ? -1 : GATES.indexOf(outcome.gate);
  const levelOf2 = ({ assessment }) => EVIDENCE_LEVELS.indexOf(levelsOf(assessment).worse);
  const newsOf = ({ assessment }) => GOOD_NEWS.indexOf(assessment.outcome.verdict);
  return gateOf(b) - gateOf(a) || levelOf2(b) - levelOf2(a) || newsOf(a) - newsOf(b) || (a.name < b.name ? -1 : 1);
}
function levelsOfRun(asked) {
  const questions = asked.filter(({ sweeps }) => sweeps.baseline !== null).length;
  const tested = asked.map((one) => pValueIn(one));
  const known3 = tested.filter((p) => p !== null);
  const shares = holmShares(known3, Math.max(known3.length, questions));
  return asked.map(({ settings }, i) => {
    const rate = settings.comparison.falseAlarmRate;
    const share = tested[i] === null ? void 0 : shares.shift();
    return rate && rate * (share ?? 1 / Math.max(1, questions));
  });
}
function pValueIn({ sweeps, settings }) {
  const { baseline, candidate } = sweeps;
  const { falseAlarmRate: rate } = settings.comparison;
  if (rate === null) return null;
  if (baseline === null || candidate === null || judgeBefore(sweeps, settings) !== null)
    return null;
  const all = { ...sweeps, baseline, candidate };
  const pair = withoutLost(all, settings, lostTrials(all, settings.gate)).present;
  const prepared = prepare(pair, settings);
  if (prepared.relation.design !== "paired" && !isTestable(prepared.pair)) return null;
  const test = testOf(prepared, sweeps.older ?? [], rate);
  return test && test.pValue / rate;
}
function haveUseForOlder(sweeps, settings) {
  const { baseline, candidate } = sweeps;
  if (!baseline || !candidate || judgeBefore(sweeps, settings) !== null) return false;
  const pair = { baseline, candidate };
  const arms = [baseline, candidate];
  const isFitted = baseline.trials.length + candidate.trials.length <= MAX_FITTED && arms.every((sweep) => haveColumns(sweep, settings)) && arms.some(({ trials }) => trials.some(({ parameters }) => parameters !== null));
  if (!isFitted || !isTestable(pair) || relationOf(pair, settings).design === "paired")
    return false;
  return !arms.some(isAdaptive) || unitsOf(pair, settings).unit === "search";
}
function familyWiseRate(assessments) {
  const compared = assessments.filter((one) => one.kind === "compared");
  const counted = compared.filter(
    ({ comparison, test }) => test !== null || comparison.range !== null
  );
  if (counted.length === 0) return null;
  const areRated = ({ settings }) => settings.comparison.falseAlarmRate !== null;
  const rated = counted.filter(areRated);
  const others = counted.filter((one) => !areRated(one));
  const known3 = others.flatMap(({ chances }) => chances?.gateRate ?? []);
  if (known3.length < others.length) return null;
  const sum = known3.reduce((total, { rate: rate2, standardError }) => total + rate2 + 2 * standardError, 0);
  const asked = rated.map(({ settings }) => settings.comparison.falseAlarmRate ?? 0);
  const byBands = others.filter(({ decides }) => decides !== "test");
  const levels = byBands.map(({ settings }) => failingLevel(settings.gate) ?? "strong");
  const level = EVIDENCE_LEVELS.find((one) => levels.some((each) => each === one)) ?? "strong";
  const method2 = rated.length === 0 ? "sum" : "holm";
  const rate = Math.min(1, Math.max(0, ...asked) + sum);
  return { level, rate, method: method2 };
}

// src/decide/memory.ts
function remember2({ comparisons }, baseBranch) {
  const [base = null] = comparisons.flatMap(({ assessment }) => {
    const wanted = assessment.searches.baseline.choice?.wanted;
    return wanted?.matchedBy === "first-parent" ? wanted.sha : [];
  });
  return comparisons.map(({ name, assessment }) => {
    const { baseline, candidate } = assessment;
    return {
      about: JSON.stringify([baseBranch, name]),
      base,
      candidate: candidate && trialsOf2(candidate),
      baseline: baseline && baselineOf(assessment, baseline),
      failure: failureOf(assessment)
    };
  });
}
function baselineOf({ searches }, baseline) {
  const isTrainedHere = searches.baseline.choice?.isTrainedHere;
  return isTrainedHere ? `base ${baseline.source.sha}` : trialsOf2(baseline);
}
function trialsOf2({ trials }) {
  const written = trials.map(({ outcome, score, cost }) => `${outcome} ${score} ${cost}`);
  return written.toSorted().join("\n");
}
function failureOf(assessment) {
  const { outcome, searches } = assessment;
  const { gate, verdict, code: code2, facts: facts2 } = outcome;
  if (gate !== "fail" || verdict === "error") return null;
  const shown = lossIn(assessment);
  if (assessment.kind === "compared" && isFoundWorse(outcome)) {
    const missing2 = shardsMissing(searches.candidate.shards);
    const what2 = missing2 === 0 ? "" : `jobs missing: ${missing2}`;
    const { withoutFailures: withoutFailures2 } = assessment;
    const isFlaky = withoutFailures2 !== null && !isFoundWorse(withoutFailures2);
    return { ...shown, kind: "worse", what: what2, isFlaky };
  }
  const what = `${verdict}, ${levelsOf(assessment).worse}: ${JSON.stringify({ code: code2, ...facts2 })}`;
  return { ...shown, kind: "other", what, isFlaky: false };
}
function lossIn(assessment) {
  const { example = null, test = null } = assessment.kind === "compared" ? assessment : {};
  const isBySettings = test?.unit === "search" || !test?.pairs && test?.pSameSettings !== null;
  if (test?.failed && isBySettings) return { lower: null, estimate: null };
  const shown = test?.pairs ? test.pairs.change : example?.difference;
  const { lower = -Infinity, estimate = null } = shown ?? {};
  const isKnown = estimate !== null && Number.isFinite(estimate);
  return { lower: Number.isFinite(lower) ? lower : null, estimate: isKnown ? estimate : null };
}
function enforceEarlierFailures(run, known3, earlier) {
  const held = run.comparisons.flatMap(({ name, assessment }, i) => {
    const now = known3[i];
    if (now === void 0) return [];
    const failed = assessment.settings.gate.informOnly ? [] : failuresBefore(now, earlier);
    return [{ name, ...heldTo(failed, assessment, now) }];
  });
  const comparisons = held.map(({ name, assessment }) => ({ name, assessment }));
  return { run: combineAssessments(comparisons, run), known: held.map(({ now }) => now) };
}
function heldTo(failed, assessment, now) {
  const [last, ...others] = failed;
  const sure = failed.find(({ isFlaky: isFlaky2 }) => !isFlaky2);
  const alike = last && { ...assessment, failedBefore: { url: last.url, stands: false } };
  if (assessment.outcome.gate === "fail") {
    const isFlaky2 = now.failure?.kind === "worse" && now.failure.isFlaky && !sure;
    return {
      assessment: isFlaky2 ? alike ?? { ...assessment, mayRetrain: true } : assessment,
      now
    };
  }
  const standing = sure ?? (others.length > 0 ? last : void 0);
  if (!standing) return { assessment: alike ?? assessment, now };
  const { what, isFlaky, url } = standing;
  const failure = { ...lossIn(assessment), kind: "repeated", what, isFlaky };
  return { assessment: repeated(assessment, url), now: { ...now, failure } };
}
function failuresBefore(now, earlier) {
  const known3 = earlier.flatMap(
    ({ url, remembers }) => remembers.filter((one) => isSameQuestion(one, now)).map((one) => ({ ...one, url }))
  );
  const isLastWord = ({ candidate }, at) => known3.findIndex((one) => one.candidate === candidate) === at;
  return known3.flatMap((one, at) => {
    const { failure, candidate, url } = one;
    const isOther = candidate !== now.candidate && isLastWord(one, at);
    return failure?.kind === "worse" && isOther ? [{ ...failure, url }] : [];
  });
}
function isSameQuestion(one, other) {
  const isSameBase = one.base === null || other.base === null || one.base === other.base;
  return one.about === other.about && one.baseline === other.baseline && isSameBase;
}
function repeated(assessment, url) {
  const { verdict } = assessment.outcome;
  const ruling2 = { code: "worse-before", facts: {}, verdict, gate: "fail" };
  return withRuling({ ...assessment, failedBefore: { url, stands: true } }, ruling2);
}
function coverage(seen, now) {
  const each = now.map((one) => coverageOf(seen, one));
  return ["not", "beyond"].find((one) => each.includes(one)) ?? "all";
}
function coverageOf(seen, now) {
  const { failure } = now;
  if (failure === null) return "all";
  const isSameKind = (other) => other.kind === "other" === (failure.kind === "other");
  const shown = seen.find(
    (one) => one.about === now.about && one.failure?.what === failure.what && isSameKind(one.failure)
  );
  if (!shown?.failure) return "not";
  const { lower } = shown.failure;
  const { estimate } = failure;
  const isWithin2 = lower === null || failure.kind === "other" && estimate === null ? failure.kind === "other" || shown.candidate === now.candidate : estimate !== null && estimate >= lower;
  return isWithin2 ? "all" : "beyond";
}

// src/decide/accept.ts
function judgeLabel(known3) {
  const { label: label2, set, permission, failures, failure, author } = known3;
  if (set === null) return { why: "unexplained" };
  const { login: by, at } = set;
  const seen = failures.filter((one) => one.at < at).toSorted((a, b) => b.at.localeCompare(a.at)).at(0);
  const covered = seen ? coverage(seen.remembers, failure.remembers) : "not";
  if (!seen || covered === "not") return { why: "too-early", at };
  if (covered === "beyond") return { why: "beyond", at, seen: seen.title };
  if (!set.isPerson) return { why: "not-a-person", by };
  if (permission !== "admin" && permission !== "write")
    return { why: "may-not-write", by, permission: permission ?? "none" };
  const byAuthor = by.toLowerCase() === author?.toLowerCase();
  return { label: label2, by, at, byAuthor, seen: seen.title === failure.title ? null : seen.title };
}
function canBeAccepted({ outcome, comparisons }) {
  const failing = comparisons.filter(({ assessment }) => assessment.outcome.gate === "fail");
  return outcome.gate === "fail" && failing.every(({ assessment }) => isAcceptable(assessment));
}
function accept(run, accepted) {
  const comparisons = run.comparisons.map((one) => {
    const { assessment } = one;
    if (assessment.outcome.gate !== "fail" || !isAcceptable(assessment)) return one;
    const { outcome, failedBefore } = assessment;
    const { verdict } = outcome;
    const isJudged2 = verdict === "worse" || verdict === "mixed" || failedBefore?.stands;
    const gate = isJudged2 ? "pass" : "neutral";
    return { ...one, assessment: withRuling({ ...assessment, accepted }, { ...outcome, gate }) };
  });
  return combineAssessments(comparisons, run);
}
function isAcceptable({ outcome }) {
  return outcome.verdict !== "error";
}

// src/decide/checks/check-assumptions.ts
var FALSE_WARNINGS = 0.01;
function checkAssumptions(pair, settings, isPaired = false) {
  const sweeps = ["baseline", "candidate"].map((arm) => ({ arm, sweep: pair[arm] }));
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
    ...configurationWarnings(pair, columns, { isPaired, repeats: settings.reading.repeats }),
    ...significant(failures, level),
    ...unequalScales(pair),
    ...unequalSizes(pair),
    ...otherEnvironment(pair)
  ]);
}
function checkSweep(armed, settings) {
  const drift = driftChecks([armed], settings.band.seed);
  return assumptionsFirst([...sweepWarnings([armed]), ...significant(drift, FALSE_WARNINGS)]);
}
function assumptionsFirst(warnings) {
  const isAssumption = ({ kind }) => kind === "assumption";
  return [...warnings.filter(isAssumption), ...warnings.filter((one) => !isAssumption(one))];
}
function failureChecks({ baseline, candidate }) {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const areOver = [baseline, candidate].every(({ counts }) => counts.running === 0);
  const facts2 = { baseline: before, candidate: after, areOver };
  const subject = warningOf("failures-differ", { arm: null, facts: facts2 });
  return [{ subject, pValue: () => fisherPValue(before, after) }];
}
function failuresOf({ counts: { drawn, failed, running } }) {
  return { count: failed + running, of: drawn };
}
var OTHER_SCALE = 30;
function unequalScales({ baseline, candidate }) {
  const [before, after] = [middleOf(baseline), middleOf(candidate)];
  const [less, more] = [Math.min(before, after), Math.max(before, after)];
  if (!(less > 0 && more >= OTHER_SCALE * less)) return [];
  const larger = before < after ? "candidate" : "baseline";
  return [warningOf("scales-differ", { arm: null, facts: { larger, times: OTHER_SCALE } })];
}
function middleOf({ trials }) {
  const scores = trials.map(({ score }) => score).filter(Number.isFinite);
  const sorted = scores.sort((a, b) => a - b);
  return Math.abs(sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN);
}
function unequalSizes({ baseline, candidate }) {
  const sizes = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes), Math.max(...sizes)];
  if (more <= 4 * fewer) return [];
  return [warningOf("unequal-n", { arm: null, facts: { more, fewer } })];
}
var PARTS = ["os", "image", "gpu", "packages"];
function otherEnvironment({ baseline, candidate }) {
  const differences = PARTS.flatMap((part) => {
    const [before, after] = [baseline, candidate].map((sweep) => sweep.source.environment?.[part]);
    if (!before || !after || before === after) return [];
    return { part, baseline: before, candidate: after };
  });
  if (differences.length === 0) return [];
  return [warningOf("environment-differs", { arm: null, facts: { differences } })];
}
function searchWarnings({ baseline, candidate }, sweeps) {
  return [
    ...newerBaseline(baseline),
    ...unknownCommit(baseline),
    ...missingShards2("baseline", baseline),
    ...missingShards2("candidate", candidate),
    ...shardsMissing(candidate.shards) === 0 ? shardsDiffer(sweeps) : []
  ];
}
function newerBaseline({ choice }) {
  if (choice?.matchedBy !== "newest" || choice.distance === 0) return [];
  const facts2 = { commits: choice.distance };
  return [warningOf("newer-baseline", { arm: "baseline", facts: facts2 })];
}
function unknownCommit({ choice }) {
  return choice?.isAssumed ? [warningOf("commit-unknown", { arm: "candidate", facts: {} })] : [];
}
function missingShards2(arm, { shards }) {
  if (shards === null || shardsMissing(shards) === 0) return [];
  return [warningOf("missing-shards", { arm, facts: shards })];
}
function shardsDiffer({ baseline, candidate }) {
  const before = baseline?.shards;
  if (before === void 0 || candidate === null) return [];
  const after = candidate.shards ?? 1;
  if (after === before) return [];
  return [warningOf("shards-differ", { arm: "candidate", facts: { before, after } })];
}
function settingDiffers({ option, asked, saved }) {
  const names = [asked, saved];
  return warningOf("settings-differ", { arm: "candidate", facts: { option }, names });
}

// src/decide/assess.ts
function assess(sweeps, settings, level = settings.comparison.falseAlarmRate) {
  const ruling2 = judgeBefore(sweeps, settings);
  if (ruling2 !== null) return notCompared(sweeps, ruling2, settings);
  const { baseline, candidate } = sweeps;
  if (baseline === null || candidate === null) throw new Error("A missing sweep has a verdict.");
  const pair = { ...sweeps, baseline, candidate };
  const lost = lostTrials(pair, settings.gate);
  const { present, failed } = withoutLost(pair, settings, lost);
  const found = assessPair(present, settings, { level, lost });
  if (failed === null || found.outcome.gate === "fail") return found;
  const worst = assessPair(failed, settings, { level, lost: 0 });
  return worst.outcome.gate === "fail" ? withRuling(found, missingShards(sweeps.searches)) : found;
}
function noticed({ pair, settings, relation }, areRates) {
  const isOwnList = !areRates && isSameList(relation) && ![pair.baseline, pair.candidate].every(isDrawn);
  const areListed = isOwnList && pair.baseline.search.method === "list";
  return [
    ...pairingWarnings(relation),
    ...areRates ? [warningOf("two-valued", { arm: null, facts: {} })] : [],
    ...checkAssumptions(pair, settings, relation.design === "paired").filter(
      ({ code: code2 }) => !areListed || code2 !== "adaptive-sampler"
    ),
    ...isOwnList ? [warningOf("list-not-drawn", { arm: null, facts: {} })] : []
  ];
}
function assessPair(sweeps, asked, { level, lost }) {
  const { searches, older = [], olderTrouble: trouble = null, savedMinTrials = null } = sweeps;
  const prepared = prepare(sweeps, asked);
  const { pair, axis, settings, relation } = prepared;
  const passRates2 = passRatesOf(pair);
  const areRates = passRates2 !== null;
  const test = testOf(prepared, older, level);
  const areSearches2 = test?.unit === "search";
  const curves = comparisonOf(pair, { settings, axis });
  const comparison = areSearches2 ? withoutEvidence(curves) : curves;
  const { rows, example } = tableOf(comparison, axis, settings);
  const needed = trialsNeeded({ ...pair, comparison, settings });
  const found = [
    ...searchWarnings(searches, pair),
    ...trouble === null ? [] : [warningOf("older-unread", { arm: null, facts: { trouble } })],
    ...prepared.warnings,
    ...noticed(prepared, areRates),
    ...areSearches2 ? [] : rangeWarnings(comparison, needed)
  ];
  const warnings = areSearches2 ? found.filter(({ code: code2 }) => !OF_DRAWS.includes(code2)) : found;
  const isPaired = relation.design === "paired" || relation.isDependent || warnings.some(({ code: code2 }) => code2 === "same-rows");
  const doubts = doubtsOf(pair, found, { relation, areSearches: areSearches2 });
  const claims2 = areSearches2 || warnings.some((one) => voidsLimits(one, axis)) ? NO_CLAIMS : claimsOf(pair, { comparison, settings }, isPaired);
  const { notWorse: notWorse2 } = claims2;
  const doRepeatsDiffer = prepared.as === "differ";
  const compared = { ...pair, comparison, settings, test };
  const decides = decidersOf(compared);
  const known3 = {
    pair,
    lost,
    comparison,
    test,
    decides,
    axis,
    settings,
    searches,
    savedMinTrials,
    warnings,
    notWorse: notWorse2,
    doRepeatsDiffer
  };
  const ruling2 = judge({ ...known3, relation, searchDoubts: doubts });
  const arePairs = relation.design === "paired";
  const assessment = {
    kind: "compared",
    settings,
    searches,
    ...pair,
    axis,
    comparison,
    rows,
    example,
    // Its limits, and trials needed, are those of independent draws.
    overallSlowdown: arePairs || areRates || areSearches2 ? null : slowdownOf(pair, { comparison, rows }, settings),
    ...claims2,
    test,
    decides,
    older,
    passRates: passRates2,
    isPaired,
    searchDoubts: doubts,
    chances: chancesOf(compared, isPaired),
    warnings,
    trialsNeeded: arePairs || areRates ? { ...needed, toDetect: null } : needed,
    withoutFailures: rulingWithoutFailures({ ...sweeps, ...pair }, { asked, level, lost, ruling: ruling2 }),
    accepted: null
  };
  const shown = areSearches2 ? withoutClaims(assessment) : assessment;
  const hasRates = doubts.baseline === null && !doRepeatsDiffer;
  const rated = hasRates ? shown : withoutRates(shown);
  return { ...rated, outcome: outcomeOf(ruling2, { ...rated, compared: rated }) };
}
function voidsLimits({ code: code2 }, { kind }) {
  if (code2 === "cost-imprecise") return kind === "cost";
  return code2 === "list-not-drawn" || code2 === "two-valued";
}
function claimsOf(pair, { comparison, settings }, isPaired) {
  const { baseline, candidate } = comparison;
  return {
    target: targetOf(pair, comparison, settings),
    ruledOut: ruledOut(comparison, doublingsIn(comparison)),
    notWorse: notWorse(comparison),
    jointLevel: jointLevel(baseline, candidate, isPaired ? "paired" : "independent")
  };
}
var NO_CLAIMS = { target: null, ruledOut: null, notWorse: null, jointLevel: null };
var CLAIMED = ["worse", "better", "mixed"];
function rulingWithoutFailures(sweeps, { asked, ruling: ruling2, ...assessing }) {
  const baseline = withoutFailures(sweeps.baseline);
  const candidate = withoutFailures(sweeps.candidate);
  const areSame = baseline === sweeps.baseline && candidate === sweeps.candidate;
  if (areSame || !CLAIMED.includes(ruling2.verdict)) return null;
  if (baseline.trials.length === 0 || candidate.trials.length === 0)
    return { verdict: "insufficient", gate: "neutral" };
  const { verdict, gate } = assessPair(
    { ...sweeps, baseline, candidate },
    asked,
    assessing
  ).outcome;
  return { verdict, gate };
}
function withoutFailures(sweep) {
  const isLost = ({ outcome }) => outcome === "failed" || outcome === "running";
  const [trials, lost] = [sweep.trials.filter((one) => !isLost(one)), sweep.trials.filter(isLost)];
  if (lost.length === 0) return sweep;
  const counts = { ...sweep.counts, counted: trials.length, failed: 0, running: 0 };
  const dropped = [...sweep.dropped ?? [], ...lost];
  return { ...sweep, trials, dropped, counts, withHandPicked: void 0 };
}
var NO_DOUBTS = { baseline: null, candidate: null };
function doubtsOf(pair, warnings, { relation, areSearches: areSearches2 }) {
  if (isSameList(relation)) return NO_DOUBTS;
  const doubts = searchDoubts(pair, warnings);
  if (!areSearches2) return doubts;
  return doubts.candidate === "recorded" ? { ...NO_DOUBTS, candidate: "recorded" } : NO_DOUBTS;
}
var OF_DRAWS = [
  ...["adaptive-sampler", "adaptive-pruner", "drift", "repeated-configurations"],
  ...["search-method-unknown", "pruner-unknown", "order-unknown", "ties", "small-n"]
];
var NO_EVIDENCE = {
  level: "none",
  share: { weak: 0, fair: 0, strong: 0 },
  intervals: { weak: [], fair: [], strong: [] }
};
function withoutEvidence(comparison) {
  return { ...comparison, worse: NO_EVIDENCE, better: NO_EVIDENCE, crossings: [] };
}
function withoutClaims(assessment) {
  const { rows, example, trialsNeeded: needed } = assessment;
  const plain3 = (row) => ({ ...row, worse: "none", better: "none" });
  return {
    ...assessment,
    ...{ rows: rows.map(plain3), example: example && plain3(example) },
    trialsNeeded: { ...needed, toOpenRange: null, toDetect: null }
  };
}
function withoutRates(assessment) {
  const { overallSlowdown: slowdown, trialsNeeded: needed } = assessment;
  return {
    ...assessment,
    overallSlowdown: slowdown && { ...slowdown, pValue: null, trendPValue: null },
    ruledOut: null,
    jointLevel: null,
    test: null,
    chances: null,
    trialsNeeded: { ...needed, toDetect: null }
  };
}
function targetOf(pair, { baseline, candidate }, settings) {
  const { target, quantile } = settings.comparison;
  if (target === null) return null;
  const score = orient(target, pair.candidate.direction);
  const levels = [baseline, candidate].map(({ band }) => levelFromBudget(band, quantile));
  return {
    score: target,
    baseline: budgetToTarget(baseline, score),
    candidate: budgetToTarget(candidate, score),
    level: Math.min(...levels)
  };
}
function notCompared(sweeps, ruling2, settings) {
  const { baseline, candidate, difference: difference2, searches } = sweeps;
  const axis = axisOf([baseline, candidate].flatMap((sweep) => sweep ?? []));
  const warnings = [
    // Without a candidate there is no difference that they could explain.
    ...candidate ? searchWarnings(searches, sweeps) : [],
    ...difference2 ? [settingDiffers(difference2)] : [],
    ...candidate ? checkSweep({ arm: "candidate", sweep: candidate }, settings) : []
  ];
  const outcome = outcomeOf(ruling2, { settings, warnings, accepted: null, compared: null });
  const known3 = { outcome, settings, searches, axis, warnings, accepted: null };
  if (baseline !== null || candidate === null)
    return { kind: "unjudged", ...known3, baseline, candidate };
  const curve = curveOf(candidate, settings);
  const budgets = budgetsOfOne(curve, axis, settings);
  const rows = budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  return { kind: "lone", ...known3, baseline, candidate, curve, rows };
}

// src/decide/checklist.ts
function checklistOf(sweep, curve) {
  const { meta, source, search } = sweep;
  const best = bestConfiguration(sweep);
  const { hardware = null, software = null, provider = null } = meta?.infrastructure ?? {};
  const { data: data2 = null, split = null, selection = null } = meta?.evaluation ?? {};
  const repository = meta?.code?.repository ?? null;
  const commit2 = source.sha ?? meta?.code?.commit ?? null;
  const { runUrl } = source;
  const hasParameters = Object.keys(best?.parameters ?? {}).length > 0 && !areParametersGuessed(sweep);
  const { method: method2, sampler, seed } = search;
  const infrastructure = { hardware, software, provider };
  const known3 = method2 === "unknown" ? null : method2;
  return [
    { item: "infrastructure", state: stateOf(hardware, [software, provider]), ...infrastructure },
    { item: "runtime", ...runtimeOf(sweep) },
    { item: "data-splits", state: stateOf(split, [data2]), data: data2, split },
    { item: "validation-performance", state: stateOf(best) },
    { item: "code", state: stateOf(repository ?? runUrl, [commit2]), repository, commit: commit2, runUrl },
    { item: "search-space-bounds", ...searchSpaceOf(sweep) },
    { item: "best-configuration", state: stateOf(hasParameters ? best : null, [best]), best },
    { item: "number-of-trials", state: "reported" },
    { item: "search-method", state: stateOf(known3, [sampler]), method: method2, sampler, seed },
    { item: "selection-criterion", state: "reported", selection },
    { item: "curve", state: stateOf(curve) }
  ];
}
function checklistsOf(assessment) {
  const curves = curvesOf(assessment);
  const of = (arm) => {
    const sweep = assessment[arm];
    return sweep && checklistOf(sweep, curves[arm]);
  };
  return { baseline: of("baseline"), candidate: of("candidate") };
}
function stateOf(whole, parts = []) {
  if (whole !== null) return "reported";
  return parts.some((part) => part !== null) ? "partly" : "missing";
}
function runtimeOf({ cost, meta }) {
  const { trialSeconds: mean = null, totalSeconds: total = null } = meta?.runtime ?? {};
  const energyKilowattHours = meta?.runtime?.energyKilowattHours ?? null;
  const isSpent = cost !== null && isTime(cost.unit);
  if (cost !== null && (isSpent || mean === null)) {
    const spent = { mean: cost.mean, total: cost.mean * cost.from, unit: cost.unit };
    return { state: stateOf(isSpent || null, [cost]), ...spent, energyKilowattHours };
  }
  const state2 = stateOf(mean, [total, energyKilowattHours]);
  const unit = mean ?? total ? "seconds" : null;
  return { state: state2, mean, total, unit, energyKilowattHours };
}
var TIMES = /^(s|secs?|seconds?|ms|milliseconds?|mins?|minutes?|h|hrs?|hours?|days?)$/i;
function isTime(unit) {
  return unit?.split(/[^a-z]+/i).some((word) => TIMES.test(word)) ?? false;
}
function searchSpaceOf(sweep) {
  const declared = new Map(Object.entries(sweep.meta?.search?.space ?? {}));
  const drawn = drawnIn(sweep);
  const keysOf2 = (name) => valuesOf(drawn, name).map(keyOf);
  const isTuned = (name) => declared.has(name) || new Set(keysOf2(name)).size > 1;
  const known3 = /* @__PURE__ */ new Set([...declared.keys(), ...namesOf(drawn)]);
  const names = [...known3].filter(isTuned);
  const isBounded = (name) => {
    const { low = null, high = null, choices = null } = declared.get(name) ?? {};
    return low !== null && high !== null || (choices ?? []).length > 0;
  };
  const state2 = names.length > 0 && names.every(isBounded) ? "reported" : "partly";
  return {
    state: known3.size === 0 ? "missing" : state2,
    parameters: names.slice(0, 100).map((name) => {
      const isDrawn2 = keysOf2(name).some((key) => key !== null);
      return { name, declared: declared.get(name) ?? null, isDrawn: isDrawn2 };
    })
  };
}
function bestConfiguration({ trials, direction }) {
  const best = trials.reduce((most, { score: score2 }) => Math.max(most, score2), -Infinity);
  const [first, ...others] = trials.filter(({ score: score2 }) => score2 === best);
  if (best === -Infinity || first === void 0) return null;
  const { place, outcome, cost, seed, parameters } = first;
  const where = placeText(place);
  const varied = Object.keys(parameters ?? {}).filter(
    (name) => trials.some(({ parameters: drawn }) => drawn && drawn[name] !== parameters?.[name])
  );
  const score = orient(best, direction);
  return { score, sharedBy: 1 + others.length, where, outcome, cost, seed, parameters, varied };
}

// src/decide/confirm.ts
var CONFIRMING = 0.05;
var ENOUGH = 0.9;
function confirm(saved, base) {
  const { outcome, settings } = saved;
  const least = ENOUGH * (saved.baseline?.counts.drawn ?? 0);
  if (base.kind !== "compared" || base.baseline.counts.drawn < least) {
    const { absence } = base.searches.baseline;
    return { ...saved, confirmation: { sha: null, pValue: null, absence } };
  }
  const pValue = pValueInTrials(base);
  const { failOn } = settings.gate;
  const byBands = outcome.code === "worse" && outcome.facts.by === "bands";
  const isOfLevel = byBands && (failOn === "fair" || failOn === "weak");
  const holds = pValue === null || isOfLevel ? isAtLeast(levelsOf(base).worse, failOn === "never" ? "strong" : failOn) : pValue <= CONFIRMING;
  const confirmation = { sha: base.baseline.source.sha, pValue, absence: null };
  if (holds || outcome.gate !== "fail") return { ...saved, confirmation };
  const ruling2 = { code: "not-confirmed", facts: {}, verdict: "worse", gate: "neutral" };
  return withRuling({ ...saved, confirmation }, ruling2);
}
function pValueInTrials(base) {
  if (base.test !== null) return base.test.pValue;
  const comparison = { ...base.settings.comparison, budgetMin: null, budgetMax: null };
  const pair = {
    baseline: { ...base.baseline, cost: null },
    candidate: { ...base.candidate, cost: null }
  };
  const prepared = prepare(pair, { ...base.settings, comparison });
  return testOf(prepared, base.older, CONFIRMING)?.pAfterTuning ?? null;
}

// src/decide/history.ts
var MAX_MERGES = 500;
var [FIRST, SECOND] = [1, 4];
function wouldFail({ outcome }) {
  return outcome.code === "worse" && outcome.cause !== "fail-on";
}
var MAX_SWEEPS = 10;
function commitsToKeep({ lines: lines2 }) {
  const newest = lines2.toReversed().slice(0, MAX_SWEEPS);
  let total = 0;
  const tooMany = newest.findIndex(({ trials }, i) => {
    total += i > 0 ? trials.counted : 0;
    return i > 1 && total > MAX_OLDER;
  });
  return newest.slice(0, tooMany === -1 ? void 0 : tooMany).map(({ commit: commit2 }) => commit2);
}
function viewHistory({ lines: lines2, damaged }) {
  const last = lines2.at(-1);
  const since = lines2.findLastIndex((line) => last !== void 0 && !isSameQuestion2(line, last));
  const same = lines2.slice(since + 1);
  const merges = same.slice(-MAX_MERGES);
  const older = same.length - merges.length;
  const budgets = budgetsOf(merges);
  const tested = merges.flatMap(({ scores }, index) => scores === null ? [] : index);
  const changes = merges.some(({ search }) => search === "adaptive") ? null : changesIn(merges, tested);
  return {
    merges,
    older,
    otherMetric: since + 1,
    budgets,
    changes,
    stretches: stretchesOf(merges, budgets, changes ?? []),
    untested: merges.length - tested.length,
    alarms: alarmsOf2(merges),
    damaged
  };
}
function isSameQuestion2(one, other) {
  const question = ({ metric, direction, axis, band }) => JSON.stringify([metric, direction, axis.kind, axis.unit, band.quantile]);
  return question(one) === question(other);
}
function budgetsOf(merges) {
  const { at = [], axis } = merges.at(-1) ?? {};
  const known3 = at.map(({ budget }) => budget);
  const start = axis?.kind === "cost" ? known3[0] ?? FIRST : FIRST;
  const second = SECOND * start;
  const off = (budget) => Math.abs(Math.log(budget / second));
  const nearest2 = known3.toSorted((a, b) => off(a) - off(b))[0] ?? second;
  const wanted = [start, axis?.kind === "cost" ? nearest2 : second];
  return [...new Set(wanted.filter((budget) => known3.includes(budget))), null];
}
function changesIn(merges, tested) {
  const sweeps = tested.map((index) => {
    const { scores, direction } = merges[index];
    return (scores ?? []).map((score) => score === null ? -Infinity : orient(score, direction));
  });
  const quantile = merges[0]?.band.quantile ?? 0.5;
  const rules = { quantile, budgetMin: 1, budgetMax: null };
  return changePoints(sweeps, { rules, level: CHANGE_LEVEL }).map((point) => {
    return { ...point, at: tested[point.at] };
  });
}
function limitsOfMerge({ at, largest }, budget) {
  return budget === null ? largest : at.find((one) => one.budget === budget);
}
function stretchesOf(merges, budgets, changes) {
  const last = merges.at(-1);
  if (last === void 0) return [];
  const starts = [0, ...changes.map(({ at }) => at)];
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? merges.length;
    const levels = budgets.map((budget) => {
      const medians = merges.slice(from, to).flatMap((merge) => {
        return limitsOfMerge(merge, budget)?.median ?? [];
      });
      const { direction } = last;
      medians.sort((a, b) => orient(a, direction) - orient(b, direction));
      return medians[Math.ceil(medians.length / 2) - 1] ?? null;
    });
    return { from, to, levels };
  });
}
function alarmsOf2(merges) {
  const compared = merges.flatMap(
    ({ predecessor: { rate, alarmed } }) => rate === null ? [] : { rate, alarmed }
  );
  if (compared.length === 0) return null;
  const hits = compared.filter(({ alarmed }) => alarmed).length;
  const promised2 = compared.reduce((sum, { rate }) => sum + rate, 0);
  const sample = { hits, draws: compared.length };
  return { ...sample, promised: promised2, limits: exactLimits(sample, 0.95) };
}

// src/decide/plan-for.ts
function planFor(given) {
  const { settings } = given;
  const rules = { ...rulesOn({ axis: IN_TRIALS, trial: 1 }, settings.comparison), margin: 0 };
  const [slowdown, power] = [given.value("slowdown"), given.value("power")];
  const goal = { slowdown, power, budget: given.value("budget") };
  const policy = { settings, rules };
  return given.has("paired") ? makePairedPlan(readPairs(given), goal, policy) : makePlan(readTrials(given), goal, policy);
}
function readPairs(given) {
  const others = ["baseline-n", "candidate-n", "budget"];
  const other = others.find((flag) => given.has(flag));
  if (other !== void 0)
    throw settingsError(
      other,
      naming`cannot be combined with ${{ option: "paired" }}, which has one number of pairs`,
      naming`Give ${{ option: "n" }} instead.`
    );
  const pairs = given.value("n");
  if (pairs === null) throw settingsError("n", "is missing", "Give the number of pairs.");
  const level = given.settings.comparison.falseAlarmRate ?? USUAL_LEVEL;
  return { pairs, correlation: given.value("correlation"), level };
}
function readTrials(given) {
  const baseline = given.value("baseline-n");
  const candidate = given.value("candidate-n");
  if (baseline !== null) return [baseline, candidate ?? baseline];
  const isAsked = ["slowdown", "power", "budget"].some((flag) => given.has(flag));
  if (isAsked && candidate === null) return null;
  throw settingsError(
    "baseline-n",
    "is missing",
    naming`Give it, or ask for the trials needed with ${{ option: "slowdown" }}, ${{ option: "power" }} or ${{ option: "budget" }}.`
  );
}

// src/report/quantities.ts
function curveWord({ comparison }, direction) {
  const { quantile } = comparison;
  if (quantile === 0.5) return words`median`;
  const share = direction === "maximize" ? quantile : Number((1 - quantile).toPrecision(12));
  return words`${formatPercent(share)} quantile`;
}
function typicalWord(settings, direction) {
  const isMedian = settings.comparison.quantile === 0.5;
  return isMedian ? words`typical` : curveWord(settings, direction);
}
function directionOf({ baseline, candidate }) {
  return baseline?.direction ?? candidate?.direction ?? "maximize";
}
function curvesIn(assessment) {
  const { baseline, candidate } = curvesOf(assessment);
  return [baseline, candidate].filter((curve) => curve !== null);
}
function sizesOf(curves) {
  const [first = 0, second] = curves.map(({ band }) => band.n);
  if (second === void 0) return plural(first, "trial");
  return words`${inPlain(first, 0)} + ${inPlain(second, 0)} trials`;
}
function sampleSizes(assessment) {
  const test = assessment.kind === "compared" ? assessment.test : null;
  if (test?.pairs) return plural(test.pairs.n, "pair");
  if (!test?.searches) return sizesOf(curvesIn(assessment));
  const { units, searches } = test;
  return words`${units.baseline} + ${units.candidate} searches of ${plural(searches.length, "trial")}`;
}
function haveCurves(assessment) {
  if (assessment.kind !== "compared") return true;
  const { test, passRates: passRates2 } = assessment;
  return passRates2 === null && !test?.searches && !test?.pairs?.passing;
}
function haveLimits({ warnings }) {
  return warnings.every(({ code: code2 }) => code2 !== "list-not-drawn");
}
function limitsOf({ settings }) {
  return words`${formatPercent(settings.band.confidence)} limits`;
}
function betterWord(direction) {
  return direction === "maximize" ? words`higher is better` : words`lower is better`;
}
function toMetric({ lower, point, upper }, direction) {
  const isUp = direction === "maximize";
  return {
    lower: orient(isUp ? lower : upper, direction),
    median: orient(point, direction),
    upper: orient(isUp ? upper : lower, direction)
  };
}
function describeLimits(limits, format) {
  const { lower, upper } = limits;
  const range = describeRange([lower, upper], [format, format], lower < 0 ? " to " : "\u2013");
  return words`${describeMedian(limits, format)} (${range})`;
}
function describeMedian({ median }, format) {
  return Number.isFinite(median) ? format(median) : words`fails`;
}
function describeRange([lower, upper], [low, high], between2) {
  if (Number.isFinite(lower) && Number.isFinite(upper))
    return words`${low(lower)}${between2}${high(upper)}`;
  if (Number.isFinite(lower)) return words`at least ${low(lower)}`;
  return Number.isFinite(upper) ? words`at most ${high(upper)}` : words`no limit above or below`;
}
function differenceInMetric({ difference: difference2 }, direction) {
  const point = difference2.estimate ?? Number.NaN;
  const { lower, median: estimate, upper } = toMetric({ ...difference2, point }, direction);
  return { lower, estimate, upper };
}
function describeDifference(row, direction, format) {
  const { lower, upper } = differenceInMetric(row, direction);
  const [low, high] = [signed(roundedDown(format)), signed(roundedUp(format))];
  const between2 = lower < 0 || high.shown(upper) !== 0 ? " to " : "\u2013";
  const estimate = describeEstimate(row, direction, format);
  return words`${estimate} (${describeRange([lower, upper], [low, high], between2)})`;
}
function describeEstimate(row, direction, format) {
  if (Number.isNaN(differenceInMetric(row, direction).estimate)) return words`not defined`;
  const written = ({ point }) => format.shown(orient(point, direction));
  return signed(format)(written(row.candidate) - written(row.baseline));
}
var FINEST = 1e-3;
function scoreFormat(assessment) {
  const curves = curvesIn(assessment);
  const { example = null } = assessment.kind === "compared" ? assessment : {};
  if (example === null) return formatOfCurves(curves);
  const { lower, estimate, upper } = example.difference;
  const isClaimed = example.worse !== "none" || example.better !== "none";
  const least = isClaimed && estimate !== null ? 3 * Math.abs(estimate) : Infinity;
  const arms = [example.baseline, example.candidate].map((at) => at.upper - at.lower);
  return formatOfCurves(curves, [upper - lower, ...arms, least]);
}
var DECADES = 100;
var [MIN_SIGNIFICANT, MAX_SIGNIFICANT] = [2, 4];
function formatOfCurves(curves, widths) {
  const known3 = curves.flatMap((curve) => doublingsOf(curve).map((at) => limitsAt(curve, at)));
  const medians = known3.map(({ point }) => point).filter(Number.isFinite);
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const ratio = least > 0 ? most / least : least / most;
  if (least * most > 0 && ratio > DECADES) return significantFormat(significantDigits(known3));
  const all = widths ?? known3.map(({ lower, upper }) => upper - lower);
  const span = medians.length === 0 ? 0 : most - least;
  const width = Math.max(Math.min(Infinity, ...all.filter((one) => one > 0)), FINEST * span);
  const values = known3.flatMap(({ lower, point, upper }) => [lower, point, upper]);
  return formatFor(width, Math.max(0, ...values.filter(Number.isFinite).map(Math.abs)));
}
function significantDigits(known3) {
  const relative = known3.map(({ lower, point, upper }) => (upper - lower) / Math.abs(point));
  const narrowest = Math.min(1, ...relative.filter((width) => width > 0));
  const digits = 1 + Math.ceil(-Math.log10(narrowest / 3));
  return Math.min(MAX_SIGNIFICANT, Math.max(MIN_SIGNIFICANT, digits));
}
var MAX_PIECES = 3;
function unitSpan(axis) {
  return plain("noun", unitOf(axis));
}
var PLURAL2 = /(?<=[a-z]{3})s(?=$| of cost$)/;
function unitAfter(shown, axis) {
  return shown === 1 ? plain("noun", unitOf(axis).replace(PLURAL2, "")) : unitSpan(axis);
}
function describeBudget(budget, axis) {
  return say`${formatBudget(budget)} ${unitAfter(shownBudget(budget), axis)}`;
}
function describeSeveral(budgets, axis) {
  const shown = [...new Set(budgets.map(shownBudget))];
  const [first = 0, last = 0] = [shown[0], shown.at(-1)];
  const all = listed(shown.map((budget) => say`${formatBudget(budget)}`));
  const ends = say`${formatBudget(first)} … ${formatBudget(last)}`;
  return say`${shown.length > MAX_PIECES ? ends : all} ${unitAfter(last, axis)}`;
}
function describeStart(budget, axis, round = Math.ceil) {
  return describeBudget(rounded3(budget, round), axis);
}
function describeBudgets(intervals, axis) {
  const inwards = namedIn(intervals, axis);
  if (inwards.length > 0)
    return say`${bareBudgets(intervals, axis)} ${unitAfter(inwards.at(-1)?.[1] ?? 0, axis)}`;
  return say`around ${describeSeveral(middlesOf(intervals), axis)}`;
}
function bareBudgets(intervals, axis) {
  const pieces2 = namedIn(intervals, axis);
  const write = (budget) => axis.kind === "trials" ? words`${budget}` : formatBudget(budget);
  if (pieces2.length === 0)
    return say`around ${listed(middlesOf(intervals).map((one) => say`${formatBudget(one)}`))}`;
  const [first, last] = [pieces2[0]?.[0] ?? 0, pieces2.at(-1)?.[1] ?? 0];
  if (pieces2.length > MAX_PIECES)
    return say`at ${pieces2.length} stretches between ${write(first)} and ${write(last)}`;
  const each = pieces2.map(
    ([from, to]) => from === to ? say`at ${write(to)}` : say`from ${write(from)} to ${write(to)}`
  );
  return listed(each);
}
function namedIn(intervals, { kind }) {
  const inwards = intervals.map(
    ([from, to]) => kind === "trials" ? [Math.ceil(from), Math.floor(to)] : [rounded3(from, Math.ceil), rounded3(to, Math.floor)]
  );
  const named = inwards.filter(([from, to]) => from <= to);
  return kind === "trials" ? joinNeighbours(named) : named;
}
function middlesOf(intervals) {
  const middles = intervals.slice(0, MAX_PIECES).map(([a, b]) => shownBudget(Math.sqrt(a * b)));
  return [...new Set(middles)];
}
function withoutStart([from, to], holds) {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}
function formatBudgetLimits(lower, upper) {
  return [formatBudget(rounded3(lower, Math.floor)), formatBudget(rounded3(upper, Math.ceil))];
}
function rounded3(value, round) {
  return roundedTo(value, budgetDigits(value), round);
}
function joinNeighbours(pieces2) {
  const joined3 = [];
  for (const [from, to] of pieces2) {
    const last = joined3.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined3.push([from, to]);
  }
  return joined3;
}

// src/report/budget-table.ts
function budgetTable(assessment) {
  const columns = columnsOf2(assessment);
  if (assessment.kind === "unjudged" || columns.length === 0) return [];
  if (!haveCurves(assessment)) return [];
  const rowsOf2 = (cellsOf) => (columns[0]?.cells ?? []).map((_, i) => columns.map((column2) => cellsOf(column2)[i] ?? []));
  const { settings } = assessment;
  const { metric, direction } = assessment.candidate;
  const curve = capitalized(say`${typicalWord(settings, direction)}`);
  const hasLimits = haveLimits(assessment);
  const limits = hasLimits ? say` with ${limitsOf(assessment)}` : [];
  const shown = say`${curve} best ${data(metric)} (${betterWord(direction)})${limits}.`;
  return [
    ...paragraph(state("budgets", shown)),
    {
      type: "table",
      firstColumn: "right",
      header: columns.map(({ name }) => name),
      rows: rowsOf2(({ cells, narrow }) => hasLimits ? cells : narrow),
      narrow: rowsOf2(({ narrow }) => narrow)
    }
  ];
}
var MAX_EXAMPLES = 20;
function changedExamples(assessment) {
  const pairs = assessment.kind === "compared" ? assessment.test?.pairs ?? null : null;
  if (pairs === null || pairs.passing === null) return [];
  const named = (isOne) => {
    const found = pairs.trials.filter(
      ({ baseline, candidate }) => isOne(candidate.score - baseline.score)
    );
    const names = found.slice(0, MAX_EXAMPLES).map(({ baseline }) => nameOf(baseline));
    const more = found.length - names.length;
    const rest = more > 0 ? say`, and ${more} more` : [];
    return found.length === 0 ? [] : say`${joined(names, say`, `)}${rest}`;
  };
  const [lost, won] = [named((gain) => gain < 0), named((gain) => gain > 0)];
  return [
    ...paragraph(state("lost", lost.length === 0 ? [] : say`Lost: ${lost}.`)),
    ...paragraph(state("won", won.length === 0 ? [] : say`Won: ${won}.`))
  ];
}
function nameOf({ columns, parameters, number }) {
  const values = Object.values(columns ?? parameters ?? {});
  return values.length === 0 ? say`trial ${number}` : [data(values.join(" "), 40)];
}
function columnsOf2(assessment, format = scoreFormat(assessment)) {
  if (assessment.kind === "unjudged" || assessment.rows.length === 0) return [];
  const budgets = column(
    capitalized([unitSpan(assessment.axis)]),
    assessment.rows.map(({ budget }) => say`${formatBudget(budget)}`)
  );
  const inTrials2 = trialsColumn(assessment.rows, assessment);
  if (assessment.kind === "lone") {
    const values = assessment.rows.map((row) => toMetric(row, assessment.candidate.direction));
    const cells2 = values.map((value) => say`${describeLimits(value, format)}`);
    return [budgets, column(say`Candidate`, cells2), ...inTrials2];
  }
  const { rows } = assessment;
  const { direction } = assessment.baseline;
  const cells = (write) => rows.map((row) => say`${write(row)}`);
  const limits = (arm, name) => {
    const at = (row) => toMetric(row[arm], direction);
    return column(
      name,
      cells((row) => describeLimits(at(row), format)),
      cells((row) => describeMedian(at(row), format))
    );
  };
  const evidence = rows.map((row) => evidenceAt2(row, assessment));
  return [
    budgets,
    column(
      say`Difference`,
      cells((row) => describeDifference(row, direction, format)),
      cells((row) => describeEstimate(row, direction, format))
    ),
    limits("candidate", say`Candidate`),
    limits("baseline", say`Baseline`),
    column(
      say`Evidence`,
      evidence.map(({ said, level }) => level === "strong" ? [strong(said)] : said)
    ),
    ...inTrials2
  ];
}
function column(name, cells, narrow = cells) {
  return { name, cells, narrow };
}
function trialsColumn(rows, assessment) {
  if (assessment.axis.kind === "trials") return [];
  const curves = curvesIn(assessment);
  const cells = rows.map(
    ({ budget }) => joined(
      curves.map(({ trialCost }) => say`${formatBudget(budget / trialCost)}`),
      say` / `
    )
  );
  return [column(curves.length === 1 ? say`Trials` : say`Trials (baseline / candidate)`, cells)];
}
function evidenceAt2(row, assessment) {
  const { comparison, outcome } = assessment;
  const { range } = comparison;
  const none = { way: null, level: "none" };
  if (range === null || row.budget < range[0] || row.budget > range[1])
    return { ...none, said: say`not compared` };
  if (outcome.evidence === "void") return { ...none, said: say`does not count` };
  if (outcome.evidence === "cannot-tell") return { ...none, said: say`cannot tell` };
  const way = row.worse === "none" ? "better" : "worse";
  const level = isAtLeast(row[way], comparison[way].level) ? comparison[way].level : row[way];
  if (level === "none") return { ...none, said: say`none` };
  return { way, level, said: say`${way}, ${level}` };
}

// src/report/size.ts
function reached(assessment) {
  const { example, axis } = assessment;
  if (example === null) return null;
  const direction = directionOf(assessment);
  const write = scoreFormat(assessment);
  const [b, c] = [example.baseline, example.candidate].map((at) => {
    const { median } = toMetric(at, direction);
    return { median, text: Number.isFinite(median) ? write(median) : words`failure` };
  });
  const loss = write.shown(c.median) - write.shown(b.median);
  return {
    scores: say`${c.text}, was ${b.text}`,
    after: say`after ${describeBudget(example.budget, axis)}`,
    /** As it is written: the difference of the scores; null where one of them is a failure. */
    by: Number.isFinite(loss) && write.shown(loss) !== 0 ? write(Math.abs(loss)) : null,
    /** Which way it goes as it is written; null if neither. */
    way: loss === 0 ? null : loss > 0 === (direction === "maximize") ? "better" : "worse"
  };
}
function limitsOfChange({ lower, upper }, way, { direction, write }) {
  const [least, most] = way === "worse" ? [-upper, -lower] : [lower, upper];
  const [down, up] = [roundedDown(write), roundedUp(write)];
  const isLower = way === "worse" === (direction === "maximize");
  const [side, other] = isLower ? ["lower", "higher"] : ["higher", "lower"];
  if (least === -Infinity) return most === Infinity ? [] : say` (at most ${up(most)} ${side})`;
  if (least >= 0)
    return most === Infinity ? say` (at least ${down(least)})` : say` (${down(least)} to ${up(most)})`;
  const beyond = say`${up(-least)} ${other}`;
  const open = isLower ? say`no lower limit` : say`no upper limit`;
  return most === Infinity ? say` (${open}, up to ${beyond})` : say` (${up(most)} ${side} to ${beyond})`;
}
function limitsOfSize(assessment, way) {
  const { example } = assessment;
  const [direction, write] = [directionOf(assessment), scoreFormat(assessment)];
  return example === null ? [] : limitsOfChange(example.difference, way, { direction, write });
}
function formatOfChange({
  estimate,
  lower,
  upper
}) {
  const sizes = [estimate, lower, upper].filter(Number.isFinite).map(Math.abs);
  const width = Math.min(upper - lower, 3 * Math.abs(estimate) || Infinity);
  return formatFor(width, Math.max(...sizes));
}
function typicalChange({ change }, way, direction) {
  if (change === null || !Number.isFinite(change.estimate)) return [];
  const { estimate } = change;
  const write = formatOfChange(change);
  if (estimate === 0 || estimate > 0 !== (way === "better")) return [];
  return say`, typically by ${write(Math.abs(estimate))}${limitsOfChange(change, way, { direction, write })}`;
}
function passRates({ baseline, candidate }, n) {
  const write = formatFor(1 / n, 1);
  return say`pass rate ${write(candidate)}, was ${write(baseline)}`;
}
function wonAndLost({ worse: worse2, better, n }) {
  return say`${worse2} lost, ${better} won of ${n}`;
}
function fewDiffer({ n, same, trials }) {
  const sizes = trials.map(({ baseline, candidate }) => Math.abs(candidate.score - baseline.score)).filter((size) => size > 0 && size < Infinity).sort((a, b) => a - b);
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const write = formatFor(least, most);
  const from = least === most ? [] : say`${write(least)} to `;
  return say`${n - same} of ${n} pairs differ${sizes.length === 0 ? [] : say`, by ${from}${write(most)}`}`;
}
function bestAmongFew({ n, same, trials }) {
  const few = n - same;
  const best = trials.toSorted((a, b) => b.baseline.score - a.baseline.score).slice(0, few);
  const hit = best.filter(({ baseline, candidate }) => baseline.score !== candidate.score).length;
  return say`as the rest agrees to the last digit, this is hardly luck; of the best ${few}, ${hit} differ`;
}
function tuningSentence(assessment) {
  const size = sizeOf(assessment);
  if (size === null) return [];
  const { budget, needed, isUnderOne } = size;
  const isWorse = assessment.outcome.verdict === "worse";
  if (needed.estimate === Infinity) return isWorse ? gapSentence(assessment, size) : [];
  const factor = needed.estimate / budget;
  const round = isUnderOne ? Math.ceil : Math.round;
  if (isWorse ? factor < 1 : factor > 1) return [];
  if (roundedTimes(factor, round) === 1) return [];
  const within = timesLimits(assessment, needed, budget);
  const times = say`${formatTimes(factor, round)} the ${unitSpan(assessment.axis)}`;
  if (isUnderOne) return say`For the same score it needs ${times} or less${within}.`;
  return say`For the same score it needs ${within.length === 0 ? "about " : ""}${times}${within}.`;
}
function timesLimits({ comparison }, { lower, upper }, budget) {
  const low = formatTimes(lower / budget, Math.floor);
  const high = formatTimes(upper / budget, Math.ceil);
  const { trialCost } = comparison.candidate;
  if (upper <= trialCost) return [];
  const isOpenBelow = lower <= trialCost;
  if (upper === Infinity) return isOpenBelow ? [] : say` (${low} or more)`;
  return isOpenBelow ? say` (up to ${high})` : say` (${low} to ${high})`;
}
function gapSentence(assessment, size) {
  const { axis, comparison, example } = assessment;
  const write = scoreFormat(assessment);
  const direction = directionOf(assessment);
  const last = wholeTrials(size.end, axis);
  const [b, c] = [comparison.baseline, comparison.candidate].map(({ point }) => {
    const at = valueAt(point, last);
    return toMetric({ lower: at, point: at, upper: at }, direction).median;
  });
  if (example === null || last <= example.budget || !Number.isFinite(c) || write.shown(b) === write.shown(c))
    return [];
  const claim = mayReach(size, last) ? words`may not close` : words`does not close`;
  return say`More tuning ${claim} the gap: ${write(c)}, was ${write(b)} after ${describeStart(last, axis, Math.floor)}.`;
}
function mayReach({ needed }, last) {
  return needed.lower < 0.95 * last;
}
function wholeTrials(end, { kind }) {
  return kind === "trials" && end >= 2 ? Math.floor(end) : end;
}

// src/report/sweeps.ts
function label({ source }) {
  if (["artifact", "server"].includes(source.kind) && source.sha) return source.sha.slice(0, 7);
  const parts = source.location.split(/[\\/]/).filter(Boolean);
  const [folder = source.location, file = folder] = parts.slice(-2);
  const name = file.replace(/\.[a-z]+$/i, "");
  const isTelling = !/^(sweep|trials|results?|)$/i.test(name) && !/[*?{]/.test(name);
  return printable(isTelling ? name : folder);
}
function describeCounts({ counts, leftOut, gaps = [], trials }, { reading: reading2 }) {
  const { counted, failed, pruned, running } = counts;
  const { failedTrials, failedValue, prunedTrials } = reading2;
  const last = prunedTrials === "last" ? "their last" : "the worst";
  const ofFailed = failedTrials === "drop" ? say`${failed} more failed and dropped` : say`${failed} of them failed (the worst score)`;
  const ofPruned = prunedTrials === "drop" ? say`${pruned} more pruned and dropped` : say`${pruned} of them pruned (${last} score)`;
  const ofRunning = trials.some(({ outcome }) => outcome === "running") ? say`${running} of them unfinished (the worst score)` : say`${running} more unfinished and left out`;
  const none = failedValue === null ? [] : say`none of them scored ${failedValue} (failed-value)`;
  return joined(
    [
      say`${plural(counted, "trial")}`,
      failed > 0 ? ofFailed : none,
      pruned > 0 ? ofPruned : [],
      running > 0 ? ofRunning : [],
      ...leftOut.map(describeLeftOut),
      // What is guessed is said where the parameters are shown.
      ...gaps.map((gap) => gap === "parameters-guessed" ? [] : say`${GAPS[gap]}`)
    ],
    say`, `
  );
}
function describeLeftOut({ count, what }) {
  return say`${count} ${plain("noun", count === 1 ? what.slice(0, -1) : what)} left out`;
}
var GAPS = {
  "failures-hidden": "which of them crashed is not recorded",
  "parents-unknown": "runs that sum up others may count as trials",
  "stops-unknown": "whether a scheduler stopped some early is not recorded",
  "parameters-guessed": "parameters are not distinguished from other columns",
  "trials-unreadable": "trials whose file is empty count as failed"
};
function describeGap(gap) {
  return capitalized(say`${GAPS[gap]}.`);
}
function baselineChoice({ baseline, searches }) {
  const { choice, age } = searches.baseline;
  if (choice === null || baseline === null) return [];
  const { sha, runUrl } = baseline.source;
  const old = age === null ? [] : say`${formatDuration(age)} old`;
  const run = runUrl ? say`from a ${link(say`run`, runUrl)}` : [];
  const of = sha === null ? say`an unknown commit` : commit(sha);
  const made = joined([say`the sweep of ${of}`, run, old], say`, `);
  const { expired: expired2 } = choice;
  const on = expired2?.at ? say` on ${data(expired2.at.slice(0, 10))}` : [];
  const newer = expired2 ? say`. That of ${commit(expired2.sha)} is newer and expired${on}` : [];
  return fact("baseline", say`Baseline`, say`${made}: ${reasonFor(choice)}${newer}`);
}
function baselineName({ baseline, searches }) {
  const { sha = null, runUrl = null } = baseline?.source ?? {};
  if (sha === null) return [];
  const { age, choice } = searches.baseline;
  if (choice?.isTrainedHere) return say`base ${commit(sha)} trained in this run`;
  const name = runUrl ? link([commit(sha)], runUrl) : commit(sha);
  return say`baseline ${name}${age === null ? [] : say`, ${formatDuration(age)} old`}`;
}
function reasonFor({ matchedBy, branch, distance, isTrainedHere }) {
  const name = data(branch);
  if (isTrainedHere) return say`trained in this run`;
  switch (matchedBy) {
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
var MAX_PARAMETERS = 30;
function sweepsBlocks(assessment) {
  const arms = ["baseline", "candidate"].flatMap((arm) => {
    const sweep = assessment[arm];
    return sweep ? [{ arm, sweep, best: bestConfiguration(sweep) }] : [];
  });
  if (arms.length === 0) return [];
  const parameters = parameterRows(arms);
  const rows = [...sweepRows(arms, assessment), ...parameters.rows];
  const header = [[], ...arms.map(({ arm }) => capitalized(say`${arm}`))];
  const more = parameters.more;
  const isUnknown = ({ best, sweep }) => best !== null && (best.parameters === null || areParametersGuessed(sweep));
  const unclear = say`The files do not tell parameters from other columns: list them under \`search.space\` in \`sweep.meta.json\`.`;
  const beyond = say`${plural(more, "more parameter")} in \`report.json\`.`;
  const same = parameters.same.map((name) => [data(name, 40)]);
  const notes = [
    ...state(
      "same-parameters",
      same.length > 0 ? say`The same in both: ${joined(same, say`, `)}.` : []
    ),
    ...state("more-parameters", more > 0 ? beyond : []),
    ...state("columns-unclear", arms.some(isUnknown) ? unclear : []),
    // Two best scores side by side invite the very comparison that this report replaces.
    ...state("bests", say`A best score flatters: compare the curves.`)
  ];
  return [table(header, knownRows(rows), "left"), ...paragraph(notes)];
}
function knownRows(rows) {
  return rows.filter(([, ...cells]) => cells.some((cell) => cell.length > 0)).map((cells) => cells.map((cell) => cell.length > 0 ? cell : say`–`));
}
function sweepRows(arms, assessment) {
  const write = scoreFormat(assessment);
  const row = (title, cell) => [title, ...arms.map(cell)];
  return [
    row(
      say`Read from`,
      ({ sweep: { source, format } }) => say`${data(source.location)} (${plain("name", format)})`
    ),
    row(say`There`, ({ arm }) => describeServer(assessment.searches[arm])),
    row(say`Trials`, ({ sweep }) => describeCounts(sweep, assessment.settings)),
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
function describeServer({ server }) {
  if (server === null) return [];
  const { commits, ended, running, started, readAt } = server;
  const minute = (instant) => data(instant.slice(0, 16).replace("T", " "));
  const of = joined(
    commits.slice(0, 3).map((sha) => [commit(sha)]),
    say`, `
  );
  return joined(
    [
      say`${ended} ended${running > 0 ? words` and ${running} running` : ""}`,
      commits.length > 0 ? say`of ${of}` : [],
      started === null ? [] : say`started ${minute(started[0])} to ${minute(started[1])} UTC`,
      say`read ${minute(readAt)} UTC`
    ],
    say`, `
  );
}
function namesOf2(arms) {
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  return [.../* @__PURE__ */ new Set([...varied, ...all])];
}
function parameterRows(arms) {
  const valueIn = ({ best }, name) => {
    const parameters = best?.parameters ?? {};
    return Object.hasOwn(parameters, name) ? parameters[name] : void 0;
  };
  const names = namesOf2(arms);
  const isSame = (name) => arms.length > 1 && new Set(arms.map((arm) => valueIn(arm, name))).size === 1;
  const different = names.filter((name) => !isSame(name));
  const rows = different.slice(0, MAX_PARAMETERS).map((name) => [
    [data(name, 40)],
    ...arms.map((arm) => {
      const value = valueIn(arm, name);
      return value === void 0 ? [] : [parameterValue(value)];
    })
  ]);
  const same = names.filter(isSame).slice(0, MAX_PARAMETERS);
  return { rows, same, more: names.length - rows.length - same.length };
}
function searchSpace(assessment) {
  if (assessment.kind !== "compared") return [];
  const { baseline, candidate, warnings } = assessment;
  const names = warnings.find(({ code: code2 }) => code2 === "search-space-differs")?.names ?? [];
  if (names.length === 0) return [];
  const which = say`differ in ${listed(names.map((name) => [data(name)]))}`;
  const isCommon = commonPart(baseline, candidate, names);
  const [before, after] = [baseline, candidate].map(({ trials }) => trials.filter(isCommon));
  const [b, c] = [medianOf(before ?? []), medianOf(after ?? [])];
  if (b === null || c === null)
    return fact(
      "space",
      say`Search spaces`,
      say`${which}. They have no part in common, so they alone may be the difference`
    );
  const write = scoreFormat(assessment);
  const written = (score) => Number.isFinite(score) ? write(orient(score, directionOf(assessment))) : "failure";
  const [m, n] = [before?.length ?? 0, after?.length ?? 0];
  return fact(
    "space",
    say`Search spaces`,
    say`${which}. Where both searched, a median trial of the baseline is ${written(b)} (${plural(m, "trial")}), and of the candidate ${written(c)} (${plural(n, "trial")})`
  );
}
function commonPart(one, other, names) {
  const tests = names.map((name) => {
    const drawn = [one, other].map(
      ({ trials }) => trials.map(({ parameters }) => ownOf(parameters, name))
    );
    const numbers = drawn.map((all) => all.filter((value) => typeof value === "number"));
    const low = Math.max(...numbers.map((all) => all.reduce((x, y) => Math.min(x, y), Infinity)));
    const high = Math.min(...numbers.map((all) => all.reduce((x, y) => Math.max(x, y), -Infinity)));
    const known3 = drawn.map((all) => new Set(all));
    return ({ parameters }) => {
      const value = ownOf(parameters, name);
      if (typeof value === "number") return value >= low && value <= high;
      return known3.every((values) => values.has(value));
    };
  });
  return (trial) => tests.every((isIn) => isIn(trial));
}
function medianOf(trials) {
  const scores = trials.map(({ score }) => score).sort((a, b) => a - b);
  return scores[Math.ceil(scores.length / 2) - 1] ?? null;
}

// src/report/test-words.ts
var UNIT_WORDS = {
  trial: words`trials`,
  search: words`whole searches`,
  pair: words`pairs`
};
function howTested({ unit, pSameSettings, pairs, settings }) {
  const correlation = pairs?.correlation ?? null;
  if (unit === "pair") {
    const alike = correlation === null ? [] : say`; rank correlation ${numeral(correlation.toFixed(2))}`;
    return say`by pairs (signed ranks at the same settings, and scores after tuning${alike})`;
  }
  const of = say`by ${UNIT_WORDS[unit]}`;
  return pSameSettings === null || settings === null ? say`${of}, after tuning` : say`${of}, at comparable settings and after tuning`;
}
function explainedWords({ settings, pSameSettings }) {
  if (settings === null || pSameSettings === null) return [];
  const share = Math.round(100 * settings.explained);
  const older = settings.olderTrials.reduce((sum, count) => sum + count, 0);
  const helped = older === 0 ? [] : say`; ${plural(older, "older trial")} of main helped`;
  return say`settings explain ${share} % of the spread${helped}`;
}
function columnsCompared({ settings, pSameSettings }) {
  const names = pSameSettings === null ? [] : settings?.columns.names ?? [];
  const listed2 = joined(
    names.map((name) => [data(name, 40)]),
    say`, `
  );
  return names.length === 0 ? [] : say`by ${listed2}`;
}
function searchesWords({ searches, units }) {
  if (searches === null) return [];
  const { length, filled, leftOut, repeated: repeated2 } = searches;
  const twice = repeated2.baseline + repeated2.candidate;
  const more = [
    filled > 0 ? say`${plural(filled, "trial")} added as failed to shorter ones` : [],
    leftOut > 0 ? say`${plural(leftOut, "trial")} beyond left out` : [],
    twice > 0 ? say`${numeral(String(twice))} left out as repeats` : []
  ].filter((one) => one.length > 0);
  const rest = more.length === 0 ? [] : say`; ${joined(more, say`, `)}`;
  return say`${units.baseline} + ${units.candidate} searches of ${plural(length, "trial")}${rest}`;
}
var WHO_DECIDES = {
  bands: say`does not decide: the bands do`,
  test: say`decides`,
  either: say`decides, as does strong evidence`
};
var RANDOM_AT_FIRST = 10;
function searchDoubtWords({ searches }) {
  if (searches === null) return [];
  const { are, shared, length } = searches;
  const taken = say`taken as independent: ${literal(are)}`;
  const alike = shared === 0 ? [] : say`; ${shared} of the candidate’s begin as one of the baseline’s, as with equal seeds, which hides losses`;
  const short = length >= RANDOM_AT_FIRST ? [] : say`; searches this short may be random throughout: if so, \`search-method: random\` compares their trials, and sees more`;
  return say`${taken}${alike}${short}`;
}
function testWords(assessment) {
  const { test, decides } = assessment;
  if (test === null) return [];
  const [p, better] = [formatPValue(test.pValue), formatPValue(test.pBetter)];
  const parts = [
    say`${WHO_DECIDES[decides]}; ${howTested(test)}; ${p} (better: ${better}); level ${inDigits(test.alpha, 3)} (attained ${inDigits(test.attainedRate, 2)})`,
    explainedWords(test),
    columnsCompared(test),
    searchesWords(test),
    searchDoubtWords(test),
    decides === "test" && haveCurves(assessment) ? say`the bands describe` : []
  ];
  return joined(
    parts.filter((part) => part.length > 0),
    say`; `
  );
}

// src/report/warnings.ts
var MINOR = [
  "ties",
  "small-n",
  "unequal-n",
  "search-method-unknown",
  "pruner-unknown",
  "order-unknown",
  "few-pairs",
  "parameters-left-out",
  "older-unread",
  "list-not-drawn",
  "repeats-averaged",
  "two-valued"
];
function isMinor({ code: code2, facts: facts2 }) {
  if (code2 !== "environment-differs") return MINOR.includes(code2);
  return facts2.differences.every(({ part }) => part === "image");
}
function warningsBlock({ warnings, outcome }) {
  const seen = warnings.filter((one) => !isMinor(one) && one.code !== outcome.code);
  const items = seen.map((one) => [
    stated(one, say`${strong(say`Note`)}${armOf(one)}: ${warningSentence(one)}`)
  ]);
  return items.length === 0 ? [] : [{ type: "note", items }];
}
function minorNotes({ warnings }) {
  const minor = warnings.filter(isMinor);
  return minor.flatMap(
    (one) => fact(`warning.${one.code}`, say`Note${armOf(one)}`, say`${warningSentence(one)}`)
  );
}
function stated({ code: code2 }, said) {
  return { id: `warning.${code2}`, said };
}
function armOf({ arm }) {
  return arm === null ? [] : say` (${arm})`;
}
function warningSentence(warning) {
  const said = messageOf(warning);
  if (warning.names.length === 0) return said;
  const all = warning.names.map((name) => [data(name)]);
  return say`${said} (${joined(all, say`, `)})`;
}
function messageOf({ code: code2, facts: facts2 }) {
  return SENTENCES[code2](facts2);
}
var IGNORED = "budgets are counted in trials, and those given in cost are ignored";
var ENVIRONMENT = { os: literal("system"), image: literal("image"), gpu: literal("GPU") };
var SENTENCES = {
  "adaptive-sampler": ({ isGrid }) => say`${isGrid ? "The trials form a grid or a list" : "Earlier trials of this search steer later ones"}: they are not independent draws, so the limits do not hold. Compare random searches.`,
  "adaptive-pruner": () => say`Trials were stopped for doing worse than others: they are not independent draws, so the limits may not hold. Stop trials by rules fixed beforehand, or not at all.`,
  drift: ({ correlation }) => say`Later trials score ${correlation > 0 ? "better" : "worse"} than earlier ones (rank correlation ${numeral(correlation.toFixed(2))}), more than chance explains: the trials may not come from one distribution.`,
  "search-space-differs": ({ parameters: count, shown }) => say`The sweeps were drawn from different search spaces, so the comparison includes that difference. ${count === 1 ? "1 parameter differs" : words`${count} parameters differ`}${count > shown ? words`, of which the first ${shown} are shown` : ""}.`,
  "same-rows": ({ shared }) => {
    const what = shared === null ? say`Both sweeps have the same scores in the same order, as when one file is given twice or both runs use one seed` : say`${shared} trials of the smaller sweep have the same parameters and the same score as trials of the other`;
    return say`${what}: the sweeps are not independent, so nothing is promised. Give each run a seed of its own.`;
  },
  "partly-paired": ({ count, of }) => say`The sweeps share more configurations than chance explains, and only ${count} of the baseline’s ${of} trials have a partner: they are neither independent nor paired, so the check cannot pass. Train the same list, or draw each sweep with a seed of its own.`,
  "repeated-configurations": ({ count, of }) => say`${count} of ${of} trials repeat the configuration of another trial, more than chance explains: they are not independent draws and count for more than they are worth.`,
  "scales-differ": ({ larger, times }) => say`Half of the ${larger}’s scores are at least ${times} times as large as half of the other’s: one may be in percent, and the other a fraction.`,
  "narrow-range": ({ trials }) => say`The sweeps resolve less than one doubling of the budget${trials === null ? [] : say`; ${trials} trials in each sweep would resolve one`}.`,
  "unfinished-trials": ({ count, of, areCounted }) => areCounted ? say`Trials that had not ended when the sweep was read count as failed: ${count} of ${of}.` : say`Trials that had not ended when the sweep was read are left out: ${count} of ${of}. They are often the slow ones, so the rest is not quite a random sample.`,
  "newer-baseline": ({ commits }) => {
    const count = commits === 1 ? say`contains 1 commit` : say`contains ${commits ?? 0} commits`;
    return say`The baseline ${commits === null ? say`may contain commits` : count} that the candidate does not; they are part of the difference.`;
  },
  "older-unread": ({ trouble }) => say`Older sweeps of the base, which help to tell what settings do, could not be read: ${data(trouble, 200)}`,
  "missing-shards": ({ saved, jobs }) => say`Only ${saved} of the ${jobs} jobs saved their trials; the missing trials may differ in their scores.`,
  "shards-differ": ({ before, after }) => say`The number of jobs that trained the sweep changed from ${before} to ${after}. If that is not intended, trials are missing: check the matrix.`,
  "settings-differ": ({ option }) => say`The config and the saved sweep have different values of ${code(words`${option}`)}, in this order`,
  "commit-unknown": () => say`The candidate may not have been trained on exactly this commit; if other commits were merged into it, they are part of the difference.`,
  "failures-differ": ({ baseline, candidate, areOver }) => say`${candidate.count} of the candidate’s ${candidate.of} trials ${areOver ? "failed" : "failed or have not ended"}, and ${baseline.count} of the baseline’s ${baseline.of}; chance is unlikely to explain this.`,
  ties: () => say`Some trials share a score, so the rates are upper bounds.`,
  "direction-unlike-name": ({ direction }) => {
    const other = direction === "maximize" ? "minimize" : "maximize";
    return say`The metric is to be ${direction}d, but one of this name is usually ${other}d.`;
  },
  "small-n": ({ enough }) => say`Fewer than ${enough} trials resolve only small budgets, so only large differences show.`,
  "unequal-n": ({ more, fewer }) => say`One sweep has ${more} trials and the other ${fewer}; the smaller one limits the budgets that can be compared.`,
  "cost-imprecise": ({ error }) => say`The mean cost of a trial is known only to about ${Math.round(100 * error)} % (one standard error), and so are budgets in cost.`,
  "cost-missing": () => say`No trial has a cost, but those of the other sweep do: ${IGNORED}.`,
  "cost-ranges-disjoint": ({ costlier, trials, resolved }) => {
    const cheaper = costlier === "baseline" ? "candidate" : "baseline";
    return say`One trial of the ${costlier} costs as much as ${inDigits(trials, 2)} trials of the ${cheaper}, which resolves budgets only up to ${inDigits(resolved, 2)}: no cost can be compared, so ${IGNORED}. A sweep can be this cheap because its trials fail.`;
  },
  "failed-value-suspected": ({ value, count }) => say`${count} trials score ${value}, which may stand for failure. If it does, set ${code(words`failed-value: ${value}`)}.`,
  "search-method-unknown": () => say`The files do not say how the trials were drawn; the limits require random search: set \`search-method: random\` if it was.`,
  "pruner-unknown": () => say`Trials were stopped early, or may have been, and the files do not say by which rule: say it in \`sweep.meta.json\`. If trials were compared with each other, as in median pruning or halving, they are not independent draws.`,
  "few-pairs": ({ count, of }) => say`${count} of the baseline’s ${of} trials have a partner: too few pairs to test, so the sweeps are compared as independent ones.`,
  "baseline-not-paired": ({ count, of }) => say`The baseline is older than \`pairing: paired\`, and ${count} of its ${of} trials have a partner, so the sweeps are compared as independent ones.`,
  "parameters-left-out": ({ count }) => say`${count === 1 ? "A parameter has" : words`${count} parameters have`} no value in common, so trials are paired by the others`,
  "environment-differs": ({ differences }) => {
    const all = differences.map(
      ({ part, baseline, candidate }) => part === "packages" ? say`other Python packages` : say`${ENVIRONMENT[part]} ${data(candidate)} instead of ${data(baseline)}`
    );
    return say`The candidate was trained in another environment than the baseline, which may be part of the difference: ${listed(all)}.`;
  },
  "list-not-drawn": () => say`The trials are a list, and not known to be random draws: pairs are tested exactly, and the curves describe this list only.`,
  "repeats-averaged": ({ baseline, candidate, trainings }) => say`${baseline === candidate ? words`${baseline}` : words`${baseline} and ${candidate}`} configurations are compared, each by ${trainings === 1 ? words`its first training` : words`the mean of ${trainings} trainings`}: trainings of one configuration are not independent. If they are trials of their own, set \`repeats: separate\`.`,
  "two-valued": () => say`Scores take only two values, so a test decides, and neither curves nor limits say anything.`,
  "pair-by-repeats": ({ count, of, isMended }) => say`What \`pair-by\` names has only ${count} values of its own in ${of} trials, so it does not say which trials belong together. ${isMended ? words`Name the last of these columns too` : words`Name a column more`}`,
  "search-moved": () => say`Numbers that are searched have no value in common. If the search space is meant to change, a maintainer first merges a \`pair-by\` without them, or accepts this with a label`,
  "trials-dealt-anew": () => say`Trials of the same number have parameters in another order than in the baseline, so they are not of one draw. Draw both sweeps from one seed, in one order, or compare them by other columns`,
  "order-unknown": () => say`The files do not say in which order the trials started, so drift was not checked.`
};

// src/report/outcome.ts
function textOf2({ code: found }) {
  return TEXTS[found];
}
function briefOf({ outcome }) {
  return say`${textOf2(outcome).brief}`;
}
function outcomeLine(assessment) {
  const { outcome } = assessment;
  return textOf2(outcome).line?.(outcome.facts, assessment) ?? [];
}
function foundSentence(assessment) {
  const { outcome } = assessment;
  const absence = absenceText(assessment);
  const why = textOf2(outcome).why?.(outcome.facts, assessment) ?? [];
  return joined([absence?.found ?? [], why]);
}
function nextStep(assessment) {
  const { accepted, outcome } = assessment;
  if (accepted !== null) return {};
  return absenceText(assessment)?.next ?? textOf2(outcome).next?.(outcome.facts, assessment) ?? {};
}
var EFFECTS = {
  fail: words`fails`,
  neutral: words`does not block`,
  pass: words`passes`
};
function effectOf(assessment) {
  const { outcome, settings } = assessment;
  const effect = strong(say`${EFFECTS[outcome.gate]}`);
  if (outcome.gate !== "neutral") return [effect];
  switch (outcome.cause) {
    case "fail-on":
      return say`${effect} (${code(words`fail-on: ${settings.gate.failOn}`)})`;
    case "informs":
      return say`${effect}: a run on the default branch only informs`;
    case "repeats-differ":
      return say`${effect}: only one sweep trained its settings several times`;
    case "adaptive-search":
      return say`${effect}: ${baselineDoubt(assessment)}`;
    default:
      return [effect];
  }
}
var CAUSES = {
  accepted: words`accepted`,
  "too-few-trials": words`too few trials`,
  "not-judged": words`not judged`,
  "fail-on": words`fail-on allows it`,
  "adaptive-search": words`the baseline’s search was not random`,
  "repeats-differ": words`only one sweep repeats its settings`,
  informs: words`this run only informs`,
  test: words`the test decides`
};
var CHART_EFFECTS = {
  fail: words`Fails the check`,
  neutral: words`Does not block`,
  pass: words`Passes the check`
};
function outcomeWords({ outcome: { gate, cause } }) {
  const effect = CHART_EFFECTS[gate];
  return cause === null ? effect : words`${effect}: ${CAUSES[cause]}`;
}
function worseWords(margin) {
  return margin === 0 ? words`worse` : words`worse by more than ${margin}`;
}
var INCOMPARABLE = {
  metrics: "the sweeps have different metrics",
  directions: "the sweeps have different directions",
  units: "the sweeps have different units of cost",
  asked: "the settings ask for another metric or direction",
  config: "the candidate was saved with other settings than the config asks for"
};
var SIGNS = {
  recorded: "The candidate\u2019s search was not random",
  drift: "The candidate\u2019s scores change with the order of its trials, as in an adaptive search",
  unknown: "The baseline\u2019s search was random, and nothing says how the candidate\u2019s trials were drawn"
};
function doubtsOf2(assessment) {
  return assessment.kind === "compared" ? assessment.searchDoubts : null;
}
function asGiven(budget, axis) {
  return say`${inDigits(budget, 3)} ${unitAfter(budget, axis)}`;
}
function baselineDoubt(assessment) {
  const isSeen = doubtsOf2(assessment)?.baseline === "drift";
  return say`the baseline’s search ${isSeen ? "may not have been" : "was not"} random`;
}
var NOT_JUDGED = words`Not judged`;
var SET_RANDOM = say`if the trials were drawn at random, set \`search-method: random\`; if not, use random search for both sweeps.`;
var RANDOM_SEARCH = { you: say`use random search for both sweeps.` };
var UNDO = { you: say`if you did not mean to change this, undo it.` };
var FAILED = { you: say`look at the failed trials.` };
var FIND = { you: say`find what changed.` };
function settle(assessment) {
  if (assessment.kind !== "compared") return {};
  const { trialsNeeded: trialsNeeded2, chances, searchDoubts: searchDoubts2, comparison } = assessment;
  const { toDetect: n, slowdown, toOpenRange } = trialsNeeded2;
  if (comparison.range === null) {
    if (toOpenRange === null) return {};
    const wanted2 = toOpenRange === "over 200" ? words`more than 200` : words`at least ${toOpenRange}`;
    return { maintainer: say`train ${wanted2} trials per sweep, main first.` };
  }
  const isKnown = n !== null && searchDoubts2.baseline === null && searchDoubts2.candidate === null;
  const least = chances?.detectableSlowdown ?? Infinity;
  if (!isKnown || least <= slowdown) return {};
  const wanted = n === "over 200" ? words`more than 200` : inPlain(n, 0);
  return {
    maintainer: say`for an 80 % chance to catch a ${formatTimes(slowdown, Math.ceil)} slowdown, train ${wanted} trials per sweep, main first.`
  };
}
var TEXTS = {
  error: {
    brief: words`No verdict`,
    line: ({ arm, obstacle }) => {
      if (obstacle === "unusable") return say`: the ${arm} sweep could not be read`;
      const why = obstacle === "forbidden" ? "the token may not look for" : "GitHub did not return";
      return say`: ${why} the ${arm} sweep`;
    }
  },
  "unknown-workflow": {
    brief: words`No baseline`,
    line: () => say`: the base branch does not have the workflow that trained`
  },
  unchanged: {
    brief: words`Nothing to train`,
    line: () => say`: no file that \`trains\` names has changed`
  },
  "no-candidate": { brief: words`No candidate sweep`, line: () => say` was found` },
  "no-baseline": { brief: words`No baseline sweep`, line: () => say` was found` },
  expired: { brief: words`Baseline expired`, line: () => say`: nothing was compared` },
  "baseline-unusable": {
    brief: words`Baseline defective`,
    line: () => say`: nothing was compared`
  },
  incomparable: {
    brief: words`Not comparable`,
    line: ({ differ: differ2 }) => say`: ${INCOMPARABLE[differ2]}`,
    why: (_, assessment) => metricsSentence(assessment),
    next: () => ({
      you: say`if you did not mean to change this, undo it; otherwise give this sweep a new \`name\`, which gets its own baseline.`
    })
  },
  "missing-shards": {
    brief: NOT_JUDGED,
    line: ({ missing: missing2, jobs }) => say`: ${missing2} of ${jobs} jobs saved no trials, which could decide`,
    why: () => say`If their trials had failed, the candidate would be worse.`,
    next: () => ({ you: say`re-run the failed jobs.` })
  },
  worse: { brief: words`Worse`, next: worseNext },
  "not-confirmed": {
    brief: words`Worse than the saved sweep`,
    line: () => say`, not than the base trained now`,
    next: (_, { searches }) => ({
      maintainer: say`run the workflow on ${data(searches.baseline.choice?.branch ?? "main")}.`
    })
  },
  "adaptive-baseline": {
    brief: words`Worse`,
    next: (_, assessment) => doubtsOf2(assessment)?.baseline === "drift" ? { maintainer: SET_RANDOM } : RANDOM_SEARCH
  },
  "evidence-only": {
    brief: words`May be worse`,
    next: ({ level }, assessment) => {
      if (assessment.warnings.some(({ code: one }) => one === "failures-differ")) return FAILED;
      return level === "strong" ? FIND : settle(assessment);
    }
  },
  better: { brief: words`Better` },
  none: { brief: words`No difference found` },
  "doubtful-pass": {
    brief: words`No difference found`,
    why: (_, assessment) => say`${SIGNS[doubtsOf2(assessment)?.candidate ?? "unknown"]}, so it may look better than it is.`,
    next: (_, assessment) => doubtsOf2(assessment)?.candidate === "unknown" ? { you: SET_RANDOM } : RANDOM_SEARCH
  },
  "partly-paired": {
    brief: words`No difference found`,
    why: (_, { warnings }) => {
      const shared = warnings.find(({ code: one }) => one === "partly-paired");
      return shared === void 0 ? [] : warningSentence(shared);
    },
    next: () => ({ you: say`train the same list, or draw each sweep with a seed of its own.` })
  },
  unmatched: {
    brief: NOT_JUDGED,
    line: ({ count, of }) => say`: ${count === 0 ? "none" : words`only ${count}`} of the baseline’s ${of} trials ${count === 1 ? "has" : "have"} a partner`,
    why: (_, assessment) => {
      const level = assessment.kind === "compared" ? assessment.comparison.worse.level : "none";
      return say`Compared as independent sweeps: ${level === "none" ? "no" : level} evidence that the candidate is worse.`;
    },
    next: () => ({ you: say`train the list that the base branch trains.` })
  },
  "missing-partners": {
    brief: NOT_JUDGED,
    line: ({ missing: missing2 }) => say`: ${missing2} of the baseline’s trials ${missing2 === 1 ? "has" : "have"} no partner, which could decide`,
    why: ({ pValue }) => say`If they had failed, the candidate would be worse (${formatPValue(pValue)}).`,
    next: () => ({ you: say`run them again, and record trials that fail.` })
  },
  identical: {
    brief: words`No difference`,
    line: ({ pairs }) => say`: both scores are identical in all ${pairs} pairs`,
    why: () => say`Results that agree to the last digit carry no new information.`,
    next: () => ({ you: say`if this change should matter, check that the job trained with it.` })
  },
  "better-after-tuning": {
    brief: words`Worse at the same settings, better after tuning`,
    why: () => say`Most settings lost, and the best ones gained.`,
    next: () => ({ you: say`decide which of the two matters.` })
  },
  "empty-range": {
    brief: words`Cannot tell`,
    line: ({ budgetMax, from }, assessment) => {
      const start = from === null ? say`any budget` : asGiven(from, assessment.axis);
      if (budgetMax !== null)
        return say`: the budget-max of ${asGiven(budgetMax, assessment.axis)} leaves nothing to compare, budgets start at ${start}`;
      const where = from === null ? start : say`budgets from ${start} on`;
      return say` with ${sampleSizes(assessment)}: too few to compare ${where}`;
    },
    next: ({ budgetMax }, assessment) => budgetMax === null ? settle(assessment) : { maintainer: say`give a larger \`budget-max\`, or none.` }
  },
  "too-few-trials": {
    brief: words`Cannot tell`,
    line: ({ rate }, assessment) => rate === null ? say` with ${sampleSizes(assessment)}` : say` with ${sampleSizes(assessment)} at a false-alarm rate of ${rate}`,
    why: (_, assessment) => doubtsOf2(assessment)?.baseline == null ? [] : say`Even with random search, so few trials would miss most regressions.`,
    next: (_, assessment) => settle(assessment)
  },
  "repeats-differ": {
    brief: words`Worse`,
    next: () => ({
      you: say`train each configuration as often in both sweeps.`,
      maintainer: say`if each row is a training of its own, set \`repeats: separate\`.`
    })
  },
  "rows-are-examples": {
    brief: NOT_JUDGED,
    line: () => say`: the rows look like pass/fail examples, not training runs`,
    next: () => ({
      maintainer: say`pair them by the column that names the example (\`pair-by: COLUMN\`), or, if each row is a training, set \`repeats: separate\`.`
    })
  },
  "same-rows": {
    brief: NOT_JUDGED,
    line: () => say`: both sweeps have the same trials`,
    next: () => ({ you: say`give each run a seed of its own.` })
  },
  "too-few-searches": {
    brief: words`Cannot tell`,
    line: ({ baseline, candidate }) => say`: ${baseline} and ${candidate} whole searches are too few to compare`,
    next: () => ({
      you: say`train one study in each of six jobs (\`jobs: 6\`), on both sides: six against six searches are enough, however each of them searches.`
    })
  },
  "no-scores": {
    brief: words`Cannot tell`,
    line: () => say`: no trial of the baseline has a score`,
    next: () => ({ maintainer: say`fix the training, and run it on the base branch.` })
  },
  "all-equal": {
    brief: words`Cannot tell`,
    line: () => say`: all trials of both sweeps have the same score`,
    next: () => ({ you: say`check that the metric is the one that tuning improves.` })
  },
  "adaptive-candidate": {
    brief: NOT_JUDGED,
    line: () => say`: the candidate’s search was not random, the baseline’s was`,
    why: () => say`An adaptive search reaches good scores in fewer trials, so these sweeps cannot be compared.`,
    next: () => ({ you: say`use random search for the candidate too.` })
  },
  "cost-missing": {
    brief: NOT_JUDGED,
    line: () => say`: the candidate’s trials have no cost, the baseline’s do`,
    next: () => UNDO
  },
  "cost-higher": {
    brief: NOT_JUDGED,
    line: ({ times }) => say`: a trial of the candidate costs ${inDigits(times, 2)} times as much as one of the baseline, too much to compare`,
    next: () => UNDO
  },
  "candidate-short": {
    brief: words`Too few trials`,
    line: ({ trials, wanted, by }) => by === "baseline" ? say`: the candidate has ${inPlain(trials, 0)}, the baseline ${inPlain(wanted, 0)}` : say`: the candidate has ${inPlain(trials, 0)}, and ${inPlain(wanted, 0)} are required`,
    next: (facts2) => {
      const { trials } = facts2;
      if (facts2.by !== "baseline") {
        const where = facts2.by === "saved" ? say`set \`min-trials\`, which overrides the number saved with the baseline.` : say`lower \`min-trials\`.`;
        return {
          you: say`train the missing trials; failed, pruned and unfinished ones count too.`,
          maintainer: say`if fewer are enough, ${where}`
        };
      }
      const train = { you: say`train as many trials as the baseline has.` };
      if (!facts2.canTell) return train;
      return {
        ...train,
        maintainer: say`if ${trials} are enough, set ${code(words`min-trials: ${trials}`)}.`
      };
    }
  },
  "assumption-in-doubt": {
    brief: NOT_JUDGED,
    line: ({ doubt }) => say`: an assumption is in doubt (${doubt}), and \`strict\` is set`,
    why: ({ doubt }, { warnings }) => {
      const noted = warnings.find(({ code: one }) => one === doubt);
      return noted === void 0 || noted.kind === "assumption" ? [] : warningSentence(noted);
    }
  },
  "worse-before": {
    brief: words`Worse in an earlier run`,
    next: () => ({ you: say`push a new commit to run the check again.` })
  }
};
function worseNext(_, assessment) {
  if (assessment.mayRetrain)
    return {
      you: say`look at the failed trials. If the machine made them fail, train again: the new trials are judged.`
    };
  return FIND;
}
function metricsSentence({ baseline, candidate, settings }) {
  if (baseline === null || candidate === null) return [];
  const nameOf3 = ({ metric: metric2, direction: direction2 }) => say`${data(metric2)} (${direction2})`;
  const { metric, direction } = settings.reading;
  const asked = joined([
    metric === null ? [] : [data(metric)],
    direction === null ? [] : say`${metric === null ? direction : words`(${direction})`}`
  ]);
  const wanted = asked.length === 0 ? [] : say`, and this run asks for ${asked}`;
  return say`The baseline has ${nameOf3(baseline)}, the candidate ${nameOf3(candidate)}${wanted}.`;
}

// src/report/verdict.ts
function isJudged(assessment) {
  return assessment.kind === "compared" && assessment.outcome.isJudged;
}
function hasSameRows(assessment) {
  const { outcome, warnings } = assessment;
  if (outcome.code === "identical") return true;
  const test = assessment.kind === "compared" ? assessment.test : null;
  return isRepetition(test) || warnings.some(({ code: code2 }) => code2 === "same-rows");
}
function acceptedBy({ accepted }) {
  return accepted === null ? [] : say` (accepted by ${plain("login", accepted.by)})`;
}
function headline(assessment) {
  const { word, by, size } = resultOf2(assessment);
  return say`${strong(say`${word}${by}`)}${size}${acceptedBy(assessment)}`;
}
function briefVerdict(assessment) {
  return resultOf2(assessment).word;
}
function resultAfterName(assessment, before) {
  const { word, by, size } = resultOf2(assessment);
  const isSaid = JSON.stringify(word) === JSON.stringify(before);
  return isSaid ? say`${by}${size}` : say`, ${lowered(word)}${by}${size}`;
}
var LINES = [
  "identical",
  "better-after-tuning",
  "not-confirmed",
  "same-rows"
];
function resultOf2(assessment) {
  const { outcome } = assessment;
  const line = { word: briefOf(assessment), by: [], size: outcomeLine(assessment) };
  if (outcome.code === "too-few-trials" && assessment.kind === "compared")
    return { ...line, size: say`${line.size}${scoresWithLimits(assessment)}` };
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return line;
  if (LINES.includes(outcome.code)) return line;
  return byFailures(assessment) ?? byPairs(assessment) ?? byPassRates(assessment) ?? bySearches(assessment) ?? bySettings(assessment) ?? (outcome.verdict === "mixed" ? bothWays(assessment) : byCurves(assessment));
}
var wordFor = (isSure, said) => isSure ? capitalized(said) : say`May be ${said}`;
function byFailures(assessment) {
  const { withoutFailures: withoutFailures2, outcome, baseline, candidate } = assessment;
  if (withoutFailures2 === null || withoutFailures2.verdict === outcome.verdict) return null;
  const fails = crashed(assessment);
  if (fails !== null) {
    const by2 = say`: ${fails.count} of ${fails.of} ${fails.noun} fail that used to finish`;
    return { word: say`Worse`, by: by2, size: say` ${metricOf(assessment)}` };
  }
  const way = outcome.verdict === "better" ? "better" : "worse";
  const isSure = outcome.gate === "fail" || isClear(way, assessment);
  const [now, before] = [lostIn(candidate), lostIn(baseline)];
  const by = say`: ${now.lost} of ${now.n} trials ${lostWord(now, before)}, ${before.lost} of ${before.n} before`;
  const size = assessment.test?.pairs ? [] : scoresAt(assessment, "; ");
  return { word: wordFor(isSure, say`${way}`), by, size };
}
function lostIn({ trials }) {
  const count = (kind) => trials.filter(({ outcome }) => outcome === kind).length;
  const [failed, running] = [count("failed"), count("running")];
  return { failed, running, lost: failed + running, n: trials.length };
}
function lostWord(...both) {
  const hasFailed = both.some(({ failed }) => failed > 0);
  if (!both.some(({ running }) => running > 0)) return words`failed`;
  return hasFailed ? words`failed or never ended` : words`never ended`;
}
function crashed({ test, withoutFailures: withoutFailures2 }) {
  const pairs = test?.pairs ?? null;
  if (pairs === null || withoutFailures2 === null) return null;
  const lost = pairs.trials.filter(
    ({ baseline, candidate }) => candidate.score === -Infinity && baseline.score > -Infinity
  ).length;
  const worse2 = pairs.worse - lost;
  if (lost === 0 || worse2 > pairs.better) return null;
  return { count: lost, of: pairs.n, noun: nounOf(pairs), worse: worse2, better: pairs.better };
}
function nounOf({ differing }) {
  return differing === 0 ? words`settings` : words`pairs`;
}
function allPairs(pairs, { baseline }) {
  const isList = baseline.search.method === "list" && pairs.differing === 0;
  return isList ? words`the ${pairs.n} settings on the list` : words`${pairs.n} ${nounOf(pairs)}`;
}
var FOUND = {
  "may be worse": { way: "worse", isSure: false },
  better: { way: "better", isSure: true },
  "may be better": { way: "better", isSure: false },
  nothing: null
};
function byPairs(assessment) {
  const { test, comparison, outcome } = assessment;
  if (!test?.pairs) return null;
  const isFailed = isFailedByTest(outcome);
  const { pairs } = test;
  if (isFailed && test.by === "after-tuning" && pairs.passing === null) return null;
  const found = isFailed ? { way: "worse", isSure: true } : FOUND[foundInPairs(test)];
  const word = found === null ? noDifference(assessment) : wordFor(
    found.isSure,
    say`${found.way === "worse" ? worseWords(comparison.rules.margin) : words`better`}`
  );
  const special = bySpecialPairs(assessment, pairs, { word, isFound: found !== null });
  if (special !== null) return special;
  const metric = metricOf(assessment);
  const direction = directionOf(assessment);
  const way = found?.way ?? (pairs.better >= pairs.worse ? "better" : "worse");
  const where = 2 * pairs[way] > pairs.n || found === null ? say`on ${pairs[way]} of ${allPairs(pairs, assessment)}` : say`on balance over ${pairs.n} ${nounOf(pairs)}`;
  const side = say`: ${sideOf2(way, direction)} ${where}`;
  if (found === null) return { word, by: [], size: say`${side} ${metric}` };
  const size = say`${typicalChange(pairs, way, direction)} ${metric}`;
  return { word, by: found.isSure ? say` ${where}` : side, size };
}
function bySpecialPairs(assessment, pairs, { word, isFound }) {
  if (pairs.passing !== null)
    return {
      word,
      by: say`: ${passRates(pairs.passing, pairs.n)}`,
      size: say`; ${wonAndLost(pairs)}`
    };
  if (!pairs.areMostlyIdentical) return null;
  const size = say`; the rest agree to the last digit ${metricOf(assessment)}`;
  return isFound ? { word, by: say`: ${fewDiffer(pairs)}`, size } : { word: fewDiffer(pairs), by: [], size };
}
function sideOf2(way, direction) {
  return way === "better" === (direction === "maximize") ? words`higher` : words`lower`;
}
function byPassRates(assessment) {
  const { passRates: rates, outcome, comparison, baseline, candidate } = assessment;
  if (rates === null) return null;
  const { margin } = comparison.rules;
  const found = { worse: worseWords(margin), better: words`better` };
  const { verdict } = outcome;
  const isClaimed = verdict === "worse" || verdict === "better";
  const word = isClaimed ? capitalized(say`${found[verdict]}`) : noDifference(assessment);
  const n = Math.max(baseline.trials.length, candidate.trials.length);
  return { word, by: say`: ${passRates(rates, n)}`, size: say` ${metricOf(assessment)}` };
}
function bySearches(assessment) {
  const { test, outcome, comparison } = assessment;
  if (!test?.searches) return null;
  const { best, length } = test.searches;
  const format = scoreFormat(assessment);
  const direction = directionOf(assessment);
  const write = (score) => score === -Infinity ? words`fails` : format(orient(score, direction));
  const gap = Math.abs(format.shown(best.candidate) - format.shown(best.baseline));
  const isClaimed = outcome.verdict === "worse" || outcome.verdict === "better";
  const word = outcome.verdict === "worse" ? worseWords(comparison.rules.margin) : words`better`;
  const where = say`best of ${length} trials, median of ${test.units.candidate} searches`;
  const scores = say`${strong(say`${write(best.candidate)}, was ${write(best.baseline)}`)} ${metricOf(assessment)}`;
  return {
    word: isClaimed ? capitalized(say`${word}`) : noDifference(assessment),
    by: isClaimed && comparison.rules.margin === 0 && Number.isFinite(gap) ? say` by ${format(gap)}` : [],
    size: say`, ${where}: ${scores}`
  };
}
function failedBySettings({ test, outcome }) {
  return isFailedByTest(outcome) && test?.by === "same-settings" ? test.settings : null;
}
function bySettings(assessment) {
  const { margin } = assessment.comparison.rules;
  const found = failedBySettings(assessment);
  if (found === null) return null;
  const { shift } = found;
  const isSized = shift !== null && shift > 0 && margin === 0;
  return {
    word: capitalized(say`${worseWords(margin)} at comparable settings`),
    by: isSized ? say`, by about ${formatFor(shift, shift)(shift)}` : [],
    size: say` ${metricOf(assessment)}`
  };
}
function metricOf({ candidate }) {
  return [data(candidate.metric, 60)];
}
function byCurves(assessment) {
  const { outcome, comparison } = assessment;
  const { margin } = comparison.rules;
  const size = scoresAt(assessment, " ");
  if (outcome.verdict !== "worse" && claimsNotWorse(assessment))
    return { word: say`Not ${worseWords(margin)}`, by: [], size };
  if (outcome.verdict === "none") return { word: noDifference(assessment), by: [], size };
  const way = outcome.verdict === "better" ? "better" : "worse";
  const word = wordFor(
    isClear(way, assessment),
    say`${way === "worse" ? worseWords(margin) : words`better`}`
  );
  const shown = reached(assessment);
  if (shown?.way !== way) {
    const { test } = assessment;
    const p = test === null || !restsOnTest(assessment) ? [] : say` (${formatPValue(test.pValue)})`;
    return { word, by: [], size: say`${p}${size}` };
  }
  if (shown.by === null) return { word, by: [], size };
  const by = margin === 0 || way === "better" ? say` by ${shown.by}` : say`, by ${shown.by}`;
  return { word, by, size: say`${limitsOfSize(assessment, way)}${size}` };
}
function claimsNotWorse({ notWorse: notWorse2, outcome }) {
  return notWorse2?.isEverywhere === true && outcome.claim === null;
}
function isClear(way, { outcome, comparison }) {
  return way === "worse" && isFailedByTest(outcome) || comparison[way].level === "strong";
}
function noDifference({ comparison }) {
  const { margin } = comparison.rules;
  return margin === 0 ? say`No difference found` : say`No difference beyond the margin of ${margin} found`;
}
function scoresAt(assessment, before) {
  const shown = reached(assessment);
  if (shown === null) return [];
  const { after, scores } = shown;
  return say`${before}${after}: ${strong(scores)} ${metricOf(assessment)}`;
}
function scoresWithLimits(assessment) {
  const { example } = assessment;
  const shown = reached(assessment);
  if (shown === null || example === null) return [];
  const { lower, upper } = differenceInMetric(example, directionOf(assessment));
  const write = scoreFormat(assessment);
  const ends = [signed(roundedDown(write)), signed(roundedUp(write))];
  const limits = describeRange([lower, upper], ends, " to ");
  return say`: ${shown.scores} ${metricOf(assessment)} ${shown.after} (${limits})`;
}
function bothWays(assessment) {
  const { margin } = assessment.comparison.rules;
  const isSure = ({ way, level }) => level === "strong" || way === "worse" && isClear("worse", assessment);
  const sorted = claims(assessment).toSorted(
    (a, b) => Number(isSure(b)) - Number(isSure(a)) || a.from - b.from
  );
  const parts = sorted.map(({ budgets, bare, ...claim }, i) => {
    const { way } = claim;
    const sure = isSure(claim);
    const word = way === "worse" ? worseWords(margin) : words`better`;
    return say`${sure ? "" : "may be "}${word} ${i === 0 ? budgets : bare}`;
  });
  const shown = reached(assessment);
  const by = shown?.by == null || shown.way === null ? [] : say`${shown.way} by ${shown.by}${limitsOfSize(assessment, shown.way)}`;
  const size = by.length === 0 ? scoresAt(assessment, "; ") : say`; ${by}${scoresAt(assessment, " ")}`;
  return { word: capitalized(joined(parts, say`, `)), by: [], size };
}
function claims(assessment) {
  if (assessment.test?.pairs) return [];
  const { comparison, axis } = assessment;
  return ["worse", "better"].flatMap((way) => {
    const { level, intervals } = comparison[way];
    if (level === "none") return [];
    const open = intervals[level].map(
      (interval) => withoutStart(interval, (budget) => isAtLeast(compareAt(comparison, budget)[way], level))
    );
    const from = open[0]?.[0] ?? 0;
    const [budgets, bare] = [describeBudgets(open, axis), bareBudgets(open, axis)];
    return [{ way, level, from, budgets, bare }];
  });
}
function evidenceRange(assessment) {
  if (!isJudged(assessment)) return [];
  const found = claims(assessment).map(
    ({ way, level, budgets }) => say`${way}: ${level} ${budgets}`
  );
  return joined(found, say`; `);
}

// src/report/facts.ts
function factsOf(assessment, subject) {
  const compared = assessment.kind === "compared" ? assessment : null;
  const curves = compared && haveCurves(compared) ? compared : null;
  return [
    ...curves ? fact("evidence", say`Evidence`, evidenceRange(assessment)) : [],
    ...isJudged(assessment) && !hasSameRows(assessment) ? promised(assessment, subject) : [],
    ...curves ? fact("crossing", say`Curves cross`, crossingsOf(curves)) : [],
    ...baselineChoice(assessment),
    ...searchSpace(assessment),
    ...minorNotes(assessment),
    ...curves ? reading(curves) : [],
    ...compared ? marginFact(compared) : [],
    ...method(assessment)
  ];
}
function promised(assessment, subject) {
  const { isPaired, chances, test, target } = assessment;
  return [
    ...fact("ruled-out", say`Ruled out`, ruledOutWords(assessment)),
    ...fact("not-worse", say`Not worse`, notWorseWords(assessment)),
    ...fact("target", say`To reach ${target?.score ?? 0}`, targetWords(assessment)),
    ...fact("slowdown", say`Same slowdown at every budget`, slowdownWords(assessment)),
    ...fact("pairs", say`Pairs`, pairsWords(assessment)),
    ...fact("rate", say`False alarms`, rateWords(assessment, subject)),
    ...fact("slowdown-caught", say`Would be caught`, caughtWords(assessment)),
    ...fact("trials-needed", say`Trials needed`, trialsWords(assessment)),
    ...isPaired && chances !== null && !test?.pairs ? fact(
      "chances-independent",
      say`Shared configurations`,
      say`chances are computed for independent sweeps; false alarms are normally rarer`
    ) : []
  ];
}
function passesByItself({ outcome, accepted }) {
  return outcome.gate === "pass" && accepted === null;
}
function ruledOutWords(assessment) {
  const { ruledOut: ruledOut2, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut2 || !comparison.range) return [];
  const [, end] = comparison.range;
  const isWide = ({ fromBudget, loss }) => 2 * fromBudget <= end && loss < Infinity;
  const least = ruledOut2.findLast(isWide) ?? ruledOut2.at(-1);
  const limits = limitsOf(assessment);
  if (!least || least.loss === Infinity) return say`no loss, however large (${limits})`;
  const write = roundedUp(scoreFormat(assessment));
  const shown = ({ loss }) => loss > 0 ? write.shown(loss) : 0;
  const first = ruledOut2.find((one) => shown(one) === shown(least)) ?? least;
  const worse2 = least.loss > 0 ? say`a loss of more than ${write(least.loss)}` : say`any loss`;
  return say`${worse2} ${describeBudgets([[first.fromBudget, end]], axis)} (${limits})`;
}
function notWorseWords(assessment) {
  const { notWorse: notWorse2, comparison, axis } = assessment;
  if (!notWorse2 || notWorse2.intervals.length === 0) return [];
  if (notWorse2.isEverywhere && passesByItself(assessment)) return [];
  const { margin, intervals } = notWorse2;
  const budgets = intervals.map(
    (interval) => withoutStart(interval, (budget) => isNotWorseAt(comparison, budget))
  );
  return say`by more than ${margin} ${describeBudgets(budgets, axis)}, strong evidence (${limitsOf(assessment)})`;
}
function targetWords(assessment) {
  const { target, settings, axis, comparison } = assessment;
  if (target === null) return [];
  const { quantile } = settings.comparison;
  const luck = quantile === 0.5 ? "" : words`, at the ${formatPercent(quantile)} quantile of luck`;
  const need = (arm) => describeNeed(target[arm], axis, comparison[arm]);
  return say`the baseline needs ${need("baseline")}, the candidate ${need("candidate")} (${limitsOf(assessment)}${luck})`;
}
function describeNeed({ lower, estimate, upper }, axis, { trialCost }) {
  if (lower === Infinity) return say`more than any budget`;
  const [from, to] = [Math.max(lower, trialCost), Math.max(upper, trialCost)];
  const [least, most] = formatBudgetLimits(from, to);
  if (estimate === Infinity) return say`more than ${describeStart(from, axis, Math.floor)}`;
  const limits = upper === Infinity ? say`at least ${least}` : say`${least}–${most}`;
  return say`${describeBudget(Math.max(estimate, trialCost), axis)} (${limits})`;
}
function slowdownWords({ overallSlowdown: overallSlowdown2, outcome }) {
  if (!overallSlowdown2?.fits || outcome.verdict !== "none") return [];
  const { estimate, lower, upper, confidence } = overallSlowdown2;
  if (lower <= 1 && upper >= 1) return [];
  const [from, to] = [formatTimes(lower, Math.floor), formatTimes(upper, Math.ceil)];
  return say`if so, it needs ${formatTimes(estimate, Math.round)} the trials (${formatPercent(confidence)} limits: ${from} to ${to})`;
}
function pairsWords({ test }) {
  if (!test?.pairs) return [];
  const { n, worse: worse2, better, same, unmatched, differing } = test.pairs;
  const without = ["baseline", "candidate"].map(
    (arm) => unmatched[arm] === 0 ? [] : say`${plural(unmatched[arm], "trial")} of the ${arm} left out, without a partner`
  );
  const parts = [
    say`${worse2} of ${n} worse, ${better} better, ${same} the same`,
    passingLimits(test.pairs),
    test.pairs.areMostlyIdentical ? bestAmongFew(test.pairs) : [],
    ...without,
    differing ? say`the parameters of ${differing} differ` : []
  ];
  return joined(parts, say`; `);
}
function passingLimits({ passing: passing2, n }) {
  if (passing2 === null) return [];
  const { lower, upper } = passing2.change;
  const write = formatFor(1 / n, 1);
  return say`the pass rate changed by ${signed(roundedDown(write))(lower)} to ${signed(roundedUp(write))(upper)} (99 % limits)`;
}
var WITHOUT_RATE = {
  recorded: "the baseline\u2019s search was not random",
  drift: "nothing says how the baseline\u2019s trials were drawn, and its scores change with their order"
};
function rateOf({ chances, settings, test, failedBefore, warnings, ...sweeps }) {
  const { baseline, candidate } = sweeps;
  if (failedBefore?.stands) return null;
  const level = failingLevel(settings.gate);
  const isReplay = test?.pairs != null && warnings.some(isOfBaselinesSearch);
  const found = chances?.gateRate ?? null;
  const rate = found && (isReplay ? { ...found, isBound: false } : found);
  const isIfRandom = test?.unit === "trial" && [baseline, candidate].some(({ search }) => search.method === "unknown");
  return rate && { rate, canFail: level !== null, isReplay, isIfRandom };
}
var DRAWN = { true: words` and trials were drawn at random`, false: words`` };
function isOfBaselinesSearch({ code: code2, arm, facts: facts2 }) {
  if (arm === "candidate") return false;
  return code2 === "adaptive-pruner" || code2 === "adaptive-sampler" && !facts2.isGrid;
}
function rateWords(assessment, subject) {
  const doubt = assessment.searchDoubts.baseline;
  if (doubt !== null && !assessment.failedBefore?.stands)
    return say`unknown: ${WITHOUT_RATE[doubt]}`;
  const found = rateOf(assessment);
  if (found === null) return [];
  const event = found.canFail ? "fails" : "finds strong evidence";
  const often = say`${found.isReplay ? "about " : ""}${formatOdds(found.rate)}`;
  return say`if nothing changed${DRAWN[`${found.isIfRandom}`]}, this ${subject} ${event} ${often} (${sampleSizes(assessment)}), on average over baselines`;
}
var CAUGHT_LESS = "losses at large budgets only, much less often";
function slowdownCaught(assessment) {
  const { chances, searchDoubts: searchDoubts2 } = assessment;
  if (hasSameRows(assessment) || searchDoubts2.candidate !== null) return null;
  return chances?.detectableSlowdown ?? null;
}
function slowdownAtSettings(assessment) {
  const { test } = assessment;
  if (test?.unit !== "trial" || test.pSameSettings === null || test.settings === null) return null;
  const { baseline, candidate } = test.units;
  const found = settingsDetectable([baseline, candidate], test.settings.explained, test.alpha);
  return found !== null && found < (slowdownCaught(assessment) ?? 0) ? found : null;
}
function caughtWords(assessment) {
  const slowdown = slowdownCaught(assessment);
  if (slowdown === null) return [];
  const { settings, test } = assessment;
  const isCheck = failingLevel(settings.gate) === "strong";
  const hasMore = (test?.pairs?.n ?? 0) > MAX_SIMULATED_PAIRS;
  const most = haveTies(assessment) ? "at best " : hasMore ? "at least " : "";
  const by = isCheck ? "" : " by strong evidence";
  const alike = slowdownAtSettings(assessment);
  const about = alike === null ? [] : say`; about ${formatTimes(alike, Math.ceil)} if all settings lose equally and no outcome is among them`;
  return say`a candidate that needs ${formatTimes(slowdown, Math.ceil)} the trials at every budget, ${most}4 times in 5${by}${test?.pairs ? ", for evenly spread scores" : ""}${about}; ${CAUGHT_LESS}`;
}
function trialsWords(assessment) {
  const { chances, comparison, trialsNeeded: trialsNeeded2, isPaired, searchDoubts: searchDoubts2, failedBefore } = assessment;
  if (chances === null || isPaired) return [];
  if (searchDoubts2.candidate !== null || failedBefore?.stands) return [];
  if (typeof trialsNeeded2.toDetect !== "number") return [];
  const isClear2 = comparison.worse.level === "strong" || comparison.better.level === "strong";
  const { toDetect, slowdown } = trialsNeeded2;
  if (isClear2 || (chances.detectableSlowdown ?? Infinity) <= slowdown) return [];
  return say`${plural(toDetect, "trial")} a sweep catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5`;
}
function crossingsOf({ comparison: { crossings }, axis }) {
  return crossings.length === 0 ? [] : say`near ${describeSeveral(crossings, axis)}`;
}
function reading(assessment) {
  const { settings, axis } = assessment;
  const word = curveWord(settings, directionOf(assessment));
  const { minShare } = settings.comparison;
  const costs = axis.kind === "cost" ? ", with the mean costs taken as known" : "";
  return [
    ...fact(
      "how-to-read",
      say`Tuning curve`,
      say`the ${word} best score after 1, 2, 3 … trials of random search`
    ),
    ...fact(
      "limits",
      say`Limits`,
      haveLimits(assessment) ? say`${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training, not for a new test set` : []
    ),
    ...fact(
      "levels",
      say`Levels of evidence`,
      say`${emphasis(say`weak`)} where one ${word} lies outside the other’s limits, ${emphasis(say`fair`)} where each does, ${emphasis(say`strong`)} where the limits do not meet; weak and fair count on at least ${formatPercent(minShare)} of the budgets (log scale)`
    )
  ];
}
function marginFact({ settings }) {
  const { margin } = settings.comparison;
  const raised = say`the candidate’s curve is raised by ${margin} before it is judged worse; the numbers shown are without it`;
  return fact("margin", say`Margin`, margin === 0 ? [] : raised);
}
function method(assessment) {
  const { baseline, candidate, settings } = assessment;
  const compared = assessment.kind === "compared" ? assessment : null;
  const { failedTrials, prunedTrials } = settings.reading;
  const methods = [baseline, candidate].flatMap((sweep) => sweep?.search.method ?? []);
  const known3 = [...new Set(methods)].map((one) => say`${one}`);
  const search = known3.length === 0 ? [] : say`; search: ${listed(known3)}`;
  const version = plain("version", TOOL.version);
  const paper = emphasis(say`Show Your Work with Confidence`);
  const curves = haveCurves(assessment) ? compared && rangeOf(compared) : [];
  const budgets = curves ?? say`none`;
  return [
    ...compared ? computed(compared) : [],
    ...fact("compared-budgets", say`Budgets`, budgets),
    ...fact(
      "policies",
      say`Settings`,
      say`failed trials: ${failedTrials}; pruned: ${prunedTrials}${search}; fails on: ${settings.gate.failOn}`
    ),
    ...fact(
      "tool",
      say`Made by`,
      say`${TOOL.name} ${version}, after Lourie et al., ${paper} (2024)`
    )
  ];
}
function computed(assessment) {
  return [
    ...haveCurves(assessment) ? fact("bands", say`Bands`, bandWords(assessment)) : [],
    ...fact("test", say`Test of no change`, testWords(assessment)),
    ...fact("false-alarms", say`Evidence of “worse” if nothing changed`, alarmWords(assessment)),
    ...fact("bound", say`Whatever changed`, boundWords(assessment))
  ];
}
function rangeOf({ comparison: { range }, axis }) {
  if (range === null) return say`none`;
  const [from, to] = range.map((budget) => roundedTo(budget, 4, Math.round));
  const both = from === to ? say`${to}` : say`${from} to ${to}`;
  return say`${both} ${unitAfter(to, axis)}`;
}
function bandWords({ comparison, settings, jointLevel: jointLevel2 }) {
  const { method: method2, confidence, calibration, seed } = settings.band;
  const methods = [comparison.baseline, comparison.candidate].map(({ band }) => band.method);
  const how = calibration === "exact" ? say`exactly` : say`by simulation, seed ${seed}`;
  const level = jointLevel2 && formatPercent(roundedTo(jointLevel2, 3, Math.floor));
  const together = level === null ? [] : say`; all differences hold at once with at least ${level}`;
  const switched = methods.every((one) => one === method2) ? "" : ". Sweeps of more than 20,000 trials have the band dkw, in closed form and conservative; smaller budgets can be compared for them";
  const all = listed([...new Set(methods)].map((one) => say`${one}`));
  return say`${all}, ${formatPercent(confidence)}, calibrated ${how}${together}${switched}`;
}
function alarmWords({ chances }) {
  if (chances === null) return [];
  const rates = ["weak", "fair", "strong"].flatMap((level) => {
    const rate = chances.falseAlarm[level];
    return rate === null ? [] : [say`${level} ${formatOdds(rate)}`];
  });
  return rates.length > 1 ? joined(rates, say`, `) : [];
}
function boundWords({ chances, comparison, axis }) {
  if (chances?.falseStrongBound == null || comparison.range === null) return [];
  const good = comparison.rules.margin === 0 ? "at least as good" : "no worse than the margin allows";
  const [known3, seen] = axis.kind === "cost" ? [", taking the mean costs as known", ""] : ["", " (at most a fifth of it in simulations)"];
  const most = Math.ceil(roundedTo(100 * chances.falseStrongBound, 6, Math.ceil));
  return say`at most ${most} of 100 such checks show strong evidence of “worse” at a budget where the candidate is ${good}${known3}, a proven ceiling${seen}`;
}

// src/report/failure.ts
function failureTitle({ fault, suggestion }) {
  return say`No verdict: ${TITLES[suggestion === null ? fault : "settings"]}`;
}
var TITLES = {
  settings: "the settings have to be corrected",
  config: "the config could not be read",
  pull: "the pull request could not be read",
  unjudged: "the pull request is not judged yet",
  data: "a sweep could not be read",
  system: "the runner lacks something"
};
function failureBlocks(error, { name, origin }, title) {
  const instance = name === "" ? [] : say`${data(name)}:`;
  const verdict = joined([
    say`❌`,
    instance,
    [strong(say`${title}.`)],
    say`The check ${strong(say`fails`)}.`
  ]);
  const { suggestion } = error;
  const settings = suggestion && isCopiable(suggestion) ? suggestion : null;
  return [
    ...paragraph(state("verdict", verdict)),
    ...messageBlocks(error.messageFor("inputs")),
    ...settings === null ? [] : [
      ...paragraph(state("suggestion", say`What to set:`)),
      { type: "code", language: words`yaml`, value: withBlock(settings).join("\n") }
    ],
    ...paragraph(state("origin", origin))
  ];
}
function messageBlocks(message) {
  if (message.includes("\n")) return [{ type: "code", language: "", value: message }];
  return paragraph(state("failure", [data(message, 2e3)]));
}
function isCopiable(settings) {
  return !settings.some(([, value]) => JSON.stringify(value).includes("${{"));
}
function withBlock(settings) {
  const line = ([name, value]) => `  ${name}: ${typeof value === "string" ? yamlText(value) : `# ${value.question}`}`;
  const inputs = settings.filter(([name]) => isInput(name));
  const others = settings.filter(([name]) => !isInput(name));
  const inConfig = others.length > 0 ? [`# ${CONFIG_PATH}:`, ...others.map(line)] : [];
  return ["with:", ...inputs.map(line), ...inConfig.map((text) => text.trimStart())];
}
function suggestedFlags(settings) {
  const flags = settings.map(([name, value]) => {
    if (typeof value !== "string") return `--${name} ${value.placeholder}`;
    return `--${name}${value.startsWith("-") ? "=" : " "}${shellText(value)}`;
  });
  return flags.join(" ");
}
function shellText(value) {
  return /^[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

// src/report/history.ts
var [DECADES2, DIGITS] = [30, 3];
function historyFormat({ merges, budgets }) {
  const limits = merges.flatMap(
    (merge) => budgets.flatMap((budget) => limitsOfMerge(merge, budget) ?? [])
  );
  const medians = limits.map(({ median }) => Math.abs(median)).filter(Number.isFinite);
  const widths = limits.map(({ lower, upper }) => upper - lower).filter(Number.isFinite);
  const [least, most] = [Math.min(...medians), Math.max(0, ...medians)];
  if (least > 0 && most > DECADES2 * least) return significantFormat(DIGITS);
  const width = widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? Infinity;
  return formatFor(width, most);
}
function budgetName(budget, { merges }) {
  const largest = new Set(merges.map((merge) => formatBudget(merge.largest.budget)));
  const [only] = merges;
  const shown = budget ?? (largest.size === 1 ? only?.largest.budget : void 0);
  if (only === void 0 || shown === void 0) return say`largest budget`;
  const { kind, unit } = only.axis;
  if (kind === "cost")
    return say`${formatBudget(shown)}${unit === null ? [] : say` ${data(unit, 40)}`}`;
  return say`${formatBudget(shown)} ${shown === 1 ? words`trial` : words`trials`}`;
}
function historyHeadline(view, { repository }) {
  const { merges, changes } = view;
  const count = plural(merges.length, "merge");
  if (merges.length === 0) return say`Main has no history yet`;
  if (changes === null) return say`${count} of main`;
  const last = changes.at(-1);
  if (last === void 0)
    return merges.length === 1 ? say`The first merge of main` : say`No change found in ${count} of main`;
  const first = merges[last.at];
  return say`${changeWord(last)} since about ${mergeName(first, repository)}`;
}
var changeWord = ({ direction }) => direction === "worse" ? words`Worse` : words`Better`;
function mergeName(line, repository) {
  const pull = pullName(line, repository);
  return pull.length === 0 ? say`${commit(line.commit)}` : say`${commit(line.commit)} (${pull})`;
}
function pullName({ pull }, repository) {
  if (pull === null) return [];
  const name = say`#${pull}`;
  return repository === null ? name : say`${link(name, `${repository}/pull/${pull}`)}`;
}
function historyBlocks(view, frame) {
  const lead = [...whatIsShown(view), ...changesFound(view)];
  return {
    lead: paragraph(lead),
    changes: changesTable(view, frame),
    promises: [...paragraph(alarmsAgainstPromise(view)), ...paragraph(levelOfChanges(view))],
    notes: notesOn(view),
    merges: mergesTable(view, frame)
  };
}
function whatIsShown({ merges }) {
  const last = merges.at(-1);
  if (last === void 0) return [];
  const { metric, direction, band, trials } = last;
  const curve = band.quantile === 0.5 ? words`Median` : words`${formatPercent(band.quantile)} quantile of the`;
  const shown = say`${curve} best ${data(metric, 80)} (${betterWord(direction)}) of each merge with ${formatPercent(band.confidence)} limits; the last sweep has ${plural(trials.counted, "trial")}.`;
  return state("history", shown);
}
function changesFound({ changes, merges }) {
  if (changes === null)
    return state(
      "changes.adaptive",
      say`Changes are not looked for: with an adaptive search, sweeps differ even if nothing changed.`
    );
  if (merges.length === 0) return [];
  if (merges.length === 1)
    return state("changes.none", say`A change can show from the second merge on.`);
  if (changes.length === 0)
    return state(
      "changes.none",
      say`In ${merges.length} merges, no split differs by more than chance.`
    );
  const worse2 = changes.filter(({ direction }) => direction === "worse").length;
  const counts = [
    worse2 > 0 ? say`${worse2} for the worse` : [],
    changes.length > worse2 ? say`${changes.length - worse2} for the better` : []
  ];
  return state(
    "changes",
    say`${plural(changes.length, "change")} in ${plural(merges.length, "merge")}: ${joined(counts, say`, `)}.`
  );
}
function changesTable(view, frame) {
  const { changes, merges, stretches, budgets } = view;
  if (!changes?.length) return [];
  const format = historyFormat(view);
  const level = ({ levels }, i) => {
    const median = levels[i] ?? null;
    return median === null ? words`?` : describeMedian({ lower: median, median, upper: median }, format);
  };
  const rows = changes.map((change, i) => {
    const [before, after] = [stretches[i], stretches[i + 1]];
    return [
      say`${changeWord(change)}`,
      ...whichMerge(merges[change.at], frame),
      ...budgets.map((_, b) => say`${level(before, b)} → ${level(after, b)}`),
      say`${formatPValue(change.pValue)}`
    ];
  });
  const names = budgets.map((budget) => budgetName(budget, view));
  const header = [
    say`Change`,
    say`From about`,
    say`Pull request`,
    say`Day`,
    ...names,
    say`p-value`
  ];
  return [table(header, rows, "left")];
}
function whichMerge(merge, { repository }) {
  const day = plain("day", merge.date.slice(0, 10));
  return [say`${commit(merge.commit)}`, pullName(merge, repository), say`${day}`];
}
function levelOfChanges({ changes, merges }) {
  if (changes === null || merges.length < 2) return [];
  const given = changes.length > 1 ? " Each p-value takes the other changes as given." : "";
  return state(
    "changes.level",
    say`Between two changes no other was found. If main, its data, its machine and its libraries never changed, any one page would show a change ${formatLimit(CHANGE_LEVEL)}.${given}`
  );
}
function alarmsAgainstPromise({ alarms }) {
  if (alarms === null) return [];
  const { hits, draws, promised: promised2, limits } = alarms;
  const [lower, upper] = limits.map((limit) => formatPercent(Number(limit.toPrecision(2))));
  const rate = promised2 / draws;
  const share = formatPercent(Number((hits / draws).toPrecision(2)));
  const found = say`${hits} of ${plural(draws, "comparison")} with the previous merge alarmed: ${share} (95 % limits for independent comparisons: ${lower ?? ""} to ${upper ?? ""}).`;
  const promise = say`Promised, if nothing changed: ${formatPercent(Number(rate.toPrecision(2)))}, which is ${inDigits(promised2, 2)} of ${draws}.`;
  return [
    ...state("alarms", say`${found} ${promise}`),
    ...state("alarms.verdict", alarmVerdict(alarms.limits, rate))
  ];
}
function alarmVerdict([lower, upper], rate) {
  if (lower > rate)
    return say`That is hardly luck: main changed, or sweeps differ by more than the luck of the draw.`;
  if (upper < rate) return say`That is fewer than promised.`;
  return say`That agrees with the promise.`;
}
function notesOn({ damaged, older, otherMetric, untested }) {
  const lines2 = joined(
    damaged.slice(0, MAX_NAMED3).map(({ line }) => say`${line}`),
    say`, `
  );
  const unread = say`${plural(damaged.length, "damaged line")} left out: line ${lines2}`;
  const more = damaged.length > MAX_NAMED3 ? say` and further on` : [];
  const merges = (count) => plural(count, "merge");
  const notes = [
    [
      "damaged",
      damaged.length,
      say`${unread}${more}. The first: ${data(damaged[0]?.what ?? "", 300)}`
    ],
    ["other", otherMetric, say`Not shown: ${merges(otherMetric)} with another metric or axis.`],
    ["older", older, say`Not shown: ${plural(older, "older merge")}.`],
    [
      "untested",
      untested,
      say`Not tested for changes: ${merges(untested)} of more than 1,000 trials, whose scores are not kept.`
    ]
  ];
  const items = notes.flatMap(
    ([id, count, said]) => count === 0 ? [] : [[{ id: `history.${id}`, said }]]
  );
  return items.length === 0 ? [] : [{ type: "note", items }];
}
var MAX_NAMED3 = 8;
function mergesTable(view, frame) {
  const { merges, budgets } = view;
  if (merges.length === 0) return [];
  const format = historyFormat(view);
  const rows = merges.toReversed().map((merge) => [
    ...whichMerge(merge, frame),
    ...budgets.map((budget) => {
      const limits = limitsOfMerge(merge, budget);
      return limits === void 0 ? [] : say`${describeLimits(limits, format)}`;
    }),
    say`${comparedWords(merge.predecessor)}`
  ]);
  const names = budgets.map((budget) => budgetName(budget, view));
  const header = [say`Commit`, say`Pull request`, say`Day`, ...names, say`Previous merge`];
  return [table(header, rows, "left")];
}
function comparedWords(compared) {
  if (compared.alarmed) return compared.verdict === "worse" ? words`worse` : words`fails`;
  return VERDICTS[compared.verdict];
}
var VERDICTS = {
  none: words`no difference`,
  better: words`better`,
  worse: words`perhaps worse`,
  mixed: words`better and worse`,
  insufficient: words`cannot tell`,
  invalid: words`not comparable`,
  error: words`error`,
  "no-baseline": words`nothing before`,
  "no-candidate": words`no sweep`
};

// src/report/next.ts
function nextMoves({ comparisons }, acceptance) {
  const { you = [], maintainer = [] } = nextStep(comparisons[0].assessment);
  const others = maintainer.length === 0 ? acceptance : joined([maintainer, capitalized(acceptance)]);
  return joined([
    you.length === 0 ? [] : say`${strong(say`You:`)} ${you}`,
    others.length === 0 ? [] : say`${strong(say`Maintainer:`)} ${others}`
  ]);
}
function nextStatement(run, acceptance) {
  const { outcome, comparisons } = run;
  const [{ assessment }] = comparisons;
  const said = nextMoves(run, acceptance);
  const isDone = outcome.gate !== "fail" && (outcome.isJudged || assessment.accepted !== null || assessment.settings.gate.informOnly);
  const rest = isDone ? joined([say`nothing.`, caughtSentence(assessment)]) : [];
  const next = said.length > 0 ? said : rest;
  return state("next", next.length === 0 ? [] : say`${strong(say`Next:`)} ${next}`);
}
function caughtSentence(assessment) {
  const { outcome, accepted } = assessment;
  if (!isJudged(assessment) || outcome.gate !== "pass" || accepted !== null) return [];
  const slowdown = slowdownCaught(assessment);
  if (slowdown === null) return [];
  const isCheck = failingLevel(assessment.settings.gate) === "strong";
  const caught = isCheck ? say`It had` : say`Strong evidence had`;
  const alike = slowdownAtSettings(assessment);
  const about = alike === null ? [] : say`, about ${formatTimes(alike, Math.ceil)} if all settings lose equally`;
  const odds = haveTies(assessment) ? say`at most an 80 %` : say`an 80 %`;
  return say`${caught} ${odds} chance to catch a ${formatTimes(slowdown, Math.ceil)} slowdown${about}.`;
}
function smallPrint(run, frame) {
  const [{ assessment }, ...others] = run.comparisons;
  const isOne = others.length === 0;
  const count = say`${plural(run.comparisons.length, "comparison")}`;
  const { fullReport, help } = frame;
  return [
    ...state("sizes", isOne ? sizesIn(assessment) : count),
    ...state("explained", isOne ? explainedIn(assessment) : []),
    ...state("baseline-name", baselineName(assessment)),
    ...isOne ? state("rate-in", rateIn(assessment)) : state("family-rate", familyRate(run)),
    ...state("link", fullReport === null ? [] : [link(say`report`, fullReport)]),
    ...state("help", [link(say`help`, help)]),
    ...state("origin", frame.origin)
  ];
}
function sizesIn(assessment) {
  const { candidate, kind } = assessment;
  if (kind === "unjudged")
    return candidate ? say`${plural(candidate.counts.counted, "trial")}` : [];
  const counts = [assessment.baseline, candidate].flatMap((sweep) => sweep?.counts.failed ?? []);
  const failed = counts.some((count) => count > 0) ? say` (${joined(
    counts.map((count) => say`${count}`),
    say` + `
  )} failed)` : [];
  return say`${sampleSizes(assessment)}${hasOneAJob(assessment) ? ", one a job" : ""}${failed}`;
}
function hasOneAJob(assessment) {
  return assessment.kind === "compared" && assessment.test?.searches?.are === "jobs";
}
function explainedIn(assessment) {
  const test = assessment.kind === "compared" && isJudged(assessment) ? assessment.test : null;
  return test === null ? [] : explainedWords(test);
}
function rateIn(assessment) {
  if (!isJudged(assessment) || hasSameRows(assessment)) return [];
  if (assessment.searchDoubts.baseline !== null)
    return assessment.failedBefore?.stands ? [] : say`error rate unknown`;
  const found = rateOf(assessment);
  if (found === null) return [];
  const event = found.canFail ? "fail" : "show strong evidence";
  return say`if nothing changed${DRAWN[`${found.isIfRandom}`]}, ${formatPerThousand(found.rate)} ${event}`;
}
function familyRate({ familyWise, comparisons }) {
  if (familyWise === null) return [];
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const most = formatPerThousand({ rate: familyWise.rate, standardError: 0, isBound: true });
  return say`if nothing changed in any, ${most} ${canFail ? "fail" : "show strong evidence"}`;
}

// src/report/certainty.ts
function certainty(assessment, subject = "check") {
  const effect = subject === "check" ? effectOf(assessment) : [];
  const evidence = evidenceOf2(assessment);
  const isTested = isJudged(assessment) && restsOnTest(assessment) && evidence.length > 0;
  const does = effect.length === 0 ? [] : say`the check ${effect}`;
  const whole = joined([evidence, does], say`: `);
  const sentence = isTested ? whole : capitalized(whole);
  return [
    ...state("strength", sentence.length === 0 ? [] : say`${sentence}.`),
    ...state("size", besides(assessment)),
    ...state("found", assessment.accepted === null ? foundSentence(assessment) : [])
  ];
}
function evidenceOf2(assessment) {
  if (assessment.outcome.code === "too-few-trials" && assessment.kind === "compared")
    return noticed2(assessment);
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return [];
  const { outcome } = assessment;
  if (outcome.code === "identical" || outcome.code === "same-rows") return [];
  if (outcome.code === "adaptive-baseline") return say`strength unknown`;
  if (restsOnTest(assessment)) return testedWords(assessment);
  if (outcome.verdict === "mixed") {
    const found = claims(assessment).map(
      ({ way, level }) => say`${level} evidence that it is ${way}`
    );
    return joined(found, say`, `);
  }
  if (claimsNotWorse(assessment)) return say`strong evidence at every budget compared`;
  return levelWords(assessment);
}
var USUAL2 = 0.05;
function testedWords(assessment) {
  const { test, axis, outcome } = assessment;
  if (test === null) return [];
  const how = test.pairs !== null && axis.kind === "cost" ? " counted in trials" : "";
  const p = outcome.code === "better" ? test.pBetter : test.pValue;
  const level = p > test.alpha && p <= USUAL2 ? words` (fails at ${inDigits(test.alpha, 3)} or less)` : "";
  return say`${changeOfRates(assessment)}${winsAtSettings(assessment)}${formatPValue(p)}${how}${level}`;
}
function levelWords(assessment) {
  const { outcome, test, example } = assessment;
  const level = levelShown(assessment);
  if (level === null) return [];
  const isElsewhere = outcome.code === "worse" && test?.failed && example?.worse !== "strong";
  return isElsewhere ? say`${level} evidence, ${formatPValue(test.pValue)}` : say`${level} evidence`;
}
function changeOfRates({ test }) {
  const passing2 = test?.pairs?.passing ?? null;
  const change = passing2 === null ? 0 : passing2.candidate - passing2.baseline;
  if (passing2 === null || change === 0) return [];
  const write = formatFor(1 / (test?.pairs?.n ?? 1), 1);
  const way = change < 0 ? "worse" : "better";
  const limits = limitsOfChange(passing2.change, way, { direction: "maximize", write });
  const size = write(Math.abs(write.shown(passing2.candidate) - write.shown(passing2.baseline)));
  return say`${change < 0 ? "Lower" : "Higher"} by ${size}${limits}; `;
}
function winsAtSettings(assessment) {
  const share = failedBySettings(assessment)?.lowerShare ?? null;
  if (share === null) return [];
  const times = Math.round(100 * (1 - share));
  return say`A candidate trial beats a baseline trial with similar settings ${times} times in 100 (50 if equal); `;
}
function noticed2({ chances }) {
  const least = chances?.detectableSlowdown ?? null;
  if (least === null) return [];
  return say`only a candidate that needs ${formatTimes(least, Math.ceil)} the trials would be noticed`;
}
function levelShown({ outcome: { verdict }, comparison }) {
  if (verdict !== "worse" && verdict !== "better") return null;
  const { level } = comparison[verdict];
  return level === "none" ? null : level;
}
function besides(assessment) {
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return [];
  if (hasSameRows(assessment)) return [];
  const { outcome, test } = assessment;
  const fails = crashed(assessment);
  if (fails !== null)
    return say`Of the others, ${fails.worse} are worse and ${fails.better} better.`;
  if (test?.pairs || test?.searches || failedBySettings(assessment)) return [];
  if (outcome.verdict === "none") return ruledOutSentence(assessment);
  if (outcome.verdict === "mixed") return [];
  const beyond = [crossingSentence(assessment), closedGapSentence(assessment)];
  return beyond.find((one) => one.length > 0) ?? tuningSentence(assessment);
}
function ruledOutSentence(assessment) {
  const { ruledOut: ruledOut2, example, outcome, accepted } = assessment;
  if (outcome.gate !== "pass" || accepted !== null || !ruledOut2 || example === null) return [];
  const loss = -example.difference.lower;
  if (loss === Infinity) return say`The data rule out no loss there, however large.`;
  const write = roundedUp(scoreFormat(assessment));
  return loss > 0 ? say`A loss above ${write(loss)} is ruled out there.` : say`Any loss is ruled out there.`;
}
function shownSign(row, assessment) {
  const { shown } = scoreFormat(assessment);
  return Math.sign(shown(row.candidate.point) - shown(row.baseline.point)) || 0;
}
function closedGapSentence(assessment) {
  const { rows, example, comparison, axis, outcome } = assessment;
  const end = comparison.range?.[1] ?? 0;
  const last = rows.findLast(({ budget }) => budget <= end);
  if (outcome.verdict !== "worse" || !example || !last || last.budget <= example.budget) return [];
  const score = toMetric(last.candidate, directionOf(assessment)).median;
  if (shownSign(last, assessment) !== 0 || !Number.isFinite(score)) return [];
  return say`No gap is left after ${describeBudget(last.budget, axis)}: ${scoreFormat(assessment)(score)} in both.`;
}
function crossingSentence(assessment) {
  const { comparison, example, rows, axis, outcome } = assessment;
  const [place, ...more] = comparison.crossings;
  if (place === void 0 || more.length > 0 || example === null) return [];
  const isBefore = example.budget <= place;
  const sign = outcome.verdict === "worse" ? 1 : -1;
  const [from, to] = comparison.range ?? [0, 0];
  const beyond = isBefore ? to / place : place / from;
  if (Math.log(beyond) < comparison.rules.minShare * Math.log(to / from)) return [];
  const isOpposite = (row) => row.budget >= from && row.budget <= to && row.budget > place === isBefore && shownSign(row, assessment) === sign;
  if (!rows.some(isOpposite)) return [];
  const other = sign === 1 ? "ahead" : "behind";
  const end = axis.kind === "trials" ? isBefore ? Math.ceil(place) : Math.floor(place) : place;
  const at = describeBudget(end, axis);
  return isBefore ? say`It is ${other} from ${at} on.` : say`It is ${other} up to ${at}.`;
}

// src/report/checklist.ts
var NAMES = {
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
function checklistOf2(assessment) {
  const lists = checklistsOf(assessment);
  const columns = ["baseline", "candidate"].flatMap((arm) => {
    const items = lists[arm];
    return items === null ? [] : [{ arm, items }];
  });
  const codes = columns[0]?.items.map(({ item }) => item) ?? [];
  if (codes.length === 0) return null;
  const open = codes.filter((code2) => columns.some((column2) => isOpen(column2, code2)));
  const known3 = codes.flatMap((code2, i) => {
    const values = columns.map(({ items }) => describeItem(items[i]));
    return fact(`checklist.${code2}`, capitalized(say`${NAMES[code2]}`), ofBoth(columns, values));
  });
  return [
    ...fact(
      "checklist",
      say`Reported`,
      say`${codes.length - open.length} of ${codes.length} items`
    ),
    ...known3,
    ...fact("checklist-missing", say`Missing or incomplete`, missingWords(columns, open)),
    ...fact("checklist-source", say`After`, say`Dodge et al. (2019), text box 1`)
  ];
}
function ofBoth(columns, values) {
  const [first = [], ...others] = values;
  if (others.every((value) => JSON.stringify(value) === JSON.stringify(first))) return first;
  const each = columns.map(({ arm }, i) => {
    const value = values[i] ?? [];
    return value.length === 0 ? [] : say`${arm} ${value}`;
  });
  return joined(each, say`; `);
}
function isOpen({ items }, code2) {
  return items.some(({ item, state: state2 }) => item === code2 && state2 !== "reported");
}
function missingWords(columns, open) {
  if (open.length === 0) return [];
  const items = open.map((code2) => {
    const lacking = columns.filter((column2) => isOpen(column2, code2));
    const only = lacking.length < columns.length ? lacking[0]?.arm : void 0;
    return only === void 0 ? say`${NAMES[code2]}` : say`${NAMES[code2]} (${only})`;
  });
  return say`${joined(items, say`, `)}. Add them in \`sweep.meta.json\``;
}
function describeItem(item) {
  if (item.item === "runtime") return describeRuntime(item);
  const { item: _, state: _state, ...facts2 } = item;
  const known3 = Object.entries(facts2).map(([name, value]) => {
    if (Array.isArray(value))
      return value.length === 0 ? [] : say`${plain("name", name)}: ${value.length}`;
    const isText = typeof value === "string" || typeof value === "number";
    return isText ? say`${plain("name", name)}: ${parameterValue(value, 120)}` : [];
  });
  return joined(known3, say`; `);
}
function describeRuntime(item) {
  const { mean, total, unit, energyKilowattHours: energy } = item;
  const known3 = [
    mean === null ? [] : say`${describeAmount(mean, unit)} a trial`,
    total === null ? [] : say`${describeAmount(total, unit)} in total`,
    energy === null ? [] : say`${formatBudget(energy)} kWh`
  ];
  return joined(known3, say`, `);
}

// src/report/triage.ts
var TRIAGE_WORDS = {
  blocks: words`blocks`,
  worse: words`worse?, does not block`,
  unknown: words`cannot tell`,
  better: words`better`,
  same: words`no difference found`
};
var MIN_OVERVIEW = 2;
function byTriage({ comparisons }) {
  return TRIAGE.map((triage) => [
    triage,
    ...comparisons.filter((one) => one.assessment.outcome.triage === triage)
  ]).filter(([, ...found]) => found.length > 0);
}
function triageHeadline(run) {
  const [blocks, unknown] = [countOf("blocks", run), countOf("unknown", run)];
  const of = run.comparisons.length;
  const verb = blocks === 1 ? "blocks" : "block";
  const blocking = blocks === 0 ? say`None of ${of} blocks` : say`${blocks} of ${of} ${verb}`;
  return joined([blocking, unknown > 0 ? say`${unknown} cannot tell` : []], say`, `);
}
function otherTriage(run) {
  const [worse2, better] = [countOf("worse", run), countOf("better", run)];
  const same = countOf("same", run);
  const parts = [
    worse2 > 0 ? say`${worse2} may be worse` : [],
    better > 0 ? say`${better} better, or may be` : [],
    same > 0 ? say`no difference found in ${same}` : []
  ];
  return joined(parts, say`, `);
}
function triageStatements(run) {
  return state("standings", say`${joined([triageHeadline(run), otherTriage(run)], say`; `)}.`);
}
function countOf(triage, { comparisons }) {
  return comparisons.filter(({ assessment }) => assessment.outcome.triage === triage).length;
}
function triageWords(assessment) {
  const { triage, verdict } = assessment.outcome;
  const known3 = assessment.kind === "compared" ? assessment.chances?.detectableSlowdown : null;
  const missed = known3 && known3 < Infinity ? formatTimes(known3, Math.ceil) : null;
  switch (triage) {
    case "blocks":
      return verdict === "worse" || verdict === "mixed" ? say`worse: fails` : say`fails`;
    case "worse":
      return say`may be worse`;
    case "unknown":
      return missed === null ? say`cannot tell` : say`cannot tell: only ${missed}`;
    case "better":
      return say`better`;
    default:
      return missed === null ? say`none` : say`none: catches ${missed}`;
  }
}

// src/report/run.ts
function runMark({ outcome, comparisons }) {
  if (outcome.mark === "\u274C") return "\u274C";
  return comparisons.every(({ assessment }) => assessment.outcome.mark === "\u2705") ? "\u2705" : "\u26AA";
}
function runHeadline(run) {
  const [{ name, assessment }, ...others] = run.comparisons;
  if (others.length === 0) return headline(assessment);
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const group = groupOf(assessment);
  const brief = strong(say`${group} in ${same.length} of ${count} comparisons`);
  if (same.length === count) return say`${brief}${acceptedBy(assessment)}`;
  if (same.length > 1)
    return say`${brief}: ${someNames(same.map((one) => one.name))}${acceptedBy(assessment)}`;
  return say`${brief}: ${data(name)}${resultAfterName(assessment, group)}${acceptedBy(assessment)}`;
}
var GROUPS = {
  mixed: words`Worse and better`,
  insufficient: words`Cannot tell`,
  invalid: words`Not judged`
};
function groupOf(assessment) {
  const group = GROUPS[assessment.outcome.verdict];
  return group === void 0 ? briefVerdict(assessment) : say`${group}`;
}
var MAX_NAMES = 3;
function someNames(all) {
  const names = all.slice(0, MAX_NAMES).map((name) => [data(name)]);
  const more = all.length - names.length;
  return listed(more > 0 ? [...names, say`${more} more`] : names);
}
function likeTheFirst({ comparisons }) {
  const outcomeOf2 = ({ assessment }) => JSON.stringify([assessment.outcome.gate, groupOf(assessment)]);
  return comparisons.filter((one) => outcomeOf2(one) === outcomeOf2(comparisons[0]));
}
function runExplanations(run) {
  const [{ assessment }, ...others] = run.comparisons;
  const decided = decidedOtherwise(assessment);
  if (others.length === 0) return [...certainty(assessment), ...decided];
  const effect = state("strength", say`The check ${effectOf(assessment)}.`);
  const isAlone = likeTheFirst(run).length === 1;
  const said = [
    ...isAlone ? certainty(assessment) : effect,
    ...decided,
    ...others.flatMap((one) => acceptedSentence(one.assessment)),
    ...othersOf(run, isAlone)
  ];
  return said.filter((one, i) => !isAmong(one, said.slice(0, i)));
}
function othersOf(run, isAlone) {
  const others = run.comparisons.slice(isAlone ? 1 : likeTheFirst(run).length);
  if (others.length > MAX_NAMES) return triageStatements(run);
  const each = others.map(
    ({ name, assessment }) => say`${data(name)}: ${lowered(briefVerdict(assessment))}.`
  );
  return state("others", joined(each));
}
function isAmong(statement, others) {
  return others.some((other) => JSON.stringify(other) === JSON.stringify(statement));
}
function runNotes({ notCompared: notCompared2, configNote }) {
  const notThere = say`Not compared: ${someNames(notCompared2)} (in neither the config nor the baseline).`;
  return [
    ...state("config", configNote === null ? [] : configSentences(configNote)),
    ...state("not-compared", notCompared2.length === 0 ? [] : notThere)
  ];
}
function configSentences(note) {
  if (note.why === "added")
    return say`The base has no config file: the one in this pull request will apply once merged, and this comparison is made with the workflow’s inputs and the defaults.`;
  const names = joined(
    note.inputs.map((name) => [code(words`${name}`)]),
    say`, `
  );
  return say`The config file takes precedence. These inputs of the workflow differ from it and are ignored: ${names}. Change them in the config.`;
}
function summaryTable(run) {
  const rows = run.comparisons.map(({ name, assessment }) => {
    const result = say`${assessment.outcome.mark} ${headline(assessment)}`;
    return [[data(name)], result];
  });
  return table([say`Comparison`, say`Result`], rows, "left");
}
var OUTSIDE = {
  name: "",
  origin: [],
  acceptance: [],
  noCheck: [],
  fullReport: null,
  help: TOOL.help
};
var PRIORITIES = {
  result: 10,
  small: 9,
  next: 8,
  notes: 7,
  chart: 6,
  comparison: 5,
  budgets: 4,
  method: 3,
  sweeps: 2,
  checklist: 1
};
var TITLES2 = {
  result: words`result`,
  notes: words`notes`,
  chart: words`chart`,
  next: words`next step`,
  small: words`small print`,
  comparison: words`comparison`,
  budgets: words`numbers by budget`,
  sweeps: words`best configurations`,
  checklist: words`checklist`,
  method: words`method`
};
var FOLDED = ["budgets", "sweeps", "checklist", "method"];
function section(id, blocks, title = TITLES2[id]) {
  const isFolded = FOLDED.includes(id);
  return { id, title, isFolded, blocks, priority: PRIORITIES[id], brief: [] };
}
function sectionsOf(run, frame) {
  const [first, ...others] = run.comparisons;
  const name = nameOf2(run, frame);
  const shown = name === "" ? [] : say`${data(name)}: `;
  const verdict = state("verdict", say`${runMark(run)} ${shown}${runHeadline(run)}`);
  const said = [...runExplanations(run), ...state("no-check", frame.noCheck)];
  const result = {
    ...section("result", lines([verdict, said])),
    brief: paragraph(verdict)
  };
  const isOne = others.length === 0;
  const next = section("next", paragraph(nextStatement(run, frame.acceptance)));
  const print = section("small", small(smallPrint(run, frame)));
  if (isOne) {
    const [notes, chart, ...folded] = comparisonSections(first, "check");
    return [result, ...withRunNotes(run, notes), ...chart ? [chart] : [], next, print, ...folded];
  }
  const overview = section("chart", [{ type: "figure", comparison: "" }, ...notesWithoutFold(run)]);
  const folds = run.comparisons.flatMap((one, i) => foldOf(one, said, i / run.comparisons.length));
  const method2 = section("method", facts(factsOf(first.assessment, "comparison")));
  return [result, ...withRunNotes(run, void 0), overview, next, print, ...folds, method2];
}
function withRunNotes(run, notes) {
  const own = runNotes(run).map((one) => [one]);
  const noted = own.length === 0 ? [] : [{ type: "note", items: own }];
  return [section("notes", [...notes?.blocks ?? [], ...noted])];
}
function comparisonSections({ name, assessment }, subject) {
  const checklist = checklistOf2(assessment);
  return [
    section("notes", warningsBlock(assessment)),
    section("chart", [{ type: "figure", comparison: name }]),
    budgetsSection(assessment),
    section("sweeps", sweepsBlocks(assessment)),
    ...checklist ? [section("checklist", facts(checklist))] : [],
    section("method", facts(factsOf(assessment, subject)))
  ];
}
function budgetsSection(assessment) {
  const examples = changedExamples(assessment);
  if (examples.length === 0) return section("budgets", budgetTable(assessment));
  return section("budgets", examples, words`what was lost and won`);
}
function resultOf3(assessment, subject) {
  return [...certainty(assessment, subject), ...decidedOtherwise(assessment)];
}
function decidedOtherwise(assessment) {
  return [
    ...confirmationSentence(assessment),
    ...failedBeforeSentence(assessment),
    ...acceptedSentence(assessment)
  ];
}
function nameOf2({ comparisons: [only, ...others] }, frame) {
  const names = others.length > 0 ? [frame.name] : [frame.name, only.name];
  return names.filter(Boolean).join(" / ");
}
function hasFold({ assessment: { outcome } }) {
  return outcome.triage === "blocks" || outcome.triage === "unknown";
}
function notesWithoutFold({ comparisons }) {
  const items = comparisons.filter((one) => !hasFold(one)).flatMap(
    ({ name, assessment }) => statementsIn(warningsBlock(assessment)).filter(({ id }) => id === "warning.missing-shards").map(({ id, said }) => [{ id, said: say`${data(name)}: ${said}` }])
  );
  return items.length === 0 ? [] : [{ type: "note", items }];
}
function foldOf(one, above, rank) {
  if (!hasFold(one)) return [];
  const { name, assessment } = one;
  const { mark } = assessment.outcome;
  const title = say`${mark} ${data(name)}: ${headline(assessment)}`;
  const said = resultOf3(assessment, "comparison").filter((statement) => !isAmong(statement, above));
  const shown = comparisonSections(one, "comparison").filter(({ id }) => id === "notes" || id === "chart" || id === "budgets").flatMap(({ blocks: blocks2 }) => blocks2);
  const blocks = [fold(title, [...paragraph(said), ...shown], false)];
  return [{ ...section("comparison", blocks), priority: PRIORITIES.comparison - rank }];
}
function runStatements(run) {
  const verdict = state("verdict", say`${runHeadline(run)}.`);
  const rate = smallPrint(run, OUTSIDE).filter(({ id }) => id === "family-rate");
  return [...verdict, ...runExplanations(run), ...rate, ...runNotes(run)];
}
function verdictStatements(assessment, subject = "check") {
  return [...state("verdict", say`${headline(assessment)}.`), ...certainty(assessment, subject)];
}
function statementsOf(assessment, subject) {
  const sections = comparisonSections({ name: "", assessment }, subject);
  return [
    ...state("verdict", say`${headline(assessment)}.`),
    ...resultOf3(assessment, subject),
    ...statementsIn(sections.flatMap(({ blocks }) => blocks))
  ];
}

export {
  leaveOut,
  isFailedByTest,
  restsOnTest,
  reasonCodeOf,
  exitCodeOf,
  bisectCodeOf,
  compareAt,
  MAX_OLDER,
  equivalentEffort,
  computedRate,
  MAX_SIMULATED_PAIRS,
  IN_TRIALS,
  axisOf,
  unitOf,
  curveOf,
  curvesOf,
  budgetsOfOne,
  sizeOf,
  middleBest,
  ownOf,
  levelsOf,
  combineAssessments,
  levelsOfRun,
  haveUseForOlder,
  remember2 as remember,
  enforceEarlierFailures,
  judgeLabel,
  canBeAccepted,
  accept,
  assess,
  checklistsOf,
  confirm,
  wouldFail,
  commitsToKeep,
  viewHistory,
  limitsOfMerge,
  planFor,
  words,
  numeral,
  literal,
  say,
  data,
  plain,
  commit,
  strong,
  emphasis,
  link,
  code,
  joined,
  listed,
  capitalized,
  lowered,
  lengthOf,
  fact,
  facts,
  lines,
  small,
  state,
  lineOf,
  partsOf,
  statementsIn,
  paragraph,
  table,
  fold,
  formatFor,
  significantFormat,
  inPlain,
  roundedUp,
  roundedDown,
  signed,
  powerOfTen,
  formatBudget,
  shownBudget,
  budgetDigits,
  roundedTo,
  formatPercent,
  inDigits,
  listOf,
  plural,
  formatDuration,
  describeAmount,
  parameterValue,
  parameterNumber,
  formatOdds,
  formatPerThousand,
  formatPValue,
  formatLimit,
  formatTimes,
  roundedTimes,
  formatChance,
  formatSlowdown,
  acceptedSentence,
  acceptanceSentence,
  curveWord,
  typicalWord,
  directionOf,
  curvesIn,
  sizesOf,
  sampleSizes,
  haveCurves,
  haveLimits,
  limitsOf,
  betterWord,
  toMetric,
  describeLimits,
  describeMedian,
  describeRange,
  differenceInMetric,
  describeDifference,
  describeEstimate,
  scoreFormat,
  formatOfCurves,
  unitSpan,
  unitAfter,
  describeBudget,
  describeSeveral,
  describeStart,
  describeBudgets,
  bareBudgets,
  withoutStart,
  formatBudgetLimits,
  columnsOf2 as columnsOf,
  evidenceAt2 as evidenceAt,
  formatOfChange,
  label,
  describeCounts,
  describeLeftOut,
  describeGap,
  searchesWords,
  messageOf,
  outcomeWords,
  isJudged,
  headline,
  CAUGHT_LESS,
  failureTitle,
  failureBlocks,
  isCopiable,
  withBlock,
  suggestedFlags,
  shellText,
  historyFormat,
  budgetName,
  historyHeadline,
  historyBlocks,
  nextMoves,
  nextStatement,
  TRIAGE_WORDS,
  MIN_OVERVIEW,
  byTriage,
  triageHeadline,
  otherTriage,
  triageStatements,
  triageWords,
  runMark,
  runHeadline,
  runExplanations,
  runNotes,
  configSentences,
  summaryTable,
  OUTSIDE,
  sectionsOf,
  comparisonSections,
  resultOf3 as resultOf,
  nameOf2 as nameOf,
  runStatements,
  verdictStatements,
  statementsOf
};
