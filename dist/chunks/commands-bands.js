import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  confidenceBand
} from "./estimate.js";
import {
  jsonHead,
  settingsError
} from "./errors.js";
import "./runtime.js";

// src/commands/bands.ts
var bands = async (given, terminal) => {
  const n = given.value("n");
  if (n === null) throw settingsError("n", "is missing", "Give the number of trials.");
  const band = confidenceBand(n, given.settings.band);
  const { method, confidence, pointwise, epsilon, lower, upper } = band;
  const value = { ...jsonHead("bands"), method, n, confidence, pointwise, epsilon, lower, upper };
  const json = () => `${JSON.stringify(value, null, 2)}
`;
  terminal.show(given, json, () => bandText(band));
  return 0;
};
function bandText({ method, n, confidence, lower, upper }) {
  const rows = lower.map(
    (low, i) => `${i + 1}	${low.toFixed(6)}	${upper[i].toFixed(6)}`
  );
  const title = `${method}, n = ${n}, confidence ${confidence}`;
  return [title, "", "rank	lower	upper", ...rows, ""].join("\n");
}
export {
  bands
};
