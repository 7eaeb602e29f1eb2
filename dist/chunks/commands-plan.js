import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./commands-write-report.js";
import {
  planReport,
  renderPlan
} from "./print-publish-render.js";
import {
  IN_TRIALS,
  PAIRED_LEVEL,
  makePairedPlan,
  makePlan,
  powerCurveOf,
  rulesOn
} from "./compare-decide-parse-plan-report.js";
import "./estimate.js";
import "./parse-saved-settings.js";
import "./parse-columns-columns.js";
import "./read.js";
import {
  readArguments
} from "./commands-arguments.js";
import "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import "./read-place.js";
import "./tool.js";
import "./read-names.js";
import {
  naming,
  settingsError
} from "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/commands/plan.ts
var plan = async (argv, terminal) => {
  const given = readArguments(argv, "plan");
  const { settings } = given;
  const rules = { ...rulesOn({ axis: IN_TRIALS, trial: 1 }, settings.comparison), margin: 0 };
  const [slowdown, power] = [given.value("slowdown"), given.value("power")];
  const goal = { slowdown, power, budget: given.value("budget") };
  const trialCost = given.value("trial-cost");
  const policy = { settings, rules, trialCost };
  const planned = given.has("paired") ? makePairedPlan(readPairs(given), goal, policy) : makePlan(readTrials(given), goal, policy);
  const isDrawn = planned.looks === null && planned.paired === null && ["report", "svg", "png"].some((flag) => given.has(flag));
  const report = planReport(planned, isDrawn ? powerCurveOf(planned) : null);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};
function readPairs(given) {
  const others = ["baseline-n", "candidate-n", "budget", "looks"];
  const other = others.find((flag) => given.has(flag));
  if (other !== void 0)
    throw settingsError(
      other,
      naming`cannot be combined with ${{ option: "paired" }}, which has one number of pairs`,
      "Give --n instead."
    );
  const pairs = given.value("n");
  if (pairs === null) throw settingsError("n", "is missing", "Give the number of pairs.");
  const level = given.settings.comparison.falseAlarmRate ?? PAIRED_LEVEL;
  return { pairs, correlation: given.value("correlation"), level };
}
function readTrials(given) {
  const baseline = given.value("baseline-n");
  const candidate = given.value("candidate-n");
  const last = given.settings.gate.looks?.at(-1);
  if (last !== void 0 && candidate !== null)
    throw settingsError(
      "candidate-n",
      naming`cannot be combined with ${{ option: "looks" }}, the last of which is its trials`,
      "Leave it out."
    );
  if (baseline !== null) return [baseline, last ?? candidate ?? baseline];
  const isAsked = ["slowdown", "power", "budget"].some((flag) => given.has(flag));
  if (isAsked && candidate === null && last === void 0) return null;
  throw settingsError(
    "baseline-n",
    "is missing",
    "Give it, or ask for the trials needed with --slowdown, --power or --budget."
  );
}
export {
  plan
};
