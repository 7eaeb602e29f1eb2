import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  REPORT_FLAGS,
  missing,
  writeReport
} from "./chunk-GDC5I27A.js";
import {
  loadSweep
} from "./chunk-2HS7NY3U.js";
import {
  curveOf,
  curveReport,
  powersOfTwo,
  renderCurveText
} from "./chunk-4DDU7BNZ.js";
import {
  BAND_OPTIONS,
  READING_OPTIONS,
  readArguments
} from "./chunk-3D7EPP5Z.js";
import "./chunk-UWLQM5OY.js";
import "./chunk-SSNQ7UYG.js";
import "./chunk-6PRQFQQO.js";

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
  const sweep = await loadSweep(location, { directory: terminal.directory, settings });
  if (sweep === null) throw missing(location);
  const estimate = curveOf(sweep, settings);
  const budgets = settings.comparison.budgets ?? powersOfTwo(1, Math.max(1, estimate.resolvableBudget));
  const report = curveReport(sweep, estimate, { settings, budgets });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.out(report.json);
  else terminal.out(renderCurveText(sweep, estimate, { settings, budgets }));
  return 0;
};
export {
  curve
};
