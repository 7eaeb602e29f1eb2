import { naming, settingsError, usageError } from '../errors.ts';
import type { PlannedComparison } from '../main.ts';
import {
  encodedName,
  type Location,
  parseLocation,
  parseSource,
  savedAt,
  sweepOfRun,
} from '../read/index.ts';
import {
  type Config,
  LABEL,
  MAX_COMPARISONS,
  readLayered,
  readOption,
  readSettings,
} from '../settings/index.ts';
import { type ActionInputs, candidateInput } from './world.ts';

export interface SavedNames {
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
 * @returns these, and the names that were collected and are not compared, which are untrusted text
 * @throws UserError for settings that are wrong, or too many names
 */
export function planComparisons(inputs: Given, config: Config | null, saved: SavedNames | null) {
  const { collected = [], baselines = [] } = saved ?? {};
  const source = sourceOfNames(inputs, config);
  const withSweep = baselines.length > 0 ? baselines : collected;
  const isUnnamed = withSweep.length === 0 || withSweep.includes('');
  if (source === 'input' || (source === 'saved' && isUnnamed)) {
    const only = located(null, {
      inputs,
      config,
      file: () => candidateInput(inputs) ?? savedAt(''),
    });
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
  const file = () => candidateInput(inputs);
  const expected = names.map((name) => located(name, { inputs, config, file }));
  const used = expected.flatMap(({ saved, baseline }) => [saved.name, nameIn(baseline)]);
  // Of one that is too long for an artifact, only a digest was collected.
  const known = [...used, ...used.map((name) => name && encodedName(name))];
  return { expected, notCompared: collected.filter((name) => !known.includes(name)) };
}

interface Asked {
  readonly inputs: Given;
  readonly config: Config | null;
  /** The candidate of a step that trains, where the config names no other. */
  readonly file: () => Location | null;
}

/** Where the sweeps of a comparison are, and its settings; the only one has no name. */
function located(comparison: string | null, { inputs, config, file }: Asked): PlannedComparison {
  const name = comparison ?? '';
  const layers = { input: inputs.given, config, comparison };
  const listed = config?.comparisons.get(name)?.get('candidate')?.trim().normalize();
  const listedAt = listed ? readLayered(layers, () => parseLocation(listed, 'candidate')) : null;
  // Where both sweeps are found by their commits, if anywhere.
  const source = readLayered(layers, (given) => {
    const text = readOption('source', given);
    return text === null ? null : parseSource(text.normalize());
  });
  if (source !== null && (listedAt ?? inputs.given('candidate')?.trim()))
    throw settingsError(
      'source',
      naming`cannot be combined with ${{ option: 'candidate' }}`,
      'Remove one of them: a source provides both sweeps.',
    );
  const asked = source ?? listedAt ?? file() ?? sweepOfRun(name);
  const named = readLayered(layers, (given) =>
    parseLocation(readOption('baseline', given).normalize(), 'baseline'),
  );
  const instance = comparison === null ? inputs.name : (nameIn(asked) ?? name);
  const candidate = asked.kind === 'auto' ? savedAt(instance) : asked;
  // The base branch keeps the sweeps of several comparisons together.
  const saved = savedAt(instance, comparison === null ? null : inputs.name);
  const baseline = named.kind === 'auto' ? (source ?? saved) : named;
  const { gate, ...settings } = readLayered(layers, readSettings);
  // What this run was to train is missing like a candidate: nobody passes by leaving it out.
  const onMissingBaseline = nameIn(baseline) === null ? gate.onMissingBaseline : 'fail';
  const all = { ...settings, gate: { ...gate, onMissingBaseline } };
  return { name, saved, candidate, baseline, layers, settings: all };
}

/** The name of a sweep of this run; null for any other location. */
function nameIn(location: Location): string | null {
  return location.kind === 'sweep' ? location.name : null;
}

/** What is asked of the sweep that is saved under a name; without a comparison, what the top of the config says. */
export function comparisonsOf(
  name: string,
  inputs: Given,
  config: Config | null,
): PlannedComparison[] {
  const asked = { inputs, config, file: () => null };
  const all = Array.from(config?.comparisons.keys() ?? [], (listed) => located(listed, asked));
  const uses = all.filter(({ candidate, baseline }) =>
    [candidate, baseline].some((location) => nameIn(location) === name),
  );
  return uses.length > 0 ? uses : [located(null, asked)];
}

/**
 * The settings with which a sweep is read to be saved: one for each metric that comparisons ask of it. The
 * gate refuses to compare it with others.
 */
export function settingsToCollect(inputs: Given, config: Config | null) {
  const all = comparisonsOf(inputs.name, inputs, config);
  const metricOf = ({ settings }: PlannedComparison) => settings.reading.metric;
  const metrics = [...new Set(all.map(metricOf))];
  // The gate takes the first one where it asks for no metric.
  const inOrder = metrics.toSorted((a, b) => Number(a !== null) - Number(b !== null));
  return inOrder.flatMap((metric) => all.find((use) => metricOf(use) === metric) ?? []);
}
