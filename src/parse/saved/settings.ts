import { settingsError } from '../../errors.ts';
import { OPTIONS, type OptionName, type ReadingSettings } from '../../settings/index.ts';
import type { SavedSettings } from './meta-file.ts';

const SAVED = [
  ['failedValue', 'failed-value'],
  ['failedTrials', 'failed-trials'],
  ['prunedTrials', 'pruned-trials'],
  ['unfinishedTrials', 'unfinished-trials'],
  ['searchMethod', 'search-method'],
  ['metricMin', 'metric-min'],
  ['metricMax', 'metric-max'],
] as const;
type Name = (typeof SAVED)[number][0];

type SavedReading = Pick<SavedSettings, Name>;
type Planned = Pick<SavedSettings, 'minTrials' | 'pairing'>;

function each(read: (name: Name, option: OptionName) => unknown): SavedReading {
  const entries = SAVED.map(([name, option]) => [name, read(name, option)]);
  return Object.fromEntries(entries) as SavedReading;
}

const NOTHING_PLANNED: Planned = { minTrials: null, pairing: null };
export const NOTHING_GIVEN: SavedSettings = { ...each(() => null), ...NOTHING_PLANNED };

/** What is saved with a sweep: what is given, or was saved with it before, and no defaults. */
export function settingsToSave(
  reading: ReadingSettings,
  saved = NOTHING_GIVEN,
  planned = NOTHING_PLANNED,
): SavedSettings {
  const given: readonly OptionName[] = reading.given;
  const known = each((name, option) => {
    const isDefault = 'default' in OPTIONS[option] && !given.includes(option);
    return (isDefault ? null : reading[name]) ?? saved[name];
  });
  const { minTrials, pairing } = planned;
  return { ...known, minTrials: minTrials ?? saved.minTrials, pairing: pairing ?? saved.pairing };
}

/** The settings for a sweep: what is given counts, then what the sweep was saved with, then defaults. */
export function withSaved(reading: ReadingSettings, saved: SavedSettings): ReadingSettings {
  const known = settingsToSave(reading, saved);
  return { ...reading, ...each((name) => known[name] ?? reading[name]) } as ReadingSettings;
}

export interface SettingDifference {
  readonly option: OptionName;
  readonly asked: string;
  /** Untrusted text. */
  readonly saved: string;
}

interface ReadWith {
  readonly cost: { readonly unit: string | null } | null;
  readonly metric: string;
  readonly direction: ReadingSettings['direction'];
  readonly settings: SavedSettings;
}

/** The first setting that a sweep was saved with other than asked for; null if there is none. */
export function differenceFrom(
  { settings, cost, metric, direction }: ReadWith,
  reading: ReadingSettings,
  options: readonly OptionName[],
): SettingDifference | null {
  const { minTrials, pairing, ...judged } = settings;
  const saved = { ...judged, metric, direction, cost: cost && reading.cost };
  const names = [['metric', 'metric'], ['direction', 'direction'], ...SAVED, ['cost', 'cost']];
  for (const [name, option] of names as [keyof typeof saved, OptionName][]) {
    const asked = reading[name];
    const kept = saved[name] ?? OPTIONS[option].default ?? 'not given';
    if (options.includes(option) && asked !== null && asked !== kept)
      return { option, asked: String(asked), saved: String(kept) };
  }
  return null;
}

const ALIKE: readonly Name[] = [
  ...(['failedTrials', 'prunedTrials', 'unfinishedTrials'] as const),
  ...(['metricMin', 'metricMax'] as const),
];

/** What two sweeps are compared with. @throws UserError if they were saved with different settings, and none is given */
export function commonSettings(
  reading: ReadingSettings,
  { baseline, candidate }: Readonly<Record<'baseline' | 'candidate', SavedSettings>>,
): ReadingSettings {
  const [b, c] = [withSaved(reading, baseline), withSaved(reading, candidate)];
  for (const [name, option] of SAVED) {
    if (!ALIKE.includes(name) || b[name] === c[name]) continue;
    if (b[name] === null || c[name] === null) continue;
    const what = `the baseline was read with ${b[name]}, the candidate with ${c[name]}`;
    const fix = 'Give it where the sweeps are compared: it then counts for both.';
    throw settingsError(option, what, fix);
  }
  return withSaved(c, baseline);
}
