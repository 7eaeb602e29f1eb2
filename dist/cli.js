#!/usr/bin/env node
import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);

// src/cli.ts
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
var FAILED = process.argv.includes("--bisect") ? 125 : 4;
process.exitCode = FAILED;
var explain = (error) => `tuning-gate: ${String(error)}`;
function fail(message) {
  process.stderr.write(`${message}
`, () => process.exit(FAILED));
}
process.on("uncaughtException", (error) => fail(explain(error)));
process.stderr.on("error", () => process.exit(FAILED));
process.stdout.on("error", (error) => {
  if ("code" in error && error.code === "EPIPE") process.exit(FAILED);
  fail(`tuning-gate: standard output cannot be written: ${error.message}`);
});
try {
  const { explainUnexpected, runCommandLine } = await import("./chunks/commands-run.js");
  explain = explainUnexpected;
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
    input: () => process.stdin,
    columns: process.stdout.isTTY ? process.stdout.columns : null,
    isAttended: process.stderr.isTTY,
    // NO_COLOR, FORCE_COLOR and TERM count for a terminal too.
    hasColours: process.stdout.isTTY ? process.stdout.hasColors() : Boolean(process.env.FORCE_COLOR) && process.env.FORCE_COLOR !== "0",
    directory: process.cwd(),
    home: dirname(fileURLToPath(import.meta.url))
  });
} catch (error) {
  fail(explain(error));
}
