import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-YUFMD5LP.js";
import {
  writeReport
} from "./chunk-2FKGM3OD.js";
import {
  loadCandidate
} from "./chunk-SK57SRJU.js";
import "./chunk-VCZVB3SM.js";
import {
  readArguments
} from "./chunk-JIF6J6Q5.js";
import "./chunk-O5QXOFNG.js";
import "./chunk-MTKJKVNF.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText,
  toSweep,
  withSaved
} from "./chunk-WOIZTXES.js";
import {
  localPlace
} from "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";

// src/commands/curve.ts
var curve = async (argv, terminal) => {
  const given = readArguments(argv, "curve");
  const [location] = given.operands;
  const place = localPlace(terminal.directory);
  const { record } = await loadCandidate(location, { place, settings: given.settings });
  if (record === null) throw missing(location);
  const reading = withSaved(given.settings.reading, record.settings);
  const settings = { ...given.settings, reading };
  const sweep = toSweep(record, reading);
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
