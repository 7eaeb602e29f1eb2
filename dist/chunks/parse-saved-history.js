import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commit,
  described,
  finite,
  instant,
  labelOrNone,
  list,
  oneOf,
  pattern,
  readAs,
  truth,
  wholeFrom
} from "./parse-saved-schema.js";
import "./parse-columns-columns.js";
import {
  parseJson
} from "./parse-columns-names.js";
import {
  MAX_SCORES,
  SEARCH_METHODS
} from "./parse-table.js";
import "./read.js";
import "./read-location.js";
import {
  _enum,
  _gte,
  _lte,
  literal,
  nullable,
  object,
  pipe,
  transform,
  union
} from "./zod.js";
import {
  writtenText
} from "./read-names.js";
import {
  COST_UNIT
} from "./settings.js";
import {
  UserError,
  dataError,
  printableJson
} from "./errors.js";
import "./runtime.js";

// src/parse/saved/history.ts
var VERSION = 1;
var VERDICTS = [
  ...["error", "insufficient", "invalid", "no-baseline", "no-candidate"],
  ...["mixed", "worse", "better", "none"]
];
var number = pipe(
  union([finite, _enum(["Infinity", "-Infinity"])], 'a number, "Infinity" or "-Infinity"'),
  transform(Number)
);
function open(shape) {
  return object(shape, "an object");
}
var budget = described(finite, "On the axis.");
var limits = open({ budget, lower: number, median: number, upper: number });
var counted = described(
  wholeFrom(1),
  "n: those with scores, and those that count as the worst."
);
var unit = nullable(pattern(COST_UNIT, "a unit"));
var share = "a number from 0 to 1";
var rate = nullable(finite.check(_gte(0, share), _lte(1, share)));
var predecessor = open({
  verdict: oneOf(VERDICTS),
  alarmed: described(truth, "Whether a pull request would have failed for it."),
  rate: described(rate, "How often it alarms if nothing changed; null if not known.")
});
var historyLine = open({
  schemaVersion: literal(VERSION, String(VERSION)),
  comparison: described(labelOrNone, "Empty for the only one of a run."),
  commit,
  date: described(instant, "When the run was created, the same in all its attempts."),
  run: open({ id: wholeFrom(1), attempt: wholeFrom(1) }),
  pull: described(nullable(wholeFrom(1)), "Which brought the commit; null: not known."),
  metric: described(pattern(/^[\s\S]{1,1000}$/u, "text"), "The column, path or expression."),
  direction: oneOf(["maximize", "minimize"]),
  axis: described(open({ kind: oneOf(["trials", "cost"]), unit }), "What budgets are in."),
  band: open({ confidence: finite, quantile: finite }),
  search: described(oneOf(SEARCH_METHODS), "How its trials were drawn."),
  trials: open({ counted }),
  at: described(list(limits, 1e3), "At the budgets of the table, in the metric\u2019s own unit."),
  largest: described(limits, "The same at the largest budget that this sweep resolves."),
  scores: described(
    nullable(list(nullable(finite), MAX_SCORES)),
    "Of the trials that count, the worst first; null for the worst possible. Null for more than 1,000."
  ),
  predecessor: described(predecessor, "The comparison with the sweep of main before it.")
});
var MAX_DAMAGED = 1e3;
function readHistory(file) {
  const damaged = [];
  const read = writtenText(file).split("\n").flatMap((content, i) => {
    if (content.trim() === "") return [];
    const at = { path: file.path, line: i + 1 };
    try {
      return [readLine(content, at)];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const what = `has more than ${MAX_DAMAGED.toLocaleString("en-US")} lines that cannot be read`;
      if (damaged.length === MAX_DAMAGED)
        throw dataError(file, what, "Restore it from an earlier commit.");
      damaged.push({ line: i + 1, what: error.message });
      return [];
    }
  });
  const newest = new Map(read.map((one) => [one.commit, one]));
  const lines = [...newest.values()].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return { lines, damaged, replaced: read.length - lines.length };
}
function readLine(content, at) {
  const fix = "Fix the line, or delete it.";
  const place = { path: `${at.path}, line ${at.line}`, fix };
  const read = readAs(historyLine, parseJson(content, at), place);
  if (read.scores === null || read.scores.length === read.trials.counted) return read;
  const what = `has ${read.scores.length} scores, but ${read.trials.counted} trials`;
  throw dataError(at, what, fix);
}
function writeHistoryLine(entry) {
  const text = JSON.stringify(
    entry,
    (_, value) => value === Infinity || value === -Infinity ? String(value) : value
  );
  readLine(text, { path: "the line to keep", line: 1 });
  return `${printableJson(text)}
`;
}
export {
  historyLine,
  readHistory,
  writeHistoryLine
};
