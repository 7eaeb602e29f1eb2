interface Point {
  readonly x: number;
  readonly y: number;
}

interface DrawnCurve {
  readonly knots: readonly Point[];
  /** Many points in order from left to right. */
  readonly between: readonly Point[];
}

/** The solid line of a power chart. */
export function drawnPoints(svg: string): DrawnCurve {
  const d =
    /<path d="(M[^"]*C[^"Z]*)" fill="none" stroke="#0969da" stroke-width="2.5"/.exec(svg)?.[1] ??
    '';
  const numbers = [...d.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([text]) => Number(text));
  const points: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2) {
    points.push({ x: numbers[i] as number, y: numbers[i + 1] as number });
  }
  const knots = points.filter((_, i) => i % 3 === 0);
  const between = knots.slice(1).flatMap((_, i) => {
    const piece = points.slice(3 * i, 3 * i + 4) as [Point, Point, Point, Point];
    return [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((t) => along(piece, t));
  });
  return { knots, between };
}

function along([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const of = (key: keyof Point) =>
    (1 - t) ** 3 * a[key] +
    3 * (1 - t) ** 2 * t * b[key] +
    3 * (1 - t) * t ** 2 * c[key] +
    t ** 3 * d[key];
  return { x: of('x'), y: of('y') };
}
