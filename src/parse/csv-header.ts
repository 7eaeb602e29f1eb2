/** Longer headers are no tool's: only this much is looked at. */
const LONGEST = 2 ** 20;

/** The names of the columns of text that may be CSV, to tell what wrote it. */
export function headerOf(text: string): string[] {
  const [line = ''] = text
    .slice(0, LONGEST)
    .trimStart()
    .split(/[\r\n]/, 1);
  return line.split(delimiterOf(line)).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function delimiterOf(line: string): string {
  const counts = [',', ';', '\t'].map((sign) => [line.split(sign).length, sign] as const);
  return counts.reduce((most, one) => (one[0] > 1 && one[0] >= most[0] ? one : most))[1];
}
