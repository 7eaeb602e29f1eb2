import type { ChecklistItem } from '../decide/index.ts';
import { codeSpan } from './markdown.ts';
import { plural } from './numbers.ts';
import { parameterName, parameterNumber, parameterValue } from './parameter-value.ts';

type Space = Extract<ChecklistItem, { item: 'search-space-bounds' }>;
type Dimension = Space['parameters'][number];
type Declared = NonNullable<Dimension['declared']>;
type Observed = NonNullable<Dimension['observed']>;
type Value = Observed['examples'][number] | null;

const MOST_SHOWN = 8;
const MOST_VALUES = 5;
const LONGEST = 30;

/** The bounds of a search space, a line for each parameter, in a cell of a table; Markdown. */
export function describeSpace({ parameters, known, fixed, from }: Space): string {
  const tuned = known - fixed;
  const shown = parameters.slice(0, Math.min(tuned, MOST_SHOWN));
  const more = tuned - shown.length;
  const isObserved = from === 'sweep' && tuned > 0;
  const lines = [
    isObserved && '*observed, not declared:*',
    ...shown.map((one) => describeDimension(one, isObserved ? '' : ' (observed, not declared)')),
    more > 0 && `and ${more} more`,
    fixed > 0 && `${tuned > 0 ? 'and ' : ''}${plural(fixed, 'parameter')} with one value only`,
  ];
  return lines.filter(Boolean).join('<br>');
}

function describeDimension(dimension: Dimension, mark: string): string {
  const { name, declared, isBounded, observed, isOutside } = dimension;
  const drawn = observed ? describeObserved(observed) : '';
  if (declared === null) return `${parameterName(name)}: ${drawn}${mark}`;
  const lines = [
    describeDeclared(declared),
    !isBounded && 'bounds *missing*',
    isOutside ? `drawn *outside*: ${drawn}` : !isBounded && drawn && `observed: ${drawn}`,
  ];
  return `${parameterName(name)}: ${lines.filter(Boolean).join('; ')}`;
}

function describeDeclared({ distribution, low, high, log, choices }: Declared): string {
  const parts = [
    choices && listed(choices, choices.length),
    describeEnds(low, high),
    distribution ? codeSpan(distribution, LONGEST) : log && 'log scale',
  ];
  return parts.filter(Boolean).join(', ');
}

function describeEnds(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return `${parameterNumber(low)} to ${parameterNumber(high)}`;
  if (low !== null) return `at least ${parameterNumber(low)}`;
  return high === null ? '' : `at most ${parameterNumber(high)}`;
}

/** Few values are listed; of many numbers the ends say more. */
function describeObserved(observed: Observed): string {
  const { least, greatest, distinct, examples, isSometimesNone } = observed;
  const isRange = least !== null && greatest !== null && distinct > MOST_VALUES;
  const ends = isRange && [least, greatest].map((end) => parameterNumber(end, 3)).join(' to ');
  const values = ends || listed(examples, distinct);
  return `${values}${isSometimesNone ? ', or none' : ''}`;
}

function listed(values: readonly Value[], all: number): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => parameterValue(value, LONGEST));
  const more = all - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
