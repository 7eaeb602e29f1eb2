import fc from 'fast-check';
import { fitSections, optional, type Section } from '../../../src/render/comment/fit-to-limit.ts';

const verdict: Section = {
  title: 'the verdict',
  markdown: 'Verdict.',
  rank: 10,
  brief: 'Verdict.',
};
const elsewhere = '[here](https://example.test)';
const at = (sections: readonly Section[], limit: number) => fitSections(sections, limit, elsewhere);

describe('a report', () => {
  const sections = [
    verdict,
    optional('the table', 'T'.repeat(200), 3),
    optional('nothing', '', 1),
    { title: 'the sweeps', markdown: 'S'.repeat(200), rank: 1, brief: 'sss' },
    optional('the checklist', 'C'.repeat(200), 2),
  ];

  test('shortens by rank, and says what is missing and where the whole report is', () => {
    const note = (left: string) =>
      `*Left out or shortened to fit GitHub’s limit: ${left}. The whole report: ${elsewhere}.*\n`;
    const table = 'T'.repeat(200);
    expect([500, 340].map((limit) => at(sections, limit))).toEqual([
      `Verdict.\n\n${table}\n\nsss\n\n${note('the sweeps and the checklist')}`,
      `Verdict.\n\nsss\n\n${note('all else')}`,
    ]);
  });

  test('never drops a section without a shorter form, even beyond the limit', () => {
    expect(at(sections, 10)).toBe(
      `Verdict.\n\nsss\n\n*Left out or shortened to fit GitHub’s limit: all else. The whole report: ${elsewhere}.*\n`,
    );
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
    const letters = given.map(([length, first], i) =>
      optional(`part ${i}`, String.fromCodePoint(0x3b1 + i).repeat(length), first),
    );
    return [verdict, ...letters];
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
        expect(less.includes('Left out')).toBe(!isWhole);
        if (!isWhole) expect(less).toContain(elsewhere);
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
});
