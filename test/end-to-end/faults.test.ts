import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outsideCode } from '../support/markdown.ts';
import { savedSweepJson } from '../support/saved-sweep-json.ts';
import { patternOf } from '../support/server-faults.ts';
import { PLAIN, type Step, type StepRun, SWEEPS, useRepository } from '../support/training.ts';
import messages from './fault-messages.json';
import { BOUNDS, CASES, type Case, commentsOf, inZip, NO_SUMMARY, type Sweep } from './faults.ts';

const repository = useRepository();
let runId = 900;

/** Saves a sweep where the run looks for it. */
async function store(
  name: string,
  { stored, artifact = (sweep) => inZip(sweep()), byFork = false }: Case,
): Promise<void> {
  const { github } = repository;
  const base = github.tip('main') ?? '';
  const { headSha, branch: headBranch } = github.pullRequest();
  const by =
    stored === 'as the candidate'
      ? { event: 'pull_request', headSha, headBranch }
      : { event: 'push', headSha: base, headBranch: 'main' };
  github.addRun({ id: runId, ...by, ...(byFork ? { headRepositoryId: 4242 } : {}) });
  const sweep: Sweep = ({ training, ...saved } = {}) =>
    savedSweepJson({ training: { name, sha: base, ...training }, ...saved });
  github.addArtifact({ name: `tuning-gate-sweep-${name}`, run: runId, ...artifact(sweep) });
}

/** Runs a case under a name of its own. */
async function play(one: Case) {
  const { stored, before, meanwhile, faults = [], twice = false } = one;
  const { github } = repository;
  runId += 1;
  const name = `case-${runId}`;
  await before?.(name, github);
  if (stored !== undefined) await store(name, one);
  const sweeps = {
    'in files': { baseline: 'baseline.csv' },
    'as the baseline': {},
    'as a named baseline': { baseline: `run:${runId}:tuning-gate-sweep-${name}` },
    'as the candidate': { mode: 'gate', candidate: '', baseline: 'baseline.csv' },
  }[stored ?? 'in files'];
  const { env, policy } = one;
  const event = one.starts?.(github, runId) ?? github.pullRequestEvent();
  const isOfPull = event.name.startsWith('pull_request') || event.name === 'workflow_run';
  const headSha = isOfPull ? github.pullRequest().headSha : event.sha;
  await meanwhile?.(github);
  const step: Step = {
    event,
    runId: stored === 'as the candidate' ? runId : 100_000 + runId,
    trains: one.trains ?? SWEEPS.same,
    files: { 'baseline.csv': SWEEPS.baseline },
    inputs: { ...PLAIN, name, ...sweeps, ...one.inputs },
    ...(env && { env }),
    ...(policy && { policy }),
  };
  github.fault(...faults);
  const runs = twice
    ? [
        repository.trainAndGate({ ...step, bundled: true }),
        repository.trainAndGate({ ...step, runId: 200_000 + runId, bundled: true }),
      ]
    : [repository.trainAndGate(step)];
  const ended = (await Promise.all(runs)) as [StepRun, ...StepRun[]];
  github.heal();
  return { runs: ended, name, headSha };
}

/** What a run has left on GitHub. */
async function writtenBy({ name, headSha }: Awaited<ReturnType<typeof play>>) {
  const { github } = repository;
  const checks = github.checks(headSha).filter((check) => check.name.includes(name));
  const own = commentsOf(name, github).filter(({ author }) => author !== 'reviewer');
  const visible = own.filter(({ minimized }) => !minimized);
  return { checks, comments: visible };
}

interface Row {
  readonly title: string;
  readonly verdict: string;
  readonly exit: string;
  readonly written: string;
  readonly bound: string;
}

/** What docs/internals/faults.md promises. */
function readPage(): Row[] {
  const rows = readFileSync('docs/internals/faults.md', 'utf8').matchAll(
    /^\| (?!Verdict|:)(.+) \|$/gm,
  );
  return [...rows].flatMap(([, row = '']) => {
    const [verdict = '', exit = '', written = '', bound = '', titles = ''] = row.split(' | ');
    return titles.split('; ').map((title) => ({ title, verdict, exit, written, bound }));
  });
}

function verdictOf({ outputs: { verdict = '', gate } }: StepRun): string {
  if (gate === undefined) return 'none';
  return gate === 'pass' ? 'stands' : `\`${verdict}\`, ${gate}`;
}

function boundOf({ bound }: Case): string {
  return BOUNDS[bound] === 0 ? 'at once' : `${BOUNDS[bound] / 1000} s`;
}

const REPORT =
  /^tuning-gate[\w.-]*\/(sweep\.json|report\.(json|html)|comment\.md|(trials|curves)\.csv|chart-(light|dark)\.(svg|png))$/;
/** The last words above the fold. */
const ORIGIN = /\n(<sub>.+ · )?Commit [0-9a-f]{7}, \[this run\]\(https:[^)]+\)\.(<\/sub>)?\s*$/;
const STACK = /^\s+at .+:\d+/m;

/** Nothing is half-written: a fault leaves whole reports and whole files, or none. */
function expectWhole(runs: readonly StepRun[], comments: readonly string[]): void {
  for (const { stdout, stderr, tempFiles } of runs) {
    expect(`${stdout}${stderr}`).not.toMatch(STACK);
    expect(tempFiles.filter((file) => !REPORT.test(file))).toEqual([]);
  }
  for (const text of [...runs.map(({ summary }) => summary), ...comments]) {
    const markup = outsideCode(text);
    for (const tag of ['details', 'summary']) {
      expect(markup.split(`<${tag}>`)).toHaveLength(markup.split(`</${tag}>`).length);
    }
  }
  // Who is sent to the full report finds it.
  const uploaded = runs.flatMap(({ outputs }) => outputs['artifact-url'] ?? []);
  const links = comments.flatMap((body) => /\[report\]\(([^)]+)\)/.exec(body)?.[1] ?? []);
  expect(links).toHaveLength(uploaded.length === 0 ? 0 : comments.length);
  for (const link of links) expect(uploaded).toContain(link);
  for (const body of comments) {
    const [unfolded] = body.split('<details>');
    expect(unfolded).toMatch(ORIGIN);
  }
}

const exchanges = () => [...repository.github.requests, ...repository.github.storageRequests];

/** The secrets of a run that can be read where others read: log, report, GitHub. */
async function secretsIn(run: StepRun): Promise<string[]> {
  const { github } = repository;
  const files = run.tempFiles.map((file) => readFile(join(run.tempDir, file), 'latin1'));
  const requests = github.requests.map(({ path, requestBody }) => `${path} ${requestBody}`);
  const { stdout, stderr, summary, outputs } = run;
  // The runner does not show what it is told to mask, nor these lines themselves.
  const masked = [...stdout.matchAll(/^::add-mask::(.+)$/gm)].map(([, value = '']) => value);
  const log = masked.reduce((shown, value) => shown.replaceAll(value, '***'), stdout);
  const report = await run.report();
  const all = [log, stderr, summary, JSON.stringify([outputs, report]), ...requests];
  const text = [...all, ...(await Promise.all(files))].join('\n');
  // A runtime token is a JWT; an address of the storage is signed.
  const signed = text.match(/\beyJ[\w-]{10,}\.eyJ|\bsig=\w{8,}/g) ?? [];
  return [...Object.values(github.tokens).filter((token) => text.includes(token)), ...signed];
}

const MESSAGES: Readonly<Record<string, string>> = messages;
const ROWS = readPage();

test('docs/internals/faults.md has every case, and only these', () => {
  const titles = ROWS.map(({ title }) => title);
  expect(titles.sort()).toEqual(Object.keys(CASES).sort());
  expect(titles).toEqual(expect.arrayContaining(Object.keys(MESSAGES)));
});

test.each(ROWS)('$title', async ({ title, ...row }) => {
  const one: Case = CASES[title] ?? { bound: 'at once' };
  const faultsMet = () => exchanges().filter(({ answeredBy }) => answeredBy === 'fault').length;
  const before = faultsMet();

  const played = await play(one);

  const { runs, name } = played;
  const [run] = runs;
  if (one.faults !== undefined) expect(faultsMet()).toBeGreaterThan(before);
  const { checks, comments } = await writtenBy(played);
  // Of two jobs, the one that ends last may find that the other is the newer one.
  expect(checks.slice(one.twice ? -1 : 0)).toHaveLength(/both|check/.test(row.written) ? 1 : 0);
  expect(comments).toHaveLength(/both|comment/.test(row.written) ? 1 : 0);
  const { exitCode } = run;
  expect({ verdict: verdictOf(run), exit: String(exitCode), bound: boundOf(one) }).toEqual({
    verdict: row.verdict,
    exit: row.exit,
    bound: row.bound,
  });
  const texts = [...run.errors, ...run.warnings];
  const shown = texts.map((message) => message.replaceAll(name, 'NAME'));
  const message = MESSAGES[title];
  expect(shown).toEqual(message === undefined ? [] : [expect.stringMatching(patternOf(message))]);
  if (title !== NO_SUMMARY) expect(run.summary).toContain(one.says ?? '**');
  expectWhole(
    runs,
    comments.map(({ body }) => body),
  );
  expect(await secretsIn(run)).toEqual([]);
  await one.after?.(name, repository.github, run);
});

test('wherever an outage begins, a candidate that is worse does not pass, and the step says why', async () => {
  const { github } = repository;
  await repository.trainMain({ run: 801 });
  const event = github.pullRequestEvent();
  await repository.save(SWEEPS.worse, { event, runId: 950 });
  const restore = github.save();
  for (let after = 0; ; after += 2) {
    restore();
    github.fault({ on: '…', kind: '500', after, times: 999 });
    const before = exchanges().length;
    const run = await repository.gate({ event, runId: 950 });
    github.heal();

    expect(run).toMatchObject({ exitCode: 1, outputs: { gate: 'fail' } });
    expect(run.errors.join()).toMatch(/\S\. \S.*\.$/);
    const bodies = github.comments().map(({ body }) => body);
    expectWhole([run], bodies);
    const passing = repository.checks().filter(({ conclusion }) => conclusion !== 'failure');
    expect(passing).toEqual([]);
    const asked = exchanges().slice(before);
    if (asked.every(({ answeredBy }) => answeredBy === 'double')) break;
  }
});
