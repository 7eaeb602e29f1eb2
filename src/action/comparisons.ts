import { combineAssessments, leaveOut } from '../decide/index.ts';
import { dataError, naming, settingsError, UserError, usageError } from '../errors.ts';
import { findSweep } from '../find-sweep.ts';
import { type ChangedFile, ifAnswered, pullNow } from '../github/index.ts';
import { findCandidate, type MadeComparison, type PlannedComparison } from '../main.ts';
import {
  AUTO,
  baselinesArtifact,
  type Location,
  namesOfBaselines,
  type OlderTaken,
  type Place,
  parseLocation,
  parseSource,
  refuseOutage,
  savedInRun,
  sweepOfRun,
} from '../read/index.ts';
import {
  CONFIG_PATH,
  type Config,
  LABEL,
  MAX_COMPARISONS,
  type OptionName,
  readLayered,
  readOption,
  readSettings,
} from '../settings/index.ts';
import { compareWithBases } from './bases.ts';
import { changedFiles, isTrained } from './changes.ts';
import { checkedOutConfig, reviewedConfig } from './find-config.ts';
import type { Run } from './run.ts';
import { type ActionInputs, candidateInput } from './world.ts';

export type ComparedRun = Awaited<ReturnType<typeof compareRun>>;

/**
 * Makes the comparisons that the config or the saved sweeps ask for, and combines them.
 *
 * @param taken the older sweeps that an earlier run on the commit has taken, and this one takes too; null for none
 */
export async function compareRun(run: Run, taken: OlderTaken | null) {
  const { inputs, subject, place } = run;
  const isGathering = inputs.mode === 'gate' && place.github !== null;
  const { config, note: configNote } = await configFor(run);
  const top = { input: inputs.given, config, comparison: null };
  const read = <N extends OptionName>(name: N) =>
    readLayered(top, (given) => readOption(name, given));
  const shared = { ...place, sharedBaselines: baselinesArtifact(inputs.name) };
  const source = isGathering ? sourceOfNames(inputs, config) : 'input';
  const saved =
    source === 'input' || read('source') !== null
      ? null
      : await savedNames(shared, namesAskedFor(inputs, config), {
          withBaselines: source === 'saved' && !subject.isBaseline && !subject.informs,
        });
  const { expected, notCompared } = planComparisons(inputs, config, saved);
  // A run on the base branch has nothing to block: it only informs.
  const planned = expected.map(({ settings, ...rest }) => {
    const gate = { ...settings.gate, informOnly: subject.informs };
    return { ...rest, settings: { ...settings, gate } };
  });
  // Others train the candidate, wherever they like.
  const isFoundByCommit = planned.some(
    ({ candidate }) => candidate.kind === 'server' && candidate.byCommit,
  );
  const candidateShas = isFoundByCommit ? await commitsOf(run) : [];
  const { keptFor = null } = place.github?.older ?? {};
  const github = place.github && { ...place.github, candidateShas, older: { keptFor, taken } };
  const where = { ...(expected[0]?.name === '' ? place : shared), github };
  const made = await withoutUnchanged(await compareWithBases(run, planned, where), run, config);
  if (subject.mustRecordHead) await requireHead(made, { subject, place: where });
  const named = made.map(({ planned: { name }, assessment }) => ({ name, assessment }));
  const assessed = combineAssessments(named, { notCompared, configNote });
  return { made, assessed, label: read('accept-label') };
}

/** The config that counts for a run. */
export function configFor({ inputs, subject, place }: Run): ReturnType<typeof reviewedConfig> {
  const isReviewed = inputs.mode !== 'auto' || subject.isForPull;
  return isReviewed && place.github !== null
    ? reviewedConfig(inputs, subject, place)
    : checkedOutConfig(inputs);
}

/** Nobody misses the sweep of what has not changed. */
async function withoutUnchanged(
  made: MadeComparison[],
  run: Run,
  config: Config | null,
): Promise<MadeComparison[]> {
  const isMissing = ({ assessment: { outcome, searches } }: MadeComparison) =>
    outcome.code === 'no-candidate' && searches.candidate.absence?.why === 'missing';
  if (!made.some(isMissing)) return made;
  const models = made.map(({ planned }) => planned.instance);
  const changed = modelsWithChanges(models, await changedFiles(run), { run, config });
  return made.map((one) =>
    isMissing(one) && !changed.includes(one.planned.instance)
      ? { ...one, assessment: leaveOut(one.assessment) }
      : one,
  );
}

/**
 * The models that depend on a file that was changed. The base branch keeps the sweeps of a commit together, so that
 * it trains all of them or none.
 *
 * @param changed null: everything
 */
export function modelsWithChanges(
  models: readonly string[],
  changed: readonly ChangedFile[] | null,
  { run, config }: { readonly run: Run; readonly config: Config | null },
): readonly string[] {
  const { inputs, subject } = run;
  const own = [subject.workflow, inputs.config ?? CONFIG_PATH];
  const isChanged = (name: string) =>
    comparisonsOf(name, inputs, config).some(({ layers }) => {
      const trains = readLayered(layers, (given) => readOption('trains', given));
      if (trains === null || changed === null) return true;
      return changed.some((file) => isTrained(file, [...trains, ...own]));
    });
  const found = models.filter(isChanged);
  return subject.isForPull || found.length === 0 ? found : models;
}

/** All that the candidate's trials may record: the head, or GitHub's test merge of it. */
async function commitsOf({ place, subject: { pull, headSha }, client }: Run): Promise<string[]> {
  const ask = client && pull !== null ? () => pullNow(client, pull) : null;
  const now = ask && (await ifAnswered(ask));
  const merge = now?.headSha === headSha ? (now.mergeSha ?? []) : [];
  return [...new Set([place.github?.candidateShas ?? [], merge].flat())];
}

/**
 * Refuses sweeps of a commit that is neither the head nor GitHub's test merge of it.
 *
 * @throws UserError for the first one
 */
async function requireHead(
  made: readonly MadeComparison[],
  { subject: { headSha, pull }, place }: Pick<Run, 'subject' | 'place'>,
): Promise<void> {
  for (const { candidate } of made) {
    if (candidate === null) continue;
    const { sha } = candidate.source;
    const isKnown = sha !== null && place.github?.candidateShas.includes(sha);
    if (sha === headSha || isKnown) continue;
    const history = place.github?.reader.history;
    const parents = sha && history ? await ifAnswered(() => history.parentsOf(sha)) : null;
    if (parents?.[1] === headSha) continue;
    const what =
      sha === null
        ? 'is not recorded in the sweep'
        : `is ${sha.slice(0, 7)}, which is neither the head of #${pull} (${headSha.slice(0, 7)}) nor its merge with the base`;
    throw usageError(
      'the candidate’s commit',
      what,
      `Check out \`refs/pull/${pull}/merge\` in the job that trains; if the pull request has moved on since, comment again.`,
    );
  }
}

/**
 * The names of the sweeps there are; the baselines' only where they decide what is compared. A run that
 * only informs, or makes the next baselines, decides that itself: models come and go with it.
 */
async function savedNames(
  place: Place,
  askedFor: readonly string[],
  { withBaselines }: { readonly withBaselines: boolean },
): Promise<SavedNames> {
  const collected = await savedInRun(place, askedFor);
  if (!withBaselines || collected.length === 0) return { collected, baselines: [] };
  const trainedSha = await trainedShaOf(collected, place);
  const lookUp = (where: Place) =>
    findSweep({ arm: 'baseline', location: AUTO, trainedSha }, where);
  const shared = await lookUp(place);
  refuseOutage(shared.search.absence, shared.search.location.text);
  const named = namesOfBaselines(shared.files);
  const isOther = shared.search.absence?.why === 'unknown-workflow';
  if (named.length > 0 || (collected.includes('') && !isOther))
    return { collected, baselines: named };
  const { files, search } = await lookUp({ ...place, sharedBaselines: null });
  if (isOther && files.length === 0 && search.absence?.why !== 'unknown-workflow')
    throw dataError(
      'the sweeps of this run',
      'were trained by another workflow than the baselines',
      'Train with the workflow that trains the base branch.',
    );
  return { collected, baselines: files.length > 0 ? [''] : [] };
}

/** The commit that was trained, by the first saved sweep that says it: anybody may save more. */
async function trainedShaOf(names: readonly string[], place: Place): Promise<string | null> {
  const settings = readSettings(() => undefined);
  for (const name of names) {
    try {
      const location = name === '' ? AUTO : sweepOfRun(name);
      const { record } = await findCandidate(location, { place, settings });
      const sha = record?.source.sha ?? null;
      if (sha !== null) return sha;
    } catch (error) {
      // If it is needed, it is reported as the candidate.
      if (!(error instanceof UserError)) throw error;
    }
  }
  return null;
}

interface SavedNames {
  /** By jobs of this run. */
  readonly collected: readonly string[];
  /** As baselines; '' for a single one without a name. */
  readonly baselines: readonly string[];
}

type Given = Pick<ActionInputs, 'mode' | 'name' | 'given'>;

/** Where the names of the comparisons come from; `input`: there is only one. */
function sourceOfNames(
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
    const only = located(null, { inputs, config, file: () => candidateInput(inputs) ?? AUTO });
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
  const used = expected.flatMap(({ instance, baseline }) => [instance, nameIn(baseline)]);
  return { expected, notCompared: collected.filter((name) => !used.includes(name)) };
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
  const candidate = source ?? listedAt ?? file() ?? sweepOfRun(name);
  const named = readLayered(layers, (given) =>
    parseLocation(readOption('baseline', given).normalize(), 'baseline'),
  );
  const baseline = source !== null && named.kind === 'auto' ? source : named;
  const instance = comparison === null ? inputs.name : (nameIn(candidate) ?? name);
  const { gate, ...settings } = readLayered(layers, readSettings);
  // What this run was to train is missing like a candidate: nobody passes by leaving it out.
  const onMissingBaseline = nameIn(baseline) === null ? gate.onMissingBaseline : 'fail';
  const all = { ...settings, gate: { ...gate, onMissingBaseline } };
  return { name, instance, candidate, baseline, layers, settings: all };
}

/** The name of a sweep of this run; null for any other location. */
function nameIn(location: Location): string | null {
  return location.kind === 'sweep' ? location.name : null;
}

/** The comparisons of a config, of sweeps that other jobs have saved. */
function locatedIn(config: Config | null, inputs: Given): PlannedComparison[] {
  const names = [...(config?.comparisons.keys() ?? [])];
  return names.map((name) => located(name, { inputs, config, file: () => null }));
}

export function namesAskedFor(inputs: Given, config: Config | null): string[] {
  return locatedIn(config, inputs).flatMap(({ candidate, baseline }) =>
    [candidate, baseline].flatMap((location) => nameIn(location) ?? []),
  );
}

/** What is asked of the sweep that is saved under a name; without a comparison, what the top of the config says. */
export function comparisonsOf(
  name: string,
  inputs: Given,
  config: Config | null,
): PlannedComparison[] {
  const uses = locatedIn(config, inputs).filter(({ candidate, baseline }) =>
    [candidate, baseline].some((location) => nameIn(location) === name),
  );
  return uses.length > 0 ? uses : [located(null, { inputs, config, file: () => null })];
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
