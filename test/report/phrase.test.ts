import { plainText } from '../../src/print/index.ts';
import {
  capitalized,
  data,
  joined,
  link,
  listed,
  literal,
  numeral,
  type Phrase,
  plain,
  say,
  strong,
  words,
} from '../../src/report/index.ts';

/** From outside, as far as the types know. */
const untrusted: string = JSON.parse('"`evil`"');
const level: 'fair' | 'strong' = 'fair';

test('a place in the source has its own values each time, and is read once', () => {
  const about = (name: string) => say`The column \`metric\` is ${data(name)}.`;
  const [one, other] = [about('a'), about('b')];
  expect([plainText(one), plainText(other)]).toEqual([
    'The column `metric` is a.',
    'The column `metric` is b.',
  ]);
  expect(other[1]).toBe(one[1]);
});

describe('a phrase', () => {
  test('is of our words, numbers, literals, other phrases and data', () => {
    const inner = say`${strong(say`${level}`)} at ${3} of ${words`8 trials`}`;
    expect(plainText(say`It is ${inner} in ${data('x')}; set \`metric\`.`)).toBe(
      'It is fair at 3 of 8 trials in x; set `metric`.',
    );
    expect(say`set \`metric\``).toEqual([
      { type: 'text', value: 'set ' },
      { type: 'inlineCode', value: 'metric' },
    ]);
    expect(() => say`a lone \` backtick`).toThrow('A backtick has no partner');
  });

  // The compiler checks these: an expected error that is none is an error.
  test('holds untrusted text as data only', () => {
    // @ts-expect-error: any string
    say`The metric is ${untrusted}`;
    // @ts-expect-error: a string that is made of one
    say`The metric is ${`m-${untrusted}` as const}`;
    // @ts-expect-error: a literal or any string
    say`The metric is ${level === 'fair' ? untrusted : 'none'}`;
    // @ts-expect-error: words are of our own too
    words`The metric is ${untrusted}`;
    // @ts-expect-error: only what is in the source is literal
    literal(untrusted);
    // @ts-expect-error: a span of text by hand
    const byHand: Phrase = [{ type: 'text', value: untrusted }];
    // @ts-expect-error: code is of our own words
    const code: Phrase = [{ type: 'inlineCode', value: untrusted }];
    // @ts-expect-error: a link's text is a phrase
    link(untrusted, 'https://a.b');
    expect([byHand, code]).toHaveLength(2);
    expect(say`The metric is ${data(untrusted)}`).toHaveLength(2);
  });

  test.each([
    ['commit', 'abcdef0', '@octocat'],
    ['moment', '2026-03-01 at 10:00 UTC', '2026'],
    ['name', 'optuna-journal', 'a b'],
    ['login', 'renovate[bot]', '-x'],
    ['noun', 'GPU hours', '`x`'],
    ['version', '1.2.0-rc.1', 'v`'],
  ] as const)('shows a %s as text only if it can be nothing else', (kind, known, other) => {
    expect(plain(kind, known)).toEqual({ type: 'text', value: known });
    expect(plain(kind, other)).toEqual(data(other));
    expect(plain(kind, `${known}\n`)).toEqual(data(`${known}\n`));
  });

  test('begins a sentence with a capital, unless it begins with data', () => {
    expect(plainText(capitalized(say`no ${data('x')}`))).toBe('No x');
    expect(plainText(capitalized([data('x')]))).toBe('x');
    expect(capitalized([])).toEqual([]);
  });

  test('joins others that are not empty, and lists them', () => {
    const [a, b, c] = [say`a`, say`b`, say`c`];
    expect(plainText(joined([a, [], b]))).toBe('a b');
    const lists = [[], [a], [a, b], [a, b, c]].map((all) => plainText(listed(all)));
    expect(lists).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });
});

test('a numeral is a number as we write it, and nothing else', () => {
  for (const text of '0.919 −0.03 302,000 20k 4e−12 1.2e9 Infinity Infinitye0'.split(' '))
    expect(numeral(text)).toBe(text);
  for (const text of ['', 'k', '1 `x`', '<b>', '1\n2'])
    expect(() => numeral(text)).toThrow(TypeError);
});
