import { Readable } from 'node:stream';
import { runCommandLine } from '../../src/commands/run.ts';
import type { World } from '../../src/commands/terminal.ts';
import { columnsOf } from '../../src/print/text.ts';
import { useFolder } from '../support/command-line.ts';

const ESCAPE = '\u001b[';

const folder = useFolder();

/** Runs a command on a terminal; what it wrote to it, line ends as they are. */
async function onTerminal(line: string, world: Partial<World> = {}) {
  let [out, error] = ['', ''];
  const code = await runCommandLine(line.split(' '), {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    columns: 80,
    isAttended: false,
    input: () => Object.assign(Readable.from([]), { isTTY: true }),
    hasColours: true,
    directory: folder.path('.'),
    home: '/nowhere',
    ...world,
  });
  return { code, out, error };
}

const COMPARE = 'compare good.csv bad.csv --direction maximize';

describe('on a terminal', () => {
  beforeEach(folder.writeGoodAndBad);

  test.each([80, 60, 40])('of %d columns no line of a sentence is longer', async (columns) => {
    for (const line of [COMPARE, 'curve good.csv --direction maximize', 'plan --baseline-n 48']) {
      const { out } = await onTerminal(line, { columns, hasColours: false });
      const prose = out.split('\n').filter((one) => /^\S/.test(one));
      for (const one of prose) expect(one.length).toBeLessThanOrEqual(columns);
    }
  });

  test.each([
    [110, '−0.300 (−0.336 to −0.264)  0.549 (0.532–0.568)  0.849 (0.832–0.868)  worse, strong', 46],
    [80, '−0.300      0.549      0.849     worse, strong', 46],
    [60, '−0.300      0.549      0.849     worse, strong', 37],
  ])('of %d columns the table and the plot fit', async (columns, cells, plot) => {
    const { out } = await onTerminal(COMPARE, { columns, hasColours: false });
    expect(out).toContain(`       1  ${cells}\n`);
    const lines = out.split('\n');
    for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns);
    const best = lines.find((line) => line.endsWith('0.593  s')) ?? '';
    expect(best.indexOf('0.593')).toBe('     8  c   '.length + plot + '   '.length);
  });

  test('that nothing is piped into, - does not wait for a sweep to be typed', async () => {
    expect(await onTerminal('inspect -')).toMatchObject({
      code: 2,
      error: `tuning-gate: standard input: is a terminal. Pipe a sweep into it, or name a file.\n`,
    });
  });

  test('commands to copy quote what the shell would misread in the path of the program', async () => {
    const { out } = await onTerminal('inspect good.csv', { home: `/my $(tools)/it's/dist` });
    expect(out).toMatch(
      /\n {2}node '\S*\/my \$\(tools\)\/it'\\''s\/dist\/cli\.js' compare BASELINE good/,
    );
    const installed = await onTerminal('inspect good.csv', { home: '/a/node_modules/b/dist' });
    expect(installed.out).toContain('\n  npx tuning-gate compare BASELINE good.csv');
  });

  test('the mark, the result and the evidence are in colour, and the rest is not', async () => {
    const { out } = await onTerminal(`${COMPARE} --color always`);
    const coloured = out.split(`${ESCAPE}39m`).flatMap((part) => part.split(/\[3[12]m/).slice(1));
    expect(coloured[0]).toContain(
      '❌ Worse by 0.300 (0.275 to 0.325) after 4 trials: 0.584, was 0.884 ',
    );
    expect(coloured.slice(1)).toEqual(Array(4).fill('s'));
  });

  test.each<[string, string, Partial<World>, boolean]>([
    ['as it has them', '', {}, true],
    ['not where it has none', '', { hasColours: false }, false],
    ['always if asked', ' --color always', { hasColours: false }, true],
    ['never if asked', ' --color never', {}, false],
    ['never in JSON', ' --color always --json', {}, false],
  ])('there are colours %s', async (_, flag, world, hasColours) => {
    const { out } = await onTerminal(COMPARE + flag, world);
    expect(out.includes(ESCAPE)).toBe(hasColours);
  });

  test('notes that change nothing are folded, unless asked for', async () => {
    const { out } = await onTerminal(COMPARE, { columns: null, hasColours: false });
    expect(out).toMatch(/^More: --verbose$/m);
    expect(out).not.toContain('Note');
    const verbose = await onTerminal(`${COMPARE} --verbose`, { columns: null, hasColours: false });
    expect(verbose.out).toMatch(/Note +The files do not say/);
    expect(verbose.out).not.toContain('--verbose');
  });
});
