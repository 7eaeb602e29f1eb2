import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-2TU3GSTC.js";
import "./chunk-5VKYLKAR.js";
import "./chunk-2KEI2PHC.js";
import "./chunk-D4HT53SP.js";
import {
  readArguments
} from "./chunk-BNKY7HJ2.js";
import {
  checklistOf,
  curveOf,
  inspectionJson,
  jsonText,
  renderInspection
} from "./chunk-SVEEBS3R.js";
import {
  confidenceBand,
  resolvableBudget
} from "./chunk-2ZBCYVP2.js";
import {
  areSaved,
  inspectFiles
} from "./chunk-WBIFPGQ7.js";
import {
  refuseFileOptions
} from "./chunk-7LFGPFK4.js";
import {
  findSweep,
  localPlace
} from "./chunk-WPURUZ7Q.js";
import "./chunk-Q6A6O75P.js";
import "./chunk-XNUOBV35.js";

// src/commands/inspect.ts
var inspect = async (argv, terminal) => {
  const given = await readArguments(argv, "inspect");
  const { settings, operands } = given;
  const place = localPlace(terminal.directory);
  const sweeps = [];
  let isForeign = false;
  for (const location of operands) {
    const wanted = { arm: "candidate", location, trainedSha: null };
    const { files, source } = await findSweep(wanted, place);
    if (files.length === 0) throw missing(location);
    isForeign ||= !areSaved(files);
    sweeps.push(resolve(await inspectFiles(files, settings.reading, source), settings));
  }
  if (!isForeign) refuseFileOptions(settings.reading);
  const obstacle = sweeps.map(({ inspection }) => inspection.obstacle).find((one) => one !== null);
  if (!given.has("json")) terminal.out(sweeps.map(renderInspection).join("\n"));
  else if (obstacle === void 0) terminal.json(jsonText(inspectionJson(sweeps)));
  if (obstacle !== void 0) throw obstacle;
  return 0;
};
function resolve(inspection, settings) {
  const { band, comparison } = settings;
  const { trials, sweep } = inspection;
  const { counted } = trials;
  const budget = counted === null ? null : resolvableBudget(confidenceBand(counted, band), comparison.quantile);
  const checklist = sweep && checklistOf(sweep, curveOf(sweep, settings));
  return { inspection, resolvableBudget: budget, confidence: band.confidence, checklist };
}
export {
  inspect
};
