import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/printable.ts
var UNPRINTABLE = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{e0000}-\u{e007f}])+/gu;
var LONE_SURROGATE = new RegExp("\\p{Cs}", "gu");
function printable(text, maxLength = 80) {
  const line = text.slice(0, 4 * maxLength).replace(UNPRINTABLE, " ").replace(LONE_SURROGATE, "\uFFFD").trim();
  const characters = Array.from(line);
  if (characters.length <= maxLength && text.length <= 4 * maxLength) return line;
  return `${characters.slice(0, maxLength - 1).join("")}\u2026`;
}
function printablePath(path) {
  return printable(path, 200);
}
function printableLines(text, maxLength) {
  const lines = text.split("\n").map((line) => {
    const [indentation = ""] = /^ */.exec(line) ?? [];
    return indentation + printable(line, maxLength);
  });
  return lines.join("\n");
}
var INVISIBLE = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
function printableJson(json) {
  return json.replace(
    INVISIBLE,
    (run) => Array.from({ length: run.length }, (_, i) => {
      return `\\u${run.charCodeAt(i).toString(16).padStart(4, "0")}`;
    }).join("")
  );
}
var BREAK = / (?!%)(?!(?<=\bp )[<=] )(?<!\bp [<=] )/;
function linesOf(text, fits, maxLines = Infinity) {
  const lines = [];
  for (const word of text.split(BREAK)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== void 0 && (lines.length === maxLines || fits(longer))) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}
function withoutCommands(text) {
  return text.replace(/^((?:[^\S\r\n\u2028\u2029]|\x85)*)::/gm, "$1: :").replaceAll("##[", "## [");
}

// package.json
var version = "0.1.0";
var homepage = "https://github.com/tuning-gate/tuning-gate#readme";
var bugs = {
  url: "https://github.com/tuning-gate/tuning-gate/issues"
};

// src/tool.ts
var TOOL = {
  name: "tuning-gate",
  version,
  issues: bugs.url,
  /** How to read a report. */
  help: `${homepage.replace("#readme", "")}/blob/main/docs/report.md`
};
function helpOn(serverUrl, repository) {
  const { origin, pathname } = new URL(homepage);
  const own = pathname.slice(1);
  if (serverUrl === origin || repository === own) return TOOL.help;
  return `${serverUrl}/${repository || own}/blob/HEAD/docs/report.md`;
}
function jsonHead(command) {
  return { schemaVersion: 1, tool: { name: TOOL.name, version }, command };
}

// src/errors.ts
function placeText({ path, line, part = "" }) {
  const inFile = line === void 0 ? printable(part, 200) : `line ${line}`;
  return [printablePath(path), inFile].filter(Boolean).join(", ");
}
function naming(texts, ...between) {
  return texts.flatMap((text, i) => [text, between[i] ?? ""]);
}
function written(text, readers) {
  if (typeof text === "string") return text;
  return text.map((part) => typeof part === "string" ? part : named(part, readers)).join("");
}
function named({ option, value }, readers) {
  const flag = value === void 0 ? `--${option}` : `--${option} ${value}`;
  if (readers === "flags") return flag;
  if (readers === "properties")
    return value === void 0 ? camelCase(option) : `${camelCase(option)}: '${value}'`;
  if (readers === "both") return `\`${option}\` (${flag})`;
  return value === void 0 ? `\`${option}\`` : `\`${option}: ${value}\``;
}
function camelCase(option) {
  return option.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
var PLACES = {
  flags: (option) => `--${option}`,
  inputs: (option) => `input ${option}`,
  properties: (option) => `option ${camelCase(option)}`,
  both: (option) => `${option} (--${option})`
};
function messageOf({ where, option, what, fix }, readers) {
  const place = where ?? PLACES[readers](option ?? "");
  return `${place}: ${written(what, readers)}. ${written(fix, readers)}`;
}
var UserError = class extends Error {
  name = "UserError";
  where = null;
  /** The file that is meant, and the line in it, if they are known; untrusted text. */
  file = null;
  line = null;
  /** The option whose value is wrong or missing. */
  option = null;
  suggestion = null;
  constructor(explanation) {
    super(messageOf(explanation, "both"));
    Object.assign(this, explanation);
  }
  /** What happened and what to do about it, for places that say themselves where it was. */
  partsFor(readers) {
    return { what: written(this.what, readers), fix: written(this.fix, readers) };
  }
  /** Its message, with the names of options that its readers know. */
  messageFor(readers) {
    return messageOf(this, readers);
  }
};
function whereOf(where) {
  if (typeof where === "string") return { where: printable(where, MAX_WHERE) };
  if ("option" in where) return where;
  return { where: placeText(where), file: where.path, line: where.line ?? null };
}
var MAX_WHERE = 300;
function dataError(where, what, fix, suggestion = null) {
  return new UserError({ fault: "data", ...whereOf(where), what, fix, suggestion });
}
function settingsError(option, what, fix) {
  return new UserError({ fault: "settings", option, what, fix });
}
function usageError(where, what, fix) {
  return new UserError({ fault: "settings", where, what, fix });
}
function systemAnswer(error) {
  return detailOf(error, "message").split(", ")[0] || "unknown error";
}
function systemRefusal(error) {
  const call = detailOf(error, "syscall");
  if (call === "") return null;
  const what = `${call} was refused (${systemAnswer(error)})`;
  const fix = detailOf(error, "code") === "ENOENT" ? "If it is one of the program\u2019s own files, install the program again, or run `npm run build` in its sources." : "Run it again where there is room, and fewer files are open.";
  return new UserError({ fault: "system", where: detailOf(error, "path") || TOOL.name, what, fix });
}
function detailOf(error, property) {
  if (typeof error !== "object" || error === null)
    return property === "message" ? String(error) : "";
  return String(Reflect.get(error, property) ?? "");
}
var MAX_COMPARED = 200;
function nearestNames(name, names) {
  const wanted = name.toLowerCase().slice(0, MAX_COMPARED);
  const known = names.slice(0, MAX_COMPARED).filter(({ length }) => length <= MAX_COMPARED);
  const within = (slips) => known.filter((other) => isNear(wanted, other.toLowerCase(), slips) || isInGroup(wanted, other));
  const near = within(1);
  return (near.length > 0 || wanted.length < 6 ? near : within(2)).slice(0, 3);
}
function didYouMean(given, names, quote = (name) => `\`${name}\``) {
  const near = nearestNames(given, names).map(quote);
  return near.length === 0 ? "" : `Did you mean ${near.join(" or ")}?`;
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
  printable,
  printablePath,
  printableLines,
  printableJson,
  linesOf,
  withoutCommands,
  TOOL,
  helpOn,
  jsonHead,
  placeText,
  naming,
  camelCase,
  UserError,
  dataError,
  settingsError,
  usageError,
  systemAnswer,
  systemRefusal,
  detailOf,
  nearestNames,
  didYouMean
};
