import { OPACITY, pageColours, palette } from '../../../src/draw/svg/svg.ts';

type Triple = readonly [number, number, number];
/** Row by row. */
type Matrix = readonly [...Triple, ...Triple, ...Triple];

/** How linear RGB looks without one kind of cone [Machado, Oliveira & Fernandes 2009, severity 1]. */
// biome-ignore format: a matrix each
const VISIONS: Readonly<Record<string, Matrix>> = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** From linear RGB to XYZ, as shares of the white of sRGB. */
// biome-ignore format: a matrix
const TO_XYZ: Matrix = [0.433953, 0.376219, 0.189828, 0.212671, 0.71516, 0.072169, 0.017758, 0.109477, 0.872765];

function times([a, b, c, d, e, f, g, h, i]: Matrix, [x, y, z]: Triple): Triple {
  return [a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z];
}

function linear(colour: string): Triple {
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(colour: string): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The ratio of WCAG 2, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** What is seen where a colour lies over others with an opacity. */
function over(below: string, colour: string, opacity: number): string {
  const channel = (at: number) => {
    const [from, to] = [below, colour].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    const mixed = (from ?? 0) * (1 - opacity) + (to ?? 0) * opacity;
    return Math.round(mixed).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function lab(colour: string, vision: Matrix): Triple {
  const root = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 4 / 29);
  const clipped = times(vision, linear(colour)).map((v) => Math.min(1, Math.max(0, v)));
  const [r = 0, g = 0, b = 0] = clipped;
  const [x, y, z] = times(TO_XYZ, [r, g, b]);
  return [116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))];
}

/** The distance in CIELAB; 2 or 3 is just seen between neighbouring areas. */
function distance(a: string, b: string, vision: Matrix): number {
  const [p, q] = [lab(a, vision), lab(b, vision)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const themes = ['light', 'dark'] as const;

describe.each(themes)('the %s colours', (theme) => {
  const ink = palette(theme);

  test.each(Object.entries(VISIONS))(
    'keep the sweeps apart, and worse from better, in %s vision',
    (_, vision) => {
      expect(distance(ink.baseline, ink.candidate, vision)).toBeGreaterThan(40);
      expect(distance(ink.worse, ink.better, vision)).toBeGreaterThan(20);
    },
  );

  test('have all text at a contrast of 4.5 and more', () => {
    const { background, grid, ...texts } = ink;
    for (const colour of Object.values(texts)) {
      expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('have all marks at a contrast of 3 and more: curves over both bands, and dots', () => {
    const { background, baseline, candidate, worse, better, muted } = ink;
    const band = over(background, candidate, OPACITY.band);
    const bands = over(band, baseline, OPACITY.band);
    for (const curve of [baseline, candidate]) {
      expect(contrast(curve, bands)).toBeGreaterThanOrEqual(3);
    }
    // In a history, of one sweep.
    const limits = over(background, baseline, 2 * OPACITY.band);
    expect(contrast(baseline, limits)).toBeGreaterThanOrEqual(3);
    const tint = over(background, worse, OPACITY.tint);
    const dots = [
      ...[baseline, candidate, worse, better, muted].map((colour) => [colour, background] as const),
      ...[worse, better, muted].map((colour) => [colour, tint] as const),
    ];
    for (const [colour, below] of dots) {
      expect(contrast(over(below, colour, OPACITY.mark), below)).toBeGreaterThanOrEqual(3);
    }
  });

  test('have the line of a difference at 3 and more over all areas, and that of zero where both may be', () => {
    const { background, baseline, worse, better, muted, text } = ink;
    const tint = over(background, worse, OPACITY.tint);
    const bands = [background, tint].map((below) => over(below, muted, OPACITY.difference));
    const limits = [background, tint].map((below) => over(below, muted, OPACITY.limits));
    // Zero is beside what is clear of it.
    const clear = [worse, better].flatMap((colour) =>
      [...bands, background, tint].map((below) => over(below, colour, OPACITY.clear)),
    );
    for (const area of [background, tint, ...bands, ...limits, ...clear])
      expect(contrast(text, area)).toBeGreaterThanOrEqual(3);
    for (const area of [background, tint, ...bands, ...limits])
      expect(contrast(baseline, area)).toBeGreaterThanOrEqual(3);
    for (const stem of [worse, better, muted])
      for (const area of [background, tint, ...limits])
        expect(contrast(stem, area)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(VISIONS))(
    'keep what is clear apart from what is not, in %s vision',
    (_, vision) => {
      const tint = over(ink.background, ink.worse, OPACITY.tint);
      const band = over(tint, ink.muted, OPACITY.difference);
      const clear = over(band, ink.worse, OPACITY.clear);
      expect(distance(band, clear, vision)).toBeGreaterThan(10);
      expect(distance(band, tint, vision)).toBeGreaterThan(10);
    },
  );
});

test('the colours of a page are variables that its style sheet sets for both themes', () => {
  const [light, dark] = [palette('light'), palette('dark')];
  const rules = (Object.keys(light) as (keyof typeof light)[]).map((name) => {
    const variable = /^var\((.+)\)$/.exec(palette('page')[name])?.[1];
    return `${variable}:light-dark(${light[name]},${dark[name]});`;
  });
  expect(pageColours()).toBe(`:root{${rules.join('')}}\n`);
});
