import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as core from '@actions/core';
import { isFailure, type RunAssessment } from '../decide/index.ts';
import {
  type CommentFrame,
  type HistoryReport,
  inEachVersion,
  type Picture,
  picturesOfRun,
  type Report,
} from '../draw/index.ts';
import { detailOf, UserError } from '../errors.ts';
import {
  checkRuns,
  commentThread,
  ifAnswered,
  openPulls,
  pullNow,
  withDeadline,
} from '../github/index.ts';
import { codeSpan, plainText } from '../print/index.ts';
import { printable } from '../printable.ts';
import {
  type CheckOrder,
  type CommentOrder,
  canUpload,
  checkName,
  explainFailure,
  filesOf,
  historyFiles,
  inFolder,
  isForbidden,
  makeAll,
  NoChartBranch,
  publishCheck,
  publishComment,
  reportName,
  standingVerdict,
  storeCharts,
  uploadFiles,
  writeFiles,
} from '../publish/index.ts';
import { DATA_BRANCH, encodedName } from '../read/index.ts';
import { type Phrase, say } from '../report/index.ts';
import { OPTIONS } from '../settings/index.ts';
import { basesOf, explainRead, type Run, wantsCheck } from './run.ts';
import { addToSummary, attempt, log, type World } from './world.ts';

/** Puts the charts where the comment can show them; if that fails, they are drawn with characters. */
export async function placePictures(
  run: Run,
  assessed: RunAssessment,
): Promise<Pick<CommentFrame, 'picture' | 'pictures'>> {
  const { inputs, subject } = run;
  const none = { pictures: new Map(), picture: pictureOf(run) };
  const isAsked = inputs.charts === 'branch';
  const isStored = isAsked || (inputs.charts === 'auto' && !hasOwnServer(inputs));
  // Nothing is pushed only for the summary of a run.
  if (!isStored || inputs.comment === 'never' || subject.pull === null) return none;
  try {
    return { ...none, pictures: await storePictures(run, assessed) };
  } catch (error) {
    // Nobody asked for the branch where it was only tried.
    if (isAsked) core.warning(explainFailure(error, 'chart'));
    else if (!(error instanceof NoChartBranch)) log(explainFailure(error, 'chart'));
    return none;
  }
}

function hasOwnServer({ quickchartUrl }: Run['inputs']): boolean {
  return quickchartUrl !== OPTIONS['quickchart-url'].default;
}

async function storePictures(
  { client, inputs: { name: instance, charts: wanted }, world }: Run,
  assessed: RunAssessment,
): Promise<ReadonlyMap<string, Picture>> {
  const charts = picturesOfRun(assessed);
  if (charts.size === 0 || client === null) return new Map();
  const { runId: run, runAttempt: attempt } = world.context;
  // A picture is not worth a longer wait.
  const { sha, paths } = await withDeadline(60_000, () =>
    storeCharts(client, charts, { run, attempt, instance, isMade: wanted === 'branch' }),
  );
  log(`Stored the ${charts.size === 1 ? 'chart' : 'charts'} at ${sha} of ${DATA_BRANCH}.`);
  const { serverUrl, repository } = world.context;
  // By commit, because the branch moves on; and not at the raw-content host, which readers of a
  // private repository cannot reach.
  const address = (path: string) => `${serverUrl}/${repository}/blob/${sha}/${path}?raw=true`;
  const pictures = new Map<string, Picture>();
  for (const [comparison, at] of paths) {
    const images = inEachVersion((version) => address(at[version]));
    pictures.set(comparison, { kind: 'stored', ...images });
  }
  return pictures;
}

/**
 * Where a chart is drawn that is not stored. What is not certainly public goes to no third party unless somebody
 * asked for it, by `charts: quickchart` or by naming a server. `internal` counts as private.
 */
function pictureOf({ inputs, world }: Run): Picture {
  const { charts, quickchartUrl: server } = inputs;
  if (charts === 'quickchart') return { kind: charts, server };
  if (charts !== 'auto') return { kind: charts === 'none' ? charts : 'forest' };
  const { serverUrl, payload } = world.context;
  const { visibility = 'public', private: isPrivate } = payload.repository ?? {};
  const isPublic = isPrivate === false && visibility === 'public';
  const isOnGitHub = new URL(serverUrl).hostname === 'github.com';
  return hasOwnServer(inputs) || (isOnGitHub && isPublic)
    ? { kind: 'quickchart', server }
    : { kind: 'forest', isFallback: true };
}

/** A file of the report that cannot be made or written only causes a warning. */
export async function writeReport(
  report: Report,
  histories: readonly HistoryReport[],
  { name, world }: { readonly name: string; readonly world: Pick<World, 'home' | 'make'> },
) {
  const { home } = world;
  const folder = folderOf('tuning-gate', name);
  const ofHistories = histories.flatMap((history) => historyFiles(history, home));
  const all = [...filesOf(report, home), ...ofHistories];
  const files: string[] = [];
  const made: Awaited<ReturnType<typeof makeAll>> = [];
  for (const planned of inFolder(folder, all)) {
    const makeIt = () => makeAll([{ ...planned, make: () => world.make(planned) }]);
    const what = `report’s ${basename(planned.path)}`;
    await attempt(what, async () => made.push(...(await makeIt())));
  }
  await attempt('report files', async () => {
    await writeFiles(made);
    core.setOutput('report-dir', folder);
    core.setOutput('report-json', join(folder, 'report.json'));
    files.push(...made.map(({ path }) => path));
  });
  return { folder, files };
}

/** An instance's own folder, which the runner empties after the job. */
export function folderOf(purpose: string, name: string): string {
  const parts = [purpose, encodedName(name)].filter(Boolean);
  return join(process.env.RUNNER_TEMP ?? tmpdir(), parts.join('-'));
}

/** @returns the URL of the artifact; null if there is none. A failure only causes a warning. */
export async function uploadFolder(
  { folder, files }: Awaited<ReturnType<typeof writeReport>>,
  { inputs, runUrl, world }: Pick<Run, 'inputs' | 'runUrl' | 'world'>,
): Promise<string | null> {
  if (!inputs.uploadReport || files.length === 0) return null;
  if (!canUpload(world.context.serverUrl)) {
    log('The report was not uploaded: this GitHub does not accept artifacts from here.');
    return null;
  }
  try {
    const { retentionDays } = inputs;
    const upload = { name: reportName(inputs.name), files, folder, retentionDays, replaces: true };
    const url = `${runUrl}/artifacts/${await uploadFiles(upload, world.policy.maxUpload)}`;
    core.setOutput('artifact-url', url);
    return url;
  } catch (error) {
    const cause = printable(detailOf(error, 'message'), 300).replace(/\.$/, '');
    core.warning(
      `The report could not be uploaded as an artifact: ${cause}. Its files are in \`report-dir\`.`,
    );
    return null;
  }
}

/**
 * A refusal leaves the verdict as it is, since the token of a fork's run may only read. Any other failure fails the
 * step: a required check that never appears blocks forever, and one that stays from before may say the opposite.
 *
 * @returns whether the comment is this step's, for another job of the run may speak under its name; and what the
 *   comment says if no check was written that was wanted
 */
export async function postCheck(
  run: Run,
  content: Pick<CheckOrder, 'bases' | 'remembers' | 'older' | 'title' | 'gate' | 'write'>,
): Promise<{ readonly isOwn: boolean; readonly noCheck: Phrase }> {
  const { world, client, subject, live, instance, judging, runUrl } = run;
  const why = whyNoCheck(run);
  if (why !== null) log(`No check was written: ${why}.`);
  const isOwn = true;
  if (why !== null || client === null || (await live())?.isStale) return { isOwn, noCheck: [] };
  const { headSha } = subject;
  const { step } = world;
  const openBases = async () => {
    const pulls = await ifAnswered(() => openPulls(client));
    return pulls?.flatMap((pull) => (pull.headSha === headSha ? pull.baseBranch : [])) ?? null;
  };
  const about = { run: judging, headSha, step, openBases, detailsUrl: runUrl };
  const order = { ...content, ...instance, ...about };
  try {
    const outcome = await publishCheck(checkRuns(client), order, client.policy);
    if (outcome.url !== null) core.setOutput('check-url', outcome.url);
    return { isOwn: outcome.done !== 'taken-here', noCheck: tellOutcome(outcome, order) };
  } catch (error) {
    tellFailure(error, 'check', run);
    return { isOwn, noCheck: SEE_LOG };
  }
}

function tellOutcome(
  { done }: Awaited<ReturnType<typeof publishCheck>>,
  { name, headSha }: Pick<CheckOrder, 'name' | 'headSha'>,
): Phrase {
  switch (done) {
    case 'written':
      log(`Wrote the check “${checkName(name)}” on ${headSha.slice(0, 7)}.`);
      return [];
    case 'outdated':
      log('A newer run has already written this check; this one leaves it alone.');
      return [];
    case 'failing-elsewhere':
      core.warning(plainText(FAILING_ELSEWHERE));
      return FAILING_ELSEWHERE;
    default: {
      const other = done === 'taken' ? 'workflow' : 'job or step of this run';
      const what = `is already the check of another ${other}. Give each of them its own input \`name\`.`;
      core.setFailed(`On this commit, ${codeSpan(checkName(name))} ${what}`);
      return SEE_LOG;
    }
  }
}

/** Where no permission would help, it is said once. */
function tellFailure(error: unknown, what: 'check' | 'comment', run: Run): void {
  if (isForbidden(error) && isReadOnly(run.world)) {
    if (what === 'check' || whyNoCheck(run) !== null) core.warning(READ_ONLY);
    return;
  }
  const isBlocking = what === 'check' && !isForbidden(error);
  (isBlocking ? core.setFailed : core.warning)(explainFailure(error, what));
}

const FAILING_ELSEWHERE = say`No check was written: the one on this commit fails for the base of another open pull request, and a commit has only one. Push a commit to have it judged anew.`;
const SEE_LOG = say`No check was written: the log of the run says why.`;

function whyNoCheck({ inputs, client, subject }: Run): string | null {
  if (inputs.check === 'never') return 'the input `check` is `never`';
  if (!wantsCheck({ inputs, subject }))
    return 'this run does not belong to a pull request, and the input `check` is not `always`';
  return client === null ? 'the step has no `github-token`' : null;
}

/** A failure leaves the verdict as it is. */
export async function postComment(
  run: Run,
  content: Pick<CommentOrder, 'write' | 'state'> & Partial<Pick<CommentOrder, 'when'>>,
): Promise<void> {
  const { inputs, client, subject, live, instance, judging } = run;
  const when = inputs.comment;
  const { pull: number, headSha: sha } = subject;
  const without = (reason: string) => log(`No comment was posted: ${reason}.`);
  if (when === 'never') return without('the input `comment` is `never`');
  if (client === null) return without('the step has no `github-token`');
  if (subject.unreadable !== null) return without('its pull request could not be read');
  if (number === null) return without('this run does not belong to a pull request');
  const now = await live();
  if (now?.isStale) return;
  if (now !== null && now.headSha !== sha)
    return without('the pull request has moved on from this commit, and its newer run will report');
  const order = { when, ...content, ...instance, run: judging };
  try {
    const thread = commentThread(client, number);
    const { url, note } = await publishComment(thread, order, client.policy);
    if (url !== null) core.setOutput('comment-url', url);
    if (note !== null) log(note);
  } catch (error) {
    tellFailure(error, 'comment', run);
  }
}

const READ_ONLY =
  'Neither check nor comment was written: GitHub gives runs for forks and for Dependabot a token that may only read. A workflow on `workflow_run` can write both. The whole report is in the job summary.';

/** Whether no permission would let the run write. */
function isReadOnly({ context: { eventName, payload, actor } }: World): boolean {
  const { pull_request: pull, repository } = payload;
  const isOfFork = pull != null && pull.head.repo?.id !== repository?.id;
  return eventName === 'pull_request' && (isOfFork || actor === 'dependabot[bot]');
}

/** The branch of a merge queue: `gh-readonly-queue/main/pr-7-0123…`. */
const QUEUE = /^refs\/heads\/gh-readonly-queue\/.+\/pr-([1-9]\d{0,9})-[0-9a-f]{40}$/;

/** A queue trains nothing: without a repeated verdict, a required check would never appear. */
export async function repeatVerdict(run: Run): Promise<void> {
  const { inputs, world, subject } = run;
  if (inputs.check === 'never') return log('The verdict is not repeated: `check` is `never`.');
  const number = Number(QUEUE.exec(world.context.payload.merge_group?.head_ref ?? '')?.[1] ?? 0);
  const standing = number > 0 ? await verdictOn(number, run) : null;
  if (standing === null)
    throw new UserError({
      fault: 'unjudged',
      where: 'merge queue',
      what: `the pull request has no check ${JSON.stringify(checkName(inputs.name))} for the base ${JSON.stringify(subject.baseBranch)} whose verdict could be repeated`,
      fix: `Queue it again when it has one; require the check on the branch, so that it has to, and give the job ${READ_VERDICT}.`,
    });

  const { gate, title } = standing;
  const report = `The verdict on #${number}, repeated for the merge queue.\n\n${standing.report}`;
  const write = (limit: number) => (report.length <= limit ? report : standing.report);
  log(`#${number}: ${title}`);
  core.setOutput('gate', gate);
  core.setOutput('reason', title);
  await addToSummary(world, report);
  const about = { bases: basesOf([run]), remembers: [] };
  await postCheck(run, { ...about, title, write, gate });
  if (isFailure(standing)) core.setFailed(title);
}

async function verdictOn(number: number, { client, inputs, judging, subject }: Run) {
  if (client === null) return null;
  try {
    const { headSha } = await pullNow(client, number);
    const of = { headSha, name: inputs.name, run: judging };
    return await standingVerdict(checkRuns(client), of, subject.baseBranch);
  } catch (error) {
    const about = { fault: 'settings', where: `the verdict on #${number}` } as const;
    throw explainRead(error, about, READ_VERDICT);
  }
}

const READ_VERDICT = '`permissions: checks: write` and `pull-requests: read`';
