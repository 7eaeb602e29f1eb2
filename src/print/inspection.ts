import type { Inspection } from '../parse/index.ts';
import { printable, printablePath } from '../printable.ts';
import {
  describeGap,
  describeLeftOut,
  inDigits,
  isCopiable,
  plural,
  shellText,
  suggestedFlags,
  withBlock,
} from '../report/index.ts';
import { aligned, apart, type Screen, styled, textOf, wrapped } from './layout.ts';
import { plainText } from './plain.ts';

/** @param program how it is run, for the command to copy */
export function renderInspection(inspection: Inspection, screen: Screen, program: string): string {
  const { source, format, files, gaps, warnings } = inspection;
  const notes = [...gaps.map((gap) => plainText(describeGap(gap))), ...warnings].map((note) =>
    wrapped(`Note: ${note}`, screen),
  );
  return textOf([
    `${printablePath(source.location)}: ${format.title} (format ${format.name}), ${plural(files, 'file')}`,
    ...apart(aligned(factsOf(inspection), screen)),
    ...apart(candidatesOf(inspection, screen)),
    ...apart(commitsOf(inspection)),
    ...notes.flatMap((lines) => apart(lines.map((line) => styled(line, 'dim', screen)))),
    ...apart(toUse(inspection, program)),
  ]);
}

const FROM = {
  given: 'as given',
  only: 'the only column of numbers it can be',
  recorded: 'recorded, or fixed by the format',
  unknown: 'not recorded',
} as const;

function factsOf(inspection: Inspection): string[][] {
  const { metric, direction, search, isOrdered, trials } = inspection;
  const { rows, counts, leftOut } = trials;
  const kinds =
    counts && `: ${counts.failed} failed, ${counts.pruned} pruned, ${counts.running} unfinished`;
  const known = (value: string | null, from: keyof typeof FROM) =>
    value === null ? 'unknown' : `${printable(value, 60)} (${FROM[from]})`;
  const { method, sampler, seed } = search;
  const details = [sampler && `by ${printable(sampler, 60)}`, seed !== null && `seed ${seed}`];
  return [
    [
      'trials',
      [`${rows}${kinds ?? ''}`, ...leftOut.map((group) => plainText(describeLeftOut(group)))].join(
        '; ',
      ),
    ],
    ['counted', String(counts?.counted ?? NOT_YET)],
    ['metric', known(metric.name, metric.from)],
    ['direction', known(direction.value, direction.from)],
    ['search', [method, ...details].filter(Boolean).join(', ')],
    ['settings', settingsIn(inspection)],
    ['order', isOrdered ? 'recorded' : 'not recorded; as found'],
  ];
}

const MAX_SHOWN = 20;

const NOT_YET = 'not known yet';

/** By which trials are compared, or what to write so that they are. */
function settingsIn({ trials, comparableSettings }: Inspection): string {
  const { names, areGuessed } = comparableSettings;
  if (trials.counts === null) return NOT_YET;
  if (names.length === 0) return 'none found';
  const listed = names.slice(0, MAX_SHOWN).map((name) => printable(name, 60));
  const more = names.length - listed.length;
  const all = `${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  if (!areGuessed) return all;
  return `not recorded; list those that are settings with --settings, of ${all}`;
}

function candidatesOf({ metric }: Inspection, screen: Screen): string[] {
  if (metric.candidates.length === 0) return [];
  const shown = metric.candidates.slice(0, MAX_SHOWN);
  const rows = shown.map(({ values, name, least, greatest }) => {
    const isKnown = least !== null && greatest !== null;
    const range = isKnown ? `${inDigits(least, 4)} to ${inDigits(greatest, 4)}` : '';
    const which = name === metric.name ? ' (the metric)' : '';
    return [String(values), printable(name, 100), `${range}${which}`];
  });
  const more = metric.candidates.length - MAX_SHOWN;
  return [
    'Columns of numbers that could be the metric:',
    ...aligned([['values', 'name', ''], ...rows], screen),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function commitsOf({ commits }: Inspection): string[] {
  if (commits === null) return [];
  if (commits.length === 0) return ['No commit is recorded.'];
  const more = commits.length - MAX_SHOWN;
  return [
    'Commits that the trials record:',
    ...commits.slice(0, MAX_SHOWN).map((sha) => `  ${printable(sha, 64)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** The sweep with its settings as arguments of `compare` and as inputs of a workflow. */
function toUse(inspection: Inspection, program: string): string[] {
  const { source, settings, metric, obstacle, commits } = inspection;
  if (obstacle !== null || (metric.name === null && settings.length === 0)) return [];
  const isPiped = source.kind === 'stdin';
  const location = isPiped ? '-' : source.location;
  const file = isPiped ? { question: 'the file to read', placeholder: location } : location;
  // Where trials record their commits, both sweeps can be found by them.
  const isSource = (commits?.length ?? 0) > 0 && !location.includes('commit=');
  const where = [isSource ? 'source' : 'candidate', file] as const;
  // A path with hidden characters cannot be copied from the screen.
  if (printable(location, 200) !== location || !isCopiable([where, ...settings])) return [];
  const command = `${program} compare BASELINE ${shellText(location)} ${suggestedFlags(settings)}`;
  const block = withBlock([where, ...settings]).map((line) => `  ${line}`);
  return ['To compare it:', `  ${command.trimEnd()}`, 'In a workflow:', ...block];
}
