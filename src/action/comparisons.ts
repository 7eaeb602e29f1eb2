import { settingsError, usageError } from '../errors.ts';
import type { PlannedComparison } from '../main.ts';
import { AUTO, type Location, parseLocation, sweepOfRun } from '../read/index.ts';
import {
  type Config,
  LABEL,
  type Layers,
  MAX_COMPARISONS,
  readLayered,
  readOption,
  readSettings,
  type ValueSource,
} from '../settings/index.ts';
import type { ActionInputs } from './inputs.ts';

export interface SavedNames {
  /** By jobs of this run. */
  readonly collected: readonly string[];
  /** As baselines; '' for a single one without a name. */
  readonly baselines: readonly string[];
}

type Given = Pick<ActionInputs, 'mode' | 'name' | 'given'>;

/** Where the names of the comparisons come from; `input`: there is only one. */
export function sourceOfNames(
  { mode, name, given }: Given,
  config: Config | null,
): 'config' | 'saved' | 'input' {
  if (config !== null && config.comparisons.size > 0) return 'config';
  return mode === 'gate' && name === '' && !given('candidate')?.trim() ? 'saved' : 'input';
}

/**
 * The comparisons of a run: those that the config lists; otherwise the names that have a baseline, or
 * if none has, those collected; otherwise one. What a pull request saves never changes which have one.
 *
 * @param saved null where nothing is collected
 * @returns these, and the names that were collected and are not compared, which are untrusted text
 * @throws UserError for settings that are wrong, or too many names
 */
export function planComparisons(inputs: Given, config: Config | null, saved: SavedNames | null) {
  const { collected = [], baselines = [] } = saved ?? {};
  const source = sourceOfNames(inputs, config);
  const withSweep = baselines.length > 0 ? baselines : collected;
  const isUnnamed = withSweep.length === 0 || withSweep.includes('');
  if (source === 'input' || (source === 'saved' && isUnnamed)) {
    const layers = { input: inputs.given, config, comparison: null };
    const candidate = candidateInput(inputs) ?? AUTO;
    const only = { name: '', instance: inputs.name, candidate, ...settingsOf(layers), layers };
    return { expected: [only], notCompared: [] };
  }
  const listed = [...(config?.comparisons.keys() ?? [])];
  const names = source === 'config' ? listed : withSweep;
  if (names.length > MAX_COMPARISONS) {
    const what = `${names.length} are asked for; at most ${MAX_COMPARISONS} can be made in one run`;
    throw usageError('comparisons', what, 'List in the config file only those that count.');
  }
  const digest = names.find((name) => !LABEL.test(name));
  if (digest !== undefined) {
    const what = 'is saved under a name too long for the name of an artifact';
    throw usageError(`sweep ${digest}`, what, 'List the comparisons in the config file.');
  }
  const all = names.map((name) => planned(name, inputs, config));
  const used = all.flatMap(({ instance, baseline }) => [instance, nameIn(baseline)]);
  return {
    expected: all.map((one) => sharingRate(one, all.length)),
    notCompared: collected.filter((name) => !used.includes(name)),
  };
}

function planned(name: string, inputs: Given, config: Config | null): PlannedComparison {
  const layers = { input: inputs.given, config, comparison: name };
  const candidate = ownCandidate(layers) ?? candidateInput(inputs) ?? sweepOfRun(name);
  const instance = nameIn(candidate) ?? name;
  return { name, instance, candidate, ...settingsOf(layers), layers };
}

/** The name of a sweep of this run; null for any other location. */
function nameIn(location: Location): string | null {
  return location.kind === 'sweep' ? location.name : null;
}

function ownCandidate(layers: Layers): Location | null {
  const { config, comparison } = layers;
  const given = config?.comparisons
    .get(comparison ?? '')
    ?.get('candidate')
    ?.trim()
    .normalize();
  return given ? readLayered(layers, () => parseLocation(given, 'candidate')) : null;
}

function settingsOf(layers: Layers) {
  const baseline = baselineOf(layers);
  const settings = readLayered(layers, readSettings);
  const { gate } = settings;
  // What this run was to train is missing like a candidate: nobody passes by leaving it out.
  const onMissingBaseline =
    baseline.kind === 'sweep' ? gate.onMissingCandidate : gate.onMissingBaseline;
  return { baseline, settings: { ...settings, gate: { ...gate, onMissingBaseline } } };
}

function baselineOf(layers: Layers): Location {
  return readLayered(layers, (source) =>
    parseLocation(readOption('baseline', source).normalize(), 'baseline'),
  );
}

/** By the union bound, the run as a whole keeps the rate. */
function sharingRate(one: PlannedComparison, comparisons: number): PlannedComparison {
  const { comparison } = one.settings;
  const { falseAlarmRate: rate } = comparison;
  const falseAlarmRate = rate === null ? null : rate / comparisons;
  return { ...one, settings: { ...one.settings, comparison: { ...comparison, falseAlarmRate } } };
}

/**
 * The input; only `mode: gate` needs none: it compares the sweeps that other jobs of the run saved. Only
 * files are collected.
 */
export function candidateInput({ mode, given }: Given): Location | null {
  const text = given('candidate')?.trim() || null;
  const location = text === null ? null : parseLocation(text, 'candidate');
  if (mode === 'gate') return location;
  const isFound = mode === 'collect' ? location?.kind === 'path' : location?.kind !== 'auto';
  if (location !== null && isFound) return location;
  const what =
    location === null
      ? 'is missing'
      : `cannot be ${JSON.stringify(location.text.slice(0, 80))} with \`mode: ${mode}\``;
  throw settingsError('candidate', what, 'Give the path, folder or glob of the sweep.');
}

/** The names of the sweeps of this run that the comparisons of a config are of. */
function sweepsOfRunIn(config: Config | null, input: ValueSource) {
  return [...(config?.comparisons.keys() ?? [])].map((comparison) => {
    const layers = { input, config, comparison };
    const locations = [ownCandidate(layers) ?? sweepOfRun(comparison), baselineOf(layers)];
    return { layers, names: locations.flatMap((location) => nameIn(location) ?? []) };
  });
}

export function namesAskedFor({ given }: Given, config: Config | null): string[] {
  return sweepsOfRunIn(config, given).flatMap(({ names }) => names);
}

/**
 * The settings with which a sweep is read to be saved: one for each metric that comparisons ask of it. The
 * gate refuses to compare it with others.
 */
export function settingsToCollect({ name, given: input }: Given, config: Config | null) {
  const uses = sweepsOfRunIn(config, input)
    .filter(({ names }) => names.includes(name))
    .map(({ layers }) => layers);
  const all: readonly Layers[] = uses.length > 0 ? uses : [{ input, config, comparison: null }];
  const read = all.map((layers) => ({ layers, settings: readLayered(layers, readSettings) }));
  const metricOf = ({ settings }: (typeof read)[number]) => settings.reading.metric;
  const metrics = [...new Set(read.map(metricOf))];
  // The gate takes the first one where it asks for no metric.
  const inOrder = metrics.toSorted((a, b) => Number(a !== null) - Number(b !== null));
  return inOrder.flatMap((metric) => read.find((one) => metricOf(one) === metric) ?? []);
}
