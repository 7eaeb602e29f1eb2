import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-VOJQ4P3I.js";
import {
  writeReport
} from "./chunk-LTIVMSR2.js";
import {
  loadCandidate
} from "./chunk-ZUELIXIZ.js";
import "./chunk-Y3TXVMAH.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-Z3D3EMIW.js";
import "./chunk-OECFC5JZ.js";
import {
  showingSteps
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-LIGZ5R25.js";
import "./chunk-SPDB5JEN.js";
import {
  toSweep,
  withSaved
} from "./chunk-EORGMONF.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import {
  localPlace
} from "./chunk-BRB575L7.js";
import "./chunk-VEDAT4CN.js";
import "./chunk-OMAQASFA.js";
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
