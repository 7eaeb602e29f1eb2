import {
  expectError,
  expectNoBaseline,
  expectNoRemains,
} from '../support/artifact-expectations.ts';
import {
  type ArtifactPlaces,
  type Stored,
  startArtifactCases,
} from '../support/artifact-places.ts';
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

type Read = 'lookUp' | 'collect' | 'nameIt';
const PLACES: readonly (readonly [string, Read])[] = [
  ['looked up', 'lookUp'],
  ['collected', 'collect'],
  ['named', 'nameIt'],
];

const sweepFile = (sweep: string): Stored => ({ files: { 'sweep.json': sweep } });

describe('is read all the same', () => {
  test.each(PLACES)('a sweep without an archive around it, %s', async (_, read) => {
    const run = await places[read]({ body: Buffer.from(places.sweep()) });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expectNoRemains(run);
  });

  test('a CSV without an archive around it, named', async () => {
    const run = await places.nameIt({ body: Buffer.from(SWEEPS.baseline) });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(await reportOf(run)).toMatchObject({ baseline: { n: 48 }, candidate: { n: 48 } });
  });

  test.each(PLACES)('what arrives cut once and then whole, %s', async (_, read) => {
    const fault = { kind: 'cut-body', times: 1 } as const;

    const run = await places[read]({ ...sweepFile(places.sweep()), fault });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
    expect(said(run, 'warning')).toEqual([]);
    expectNoRemains(run);
  });

  test('what does not come at first, after the Action has waited for it', async () => {
    const fault = { kind: 'stalled', times: 1 } as const;
    const stored = { ...sweepFile(places.sweep()), fault };

    const run = await places.nameIt(stored, { policy: { maxSilence: 500 } });

    expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
  });
});

describe('a sweep of another metric', () => {
  test.each(PLACES)('is not compared, %s', async (_, read) => {
    const run = await places[read](sweepFile(places.sweep({ metric: 'loss' })));

    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'invalid', gate: 'fail' } });
    expect(said(run, 'error')).toHaveLength(1);
    for (const text of ['`loss` (maximize)', '`accuracy` (maximize)']) {
      expect(said(run, 'error')[0]).toContain(text);
      expect(run.summary).toContain(text);
    }
  });
});

describe('no baseline is', () => {
  test('a CSV that a run on main has put under the name of saved sweeps', async () => {
    const run = await places.lookUp({ body: Buffer.from(SWEEPS.baseline) });

    const what = 'is not a sweep saved by tuning-gate';
    expectNoBaseline(run, [places.artifact, what, 'Save it with `mode: collect`']);
  });

  test('what was trained in another repository', async () => {
    const run = await places.lookUp(
      sweepFile(places.sweep({ training: { repository: 'evil/other' } })),
    );

    const what = 'was trained in evil/other, and this is octo-org/sweeps';
    expectNoBaseline(run, [places.artifact, what, 'Train it in this repository']);
  });

  test('what was trained on another commit than that of its run', async () => {
    const sweep = places.sweep({ training: { sha: 'a'.repeat(40) } });

    const run = await places.lookUp(sweepFile(sweep));

    const what = `was trained on ${'a'.repeat(40)}, while its run is of ${places.base}`;
    expectNoBaseline(run, [places.artifact, what, 'Run the workflow once on the branch']);
  });

  test('what was saved for another instance', async () => {
    const run = await places.lookUp(sweepFile(places.sweep({ training: { name: 'other' } })));

    const what = 'was saved under the name "other"';
    expectNoBaseline(run, [places.artifact, what, 'the same input']);
  });

  test('what a fork’s run has saved, also if it is named', async () => {
    const stored = sweepFile(places.sweep());

    const run = await places.nameIt(stored, { by: { headRepositoryId: 4242 } });

    const says = ['was saved by a run for a fork', 'never taken for a baseline'];
    expectNoBaseline(run, [places.artifact, ...says]);
  });
});

test('a sweep of another instance is read where it is named', async () => {
  const run = await places.nameIt(sweepFile(places.sweep({ training: { name: 'other' } })));

  expect(run).toMatchObject({ exitCode: 0, outputs: { gate: 'pass' } });
});

test('a sweep of another instance is no candidate, whatever its artifact is called', async () => {
  const run = await places.collect(sweepFile(places.sweep({ training: { name: 'other' } })));

  expectError(run, [places.artifact, 'was saved under the name "other"']);
});

test('a CSV under the name of collected sweeps is no sweep for the job that may write', async () => {
  const run = await places.collect({ body: Buffer.from(SWEEPS.baseline) });

  expectError(run, [places.artifact, 'is not a sweep saved by tuning-gate']);
});
