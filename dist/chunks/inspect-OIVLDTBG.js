import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-EOXFE3IK.js";
import "./chunk-VRDTKNIF.js";
import "./chunk-ZKUL4MUC.js";
import "./chunk-6BAAAZ2K.js";
import {
  readArguments
} from "./chunk-76POSXUR.js";
import {
  checklistOf,
  curveOf,
  inspectionJson,
  jsonText,
  renderInspection
} from "./chunk-ZAFUWDWI.js";
import {
  confidenceBand,
  resolvableBudget
} from "./chunk-AXEDHXWS.js";
import {
  areSaved,
  inspectFiles
} from "./chunk-A2KHNUF3.js";
import {
  refuseFileOptions
} from "./chunk-TYIXWRTF.js";
import {
  findSweep,
  localPlace
} from "./chunk-IOQCGO5Z.js";
import "./chunk-XT7U3DPD.js";
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
