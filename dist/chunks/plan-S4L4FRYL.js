import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-LGP4LMXG.js";
import "./chunk-74EXWA3Z.js";
import {
  IN_TRIALS,
  makePlan,
  planReport,
  powerCurveOf,
  renderPlan,
  rulesOn
} from "./chunk-45VXBSF6.js";
import "./chunk-6ZMZUNKZ.js";
import "./chunk-CULID5A3.js";
import "./chunk-CKB6PG4R.js";
import {
  readArguments
} from "./chunk-FQH6XZH6.js";
import "./chunk-3KWAI6A6.js";
import "./chunk-7QMW5A54.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-JFZ3LWNK.js";
import "./chunk-N4EP4YUE.js";
import "./chunk-BZEVVTYS.js";
import "./chunk-JXJQMB26.js";
import "./chunk-HC5GIYDL.js";
import {
  settingsError
} from "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";

// src/commands/plan.ts
var plan = async (argv, terminal) => {
  const given = readArguments(argv, "plan");
  const { settings } = given;
  const trials = readTrials(given);
  const rules = { ...rulesOn({ axis: IN_TRIALS, trial: 1 }, settings.comparison), margin: 0 };
  const [slowdown, power] = [given.value("slowdown"), given.value("power")];
  const goal = { slowdown, power, budget: given.value("budget") };
  const trialCost = given.value("trial-cost");
  const planned = makePlan(trials, goal, { settings, rules, trialCost });
  const isDrawn = planned.looks === null && ["report", "svg", "png"].some((flag) => given.has(flag));
  const report = planReport(planned, isDrawn ? powerCurveOf(planned) : null);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};
function readTrials(given) {
  const baseline = given.value("baseline-n");
  const candidate = given.value("candidate-n");
  const last = given.settings.gate.looks?.at(-1);
  if (last !== void 0 && candidate !== null)
    throw settingsError(
      "candidate-n",
      "cannot be combined with `looks` (--looks), the last of which is its trials",
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
