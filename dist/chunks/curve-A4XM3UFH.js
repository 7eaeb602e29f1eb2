import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-23NBTQT6.js";
import {
  writeReport
} from "./chunk-Q3N7J3AA.js";
import {
  loadCandidate
} from "./chunk-2SNUQUA6.js";
import "./chunk-XYD2MSD7.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-Y5ZLF7QA.js";
import "./chunk-4RIBJFRH.js";
import {
  toSweep,
  withSaved
} from "./chunk-CPSD2S3Z.js";
import {
  readArguments
} from "./chunk-HMCOQNCJ.js";
import "./chunk-MDWJVHZX.js";
import "./chunk-6T35VRDD.js";
import "./chunk-BCOIDBZO.js";
import "./chunk-MGXQ6UG7.js";
import "./chunk-BBQ4QRFI.js";
import {
  localPlace
} from "./chunk-7Z5KU44S.js";
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
