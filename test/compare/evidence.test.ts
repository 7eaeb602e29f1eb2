import { evidenceBelow } from '../../src/compare/compare.ts';
import type { Limits } from '../../src/estimate/index.ts';
import type { EvidenceLevel } from '../../src/settings/index.ts';

const FAILS = -Infinity;
const at = (lower: number, point: number, upper: number): Limits => ({ lower, point, upper });

describe('the evidence that one curve is below another', () => {
  test.each<[EvidenceLevel, string, Limits, Limits]>([
    ['strong', 'the bands do not meet', at(1, 2, 3), at(4, 5, 6)],
    ['fair', 'each estimate lies outside the other band', at(1, 2, 4), at(3, 5, 6)],
    ['weak', 'only its band ends below the other estimate', at(1, 2, 4), at(2, 5, 6)],
    ['weak', 'only its estimate lies below the other band', at(1, 2, 6), at(3, 5, 6)],
    ['none', 'each estimate lies in the other band', at(1, 2, 6), at(2, 5, 7)],
    ['none', 'it is above', at(4, 5, 6), at(1, 2, 3)],
    ['none', 'the curves are equal', at(1, 2, 3), at(1, 2, 3)],
    ['fair', 'the bands just touch', at(1, 2, 3), at(3, 4, 5)],
    ['weak', 'its band just reaches the other estimate', at(1, 2, 5), at(3, 5, 6)],
    ['none', 'every value is the same', at(1, 1, 1), at(1, 1, 1)],
    ['strong', 'it fails for sure', at(FAILS, FAILS, FAILS), at(0, 1, 2)],
    ['fair', 'it fails and its band touches the other', at(FAILS, FAILS, 0), at(0, 1, 2)],
    ['none', 'both fail', at(FAILS, FAILS, 1), at(FAILS, FAILS, 2)],
    ['none', 'both bands are open', at(FAILS, 1, Infinity), at(FAILS, 2, Infinity)],
  ])('is %s where %s', (level, _, one, other) => {
    expect(evidenceBelow(one, other)).toBe(level);
  });

  test('is weighed after the margin has raised the first curve', () => {
    const [one, other] = [at(1, 2, 3), at(4, 5, 6)];
    expect(evidenceBelow(one, other, 0.5)).toBe('strong');
    expect(evidenceBelow(one, other, 1)).toBe('fair');
    expect(evidenceBelow(one, other, 3)).toBe('none');
    expect(evidenceBelow(at(FAILS, FAILS, 1), at(3, 4, 5), 2)).toBe('fair');
    expect(evidenceBelow(at(FAILS, FAILS, 1), at(4, 4, 5), 2)).toBe('strong');
  });
});
