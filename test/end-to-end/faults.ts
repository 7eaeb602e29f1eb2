import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { MAX_RETRYING_MS, RETRY_POLICY, type RetryPolicy } from '../../src/github/client.ts';
import { writeMarker } from '../../src/publish/publish-comment.ts';
import { type Crafted, craftZip } from '../read/zips.ts';
import type { WorkflowEvent } from '../support/github/events.ts';
import type { Fault, FaultKind } from '../support/github/faults.ts';
import type { GitHub } from '../support/github/github.ts';
import type { Comment, NewArtifact } from '../support/github/repository.ts';
import { outsideCode } from '../support/markdown.ts';
import type { savedSweepJson } from '../support/saved-sweep-json.ts';
import { MAINTAINER, type Step, type StepRun, SWEEPS } from '../support/training.ts';

/** How long a fault can hold a run up, by what it happens to. */
export const BOUNDS = {
  'at once': 0,
  reading: RETRY_POLICY.maxRequest,
  writing: MAX_RETRYING_MS + RETRY_POLICY.maxRequest,
  downloading: RETRY_POLICY.maxDownload + RETRY_POLICY.maxRequest,
  uploading: RETRY_POLICY.maxUpload,
  saving: RETRY_POLICY.maxSaving,
} as const;

export type Sweep = (training?: Parameters<typeof savedSweepJson>[0]) => string;
type Stored = Omit<NewArtifact, 'name' | 'run'>;

export interface Case extends Pick<Step, 'env' | 'inputs' | 'trains'> {
  readonly bound: keyof typeof BOUNDS;
  readonly faults?: readonly Fault[];
  /** What is compared: two files, or a file and what is stored as this. */
  readonly stored?: 'as the baseline' | 'as a named baseline' | 'as the candidate';
  /** The artifact, if it is not a sweep in a zip. */
  readonly artifact?: (sweep: Sweep) => Stored;
  /** What starts the run, which may follow the one that trained; the pull request's event if left out. */
  readonly starts?: (github: GitHub, training: number) => WorkflowEvent;
  /** What happens between the event and the run. */
  readonly meanwhile?: (github: GitHub) => unknown;
  /** Whether another run does the same at the same time. */
  readonly twice?: boolean;
  /** Whether a fork's run has saved it. */
  readonly byFork?: boolean;
  /** What happens before the run, whose input `name` is given. */
  readonly before?: (name: string, github: GitHub) => unknown;
  /** A remark in the summary. */
  readonly says?: string;
  /** What else is true after it. */
  readonly after?: (name: string, github: GitHub, run: StepRun) => void;
  readonly policy?: Partial<RetryPolicy>;
}

const COMMENT = 'POST …/comments';
const CHECK = 'POST …/check-runs';
const CHECKS = 'GET …/check-runs';
const LABELINGS = 'GET …/issues/…/events';
const CONFIG = 'GET …/contents/…';
const FILE = 'GET …/contents/sweeps…';
const LIST = 'GET …/artifacts';
const ZIP = 'GET …/zip';
const STORAGE = 'GET /artifacts/…';
/** Refused more than once: an upload that an earlier case gave up is still retried in this process. */
const UPLOAD = 'POST …/CreateArtifact';

const WRITES = [COMMENT, CHECK];
const WAITS = { retryAfter: 1 };
const ALWAYS = { times: 99 };
const WAITS_ALWAYS = { ...WAITS, ...ALWAYS };
const IMPATIENT = { maxAnswer: 250, maxRequest: 2000, maxDownload: 750 };
const ZEROS = Buffer.alloc(4 * 2 ** 20);

export const inZip = (sweep: string) => ({ files: { 'sweep.json': sweep } });
const crafted = (entry: Crafted) => ({ body: craftZip([entry]) });

const OTHER_DIGEST = `sha256:${'0'.repeat(64)}`;
const withOtherDigest = (sweep: Sweep) => ({ ...inZip(sweep()), digest: OTHER_DIGEST });
const cutShort = (sweep: Sweep) => inZip(sweep().replace(/("training":).*/s, '$1'));
const ofAnother = (sweep: Sweep) => inZip(sweep({ training: { name: 'other' } }));
const CSV = { body: Buffer.from(SWEEPS.baseline) };

/** Cases whose requests meet a fault. */
const meeting =
  (given: Case) =>
  (kind: FaultKind, places: string | readonly string[], fault: Partial<Fault> = {}): Case => ({
    ...given,
    faults: [places].flat().map((on) => ({ on, kind, ...fault })),
  });

const AT_ONCE = { bound: 'at once' } as const;
const BASELINE = { bound: 'downloading', stored: 'as the baseline' } as const;
const NAMED = { bound: 'downloading', stored: 'as a named baseline' } as const;
const CANDIDATE = { bound: 'downloading', stored: 'as the candidate' } as const;
const UPLOADING = { bound: 'uploading', inputs: { 'upload-report': 'true' } } as const;
const SAVING = { bound: 'saving', inputs: { mode: 'collect' }, says: '' } as const;
/** A failure with the label that is to accept it. */
const ACCEPTED = {
  ...AT_ONCE,
  trains: SWEEPS.worse,
  before: (_: string, github: GitHub) =>
    github.label({ label: 'tuning-gate: accepted', ...MAINTAINER }),
};
const IN_QUEUE = {
  ...AT_ONCE,
  starts: (github: GitHub) => github.mergeGroupEvent(),
  inputs: { mode: 'gate' },
};
const AT_COMMIT = { ...AT_ONCE, inputs: { baseline: 'ref:main:sweeps/baseline.csv' } };

const atOnce = meeting(AT_ONCE);
const reading = meeting({ bound: 'reading' });
const writing = meeting({ bound: 'writing' });
const fetching = meeting({ bound: 'downloading' });
const baseline = meeting(BASELINE);
const named = meeting(NAMED);
const candidate = meeting(CANDIDATE);
const uploading = meeting(UPLOADING);
const saving = meeting(SAVING);
const accepted = meeting(ACCEPTED);
const inQueue = meeting(IN_QUEUE);
/** The same where nothing is tried again. */
const baselineAtOnce = meeting({ ...BASELINE, ...AT_ONCE });
const candidateAtOnce = meeting({ ...CANDIDATE, ...AT_ONCE });
const savingAtOnce = meeting({ ...SAVING, ...AT_ONCE, after: savedNothing });
/** The same where it is not known what to download. */
const findingBaseline = meeting({ ...BASELINE, bound: 'reading' });
const findingCandidate = meeting({ ...CANDIDATE, bound: 'reading' });

function savedNothing(_: string, __: GitHub, run: StepRun): void {
  expect(run.summary).toContain('No sweep was saved');
  expect(run.outputs).not.toHaveProperty('sweep-artifact');
}

/** An artifact that is refused at once, or read, for what it holds. */
const holding = (place: Case, artifact: NonNullable<Case['artifact']>) => {
  return { ...place, ...AT_ONCE, artifact };
};

const afterTraining = (github: GitHub, run: number) => github.workflowRunEvent({ run });
const onMain = (github: GitHub) => {
  github.commit({ branch: 'main' });
  return github.pushEvent();
};

/** Nothing can be below a file. */
const UNWRITABLE = join(import.meta.filename, 'nowhere');

export const NO_SUMMARY = 'The file of the job summary is missing';

/** By their titles in docs/internals/faults.md, which says what is to come of them. */
export const CASES: Readonly<Record<string, Case>> = {
  // The comment and the check.
  'The comment is refused (403)': atOnce('403', COMMENT),
  'The check is refused (403)': atOnce('403', CHECK),
  'GitHub refuses the token once the check is written (401)': atOnce('401', CHECK),
  'The check is not valid to GitHub (422)': atOnce('422', CHECK),
  '429 with `Retry-After`, twice': writing('429', WRITES, { ...WAITS, times: 2 }),
  '429 with `Retry-After`, always, for the comment': writing('429', COMMENT, WAITS_ALWAYS),
  '429 without `Retry-After`': writing('429', WRITES),
  '429 without `Retry-After`, always, for the check': writing('429', CHECK, ALWAYS),
  'The secondary rate limit (403)': writing('secondary-limit', WRITES),
  'The secondary rate limit with `Retry-After`': writing('secondary-limit', WRITES, WAITS),
  'The secondary rate limit, always, for the comment': writing('secondary-limit', COMMENT, ALWAYS),
  '500 twice, then an answer': writing('500', WRITES, { times: 2 }),
  '500 always, for the comment': writing('500', COMMENT, ALWAYS),
  'An HTML page (502)': writing('502', WRITES),
  'An HTML page (502) always, for the check': writing('502', CHECK, ALWAYS),
  'The connection breaks at every write of the check': writing('reset', CHECK, ALWAYS),
  'The connection breaks before the write': writing('reset', WRITES),
  'The connection breaks after the write': writing('lost-answer', WRITES),
  'The answer is cut off': writing('cut-body', WRITES),
  'No answer comes': { ...writing('stalled', WRITES), policy: IMPATIENT },
  'The answer stalls half-way': { ...writing('stalled-body', WRITES), policy: IMPATIENT },
  'Another JSON comes from a proxy': writing('other-json', WRITES),
  'The list of comments is cut off': writing('cut-body', 'GET …/comments'),
  'The earlier checks may not be read (403)': atOnce('403', CHECKS),
  'The earlier checks get 500 four times': reading('500', CHECKS, { times: 4 }),
  'The branch for the chart may not be written (403)': {
    ...atOnce('403', 'POST …/git/…', ALWAYS),
    inputs: { charts: 'branch' },
  },
  'Earlier runs left the comment three times': {
    ...AT_ONCE,
    before: (name, github) => addComments('github-actions[bot]', name, github, 3),
  },
  'A stranger’s comment has our marker': {
    ...AT_ONCE,
    before: (name, github) => addComments('reviewer', name, github),
    after: (name, github) => {
      const strange = commentsOf(name, github).filter(({ author }) => author === 'reviewer');
      expect(strange).toMatchObject([{ minimized: false, body: markedBody(name) }]);
    },
  },
  'The comment is deleted while it is updated': {
    ...atOnce('410', 'PATCH …/issues/comments/…'),
    before: (name, github) => addComments('github-actions[bot]', name, github),
  },
  'Two jobs report at once': { ...AT_ONCE, twice: true },
  // The pull request, the summary and the report.
  'The pull request is closed meanwhile': {
    ...AT_ONCE,
    meanwhile: (github) => github.editPull({ state: 'closed' }),
  },
  'The pull request moves on meanwhile': { ...AT_ONCE, meanwhile: (it) => it.pushToPullRequest() },
  'The pull request gets another base meanwhile': {
    ...AT_ONCE,
    before: (_, github) => github.commit({ branch: 'release' }),
    meanwhile: (github) => github.editPull({ base: 'release' }),
  },
  'The pull request may not be read (403)': atOnce('403', 'GET …/pulls/…'),
  'GitHub refuses the token (401)': { ...AT_ONCE, inputs: { 'github-token': 'made-up' } },
  'The config of its base may not be read (403)': atOnce('403', CONFIG),
  'The config of its base gets 500 always': reading('500', CONFIG, ALWAYS),
  'The config of its base comes from a proxy, as a page': fetching('other-page', CONFIG, ALWAYS),
  'The config of its base comes from a proxy, as JSON': fetching('other-json', CONFIG, ALWAYS),
  'Pull requests cannot be listed, on `workflow_run` (403)': {
    ...candidateAtOnce('403', 'GET …/pulls', ALWAYS),
    starts: afterTraining,
  },
  'Pull requests cannot be listed, on `workflow_run` (500)': {
    ...findingCandidate('500', 'GET …/pulls', ALWAYS),
    starts: afterTraining,
  },
  'The label of a failure cannot be read (403)': accepted('403', 'GET …/pulls/…'),
  'Who set the label of a failure cannot be read (403)': accepted('403', LABELINGS, ALWAYS),
  'Who set the label of a failure cannot be read (500)': {
    ...accepted('500', LABELINGS, ALWAYS),
    bound: 'reading',
  },
  'The verdict cannot be read, in a merge queue (403)': inQueue('403', CHECKS),
  'The verdict cannot be read, in a merge queue (500)': {
    ...inQueue('500', CHECKS, { times: 4 }),
    bound: 'reading',
  },
  [NO_SUMMARY]: { ...AT_ONCE, env: { GITHUB_STEP_SUMMARY: UNWRITABLE } },
  'The folder for the report is not writable': { ...AT_ONCE, env: { RUNNER_TEMP: UNWRITABLE } },
  'The upload of the report is refused (403)': uploading('403', UPLOAD, ALWAYS),
  'The upload of the report fails once (500)': uploading('500', UPLOAD),
  'The upload of the report always fails (500)': {
    ...uploading('500', UPLOAD, ALWAYS),
    policy: { maxUpload: 300 },
  },
  'The upload of the report gets no answer': {
    ...uploading('stalled', UPLOAD, ALWAYS),
    policy: { maxUpload: 300 },
  },
  'The step may not upload artifacts': {
    ...UPLOADING,
    ...AT_ONCE,
    env: { ACTIONS_RUNTIME_TOKEN: '' },
  },
  'A baseline cannot be kept: the upload is refused (403)': {
    ...baselineAtOnce('403', UPLOAD, ALWAYS),
    starts: onMain,
  },
  'The upload of a sweep is refused (403), with `mode: collect`': savingAtOnce(
    '403',
    UPLOAD,
    ALWAYS,
  ),
  'The upload of a sweep fails once (500), with `mode: collect`': saving('500', UPLOAD),
  'The storage answers the upload of a sweep with a page (502), with `mode: collect`': savingAtOnce(
    '502',
    'PUT /uploads/…',
  ),
  'The upload of a sweep gets no answer, with `mode: collect`': {
    ...saving('stalled', UPLOAD, ALWAYS),
    policy: { maxSaving: 300 },
    after: savedNothing,
  },
  // Saved sweeps.
  'The token may not list artifacts (403)': baselineAtOnce('403', LIST),
  'The list of artifacts is not found (404)': baselineAtOnce('404', LIST),
  'The workflow of the base is always cut off, on `workflow_run`': {
    ...candidate('cut-body', 'GET …/contents/…tuning.yml', ALWAYS),
    ...{ starts: afterTraining, inputs: { baseline: '' } },
  },
  'The list of artifacts fails always (500)': findingBaseline('500', LIST, ALWAYS),
  'The list of artifacts comes from a proxy': findingCandidate('other-json', LIST, ALWAYS),
  'The list of artifacts is cut off once': findingCandidate('cut-body', LIST),
  'The candidate is not found (404)': candidateAtOnce('404', ZIP),
  'The candidate has expired (410)': candidateAtOnce('410', ZIP),
  'The candidate may not be read (403)': candidateAtOnce('403', ZIP),
  'The baseline is not found (404)': baselineAtOnce('404', ZIP),
  'The baseline has expired (410)': baselineAtOnce('410', ZIP),
  'The storage does not have the baseline (404)': baselineAtOnce('404', STORAGE),
  'A download is rate-limited with `Retry-After` (429)': named('429', ZIP, WAITS),
  'A download is rate-limited without `Retry-After` (429)': named('429', ZIP),
  'A download gets 500 twice': named('500', STORAGE, { times: 2 }),
  'A download always gets 500': candidate('500', STORAGE, ALWAYS),
  'A download is reset': named('reset', STORAGE),
  'A download gets no answer once': { ...named('stalled', STORAGE), policy: IMPATIENT },
  'A download stalls once': { ...named('stalled-body', STORAGE), policy: IMPATIENT },
  'A download always stalls': {
    ...candidate('stalled-body', STORAGE, ALWAYS),
    policy: IMPATIENT,
  },
  'A zip is cut off once': named('cut-body', STORAGE),
  'A zip is always cut off': candidate('cut-body', STORAGE, ALWAYS),
  'The zip of a looked-up baseline is always cut off': baseline('cut-body', STORAGE, ALWAYS),
  'The bytes change on their way once': named('wrong-bytes', STORAGE),
  'The stored bytes have another digest': { ...NAMED, artifact: withOtherDigest },
  'The stored bytes of a looked-up baseline have another digest': {
    ...BASELINE,
    artifact: withOtherDigest,
  },
  'More bytes come than were listed': candidate('oversized-body', STORAGE),
  'A zip has a path that leads out of it': holding(CANDIDATE, (sweep) =>
    crafted({ path: '../../sweep.json', content: sweep() }),
  ),
  'A zip has two entries of one name': holding(CANDIDATE, (sweep) => {
    const entry = { path: 'sweep.json', content: sweep() };
    return { body: craftZip([entry, entry]) };
  }),
  'A zip unpacks to more than it says': holding(BASELINE, () =>
    crafted({ path: 'sweep.json', saved: deflateRawSync(ZEROS), size: 500 }),
  ),
  'A zip unpacks to more than a sweep may have': holding(CANDIDATE, () => {
    const saved = deflateRawSync(Buffer.alloc(65 * 2 ** 20), { level: 1 });
    return crafted({ path: 'sweep.json', saved, size: 65 * 2 ** 20 });
  }),
  'A zip has more than 10,000 entries': holding(CANDIDATE, (sweep) => ({
    body: craftZip([{ path: 'sweep.json', content: sweep() }], { count: 10_001 }),
  })),
  'A zip is empty': holding(CANDIDATE, () => ({ files: {} })),
  'The zip of a looked-up baseline is empty': holding(BASELINE, () => ({ files: {} })),
  'A saved sweep is cut JSON': holding(CANDIDATE, cutShort),
  'A looked-up baseline is cut JSON': holding(BASELINE, cutShort),
  'A saved sweep has another schema version': holding(CANDIDATE, (sweep) =>
    inZip(sweep({ schemaVersion: 4 })),
  ),
  'A sweep is stored without a zip': holding(BASELINE, (sweep) => ({ body: Buffer.from(sweep()) })),
  'A CSV is stored, and named': holding(NAMED, () => CSV),
  'A CSV is stored where the baseline is looked up': holding(BASELINE, () => CSV),
  'A CSV is stored where the candidate is looked up': holding(CANDIDATE, () => CSV),
  'The baseline is of another repository': holding(BASELINE, (sweep) =>
    inZip(sweep({ training: { repository: 'evil/other' } })),
  ),
  'The baseline is of another commit than its run': holding(BASELINE, (sweep) =>
    inZip(sweep({ training: { sha: 'a'.repeat(40) } })),
  ),
  'The baseline was saved under another `name`': holding(BASELINE, ofAnother),
  'The candidate was saved under another `name`': holding(CANDIDATE, ofAnother),
  'A named baseline was saved under another `name`': holding(NAMED, ofAnother),
  'A named baseline was saved by a fork’s run': { ...NAMED, ...AT_ONCE, byFork: true },
  'A file at a commit is not found (404)': AT_COMMIT,
  'A file at a commit may not be read (403)': { ...AT_COMMIT, ...atOnce('403', FILE) },
  'A file at a commit gets 500 always': { ...AT_COMMIT, ...reading('500', FILE, ALWAYS) },
  'Names in a saved sweep are hostile': {
    ...holding(CANDIDATE, (sweep) => inZip(sweep({ location: HOSTILE }))),
    after: (name, github) => {
      for (const { body } of commentsOf(name, github)) {
        expect(body).toContain('evil');
        expect(outsideCode(body)).not.toContain('evil');
      }
    },
  },
};

const HOSTILE =
  '</code>`` <img src=x onerror=evil> @evil | [evil](https://evil.example)\n::error::evil';

function markedBody(name: string): string {
  const run = { id: 1, attempt: 1, startedAt: '2026-01-01T00:00:00Z' };
  const state = { gate: 'pass', verdict: 'none', worse: 'none', better: 'none' } as const;
  const workflow = '.github/workflows/tuning.yml';
  return `${writeMarker({ workflow, name, run, state })}\nAn earlier report.`;
}

function addComments(author: string, name: string, github: GitHub, times = 1): void {
  for (let i = 0; i < times; i++) github.addComment({ author, body: markedBody(name) });
}

/** The comments that have the marker of a name. */
export function commentsOf(name: string, github: GitHub): Comment[] {
  return github.comments().filter(({ body }) => body.includes(`"name":"${name}"`));
}
