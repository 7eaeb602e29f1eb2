import { type Arm, type Assessment, type ChecklistItem, checklistsOf } from '../../decide/index.ts';
import { capitalized } from '../wording/curve.ts';
import { folded, table } from '../wording/markup.ts';
import { describeAmount, formatBudget, parameterValue } from '../wording/numbers.ts';

type Code = ChecklistItem['item'];

interface Column {
  readonly arm: Arm;
  readonly items: readonly ChecklistItem[];
}

const WORDS: Readonly<Record<Code, string>> = {
  infrastructure: 'computing infrastructure',
  runtime: 'average runtime',
  'data-splits': 'data splits',
  'validation-performance': 'validation performance',
  code: 'link to the code',
  'search-space-bounds': 'bounds of the search space',
  'best-configuration': 'best configuration',
  'number-of-trials': 'number of trials',
  'search-method': 'method of choosing values',
  'selection-criterion': 'criterion to select by',
  curve: 'tuning curve',
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
    capitalized(WORDS[code]),
    ...columns.map(({ items }) => describeItem(items[i] as ChecklistItem)),
  ]);
  const known = rows.filter(([, ...cells]) => cells.some((cell) => cell !== NOTHING));
  const header = ['', ...columns.map(({ arm }) => capitalized(arm))];
  const open = codes.filter((code) => columns.some((column) => isOpen(column, code)));
  const title = `Reporting checklist: ${codes.length - open.length} of ${codes.length} items`;
  const last = `${missingSentence(columns, open)}After Dodge et al. (2019), text box 1.`;
  return folded(title, known.length > 0 ? `${table(header, known)}\n\n${last}` : last);
}

const NOTHING = '–';

/** Missing or only partly known. */
function isOpen({ items }: Column, code: Code): boolean {
  return items.some(({ item, state }) => item === code && state !== 'reported');
}

/** What is missing and how to supply it; empty if nothing is. */
function missingSentence(columns: readonly Column[], open: readonly Code[]): string {
  if (open.length === 0) return '';
  const items = open.map((code) => {
    const lacking = columns.filter((column) => isOpen(column, code));
    const only = lacking.length < columns.length ? ` (${lacking[0]?.arm})` : '';
    return `${WORDS[code]}${only}`;
  });
  return `**Missing or incomplete:** ${items.join(', ')}. Add them in \`sweep.meta.json\`. `;
}

/** What is known of an item, as a table cell in Markdown; all untrusted text is in code spans. */
function describeItem(item: ChecklistItem): string {
  if (item.item === 'runtime') return describeRuntime(item) || NOTHING;
  const { item: _, state: _state, ...facts } = item;
  const known = Object.entries(facts).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.length === 0 ? [] : `${name}: ${value.length}`;
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText ? `${name}: ${parameterValue(value, 120)}` : [];
  });
  return known.join('; ') || NOTHING;
}

function describeRuntime(item: Extract<ChecklistItem, { item: 'runtime' }>): string {
  const { mean, total, unit, energyKilowattHours } = item;
  const known = [
    mean !== null && `${describeAmount(mean, unit)} a trial`,
    total !== null && `${describeAmount(total, unit)} in total`,
    energyKilowattHours !== null && `${formatBudget(energyKilowattHours)} kWh`,
  ];
  return known.filter(Boolean).join(', ');
}
