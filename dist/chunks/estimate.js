import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  settingsError
} from "./errors.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./runtime.js";

// node_modules/seedrandom/lib/alea.js
var require_alea = __commonJS({
  "node_modules/seedrandom/lib/alea.js"(exports, module) {
    (function(global, module2, define2) {
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
      } else if (define2 && define2.amd) {
        define2(function() {
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
    (function(global, module2, define2) {
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
      } else if (define2 && define2.amd) {
        define2(function() {
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
    (function(global, module2, define2) {
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
      } else if (define2 && define2.amd) {
        define2(function() {
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
    (function(global, module2, define2) {
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
      } else if (define2 && define2.amd) {
        define2(function() {
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
    (function(global, module2, define2) {
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
      } else if (define2 && define2.amd) {
        define2(function() {
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
    (function(global, module2, define2) {
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
      } else if (define2 && define2.amd) {
        define2(function() {
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
    (function(global, pool, math) {
      var width = 256, chunks = 6, digits = 52, rngname = "random", startdenom = math.pow(width, chunks), significance = math.pow(2, digits), overflow = significance * 2, mask = width - 1, nodecrypto;
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
          var t2, r = 0, i2 = me.i, j2 = me.j, s2 = me.S;
          while (count--) {
            t2 = s2[i2 = mask & i2 + 1];
            r = r * width + s2[mask & (s2[i2] = s2[j2 = mask & j2 + t2]) + (s2[j2] = t2)];
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
            (global.crypto || global.msCrypto).getRandomValues(out);
          }
          return tostring(out);
        } catch (e) {
          var browser = global.navigator, plugins = browser && browser.plugins;
          return [+/* @__PURE__ */ new Date(), global, plugins, global.screen, tostring(pool)];
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
  return sums.map((sum) => sum / total);
}
function quickRandom(seed) {
  return import_seedrandom.default.alea(String(seed));
}
function* randomChoices(size, chosen, random) {
  const places = Int32Array.from({ length: size }, (_, i) => i);
  const marked = Math.min(chosen, size - chosen);
  const mark = marked === chosen ? 1 : 0;
  const choice = new Uint8Array(size);
  for (; ; ) {
    choice.fill(1 - mark);
    for (let i = 0; i < marked; i++) {
      const other = i + (random() * (size - i) | 0);
      const place = places[other];
      places[other] = places[i];
      places[i] = place;
      choice[place] = mark;
    }
    yield choice;
  }
}

// src/math/functions.ts
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
function stepFunction(ends, values) {
  const breaks = new Float64Array(ends.length);
  const kept = new Float64Array(ends.length);
  let count = 0;
  for (let j = 0; j < ends.length; j++) {
    const end = ends[j];
    const value = values[j];
    if (end <= (breaks[count - 1] ?? 0)) continue;
    if (count === 0 || value !== kept[count - 1]) kept[count++] = value;
    breaks[count - 1] = end;
  }
  return { breaks: breaks.subarray(0, count), values: kept.subarray(0, count) };
}
function valueAt({ breaks, values }, x) {
  return values[firstWhere(breaks, (end) => end >= x)];
}
function firstWhere(sorted, holds) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = low + high >> 1;
    if (holds(sorted[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}
function firstReaching({ breaks, values }, least) {
  const step = values.findIndex((value) => value >= least);
  if (step === -1) return Infinity;
  return breaks[step - 1] ?? 0;
}
function mapSteps(steps, map) {
  return stepFunction(steps.breaks, steps.values.map(map));
}
function scaleBreaks({ breaks, values }, factor) {
  return stepFunction(
    breaks.map((end) => end * factor),
    values
  );
}
function commonBreaks(functions, from, to) {
  const inside = functions.map(({ breaks }) => breaks.filter((x) => x > from && x < to));
  const all = concatenated(inside).sort();
  return [...all.filter((x, i) => x !== all[i - 1]), to];
}
function concatenated(lists) {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const list of lists) {
    all.set(list, place);
    place += list.length;
  }
  return all;
}
var MAX_RESULTS = 50;
function remember(compute) {
  const results = /* @__PURE__ */ new Map();
  return (...given) => {
    const key = JSON.stringify(given, (_, value) => value === Infinity ? "Infinity" : value);
    const known = results.get(key);
    if (known !== void 0) return known;
    const result = compute(...given);
    const [oldest] = results.keys();
    if (results.size === MAX_RESULTS && oldest !== void 0) results.delete(oldest);
    results.set(key, result);
    return result;
  };
}
function countEach(values) {
  const counts = /* @__PURE__ */ new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

// src/math/order-statistics.ts
var Beta = class {
  a;
  b;
  /** Where the density is largest; for a = b = 1 the middle. */
  mode;
  #peak;
  constructor(a, b) {
    this.a = a;
    this.b = b;
    this.mode = a + b === 2 ? 0.5 : (a - 1) / (a + b - 2);
    this.#peak = (a + b - 1) * mostLikely(a - 1, b - 1);
  }
  /** P(X ≤ x), x in [0, 1]: that at least a of a + b − 1 uniforms are at most x. */
  lowerTail(x) {
    const { a, b } = this;
    if (b === 1) return x ** a;
    if (a === 1) return 0 - Math.expm1(b * Math.log1p(-x));
    if (x * (a + b) > a) return 1 - this.upperTail(x);
    return this.density(x) * x / a * sumOfTail(a, b, x / (1 - x));
  }
  /** P(X ≥ x), x in [0, 1]: that at least b of a + b − 1 uniforms are at least x. */
  upperTail(x) {
    const { a, b } = this;
    if (a === 1) return (1 - x) ** b;
    if (b === 1) return 0 - Math.expm1(a * Math.log(x));
    if (x * (a + b) <= a) return 1 - this.lowerTail(x);
    return this.density(x) * (1 - x) / b * sumOfTail(b, a, (1 - x) / x);
  }
  /** The logarithm of the density up to its constant, x in (0, 1). */
  shape(x) {
    return (this.a - 1) * Math.log(x) + (this.b - 1) * Math.log1p(-x);
  }
  /** The derivative of `shape`. */
  slope(x) {
    return (this.a - 1) / x - (this.b - 1) / (1 - x);
  }
  /** The density, x in (0, 1), from that of the mode: differences of large logarithms would lose digits. */
  density(x) {
    const { a, b, mode } = this;
    const left = a === 1 ? 0 : (a - 1) * logOfRatio(x, mode, x - mode);
    const right = b === 1 ? 0 : (b - 1) * logOfRatio(1 - x, 1 - mode, mode - x);
    return this.#peak * Math.exp(left + right);
  }
  /**
   * The x with P(X ≤ x) = p, for p in (0, 1): Newton's method on the logarithms, inside a bracket.
   *
   * @param start a guess in (0, 1)
   */
  quantile(p, start = this.a / (this.a + this.b)) {
    const target = Math.log(p);
    return solveIncreasing(1, start, (x) => {
      const tail = this.lowerTail(x);
      return { miss: Math.log(tail) - target, slope: this.density(x) / tail };
    });
  }
};
function logOfRatio(x, y, difference) {
  return Math.abs(difference) < y / 2 ? Math.log1p(difference / y) : Math.log(x / y);
}
function sumOfTail(a, b, odds) {
  let [sum, term] = [1, 1];
  for (let k = 1; k < b && term > sum * (Number.EPSILON / 8); k++) {
    term *= (b - k) / (a + k) * odds;
    sum += term;
  }
  return sum;
}
function mostLikely(k, l) {
  if (k === 0 || l === 0) return 1;
  const excess = stirlingError(k + l) - stirlingError(k) - stirlingError(l);
  return Math.sqrt((k + l) / (2 * Math.PI * k * l)) * Math.exp(excess);
}
function stirlingError(n) {
  if (n < 16) return stirlingError(n + 1) + (n + 0.5) * Math.log1p(1 / n) - 1;
  const s = 1 / (n * n);
  return (1 / 12 - s * (1 / 360 - s * (1 / 1260 - s * (1 / 1680 - s / 1188)))) / n;
}
var NEWTON_STEPS = 60;
var MAX_STEPS = 200;
var NEWTON_TOLERANCE = 1e-9;
function solveIncreasing(high, start, f) {
  let [left, right, x] = [0, high, start];
  for (let step = 0; step < MAX_STEPS; step++) {
    const { miss, slope } = f(x);
    if (miss === 0) return x;
    if (miss > 0) right = x;
    else left = x;
    const newton = x * Math.exp(-miss / (slope * x));
    const isTrusted = step < NEWTON_STEPS && newton > left && newton < right;
    const next = isTrusted ? newton : (left + right) / 2;
    if (Math.abs(next - x) <= (isTrusted ? NEWTON_TOLERANCE : 4 * Number.EPSILON) * x) return next;
    x = next;
  }
  return x;
}
function highestDensityInterval(beta, miss, start) {
  const { a, b, mode } = beta;
  if (a === 1) return { lower: 0, upper: -Math.expm1(Math.log(miss) / b) };
  if (b === 1) return { lower: Math.exp(Math.log(miss) / a), upper: 1 };
  const target = Math.log(miss);
  let upper = mode;
  const lower = solveIncreasing(mode, start ?? mode / 2, (x) => {
    upper = equallyDense(beta, x);
    const outside = beta.lowerTail(x) + beta.upperTail(upper);
    const slope = beta.density(x) * (1 - beta.slope(x) / beta.slope(upper));
    return { miss: Math.log(outside) - target, slope: slope / outside };
  });
  return { lower, upper: equallyDense(beta, lower) };
}
var MAX_NEWTON_STEPS = 60;
function equallyDense(beta, x) {
  const { mode } = beta;
  const level = beta.shape(x);
  let u = Math.min(2 * mode - x, (1 + mode) / 2);
  for (let step = 0; step < MAX_NEWTON_STEPS; step++) {
    const excess = beta.shape(u) - level;
    const newton = u - excess / beta.slope(u);
    const next = newton < 1 ? newton : (1 + u) / 2;
    if (Math.abs(next - u) <= 4 * Number.EPSILON || excess < 0 && next >= u) break;
    u = next;
  }
  return Math.max(u, mode);
}
function exactLimits({ hits, draws }, confidence) {
  const miss = (1 - confidence) / 2;
  const lower = hits === 0 ? 0 : new Beta(hits, draws - hits + 1).quantile(miss);
  const upper = hits === draws ? 1 : new Beta(hits + 1, draws - hits).quantile(1 - miss);
  return [lower, upper];
}
function upperLimit(sample) {
  return exactLimits(sample, 0.95)[1];
}
var MAX_STEP = 200;
var NEGLIGIBLE = 1e-22;
function probabilityWithin(lower, upper) {
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
function poissonAtItsMean(n) {
  let logarithm = -1;
  for (let k = 2; k <= n; k++) logarithm += (k - 1) * Math.log1p(1 / (k - 1)) - 1;
  return Math.exp(logarithm);
}
var AT_ONCE = 4;
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
    this.#now = new Float64Array(n + AT_ONCE);
    this.#scratch = new Float64Array(n + AT_ONCE);
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
    const parts = Math.ceil(length / MAX_STEP);
    const terms = this.#fillKernel(length / parts);
    for (let part = 0; part < parts; part++) this.#convolve(terms);
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
    const first = this.#first;
    now.fill(0, Math.max(0, first - terms), first);
    for (let count = first; count <= this.#last; count += AT_ONCE) {
      const steps = Math.min(terms - 1, count + AT_ONCE - 1 - first);
      let [a, b, c, d] = [0, 0, 0, 0];
      let [y, z, w] = [
        now[count + 1],
        now[count + 2],
        now[count + 3]
      ];
      for (let j = 0; j <= steps; j++) {
        const x = j > count ? 0 : now[count - j];
        const share = kernel[j];
        a += x * share;
        b += y * share;
        c += z * share;
        d += w * share;
        w = z;
        z = y;
        y = x;
      }
      next[count] = a;
      next[count + 1] = b;
      next[count + 2] = c;
      next[count + 3] = d;
    }
    this.#now = next;
    this.#scratch = now;
  }
};

// src/estimate/confidence-band.ts
var MAX_CALIBRATED = 2e4;
var confidenceBand = remember((n, settings) => {
  const { confidence, calibration } = settings;
  const method = n > MAX_CALIBRATED ? "dkw" : settings.method;
  const isSimulated = calibration === "simulation";
  if (method === "ks" || method === "dkw") {
    const epsilon = isSimulated && method === "ks" ? simulatedEpsilon(n, settings) : halfWidth(n, method, confidence);
    const bounds = constantWidthBounds(n, epsilon);
    return { n, confidence, method, pointwise: null, epsilon, ...bounds };
  }
  const shape = method === "ld-equal-tailed" ? "equal-tailed" : "highest-density";
  const boundsOf = orderStatisticBounds(n, shape);
  const miss = isSimulated ? simulatedMiss(n, shape, settings) : exactMiss(boundsOf, n, confidence);
  return { n, confidence, method, pointwise: 1 - miss, epsilon: null, ...boundsOf(miss) };
});
function halfWidth(n, method, confidence) {
  const conservative = Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * n));
  if (method === "dkw" || 1 - confidence < MIN_CALIBRATED_MISS) return conservative;
  const excessCoverage = (epsilon) => {
    const { lower, upper } = constantWidthBounds(n, epsilon);
    return probabilityWithin(lower, upper) - confidence;
  };
  return findRoot(excessCoverage, { low: 1 / (2 * n), high: conservative, tolerance: 1e-14 });
}
function levelFromOneTrial({ n, confidence, lower, upper }, quantile) {
  if (n > MAX_CALIBRATED) return confidence;
  return probabilityWithin(
    lower.map((bound) => bound < quantile ? 0 : bound),
    upper.map((bound) => Math.max(bound, quantile))
  );
}
function orderStatisticBounds(n, shape) {
  const laws = Array.from({ length: n + 1 >> 1 }, (_, i) => new Beta(i + 1, n - i));
  const intervalOf = shape === "highest-density" && n > 1 ? highestDensityInterval : equalTailedInterval;
  let starts = [];
  return (miss) => {
    const half = laws.map((law, i) => intervalOf(law, miss, starts[i]));
    starts = half.map(({ lower }) => lower || void 0);
    const mirrored = half.slice(0, n >> 1).reverse();
    return {
      lower: [...half.map(({ lower }) => lower), ...mirrored.map(({ upper }) => 1 - upper)],
      upper: [...half.map(({ upper }) => upper), ...mirrored.map(({ lower }) => 1 - lower)]
    };
  };
}
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
var MIN_CALIBRATED_MISS = 1e-11;
var EXPECTED_RISE = 0.56;
function exactMiss(boundsOf, n, confidence) {
  const most = 1 - confidence;
  if (n === 1) return most;
  if (most < MIN_CALIBRATED_MISS) return most / n;
  const target = Math.log(-Math.log(confidence));
  const excess = (logMiss) => {
    const { lower, upper } = boundsOf(Math.exp(logMiss));
    return Math.log(-Math.log(probabilityWithin(lower, upper))) - target;
  };
  const [low, high] = [Math.log(most / n) - 1e-3, Math.log(most)];
  const found = rootBySecants(excess, { low, high, start: low + EXPECTED_RISE * Math.log(n) });
  return Math.exp(found ?? findRoot(excess, { low, high, tolerance: 1e-13 }));
}
var MAX_SECANTS = 12;
function rootBySecants(f, { low, high, start }) {
  let [x, slope] = [start, 1];
  let before = null;
  for (let step = 0; step < MAX_SECANTS && x > low && x < high; step++) {
    const y = f(x);
    if (before !== null) slope = (y - before.y) / (x - before.x);
    before = { x, y };
    x -= y / slope;
    if (Math.abs(x - before.x) <= 1e-10) return x;
  }
  return null;
}
var SAMPLES = 1e4;
var MAX_SIMULATED = 1e3;
function simulatedMiss(n, shape, settings) {
  const laws = Array.from({ length: n }, (_, i) => new Beta(i + 1, n - i));
  const outside = shape === "highest-density" && n > 1 ? probabilityLessDense : twoSidedTail;
  const content = simulate(n, settings, (sample) => {
    let least = 1;
    for (const [i, law] of laws.entries()) {
      least = Math.min(least, outside(law, sample[i]));
    }
    return 1 - least;
  });
  return 1 - content;
}
function simulatedEpsilon(n, settings) {
  return simulate(n, settings, (sample) => {
    let farthest = 0;
    for (const [i, u] of sample.entries()) {
      farthest = Math.max(farthest, (i + 1) / n - u, u - i / n);
    }
    return farthest;
  });
}
function simulate(n, { seed, confidence }, statistic) {
  if (n > MAX_SIMULATED) {
    throw settingsError(
      "calibration",
      `is simulation, which takes minutes for ${n} trials`,
      `Use exact for more than ${MAX_SIMULATED} trials.`
    );
  }
  const random = seededRandom(seed);
  const values = Float64Array.from(
    { length: SAMPLES },
    () => statistic(uniformOrderStatistics(n, random))
  ).sort();
  return values[Math.min(SAMPLES, Math.ceil(confidence * (SAMPLES + 1))) - 1];
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

// src/estimate/tuning-curve.ts
var UNBOUNDED = { floor: -Infinity, ceiling: Infinity };
function tuningCurve(scores, band, quantile = 0.5, bounds = UNBOUNDED) {
  const { n } = band;
  const sorted = Float64Array.from(scores).sort();
  const [below, above] = [new Float64Array(n + 1), new Float64Array(n + 1)];
  below[0] = sorted[0] === -Infinity ? -Infinity : bounds.floor;
  below.set(sorted, 1);
  above.set(sorted);
  above[n] = bounds.ceiling;
  const stepsAt = (rankOf, values) => {
    const ends = values.map((_, i) => i === n ? Infinity : budgetForRank(rankOf(i), quantile));
    return stepFunction(ends, values);
  };
  return {
    band,
    quantile,
    trialCost: 1,
    point: stepsAt((i) => (i + 1) / n, sorted),
    lower: stepsAt((i) => band.upper[i], below),
    upper: stepsAt((i) => band.lower[i], above),
    resolvableBudget: resolvableBudget(band, quantile),
    ties: countTies(sorted)
  };
}
function budgetForRank(rank, quantile) {
  return rank >= 1 ? Infinity : Math.log(quantile) / Math.log(rank);
}
function resolvableBudget(band, quantile) {
  return budgetForRank(band.lower.at(-1), quantile);
}
function countTies(sorted) {
  return sorted.filter((score, i) => score === sorted[i - 1] || score === sorted[i + 1]).length;
}
function limitsAt(curve, budget) {
  return {
    lower: valueAt(curve.lower, budget),
    point: valueAt(curve.point, budget),
    upper: valueAt(curve.upper, budget)
  };
}
function inCost(curve, meanCost) {
  return {
    ...curve,
    trialCost: meanCost,
    point: scaleBreaks(curve.point, meanCost),
    lower: scaleBreaks(curve.lower, meanCost),
    upper: scaleBreaks(curve.upper, meanCost),
    resolvableBudget: curve.resolvableBudget * meanCost
  };
}
function scoreBounds(direction, { metricMin, metricMax }) {
  const [least, greatest] = [metricMin ?? -Infinity, metricMax ?? Infinity];
  return direction === "maximize" ? { floor: least, ceiling: greatest } : { floor: 0 - greatest, ceiling: 0 - least };
}
function meanCurve(scores, band, bounds) {
  const valued = scores.map((score) => score === -Infinity ? bounds.floor : score);
  return { scores: valued.sort((a, b) => a - b), band, bounds };
}
function failures({ scores }) {
  const first = scores.findIndex((score) => score > -Infinity);
  return first < 0 ? scores.length : first;
}
function meanEstimatesAt(curve, trials) {
  const { scores } = curve;
  const n = scores.length;
  const failed = failures(curve);
  const [worst, best] = [scores[0], scores[n - 1]];
  let u = Number.isInteger(trials) ? best : null;
  if (u !== null && trials < n)
    u = failed >= trials ? -Infinity : weightedMean(scores, withoutReplacement(n, trials));
  if (failed > 0) return { u, v: -Infinity, w: -Infinity, vStd: null, vShade: null };
  const weights = withReplacement(n, trials);
  const v = weightedMean(scores, weights);
  const w = weightedMean(scores, asMultiset(n, trials));
  const vStd = weightedDeviation(scores, weights);
  const vShade = { lower: Math.max(worst, v - vStd), upper: Math.min(best, v + vStd) };
  return { u, v, w, vStd, vShade };
}
function meanLimitsAt(curve, trials) {
  const { scores, band, bounds } = curve;
  const { floor, ceiling } = bounds;
  const meanBy = (shares, values) => weightedMean(values, stepsOfPower([...shares, 1], trials));
  const mayFail = (band.lower[failures(curve) - 1] ?? 0) > 0;
  const lower = floor === -Infinity ? floor : meanBy(band.upper, [floor, ...scores]);
  const upper = mayFail ? -Infinity : meanBy(band.lower, [...scores, ceiling]);
  const { v } = meanEstimatesAt(curve, trials);
  return { lower: Math.min(v, lower), upper: ceiling === Infinity ? ceiling : Math.max(v, upper) };
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
var SLACK = 1e-9;
function trialsFor(budget, trialCost) {
  const trials = budget / trialCost;
  const whole = Math.round(trials);
  return Math.abs(trials - whole) <= SLACK * whole ? whole : trials;
}
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
  let left = 1;
  for (let i = n; i >= 1 && left > 0; i--) {
    const others = rest(i);
    weights[i - 1] = left * (k / (others + k));
    left *= others / (others + k);
  }
  return weights;
}
function weightedMean(values, weights) {
  let mean = 0;
  for (const [i, value] of values.entries()) {
    const weight = weights[i];
    if (weight > 0) mean += weight * value;
  }
  return Math.min(values.at(-1), Math.max(values[0], mean));
}
function weightedDeviation(values, weights) {
  const mean = weightedMean(values, weights);
  const scale = Math.max(Math.abs(values[0]), Math.abs(values.at(-1)));
  if (scale === 0) return 0;
  const distances = values.map((value) => value / scale - mean / scale);
  const variance = distances.reduce((sum, d, i) => sum + weights[i] * d ** 2, 0);
  return scale * Math.sqrt(variance);
}
function differenceOfPowers(k, logs) {
  return Math.exp(k * logs.s) * -Math.expm1(k * logs.ratio);
}

export {
  findRoot,
  stepFunction,
  valueAt,
  firstWhere,
  firstReaching,
  mapSteps,
  commonBreaks,
  concatenated,
  remember,
  countEach,
  exactLimits,
  upperLimit,
  probabilityWithin,
  quickRandom,
  randomChoices,
  MAX_CALIBRATED,
  confidenceBand,
  levelFromOneTrial,
  constantWidthBounds,
  tuningCurve,
  resolvableBudget,
  countTies,
  limitsAt,
  inCost,
  scoreBounds,
  meanCurve,
  meanEstimatesAt,
  meanLimitsAt,
  trialsFor
};
