import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ASSUMPTIONS } from '../src/decide/findings.ts';
import { plan } from '../src/library/index.ts';
import { STATUS_WORDS } from '../src/parse/columns/names.ts';
import { FORMAT_NAMES } from '../src/parse/index.ts';
import { pairedDetectable, USUAL_LEVEL } from '../src/plan/index.ts';
import { formatChance, formatTimes } from '../src/report/index.ts';
import { WARNING_SENTENCES } from '../src/report/notes.ts';
import { compared } from './support/assessments.ts';
import { compareExamples, exampleComment } from './support/example-comment.ts';

/** The text of a page without its line breaks. */
const textOf = (page: string) => readFileSync(page, 'utf8').replace(/\s*\n>?\s*/g, ' ');
const readme = textOf('README.md');
const formats = textOf('docs/formats.md');
const report = textOf('docs/report.md');

function planOf(n: number, falseAlarmRate?: number) {
  const found = plan({ baselineN: n, ...(falseAlarmRate && { falseAlarmRate }) });
  const flat = found.capped?.find(({ budget }) => budget === 2)?.probability;
  return {
    resolved: found.resolvableBudget?.toFixed(1) ?? '',
    alarms: (Math.ceil(10_000 * (found.gateRate ?? 1)) / 10).toFixed(1),
    slowdown: formatTimes(found.detectableSlowdown ?? Number.NaN, Math.ceil),
    flat: formatChance(flat ?? Number.NaN),
  };
}

describe('the README', () => {
  test('shows the comment on the example as it is, and has pictures that there are', async () => {
    const { markdown } = await exampleComment();
    const [headline = ''] = markdown.split('\n\n');
    expect(report).toContain(headline.replaceAll('\n', ' '));
    const digest = createHash('sha256').update(markdown).digest('hex');
    for (const theme of ['light', 'dark']) {
      const png = readFileSync(`docs/comment-${theme}.png`).toString('latin1');
      const drawn = /tEXtSource\0(\w{64})/.exec(png)?.[1];
      const renew = 'node --import ./test/support/typescript.mjs scripts/comment-picture.mjs';
      expect({ drawn, renew }).toEqual({ drawn: digest, renew });
    }
    const pictures = [...readme.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(pictures.filter((path) => !/^https:/.test(path) && !existsSync(path))).toEqual([]);
    expect(pictures).toContain('docs/comment-light.png');
  });

  test('says how far trials resolve, how often the check would be wrong, and what it would catch', () => {
    const columns = [12, 24, 48, 100].map((n) => planOf(n));
    const row = (title: string, cells: readonly string[]) => `| ${title} | ${cells.join(' | ')} |`;
    const [small, , usual] = columns;
    for (const [title, key] of [
      ['Budgets resolved, up to', 'resolved'],
      ['False alarms in 1,000, at most', 'alarms'],
      ['Slowdown caught 4 times in 5', 'slowdown'],
    ] as const)
      expect(report).toContain(
        row(
          title,
          columns.map((column) => column[key]),
        ),
      );
    const paired = formatTimes(pairedDetectable(24, 0.9, USUAL_LEVEL) ?? Number.NaN, Math.ceil);
    expect(readme).toContain(`24 pairs catch a candidate that needs ${paired} the trials`);
    expect(readme).toContain(
      `Where your files record no hyperparameters, the two numbers are ${usual?.alarms} and ${usual?.slowdown}.`,
    );
    expect(textOf('docs/faq.md')).toContain(
      `that needs ${usual?.slowdown} the trials is caught 4 times in 5`,
    );
    expect(readme).toContain(`can be compared up to a budget of ${usual?.resolved} trials`);
    expect(readme).toContain(`12 reach ${small?.resolved}`);
    expect(readme).toContain(`only a candidate that needs ${small?.slowdown} the trials`);

    const byRate = [12, 24, 48].map((n) => planOf(n, 0.01));
    expect(report).toContain(
      row(
        'Slowdown caught 4 times in 5',
        byRate.map(({ slowdown }) => slowdown),
      ),
    );
    expect(report).toContain(
      row(
        'Caught of curves that are flat from 2 trials on',
        byRate.map(({ flat }) => flat),
      ),
    );
  });

  test('shows the same sweeps as strongly different and as not different, as examples/ says', async () => {
    const worse = await compareExamples('digits/baseline.csv', 'digits/candidate-worse.csv');
    const same = await compareExamples('digits/baseline.csv', 'digits/candidate-same.csv');
    expect(worse).toMatchObject({
      outcome: { gate: 'fail' },
      comparison: { worse: { level: 'strong' } },
    });
    const explain: string[] = [];
    for (const found of [worse, same]) {
      const { test: noChange, chances } = compared(found);
      const most = Math.ceil(10_000 * (chances?.gateRate?.rate ?? 1)) / 10;
      expect(readme).toContain(`fails at most ${most} times in 1,000 if nothing changed`);
      const slowdown = formatTimes(chances?.detectableSlowdown ?? Number.NaN, Math.ceil);
      expect(readme).toContain(`catches a candidate that needs ${slowdown} the trials`);
      const explained = Math.round(100 * (noChange?.settings?.explained ?? 0));
      explain.push(`${explained} %`);
    }
    const [first, second] = explain;
    expect(textOf('examples/README.md')).toContain(
      `settings explain ${first} of the spread in the first comparison and ${second} in the second`,
    );
    const none = { worse: { share: { strong: 0 } } };
    expect(same).toMatchObject({ outcome: { gate: 'pass', verdict: 'none' }, comparison: none });
  });
});

test('the page of formats has a row for every format, and for no other', () => {
  const [, table = ''] =
    /\n\| Tool \|.*\n([\s\S]*?)\n\n/.exec(readFileSync('docs/formats.md', 'utf8')) ?? [];
  const named = [...table.matchAll(/^\|[^|]*\|[^|]*\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...FORMAT_NAMES]);
});

test('the page of formats names every word for a status that is read, and no other', () => {
  const [, list = ''] = /A column `status`, .* says how(.*?)in any case/.exec(formats) ?? [];
  const words = [...list.matchAll(/`([a-z_]+)`/g)].map(([, word]) => word);
  expect(words).toEqual(Object.values(STATUS_WORDS).flat());
});

test('the pages quote what studies found', () => {
  const [ofAdaptive = ''] =
    /fails \d+ to \d+ times in 100/.exec(textOf('docs/studies/adaptive.md')) ?? [];
  expect(ofAdaptive).not.toBe('');
  expect(report).toContain(ofAdaptive);
  const [, ofBest = ''] =
    /the candidate’s best score is lower \| [^|]+ \| (\d+ to \d+) in 100/.exec(
      textOf('docs/studies/instead.md'),
    ) ?? [];
  expect(ofBest).not.toBe('');
  expect(readme).toContain(`fails ${ofBest} of 100 pull requests that change nothing`);
  const [, through, withSettings, inPairs] =
    /lets (\d+) of 20 regressions through; where settings are recorded (\d+), and in pairs (\d+)/.exec(
      textOf('docs/studies/year.md'),
    ) ?? [];
  expect(readme).toContain(
    `${through} of 20 regressions get through without them, ${withSettings} with them, and ${inPairs} in pairs`,
  );
});

test('the page of the report has a row for every reason, and for no other', () => {
  const schema = JSON.parse(readFileSync('schema/compare.schema.json', 'utf8'));
  const { reasonCode } = schema.$defs.comparison.properties;
  const [, table = ''] =
    /\| `reasonCode` \|.*\n([\s\S]*?)\n\n/.exec(readFileSync('docs/report.md', 'utf8')) ?? [];
  const named = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
  expect(named.sort()).toEqual([...reasonCode.enum].sort());
});

test('the notes on the assumptions name every code', () => {
  const rows = [
    ...readFileSync('docs/report.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| (yes|no) /gm),
  ];
  const documented = (answer: string) =>
    rows.flatMap(([, code, may]) => (may === answer ? [code] : []));
  expect(documented('yes').sort()).toEqual([...ASSUMPTIONS].sort());
  const all = Object.keys(WARNING_SENTENCES);
  expect([...documented('yes'), ...documented('no')].sort()).toEqual(all.sort());
});
