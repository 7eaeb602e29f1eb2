import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { computing, ProgressLine, showingSteps } from '../../src/commands/progress.ts';
import { runCommandLine } from '../../src/commands/run.ts';
import type { World } from '../../src/commands/terminal.ts';
import { columnsOf } from '../../src/render/terminal/layout.ts';
import { useFolder } from '../support/command-line.ts';
import { settingsWith, spread } from '../support/sweeps.ts';

const ERASE = '\r\u001b[K';
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
    showsProgress: true,
    environment: {},
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
      const { out } = await onTerminal(line, { columns, environment: { NO_COLOR: '1' } });
      const prose = out.split('\n').filter((one) => /^\S/.test(one));
      for (const one of prose) expect(one.length).toBeLessThanOrEqual(columns);
    }
  });

  test.each([
    [110, '−0.300 (−0.336 to −0.264)  0.849 (0.832–0.868)  0.549 (0.532–0.568)', 46],
    [80, '−0.300      0.849     0.549', 45],
    [60, '−0.300      0.849     0.549', 25],
  ])('of %d columns the table and the plot fit', async (columns, cells, plot) => {
    const { out } = await onTerminal(COMPARE, { columns, environment: { NO_COLOR: '1' } });
    expect(out).toContain(`  1       worse, strong  ${cells}\n`);
    const lines = out.split('\n');
    for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(columns);
    const best = lines.find((line) => line.endsWith('0.593  worse, strong')) ?? '';
    expect(best.indexOf('0.593')).toBe('     8  c   '.length + plot + '   '.length);
  });

  test('the mark, the result and the evidence are in colour, and the rest is not', async () => {
    const { out } = await onTerminal(`${COMPARE} --color always`);
    const coloured = out.split(`${ESCAPE}39m`).flatMap((part) => part.split(/\[3[12]m/).slice(1));
    expect(coloured[0]).toContain('❌ Worse: 0.584 instead of 0.884 after 4 trials.');
    expect(coloured.slice(1)).toEqual(Array(8).fill('worse, strong'));
  });

  test.each<[string, string, Partial<World>, boolean]>([
    ['by itself', '', {}, true],
    ['not in a pipe', '', { columns: null }, false],
    ['not where NO_COLOR is set', '', { environment: { NO_COLOR: '1' } }, false],
    ['in a pipe by FORCE_COLOR', '', { columns: null, environment: { FORCE_COLOR: '1' } }, true],
    ['not by FORCE_COLOR=0', '', { environment: { FORCE_COLOR: '0' } }, false],
    ['not on a dumb one', '', { environment: { TERM: 'dumb' } }, false],
    ['always if asked', ' --color always', { columns: null }, true],
    ['never if asked', ' --color never', { environment: { FORCE_COLOR: '1' } }, false],
  ])('there are colours %s', async (_, flag, world, hasColours) => {
    const { out } = await onTerminal(COMPARE + flag, world);
    expect(out.includes(ESCAPE)).toBe(hasColours);
  });

  test('notes that change nothing are folded, unless asked for', async () => {
    const { out } = await onTerminal(COMPARE, { columns: null });
    expect(out).toMatch(/^2 more notes: use --verbose\.$/m);
    expect(out).not.toContain('Note');
    const verbose = await onTerminal(`${COMPARE} --verbose`, { columns: null });
    expect(verbose.out).toMatch(/Note: The files do not say/);
    expect(verbose.out).not.toContain('--verbose');
  });

  test('what is quick shows no progress, and JSON has no colours', async () => {
    const { out, error } = await onTerminal(`${COMPARE} --json --color always`);
    expect(error).toBe('');
    expect(JSON.parse(out).verdict).toBe('worse');
  });

  test('a large sweep is named while it is computed, and only there', async () => {
    await folder.writeScores('large.csv', spread(3001, 0, 1));
    const line = 'curve large.csv --direction maximize --band dkw';
    expect((await onTerminal(line)).error).toBe(`Computing with 3001 trials …${ERASE}`);
    expect((await onTerminal(line, { showsProgress: false })).error).toBe('');
  });
});

describe('a line of progress', () => {
  const written = () => {
    const stream = new PassThrough({ encoding: 'utf8' });
    const line = new ProgressLine((text) => stream.write(text));
    return { line, text: () => String(stream.read() ?? '') };
  };

  test('appears after a second of waiting, and goes with the step', async () => {
    const { line, text } = written();
    line.waiting('Looking');
    line.clear();
    line.waiting('Reading');
    await sleep(1050);
    expect(text()).toBe('Reading …');
    line.clear();
    line.clear();
    expect(text()).toBe(ERASE);
  });

  test.each<[string, Parameters<typeof settingsWith>[0], number]>([
    ['by default', {}, 3000],
    ['where calibration is simulated', { calibration: 'simulation' }, 50],
    ['where a rate is kept', { 'false-alarm-rate': '0.1' }, 500],
    ['where its rate is simulated', { 'false-alarm-rate': '0.1', 'fail-on': 'weak' }, 20],
  ])('appears at once before much is computed: %s', (_, flags, quick) => {
    const { line, text } = written();
    computing(line, quick, settingsWith(flags));
    expect(text()).toBe('');
    computing(line, quick + 1, settingsWith(flags));
    expect(text()).toContain('Computing');
  });

  test('appears at once before much is parsed', () => {
    const { line, text } = written();
    const onStep = showingSteps(line, settingsWith());
    onStep({ kind: 'parse', characters: 1e6 });
    expect(text()).toBe('');
    onStep({ kind: 'parse', characters: 2e7 });
    expect(text()).toBe('Parsing 20 MB …');
  });
});
