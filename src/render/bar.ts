/** From an eighth of a character to seven. */
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A share in [0, 1] as a bar of block characters, to an eighth of a character. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(share * width * PARTS.length);
  const part = PARTS[eighths % PARTS.length] ?? '';
  return '█'.repeat(Math.floor(eighths / PARTS.length)) + part;
}
