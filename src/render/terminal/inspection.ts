import type { ChecklistItem } from '../../decide/index.ts';
import type { Inspection, NumberColumn } from '../../parse/index.ts';
import { META_FILE, printable, printablePath } from '../../read/index.ts';
import { isCopiable, shellText, suggestedFlags, withBlock } from '../comment/failure.ts';
import { formatBudget, formatPercent, inDigits, plural } from '../wording/numbers.ts';
import { describeGap, describeLeftOut } from '../wording/sweeps.ts';
import { aligned, type Screen, styled, wrapped } from './layout.ts';

/** How a sweep would be read, and the budgets it resolves. */
export interface InspectedSweep {
  readonly inspection: Inspection;
  /** In trials; null if no trial can be counted yet. */
  readonly resolvableBudget: number | null;
  /** Of the band. */
  readonly confidence: number;
  /** What a report on it should say; null if it cannot be read yet. */
  readonly checklist: readonly ChecklistItem[] | null;
}

/** How a sweep would be read, for a terminal. */
export function renderInspection(sweep: InspectedSweep, screen: Screen): string {
  const { inspection } = sweep;
  const { source, format, files, gaps } = inspection;
  const title = `${printablePath(source.location)}: ${format.title} (format ${format.name}), ${plural(files, 'file')}`;
  const parts = [
    title,
    facts(sweep, screen),
    metricTable(inspection, screen),
    ...[...gaps.map(describeGap), ...notesOf(sweep)].map(
      (note) => `\n${styled(wrapped(`Note: ${note}`, screen), 'dim', screen)}`,
    ),
    toUse(inspection),
  ];
  return `${parts.filter(Boolean).join('\n')}\n`;
}

function facts(sweep: InspectedSweep, screen: Screen): string {
  const { inspection } = sweep;
  const { metric, isOrdered } = inspection;
  const rows = [
    ['trials', describeTrials(inspection.trials)],
    ['counted', describeCounted(sweep)],
    ['metric', metric.name === null ? 'unknown' : `${shown(metric.name)} (${METRIC[metric.from]})`],
    ['direction', describeDirection(inspection)],
    ['search', describeSearch(inspection.search)],
    ['order', isOrdered ? 'recorded' : 'not recorded; as found'],
    ...describeMeta(inspection.meta),
  ];
  return aligned(rows, screen);
}

const METRIC: Readonly<Record<Inspection['metric']['from'], string>> = {
  given: 'as given',
  only: 'the only column of numbers it can be',
  unknown: '',
};

const DIRECTION: Readonly<Record<Inspection['direction']['from'], string>> = {
  given: 'as given',
  recorded: 'recorded, or fixed by the format',
  unknown: 'not recorded',
};

/** Before the metric is known, only whether the direction must be set can be said. */
function describeDirection({ metric, direction: { value, from }, settings }: Inspection): string {
  if (value !== null || metric.name !== null) return `${value ?? 'unknown'} (${DIRECTION[from]})`;
  const isRecorded = settings.length > 0 && settings.every(([name]) => name !== 'direction');
  return isRecorded ? 'recorded for each metric' : 'unknown';
}

function describeTrials({ rows, counts, leftOut }: Inspection['trials']): string {
  const kinds =
    counts === null
      ? ''
      : `: ${counts.failed} failed, ${counts.pruned} pruned, ${counts.running} unfinished`;
  return [`${rows}${kinds}`, ...leftOut.map(describeLeftOut)].join('; ');
}

function describeCounted({ inspection, resolvableBudget, confidence }: InspectedSweep): string {
  const { counts } = inspection.trials;
  if (counts === null || resolvableBudget === null) return 'not known yet';
  return `${counts.counted}, which resolve budgets up to ${formatBudget(resolvableBudget)} at ${formatPercent(confidence)}`;
}

function describeSearch({ method, sampler, seed }: Inspection['search']): string {
  const named = sampler === null ? '' : `, by ${shown(sampler)}`;
  const seeded = seed === null ? '' : `, seed ${seed}`;
  return `${method}${named}${seeded}`;
}

function describeMeta(meta: Inspection['meta']): string[][] {
  if (meta === null) return [];
  const known = Object.entries(meta).flatMap(([name, part]) => (part === null ? [] : name));
  return [[META_FILE, known.join(', ') || 'records nothing']];
}

const MAX_SHOWN = 20;

function metricTable({ metric }: Inspection, screen: Screen): string {
  const rows = metric.candidates.map((column) => [
    String(column.values),
    shown(column.name),
    range(column),
    column.name === metric.name ? 'the metric' : '',
  ]);
  const title = 'Columns of numbers that could be the metric';
  return section(title, [['values', 'name', 'range', ''], ...rows], screen);
}

/** @param rows with a header */
function section(title: string, rows: readonly (readonly string[])[], screen: Screen): string {
  if (rows.length === 1) return '';
  const hidden = rows.length - 1 - MAX_SHOWN;
  const more = hidden > 0 ? `\n  and ${hidden} more` : '';
  return `\n${title}:${aligned(rows.slice(0, MAX_SHOWN + 1), screen)}${more}`;
}

/** The sweep with its settings as arguments of `compare` and as inputs of a workflow. */
function toUse({ source, settings, metric, obstacle }: Inspection): string {
  if (obstacle !== null || (metric.name === null && settings.length === 0)) return '';
  const { location } = source;
  const where = ['candidate', location] as const;
  // A path with hidden characters cannot be copied from the screen.
  if (printable(location, 200) !== location || !isCopiable([where, ...settings])) return '';
  const command = `tuning-gate compare BASELINE ${shellText(location)} ${suggestedFlags({ settings })}`;
  const block = withBlock([where, ...settings]).replaceAll(/^/gm, '  ');
  return `\nTo compare it:\n  ${command.trimEnd()}\nIn a workflow:\n${block}`;
}

function shown(name: string): string {
  return printable(name, 60);
}

function range({ least, greatest }: Pick<NumberColumn, 'least' | 'greatest'>): string {
  if (least === null || greatest === null) return '';
  return `${inDigits(least, 4)} to ${inDigits(greatest, 4)}`;
}

type Dimension = Extract<ChecklistItem, { item: 'search-space-bounds' }>['parameters'][number];

const MAX_NAMED = 10;

/** What a person should know before relying on a comparison. */
export function notesOf({ inspection, checklist }: InspectedSweep): string[] {
  const declared = (checklist ?? [])
    .flatMap((item) => (item.item === 'search-space-bounds' ? item.parameters : []))
    .filter((dimension) => dimension.declared !== null);
  const absent = declared.filter(({ observed }) => observed === null);
  const outside = declared.filter(({ isOutside }) => isOutside);
  const space = [
    absent.length > 0 && `${META_FILE} declares parameters that no trial has: ${named(absent)}.`,
    outside.length > 0 &&
      `Parameters were drawn outside of the bounds that ${META_FILE} declares: ${named(outside)}.`,
  ];
  return [...inspection.warnings, ...space.filter((note) => note !== false)];
}

function named(dimensions: readonly Dimension[]): string {
  const names = dimensions.slice(0, MAX_NAMED).map(({ name }) => printable(name, 40));
  const more = dimensions.length - names.length;
  return [...names, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
