import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  UserError
} from "./chunks/errors.js";
import "./chunks/runtime.js";

// src/worker.ts
import { Worker } from "node:worker_threads";
var TASKS = {
  optuna: async () => (await import("./chunks/sources-optuna-entry.js")).readStudies,
  parquet: async () => (await import("./chunks/parse-parquet-columns.js")).readParquet,
  rows: async () => (await import("./chunks/parse-rows.js")).findRows
};
var GUARD = `
const { parent, maxBytes } = require('node:worker_threads').workerData;
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 10);`;
var [name = "", maxMebibytes] = process.argv.slice(2);
var workerData = { parent: process.ppid, maxBytes: Number(maxMebibytes) * 2 ** 20 };
new Worker(GUARD, { eval: true, execArgv: [], workerData }).unref();
var work = await TASKS[name]?.();
if (work === void 0) throw new Error(`There is no task called ${name}`);
process.on("unhandledRejection", () => {
});
process.on("message", async (input) => {
  const answer = await work(input).then(
    (result) => ({ result }),
    (error) => error instanceof UserError ? { refusal: { ...error } } : { bug: String(error?.stack ?? error) }
  );
  process.send?.(answer);
});
process.send?.("ready");
