import { readFileSync } from 'node:fs';
import { settingsDetectable } from '../../src/plan/power-tables.ts';

const at = (n: number, explained: number, level: number) =>
  settingsDetectable([n, n], explained, level) as number;

test('slowdowns are those of the committed study', () => {
  const page = readFileSync('docs/studies/settings-power.md', 'utf8');
  const rows = page
    .split(/^Slowdown caught/m)
    .slice(1)
    .flatMap((section) => {
      const [, level] = /4 times in 5 at ([\d.]+)/.exec(section) ?? [];
      const [, header = ''] = /^\| Trials a side \| (.*) \|$/m.exec(section) ?? [];
      const shares = header.split(' | ').map(Number);
      return [...section.matchAll(/^\| (24|48|96) \| (.*) \|$/gm)].flatMap(([, n, rest = '']) =>
        rest
          .split(' | ')
          .map((cell, i) => [Number(n), shares[i] as number, Number(level), cell] as const),
      );
    });
  expect(rows.length).toBe(30);
  for (const [n, share, level, cell] of rows)
    expect(`${at(n, share, level).toFixed(2)}×`).toBe(cell);
});

test('more trials and settings that explain more show less; unequal sizes count by their harmonic mean', () => {
  for (const level of [0.003, 0.006, 0.01])
    for (const n of [24, 30, 48, 90])
      for (const explained of [0.3, 0.4, 0.75]) {
        expect(at(n, explained, level)).toBeGreaterThan(at(n, explained + 0.1, level));
        expect(at(n, explained, level)).toBeGreaterThan(at(n + 6, explained, level));
      }
  expect(settingsDetectable([96, 32], 0.7, 0.003)).toBe(at(48, 0.7, 0.003));
  expect(at(48, 0.97, 0.003)).toBe(at(48, 0.9, 0.003));
  expect(at(500, 0.7, 0.003)).toBe(at(96, 0.7, 0.003));
});

test('nothing is said of few trials, of settings that explain little, and of other levels', () => {
  expect(settingsDetectable([23, 23], 0.7, 0.003)).toBeNull();
  expect(settingsDetectable([48, 48], 0.29, 0.003)).toBeNull();
  expect(settingsDetectable([48, 48], 0.7, 0.001)).toBeNull();
  expect(settingsDetectable([48, 48], 0.7, 0.05)).toBeNull();
});
