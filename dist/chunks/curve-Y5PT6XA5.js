import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-UM2BOL3J.js";
import {
  writeReport
} from "./chunk-WCEGB5AS.js";
import {
  loadCandidate
} from "./chunk-5UY46LKC.js";
import "./chunk-TJHU3XBK.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-S7Q6YSR3.js";
import "./chunk-HSMGDG3F.js";
import {
  showingSteps
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-C2GLRQ3F.js";
import "./chunk-RHWRTI2Q.js";
import {
  toSweep,
  withSaved
} from "./chunk-UK5ZPVZL.js";
import "./chunk-ADIJYXYJ.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import {
  localPlace
} from "./chunk-2Z73UNYG.js";
import "./chunk-GZLC76OC.js";
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
