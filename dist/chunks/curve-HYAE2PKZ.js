import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-IGJ4SHSQ.js";
import {
  writeReport
} from "./chunk-5ILSXWRJ.js";
import {
  loadCandidate
} from "./chunk-SEJDHW4O.js";
import "./chunk-ZYWXN5JW.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-JKAVCRPL.js";
import "./chunk-JLX33V46.js";
import "./chunk-DUA2P34L.js";
import {
  toSweep,
  withSaved
} from "./chunk-JUTMMGBC.js";
import "./chunk-HF6S7XSA.js";
import {
  showingSteps
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
import {
  localPlace
} from "./chunk-HP77T5JU.js";
import "./chunk-GIUSFQ3E.js";
import "./chunk-JHSXOLMS.js";
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
