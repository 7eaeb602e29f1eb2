import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  UserError,
  camelCase,
  naming,
  printable,
  printablePath,
  settingsError,
  usageError
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
        _lookahead: function(number2) {
          return this.tokens[this.index + number2].type;
        },
        _lookaheadToken: function(number2) {
          return this.tokens[this.index + number2];
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
      function search(data, expression) {
        var parser = new Parser();
        var runtime = new Runtime();
        var interpreter = new TreeInterpreter(runtime);
        runtime._interpreter = interpreter;
        var node = parser.parse(expression);
        return interpreter.search(node, data);
      }
      exports2.tokenize = tokenize;
      exports2.compile = compile2;
      exports2.search = search;
      exports2.strictDeepEqual = strictDeepEqual;
    })(typeof exports === "undefined" ? exports.jmespath = {} : exports);
  }
});

// src/settings/values.ts
var import_jmespath = __toESM(require_jmespath(), 1);
var COMMAND_NAMES = [
  ...["compare", "curve", "inspect", "save", "list", "init"],
  ...["check", "bands", "plan", "history", "demo"]
];
var MIN_COST = 1e-30;
var MAX_COST = 1e30;
var COST_UNIT = /^(?![Tt][Rr][Ii][Aa][Ll][Ss]?$)[\p{L}$€£¥](?:[\p{L}\p{N} /·-]{0,18}[\p{L}\p{N}$€£¥])?$/u;
var LABEL = /^(?!\s)(?:\u200d|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]){1,80}(?<!\s)$/u;
var MAX_BUDGETS = 50;
var MAX_ADDRESS = 200;
var DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
function text(placeholder) {
  return { placeholder, expected: "text", parse: (given2) => given2 };
}
function choice(...choices) {
  return {
    choices,
    placeholder: choices.join("|"),
    expected: `one of ${choices.join(", ")}`,
    parse: (given2) => choices.find((word) => word === given2)
  };
}
var present = { placeholder: "", expected: "empty", parse: () => true };
var trueOrFalse = {
  ...choice("true", "false"),
  expected: "true or false",
  parse: (given2) => given2 === "true" || given2 === "false" ? given2 === "true" : void 0
};
function number(placeholder, range = "", isWithin = () => true) {
  return {
    placeholder,
    expected: `a number ${range}`.trimEnd(),
    parse: (given2) => {
      const value = decimal(given2);
      return Number.isFinite(value) && isWithin(value) ? value : void 0;
    }
  };
}
function probability(placeholder) {
  return number(placeholder, "above 0 and below 1", (value) => value > 0 && value < 1);
}
function wholeNumber(placeholder, max) {
  return {
    placeholder,
    // Only when asked for: the first number that is written takes longer than the command line to start.
    get expected() {
      return `a whole number from 1 to ${max.toLocaleString("en-US")}`;
    },
    parse: (given2) => {
      const value = /^\d+$/.test(given2) ? Number(given2) : Number.NaN;
      return value >= 1 && value <= max ? value : void 0;
    }
  };
}
var MAX_EXPRESSION = 1e3;
function isJmesPath(given2) {
  try {
    if (given2.length > MAX_EXPRESSION) return false;
    JSON.stringify((0, import_jmespath.compile)(given2), (_, node) => {
      if (node === void 0) throw new Error("A part is missing");
      return node;
    });
    return true;
  } catch {
    return false;
  }
}
var jmesPath = {
  placeholder: "JMESPATH",
  expected: `an expression in JMESPath of at most ${MAX_EXPRESSION} characters, such as results.results or [?filter=='strict-match']`,
  parse: (given2) => isJmesPath(given2) ? given2 : void 0
};
var costUnit = {
  placeholder: "UNIT",
  expected: "a word or two such as seconds, GPU hours or US$: at most 20 letters, digits, spaces and / \xB7 -, starting with a letter or a currency sign, and not trials",
  parse: (given2) => COST_UNIT.test(canonicalUnit(given2)) ? canonicalUnit(given2) : void 0
};
var budget = {
  placeholder: "BUDGET",
  expected: `a number above 0, from ${MIN_COST} to ${MAX_COST}, with or without a unit: 8, 8 trials or 2.5 GPU hours`,
  parse: (given2) => {
    const [, amount = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(given2) ?? [];
    const value = decimal(amount);
    const unit = rest === "" ? null : canonicalUnit(rest);
    const isUnit = unit === null || unit === "trials" || COST_UNIT.test(unit);
    return isUnit && value >= MIN_COST && value <= MAX_COST ? { value, unit } : void 0;
  }
};
var budgetList = {
  placeholder: "LIST",
  expected: `at most ${MAX_BUDGETS} budgets separated by commas, each ${budget.expected}`,
  parse: (given2) => {
    const budgets = given2.split(",").map((part) => budget.parse(part.trim()));
    const valid = budgets.filter((budget2) => budget2 !== void 0);
    return valid.length === budgets.length && valid.length <= MAX_BUDGETS ? valid : void 0;
  }
};
var MAX_COLUMNS = 50;
function columnsOr(words, placeholder, of) {
  return {
    placeholder,
    expected: `${words.join(", ")}, or at most ${MAX_COLUMNS} names of ${of} separated by commas`,
    parse: (given2) => {
      const word = words.find((word2) => word2 === given2);
      const names = given2.split(",").map((name) => name.trim());
      const areNames = names.length <= MAX_COLUMNS && !names.includes("");
      return word ?? (areNames ? names : void 0);
    }
  };
}
var pairColumns = columnsOr(
  ["parameters", "trial"],
  "parameters|trial|COLUMN,\u2026",
  "columns"
);
var settingNames = columnsOr(["auto", "none"], "auto|none|NAME,\u2026", "settings");
var UNIT_NAMES = ["auto", "trial", "search"];
function isUnitName(unit) {
  return UNIT_NAMES.includes(unit);
}
var MAX_GLOBS = 100;
var globs = {
  placeholder: "GLOB",
  isList: true,
  expected: `a list of at most ${MAX_GLOBS} globs, at least one of them without \`!\`, such as ['**', '!docs/**']`,
  parse: (given2) => {
    const lines = given2.split("\n").map((line) => line.trim());
    const areGlobs = lines.length <= MAX_GLOBS && !lines.some((line) => /^!?$/.test(line));
    return areGlobs && lines.some((line) => !line.startsWith("!")) ? lines : void 0;
  }
};
var WILDCARDS = {
  "**/": "(?:.*/)?",
  "**": ".*",
  "*": "[^/]*",
  "?": "[^/]"
};
function globPattern(glob) {
  const source = glob.replace(
    /\*\*\/|\*\*|[*?]|[\\^$.+()[\]{}|]/g,
    (part) => WILDCARDS[part] ?? `\\${part}`
  );
  return new RegExp(`^${source}$`, "su");
}
var MAX_MATRIX = 256;
function jsonTexts(given2) {
  try {
    const texts = JSON.parse(given2);
    const areTexts = Array.isArray(texts) && texts.every((text2) => typeof text2 === "string");
    return areTexts && texts.length > 0 ? texts : void 0;
  } catch {
    return;
  }
}
var modelNames = {
  placeholder: "NAMES",
  expected: `a JSON list of at most ${MAX_MATRIX} different names, such as ["small", "large"]`,
  parse: (given2) => {
    const names = jsonTexts(given2);
    if (names === void 0 || names.length > MAX_MATRIX) return;
    const areNames = names.every((name) => LABEL.test(name)) || names.join() === "";
    return areNames && new Set(names).size === names.length ? names : void 0;
  }
};
var label = {
  placeholder: "NAME",
  expected: "at most 80 printable characters",
  parse: (given2) => LABEL.test(given2.normalize()) ? given2.normalize() : void 0
};
var serverAddress = {
  placeholder: "URL",
  expected: `an address of at most ${MAX_ADDRESS} characters, such as https://charts.example.org, without user name, query and fragment`,
  parse: (given2) => {
    const url = URL.canParse(given2) ? new URL(given2) : null;
    if (url === null || given2.length > MAX_ADDRESS || !/^https?:$/.test(url.protocol)) return;
    if (/[?#]/.test(given2) || url.username + url.password !== "") return;
    return url.href.replace(/(?<!\/)\/+(chart\/*)?$/, "");
  }
};
function decimal(given2) {
  return DECIMAL.test(given2) ? Number(given2) : Number.NaN;
}
function canonicalUnit(unit) {
  const given2 = unit.replace(/\s+/g, " ");
  if (/^trials?$/i.test(given2)) return "trials";
  return /^(s|secs?|seconds?)$/i.test(given2) ? "seconds" : given2;
}
var EVIDENCE_LEVELS = ["none", "weak", "fair", "strong"];
var GATES = ["pass", "neutral", "fail"];
function gateOption(when) {
  const description = `The result ${when}: pass, neutral or fail.`;
  return { kind: choice(...GATES), default: "neutral", description };
}

// src/settings/options.ts
var BAND_METHODS = ["ld-highest-density", "ld-equal-tailed", "ks", "dkw"];
var READING = {
  metric: {
    isInput: true,
    kind: text("NAME"),
    description: "Column, path or JMESPath of the score; needed if more than one column could be."
  },
  direction: {
    isInput: true,
    kind: choice("maximize", "minimize"),
    description: "Which scores are better: maximize or minimize, unless the sweep records it."
  },
  cost: {
    isInput: true,
    kind: text("NAME"),
    description: "Column, path or expression of what a trial costs; budgets are then in cost."
  },
  "cost-unit": {
    kind: costUnit,
    description: "The unit of the cost: a word or two such as seconds, GPU hours or US$."
  },
  format: {
    isInput: true,
    kind: text("NAME"),
    default: "auto",
    description: "Format of the files: auto (from their content) or one of the table of formats."
  },
  rows: {
    kind: jmesPath,
    description: "Where the rows are in a JSON file, in JMESPath, such as results.results."
  },
  study: {
    isInput: true,
    kind: text("NAME"),
    description: "The study, experiment or sweep to read if the files hold several; with `*`, each that fits is a search by itself."
  },
  "search-method": {
    isInput: true,
    kind: choice("random", "grid", "adaptive", "list"),
    description: "How the trials were drawn if the files do not say: random, grid, adaptive or list (of `tuning-gate list`)."
  },
  "failed-trials": {
    kind: choice("worst", "drop", "error"),
    default: "worst",
    description: "How failed trials count: worst (the worst possible score), drop or error."
  },
  "pruned-trials": {
    kind: choice("last", "worst", "drop", "error"),
    default: "last",
    description: "How pruned trials count: last (their last score), worst, drop or error."
  },
  "unfinished-trials": {
    kind: choice("worst", "drop", "error"),
    default: "worst",
    description: "How trials that have not ended count: worst (as failed ones), drop or error."
  },
  repeats: {
    kind: choice("auto", "average", "separate"),
    default: "auto",
    commands: ["compare", "curve"],
    description: "Configurations trained several times: auto or average (each counts once) or separate (each training is a trial)."
  },
  "metric-min": {
    kind: number("NUMBER"),
    description: "The smallest possible value of the metric, if it has one."
  },
  "metric-max": {
    kind: number("NUMBER"),
    description: "The largest possible value of the metric, if it has one."
  },
  "failed-value": {
    kind: number("NUMBER"),
    description: "The score that marks a failed trial, such as 999, if there is one."
  },
  "pair-by": {
    kind: pairColumns,
    default: "parameters",
    commands: ["compare"],
    description: "What two trials of a pair share: parameters, trial (their number) or columns."
  },
  settings: {
    kind: settingNames,
    default: "auto",
    commands: ["compare", "list"],
    description: "The settings by which the trials of independent sweeps are compared: auto (those that the files record), none or a list."
  },
  unit: {
    kind: text("auto|trial|search|COLUMN"),
    default: "auto",
    commands: ["compare"],
    description: "What is exchanged to see what luck can do: auto (whole searches after an adaptive search, else trials), trial, search, or the column that says which search a trial is of."
  }
};
var BAND = {
  confidence: {
    kind: probability("LEVEL"),
    default: "0.8",
    description: "Probability that a whole band holds, at all budgets at once."
  },
  band: {
    kind: choice(...BAND_METHODS),
    default: "ld-highest-density",
    description: "Band method: ld-highest-density, ld-equal-tailed, ks or dkw."
  },
  calibration: {
    kind: choice("exact", "simulation"),
    default: "exact",
    commands: ["compare", "curve", "bands"],
    description: "How bands are computed: exact or simulation (the published method)."
  },
  seed: {
    kind: number("NUMBER"),
    default: "0",
    commands: ["compare", "curve", "bands", "plan", "list"],
    description: "Seed for everything that is simulated."
  }
};
var COMPARISON = {
  "false-alarm-rate": {
    kind: number("RATE", "from 0.0001 to below 1", (rate) => rate >= 1e-4 && rate < 1),
    description: "How often the gate may fail although nothing changed, such as 0.01."
  },
  pairing: {
    kind: choice("auto", "paired", "independent"),
    default: "auto",
    commands: ["compare"],
    description: "Whether the sweeps evaluate the same configurations: auto (if they do), paired or independent."
  },
  quantile: {
    kind: probability("Q"),
    default: "0.5",
    commands: ["compare", "curve", "plan"],
    description: "The quantile of luck that the curve shows; 0.5 is the median."
  },
  "min-share": {
    kind: number("SHARE", "above 0 and at most 1", (share) => share > 0 && share <= 1),
    default: "0.1",
    description: "Share of the budgets on which weak and fair evidence must hold to count."
  },
  margin: {
    kind: number("NUMBER", "of at least 0", (margin) => margin >= 0),
    default: "0",
    commands: ["compare"],
    description: "How much worse the candidate may be, in the metric's unit."
  },
  target: {
    kind: number("SCORE"),
    commands: ["compare"],
    description: "A score to reach, in the metric's unit; the report says what budget it takes."
  },
  "budget-min": {
    kind: budget,
    description: "The smallest budget to compare, such as `8`, `8 trials` or `2.5 GPU hours`."
  },
  "budget-max": {
    kind: budget,
    description: "The largest budget to compare, written like budget-min."
  },
  budgets: {
    kind: budgetList,
    commands: ["compare", "curve"],
    description: "Budgets of the table, such as `1,2,8`; otherwise 1, 2, 4, 8 and so on."
  }
};
var GATE = {
  "fail-on": {
    kind: choice("strong", "fair", "weak", "never"),
    default: "strong",
    commands: ["compare", "plan"],
    description: "The weakest evidence of worse that fails: strong, fair, weak or never."
  },
  "on-insufficient": gateOption("if there are too few trials to compare"),
  "on-missing-baseline": gateOption("if no baseline sweep is found"),
  "min-trials": {
    kind: wholeNumber("N", 1e6),
    description: "The minimum number of trials that a candidate must have drawn; by default the number saved with the baseline."
  },
  strict: {
    kind: trueOrFalse,
    default: "false",
    description: "Whether doubtful assumptions make the comparison invalid: true or false."
  }
};
var SWEEPS = {
  source: {
    kind: text("SERVER"),
    inConfig: "both",
    description: "Where both sweeps are found by their commits: mlflow:EXPERIMENT, wandb:ENTITY/PROJECT or optuna:STUDY-{sha}; no job has to collect anything then."
  },
  candidate: {
    kind: text("SWEEP"),
    inConfig: "comparison",
    description: "The candidate's sweep: a path or glob and, except in mode collect, artifact:NAME, run:ID:NAME, ref:REF:PATH or a place on a server (mlflow:\u2026, wandb:\u2026, optuna:\u2026); not needed in mode gate, which takes the sweeps that jobs of the run have saved."
  },
  baseline: {
    kind: text("SWEEP"),
    default: "auto",
    inConfig: "both",
    description: "The baseline's sweep: auto (the one saved for the commit that the pull request builds on), a path or glob, artifact:NAME, run:ID:NAME, ref:REF:PATH or a place on a server."
  }
};
var ACTION = {
  mode: {
    kind: choice("auto", "start", "collect", "gate", "base", "confirm"),
    default: "auto",
    description: "What the step does: start (say which models to train; if none, judge), collect (save the sweep for another job), gate (compare saved sweeps), auto (both in one job), base (save the sweep of a base that the run has trained) or confirm (compare again, with the bases)."
  },
  name: {
    kind: label,
    default: "",
    commands: ["compare"],
    description: "Distinguishes several uses in one workflow, each with its own comment and check; for compare, names a comparison of the config."
  },
  shard: {
    kind: label,
    default: "",
    description: "In mode collect, which of several jobs trained this part of the sweep."
  },
  shards: {
    kind: wholeNumber("JOBS", 1e4),
    description: "In mode collect, how many jobs train the sweep, each with its own shard; without it, missing ones are not noticed."
  },
  models: {
    isInput: false,
    kind: modelNames,
    description: "Of gate.yml: the names of the sweeps that it trains, as a JSON list."
  },
  "train-base": {
    isInput: false,
    kind: choice("confirm", "missing", "always", "never"),
    default: "never",
    description: "Of gate.yml: when the base is trained before the verdict counts."
  },
  trains: {
    isInput: false,
    kind: globs,
    inConfig: "both",
    description: "Globs of the files that training depends on, as in the filters of a workflow: a pull request or a push that changes none of them trains nothing."
  },
  config: {
    kind: text("PATH"),
    commands: ["compare"],
    description: "The file with settings and comparisons; otherwise, in the Action, .github/tuning-gate.yml."
  },
  "github-token": {
    kind: text("TOKEN"),
    default: "",
    expression: "github.token",
    description: "The token that reads saved sweeps and writes the comment and the check."
  },
  comment: {
    kind: choice("always", "regressions", "never"),
    default: "always",
    description: "When to comment on the pull request: always, regressions (from the first one on) or never."
  },
  check: {
    kind: choice("auto", "always", "never"),
    default: "auto",
    description: "When to write a check: auto (for pull requests), always or never."
  },
  "accept-label": {
    isInput: false,
    kind: label,
    default: "tuning-gate: accepted",
    inConfig: "top",
    description: "The label with which someone with write access accepts a failing commit."
  },
  charts: {
    kind: choice("auto", "quickchart", "branch", "forest", "none"),
    default: "auto",
    description: "Where the comment's chart is drawn: auto (the branch tuning-gate-data where it exists and may be written; else QuickChart if the repository is public on github.com; else forest), quickchart (sends scores to its server), branch (pictures on the branch tuning-gate-data, which needs `contents: write`), forest (a text plot) or none."
  },
  "quickchart-url": {
    kind: serverAddress,
    default: "https://quickchart.io",
    description: "Your own QuickChart server; `charts: auto` then always uses it."
  },
  history: {
    kind: trueOrFalse,
    default: "false",
    description: "Whether to keep results and the newest sweeps of the default branch on the branch tuning-gate-data, which needs `contents: write`: true or false."
  },
  "upload-report": {
    kind: trueOrFalse,
    default: "true",
    description: "Whether the report is kept as an artifact of the run: true or false."
  },
  "retention-days": {
    kind: wholeNumber("DAYS", 400),
    description: "Days to keep a saved sweep and a report; by default the repository\u2019s setting."
  },
  "working-directory": {
    kind: text("DIR"),
    default: ".",
    description: "The folder that paths are relative to."
  }
};
var PLAN = {
  n: {
    kind: wholeNumber("N", 1e6),
    commands: ["bands", "plan", "list"],
    description: "Number of trials; with --paired, of pairs; of list, of settings."
  },
  share: {
    kind: number("SHARE", "from 0 to 1", (share) => share >= 0 && share <= 1),
    default: "0.5",
    commands: ["list"],
    description: "Share of the settings that is drawn from the best quarter of each sweep."
  },
  paired: {
    kind: present,
    description: "Plan paired sweeps: the same configurations on both sides."
  },
  correlation: {
    kind: number("RHO", "from 0 to 1", (rho) => rho >= 0 && rho <= 1),
    default: "0.9",
    description: "With --paired: the rank correlation of the scores in a pair."
  },
  "baseline-n": { kind: wholeNumber("N", 1e4), description: "Trials of the baseline." },
  "candidate-n": {
    kind: wholeNumber("N", 1e4),
    description: "Trials of the candidate; by default as many as the baseline has."
  },
  budget: {
    kind: number("K", "from 1 to 1,000,000", (k) => k >= 1 && k <= 1e6),
    description: "The budget, in trials, that both sweeps must resolve."
  },
  slowdown: {
    kind: number("R", "above 1 and at most 1,000,000", (r) => r > 1 && r <= 1e6),
    default: "3",
    description: "The slowdown to catch, a candidate that needs R times the trials."
  },
  power: { kind: probability("P"), default: "0.8", description: "The probability of catching it." }
};
var FILES = {
  json: {
    kind: present,
    commands: ["compare", "curve", "inspect", "check", "bands", "plan", "history"],
    description: "Print one JSON object on standard output."
  },
  older: {
    kind: text("FILE"),
    commands: ["compare"],
    description: "An older sweep of main, before the baseline, which helps to tell what settings do; repeatable, newest first."
  },
  report: { kind: text("DIR"), description: "Write every file of the report into a folder." },
  out: {
    kind: text("FILE"),
    commands: ["list"],
    description: "The file to write, JSON or CSV by its ending; without it, JSON is printed."
  },
  output: {
    kind: text("FILE"),
    commands: ["save"],
    description: "Write the sweep to a file; otherwise to standard output."
  },
  markdown: {
    kind: text("FILE"),
    commands: ["compare", "curve"],
    description: "Write the report as Markdown."
  },
  html: { kind: text("FILE"), description: "Write the report as one HTML page." },
  svg: { kind: text("FILE"), description: "Write the chart as SVG." },
  png: { kind: text("FILE"), description: "Write the chart as PNG." },
  theme: {
    kind: choice("light", "dark"),
    default: "light",
    description: "The theme of --svg and --png: light or dark."
  },
  scale: {
    kind: choice("auto", "linear", "log"),
    default: "auto",
    commands: ["compare", "curve"],
    description: "The axis of scores in charts: auto (log beyond two decades), linear or log."
  },
  color: {
    kind: choice("auto", "always", "never"),
    default: "auto",
    commands: ["compare", "curve", "inspect", "history"],
    description: "Colours: auto (on a terminal, unless NO_COLOR is set), always or never."
  },
  bisect: {
    kind: present,
    commands: ["compare"],
    description: "Exit as `git bisect run` expects: 0 good, 1 worse, 125 cannot tell or an error."
  },
  verbose: {
    kind: present,
    commands: ["compare", "history"],
    description: "Print every note (history: every merge), not only what changes the meaning."
  }
};

// src/settings/table.ts
var GROUPS = {
  sweeps: { title: "Sweeps", isInput: true, options: SWEEPS },
  plan: { title: "Trials", commands: ["plan"], options: PLAN },
  files: { title: "Output", commands: ["compare", "curve", "history"], options: FILES },
  reading: {
    title: "Reading",
    inConfig: "both",
    commands: ["compare", "curve", "inspect", "save", "init", "list"],
    options: READING
  },
  band: {
    title: "Bands",
    inConfig: "both",
    commands: ["compare", "curve", "bands", "plan"],
    options: BAND
  },
  comparison: {
    title: "Comparison",
    inConfig: "both",
    commands: ["compare", "plan"],
    options: COMPARISON
  },
  gate: { title: "Gate", inConfig: "both", commands: ["compare"], options: GATE },
  action: { title: "Config", isInput: true, options: ACTION }
};
var OPTIONS = Object.fromEntries(
  Object.values(GROUPS).flatMap(
    ({ title: _, options, ...ofGroup }) => Object.entries(options).map(([name, row]) => [name, { ...ofGroup, ...row }])
  )
);
var OPTION_NAMES = Object.keys(OPTIONS);
function namesIn(group) {
  return Object.keys(GROUPS[group].options);
}
function isInput(name) {
  return OPTION_NAMES.some((one) => one === name && OPTIONS[one].isInput);
}
function flagsOf(command) {
  return OPTION_NAMES.filter((name) => OPTIONS[name].commands?.includes(command));
}
var POLICIES = ["failed-trials", "pruned-trials", "unfinished-trials"];
function readOption(name, source) {
  const given2 = source(name)?.trim() || OPTIONS[name].default;
  if (given2 === void 0 || given2 === "") return given2 ?? null;
  const { kind } = OPTIONS[name];
  const value = kind.parse(given2);
  if (value === void 0) throw invalid(name, given2, kind.expected);
  return value;
}
function readGroup(group, source) {
  const values = namesIn(group).map((name) => [camelCase(name), readOption(name, source)]);
  return Object.fromEntries(values);
}
function readSettings(source) {
  const isGiven = (name) => Boolean(source(name)?.trim());
  const { band: method, ...band } = readGroup("band", source);
  const settings = {
    reading: { ...readGroup("reading", source), given: POLICIES.filter(isGiven) },
    band: { ...band, method },
    comparison: readGroup("comparison", source),
    gate: { ...readGroup("gate", source), informOnly: false }
  };
  checkCombinations(settings);
  return settings;
}
function givenBy(source) {
  return {
    settings: readSettings(source),
    value: (name) => readOption(name, source),
    has: (name) => source(name) !== void 0
  };
}
function checkCombinations({ reading, comparison, gate }) {
  const { falseAlarmRate, budgetMin: min, budgetMax: max } = comparison;
  if (min && max && min.unit === max.unit && min.value > max.value)
    throw swapped(["budget-min", min.value], ["budget-max", max.value]);
  const { cost, costUnit: costUnit2, metricMin, metricMax } = reading;
  if (metricMin !== null && metricMax !== null && metricMin > metricMax)
    throw swapped(["metric-min", metricMin], ["metric-max", metricMax]);
  if (costUnit2 !== null && cost === null) {
    const what = naming`has no effect without ${{ option: "cost" }}`;
    throw settingsError("cost-unit", what, "Give both.");
  }
  const rate = "false-alarm-rate";
  const failOn = { option: "fail-on", value: gate.failOn };
  if (falseAlarmRate !== null && cost !== null)
    throw conflict(
      rate,
      naming`${{ option: "cost" }}, because the rate then depends on how costs and scores are related, which is not known`
    );
  if (falseAlarmRate !== null && gate.failOn !== "strong")
    throw conflict(
      rate,
      naming`${failOn}: with a rate, a test decides and not the evidence of the bands`
    );
  if (comparison.pairing === "paired" && ["fair", "weak"].includes(gate.failOn))
    throw conflict(
      "pairing",
      naming`${failOn}: paired sweeps are judged by one test, which has no such levels`
    );
}
function swapped([option, value], [other, limit]) {
  const what = naming`is ${`${value}`}, above ${{ option: other }} (${`${limit}`})`;
  return settingsError(option, what, "Swap them.");
}
function conflict(option, other) {
  return settingsError(option, ["cannot be combined with ", ...other], "Remove one of them.");
}
function givenReading(reading) {
  return namesIn("reading").flatMap((name) => {
    const value = Reflect.get(reading, camelCase(name));
    const isDefault = value === null || value === OPTIONS[name].default;
    return isDefault ? [] : [[name, String(value)]];
  });
}
function invalid(name, given2, expected) {
  const what = `invalid value ${JSON.stringify(given2.slice(0, 80))}`;
  return settingsError(name, what, `It must be ${expected}.`);
}
var FAILS = "Leave it out: this fails, and a maintainer can accept it with a label.";
var PAIRS = "Leave it out: fewer trials do where both sweeps train the same configurations.";
var DISPATCH = "Leave it out, and start the workflow once the trials have ended.";
var FORMER = new Map([
  ...["on-missing-candidate", "on-missing-shards", "on-invalid"].map(
    (name) => [name, FAILS]
  ),
  ["on-adaptive", "Leave it out: such a failure is neutral, and fails with `strict: true`."],
  ["acknowledge-label", "It is called `accept-label`, and stands in the config."],
  ...["looks", "pass-above", "part"].map((name) => [name, PAIRS]),
  ...["expect-trials", "expect-within"].map((name) => [name, DISPATCH]),
  ["keep", "Leave it out: `history: true` keeps what is needed."],
  ["on-regression", "Leave it out: `tuning-gate history` shows where main changed."]
]);

// src/settings/config.ts
var CONFIG_PATH = ".github/tuning-gate.yml";
var MAX_COMPARISONS = 50;
function configOptions(level) {
  return OPTION_NAMES.filter((name) => [level, "both"].includes(OPTIONS[name].inConfig ?? ""));
}
function readConfig(document, path) {
  const { comparisons, ...top } = fieldsOf(document, path);
  const listed = `${path}, comparisons`;
  const named = Object.entries(fieldsOf(comparisons, listed)).map(([given2, settings]) => {
    const name = label.parse(given2);
    if (name === void 0) {
      const what = `${JSON.stringify(given2.slice(0, 80))} cannot be a name`;
      throw usageError(listed, what, `It must be ${label.expected}.`);
    }
    return [name, textsOf(settings, "comparison", `${listed}.${name}`)];
  });
  return { path, top: textsOf(top, "top", path), comparisons: new Map(named) };
}
function fieldsOf(value, where) {
  if (value === void 0 || value === null) return {};
  if (typeof value === "object" && !Array.isArray(value)) return { ...value };
  throw usageError(where, "is not a list of settings", "Write one `name: value` on each line.");
}
function textsOf(settings, level, where) {
  const allowed = configOptions(level);
  const texts = /* @__PURE__ */ new Map();
  for (const [given2, value] of Object.entries(fieldsOf(settings, where))) {
    const name = allowed.find((option) => option === given2);
    const field = `${where}${level === "top" ? ", " : "."}${given2.slice(0, 80)}`;
    const fix = FORMER.get(given2) ?? "docs/config.md lists what can be set here.";
    if (name === void 0) throw usageError(field, "is an unknown setting", fix);
    const lines = OPTIONS[name].kind.isList && Array.isArray(value) ? value : [value ?? ""];
    if (!lines.every((line) => ["string", "number", "boolean"].includes(typeof line)))
      throw usageError(field, "is not one value", "Write text, a number, true or false.");
    texts.set(name, lines.join("\n"));
  }
  return texts;
}
function given(name, { input, config, comparison }) {
  const ofComparison = config?.comparisons.get(comparison ?? "")?.get(name);
  const layers = [
    { text: ofComparison, field: `comparisons.${comparison}.${name}` },
    { text: config?.top.get(name), field: name },
    { text: config === null || OF_A_SWEEP.includes(name) ? input(name) : "", field: null }
  ];
  return layers.find(({ text: text2 }) => text2?.trim());
}
var OF_A_SWEEP = [
  ...namesIn("sweeps"),
  ...["metric", "direction", "cost", "cost-unit", "format", "study"]
];
function inputsIgnoredFor(config, input) {
  const levels = [config.top, ...config.comparisons.values()];
  return OPTION_NAMES.filter((name) => {
    const text2 = input(name)?.trim();
    if (!text2 || OPTIONS[name].inConfig === void 0) return false;
    const values = levels.flatMap((level) => level.get(name)?.trim() || []);
    const isOpen = values.length === 0 && !OF_A_SWEEP.includes(name);
    return [...values, isOpen ? OPTIONS[name].default : text2].some((value) => value !== text2);
  });
}
function readingInConfig(layers) {
  return namesIn("reading").filter((name) => given(name, layers)?.field);
}
function readLayered(layers, read) {
  try {
    return read((name) => given(name, layers)?.text);
  } catch (error) {
    throw namingField(error, layers);
  }
}
function readIn(layers, name) {
  return readLayered(layers, (source) => readOption(name, source));
}
function namingField(error, layers) {
  if (!(error instanceof UserError)) return error;
  const option = OPTION_NAMES.find((name) => name === error.option);
  const field = option && given(option, layers)?.field;
  return field ? new UserError({ ...error, where: `${layers.config?.path}, ${field}` }) : error;
}

// src/settings/inputs.ts
var SETTINGS = OPTION_NAMES.filter((name) => OPTIONS[name].inConfig && !isInput(name));
var NO_INPUTS = [...SETTINGS, ...FORMER.keys()];
function insteadOfInput(name, value, config = CONFIG_PATH) {
  const setting = SETTINGS.find((one) => one === name);
  if (setting === void 0) return FORMER.get(name) ?? null;
  const line = value.includes("${{") ? setting : `${setting}: ${yamlValue(setting, value)}`;
  return `Write \`${printable(line, 200)}\` in ${printablePath(config)} on the base branch.`;
}
var NOT_A_STRING = /^(null|true|false|yes|no|on|off|y|n)$/i;
function yamlText(value) {
  const isWord = /^[A-Za-z][\w./-]*$/.test(value) && !NOT_A_STRING.test(value);
  return isWord ? value : JSON.stringify(value);
}
function yamlValue(name, value) {
  const isLiteral = OPTIONS[name].kind.placeholder !== "NAME" && LITERAL.test(value);
  return isLiteral ? value : yamlText(value);
}
var LITERAL = /^(-?\d+(\.\d+)?|true|false)$/;
var MAX_JOBS = 16;
var MAX_MINUTES = 5 * 24 * 60;
var runnerLabels = {
  placeholder: "RUNNER",
  expected: 'a label, or a JSON list of labels, such as ["self-hosted", "gpu"]',
  parse: (given2) => given2.startsWith("[") ? jsonTexts(given2) : given2
};
var SHARED = [
  ...["candidate", "metric", "direction", "name", "models", "charts"],
  ...["train-base", "retention-days"]
];
var REUSABLE_INPUTS = new Map([
  ["run", text("COMMAND")],
  ["jobs", wholeNumber("N", MAX_JOBS)],
  ["python-version", text("VERSION")],
  ["runs-on", runnerLabels],
  ["timeout-minutes", wholeNumber("MINUTES", MAX_MINUTES)],
  ...SHARED.map((name) => [name, OPTIONS[name].kind])
]);

export {
  require_jmespath,
  COMMAND_NAMES,
  MIN_COST,
  MAX_COST,
  COST_UNIT,
  LABEL,
  isJmesPath,
  isUnitName,
  globPattern,
  EVIDENCE_LEVELS,
  GATES,
  GROUPS,
  OPTIONS,
  OPTION_NAMES,
  namesIn,
  isInput,
  flagsOf,
  readOption,
  readGroup,
  readSettings,
  givenBy,
  givenReading,
  FORMER,
  CONFIG_PATH,
  MAX_COMPARISONS,
  configOptions,
  readConfig,
  inputsIgnoredFor,
  readingInConfig,
  readLayered,
  readIn,
  namingField,
  NO_INPUTS,
  insteadOfInput,
  yamlText,
  yamlValue,
  REUSABLE_INPUTS
};
