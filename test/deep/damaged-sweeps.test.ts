import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { saveSweep } from '../../src/parse/saved/saved-sweep.ts';
import { savedSweeps } from '../parse/saved/saved-sweeps.ts';
import { sweepOf } from '../parse/sweeps.ts';
import { repetitions } from './repetitions.ts';

const TEXTS = [
  'id,x,state,seconds\n1,0.5,COMPLETE,10\n2,"0.6",FAIL,\n3,,PRUNED,3\n4,inf,RUNNING,\n',
  ';x;y\n0;0.5;"a;b"\n1;1e-3;"say ""no"""\n',
  '0.5\n0.25\nnan\n',
  '[{"x": 1, "curve": [[1, 0.5], [2, NaN]]},\n {"x": null, "status": "ok"}, {"x": Infinity}]',
  '{"trials": [{"x": "0.5", "a": {"b": [1, {"c": 2}]}}], "n": 1}',
  '{"x": 1, "a": {"b": [1, {"c": 2}]}}\n{"x": 2, "__proto__": {"y": 1}}\n{"x": -1e3}\n',
];

const PIECES = [
  ...['', ',', ';', '\t', '"', '\\', '\n', '\r', '[', ']', '{', '}', ':', '-', '.', 'e', '0', '9'],
  ...[
    'NaN',
    '-Infinity',
    '1e999',
    'null',
    'true',
    '__proto__',
    '"constructor":',
    '\u0000',
    '\u{1f600}',
  ],
];

const METRICS = [
  null,
  'x',
  'a.b[-1].c',
  'max(curve[*][1])',
  'length(@)',
  'constructor',
  'x ||',
  '`1`',
];

interface Change {
  readonly at: number;
  readonly length: number;
  readonly put: string;
}

const change = fc.record({
  at: fc.nat(200),
  length: fc.nat(3),
  put: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5, unit: 'binary' })),
});

function changed(text: string, { at, length, put }: Change): string {
  const start = at % (text.length + 1);
  return text.slice(0, start) + put + text.slice(start + length);
}

const reading = fc.record({
  metric: fc.constantFrom(...METRICS),
  direction: fc.constantFrom('maximize', 'minimize'),
  cost: fc.constantFrom(null, 'seconds'),
  format: fc.constantFrom('auto', 'auto', 'csv', 'json', 'jsonl'),
  failedTrials: fc.constantFrom('worst', 'drop', 'error'),
  prunedTrials: fc.constantFrom('last', 'worst', 'drop', 'error'),
});

function expectSound({ trials, counts }: Sweep): void {
  expect(counts.counted).toBe(trials.length);
  expect(trials.length).toBeGreaterThan(0);
  for (const { score, outcome, cost } of trials) {
    expect(score).toBeLessThan(Infinity);
    expect(outcome === 'completed' && score === -Infinity).toBe(false);
    expect(cost === null || (cost > 0 && cost < Infinity)).toBe(true);
  }
}

/** Of what mutated text becomes, what is neither a sweep nor an error for the user is thrown. */
async function expectSweepOrError(
  text: string | readonly string[],
  settings: Parameters<typeof sweepOf>[1],
): Promise<void> {
  const result = await sweepOf(text, settings).catch((error: unknown) => error);
  if (result instanceof UserError) expect(result.message).toMatch(/^\P{Cc}{20,3000}$/u);
  else if (result instanceof Error) throw result;
  else expectSound(result as Sweep);
}

describe('any text', () => {
  it('becomes a sound sweep, or an error the user can act on', async () => {
    const texts = fc
      .tuple(fc.constantFrom(...TEXTS), fc.array(change, { maxLength: 6 }))
      .map(([text, changes]) => changes.reduce(changed, text));
    await fc.assert(fc.asyncProperty(texts, reading, expectSweepOrError), {
      numRuns: repetitions(1000, 20_000),
    });
  });

  it('that was a saved sweep does so too, by itself and among shards', async () => {
    const anywhere = fc.record({
      at: fc.nat(1500),
      length: fc.nat(3),
      put: change.map((c) => c.put),
    });
    const texts = fc
      .tuple(savedSweeps, fc.array(anywhere, { maxLength: 3 }), fc.boolean())
      .map(([saved, changes, isAlone]) => {
        const text = saveSweep(saved);
        const mutated = changes.reduce(changed, text);
        return isAlone ? mutated : [text, mutated];
      });
    await fc.assert(fc.asyncProperty(texts, reading, expectSweepOrError), {
      numRuns: repetitions(1000, 20_000),
    });
  });
});
