import {
  type Arm,
  type Assessment,
  type BestConfiguration,
  bestConfiguration,
} from '../../decide/index.ts';
import { areParametersGuessed, type Sweep } from '../../parse/index.ts';
import { codeSpan, folded, table } from '../wording/markup.ts';
import { describeAmount, type Format, parameterValue, plural } from '../wording/numbers.ts';
import { scoreFormat } from '../wording/scores.ts';
import { describeCounts } from '../wording/sweeps.ts';

const MAX_PARAMETERS = 30;
const NONE = '–';

/** A sweep with its best trial. */
interface Shown {
  readonly title: string;
  readonly sweep: Sweep;
  /** Null if all trials failed. */
  readonly best: BestConfiguration | null;
}

/**
 * The sweeps and the best configuration of each, side by side and folded; Markdown. Empty if there is no
 * sweep. All text that comes from sweeps is in code spans.
 */
export function sweepsSection(assessment: Assessment): string {
  const shown = (arm: Arm, title: string): Shown[] => {
    const sweep = assessment[arm];
    return sweep ? [{ title, sweep, best: bestConfiguration(sweep) }] : [];
  };
  const arms = [...shown('baseline', 'Baseline'), ...shown('candidate', 'Candidate')];
  if (arms.length === 0) return '';
  const names = namesOf(arms);
  const rows = [...sweepRows(arms, assessment), ...parameterRows(arms, names)];
  const known = rows.filter(([, ...cells]) => cells.some((cell) => cell !== NONE));
  const header = ['', ...arms.map(({ title }) => title)];
  const notes = [moreNote(names), unknownNote(arms), FLATTERS].filter(Boolean).join(' ');
  const title = `Sweep${arms.length > 1 ? 's and best configurations' : ' and best configuration'}`;
  return folded(title, `${table(header, known)}\n\n${notes}`);
}

function sweepRows(arms: readonly Shown[], assessment: Assessment): string[][] {
  const write = scoreFormat(assessment);
  const row = (title: string, cell: (arm: Shown) => string | null) => [
    title,
    ...arms.map((arm) => cell(arm) ?? NONE),
  ];
  return [
    row('Read from', ({ sweep: { source, format } }) => `${codeSpan(source.location)} (${format})`),
    row('Trials', ({ sweep }) => describeCounts(sweep, assessment.settings)),
    row('Mean cost', ({ sweep: { cost } }) => cost && meanCost(cost)),
    row('**Best score**', (arm) => bestScore(arm, write)),
    row('found in', ({ best }) => best && codeSpan(best.where, 200)),
    row('Cost', ({ best, sweep }) => amountOf(best?.cost ?? null, sweep)),
    row('Training seed', ({ best }) => (best?.seed == null ? null : String(best.seed))),
  ];
}

function meanCost({ mean, unit, from }: NonNullable<Sweep['cost']>): string {
  return `${describeAmount(mean, unit)} (of ${plural(from, 'trial')})`;
}

function amountOf(cost: number | null, sweep: Sweep): string | null {
  return cost === null ? null : describeAmount(cost, sweep.cost?.unit ?? null);
}

function bestScore({ sweep, best }: Shown, write: Format): string {
  if (best === null) return 'all trials failed';
  const shared = best.sharedBy > 1 ? ` (the first of ${best.sharedBy} that share it)` : '';
  return `${write(best.score)} ${codeSpan(sweep.metric, 40)}${shared}`;
}

/** Varied parameters first, then those that never changed. */
function namesOf(arms: readonly Shown[]): string[] {
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  return [...new Set([...varied, ...all])];
}

function parameterRows(arms: readonly Shown[], names: readonly string[]): string[][] {
  return names.slice(0, MAX_PARAMETERS).map((name) => [
    codeSpan(name, 40),
    ...arms.map(({ best }) => {
      const parameters = best?.parameters ?? {};
      const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
      return value === undefined ? NONE : parameterValue(value);
    }),
  ]);
}

function moreNote(names: readonly string[]): string {
  const more = names.length - MAX_PARAMETERS;
  return more > 0 ? `${plural(more, 'more parameter')} in \`report.json\`.` : '';
}

function unknownNote(arms: readonly Shown[]): string {
  const isUnknown = ({ best, sweep }: Shown) =>
    best !== null && (best.parameters === null || areParametersGuessed(sweep));
  return arms.some(isUnknown)
    ? 'The files do not tell parameters from other columns: list them under `search.space` in `sweep.meta.json`.'
    : '';
}

/** Two best scores side by side invite the very comparison that this report replaces. */
const FLATTERS = 'A best score flatters: compare the curves.';
