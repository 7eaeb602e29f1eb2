import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  REDUCE
} from "./parse-table.js";
import {
  deadlineFor,
  workOn
} from "./read.js";
import "./read-location.js";
import "./read-names.js";
import "./settings.js";
import {
  dataError
} from "./errors.js";
import "./runtime.js";

// src/parse/parquet.ts
async function readColumns(files) {
  const [first, ...others] = files;
  const part = others.length === 0 ? "" : `and ${others.length} more`;
  const answer = await workOn("parquet", files, {
    deadlineMs: files.reduce((sum, { bytes }) => sum + deadlineFor(bytes.length), 0),
    explain: ({ message }) => dataError({ path: first?.path ?? "", part }, `${message} to read`, REDUCE)
  });
  const columns = answer;
  return files.map((file, i) => ({ ...file, kind: "table", columns: columns[i] ?? /* @__PURE__ */ new Map() }));
}
export {
  readColumns
};
