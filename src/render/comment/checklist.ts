import { type Arm, type Assessment, type ChecklistItem, checklistsOf } from '../../decide/index.ts';
import { capitalized } from '../wording/curve.ts';
import { codeSpan, folded, table } from '../wording/markup.ts';
import {
  describeAmount,
  parameterName,
  parameterNumber,
  parameterValue,
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

/** What is known of an item, as a table cell in Markdown; all untrusted text is in code spans. */
function describeItem(item: ChecklistItem): string {
  switch (item.item) {
    case 'infrastructure':
      return parts(quoted(item.hardware), quoted(item.software), quoted(item.provider));
    case 'runtime':
      return describeRuntime(item);
    case 'data-splits':
      return parts(quoted(item.data), quoted(item.split));
    case 'code':
      return describeCode(item);
    case 'search-space-bounds':
      return describeSpace(item);
    case 'search-method':
      return parts(item.method === 'unknown' ? null : item.method, quoted(item.sampler));
    case 'selection-criterion':
      return parts(quoted(item.selection));
    default:
      return NOTHING;
  }
}

function parts(...all: readonly (string | null)[]): string {
  return all.filter(Boolean).join('; ') || NOTHING;
}

function quoted(text: string | null): string | null {
  return text === null ? null : codeSpan(text, MAX_TEXT_LENGTH);
}

type Item<Name extends Code> = Extract<ChecklistItem, { item: Name }>;

function describeRuntime({ mean, total, unit, energyKilowattHours: energy }: Item<'runtime'>) {
  return parts(
    mean === null ? null : `${describeAmount(mean, unit)} a trial on average`,
    total === null ? null : `${describeAmount(total, unit)} in total`,
    energy === null ? null : describeAmount(energy, 'kWh'),
  );
}

function describeCode({ repository, commit, runUrl }: Item<'code'>): string {
  const shown = commit && SHA.test(commit) ? commit.slice(0, 7) : commit;
  return parts(quoted(repository) ?? (runUrl && `[run](${runUrl})`), quoted(shown));
}

const MAX_PARAMETERS = 8;
const MAX_CHOICES = 5;

/** The declared bounds of a search space as a table cell in Markdown, a line for each parameter. */
function describeSpace({ parameters }: Item<'search-space-bounds'>): string {
  const lines = parameters.flatMap(({ name, declared }) => {
    if (declared === null) return [];
    const { low, high, choices } = declared;
    const ends = [low, high].map((end) => (end === null ? '?' : parameterNumber(end)));
    const drawn = choices?.slice(0, MAX_CHOICES).map((choice) => parameterValue(choice, 30));
    return `${parameterName(name)}: ${drawn?.join(', ') ?? ends.join(' to ')}`;
  });
  const more = lines.length - MAX_PARAMETERS;
  const shown = lines.slice(0, MAX_PARAMETERS);
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('<br>') || NOTHING;
}
