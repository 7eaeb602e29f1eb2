import { combineAssessments } from '../decide/index.ts';
import { dataError, UserError, usageError } from '../errors.ts';
import { ifAnswered } from '../github/index.ts';
import { findCandidate } from '../load.ts';
import { compareAll, type MadeComparison } from '../main.ts';
import {
  AUTO,
  baselinesArtifact,
  findSweep,
  namesOfBaselines,
  type Place,
  refuseOutage,
  savedInRun,
  sweepOfRun,
} from '../read/index.ts';
import { readLayered, readOption, readSettings } from '../settings/index.ts';
import { namesAskedFor, planComparisons, type SavedNames, sourceOfNames } from './comparisons.ts';
import { checkedOutConfig, ignoredInputs, reviewedConfig } from './config.ts';
import type { GateContext } from './gate-context.ts';

export type ComparedRun = Awaited<ReturnType<typeof compareRun>>;

/** Makes the comparisons that the config or the saved sweeps ask for, and combines them. */
export async function compareRun({ inputs, subject, place }: GateContext) {
  const isGathering = inputs.mode === 'gate' && place.github !== null;
  const isReviewed = isGathering || (subject.isForPull && place.github !== null);
  const { config, isAdded } = isReviewed
    ? await reviewedConfig(inputs, subject, place)
    : { config: await checkedOutConfig(inputs), isAdded: false };
  const ignored = ignoredInputs(inputs.given, config);
  const top = { input: inputs.given, config, comparison: null };
  const acknowledgeLabel = readLayered(top, (source) => readOption('acknowledge-label', source));
  const shared = { ...place, sharedBaselines: baselinesArtifact(inputs.name) };
  const source = isGathering ? sourceOfNames(inputs, config) : 'input';
  const saved =
    source === 'input'
      ? null
      : await savedNames(shared, namesAskedFor(inputs, config), {
          withBaselines: source === 'saved' && !subject.isBaseline && !subject.informs,
          isFrozen: readLayered(top, (given) => readOption('looks', given)) !== null,
        });
  const { expected, notCompared } = planComparisons(inputs, config, saved);
  // A run on the base branch has nothing to block: it only informs.
  const planned = expected.map(({ settings, ...one }) => {
    const gate = { ...settings.gate, informOnly: subject.informs };
    return { ...one, settings: { ...settings, gate } };
  });
  const names = planned.flatMap(({ instance, baseline }) => [
    instance,
    baseline.kind === 'sweep' ? baseline.name : instance,
  ]);
  const where = expected[0]?.name === '' ? place : shared;
  const made = await compareAll(planned, { ...where, expected: [...new Set(names)] });
  if (subject.mustRecordHead) await requireHead(made, { subject, place });
  const named = made.map(({ planned: { name }, assessment }) => ({ name, assessment }));
  const configNote = isAdded ? ADDED_CONFIG : ignored;
  return { made, run: combineAssessments(named, { notCompared, configNote }), acknowledgeLabel };
}

const ADDED_CONFIG =
  'The base has no config file: the one in this pull request will apply once merged, and this comparison is made with the workflow’s inputs and the defaults.';

/**
 * Refuses sweeps of a commit that is neither the head nor GitHub's test merge of it.
 *
 * @throws UserError for the first one
 */
async function requireHead(
  made: readonly MadeComparison[],
  { subject: { headSha, pull }, place }: Pick<GateContext, 'subject' | 'place'>,
): Promise<void> {
  for (const { candidate } of made) {
    if (candidate === null) continue;
    const { sha } = candidate.source;
    if (sha === headSha) continue;
    const history = place.github?.reader.history;
    const parents = sha && history ? await ifAnswered(() => history.parentsOf(sha)) : null;
    if (parents?.[1] === headSha) continue;
    const found =
      sha === null
        ? 'is not recorded in the sweep'
        : `is ${sha.slice(0, 7)}, which is neither the head of #${pull} (${headSha.slice(0, 7)}) nor its merge with the base`;
    throw usageError(
      'the candidate’s commit',
      found,
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
  { withBaselines, isFrozen }: { readonly withBaselines: boolean; readonly isFrozen: boolean },
): Promise<SavedNames> {
  const collected = await savedInRun(place, askedFor);
  if (!withBaselines || collected.length === 0) return { collected, baselines: [] };
  const trainedSha = await trainedShaOf(collected, place);
  const lookUp = (where: Place) =>
    findSweep({ arm: 'baseline', location: AUTO, trainedSha, isFrozen }, where);
  const shared = await lookUp(place);
  refuseOutage(shared.search);
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
