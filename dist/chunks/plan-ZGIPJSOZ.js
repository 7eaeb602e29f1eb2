import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-5ILSXWRJ.js";
import "./chunk-ZYWXN5JW.js";
import {
  IN_TRIALS,
  makePlan,
  planReport,
  powerCurveOf,
  renderPlan,
  rulesOn
} from "./chunk-JKAVCRPL.js";
import "./chunk-JLX33V46.js";
import "./chunk-DUA2P34L.js";
import "./chunk-JUTMMGBC.js";
import "./chunk-HF6S7XSA.js";
import {
  computing
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-AIHW2JZ7.js";
import "./chunk-IQZRQMNT.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-J355BQ3V.js";
import "./chunk-7VWMG4DV.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-HP77T5JU.js";
import "./chunk-GIUSFQ3E.js";
import {
  settingsError
} from "./chunk-JHSXOLMS.js";
import "./chunk-XNUOBV35.js";

// src/commands/plan.ts
var plan = async (argv, terminal) => {
  const given = await readArguments(argv, "plan");
  const trials = readTrials(given);
  const { settings } = given;
  const rules = { ...rulesOn({ axis: IN_TRIALS, trial: 1 }, settings.comparison), margin: 0 };
  computing(terminal.progress, Math.max(...trials ?? [0]), settings);
  const [slowdown, power] = [given.value("slowdown"), given.value("power")];
  const goal = { slowdown, power, budget: given.value("budget") };
  const planned = makePlan(trials, goal, { settings, rules });
  const isDrawn = ["report", "svg", "png"].some((flag) => given.has(flag));
  const report = planReport(planned, isDrawn ? powerCurveOf(planned) : null);
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};
function readTrials(given) {
  const baseline = given.value("baseline-n");
  const candidate = given.value("candidate-n");
  if (baseline !== null) return [baseline, candidate ?? baseline];
  if (candidate !== null)
    throw settingsError(
      "baseline-n",
      "is missing next to `candidate-n` (--candidate-n)",
      "Give the trials of both sweeps."
    );
  const isAsked = ["slowdown", "power", "budget"].some((flag) => given.has(flag));
  if (isAsked) return null;
  throw settingsError(
    "baseline-n",
    "is missing",
    "Give it, or ask for the trials needed with --slowdown, --power or --budget."
  );
}
export {
  plan
};
