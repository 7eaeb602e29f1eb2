import { partsOf } from './names.ts';

/** Longer names, and more of them, are not compared: a guess is not worth the time. */
const MAX_LENGTH = 64;
const MOST = 1000;

/** The name that was probably meant: at most two letters off, ignoring case and punctuation. */
export function nearMiss(wanted: string, names: readonly string[]): string | null {
  const near = names
    .slice(0, MOST)
    .filter((name) => name.length <= MAX_LENGTH && wanted.length <= MAX_LENGTH)
    .map((name) => ({ name, distance: editDistance(letters(wanted), letters(name)) }))
    .filter(({ name, distance }) => distance <= Math.min(2, letters(name).length / 3))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name ?? null;
}

/** Shorter words appear in too many names. */
const SHORTEST_WORD = 3;

/** The same for an option: also the only name that has all of its words, as `val_loss` has `loss`. */
export function likelyMeant(wanted: string, names: readonly string[]): string | null {
  const near = nearMiss(wanted, names);
  if (near !== null || wanted.length < SHORTEST_WORD || wanted.length > MAX_LENGTH) return near;
  const words = partsOf(wanted);
  const having = names
    .slice(0, MOST)
    .filter((name) => words.length > 0 && words.every((word) => partsOf(name).includes(word)));
  return having.length === 1 ? (having[0] ?? null) : null;
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** How many letters to add, leave out or change (Levenshtein), one row of the table at a time. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column++) {
      const changed = cell(above, column - 1) + (letter === to.charAt(column - 1) ? 0 : 1);
      current.push(Math.min(changed, cell(above, column) + 1, cell(current, column - 1) + 1));
    }
    above = current;
  }
  return cell(above, to.length);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
