import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  REPORT_FLAGS,
  missing,
  writeReport
} from "./chunk-V6IP6AWN.js";
import {
  loadCandidate
} from "./chunk-EZ6INVYP.js";
import {
  BAND_OPTIONS,
  READING_OPTIONS,
  readArguments
} from "./chunk-UAN2XPDP.js";
import "./chunk-NXLZZZBT.js";
import "./chunk-IXF3B4JY.js";
import {
  curveOf,
  curveReport,
  doublingsOf,
  renderCurveText
} from "./chunk-GNEL5CER.js";
import {
  toSweep
} from "./chunk-MAIB2QIN.js";
import {
  localPlace
} from "./chunk-U4NJL7IL.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-G6SBNGGJ.js";
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
  const budgets = settings.comparison.budgets ?? doublingsOf(estimate);
  const report = curveReport(sweep, estimate, { settings, budgets });
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.out(report.json);
  else terminal.out(renderCurveText(sweep, estimate, { settings, budgets }));
  return 0;
};
export {
  curve
};
