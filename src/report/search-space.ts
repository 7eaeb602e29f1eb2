import { type Compared, ownOf } from '../decide/index.ts';
import { areParametersGuessed, orient, type Sweep } from '../parse/index.ts';
import { data, listed, type Statement, say, state } from './blocks.ts';
import { plural } from './numbers.ts';
import { directionOf, scoreFormat } from './quantities.ts';

type Trial = Sweep['trials'][number];

/** The parameters in which the search spaces were found to differ; untrusted. */
export function differingParameters({ warnings }: Pick<Compared, 'warnings'>): readonly string[] {
  return warnings.find(({ code }) => code === 'search-space-differs')?.names ?? [];
}

/**
 * Whether the model changed or what was searched: where the spaces differ, what a typical trial scores in the part
 * that both sweeps reached. Nothing where it is not known what the parameters are.
 */
export function searchSpace(assessment: Compared): Statement[] {
  const { baseline, candidate } = assessment;
  const names = differingParameters(assessment);
  if (names.length === 0) {
    // Columns that may be parameters prove nothing.
    if (areParametersGuessed(baseline) || areParametersGuessed(candidate)) return [];
    return state(
      'space',
      say`As far as the trials show, both sweeps searched the same space: what is more than luck is the model’s or its training’s.`,
    );
  }
  const which = say`The search spaces differ in ${listed(names.map((name) => [data(name)]))}.`;
  const isCommon = commonPart(baseline, candidate, names);
  const [before, after] = [baseline, candidate].map(({ trials }) => trials.filter(isCommon));
  const [b, c] = [medianOf(before ?? []), medianOf(after ?? [])];
  if (b === null || c === null)
    return state(
      'space',
      say`${which} They have no part in common, so they alone may be the difference.`,
    );
  const write = scoreFormat(assessment);
  const written = (score: number) =>
    Number.isFinite(score) ? write(orient(score, directionOf(assessment))) : 'failure';
  const [m, n] = [before?.length ?? 0, after?.length ?? 0];
  return state(
    'space',
    say`${which} Where both searched, a median trial of the baseline is ${written(b)} (${plural(m, 'trial')}), and of the candidate ${written(c)} (${plural(n, 'trial')}). The plots show how often each drew which values.`,
  );
}

/** The values that both sweeps reached: numbers between the ends of both, and anything else that both have. */
function commonPart(one: Sweep, other: Sweep, names: readonly string[]) {
  const tests = names.map((name) => {
    const drawn = [one, other].map(({ trials }) =>
      trials.map(({ parameters }) => ownOf(parameters, name)),
    );
    const numbers = drawn.map((all) => all.filter((value) => typeof value === 'number'));
    const low = Math.max(...numbers.map((all) => all.reduce((x, y) => Math.min(x, y), Infinity)));
    const high = Math.min(...numbers.map((all) => all.reduce((x, y) => Math.max(x, y), -Infinity)));
    const known = drawn.map((all) => new Set(all));
    return ({ parameters }: Trial) => {
      const value = ownOf(parameters, name);
      if (typeof value === 'number') return value >= low && value <= high;
      return known.every((values) => values.has(value));
    };
  });
  return (trial: Trial) => tests.every((isIn) => isIn(trial));
}

function medianOf(trials: readonly Trial[]): number | null {
  const scores = trials.map(({ score }) => score).sort((a, b) => a - b);
  return scores[Math.ceil(scores.length / 2) - 1] ?? null;
}
