import * as core from '@actions/core';
import {
  accept,
  canBeAccepted,
  enforceEarlierFailures,
  isLeftOut,
  judgeLabel,
  levelsOf,
  type Remembered,
  type RunAssessment,
  remember,
} from '../decide/index.ts';
import {
  type CommentFrame,
  NO_FRAME,
  renderRunComment,
  renderRunText,
  reportOfRun,
} from '../draw/index.ts';
import { detailOf } from '../errors.ts';
import {
  checkRuns,
  ifAnswered,
  isSameLabel,
  latestLabeling,
  permissionOf,
  pullNow,
  refusalOf,
} from '../github/index.ts';
import { PLAIN_SCREEN, plainText, quotedText } from '../print/index.ts';
import { type CheckOrder, inDigests, type ReportWriter, statementsOn } from '../publish/index.ts';
import { encodedName, type OlderTaken, onGitHub } from '../read/index.ts';
import {
  acceptanceSentence,
  headline,
  lineOf,
  nextMoves,
  type Phrase,
  runExplanations,
  runHeadline,
  say,
  state,
} from '../report/index.ts';
import { type Config, GATES, readIn } from '../settings/index.ts';
import { helpOn } from '../tool.ts';
import { baselinesOf, recordRun, saveBaselines } from './collect.ts';
import { basesToTrain, type ComparedRun, compareRun } from './comparisons.ts';
import { changedFiles, configFor, modelsWithChanges } from './plan-comparisons.ts';
import {
  placePictures,
  postCheck,
  postComment,
  repeatVerdict,
  uploadFolder,
  writeReport,
} from './publish-report.ts';
import { basesOf, explainRead, type NonEmpty, type Run, runsOf, wantsCheck } from './run.ts';
import {
  type ActionInputs,
  addToSummary,
  log,
  MAX_SUMMARY,
  urlOfRun,
  type World,
} from './world.ts';

export async function gate(inputs: ActionInputs, world: World): Promise<void> {
  const runs = await runsOf(inputs, world);
  if (typeof runs === 'string') {
    // Nothing was trained that could be judged, which is not a failure.
    core.notice(runs);
    await addToSummary(world, runs);
    return;
  }
  if (world.context.payload.merge_group) return repeatVerdict(runs[0]);
  return judgeCommit(runs);
}

/** Without a model to train it judges at once, so that no other job has to. */
export async function start(inputs: ActionInputs, world: World): Promise<void> {
  const runs = await runsOf({ ...inputs, mode: 'gate' }, world);
  const { changed, wanted } =
    typeof runs === 'string'
      ? { changed: true, wanted: [] }
      : await modelsToTrain(runs[0], inputs.models ?? ['']);
  const names = wanted.map((name) => name || 'the sweep').join(', ');
  log(names === '' ? 'There is nothing to train.' : `To train: ${names}.`);
  core.setOutput('models', JSON.stringify(wanted));
  if (typeof runs !== 'string' && !changed) await judgeCommit(runs);
}

async function modelsToTrain(run: Run, models: readonly string[]) {
  const { config } = await configFor(run);
  // Without models, the sweep is saved under the name of the workflow.
  const nameOf = (model: string) => model || run.inputs.name;
  const files = await changedFiles(run).catch(() => null);
  const names = modelsWithChanges(models.map(nameOf), files, { run, config });
  const isAgain = run.world.context.runAttempt > 1 && names.length > 0;
  // What somebody has accepted is judged on the trials that they saw.
  const isAccepted = isAgain && (await ifAnswered(() => isLabelled(run, config)));
  const saved = isAccepted ? await (await onGitHub()).savedInRun(run.place) : [];
  const isWanted = (name: string) =>
    names.includes(name) && !saved.includes(name) && !saved.includes(encodedName(name));
  return { changed: names.length > 0, wanted: models.filter((model) => isWanted(nameOf(model))) };
}

async function isLabelled({ client, subject, inputs }: Run, config: Config | null) {
  if (client === null || subject.pull === null) return false;
  const { labels, headSha } = await pullNow(client, subject.pull);
  const layers = { input: inputs.given, config, comparison: null };
  const label = readIn(layers, 'accept-label');
  return headSha === subject.headSha && labels.some((name) => isSameLabel(name, label));
}

async function judgeCommit(runs: NonEmpty<Run>): Promise<void> {
  const { unreadable } = runs[0].subject;
  if (unreadable !== null) throw unreadable;

  const judged: Judged[] = [];
  for (const run of runs) judged.push(await judge(run));
  // Bases that are to be trained first come first: then nothing is written.
  if (await asksForBases(judged)) return;
  const worst = await publishAll(judged);
  setOutputs(worst.assessed);
  conclude(worst);
}

/** A commit has one check, and the step one set of outputs: both report the worst verdict. */
async function publishAll(judged: readonly Judged[]): Promise<Judged> {
  const rankOf = ({ assessed }: Judged) => GATES.indexOf(assessed.outcome.gate);
  const worst = judged.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
  const about = {
    bases: basesOf(judged.map(({ run }) => run)),
    remembers: judged.flatMap(({ remembers }) => remembers),
    older: olderIn(judged),
  };
  const which = judged.length > 1 ? ` (#${worst.run.subject.pull})` : '';
  const noCheck = await publish(worst, which, about);
  for (const other of judged)
    if (other !== worst) await publishComment(other, { ...(await frameOf(other)), noCheck });
  return worst;
}

/** What all comparisons have taken together; null where none has looked for older sweeps. */
function olderIn(judged: readonly Judged[]): OlderTaken | null {
  const made = judged.flatMap(({ compared }) => compared.made);
  const all = made.flatMap(({ older }) => older ?? []);
  const [tip = null] = all.flatMap((one) => one.tip ?? []);
  const ids = [...new Set(all.map(({ id }) => id))];
  return made.every(({ older }) => older === null) ? null : { tip, ids };
}

/** Several pull requests of one commit have no base in common. */
async function asksForBases([judged, ...others]: readonly Judged[]): Promise<boolean> {
  if (judged === undefined || others.length > 0) return false;
  const { run, compared, assessed } = judged;
  const bases = await basesToTrain(run, compared.made, assessed);
  if (bases.length === 0) return false;
  core.setOutput('confirm', JSON.stringify(bases));
  core.notice(`${plainText(runHeadline(assessed))}. The base is trained before this counts.`);
  return true;
}

interface Judged {
  readonly run: Run;
  readonly compared: ComparedRun;
  readonly assessed: RunAssessment;
  /** What later runs on the commit are held to. */
  readonly remembers: readonly Remembered[];
  readonly acceptance: Phrase;
}

async function judge(run: Run): Promise<Judged> {
  const earlier = await earlierChecks(run);
  const taken = earlier?.flatMap(({ older }) => older ?? [])[0] ?? null;
  const compared = await compareRun(run, taken);
  const { assessed, remembers } = enforceEarlierChecks(compared.assessed, run, earlier ?? []);
  const judged = { run, compared, assessed, remembers, acceptance: [] };
  return canBeAccepted(assessed) ? withAcceptance(judged, earlier) : judged;
}

/** Publishes a verdict in the summary and as a comment; of several, all but the worst only so. */
async function publishComment(
  { run, assessed }: Judged,
  frame: CommentFrame,
  isOwn = true,
): Promise<void> {
  await addToSummary(run.world, writer(assessed, { ...frame, jobSummary: null })(MAX_SUMMARY));
  // Nobody needs to be told that nothing was trained, unless something else is said already.
  const [{ assessment }] = assessed.comparisons;
  const when = isLeftOut(assessment) ? ({ when: 'regressions' } as const) : {};
  const { gate, verdict } = assessed.outcome;
  const state = { gate, verdict, ...levelsOf(assessment) };
  if (isOwn) await postComment(run, { write: writer(assessed, frame), state, ...when });
}

/** The comment comes last: it links to the report. @returns why no check was written */
async function publish(
  judged: Judged,
  which: string,
  about: Pick<CheckOrder, 'bases' | 'remembers' | 'older'>,
): Promise<Phrase> {
  const { run, assessed, compared } = judged;
  const { inputs, world } = run;
  const baselines = baselinesOf(run, compared);
  const histories = baselines === null ? [] : await recordRun(run, baselines);
  const before = await frameOf(judged);
  const title = `${plainText(runHeadline(assessed))}${which}`;
  const check = { title, gate: assessed.outcome.gate, write: writer(assessed, before) };
  const { isOwn, noCheck } = await postCheck(run, { ...about, ...check });
  const frame = { ...before, noCheck };
  if (baselines !== null) await saveBaselines(run, baselines);
  const place = { name: inputs.name, world };
  const written = await writeReport(reportOfRun(assessed, frame), histories, place);
  const fullReport = await uploadFolder(written, run);
  await publishComment(judged, { ...frame, fullReport }, isOwn);
  return noCheck;
}

async function frameOf({ run, assessed, acceptance }: Judged): Promise<CommentFrame> {
  const { inputs, origin, runUrl: jobSummary } = run;
  const { serverUrl, actionRepository } = run.world.context;
  log(renderRunText(assessed, PLAIN_SCREEN));
  const pictures = await placePictures(run, assessed);
  const about = { name: inputs.name, origin, help: helpOn(serverUrl, actionRepository) };
  return { ...NO_FRAME, ...pictures, ...about, acceptance, jobSummary };
}

function writer(assessed: RunAssessment, frame: CommentFrame): ReportWriter {
  return (limit) => renderRunComment(assessed, frame, limit);
}

function setOutputs({ outcome, comparisons }: RunAssessment): void {
  const [{ assessment }] = comparisons;
  const { verdict, gate } = outcome;
  const { sha, runUrl } = assessment.baseline?.source ?? {};
  const none = { worse: '', better: '' };
  const outputs = {
    ...{ verdict, gate, reason: plainText(headline(assessment)) },
    ...(assessment.kind === 'compared' ? levelsOf(assessment) : none),
    ...{ 'baseline-sha': sha ?? '', 'baseline-run-url': runUrl ?? '' },
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}

function conclude({ assessed, acceptance }: Judged): void {
  const [{ assessment }] = assessed.comparisons;
  // The first run on the default branch has no baseline.
  const isFirst = assessed.outcome.code === 'no-baseline' && assessment.settings.gate.informOnly;
  const tell = isFirst || isLeftOut(assessment) ? core.notice : core.warning;
  const telling = { fail: core.setFailed, neutral: tell, pass: null };
  telling[assessed.outcome.gate]?.(messageOf(assessed, acceptance));
}

function messageOf(assessed: RunAssessment, acceptance: Phrase): string {
  const headline = state('verdict', say`${runHeadline(assessed)}.`);
  const moves = state('next', nextMoves(assessed, acceptance));
  return quotedText(lineOf([...headline, ...runExplanations(assessed), ...moves]));
}

type EarlierChecks = Awaited<ReturnType<typeof statementsOn>>;

/**
 * What the checks of this instance on the commit say, newest run first; null if there is none to look for, or the token
 * may not read any. In an outage there is no verdict: it could cover a failure that stands.
 */
async function earlierChecks(run: Run): Promise<EarlierChecks | null> {
  const { client, subject, instance, judging } = run;
  if (client === null || !wantsCheck(run)) return null;
  const of = { ...instance, run: judging, headSha: subject.headSha };
  return statementsOn(checkRuns(client), of).catch((error) => {
    const refusal = refusalOf(error);
    if (refusal !== null && refusal !== 'unreachable') return null;
    throw explainRead(error, { fault: 'data', where: 'the earlier checks of this commit' }, '');
  });
}

/** With the failures of earlier runs that stand; jobs of this attempt have drawn the same trials. */
function enforceEarlierChecks(
  assessed: RunAssessment,
  { world, subject }: Run,
  earlier: EarlierChecks,
) {
  const others = earlier.filter(({ isOfThisAttempt }) => !isOfThisAttempt);
  const runs = others.map(({ run: { id }, remembers }) => {
    return { url: urlOfRun(world, id), remembers };
  });
  const own = inDigests(remember(assessed, subject.baseBranch));
  const { run, known } = enforceEarlierFailures(assessed, own, runs);
  return { assessed: run, remembers: known };
}

/**
 * Accepted, if a maintainer has accepted the failing result on this commit; else with how to accept it, or why the label
 * does not count. It is read from GitHub: a run that is started again still has the event of its first attempt.
 */
async function withAcceptance(judged: Judged, earlier: EarlierChecks | null): Promise<Judged> {
  const { run, compared, assessed, remembers } = judged;
  const { client, subject, inputs } = run;
  const { pull: number, headSha } = subject;
  const { label } = compared;
  const without = (refusal: Parameters<typeof acceptanceSentence>[1]) => {
    return { ...judged, acceptance: acceptanceSentence(label, refusal) };
  };
  // The label counts from the check that fails on.
  if (client === null || number === null || inputs.check === 'never') return judged;
  let lacking: 'pull-requests' | 'collaborators' = 'pull-requests';
  try {
    const pull = await pullNow(client, number);
    if (pull.headSha !== headSha) return judged;
    if (!pull.labels.some((name) => isSameLabel(name, label))) return without(null);
    const set = await latestLabeling(client, { number, label });
    const failures = earlier?.filter(
      ({ hasFailed, remembers }) => hasFailed && remembers.some(({ failure: failed }) => failed),
    );
    if (!failures) return without({ why: 'unreadable', what: 'checks', lacking: 'checks' });
    lacking = 'collaborators';
    const permission = set?.isPerson ? await permissionOf(client, set.login) : null;
    const failure = { title: plainText(runHeadline(assessed)), remembers };
    const { author } = pull;
    const answer = judgeLabel({ label, set, permission, failures, failure, author });
    return 'why' in answer ? without(answer) : { ...judged, assessed: accept(assessed, answer) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const what = detailOf(error, 'message');
    const may = refusal === 'unreachable' ? null : lacking;
    return without({ why: 'unreadable', what, lacking: may });
  }
}
