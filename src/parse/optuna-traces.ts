import { type Fields, isFields, ownValue } from './format.ts';
import { type SearchMethod, UNKNOWN_SEARCH } from './sweep-record.ts';

/** What samplers leave behind in the attributes of trials and studies, those that adapt first. */
const TRACES: readonly (readonly [trace: RegExp, search: Omit<SearchMethod, 'seed'>])[] = [
  [/^(cma|sepcma|cmawm):/, { method: 'adaptive', sampler: 'CmaEsSampler' }],
  [/^tpe:relative_params/, { method: 'adaptive', sampler: 'TPESampler' }],
  [/^gp:relative_params/, { method: 'adaptive', sampler: 'GPSampler' }],
  [/^(nsga2|NSGAIISampler):/, { method: 'adaptive', sampler: 'NSGAIISampler' }],
  [/^(nsga3|NSGAIIISampler):/, { method: 'adaptive', sampler: 'NSGAIIISampler' }],
  [/^grid_id$/, { method: 'grid', sampler: 'GridSampler' }],
  [/^qmc:/, { method: 'unknown', sampler: 'QMCSampler' }],
];

/**
 * How trials were drawn, by the names of system attributes: no trace does not mean random. No
 * storage has the seed of a sampler.
 */
export function searchFrom(attributes: Iterable<string>): SearchMethod {
  const names = [...attributes];
  const found = TRACES.find(([trace]) => names.some((name) => trace.test(name)));
  return { ...UNKNOWN_SEARCH, ...found?.[1] };
}

/** Whether somebody chose values of the trial that has these system attributes. */
export function isHandPicked(systemAttributes: Fields): boolean {
  const fixed = ownValue(systemAttributes, 'fixed_params');
  return isFields(fixed) && Object.keys(fixed).length > 0;
}
