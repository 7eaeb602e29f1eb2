import fc from 'fast-check';
import type { Artifact } from '../../src/github/index.ts';
import {
  encodedName,
  namesOfBaselines,
  savedArtifacts,
  savedAt,
  savedName,
  savedNames,
  sweepFile,
} from '../../src/read/names.ts';
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
  const saved = (...names: string[]) => savedNames(listed(...names));

  test('of a run come from its artifacts, and nothing that this program did not save', () => {
    const own = ['', 'small', 'org/model', 'v1.2'].map((name) => savedName(name, '0-of-2'));
    const others = ['other', `${SWEEP}er`, savedAt('', 'x').artifact, `${SWEEP}-~0a~3a~3aerror`];
    const again = savedName('small', '1-of-2');
    expect(saved(...own, again, ...others)).toEqual(['', 'small', 'org/model', 'v1.2']);
  });

  test('of the baselines come from the files of their artifact', () => {
    const files = [sweepFile('v1.2', 0), sweepFile('v1.2', 1), sweepFile('small', 0)];
    const inArtifact = files.map((file) => textFile(`${savedAt('', '').artifact}/${file}`, ''));
    expect(namesOfBaselines(inArtifact)).toEqual(['v1.2', 'small']);
  });

  test('are digests where they are too long for an artifact', () => {
    const long = '模'.repeat(12);
    expect(saved(savedName(long))).toEqual([encodedName(long)]);
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
