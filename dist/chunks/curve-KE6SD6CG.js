import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-2TU3GSTC.js";
import {
  loadCandidate
} from "./chunk-5VKYLKAR.js";
import {
  writeReport
} from "./chunk-2KEI2PHC.js";
import "./chunk-D4HT53SP.js";
import {
  readArguments
} from "./chunk-BNKY7HJ2.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-SVEEBS3R.js";
import "./chunk-2ZBCYVP2.js";
import {
  toSweep,
  withSaved
} from "./chunk-WBIFPGQ7.js";
import "./chunk-7LFGPFK4.js";
import {
  localPlace
} from "./chunk-WPURUZ7Q.js";
import "./chunk-Q6A6O75P.js";
import "./chunk-XNUOBV35.js";

// src/commands/curve.ts
var curve = async (argv, terminal) => {
  const given = await readArguments(argv, "curve");
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
