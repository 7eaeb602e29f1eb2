import { type Arm, type Assessment, type ChecklistItem, checklistsOf } from '../decide/index.ts';
import { capitalized, type Fact, fact, joined, type Phrase, plain, say } from './blocks.ts';
import { describeAmount, formatBudget, parameterValue } from './numbers.ts';

type Code = ChecklistItem['item'];

interface Column {
  readonly arm: Arm;
  readonly items: readonly ChecklistItem[];
}

const NAMES = {
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
} as const satisfies Readonly<Record<Code, string>>;

/**
 * What a report on a search should say [Dodge19, text box 1]: what is known of each sweep besides what the
 * report shows anyway, and in one line what is missing. Null if there is no sweep.
 */
export function checklistOf(assessment: Assessment): readonly Fact[] | null {
  const lists = checklistsOf(assessment);
  const columns = (['baseline', 'candidate'] as const).flatMap((arm): Column[] => {
    const items = lists[arm];
    return items === null ? [] : [{ arm, items }];
  });
  const codes = columns[0]?.items.map(({ item }) => item) ?? [];
  if (codes.length === 0) return null;
  const open = codes.filter((code) => columns.some((column) => isOpen(column, code)));
  const known = codes.flatMap((code, i) => {
    const values = columns.map(({ items }) => describeItem(items[i] as ChecklistItem));
    return fact(`checklist.${code}`, capitalized(say`${NAMES[code]}`), ofBoth(columns, values));
  });
  return [
    ...fact(
      'checklist',
      say`Reported`,
      say`${codes.length - open.length} of ${codes.length} items`,
    ),
    ...known,
    ...fact('checklist-missing', say`Missing or incomplete`, missingWords(columns, open)),
    ...fact('checklist-source', say`After`, say`Dodge et al. (2019), text box 1`),
  ];
}

/** Once where both sweeps have the same. */
function ofBoth(columns: readonly Column[], values: readonly Phrase[]): Phrase {
  const [first = [], ...others] = values;
  if (others.every((value) => JSON.stringify(value) === JSON.stringify(first))) return first;
  const each = columns.map(({ arm }, i) => {
    const value = values[i] ?? [];
    return value.length === 0 ? [] : say`${arm} ${value}`;
  });
  return joined(each, say`; `);
}

/** Missing or only partly known. */
function isOpen({ items }: Column, code: Code): boolean {
  return items.some(({ item, state }) => item === code && state !== 'reported');
}

/** What is missing and how to supply it; empty if nothing is. */
function missingWords(columns: readonly Column[], open: readonly Code[]): Phrase {
  if (open.length === 0) return [];
  const items = open.map((code) => {
    const lacking = columns.filter((column) => isOpen(column, code));
    const only = lacking.length < columns.length ? lacking[0]?.arm : undefined;
    return only === undefined ? say`${NAMES[code]}` : say`${NAMES[code]} (${only})`;
  });
  return say`${joined(items, say`, `)}. Add them in \`sweep.meta.json\``;
}

/** What is known of an item; empty if nothing is. */
function describeItem(item: ChecklistItem): Phrase {
  if (item.item === 'runtime') return describeRuntime(item);
  const { item: _, state: _state, ...facts } = item;
  const known = Object.entries(facts).map(([name, value]): Phrase => {
    if (Array.isArray(value))
      return value.length === 0 ? [] : say`${plain('name', name)}: ${value.length}`;
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText ? say`${plain('name', name)}: ${parameterValue(value, 120)}` : [];
  });
  return joined(known, say`; `);
}

function describeRuntime(item: Extract<ChecklistItem, { item: 'runtime' }>): Phrase {
  const { mean, total, unit, energyKilowattHours: energy } = item;
  const known = [
    mean === null ? [] : say`${describeAmount(mean, unit)} a trial`,
    total === null ? [] : say`${describeAmount(total, unit)} in total`,
    energy === null ? [] : say`${formatBudget(energy)} kWh`,
  ];
  return joined(known, say`, `);
}
