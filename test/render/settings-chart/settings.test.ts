import { plainText } from '../../../src/print/index.ts';
import { drawSettings } from '../../../src/render/settings-chart/render-settings.ts';
import { settingsOf } from '../../../src/render/settings-chart/settings-of.ts';
import { lineOf, searchSpace } from '../../../src/report/index.ts';
import { compareSweeps } from '../../support/assessments.ts';
import { expectGolden } from '../../support/golden.ts';
import { settingsWith, sweepOf } from '../../support/sweeps.ts';
import { uniforms } from '../chart/models.ts';

const HOSTILE = '\u202erate</text><script>';

/** Trials whose score depends on the rate alone, drawn log-uniformly between two powers of ten. */
function sweepFrom([low, high]: readonly [number, number], seed: number, n = 48) {
  const [rates, others] = [uniforms(n, seed), uniforms(n, seed + 50)];
  const exponents = rates.map((u) => low + (high - low) * u);
  const scores = exponents.map((power, i) => (i % 12 === 5 ? null : 0.9 - 0.05 * (power + 2) ** 2));
  const sweep = sweepOf(scores);
  const trials = sweep.trials.map((trial, i) => {
    const [u = 0, power = 0] = [others[i], exponents[i]];
    const kind = `kind ${Math.floor(u * 9)}`;
    const parameters = { width: Math.round(300 * u), kind, fixed: 7, [HOSTILE]: 10 ** power };
    return { ...trial, parameters };
  });
  return { ...sweep, trials };
}

const moved = compareSweeps(sweepFrom([-4, 0], 1), sweepFrom([-3, 1], 2), settingsWith());
const same = compareSweeps(sweepFrom([-4, 0], 1), sweepFrom([-4, 0], 3), settingsWith());
const apart = compareSweeps(sweepFrom([-4, -3], 1), sweepFrom([-1, 0], 2), settingsWith());

const options = { id: 'settings', isLog: false } as const;
const said = (one: typeof moved) => plainText(lineOf(searchSpace(one)));

describe('the plots by parameter', () => {
  test.each([
    ['light', 'wide'],
    ['dark', 'narrow'],
  ] as const)('are as reviewed: %s and %s', (theme, width) => {
    const model = settingsOf(moved, 6);
    const svg = model ? drawSettings(model, { ...options, theme, width }).svg : '';
    expectGolden(`test/render/golden/settings-${theme}-${width}.svg`, svg);
    expect(svg).not.toMatch(/<script|\u202e|undefined|NaN|Infinity/);
  });

  test('have what matters first, on the scale that suits it, and leave out what never varies', () => {
    const { parameters = [], more } = settingsOf(same, 2) ?? {};
    expect(parameters[0]).toMatchObject({ name: HOSTILE, isLog: true, categories: null });
    expect([parameters.length, more]).toEqual([2, 1]);
    const all = settingsOf(same, 6)?.parameters ?? [];
    expect(all.find(({ name }) => name === 'width')?.isLog).toBe(false);
    expect(all.find(({ name }) => name === 'kind')?.categories).toHaveLength(5);
    expect(all.map(({ name }) => name)).not.toContain('fixed');
  });

  test('mark the best tenth of each sweep, and tint what only one searched', () => {
    const points = settingsOf(moved, 6)?.parameters[0]?.points ?? [];
    const best = points.filter(({ isBest }) => isBest);
    for (const arm of ['baseline', 'candidate'])
      expect(best.filter((one) => one.arm === arm)).toHaveLength(5);
    const tints = (one: typeof moved) => {
      const model = settingsOf(one, 6);
      const svg = model
        ? drawSettings(model, { ...options, theme: 'light', width: 'wide' }).svg
        : '';
      return svg.match(/fill-opacity="0.14"/g)?.length ?? 0;
    };
    expect([tints(moved), tints(same)]).toEqual([2, 0]);
  });

  test('have a bounded number of dots', () => {
    const large = compareSweeps(
      sweepFrom([-4, 0], 1, 2000),
      sweepFrom([-4, 0], 3, 2000),
      settingsWith(),
    );
    const model = settingsOf(large, 6);
    expect(model?.trialsPerDot).toBe(20);
    const { dots = [] } = model
      ? drawSettings(model, { ...options, theme: 'page', width: 'wide' })
      : {};
    expect(dots.length).toBeLessThanOrEqual(3 * 200);
  });
});

const rates = ({ trials }: (typeof moved)['baseline']) =>
  trials.map(({ parameters, score }) => [Number(parameters?.[HOSTILE]), score] as const);

describe('whether the search space explains a difference', () => {
  test('is said with the scores where both searched', () => {
    expect(said(moved)).toMatch(
      /^The search spaces differ in .+\. Where both searched, a median trial of the baseline is 0\.\d+ \(\d+ trials\), and of the candidate 0\.\d+ \(\d+ trials\)\. The plots/,
    );
    // Of an even number of trials it is the worse of the two in the middle, as on the curves.
    const least = Math.min(...rates(moved.candidate).map(([rate]) => rate));
    const most = Math.max(...rates(moved.baseline).map(([rate]) => rate));
    const common = rates(moved.baseline).filter(([rate]) => rate >= least && rate <= most);
    const scores = common.map(([, score]) => score).sort((a, b) => a - b);
    expect(scores.length % 2).toBe(0);
    expect(said(moved)).toContain(`baseline is ${scores[scores.length / 2 - 1]?.toFixed(3)} (`);
    expect(said(apart)).toContain('have no part in common');
    expect(said(same)).toMatch(/^As far as the trials show, both sweeps searched the same space/);
  });
});
