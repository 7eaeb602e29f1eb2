import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-MKSSLYTV.js";
import {
  writeReport
} from "./chunk-67FXCN32.js";
import {
  loadCandidate
} from "./chunk-BSHOOSDW.js";
import "./chunk-NLBLSIXY.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-TKTUIWY5.js";
import "./chunk-R6SSZSVG.js";
import "./chunk-2URTSAT2.js";
import {
  toSweep,
  withSaved
} from "./chunk-HPXH4I3C.js";
import "./chunk-JZXK3BFN.js";
import {
  showingSteps
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-NLW3HKS3.js";
import "./chunk-2PRKYAPC.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7YP5JDZE.js";
import "./chunk-ZFXLCL7Q.js";
import "./chunk-ZWPVM4LG.js";
import "./chunk-HGCKWRJG.js";
import {
  localPlace
} from "./chunk-WZXOYFMX.js";
import "./chunk-JRZKUNZA.js";
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
