import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-L44X7GTY.js";
import {
  writeReport
} from "./chunk-LGP4LMXG.js";
import {
  loadCandidate
} from "./chunk-6PCOLAAS.js";
import "./chunk-74EXWA3Z.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-45VXBSF6.js";
import "./chunk-6ZMZUNKZ.js";
import {
  toSweep,
  withSaved
} from "./chunk-CULID5A3.js";
import "./chunk-CKB6PG4R.js";
import {
  readArguments
} from "./chunk-FQH6XZH6.js";
import "./chunk-3KWAI6A6.js";
import "./chunk-7QMW5A54.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-JFZ3LWNK.js";
import "./chunk-N4EP4YUE.js";
import {
  localPlace
} from "./chunk-BZEVVTYS.js";
import "./chunk-JXJQMB26.js";
import "./chunk-HC5GIYDL.js";
import "./chunk-VPSYXYD3.js";
import "./chunk-XNUOBV35.js";

// src/commands/curve.ts
var curve = async (argv, terminal) => {
  const given = readArguments(argv, "curve");
  const [location] = given.operands;
  const place = localPlace(terminal.directory, terminal.input);
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
