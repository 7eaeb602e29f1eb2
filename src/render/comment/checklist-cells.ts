import { type ChecklistItem, IN_TRIALS } from '../../decide/index.ts';
import { describeBudget } from '../wording/budgets.ts';
import { betterWord } from '../wording/curve.ts';
import { codeSpan } from '../wording/markup.ts';
import {
  describeAmount,
  formatFor,
  parameterName,
  parameterNumber,
  parameterValue,
  plural,
} from '../wording/numbers.ts';

type Item<Name extends ChecklistItem['item']> = Extract<ChecklistItem, { item: Name }>;

const MAX_TEXT_LENGTH = 120;
const SHA = /^[0-9a-f]{40,64}$/;

/** What is known of an item, as a table cell in Markdown; all untrusted text is in code spans. */
export function describeItem(item: ChecklistItem): string {
  return item.state === 'missing' ? '*missing*' : describeKnown(item);
}

function describeKnown(item: ChecklistItem): string {
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
    case 'validation-performance':
      return describeScore(item);
    case 'code':
      return describeCode(item);
    case 'search-space-bounds':
      return describeSpace(item);
    case 'best-configuration':
      return describeBest(item);
    case 'number-of-trials':
      return describeTrials(item);
    case 'search-method':
      return describeSearch(item);
    case 'selection-criterion':
      return parts(
        `${codeSpan(item.metric)}, ${betterWord(item.direction)}`,
        quoted(item.selection),
      );
    case 'curve':
      return describeCurve(item);
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
  const { mean, deviation, total, trials, energyKilowattHours: energy } = item;
  const amount = (value: number) => describeAmount(value, item.unit);
  const spread = deviation === null ? '' : ` (standard deviation ${amount(deviation)})`;
  const of = trials === null ? '' : ` over ${plural(trials, 'trial')}`;
  return parts(
    mean === null ? '' : `${amount(mean)} a trial on average${spread}`,
    total === null ? '' : `${amount(total)} in total${of}`,
    energy === null ? '' : `${describeAmount(energy, null)} kWh`,
    item.state === 'reported' ? '' : missing(whatOfRuntime(item)),
  );
}

function whatOfRuntime({ mean, unit }: Item<'runtime'>): string {
  if (mean === null) return 'average';
  return unit === null ? 'unit' : 'time';
}

function describeScore({ score, of }: Item<'validation-performance'>): string {
  if (score === null) return '';
  return `${formatFor(0, Math.abs(score))(score)}, the best of ${plural(of, 'trial')}`;
}

function describeCode({ repository, commit, runUrl }: Item<'code'>): string {
  const shown = commit && SHA.test(commit) ? commit.slice(0, 7) : commit;
  return parts(
    quoted(repository) || (runUrl === null ? missing('link') : `[run](${runUrl})`),
    shown === null ? '' : `commit ${codeSpan(shown)}`,
  );
}

function describeBest({ best }: Item<'best-configuration'>): string {
  const count = Object.keys(best?.parameters ?? {}).length;
  return count === 0
    ? missing('parameters')
    : `${plural(count, 'parameter')}, under *Best configuration*`;
}

function describeTrials({ trials }: Item<'number-of-trials'>): string {
  const { counted, failed, pruned, running, ignored } = trials;
  const kinds = Object.entries({ failed, pruned, unfinished: running, ignored })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`);
  return `${counted} counted${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`;
}

function describeSearch({ method, sampler, seed }: Item<'search-method'>): string {
  const known = [
    method === 'unknown' ? missing('method') : method,
    sampler !== null && `by ${codeSpan(sampler, MAX_TEXT_LENGTH)}`,
    seed !== null && `seed ${seed}`,
  ];
  return known.filter(Boolean).join(', ');
}

function describeCurve({ resolvableBudget }: Item<'curve'>): string {
  if (resolvableBudget === null) return '';
  return `in this report, up to ${describeBudget(resolvableBudget, IN_TRIALS)}`;
}

type Space = Extract<ChecklistItem, { item: 'search-space-bounds' }>;
type Dimension = Space['parameters'][number];
type Declared = NonNullable<Dimension['declared']>;
type Observed = NonNullable<Dimension['observed']>;
type Value = Observed['examples'][number] | null;

const MAX_PARAMETERS = 8;
const MAX_VALUES = 5;
const MAX_VALUE_LENGTH = 30;

/** The bounds of a search space as a table cell in Markdown, a line for each parameter. */
function describeSpace({ parameters, known, fixed, from }: Space): string {
  const tuned = known - fixed;
  const shown = parameters.slice(0, Math.min(tuned, MAX_PARAMETERS));
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
    distribution ? codeSpan(distribution, MAX_VALUE_LENGTH) : log && 'log scale',
  ];
  return parts.filter(Boolean).join(', ');
}

function describeEnds(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return `${parameterNumber(low)} to ${parameterNumber(high)}`;
  if (low !== null) return `at least ${parameterNumber(low)}`;
  return high === null ? '' : `at most ${parameterNumber(high)}`;
}

/** Few values are listed; many numbers are given as a range. */
function describeObserved(observed: Observed): string {
  const { least, greatest, distinct, examples, isSometimesNone } = observed;
  const isRange = least !== null && greatest !== null && distinct > MAX_VALUES;
  const ends = isRange && [least, greatest].map((end) => parameterNumber(end, 3)).join(' to ');
  const values = ends || listed(examples, distinct);
  return `${values}${isSometimesNone ? ', or none' : ''}`;
}

function listed(values: readonly Value[], all: number): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => parameterValue(value, MAX_VALUE_LENGTH));
  const more = all - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
