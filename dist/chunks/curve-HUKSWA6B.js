import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-MLBFXSWZ.js";
import {
  writeReport
} from "./chunk-OSCRHUWZ.js";
import {
  loadCandidate
} from "./chunk-QB5ACCED.js";
import "./chunk-PJGCK5Q4.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-XJLNDNBU.js";
import "./chunk-XFM44SHZ.js";
import {
  toSweep,
  withSaved
} from "./chunk-N5266Q74.js";
import "./chunk-7RCQCGNP.js";
import {
  readArguments
} from "./chunk-HMCOQNCJ.js";
import "./chunk-ATXJV3GM.js";
import "./chunk-6T35VRDD.js";
import "./chunk-7Z6T63A4.js";
import "./chunk-KFTVACGU.js";
import "./chunk-MGXQ6UG7.js";
import {
  localPlace
} from "./chunk-C7ZD2LLS.js";
import "./chunk-2L6XZZLT.js";
import "./chunk-JZFECPRC.js";
import "./chunk-XNUOBV35.js";

// src/commands/curve.ts
var curve = async (argv, terminal) => {
  const given = readArguments(argv, "curve");
  const [location] = given.operands;
  const place = localPlace(terminal.directory);
  const { record } = await loadCandidate(location, { place, settings: given.settings });
  if (record === null) throw missing(location, terminal.directory);
  const reading = withSaved(given.settings.reading, record.settings);
  const settings = { ...given.settings, reading };
  const sweep = toSweep(record, reading);
  const estimate = curveOf(sweep, settings);
  const shown = { settings, budgets: budgetsOfOne(estimate, axisOf([sweep]), settings) };
  const report = curveReport(sweep, estimate, shown, { scale: given.value("scale") });
  await writeReport(report, given, terminal);
  const screen = terminal.screenFor(given);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderCurveText(sweep, estimate, { ...shown, screen }));
  return 0;
};
export {
  curve
};
