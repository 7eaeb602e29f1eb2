import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ASSUMPTIONS, INFORMATION } from '../src/decide/findings.ts';
import { confidenceBand, tuningCurve } from '../src/estimate/index.ts';
import { compareSweeps } from '../src/main.ts';
import { STATUS_WORDS } from '../src/parse/columns/words.ts';
import { FORMAT_NAMES } from '../src/parse/index.ts';
import {
  detectableSlowdown,
  falseAlarmRates,
  gateAt,
  pairedDetectable,
  powerAgainstCap,
  strongStaircase,
  USUAL_LEVEL,
} from '../src/plan/index.ts';
import { localPlace, parseLocations } from '../src/read/index.ts';
import { formatChance, formatTimes } from '../src/report/index.ts';
import { exampleComment } from './support/example-comment.ts';
import { settingsWith } from './support/sweeps.ts';

/** The text of a page without its line breaks. */
const textOf = (page: string) => readFileSync(page, 'utf8').replace(/\s*\n>?\s*/g, ' ');
const readme = textOf('README.md');
const formats = textOf('docs/formats.md');
const report = textOf('docs/report.md');

const PLACE = localPlace(process.cwd());

async function exampleOf(candidate: string) {
  const settings = settingsWith({ metric: 'accuracy', direction: 'maximize' });
  const folder = 'examples/digits';
  const locations = { baseline: `${folder}/baseline.csv`, candidate: `${folder}/${candidate}` };
  return (await compareSweeps(parseLocations(locations), { place: PLACE, settings })).assessment;
}

describe('the README', () => {
  test('shows the comment on the example as it is, and has pictures that there are', async () => {
    const { markdown } = await exampleComment();
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

  test('says how far 48 and 12 trials resolve', () => {
    const resolved = [48, 12].map((n) => {
      const band = confidenceBand(n, settingsWith().band);
      return tuningCurve(Array(n).fill(0), band).resolvableBudget.toFixed(1);
    });
    expect(readme).toContain(`resolve* budgets up to ${resolved[0]} trials`);
    expect(readme).toContain(`12 trials resolve ${resolved[1]}`);
    expect(report).toContain(`12 trials resolve budgets up to ${resolved[1]} trials`);
  });

  test('says how often the check would be wrong, and what it would catch', () => {
    const { band, comparison, gate } = settingsWith();
    const { quantile, minShare, margin } = comparison;
    const rules = { minShare, margin, budgetMin: null, budgetMax: null };
    const columns = [12, 24, 48, 100].map((n) => {
      const arm = { band: confidenceBand(n, band), trialCost: 1 };
      const design = { baseline: arm, candidate: arm, quantile, rules };
      const { strong } = falseAlarmRates(design, { levels: [], seed: band.seed });
      return {
        resolved: tuningCurve(Array(n).fill(0), arm.band).resolvableBudget.toFixed(1),
        alarms: String(Math.round(10_000 * (strong?.rate ?? 1))),
        slowdown: formatTimes(detectableSlowdown(strongStaircase(design)) ?? Number.NaN, Math.ceil),
      };
    });
    expect(gate.failOn).toBe('strong');
    for (const [title, key] of [
      ['Budgets resolved, up to', 'resolved'],
      ['False alarms in 10,000', 'alarms'],
      ['Slowdown caught 4 times in 5', 'slowdown'],
    ] as const) {
      const cells = columns.map((column) => column[key]).join(' | ');
      expect(report).toContain(`| ${title} | ${cells} |`);
    }
    const paired = formatTimes(pairedDetectable(24, 0.9, USUAL_LEVEL) ?? Number.NaN, Math.ceil);
    expect(readme).toContain(`24 of them catch a candidate that needs ${paired} the trials`);
    const [small, , usual] = columns;
    expect(readme).toContain(`fails at most ${usual?.alarms} times in 10,000 if nothing changed`);
    expect(readme).toContain(
      `needs ${usual?.slowdown} the trials for the same score at every budget 4 times in 5`,
    );
    expect(readme).toContain(`a candidate that needs ${small?.slowdown} the trials`);
  });

  test('says what the gate by a rate catches', () => {
    const caught = [12, 24, 48].map((n) => {
      const design = { trials: [n, n], quantile: 0.5, budgetMin: 1, budgetMax: null } as const;
      const { staircase } = gateAt(design, 0.01);
      return {
        slowdown: formatTimes(detectableSlowdown(staircase) ?? Number.NaN, Math.ceil),
        flat: formatChance(powerAgainstCap(staircase, 4, 0.5)),
      };
    });
    const row = (title: string, key: 'slowdown' | 'flat') =>
      `| ${title} | ${caught.map((column) => column[key]).join(' | ')} |`;
    expect(report).toContain(row('Slowdown caught 4 times in 5', 'slowdown'));
    expect(report).toContain(row('Caught of curves that are flat from 4 trials on', 'flat'));
  });

  test('shows the same sweeps as strongly different and as not different, as examples/ says', async () => {
    const worse = await exampleOf('candidate-worse.csv');
    const same = await exampleOf('candidate-same.csv');
    expect(worse).toMatchObject({
      outcome: { gate: 'fail' },
      comparison: { worse: { level: 'strong' } },
    });
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

test('the page of the report quotes what the study on adaptive search found', () => {
  const [found = ''] =
    /fails \d+ to \d+ times in 100/.exec(textOf('docs/studies/adaptive.md')) ?? [];
  expect(found).not.toBe('');
  expect(report).toContain(found);
});

test('the notes on the assumptions name every code', () => {
  const rows = [
    ...readFileSync('docs/report.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| (yes|no) /gm),
  ];
  const documented = (answer: string) =>
    rows.flatMap(([, code, may]) => (may === answer ? [code] : []));
  expect(documented('yes').sort()).toEqual([...ASSUMPTIONS].sort());
  expect(documented('no').sort()).toEqual([...INFORMATION].sort());
});
