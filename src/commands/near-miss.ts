/** Longer names, and more of them, are not compared: a guess is not worth the time. */
const MAX_LENGTH = 64;
const MAX_COMPARED = 1000;

/** The name that was probably meant: one at most two letters off, ignoring case and punctuation. */
export function nearMiss(wanted: string, names: readonly string[]): string | null {
  if (wanted.length > MAX_LENGTH) return null;
  const known = names.slice(0, MAX_COMPARED).filter(({ length }) => length <= MAX_LENGTH);
  const [near] = known
    .map((name) => ({ name, distance: editDistance(lettersOf(wanted), lettersOf(name)) }))
    .filter(({ name, distance }) => distance <= Math.min(2, lettersOf(name).length / 3))
    .sort((a, b) => a.distance - b.distance);
  return near?.name ?? null;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** How many letters to add, leave out or change (Levenshtein), one row of the table at a time. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    let before = row + 1;
    const current = above.slice(1).map((up, i) => {
      const changed = (above[i] ?? 0) + (letter === to.charAt(i) ? 0 : 1);
      before = Math.min(changed, up + 1, before + 1);
      return before;
    });
    above = [row + 1, ...current];
  }
  return above.at(-1) ?? 0;
}
