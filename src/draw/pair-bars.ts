import type { PairsFound } from '../decide/index.ts';

/** How many pairs are worse, the same and better, as bars of characters: a square a pair where the screen has room. */
export function drawPairBars({ n, worse, same, better }: PairsFound, width: number): string[] {
  const names = { worse, same, better };
  const room = Math.max(5, width - 'better  '.length - ` ${n}`.length);
  const perSquare = Math.max(1, Math.max(worse, same, better) / room);
  return Object.entries(names).map(([name, count]) => {
    const squares = '■'.repeat(Math.round(count / perSquare));
    return `${name.padEnd(6)}  ${squares}${squares && ' '}${count}`;
  });
}
