import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  META_FILE,
  isMetaFile
} from "./chunk-C7ZD2LLS.js";
import {
  printablePath
} from "./chunk-2L6XZZLT.js";
import {
  dataError
} from "./chunk-JZFECPRC.js";

// src/parse/saved/meta.ts
async function separateMeta(all) {
  const files = all.filter((file) => !isMetaFile(file));
  const [first, ...more] = all.filter(isMetaFile);
  if (first === void 0) return { meta: null, files };
  if (files.length > 0) {
    const { readMeta } = await import("./meta-file-ENQWJL5R.js");
    return { meta: commonMeta([first, ...more].map(readMeta)), files };
  }
  throw dataError(
    printablePath(first.path),
    `is the only file, and ${META_FILE} has no trials`,
    "Name the file with the trials, or the folder they are in."
  );
}
function commonMeta(metas) {
  const given = metas.filter((meta) => meta !== null);
  const [first, ...others] = given;
  if (first === void 0) return null;
  const entries = Object.entries(first).map(([name]) => {
    const values = given.map((meta) => meta[name]).filter((one) => one !== null);
    const texts = new Set(values.map((value) => JSON.stringify(value)));
    return [name, texts.size === 1 ? values[0] : null];
  });
  return others.length === 0 ? first : Object.fromEntries(entries);
}
function searchWithMeta(meta, recorded) {
  const given = meta?.search?.method ?? null;
  const seed = recorded.seed ?? meta?.search?.seed ?? null;
  if (recorded.method !== "unknown" || given === null) return { ...recorded, seed };
  return { method: given, sampler: recorded.sampler ?? meta?.search?.sampler ?? null, seed };
}
function withMeta(table, meta) {
  const names = Object.keys(meta?.search?.space ?? {});
  const rows = table.rows.map((row) => {
    const own = names.filter((name) => Object.hasOwn(row.fields, name));
    if (row.parameters !== void 0 || own.length === 0) return row;
    return { ...row, parameters: Object.fromEntries(own.map((name) => [name, row.fields[name]])) };
  });
  return { ...table, rows, search: searchWithMeta(meta, table.search) };
}

export {
  separateMeta,
  commonMeta,
  withMeta
};
