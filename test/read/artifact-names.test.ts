import fc from 'fast-check';
import type { Artifact } from '../../src/github/index.ts';
import {
  countShards,
  savedArtifacts,
  savedName,
  savedNames,
  sharedFile,
  sharedName,
  sharedNames,
} from '../../src/read/artifact-names.ts';
import { savedOf } from './fake-reader.ts';

const listed = (...names: string[]) => names.map((name, i) => savedOf('a', i, { name }));
const namesOf = (artifacts: readonly Artifact[]) => artifacts.map(({ name }) => name);

const SWEEP = 'tuning-gate-sweep';
const twelve = Array.from({ length: 12 }, (_, i) => `${SWEEP}.${i}-of-12`);

describe('the saved sweeps of a run', () => {
  test('are the shards of the matrix, not the sweep united from them', () => {
    const all = listed(...[...twelve].sort(), SWEEP, `${SWEEP}-large.0-of-12`, `${SWEEP}er`);
    expect(namesOf(savedArtifacts(all, SWEEP))).toEqual(twelve);
  });

  test('are the one saved whole if there are no shards', () => {
    const all = listed(`${SWEEP}-large`, SWEEP, 'other');
    expect(namesOf(savedArtifacts(all, SWEEP))).toEqual([SWEEP]);
    expect(namesOf(savedArtifacts(all, savedName('large')))).toEqual([`${SWEEP}-large`]);
    expect(savedArtifacts(all, savedName('small'))).toEqual([]);
  });
});

describe('the names of the sweeps', () => {
  const saved = (...names: string[]) => savedNames(listed(...names), []);

  test('of a run come from its artifacts, and nothing that this program did not save', () => {
    const own = ['', 'small', 'org/model', 'v1.2'].map((name) => savedName(name, '0-of-2'));
    const others = ['other', `${SWEEP}er`, sharedName('x'), `${SWEEP}-~0a~3a~3aerror`];
    const again = savedName('small', '1-of-2');
    expect(saved(...own, again, ...others)).toEqual(['', 'small', 'org/model', 'v1.2']);
  });

  test('of the baselines come from the files of their artifact', () => {
    const files = [sharedFile('v1.2', 0), sharedFile('v1.2', 1), sharedFile('small', 0)];
    const inArtifact = files.map((file) => ({ path: `${sharedName('')}/${file}`, text: '' }));
    expect(sharedNames(inArtifact)).toEqual(['v1.2', 'small']);
  });

  test('must be listed in the config where they are too long for an artifact', () => {
    const long = '模'.repeat(12);
    expect(() => saved(savedName(long))).toThrow('List the comparisons in .github/');
    expect(savedNames(listed(savedName(long)), ['small', long])).toEqual([long]);
  });
});

describe('how many jobs of a matrix saved a sweep', () => {
  const count = (names: readonly string[], others: readonly string[] = []) =>
    countShards(listed(...names), listed(...names, ...others));

  test.each([
    ['all of them', twelve, { jobs: 12, saved: 12 }],
    ['only one', twelve.slice(-1), { jobs: 12, saved: 1 }],
  ])('follows from the names of their artifacts: %s', (_, names, shards) => {
    expect(count(names)).toEqual(shards);
  });

  test.each([
    [[SWEEP]],
    [[`${SWEEP}.a`, `${SWEEP}.b`]],
    [['sweep-0', 'sweep-1']],
    [['mine.0-of-2', 'mine.1-of-2']],
    [[`${SWEEP}.1-of-${'9'.repeat(400)}`]],
    [[]],
  ])('does not follow from %j', (names) => {
    expect(count(names)).toBeNull();
  });

  const small = [0, 2, 4].map((job) => savedName('small', `${job}-of-6`));
  const large = [1, 3, 5].map((job) => savedName('large', `${job}-of-6`));

  test('includes the jobs of the matrix that saved a sweep under another name', () => {
    expect(count(small, large)).toEqual({ jobs: 6, saved: 6 });
    expect(count(small.slice(1), large)).toEqual({ jobs: 6, saved: 5 });
    expect(count(small, ['x.1-of-6'])).toEqual({ jobs: 6, saved: 3 });
  });

  test('is unknown where each name has one job of the matrix', () => {
    expect(count(small.slice(1, 2), large.slice(1, 2))).toBeNull();
  });

  test('leaves out a matrix of the same size that shares a job number', () => {
    const ownOfThree = [0, 2].map((job) => savedName('small', `${job}-of-3`));
    const others = [0, 1, 2].map((job) => savedName('large', `${job}-of-3`));
    expect(count(ownOfThree, others)).toEqual({ jobs: 3, saved: 2 });
  });

  test('leaves out a matrix of another size', () => {
    expect(count([`${SWEEP}.0-of-3`], [`${SWEEP}-x.0-of-2`, `${SWEEP}-x.1-of-2`])).toEqual({
      jobs: 3,
      saved: 1,
    });
  });
});

const part = fc.string({ unit: 'grapheme', maxLength: 80 });

test.each([
  ['', '', 'tuning-gate-sweep'],
  ['', '0-of-3', 'tuning-gate-sweep.0-of-3'],
  ['Large models', '', 'tuning-gate-sweep-Large models'],
  ['llama-3', '1', 'tuning-gate-sweep-llama-3.1'],
  ['llama-3.1', '', 'tuning-gate-sweep-llama-3~2e1'],
  ['org/model', '', 'tuning-gate-sweep-org~2fmodel'],
  ['模型', '', 'tuning-gate-sweep-~e6~a8~a1~e5~9e~8b'],
])('the sweep %j, shard %j, is saved as %j', (name, shard, artifact) => {
  expect(savedName(name, shard)).toBe(artifact);
});

test('different names and shards are saved as different artifacts with names that GitHub accepts', () => {
  fc.assert(
    fc.property(part, part, part, part, (a, b, c, d) => {
      const [one, other] = [savedName(a, b), savedName(c, d)];
      expect(one === other).toBe(a === c && b === d);
      expect(one).toMatch(/^[\w .~-]{1,250}$/);
    }),
  );
  expect(savedName('模'.repeat(80))).not.toBe(savedName(`${'模'.repeat(79)}型`));
});
