import { deflateRawSync } from 'node:zlib';
import { craftZip } from '../read/zips.ts';
import type { SeededArtifact } from '../support/github-artifacts.ts';
import type { Fault } from '../support/github-faults.ts';
import type { ActionRun } from '../support/runner.ts';
import { savedSweepJson } from '../support/saved-sweep-json.ts';
import {
  SWEEPS,
  said,
  startTrainingRepository,
  type TrainingRepository,
} from '../support/training-repository.ts';

let repository: TrainingRepository;
let id = 800;

beforeAll(async () => {
  repository = await startTrainingRepository();
});

afterAll(async () => {
  const { storageRequests } = repository.github;
  await repository.stop();
  const downloads = storageRequests.filter(({ method }) => method === 'GET');
  expect(downloads).not.toEqual([]);
  expect(downloads.filter(({ authorized }) => authorized)).toEqual([]);
});

/** As the baseline, as the candidate, and as a baseline that is named: one code reads all. */
type Place = 'lookUp' | 'collect' | 'nameIt';

interface Stored extends Omit<SeededArtifact, 'name' | 'run'> {
  /** What its download meets. */
  readonly fault?: Fault;
  /** Whether a fork's run has saved it. */
  readonly byFork?: boolean;
}

type Sweep = (training?: Parameters<typeof savedSweepJson>[0]) => string;

/** Reads an artifact with a name and a run of its own. */
async function read(place: Place, store: (sweep: Sweep) => Stored): Promise<ActionRun> {
  const { github } = repository;
  id += 1;
  const name = `case-${id}`;
  const artifact = `tuning-gate-sweep-${name}`;
  const base = (await github.tip('main')) ?? '';
  const { headSha } = await github.pullRequest();
  const { fault, byFork, ...stored } = store(({ training, ...saved } = {}) =>
    savedSweepJson({ training: { name, sha: base, ...training }, ...saved }),
  );
  const by =
    place === 'collect'
      ? { event: 'pull_request', headSha, headBranch: 'try-it' }
      : { event: 'push', headSha: base, headBranch: 'main' };
  await github.addRun({ id, ...by, ...(byFork ? { headRepositoryId: 4242 } : {}) });
  await github.addArtifact({ name: artifact, run: id, ...stored });
  if (fault !== undefined) github.fault(fault);
  const own = {
    lookUp: { name },
    nameIt: { baseline: `run:${id}:${artifact}` },
    // The file of that name is the baseline's here.
    collect: { mode: 'gate', candidate: '', baseline: 'candidate.csv', name },
  };
  return repository.trainAndGate({
    runId: place === 'collect' ? id : 100_000 + id,
    trains: place === 'collect' ? SWEEPS.baseline : SWEEPS.same,
    inputs: { check: 'never', comment: 'never', ...own[place] },
    policy: { maxSilence: 1000 },
    timeout: 20_000,
  });
}

const REPORT =
  /^tuning-gate[\w-]*\/(report\.(json|html)|comment\.md|(trials|curves)\.csv|chart-(light|dark)\.(svg|png))$/;

const OUTCOMES = {
  pass: { gate: 'pass', level: 'warning', messages: 0 },
  'no baseline': { verdict: 'no-baseline', gate: 'neutral', level: 'warning', messages: 1 },
  'no candidate': { verdict: 'no-candidate', gate: 'fail', level: 'error', messages: 1 },
  error: { verdict: 'error', gate: 'fail', level: 'error', messages: 1 },
} as const;

/** The bytes of an artifact, in the storage that a redirect leads to. */
const STORED = 'GET /artifacts/…';

const inZip = (sweep: string) => ({ files: { 'sweep.json': sweep } });
const ZEROS = Buffer.alloc(4 * 2 ** 20);
const csv = { body: Buffer.from(SWEEPS.baseline) };

type Case = [string, Place, (sweep: Sweep) => Stored, keyof typeof OUTCOMES, string[]];

test.each<Case>([
  ['a sweep without an archive', 'lookUp', (sweep) => ({ body: Buffer.from(sweep()) }), 'pass', []],
  ['a CSV that is named', 'nameIt', () => csv, 'pass', []],
  [
    'a CSV under the name of saved sweeps',
    'lookUp',
    () => csv,
    'no baseline',
    ['is not a sweep saved by tuning-gate', 'Save it with `mode: collect`'],
  ],
  [
    'a CSV under the name of collected sweeps',
    'collect',
    () => csv,
    'error',
    ['is not a sweep saved by tuning-gate'],
  ],
  [
    'a sweep of another repository',
    'lookUp',
    (sweep) => inZip(sweep({ training: { repository: 'evil/other' } })),
    'no baseline',
    ['was trained in evil/other, and this is octo-org/sweeps', 'Train it in this repository'],
  ],
  [
    'a sweep of another commit than its run',
    'lookUp',
    (sweep) => inZip(sweep({ training: { sha: 'a'.repeat(40) } })),
    'no baseline',
    [`was trained on ${'a'.repeat(40)}, while its run is of `, 'Run the workflow once on'],
  ],
  [
    'a sweep of another instance',
    'lookUp',
    (sweep) => inZip(sweep({ training: { name: 'other' } })),
    'no baseline',
    ['was saved under the name "other"', 'the same input'],
  ],
  [
    'a sweep of another instance',
    'collect',
    (sweep) => inZip(sweep({ training: { name: 'other' } })),
    'error',
    ['was saved under the name "other"'],
  ],
  [
    'a sweep of another instance',
    'nameIt',
    (sweep) => inZip(sweep({ training: { name: 'other' } })),
    'pass',
    [],
  ],
  [
    'a sweep that a fork’s run has saved',
    'nameIt',
    (sweep) => ({ ...inZip(sweep()), byFork: true }),
    'no baseline',
    ['was saved by a run for a fork', 'never taken for a baseline'],
  ],
  [
    'a sweep of another schema version',
    'collect',
    (sweep) => inZip(sweep({ schemaVersion: 2 })),
    'error',
    ['was saved with schema version 2; this version reads 1', 'Use the same version'],
  ],
  [
    'JSON that is damaged',
    'nameIt',
    (sweep) => inZip(sweep().slice(0, 700)),
    'error',
    ['sweep.json, line 1', 'the file looks cut off', 'Write the file again'],
  ],
  [
    'an archive without a file',
    'collect',
    () => ({ files: {} }),
    'no candidate',
    ['has no file in it', 'Check the step that saved it.'],
  ],
  [
    'an archive that leads out of itself',
    'nameIt',
    (sweep) => ({ body: craftZip([{ path: '../../sweep.json', content: sweep() }]) }),
    'error',
    ['has a path that could lead out of the archive', 'Zip the files by relative paths'],
  ],
  [
    'an archive that lies about its size',
    'lookUp',
    () => ({ body: craftZip([{ path: 'sweep.json', saved: deflateRawSync(ZEROS), size: 500 }]) }),
    'no baseline',
    ['is a damaged zip archive (its size is wrong)', 'Run the step that uploads it again'],
  ],
  [
    'bytes of another digest',
    'nameIt',
    (sweep) => ({ ...inZip(sweep()), digest: `sha256:${'0'.repeat(64)}` }),
    'error',
    ['does not have the digest that GitHub recorded', 'Run the job that uploads it again'],
  ],
  [
    'bytes that are cut at each try',
    'collect',
    (sweep) => ({ ...inZip(sweep()), fault: { on: STORED, kind: 'cut-body', times: 3 } }),
    'error',
    ['arrived incomplete', 'Run this job again.'],
  ],
  ...(['cut-body', 'stalled', 'stalled-body', 'wrong-bytes', 'reset'] as const).map(
    (kind): Case => [
      `bytes that meet a fault once (${kind})`,
      'nameIt',
      (sweep) => ({ ...inZip(sweep()), fault: { on: STORED, kind } }),
      'pass',
      [],
    ],
  ),
  [
    'more bytes than were listed',
    'collect',
    (sweep) => ({ ...inZip(sweep()), fault: { on: STORED, kind: 'oversized-body' } }),
    'error',
    ['is larger than 64 MiB'],
  ],
  [
    'a list that a proxy answers',
    'collect',
    (sweep) => ({
      ...inZip(sweep()),
      fault: { on: 'GET …/artifacts', kind: 'other-json' },
    }),
    'error',
    ['GitHub did not give the sweep', '/artifacts, field artifacts: should be a list'],
  ],
  [
    'an artifact that expires after it was listed',
    'collect',
    (sweep) => ({ ...inZip(sweep()), fault: { on: 'GET …/zip', kind: '410' } }),
    'no candidate',
    ['expired', 'Run the whole workflow again.'],
  ],
])('%s (%s)', async (_, place, store, outcome, says) => {
  const run = await read(place, store);

  const { level, messages, ...outputs } = OUTCOMES[outcome];
  expect(run.outputs).toMatchObject(outputs);
  expect(run.exitCode).toBe(outputs.gate === 'fail' ? 1 : 0);
  expect(said(run, level)).toHaveLength(messages);
  for (const text of says) {
    expect(said(run, level)[0]).toContain(text);
    expect(run.summary).toContain(text);
  }
  expect(`${run.stdout}${run.stderr}`).not.toMatch(/^\s+at .+:\d+/m);
  // Nothing is left behind but whole files of the report, whatever came of the download.
  expect(run.tempFiles.filter((file) => !REPORT.test(file))).toEqual([]);
});
