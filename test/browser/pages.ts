import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { combineAssessments, type RunAssessment } from '../../src/decide/index.ts';
import { reportOfRun } from '../../src/draw/index.ts';
import { pageAssetsIn } from '../../src/publish/report-files.ts';
import { assessed, withParameters } from '../draw/page/pages.ts';
import { runOf } from '../support/assessments.ts';
import { spread, sweepOf } from '../support/sweeps.ts';

/** Text that ends whatever element, attribute, string or comment it stands in. */
export const HOSTILE =
  '`|</script></title></style><img src=x onerror=fail()>"\'<!--]]>\u2028@all https://evil.example';

const NAMES = ['rate', 'optimizer'];
const costs = (n: number, each: number) => Array.from({ length: n }, (_, i) => each + (i % 5));

/** Trials of which the fourth and the tenth failed. */
function someFailed(values: readonly number[]): (number | null)[] {
  return values.map((value, i) => (i === 3 || i === 9 ? null : value));
}

const good = withParameters(sweepOf(someFailed(spread(48, 0.8, 0.9))), NAMES);
const hostile = (low: number) =>
  withParameters(sweepOf(spread(30, low, low + 0.1), { metric: HOSTILE, location: HOSTILE }), [
    HOSTILE,
    `${HOSTILE} 2`,
  ]);

/** Losses over four decades, and one trial far off. */
const decades = (slowness: number) =>
  sweepOf([...spread(40, 0, 4).map((power) => 10 ** (-power * slowness)), 2e4], {
    direction: 'minimize',
    metric: 'loss',
  });

/** Comparisons of which every tenth blocks, and of which a few differ in other ways. */
function many(count: number): RunAssessment {
  const shifts = [0.1, 0, 0.004, 0, -0.03, 0, 0.01, 0, 0, 0];
  const comparisons = Array.from({ length: count }, (_, i) => {
    const low = 0.8 - (shifts[i % shifts.length] ?? 0);
    const candidate = withParameters(sweepOf(spread(i % 7 === 6 ? 6 : 48, low, low + 0.1)), NAMES);
    return { name: `model ${i + 1}`, assessment: assessed(good, candidate) };
  });
  return combineAssessments(comparisons);
}

/** One assessment for each kind of page. */
export const ASSESSMENTS = {
  worse: () => assessed(good, withParameters(sweepOf(spread(40, 0.7, 0.8)), NAMES)),
  cost: () =>
    assessed(
      sweepOf(spread(48, 2, 4), { direction: 'minimize', costs: costs(48, 20), unit: 'seconds' }),
      sweepOf(spread(30, 3, 6), { direction: 'minimize', costs: costs(30, 30), unit: 'seconds' }),
      { target: '2.5' },
    ),
  decades: () => assessed(decades(1), decades(0.5)),
  paired: () =>
    assessed(
      good,
      withParameters(
        sweepOf(spread(48, 0.8, 0.9).map((score, i) => (i === 5 ? null : score - 0.01 * (i % 3)))),
        NAMES,
      ),
      { pairing: 'paired' },
    ),
  hostile: () => assessed(hostile(0.8), hostile(0.7)),
  'no-baseline': () => assessed(null, good),
  'no-candidate': () => assessed(good, null),
  insufficient: () => assessed(sweepOf([0.3]), sweepOf([0.3, 0.3])),
  invalid: () => assessed(good, sweepOf(spread(9, 0, 1), { metric: 'loss' })),
  failing: () => assessed(good, sweepOf([0.5, ...Array(30).fill(null)])),
  three: () => many(3),
  twelve: () => many(12),
  fifty: () => many(50),
  several: (): RunAssessment =>
    combineAssessments([
      {
        name: 'same',
        assessment: assessed(good, withParameters(sweepOf(spread(47, 0.8, 0.9)), NAMES)),
      },
      { name: HOSTILE.slice(0, 80), assessment: assessed(good, hostile(0.7)) },
      { name: 'large', assessment: ASSESSMENTS.worse() },
      { name: 'new', assessment: assessed(null, good) },
    ]),
} as const;

export type PageName = keyof typeof ASSESSMENTS;

/** Pages in a folder, each written when it is first asked for: deciding takes longer than looking. */
export interface Pages {
  urlOf(name: PageName): Promise<string>;
  remove(): Promise<void>;
}

/** Builds what pages carry, as the project's build does. */
export async function makePages(): Promise<Pages> {
  const folder = await mkdtemp(join(tmpdir(), 'tuning-gate-pages-'));
  execFileSync(process.execPath, [join('scripts', 'build-page.mjs'), folder]);
  const assets = await pageAssetsIn(folder);
  const written = new Map<PageName, Promise<string>>();
  const write = async (name: PageName) => {
    const path = join(folder, `${name}.html`);
    const given = ASSESSMENTS[name]();
    const run = 'comparisons' in given ? given : runOf(given);
    await writeFile(path, reportOfRun(run).page?.(assets) ?? '');
    return pathToFileURL(path).href;
  };
  return {
    urlOf(name) {
      const url = written.get(name) ?? write(name);
      written.set(name, url);
      return url;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
