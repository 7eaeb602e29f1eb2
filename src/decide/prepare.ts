import {
  type ConfiguredTrial,
  distinctSearches,
  type EvenSearches,
  evenSearches,
  leastPValue,
  type Unit,
} from '../compare/index.ts';
import { settingsError } from '../errors.ts';
import {
  areParametersGuessed,
  averageRepeats,
  groupBy,
  isOptuna,
  repeatsIn,
  type Sweep,
} from '../parse/index.ts';
import { USUAL_LEVEL } from '../plan/index.ts';
import { printable } from '../printable.ts';
import { isUnitName, type Settings } from '../settings/index.ts';
import type { SearchesFound, SweepPair } from './assessment.ts';
import { isAdaptive } from './assumptions.ts';
import { chooseAxis } from './curves.ts';
import { ARMS, type Arm, ofBoth, type Warning, warningOf } from './findings.ts';
import { relationOf } from './pairing.ts';

export type Prepared = ReturnType<typeof prepare>;

/** The sweeps as they are compared: with a list that both have trained, repeats averaged, and on an axis of budgets. */
export function prepare(sweeps: SweepPair, asked: Settings) {
  const listed = withLists(sweeps, asked);
  // Inside of a search, a configuration that comes again is the search's own doing.
  const areWhole = unitsOf(listed, asked).unit === 'search';
  const counted = areWhole ? asTheyAre(listed) : withRepeats(listed, asked);
  const { axis, settings, warnings } = chooseAxis(counted.pair, asked);
  const relation = relationOf(counted.pair, settings);
  return { ...counted, axis, settings, relation, warnings: [...warnings, ...counted.warnings] };
}

/** Trials that somebody picked are no draws, but where both sweeps have trained them they make pairs. */
function withLists(pair: SweepPair, settings: Settings): SweepPair {
  const all = ofBoth((arm) => pair[arm].withHandPicked ?? pair[arm]);
  const arePicked = ARMS.some((arm) => all[arm] !== pair[arm]);
  return arePicked && relationOf(all, settings).design === 'paired' ? all : pair;
}

interface Counted {
  readonly pair: SweepPair;
  readonly warnings: readonly Warning[];
  /** Only one of the sweeps trained its configurations several times. */
  readonly doRepeatsDiffer: boolean;
}

function asTheyAre(pair: SweepPair): Counted {
  return { pair, warnings: [], doRepeatsDiffer: false };
}

/**
 * Configurations that were trained several times count once, as often in both sweeps, but not where their trainings make
 * pairs: trials that share their settings are not independent.
 */
function withRepeats(pair: SweepPair, settings: Settings): Counted {
  const { repeats, pairBy } = settings.reading;
  if (repeats === 'separate') return asTheyAre(pair);
  const isAsked = repeats === 'average';
  const [before, after] = ARMS.map((arm) => repeatsIn(pair[arm], isAsked));
  const found = before ?? after;
  if (!found) return asTheyAre(pair);
  const { design, pairing } = relationOf(pair, settings);
  const isFlawed = pairBy !== 'parameters' && pairing.flaw !== null;
  if (design === 'paired' || isFlawed) return asTheyAre(pair);
  const areInBoth = before && after;
  if (!areInBoth && !isAsked) {
    const { count, of } = found;
    const arm = before ? 'baseline' : 'candidate';
    const warning = warningOf('repeated-configurations', { count, of }, { arm });
    return { pair, warnings: [warning], doRepeatsDiffer: true };
  }
  const trainings = areInBoth ? Math.min(before.trainings, after.trainings) : 1;
  const averaged = ofBoth((arm) => averageRepeats(pair[arm], trainings));
  const facts = { ...ofBoth((arm) => averaged[arm].trials.length), trainings };
  const warning = warningOf('repeats-averaged', facts);
  return { pair: averaged, warnings: [warning], doRepeatsDiffer: false };
}

/** What is exchangeable if nothing changed. */
export type Units =
  | { readonly unit: 'trial'; readonly arms: Readonly<Record<Arm, readonly Unit[]>> }
  | ({ readonly unit: 'search'; readonly arms: EvenSearches } & Pick<
      SearchesFound,
      'repeated' | 'shared' | 'are'
    >);

/** A table of local tails beyond is too large. */
const MAX_TRIALS = 2000;

/**
 * Trials where they were drawn at random, else whole searches: whatever happens inside one, searches can be exchanged.
 * Without being asked, only where two of each arm are known. The rate that is asked for counts, whatever other
 * comparisons leave of it: their p-values know which trial is whose.
 */
export function unitsOf(pair: SweepPair, settings: Settings): Units {
  const { unit } = settings.reading;
  const level = settings.comparison.falseAlarmRate ?? USUAL_LEVEL;
  const trials = () => ({
    unit: 'trial' as const,
    // Made when they are asked for: of very large sweeps nobody does.
    get arms() {
      return ofBoth((arm) => pair[arm].trials.map((trial) => [configured(trial)]));
    },
  });
  if (unit === 'trial') return trials();
  const searches = ofBoth((arm) => searchesOf(pair[arm], unit));
  if (unit === 'auto' && ARMS.some((arm) => searches[arm].length < 2)) return trials();
  const distinct = distinctSearches(searches);
  const known = [distinct.baseline.length, distinct.candidate.length] as const;
  if (unit === 'auto' && !areSearches(pair, known, level)) return trials();
  const most = Math.floor(MAX_TRIALS / Math.max(...known));
  const ofJobs = areJobs(pair.candidate) ? 'jobs' : 'files or studies';
  return {
    unit: 'search',
    arms: evenSearches(ofBoth((arm) => distinct[arm].map((search) => search.slice(0, most)))),
    repeated: ofBoth((arm) => searches[arm].length - distinct[arm].length),
    shared: distinct.shared,
    are: isUnitName(unit) ? ofJobs : 'values of a column',
  };
}

/** The default of these tools, which they do not always record. */
const ADAPTIVE_BY_DEFAULT = /^(optuna|hyperopt)/;

function areSearches(pair: SweepPair, known: readonly [number, number], level: number): boolean {
  if (Math.min(...known) < 2) return false;
  const sweeps = [pair.baseline, pair.candidate];
  const isFixed = sweeps.some(({ search }) => search.method === 'grid' || search.method === 'list');
  if (sweeps.some(isAdaptive)) return !isFixed;
  const mayBe = sweeps.some(
    ({ format, search }) => search.method === 'unknown' && ADAPTIVE_BY_DEFAULT.test(format),
  );
  return mayBe && leastPValue(known) <= level;
}

/** Whether nothing but the job of a trial says which search drew it. */
function areJobs({ trials }: Sweep): boolean {
  return trials.every(({ search }) => search === undefined);
}

/** Trials by the shard and the file that they came in, or by a column; each search in the order of its trials. */
function searchesOf(sweep: Sweep, unit: string): readonly Unit[] {
  const { trials, format } = sweep;
  const keyOf = ({ search, shard }: Sweep['trials'][number]) =>
    JSON.stringify([isUnitName(unit) ? shard : null, search ?? null]);
  const searches = [...groupBy(trials, keyOf).values()];
  const areFromZero = areJobs(sweep) && isOptuna(format);
  const areOne = unit === 'auto' && areOfOneStudy(searches, areFromZero);
  return (areOne ? [trials] : searches).map((search) => search.map(configured));
}

/** Whether they are workers of one study: all numbers differ, and those of one lie between another's. */
function areOfOneStudy(searches: readonly Sweep['trials'][], areFromZero: boolean): boolean {
  const owners = new Map(
    searches.flatMap((trials, i) => trials.map(({ number }) => [number, i] as const)),
  );
  if (owners.size < searches.flat().length) return false;
  if (areFromZero) return true;
  const inOrder = [...owners].sort(([a], [b]) => a - b).map(([, owner]) => owner);
  return inOrder.filter((owner, i) => owner !== inOrder[i - 1]).length > searches.length;
}

/** A trial as the test at comparable settings sees it. */
export function configured({ score, parameters }: Sweep['trials'][number]): ConfiguredTrial {
  return { score, settings: parameters ?? {} };
}

/** Whether trials may be compared by what a sweep has as settings: its columns may be outcomes. */
export function haveColumns(sweep: Sweep, { reading }: Pick<Settings, 'reading'>): boolean {
  if (reading.settings === 'none') return false;
  return reading.settings !== 'auto' || !areParametersGuessed(sweep);
}

/**
 * The settings that trials are compared by: those listed, or null for all that the files record. None where columns are
 * only guessed to be settings, for they may be outcomes.
 *
 * @throws UserError for a name that no trial has
 */
export function columnsFor(pair: SweepPair, { reading }: Settings): readonly string[] | null {
  const { settings } = reading;
  const sweeps = [pair.baseline, pair.candidate];
  if (!sweeps.every((sweep) => haveColumns(sweep, { reading }))) return [];
  if (typeof settings === 'string') return null;
  const trials = sweeps.flatMap((sweep) => sweep.trials);
  const missing = settings.find(
    (name) => !trials.some(({ parameters }) => Object.hasOwn(parameters ?? {}, name)),
  );
  if (missing === undefined) return settings;
  const what = `names ${JSON.stringify(printable(missing, 80))}, which no trial of either sweep has`;
  const fix = '`tuning-gate inspect` lists the settings that files have.';
  throw settingsError('settings', what, fix);
}
