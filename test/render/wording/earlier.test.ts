import { type EarlierVerdict, earlierSentence } from '../../../src/render/comment/comment.ts';

const worse: EarlierVerdict = { sha: 'abc1234', gate: 'fail', verdict: 'worse', level: 'strong' };
const none: EarlierVerdict = { sha: 'bcd2345', gate: 'pass', verdict: 'none', level: 'none' };
const first: EarlierVerdict = { sha: null, gate: 'neutral', verdict: 'no-baseline', level: 'none' };

describe('earlier verdicts', () => {
  test('are named with their commits, and looks are said to add up', () => {
    expect(earlierSentence([none, worse, first])).toBe(
      'Earlier on this pull request: pass at `bcd2345` (no evidence), fail at `abc1234` (worse, strong), neutral (no baseline). A rate is for one look; looks add up.',
    );
  });

  test('are not mentioned where there are none', () => {
    expect(earlierSentence([])).toBe('');
  });

  test.each<[string, EarlierVerdict['level'], string, boolean]>([
    ['better', 'fair', '(better, fair)', true],
    ['mixed', 'none', '(worse and better)', true],
    ['insufficient', 'none', '(too few trials)', false],
    ['invalid', 'none', '(not comparable)', false],
    ['no-candidate', 'none', '(no candidate)', false],
  ])('%s is told in words, and is a look only where sweeps were compared', (...row) => {
    const [verdict, level, words, isLook] = row;
    const sentence = earlierSentence([{ ...first, verdict, level }]);
    expect(sentence).toContain(`neutral ${words}`);
    expect(sentence.includes('looks add up')).toBe(isLook);
  });

  test('of a word that nobody knows are told by what the check did', () => {
    const unknown = { ...worse, verdict: 'octocat', level: 'none' } as const;
    expect(earlierSentence([unknown])).toBe('Earlier on this pull request: fail at `abc1234`.');
  });
});
