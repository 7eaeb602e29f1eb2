import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-EEQPKGHV.js";
import {
  writeReport
} from "./chunk-H42BX42P.js";
import {
  loadCandidate
} from "./chunk-4AXKVXX2.js";
import "./chunk-GQ3DW46W.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-2YN4TKSA.js";
import "./chunk-4RIBJFRH.js";
import {
  toSweep,
  withSaved
} from "./chunk-P774D75V.js";
import {
  readArguments
} from "./chunk-HMCOQNCJ.js";
import "./chunk-ARDMXCRI.js";
import "./chunk-6T35VRDD.js";
import "./chunk-YSV6RARV.js";
import "./chunk-7QMW5A54.js";
import "./chunk-DKDVTE6S.js";
import {
  localPlace
} from "./chunk-LG4TCVPG.js";
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
