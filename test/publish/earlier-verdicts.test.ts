import fc from 'fast-check';
import { type CommentOrder, publishComment } from '../../src/publish/index.ts';
import { MAX_DRAWS, readMarker } from '../../src/publish/memory.ts';
import { EVIDENCE_LEVELS, GATES } from '../../src/settings/index.ts';
import { QUICK_POLICY } from '../support/quick-policy.ts';
import { FakePull, order } from './fake-pull.ts';

type Change = Parameters<typeof order>[0] & { readonly sha?: string };
type Past = NonNullable<Parameters<CommentOrder['write']>[1]>;

const [A, B, C] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];

let pull: FakePull;
beforeEach(() => {
  pull = new FakePull();
});

/** Reports, and gives what the report was told of the time before. */
async function reportWithPast({ sha = A, ...change }: Change): Promise<Past> {
  const given: CommentOrder = order(change);
  const told: Past[] = [];
  await publishComment(
    pull.thread(),
    {
      ...given,
      run: { ...given.run, sha },
      write: (limit, past) => {
        if (past) told.push(past);
        return given.write(limit);
      },
    },
    QUICK_POLICY,
  );
  expect(told).toHaveLength(1);
  return told[0] as Past;
}

const report = async (change: Change) => (await reportWithPast(change)).earlier;

const known = () => readMarker(pull.open[0]?.body ?? '')?.earlier;

describe('a report knows', () => {
  test('the verdicts of earlier runs with their commits, latest first', async () => {
    await report({ run: 1, gate: 'fail', worse: 'strong', sha: A });
    await report({ run: 2, gate: 'neutral', worse: 'fair', sha: B });

    expect(await report({ run: 3, sha: C })).toEqual([
      { sha: 'bbbbbbb', gate: 'neutral', verdict: 'worse', level: 'fair' },
      { sha: 'aaaaaaa', gate: 'fail', verdict: 'worse', level: 'strong' },
    ]);
    expect(known()).toHaveLength(2);
  });

  test('an earlier attempt of its own run', async () => {
    await report({ attempt: 1, gate: 'fail', worse: 'strong' });
    const [earlier] = await report({ attempt: 2 });
    expect(earlier).toMatchObject({ sha: 'aaaaaaa', gate: 'fail' });
  });

  test('not its own verdict, even if it reports again', async () => {
    await report({ run: 1, gate: 'neutral' });
    await report({ run: 2, report: 'two', gate: 'pass' });
    const again = await report({ run: 2, report: 'two, again', gate: 'fail' });
    expect(again).toMatchObject([{ gate: 'neutral' }]);
    expect(known()).toMatchObject([{ gate: 'neutral' }]);
  });

  test.each([
    ['its own', 'bot', '{', '{', 2],
    ['of another author', 'stranger', '"id":1', '"id":1', 0],
    ['with an unknown field', 'bot', '{', '{"mood":1,', 0],
    ['with a wrong attempt', 'bot', '"attempt":1', '"attempt":0', 0],
    ['of an impossible run', 'bot', '"startedAt":"2026', '"startedAt":"2096', 0],
  ])(
    'what an earlier comment says only if it is its own: %s',
    async (_, author, part, other, count) => {
      await report({ run: 1, gate: 'neutral' });
      await report({ run: 2, gate: 'fail', worse: 'strong' });
      const body = (pull.open[0]?.body ?? '').replace('"id":2', '"id":1');
      pull = new FakePull();
      pull.add(author, body.replace(part, other));
      expect(await report({ run: 9 })).toHaveLength(count);
    },
  );
});

describe('how often the candidate was trained', () => {
  const drawsAt = async (run: number, candidate: string | null) =>
    (await reportWithPast({ run, candidate })).draws;

  test('is counted by its trials, whatever the commit', async () => {
    expect(await drawsAt(1, 'one')).toBe(1);
    expect(await drawsAt(2, 'another')).toBe(2);
    expect(await drawsAt(3, 'one')).toBe(2);
    expect(await drawsAt(4, null)).toBe(2);
    expect(await drawsAt(5, 'a third')).toBe(3);
  });

  test('is not counted on forever', async () => {
    for (let run = 1; run <= MAX_DRAWS + 1; run++) await drawsAt(run, `draw ${run}`);
    expect(await drawsAt(60, 'another')).toBe(MAX_DRAWS);
  });
});

test('only the latest five earlier verdicts are kept', async () => {
  const runs = fc.array(
    fc.record({
      gate: fc.constantFrom(...GATES),
      worse: fc.constantFrom(...EVIDENCE_LEVELS),
      when: fc.constantFrom<CommentOrder['when']>('always', 'changes'),
    }),
    { minLength: 1, maxLength: 9 },
  );
  await fc.assert(
    fc.asyncProperty(runs, async (all) => {
      pull = new FakePull();
      let told: Past['earlier'] = [];
      for (const [i, one] of all.entries()) told = await report({ ...one, run: i + 1 });
      const before = all.slice(0, -1).reverse().slice(0, 5);
      expect(told.map(({ gate, level }) => [gate, level])).toEqual(
        before.map(({ gate, worse }) => [gate, worse]),
      );
      expect(pull.open[0]?.body.split('\n')[0]?.length).toBeLessThan(1000);
    }),
    { numRuns: 60 },
  );
});
