import { inEachVersion, NO_FRAME, renderRunComment, reportOfRun } from '../../src/draw/index.ts';
import { drawOverview } from '../../src/draw/overview.ts';
import { overviewOf } from '../../src/draw/overview-of.ts';
import { plainText } from '../../src/print/index.ts';
import { lineOf, triageStatements } from '../../src/report/index.ts';
import { expectGolden } from '../support/golden.ts';
import { REPORT_CASES, runOfCases } from '../support/report-cases.ts';
import { misplacedTexts } from '../support/svg-texts.ts';

const HOSTILE = '\u202eabc</text><script>fail()</script>"\'&\n';
const everyCase = runOfCases(Object.fromEntries(Object.keys(REPORT_CASES).map((it) => [it, it])));
const some = runOfCases({
  ...{ nli: 'strongly-worse', digits: 'none', short: 'insufficient' },
  ...{ list: 'paired', faster: 'better', other: 'invalid' },
  ...{ alike: 'settings', jobs: 'searches' },
});
const four = runOfCases({ a: 'strongly-worse', b: 'none', [HOSTILE]: 'better', d: 'no-baseline' });

/** What stands in the picture, in order. */
function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text [^>]*>([^<]*)/g)].map(([, text = '']) => text);
}

const heightOf = (svg: string) => Number(/ height="([\d.]+)"/.exec(svg)?.[1]);

describe('the overview of many comparisons', () => {
  test.each([
    ['light', 'wide'],
    ['dark', 'wide'],
    ['dark', 'narrow'],
  ] as const)('is as reviewed: every kind of report, %s and %s', (theme, width) => {
    const svg = drawOverview(overviewOf(everyCase), { theme, width });
    expectGolden(`test/draw/golden/overview-${theme}-${width}.svg`, svg);
  });

  test.each([
    ['light', 'wide'],
    ['dark', 'narrow'],
  ] as const)('of a few, has a picture of each, %s and %s', (theme, width) => {
    const svg = drawOverview(overviewOf(some), { theme, width, heading: 'none' });
    expectGolden(`test/draw/golden/overview-few-${theme}-${width}.svg`, svg);
    expect(misplacedTexts(svg)).toEqual([]);
    expect(heightOf(svg)).toBeLessThan(600);
  });

  test('of a few, says below each name what it comes to, and at its side by how much', () => {
    const texts = textsOf(drawOverview(overviewOf(some), { theme: 'light', heading: 'none' }));
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['nli', 'worse: fails', '−0.030', '(−0.040 to −0.021)'],
        ...['digits', 'none found, catches 2.9×', 'list', '21 of 24 worse', 'trials of tuning'],
        ...['alike', '−0.005', 'at similar settings', 'jobs', '−0.009', 'in the median search'],
        ...['short', 'cannot tell', 'Not comparable: the sweeps have different metrics'],
      ]),
    );
  });

  test('of a few in different units has no common axis of budgets', () => {
    const mixed = runOfCases({ a: 'none', b: 'minimise-with-cost' });
    const texts = textsOf(drawOverview(overviewOf(mixed), { theme: 'light' }));
    expect(texts).not.toContain('trials of tuning');
    expect(texts).not.toContain('GPU hours');
  });

  test('has what blocks first, then what may be worse, what is not known, and the rest', () => {
    const texts = textsOf(drawOverview(overviewOf(everyCase), { theme: 'light' }));
    const groups = [
      ...['blocks', 'may be worse, does not block', 'cannot tell', 'better', 'no difference found'],
    ];
    const places = groups.map((name) => texts.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(plainText(lineOf(triageStatements(four)))).toBe(
      '1 of 4 blocks, 1 cannot tell; 1 looks better, 1 shows no difference.',
    );
  });

  test('has no number that the comment does not have: in its place stands the headline', () => {
    const { rows } = overviewOf(everyCase);
    const sizeIn = (wanted: string) => rows.find(({ name }) => name === wanted)?.size;
    for (const name of [
      'insufficient',
      'ties',
      'identical-files',
      'percent-and-fractions',
      'paired',
      'settings',
      'searches',
    ])
      expect([name, sizeIn(name)]).toEqual([name, null]);
    expect(rows.find(({ name }) => name === 'percent-and-fractions')?.triage).toBe('unknown');
    const comment = renderRunComment(runOfCases({ better: 'better' }), NO_FRAME);
    expect(comment).toContain(`needs ${sizeIn('better')?.text} the trials`);
    const [difference] = rows.find(({ name }) => name === 'better')?.difference ?? [];
    expect(comment).toContain(`Better by ${difference?.slice(1)}**`);
  });

  test('writes names as text, in their order, and cuts long ones', () => {
    const svg = drawOverview(overviewOf(four), { theme: 'dark' });
    expect(svg).toContain('>abc&lt;/text&gt;');
    expect(svg).not.toMatch(/<script|\u202e|undefined|NaN|Infinity/);
    const long = runOfCases({ ['x'.repeat(300)]: 'none', b: 'none', c: 'none', d: 'none' });
    const shown = textsOf(drawOverview(overviewOf(long), { theme: 'light' }));
    expect(shown.find((text) => text.startsWith('xxx'))).toMatch(/^x{5,40}…$/);
  });

  test('has at most 50 rows, and counts the others', () => {
    const all = Array.from({ length: 60 }, (_, i) => [`m${i}`, i < 3 ? 'strongly-worse' : 'none']);
    const model = overviewOf(runOfCases(Object.fromEntries(all)));
    const svg = drawOverview(model, { theme: 'page', width: 'narrow' });
    expect(textsOf(svg).filter((text) => /^m\d+$/.test(text))).toHaveLength(50);
    expect(misplacedTexts(svg)).toEqual([]);
    expect(textsOf(svg).at(-1)).toMatch(/^And 10 more/);
    expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
  });
});

describe('the comment on many comparisons', () => {
  const picture = {
    kind: 'stored',
    ...inEachVersion((version) => `https://a.example/${version}`),
  } as const;

  test('shows the overview where it is stored, and a table of the same otherwise', () => {
    const pictures = new Map([['', picture]]);
    const withPicture = renderRunComment(four, { ...NO_FRAME, pictures });
    expect(withPicture).toContain('alt="1 of 4 blocks, 1 cannot tell; ');
    expect(withPicture).not.toContain('| Comparison |');
    const plain = renderRunComment(four, NO_FRAME);
    expect(plain).toMatch(/\| Comparison \|.*\n.*\n\| `a` \| ❌/);
    expect(plain).not.toContain('<img alt="1 of 4');
  });

  test('has an overview from two on', () => {
    expect(reportOfRun(runOfCases({ a: 'none' })).chart?.light).not.toContain('of 1 blocks');
    expect(reportOfRun(runOfCases({ a: 'none', b: 'none' })).chart?.light).toContain('None of 2');
    expect(reportOfRun(four).chart?.light).toContain('1 of 4 blocks, 1 cannot tell');
  });
});
