import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  confidenceBand
} from "./chunk-JLX33V46.js";
import {
  computing
} from "./chunk-R5XWEP6H.js";
import {
  readArguments
} from "./chunk-AIHW2JZ7.js";
import {
  jsonHead
} from "./chunk-6T35VRDD.js";
import {
  settingsError
} from "./chunk-JHSXOLMS.js";
import "./chunk-XNUOBV35.js";

// src/commands/bands.ts
var bands = async (argv, terminal) => {
  const given = await readArguments(argv, "bands");
  const n = given.value("n");
  if (n === null) throw settingsError("n", "is missing", "Give the number of trials.");
  computing(terminal.progress, n, given.settings);
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
  const width = Math.max("rank".length, String(n).length);
  const row = (rank, low, high) => `  ${rank.padEnd(width)}  ${low.padEnd(8)}  ${high}`;
  return [
    `${method}, ${n} trial${n === 1 ? "" : "s"}, ${digits(100 * confidence, 12)} %: ${level}`,
    "",
    row("rank", "lower", "upper"),
    ...lower.map((low, i) => row(String(i + 1), low.toFixed(6), upper[i].toFixed(6))),
    ""
  ].join("\n");
}
function digits(value, count) {
  return String(Number(value.toPrecision(count)));
}
export {
  bands
};
