import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-M22KRC4G.js";
import {
  writeReport
} from "./chunk-M6MVIJOD.js";
import {
  loadCandidate
} from "./chunk-ZTNEQXLN.js";
import "./chunk-4FGIICJZ.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-JLQMRM75.js";
import "./chunk-NGH5VM5D.js";
import {
  toSweep,
  withSaved
} from "./chunk-XYU4DH6K.js";
import {
  readArguments
} from "./chunk-WKGNCGPK.js";
import "./chunk-2KVD3BEQ.js";
import "./chunk-6T35VRDD.js";
import "./chunk-S4JZDPHA.js";
import "./chunk-7QMW5A54.js";
import "./chunk-X43U4MQQ.js";
import {
  localPlace
} from "./chunk-PT5DXEUW.js";
import "./chunk-5CTTYJ6C.js";
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
