import { type Arm, type Assessment, type ChecklistItem, checklistsOf } from '../../decide/index.ts';
import { capitalized } from '../wording/curve.ts';
import { codeSpan, folded, table } from '../wording/markup.ts';
import {
  describeAmount,
  parameterName,
  parameterNumber,
  parameterValue,
  plural,
} from '../wording/numbers.ts';

type Code = ChecklistItem['item'];

/** The checklist of one sweep. */
interface Column {
  readonly arm: Arm;
  readonly items: readonly ChecklistItem[];
}

/** The items in words, and the field of `sweep.meta.json` that can supply them. */
const CHECKLIST_ITEMS: Readonly<
  Record<Code, { readonly words: string; readonly field: string | null }>
> = {
  infrastructure: { words: 'computing infrastructure', field: 'infrastructure.hardware' },
  runtime: { words: 'average runtime', field: 'runtime.trialSeconds' },
  'data-splits': { words: 'data splits', field: 'evaluation.split' },
  'validation-performance': { words: 'validation performance', field: null },
  code: { words: 'link to the code', field: 'code.repository' },
  'search-space-bounds': { words: 'bounds of the search space', field: 'search.space' },
  'best-configuration': { words: 'best configuration', field: 'search.space' },
  'number-of-trials': { words: 'number of trials', field: null },
  'search-method': { words: 'method of choosing values', field: 'search.method' },
  'selection-criterion': { words: 'criterion to select by', field: null },
  curve: { words: 'tuning curve', field: null },
};

/**
 * What a report on a search should say [Dodge19, text box 1]: what is known of each sweep besides what the
 * report shows anyway, and in one line what is missing; folded Markdown. Empty if there is no sweep. All text
 * that comes from sweeps is in code spans.
 */
export function checklistSection(assessment: Assessment): string {
  const lists = checklistsOf(assessment);
  const columns = (['baseline', 'candidate'] as const).flatMap((arm): Column[] => {
    const items = lists[arm];
    return items === null ? [] : [{ arm, items }];
  });
  const codes = columns[0]?.items.map(({ item }) => item) ?? [];
  if (codes.length === 0) return '';
  const rows = codes.map((code, i) => [
    capitalized(CHECKLIST_ITEMS[code].words),
    ...columns.map(({ items }) => describeItem(items[i] as ChecklistItem)),
  ]);
  const known = rows.filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING));
  const header = ['', ...columns.map(({ arm }) => capitalized(arm))];
  const open = codes.filter((code) => columns.some((column) => isOpen(column, code)));
  const parts = [
    known.length > 0 ? table(header, known) : '',
    [missingLine(columns, open), SOURCE].filter(Boolean).join(' '),
  ];
  const title = `Reporting checklist: ${codes.length - open.length} of ${codes.length} items`;
  return folded(title, parts.filter(Boolean).join('\n\n'));
}

const SOURCE = 'After Dodge et al. (2019), text box 1.';
const NOTHING = '–';

/** Missing or only partly known. */
function isOpen({ items }: Column, code: Code): boolean {
  return items.some(({ item, state }) => item === code && state !== 'reported');
}

/** What is missing and how to supply it; empty if nothing is. */
function missingLine(columns: readonly Column[], open: readonly Code[]): string {
  if (open.length === 0) return '';
  const items = open.map((code) => {
    const lacking = columns.filter((column) => isOpen(column, code));
    const only = lacking.length < columns.length ? ` (${lacking[0]?.arm})` : '';
    return `${CHECKLIST_ITEMS[code].words}${only}`;
  });
  const hasField = open.some((code) => CHECKLIST_ITEMS[code].field !== null);
  const how = hasField ? ' Add them in `sweep.meta.json`.' : '';
  return `**Missing or incomplete:** ${items.join(', ')}.${how}`;
}

const MAX_TEXT_LENGTH = 120;
const SHA = /^[0-9a-f]{40,64}$/;

type Item<Name extends ChecklistItem['item']> = Extract<ChecklistItem, { item: Name }>;

/** What is known of an item, as a table cell in Markdown; all untrusted text is in code spans. */
function describeItem(item: ChecklistItem): string {
  if (item.state === 'missing') return NOTHING;
  switch (item.item) {
    case 'infrastructure':
      return parts(
        quoted(item.hardware) || missing('hardware'),
        quoted(item.software),
        quoted(item.provider),
      );
    case 'runtime':
      return describeRuntime(item);
    case 'data-splits':
      return parts(quoted(item.data), quoted(item.split) || missing('split'));
    case 'code':
      return describeCode(item);
    case 'search-space-bounds':
      return describeSpace(item);
    case 'search-method':
      return describeSearch(item);
    case 'selection-criterion':
      return quoted(item.selection) || NOTHING;
    default:
      return NOTHING;
  }
}

function parts(...all: readonly string[]): string {
  return all.filter(Boolean).join('; ');
}

function quoted(text: string | null): string {
  return text === null ? '' : codeSpan(text, MAX_TEXT_LENGTH);
}

function missing(what: string): string {
  return `${what} *missing*`;
}

function describeRuntime(item: Item<'runtime'>): string {
  const { mean, total, energyKilowattHours: energy } = item;
  const amount = (value: number) => describeAmount(value, item.unit);
  return parts(
    mean === null ? '' : `${amount(mean)} a trial on average`,
    total === null ? '' : `${amount(total)} in total`,
    energy === null ? '' : `${describeAmount(energy, null)} kWh`,
    item.state === 'reported' ? '' : missing(whatOfRuntime(item)),
  );
}

function whatOfRuntime({ mean, unit }: Item<'runtime'>): string {
  if (mean === null) return 'average';
  return unit === null ? 'unit' : 'time';
}

function describeCode({ repository, commit, runUrl }: Item<'code'>): string {
  const shown = commit && SHA.test(commit) ? commit.slice(0, 7) : commit;
  return parts(
    quoted(repository) || (runUrl === null ? missing('link') : `[run](${runUrl})`),
    shown === null ? '' : `commit ${codeSpan(shown)}`,
  );
}

function describeSearch({ method, sampler, seed }: Item<'search-method'>): string {
  const known = [
    method === 'unknown' ? missing('method') : method,
    sampler !== null && `by ${codeSpan(sampler, MAX_TEXT_LENGTH)}`,
    seed !== null && `seed ${seed}`,
  ];
  return known.filter(Boolean).join(', ');
}

type Space = Item<'search-space-bounds'>;
type Dimension = Space['parameters'][number];

const MAX_PARAMETERS = 8;
const MAX_VALUES = 5;
const MAX_VALUE_LENGTH = 30;

/** The bounds of a search space as a table cell in Markdown, a line for each parameter. */
function describeSpace({ parameters, known, fixed }: Space): string {
  const tuned = known - fixed;
  const shown = parameters.slice(0, Math.min(tuned, MAX_PARAMETERS));
  const more = tuned - shown.length;
  const lines = [
    ...shown.map(describeDimension),
    more > 0 && `and ${more} more`,
    fixed > 0 && `${tuned > 0 ? 'and ' : ''}${plural(fixed, 'parameter')} with one value only`,
  ];
  return lines.filter(Boolean).join('<br>');
}

function describeDimension({ name, declared, isBounded }: Dimension): string {
  const known = declared === null ? '' : describeDeclared(declared);
  return `${parameterName(name)}: ${parts(known, isBounded ? '' : missing('bounds'))}`;
}

function describeDeclared({
  distribution,
  low,
  high,
  log,
  choices,
}: NonNullable<Dimension['declared']>): string {
  const parts = [
    choices && listed(choices),
    describeEnds(low, high),
    distribution ? codeSpan(distribution, MAX_VALUE_LENGTH) : log && 'log scale',
  ];
  return parts.filter(Boolean).join(', ');
}

function describeEnds(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return `${parameterNumber(low)} to ${parameterNumber(high)}`;
  if (low !== null) return `at least ${parameterNumber(low)}`;
  return high === null ? '' : `at most ${parameterNumber(high)}`;
}

function listed(values: readonly (string | number | boolean | null)[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => parameterValue(value, MAX_VALUE_LENGTH));
  const more = values.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
