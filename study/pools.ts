import { readFileSync } from 'node:fs';

/** Real trials: the same configurations trained once for each change, by examples/pools/train.py. */
export interface Pool {
  readonly name: string;
  /** By the change, the validation images that each configuration gets right; −∞ where training failed. */
  readonly columns: ReadonlyMap<string, Float64Array>;
}

export function readPool(name: string): Pool {
  const text = readFileSync(new URL(`pools/${name}.csv`, import.meta.url), 'utf8');
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const rows = lines.map((line) => line.split(','));
  const columns = header.split(',').map((column, i) => {
    const scores = rows.map((row) => (row[i] === '' ? -Infinity : Number(row[i])));
    return [column, Float64Array.from(scores)] as const;
  });
  return { name, columns: new Map(columns) };
}
