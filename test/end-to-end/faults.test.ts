import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { MAX_RETRYING_MS, RETRY_POLICY, type RetryPolicy } from '../../src/github/retry-policy.ts';
import { writeMarker } from '../../src/publish/comment-marker.ts';
import { type Crafted, craftZip } from '../read/zips.ts';
import { ask, repositoryPath } from '../support/github-api.ts';
import type { SeededArtifact } from '../support/github-artifacts.ts';
import type { Fault, FaultKind } from '../support/github-faults.ts';
import { outsideCode } from '../support/outside-code.ts';
import { savedSweepJson } from '../support/saved-sweep-json.ts';
import {
  type Step,
  type StepRun,
  SWEEPS,
  said,
  startTrainingRepository,
  type TrainingRepository,
} from '../support/training-repository.ts';

let repository: TrainingRepository;
let runId = 900;

beforeAll(async () => {
  repository = await startTrainingRepository();
});

afterEach(() => repository.github.heal());

afterAll(async () => {
  const { storageRequests } = repository.github;
  await repository.stop();
  // A signed address is a right of its own; the token is for GitHub alone.
  const downloads = storageRequests.filter(({ method }) => method === 'GET');
  expect(downloads).not.toEqual([]);
  expect(downloads.filter(({ authorized }) => authorized)).toEqual([]);
});

/** How long a fault can hold a run up, by what it happens to. */
const BOUNDS = {
  'at once': 0,
  reading: RETRY_POLICY.maxRequest,
  writing: MAX_RETRYING_MS + RETRY_POLICY.betweenNotifications + RETRY_POLICY.maxRequest,
  downloading: RETRY_POLICY.maxDownload + RETRY_POLICY.maxRequest,
  uploading: RETRY_POLICY.maxUpload,
} as const;

type Sweep = (training?: Parameters<typeof savedSweepJson>[0]) => string;
type Stored = Omit<SeededArtifact, 'name' | 'run'>;

interface Case extends Pick<Step, 'env' | 'inputs'> {
  readonly bound: keyof typeof BOUNDS;
  readonly faults?: readonly Fault[];
  /** What is compared: two files, or a file and what is stored as this. */
  readonly stored?: 'as the baseline' | 'as a named baseline' | 'as the candidate';
  /** The artifact, if it is not a sweep in a zip. */
  readonly artifact?: (sweep: Sweep) => Stored;
  /** What happens between the event and the run. */
  readonly meanwhile?: () => Promise<unknown>;
  /** Whether another run does the same at the same time. */
  readonly twice?: boolean;
  /** Whether a fork's run has saved it. */
  readonly byFork?: boolean;
  /** What happens before the run, whose input `name` is given. */
  readonly before?: (name: string) => Promise<unknown>;
  /** A remark in the summary. */
  readonly says?: string;
  /** What else is true after it. */
  readonly after?: (name: string) => Promise<unknown>;
  readonly policy?: Partial<RetryPolicy>;
}

const COMMENT = 'POST …/comments';
const CHECK = 'POST …/check-runs';
const ZIP = 'GET …/zip';
const STORAGE = 'GET /artifacts/…';
const UPLOAD = 'POST …/CreateArtifact';

const on = (kind: FaultKind, places: string | readonly string[], more: Partial<Fault> = {}) => ({
  faults: [places].flat().map((on): Fault => ({ on, kind, ...more })),
});
const WRITES = [COMMENT, CHECK];
const WAITS = { retryAfter: 1 };
const ALWAYS = { times: 99 };
const IMPATIENT = { maxAnswer: 400, maxSilence: 400, maxRequest: 1500, maxDownload: 3000 };
const ZEROS = Buffer.alloc(4 * 2 ** 20);

const inZip = (sweep: string) => ({ files: { 'sweep.json': sweep } });
const crafted = (entry: Crafted) => ({ body: craftZip([entry]) });

const ofAnother = (sweep: Sweep) => inZip(sweep({ training: { name: 'other' } }));
const CSV = { body: Buffer.from(SWEEPS.baseline) };

const writing = { bound: 'writing' } as const;
const baseline = { bound: 'downloading', stored: 'as the baseline' } as const;
const named = { bound: 'downloading', stored: 'as a named baseline' } as const;
const candidate = { bound: 'downloading', stored: 'as the candidate' } as const;
const atOnce = { bound: 'at once' } as const;

const NO_SUMMARY = 'The file of the job summary is missing';

/** By their titles in docs/faults.md, which says what is to come of them. */
const CASES: Readonly<Record<string, Case>> = {
  // The comment and the check.
  'The comment is refused (403)': { ...atOnce, ...on('403', COMMENT) },
  'The check is refused (403)': { ...atOnce, ...on('403', CHECK) },
  '429 with `Retry-After`, twice': { ...writing, ...on('429', WRITES, { ...WAITS, times: 2 }) },
  '429 with `Retry-After`, always, for the comment': {
    ...writing,
    ...on('429', COMMENT, { ...WAITS, ...ALWAYS }),
  },
  '429 without `Retry-After`': { ...writing, ...on('429', WRITES) },
  '429 without `Retry-After`, always, for the check': { ...writing, ...on('429', CHECK, ALWAYS) },
  'The secondary rate limit (403)': { ...writing, ...on('secondary-limit', WRITES) },
  'The secondary rate limit with `Retry-After`': {
    ...writing,
    ...on('secondary-limit', WRITES, WAITS),
  },
  'The secondary rate limit, always, for the comment': {
    ...writing,
    ...on('secondary-limit', COMMENT, ALWAYS),
  },
  '500 twice, then an answer': { ...writing, ...on('500', WRITES, { times: 2 }) },
  '500 always, for the comment': { ...writing, ...on('500', COMMENT, ALWAYS) },
  'An HTML page (502)': { ...writing, ...on('502', WRITES) },
  'An HTML page (502) always, for the check': { ...writing, ...on('502', CHECK, ALWAYS) },
  'An HTML page (502) always, for the check, with `check: always`': {
    ...writing,
    ...on('502', CHECK, ALWAYS),
    inputs: { check: 'always' },
  },
  'The connection breaks before the write': { ...writing, ...on('reset', WRITES) },
  'The connection breaks after the write': { ...writing, ...on('lost-answer', WRITES) },
  'The answer is cut off': { ...writing, ...on('cut-body', WRITES) },
  'No answer comes': { ...writing, ...on('stalled', WRITES), policy: IMPATIENT },
  'The answer stalls half-way': { ...writing, ...on('stalled-body', WRITES), policy: IMPATIENT },
  'Another JSON comes from a proxy': { ...writing, ...on('other-json', WRITES) },
  'The list of comments is cut off': { ...writing, ...on('cut-body', 'GET …/comments') },
  'Earlier runs left the comment three times': {
    ...atOnce,
    before: (name) => commentAs('workflow', name, 3),
  },
  'A stranger’s comment has our marker': {
    ...atOnce,
    before: (name) => commentAs('reviewer', name, 1),
    after: async (name) => {
      const strange = (await commentsOf(name)).filter(({ author }) => author === 'reviewer');
      expect(strange).toMatchObject([{ minimized: false, body: markedBody(name) }]);
    },
  },
  'The comment is deleted while it is updated': {
    ...atOnce,
    ...on('410', 'PATCH …/issues/comments/…'),
    before: (name) => commentAs('workflow', name, 1),
  },
  'Two jobs report at once': { ...atOnce, twice: true },
  // The pull request, the summary and the report.
  'The pull request is closed meanwhile': {
    ...atOnce,
    meanwhile: () => repository.github.setPullState('closed'),
    after: () => repository.github.setPullState('open'),
  },
  'The pull request moves on meanwhile': {
    ...atOnce,
    says: 'has moved on from this commit',
    meanwhile: () => repository.github.pushToPullRequest(),
  },
  [NO_SUMMARY]: {
    ...atOnce,
    env: { GITHUB_STEP_SUMMARY: '/dev/null/nowhere' },
  },
  'The folder for the report is not writable': {
    ...atOnce,
    env: { RUNNER_TEMP: '/dev/null/nowhere' },
  },
  'The upload of the report is refused (403)': { bound: 'uploading', ...on('403', UPLOAD) },
  'The upload of the report fails once (500)': { bound: 'uploading', ...on('500', UPLOAD) },
  'The upload of the report always fails (500)': {
    bound: 'uploading',
    ...on('500', UPLOAD, ALWAYS),
    policy: { maxUpload: 1000 },
  },
  'The upload of the report gets no answer': {
    bound: 'uploading',
    ...on('stalled', UPLOAD, ALWAYS),
    policy: { maxUpload: 1000 },
  },
  'The step may not upload artifacts': { ...atOnce, env: { ACTIONS_RUNTIME_TOKEN: '' } },
  // Saved sweeps.
  'The token may not list artifacts (403)': {
    ...atOnce,
    ...on('403', 'GET …/actions/artifacts'),
    stored: 'as the baseline',
  },
  'The list of artifacts fails always (500)': {
    bound: 'reading',
    ...on('500', 'GET …/actions/artifacts', ALWAYS),
    stored: 'as the baseline',
  },
  'The list of artifacts comes from a proxy': {
    bound: 'reading',
    ...on('other-json', 'GET …/artifacts', ALWAYS),
    stored: 'as the candidate',
  },
  'The list of artifacts is cut off once': {
    bound: 'reading',
    ...on('cut-body', 'GET …/artifacts'),
    stored: 'as the candidate',
  },
  'The candidate is not found (404)': { ...candidate, ...on('404', ZIP) },
  'The candidate has expired (410)': { ...candidate, ...on('410', ZIP) },
  'The candidate may not be read (403)': { ...candidate, ...on('403', ZIP) },
  'The baseline is not found (404)': { ...baseline, ...on('404', ZIP) },
  'The baseline has expired (410)': { ...baseline, ...on('410', ZIP) },
  'The storage does not have the baseline (404)': { ...baseline, ...on('404', STORAGE) },
  'A download is rate-limited with `Retry-After` (429)': { ...named, ...on('429', ZIP, WAITS) },
  'A download is rate-limited without `Retry-After` (429)': { ...named, ...on('429', ZIP) },
  'A download gets 500 twice': { ...named, ...on('500', STORAGE, { times: 2 }) },
  'A download always gets 500': { ...candidate, ...on('500', STORAGE, ALWAYS) },
  'A download is reset': { ...named, ...on('reset', STORAGE) },
  'A download gets no answer once': { ...named, ...on('stalled', STORAGE), policy: IMPATIENT },
  'A download stalls once': { ...named, ...on('stalled-body', STORAGE), policy: IMPATIENT },
  'A download always stalls': {
    ...candidate,
    ...on('stalled-body', STORAGE, ALWAYS),
    policy: IMPATIENT,
  },
  'A zip is cut off once': { ...named, ...on('cut-body', STORAGE) },
  'A zip is always cut off': { ...candidate, ...on('cut-body', STORAGE, ALWAYS) },
  'The bytes change on their way once': { ...named, ...on('wrong-bytes', STORAGE) },
  'The stored bytes have another digest': {
    ...named,
    artifact: (sweep) => ({ ...inZip(sweep()), digest: `sha256:${'0'.repeat(64)}` }),
  },
  'More bytes come than were listed': { ...candidate, ...on('oversized-body', STORAGE) },
  'A zip has a path that leads out of it': {
    ...candidate,
    artifact: (sweep) => crafted({ path: '../../sweep.json', content: sweep() }),
  },
  'A zip unpacks to more than it says': {
    ...baseline,
    artifact: () => crafted({ path: 'sweep.json', saved: deflateRawSync(ZEROS), size: 500 }),
  },
  'A zip unpacks to more than a sweep may have': {
    ...candidate,
    artifact: () => {
      const saved = deflateRawSync(Buffer.alloc(65 * 2 ** 20));
      return crafted({ path: 'sweep.json', saved, size: 65 * 2 ** 20 });
    },
  },
  'A zip is empty': { ...candidate, artifact: () => ({ files: {} }) },
  'A saved sweep is cut JSON': {
    ...candidate,
    artifact: (sweep) => inZip(sweep().slice(0, 700)),
  },
  'A saved sweep has another schema version': {
    ...candidate,
    ...atOnce,
    artifact: (sweep) => inZip(sweep({ schemaVersion: 2 })),
  },
  'A sweep is stored without a zip': {
    ...baseline,
    ...atOnce,
    artifact: (sweep) => ({ body: Buffer.from(sweep()) }),
  },
  'A CSV is stored, and named': { ...named, ...atOnce, artifact: () => CSV },
  'A CSV is stored where the baseline is looked up': {
    ...baseline,
    ...atOnce,
    artifact: () => CSV,
  },
  'A CSV is stored where the candidate is looked up': {
    ...candidate,
    ...atOnce,
    artifact: () => CSV,
  },
  'The baseline is of another repository': {
    ...baseline,
    ...atOnce,
    artifact: (sweep) => inZip(sweep({ training: { repository: 'evil/other' } })),
  },
  'The baseline is of another commit than its run': {
    ...baseline,
    ...atOnce,
    artifact: (sweep) => inZip(sweep({ training: { sha: 'a'.repeat(40) } })),
  },
  'The baseline was saved under another `name`': { ...baseline, ...atOnce, artifact: ofAnother },
  'The candidate was saved under another `name`': { ...candidate, ...atOnce, artifact: ofAnother },
  'A named baseline was saved under another `name`': { ...named, ...atOnce, artifact: ofAnother },
  'A named baseline was saved by a fork’s run': { ...named, ...atOnce, byFork: true },
  'Names in a saved sweep are hostile': {
    ...candidate,
    artifact: (sweep) => inZip(sweep({ location: HOSTILE })),
    after: async (name) => {
      for (const { body } of await commentsOf(name)) {
        expect(body).toContain('evil');
        expect(outsideCode(body)).not.toContain('evil');
      }
    },
  },
};

const HOSTILE =
  '</code>`` <img src=x onerror=evil> @evil | [evil](https://evil.example)\n::error::evil';

function markedBody(name: string): string {
  const run = { id: 1, attempt: 1, startedAt: '2026-01-01T00:00:00Z', sha: null };
  const state = { gate: 'pass', verdict: 'none', worse: 'none', better: 'none' } as const;
  const workflow = '.github/workflows/tuning.yml';
  return `${writeMarker({ workflow, name, run, state, earlier: [] })}\nAn earlier report.`;
}

async function commentAs(
  author: 'workflow' | 'reviewer',
  name: string,
  times: number,
): Promise<void> {
  const { github } = repository;
  const path = `${repositoryPath(github)}/issues/${github.pullNumber}/comments`;
  const request = { token: github.tokens[author], body: { body: markedBody(name) } };
  for (let i = 0; i < times; i++) await ask(github, 'POST', path, request);
}

const commentsOf = async (name: string) =>
  (await repository.github.comments()).filter(({ body }) => body.includes(`"name":"${name}"`));

/** Saves a sweep where the run looks for it. */
async function store(
  name: string,
  { stored, artifact = (sweep) => inZip(sweep()), byFork = false }: Case,
): Promise<void> {
  const { github } = repository;
  const base = (await github.tip('main')) ?? '';
  const { headSha } = await github.pullRequest();
  const by =
    stored === 'as the candidate'
      ? { event: 'pull_request', headSha, headBranch: 'try-it' }
      : { event: 'push', headSha: base, headBranch: 'main' };
  await github.addRun({ id: runId, ...by, ...(byFork ? { headRepositoryId: 4242 } : {}) });
  const sweep: Sweep = ({ training, ...saved } = {}) =>
    savedSweepJson({ training: { name, sha: base, ...training }, ...saved });
  await github.addArtifact({ name: `tuning-gate-sweep-${name}`, run: runId, ...artifact(sweep) });
}

/** Runs a case under a name of its own. */
async function play(one: Case) {
  const { stored, before, meanwhile, faults = [], twice = false } = one;
  const { github } = repository;
  runId += 1;
  const name = `case-${runId}`;
  await before?.(name);
  if (stored !== undefined) await store(name, one);
  const sweeps = {
    'in files': { baseline: 'baseline.csv' },
    'as the baseline': {},
    'as a named baseline': { baseline: `run:${runId}:tuning-gate-sweep-${name}` },
    'as the candidate': { mode: 'gate', candidate: '', baseline: 'baseline.csv' },
  }[stored ?? 'in files'];
  const { env, policy } = one;
  const event = await github.pullRequestEvent();
  await meanwhile?.();
  const step: Step = {
    event,
    runId: stored === 'as the candidate' ? runId : 100_000 + runId,
    trains: SWEEPS.same,
    files: { 'baseline.csv': SWEEPS.baseline },
    timeout: 20_000,
    inputs: { name, ...sweeps, ...one.inputs },
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
  const { head } = event.payload.pull_request as { head: { sha: string } };
  return { runs: ended, name, headSha: head.sha };
}

/** What a run has left on GitHub. */
async function writtenBy({ name, headSha }: Awaited<ReturnType<typeof play>>) {
  const { github } = repository;
  const checks = (await github.checks(headSha)).filter((check) => check.name.includes(name));
  const own = (await commentsOf(name)).filter(({ author }) => author !== 'reviewer');
  const visible = own.filter(({ minimized }) => !minimized);
  return { checks, comments: visible };
}

interface Row {
  readonly title: string;
  readonly verdict: string;
  readonly exit: string;
  readonly written: string;
  readonly message: string;
  readonly bound: string;
}

/** What docs/faults.md promises, row by row. */
async function readPage(): Promise<Row[]> {
  const page = await readFile('docs/faults.md', 'utf8');
  const lines = page.split('\n').filter((line) => /^\| (?!What goes wrong|:)/.test(line));
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, title = '', verdict = '', exit = '', written = '', message = '', bound = ''] = cells;
    return { title, verdict, exit, written, message, bound };
  });
}

/** A message as the page has it; `…` stands for any text. */
function pattern(message: string): RegExp {
  const parts = message.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function verdictOf({ outputs: { verdict = '', gate } }: StepRun): string {
  return gate === 'pass' ? 'stands' : `\`${verdict}\`, ${gate}`;
}

function boundOf({ bound }: Case): string {
  return BOUNDS[bound] === 0 ? 'at once' : `${BOUNDS[bound] / 1000} s`;
}

const REPORT =
  /^tuning-gate[\w-]*\/(report\.(json|html)|comment\.md|(trials|curves)\.csv|chart-(light|dark)\.(svg|png))$/;
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
  const links = comments.flatMap(
    (body) => /Full report: \[[^\]]+\]\(([^)]+)\)/.exec(body)?.[1] ?? [],
  );
  expect(links).toHaveLength(uploaded.length === 0 ? 0 : comments.length);
  for (const link of links) expect(uploaded).toContain(link);
  for (const body of comments) expect(body).toMatch(/from \[this run\]\(https:[^)]+\)\.\s*$/);
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
  const all = [log, stderr, summary, JSON.stringify(outputs), ...requests];
  const text = [...all, ...(await Promise.all(files))].join('\n');
  // A runtime token is a JWT; an address of the storage is signed.
  const signed = text.match(/\beyJ[\w-]{10,}|\bsig=\w{8,}/g) ?? [];
  return [...Object.values(github.tokens).filter((token) => text.includes(token)), ...signed];
}

const ROWS = await readPage();

test('docs/faults.md has every case, and only these', () => {
  expect(ROWS.map(({ title }) => title)).toEqual(Object.keys(CASES));
});

test.each(ROWS)('$title', async ({ title, ...row }) => {
  const one: Case = CASES[title] ?? atOnce;
  const faultsMet = () => exchanges().filter(({ answeredBy }) => answeredBy === 'fault').length;
  const before = faultsMet();

  const played = await play(one);

  const { runs, name } = played;
  const [run] = runs;
  if (one.faults !== undefined) expect(faultsMet()).toBeGreaterThan(before);
  const { checks, comments } = await writtenBy(played);
  expect(checks).toHaveLength(row.written.includes('check') ? (one.twice ? 2 : 1) : 0);
  expect(comments).toHaveLength(row.written.includes('comment') ? 1 : 0);
  const { exitCode } = run;
  expect({ verdict: verdictOf(run), exit: String(exitCode), bound: boundOf(one) }).toEqual({
    verdict: row.verdict,
    exit: row.exit,
    bound: row.bound,
  });
  const messages = [...said(run, 'error'), ...said(run, 'warning')];
  const shown = messages.map((message) => message.replaceAll(name, 'NAME'));
  expect(shown).toEqual(row.message === '' ? [] : [expect.stringMatching(pattern(row.message))]);
  if (title !== NO_SUMMARY) expect(run.summary).toContain(one.says ?? '**');
  expectWhole(
    runs,
    comments.map(({ body }) => body),
  );
  expect(await secretsIn(run)).toEqual([]);
  await one.after?.(name);
});
