import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-H67HSEQ5.js";
import {
  writeReport
} from "./chunk-BR737PJR.js";
import {
  loadCandidate
} from "./chunk-6S4TU4NZ.js";
import "./chunk-YUPNGNVH.js";
import {
  readArguments
} from "./chunk-QSAPCQEI.js";
import "./chunk-FHRPGQ6N.js";
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
} from "./chunk-PSFSMCLC.js";
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
