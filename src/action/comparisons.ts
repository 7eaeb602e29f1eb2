import { settingsError, usageError } from '../errors.ts';
import type { PlannedComparison } from '../main.ts';
import { collectedAs, collectedName } from '../read/index.ts';
import {
  type Config,
  LABEL,
  type Layers,
  MAX_COMPARISONS,
  readLayered,
  readOption,
  readSettings,
  type Settings,
} from '../settings/index.ts';
import type { ActionInputs } from './inputs.ts';

/** The comparisons of a run. */
interface RunComparisons {
  readonly expected: readonly PlannedComparison[];
  /** Names that were collected and are not compared; untrusted text. */
  readonly notCompared: readonly string[];
  /** Whether they are named, and so share one artifact with their baselines. */
  readonly areNamed: boolean;
}

/** The names of saved sweeps. */
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
 * @throws UserError for settings that are wrong, or too many names
 */
export function planComparisons(
  inputs: Given,
  config: Config | null,
  saved: SavedNames | null,
): RunComparisons {
  const { collected = [], baselines = [] } = saved ?? {};
  const source = sourceOfNames(inputs, config);
  const withSweep = baselines.length > 0 ? baselines : collected;
  const isUnnamed = withSweep.length === 0 || withSweep.includes('');
  if (source === 'input' || (source === 'saved' && isUnnamed))
    return { expected: [onlyOne(inputs, config)], notCompared: [], areNamed: false };
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
  const used = all.flatMap(({ instance, baseline }) => [instance, collectedName(baseline)]);
  return {
    expected: all.map((one) => sharingRate(one, all.length)),
    notCompared: collected.filter((name) => !used.includes(name)),
    areNamed: true,
  };
}

function onlyOne(inputs: Given, config: Config | null): PlannedComparison {
  const layers = { input: inputs.given, config, comparison: null };
  const candidate = candidateInput(inputs) ?? 'auto';
  return { name: '', instance: inputs.name, candidate, ...settingsOf(layers), layers };
}

/** The names of the sweeps of a run that the comparisons of a config take. */
export function namesAskedFor(config: Config | null): string[] {
  return [...(config?.comparisons ?? [])].flatMap(([name, texts]) => {
    const locations = [texts.get('candidate') ?? '', texts.get('baseline') ?? ''];
    return [
      name,
      ...locations.flatMap((location) => collectedName(location.trim().normalize()) ?? []),
    ];
  });
}

function planned(name: string, inputs: Given, config: Config | null): PlannedComparison {
  const own = config?.comparisons.get(name)?.get('candidate')?.trim().normalize();
  const candidate = own || candidateInput(inputs) || collectedAs(name);
  const instance = collectedName(candidate) ?? name;
  const layers = { input: inputs.given, config, comparison: name };
  return { name, instance, candidate, ...settingsOf(layers), layers };
}

function settingsOf(layers: Layers) {
  const baseline = baselineOf(layers);
  const settings = readLayered(layers, readSettings);
  const { gate } = settings;
  // What this run was to train is missing like a candidate: nobody passes by leaving it out.
  const onMissingBaseline =
    collectedName(baseline) === null ? gate.onMissingBaseline : gate.onMissingCandidate;
  return { baseline, settings: { ...settings, gate: { ...gate, onMissingBaseline } } };
}

function baselineOf(layers: Layers): string {
  return readLayered(layers, (source) => readOption('baseline', source)).normalize();
}

/** By the union bound, the run as a whole keeps the rate. */
function sharingRate(one: PlannedComparison, comparisons: number): PlannedComparison {
  const { comparison } = one.settings;
  const { falseAlarmRate: rate } = comparison;
  const falseAlarmRate = rate === null ? null : rate / comparisons;
  return { ...one, settings: { ...one.settings, comparison: { ...comparison, falseAlarmRate } } };
}

/** The input; only `mode: gate` needs none: it compares the sweeps that other jobs of the run saved. */
function candidateInput({ mode, given }: Given): string | null {
  const candidate = given('candidate')?.trim() || null;
  if (mode === 'gate') return candidate;
  if (candidate !== null && candidate !== 'auto') return candidate;
  const what = candidate === null ? 'is missing' : '`auto` is only possible with `mode: gate`';
  throw settingsError('candidate', what, 'Give the path, folder or glob of the sweep.');
}

const ELSEWHERE = /^(artifact|run|ref|sweep):/;

/** What `mode: collect` reads: the files that its job trained. */
export function candidateToCollect(inputs: Given): string {
  const candidate = candidateInput(inputs) ?? '';
  if (!ELSEWHERE.test(candidate)) return candidate;
  const what = `${JSON.stringify(candidate.slice(0, 80))} is not a file, and \`mode: collect\` only reads files`;
  throw settingsError('candidate', what, 'Give the path or glob of the sweep this job trained.');
}

/** Settings, and where they come from. */
interface LayeredSettings {
  readonly settings: Settings;
  readonly layers: Layers;
}

/**
 * The settings with which a sweep is read to be saved: one for each metric that comparisons ask of it.
 *
 * @throws UserError if two comparisons read one metric differently
 */
export function settingsToCollect(
  inputs: Given,
  config: Config | null,
): readonly LayeredSettings[] {
  const { name, given: input } = inputs;
  const layersOf = (comparison: string | null) => ({ input, config, comparison });
  const uses = [...(config?.comparisons.keys() ?? [])].filter((comparison) => {
    const candidate = config?.comparisons.get(comparison)?.get('candidate')?.trim();
    const locations = [candidate || collectedAs(comparison), baselineOf(layersOf(comparison))];
    return locations.some((location) => location.normalize() === collectedAs(name));
  });
  const byMetric = new Map<string | null, LayeredSettings>();
  for (const comparison of uses.length > 0 ? uses : [null]) {
    const layers = layersOf(comparison);
    const settings = readLayered(layers, readSettings);
    const { metric } = settings.reading;
    const first = byMetric.get(metric);
    if (first === undefined) byMetric.set(metric, { settings, layers });
    else if (JSON.stringify(first.settings.reading) !== JSON.stringify(settings.reading)) {
      const what = `reads the sweep differently from comparisons.${first.layers.comparison}, which has the same metric`;
      const fix = 'Give both the same settings for reading.';
      throw usageError(`${config?.path}, comparisons.${comparison}`, what, fix);
    }
  }
  // The gate takes the first one where it asks for no metric.
  const isAsked = ({ settings }: LayeredSettings) => Number(settings.reading.metric !== null);
  return [...byMetric.values()].toSorted((a, b) => isAsked(a) - isAsked(b));
}
