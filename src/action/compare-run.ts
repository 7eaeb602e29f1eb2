import { combineAssessments } from '../decide/index.ts';
import { dataError, UserError } from '../errors.ts';
import { findCandidate } from '../load.ts';
import { compareAll } from '../main.ts';
import {
  collectedAs,
  collectedName,
  collectedNames,
  findSweep,
  type Place,
  refuseOutage,
  sharedName,
  sharedNames,
} from '../read/index.ts';
import { readLayered, readOption, readSettings } from '../settings/index.ts';
import { namesAskedFor, planComparisons, type SavedNames, sourceOfNames } from './comparisons.ts';
import { checkedOutConfig, reviewedConfig } from './config.ts';
import type { GateContext } from './gate-context.ts';

export type ComparedRun = Awaited<ReturnType<typeof compareRun>>;

/** Makes the comparisons that the config or the saved sweeps ask for, and combines them. */
export async function compareRun({ inputs, subject, place }: GateContext) {
  const isGathering = inputs.mode === 'gate' && place.github !== null;
  const { config, isOwn } = isGathering
    ? await reviewedConfig(inputs, subject, place)
    : { config: await checkedOutConfig(inputs), isOwn: false };
  const top = { input: inputs.given, config, comparison: null };
  const acknowledgeLabel = readLayered(top, (source) => readOption('acknowledge-label', source));
  const shared = { ...place, sharedBaselines: sharedName(inputs.name) };
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
  const names = planned.flatMap((one) => [
    one.instance,
    collectedName(one.baseline) ?? one.instance,
  ]);
  const where = expected[0]?.name === '' ? place : shared;
  const made = await compareAll(planned, { ...where, expected: [...new Set(names)] });
  const named = made.map(({ planned: { name }, assessment }) => ({ name, assessment }));
  const configNote = isOwn
    ? 'The base has no config file yet: the settings are those of the pull request’s own.'
    : null;
  return { made, run: combineAssessments(named, { notCompared, configNote }), acknowledgeLabel };
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
  const collected = await collectedNames(place, askedFor);
  if (!withBaselines || collected.length === 0) return { collected, baselines: [] };
  const trainedSha = await trainedShaOf(collected, place);
  const lookUp = (where: Place) =>
    findSweep({ arm: 'baseline', location: 'auto', trainedSha, isFrozen }, where);
  const shared = await lookUp(place);
  refuseOutage(shared.search);
  const named = sharedNames(shared.files);
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
      const location = name === '' ? 'auto' : collectedAs(name);
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
