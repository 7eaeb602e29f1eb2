import { compareSweeps, readSweep } from '../../src/library/index.ts';

type Reading = NonNullable<Parameters<typeof readSweep>[1]>;
type Options = NonNullable<Parameters<typeof compareSweeps>[2]>;
type Cell = string | number | null;
export type Written = Readonly<Record<string, Cell>>;

export const WORSE = { gate: 'fail', reasonCode: 'worse' };

/** Rows as a table in CSV; null is an empty cell. */
export function csvOf(rows: readonly Written[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join(','));
  return `${[names.join(','), ...lines].join('\n')}\n`;
}

/** Rows as Optuna writes them, which says what is a parameter; `value` is the score. */
export function trialsOf(rows: readonly Written[]): string {
  return csvOf(
    rows.map(({ value = null, state = 'COMPLETE', ...drawn }, number) => ({
      number,
      value,
      datetime_start: `2026-03-01 10:${String(number % 60).padStart(2, '0')}:00`,
      ...Object.fromEntries(Object.entries(drawn).map(([name, cell]) => [`params_${name}`, cell])),
      state,
    })),
  );
}

/** Compares two tables as a program would, by the parsers and everything after them. */
export async function compared(
  baseline: string,
  candidate: string,
  { metric, cost, pairBy, ...options }: Options = {},
) {
  const reading = { metric, cost, pairBy, direction: 'maximize' } as const;
  const given = Object.fromEntries(
    Object.entries(reading).filter(([, value]) => value !== undefined),
  ) as Reading;
  const [b, c] = await Promise.all(
    [baseline, candidate].map((text, i) => readSweep({ text, name: `${i}.csv` }, given)),
  );
  if (!b || !c) throw new Error('Both sweeps are read.');
  return compareSweeps(b, c, options);
}
