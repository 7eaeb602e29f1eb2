import fc from 'fast-check';
import { fitSections } from '../../src/print/index.ts';
import {
  type Block,
  data,
  fold,
  link,
  type Phrase,
  paragraph,
  type Section,
  say,
  state,
  type Words,
  words,
} from '../../src/report/index.ts';
import { hostileTexts } from '../support/arbitraries.ts';

/** Text in letters of our own, as long as is wanted. */
const letters = (letter: string, count: number): Phrase => [
  { type: 'text', value: letter.repeat(count) as Words },
];
const verdict: Section = {
  id: 'result',
  isFolded: false,
  title: words`the verdict`,
  blocks: paragraph(state('verdict', say`Verdict.`)),
  priority: 10,
  brief: paragraph(state('verdict', say`Verdict.`)),
};
const optional = (title: Section['title'], phrase: Phrase, priority: number): Section => ({
  id: 'notes',
  isFolded: false,
  title,
  blocks: paragraph(state('found', phrase)),
  priority,
  brief: [],
});
const elsewhere = '[here](https://example.test)';
const note = `*Some of it is left out to fit GitHub’s limit. The whole report: ${elsewhere}.*\n`;
const place = { elsewhere: [link(say`here`, 'https://example.test')] };
const at = (sections: readonly Section[], limit: number) =>
  fitSections(sections, { ...place, limit });

describe('a report', () => {
  const sections = [
    verdict,
    optional(words`the table`, letters('T', 200), 3),
    optional(words`nothing`, [], 1),
    {
      ...optional(words`the sweeps`, letters('S', 200), 1),
      brief: paragraph(state('found', say`sss`)),
    },
    optional(words`the checklist`, letters('C', 200), 2),
  ];

  test('shortens by rank, and says where the whole report is', () => {
    const table = 'T'.repeat(200);
    expect([500, 300].map((limit) => at(sections, limit))).toEqual([
      `Verdict.\n\n${table}\n\nsss\n\n${note}`,
      `Verdict.\n\nsss\n\n${note}`,
    ]);
  });

  test('never drops a section without a shorter form, even beyond the limit', () => {
    expect(at(sections, 10)).toBe(`Verdict.\n\nsss\n\n${note}`);
    expect(at([verdict], 1)).toBe('Verdict.\n');
  });
});

describe('any report', () => {
  const size = fc.integer({ min: 0, max: 400 });
  const rank = fc.integer({ min: 1, max: 9 });
  const parts = fc.array(fc.tuple(size, rank), { maxLength: 8 });
  const limits = fc.tuple(fc.integer({ min: 300, max: 3000 }), fc.nat({ max: 500 }));

  /** Sections of letters of their own. */
  function sectionsOf(given: readonly (readonly [number, number])[]): Section[] {
    const parts = given.map(([length, first], i) =>
      optional(words`part ${i}`, letters(String.fromCodePoint(0x3b1 + i), length), first),
    );
    return [verdict, ...parts];
  }

  /** How much of each section is shown. */
  const shown = (text: string) =>
    Array.from({ length: 8 }, (_, i) => text.split(String.fromCodePoint(0x3b1 + i)).length - 1);

  test('it fits, the verdict is there, and a larger limit never shows less', () => {
    fc.assert(
      fc.property(parts, limits, (given, [limit, more]) => {
        const sections = sectionsOf(given);
        const [less, larger] = [at(sections, limit), at(sections, limit + more)];
        expect(less.length).toBeLessThanOrEqual(limit);
        expect(less).toContain('Verdict.');
        const [a, b] = [shown(less), shown(larger)];
        expect(b.every((count, i) => count >= (a[i] as number))).toBe(true);
        const isWhole = given.every(([length], i) => length === a[i]);
        expect(less.includes(note)).toBe(!isWhole);
      }),
    );
  });

  test('of two ranks, the lower has given way before the higher does', () => {
    fc.assert(
      fc.property(parts, limits, (given, [limit]) => {
        const left = shown(at(sectionsOf(given), limit));
        const whole = given.flatMap(([length, first], i) =>
          length > 0 ? [{ rank: first, isLeft: left[i] === 0 }] : [],
        );
        const kept = Math.min(...whole.filter(({ isLeft }) => !isLeft).map((one) => one.rank));
        expect(whole.every(({ rank: its, isLeft }) => !isLeft || its <= kept)).toBe(true);
      }),
    );
  });

  test('it leaves no fold open, whatever the data, and exceeds no limit that the verdict fits', () => {
    const folds = fc.array(fc.tuple(hostileTexts, rank), { maxLength: 8 });
    fc.assert(
      fc.property(folds, fc.integer({ min: 300, max: 3000 }), (given, limit) => {
        const sections = given.map(([text, priority]): Section => {
          const blocks: Block[] = [fold([data(text)], paragraph(state('found', [data(text)])))];
          return { ...optional(words`a fold`, [], priority), blocks };
        });
        const text = at([verdict, ...sections], limit);
        expect(text.length).toBeLessThanOrEqual(limit);
        const lines = text.split('\n');
        const count = (start: string) => lines.filter((line) => line.startsWith(start)).length;
        expect(count('<details>')).toBe(count('</details>'));
      }),
    );
  });
});
