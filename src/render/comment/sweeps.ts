import { type Assessment, type BestConfiguration, bestConfiguration } from '../../decide/index.ts';
import { areParametersGuessed, type Sweep } from '../../parse/index.ts';
import {
  data,
  type Fold,
  fold,
  joined,
  ofMessage,
  type Phrase,
  paragraph,
  say,
  strong,
  table,
} from '../../report/index.ts';
import { describeAmount, parameterValue, plural } from '../wording/numbers.ts';
import { scoreFormat } from '../wording/scores.ts';
import { describeCounts } from '../wording/sweeps.ts';

const MAX_PARAMETERS = 30;

interface Shown {
  readonly title: 'Baseline' | 'Candidate';
  readonly sweep: Sweep;
  /** Null if all trials failed. */
  readonly best: BestConfiguration | null;
}

/**
 * The sweeps and the best configuration of each, side by side. Null if there is no
 * sweep.
 */
export function sweepsFold(assessment: Assessment): Fold | null {
  const arms = (['Baseline', 'Candidate'] as const).flatMap((title): Shown[] => {
    const sweep = assessment[title === 'Baseline' ? 'baseline' : 'candidate'];
    return sweep ? [{ title, sweep, best: bestConfiguration(sweep) }] : [];
  });
  if (arms.length === 0) return null;
  const names = namesOf(arms);
  const rows = [...sweepRows(arms, assessment), ...parameterRows(arms, names)];
  const known = rows
    .filter(([, ...cells]) => cells.some((cell) => cell.length > 0))
    .map((cells) => cells.map((cell) => (cell.length > 0 ? cell : say`–`)));
  const header = [[], ...arms.map(({ title }) => say`${title}`)];
  const more = names.length - MAX_PARAMETERS;
  const isUnknown = ({ best, sweep }: Shown) =>
    best !== null && (best.parameters === null || areParametersGuessed(sweep));
  const notes = [
    more > 0 ? say`${plural(more, 'more parameter')} in \`report.json\`.` : [],
    arms.some(isUnknown)
      ? say`The files do not tell parameters from other columns: list them under \`search.space\` in \`sweep.meta.json\`.`
      : [],
    // Two best scores side by side invite the very comparison that this report replaces.
    say`A best score flatters: compare the curves.`,
  ];
  const title = arms.length > 1 ? 'Sweeps and best configurations' : 'Sweep and best configuration';
  return fold(say`${title}`, [table(header, known), ...paragraph(joined(notes))]);
}

function sweepRows(arms: readonly Shown[], assessment: Assessment): Phrase[][] {
  const write = scoreFormat(assessment);
  const row = (title: Phrase, cell: (arm: Shown) => Phrase) => [title, ...arms.map(cell)];
  return [
    row(
      say`Read from`,
      ({ sweep: { source, format } }) => say`${data(source.location)} (${ofMessage(format)})`,
    ),
    row(say`Trials`, ({ sweep }) => ofMessage(describeCounts(sweep, assessment.settings))),
    row(say`Mean cost`, ({ sweep: { cost } }) =>
      cost ? say`${describeAmount(cost.mean, cost.unit)} (of ${plural(cost.from, 'trial')})` : [],
    ),
    row([strong(say`Best score`)], ({ sweep, best }) => {
      if (best === null) return say`all trials failed`;
      const shared = best.sharedBy > 1 ? say` (the first of ${best.sharedBy} that share it)` : [];
      return say`${write(best.score)} ${data(sweep.metric, 40)}${shared}`;
    }),
    row(say`found in`, ({ best }) => (best ? [data(best.where, 200)] : [])),
    row(say`Cost`, ({ best, sweep }) =>
      best?.cost == null ? [] : describeAmount(best.cost, sweep.cost?.unit ?? null),
    ),
    row(say`Training seed`, ({ best }) => (best?.seed == null ? [] : say`${best.seed}`)),
  ];
}

/** Varied parameters first, then those that never changed. */
function namesOf(arms: readonly Shown[]): string[] {
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  return [...new Set([...varied, ...all])];
}

function parameterRows(arms: readonly Shown[], names: readonly string[]): Phrase[][] {
  return names.slice(0, MAX_PARAMETERS).map((name) => [
    [data(name, 40)],
    ...arms.map(({ best }): Phrase => {
      const parameters = best?.parameters ?? {};
      const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
      return value === undefined ? [] : [parameterValue(value)];
    }),
  ]);
}
