import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-ULJVLMCZ.js";
import "./chunk-TKPL5EQC.js";
import "./chunk-HWUDMHY4.js";
import "./chunk-YBX6HHYX.js";
import {
  checklistOf,
  curveOf,
  inspectionJson,
  jsonText,
  renderInspection
} from "./chunk-MIV7ADMX.js";
import {
  confidenceBand,
  resolvableBudget
} from "./chunk-KPPS26SY.js";
import "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-BM3OCLEP.js";
import "./chunk-UI2GFXDX.js";
import {
  areSaved,
  inspectFiles
} from "./chunk-S2NDVLMV.js";
import {
  refuseFileOptions
} from "./chunk-DX7YYQVD.js";
import "./chunk-3URKSMJC.js";
import "./chunk-6T35VRDD.js";
import {
  findSweep,
  localPlace
} from "./chunk-ZQAXGFMI.js";
import "./chunk-GZLC76OC.js";
import "./chunk-HTELAPXC.js";
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
    terminal.progress.waiting("Looking for sweeps");
    const { files, source } = await findSweep(wanted, place);
    if (files.length === 0) throw missing(location);
    isForeign ||= !areSaved(files);
    sweeps.push(resolve(await inspectFiles(files, settings.reading, source), settings));
  }
  if (!isForeign) refuseFileOptions(settings.reading);
  const obstacle = sweeps.map(({ inspection }) => inspection.obstacle).find((one) => one !== null);
  const screen = terminal.screenFor(given);
  if (!given.has("json"))
    terminal.out(sweeps.map((sweep) => renderInspection(sweep, screen)).join("\n"));
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
