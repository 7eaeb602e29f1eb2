interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of the solid line of a power chart. */
export function drawnPoints(svg: string): Point[] {
  const [, d = ''] =
    /<path d="([^"]*)" fill="none" stroke="#0969da" stroke-width="2.5" stroke-linejoin/.exec(svg) ??
    [];
  let [x, y] = [0, 0];
  return [...d.matchAll(/([Mvhl])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, way, a, b]) => {
    if (way === 'v') y += Number(a);
    else x += Number(a);
    if (b !== undefined) y += Number(b);
    return { x, y };
  });
}
