import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  COST_UNIT,
  EVIDENCE_LEVELS,
  orient,
  suspectedFailedValue
} from "./chunk-FBKCEXDF.js";
import {
  UserError,
  plainSearch,
  printable,
  printablePath
} from "./chunk-OZBFLYU3.js";
import {
  TOOL
} from "./chunk-S7QSIEDW.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-XNUOBV35.js";

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
    function isNumber(value2) {
      return typeof value2 === "number";
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
      var digits2;
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
            digits2 = token.precision;
            if (digits2 > 0) {
              digits2 -= 1;
            }
            out = f.toExponential(digits2);
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
    function isString(value2) {
      return typeof value2 === "string";
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
    var format2 = require_lib3();
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
    function isUint32Array(value2) {
      return hasUint32Array && value2 instanceof Uint32Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value2) === "[object Uint32Array]";
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
    function isFloat64Array(value2) {
      return hasFloat64Array && value2 instanceof Float64Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value2) === "[object Float64Array]";
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
    function isUint8Array(value2) {
      return hasUint8Array && value2 instanceof Uint8Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value2) === "[object Uint8Array]";
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
    function isUint16Array(value2) {
      return hasUint16Array && value2 instanceof Uint16Array || // eslint-disable-line stdlib/require-globals
      nativeClass(value2) === "[object Uint16Array]";
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
    var SMALL3 = 1862645149230957e-24;
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
        if (y < SMALL3) {
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
    var WORDS3 = [0, 0];
    function copysign(x, y) {
      var hx;
      var hy;
      toWords.assign(x, WORDS3, 1, 0);
      hx = WORDS3[0];
      hx &= ABS_MASK;
      hy = getHighWord(y);
      hy &= SIGN_MASK;
      hx |= hy;
      return fromWords(hx, WORDS3[1]);
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
var require_main39 = __commonJS({
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
    function exponent2(x) {
      var high = getHighWord(x);
      high = (high & EXP_MASK) >>> 20;
      return high - BIAS | 0;
    }
    module.exports = exponent2;
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
    var normalize2 = require_lib54().assign;
    var floatExp = require_lib56();
    var toWords = require_lib51();
    var fromWords = require_lib30();
    var TWO52_INV = 2220446049250313e-31;
    var CLEAR_EXP_MASK = 2148532223 >>> 0;
    var FRAC = [0, 0];
    var WORDS3 = [0, 0];
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
      toWords.assign(frac, WORDS3, 1, 0);
      high = WORDS3[0];
      high &= CLEAR_EXP_MASK;
      high |= exp + BIAS << 20;
      return m * fromWords(high, WORDS3[1]);
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
    var setLowWord = require_lib62();
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
    var WORDS3 = [0 | 0, 0 | 0];
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
      toWords.assign(y, WORDS3, 1, 0);
      hy = WORDS3[0];
      ly = WORDS3[1];
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
      toWords.assign(x, WORDS3, 1, 0);
      hx = WORDS3[0];
      lx = WORDS3[1];
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
      toWords.assign(z, WORDS3, 1, 0);
      j = uint32ToInt32(WORDS3[0]);
      i = uint32ToInt32(WORDS3[1]);
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
    var E2 = 2.718281828459045;
    module.exports = E2;
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
    var E2 = require_lib68();
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
      res *= sqrt(E2 / bgh);
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
    var round2 = Math.round;
    module.exports = round2;
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
    var round2 = require_lib84();
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
    var gamma2 = require_lib89();
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
      return gamma2(x + 1);
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
    var gamma2 = require_lib89();
    var log1p = require_lib38();
    var abs = require_lib42();
    var exp = require_lib58();
    var pow = require_lib67();
    var EPSILON = require_lib69();
    var E2 = require_lib68();
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
var require_main65 = __commonJS({
  "node_modules/@stdlib/math-base-special-gamma-delta-ratio/lib/main.js"(exports, module) {
    "use strict";
    var abs = require_lib42();
    var floor = require_lib37();
    var gamma2 = require_lib89();
    var factorial = require_lib91();
    var FLOAT64_MAX_NTH_FACTORIAL = require_lib90();
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
      var sum2;
      var e;
      var n;
      e = exp(-x);
      sum2 = e;
      if (sum2 !== 0) {
        term = sum2;
        for (n = 1; n < a; ++n) {
          term /= n;
          term *= x;
          sum2 += term;
        }
      }
      return sum2;
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
    var SMALL3 = 13877787807814457e-33;
    var ERX = 0.8450629115104675;
    var PPC = 0.12837916709551256;
    var QQC = 1;
    var PAC = -0.0023621185607526594;
    var QAC = 1;
    var RAC = -0.009864944034847148;
    var SAC = 1;
    var RBC = -0.0098649429247001;
    var SBC = 1;
    function erfc(x) {
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
        if (ax < SMALL3) {
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
    module.exports = erfc;
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
    var erfc = require_lib104();
    var sqrt = require_lib39();
    var exp = require_lib58();
    var PI = require_lib78();
    function finiteHalfGammaQ(a, x) {
      var half;
      var term;
      var sum2;
      var e;
      var n;
      e = erfc(sqrt(x));
      if (e !== 0 && a > 1) {
        term = exp(-x) / sqrt(PI * x);
        term *= x;
        half = 0.5;
        term /= half;
        sum2 = term;
        for (n = 2; n < a; ++n) {
          term /= n - half;
          term *= x;
          sum2 += term;
        }
        e += sum2;
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
    var erfc = require_lib104();
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
      result += erfc(sqrt(y)) / 2;
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
    var gammaln3 = require_lib98();
    var gamma2 = require_lib89();
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
    var E2 = require_lib68();
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
    var gamma2 = require_lib89();
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
    var sumSeries = require_lib103();
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
    var abs = require_lib42();
    var FLOAT32_SMALLEST_NORMAL = require_lib113();
    var EPS = require_lib69();
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
    var abs = require_lib42();
    var EPS = require_lib69();
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
    var gamma2 = require_lib89();
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
    var gammaln3 = require_lib98();
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
    var gammaln3 = require_lib98();
    var gamma2 = require_lib89();
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
    var E2 = require_lib68();
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
      var sum2;
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
      sum2 = s0 + prefix * j;
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
        sum2 += r;
        if (r > 1) {
          if (abs(r) < abs(EPSILON * sum2)) {
            break;
          }
        } else if (abs(r / EPSILON) < abs(sum2)) {
          break;
        }
      }
      return sum2;
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
    var E2 = require_lib68();
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
      var sum2;
      var i;
      prefix = ibetaPowerTerms(a, b, x, y, normalized);
      if (out) {
        out[1] = prefix;
      }
      prefix /= a;
      if (prefix === 0) {
        return prefix;
      }
      sum2 = 1;
      term = 1;
      for (i = 0; i < k - 1; ++i) {
        term *= (a + b + i) * x / (a + i + 1);
        sum2 += term;
      }
      prefix *= sum2;
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
    var E2 = require_lib68();
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
    function betainc3(x, a, b, regularized, upper) {
      var out = [0, 0];
      regularized = regularized === false ? false : true;
      upper = upper === true ? true : false;
      kernelBetainc(x, a, b, regularized, upper, out, 1, 0);
      return out[0];
    }
    module.exports = betainc3;
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

// node_modules/seedrandom/lib/alea.js
var require_alea = __commonJS({
  "node_modules/seedrandom/lib/alea.js"(exports, module) {
    (function(global2, module2, define3) {
      function Alea(seed) {
        var me = this, mash = Mash();
        me.next = function() {
          var t = 2091639 * me.s0 + me.c * 23283064365386963e-26;
          me.s0 = me.s1;
          me.s1 = me.s2;
          return me.s2 = t - (me.c = t | 0);
        };
        me.c = 1;
        me.s0 = mash(" ");
        me.s1 = mash(" ");
        me.s2 = mash(" ");
        me.s0 -= mash(seed);
        if (me.s0 < 0) {
          me.s0 += 1;
        }
        me.s1 -= mash(seed);
        if (me.s1 < 0) {
          me.s1 += 1;
        }
        me.s2 -= mash(seed);
        if (me.s2 < 0) {
          me.s2 += 1;
        }
        mash = null;
      }
      function copy(f, t) {
        t.c = f.c;
        t.s0 = f.s0;
        t.s1 = f.s1;
        t.s2 = f.s2;
        return t;
      }
      function impl(seed, opts) {
        var xg = new Alea(seed), state = opts && opts.state, prng = xg.next;
        prng.int32 = function() {
          return xg.next() * 4294967296 | 0;
        };
        prng.double = function() {
          return prng() + (prng() * 2097152 | 0) * 11102230246251565e-32;
        };
        prng.quick = prng;
        if (state) {
          if (typeof state == "object") copy(state, xg);
          prng.state = function() {
            return copy(xg, {});
          };
        }
        return prng;
      }
      function Mash() {
        var n = 4022871197;
        var mash = function(data) {
          data = String(data);
          for (var i = 0; i < data.length; i++) {
            n += data.charCodeAt(i);
            var h = 0.02519603282416938 * n;
            n = h >>> 0;
            h -= n;
            h *= n;
            n = h >>> 0;
            h -= n;
            n += h * 4294967296;
          }
          return (n >>> 0) * 23283064365386963e-26;
        };
        return mash;
      }
      if (module2 && module2.exports) {
        module2.exports = impl;
      } else if (define3 && define3.amd) {
        define3(function() {
          return impl;
        });
      } else {
        this.alea = impl;
      }
    })(
      exports,
      typeof module == "object" && module,
      // present in node.js
      typeof define == "function" && define
      // present with an AMD loader
    );
  }
});

// node_modules/seedrandom/lib/xor128.js
var require_xor128 = __commonJS({
  "node_modules/seedrandom/lib/xor128.js"(exports, module) {
    (function(global2, module2, define3) {
      function XorGen(seed) {
        var me = this, strseed = "";
        me.x = 0;
        me.y = 0;
        me.z = 0;
        me.w = 0;
        me.next = function() {
          var t = me.x ^ me.x << 11;
          me.x = me.y;
          me.y = me.z;
          me.z = me.w;
          return me.w ^= me.w >>> 19 ^ t ^ t >>> 8;
        };
        if (seed === (seed | 0)) {
          me.x = seed;
        } else {
          strseed += seed;
        }
        for (var k = 0; k < strseed.length + 64; k++) {
          me.x ^= strseed.charCodeAt(k) | 0;
          me.next();
        }
      }
      function copy(f, t) {
        t.x = f.x;
        t.y = f.y;
        t.z = f.z;
        t.w = f.w;
        return t;
      }
      function impl(seed, opts) {
        var xg = new XorGen(seed), state = opts && opts.state, prng = function() {
          return (xg.next() >>> 0) / 4294967296;
        };
        prng.double = function() {
          do {
            var top = xg.next() >>> 11, bot = (xg.next() >>> 0) / 4294967296, result = (top + bot) / (1 << 21);
          } while (result === 0);
          return result;
        };
        prng.int32 = xg.next;
        prng.quick = prng;
        if (state) {
          if (typeof state == "object") copy(state, xg);
          prng.state = function() {
            return copy(xg, {});
          };
        }
        return prng;
      }
      if (module2 && module2.exports) {
        module2.exports = impl;
      } else if (define3 && define3.amd) {
        define3(function() {
          return impl;
        });
      } else {
        this.xor128 = impl;
      }
    })(
      exports,
      typeof module == "object" && module,
      // present in node.js
      typeof define == "function" && define
      // present with an AMD loader
    );
  }
});

// node_modules/seedrandom/lib/xorwow.js
var require_xorwow = __commonJS({
  "node_modules/seedrandom/lib/xorwow.js"(exports, module) {
    (function(global2, module2, define3) {
      function XorGen(seed) {
        var me = this, strseed = "";
        me.next = function() {
          var t = me.x ^ me.x >>> 2;
          me.x = me.y;
          me.y = me.z;
          me.z = me.w;
          me.w = me.v;
          return (me.d = me.d + 362437 | 0) + (me.v = me.v ^ me.v << 4 ^ (t ^ t << 1)) | 0;
        };
        me.x = 0;
        me.y = 0;
        me.z = 0;
        me.w = 0;
        me.v = 0;
        if (seed === (seed | 0)) {
          me.x = seed;
        } else {
          strseed += seed;
        }
        for (var k = 0; k < strseed.length + 64; k++) {
          me.x ^= strseed.charCodeAt(k) | 0;
          if (k == strseed.length) {
            me.d = me.x << 10 ^ me.x >>> 4;
          }
          me.next();
        }
      }
      function copy(f, t) {
        t.x = f.x;
        t.y = f.y;
        t.z = f.z;
        t.w = f.w;
        t.v = f.v;
        t.d = f.d;
        return t;
      }
      function impl(seed, opts) {
        var xg = new XorGen(seed), state = opts && opts.state, prng = function() {
          return (xg.next() >>> 0) / 4294967296;
        };
        prng.double = function() {
          do {
            var top = xg.next() >>> 11, bot = (xg.next() >>> 0) / 4294967296, result = (top + bot) / (1 << 21);
          } while (result === 0);
          return result;
        };
        prng.int32 = xg.next;
        prng.quick = prng;
        if (state) {
          if (typeof state == "object") copy(state, xg);
          prng.state = function() {
            return copy(xg, {});
          };
        }
        return prng;
      }
      if (module2 && module2.exports) {
        module2.exports = impl;
      } else if (define3 && define3.amd) {
        define3(function() {
          return impl;
        });
      } else {
        this.xorwow = impl;
      }
    })(
      exports,
      typeof module == "object" && module,
      // present in node.js
      typeof define == "function" && define
      // present with an AMD loader
    );
  }
});

// node_modules/seedrandom/lib/xorshift7.js
var require_xorshift7 = __commonJS({
  "node_modules/seedrandom/lib/xorshift7.js"(exports, module) {
    (function(global2, module2, define3) {
      function XorGen(seed) {
        var me = this;
        me.next = function() {
          var X = me.x, i = me.i, t, v, w;
          t = X[i];
          t ^= t >>> 7;
          v = t ^ t << 24;
          t = X[i + 1 & 7];
          v ^= t ^ t >>> 10;
          t = X[i + 3 & 7];
          v ^= t ^ t >>> 3;
          t = X[i + 4 & 7];
          v ^= t ^ t << 7;
          t = X[i + 7 & 7];
          t = t ^ t << 13;
          v ^= t ^ t << 9;
          X[i] = v;
          me.i = i + 1 & 7;
          return v;
        };
        function init(me2, seed2) {
          var j, w, X = [];
          if (seed2 === (seed2 | 0)) {
            w = X[0] = seed2;
          } else {
            seed2 = "" + seed2;
            for (j = 0; j < seed2.length; ++j) {
              X[j & 7] = X[j & 7] << 15 ^ seed2.charCodeAt(j) + X[j + 1 & 7] << 13;
            }
          }
          while (X.length < 8) X.push(0);
          for (j = 0; j < 8 && X[j] === 0; ++j) ;
          if (j == 8) w = X[7] = -1;
          else w = X[j];
          me2.x = X;
          me2.i = 0;
          for (j = 256; j > 0; --j) {
            me2.next();
          }
        }
        init(me, seed);
      }
      function copy(f, t) {
        t.x = f.x.slice();
        t.i = f.i;
        return t;
      }
      function impl(seed, opts) {
        if (seed == null) seed = +/* @__PURE__ */ new Date();
        var xg = new XorGen(seed), state = opts && opts.state, prng = function() {
          return (xg.next() >>> 0) / 4294967296;
        };
        prng.double = function() {
          do {
            var top = xg.next() >>> 11, bot = (xg.next() >>> 0) / 4294967296, result = (top + bot) / (1 << 21);
          } while (result === 0);
          return result;
        };
        prng.int32 = xg.next;
        prng.quick = prng;
        if (state) {
          if (state.x) copy(state, xg);
          prng.state = function() {
            return copy(xg, {});
          };
        }
        return prng;
      }
      if (module2 && module2.exports) {
        module2.exports = impl;
      } else if (define3 && define3.amd) {
        define3(function() {
          return impl;
        });
      } else {
        this.xorshift7 = impl;
      }
    })(
      exports,
      typeof module == "object" && module,
      // present in node.js
      typeof define == "function" && define
      // present with an AMD loader
    );
  }
});

// node_modules/seedrandom/lib/xor4096.js
var require_xor4096 = __commonJS({
  "node_modules/seedrandom/lib/xor4096.js"(exports, module) {
    (function(global2, module2, define3) {
      function XorGen(seed) {
        var me = this;
        me.next = function() {
          var w = me.w, X = me.X, i = me.i, t, v;
          me.w = w = w + 1640531527 | 0;
          v = X[i + 34 & 127];
          t = X[i = i + 1 & 127];
          v ^= v << 13;
          t ^= t << 17;
          v ^= v >>> 15;
          t ^= t >>> 12;
          v = X[i] = v ^ t;
          me.i = i;
          return v + (w ^ w >>> 16) | 0;
        };
        function init(me2, seed2) {
          var t, v, i, j, w, X = [], limit = 128;
          if (seed2 === (seed2 | 0)) {
            v = seed2;
            seed2 = null;
          } else {
            seed2 = seed2 + "\0";
            v = 0;
            limit = Math.max(limit, seed2.length);
          }
          for (i = 0, j = -32; j < limit; ++j) {
            if (seed2) v ^= seed2.charCodeAt((j + 32) % seed2.length);
            if (j === 0) w = v;
            v ^= v << 10;
            v ^= v >>> 15;
            v ^= v << 4;
            v ^= v >>> 13;
            if (j >= 0) {
              w = w + 1640531527 | 0;
              t = X[j & 127] ^= v + w;
              i = 0 == t ? i + 1 : 0;
            }
          }
          if (i >= 128) {
            X[(seed2 && seed2.length || 0) & 127] = -1;
          }
          i = 127;
          for (j = 4 * 128; j > 0; --j) {
            v = X[i + 34 & 127];
            t = X[i = i + 1 & 127];
            v ^= v << 13;
            t ^= t << 17;
            v ^= v >>> 15;
            t ^= t >>> 12;
            X[i] = v ^ t;
          }
          me2.w = w;
          me2.X = X;
          me2.i = i;
        }
        init(me, seed);
      }
      function copy(f, t) {
        t.i = f.i;
        t.w = f.w;
        t.X = f.X.slice();
        return t;
      }
      ;
      function impl(seed, opts) {
        if (seed == null) seed = +/* @__PURE__ */ new Date();
        var xg = new XorGen(seed), state = opts && opts.state, prng = function() {
          return (xg.next() >>> 0) / 4294967296;
        };
        prng.double = function() {
          do {
            var top = xg.next() >>> 11, bot = (xg.next() >>> 0) / 4294967296, result = (top + bot) / (1 << 21);
          } while (result === 0);
          return result;
        };
        prng.int32 = xg.next;
        prng.quick = prng;
        if (state) {
          if (state.X) copy(state, xg);
          prng.state = function() {
            return copy(xg, {});
          };
        }
        return prng;
      }
      if (module2 && module2.exports) {
        module2.exports = impl;
      } else if (define3 && define3.amd) {
        define3(function() {
          return impl;
        });
      } else {
        this.xor4096 = impl;
      }
    })(
      exports,
      // window object or global
      typeof module == "object" && module,
      // present in node.js
      typeof define == "function" && define
      // present with an AMD loader
    );
  }
});

// node_modules/seedrandom/lib/tychei.js
var require_tychei = __commonJS({
  "node_modules/seedrandom/lib/tychei.js"(exports, module) {
    (function(global2, module2, define3) {
      function XorGen(seed) {
        var me = this, strseed = "";
        me.next = function() {
          var b = me.b, c = me.c, d = me.d, a = me.a;
          b = b << 25 ^ b >>> 7 ^ c;
          c = c - d | 0;
          d = d << 24 ^ d >>> 8 ^ a;
          a = a - b | 0;
          me.b = b = b << 20 ^ b >>> 12 ^ c;
          me.c = c = c - d | 0;
          me.d = d << 16 ^ c >>> 16 ^ a;
          return me.a = a - b | 0;
        };
        me.a = 0;
        me.b = 0;
        me.c = 2654435769 | 0;
        me.d = 1367130551;
        if (seed === Math.floor(seed)) {
          me.a = seed / 4294967296 | 0;
          me.b = seed | 0;
        } else {
          strseed += seed;
        }
        for (var k = 0; k < strseed.length + 20; k++) {
          me.b ^= strseed.charCodeAt(k) | 0;
          me.next();
        }
      }
      function copy(f, t) {
        t.a = f.a;
        t.b = f.b;
        t.c = f.c;
        t.d = f.d;
        return t;
      }
      ;
      function impl(seed, opts) {
        var xg = new XorGen(seed), state = opts && opts.state, prng = function() {
          return (xg.next() >>> 0) / 4294967296;
        };
        prng.double = function() {
          do {
            var top = xg.next() >>> 11, bot = (xg.next() >>> 0) / 4294967296, result = (top + bot) / (1 << 21);
          } while (result === 0);
          return result;
        };
        prng.int32 = xg.next;
        prng.quick = prng;
        if (state) {
          if (typeof state == "object") copy(state, xg);
          prng.state = function() {
            return copy(xg, {});
          };
        }
        return prng;
      }
      if (module2 && module2.exports) {
        module2.exports = impl;
      } else if (define3 && define3.amd) {
        define3(function() {
          return impl;
        });
      } else {
        this.tychei = impl;
      }
    })(
      exports,
      typeof module == "object" && module,
      // present in node.js
      typeof define == "function" && define
      // present with an AMD loader
    );
  }
});

// node_modules/seedrandom/seedrandom.js
var require_seedrandom = __commonJS({
  "node_modules/seedrandom/seedrandom.js"(exports, module) {
    (function(global2, pool, math) {
      var width = 256, chunks = 6, digits2 = 52, rngname = "random", startdenom = math.pow(width, chunks), significance = math.pow(2, digits2), overflow = significance * 2, mask = width - 1, nodecrypto;
      function seedrandom2(seed, options, callback) {
        var key = [];
        options = options == true ? { entropy: true } : options || {};
        var shortseed = mixkey(flatten(
          options.entropy ? [seed, tostring(pool)] : seed == null ? autoseed() : seed,
          3
        ), key);
        var arc4 = new ARC4(key);
        var prng = function() {
          var n = arc4.g(chunks), d = startdenom, x = 0;
          while (n < significance) {
            n = (n + x) * width;
            d *= width;
            x = arc4.g(1);
          }
          while (n >= overflow) {
            n /= 2;
            d /= 2;
            x >>>= 1;
          }
          return (n + x) / d;
        };
        prng.int32 = function() {
          return arc4.g(4) | 0;
        };
        prng.quick = function() {
          return arc4.g(4) / 4294967296;
        };
        prng.double = prng;
        mixkey(tostring(arc4.S), pool);
        return (options.pass || callback || function(prng2, seed2, is_math_call, state) {
          if (state) {
            if (state.S) {
              copy(state, arc4);
            }
            prng2.state = function() {
              return copy(arc4, {});
            };
          }
          if (is_math_call) {
            math[rngname] = prng2;
            return seed2;
          } else return prng2;
        })(
          prng,
          shortseed,
          "global" in options ? options.global : this == math,
          options.state
        );
      }
      function ARC4(key) {
        var t, keylen = key.length, me = this, i = 0, j = me.i = me.j = 0, s = me.S = [];
        if (!keylen) {
          key = [keylen++];
        }
        while (i < width) {
          s[i] = i++;
        }
        for (i = 0; i < width; i++) {
          s[i] = s[j = mask & j + key[i % keylen] + (t = s[i])];
          s[j] = t;
        }
        (me.g = function(count) {
          var t4, r = 0, i2 = me.i, j2 = me.j, s2 = me.S;
          while (count--) {
            t4 = s2[i2 = mask & i2 + 1];
            r = r * width + s2[mask & (s2[i2] = s2[j2 = mask & j2 + t4]) + (s2[j2] = t4)];
          }
          me.i = i2;
          me.j = j2;
          return r;
        })(width);
      }
      function copy(f, t) {
        t.i = f.i;
        t.j = f.j;
        t.S = f.S.slice();
        return t;
      }
      ;
      function flatten(obj, depth) {
        var result = [], typ = typeof obj, prop;
        if (depth && typ == "object") {
          for (prop in obj) {
            try {
              result.push(flatten(obj[prop], depth - 1));
            } catch (e) {
            }
          }
        }
        return result.length ? result : typ == "string" ? obj : obj + "\0";
      }
      function mixkey(seed, key) {
        var stringseed = seed + "", smear, j = 0;
        while (j < stringseed.length) {
          key[mask & j] = mask & (smear ^= key[mask & j] * 19) + stringseed.charCodeAt(j++);
        }
        return tostring(key);
      }
      function autoseed() {
        try {
          var out;
          if (nodecrypto && (out = nodecrypto.randomBytes)) {
            out = out(width);
          } else {
            out = new Uint8Array(width);
            (global2.crypto || global2.msCrypto).getRandomValues(out);
          }
          return tostring(out);
        } catch (e) {
          var browser = global2.navigator, plugins = browser && browser.plugins;
          return [+/* @__PURE__ */ new Date(), global2, plugins, global2.screen, tostring(pool)];
        }
      }
      function tostring(a) {
        return String.fromCharCode.apply(0, a);
      }
      mixkey(math.random(), pool);
      if (typeof module == "object" && module.exports) {
        module.exports = seedrandom2;
        try {
          nodecrypto = __require("crypto");
        } catch (ex) {
        }
      } else if (typeof define == "function" && define.amd) {
        define(function() {
          return seedrandom2;
        });
      } else {
        math["seed" + rngname] = seedrandom2;
      }
    })(
      // global: `self` in browsers (including strict mode and web workers),
      // otherwise `this` in Node and other environments
      typeof self !== "undefined" ? self : exports,
      [],
      // pool: entropy pool starts empty
      Math
      // math: package containing random, pow, and seedrandom
    );
  }
});

// node_modules/seedrandom/index.js
var require_seedrandom2 = __commonJS({
  "node_modules/seedrandom/index.js"(exports, module) {
    var alea = require_alea();
    var xor128 = require_xor128();
    var xorwow = require_xorwow();
    var xorshift7 = require_xorshift7();
    var xor4096 = require_xor4096();
    var tychei = require_tychei();
    var sr = require_seedrandom();
    sr.alea = alea;
    sr.xor128 = xor128;
    sr.xorwow = xorwow;
    sr.xorshift7 = xorshift7;
    sr.xor4096 = xor4096;
    sr.tychei = tychei;
    module.exports = sr;
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
      for (const line of fnString.split("\n").slice(1)) {
        const m = /^[\s\t]+/.exec(line);
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

// src/math/crossing.ts
var LONGEST_STEP = 200;
var NEGLIGIBLE = 1e-22;
function probabilityWithin(lower, upper) {
  checkBoundary(lower);
  checkBoundary(upper);
  if (lower.length !== upper.length) throw new RangeError("boundaries differ in length");
  const n = lower.length;
  const counts = new CountDistribution(n);
  let nextLower = 0;
  let nextUpper = 0;
  while (nextLower < n || nextUpper < n) {
    const toLower = lower[nextLower] ?? Infinity;
    const toUpper = upper[nextUpper] ?? Infinity;
    if (toLower <= toUpper) {
      counts.advance(toLower);
      nextLower++;
      counts.allowUpTo(nextLower);
    } else {
      counts.advance(toUpper);
      nextUpper++;
      counts.requireAtLeast(nextUpper);
    }
    if (counts.isEmpty) return 0;
  }
  counts.advance(1);
  return Math.min(1, counts.probabilityOf(n) / poissonAtItsMean(n));
}
function checkBoundary(boundary) {
  let previous = 0;
  for (let i = 0; i < boundary.length; i++) {
    const value2 = boundary[i];
    if (!(value2 >= previous && value2 <= 1)) {
      throw new RangeError(`boundary ${i + 1} is ${value2}: not non-decreasing inside [0, 1]`);
    }
    previous = value2;
  }
}
function poissonAtItsMean(n) {
  let logarithm = -1;
  for (let k = 2; k <= n; k++) logarithm += (k - 1) * Math.log1p(1 / (k - 1)) - 1;
  return Math.exp(logarithm);
}
var CountDistribution = class {
  #rate;
  #time = 0;
  #first = 0;
  #last = 0;
  #now;
  #scratch;
  #kernel;
  constructor(n) {
    this.#rate = n;
    this.#now = new Float64Array(n + 1);
    this.#scratch = new Float64Array(n + 1);
    this.#kernel = new Float64Array(n + 1);
    this.#now[0] = 1;
  }
  get isEmpty() {
    return this.#first > this.#last;
  }
  probabilityOf(count) {
    return this.#now[count];
  }
  /** From now on counts up to `count` are possible. */
  allowUpTo(count) {
    this.#now[count] = 0;
    this.#last = count;
  }
  /** Drops the paths with fewer than `count` points so far. */
  requireAtLeast(count) {
    this.#first = Math.max(this.#first, count);
  }
  advance(time) {
    const length = (time - this.#time) * this.#rate;
    this.#time = time;
    if (length <= 0) return;
    const parts3 = Math.ceil(length / LONGEST_STEP);
    const terms = this.#fillKernel(length / parts3);
    for (let part2 = 0; part2 < parts3; part2++) this.#convolve(terms);
  }
  /** Poisson probabilities of 0, 1, 2 … points in a step; returns how many are worth keeping. */
  #fillKernel(mean) {
    const most = this.#last - this.#first;
    let term = Math.exp(-mean);
    let size = 0;
    this.#kernel[size++] = term;
    while (size <= most && (size < mean || term > NEGLIGIBLE)) {
      term *= mean / size;
      this.#kernel[size++] = term;
    }
    return size;
  }
  #convolve(terms) {
    const now = this.#now;
    const next = this.#scratch;
    const kernel = this.#kernel;
    for (let count = this.#first; count <= this.#last; count++) {
      const steps = Math.min(terms - 1, count - this.#first);
      let sum2 = 0;
      for (let j = 0; j <= steps; j++) sum2 += now[count - j] * kernel[j];
      next[count] = sum2;
    }
    this.#now = next;
    this.#scratch = now;
  }
};

// src/math/root.ts
function findRoot(f, { low, high, tolerance }) {
  let newest = { x: low, y: f(low) };
  let opposite = { x: high, y: f(high) };
  if (newest.y * opposite.y > 0) throw new RangeError("the bracket holds no sign change");
  let fraction = 0.5;
  for (; ; ) {
    const best = Math.abs(newest.y) < Math.abs(opposite.y) ? newest : opposite;
    const width = Math.abs(opposite.x - newest.x);
    const precision = tolerance + 2 * Number.EPSILON * Math.abs(best.x);
    if (best.y === 0 || width <= precision) return best.x;
    const clamp = Math.min(0.5, precision / 2 / width);
    const x = newest.x + Math.min(1 - clamp, Math.max(clamp, fraction)) * (opposite.x - newest.x);
    const next = { x, y: f(x) };
    const sameSide = Math.sign(next.y) === Math.sign(newest.y);
    const discarded = sameSide ? newest : opposite;
    if (!sameSide) opposite = newest;
    newest = next;
    fraction = nextFraction(newest, opposite, discarded);
  }
}
function nextFraction(newest, opposite, discarded) {
  const xi = (newest.x - opposite.x) / (discarded.x - opposite.x);
  const phi = (newest.y - opposite.y) / (discarded.y - opposite.y);
  const interpolationIsSafe = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
  if (!interpolationIsSafe) return 0.5;
  const alpha = (discarded.x - newest.x) / (opposite.x - newest.x);
  return newest.y / (opposite.y - newest.y) * discarded.y / (opposite.y - discarded.y) + alpha * newest.y / (discarded.y - newest.y) * (opposite.y / (discarded.y - opposite.y));
}

// src/math/beta.ts
var import_math_base_special_betainc = __toESM(require_lib122(), 1);
var import_math_base_special_gammaln = __toESM(require_lib98(), 1);
var Beta = class {
  a;
  b;
  #logNormalizer;
  constructor(a, b) {
    if (!(a >= 1 && b >= 1)) throw new RangeError(`Beta(${a}, ${b}): both must be at least 1`);
    this.a = a;
    this.b = b;
    this.#logNormalizer = (0, import_math_base_special_gammaln.default)(a) + (0, import_math_base_special_gammaln.default)(b) - (0, import_math_base_special_gammaln.default)(a + b);
  }
  /** Where the density is largest; for a = b = 1 the middle. */
  get mode() {
    return this.a + this.b === 2 ? 0.5 : (this.a - 1) / (this.a + this.b - 2);
  }
  /** P(X ≤ x), x in [0, 1]. */
  lowerTail(x) {
    return (0, import_math_base_special_betainc.default)(x, this.a, this.b, true, false);
  }
  /** P(X ≥ x), x in [0, 1]. */
  upperTail(x) {
    return (0, import_math_base_special_betainc.default)(x, this.a, this.b, true, true);
  }
  /** The logarithm of the density up to its constant, x in (0, 1). */
  shape(x) {
    return (this.a - 1) * Math.log(x) + (this.b - 1) * Math.log1p(-x);
  }
  /** The derivative of `shape`. */
  slope(x) {
    return (this.a - 1) / x - (this.b - 1) / (1 - x);
  }
  density(x) {
    return Math.exp(this.shape(x) - this.#logNormalizer);
  }
  /**
   * The x with P(X ≤ x) = p, for p in (0, 1): Newton's method on the logarithms, inside a bracket.
   *
   * @param start a guess in (0, 1)
   */
  quantile(p, start = this.a / (this.a + this.b)) {
    const target = Math.log(p);
    return solveIncreasing({ low: 0, high: 1, start }, (x) => {
      const tail = this.lowerTail(x);
      return { miss: Math.log(tail) - target, slope: this.density(x) / tail };
    });
  }
};
var NEWTON_STEPS = 60;
var MOST_STEPS = 200;
function solveIncreasing({ low, high, start }, f) {
  let [left, right, x] = [low, high, start];
  for (let step2 = 0; step2 < MOST_STEPS; step2++) {
    const { miss, slope } = f(x);
    if (miss === 0) return x;
    if (miss > 0) right = x;
    else left = x;
    const newton = x * Math.exp(-miss / (slope * x));
    const isTrusted = step2 < NEWTON_STEPS && newton > left && newton < right;
    const next = isTrusted ? newton : (left + right) / 2;
    if (Math.abs(next - x) <= 4 * Number.EPSILON * x) return next;
    x = next;
  }
  return x;
}

// src/math/highest-density.ts
function highestDensityInterval(beta, miss, start) {
  const { a, b, mode } = beta;
  if (a === 1 && b === 1) throw new RangeError("the uniform distribution has no densest part");
  if (a === 1) return { lower: 0, upper: -Math.expm1(Math.log(miss) / b) };
  if (b === 1) return { lower: Math.exp(Math.log(miss) / a), upper: 1 };
  const target = Math.log(miss);
  let upper = mode;
  const lower = solveIncreasing({ low: 0, high: mode, start: start ?? mode / 2 }, (x) => {
    upper = equallyDense(beta, x);
    const outside = beta.lowerTail(x) + beta.upperTail(upper);
    const slope = beta.density(x) * (1 - beta.slope(x) / beta.slope(upper));
    return { miss: Math.log(outside) - target, slope: slope / outside };
  });
  return { lower, upper: equallyDense(beta, lower) };
}
var MOST_STEPS2 = 60;
function equallyDense(beta, x) {
  const { mode } = beta;
  const level = beta.shape(x);
  let u = Math.min(2 * mode - x, (1 + mode) / 2);
  for (let step2 = 0; step2 < MOST_STEPS2; step2++) {
    const excess = beta.shape(u) - level;
    const newton = u - excess / beta.slope(u);
    const next = newton < 1 ? newton : (1 + u) / 2;
    if (Math.abs(next - u) <= 4 * Number.EPSILON || excess < 0 && next >= u) break;
    u = next;
  }
  return Math.max(u, mode);
}

// src/estimate/band-shapes.ts
var OrderStatisticIntervals = class {
  #laws;
  #n;
  #interval;
  #starts = [];
  constructor(n, shape) {
    this.#n = n;
    this.#laws = Array.from({ length: n + 1 >> 1 }, (_, i) => new Beta(i + 1, n - i));
    this.#interval = shape === "highest-density" && n > 1 ? highestDensityInterval : equalTailedInterval;
  }
  /** @param miss probability outside each interval, in (0, 1) */
  bounds(miss) {
    const half = this.#laws.map((law, i) => this.#interval(law, miss, this.#starts[i]));
    this.#starts = half.map(({ lower: lower2 }) => lower2 || void 0);
    const lower = new Array(this.#n);
    const upper = new Array(this.#n);
    for (const [i, interval] of half.entries()) {
      const mirror = this.#n - 1 - i;
      lower[mirror] = 1 - interval.upper;
      upper[mirror] = 1 - interval.lower;
      lower[i] = interval.lower;
      upper[i] = interval.upper;
    }
    return { lower, upper };
  }
};
function equalTailedInterval(law, miss, start) {
  const mirrored = new Beta(law.b, law.a);
  return {
    lower: law.quantile(miss / 2, start),
    upper: 1 - mirrored.quantile(miss / 2)
  };
}
function constantWidthBounds(n, epsilon) {
  const ranks = Array.from({ length: n }, (_, i) => i + 1);
  return {
    lower: ranks.map((i) => Math.max(0, i / n - epsilon)),
    upper: ranks.map((i) => Math.min(1, (i - 1) / n + epsilon))
  };
}

// src/estimate/exact-miss.ts
var LEAST_CALIBRATED_MISS = 1e-11;
var LARGEST_QUICK = 1e3;
var EXPECTED_RISE = 0.56;
var MOST_SECANTS = 12;
var COVERAGE_ERROR = 1e-13;
function exactMiss(intervals, n, confidence) {
  const most = 1 - confidence;
  if (n === 1) return most;
  if (most < LEAST_CALIBRATED_MISS) return most / n;
  const excessCoverage = (logMiss) => {
    const { lower, upper } = intervals.bounds(Math.exp(logMiss));
    return probabilityWithin(lower, upper) - confidence;
  };
  const [low, high] = [Math.log(most / n) - 1e-3, Math.log(most)];
  const found = n > LARGEST_QUICK ? nearbyRoot(excessCoverage, { low, high, confidence, n }) : null;
  return Math.exp(found ?? findRoot(excessCoverage, { low, high, tolerance: 1e-13 }));
}
function nearbyRoot(excess, { low, high, confidence, n }) {
  const target = Math.log(-Math.log(confidence));
  let [x, slope] = [low + EXPECTED_RISE * Math.log(n), 1];
  let before = null;
  for (let step2 = 0; step2 < MOST_SECANTS; step2++) {
    if (!(x > low && x < high)) return null;
    const missing = excess(x);
    if (Math.abs(missing) <= COVERAGE_ERROR) return x;
    const y = Math.log(-Math.log(confidence + missing)) - target;
    if (before !== null) slope = (y - before.y) / (x - before.x);
    if (!(slope > 0.1 && slope < 10)) return null;
    before = { x, y };
    x -= y / slope;
  }
  return null;
}

// src/math/random.ts
var import_seedrandom = __toESM(require_seedrandom2(), 1);
function seededRandom(seed) {
  return (0, import_seedrandom.default)(String(seed));
}
function uniformOrderStatistics(n, random) {
  const sums = new Float64Array(n);
  let total = 0;
  for (let i = 0; i < n; i++) {
    total -= Math.log1p(-random());
    sums[i] = total;
  }
  total -= Math.log1p(-random());
  return sums.map((sum2) => sum2 / total);
}
function quickRandom(seed) {
  return import_seedrandom.default.alea(String(seed));
}
function* randomChoices({ size, chosen }, random) {
  const places3 = Int32Array.from({ length: size }, (_, i) => i);
  const marked2 = Math.min(chosen, size - chosen);
  const mark = marked2 === chosen ? 1 : 0;
  const choice = new Uint8Array(size);
  for (; ; ) {
    choice.fill(1 - mark);
    for (let i = 0; i < marked2; i++) {
      const other = i + (random() * (size - i) | 0);
      const place = places3[other];
      places3[other] = places3[i];
      places3[i] = place;
      choice[place] = mark;
    }
    yield choice;
  }
}

// src/estimate/simulate-calibration.ts
var SAMPLES = 1e4;
var MOST_TRIALS = 1e3;
function simulatedMiss(n, shape, seed) {
  const laws = Array.from({ length: n }, (_, i) => new Beta(i + 1, n - i));
  const outside = shape === "highest-density" && n > 1 ? probabilityLessDense : twoSidedTail;
  const contents2 = simulate(n, seed, (sample) => {
    let least = 1;
    for (const [i, law] of laws.entries()) {
      least = Math.min(least, outside(law, sample[i]));
    }
    return 1 - least;
  });
  return (confidence) => 1 - upperQuantile(contents2, confidence);
}
function simulatedEpsilon(n, seed) {
  const distances = simulate(n, seed, (sample) => {
    let farthest = 0;
    for (const [i, u] of sample.entries()) {
      farthest = Math.max(farthest, (i + 1) / n - u, u - i / n);
    }
    return farthest;
  });
  return (confidence) => upperQuantile(distances, confidence);
}
function simulate(n, seed, statistic) {
  if (n > MOST_TRIALS) {
    throw new UserError({
      fault: "settings",
      where: "calibration",
      what: `is simulation, which takes minutes for ${n} trials`,
      fix: `Leave it at exact for more than ${MOST_TRIALS} trials.`
    });
  }
  const random = seededRandom(seed);
  return Float64Array.from(
    { length: SAMPLES },
    () => statistic(uniformOrderStatistics(n, random))
  ).sort();
}
function upperQuantile(values, level) {
  const rank = Math.min(values.length, Math.ceil(level * (values.length + 1)));
  return values[rank - 1];
}
function twoSidedTail(law, x) {
  return 2 * Math.min(law.lowerTail(x), law.upperTail(x));
}
function probabilityLessDense(law, x) {
  if (law.a === 1) return law.upperTail(x);
  if (law.b === 1) return law.lowerTail(x);
  if (x > law.mode) return probabilityLessDense(new Beta(law.b, law.a), 1 - x);
  return law.lowerTail(x) + law.upperTail(equallyDense(law, x));
}

// src/estimate/calibrate.ts
var LARGEST_CALIBRATED = 2e4;
function confidenceBand(n, settings) {
  return confidenceBands(n, settings)(settings.confidence);
}
function confidenceBands(n, settings) {
  if (!(Number.isSafeInteger(n) && n >= 1)) throw new RangeError(`n is ${n}, not a count`);
  const method2 = n > LARGEST_CALIBRATED ? "dkw" : settings.method;
  const calibrate = method2 === "ks" || method2 === "dkw" ? constantWidthBand : orderStatisticBand;
  const simulated = simulationOf(n, { ...settings, method: method2 });
  return (confidence) => {
    if (!(confidence > 0 && confidence < 1)) throw new RangeError(`confidence is ${confidence}`);
    return { n, confidence, ...calibrate(n, { method: method2, confidence, simulated }) };
  };
}
function simulationOf(n, { method: method2, calibration, seed }) {
  if (calibration === "exact") return null;
  let known = null;
  return (confidence) => {
    known ??= method2 === "ks" ? simulatedEpsilon(n, seed) : simulatedMiss(n, shapeOf(method2), seed);
    return known(confidence);
  };
}
function orderStatisticBand(n, { method: method2, confidence, simulated }) {
  const intervals = new OrderStatisticIntervals(n, shapeOf(method2));
  const miss = simulated ? simulated(confidence) : exactMiss(intervals, n, confidence);
  return { method: method2, pointwise: 1 - miss, epsilon: null, ...intervals.bounds(miss) };
}
function shapeOf(method2) {
  return method2 === "ld-equal-tailed" ? "equal-tailed" : "highest-density";
}
function constantWidthBand(n, wanted) {
  const epsilon = halfWidth(n, wanted);
  return { method: wanted.method, pointwise: null, epsilon, ...constantWidthBounds(n, epsilon) };
}
function halfWidth(n, { method: method2, confidence, simulated }) {
  const conservative = dkwHalfWidth(n, confidence);
  if (method2 === "dkw" || 1 - confidence < LEAST_CALIBRATED_MISS) return conservative;
  if (simulated) return simulated(confidence);
  const excessCoverage = (epsilon) => {
    const { lower, upper } = constantWidthBounds(n, epsilon);
    return probabilityWithin(lower, upper) - confidence;
  };
  return findRoot(excessCoverage, { low: 1 / (2 * n), high: conservative, tolerance: 1e-14 });
}
function dkwHalfWidth(n, confidence) {
  return Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * n));
}

// src/math/step-function.ts
function stepFunction(ends2, values) {
  const breaks = [];
  const kept = [];
  for (let j = 0; j < ends2.length; j++) {
    const end = ends2[j];
    const value2 = values[j];
    if (end <= (breaks.at(-1) ?? 0)) continue;
    if (value2 === kept.at(-1)) breaks[breaks.length - 1] = end;
    else {
      breaks.push(end);
      kept.push(value2);
    }
  }
  return { breaks, values: kept };
}
function stepIndex(breaks, x) {
  let low = 0;
  let high = breaks.length - 1;
  while (low < high) {
    const middle2 = low + high >> 1;
    if (breaks[middle2] >= x) high = middle2;
    else low = middle2 + 1;
  }
  return low;
}
function valueAt(steps, x) {
  return steps.values[stepIndex(steps.breaks, x)];
}
function firstReaching({ breaks, values }, least) {
  const step2 = values.findIndex((value2) => value2 >= least);
  if (step2 === -1) return Infinity;
  return breaks[step2 - 1] ?? 0;
}
function mapSteps(steps, map2) {
  return stepFunction(steps.breaks, steps.values.map(map2));
}
function scaleBreaks({ breaks, values }, factor) {
  return stepFunction(
    breaks.map((end) => end * factor),
    values
  );
}
function commonBreaks(functions, from, to) {
  const inside = functions.flatMap(({ breaks }) => breaks.filter((x) => x > from && x < to));
  return [...new Set(inside)].sort((a, b) => a - b).concat(to);
}

// src/estimate/cost-axis.ts
function inCost(curve, meanCost2) {
  if (!(meanCost2 > 0 && meanCost2 < Infinity)) throw new RangeError(`mean cost is ${meanCost2}`);
  return {
    ...curve,
    trialCost: meanCost2,
    point: scaleBreaks(curve.point, meanCost2),
    lower: scaleBreaks(curve.lower, meanCost2),
    upper: scaleBreaks(curve.upper, meanCost2),
    resolvableBudget: curve.resolvableBudget * meanCost2
  };
}

// src/estimate/level.ts
function levelFromBudget(band2, quantile3, budget = 1) {
  if (!(quantile3 > 0 && quantile3 < 1)) throw new RangeError(`quantile is ${quantile3}`);
  if (!(budget > 0)) throw new RangeError(`budget is ${budget}`);
  if (band2.n > LARGEST_CALIBRATED) return band2.confidence;
  const first = quantile3 ** (1 / budget);
  return probabilityWithin(
    band2.lower.map((bound) => bound < first ? 0 : bound),
    band2.upper.map((bound) => Math.max(bound, first))
  );
}

// src/estimate/limits.ts
function limitsAt(curve, budget) {
  return {
    lower: valueAt(curve.lower, budget),
    point: valueAt(curve.point, budget),
    upper: valueAt(curve.upper, budget)
  };
}

// src/estimate/mean-curve.ts
function meanCurve(scores, band2, bounds) {
  const { floor, ceiling } = bounds;
  const fits2 = (score) => score < Infinity && score >= floor && score <= ceiling;
  if (scores.length !== band2.n) throw new RangeError(`${scores.length} scores, n = ${band2.n}`);
  const valued = scores.map((score) => score === -Infinity ? floor : score);
  if (!valued.every(fits2)) throw new RangeError("a score is NaN, +\u221E or out of bounds");
  return { scores: valued.sort((a, b) => a - b), band: band2, bounds };
}
function failures({ scores }) {
  const first = scores.findIndex((score) => score > -Infinity);
  return first < 0 ? scores.length : first;
}
function checkTrials(trials2) {
  if (!(trials2 > 0 && trials2 < Infinity)) throw new RangeError(`${trials2} trials`);
}

// src/math/difference-of-powers.ts
function differenceOfPowers(k, logs) {
  return Math.exp(k * logs.s) * -Math.expm1(k * logs.ratio);
}

// src/math/best-of-weights.ts
function withReplacement(n, k) {
  return Float64Array.from({ length: n }, (_, below) => {
    const i = below + 1;
    return differenceOfPowers(k, { s: logOfShare(i, n), ratio: Math.log1p(-1 / i) });
  });
}
function logOfShare(i, n) {
  return 2 * i > n ? Math.log1p((i - n) / n) : Math.log(i / n);
}
function withoutReplacement(n, k) {
  return fromTheBest(n, k, (i) => i - k);
}
function asMultiset(n, k) {
  return fromTheBest(n, k, (i) => i - 1);
}
function fromTheBest(n, k, rest) {
  const weights = new Float64Array(n);
  let [left, carry] = [1, 0];
  for (let i = n; i >= 1 && left > 0; i--) {
    const others = rest(i);
    const share = k / (others + k);
    const weight = left * share;
    weights[i - 1] = weight;
    const taken2 = weight - carry;
    const next = share < 0.5 ? left - taken2 : left * (others / (others + k));
    carry = share < 0.5 ? left - next - taken2 : 0;
    left = next;
  }
  return weights;
}

// src/math/compensated-sum.ts
function compensatedSum(count, term) {
  let [sum2, carry] = [0, 0];
  for (let i = 0; i < count; i++) {
    const value2 = term(i);
    const next = sum2 + value2;
    carry += Math.abs(sum2) >= Math.abs(value2) ? sum2 - next + value2 : value2 - next + sum2;
    sum2 = next;
  }
  return sum2 + carry;
}

// src/math/weighted-mean.ts
function weightedMean(values, weights) {
  const half = compensatedSum(values.length, (i) => {
    const weight = weights[i];
    return weight === 0 ? 0 : weight * (values[i] / 2);
  });
  return Math.min(values.at(-1), Math.max(values[0], 2 * half));
}
function weightedDeviation(values, weights) {
  const mean = weightedMean(values, weights);
  const scale = Math.max(Math.abs(values[0]), Math.abs(values.at(-1)));
  if (scale === 0) return 0;
  const variance = compensatedSum(values.length, (i) => {
    const distance = values[i] / scale - mean / scale;
    return weights[i] * distance ** 2;
  });
  return scale * Math.sqrt(variance);
}

// src/estimate/mean-estimates.ts
function meanEstimatesAt(curve, trials2) {
  checkTrials(trials2);
  const { scores } = curve;
  const u = withoutReplacementMean(curve, trials2);
  if (failures(curve) > 0) return { u, v: -Infinity, w: -Infinity, vStd: null, vShade: null };
  const weights = withReplacement(scores.length, trials2);
  const v = weightedMean(scores, weights);
  const w = weightedMean(scores, asMultiset(scores.length, trials2));
  const vStd = weightedDeviation(scores, weights);
  const [worst, best] = [scores[0], scores.at(-1)];
  const vShade = { lower: Math.max(worst, v - vStd), upper: Math.min(best, v + vStd) };
  return { u, v, w, vStd, vShade };
}
function withoutReplacementMean(curve, trials2) {
  const { scores } = curve;
  if (!Number.isInteger(trials2)) return null;
  if (trials2 >= scores.length) return scores.at(-1);
  if (failures(curve) >= trials2) return -Infinity;
  return weightedMean(scores, withoutReplacement(scores.length, trials2));
}

// src/estimate/mean-limits.ts
function meanLimitsAt(curve, trials2) {
  checkTrials(trials2);
  const estimate = plugInMean(curve, trials2);
  return {
    lower: Math.min(estimate, lowerLimit(curve, trials2)),
    upper: Math.max(estimate, upperLimit(curve, trials2))
  };
}
function plugInMean(curve, trials2) {
  if (failures(curve) > 0) return -Infinity;
  return weightedMean(curve.scores, withReplacement(curve.band.n, trials2));
}
function lowerLimit({ scores, band: band2, bounds }, trials2) {
  if (bounds.floor === -Infinity) return -Infinity;
  const weights = stepsOfPower([...band2.upper, 1], trials2);
  return weightedMean([bounds.floor, ...scores], weights);
}
function upperLimit(curve, trials2) {
  const { scores, band: band2, bounds } = curve;
  if (bounds.ceiling === Infinity) return Infinity;
  const atFailures = band2.lower[failures(curve) - 1] ?? 0;
  if (atFailures > 0) return -Infinity;
  return weightedMean([...scores, bounds.ceiling], stepsOfPower([...band2.lower, 1], trials2));
}
function stepsOfPower(shares, k) {
  return shares.map((share, i) => {
    const before = shares[i - 1] ?? 0;
    if (share === before) return 0;
    return differenceOfPowers(k, {
      s: Math.log(share),
      ratio: Math.log1p((before - share) / share)
    });
  });
}

// src/estimate/mean-trials.ts
var SLACK = 1e-9;
function trialsFor(budget, trialCost) {
  const trials2 = budget / trialCost;
  const whole = Math.round(trials2);
  return Math.abs(trials2 - whole) <= SLACK * whole ? whole : trials2;
}

// src/estimate/score-bounds.ts
function scoreBounds(direction, { metricMin, metricMax }) {
  const [least, greatest] = [metricMin ?? -Infinity, metricMax ?? Infinity];
  return direction === "maximize" ? { floor: least, ceiling: greatest } : { floor: orient(greatest, direction), ceiling: orient(least, direction) };
}

// src/estimate/tuning-curve.ts
var UNBOUNDED = { floor: -Infinity, ceiling: Infinity };
function tuningCurve(scores, band2, quantile3 = 0.5, bounds = UNBOUNDED) {
  if (scores.length !== band2.n) throw new RangeError(`${scores.length} scores, n = ${band2.n}`);
  if (!scores.every((score) => score < Infinity)) throw new RangeError("a score is NaN or +\u221E");
  if (!(quantile3 > 0 && quantile3 < 1)) throw new RangeError(`quantile is ${quantile3}`);
  const sorted = Float64Array.from(scores).sort();
  const budgetOf = (rank) => budgetForRank(rank, quantile3);
  const floor = sorted[0] === -Infinity ? -Infinity : bounds.floor;
  const ranks = Array.from(sorted, (_, i) => (i + 1) / band2.n);
  return {
    band: band2,
    quantile: quantile3,
    trialCost: 1,
    point: stepFunction(ranks.map(budgetOf), sorted),
    lower: stepFunction([...band2.upper.map(budgetOf), Infinity], [floor, ...sorted]),
    upper: stepFunction([...band2.lower.map(budgetOf), Infinity], [...sorted, bounds.ceiling]),
    resolvableBudget: resolvableBudget(band2, quantile3),
    ties: countTies(sorted)
  };
}
function budgetForRank(rank, quantile3) {
  return rank >= 1 ? Infinity : Math.log(quantile3) / Math.log(rank);
}
function resolvableBudget(band2, quantile3) {
  return budgetForRank(band2.lower.at(-1), quantile3);
}
function countTies(sorted) {
  const tied = sorted.filter((score, i) => score === sorted[i - 1] || score === sorted[i + 1]);
  return tied.length;
}

// src/estimate/trials-to-resolve.ts
var HALVE_EVERY = 3;
var ROUNDING = 1e-9;
function trialsToResolve(budget, search, quantile3) {
  const { most = LARGEST_CALIBRATED, ...settings } = search;
  const exact = { ...settings, calibration: "exact" };
  const measure = (n) => {
    return { n, excess: resolvableBudget(confidenceBand(n, exact), quantile3) - budget };
  };
  const isHopeless = (n) => mostResolved(n, exact, quantile3) < budget;
  if (isHopeless(most)) return null;
  let tooFew = { n: lastHopeless(isHopeless, most), excess: -budget };
  let enough = measure(tooFew.n + 1);
  while (enough.excess < 0) {
    if (enough.n === most) return null;
    tooFew = enough;
    enough = measure(Math.min(2 * enough.n, most));
  }
  for (let step2 = 1; enough.n - tooFew.n > 1; step2++) {
    const found = measure(between(tooFew, enough, step2));
    if (found.excess >= 0) enough = found;
    else tooFew = found;
  }
  return enough.n;
}
function between(tooFew, enough, step2) {
  const share = tooFew.excess / (tooFew.excess - enough.excess);
  const guess = step2 % HALVE_EVERY === 0 ? 0.5 : share;
  const n = tooFew.n + Math.ceil(guess * (enough.n - tooFew.n));
  return Math.min(enough.n - 1, Math.max(tooFew.n + 1, n));
}
function mostResolved(n, { method: method2, confidence }, quantile3) {
  const miss = 1 - confidence;
  const last = method2 === "ks" || method2 === "dkw" ? 1 - 1 / (2 * n) : miss ** (1 / n);
  return (1 + ROUNDING) * (Math.log(quantile3) / Math.log(last));
}
function lastHopeless(isHopeless, most) {
  let [hopeless, hopeful] = [0, most];
  while (hopeful - hopeless > 1) {
    const middle2 = hopeless + hopeful >> 1;
    if (isHopeless(middle2)) hopeless = middle2;
    else hopeful = middle2;
  }
  return hopeless;
}

// src/decide/unit.ts
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
  const singular = (text2) => text2.replace(PLURAL, "");
  return other !== null && singular(unit2) === singular(other);
}
function shownUnit(unit2) {
  return unit2 === null ? "no unit" : JSON.stringify(printable(unit2));
}

// src/decide/axis.ts
var IN_TRIALS = { kind: "trials", unit: null };
function axisOf(sweeps2) {
  const costs = sweeps2.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps2.length;
  return isComplete ? { kind: "cost", unit: costs[0]?.unit ?? null } : IN_TRIALS;
}
function rulesOn({ axis, trial }, { minShare, margin: margin2, budgetMin, budgetMax }) {
  const place = (name, limit) => limit && placed({ axis, trial }, name, limit);
  const rules = {
    minShare,
    margin: margin2,
    budgetMin: place("budget-min", budgetMin),
    budgetMax: place("budget-max", budgetMax)
  };
  if (rules.budgetMax !== null && rules.budgetMax < trial && axis.kind === "trials") {
    throw wrongLimit(
      "budget-max",
      `is ${rules.budgetMax}, less than 1 trial`,
      "Budgets begin at 1 trial."
    );
  }
  return rules;
}
function budgetsOn(on, { budgets: budgets2 }) {
  return budgets2?.map((budget) => placed(on, "budgets", budget)) ?? null;
}
function placed({ axis, trial }, name, budget) {
  return budget.value * (unitIn(axis, budget, name) === "trials" ? trial : 1);
}
function unitIn(axis, { unit: unit2 }, name) {
  if (unit2 === null || axis.kind === "cost" && isSameUnit(unit2, axis.unit)) return "axis";
  if (unit2 === "trials") return "trials";
  const expected = axis.kind === "cost" && axis.unit === null ? NO_UNIT : unitOf(axis);
  throw wrongLimit(
    name,
    `is in ${shownUnit(unit2)}, while budgets are in ${expected}`,
    axis.kind === "trials" ? "Give it in trials, or name the `cost` of a trial and its `cost-unit`." : "Give it in that unit, or in trials."
  );
}
var NO_UNIT = "the cost, without a unit";
function wrongLimit(name, what, fix) {
  return new UserError({ fault: "settings", where: `${name} (--${name})`, what, fix });
}

// src/math/powers-of-two.ts
function powersOfTwo(from, to) {
  const powers = [];
  for (let power = 1; power <= to; power *= 2) if (power >= from) powers.push(power);
  return powers;
}

// src/decide/curves.ts
function curveOf(sweep, settings, axis = axisOf([sweep])) {
  const scores = sweep.trials.map((trial) => trial.score);
  const band2 = confidenceBand(scores.length, settings.band);
  const bounds = scoreBounds(sweep.direction, settings.reading);
  const curve = tuningCurve(scores, band2, settings.comparison.quantile, bounds);
  return axis.kind === "cost" && sweep.cost ? inCost(curve, sweep.cost.mean) : curve;
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
  const { range: range3, from: start } = comparison;
  const trial = dearerTrial(comparison);
  const asked = budgetsOn({ axis, trial }, settings.comparison);
  if (asked !== null) return asked;
  if (range3 === null) return [start];
  const [from, to] = range3;
  const doublings = powersOfTwo(from / trial, to / trial).map((trials2) => trials2 * trial);
  return doublings.length > 0 ? doublings : [from];
}
function dearerTrial({ baseline, candidate }) {
  return Math.max(baseline.trialCost, candidate.trialCost);
}

// src/decide/empty-range.ts
function isClosedByLimits({ limits: limits2, ...curves }) {
  const { budgetMin, budgetMax } = limits2;
  return budgetMax !== null && budgetMax < Math.max(dearerTrial(curves), budgetMin ?? 0);
}
function whyEmpty(comparison, axis) {
  const { baseline, candidate, limits: limits2, from } = comparison;
  const shown2 = (budget) => String(Number(budget.toPrecision(3))).replace("e+", "e");
  const say = (budget) => withUnit(shown2(budget), axis);
  const trial = dearerTrial(comparison);
  const { budgetMin, budgetMax } = limits2;
  if (budgetMax !== null && budgetMax < trial) {
    return `The budget-max of ${say(budgetMax)} is less than what one trial of the dearer sweep costs (${say(trial)})`;
  }
  if (budgetMin !== null && budgetMax !== null && budgetMin > budgetMax) {
    return `The budget-min of ${say(budgetMin)} is above the budget-max of ${say(budgetMax)}`;
  }
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const tooFew = "Too few trials to compare the sweeps at";
  return resolved < trial ? `${tooFew} any budget` : `${tooFew} budgets of ${say(from)} or more, where budget-min begins`;
}

// src/decide/warning.ts
function assumption(code2, { arm: arm2, message, names = [] }) {
  return { code: code2, kind: "assumption", arm: arm2, message, names };
}
function information(code2, { arm: arm2, message, names = [] }) {
  return { code: code2, kind: "information", arm: arm2, message, names };
}

// src/decide/warnings.ts
var ONE_DOUBLING = 2;
function sweepWarnings(arm2, sweep) {
  return [...notRandom(arm2, sweep), ...unfinished(arm2, sweep)];
}
function notRandom(arm2, { search }) {
  if (search.method !== "adaptive" && search.method !== "grid") return [];
  const how = search.method === "grid" ? "The trials are those of a grid" : "Earlier trials of this search steer later ones";
  const message = `${how}: they are no independent draws, and the limits do not hold for them. Compare random searches.`;
  return [assumption("adaptive-sampler", { arm: arm2, message })];
}
function unfinished(arm2, { counts }) {
  if (counts.running === 0) return [];
  const trials2 = counts.running === 1 ? "1 unfinished trial is" : `${counts.running} unfinished trials are`;
  const message = `${trials2} not counted; slow trials are the ones missing, so the sweep is not quite a random sample.`;
  return [information("unfinished-trials", { arm: arm2, message })];
}
function isNarrow({ baseline, candidate, from }) {
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget) < ONE_DOUBLING * from;
}
function trialsToOpen(comparison, settings) {
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  const { baseline, candidate, range: range3, from } = comparison;
  const budget = range3 === null ? from : ONE_DOUBLING * from;
  const trials2 = budget / Math.min(baseline.trialCost, candidate.trialCost);
  return trialsToResolve(trials2, settings.band, settings.comparison.quantile);
}
function rangeWarnings(comparison, needed) {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  const { toOpenRange: n } = needed;
  const remedy = n === null ? "" : `; ${n} trials in each sweep would resolve one`;
  const message = `The sweeps resolve less than one doubling of the budget${remedy}.`;
  return [information("narrow-range", { arm: null, message })];
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
  const message = "It is not known that the candidate was trained on this very commit; if other commits were merged into it, they are part of the difference.";
  return [information("unknown-commit", { arm: "candidate", message })];
}
function missingShards(arm2, { shards }) {
  if (shards === null || shards.saved >= shards.jobs) return [];
  const message = `${shards.saved} of the ${shards.jobs} jobs of the matrix saved their trials; the others\u2019 are missing, perhaps for a reason that has to do with their scores.`;
  return [information("missing-shards", { arm: arm2, message })];
}
function plural(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

// src/decide/checks/configurations.ts
function configurationsOf({ baseline, candidate, columns: columns2 }) {
  if (columns2.length === 0) return { baseline: [], candidate: [] };
  const drawsOf = ({ trials: trials2 }, arm2) => {
    const known = trials2.filter(({ parameters }) => parameters !== null);
    return known.map(({ score }, i) => {
      const keys = columns2.map((column) => column[arm2][i] ?? null);
      return { configuration: JSON.stringify(keys), score };
    });
  };
  return { baseline: drawsOf(baseline, "baseline"), candidate: drawsOf(candidate, "candidate") };
}
function overlapOf(own, others) {
  const [counts, foreign] = [countsOf(own), new Set(others)];
  return {
    of: own.length,
    shared: own.filter((key) => foreign.has(key)).length,
    repeated: own.filter((key) => (counts.get(key) ?? 0) > 1).length
  };
}
function countsOf(keys) {
  const counts = /* @__PURE__ */ new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
var RARELY = 1 / 4;
function sharedBeyondChance(one2, other) {
  const overlaps = [overlapOf(one2, other), overlapOf(other, one2)];
  const [first, second] = overlaps;
  const smaller = second.of < first.of ? second : first;
  if (smaller.shared === 0) return null;
  const isChance = ({ repeated, of }) => repeated / of >= RARELY * smaller.shared / smaller.of;
  return overlaps.some(isChance) ? null : smaller;
}

// src/decide/checks/costs.ts
var IMPRECISE = 0.1;
function missingCosts(baseline, candidate) {
  if (baseline.cost === null === (candidate.cost === null)) return [];
  const arm2 = baseline.cost === null ? "baseline" : "candidate";
  const message = "No trial has a cost, while those of the other sweep have one: budgets are counted in trials.";
  return [information("cost-missing", { arm: arm2, message })];
}
function impreciseCosts(sweeps2) {
  if (sweeps2.some(({ sweep }) => sweep.cost === null)) return [];
  return sweeps2.flatMap(({ arm: arm2, sweep }) => {
    const error = relativeError(sweep.trials.flatMap(({ cost }) => cost ?? []));
    if (error <= IMPRECISE) return [];
    const message = `The mean cost of a trial is known to about ${Math.round(100 * error)} %, one standard error, and so are budgets in cost.`;
    return [information("cost-imprecise", { arm: arm2, message })];
  });
}
function relativeError(costs) {
  const n = costs.length;
  if (n < 2) return 0;
  const largest = costs.reduce((most, cost) => Math.max(most, cost), 0);
  const scaled2 = costs.map((cost) => cost / largest);
  const mean = scaled2.reduce((sum2, cost) => sum2 + cost / n, 0);
  const squares = scaled2.reduce((sum2, cost) => sum2 + (cost - mean) ** 2, 0);
  return Math.sqrt(squares / (n - 1) / n) / mean;
}

// src/math/spearman.ts
var import_math_base_special_betainc2 = __toESM(require_lib122(), 1);

// src/math/permutation.ts
function permutationPValue({ most, enough }, isExtreme) {
  let hits = 0;
  for (let draw = 1; draw <= most; draw++) {
    if (isExtreme()) hits++;
    if (hits === enough) return enough / draw;
  }
  return (1 + hits) / (1 + most);
}
function shuffle(values, random) {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const value2 = values[i];
    values[i] = values[j];
    values[j] = value2;
  }
}

// src/math/spearman.ts
function orderCorrelation(values) {
  const n = values.length;
  const ranks = centredRanks(values);
  const spread = ranks.reduce((sum2, rank) => sum2 + rank * rank, 0);
  if (spread === 0) return null;
  const rho = slopeOf(ranks) / Math.sqrt(n * (n * n - 1) / 3 * spread);
  return Math.min(1, Math.max(-1, rho));
}
var MOST_MOVES = 5e6;
var ENOUGH_HITS = 10;
function orderPValue(values, { level, random }) {
  const rho = orderCorrelation(values);
  if (rho === null) return 1;
  const enough = Math.min(ENOUGH_HITS, Math.floor(MOST_MOVES * level / values.length));
  if (enough < 1) return (0, import_math_base_special_betainc2.default)(1 - rho * rho, (values.length - 2) / 2, 0.5, true, false);
  const ranks = centredRanks(values);
  const observed = Math.abs(slopeOf(ranks));
  const most = Math.ceil(enough / level);
  return permutationPValue({ most, enough }, () => {
    shuffle(ranks, random);
    return Math.abs(slopeOf(ranks)) >= observed;
  });
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
  let sum2 = 0;
  for (let i = 0; i < ranks.length; i++) sum2 += (2 * i - (ranks.length - 1)) * ranks[i];
  return sum2;
}

// src/decide/checks/armed-sweep.ts
function saidOnce(sweeps2, isTrue, warning) {
  const [first, ...others] = sweeps2.filter(({ sweep }) => isTrue(sweep));
  if (first === void 0) return [];
  return [{ ...warning, arm: others.length > 0 ? null : first.arm }];
}

// src/decide/checks/drift.ts
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
  return `Later trials score ${trend} than earlier ones (rank correlation ${rho.toFixed(2)}), which chance hardly explains: the trials are perhaps no draws from one distribution.`;
}
function unknownOrder(sweeps2) {
  const message = "The files do not tell in which order the trials were started, so that drift was not checked.";
  return saidOnce(
    sweeps2,
    ({ isOrdered, trials: trials2 }) => !isOrdered && trials2.length > 1,
    information("order-unknown", { arm: null, message })
  );
}

// src/decide/checks/failed-value.ts
function suspectedFailures(sweeps2) {
  return sweeps2.flatMap(({ arm: arm2, sweep }) => {
    const suspected = suspectedFailedValue(sweep);
    if (suspected === null) return [];
    const { value: value2, count } = suspected;
    const message = `${count} trials score ${value2}, which looks as if it stood for failure. If it does, set \`failed-value: ${value2}\`.`;
    return [information("failed-value-suspected", { arm: arm2, message })];
  });
}

// src/math/fisher.ts
var import_math_base_special_gammaln2 = __toESM(require_lib98(), 1);
var SLACK2 = 1 + 1e-7;
function fisherPValue(one2, other) {
  for (const { count, of } of [one2, other]) {
    if (!Number.isInteger(count) || !(count >= 0 && count <= of)) {
      throw new RangeError(`${count} of ${of}`);
    }
  }
  const [total, having] = [one2.of + other.of, one2.count + other.count];
  const everything = logChoose(total, having);
  const logChance = (count) => logChoose(one2.of, count) + logChoose(other.of, having - count) - everything;
  const found = Math.exp(logChance(one2.count)) * SLACK2;
  let sum2 = 0;
  for (let count = Math.max(0, having - other.of); count <= Math.min(one2.of, having); count++) {
    const chance = Math.exp(logChance(count));
    if (chance <= found) sum2 += chance;
  }
  return Math.min(1, sum2);
}
function logChoose(n, k) {
  return (0, import_math_base_special_gammaln2.default)(n + 1) - (0, import_math_base_special_gammaln2.default)(k + 1) - (0, import_math_base_special_gammaln2.default)(n - k + 1);
}

// src/decide/checks/failures.ts
function failureChecks(baseline, candidate) {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const message = `${before.count} of ${before.of} trials of the baseline failed, and ${after.count} of ${after.of} of the candidate, a difference that chance hardly explains.`;
  const subject = information("failures-differ", { arm: null, message });
  return [{ subject, pValue: () => fisherPValue(before, after) }];
}
function failuresOf({ trials: trials2, counts }) {
  const completed = trials2.filter(({ outcome }) => outcome === "completed").length;
  return { count: counts.failed, of: completed + counts.pruned + counts.failed };
}

// src/decide/observed.ts
var MOST_EXAMPLES = 10;
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
function valuesByName(trials2) {
  const values = /* @__PURE__ */ new Map();
  for (const { parameters } of trials2) {
    for (const [name, value2] of Object.entries(parameters ?? {})) {
      const known = values.get(name) ?? [];
      if (known.length === 0) values.set(name, known);
      if (value2 !== null && value2 !== "") known.push(value2);
    }
  }
  return values;
}
function observe(values, n) {
  if (values.length === 0) return null;
  const keyed = new Map(values.map((value2) => [keyOf(value2), value2]));
  const numbers = [...keyed.keys()].filter((key) => typeof key === "number");
  const isNumeric = numbers.length === keyed.size;
  const sorted = isNumeric ? numbers.sort((a, b) => a - b) : [];
  return {
    least: sorted[0] ?? null,
    greatest: sorted.at(-1) ?? null,
    isSometimesNone: values.length < n,
    distinct: keyed.size,
    examples: (isNumeric ? sorted : [...keyed.values()]).slice(0, MOST_EXAMPLES)
  };
}
function keyOf(value2) {
  if (typeof value2 === "number") return value2 + 0;
  const text2 = String(value2).trim();
  const number4 = DECIMAL.test(text2) ? Number(text2) : Number.NaN;
  return Number.isFinite(number4) ? number4 + 0 : text2.toLowerCase();
}

// src/decide/checks/parameter-columns.ts
function searchedColumns(baseline, candidate) {
  const [before, after] = [knownParameters(baseline), knownParameters(candidate)];
  if (before.length === 0 || after.length === 0) return [];
  const names = new Set([...before, ...after].flatMap((parameters) => Object.keys(parameters)));
  return [...names].map((name) => ({ name, baseline: keysOf(before, name), candidate: keysOf(after, name) })).filter((column) => isVaried(column.baseline) || isVaried(column.candidate));
}
function knownParameters({ trials: trials2 }) {
  return trials2.map(({ parameters }) => parameters).filter((parameters) => parameters !== null);
}
function keysOf(all, name) {
  return all.map((parameters) => {
    const value2 = Object.hasOwn(parameters, name) ? parameters[name] ?? null : null;
    return value2 === null || value2 === "" ? null : keyOf(value2);
  });
}
function isVaried(keys) {
  return keys.some((key) => key !== keys[0]);
}

// src/decide/checks/same-rows.ts
var FEWEST_ROWS = 5;
var FEWEST_IF_ALL = 4;
var LEAST_SHARE = 0.1;
var FEWEST_SCORES = 5;
function sameRows(baseline, candidate, configurations) {
  const common = commonRows(baseline, candidate, configurations);
  if (common === null) return [];
  const message = `${common}: the sweeps are no independent draws.`;
  return [assumption("same-rows", { arm: null, message })];
}
function commonRows(baseline, candidate, draws) {
  if (isOverAgain(baseline, candidate)) {
    return "Both sweeps have the same scores in the same order, as if one file had been given twice";
  }
  const overlap3 = sharedBeyondChance(rowsOf(draws.baseline), rowsOf(draws.candidate));
  if (overlap3 === null) return null;
  const { shared, of } = overlap3;
  const isAll = shared === of && of >= FEWEST_IF_ALL;
  if (!isAll && (shared < FEWEST_ROWS || shared < LEAST_SHARE * of)) return null;
  return `${shared} trials of the smaller sweep have the same parameters and the same score as trials of the other`;
}
function rowsOf(draws) {
  return draws.filter(({ score }) => score > -Infinity).map(({ configuration, score }) => `${score} ${configuration}`);
}
function isOverAgain(baseline, candidate) {
  const [one2, other] = [baseline.trials, candidate.trials];
  if (one2.length !== other.length) return false;
  const scores = new Set(one2.flatMap(({ score }) => score > -Infinity ? score : []));
  return scores.size >= FEWEST_SCORES && one2.every(({ score }, i) => score === other[i]?.score);
}

// src/decide/checks/paired-sweeps.ts
function arePaired(baseline, candidate) {
  if (isOverAgain(baseline, candidate)) return true;
  const columns2 = searchedColumns(baseline, candidate);
  return pairsIn(configurationsOf({ baseline, candidate, columns: columns2 })) !== null;
}
function pairedSweeps(configurations) {
  const overlap3 = pairsIn(configurations);
  if (overlap3 === null) return [];
  const message = `${overlap3.shared} of the ${overlap3.of} configurations of the smaller sweep occur in the other: the sweeps are paired. Each band holds, while what is computed for independent sweeps does not; shared configurations normally make false alarms rarer.`;
  return [assumption("paired-sweeps", { arm: null, message })];
}
function pairsIn({ baseline, candidate }) {
  const overlap3 = sharedBeyondChance(baseline.map(keyOf2), candidate.map(keyOf2));
  return overlap3 !== null && 2 * overlap3.shared >= overlap3.of ? overlap3 : null;
}
function keyOf2({ configuration }) {
  return configuration;
}

// src/decide/checks/pruner.ts
var ADAPTIVE = /halving|hyperband|\basha\b|median|percentile|population|\bpbt\b/i;
function prunerWarnings(sweeps2) {
  const message = "Trials were stopped for doing worse than others: they are no independent draws, and the limits need not hold for them. Stop by rules fixed ahead, or not at all.";
  const open = "Trials were stopped early, or may have been, and the files do not tell by what rule. If trials were compared with each other, as by median pruning or halving, they are no independent draws.";
  return [
    ...saidOnce(sweeps2, isAdaptive, assumption("adaptive-pruner", { arm: null, message })),
    ...saidOnce(
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

// src/decide/checks/repeated-configurations.ts
var LEAST_EXPECTED = 8;
var LEAST_SHARE2 = 0.1;
var RARELY2 = 1 / 8;
function repeatedConfigurations({ baseline, candidate }) {
  const [before, after] = [baseline, candidate].map(
    (draws) => draws.map(({ configuration }) => configuration)
  );
  if (!before || !after) return [];
  return [
    ...repeatsIn("baseline", overlapOf(before, after), after.length),
    ...repeatsIn("candidate", overlapOf(after, before), before.length)
  ];
}
function repeatsIn(arm2, { of, shared, repeated }, others) {
  const expected = repeated * Math.min(1, others / (of - 1));
  if (repeated < LEAST_SHARE2 * of || expected < LEAST_EXPECTED) return [];
  if (shared >= RARELY2 * expected) return [];
  const message = `${repeated} of ${of} trials have the configuration of another trial, which chance does not explain: they are no independent draws, and count for more than they tell.`;
  return [assumption("repeated-configurations", { arm: arm2, message })];
}

// src/decide/checks/search-method.ts
function unknownMethod(sweeps2) {
  const message = "The files do not tell how the trials were drawn, and the limits hold for random search alone. If it was random, set `search-method: random`.";
  return saidOnce(
    sweeps2,
    ({ search }) => search.method === "unknown",
    information("search-method-unknown", { arm: null, message })
  );
}

// src/math/kolmogorov-smirnov.ts
var MOST_CELLS = 1e5;
function ksPValue(one2, other) {
  const [n, m] = [one2.length, other.length];
  if (n === 0 || m === 0) throw new RangeError("a sample is empty");
  const distance = distanceOf(one2, other);
  if (distance === 0) return 1;
  if (n * m <= MOST_CELLS) return Math.min(1, chanceOf({ n, m, distance }));
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
function chanceOf({ n, m, distance }) {
  const inside = new Float64Array(m + 1);
  let left = 0;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const across = inside[j] * (n - i + 1);
      const up = (inside[j - 1] ?? 0) * (m - j + 1);
      const here = i + j === 0 ? 1 : (across + up) / (n + m - i - j + 1);
      const isInside3 = Math.abs(i * m - j * n) < distance;
      inside[j] = isInside3 ? here : 0;
      if (!isInside3) left += here;
    }
  }
  return left;
}

// src/decide/checks/declared-space.ts
function declaredDifferences(baseline, candidate) {
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
var MOST_NAMED = 5;
function spaceWarnings(baseline, candidate, drawn2) {
  const declared = declaredDifferences(baseline, candidate);
  const all = [.../* @__PURE__ */ new Set([...declared, ...drawn2])];
  if (all.length === 0) return [];
  const [names, many] = [all.slice(0, MOST_NAMED), all.length > MOST_NAMED];
  const which = all.length === 1 ? "one parameter" : `${all.length} parameters`;
  const listed2 = many ? `, the first ${MOST_NAMED} of which are named here` : "";
  const message = `The sweeps were drawn from different search spaces: they differ in ${which}${listed2}. The comparison is of the spaces too.`;
  return [assumption("search-space-differs", { arm: null, message, names })];
}

// src/decide/checks/significance.ts
var FALSE_WARNINGS = 0.01;
function levelOfEach(checks) {
  return FALSE_WARNINGS / Math.max(1, checks);
}
function significant(checks, level) {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}

// src/decide/checks/sizes.ts
var SMALL = 12;
var UNEQUAL = 4;
function smallSweeps(sweeps2) {
  return sweeps2.filter(({ sweep }) => sweep.trials.length < SMALL).map(({ arm: arm2, sweep: { trials: trials2 } }) => {
    const count = trials2.length === 1 ? "1 trial resolves" : `${trials2.length} trials resolve`;
    const message = `${count} small budgets alone, and only large differences show.`;
    return information("small-n", { arm: arm2, message });
  });
}
function unequalSizes(baseline, candidate) {
  const sizes3 = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes3), Math.max(...sizes3)];
  if (more <= UNEQUAL * fewer) return [];
  const message = `One sweep has ${more} trials and the other ${fewer}, which limit the budgets that can be compared.`;
  return [information("unequal-n", { arm: null, message })];
}

// src/decide/checks/ties.ts
function tiedScores(sweeps2) {
  return sweeps2.flatMap(({ arm: arm2, sweep: { trials: trials2 } }) => {
    const scores = trials2.flatMap(({ score }) => score > -Infinity ? score : []);
    const tied = countTied(scores);
    if (tied === 0) return [];
    const message = `${tied} of ${trials2.length} trials share their score with another one. The limits hold; chances computed for scores without ties are upper bounds.`;
    return [information("ties", { arm: arm2, message })];
  });
}
function countTied(scores) {
  const sorted = Float64Array.from(scores).sort();
  return sorted.filter((score, i) => score === sorted[i - 1] || score === sorted[i + 1]).length;
}

// src/decide/checks/check-assumptions.ts
function checkAssumptions({ baseline, candidate, settings }) {
  const sweeps2 = armed({ baseline, candidate });
  const drift = driftChecks(sweeps2, settings.band.seed);
  const columns2 = searchedColumns(baseline, candidate);
  const space = spaceChecks(columns2);
  const failures2 = failureChecks(baseline, candidate);
  const level = levelOfEach(drift.length + space.length + failures2.length);
  const configurations = configurationsOf({ baseline, candidate, columns: columns2 });
  return assumptionsFirst([
    ...factsOf(sweeps2),
    ...significant(drift, level),
    ...spaceWarnings(baseline, candidate, significant(space, level)),
    ...sameRows(baseline, candidate, configurations),
    ...pairedSweeps(configurations),
    ...repeatedConfigurations(configurations),
    ...significant(failures2, level),
    ...unequalSizes(baseline, candidate),
    ...missingCosts(baseline, candidate)
  ]);
}
function checkSweep(armed2, settings) {
  const drift = driftChecks([armed2], settings.band.seed);
  return assumptionsFirst([...factsOf([armed2]), ...significant(drift, levelOfEach(drift.length))]);
}
function armed(sweeps2) {
  return ["baseline", "candidate"].map((arm2) => ({ arm: arm2, sweep: sweeps2[arm2] }));
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
  const [first, second] = ["assumption", "information"].map(
    (kind) => warnings.filter((warning) => warning.kind === kind)
  );
  return [...first ?? [], ...second ?? []];
}

// src/compare/difference.ts
function difference(baseline, candidate) {
  const estimate = candidate.point - baseline.point;
  return {
    lower: gap(candidate.lower, baseline.upper, -Infinity),
    estimate: Number.isFinite(estimate) ? estimate : null,
    upper: gap(candidate.upper, baseline.lower, Infinity)
  };
}
function gap(a, b, unbounded) {
  const difference2 = a - b;
  return Number.isNaN(difference2) ? unbounded : difference2;
}

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

// src/compare/summarize.ts
var SOME_EVIDENCE = ["weak", "fair", "strong"];
var SLACK3 = 1e-9;
function summarize(rows2, direction, range3, minShare) {
  const stretches3 = rows2.map((row, i) => ({
    from: rows2[i - 1]?.budget ?? range3?.[0] ?? 0,
    to: row.budget,
    level: row[direction]
  }));
  const intervals = forEachLevel((level2) => joinWhere(stretches3, level2));
  const share = forEachLevel((level2) => range3 ? shareOf(intervals[level2], range3) : 0);
  const level = SOME_EVIDENCE.findLast(
    (some) => share[some] >= minShare - SLACK3 && share[some] > 0
  );
  return { level: level ?? "none", share, intervals };
}
function forEachLevel(make) {
  return { weak: make("weak"), fair: make("fair"), strong: make("strong") };
}
function joinWhere(stretches3, least) {
  const joined2 = [];
  for (const { from, to, level } of stretches3) {
    if (!isAtLeast(level, least)) continue;
    const last = joined2.at(-1);
    if (last && last[1] === from) last[1] = to;
    else joined2.push([from, to]);
  }
  return joined2;
}
function isAtLeast(level, least) {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
}
function shareOf(intervals, [from, to]) {
  if (from === to) return intervals.length > 0 ? 1 : 0;
  const length = intervals.reduce((sum2, [a, b]) => sum2 + Math.log(b / a), 0);
  return Math.min(1, length / Math.log(to / from));
}

// src/compare/compare.ts
function compareCurves(baseline, candidate, rules) {
  const range3 = comparedRange(baseline, candidate, rules);
  const rows2 = range3 === null ? [] : stretches(baseline, candidate, range3, rules.margin);
  return {
    baseline,
    candidate,
    limits: { budgetMin: rules.budgetMin, budgetMax: rules.budgetMax },
    from: startOf(baseline, candidate, rules),
    range: range3,
    worse: summarize(rows2, "worse", range3, rules.minShare),
    better: summarize(rows2, "better", range3, rules.minShare),
    crossings: findCrossings(rows2)
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
function compareAt(baseline, candidate, budget, margin2) {
  const b = limitsAt(baseline, budget);
  const c = limitsAt(candidate, budget);
  return {
    budget,
    baseline: b,
    candidate: c,
    difference: difference(b, c),
    worse: evidenceBelow(raise(c, margin2), b),
    better: evidenceBelow(b, c)
  };
}
function stretches(baseline, candidate, [from, to], margin2) {
  const curves = [baseline, candidate].flatMap(({ lower, point, upper }) => [lower, point, upper]);
  return commonBreaks(curves, from, to).map((end) => compareAt(baseline, candidate, end, margin2));
}
function findCrossings(rows2) {
  const crossings = [];
  let previous = { sign: 0, end: 0 };
  for (const { budget, baseline, candidate } of rows2) {
    const sign = Math.sign(
      Number(candidate.point > baseline.point) - Number(candidate.point < baseline.point)
    );
    if (sign * previous.sign < 0) crossings.push(previous.end);
    previous = { sign: sign || previous.sign, end: budget };
  }
  return crossings;
}

// src/compare/target.ts
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

// src/compare/equivalent-effort.ts
function equivalentEffort(baseline, candidate, budget) {
  if (!(budget > 0 && budget < Infinity)) throw new RangeError(`budget is ${budget}`);
  const score = limitsAt(baseline, budget);
  const needed = budgetToReach(candidate, score);
  return { budget, ...needed, estimate: score.point === -Infinity ? null : needed.estimate };
}

// src/compare/joint-level.ts
function jointLevel(baseline, candidate, relation) {
  const b = levelFromBudget(baseline.band, baseline.quantile);
  const c = levelFromBudget(candidate.band, candidate.quantile);
  return relation === "independent" ? b * c : Math.max(0, b + c - 1);
}

// src/plan/rank-steps.ts
function rankSteps(band2, quantile3) {
  const curve = rankCurve(band2, quantile3);
  const { resolvableBudget: resolved, lower, point, upper } = curve;
  const ends2 = resolved < 1 ? [] : commonBreaks([lower, point, upper], 1, resolved);
  const steps = ends2.map((end) => limitsAt(curve, end));
  return {
    ends: Float64Array.from(ends2, Math.log),
    lower: Int32Array.from(steps, (step2) => Math.max(0, step2.lower)),
    point: Int32Array.from(steps, (step2) => step2.point),
    upper: Int32Array.from(steps, (step2) => step2.upper)
  };
}
function rankCurve(band2, quantile3) {
  return tuningCurve(
    Array.from({ length: band2.n }, (_, i) => i + 1),
    band2,
    quantile3
  );
}

// src/plan/design-range.ts
function designRange(design) {
  const { baseline, candidate, quantile: quantile3, rules } = design;
  const curveOf2 = ({ band: band2, trialCost }) => inCost(rankCurve(band2, quantile3), trialCost);
  return comparedRange(curveOf2(baseline), curveOf2(candidate), rules);
}

// src/plan/deciding-ranks.ts
function decidingRanks(stretches3) {
  const joined2 = [];
  for (const { share, baseline, candidate } of stretches3) {
    const ranks = {
      share,
      baselineLower: Math.max(0, baseline.lower),
      baselinePoint: baseline.point,
      candidatePoint: candidate.point,
      candidateUpper: candidate.upper
    };
    const last = joined2.at(-1);
    if (last && areSame(last, ranks))
      joined2[joined2.length - 1] = { ...last, share: last.share + share };
    else joined2.push(ranks);
  }
  return joined2;
}
function areSame(a, b) {
  return a.baselineLower === b.baselineLower && a.baselinePoint === b.baselinePoint && a.candidatePoint === b.candidatePoint && a.candidateUpper === b.candidateUpper;
}

// src/plan/open-parts.ts
var MOST_OPEN = 30;
function turnsOf(parts3, baselineTrials) {
  const withBits = parts3.map((part2, i) => ({ ...part2, bit: 1 << i % MOST_OPEN }));
  const turns = Array.from({ length: baselineTrials + 1 }, (_, rank) => turnAt(rank, withBits));
  return turns.every(({ open }) => open.length <= MOST_OPEN) ? turns : null;
}
function turnAt(rank, parts3) {
  const closing = parts3.filter((part2) => part2.baselineLower < rank && part2.baselinePoint === rank);
  const later = parts3.filter((part2) => part2.baselineLower > rank);
  return {
    opening: parts3.filter((part2) => part2.baselineLower === rank),
    closing: closing.reduce((bits, { bit }) => bits | bit, 0),
    open: parts3.filter((part2) => part2.baselineLower <= rank && part2.baselinePoint > rank),
    later: later.reduce((sum2, { share }) => sum2 + share, 0)
  };
}
function takeBaseline(turn, before, level) {
  const { candidates: candidates3 } = before;
  let open = before.open & ~turn.closing;
  let gain = 0;
  for (const {
    share,
    bit,
    baselineLower,
    baselinePoint,
    candidatePoint,
    candidateUpper
  } of turn.opening) {
    const isPointBelow = candidates3 >= candidatePoint;
    const isHeld = level === "weak" ? isPointBelow : candidates3 >= candidateUpper;
    const mayBe = (level === "weak" || isPointBelow) && baselinePoint > baselineLower;
    if (isHeld) gain += share;
    else if (mayBe) open |= bit;
  }
  return { open, gain };
}
function takeCandidate(turn, before, rank) {
  let open = before;
  let gain = 0;
  for (const { share, bit, candidateUpper } of turn.open) {
    if (candidateUpper !== rank || (open & bit) === 0) continue;
    open &= ~bit;
    gain += share;
  }
  return { open, gain };
}
function hopeAfter(turn, open) {
  const isOpen2 = ({ bit }) => (open & bit) !== 0;
  return turn.open.filter(isOpen2).reduce((sum2, { share }) => sum2 + share, turn.later);
}

// src/plan/exact-chance.ts
var UNIT = 2 ** -40;
var MOST_TRIALS2 = 64;
var MOST_STATES = 1e5;
function exactChance(parts3, question) {
  const { baselineTrials, candidateTrials, least } = question;
  if (baselineTrials + candidateTrials > MOST_TRIALS2) return null;
  const inUnits = parts3.map((part2) => ({ ...part2, share: Math.round(part2.share / UNIT) }));
  const turns = turnsOf(inUnits, baselineTrials);
  if (turns === null) return null;
  const paths = new Paths(turns, { ...question, least: least / UNIT });
  for (let baselines = 0; baselines < baselineTrials; baselines++) {
    paths.pass(baselines);
    if (paths.visited > MOST_STATES) return null;
  }
  return paths.reached;
}
var Paths = class {
  reached = 0;
  visited = 0;
  #turns;
  #question;
  #row;
  #next;
  constructor(turns, question) {
    this.#turns = turns;
    this.#question = question;
    this.#row = this.#emptyRow();
    this.#next = this.#row;
    const { open } = takeBaseline(turns[0], { open: 0, candidates: 0 }, question.level);
    this.#row[0]?.set(open, /* @__PURE__ */ new Map([[0, 1]]));
  }
  /** Moves everything on to one baseline score more. */
  pass(baselines) {
    this.#next = this.#emptyRow();
    for (const [candidates3, states] of this.#row.entries()) {
      for (const [open, shares] of states) this.#leave({ baselines, candidates: candidates3, open }, shares);
    }
    this.#row = this.#next;
  }
  #emptyRow() {
    return Array.from({ length: this.#question.candidateTrials + 1 }, () => /* @__PURE__ */ new Map());
  }
  #leave({ baselines, candidates: candidates3, open }, shares) {
    const { baselineTrials, candidateTrials, level, least } = this.#question;
    const [turn, coming] = [this.#turns[baselines], this.#turns[baselines + 1]];
    const left = candidateTrials - candidates3;
    const toCandidate = left / (left + baselineTrials - baselines);
    const needed = least - hopeAfter(turn, open);
    const hopeful = [...shares].filter(([share]) => share >= needed);
    this.visited += hopeful.length;
    const candidate = takeCandidate(turn, open, candidates3 + 1);
    const above = this.#row[candidates3 + 1];
    if (above) this.#move(hopeful, { probability: toCandidate, change: candidate, to: above });
    const baseline = takeBaseline(coming, { open, candidates: candidates3 }, level);
    const to = this.#next[candidates3];
    this.#move(hopeful, { probability: 1 - toCandidate, change: baseline, to });
  }
  #move(from, { probability, change, to }) {
    const shares = to.get(change.open) ?? /* @__PURE__ */ new Map();
    to.set(change.open, shares);
    for (const [share, mass] of from) {
      const after = share + change.gain;
      if (after >= this.#question.least) this.reached += mass * probability;
      else shares.set(after, (shares.get(after) ?? 0) + mass * probability);
    }
  }
};

// src/plan/interleavings.ts
var MOST_ENUMERATED = 2e4;
var FEWEST_DRAWS = 2e4;
var MOST_DRAWS = 5e4;
var LARGE = 1e3;
var FEWEST_DRAWS_WHEN_LARGE = 1e3;
var MOST_STEPS3 = 4e7;
function interleavingsOf(sizes3, looking) {
  const all = countChoices(sizes3);
  if (all <= MOST_ENUMERATED) return { each: allChoices(sizes3), count: all, isComplete: true };
  const { seed, trialSteps } = looking;
  const fewest = isLarge(sizes3.size) ? FEWEST_DRAWS_WHEN_LARGE : FEWEST_DRAWS;
  const affordable = Math.floor(MOST_STEPS3 / (trialSteps * sizes3.size));
  const count = Math.max(fewest, Math.min(MOST_DRAWS, affordable));
  return { each: take(randomChoices(sizes3, quickRandom(seed)), count), count, isComplete: false };
}
function isLarge(trials2) {
  return trials2 > LARGE;
}
function countChoices({ size, chosen }) {
  let count = 1;
  for (let i = 1; i <= Math.min(chosen, size - chosen) && count <= MOST_ENUMERATED; i++) {
    count = count * (size - i + 1) / i;
  }
  return count;
}
function* allChoices({ size, chosen }) {
  const places3 = Int32Array.from({ length: chosen }, (_, i) => i);
  const choice = new Uint8Array(size);
  for (; ; ) {
    choice.fill(0);
    for (const place2 of places3) choice[place2] = 1;
    yield choice;
    let moved = chosen - 1;
    while (moved >= 0 && places3[moved] === size - chosen + moved) moved--;
    if (moved < 0) return;
    const place = places3[moved] + 1;
    for (let i = moved; i < chosen; i++) places3[i] = place + i - moved;
  }
}
function* take(values, count) {
  let taken2 = 0;
  for (const value2 of values) {
    yield value2;
    if (++taken2 === count) return;
  }
}

// src/plan/level-rates.ts
var SLACK4 = 1e-9;
var FEWEST_HITS = 10;
var LEVELS = ["weak", "fair", "strong"];
function leastShare(minShare) {
  return Math.max(Number.MIN_VALUE, minShare - SLACK4);
}
function levelRates(interleavings, sharesOf, least) {
  const hits = new Float64Array(3);
  for (const interleaving of interleavings.each) {
    const shares = sharesOf(interleaving);
    for (let level = 0; level < 3; level++) {
      if (shares[level] >= least) hits[level] = hits[level] + 1;
    }
  }
  const [weak = 0, fair = 0, strong = 0] = hits;
  return {
    weak: rateOf(weak, interleavings),
    fair: rateOf(fair, interleavings),
    strong: rateOf(strong, interleavings)
  };
}
function weighRate(interleavings, sharesOf, { level, least, rate }) {
  if (rate < leastShownRate(interleavings)) return "unknown";
  const at = LEVELS.indexOf(level);
  let hits = 0;
  for (const interleaving of interleavings.each) {
    const share = sharesOf(interleaving)[at];
    if (share >= least && ++hits / interleavings.count > rate) return "beyond";
  }
  return "within";
}
function leastShownRate({ count, isComplete }) {
  return isComplete ? 0 : FEWEST_HITS / count;
}
function rateOf(hits, { count, isComplete }) {
  const near = (hits + 0.5) / (count + 1);
  return {
    rate: hits / count,
    standardError: isComplete ? 0 : Math.sqrt(near * (1 - near) / count)
  };
}
var HeldLevels = class {
  #exactly = new Float64Array(4);
  #atLeast = new Float64Array(3);
  clear() {
    this.#exactly.fill(0);
  }
  add(level, length) {
    this.#exactly[level] = this.#exactly[level] + length;
  }
  /** What part of a range of some length, > 0, at least each level holds on. */
  sharesOf(range3) {
    let sum2 = 0;
    for (let level = 3; level >= 1; level--) {
      sum2 += this.#exactly[level];
      this.#atLeast[level - 1] = sum2 / range3;
    }
    return this.#atLeast;
  }
};

// src/plan/decided-shares.ts
function decidedShares(stretches3, candidateTrials, { side, grid }) {
  let below = new Int32Array(candidateTrials + 1);
  const ascending2 = [...groupByRank(stretches3)].sort(([a], [b]) => a - b);
  const decided = ascending2.map(([rank, group2]) => {
    const shares = new Float64Array(candidateTrials + 1);
    for (const { share, candidate } of group2) {
      const [from, to] = side === "held" ? [candidate.upper] : [0, candidate.upper];
      for (let b = from ?? 0; b < (to ?? shares.length); b++)
        shares[b] = shares[b] + share;
    }
    const cells = Int32Array.from(shares, (share) => cellsIn(share, grid));
    below = addLargest(below, cells);
    return { rank, cells, most: below };
  });
  return decided.reverse();
}
function groupByRank(stretches3) {
  const groups = /* @__PURE__ */ new Map();
  for (const stretch of stretches3) {
    const { lower } = stretch.baseline;
    const group2 = groups.get(lower);
    if (group2) group2.push(stretch);
    else groups.set(lower, [stretch]);
  }
  return groups;
}
function cellsIn(share, { target, cells, round: round2 }) {
  return share >= target ? cells : round2(share / target * cells);
}
function addLargest(most, cells) {
  let largest = 0;
  return most.map((sum2, b) => {
    largest = Math.max(largest, cells[b]);
    return sum2 + largest;
  });
}

// src/plan/paths.ts
var NEGLIGIBLE2 = 1e-20;
var Paths2 = class {
  reached = 0;
  dropped = 0;
  #cells;
  #mass;
  /** Outside first … last all is zero. */
  #first;
  #last;
  constructor(candidateTrials, cells) {
    this.#cells = cells;
    this.#mass = new Float64Array((candidateTrials + 2) * cells);
    this.#first = new Int32Array(candidateTrials + 1).fill(cells);
    this.#last = new Int32Array(candidateTrials + 1).fill(-1);
    this.#first[candidateTrials] = 0;
    this.#last[candidateTrials] = 0;
    this.#mass[this.#startOf(candidateTrials)] = 1;
  }
  /** Moves all that has `b` candidate scores left past the next score. */
  leave(b, { toCandidate, gain, needed }) {
    if (!this.#trim(b, needed)) return;
    const first = this.#first[b];
    const last = this.#last[b];
    this.#pass(b, toCandidate, gain);
    this.#limit(b, first + gain, Math.min(last + gain, this.#cells - 1));
    if (b > 0) this.#widen(b - 1, first, last);
  }
  /** Drops what is out of reach (for nothing) and what is negligible; whether anything is left. */
  #trim(b, needed) {
    const start = this.#startOf(b);
    let first = this.#first[b];
    let last = this.#last[b];
    for (; first <= last && first < needed; first++) this.#mass[start + first] = 0;
    for (; first <= last && this.#isNegligible(start + first); first++) this.#drop(start + first);
    for (; first <= last && this.#isNegligible(start + last); last--) this.#drop(start + last);
    this.#limit(b, first, last);
    return first <= last;
  }
  #isNegligible(at) {
    return this.#mass[at] < NEGLIGIBLE2;
  }
  #drop(at) {
    this.dropped += this.#mass[at];
    this.#mass[at] = 0;
  }
  #limit(b, first, last) {
    this.#first[b] = first <= last ? first : this.#cells;
    this.#last[b] = first <= last ? last : -1;
  }
  #widen(b, first, last) {
    this.#first[b] = Math.min(first, this.#first[b]);
    this.#last[b] = Math.max(last, this.#last[b]);
  }
  /** On to a candidate's and to a baseline's score in one go: here the time goes. */
  #pass(b, toCandidate, gain) {
    const [mass, cells, toBaseline] = [this.#mass, this.#cells, 1 - toCandidate];
    const start = this.#startOf(b);
    const first = start + this.#first[b];
    const last = start + this.#last[b];
    const end = start + cells;
    for (let from = last; from >= first; from--) {
      const moved = mass[from];
      mass[from - cells] = mass[from - cells] + moved * toCandidate;
      if (from + gain < end) mass[from + gain] = moved * toBaseline;
      else this.reached += moved * toBaseline;
    }
    mass.fill(0, first, Math.min(first + gain, end));
  }
  /** One row more than there are counts of scores left: with none left, nothing goes to it. */
  #startOf(b) {
    return (b + 1) * this.#cells;
  }
};

// src/plan/lattice-paths.ts
function reachAllCells(shares, cells, { baselineTrials, candidateTrials, exponent: exponent2 }) {
  const paths = new Paths2(candidateTrials, cells);
  let a = baselineTrials;
  for (const { rank, cells: gains, most } of shares) {
    for (; a >= rank; a--) {
      for (let b = candidateTrials; b >= 0; b--) {
        const gain = a === rank ? gains[b] : 0;
        const toCandidate = exponent2 * b / (a + exponent2 * b);
        paths.leave(b, { toCandidate, gain, needed: cells - most[b] });
      }
    }
  }
  return paths;
}

// src/plan/stretches.ts
function stretchesOf({ baseline, candidate, quantile: quantile3, rules }) {
  const [b, c] = [rankCurve2(baseline, quantile3), rankCurve2(candidate, quantile3)];
  const range3 = comparedRange(b, c, rules);
  if (range3 === null) return [];
  const [from, to] = range3;
  const ends2 = commonBreaks([b, c].flatMap(stepsOf), from, to);
  return ends2.map((end, i) => ({
    share: from === to ? 1 : Math.log(end / (ends2[i - 1] ?? from)) / Math.log(to / from),
    baseline: limitsAt(b, end),
    candidate: limitsAt(c, end)
  }));
}
function rankCurve2({ band: band2, trialCost }, quantile3) {
  const ranks = Array.from({ length: band2.n }, (_, i) => i + 1);
  const curve = tuningCurve(ranks, band2, quantile3);
  return trialCost === 1 ? curve : inCost(curve, trialCost);
}
function stepsOf({ lower, point, upper }) {
  return [lower, point, upper];
}

// src/plan/strong-chance.ts
var LEAST_TARGET = 1e-12;
var FEWEST_CELLS = 128;
var MOST_CELLS2 = 65536;
var MOST_STATES2 = 8e6;
var MOST_REFINEMENT = 16;
var RELATIVE_WIDTH = 0.01;
var LARGEST_WIDTH = 2e-3;
var LEAST_WIDTH = 1e-9;
function strongChance(design, question = {}) {
  const { slowdown = 1, threshold } = question;
  if (!(slowdown > 0 && slowdown < Infinity)) throw new RangeError(`slowdown is ${slowdown}`);
  const task = taskOf(design, slowdown);
  if (task === null) return { lower: 0, value: 0, upper: 0, isNarrow: true };
  const affordable = Math.floor(MOST_STATES2 / (design.candidate.band.n + 1));
  const mostCells = Math.min(MOST_CELLS2, affordable);
  for (let cells = FEWEST_CELLS; ; ) {
    const { lower, upper } = boundsOn(task, cells);
    const isSettled = threshold !== void 0 && (upper <= threshold || lower > threshold);
    const excess = (upper - lower) / widthFor(upper);
    if (isSettled || excess <= 1 || cells >= mostCells) {
      return { lower, value: (lower + upper) / 2, upper, isNarrow: excess <= 1 };
    }
    cells = Math.min(mostCells, Math.ceil(cells * Math.min(MOST_REFINEMENT, 1.2 * excess)));
  }
}
function widthFor(probability) {
  return Math.max(LEAST_WIDTH, Math.min(LARGEST_WIDTH, RELATIVE_WIDTH * probability));
}
function taskOf(design, slowdown) {
  const { baseline, candidate, rules } = design;
  const stretches3 = stretchesOf(design).filter(canHold);
  const total = stretches3.reduce((sum2, { share }) => sum2 + share, 0);
  const least = leastShare(rules.minShare);
  if (stretches3.length === 0 || total < least) return null;
  const spare = total - least;
  const side = least <= spare ? "held" : "missed";
  const target = Math.max(LEAST_TARGET, Math.min(least, spare));
  const arrivals = {
    baselineTrials: baseline.band.n,
    candidateTrials: candidate.band.n,
    exponent: 1 / slowdown
  };
  return { stretches: stretches3, arrivals, side, target };
}
function canHold({ baseline, candidate }) {
  return Number.isFinite(baseline.lower) && Number.isFinite(candidate.upper);
}
function boundsOn(task, cells) {
  const [fewer, more] = [reachWith(Math.floor, task, cells), reachWith(Math.ceil, task, cells)];
  const lower = Math.min(1, fewer.reached);
  const upper = Math.min(1, Math.max(lower, more.reached + more.dropped));
  return task.side === "held" ? { lower, upper } : { lower: 1 - upper, upper: 1 - lower };
}
function reachWith(round2, task, cells) {
  const { side, target, stretches: stretches3, arrivals } = task;
  const grid = { target, cells, round: round2 };
  const shares = decidedShares(stretches3, arrivals.candidateTrials, { side, grid });
  return reachAllCells(shares, cells, arrivals);
}

// src/plan/exact-rate.ts
var STEPS_A_TRIAL = 2;
function exactRate(design, parts3, level) {
  const [baselineTrials, candidateTrials] = sizesOf(design);
  if (isLarge(baselineTrials + candidateTrials)) return null;
  if (level === "strong") return { rate: exactStrongRate(design), standardError: 0 };
  const least = leastShare(design.rules.minShare);
  const rate = exactChance(parts3, { baselineTrials, candidateTrials, level, least });
  return rate === null ? null : { rate, standardError: 0 };
}
function exactStrongRate(design) {
  const { value: value2, upper, isNarrow: isNarrow2 } = strongChance(design);
  return isNarrow2 ? value2 : upper;
}
function simulatedOrders([baselineTrials, candidateTrials], seed) {
  const sizes3 = { size: baselineTrials + candidateTrials, chosen: candidateTrials };
  return interleavingsOf(sizes3, { seed, trialSteps: STEPS_A_TRIAL });
}
function sizesOf({ baseline, candidate }) {
  return [baseline.band.n, candidate.band.n];
}

// src/plan/shares-by-rank.ts
function sharesByRank(parts3, baselineTrials) {
  const columns2 = columnsOf(parts3);
  const below = new Int32Array(baselineTrials + 1);
  const held = new HeldLevels();
  return (interleaving) => {
    countBelow(interleaving, below);
    held.clear();
    for (let i = 0; i < parts3.length; i++) {
      held.add(levelAt(i, columns2, below), columns2.share[i]);
    }
    return held.sharesOf(1);
  };
}
function columnsOf(parts3) {
  const ranks = (name) => Int32Array.from(parts3, (part2) => part2[name]);
  return {
    share: Float64Array.from(parts3, ({ share }) => share),
    baselineLower: ranks("baselineLower"),
    baselinePoint: ranks("baselinePoint"),
    candidatePoint: ranks("candidatePoint"),
    candidateUpper: ranks("candidateUpper")
  };
}
function countBelow(interleaving, below) {
  let candidates3 = 0;
  let baselines = 0;
  for (let place = 0; place < interleaving.length; place++) {
    if (interleaving[place] === 1) candidates3++;
    else below[++baselines] = candidates3;
  }
}
function levelAt(i, columns2, below) {
  const belowLower = below[columns2.baselineLower[i]];
  const upper = columns2.candidateUpper[i];
  if (belowLower >= upper) return 3;
  const isPointBelow = belowLower >= columns2.candidatePoint[i];
  const isUpperBelow = below[columns2.baselinePoint[i]] >= upper;
  return (isPointBelow ? 1 : 0) + (isUpperBelow ? 1 : 0);
}

// src/plan/false-alarm.ts
var NEVER = { rate: 0, standardError: 0 };
function falseAlarmRates(design, { seed, isBound = false }) {
  const { weak, fair, strong } = ratesOf(design, seed);
  const larger = (a, b) => ({ ...a, rate: Math.max(a.rate, b.rate) });
  const told3 = (rate) => ({ ...rate, isBound: isBound || design.rules.margin > 0 });
  const fairAtLeast = larger(fair, strong);
  return { weak: told3(larger(weak, fairAtLeast)), fair: told3(fairAtLeast), strong: told3(strong) };
}
function ratesOf(design, seed) {
  const parts3 = decidingRanks(stretchesOf(design));
  if (parts3.length === 0) return { weak: NEVER, fair: NEVER, strong: NEVER };
  const weak = exactRate(design, parts3, "weak");
  const fair = exactRate(design, parts3, "fair");
  const strong = exactRate(design, parts3, "strong");
  if (weak && fair && strong) return { weak, fair, strong };
  const sharesOf = sharesByRank(parts3, design.baseline.band.n);
  const least = leastShare(design.rules.minShare);
  const simulated = levelRates(simulatedOrders(sizesOf(design), seed), sharesOf, least);
  return {
    weak: weak ?? simulated.weak,
    fair: fair ?? simulated.fair,
    strong: strong ?? simulated.strong
  };
}

// src/math/weighted-quantile.ts
function leastReaching(values, weights, least) {
  if (values.length !== weights.length) throw new RangeError("values and weights differ in number");
  const pairs = { values: values.slice(), weights: weights.slice() };
  let [from, to, missing] = [0, values.length, least];
  while (from < to) {
    const pivot = pairs.values[from + to >> 1];
    const [equal, above] = part(pairs, [from, to], pivot);
    const below = sum(pairs.weights, from, equal);
    if (below >= missing) {
      to = equal;
      continue;
    }
    missing -= below + sum(pairs.weights, equal, above);
    if (missing <= 0) return pivot;
    from = above;
  }
  return Infinity;
}
function part(pairs, [from, to], pivot) {
  let [equal, next, above] = [from, from, to];
  while (next < above) {
    const value2 = pairs.values[next];
    if (value2 < pivot) swap(pairs, equal++, next++);
    else if (value2 > pivot) swap(pairs, next, --above);
    else next++;
  }
  return [equal, above];
}
function swap({ values, weights }, a, b) {
  const [value2, weight] = [values[a], weights[a]];
  values[a] = values[b];
  weights[a] = weights[b];
  values[b] = value2;
  weights[b] = weight;
}
function sum(numbers, from, to) {
  let total = 0;
  for (let i = from; i < to; i++) total += numbers[i];
  return total;
}

// src/plan/critical-slowdowns.ts
var MOST_SCORES = 2e6;
var FEWEST_PAIRS = 1e3;
var MOST_PAIRS = 2e4;
function criticalSlowdowns(design, seed) {
  const { baseline, candidate, rules } = design;
  const [n, m] = [baseline.band.n, candidate.band.n];
  const affordable = Math.floor(MOST_SCORES / (n + m));
  const pairs = Math.min(MOST_PAIRS, Math.max(FEWEST_PAIRS, affordable));
  const parts3 = decidingRanks(stretchesOf(design)).filter(canHold2);
  const shares = Float64Array.from(parts3, ({ share }) => share);
  const lower = placesOf(parts3.map(({ baselineLower }) => baselineLower));
  const upper = placesOf(parts3.map(({ candidateUpper }) => candidateUpper));
  const least = leastShare(rules.minShare);
  const random = quickRandom(seed);
  return Float64Array.from({ length: pairs }, () => {
    const u = logarithmsOf(lower.ranks, n, random);
    const v = logarithmsOf(upper.ranks, m, random);
    const ratios = shares.map(
      (_, k) => u[lower.at[k]] / v[upper.at[k]]
    );
    return leastReaching(ratios, shares, least);
  }).sort();
}
function canHold2({ baselineLower, candidateUpper }) {
  return baselineLower >= 1 && candidateUpper < Infinity;
}
function placesOf(all) {
  const ranks = Int32Array.from(new Set(all)).sort();
  const places3 = new Map([...ranks].map((rank, i) => [rank, i]));
  return { ranks, at: Int32Array.from(all, (rank) => places3.get(rank) ?? 0) };
}
var SMALL2 = 1e-200;
function logarithmsOf(ranks, n, random) {
  const sums = new Float64Array(ranks.length);
  let [sum2, product, next] = [0, 1, 0];
  for (let i = 1; i <= n + 1; i++) {
    product *= 1 - random();
    const isWanted = i === ranks[next];
    if (!isWanted && product > SMALL2 && i <= n) continue;
    sum2 -= Math.log(product);
    product = 1;
    if (isWanted) sums[next++] = sum2;
  }
  return sums.map((one2) => Math.log(one2 / sum2));
}

// src/plan/power.ts
var USUAL_POWER = 0.8;
var LARGEST_SLOWDOWN = 2 ** 20;
var TOLERANCE = 1e-3;
function powerOf(design, seed = 0) {
  if (!isSimulated(design)) return (slowdown) => toldPower(strongChance(design, { slowdown }));
  const critical = criticalSlowdowns(design, seed);
  return (slowdown) => critical.filter((one2) => one2 < slowdown).length / critical.length;
}
function detectableSlowdown(design, { power = USUAL_POWER, seed = 0 } = {}) {
  if (!isSimulated(design)) return exactSlowdown(design, power);
  const critical = criticalSlowdowns(design, seed);
  const found = critical[Math.ceil(power * critical.length) - 1];
  return found <= LARGEST_SLOWDOWN ? Math.max(1, found) : null;
}
function hasPower(design, { slowdown, power, seed }) {
  if (isSimulated(design)) return powerOf(design, seed)(slowdown) >= power;
  return excessPower(design, slowdown, power) >= 0;
}
function isSimulated({ baseline, candidate }) {
  return isLarge(baseline.band.n + candidate.band.n);
}
function toldPower({ lower, value: value2, isNarrow: isNarrow2 }) {
  return isNarrow2 ? value2 : lower;
}
function excessPower(design, slowdown, power) {
  const chance = strongChance(design, { slowdown, threshold: power });
  const isBelow = chance.upper <= power;
  return (isBelow || chance.lower > power ? chance.value : toldPower(chance)) - power;
}
function exactSlowdown(design, power) {
  const excess = (logarithm) => excessPower(design, Math.exp(logarithm), power);
  let enough = 1;
  while (excess(Math.log(enough)) < 0) {
    if (enough >= LARGEST_SLOWDOWN) return null;
    enough *= 2;
  }
  if (enough === 1) return 1;
  const [low, high] = [Math.log(enough / 2), Math.log(enough)];
  return Math.exp(findRoot(excess, { low, high, tolerance: TOLERANCE }));
}

// src/plan/truth-bound.ts
function falseStrongBound(design, { isPaired }) {
  const { baseline, candidate, quantile: quantile3 } = design;
  const range3 = designRange(design);
  if (range3 === null) return 0;
  const levels = ({ trialCost }) => range3.map((budget) => quantile3 ** (trialCost / budget));
  const upper = upperHolds(candidate, levels(candidate));
  const lower = lowerHolds(baseline, levels(baseline));
  return isPaired ? Math.min(1, 2 - upper - lower) : 1 - upper * lower;
}
var LARGEST_COMPUTED = 2e4;
function heldByOneSide({ confidence }) {
  return 1 - (1 - confidence) / 2;
}
function upperHolds({ band: band2 }, [first, last]) {
  if (band2.n > LARGEST_COMPUTED) return heldByOneSide(band2);
  const far = farBounds(band2.n);
  const lower = far.lower.map((least, i) => {
    const bound = band2.lower[i];
    return bound < first ? least : Math.max(least, Math.min(bound, last));
  });
  return probabilityWithin(lower, far.upper);
}
function lowerHolds({ band: band2 }, [first, last]) {
  if (band2.n > LARGEST_COMPUTED) return heldByOneSide(band2);
  const far = farBounds(band2.n);
  const upper = far.upper.map((most, i) => {
    const bound = band2.upper[i];
    return bound < last ? Math.min(most, Math.max(bound, first)) : most;
  });
  return probabilityWithin(far.lower, upper);
}
var NEGLIGIBLE3 = 1e-17;
function farBounds(n) {
  const width = Math.sqrt(Math.log(2 / NEGLIGIBLE3) / (2 * n));
  const ranks = Float64Array.from({ length: n }, (_, i) => i + 1);
  return {
    lower: ranks.map((i) => Math.max(0, i / n - width)),
    upper: ranks.map((i) => Math.min(1, (i - 1) / n + width))
  };
}

// src/plan/expectations.ts
function expectationsOf(design, { seed, slowdowns }) {
  const { baseline, candidate, quantile: quantile3 } = design;
  const budgets2 = [baseline, candidate].map(
    ({ band: band2, trialCost }) => resolvableBudget(band2, quantile3) * trialCost
  );
  const power = powerOf(design, seed);
  return {
    trials: [baseline.band.n, candidate.band.n],
    confidence: baseline.band.confidence,
    resolvableBudget: Math.min(...budgets2),
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { seed }),
    power: slowdowns.map((slowdown) => ({ slowdown, probability: power(slowdown) })),
    detectableSlowdown: detectableSlowdown(design, { seed }),
    falseStrongBound: falseStrongBound(design, { isPaired: false })
  };
}

// src/plan/bands.ts
function rememberBands(settings) {
  const bySize = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Map();
  return (trials2, confidence) => {
    const bandsOf = bySize.get(trials2) ?? confidenceBands(trials2, settings);
    bySize.set(trials2, bandsOf);
    const key = `${trials2} ${confidence}`;
    const band2 = known.get(key) ?? bandsOf(confidence);
    known.set(key, band2);
    return band2;
  };
}

// src/plan/costed-rules.ts
var ONE_TRIAL_EACH = [1, 1];
function placeOf(baseline, candidate, { inCost: inCost2, inTrials: inTrials4, resolved }) {
  const b = baseline ?? candidate ?? 1;
  const c = candidate ?? b;
  const reach = b > c ? resolved[1] : resolved[0];
  const isApart = reach >= 1 && Math.max(b, c) / Math.min(b, c) > reach;
  return isApart ? { costs: ONE_TRIAL_EACH, limits: inTrials4 } : { costs: [b, c], limits: inCost2(Math.max(b, c)) };
}

// src/plan/deal.ts
function meanCostOf(trials2) {
  const costs = trials2.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) return null;
  return costs.reduce((mean, cost, i) => mean + (cost - mean) / (i + 1), 0);
}
var Hand = class {
  /** Ascending from rank 1; at rank 0 is −∞, a limit that no score sets. */
  scores;
  #size = 0;
  #total = 0;
  #priced = 0;
  constructor(size) {
    this.scores = new Float64Array(size + 1).fill(-Infinity);
  }
  clear() {
    this.#size = 0;
    this.#total = 0;
    this.#priced = 0;
  }
  /** @param cost 0 for none */
  take(score, cost) {
    this.scores[++this.#size] = score;
    this.#total += cost;
    if (cost > 0) this.#priced++;
  }
  /** Over the trials that have one; null if none has. */
  get meanCost() {
    return this.#priced === 0 ? null : this.#total / this.#priced;
  }
};
var Deal = class {
  /** Both written anew by each deal. */
  baseline;
  candidate;
  #scores;
  #costs;
  constructor(baseline, candidate) {
    const pool = [...baseline, ...candidate].sort(byScore);
    this.#scores = Float64Array.from(pool, ({ score }) => score);
    this.#costs = Float64Array.from(pool, ({ cost }) => cost ?? 0);
    this.baseline = new Hand(baseline.length);
    this.candidate = new Hand(candidate.length);
  }
  /** @param interleaving for each trial in ascending order of the scores, 1 if it is the candidate's */
  deal(interleaving) {
    this.baseline.clear();
    this.candidate.clear();
    for (let place = 0; place < interleaving.length; place++) {
      const hand = interleaving[place] === 1 ? this.candidate : this.baseline;
      hand.take(this.#scores[place], this.#costs[place]);
    }
  }
};
function byScore(a, b) {
  return a.score < b.score ? -1 : Number(a.score > b.score);
}

// src/plan/shares-by-cost.ts
var POINT = Number.MIN_VALUE;
function sharesByCost(deal, steps, relativeTo = steps) {
  const held = new HeldLevels();
  return (interleaving) => {
    deal.deal(interleaving);
    held.clear();
    const layout = layOut(deal, steps);
    addLevels(held, layout, { deal, steps, margin: layout.margin });
    const { from, to } = relativeTo === steps ? layout : layOut(deal, relativeTo);
    return held.sharesOf(from < to ? to - from : POINT);
  };
}
function layOut(deal, { baseline, candidate, rules }) {
  const { costs, limits: limits2 } = placeOf(deal.baseline.meanCost, deal.candidate.meanCost, rules);
  const { budgetMin, budgetMax, margin: margin2 } = limits2;
  const [baselineShift, candidateShift] = [Math.log(costs[0]), Math.log(costs[1])];
  return {
    baselineShift,
    candidateShift,
    from: Math.log(Math.max(...costs, budgetMin ?? 0)),
    to: Math.min(
      lastOf(baseline.ends) + baselineShift,
      lastOf(candidate.ends) + candidateShift,
      Math.log(budgetMax ?? Infinity)
    ),
    margin: margin2
  };
}
function lastOf(ends2) {
  return ends2.at(-1) ?? -Infinity;
}
function addLevels(held, layout, curves) {
  const { from, to, baselineShift, candidateShift } = layout;
  const { baseline, candidate } = curves.steps;
  let b = firstStep(baseline.ends, from - baselineShift);
  let c = firstStep(candidate.ends, from - candidateShift);
  if (from === to) held.add(levelAt2(b, c, curves), POINT);
  for (let at = from; at < to; ) {
    const baselineEnd = baseline.ends[b] + baselineShift;
    const candidateEnd = candidate.ends[c] + candidateShift;
    const next = baselineEnd < candidateEnd ? baselineEnd : candidateEnd;
    const end = next < to ? next : to;
    held.add(levelAt2(b, c, curves), end - at);
    if (baselineEnd <= end) b++;
    if (candidateEnd <= end) c++;
    at = end;
  }
}
function firstStep(ends2, budget) {
  let step2 = 0;
  while (step2 < ends2.length - 1 && ends2[step2] < budget) step2++;
  return step2;
}
function levelAt2(b, c, { deal, steps, margin: margin2 }) {
  const { baseline, candidate } = steps;
  const lower = deal.baseline.scores[baseline.lower[b]];
  const upper = deal.candidate.scores[candidate.upper[c]] + margin2;
  if (upper < lower) return 3;
  const baselinePoint = deal.baseline.scores[baseline.point[b]];
  const point = deal.candidate.scores[candidate.point[c]] + margin2;
  return (upper < baselinePoint ? 1 : 0) + (point < lower ? 1 : 0);
}

// src/plan/permuted-rates.ts
var STEPS_A_TRIAL2 = 4;
function permutedRates(design, { seed }) {
  const deal = new Deal(design.baseline.trials, design.candidate.trials);
  const sharesOf = sharesByCost(deal, stepsOf2(design));
  const rates = levelRates(dealsOf(design, seed), sharesOf, leastOf(design));
  const told3 = (rate) => ({ ...rate, isBound: false });
  return { weak: told3(rates.weak), fair: told3(rates.fair), strong: told3(rates.strong) };
}
function weighPermutedRate(design, relativeTo, { level, rate, seed }) {
  const deal = new Deal(design.baseline.trials, design.candidate.trials);
  const sharesOf = sharesByCost(deal, stepsOf2(design), stepsOf2(relativeTo));
  return weighRate(dealsOf(design, seed), sharesOf, { level, least: leastOf(design), rate });
}
function stepsOf2({ baseline, candidate, quantile: quantile3, rules }) {
  return {
    baseline: rankSteps(baseline.band, quantile3),
    candidate: rankSteps(candidate.band, quantile3),
    rules
  };
}
function dealsOf({ baseline, candidate }, seed) {
  const chosen = candidate.trials.length;
  const size = baseline.trials.length + chosen;
  return interleavingsOf({ size, chosen }, { seed, trialSteps: STEPS_A_TRIAL2 });
}
function leastOf({ rules }) {
  return leastShare(rules.inTrials.minShare);
}

// src/plan/smallest-confidence.ts
var LEAST_CONFIDENCE = 0.5;
var CONFIDENCES = [
  ...Array.from({ length: 50 }, (_, i) => (100 * LEAST_CONFIDENCE + i) / 100),
  0.995,
  0.999
];
function smallestConfidence({
  hasRange: hasRange2,
  weigh
}) {
  const last = lastWithRange(hasRange2);
  if (last < 0) return null;
  const at = (i) => CONFIDENCES[i];
  const highest = weigh(at(last), at(last));
  if (highest !== "within") return highest === "unknown" ? highest : null;
  const lowestWithin = (from, to) => {
    if (weigh(at(from), at(to)) === "within") return from;
    if (from === to) return to + 1;
    const middle2 = from + to + 1 >> 1;
    const found = lowestWithin(middle2, to);
    return found > middle2 ? found : lowestWithin(from, middle2 - 1);
  };
  return at(Math.min(last, lowestWithin(0, last)));
}
function lastWithRange(hasRange2) {
  const isOpen2 = (i) => hasRange2(CONFIDENCES[i]);
  const highest = CONFIDENCES.length - 1;
  if (isOpen2(highest)) return highest;
  if (!isOpen2(0)) return -1;
  let [open, closed] = [0, highest];
  while (closed - open > 1) {
    const middle2 = open + closed >> 1;
    if (isOpen2(middle2)) open = middle2;
    else closed = middle2;
  }
  return open;
}

// src/plan/too-rare.ts
function tooRare(rate, drawn2, remedy) {
  const least = roundUp(leastShownRate(drawn2));
  return new UserError({
    fault: "settings",
    where: "false-alarm-rate (--false-alarm-rate)",
    what: `is ${rate}, less than the ${drawn2.count} simulated comparisons of these sweeps can show`,
    fix: `Ask for ${least} or more${remedy}.`
  });
}
function roundUp(value2) {
  const unit2 = 10 ** (Math.floor(Math.log10(value2)) - 1);
  return Number((Math.ceil(value2 / unit2 - 1e-9) * unit2).toPrecision(2));
}

// src/plan/gate-by-permuted-rate.ts
function confidenceForPermutedRate(question) {
  const { baseline, candidate, band: band2, quantile: quantile3, rules, rate, failOn } = question;
  const bandOf = rememberBands(band2);
  const designAt = (confidence) => ({
    baseline: { band: bandOf(baseline.length, confidence), trials: baseline },
    candidate: { band: bandOf(candidate.length, confidence), trials: candidate },
    quantile: quantile3,
    rules
  });
  const limit = { level: failOn, rate, seed: band2.seed };
  const found = smallestConfidence({
    hasRange: (confidence) => hasRange(designAt(confidence)),
    weigh: (least, most) => weighPermutedRate(designAt(least), designAt(most), limit)
  });
  if (found !== "unknown") return found;
  const arms = { baseline: { trials: baseline }, candidate: { trials: candidate } };
  throw tooRare(rate, dealsOf(arms, band2.seed), REMEDY);
}
var REMEDY = ", or compare without `cost`: in trials the rate of strong evidence is exact";
function hasRange({ baseline, candidate, quantile: quantile3, rules }) {
  const { costs, limits: limits2 } = placeOf(
    meanCostOf(baseline.trials),
    meanCostOf(candidate.trials),
    rules
  );
  const b = inCost(rankCurve(baseline.band, quantile3), costs[0]);
  const c = inCost(rankCurve(candidate.band, quantile3), costs[1]);
  return comparedRange(b, c, limits2) !== null;
}

// src/plan/false-alarm-limit.ts
var CLEARLY_BELOW = 0.98;
var LEAST_GAP = 2e-9;
var LEVELS2 = ["weak", "fair", "strong"];
function weighFalseAlarm(whole, limit) {
  const { level, rate, seed, narrowing } = limit;
  const minShare = whole.rules.minShare * narrowing;
  const design = { ...whole, rules: { ...whole.rules, minShare } };
  const parts3 = decidingRanks(stretchesOf(design));
  if (parts3.length === 0) return "within";
  const exact = LEVELS2.slice(LEVELS2.indexOf(level)).map(
    (one2) => one2 === "strong" ? isStrongWithin(design, limit) : isWithin(exactRate(design, parts3, one2), rate)
  );
  if (exact.includes(false)) return "beyond";
  if (!exact.includes(null)) return "within";
  const sharesOf = sharesByRank(parts3, design.baseline.band.n);
  const least = leastShare(minShare);
  return weighRate(simulatedOrders(sizesOf(design), seed), sharesOf, { level, least, rate });
}
function isWithin(exact, rate) {
  return exact && exact.rate <= rate;
}
function isStrongWithin(design, { rate, narrowing }) {
  const { baseline, candidate } = design;
  if (isLarge(baseline.band.n + candidate.band.n)) return null;
  const { lower, upper } = strongChance(design, { threshold: rate });
  if (lower > rate) return false;
  if (upper <= CLEARLY_BELOW * rate - LEAST_GAP) return true;
  return narrowing === 1 && exactStrongRate(design) <= rate;
}

// src/plan/gate-by-rate.ts
function confidenceForRate(question) {
  const found = searchConfidence(question);
  if (found !== "unknown") return found;
  const { baselineTrials, candidateTrials, rate, band: band2 } = question;
  const drawn2 = simulatedOrders([baselineTrials, candidateTrials], band2.seed);
  throw tooRare(rate, drawn2, remedyFor(baselineTrials + candidateTrials));
}
function remedyFor(trials2) {
  return isLarge(trials2) ? "; only up to 1,000 trials in both sweeps are rates exact, for fail-on: strong" : ", or leave fail-on at strong: its rate is exact";
}
function searchConfidence(question) {
  const { baselineTrials, candidateTrials, band: band2, quantile: quantile3, rules, rate, failOn } = question;
  const bandOf = rememberBands(band2);
  const designAt = (confidence) => ({
    baseline: { band: bandOf(baselineTrials, confidence), trialCost: 1 },
    candidate: { band: bandOf(candidateTrials, confidence), trialCost: 1 },
    quantile: quantile3,
    rules
  });
  const limit = { level: failOn, rate, seed: band2.seed };
  return smallestConfidence({
    hasRange: (confidence) => rangeOf(designAt(confidence)) !== null,
    weigh: (least, most) => {
      const narrowing = narrowingOf(designAt(least), designAt(most));
      return narrowing > 0 ? weighFalseAlarm(designAt(least), { ...limit, narrowing }) : "beyond";
    }
  });
}
function narrowingOf(wide, narrow) {
  const [whole, part2] = [lengthOf(rangeOf(wide)), lengthOf(rangeOf(narrow))];
  return whole === 0 ? 1 : part2 / whole;
}
function rangeOf({ baseline, candidate, quantile: quantile3, rules }) {
  return comparedRange(
    rankCurve(baseline.band, quantile3),
    rankCurve(candidate.band, quantile3),
    rules
  );
}
function lengthOf(range3) {
  return range3 ? Math.log(range3[1] / range3[0]) : 0;
}

// src/plan/trials-to-detect.ts
var MOST_TRIALS3 = 2e3;
var MOST_TRIALS_BY_RATE = 500;
function trialsToDetect(question) {
  const affordable = question.falseAlarm ? MOST_TRIALS_BY_RATE : MOST_TRIALS3;
  const most = Math.min(affordable, question.most ?? affordable);
  const fewest = fewestThatResolve(question, most);
  if (fewest === null) return null;
  const isEnough = (trials2) => showsSlowdown(trials2, question);
  if (isEnough(fewest)) return fewest;
  let tooFew = fewest;
  let enough = Math.min(2 * fewest, most);
  while (!isEnough(enough)) {
    if (enough === most) return null;
    tooFew = enough;
    enough = Math.min(2 * enough, most);
  }
  while (enough - tooFew > 1) {
    const middle2 = tooFew + enough >> 1;
    if (isEnough(middle2)) enough = middle2;
    else tooFew = middle2;
  }
  return enough;
}
function fewestThatResolve({ budget, rules, band: band2, falseAlarm, quantile: quantile3 }, most) {
  const resolved = Math.max(1, budget ?? 0, rules.budgetMin ?? 0);
  const confidence = falseAlarm ? LEAST_CONFIDENCE : band2.confidence;
  return trialsToResolve(resolved, { ...band2, confidence, most }, quantile3);
}
function showsSlowdown(trials2, question) {
  const { slowdown, power, budget, quantile: quantile3, rules, band: settings } = question;
  const confidence = confidenceFor(trials2, question);
  if (confidence === null) return false;
  const band2 = confidenceBand(trials2, { ...settings, confidence, calibration: "exact" });
  if (resolvableBudget(band2, quantile3) < (budget ?? 0)) return false;
  const arm2 = { band: band2, trialCost: 1 };
  const design = { baseline: arm2, candidate: arm2, quantile: quantile3, rules };
  return hasPower(design, { slowdown, power, seed: settings.seed });
}
function confidenceFor(trials2, question) {
  const { falseAlarm, quantile: quantile3, rules } = question;
  if (falseAlarm === null) return question.band.confidence;
  const band2 = { ...question.band, calibration: "exact" };
  const sizes3 = { baselineTrials: trials2, candidateTrials: trials2 };
  const found = searchConfidence({ ...sizes3, ...falseAlarm, band: band2, quantile: quantile3, rules });
  return found === "unknown" ? null : found;
}

// src/decide/costed-rules.ts
function costedRules(sizes3, axis, { comparison, band: band2 }) {
  const { minShare, margin: margin2, budgetMin, budgetMax, quantile: quantile3, falseAlarmRate } = comparison;
  const confidence = falseAlarmRate === null ? band2.confidence : LEAST_CONFIDENCE;
  const reach = (n) => resolvableBudget(confidenceBand(n, { ...band2, confidence }), quantile3);
  return {
    inCost: (trial) => rulesOn({ axis, trial }, comparison),
    inTrials: {
      minShare,
      margin: margin2,
      budgetMin: inTrials(budgetMin),
      budgetMax: inTrials(budgetMax)
    },
    resolved: [reach(sizes3[0]), reach(sizes3[1])]
  };
}
function inTrials(limit) {
  return limit?.unit === "trials" ? limit.value : null;
}

// src/decide/chances.ts
var SLOWDOWN = 3;
var POWER = 0.8;
var MOST_ADVISED = 200;
function chancesOf(compared) {
  const { comparison, settings, isPaired } = compared;
  if (comparison.range === null) return null;
  const design = designOf(compared);
  const isInCost = compared.axis.kind === "cost";
  const hasMargin = settings.comparison.margin > 0;
  return {
    falseAlarm: isInCost ? ratesInCost(compared) : ratesInTrials(compared),
    detectableSlowdown: hasMargin ? null : detectableSlowdown(design, { seed: settings.band.seed, power: POWER }),
    falseStrongBound: isInCost ? null : falseStrongBound(design, { isPaired })
  };
}
function ratesInTrials(compared) {
  const { baseline, candidate } = compared.comparison;
  const isBound = baseline.ties + candidate.ties > 0 || sharesScores(compared);
  return falseAlarmRates(designOf(compared), { seed: compared.settings.band.seed, isBound });
}
function sharesScores({ baseline, candidate }) {
  const scores = new Set(baseline.trials.map(({ score }) => score));
  return candidate.trials.some(({ score }) => scores.has(score));
}
function ratesInCost({
  comparison,
  baseline,
  candidate,
  axis,
  settings
}) {
  const { quantile: quantile3 } = settings.comparison;
  const design = {
    baseline: { band: comparison.baseline.band, trials: baseline.trials },
    candidate: { band: comparison.candidate.band, trials: candidate.trials },
    quantile: quantile3,
    rules: costedRules([baseline.trials.length, candidate.trials.length], axis, settings)
  };
  return permutedRates(design, { seed: settings.band.seed });
}
function designOf({ comparison, axis, settings }) {
  const { baseline, candidate } = comparison;
  return {
    baseline: { band: baseline.band, trialCost: baseline.trialCost },
    candidate: { band: candidate.band, trialCost: candidate.trialCost },
    quantile: settings.comparison.quantile,
    rules: rulesOn({ axis, trial: dearerTrial(comparison) }, settings.comparison)
  };
}
function trialsForSlowdown({
  comparison,
  axis,
  settings
}) {
  const trial = dearerTrial(comparison);
  const rules = rulesOn({ axis, trial }, settings.comparison);
  if (axis.kind === "cost" || rules.margin > 0) {
    return { toDetect: null, slowdown: SLOWDOWN, power: POWER };
  }
  const toDetect = trialsToDetect({
    slowdown: SLOWDOWN,
    power: POWER,
    budget: null,
    band: settings.band,
    quantile: settings.comparison.quantile,
    falseAlarm: wantedRate(settings),
    rules,
    most: MOST_ADVISED
  });
  return { toDetect, slowdown: SLOWDOWN, power: POWER };
}
function wantedRate({ comparison, gate }) {
  const { falseAlarmRate: rate } = comparison;
  return rate === null || gate.failOn === "never" ? null : { rate, failOn: gate.failOn };
}

// src/decide/choose-axis.ts
function chooseAxis(pair, settings) {
  const axis = axisOf([pair.baseline, pair.candidate]);
  const gap2 = axis.kind === "cost" ? costGap(pair, settings) : null;
  if (gap2 === null) return { axis, settings, warnings: [] };
  const comparison = withoutCosts(settings.comparison);
  const message = `${told(gap2)}${comparison === settings.comparison ? "" : UNUSED}`;
  return {
    axis: IN_TRIALS,
    settings: { ...settings, comparison },
    warnings: [information("costs-apart", { arm: null, message })]
  };
}
function costGap({ baseline, candidate }, settings) {
  if (baseline.cost === null || candidate.cost === null) return null;
  const [b, c] = [baseline.cost.mean, candidate.cost.mean];
  const [dearer, other] = b > c ? ["baseline", candidate] : ["candidate", baseline];
  const trials2 = Math.max(b, c) / Math.min(b, c);
  const band2 = widestReach(other.trials.length, settings);
  const resolved = resolvableBudget(band2, settings.comparison.quantile);
  return resolved >= 1 && trials2 > resolved ? { dearer, trials: trials2, resolved } : null;
}
function widestReach(n, { band: band2, comparison }) {
  const isChosen = comparison.falseAlarmRate !== null;
  return confidenceBand(n, { ...band2, confidence: isChosen ? LEAST_CONFIDENCE : band2.confidence });
}
function withoutCosts(comparison) {
  const { budgetMin, budgetMax, budgets: budgets2 } = comparison;
  const inTrials4 = (budget) => budget?.unit === "trials" ? budget : null;
  const rows2 = budgets2?.filter((budget) => inTrials4(budget) !== null) ?? [];
  const limits2 = { budgetMin: inTrials4(budgetMin), budgetMax: inTrials4(budgetMax) };
  const isUnchanged = limits2.budgetMin === budgetMin && limits2.budgetMax === budgetMax && rows2.length === (budgets2 ?? []).length;
  if (isUnchanged) return comparison;
  return { ...comparison, ...limits2, budgets: rows2.length > 0 ? rows2 : null };
}
function told({ dearer, trials: trials2, resolved }) {
  const other = dearer === "baseline" ? "candidate" : "baseline";
  const [cost, most] = [trials2, resolved].map((value2) => Number(value2.toPrecision(2)));
  return `One trial of the ${dearer} costs as much as ${cost} of the ${other}, which resolves budgets of up to ${most}: no cost can be compared, and the sweeps are compared trial for trial. A sweep may be that cheap because its trials fail.`;
}
var UNUSED = " Budgets given in cost do not apply.";

// src/decide/confidence-by-rate.ts
var HIGHEST = 0.999;
function chooseConfidence(pair, axis, settings) {
  const { falseAlarmRate: rate } = settings.comparison;
  const { failOn } = settings.gate;
  if (rate === null || failOn === "never") return { settings, isWithinRate: true };
  const confidence = confidenceFor2(pair, axis, { settings, rate, failOn });
  const band2 = { ...settings.band, confidence: confidence ?? HIGHEST };
  return { settings: { ...settings, band: band2 }, isWithinRate: confidence !== null };
}
function confidenceFor2({ baseline, candidate }, axis, { settings, rate, failOn }) {
  const { band: band2, comparison } = settings;
  const wanted = { rate, failOn, band: band2, quantile: comparison.quantile };
  const sizes3 = [baseline.trials.length, candidate.trials.length];
  if (axis.kind === "cost") {
    const trials2 = { baseline: baseline.trials, candidate: candidate.trials };
    const rules2 = costedRules(sizes3, axis, settings);
    return confidenceForPermutedRate({ ...wanted, ...trials2, rules: rules2 });
  }
  const [baselineTrials, candidateTrials] = sizes3;
  const rules = rulesOn({ axis, trial: 1 }, comparison);
  return confidenceForRate({ ...wanted, baselineTrials, candidateTrials, rules });
}

// src/decide/gate-policy.ts
function judge(comparison, gate, axis) {
  if (comparison.range === null) return insufficient(comparison, gate, axis);
  const { level } = comparison.worse;
  const verdict = verdictWord(level, comparison.better.level);
  if (level !== "none" && (isAtLeast(level, "fair") || fails(level, gate))) {
    const claim = `The candidate ${VERBS[level]} worse: ${level} evidence`;
    const excuse = excuseOf(level, gate);
    if (excuse === null) return { verdict, gate: "fail", reason: claim };
    return { verdict, gate: "neutral", reason: `${claim}, which ${excuse}` };
  }
  const lacking = gate.failOn === "never" ? "strong" : gate.failOn;
  return { verdict, gate: "pass", reason: `No ${lacking} evidence that the candidate is worse` };
}
var VERBS = { strong: "is", fair: "looks", weak: "may be" };
function fails(level, { failOn }) {
  return failOn !== "never" && isAtLeast(level, failOn);
}
function excuseOf(level, gate) {
  if (!fails(level, gate)) return `does not fail the check (fail-on: ${gate.failOn})`;
  return gate.informOnly ? "never fails a run on the default branch" : null;
}
function insufficient(comparison, gate, axis) {
  return {
    verdict: "insufficient",
    gate: softened(gate.onInsufficient, gate),
    reason: whyEmpty(comparison, axis)
  };
}
function beyondRate({ gate, comparison }) {
  return {
    verdict: "insufficient",
    gate: softened(gate.onInsufficient, gate),
    reason: `Too few trials to compare the sweeps with a false-alarm rate of ${comparison.falseAlarmRate}`
  };
}
function softened(verdict, { informOnly }) {
  return informOnly && verdict === "fail" ? "neutral" : verdict;
}
function verdictWord(worse, better) {
  if (worse !== "none" && better !== "none") return "mixed";
  if (worse !== "none") return "worse";
  return better === "none" ? "none" : "better";
}
function withoutCandidate(gate) {
  return {
    verdict: "no-candidate",
    gate: softened(gate.onMissingCandidate, gate),
    reason: "No candidate sweep was found"
  };
}
function withoutBaseline(gate) {
  return {
    verdict: "no-baseline",
    gate: softened(gate.onMissingBaseline, gate),
    reason: "No baseline sweep was found to compare with"
  };
}
function incomparable(what) {
  return { verdict: "invalid", gate: "neutral", reason: MISMATCHES[what] };
}
var MISMATCHES = {
  metrics: "The sweeps have different metrics and cannot be compared",
  directions: "The sweeps have different directions and cannot be compared",
  "asked-metric": "The sweeps have another metric than the settings ask for",
  "asked-direction": "The sweeps have another direction than the settings ask for"
};
var FINDINGS = ["mixed", "worse", "better", "none"];
function strictly(verdict, warnings, { strict }) {
  const doubt = warnings.find(({ kind }) => kind === "assumption");
  if (!strict || doubt === void 0 || !FINDINGS.includes(verdict.verdict)) return verdict;
  const reason = `An assumption of the comparison is in doubt (${doubt.code}), and strict is set`;
  return { verdict: "invalid", gate: "neutral", reason };
}
function exitCodeOf({ gate }) {
  return gate === "fail" ? 1 : 0;
}

// src/decide/compare-sweeps.ts
function compareSweeps(pair, given, searches) {
  const { axis, settings: onAxis2, warnings: ofAxis } = chooseAxis(pair, given);
  const { settings, isWithinRate } = chooseConfidence(pair, axis, onAxis2);
  const comparison = comparisonOf(pair, axis, settings);
  const isPaired = arePaired(pair.baseline, pair.candidate);
  const rows2 = budgetsOf(comparison, axis, settings).map(
    (budget) => compareAt(comparison.baseline, comparison.candidate, budget, settings.comparison.margin)
  );
  const forSlowdown = trialsForSlowdown({ comparison, axis, settings });
  const trialsNeeded = {
    // A gate that can keep its rate and never fires would need fewer, and be of no use.
    toOpenRange: isWithinRate ? trialsToOpen(comparison, settings) : forSlowdown.toDetect,
    ...forSlowdown
  };
  const warnings = [
    ...searchWarnings(searches),
    ...ofAxis,
    ...checkAssumptions({ ...pair, settings }),
    ...rangeWarnings(comparison, trialsNeeded)
  ];
  const found = isWithinRate || isClosedByLimits(comparison) ? judge(comparison, settings.gate, axis) : beyondRate(settings);
  return {
    ...strictly(found, warnings, settings.gate),
    settings,
    searches,
    ...pair,
    axis,
    comparison,
    rows: rows2,
    efforts: rows2.map(
      ({ budget }) => equivalentEffort(comparison.baseline, comparison.candidate, budget)
    ),
    target: targetOf(pair, comparison, settings),
    jointLevel: jointLevel(
      comparison.baseline,
      comparison.candidate,
      isPaired ? "paired" : "independent"
    ),
    isWithinRate,
    isPaired,
    chances: chancesOf({ ...pair, comparison, axis, isPaired, settings }),
    alone: null,
    warnings,
    trialsNeeded
  };
}
function comparisonOf(pair, axis, settings) {
  const curves = {
    baseline: curveOf(pair.baseline, settings, axis),
    candidate: curveOf(pair.candidate, settings, axis)
  };
  const rules = rulesOn({ axis, trial: dearerTrial(curves) }, settings.comparison);
  return compareCurves(curves.baseline, curves.candidate, rules);
}
function targetOf({ candidate: { direction } }, { baseline, candidate }, { comparison }) {
  const { target, quantile: quantile3 } = comparison;
  if (target === null) return null;
  const score = orient(target, direction);
  return {
    score: target,
    baseline: budgetToTarget(baseline, score),
    candidate: budgetToTarget(candidate, score),
    level: Math.min(
      levelFromBudget(baseline.band, quantile3),
      levelFromBudget(candidate.band, quantile3)
    )
  };
}

// src/decide/assess.ts
function assess(sweeps2, settings, searches = ownSearches(sweeps2)) {
  const { baseline, candidate } = sweeps2;
  const without = (verdict) => notCompared(sweeps2, { verdict, settings, searches });
  if (candidate === null) return without(withoutCandidate(settings.gate));
  if (baseline === null) return without(withoutBaseline(settings.gate));
  const mismatch = mismatchOf({ baseline, candidate }, settings);
  if (mismatch) return without(incomparable(mismatch));
  return compareSweeps({ baseline, candidate }, settings, searches);
}
function notCompared(sweeps2, { verdict, settings, searches }) {
  const { baseline, candidate } = sweeps2;
  return {
    ...verdict,
    settings,
    searches,
    ...sweeps2,
    axis: axisOf([baseline, candidate].flatMap((sweep) => sweep ?? [])),
    comparison: null,
    rows: [],
    efforts: [],
    target: null,
    jointLevel: null,
    isWithinRate: true,
    isPaired: false,
    chances: null,
    alone: loneSweep(sweeps2, settings),
    warnings: [
      ...searchWarnings(searches),
      ...candidate ? checkSweep({ arm: "candidate", sweep: candidate }, settings) : []
    ],
    trialsNeeded: null
  };
}
function loneSweep({ baseline, candidate }, settings) {
  if (baseline !== null || candidate === null) return null;
  const curve = curveOf(candidate, settings);
  const budgets2 = budgetsOfOne(curve, axisOf([candidate]), settings);
  const rows2 = budgets2.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  return { sweep: candidate, curve, rows: rows2 };
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
  return direction !== null && candidate.direction !== direction ? "asked-direction" : null;
}

// src/decide/best-configuration.ts
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

// src/decide/check-costs.ts
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
  throw otherUnit(`is ${shownUnit(costUnit)}, and ${shownUnit(sweep.cost.unit)} in the ${arm2}`);
}
function checkBudgets({ arm: arm2, sweep, other }, comparison) {
  if (sweep.cost !== null || other.cost === null) return;
  const { budgetMin, budgetMax, budgets: budgets2 } = comparison;
  const given = { "budget-min": [budgetMin], "budget-max": [budgetMax], budgets: budgets2 ?? [] };
  for (const [name, all] of Object.entries(given)) {
    const budget = all.find((one2) => one2 !== null && one2.unit !== "trials");
    if (budget) throw notInTrials(name, budget, arm2);
  }
}
function notInTrials(name, { value: value2, unit: unit2 }, arm2) {
  const shown2 = unit2 === null ? `${value2} without a unit` : `${value2} ${unit2}`;
  return new UserError({
    fault: "data",
    where: `${name} (--${name})`,
    what: `is ${shown2}, while no trial of the ${arm2} has a cost, so that budgets are in trials`,
    fix: "Give it in trials, such as `8 trials`, or both sweeps a cost."
  });
}
function otherUnit(what) {
  return new UserError({
    fault: "data",
    where: "cost-unit (--cost-unit)",
    what: `${what}, so that their budgets cannot be compared`,
    fix: "Count the cost of both in one unit; a saved sweep keeps the unit it was saved with."
  });
}

// src/decide/told.ts
var MISSING = { state: "missing", from: null };
function reported(from) {
  return { state: "reported", from };
}
function partly(from) {
  return { state: "partly", from };
}
function said(text2) {
  return text2?.trim() ? text2 : null;
}

// src/decide/runtime.ts
var UNKNOWN = { mean: null, deviation: null, total: null, unit: null, trials: null };
function runtimeOf({ trials: trials2, cost, meta }) {
  const told3 = meta?.runtime ?? null;
  const energyKilowattHours = told3?.energyKilowattHours ?? null;
  const say = (origin, times2) => {
    return { item: "runtime", ...origin, ...times2, energyKilowattHours };
  };
  const spent = cost && timesOf(trials2, cost.unit);
  const toldTimes = {
    ...UNKNOWN,
    mean: told3?.trialSeconds ?? null,
    total: told3?.totalSeconds ?? null,
    unit: "seconds"
  };
  if (spent && isTime(spent.unit)) return say(reported("sweep"), spent);
  if (toldTimes.mean !== null) return say(reported("meta"), toldTimes);
  if (spent) return say(partly("sweep"), spent);
  if (toldTimes.total !== null) return say(partly("meta"), toldTimes);
  return say(energyKilowattHours === null ? MISSING : partly("meta"), UNKNOWN);
}
function timesOf(trials2, unit2) {
  const costs = trials2.flatMap(({ cost }) => cost ?? []);
  let [mean, squares] = [0, 0];
  for (const [i, cost] of costs.entries()) {
    const step2 = cost - mean;
    mean += step2 / (i + 1);
    squares += step2 * (cost - mean);
  }
  const deviation = costs.length > 1 ? finite(Math.sqrt(squares / (costs.length - 1))) : null;
  return { mean, deviation, total: finite(mean * costs.length), unit: unit2, trials: costs.length };
}
function finite(value2) {
  return Number.isFinite(value2) ? value2 : null;
}
var TIMES = /^(s|secs?|seconds?|ms|milliseconds?|mins?|minutes?|h|hrs?|hours?|days?)$/i;
function isTime(unit2) {
  return unit2?.split(/[^a-z]+/i).some((word) => TIMES.test(word)) ?? false;
}

// src/decide/search-space.ts
var MOST_LISTED = 100;
function searchSpaceOf({ trials: trials2, meta }) {
  const declared = new Map(Object.entries(meta?.search?.space ?? {}));
  const drawn2 = valuesByName(trials2);
  const configurations = trials2.filter(({ parameters }) => parameters !== null).length;
  const dimension = (name) => {
    const bounds = declared.get(name) ?? null;
    const values = drawn2.get(name) ?? [];
    return {
      name,
      declared: bounds,
      isBounded: bounds !== null && areBounds(bounds),
      observed: observe(values, configurations),
      isOutside: bounds !== null && !values.every(allows(bounds))
    };
  };
  const all = [.../* @__PURE__ */ new Set([...declared.keys(), ...drawn2.keys()])].map(dimension);
  const [fixed, tuned] = [all.filter(isFixed2), all.filter((one2) => !isFixed2(one2))];
  return {
    item: "search-space-bounds",
    ...originOf(tuned, fixed),
    parameters: [...tuned, ...fixed].slice(0, MOST_LISTED),
    known: all.length,
    fixed: fixed.length
  };
}
function originOf(tuned, fixed) {
  if (tuned.length + fixed.length === 0) return MISSING;
  if (!tuned.some(({ isBounded }) => isBounded))
    return partly(tuned.some(isOnlyTold) ? "meta" : "sweep");
  const isSound = tuned.every(({ isBounded, isOutside }) => isBounded && !isOutside);
  return isSound ? reported("meta") : partly("meta");
}
function isFixed2({ declared, observed }) {
  if (declared !== null || observed === null) return declared === null;
  return observed.distinct === 1 && !observed.isSometimesNone;
}
function isOnlyTold({ declared, observed }) {
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
  const [least, greatest] = [low ?? -Infinity, high ?? Infinity];
  return (value2) => {
    const key = keyOf(value2);
    return typeof key === "number" && least - slack(least) <= key && key <= greatest + slack(greatest);
  };
}
function slack(bound) {
  return Number.isFinite(bound) ? 1e-9 * Math.abs(bound) : 0;
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
    bestOf(best),
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
  const of = (arm2) => {
    const sweep = assessment[arm2];
    const lone = alone?.sweep === sweep ? alone?.curve : null;
    return sweep && checklistOf(sweep, comparison?.[arm2] ?? lone ?? null);
  };
  return { baseline: of("baseline"), candidate: of("candidate") };
}
function infrastructureOf({ meta }) {
  const told3 = meta?.infrastructure;
  const hardware = said(told3?.hardware);
  const [software, provider] = [said(told3?.software), said(told3?.provider)];
  const origin = originOf2({ whole: hardware, parts: [software, provider] });
  return { item: "infrastructure", ...origin, hardware, software, provider };
}
function dataSplitsOf({ meta }) {
  const [data, split] = [said(meta?.evaluation?.data), said(meta?.evaluation?.split)];
  return { item: "data-splits", ...originOf2({ whole: split, parts: [data] }), data, split };
}
function originOf2({ whole, parts: parts3 }) {
  if (whole !== null) return reported("meta");
  return parts3.some((part2) => part2 !== null) ? partly("meta") : MISSING;
}
function codeOf({ meta, source }) {
  const { sha, runUrl } = source;
  const repository = said(meta?.code?.repository);
  const commit = sha ?? said(meta?.code?.commit);
  const origin = () => {
    if (repository !== null) return reported("meta");
    if (runUrl !== null) return reported("sweep");
    return commit === null ? MISSING : partly(sha === null ? "meta" : "sweep");
  };
  return { item: "code", ...origin(), repository, commit, runUrl };
}
function bestOf(best) {
  const isTold = Object.keys(best?.parameters ?? {}).length > 0;
  const origin = best === null ? MISSING : isTold ? reported("sweep") : partly("sweep");
  return { item: "best-configuration", ...origin, best };
}
function searchMethodOf({ search, meta }) {
  const { method: method2, sampler, seed } = search;
  const teller = meta?.search?.method === method2 ? "meta" : "sweep";
  const known = sampler === null ? MISSING : partly("sweep");
  const origin = method2 === "unknown" ? known : reported(teller);
  return { item: "search-method", ...origin, method: method2, sampler, seed };
}
function criterionOf({ metric, direction, meta }) {
  const selection = said(meta?.evaluation?.selection);
  const origin = reported(selection === null ? "sweep" : "meta");
  return { item: "selection-criterion", ...origin, metric, direction, selection };
}

// src/render/markdown.ts
function codeSpan(text2, longest) {
  const content = printable(text2, longest).replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|") || " ";
  const longestRun = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const padding = longestRun > 0 ? " " : "";
  return `${fence}${padding}${content}${padding}${fence}`;
}
function table(header2, rows2) {
  const rule = header2.map((_, i) => i === 0 ? "--:" : ":--");
  return [header2, rule, ...rows2].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
function folded(title2, body) {
  return `<details><summary>${title2}</summary>

${body}

</details>`;
}
function fenced(text2, language = "") {
  const lines = text2.split("\n").map((line) => {
    const indent = /^ {0,8}/.exec(line)?.[0] ?? "";
    return (indent + printable(line, 2e3)).trimEnd();
  });
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${language}`, ...lines, fence].join("\n");
}

// src/render/numbers.ts
var MINUS = "\u2212";
var MOST_DECIMALS = 6;
var MOST_DIGITS = 16;
var LARGEST_PLAIN = 1e7;
var BELOW_100 = 100 - 2 ** -46;
function formatFor(width, magnitude) {
  const isExact = !(width > 0 && Number.isFinite(width));
  const scale = isExact ? magnitude / 1e3 : width / 3;
  const write = formatOf(scale, magnitude);
  if (!isExact) return write;
  return (value2) => value2 !== 0 && isZero(write(value2)) ? powerOfTen(value2, 1) : write(value2);
}
function formatOf(scale, magnitude) {
  const least = magnitude > 0 ? Math.max(scale, Number.MIN_VALUE) : scale || 1;
  const decimals = Math.max(0, -Math.floor(Math.log10(least)));
  const isLong = decimals > MOST_DECIMALS && magnitude < 0.01;
  if (isLong || decimals > MOST_DIGITS || magnitude >= LARGEST_PLAIN) {
    const digits2 = Math.ceil(Math.log10(Math.max(magnitude, least)) - Math.log10(least)) || 0;
    return (value2) => typeset(value2.toExponential(Math.min(MOST_DIGITS, Math.max(0, digits2))));
  }
  return (value2) => typeset(value2.toFixed(decimals));
}
function signed(format2) {
  return (value2) => {
    const text2 = format2(value2);
    return value2 > 0 && /[1-9]/.test(text2) ? `+${text2}` : text2;
  };
}
function typeset(text2) {
  return isZero(text2) ? text2.replace("-", "") : text2.replace(/-/g, MINUS);
}
function isZero(text2) {
  return !/[1-9]/.test(text2.replace(/e.*$/, ""));
}
function powerOfTen(value2, digits2) {
  const [mantissa = "", exponent2 = ""] = value2.toExponential(digits2 - 1).split("e");
  return typeset(`${Number(mantissa)}e${Number(exponent2)}`);
}
function formatBudget(budget) {
  const short = Number(budget.toPrecision(budget >= 1e-3 && budget < 10 ? 2 : 3));
  if (short < 1e-3 || short >= 1e9) return powerOfTen(budget, 3);
  if (short < 1e4) return String(short);
  return short < 1e6 ? `${short / 1e3}k` : `${short / 1e6}M`;
}
function formatPercent(share) {
  const digits2 = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
  const percents = digits2.map((count) => Number((100 * share).toPrecision(count)));
  const percent = percents.find((one2) => one2 < 100 || share >= 1) ?? BELOW_100;
  return `${percent > 0 && percent < 1e-6 ? powerOfTen(percent, 6) : percent} %`;
}
function formatLevel(level) {
  const short = [3, 6, 9, 12, 15].map((decimals) => Number(level.toFixed(decimals))).find((one2) => one2 > 0 && one2 < 1);
  return formatPercent(short ?? level);
}
function plural2(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
var UNITS = [
  { unit: "day", seconds: 86400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 }
];
function formatAge(seconds) {
  const fitting = UNITS.find((one2) => seconds >= 2 * one2.seconds) ?? UNITS[2];
  const count = Math.floor(seconds / fitting.seconds);
  return count < 1 ? "just made" : `${plural2(count, fitting.unit)} old`;
}

// src/render/amount.ts
var SECONDS = /^(s|secs?|seconds?)$/i;
var TIMES2 = [
  { seconds: 86400, name: "days" },
  { seconds: 3600, name: "hours" },
  { seconds: 60, name: "minutes" }
];
function describeAmount(value2, unit2) {
  if (unit2 === null) return threeDigits(value2);
  if (!SECONDS.test(unit2)) return `${threeDigits(value2)} ${codeSpan(unit2, 40)}`;
  const larger = TIMES2.find(({ seconds }) => value2 >= 2 * seconds);
  const shown2 = threeDigits(value2 / (larger?.seconds ?? 1));
  return `${shown2} ${larger?.name ?? (shown2 === "1" ? "second" : "seconds")}`;
}
function threeDigits(value2) {
  const rounded4 = Number(value2.toPrecision(3));
  if (rounded4 >= 1e15 || rounded4 > 0 && rounded4 < 1e-6) return powerOfTen(value2, 3);
  return String(rounded4 >= 1e3 ? Math.round(value2) : rounded4);
}

// src/render/parameter-value.ts
var DECIMAL2 = /^-?\d*\.?\d+(e[+-]?\d+)?$/i;
var WHOLE = /^-?\d+$/;
var LONGEST_NAME = 40;
var LONGEST_VALUE = 60;
var MINUS2 = "\u2212";
var MOST_DIGITS2 = 5;
var SHORT = 8;
function parameterName(name) {
  return codeSpan(name, LONGEST_NAME);
}
function parameterValue(value2, longest = LONGEST_VALUE) {
  return codeSpan(valueText(value2), longest);
}
function parameterNumber(value2, digits2 = MOST_DIGITS2) {
  return numberText(value2, digits2).replaceAll("-", MINUS2);
}
function valueText(value2) {
  const text2 = String(value2);
  const isLong = text2.length > SHORT && DECIMAL2.test(text2) && !WHOLE.test(text2);
  if (typeof value2 === "number" || isLong) return numberText(Number(text2), MOST_DIGITS2);
  return text2;
}
function numberText(value2, digits2) {
  if (Number.isSafeInteger(value2)) return String(value2);
  const rounded4 = Number(value2.toPrecision(digits2));
  const isTiny = Math.abs(rounded4) < 1e-3 && rounded4 !== 0;
  return isTiny ? rounded4.toExponential() : String(rounded4);
}

// src/render/best-configuration.ts
var MOST_PARAMETERS = 30;
var NONE = "\u2013";
function bestConfigurationSection(assessment) {
  const arms = [...bestOf2("baseline", assessment), ...bestOf2("candidate", assessment)];
  if (arms.length === 0) return "";
  const several = arms.length > 1 ? " of each sweep" : "";
  const header2 = ["", ...arms.map(({ title: title2 }) => title2)];
  const names = namesOf(arms);
  const rows2 = [...factRows(arms), ...parameterRows(arms, names.slice(0, MOST_PARAMETERS))];
  const notes2 = [moreNote(names), unknownNote(arms), flattery(arms)].filter(Boolean).join(" ");
  return folded(`Best configuration${several}`, [table(header2, rows2), notes2].join("\n\n"));
}
function bestOf2(arm2, assessment) {
  const sweep = assessment[arm2];
  const title2 = arm2 === "baseline" ? "Baseline" : "Candidate";
  return sweep ? [{ title: title2, sweep, best: bestConfiguration(sweep) }] : [];
}
function factRows(arms) {
  const format2 = scoreFormat(arms.flatMap(({ best }) => best?.score ?? []));
  const rows2 = [
    ["Best score", ...arms.map((arm2) => scoreCell(arm2, format2))],
    ["Out of", ...arms.map(trialsCell)],
    ["Cost", ...arms.map(costCell)],
    ["Training seed", ...arms.map(({ best }) => String(best?.seed ?? NONE))],
    ["Read from", ...arms.map(({ best }) => best ? codeSpan(best.where, 200) : NONE)]
  ];
  return rows2.filter(([, ...cells]) => cells.some((cell) => cell !== NONE));
}
function scoreFormat(scores) {
  const magnitude = Math.max(0, ...scores.map(Math.abs));
  const gap2 = scores.length > 1 ? Math.max(...scores) - Math.min(...scores) : 0;
  const width = Math.min(3e-3 * magnitude, Math.max(gap2, 1e-6 * magnitude));
  return formatFor(gap2 > 0 ? width : 0, magnitude);
}
function scoreCell({ sweep, best }, format2) {
  return best === null ? NONE : `${format2(best.score)} ${codeSpan(sweep.metric, 40)}`;
}
function trialsCell({ sweep, best }) {
  if (best === null) return `${plural2(sweep.trials.length, "trial")}, all failed`;
  const { sharedBy, isPruned } = best;
  const shared = sharedBy > 1 ? `; ${sharedBy} share this score, the first is shown` : "";
  return `${plural2(best.of, "trial")}${shared}${isPruned ? "; it was pruned" : ""}`;
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
  const more = names.length - MOST_PARAMETERS;
  return more > 0 ? `${plural2(more, "more parameter")} in \`report.json\`.` : "";
}
function unknownNote(arms) {
  const unknown = arms.filter(({ best }) => best !== null && best.parameters === null);
  if (unknown.length === 0) return "";
  const whose = unknown.length === arms.length ? "The files" : `The ${unknown[0]?.title.toLowerCase()}\u2019s files`;
  return `${whose} do not tell parameters from other columns; \`search.space\` in \`sweep.meta.json\` can name them.`;
}
function flattery(arms) {
  const instead = arms.length > 1 ? "compare the curves" : "the curve says what to expect";
  return `A best score is the best of many draws and flatters, the more so the more there are: ${instead}.`;
}

// src/render/arm-values.ts
function toMetric({ lower, point, upper }, direction) {
  const [a, middle2, b] = [lower, point, upper].map((score) => orient(score, direction));
  const ends2 = [a, b].sort((x, y) => x - y);
  return { lower: ends2[0], middle: middle2, upper: ends2[1] };
}
var FINEST = 1e-3;
function formatOf2(values) {
  const widths = values.map(({ lower, upper }) => upper - lower).filter((width) => width > 0);
  const all = values.flatMap(({ lower, middle: middle2, upper }) => [lower, middle2, upper]);
  const finite2 = all.filter(Number.isFinite);
  const magnitude = Math.max(0, ...finite2.map(Math.abs));
  const span = Math.max(...finite2) - Math.min(...finite2);
  const narrowest = Math.min(Infinity, ...widths);
  return formatFor(span > 0 ? Math.max(narrowest, FINEST * span) : narrowest, magnitude);
}
function describeLimits({ lower, middle: middle2, upper }, format2) {
  const estimate = Number.isFinite(middle2) ? format2(middle2) : "fails";
  return `${estimate} (${describeRange(lower, upper, format2)})`;
}
function describeRange(lower, upper, format2) {
  if (Number.isFinite(lower) && Number.isFinite(upper)) {
    return `${format2(lower)} to ${format2(upper)}`;
  }
  if (Number.isFinite(lower)) return `at least ${format2(lower)}`;
  return Number.isFinite(upper) ? `at most ${format2(upper)}` : "no limits";
}
function differenceInMetric({ difference: difference2 }, direction) {
  const { lower, estimate, upper } = difference2;
  return toMetric({ lower, point: estimate ?? Number.NaN, upper }, direction);
}
function describeDifference({ lower, middle: middle2, upper }, format2) {
  const withSign = signed(format2);
  const estimate = Number.isNaN(middle2) ? "not defined" : withSign(middle2);
  return `${estimate} (${describeRange(lower, upper, withSign)})`;
}

// src/render/budgets.ts
var MOST_PIECES = 3;
function describeBudget(budget, axis) {
  return withUnit(formatBudget(budget), axis);
}
function describeBudgets(intervals, axis) {
  const unit2 = unitOf(axis);
  const inwards2 = intervals.map(axis.kind === "trials" ? wholeTrials : fewDigits);
  const named2 = inwards2.filter(([from, to]) => from <= to);
  if (named2.length === 0) {
    const middles = intervals.slice(0, MOST_PIECES).map(([a, b]) => formatBudget(Math.sqrt(a * b)));
    return `for budgets around ${withUnit(listOf([...new Set(middles)]), axis)}`;
  }
  const pieces2 = axis.kind === "trials" ? joinNeighbours(named2) : named2;
  const write = (budget) => axis.kind === "trials" ? `${budget}` : formatBudget(budget);
  const [first, last] = [pieces2[0]?.[0], pieces2.at(-1)?.[1]];
  if (pieces2.length > MOST_PIECES) {
    return `for ${pieces2.length} stretches of budgets between ${write(first)} and ${write(last)} ${unit2}`;
  }
  const texts = pieces2.map(
    ([from, to]) => from === to ? write(from) : `${write(from)} to ${write(to)}`
  );
  if (first !== last) return `for budgets of ${listOf(texts)} ${unit2}`;
  return `for a budget of ${withUnit(write(first), axis)}`;
}
function wholeTrials([from, to]) {
  return [Math.ceil(from), Math.floor(to)];
}
function fewDigits([from, to]) {
  return [rounded(from, Math.ceil), rounded(to, Math.floor)];
}
function rounded(value2, round2) {
  const shown2 = Number(value2.toPrecision(value2 >= 1e-3 && value2 < 10 ? 2 : 3));
  if (Math.abs(shown2 - value2) <= 1e-12 * value2) return shown2;
  const [mantissa = "", exponent2 = ""] = value2.toExponential().split("e");
  const digits2 = value2 >= 1e-3 && value2 < 10 ? 1 : 2;
  const scaled2 = round2(Number(`${mantissa}e${digits2}`));
  return Number(`${scaled2}e${Number(exponent2) - digits2}`);
}
function joinNeighbours(pieces2) {
  const joined2 = [];
  for (const [from, to] of pieces2) {
    const last = joined2.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined2.push([from, to]);
  }
  return joined2;
}
function listOf(texts) {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;
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
function subtitle({ settings, axis }, { n, metric, direction }) {
  const { band: band2, comparison } = settings;
  const best = `${capitalized(curveWord(settings, direction))} best ${metric}`;
  const curve = axis.kind === "trials" ? `${best} after k trials` : `${best} for a given cost`;
  const margin2 = comparison.margin === 0 ? "" : `, margin ${comparison.margin}`;
  return `${curve} of random search, ${formatPercent(band2.confidence)} simultaneous bands, ${n}${margin2}`;
}
function capitalized(text2) {
  return text2.charAt(0).toUpperCase() + text2.slice(1);
}
function betterWord(direction) {
  return direction === "maximize" ? "higher is better" : "lower is better";
}
function crossingSentence(assessment) {
  const { comparison, settings, axis } = assessment;
  const crossings = comparison?.crossings ?? [];
  const [first, last] = [crossings[0], crossings.at(-1)];
  if (first === void 0 || last === void 0) return "";
  const where = crossings.length === 1 ? `at about ${describeBudget(first, axis)}` : `${crossings.length} times, ${between2(first, last, axis)}`;
  return `The ${curveWord(settings, directionOf(assessment))}s cross ${where}.`;
}
function between2(first, last, axis) {
  const [from, to] = [formatBudget(first), describeBudget(last, axis)];
  return describeBudget(first, axis) === to ? `near ${to}` : `between about ${from} and ${to}`;
}

// src/render/wording/example.ts
function exampleSentence(assessment) {
  const { baseline, comparison, rows: rows2, settings } = assessment;
  const row = exampleRow(assessment);
  if (!row || !baseline || !comparison) return "";
  const reach = (arm2) => {
    const values = [...rows2, row].map((one2) => toMetric(one2[arm2], baseline.direction));
    const own = toMetric(row[arm2], baseline.direction);
    const text2 = describeLimits(own, formatOf2(values));
    return `${Number.isFinite(own.middle) ? "reaches" : ""} ${text2} on the ${arm2}`.trim();
  };
  const candidate = reach("candidate");
  const baselineToo = candidate.startsWith("reaches") ? /^reaches / : "";
  return `After ${describeBudget(row.budget, assessment.axis)}${inTrials2(row.budget, comparison)} ${searcher(settings)} ${candidate} and ${reach("baseline").replace(baselineToo, "")}.`;
}
function inTrials2(budget, { baseline, candidate }) {
  if (baseline.trialCost === 1 && candidate.trialCost === 1) return "";
  const [b, c] = [baseline, candidate].map(({ trialCost }) => formatBudget(budget / trialCost));
  return ` (${b} ${b === "1" ? "trial" : "trials"} of the baseline, ${c} of the candidate),`;
}
function searcher({ comparison }) {
  if (comparison.quantile === 0.5) return "a typical search";
  return `a search at the ${formatPercent(comparison.quantile)} quantile of luck`;
}
function exampleRow(assessment) {
  const { comparison, rows: rows2, settings } = assessment;
  if (!comparison?.range) return void 0;
  const way = comparison.worse.level === "none" ? "better" : "worse";
  const { level, intervals } = comparison[way];
  const [from, to] = comparison.range;
  const compared = rows2.filter(({ budget }) => budget >= from && budget <= to);
  if (level === "none") return nearest(compared, middleOf(comparison.range));
  const longest = [...intervals[level]].sort((a, b) => b[1] / b[0] - a[1] / a[0])[0];
  if (!longest) return void 0;
  const inside = rows2.filter(({ budget }) => budget >= longest[0] && budget <= longest[1]);
  const agreeing = inside.filter((row) => isAtLeast(row[way], level));
  return nearest(agreeing, middleOf(longest)) ?? compareAt(
    comparison.baseline,
    comparison.candidate,
    middleOf(longest),
    settings.comparison.margin
  );
}
function middleOf([from, to]) {
  return Math.sqrt(from * to);
}
function nearest(rows2, budget) {
  const distance = (row) => Math.abs(Math.log(row.budget / budget));
  return [...rows2].sort((a, b) => distance(a) - distance(b))[0];
}

// src/render/wording/effort.ts
function effortSentence(assessment) {
  const { comparison, axis } = assessment;
  const row = exampleRow(assessment);
  if (!comparison || !row) return "";
  const { baseline, candidate } = comparison;
  const { estimate, ...effort } = equivalentEffort(baseline, candidate, row.budget);
  if (estimate === null) return "";
  const needs = describeNeed({ ...effort, estimate }, axis, candidate);
  return `What the baseline reaches with ${describeBudget(row.budget, axis)} takes the candidate ${needs}.`;
}
function targetSentence({ target, settings, axis, comparison }) {
  if (target === null || comparison === null) return "";
  const [b, c] = ["baseline", "candidate"].map(
    (arm2) => `${describeNeed(target[arm2], axis, comparison[arm2])} on the ${arm2}`
  );
  return `To reach ${target.score} takes ${searcher(settings)} ${b} and ${c}.`;
}
function describeNeed(need, axis, trial) {
  const { lower, estimate, upper } = need;
  if (lower === Infinity) return "more than any budget";
  const write = (budget2) => describeBudget(budget2, axis);
  if (estimate === Infinity) {
    const least = lower < trial.trialCost ? "" : ` (at least ${write(lower)})`;
    return `more than the data resolve${least}`;
  }
  const budget = estimate < trial.trialCost ? "less than 1 trial" : write(estimate);
  return `${budget} (${describeLimits2(lower, upper, { trial, write })})`;
}
function describeLimits2(lower, upper, { trial, write }) {
  const [least, most] = [formatBudget(lower), write(upper)];
  if (lower >= trial.trialCost) {
    if (upper === Infinity) return `at least ${write(lower)}`;
    return write(lower) === most ? `about ${most}` : `${least} to ${most}`;
  }
  if (upper === Infinity) return "the data limit it on neither side";
  return upper < trial.trialCost ? "the limits too" : `at most ${most}`;
}
function shortEffort({ estimate, lower, upper }, trial) {
  const { trialCost } = trial;
  if (estimate === null) return "\u2013";
  if (estimate === Infinity)
    return lower < trialCost ? "beyond the data" : `> ${formatBudget(lower)}`;
  const [least, most] = [lower, upper].map(formatBudget);
  const budget = estimate < trialCost ? "under 1 trial" : formatBudget(estimate);
  if (lower >= trialCost) {
    return upper === Infinity ? `${budget} (\u2265 ${least})` : `${budget} (${least} to ${most})`;
  }
  if (upper === Infinity) return `${budget} (no limits)`;
  return upper < trialCost ? budget : `${budget} (\u2264 ${most})`;
}

// src/render/wording/evidence.ts
function evidenceWords({ budget, worse, better }, { comparison, verdict }) {
  const range3 = comparison?.range ?? null;
  if (range3 === null || budget < range3[0] || budget > range3[1]) return "not compared";
  if (verdict === "insufficient" || verdict === "invalid") return "does not count";
  if (worse !== "none") return `worse, ${worse}`;
  return better === "none" ? "none" : `better, ${better}`;
}

// src/render/budget-table.ts
function budgetTable(assessment) {
  const { baseline, settings } = assessment;
  const columns2 = comparedColumns(assessment);
  return baseline && columns2.length > 0 ? titled(tableTitle(baseline, settings), columns2) : "";
}
function comparedColumns(assessment) {
  const { baseline, comparison, rows: rows2, efforts } = assessment;
  if (!baseline || !comparison || rows2.length === 0) return [];
  const { direction } = baseline;
  const valuesOf = (arm2) => rows2.map((row) => toMetric(row[arm2], direction));
  const differences = rows2.map((row) => differenceInMetric(row, direction));
  const budgets2 = rows2.map(({ budget }) => budget);
  return [
    ...budgetColumns(budgets2, assessment, [comparison.baseline, comparison.candidate]),
    ["Baseline", written(valuesOf("baseline"), describeLimits)],
    ["Candidate", written(valuesOf("candidate"), describeLimits)],
    ["Difference", written(differences, describeDifference)],
    ["Candidate needs", efforts.map((effort) => shortEffort(effort, comparison.candidate))],
    ["Evidence", rows2.map((row) => describeEvidence(row, assessment))]
  ];
}
function loneTable(assessment) {
  const { alone, settings } = assessment;
  if (alone === null) return "";
  const { sweep, curve, rows: rows2 } = alone;
  const values = rows2.map((row) => toMetric(row, sweep.direction));
  const budgets2 = rows2.map(({ budget }) => budget);
  return titled(tableTitle(sweep, settings), [
    ...budgetColumns(budgets2, assessment, [curve]),
    ["Candidate", written(values, describeLimits)]
  ]);
}
function budgetColumns(budgets2, { axis }, curves) {
  const trials2 = (budget) => curves.map(({ trialCost }) => formatBudget(budget / trialCost)).join(" / ");
  const inUnit = [`Budget (${unitOf(axis)})`, budgets2.map(formatBudget)];
  return axis.kind === "trials" ? [inUnit] : [inUnit, ["In trials", budgets2.map(trials2)]];
}
function titled(title2, columns2) {
  const lines = (columns2[0]?.[1] ?? []).map((_, i) => columns2.map(([, cells]) => cells[i] ?? ""));
  return `${title2}

${table(
    columns2.map(([name]) => name),
    lines
  )}`;
}
function tableTitle({ metric, direction }, settings) {
  return `${capitalized(curveWord(settings, direction))} best ${codeSpan(metric)} (${betterWord(direction)}) by budget, with its limits:`;
}
function written(values, write) {
  const format2 = formatOf2(values);
  return values.map((value2) => write(value2, format2));
}
function describeEvidence(row, assessment) {
  const words4 = evidenceWords(row, assessment);
  return words4.endsWith("strong") ? `**${words4}**` : words4;
}

// src/render/search-space.ts
var MOST_SHOWN = 8;
var MOST_VALUES = 5;
var LONGEST = 30;
function describeSpace({ parameters, known, fixed, from }) {
  const tuned = known - fixed;
  const shown2 = parameters.slice(0, Math.min(tuned, MOST_SHOWN));
  const more = tuned - shown2.length;
  const isObserved = from === "sweep" && tuned > 0;
  const lines = [
    isObserved && "*observed, not declared:*",
    ...shown2.map((one2) => describeDimension(one2, isObserved ? "" : " (observed, not declared)")),
    more > 0 && `and ${more} more`,
    fixed > 0 && `${tuned > 0 ? "and " : ""}${plural2(fixed, "parameter")} with one value only`
  ];
  return lines.filter(Boolean).join("<br>");
}
function describeDimension(dimension, mark) {
  const { name, declared, isBounded, observed, isOutside } = dimension;
  const drawn2 = observed ? describeObserved(observed) : "";
  if (declared === null) return `${parameterName(name)}: ${drawn2}${mark}`;
  const lines = [
    describeDeclared(declared),
    !isBounded && "bounds *missing*",
    isOutside ? `drawn *outside*: ${drawn2}` : !isBounded && drawn2 && `observed: ${drawn2}`
  ];
  return `${parameterName(name)}: ${lines.filter(Boolean).join("; ")}`;
}
function describeDeclared({ distribution, low, high, log: log2, choices }) {
  const parts3 = [
    choices && listed(choices, choices.length),
    describeEnds(low, high),
    distribution ? codeSpan(distribution, LONGEST) : log2 && "log scale"
  ];
  return parts3.filter(Boolean).join(", ");
}
function describeEnds(low, high) {
  if (low !== null && high !== null) return `${parameterNumber(low)} to ${parameterNumber(high)}`;
  if (low !== null) return `at least ${parameterNumber(low)}`;
  return high === null ? "" : `at most ${parameterNumber(high)}`;
}
function describeObserved(observed) {
  const { least, greatest, distinct, examples, isSometimesNone } = observed;
  const isRange = least !== null && greatest !== null && distinct > MOST_VALUES;
  const ends2 = isRange && [least, greatest].map((end) => parameterNumber(end, 3)).join(" to ");
  const values = ends2 || listed(examples, distinct);
  return `${values}${isSometimesNone ? ", or none" : ""}`;
}
function listed(values, all) {
  const shown2 = values.slice(0, MOST_VALUES).map((value2) => parameterValue(value2, LONGEST));
  const more = all - shown2.length;
  return [...shown2, ...more > 0 ? [`${more} more`] : []].join(", ");
}

// src/render/checklist-cells.ts
var LONGEST2 = 120;
var SHA = /^[0-9a-f]{40,64}$/;
function describeItem(item) {
  return item.state === "missing" ? "*missing*" : describeKnown(item);
}
function describeKnown(item) {
  switch (item.item) {
    case "infrastructure":
      return parts(
        quoted(item.hardware) || lacks("hardware"),
        quoted(item.software),
        quoted(item.provider)
      );
    case "runtime":
      return describeRuntime(item);
    case "data-splits":
      return parts(quoted(item.data), quoted(item.split) || lacks("split"));
    case "validation-performance":
      return describeScore(item);
    case "code":
      return describeCode(item);
    case "search-space-bounds":
      return describeSpace(item);
    case "best-configuration":
      return describeBest(item);
    case "number-of-trials":
      return describeTrials(item);
    case "search-method":
      return describeSearch(item);
    case "selection-criterion":
      return parts(
        `${codeSpan(item.metric)}, ${betterWord(item.direction)}`,
        quoted(item.selection)
      );
    case "curve":
      return describeCurve(item);
  }
}
function parts(...all) {
  return all.filter(Boolean).join("; ");
}
function quoted(text2) {
  return text2 === null ? "" : codeSpan(text2, LONGEST2);
}
function lacks(what) {
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
    item.state === "reported" ? "" : lacks(whatOfRuntime(item))
  );
}
function whatOfRuntime({ mean, unit: unit2 }) {
  if (mean === null) return "average";
  return unit2 === null ? "unit" : "time";
}
function describeScore({ score, of }) {
  if (score === null) return "";
  return `${formatFor(0, Math.abs(score))(score)}, the best of ${plural2(of, "trial")}`;
}
function describeCode({ repository, commit, runUrl }) {
  const shown2 = commit && SHA.test(commit) ? commit.slice(0, 7) : commit;
  return parts(
    quoted(repository) || (runUrl === null ? lacks("link") : `[run](${runUrl})`),
    shown2 === null ? "" : `commit ${codeSpan(shown2)}`
  );
}
function describeBest({ best }) {
  const count = Object.keys(best?.parameters ?? {}).length;
  return count === 0 ? lacks("parameters") : `${plural2(count, "parameter")}, under *Best configuration*`;
}
function describeTrials({ trials: trials2 }) {
  const { counted, failed, pruned, running, ignored } = trials2;
  const kinds = Object.entries({ failed, pruned, unfinished: running, ignored }).filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`);
  return `${counted} counted${kinds.length > 0 ? ` (${kinds.join(", ")})` : ""}`;
}
function describeSearch({ method: method2, sampler, seed }) {
  const known = [
    method2 === "unknown" ? lacks("method") : method2,
    sampler !== null && `by ${codeSpan(sampler, LONGEST2)}`,
    seed !== null && `seed ${seed}`
  ];
  return known.filter(Boolean).join(", ");
}
function describeCurve({ resolvableBudget: resolvableBudget2 }) {
  if (resolvableBudget2 === null) return "";
  return `in this report, up to ${describeBudget(resolvableBudget2, IN_TRIALS)}`;
}

// src/render/checklist.ts
var ARMS = ["baseline", "candidate"];
var TITLES = { baseline: "Baseline", candidate: "Candidate" };
var ITEMS = {
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
  const columns2 = columnsOf2(assessment);
  const codes = codesOf(columns2);
  if (codes.length === 0) return "";
  const rows2 = codes.map((code2, i) => [
    capitalized(ITEMS[code2].words),
    ...columns2.map(({ items }) => describeItem(items[i]))
  ]);
  const header2 = ["", ...columns2.map(({ arm: arm2 }) => TITLES[arm2])];
  const open = new Set(columns2.flatMap(openItems));
  const title2 = `Reporting checklist: ${codes.length - open.size} of ${codes.length} items complete`;
  const parts3 = [table(header2, rows2), ...lackingLine(columns2), SOURCE];
  return folded(title2, parts3.join("\n\n"));
}
var SOURCE = "After Dodge et al., *Show Your Work* (2019), text box 1.";
function checklistJson(assessment) {
  const { baseline, candidate } = checklistsOf(assessment);
  return baseline === null && candidate === null ? null : { baseline, candidate };
}
function columnsOf2(assessment) {
  const lists = checklistsOf(assessment);
  return ARMS.flatMap((arm2) => {
    const items = lists[arm2];
    return items === null ? [] : [{ arm: arm2, items }];
  });
}
function codesOf(columns2) {
  return columns2[0]?.items.map(({ item }) => item) ?? [];
}
function openItems({ items }) {
  return items.filter(({ state }) => state !== "reported").map(({ item }) => item);
}
function lackingLine(columns2) {
  const open = new Set(columns2.flatMap(openItems));
  const codes = codesOf(columns2).filter((code2) => open.has(code2));
  if (codes.length === 0) return [];
  const all = columns2.length > 1 ? columns2 : [];
  const whose = (code2) => {
    const arms = all.filter((column) => openItems(column).includes(code2)).map(({ arm: arm2 }) => arm2);
    return arms.length === 1 ? ` (${arms[0]})` : "";
  };
  const items = codes.map((code2) => `${ITEMS[code2].words}${whose(code2)}`);
  const fields = new Set(codes.flatMap((code2) => ITEMS[code2].field ?? []));
  const said3 = [...fields].map((field) => `\`${field}\``).join(", ");
  const how = `A \`sweep.meta.json\` beside the sweep\u2019s files can tell ${said3}.`;
  return [`**Missing, or known in part:** ${items.join(", ")}.${said3 && ` ${how}`}`];
}

// src/render/comment-frame.ts
var NO_FRAME = {
  name: "",
  origin: "",
  fullReport: null,
  jobSummary: null,
  earlier: [],
  picture: { kind: "mermaid" }
};
function fullReportLine({ fullReport }) {
  return fullReport === null ? "" : `Full report: [interactive page, chart and data](${fullReport})`;
}
function elsewhere({ fullReport, jobSummary }) {
  if (fullReport !== null) return `[page, chart and data](${fullReport})`;
  return jobSummary === null ? "`comment.md`" : `[job summary](${jobSummary})`;
}

// src/render/ladder.ts
function optional(title2, markdown, rank) {
  return { title: title2, markdown, shorter: [{ rank, markdown: "" }] };
}
function fitSections(sections, { limit, elsewhere: elsewhere2 }) {
  let [rung, text2] = [sections, joined(sections)];
  const steps = stepsOf3(sections);
  for (const [i, step2] of steps.entries()) {
    if (text2.length <= limit) return text2;
    rung = rung.map(
      (section3) => section3.title === step2.title ? { ...section3, ...step2 } : section3
    );
    const left = i === steps.length - 1 ? "all else" : listOf2(changed(sections, rung));
    const note2 = `*Left out or shortened here, for GitHub takes no more: ${left}. The whole report: ${elsewhere2}.*`;
    text2 = joined([...rung, { markdown: note2 }]);
  }
  return text2;
}
function stepsOf3(sections) {
  const steps = sections.flatMap(
    ({ title: title2, markdown: whole, shorter }) => shorter.filter(({ markdown }) => markdown !== whole).map((one2) => ({ title: title2, ...one2 }))
  );
  return steps.sort((a, b) => a.rank - b.rank).map(({ title: title2, markdown }) => ({ title: title2, markdown }));
}
function changed(whole, rung) {
  return whole.filter(({ markdown }, i) => markdown !== rung[i]?.markdown).map(({ title: title2 }) => title2);
}
function listOf2(titles) {
  if (titles.length < 2) return titles.join("");
  return `${titles.slice(0, -1).join(", ")} and ${titles.at(-1)}`;
}
function joined(sections) {
  const written4 = sections.map(({ markdown }) => markdown).filter(Boolean);
  return `${written4.join("\n\n")}
`;
}

// src/render/path.ts
function basename(path) {
  return parts2(path).at(-1) ?? "";
}
function dirname(path) {
  return parts2(path).slice(0, -1).join("/");
}
function parts2(path) {
  return path.split(/[\\/]/).filter(Boolean);
}

// src/render/wording/verdict.ts
function title(assessment) {
  if (isFaintlyWorse(assessment)) return assessment.reason;
  const parts3 = claims(assessment).map(
    ({ way, level, budgets: budgets2 }) => `${VERBS[level]} ${way}: ${level} evidence ${budgets2}`
  );
  return parts3.length === 0 ? assessment.reason : `Candidate ${parts3.join("; ")}`;
}
function verdictSentence(assessment) {
  const said3 = claims(assessment);
  if (isFaintlyWorse(assessment)) {
    const faint = said3.map(({ level, budgets: budgets2 }) => `${level} evidence ${budgets2}`);
    return `${assessment.reason}, but ${faint.join("")}.`;
  }
  const parts3 = said3.map(
    ({ way, level, budgets: budgets2 }) => `${VERBS[level]} ${way}, ${level} evidence, ${budgets2}`
  );
  const excuse = excuseFor(assessment);
  if (parts3.length === 0) return `${assessment.reason}.`;
  return `Candidate ${parts3.join("; it ")}${excuse && `; this ${excuse}`}.`;
}
function excuseFor({ gate, comparison, settings }) {
  const level = comparison?.worse.level ?? "none";
  return gate === "neutral" && level !== "none" ? excuseOf(level, settings.gate) ?? "" : "";
}
function isFaintlyWorse({ verdict, gate, comparison }) {
  return verdict === "worse" && gate === "pass" && comparison?.worse.level === "weak";
}
var SAY_NOTHING = ["insufficient", "invalid"];
function claims({ comparison, verdict, settings, axis }) {
  if (comparison === null || SAY_NOTHING.includes(verdict)) return [];
  return ["worse", "better"].flatMap((way) => {
    const { level, intervals } = comparison[way];
    if (level === "none") return [];
    const open = intervals[level].map(
      (interval) => withoutStart(interval, (budget) => {
        const row = compareAt(
          comparison.baseline,
          comparison.candidate,
          budget,
          settings.comparison.margin
        );
        return isAtLeast(row[way], level);
      })
    );
    return [{ way, level, budgets: describeBudgets(open, axis) }];
  });
}
function withoutStart([from, to], holds) {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}
function littleEvidenceSentence({ comparison, verdict, settings }) {
  if (comparison === null || SAY_NOTHING.includes(verdict)) return "";
  const { level: counted, share } = comparison.worse;
  const level = ["strong", "fair"].find((one2) => share[one2] > 0);
  if (level === void 0 || isAtLeast(counted, level)) return "";
  const least = formatPercent(settings.comparison.minShare);
  return `There is ${level} evidence for it at less than ${least} of the budgets, which is too little to count.`;
}

// src/render/chart-of.ts
function chartOf(assessment) {
  const { alone, settings, axis } = assessment;
  if (alone) return curveChart(alone.sweep, alone.curve, { settings, axis });
  return comparisonChart(assessment);
}
function comparisonChart(assessment) {
  const { baseline, candidate, comparison } = assessment;
  if (!baseline || !candidate || !comparison) return null;
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const n = b === c ? `${plural2(b, "trial")} each` : `${b} and ${c} trials`;
  return {
    ...frame(assessment, baseline, n),
    firstBudget: Math.max(comparison.baseline.trialCost, comparison.candidate.trialCost),
    title: title(assessment),
    arms: [
      arm("baseline", baseline, comparison.baseline),
      arm("candidate", candidate, comparison.candidate)
    ],
    lane: laneOf(comparison),
    description: `${verdictSentence(assessment)} ${exampleSentence(assessment)}`.trim()
  };
}
function curveChart(sweep, curve, shown2) {
  return {
    ...frame(shown2, sweep, plural2(curve.band.n, "trial")),
    firstBudget: curve.trialCost,
    title: `Tuning curve of ${label(sweep)}`,
    arms: [arm("baseline", sweep, curve)],
    lane: [],
    description: curveSentence(sweep, curve, shown2)
  };
}
function curveSentence(sweep, curve, { settings, axis }) {
  const { trialCost: first, resolvableBudget: last } = curve;
  const ends2 = last > first ? [first, last] : [first];
  const values = ends2.map((end) => toMetric(limitsAt(curve, end), sweep.direction));
  const format2 = formatOf2(values);
  const said3 = values.map(
    (value2, i) => `${describeLimits(value2, format2)} after ${describeBudget(ends2[i] ?? 1, axis)}`
  );
  return `The ${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} is ${said3.join(" and ")}.`;
}
function frame({ settings, axis }, sweep, n) {
  const metric = printable(sweep.metric);
  const below = axis.kind === "cost" ? ", and the trials they buy" : "";
  return {
    subtitle: subtitle({ settings, axis }, { n, metric, direction: sweep.direction }),
    xLabel: `budget: ${unitOf(axis)} of random search (log scale)${below}`,
    unit: unitOf(axis),
    betterWord: betterWord(sweep.direction),
    curveWord: curveWord(settings, sweep.direction),
    target: settings.comparison.target,
    margin: settings.comparison.margin,
    yLabel: metric,
    direction: sweep.direction
  };
}
function arm(role, sweep, curve) {
  const toMetric2 = (score) => orient(score, sweep.direction);
  const [worst, best] = [mapSteps(curve.lower, toMetric2), mapSteps(curve.upper, toMetric2)];
  const [lower, upper] = sweep.direction === "maximize" ? [worst, best] : [best, worst];
  return {
    role,
    name: label(sweep),
    median: mapSteps(curve.point, toMetric2),
    lower,
    upper,
    resolvableBudget: curve.resolvableBudget,
    scores: sweep.trials.map(({ score }) => toMetric2(score)),
    trialCost: curve.trialCost
  };
}
function label({ source }) {
  if (source.kind === "artifact" && source.sha) return source.sha.slice(0, 7);
  const name = basename(source.location).replace(/\.[a-z]+$/i, "");
  const isTelling = !/^(sweep|trials|results?|)$/i.test(name) && !/[*?{]/.test(name);
  return printable(isTelling ? name : basename(dirname(source.location)) || source.location);
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

// src/render/escape-xml.ts
var ESCAPES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
function escapeXml(text2) {
  return text2.replace(ILLEGAL, "").replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
}

// src/render/mermaid.ts
var MOST_POINTS = 24;
var MOST = 1e20;
var THEME = `---
config:
  themeVariables:
    xyChart:
      plotColorPalette: "#2f81f7, #db6d28"
---`;
function mermaidMedians(model) {
  const { firstBudget: first, unit: unit2, curveWord: curveWord2 } = model;
  const last = Math.min(...model.arms.map((arm2) => arm2.resolvableBudget));
  const budgets2 = evenFactors(last / first).map((factor) => factor * first);
  const lines = model.arms.map(({ median: median2 }) => budgets2.map((budget) => valueAt(median2, budget)));
  const values = lines.flat();
  if (budgets2.length < 2 || !values.every((value2) => Math.abs(value2) < MOST)) return null;
  const [low, high] = padded(Math.min(...values), Math.max(...values));
  const write = writer(high - low);
  if (write(low) === write(high)) return null;
  return [
    "```mermaid",
    THEME,
    "xychart-beta",
    `  x-axis "budget: ${unit2} of random search (log scale)" [${budgets2.map(quoted2).join(", ")}]`,
    `  y-axis "${curveWord2} best score" ${write(low)} --> ${write(high)}`,
    ...lines.map((line) => `  line [${line.map(write).join(", ")}]`),
    "```"
  ].join("\n");
}
function evenFactors(most) {
  const doublings = Math.log2(Math.max(1, most));
  const perDoubling = [4, 2].find((density) => doublings * density < MOST_POINTS) ?? 1;
  const count = Math.floor(doublings * perDoubling) + 1;
  return Array.from({ length: count }, (_, i) => 2 ** (i / perDoubling));
}
function quoted2(budget) {
  return `"${budget < 100 ? Number(budget.toPrecision(2)) : Number(budget.toPrecision(3))}"`;
}
function writer(span) {
  const decimals = Math.min(100, Math.max(0, 3 - Math.floor(Math.log10(span))));
  return (value2) => value2.toFixed(decimals).replace(/\.?0*$/, (zeros) => decimals === 0 ? zeros : "").replace(/^-0$/, "0");
}
function padded(low, high) {
  const room = (high - low) * 0.05 || Math.abs(high) * 0.01 || 1;
  return [low - room, high + room];
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
    const { width, height: height2, chart, format: format2, version, backgroundColor, devicePixelRatio, apiKey } = this;
    const postData = {
      width,
      height: height2,
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

// src/render/chart/budgets.ts
var BEYOND = 1.5;
var LARGER = 3;
var MANTISSAS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
var PRIORITIES = [[1], [2, 5], [3], [4, 6, 8], [1.5], [1.2, 2.5]];
function scaled(mantissa, exponent2) {
  return Number(`${mantissa}e${exponent2}`);
}
function decades(from, to) {
  const first = Math.floor(Math.log10(from));
  const last = Math.floor(Math.log10(to));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
function readableBelow(limit) {
  const exponent2 = Math.floor(Math.log10(limit));
  const readable2 = MANTISSAS.map((mantissa) => scaled(mantissa, exponent2));
  return readable2.findLast((budget) => budget <= limit) ?? limit;
}
function chartBudgets({ arms, firstBudget: first }) {
  const resolvable = arms.map((arm2) => arm2.resolvableBudget);
  const resolved = Math.min(...resolvable);
  const trials2 = Math.max(...arms.map(({ scores }) => scores.length));
  const widest = Math.min(Math.max(...resolvable), LARGER * Math.max(resolved, first));
  const wanted = resolved < first ? 4 * first : BEYOND * widest;
  const reach = Math.min(wanted, trials2 * first);
  return { first, last: Math.max(readableBelow(reach), 2 * first), resolved };
}
function readable(first, last) {
  return PRIORITIES.flatMap(
    (mantissas) => decades(first, last).flatMap((exponent2) => mantissas.map((m) => scaled(m, exponent2)))
  );
}
function trialMarks({ first, last }, trialCost) {
  const [from, to] = [first / trialCost, last / trialCost];
  const inside = (trials2) => trials2 >= from * (1 - 1e-9) && trials2 <= to * (1 + 1e-9);
  return [1, ...readable(from, to)].filter((trials2) => Number.isInteger(trials2) && inside(trials2));
}
function candidates({ first, last }) {
  const inOrder = readable(first, last);
  const whole = first === 1 ? inOrder.filter((x) => x % (last > 3 ? 1 : 0.5) === 0) : inOrder;
  return [first, last, ...whole].filter((budget) => budget >= first && budget <= last);
}
function budgetTicks(budgets2, clearance) {
  return spaced(candidates(budgets2), clearance);
}
function spaced(marks2, clearance) {
  const kept = [];
  for (const mark of new Set(marks2)) {
    if (kept.every((other) => clearance(other, mark) >= 0)) kept.push(mark);
  }
  return kept.sort((a, b) => a - b);
}

// src/render/chart/extent.ts
var LARGEST = 1e300;
function isDrawable(score) {
  return Math.abs(score) < LARGEST;
}
function commonlyReached(found, share) {
  const sorted = found.toSorted((a, b) => a.score - b.score);
  const total = sorted.reduce((sum2, { weight }) => sum2 + weight, 0);
  let passed = 0;
  const at = sorted.find(({ weight }) => {
    passed += weight;
    return passed > share * total;
  });
  return at?.score ?? Number.POSITIVE_INFINITY;
}
function minimum(found) {
  return found.reduce((least, { score }) => Math.min(least, score), Number.POSITIVE_INFINITY);
}
function worstShown(found, { share, stretch }, { best, least }) {
  const core = Math.min(least, commonlyReached(found, share));
  const full = Math.min(core, minimum(found));
  const covered2 = best - full <= stretch * (best - core);
  return covered2 || core >= best ? full : core;
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
    let sum2 = radius0 * S[start];
    const s0 = step2 * radius0;
    const s1 = s0 + step2;
    for (let i = start, j = start + s0; i < j; i += step2) {
      sum2 += S[Math.min(stop, i)];
    }
    for (let i = start, j = stop; i <= j; i += step2) {
      sum2 += S[Math.min(stop, i + s0)];
      T[i] = (sum2 + t * (S[Math.max(start, i - s1)] + S[Math.min(stop, i + s1)])) / w;
      sum2 -= S[Math.max(start, i - s0)];
    }
  };
}
function bluri(radius) {
  const w = 2 * radius + 1;
  return (T, S, start, stop, step2) => {
    if (!((stop -= step2) >= start)) return;
    let sum2 = radius * S[start];
    const s = step2 * radius;
    for (let i = start, j = start + s; i < j; i += step2) {
      sum2 += S[Math.min(stop, i)];
    }
    for (let i = start, j = stop; i <= j; i += step2) {
      sum2 += S[Math.min(stop, i + s)];
      T[i] = sum2 / w;
      sum2 -= S[Math.max(start, i - s)];
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
function define2(constructor, factory, prototype) {
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
define2(Color, color, {
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
define2(Rgb, rgb, extend(Color, {
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
define2(Hsl, hsl, extend(Color, {
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
define2(Lab, lab, extend(Color, {
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
define2(Hcl, hcl, extend(Color, {
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
define2(Cubehelix, cubehelix, extend(Color, {
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
function formatSpecifier(specifier2) {
  if (!(match = re.exec(specifier2))) throw new Error("invalid format: " + specifier2);
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
function FormatSpecifier(specifier2) {
  this.fill = specifier2.fill === void 0 ? " " : specifier2.fill + "";
  this.align = specifier2.align === void 0 ? ">" : specifier2.align + "";
  this.sign = specifier2.sign === void 0 ? "-" : specifier2.sign + "";
  this.symbol = specifier2.symbol === void 0 ? "" : specifier2.symbol + "";
  this.zero = !!specifier2.zero;
  this.width = specifier2.width === void 0 ? void 0 : +specifier2.width;
  this.comma = !!specifier2.comma;
  this.precision = specifier2.precision === void 0 ? void 0 : +specifier2.precision;
  this.trim = !!specifier2.trim;
  this.type = specifier2.type === void 0 ? "" : specifier2.type + "";
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
  function newFormat(specifier2, options) {
    specifier2 = formatSpecifier(specifier2);
    var fill = specifier2.fill, align = specifier2.align, sign = specifier2.sign, symbol = specifier2.symbol, zero3 = specifier2.zero, width = specifier2.width, comma = specifier2.comma, precision = specifier2.precision, trim = specifier2.trim, type = specifier2.type;
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
      return specifier2 + "";
    };
    return format2;
  }
  function formatPrefix2(specifier2, value2) {
    var e = Math.max(-8, Math.min(8, Math.floor(exponent(value2) / 3))) * 3, k = Math.pow(10, -e), f = newFormat((specifier2 = formatSpecifier(specifier2), specifier2.type = "f", specifier2), { suffix: prefixes[8 + e / 3] });
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
function tickFormat(start, stop, count, specifier2) {
  var step2 = tickStep(start, stop, count), precision;
  specifier2 = formatSpecifier(specifier2 == null ? ",f" : specifier2);
  switch (specifier2.type) {
    case "s": {
      var value2 = Math.max(Math.abs(start), Math.abs(stop));
      if (specifier2.precision == null && !isNaN(precision = precisionPrefix(step2, value2))) specifier2.precision = precision;
      return formatPrefix(specifier2, value2);
    }
    case "":
    case "e":
    case "g":
    case "p":
    case "r": {
      if (specifier2.precision == null && !isNaN(precision = precisionRound(step2, Math.max(Math.abs(start), Math.abs(stop))))) specifier2.precision = precision - (specifier2.type === "e");
      break;
    }
    case "f":
    case "%": {
      if (specifier2.precision == null && !isNaN(precision = precisionFixed(step2))) specifier2.precision = precision - (specifier2.type === "%") * 2;
      break;
    }
  }
  return format(specifier2);
}
function linearish(scale) {
  var domain = scale.domain;
  scale.ticks = function(count) {
    var d = domain();
    return ticks(d[0], d[d.length - 1], count == null ? 10 : count);
  };
  scale.tickFormat = function(count, specifier2) {
    var d = domain();
    return tickFormat(d[0], d[d.length - 1], count == null ? 10 : count, specifier2);
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
  scale.tickFormat = (count, specifier2) => {
    if (count == null) count = 10;
    if (specifier2 == null) specifier2 = base === 10 ? "s" : ",";
    if (typeof specifier2 !== "function") {
      if (!(base % 1) && (specifier2 = formatSpecifier(specifier2)).precision == null) specifier2.trim = true;
      specifier2 = format(specifier2);
    }
    if (count === Infinity) return specifier2;
    const k = Math.max(1, base * count / scale.ticks().length);
    return (d) => {
      let i = d / pows(Math.round(logs(d)));
      if (i * base < base - 0.5) i *= base;
      return i <= k ? specifier2(d) : "";
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

// src/render/chart/score-axis.ts
var TICKS = 6;
var SMALLEST = 1e-290;
function specifier(low, high) {
  const plain = Math.max(Math.abs(low), Math.abs(high)) < 1e9 && high - low > 1e-6;
  return plain ? void 0 : "e";
}
function padded2(low, high, room) {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  if (span <= Math.max(1e-12 * size, SMALLEST)) {
    const around = size > SMALLEST ? 0.02 * size : 1;
    return [low - around, high + around];
  }
  return [low - room.low * span, high + room.high * span];
}
function markBelow(low, high) {
  return linear2([low, high], [0, 1]).nice(TICKS).domain()[0] ?? low;
}
function scoresBetween(low, high) {
  const scale = linear2([low, high], [0, 1]);
  const format2 = scale.tickFormat(TICKS, specifier(low, high));
  return { low, high, ticks: scale.ticks(TICKS).map((score) => ({ score, text: format2(score) })) };
}

// src/render/chart/scores.ts
var PADDING = { low: 0.14, high: 0.1 };
var MEDIAN_RULE = { share: 0.2, stretch: 8 };
var BAND_RULE = { share: 0.1, stretch: 2.75 };
var TARGET_STRETCH = 2;
function stretches2(curve, from, to, sign) {
  if (to <= from) return [];
  const ends2 = commonBreaks([curve], from, to);
  const all = ends2.map((end, i) => ({
    score: sign * valueAt(curve, end),
    weight: Math.log(end / (ends2[i - 1] ?? from))
  }));
  return all.filter(({ score }) => isDrawable(score));
}
function extent(model, { first, last }) {
  const [sign, bad, good] = model.direction === "maximize" ? [1, "lower", "upper"] : [-1, "upper", "lower"];
  const bandEnd = (budget) => Math.min(budget, last);
  const medians = model.arms.flatMap((arm2) => stretches2(arm2.median, first, last, sign));
  const edges = (end) => model.arms.flatMap((arm2) => stretches2(arm2[end], first, bandEnd(arm2.resolvableBudget), sign));
  const best = -minimum([...medians, ...edges(good)].map((s) => ({ ...s, score: -s.score })));
  if (!Number.isFinite(best)) return void 0;
  const median2 = worstShown(medians, MEDIAN_RULE, { best, least: best });
  const worst = worstShown(edges(bad), BAND_RULE, { best, least: median2 });
  return withTarget([worst, best], model.target === null ? null : sign * model.target);
}
function withTarget([worst, best], target) {
  if (target === null) return [worst, best];
  const [low, high] = [Math.min(worst, target), Math.max(best, target)];
  return high - low <= TARGET_STRETCH * (best - worst) ? [low, high] : [worst, best];
}
function roomy(low, high) {
  const [least, most] = padded2(low, high, PADDING);
  return [low >= 0 && high > low ? Math.max(0, least) : least, most];
}
function chartScores(model, budgets2) {
  const found = extent(model, budgets2);
  if (found === void 0) return { low: 0, high: 1, ticks: [] };
  const [worst, best] = found;
  if (model.direction === "minimize") return scoresBetween(...roomy(-best, -worst));
  const [least, high] = roomy(worst, best);
  return scoresBetween(markBelow(least, high), high);
}

// src/render/chart/theme.ts
var BAND_OPACITY = 0.22;
var BAR_OPACITY = {
  "worse-weak": 0.5,
  "worse-fair": 0.75,
  "worse-strong": 1,
  "better-weak": 0.4,
  "better-fair": 0.7,
  "better-strong": 1
};
var LIGHT = {
  background: "#ffffff",
  text: "#1f2328",
  muted: "#59636e",
  grid: "#e6e8eb",
  baseline: "#0969da",
  candidate: "#bc4c00",
  "worse-weak": "#59636e",
  "worse-fair": "#9a6700",
  "worse-strong": "#cf222e",
  "better-weak": "#476f55",
  "better-fair": "#2c7a44",
  "better-strong": "#116329"
};
var DARK = {
  background: "#0d1117",
  text: "#f0f6fc",
  muted: "#8b949e",
  grid: "#21262d",
  baseline: "#58a6ff",
  candidate: "#ffa657",
  "worse-weak": "#8b949e",
  "worse-fair": "#d29922",
  "worse-strong": "#f85149",
  "better-weak": "#8fb59a",
  "better-fair": "#56b36a",
  "better-strong": "#3fb950"
};
function variable(colour) {
  return `--chart-${colour}`;
}
function use(colour) {
  return `var(${variable(colour)})`;
}
var PAGE = {
  background: use("background"),
  text: use("text"),
  muted: use("muted"),
  grid: use("grid"),
  baseline: use("baseline"),
  candidate: use("candidate"),
  "worse-weak": use("worse-weak"),
  "worse-fair": use("worse-fair"),
  "worse-strong": use("worse-strong"),
  "better-weak": use("better-weak"),
  "better-fair": use("better-fair"),
  "better-strong": use("better-strong")
};
function palette(theme) {
  return { light: LIGHT, dark: DARK, page: PAGE }[theme];
}
function chartVariables(theme) {
  const colours = Object.entries(palette(theme));
  return new Map(colours.map(([colour, value2]) => [variable(colour), value2]));
}

// src/render/thinned-steps.ts
function thinned(curve, { from, to, most }, pick) {
  const ends2 = commonBreaks([curve], from, to);
  const kept = ends2.length <= most ? ends2.map((_, i) => i) : evenlySpaced(ends2, from, most);
  return kept.map((last, i) => {
    const start = kept[i - 1];
    const end = ends2[last];
    const firstEnd = ends2[start === void 0 ? 0 : start + 1];
    const middle2 = Math.sqrt(start === void 0 ? from : ends2[start]) * Math.sqrt(end);
    return {
      end,
      value: pick(valueAt(curve, firstEnd), valueAt(curve, middle2), valueAt(curve, end))
    };
  });
}
function evenlySpaced(ends2, from, most) {
  const factor = ends2.at(-1) / from;
  const kept = /* @__PURE__ */ new Set();
  let next = 0;
  for (let i = 1; i < most; i++) {
    const budget = from * factor ** (i / most);
    while (ends2[next] <= budget) next++;
    if (next > 0) kept.add(next - 1);
  }
  return [...kept.add(ends2.length - 1)];
}

// src/render/chart-js-config.ts
var BAND_OPACITY2 = "38";
function chartJsConfigs(model) {
  const plane = planeOf(model);
  return plane && ((rung) => configOn(plane, model, rung));
}
function configOn(plane, model, { hasBands, most }) {
  const medians = model.arms.map((arm2) => medianLine(arm2, plane, most));
  const bands2 = hasBands ? model.arms.flatMap((arm2) => bandLines(arm2, plane, most)) : [];
  return {
    type: "line",
    data: { datasets: [...medians, ...bands2] },
    options: {
      elements: {
        line: { stepped: "after", borderWidth: 2 },
        point: { radius: 0, pointStyle: "line" }
      },
      plugins: { legend: { align: "start", labels: { usePointStyle: true, pointStyleWidth: 40 } } },
      scales: {
        x: { type: "logarithmic", min: plane.from, max: plane.to, title: titled2(xTitle(model)) },
        y: { min: plane.low, max: plane.high, title: titled2(yTitle(model)) }
      }
    }
  };
}
function planeOf(model) {
  const budgets2 = chartBudgets(model);
  const { low, high, ticks: ticks2 } = chartScores(model, budgets2);
  if (ticks2.length === 0) return null;
  const x = (budget) => Number(budget.toPrecision(3));
  const span = high - low;
  const digits2 = 3 + Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high)) / span));
  const written4 = (score) => Number(score.toPrecision(Math.min(17, digits2)));
  const y = (score) => written4(Math.min(high + span / 10, Math.max(low - span / 10, score)));
  return {
    from: x(budgets2.first),
    to: x(budgets2.last),
    low: written4(low),
    high: written4(high),
    x,
    y
  };
}
function medianLine({ role, median: median2 }, plane, most) {
  const stretch = { from: plane.from, to: plane.to, most };
  return {
    label: role,
    data: pointsOf(
      thinned(median2, stretch, (_, middle2) => middle2),
      plane
    ),
    borderColor: palette("light")[role],
    ...role === "baseline" ? { borderDash: [7, 4] } : {}
  };
}
function bandLines({ role, lower, upper, resolvableBudget: resolvableBudget2 }, plane, most) {
  const stretch = { from: plane.from, to: Math.min(plane.to, resolvableBudget2), most };
  if (stretch.to <= stretch.from) return [];
  const [highest, lowest] = [
    thinned(upper, stretch, (first, _, last) => Math.max(first, last)),
    thinned(lower, stretch, (first, _, last) => Math.min(first, last))
  ];
  const backgroundColor = `${palette("light")[role]}${BAND_OPACITY2}`;
  const plain = { label: "", borderColor: "#0000" };
  return [
    { ...plain, data: pointsOf(highest, plane), backgroundColor, fill: "+1" },
    { ...plain, data: pointsOf(lowest, plane) }
  ];
}
function pointsOf(pieces2, plane) {
  const places3 = pieces2.map(({ end, value: value2 }) => [plane.x(end), plane.y(value2)]);
  const kept = places3.filter(([, y], i) => y !== places3[i + 1]?.[1]);
  return [[plane.from, places3[0]?.[1] ?? 0], ...kept.map(([x, y]) => [x, y])];
}
function xTitle({ unit: unit2 }) {
  const word = unit2.replace(/[^\p{L}\p{N} /·.-]/gu, "").slice(0, 24);
  return `budget: ${word} of random search (log scale)`;
}
function yTitle({ curveWord: curveWord2, direction }) {
  return `${curveWord2} best score, ${betterWord(direction)}`;
}
function titled2(text2) {
  return { display: true, text: text2 };
}

// src/render/quickchart.ts
var LONGEST3 = 3999;
var WHOLE2 = 200;
var DENSITIES = [WHOLE2, 64, 56, 48, 42, 36, 32, 28, 25, 22, 20, 18, 16, 14, 12, 10, 8, 6];
var [WIDTH, HEIGHT] = [720, 360];
function quickChart(model, server) {
  const configOf = chartJsConfigs(model);
  if (configOf === null) return null;
  const areResolved = model.arms.some((arm2) => arm2.resolvableBudget > model.firstBudget);
  for (const hasBands of areResolved ? [true, false] : [false]) {
    for (const most of DENSITIES) {
      const url = urlOf(configOf({ hasBands, most }), server);
      if (url.length <= LONGEST3) return { url, width: WIDTH, hasBands, isThinned: most < WHOLE2 };
    }
  }
  return null;
}
function urlOf(config, server) {
  const { protocol, host, pathname } = new URL(server);
  return new src_default().setScheme(protocol.replace(":", "")).setHost(host + pathname.replace(/\/+$/, "")).setVersion("4").setWidth(WIDTH).setHeight(HEIGHT).setConfig(config).getUrl();
}

// src/render/picture.ts
function pictureSection(assessment, picture) {
  const model = picture.kind === "none" ? null : chartOf(assessment);
  if (model === null) return "";
  const drawn2 = { assessment, model };
  if (picture.kind === "stored") return storedImage(assessment, picture);
  const image = picture.kind === "quickchart" ? quickChartImage(drawn2, picture.server) : "";
  return image || mermaid(drawn2);
}
function mermaid({ assessment, model }) {
  const chart = mermaidMedians(model);
  if (chart === null) return "";
  const colours = assessment.alone ? "" : "Blue: baseline. Orange: candidate. ";
  const medians = capitalized(model.curveWord);
  return `${chart}

${colours}${medians}s only, as far as the data resolve; the table has the limits.`;
}
function quickChartImage({ assessment, model }, server) {
  const chart = quickChart(model, server);
  if (chart === null) return "";
  const image = `<img ${attributes({ alt: altText(assessment), width: chart.width, src: chart.url })}>`;
  const { settings } = assessment;
  const level = formatPercent(settings.band.confidence);
  const shaded = chart.hasBands ? `; shaded: ${level} simultaneous bands` : "";
  const thinned2 = chart.isThinned ? " Some of their steps are left out." : "";
  return `${image}

Lines: ${model.curveWord}s${shaded}.${thinned2} The table has the limits.`;
}
function storedImage(assessment, { light, dark }) {
  const source = attributes({ media: "(prefers-color-scheme: dark)", srcset: dark });
  const image = attributes({ alt: altText(assessment), src: light });
  return `<picture><source ${source}><img ${image}></picture>`;
}
function altText(assessment) {
  return `Tuning curves. ${verdictSentence(assessment)}`;
}
function attributes(all) {
  const written4 = Object.entries(all).map(
    ([name, value2]) => `${name}="${escapeXml(String(value2))}"`
  );
  return written4.join(" ");
}

// src/render/wording/counts.ts
function describeCounts({ counts, leftOut, gaps = [] }, { reading }) {
  const { counted, failed, pruned, running } = counts;
  const { failedTrials, prunedTrials } = reading;
  const parts3 = [
    plural2(counted, "trial"),
    failed > 0 && (failedTrials === "drop" ? `${failed} more failed and dropped` : `${failed} of them failed (the worst score)`),
    pruned > 0 && (prunedTrials === "drop" ? `${pruned} more pruned and dropped` : `${pruned} of them pruned (${prunedTrials === "last" ? "their last" : "the worst"} score)`),
    running > 0 && `${running} more unfinished and not counted`,
    ...leftOut.map(describeLeftOut),
    ...gaps.map((gap2) => GAPS[gap2].short)
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
    short: "runs that sum up others not told from trials",
    long: "This format does not tell runs that sum up others from trials: they count as well, if they have the metric."
  },
  "stops-unknown": {
    short: "whether some were stopped early not recorded",
    long: "Some trials reported less often than others, and nothing tells whether a scheduler stopped them: they count as finished."
  }
};
function describeGap(gap2) {
  return GAPS[gap2].long;
}

// src/render/sweep-table.ts
var COLUMNS = ["", "Sweep", "Trials", "Format", "Read from"];
function sweepTable(assessment) {
  return withColumns(COLUMNS.length, assessment);
}
function briefSweepTable(assessment) {
  return withColumns(3, assessment);
}
function withColumns(count, { baseline, candidate, settings }) {
  const arms = { Baseline: baseline, Candidate: candidate };
  const lines = Object.entries(arms).flatMap(
    ([arm2, sweep]) => sweep ? [sweepLine(arm2, sweep, settings).slice(0, count)] : []
  );
  if (lines.length === 0) return "";
  return folded("The sweeps", table(COLUMNS.slice(0, count), lines));
}
function sweepLine(arm2, sweep, settings) {
  const counts = [describeCounts(sweep, settings), meanCost(sweep)].filter(Boolean).join("; ");
  return [arm2, codeSpan(label(sweep)), counts, sweep.format, codeSpan(sweep.source.location)];
}
function meanCost({ cost }) {
  if (cost === null) return "";
  const unit2 = cost.unit === null ? "" : ` ${codeSpan(cost.unit)}`;
  return `mean cost ${formatBudget(cost.mean)}${unit2} (of ${plural2(cost.from, "trial")})`;
}

// src/render/warnings.ts
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
  return seen.map((warning) => `> **Note**${armOf(warning)}: ${said2(warning, codeSpan)}`).join("\n>\n");
}
function minorNotes({ warnings }) {
  const minor = warnings.filter(({ code: code2 }) => MINOR.includes(code2));
  if (minor.length === 0) return "";
  const lines = minor.map((warning) => `- ${capitalizedArm(warning)}${said2(warning, codeSpan)}`);
  return folded("Good to know", lines.join("\n"));
}
function warningLines({ warnings }) {
  return warnings.map((warning) => `Note${armOf(warning)}: ${said2(warning, printable)}`);
}
function armOf({ arm: arm2 }) {
  return arm2 === null ? "" : ` (${arm2})`;
}
function capitalizedArm({ arm: arm2 }) {
  if (arm2 === null) return "";
  return arm2 === "baseline" ? "Baseline: " : "Candidate: ";
}
function said2({ message, names }, write) {
  return names.length === 0 ? message : `${message} (${names.map(write).join(", ")})`;
}

// src/render/wording/earlier.ts
var LOOKS = ["worse", "better", "mixed", "none"];
var WORDS = /* @__PURE__ */ new Map([
  ["worse", "worse"],
  ["better", "better"],
  ["mixed", "worse and better"],
  ["none", "no evidence"],
  ["insufficient", "too few trials"],
  ["invalid", "not comparable"],
  ["no-baseline", "no baseline"],
  ["no-candidate", "no candidate"]
]);
function earlierSentence(verdicts) {
  if (verdicts.length === 0) return "";
  const told3 = `Earlier on this pull request: ${verdicts.map(describe).join(", ")}.`;
  const hasLooks = verdicts.some(({ verdict }) => LOOKS.includes(verdict));
  return hasLooks ? `${told3} A rate is for one look; looks add up.` : told3;
}
function describe({ sha, gate, verdict, level }) {
  const words4 = [WORDS.get(verdict), level === "none" ? void 0 : level];
  const said3 = words4.filter(Boolean).join(", ");
  return [gate, sha && `at ${codeSpan(sha)}`, said3 && `(${said3})`].filter(Boolean).join(" ");
}

// src/render/wording/search.ts
function absenceSentence(assessment, arm2) {
  const { location, absence } = assessment.searches[arm2];
  if (absence === null) return "";
  const informs = assessment.settings.gate.informOnly;
  switch (absence.why) {
    case "missing":
      return `Nothing matches ${codeSpan(location)}. ${remedyFor2(arm2, location)}`;
    case "no-baseline-yet":
      return `No sweep of ${codeSpan(absence.branch)} is saved as ${codeSpan(absence.artifact)} yet. ${informs ? "This run\u2019s is the first." : `Merge this, or run this workflow once on ${codeSpan(absence.branch)}.`}`;
    case "expired":
      return expiredSentence(absence, arm2, location);
    case "forbidden":
      return `The token may not look for it: give the job ${codeSpan(`permissions: ${absence.permission}`)}.`;
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
function remedyFor2(arm2, location) {
  const isArtifact = /^(artifact|run):/.test(location);
  if (isArtifact && arm2 === "candidate") {
    return "Check that the job that trains ran, that it saved its sweep under this name, and that this job `needs` it.";
  }
  if (isArtifact) return "Check the name, and that what saves it ran before.";
  return arm2 === "baseline" ? "Put the sweep of the main branch there, or leave the input `baseline` out to have it looked up." : "Check that the training step ran, and that the input `candidate` names what it wrote.";
}
function expiredSentence({ sha, expiredAt }, arm2, location) {
  const which = sha === null ? codeSpan(location) : `The sweep of ${shortSha(sha)}`;
  const when = expiredAt === null ? "has expired" : `expired on ${codeSpan(expiredAt.slice(0, 10))}`;
  const remedy = arm2 === "baseline" ? "Run this workflow once on the branch this is compared with; a schedule or a longer `retention-days` keeps one at hand." : "Run the whole workflow again.";
  return `${which} ${when}. ${remedy}`;
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
      return `the newest of ${name}, for want of one at or before ${whatIsWanted(choice)}`;
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
  const { verdict, baseline, candidate, comparison, settings } = assessment;
  if (verdict === "no-baseline") return absenceSentence(assessment, "baseline");
  if (verdict === "no-candidate") return absenceSentence(assessment, "candidate");
  if (verdict === "invalid" && comparison === null && baseline && candidate) {
    const [b, c] = [baseline, candidate].map((one2) => `${codeSpan(one2.metric)} (${one2.direction})`);
    const { metric, direction } = settings.reading;
    const asked = metric ? [codeSpan(metric), direction && `(${direction})`] : [direction];
    const text2 = asked.filter(Boolean).join(" ");
    const wanted = text2 && `, and ${text2} is asked for`;
    return `The baseline has ${b}, the candidate ${c}${wanted}.`;
  }
  return trialsAdvice(assessment);
}
function trialsAdvice(assessment) {
  const { verdict, comparison, trialsNeeded, isWithinRate } = assessment;
  if (verdict !== "insufficient" || comparison === null) return "";
  if (isClosedByLimits(comparison)) return "Give a larger budget-max, or none.";
  const [b, c] = [comparison.baseline.band.n, comparison.candidate.band.n];
  const have = `The baseline has ${plural2(b, "trial")} and the candidate ${c}`;
  const n = trialsNeeded?.toOpenRange ?? null;
  if (!isWithinRate) {
    const needed = n === null ? "more than 200 trials" : plural2(n, "trial");
    return `${have}: no confidence keeps the rate. To keep it and catch a candidate that needs 3 times the trials, each sweep would need ${needed}.`;
  }
  return n === null ? `${have}; no number of trials up to 20,000 resolves these budgets.` : `${have}; with ${n} in each sweep they can be compared.`;
}

// src/render/odds.ts
var SMALLEST2 = 1e-6;
function formatOdds({ rate, standardError, isBound }) {
  const isSimulated3 = standardError > 0;
  if (isSimulated3 && rate < standardError)
    return `less than ${times(2 * standardError, Math.ceil)}`;
  if (rate < SMALLEST2) return "less than once in 1,000,000 times";
  if (isBound) return `${isSimulated3 ? "at most about" : "at most"} ${times(rate, Math.ceil)}`;
  return `${isSimulated3 ? "about " : ""}${times(rate, Math.round)}`;
}
function times(rate, round2) {
  const exponent2 = Math.max(2, Math.ceil(Math.log10(2 / rate)));
  const among = 10 ** exponent2;
  const count = round2(Number((rate * among).toPrecision(9)));
  return `${count === 1 ? "once" : `${count} times`} in ${among.toLocaleString("en-US")}`;
}
function formatFactor(factor) {
  const up = (unit2) => Math.ceil(Number((factor * unit2).toPrecision(9))) / unit2;
  if (factor >= 100) return String(up(1));
  return String(factor < 2 ? up(100) : up(10));
}

// src/render/wording/chances.ts
var FOR_INDEPENDENT = " (computed for independent sweeps; shared configurations normally make false alarms rarer)";
function failingLevel({ settings }) {
  const { failOn, informOnly } = settings.gate;
  return informOnly || failOn === "never" ? null : failOn;
}
function falseAlarmSentence(assessment) {
  const { chances, axis, isPaired } = assessment;
  if (chances === null) return "";
  const level = failingLevel(assessment);
  const condition = axis.kind === "trials" ? "If nothing had changed" : "If neither the scores nor the costs had changed";
  const event = level === null ? "strong evidence of a worse candidate would be found" : "this check would fail";
  const odds = formatOdds(chances.falseAlarm[level ?? "strong"]);
  return `${condition}, ${event} ${odds}${isPaired ? FOR_INDEPENDENT : ""}.`;
}
function detectableSentence(assessment) {
  const { chances, settings, comparison, isPaired } = assessment;
  if (chances === null || comparison === null) return "";
  if (settings.comparison.margin > 0) {
    return "With a margin it depends on the scores which slowdown would be caught.";
  }
  const { detectableSlowdown: slowdown } = chances;
  if (slowdown === null) return "The sweeps are too small to catch any slowdown 4 times in 5.";
  const candidate = `a candidate that needs ${formatFactor(slowdown)} times the trials or more for the same score`;
  const rest = `a smaller slowdown can pass${isPaired ? " (computed for independent sweeps)" : ""}`;
  return `${catcher(assessment)} ${candidate}${atCosts(assessment)}; ${rest}.`;
}
function catcher(assessment) {
  const { comparison } = assessment;
  const level = failingLevel(assessment);
  const ties = (comparison?.baseline.ties ?? 0) + (comparison?.candidate.ties ?? 0);
  const odds = ties > 0 ? "at best 4 times in 5" : "4 times in 5";
  if (level === "strong") return `This check catches, ${odds},`;
  const less = level === null ? "" : ", and this check catches more:";
  return level === null ? `Strong evidence would show, ${odds},` : `Strong evidence alone would show, ${odds}${less}`;
}
function atCosts({ axis }) {
  return axis.kind === "cost" ? ", at the costs seen" : "";
}
function trialsSentence({ chances, trialsNeeded, isPaired }) {
  if (chances === null || isPaired || !trialsNeeded?.toDetect) return "";
  const { toDetect, slowdown } = trialsNeeded;
  const detectable = chances.detectableSlowdown ?? Infinity;
  if (detectable <= slowdown) return "";
  return `For strong evidence, 4 times in 5, against a candidate that needs ${formatFactor(slowdown)} times the trials, each sweep would need ${plural2(toDetect, "trial")}.`;
}

// src/render/wording/explanations.ts
function explanations(assessment) {
  const passes = assessment.gate === "pass" && assessment.verdict !== "insufficient";
  const said3 = [
    passes ? detectableSentence(assessment) : "",
    littleEvidenceSentence(assessment),
    exampleSentence(assessment),
    crossingSentence(assessment),
    adviceSentence(assessment)
  ];
  return said3.filter(Boolean);
}
function outlookSentences(assessment) {
  if (assessment.verdict === "insufficient" || assessment.verdict === "invalid") return [];
  const said3 = [
    effortSentence(assessment),
    targetSentence(assessment),
    falseAlarmSentence(assessment),
    detectableSentence(assessment),
    trialsSentence(assessment)
  ];
  const before = explanations(assessment);
  return said3.filter((sentence2) => sentence2 !== "" && !before.includes(sentence2));
}

// src/render/wording/method.ts
function howToRead(assessment) {
  const { comparison, settings, axis } = assessment;
  if (!comparison) return "";
  const { confidence } = settings.band;
  const word = curveWord(settings, directionOf(assessment));
  return folded(
    "How to read this",
    [
      "A *tuning curve* shows the best score a random search reaches after 1, 2, 3 \u2026 trials. Comparing whole curves, not two best numbers, keeps \u201Cthe model is better\u201D apart from \u201Cit was tuned harder\u201D and \u201Cit got lucky\u201D.",
      `Each sweep\u2019s limits hold with ${formatPercent(confidence)} confidence for all budgets at once, whatever the distribution of the scores${axis.kind === "cost" ? ", taking its mean cost of a trial as known" : ""}; a difference\u2019s limits hold where both do. *Candidate needs* is the budget at which the candidate reaches what the baseline reaches. Evidence is *weak* where one ${word} lies outside the other\u2019s limits, *fair* where each does, *strong* where the limits do not meet; a level counts when it holds on at least ${formatPercent(settings.comparison.minShare)} of the compared budgets, on a log scale.${margin(settings)}`,
      "The limits cover the luck of the search and of training, given one evaluation set and one search space; not a new test set, and not the best configuration\u2019s score, which is the best of many and flatters. No strong evidence does not mean no regression."
    ].join("\n\n")
  );
}
function margin({ comparison }) {
  const { margin: raised2 } = comparison;
  if (raised2 === 0) return "";
  return ` Before it is judged worse, the candidate\u2019s curve is raised by the margin of ${raised2}; the numbers shown are without it.`;
}
function method(assessment) {
  const { comparison, settings, axis } = assessment;
  const { comparison: curve, gate, reading } = settings;
  const lines = [
    ...bandLines2(comparison, settings),
    ...levelLines(assessment),
    `- Budgets compared: ${comparedBudgets(comparison, axis)}`,
    `- Curve: ${curveWord(settings, directionOf(assessment))} of the best of k trials; least share ${curve.minShare}; margin ${curve.margin}`,
    `- Failed trials: ${reading.failedTrials}; pruned trials: ${reading.prunedTrials}`,
    ...searchLines(assessment),
    `- The check fails on ${gate.failOn === "never" ? "nothing" : `${gate.failOn} evidence that the candidate is worse`}`,
    `- ${TOOL.name} ${TOOL.version}; method: Lourie, Cho and He, *Show Your Work with Confidence* (2024)`
  ];
  return folded("Method and settings", lines.join("\n"));
}
function comparedBudgets(comparison, axis) {
  const ends2 = comparison?.range?.map((budget) => String(Number(budget.toPrecision(4)))) ?? [];
  return ends2.length === 0 ? "none" : withUnit([...new Set(ends2)].join(" to "), axis);
}
function levelLines(assessment) {
  const { comparison, chances, jointLevel: jointLevel2, isPaired, isWithinRate, axis, settings } = assessment;
  if (comparison === null || jointLevel2 === null) return [];
  const { falseAlarmRate } = settings.comparison;
  const { confidence } = settings.band;
  const together = `- All differences and equivalent efforts from one trial on are within their limits with at least ${formatLevel(jointLevel2)} confidence at once${axis.kind === "cost" ? ", taking the mean costs as known" : ""}`;
  const chosen = isWithinRate ? `- Confidence: ${formatPercent(confidence)}, the smallest that keeps false alarms of the check to ${falseAlarmRate} or less` : `- Limits are drawn with ${formatPercent(confidence)} confidence, as none keeps false alarms of the check to ${falseAlarmRate} or less`;
  return [
    ...falseAlarmRate === null ? [] : [chosen],
    together,
    ...chances ? chanceLines(chances, isPaired) : []
  ];
}
function chanceLines({ falseAlarm, falseStrongBound: falseStrongBound2 }, isPaired) {
  const { weak, fair, strong } = falseAlarm;
  const levels = { weak, fair, strong };
  const rates = Object.entries(levels).map(([level, rate]) => `${level} ${formatOdds(rate)}`);
  const paired = isPaired ? ", computed for independent sweeps" : "";
  const told3 = `- Evidence that the candidate is worse, if nothing had changed: ${rates.join(", ")}${paired}`;
  if (falseStrongBound2 === null) return [told3];
  const bound = formatOdds({ rate: falseStrongBound2, standardError: 0, isBound: true });
  return [
    told3,
    `- Strong evidence is wrong somewhere, whatever the truth: ${bound}; fair and weak evidence have no such bound`
  ];
}
function searchLines({ baseline, candidate }) {
  const arms = { Baseline: baseline, Candidate: candidate };
  const said3 = Object.entries(arms).flatMap(
    ([arm2, sweep]) => sweep ? [{ arm: arm2, search: describeSearch2(sweep) }] : []
  );
  const [first, second] = said3;
  if (first !== void 0 && first.search === second?.search) return [`- Search: ${first.search}`];
  return said3.map(({ arm: arm2, search }) => `- ${arm2}\u2019s search: ${search}`);
}
function describeSearch2({ search }) {
  if (search.method === "unknown") {
    return "not recorded, and taken for random; `search-method: random` confirms it";
  }
  return search.sampler === null ? search.method : `${search.method} (${codeSpan(search.sampler)})`;
}
function bandLines2(comparison, settings) {
  if (!comparison) return [];
  const [b, c] = [comparison.baseline, comparison.candidate].map(
    ({ band: band2 }) => describeBand(band2.method, settings)
  );
  return b === c ? [`- Bands: ${b}`] : [`- Baseline\u2019s band: ${b}`, `- Candidate\u2019s band: ${c}`];
}
function describeBand(method2, { band: band2 }) {
  const switched = method2 === band2.method ? "" : `, because more than 20,000 trials are not calibrated exactly`;
  return `${method2}, ${formatPercent(band2.confidence)}, ${howCalibrated(method2, band2)}${switched}`;
}
function howCalibrated(method2, { calibration, seed }) {
  if (method2 === "dkw") return "in closed form, conservative";
  return calibration === "exact" ? "calibrated exactly" : `calibrated by simulation, seed ${seed}`;
}

// src/render/comment.ts
var MARKS = { pass: "\u2705", neutral: "\u26AA", fail: "\u274C" };
function renderComment(assessment, frame2, limit = Number.POSITIVE_INFINITY) {
  return fitSections(sectionsOf(assessment, frame2), { limit, elsewhere: elsewhere(frame2) });
}
function sectionsOf(assessment, frame2) {
  const { origin, earlier, picture } = frame2;
  return [
    opening(assessment, frame2),
    optional("the warnings", warningsSection(assessment), 13),
    optional("the chart", pictureSection(assessment, picture), 9),
    optional("the table", budgetTable(assessment), 14),
    optional("the candidate\u2019s table", loneTable(assessment), 14),
    optional("what it costs to know more", outlook(assessment), 11),
    optional("the earlier verdicts", earlierSentence(earlier), 10),
    optional("the choice of the baseline", baselineSentence(assessment), 8),
    optional("its link", fullReportLine(frame2), 16),
    sweeps(assessment),
    optional("the best configuration", bestConfigurationSection(assessment), 2),
    optional("the reporting checklist", checklistSection(assessment), 1),
    optional("what is good to know", minorNotes(assessment), 5),
    optional("how to read this", howToRead(assessment), 4),
    optional("the method", method(assessment), 6),
    optional("the origin", origin, 15)
  ];
}
function opening(assessment, { name }) {
  const mark = [MARKS[assessment.gate], name && `${codeSpan(name)}:`].filter(Boolean).join(" ");
  const verdict = `${mark} **${verdictSentence(assessment)}**`;
  return {
    title: "what it means",
    markdown: [verdict, ...explanations(assessment)].join(" "),
    shorter: [{ rank: 12, markdown: verdict }]
  };
}
function sweeps(assessment) {
  const brief = { rank: 3, markdown: briefSweepTable(assessment) };
  const none = { rank: 7, markdown: "" };
  return { title: "the sweeps", markdown: sweepTable(assessment), shorter: [brief, none] };
}
function outlook(assessment) {
  return outlookSentences(assessment).map((sentence2) => `- ${sentence2}`).join("\n");
}

// src/render/failure.ts
function failureTitle({ fault }) {
  return fault === "data" ? "No verdict: a sweep could not be read" : "No verdict: the settings have to be corrected";
}
function renderFailure(error, { name, origin }, title2 = failureTitle(error)) {
  const { suggestion } = error;
  const mark = ["\u274C", name && `${codeSpan(name)}:`].filter(Boolean).join(" ");
  const sections = [
    `${mark} **${title2}.**`,
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
  const rows2 = columns2.map(({ name, values, least, greatest }) => [
    String(values),
    codeSpan(name),
    least <= greatest ? `${rounded2(least)} to ${rounded2(greatest)}` : ""
  ]);
  const more = hidden > 0 ? `

And ${plural2(hidden, "more column")}.` : "";
  return `The columns of numbers:

${table(["Values", "Column", "Range"], rows2)}${more}`;
}
function isCopiable(settings) {
  return !settings.some(([, value2]) => value2.includes("${{"));
}
function settingsToCopy({ settings }) {
  if (!isCopiable(settings)) return "";
  return `Perhaps this is what is meant:

${fenced(withBlock(settings), "yaml")}`;
}
function withBlock(settings) {
  return ["with:", ...settings.map(([name, value2]) => `  ${name}: ${yamlText(value2)}`)].join("\n");
}
var NO_TEXT = /^(null|true|false|yes|no|on|off|y|n)$/i;
function yamlText(value2) {
  const isWord = /^[A-Za-z][\w./-]*$/.test(value2) && !NO_TEXT.test(value2);
  return isWord ? value2 : JSON.stringify(value2);
}
function suggestedFlags({ settings }) {
  return settings.map(([name, value2]) => `--${name}${separator(value2)}${shellText(value2)}`).join(" ");
}
function separator(value2) {
  return value2.startsWith("-") ? "=" : " ";
}
function shellText(value2) {
  return /^[\w./-]+$/.test(value2) ? value2 : `'${value2.replaceAll("'", `'\\''`)}'`;
}
function rounded2(value2) {
  return String(Number(value2.toPrecision(4)));
}

// src/render/html/assets.ts
function pageColours() {
  const dark = chartVariables("dark");
  const lines = [...chartVariables("light")].map(
    ([name, light]) => `${name}:light-dark(${light},${dark.get(name) ?? light});`
  );
  return `:root{${lines.join("")}}
`;
}

// src/render/html/byte-length.ts
function byteLength(text2) {
  return new TextEncoder().encode(text2).length;
}

// src/render/html/element.ts
var VOID = ["input", "link", "meta"];
function element(name, attributes2, content = "") {
  const written4 = Object.entries(attributes2).flatMap(([key, value2]) => {
    if (value2 === void 0 || value2 === false) return [];
    return value2 === true ? ` ${key}` : ` ${key}="${escapeXml(String(value2))}"`;
  });
  const start = `<${name}${written4.join("")}>`;
  return VOID.includes(name) ? start : `${start}${content}</${name}>`;
}

// src/render/html/inline.ts
var CODE = /(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g;
var MARKS2 = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|&lt;br&gt;/g;
function inline(markdown) {
  const parts3 = [];
  let last = 0;
  for (const { 0: span, 2: content = "", index } of markdown.matchAll(CODE)) {
    parts3.push(marked(markdown.slice(last, index)), code(content));
    last = index + span.length;
  }
  return [...parts3, marked(markdown.slice(last))].join("");
}
function marked(text2) {
  return escapeXml(text2).replace(MARKS2, markOf);
}
function markOf(_, strong, em, label4, url) {
  if (strong !== void 0) return element("strong", {}, strong);
  if (em !== void 0) return element("em", {}, em);
  return url === void 0 ? "<br>" : `<a href="${url}">${label4}</a>`;
}
function code(content) {
  const isPadded = /^ [\s\S]*`[\s\S]* $/.test(content);
  const text2 = (isPadded ? content.slice(1, -1) : content).replaceAll("\\|", "|");
  return element("code", {}, escapeXml(text2));
}

// src/render/html/blocks.ts
var BLOCKS = [
  { holds: (line) => line.startsWith("| "), write: table2 },
  { holds: (line) => line.startsWith("- "), write: list },
  { holds: (line) => line.startsWith(">"), write: notes }
];
var PARAGRAPH = { holds: () => true, write: paragraph };
function blocks(markdown, title2) {
  const written4 = [];
  let block;
  let lines = [];
  const end = () => {
    if (block) written4.push(block.write(lines, title2));
    [block, lines] = [void 0, []];
  };
  for (const line of markdown.split("\n")) {
    const next = line === "" ? void 0 : BLOCKS.find(({ holds }) => holds(line)) ?? PARAGRAPH;
    if (next !== block) end();
    block = next;
    lines.push(line);
  }
  end();
  return written4.join("\n");
}
function paragraph(lines) {
  return element("p", {}, inline(lines.join("\n")));
}
function list(lines) {
  const items = lines.map((line) => element("li", {}, inline(line.slice(2))));
  return element("ul", {}, `
${items.join("\n")}
`);
}
function notes(lines) {
  const texts = lines.map((line) => line.replace(/^> ?/, "")).filter(Boolean);
  return texts.map((text2) => element("div", { class: "note" }, element("p", {}, inline(text2)))).join("\n");
}
function table2([header2 = "", _rule, ...rows2], title2) {
  const head2 = cellsOf(header2).map((name) => name === "" ? "<td></td>" : headCell("col", name));
  const lines = rows2.map((row) => {
    const [first = "", ...others] = cellsOf(row);
    const cells = others.map((cell) => element("td", {}, inline(cell)));
    return element("tr", {}, headCell("row", first) + cells.join(""));
  });
  const thead = element("thead", {}, element("tr", {}, head2.join("")));
  const tbody = element("tbody", {}, `
${lines.join("\n")}
`);
  return scrolling(`Table: ${title2}`, element("table", {}, `
${thead}
${tbody}
`));
}
function headCell(scope, cell) {
  return element("th", { scope }, inline(cell));
}
function cellsOf(row) {
  return row.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim());
}
function scrolling(name, content) {
  const attributes2 = { class: "scroll", role: "region", "aria-label": name, tabindex: 0 };
  return element("div", attributes2, content);
}

// src/render/chart/sizes.ts
var WIDTH2 = 640;
var LEFT = 16;
var RIGHT = 614;
var TITLE = { size: 18, weight: "semibold" };
var TEXT = { size: 14, weight: "regular" };
var STRONG = { size: 14, weight: "semibold" };
var TITLE_LINE = 23;
var TEXT_LINE = 19;
var TO_BASELINE = 5;

// src/render/chart/strokes.ts
function medianStroke(role, ink) {
  const dashes = role === "baseline" ? "7 4" : void 0;
  return { fill: "none", stroke: ink[role], "stroke-width": 2.5, "stroke-dasharray": dashes };
}
function raisedStroke(ink) {
  return {
    fill: "none",
    stroke: ink.candidate,
    "stroke-width": 1.5,
    "stroke-dasharray": "1.5 2.5"
  };
}
function openStroke(role, ink) {
  return { fill: "none", stroke: ink[role], "stroke-width": 1.2, "stroke-opacity": 0.7 };
}

// src/render/chart/inter-widths.ts
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

// src/render/chart/text-width.ts
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
function textWidth(text2, { size, weight }) {
  let ems = 0;
  for (const character of text2) ems += characterWidth(character, weight);
  return ems * size * SAFETY;
}
function truncate(text2, style, maxWidth) {
  if (textWidth(text2, style) <= maxWidth) return text2;
  let room = maxWidth - textWidth("\u2026", style);
  let kept = "";
  for (const character of text2) {
    room -= textWidth(character, style);
    if (room < 0) break;
    kept += character;
  }
  return `${kept.replace(/[\s\u200d]+$/u, "")}\u2026`;
}
function wrapInTwo(text2, style, maxWidth) {
  const fits2 = (line) => textWidth(line, style) <= maxWidth;
  if (fits2(text2)) return [text2];
  const words4 = text2.split(" ");
  const lines = (taken2) => [words4.slice(0, taken2), words4.slice(taken2)].map((line) => line.join(" "));
  const breaks = words4.map((_, i) => i + 1).filter((taken2) => fits2(lines(taken2)[0] ?? ""));
  const atComma = breaks.findLast((taken2) => {
    const [first = "", second = ""] = lines(taken2);
    return /[,;:]$/.test(first) && fits2(second);
  });
  return lines(atComma ?? breaks.at(-1) ?? 1).filter((line) => line !== "");
}

// src/render/chart/svg.ts
function coordinate(value2) {
  return String(Math.round(value2 * 100) / 100);
}
function element2(name, attributes2, content = "") {
  const written4 = Object.entries(attributes2).flatMap(([key, value2]) => {
    if (value2 === void 0) return [];
    return ` ${key}="${typeof value2 === "number" ? coordinate(value2) : escapeXml(value2)}"`;
  });
  const start = `<${name}${written4.join("")}`;
  return content === "" ? `${start}/>` : `${start}>${content}</${name}>`;
}
function group(classes, parts3) {
  return parts3.length === 0 ? [] : [element2("g", { class: classes }, parts3.join(""))];
}
function tidy(text2) {
  const spaced2 = text2.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const low = spaced2.replace(new RegExp("(\\p{M}{3})\\p{M}+", "gu"), "$1");
  return low.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
}
function haloAttributes(halo) {
  if (halo === void 0) return {};
  return { stroke: halo, "stroke-width": 3, "stroke-linejoin": "round", "paint-order": "stroke" };
}
function label2(options) {
  const { x, y, size, weight, fill, anchor = "start", rotated = false } = options;
  const shown2 = truncate(options.text, options, options.maxWidth ?? Number.POSITIVE_INFINITY);
  const tooltip2 = shown2 === options.text ? "" : element2("title", {}, escapeXml(options.text));
  const attributes2 = {
    x,
    y,
    "font-size": size,
    "font-weight": weight === "semibold" ? 600 : void 0,
    "text-anchor": anchor === "start" ? void 0 : anchor,
    transform: rotated ? `rotate(-90 ${coordinate(x)} ${coordinate(y)})` : void 0,
    fill,
    ...haloAttributes(options.halo)
  };
  return element2("text", attributes2, escapeXml(shown2) + tooltip2);
}
function labelBox({ x, y, text: text2, anchor = "start", ...style }) {
  const width = textWidth(text2, style);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 0.8 * style.size, bottom: y + 0.25 * style.size };
}

// src/render/chart/legend.ts
var SWATCH = { width: 28, height: 14 };
var GAP = 8;
var WORD = 5;
var BETWEEN = 24;
var LEGEND_ROW = 22;
function entries({ arms, margin: margin2 }) {
  const curves = arms.map(({ role, name }) => {
    const tidied = tidy(name);
    const words4 = arms.length === 1 || tidied.startsWith(role) ? "" : role;
    return { role, kind: "curve", words: words4, name: tidied };
  });
  if (!isRaised({ arms, margin: margin2 })) return curves;
  return [
    ...curves,
    {
      role: "candidate",
      kind: "raised",
      words: `candidate with the margin of ${margin2}`,
      name: ""
    }
  ];
}
function isRaised({ arms, margin: margin2 }) {
  return margin2 > 0 && arms.length > 1;
}
function nameAt({ words: words4 }) {
  const said3 = words4 === "" ? 0 : textWidth(words4, STRONG) + WORD;
  return SWATCH.width + GAP + said3;
}
function legendRows(model) {
  let [x, row] = [LEFT, 0];
  return entries(model).map((entry) => {
    const width = nameAt(entry) + textWidth(entry.name, TEXT);
    if (x > LEFT && x + width > RIGHT) [x, row] = [LEFT, row + 1];
    const placed2 = { ...entry, x, row };
    x += width + BETWEEN;
    return placed2;
  });
}
function swatch({ role, kind, x }, y, ink) {
  const line = `M${coordinate(x)} ${coordinate(y)}h${SWATCH.width}`;
  if (kind === "raised") return [element2("path", { d: line, ...raisedStroke(ink) })];
  const area = { x, y: y - SWATCH.height / 2, ...SWATCH };
  return [
    element2("rect", { ...area, fill: ink[role], "fill-opacity": BAND_OPACITY }),
    element2("path", { d: line, ...medianStroke(role, ink) })
  ];
}
function legend(placed2, firstRow, ink) {
  return placed2.flatMap((entry) => {
    const middle2 = firstRow + LEGEND_ROW * entry.row;
    const shared = { y: middle2 + TO_BASELINE, fill: ink.text };
    const x = entry.x + nameAt(entry);
    const words4 = { ...STRONG, ...shared, x: entry.x + SWATCH.width + GAP, text: entry.words };
    const name = { ...TEXT, ...shared, x, text: entry.name, maxWidth: RIGHT - x };
    return [
      ...swatch(entry, middle2, ink),
      ...[words4, name].filter(({ text: text2 }) => text2 !== "").map(label2)
    ];
  });
}

// src/render/chart/strip-axis.ts
var APART = 14;
var NUMBERS = 21;
var LABEL = 44;
var BELOW_STRIP = LABEL + 14;
function stripAxis({ ticks: ticks2, x, left, right }, { top, y }, ink) {
  const halves = new Map(ticks2.map(({ score, text: text2 }) => [score, textWidth(text2, TEXT) / 2]));
  const half = (score) => halves.get(score) ?? 0;
  const inside = [...halves.keys()].filter((score) => x(score) + half(score) < WIDTH2);
  const kept = spaced(inside, (a, b) => Math.abs(x(a) - x(b)) - half(a) - half(b) - APART);
  const marked2 = ticks2.filter(({ score }) => kept.includes(score));
  const lines = marked2.map(
    ({ score }) => `M${coordinate(x(score))} ${coordinate(top)}V${coordinate(y)}`
  );
  const d = `M${coordinate(left)} ${coordinate(y)}H${coordinate(right)}`;
  const shared = { ...TEXT, y: y + NUMBERS, fill: ink.muted, anchor: "middle" };
  return [
    ...lines.length > 0 ? [element2("path", { d: lines.join(""), stroke: ink.grid })] : [],
    element2("path", { d, stroke: ink.muted }),
    ...marked2.map(({ score, text: text2 }) => label2({ ...shared, x: x(score), text: text2 }))
  ];
}
function stripLabel({ direction, yLabel, betterWord: betterWord2 }, { left, right, axisY }, ink) {
  const rightwards = direction === "maximize";
  const better = rightwards ? `${betterWord2} \u2192` : `\u2190 ${betterWord2}`;
  const y = axisY + LABEL;
  const maxWidth = right - left - textWidth(better, TEXT) - APART;
  const ends2 = [{ x: right, anchor: "end" }, { x: left }];
  const [good, bad] = rightwards ? ends2 : ends2.toReversed();
  return [
    label2({ ...TEXT, x: left, ...bad, y, text: tidy(yLabel), fill: ink.text, maxWidth }),
    label2({ ...TEXT, x: left, ...good, y, text: better, fill: ink.muted })
  ];
}

// src/render/chart/strip-place.ts
var STRIP_ROW = 30;
var GAP2 = 8;
var HEADING = 14;
function stripPlace({ arms }, { left, right, headingY }) {
  const tops = arms.map((_, i) => headingY + HEADING + (STRIP_ROW + GAP2) * i);
  const axisY = headingY + HEADING + (STRIP_ROW + GAP2) * arms.length;
  return { left, right, headingY, tops, axisY, bottom: axisY + BELOW_STRIP };
}

// src/render/chart/layout.ts
var PLOT_HEIGHT = 264;
var BELOW_AXIS = 21;
var ROW = 19;
function hasTrialRows({ arms }) {
  return arms.some(({ trialCost }) => trialCost !== 1);
}
function plotOf(model, box, budgets2, scores) {
  const { low, high } = scores;
  const maximize = model.direction === "maximize";
  return {
    box,
    budgets: budgets2,
    scores,
    x: log([budgets2.first, budgets2.last], [box.left, box.right]).clamp(true),
    y: linear2([low, high], [box.bottom, box.top]).clamp(true),
    isBeyond: (score) => maximize ? score < low : score > high,
    isBetter: (score) => maximize ? score > high : score < low,
    badEdge: maximize ? "bottom" : "top"
  };
}
function leftOf({ ticks: ticks2 }) {
  const names = LEFT + textWidth("candidate", TEXT) + 10;
  return Math.max(names, 42 + Math.max(0, ...ticks2.map(({ text: text2 }) => textWidth(text2, TEXT))));
}
function aboveOf(model, isCompared) {
  const title2 = wrapInTwo(tidy(model.title), TITLE, RIGHT - LEFT);
  const subtitle2 = wrapInTwo(tidy(model.subtitle), TEXT, RIGHT - LEFT);
  const legend2 = legendRows(model);
  const titleY = 28;
  const subtitleY = titleY + 23 + TITLE_LINE * (title2.length - 1);
  const legendY = subtitleY + 22 + TEXT_LINE * (subtitle2.length - 1);
  const legendEnd = legendY + LEGEND_ROW * (legend2.at(-1)?.row ?? 0);
  const laneY = isCompared ? legendEnd + STRONG.size + 22 : void 0;
  const top = laneY === void 0 ? legendEnd + 22 : laneY + 22;
  return { title: title2, titleY, subtitle: subtitle2, subtitleY, legend: legend2, legendY, laneY, top };
}
function layOut2(model) {
  const budgets2 = chartBudgets(model);
  const scores = chartScores(model, budgets2);
  const isCompared = model.arms.length > 1 && budgets2.resolved > budgets2.first;
  const { top, ...above } = aboveOf(model, isCompared);
  const bottom = top + PLOT_HEIGHT;
  const box = { left: leftOf(scores), right: RIGHT, top, bottom };
  const rows2 = hasTrialRows(model) ? model.arms.length : 0;
  const xLabelY = bottom + BELOW_AXIS + ROW * rows2 + 24;
  const strip2 = stripPlace(model, { left: box.left, right: RIGHT, headingY: xLabelY + 36 });
  return {
    width: WIDTH2,
    height: strip2.bottom,
    ...above,
    plot: plotOf(model, box, budgets2, scores),
    xLabelY,
    strip: strip2
  };
}

// src/render/chart/axes.ts
var TICK = 5;
var APART2 = 14;
function scoreAxis({ box, scores, y }, ink) {
  const lines = scores.ticks.filter(({ score }) => y(score) < box.bottom - 1);
  const d = lines.map(
    ({ score }) => `M${coordinate(box.left)} ${coordinate(y(score))}H${box.right}`
  );
  return [
    ...lines.length > 0 ? [element2("path", { d: d.join(""), stroke: ink.grid })] : [],
    ...scores.ticks.map(
      ({ score, text: text2 }) => label2({
        ...TEXT,
        x: box.left - 10,
        y: y(score) + TO_BASELINE,
        text: text2,
        fill: ink.muted,
        anchor: "end"
      })
    )
  ];
}
function budgetAxis({ box, budgets: budgets2, x }, ink) {
  const half = (budget) => textWidth(formatBudget(budget), TEXT) / 2;
  const clearance = (a, b) => Math.abs(x(a) - x(b)) - half(a) - half(b) - APART2;
  const ticks2 = budgetTicks(budgets2, clearance);
  const marks2 = ticks2.map((tick) => `M${coordinate(x(tick))} ${box.bottom}v${TICK}`).join("");
  const d = `M${coordinate(box.left)} ${box.bottom}H${box.right}${marks2}`;
  return [
    element2("path", { d, fill: "none", stroke: ink.muted }),
    ...ticks2.map((tick) => {
      const text2 = formatBudget(tick);
      return label2({
        ...TEXT,
        x: x(tick),
        y: box.bottom + BELOW_AXIS,
        text: text2,
        fill: ink.muted,
        anchor: "middle"
      });
    })
  ];
}
function axisLabels(model, { plot, xLabelY }, ink) {
  const { box } = plot;
  const shared = { ...TEXT, fill: ink.text, anchor: "middle" };
  const middle2 = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const width = box.right - box.left;
  const height2 = box.bottom - box.top;
  return [
    label2({ ...shared, x: middle2.x, y: xLabelY, text: tidy(model.xLabel), maxWidth: width }),
    label2({
      ...shared,
      x: 20,
      y: middle2.y,
      text: tidy(model.yLabel),
      maxWidth: height2,
      rotated: true
    })
  ];
}

// src/render/chart/steps.ts
var SMALLEST3 = { width: 6, height: 0.6 };
function pieces(curve, plot, { from, to }) {
  const kept = [];
  let start = { x: plot.x(from), y: Number.NaN };
  for (const budget of commonBreaks([curve], from, to)) {
    const piece = { end: plot.x(budget), y: plot.y(valueAt(curve, budget)) };
    const low = Math.abs(piece.y - start.y) < SMALLEST3.height;
    if (low && piece.end - start.x < SMALLEST3.width) kept.pop();
    else start = { x: kept.at(-1)?.end ?? start.x, y: piece.y };
    kept.push(piece);
  }
  return kept;
}
function forward(steps) {
  return steps.map(({ end, y }) => `V${coordinate(y)}H${coordinate(end)}`).join("");
}
function backward(steps, left) {
  return steps.map(({ y }, i) => `V${coordinate(y)}H${coordinate(steps[i - 1]?.end ?? left)}`).reverse().join("");
}
function linePath(curve, plot, span) {
  const steps = pieces(curve, plot, span);
  const y = span.comesFrom ?? steps[0]?.y ?? 0;
  return `M${coordinate(plot.x(span.from))} ${coordinate(y)}${forward(steps)}`;
}
function areaPath(ends2, plot, span) {
  const left = plot.x(span.from);
  const upper = pieces(ends2.upper, plot, span);
  const lower = pieces(ends2.lower, plot, span);
  const start = `M${coordinate(left)} ${coordinate(upper[0]?.y ?? 0)}`;
  return `${start}${forward(upper)}${backward(lower, left)}Z`;
}

// src/render/chart/curves.ts
function band(arm2, plot, ink) {
  const span = { from: plot.budgets.first, to: Math.min(arm2.resolvableBudget, plot.budgets.last) };
  if (span.to <= span.from) return [];
  const d = areaPath(arm2, plot, span);
  return [element2("path", { d, fill: ink[arm2.role], "fill-opacity": BAND_OPACITY })];
}
function onAxis(curve, plot) {
  const { isBeyond, isBetter, box, badEdge } = plot;
  const { first, last } = plot.budgets;
  const ends2 = commonBreaks([curve], first, last);
  const off = ends2.filter((end) => isBeyond(valueAt(curve, end)));
  const better = ends2.findIndex((end) => isBetter(valueAt(curve, end)));
  const to = better === -1 ? last : ends2[better - 1] ?? first;
  const from = off.at(-1);
  return from === void 0 ? { from: first, to } : { from, to, comesFrom: box[badEdge] };
}
function medianFrom({ median: median2 }, plot) {
  return onAxis(median2, plot).from;
}
function median(arm2, plot, ink) {
  const span = { ...onAxis(arm2.median, plot), to: plot.budgets.last };
  if (span.from >= span.to) return [];
  const d = linePath(arm2.median, plot, span);
  return [element2("path", { d, ...medianStroke(arm2.role, ink), "stroke-linejoin": "round" })];
}
function raisedMedian(model) {
  if (!isRaised(model)) return [];
  const by = model.direction === "maximize" ? model.margin : -model.margin;
  return model.arms.flatMap(
    ({ role, median: median2 }) => role === "candidate" ? [mapSteps(median2, (score) => score + by)] : []
  );
}
function raised(model, plot, ink) {
  return raisedMedian(model).flatMap((curve) => {
    const span = onAxis(curve, plot);
    if (span.from >= span.to) return [];
    return [element2("path", { d: linePath(curve, plot, span), ...raisedStroke(ink) })];
  });
}

// src/render/chart/header.ts
function header({ title: title2, titleY, subtitle: subtitle2, subtitleY }, ink) {
  const place = { x: LEFT, maxWidth: RIGHT - LEFT };
  return [
    ...title2.map(
      (text2, i) => label2({ ...TITLE, ...place, y: titleY + TITLE_LINE * i, text: text2, fill: ink.text })
    ),
    ...subtitle2.map(
      (text2, i) => label2({ ...TEXT, ...place, y: subtitleY + TEXT_LINE * i, text: text2, fill: ink.muted })
    )
  ];
}

// src/render/chart/lane.ts
var HEIGHT2 = 10;
var GAP3 = 1;
function bars(lane2, { budgets: budgets2, x }) {
  return lane2.filter(({ from, to }) => to > budgets2.first && from < budgets2.last && from < to).map((segment) => ({ segment, left: x(segment.from), right: x(segment.to) }));
}
function words({ segment, left, right }, plot, ink, mixed) {
  const text2 = mixed ? `${segment.level} ${segment.direction}` : segment.level;
  const width = textWidth(text2, STRONG);
  const inside = Math.max(plot.box.left + width / 2, (left + right) / 2);
  const centre = Math.min(plot.box.right - width / 2, inside);
  return { text: text2, centre, width, fill: ink[`${segment.direction}-${segment.level}`] };
}
function fits({ centre, width }, others, placed2) {
  const [left, right] = [centre - width / 2, centre + width / 2];
  return others.every((bar2) => right <= bar2.left || left >= bar2.right) && placed2.every((p) => Math.abs(p.centre - centre) >= (p.width + width) / 2 + 6);
}
function placedWords(all, plot, ink) {
  const mixed = new Set(all.map(({ segment }) => segment.direction)).size > 1;
  const widestFirst = all.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  const placed2 = [];
  for (const bar2 of widestFirst) {
    const wanted = words(bar2, plot, ink, mixed);
    const others = all.filter((other) => other !== bar2);
    if (fits(wanted, others, placed2)) placed2.push(wanted);
  }
  return placed2;
}
function tooltip({ level, direction, from, to }, margin2) {
  const more = direction === "worse" && margin2 > 0 ? ` by more than ${margin2}` : "";
  const budgets2 = `budgets ${formatBudget(from)} to ${formatBudget(to)}`;
  return `${level} evidence that the candidate is ${direction}${more}, ${budgets2}`;
}
function rectangle({ segment, left, right }, y, ink) {
  const colour = `${segment.direction}-${segment.level}`;
  const opacity = BAR_OPACITY[colour];
  const width = right - left > 3 * GAP3 ? right - left - GAP3 : right - left;
  const look = { fill: ink[colour], "fill-opacity": opacity === 1 ? void 0 : opacity };
  return { x: left, y, width, height: HEIGHT2, ...look };
}
function wordsOver(all, plot, { y, ink }) {
  const none = { ...TEXT, x: plot.box.left, y, text: "no evidence of a difference" };
  if (all.length === 0) return [label2({ ...none, fill: ink.muted })];
  return placedWords(all, plot, ink).map(
    ({ text: text2, centre, fill }) => label2({ ...STRONG, x: centre, y, text: text2, fill, anchor: "middle" })
  );
}
function lane(model, { plot, laneY }, ink) {
  const { budgets: budgets2, box } = plot;
  if (laneY === void 0) return [];
  const all = bars(model.lane, plot);
  const width = plot.x(Math.min(budgets2.resolved, budgets2.last)) - box.left;
  const name = { ...TEXT, x: box.left - 10, y: laneY + HEIGHT2 / 2 + TO_BASELINE, text: "evidence" };
  return [
    label2({ ...name, fill: ink.muted, anchor: "end" }),
    element2("rect", { x: box.left, y: laneY, width, height: HEIGHT2, fill: ink.grid }),
    ...all.map((bar2) => {
      const said3 = element2("title", {}, escapeXml(tooltip(bar2.segment, model.margin)));
      return element2("rect", rectangle(bar2, laneY, ink), said3);
    }),
    ...wordsOver(all, plot, { y: laneY - 6, ink })
  ];
}

// src/render/chart/limit.ts
function limitAt({ budgets: budgets2, x }) {
  const inside = budgets2.resolved > budgets2.first && budgets2.resolved < budgets2.last;
  return inside ? x(budgets2.resolved) : void 0;
}
function limitLine(plot, ink) {
  const at = limitAt(plot);
  if (at === void 0) return [];
  const d = `M${coordinate(at)} ${coordinate(plot.box.top)}V${coordinate(plot.box.bottom)}`;
  return [element2("path", { d, stroke: ink.muted, "stroke-dasharray": "2 3" })];
}
function limitBox(plot) {
  const at = limitAt(plot);
  if (at === void 0) return [];
  return [{ left: at - 2, right: at + 2, top: plot.box.top, bottom: plot.box.bottom }];
}

// src/render/chart/open-bands.ts
var STEM = 15;
var HALF = 4;
function openArrow(arm2, { badEdge, box, budgets: budgets2, x, y }) {
  const budget = arm2.resolvableBudget;
  if (budget <= budgets2.first || budget >= budgets2.last) return [];
  const isUp = badEdge === "bottom";
  const from = y(valueAt(isUp ? arm2.upper : arm2.lower, budget));
  const tip = isUp ? Math.max(box.top, from - STEM) : Math.min(box.bottom, from + STEM);
  return [{ x: x(budget), from, tip }];
}
function arrowBox(arm2, plot) {
  return openArrow(arm2, plot).map(({ x, from, tip }) => ({
    left: x - HALF - 1,
    right: x + HALF + 1,
    top: Math.min(from, tip),
    bottom: Math.max(from, tip)
  }));
}
function drawn({ x, from, tip }, { role }, ink) {
  const at = (dx, height2) => `${coordinate(x + dx)} ${coordinate(height2)}`;
  const tail = tip + Math.sign(from - tip) * HALF;
  const head2 = `M${at(-HALF, tail)}L${at(0, tip)}L${at(HALF, tail)}`;
  const d = `M${at(0, from)}V${coordinate(tip)}${head2}`;
  const end = tip < from ? "upper" : "lower";
  const tooltip2 = `from here on, the band of the ${role} has no ${end} limit`;
  return element2("path", { d, ...openStroke(role, ink) }, element2("title", {}, tooltip2));
}
function openBand(arm2, plot, ink) {
  const arrows = openArrow(arm2, plot);
  if (arrows.length === 0) return [];
  return [...arrows.map((one2) => drawn(one2, arm2, ink)), ...otherLimit(arm2, plot, ink)];
}
function otherLimit(arm2, plot, ink) {
  const bad = plot.badEdge === "bottom" ? arm2.lower : arm2.upper;
  const shown2 = onAxis(bad, plot);
  const span = { from: Math.max(arm2.resolvableBudget, shown2.from), to: shown2.to };
  if (span.from >= span.to) return [];
  return [element2("path", { d: linePath(bad, plot, span), ...openStroke(arm2.role, ink) })];
}

// src/render/chart/picture.ts
var FONTS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
function pictureOf({ kind, theme, width, height: height2, title: title2, description }, parts3) {
  const ids = { title: `${kind}-title-${theme}`, description: `${kind}-description-${theme}` };
  const attributes2 = {
    xmlns: "http://www.w3.org/2000/svg",
    width,
    height: height2,
    viewBox: `0 0 ${width} ${height2}`,
    role: "img",
    "aria-labelledby": `${ids.title} ${ids.description}`,
    "font-family": FONTS,
    direction: "ltr"
  };
  const content = [
    element2("title", { id: ids.title }, escapeXml(title2)),
    element2("desc", { id: ids.description }, escapeXml(description)),
    ...parts3
  ];
  return `${element2("svg", attributes2, `
${content.join("\n")}
`)}
`;
}

// src/render/chart/dots.ts
var RADIUS = 3;
var LAYERS = 3;
var OPACITY = 0.6;
var GOLDEN = (Math.sqrt(5) - 1) / 2;
var COLUMN = 6;
function height(rank, { top, bottom }) {
  const share = (rank * GOLDEN + 0.5) % 1;
  return top + RADIUS + share * (bottom - top - 2 * RADIUS);
}
function oneDecimal(value2) {
  return coordinate(Math.round(10 * value2) / 10);
}
function dots(places3, row, stroke) {
  const look = { stroke, "stroke-width": 2 * RADIUS, "stroke-linecap": "round" };
  return Array.from({ length: LAYERS }, (_, layer) => {
    const points = places3.map((x, i) => `M${oneDecimal(x)} ${oneDecimal(height(i, row))}h0`);
    const d = points.filter((_2, i) => i % LAYERS === layer).join("");
    return d === "" ? "" : element2("path", { d, ...look, "stroke-opacity": OPACITY });
  }).filter(Boolean);
}
function columnShares(places3, { left, right }, all) {
  const counts = new Array(Math.ceil((right - left) / COLUMN)).fill(0);
  for (const x of places3) {
    const column = Math.min(counts.length - 1, Math.floor((x - left) / COLUMN));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts.map((count) => count / all);
}
function columns(shares, row, { largest, fill }) {
  const full = row.bottom - row.top;
  const d = shares.flatMap((share, i) => {
    if (share === 0) return [];
    const high = oneDecimal(Math.max(1.5, share / largest * full));
    return `M${oneDecimal(row.left + COLUMN * i)} ${oneDecimal(row.bottom)}v-${high}h${COLUMN - 1}v${high}z`;
  });
  return d.length === 0 ? [] : [element2("path", { d: d.join(""), fill, "fill-opacity": OPACITY })];
}

// src/render/chart/strip-scores.ts
var RULE = { share: 0.1, stretch: 4 };
var ROOM = { low: 0.02, high: 0.02 };
function stripScores({ arms, direction }) {
  const sign = direction === "maximize" ? 1 : -1;
  const sweeps2 = arms.map(
    ({ scores }) => scores.filter(isDrawable).map((score) => ({ score: sign * score, weight: 1 }))
  );
  const best = -minimum(sweeps2.flat().map((one2) => ({ ...one2, score: -one2.score })));
  if (!Number.isFinite(best)) return void 0;
  const worst = Math.min(
    ...sweeps2.map((trials2) => worstShown(trials2, RULE, { best, least: best }))
  );
  const [low, high] = sign > 0 ? [worst, best] : [-best, -worst];
  return scoresBetween(...padded2(low, high, ROOM));
}

// src/render/chart/strip-words.ts
var MOST_DOTS = 300;
function isInColumns({ arms }) {
  return arms.some(({ scores }) => scores.length > MOST_DOTS);
}
function leftOutWords({ scores }, shown2) {
  const finite2 = scores.filter(Number.isFinite);
  const placed2 = finite2.filter((score) => shown2 && score >= shown2.low && score <= shown2.high);
  const failed = scores.length - finite2.length;
  const off = finite2.length - placed2.length;
  const words4 = [
    { count: off, text: `${off} off the scale` },
    { count: failed, text: `${failed} failed` }
  ];
  return words4.flatMap(({ count, text: text2 }) => count > 0 ? [text2] : []).join(", ");
}
function rangeOf2(scores) {
  const [low, high] = [
    scores.reduce((a, b) => Math.min(a, b)),
    scores.reduce((a, b) => Math.max(a, b))
  ];
  const format2 = formatFor((high - low) / 10, Math.max(Math.abs(low), Math.abs(high)));
  return low === high ? `all at ${format2(low)}` : `from ${format2(low)} to ${format2(high)}`;
}
function rowSentence({ role, scores }, isAlone) {
  const finite2 = scores.filter(Number.isFinite);
  const failed = scores.length - finite2.length;
  const whose = isAlone ? "" : ` of the ${role}`;
  const parts3 = [
    `${plural2(scores.length, "trial")}${whose}`,
    ...finite2.length > 0 ? [rangeOf2(finite2)] : [],
    ...failed > 0 ? [`${failed} failed`] : []
  ];
  return parts3.join(", ");
}
function stripSentence(model) {
  const how = isInColumns(model) ? ", counted in columns" : "";
  const isAlone = model.arms.length === 1;
  const rows2 = model.arms.map((arm2) => rowSentence(arm2, isAlone));
  return `Below the curves is the score of every trial${how}: ${rows2.join("; ")}.`;
}

// src/render/chart/strip-rows.ts
var BESIDE = 14;
function scaleOf(model, { left, right }) {
  const shown2 = stripScores(model);
  if (shown2 === void 0) return void 0;
  const widths = model.arms.map((arm2) => textWidth(leftOutWords(arm2, shown2), TEXT));
  const widest = Math.max(...widths);
  const room = widest === 0 ? 0 : widest + BESIDE;
  const ends2 = model.direction === "maximize" ? { left: left + room, right } : { left, right: right - room };
  const x = linear2([shown2.low, shown2.high], [ends2.left, ends2.right]);
  return { ...shown2, ...ends2, x };
}
function rowsOf2(model, place, scale) {
  return model.arms.map((arm2, i) => {
    const top = place.tops[i] ?? 0;
    const { left, right } = scale ?? place;
    const on = scale ? arm2.scores.filter((score) => isOn(scale, score)) : [];
    return {
      arm: arm2,
      box: { left, right, top, bottom: top + STRIP_ROW },
      places: scale ? on.map(scale.x).sort((a, b) => a - b) : [],
      words: leftOutWords(arm2, scale)
    };
  });
}
function isOn({ low, high }, score) {
  return score >= low && score <= high;
}

// src/render/chart/strip.ts
var BEYOND2 = 2;
function trials(rows2, model, ink) {
  const asDots = !isInColumns(model);
  const shares = rows2.map(({ arm: arm2, box, places: places3 }) => columnShares(places3, box, arm2.scores.length));
  const largest = shares.flat().reduce((a, b) => Math.max(a, b), 0);
  return rows2.flatMap(({ arm: arm2, box, places: places3 }, i) => {
    const fill = ink[arm2.role];
    const marks2 = asDots ? dots(places3, box, fill) : columns(shares[i] ?? [], box, { largest, fill });
    return group(`trials ${arm2.role}`, marks2);
  });
}
function middle({ arm: arm2, box }, scale, ink) {
  const score = valueAt(arm2.median, arm2.trialCost);
  if (!isOn(scale, score)) return [];
  const d = `M${coordinate(scale.x(score))} ${coordinate(box.top - BEYOND2)}v${STRIP_ROW + 2 * BEYOND2}`;
  return [element2("path", { d, stroke: ink.text, "stroke-width": 2 })];
}
function rowWords({ arm: arm2, box, words: words4 }, { model, place, ink }) {
  const y = (box.top + box.bottom) / 2 + TO_BASELINE;
  const name = model.arms.length > 1 ? arm2.role : "trials";
  const bad = model.direction === "maximize" ? { x: place.left } : { x: place.right, anchor: "end" };
  return [
    label2({ ...TEXT, x: place.left - 10, y, text: name, fill: ink.text, anchor: "end" }),
    ...words4 === "" ? [] : [label2({ ...TEXT, ...bad, y, text: words4, fill: ink.muted })]
  ];
}
function heading(model, y, ink) {
  const strong = { ...STRONG, x: LEFT, y, text: "Every trial", fill: ink.text };
  const how = isInColumns(model) ? "counted in columns" : "a dot each";
  const text2 = `${how}, with a line at the ${model.curveWord}`;
  const x = LEFT + textWidth(strong.text, STRONG) + 8;
  return [label2(strong), label2({ ...TEXT, x, y, text: text2, fill: ink.muted })];
}
function strip(model, place, ink) {
  const scale = scaleOf(model, place);
  const rows2 = rowsOf2(model, place, scale);
  const ends2 = { top: place.tops[0] ?? place.axisY, y: place.axisY };
  return [
    ...heading(model, place.headingY, ink),
    ...scale ? stripAxis(scale, ends2, ink) : [],
    ...trials(rows2, model, ink),
    ...scale ? rows2.flatMap((row) => middle(row, scale, ink)) : [],
    ...rows2.flatMap((row) => rowWords(row, { model, place, ink })),
    ...stripLabel(model, place, ink)
  ];
}

// src/render/chart/covered.ts
var AROUND = 3;
function covered(arm2, plot) {
  const { first } = plot.budgets;
  const ends2 = commonBreaks([arm2.lower, arm2.median, arm2.upper], first, plot.budgets.last);
  return ends2.flatMap((end, i) => {
    const [left, right] = [plot.x(ends2[i - 1] ?? first), plot.x(end)];
    return drawnAt(arm2, end, plot).map(([high, low]) => {
      return { left, right, top: plot.y(high) - AROUND, bottom: plot.y(low) + AROUND };
    });
  });
}
function drawnAt(arm2, budget, plot) {
  const middle2 = valueAt(arm2.median, budget);
  const [low, high] = [valueAt(arm2.lower, budget), valueAt(arm2.upper, budget)];
  if (budget <= arm2.resolvableBudget) return [[high, low]];
  const limit = plot.badEdge === "bottom" ? low : high;
  const hasLimit = arm2.resolvableBudget > plot.budgets.first && !plot.isBeyond(limit);
  return hasLimit ? [
    [middle2, middle2],
    [limit, limit]
  ] : [[middle2, middle2]];
}
function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height2 = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height2);
}
function taken(place, others) {
  return others.reduce((sum2, other) => sum2 + overlap(place, other), 0);
}
function leastCovered(places3, { box }, { lines, texts }) {
  const cost = (place) => taken(place, lines) + 1e3 * taken(place, texts);
  const [best] = places3.filter((place) => isInside(labelBox(place), box)).map((place) => ({ place, cost: cost(labelBox(place)) })).sort((a, b) => a.cost - b.cost);
  return best ? [best.place] : [];
}
function isInside(place, box) {
  const { left, right, top, bottom } = place;
  return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
}

// src/render/chart/target.ts
var STEP = 24;
function heightOf({ target: score }, { scores, y }) {
  return score === null || score < scores.low || score > scores.high ? void 0 : y(score);
}
function targetLine(model, plot, ink) {
  const height2 = heightOf(model, plot);
  if (height2 === void 0) return [];
  const d = `M${coordinate(plot.box.left)} ${coordinate(height2)}H${plot.box.right}`;
  return [element2("path", { d, stroke: ink.text, "stroke-dasharray": "1 4" })];
}
function targetBox(model, plot) {
  const height2 = heightOf(model, plot);
  if (height2 === void 0) return [];
  return [{ left: plot.box.left, right: plot.box.right, top: height2 - 1, bottom: height2 + 1 }];
}
function targetWords(model, plot, { ink, ...around }) {
  const height2 = heightOf(model, plot);
  if (height2 === void 0) return [];
  const { left, right } = plot.box;
  const look = { ...STRONG, fill: ink.text, halo: ink.background, text: "target" };
  const count = Math.ceil((right - left) / STEP);
  const places3 = Array.from({ length: count }, (_, i) => right - 4 - STEP * i).flatMap((x) => [
    { ...look, x, y: height2 - 6, anchor: "end" },
    { ...look, x, y: height2 + 16, anchor: "end" }
  ]);
  return leastCovered(places3, plot, around);
}

// src/render/chart/trial-rows.ts
var BESIDE2 = 4;
var APART3 = 10;
function trialRows(model, plot, ink) {
  if (!hasTrialRows(model)) return [];
  const { box } = plot;
  return model.arms.flatMap((arm2, i) => {
    const y = box.bottom + BELOW_AXIS + ROW * (i + 1);
    const look = { ...TEXT, y, fill: model.arms.length > 1 ? ink[arm2.role] : ink.muted };
    const x = (trials2) => plot.x(trials2 * arm2.trialCost);
    const half = (trials2) => textWidth(formatBudget(trials2), TEXT) / 2;
    const marks2 = spaced(
      trialMarks(plot.budgets, arm2.trialCost).filter(
        (trials2) => half(trials2) <= x(trials2) - box.left + BESIDE2
      ),
      (a, b) => Math.abs(x(a) - x(b)) - half(a) - half(b) - APART3
    );
    const name = model.arms.length > 1 ? arm2.role : "trials";
    return [
      label2({ ...look, x: box.left - 10, text: name, anchor: "end" }),
      ...marks2.map(
        (trials2) => label2({ ...look, x: x(trials2), text: formatBudget(trials2), anchor: "middle" })
      )
    ];
  });
}

// src/render/chart/direct-labels.ts
var STEP2 = 16;
var FROM_CURVE = 5;
function places({ role, covers, from }, { box }, ink) {
  const width = textWidth(role, STRONG);
  const look = { ...STRONG, text: role, fill: ink[role] };
  const count = Math.max(0, Math.floor((box.right - Math.max(box.left, from) - width) / STEP2));
  return Array.from({ length: count }, (_, i) => box.right - 4 - width - STEP2 * i).flatMap((x) => {
    const near = covers.filter(({ left, right }) => right > x && left < x + width);
    const top = Math.min(...near.map((one2) => one2.top));
    const bottom = Math.max(...near.map((one2) => one2.bottom));
    return [
      { ...look, x, y: top - FROM_CURVE },
      { ...look, x, y: bottom + STRONG.size }
    ];
  });
}
function directLabels(curves, plot, { busy, ink }) {
  if (curves.length < 2) return [];
  const placed2 = [];
  for (const curve of curves) {
    const all = [...busy, ...placed2.map(({ place: place2 }) => labelBox(place2))];
    const place = places(curve, plot, ink).find((one2) => isFree(labelBox(one2), plot, all));
    if (place !== void 0) placed2.push({ role: curve.role, place });
  }
  return placed2;
}
function isFree(place, { box }, busy) {
  const inside = place.top >= box.top && place.bottom <= box.bottom;
  return inside && taken(place, busy) === 0;
}

// src/render/chart/note.ts
function sentence({ arms, unit: unit2 }, { budgets: budgets2 }) {
  const limiting = arms.find(({ resolvableBudget: resolvableBudget2 }) => resolvableBudget2 === budgets2.resolved);
  const trials2 = limiting?.scores.length ?? 0;
  const sameSize = unit2 === "trials" && arms.every(({ scores }) => scores.length === trials2);
  const alike = arms.length === 1 || sameSize;
  const count = plural2(trials2, "trial");
  const who = alike ? count : `the ${limiting?.role}\u2019s ${count}`;
  const inUnit = unit2 === "trials" ? "" : ` ${tidy(unit2)}`;
  if (budgets2.resolved > budgets2.first) {
    const verb = trials2 === 1 ? "resolves" : "resolve";
    return `${who} ${verb} budgets up to ${formatBudget(budgets2.resolved)}${inUnit}`;
  }
  if (unit2 !== "trials" && arms.length > 1) return "the sweeps resolve no budget in common";
  return `${who} ${trials2 === 1 ? "is" : "are"} too few to resolve any budget`;
}
var STEP3 = 8;
function rows({ box, badEdge }) {
  const [lowest, highest] = [box.bottom - 10, box.top + 17];
  const count = Math.floor((lowest - highest) / STEP3) + 1;
  const upwards = Array.from({ length: count }, (_, i) => lowest - STEP3 * i);
  return badEdge === "bottom" ? upwards : upwards.map((y) => highest + lowest - y);
}
function places2(text2, plot, ink) {
  const look = { ...TEXT, text: text2, fill: ink.muted, halo: ink.background };
  const at = limitAt(plot) ?? plot.box.right;
  const end = plot.box.right - 4;
  const beside = rows(plot).flatMap((y) => [
    { ...look, x: at - 8, y, anchor: "end" },
    { ...look, x: at + 8, y }
  ]);
  return [...beside, ...rows(plot).map((y) => ({ ...look, x: end, y, anchor: "end" }))];
}
function note(model, plot, { ink, ...around }) {
  return leastCovered(places2(sentence(model, plot), plot, ink), plot, around);
}

// src/render/chart/open-ends.ts
var HALF2 = 4.5;
function inwards({ box, badEdge }, distance) {
  return badEdge === "bottom" ? box.bottom - distance : box.top + distance;
}
function chevron(x, depth, plot, stroke) {
  const [tip, tail] = [inwards(plot, depth), inwards(plot, depth + HALF2)];
  const centre = Math.max(plot.box.left + HALF2 + 1, Math.min(plot.box.right - HALF2 - 1, x));
  const at = (dx, y) => `${coordinate(centre + dx)} ${coordinate(y)}`;
  const d = `M${at(-HALF2, tail)}L${at(0, tip)}L${at(HALF2, tail)}`;
  return {
    markup: element2("path", { d, fill: "none", stroke, "stroke-width": 1.8 }),
    box: {
      left: centre - HALF2,
      right: centre + HALF2,
      top: Math.min(tip, tail),
      bottom: Math.max(tip, tail)
    }
  };
}
function bandOpenTo(arm2, { budgets: budgets2, isBeyond, badEdge }) {
  const end = Math.min(arm2.resolvableBudget, budgets2.last);
  if (end <= budgets2.first) return budgets2.first;
  const edge = badEdge === "bottom" ? arm2.lower : arm2.upper;
  const open = commonBreaks([edge], budgets2.first, end).filter((x) => isBeyond(valueAt(edge, x)));
  return open.at(-1) ?? budgets2.first;
}
function words2(arm2, row, plot, ink) {
  const until = plot.x(medianFrom(arm2, plot));
  const fails2 = !Number.isFinite(valueAt(arm2.median, plot.budgets.first));
  const text2 = `${arm2.role} ${fails2 ? "fails" : "is off the scale"}`;
  const { left, right } = plot.box;
  const baseline = plot.badEdge === "bottom" ? 18 : 30;
  const look = { ...STRONG, fill: ink[arm2.role], halo: ink.background };
  const y = inwards(plot, baseline + TEXT_LINE * row);
  if (until - left >= textWidth(text2, STRONG) + 12) {
    return { ...look, text: text2, x: (left + until) / 2, y, anchor: "middle" };
  }
  const pointing = `\u2190 ${text2}`;
  return { ...look, text: pointing, x: Math.min(until + 9, right - textWidth(pointing, look)), y };
}
function bandMark(arm2, depth, plot, ink) {
  const from = medianFrom(arm2, plot);
  const [left, right] = [plot.x(from), plot.x(bandOpenTo(arm2, plot))];
  const needed = from > plot.budgets.first ? 20 : 0;
  if (right - left <= needed) return [];
  const mark = chevron((left + right) / 2, depth, plot, ink[arm2.role]);
  return [{ classes: `band ${arm2.role}`, ...mark }];
}
function medianMark(arm2, row, plot, ink) {
  const from = medianFrom(arm2, plot);
  if (from === plot.budgets.first) return [];
  const classes = `median ${arm2.role}`;
  const said3 = words2(arm2, row, plot, ink);
  const text2 = { classes, markup: label2(said3), box: labelBox(said3) };
  if (from >= plot.budgets.last) return [text2];
  return [{ classes, ...chevron(plot.x(from), 1, plot, ink[arm2.role]) }, text2];
}
function openEnds(model, plot, ink) {
  const off = model.arms.filter((arm2) => medianFrom(arm2, plot) > plot.budgets.first);
  return [
    ...model.arms.flatMap((arm2, i) => bandMark(arm2, 3 + 6 * i, plot, ink)),
    ...off.flatMap((arm2, row) => medianMark(arm2, row, plot, ink))
  ];
}

// src/render/chart/words.ts
function words3(model, plot, ink) {
  const ends2 = openEnds(model, plot, ink);
  const curves = model.arms.map((arm2) => ({
    role: arm2.role,
    covers: [...covered(arm2, plot), ...arrowBox(arm2, plot)],
    from: plot.x(medianFrom(arm2, plot))
  }));
  const lines = [...curves.flatMap(({ covers }) => covers), ...raisedBoxes(model, plot)];
  const signs = ends2.map(({ box }) => box);
  const goal = targetWords(model, plot, { lines, texts: signs, ink });
  const texts = [...signs, ...goal.map(labelBox)];
  const limit = note(model, plot, { lines, texts, ink });
  const busy = [
    ...lines,
    ...texts,
    ...limit.map(labelBox),
    ...limitBox(plot),
    ...targetBox(model, plot)
  ];
  const names = directLabels(curves, plot, { busy, ink });
  return [
    ...ends2.flatMap(({ classes, markup }) => group(classes, [markup])),
    ...[...goal, ...limit].map(label2),
    ...names.flatMap(({ role, place }) => group(`median ${role}`, [label2(place)]))
  ];
}
function raisedBoxes(model, plot) {
  return raisedMedian(model).flatMap((curve) => {
    const line = { median: curve, lower: curve, upper: curve };
    return covered({ ...line, resolvableBudget: plot.budgets.last }, plot);
  });
}

// src/render/chart/render-chart.ts
function renderChart(model, theme) {
  const ink = palette(theme);
  const layout = layOut2(model);
  const { plot, width, height: height2 } = layout;
  const each = (name, draw) => (
    // The dashed line last: where both run together, the solid one shows between its dashes.
    model.arms.toReversed().flatMap((arm2) => group(`${name} ${arm2.role}`, draw(arm2)))
  );
  const title2 = tidy(model.title) || "Tuning curves";
  const description = `${tidy(model.description)} ${stripSentence(model)}`.trim();
  return pictureOf({ kind: "chart", theme, width, height: height2, title: title2, description }, [
    element2("rect", { width, height: height2, fill: ink.background }),
    ...header(layout, ink),
    ...legend(layout.legend, layout.legendY, ink),
    ...group("lane", lane(model, layout, ink)),
    ...scoreAxis(plot, ink),
    ...each("band", (arm2) => [...band(arm2, plot, ink), ...openBand(arm2, plot, ink)]),
    ...budgetAxis(plot, ink),
    ...trialRows(model, plot, ink),
    ...axisLabels(model, layout, ink),
    ...limitLine(plot, ink),
    ...targetLine(model, plot, ink),
    ...group("raised candidate", raised(model, plot, ink)),
    ...each("median", (arm2) => median(arm2, plot, ink)),
    ...words3(model, plot, ink),
    ...group("strip", strip(model, layout.strip, ink))
  ]);
}

// src/render/html/json-block.ts
function jsonBlock(id, value2) {
  const text2 = JSON.stringify(value2).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return element("script", { type: "application/json", id }, text2);
}

// src/render/html/other-axis.ts
function inTrials3(model) {
  if (model.arms.every(({ trialCost }) => trialCost === 1)) return null;
  return {
    ...model,
    title: "The same curves by trials",
    subtitle: "For looking only: the verdict is about equal cost",
    xLabel: "budget: trials of random search (log scale)",
    unit: "trials",
    firstBudget: 1,
    arms: model.arms.map(armInTrials),
    lane: [],
    description: `${model.yLabel} by trials instead of cost, each sweep with its band; the verdict is not about this axis.`
  };
}
function armInTrials(arm2) {
  const factor = 1 / arm2.trialCost;
  return {
    ...arm2,
    median: scaleBreaks(arm2.median, factor),
    lower: scaleBreaks(arm2.lower, factor),
    upper: scaleBreaks(arm2.upper, factor),
    resolvableBudget: arm2.resolvableBudget * factor,
    trialCost: 1
  };
}

// src/render/chart/geometry.ts
function chartGeometry(model) {
  const { width, height: height2, plot } = layOut2(model);
  const { box, budgets: budgets2, scores } = plot;
  return {
    width,
    height: height2,
    plot: box,
    budgets: { first: budgets2.first, last: budgets2.last },
    scores: { low: scores.low, high: scores.high },
    direction: model.direction
  };
}

// src/render/html/readable-budgets.ts
var SHORT2 = { from: 10, to: 99 };
var LONG = { from: 100, to: 999 };
function readableBudgets([first, last], most) {
  const all = decades2(first, last).flatMap(inDecade).filter(isInside2(first, last));
  const [least, reach] = [Math.log(first), Math.log(last) - Math.log(first) || 1];
  const cells = /* @__PURE__ */ new Map();
  for (const budget of all) {
    const cell = Math.min(most - 1, Math.floor((Math.log(budget) - least) / reach * most));
    const rival = cells.get(cell);
    if (rival === void 0 || digits(budget) < digits(rival)) cells.set(cell, budget);
  }
  return [...cells.values()];
}
function decades2(first, last) {
  const [from, to] = [Math.floor(Math.log10(first)), Math.floor(Math.log10(last))];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
function inDecade(exponent2) {
  const isShort = exponent2 < 1 && exponent2 >= -3;
  const { from, to } = isShort ? SHORT2 : LONG;
  const shift = exponent2 - (isShort ? 1 : 2);
  return Array.from({ length: to - from + 1 }, (_, i) => Number(`${from + i}e${shift}`));
}
function isInside2(first, last) {
  return (budget) => budget >= first && budget <= last;
}
function digits(budget) {
  const all = formatBudget(budget).replace(/^0\.0*|\D/g, "");
  return all.replace(/0+$/, "").length;
}

// src/render/html/readout.ts
var MOST_ROWS = 160;
function readout(model, assessment) {
  const geometry = chartGeometry(model);
  const { width, plot, budgets: axis } = geometry;
  const budgets2 = readableBudgets([axis.first, axis.last], MOST_ROWS);
  const columns2 = columnsAt(budgets2, model, assessment);
  const rows2 = budgets2.map((budget, i) => ({
    x: xOf(budget, geometry),
    y: model.arms.map(({ median: median2 }) => yOf(valueAt(median2, budget), geometry)),
    cells: columns2.map(([, cells]) => (cells[i] ?? "").replaceAll("**", ""))
  }));
  return { width, plot, columns: columns2.map(([name]) => name), rows: rows2 };
}
function columnsAt(budgets2, model, assessment) {
  const { comparison, settings, axis } = assessment;
  const isCost = model.arms.some(({ trialCost }) => trialCost !== 1);
  if (comparison === null || isCost !== (axis.kind === "cost"))
    return armColumns(budgets2, model, capitalized(curveWord(settings, model.direction)));
  const { baseline, candidate } = comparison;
  const { margin: margin2 } = settings.comparison;
  return comparedColumns({
    ...assessment,
    rows: budgets2.map((budget) => compareAt(baseline, candidate, budget, margin2)),
    efforts: budgets2.map((budget) => equivalentEffort(baseline, candidate, budget))
  });
}
function armColumns(budgets2, model, alone) {
  const columns2 = model.arms.map(({ role, median: median2, lower, upper }) => {
    const values = budgets2.map((budget) => ({
      lower: valueAt(lower, budget),
      middle: valueAt(median2, budget),
      upper: valueAt(upper, budget)
    }));
    const name = model.arms.length === 1 ? alone : capitalized(role);
    return [name, written(values, describeLimits)];
  });
  return [[`Budget (${model.unit})`, budgets2.map(formatBudget)], ...columns2];
}
function xOf(budget, { plot, budgets: budgets2 }) {
  const share = Math.log(budget / budgets2.first) / Math.log(budgets2.last / budgets2.first);
  return tenths(plot.left + share * (plot.right - plot.left));
}
function yOf(score, { plot, scores }) {
  const share = (score - scores.low) / (scores.high - scores.low);
  const isInside3 = share >= 0 && share <= 1;
  return isInside3 ? tenths(plot.bottom - share * (plot.bottom - plot.top)) : null;
}
function tenths(length) {
  return Math.round(length * 10) / 10;
}

// src/render/html/chart-figure.ts
function chartFigure(assessment) {
  const model = chartOf(assessment);
  if (model === null) return "";
  const trials2 = inTrials3(model);
  const panels = [
    { name: "verdict", model },
    ...trials2 ? [{ name: "trials", model: trials2 }] : []
  ];
  const controls = [bandControls(model), trials2 ? axisControls(model, assessment) : ""];
  const parts3 = [
    element("div", { class: "controls" }, controls.join("")),
    ...panels.map((panel) => renderPanel(panel, assessment))
  ];
  return element("figure", { id: "chart", class: "chart" }, `
${parts3.join("\n")}
`);
}
function bandControls({ arms }) {
  const boxes = arms.map(({ role }) => {
    const input = element("input", { type: "checkbox", id: `band-${role}`, checked: true });
    return element("label", {}, `${input} ${arms.length === 1 ? "shown" : role}`);
  });
  return element("fieldset", {}, element("legend", {}, "Bands") + boxes.join(""));
}
function axisControls({ unit: unit2 }, { comparison }) {
  const about = comparison === null ? "" : ", which the verdict is about";
  const choices = [
    ["axis-verdict", `${unit2}${about}`],
    ["axis-trials", "trials"]
  ];
  const radios = choices.map(([id, words4], i) => {
    const input = element("input", { type: "radio", name: "axis", id, checked: i === 0 });
    return element("label", {}, `${input} ${escapeXml(words4)}`);
  });
  return element("fieldset", {}, element("legend", {}, "Budgets in") + radios.join(""));
}
function renderPanel({ name, model }, assessment) {
  const svg = renderChart(model, "page").trim();
  const content = [
    element("div", { class: "picture" }, name === "verdict" ? svg : withOwnIds(svg)),
    jsonBlock(`readout-${name}`, readout(model, assessment))
  ];
  return element("div", { class: `panel ${name}`, id: `panel-${name}` }, content.join("\n"));
}
function withOwnIds(svg) {
  return svg.replace(/\bchart-(?:title|description)-page\b/g, "$&-trials");
}

// src/render/false-alarm-json.ts
function falseAlarmJson({ weak, fair, strong }) {
  return { weak: toJson(weak), fair: toJson(fair), strong: toJson(strong) };
}
function toJson({ rate, standardError, isBound }) {
  return { rate, standardError, bound: isBound };
}

// src/render/mean-values.ts
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

// src/render/steps.ts
var MOST_STEPS4 = 2e3;
function metricSteps(curve, direction) {
  const ends2 = commonBreaks([curve.lower, curve.point, curve.upper], 0, Infinity);
  const thinned2 = curve.band.n > MOST_STEPS4 && ends2.length > MOST_STEPS4;
  const kept = thinned2 ? evenlySpaced2(ends2) : ends2.map((_, i) => i);
  const steps = kept.map((last, i) => {
    const first = (kept[i - 1] ?? -1) + 1;
    const to = ends2[last];
    const lower = limitsAt(curve, ends2[first]).lower;
    const limits2 = { ...limitsAt(curve, to), lower };
    return step(limits2, direction, [ends2[first - 1] ?? 0, to]);
  });
  return { steps, thinned: thinned2 };
}
function step(limits2, direction, [from, to]) {
  const { lower, middle: middle2, upper } = toMetric(limits2, direction);
  return { from, to, lower, median: middle2, upper };
}
function evenlySpaced2(ends2) {
  const logs = ends2.slice(0, -1).map(Math.log);
  const [first, last] = [logs[0], logs.at(-1)];
  const kept = /* @__PURE__ */ new Set();
  let next = 0;
  for (let i = 0; i < MOST_STEPS4 - 1; i++) {
    const target = first + (last - first) * i / (MOST_STEPS4 - 2) + 1e-12;
    while (next + 1 < logs.length && logs[next + 1] <= target) next++;
    kept.add(next);
  }
  return [...kept, ends2.length - 1];
}

// src/render/json.ts
function number3(value2) {
  if (Number.isFinite(value2)) return value2;
  return value2 > 0 ? "Infinity" : "-Infinity";
}
function head(command) {
  const { name, version } = TOOL;
  return { schemaVersion: 1, tool: { name, version }, command };
}
function bandsJson(band2) {
  const { method: method2, n, confidence, pointwise, epsilon, lower, upper } = band2;
  return { ...head("bands"), method: method2, n, confidence, pointwise, epsilon, lower, upper };
}
function curveJson(sweep, curve, { settings, budgets: budgets2 }) {
  const means = meanValuesAt(budgets2, { sweep, curve, settings });
  return {
    ...head("curve"),
    ...curveHead(sweep, curve),
    ...stepsJson(curve, sweep.direction),
    at: means.map(({ trials: trials2, ...mean }, i) => {
      const budget = budgets2[i];
      const medians = limits(limitsAt(curve, budget), sweep.direction);
      return { budget, trials: trials2, ...medians, ...meanJson(mean) };
    })
  };
}
function stepsJson(curve, direction) {
  const { steps, thinned: thinned2 } = metricSteps(curve, direction);
  return {
    steps: steps.map(({ from, to, lower, median: median2, upper }) => ({
      from,
      to: number3(to),
      lower: number3(lower),
      median: number3(median2),
      upper: number3(upper)
    })),
    stepsThinned: thinned2
  };
}
function meanJson({ u, v, w, meanLower, meanUpper, ...spread }) {
  return {
    u: u === null ? null : number3(u),
    v: number3(v),
    w: number3(w),
    ...spread,
    meanLower: number3(meanLower),
    meanUpper: number3(meanUpper)
  };
}
function compareJson(assessment) {
  const { verdict, gate, reason, baseline, candidate, comparison, settings, axis } = assessment;
  const direction = baseline?.direction ?? "maximize";
  return {
    ...head("compare"),
    verdict,
    gate,
    reason,
    exitCode: exitCodeOf(assessment),
    settings: settingsJson(settings),
    axis,
    worse: comparison && evidence(comparison.worse),
    better: comparison && evidence(comparison.better),
    range: comparison?.range ?? null,
    baseline: baseline && comparison && curveHead(baseline, comparison.baseline),
    candidate: candidate && comparison && curveHead(candidate, comparison.candidate),
    crossings: comparison?.crossings ?? [],
    at: assessment.rows.map((row) => rowJson(row, direction)),
    falseAlarm: assessment.chances && falseAlarmJson(assessment.chances.falseAlarm),
    jointLevel: assessment.jointLevel,
    detectableSlowdown: assessment.chances?.detectableSlowdown ?? null,
    falseStrongBound: assessment.chances?.falseStrongBound ?? null,
    equivalentEffort: comparison && assessment.efforts.map(effortJson),
    target: assessment.target && targetJson(assessment.target),
    trialsNeeded: assessment.trialsNeeded,
    acknowledged: null,
    checklist: checklistJson(assessment),
    warnings: assessment.warnings
  };
}
function settingsJson({ reading, band: band2, comparison, gate }) {
  const { method: method2, ...rest } = band2;
  const { budgetMin, budgetMax, budgets: budgets2, ...others } = comparison;
  const limits2 = {
    budgetMin: budgetMin && budgetJson(budgetMin),
    budgetMax: budgetMax && budgetJson(budgetMax),
    budgets: budgets2?.map(budgetJson) ?? null
  };
  return { ...reading, band: method2, ...rest, ...others, ...limits2, ...gate };
}
function budgetJson({ value: value2, unit: unit2 }) {
  return unit2 === null ? value2 : `${value2} ${unit2}`;
}
function effortJson({ budget, estimate, lower, upper }) {
  const limits2 = { lower: number3(lower), upper: number3(upper) };
  return { budget, estimate: estimate === null ? null : number3(estimate), ...limits2 };
}
function neededJson({ estimate, lower, upper }) {
  return { estimate: number3(estimate), lower: number3(lower), upper: number3(upper) };
}
function targetJson({ score, baseline, candidate, level }) {
  return { score, baseline: neededJson(baseline), candidate: neededJson(candidate), level };
}
function evidence({ level, share, intervals }) {
  return { level, share, intervals };
}
function curveHead(sweep, curve) {
  const { metric, direction, format: format2, source, counts, cost } = sweep;
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
    cost: cost && { mean: cost.mean, unit: cost.unit }
  };
}
function limits(at, direction) {
  const { lower, middle: middle2, upper } = toMetric(at, direction);
  return { lower: number3(lower), median: number3(middle2), upper: number3(upper) };
}
function rowJson(row, direction) {
  const { lower, middle: middle2, upper } = differenceInMetric(row, direction);
  return {
    budget: row.budget,
    baseline: limits(row.baseline, direction),
    candidate: limits(row.candidate, direction),
    difference: {
      lower: number3(lower),
      estimate: Number.isNaN(middle2) ? null : middle2,
      upper: number3(upper)
    },
    worse: row.worse,
    better: row.better
  };
}

// src/render/html/data.ts
var MOST_BYTES = 6e4;
var WHERE = "For programs: the report as JSON is in this page\u2019s element `script#report`";
var WORDS2 = {
  all: `${WHERE}, with all steps of the curves.`,
  report: `${WHERE}; the steps of the curves are too many for it.`,
  none: "For programs: the report as JSON is too long for this page."
};
function dataBlock(assessment) {
  const report = compareJson(assessment);
  const kinds = [
    { value: { ...report, curves: curvesOf(assessment) }, words: WORDS2.all },
    { value: report, words: WORDS2.report }
  ];
  const written4 = kinds.map(({ value: value2, words: words4 }) => ({ markup: jsonBlock("report", value2), words: words4 }));
  const fitting = written4.find(({ markup }) => byteLength(markup) <= MOST_BYTES);
  return fitting ?? { markup: "", words: WORDS2.none };
}
function curvesOf({ comparison, baseline, alone }) {
  const direction = baseline?.direction ?? alone?.sweep.direction ?? "maximize";
  const candidate = comparison?.candidate ?? alone?.curve;
  return {
    baseline: comparison && stepsJson(comparison.baseline, direction),
    candidate: candidate ? stepsJson(candidate, direction) : null
  };
}

// src/render/html/section.ts
var FOLDED = /^<details><summary>(.*)<\/summary>\n\n([\s\S]*)\n\n<\/details>$/;
function section(id, title2, markdown) {
  return { id, title: title2, content: markdown && blocks(markdown, title2) };
}
function unfolded(id, markdown) {
  const [, title2 = "", body = ""] = FOLDED.exec(markdown) ?? [];
  return section(id, title2, body);
}
function renderSection({ id, title: title2, content }) {
  const heading2 = element("h2", { id: `${id}-title` }, escapeXml(title2));
  return element("section", { id }, `
${heading2}
${content}
`);
}

// src/render/html/content.ts
var GATES = { pass: "Pass", neutral: "Neutral", fail: "Fail" };
function contentOf(assessment, frame2) {
  const { name, origin } = frame2;
  const data = dataBlock(assessment);
  return {
    opening: opening2(assessment, name),
    before: [
      section("budgets", "By budget", budgetTable(assessment) || loneTable(assessment)),
      section("outlook", "What would settle it, and what it costs", outlook2(assessment, frame2)),
      sweepsSection(assessment),
      unfolded("best", bestConfigurationSection(assessment)),
      unfolded("checklist", checklistSection(assessment))
    ],
    trials: null,
    after: [
      unfolded("notes", minorNotes(assessment)),
      unfolded("how-to-read", howToRead(assessment)),
      unfolded("method", method(assessment))
    ],
    footer: blocks([origin, data.words].filter(Boolean).join(" "), "Origin"),
    data: data.markup
  };
}
function opening2(assessment, name) {
  const { gate } = assessment;
  const mark = element("span", { class: `gate ${gate}` }, GATES[gate]);
  const about = name && ` ${inline(codeSpan(name))}`;
  const said3 = explanations(assessment);
  const parts3 = [
    element("p", { class: "status" }, `${mark}${about}`),
    element("h1", { id: "verdict" }, escapeXml(verdictSentence(assessment))),
    said3.length > 0 ? element("p", { class: "lead" }, said3.map(inline).join(" ")) : "",
    blocks(warningsSection(assessment), "Notes"),
    chartFigure(assessment)
  ];
  return parts3.filter(Boolean).join("\n");
}
function outlook2(assessment, { earlier }) {
  return [...outlookSentences(assessment), earlierSentence(earlier)].filter(Boolean).map((sentence2) => `- ${sentence2}`).join("\n");
}
function sweepsSection(assessment) {
  const { title: title2, content } = unfolded("sweeps", sweepTable(assessment));
  const baseline = blocks(baselineSentence(assessment), title2);
  return { id: "sweeps", title: title2, content: [content, baseline].filter(Boolean).join("\n") };
}
function renderContent({ opening: opening3, before, trials: trials2, after, footer, data }) {
  const sections = [...before, ...trials2 ? [trials2] : [], ...after].filter(
    ({ content }) => content !== ""
  );
  const parts3 = [
    element("a", { class: "skip", href: "#verdict" }, "Skip to the verdict"),
    element("header", {}, `${element("span", { class: "brand" }, TOOL.name)}${contents(sections)}`),
    element("main", {}, `
${[opening3, ...sections.map(renderSection)].join("\n")}
`),
    element("footer", {}, footer),
    data
  ];
  return parts3.filter(Boolean).join("\n");
}
function contents(sections) {
  const links = sections.map(({ id, title: title2 }) => element("a", { href: `#${id}` }, escapeXml(title2)));
  return links.length === 0 ? "" : element("nav", { "aria-label": "Sections" }, links.join(" "));
}

// src/render/html/trial-columns.ts
var NONE2 = "\u2013";
var LONGEST4 = 40;
var SCORE_DIGITS = 7;
var COST_DIGITS = 4;
function trialColumns(sweeps2, names) {
  const costs = sweeps2.flatMap(({ cost: cost2 }) => cost2 ?? []);
  const unit2 = costs[0]?.unit ?? null;
  const cost = {
    name: unit2 === null ? "Cost" : `Cost (${printable(unit2, LONGEST4)})`,
    cell: ({ trial }) => trial.cost === null ? NONE2 : parameterNumber(trial.cost, COST_DIGITS)
  };
  return [
    { name: "Trial", cell: ({ order }) => String(order) },
    { name: "Sweep", cell: ({ arm: arm2 }) => arm2 },
    { name: "Status", cell: ({ trial }) => trial.outcome },
    { name: printable(sweeps2[0]?.metric ?? "Score", LONGEST4), cell: scoreCell2 },
    ...costs.length > 0 ? [cost] : [],
    ...names.map((name) => ({
      name: printable(name, LONGEST4),
      cell: ({ trial }) => valueCell2(trial.parameters, name)
    }))
  ];
}
function scoreCell2({ trial, sweep }) {
  if (!Number.isFinite(trial.score)) return NONE2;
  return parameterNumber(orient(trial.score, sweep.direction), SCORE_DIGITS);
}
function valueCell2(parameters, name) {
  if (parameters === null || !Object.hasOwn(parameters, name)) return NONE2;
  const value2 = parameters[name] ?? null;
  return typeof value2 === "number" ? parameterNumber(value2) : printable(String(value2), LONGEST4);
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

// src/render/html/trial-table.ts
var TITLE2 = "Trials";
var MOST_PARAMETERS2 = 10;
function trialSection({ baseline, candidate }, room) {
  const arms = [...armOf2("baseline", baseline), ...armOf2("candidate", candidate)];
  const sweeps2 = arms.flatMap((arm2) => arm2[0]?.sweep ?? []);
  const names = parameterNames(sweeps2);
  const columns2 = trialColumns(sweeps2, names.slice(0, MOST_PARAMETERS2));
  const rows2 = arms.map((arm2) => arm2.map((shown3) => rowOf(shown3, columns2)));
  const most = mostThatFit(rows2, room);
  const shown2 = arms.flatMap((arm2, i) => bestRows(arm2, rows2[i] ?? [], most));
  const notes2 = notesOf({ arms, most, hidden: names.length - MOST_PARAMETERS2 });
  const content = [armChoice(arms), notes2, tableOf(columns2, shown2)].filter(Boolean).join("\n");
  return { id: "trials", title: TITLE2, content: arms.length === 0 ? "" : content };
}
function armOf2(arm2, sweep) {
  if (sweep === null) return [];
  return [sweep.trials.map((trial, i) => ({ arm: arm2, sweep, trial, order: i + 1 }))];
}
function rowOf(shown2, columns2) {
  const cells = columns2.map(({ cell }) => element("td", {}, escapeXml(cell(shown2))));
  return element("tr", { class: shown2.arm }, cells.join(""));
}
function mostThatFit(rows2, room) {
  const lengths = rows2.map((arm2) => arm2.map((row) => byteLength(row) + 1));
  const all = lengths.flat().reduce((sum2, length) => sum2 + length, 0);
  if (all <= room) return Infinity;
  const longest = lengths.flat().reduce((most, length) => Math.max(most, length), 1);
  return Math.max(0, Math.floor(room / (longest * rows2.length)));
}
function bestRows(arm2, rows2, most) {
  if (rows2.length <= most) return [...rows2];
  const best = [...arm2].sort((a, b) => b.trial.score - a.trial.score).slice(0, most);
  return best.map(({ order }) => order - 1).sort((a, b) => a - b).map((i) => rows2[i] ?? "");
}
function notesOf({ arms, most, hidden }) {
  const isCut = arms.some((arm2) => arm2.length > most);
  const said3 = [
    isCut && `Of each sweep the ${plural2(most, "trial")} with the best score; there is no room for all.`,
    hidden > 0 && `${plural2(hidden, "more parameter")} without a column.`,
    (isCut || hidden > 0) && "The rest is in the files that the sweeps were read from."
  ].filter(Boolean);
  return said3.length === 0 ? "" : element("p", {}, said3.join(" "));
}
function armChoice(arms) {
  if (arms.length < 2) return "";
  const radios = ["both", "baseline", "candidate"].map((arm2) => {
    const id = `trials-${arm2}`;
    const input = element("input", { type: "radio", name: "trials", id, checked: arm2 === "both" });
    return element("label", {}, `${input} ${arm2}`);
  });
  const fieldset = element("fieldset", {}, element("legend", {}, "Sweeps") + radios.join(""));
  return element("div", { class: "controls" }, fieldset);
}
function tableOf(columns2, rows2) {
  const heads = columns2.map(({ name }) => element("th", { scope: "col" }, escapeXml(name)));
  const thead = element("thead", {}, element("tr", {}, heads.join("")));
  const tbody = element("tbody", {}, `
${rows2.join("\n")}
`);
  return scrolling(`Table: ${TITLE2}`, element("table", { class: "sortable" }, `${thead}${tbody}`));
}

// src/render/html/page.ts
var MOST_BYTES2 = 3e5;
var AROUND_ROWS = 8e3;
var ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
function renderPage(assessment, assets, frame2 = NO_FRAME) {
  const content = contentOf(assessment, frame2);
  const room = MOST_BYTES2 - AROUND_ROWS - byteLength(documentOf(assessment, assets, content));
  const trials2 = trialSection(assessment, room);
  return documentOf(assessment, assets, { ...content, trials: trials2 });
}
function documentOf(assessment, assets, content) {
  const head2 = headOf(`${title(assessment)} \xB7 tuning-gate`, assets);
  const body = element("body", {}, `
${renderContent(content)}
${scriptOf(assets)}
`);
  return `<!doctype html>
${element("html", { lang: "en" }, `
${head2}
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
    element("meta", { charset: "utf-8" }),
    element("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("meta", { name: "color-scheme", content: "light dark" }),
    element("meta", { name: "referrer", content: "no-referrer" }),
    element("title", {}, escapeXml(name)),
    element("link", { rel: "icon", href: ICON }),
    // Between these tags nothing may be added: the policy knows the style by its hash.
    `<style>${style}</style>`
  ];
  return element("head", {}, `
${parts3.join("\n")}
`);
}
function scriptOf({ script }) {
  return `<script>${script}</script>`;
}

// src/render/aligned.ts
function aligned(rows2) {
  const widths = (rows2[0] ?? []).map(
    (_, i) => rows2.reduce((widest, row) => Math.max(widest, row[i]?.length ?? 0), 0)
  );
  const write = (row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ");
  return `
${rows2.map((row) => `  ${write(row).trimEnd()}`).join("\n")}`;
}

// src/render/meta-lines.ts
var MOST_SHOWN2 = 30;
function metaLines({ meta, checklist }) {
  const missing = checklist.filter(({ isKnown }) => !isKnown).map(({ item }) => ITEMS2[item]);
  const lacking = missing.length === 0 ? "complete" : `missing ${missing.join(", ")}`;
  const how = missing.length === 0 || meta !== null ? "" : " (sweep.meta.json can tell the most of it)";
  return [
    ...meta === null ? [] : [`
sweep.meta.json:${told2(meta)}`],
    `
Reporting checklist (Dodge et al. 2019): ${lacking}${how}`
  ];
}
var ITEMS2 = {
  infrastructure: "infrastructure",
  runtime: "runtime",
  "search-space-bounds": "bounds of the search space",
  "number-of-trials": "number of trials",
  "selection-method": "selection method",
  "best-configuration": "best configuration",
  curve: "curve"
};
function told2({ search, infrastructure, runtime, evaluation, code: code2, notes: notes2 }) {
  const { space = null, ...how } = search ?? {};
  const rows2 = [
    ["search", inWords(how)],
    ...Object.entries(space ?? {}).map(([name, dimension]) => [
      printable(name, 40),
      inWords(dimension)
    ]),
    ["infrastructure", inWords(infrastructure)],
    ["runtime", inWords(runtime)],
    ["evaluation", inWords(evaluation)],
    ["code", inWords(code2)],
    ["notes", printable(notes2 ?? "", 200)]
  ].filter(([, words4]) => words4 !== "");
  const hidden = rows2.length - MOST_SHOWN2;
  const more = hidden > 0 ? `
  and ${hidden} more` : "";
  return rows2.length === 0 ? " says nothing" : `${aligned(rows2.slice(0, MOST_SHOWN2))}${more}`;
}
function inWords(part2) {
  return Object.entries(part2 ?? {}).filter(([, value2]) => value2 !== null).map(([name, value2]) => `${label3(name)} ${printable(wordsOf(value2), 200)}`).join(", ");
}
function wordsOf(value2) {
  return Array.isArray(value2) ? value2.map(String).join(" | ") : String(value2);
}
function label3(name) {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

// src/render/inspection.ts
function renderInspection(sweep) {
  const { inspection } = sweep;
  const { source, format: format2, files, studies, gaps, warnings } = inspection;
  const title2 = `${printablePath(source.location)}: ${format2.title} (format ${format2.name}), ${plural2(files, "file")}`;
  if (studies !== null) return `${title2}
${toChoose(inspection)}`;
  const parts3 = [
    title2,
    facts(sweep),
    metricTable(inspection),
    parameterTable(inspection),
    costTable(inspection),
    ...metaLines(inspection),
    ...[...gaps.map(describeGap), ...warnings].map((note2) => `
Note: ${note2}`),
    toUse(inspection)
  ];
  return `${parts3.filter(Boolean).join("\n")}
`;
}
function facts(sweep) {
  const { inspection } = sweep;
  const { metric, direction, isOrdered } = inspection;
  const rows2 = [
    ["trials", describeTrials2(inspection.trials)],
    ["counted", describeCounted(sweep)],
    ["metric", metric.name === null ? "unknown" : `${shown(metric.name)} (${METRIC[metric.from]})`],
    ["direction", `${direction.value ?? "unknown"} (${DIRECTION[direction.from]})`],
    ["search", describeSearch3(inspection.search)],
    ...describeSeeds(inspection.seeds),
    ["order", isOrdered ? "recorded" : "not recorded; as found"]
  ];
  return aligned(rows2);
}
var METRIC = {
  given: "as given",
  recorded: "recorded",
  only: "the only column of numbers it can be",
  likely: "likely, going by the names",
  guess: "a mere guess",
  unknown: ""
};
var DIRECTION = {
  given: "as given",
  recorded: "recorded, or fixed by the format",
  likely: "likely, going by the name",
  unknown: "neither recorded nor told by the name"
};
var SEARCH = {
  recorded: "recorded",
  meta: "as sweep.meta.json says",
  given: "as given",
  unknown: "not recorded"
};
function describeTrials2({ rows: rows2, leftOut, ...counts }) {
  const { finished, failed, pruned, unfinished: unfinished2 } = counts;
  const kinds = `${finished} finished, ${failed} failed, ${pruned} pruned, ${unfinished2} unfinished`;
  return [`${rows2}: ${kinds}`, ...leftOut.map(describeLeftOut)].join("; ");
}
function describeCounted({ inspection, resolvableBudget: resolvableBudget2, confidence }) {
  const { counted } = inspection.trials;
  if (counted === null || resolvableBudget2 === null) return "unknown as yet";
  return `${counted}, which resolve budgets up to ${formatBudget(resolvableBudget2)} at ${formatPercent(confidence)}`;
}
function describeSearch3({ method: method2, sampler, seed, from }) {
  const named2 = sampler === null ? "" : `, by ${shown(sampler)}`;
  const seeded = seed === null ? "" : `, seed ${seed}`;
  return `${method2} (${SEARCH[from]})${named2}${seeded}`;
}
function describeSeeds(seeds) {
  if (seeds === null) return [];
  const { names, values, distinct } = seeds;
  const named2 = names.length === 0 ? "" : ` (${names.map(shown).join(", ")}: no parameter)`;
  return [["seeds", `${distinct} distinct in ${plural2(values, "trial")}${named2}`]];
}
var MOST_SHOWN3 = 20;
function metricTable({ metric }) {
  const rows2 = metric.candidates.map((column) => [
    String(column.values),
    shown(column.name),
    range2(column),
    column.name === metric.name ? "the metric" : ""
  ]);
  return section2(
    "Columns of numbers that could be the metric",
    ["values", "name", "range", ""],
    rows2
  );
}
function parameterTable({ parameters }) {
  if (parameters === null) return "\nParameters: this format does not tell them from other columns";
  const rows2 = parameters.map((parameter) => [
    String(parameter.values),
    shown(parameter.name),
    parameter.kind,
    `${parameter.distinct} distinct`,
    parameter.kind === "number" ? range2(parameter) : examplesOf(parameter)
  ]);
  return section2("Parameters", ["values", "name", "kind", "", "range"], rows2);
}
var MOST_EXAMPLES2 = 5;
function examplesOf({ examples, distinct }) {
  const list2 = examples.slice(0, MOST_EXAMPLES2).map((one2) => printable(one2, 20));
  return [...list2, ...distinct > list2.length ? ["\u2026"] : []].join(", ");
}
function costTable({ costs, metric }) {
  const rows2 = costs.map(({ name, values, mean, unit: unit2 }) => [
    String(values),
    shown(name),
    `mean ${rounded3(mean)}${unit2 === null ? "" : ` ${unit2}`}`
  ]);
  const title2 = metric.from === "recorded" ? "Cost" : "What could be the cost (--cost)";
  return section2(title2, ["values", "name", ""], rows2);
}
function section2(title2, header2, rows2) {
  if (rows2.length === 0) return "";
  const hidden = rows2.length - MOST_SHOWN3;
  const more = hidden > 0 ? `
  and ${hidden} more` : "";
  return `
${title2}:${aligned([header2, ...rows2.slice(0, MOST_SHOWN3)])}${more}`;
}
function toChoose({ source, studies }) {
  const command = `tuning-gate inspect ${printablePath(shellText(source.location))} --study NAME`;
  const rows2 = (studies ?? []).map(({ name, trials: trials2 }) => [String(trials2), shown(name)]);
  const table3 = section2("Several sweeps, of which one has to be named", ["trials", "name"], rows2);
  return `${table3}

To name one:
  ${command}
`;
}
function toUse({ source, settings, metric }) {
  if (metric.name === null) return "";
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
function shown(name) {
  return printable(name, 60);
}
function range2({ least, greatest }) {
  if (least === null || greatest === null) return "";
  return `${rounded3(least)} to ${rounded3(greatest)}`;
}
function rounded3(value2) {
  return String(Number(value2.toPrecision(4)));
}

// src/render/inspection-json.ts
function inspectionJson(sweeps2) {
  return { ...head("inspect"), sweeps: sweeps2.map(sweepJson) };
}
function sweepJson({ inspection, resolvableBudget: resolvableBudget2, confidence }) {
  const { search, settings, obstacle, ...rest } = inspection;
  const { method: method2, sampler, seed, from } = search;
  return {
    ...rest,
    search: { method: method2, sampler, seed, from },
    settings: Object.fromEntries(settings),
    resolvableBudget: resolvableBudget2,
    confidence
  };
}

// src/render/plan-json.ts
function planJson({ settings, trials: trials2, confidence, expectations, trialsFor: trialsFor2 }) {
  const { slowdown, power, budget, trials: n } = trialsFor2;
  return {
    ...head("plan"),
    n: trials2,
    confidence,
    failOn: settings.gate.failOn,
    resolvableBudget: expectations?.resolvableBudget ?? null,
    falseAlarm: expectations && falseAlarmJson(expectations.falseAlarm),
    falseStrongBound: expectations?.falseStrongBound ?? null,
    // Whatever fails the check: what follows is known of strong evidence.
    powerLevel: "strong",
    power: expectations?.power ?? null,
    detectableSlowdown: expectations?.detectableSlowdown ?? null,
    trialsFor: [{ slowdown, power, budget, n }]
  };
}

// src/render/chance.ts
var [LEAST_CHANCE, LARGEST_CHANCE] = [1e-3, 0.995];
function formatChance(chance) {
  if (chance < LEAST_CHANCE) return `under ${formatPercent(LEAST_CHANCE)}`;
  if (chance > LARGEST_CHANCE) return `over ${formatPercent(0.99)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}
function formatSlowdown(slowdown) {
  return slowdown.toLocaleString("en-US", { maximumFractionDigits: 16 });
}
function isSimulated2({ falseAlarm }) {
  return falseAlarm.strong.standardError > 0;
}

// src/render/power-chart/axes.ts
var SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];
var TICK2 = 5;
var APART4 = 14;
var PRIORITIES2 = [[1], [2, 5], [3], [4, 6, 8], [1.5]];
function chanceAxis({ box, y }, ink) {
  const lines = SHARES.filter((share) => share > 0).map(
    (share) => `M${coordinate(box.left)} ${coordinate(y(share))}H${box.right}`
  );
  const look = { ...TEXT, x: box.left - 10, fill: ink.muted, anchor: "end" };
  return [
    element2("path", { d: lines.join(""), stroke: ink.grid }),
    ...SHARES.map(
      (share) => label2({ ...look, y: y(share) + TO_BASELINE, text: formatPercent(share) })
    )
  ];
}
function slowdownAxis({ curve }, { box, x }, ink) {
  const half = (slowdown) => textWidth(written2(slowdown), TEXT) / 2;
  const inside = (slowdown) => Math.min(x(slowdown), WIDTH2 - half(slowdown));
  const ticks2 = spaced(
    candidates2(curve.at(-1)?.slowdown ?? 1),
    (a, b) => Math.abs(inside(a) - inside(b)) - half(a) - half(b) - APART4
  );
  const marks2 = ticks2.map((tick) => `M${coordinate(x(tick))} ${box.bottom}v${TICK2}`).join("");
  const d = `M${coordinate(box.left)} ${box.bottom}H${box.right}${marks2}`;
  const look = { ...TEXT, fill: ink.muted, y: box.bottom + 22, anchor: "middle" };
  return [
    element2("path", { d, fill: "none", stroke: ink.muted }),
    ...ticks2.map((tick) => label2({ ...look, x: inside(tick), text: written2(tick) })),
    // What the left edge means is worth a word of its own.
    label2({ ...TEXT, x: box.left - 10, y: box.bottom + 41, text: "no change", fill: ink.muted })
  ];
}
function axisLabels2({ yLabel }, { box }, ink) {
  const shared = { ...TEXT, fill: ink.text, anchor: "middle" };
  const x = (box.left + box.right) / 2;
  const text2 = "the candidate needs so many times the trials (log scale)";
  const y = (box.top + box.bottom) / 2;
  return [
    label2({ ...shared, x, y: box.bottom + 64, text: text2, maxWidth: box.right - box.left }),
    label2({
      ...shared,
      x: LEFT + 10,
      y,
      text: yLabel,
      maxWidth: box.bottom - box.top,
      rotated: true
    })
  ];
}
function written2(slowdown) {
  const short = slowdown < 1e3 ? formatSlowdown : formatBudget;
  return `${short(Number(slowdown.toPrecision(3)))}\xD7`;
}
function candidates2(last) {
  const decades3 = Array.from({ length: Math.floor(Math.log10(last)) + 1 }, (_, i) => i);
  const readable2 = PRIORITIES2.flatMap(
    (mantissas) => decades3.flatMap((exponent2) => mantissas.map((mantissa) => Number(`${mantissa}e${exponent2}`)))
  );
  const between3 = last < 3 ? linear2([1, last], [0, 1]).ticks(4) : [];
  return [1, last, ...readable2, ...between3].filter((slowdown) => slowdown <= last);
}

// src/render/power-chart/curve.ts
function powerCurve({ curve }, plot, ink) {
  const points = curve.map(({ slowdown, probability }) => ({
    x: plot.x(slowdown),
    y: plot.y(probability)
  }));
  const d = smooth(points);
  const { left, right, bottom } = plot.box;
  const area = `${d}L${coordinate(right)} ${bottom}L${coordinate(left)} ${bottom}Z`;
  return [
    element2("path", { d: area, fill: ink.baseline, "fill-opacity": BAND_OPACITY / 2 }),
    element2("path", { d, fill: "none", stroke: ink.baseline, "stroke-width": 2.5 })
  ];
}
function smooth(points) {
  const slopes = points.map((_, i) => slopeAt(points, i));
  const pieces2 = points.slice(1).map((to, i) => {
    const from = points[i];
    const third = (to.x - from.x) / 3;
    const [leaving, arriving] = [slopes[i], slopes[i + 1]];
    const controls = [
      { x: from.x + third, y: from.y + leaving * third },
      { x: to.x - third, y: to.y - arriving * third },
      to
    ];
    return `C${controls.map(written3).join(" ")}`;
  });
  return `M${written3(points[0])}${pieces2.join("")}`;
}
function slopeAt(points, i) {
  const at = points[i];
  const [last, next] = [points[i - 1], points[i + 1]];
  if (!last || !next) return slopeOf2(last ?? at, next ?? at);
  const [before, after] = [slopeOf2(last, at), slopeOf2(at, next)];
  const middle2 = (before * (next.x - at.x) + after * (at.x - last.x)) / (next.x - last.x);
  const most = 2 * Math.min(Math.abs(before), Math.abs(after));
  return Math.sign(middle2) * Math.min(Math.abs(middle2), most);
}
function slopeOf2(a, b) {
  return (b.y - a.y) / (b.x - a.x);
}
function written3({ x, y }) {
  return `${coordinate(x)} ${coordinate(y)}`;
}

// src/render/power-chart/layout.ts
var PLOT_LEFT = 92;
var PLOT_HEIGHT2 = 240;
var HEADROOM = 30;
var BELOW = 78;
function layOut3(model) {
  const { subtitle: subtitle2 } = model;
  const title2 = wrapInTwo(model.title, TITLE, RIGHT - LEFT);
  const titleY = 28;
  const subtitleY = titleY + 23 + TITLE_LINE * (title2.length - 1);
  const top = subtitleY + TEXT_LINE * (subtitle2.length - 1) + HEADROOM;
  const bottom = top + PLOT_HEIGHT2;
  const plot = plotOf2(model, { left: PLOT_LEFT, right: RIGHT, top, bottom });
  return { height: bottom + BELOW, title: title2, titleY, subtitle: subtitle2, subtitleY, plot };
}
function plotOf2({ curve }, box) {
  const last = curve.at(-1)?.slowdown ?? 1;
  return {
    box,
    x: log([1, last], [box.left, box.right]).clamp(true),
    y: linear2([0, 1], [box.bottom, box.top]).clamp(true)
  };
}

// src/render/power-chart/places.ts
var TEXT_WEIGHT = 1e3;
function bestPlace(places3, lines, texts = []) {
  const cost = (place) => {
    const box = labelBox(place);
    const covered2 = (boxes) => boxes.reduce((sum2, b) => sum2 + overlap2(box, b), 0);
    return covered2(lines) + TEXT_WEIGHT * covered2(texts);
  };
  const costs = places3.map(cost);
  return places3[costs.indexOf(Math.min(...costs))];
}
function overlap2(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height2 = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height2);
}

// src/render/power-chart/marks.ts
var PARTS = [0, 0.25, 0.5, 0.75];
var CLEAR = 4;
function marks(model, plot, ink) {
  const obstacles = [...curveBoxes(model, plot), ...guideBoxes(model, plot)];
  const wanted = bestPlace(wantedPlaces(model, plot, ink), obstacles);
  const { mark } = model;
  const line = wantedLine(model, plot, ink);
  if (mark === null) return { lines: [line], words: [label2(wanted)] };
  const words4 = bestPlace(markPlaces(mark, plot, ink), obstacles, [labelBox(wanted)]);
  const [cx, cy] = [plot.x(mark.slowdown), plot.y(mark.probability)];
  const d = `M${coordinate(cx)} ${coordinate(cy)}V${plot.box.bottom}`;
  const dot = { cx, cy, r: 5, fill: ink.baseline, stroke: ink.background, "stroke-width": 2 };
  return {
    lines: [line, element2("path", { d, stroke: ink.muted, "stroke-dasharray": "2 3" })],
    words: [element2("circle", dot), label2(wanted), label2(words4)]
  };
}
function wantedLine({ wanted }, { box, y }, ink) {
  const d = `M${coordinate(box.left)} ${coordinate(y(wanted.probability))}H${box.right}`;
  return element2("path", { d, stroke: ink.muted, "stroke-dasharray": "2 3" });
}
function wantedPlaces({ wanted }, { box, y }, ink) {
  const look = { ...TEXT, text: wanted.text, fill: ink.text, halo: ink.background };
  const line = y(wanted.probability);
  const [left, right] = [box.left + 6, box.right - 6];
  const rows2 = [line - 7, line + 18].filter((row) => row < box.bottom - 6);
  return [
    ...rows2.map((row) => ({ ...look, x: left, y: row })),
    ...rows2.map((row) => ({ ...look, x: right, y: row, anchor: "end" })),
    ...rows2.map((row) => ({ ...look, x: (left + right) / 2, y: row, anchor: "middle" }))
  ];
}
function markPlaces({ slowdown, probability, text: text2 }, { box, x, y }, ink) {
  const look = { ...STRONG, text: text2, fill: ink.text, halo: ink.background };
  const [dotX, dotY] = [x(slowdown), y(probability)];
  const middle2 = (box.top + box.bottom) / 2;
  const rows2 = [dotY + 24, dotY + 48, box.bottom - 10, middle2, dotY - 12, box.top + 18].filter(
    (row) => row > box.top + 12 && row < box.bottom - 6
  );
  const all = rows2.flatMap((row) => [
    { ...look, x: dotX + 10, y: row },
    { ...look, x: dotX - 10, y: row, anchor: "end" },
    { ...look, x: box.right - 6, y: row, anchor: "end" }
  ]);
  return all.filter((place) => {
    const { left, right } = labelBox(place);
    return left >= box.left && right <= box.right;
  });
}
function curveBoxes({ curve }, { x, y }) {
  const points = curve.map(({ slowdown, probability }) => ({ x: x(slowdown), y: y(probability) }));
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const at = (part2) => ({
      x: from.x + (to.x - from.x) * part2,
      y: from.y + (to.y - from.y) * part2
    });
    return PARTS.map((part2) => {
      const [start, end] = [at(part2), at(part2 + 1 / PARTS.length)];
      return { left: start.x, right: end.x, top: end.y - CLEAR, bottom: start.y + CLEAR };
    });
  });
}
function guideBoxes({ wanted, mark }, { box, x, y }) {
  const line = y(wanted.probability);
  const across = { left: box.left, right: box.right, top: line - 1, bottom: line + 1 };
  if (mark === null) return [across];
  const [dotX, dotY] = [x(mark.slowdown), y(mark.probability)];
  const down = { left: dotX - 1, right: dotX + 1, top: dotY, bottom: box.bottom };
  const dot = { left: dotX - 7, right: dotX + 7, top: dotY - 7, bottom: dotY + 7 };
  return [across, down, dot];
}

// src/render/power-chart/render-power-chart.ts
function renderPowerChart(model, theme) {
  const ink = palette(theme);
  const layout = layOut3(model);
  const { plot, height: height2 } = layout;
  const { lines, words: words4 } = marks(model, plot, ink);
  const parts3 = [
    element2("rect", { width: WIDTH2, height: height2, fill: ink.background }),
    ...header(layout, ink),
    ...chanceAxis(plot, ink),
    ...lines,
    ...powerCurve(model, plot, ink),
    ...slowdownAxis(model, plot, ink),
    ...axisLabels2(model, plot, ink),
    ...words4
  ];
  const { title: title2, description } = model;
  return pictureOf({ kind: "power", theme, width: WIDTH2, height: height2, title: title2, description }, parts3);
}

// src/render/power-chart-of.ts
function powerChartOf(power, settings) {
  const { expectations, points, goal } = power;
  const title2 = titleOf(power, settings);
  const subtitle2 = [
    `${sizes(expectations)}, ${formatPercent(expectations.confidence)} bands${quantile2(settings)}${isSimulated2(expectations) ? ", simulated" : ""}`,
    ...levelLines2(expectations, settings)
  ];
  return {
    title: title2,
    subtitle: subtitle2,
    yLabel: isStrongGate(settings) ? "chance that the check fails" : "chance of strong evidence",
    curve: points,
    wanted: {
      probability: goal?.power ?? 0.8,
      text: goal ? `${formatPercent(goal.power)} wanted` : "4 times in 5"
    },
    mark: markOf2(power),
    description: `${title2}. ${subtitle2.join(". ")}. ${describe2(expectations, settings)}`
  };
}
function titleOf({ expectations, goal }, settings) {
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
function levelLines2({ falseAlarm }, { gate }) {
  const { failOn } = gate;
  const odds = formatOdds(falseAlarm[failOn === "never" ? "strong" : failOn]);
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
    const text3 = `${formatFactor(slowdown ?? 1)}\xD7 the trials`;
    return slowdown === null ? null : { slowdown, probability: 0.8, text: text3 };
  }
  const point = expectations.power.find(({ slowdown }) => slowdown === goal.slowdown);
  if (point === void 0) return null;
  const text2 = `${formatSlowdown(goal.slowdown)}\xD7 the trials: ${formatChance(point.probability)}`;
  return { ...point, text: text2 };
}
function describe2({ power }, settings) {
  const what = isStrongGate(settings) ? "The chance that the check fails" : "The chance of it";
  const rows2 = power.map(
    ({ slowdown, probability }) => `${formatChance(probability)} at ${formatSlowdown(slowdown)} times`
  );
  return `${what} by how many times the trials the candidate needs: ${rows2.join(", ")}.`;
}
function isStrongGate({ gate }) {
  return gate.failOn === "strong";
}

// src/render/plan-report.ts
function planReport(plan, curve) {
  const model = curve && powerChartOf(curve, plan.settings);
  return {
    json: `${JSON.stringify(planJson(plan), null, 2)}
`,
    markdown: null,
    chart: model && {
      light: renderPowerChart(model, "light"),
      dark: renderPowerChart(model, "dark")
    },
    page: null
  };
}

// src/render/bar.ts
var PARTS2 = ["", "\u258F", "\u258E", "\u258D", "\u258C", "\u258B", "\u258A", "\u2589"];
function bar(share, width) {
  const eighths = Math.round(share * width * PARTS2.length);
  const part2 = PARTS2[eighths % PARTS2.length] ?? "";
  return "\u2588".repeat(Math.floor(eighths / PARTS2.length)) + part2;
}

// src/render/wording/plan.ts
function chanceTitle(plan, expectations) {
  const chance = isSimulated2(expectations) ? "Simulated chance" : "Chance";
  const where = "where the candidate needs so many times the trials for the same score";
  return {
    strong: `${chance} that the check fails ${where}:`,
    less: `${chance} of strong evidence ${where} (${failsOn(plan)} and fails more often):`,
    never: `${chance} of strong evidence ${where}:`
  }[gateOf(plan)];
}
function detectableSentence2(plan, { detectableSlowdown: detectableSlowdown2 }) {
  if (detectableSlowdown2 === null)
    return "The sweeps are too small to show any slowdown 4 times in 5.";
  const slowdown = `a candidate that needs ${formatFactor(detectableSlowdown2)} times the trials or more for the same score`;
  return {
    strong: `This check catches, 4 times in 5, ${slowdown}; a smaller slowdown can pass.`,
    less: `Strong evidence alone shows, 4 times in 5, ${slowdown}; ${failsOn(plan)} and catches more.`,
    never: `Strong evidence shows, 4 times in 5, ${slowdown}; a smaller slowdown can stay unseen.`
  }[gateOf(plan)];
}
function trialsSentence2(plan) {
  const { trialsFor: trialsFor2, settings } = plan;
  const { slowdown, power, budget, trials: trials2 } = trialsFor2;
  const gate = gateOf(plan);
  const goal = `${gate === "strong" ? "To catch" : "For strong evidence against"} a candidate that needs ${formatSlowdown(slowdown)} times the trials with a chance of ${formatPercent(power)}`;
  const resolve = budget === null ? "" : `, and to resolve budgets up to ${budget.toLocaleString("en-US")}`;
  const most = settings.comparison.falseAlarmRate === null ? "2,000" : "500";
  const answer = trials2 === null ? `more than ${most} trials` : plural2(trials2, "trial");
  const rest = gate === "less" ? `; ${failsOn(plan)} and may need fewer` : "";
  return `${goal}${resolve}, each sweep needs ${answer}${rest}.`;
}
function failsOn({ settings }) {
  return `this check fails on ${settings.gate.failOn} evidence too`;
}
function gateOf({ settings }) {
  const { failOn } = settings.gate;
  return failOn === "fair" || failOn === "weak" ? "less" : failOn;
}

// src/render/plan-text.ts
var BAR_WIDTH = 24;
var LEVELS3 = { weak: "weak or more", fair: "fair or more", strong: "strong" };
var IN_TRIALS2 = { kind: "trials", unit: null };
function renderPlan(plan) {
  return `${[...sizedParts(plan), trialsSentence2(plan)].filter(Boolean).join("\n\n")}
`;
}
function sizedParts(plan) {
  const { trials: trials2, expectations } = plan;
  if (trials2 === null) return [];
  if (expectations === null) return [noConfidenceSentence(plan, trials2)];
  const { range: range3 } = expectations;
  if (range3 === null) return [noRangeSentence(plan, expectations)];
  return [
    rangeSentence(plan, expectations, range3),
    falseAlarmPart(plan, expectations),
    powerPart(plan, expectations),
    detectableSentence2(plan, expectations)
  ];
}
function sizes2([baseline, candidate]) {
  return baseline === candidate ? `Two sweeps of ${plural2(baseline, "trial")}` : `A baseline of ${plural2(baseline, "trial")} and a candidate of ${candidate}`;
}
function rangeSentence(plan, { trials: trials2 }, range3) {
  return `${sizes2(trials2)} can be compared for ${budgets(range3)} (${bands(plan)}).`;
}
function budgets([from, to]) {
  if (from === to) return `a budget of ${describeBudget(from, IN_TRIALS2)}`;
  const [first, last] = [formatBudget(from), describeBudget(to, IN_TRIALS2)];
  return last.startsWith(`${first} `) ? `budgets of about ${last}` : `budgets of ${first} to ${last}`;
}
function bands({ settings, confidence }) {
  const { falseAlarmRate: rate, quantile: quantile3 } = settings.comparison;
  const luck = quantile3 === 0.5 ? "" : `, ${formatPercent(quantile3)} quantile of luck`;
  const chosen = rate === null ? "" : `, the least that keep false alarms of the check to ${rate} or less`;
  return `${formatPercent(confidence ?? settings.band.confidence)} bands${luck}${chosen}`;
}
function noRangeSentence(plan, { trials: trials2, resolvableBudget: resolvableBudget2 }) {
  const { budgetMin, budgetMax } = plan.settings.comparison;
  const from = formatBudget(Math.max(1, budgetMin?.value ?? 1));
  const limit = budgetMax ? ` and end at ${formatBudget(budgetMax.value)}` : "";
  const resolved = describeBudget(resolvableBudget2, IN_TRIALS2);
  return `${sizes2(trials2)} cannot be compared: they resolve budgets up to ${resolved}, and comparisons begin at ${from}${limit} (${bands(plan)}).`;
}
function noConfidenceSentence(plan, trials2) {
  const rate = plan.settings.comparison.falseAlarmRate;
  return `${sizes2(trials2)} cannot be compared: no confidence keeps false alarms of the check to ${rate} or less.`;
}
function falseAlarmPart({ settings }, { falseAlarm, falseStrongBound: falseStrongBound2 }) {
  const { failOn } = settings.gate;
  const rows2 = ["weak", "fair", "strong"].map((level) => [
    LEVELS3[level],
    formatOdds(falseAlarm[level]),
    level === failOn ? "fails the check" : ""
  ]);
  const bound = formatOdds({ rate: falseStrongBound2, standardError: 0, isBound: true });
  return [
    `If nothing changed, evidence that the candidate is worse is found:${aligned(rows2)}`,
    `Whatever the truth, strong evidence is wrong about some budget ${bound}.`
  ].join("\n\n");
}
function powerPart(plan, expectations) {
  const { power } = expectations;
  const toTheRight2 = (cells) => {
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => cell.padStart(width));
  };
  const slowdowns = toTheRight2(power.map(({ slowdown }) => `${formatSlowdown(slowdown)}\xD7`));
  const chances = toTheRight2(power.map(({ probability }) => formatChance(probability)));
  const rows2 = power.map(({ probability }, i) => [
    slowdowns[i] ?? "",
    chances[i] ?? "",
    bar(probability, BAR_WIDTH)
  ]);
  return `${chanceTitle(plan, expectations)}${aligned(rows2)}`;
}

// src/render/report.ts
function comparisonReport(assessment, frame2 = {}) {
  const whole = { ...NO_FRAME, ...frame2 };
  return {
    json: text(compareJson(assessment)),
    markdown: renderComment(assessment, whole),
    chart: chartImages(assessment),
    page: (assets) => renderPage(assessment, assets, whole)
  };
}
function curveReport(sweep, curve, { settings, budgets: budgets2 }) {
  return {
    json: text(curveJson(sweep, curve, { settings, budgets: budgets2 })),
    markdown: null,
    chart: bothThemes(curveChart(sweep, curve, { settings, axis: axisOf([sweep]) })),
    page: null
  };
}
function text(value2) {
  return `${JSON.stringify(value2, null, 2)}
`;
}
function chartImages(assessment) {
  return bothThemes(chartOf(assessment));
}
function bothThemes(model) {
  return model && { light: renderChart(model, "light"), dark: renderChart(model, "dark") };
}

// src/render/curve-table.ts
function curveTable(sweep, curve, { settings, budgets: budgets2 }) {
  const medians = budgets2.map((budget) => toMetric(limitsAt(curve, budget), sweep.direction));
  const means = meanValuesAt(budgets2, { sweep, curve, settings });
  const format2 = formatOf2(medians);
  const limits2 = `(${formatPercent(settings.band.confidence)} limits)`;
  const columns2 = [
    ...budgetColumns2(sweep, budgets2, means),
    [
      `${curveWord(settings, sweep.direction)} best ${printable(sweep.metric)} ${limits2}`,
      ...medians.map((value2) => describeLimits(value2, format2))
    ],
    ...hasMeans(means) ? meanColumns(means, limits2) : []
  ];
  const rows2 = ["", ...budgets2].map((_, i) => columns2.map((column) => column[i] ?? ""));
  return [aligned(rows2), "", meanNote(sweep, means, settings)].join("\n");
}
function budgetColumns2(sweep, budgets2, means) {
  const axis = axisOf([sweep]);
  const trials2 = toTheRight(["trials", ...means.map((mean) => formatBudget(mean.trials))]);
  if (axis.kind === "trials") return [trials2];
  return [toTheRight([`budget (${unitOf(axis)})`, ...budgets2.map(formatBudget)]), trials2];
}
function toTheRight(cells) {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => cell.padStart(width));
}
function hasMeans(means) {
  return means.every(({ v }) => Number.isFinite(v));
}
function hasLimits({ meanLower, meanUpper }) {
  return Number.isFinite(meanLower) || Number.isFinite(meanUpper);
}
function meanColumns(means, limits2) {
  const format2 = formatOfMeans(means);
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
function formatOfMeans(means) {
  const stds = means.flatMap(({ vStd }) => vStd || []);
  const width = Math.max(Math.min(Infinity, ...stds), Math.max(0, ...stds) / 100);
  return formatFor(width, Math.max(...means.map(({ v }) => Math.abs(v))));
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

// src/render/text.ts
function renderText(assessment) {
  return paragraphs([
    verdictSentence(assessment),
    ...explanations(assessment),
    budgetTable2(assessment),
    ...outlookSentences(assessment),
    ...sweepLines(assessment),
    ...warningLines(assessment)
  ]);
}
function sweepLines({ baseline, candidate, settings }) {
  const describe3 = (arm2, sweep) => sweep ? `${arm2}: ${describeReading(sweep)}; ${describeCounts(sweep, settings)}.` : "";
  return [describe3("Baseline", baseline), describe3("Candidate", candidate)];
}
function describeReading({ format: format2, metric, direction }) {
  return `${format2}, ${printable(metric)} (${direction})`;
}
function renderCurveText(sweep, curve, shown2) {
  const axis = axisOf([sweep]);
  const inTrials4 = axis.kind === "cost" ? ` (${describeBudget(curve.resolvableBudget / curve.trialCost, IN_TRIALS)})` : "";
  const resolved = `${describeBudget(curve.resolvableBudget, axis)}${inTrials4}`;
  return paragraphs([
    `${label(sweep)}: ${describeReading(sweep)}; ${describeCounts(sweep, shown2.settings)}; resolves budgets up to ${resolved}.`,
    curveTable(sweep, curve, shown2)
  ]);
}
function renderBandText(band2) {
  const { method: method2, n, confidence, pointwise, epsilon } = band2;
  const free = pointwise === null ? `half width ${epsilon}` : `pointwise level ${pointwise}`;
  const rows2 = band2.lower.map((lower, i) => [
    String(i + 1),
    lower.toFixed(6),
    band2.upper[i].toFixed(6)
  ]);
  return paragraphs([
    `${method2}, ${plural2(n, "trial")}, ${formatPercent(confidence)}: ${free}`,
    aligned([["rank", "lower", "upper"], ...rows2])
  ]);
}
function budgetTable2(assessment) {
  const { baseline, rows: rows2, axis } = assessment;
  if (!baseline || rows2.length === 0) return "";
  const cells = (arm2) => {
    const values = rows2.map((row) => toMetric(row[arm2], baseline.direction));
    const format2 = formatOf2(values);
    return values.map((value2) => describeLimits(value2, format2));
  };
  const [b, c] = [cells("baseline"), cells("candidate")];
  const lines = rows2.map((row, i) => [
    formatBudget(row.budget),
    b[i] ?? "",
    c[i] ?? "",
    evidenceWords(row, assessment)
  ]);
  return aligned([[unitOf(axis), "baseline", "candidate", "evidence"], ...lines]);
}
function paragraphs(parts3) {
  return `${parts3.filter(Boolean).join("\n")}
`;
}

export {
  confidenceBand,
  resolvableBudget,
  axisOf,
  curveOf,
  budgetsOfOne,
  powerOf,
  expectationsOf,
  confidenceForRate,
  trialsToDetect,
  exitCodeOf,
  assess,
  checkUnits,
  checkUnit,
  checkBudgets,
  formatPercent,
  NO_FRAME,
  fullReportLine,
  title,
  verdictSentence,
  describeCounts,
  adviceSentence,
  renderComment,
  failureTitle,
  renderFailure,
  suggestedFlags,
  pageColours,
  bandsJson,
  renderPage,
  renderInspection,
  inspectionJson,
  planReport,
  renderPlan,
  comparisonReport,
  curveReport,
  chartImages,
  renderText,
  renderCurveText,
  renderBandText
};
