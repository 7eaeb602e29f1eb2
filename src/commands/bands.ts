import { confidenceBand } from '../estimate/index.ts';
import { bandsJson, renderBandText } from '../render/index.ts';
import { readArguments } from './arguments.ts';
import { type Command, writeJson } from './terminal.ts';
import { wrongUse } from './wrong-use.ts';

const MOST_TRIALS = 1_000_000;

/** `tuning-gate bands --n 48` */
export const bands: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'bands');
  const band = confidenceBand(readCount(given.value('n')), given.settings.band);
  if (given.has('json')) writeJson(terminal, bandsJson(band));
  else terminal.out(renderBandText(band));
  return 0;
};

function readCount(text: string | undefined): number {
  const count = /^[0-9]+$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (count >= 1 && count <= MOST_TRIALS) return count;
  const found = text === undefined ? 'is missing' : `is ${JSON.stringify(text.slice(0, 80))}`;
  throw wrongUse(`--n ${found}: a whole number from 1 to 1,000,000 is expected`);
}
