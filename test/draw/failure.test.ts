import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { parse } from 'yaml';
import { type Suggestion, UserError } from '../../src/errors.ts';
import { plainText, renderFailure } from '../../src/print/index.ts';
import { printable } from '../../src/printable.ts';
import { data, failureTitle, link, say, suggestedFlags } from '../../src/report/index.ts';
import { character } from '../support/arbitraries.ts';
import { expectGolden } from '../support/golden.ts';
import { posixTest } from '../support/windows.ts';

const RUN = link(say`this run`, 'https://github.com/o/r/actions/runs/7');
const ORIGIN = say`Commit ${data('abcdef0')}, ${RUN}.`;

const ASKED = [
  ['metric', { question: 'accuracy, loss or epoch?', placeholder: 'NAME' }],
  ['direction', { question: 'maximize or minimize?', placeholder: 'maximize|minimize' }],
] as const;

function notGiven(suggestion: Suggestion = ASKED): UserError {
  return new UserError({
    fault: 'settings',
    option: 'metric',
    what: `is not given, and sweep.csv has several columns of numbers: accuracy, epoch, loss`,
    fix: 'Name the column, path or expression of the score.',
    suggestion,
  });
}

const render = (error: UserError, name = '') =>
  renderFailure(error, { name, origin: ORIGIN }, failureTitle(error));

const hostile = notGiven([
  ['metric', 'a: "b" | `c` <d>@octocat ```'],
  ['direction', 'minimize'],
]);
const wrong = new UserError({
  fault: 'settings',
  where: 'input confidence',
  what: 'is "80 %"',
  fix: 'It must be a number above 0 and below 1.',
});
const unreadable = new UserError({
  fault: 'data',
  where: 'sweep.csv, line 7',
  what: 'has 3 fields, while the header has 4',
  fix: 'Write all rows with the same columns.',
});

test.each<[golden: string, error: UserError, name: string]>([
  ['metric-not-given', notGiven(), ''],
  ['hostile-names', hostile, 'Large models'],
  ['settings-wrong', wrong, ''],
  ['unreadable', unreadable, ''],
])('the report of %s is as reviewed', (golden, error, name) => {
  expectGolden(`test/draw/golden/failure-${golden}.md`, render(error, name));
});

test('the title of a failure says what it is about, and nothing of its text', () => {
  const titleOf = (fault: UserError['fault'], suggestion: Suggestion | null = null) =>
    plainText(
      failureTitle(new UserError({ fault, where: 'sweep', what: 'config', fix: '', suggestion })),
    );
  expect(titleOf('config')).toBe('No verdict: the config could not be read');
  expect(titleOf('pull')).toBe('No verdict: the pull request could not be read');
  expect(titleOf('data')).toBe('No verdict: a sweep could not be read');
  expect(titleOf('data', [])).toBe('No verdict: the settings have to be corrected');
});

test('a failure fits into a comment, however long its text is', () => {
  const error = new UserError({ fault: 'data', where: 'a.csv', what: 'x'.repeat(1e6), fix: 'y' });
  expect(render(error).length).toBeLessThan(5000);
});

/** Texts as the files of a sweep may name columns, and as they can be copied. */
const name = fc
  .oneof(
    fc.string({ unit: character, maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'`\'|#:"\\<>{}[]&*!%@,?-~$ a1\n') }),
    fc.constantFrom(...'|yes|No|null|~|true|off|y|1e3|0x1f|.5|-1|=|{}|[|2026-01-01'.split('|')),
    fc.constantFrom(...'- x;*a;&a;!x;a: b;a #b;? x;| x;%x;val/accuracy;metrics.f1'.split(';')),
    fc.constantFrom(..."größe/精度;😀;it's;--x;\\n;$(x);!!".split(';')),
  )
  .filter((text) => printable(text, 200) === text);

describe('the settings to copy', () => {
  const blockOf = (markdown: string) => /(`{3,})yaml\n([\s\S]*?)\n\1/.exec(markdown)?.[2] ?? '';
  const settingsOf = (metric: string): Suggestion => [
    ['metric', metric],
    ['direction', 'minimize'],
  ];

  test('are YAML that gives back every name as it was', () => {
    fc.assert(
      fc.property(name, (metric) => {
        fc.pre(!metric.includes('${{'));
        const report = render(notGiven(settingsOf(metric)));
        for (const version of ['1.1', '1.2'] as const) {
          const { with: inputs } = parse(blockOf(report), { version });
          expect(inputs).toEqual({ metric, direction: 'minimize' });
        }
      }),
    );
  });

  test('are plain where they can be', () => {
    const report = render(notGiven(settingsOf('val/f1.mean-2')));
    expect(blockOf(report)).toBe('with:\n  metric: val/f1.mean-2\n  direction: minimize');
  });

  test('are none where a workflow would evaluate them', () => {
    const report = render(notGiven(settingsOf(`$${'{{ github.token }}'}`)));
    expect(report).not.toContain('${{');
    expect(report).not.toContain('yaml');
  });

  posixTest('are flags that a shell gives back as they were', () => {
    const values = fc.sample(name, { numRuns: 300, seed: 7 });
    const flags = values.map((value) => suggestedFlags([['m', value]]));
    const script = flags.map((one) => `printf '%s\\0' ${one}`).join('\n');
    const printed = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0');
    // A value that begins with a minus comes in one word with its flag.
    const words = values.flatMap((value) =>
      value.startsWith('-') ? [`--m=${value}`] : ['--m', value],
    );
    expect(printed.slice(0, -1)).toEqual(words);
  });
});
