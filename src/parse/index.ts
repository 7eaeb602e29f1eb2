export { usualDirection } from './columns/names.ts';
export { FORMAT_NAMES } from './formats.ts';
export { type Inspection, inspectFiles, misfitsOf } from './inspect.ts';
export type { Parameters } from './parameters.ts';
export { readRecord, recordOf, saveFound } from './read-record.ts';
export * from './repeats.ts';
export type { History, HistoryLine } from './saved/history.ts';
export type { SweepMeta } from './saved/meta-file.ts';
export { acceptSaved, areSaved, historyFile, savedMetric, saveSweep } from './saved/read-saved.ts';
export * from './saved/settings.ts';
export {
  areParametersGuessed,
  LIST_COLUMN,
  MAX_LISTED_SWEEPS,
  orient,
  type Sweep,
  type SweepRecord,
  suspectedFailedValue,
  sweepDigest,
  toSweep,
} from './sweep.ts';
export { type Gap, isOptuna, MAX_SCORES } from './table.ts';
export { digitsOf, groupBy, readNumber } from './values.ts';
export { parseYaml, parseYamlTree, type YamlEntry, type YamlTree } from './yaml.ts';
