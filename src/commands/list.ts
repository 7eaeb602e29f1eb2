import { extname, resolve } from 'node:path';
import { csvText, jsonText } from '../draw/index.ts';
import { dataError, settingsError, usageError } from '../errors.ts';
import { readNamed } from '../main.ts';
import { quickRandom, type Random } from '../math/random.ts';
import {
  areParametersGuessed,
  LIST_COLUMN,
  MAX_LISTED_SWEEPS,
  type Parameters,
  type Sweep,
  sweepDigest,
  toSweep,
} from '../parse/index.ts';
import { writeFiles } from '../publish/index.ts';
import { localPlace, parseLocation } from '../read/index.ts';
import { jsonHead } from '../tool.ts';
import type { Command } from './terminal.ts';

interface Known {
  readonly parameters: Parameters;
  /** Whether it is in the best quarter of a sweep that tried it. */
  readonly isTop: boolean;
}

/** `compare` refuses the sweeps that a list was drawn from: their own scores chose the settings. */
export const list: Command = async (given, terminal) => {
  const { reading, band } = given.settings;
  const [n, share, out] = [given.value('n'), given.value('share'), given.value('out')];
  if (n === null) throw settingsError('n', 'is missing', 'Say how many settings to draw.');
  const kind = out === null ? '.json' : extname(out).toLowerCase();
  if (kind !== '.json' && kind !== '.csv')
    throw settingsError('out', 'ends neither in .json nor in .csv', 'Name such a file.');
  if (given.operands.length > MAX_LISTED_SWEEPS)
    throw usageError('list', `takes at most ${MAX_LISTED_SWEEPS} sweeps`, 'Name fewer.');
  const locations = given.operands.map((text) => parseLocation(text, 'candidate'));
  const place = localPlace(terminal.directory, terminal.input);
  const records = await readNamed(locations, place, reading);
  const known = knownIn(
    records.map((record) => toSweep(record, reading)),
    typeof reading.settings === 'string' ? null : reading.settings,
  );
  const chosen = drawFrom(known, { n, share, random: quickRandom(band.seed) });

  const sweeps = records.map((record, i) => {
    const location = given.operands[i] as string;
    return { location, trials: record.trials.length, digest: sweepDigest(record) };
  });
  const cell = [...new Set(sweeps.map(({ digest }) => digest))].sort().join('+');
  const user_attrs = { [LIST_COLUMN]: cell };
  const settings = chosen.map(({ parameters: params }) => ({ params, user_attrs }));
  const document = { ...jsonHead('list'), seed: band.seed, share, sweeps, settings };
  const text = kind === '.csv' ? tableOf(chosen, cell) : jsonText(document);
  if (out === null) terminal.json(text);
  else {
    await writeFiles([{ path: resolve(terminal.directory, out), content: text }]);
    const top = chosen.filter(({ isTop }) => isTop).length;
    const from = `${top} of them from the best quarter`;
    terminal.out(`${n} of ${known.length} settings, ${from}: train them on both sides.\n`);
  }
  return 0;
};

const TOP_SHARE = 1 / 4;
/** What tables put before the name of a parameter. */
const COLUMN = /^params?[_:]/;

/** Every configuration once. @param asked the settings to keep; null: all that are recorded */
function knownIn(sweeps: readonly Sweep[], asked: readonly string[] | null): Known[] {
  const all = new Map<string, Known>();
  for (const known of sweeps.flatMap((sweep) => triedIn(sweep, asked))) {
    const key = JSON.stringify(Object.entries(known.parameters).sort());
    all.set(key, { ...known, isTop: known.isTop || all.get(key)?.isTop === true });
  }
  return [...all.values()];
}

/** @throws UserError for a sweep that does not say what was tried, or how good it was */
function triedIn(sweep: Sweep, asked: readonly string[] | null): Known[] {
  const { location } = sweep.source;
  // Pairs may well be of enqueued trials.
  const { trials } = sweep.withHandPicked ?? sweep;
  const scores = trials.map(({ score }) => score).sort((a, b) => b - a);
  const least = scores[Math.ceil(TOP_SHARE * scores.length) - 1] ?? -Infinity;
  if (scores[0] === -Infinity)
    throw dataError(location, 'has no trial with a score', 'Leave this sweep out.');
  const fix = 'Call them `params_…`, or name them with --settings.';
  if (asked === null && areParametersGuessed(sweep))
    throw dataError(location, 'does not say which columns are settings', fix);
  const tried = trials.map(({ parameters, score }) => {
    const settings = Object.entries(parameters ?? {})
      .filter(([name]) => name !== LIST_COLUMN && (asked?.includes(name) ?? true))
      .map(([name, value]) => [name.replace(COLUMN, ''), value] as const);
    const isTop = score >= least && score > -Infinity;
    return { parameters: Object.fromEntries(settings), isTop };
  });
  const known = tried.filter(({ parameters }) => Object.keys(parameters).length > 0);
  if (known.length > 0) return known;
  const what = asked === null ? 'has no settings' : `has no setting ${asked.join(' or ')}`;
  throw dataError(location, what, 'Name sweeps that record what was tried.');
}

type Draw = Readonly<{ n: number; share: number; random: Random }>;

/** A share from the best quarters, the rest from all others, in random order. @throws UserError for too few of either */
function drawFrom(known: readonly Known[], { n, share, random }: Draw): Known[] {
  const shuffled = known
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
  const ofTop = Math.round(share * n);
  const top = shuffled.filter(({ isTop }) => isTop);
  if (n > known.length) {
    const what = `is ${n}, and the sweeps have ${known.length} different settings`;
    throw settingsError('n', what, 'Draw fewer, or name more sweeps.');
  }
  if (ofTop > top.length) {
    const what = `asks for ${ofTop} settings of the best quarter, which has ${top.length}`;
    throw settingsError('share', what, 'Lower it, draw fewer, or name more sweeps.');
  }
  const first = new Set(top.slice(0, ofTop));
  const others = shuffled.filter((one) => !first.has(one)).slice(0, n - ofTop);
  const chosen = new Set([...first, ...others]);
  return shuffled.filter((one) => chosen.has(one));
}

/** Rows that become those of a sweep with the score added. */
function tableOf(chosen: readonly Known[], cell: string): string {
  const names = [...new Set(chosen.flatMap(({ parameters }) => Object.keys(parameters)))];
  const rows = chosen.map(({ parameters }) => {
    return [...names.map((name) => parameters[name] ?? null), cell];
  });
  return csvText([...names.map((name) => `params_${name}`), LIST_COLUMN], rows);
}
