import fc from 'fast-check';
import {
  type SavedSweep,
  type Training,
  uniteShards,
} from '../../../src/parse/saved/saved-sweep.ts';
import type { Trial } from '../../../src/parse/sweep.ts';
import { thrownBy } from '../sweeps.ts';
import { SOURCE, savedSweep, savedSweeps, savedTrial, trainings } from './saved-sweeps.ts';

/** A shard with one trial that is named after it. */
function shard(training: Partial<Training>, record: Partial<SavedSweep['record']> = {}) {
  const { shard: name, runId, runAttempt } = savedSweep({ training }).training;
  const where = `${name} of ${runId}/${runAttempt}`;
  return savedSweep({
    training,
    record: { trials: [savedTrial({ place: { path: where } })], ...record },
  });
}

const placesOf = ({ record }: SavedSweep) => record.trials.map(({ place }) => place.path);

const messageOf = (saved: readonly SavedSweep[]) => thrownBy(() => uniteShards(saved));

describe('the shards of a sweep', () => {
  it('are put in their natural order', () => {
    const names = ['10', 'b', '2', 'a-10', '02', 'a-9', '1'];
    const united = uniteShards(names.map((name) => shard({ shard: name })));
    expect(placesOf(united)).toEqual(
      ['1', '02', '2', '10', 'a-9', 'a-10', 'b'].map((name) => `${name} of 7/1`),
    );
  });

  it('stay told apart by their names, also where what they were united to is saved', () => {
    const shardsOf = (saved: SavedSweep) => saved.record.trials.map(({ shard }) => shard);
    const united = uniteShards([shard({ shard: '2' }), shard({ shard: '10' })]);
    expect(shardsOf(united)).toEqual(['shard 2', 'shard 10']);
    expect(shardsOf(uniteShards([united]))).toEqual(['shard 2', 'shard 10']);
    expect(shardsOf(uniteShards([shard({ shard: null })]))).toEqual([null]);
  });

  it('keep the metadata on which all of them agree', () => {
    const nothing = { search: null, infrastructure: null, runtime: null, evaluation: null };
    const one = { ...nothing, code: null, notes: 'a' };
    const other = { ...nothing, code: { repository: 'x', commit: null }, notes: 'b' };
    const [a, b, c] = [one, other, null].map((meta, i) => shard({ shard: `${i}` }, { meta }));
    const metaOf = (...shards: (SavedSweep | undefined)[]) =>
      uniteShards(shards.flatMap((saved) => saved ?? [])).record.meta;
    expect(metaOf(a, b, c)).toEqual({ ...other, notes: null });
    expect([metaOf(a, c), metaOf(c)]).toEqual([one, null]);
  });

  it('name with what they were trained once each, and nothing that none of them says', () => {
    const nothing = { os: null, image: null, gpu: null, packages: null };
    const [t4, l4] = ['Tesla T4', 'NVIDIA L4'].map((gpu) => ({ ...nothing, os: 'Linux', gpu }));
    const environmentOf = (...all: (typeof t4 | null)[]) => {
      const shards = all.map((environment, i) =>
        shard({ shard: `${i}` }, { source: { ...SOURCE, environment: environment ?? null } }),
      );
      return uniteShards(shards).record.source.environment;
    };
    expect(environmentOf(t4, null, l4, t4)).toEqual({ ...t4, gpu: 'NVIDIA L4, Tesla T4' });
    expect(environmentOf(t4)).toEqual(t4);
    expect(environmentOf(null, null)).toBeNull();
    const long = { ...nothing, os: 'x'.repeat(150), gpu: null as never };
    expect(environmentOf(long, { ...long, os: 'y'.repeat(150) })?.os).toHaveLength(200);
  });

  it('are not united with the whole that they may be in', () => {
    const message = messageOf([shard({ shard: null }), shard({ shard: '1' })]);
    expect(message).toContain(
      'a whole sweep (run 7, attempt 1): comes with shard 1 (run 7, attempt 1), whose trials may be in both',
    );
    expect(message).toContain('Name either the whole or only its shards;');
  });

  it('count, and not what their own run has united of them before', () => {
    const [one, other] = [shard({ shard: '1' }), shard({ shard: '2' })];
    const union = uniteShards([one, other]);
    const again = shard({ shard: '2', runAttempt: 2 });
    expect(placesOf(uniteShards([one, other, union, again]))).toEqual(['1 of 7/1', '2 of 7/2']);
    const ofAnotherRun = { ...union, training: { ...union.training, runId: 6 } };
    expect(messageOf([one, ofAnotherRun])).toContain('comes with shard 1');
  });

  it('are counted', () => {
    const countOf = (...all: Partial<Training>[]) => {
      const { record, training } = uniteShards(all.map((one) => shard(one)));
      expect(training.shards).toBe(record.shards ?? null);
      return training.shards;
    };
    expect(countOf({ shard: '1' }, { shard: '2' }, { shard: '2', runAttempt: 2 })).toBe(2);
    expect(countOf({ shard: '0-of-1' })).toBe(1);
    expect([countOf({ shards: 4 }), countOf({})]).toEqual([4, null]);
  });

  it('say how many there should be, unless they do not know', () => {
    const plannedOf = (shards: number | null) =>
      uniteShards(['0', '2'].map((name) => shard({ shard: name, shards }))).record;
    expect(plannedOf(3)).toMatchObject({ shards: 2, plannedShards: 3 });
    expect(plannedOf(null)).not.toHaveProperty('plannedShards');
  });

  it('count once each, as the newest attempt saved them', () => {
    const united = uniteShards([
      shard({ shard: '1', runId: 7, runAttempt: 10 }),
      shard({ shard: '1', runId: 8, runAttempt: 2 }),
      shard({ shard: '1', runId: 8, runAttempt: 1 }),
      shard({ shard: '2', runId: 7, runAttempt: 9 }),
    ]);
    expect(placesOf(united)).toEqual(['1 of 8/2', '2 of 7/9']);
    expect(united.training).toMatchObject({ shard: null, runId: 8, runAttempt: 2 });
  });

  it('have no order, unless there is only one', () => {
    const isOrdered = (...ofEach: boolean[]) =>
      uniteShards(ofEach.map((isOrdered, i) => shard({ shard: `${i}` }, { isOrdered }))).record
        .isOrdered;
    expect([isOrdered(true), isOrdered(false), isOrdered(true, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('may be read from different formats', () => {
    const [one, other] = [shard({ shard: '1' }), shard({ shard: '2' }, { format: 'json' })];
    expect(uniteShards([one, one]).record.format).toBe('csv');
    expect(uniteShards([one, other]).record.format).toBe('mixed');
  });

  it.each<[string, Partial<Training>, Partial<SavedSweep['record']>]>([
    ['name is "b", while that of shard 1 (run 7, attempt 1) is ""', { name: 'b' }, {}],
    ['repository is "octo-org/forked", while', { repository: 'octo-org/forked' }, {}],
    ['commit is null, while', { sha: null }, {}],
    ['number of shards is "4", while', { shards: 4 }, {}],
    ['metric is "loss", while', {}, { metric: 'loss' }],
    ['direction is "minimize", while', {}, { direction: 'minimize' }],
    ['cost is "asked for", while', {}, { cost: { unit: null } }],
  ])('cannot be united if for one the %s', (said, training, record) => {
    const odd = shard({ shard: '2', runAttempt: 3, ...training }, record);
    expect(messageOf([shard({ shard: '1' }), odd])).toContain(
      `tuning-gate-sweep, shard 2 (run 7, attempt 3): its ${said}`,
    );
    expect(messageOf([odd, shard({ shard: '1' })])).toBe(messageOf([shard({ shard: '1' }), odd]));
  });

  it('cannot be united if their costs are in different units', () => {
    const inUnit = (unit: string, name: string) => shard({ shard: name }, { cost: { unit } });
    expect(messageOf([inUnit('s', '1'), inUnit('h', '2')])).toContain(
      'its unit of the cost is "h", while that of shard 1 (run 7, attempt 1) is "s"',
    );
  });

  describe('with trials of another one', () => {
    const drawn = (name: string, scores: readonly number[], more: Partial<Trial> = {}) =>
      shard({ shard: name }, { trials: scores.map((score) => savedTrial({ score, ...more })) });
    const scores = [0.5, 0.25, 0.75, 0.5, 0.4, 0.3, 0.2, 0.9];
    const others = scores.map((score) => score / 10);

    it.each<[string, readonly number[], readonly number[]]>([
      ['the same seed', scores, scores],
      ['a dump of the study as it was before', scores.slice(0, 5), scores],
      ['windows of one study', [...scores, ...others.slice(0, 2)], [...scores.slice(2), ...others]],
    ])('are refused: %s', (_, one, other) => {
      const message = messageOf([drawn('0', one), drawn('1', other)]);
      expect(message).toMatch(
        /shard [01] \(run 7, attempt 1\): has trials of shard [01] \(run 7, attempt 1\) again, in the same order\. Give each job its own seed/,
      );
    });

    it.each<[string, readonly number[], readonly number[]]>([
      ['in another order', scores, scores.toReversed()],
      ['of which most are their own', scores, [...scores.slice(0, 5), ...others]],
      ['that take two values', [1, 1, 0, 0, 1, 1], [1, 1, 0, 0, 1, 1]],
      ['and are few', [1, 2, 3, 4], [1, 2, 3, 4]],
    ])('are not, %s', (_, one, other) => {
      expect(messageOf([drawn('0', one), drawn('1', other)])).toBe('');
    });

    it('are not, where the same scores are of other settings', () => {
      const [one, other] = [0.1, 0.2].map((lr) => drawn(`${lr}`, scores, { parameters: { lr } }));
      expect(messageOf([one, other] as SavedSweep[])).toBe('');
    });

    it('are refused also while some of them still run', () => {
      const trials = scores.map((score) => savedTrial({ score }));
      const before = trials.map((trial, i) =>
        i % 7 === 6 ? savedTrial({ outcome: 'running', score: -Infinity }) : trial,
      );
      const message = messageOf([
        shard({ shard: '0' }, { trials: before }),
        shard({ shard: '1' }, { trials }),
      ]);
      expect(message).toContain('has trials of shard');
    });
  });

  it('give the same sweep in any order', () => {
    const outcomeOf = (all: readonly SavedSweep[]) => messageOf(all) || uniteShards(all);
    const common = { name: '', sha: null, repository: 'a/b' };
    const few = fc.record({
      shard: fc.constantFrom('1', '2', '10', '010'),
      runId: fc.constantFrom(1, 2),
      runAttempt: fc.constantFrom(1, 2),
    });
    const those = fc.array(fc.tuple(trainings, few, fc.nat(9)), { minLength: 1, maxLength: 8 });
    const shards = fc
      .tuple(savedSweeps, those)
      .map(([{ record }, all]) =>
        all.map(([training, marks, skip]) => ({
          training: { ...training, ...marks, ...common },
          record: { ...record, trials: record.trials.slice(skip) },
        })),
      )
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    fc.assert(
      fc.property(shards, ([all, shuffled]) => {
        expect(outcomeOf(shuffled)).toEqual(outcomeOf(all));
      }),
      { numRuns: 100 },
    );
  });
});
