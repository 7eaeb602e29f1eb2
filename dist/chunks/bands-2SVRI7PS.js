import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  confidenceBand
} from "./chunk-FANTXAHB.js";
import {
  readArguments
} from "./chunk-HSQ5QEC6.js";
import {
  jsonHead
} from "./chunk-6T35VRDD.js";
import {
  settingsError
} from "./chunk-T56SCC3J.js";
import "./chunk-XNUOBV35.js";

// src/commands/bands.ts
var bands = async (argv, terminal) => {
  const given = readArguments(argv, "bands");
  const n = given.value("n");
  if (n === null) throw settingsError("n", "is missing", "Give the number of trials.");
  const band = confidenceBand(n, given.settings.band);
  if (given.has("json")) terminal.json(bandJson(band));
  else terminal.out(bandText(band));
  return 0;
};
function bandJson(band) {
  const { method, n, confidence, pointwise, epsilon, lower, upper } = band;
  const value = { ...jsonHead("bands"), method, n, confidence, pointwise, epsilon, lower, upper };
  return `${JSON.stringify(value, null, 2)}
`;
}
function bandText({ method, n, confidence, pointwise, epsilon, lower, upper }) {
  const level = pointwise === null ? `half width ${digits(epsilon ?? 0, 6)}` : `pointwise level ${digits(pointwise, 6)}`;
  const rows = lower.map(
    (low, i) => `${i + 1}	${low.toFixed(6)}	${upper[i].toFixed(6)}`
  );
  const title = `${method}, ${n} trial${n === 1 ? "" : "s"}, ${digits(100 * confidence, 12)} %: ${level}`;
  return [title, "", "rank	lower	upper", ...rows, ""].join("\n");
}
function digits(value, count) {
  return String(Number(value.toPrecision(count)));
}
export {
  bands
};
