import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  COST_CORRECTION,
  mayCount,
  orient,
  settingsToSave,
  standsForFailure,
  toSweep
} from "./chunk-JUTMMGBC.js";
import {
  searchWithMeta,
  separateMeta,
  withMeta
} from "./chunk-HF6S7XSA.js";
import {
  describeColumns,
  directionByName,
  drawnIn,
  isCopiable,
  isCostName,
  isNumeric,
  isScoreName,
  isSpread,
  namesOfColumns,
  nearMiss,
  nestedRows,
  parseJson,
  partsOf,
  seedNames,
  snakeCase,
  surveyColumns,
  surveyPaths,
  tryParseJson,
  unitByName,
  withParameters
} from "./chunk-J355BQ3V.js";
import {
  UNKNOWN_SEARCH,
  allGaps,
  byOrder,
  cellsUnder,
  checkRowCount,
  commonSearch,
  fieldsIn,
  flattened,
  groupBy,
  isFields,
  numberIn,
  ownValue,
  parametersUnder,
  plainTable,
  readDuration,
  readInstant,
  readNumber,
  readTimedelta,
  recordedDirection,
  secondsBetween,
  shown,
  textIn
} from "./chunk-7VWMG4DV.js";
import {
  isMetaFile
} from "./chunk-HP77T5JU.js";
import {
  isEmptyFile,
  printable,
  printablePath
} from "./chunk-GIUSFQ3E.js";
import {
  MAX_COST,
  MIN_COST,
  UserError,
  dataError,
  detailOf,
  givenReading,
  settingsError,
  usageError
} from "./chunk-JHSXOLMS.js";
import {
  __commonJS,
  __toESM
} from "./chunk-XNUOBV35.js";

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
      function strictDeepEqual(first, second) {
        if (first === second) {
          return true;
        }
        var firstType = Object.prototype.toString.call(first);
        if (firstType !== Object.prototype.toString.call(second)) {
          return false;
        }
        if (isArray(first) === true) {
          if (first.length !== second.length) {
            return false;
          }
          for (var i = 0; i < first.length; i++) {
            if (strictDeepEqual(first[i], second[i]) === false) {
              return false;
            }
          }
          return true;
        }
        if (isObject(first) === true) {
          var keysSeen = {};
          for (var key in first) {
            if (hasOwnProperty.call(first, key)) {
              if (strictDeepEqual(first[key], second[key]) === false) {
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
              var literal = this._consumeLiteral(stream);
              tokens.push({
                type: TOK_LITERAL,
                value: literal,
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
          var literal = stream.slice(start + 1, this._current - 1);
          return literal.replace("\\'", "'");
        },
        _consumeNumber: function(stream) {
          var start = this._current;
          this._current++;
          var maxLength = stream.length;
          while (isNum(stream[this._current]) && this._current < maxLength) {
            this._current++;
          }
          var value = parseInt(stream.slice(start, this._current));
          return { type: TOK_NUMBER, value, start };
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
          var literal;
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
            literal = JSON.parse(literalString);
          } else {
            literal = JSON.parse('"' + literalString + '"');
          }
          this._current++;
          return literal;
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
        _lookahead: function(number) {
          return this.tokens[this.index + number].type;
        },
        _lookaheadToken: function(number) {
          return this.tokens[this.index + number];
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
          var parts = [null, null, null];
          var index = 0;
          var currentToken = this._lookahead(0);
          while (currentToken !== TOK_RBRACKET && index < 3) {
            if (currentToken === TOK_COLON) {
              index++;
              this._advance();
            } else if (currentToken === TOK_NUMBER) {
              parts[index] = this._lookaheadToken(0).value;
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
            children: parts
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
          var keyToken, keyName, value, node;
          for (; ; ) {
            keyToken = this._lookaheadToken(0);
            if (identifierTypes.indexOf(keyToken.type) < 0) {
              throw new Error("Expecting an identifier token, got: " + keyToken.type);
            }
            keyName = keyToken.value;
            this._advance();
            this._match(TOK_COLON);
            value = this.expression(0);
            node = { type: "KeyValuePair", name: keyName, value };
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
        search: function(node, value) {
          return this.visit(node, value);
        },
        visit: function(node, value) {
          var matched, current, result, first, second, field, left, right, collected, i;
          switch (node.type) {
            case "Field":
              if (value !== null && isObject(value)) {
                field = value[node.name];
                if (field === void 0) {
                  return null;
                } else {
                  return field;
                }
              }
              return null;
            case "Subexpression":
              result = this.visit(node.children[0], value);
              for (i = 1; i < node.children.length; i++) {
                result = this.visit(node.children[1], result);
                if (result === null) {
                  return null;
                }
              }
              return result;
            case "IndexExpression":
              left = this.visit(node.children[0], value);
              right = this.visit(node.children[1], left);
              return right;
            case "Index":
              if (!isArray(value)) {
                return null;
              }
              var index = node.value;
              if (index < 0) {
                index = value.length + index;
              }
              result = value[index];
              if (result === void 0) {
                result = null;
              }
              return result;
            case "Slice":
              if (!isArray(value)) {
                return null;
              }
              var sliceParams = node.children.slice(0);
              var computed = this.computeSliceParams(value.length, sliceParams);
              var start = computed[0];
              var stop = computed[1];
              var step = computed[2];
              result = [];
              if (step > 0) {
                for (i = start; i < stop; i += step) {
                  result.push(value[i]);
                }
              } else {
                for (i = start; i > stop; i += step) {
                  result.push(value[i]);
                }
              }
              return result;
            case "Projection":
              var base = this.visit(node.children[0], value);
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
              base = this.visit(node.children[0], value);
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
              base = this.visit(node.children[0], value);
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
              first = this.visit(node.children[0], value);
              second = this.visit(node.children[1], value);
              switch (node.name) {
                case TOK_EQ:
                  result = strictDeepEqual(first, second);
                  break;
                case TOK_NE:
                  result = !strictDeepEqual(first, second);
                  break;
                case TOK_GT:
                  result = first > second;
                  break;
                case TOK_GTE:
                  result = first >= second;
                  break;
                case TOK_LT:
                  result = first < second;
                  break;
                case TOK_LTE:
                  result = first <= second;
                  break;
                default:
                  throw new Error("Unknown comparator: " + node.name);
              }
              return result;
            case TOK_FLATTEN:
              var original = this.visit(node.children[0], value);
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
              return value;
            case "MultiSelectList":
              if (value === null) {
                return null;
              }
              collected = [];
              for (i = 0; i < node.children.length; i++) {
                collected.push(this.visit(node.children[i], value));
              }
              return collected;
            case "MultiSelectHash":
              if (value === null) {
                return null;
              }
              collected = {};
              var child;
              for (i = 0; i < node.children.length; i++) {
                child = node.children[i];
                collected[child.name] = this.visit(child.value, value);
              }
              return collected;
            case "OrExpression":
              matched = this.visit(node.children[0], value);
              if (isFalse(matched)) {
                matched = this.visit(node.children[1], value);
              }
              return matched;
            case "AndExpression":
              first = this.visit(node.children[0], value);
              if (isFalse(first) === true) {
                return first;
              }
              return this.visit(node.children[1], value);
            case "NotExpression":
              first = this.visit(node.children[0], value);
              return isFalse(first);
            case "Literal":
              return node.value;
            case TOK_PIPE:
              left = this.visit(node.children[0], value);
              return this.visit(node.children[1], left);
            case TOK_CURRENT:
              return value;
            case "Function":
              var resolvedArgs = [];
              for (i = 0; i < node.children.length; i++) {
                resolvedArgs.push(this.visit(node.children[i], value));
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
      function search2(data, expression) {
        var parser = new Parser();
        var runtime = new Runtime();
        var interpreter = new TreeInterpreter(runtime);
        runtime._interpreter = interpreter;
        var node = parser.parse(expression);
        return interpreter.search(node, data);
      }
      exports2.tokenize = tokenize;
      exports2.compile = compile2;
      exports2.search = search2;
      exports2.strictDeepEqual = strictDeepEqual;
    })(typeof exports === "undefined" ? exports.jmespath = {} : exports);
  }
});

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

// src/parse/status.ts
var STATUS_WORDS = {
  finished: ["complete", "completed", "finished", "terminated", "success", "ok"],
  failed: [
    ...["fail", "failed", "crashed", "error", "timeout", "memoryout", "invalid", "killed"],
    "abandoned"
  ],
  pruned: ["pruned", "stopped", "early_stopped", "capped"],
  unfinished: [
    ...["running", "waiting", "pending", "paused", "scheduled", "idle", "inprogress"],
    ...["suspended", "new"]
  ]
};
var STATUSES = new Map(
  Object.keys(STATUS_WORDS).flatMap(
    (status) => STATUS_WORDS[status].map((word) => [word, status])
  )
);
function requireStatus(word, where, more = {}) {
  const known = typeof word === "string" ? word.trim().toLowerCase() : "";
  const status = STATUSES.get(known) ?? ownValue(more, known);
  if (status !== void 0) return status;
  throw dataError(
    where,
    `has the status ${shown(word ?? null)}, an unknown status`,
    "Write finished, failed, pruned or running instead."
  );
}
var COLUMNS = ["status", "state"];
function isStatusName(name) {
  return COLUMNS.includes(name.toLowerCase());
}
function statusReader(rows, metric) {
  if (rows.every(({ status }) => status !== void 0)) return ({ status }) => status;
  const names = [...namesOfColumns(rows)].filter((name) => name !== metric && isStatusName(name)).sort((a, b) => COLUMNS.indexOf(a.toLowerCase()) - COLUMNS.indexOf(b.toLowerCase()));
  return (row) => {
    const name = names.find((one) => (ownValue(row.fields, one) ?? "") !== "");
    return name === void 0 ? void 0 : statusIn(row, name, rows);
  };
}
function statusIn(row, name, rows) {
  const value = ownValue(row.fields, name);
  const status = STATUSES.get(typeof value === "string" ? value.trim().toLowerCase() : "");
  if (status === void 0) throw unknownStatus(rows, row, name);
  return status;
}
var MAX_SHOWN = 10;
function unknownStatus(rows, odd, column) {
  const values = new Set(rows.map(({ fields }) => shown(ownValue(fields, column) ?? "")));
  const list = [...values].slice(0, MAX_SHOWN).join(", ");
  const more = values.size > MAX_SHOWN ? ` and ${values.size - MAX_SHOWN} more` : "";
  return dataError(
    odd.where,
    `${printable(column)} is ${shown(ownValue(odd.fields, column))}, an unknown status; the column has ${list}${more}`,
    "Write finished, failed, pruned or running instead, or rename the column if it is not a status."
  );
}

// src/parse/columns/plain-trials.ts
function plainTrials(rows, path) {
  refuseOtherRows(rows);
  const columns = [...namesOfColumns(rows)];
  const axes = columns.filter((name) => AXIS.test(snakeCase(name)));
  if (axes.length > 0) refuseSeveralRows(rows, { columns, axes, path });
  return withOrder(rows);
}
var IDS = ["config", "trial", "run", "experiment"].map(
  (word) => new RegExp(`^\\.?${word}(uration)?_?(id|uuid|name|number|no|nr|index)?$`)
);
var AXIS = /^\.?(metric|(.+_)?(budget|fidelity|resource|seed)|((global|train|training|st_worker)_)?(epoch|step|iter(ation)?s?))$/;
function refuseSeveralRows(rows, { columns, axes, path }) {
  const ids = IDS.flatMap((id) => columns.filter((name) => id.test(snakeCase(name))));
  const repeated = ids.filter((name) => valuesOf(rows, name).size < rows.length);
  const isNumbered = repeated.length < ids.length;
  for (const name of repeated.filter((one) => !isNumbered || IDS[0]?.test(snakeCase(one)))) {
    const named = rows.filter(({ fields }) => (ownValue(fields, name) ?? "") !== "");
    const groups = [...groupBy(named, ({ fields }) => ownValue(fields, name)).values()];
    const several = axes.filter((axis) => groups.some((group) => valuesOf(group, axis).size > 1));
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
var STEPS = /^(epoch|step|global_step|training_iteration)$/;
var MIN_STEPS = 3;
function refuseLog(rows, axes, path) {
  const counted = axes.filter((name) => STEPS.test(snakeCase(name))).map((name) => ({ name, values: rows.flatMap(({ fields }) => numberIn(fields, name) ?? []) })).filter(({ values }) => new Set(values).size >= MIN_STEPS && rises(values, Infinity));
  const [first, second] = counted;
  if (first === void 0 || second === void 0 && !rises(first.values, 1)) return;
  throw dataError(
    printablePath(path),
    `is the log of one run, not a table of trials: ${quoted(first.name)} counts up from ${first.values[0]} to ${first.values.at(-1)}`,
    `Write one row for each run, with its final score. ${RENAMING} ${quoted(first.name)}.`
  );
}
function rises(values, step) {
  return values.every((value, i) => {
    const before = values[i - 1] ?? 0;
    return value >= before && value - before <= step;
  });
}
function refuseOtherRows(rows) {
  const rowsWith = /* @__PURE__ */ new Map();
  for (const { fields } of rows) {
    for (const name of Object.keys(fields)) rowsWith.set(name, (rowsWith.get(name) ?? 0) + 1);
  }
  for (const { fields, where } of rows) {
    const names = rows.length < MIN_STEPS ? [] : Object.keys(fields);
    if (names.length > 0 && names.every((name) => rowsWith.get(name) === 1 && !isStatusName(name))) {
      throw dataError(
        where,
        `shares no key with the other rows: it has ${names.slice(0, 3).map(quoted).join(", ")}`,
        "Remove it if it is not a trial; otherwise give it a `status` such as failed."
      );
    }
    const [kind, revision] = ["typ", "rev"].map((name) => ownValue(fields, name));
    if (rowsWith.has("Experiment") && (kind === "baseline" || revision === "workspace")) {
      throw dataError(
        where,
        `is ${shown(revision)}, which DVC lists next to its experiments`,
        'Keep the rows that have a name: df[df["Experiment"].notna()] in pandas.'
      );
    }
  }
}
var NUMBERS = ["trial", "trial_number", "trial_id", "number"];
function withOrder(rows) {
  for (const name of NUMBERS) {
    const numbers = rows.map(({ fields }) => numberIn(fields, name));
    if (!numbers.every(Number.isSafeInteger) || new Set(numbers).size < rows.length) continue;
    return rows.map((row, i) => ({ ...row, order: numbers[i] ?? 0 }));
  }
  return rows;
}

// src/parse/csv/csv.ts
var csv = {
  kind: "file",
  name: "csv",
  title: "CSV or TSV",
  isGeneric: true,
  hasHeader: true,
  correction: "Correct the cell, or leave it empty for a failed trial.",
  marks: { text: [/^\s*(?![\s[{<])/] },
  read: (file) => plainTable(plainTrials(readCsv(file), file.path))
};
var OPTIONS = {
  // Python on Windows turns its own line end \r\n into \r\r\n.
  record_delimiter: ["\r\r\n", "\r\n", "\n", "\r"],
  relax_column_count: true,
  max_record_size: 2 ** 20
};
function readCsv({ path, text }, nameless = "") {
  const delimiter = findDelimiter(text);
  const shownPath = printablePath(path);
  const rows = [];
  let [first, columns, blank] = [
    null,
    null,
    null
  ];
  const addRow = ({ cells, line }, { count, named, empty }) => {
    if (cells.length !== count) {
      const what = `has ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, but the first line has ${count}`;
      throw damaged(path, line, what, "Correct the line; quote cells that contain the delimiter.");
    }
    const fields = { ...empty };
    for (const { name, index } of named) fields[name] = cells[index] ?? "";
    rows.push({ where: `${shownPath}, line ${line}`, path, fields });
  };
  const begin = (top, second) => {
    const found = columnsOf(top, second, { path, nameless });
    if (found.header === null) addRow(top, found);
    return found;
  };
  const add = (record) => {
    if (first === null) {
      if (!isBlank(record)) first = record;
      return;
    }
    columns ??= begin(first, record);
    if (columns.count > 1 && isBlank(record)) blank ??= record;
    else if (blank !== null) throw damaged(path, blank.line, "is empty", "Fill or remove it.");
    else if (!repeatsHeader(record, columns.header)) addRow(record, columns);
  };
  eachRecord({ path, text: trimEnd(text, delimiter) }, delimiter, add);
  if (first !== null) columns ??= begin(first, null);
  return rows;
}
function eachRecord({ path, text }, delimiter, add) {
  let [line, count] = [1, 0];
  const onRecord = (cells) => {
    checkRowCount(count++, path);
    let lines = 1;
    for (const [i, cell] of cells.entries()) {
      if (/[\r\n]/.test(cell)) lines += cell.split(/\r{0,2}\n|\r/).length - 1;
      cells[i] = cell.trim();
    }
    add({ cells, line });
    line += lines;
    return null;
  };
  try {
    parse(text, { ...OPTIONS, delimiter, on_record: onRecord });
  } catch (error) {
    const problem = PROBLEMS.get(detailOf(error, "code"));
    throw problem === void 0 ? error : damaged(path, line, ...problem);
  }
}
function trimEnd(text, delimiter) {
  const blanks = delimiter === "	" ? "\r\n " : "\r\n	 ";
  let end = text.length;
  while (end > 0 && blanks.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
var DOUBLE_QUOTES = "Put the whole cell in double quotes, and double every quote in it.";
var PROBLEMS = /* @__PURE__ */ new Map([
  ["CSV_QUOTE_NOT_CLOSED", ["has a quote that is never closed", DOUBLE_QUOTES]],
  ["CSV_INVALID_CLOSING_QUOTE", ["has text after the closing quote of a cell", DOUBLE_QUOTES]],
  ["INVALID_OPENING_QUOTE", ["has a quote inside a cell that is not quoted", DOUBLE_QUOTES]],
  ["CSV_MAX_RECORD_SIZE", ["is longer than 1 MiB", "Keep one row per trial, without its history."]]
]);
function damaged(path, line, what, fix) {
  return dataError(`${printablePath(path)}, line ${line}`, what, fix);
}
function headerOf(text) {
  const line = firstLine(text).trimStart();
  return line.split(findDelimiter(line)).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}
var MAX_HEADER = 2 ** 20;
function firstLine(text) {
  const [line = ""] = text.slice(0, MAX_HEADER).replace(/^\s*[\r\n]/, "").split(/[\r\n]/, 1);
  return line;
}
function findDelimiter(text) {
  const counts = new Map([",", ";", "	"].map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of firstLine(text)) {
    if (character === '"') isQuoted = !isQuoted;
    const count = isQuoted ? void 0 : counts.get(character);
    if (count !== void 0) counts.set(character, count + 1);
  }
  return [...counts].reduce((most, one) => one[1] > 0 && one[1] >= most[1] ? one : most)[0];
}
var NAMELESS = /^(Unnamed: \d+(\.\d+)*)?$/;
function columnsOf(first, second, { path, nameless }) {
  const kinds = first.cells.map(kindOf);
  const isRow = kinds.length === 1 && kinds[0] === "number";
  if (!isRow && (kinds.every((kind) => kind === "number") || isLike(first, second))) {
    const fix = "Put a line with the names of the columns first.";
    throw damaged(path, first.line, "has no header", fix);
  }
  const cells = isRow ? ["score"] : first.cells;
  const named = cells.map((cell, index) => ({ name: index === 0 && cell === "" ? nameless : cell, index })).filter(({ name }) => !NAMELESS.test(name));
  const seen = /* @__PURE__ */ new Set();
  const double = named.find(({ name }) => seen.size === seen.add(name).size);
  if (double !== void 0) {
    const what = `has two columns named ${JSON.stringify(printable(double.name))}`;
    throw damaged(path, first.line, what, "Give every column a name of its own.");
  }
  const empty = Object.fromEntries(named.map(({ name }) => [name, ""]));
  return { count: cells.length, named, header: isRow ? null : first, empty };
}
function isLike({ cells }, second) {
  const [kinds, below] = [cells.map(kindOf), second?.cells.map(kindOf) ?? []];
  if (cells[0] === "" || !kinds.includes("number") || kinds.length !== below.length) return false;
  return below.every((kind, i) => kind === "missing" || kind === kinds[i]);
}
function kindOf(cell) {
  if (cell === "") return "missing";
  return readNumber(cell) === "other" ? "other" : "number";
}
function isBlank({ cells }) {
  return cells.every((cell) => cell === "");
}
function repeatsHeader({ cells }, header) {
  const others = header?.cells ?? [];
  return cells.length === others.length && cells.every((cell, i) => cell === others[i]);
}

// src/parse/json/json.ts
var json = {
  kind: "file",
  name: "json",
  title: "JSON",
  isGeneric: true,
  hasHeader: false,
  correction: "Correct it, or make it null for a failed trial.",
  marks: { text: [/^\s*[[{]/] },
  read: (file) => plainTable(plainTrials(readDocument(file), file.path))
};
function readDocument({ path, text }) {
  const where = printablePath(path);
  const document = parseJson(text, where);
  const items = isFields(document) ? trialsIn(document) : document;
  if (!Array.isArray(items)) {
    throw dataError(
      where,
      "is not clearly a list of trials, nor a single one",
      "Write an array of objects, or an object with one such array called `trials`."
    );
  }
  checkRowCount(items.length, path);
  if (items[0] === document) return [{ where, path, fields: items[0] }];
  return items.map((item, i) => toRow(item, path, `item ${i + 1}`));
}
var jsonl = {
  kind: "file",
  name: "jsonl",
  title: "JSON Lines",
  isGeneric: true,
  hasHeader: false,
  correction: json.correction,
  marks: { text: [/^\s*\{/] },
  isText: isLines,
  read: (file) => plainTable(plainTrials(readLines(file), file.path))
};
function isLines(text) {
  const start = text.trimStart();
  const end = start.indexOf("\n");
  const first = tryParseJson(end === -1 ? start : start.slice(0, end));
  const isOnly = end === -1 || start.slice(end).trim() === "";
  return isFields(first) && !(isOnly && hasList(first) && trialsIn(first)?.[0] !== first);
}
function readLines({ path, text }) {
  const rows = [];
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parseJson(line, `${printablePath(path)}, line ${i + 1}`);
    rows.push(toRow(value, path, `line ${i + 1}`));
    checkRowCount(rows.length, path);
  }
  return rows;
}
function toRow(item, path, place) {
  const where = `${printablePath(path)}, ${place}`;
  if (isFields(item)) return { where, path, fields: item };
  throw dataError(
    where,
    `is ${shown(item)}, not an object`,
    "Write one object per trial, with a key for each column."
  );
}
function trialsIn(document) {
  const values = Object.entries(document);
  const lists = values.filter(([name2, value]) => isListOfObjects(value) && !isHistory(name2, value));
  const [only, another] = lists;
  const hasOutcome = values.some(
    ([name2, value]) => isStatusName(name2) || readNumber(value) !== "other"
  );
  if (only === void 0) {
    const isTrial = hasOutcome || values.length > 0 && !hasOther(values);
    return isTrial ? [document] : null;
  }
  const [name, list] = only;
  return another === void 0 && (name.toLowerCase() === "trials" || !hasOutcome) ? list : null;
}
function hasList(document) {
  return Object.values(document).some(isListOfObjects);
}
function hasOther(values) {
  return values.some(([, value]) => Array.isArray(value) && !isListOfObjects(value));
}
function isListOfObjects(value) {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}
var STEPS_LISTED = /histor|curve|epoch|step|log|checkpoint|fold|split|progress|report|metric|loss|score|seed|repeat/i;
var STEPS2 = /^(epoch|step|global_?step|training_iteration)s?$/i;
function isHistory(name, list) {
  const counters = Object.keys(list[0] ?? {}).filter((key) => STEPS2.test(key));
  const isRising = (key) => list.every((item, i) => {
    const [before, value] = [list[i - 1]?.[key] ?? -Infinity, ownValue(item, key)];
    return typeof value === "number" && typeof before === "number" && value > before;
  });
  return STEPS_LISTED.test(name) || list.length > 1 && counters.some(isRising);
}

// src/parse/folders.ts
import { posix } from "node:path";

// src/parse/choose-study.ts
var MAX_SHOWN2 = 20;
function chooseStudy(studies, asked) {
  const { study } = asked;
  const [first, second] = studies;
  const found = study === null ? [] : studies.filter(({ names }) => names.includes(study));
  const named = found.find(({ names }) => names[0] === study) ?? found[0];
  if (named !== void 0) return named;
  if (study === null && first !== void 0 && second === void 0) return first;
  if (first === void 0) throw holdsNone(asked);
  throw settingsError(
    "study",
    `${said(study)}, and the files hold ${studies.length} ${asked.kind}: ${listed(studies)}`,
    "Name one of them."
  );
}
function holdsNone({ kind }) {
  return dataError(
    "format (--format)",
    `the files hold no ${kind} of this format`,
    "Name the file or folder that the tool wrote, or leave `format` out."
  );
}
function said(study) {
  return study === null ? "is not given" : `is ${JSON.stringify(printable(study))}`;
}
function listed(studies) {
  const shown2 = studies.slice(0, MAX_SHOWN2).map(({ names, trials }) => {
    const [name, ...others] = names.map((one) => printable(one, 60));
    const known = others.length === 0 ? "" : `, ${others.join(", ")}`;
    return `${JSON.stringify(name)} (${trials} ${trials === 1 ? "trial" : "trials"}${known})`;
  });
  const more = studies.length - shown2.length;
  return [...shown2, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}

// src/parse/folders.ts
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
function chooseFolder(folders, { study, kind, countTrials: countTrials2 }) {
  const names = folders.map(({ path }) => posix.basename(path) || ".");
  const isOnly = (name) => names.indexOf(name) === names.lastIndexOf(name);
  const studies = folders.map((folder, i) => {
    const name = names[i] ?? "";
    const trials = countTrials2(folder);
    return { folder, trials, names: [isOnly(name) ? name : folder.path] };
  });
  return chooseStudy(studies, { study, kind }).folder;
}
function readObject(file) {
  if (file === void 0 || isEmptyFile(file)) return null;
  if (file.refusal !== void 0) throw file.refusal;
  const value = parseJson(file.text, printablePath(file.path));
  if (isFields(value)) return value;
  throw dataError(printablePath(file.path), "is not a JSON object", "Copy the file again.");
}

// src/parse/keras-tuner/trial.ts
function readTrial(file) {
  const trial = readObject(file);
  if (trial === null) throw file.refusal ?? damaged2(file, "is empty");
  const id = ownValue(trial, "trial_id");
  if (typeof id !== "string") throw damaged2(file, "has no trial_id");
  const hyperparameters = fieldsIn(trial, "hyperparameters");
  const values = fieldsIn(hyperparameters, "values");
  const metrics = Object.entries(fieldsIn(fieldsIn(trial, "metrics"), "metrics"));
  return {
    path: file.path,
    id,
    status: requireStatus(ownValue(trial, "status"), printablePath(file.path)),
    score: numberIn(trial, "score"),
    bestStep: numberIn(trial, "best_step"),
    values,
    parameters: activeOf(values, ownValue(hyperparameters, "space")),
    metrics: new Map(metrics.map(([name, metric]) => [name, readMetric(metric)]))
  };
}
function damaged2({ path }, what) {
  return dataError(
    printablePath(path),
    what,
    "Copy the folder of the project again, or leave the folder of this trial out."
  );
}
function activeOf(values, space) {
  const active = /* @__PURE__ */ new Map();
  for (const one of listOf(space)) {
    const config = fieldsIn(one, "config");
    const name = ownValue(config, "name");
    if (typeof name !== "string" || active.get(name)) continue;
    const conditions = listOf(ownValue(config, "conditions"));
    active.set(
      name,
      conditions.every((condition) => holds(condition, values))
    );
  }
  const entries = Object.entries(values).filter(([name]) => !name.startsWith("tuner/"));
  return Object.fromEntries(entries.filter(([name]) => active.get(name) ?? true));
}
function holds(condition, values) {
  const { name, values: allowed } = fieldsIn(condition, "config");
  if (typeof name !== "string" || !Array.isArray(allowed)) return true;
  return allowed.includes(ownValue(values, name));
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
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
  const value = ownValue(observation, "value");
  const values = (Array.isArray(value) ? value : [value]).map(readNumber);
  const numbers = values.filter((one) => typeof one === "number");
  if (numbers.length === 0 || numbers.length < values.length) return [];
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [{ step: numberIn(observation, "step") ?? 0, value: mean }];
}
function valueAt({ observations }, step) {
  const found = observations.find((one) => one.step === step) ?? observations.at(-1);
  return found?.value ?? null;
}
var TOLERANCE = 1e-9;
function isBest({ observations, direction }, score) {
  if (observations.length === 0) return false;
  const better = direction === "maximize" ? Math.max : Math.min;
  const best = observations.map(({ value }) => value).reduce((a, b) => better(a, b));
  return best === score || Math.abs(best - score) <= TOLERANCE * Math.abs(score);
}

// src/parse/keras-tuner/project.ts
var TRIAL = /(^|\/)trial_[^/]+\/trial\.json$/;
var kerasTuner = {
  kind: "folder",
  name: "keras-tuner",
  title: "Keras Tuner project (folder)",
  hasHeader: false,
  lookalikes: [
    {
      marks: { text: [/^\s*\{/, /"ongoing_trials":/, /"hyperparameters":/, /"tried_so_far":/] },
      what: "is the state of a Keras Tuner search, which has no scores",
      fix: "Name the folder it is in, with the folders of the trials (trial_\u2026)."
    }
  ],
  identity: ["trial_id"],
  correction: "Correct trial.json, or make the score null for a failed trial.",
  marks: [
    {
      path: TRIAL,
      depth: 2,
      text: [/"trial_id"/, /"hyperparameters"/, /"metrics"/, /"score"/, /"status"/]
    }
  ],
  read: (folders, choice) => toTable(
    chooseFolder(folders, {
      ...choice,
      kind: "projects",
      countTrials: (project) => trialFiles(project).length
    })
  )
};
function trialFiles({ files }) {
  return [...files].flatMap(([name, file]) => TRIAL.test(name) ? [file] : []);
}
function toTable(project) {
  const all = trialFiles(project).map(readTrial);
  const oracle = readObject(project.files.get("oracle.json")) ?? {};
  const order = orderOf(oracle, all);
  const objectives = objectivesOf(all);
  const objective = objectives.length === 1 ? objectives[0] : void 0;
  const { trials, firstOf } = lastRungs(all);
  return {
    rows: trials.map((trial) => toRow2(trial, objective, order?.(firstOf(trial)) ?? void 0)),
    direction: null,
    directions: directionsOf(objectives, all),
    scores: [objective ?? "score"],
    search: searchOf(oracle, all),
    leftOut: [{ count: all.length - trials.length, what: "earlier rungs" }]
  };
}
function toRow2(trial, objective, order) {
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
  return Object.fromEntries([...metrics].map(([name, metric]) => [name, valueAt(metric, step)]));
}
function lastRungs(trials) {
  const byId = new Map(trials.map((trial) => [trial.id, trial]));
  const before = (trial) => {
    const other = byId.get(String(ownValue(trial.values, "tuner/trial_id")));
    return other !== void 0 && epochsOf(other) < epochsOf(trial) ? other : null;
  };
  const earlier = new Set(trials.map((trial) => before(trial)?.id));
  const most = trials.reduce((sofar, trial) => Math.max(sofar, epochsOf(trial) || 0), 0);
  return {
    trials: trials.filter(({ id }) => !earlier.has(id)).map(
      (trial) => trial.status === "finished" && epochsOf(trial) < most ? { ...trial, status: "pruned" } : trial
    ),
    firstOf: (trial) => {
      let first = trial;
      for (let next = before(first); next !== null; next = before(first)) first = next;
      return first;
    }
  };
}
function epochsOf({ values }) {
  return numberIn(values, "tuner/epochs") ?? Number.NaN;
}
var TRACES = [
  { keys: ["brackets", "factor"], sampler: "Hyperband" },
  { keys: ["num_initial_points", "alpha", "beta"], sampler: "BayesianOptimization" }
];
function searchOf(oracle, trials) {
  const trace = TRACES.find(({ keys }) => keys.some((key) => Object.hasOwn(oracle, key)));
  const isHalved = trials.some(({ values }) => Object.hasOwn(values, "tuner/bracket"));
  const sampler = trace?.sampler ?? (isHalved ? "Hyperband" : null);
  const seed = numberIn(oracle, "seed");
  return {
    method: sampler === null ? UNKNOWN_SEARCH.method : "adaptive",
    sampler,
    seed: Number.isSafeInteger(seed) ? seed : null
  };
}
function orderOf(oracle, trials) {
  const ids = ownValue(oracle, "start_order");
  const places = new Map((Array.isArray(ids) ? ids : []).map((id, i) => [id, i]));
  const starts = fieldsIn(fieldsIn(oracle, "display"), "trial_start");
  const orders = [
    ({ id }) => places.get(id) ?? null,
    // Ids are numbers, except in old versions.
    ({ id }) => /^(trial_)?\d{1,9}$/.test(id) ? Number(id.replace("trial_", "")) : null,
    ({ id }) => readInstant(ownValue(starts, id))
  ];
  return orders.find((order) => trials.every((trial) => order(trial) !== null)) ?? null;
}
function objectivesOf(trials) {
  const scored = trials.filter(({ score, status }) => score !== null && status === "finished");
  return [...scored[0]?.metrics.keys() ?? []].filter(
    (name) => scored.every(({ metrics, score }) => {
      const metric = metrics.get(name);
      return metric !== void 0 && score !== null && isBest(metric, score);
    })
  );
}
function directionsOf(objectives, trials) {
  const names = new Set(trials.flatMap(({ metrics }) => [...metrics.keys()]));
  const known = [
    ...[...names].map((name) => [name, [name]]),
    ["score", objectives]
  ];
  return Object.fromEntries(
    known.flatMap(([name, sources]) => {
      const found = trials.flatMap(
        ({ metrics }) => sources.flatMap((source) => metrics.get(source)?.direction ?? [])
      );
      const [direction, other] = new Set(found);
      return direction === void 0 || other !== void 0 ? [] : [[name, direction]];
    })
  );
}

// src/parse/mlflow/runs.ts
function tableOf(runs, study) {
  const parents = new Set(runs.map(({ parent }) => parent));
  const isTrial = (run) => !run.isDeleted && !parents.has(run.id);
  const experiments = [...groupBy(runs, ({ experiment }) => experiment[0]).values()].map((own) => ({
    names: [...new Set(own.flatMap(({ experiment }) => experiment))],
    trials: own.filter(isTrial).length,
    own
  }));
  const offered = experiments.filter(({ trials: trials2 }) => trials2 > 0);
  const hasNone = offered.length === 0 && study === null;
  const chosen = hasNone ? runs : chooseStudy(offered, { study, kind: "experiments" }).own;
  const trials = chosen.filter(isTrial);
  const deleted = chosen.filter(({ isDeleted }) => isDeleted).length;
  return {
    rows: trials.map(({ row }) => row),
    direction: null,
    scores: [...new Set(trials.flatMap(({ metrics }) => metrics))],
    search: UNKNOWN_SEARCH,
    leftOut: [
      { count: deleted, what: "deleted runs" },
      { count: chosen.length - trials.length - deleted, what: "parent runs" }
    ],
    study: chosen[0]?.experiment[0] ?? ""
  };
}
var NUMBERED = ["running", "scheduled", "finished", "failed", "killed"];
function statusOf(value, where) {
  return requireStatus(NUMBERED[Number(value) - 1] ?? value, where);
}

// src/parse/mlflow/csv.ts
var mlflowCsv = {
  kind: "file",
  name: "mlflow-csv",
  title: "MLflow runs (CSV of search_runs)",
  identity: ["run_id"],
  hasHeader: true,
  correction: "Correct the cell, or leave it empty for a failed run.",
  marks: { header: [["run_id", "experiment_id", "status", /^(metrics|params|tags)\../]] },
  read: (file, { study }) => tableOf(readCsv(file).map(readRun), study)
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
  kind: "file",
  name: "mlflow-ui-csv",
  title: "MLflow runs (CSV of the web page's download)",
  identity: ["Run ID"],
  hasHeader: true,
  correction: "Correct the cell, or leave it empty for a failed run.",
  marks: {
    header: [
      ["Start Time", "Duration", "Run ID", "Name", "Source Type", "Source Name", "User", "Status"]
    ]
  },
  // It does not record which run started which.
  read: (file) => ({ ...plainTable(readCsv(file).map(readUiRun)), gaps: ["parents-unknown"] })
};
function readUiRun({ fields, where, ...place }) {
  const entries = Object.entries(fields).map(([name, value]) => [name, unescaped(value)]);
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
function unescaped(value) {
  return typeof value === "string" && /^'[=+\-@]/.test(value) ? value.slice(1) : value;
}

// src/parse/mlflow/store.ts
var ENTRY = /^([A-Za-z_]\w*):(?: (.*))?$/;
function readMeta({ text, refusal }) {
  if (refusal !== void 0) throw refusal;
  const raw = /* @__PURE__ */ new Map();
  let last = null;
  for (const line of text.split(/\r?\n/)) {
    const [, key, value = ""] = ENTRY.exec(line) ?? [];
    if (key !== void 0) raw.set(key, value);
    else if (last !== null && line.startsWith(" "))
      raw.set(last, `${raw.get(last)} ${line.trim()}`);
    last = key ?? last;
  }
  return new Map([...raw].map(([key, value]) => [key, scalar(value.trim())]));
}
function scalar(text) {
  if (["", "~", "null"].includes(text)) return null;
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
function latestValue(file) {
  if (file.refusal !== void 0 && !isEmptyFile(file)) throw file.refusal;
  const lines = file.text.split("\n");
  let latest = null;
  for (const [i, line] of lines.entries()) {
    const isCut = i === lines.length - 1 && line.trim().split(" ").length < 3;
    if (line.trim() === "" || isCut) continue;
    const report = readReport(line.trim(), `${printablePath(file.path)}, line ${i + 1}`);
    if (latest === null || !isBefore(report, latest)) latest = report;
  }
  return latest?.value ?? null;
}
function readReport(line, where) {
  const [time, value, step = "0"] = line.split(" ");
  const number = /^[+-]?nan$/i.test(value ?? "") ? Number.NaN : readNumber(value);
  if (isWhole(time) && isWhole(step) && typeof number === "number") {
    return { time: Number(time), value: number, step: Number(step) };
  }
  throw dataError(
    where,
    `is ${shown(line)}, not a time, a value and a step`,
    "Correct the line, or remove it."
  );
}
function isWhole(text) {
  return /^-?\d{1,20}$/.test(text ?? "");
}
function isBefore(a, b) {
  if (a.step !== b.step) return a.step < b.step;
  if (a.time !== b.time) return a.time < b.time;
  return !(a.value >= b.value);
}

// src/parse/mlflow/files.ts
var mlflowFiles = {
  kind: "folder",
  name: "mlflow-files",
  title: "MLflow runs (folder mlruns)",
  hasHeader: false,
  lookalikes: [
    {
      marks: { database: ["latest_metrics", "experiment_tags", "run_uuid"] },
      what: "is an MLflow database, which is not supported",
      fix: "Export the runs: `MLFLOW_TRACKING_URI=sqlite:///FILE mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`."
    }
  ],
  correction: "Correct the file of the metric, or remove it for a failed run.",
  marks: [
    {
      path: /(^|\/)meta\.yaml$/,
      depth: 3,
      text: [/^run_(id|uuid): /m, /^experiment_id: /m]
    }
  ],
  identity: ["run_id"],
  read: (stores, { study }) => {
    const isInner = ({ path }) => /(^|\/)[0-9a-f]{32}\/artifacts(\/|$)/.test(path);
    const outer = stores.filter((store) => !isInner(store));
    return tableOf(outer.flatMap(findRuns).map(readRun2), study);
  }
};
var RUN_ID = /(^|\/)[0-9a-f]{32}$/;
function findRuns(store) {
  return [store, ...foldersIn(store)].flatMap((experiment) => {
    const above2 = experiment.files.get("meta.yaml");
    const meta = above2 === void 0 || above2.refusal ? /* @__PURE__ */ new Map() : readMeta(above2);
    return foldersIn(experiment).flatMap((folder) => runIn(folder, meta) ?? []);
  });
}
function runIn(folder, experiment) {
  const file = folder.files.get("meta.yaml");
  const metrics = filesUnder("metrics/", folder);
  if (file !== void 0 && isRun(file, folder)) {
    const [params, tags] = [filesUnder("params/", folder), filesUnder("tags/", folder)];
    return { file, meta: readMeta(file), experiment, metrics, params, tags };
  }
  const [metric] = metrics.values();
  if (metric === void 0 || !RUN_ID.test(folder.path)) return null;
  throw dataError(
    printablePath(metric.path),
    "is of a run without its meta.yaml",
    "Add the meta.yaml of the run, or leave its folder out."
  );
}
function isRun({ text, refusal }, { path }) {
  if (refusal) return RUN_ID.test(path);
  return /^run_(id|uuid): /m.test(text) && /^experiment_id: /m.test(text);
}
function filesUnder(prefix, { files }) {
  const own = [...files].filter(([name]) => name.startsWith(prefix));
  return new Map(own.map(([name, file]) => [name.slice(prefix.length), file]));
}
function readRun2({ file, meta, experiment, tags, params, metrics }) {
  const where = printablePath(file.path);
  const start = secondsIn(meta, "start_time");
  const duration = secondsBetween(start, secondsIn(meta, "end_time"));
  const experimentId = meta.get("experiment_id") ?? "";
  const id = meta.get("run_id") ?? meta.get("run_uuid") ?? file.path;
  const values = [...metrics].map(([name, one]) => [metricName(name), latestValue(one)]);
  return {
    row: {
      where,
      path: file.path,
      status: statusOf(meta.get("status"), where),
      order: start ?? void 0,
      // An empty text is stored as an empty file.
      parameters: Object.fromEntries([...params].map(([name, { text }]) => [name, text])),
      fields: { run_id: id, ...Object.fromEntries(values), duration }
    },
    id,
    parent: tags.get("mlflow.parentRunId")?.text.trim() || null,
    experiment: [experiment.get("name") ?? experimentId, experimentId],
    isDeleted: [meta, experiment].some((one) => one.get("lifecycle_stage") === "deleted"),
    metrics: values.map(([name]) => name)
  };
}
function metricName(name) {
  return ["duration", "run_id"].includes(name) ? `metrics.${name}` : name;
}
function secondsIn(meta, key) {
  const text = meta.get(key) ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) / 1e3 : null;
}

// src/parse/optuna/study.ts
var MAX_OBJECTIVES = 100;
function tableOf2(studies, path, choice) {
  if (studies.length === 0) {
    const fix = "Check that this is the storage the study was created in.";
    throw dataError(printablePath(path), "has no study", fix);
  }
  const listed3 = studies.map((study2) => {
    return { study: study2, names: [study2.name], trials: study2.trials.length };
  });
  const { study } = chooseStudy(listed3, { ...choice, kind: "studies" });
  checkScores(study, path);
  const { name, directions, trials } = study;
  const scores = scoreNames(study);
  const drawn = trials.filter((trial) => !isHandPicked(trial));
  const known = scores.map((score, i) => [score, directions[i] ?? null]);
  const isCommon = directions.every((direction) => direction === directions[0]);
  return {
    rows: drawn.map((trial) => toRow3(trial, scores, path)),
    direction: isCommon ? directions[0] ?? null : null,
    directions: Object.fromEntries(
      known.flatMap(([score, direction]) => direction === null ? [] : [[score, direction]])
    ),
    scores,
    search: searchFrom([study, ...trials].flatMap((one) => [...one.systemAttributes.keys()])),
    leftOut: [{ count: trials.length - drawn.length, what: "hand-picked trials" }],
    study: name
  };
}
function checkScores({ trials }, path) {
  const finished = trials.filter(({ state }) => state === "COMPLETE");
  const hasScore = ({ values }) => values.some((value) => value !== null);
  if (finished.length === 0 || finished.some(hasScore)) return;
  throw dataError(
    printablePath(path),
    "has finished trials without readable scores, as databases of old versions of Optuna do",
    "Run `optuna storage upgrade` on it, or export the trials with the version that wrote it."
  );
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
function toRow3(trial, scores, path) {
  const { number, state, values, start, complete, parameters } = trial;
  const where = `${printablePath(path)}, trial ${number}`;
  return {
    where,
    path,
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
    status: requireStatus(state, where),
    order: number,
    parameters: Object.fromEntries(parameters)
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
  kind: "file",
  name: "optuna-csv",
  title: "Optuna trials (CSV)",
  identity: ["number", "datetime_start"],
  hasHeader: true,
  correction: "Correct the cell, or write FAIL as its state for a failed trial.",
  marks: {
    header: [
      ["datetime_start", /^(params_|state$)/],
      ["number", /^params_/, SCORE]
    ]
  },
  read: toTable2
};
function toTable2(file) {
  const all = readCsv(file);
  const columns = Object.keys(all[0]?.fields ?? {});
  const scores = columns.filter((name) => SCORE.test(name));
  const drawn = all.filter(({ fields }) => !isHandPicked2(fields));
  const attributes = columns.filter((name) => name.startsWith(SYSTEM_ATTRIBUTE));
  return {
    ...plainTable(drawn.map(toTrial)),
    scores: scores.length === 0 ? null : scores,
    search: searchFrom(attributes.map((name) => name.slice(SYSTEM_ATTRIBUTE.length))),
    leftOut: [{ count: all.length - drawn.length, what: "hand-picked trials" }]
  };
}
function isHandPicked2(fields) {
  const fixed = textIn(fields, `${SYSTEM_ATTRIBUTE}fixed_params`);
  return fixed !== "{}" && readNumber(fixed) !== "missing";
}
function toTrial(row) {
  const { fields } = row;
  const number = textIn(fields, "number");
  return {
    ...row,
    fields: { ...fields, ...durationOf(fields) },
    parameters: parametersUnder(PARAMETER, fields),
    order: /^\d{1,15}(\.0*)?$/.test(number) ? Number(number) : void 0
  };
}
function durationOf(fields) {
  const times = [ownValue(fields, "datetime_start"), ownValue(fields, "datetime_complete")];
  const written2 = ownValue(fields, "duration");
  if (written2 === void 0 && times.includes(void 0)) return {};
  const span = readTimedelta(written2);
  if (span !== null) return { duration: span };
  if (readNumber(written2) !== "missing") return { duration: written2 };
  const [start = null, complete = null] = times.map(readInstant);
  return { duration: secondsBetween(start, complete) };
}

// src/parse/optuna/journal.ts
var optunaJournal = {
  kind: "file",
  name: "optuna-journal",
  title: "Optuna journal",
  hasHeader: false,
  correction: "Correct it, or set its state to 3 (FAIL) for a failed trial.",
  marks: { text: [/^\s*\{"op_code": ?\d+, ?"worker_id": ?"/] },
  read: readJournal
};
function readJournal({ path, text }, choice) {
  const replay = new Replay(path);
  const lines = text.split("\n");
  for (const [i, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const isLast = i === lines.length - 1;
    const where = `${printablePath(path)}, line ${i + 1}`;
    const fields = isLast ? tryParseJson(line) : parseJson(line, where);
    if (isFields(fields)) replay.apply({ fields, where });
    else if (!isLast) throw dataError(where, "is not an operation of a journal", CORRECTION);
  }
  return tableOf2(replay.studies(), path, choice);
}
var Replay = class {
  #path;
  #valueOf = parameterReader();
  /** By their ids; null if deleted. */
  #studies = [];
  #names = /* @__PURE__ */ new Set();
  /** By their ids, of all studies. */
  #trials = [];
  constructor(path) {
    this.#path = path;
  }
  studies() {
    return this.#studies.filter((study) => study !== null);
  }
  /** @throws UserError if it is not one that a journal can have */
  apply(operation) {
    const code = wholeIn(operation, "op_code");
    if (code === 0) this.#createStudy(operation);
    else if (code === 1) this.#deleteStudy(operation);
    else if (code === 3) addAll(this.#study(operation)?.systemAttributes, operation, "system_attr");
    else if (code === 4) this.#createTrial(operation);
    else if (code === 5) this.#setParameter(operation);
    else if (code === 6) this.#setState(operation);
    else if (code === 8) addAll(this.#open(operation)?.userAttributes, operation, "user_attr");
    else if (code === 9) addAll(this.#open(operation)?.systemAttributes, operation, "system_attr");
    else if (![2, 7, 10].includes(code)) throw wrong(operation, "op_code", "one of 0 to 10");
  }
  #study(operation) {
    return this.#studies[wholeIn(operation, "study_id")] ?? null;
  }
  /** The trial of an operation, unless it is over: finished trials do not change. */
  #open(operation) {
    const trial = this.#trials[wholeIn(operation, "trial_id")];
    return trial === void 0 || isOver(trial.state) ? null : trial;
  }
  /** Every worker that joins creates the study again: the first time counts. */
  #createStudy(operation) {
    const name = textIn2(operation, "study_name");
    if (this.#names.has(name)) return;
    this.#names.add(name);
    const directions = directionsIn(operation);
    this.#studies.push({ name, directions, systemAttributes: /* @__PURE__ */ new Map(), trials: [] });
  }
  #deleteStudy(operation) {
    const study = this.#study(operation);
    if (study === null) return;
    this.#names.delete(study.name);
    this.#studies[this.#studies.indexOf(study)] = null;
  }
  #createTrial(operation) {
    const { fields } = operation;
    const study = this.#study(operation);
    if (study === null) return;
    const drawn = entriesIn(fields, "params");
    const distributions = new Map(entriesIn(fields, "distributions"));
    const trial = {
      number: study.trials.length,
      state: Object.hasOwn(fields, "state") ? stateIn(operation) : "RUNNING",
      values: valuesIn(operation) ?? [],
      start: ownValue(fields, "datetime_start") ?? null,
      complete: ownValue(fields, "datetime_complete") ?? null,
      parameters: new Map(
        drawn.map(([name, value]) => [name, this.#valueOf(value, distributions.get(name))])
      ),
      userAttributes: new Map(entriesIn(fields, "user_attrs")),
      systemAttributes: new Map(entriesIn(fields, "system_attrs"))
    };
    study.trials.push(trial);
    this.#trials.push(trial);
    checkRowCount(this.#trials.length, this.#path);
  }
  #setParameter(operation) {
    const [internal, distribution] = ["param_value_internal", "distribution"].map(
      (name2) => ownValue(operation.fields, name2)
    );
    const name = textIn2(operation, "param_name");
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
  for (const [key, value] of entriesIn(fields, name)) to?.set(key, value);
}
function isOver(state) {
  return state !== "RUNNING" && state !== "WAITING";
}
function wholeIn(operation, name) {
  const value = ownValue(operation.fields, name);
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw wrong(operation, name, "a whole number");
}
function textIn2(operation, name) {
  const value = ownValue(operation.fields, name);
  if (typeof value === "string") return value;
  throw wrong(operation, name, "a text");
}
function entriesIn(fields, name) {
  const value = ownValue(fields, name);
  return isFields(value) ? Object.entries(value) : [];
}
var DIRECTIONS = [null, "minimize", "maximize"];
function directionsIn(operation) {
  const codes = ownValue(operation.fields, "directions");
  const all = Array.isArray(codes) ? codes.map((code) => DIRECTIONS[Number(code)]) : [];
  const directions = all.filter((direction) => direction !== void 0);
  const isRight = directions.length > 0 && directions.length === all.length;
  if (isRight && directions.length <= MAX_OBJECTIVES) return directions;
  throw wrong(operation, "directions", `a list of at most ${MAX_OBJECTIVES} 1s and 2s`);
}
var STATES = ["RUNNING", "COMPLETE", "PRUNED", "FAIL", "WAITING"];
function stateIn(operation) {
  const code = ownValue(operation.fields, "state");
  const state = typeof code === "number" ? STATES[code] : void 0;
  if (state !== void 0) return state;
  throw wrong(operation, "state", "one of 0 to 4");
}
function valuesIn(operation) {
  const { fields } = operation;
  const value = ownValue(fields, "value") ?? null;
  const values = ownValue(fields, "values") ?? (value === null ? null : [value]);
  const isRight = (one) => one === null || typeof one === "number";
  if (values === null || Array.isArray(values) && values.every(isRight)) return values;
  throw wrong(operation, "values", "a list of numbers");
}
var CORRECTION = "Restore the journal, or export the trials with study.trials_dataframe().to_csv().";
function wrong({ fields, where }, name, expected) {
  const found = shown(ownValue(fields, name) ?? null);
  return dataError(where, `${name} is ${found}, but should be ${expected}`, CORRECTION);
}

// src/parse/optuna/storage.ts
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
var optunaSqlite = {
  kind: "file",
  name: "optuna-sqlite",
  title: "Optuna storage (SQLite)",
  hasHeader: false,
  correction: "Correct it, or set its state to FAIL for a failed trial.",
  marks: { database: ["study_system_attributes", "trial_system_attributes", "trial_params"] },
  read: readDatabase
};
var ATTRIBUTE = ["key", "value_json"];
var WANTED = {
  studies: ["study_id", "study_name"],
  study_directions: ["study_id", "objective", "direction"],
  study_system_attributes: ["study_id", ...ATTRIBUTE],
  trials: ["trial_id", "study_id", "number", "state", "datetime_start", "datetime_complete"],
  trial_values: ["trial_id", "objective", "value", "value_type"],
  trial_params: ["trial_id", "param_name", "param_value", "distribution_json"],
  trial_user_attributes: ["trial_id", ...ATTRIBUTE],
  trial_system_attributes: ["trial_id", ...ATTRIBUTE]
};
var INSTEAD = 'export the trials with study.trials_dataframe().to_csv("trials.csv", index=False)';
function readDatabase({ path, database }, choice) {
  if (database === void 0) throw new Error("Only databases are in this format");
  const tables = readTables(database, path);
  checkRowCount(tables.trials.length, path);
  return tableOf2(studiesIn(tables), path, choice);
}
function readTables(bytes, path) {
  const sqlite = findSqlite(path);
  const folder = mkdtempSync(join(tmpdir(), "tuning-gate-"));
  try {
    const file = join(folder, "copy.db");
    writeFileSync(file, withoutLog(bytes), { mode: 384 });
    return readFrom(new sqlite.DatabaseSync(file, { readOnly: true }));
  } catch (error) {
    throw damaged3(path, error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
function findSqlite(path) {
  const found = process.getBuiltinModule?.("node:sqlite");
  if (found !== void 0) return found;
  throw dataError(
    printablePath(path),
    `is an SQLite database, which Node ${process.versions.node} cannot read`,
    `Use Node 22.13 or newer, or ${INSTEAD}.`
  );
}
function damaged3(path, error) {
  return dataError(
    printablePath(path),
    `cannot be read as an SQLite database: ${printable(detailOf(error, "message"))}`,
    `Copy it while nothing writes to it, or ${INSTEAD}.`
  );
}
var LOG_MARKS = [18, 19];
function withoutLog(bytes) {
  const copy = Buffer.from(bytes);
  for (const at of LOG_MARKS) if (copy[at] === 2) copy[at] = 1;
  return copy;
}
function readFrom(connection) {
  try {
    connection.exec("PRAGMA trusted_schema = OFF");
    const tables = Object.entries(WANTED).map(([name, columns]) => [
      name,
      rowsOf(connection, name, columns)
    ]);
    return Object.fromEntries(tables);
  } finally {
    connection.close();
  }
}
var MAX_ROWS = 5e6;
function rowsOf(connection, table, wanted) {
  const columns = columnsOf2(connection, table).filter((name) => wanted.includes(name));
  if (columns.length === 0) return [];
  const list = columns.map((name) => `"${name}"`).join(", ");
  const rows = [];
  for (const row of connection.prepare(`SELECT ${list} FROM "${table}"`).iterate()) {
    if (rows.push(row) > MAX_ROWS) throw new Error(`${table} has more than ${MAX_ROWS} rows`);
  }
  return rows;
}
function columnsOf2(connection, table) {
  const sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ? AND rootpage > 0";
  const [isTable] = connection.prepare(sql).iterate(table);
  if (isTable === void 0) return [];
  const columns = [...connection.prepare(`PRAGMA table_xinfo("${table}")`).iterate()];
  return columns.filter(({ hidden }) => hidden === 0).map(({ name }) => String(name));
}
function studiesIn(tables) {
  const directions = groupBy(tables.study_directions, ({ study_id }) => study_id);
  const attributes = groupBy(tables.study_system_attributes, ({ study_id }) => study_id);
  const trials = groupBy(tables.trials, ({ study_id }) => study_id);
  const readTrial3 = trialReader(tables);
  return tables.studies.map(({ study_id, study_name }) => ({
    name: String(study_name),
    directions: directionsIn2(directions.get(study_id) ?? []),
    systemAttributes: attributesIn(attributes.get(study_id)),
    trials: (trials.get(study_id) ?? []).map(readTrial3).sort((a, b) => a.number - b.number)
  }));
}
var DIRECTIONS2 = /* @__PURE__ */ new Map([
  ["MINIMIZE", "minimize"],
  ["MAXIMIZE", "maximize"]
]);
function directionsIn2(rows) {
  const found = placed(rows, ({ direction }) => DIRECTIONS2.get(direction) ?? null);
  return found.length === 0 ? [null] : found;
}
function placed(rows, read) {
  const values = [];
  for (const row of rows) {
    const objective = typeof row.objective === "number" ? row.objective : -1;
    if (Number.isInteger(objective) && 0 <= objective && objective < MAX_OBJECTIVES) {
      values[objective] = read(row);
    }
  }
  return Array.from(values, (value) => value ?? null);
}
function trialReader(tables) {
  const values = groupBy(tables.trial_values, ({ trial_id }) => trial_id);
  const parameters = groupBy(tables.trial_params, ({ trial_id }) => trial_id);
  const userAttributes = groupBy(tables.trial_user_attributes, ({ trial_id }) => trial_id);
  const systemAttributes = groupBy(tables.trial_system_attributes, ({ trial_id }) => trial_id);
  const parameterOf = parameterReader();
  return (row, i) => ({
    number: typeof row.number === "number" ? row.number : i,
    state: String(row.state),
    values: placed(values.get(row.trial_id) ?? [], valueIn),
    start: row.datetime_start ?? null,
    complete: row.datetime_complete ?? null,
    parameters: new Map(
      (parameters.get(row.trial_id) ?? []).map((one) => [
        String(one.param_name),
        parameterOf(one.param_value, one.distribution_json)
      ])
    ),
    userAttributes: attributesIn(userAttributes.get(row.trial_id)),
    systemAttributes: attributesIn(systemAttributes.get(row.trial_id))
  });
}
function valueIn({ value, value_type }) {
  if (value_type === "INF_POS") return Infinity;
  if (value_type === "INF_NEG") return -Infinity;
  return typeof value === "number" ? value : null;
}
function attributesIn(rows = []) {
  return new Map(
    rows.map(({ key, value_json }) => [String(key), tryParseJson(String(value_json)) ?? null])
  );
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
  const [first = ""] = name.split(SEPARATOR, 1);
  return !OWN.has(first) && name !== "";
}
function withDuration(fields) {
  const seconds = numberIn(fields, "time_total_s");
  return seconds === null || Object.hasOwn(fields, "duration") ? fields : { ...fields, duration: seconds };
}
function dotted(parameters) {
  const entries = Object.entries(parameters);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replaceAll(SEPARATOR, "."), value])
  );
}
function iterationOf({ fields }) {
  return numberIn(fields, "training_iteration") ?? 0;
}
function numberOf(id, tag) {
  const tagged = typeof tag === "string" ? /^(\d{1,9})(_|$)/.exec(tag) : null;
  const digits = COUNTED_ID.exec(id)?.[1] ?? tagged?.[1];
  return digits === void 0 ? null : Number(digits);
}
var COUNTED_ID = /^[0-9a-f]{4,8}_(\d{5,9})$/;
var GENERATOR = { ...UNKNOWN_SEARCH, sampler: "BasicVariantGenerator" };
function searchOf2(trials, isGenerated = false) {
  if (!isGenerated && !trials.every(({ id }) => COUNTED_ID.test(id))) return UNKNOWN_SEARCH;
  const sorted = trials.toSorted((a, b) => (a.number ?? -1) - (b.number ?? -1));
  if (sorted.some(({ number }, i) => number !== i)) return GENERATOR;
  const kinds = columnsOf3(sorted).map(kindOf2);
  const count = (kind) => kinds.filter((one) => one === kind).length;
  const [walked, drawn, distinct] = [count("walked"), count("drawn"), count("distinct")];
  if (walked > 0 && drawn === 0 && distinct === 0) return { ...GENERATOR, method: "grid" };
  const isRandom = walked === 0 && (drawn > 0 || distinct > 1);
  return isRandom ? { ...GENERATOR, method: "random" } : GENERATOR;
}
function columnsOf3(trials) {
  const columns = /* @__PURE__ */ new Map();
  for (const [i, { parameters }] of trials.entries()) {
    for (const [name, value] of Object.entries(parameters)) {
      const column = columns.get(name) ?? new Array(trials.length).fill("");
      column[i] = JSON.stringify(value) ?? "";
      columns.set(name, column);
    }
  }
  return [...columns.values()];
}
function kindOf2(column) {
  const values = [...new Set(column)];
  if (values.length === 1) return "constant";
  if (values.length === column.length) return "distinct";
  const stride = column.findIndex((value) => value !== values[0]);
  const expected = (i) => values[Math.floor(i / stride) % values.length];
  return column.every((value, i) => value === expected(i)) ? "walked" : "drawn";
}

// src/parse/ray/csv.ts
var rayCsv = {
  kind: "file",
  name: "ray-csv",
  title: "Ray Tune dataframe (CSV)",
  identity: ["trial_id"],
  hasHeader: true,
  correction: "Correct the cell, or leave it empty for a failed trial.",
  marks: { header: [["training_iteration", /^config\//]] },
  read: toTable3
};
function toTable3(file) {
  const reports = readCsv(file).map(toTrial2);
  const trials = withoutEarlier(reports);
  const isUneven = new Set(trials.map(({ row }) => iterationOf(row))).size > 1;
  return {
    rows: trials.map(({ row }) => row),
    direction: null,
    scores: Object.keys(trials[0]?.row.fields ?? {}).filter(mayBeScore),
    search: searchOf2(trials),
    leftOut: [{ count: reports.length - trials.length, what: "earlier reports" }],
    gaps: isUneven ? ["failures-hidden", "stops-unknown"] : ["failures-hidden"]
  };
}
function toTrial2({ fields, ...row }) {
  const id = textIn(fields, "trial_id");
  const number = numberOf(id, ownValue(fields, "experiment_tag"));
  const parameters = dotted(parametersUnder("config/", fields));
  const order = number ?? void 0;
  return {
    id,
    number,
    parameters,
    row: { ...row, order, fields: withDuration(fields), parameters }
  };
}
function withoutEarlier(reports) {
  const last = /* @__PURE__ */ new Map();
  for (const [i, trial] of reports.entries()) {
    const key = trial.id || i;
    const other = last.get(key);
    if (other === void 0 || iterationOf(trial.row) >= iterationOf(other.row)) {
      last.set(key, trial);
    }
  }
  return [...last.values()];
}

// src/parse/ray/records.ts
function readState(file) {
  const state = readObject(file);
  const trials = state && ownValue(state, "trial_data");
  if (!Array.isArray(trials)) {
    throw damaged4(file, "has no list of trials, but it records how they ended");
  }
  const runner = fieldsIn(state, "runner_data");
  const metric = ownValue(runner, "_metric");
  return {
    file,
    trials: trials.map((one, i) => readTrial2(one, file, `trial_data[${i}]`)),
    metric: typeof metric === "string" ? metric : null,
    hasStopper: !isIdle(ownValue(fieldsIn(runner, "_stopper"), "value"))
  };
}
var IDLE = Buffer.from("NoopStopper").toString("hex");
function isIdle(pickle) {
  return typeof pickle === "string" && pickle.includes(IDLE);
}
function readTrial2(item, file, place) {
  const path = `${file.path}, ${place}`;
  const [fixed, running] = (Array.isArray(item) ? item : []).map(
    (one) => typeof one === "string" ? parseJson(one, printablePath(path)) : one
  );
  const fields = isFields(fixed) ? fixed : {};
  const id = ownValue(fields, "trial_id");
  if (typeof id !== "string") throw damaged4(file, `has no trial_id in ${place}`);
  const folder = ownValue(fields, "relative_logdir");
  return {
    id,
    status: requireStatus(ownValue(fields, "status"), printablePath(path), {
      restoring: "unfinished"
    }),
    folder: typeof folder === "string" ? folder.split(/[\\/]/).at(-1) ?? null : null,
    drawn: fieldsIn(fields, "evaluated_params"),
    config: fieldsIn(fields, "config"),
    tag: ownValue(fields, "experiment_tag"),
    lastResult: fieldsIn(running, "last_result"),
    criteria: fieldsIn(fields, "stopping_criterion")
  };
}
function damaged4({ path }, what) {
  return dataError(
    printablePath(path),
    what,
    "Copy the folder of the experiment again, or leave this file out."
  );
}
function lastReport({ files }) {
  const result = written(files.get("result.json"));
  if (result !== null) return { file: result, fields: lastLine(result) };
  const progress = written(files.get("progress.csv"));
  const row = progress && readCsv(progress).at(-1);
  return progress && row ? { file: progress, fields: row.fields } : null;
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

// src/parse/ray/experiment.ts
var rayExperiment = {
  kind: "folder",
  name: "ray-experiment",
  title: "Ray Tune experiment (folder)",
  hasHeader: false,
  correction: "Correct the last line of the trial, or remove it.",
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
  read: (folders, choice) => toTable4(
    chooseFolder(folders, {
      ...choice,
      kind: "experiments",
      countTrials: (folder) => trialFolders(folder).length
    })
  )
};
var OF_TRIAL = ["result.json", "progress.csv", "params.json", "error.txt"];
function trialFolders(experiment) {
  return foldersIn(experiment).filter(({ files }) => OF_TRIAL.some((name) => files.has(name)));
}
function toTable4(experiment) {
  const { files } = experiment;
  const latest = [...files.keys()].filter((name) => /^experiment_state-.*\.json$/.test(name)).sort();
  const file = files.get(latest.at(-1) ?? "");
  const state = file === void 0 ? null : readState(file);
  const folderNames = new Map(state?.trials.map(({ folder, id }) => [folder, id]));
  const trialsFound = trialFolders(experiment);
  const found = new Map(trialsFound.map((folder) => findTrial(folder, folderNames)));
  const known = new Map(state?.trials.map((trial) => [trial.id, trial]));
  const ids = /* @__PURE__ */ new Set([...known.keys(), ...found.keys()]);
  const ended = [...ids].map((id) => toTrial3(id, found.get(id), known.get(id), state));
  const { trials, areUnclear } = withStops(ended, state);
  const rows = trials.map(({ row }) => row);
  const numeric = surveyColumns(rows).filter(isNumeric);
  return {
    rows,
    direction: null,
    scores: state?.metric ? [state.metric] : numeric.map(({ name }) => name).filter(mayBeScore),
    search: searchIn([...files.keys()], trials),
    leftOut: [{ count: trialsFound.length - found.size, what: "repeated folders" }],
    gaps: areUnclear ? ["stops-unknown"] : void 0
  };
}
var TRACES3 = [
  { pattern: /^pbt_(global\.txt|policy_.*\.txt)$/, sampler: "PopulationBasedTraining" },
  { pattern: /^(search_gen_state-.*\.json|searcher-state-.*\.pkl)$/, sampler: "Searcher" }
];
function searchIn(names, trials) {
  const trace = TRACES3.find(({ pattern }) => names.some((name) => pattern.test(name)));
  if (trace !== void 0) {
    return { ...UNKNOWN_SEARCH, method: "adaptive", sampler: trace.sampler };
  }
  return searchOf2(
    trials,
    names.some((name) => /^basic-variant-state-.*\.json$/.test(name))
  );
}
var ID = /_([0-9a-f]{4,8}_\d{5,9}|[0-9a-f]{8})(_|$)/;
function findTrial(folder, ids) {
  const report = lastReport(folder);
  const name = folder.path.slice(folder.path.lastIndexOf("/") + 1);
  const reported = ownValue(report?.fields ?? {}, "trial_id");
  const named = ID.exec(name);
  const id = ids.get(name) ?? (typeof reported === "string" ? reported : named?.[1]);
  const tag = named && name.slice(named.index + named[0].length);
  return [id ?? name, { folder, report, tag }];
}
function toTrial3(id, found, known, state) {
  const report = found?.report ?? null;
  const fields = report?.fields ?? known?.lastResult ?? {};
  const path = report?.file.path ?? found?.folder.path ?? state?.file.path ?? "";
  const config = configOf(fields, found, known);
  const parameters = parametersOf(config, known?.drawn ?? {});
  const tag = known?.tag ?? ownValue(fields, "experiment_tag") ?? found?.tag;
  const number = numberOf(id, tag);
  const all = { config, ...fields };
  const nested = flattened(all, SEPARATOR).filter(([name]) => name.includes(SEPARATOR));
  const row = {
    where: found ? printablePath(path) : `${printablePath(path)}, trial ${printable(id, 40)}`,
    path,
    fields: withDuration({ ...Object.fromEntries(nested), ...all, trial_id: id }),
    status: known?.status ?? statusWithout(found, state),
    order: number ?? void 0,
    parameters
  };
  return { id, number, parameters, row, known, hasReport: report !== null };
}
function configOf(report, found, known) {
  const reported = ownValue(report, "config");
  if (isFields(reported)) return reported;
  return readObject(found?.folder.files.get("params.json")) ?? known?.config ?? {};
}
function parametersOf(config, drawn) {
  const values = Object.fromEntries(flattened(config, SEPARATOR));
  const names = Object.keys(drawn);
  if (names.length === 0) return dotted(values);
  const value = (name) => Object.hasOwn(values, name) ? values[name] : drawn[name];
  return dotted(Object.fromEntries(names.map((name) => [name, value(name)])));
}
function statusWithout(found, state) {
  if (found?.folder.files.has("error.txt") || !found?.report) return "failed";
  return state === null ? "finished" : "unfinished";
}
function withStops(trials, state) {
  const over = trials.filter(({ row }) => row.status === "finished");
  const most = over.reduce((sofar, { row }) => Math.max(sofar, iterationOf(row)), 0);
  const short = over.filter(({ row }) => iterationOf(row) < most);
  const ends = new Map(short.map((trial) => [trial, endOf(trial, state)]));
  return {
    trials: trials.map((trial) => {
      if (ends.get(trial) !== "stopped") return trial;
      return { ...trial, row: { ...trial.row, status: "pruned" } };
    }),
    areUnclear: [...ends.values()].includes("unclear")
  };
}
function endOf({ row: { fields }, known, hasReport }, state) {
  if (known && meetsAny(known.criteria, fields)) return "ended";
  if (!hasReport || !Object.hasOwn(fields, "checkpoint_dir_name")) return "unclear";
  if (!isDone(fields)) return known && !isDone(known.lastResult) ? "unclear" : "ended";
  return state !== null && !state.hasStopper ? "stopped" : "unclear";
}
function meetsAny(criteria, fields) {
  return Object.entries(criteria).some(([name, limit]) => {
    const value = numberIn(fields, name);
    return value !== null && typeof limit === "number" && value >= limit;
  });
}
function isDone(fields) {
  return String(ownValue(fields, "done")).toLowerCase() === "true";
}

// src/parse/sklearn/cv-results.ts
var sklearnCvResults = {
  kind: "file",
  name: "sklearn-cv-results",
  title: "scikit-learn cv_results_ (CSV)",
  hasHeader: true,
  correction: "Correct the cell, or leave it empty for a fit that failed.",
  marks: { header: [[/^mean_test_/, /^(mean_fit_time$|rank_test_)/, /^(params$|param_)/]] },
  read: toTable5
};
var SCORE2 = /^(mean|split\d{1,4})_(test|train)_./;
var PARAMETER2 = "param_";
var INDEX = "sklearn index";
function toTable5(file) {
  const all = readCsv(file, INDEX);
  const columns = Object.keys(all[0]?.fields ?? {}).filter((name) => name !== INDEX);
  const splits = new Set(columns.flatMap((name) => /^split(\d+)_test_/.exec(name)?.[1] ?? [])).size;
  const orders = ordersOf(all, columns);
  const candidates = all.map((row, i) => toCandidate(row, splits, orders?.[i]));
  const rows = lastRounds(candidates);
  return {
    rows,
    // All scorers are better higher; errors are negated, and named so.
    direction: null,
    directions: Object.fromEntries(
      columns.filter((name) => SCORE2.test(name)).map((name) => [name, "maximize"])
    ),
    scores: columns.filter((name) => name.startsWith("mean_test_")),
    search: { ...UNKNOWN_SEARCH, method: isGrid(rows) ? "grid" : "unknown" },
    leftOut: [{ count: all.length - rows.length, what: "earlier reports" }]
  };
}
function toCandidate({ fields, ...row }, splits, order) {
  const { [INDEX]: _, ...own } = fields;
  const duration = durationOf2(fields, splits);
  const hasParameters = Object.keys(fields).some((name) => name.startsWith(PARAMETER2));
  const parameters = hasParameters ? parametersUnder(PARAMETER2, fields) : void 0;
  return {
    round: numberIn(fields, "iter") ?? 0,
    key: JSON.stringify(parameters ?? [fields.params]),
    row: { ...row, fields: duration === null ? own : { duration, ...own }, order, parameters }
  };
}
function durationOf2(fields, splits) {
  const [fit, score] = [numberIn(fields, "mean_fit_time"), numberIn(fields, "mean_score_time")];
  return splits === 0 || fit === null || score === null ? null : (fit + score) * splits;
}
function ordersOf(rows, columns) {
  const index = rows.map(({ fields }) => numberIn(fields, INDEX));
  const isMoved = index.some((number, i) => number !== i) && new Set(index).size === rows.length;
  if (isMoved && index.every((number) => number !== null)) return index;
  const rank = columns.find((name) => /^rank_test_./.test(name)) ?? "";
  return isSorted(rows.map(({ fields }) => numberIn(fields, rank))) ? null : rows.map((_, i) => i);
}
var MIN_SORTED = 4;
function isSorted(ranks) {
  if (ranks.length < MIN_SORTED || new Set(ranks).size < 2) return false;
  return ranks.every((rank, i) => rank !== null && rank >= (ranks[i - 1] ?? rank));
}
function isGrid(rows) {
  const values = /* @__PURE__ */ new Map();
  for (const { parameters = {} } of rows) {
    for (const [name, value] of Object.entries(parameters)) {
      values.set(name, (values.get(name) ?? /* @__PURE__ */ new Set()).add(JSON.stringify(value) ?? ""));
    }
  }
  const sizes = [...values.values()].map(({ size }) => size).filter((size) => size > 1);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const distinct = new Set(rows.map(({ parameters }) => JSON.stringify(parameters)));
  return sizes.length > 1 && combinations === rows.length && distinct.size === rows.length;
}
function lastRounds(candidates) {
  const last = candidates.reduce((most, { round }) => Math.max(most, round), 0);
  if (last === 0) return candidates.map(({ row }) => row);
  const latest = /* @__PURE__ */ new Map();
  const orders = /* @__PURE__ */ new Map();
  for (const candidate of candidates) {
    const { row, key, round } = candidate;
    if (round === 0) orders.set(key, row.order);
    if (round >= (latest.get(key)?.round ?? 0)) latest.set(key, candidate);
  }
  return [...latest].map(([key, { row, round }]) => ({
    ...row,
    order: orders.get(key),
    status: round < last ? "pruned" : "finished"
  }));
}

// src/parse/wandb/sweep.ts
function sweepSettings(method, metric, goal) {
  const textOf = (value) => typeof value === "string" && value !== "" ? value : null;
  const direction = goal === "maximize" || goal === "minimize" ? goal : null;
  return { method: textOf(method), metric: textOf(metric), direction };
}
var METHODS = /* @__PURE__ */ new Map([
  ["random", "random"],
  ["grid", "grid"],
  ["bayes", "adaptive"]
]);
function tableOf3(all, study) {
  const others = all.filter(({ sweep }) => sweep === null);
  const started = groupBy(
    all.filter(({ sweep }) => sweep !== null),
    ({ sweep }) => sweep
  );
  const sweeps = [...started].map(([name2, own]) => {
    return { names: [name2 ?? ""], trials: own.length, own };
  });
  const hasNone = sweeps.length === 0 && study === null;
  const runs = hasNone ? all : chooseStudy(sweeps, { study, kind: "sweeps" }).own;
  const settings = runs.map((run) => run.settings);
  const metric = common(settings.map((one) => one.metric));
  const direction = common(settings.map((one) => one.direction));
  const name = common(settings.map((one) => one.method));
  const method = METHODS.get(name) ?? "unknown";
  const found = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = metric !== null && found.includes(metric);
  return {
    direction: null,
    directions: isNamed && direction !== null ? { [metric]: direction } : {},
    rows: runs.map(({ row }) => row),
    scores: isNamed ? [metric] : found,
    search: { method, sampler: method === "adaptive" ? name : null, seed: null },
    leftOut: [{ count: hasNone ? 0 : others.length, what: "hand-picked trials" }],
    study: runs[0]?.sweep ?? void 0
  };
}
function common(values) {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

// src/parse/wandb/csv.ts
var OWN2 = /* @__PURE__ */ new Set([
  ...["Name", "Commit", "Hostname", "GPU Type", "GPU Count", "GitHub", "Job Type", "Group"],
  ...["Runtime", "Sweep", "Created", "State", "Notes", "User", "Tags", "ID"]
]);
var wandbCsv = {
  kind: "file",
  name: "wandb-csv",
  title: "Weights & Biases runs table (CSV)",
  identity: ["ID"],
  hasHeader: true,
  correction: "Correct the cell, or leave it empty for a failed run.",
  lookalikes: [
    {
      // Lines of a chart are named `<run> - <metric>`, with columns for their range.
      marks: { header: [[/ - .*__MIN$/, / - .*__MAX$/]] },
      what: "is the CSV of a Weights & Biases chart, which has the steps of runs, not one row per run",
      fix: "Download the runs table instead: open the table of runs and export it as CSV."
    },
    {
      // As in the tool's own instructions for exporting runs: lists of dictionaries as columns.
      marks: { header: [["summary", "config"]], text: [/[,;\t\n]"?\{'/] },
      what: "has the summaries and configurations of Weights & Biases runs as Python dictionaries, which are not supported",
      fix: 'Write them as JSON: `runs_df.to_json("runs.json", orient="records")` instead of `to_csv`; or download the runs table as CSV.'
    }
  ],
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
  read: toTable6
};
function toTable6(file, { study }) {
  const rows = readCsv(file);
  const columns = Object.keys(rows[0]?.fields ?? {});
  const scores = columns.filter((name) => !OWN2.has(name) && !name.startsWith("_"));
  const hasSettings = columns.includes("metric.name") || columns.includes("metric.goal");
  const runs = rows.map((row) => toRun(row, scores, hasSettings));
  const isTold = runs.every(({ row }) => row.status !== void 0);
  return { ...tableOf3(runs, study), gaps: isTold ? void 0 : ["failures-hidden"] };
}
function toRun(row, scores, hasSettings) {
  const { fields, where } = row;
  const sweep = textIn(fields, "Sweep");
  const settings = hasSettings ? ["method", "metric.name", "metric.goal"] : [];
  return {
    scores,
    settings: sweepSettings(...settings.map((name) => ownValue(fields, name))),
    sweep: ["", "-"].includes(sweep) ? null : sweep,
    row: {
      ...row,
      order: readInstant(ownValue(fields, "Created")) ?? void 0,
      // The table need not show it.
      status: textIn(fields, "State") === "" ? void 0 : requireStatus(fields.State, where, MORE),
      fields: { duration: secondsIn2(fields), ...fields }
    }
  };
}
var MORE = { preempted: "failed", preempting: "unfinished" };
function secondsIn2(fields) {
  const values = ["Runtime", "_wandb.runtime", "_runtime"].map((name) => numberIn(fields, name));
  return values.find((value) => value !== null) ?? null;
}

// src/parse/yaml.ts
var MAX_LENGTH = 2 ** 18;
var MAX_ALIASES = 50;
async function parseYaml({ path, text }, { fix, uniqueKeys = false }) {
  const { LineCounter, parseDocument } = await import("./dist-RKSJJULX.js");
  const damaged5 = (where, what) => dataError(printablePath(where), what, fix);
  if (text.length > MAX_LENGTH) throw damaged5(path, `is larger than ${MAX_LENGTH / 1024} KiB`);
  if (isTooDeep(text)) throw damaged5(path, "is nested too deeply");
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, logLevel: "error", uniqueKeys };
  const document = parseDocument(text, options);
  const [error] = document.errors;
  if (error !== void 0) {
    const { line } = lineCounter.linePos(error.pos[0]);
    throw damaged5(`${path}, line ${line}`, `is not valid YAML: ${printable(error.message)}`);
  }
  try {
    const value = document.toJS({ maxAliasCount: MAX_ALIASES });
    JSON.stringify(value);
    return value;
  } catch (error2) {
    throw damaged5(path, `is not valid YAML: ${printable(detailOf(error2, "message"))}`);
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
  hasHeader: false,
  correction: "Correct it in the wandb-summary.json of the run, or remove it for a failed run.",
  marks: [
    {
      path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/files\/(wandb-(summary|metadata)\.json|config\.yaml)$/,
      depth: 3
    },
    { path: /(^|\/)(offline-)?run-\d{8}_\d{6}-[^/]+\/run-[^/]+\.wandb$/, depth: 2 }
  ],
  read: toTable7
};
var SUMMARY = "files/wandb-summary.json";
var CONFIG = "files/config.yaml";
async function toTable7(roots, { study }) {
  const folders = roots.flatMap(runsIn);
  const runs = [];
  for (const own of groupBy(folders, ({ id }) => id).values()) {
    runs.push(await readRun3(own.reduce((last, one) => one.stamp > last.stamp ? one : last)));
  }
  const table = tableOf3(runs, study);
  const copies = roots.flatMap(foldersIn).filter(({ path }) => /(^|\/)latest-run$/.test(path));
  const repeated = folders.length - runs.length + copies.length;
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
    return id === "" ? [] : [{ ...folder, id, stamp, given: given.get(id) }];
  });
}
async function readRun3({ path, files, given, stamp }) {
  checkSynced({ path, files });
  const config = await valuesIn2(files.get(CONFIG));
  const summary = readObject(files.get(SUMMARY)) ?? {};
  const values = Object.fromEntries(flattened(summary, ".", isMedia));
  const duration = durationIn(summary);
  const metric = fieldsIn(config, "metric");
  const hasSettings = Object.hasOwn(config, "method") && Object.hasOwn(metric, "name");
  const parameters = given ? await valuesIn2(given.file) : hasSettings ? withoutSettings(config) : config;
  return {
    sweep: given?.sweep ?? null,
    settings: hasSettings ? sweepSettings(config.method, metric.name, ownValue(metric, "goal")) : sweepSettings(),
    scores: Object.keys(values).filter((name) => !name.startsWith("_")),
    row: {
      where: printablePath(path),
      path,
      order: Number(stamp.replace("_", "")),
      // How a run ended is not recorded: one without the score failed.
      status: "finished",
      parameters,
      fields: { ...duration === null ? {} : { duration }, ...config, ...values }
    }
  };
}
function checkSynced({ path, files }) {
  if (!/(^|\/)offline-[^/]+$/.test(path) || files.has(SUMMARY) || files.has(CONFIG)) return;
  throw dataError(
    printablePath(path),
    "is an offline run, whose scores are only in a binary log",
    "Send it with `wandb sync`, and download the runs table as CSV."
  );
}
function durationIn(summary) {
  const own = numberIn(fieldsIn(summary, "_wandb"), "runtime");
  const reported = numberIn(summary, "_runtime");
  return own === null || reported === null ? own ?? reported : Math.max(own, reported);
}
function isMedia(value) {
  return isFields(value) && Object.hasOwn(value, "_type");
}
async function valuesIn2(file) {
  if (file === void 0 || isEmptyFile(file)) return {};
  if (file.refusal !== void 0) throw file.refusal;
  const fix = "Copy the file again from the machine of the run.";
  const document = await parseYaml(file, { fix }) ?? {};
  if (!isFields(document)) {
    throw dataError(printablePath(file.path), "is not the configuration of a run", fix);
  }
  const entries = Object.entries(document).filter(([name]) => !OWN3.includes(name));
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
function withoutSettings(config) {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !SETTINGS.includes(name)));
}

// src/parse/formats.ts
var FORMATS = [
  ...[optunaSqlite, optunaJournal, optunaCsv],
  ...[rayExperiment, rayCsv],
  kerasTuner,
  ...[mlflowFiles, mlflowCsv, mlflowUiCsv],
  ...[wandbRuns, wandbCsv],
  sklearnCvResults,
  ...[jsonl, json],
  csv
];
var FORMAT_NAMES = FORMATS.map(({ name }) => name).sort();

// src/parse/columns/roles.ts
function scoreColumns({ rows, scores }, cost) {
  const numeric = (some) => surveyColumns(some).filter((column) => isNumeric(column) && column.name !== cost);
  if (scores !== null) {
    const isKnown = scores.length === 1;
    return numeric(rows).filter(
      ({ name }) => scores.includes(name) && (isKnown || !isCounter(name))
    );
  }
  const within = nestedRows(rows);
  const none = /* @__PURE__ */ new Set([...seedNames(rows), ...parametersIn(rows)]);
  const columns = numeric(rows).filter(
    ({ name }) => !none.has(name) && !isCounter(name) && !isStatusName(name)
  );
  if (isLone(rows)) return columns;
  const paths = numeric(within).filter(({ name }) => !isOfParameters(name) && !isCounter(name));
  return [
    ...columns.filter((column) => !numbersAll(rows, column)),
    ...paths.filter((column) => !numbersAll(within, column))
  ];
}
function onlyScore(table, cost) {
  const [only, second] = scoreColumns(table, cost);
  if (only === void 0 || second !== void 0) return null;
  const isKnown = table.scores?.length === 1 || isLone(table.rows) || isScoreName(only.name);
  return isKnown ? only.name : null;
}
function likeliestFirst(columns) {
  return columns.toSorted((a, b) => Number(isScoreName(b.name)) - Number(isScoreName(a.name)));
}
function parametersIn(rows) {
  const names = /* @__PURE__ */ new Set();
  for (const { parameters } of rows)
    for (const name of Object.keys(parameters ?? {})) names.add(name);
  return names;
}
var GROUPS = /^(params?|parameters?|h(yper)?_?param(eter)?s?|config(uration)?|cfg|args|space)$/i;
function isOfParameters(path) {
  return segmentsOf(path).slice(0, -1).some((segment) => GROUPS.test(segment));
}
var COUNTERS = /^(id|uuid|index|idx|number|no|nr|num|trials?|iterations?|iters?|steps?|epochs?|seed|timestamp|datetime|date|status|state|budgets?|fidelity)$/;
function isCounter(name) {
  const last = segmentsOf(name).at(-1) ?? name;
  if (isScoreName(last) || name.endsWith("]")) return false;
  const words = partsOf(last).filter((part) => !/^\d+$/.test(part));
  const isMoment = /^(random_?state|(start|end)(ed)?_?(time|at)|created_?at)$/i.test(last);
  return isMoment || isSpread(words) || COUNTERS.test(words.at(-1) ?? "");
}
function segmentsOf(path) {
  return path.split(/\[-?\d+\]|[./]/).filter(Boolean);
}
var MIN_NUMBERED = 3;
function numbersAll(rows, { name, least, greatest }) {
  if (rows.length < MIN_NUMBERED || isScoreName(name)) return false;
  if (least !== 0 && least !== 1 || greatest !== least + rows.length - 1) return false;
  const found = new Set(rows.map(({ fields }) => readNumber(ownValue(fields, name))));
  return rows.every((_, i) => found.has(least + i));
}
function isLone(rows) {
  return namesOfColumns(rows).size === 1 && nestedRows(rows).length === 0;
}
var MAX_GUESSED_TRIALS = 1e4;
var MAX_GUESSED = 100;
var REMARKS = /^(name|notes?|comments?|tags?|message|error|exception|traceback|warnings?|reason|user|author|host|hostname|node|device|worker|pid|path|file|folder|dir|directory|checkpoint|log|url|link|commit|sha|hash|version|created|started|finished|updated)$/;
function parameterColumns(rows, known) {
  if (rows.length > MAX_GUESSED_TRIALS || rows.some(({ parameters }) => parameters)) return [];
  const columns = surveyColumns(rows);
  const groups = columns.filter(({ name, example }) => isFields(example) && GROUPS.test(name));
  if (groups.length > 0) return groups.map(({ name }) => name);
  const none = /* @__PURE__ */ new Set([
    ...seedNames(rows),
    ...known.flatMap((one) => [one, ...one.split(/[^\w-]+/)])
  ]);
  return columns.filter(({ name }) => !none.has(name) && !isStatusName(name) && !isCounter(name)).filter(({ name }) => !isCostName(name) && !REMARKS.test(partsOf(name).at(-1) ?? "")).filter((column) => isNumeric(column) ? isTuned(rows, column) : isCategory(rows, column)).slice(0, MAX_GUESSED).map(({ name }) => name);
}
function isTuned(rows, column) {
  return column.least < column.greatest && !isScoreName(column.name) && !numbersAll(rows, column);
}
function isCategory(rows, { name, example }) {
  if (typeof example === "object" || readInstant(example) !== null) return false;
  const values = rows.map(({ fields }) => String(ownValue(fields, name) ?? ""));
  const given = values.filter((value) => value !== "");
  return new Set(values).size > 1 && new Set(given).size < given.length;
}
var MAX_COLUMNS = 20;
function suggest(table, { metric, direction, cost }, near = null) {
  const columns = scoreColumns(table, cost);
  const meant = near !== null && isCopiable(near) ? near : null;
  const known = metric ?? meant;
  if (known === null && columns.length === 0) return null;
  const names = likeliestFirst(columns).map(({ name }) => name);
  return {
    columns: columns.slice(0, MAX_COLUMNS).map(toSuggested),
    hidden: Math.max(0, columns.length - MAX_COLUMNS),
    settings: [["metric", known ?? askMetric(names)], ...directionSetting(table, known, direction)]
  };
}
function toSuggested({ name, least, greatest, numbers }) {
  return { name: printable(name, 40), least, greatest, values: numbers };
}
var MAX_CHOICES = 5;
function askMetric(names) {
  const shown2 = names.slice(0, MAX_CHOICES).map((name) => printable(name, 40));
  const hidden = names.length - shown2.length;
  const choices = hidden > 0 ? [...shown2, `${hidden} more`] : shown2;
  const last = choices.pop();
  const question = choices.length === 0 ? `${last}?` : `${choices.join(", ")} or ${last}?`;
  return { question, placeholder: "NAME" };
}
var EITHER_WAY = {
  question: "maximize or minimize?",
  placeholder: "maximize|minimize"
};
function directionSetting(table, metric, given) {
  if (isRecorded(table, metric)) return [];
  const named = metric === null ? null : directionByName(metric);
  return [["direction", given ?? named ?? EITHER_WAY]];
}
function isRecorded(table, metric) {
  if (metric !== null) return recordedDirection(table, metric) !== null;
  return table.direction !== null || Object.keys(table.directions ?? {}).length > 0;
}

// src/parse/recognize.ts
import { posix as posix2 } from "node:path";

// src/parse/unsupported.ts
var UNSUPPORTED = [
  {
    // The configurations come last, and the run history before them may be long.
    marks: { text: [/^\s*\{/, /"config_origins":/, /"configs":/, /"data":/] },
    what: "is a SMAC run history, which is not supported",
    fix: "Write one row for each `config` in `smac.runhistory.get_configs()`, with `smac.runhistory.get_cost(config)`, as CSV."
  },
  {
    marks: { text: [/^\s*\[\s*\{/, /"book_time":/, /"tid":/, /"misc":/, /"result":/] },
    what: "is a dump of Hyperopt\u2019s `trials.trials`, which is not supported",
    fix: "Write only the results: `json.dump(trials.results, file)`."
  },
  {
    marks: { text: [/^\s*\[\s*\[\d+, ?\d+, ?\d+\], ?(\{|[\d.]+, ?\{"submitted")/] },
    what: "is a BOHB (HpBandSter) log, which is not supported",
    fix: "Write one row for each run in `logged_results_to_HBS_result(FOLDER).get_all_runs(only_largest_budget=True)`, with its loss, as CSV."
  },
  {
    marks: { text: [/^\s*<(!doctype|html|head|body|\?xml)\b/i] },
    what: "is a web page, not a table",
    fix: "Download the file itself: this is the page that shows it, or that asks you to log in."
  },
  {
    marks: {
      text: [
        /^(#[^\n]*\n)*name: (optuna|nevergrad|ax)\r?\n/,
        /^(best_params|best_evaluated_params|best_value|solutions|ax):/m
      ]
    },
    what: "is the result of a Hydra sweeper, which holds only the best trial",
    fix: "Give the sweeper a storage (hydra.sweeper.storage) and name that, or let every job write its score to a JSON file."
  },
  {
    marks: { text: [/^\s*hydra:\r?\n +(run|mode|sweep|searchpath):/] },
    what: "is a Hydra configuration, which has no scores",
    fix: "Let every job write its score to a JSON file, and name only these files: `multirun/DATE/TIME/*/score.json`."
  }
];

// src/parse/recognize.ts
var FOLDER_FORMATS = FORMATS.filter((format) => format.kind === "folder");
var FILE_FORMATS = FORMATS.filter((format) => format.kind === "file");
function recognize(files, name) {
  if (name === "auto") return detectFormat(files);
  const format = FORMATS.find((one) => one.name === name);
  if (format === void 0) throw unknownFormat(name);
  if (format.isGeneric) refuseStray(files);
  else refuseOther(files, format);
  return format;
}
function unknownFormat(name) {
  return settingsError(
    "format",
    `is ${JSON.stringify(printable(name))}, an unknown format`,
    `Choose auto, ${listed2(FORMAT_NAMES)}.`
  );
}
function refuseOther(files, format) {
  const isOdd = (file) => !file.refusal && !file.database;
  const odd = format.kind === "folder" ? findFolders(files, format.marks).others.at(0) : files.find((file) => isOdd(file) && !isInFormat(file, format));
  if (odd === void 0) return;
  throw settingsError(
    "format",
    `is ${format.name}, but ${printablePath(odd.path)} does not look like it (${format.title})`,
    "Leave `format` (--format) out, or name a plain format: csv, json or jsonl."
  );
}
function isAllIn(files, { marks }) {
  const { folders, others } = findFolders(files, marks);
  return folders.length > 0 && others.length === 0;
}
function isInFormat(file, { marks, isText }) {
  return hasMarks(file, marks) && (isText?.(file.text) ?? true);
}
function detectFormat(files) {
  const folder = FOLDER_FORMATS.find((format) => isAllIn(files, format));
  if (folder !== void 0) return folder;
  refuseMixed(files);
  for (const file of files) refuseLookalike(file);
  refuseStray(files);
  const [first, ...others] = files.map((file) => ({ file, format: detectFileFormat(file) }));
  if (first === void 0) throw new Error("A sweep has at least one file");
  const odd = others.find(({ format }) => format !== first.format);
  if (odd === void 0) return first.format;
  throw dataError(
    printablePath(odd.file.path),
    `looks like ${odd.format.name}, but ${printablePath(first.file.path)} looks like ${first.format.name}`,
    "Name only the files of one sweep, all in one format, or name the format with `format` (--format)."
  );
}
function refuseMixed(files) {
  for (const { name, title, marks } of FOLDER_FORMATS) {
    const [folder] = findFolders(files, marks).folders;
    if (folder === void 0) continue;
    throw dataError(
      printablePath(folder.path),
      `holds files of the format ${name} (${title}), next to files that do not belong to it`,
      "Name the folder that the tool wrote, or move the other files out of it."
    );
  }
}
function detectFileFormat(file) {
  if (file.refusal) throw file.refusal;
  const format = FILE_FORMATS.find((one) => isInFormat(file, one));
  if (format !== void 0) return format;
  if (file.database) throw unknownDatabase(file);
  throw dataError(
    printablePath(file.path),
    "has an unknown format",
    "Export the trials as csv, json or jsonl, or name the format with `format` (--format)."
  );
}
function isPlain(file) {
  const format = FILE_FORMATS.find((one) => isInFormat(file, one));
  return format === void 0 || format.name === "csv";
}
var LOOKALIKES = [...FORMATS.flatMap(({ lookalikes = [] }) => lookalikes), ...UNSUPPORTED];
function refuseLookalike(file) {
  const found = LOOKALIKES.find(({ marks }) => hasMarks(file, marks));
  if (found !== void 0) throw dataError(printablePath(file.path), found.what, found.fix);
}
function checkReadable(file, format) {
  if (file.refusal) throw file.refusal;
  if (!file.database || isInFormat(file, format)) return;
  refuseLookalike(file);
  throw unknownDatabase(file);
}
function unknownDatabase({ path, database }) {
  const where = printablePath(path);
  if (database?.includes("CREATE TABLE")) {
    const what = "is an SQLite database of an unknown tool";
    return dataError(where, what, "Export the trials as CSV or JSON.");
  }
  return dataError(
    where,
    "is an SQLite database without tables: its data is in the file ending in -wal next to it",
    "Close the program that writes to it, or run `PRAGMA wal_checkpoint(TRUNCATE)` on it, and try again."
  );
}
function listed2(names) {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
var TABLES = [".csv", ".tsv", ".json", ".jsonl", ".ndjson", ".db", ".sqlite", ".sqlite3"];
function refuseStray(files) {
  const [first] = files.filter(isNamedTable);
  const isStray = (file) => !isNamedTable(file) && !file.database && (file.refusal !== void 0 || isPlain(file));
  const [stray, ...others] = first === void 0 ? [] : files.filter(isStray);
  if (first && stray) throw notOfSweep(stray, first, others.length);
}
function notOfSweep({ path }, first, more) {
  const also = more === 0 ? "" : ` (nor ${more === 1 ? "does 1 more file" : `do ${more} more files`})`;
  const glob = posix2.join(posix2.dirname(first.path), `*${posix2.extname(first.path)}`);
  return dataError(
    printablePath(path),
    `does not look like a table of trials${also}, unlike ${printablePath(first.path)}, but every file of a folder is read`,
    `Name only the files of the sweep: one of them, or a glob such as ${printablePath(glob)}.`
  );
}
function isNamedTable({ path }) {
  return TABLES.includes(posix2.extname(path).toLowerCase());
}
function hasMarks({ text, database }, marks) {
  if (marks.database !== void 0 || database !== void 0) {
    return marks.database?.every((word) => database?.includes(word)) ?? false;
  }
  if (marks.text?.some((pattern) => !pattern.test(text))) return false;
  return marks.header === void 0 || hasColumns(text, marks.header);
}
var OTHER = /^\s*[[{<]/;
function hasColumns(text, sets) {
  if (OTHER.test(text)) return false;
  const header = headerOf(text);
  return sets.some(
    (marks) => marks.every(
      (mark) => header.some((name) => typeof mark === "string" ? name === mark : mark.test(name))
    )
  );
}
function findFolders(files, marks) {
  const folders = /* @__PURE__ */ new Map();
  for (const file of files) {
    const path = slashed(file.path);
    const mark = marks.find((one) => one.path.test(path) && hasMarks(file, one));
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
async function readSavedSweeps(all, source = sourceOf(all)) {
  const files = all.filter((file) => !isMetaFile(file));
  const saved = files.find(isSaved);
  if (saved === void 0) return null;
  const foreign = files.find((file) => !isSaved(file));
  if (foreign !== void 0) {
    const what = `is not a sweep saved by tuning-gate, but ${printablePath(saved.path)} is one`;
    const fix = "Name either only saved sweeps or only the files of the training.";
    throw dataError(printablePath(foreign.path), what, fix);
  }
  const { readSavedSweep } = await import("./saved-sweep-P4GOJEJ7.js");
  const { uniteShards } = await import("./shards-PJ54SSRJ.js");
  const { record, training } = uniteShards(files.map((file) => readSavedSweep(file, source)));
  const sha = source.sha ?? training.sha;
  const createdAt = source.createdAt ?? training.createdAt;
  return { record: { ...record, source: { ...source, sha, createdAt } }, training };
}
function sourceOf(files) {
  const location = files[0]?.path ?? "";
  return { kind: "file", location, sha: null, runUrl: null, createdAt: null };
}
function areSaved(files) {
  return files.some((file) => !isMetaFile(file) && isSaved(file));
}
function isSaved({ text }) {
  return /^\s*\{\s*"format"\s*:\s*"tuning-gate-sweep"/.test(text);
}
async function saveSweep(saved) {
  return (await import("./saved-sweep-P4GOJEJ7.js")).saveSweep(saved);
}
async function acceptCollected(found, owner) {
  return (await acceptSaved(found, owner)).record;
}
async function acceptBaseline(found, owner) {
  const { record, training } = await acceptSaved(found, owner);
  const { location, sha } = found.source;
  const { workflow } = training;
  if (workflow !== null && workflow !== owner.workflow) {
    const what = `was trained by ${printable(workflow)}, and this is ${printable(owner.workflow)}`;
    const fix = "Let one workflow train both, or name the other\u2019s sweep: `baseline: run:ID:NAME`.";
    throw dataError(location, what, fix);
  }
  if (training.sha === null || training.sha === sha) return record;
  throw dataError(
    location,
    `was trained on ${training.sha}, while its run is of ${sha}`,
    "Run the workflow once on the branch, so that it saves the sweep of what it checks out."
  );
}
async function acceptSaved({ files, source }, owner) {
  const { name, repository, metric } = owner;
  const unreadable = files.find(({ refusal: refusal2 }) => refusal2);
  if (unreadable?.refusal) throw unreadable.refusal;
  const saved = await readSavedSweeps(ofMetric(files, metric), source);
  const refusal = (what, fix) => dataError(source.location, what, fix);
  if (saved === null) {
    const fix = "Save it with `mode: collect`; what other steps upload is read as `artifact:NAME`.";
    throw refusal("is not a sweep saved by tuning-gate", fix);
  }
  const { training } = saved;
  if (training.name !== name) {
    const fix = "Give the job that saves it the same input `name` as this one, and run it again.";
    throw refusal(`was saved under the name ${JSON.stringify(training.name)}`, fix);
  }
  if (training.repository !== repository) {
    const fix = "Train it in this repository; another\u2019s is read as `artifact:NAME`.";
    throw refusal(`was trained in ${training.repository}, and this is ${repository}`, fix);
  }
  return saved;
}
function ofMetric(files, asked) {
  const byArtifact = /* @__PURE__ */ new Map();
  for (const file of files) {
    const [artifact = ""] = file.path.split("/");
    byArtifact.set(artifact, [...byArtifact.get(artifact) ?? [], file]);
  }
  return [...byArtifact.values()].flatMap((all) => {
    if (all.length === 1) return all;
    const metrics = all.map(savedMetric);
    const wanted = metrics.includes(asked) ? asked : metrics.find((metric) => metric !== null);
    return all.filter((_, i) => metrics[i] === wanted || metrics[i] === null);
  });
}
function savedMetric(file) {
  if (!isSaved(file)) return null;
  const document = parseJson(file.text, printablePath(file.path));
  const metric = isFields(document) ? ownValue(document, "metric") : null;
  return typeof metric === "string" ? metric : null;
}

// src/parse/columns/expression.ts
var import_jmespath = __toESM(require_jmespath(), 1);
function resolveExpression(asked, rows) {
  const meanings = [pathOf(asked), queryOf(asked)];
  const hasValue = (read) => rows.some((row) => hasIn(read, row));
  return meanings.find((read) => read !== null && hasValue(read)) ?? null;
}
function hasIn(read, row) {
  try {
    return read(row) !== void 0;
  } catch (error) {
    if (error instanceof UserError && error.fault === "data") return true;
    throw error;
  }
}
var PATH = /^[^.[\]]+(\[-?\d+\])*(\.[^.[\]]+(\[-?\d+\])*)*$/;
function pathOf({ expression }) {
  if (!PATH.test(expression)) return null;
  const steps = expression.match(/\[-?\d+\]|[^.[\]]+/g) ?? [];
  return ({ fields }) => steps.reduce(follow, fields);
}
function follow(value, step) {
  if (!step.startsWith("[")) return isFields(value) ? ownValue(value, step) : void 0;
  return Array.isArray(value) ? value.at(Number(step.slice(1, -1))) : void 0;
}
function queryOf(asked) {
  return syntaxError(asked.expression) === null ? (row) => query(asked, row) : null;
}
var EXPRESSION = /[()[\]{}|&*@`]|\.\./;
function malformation(expression) {
  return EXPRESSION.test(expression) ? syntaxError(expression) : null;
}
function syntaxError(expression) {
  try {
    (0, import_jmespath.compile)(expression);
    return null;
  } catch (error) {
    return detailOf(error, "message");
  }
}
function query({ expression, option }, { fields, where }) {
  try {
    return (0, import_jmespath.search)(withoutBlanks(fields), expression) ?? void 0;
  } catch (error) {
    const reason = detailOf(error, "message");
    if (/^TypeError: .* received type null/.test(reason)) return void 0;
    const asked = `${JSON.stringify(printable(expression))} cannot be evaluated`;
    if (reason.startsWith("TypeError")) {
      const fix = "Correct the value; to_number() turns text into a number: CSV cells are text.";
      throw dataError(where, `${option} ${asked}: ${printable(reason, 160)}`, fix);
    }
    throw usageError(
      option,
      `${asked} for ${where}: ${printable(reason, 160)}`,
      "Correct the expression; https://jmespath.org describes the language."
    );
  }
}
function withoutBlanks(fields) {
  const isBlank2 = (value) => typeof value === "string" && value.trim() === "";
  const entries = Object.entries(fields).filter(([, value]) => !isBlank2(value));
  return Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(entries));
}

// src/parse/columns/quantity.ts
function findQuantity(table, wanted, context) {
  const { name, option } = wanted;
  if (table.rows.some(({ fields }) => Object.hasOwn(fields, name))) {
    return { name, read: ({ fields }) => ownValue(fields, name) };
  }
  const asked = { expression: name, option: `${option} (--${option})` };
  const read = resolveExpression(asked, table.rows);
  if (read === null) throw notFound(table, wanted, context);
  return { name, read };
}
function notFound(table, { name, option }, context) {
  const { reading, source } = context;
  const columns = surveyPaths(table.rows);
  const near = nearMiss(
    name,
    columns.map((column) => column.name)
  );
  const isNumber = columns.some((column) => column.name === near && isNumeric(column));
  const suggestion = option === "metric" ? suggest(table, { ...reading, metric: null }, isNumber ? near : null) : null;
  const guess = near === null ? "" : `Did you mean ${JSON.stringify(printable(near))}? `;
  const quoted2 = JSON.stringify(printable(name));
  const location = printablePath(source.location);
  const fix = `${guess}The columns of ${location} are: ${describeColumns(columns)}.`;
  const wrong2 = malformation(name);
  if (wrong2 === null) return dataError(location, `has no ${option} ${quoted2}`, fix, { suggestion });
  const what = `${quoted2} is not a column, and as an expression it is malformed: ${printable(wrong2)}`;
  return settingsError(option, what, fix, { suggestion });
}
function findMetric(table, context) {
  const { metric, cost } = context.reading;
  const name = metric ?? onlyScore(table, cost);
  if (name === null) throw unnamed(table, context);
  return findQuantity(table, { name, option: "metric" }, context);
}
function unnamed(table, { reading, source }) {
  const location = printablePath(source.location);
  const found = scoreColumns(table, reading.cost);
  const all = describeColumns(surveyPaths(table.rows));
  if (found.length === 0) {
    return dataError(
      location,
      `has no column of numbers that can be the score: ${all}`,
      "Check that this is the sweep, that it has finished, and that its numbers are plain, without units."
    );
  }
  const described = found.length > 1 ? `several columns of numbers: ${describeColumns(found)}` : `no column that is clearly the score: ${all}`;
  const isDirected = reading.direction !== null || isRecorded(table, null);
  return dataError(
    isDirected ? "metric (--metric)" : "metric (--metric) and direction (--direction)",
    `${isDirected ? "is" : "are"} not given, and ${location} has ${described}`,
    `Name the column, path or expression of the score${isDirected ? "" : ", and say whether to maximize or minimize it"}.`,
    { suggestion: suggest(table, reading) }
  );
}
function numberIn2(row, quantity, { format }) {
  const number = readNumber(quantity.read(row));
  if (number === "other") throw wrongValue(row, quantity, "not a number", format.correction);
  return number === "missing" ? null : number;
}
function wrongValue(row, { name, read }, what, fix) {
  return dataError(row.where, `${printable(name)} is ${shown(read(row) ?? null)}, ${what}`, fix);
}
function findCost(table, name, context) {
  const { reading, format } = context;
  const quantity = findQuantity(table, { name, option: "cost" }, context);
  const { costUnit } = reading;
  const of = (one) => (row, outcome) => readCost(row, outcome, { quantity: one, context });
  const isDuration = (row) => valueOrNull(() => readDuration(quantity.read(row))) !== null;
  if (!table.rows.some(isDuration)) {
    return { unit: costUnit ?? unitOf(name, format), of: of(quantity) };
  }
  if (costUnit === null || SECONDS.test(costUnit)) {
    return { unit: "seconds", of: of(inSeconds(quantity)) };
  }
  throw settingsError(
    "cost-unit",
    `is ${JSON.stringify(printable(costUnit))}, while ${printable(name)} holds durations, which are read in seconds`,
    "Leave it out."
  );
}
var SECONDS = /^(s|sec|secs|second|seconds)$/i;
function unitOf(name, format) {
  if (name === "duration") return format.isGeneric ? null : "seconds";
  return unitByName(name);
}
function valueOrNull(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError && error.fault === "data") return null;
    throw error;
  }
}
function inSeconds({ name, read }) {
  return {
    name,
    read: (row) => {
      const value = read(row);
      if (typeof readNumber(value) !== "number") return readDuration(value) ?? value;
      throw dataError(
        row.where,
        `${printable(name)} is ${shown(value)}, a number without a unit among durations such as 00:01:02`,
        "Write all of them as durations or all as numbers."
      );
    }
  };
}
function readCost(row, outcome, costing) {
  if (outcome === "running") return null;
  const { quantity, context } = costing;
  if (!mayCount(outcome, context.reading)) return valueOrNull(() => costIn(row, costing));
  const cost = costIn(row, costing);
  if (cost !== null || outcome === "failed") return cost;
  throw wrongValue(row, quantity, "not a finite number above 0", COST_CORRECTION);
}
function costIn(row, { quantity, context }) {
  const cost = numberIn2(row, quantity, context);
  if (cost === null || !(cost > 0 && cost < Infinity)) return null;
  if (cost >= MIN_COST && cost <= MAX_COST) return cost;
  const what = `not from ${MIN_COST} to ${MAX_COST}`;
  throw wrongValue(row, quantity, what, RESCALE);
}
var RESCALE = "Correct it, or count the cost in a unit with smaller or larger numbers.";

// src/parse/to-record.ts
function toRecord(table, context) {
  const { format, source, reading } = context;
  if (table.rows.length === 0) {
    const fix = "Check that this is the sweep, and that it has finished.";
    throw dataError(printablePath(source.location), "has no rows", fix);
  }
  const metric = findMetric(table, context);
  const direction = requireDirection(table, metric, context);
  const isOrdered = table.rows.every(({ order }) => order !== void 0);
  const rows = isOrdered ? table.rows.toSorted(byOrder) : table.rows;
  const cost = reading.cost === null ? null : findCost({ ...table, rows }, reading.cost, context);
  const statusOf2 = statusReader(rows, metric.name);
  if (format.kind === "file") checkFiles(rows, { metric, statusOf: statusOf2, context });
  const guessed = format.isGeneric ? parameterColumns(rows, [metric.name, reading.cost ?? ""]) : [];
  const drawn = drawnIn(
    guessed.length === 0 ? rows : withParameters(rows, [...guessed, ...seedNames(rows)])
  );
  const trials = rows.map((row, i) => {
    const ended = judgeRow(row, { metric, direction, status: statusOf2(row), context });
    const isFailed = standsForFailure(ended.score, direction, reading);
    const spent = cost?.of(row, isFailed ? "failed" : ended.outcome) ?? null;
    return { where: row.where, ...ended, cost: spent, ...drawn[i] ?? NOTHING_DRAWN };
  });
  return {
    source,
    format: format.name,
    metric: metric.name,
    direction,
    cost: cost && { unit: cost.unit },
    search: table.search,
    isOrdered,
    leftOut: table.leftOut,
    ...allGaps(guessed.length === 0 ? [table] : [table, { gaps: ["parameters-guessed"] }]),
    meta: null,
    settings: settingsToSave(reading),
    trials
  };
}
var NOTHING_DRAWN = { parameters: null, seed: null };
function requireDirection(table, metric, context) {
  const { reading, source, format } = context;
  const recorded = recordedDirection(table, metric.name);
  if (recorded !== null && reading.direction !== null && recorded !== reading.direction) {
    throw dataError(
      printablePath(source.location),
      `is to ${recorded} according to the ${format.title}, but direction is ${reading.direction}`,
      "Leave `direction` (--direction) out, or correct it."
    );
  }
  const known = reading.direction ?? recorded;
  if (known !== null) return known;
  throw dataError(
    "direction (--direction)",
    `is not given, and the files do not say which way the metric, ${printable(metric.name)}, gets better`,
    "Set it to maximize or minimize.",
    { suggestion: suggest(table, { ...reading, metric: metric.name }) }
  );
}
function judgeRow(row, { metric, direction, status, context }) {
  if (status === "unfinished") return { outcome: "running", score: -Infinity };
  const number = status === "failed" ? null : numberIn2(row, metric, context);
  const score = number === null ? -Infinity : orient(number, direction);
  if (score === -Infinity) return { outcome: "failed", score };
  if (score < Infinity) return { outcome: status === "pruned" ? "pruned" : "completed", score };
  throw wrongValue(row, metric, "better than any score can be", context.format.correction);
}
function checkFiles(rows, { metric, statusOf: statusOf2, context }) {
  const files = /* @__PURE__ */ new Map();
  for (const row of rows) files.set(row.path, files.get(row.path) ?? []);
  if (files.size < 2) return;
  const having = rows.filter((row) => hasIn(metric.read, row));
  for (const { path } of having) files.delete(path);
  if (files.size === 0) return;
  for (const row of rows) files.get(row.path)?.push(row);
  const known = namesOfColumns(having);
  for (const [path, own] of files) {
    if (own.every((row) => ["failed", "unfinished"].includes(statusOf2(row) ?? ""))) continue;
    const names = [...namesOfColumns(own)].filter((name) => !known.has(name));
    const near = nearMiss(metric.name, names);
    if (own.length === 1 && near === null && !context.format.hasHeader) continue;
    const guess = near === null ? "" : `Did you mean ${JSON.stringify(printable(near))}? `;
    throw dataError(
      printablePath(path),
      `has no metric ${JSON.stringify(printable(metric.name))} in any row, while other files have it`,
      `${guess}Name only the files of one sweep, all with the same columns.`
    );
  }
}

// src/parse/read-record.ts
async function readRecord(all, reading, source, other = async () => null) {
  const saved = await readSavedSweeps(all, source);
  if (saved !== null) return saved.record;
  const { meta, files } = await separateMeta(all);
  const { format, table: read } = await understand(files, reading);
  checkRowCount(read.rows.length, source.location);
  const table = withMeta(read, meta);
  const asked = await completedReading({ table, format }, reading, other);
  return { ...toRecord(table, { format, reading: asked, source }), meta };
}
async function understand(files, asked) {
  const format = recognize(files, asked.format);
  const table = format.kind === "folder" ? await format.read(findFolders(files, format.marks).folders, asked) : await readFiles(files, format, asked);
  refuseRepeats(
    table.rows,
    identityIn(format.identity ?? []),
    (row, other) => dataError(
      row.where,
      `is the same trial as ${other.where}, going by ${format.identity?.join(" and ")}`,
      "Name every trial of the sweep once."
    )
  );
  return { format, table: { ...table, leftOut: table.leftOut.filter(({ count }) => count > 0) } };
}
async function readFiles(files, format, choice) {
  const parts = [];
  for (const file of files) {
    checkReadable(file, format);
    parts.push({ file, table: await format.read(file, choice) });
  }
  const [only, second] = parts;
  if (only !== void 0 && second === void 0) return only.table;
  const several = parts.filter(({ table }) => table.rows.length > 1).map(({ file }) => file);
  refuseRepeats(
    several,
    contentOf,
    (file, other) => dataError(
      printablePath(file.path),
      `is the same as ${printablePath(other.path)}, so its trials would count twice`,
      "Name every file of the sweep once."
    )
  );
  return mergeTables(parts);
}
function refuseRepeats(all, keyOf, refusal) {
  const seen = /* @__PURE__ */ new Map();
  for (const one of all) {
    const key = keyOf(one);
    const first = key === null ? void 0 : seen.get(key);
    if (first !== void 0) throw refusal(one, first);
    if (key !== null) seen.set(key, one);
  }
}
function contentOf({ text, database }) {
  return database?.toString("latin1") ?? text;
}
function identityIn(names) {
  return ({ fields }) => {
    const values = names.map((name) => ownValue(fields, name) ?? "");
    return values.length === 0 || values.includes("") ? null : JSON.stringify(values);
  };
}
function mergeTables(parts) {
  const tables = parts.map(({ table }) => table);
  refuseStudies(tables);
  const scores = tables.map((table) => table.scores);
  return {
    // An order that a file records is one within that file.
    rows: tables.flatMap(({ rows }) => rows.toSorted(byOrder).map(({ order, ...row }) => row)),
    ...commonDirections(parts),
    scores: scores.includes(null) ? null : [...new Set(scores.flatMap((one) => one ?? []))],
    search: commonSearch(tables.map(({ search: search2 }) => search2)),
    leftOut: tables.flatMap(({ leftOut }) => leftOut),
    ...allGaps(tables)
  };
}
function refuseStudies(tables) {
  const trials = /* @__PURE__ */ new Map();
  for (const { study, rows } of tables) {
    if (study !== void 0) trials.set(study, (trials.get(study) ?? 0) + rows.length);
  }
  if (trials.size < 2) return;
  const studies = [...trials].map(([name, count]) => ({ names: [name], trials: count }));
  chooseStudy(studies, { study: null, kind: "studies" });
}
function commonDirections(parts) {
  const seen = /* @__PURE__ */ new Map();
  for (const { table, file } of parts) {
    const recorded = [[null, table.direction], ...Object.entries(table.directions ?? {})];
    for (const [score, direction2] of recorded) {
      if (direction2 === null) continue;
      const other = seen.get(score);
      if (other === void 0) seen.set(score, { direction: direction2, path: file.path });
      else if (other.direction !== direction2) {
        throw dataError(
          printablePath(file.path),
          `says ${direction2}, while ${printablePath(other.path)} says ${other.direction}`,
          "Name only the files of one sweep."
        );
      }
    }
  }
  const direction = seen.get(null)?.direction ?? null;
  const named = [...seen].filter(([score]) => score !== null);
  if (named.length === 0) return { direction };
  return {
    direction,
    directions: Object.fromEntries(named.map(([score, one]) => [score, one.direction]))
  };
}
async function readRecordedScore(all, reading, source) {
  const saved = await readSavedSweeps(all, source);
  if (saved !== null) return scoreOfSweep(saved.record);
  const { format, table } = await understand((await separateMeta(all)).files, reading);
  const metric = reading.metric ?? (table.scores && onlyScore(table, reading.cost));
  const direction = metric === null ? null : recordedDirection(table, metric);
  if (metric === null || direction === null) return null;
  return { tool: toolOf(format.name), study: table.study ?? null, metric, direction };
}
function scoreOfSweep({ format, metric, direction }) {
  return { tool: toolOf(format), study: null, metric, direction };
}
function toolOf(format) {
  return format.split("-")[0] ?? format;
}
async function completedReading({ table, format }, reading, other) {
  const own = reading.metric ?? onlyScore(table, reading.cost);
  const direction = reading.direction ?? (own === null ? table.direction : recordedDirection(table, own));
  if (own !== null && direction !== null) return reading;
  const lent = await other();
  if (lent === null || lent.tool !== toolOf(format.name)) return reading;
  if (lent.study !== null && table.study !== void 0 && lent.study !== table.study)
    return reading;
  const names = own === null ? scoreColumns(table, reading.cost).map(({ name }) => name) : [own];
  if (!names.includes(lent.metric)) return reading;
  return { ...reading, metric: lent.metric, direction: direction ?? lent.direction };
}

// src/parse/inspect/summaries.ts
function countTrials({ table }, { sweep }) {
  const { rows, leftOut } = table;
  const statuses = statusesOf(rows);
  const count = (status) => statuses.filter((one) => one === status).length;
  const { failed, pruned, running, counted } = sweep?.counts ?? {
    failed: count("failed"),
    pruned: count("pruned"),
    running: count("unfinished"),
    counted: null
  };
  const finished = rows.length - failed - pruned - running;
  return { rows: rows.length, finished, failed, pruned, unfinished: running, leftOut, counted };
}
function statusesOf(rows) {
  try {
    const statusOf2 = statusReader(rows, null);
    return rows.map((row) => statusOf2(row) ?? "finished");
  } catch (error) {
    if (error instanceof UserError) return rows.map(() => "finished");
    throw error;
  }
}
function summarizeCosts({ table: { rows }, format, reading }, metric) {
  return surveyColumns(rows).filter((column) => isNumeric(column) && column.name !== metric && isCostName(column.name)).flatMap(({ name }) => {
    const mean = meanOf(rows, name);
    const given = name === reading.cost ? reading.costUnit : null;
    return mean === null ? [] : [{ name, ...mean, unit: given ?? unitOf(name, format) }];
  }).sort((a, b) => Number(b.name === "duration") - Number(a.name === "duration"));
}
function meanOf(rows, name) {
  const costs = rows.map(({ fields }) => readNumber(ownValue(fields, name))).filter((cost) => typeof cost === "number").filter((cost) => cost > 0 && cost < Infinity);
  if (costs.length === 0) return null;
  const mean = costs.reduce((sofar, cost, i) => sofar + (cost - sofar) / (i + 1), 0);
  return { values: costs.length, mean };
}
var MAX_EXAMPLES = 5;
function summarizeParameters(rows) {
  const drawn = drawnIn(rows).flatMap(
    ({ parameters }) => parameters === null ? [] : [parameters]
  );
  if (drawn.length === 0) return null;
  const values = groupBy(drawn.flatMap(Object.entries), ([name]) => name);
  return [...values].map(
    ([name, all]) => summarize(
      name,
      all.map(([, value]) => value)
    )
  );
}
function summarize(name, all) {
  const given = all.filter((value) => value !== null && value !== "");
  const meant = given.filter((value) => readNumber(value) !== "missing");
  const numbers = meant.map(readNumber).filter((value) => typeof value === "number");
  const isNumber = numbers.length > 0 && numbers.length === meant.length;
  const values = isNumber ? meant : given;
  const distinct = [...new Set(values.map(String))];
  const finite = isNumber ? numbers.filter(Number.isFinite) : [];
  return {
    name,
    values: values.length,
    distinct: distinct.length,
    least: finite.length > 0 ? finite.reduce((a, b) => Math.min(a, b)) : null,
    greatest: finite.length > 0 ? finite.reduce((a, b) => Math.max(a, b)) : null,
    examples: isNumber ? [] : distinct.slice(0, MAX_EXAMPLES)
  };
}
function summarizeSearch({ table, meta, reading }) {
  const recorded = table.search;
  const known = searchWithMeta(meta, recorded);
  if (recorded.method !== "unknown") return { ...known, from: "recorded" };
  if (known.method !== "unknown") return { ...known, from: "meta" };
  const { searchMethod } = reading;
  if (searchMethod === null) return { ...known, from: "unknown" };
  return { ...known, method: searchMethod, from: "given" };
}
function warningsOf({ search: search2, metric, direction, attempted }) {
  const { problem, suspected, sweep } = attempted;
  const isMetricOpen = metric.name === null && metric.candidates.length > 0;
  const warnings = [
    isMetricOpen && "The metric is not known: name its column with metric (--metric).",
    problem && !isMetricOpen && `compare would stop here: ${problem.message}`,
    metric.name !== null && direction.from === "unknown" && `It is not known whether to maximize or minimize ${printable(metric.name, 60)}: set direction (--direction).`,
    suspected && `${suspected.count} of ${sweep?.counts.counted} trials have the score ${suspected.value} (${printable(sweep?.metric ?? "", 60)}), and no other comes near it. If it stands for a failed trial, say so with failed-value (--failed-value ${suspected.value}).`,
    search2.method === "unknown" && "The files do not record how the trials were drawn. The bands hold only for random search: if it was one, set search-method (--search-method) to random.",
    (search2.method === "grid" || search2.method === "adaptive") && `The search was ${search2.method}${search2.sampler === null ? "" : ` (${printable(search2.sampler)})`}. The bands hold only for random search.`
  ];
  return warnings.flatMap((warning) => warning || []);
}

// src/parse/inspect/suspected-failed-value.ts
function suspectedFailedValue({ trials, direction }) {
  const scores = trials.map(({ score }) => score).filter(Number.isFinite);
  const worst = scores.reduce((least, score) => Math.min(least, score), Infinity);
  const others = scores.filter((score) => score !== worst);
  const count = scores.length - others.length;
  if (count < 2 || new Set(others).size < 2) return null;
  return isWritten(worst, others) ? { value: orient(worst, direction), count } : null;
}
var FAR = 10;
var VERY_FAR = 1e3;
function isWritten(worst, others) {
  const size = -worst;
  if (size <= 0 || !Number.isInteger(size)) return false;
  const greatest = others.reduce((most, other) => Math.max(most, Math.abs(other)), 0);
  const isAlone = others.every((other) => other >= 0) && !others.every(Number.isInteger);
  const isFar = isAlone || size >= FAR * greatest;
  return isFar && isRound(size) || size >= VERY_FAR * greatest;
}
var LARGEST = [
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 53 - 1, 2 ** 63, 2 ** 64],
  ...[65504, (2 - 2 ** -23) * 2 ** 127, Number.MAX_VALUE]
];
function isRound(size) {
  return LARGEST.includes(size) || /^(10*|9+|1e\+\d+)$/.test(String(size));
}

// src/parse/inspect/inspect.ts
async function inspectFiles(all, reading, source) {
  if (areSaved(all)) {
    const what = "is a sweep saved by tuning-gate, which is read as it was saved, whatever the settings";
    throw dataError(printablePath(source.location), what, "Describe it with `tuning-gate curve`.");
  }
  const { meta, files } = await separateMeta(all);
  const { format, table: read } = await understand(files, reading);
  const table = { ...withMeta(read, meta), search: read.search };
  const inspected = { table, format, meta, reading, source };
  const known = metricOf(inspected);
  const candidates = candidatesOf(table, known.name);
  const metric = { ...known, candidates };
  const direction = directionOf(inspected, metric.name);
  const attempted = attempt(inspected, metric.name, direction);
  const search2 = summarizeSearch(inspected);
  return {
    source,
    files: all.length,
    format: { name: format.name, title: format.title },
    trials: countTrials(inspected, attempted),
    metric,
    direction,
    parameters: summarizeParameters(table.rows),
    costs: summarizeCosts(inspected, metric.name),
    search: search2,
    isOrdered: table.rows.length > 0 && table.rows.every(({ order }) => order !== void 0),
    gaps: table.gaps ?? [],
    suspectedFailedValue: attempted.suspected,
    meta,
    sweep: attempted.sweep,
    warnings: warningsOf({ search: search2, metric, direction, attempted }),
    settings: settingsOf(inspected, metric),
    obstacle: obstacleOf(attempted, candidates)
  };
}
function metricOf({ table, reading }) {
  if (reading.metric !== null) return { name: reading.metric, from: "given" };
  const only = onlyScore(table, reading.cost);
  return { name: only, from: only === null ? "unknown" : "only" };
}
function directionOf({ table, reading }, metric) {
  const recorded = metric === null ? table.direction : recordedDirection(table, metric);
  if (recorded !== null) return { value: recorded, from: "recorded" };
  if (reading.direction !== null) return { value: reading.direction, from: "given" };
  const value = metric === null ? null : directionByName(metric);
  return { value, from: value === null ? "unknown" : "name" };
}
function candidatesOf(table, metric) {
  const known = likeliestFirst(scoreColumns(table, null));
  const isMetric = ({ name }) => name === metric;
  const own = known.some(isMetric) || metric === null ? known.filter(isMetric) : surveyPaths(table.rows).filter((column) => isMetric(column) && isNumeric(column));
  return [...own, ...known.filter((column) => !isMetric(column))].map(toNumberColumn);
}
function toNumberColumn({ name, numbers, least, greatest }) {
  const hasRange = least <= greatest;
  return {
    name,
    values: numbers,
    least: hasRange ? least : null,
    greatest: hasRange ? greatest : null
  };
}
var NOTHING = { sweep: null, problem: null, suspected: null };
function attempt(inspected, metric, direction) {
  const { reading } = inspected;
  const known = direction.from === "recorded" ? reading.direction : direction.value;
  const isOpen = direction.value === null && metric !== null;
  const attempts = (isOpen ? ["minimize", "maximize"] : [known]).map(
    (value) => attemptWith(inspected, { ...reading, metric, direction: value })
  );
  const read = attempts.find(({ problem }) => problem === null) ?? attempts[0] ?? NOTHING;
  return { ...read, suspected: attempts.find(({ suspected }) => suspected)?.suspected ?? null };
}
function attemptWith({ table, format, meta, source }, reading) {
  try {
    const record = { ...toRecord(table, { format, reading, source }), meta };
    const sweep = toSweep(record, reading);
    return { sweep, problem: null, suspected: suspectedFailedValue(sweep) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...NOTHING, problem: error };
  }
}
function obstacleOf({ problem }, candidates) {
  return problem?.fault === "settings" || candidates.length === 0 ? problem : null;
}
function settingsOf({ table, reading }, { name, candidates }) {
  if (name === null && candidates.length === 0) return [];
  const others = givenReading(reading).filter(
    ([option]) => option !== "metric" && option !== "direction"
  );
  return [
    ["metric", name ?? askMetric(candidates.map((column) => column.name))],
    ...directionSetting(table, name, reading.direction),
    ...others
  ];
}

export {
  parseYaml,
  FORMAT_NAMES,
  areSaved,
  saveSweep,
  acceptCollected,
  acceptBaseline,
  savedMetric,
  readRecord,
  readRecordedScore,
  scoreOfSweep,
  suspectedFailedValue,
  inspectFiles
};
