import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/errors.ts
var UserError = class extends Error {
  name = "UserError";
  fault;
  where;
  what;
  fix;
  /** Settings to print ready to copy; null where there are none to suggest. */
  suggestion;
  constructor({ fault, what, where, fix, suggestion = null }) {
    super(`${where}: ${what}. ${fix}`);
    this.fault = fault;
    this.where = where;
    this.what = what;
    this.fix = fix;
    this.suggestion = suggestion;
  }
};
function detailOf(error, property) {
  if (typeof error !== "object" || error === null)
    return property === "message" ? String(error) : "";
  const found = Reflect.get(error, property);
  return found === void 0 ? "" : String(found);
}
function failureCodeOf(error) {
  if (!(error instanceof UserError)) return 4;
  return error.fault === "settings" ? 2 : 3;
}

// src/settings.ts
var BAND_METHODS = ["ld-highest-density", "ld-equal-tailed", "ks", "dkw"];
var EVIDENCE_LEVELS = ["none", "weak", "fair", "strong"];
var GATES = ["pass", "neutral", "fail"];

export {
  UserError,
  detailOf,
  failureCodeOf,
  BAND_METHODS,
  EVIDENCE_LEVELS,
  GATES
};
