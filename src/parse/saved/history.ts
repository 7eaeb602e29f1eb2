import * as z from 'zod/mini';
import { dataError, UserError } from '../../errors.ts';
import { printableJson } from '../../printable.ts';
import { type SourceFile, writtenText } from '../../read/index.ts';
import { COST_UNIT } from '../../settings/index.ts';
import { parseJson } from '../json.ts';
import { MAX_SCORES, SEARCH_METHODS } from '../table.ts';
import * as s from './schema.ts';

const VERSION = 1;

const VERDICTS = [
  ...(['error', 'insufficient', 'invalid', 'no-baseline', 'no-candidate'] as const),
  ...(['mixed', 'worse', 'better', 'none'] as const),
] as const;

const number = z.pipe(
  z.union([s.finite, z.enum(['Infinity', '-Infinity'])], 'a number, "Infinity" or "-Infinity"'),
  z.transform(Number),
);

/** Fields that earlier lines have besides are passed over. */
function open<S extends z.core.$ZodLooseShape>(shape: S) {
  return z.object(shape, 'an object');
}

const budget = s.described(s.finite, 'On the axis.');
const limits = open({ budget, lower: number, median: number, upper: number });

const counted = s.described(
  s.wholeFrom(1),
  'n: those with scores, and those that count as the worst.',
);
const unit = z.nullable(s.pattern(COST_UNIT, 'a unit'));

const share = 'a number from 0 to 1';
const rate = z.nullable(s.finite.check(z.gte(0, share), z.lte(1, share)));

const predecessor = open({
  verdict: s.oneOf(VERDICTS),
  alarmed: s.described(s.truth, 'Whether a pull request would have failed for it.'),
  rate: s.described(rate, 'How often it alarms if nothing changed; null if not known.'),
});

/** What is kept of one run on the default branch; published as `schema/history.schema.json`. */
export const historyLine = open({
  schemaVersion: z.literal(VERSION, String(VERSION)),
  comparison: s.described(s.labelOrNone, 'Empty for the only one of a run.'),
  commit: s.commit,
  date: s.described(s.instant, 'When the run was created, the same in all its attempts.'),
  run: open({ id: s.wholeFrom(1), attempt: s.wholeFrom(1) }),
  pull: s.described(z.nullable(s.wholeFrom(1)), 'Which brought the commit; null: not known.'),
  metric: s.described(s.pattern(/^[\s\S]{1,1000}$/u, 'text'), 'The column, path or expression.'),
  direction: s.oneOf(['maximize', 'minimize']),
  axis: s.described(open({ kind: s.oneOf(['trials', 'cost']), unit }), 'What budgets are in.'),
  band: open({ confidence: s.finite, quantile: s.finite }),
  search: s.described(s.oneOf(SEARCH_METHODS), 'How its trials were drawn.'),
  trials: open({ counted }),
  at: s.described(s.list(limits, 1000), 'At the budgets of the table, in the metric’s own unit.'),
  largest: s.described(limits, 'The same at the largest budget that this sweep resolves.'),
  scores: s.described(
    z.nullable(s.list(z.nullable(s.finite), MAX_SCORES)),
    'Of the trials that count, the worst first; null for the worst possible. Null for more than 1,000.',
  ),
  predecessor: s.described(predecessor, 'The comparison with the sweep of main before it.'),
});

/** Texts in it are untrusted. */
export type HistoryLine = Readonly<z.output<typeof historyLine>>;

type DamagedLine = Readonly<{ line: number; what: string }>;

export interface History {
  /** One for each commit, in the order in which their runs were created. */
  readonly lines: readonly HistoryLine[];
  readonly damaged: readonly DamagedLine[];
  /** How many lines do not count, since their commit was judged again later. */
  readonly replaced: number;
}

/** An error is made of each, which takes long for all that a file may hold. */
const MAX_DAMAGED = 1000;

/** Reads the lines of `history/NAME.jsonl`. Damaged ones are left out, and listed. @throws UserError if there are too many */
export function readHistory(file: SourceFile): History {
  const damaged: DamagedLine[] = [];
  const read = writtenText(file)
    .split('\n')
    .flatMap((content, i): HistoryLine[] => {
      if (content.trim() === '') return [];
      const at = { path: file.path, line: i + 1 };
      try {
        return [readLine(content, at)];
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        const what = `has more than ${MAX_DAMAGED.toLocaleString('en-US')} lines that cannot be read`;
        if (damaged.length === MAX_DAMAGED)
          throw dataError(file, what, 'Restore it from an earlier commit.');
        damaged.push({ line: i + 1, what: error.message });
        return [];
      }
    });
  const newest = new Map(read.map((one) => [one.commit, one]));
  const lines = [...newest.values()].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return { lines, damaged, replaced: read.length - lines.length };
}

function readLine(content: string, at: { readonly path: string; readonly line: number }) {
  const fix = 'Fix the line, or delete it.';
  const place = { path: `${at.path}, line ${at.line}`, fix };
  const read = s.readAs(historyLine, parseJson(content, at), place);
  if (read.scores === null || read.scores.length === read.trials.counted) return read;
  const what = `has ${read.scores.length} scores, but ${read.trials.counted} trials`;
  throw dataError(at, what, fix);
}

/** The same for the same line. @throws UserError if it could not be read again */
export function writeHistoryLine(entry: HistoryLine): string {
  const text = JSON.stringify(entry, (_, value: unknown) =>
    value === Infinity || value === -Infinity ? String(value) : value,
  );
  readLine(text, { path: 'the line to keep', line: 1 });
  return `${printableJson(text)}\n`;
}
