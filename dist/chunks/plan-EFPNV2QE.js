import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-BQ7TVE2O.js";
import "./chunk-TN25QUIY.js";
import {
  IN_TRIALS,
  makePlan,
  planReport,
  powerCurveOf,
  renderPlan,
  rulesOn
} from "./chunk-GISRL73Y.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-3K7CU6R4.js";
import "./chunk-PZGGVFZJ.js";
import "./chunk-CPK5UDBO.js";
import {
  computing
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-5H2KI6VS.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-76JE5BCG.js";
import "./chunk-47TG62OE.js";
import "./chunk-HGCKWRJG.js";
import "./chunk-XXRQDQNH.js";
import "./chunk-2HIB6ET3.js";
import {
  settingsError
} from "./chunk-SUHCGAN7.js";
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
