import { join } from 'node:path';
import { runReal } from '../../study/real.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'examples', 'digits');
const SCORE = ['--metric', 'accuracy', '--direction', 'maximize'];

async function run(...argv: string[]) {
  let [out, err] = ['', ''];
  const code = await runReal(argv, {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

/** The share in the rows that answer a question, by sweep. */
function answersTo(out: string, question: RegExp): number[] {
  return out
    .split('\n')
    .filter((line) => question.test(line))
    .map((line) => Number.parseFloat(line.split('|')[3] ?? ''));
}

describe('studies of sweeps of one’s own', () => {
  test('show, on the examples, that bands hold where the bootstrap does not', async () => {
    const sweeps = ['baseline', 'candidate-worse'].map((name) => join(EXAMPLES, `${name}.csv`));
    const { code, out } = await run(...sweeps, ...SCORE, '--runs', '100');
    expect(code).toBe(0);
    for (const share of answersTo(out, /80 % band/)) expect(share).toBeGreaterThan(0.7);
    for (const share of answersTo(out, /bootstrap .* n = 2\d/)) expect(share).toBeLessThan(0.8);
    const [second] = answersTo(out, /24 trials each: the second is strongly worse/);
    const [first] = answersTo(out, /24 trials each: the first is strongly worse/);
    expect(second).toBeGreaterThan(0.6);
    expect(first).toBe(0);
  });

  test.each([
    [[], 2, 'Usage'],
    [['--bogus'], 2, 'Usage'],
    [['nope.csv'], 3, 'nope.csv'],
  ])('refuse %j', async (argv, code, message) => {
    expect(await run(...argv)).toMatchObject({ code, err: expect.stringContaining(message) });
  });
});
