import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-RJKFUVRC.js";
import {
  REPORT_FLAGS,
  writeReport
} from "./chunk-5MSVV2O4.js";
import {
  loadCandidate
} from "./chunk-MLDZIC3Z.js";
import "./chunk-OJ4J72RU.js";
import {
  BAND_OPTIONS,
  READING_OPTIONS,
  readArguments
} from "./chunk-RNNLCFUQ.js";
import "./chunk-AEXP5K6A.js";
import "./chunk-T7LWOOVQ.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-ZNWSCHOY.js";
import {
  toSweep
} from "./chunk-FBKCEXDF.js";
import {
  localPlace
} from "./chunk-OZBFLYU3.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";

// src/commands/curve.ts
var curve = async (argv, terminal) => {
  const given = readArguments(argv, {
    operands: ["SWEEP"],
    options: [...READING_OPTIONS, ...BAND_OPTIONS, "quantile", "budgets"],
    values: REPORT_FLAGS,
    switches: ["json"]
  });
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
  if (given.has("json")) terminal.out(report.json);
  else terminal.out(renderCurveText(sweep, estimate, { settings, budgets }));
  return 0;
};
export {
  curve
};
