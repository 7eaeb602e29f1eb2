import { confirm, type RunAssessment } from '../decide/index.ts';
import { compareAll, type MadeComparison, type PlannedComparison } from '../main.ts';
import { BASE_OF_RUN, baseCommit, type Place } from '../read/index.ts';
import type { Run } from './run.ts';

/** The base of a model, which the workflow is to train. */
interface Base {
  readonly model: string;
  readonly sha: string;
}

/** The bases to train before a verdict counts, each once. */
export async function basesToTrain(
  { inputs, subject, place }: Run,
  made: readonly MadeComparison[],
  { comparisons }: RunAssessment,
): Promise<Base[]> {
  const { github } = place;
  const { isOfBase, trainBase } = inputs;
  const models = inputs.models ?? [''];
  if (isOfBase || trainBase === 'never' || !subject.isForPull || github === null) return [];
  const isRed = ({ planned: { name } }: MadeComparison) =>
    comparisons.some((one) => one.name === name && isFoundWorse(one.assessment));
  const bases = new Map<string, Base>();
  for (const one of made) {
    const { instance } = one.planned;
    const model = instance === inputs.name ? '' : instance;
    const isWanted =
      trainBase === 'always' || lacksBaseline(one) || (trainBase === 'confirm' && isRed(one));
    if (!isOfRun(one) || !isWanted || !models.includes(model)) continue;
    const base = await baseCommit(github, one.candidate?.source.sha ?? null);
    if (base !== null) bases.set(model, { model, sha: base.sha });
  }
  return [...bases.values()];
}

/** Comparisons, with the bases that this run has trained where they are wanted. */
export async function compareWithBases(
  { inputs }: Run,
  planned: readonly PlannedComparison[],
  place: Place,
): Promise<MadeComparison[]> {
  const saved = await compareAll(planned, place);
  if (!inputs.isOfBase) return saved;
  const isReplaced = saved.map(
    (one) => isOfRun(one) && (inputs.trainBase === 'always' || lacksBaseline(one)),
  );
  const onBase = (one: PlannedComparison) => ({ ...one, baseline: BASE_OF_RUN });
  const all = planned.map((one, i) => (isReplaced[i] ? onBase(one) : one));
  const made = isReplaced.includes(true) ? await compareAll(all, place) : saved;
  const judged: MadeComparison[] = [];
  for (const [i, one] of made.entries()) {
    const before = saved[i] as MadeComparison;
    const isUntrained = isReplaced[i] && one.baseline === null && before.baseline !== null;
    const isRed = !isReplaced[i] && isOfRun(one) && isFoundWorse(one.assessment);
    const ofBase = isRed
      ? await compareAll([onBase(one.planned)], place)
      : isUntrained
        ? [one]
        : [];
    const [base] = ofBase.map(({ assessment }) => confirm(before.assessment, assessment));
    judged.push(base === undefined ? one : { ...before, assessment: base });
  }
  return judged;
}

/** Whether the run has trained the candidate, and the baseline is the base's. */
function isOfRun({ planned, candidate }: MadeComparison): boolean {
  const isSaved = planned.candidate.kind === 'sweep' || planned.candidate.kind === 'auto';
  return planned.baseline.kind === 'auto' && isSaved && candidate !== null;
}

/** Whether neither the base's own commit nor one before it has a sweep that can be used. */
function lacksBaseline({ assessment: { outcome, searches } }: MadeComparison): boolean {
  return outcome.verdict === 'no-baseline' || searches.baseline.choice?.matchedBy === 'newest';
}

/** Whether it fails for a loss that a base could confirm. */
function isFoundWorse({ outcome }: MadeComparison['assessment']): boolean {
  return outcome.code === 'worse' && outcome.gate === 'fail';
}
