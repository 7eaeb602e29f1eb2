import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-QQ4J2JWO.js";
import {
  writeReport
} from "./chunk-7SV5HNF2.js";
import {
  loadCandidate
} from "./chunk-XYVLVD47.js";
import "./chunk-7LLUYQHI.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-UT7RF4ZI.js";
import "./chunk-KPPS26SY.js";
import {
  showingSteps
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-HM5O6VPC.js";
import "./chunk-EU6FV6SO.js";
import {
  toSweep,
  withSaved
} from "./chunk-TQAFYKB6.js";
import "./chunk-5B4SFNAI.js";
import "./chunk-ULOSES4Y.js";
import "./chunk-6T35VRDD.js";
import {
  localPlace
} from "./chunk-6ASRTYUJ.js";
import "./chunk-Y2KBWQSX.js";
import "./chunk-HTELAPXC.js";
import "./chunk-XNUOBV35.js";

// src/commands/curve.ts
var curve = async (argv, terminal) => {
  const given = await readArguments(argv, "curve");
  const [location] = given.operands;
  const place = localPlace(terminal.directory);
  const onStep = showingSteps(terminal.progress, given.settings);
  const { record } = await loadCandidate(location, { place, settings: given.settings, onStep });
  if (record === null) throw missing(location);
  const reading = withSaved(given.settings.reading, record.settings);
  const settings = { ...given.settings, reading };
  const sweep = toSweep(record, reading);
  onStep({ kind: "compute", trials: sweep.trials.length });
  const estimate = curveOf(sweep, settings);
  const budgets = budgetsOfOne(estimate, axisOf([sweep]), settings);
  const report = curveReport(sweep, estimate, { settings, budgets });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else
    terminal.out(
      renderCurveText(sweep, estimate, { settings, budgets, screen: terminal.screenFor(given) })
    );
  return 0;
};
export {
  curve
};
