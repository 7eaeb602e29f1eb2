import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-ABI4MYO2.js";
import {
  writeReport
} from "./chunk-BQ7TVE2O.js";
import {
  loadCandidate
} from "./chunk-QTMTTBS4.js";
import "./chunk-TN25QUIY.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-GISRL73Y.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-3K7CU6R4.js";
import {
  toSweep,
  withSaved
} from "./chunk-PZGGVFZJ.js";
import "./chunk-CPK5UDBO.js";
import {
  showingSteps
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
import {
  localPlace
} from "./chunk-XXRQDQNH.js";
import "./chunk-2HIB6ET3.js";
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
