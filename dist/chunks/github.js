import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  TOOL
} from "./tool.js";
import {
  UserError,
  detailOf
} from "./errors.js";
import {
  printable
} from "./printable.js";
import {
  __export
} from "./runtime.js";

// src/read/servers/location.ts
var SERVER_TOOLS = ["mlflow", "wandb", "optuna"];
var COMMIT = "{sha}";
var FORMS = {
  mlflow: ["mlflow:EXPERIMENT, with ?filter=\u2026 or ?commit=SHA", ["filter", "commit"]],
  wandb: [
    "wandb:ENTITY/PROJECT, with ?sweep=ID, ?tag=\u2026 or ?commit=SHA",
    ["sweep", "tag", "commit"]
  ],
  optuna: ["optuna:STUDY", []]
};
function isServerTool(word) {
  return SERVER_TOOLS.some((tool) => tool === word);
}
function parseServer(tool, rest, { option, byCommit = false }) {
  const [form, allowed] = FORMS[tool];
  const wrong = (what, fix) => new UserError({ fault: "settings", where: option, option, what, fix });
  if (/^\/\/|:\/\//.test(rest))
    throw wrong(
      "contains an address",
      `Write ${form}; the address is read from ${ADDRESS_OF[tool]}.`
    );
  const text2 = `${tool}:${rest}`;
  const shown = `is ${JSON.stringify(printable(text2))}`;
  const [encoded = "", ...more] = rest.split("?");
  const pairs = more.join("?").split("&").filter(Boolean).map((pair) => [pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1)]);
  const name = decoded(encoded)?.trim();
  const filters = new Map(pairs.map(([key, value]) => [key, decoded(value)?.trim() ?? ""]));
  const isForm = tool !== "wandb" || /^[^/]+\/[^/]+$/.test(name ?? "");
  const isKnown = [...filters].every(([key, value]) => allowed.includes(key) && value !== "");
  if (!name || !isForm || !isKnown || filters.size < pairs.length)
    throw wrong(shown, `Write ${form}.`);
  const commit = filters.get("commit");
  if (commit !== void 0 && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
    throw wrong(`${shown}, where commit is not a full SHA`, "Write all 40 digits, in lower case.");
  const location = { kind: "server", text: text2, tool, name, filters, byCommit };
  if (!byCommit && hasCommit(location))
    throw wrong(`${shown}, and {sha} stands for a commit of \`source\` only`, "Use `source`.");
  if (byCommit && commit !== void 0)
    throw wrong(`${shown}, and \`source\` chooses the commits itself`, "Leave commit out.");
  if (byCommit && tool === "optuna" && !hasCommit(location))
    throw wrong(
      `${shown}, and Optuna does not record commits`,
      "Name a study for each commit, such as optuna:resnet-{sha}."
    );
  return location;
}
var ADDRESS_OF = {
  mlflow: "MLFLOW_TRACKING_URI",
  wandb: "WANDB_BASE_URL",
  optuna: "OPTUNA_STORAGE"
};
function hasCommit({ name, filters }) {
  return [name, ...filters.values()].some((text2) => text2.includes(COMMIT));
}
function forCommit(text2, sha) {
  return text2.replaceAll(COMMIT, sha);
}
function decoded(text2) {
  try {
    return decodeURIComponent(text2);
  } catch {
    return null;
  }
}

// src/github/access.ts
var Unanswered = class extends Error {
  name = "Unanswered";
};
var UnexpectedAnswer = class extends UserError {
  /** In a few words, without the remedy. */
  reason;
  constructor(where) {
    const fix = "Run the job again; if the error persists, check whether a proxy answers in GitHub\u2019s place.";
    const what = "is not what GitHub documents";
    super({ fault: "data", where, what, fix });
    this.reason = `${where} ${what}`;
  }
};
var Refused = class extends Error {
  name = "Refused";
  status;
  constructor(status, message) {
    super(message);
    this.status = status;
  }
};
var BY_STATUS = /* @__PURE__ */ new Map([
  [401, "forbidden"],
  [403, "forbidden"],
  [404, "missing"],
  [410, "expired"],
  // The answer for a commit that does not exist.
  [422, "missing"],
  [451, "forbidden"]
]);
function refusalOf(error) {
  if (isUnanswered(error)) return "unreachable";
  const status = statusOf(error);
  return BY_STATUS.get(status) ?? (status >= 300 ? "unreachable" : null);
}
function isUnanswered(error) {
  if (error instanceof Unanswered || error instanceof UnexpectedAnswer) return true;
  const status = statusOf(error);
  const isRateLimited = status === 403 && /rate limit/i.test(detailOf(error, "message"));
  return isRateLimited || status === 429 || status >= 500;
}
function reasonOf(error) {
  return error instanceof UnexpectedAnswer ? error.reason : detailOf(error, "message");
}
function statusOf(error) {
  return Number(detailOf(error, "status"));
}
async function ifAnswered(ask2) {
  try {
    return await ask2();
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter;
    this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    if (getter !== void 0) {
      this._value = getter();
      this._getter = void 0;
    }
    return this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source) {
  const start = source.startsWith("^") ? 1 : 0;
  const end = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start, end);
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
  return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
  Object.defineProperty(target, key, {
    get() {
      const value = getter();
      assignProp(this, key, value);
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function putProp(target, key, value) {
  if (key in target)
    assignProp(target, key, value);
  else
    target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
  const raw = sourceShape(source);
  for (const key of keys) {
    const desc = Object.getOwnPropertyDescriptor(raw, key);
    if (!desc.enumerable)
      continue;
    if (desc.get) {
      deferProp(target, key, () => {
        const value = source._zod.def.shape[key];
        return wrap ? wrap(value, key) : value;
      });
    } else
      putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
  }
}
function mirrorProps(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    const desc = Object.getOwnPropertyDescriptor(source, key);
    if (!desc.enumerable)
      continue;
    if (desc.get)
      deferProp(target, key, () => source[key]);
    else
      putProp(target, key, desc.value);
  }
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o))
    return { ...o };
  if (Array.isArray(o))
    return [...o];
  if (o instanceof Map)
    return new Map(o);
  if (o instanceof Set)
    return new Set(o);
  return o;
}
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function optionalKeys(shape2) {
  return Object.keys(shape2).filter((k) => {
    return shape2[k]._zod.optin !== void 0 && shape2[k]._zod.optout === "optional";
  });
}
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function extend(schema, shape2) {
  if (!isPlainObject(shape2)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    const existingShape = sourceShape(schema);
    for (const key of Reflect.ownKeys(shape2)) {
      if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
        throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
    }
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape2) }));
}
function extended(schema, shape2) {
  const newShape = {};
  mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
  mirrorProps(newShape, shape2);
  return newShape;
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a3;
    (_a3 = iss).path ?? (_a3.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a3;
  for (let i = start; i < issues.length; i++) {
    (_a3 = issues[i]).schema ?? (_a3.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a3 = iss).schema ?? (_a3.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units = str.length;
  if (!highSurrogate.test(str))
    return units;
  let count = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count--;
      i++;
    }
  }
  return count;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function members(proto, table) {
  for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    if (desc.get)
      Object.defineProperty(proto, key, { ...desc, enumerable: false });
    else
      defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
  configurable: true,
  get() {
    broke = true;
    return void 0;
  }
};
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key];
        else
          Object.defineProperty(this, key, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
    }
  });
}

// node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer2, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name)) {
      return;
    }
    inst._zod.traits.add(name);
    initializer2(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name);
    }
  });
  Object.defineProperty(_, "name", { value: name });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
var $ZodEncodeError = class extends Error {
  constructor(name) {
    super(`Encountered unidirectional transform during encode: ${name}`);
    this.name = "ZodEncodeError";
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
  inst.name = "$ZodError";
  _issuesDesc.value = def;
  Object.defineProperty(inst, "issues", _issuesDesc);
  _issuesDesc.value = void 0;
  Object.defineProperty(inst, "message", _messageDesc);
  const proto = Object.getPrototypeOf(inst);
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message;
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
        return value;
      },
      set(value) {
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
      }
    });
  }
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
  Parent: Error
});

// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
      throw new $ZodAsyncError();
    }
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, _params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parse = /* @__PURE__ */ _parse($ZodRealError);
var _parseAsync = (_Err) => {
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
      result = await result;
    if (result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
  let error;
  return {
    success: false,
    get error() {
      if (!error) {
        error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error;
    },
    set error(e) {
      error = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);

// node_modules/zod/v4/core/regexes.js
var duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
  return new RegExp(`^${source}$`);
}
var date = /* @__PURE__ */ anchor(dateSource);
function timeSource(args) {
  const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
  return regex;
}
function time(args) {
  return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
  const opts = ["Z"];
  if (args.offset)
    opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
  const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
  return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var bigint = /^-?\d+n?$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;
var _null = /^null$/i;

// node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a3;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
});
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_big",
      maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_small",
      minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        } else {
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        }
        return;
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
    if (length <= def.maximum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a3, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern)
    (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value))
        return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? { pattern: def.pattern.toString() } : {},
        inst,
        continue: !def.abort
      });
    });
  else
    (_b = inst._zod).check ?? (_b.check = () => {
    });
});
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});

// node_modules/zod/v4/core/registries.js
var _a2;
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema, ..._meta) {
    const meta2 = _meta[0];
    this._map.set(schema, meta2);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.set(meta2.id, schema);
    }
    return this;
  }
  clear() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
    return this;
  }
  remove(schema) {
    const meta2 = this._map.get(schema);
    if (meta2 && typeof meta2 === "object" && "id" in meta2) {
      this._idmap.delete(meta2.id);
    }
    this._map.delete(schema);
    return this;
  }
  get(schema) {
    const p = schema._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = { ...pm, ...this._map.get(schema) };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
  }
  has(schema) {
    return this._map.has(schema);
  }
};
function registry() {
  return new $ZodRegistry();
}
(_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7
};

// node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a3;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version;
  const defChecks = inst._zod.def.checks;
  const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks) {
    for (const fn of ch._zod.onattach) {
      fn(inst);
    }
  }
  if (checks.length === 0) {
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      if (payload.memo)
        return payload;
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload))
            continue;
          const shouldRun = ch._zod.def.when(payload);
          if (!shouldRun)
            continue;
        } else if (isAborted) {
          continue;
        }
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) {
          throw new $ZodAsyncError();
        }
        if (asyncResult || _ instanceof Promise) {
          asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen)
              return;
            attachSchema(payload.issues, currLen, inst);
            if (!isAborted)
              isAborted = aborted(payload, currLen);
          });
        } else {
          const nextLen = payload.issues.length;
          if (nextLen === currLen)
            continue;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted)
            isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) {
        return asyncResult.then(() => {
          return payload;
        });
      }
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) {
        return inst._zod.parse(payload, ctx);
      }
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        if (canary instanceof Promise) {
          return canary.then((canary2) => {
            return handleCanaryResult(canary2, payload, ctx);
          });
        }
        return handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks, ctx));
      }
      return runChecks(result, checks, ctx);
    };
  }
}, {
  // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
  get "~standard"() {
    return hide(this, "~standard", standardProps(this));
  },
  set "~standard"(value) {
    own(this, "~standard", value);
  }
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = def.pattern ?? anyString;
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value);
      } catch (_2) {
      }
    if (typeof payload.value === "string")
      return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodStringFormat = /* @__PURE__ */ $constructor("$ZodStringFormat", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  $ZodString.init(inst, def);
});
var $ZodISODateTime = /* @__PURE__ */ $constructor("$ZodISODateTime", (inst, def) => {
  def.pattern ?? (def.pattern = datetime(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODate = /* @__PURE__ */ $constructor("$ZodISODate", (inst, def) => {
  def.pattern ?? (def.pattern = date);
  $ZodStringFormat.init(inst, def);
});
var $ZodISOTime = /* @__PURE__ */ $constructor("$ZodISOTime", (inst, def) => {
  def.pattern ?? (def.pattern = time(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODuration = /* @__PURE__ */ $constructor("$ZodISODuration", (inst, def) => {
  def.pattern ?? (def.pattern = duration);
  $ZodStringFormat.init(inst, def);
});
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = number;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload;
    }
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "boolean")
      return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodBigInt = /* @__PURE__ */ $constructor("$ZodBigInt", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = bigint;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = BigInt(payload.value);
      } catch (_) {
      }
    if (typeof payload.value === "bigint")
      return payload;
    payload.issues.push({
      expected: "bigint",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodNull = /* @__PURE__ */ $constructor("$ZodNull", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = _null;
  inst._zod.values = /* @__PURE__ */ new Set([null]);
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (input === null)
      return payload;
    payload.issues.push({
      expected: "null",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodDate = /* @__PURE__ */ $constructor("$ZodDate", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) {
      try {
        payload.value = new Date(payload.value);
      } catch (_err) {
      }
    }
    const input = payload.value;
    const isDate = input instanceof Date;
    const isValidDate = isDate && !Number.isNaN(input.getTime());
    if (isValidDate)
      return payload;
    payload.issues.push({
      expected: "date",
      code: "invalid_type",
      input,
      ...isDate ? { received: "Invalid Date" } : {},
      inst
    });
    return payload;
  };
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse2 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          attachSchema(payload.issues, start, inst);
          return payload;
        }
      }
    }
    return parse2(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item = input[i];
      const result = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      } else {
        handleArrayResult(result, payload, i);
        if (abortEarly && result.issues.length !== 0 && aborted(result))
          break;
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
  capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen))
        break;
      seen = payload.issues.length;
    }
    if (keySet.has(key))
      continue;
    if (key === "__proto__") {
      if (t === "never")
        unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  const sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      Object.defineProperty(def, "shape", { value: newSh });
      get.raw = newSh;
      return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", { get });
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape2 = zod.def.shape;
    const propValues = {};
    for (const key in shape2) {
      const field = shape2[key]._zod;
      if (field.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
          assignProp(propValues, key, /* @__PURE__ */ new Set());
        }
        for (const v of field.values)
          propValues[key].add(v);
        if (field.optin !== void 0)
          propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject2 = isObject;
  const catchall = def.catchall;
  let value;
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape2 = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen))
          break;
        seen = payload.issues.length;
      }
      if (key === "__proto__")
        continue;
      const el = shape2[key];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({ value: input[key], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
      } else {
        handlePropertyResult(r, payload, key, input, optin, optout);
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload;
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
  };
});
function handleUnionResults(results, final, inst, ctx) {
  for (const result of results) {
    if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
  }
  const nonaborted = results.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) {
      return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
    }
    return void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
    return void 0;
  });
  const first = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first) {
      return first(payload, ctx);
    }
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        results.push(result);
        async = true;
      } else {
        if (result.issues.length === 0)
          return result;
        results.push(result);
      }
    }
    if (!async)
      return handleUnionResults(results, payload, inst, ctx);
    return Promise.all(results).then((results2) => {
      return handleUnionResults(results2, payload, inst, ctx);
    });
  };
});
function discriminatorMap(def) {
  const map = /* @__PURE__ */ new Map();
  for (const option of def.options) {
    const values = option._zod.propValues?.[def.discriminator];
    if (!values || values.size === 0)
      throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
    for (const value of values) {
      if (map.has(value)) {
        if (value !== void 0)
          throw new Error(`Duplicate discriminator value "${String(value)}"`);
        map.set(value, null);
      } else {
        map.set(value, option);
      }
    }
  }
  return map;
}
var $ZodDiscriminatedUnion = /* @__PURE__ */ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
  def.inclusive = false;
  $ZodUnion.init(inst, def);
  const _super = inst._zod.parse;
  defineLazyInternal(inst, "propValues", (zod) => {
    const propValues = {};
    let undefinedCount = 0;
    for (const option of zod.def.options) {
      const pv = option._zod.propValues;
      if (!pv || Object.keys(pv).length === 0)
        throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
      if (pv[zod.def.discriminator]?.has(void 0))
        undefinedCount++;
      for (const [k, v] of Object.entries(pv)) {
        if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
          assignProp(propValues, k, /* @__PURE__ */ new Set());
        }
        for (const val of v) {
          propValues[k].add(val);
        }
      }
    }
    if (!zod.def.unionFallback && undefinedCount > 1)
      propValues[zod.def.discriminator]?.delete(void 0);
    return propValues;
  });
  def.options.forEach((option, i) => {
    const propShape = rawShape(option._zod.def);
    if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
      throw new Error(`Invalid discriminated union option at index "${i}"`);
    }
  });
  const disc = cached(() => discriminatorMap(def));
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isObject(input)) {
      payload.issues.push({
        code: "invalid_type",
        expected: "object",
        input,
        inst
      });
      return payload;
    }
    const value = input?.[def.discriminator];
    const opt = disc.value.get(value);
    if (opt && (value !== void 0 || ctx.direction !== "backward")) {
      return opt._zod.run(payload, ctx);
    }
    if (def.unionFallback || ctx.direction === "backward") {
      return _super(payload, ctx);
    }
    payload.issues.push({
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator: def.discriminator,
      options: Array.from(disc.value.keys()).filter((value2) => disc.value.get(value2) !== null),
      input,
      path: [def.discriminator],
      inst
    });
    return payload;
  };
});
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  const memo = globalConfig.memoizer;
  memo?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) {
      payload.issues.push({
        expected: "record",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    const values = def.keyType._zod.values;
    if (values && !def.partial) {
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      const recordKeys = /* @__PURE__ */ new Set();
      for (const key of values) {
        if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
          recordKeys.add(typeof key === "number" ? key.toString() : key);
          if (key === "__proto__")
            continue;
          const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
          if (keyResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__")
            continue;
          const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key, result2.issues));
              }
              payload.value[outKey] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key, result.issues));
            }
            payload.value[outKey] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key in input) {
        if (!recordKeys.has(key)) {
          if (def.mode === "loose") {
            if (key === "__proto__")
              continue;
            payload.value[key] = input[key];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          }
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    } else {
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      let unrecognized;
      for (const key of Reflect.ownKeys(input)) {
        if (key === "__proto__")
          continue;
        if (!Object.prototype.propertyIsEnumerable.call(input, key))
          continue;
        let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
        if (checkNumericKey) {
          const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
          if (retryResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (retryResult.issues.length === 0) {
            keyResult = retryResult;
          }
        }
        if (keyResult.issues.length) {
          if (def.mode === "loose") {
            payload.value[key] = input[key];
          } else if (values) {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          } else {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
          }
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key, result2.issues));
            }
            payload.value[outKey] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key, result.issues));
          }
          payload.value[outKey] = result.value;
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries);
  const valuesSet = new Set(values);
  inst._zod.values = valuesSet;
  defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values = new Set(def.values);
  inst._zod.values = values;
  defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodTransform = /* @__PURE__ */ $constructor("$ZodTransform", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "optional";
  globalConfig.memoizer?.guard(inst);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    const _out = def.transform(payload.value, payload);
    if (ctx.async) {
      const output = _out instanceof Promise ? _out : Promise.resolve(_out);
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    if (_out instanceof Promise) {
      throw new $ZodAsyncError();
    }
    payload.value = _out;
    return payload;
  };
});
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted")
        return payload;
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      if (result instanceof Promise)
        return result.then((result2) => handleOptionalResult(payload, result2));
      return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazyInternal(inst, "values", (zod) => {
    return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null)
      return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
      return payload;
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleDefaultResult(result2, def));
    }
    return handleDefaultResult(result, def);
  };
});
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}
var $ZodPipe = /* @__PURE__ */ $constructor("$ZodPipe", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      const right = def.out._zod.run(payload, ctx);
      if (right instanceof Promise) {
        return right.then((right2) => handlePipeResult(right2, def.in, ctx));
      }
      return handlePipeResult(right, def.in, ctx);
    }
    const left = def.in._zod.run(payload, ctx);
    if (left instanceof Promise) {
      return left.then((left2) => handlePipeResult(left2, def.out, ctx));
    }
    return handlePipeResult(left, def.out, ctx);
  };
});
function handlePipeResult(left, next, ctx) {
  if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
    left.aborted = true;
    return left;
  }
  return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
var $ZodReadonly = /* @__PURE__ */ $constructor("$ZodReadonly", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then(handleReadonlyResult);
    }
    return handleReadonlyResult(result);
  };
});
function handleReadonlyResult(payload) {
  if (!payload.memo)
    payload.value = Object.freeze(payload.value);
  return payload;
}
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def);
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _) => {
    return payload;
  };
  inst._zod.check = (payload) => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) {
      return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    }
    handleRefineResult(r, payload, input, inst);
    return;
  };
});
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
  return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
  return new Class(snapshotChecks({ type: "string", coerce: true, ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
  return new Class({
    type: "string",
    format: "datetime",
    check: "string_format",
    offset: false,
    local: false,
    precision: null,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
  return new Class({
    type: "string",
    format: "date",
    check: "string_format",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
  return new Class({
    type: "string",
    format: "time",
    check: "string_format",
    precision: null,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
  return new Class({
    type: "string",
    format: "duration",
    check: "string_format",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
  return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
  return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
  return new Class({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
  return new Class({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
  return new Class({
    type: "boolean",
    coerce: true,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
  return new Class({
    type: "bigint",
    coerce: true,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _null2(Class, params) {
  return new Class({
    type: "null",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
  return new Class({
    type: "unknown"
  });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
  return new Class({
    type: "never",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
  return new Class({
    type: "date",
    coerce: true,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
  return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
  const schema = new Class({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
  const ch = new $ZodCheck({ check: "describe" });
  ch._zod.onattach = [
    (inst) => {
      const existing = globalRegistry.get(inst) ?? {};
      globalRegistry.add(inst, { ...existing, description });
    }
  ];
  ch._zod.check = () => {
  };
  return ch;
}

// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
  if (!inst._zod)
    throw new Error("Uninitialized schema in ZodMiniType.");
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
}, {
  // `with` is an alias for `check`: the same function object, not a wrapper.
  get with() {
    return this.check;
  },
  set with(value) {
    own(this, "with", value);
  },
  parse(data, params) {
    return parse(this, data, params, { callee: this.parse });
  },
  parseAsync(data, params) {
    return parseAsync(this, data, params, { callee: this.parseAsync });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  check(...checks) {
    const def = this.def;
    return this.clone({
      ...def,
      checks: [
        ...def.checks ?? [],
        ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }, { parent: true });
  },
  clone(_def, params) {
    return clone(this, _def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta2) {
    reg.add(this, meta2);
    return this;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  }
});
var ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
var ZodMiniStringFormat = /* @__PURE__ */ $constructor("ZodMiniStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  ZodMiniString.init(inst, def);
});
var ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
var ZodMiniBigInt = /* @__PURE__ */ $constructor("ZodMiniBigInt", (inst, def) => {
  $ZodBigInt.init(inst, def);
  ZodMiniType.init(inst, def);
});
var ZodMiniNull = /* @__PURE__ */ $constructor("ZodMiniNull", (inst, def) => {
  $ZodNull.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null3(params) {
  return _null2(ZodMiniNull, params);
}
var ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
var ZodMiniNever = /* @__PURE__ */ $constructor("ZodMiniNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
  return _never(ZodMiniNever, params);
}
var ZodMiniDate = /* @__PURE__ */ $constructor("ZodMiniDate", (inst, def) => {
  $ZodDate.init(inst, def);
  ZodMiniType.init(inst, def);
});
var ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
var ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape2, params) {
  const def = {
    type: "object",
    shape: shape2 ?? {},
    ...normalizeParams(params)
  };
  return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape2, params) {
  return new ZodMiniObject({
    type: "object",
    shape: shape2,
    catchall: /* @__PURE__ */ never(),
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function extend2(schema, shape2) {
  return extend(schema, shape2);
}
var ZodMiniUnion = /* @__PURE__ */ $constructor("ZodMiniUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
  return new ZodMiniUnion({
    type: "union",
    options,
    ...normalizeParams(params)
  });
}
var ZodMiniDiscriminatedUnion = /* @__PURE__ */ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
  $ZodDiscriminatedUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
  return new ZodMiniDiscriminatedUnion({
    type: "union",
    options,
    discriminator,
    ...normalizeParams(params)
  });
}
var ZodMiniRecord = /* @__PURE__ */ $constructor("ZodMiniRecord", (inst, def) => {
  $ZodRecord.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodMiniRecord({
      type: "record",
      keyType: /* @__PURE__ */ string2(),
      valueType: keyType,
      ...normalizeParams(valueType)
    });
  }
  return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    ...normalizeParams(params)
  });
}
var ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodMiniType.init(inst, def);
  inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
var ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
var ZodMiniTransform = /* @__PURE__ */ $constructor("ZodMiniTransform", (inst, def) => {
  $ZodTransform.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
  return new ZodMiniTransform({
    type: "transform",
    transform: fn
  });
}
var ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
var ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
// @__NO_SIDE_EFFECTS__
function nullish2(innerType) {
  return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
var ZodMiniDefault = /* @__PURE__ */ $constructor("ZodMiniDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
  return new ZodMiniDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    }
  });
}
var ZodMiniPipe = /* @__PURE__ */ $constructor("ZodMiniPipe", (inst, def) => {
  $ZodPipe.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
  return new ZodMiniPipe({
    type: "pipe",
    in: in_,
    out
  });
}
var ZodMiniReadonly = /* @__PURE__ */ $constructor("ZodMiniReadonly", (inst, def) => {
  $ZodReadonly.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function readonly(innerType) {
  return new ZodMiniReadonly({
    type: "readonly",
    innerType
  });
}
var ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}
var describe2 = describe;

// src/github/retry-policy.ts
import { setTimeout as sleep } from "node:timers/promises";
var RETRY_POLICY = {
  beforeRetries: [1e3, 2e3, 4e3, 8e3, 16e3],
  second: 1e3,
  maxAnswer: 3e4,
  maxRequest: 12e4,
  maxDownload: 12e4,
  maxUpload: 4e4,
  maxSaving: 18e4
};
var MAX_RETRYING_MS = 6e4;
async function retry({ pauses, withinMs = MAX_RETRYING_MS, mayHelp = isUnanswered }, attempt) {
  const until = Date.now() + withinMs;
  for (let failures = 0; ; failures++) {
    try {
      return await attempt(until);
    } catch (error) {
      const pause = pauses[failures];
      const isOver = pause === void 0 || Date.now() + pause >= until;
      if (isOver || !mayHelp(error)) throw error;
      await sleep(pause);
    }
  }
}
async function withDeadline(ms, work, who = "GitHub") {
  let timer;
  const late = new Promise((_, reject) => {
    const message = `${who} gave no answer within ${Math.ceil(ms / 1e3)} s`;
    timer = setTimeout(() => reject(new Unanswered(message)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
var MAX_READ_RETRIES = 3;
function retryRequests({ hook }, policy) {
  hook.wrap("request", async (request, options) => {
    const { method, request: settings } = options;
    const most = method === "GET" ? MAX_READ_RETRIES : policy.beforeRetries.length;
    const pauses = policy.beforeRetries.slice(0, settings?.retries ?? most);
    const mayHelp = (failure2) => isUnanswered(failure2) && settings?.signal?.aborted !== true;
    const attempt = async () => complete(await waitingAsAsked(policy.second, async () => request(options)));
    return withDeadline(policy.maxRequest, () => retry({ pauses, mayHelp }, attempt)).catch(
      (error) => {
        throw withoutPage(error);
      }
    );
  });
}
function complete(answer) {
  const isIncomplete = typeof answer.data === "string" && answer.status !== 204;
  if (isIncomplete) throw new Unanswered("the answer arrived incomplete");
  return answer;
}
var MAX_WAITS = 2;
var MAX_WAIT_SECONDS = 60;
async function waitingAsAsked(second, send) {
  for (let waits = 0; ; waits++) {
    try {
      return await send();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || seconds > MAX_WAIT_SECONDS || waits === MAX_WAITS) throw error;
      await sleep(second * seconds);
    }
  }
}
function secondsToWait(error) {
  if (!["403", "429"].includes(detailOf(error, "status"))) return null;
  const { headers } = responseOf(error);
  const after = Number(headers["retry-after"] || Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after);
  if (headers["x-ratelimit-remaining"] === "0") {
    const reset = Number(headers["x-ratelimit-reset"]) - Date.now() / 1e3;
    return Math.max(0, Math.ceil(reset)) + 1;
  }
  return /\bsecondary rate\b/i.test(detailOf(error, "message")) ? MAX_WAIT_SECONDS : null;
}
function responseOf(error) {
  const response = Object(Reflect.get(Object(error), "response"));
  return { headers: Object(response.headers), data: response.data };
}
function withoutPage(error) {
  const isPage = error instanceof Error && typeof responseOf(error).data === "string";
  if (isPage) error.message = `GitHub answered with status ${detailOf(error, "status")}`;
  return error;
}

// node_modules/zod/v4/mini/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodMiniISODate: () => ZodMiniISODate,
  ZodMiniISODateTime: () => ZodMiniISODateTime,
  ZodMiniISODuration: () => ZodMiniISODuration,
  ZodMiniISOTime: () => ZodMiniISOTime,
  date: () => date2,
  datetime: () => datetime2,
  duration: () => duration2,
  time: () => time2
});
var ZodMiniISODateTime = /* @__PURE__ */ $constructor("ZodMiniISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime2(params) {
  return _isoDateTime(ZodMiniISODateTime, params);
}
var ZodMiniISODate = /* @__PURE__ */ $constructor("ZodMiniISODate", (inst, def) => {
  $ZodISODate.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date2(params) {
  return _isoDate(ZodMiniISODate, params);
}
var ZodMiniISOTime = /* @__PURE__ */ $constructor("ZodMiniISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function time2(params) {
  return _isoTime(ZodMiniISOTime, params);
}
var ZodMiniISODuration = /* @__PURE__ */ $constructor("ZodMiniISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function duration2(params) {
  return _isoDuration(ZodMiniISODuration, params);
}

// node_modules/zod/v4/mini/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint2,
  boolean: () => boolean3,
  date: () => date3,
  number: () => number3,
  string: () => string3
});
// @__NO_SIDE_EFFECTS__
function string3(params) {
  return _coercedString(ZodMiniString, params);
}
// @__NO_SIDE_EFFECTS__
function number3(params) {
  return _coercedNumber(ZodMiniNumber, params);
}
// @__NO_SIDE_EFFECTS__
function boolean3(params) {
  return _coercedBoolean(ZodMiniBoolean, params);
}
// @__NO_SIDE_EFFECTS__
function bigint2(params) {
  return _coercedBigint(ZodMiniBigInt, params);
}
// @__NO_SIDE_EFFECTS__
function date3(params) {
  return _coercedDate(ZodMiniDate, params);
}

// src/github/client.ts
async function createClient(token, repository, policy = RETRY_POLICY) {
  const [{ defaults }, { Octokit }] = await Promise.all([
    import("./actions-github-entry.js"),
    import("./octokit-rest.js")
  ]);
  const fetchAsTheRunner = defaults.request?.fetch ?? fetch;
  const octokit = new Octokit({
    ...defaults,
    // Read now: the package's own default dates from when it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? "https://api.github.com",
    request: { ...defaults.request, fetch: fetchWithin(policy.maxAnswer, fetchAsTheRunner) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore }
  });
  return clientOf(octokit, repository, policy);
}
function clientOf(octokit, repository, policy) {
  retryRequests(octokit, policy);
  const [owner, repo] = repository.split("/");
  const request = octokit.request.defaults({ owner, repo });
  return {
    policy,
    request: (route, parameters) => request(route, { ...parameters }),
    graphql: (query, variables) => octokit.graphql(query, { ...variables })
  };
}
function fetchWithin(ms, fetchAsTheRunner) {
  return (address, options) => {
    const signals = [options?.signal ?? [], AbortSignal.timeout(ms)].flat();
    return fetchAsTheRunner(address, { ...options, signal: AbortSignal.any(signals) });
  };
}
function ignore() {
}
async function ask(client, route, schema, parameters) {
  const { data } = await client.request(route, parameters);
  return readAnswer(route, schema, data);
}
async function* askPages(client, route, schema, parameters) {
  for (let page = 1; ; page++) {
    const { data, headers } = await client.request(route, { ...parameters, per_page: 100, page });
    yield readAnswer(route, schema, data);
    if (!String(headers.link).includes('rel="next"')) return;
  }
}
function readAnswer(route, schema, answer) {
  const { success, data, error } = safeParse(schema, answer);
  if (success) return data;
  const field = (error.issues[0]?.path ?? []).join(".").replace(/(^|\.)(\d+)\b/g, "[$2]");
  throw new UnexpectedAnswer(`GitHub\u2019s answer to ${route}${field && `, field ${field}`}`);
}
var time3 = iso_exports.datetime({ offset: true });
var timeInUtc = pipe(
  time3,
  transform((given) => new Date(given).toISOString().replace(/\.\d+Z$/, "Z"))
);

// src/github/download.ts
import { createHash } from "node:crypto";
var BrokenDownload = class extends Error {
  name = "BrokenDownload";
  kind;
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
};
function tooLarge(maxBytes) {
  return new BrokenDownload("too-large", `is larger than ${maxBytes} bytes`);
}
async function downloadArtifact(client, artifact2, maxBytes) {
  if (artifact2.expired) throw new Refused(410, "the artifact has expired");
  if (artifact2.bytes > maxBytes) throw tooLarge(maxBytes);
  return retryDownload(client, async (ms) => {
    const address = await addressOf(client, artifact2.id);
    const signal = AbortSignal.timeout(ms);
    return withDigest(await readAll(await openStored(address, signal), maxBytes), artifact2.digest);
  });
}
var MAX_TRIES = 3;
function retryDownload({ policy }, attempt) {
  const pauses = policy.beforeRetries.slice(0, MAX_TRIES - 1);
  const mayHelp = (failure2) => failure2 instanceof BrokenDownload ? failure2.kind !== "too-large" : isUnanswered(failure2);
  const withinMs = policy.maxDownload;
  const each = Math.floor(withinMs / MAX_TRIES);
  return retry(
    { pauses, withinMs, mayHelp },
    (until) => (
      // After a pause that took longer, no time may be left.
      attempt(Math.max(0, Math.min(each, until - Date.now())))
    )
  );
}
async function readAll(chunks, maxBytes) {
  const parts = [];
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      parts.push(chunk);
    }
  } catch (error) {
    if (error instanceof BrokenDownload) throw error;
    throw new BrokenDownload("incomplete", `arrived incomplete (${bytes} bytes)`);
  }
  return Buffer.concat(parts);
}
async function addressOf(client, artifact_id) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
  const request = { redirect: "manual", parseSuccessResponseBody: false, retries: 0 };
  const target = { artifact_id, archive_format: "zip", request };
  const { headers } = await client.request(route, target);
  const location = String(headers.location);
  if (URL.canParse(location)) return location;
  throw new Unanswered("GitHub did not say where the artifact is stored");
}
function withDigest(bytes, digest) {
  const [, recorded] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "") ?? [];
  const computed = recorded && createHash("sha256").update(bytes).digest("hex");
  if (computed === recorded?.toLowerCase()) return bytes;
  throw new BrokenDownload("wrong-digest", "does not have the digest that GitHub recorded");
}
async function openStored(address, signal) {
  const { defaults } = await import("./actions-github-entry.js");
  const proxyFetch = defaults.request?.fetch ?? fetch;
  const asked = { signal, headers: { "accept-encoding": "identity" } };
  const { status, body } = await proxyFetch(address, asked).catch((error) => {
    const code = detailOf(Reflect.get(Object(error), "cause"), "code") || "no answer";
    throw new Unanswered(`the artifact storage cannot be reached (${code})`);
  });
  if (status === 200 && body !== null) return body;
  await body?.cancel();
  const message = `the artifact storage answered ${status}`;
  throw [404, 410].includes(status) ? new Refused(status, message) : new Unanswered(message);
}
async function readContent(client, place, maxBytes) {
  try {
    return await retryDownload(client, async (ms) => {
      const signal = AbortSignal.timeout(ms);
      const request = { parseSuccessResponseBody: false, retries: 0, signal };
      const raw = { accept: "application/vnd.github.raw+json", "accept-encoding": "identity" };
      const target = { ...place, headers: raw, request };
      const { data, headers } = await client.request(
        "GET /repos/{owner}/{repo}/contents/{path}",
        target
      );
      const bytes = await readAll(data, maxBytes);
      const isFile = !/^application\/json\b/.test(String(headers["content-type"]));
      return isFile ? { kind: "file", bytes } : { kind: "folder" };
    });
  } catch (error) {
    if (refusalOf(error) === "missing") return { kind: "missing" };
    throw error;
  }
}

// src/github/artifacts.ts
var run = object({
  id: int(),
  head_sha: string2(),
  head_branch: nullish2(string2()),
  repository_id: nullish2(int()),
  head_repository_id: nullish2(int())
});
var artifact = object({
  id: int(),
  name: string2(),
  size_in_bytes: int(),
  digest: nullish2(string2()),
  expired: boolean2(),
  created_at: time3,
  expires_at: nullish2(string2()),
  workflow_run: nullish2(run)
});
var artifactPage = object({ artifacts: array(artifact) });
var MAX_LISTED = 1e3;
function artifactStore(client) {
  const ofRun = async (run_id) => {
    const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
    const all = await newestFirst(askPages(client, route, artifactPage, { run_id }));
    const names = /* @__PURE__ */ new Set();
    return all.filter(({ name }) => !names.has(name) && names.add(name));
  };
  const listed = /* @__PURE__ */ new Map();
  return {
    /** All of exactly this name, newest first; of very many, the newest thousand. */
    named: async (name) => {
      const route = "GET /repos/{owner}/{repo}/actions/artifacts";
      const all = await newestFirst(askPages(client, route, artifactPage, { name }));
      return all.filter((artifact2) => artifact2.name === name);
    },
    /**
     * All of one run, as they were when first asked for; where a name is there twice, because jobs ran
     * again, only the newest.
     */
    ofRun: (id) => {
      const known = listed.get(id) ?? ofRun(id);
      listed.set(id, known);
      return known;
    },
    /** The bytes as stored: usually a zip. */
    download: (artifact2, maxBytes) => downloadArtifact(client, artifact2, maxBytes)
  };
}
async function newestFirst(pages) {
  const listed = /* @__PURE__ */ new Map();
  for await (const { artifacts } of pages) {
    for (const artifact2 of artifacts) listed.set(artifact2.id, toArtifact(artifact2));
    if (listed.size >= MAX_LISTED) break;
  }
  const age = (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return [...listed.values()].sort((a, b) => age(a, b) || b.id - a.id);
}
function toArtifact({ workflow_run, ...listed }) {
  return {
    id: listed.id,
    /** Untrusted text. */
    name: listed.name,
    /** As stored: usually the size of the zip. */
    bytes: listed.size_in_bytes,
    /** Of the bytes as stored, with its method: `sha256:…`. */
    digest: listed.digest ?? null,
    expired: listed.expired,
    createdAt: listed.created_at,
    expiresAt: listed.expires_at ?? null,
    /** The run that made it; null if it was deleted. */
    run: workflow_run ? toRun(workflow_run) : null
  };
}
function toRun({ repository_id: base, head_repository_id: head, ...listed }) {
  return {
    id: listed.id,
    headSha: listed.head_sha,
    /** Untrusted text. */
    headBranch: listed.head_branch ?? null,
    // What is not known to belong to this repository counts as a fork's.
    isOfFork: base == null || head !== base
  };
}

// src/github/branch.ts
import { createHash as createHash2 } from "node:crypto";
var MAX_TRIES2 = 12;
function changeBranch(client, branch, change) {
  const { second } = client.policy;
  const pauses = Array.from({ length: MAX_TRIES2 - 1 }, (_, i) => second * Math.min(i + 1, 4) * 0.5);
  const mayHelp = (failure2) => ["409", "422"].includes(detailOf(failure2, "status"));
  return retry({ pauses, mayHelp }, async () => {
    const tip = await readBranch(client, branch);
    return commitTo(client, { ref: `heads/${branch}`, tip }, await change(tip));
  });
}
var GIT = "/repos/{owner}/{repo}/git";
var BLOB = { mode: "100644", type: "blob" };
var named = object({ sha: string2() });
async function commitTo(client, { ref, tip }, { files, drops, message }) {
  const old = [...tip?.files ?? []];
  const isKnown = ([path, content]) => tip?.files.get(path) === blobSha(Buffer.from(content), tip?.sha ?? "");
  if (tip !== null && [...files].every(isKnown)) return tip.sha;
  const kept = old.filter(([path]) => !files.has(path) && !drops(path));
  const tree = [
    ...kept.map(([path, sha2]) => ({ path, ...BLOB, sha: sha2 })),
    ...Array.from(files, ([path, content]) => ({ path, ...BLOB, content }))
  ];
  const { sha: newTree } = await ask(client, `POST ${GIT}/trees`, named, { tree });
  const parents = tip === null ? [] : [tip.sha];
  const commit = { message, tree: newTree, parents };
  const { sha } = await ask(client, `POST ${GIT}/commits`, named, commit);
  await (tip === null ? client.request(`POST ${GIT}/refs`, { sha, ref: `refs/${ref}` }) : client.request(`PATCH ${GIT}/refs/{ref}`, { sha, ref, force: false }));
  return sha;
}
var reference = object({ object: named });
var listing = object({
  truncated: boolean2(),
  tree: array(object({ path: string2(), type: string2(), sha: string2() }))
});
async function readBranch(client, branch) {
  try {
    const at = { ref: `heads/${branch}` };
    const { object: object2 } = await ask(client, `GET ${GIT}/ref/{ref}`, reference, at);
    const whole = { tree_sha: object2.sha, recursive: "1" };
    const { tree, truncated } = await ask(client, `GET ${GIT}/trees/{tree_sha}`, listing, whole);
    if (truncated) throw new Unanswered(`${branch} has more files than GitHub lists`);
    const blobs = tree.filter(({ type }) => type === "blob");
    return { sha: object2.sha, files: new Map(blobs.map(({ path, sha }) => [path, sha])) };
  } catch (error) {
    if (refusalOf(error) === "missing") return null;
    throw error;
  }
}
async function readBranchFile(client, { tip, path }, maxBytes) {
  const sha = tip.files.get(path);
  const found = await readContent(client, { ref: tip.sha, path }, maxBytes);
  if (sha === void 0 || found.kind !== "file") throw new Refused(404, `${path} is gone`);
  if (blobSha(found.bytes, sha) === sha) return found.bytes;
  throw new BrokenDownload("wrong-digest", "does not have the digest that its branch records");
}
function blobSha(bytes, like) {
  const hash = createHash2(like.length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

// src/github/check-runs.ts
var CONCLUSIONS = ["success", "neutral", "failure"];
var text = pipe(
  nullish2(string2()),
  transform((given) => given ?? "")
);
var written = object({
  id: int(),
  /** Null while it is in progress; after two weeks of that, GitHub makes it stale. */
  conclusion: nullable(_enum([...CONCLUSIONS, "stale"])),
  external_id: text,
  html_url: text,
  /** `2026-03-01T10:00:00Z`. */
  completed_at: nullable(timeInUtc),
  output: object({ title: text, summary: text })
});
var checkList = object({ check_runs: array(unknown()) });
var created = object({ id: int(), html_url: nullish2(string2()) });
function checkRuns(client) {
  return {
    /** Those of a name on a commit that this program can have written, newest first, of all attempts. */
    named: async (ref, check_name) => {
      const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
      const target = { ref, check_name, filter: "all" };
      const checks = [];
      for await (const { check_runs } of askPages(client, route, checkList, target))
        checks.push(...check_runs.flatMap((check) => safeParse(written, check).data ?? []));
      return checks.toSorted((a, b) => b.id - a.id);
    },
    /**
     * Writes a check run; not repeated when it fails. One left in progress by a cancelled job would block a required
     * check for ever, so an order that is not completed needs somebody else who completes it.
     *
     * @returns the address of its page
     */
    create: async (order) => {
      const route = "POST /repos/{owner}/{repo}/check-runs";
      const once = { ...withStatus(order), request: { retries: 0 } };
      const { html_url } = await ask(client, route, created, once);
      return html_url ?? order.details_url;
    },
    /**
     * Rewrites a check run, whichever run of the same App wrote it: GitHub refuses all others, and those of jobs.
     *
     * @returns the address of its page
     */
    update: async (check_run_id, order) => {
      const route = "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}";
      const { head_sha: _, ...changed } = withStatus(order);
      const { html_url } = await ask(client, route, created, { ...changed, check_run_id });
      return html_url ?? order.details_url;
    }
  };
}
function withStatus({ conclusion, ...order }) {
  return conclusion === null ? { ...order, status: "in_progress" } : { ...order, status: "completed", conclusion };
}

// src/github/comments.ts
var foreignComment = object({
  id: int(),
  node_id: string2(),
  body: nullish2(string2()),
  html_url: string2(),
  /** Null for an account that was deleted. */
  user: nullish2(object({ login: string2() }))
});
var foreignComments = array(foreignComment);
var ON_PULL = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
function commentThread(client, issue_number) {
  const once = { request: { retries: 0 } };
  return {
    /** Oldest first. */
    list: async () => {
      const comments = [];
      for await (const page of askPages(client, `GET ${ON_PULL}`, foreignComments, {
        issue_number
      }))
        comments.push(...page.map(toComment));
      return comments;
    },
    /** @param nodeIds at most 100 */
    lookUp: (nodeIds) => lookUpComments(client, nodeIds),
    create: async (body) => {
      const target = { ...once, issue_number, body };
      return toComment(await ask(client, `POST ${ON_PULL}`, foreignComment, target));
    },
    /** @returns false if it is gone */
    update: async (comment_id, body) => {
      try {
        const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
        await client.request(route, { ...once, comment_id, body });
        return true;
      } catch (error) {
        if (["404", "410"].includes(detailOf(error, "status"))) return false;
        throw error;
      }
    },
    /** Folds the comment as outdated. */
    minimise: async (nodeId) => {
      await client.graphql(MINIMISE, { id: nodeId });
    }
  };
}
function toComment(comment) {
  const { id, node_id: nodeId, html_url: url, user } = comment;
  return { id, nodeId, author: user?.login ?? "", body: comment.body ?? "", url };
}
var LOOK_UP = `query ($ids: [ID!]!) {
  viewer { login }
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;
var MINIMISE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) {
    minimizedComment { isMinimized }
  }
}`;
var lookedUp = object({
  viewer: object({ login: string2() }),
  /** Null for a comment that was deleted in the meantime. */
  nodes: array(
    nullable(object({ id: optional(string2()), isMinimized: optional(boolean2()) }))
  )
});
async function loginOf(client) {
  return (await lookUpComments(client, [])).login;
}
async function lookUpComments(client, ids) {
  const answer = await client.graphql(LOOK_UP, { ids });
  const { viewer, nodes } = readAnswer("POST /graphql", lookedUp, answer);
  const open = nodes.flatMap((node) => node?.id && !node.isMinimized ? [node.id] : []);
  return { login: viewer.login, open: new Set(open) };
}

// src/github/issues.ts
var foreignIssue = object({
  number: int(),
  body: nullish2(string2()),
  state: string2(),
  html_url: string2(),
  /** Null for an account that was deleted. */
  user: nullish2(object({ login: string2() }))
});
var MAX_ISSUES = 1e3;
function issueTracker(client) {
  const once = { request: { retries: 0 } };
  return {
    /** Those that the token has written, of all that have changed since, oldest first; open or closed. */
    own: async (since) => {
      const login = await loginOf(client);
      const route = "GET /repos/{owner}/{repo}/issues";
      const wanted = { since, state: "all", sort: "created", direction: "asc" };
      const issues = [];
      for await (const page of askPages(client, route, array(foreignIssue), wanted)) {
        issues.push(...page);
        if (issues.length >= MAX_ISSUES) break;
      }
      return issues.filter(({ user }) => user?.login === login).map(toIssue);
    },
    create: async (title, body) => {
      const target = { ...once, title, body };
      return toIssue(await ask(client, "POST /repos/{owner}/{repo}/issues", foreignIssue, target));
    },
    /** Leaves the title, which people may have changed. @returns false if it is gone */
    update: async (issue_number, { body, isOpen }) => {
      const state = isOpen ? "open" : "closed";
      try {
        const route = "PATCH /repos/{owner}/{repo}/issues/{issue_number}";
        await client.request(route, { ...once, issue_number, body, state });
        return true;
      } catch (error) {
        if (["404", "410"].includes(detailOf(error, "status"))) return false;
        throw error;
      }
    }
  };
}
function toIssue({ number: number4, body, state, html_url: url }) {
  return { number: number4, body: body ?? "", isOpen: state === "open", url };
}

// src/github/pulls.ts
var shape = {
  number: int(),
  head: object({ sha: string2() }),
  base: object({ ref: string2() })
};
var pulls = array(object(shape));
var wholePull = object({
  ...shape,
  state: string2(),
  merge_commit_sha: nullish2(string2()),
  user: nullish2(object({ login: string2() })),
  labels: array(object({ name: string2() }))
});
function pullsOfBranch(client, { owner, branch }) {
  return openPulls(client, { head: `${owner}:${branch}` });
}
function newestPulls(client, max) {
  return openPulls(client, { sort: "updated", direction: "desc" }, max);
}
async function openPulls(client, chosen, max = Infinity) {
  const route = "GET /repos/{owner}/{repo}/pulls";
  const open = [];
  for await (const page of askPages(client, route, pulls, { state: "open", ...chosen })) {
    for (const { number: number4, head, base } of page)
      open.push({ number: number4, headSha: head.sha, baseBranch: base.ref });
    if (open.length >= max) break;
  }
  return open.slice(0, max);
}
async function pullNow(client, number4) {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  const pull = await ask(client, route, wholePull, { pull_number: number4 });
  const { head, base, state, user, labels, merge_commit_sha } = pull;
  return {
    number: number4,
    isOpen: state === "open",
    headSha: head.sha,
    /** Of an open one, GitHub's test merge; null until there is one. */
    mergeSha: merge_commit_sha ?? null,
    baseBranch: base.ref,
    /** The login of who opened it; null if that account is gone. */
    author: user?.login ?? null,
    labels: labels.map(({ name }) => name)
  };
}
var events = array(
  object({
    event: string2(),
    created_at: timeInUtc,
    actor: nullish2(object({ login: string2(), type: string2() })),
    label: nullish2(object({ name: string2() }))
  })
);
var LOGIN = /^[A-Za-z0-9][\w-]{0,99}$/;
async function latestLabeling(client, { number: number4, label }) {
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/events";
  const labelings = [];
  const isIt = ({ event, label: set }) => event === "labeled" && isSameLabel(set?.name ?? "", label);
  for await (const page of askPages(client, route, events, { issue_number: number4 }))
    labelings.push(...page.filter(isIt));
  const last = labelings.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);
  if (last === void 0) return null;
  const { login, type } = last.actor ?? { login: "ghost", type: "" };
  const isPerson = type === "User" && LOGIN.test(login);
  return { login, isPerson, at: last.created_at };
}
function isSameLabel(label, other) {
  return label.toLowerCase() === other.toLowerCase();
}
var permission = object({ permission: string2() });
async function permissionOf(client, username) {
  const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
  try {
    return (await ask(client, route, permission, { username })).permission;
  } catch (error) {
    if (refusalOf(error) === "missing") return "none";
    throw error;
  }
}
var merged = array(object({ number: int(), base: object({ ref: string2() }) }));
async function pullOfCommit(client, commit_sha, branch) {
  const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls";
  const pulls2 = await ask(client, route, merged, { commit_sha });
  return pulls2.find(({ base }) => base.ref === branch)?.number ?? null;
}

// src/github/reader.ts
function githubReader(client) {
  const tips = /* @__PURE__ */ new Map();
  return {
    artifacts: artifactStore(client),
    history: commitHistory(client),
    runs: runLookup(client),
    content: (place, maxBytes) => readContent(client, place, maxBytes),
    /** As it was when first asked for; null where there is none. */
    branch: (name) => {
      const tip = tips.get(name) ?? readBranch(client, name);
      tips.set(name, tip);
      return tip;
    },
    branchFile: (tip, path, maxBytes) => readBranchFile(client, { tip, path }, maxBytes)
  };
}
var commits = array(object({ sha: string2() }));
var withParents = object({ parents: commits });
var comparison = object({
  merge_base_commit: object({ sha: string2() }),
  ahead_by: int()
});
function commitHistory(client) {
  const compare = (base, head) => {
    const route = "GET /repos/{owner}/{repo}/compare/{basehead}";
    const target = { basehead: `${base}...${head}`, per_page: 1 };
    return ask(client, route, comparison, target);
  };
  return {
    parentsOf: async (sha) => {
      const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
      const { parents } = await ask(client, route, withParents, { commit_sha: sha });
      return parents.map((parent) => parent.sha);
    },
    /** The last commit that both have; each is a branch or a SHA. */
    mergeBase: async (base, head) => (await compare(base, head)).merge_base_commit.sha,
    /** A commit and those before it, newest first, a page at a time. */
    before: async function* (sha) {
      const route = "GET /repos/{owner}/{repo}/commits";
      for await (const page of askPages(client, route, commits, { sha }))
        yield page.map((commit) => commit.sha);
    },
    /** How many commits `head` has that `base` has not. */
    commitsAhead: async (base, head) => (await compare(base, head)).ahead_by
  };
}
var TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch"];
var workflowRun = object({
  event: string2(),
  path: string2(),
  created_at: nullish2(string2()),
  run_started_at: nullish2(string2()),
  repository: object({ id: int() }),
  /** Null if it was deleted. */
  head_repository: nullish2(object({ id: int() }))
});
function runLookup(client) {
  return async (run_id) => {
    const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}";
    const run2 = await ask(client, route, workflowRun, { run_id });
    return {
      event: run2.event,
      isOfFork: run2.head_repository?.id !== run2.repository.id,
      /** The file that was run: `.github/workflows/tuning.yml`. */
      workflow: workflowFile(run2.path),
      /** The same in every attempt. */
      createdAt: run2.created_at ?? null,
      /** Of the latest attempt; null where GitHub does not say. */
      startedAt: run2.run_started_at ?? null
    };
  };
}
function workflowFile(path) {
  return path.replace(/@.*$/s, "").replace(/^.*?(?=\.github\/workflows\/)/s, "");
}

export {
  isServerTool,
  parseServer,
  hasCommit,
  forCommit,
  Unanswered,
  Refused,
  refusalOf,
  isUnanswered,
  reasonOf,
  ifAnswered,
  safeParse,
  _lte,
  _gt,
  _gte,
  _positive,
  _maxLength,
  _regex,
  string2 as string,
  number2 as number,
  int,
  boolean2 as boolean,
  _null3 as _null,
  unknown,
  array,
  object,
  strictObject,
  extend2 as extend,
  union,
  discriminatedUnion,
  record,
  _enum,
  literal,
  transform,
  optional,
  nullable,
  nullish2 as nullish,
  _default,
  pipe,
  readonly,
  refine,
  describe2 as describe,
  iso_exports,
  coerce_exports,
  RETRY_POLICY,
  retry,
  withDeadline,
  waitingAsAsked,
  createClient,
  BrokenDownload,
  MAX_LISTED,
  changeBranch,
  readBranchFile,
  checkRuns,
  commentThread,
  issueTracker,
  pullsOfBranch,
  newestPulls,
  pullNow,
  latestLabeling,
  isSameLabel,
  permissionOf,
  pullOfCommit,
  githubReader,
  TRUSTED_EVENTS,
  runLookup,
  workflowFile
};
