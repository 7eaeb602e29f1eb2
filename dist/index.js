import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  setFailed
} from "./chunks/chunk-PCW7T3IR.js";
import "./chunks/chunk-44JXTCB7.js";
import "./chunks/chunk-XNUOBV35.js";

// src/index.ts
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
var wrong = wrongEventFile(process.env.GITHUB_EVENT_PATH);
if (wrong === null) {
  const { runAction } = await import("./chunks/run-action-BMEODZEW.js");
  await runAction(dirname(fileURLToPath(import.meta.url)));
} else {
  setFailed(wrong);
}
process.stdout.write("", () => process.exit());
function wrongEventFile(path) {
  if (!path) return null;
  const wrong2 = (what) => `GITHUB_EVENT_PATH: ${JSON.stringify(path)} ${what}. It must be the file in which the runner describes the event: leave the variable as the runner sets it.`;
  try {
    const event = JSON.parse(readFileSync(path, "utf8"));
    return typeof event === "object" && event !== null ? null : wrong2("is not a JSON object");
  } catch (error) {
    return wrong2(error instanceof SyntaxError ? "is not a JSON object" : "cannot be read");
  }
}
