import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-XKPLZTD2.js";
import {
  writeReport
} from "./chunk-MRMIOSPE.js";
import {
  readArguments
} from "./chunk-N4S57VWK.js";
import {
  loadCandidate
} from "./chunk-SS4DM7BT.js";
import "./chunk-4UFGA3NV.js";
import "./chunk-YVOA5YHN.js";
import "./chunk-XOQFNART.js";
import "./chunk-LJ2O6KQU.js";
import "./chunk-T7LWOOVQ.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText,
  toSweep
} from "./chunk-YLKBWOY4.js";
import {
  localPlace
} from "./chunk-SLVZVWHM.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-MZEZVIYJ.js";
import "./chunk-XNUOBV35.js";

// src/commands/curve.ts
var curve = async (argv, terminal) => {
  const given = readArguments(argv, "curve");
  const [location] = given.operands;
  const { settings } = given;
  const place = localPlace(terminal.directory);
  const { record } = await loadCandidate(location, { place, settings });
  if (record === null) throw missing(location);
  const sweep = toSweep(record, settings.reading);
  const estimate = curveOf(sweep, settings);
  const budgets = budgetsOfOne(estimate, axisOf([sweep]), settings);
  const report = curveReport(sweep, estimate, { settings, budgets });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else terminal.out(renderCurveText(sweep, estimate, { settings, budgets }));
  return 0;
};
export {
  curve
};
