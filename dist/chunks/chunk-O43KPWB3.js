import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-DXAPN6A3.js";
import {
  checklistOf,
  curveOf,
  inspectFiles,
  inspectionJson,
  jsonText,
  renderInspection
} from "./chunk-5J3HOVVU.js";
import {
  confidenceBand,
  resolvableBudget
} from "./chunk-FANTXAHB.js";
import {
  readArguments
} from "./chunk-HSQ5QEC6.js";
import {
  findSweep,
  localPlace
} from "./chunk-BT2M53CB.js";

// src/commands/inspect.ts
var inspect = async (argv, terminal) => {
  const given = readArguments(argv, "inspect");
  const { settings, operands } = given;
  const inspections = await inspectSweeps(operands, settings, terminal);
  const sweeps = inspections.map((inspection) => resolve(inspection, settings));
  const obstacle = obstacleIn(inspections);
  const screen = terminal.screenFor(given);
  if (!given.has("json"))
    terminal.out(sweeps.map((sweep) => renderInspection(sweep, screen)).join("\n"));
  else if (obstacle === void 0) terminal.json(jsonText(inspectionJson(sweeps)));
  if (obstacle !== void 0) throw obstacle;
  return 0;
};
async function inspectSweeps(locations, { reading }, { directory }) {
  const place = localPlace(directory);
  const inspections = [];
  for (const location of locations) {
    const wanted = { arm: "candidate", location, trainedSha: null };
    const { files, source } = await findSweep(wanted, place);
    if (files.length === 0) throw missing(location);
    inspections.push(await inspectFiles(files, reading, source));
  }
  return inspections;
}
function obstacleIn(inspections) {
  return inspections.flatMap(({ obstacle }) => obstacle ?? [])[0];
}
function resolve(inspection, settings) {
  const { band, comparison } = settings;
  const { sweep } = inspection;
  const budget = sweep && resolvableBudget(confidenceBand(sweep.counts.counted, band), comparison.quantile);
  const checklist = sweep && checklistOf(sweep, curveOf(sweep, settings));
  return { inspection, resolvableBudget: budget, confidence: band.confidence, checklist };
}

export {
  inspect,
  inspectSweeps,
  obstacleIn
};
