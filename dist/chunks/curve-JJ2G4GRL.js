import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-QTPFEG7L.js";
import {
  writeReport
} from "./chunk-TBPKSNLT.js";
import {
  loadCandidate
} from "./chunk-GMVVSDBR.js";
import "./chunk-AQGORATE.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-NO3MKGJS.js";
import "./chunk-NGH5VM5D.js";
import {
  toSweep,
  withSaved
} from "./chunk-5K7FTTH3.js";
import "./chunk-DQYQQDVP.js";
import {
  readArguments
} from "./chunk-RGI62ZVE.js";
import "./chunk-PZGMYUD5.js";
import "./chunk-7QMW5A54.js";
import "./chunk-6Z3TTFNG.js";
import "./chunk-C67ELTYP.js";
import "./chunk-Q3BPVWAW.js";
import {
  localPlace
} from "./chunk-J72PKMLO.js";
import "./chunk-5CTTYJ6C.js";
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
