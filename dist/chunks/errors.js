import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  printable,
  printablePath
} from "./printable.js";

// src/errors.ts
function placeText({ path, line, part = "" }) {
  const inFile = line === void 0 ? part : `line ${line}`;
  return [printablePath(path), inFile].filter(Boolean).join(", ");
}
var UserError = class _UserError extends Error {
  name = "UserError";
  fault;
  where;
  /** The file that is meant, and the line in it, if they are known; untrusted text. */
  file;
  line;
  /** The option whose value is wrong or missing. */
  option;
  what;
  fix;
  suggestion;
  constructor({ fault, what, where, fix, suggestion = null, ...place }) {
    super(`${where}: ${what}. ${fix}`);
    this.fault = fault;
    this.where = where;
    this.file = place.file ?? null;
    this.line = place.line ?? null;
    this.option = place.option ?? null;
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
function whereOf(where) {
  if (typeof where === "string") return { where: printable(where, MAX_WHERE) };
  if ("option" in where) return { where: `${where.option} (--${where.option})`, ...where };
  return { where: placeText(where), file: where.path, line: where.line ?? null };
}
var MAX_WHERE = 300;
function dataError(where, what, fix, suggestion = null) {
  return new UserError({ fault: "data", ...whereOf(where), what, fix, suggestion });
}
function settingsError(option, what, fix, suggestion = null) {
  return new UserError({ fault: "settings", ...whereOf({ option }), what, fix, suggestion });
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
  const known = names.slice(0, MAX_COMPARED).filter(({ length }) => length <= MAX_COMPARED);
  const within = (slips) => known.filter((one) => isNear(wanted, one.toLowerCase(), slips) || isInGroup(wanted, one));
  const near = within(1);
  return (near.length > 0 || wanted.length < 6 ? near : within(2)).slice(0, 3);
}
function isNear(a, b, slips) {
  if (a === b || slips < 0) return slips >= 0;
  if (a[0] === b[0]) return isNear(a.slice(1), b.slice(1), slips);
  const steps = [[1, 0], [0, 1], a[0] === b[1] && a[1] === b[0] ? [2, 2] : [1, 1]];
  return steps.some(([i, j]) => isNear(a.slice(i), b.slice(j), slips - 1));
}
function isInGroup(a, b) {
  const [short = "", long = ""] = a.length < b.length ? [a, b] : [b, a];
  return long.toLowerCase().endsWith(short.toLowerCase()) && /[\W_]/.test(long.at(-short.length - 1) ?? "");
}

export {
  placeText,
  UserError,
  dataError,
  settingsError,
  usageError,
  detailOf,
  nearestNames
};
