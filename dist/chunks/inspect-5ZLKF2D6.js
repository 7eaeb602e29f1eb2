import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  missing
} from "./chunk-H67HSEQ5.js";
import {
  writeJson
} from "./chunk-RHEQEUHH.js";
import "./chunk-BR737PJR.js";
import {
  refuseUnused
} from "./chunk-6S4TU4NZ.js";
import "./chunk-YUPNGNVH.js";
import {
  readArguments
} from "./chunk-QSAPCQEI.js";
import "./chunk-FHRPGQ6N.js";
import "./chunk-MTKJKVNF.js";
import "./chunk-SPSDZVFB.js";
import "./chunk-GXRSQLW3.js";
import {
  areSaved,
  checklistOf,
  confidenceBand,
  curveOf,
  inspectFiles,
  inspectionJson,
  renderInspection,
  resolvableBudget
} from "./chunk-PSFSMCLC.js";
import {
  findSweep,
  localPlace
} from "./chunk-PZHIGAIZ.js";
import "./chunk-JBKJOPF2.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-XNUOBV35.js";

// src/commands/inspect.ts
var inspect = async (argv, terminal) => {
  const given = readArguments(argv, "inspect");
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
  if (!isForeign) refuseUnused(settings.reading);
  const obstacle = sweeps.map(({ inspection }) => inspection.obstacle).find((one) => one !== null);
  if (!given.has("json")) terminal.out(sweeps.map(renderInspection).join("\n"));
  else if (obstacle === void 0) writeJson(terminal, inspectionJson(sweeps));
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
