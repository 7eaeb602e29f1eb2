import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./chunk-WCEGB5AS.js";
import "./chunk-TJHU3XBK.js";
import {
  IN_TRIALS,
  makePlan,
  planReport,
  powerCurveOf,
  renderPlan,
  rulesOn
} from "./chunk-S7Q6YSR3.js";
import "./chunk-HSMGDG3F.js";
import {
  computing
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-C2GLRQ3F.js";
import "./chunk-RHWRTI2Q.js";
import "./chunk-UK5ZPVZL.js";
import "./chunk-ADIJYXYJ.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-2Z73UNYG.js";
import "./chunk-GZLC76OC.js";
import {
  settingsError
} from "./chunk-HTELAPXC.js";
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
