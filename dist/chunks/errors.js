import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/errors.ts
var UserError = class _UserError extends Error {
  name = "UserError";
  fault;
  where;
  what;
  fix;
  suggestion;
  constructor({ fault, what, where, fix, suggestion = null }) {
    super(`${where}: ${what}. ${fix}`);
    this.fault = fault;
    this.where = where;
    this.what = what;
    this.fix = fix;
    this.suggestion = suggestion;
  }
  /** The same, with the names of options that the reader knows. */
  to(readers) {
    const { where, what, fix } = this;
    return new _UserError({
      ...this,
      where: named(where, readers),
      what: named(what, readers),
      fix: named(fix, readers)
    });
  }
};
var OPTION = /(`?)([a-z][a-z-]*)\1 \(--\2(?: ([^()\n]*))?\)/g;
function named(text, readers) {
  return text.replace(OPTION, (_, quote, name, value) => {
    if (readers === "flags") return value === void 0 ? `--${name}` : `--${name} ${value}`;
    if (value !== void 0) return `\`${name}: ${value}\``;
    return quote === "" ? `input ${name}` : `\`${name}\``;
  });
}
function dataError(where, what, fix, suggestion = null) {
  return new UserError({ fault: "data", where, what, fix, suggestion });
}
function settingsError(option, what, fix, suggestion = null) {
  const where = `${option} (--${option})`;
  return new UserError({ fault: "settings", where, what, fix, suggestion });
}
function usageError(where, what, fix) {
  return new UserError({ fault: "settings", where, what, fix });
}
function detailOf(error, property) {
  if (typeof error !== "object" || error === null)
    return property === "message" ? String(error) : "";
  const found = Reflect.get(error, property);
  return found === void 0 ? "" : String(found);
}
var MAX_COMPARED = 200;
function nearestNames(name, names) {
  const wanted = name.toLowerCase().slice(0, MAX_COMPARED);
  const near = names.filter(({ length }) => length <= MAX_COMPARED).slice(0, MAX_COMPARED).map((one) => ({ one, distance: distance(wanted, one.toLowerCase()) })).filter((found) => found.distance <= 1 + wanted.length / 5).sort((a, b) => a.distance - b.distance);
  return near.slice(0, 3).map(({ one }) => one);
}
function distance(a, b) {
  const [short = "", long = ""] = a.length < b.length ? [a, b] : [b, a];
  if (long.endsWith(short) && /[\W_]/.test(long.at(-short.length - 1) ?? "")) return 1;
  let above = Array.from(b, (_, i) => i + 1);
  for (const [i, letter] of [...a].entries()) {
    let [corner, left] = [i, i + 1];
    above = above.map((up, j) => {
      left = Math.min(left + 1, up + 1, corner + Number(letter !== b[j]));
      corner = up;
      return left;
    });
  }
  return above.at(-1) ?? a.length;
}

export {
  UserError,
  dataError,
  settingsError,
  usageError,
  detailOf,
  nearestNames
};
