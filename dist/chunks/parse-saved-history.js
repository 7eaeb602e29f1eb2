import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  commit,
  described,
  event,
  finite,
  instant,
  labelOrNone,
  list,
  object,
  oneOf,
  pattern,
  readAs,
  text,
  truth,
  wholeFrom,
  workflowPath
} from "./parse-saved-meta-file.js";
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
  pipe,
  transform,
  union
} from "./zod.js";
import {
  writtenText
} from "./read-names.js";
import {
  COST_UNIT,
  EVIDENCE_LEVELS
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
var limits = object({
  budget: described(finite, "On the axis."),
  lower: number,
  median: number,
  upper: number
});
var rate = nullable(
  finite.check(_gte(0, "a number from 0 to 1"), _lte(1, "a number from 0 to 1"))
);
var compared = object({
  commit: described(nullable(commit), "What it was compared with; null where that is not known."),
  location: described(text(300), "Where that sweep was looked for."),
  verdict: oneOf(VERDICTS),
  worse: described(oneOf(EVIDENCE_LEVELS), "The evidence of the bands; none if not compared."),
  better: oneOf(EVIDENCE_LEVELS),
  alarmed: described(truth, "Whether a pull request would have failed for it."),
  rate: described(rate, "How often it alarms if nothing changed; null if not known."),
  pValue: described(rate, "Of \u201Cworse\u201D, by the test of no change; null if the bands decide."),
  design: described(
    nullable(oneOf(["independent", "paired"])),
    "Of that test; null if the bands decide."
  )
});
var line = object({
  schemaVersion: literal(VERSION, String(VERSION)),
  workflow: described(workflowPath, "The file of the workflow that trained."),
  name: described(labelOrNone, "The input `name`; empty without one."),
  comparison: described(labelOrNone, "Empty for the only one of a run."),
  commit,
  date: described(
    instant,
    "When the run was created, the same in all its attempts: what lines are sorted by."
  ),
  run: object({
    id: wholeFrom(1),
    attempt: wholeFrom(1),
    event
  }),
  pull: described(
    nullable(wholeFrom(1)),
    "The pull request that brought the commit; null where that is not known."
  ),
  metric: described(pattern(/^[\s\S]{1,1000}$/u, "text"), "The column, path or expression."),
  direction: oneOf(["maximize", "minimize"]),
  axis: described(
    object({ kind: oneOf(["trials", "cost"]), unit: nullable(pattern(COST_UNIT, "a unit")) }),
    "What budgets are in."
  ),
  band: object({ method: text(40), confidence: finite, quantile: finite }),
  search: described(oneOf(SEARCH_METHODS), "How its trials were drawn."),
  trials: object({
    counted: described(wholeFrom(1), "n: those with scores, and those that count as the worst."),
    failed: wholeFrom(0),
    pruned: wholeFrom(0),
    running: wholeFrom(0)
  }),
  at: described(
    list(limits, 1e3),
    "The median and its limits at the budgets of the table, in the metric\u2019s own unit."
  ),
  largest: described(limits, "The same at the largest budget that this sweep resolves."),
  scores: described(
    nullable(list(nullable(finite), MAX_SCORES)),
    "Of all trials that count, in the metric\u2019s own unit, the worst first; null for a trial that counts as the worst possible score. Null instead of the list for more than 1,000 trials."
  ),
  predecessor: described(compared, "The comparison with the sweep of main before it.")
});
var historyLine = line;
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
  const read = readAs(line, parseJson(content, at), place);
  if (read.scores === null || read.scores.length === read.trials.counted) return read;
  const what = `has ${read.scores.length} scores, but ${read.trials.counted} trials`;
  throw dataError(at, what, fix);
}
function writeHistoryLine(entry) {
  const text2 = JSON.stringify(
    entry,
    (_, value) => value === Infinity || value === -Infinity ? String(value) : value
  );
  readLine(text2, { path: "the line to keep", line: 1 });
  return `${printableJson(text2)}
`;
}
export {
  historyLine,
  readHistory,
  writeHistoryLine
};
