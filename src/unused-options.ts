import { UserError } from './errors.ts';
import type { OptionName } from './options.ts';
import type { SweepRecord } from './parse/index.ts';
import type { Search } from './read/index.ts';
import type { ReadingSettings } from './settings.ts';

/** What is chosen when files are read, and saved sweeps keep as it was chosen when they were saved. */
function unusedOptions({ cost, costUnit, study, format }: ReadingSettings): OptionName[] {
  const given: readonly (readonly [OptionName, boolean])[] = [
    ['cost', cost !== null],
    ['cost-unit', costUnit !== null],
    ['study', study !== null],
    ['format', format !== 'auto'],
  ];
  return given.filter(([, isGiven]) => isGiven).map(([name]) => name);
}

interface Loaded {
  readonly isSaved: boolean;
  readonly search: Search;
}

/**
 * The options for reading that nothing was read with: all that was found are saved sweeps. Beside a
 * candidate that is looked up they may be given for files that are not there.
 *
 * @throws UserError if there are any, and the candidate was named
 */
export function unusedWith(
  loaded: readonly Loaded[],
  candidate: string,
  reading: ReadingSettings,
): readonly OptionName[] {
  const found = loaded.filter(({ search }) => search.absence === null);
  if (found.length === 0 || !found.every(({ isSaved }) => isSaved)) return [];
  if (candidate !== 'auto') refuseUnused(reading);
  return unusedOptions(reading);
}

/** @throws UserError if one is given, where saved sweeps alone are read */
export function refuseUnused(reading: ReadingSettings): void {
  const [name] = unusedOptions(reading);
  if (name === undefined) return;
  throw new UserError({
    fault: 'settings',
    where: `${name} (--${name})`,
    what: 'is given, while all that is read was saved by tuning-gate and keeps what it was saved with',
    fix: 'Leave it out here, or give it where the sweep is saved.',
  });
}

/** @throws UserError if a saved sweep has another metric or direction than the settings ask for */
export function refuseOthers(record: SweepRecord, { metric, direction }: ReadingSettings): void {
  const pairs = [
    ['metric', metric, record.metric],
    ['direction', direction, record.direction],
  ] as const;
  for (const [name, asked, found] of pairs) {
    if (asked === null || asked === found) continue;
    throw new UserError({
      fault: 'settings',
      where: `${name} (--${name})`,
      what: `is ${JSON.stringify(asked.slice(0, 80))}, while the sweep was saved with ${JSON.stringify(found.slice(0, 80))}`,
      fix: 'Leave it out, or save the sweep anew.',
    });
  }
}
