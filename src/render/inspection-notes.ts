import type { ChecklistItem } from '../decide/index.ts';
import type { Inspection } from '../parse/index.ts';
import { META_FILE, printable } from '../read/index.ts';

type Dimension = Extract<ChecklistItem, { item: 'search-space-bounds' }>['parameters'][number];

const MOST_NAMED = 10;

interface Noted {
  readonly inspection: Inspection;
  readonly checklist: readonly ChecklistItem[] | null;
}

/** What to know before relying on a comparison, for people. */
export function notesOf({ inspection, checklist }: Noted): string[] {
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
  const names = dimensions.slice(0, MOST_NAMED).map(({ name }) => printable(name, 40));
  const more = dimensions.length - names.length;
  return [...names, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
