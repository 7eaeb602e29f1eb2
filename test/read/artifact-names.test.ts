import fc from 'fast-check';
import type { Artifact } from '../../src/github/index.ts';
import {
  baselineFile,
  baselinesArtifact,
  countShards,
  encodedName,
  namesOfBaselines,
  savedArtifacts,
  savedName,
  savedNames,
} from '../../src/read/artifact-names.ts';
import { textFile } from '../parse/sweeps.ts';
import { savedOf } from './fake-reader.ts';

const listed = (...names: string[]) => names.map((name, i) => savedOf('a', i, { name }));
const namesOf = (artifacts: readonly Artifact[]) => artifacts.map(({ name }) => name);

const SWEEP = 'tuning-gate-sweep';
const twelve = Array.from({ length: 12 }, (_, i) => `${SWEEP}.${i}-of-12`);

describe('the saved sweeps of a run', () => {
  test('are the shards of the matrix, with the sweep united from them unless it has expired', () => {
    const all = listed(...[...twelve].sort(), SWEEP, `${SWEEP}-large.0-of-12`, `${SWEEP}er`);
    expect(namesOf(savedArtifacts(all, SWEEP))).toEqual([SWEEP, ...twelve]);
    const past = all.map((one) => ({ ...one, expired: one.name === SWEEP }));
    expect(namesOf(savedArtifacts(past, SWEEP))).toEqual(twelve);
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
    const others = ['other', `${SWEEP}er`, baselinesArtifact('x'), `${SWEEP}-~0a~3a~3aerror`];
    const again = savedName('small', '1-of-2');
    expect(saved(...own, again, ...others)).toEqual(['', 'small', 'org/model', 'v1.2']);
  });

  test('of the baselines come from the files of their artifact', () => {
    const files = [baselineFile('v1.2', 0), baselineFile('v1.2', 1), baselineFile('small', 0)];
    const inArtifact = files.map((file) => textFile(`${baselinesArtifact('')}/${file}`, ''));
    expect(namesOfBaselines(inArtifact)).toEqual(['v1.2', 'small']);
  });

  test('are known only if they are asked for where they are too long for an artifact', () => {
    const long = '模'.repeat(12);
    expect(saved(savedName(long))).toEqual([encodedName(long)]);
    expect(savedNames(listed(savedName(long)), ['small', long])).toEqual([long]);
  });
});

describe('how many jobs of a matrix saved a sweep', () => {
  const count = (names: readonly string[], others: readonly string[] = [], expected?: string[]) =>
    countShards(listed(...names), listed(...names, ...others), expected);

  test.each([
    ['all of them', twelve, { jobs: 12, saved: 12 }],
    ['only one', twelve.slice(-1), { jobs: 12, saved: 1 }],
    ['and what was united of them', [SWEEP, ...twelve.slice(2)], { jobs: 12, saved: 10 }],
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

  test('is told by name where other jobs of the matrix saved sweeps under other names', () => {
    expect(count(small, large)).toEqual({ jobs: 3, saved: 3 });
    expect(count(small.slice(1), large)).toEqual({ jobs: 3, saved: 2 });
    expect(count(small, large.slice(1))).toEqual({ jobs: 3, saved: 3 });
    expect(count(small, ['x.1-of-6'])).toEqual({ jobs: 6, saved: 3 });
  });

  /** A matrix of 12 jobs, the name of each in their order. */
  const matrix = (order: string) => {
    const jobs = [...order].map((name, job) => savedName(name, `${job}-of-12`));
    return (name: string, ...missing: number[]) =>
      jobs.filter((_, job) => order[job] === name && !missing.includes(job));
  };

  test.each(['aaabbbcccddd', 'abcdabcdabcd', 'aabbccaabbcc', 'aaaaaabbbbbb'])(
    'is told by name in a matrix of names and shards: %s',
    (order) => {
      const own = matrix(order);
      const names = [...new Set(order)];
      const jobs = 12 / names.length;
      const others = (name: string, ...missing: number[]) =>
        names.flatMap((other) => (other === name ? [] : own(other, ...missing)));
      for (const name of names) {
        for (let job = 0; job < 12; job++) {
          const saved = own(name, job).length;
          expect(count(own(name, job), others(name, job))).toEqual({ jobs, saved });
        }
      }
    },
  );

  test('is told by name where all jobs of another name are missing that is expected', () => {
    const own = matrix('aaabbbcccddd');
    const others = [...own('b'), ...own('c')];
    expect(count(own('a', 1), others, ['a', 'b', 'c', 'd'])).toEqual({ jobs: 3, saved: 2 });
    expect(count(own('a'), [], ['a', 'b', 'c', 'd'])).toEqual({ jobs: 3, saved: 3 });
    // What is expected of another matrix does not blur this one.
    const all = [...own('b'), ...own('c'), ...own('d')];
    expect(count(own('a', 1), all, ['a', 'b', 'c', 'd', 'e'])).toEqual({ jobs: 3, saved: 2 });
  });

  test('counts a job that is missing for every name where it could be of any', () => {
    const own = matrix('aaaabbbbbccc');
    expect(count(own('a'), [...own('b', 5), ...own('c')])).toEqual({ jobs: 12, saved: 11 });
    expect(count(own('a'), [...own('b'), ...own('c')])).toEqual({ jobs: 12, saved: 12 });
    // As many shards each, by chance, for what is missing is of the larger ones.
    const uneven = matrix('aaaabbbbccdd');
    const rest = [...uneven('b', 7), ...uneven('c'), ...uneven('d')];
    expect(count(uneven('a', 3), rest)).toEqual({ jobs: 12, saved: 10 });
  });

  test('is known where only one of several names has lost all jobs but one', () => {
    const own = matrix('aaabbbcccddd');
    const others = [...own('b'), ...own('c'), ...own('d')];
    expect(count(own('a', 0, 2), others)).toEqual({ jobs: 3, saved: 1 });
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

const label = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom('', '1', '1.1', '~2e1'),
);

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
  const portion = fc.record({ name: label, shard: label });
  fc.assert(
    fc.property(portion, portion, (a, b) => {
      const [one, other] = [savedName(a.name, a.shard), savedName(b.name, b.shard)];
      expect(one === other).toBe(a.name === b.name && a.shard === b.shard);
      expect(one).toMatch(/^[\w .~-]{1,250}$/);
    }),
  );
  expect(savedName('模'.repeat(80))).not.toBe(savedName(`${'模'.repeat(79)}型`));
});
