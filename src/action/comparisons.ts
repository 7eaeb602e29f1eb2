import {
  canBeConfirmed,
  combineAssessments,
  confirm,
  lacksBaseline,
  leaveOut,
  type RunAssessment,
} from '../decide/index.ts';
import { dataError, UserError, usageError } from '../errors.ts';
import { findSweep } from '../find-sweep.ts';
import { ifAnswered, pullNow } from '../github/index.ts';
import { compareAll, findCandidate, type MadeComparison } from '../main.ts';
import {
  baseOfRun,
  type FoundFiles,
  namesOfBaselines,
  type OlderTaken,
  onGitHub,
  type Place,
  refuseOutage,
  savedAt,
  sweepOfRun,
} from '../read/index.ts';
import { type Config, readIn, readSettings } from '../settings/index.ts';
import {
  changedFiles,
  configFor,
  modelsWithChanges,
  planComparisons,
  type SavedNames,
  sourceOfNames,
} from './plan-comparisons.ts';
import type { Run } from './run.ts';

export type ComparedRun = Awaited<ReturnType<typeof compareRun>>;

/** @param taken older sweeps that an earlier run on the commit took, and this one takes too */
export async function compareRun(run: Run, taken: OlderTaken | null) {
  const { inputs, subject, place } = run;
  const isGathering = inputs.mode === 'gate' && place.github !== null;
  const { config, note: configNote } = await configFor(run);
  const top = { input: inputs.given, config, comparison: null };
  const source = isGathering ? sourceOfNames(inputs, config) : 'input';
  const names =
    source === 'input' || readIn(top, 'source') !== null ? null : await savedNames(run, source);
  const { expected, notCompared } = planComparisons(inputs, config, names);
  // A run on the base branch has nothing to block: it only informs.
  const planned = expected.map(({ settings, ...rest }) => {
    const gate = { ...settings.gate, informOnly: subject.isOnBase };
    return { ...rest, settings: { ...settings, gate } };
  });
  // Others train the candidate, wherever they like.
  const isFoundByCommit = planned.some(
    ({ candidate }) => candidate.kind === 'server' && candidate.byCommit,
  );
  const candidateShas = isFoundByCommit || subject.mustRecordHead ? await commitsOf(run) : [];
  const older = { keptFor: inputs.history ? inputs.name : null, taken };
  const github = place.github && { ...place.github, candidateShas, older };
  const where = { ...place, github };
  const saved = await compareAll(planned, where);
  const judged = inputs.isOfBase ? await withBases(run, saved, where) : saved;
  const made = await withoutUnchanged(judged, run, config);
  if (subject.mustRecordHead) requireHead(made, { subject, place: where });
  const named = made.map(({ planned: { name }, assessment }) => ({ name, assessment }));
  const assessed = combineAssessments(named, { notCompared, configNote });
  return { made, assessed, label: readIn(top, 'accept-label') };
}

/** Nobody misses the sweep of what has not changed. */
async function withoutUnchanged(
  made: readonly MadeComparison[],
  run: Run,
  config: Config | null,
): Promise<readonly MadeComparison[]> {
  const isMissing = ({ assessment }: MadeComparison) =>
    assessment.searches.candidate.absence?.why === 'missing';
  if (!made.some(isMissing)) return made;
  const models = made.map(({ planned }) => planned.saved.name);
  const changed = modelsWithChanges(models, await changedFiles(run), { run, config });
  return made.map((one) =>
    isMissing(one) && !changed.includes(one.planned.saved.name)
      ? { ...one, assessment: leaveOut(one.assessment) }
      : one,
  );
}

/** All that the candidate's trials may record: the head, or GitHub's test merge of it. */
async function commitsOf({ place, subject: { pull, headSha }, client }: Run): Promise<string[]> {
  const ask = client && pull !== null ? () => pullNow(client, pull) : null;
  const now = ask && (await ifAnswered(ask));
  const merge = now?.headSha === headSha ? (now.mergeSha ?? []) : [];
  return [...new Set([place.github?.candidateShas ?? [], merge].flat())];
}

function requireHead(
  made: readonly MadeComparison[],
  { subject: { headSha, pull }, place }: Pick<Run, 'subject' | 'place'>,
): void {
  for (const { candidate } of made) {
    const sha = candidate?.source.sha ?? null;
    if (candidate === null || place.github?.candidateShas.some((known) => known === sha)) continue;
    const what = `is ${sha?.slice(0, 7) ?? 'not recorded'}, and the head of #${pull} is ${headSha.slice(0, 7)}`;
    const fix = 'Start the workflow on the branch of the pull request.';
    throw usageError('the candidate’s commit', what, fix);
  }
}

/** Baselines' names only where they decide what is compared: on the base, models come and go. */
async function savedNames(
  { place, subject: { isBaseline, isOnBase } }: Run,
  source: ReturnType<typeof sourceOfNames>,
): Promise<SavedNames> {
  const { savedInRun } = await onGitHub();
  const collected = await savedInRun(place);
  const doDecide = source === 'saved' && !isBaseline && !isOnBase;
  if (!doDecide || collected.length === 0) return { collected, baselines: [] };
  const trainedSha = await trainedShaOf(collected, place);
  const lookUp = (together: string | null) =>
    findSweep({ arm: 'baseline', location: savedAt('', together), trainedSha }, place);
  const shared = await lookUp('');
  refuseOutage(shared.search.absence, shared.search.location.text);
  const named = namesOfBaselines(shared.files);
  const areOfOther = ({ search }: FoundFiles) => search.absence?.why === 'unknown-workflow';
  const isOther = areOfOther(shared);
  if (named.length > 0 || (collected.includes('') && !isOther))
    return { collected, baselines: named };
  const whole = await lookUp(null);
  if (isOther && whole.files.length === 0 && !areOfOther(whole)) {
    const what = 'were trained by another workflow than the baselines';
    const fix = 'Train with the workflow that trains the base branch.';
    throw dataError('the sweeps of this run', what, fix);
  }
  return { collected, baselines: whole.files.length > 0 ? [''] : [] };
}

/** The commit that was trained, by the first saved sweep that says it: anybody may save more. */
async function trainedShaOf(names: readonly string[], place: Place): Promise<string | null> {
  const settings = readSettings(() => undefined);
  for (const name of names) {
    try {
      const location = name === '' ? savedAt('') : sweepOfRun(name);
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

export async function basesToTrain(
  { inputs, subject, place }: Run,
  made: readonly MadeComparison[],
  { comparisons }: RunAssessment,
) {
  const { github } = place;
  const { isOfBase, trainBase } = inputs;
  const models = inputs.models ?? [''];
  if (isOfBase || trainBase === 'never' || !subject.isForPull || github === null) return [];
  const isRed = ({ planned: { name } }: MadeComparison) =>
    comparisons.some((one) => one.name === name && canBeConfirmed(one.assessment));
  const { wantedCommit } = await onGitHub();
  const bases = new Map<string, string>();
  for (const one of made) {
    const { name } = one.planned.saved;
    const model = name === inputs.name ? '' : name;
    const isWanted =
      trainBase === 'always' || lacksBase(one) || (trainBase === 'confirm' && isRed(one));
    if (!isOfRun(one) || !isWanted || !models.includes(model)) continue;
    const query = { ...github.baseline, trainedSha: one.candidate?.source.sha ?? null };
    const base = await ifAnswered(() => wantedCommit(github.reader, query));
    if (base !== null) bases.set(model, base.sha);
  }
  return Array.from(bases, ([model, sha]) => ({ model, sha }));
}

async function withBases(
  { inputs }: Run,
  saved: readonly MadeComparison[],
  place: Place,
): Promise<MadeComparison[]> {
  const isReplaced = saved.map(
    (one) => isOfRun(one) && (inputs.trainBase === 'always' || lacksBase(one)),
  );
  const onBase = ({ planned }: MadeComparison) => {
    return { ...planned, baseline: baseOfRun(planned.saved) };
  };
  const all = saved.map((one, i) => (isReplaced[i] ? onBase(one) : one.planned));
  const made = isReplaced.includes(true) ? await compareAll(all, place) : saved;
  const judged: MadeComparison[] = [];
  for (const [i, one] of made.entries()) {
    const before = saved[i] as MadeComparison;
    const isUntrained = isReplaced[i] && one.baseline === null && before.baseline !== null;
    const isRed = !isReplaced[i] && isOfRun(one) && canBeConfirmed(one.assessment);
    const [base] = isRed ? await compareAll([onBase(one)], place) : isUntrained ? [one] : [];
    const assessment = base && confirm(before.assessment, base.assessment);
    judged.push(assessment ? { ...before, assessment } : one);
  }
  return judged;
}

/** Whether the run has trained the candidate, and the baseline is the base's. */
function isOfRun({ planned, candidate }: MadeComparison): boolean {
  const isSaved = planned.candidate.kind === 'sweep' || planned.candidate.kind === 'auto';
  return planned.baseline.kind === 'auto' && isSaved && candidate !== null;
}

/** Whether neither the base's own commit nor one before it has a sweep that can be used. */
function lacksBase({ assessment }: MadeComparison): boolean {
  const { choice } = assessment.searches.baseline;
  return lacksBaseline(assessment) || choice?.matchedBy === 'newest';
}
