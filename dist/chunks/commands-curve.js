import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeReport
} from "./commands-write-report.js";
import {
  readArguments
} from "./commands-arguments.js";
import "./publish.js";
import {
  loadCandidate
} from "./main.js";
import "./find-sweep.js";
import {
  curveReport
} from "./draw.js";
import {
  renderCurveText
} from "./print.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf
} from "./compare-decide-plan-report.js";
import {
  averagedAlone
} from "./parse.js";
import "./estimate.js";
import {
  toSweep,
  withSaved
} from "./parse-list.js";
import "./parse-columns-columns.js";
import "./parse-columns-plain-trials.js";
import "./parse-table.js";
import {
  missingSweep
} from "./read.js";
import "./read-data-branch.js";
import {
  localPlace,
  parseLocation
} from "./read-artifact-names.js";
import "./settings.js";
import "./github.js";
import "./zod.js";
import "./errors.js";
import "./runtime.js";

// src/commands/curve.ts
var curve = async (argv, terminal) => {
  const given = readArguments(argv, "curve");
  const [location] = given.operands;
  const place = localPlace(terminal.directory, terminal.input);
  const { record } = await loadCandidate(parseLocation(location, "candidate"), {
    place,
    settings: given.settings
  });
  if (record === null) throw missingSweep(location, terminal.directory);
  const reading = withSaved(given.settings.reading, record.settings);
  const settings = { ...given.settings, reading };
  const sweep = averagedAlone(toSweep(record, reading), reading);
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
