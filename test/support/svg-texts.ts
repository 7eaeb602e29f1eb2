import { textWidth } from '../../src/draw/svg/svg.ts';

interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Places are written with two decimals. */
const ROUNDING = 0.01;

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function decoded(text: string): string {
  return text.replace(/&([^;]+);/g, (whole, name) => CHARACTERS[name] ?? whole);
}

/** The places of all texts a picture has, from the picture itself. */
export function textBoxes(svg: string): TextBox[] {
  const texts = svg.matchAll(/<text ([^>]*)>([^<]*)/g);
  return [...texts].flatMap(([, attributes = '', content = '']) => {
    const read = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    const number = (name: string) => {
      const value = Number(read(name));
      if (Number.isFinite(value)) return value;
      throw new Error(`${name} in ${attributes}`);
    };
    const [x, y, size] = [number('x'), number('y'), number('font-size')];
    const text = decoded(content);
    const weight = read('font-weight') === '600' ? 'semibold' : 'regular';
    const width = textWidth(text, { size, weight });
    const before = { middle: width / 2, end: width }[read('text-anchor') ?? ''] ?? 0;
    const left = x - before;
    return { text, left, right: left + width, top: y - 0.8 * size, bottom: y + 0.25 * size };
  });
}

/** Texts that stick out of the picture or lie over another. */
export function misplacedTexts(svg: string): TextBox[] {
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const boxes = textBoxes(svg);
  return boxes.filter(
    (a, i) =>
      Math.min(a.left, a.top) < 0 ||
      a.right > width + ROUNDING ||
      a.bottom > height ||
      boxes.some((b, j) => j !== i && areOverlapping(a, b)),
  );
}

function areOverlapping(a: TextBox, b: TextBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
