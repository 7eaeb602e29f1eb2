import {
  type Arm,
  type Assessment,
  type BestConfiguration,
  bestConfiguration,
} from '../../decide/index.ts';
import { areParametersGuessed, type Sweep } from '../../parse/index.ts';
import { codeSpan, folded, table } from '../wording/markup.ts';
import {
  describeAmount,
  type Format,
  formatBudget,
  formatFor,
  parameterName,
  parameterValue,
  plural,
} from '../wording/numbers.ts';
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
  const arms = shownOf(assessment);
  if (arms.length === 0) return '';
  const names = namesOf(arms);
  const rows = [
    ...sweepRows(arms, assessment),
    ...bestRows(arms),
    ...parameterRows(arms, names.slice(0, MAX_PARAMETERS)),
  ];
  const notes = [moreNote(names), unknownNote(arms), FLATTERS].filter(Boolean).join(' ');
  return inFold(arms, rows, `\n\n${notes}`);
}

/** Only the sweeps and their trials. */
export function briefSweepsSection(assessment: Assessment): string {
  const arms = shownOf(assessment);
  return arms.length === 0 ? '' : inFold(arms, sweepRows(arms, assessment).slice(0, 2), '');
}

function inFold(arms: readonly Shown[], rows: string[][], notes: string): string {
  const title = `Sweep${arms.length > 1 ? 's and best configurations' : ' and best configuration'}`;
  const header = ['', ...arms.map((arm) => arm.title)];
  const known = rows.filter(([, ...cells]) => cells.some((cell) => cell !== NONE));
  return folded(title, `${table(header, known)}${notes}`);
}

function shownOf(assessment: Assessment): Shown[] {
  const shown = (arm: Arm, title: string): Shown[] => {
    const sweep = assessment[arm];
    return sweep ? [{ title, sweep, best: bestConfiguration(sweep) }] : [];
  };
  return [...shown('baseline', 'Baseline'), ...shown('candidate', 'Candidate')];
}

function sweepRows(arms: readonly Shown[], { settings }: Assessment): string[][] {
  const source = ({ sweep }: Shown) => `${codeSpan(sweep.source.location)} (${sweep.format})`;
  return [
    ['Read from', ...arms.map(source)],
    ['Trials', ...arms.map(({ sweep }) => describeCounts(sweep, settings))],
    ['Mean cost', ...arms.map(({ sweep }) => meanCost(sweep))],
  ];
}

function meanCost({ cost }: Sweep): string {
  if (cost === null) return NONE;
  const unit = cost.unit === null ? '' : ` ${codeSpan(cost.unit)}`;
  return `${formatBudget(cost.mean)}${unit} (of ${plural(cost.from, 'trial')})`;
}

function bestRows(arms: readonly Shown[]): string[][] {
  const format = scoreFormat(arms.flatMap(({ best }) => best?.score ?? []));
  return [
    ['**Best score**', ...arms.map((arm) => scoreCell(arm, format))],
    ['found in', ...arms.map(({ best }) => (best ? codeSpan(best.where, 200) : NONE))],
    ['Cost', ...arms.map(costCell)],
    ['Training seed', ...arms.map(({ best }) => String(best?.seed ?? NONE))],
  ];
}

/** Four digits, or as many as it takes for two scores to differ. */
function scoreFormat(scores: readonly number[]): Format {
  const magnitude = Math.max(0, ...scores.map(Math.abs));
  const gap = scores.length > 1 ? Math.max(...scores) - Math.min(...scores) : 0;
  const width = Math.min(0.003 * magnitude, 3, Math.max(gap, 1e-6 * magnitude));
  return formatFor(gap > 0 ? width : 0, magnitude);
}

function scoreCell({ sweep, best }: Shown, format: Format): string {
  if (best === null) return 'all trials failed';
  const remarks = [
    best.sharedBy > 1 && `the first of ${best.sharedBy} that share it`,
    best.outcome === 'pruned' && 'pruned',
  ].filter(Boolean);
  const remark = remarks.length > 0 ? ` (${remarks.join('; ')})` : '';
  return `${format(best.score)} ${codeSpan(sweep.metric, 40)}${remark}`;
}

function costCell({ sweep, best }: Shown): string {
  if (best === null || best.cost === null) return NONE;
  return describeAmount(best.cost, sweep.cost?.unit ?? null);
}

/** Varied parameters first, then those that never changed. */
function namesOf(arms: readonly Shown[]): string[] {
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  return [...new Set([...varied, ...all])];
}

function parameterRows(arms: readonly Shown[], names: readonly string[]): string[][] {
  return names.map((name) => [
    parameterName(name),
    ...arms.map(({ best }) => valueCell(best?.parameters ?? {}, name)),
  ]);
}

function valueCell(parameters: NonNullable<BestConfiguration['parameters']>, name: string): string {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  return value === undefined ? NONE : parameterValue(value);
}

function moreNote(names: readonly string[]): string {
  const more = names.length - MAX_PARAMETERS;
  return more > 0 ? `${plural(more, 'more parameter')} in \`report.json\`.` : '';
}

function unknownNote(arms: readonly Shown[]): string {
  const guessed = arms.filter(({ best, sweep }) => best?.parameters && areParametersGuessed(sweep));
  const isUnknown = arms.some(({ best }) => best?.parameters === null);
  if (guessed.length === 0 && !isUnknown) return '';
  const what =
    guessed.length > 0
      ? 'All columns of that row are shown'
      : 'The files do not tell parameters from other columns';
  return `${what}: list the parameters under \`search.space\` in \`sweep.meta.json\`.`;
}

/** Two best scores side by side invite the very comparison that this report replaces. */
const FLATTERS = 'A best score flatters: compare the curves.';
