import { useFolder } from '../support/command-line.ts';
import { spread } from '../support/sweeps.ts';

const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const COMMAND = /^\s*::|##\[/m;
const DIRECTION = ['--direction', 'maximize'];

const folder = useFolder();
const run = folder.runWords;

async function write(name: string, header: string): Promise<void> {
  const rows = spread(48, 0.8, 0.9).map((score, i) => `${score},${i}`);
  await folder.write(name, `${header}\n${rows.join('\n')}\n`);
}

describe('in the log of a workflow', () => {
  const metric = '##[error]acc';
  const sweep = '::error::a.csv';

  test.each([
    ['compare', sweep, sweep],
    ['curve', sweep],
    ['inspect', sweep],
  ])(
    'the output of %s contains no workflow command, and JSON is left as it is',
    async (...words) => {
      await write(sweep, `${metric},::warning::x`);
      const { code, out, error } = await run(...words, '--metric', metric, ...DIRECTION);
      expect([code, error]).toEqual([0, '']);
      expect(out).toContain('## [error]acc');
      expect(out).not.toMatch(COMMAND);
      expect((await run(...words, '--metric', metric, ...DIRECTION, '--json')).out).toContain(
        metric,
      );
    },
  );

  test.each([
    ['compare', '::error::no.csv', '##[error]no.csv', ...DIRECTION],
    ['::error::x'],
    ['curve', '##[error]a.csv'],
  ])('nor do error messages: %s', async (...argv) => {
    const { code, out, error } = await run(...argv);
    expect([2, 3]).toContain(code);
    expect(error).not.toBe('');
    expect(out + error).not.toMatch(COMMAND);
  });
});

describe('text that is invisible or reorders text', () => {
  const metric = 'a\u009b\u2028\u202e\u200b\u{e0041}c';

  test.each(['compare', 'curve', 'inspect'])('is escaped in the JSON of %s', async (command) => {
    await write('a.csv', `${metric},x`);
    const sweeps = command === 'compare' ? ['a.csv', 'a.csv'] : ['a.csv'];
    const { out } = await run(command, ...sweeps, '--metric', metric, ...DIRECTION, '--json');
    expect(out).not.toMatch(HIDDEN);
    expect(out).toContain('a\\u009b\\u2028\\u202e\\u200b\\udb40\\udc41c');
    expect(JSON.stringify(JSON.parse(out))).toContain(JSON.stringify(metric).slice(1, -1));
  });

  const bad = 'x\u001b[31m\u009b2J\u202e\u007fy';
  test.each([
    [[bad]],
    [['compare', 'a.csv', 'a.csv', `--${bad}`, '1']],
    [['curve', 'a.csv', '--metric', bad, ...DIRECTION]],
    [['curve', 'a.csv', '--confidence', bad]],
    [['curve', bad, ...DIRECTION]],
  ])('does not appear in the message for %j', async (argv) => {
    await write('a.csv', 'acc,x');
    const { error } = await run(...argv);
    expect(error).toMatch(/^tuning-gate: .*\n(?:try: .*\n)?$/);
    expect(error).not.toMatch(HIDDEN);
  });

  test('never appears in flags to copy', async () => {
    await write('a.csv', 'acc\u202eb,x');
    const { code, error } = await run('curve', 'a.csv', '--metric', 'acc\u202eb');
    expect([code, error]).toEqual([3, expect.stringContaining('direction')]);
    expect(error).not.toMatch(HIDDEN);
    expect(error).not.toContain('Set:');
  });
});
