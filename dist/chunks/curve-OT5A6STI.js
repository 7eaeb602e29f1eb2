import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-TQ6HJJIN.js";
import {
  writeReport
} from "./chunk-4FD5JWXH.js";
import {
  loadCandidate
} from "./chunk-XO5MJXEY.js";
import "./chunk-E2MSR4IC.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-HGW5LCBT.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-C3CLTWLU.js";
import {
  toSweep,
  withSaved
} from "./chunk-D3YOIQ67.js";
import "./chunk-MM75BKOK.js";
import {
  showingSteps
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-X5MXTM5Z.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-3TB25G2C.js";
import "./chunk-FJXIJ7ZB.js";
import "./chunk-HGCKWRJG.js";
import {
  localPlace
} from "./chunk-A44FASK6.js";
import "./chunk-YT6M6SLZ.js";
import "./chunk-SUHCGAN7.js";
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
  const report = curveReport(
    sweep,
    estimate,
    { settings, budgets },
    { scale: given.value("scale") }
  );
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
