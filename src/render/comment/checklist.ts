import { type Arm, type Assessment, type ChecklistItem, checklistsOf } from '../../decide/index.ts';
import { capitalized } from '../wording/curve.ts';
import { folded, table } from '../wording/markup.ts';
import { describeItem } from './checklist-cells.ts';

type Code = ChecklistItem['item'];

/** The checklist of one sweep. */
interface Column {
  readonly arm: Arm;
  readonly items: readonly ChecklistItem[];
}

const ARMS = ['baseline', 'candidate'] as const;
const TITLES = { baseline: 'Baseline', candidate: 'Candidate' } as const;

/** The items in words, and the field of `sweep.meta.json` that can supply them. */
export const CHECKLIST_ITEMS: Readonly<
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
 * What a report on a search should say, for each sweep, folded; Markdown. Empty if there is no
 * sweep. All text that comes from sweeps is in code spans.
 */
export function checklistSection(assessment: Assessment): string {
  const columns = columnsOf(assessment);
  const codes = codesOf(columns);
  if (codes.length === 0) return '';
  const rows = codes.map((code, i) => [
    capitalized(CHECKLIST_ITEMS[code].words),
    ...columns.map(({ items }) => describeItem(items[i] as ChecklistItem)),
  ]);
  const header = ['', ...columns.map(({ arm }) => TITLES[arm])];
  const open = new Set(columns.flatMap(openItems));
  const title = `Reporting checklist: ${codes.length - open.size} of ${codes.length} items complete`;
  const parts = [table(header, rows), ...missingLine(columns), SOURCE];
  return folded(title, parts.join('\n\n'));
}

const SOURCE = 'After Dodge et al., *Show Your Work* (2019), text box 1.';

function columnsOf(assessment: Assessment): Column[] {
  const lists = checklistsOf(assessment);
  return ARMS.flatMap((arm) => {
    const items = lists[arm];
    return items === null ? [] : [{ arm, items }];
  });
}

/** All items, in the order of the checklist. */
function codesOf(columns: readonly Column[]): Code[] {
  return columns[0]?.items.map(({ item }) => item) ?? [];
}

/** Items that are missing or only partly known. */
function openItems({ items }: Column): Code[] {
  return items.filter(({ state }) => state !== 'reported').map(({ item }) => item);
}

/** What is missing and how to supply it; empty if nothing is. */
function missingLine(columns: readonly Column[]): string[] {
  const open = new Set(columns.flatMap(openItems));
  const codes = codesOf(columns).filter((code) => open.has(code));
  if (codes.length === 0) return [];
  const all = columns.length > 1 ? columns : [];
  const onlyIn = (code: Code) => {
    const arms = all.filter((column) => openItems(column).includes(code)).map(({ arm }) => arm);
    return arms.length === 1 ? ` (${arms[0]})` : '';
  };
  const items = codes.map((code) => `${CHECKLIST_ITEMS[code].words}${onlyIn(code)}`);
  const fields = new Set(codes.flatMap((code) => CHECKLIST_ITEMS[code].field ?? []));
  const named = [...fields].map((field) => `\`${field}\``).join(', ');
  const how = `A \`sweep.meta.json\` next to the sweep’s files can add ${named}.`;
  return [`**Missing, or known in part:** ${items.join(', ')}.${named && ` ${how}`}`];
}
