// Makes the fonts that charts are drawn with when they become pictures, and the table of widths
// that charts are laid out with. Run by hand after a change of font: `node scripts/subset-font.mjs`.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const inter = join(root, 'node_modules/@expo-google-fonts/inter');

const weights = {
  regular: '400Regular/Inter_400Regular.ttf',
  semibold: '600SemiBold/Inter_600SemiBold.ttf',
};

// First and last code point of what people write names and labels in.
const blocks = [
  [0x0020, 0x007e], // ASCII
  [0x00a0, 0x017f], // Latin-1, Latin Extended-A
  [0x0218, 0x021b], // Romanian
  [0x02c6, 0x02dc], // spacing accents
  [0x0384, 0x03ce], // Greek
  [0x0401, 0x045f], // Cyrillic
  [0x0490, 0x0491], // Ukrainian
  [0x2010, 0x2027], // dashes, quotes, bullet, ellipsis
  [0x2030, 0x203a], // per mille, primes, angle quotes
  [0x2070, 0x208e], // superscripts, subscripts
  [0x20ac, 0x20ac], // euro
  [0x2190, 0x2193], // arrows
];
const signs = '№™Ω℮∂∆∏∑−∕∙√∞∫≈≠≤≥·×÷±';

function characters() {
  const points = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );
  return String.fromCodePoint(...points) + signs;
}

/** Where each table of a TrueType file begins. */
function tables(font) {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  return Object.fromEntries(
    rows.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]),
  );
}

/** The glyph of a code point of the basic plane, from a format 4 character map. */
function glyphOf(font, cmap, code) {
  const half = font.readUInt16BE(cmap + 6); // bytes in each of the four parallel arrays
  for (let at = cmap + 14; at < cmap + 14 + half; at += 2) {
    if (font.readUInt16BE(at) < code) continue;
    const start = font.readUInt16BE(at + half + 2);
    const delta = font.readUInt16BE(at + 2 * half + 2);
    const rangeAt = at + 3 * half + 2;
    const range = font.readUInt16BE(rangeAt);
    if (code < start) return 0;
    if (range === 0) return (code + delta) & 0xffff;
    return (font.readUInt16BE(rangeAt + range + 2 * (code - start)) + delta) & 0xffff;
  }
  return 0;
}

function format4(font, cmap) {
  const count = font.readUInt16BE(cmap + 2);
  const offsets = Array.from({ length: count }, (_, i) => font.readUInt32BE(cmap + 8 + 8 * i));
  const offset = offsets.find((at) => font.readUInt16BE(cmap + at) === 4);
  if (offset === undefined) throw new Error('the font has no character map of format 4');
  return cmap + offset;
}

/** Advance widths of the printable ASCII characters in thousandths of an em. */
function asciiWidths(font) {
  const { cmap, head, hhea, hmtx } = tables(font);
  const unitsPerEm = font.readUInt16BE(head + 18);
  const lastLong = font.readUInt16BE(hhea + 34) - 1;
  const map = format4(font, cmap);
  return Array.from({ length: 95 }, (_, i) => {
    const glyph = Math.min(glyphOf(font, map, 32 + i), lastLong);
    return Math.round((1000 * font.readUInt16BE(hmtx + 4 * glyph)) / unitsPerEm);
  });
}

function inRows(widths) {
  const rows = [];
  for (let i = 0; i < widths.length; i += 16)
    rows.push(`    ${widths.slice(i, i + 16).join(', ')},`);
  return rows.join('\n');
}

const widths = [];
for (const [name, path] of Object.entries(weights)) {
  const original = await readFile(join(inter, path));
  // Without the family's own name (16, 17) the renderer files each weight as a family of its own.
  const small = await subsetFont(original, characters(), {
    targetFormat: 'truetype',
    preserveNameIds: [16, 17],
    keepFeatures: ['kern'],
    noHinting: true,
  });
  await writeFile(join(root, `src/assets/inter-${name}.ttf`), small);
  widths.push(
    `  // biome-ignore format: a table\n  ${name}: [\n${inRows(asciiWidths(original))}\n  ],`,
  );
}
await writeFile(
  join(root, 'src/draw/svg/inter-widths.ts'),
  `/**
 * Advance widths of Inter's printable ASCII characters, from the space to the tilde, in thousandths
 * of an em. Made by scripts/subset-font.mjs.
 */
export const INTER_WIDTHS = {
${widths.join('\n')}
} as const;
`,
);
await copyFile(join(inter, 'LICENSE_FONT'), join(root, 'src/assets/inter-license.txt'));
