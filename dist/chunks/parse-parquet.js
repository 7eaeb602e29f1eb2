import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  REDUCE
} from "./parse-table.js";
import {
  WorkerEnded,
  startWorker
} from "./read.js";
import "./read-location.js";
import "./read-names.js";
import "./settings.js";
import {
  dataError
} from "./errors.js";
import "./runtime.js";

// src/parse/parquet.ts
var MAX_SECONDS = { atLeast: 10, perMebibyte: 1 };
var idle = null;
var SMALL = 2 ** 24;
async function readColumns(files) {
  const worker = idle?.isRunning() ? idle : await startWorker("parquet");
  idle = null;
  const read = [];
  let spent = { rows: 0, values: 0, bytes: 0 };
  try {
    for (const file of files) {
      const { atLeast, perMebibyte } = MAX_SECONDS;
      const seconds = Math.round(atLeast + perMebibyte * file.bytes.length / 2 ** 20);
      const asked = worker.ask({ file, spent }, 1e3 * seconds);
      const answer = await asked.catch((error) => {
        if (!(error instanceof WorkerEnded)) throw error;
        throw dataError(file, `${error.message} to read`, REDUCE);
      });
      spent = answer.spent;
      read.push({ ...file, kind: "table", columns: answer.columns });
    }
  } catch (error) {
    worker.stop();
    throw error;
  }
  if (spent.bytes < SMALL && idle === null) idle = worker;
  else worker.stop();
  return read;
}
export {
  readColumns
};
