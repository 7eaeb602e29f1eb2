import { type ChecklistItem, IN_TRIALS } from '../decide/index.ts';
import { describeAmount } from './amount.ts';
import { describeBudget } from './budgets.ts';
import { codeSpan } from './markdown.ts';
import { formatFor, plural } from './numbers.ts';
import { describeSpace } from './search-space.ts';
import { betterWord } from './wording/curve.ts';

type Item<Name extends ChecklistItem['item']> = Extract<ChecklistItem, { item: Name }>;

const LONGEST = 120;
const SHA = /^[0-9a-f]{40,64}$/;

/** What is known of an item, in a cell of a table; Markdown, all foreign text in code spans. */
export function describeItem(item: ChecklistItem): string {
  return item.state === 'missing' ? '*missing*' : describeKnown(item);
}

function describeKnown(item: ChecklistItem): string {
  switch (item.item) {
    case 'infrastructure':
      return parts(
        quoted(item.hardware) || lacks('hardware'),
        quoted(item.software),
        quoted(item.provider),
      );
    case 'runtime':
      return describeRuntime(item);
    case 'data-splits':
      return parts(quoted(item.data), quoted(item.split) || lacks('split'));
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
  return text === null ? '' : codeSpan(text, LONGEST);
}

function lacks(what: string): string {
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
    item.state === 'reported' ? '' : lacks(whatOfRuntime(item)),
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
    quoted(repository) || (runUrl === null ? lacks('link') : `[run](${runUrl})`),
    shown === null ? '' : `commit ${codeSpan(shown)}`,
  );
}

function describeBest({ best }: Item<'best-configuration'>): string {
  const count = Object.keys(best?.parameters ?? {}).length;
  return count === 0
    ? lacks('parameters')
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
    method === 'unknown' ? lacks('method') : method,
    sampler !== null && `by ${codeSpan(sampler, LONGEST)}`,
    seed !== null && `seed ${seed}`,
  ];
  return known.filter(Boolean).join(', ');
}

function describeCurve({ resolvableBudget }: Item<'curve'>): string {
  if (resolvableBudget === null) return '';
  return `in this report, up to ${describeBudget(resolvableBudget, IN_TRIALS)}`;
}
