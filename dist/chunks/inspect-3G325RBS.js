import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeJson
} from "./chunk-VVKJPTEM.js";
import {
  missing
} from "./chunk-RJKFUVRC.js";
import "./chunk-5MSVV2O4.js";
import {
  refuseUnused
} from "./chunk-MLDZIC3Z.js";
import "./chunk-OJ4J72RU.js";
import {
  BAND_OPTIONS,
  READING_OPTIONS,
  readArguments
} from "./chunk-RNNLCFUQ.js";
import "./chunk-AEXP5K6A.js";
import "./chunk-T7LWOOVQ.js";
import {
  confidenceBand,
  inspectionJson,
  renderInspection,
  resolvableBudget
} from "./chunk-ZNWSCHOY.js";
import {
  areSaved,
  inspectFiles
} from "./chunk-FBKCEXDF.js";
import {
  findSweep,
  localPlace
} from "./chunk-OZBFLYU3.js";
import "./chunk-S7QSIEDW.js";
import "./chunk-JM4FXDOH.js";
import "./chunk-XNUOBV35.js";

// src/commands/inspect.ts
var inspect = async (argv, terminal) => {
  const given = readArguments(argv, {
    operands: ["FILE\u2026"],
    options: [...READING_OPTIONS, ...BAND_OPTIONS, "quantile"],
    switches: ["json"]
  });
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
function resolve(inspection, { band, comparison }) {
  const { counted } = inspection.trials;
  const budget = counted === null ? null : resolvableBudget(confidenceBand(counted, band), comparison.quantile);
  return { inspection, resolvableBudget: budget, confidence: band.confidence };
}
export {
  inspect
};
