import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-DXAPN6A3.js";
import {
  writeReport
} from "./chunk-UUPFECK4.js";
import {
  loadCandidate
} from "./chunk-N2L36NTF.js";
import "./chunk-UIUINDJW.js";
import {
  axisOf,
  budgetsOfOne,
  curveOf,
  curveReport,
  renderCurveText
} from "./chunk-5J3HOVVU.js";
import "./chunk-FANTXAHB.js";
import {
  toSweep,
  withSaved
} from "./chunk-ZHP73ZFZ.js";
import "./chunk-LCHP43GM.js";
import {
  readArguments
} from "./chunk-HSQ5QEC6.js";
import "./chunk-YGVVZJYM.js";
import "./chunk-6T35VRDD.js";
import "./chunk-UF5GRZRH.js";
import "./chunk-QBSJREQZ.js";
import "./chunk-MGXQ6UG7.js";
import {
  localPlace
} from "./chunk-BT2M53CB.js";
import "./chunk-UT7EHW7U.js";
import "./chunk-T56SCC3J.js";
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
  const report = curveReport(
    sweep,
    estimate,
    { settings, budgets },
    { scale: given.value("scale") }
  );
  await writeReport(report, given, terminal);
  if (given.has("json")) terminal.json(report.json);
  else
    terminal.out(
      renderCurveText(sweep, estimate, { settings, budgets, screen: terminal.screenFor(given) })
    );
  return 0;
};
export {
  curve
};
