import { settingsError } from '../../errors.ts';
import {
  type Direction,
  OPTIONS,
  type OptionName,
  type ReadingSettings,
} from '../../settings/index.ts';

type Judging = Pick<
  ReadingSettings,
  'failedValue' | 'failedTrials' | 'prunedTrials' | 'searchMethod' | 'metricMin' | 'metricMax'
>;

/** How a sweep's trials are to be judged; null where it was not given when they were read. */
export type SavedSettings = { readonly [Name in keyof Judging]: Judging[Name] | null };

export const NOTHING_GIVEN: SavedSettings = {
  failedValue: null,
  failedTrials: null,
  prunedTrials: null,
  searchMethod: null,
  metricMin: null,
  metricMax: null,
};

/** What is saved with a sweep: nothing that is no more than a default. */
export function settingsToSave(reading: ReadingSettings): SavedSettings {
  const { failedValue, searchMethod, metricMin, metricMax, given } = reading;
  return {
    failedValue,
    failedTrials: given.includes('failed-trials') ? reading.failedTrials : null,
    prunedTrials: given.includes('pruned-trials') ? reading.prunedTrials : null,
    searchMethod,
    metricMin,
    metricMax,
  };
}

/** The settings for a sweep: what is given counts, then what the sweep was saved with, then defaults. */
export function withSaved(reading: ReadingSettings, saved: SavedSettings): ReadingSettings {
  const own = settingsToSave(reading);
  return {
    ...reading,
    failedValue: own.failedValue ?? saved.failedValue,
    failedTrials: own.failedTrials ?? saved.failedTrials ?? reading.failedTrials,
    prunedTrials: own.prunedTrials ?? saved.prunedTrials ?? reading.prunedTrials,
    searchMethod: own.searchMethod ?? saved.searchMethod,
    metricMin: own.metricMin ?? saved.metricMin,
    metricMax: own.metricMax ?? saved.metricMax,
  };
}

/** A setting that a sweep was saved with, where the config has another. */
export interface SettingDifference {
  readonly option: OptionName;
  readonly asked: string;
  /** Untrusted text. */
  readonly saved: string;
}

const SAVED = [
  ['metric', 'metric'],
  ['direction', 'direction'],
  ['failed-value', 'failedValue'],
  ['failed-trials', 'failedTrials'],
  ['pruned-trials', 'prunedTrials'],
  ['search-method', 'searchMethod'],
  ['metric-min', 'metricMin'],
  ['metric-max', 'metricMax'],
] as const;

interface SavedReading {
  readonly cost: { readonly unit: string | null } | null;
  readonly metric: string;
  readonly direction: Direction;
  readonly settings: SavedSettings;
}

/**
 * The first setting that a sweep was saved with other than asked for; null if there is none.
 *
 * @param options those that count
 */
export function differenceFrom(
  { settings, cost, ...score }: SavedReading,
  reading: ReadingSettings,
  options: readonly OptionName[],
): SettingDifference | null {
  for (const [option, field] of SAVED) {
    const asked = reading[field];
    const saved = { ...settings, ...score }[field] ?? OPTIONS[option].default ?? 'not given';
    if (options.includes(option) && asked !== null && asked !== saved)
      return { option, asked: String(asked), saved: String(saved) };
  }
  if (cost === null && reading.cost !== null && options.includes('cost'))
    return { option: 'cost', asked: reading.cost, saved: 'not given' };
  return null;
}

/** What would make the scores of two sweeps mean different things. */
const ALIKE = [
  ['failed-trials', 'failedTrials'],
  ['pruned-trials', 'prunedTrials'],
  ['metric-min', 'metricMin'],
  ['metric-max', 'metricMax'],
] as const;

/**
 * The settings that two sweeps are compared with.
 *
 * @throws UserError if they were saved with different ones, and none are given
 */
export function commonSettings(
  reading: ReadingSettings,
  { baseline, candidate }: Readonly<Record<'baseline' | 'candidate', SavedSettings>>,
): ReadingSettings {
  const [b, c] = [withSaved(reading, baseline), withSaved(reading, candidate)];
  for (const [option, name] of ALIKE) {
    if (b[name] === c[name] || b[name] === null || c[name] === null) continue;
    throw settingsError(
      option,
      `the baseline was read with ${b[name]}, the candidate with ${c[name]}`,
      'Give it where the sweeps are compared: it then counts for both.',
    );
  }
  return withSaved(c, baseline);
}
