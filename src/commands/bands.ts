import { settingsError } from '../errors.ts';
import { type CdfBand, confidenceBand } from '../estimate/index.ts';
import { jsonHead } from '../tool.ts';
import type { Command } from './terminal.ts';

/** `tuning-gate bands --n 48`: only numbers, so neither `read` nor `render` is loaded. */
export const bands: Command = async (given, terminal) => {
  const n = given.value('n');
  if (n === null) throw settingsError('n', 'is missing', 'Give the number of trials.');
  const band = confidenceBand(n, given.settings.band);
  const { method, confidence, pointwise, epsilon, lower, upper } = band;
  const value = { ...jsonHead('bands'), method, n, confidence, pointwise, epsilon, lower, upper };
  const json = () => `${JSON.stringify(value, null, 2)}\n`;
  terminal.show(given, json, () => bandText(band));
  return 0;
};

function bandText({ method, n, confidence, lower, upper }: CdfBand): string {
  const rows = lower.map(
    (low, i) => `${i + 1}\t${low.toFixed(6)}\t${(upper[i] as number).toFixed(6)}`,
  );
  const title = `${method}, n = ${n}, confidence ${confidence}`;
  return [title, '', 'rank\tlower\tupper', ...rows, ''].join('\n');
}
