import {
  expectError,
  expectNoBaseline,
  expectNoCandidate,
} from '../support/artifact-expectations.ts';
import {
  type ArtifactPlaces,
  type Stored,
  startArtifactCases,
} from '../support/artifact-places.ts';
import { BAD_ARTIFACTS } from '../support/bad-artifacts.ts';

let cases: Awaited<ReturnType<typeof startArtifactCases>>;
let places: ArtifactPlaces;

beforeAll(async () => {
  cases = await startArtifactCases();
});

beforeEach(async () => {
  places = await cases.next();
});

afterAll(() => cases.stop());

describe.each(Object.entries(BAD_ARTIFACTS))('%s', (_, { stored, says }) => {
  const messages = () => [places.artifact, ...says];

  test('is no baseline where one is looked up', async () => {
    expectNoBaseline(await places.lookUp(stored(places.sweep())), messages());
  });

  test('is an error where the jobs have collected it', async () => {
    expectError(await places.collect(stored(places.sweep())), messages());
  });

  test('is an error where it is named as the baseline', async () => {
    expectError(await places.nameIt(stored(places.sweep())), messages());
  });
});

describe('an artifact that is not there', () => {
  const checkName = () => ['Nothing matches', places.artifact, 'Check the name'];

  test('is no baseline where one is looked up', async () => {
    const says = [places.artifact, 'Merge this, or run this workflow once on `main`'];
    expectNoBaseline(await places.lookUp(null), says);
  });

  test('is no candidate', async () => {
    const says = ['Nothing matches', places.artifact, 'that it saved its sweep under this name'];
    expectNoCandidate(await places.collect(null), says);
  });

  test('is no baseline where it is named', async () => {
    expectNoBaseline(await places.nameIt(null), checkName());
  });

  test('is no baseline where it is named in this run', async () => {
    const inputs = { baseline: `artifact:${places.artifact}` };
    expectNoBaseline(await places.lookUp(null, { inputs }), checkName());
  });

  test('is no baseline where the run is not there either', async () => {
    const inputs = { baseline: `run:7:${places.artifact}` };
    expectNoBaseline(await places.lookUp(null, { inputs }), checkName());
  });
});

describe('an archive without a file', () => {
  const empty = { files: {} };
  const says = () => [places.artifact, 'has no file in it', 'Check the step that saved it.'];

  test('is no baseline where one is looked up', async () => {
    expectNoBaseline(await places.lookUp(empty), says());
  });

  test('is no candidate', async () => {
    expectNoCandidate(await places.collect(empty), says());
  });

  test('is no baseline where it is named', async () => {
    expectNoBaseline(await places.nameIt(empty), says());
  });
});

describe.each(['list', 'download'])('an artifact that has expired, as its %s says,', (where) => {
  const expired = (): Stored => {
    const content = { files: { 'sweep.json': places.sweep() } };
    if (where === 'list') return { ...content, expired: true };
    places.repository.github.fault({ kind: 'gone', path: /\/artifacts\/\d+\/zip$/ });
    return content;
  };
  const which = () => (where === 'list' ? 'The sweep of ' : places.artifact);

  test('is no baseline where one is looked up', async () => {
    const says = [which(), 'expired', 'Run this workflow once on the branch'];
    expectNoBaseline(await places.lookUp(expired()), says);
  });

  test('is no candidate', async () => {
    const says = [which(), 'expired', 'Run the whole workflow again.'];
    expectNoCandidate(await places.collect(expired()), says);
  });

  test('is no baseline where it is named', async () => {
    const says = [which(), 'expired', 'Run this workflow once on the branch'];
    expectNoBaseline(await places.nameIt(expired()), says);
  });
});
