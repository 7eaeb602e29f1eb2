import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  writeFiles
} from "./publish.js";
import {
  readNamed
} from "./main.js";
import "./find-sweep.js";
import {
  csvText,
  jsonText
} from "./draw.js";
import "./print.js";
import "./compare-decide-plan-report.js";
import "./parse.js";
import {
  quickRandom
} from "./estimate.js";
import {
  LIST_COLUMN,
  MAX_LISTED_SWEEPS,
  areParametersGuessed,
  sweepDigest,
  toSweep
} from "./parse-repeats.js";
import "./parse-columns-columns.js";
import "./parse-columns-names.js";
import "./parse-table.js";
import "./read.js";
import {
  localPlace,
  parseLocation
} from "./read-location.js";
import "./github.js";
import "./zod.js";
import "./read-names.js";
import "./settings.js";
import {
  dataError,
  jsonHead,
  settingsError,
  usageError
} from "./errors.js";
import "./runtime.js";

// src/commands/list.ts
import { extname, resolve } from "node:path";
var list = async (given, terminal) => {
  const { reading, band } = given.settings;
  const [n, share, out] = [given.value("n"), given.value("share"), given.value("out")];
  if (n === null) throw settingsError("n", "is missing", "Say how many settings to draw.");
  const kind = out === null ? ".json" : extname(out).toLowerCase();
  if (kind !== ".json" && kind !== ".csv")
    throw settingsError("out", "ends neither in .json nor in .csv", "Name such a file.");
  if (given.operands.length > MAX_LISTED_SWEEPS)
    throw usageError("list", `takes at most ${MAX_LISTED_SWEEPS} sweeps`, "Name fewer.");
  const locations = given.operands.map((text2) => parseLocation(text2, "candidate"));
  const place = localPlace(terminal.directory, terminal.input);
  const records = await readNamed(locations, place, reading);
  const known = knownIn(
    records.map((record) => toSweep(record, reading)),
    typeof reading.settings === "string" ? null : reading.settings
  );
  const chosen = drawFrom(known, { n, share, random: quickRandom(band.seed) });
  const sweeps = records.map((record, i) => {
    const location = given.operands[i];
    return { location, trials: record.trials.length, digest: sweepDigest(record) };
  });
  const cell = [...new Set(sweeps.map(({ digest }) => digest))].sort().join("+");
  const user_attrs = { [LIST_COLUMN]: cell };
  const settings = chosen.map(({ parameters: params }) => ({ params, user_attrs }));
  const document = { ...jsonHead("list"), seed: band.seed, share, sweeps, settings };
  const text = kind === ".csv" ? tableOf(chosen, cell) : jsonText(document);
  if (out === null) terminal.json(text);
  else {
    await writeFiles([{ path: resolve(terminal.directory, out), content: text }]);
    const top = chosen.filter(({ isTop }) => isTop).length;
    const from = `${top} of them from the best quarter`;
    terminal.out(`${n} of ${known.length} settings, ${from}: train them on both sides.
`);
  }
  return 0;
};
var TOP_SHARE = 1 / 4;
var COLUMN = /^params?[_:]/;
function knownIn(sweeps, asked) {
  const all = /* @__PURE__ */ new Map();
  for (const known of sweeps.flatMap((sweep) => triedIn(sweep, asked))) {
    const key = JSON.stringify(Object.entries(known.parameters).sort());
    all.set(key, { ...known, isTop: known.isTop || all.get(key)?.isTop === true });
  }
  return [...all.values()];
}
function triedIn(sweep, asked) {
  const { location } = sweep.source;
  const { trials } = sweep.withHandPicked ?? sweep;
  const scores = trials.map(({ score }) => score).sort((a, b) => b - a);
  const least = scores[Math.ceil(TOP_SHARE * scores.length) - 1] ?? -Infinity;
  if (scores[0] === -Infinity)
    throw dataError(location, "has no trial with a score", "Leave this sweep out.");
  const fix = "Call them `params_\u2026`, or name them with --settings.";
  if (asked === null && areParametersGuessed(sweep))
    throw dataError(location, "does not say which columns are settings", fix);
  const tried = trials.map(({ parameters, score }) => {
    const settings = Object.entries(parameters ?? {}).filter(([name]) => name !== LIST_COLUMN && (asked?.includes(name) ?? true)).map(([name, value]) => [name.replace(COLUMN, ""), value]);
    const isTop = score >= least && score > -Infinity;
    return { parameters: Object.fromEntries(settings), isTop };
  });
  const known = tried.filter(({ parameters }) => Object.keys(parameters).length > 0);
  if (known.length > 0) return known;
  const what = asked === null ? "has no settings" : `has no setting ${asked.join(" or ")}`;
  throw dataError(location, what, "Name sweeps that record what was tried.");
}
function drawFrom(known, { n, share, random }) {
  const shuffled = known.map((one) => ({ one, place: random() })).sort((a, b) => a.place - b.place).map(({ one }) => one);
  const ofTop = Math.round(share * n);
  const top = shuffled.filter(({ isTop }) => isTop);
  if (n > known.length) {
    const what = `is ${n}, and the sweeps have ${known.length} different settings`;
    throw settingsError("n", what, "Draw fewer, or name more sweeps.");
  }
  if (ofTop > top.length) {
    const what = `asks for ${ofTop} settings of the best quarter, which has ${top.length}`;
    throw settingsError("share", what, "Lower it, draw fewer, or name more sweeps.");
  }
  const first = new Set(top.slice(0, ofTop));
  const others = shuffled.filter((one) => !first.has(one)).slice(0, n - ofTop);
  const chosen = /* @__PURE__ */ new Set([...first, ...others]);
  return shuffled.filter((one) => chosen.has(one));
}
function tableOf(chosen, cell) {
  const names = [...new Set(chosen.flatMap(({ parameters }) => Object.keys(parameters)))];
  const rows = chosen.map(({ parameters }) => {
    return [...names.map((name) => parameters[name] ?? null), cell];
  });
  return csvText([...names.map((name) => `params_${name}`), LIST_COLUMN], rows);
}
export {
  list
};
