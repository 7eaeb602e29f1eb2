import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  checkRowCount,
  isFields,
  namesOfColumns,
  ownValue,
  plainTable,
  recordedDirection
} from "./parse-table.js";
import {
  textOf,
  writtenText
} from "./read-artifact-names.js";
import {
  MAX_COST,
  MIN_COST
} from "./settings.js";
import {
  UserError,
  dataError,
  detailOf,
  naming,
  nearestNames,
  printable,
  printablePath
} from "./errors.js";
import {
  __commonJS,
  __toESM
} from "./runtime.js";

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

// src/parse/values.ts
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
var INFINITE = /^([+-]?)inf(inity)?$/i;
var MISSING = /^([+-]?nan|na|n\/a|null|none|)$/i;
function readNumber(value) {
  if (value === null || value === void 0) return "missing";
  if (typeof value === "number") return Number.isNaN(value) ? "missing" : stored(value);
  if (typeof value !== "string") return "other";
  const text = value.trim();
  if (DECIMAL.test(text)) return stored(Number(text));
  if (MISSING.test(text)) return "missing";
  const sign = INFINITE.exec(text)?.[1];
  if (sign === void 0) return "other";
  return sign === "-" ? -Infinity : Infinity;
}
function stored(value) {
  return Math.abs(value) === Number.MAX_VALUE ? 2 * value : value;
}
function shown(value) {
  if (typeof value === "string") return JSON.stringify(printable(value, 40));
  if (typeof value === "number") return String(value);
  return printable(JSON.stringify(value) ?? typeof value, 40);
}
function listed(texts, max = 20) {
  const more = texts.length - max;
  return [...texts.slice(0, max), ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function either(texts) {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(texts);
}
var TIMEDELTA = /^(?:(-?\d{1,9}) days?,? ?)?(?:\+?(\d{1,4}):(\d{2}):(\d{2}(?:\.\d{1,9})?))?$/;
var MEASURED = /^(\d{1,12}(?:\.\d{1,9})?) ?(d|h|min|m|s|ms)$/;
var SECONDS = {
  ...{ d: 86400, h: 3600, min: 60, m: 60, s: 1, ms: 1e-3 }
};
function readDuration(value) {
  const text = typeof value === "string" ? value.trim() : "";
  const [, number, unit = ""] = MEASURED.exec(text) ?? [];
  if (number !== void 0) return rounded(Number(number) * (SECONDS[unit] ?? 0));
  const match = text === "" ? null : TIMEDELTA.exec(text);
  if (match === null) return null;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0));
  return rounded(days * 86400 + hours * 3600 + minutes * 60 + seconds);
}
function rounded(seconds) {
  return Math.round(seconds * 1e9) / 1e9;
}
var INSTANT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:Z|([+-]\d{2}):?(\d{2}))?$/;
function readInstant(value) {
  const match = typeof value === "string" ? INSTANT.exec(value.trim()) : null;
  if (match === null) return null;
  const [, day, time, fraction = "0", hours, minutes] = match;
  const offset = hours === void 0 ? "Z" : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1e3;
  return Number.isNaN(seconds) ? null : seconds + Number(`0.${fraction}`);
}
function secondsBetween(start, end) {
  if (start === null || end === null || end < start) return null;
  return Math.round((end - start) * 1e6) / 1e6;
}
function numberIn(fields, name) {
  const number = readNumber(ownValue(fields, name));
  return typeof number === "number" ? number : null;
}
function textIn(fields, name) {
  return String(ownValue(fields, name) ?? "").trim();
}
function cellsUnder(prefix, fields) {
  const cells = Object.entries(fields).filter(
    ([name, cell]) => name.startsWith(prefix) && cell !== ""
  );
  return Object.fromEntries(cells.map(([name, cell]) => [name.slice(prefix.length), cell]));
}
function parametersUnder(prefix, fields) {
  const cells = Object.entries(cellsUnder(prefix, fields));
  return Object.fromEntries(cells.map(([name, cell]) => [name, parameterIn(cell)]));
}
function parameterIn(cell) {
  const number = readNumber(cell);
  if (typeof number === "number") return number;
  return cell === "True" || cell === "False" ? cell === "True" : cell;
}
function groupBy(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
var MAX_DEPTH = 10;
var MAX_NAME = 500;
var MAX_VALUES = 1e4;
function flattened(nested, separator, { isLeftOut = () => false, nameOf = (key) => key } = {}) {
  const values = [];
  const walk = (fields, prefix, depth) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${nameOf(key, value, depth)}`;
      if (values.length >= MAX_VALUES) return;
      if (name.length > MAX_NAME || isLeftOut(value)) continue;
      if (isFields(value) && depth < MAX_DEPTH) walk(value, `${name}${separator}`, depth + 1);
      else values.push([name, value]);
    }
  };
  walk(nested, "", 1);
  return values;
}
function fieldsIn(value, key) {
  const inner = isFields(value) ? ownValue(value, key) : void 0;
  return isFields(inner) ? inner : {};
}
function digitsOf(number) {
  const [mantissa = ""] = String(Math.abs(number)).split("e");
  return mantissa.replace(".", "").replace(/^0+|0+$/g, "").length;
}

// src/parse/columns/words.ts
var SCORES = [
  [/^(score|objective)$/, null],
  [
    /^(accuracy|acc|f1|auc|auroc|bleu|rouge|mcc|iou|dice|ndcg|map|mrr|r2|psnr|ssim|reward|return|precision|recall)$/,
    "maximize"
  ],
  [/^(loss|nll|perplexity|ppl|error|err|rmse|mse|mae|mape|cer|wer|fid|regret)$/, "minimize"]
];
var QUALIFIER = /^(train|val|valid|validation|eval|dev|test|macro|micro|weighted|mean|avg|min|max|best|last|final)$/;
var SPREAD = /^(std|stddev|stderr|sem)$/;
var COST = /^(time|duration|runtime|walltime|elapsed|cost|seconds|secs|minutes|hours|timestamp)$/;
var UNITS = [
  [/^(s|secs?|seconds)$/, "seconds"],
  [/^(min|mins|minutes)$/, "minutes"],
  [/^(h|hrs?|hours)$/, "hours"]
];
function snakeCase(name) {
  return name.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase().replace(/[- ]/g, "_");
}
function wordsOf(name) {
  return snakeCase(name).split(/[^a-z\d]+/).filter(Boolean);
}
function measureIn(name) {
  return wordsOf(name).findLast((word) => !QUALIFIER.test(word)) ?? "";
}
function isScoreName(name) {
  const measure = measureIn(name);
  const isScore = SCORES.some(([scores]) => scores.test(measure));
  return isScore && !wordsOf(name).some((word) => SPREAD.test(word));
}
function isBestName(name) {
  return wordsOf(name).includes("best");
}
function usualDirection(name) {
  const measure = measureIn(name);
  const [, direction = null] = SCORES.find(([scores]) => scores.test(measure)) ?? [];
  return /^1? ?-|neg|inv|minus|diff/i.test(name) ? null : direction;
}
function isCostName(name) {
  return wordsOf(name).some((word) => COST.test(word));
}
function unitByName(name) {
  const words = wordsOf(name);
  const [, unit] = UNITS.find(([word]) => word.test(words.at(-1) ?? "")) ?? [];
  return words.length > 1 || words[0] === unit ? unit ?? null : null;
}
var ORDER_COLUMNS = [
  ...["trial", "trial_number", "trial_id", "trial_index", "number"]
];
var ID_COLUMNS = ["config", "trial", "run", "experiment"].map(
  (word) => new RegExp(`^\\.?${word}(uration)?_?(id|uuid|name|number|no|nr|index)?$`)
);
var STEP_COLUMN = /^(epoch|_?step|global_step|training_iteration)$/;
var AXIS_COLUMN = /^\.?(metric|(.+_)?(budget|fidelity|resource|seed)|((global|train|training|st_worker)?_)?(epoch|step|iter(ation)?s?))$/;
function isSeedName(name) {
  return /^(?!(n|num|max|min)_)((.+_)?seed|random_?state)$/.test(lastPart(name));
}
function isCounterName(name) {
  const last = lastPart(name);
  const isId = /^(.+_)?(id|uuid|index|number)$/.test(last);
  return isId || [...ID_COLUMNS, STEP_COLUMN].some((pattern) => pattern.test(last));
}
function lastPart(name) {
  return snakeCase(name.split(/[./]/).at(-1) ?? "");
}
function isParameterName(name) {
  return /^(params_|param:|config[._/:])./i.test(name) && !isCounterName(name);
}
var PARAMETER_GROUP = /^(param(eter)?s?|hparams|hyperparameters|config|args)$/i;
var STATUS_COLUMNS = ["status", "trial_status", "trainingjobstatus", "state"];
var FAILED_COLUMN = /^(.+[./])?failed$/;
function isStatusName(name) {
  const word = name.toLowerCase();
  return STATUS_COLUMNS.includes(word) || FAILED_COLUMN.test(word);
}
function saysFailed(name, value) {
  const number = readNumber(value);
  const word = wordIn(value);
  if (FAILED_COLUMN.test(name.toLowerCase()))
    return value === true || number === 1 || ["true", "yes"].includes(word);
  if (typeof number === "number") return name === "errors" && number >= 1;
  return number === "other" && value !== false && !["false", "no", "ok"].includes(word);
}
var STATUS_WORDS = {
  finished: [
    ...["complete", "completed", "finished", "terminated", "success", "ok", "keep", "discard"]
  ],
  failed: [
    ...["fail", "failed", "crash", "crashed", "error", "timeout", "memoryout", "invalid"],
    ...["killed", "abandoned"]
  ],
  pruned: ["pruned", "stopped", "stopping", "early_stopped", "capped"],
  unfinished: ["running", "paused", "inprogress", "suspended", "interrupted"],
  waiting: ["waiting", "pending", "scheduled", "queued", "idle", "new", "candidate", "staged"]
};
var STATUSES = new Map(
  Object.keys(STATUS_WORDS).flatMap(
    (status) => STATUS_WORDS[status].map((word) => [word, status])
  )
);
function wordIn(value) {
  return typeof value === "string" ? value.trim().toLowerCase() : "";
}
var FIX = "Write finished, failed, pruned, running or waiting instead";
function requireStatus(word, place, ofTool = {}) {
  const known = wordIn(word);
  const status = ownValue(ofTool, known) ?? STATUSES.get(known);
  if (status !== void 0) return status;
  throw dataError(place, `has the status ${shown(word ?? null)}, an unknown status`, `${FIX}.`);
}
function statusReader(rows, metric) {
  const columns = [...namesOfColumns(rows)].filter((name) => name !== metric);
  const none = rows.filter(({ fields }) => readNumber(fields.errors) === 0);
  const marks = columns.filter(
    (name) => FAILED_COLUMN.test(name.toLowerCase()) || name === "error" || name === "errors" && 2 * none.length > rows.length
  );
  const names = STATUS_COLUMNS.flatMap(
    (known) => columns.filter((name) => name.toLowerCase() === known)
  );
  if (names.length === 0 && marks.length === 0) return ({ status }) => status;
  return (row) => {
    const { status: recorded2, fields } = row;
    if (recorded2 !== void 0) return recorded2;
    if (marks.some((mark) => saysFailed(mark, ownValue(fields, mark)))) return "failed";
    const name = names.find((column) => (ownValue(fields, column) ?? "") !== "");
    if (name === void 0) return void 0;
    const status = STATUSES.get(wordIn(fields[name]));
    if (status !== void 0) return status;
    const values = new Set(rows.map((row2) => shown(ownValue(row2.fields, name) ?? "")));
    const what = `${printable(name)} is ${shown(fields[name])}, an unknown status; the column has ${listed([...values], 10)}`;
    throw dataError(row, what, `${FIX}, or rename the column if it is not a status.`);
  };
}

// src/parse/columns/plain-trials.ts
function plainTrials(rows, path) {
  const columns = [...namesOfColumns(rows)];
  const axes = columns.filter((name) => AXIS_COLUMN.test(snakeCase(name)));
  const ids = ID_COLUMNS.flatMap((id) => columns.filter((name) => id.test(snakeCase(name))));
  const names = [...ids, ...columns.filter((name) => /^(id|name)$/i.test(name))];
  for (const name of columns) {
    if (readNumber(ownValue(rows.at(-1)?.fields ?? {}, name)) !== "other") continue;
    const values = rows.map(({ fields }) => ownValue(fields, name));
    refuseSummary(values, rows, names.includes(name));
  }
  if (axes.length > 0) refuseSeveralRows(rows, { ids, axes }, path);
  return withOrder(rows);
}
var SUMMARY = /^((grand )?totals?|sum|means?|avg|average|overall|std|median|best)\b/i;
var SPREAD2 = /^std\b/i;
function refuseSummary(values, places, isName) {
  const isText = (value) => typeof value === "string" && readNumber(value) === "other";
  if (!isText(values.at(-1))) return;
  const isSummary = (value) => isText(value) && SUMMARY.test(String(value).trim());
  const last = values.length - 1;
  const start = Math.min(last, values.findLastIndex((value) => !isSummary(value)) + 1);
  const [trials, ends] = [values.slice(0, start), values.slice(start)];
  if (trials.length < 2) return;
  const areNumbers = trials.every((value) => typeof readNumber(value) === "number");
  const areNames = isName && new Set(values).size === values.length;
  const areStatistics = ends.length > 1 && ends.some((value) => SPREAD2.test(String(value).trim()));
  const isFound = isSummary(values.at(-1)) ? areNumbers || areNames || areStatistics : areNumbers && isName;
  if (!isFound || trials.some(isSummary)) return;
  const what = `is called ${shown(values[start])}: it sums up the others rather than being a trial`;
  throw dataError(places[start] ?? "", what, "Remove the row.");
}
function refuseSeveralRows(rows, { ids, axes }, path) {
  const repeated = ids.filter((name) => valuesOf(rows, name).size < rows.length);
  const isNumbered = repeated.length < ids.length;
  const isConfiguration = (name) => ID_COLUMNS[0]?.test(snakeCase(name));
  for (const name of repeated.filter((id) => !isNumbered || isConfiguration(id))) {
    const named = rows.filter(({ fields }) => (ownValue(fields, name) ?? "") !== "");
    const groups = [...groupBy(named, ({ fields }) => ownValue(fields, name)).values()];
    const several = axes.filter((axis) => groups.some((group) => valuesOf(group, axis).size > 1));
    if (groups.length < 2 || several.length === 0) continue;
    const id = quoted(name);
    const what = `has several rows for one trial: ${rows.length} rows with ${groups.length} values of ${id}, distinguished by ${several.map(quoted).join(", ")}`;
    const fix = `Keep one row for each ${id}: of one metric, the highest budget, the last step or the mean over seeds. ${RENAMING} ${id}.`;
    throw dataError({ path }, what, fix);
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
    const log = isHistory ? "history of one Weights & Biases run" : "log of one run";
    const instead = isHistory ? "Export the table of runs" : "Write one row for each run, with its final score";
    const what = `is the ${log}, not a table of trials: ${quoted(name)} counts up from ${steps[0]} to ${steps.at(-1)}`;
    throw dataError({ path }, what, `${instead}. ${RENAMING} ${quoted(name)}.`);
  }
}
function withOrder(rows) {
  for (const name of ORDER_COLUMNS) {
    const numbers = rows.map(({ fields }) => numberIn(fields, name));
    if (!numbers.every(Number.isSafeInteger) || new Set(numbers).size < rows.length) continue;
    return rows.map(({ path, line, part, fields }, i) => {
      return { path, line, part, fields, order: numbers[i] ?? 0 };
    });
  }
  return rows;
}

// src/parse/json.ts
var json = {
  name: "json",
  title: "JSON",
  isGeneric: true,
  hasHeader: false,
  marks: { text: [/^\s*[[{]/] },
  read: (file) => plainTable(plainTrials(readDocument(file), file.path))
};
function readDocument(file) {
  const { path } = file;
  const document = parseJson(textOf(file), { path });
  const items = isFields(document) ? trialsIn(document) : document;
  if (isFields(document) && items === null) return [{ path, fields: document }];
  if (!Array.isArray(items)) {
    const fix = "Write an array of objects, or an object with one such array called `trials`.";
    throw dataError({ path }, "is neither a list of trials nor a single one", fix);
  }
  checkRowCount(items.length, path);
  return items.map((item, i) => rowOf(item, { path, part: `item ${i + 1}` }));
}
var jsonl = {
  ...json,
  name: "jsonl",
  title: "JSON Lines",
  marks: { text: [/^\s*\{/] },
  isText: isLines,
  read: (file) => {
    const lines = readLines(file);
    const trials = lines.filter(isTrialAmong(lines));
    const count = lines.length - trials.length;
    const table = plainTable(plainTrials(trials, file.path));
    return { ...table, leftOut: [{ count, what: "other lines" }] };
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
  const first = tryParseJson(end === -1 ? start : start.slice(0, end));
  return isFields(first) && (end !== -1 || trialsIn(first) === null);
}
function isListOf(text, isItem) {
  const list = tryParseJson(text);
  return Array.isArray(list) && list.every((item) => isFields(item) && isItem(item));
}
function readLines(file) {
  const { path } = file;
  const rows = [];
  for (const [i, line] of textOf(file).split("\n").entries()) {
    if (line.trim() === "") continue;
    const place = { path, line: i + 1 };
    rows.push(rowOf(parseJson(line, place), place));
    checkRowCount(rows.length, path);
  }
  return rows;
}
function rowOf(item, { path, line, part }) {
  if (isFields(item)) return { path, line, part, fields: item };
  const fix = "Write one object per trial, with a key for each column.";
  throw dataError({ path, line, part }, `is ${shown(item)}, not an object`, fix);
}
function readObject(file) {
  const text = writtenText(file);
  if (file === void 0 || text === "") return null;
  const value = parseJson(text, file);
  if (isFields(value)) return value;
  throw dataError(file, "is not a JSON object", "Copy the file again.");
}
var LISTS = ["trials", "runs", "results", "rows"];
function trialsIn(document) {
  const members = Object.entries(document);
  const isTrial = members.some(
    ([name, value]) => isStatusName(name) || readNumber(value) !== "other"
  );
  for (const wanted of isTrial ? ["trials"] : LISTS) {
    const [, list] = members.find(([name]) => name.toLowerCase() === wanted) ?? [];
    if (Array.isArray(list) && list.length > 0 && list.every(isFields)) return list;
  }
  return null;
}
var MAX_DEPTH2 = 100;
var PYTHON = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|(?<![\w.+-])(?:NaN|-?Infinity)\b/gs;
var JSON_OF = /* @__PURE__ */ new Map([
  ["NaN", "null"],
  ["Infinity", "1e999"],
  ["-Infinity", "-1e999"]
]);
function parseJson(text, { path, line: start, part }) {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [, what = reason, position] = /^(.*?)(?: in JSON)? at position (\d+)/.exec(reason) ?? [];
    const line = text.slice(0, Number(position ?? 0)).split("\n").length;
    throw dataError(
      { path, part, line: line === 1 ? start : line },
      `is not valid JSON: ${printable(what, 160)}`,
      "Write it again as valid JSON."
    );
  }
}
function tryParseJson(text) {
  try {
    return parse(text);
  } catch {
    return void 0;
  }
}
function parse(text) {
  const isPython = /\b(NaN|Infinity)\b/.test(text);
  const plain = isPython ? text.replace(PYTHON, (token) => JSON_OF.get(token) ?? token) : text;
  const value = JSON.parse(plain);
  if (isTooDeep(value)) throw new Error(`it is nested deeper than ${MAX_DEPTH2} levels`);
  return value;
}
function isTooDeep(value) {
  let level = [value].filter(isNest);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH2) return true;
    level = level.flatMap((nest) => Object.values(nest).filter(isNest));
  }
  return false;
}
function isNest(value) {
  return typeof value === "object" && value !== null;
}

// src/parse/columns/expression.ts
var import_jmespath = __toESM(require_jmespath(), 1);
function resolveExpression(wanted, rows) {
  const { name } = wanted;
  const meanings = [];
  if (PATH.test(name)) meanings.push(pathOf(name));
  if (isWellFormed(name)) meanings.push((row) => query(wanted, row));
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
function follow(value, step) {
  if (step.startsWith("["))
    return Array.isArray(value) ? value.at(Number(step.slice(1, -1))) : void 0;
  const key = step.startsWith('"') ? String(tryParseJson(step)) : step;
  return isFields(value) ? ownValue(value, key) : void 0;
}
function isWellFormed(expression) {
  try {
    (0, import_jmespath.compile)(expression);
    return true;
  } catch {
    return false;
  }
}
function query({ name, option }, row) {
  try {
    return (0, import_jmespath.search)(withoutBlanks(row.fields), name) ?? void 0;
  } catch (error) {
    const reason = detailOf(error, "message");
    if (/^TypeError: .* received type null/.test(reason)) return void 0;
    const what = naming`${{ option }} ${JSON.stringify(printable(name))} cannot be evaluated: ${printable(reason, 160)}`;
    const fix = "Correct the expression or the value; to_number() turns text into a number: CSV cells are text.";
    throw dataError(row, what, fix);
  }
}
function withoutBlanks(fields) {
  const isBlank = (value) => typeof value === "string" && value.trim() === "";
  const entries = Object.entries(fields).filter(([, value]) => !isBlank(value));
  return Object.assign(/* @__PURE__ */ Object.create(null), Object.fromEntries(entries));
}

// src/parse/columns/columns.ts
function findQuantity(table, wanted, context) {
  const { name } = wanted;
  if (table.rows.some(({ fields }) => Object.hasOwn(fields, name))) {
    return { name, read: ({ fields }) => ownValue(fields, name) };
  }
  const read = resolveExpression(wanted, table.rows);
  if (read === null) throw notFound(table, wanted, context);
  return { name, read };
}
function notFound(table, { name, option }, context) {
  const { reading, source } = context;
  const location = printablePath(source.location);
  const columns = surveyPaths(table.rows);
  const names = columns.filter(isNumeric).map((column) => column.name);
  const near = nearestNames(name, names).map((other) => JSON.stringify(printable(other)));
  const guess = near.length > 0 ? `Did you mean ${near.join(" or ")}? ` : "";
  const fix = `${guess}The columns of ${location} are: ${describeColumns(columns)}.`;
  const suggestion = option === "metric" ? suggest(table, { ...reading, metric: null }) : null;
  return dataError(
    location,
    `has no ${option} ${JSON.stringify(printable(name))}`,
    fix,
    suggestion
  );
}
function findMetric(table, context) {
  const { metric, cost } = context.reading;
  const name = metric ?? onlyScore(table, cost);
  if (name === null) throw unnamed(table, context);
  return findQuantity(table, { name, option: "metric" }, context);
}
function unnamed(table, { reading, source }) {
  const location = printablePath(source.location);
  const columns = scoreColumns(table, reading.cost);
  if (columns.length > 0) {
    const several = columns.length > 1 ? "several columns" : "one column";
    const what2 = `is not given, and ${location} has ${several} of numbers: ${describeColumns(columns)}`;
    const fix2 = "Name the column, path or expression of the score.";
    return dataError({ option: "metric" }, what2, fix2, suggest(table, reading));
  }
  const statusOf = statusReader(table.rows, "");
  const isFailed = (row) => valueOr(false, () => statusOf(row) === "failed");
  if (table.rows.every(isFailed)) {
    const what2 = `has no score: all ${table.rows.length} trials failed`;
    return dataError(location, what2, "Look at why they fail, and run the search again.");
  }
  const what = `has no column of numbers that can be the score: ${describeColumns(surveyPaths(table.rows))}`;
  const fix = "Check that this is the sweep, that it has finished, and that its numbers are plain, without units.";
  return dataError(location, what, fix);
}
function numberIn2(row, quantity) {
  const number = readNumber(quantity.read(row));
  if (number === "other") throw wrongValue(row, quantity, "not a number");
  return number === "missing" ? null : number;
}
var WRITTEN = [
  [/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/, "Write it without separators of thousands"],
  [/^[+-]?\d*,\d+$/, "Write it with a decimal point"],
  [/%$/, "Write it without the percent sign"]
];
function wrongValue(row, { name, read }, what) {
  const value = read(row) ?? null;
  const [, hint = "Correct it"] = WRITTEN.find(([form]) => form.test(String(value).trim())) ?? [];
  const fix = `${hint}, or leave it empty if the trial failed.`;
  return dataError(row, `${printable(name)} is ${shown(value)}, ${what}`, fix);
}
function findCost(table, name, context) {
  const { format, reading } = context;
  const quantity = findQuantity(table, { name, option: "cost" }, context);
  const known = format.isGeneric || name !== "duration" ? unitByName(name) : "seconds";
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
  return columns.filter((column) => isNumeric(column) && !none.has(column.name) && !isBestSoFar(column)).filter(({ name }) => scores?.includes(name) ?? !PARAMETER_GROUP.test(name.split(".")[0] ?? "")).filter(
    ({ name }) => isKnown || ![isStatusName, isSeedName, isCounterName].some((is) => is(name))
  ).toSorted((a, b) => Number(isScoreName(b.name)) - Number(isScoreName(a.name)));
}
function onlyScore(table, cost) {
  const [only, second] = scoreColumns(table, cost);
  if (only === void 0 || second !== void 0) return null;
  const isLone = surveyPaths(table.rows).length === 1;
  return isLone || table.scores?.length === 1 || isScoreName(only.name) ? only.name : null;
}
var MAX_CHOICES = 5;
var EITHER_WAY = {
  question: "maximize or minimize?",
  placeholder: "maximize|minimize"
};
function suggest(table, { metric, direction, cost }) {
  const candidates = scoreColumns(table, cost);
  if (metric === null && candidates.length === 0) return null;
  const isRecorded = metric === null ? Object.keys(table.directions).length > 0 : recordedDirection(table, metric) !== null;
  const asked = ["metric", metric ?? askMetric(candidates)];
  return isRecorded ? [asked] : [asked, ["direction", direction ?? EITHER_WAY]];
}
function askMetric(candidates) {
  const shown2 = candidates.slice(0, MAX_CHOICES).map(({ name }) => printable(name, 100));
  const hidden = candidates.length - shown2.length;
  const choices = hidden > 0 ? [...shown2, `${hidden} more`] : shown2;
  return { question: `${either(choices)}?`, placeholder: "NAME" };
}
function surveyColumns(rows) {
  const columns = /* @__PURE__ */ new Map();
  for (const { fields } of rows) for (const name in fields) countIn(columns, name, fields[name]);
  return [...columns.values()];
}
var PATHS = {
  nameOf: (key, value, depth) => {
    const isColumn = depth === 1 && (typeof value !== "object" || value === null);
    return isColumn || !/[."[\]]/.test(key) ? key : JSON.stringify(key);
  }
};
function surveyPaths(rows) {
  const opened = rows.map((row) => {
    if (isFlat(row.fields)) return row;
    const members = flattened(row.fields, ".", PATHS).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return [[name, value]];
      const last = flattened({ "": value.at(-1) }, ".", PATHS);
      return last.map(([rest, member]) => [`${name}[-1]${rest}`, member]);
    });
    return { ...row, fields: Object.fromEntries(members) };
  });
  return surveyColumns(opened);
}
function isFlat(fields) {
  for (const name in fields) if (typeof fields[name] === "object" && fields[name]) return false;
  return true;
}
function countIn(columns, name, value) {
  let column = columns.get(name);
  if (column === void 0) {
    const range = { least: Infinity, greatest: -Infinity };
    const steps = { rises: 0, falls: 0, last: Number.NaN };
    column = { name, numbers: 0, others: 0, ...range, ...steps, example: null };
    columns.set(name, column);
  }
  const number = readNumber(value);
  if (number === "missing") return;
  if (number === "other") {
    if (column.others === 0) column.example = value;
    column.others++;
    return;
  }
  column.numbers++;
  if (number > column.last) column.rises++;
  if (number < column.last) column.falls++;
  column.last = number;
  if (!Number.isFinite(number)) return;
  column.least = Math.min(column.least, number);
  column.greatest = Math.max(column.greatest, number);
}
function isNumeric({ numbers, others }) {
  return numbers > 0 && others === 0;
}
function isBestSoFar({ name, numbers, rises, falls }) {
  const changes = Math.max(rises, falls);
  const isSteady = Math.min(rises, falls) === 0 && changes > 0 && 2 * (changes + 1) <= numbers;
  return isSteady && isBestName(name);
}
function describeColumns(columns) {
  const sorted = columns.toSorted((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
  return listed(
    sorted.map((column) => `${printable(column.name, 40)} (${describeValues(column)})`)
  );
}
function describeValues({ numbers, others, least, greatest, example }) {
  if (others > 0)
    return typeof example === "string" ? `text such as ${shown(example)}` : "other values";
  if (numbers === 0) return "empty";
  return least > greatest ? "infinite" : `${rounded2(least)} to ${rounded2(greatest)}`;
}
function rounded2(value) {
  return String(Number(value.toPrecision(4)));
}

// src/parse/parameters.ts
var MAX_PARAMETERS = 1e3;
var MAX_NAME2 = 200;
var MAX_VALUE = 200;
function parametersOf(fields) {
  const entries = flattened(fields, ".").slice(0, MAX_PARAMETERS);
  return Object.fromEntries(
    entries.map(([name, value]) => [printable(name, MAX_NAME2), recorded(value)])
  );
}
function recorded(value) {
  if (value === null || value === void 0 || typeof value === "boolean") return value ?? null;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  return printable(
    typeof value === "string" ? value : JSON.stringify(value) ?? String(value),
    MAX_VALUE
  );
}
function drawnReader(rows, guessed) {
  const columns = [...guessed, ...[...namesOfColumns(rows)].filter(isSeedName)];
  const none = { parameters: null, seed: null };
  const known = /* @__PURE__ */ new Map();
  const isSeed = (name) => {
    const is = known.get(name) ?? isSeedName(name);
    known.set(name, is);
    return is;
  };
  return ({ parameters, fields }) => {
    if (parameters === void 0 && columns.length === 0) return none;
    const all = Object.entries(parametersOf(parameters ?? cellsIn(fields, columns)));
    const others = all.filter(([name]) => !isSeed(name));
    const isKnown = guessed.length > 0 || parameters !== void 0;
    const seeds = all.filter(([name]) => isSeed(name)).map(([, value]) => readNumber(value));
    const seed = seeds.find((number) => Number.isSafeInteger(number)) ?? null;
    return { parameters: isKnown ? Object.fromEntries(others) : null, seed };
  };
}
function columnsIn({ fields, parameters = {} }, names) {
  const all = { ...fields, ...parametersOf(parameters) };
  return parametersOf(cellsIn(all, names));
}
function cellsIn(fields, names) {
  const cells = names.flatMap((name) => {
    const value = ownValue(fields, name) ?? "";
    if (value === "") return [];
    const number = readNumber(value);
    return [[name, typeof number === "number" ? number : value]];
  });
  return Object.fromEntries(cells);
}
var MAX_GUESSED_TRIALS = 1e4;
function parameterColumns(rows, known, asked) {
  if (rows.length > MAX_GUESSED_TRIALS || rows.some(({ parameters }) => parameters))
    return { names: [], areGuessed: false };
  const columns = surveyColumns(rows);
  const recorded2 = columns.filter(
    ({ name, example }) => isParameterName(name) || isFields(example) && PARAMETER_GROUP.test(name)
  );
  if (recorded2.length > 0) return { names: recorded2.map(({ name }) => name), areGuessed: false };
  const isThere = (name) => columns.some((column) => column.name === name);
  const names = /* @__PURE__ */ new Set([...guessedIn(rows, columns, known), ...asked.filter(isThere)]);
  return { names: [...names], areGuessed: names.size > 0 };
}
function guessedIn(rows, columns, known) {
  const none = new Set(known.flatMap((name) => [name, ...name.split(/[^\w-]+/)]));
  const others = [isStatusName, isCounterName, isSeedName, isCostName, isScoreName];
  return columns.filter(({ name }) => !none.has(name) && !others.some((isOther) => isOther(name))).filter((column) => {
    if (isNumeric(column)) return column.least < column.greatest;
    const values = rows.map(({ fields }) => ownValue(fields, column.name) || null);
    const texts = values.filter((value) => typeof value === "string");
    return new Set(values).size > 1 && new Set(texts).size < texts.length;
  }).map(({ name }) => name);
}
function valueCounts(trials) {
  const names = [...new Set(trials.flatMap((parameters) => Object.keys(parameters)))];
  const counts = names.map(
    (name) => [...groupBy(trials, (parameters) => JSON.stringify(parameters[name])).values()].map(
      ({ length }) => length
    )
  );
  return counts.filter(({ length }) => length > 1);
}
function isGrid(trials) {
  const sizes = valueCounts(trials).map(({ length }) => length);
  const combinations = sizes.reduce((product, size) => product * size, 1);
  const distinct = new Set(trials.map((parameters) => JSON.stringify(parameters)));
  return sizes.length > 1 && combinations === trials.length && distinct.size === trials.length;
}

export {
  readNumber,
  shown,
  listed,
  either,
  readDuration,
  readInstant,
  secondsBetween,
  numberIn,
  textIn,
  cellsUnder,
  parametersUnder,
  groupBy,
  flattened,
  fieldsIn,
  digitsOf,
  usualDirection,
  ORDER_COLUMNS,
  requireStatus,
  statusReader,
  plainTrials,
  refuseSummary,
  json,
  readDocument,
  jsonl,
  isListOf,
  readLines,
  rowOf,
  readObject,
  parseJson,
  tryParseJson,
  hasIn,
  findMetric,
  numberIn2,
  wrongValue,
  findCost,
  scoreColumns,
  onlyScore,
  suggest,
  surveyColumns,
  isNumeric,
  MAX_PARAMETERS,
  MAX_NAME2 as MAX_NAME,
  MAX_VALUE,
  drawnReader,
  columnsIn,
  parameterColumns,
  valueCounts,
  isGrid
};
