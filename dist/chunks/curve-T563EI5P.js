import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-V3TCTU2Q.js";
import {
  writeReport
} from "./chunk-W5YWNO4Z.js";
import {
  readArguments
} from "./chunk-LHA4AKW4.js";
import {
  loadCandidate
} from "./chunk-MT5HMB2E.js";
import "./chunk-6KO3PCR4.js";
import "./chunk-S7BF2U5S.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText,
  toSweep
} from "./chunk-SFN4ZN26.js";
import "./chunk-XOQFNART.js";
import "./chunk-4EOTO6PO.js";
import "./chunk-SS6TKXU3.js";
import {
  localPlace
} from "./chunk-WEDI2FWU.js";
import "./chunk-LJ64INZV.js";
import "./chunk-S7QSIEDW.js";
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
