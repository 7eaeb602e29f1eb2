import type { ChecklistItem } from '../../decide/index.ts';
import type {
  CostCandidate,
  Inspection,
  NumberColumn,
  ParameterSummary,
} from '../../parse/index.ts';
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
    parameterTable(inspection, screen),
    costTable(inspection, screen),
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
  name: 'guessed from the name of the metric',
  unknown: 'not recorded, and not clear from the name',
};

/** Before the metric is known, only whether the direction must be set can be said. */
function describeDirection({ metric, direction: { value, from }, settings }: Inspection): string {
  if (value !== null || metric.name !== null) return `${value ?? 'unknown'} (${DIRECTION[from]})`;
  const isRecorded = settings.length > 0 && settings.every(([name]) => name !== 'direction');
  return isRecorded ? 'recorded for each metric' : 'unknown';
}

const SEARCH: Readonly<Record<Inspection['search']['from'], string>> = {
  recorded: 'recorded',
  meta: 'as sweep.meta.json says',
  given: 'as given',
  unknown: 'not recorded',
};

function describeTrials({ rows, leftOut, ...counts }: Inspection['trials']): string {
  const { finished, failed, pruned, unfinished } = counts;
  const kinds = `${finished} finished, ${failed} failed, ${pruned} pruned, ${unfinished} unfinished`;
  return [`${rows}: ${kinds}`, ...leftOut.map(describeLeftOut)].join('; ');
}

function describeCounted({ inspection, resolvableBudget, confidence }: InspectedSweep): string {
  const { counted } = inspection.trials;
  if (counted === null || resolvableBudget === null) return 'not known yet';
  return `${counted}, which resolve budgets up to ${formatBudget(resolvableBudget)} at ${formatPercent(confidence)}`;
}

function describeSearch({ method, sampler, seed, from }: Inspection['search']): string {
  const named = sampler === null ? '' : `, by ${shown(sampler)}`;
  const seeded = seed === null ? '' : `, seed ${seed}`;
  return `${method} (${SEARCH[from]})${named}${seeded}`;
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

function parameterTable({ parameters }: Inspection, screen: Screen): string {
  if (parameters === null)
    return '\nParameters: this format does not distinguish them from other columns';
  const rows = parameters.map((parameter) => [
    String(parameter.values),
    shown(parameter.name),
    `${parameter.distinct} distinct`,
    parameter.examples.length === 0 ? range(parameter) : examplesOf(parameter),
  ]);
  return section('Parameters', [['values', 'name', '', 'range'], ...rows], screen);
}

function examplesOf({ examples, distinct }: ParameterSummary): string {
  const list = examples.map((one) => printable(one, 20));
  return [...list, ...(distinct > list.length ? ['…'] : [])].join(', ');
}

function costTable({ costs }: Inspection, screen: Screen): string {
  const rows = costs.map(({ name, values, mean, unit }: CostCandidate) => [
    String(values),
    shown(name),
    `mean ${inDigits(mean, 4)}${unit === null ? '' : ` ${unit}`}`,
  ]);
  return section('What could be the cost (--cost)', [['values', 'name', ''], ...rows], screen);
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
  const absent = declared.filter(({ isDrawn }) => !isDrawn);
  if (absent.length === 0) return [...inspection.warnings];
  const note = `${META_FILE} declares parameters that no trial has: ${named(absent)}.`;
  return [...inspection.warnings, note];
}

function named(dimensions: readonly Dimension[]): string {
  const names = dimensions.slice(0, MAX_NAMED).map(({ name }) => printable(name, 40));
  const more = dimensions.length - names.length;
  return [...names, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
