import { combineAssessments, type RunAssessment } from '../decide/index.ts';
import { UserError } from '../errors.ts';
import { loadCandidate } from '../load.ts';
import { compareAll, type MadeComparison, type PlannedComparison } from '../main.ts';
import {
  collectedAs,
  collectedNames,
  findSweep,
  type Place,
  sharedName,
  sharedNames,
} from '../read/index.ts';
import { type Config, readLayered, readOption, readSettings } from '../settings/index.ts';
import { namesAskedFor, planComparisons, type SavedNames, sourceOfNames } from './comparisons.ts';
import { checkedOutConfig, reviewedConfig } from './config.ts';
import type { GateContext } from './gate-context.ts';
import type { Subject } from './subject.ts';

/** The comparisons of a run, made and combined. */
export interface ComparedRun {
  readonly made: readonly MadeComparison[];
  /** Whether the comparisons are named, and so share one artifact with their baselines. */
  readonly areNamed: boolean;
  readonly run: RunAssessment;
  readonly acknowledgeLabel: string;
}

/** Makes the comparisons that the config or the saved sweeps ask for. */
export async function compareRun({ inputs, subject, place }: GateContext): Promise<ComparedRun> {
  const isGathering = inputs.mode === 'gate' && place.github !== null;
  const { config, from } = isGathering
    ? await reviewedConfig(inputs, subject, place)
    : await checkedOutConfig(inputs);
  const top = { input: inputs.given, config, comparison: null };
  const acknowledgeLabel = readLayered(top, (source) => readOption('acknowledge-label', source));
  const shared = { ...place, sharedBaselines: sharedName(inputs.name) };
  const source = sourceOfNames(inputs, config);
  const saved =
    isGathering && source !== 'input'
      ? await savedNames(shared, subject, { source, config })
      : null;
  const { expected, notCompared, areNamed } = planComparisons(inputs, config, saved);
  const planned = expected.map((one) => informing(one, subject));
  const made = await compareAll(planned, areNamed ? shared : place);
  const named = made.map(({ planned: { name }, assessment }) => ({ name, assessment }));
  const configNote = from === 'pull-request' ? OWN_CONFIG : null;
  const run = combineAssessments(named, { notCompared, configNote });
  return { made, areNamed, run, acknowledgeLabel };
}

const OWN_CONFIG =
  'The base has no config file yet: the settings are those of the pull request’s own.';

/**
 * The names of the sweeps there are; the baselines' only where they decide what is compared. A run that
 * makes the next baselines decides that itself: models come and go with it.
 */
async function savedNames(
  place: Place,
  { isBaseline }: Subject,
  { source, config }: { readonly source: 'config' | 'saved'; readonly config: Config | null },
): Promise<SavedNames> {
  const collected = await collectedNames(place, namesAskedFor(config));
  if (source === 'config' || isBaseline || collected.length === 0)
    return { collected, baselines: [] };
  const trainedSha = await trainedShaOf(collected, place);
  const lookUp = (where: Place) =>
    findSweep({ arm: 'baseline', location: 'auto', trainedSha }, where);
  const named = sharedNames((await lookUp(place)).files);
  if (named.length > 0 || collected.includes('')) return { collected, baselines: named };
  const { files } = await lookUp({ ...place, sharedBaselines: null });
  return { collected, baselines: files.length > 0 ? [''] : [] };
}

/** The commit that was trained, by the first saved sweep that says it: anybody may save more. */
async function trainedShaOf(names: readonly string[], place: Place): Promise<string | null> {
  const settings = readSettings(() => undefined);
  for (const name of names) {
    try {
      const location = name === '' ? 'auto' : collectedAs(name);
      const { record } = await loadCandidate(location, { place, settings });
      const sha = record?.source.sha ?? null;
      if (sha !== null) return sha;
    } catch (error) {
      // If it is needed, it is reported as the candidate.
      if (!(error instanceof UserError)) throw error;
    }
  }
  return null;
}

/** A run on the base branch has nothing to block: it only informs. */
function informing(
  planned: PlannedComparison,
  { informs: informOnly }: Subject,
): PlannedComparison {
  const { settings } = planned;
  return {
    ...planned,
    settings: { ...settings, gate: { ...settings.gate, informOnly } },
  };
}
