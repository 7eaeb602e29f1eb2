import { deflateRawSync } from 'node:zlib';
import { craftZip } from '../read/zips.ts';
import {
  type ArtifactPlaces,
  type Stored,
  startArtifactCases,
} from '../support/artifact-places.ts';
import type { ActionRun } from '../support/runner.ts';
import { reportOf, SWEEPS, said } from '../support/training-repository.ts';

let cases: Awaited<ReturnType<typeof startArtifactCases>>;
let places: ArtifactPlaces;

beforeAll(async () => {
  cases = await startArtifactCases();
});

beforeEach(async () => {
  places = await cases.next();
});

afterAll(() => cases.stop());

const NO_BASELINE = { verdict: 'no-baseline', gate: 'neutral', 'baseline-sha': '' };
const NO_CANDIDATE = { verdict: 'no-candidate', gate: 'fail' };
const REPORT =
  /^tuning-gate[\w-]*\/(report\.(json|html)|comment\.md|chart-(light|dark)\.(svg|png))$/;

/** A baseline that is missing is neutral, told in one warning and in the summary. */
function expectNoBaseline(run: ActionRun, says: readonly string[]): void {
  expect(run.outputs).toMatchObject(NO_BASELINE);
  expect(run.exitCode).toBe(0);
  expect(said(run, 'error')).toEqual([]);
  expectSaid(run, said(run, 'warning'), says);
}

/** A candidate that is missing fails, told in one error and in the summary. */
function expectNoCandidate(run: ActionRun, says: readonly string[]): void {
  expect(run.outputs).toMatchObject(NO_CANDIDATE);
  expect(run.exitCode).toBe(1);
  expectSaid(run, said(run, 'error'), says);
}

/** What cannot be read is one error, in the summary and the outputs too. */
function expectError(run: ActionRun, says: readonly string[]): void {
  expect(run.outputs).toMatchObject({ verdict: 'error', gate: 'fail' });
  expect(run.exitCode).toBe(1);
  expect(run.tempFiles).toEqual([]);
  expect(`${run.stdout}${run.stderr}`).not.toMatch(/^\s+at .+:\d+/m);
  expectSaid(run, said(run, 'error'), says);
}

/** Nothing is left behind but whole files of the report, whatever came of the download. */
function expectNoRemains({ tempFiles }: ActionRun): void {
  expect(tempFiles.filter((file) => !REPORT.test(file))).toEqual([]);
}

function expectSaid(run: ActionRun, messages: readonly string[], says: readonly string[]): void {
  expect(messages).toHaveLength(1);
  for (const text of says) {
    expect(messages[0]).toContain(text);
    expect(run.summary).toContain(text);
  }
  expectNoRemains(run);
}

/** Where an artifact is read: as the baseline, as the candidate, and as a baseline that is named. */
type Place = 'lookUp' | 'collect' | 'nameIt';

const UPLOAD_AGAIN = 'Upload it again, by the step that makes it.';
const ZEROS = Buffer.alloc(4 * 2 ** 20);
const LINK = 0o120777;

const inZip = (sweep: string) => ({ files: { 'sweep.json': sweep } });
const manyEntries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ path: `${i}.csv`, saved: Buffer.alloc(0) }));

// Each kind is read in one of the places, by turns: all places read by the same code.
test.each<[string, Place, (sweep: string) => Stored, string[]]>([
  [
    'an empty file',
    'lookUp',
    () => ({ files: { 'sweep.json': '' } }),
    ['entry sweep.json', 'is empty', 'Check the program that wrote it.'],
  ],
  [
    'a sweep of another schema version',
    'collect',
    (sweep) => inZip(sweep.replace('"schemaVersion":1', '"schemaVersion":2')),
    ['was saved with schema version 2; this version reads 1', 'Use the same version'],
  ],
  [
    'JSON that is damaged',
    'nameIt',
    (sweep) => inZip(sweep.slice(0, 700)),
    ['sweep.json, line 1', 'the file looks cut off', 'Write the file again'],
  ],
  [
    'JSON of another shape',
    'lookUp',
    (sweep) => inZip(sweep.replaceAll('"completed"', '"done"')),
    ['sweep.json, trials[0].outcome', 'Save the sweep again with tuning-gate.'],
  ],
  [
    'binary data without an archive',
    'collect',
    () => ({ body: Buffer.from([0xca, 0xfe, 0, 1, 2, 3]) }),
    ['contains binary data, not text', 'Export the trials as CSV or JSON.'],
  ],
  [
    'an archive of 100,000 entries',
    'collect',
    () => ({ body: craftZip(manyEntries(100_000)) }),
    ['holds 100000 entries, and at most 10000 are read', 'Upload the files of one sweep'],
  ],
  [
    'an archive that leads out of itself',
    'nameIt',
    (content) => ({ body: craftZip([{ path: '../../sweep.json', content }]) }),
    ['has a path that could lead out of the archive', 'Zip the files by relative paths'],
  ],
  [
    'an archive with an absolute path',
    'lookUp',
    (content) => ({ body: craftZip([{ path: '/tmp/sweep.json', content }]) }),
    ['has a path that could lead out of the archive', 'Zip the files by relative paths'],
  ],
  [
    'an archive with a link',
    'collect',
    () => ({
      body: craftZip([{ path: 'sweep.json', content: '/etc/passwd', mode: LINK }]),
    }),
    ['is a link or another special file', 'Upload the file itself.'],
  ],
  [
    'an archive that lies about its size',
    'nameIt',
    () => ({
      body: craftZip([{ path: 'sweep.json', saved: deflateRawSync(ZEROS), size: 500 }]),
    }),
    ['unpacks to more than 200 times its size', 'Check what wrote it'],
  ],
  [
    'half an archive',
    'lookUp',
    (content) => {
      const whole = craftZip([{ path: 'sweep.json', content }]);
      return { body: whole.subarray(0, whole.length / 2) };
    },
    ['is a damaged zip archive', UPLOAD_AGAIN],
  ],
  [
    'bytes that are cut at each try',
    'collect',
    (sweep) => ({ ...inZip(sweep), fault: { kind: 'cut-body' } }),
    ['arrived incomplete', 'Run this job again.'],
  ],
  [
    'bytes of another digest',
    'nameIt',
    (sweep) => ({ ...inZip(sweep), digest: `sha256:${'0'.repeat(64)}` }),
    ['does not have the digest that GitHub recorded', 'Run the job that uploads it again'],
  ],
  [
    'other bytes than were uploaded',
    'lookUp',
    (sweep) => ({ ...inZip(sweep), fault: { kind: 'wrong-bytes' } }),
    ['does not have the digest that GitHub recorded', 'Run the job that uploads it again'],
  ],
])('%s cannot be read (%s)', async (_, place, spoil, says) => {
  const run = await places[place](spoil(places.sweep()));

  const expectRefusal = place === 'lookUp' ? expectNoBaseline : expectError;
  expectRefusal(run, [places.artifact, ...says]);
});

describe('nothing is found', () => {
  const expired = () => ({ ...inZip(places.sweep()), expired: true });

  test('where no artifact has the name', async () => {
    const says = ['Merge this, or run this workflow once on `main`'];
    expectNoBaseline(await places.lookUp(null), [places.artifact, ...says]);
  });

  test('where no job has saved a candidate', async () => {
    const says = ['Nothing matches', places.artifact, 'that it saved its sweep under this name'];
    expectNoCandidate(await places.collect(null), says);
  });

  test('where the run that is named does not exist', async () => {
    const inputs = { baseline: `run:7:${places.artifact}` };
    const says = ['Nothing matches', places.artifact, 'Check the name'];
    expectNoBaseline(await places.lookUp(null, { inputs }), says);
  });

  test('in an archive without a file', async () => {
    const says = ['has no file in it', 'Check the step that saved it.'];
    expectNoCandidate(await places.collect({ files: {} }), [places.artifact, ...says]);
  });

  test('in an artifact that has expired', async () => {
    const says = ['The sweep of ', 'expired', 'Run this workflow once on the branch'];
    expectNoBaseline(await places.lookUp(expired()), says);
  });

  test('in an artifact that expired after it was listed', async () => {
    places.repository.github.fault({ kind: 'gone', path: /\/artifacts\/\d+\/zip$/ });
    const says = [places.artifact, 'expired', 'Run the whole workflow again.'];
    expectNoCandidate(await places.collect(inZip(places.sweep())), says);
  });
});

describe('is read all the same', () => {
  test('a sweep without an archive around it', async () => {
    const run = await places.lookUp({ body: Buffer.from(places.sweep()) });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expectNoRemains(run);
  });

  test('a CSV without an archive around it, named', async () => {
    const run = await places.nameIt({ body: Buffer.from(SWEEPS.baseline) });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(await reportOf(run)).toMatchObject({ baseline: { n: 48 }, candidate: { n: 48 } });
  });

  test('what arrives cut once and then whole', async () => {
    const fault = { kind: 'cut-body', times: 1 } as const;

    const run = await places.collect({ ...inZip(places.sweep()), fault });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(said(run, 'warning')).toEqual([]);
    expectNoRemains(run);
  });

  test('what stalls at first', async () => {
    const fault = { kind: 'stalled', times: 1 } as const;
    const stored = { ...inZip(places.sweep()), fault };

    const run = await places.nameIt(stored, { policy: { maxSilence: 500 } });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
  });
});

test('a sweep of another metric is not compared', async () => {
  const run = await places.lookUp(inZip(places.sweep({ metric: 'loss' })));

  expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid', gate: 'fail' } });
  expect(said(run, 'error')).toHaveLength(1);
  for (const text of ['`loss` (maximize)', '`accuracy` (maximize)']) {
    expect(said(run, 'error')[0]).toContain(text);
    expect(run.summary).toContain(text);
  }
});

describe('no baseline is', () => {
  test('a CSV that a run on main has put under the name of saved sweeps', async () => {
    const run = await places.lookUp({ body: Buffer.from(SWEEPS.baseline) });

    const what = 'is not a sweep saved by tuning-gate';
    expectNoBaseline(run, [places.artifact, what, 'Save it with `mode: collect`']);
  });

  test('what was trained in another repository', async () => {
    const run = await places.lookUp(
      inZip(places.sweep({ training: { repository: 'evil/other' } })),
    );

    const what = 'was trained in evil/other, and this is octo-org/sweeps';
    expectNoBaseline(run, [places.artifact, what, 'Train it in this repository']);
  });

  test('what was trained on another commit than that of its run', async () => {
    const sweep = places.sweep({ training: { sha: 'a'.repeat(40) } });

    const run = await places.lookUp(inZip(sweep));

    const what = `was trained on ${'a'.repeat(40)}, while its run is of ${places.base}`;
    expectNoBaseline(run, [places.artifact, what, 'Run the workflow once on the branch']);
  });

  test('what was saved for another instance', async () => {
    const run = await places.lookUp(inZip(places.sweep({ training: { name: 'other' } })));

    const what = 'was saved under the name "other"';
    expectNoBaseline(run, [places.artifact, what, 'the same input']);
  });

  test('what a fork’s run has saved, also if it is named', async () => {
    const stored = inZip(places.sweep());

    const run = await places.nameIt(stored, { by: { headRepositoryId: 4242 } });

    const says = ['was saved by a run for a fork', 'never taken for a baseline'];
    expectNoBaseline(run, [places.artifact, ...says]);
  });
});

test('a sweep of another instance is read where it is named', async () => {
  const run = await places.nameIt(inZip(places.sweep({ training: { name: 'other' } })));

  expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
});

test('a sweep of another instance is no candidate, whatever its artifact is called', async () => {
  const run = await places.collect(inZip(places.sweep({ training: { name: 'other' } })));

  expectError(run, [places.artifact, 'was saved under the name "other"']);
});

test('a CSV under the name of collected sweeps is no sweep for the job that may write', async () => {
  const run = await places.collect({ body: Buffer.from(SWEEPS.baseline) });

  expectError(run, [places.artifact, 'is not a sweep saved by tuning-gate']);
});
